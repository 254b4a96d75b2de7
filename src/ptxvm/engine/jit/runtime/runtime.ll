; Generated from the C files beside this one by `make runtime`.
; a932cd14b1f2ac4bd07c3376ca8137efc7039fe0b40d7b33ecc0567675a7ecce
%union.SignalAction = type { ptr, [248 x i8] }
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.ScreenAccess = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32 }
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i8, i8,
      i8, i8, i8 }
%struct.Life = type { i32, i32 }
%struct.Warpgroup = type { [4 x i32], [4 x i32], i32, i32, i32, i32, [4 x [16 x i32]], [32 x [4 x %struct.Issued]] }
%struct.Issued = type { i32, i32, i64, i64 }
%struct.FollowedWarp = type { i32, i32, [4 x %struct.FollowedSpan], i64, i32, i32 }
%struct.FollowedSpan = type { i64, i64, i64 }
%struct.FollowedKnown = type { %struct.FollowedSpan, i32, i32, i64 }
%struct.ScreenRun = type { i32, i32, i64, i32, i32 }
%struct.FollowedRelease = type { i64, i64, i32, i32 }
%struct.ScreenCache = type { i64, i64, i64, i64, i64, ptr, ptr, ptr }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenPage = type { i64, [32 x i64] }
%struct.ScreenQuiet = type { i64, i64, i64, i64 }
%struct.ScreenMember = type { ptr, i64 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }
%struct.FollowedWord = type { i64, i64, i64, i32, i32, [4 x %struct.FollowedSpan] }

@nobody = internal global i32 0, align 4
@ptxvm_stop_flag = global ptr @nobody, align 8
@ptxvm_next_handler = global ptr null, align 8
@ours = internal global %union.SignalAction zeroinitializer, align 8
@combine_bytes.no_offset = internal constant i64 0, align 8
@switch.table.locate = private unnamed_addr constant [4 x i32] [i32 6, i32 3, i32 4, i32 5], align 4
@switch.table.locate.1 = private unnamed_addr constant [4 x i32] [i32 4, i32 5, i32 1, i32 6], align 4
@switch.table.words_of = private unnamed_addr constant [4 x i32] [i32 1431655765, i32 286331153, i32 16843009, i32
      65537], align 4

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
  br i1 %14, label %248, label %15

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
  %35 = phi i64 [ 0, %15 ], [ %185, %181 ]
  %36 = phi i32 [ %3, %15 ], [ %192, %181 ]
  %37 = phi i32 [ 0, %15 ], [ %184, %181 ]
  %38 = phi i32 [ 0, %15 ], [ %188, %181 ]
  %39 = phi i64 [ 0, %15 ], [ %183, %181 ]
  %40 = phi i64 [ 0, %15 ], [ %182, %181 ]
  %41 = tail call i32 @llvm.cttz.i32(i32 %36, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i64, ptr %17, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = and i64 %44, %20
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %61, label %47

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
  %58 = load i32, ptr %10, align 8
  %59 = shl nuw i32 1, %58
  store i32 %59, ptr %55, align 8
  %60 = load i32, ptr %33, align 4
  store i32 %60, ptr %56, align 4
  br label %248

61:
  %62 = sub i64 %44, %35
  %63 = icmp ule i64 %62, %40
  %64 = sub nuw i64 %40, %62
  %65 = icmp uge i64 %64, %21
  %66 = select i1 %63, i1 %65, i1 false
  br i1 %66, label %181, label %67

67:
  %68 = load i32, ptr %4, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %82

70:
  %71 = lshr i64 %44, 32
  %72 = trunc nuw i64 %71 to i32
  %73 = add i32 %72, -1
  %74 = icmp ult i32 %73, 4
  br i1 %74, label %75, label %79

75:
  %76 = zext nneg i32 %73 to i64
  %77 = getelementptr inbounds nuw i32, ptr @switch.table.locate, i64 %76
  %78 = load i32, ptr %77, align 4
  br label %79

79:
  %80 = phi i32 [ %78, %75 ], [ 1, %70 ]
  %81 = and i64 %44, -4294967296
  br label %82

82:
  %83 = phi i32 [ %80, %79 ], [ %68, %67 ]
  %84 = phi i64 [ %81, %79 ], [ 0, %67 ]
  switch i32 %83, label %108 [
    i32 2, label %85
    i32 6, label %93
    i32 3, label %95
    i32 4, label %100
    i32 5, label %104
  ]

85:
  %86 = load i32, ptr %32, align 4
  %87 = zext i32 %86 to i64
  %88 = sub i64 %44, %87
  %89 = icmp ugt i64 %88, 16777215
  br i1 %89, label %90, label %91

90:
  store i64 0, ptr %12, align 8
  br label %150

91:
  %92 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %84, i64 %44)
  br label %122

93:
  %94 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %84, i64 %44)
  br label %122

95:
  %96 = load i32, ptr %30, align 4
  %97 = zext i32 %96 to i64
  %98 = load ptr, ptr %31, align 8
  %99 = ptrtoint ptr %98 to i64
  store i64 %84, ptr %24, align 8
  store i64 %97, ptr %12, align 8
  store i64 %99, ptr %25, align 8
  store i64 1, ptr %26, align 8
  store i32 3, ptr %27, align 8
  br label %128

100:
  %101 = load i64, ptr %28, align 8
  %102 = load ptr, ptr %29, align 8
  %103 = ptrtoint ptr %102 to i64
  store i64 %84, ptr %24, align 8
  store i64 %101, ptr %12, align 8
  store i64 %103, ptr %25, align 8
  store i64 0, ptr %26, align 8
  store i32 4, ptr %27, align 8
  br label %128

104:
  %105 = load i64, ptr %22, align 8
  %106 = load ptr, ptr %23, align 8
  %107 = ptrtoint ptr %106 to i64
  store i64 %84, ptr %24, align 8
  store i64 %105, ptr %12, align 8
  store i64 %107, ptr %25, align 8
  store i64 0, ptr %26, align 8
  store i32 5, ptr %27, align 8
  br label %128

108:
  %109 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %44)
  %110 = icmp eq ptr %109, null
  br i1 %110, label %119, label %111

111:
  %112 = load i64, ptr %109, align 8
  %113 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %109, i64 16
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %118 = load i64, ptr %117, align 8
  store i64 %112, ptr %24, align 8
  store i64 %116, ptr %25, align 8
  store i64 %118, ptr %26, align 8
  store i32 1, ptr %27, align 8
  br label %119

119:
  %120 = phi i64 [ %114, %111 ], [ 0, %108 ]
  %121 = phi i32 [ 0, %111 ], [ 1, %108 ]
  store i64 %120, ptr %12, align 8
  br label %122

122:
  %123 = phi i32 [ %121, %119 ], [ %94, %93 ], [ %92, %91 ]
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %150

125:
  %126 = load i64, ptr %24, align 8
  %127 = load i64, ptr %12, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ %105, %104 ], [ %101, %100 ], [ %97, %95 ]
  %130 = phi i64 [ %126, %125 ], [ %84, %104 ], [ %84, %100 ], [ %84, %95 ]
  %131 = sub i64 %44, %130
  %132 = icmp ule i64 %131, %129
  %133 = sub nuw i64 %129, %131
  %134 = icmp uge i64 %133, %21
  %135 = select i1 %132, i1 %134, i1 false
  br i1 %135, label %136, label %142

136:
  %137 = load i32, ptr %33, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %170, label %139

139:
  %140 = load i64, ptr %26, align 8
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %150, label %170

142:
  %143 = load i32, ptr %27, align 8
  %144 = add i32 %143, -2
  %145 = icmp ult i32 %144, 4
  br i1 %145, label %146, label %150

146:
  %147 = zext nneg i32 %144 to i64
  %148 = getelementptr inbounds nuw i32, ptr @switch.table.locate.1, i64 %147
  %149 = load i32, ptr %148, align 4
  br label %150

150:
  %151 = phi i32 [ 20, %90 ], [ %149, %146 ], [ 1, %142 ], [ 3, %139 ], [ %123, %122 ]
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %153 = load i32, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 %151, ptr %154, align 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %153, ptr %155, align 4
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %41, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %44, ptr %157, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %158, align 8
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %160, align 4
  %161 = load i32, ptr %4, align 8
  store i32 %161, ptr %158, align 8
  %162 = icmp eq i32 %151, 2
  br i1 %162, label %163, label %166

163:
  %164 = load i32, ptr %10, align 8
  %165 = shl nuw i32 1, %164
  br label %178

166:
  %167 = load i32, ptr %6, align 4
  %168 = load i32, ptr %8, align 8
  %169 = mul nsw i32 %168, %167
  br label %178

170:
  %171 = load i32, ptr %27, align 8
  %172 = icmp eq i32 %171, 3
  br i1 %172, label %175, label %173

173:
  %174 = load i64, ptr %25, align 8
  br label %175

175:
  %176 = phi i64 [ %174, %173 ], [ 0, %170 ]
  %177 = sext i1 %172 to i32
  br label %181

178:
  %179 = phi i32 [ %165, %163 ], [ %169, %166 ]
  store i32 %179, ptr %159, align 8
  %180 = load i32, ptr %33, align 4
  store i32 %180, ptr %160, align 4
  br label %248

181:
  %182 = phi i64 [ %40, %61 ], [ %129, %175 ]
  %183 = phi i64 [ %39, %61 ], [ %176, %175 ]
  %184 = phi i32 [ %37, %61 ], [ %177, %175 ]
  %185 = phi i64 [ %35, %61 ], [ %130, %175 ]
  %186 = shl nuw i32 1, %41
  %187 = and i32 %184, %186
  %188 = or i32 %187, %38
  %189 = add i64 %183, %44
  %190 = sub i64 %189, %185
  store i64 %190, ptr %43, align 8
  %191 = add i32 %36, -1
  %192 = and i32 %191, %36
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %34

194:
  store i32 %188, ptr %13, align 4
  %195 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %196 = load i32, ptr %195, align 4
  %197 = icmp slt i32 %196, 0
  br i1 %197, label %248, label %198

198:
  %199 = load i32, ptr %27, align 8
  %200 = icmp eq i32 %199, 3
  br i1 %200, label %248, label %201

201:
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %203 = load i64, ptr %202, align 8
  %204 = icmp ult i64 %182, %203
  br i1 %204, label %248, label %205

205:
  %206 = load i64, ptr %25, align 8
  %207 = load i32, ptr %6, align 4
  %208 = add nsw i32 %207, -1
  %209 = sext i32 %208 to i64
  %210 = and i64 %206, %209
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %212, label %248

212:
  %213 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %214 = load i32, ptr %213, align 4
  %215 = icmp eq i32 %214, 0
  %216 = select i1 %215, i64 16, i64 24
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 %216
  %218 = load ptr, ptr %217, align 8
  %219 = zext nneg i32 %196 to i64
  %220 = getelementptr inbounds nuw %struct.SiteCache, ptr %218, i64 %219
  %221 = load i64, ptr %24, align 8
  store i64 %221, ptr %220, align 8
  %222 = load i64, ptr %12, align 8
  %223 = load i64, ptr %202, align 8
  %224 = sub i64 %222, %223
  %225 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %226 = load i32, ptr %225, align 4
  %227 = zext nneg i32 %226 to i64
  %228 = lshr i64 %224, %227
  %229 = add i64 %228, 1
  %230 = getelementptr inbounds nuw i8, ptr %220, i64 8
  store i64 %229, ptr %230, align 8
  %231 = load i64, ptr %25, align 8
  %232 = load i64, ptr %24, align 8
  %233 = sub i64 %231, %232
  %234 = getelementptr inbounds nuw i8, ptr %220, i64 16
  store i64 %233, ptr %234, align 8
  %235 = load i32, ptr %27, align 8
  %236 = icmp eq i32 %235, 2
  br i1 %236, label %237, label %248

237:
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %239 = load i32, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %241 = load ptr, ptr %240, align 8
  %242 = zext i32 %239 to i64
  %243 = getelementptr inbounds nuw ptr, ptr %241, i64 %242
  %244 = load ptr, ptr %243, align 8
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 24
  %246 = load ptr, ptr %245, align 8
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %246, ptr %247, align 8
  br label %248

248:
  %249 = phi i32 [ 0, %5 ], [ 1, %47 ], [ 1, %178 ], [ 0, %194 ], [ 0, %198 ], [ 0, %201 ], [ 0, %205 ], [ 0, %212 ], [
      0, %237 ]
  ret i32 %249
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 42416
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
  br i1 %13, label %394, label %14

14:
  %15 = load <32 x i64>, ptr %7, align 64
  %16 = insertelement <32 x i64> poison, i64 %10, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ne <32 x i64> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %4, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %394

22:
  %23 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %394, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 18620
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18624
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
  br i1 %264, label %373, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %267 = load i32, ptr %266, align 8
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %373, label %269

269:
  %270 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %271 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %273 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %274

274:
  %275 = phi i64 [ 0, %269 ], [ %369, %367 ]
  %276 = phi i32 [ 0, %269 ], [ %368, %367 ]
  %277 = getelementptr inbounds nuw ptr, ptr %270, i64 %275
  %278 = load ptr, ptr %277, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %367, label %280

280:
  %281 = getelementptr inbounds nuw ptr, ptr %271, i64 %275
  br label %282

282:
  %283 = phi ptr [ %278, %280 ], [ %365, %358 ]
  %284 = phi i32 [ %276, %280 ], [ %364, %358 ]
  br label %285

285:
  %286 = phi ptr [ %295, %294 ], [ %283, %282 ]
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 16
  %288 = load i32, ptr %287, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %294

290:
  %291 = getelementptr inbounds nuw i8, ptr %286, i64 40
  %292 = load i32, ptr %291, align 8
  %293 = icmp eq i32 %292, %32
  br i1 %293, label %297, label %294

294:
  %295 = load ptr, ptr %286, align 8
  %296 = icmp eq ptr %295, null
  br i1 %296, label %367, label %285

297:
  %298 = getelementptr inbounds nuw i8, ptr %286, i64 40
  %299 = getelementptr inbounds nuw i8, ptr %286, i64 12
  %300 = load i32, ptr %299, align 4
  %301 = icmp eq ptr %283, %286
  br i1 %301, label %332, label %302

302:
  %303 = phi ptr [ %328, %325 ], [ %283, %297 ]
  %304 = phi ptr [ %327, %325 ], [ %277, %297 ]
  %305 = phi ptr [ %326, %325 ], [ null, %297 ]
  %306 = getelementptr inbounds nuw i8, ptr %303, i64 16
  %307 = load i32, ptr %306, align 8
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %325, label %309

309:
  %310 = getelementptr inbounds nuw i8, ptr %303, i64 12
  %311 = load i32, ptr %310, align 4
  %312 = and i32 %311, %300
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %325, label %314

314:
  tail call fastcc void @move_lanes(ptr %1, ptr %303, i32 %312)
  %315 = load i32, ptr %310, align 4
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %317, label %325

317:
  %318 = load ptr, ptr %303, align 8
  store ptr %318, ptr %304, align 8
  %319 = icmp eq ptr %318, null
  br i1 %319, label %320, label %321

320:
  store ptr %305, ptr %281, align 8
  br label %321

321:
  %322 = load ptr, ptr %272, align 8
  store ptr %322, ptr %303, align 8
  store ptr %303, ptr %272, align 8
  %323 = load i32, ptr %273, align 8
  %324 = add i32 %323, -1
  store i32 %324, ptr %273, align 8
  br label %325

325:
  %326 = phi ptr [ %305, %321 ], [ %303, %309 ], [ %303, %314 ], [ %303, %302 ]
  %327 = phi ptr [ %304, %321 ], [ %303, %309 ], [ %303, %314 ], [ %303, %302 ]
  %328 = load ptr, ptr %327, align 8
  %329 = icmp eq ptr %328, %286
  br i1 %329, label %330, label %302

330:
  %331 = load i32, ptr %298, align 8
  br label %332

332:
  %333 = phi i32 [ %32, %297 ], [ %331, %330 ]
  %334 = phi ptr [ null, %297 ], [ %326, %330 ]
  %335 = phi ptr [ %277, %297 ], [ %327, %330 ]
  %336 = load ptr, ptr %34, align 8
  %337 = zext i32 %333 to i64
  %338 = getelementptr inbounds nuw i8, ptr %336, i64 %337
  %339 = load i64, ptr %338, align 8
  %340 = icmp slt i64 %339, -4611686018427387904
  br i1 %340, label %341, label %394

341:
  %342 = and i64 %339, 1048575
  %343 = tail call i32 @llvm.ctpop.i32(i32 %300)
  %344 = zext nneg i32 %343 to i64
  %345 = icmp samesign ult i64 %342, %344
  br i1 %345, label %394, label %346

346:
  %347 = sub nuw i64 %339, %344
  %348 = and i64 %347, 2305841909703114751
  %349 = icmp eq i64 %348, 1152921504606846976
  %350 = lshr exact i64 %347, 20
  %351 = and i64 %350, 1048575
  %352 = or disjoint i64 %351, %347
  %353 = xor i64 %352, 2305843009213693952
  %354 = select i1 %349, i64 %353, i64 %347
  store i64 %354, ptr %338, align 8
  tail call fastcc void @log_arrival(ptr %1, ptr %286, i64 %339)
  %355 = load ptr, ptr %286, align 8
  store ptr %355, ptr %335, align 8
  %356 = icmp eq ptr %355, null
  br i1 %356, label %357, label %358

357:
  store ptr %334, ptr %281, align 8
  br label %358

358:
  %359 = load ptr, ptr %272, align 8
  store ptr %359, ptr %286, align 8
  store ptr %286, ptr %272, align 8
  %360 = load i32, ptr %273, align 8
  %361 = add i32 %360, -1
  store i32 %361, ptr %273, align 8
  %362 = load i32, ptr %262, align 4
  %363 = add i32 %362, -1
  store i32 %363, ptr %262, align 4
  %364 = add nsw i32 %284, 1
  %365 = load ptr, ptr %277, align 8
  %366 = icmp eq ptr %365, null
  br i1 %366, label %367, label %282

367:
  %368 = phi i32 [ %284, %294 ], [ %276, %274 ], [ %364, %358 ]
  %369 = add nuw nsw i64 %275, 1
  %370 = load i32, ptr %266, align 8
  %371 = zext i32 %370 to i64
  %372 = icmp samesign ult i64 %369, %371
  br i1 %372, label %274, label %373

373:
  %374 = phi i32 [ 0, %260 ], [ 0, %265 ], [ %368, %367 ]
  %375 = icmp slt i32 %374, 0
  %376 = select i1 %261, i1 true, i1 %375
  br i1 %376, label %394, label %377

377:
  %378 = load i32, ptr %26, align 4
  %379 = load i32, ptr %28, align 4
  %380 = add i32 %379, %378
  %381 = icmp ne i32 %380, %30
  %382 = icmp ne i32 %374, 0
  %383 = select i1 %381, i1 true, i1 %382
  br i1 %383, label %388, label %384

384:
  %385 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %386 = load i32, ptr %385, align 4
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %394

388:
  %389 = load i64, ptr %23, align 8
  %390 = icmp slt i64 %389, -4611686018427387904
  %391 = select i1 %390, i64 %389, i64 0
  %392 = insertelement <32 x i64> poison, i64 %391, i64 0
  %393 = shufflevector <32 x i64> %392, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %393, ptr %7, align 64
  br label %394

394:
  %395 = phi i32 [ 0, %5 ], [ 0, %14 ], [ 0, %22 ], [ 1, %388 ], [ 0, %384 ], [ 0, %373 ], [ 0, %341 ], [ 0, %332 ]
  ret i32 %395
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 3584
  %13 = load <32 x i64>, ptr %12, align 64
  %14 = insertelement <32 x i64> poison, i64 %11, i64 0
  %15 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = icmp ne <32 x i64> %13, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %60

20:
  %21 = mul i64 %11, 7
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2872
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr %7, align 8
  %25 = sub i64 %23, %24
  %26 = icmp eq i64 %25, %21
  br i1 %26, label %27, label %60

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 3128
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %31 = load i64, ptr %30, align 8
  %32 = sub i64 %29, %31
  %33 = icmp ne i64 %32, %21
  %34 = icmp ne i32 %4, -1
  %35 = or i1 %34, %33
  br i1 %35, label %60, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %60

40:
  %41 = load <32 x i64>, ptr %7, align 64
  %42 = load <32 x i64>, ptr %30, align 64
  %43 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %44 = add <32 x i64> %43, %15
  %45 = icmp ne <32 x i64> %41, %44
  %46 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %47 = add <32 x i64> %46, %15
  %48 = icmp ne <32 x i64> %42, %47
  %49 = or <32 x i1> %45, %48
  %50 = freeze <32 x i1> %49
  %51 = bitcast <32 x i1> %50 to i32
  %52 = and i32 %51, -16843010
  %53 = icmp eq i32 %52, 0
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %55 = load i32, ptr %54, align 16
  %56 = zext i32 %55 to i64
  %57 = shl i64 %11, 3
  %58 = select i1 %53, i64 %57, i64 %11
  %59 = icmp ugt i64 %58, %56
  br i1 %59, label %359, label %68

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %62 = load i32, ptr %61, align 8
  %63 = zext i32 %62 to i64
  %64 = icmp ugt i64 %11, %63
  br i1 %64, label %359, label %65

65:
  %66 = shl nuw nsw i64 %11, 3
  %67 = load <32 x i64>, ptr %7, align 64
  br label %88

68:
  br i1 %53, label %69, label %88

69:
  %70 = sub nsw i64 %56, %57
  %71 = add i64 %11, -1
  br label %72

72:
  %73 = phi i32 [ 16843009, %69 ], [ %86, %72 ]
  %74 = phi i1 [ false, %69 ], [ %84, %72 ]
  %75 = tail call i32 @llvm.cttz.i32(i32 %73, i1 true)
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i64, ptr %7, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %78, -4294967296
  %80 = icmp ugt i64 %79, %70
  %81 = and i64 %79, %71
  %82 = icmp ne i64 %81, 0
  %83 = or i1 %80, %82
  %84 = or i1 %74, %83
  %85 = add i32 %73, -1
  %86 = and i32 %85, %73
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %106, label %72

88:
  %89 = phi <32 x i64> [ %41, %68 ], [ %67, %65 ]
  %90 = phi i64 [ %57, %68 ], [ %66, %65 ]
  %91 = phi i64 [ %56, %68 ], [ %63, %65 ]
  %92 = add <32 x i64> %89, splat (i64 -4294967296)
  %93 = sub nsw i64 %91, %11
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = icmp ugt <32 x i64> %92, %95
  %97 = add i64 %11, -1
  %98 = insertelement <32 x i64> poison, i64 %97, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = and <32 x i64> %92, %99
  %101 = icmp ne <32 x i64> %100, zeroinitializer
  %102 = or <32 x i1> %96, %101
  %103 = bitcast <32 x i1> %102 to i32
  %104 = and i32 %4, %103
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %107, label %359

106:
  br i1 %84, label %359, label %120

107:
  br i1 %19, label %117, label %108

108:
  %109 = icmp ugt <32 x i64> %13, %15
  %110 = bitcast <32 x i1> %109 to i32
  %111 = and i32 %4, %110
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %359

113:
  %114 = icmp ne <32 x i64> %13, zeroinitializer
  %115 = bitcast <32 x i1> %114 to i32
  %116 = and i32 %4, %115
  br label %117

117:
  %118 = phi i32 [ %116, %113 ], [ %4, %107 ]
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %238, label %120

120:
  %121 = phi i32 [ %118, %117 ], [ -1, %106 ]
  %122 = phi i64 [ %90, %117 ], [ %57, %106 ]
  %123 = phi i1 [ false, %117 ], [ true, %106 ]
  %124 = phi i64 [ %11, %117 ], [ %57, %106 ]
  %125 = tail call i32 @llvm.cttz.i32(i32 %121, i1 true)
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i64, ptr %7, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 256
  %129 = load i64, ptr %128, align 8
  %130 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %129)
  %131 = icmp eq ptr %130, null
  br i1 %131, label %359, label %132

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %134 = load ptr, ptr %133, align 8
  %135 = icmp eq ptr %134, null
  br i1 %135, label %147, label %136

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %138 = load ptr, ptr %137, align 8
  %139 = load ptr, ptr %138, align 8
  %140 = ptrtoint ptr %130 to i64
  %141 = ptrtoint ptr %139 to i64
  %142 = sub i64 %140, %141
  %143 = ashr exact i64 %142, 2
  %144 = getelementptr inbounds nuw i8, ptr %134, i64 %143
  %145 = load ptr, ptr %144, align 8
  %146 = icmp eq ptr %145, null
  br i1 %146, label %147, label %359

147:
  %148 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %149 = load i64, ptr %148, align 8
  %150 = icmp ult i64 %149, 2147483648
  br i1 %150, label %162, label %151

151:
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %153 = load <32 x i64>, ptr %152, align 64
  %154 = sub i64 -2147483648, %129
  %155 = insertelement <32 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  %157 = add <32 x i64> %153, %156
  %158 = icmp ult <32 x i64> %157, splat (i64 -4294967296)
  %159 = bitcast <32 x i1> %158 to i32
  %160 = and i32 %121, %159
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %359

162:
  br i1 %19, label %163, label %189

163:
  %164 = icmp ult i64 %149, %124
  br i1 %164, label %359, label %165

165:
  br i1 %123, label %166, label %212

166:
  %167 = load i64, ptr %130, align 8
  %168 = sub i64 %149, %122
  %169 = add i64 %11, -1
  br label %170

170:
  %171 = phi i1 [ false, %166 ], [ %184, %170 ]
  %172 = phi i32 [ 16843009, %166 ], [ %186, %170 ]
  %173 = tail call i32 @llvm.cttz.i32(i32 %172, i1 true)
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i64, ptr %0, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 3072
  %177 = load i64, ptr %176, align 8
  %178 = sub i64 %177, %167
  %179 = icmp ugt i64 %178, %168
  %180 = and i64 %177, %169
  %181 = icmp ne i64 %180, 0
  %182 = or i1 %181, %179
  %183 = freeze i1 %182
  %184 = or i1 %171, %183
  %185 = add i32 %172, -1
  %186 = and i32 %185, %172
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %170

188:
  br i1 %184, label %359, label %233

189:
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %191 = load <32 x i64>, ptr %190, align 64
  %192 = load i64, ptr %130, align 8
  %193 = insertelement <32 x i64> poison, i64 %192, i64 0
  %194 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> zeroinitializer
  %195 = sub <32 x i64> %191, %194
  %196 = insertelement <32 x i64> poison, i64 %149, i64 0
  %197 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> zeroinitializer
  %198 = icmp ugt <32 x i64> %195, %197
  %199 = sub <32 x i64> %197, %195
  %200 = icmp ult <32 x i64> %199, %13
  %201 = or <32 x i1> %198, %200
  %202 = add i64 %11, -1
  %203 = insertelement <32 x i64> poison, i64 %202, i64 0
  %204 = shufflevector <32 x i64> %203, <32 x i64> poison, <32 x i32> zeroinitializer
  %205 = and <32 x i64> %191, %204
  %206 = icmp ne <32 x i64> %205, zeroinitializer
  %207 = or <32 x i1> %206, %201
  %208 = freeze <32 x i1> %207
  %209 = bitcast <32 x i1> %208 to i32
  %210 = and i32 %121, %209
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %233, label %359

212:
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %214 = load <32 x i64>, ptr %213, align 64
  %215 = load i64, ptr %130, align 8
  %216 = insertelement <32 x i64> poison, i64 %215, i64 0
  %217 = shufflevector <32 x i64> %216, <32 x i64> poison, <32 x i32> zeroinitializer
  %218 = sub <32 x i64> %214, %217
  %219 = sub i64 %149, %11
  %220 = insertelement <32 x i64> poison, i64 %219, i64 0
  %221 = shufflevector <32 x i64> %220, <32 x i64> poison, <32 x i32> zeroinitializer
  %222 = icmp ugt <32 x i64> %218, %221
  %223 = add i64 %11, -1
  %224 = insertelement <32 x i64> poison, i64 %223, i64 0
  %225 = shufflevector <32 x i64> %224, <32 x i64> poison, <32 x i32> zeroinitializer
  %226 = and <32 x i64> %214, %225
  %227 = icmp ne <32 x i64> %226, zeroinitializer
  %228 = or <32 x i1> %227, %222
  %229 = freeze <32 x i1> %228
  %230 = bitcast <32 x i1> %229 to i32
  %231 = and i32 %121, %230
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %359

233:
  %234 = phi i64 [ %215, %212 ], [ %192, %189 ], [ %167, %188 ]
  %235 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %236 = load i64, ptr %235, align 8
  %237 = sub i64 %236, %234
  br label %238

238:
  %239 = phi i32 [ %121, %233 ], [ 0, %117 ]
  %240 = phi i1 [ %123, %233 ], [ false, %117 ]
  %241 = phi i64 [ %129, %233 ], [ 0, %117 ]
  %242 = phi i64 [ %237, %233 ], [ 0, %117 ]
  %243 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %244 = icmp eq ptr %243, null
  br i1 %244, label %359, label %245

245:
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %247 = shl i32 %2, 5
  %248 = zext i32 %247 to i64
  %249 = getelementptr inbounds nuw i64, ptr %246, i64 %248
  %250 = load i64, ptr %249, align 8
  %251 = getelementptr inbounds nuw i8, ptr %243, i64 8
  store i32 %3, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %243, i64 12
  store i32 %4, ptr %252, align 4
  %253 = trunc i64 %11 to i32
  %254 = getelementptr inbounds nuw i8, ptr %243, i64 16
  store i32 %253, ptr %254, align 8
  %255 = trunc i64 %250 to i32
  %256 = getelementptr inbounds nuw i8, ptr %243, i64 44
  store i32 %255, ptr %256, align 4
  %257 = load <32 x i64>, ptr %249, align 8
  %258 = insertelement <32 x i64> poison, i64 %250, i64 0
  %259 = shufflevector <32 x i64> %258, <32 x i64> poison, <32 x i32> zeroinitializer
  %260 = icmp ne <32 x i64> %257, %259
  %261 = bitcast <32 x i1> %260 to i32
  %262 = icmp ne i32 %261, 0
  %263 = zext i1 %262 to i32
  %264 = getelementptr inbounds nuw i8, ptr %243, i64 48
  store i32 %263, ptr %264, align 8
  br i1 %262, label %265, label %269

265:
  %266 = load <32 x i64>, ptr %249, align 8
  %267 = trunc <32 x i64> %266 to <32 x i32>
  %268 = getelementptr inbounds nuw i8, ptr %243, i64 384
  store <32 x i32> %267, ptr %268, align 8
  br label %269

269:
  %270 = getelementptr inbounds nuw i8, ptr %243, i64 24
  store i64 %241, ptr %270, align 8
  %271 = getelementptr inbounds nuw i8, ptr %243, i64 32
  store i64 %242, ptr %271, align 8
  br i1 %19, label %276, label %272

272:
  %273 = load <32 x i64>, ptr %12, align 64
  %274 = icmp eq <32 x i64> %273, %15
  %275 = bitcast <32 x i1> %274 to i32
  br label %276

276:
  %277 = phi i32 [ %275, %272 ], [ -1, %269 ]
  %278 = getelementptr inbounds nuw i8, ptr %243, i64 20
  store i32 %277, ptr %278, align 4
  %279 = getelementptr inbounds nuw i8, ptr %243, i64 52
  br i1 %240, label %280, label %318

280:
  store i32 1, ptr %279, align 4
  %281 = getelementptr inbounds nuw i8, ptr %243, i64 64
  %282 = getelementptr inbounds nuw i8, ptr %243, i64 80
  br label %288

283:
  %284 = shl i32 %253, 3
  %285 = icmp eq i32 %284, 0
  %286 = add i64 %242, %241
  %287 = inttoptr i64 %286 to ptr
  br label %302

288:
  %289 = phi i64 [ 0, %280 ], [ %300, %288 ]
  %290 = shl nuw nsw i64 %289, 6
  %291 = getelementptr inbounds nuw i8, ptr %7, i64 %290
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 256
  %293 = load i64, ptr %292, align 8
  %294 = sub i64 %293, %241
  %295 = trunc i64 %294 to i32
  %296 = getelementptr inbounds nuw i32, ptr %281, i64 %289
  store i32 %295, ptr %296, align 4
  %297 = load i64, ptr %291, align 8
  %298 = trunc i64 %297 to i32
  %299 = getelementptr inbounds nuw i32, ptr %282, i64 %289
  store i32 %298, ptr %299, align 4
  %300 = add nuw nsw i64 %289, 1
  %301 = icmp eq i64 %300, 4
  br i1 %301, label %283, label %288

302:
  %303 = phi i64 [ 0, %283 ], [ %310, %309 ]
  br i1 %285, label %309, label %304

304:
  %305 = getelementptr inbounds nuw i32, ptr %281, i64 %303
  %306 = load i32, ptr %305, align 4
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds i8, ptr %287, i64 %307
  br label %312

309:
  %310 = add nuw nsw i64 %303, 1
  %311 = icmp eq i64 %310, 4
  br i1 %311, label %359, label %302

312:
  %313 = phi i32 [ 0, %304 ], [ %316, %312 ]
  %314 = zext i32 %313 to i64
  %315 = getelementptr inbounds nuw i8, ptr %308, i64 %314
  tail call void @llvm.prefetch.p0(ptr %315, i32 0, i32 2, i32 1)
  %316 = add i32 %313, 64
  %317 = icmp ult i32 %316, %284
  br i1 %317, label %312, label %309

318:
  store i32 0, ptr %279, align 4
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %320 = load <32 x i64>, ptr %319, align 64
  %321 = insertelement <32 x i64> poison, i64 %241, i64 0
  %322 = shufflevector <32 x i64> %321, <32 x i64> poison, <32 x i32> zeroinitializer
  %323 = sub <32 x i64> %320, %322
  %324 = trunc <32 x i64> %323 to <32 x i32>
  %325 = getelementptr inbounds nuw i8, ptr %243, i64 128
  store <32 x i32> %324, ptr %325, align 8
  %326 = load <32 x i64>, ptr %7, align 64
  %327 = trunc <32 x i64> %326 to <32 x i32>
  %328 = getelementptr inbounds nuw i8, ptr %243, i64 256
  store <32 x i32> %327, ptr %328, align 8
  %329 = icmp eq i32 %277, -1
  br i1 %329, label %334, label %330

330:
  %331 = load <32 x i64>, ptr %12, align 64
  %332 = trunc <32 x i64> %331 to <32 x i8>
  %333 = getelementptr inbounds nuw i8, ptr %243, i64 512
  store <32 x i8> %332, ptr %333, align 8
  br label %334

334:
  %335 = load <32 x i64>, ptr %319, align 64
  %336 = lshr <32 x i64> %335, splat (i64 6)
  %337 = add i64 %242, %241
  %338 = inttoptr i64 %337 to ptr
  %339 = shufflevector <32 x i64> %336, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %340 = icmp ne <32 x i64> %336, %339
  %341 = bitcast <32 x i1> %340 to i32
  %342 = or i32 %341, 1
  %343 = and i32 %342, %239
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %356, label %345

345:
  %346 = phi i32 [ %354, %345 ], [ %343, %334 ]
  %347 = tail call i32 @llvm.cttz.i32(i32 %346, i1 true)
  %348 = zext nneg i32 %347 to i64
  %349 = getelementptr inbounds nuw i32, ptr %325, i64 %348
  %350 = load i32, ptr %349, align 4
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds i8, ptr %338, i64 %351
  tail call void @llvm.prefetch.p0(ptr %352, i32 0, i32 2, i32 1)
  %353 = add i32 %346, -1
  %354 = and i32 %353, %346
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %345

356:
  %357 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %243, i32 %4, i1 false)
  %358 = zext i1 %357 to i32
  br label %359

359:
  %360 = phi i32 [ 0, %106 ], [ 0, %108 ], [ 0, %238 ], [ 0, %60 ], [ %358, %356 ], [ 0, %88 ], [ 0, %163 ], [ 0, %40 ],
      [ 0, %120 ], [ 0, %151 ], [ 0, %136 ], [ 0, %212 ], [ 0, %188 ], [ 0, %189 ], [ 1, %309 ]
  ret i32 %360
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
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 576
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
  br i1 %13, label %176, label %14

14:
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %50, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 256
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
  br i1 %45, label %46, label %176

46:
  %47 = add i32 %20, -1
  %48 = and i32 %47, %20
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %19

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %100, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %56 = load ptr, ptr %55, align 8
  %57 = zext i32 %2 to i64
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %59 = load i64, ptr %58, align 8
  %60 = mul i64 %59, %57
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 %62, i8 0, i64 40, i1 false)
  store i32 2, ptr %7, align 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 1, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %65 = load i32, ptr %64, align 8
  store i32 %65, ptr %62, align 8
  br i1 %15, label %80, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %69

69:
  %70 = phi i32 [ %4, %66 ], [ %78, %69 ]
  %71 = tail call i32 @llvm.cttz.i32(i32 %70, i1 true)
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %67, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr %68, i64 %72
  store i64 %75, ptr %76, align 8
  %77 = add i32 %70, -1
  %78 = and i32 %77, %70
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %69

80:
  store ptr %0, ptr %8, align 8
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %7, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 112
  store ptr %1, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 120
  store ptr %61, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store i32 %4, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 136
  store i8 0, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 135
  store i8 0, ptr %88, align 1
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 133
  store i8 0, ptr %89, align 1
  %90 = getelementptr inbounds nuw i8, ptr %8, i64 132
  store i8 0, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %61, i64 200
  %92 = load i32, ptr %91, align 8
  %93 = icmp ult i32 %92, 1048576
  br i1 %93, label %95, label %94

94:
  br label %176

95:
  %96 = call preserve_allcc i32 @screen_varying(ptr %8, ptr %1, ptr %61, i32 %4)
  %97 = icmp ne i32 %96, 0
  %98 = or i1 %97, %15
  %99 = xor i1 %97, true
  br i1 %98, label %176, label %101

100:
  br i1 %15, label %176, label %101

101:
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  br label %105

105:
  %106 = phi i32 [ %4, %101 ], [ %174, %171 ]
  %107 = call i32 @llvm.cttz.i32(i32 %106, i1 true)
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %102, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = lshr i32 %110, 7
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %10, i64 %112
  br i1 %5, label %154, label %114

114:
  %115 = zext i32 %110 to i64
  %116 = load i32, ptr %103, align 8
  %117 = load ptr, ptr %104, align 8
  %118 = zext i32 %116 to i64
  %119 = add nuw nsw i64 %118, %115
  %120 = icmp eq i32 %116, 0
  br i1 %120, label %137, label %121

121:
  %122 = phi i64 [ %130, %121 ], [ %115, %114 ]
  %123 = and i64 %122, 4
  %124 = icmp eq i64 %123, 0
  %125 = select i1 %124, i8 -16, i8 15
  %126 = lshr i64 %122, 3
  %127 = getelementptr inbounds nuw i8, ptr %117, i64 %126
  %128 = load i8, ptr %127, align 1
  %129 = and i8 %125, %128
  store i8 %129, ptr %127, align 1
  %130 = add nuw nsw i64 %122, 4
  %131 = icmp samesign ult i64 %130, %119
  br i1 %131, label %121, label %132

132:
  %133 = load i32, ptr %109, align 4
  %134 = load i32, ptr %103, align 8
  %135 = zext i32 %134 to i64
  %136 = add nsw i64 %135, -1
  br label %137

137:
  %138 = phi i64 [ %136, %132 ], [ -1, %114 ]
  %139 = phi i32 [ %133, %132 ], [ %110, %114 ]
  %140 = load i32, ptr %113, align 4
  %141 = and i32 %139, 127
  %142 = zext nneg i32 %141 to i64
  %143 = add nsw i64 %138, %142
  %144 = lshr i32 %141, 2
  %145 = shl nsw i32 -1, %144
  %146 = call i64 @llvm.umin.i64(i64 %143, i64 127)
  %147 = lshr i64 %146, 2
  %148 = trunc nuw nsw i64 %147 to i32
  %149 = xor i32 %148, 31
  %150 = lshr i32 -1, %149
  %151 = and i32 %150, %145
  %152 = xor i32 %151, -1
  %153 = and i32 %140, %152
  br label %171

154:
  %155 = load i32, ptr %113, align 4
  %156 = and i32 %110, 127
  %157 = zext nneg i32 %156 to i64
  %158 = load i32, ptr %103, align 8
  %159 = zext i32 %158 to i64
  %160 = add nsw i64 %157, -1
  %161 = add nsw i64 %160, %159
  %162 = lshr i32 %156, 2
  %163 = shl nsw i32 -1, %162
  %164 = call i64 @llvm.umin.i64(i64 %161, i64 127)
  %165 = lshr i64 %164, 2
  %166 = trunc nuw nsw i64 %165 to i32
  %167 = xor i32 %166, 31
  %168 = lshr i32 -1, %167
  %169 = and i32 %168, %163
  %170 = or i32 %169, %155
  br label %171

171:
  %172 = phi i32 [ %170, %154 ], [ %153, %137 ]
  store i32 %172, ptr %113, align 4
  %173 = add i32 %106, -1
  %174 = and i32 %173, %106
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %105

176:
  %177 = phi i1 [ false, %94 ], [ %99, %95 ], [ true, %6 ], [ true, %100 ], [ true, %171 ], [ false, %21 ]
  ret i1 %177
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
  %47 = getelementptr inbounds nuw i8, ptr %39, i64 40
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
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %28, %30
  %32 = select i1 %31, i1 %26, i1 false
  br i1 %32, label %48, label %33

33:
  %34 = phi i32 [ %9, %7 ], [ %16, %20 ], [ %18, %10 ]
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
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
  br i1 %8, label %135, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %135

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %15 = shl i32 %2, 5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load <32 x i64>, ptr %17, align 8
  %19 = trunc <32 x i64> %18 to <32 x i32>
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %135, label %21

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
  %32 = phi i32 [ %3, %21 ], [ %131, %130 ]
  %33 = phi ptr [ null, %21 ], [ %133, %130 ]
  %34 = phi ptr [ %24, %21 ], [ %132, %130 ]
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %135, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %130, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %43 = load i32, ptr %42, align 4
  %44 = and i32 %43, %32
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 44
  %46 = load i32, ptr %45, align 4
  %47 = insertelement <32 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <32 x i32> %47, <32 x i32> poison, <32 x i32> zeroinitializer
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %55, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 384
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
  br i1 %63, label %130, label %64

64:
  %65 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %35, i32 %60, i1 true)
  br i1 %65, label %66, label %135

66:
  %67 = load ptr, ptr %35, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %119, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %119, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 52
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %83, label %77

77:
  %78 = shl i32 %71, 3
  %79 = icmp eq i32 %78, 0
  %80 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %81 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %82 = getelementptr inbounds nuw i8, ptr %67, i64 64
  br label %91

83:
  %84 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, %85
  %89 = inttoptr i64 %88 to ptr
  %90 = getelementptr inbounds nuw i8, ptr %67, i64 128
  br label %111

91:
  %92 = phi i64 [ 0, %77 ], [ %103, %102 ]
  br i1 %79, label %102, label %93

93:
  %94 = load i64, ptr %80, align 8
  %95 = load i64, ptr %81, align 8
  %96 = add i64 %95, %94
  %97 = inttoptr i64 %96 to ptr
  %98 = getelementptr inbounds nuw i32, ptr %82, i64 %92
  %99 = load i32, ptr %98, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr %97, i64 %100
  br label %105

102:
  %103 = add nuw nsw i64 %92, 1
  %104 = icmp eq i64 %103, 4
  br i1 %104, label %119, label %91

105:
  %106 = phi i32 [ 0, %93 ], [ %109, %105 ]
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr %101, i64 %107
  tail call void @llvm.prefetch.p0(ptr %108, i32 0, i32 3, i32 1)
  %109 = add i32 %106, 64
  %110 = icmp ult i32 %109, %78
  br i1 %110, label %105, label %102

111:
  %112 = phi i64 [ 0, %83 ], [ %117, %111 ]
  %113 = getelementptr inbounds nuw i32, ptr %90, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i8, ptr %89, i64 %115
  tail call void @llvm.prefetch.p0(ptr %116, i32 0, i32 3, i32 1)
  %117 = add nuw nsw i64 %112, 4
  %118 = icmp samesign ult i64 %112, 28
  br i1 %118, label %111, label %119

119:
  tail call fastcc void @move_lanes(ptr %1, ptr %35, i32 %60)
  %120 = load i32, ptr %42, align 4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %130

122:
  %123 = load ptr, ptr %35, align 8
  store ptr %123, ptr %34, align 8
  %124 = icmp eq ptr %123, null
  br i1 %124, label %125, label %126

125:
  store ptr %33, ptr %28, align 8
  br label %126

126:
  %127 = load ptr, ptr %29, align 8
  store ptr %127, ptr %35, align 8
  store ptr %35, ptr %29, align 8
  %128 = load i32, ptr %30, align 8
  %129 = add i32 %128, -1
  store i32 %129, ptr %30, align 8
  br label %130

130:
  %131 = phi i32 [ %62, %119 ], [ %62, %126 ], [ %62, %55 ], [ %32, %37 ]
  %132 = phi ptr [ %35, %119 ], [ %34, %126 ], [ %35, %55 ], [ %35, %37 ]
  %133 = phi ptr [ %35, %119 ], [ %33, %126 ], [ %35, %55 ], [ %35, %37 ]
  %134 = icmp eq i32 %131, 0
  br i1 %134, label %135, label %31

135:
  %136 = phi i32 [ 0, %5 ], [ 0, %9 ], [ 1, %13 ], [ 1, %31 ], [ 0, %64 ], [ 1, %130 ]
  ret i32 %136
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
    i32 2, label %435
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %434

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
  br i1 %29, label %435, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %435

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %435

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
  br i1 %57, label %58, label %435

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 42368
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %67, label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %64 = load i64, ptr %63, align 8
  %65 = xor i64 %33, -1
  %66 = add i64 %64, %65
  br label %67

67:
  %68 = phi i64 [ %66, %62 ], [ %33, %58 ]
  %69 = load i32, ptr %42, align 8
  %70 = zext i32 %69 to i64
  %71 = add i64 %33, %70
  store i64 %71, ptr %9, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store i32 %56, ptr %72, align 8
  %73 = zext i32 %56 to i64
  %74 = getelementptr inbounds nuw ptr, ptr %41, i64 %73
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 132
  store i32 %69, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 140
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %117, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load i32, ptr %83, align 8
  store i32 0, ptr %79, align 4
  %85 = getelementptr inbounds nuw i8, ptr %77, i64 128
  %86 = load i32, ptr %85, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %117, label %88

88:
  %89 = icmp eq i32 %84, 0
  %90 = zext i32 %84 to i64
  br label %91

91:
  %92 = phi i32 [ %86, %88 ], [ %99, %98 ]
  %93 = phi i64 [ 0, %88 ], [ %100, %98 ]
  br i1 %89, label %98, label %94

94:
  %95 = getelementptr inbounds nuw ptr, ptr %77, i64 %93
  br label %103

96:
  %97 = load i32, ptr %85, align 8
  br label %98

98:
  %99 = phi i32 [ %97, %96 ], [ %92, %91 ]
  %100 = add nuw nsw i64 %93, 1
  %101 = zext i32 %99 to i64
  %102 = icmp samesign ult i64 %100, %101
  br i1 %102, label %91, label %117

103:
  %104 = phi i64 [ 0, %94 ], [ %115, %103 ]
  %105 = load ptr, ptr %95, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 72
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 48
  %109 = load i64, ptr %108, align 8
  %110 = mul i64 %109, %104
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 %110
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 64
  store i32 0, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 68
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %111, i64 72
  store i32 0, ptr %114, align 8
  %115 = add nuw nsw i64 %104, 1
  %116 = icmp eq i64 %115, %90
  br i1 %116, label %96, label %103

117:
  %118 = load i32, ptr %42, align 8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %432, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 276
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 37664
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 37700
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 42336
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %139

137:
  %138 = icmp eq i32 %429, 1
  br i1 %138, label %435, label %432

139:
  %140 = phi i64 [ 0, %120 ], [ %428, %425 ]
  %141 = phi i32 [ %118, %120 ], [ %429, %425 ]
  %142 = trunc nuw i64 %140 to i32
  %143 = add i32 %56, %142
  %144 = load ptr, ptr %40, align 8
  %145 = zext i32 %143 to i64
  %146 = getelementptr inbounds nuw ptr, ptr %144, i64 %145
  %147 = load ptr, ptr %146, align 8
  %148 = add i64 %140, %68
  %149 = getelementptr inbounds nuw i8, ptr %147, i64 5680
  %150 = load i32, ptr %149, align 8
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %174, label %152

152:
  %153 = load i64, ptr %147, align 8
  %154 = add i64 %153, 1
  %155 = icmp eq i64 %148, %154
  br i1 %155, label %156, label %174

156:
  %157 = icmp eq i32 %141, 1
  br i1 %157, label %158, label %191

158:
  %159 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %160 = load i32, ptr %159, align 4
  %161 = add i32 %160, 1
  store i32 %161, ptr %159, align 4
  %162 = load i32, ptr %121, align 8
  %163 = icmp ult i32 %161, %162
  br i1 %163, label %227, label %164

164:
  store i32 0, ptr %159, align 4
  %165 = getelementptr inbounds nuw i8, ptr %147, i64 12
  %166 = load i32, ptr %165, align 4
  %167 = add i32 %166, 1
  store i32 %167, ptr %165, align 4
  %168 = load i32, ptr %122, align 4
  %169 = icmp ult i32 %167, %168
  br i1 %169, label %227, label %170

170:
  store i32 0, ptr %165, align 4
  %171 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %172 = load i32, ptr %171, align 4
  %173 = add i32 %172, 1
  store i32 %173, ptr %171, align 4
  br label %227

174:
  %175 = icmp eq i32 %141, 1
  br i1 %175, label %176, label %191

176:
  %177 = load i32, ptr %121, align 8
  %178 = zext i32 %177 to i64
  %179 = load i32, ptr %122, align 4
  %180 = zext i32 %179 to i64
  %181 = udiv i64 %148, %178
  %182 = urem i64 %148, %178
  %183 = trunc nuw i64 %182 to i32
  %184 = getelementptr inbounds nuw i8, ptr %147, i64 8
  store i32 %183, ptr %184, align 8
  %185 = urem i64 %181, %180
  %186 = trunc nuw i64 %185 to i32
  %187 = getelementptr inbounds nuw i8, ptr %147, i64 12
  store i32 %186, ptr %187, align 4
  %188 = udiv i64 %181, %180
  %189 = trunc i64 %188 to i32
  %190 = getelementptr inbounds nuw i8, ptr %147, i64 16
  store i32 %189, ptr %190, align 8
  br label %227

191:
  %192 = zext i32 %141 to i64
  %193 = urem i64 %148, %192
  %194 = trunc nuw i64 %193 to i32
  %195 = udiv i64 %148, %192
  %196 = load i32, ptr %121, align 8
  %197 = load i32, ptr %123, align 4
  %198 = udiv i32 %196, %197
  %199 = zext i32 %198 to i64
  %200 = load i32, ptr %122, align 4
  %201 = load i32, ptr %124, align 8
  %202 = udiv i32 %200, %201
  %203 = zext i32 %202 to i64
  %204 = udiv i32 %194, %197
  %205 = urem i64 %195, %199
  %206 = trunc nuw i64 %205 to i32
  %207 = mul i32 %197, %206
  %208 = urem i32 %194, %197
  %209 = add i32 %207, %208
  %210 = getelementptr inbounds nuw i8, ptr %147, i64 8
  store i32 %209, ptr %210, align 8
  %211 = udiv i64 %195, %199
  %212 = urem i64 %211, %203
  %213 = trunc nuw i64 %212 to i32
  %214 = load i32, ptr %124, align 8
  %215 = mul i32 %214, %213
  %216 = urem i32 %204, %214
  %217 = add i32 %215, %216
  %218 = getelementptr inbounds nuw i8, ptr %147, i64 12
  store i32 %217, ptr %218, align 4
  %219 = udiv i64 %211, %203
  %220 = trunc i64 %219 to i32
  %221 = load i32, ptr %125, align 4
  %222 = mul i32 %221, %220
  %223 = load i32, ptr %124, align 8
  %224 = udiv i32 %204, %223
  %225 = add i32 %224, %222
  %226 = getelementptr inbounds nuw i8, ptr %147, i64 16
  store i32 %225, ptr %226, align 8
  br label %227

227:
  store i64 %148, ptr %147, align 8
  %228 = getelementptr inbounds nuw i8, ptr %147, i64 20
  store i32 1, ptr %228, align 4
  %229 = load i32, ptr %126, align 8
  %230 = sub i32 32, %229
  %231 = lshr i32 -1, %230
  %232 = getelementptr inbounds nuw i8, ptr %147, i64 80
  store i32 %231, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %147, i64 84
  store i32 %231, ptr %233, align 4
  %234 = load i32, ptr %127, align 8
  %235 = icmp eq i32 %234, 0
  %236 = zext i1 %235 to i32
  %237 = getelementptr inbounds nuw i8, ptr %147, i64 100
  store i32 %236, ptr %237, align 4
  br i1 %151, label %238, label %303

238:
  %239 = getelementptr inbounds nuw i8, ptr %147, i64 88
  store i32 0, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %147, i64 96
  store i32 0, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %147, i64 104
  store i32 0, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %147, i64 112
  store i32 0, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %147, i64 40
  store i32 0, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %147, i64 116
  store i32 0, ptr %244, align 4
  %245 = getelementptr inbounds nuw i8, ptr %147, i64 120
  store i32 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %147, i64 124
  store i32 0, ptr %246, align 4
  %247 = getelementptr inbounds nuw i8, ptr %147, i64 4312
  store i32 0, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %147, i64 3796
  store i32 0, ptr %248, align 4
  %249 = getelementptr inbounds nuw i8, ptr %147, i64 4828
  store i32 0, ptr %249, align 4
  %250 = getelementptr inbounds nuw i8, ptr %147, i64 5664
  store i32 0, ptr %250, align 8
  %251 = getelementptr inbounds nuw i8, ptr %147, i64 5668
  store i32 0, ptr %251, align 4
  %252 = getelementptr inbounds nuw i8, ptr %147, i64 5672
  store i32 0, ptr %252, align 8
  %253 = getelementptr inbounds nuw i8, ptr %147, i64 18608
  %254 = load ptr, ptr %253, align 8
  %255 = getelementptr inbounds nuw i8, ptr %147, i64 18616
  %256 = load i32, ptr %255, align 8
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %265, label %258

258:
  %259 = phi i64 [ %261, %258 ], [ 0, %238 ]
  %260 = getelementptr inbounds nuw %struct.Warpgroup, ptr %254, i64 %259
  tail call void @llvm.memset.p0.i64(ptr align 8 %260, i8 0, i64 48, i1 false)
  %261 = add nuw nsw i64 %259, 1
  %262 = load i32, ptr %255, align 8
  %263 = zext i32 %262 to i64
  %264 = icmp samesign ult i64 %261, %263
  br i1 %264, label %258, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %147, i64 18632
  store i32 0, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %147, i64 18620
  store i32 0, ptr %267, align 4
  %268 = getelementptr inbounds nuw i8, ptr %147, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %268, i8 0, i64 256, i1 false)
  %269 = getelementptr inbounds nuw i8, ptr %147, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %269, i8 0, i64 512, i1 false)
  %270 = getelementptr inbounds nuw i8, ptr %147, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %270, i8 0, i64 576, i1 false)
  %271 = load i32, ptr %126, align 8
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %303, label %273

273:
  %274 = getelementptr inbounds nuw i8, ptr %147, i64 72
  %275 = getelementptr inbounds nuw i8, ptr %147, i64 48
  br label %276

276:
  %277 = phi i64 [ 0, %273 ], [ %279, %289 ]
  %278 = phi i32 [ %271, %273 ], [ %300, %289 ]
  %279 = add nuw nsw i64 %277, 1
  %280 = zext i32 %278 to i64
  %281 = icmp eq i64 %279, %280
  %282 = load ptr, ptr %274, align 8
  %283 = load i64, ptr %275, align 8
  %284 = mul i64 %283, %277
  %285 = getelementptr inbounds nuw i8, ptr %282, i64 %284
  %286 = load i32, ptr %127, align 8
  br i1 %281, label %287, label %289

287:
  %288 = load i32, ptr %128, align 4
  br label %289

289:
  %290 = phi i32 [ %288, %287 ], [ -1, %276 ]
  store i32 0, ptr %285, align 8
  %291 = getelementptr inbounds nuw i8, ptr %285, i64 4
  store i32 %286, ptr %291, align 4
  %292 = getelementptr inbounds nuw i8, ptr %285, i64 8
  store i32 %290, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 48
  store i32 0, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %285, i64 52
  store i32 0, ptr %294, align 4
  %295 = getelementptr inbounds nuw i8, ptr %285, i64 60
  store i32 0, ptr %295, align 4
  %296 = getelementptr inbounds nuw i8, ptr %285, i64 56
  store i32 0, ptr %296, align 8
  %297 = getelementptr inbounds nuw i8, ptr %285, i64 184
  store i32 -1, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %285, i64 192
  store i32 -1, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %285, i64 224
  store ptr null, ptr %299, align 8
  %300 = load i32, ptr %126, align 8
  %301 = zext i32 %300 to i64
  %302 = icmp samesign ult i64 %279, %301
  br i1 %302, label %276, label %303

303:
  store i32 0, ptr %149, align 8
  %304 = getelementptr inbounds nuw i8, ptr %147, i64 40
  store i32 0, ptr %304, align 8
  %305 = load ptr, ptr %129, align 8
  %306 = icmp eq ptr %305, null
  br i1 %306, label %381, label %307

307:
  %308 = load i64, ptr %130, align 8
  %309 = add i64 %308, 1
  store i64 %309, ptr %130, align 8
  %310 = getelementptr inbounds nuw i8, ptr %147, i64 14432
  store i64 %309, ptr %310, align 8
  %311 = load i32, ptr %131, align 8
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %350, label %313

313:
  %314 = getelementptr inbounds nuw i8, ptr %147, i64 14408
  %315 = load ptr, ptr %314, align 8
  %316 = load i32, ptr %132, align 4
  %317 = trunc i32 %316 to i8
  %318 = load i32, ptr %133, align 8
  %319 = add i32 %318, 127
  %320 = lshr i32 %319, 5
  %321 = and i32 %320, 134217724
  %322 = zext nneg i32 %321 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %315, i8 %317, i64 %322, i1 false)
  %323 = load i32, ptr %131, align 8
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %350, label %325

325:
  %326 = getelementptr inbounds nuw i8, ptr %147, i64 14416
  %327 = load ptr, ptr %326, align 8
  %328 = load i32, ptr %133, align 8
  %329 = add i32 %328, 127
  %330 = lshr i32 %329, 3
  %331 = and i32 %330, 536870896
  %332 = zext nneg i32 %331 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %327, i8 0, i64 %332, i1 false)
  %333 = load i32, ptr %131, align 8
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %350, label %335

335:
  %336 = load i32, ptr %132, align 4
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %338, label %350

338:
  %339 = load i32, ptr %134, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %350, label %341

341:
  %342 = getelementptr inbounds nuw i8, ptr %147, i64 14424
  %343 = load ptr, ptr %342, align 8
  %344 = load i32, ptr %126, align 8
  %345 = add i32 %339, 3
  %346 = lshr i32 %345, 2
  %347 = mul i32 %344, %346
  %348 = zext i32 %347 to i64
  %349 = shl nuw nsw i64 %348, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %343, i8 0, i64 %349, i1 false)
  br label %350

350:
  %351 = load ptr, ptr %135, align 8
  %352 = icmp eq ptr %351, null
  br i1 %352, label %355, label %353

353:
  %354 = getelementptr inbounds nuw i8, ptr %147, i64 14440
  tail call void @llvm.memset.p0.i64(ptr align 8 %354, i8 0, i64 4168, i1 false)
  br label %355

355:
  %356 = load i32, ptr %126, align 8
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %381, label %358

358:
  %359 = getelementptr inbounds nuw i8, ptr %147, i64 72
  %360 = getelementptr inbounds nuw i8, ptr %147, i64 48
  br label %361

361:
  %362 = phi i64 [ 0, %358 ], [ %377, %361 ]
  %363 = load ptr, ptr %359, align 8
  %364 = load i64, ptr %360, align 8
  %365 = mul i64 %364, %362
  %366 = getelementptr inbounds nuw i8, ptr %363, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 200
  store i32 0, ptr %367, align 8
  %368 = load i64, ptr %310, align 8
  %369 = shl i64 %368, 26
  %370 = getelementptr inbounds nuw i8, ptr %366, i64 12
  %371 = load i32, ptr %370, align 4
  %372 = zext i32 %371 to i64
  %373 = or disjoint i64 %369, 1023
  %374 = getelementptr inbounds nuw i8, ptr %366, i64 208
  store i64 %373, ptr %374, align 8
  %375 = or i64 %369, %372
  %376 = getelementptr inbounds nuw i8, ptr %366, i64 216
  store i64 %375, ptr %376, align 8
  %377 = add nuw nsw i64 %362, 1
  %378 = load i32, ptr %126, align 8
  %379 = zext i32 %378 to i64
  %380 = icmp samesign ult i64 %377, %379
  br i1 %380, label %361, label %381

381:
  %382 = getelementptr inbounds nuw i8, ptr %147, i64 56
  %383 = load ptr, ptr %382, align 8
  %384 = load i32, ptr %133, align 8
  %385 = zext i32 %384 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %383, i8 0, i64 %385, i1 false)
  %386 = load i32, ptr %136, align 4
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %392, label %388

388:
  %389 = load ptr, ptr %382, align 8
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 262144
  %391 = zext i32 %386 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %390, i8 0, i64 %391, i1 false)
  br label %392

392:
  %393 = getelementptr inbounds nuw i8, ptr %147, i64 18624
  %394 = load ptr, ptr %393, align 8
  %395 = icmp eq ptr %394, null
  br i1 %395, label %425, label %396

396:
  %397 = getelementptr inbounds nuw i8, ptr %394, i64 539992
  %398 = getelementptr inbounds nuw i8, ptr %394, i64 8
  %399 = load i32, ptr %398, align 8
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %419, label %401

401:
  %402 = getelementptr inbounds nuw i8, ptr %394, i64 24
  %403 = getelementptr inbounds nuw i8, ptr %394, i64 6936
  br label %404

404:
  %405 = phi i64 [ 0, %401 ], [ %417, %416 ]
  %406 = getelementptr inbounds nuw i64, ptr %402, i64 %405
  %407 = load i64, ptr %406, align 8
  %408 = icmp sgt i64 %407, -1
  br i1 %408, label %413, label %409

409:
  %410 = getelementptr inbounds nuw i8, ptr %403, i64 %405
  %411 = load i8, ptr %410, align 1
  %412 = icmp eq i8 %411, 0
  br i1 %412, label %416, label %413

413:
  %414 = shl nuw nsw i64 %405, 9
  %415 = getelementptr inbounds nuw i8, ptr %397, i64 %414
  tail call void @llvm.memset.p0.i64(ptr align 4 %415, i8 0, i64 512, i1 false)
  br label %416

416:
  %417 = add nuw nsw i64 %405, 1
  %418 = icmp eq i64 %417, 576
  br i1 %418, label %419, label %404

419:
  store i32 1, ptr %398, align 8
  %420 = getelementptr inbounds nuw i8, ptr %394, i64 20
  store i32 0, ptr %420, align 4
  %421 = getelementptr inbounds nuw i8, ptr %394, i64 16
  store i32 0, ptr %421, align 8
  %422 = getelementptr inbounds nuw i8, ptr %394, i64 12
  store i32 0, ptr %422, align 4
  %423 = getelementptr inbounds nuw i8, ptr %394, i64 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %423, i8 -1, i64 4608, i1 false)
  %424 = getelementptr inbounds nuw i8, ptr %394, i64 6936
  tail call void @llvm.memset.p0.i64(ptr align 8 %424, i8 0, i64 576, i1 false)
  br label %425

425:
  %426 = load i32, ptr %34, align 4
  %427 = add i32 %426, 1
  store i32 %427, ptr %34, align 4
  %428 = add nuw nsw i64 %140, 1
  %429 = load i32, ptr %42, align 8
  %430 = zext i32 %429 to i64
  %431 = icmp samesign ult i64 %428, %430
  br i1 %431, label %139, label %137

432:
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %433, align 4
  br label %435

434:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %435

435:
  %436 = phi i32 [ -1, %434 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %432 ], [ 1, %55 ], [ -1, %137 ], [ 1, %32 ]
  ret i32 %436
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

define preserve_allcc void @ptxvm_screen_fence(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 42336
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %46, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %11 = load i32, ptr %10, align 8
  %12 = icmp ugt i32 %11, 1048575
  %13 = icmp eq i32 %3, 0
  %14 = or i1 %13, %12
  br i1 %14, label %46, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %16, i64 %19
  %21 = and i32 %4, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %23

23:
  %24 = load i32, ptr %20, align 8
  %25 = and i32 %24, %3
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 8
  tail call preserve_allcc void @learn(ptr %1, ptr %2, i32 %25, ptr %28)
  br label %29

29:
  %30 = and i32 %4, 2
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %46, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 4
  store i32 %3, ptr %33, align 4
  %34 = load i32, ptr %10, align 8
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %35, 20
  %37 = load i32, ptr %17, align 4
  %38 = zext i32 %37 to i64
  %39 = shl nuw nsw i64 %38, 15
  %40 = or i64 %39, %36
  %41 = load i64, ptr %1, align 8
  %42 = shl i64 %41, 40
  %43 = or i64 %40, %42
  %44 = getelementptr inbounds nuw i8, ptr %20, i64 104
  store i64 %43, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 112
  store i32 1, ptr %45, align 8
  br label %46

46:
  ret void
}

define internal preserve_allcc void @learn(ptr %0, ptr %1, i32 %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 14440
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 14760
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 200
  br label %14

9:
  %10 = load i32, ptr %7, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 14880
  store i32 0, ptr %13, align 8
  ret void

14:
  %15 = phi i64 [ 0, %4 ], [ %39, %38 ]
  %16 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %3, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %38, label %20

20:
  %21 = load i64, ptr %6, align 8
  %22 = add i64 %21, 1
  store i64 %22, ptr %6, align 8
  %23 = and i64 %21, 7
  %24 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %5, i64 %23
  %25 = load i64, ptr %16, align 8
  store i64 %25, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i64 %27, ptr %28, align 8
  %29 = load i64, ptr %17, align 8
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %29, ptr %30, align 8
  %31 = load i32, ptr %7, align 4
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 24
  store i32 %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 28
  store i32 %2, ptr %33, align 4
  %34 = load i32, ptr %8, align 8
  %35 = lshr i32 %34, 4
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %24, i64 32
  store i64 %36, ptr %37, align 8
  br label %38

38:
  %39 = add nuw nsw i64 %15, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %9, label %14
}

define preserve_allcc i32 @ptxvm_screen_local(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14424
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
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 64
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
  br i1 %8, label %1070, label %9

9:
  store ptr %0, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 120
  store ptr %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store i32 %3, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 136
  store i8 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 135
  store i8 0, ptr %17, align 1
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 133
  store i8 0, ptr %18, align 1
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 132
  store i8 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %21 = load i32, ptr %20, align 8
  %22 = icmp ult i32 %21, 1048576
  br i1 %22, label %34, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %25 = load i32, ptr %24, align 4
  %26 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %25, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %26, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %33, align 4
  br label %1068

34:
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %40

38:
  %39 = call preserve_allcc i32 @screen_varying(ptr %7, ptr %1, ptr %2, i32 %3)
  br label %1068

40:
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 134
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 96
  br label %62

62:
  %63 = phi i64 [ 0, %40 ], [ %1064, %1063 ]
  %64 = getelementptr inbounds nuw %struct.ScreenRun, ptr %41, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %66 = load i32, ptr %65, align 4
  %67 = sub i32 32, %66
  %68 = lshr i32 -1, %67
  %69 = load i32, ptr %64, align 8
  %70 = shl i32 %68, %69
  %71 = and i32 %70, %3
  %72 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %73, %5
  %75 = icmp eq i32 %71, 0
  br i1 %75, label %1063, label %76

76:
  %77 = load i32, ptr %42, align 4
  %78 = icmp eq i32 %77, 5
  %79 = getelementptr inbounds nuw i8, ptr %64, i64 16
  br i1 %78, label %80, label %100

80:
  %81 = phi i32 [ %98, %96 ], [ %71, %76 ]
  %82 = load i32, ptr %79, align 8
  %83 = icmp eq i32 %82, 8
  br i1 %83, label %91, label %84

84:
  %85 = call i32 @llvm.cttz.i32(i32 %81, i1 true)
  %86 = load i32, ptr %64, align 8
  %87 = sub i32 %85, %86
  %88 = zext i32 %87 to i64
  %89 = zext nneg i32 %82 to i64
  %90 = shl i64 %88, %89
  br label %91

91:
  %92 = phi i64 [ %90, %84 ], [ 0, %80 ]
  %93 = add i64 %92, %74
  %94 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %93, i32 -1)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %1068

96:
  %97 = add i32 %81, -1
  %98 = and i32 %97, %81
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %1063, label %80

100:
  %101 = load i32, ptr %79, align 8
  %102 = icmp eq i32 %101, 8
  %103 = load ptr, ptr %10, align 8
  br i1 %102, label %135, label %104

104:
  %105 = load ptr, ptr %7, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 42336
  %107 = load ptr, ptr %106, align 8
  %108 = icmp eq ptr %107, null
  br i1 %108, label %205, label %109

109:
  %110 = getelementptr inbounds nuw i8, ptr %103, i64 12
  %111 = load i32, ptr %110, align 4
  %112 = zext i32 %111 to i64
  %113 = and i64 %112, 7
  %114 = icmp eq i64 %113, 0
  %115 = and i64 %112, 6
  %116 = icmp eq i64 %115, 6
  %117 = or i1 %114, %116
  br i1 %117, label %205, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %120 = load i32, ptr %119, align 8
  switch i32 %120, label %205 [
    i32 4, label %121
    i32 8, label %121
  ]

121:
  %122 = getelementptr inbounds nuw i8, ptr %103, i64 4
  %123 = load i32, ptr %122, align 4
  %124 = icmp ult i32 %123, 4
  %125 = call i32 @llvm.ctpop.i32(i32 %71)
  %126 = icmp samesign ult i32 %125, 2
  %127 = select i1 %124, i1 %126, i1 false
  br i1 %127, label %128, label %205

128:
  %129 = call i32 @llvm.cttz.i32(i32 %71, i1 true)
  %130 = sub i32 %129, %69
  %131 = zext i32 %130 to i64
  %132 = zext nneg i32 %101 to i64
  %133 = shl i64 %131, %132
  %134 = add i64 %133, %74
  br label %138

135:
  %136 = call i32 @llvm.ctpop.i32(i32 %71)
  %137 = icmp samesign ult i32 %136, 2
  br i1 %137, label %138, label %141

138:
  %139 = phi i64 [ %134, %128 ], [ %74, %135 ]
  %140 = load ptr, ptr %7, align 8
  br label %162

141:
  %142 = getelementptr inbounds nuw i8, ptr %103, i64 4
  %143 = load i32, ptr %142, align 4
  %144 = icmp eq i32 %143, 1
  %145 = load ptr, ptr %7, align 8
  br i1 %144, label %146, label %162

146:
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 37704
  %148 = load i32, ptr %147, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %162, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %103, i64 20
  %152 = load i32, ptr %151, align 4
  %153 = load i32, ptr %13, align 8
  %154 = call i32 @llvm.cttz.i32(i32 %153, i1 false)
  %155 = getelementptr inbounds nuw i8, ptr %145, i64 328
  store i32 22, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %145, i64 332
  store i32 %152, ptr %156, align 4
  %157 = getelementptr inbounds nuw i8, ptr %145, i64 336
  store i32 %154, ptr %157, align 8
  %158 = getelementptr inbounds nuw i8, ptr %145, i64 352
  store i64 0, ptr %158, align 8
  %159 = getelementptr inbounds nuw i8, ptr %145, i64 368
  store i32 0, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %145, i64 360
  store i32 0, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %145, i64 364
  store i32 0, ptr %161, align 4
  br label %1068

162:
  %163 = phi i64 [ %139, %138 ], [ %74, %146 ], [ %74, %141 ]
  %164 = phi i1 [ true, %138 ], [ false, %146 ], [ false, %141 ]
  %165 = phi ptr [ %140, %138 ], [ %145, %146 ], [ %145, %141 ]
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 42336
  %167 = load ptr, ptr %166, align 8
  %168 = icmp eq ptr %167, null
  br i1 %168, label %200, label %169

169:
  %170 = getelementptr inbounds nuw i8, ptr %103, i64 12
  %171 = load i32, ptr %170, align 4
  %172 = zext i32 %171 to i64
  %173 = and i64 %172, 7
  %174 = icmp eq i64 %173, 0
  %175 = and i64 %172, 6
  %176 = icmp eq i64 %175, 6
  %177 = or i1 %174, %176
  br i1 %177, label %200, label %178

178:
  %179 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %180 = load i32, ptr %179, align 8
  switch i32 %180, label %200 [
    i32 4, label %181
    i32 8, label %181
  ]

181:
  %182 = getelementptr inbounds nuw i8, ptr %103, i64 4
  %183 = load i32, ptr %182, align 4
  %184 = icmp ult i32 %183, 4
  br i1 %184, label %185, label %200

185:
  %186 = load i32, ptr %43, align 4
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %187
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 14880
  %190 = load i32, ptr %189, align 8
  %191 = icmp ne i32 %190, 0
  store i8 1, ptr %17, align 1
  %192 = call i32 @llvm.cttz.i32(i32 %71, i1 true)
  %193 = select i1 %164, i32 %192, i32 -1
  %194 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %163, i32 %193)
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %196, label %1068

196:
  %197 = load i8, ptr %19, align 4
  %198 = trunc nuw i8 %197 to i1
  br i1 %198, label %1063, label %199

199:
  call preserve_allcc void @follow_access(ptr %7, i64 %163, i32 %71, i1 %191)
  br label %1063

200:
  %201 = call i32 @llvm.cttz.i32(i32 %71, i1 true)
  %202 = select i1 %164, i32 %201, i32 -1
  %203 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %163, i32 %202)
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %1063, label %1068

205:
  %206 = call i32 @llvm.cttz.i32(i32 %71, i1 true)
  %207 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %208 = xor i32 %207, 31
  %209 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %210 = load i32, ptr %209, align 8
  %211 = sub i32 %206, %69
  %212 = zext i32 %211 to i64
  %213 = zext i32 %101 to i64
  %214 = shl i64 %212, %213
  %215 = add i64 %214, %74
  %216 = sub nsw i32 %208, %206
  %217 = zext i32 %216 to i64
  %218 = shl i64 %217, %213
  %219 = zext i32 %210 to i64
  %220 = add i64 %218, %219
  %221 = load i32, ptr %103, align 8
  %222 = icmp eq i32 %221, 2
  br i1 %222, label %228, label %223

223:
  %224 = icmp eq i32 %221, 0
  %225 = and i64 %215, -4294967296
  %226 = icmp eq i64 %225, 4294967296
  %227 = and i1 %226, %224
  br i1 %227, label %228, label %265

228:
  %229 = and i64 %215, 4294967295
  %230 = load i32, ptr %20, align 8
  %231 = zext i32 %230 to i64
  %232 = shl nuw nsw i64 %231, 20
  %233 = load i32, ptr %43, align 4
  %234 = zext i32 %233 to i64
  %235 = shl nuw nsw i64 %234, 15
  %236 = or i64 %235, %232
  %237 = and i64 %236, 16744448
  %238 = load i8, ptr %18, align 1
  %239 = trunc nuw i8 %238 to i1
  br i1 %239, label %245, label %240

240:
  %241 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %242 = load i32, ptr %241, align 8
  %243 = zext i32 %242 to i64
  %244 = or i64 %237, %243
  br label %245

245:
  %246 = phi i64 [ %244, %240 ], [ %237, %228 ]
  store i64 %246, ptr %44, align 8
  store i64 0, ptr %15, align 8
  %247 = getelementptr inbounds nuw i8, ptr %105, i64 80
  %248 = load i32, ptr %247, align 8
  %249 = zext i32 %248 to i64
  store i64 %249, ptr %14, align 8
  %250 = load ptr, ptr %51, align 8
  %251 = ptrtoint ptr %250 to i64
  store i64 %251, ptr %47, align 8
  %252 = load ptr, ptr %52, align 8
  store ptr %252, ptr %48, align 8
  %253 = load ptr, ptr %53, align 8
  store ptr %253, ptr %49, align 8
  %254 = load ptr, ptr %54, align 8
  store ptr %254, ptr %55, align 8
  %255 = load ptr, ptr %56, align 8
  store ptr %255, ptr %57, align 8
  %256 = load i64, ptr %58, align 8
  %257 = shl i64 %256, 16
  %258 = lshr i32 %230, 4
  %259 = zext nneg i32 %258 to i64
  %260 = or i64 %257, %259
  store i64 %260, ptr %45, align 8
  %261 = load i32, ptr %59, align 8
  %262 = icmp ne i32 %261, 0
  %263 = zext i1 %262 to i8
  store i8 %263, ptr %60, align 2
  store i8 1, ptr %19, align 4
  %264 = icmp samesign ult i64 %229, %249
  br i1 %264, label %415, label %1060

265:
  switch i32 %221, label %1060 [
    i32 1, label %271
    i32 0, label %266
  ]

266:
  %267 = lshr i64 %215, 32
  %268 = trunc nuw i64 %267 to i32
  %269 = add i32 %268, -1
  %270 = icmp ult i32 %269, 4
  br i1 %270, label %1060, label %271

271:
  %272 = load i32, ptr %20, align 8
  %273 = zext i32 %272 to i64
  %274 = shl nuw nsw i64 %273, 20
  %275 = load i32, ptr %43, align 4
  %276 = zext i32 %275 to i64
  %277 = shl nuw nsw i64 %276, 15
  %278 = or i64 %277, %274
  %279 = load i64, ptr %1, align 8
  %280 = shl i64 %279, 40
  %281 = or i64 %278, %280
  %282 = load i8, ptr %18, align 1
  %283 = trunc nuw i8 %282 to i1
  br i1 %283, label %288, label %284

284:
  %285 = getelementptr inbounds nuw i8, ptr %103, i64 12
  %286 = load i32, ptr %285, align 4
  %287 = zext i32 %286 to i64
  br label %288

288:
  %289 = phi i64 [ %287, %284 ], [ 0, %271 ]
  %290 = or i64 %281, %289
  store i64 %290, ptr %44, align 8
  %291 = getelementptr inbounds nuw i8, ptr %105, i64 37656
  %292 = load i64, ptr %291, align 8
  store i64 %292, ptr %45, align 8
  store i8 0, ptr %19, align 4
  br i1 %108, label %338, label %293

293:
  %294 = getelementptr inbounds nuw i8, ptr %103, i64 12
  %295 = load i32, ptr %294, align 4
  %296 = zext i32 %295 to i64
  %297 = and i64 %296, 7
  %298 = icmp eq i64 %297, 0
  %299 = and i64 %296, 6
  %300 = icmp eq i64 %299, 6
  %301 = or i1 %298, %300
  br i1 %301, label %302, label %338

302:
  %303 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %46, i64 %276
  %304 = getelementptr inbounds nuw i8, ptr %105, i64 42344
  %305 = load ptr, ptr %304, align 8
  %306 = mul i64 %279, 96
  %307 = getelementptr inbounds nuw i8, ptr %305, i64 %306
  %308 = getelementptr inbounds nuw i8, ptr %303, i64 112
  store i32 0, ptr %308, align 8
  %309 = getelementptr inbounds nuw i8, ptr %303, i64 116
  %310 = load i32, ptr %309, align 4
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %338, label %312

312:
  store i32 0, ptr %309, align 4
  br label %313

313:
  %314 = phi i64 [ 0, %312 ], [ %333, %332 ]
  %315 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %307, i64 %314
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %317 = load i64, ptr %316, align 8
  %318 = trunc i64 %317 to i32
  %319 = lshr i32 %318, 15
  %320 = and i32 %319, 31
  %321 = load i32, ptr %43, align 4
  %322 = icmp eq i32 %320, %321
  br i1 %322, label %323, label %332

323:
  %324 = lshr i64 %317, 24
  %325 = and i64 %324, 65535
  %326 = load i32, ptr %20, align 8
  %327 = lshr i32 %326, 4
  %328 = zext nneg i32 %327 to i64
  %329 = icmp eq i64 %325, %328
  br i1 %329, label %330, label %332

330:
  %331 = getelementptr inbounds nuw i8, ptr %315, i64 20
  store i32 0, ptr %331, align 4
  br label %332

332:
  %333 = add nuw nsw i64 %314, 1
  %334 = icmp eq i64 %333, 4
  br i1 %334, label %335, label %313

335:
  %336 = load ptr, ptr %10, align 8
  %337 = load ptr, ptr %7, align 8
  br label %338

338:
  %339 = phi ptr [ %337, %335 ], [ %105, %293 ], [ %105, %302 ], [ %105, %288 ]
  %340 = phi ptr [ %336, %335 ], [ %103, %293 ], [ %103, %302 ], [ %103, %288 ]
  %341 = ptrtoint ptr %340 to i64
  %342 = getelementptr inbounds nuw i8, ptr %339, i64 37712
  %343 = udiv i64 %341, 48
  %344 = and i64 %343, 63
  %345 = getelementptr inbounds nuw %struct.ScreenCache, ptr %342, i64 %344
  %346 = load i64, ptr %345, align 8
  %347 = icmp eq i64 %346, %341
  br i1 %347, label %348, label %355

348:
  %349 = getelementptr inbounds nuw i8, ptr %345, i64 8
  %350 = load i64, ptr %349, align 8
  %351 = sub i64 %215, %350
  %352 = getelementptr inbounds nuw i8, ptr %345, i64 16
  %353 = load i64, ptr %352, align 8
  %354 = icmp ult i64 %351, %353
  br i1 %354, label %361, label %355

355:
  %356 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %215, ptr %345)
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %1060, label %358

358:
  %359 = getelementptr inbounds nuw i8, ptr %345, i64 8
  %360 = load i64, ptr %359, align 8
  br label %361

361:
  %362 = phi i64 [ %360, %358 ], [ %350, %348 ]
  %363 = getelementptr inbounds nuw i8, ptr %345, i64 8
  store i64 %362, ptr %15, align 8
  %364 = getelementptr inbounds nuw i8, ptr %345, i64 16
  %365 = load i64, ptr %364, align 8
  store i64 %365, ptr %14, align 8
  %366 = getelementptr inbounds nuw i8, ptr %345, i64 24
  %367 = load i64, ptr %366, align 8
  store i64 %367, ptr %47, align 8
  %368 = getelementptr inbounds nuw i8, ptr %345, i64 40
  %369 = load ptr, ptr %368, align 8
  store ptr %369, ptr %48, align 8
  %370 = getelementptr inbounds nuw i8, ptr %345, i64 48
  %371 = load ptr, ptr %370, align 8
  store ptr %371, ptr %49, align 8
  %372 = getelementptr inbounds nuw i8, ptr %345, i64 56
  %373 = load ptr, ptr %372, align 8
  store ptr %373, ptr %50, align 8
  %374 = shl i64 %215, 1
  %375 = getelementptr inbounds nuw i8, ptr %345, i64 32
  %376 = load i64, ptr %375, align 8
  %377 = load i64, ptr %363, align 8
  %378 = add i64 %376, %377
  %379 = sub i64 %374, %378
  store i64 %215, ptr %375, align 8
  %380 = load i64, ptr %364, align 8
  %381 = icmp ult i64 %379, %380
  %382 = load ptr, ptr %368, align 8
  %383 = icmp eq ptr %382, null
  br i1 %381, label %384, label %388

384:
  br i1 %383, label %392, label %385

385:
  %386 = lshr i64 %379, 7
  %387 = getelementptr inbounds nuw %struct.ScreenLine, ptr %382, i64 %386
  call void @llvm.prefetch.p0(ptr %387, i32 1, i32 3, i32 1)
  br label %389

388:
  br i1 %383, label %392, label %389

389:
  %390 = load i64, ptr %15, align 8
  %391 = load i64, ptr %14, align 8
  br label %415

392:
  %393 = load i64, ptr %15, align 8
  %394 = add i64 %220, %215
  %395 = sub i64 %394, %393
  %396 = load i64, ptr %14, align 8
  %397 = icmp ugt i64 %395, %396
  br i1 %397, label %1060, label %398

398:
  %399 = load ptr, ptr %10, align 8
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 4
  %401 = load i32, ptr %400, align 4
  switch i32 %401, label %402 [
    i32 4, label %1063
    i32 0, label %1063
  ]

402:
  %403 = load ptr, ptr %7, align 8
  %404 = getelementptr inbounds nuw i8, ptr %399, i64 20
  %405 = load i32, ptr %404, align 4
  %406 = load i32, ptr %13, align 8
  %407 = call i32 @llvm.cttz.i32(i32 %406, i1 false)
  %408 = getelementptr inbounds nuw i8, ptr %403, i64 328
  store i32 22, ptr %408, align 8
  %409 = getelementptr inbounds nuw i8, ptr %403, i64 332
  store i32 %405, ptr %409, align 4
  %410 = getelementptr inbounds nuw i8, ptr %403, i64 336
  store i32 %407, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %403, i64 352
  store i64 0, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %403, i64 368
  store i32 0, ptr %412, align 8
  %413 = getelementptr inbounds nuw i8, ptr %403, i64 360
  store i32 0, ptr %413, align 8
  %414 = getelementptr inbounds nuw i8, ptr %403, i64 364
  store i32 0, ptr %414, align 4
  br label %1068

415:
  %416 = phi i64 [ %391, %389 ], [ %249, %245 ]
  %417 = phi i64 [ %390, %389 ], [ 0, %245 ]
  %418 = phi i64 [ %215, %389 ], [ %229, %245 ]
  %419 = sub i64 %418, %417
  %420 = trunc i64 %419 to i32
  %421 = shl nuw i32 1, %101
  %422 = add i32 %421, -1
  %423 = and i32 %422, %420
  %424 = add i64 %419, %220
  %425 = icmp ugt i64 %424, %416
  %426 = add i32 %423, %210
  %427 = icmp ugt i32 %426, %421
  %428 = select i1 %425, i1 true, i1 %427
  br i1 %428, label %1060, label %429

429:
  %430 = load i8, ptr %19, align 4
  %431 = trunc nuw i8 %430 to i1
  br i1 %431, label %432, label %459

432:
  %433 = load ptr, ptr %7, align 8
  %434 = getelementptr inbounds nuw i8, ptr %433, i64 37696
  %435 = load i32, ptr %434, align 8
  %436 = icmp eq i32 %435, 0
  br i1 %436, label %459, label %437

437:
  %438 = load ptr, ptr %10, align 8
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 8
  %440 = load i32, ptr %439, align 8
  %441 = icmp ult i32 %440, 4
  br i1 %441, label %442, label %459

442:
  %443 = lshr exact i32 %71, %206
  %444 = call preserve_allcc i1 @check_parts(ptr %7, i64 %419, i32 %101, i32 %443)
  br i1 %444, label %459, label %445

445:
  %446 = load ptr, ptr %7, align 8
  %447 = load ptr, ptr %10, align 8
  %448 = getelementptr inbounds nuw i8, ptr %447, i64 20
  %449 = load i32, ptr %448, align 4
  %450 = load i32, ptr %13, align 8
  %451 = call i32 @llvm.cttz.i32(i32 %450, i1 false)
  %452 = getelementptr inbounds nuw i8, ptr %446, i64 328
  store i32 22, ptr %452, align 8
  %453 = getelementptr inbounds nuw i8, ptr %446, i64 332
  store i32 %449, ptr %453, align 4
  %454 = getelementptr inbounds nuw i8, ptr %446, i64 336
  store i32 %451, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %446, i64 352
  store i64 0, ptr %455, align 8
  %456 = getelementptr inbounds nuw i8, ptr %446, i64 368
  store i32 0, ptr %456, align 8
  %457 = getelementptr inbounds nuw i8, ptr %446, i64 360
  store i32 0, ptr %457, align 8
  %458 = getelementptr inbounds nuw i8, ptr %446, i64 364
  store i32 0, ptr %458, align 4
  br label %1068

459:
  %460 = add i64 %424, -1
  %461 = lshr i64 %460, 7
  %462 = lshr i64 %419, 7
  %463 = icmp samesign ugt i64 %462, %461
  br i1 %463, label %1063, label %464

464:
  %465 = zext nneg i32 %206 to i64
  %466 = zext nneg i32 %423 to i64
  %467 = sub i64 %466, %419
  %468 = icmp eq i32 %101, 2
  %469 = shl nuw nsw i64 %213, 3
  br label %470

470:
  %471 = phi i64 [ %462, %464 ], [ %1044, %1043 ]
  %472 = shl nuw i64 %471, 7
  %473 = add i64 %467, %472
  %474 = ashr i64 %473, %213
  %475 = add nsw i64 %474, %465
  br i1 %468, label %476, label %487

476:
  %477 = add i64 %475, -32
  %478 = icmp ult i64 %477, -63
  br i1 %478, label %489, label %479

479:
  %480 = icmp sgt i64 %475, -1
  %481 = trunc nsw i64 %475 to i32
  br i1 %480, label %482, label %484

482:
  %483 = lshr i32 %71, %481
  br label %489

484:
  %485 = sub nsw i32 0, %481
  %486 = shl i32 %71, %485
  br label %489

487:
  %488 = call preserve_allcc i32 @words_of(i32 %71, i64 %475, i32 %101, i32 %423, i32 %210)
  br label %489

489:
  %490 = phi i32 [ %488, %487 ], [ 0, %476 ], [ %483, %482 ], [ %486, %484 ]
  %491 = load i64, ptr %44, align 8
  %492 = shl i64 %475, 7
  %493 = and i64 %492, 32640
  %494 = xor i64 %493, 16384
  %495 = or i64 %494, %469
  %496 = or i64 %495, %491
  %497 = load ptr, ptr %48, align 8
  %498 = getelementptr inbounds nuw %struct.ScreenLine, ptr %497, i64 %471
  %499 = icmp ne i32 %490, 0
  %500 = load i64, ptr %14, align 8
  %501 = icmp ult i64 %472, %500
  %502 = select i1 %499, i1 %501, i1 false
  br i1 %502, label %503, label %1013

503:
  %504 = load i8, ptr %19, align 4
  %505 = trunc nuw i8 %504 to i1
  %506 = load ptr, ptr %7, align 8
  br i1 %505, label %507, label %532

507:
  %508 = getelementptr inbounds nuw i8, ptr %506, i64 37696
  %509 = load i32, ptr %508, align 8
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %532, label %511

511:
  %512 = load ptr, ptr %10, align 8
  %513 = getelementptr inbounds nuw i8, ptr %512, i64 8
  %514 = load i32, ptr %513, align 8
  %515 = icmp ult i32 %514, 4
  br i1 %515, label %532, label %516

516:
  %517 = getelementptr inbounds nuw i8, ptr %512, i64 4
  %518 = load i32, ptr %517, align 4
  %519 = add i32 %518, -1
  %520 = and i32 %519, -6
  %521 = icmp eq i32 %520, 0
  %522 = load ptr, ptr %55, align 8
  %523 = getelementptr inbounds nuw i32, ptr %522, i64 %471
  %524 = load i32, ptr %523, align 4
  br i1 %521, label %525, label %528

525:
  %526 = or i32 %524, %490
  store i32 %526, ptr %523, align 4
  %527 = load ptr, ptr %7, align 8
  br label %532

528:
  %529 = xor i32 %524, -1
  %530 = and i32 %490, %529
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %532, label %1046

532:
  %533 = phi ptr [ %527, %525 ], [ %506, %528 ], [ %506, %511 ], [ %506, %507 ], [ %506, %503 ]
  %534 = getelementptr inbounds nuw i8, ptr %533, i64 37704
  %535 = load i32, ptr %534, align 8
  %536 = icmp eq i32 %535, 0
  %537 = load i8, ptr %19, align 4
  %538 = trunc nuw i8 %537 to i1
  br i1 %536, label %539, label %562

539:
  br i1 %538, label %1013, label %540

540:
  %541 = load ptr, ptr %10, align 8
  %542 = getelementptr inbounds nuw i8, ptr %541, i64 4
  %543 = load i32, ptr %542, align 4
  switch i32 %543, label %544 [
    i32 4, label %1013
    i32 0, label %1013
  ]

544:
  %545 = lshr i64 %471, 5
  %546 = load ptr, ptr %50, align 8
  %547 = getelementptr inbounds nuw %struct.ScreenPage, ptr %546, i64 %545
  %548 = load atomic i64, ptr %547 acquire, align 8
  %549 = load ptr, ptr %7, align 8
  %550 = getelementptr inbounds nuw i8, ptr %549, i64 37656
  %551 = load i64, ptr %550, align 8
  %552 = icmp eq i64 %548, %551
  br i1 %552, label %1013, label %553

553:
  %554 = add i64 %551, -1
  %555 = icmp eq i64 %548, %554
  br i1 %555, label %556, label %560

556:
  %557 = load ptr, ptr %10, align 8
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 4
  %559 = load i32, ptr %558, align 4
  switch i32 %559, label %560 [
    i32 4, label %1013
    i32 0, label %1013
  ]

560:
  %561 = call preserve_allcc i1 @open_page(ptr %7, i64 %545)
  br i1 %561, label %1013, label %1046

562:
  br i1 %538, label %581, label %563

563:
  %564 = lshr i64 %471, 5
  %565 = load ptr, ptr %50, align 8
  %566 = getelementptr inbounds nuw %struct.ScreenPage, ptr %565, i64 %564
  %567 = load atomic i64, ptr %566 acquire, align 8
  %568 = load ptr, ptr %7, align 8
  %569 = getelementptr inbounds nuw i8, ptr %568, i64 37656
  %570 = load i64, ptr %569, align 8
  %571 = icmp eq i64 %567, %570
  br i1 %571, label %581, label %572

572:
  %573 = add i64 %570, -1
  %574 = icmp eq i64 %567, %573
  br i1 %574, label %575, label %579

575:
  %576 = load ptr, ptr %10, align 8
  %577 = getelementptr inbounds nuw i8, ptr %576, i64 4
  %578 = load i32, ptr %577, align 4
  switch i32 %578, label %579 [
    i32 4, label %581
    i32 0, label %581
  ]

579:
  %580 = call preserve_allcc i1 @open_page(ptr %7, i64 %564)
  br i1 %580, label %581, label %1046

581:
  %582 = load i8, ptr %19, align 4
  %583 = trunc nuw i8 %582 to i1
  br i1 %583, label %652, label %584

584:
  %585 = icmp eq i32 %490, -1
  %586 = and i64 %491, 7
  %587 = icmp eq i64 %586, 0
  %588 = and i1 %585, %587
  %589 = and i64 %496, 64
  %590 = icmp eq i64 %589, 0
  %591 = select i1 %588, i1 %590, i1 false
  br i1 %591, label %592, label %646

592:
  %593 = load ptr, ptr %10, align 8
  %594 = getelementptr inbounds nuw i8, ptr %593, i64 4
  %595 = load i32, ptr %594, align 4
  %596 = icmp eq i32 %595, 4
  br i1 %596, label %646, label %597

597:
  %598 = load ptr, ptr %7, align 8
  %599 = load ptr, ptr %50, align 8
  %600 = lshr i64 %471, 5
  %601 = getelementptr inbounds nuw %struct.ScreenPage, ptr %599, i64 %600
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 8
  %603 = and i64 %471, 31
  %604 = getelementptr inbounds nuw i64, ptr %602, i64 %603
  %605 = icmp eq i32 %595, 0
  %606 = load atomic i64, ptr %604 monotonic, align 8
  %607 = select i1 %605, i64 2, i64 1
  %608 = icmp eq i64 %606, 0
  br i1 %608, label %609, label %611

609:
  %610 = or disjoint i64 %607, %496
  br label %632

611:
  %612 = and i64 %606, -8
  %613 = icmp eq i64 %612, %496
  br i1 %613, label %614, label %616

614:
  %615 = or i64 %606, %607
  br label %632

616:
  %617 = xor i64 %606, %491
  %618 = icmp ult i64 %617, 1099511627776
  br i1 %618, label %619, label %646

619:
  %620 = lshr i64 %606, 24
  %621 = and i64 %620, 65535
  %622 = lshr i64 %496, 24
  %623 = and i64 %622, 65535
  %624 = icmp samesign ult i64 %621, %623
  br i1 %624, label %625, label %646

625:
  %626 = and i64 %606, 5
  %627 = icmp ne i64 %626, 0
  %628 = and i1 %605, %627
  %629 = select i1 %628, i64 4, i64 0
  %630 = or disjoint i64 %496, %629
  %631 = or disjoint i64 %630, %607
  br label %632

632:
  %633 = phi i64 [ %631, %625 ], [ %615, %614 ], [ %610, %609 ]
  %634 = getelementptr inbounds nuw i8, ptr %598, i64 37688
  %635 = load i32, ptr %634, align 8
  %636 = icmp eq i32 %635, 0
  br i1 %636, label %638, label %637

637:
  store i64 %633, ptr %604, align 8
  br label %1013

638:
  %639 = icmp eq i64 %606, %633
  br i1 %639, label %1013, label %640

640:
  %641 = cmpxchg ptr %604, i64 %606, i64 %633 monotonic monotonic, align 8
  %642 = extractvalue { i64, i1 } %641, 1
  br i1 %642, label %1013, label %643

643:
  %644 = load i8, ptr %19, align 4
  %645 = trunc nuw i8 %644 to i1
  br label %646

646:
  %647 = phi i1 [ %645, %643 ], [ false, %619 ], [ false, %616 ], [ false, %592 ], [ false, %584 ]
  %648 = load i8, ptr %17, align 1
  %649 = trunc nuw i8 %648 to i1
  %650 = xor i1 %649, true
  %651 = select i1 %650, i1 true, i1 %647
  br i1 %651, label %652, label %654

652:
  %653 = load i64, ptr %45, align 8
  br label %709

654:
  %655 = load ptr, ptr %50, align 8
  %656 = lshr i64 %471, 5
  %657 = getelementptr inbounds nuw %struct.ScreenPage, ptr %655, i64 %656
  %658 = getelementptr inbounds nuw i8, ptr %657, i64 8
  %659 = and i64 %471, 31
  %660 = getelementptr inbounds nuw i64, ptr %658, i64 %659
  %661 = load atomic i64, ptr %660 monotonic, align 8
  %662 = icmp eq i64 %661, -1
  br i1 %662, label %663, label %665

663:
  %664 = load i64, ptr %498, align 8
  br label %694

665:
  %666 = load ptr, ptr %7, align 8
  %667 = getelementptr inbounds nuw i8, ptr %666, i64 37688
  %668 = load i32, ptr %667, align 8
  %669 = icmp eq i32 %668, 0
  br i1 %669, label %671, label %670

670:
  store i64 -1, ptr %660, align 8
  br label %673

671:
  %672 = atomicrmw xchg ptr %660, i64 -1 monotonic, align 8
  br label %673

673:
  %674 = phi i64 [ %661, %670 ], [ %672, %671 ]
  %675 = load i64, ptr %45, align 8
  store i64 %675, ptr %498, align 8
  %676 = and i64 %674, 5
  %677 = icmp ne i64 %676, 0
  %678 = sext i1 %677 to i32
  %679 = getelementptr inbounds nuw i8, ptr %498, i64 48
  store i32 %678, ptr %679, align 8
  %680 = shl i64 %674, 62
  %681 = ashr i64 %680, 63
  %682 = trunc nsw i64 %681 to i32
  %683 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %682, ptr %683, align 8
  %684 = getelementptr inbounds nuw i8, ptr %498, i64 60
  store i32 0, ptr %684, align 4
  %685 = getelementptr inbounds nuw i8, ptr %498, i64 52
  store i32 0, ptr %685, align 4
  %686 = and i64 %674, -8
  %687 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %688 = getelementptr inbounds nuw i8, ptr %498, i64 32
  store i64 %686, ptr %688, align 8
  store i64 %686, ptr %687, align 8
  %689 = and i64 %674, 1
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %691, label %694

691:
  %692 = and i64 %674, -16777216
  %693 = add i64 %692, -16777096
  store i64 %693, ptr %687, align 8
  br label %694

694:
  %695 = phi i64 [ %664, %663 ], [ %675, %673 ], [ %675, %691 ]
  %696 = load i64, ptr %45, align 8
  %697 = icmp eq i64 %695, %696
  br i1 %697, label %698, label %707

698:
  %699 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %700 = load i32, ptr %699, align 8
  %701 = getelementptr inbounds nuw i8, ptr %498, i64 52
  %702 = load i32, ptr %701, align 4
  %703 = or i32 %702, %700
  %704 = and i32 %703, %490
  %705 = icmp eq i32 %704, 0
  %706 = zext i1 %705 to i8
  br label %707

707:
  %708 = phi i8 [ 1, %694 ], [ %706, %698 ]
  store i8 %708, ptr %16, align 8
  br label %709

709:
  %710 = phi i64 [ %653, %652 ], [ %696, %707 ]
  %711 = load i64, ptr %498, align 8
  %712 = icmp eq i64 %711, %710
  br i1 %712, label %713, label %775

713:
  %714 = load ptr, ptr %10, align 8
  %715 = getelementptr inbounds nuw i8, ptr %714, i64 4
  %716 = load i32, ptr %715, align 4
  switch i32 %716, label %735 [
    i32 4, label %717
    i32 0, label %717
  ]

717:
  %718 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %719 = load i64, ptr %718, align 8
  %720 = icmp eq i64 %719, %496
  br i1 %720, label %721, label %775

721:
  %722 = getelementptr inbounds nuw i8, ptr %498, i64 56
  %723 = load i32, ptr %722, align 8
  %724 = xor i32 %723, -1
  %725 = and i32 %490, %724
  %726 = icmp eq i32 %725, 0
  br i1 %726, label %727, label %775

727:
  %728 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %729 = load i32, ptr %728, align 8
  %730 = getelementptr inbounds nuw i8, ptr %498, i64 52
  %731 = load i32, ptr %730, align 4
  %732 = or i32 %731, %729
  %733 = and i32 %732, %490
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %1013, label %775

735:
  %736 = and i64 %491, 7
  %737 = icmp eq i64 %736, 0
  %738 = and i64 %491, 6
  %739 = icmp eq i64 %738, 6
  %740 = or i1 %737, %739
  br i1 %740, label %775, label %741

741:
  %742 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %743 = load i32, ptr %742, align 8
  %744 = xor i32 %743, -1
  %745 = and i32 %490, %744
  %746 = icmp eq i32 %745, 0
  br i1 %746, label %747, label %775

747:
  %748 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %749 = load i64, ptr %748, align 8
  %750 = and i64 %749, 120
  %751 = icmp eq i64 %750, 120
  br i1 %751, label %752, label %775

752:
  %753 = icmp ugt i64 %749, -1099511627777
  %754 = xor i64 %749, %496
  %755 = icmp ult i64 %754, 16777216
  %756 = select i1 %753, i1 true, i1 %755
  br i1 %756, label %757, label %775

757:
  %758 = and i64 %749, 7
  %759 = icmp ne i64 %758, 0
  %760 = xor i64 %749, %491
  %761 = and i64 %760, 7
  %762 = icmp eq i64 %761, 0
  %763 = select i1 %759, i1 %762, i1 false
  br i1 %763, label %764, label %775

764:
  %765 = getelementptr inbounds nuw i8, ptr %498, i64 52
  %766 = load i32, ptr %765, align 4
  %767 = getelementptr inbounds nuw i8, ptr %498, i64 56
  %768 = load i32, ptr %767, align 8
  %769 = or i32 %768, %766
  %770 = getelementptr inbounds nuw i8, ptr %498, i64 60
  %771 = load i32, ptr %770, align 4
  %772 = or i32 %769, %771
  %773 = and i32 %772, %490
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %1013, label %775

775:
  %776 = load i8, ptr %19, align 4
  %777 = trunc nuw i8 %776 to i1
  br i1 %777, label %830, label %778

778:
  %779 = load ptr, ptr %7, align 8
  %780 = getelementptr inbounds nuw i8, ptr %779, i64 37688
  %781 = load i32, ptr %780, align 8
  %782 = icmp eq i32 %781, 0
  br i1 %782, label %783, label %792

783:
  %784 = getelementptr inbounds nuw i8, ptr %498, i64 8
  br label %785

785:
  %786 = atomicrmw or ptr %784, i64 1 acquire, align 8
  %787 = and i64 %786, 1
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %789, label %785

789:
  %790 = load i8, ptr %19, align 4
  %791 = trunc nuw i8 %790 to i1
  br i1 %791, label %830, label %792

792:
  %793 = load ptr, ptr %50, align 8
  %794 = lshr i64 %471, 5
  %795 = getelementptr inbounds nuw %struct.ScreenPage, ptr %793, i64 %794
  %796 = getelementptr inbounds nuw i8, ptr %795, i64 8
  %797 = and i64 %471, 31
  %798 = getelementptr inbounds nuw i64, ptr %796, i64 %797
  %799 = load atomic i64, ptr %798 monotonic, align 8
  %800 = icmp eq i64 %799, -1
  br i1 %800, label %830, label %801

801:
  %802 = load ptr, ptr %7, align 8
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 37688
  %804 = load i32, ptr %803, align 8
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %807, label %806

806:
  store i64 -1, ptr %798, align 8
  br label %809

807:
  %808 = atomicrmw xchg ptr %798, i64 -1 monotonic, align 8
  br label %809

809:
  %810 = phi i64 [ %799, %806 ], [ %808, %807 ]
  %811 = load i64, ptr %45, align 8
  store i64 %811, ptr %498, align 8
  %812 = and i64 %810, 5
  %813 = icmp ne i64 %812, 0
  %814 = sext i1 %813 to i32
  %815 = getelementptr inbounds nuw i8, ptr %498, i64 48
  store i32 %814, ptr %815, align 8
  %816 = shl i64 %810, 62
  %817 = ashr i64 %816, 63
  %818 = trunc nsw i64 %817 to i32
  %819 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %818, ptr %819, align 8
  %820 = getelementptr inbounds nuw i8, ptr %498, i64 60
  store i32 0, ptr %820, align 4
  %821 = getelementptr inbounds nuw i8, ptr %498, i64 52
  store i32 0, ptr %821, align 4
  %822 = and i64 %810, -8
  %823 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %824 = getelementptr inbounds nuw i8, ptr %498, i64 32
  store i64 %822, ptr %824, align 8
  store i64 %822, ptr %823, align 8
  %825 = and i64 %810, 1
  %826 = icmp eq i64 %825, 0
  br i1 %826, label %827, label %830

827:
  %828 = and i64 %810, -16777216
  %829 = add i64 %828, -16777096
  store i64 %829, ptr %823, align 8
  br label %830

830:
  %831 = phi i1 [ true, %789 ], [ %782, %827 ], [ %782, %809 ], [ %782, %792 ], [ false, %775 ]
  %832 = load i64, ptr %498, align 8
  %833 = load i64, ptr %45, align 8
  %834 = icmp eq i64 %832, %833
  br i1 %834, label %878, label %835

835:
  %836 = load ptr, ptr %10, align 8
  %837 = getelementptr inbounds nuw i8, ptr %836, i64 4
  %838 = load i32, ptr %837, align 4
  %839 = and i32 %838, -5
  %840 = icmp eq i32 %839, 0
  %841 = select i1 %840, i32 2, i32 0
  store i64 %833, ptr %498, align 8
  %842 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %843 = getelementptr inbounds nuw i8, ptr %498, i64 60
  store i32 0, ptr %843, align 4
  %844 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 0, ptr %844, align 8
  %845 = getelementptr inbounds nuw i8, ptr %498, i64 52
  store i32 0, ptr %845, align 4
  store i32 0, ptr %842, align 8
  %846 = getelementptr inbounds nuw i8, ptr %498, i64 8
  store i64 0, ptr %846, align 8
  %847 = and i64 %496, 120
  %848 = icmp eq i64 %847, 72
  br i1 %848, label %849, label %850

849:
  call preserve_allcc void @remember(ptr %7, ptr %498, i32 %841, i64 %496, i32 %490)
  br label %989

850:
  %851 = zext nneg i32 %841 to i64
  %852 = getelementptr inbounds nuw i32, ptr %842, i64 %851
  store i32 %490, ptr %852, align 4
  %853 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %854 = getelementptr inbounds nuw i64, ptr %853, i64 %851
  store i64 %496, ptr %854, align 8
  switch i32 %838, label %989 [
    i32 4, label %855
    i32 0, label %855
  ]

855:
  %856 = load ptr, ptr %7, align 8
  %857 = getelementptr inbounds nuw i8, ptr %856, i64 37692
  %858 = load i32, ptr %857, align 4
  %859 = icmp eq i32 %858, 0
  br i1 %859, label %860, label %989

860:
  %861 = load i32, ptr %842, align 8
  %862 = load i32, ptr %845, align 4
  %863 = or i32 %862, %861
  %864 = icmp eq i32 %863, 0
  br i1 %864, label %865, label %989

865:
  %866 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %867 = load i64, ptr %866, align 8
  %868 = and i64 %867, 71
  %869 = icmp eq i64 %868, 64
  br i1 %869, label %870, label %989

870:
  store i32 -1, ptr %844, align 8
  store i32 0, ptr %843, align 4
  %871 = and i64 %867, 120
  %872 = icmp eq i64 %871, 120
  %873 = shl i64 %833, 10
  %874 = lshr i64 %867, 15
  %875 = and i64 %874, 1023
  %876 = select i1 %872, i64 1023, i64 %875
  %877 = or disjoint i64 %876, %873
  store i64 %877, ptr %846, align 8
  br label %989

878:
  %879 = load i8, ptr %19, align 4
  %880 = trunc nuw i8 %879 to i1
  br i1 %880, label %935, label %881

881:
  %882 = load ptr, ptr %10, align 8
  %883 = getelementptr inbounds nuw i8, ptr %882, i64 4
  %884 = load i32, ptr %883, align 4
  %885 = and i32 %884, -5
  %886 = icmp eq i32 %885, 0
  %887 = select i1 %886, i32 2, i32 0
  %888 = and i64 %496, 120
  %889 = icmp eq i64 %888, 72
  br i1 %889, label %935, label %890

890:
  %891 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %892 = load i32, ptr %891, align 8
  %893 = getelementptr inbounds nuw i8, ptr %498, i64 52
  %894 = load i32, ptr %893, align 4
  %895 = or i32 %894, %892
  %896 = getelementptr inbounds nuw i8, ptr %498, i64 56
  %897 = load i32, ptr %896, align 8
  %898 = or i32 %895, %897
  %899 = getelementptr inbounds nuw i8, ptr %498, i64 60
  %900 = load i32, ptr %899, align 4
  %901 = or i32 %898, %900
  %902 = and i32 %901, %490
  %903 = icmp eq i32 %902, 0
  br i1 %903, label %904, label %935

904:
  %905 = zext nneg i32 %887 to i64
  %906 = getelementptr inbounds nuw i32, ptr %891, i64 %905
  %907 = load i32, ptr %906, align 4
  %908 = icmp eq i32 %907, 0
  br i1 %908, label %909, label %911

909:
  %910 = getelementptr inbounds nuw i32, ptr %891, i64 %905
  br label %928

911:
  %912 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %913 = getelementptr inbounds nuw i64, ptr %912, i64 %905
  %914 = load i64, ptr %913, align 8
  %915 = icmp ne i64 %914, %496
  %916 = zext i1 %915 to i32
  %917 = or disjoint i32 %887, %916
  %918 = zext nneg i32 %917 to i64
  %919 = getelementptr inbounds nuw i32, ptr %891, i64 %918
  %920 = load i32, ptr %919, align 4
  %921 = icmp eq i32 %920, 0
  %922 = getelementptr inbounds nuw i32, ptr %891, i64 %918
  br i1 %921, label %928, label %923

923:
  %924 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %925 = getelementptr inbounds nuw i64, ptr %924, i64 %918
  %926 = load i64, ptr %925, align 8
  %927 = icmp eq i64 %926, %496
  br i1 %927, label %928, label %935

928:
  %929 = phi ptr [ %910, %909 ], [ %922, %911 ], [ %922, %923 ]
  %930 = phi i64 [ %905, %909 ], [ %918, %911 ], [ %918, %923 ]
  %931 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %932 = getelementptr inbounds nuw i64, ptr %931, i64 %930
  store i64 %496, ptr %932, align 8
  %933 = load i32, ptr %929, align 4
  %934 = or i32 %933, %490
  store i32 %934, ptr %929, align 4
  br label %989

935:
  %936 = and i64 %496, 64
  %937 = icmp eq i64 %936, 0
  br i1 %937, label %938, label %987

938:
  %939 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %940 = getelementptr inbounds nuw i8, ptr %498, i64 56
  %941 = load i32, ptr %940, align 8
  %942 = icmp eq i32 %941, 0
  %943 = getelementptr inbounds nuw i8, ptr %498, i64 52
  %944 = load i32, ptr %943, align 4
  %945 = getelementptr inbounds nuw i8, ptr %498, i64 60
  %946 = load i32, ptr %945, align 4
  %947 = or i32 %946, %944
  %948 = icmp eq i32 %947, 0
  br i1 %948, label %949, label %987

949:
  %950 = load i32, ptr %939, align 8
  %951 = icmp eq i32 %950, 0
  br i1 %951, label %956, label %952

952:
  %953 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %954 = load i64, ptr %953, align 8
  %955 = icmp eq i64 %954, %496
  br i1 %955, label %956, label %987

956:
  br i1 %942, label %961, label %957

957:
  %958 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %959 = load i64, ptr %958, align 8
  %960 = icmp eq i64 %959, %496
  br i1 %960, label %961, label %987

961:
  %962 = load ptr, ptr %10, align 8
  %963 = getelementptr inbounds nuw i8, ptr %962, i64 4
  %964 = load i32, ptr %963, align 4
  switch i32 %964, label %968 [
    i32 4, label %987
    i32 0, label %965
  ]

965:
  %966 = getelementptr inbounds nuw i8, ptr %498, i64 32
  store i64 %496, ptr %966, align 8
  %967 = or i32 %941, %490
  store i32 %967, ptr %940, align 8
  br label %989

968:
  br i1 %880, label %969, label %980

969:
  %970 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %971 = load i64, ptr %970, align 8
  %972 = icmp eq i64 %971, 0
  br i1 %972, label %980, label %973

973:
  %974 = load ptr, ptr %7, align 8
  store i64 0, ptr %970, align 8
  %975 = getelementptr inbounds nuw i8, ptr %974, i64 41816
  %976 = load i64, ptr %975, align 8
  %977 = add i64 %976, 1
  store i64 %977, ptr %975, align 8
  %978 = load i32, ptr %939, align 8
  %979 = load i32, ptr %940, align 8
  br label %980

980:
  %981 = phi i32 [ %979, %973 ], [ %941, %969 ], [ %941, %968 ]
  %982 = phi i32 [ %978, %973 ], [ %950, %969 ], [ %950, %968 ]
  %983 = getelementptr inbounds nuw i8, ptr %498, i64 16
  store i64 %496, ptr %983, align 8
  %984 = or i32 %982, %490
  store i32 %984, ptr %939, align 8
  %985 = xor i32 %490, -1
  %986 = and i32 %981, %985
  store i32 %986, ptr %940, align 8
  br label %989

987:
  %988 = call preserve_allcc i1 @judge_again(ptr %7, ptr %498, i64 %496, i32 %490)
  br i1 %988, label %989, label %1006

989:
  %990 = and i64 %491, 6
  %991 = icmp eq i64 %990, 6
  br i1 %991, label %992, label %1005

992:
  %993 = load ptr, ptr %7, align 8
  %994 = getelementptr inbounds nuw i8, ptr %993, i64 41808
  %995 = load i64, ptr %994, align 8
  %996 = load ptr, ptr %10, align 8
  %997 = getelementptr inbounds nuw i8, ptr %996, i64 8
  %998 = load i32, ptr %997, align 8
  %999 = icmp eq i32 %998, 1
  %1000 = load ptr, ptr %61, align 8
  br i1 %999, label %1001, label %1003

1001:
  %1002 = trunc i64 %995 to i8
  store i8 %1002, ptr %1000, align 1
  br label %1005

1003:
  %1004 = trunc i64 %995 to i32
  store i32 %1004, ptr %1000, align 1
  br label %1005

1005:
  br i1 %831, label %1010, label %1013

1006:
  br i1 %831, label %1007, label %1046

1007:
  %1008 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %1009 = atomicrmw and ptr %1008, i64 -2 release, align 8
  br label %1046

1010:
  %1011 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %1012 = atomicrmw and ptr %1011, i64 -2 release, align 8
  br label %1013

1013:
  %1014 = load ptr, ptr %7, align 8
  %1015 = getelementptr inbounds nuw i8, ptr %1014, i64 42336
  %1016 = load ptr, ptr %1015, align 8
  %1017 = icmp eq ptr %1016, null
  %1018 = load i8, ptr %19, align 4
  %1019 = trunc nuw i8 %1018 to i1
  %1020 = select i1 %1017, i1 true, i1 %1019
  br i1 %1020, label %1043, label %1021

1021:
  %1022 = load i64, ptr %15, align 8
  %1023 = add i64 %1022, %472
  %1024 = load ptr, ptr %10, align 8
  %1025 = getelementptr inbounds nuw i8, ptr %1024, i64 4
  %1026 = load i32, ptr %1025, align 4
  switch i32 %1026, label %1027 [
    i32 4, label %1043
    i32 0, label %1043
  ]

1027:
  %1028 = load i8, ptr %17, align 1
  %1029 = trunc nuw i8 %1028 to i1
  br i1 %1029, label %1043, label %1030

1030:
  %1031 = getelementptr inbounds nuw i8, ptr %1014, i64 42352
  %1032 = load i64, ptr %1031, align 8
  %1033 = lshr i64 %1023, 7
  %1034 = lshr i64 %1023, 13
  %1035 = lshr i64 %1023, 19
  %1036 = xor i64 %1034, %1035
  %1037 = xor i64 %1036, %1033
  %1038 = and i64 %1037, 63
  %1039 = shl nuw i64 1, %1038
  %1040 = and i64 %1032, %1039
  %1041 = icmp eq i64 %1040, 0
  br i1 %1041, label %1043, label %1042

1042:
  call preserve_allcc void @cut_words(ptr %1014, i64 %1023, i32 %490)
  br label %1043

1043:
  %1044 = add nuw nsw i64 %471, 1
  %1045 = icmp eq i64 %471, %461
  br i1 %1045, label %1063, label %470

1046:
  %1047 = load ptr, ptr %7, align 8
  %1048 = load ptr, ptr %10, align 8
  %1049 = getelementptr inbounds nuw i8, ptr %1048, i64 20
  %1050 = load i32, ptr %1049, align 4
  %1051 = load i32, ptr %13, align 8
  %1052 = call i32 @llvm.cttz.i32(i32 %1051, i1 false)
  %1053 = getelementptr inbounds nuw i8, ptr %1047, i64 328
  store i32 22, ptr %1053, align 8
  %1054 = getelementptr inbounds nuw i8, ptr %1047, i64 332
  store i32 %1050, ptr %1054, align 4
  %1055 = getelementptr inbounds nuw i8, ptr %1047, i64 336
  store i32 %1052, ptr %1055, align 8
  %1056 = getelementptr inbounds nuw i8, ptr %1047, i64 352
  store i64 0, ptr %1056, align 8
  %1057 = getelementptr inbounds nuw i8, ptr %1047, i64 368
  store i32 0, ptr %1057, align 8
  %1058 = getelementptr inbounds nuw i8, ptr %1047, i64 360
  store i32 0, ptr %1058, align 8
  %1059 = getelementptr inbounds nuw i8, ptr %1047, i64 364
  store i32 0, ptr %1059, align 4
  br label %1068

1060:
  %1061 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %74, i32 %69, i32 %101, i32 %71)
  %1062 = icmp eq i32 %1061, 0
  br i1 %1062, label %1063, label %1068

1063:
  %1064 = add nuw nsw i64 %63, 1
  %1065 = load i32, ptr %35, align 8
  %1066 = zext i32 %1065 to i64
  %1067 = icmp samesign ult i64 %1064, %1066
  br i1 %1067, label %62, label %1068

1068:
  %1069 = phi i32 [ 1, %23 ], [ %39, %38 ], [ 1, %91 ], [ 1, %150 ], [ 1, %1046 ], [ 1, %402 ], [ 1, %445 ], [ 0, %1063
      ], [ 1, %200 ], [ 1, %1060 ], [ 1, %185 ]
  br label %1070

1070:
  %1071 = phi i32 [ %1069, %1068 ], [ 0, %6 ]
  ret i32 %1071
}

define internal preserve_allcc void @suspect(ptr %0) unnamed_addr #0 noimplicitfloat {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
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
  %14 = zext nneg i32 %8 to i64
  %15 = getelementptr inbounds nuw i64, ptr %7, i64 %14
  %16 = load i64, ptr %15, align 8
  br i1 %13, label %28, label %17

17:
  %18 = phi i32 [ %26, %24 ], [ %3, %4 ]
  %19 = tail call i32 @llvm.cttz.i32(i32 %18, i1 true)
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i64, ptr %7, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %16
  br i1 %23, label %24, label %90

24:
  %25 = add i32 %18, -1
  %26 = and i32 %25, %18
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %17

28:
  %29 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %30 = icmp samesign ult i32 %29, 2
  br i1 %30, label %52, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %52

35:
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 37704
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %52, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %43 = load i32, ptr %42, align 8
  %44 = tail call i32 @llvm.cttz.i32(i32 %43, i1 false)
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 328
  store i32 22, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 332
  store i32 %41, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 336
  store i32 %44, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 352
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 368
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 360
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 364
  store i32 0, ptr %51, align 4
  br label %2987

52:
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 42336
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %87, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %58 = load i32, ptr %57, align 4
  %59 = zext i32 %58 to i64
  %60 = and i64 %59, 7
  %61 = icmp eq i64 %60, 0
  %62 = and i64 %59, 6
  %63 = icmp eq i64 %62, 6
  %64 = or i1 %61, %63
  br i1 %64, label %87, label %65

65:
  switch i32 %12, label %87 [
    i32 4, label %66
    i32 8, label %66
  ]

66:
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %68 = load i32, ptr %67, align 4
  %69 = icmp ult i32 %68, 4
  br i1 %69, label %70, label %87

70:
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %72 = load i32, ptr %71, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 14880
  %76 = load i32, ptr %75, align 8
  %77 = icmp ne i32 %76, 0
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 135
  store i8 1, ptr %78, align 1
  %79 = select i1 %30, i32 %8, i32 -1
  %80 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %16, i32 %79)
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %2987

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %84 = load i8, ptr %83, align 4
  %85 = trunc nuw i8 %84 to i1
  br i1 %85, label %2987, label %86

86:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %16, i32 %3, i1 %77)
  br label %2987

87:
  %88 = select i1 %30, i32 %8, i32 -1
  %89 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %16, i32 %88)
  br label %2987

90:
  %91 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %92 = load i32, ptr %91, align 4
  %93 = icmp eq i32 %92, 6
  %94 = zext i1 %93 to i8
  %95 = tail call i32 @llvm.ctpop.i32(i32 %12)
  %96 = icmp samesign ult i32 %95, 2
  br i1 %96, label %97, label %1061

97:
  %98 = zext i32 %12 to i64
  br label %99

99:
  %100 = phi i32 [ 0, %97 ], [ %131, %128 ]
  %101 = phi i32 [ %3, %97 ], [ %130, %128 ]
  %102 = tail call i32 @llvm.cttz.i32(i32 %101, i1 true)
  %103 = icmp eq i32 %102, 31
  br i1 %103, label %128, label %104

104:
  %105 = shl nuw i32 1, %102
  %106 = zext nneg i32 %102 to i64
  br label %107

107:
  %108 = phi i64 [ %106, %104 ], [ %110, %122 ]
  %109 = phi i32 [ %105, %104 ], [ %123, %122 ]
  %110 = add nuw nsw i64 %108, 1
  %111 = trunc nuw nsw i64 %108 to i32
  %112 = shl nuw i32 2, %111
  %113 = and i32 %112, %101
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %125, label %115

115:
  %116 = getelementptr inbounds nuw i64, ptr %7, i64 %110
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i64, ptr %7, i64 %108
  %119 = load i64, ptr %118, align 8
  %120 = sub i64 %117, %119
  %121 = icmp eq i64 %120, %98
  br i1 %121, label %122, label %125

122:
  %123 = or i32 %109, %112
  %124 = icmp eq i64 %110, 31
  br i1 %124, label %125, label %107

125:
  %126 = phi i32 [ %109, %115 ], [ %109, %107 ], [ %123, %122 ]
  %127 = xor i32 %126, -1
  br label %128

128:
  %129 = phi i32 [ 2147483647, %99 ], [ %127, %125 ]
  %130 = and i32 %101, %129
  %131 = add nuw nsw i32 %100, 1
  %132 = icmp samesign ult i32 %100, 7
  %133 = icmp ne i32 %130, 0
  %134 = select i1 %132, i1 %133, i1 false
  br i1 %134, label %99, label %135

135:
  %136 = icmp eq i32 %130, 0
  br i1 %136, label %137, label %1061

137:
  br i1 %93, label %138, label %161

138:
  %139 = shl nuw i32 1, %8
  %140 = icmp samesign ult i32 %8, 31
  br i1 %140, label %141, label %158

141:
  %142 = phi i64 [ %152, %155 ], [ %16, %138 ]
  %143 = phi i64 [ %145, %155 ], [ %14, %138 ]
  %144 = phi i32 [ %156, %155 ], [ %139, %138 ]
  %145 = add nuw nsw i64 %143, 1
  %146 = trunc nuw nsw i64 %143 to i32
  %147 = shl nuw i32 2, %146
  %148 = and i32 %147, %3
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %158, label %150

150:
  %151 = getelementptr inbounds nuw i64, ptr %7, i64 %145
  %152 = load i64, ptr %151, align 8
  %153 = sub i64 %152, %142
  %154 = icmp eq i64 %153, %98
  br i1 %154, label %155, label %158

155:
  %156 = or i32 %144, %147
  %157 = icmp eq i64 %145, 31
  br i1 %157, label %158, label %141

158:
  %159 = phi i32 [ %139, %138 ], [ %156, %155 ], [ %144, %141 ], [ %144, %150 ]
  %160 = icmp eq i32 %159, %3
  br i1 %160, label %161, label %1061

161:
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 %94, ptr %162, align 1
  %163 = load i32, ptr %11, align 8
  %164 = tail call i32 @llvm.cttz.i32(i32 %163, i1 false)
  %165 = zext i32 %163 to i64
  %166 = zext nneg i32 %164 to i64
  %167 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %168 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %182 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %189 = shl nuw i32 1, %164
  %190 = add i32 %189, -1
  %191 = icmp eq i32 %164, 2
  %192 = shl nuw nsw i64 %166, 3
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %196

196:
  %197 = phi i32 [ %3, %161 ], [ %445, %443 ]
  %198 = tail call i32 @llvm.cttz.i32(i32 %197, i1 true)
  %199 = icmp eq i32 %198, 31
  br i1 %199, label %221, label %200

200:
  %201 = shl nuw nsw i32 1, %198
  %202 = zext nneg i32 %198 to i64
  br label %203

203:
  %204 = phi i64 [ %202, %200 ], [ %206, %218 ]
  %205 = phi i32 [ %201, %200 ], [ %219, %218 ]
  %206 = add nuw nsw i64 %204, 1
  %207 = trunc nuw nsw i64 %204 to i32
  %208 = shl nuw i32 2, %207
  %209 = and i32 %208, %197
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %221, label %211

211:
  %212 = getelementptr inbounds nuw i64, ptr %7, i64 %206
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i64, ptr %7, i64 %204
  %215 = load i64, ptr %214, align 8
  %216 = sub i64 %213, %215
  %217 = icmp eq i64 %216, %165
  br i1 %217, label %218, label %221

218:
  %219 = or i32 %208, %205
  %220 = icmp eq i64 %206, 31
  br i1 %220, label %221, label %203

221:
  %222 = phi i64 [ 31, %196 ], [ %202, %203 ], [ %202, %211 ], [ %202, %218 ]
  %223 = phi i32 [ -2147483648, %196 ], [ %219, %218 ], [ %205, %211 ], [ %205, %203 ]
  %224 = getelementptr inbounds nuw i64, ptr %7, i64 %222
  %225 = load i64, ptr %224, align 8
  %226 = tail call i32 @llvm.cttz.i32(i32 %223, i1 false)
  %227 = tail call i32 @llvm.ctlz.i32(i32 %223, i1 true)
  %228 = xor i32 %227, 31
  %229 = load ptr, ptr %9, align 8
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %231 = load i32, ptr %230, align 8
  %232 = sub nsw i32 %226, %198
  %233 = zext i32 %232 to i64
  %234 = shl nuw i64 %233, %166
  %235 = add i64 %234, %225
  %236 = sub nsw i32 %228, %226
  %237 = zext i32 %236 to i64
  %238 = shl nuw i64 %237, %166
  %239 = zext i32 %231 to i64
  %240 = add nuw i64 %238, %239
  %241 = load i32, ptr %229, align 8
  %242 = icmp eq i32 %241, 2
  br i1 %242, label %248, label %243

243:
  %244 = icmp eq i32 %241, 0
  %245 = and i64 %235, -4294967296
  %246 = icmp eq i64 %245, 4294967296
  %247 = and i1 %244, %246
  br i1 %247, label %248, label %287

248:
  %249 = and i64 %235, 4294967295
  %250 = load i32, ptr %167, align 8
  %251 = zext i32 %250 to i64
  %252 = shl nuw nsw i64 %251, 20
  %253 = load i32, ptr %168, align 4
  %254 = zext i32 %253 to i64
  %255 = shl nuw nsw i64 %254, 15
  %256 = or i64 %255, %252
  %257 = and i64 %256, 16744448
  %258 = load i8, ptr %162, align 1
  %259 = trunc nuw i8 %258 to i1
  br i1 %259, label %265, label %260

260:
  %261 = getelementptr inbounds nuw i8, ptr %229, i64 16
  %262 = load i32, ptr %261, align 8
  %263 = zext i32 %262 to i64
  %264 = or i64 %257, %263
  br label %265

265:
  %266 = phi i64 [ %264, %260 ], [ %257, %248 ]
  store i64 %266, ptr %169, align 8
  store i64 0, ptr %173, align 8
  %267 = load ptr, ptr %0, align 8
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 80
  %269 = load i32, ptr %268, align 8
  %270 = zext i32 %269 to i64
  store i64 %270, ptr %174, align 8
  %271 = load ptr, ptr %179, align 8
  %272 = ptrtoint ptr %271 to i64
  store i64 %272, ptr %175, align 8
  %273 = load ptr, ptr %180, align 8
  store ptr %273, ptr %176, align 8
  %274 = load ptr, ptr %181, align 8
  store ptr %274, ptr %177, align 8
  %275 = load ptr, ptr %182, align 8
  store ptr %275, ptr %183, align 8
  %276 = load ptr, ptr %184, align 8
  store ptr %276, ptr %185, align 8
  %277 = load i64, ptr %186, align 8
  %278 = shl i64 %277, 16
  %279 = load i32, ptr %167, align 8
  %280 = lshr i32 %279, 4
  %281 = zext nneg i32 %280 to i64
  %282 = or i64 %278, %281
  store i64 %282, ptr %170, align 8
  %283 = load i32, ptr %187, align 8
  %284 = icmp ne i32 %283, 0
  %285 = zext i1 %284 to i8
  store i8 %285, ptr %188, align 2
  store i8 1, ptr %171, align 4
  %286 = icmp samesign ult i64 %249, %270
  br i1 %286, label %428, label %440

287:
  switch i32 %241, label %440 [
    i32 1, label %293
    i32 0, label %288
  ]

288:
  %289 = lshr i64 %235, 32
  %290 = trunc nuw i64 %289 to i32
  %291 = add i32 %290, -1
  %292 = icmp ult i32 %291, 4
  br i1 %292, label %440, label %293

293:
  %294 = load i32, ptr %167, align 8
  %295 = zext i32 %294 to i64
  %296 = shl nuw nsw i64 %295, 20
  %297 = load i32, ptr %168, align 4
  %298 = zext i32 %297 to i64
  %299 = shl nuw nsw i64 %298, 15
  %300 = or i64 %299, %296
  %301 = load i64, ptr %1, align 8
  %302 = shl i64 %301, 40
  %303 = or i64 %300, %302
  %304 = load i8, ptr %162, align 1
  %305 = trunc nuw i8 %304 to i1
  br i1 %305, label %310, label %306

306:
  %307 = getelementptr inbounds nuw i8, ptr %229, i64 12
  %308 = load i32, ptr %307, align 4
  %309 = zext i32 %308 to i64
  br label %310

310:
  %311 = phi i64 [ %309, %306 ], [ 0, %293 ]
  %312 = or i64 %303, %311
  store i64 %312, ptr %169, align 8
  %313 = load ptr, ptr %0, align 8
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 37656
  %315 = load i64, ptr %314, align 8
  store i64 %315, ptr %170, align 8
  store i8 0, ptr %171, align 4
  %316 = getelementptr inbounds nuw i8, ptr %313, i64 42336
  %317 = load ptr, ptr %316, align 8
  %318 = icmp eq ptr %317, null
  br i1 %318, label %364, label %319

319:
  %320 = getelementptr inbounds nuw i8, ptr %229, i64 12
  %321 = load i32, ptr %320, align 4
  %322 = zext i32 %321 to i64
  %323 = and i64 %322, 7
  %324 = icmp eq i64 %323, 0
  %325 = and i64 %322, 6
  %326 = icmp eq i64 %325, 6
  %327 = or i1 %324, %326
  br i1 %327, label %328, label %364

328:
  %329 = load i32, ptr %168, align 4
  %330 = zext i32 %329 to i64
  %331 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %172, i64 %330
  %332 = getelementptr inbounds nuw i8, ptr %313, i64 42344
  %333 = load ptr, ptr %332, align 8
  %334 = load i64, ptr %1, align 8
  %335 = mul i64 %334, 96
  %336 = getelementptr inbounds nuw i8, ptr %333, i64 %335
  %337 = getelementptr inbounds nuw i8, ptr %331, i64 112
  store i32 0, ptr %337, align 8
  %338 = getelementptr inbounds nuw i8, ptr %331, i64 116
  %339 = load i32, ptr %338, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %364, label %341

341:
  store i32 0, ptr %338, align 4
  br label %342

342:
  %343 = phi i64 [ 0, %341 ], [ %362, %361 ]
  %344 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %336, i64 %343
  %345 = getelementptr inbounds nuw i8, ptr %344, i64 8
  %346 = load i64, ptr %345, align 8
  %347 = trunc i64 %346 to i32
  %348 = lshr i32 %347, 15
  %349 = and i32 %348, 31
  %350 = load i32, ptr %168, align 4
  %351 = icmp eq i32 %349, %350
  br i1 %351, label %352, label %361

352:
  %353 = lshr i64 %346, 24
  %354 = and i64 %353, 65535
  %355 = load i32, ptr %167, align 8
  %356 = lshr i32 %355, 4
  %357 = zext nneg i32 %356 to i64
  %358 = icmp eq i64 %354, %357
  br i1 %358, label %359, label %361

359:
  %360 = getelementptr inbounds nuw i8, ptr %344, i64 20
  store i32 0, ptr %360, align 4
  br label %361

361:
  %362 = add nuw nsw i64 %343, 1
  %363 = icmp eq i64 %362, 4
  br i1 %363, label %364, label %342

364:
  %365 = load ptr, ptr %9, align 8
  %366 = ptrtoint ptr %365 to i64
  %367 = load ptr, ptr %0, align 8
  %368 = getelementptr inbounds nuw i8, ptr %367, i64 37712
  %369 = udiv i64 %366, 48
  %370 = and i64 %369, 63
  %371 = getelementptr inbounds nuw %struct.ScreenCache, ptr %368, i64 %370
  %372 = load i64, ptr %371, align 8
  %373 = icmp eq i64 %372, %366
  br i1 %373, label %374, label %381

374:
  %375 = getelementptr inbounds nuw i8, ptr %371, i64 8
  %376 = load i64, ptr %375, align 8
  %377 = sub i64 %235, %376
  %378 = getelementptr inbounds nuw i8, ptr %371, i64 16
  %379 = load i64, ptr %378, align 8
  %380 = icmp ult i64 %377, %379
  br i1 %380, label %387, label %381

381:
  %382 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %235, ptr %371)
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %440, label %384

384:
  %385 = getelementptr inbounds nuw i8, ptr %371, i64 8
  %386 = load i64, ptr %385, align 8
  br label %387

387:
  %388 = phi i64 [ %386, %384 ], [ %376, %374 ]
  %389 = getelementptr inbounds nuw i8, ptr %371, i64 8
  store i64 %388, ptr %173, align 8
  %390 = getelementptr inbounds nuw i8, ptr %371, i64 16
  %391 = load i64, ptr %390, align 8
  store i64 %391, ptr %174, align 8
  %392 = getelementptr inbounds nuw i8, ptr %371, i64 24
  %393 = load i64, ptr %392, align 8
  store i64 %393, ptr %175, align 8
  %394 = getelementptr inbounds nuw i8, ptr %371, i64 40
  %395 = load ptr, ptr %394, align 8
  store ptr %395, ptr %176, align 8
  %396 = getelementptr inbounds nuw i8, ptr %371, i64 48
  %397 = load ptr, ptr %396, align 8
  store ptr %397, ptr %177, align 8
  %398 = getelementptr inbounds nuw i8, ptr %371, i64 56
  %399 = load ptr, ptr %398, align 8
  store ptr %399, ptr %178, align 8
  %400 = shl i64 %235, 1
  %401 = getelementptr inbounds nuw i8, ptr %371, i64 32
  %402 = load i64, ptr %401, align 8
  %403 = load i64, ptr %389, align 8
  %404 = add i64 %402, %403
  %405 = sub i64 %400, %404
  store i64 %235, ptr %401, align 8
  %406 = load i64, ptr %390, align 8
  %407 = icmp ult i64 %405, %406
  %408 = load ptr, ptr %394, align 8
  %409 = icmp eq ptr %408, null
  br i1 %407, label %410, label %414

410:
  br i1 %409, label %418, label %411

411:
  %412 = lshr i64 %405, 7
  %413 = getelementptr inbounds nuw %struct.ScreenLine, ptr %408, i64 %412
  tail call void @llvm.prefetch.p0(ptr %413, i32 1, i32 3, i32 1)
  br label %415

414:
  br i1 %409, label %418, label %415

415:
  %416 = load i64, ptr %173, align 8
  %417 = load i64, ptr %174, align 8
  br label %428

418:
  %419 = load i64, ptr %173, align 8
  %420 = add i64 %240, %235
  %421 = sub i64 %420, %419
  %422 = load i64, ptr %174, align 8
  %423 = icmp ugt i64 %421, %422
  br i1 %423, label %440, label %424

424:
  %425 = load ptr, ptr %9, align 8
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 4
  %427 = load i32, ptr %426, align 4
  switch i32 %427, label %1046 [
    i32 4, label %443
    i32 0, label %443
  ]

428:
  %429 = phi i64 [ %417, %415 ], [ %270, %265 ]
  %430 = phi i64 [ %416, %415 ], [ 0, %265 ]
  %431 = phi i64 [ %235, %415 ], [ %249, %265 ]
  %432 = sub i64 %431, %430
  %433 = trunc i64 %432 to i32
  %434 = and i32 %190, %433
  %435 = add i64 %432, %240
  %436 = icmp ugt i64 %435, %429
  %437 = add i32 %434, %231
  %438 = icmp ugt i32 %437, %189
  %439 = select i1 %436, i1 true, i1 %438
  br i1 %439, label %440, label %447

440:
  %441 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %225, i32 %198, i32 %164, i32 %223)
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %2987

443:
  %444 = xor i32 %223, -1
  %445 = and i32 %197, %444
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %2987, label %196

447:
  %448 = load i8, ptr %171, align 4
  %449 = trunc nuw i8 %448 to i1
  br i1 %449, label %450, label %463

450:
  %451 = load ptr, ptr %0, align 8
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 37696
  %453 = load i32, ptr %452, align 8
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %463, label %455

455:
  %456 = load ptr, ptr %9, align 8
  %457 = getelementptr inbounds nuw i8, ptr %456, i64 8
  %458 = load i32, ptr %457, align 8
  %459 = icmp ult i32 %458, 4
  br i1 %459, label %460, label %463

460:
  %461 = lshr exact i32 %223, %226
  %462 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %432, i32 %164, i32 %461)
  br i1 %462, label %463, label %1044

463:
  %464 = add i64 %435, -1
  %465 = lshr i64 %464, 7
  %466 = lshr i64 %432, 7
  %467 = icmp samesign ugt i64 %466, %465
  br i1 %467, label %443, label %468

468:
  %469 = zext nneg i32 %226 to i64
  %470 = zext nneg i32 %434 to i64
  %471 = sub i64 %470, %432
  br label %472

472:
  %473 = phi i64 [ %466, %468 ], [ %1042, %1041 ]
  %474 = shl nuw i64 %473, 7
  %475 = add i64 %471, %474
  %476 = ashr i64 %475, %166
  %477 = add nsw i64 %476, %469
  br i1 %191, label %478, label %489

478:
  %479 = add i64 %477, -32
  %480 = icmp ult i64 %479, -63
  br i1 %480, label %491, label %481

481:
  %482 = icmp sgt i64 %477, -1
  %483 = trunc nsw i64 %477 to i32
  br i1 %482, label %484, label %486

484:
  %485 = lshr i32 %223, %483
  br label %491

486:
  %487 = sub nsw i32 0, %483
  %488 = shl i32 %223, %487
  br label %491

489:
  %490 = tail call preserve_allcc i32 @words_of(i32 %223, i64 %477, i32 %164, i32 %434, i32 %231)
  br label %491

491:
  %492 = phi i32 [ %490, %489 ], [ 0, %478 ], [ %485, %484 ], [ %488, %486 ]
  %493 = load i64, ptr %169, align 8
  %494 = shl i64 %477, 7
  %495 = and i64 %494, 32640
  %496 = or i64 %495, %192
  %497 = xor i64 %496, 16384
  %498 = or i64 %493, %497
  %499 = load ptr, ptr %176, align 8
  %500 = getelementptr inbounds nuw %struct.ScreenLine, ptr %499, i64 %473
  %501 = icmp eq i32 %492, 0
  br i1 %501, label %1011, label %502

502:
  %503 = load i64, ptr %174, align 8
  %504 = icmp ult i64 %474, %503
  br i1 %504, label %505, label %1011

505:
  %506 = load i8, ptr %171, align 4
  %507 = trunc nuw i8 %506 to i1
  %508 = load ptr, ptr %0, align 8
  br i1 %507, label %509, label %542

509:
  %510 = getelementptr inbounds nuw i8, ptr %508, i64 37696
  %511 = load i32, ptr %510, align 8
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %536, label %513

513:
  %514 = load ptr, ptr %9, align 8
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 8
  %516 = load i32, ptr %515, align 8
  %517 = icmp ult i32 %516, 4
  br i1 %517, label %536, label %518

518:
  %519 = getelementptr inbounds nuw i8, ptr %514, i64 4
  %520 = load i32, ptr %519, align 4
  %521 = add i32 %520, -1
  %522 = and i32 %521, -6
  %523 = icmp eq i32 %522, 0
  %524 = load ptr, ptr %183, align 8
  %525 = getelementptr inbounds nuw i32, ptr %524, i64 %473
  %526 = load i32, ptr %525, align 4
  br i1 %523, label %527, label %532

527:
  %528 = or i32 %526, %492
  store i32 %528, ptr %525, align 4
  %529 = load ptr, ptr %0, align 8
  %530 = load i8, ptr %171, align 4
  %531 = trunc nuw i8 %530 to i1
  br label %536

532:
  %533 = xor i32 %526, -1
  %534 = and i32 %492, %533
  %535 = icmp eq i32 %534, 0
  br i1 %535, label %536, label %1044

536:
  %537 = phi i1 [ %531, %527 ], [ true, %532 ], [ true, %513 ], [ true, %509 ]
  %538 = phi ptr [ %529, %527 ], [ %508, %532 ], [ %508, %513 ], [ %508, %509 ]
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 37704
  %540 = load i32, ptr %539, align 8
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %546, label %569

542:
  %543 = getelementptr inbounds nuw i8, ptr %508, i64 37704
  %544 = load i32, ptr %543, align 8
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %547, label %570

546:
  br i1 %537, label %1011, label %547

547:
  %548 = load ptr, ptr %9, align 8
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 4
  %550 = load i32, ptr %549, align 4
  switch i32 %550, label %551 [
    i32 4, label %1011
    i32 0, label %1011
  ]

551:
  %552 = lshr i64 %473, 5
  %553 = load ptr, ptr %178, align 8
  %554 = getelementptr inbounds nuw %struct.ScreenPage, ptr %553, i64 %552
  %555 = load atomic i64, ptr %554 acquire, align 8
  %556 = load ptr, ptr %0, align 8
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 37656
  %558 = load i64, ptr %557, align 8
  %559 = icmp eq i64 %555, %558
  br i1 %559, label %1011, label %560

560:
  %561 = add i64 %558, -1
  %562 = icmp eq i64 %555, %561
  br i1 %562, label %563, label %567

563:
  %564 = load ptr, ptr %9, align 8
  %565 = getelementptr inbounds nuw i8, ptr %564, i64 4
  %566 = load i32, ptr %565, align 4
  switch i32 %566, label %567 [
    i32 4, label %1011
    i32 0, label %1011
  ]

567:
  %568 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %552)
  br i1 %568, label %1011, label %1044

569:
  br i1 %537, label %588, label %570

570:
  %571 = lshr i64 %473, 5
  %572 = load ptr, ptr %178, align 8
  %573 = getelementptr inbounds nuw %struct.ScreenPage, ptr %572, i64 %571
  %574 = load atomic i64, ptr %573 acquire, align 8
  %575 = load ptr, ptr %0, align 8
  %576 = getelementptr inbounds nuw i8, ptr %575, i64 37656
  %577 = load i64, ptr %576, align 8
  %578 = icmp eq i64 %574, %577
  br i1 %578, label %588, label %579

579:
  %580 = add i64 %577, -1
  %581 = icmp eq i64 %574, %580
  br i1 %581, label %582, label %586

582:
  %583 = load ptr, ptr %9, align 8
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 4
  %585 = load i32, ptr %584, align 4
  switch i32 %585, label %586 [
    i32 4, label %588
    i32 0, label %588
  ]

586:
  %587 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %571)
  br i1 %587, label %588, label %1044

588:
  %589 = load i8, ptr %171, align 4
  %590 = trunc nuw i8 %589 to i1
  br i1 %590, label %650, label %591

591:
  %592 = icmp eq i32 %492, -1
  %593 = and i64 %493, 7
  %594 = icmp eq i64 %593, 0
  %595 = and i1 %592, %594
  %596 = and i64 %498, 64
  %597 = icmp eq i64 %596, 0
  %598 = select i1 %595, i1 %597, i1 false
  br i1 %598, label %599, label %650

599:
  %600 = load ptr, ptr %9, align 8
  %601 = getelementptr inbounds nuw i8, ptr %600, i64 4
  %602 = load i32, ptr %601, align 4
  %603 = icmp eq i32 %602, 4
  br i1 %603, label %650, label %604

604:
  %605 = load ptr, ptr %0, align 8
  %606 = load ptr, ptr %178, align 8
  %607 = lshr i64 %473, 5
  %608 = getelementptr inbounds nuw %struct.ScreenPage, ptr %606, i64 %607
  %609 = getelementptr inbounds nuw i8, ptr %608, i64 8
  %610 = and i64 %473, 31
  %611 = getelementptr inbounds nuw i64, ptr %609, i64 %610
  %612 = icmp eq i32 %602, 0
  %613 = load atomic i64, ptr %611 monotonic, align 8
  %614 = select i1 %612, i64 2, i64 1
  %615 = icmp eq i64 %613, 0
  br i1 %615, label %616, label %618

616:
  %617 = or disjoint i64 %614, %498
  br label %639

618:
  %619 = and i64 %613, -8
  %620 = icmp eq i64 %619, %498
  br i1 %620, label %621, label %623

621:
  %622 = or i64 %613, %614
  br label %639

623:
  %624 = xor i64 %613, %493
  %625 = icmp ult i64 %624, 1099511627776
  br i1 %625, label %626, label %650

626:
  %627 = lshr i64 %613, 24
  %628 = and i64 %627, 65535
  %629 = lshr i64 %498, 24
  %630 = and i64 %629, 65535
  %631 = icmp samesign ult i64 %628, %630
  br i1 %631, label %632, label %650

632:
  %633 = and i64 %613, 5
  %634 = icmp ne i64 %633, 0
  %635 = and i1 %612, %634
  %636 = select i1 %635, i64 4, i64 0
  %637 = or disjoint i64 %498, %636
  %638 = or disjoint i64 %637, %614
  br label %639

639:
  %640 = phi i64 [ %638, %632 ], [ %622, %621 ], [ %617, %616 ]
  %641 = getelementptr inbounds nuw i8, ptr %605, i64 37688
  %642 = load i32, ptr %641, align 8
  %643 = icmp eq i32 %642, 0
  br i1 %643, label %645, label %644

644:
  store i64 %640, ptr %611, align 8
  br label %1011

645:
  %646 = icmp eq i64 %613, %640
  br i1 %646, label %1011, label %647

647:
  %648 = cmpxchg ptr %611, i64 %613, i64 %640 monotonic monotonic, align 8
  %649 = extractvalue { i64, i1 } %648, 1
  br i1 %649, label %1011, label %650

650:
  %651 = load i8, ptr %193, align 1
  %652 = trunc nuw i8 %651 to i1
  br i1 %652, label %653, label %711

653:
  %654 = load i8, ptr %171, align 4
  %655 = trunc nuw i8 %654 to i1
  br i1 %655, label %711, label %656

656:
  %657 = load ptr, ptr %178, align 8
  %658 = lshr i64 %473, 5
  %659 = getelementptr inbounds nuw %struct.ScreenPage, ptr %657, i64 %658
  %660 = getelementptr inbounds nuw i8, ptr %659, i64 8
  %661 = and i64 %473, 31
  %662 = getelementptr inbounds nuw i64, ptr %660, i64 %661
  %663 = load atomic i64, ptr %662 monotonic, align 8
  %664 = icmp eq i64 %663, -1
  br i1 %664, label %665, label %667

665:
  %666 = load i64, ptr %500, align 8
  br label %696

667:
  %668 = load ptr, ptr %0, align 8
  %669 = getelementptr inbounds nuw i8, ptr %668, i64 37688
  %670 = load i32, ptr %669, align 8
  %671 = icmp eq i32 %670, 0
  br i1 %671, label %673, label %672

672:
  store i64 -1, ptr %662, align 8
  br label %675

673:
  %674 = atomicrmw xchg ptr %662, i64 -1 monotonic, align 8
  br label %675

675:
  %676 = phi i64 [ %663, %672 ], [ %674, %673 ]
  %677 = load i64, ptr %170, align 8
  store i64 %677, ptr %500, align 8
  %678 = and i64 %676, 5
  %679 = icmp ne i64 %678, 0
  %680 = sext i1 %679 to i32
  %681 = getelementptr inbounds nuw i8, ptr %500, i64 48
  store i32 %680, ptr %681, align 8
  %682 = shl i64 %676, 62
  %683 = ashr i64 %682, 63
  %684 = trunc nsw i64 %683 to i32
  %685 = getelementptr inbounds nuw i8, ptr %500, i64 56
  store i32 %684, ptr %685, align 8
  %686 = getelementptr inbounds nuw i8, ptr %500, i64 60
  store i32 0, ptr %686, align 4
  %687 = getelementptr inbounds nuw i8, ptr %500, i64 52
  store i32 0, ptr %687, align 4
  %688 = and i64 %676, -8
  %689 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %690 = getelementptr inbounds nuw i8, ptr %500, i64 32
  store i64 %688, ptr %690, align 8
  store i64 %688, ptr %689, align 8
  %691 = and i64 %676, 1
  %692 = icmp eq i64 %691, 0
  br i1 %692, label %693, label %696

693:
  %694 = and i64 %676, -16777216
  %695 = add i64 %694, -16777096
  store i64 %695, ptr %689, align 8
  br label %696

696:
  %697 = phi i64 [ %666, %665 ], [ %677, %675 ], [ %677, %693 ]
  %698 = load i64, ptr %170, align 8
  %699 = icmp eq i64 %697, %698
  br i1 %699, label %700, label %709

700:
  %701 = getelementptr inbounds nuw i8, ptr %500, i64 48
  %702 = load i32, ptr %701, align 8
  %703 = getelementptr inbounds nuw i8, ptr %500, i64 52
  %704 = load i32, ptr %703, align 4
  %705 = or i32 %704, %702
  %706 = and i32 %705, %492
  %707 = icmp eq i32 %706, 0
  %708 = zext i1 %707 to i8
  br label %709

709:
  %710 = phi i8 [ 1, %696 ], [ %708, %700 ]
  store i8 %710, ptr %194, align 8
  br label %711

711:
  %712 = load i64, ptr %500, align 8
  %713 = load i64, ptr %170, align 8
  %714 = icmp eq i64 %712, %713
  br i1 %714, label %715, label %777

715:
  %716 = load ptr, ptr %9, align 8
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 4
  %718 = load i32, ptr %717, align 4
  switch i32 %718, label %737 [
    i32 4, label %719
    i32 0, label %719
  ]

719:
  %720 = getelementptr inbounds nuw i8, ptr %500, i64 32
  %721 = load i64, ptr %720, align 8
  %722 = icmp eq i64 %721, %498
  br i1 %722, label %723, label %777

723:
  %724 = getelementptr inbounds nuw i8, ptr %500, i64 56
  %725 = load i32, ptr %724, align 8
  %726 = xor i32 %725, -1
  %727 = and i32 %492, %726
  %728 = icmp eq i32 %727, 0
  br i1 %728, label %729, label %777

729:
  %730 = getelementptr inbounds nuw i8, ptr %500, i64 48
  %731 = load i32, ptr %730, align 8
  %732 = getelementptr inbounds nuw i8, ptr %500, i64 52
  %733 = load i32, ptr %732, align 4
  %734 = or i32 %733, %731
  %735 = and i32 %734, %492
  %736 = icmp eq i32 %735, 0
  br i1 %736, label %1011, label %777

737:
  %738 = and i64 %493, 7
  %739 = icmp eq i64 %738, 0
  %740 = and i64 %493, 6
  %741 = icmp eq i64 %740, 6
  %742 = or i1 %739, %741
  br i1 %742, label %777, label %743

743:
  %744 = getelementptr inbounds nuw i8, ptr %500, i64 48
  %745 = load i32, ptr %744, align 8
  %746 = xor i32 %745, -1
  %747 = and i32 %492, %746
  %748 = icmp eq i32 %747, 0
  br i1 %748, label %749, label %777

749:
  %750 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %751 = load i64, ptr %750, align 8
  %752 = and i64 %751, 120
  %753 = icmp eq i64 %752, 120
  br i1 %753, label %754, label %777

754:
  %755 = icmp ugt i64 %751, -1099511627777
  %756 = xor i64 %751, %498
  %757 = icmp ult i64 %756, 16777216
  %758 = select i1 %755, i1 true, i1 %757
  br i1 %758, label %759, label %777

759:
  %760 = and i64 %751, 7
  %761 = icmp ne i64 %760, 0
  %762 = xor i64 %751, %493
  %763 = and i64 %762, 7
  %764 = icmp eq i64 %763, 0
  %765 = select i1 %761, i1 %764, i1 false
  br i1 %765, label %766, label %777

766:
  %767 = getelementptr inbounds nuw i8, ptr %500, i64 52
  %768 = load i32, ptr %767, align 4
  %769 = getelementptr inbounds nuw i8, ptr %500, i64 56
  %770 = load i32, ptr %769, align 8
  %771 = or i32 %770, %768
  %772 = getelementptr inbounds nuw i8, ptr %500, i64 60
  %773 = load i32, ptr %772, align 4
  %774 = or i32 %771, %773
  %775 = and i32 %774, %492
  %776 = icmp eq i32 %775, 0
  br i1 %776, label %1011, label %777

777:
  %778 = load i8, ptr %171, align 4
  %779 = trunc nuw i8 %778 to i1
  br i1 %779, label %832, label %780

780:
  %781 = load ptr, ptr %0, align 8
  %782 = getelementptr inbounds nuw i8, ptr %781, i64 37688
  %783 = load i32, ptr %782, align 8
  %784 = icmp eq i32 %783, 0
  br i1 %784, label %785, label %794

785:
  %786 = getelementptr inbounds nuw i8, ptr %500, i64 8
  br label %787

787:
  %788 = atomicrmw or ptr %786, i64 1 acquire, align 8
  %789 = and i64 %788, 1
  %790 = icmp eq i64 %789, 0
  br i1 %790, label %791, label %787

791:
  %792 = load i8, ptr %171, align 4
  %793 = trunc nuw i8 %792 to i1
  br i1 %793, label %832, label %794

794:
  %795 = load ptr, ptr %178, align 8
  %796 = lshr i64 %473, 5
  %797 = getelementptr inbounds nuw %struct.ScreenPage, ptr %795, i64 %796
  %798 = getelementptr inbounds nuw i8, ptr %797, i64 8
  %799 = and i64 %473, 31
  %800 = getelementptr inbounds nuw i64, ptr %798, i64 %799
  %801 = load atomic i64, ptr %800 monotonic, align 8
  %802 = icmp eq i64 %801, -1
  br i1 %802, label %832, label %803

803:
  %804 = load ptr, ptr %0, align 8
  %805 = getelementptr inbounds nuw i8, ptr %804, i64 37688
  %806 = load i32, ptr %805, align 8
  %807 = icmp eq i32 %806, 0
  br i1 %807, label %809, label %808

808:
  store i64 -1, ptr %800, align 8
  br label %811

809:
  %810 = atomicrmw xchg ptr %800, i64 -1 monotonic, align 8
  br label %811

811:
  %812 = phi i64 [ %801, %808 ], [ %810, %809 ]
  %813 = load i64, ptr %170, align 8
  store i64 %813, ptr %500, align 8
  %814 = and i64 %812, 5
  %815 = icmp ne i64 %814, 0
  %816 = sext i1 %815 to i32
  %817 = getelementptr inbounds nuw i8, ptr %500, i64 48
  store i32 %816, ptr %817, align 8
  %818 = shl i64 %812, 62
  %819 = ashr i64 %818, 63
  %820 = trunc nsw i64 %819 to i32
  %821 = getelementptr inbounds nuw i8, ptr %500, i64 56
  store i32 %820, ptr %821, align 8
  %822 = getelementptr inbounds nuw i8, ptr %500, i64 60
  store i32 0, ptr %822, align 4
  %823 = getelementptr inbounds nuw i8, ptr %500, i64 52
  store i32 0, ptr %823, align 4
  %824 = and i64 %812, -8
  %825 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %826 = getelementptr inbounds nuw i8, ptr %500, i64 32
  store i64 %824, ptr %826, align 8
  store i64 %824, ptr %825, align 8
  %827 = and i64 %812, 1
  %828 = icmp eq i64 %827, 0
  br i1 %828, label %829, label %832

829:
  %830 = and i64 %812, -16777216
  %831 = add i64 %830, -16777096
  store i64 %831, ptr %825, align 8
  br label %832

832:
  %833 = phi i1 [ true, %791 ], [ %784, %829 ], [ %784, %811 ], [ %784, %794 ], [ false, %777 ]
  %834 = load i64, ptr %500, align 8
  %835 = load i64, ptr %170, align 8
  %836 = icmp eq i64 %834, %835
  br i1 %836, label %880, label %837

837:
  %838 = load ptr, ptr %9, align 8
  %839 = getelementptr inbounds nuw i8, ptr %838, i64 4
  %840 = load i32, ptr %839, align 4
  %841 = and i32 %840, -5
  %842 = icmp eq i32 %841, 0
  %843 = select i1 %842, i32 2, i32 0
  store i64 %835, ptr %500, align 8
  %844 = getelementptr inbounds nuw i8, ptr %500, i64 48
  %845 = getelementptr inbounds nuw i8, ptr %500, i64 60
  store i32 0, ptr %845, align 4
  %846 = getelementptr inbounds nuw i8, ptr %500, i64 56
  store i32 0, ptr %846, align 8
  %847 = getelementptr inbounds nuw i8, ptr %500, i64 52
  store i32 0, ptr %847, align 4
  store i32 0, ptr %844, align 8
  %848 = getelementptr inbounds nuw i8, ptr %500, i64 8
  store i64 0, ptr %848, align 8
  %849 = and i64 %498, 120
  %850 = icmp eq i64 %849, 72
  br i1 %850, label %851, label %852

851:
  tail call preserve_allcc void @remember(ptr %0, ptr %500, i32 %843, i64 %498, i32 %492)
  br label %987

852:
  %853 = zext nneg i32 %843 to i64
  %854 = getelementptr inbounds nuw i32, ptr %844, i64 %853
  store i32 %492, ptr %854, align 4
  %855 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %856 = getelementptr inbounds nuw i64, ptr %855, i64 %853
  store i64 %498, ptr %856, align 8
  switch i32 %840, label %987 [
    i32 4, label %857
    i32 0, label %857
  ]

857:
  %858 = load ptr, ptr %0, align 8
  %859 = getelementptr inbounds nuw i8, ptr %858, i64 37692
  %860 = load i32, ptr %859, align 4
  %861 = icmp eq i32 %860, 0
  br i1 %861, label %862, label %987

862:
  %863 = load i32, ptr %844, align 8
  %864 = load i32, ptr %847, align 4
  %865 = or i32 %864, %863
  %866 = icmp eq i32 %865, 0
  br i1 %866, label %867, label %987

867:
  %868 = getelementptr inbounds nuw i8, ptr %500, i64 32
  %869 = load i64, ptr %868, align 8
  %870 = and i64 %869, 71
  %871 = icmp eq i64 %870, 64
  br i1 %871, label %872, label %987

872:
  store i32 -1, ptr %846, align 8
  store i32 0, ptr %845, align 4
  %873 = and i64 %869, 120
  %874 = icmp eq i64 %873, 120
  %875 = shl i64 %835, 10
  %876 = lshr i64 %869, 15
  %877 = and i64 %876, 1023
  %878 = select i1 %874, i64 1023, i64 %877
  %879 = or disjoint i64 %878, %875
  store i64 %879, ptr %848, align 8
  br label %987

880:
  %881 = load i8, ptr %171, align 4
  %882 = trunc nuw i8 %881 to i1
  br i1 %882, label %933, label %883

883:
  %884 = load ptr, ptr %9, align 8
  %885 = getelementptr inbounds nuw i8, ptr %884, i64 4
  %886 = load i32, ptr %885, align 4
  %887 = and i32 %886, -5
  %888 = icmp eq i32 %887, 0
  %889 = select i1 %888, i32 2, i32 0
  %890 = and i64 %498, 120
  %891 = icmp eq i64 %890, 72
  br i1 %891, label %933, label %892

892:
  %893 = getelementptr inbounds nuw i8, ptr %500, i64 48
  %894 = load i32, ptr %893, align 8
  %895 = getelementptr inbounds nuw i8, ptr %500, i64 52
  %896 = load i32, ptr %895, align 4
  %897 = or i32 %896, %894
  %898 = getelementptr inbounds nuw i8, ptr %500, i64 56
  %899 = load i32, ptr %898, align 8
  %900 = or i32 %897, %899
  %901 = getelementptr inbounds nuw i8, ptr %500, i64 60
  %902 = load i32, ptr %901, align 4
  %903 = or i32 %900, %902
  %904 = and i32 %903, %492
  %905 = icmp eq i32 %904, 0
  br i1 %905, label %906, label %933

906:
  %907 = zext nneg i32 %889 to i64
  %908 = getelementptr inbounds nuw i32, ptr %893, i64 %907
  %909 = load i32, ptr %908, align 4
  %910 = icmp eq i32 %909, 0
  br i1 %910, label %926, label %911

911:
  %912 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %913 = getelementptr inbounds nuw i64, ptr %912, i64 %907
  %914 = load i64, ptr %913, align 8
  %915 = icmp ne i64 %914, %498
  %916 = zext i1 %915 to i32
  %917 = or disjoint i32 %889, %916
  %918 = zext nneg i32 %917 to i64
  %919 = getelementptr inbounds nuw i32, ptr %893, i64 %918
  %920 = load i32, ptr %919, align 4
  %921 = icmp eq i32 %920, 0
  br i1 %921, label %926, label %922

922:
  %923 = getelementptr inbounds nuw i64, ptr %912, i64 %918
  %924 = load i64, ptr %923, align 8
  %925 = icmp eq i64 %924, %498
  br i1 %925, label %926, label %933

926:
  %927 = phi ptr [ %919, %922 ], [ %919, %911 ], [ %908, %906 ]
  %928 = phi i64 [ %918, %922 ], [ %918, %911 ], [ %907, %906 ]
  %929 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %930 = getelementptr inbounds nuw i64, ptr %929, i64 %928
  store i64 %498, ptr %930, align 8
  %931 = load i32, ptr %927, align 4
  %932 = or i32 %931, %492
  store i32 %932, ptr %927, align 4
  br label %987

933:
  %934 = and i64 %498, 64
  %935 = icmp eq i64 %934, 0
  br i1 %935, label %936, label %985

936:
  %937 = getelementptr inbounds nuw i8, ptr %500, i64 48
  %938 = getelementptr inbounds nuw i8, ptr %500, i64 56
  %939 = load i32, ptr %938, align 8
  %940 = icmp eq i32 %939, 0
  %941 = getelementptr inbounds nuw i8, ptr %500, i64 52
  %942 = load i32, ptr %941, align 4
  %943 = getelementptr inbounds nuw i8, ptr %500, i64 60
  %944 = load i32, ptr %943, align 4
  %945 = or i32 %944, %942
  %946 = icmp eq i32 %945, 0
  br i1 %946, label %947, label %985

947:
  %948 = load i32, ptr %937, align 8
  %949 = icmp eq i32 %948, 0
  br i1 %949, label %954, label %950

950:
  %951 = getelementptr inbounds nuw i8, ptr %500, i64 16
  %952 = load i64, ptr %951, align 8
  %953 = icmp eq i64 %952, %498
  br i1 %953, label %954, label %985

954:
  br i1 %940, label %959, label %955

955:
  %956 = getelementptr inbounds nuw i8, ptr %500, i64 32
  %957 = load i64, ptr %956, align 8
  %958 = icmp eq i64 %957, %498
  br i1 %958, label %959, label %985

959:
  %960 = load ptr, ptr %9, align 8
  %961 = getelementptr inbounds nuw i8, ptr %960, i64 4
  %962 = load i32, ptr %961, align 4
  switch i32 %962, label %966 [
    i32 4, label %985
    i32 0, label %963
  ]

963:
  %964 = getelementptr inbounds nuw i8, ptr %500, i64 32
  store i64 %498, ptr %964, align 8
  %965 = or i32 %939, %492
  store i32 %965, ptr %938, align 8
  br label %987

966:
  br i1 %882, label %967, label %978

967:
  %968 = getelementptr inbounds nuw i8, ptr %500, i64 8
  %969 = load i64, ptr %968, align 8
  %970 = icmp eq i64 %969, 0
  br i1 %970, label %978, label %971

971:
  %972 = load ptr, ptr %0, align 8
  store i64 0, ptr %968, align 8
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 41816
  %974 = load i64, ptr %973, align 8
  %975 = add i64 %974, 1
  store i64 %975, ptr %973, align 8
  %976 = load i32, ptr %937, align 8
  %977 = load i32, ptr %938, align 8
  br label %978

978:
  %979 = phi i32 [ %977, %971 ], [ %939, %967 ], [ %939, %966 ]
  %980 = phi i32 [ %976, %971 ], [ %948, %967 ], [ %948, %966 ]
  %981 = getelementptr inbounds nuw i8, ptr %500, i64 16
  store i64 %498, ptr %981, align 8
  %982 = or i32 %980, %492
  store i32 %982, ptr %937, align 8
  %983 = xor i32 %492, -1
  %984 = and i32 %979, %983
  store i32 %984, ptr %938, align 8
  br label %987

985:
  %986 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %500, i64 %498, i32 %492)
  br i1 %986, label %987, label %1004

987:
  %988 = and i64 %493, 6
  %989 = icmp eq i64 %988, 6
  br i1 %989, label %990, label %1003

990:
  %991 = load ptr, ptr %0, align 8
  %992 = getelementptr inbounds nuw i8, ptr %991, i64 41808
  %993 = load i64, ptr %992, align 8
  %994 = load ptr, ptr %9, align 8
  %995 = getelementptr inbounds nuw i8, ptr %994, i64 8
  %996 = load i32, ptr %995, align 8
  %997 = icmp eq i32 %996, 1
  %998 = load ptr, ptr %195, align 8
  br i1 %997, label %999, label %1001

999:
  %1000 = trunc i64 %993 to i8
  store i8 %1000, ptr %998, align 1
  br label %1003

1001:
  %1002 = trunc i64 %993 to i32
  store i32 %1002, ptr %998, align 1
  br label %1003

1003:
  br i1 %833, label %1008, label %1011

1004:
  br i1 %833, label %1005, label %1044

1005:
  %1006 = getelementptr inbounds nuw i8, ptr %500, i64 8
  %1007 = atomicrmw and ptr %1006, i64 -2 release, align 8
  br label %1044

1008:
  %1009 = getelementptr inbounds nuw i8, ptr %500, i64 8
  %1010 = atomicrmw and ptr %1009, i64 -2 release, align 8
  br label %1011

1011:
  %1012 = load ptr, ptr %0, align 8
  %1013 = getelementptr inbounds nuw i8, ptr %1012, i64 42336
  %1014 = load ptr, ptr %1013, align 8
  %1015 = icmp eq ptr %1014, null
  br i1 %1015, label %1041, label %1016

1016:
  %1017 = load i8, ptr %171, align 4
  %1018 = trunc nuw i8 %1017 to i1
  br i1 %1018, label %1041, label %1019

1019:
  %1020 = load i64, ptr %173, align 8
  %1021 = add i64 %1020, %474
  %1022 = load ptr, ptr %9, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %1022, i64 4
  %1024 = load i32, ptr %1023, align 4
  switch i32 %1024, label %1025 [
    i32 4, label %1041
    i32 0, label %1041
  ]

1025:
  %1026 = load i8, ptr %193, align 1
  %1027 = trunc nuw i8 %1026 to i1
  br i1 %1027, label %1041, label %1028

1028:
  %1029 = getelementptr inbounds nuw i8, ptr %1012, i64 42352
  %1030 = load i64, ptr %1029, align 8
  %1031 = lshr i64 %1021, 7
  %1032 = lshr i64 %1021, 13
  %1033 = lshr i64 %1021, 19
  %1034 = xor i64 %1032, %1033
  %1035 = xor i64 %1034, %1031
  %1036 = and i64 %1035, 63
  %1037 = shl nuw i64 1, %1036
  %1038 = and i64 %1030, %1037
  %1039 = icmp eq i64 %1038, 0
  br i1 %1039, label %1041, label %1040

1040:
  tail call preserve_allcc void @cut_words(ptr %1012, i64 %1021, i32 %492)
  br label %1041

1041:
  %1042 = add nuw nsw i64 %473, 1
  %1043 = icmp eq i64 %473, %465
  br i1 %1043, label %443, label %472

1044:
  %1045 = load ptr, ptr %9, align 8
  br label %1046

1046:
  %1047 = phi ptr [ %1045, %1044 ], [ %425, %424 ]
  %1048 = load ptr, ptr %0, align 8
  %1049 = getelementptr inbounds nuw i8, ptr %1047, i64 20
  %1050 = load i32, ptr %1049, align 4
  %1051 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1052 = load i32, ptr %1051, align 8
  %1053 = tail call i32 @llvm.cttz.i32(i32 %1052, i1 false)
  %1054 = getelementptr inbounds nuw i8, ptr %1048, i64 328
  store i32 22, ptr %1054, align 8
  %1055 = getelementptr inbounds nuw i8, ptr %1048, i64 332
  store i32 %1050, ptr %1055, align 4
  %1056 = getelementptr inbounds nuw i8, ptr %1048, i64 336
  store i32 %1053, ptr %1056, align 8
  %1057 = getelementptr inbounds nuw i8, ptr %1048, i64 352
  store i64 0, ptr %1057, align 8
  %1058 = getelementptr inbounds nuw i8, ptr %1048, i64 368
  store i32 0, ptr %1058, align 8
  %1059 = getelementptr inbounds nuw i8, ptr %1048, i64 360
  store i32 0, ptr %1059, align 8
  %1060 = getelementptr inbounds nuw i8, ptr %1048, i64 364
  store i32 0, ptr %1060, align 4
  br label %2987

1061:
  %1062 = load i32, ptr %10, align 8
  %1063 = icmp eq i32 %1062, 2
  br i1 %1063, label %1069, label %1064

1064:
  %1065 = icmp eq i32 %1062, 0
  %1066 = and i64 %16, -4294967296
  %1067 = icmp eq i64 %1066, 4294967296
  %1068 = and i1 %1065, %1067
  br i1 %1068, label %1069, label %1128

1069:
  %1070 = and i64 %16, 4294967295
  %1071 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1072 = load i32, ptr %1071, align 8
  %1073 = zext i32 %1072 to i64
  %1074 = shl nuw nsw i64 %1073, 20
  %1075 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1076 = load i32, ptr %1075, align 4
  %1077 = zext i32 %1076 to i64
  %1078 = shl nuw nsw i64 %1077, 15
  %1079 = or i64 %1078, %1074
  %1080 = and i64 %1079, 16744448
  %1081 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1082 = load i8, ptr %1081, align 1
  %1083 = trunc nuw i8 %1082 to i1
  br i1 %1083, label %1089, label %1084

1084:
  %1085 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %1086 = load i32, ptr %1085, align 8
  %1087 = zext i32 %1086 to i64
  %1088 = or i64 %1080, %1087
  br label %1089

1089:
  %1090 = phi i64 [ %1088, %1084 ], [ %1080, %1069 ]
  %1091 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1090, ptr %1091, align 8
  %1092 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1092, align 8
  %1093 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %1094 = load i32, ptr %1093, align 8
  %1095 = zext i32 %1094 to i64
  %1096 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1095, ptr %1096, align 8
  %1097 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1098 = load ptr, ptr %1097, align 8
  %1099 = ptrtoint ptr %1098 to i64
  %1100 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1099, ptr %1100, align 8
  %1101 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1102 = load ptr, ptr %1101, align 8
  %1103 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1102, ptr %1103, align 8
  %1104 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1105 = load ptr, ptr %1104, align 8
  %1106 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1105, ptr %1106, align 8
  %1107 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1108 = load ptr, ptr %1107, align 8
  %1109 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1108, ptr %1109, align 8
  %1110 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1111 = load ptr, ptr %1110, align 8
  %1112 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1111, ptr %1112, align 8
  %1113 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %1114 = load i64, ptr %1113, align 8
  %1115 = shl i64 %1114, 16
  %1116 = load i32, ptr %1071, align 8
  %1117 = lshr i32 %1116, 4
  %1118 = zext nneg i32 %1117 to i64
  %1119 = or i64 %1115, %1118
  %1120 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1119, ptr %1120, align 8
  %1121 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1122 = load i32, ptr %1121, align 8
  %1123 = icmp ne i32 %1122, 0
  %1124 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1125 = zext i1 %1123 to i8
  store i8 %1125, ptr %1124, align 2
  %1126 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1126, align 4
  %1127 = icmp samesign ult i64 %1070, %1095
  br i1 %1127, label %1286, label %2360

1128:
  switch i32 %1062, label %1134 [
    i32 1, label %1148
    i32 0, label %1129
  ]

1129:
  %1130 = lshr i64 %16, 32
  %1131 = trunc nuw i64 %1130 to i32
  %1132 = add i32 %1131, -1
  %1133 = icmp ult i32 %1132, 4
  br i1 %1133, label %1134, label %1148

1134:
  %1135 = add i32 %92, -1
  %1136 = and i32 %1135, -6
  %1137 = icmp eq i32 %1136, 0
  br i1 %1137, label %2360, label %1138

1138:
  %1139 = getelementptr inbounds nuw i8, ptr %6, i64 37696
  %1140 = load i32, ptr %1139, align 8
  %1141 = icmp eq i32 %1140, 0
  br i1 %1141, label %2360, label %1142

1142:
  %1143 = getelementptr inbounds nuw i8, ptr %6, i64 37700
  %1144 = load i32, ptr %1143, align 4
  %1145 = icmp eq i32 %1144, 0
  %1146 = icmp eq i64 %1066, 8589934592
  %1147 = and i1 %1145, %1146
  br i1 %1147, label %1366, label %2360

1148:
  %1149 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1150 = load i32, ptr %1149, align 8
  %1151 = zext i32 %1150 to i64
  %1152 = shl nuw nsw i64 %1151, 20
  %1153 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1154 = load i32, ptr %1153, align 4
  %1155 = zext i32 %1154 to i64
  %1156 = shl nuw nsw i64 %1155, 15
  %1157 = or i64 %1156, %1152
  %1158 = load i64, ptr %1, align 8
  %1159 = shl i64 %1158, 40
  %1160 = or i64 %1157, %1159
  %1161 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1162 = load i8, ptr %1161, align 1
  %1163 = trunc nuw i8 %1162 to i1
  br i1 %1163, label %1168, label %1164

1164:
  %1165 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %1166 = load i32, ptr %1165, align 4
  %1167 = zext i32 %1166 to i64
  br label %1168

1168:
  %1169 = phi i64 [ %1167, %1164 ], [ 0, %1148 ]
  %1170 = or i64 %1160, %1169
  %1171 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1170, ptr %1171, align 8
  %1172 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %1173 = load i64, ptr %1172, align 8
  %1174 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1173, ptr %1174, align 8
  %1175 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %1175, align 4
  %1176 = getelementptr inbounds nuw i8, ptr %6, i64 42336
  %1177 = load ptr, ptr %1176, align 8
  %1178 = icmp eq ptr %1177, null
  br i1 %1178, label %1225, label %1179

1179:
  %1180 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %1181 = load i32, ptr %1180, align 4
  %1182 = zext i32 %1181 to i64
  %1183 = and i64 %1182, 7
  %1184 = icmp eq i64 %1183, 0
  %1185 = and i64 %1182, 6
  %1186 = icmp eq i64 %1185, 6
  %1187 = or i1 %1184, %1186
  br i1 %1187, label %1188, label %1225

1188:
  %1189 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %1190 = load i32, ptr %1153, align 4
  %1191 = zext i32 %1190 to i64
  %1192 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1189, i64 %1191
  %1193 = getelementptr inbounds nuw i8, ptr %6, i64 42344
  %1194 = load ptr, ptr %1193, align 8
  %1195 = load i64, ptr %1, align 8
  %1196 = mul i64 %1195, 96
  %1197 = getelementptr inbounds nuw i8, ptr %1194, i64 %1196
  %1198 = getelementptr inbounds nuw i8, ptr %1192, i64 112
  store i32 0, ptr %1198, align 8
  %1199 = getelementptr inbounds nuw i8, ptr %1192, i64 116
  %1200 = load i32, ptr %1199, align 4
  %1201 = icmp eq i32 %1200, 0
  br i1 %1201, label %1225, label %1202

1202:
  store i32 0, ptr %1199, align 4
  br label %1203

1203:
  %1204 = phi i64 [ 0, %1202 ], [ %1223, %1222 ]
  %1205 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %1197, i64 %1204
  %1206 = getelementptr inbounds nuw i8, ptr %1205, i64 8
  %1207 = load i64, ptr %1206, align 8
  %1208 = trunc i64 %1207 to i32
  %1209 = lshr i32 %1208, 15
  %1210 = and i32 %1209, 31
  %1211 = load i32, ptr %1153, align 4
  %1212 = icmp eq i32 %1210, %1211
  br i1 %1212, label %1213, label %1222

1213:
  %1214 = lshr i64 %1207, 24
  %1215 = and i64 %1214, 65535
  %1216 = load i32, ptr %1149, align 8
  %1217 = lshr i32 %1216, 4
  %1218 = zext nneg i32 %1217 to i64
  %1219 = icmp eq i64 %1215, %1218
  br i1 %1219, label %1220, label %1222

1220:
  %1221 = getelementptr inbounds nuw i8, ptr %1205, i64 20
  store i32 0, ptr %1221, align 4
  br label %1222

1222:
  %1223 = add nuw nsw i64 %1204, 1
  %1224 = icmp eq i64 %1223, 4
  br i1 %1224, label %1225, label %1203

1225:
  %1226 = load ptr, ptr %9, align 8
  %1227 = ptrtoint ptr %1226 to i64
  %1228 = load ptr, ptr %0, align 8
  %1229 = getelementptr inbounds nuw i8, ptr %1228, i64 37712
  %1230 = udiv i64 %1227, 48
  %1231 = and i64 %1230, 63
  %1232 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1229, i64 %1231
  %1233 = load i64, ptr %1232, align 8
  %1234 = icmp eq i64 %1233, %1227
  br i1 %1234, label %1235, label %1242

1235:
  %1236 = getelementptr inbounds nuw i8, ptr %1232, i64 8
  %1237 = load i64, ptr %1236, align 8
  %1238 = sub i64 %16, %1237
  %1239 = getelementptr inbounds nuw i8, ptr %1232, i64 16
  %1240 = load i64, ptr %1239, align 8
  %1241 = icmp ult i64 %1238, %1240
  br i1 %1241, label %1248, label %1242

1242:
  %1243 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %16, ptr %1232)
  %1244 = icmp eq i32 %1243, 0
  br i1 %1244, label %2360, label %1245

1245:
  %1246 = getelementptr inbounds nuw i8, ptr %1232, i64 8
  %1247 = load i64, ptr %1246, align 8
  br label %1248

1248:
  %1249 = phi i64 [ %1247, %1245 ], [ %1237, %1235 ]
  %1250 = getelementptr inbounds nuw i8, ptr %1232, i64 8
  %1251 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %1249, ptr %1251, align 8
  %1252 = getelementptr inbounds nuw i8, ptr %1232, i64 16
  %1253 = load i64, ptr %1252, align 8
  %1254 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1253, ptr %1254, align 8
  %1255 = getelementptr inbounds nuw i8, ptr %1232, i64 24
  %1256 = load i64, ptr %1255, align 8
  %1257 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1256, ptr %1257, align 8
  %1258 = getelementptr inbounds nuw i8, ptr %1232, i64 40
  %1259 = load ptr, ptr %1258, align 8
  %1260 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1259, ptr %1260, align 8
  %1261 = getelementptr inbounds nuw i8, ptr %1232, i64 48
  %1262 = load ptr, ptr %1261, align 8
  %1263 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1262, ptr %1263, align 8
  %1264 = getelementptr inbounds nuw i8, ptr %1232, i64 56
  %1265 = load ptr, ptr %1264, align 8
  %1266 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %1265, ptr %1266, align 8
  %1267 = shl i64 %16, 1
  %1268 = getelementptr inbounds nuw i8, ptr %1232, i64 32
  %1269 = load i64, ptr %1268, align 8
  %1270 = load i64, ptr %1250, align 8
  %1271 = add i64 %1269, %1270
  %1272 = sub i64 %1267, %1271
  store i64 %16, ptr %1268, align 8
  %1273 = load i64, ptr %1252, align 8
  %1274 = icmp ult i64 %1272, %1273
  %1275 = load ptr, ptr %1258, align 8
  %1276 = icmp eq ptr %1275, null
  br i1 %1274, label %1277, label %1281

1277:
  br i1 %1276, label %1366, label %1278

1278:
  %1279 = lshr i64 %1272, 7
  %1280 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1275, i64 %1279
  tail call void @llvm.prefetch.p0(ptr %1280, i32 1, i32 3, i32 1)
  br label %1282

1281:
  br i1 %1276, label %1366, label %1282

1282:
  %1283 = load ptr, ptr %9, align 8
  %1284 = load i8, ptr %1175, align 4
  %1285 = trunc nuw i8 %1284 to i1
  br i1 %1285, label %1286, label %1366

1286:
  %1287 = phi ptr [ %1283, %1282 ], [ %10, %1089 ]
  %1288 = getelementptr inbounds nuw i8, ptr %1287, i64 16
  %1289 = load i32, ptr %1288, align 8
  %1290 = zext i32 %1289 to i64
  %1291 = load i32, ptr %1287, align 8
  %1292 = icmp eq i32 %1291, 2
  br i1 %1292, label %1293, label %1366

1293:
  %1294 = load ptr, ptr %0, align 8
  %1295 = getelementptr inbounds nuw i8, ptr %1294, i64 37704
  %1296 = load i32, ptr %1295, align 8
  %1297 = icmp eq i32 %1296, 0
  br i1 %1297, label %1298, label %1333

1298:
  %1299 = getelementptr inbounds nuw i8, ptr %1287, i64 8
  %1300 = load i32, ptr %1299, align 8
  %1301 = icmp ult i32 %1300, 5
  br i1 %1301, label %1302, label %1366

1302:
  %1303 = getelementptr inbounds nuw i8, ptr %1294, i64 37696
  %1304 = load i32, ptr %1303, align 8
  %1305 = icmp eq i32 %1304, 0
  br i1 %1305, label %1366, label %1306

1306:
  %1307 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1308 = load i64, ptr %1307, align 8
  %1309 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %1310

1310:
  %1311 = phi i32 [ %3, %1306 ], [ %1331, %1329 ]
  %1312 = tail call i32 @llvm.cttz.i32(i32 %1311, i1 true)
  %1313 = zext nneg i32 %1312 to i64
  %1314 = getelementptr inbounds nuw i64, ptr %7, i64 %1313
  %1315 = load i64, ptr %1314, align 8
  %1316 = and i64 %1315, 4294967295
  %1317 = icmp ult i64 %1316, %1308
  br i1 %1317, label %1318, label %1366

1318:
  %1319 = load ptr, ptr %1309, align 8
  %1320 = lshr i64 %1316, 7
  %1321 = getelementptr inbounds nuw i32, ptr %1319, i64 %1320
  %1322 = load i32, ptr %1321, align 4
  %1323 = trunc i64 %1315 to i32
  %1324 = lshr i32 %1323, 2
  %1325 = and i32 %1324, 31
  %1326 = shl nuw i32 1, %1325
  %1327 = and i32 %1322, %1326
  %1328 = icmp eq i32 %1327, 0
  br i1 %1328, label %1366, label %1329

1329:
  %1330 = add i32 %1311, -1
  %1331 = and i32 %1330, %1311
  %1332 = icmp eq i32 %1331, 0
  br i1 %1332, label %2987, label %1310

1333:
  %1334 = icmp eq i32 %1289, 0
  br i1 %1334, label %1366, label %1335

1335:
  %1336 = getelementptr inbounds nuw i8, ptr %1287, i64 4
  %1337 = load i32, ptr %1336, align 4
  switch i32 %1337, label %1338 [
    i32 4, label %1366
    i32 0, label %1366
  ]

1338:
  %1339 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1340 = load i64, ptr %1339, align 8
  %1341 = shl i64 %1340, 10
  %1342 = add nuw nsw i64 %1290, 512
  %1343 = or i64 %1341, %1342
  %1344 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1345 = load i64, ptr %1344, align 8
  %1346 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1347

1347:
  %1348 = phi i32 [ %3, %1338 ], [ %1364, %1362 ]
  %1349 = tail call i32 @llvm.cttz.i32(i32 %1348, i1 true)
  %1350 = zext nneg i32 %1349 to i64
  %1351 = getelementptr inbounds nuw i64, ptr %7, i64 %1350
  %1352 = load i64, ptr %1351, align 8
  %1353 = and i64 %1352, 4294967295
  %1354 = icmp ult i64 %1353, %1345
  br i1 %1354, label %1355, label %1366

1355:
  %1356 = load ptr, ptr %1346, align 8
  %1357 = lshr i64 %1353, 7
  %1358 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1356, i64 %1357
  %1359 = getelementptr inbounds nuw i8, ptr %1358, i64 8
  %1360 = load i64, ptr %1359, align 8
  %1361 = icmp eq i64 %1360, %1343
  br i1 %1361, label %1362, label %1366

1362:
  %1363 = add i32 %1348, -1
  %1364 = and i32 %1363, %1348
  %1365 = icmp eq i32 %1364, 0
  br i1 %1365, label %2987, label %1347

1366:
  %1367 = phi i1 [ true, %1281 ], [ false, %1335 ], [ false, %1142 ], [ true, %1277 ], [ false, %1282 ], [ false, %1333
      ], [ false, %1286 ], [ false, %1302 ], [ false, %1298 ], [ false, %1335 ], [ false, %1318 ], [ false, %1310 ], [
      false, %1347 ], [ false, %1355 ]
  %1368 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1369 = load i8, ptr %1368, align 4
  %1370 = trunc nuw i8 %1369 to i1
  %1371 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1372 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %1373

1373:
  %1374 = phi i32 [ %3, %1366 ], [ %1402, %1399 ]
  %1375 = tail call i32 @llvm.cttz.i32(i32 %1374, i1 true)
  %1376 = zext nneg i32 %1375 to i64
  %1377 = getelementptr inbounds nuw i64, ptr %7, i64 %1376
  %1378 = load i64, ptr %1377, align 8
  br i1 %1370, label %1379, label %1385

1379:
  %1380 = and i64 %1378, 4294967295
  %1381 = load i64, ptr %1371, align 8
  %1382 = sub i64 %1380, %1381
  %1383 = load i64, ptr %1372, align 8
  %1384 = icmp ult i64 %1382, %1383
  br i1 %1384, label %1390, label %2360

1385:
  %1386 = load i64, ptr %1371, align 8
  %1387 = sub i64 %1378, %1386
  %1388 = load i64, ptr %1372, align 8
  %1389 = icmp ult i64 %1387, %1388
  br i1 %1389, label %1399, label %2360

1390:
  %1391 = load ptr, ptr %9, align 8
  %1392 = load i32, ptr %1391, align 8
  %1393 = icmp eq i32 %1392, 2
  br i1 %1393, label %1399, label %1394

1394:
  %1395 = icmp eq i32 %1392, 0
  %1396 = and i64 %1378, -4294967296
  %1397 = icmp eq i64 %1396, 4294967296
  %1398 = and i1 %1395, %1397
  br i1 %1398, label %1399, label %2360

1399:
  %1400 = phi i64 [ %1381, %1390 ], [ %1386, %1385 ], [ %1381, %1394 ]
  %1401 = add i32 %1374, -1
  %1402 = and i32 %1401, %1374
  %1403 = icmp eq i32 %1402, 0
  br i1 %1403, label %1404, label %1373

1404:
  br i1 %1367, label %1405, label %1423

1405:
  %1406 = load ptr, ptr %9, align 8
  %1407 = getelementptr inbounds nuw i8, ptr %1406, i64 4
  %1408 = load i32, ptr %1407, align 4
  switch i32 %1408, label %1409 [
    i32 4, label %2987
    i32 0, label %2987
  ]

1409:
  %1410 = load ptr, ptr %0, align 8
  %1411 = getelementptr inbounds nuw i8, ptr %1406, i64 20
  %1412 = load i32, ptr %1411, align 4
  %1413 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1414 = load i32, ptr %1413, align 8
  %1415 = tail call i32 @llvm.cttz.i32(i32 %1414, i1 false)
  %1416 = getelementptr inbounds nuw i8, ptr %1410, i64 328
  store i32 22, ptr %1416, align 8
  %1417 = getelementptr inbounds nuw i8, ptr %1410, i64 332
  store i32 %1412, ptr %1417, align 4
  %1418 = getelementptr inbounds nuw i8, ptr %1410, i64 336
  store i32 %1415, ptr %1418, align 8
  %1419 = getelementptr inbounds nuw i8, ptr %1410, i64 352
  store i64 0, ptr %1419, align 8
  %1420 = getelementptr inbounds nuw i8, ptr %1410, i64 368
  store i32 0, ptr %1420, align 8
  %1421 = getelementptr inbounds nuw i8, ptr %1410, i64 360
  store i32 0, ptr %1421, align 8
  %1422 = getelementptr inbounds nuw i8, ptr %1410, i64 364
  store i32 0, ptr %1422, align 4
  br label %2987

1423:
  %1424 = load ptr, ptr %0, align 8
  %1425 = getelementptr inbounds nuw i8, ptr %1424, i64 37692
  %1426 = load i32, ptr %1425, align 4
  %1427 = icmp eq i32 %1426, 0
  br i1 %1427, label %2360, label %1428

1428:
  %1429 = load ptr, ptr %9, align 8
  %1430 = getelementptr inbounds nuw i8, ptr %1429, i64 4
  %1431 = load i32, ptr %1430, align 4
  %1432 = icmp eq i32 %1431, 6
  br i1 %1432, label %2360, label %1433

1433:
  %1434 = getelementptr inbounds nuw i8, ptr %1429, i64 8
  %1435 = load i32, ptr %1434, align 8
  %1436 = and i32 %1435, 3
  %1437 = icmp eq i32 %1436, 0
  br i1 %1437, label %1438, label %2360

1438:
  %1439 = phi i32 [ %1448, %1438 ], [ %3, %1433 ]
  %1440 = phi i64 [ %1446, %1438 ], [ 0, %1433 ]
  %1441 = tail call i32 @llvm.cttz.i32(i32 %1439, i1 true)
  %1442 = zext nneg i32 %1441 to i64
  %1443 = getelementptr inbounds nuw i64, ptr %7, i64 %1442
  %1444 = load i64, ptr %1443, align 8
  %1445 = sub i64 %1444, %1400
  %1446 = or i64 %1445, %1440
  %1447 = add i32 %1439, -1
  %1448 = and i32 %1447, %1439
  %1449 = icmp eq i32 %1448, 0
  br i1 %1449, label %1450, label %1438

1450:
  %1451 = and i64 %1446, 3
  %1452 = icmp eq i64 %1451, 0
  br i1 %1452, label %1453, label %2360

1453:
  %1454 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1455 = load i64, ptr %1454, align 8
  %1456 = or i64 %1455, 72
  %1457 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %5, ptr %1457, align 8
  %1458 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1459 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1460 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1461 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1462 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1463 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1464 = and i64 %1455, 7
  %1465 = icmp eq i64 %1464, 0
  %1466 = and i64 %1455, 6
  %1467 = icmp eq i64 %1466, 6
  %1468 = or i1 %1465, %1467
  %1469 = and i64 %1456, 120
  %1470 = icmp eq i64 %1469, 72
  %1471 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %1472

1472:
  %1473 = phi i32 [ 0, %1453 ], [ %1934, %1932 ]
  %1474 = phi i32 [ %3, %1453 ], [ %1936, %1932 ]
  %1475 = phi i64 [ 0, %1453 ], [ %1933, %1932 ]
  %1476 = call i32 @llvm.cttz.i32(i32 %1474, i1 true)
  %1477 = load i8, ptr %1368, align 4
  %1478 = trunc nuw i8 %1477 to i1
  %1479 = zext nneg i32 %1476 to i64
  %1480 = getelementptr inbounds nuw i64, ptr %7, i64 %1479
  %1481 = load i64, ptr %1480, align 8
  %1482 = and i64 %1481, 4294967295
  %1483 = select i1 %1478, i64 %1482, i64 %1481
  %1484 = load i64, ptr %1371, align 8
  %1485 = sub i64 %1483, %1484
  %1486 = load ptr, ptr %9, align 8
  %1487 = getelementptr inbounds nuw i8, ptr %1486, i64 8
  %1488 = load i32, ptr %1487, align 8
  %1489 = zext i32 %1488 to i64
  %1490 = add i64 %1485, %1489
  %1491 = icmp ult i64 %1485, %1490
  br i1 %1491, label %1492, label %1932

1492:
  %1493 = trunc nuw nsw i32 %1476 to i8
  br label %1494

1494:
  %1495 = phi i32 [ %1473, %1492 ], [ %1927, %1924 ]
  %1496 = phi i64 [ %1485, %1492 ], [ %1930, %1924 ]
  %1497 = phi i64 [ %1475, %1492 ], [ %1502, %1924 ]
  %1498 = trunc i64 %1496 to i32
  %1499 = lshr i32 %1498, 2
  %1500 = and i32 %1499, 31
  %1501 = icmp eq i32 %1495, 0
  %1502 = lshr i64 %1496, 7
  br i1 %1501, label %1924, label %1503

1503:
  %1504 = icmp eq i64 %1502, %1497
  br i1 %1504, label %1505, label %1509

1505:
  %1506 = shl nuw i32 1, %1500
  %1507 = and i32 %1506, %1495
  %1508 = icmp eq i32 %1507, 0
  br i1 %1508, label %1924, label %1509

1509:
  %1510 = load ptr, ptr %1458, align 8
  %1511 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1510, i64 %1497
  %1512 = shl nuw i64 %1497, 7
  %1513 = load i64, ptr %1372, align 8
  %1514 = icmp ult i64 %1512, %1513
  br i1 %1514, label %1515, label %1894

1515:
  %1516 = load i8, ptr %1368, align 4
  %1517 = trunc nuw i8 %1516 to i1
  %1518 = load ptr, ptr %0, align 8
  br i1 %1517, label %1519, label %1552

1519:
  %1520 = getelementptr inbounds nuw i8, ptr %1518, i64 37696
  %1521 = load i32, ptr %1520, align 8
  %1522 = icmp eq i32 %1521, 0
  br i1 %1522, label %1546, label %1523

1523:
  %1524 = load ptr, ptr %9, align 8
  %1525 = getelementptr inbounds nuw i8, ptr %1524, i64 8
  %1526 = load i32, ptr %1525, align 8
  %1527 = icmp ult i32 %1526, 4
  br i1 %1527, label %1546, label %1528

1528:
  %1529 = getelementptr inbounds nuw i8, ptr %1524, i64 4
  %1530 = load i32, ptr %1529, align 4
  %1531 = add i32 %1530, -1
  %1532 = and i32 %1531, -6
  %1533 = icmp eq i32 %1532, 0
  %1534 = load ptr, ptr %1459, align 8
  %1535 = getelementptr inbounds nuw i32, ptr %1534, i64 %1497
  %1536 = load i32, ptr %1535, align 4
  br i1 %1533, label %1537, label %1542

1537:
  %1538 = or i32 %1536, %1495
  store i32 %1538, ptr %1535, align 4
  %1539 = load ptr, ptr %0, align 8
  %1540 = load i8, ptr %1368, align 4
  %1541 = trunc nuw i8 %1540 to i1
  br label %1546

1542:
  %1543 = xor i32 %1536, -1
  %1544 = and i32 %1495, %1543
  %1545 = icmp eq i32 %1544, 0
  br i1 %1545, label %1546, label %2359

1546:
  %1547 = phi i1 [ %1541, %1537 ], [ true, %1542 ], [ true, %1523 ], [ true, %1519 ]
  %1548 = phi ptr [ %1539, %1537 ], [ %1518, %1542 ], [ %1518, %1523 ], [ %1518, %1519 ]
  %1549 = getelementptr inbounds nuw i8, ptr %1548, i64 37704
  %1550 = load i32, ptr %1549, align 8
  %1551 = icmp eq i32 %1550, 0
  br i1 %1551, label %1556, label %1579

1552:
  %1553 = getelementptr inbounds nuw i8, ptr %1518, i64 37704
  %1554 = load i32, ptr %1553, align 8
  %1555 = icmp eq i32 %1554, 0
  br i1 %1555, label %1557, label %1580

1556:
  br i1 %1547, label %1894, label %1557

1557:
  %1558 = load ptr, ptr %9, align 8
  %1559 = getelementptr inbounds nuw i8, ptr %1558, i64 4
  %1560 = load i32, ptr %1559, align 4
  switch i32 %1560, label %1561 [
    i32 4, label %1894
    i32 0, label %1894
  ]

1561:
  %1562 = lshr i64 %1497, 5
  %1563 = load ptr, ptr %1460, align 8
  %1564 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1563, i64 %1562
  %1565 = load atomic i64, ptr %1564 acquire, align 8
  %1566 = load ptr, ptr %0, align 8
  %1567 = getelementptr inbounds nuw i8, ptr %1566, i64 37656
  %1568 = load i64, ptr %1567, align 8
  %1569 = icmp eq i64 %1565, %1568
  br i1 %1569, label %1894, label %1570

1570:
  %1571 = add i64 %1568, -1
  %1572 = icmp eq i64 %1565, %1571
  br i1 %1572, label %1573, label %1577

1573:
  %1574 = load ptr, ptr %9, align 8
  %1575 = getelementptr inbounds nuw i8, ptr %1574, i64 4
  %1576 = load i32, ptr %1575, align 4
  switch i32 %1576, label %1577 [
    i32 4, label %1894
    i32 0, label %1894
  ]

1577:
  %1578 = call preserve_allcc i1 @open_page(ptr %0, i64 %1562)
  br i1 %1578, label %1894, label %2359

1579:
  br i1 %1547, label %1598, label %1580

1580:
  %1581 = lshr i64 %1497, 5
  %1582 = load ptr, ptr %1460, align 8
  %1583 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1582, i64 %1581
  %1584 = load atomic i64, ptr %1583 acquire, align 8
  %1585 = load ptr, ptr %0, align 8
  %1586 = getelementptr inbounds nuw i8, ptr %1585, i64 37656
  %1587 = load i64, ptr %1586, align 8
  %1588 = icmp eq i64 %1584, %1587
  br i1 %1588, label %1598, label %1589

1589:
  %1590 = add i64 %1587, -1
  %1591 = icmp eq i64 %1584, %1590
  br i1 %1591, label %1592, label %1596

1592:
  %1593 = load ptr, ptr %9, align 8
  %1594 = getelementptr inbounds nuw i8, ptr %1593, i64 4
  %1595 = load i32, ptr %1594, align 4
  switch i32 %1595, label %1596 [
    i32 4, label %1598
    i32 0, label %1598
  ]

1596:
  %1597 = call preserve_allcc i1 @open_page(ptr %0, i64 %1581)
  br i1 %1597, label %1598, label %2359

1598:
  %1599 = load i8, ptr %1461, align 1
  %1600 = trunc nuw i8 %1599 to i1
  br i1 %1600, label %1601, label %1659

1601:
  %1602 = load i8, ptr %1368, align 4
  %1603 = trunc nuw i8 %1602 to i1
  br i1 %1603, label %1659, label %1604

1604:
  %1605 = load ptr, ptr %1460, align 8
  %1606 = lshr i64 %1497, 5
  %1607 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1605, i64 %1606
  %1608 = getelementptr inbounds nuw i8, ptr %1607, i64 8
  %1609 = and i64 %1497, 31
  %1610 = getelementptr inbounds nuw i64, ptr %1608, i64 %1609
  %1611 = load atomic i64, ptr %1610 monotonic, align 8
  %1612 = icmp eq i64 %1611, -1
  br i1 %1612, label %1613, label %1615

1613:
  %1614 = load i64, ptr %1511, align 8
  br label %1644

1615:
  %1616 = load ptr, ptr %0, align 8
  %1617 = getelementptr inbounds nuw i8, ptr %1616, i64 37688
  %1618 = load i32, ptr %1617, align 8
  %1619 = icmp eq i32 %1618, 0
  br i1 %1619, label %1621, label %1620

1620:
  store i64 -1, ptr %1610, align 8
  br label %1623

1621:
  %1622 = atomicrmw xchg ptr %1610, i64 -1 monotonic, align 8
  br label %1623

1623:
  %1624 = phi i64 [ %1611, %1620 ], [ %1622, %1621 ]
  %1625 = load i64, ptr %1462, align 8
  store i64 %1625, ptr %1511, align 8
  %1626 = and i64 %1624, 5
  %1627 = icmp ne i64 %1626, 0
  %1628 = sext i1 %1627 to i32
  %1629 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  store i32 %1628, ptr %1629, align 8
  %1630 = shl i64 %1624, 62
  %1631 = ashr i64 %1630, 63
  %1632 = trunc nsw i64 %1631 to i32
  %1633 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  store i32 %1632, ptr %1633, align 8
  %1634 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  store i32 0, ptr %1634, align 4
  %1635 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  store i32 0, ptr %1635, align 4
  %1636 = and i64 %1624, -8
  %1637 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1638 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  store i64 %1636, ptr %1638, align 8
  store i64 %1636, ptr %1637, align 8
  %1639 = and i64 %1624, 1
  %1640 = icmp eq i64 %1639, 0
  br i1 %1640, label %1641, label %1644

1641:
  %1642 = and i64 %1624, -16777216
  %1643 = add i64 %1642, -16777096
  store i64 %1643, ptr %1637, align 8
  br label %1644

1644:
  %1645 = phi i64 [ %1614, %1613 ], [ %1625, %1623 ], [ %1625, %1641 ]
  %1646 = load i64, ptr %1462, align 8
  %1647 = icmp eq i64 %1645, %1646
  br i1 %1647, label %1648, label %1657

1648:
  %1649 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1650 = load i32, ptr %1649, align 8
  %1651 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  %1652 = load i32, ptr %1651, align 4
  %1653 = or i32 %1652, %1650
  %1654 = and i32 %1653, %1495
  %1655 = icmp eq i32 %1654, 0
  %1656 = zext i1 %1655 to i8
  br label %1657

1657:
  %1658 = phi i8 [ 1, %1644 ], [ %1656, %1648 ]
  store i8 %1658, ptr %1463, align 8
  br label %1659

1659:
  %1660 = load i64, ptr %1511, align 8
  %1661 = load i64, ptr %1462, align 8
  %1662 = icmp eq i64 %1660, %1661
  br i1 %1662, label %1663, label %1719

1663:
  %1664 = load ptr, ptr %9, align 8
  %1665 = getelementptr inbounds nuw i8, ptr %1664, i64 4
  %1666 = load i32, ptr %1665, align 4
  switch i32 %1666, label %1685 [
    i32 4, label %1667
    i32 0, label %1667
  ]

1667:
  %1668 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  %1669 = load i64, ptr %1668, align 8
  %1670 = icmp eq i64 %1669, %1456
  br i1 %1670, label %1671, label %1719

1671:
  %1672 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  %1673 = load i32, ptr %1672, align 8
  %1674 = xor i32 %1673, -1
  %1675 = and i32 %1495, %1674
  %1676 = icmp eq i32 %1675, 0
  br i1 %1676, label %1677, label %1719

1677:
  %1678 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1679 = load i32, ptr %1678, align 8
  %1680 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  %1681 = load i32, ptr %1680, align 4
  %1682 = or i32 %1681, %1679
  %1683 = and i32 %1682, %1495
  %1684 = icmp eq i32 %1683, 0
  br i1 %1684, label %1894, label %1719

1685:
  br i1 %1468, label %1719, label %1686

1686:
  %1687 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1688 = load i32, ptr %1687, align 8
  %1689 = xor i32 %1688, -1
  %1690 = and i32 %1495, %1689
  %1691 = icmp eq i32 %1690, 0
  br i1 %1691, label %1692, label %1719

1692:
  %1693 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1694 = load i64, ptr %1693, align 8
  %1695 = and i64 %1694, 120
  %1696 = icmp eq i64 %1695, 120
  br i1 %1696, label %1697, label %1719

1697:
  %1698 = icmp ugt i64 %1694, -1099511627777
  %1699 = xor i64 %1694, %1455
  %1700 = icmp ult i64 %1699, 16777216
  %1701 = select i1 %1698, i1 true, i1 %1700
  br i1 %1701, label %1702, label %1719

1702:
  %1703 = and i64 %1694, 7
  %1704 = icmp ne i64 %1703, 0
  %1705 = and i64 %1699, 7
  %1706 = icmp eq i64 %1705, 0
  %1707 = select i1 %1704, i1 %1706, i1 false
  br i1 %1707, label %1708, label %1719

1708:
  %1709 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  %1710 = load i32, ptr %1709, align 4
  %1711 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  %1712 = load i32, ptr %1711, align 8
  %1713 = or i32 %1712, %1710
  %1714 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  %1715 = load i32, ptr %1714, align 4
  %1716 = or i32 %1713, %1715
  %1717 = and i32 %1716, %1495
  %1718 = icmp eq i32 %1717, 0
  br i1 %1718, label %1894, label %1719

1719:
  %1720 = load i8, ptr %1368, align 4
  %1721 = trunc nuw i8 %1720 to i1
  br i1 %1721, label %1774, label %1722

1722:
  %1723 = load ptr, ptr %0, align 8
  %1724 = getelementptr inbounds nuw i8, ptr %1723, i64 37688
  %1725 = load i32, ptr %1724, align 8
  %1726 = icmp eq i32 %1725, 0
  br i1 %1726, label %1727, label %1736

1727:
  %1728 = getelementptr inbounds nuw i8, ptr %1511, i64 8
  br label %1729

1729:
  %1730 = atomicrmw or ptr %1728, i64 1 acquire, align 8
  %1731 = and i64 %1730, 1
  %1732 = icmp eq i64 %1731, 0
  br i1 %1732, label %1733, label %1729

1733:
  %1734 = load i8, ptr %1368, align 4
  %1735 = trunc nuw i8 %1734 to i1
  br i1 %1735, label %1774, label %1736

1736:
  %1737 = load ptr, ptr %1460, align 8
  %1738 = lshr i64 %1497, 5
  %1739 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1737, i64 %1738
  %1740 = getelementptr inbounds nuw i8, ptr %1739, i64 8
  %1741 = and i64 %1497, 31
  %1742 = getelementptr inbounds nuw i64, ptr %1740, i64 %1741
  %1743 = load atomic i64, ptr %1742 monotonic, align 8
  %1744 = icmp eq i64 %1743, -1
  br i1 %1744, label %1774, label %1745

1745:
  %1746 = load ptr, ptr %0, align 8
  %1747 = getelementptr inbounds nuw i8, ptr %1746, i64 37688
  %1748 = load i32, ptr %1747, align 8
  %1749 = icmp eq i32 %1748, 0
  br i1 %1749, label %1751, label %1750

1750:
  store i64 -1, ptr %1742, align 8
  br label %1753

1751:
  %1752 = atomicrmw xchg ptr %1742, i64 -1 monotonic, align 8
  br label %1753

1753:
  %1754 = phi i64 [ %1743, %1750 ], [ %1752, %1751 ]
  %1755 = load i64, ptr %1462, align 8
  store i64 %1755, ptr %1511, align 8
  %1756 = and i64 %1754, 5
  %1757 = icmp ne i64 %1756, 0
  %1758 = sext i1 %1757 to i32
  %1759 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  store i32 %1758, ptr %1759, align 8
  %1760 = shl i64 %1754, 62
  %1761 = ashr i64 %1760, 63
  %1762 = trunc nsw i64 %1761 to i32
  %1763 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  store i32 %1762, ptr %1763, align 8
  %1764 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  store i32 0, ptr %1764, align 4
  %1765 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  store i32 0, ptr %1765, align 4
  %1766 = and i64 %1754, -8
  %1767 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1768 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  store i64 %1766, ptr %1768, align 8
  store i64 %1766, ptr %1767, align 8
  %1769 = and i64 %1754, 1
  %1770 = icmp eq i64 %1769, 0
  br i1 %1770, label %1771, label %1774

1771:
  %1772 = and i64 %1754, -16777216
  %1773 = add i64 %1772, -16777096
  store i64 %1773, ptr %1767, align 8
  br label %1774

1774:
  %1775 = phi i1 [ true, %1733 ], [ %1726, %1771 ], [ %1726, %1753 ], [ %1726, %1736 ], [ false, %1719 ]
  %1776 = load i64, ptr %1511, align 8
  %1777 = load i64, ptr %1462, align 8
  %1778 = icmp eq i64 %1776, %1777
  br i1 %1778, label %1820, label %1779

1779:
  %1780 = load ptr, ptr %9, align 8
  %1781 = getelementptr inbounds nuw i8, ptr %1780, i64 4
  %1782 = load i32, ptr %1781, align 4
  %1783 = and i32 %1782, -5
  %1784 = icmp eq i32 %1783, 0
  %1785 = select i1 %1784, i32 2, i32 0
  store i64 %1777, ptr %1511, align 8
  %1786 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1787 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  store i32 0, ptr %1787, align 4
  %1788 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  store i32 0, ptr %1788, align 8
  %1789 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  store i32 0, ptr %1789, align 4
  store i32 0, ptr %1786, align 8
  %1790 = getelementptr inbounds nuw i8, ptr %1511, i64 8
  store i64 0, ptr %1790, align 8
  br i1 %1470, label %1791, label %1792

1791:
  call preserve_allcc void @remember(ptr %0, ptr %1511, i32 %1785, i64 %1456, i32 %1495)
  br label %1874

1792:
  %1793 = zext nneg i32 %1785 to i64
  %1794 = getelementptr inbounds nuw i32, ptr %1786, i64 %1793
  store i32 %1495, ptr %1794, align 4
  %1795 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1796 = getelementptr inbounds nuw i64, ptr %1795, i64 %1793
  store i64 %1456, ptr %1796, align 8
  switch i32 %1782, label %1874 [
    i32 4, label %1797
    i32 0, label %1797
  ]

1797:
  %1798 = load ptr, ptr %0, align 8
  %1799 = getelementptr inbounds nuw i8, ptr %1798, i64 37692
  %1800 = load i32, ptr %1799, align 4
  %1801 = icmp eq i32 %1800, 0
  br i1 %1801, label %1802, label %1874

1802:
  %1803 = load i32, ptr %1786, align 8
  %1804 = load i32, ptr %1789, align 4
  %1805 = or i32 %1804, %1803
  %1806 = icmp eq i32 %1805, 0
  br i1 %1806, label %1807, label %1874

1807:
  %1808 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  %1809 = load i64, ptr %1808, align 8
  %1810 = and i64 %1809, 71
  %1811 = icmp eq i64 %1810, 64
  br i1 %1811, label %1812, label %1874

1812:
  store i32 -1, ptr %1788, align 8
  store i32 0, ptr %1787, align 4
  %1813 = and i64 %1809, 120
  %1814 = icmp eq i64 %1813, 120
  %1815 = shl i64 %1777, 10
  %1816 = lshr i64 %1809, 15
  %1817 = and i64 %1816, 1023
  %1818 = select i1 %1814, i64 1023, i64 %1817
  %1819 = or disjoint i64 %1818, %1815
  store i64 %1819, ptr %1790, align 8
  br label %1874

1820:
  %1821 = load i8, ptr %1368, align 4
  %1822 = trunc nuw i8 %1821 to i1
  br i1 %1822, label %1871, label %1823

1823:
  %1824 = load ptr, ptr %9, align 8
  %1825 = getelementptr inbounds nuw i8, ptr %1824, i64 4
  %1826 = load i32, ptr %1825, align 4
  %1827 = and i32 %1826, -5
  %1828 = icmp eq i32 %1827, 0
  %1829 = select i1 %1828, i32 2, i32 0
  br i1 %1470, label %1871, label %1830

1830:
  %1831 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1832 = load i32, ptr %1831, align 8
  %1833 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  %1834 = load i32, ptr %1833, align 4
  %1835 = or i32 %1834, %1832
  %1836 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  %1837 = load i32, ptr %1836, align 8
  %1838 = or i32 %1835, %1837
  %1839 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  %1840 = load i32, ptr %1839, align 4
  %1841 = or i32 %1838, %1840
  %1842 = and i32 %1841, %1495
  %1843 = icmp eq i32 %1842, 0
  br i1 %1843, label %1844, label %1871

1844:
  %1845 = zext nneg i32 %1829 to i64
  %1846 = getelementptr inbounds nuw i32, ptr %1831, i64 %1845
  %1847 = load i32, ptr %1846, align 4
  %1848 = icmp eq i32 %1847, 0
  br i1 %1848, label %1864, label %1849

1849:
  %1850 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1851 = getelementptr inbounds nuw i64, ptr %1850, i64 %1845
  %1852 = load i64, ptr %1851, align 8
  %1853 = icmp ne i64 %1852, %1456
  %1854 = zext i1 %1853 to i32
  %1855 = or disjoint i32 %1829, %1854
  %1856 = zext nneg i32 %1855 to i64
  %1857 = getelementptr inbounds nuw i32, ptr %1831, i64 %1856
  %1858 = load i32, ptr %1857, align 4
  %1859 = icmp eq i32 %1858, 0
  br i1 %1859, label %1864, label %1860

1860:
  %1861 = getelementptr inbounds nuw i64, ptr %1850, i64 %1856
  %1862 = load i64, ptr %1861, align 8
  %1863 = icmp eq i64 %1862, %1456
  br i1 %1863, label %1864, label %1871

1864:
  %1865 = phi ptr [ %1857, %1860 ], [ %1857, %1849 ], [ %1846, %1844 ]
  %1866 = phi i64 [ %1856, %1860 ], [ %1856, %1849 ], [ %1845, %1844 ]
  %1867 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1868 = getelementptr inbounds nuw i64, ptr %1867, i64 %1866
  store i64 %1456, ptr %1868, align 8
  %1869 = load i32, ptr %1865, align 4
  %1870 = or i32 %1869, %1495
  store i32 %1870, ptr %1865, align 4
  br label %1874

1871:
  %1872 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1511, i64 %1456, i32 %1495)
  %1873 = select i1 %1872, i1 %1467, i1 false
  br i1 %1873, label %1875, label %1888

1874:
  br i1 %1467, label %1875, label %1888

1875:
  %1876 = load ptr, ptr %0, align 8
  %1877 = getelementptr inbounds nuw i8, ptr %1876, i64 41808
  %1878 = load i64, ptr %1877, align 8
  %1879 = load ptr, ptr %9, align 8
  %1880 = getelementptr inbounds nuw i8, ptr %1879, i64 8
  %1881 = load i32, ptr %1880, align 8
  %1882 = icmp eq i32 %1881, 1
  %1883 = load ptr, ptr %1471, align 8
  br i1 %1882, label %1884, label %1886

1884:
  %1885 = trunc i64 %1878 to i8
  store i8 %1885, ptr %1883, align 1
  br label %1888

1886:
  %1887 = trunc i64 %1878 to i32
  store i32 %1887, ptr %1883, align 1
  br label %1888

1888:
  %1889 = phi i1 [ %1872, %1871 ], [ true, %1874 ], [ true, %1884 ], [ true, %1886 ]
  br i1 %1775, label %1890, label %1893

1890:
  %1891 = getelementptr inbounds nuw i8, ptr %1511, i64 8
  %1892 = atomicrmw and ptr %1891, i64 -2 release, align 8
  br i1 %1889, label %1894, label %2359

1893:
  br i1 %1889, label %1894, label %2359

1894:
  %1895 = load ptr, ptr %0, align 8
  %1896 = getelementptr inbounds nuw i8, ptr %1895, i64 42336
  %1897 = load ptr, ptr %1896, align 8
  %1898 = icmp eq ptr %1897, null
  br i1 %1898, label %1924, label %1899

1899:
  %1900 = load i8, ptr %1368, align 4
  %1901 = trunc nuw i8 %1900 to i1
  br i1 %1901, label %1924, label %1902

1902:
  %1903 = load i64, ptr %1371, align 8
  %1904 = add i64 %1903, %1512
  %1905 = load ptr, ptr %9, align 8
  %1906 = getelementptr inbounds nuw i8, ptr %1905, i64 4
  %1907 = load i32, ptr %1906, align 4
  switch i32 %1907, label %1908 [
    i32 4, label %1924
    i32 0, label %1924
  ]

1908:
  %1909 = load i8, ptr %1461, align 1
  %1910 = trunc nuw i8 %1909 to i1
  br i1 %1910, label %1924, label %1911

1911:
  %1912 = getelementptr inbounds nuw i8, ptr %1895, i64 42352
  %1913 = load i64, ptr %1912, align 8
  %1914 = lshr i64 %1904, 7
  %1915 = lshr i64 %1904, 13
  %1916 = lshr i64 %1904, 19
  %1917 = xor i64 %1915, %1916
  %1918 = xor i64 %1917, %1914
  %1919 = and i64 %1918, 63
  %1920 = shl nuw i64 1, %1919
  %1921 = and i64 %1913, %1920
  %1922 = icmp eq i64 %1921, 0
  br i1 %1922, label %1924, label %1923

1923:
  call preserve_allcc void @cut_words(ptr %1895, i64 %1904, i32 %1495)
  br label %1924

1924:
  %1925 = phi i32 [ %1495, %1505 ], [ 0, %1902 ], [ 0, %1902 ], [ 0, %1894 ], [ 0, %1923 ], [ 0, %1911 ], [ 0, %1908 ],
      [ 0, %1899 ], [ 0, %1494 ]
  %1926 = shl nuw i32 1, %1500
  %1927 = or i32 %1925, %1926
  %1928 = zext nneg i32 %1500 to i64
  %1929 = getelementptr inbounds nuw i8, ptr %5, i64 %1928
  store i8 %1493, ptr %1929, align 1
  %1930 = add i64 %1496, 4
  %1931 = icmp ult i64 %1930, %1490
  br i1 %1931, label %1494, label %1932

1932:
  %1933 = phi i64 [ %1475, %1472 ], [ %1502, %1924 ]
  %1934 = phi i32 [ %1473, %1472 ], [ %1927, %1924 ]
  %1935 = add i32 %1474, -1
  %1936 = and i32 %1935, %1474
  %1937 = icmp eq i32 %1936, 0
  br i1 %1937, label %1938, label %1472

1938:
  %1939 = load ptr, ptr %1458, align 8
  %1940 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1939, i64 %1933
  %1941 = icmp eq i32 %1934, 0
  br i1 %1941, label %2326, label %1942

1942:
  %1943 = shl nuw i64 %1933, 7
  %1944 = load i64, ptr %1372, align 8
  %1945 = icmp ult i64 %1943, %1944
  br i1 %1945, label %1946, label %2326

1946:
  %1947 = load i8, ptr %1368, align 4
  %1948 = trunc nuw i8 %1947 to i1
  %1949 = load ptr, ptr %0, align 8
  br i1 %1948, label %1950, label %1983

1950:
  %1951 = getelementptr inbounds nuw i8, ptr %1949, i64 37696
  %1952 = load i32, ptr %1951, align 8
  %1953 = icmp eq i32 %1952, 0
  br i1 %1953, label %1977, label %1954

1954:
  %1955 = load ptr, ptr %9, align 8
  %1956 = getelementptr inbounds nuw i8, ptr %1955, i64 8
  %1957 = load i32, ptr %1956, align 8
  %1958 = icmp ult i32 %1957, 4
  br i1 %1958, label %1977, label %1959

1959:
  %1960 = getelementptr inbounds nuw i8, ptr %1955, i64 4
  %1961 = load i32, ptr %1960, align 4
  %1962 = add i32 %1961, -1
  %1963 = and i32 %1962, -6
  %1964 = icmp eq i32 %1963, 0
  %1965 = load ptr, ptr %1459, align 8
  %1966 = getelementptr inbounds nuw i32, ptr %1965, i64 %1933
  %1967 = load i32, ptr %1966, align 4
  br i1 %1964, label %1968, label %1973

1968:
  %1969 = or i32 %1967, %1934
  store i32 %1969, ptr %1966, align 4
  %1970 = load ptr, ptr %0, align 8
  %1971 = load i8, ptr %1368, align 4
  %1972 = trunc nuw i8 %1971 to i1
  br label %1977

1973:
  %1974 = xor i32 %1967, -1
  %1975 = and i32 %1934, %1974
  %1976 = icmp eq i32 %1975, 0
  br i1 %1976, label %1977, label %2359

1977:
  %1978 = phi i1 [ %1972, %1968 ], [ true, %1973 ], [ true, %1954 ], [ true, %1950 ]
  %1979 = phi ptr [ %1970, %1968 ], [ %1949, %1973 ], [ %1949, %1954 ], [ %1949, %1950 ]
  %1980 = getelementptr inbounds nuw i8, ptr %1979, i64 37704
  %1981 = load i32, ptr %1980, align 8
  %1982 = icmp eq i32 %1981, 0
  br i1 %1982, label %1987, label %2010

1983:
  %1984 = getelementptr inbounds nuw i8, ptr %1949, i64 37704
  %1985 = load i32, ptr %1984, align 8
  %1986 = icmp eq i32 %1985, 0
  br i1 %1986, label %1988, label %2011

1987:
  br i1 %1978, label %2326, label %1988

1988:
  %1989 = load ptr, ptr %9, align 8
  %1990 = getelementptr inbounds nuw i8, ptr %1989, i64 4
  %1991 = load i32, ptr %1990, align 4
  switch i32 %1991, label %1992 [
    i32 4, label %2326
    i32 0, label %2326
  ]

1992:
  %1993 = lshr i64 %1933, 5
  %1994 = load ptr, ptr %1460, align 8
  %1995 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1994, i64 %1993
  %1996 = load atomic i64, ptr %1995 acquire, align 8
  %1997 = load ptr, ptr %0, align 8
  %1998 = getelementptr inbounds nuw i8, ptr %1997, i64 37656
  %1999 = load i64, ptr %1998, align 8
  %2000 = icmp eq i64 %1996, %1999
  br i1 %2000, label %2326, label %2001

2001:
  %2002 = add i64 %1999, -1
  %2003 = icmp eq i64 %1996, %2002
  br i1 %2003, label %2004, label %2008

2004:
  %2005 = load ptr, ptr %9, align 8
  %2006 = getelementptr inbounds nuw i8, ptr %2005, i64 4
  %2007 = load i32, ptr %2006, align 4
  switch i32 %2007, label %2008 [
    i32 4, label %2326
    i32 0, label %2326
  ]

2008:
  %2009 = call preserve_allcc i1 @open_page(ptr %0, i64 %1993)
  br i1 %2009, label %2326, label %2359

2010:
  br i1 %1978, label %2029, label %2011

2011:
  %2012 = lshr i64 %1933, 5
  %2013 = load ptr, ptr %1460, align 8
  %2014 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2013, i64 %2012
  %2015 = load atomic i64, ptr %2014 acquire, align 8
  %2016 = load ptr, ptr %0, align 8
  %2017 = getelementptr inbounds nuw i8, ptr %2016, i64 37656
  %2018 = load i64, ptr %2017, align 8
  %2019 = icmp eq i64 %2015, %2018
  br i1 %2019, label %2029, label %2020

2020:
  %2021 = add i64 %2018, -1
  %2022 = icmp eq i64 %2015, %2021
  br i1 %2022, label %2023, label %2027

2023:
  %2024 = load ptr, ptr %9, align 8
  %2025 = getelementptr inbounds nuw i8, ptr %2024, i64 4
  %2026 = load i32, ptr %2025, align 4
  switch i32 %2026, label %2027 [
    i32 4, label %2029
    i32 0, label %2029
  ]

2027:
  %2028 = call preserve_allcc i1 @open_page(ptr %0, i64 %2012)
  br i1 %2028, label %2029, label %2359

2029:
  %2030 = load i8, ptr %1461, align 1
  %2031 = trunc nuw i8 %2030 to i1
  br i1 %2031, label %2032, label %2090

2032:
  %2033 = load i8, ptr %1368, align 4
  %2034 = trunc nuw i8 %2033 to i1
  br i1 %2034, label %2090, label %2035

2035:
  %2036 = load ptr, ptr %1460, align 8
  %2037 = lshr i64 %1933, 5
  %2038 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2036, i64 %2037
  %2039 = getelementptr inbounds nuw i8, ptr %2038, i64 8
  %2040 = and i64 %1933, 31
  %2041 = getelementptr inbounds nuw i64, ptr %2039, i64 %2040
  %2042 = load atomic i64, ptr %2041 monotonic, align 8
  %2043 = icmp eq i64 %2042, -1
  br i1 %2043, label %2044, label %2046

2044:
  %2045 = load i64, ptr %1940, align 8
  br label %2075

2046:
  %2047 = load ptr, ptr %0, align 8
  %2048 = getelementptr inbounds nuw i8, ptr %2047, i64 37688
  %2049 = load i32, ptr %2048, align 8
  %2050 = icmp eq i32 %2049, 0
  br i1 %2050, label %2052, label %2051

2051:
  store i64 -1, ptr %2041, align 8
  br label %2054

2052:
  %2053 = atomicrmw xchg ptr %2041, i64 -1 monotonic, align 8
  br label %2054

2054:
  %2055 = phi i64 [ %2042, %2051 ], [ %2053, %2052 ]
  %2056 = load i64, ptr %1462, align 8
  store i64 %2056, ptr %1940, align 8
  %2057 = and i64 %2055, 5
  %2058 = icmp ne i64 %2057, 0
  %2059 = sext i1 %2058 to i32
  %2060 = getelementptr inbounds nuw i8, ptr %1940, i64 48
  store i32 %2059, ptr %2060, align 8
  %2061 = shl i64 %2055, 62
  %2062 = ashr i64 %2061, 63
  %2063 = trunc nsw i64 %2062 to i32
  %2064 = getelementptr inbounds nuw i8, ptr %1940, i64 56
  store i32 %2063, ptr %2064, align 8
  %2065 = getelementptr inbounds nuw i8, ptr %1940, i64 60
  store i32 0, ptr %2065, align 4
  %2066 = getelementptr inbounds nuw i8, ptr %1940, i64 52
  store i32 0, ptr %2066, align 4
  %2067 = and i64 %2055, -8
  %2068 = getelementptr inbounds nuw i8, ptr %1940, i64 16
  %2069 = getelementptr inbounds nuw i8, ptr %1940, i64 32
  store i64 %2067, ptr %2069, align 8
  store i64 %2067, ptr %2068, align 8
  %2070 = and i64 %2055, 1
  %2071 = icmp eq i64 %2070, 0
  br i1 %2071, label %2072, label %2075

2072:
  %2073 = and i64 %2055, -16777216
  %2074 = add i64 %2073, -16777096
  store i64 %2074, ptr %2068, align 8
  br label %2075

2075:
  %2076 = phi i64 [ %2045, %2044 ], [ %2056, %2054 ], [ %2056, %2072 ]
  %2077 = load i64, ptr %1462, align 8
  %2078 = icmp eq i64 %2076, %2077
  br i1 %2078, label %2079, label %2088

2079:
  %2080 = getelementptr inbounds nuw i8, ptr %1940, i64 48
  %2081 = load i32, ptr %2080, align 8
  %2082 = getelementptr inbounds nuw i8, ptr %1940, i64 52
  %2083 = load i32, ptr %2082, align 4
  %2084 = or i32 %2083, %2081
  %2085 = and i32 %2084, %1934
  %2086 = icmp eq i32 %2085, 0
  %2087 = zext i1 %2086 to i8
  br label %2088

2088:
  %2089 = phi i8 [ 1, %2075 ], [ %2087, %2079 ]
  store i8 %2089, ptr %1463, align 8
  br label %2090

2090:
  %2091 = load i64, ptr %1940, align 8
  %2092 = load i64, ptr %1462, align 8
  %2093 = icmp eq i64 %2091, %2092
  br i1 %2093, label %2094, label %2150

2094:
  %2095 = load ptr, ptr %9, align 8
  %2096 = getelementptr inbounds nuw i8, ptr %2095, i64 4
  %2097 = load i32, ptr %2096, align 4
  switch i32 %2097, label %2116 [
    i32 4, label %2098
    i32 0, label %2098
  ]

2098:
  %2099 = getelementptr inbounds nuw i8, ptr %1940, i64 32
  %2100 = load i64, ptr %2099, align 8
  %2101 = icmp eq i64 %2100, %1456
  br i1 %2101, label %2102, label %2150

2102:
  %2103 = getelementptr inbounds nuw i8, ptr %1940, i64 56
  %2104 = load i32, ptr %2103, align 8
  %2105 = xor i32 %2104, -1
  %2106 = and i32 %1934, %2105
  %2107 = icmp eq i32 %2106, 0
  br i1 %2107, label %2108, label %2150

2108:
  %2109 = getelementptr inbounds nuw i8, ptr %1940, i64 48
  %2110 = load i32, ptr %2109, align 8
  %2111 = getelementptr inbounds nuw i8, ptr %1940, i64 52
  %2112 = load i32, ptr %2111, align 4
  %2113 = or i32 %2112, %2110
  %2114 = and i32 %2113, %1934
  %2115 = icmp eq i32 %2114, 0
  br i1 %2115, label %2326, label %2150

2116:
  br i1 %1468, label %2150, label %2117

2117:
  %2118 = getelementptr inbounds nuw i8, ptr %1940, i64 48
  %2119 = load i32, ptr %2118, align 8
  %2120 = xor i32 %2119, -1
  %2121 = and i32 %1934, %2120
  %2122 = icmp eq i32 %2121, 0
  br i1 %2122, label %2123, label %2150

2123:
  %2124 = getelementptr inbounds nuw i8, ptr %1940, i64 16
  %2125 = load i64, ptr %2124, align 8
  %2126 = and i64 %2125, 120
  %2127 = icmp eq i64 %2126, 120
  br i1 %2127, label %2128, label %2150

2128:
  %2129 = icmp ugt i64 %2125, -1099511627777
  %2130 = xor i64 %2125, %1455
  %2131 = icmp ult i64 %2130, 16777216
  %2132 = select i1 %2129, i1 true, i1 %2131
  br i1 %2132, label %2133, label %2150

2133:
  %2134 = and i64 %2125, 7
  %2135 = icmp ne i64 %2134, 0
  %2136 = and i64 %2130, 7
  %2137 = icmp eq i64 %2136, 0
  %2138 = select i1 %2135, i1 %2137, i1 false
  br i1 %2138, label %2139, label %2150

2139:
  %2140 = getelementptr inbounds nuw i8, ptr %1940, i64 52
  %2141 = load i32, ptr %2140, align 4
  %2142 = getelementptr inbounds nuw i8, ptr %1940, i64 56
  %2143 = load i32, ptr %2142, align 8
  %2144 = or i32 %2143, %2141
  %2145 = getelementptr inbounds nuw i8, ptr %1940, i64 60
  %2146 = load i32, ptr %2145, align 4
  %2147 = or i32 %2144, %2146
  %2148 = and i32 %2147, %1934
  %2149 = icmp eq i32 %2148, 0
  br i1 %2149, label %2326, label %2150

2150:
  %2151 = load i8, ptr %1368, align 4
  %2152 = trunc nuw i8 %2151 to i1
  br i1 %2152, label %2205, label %2153

2153:
  %2154 = load ptr, ptr %0, align 8
  %2155 = getelementptr inbounds nuw i8, ptr %2154, i64 37688
  %2156 = load i32, ptr %2155, align 8
  %2157 = icmp eq i32 %2156, 0
  br i1 %2157, label %2158, label %2167

2158:
  %2159 = getelementptr inbounds nuw i8, ptr %1940, i64 8
  br label %2160

2160:
  %2161 = atomicrmw or ptr %2159, i64 1 acquire, align 8
  %2162 = and i64 %2161, 1
  %2163 = icmp eq i64 %2162, 0
  br i1 %2163, label %2164, label %2160

2164:
  %2165 = load i8, ptr %1368, align 4
  %2166 = trunc nuw i8 %2165 to i1
  br i1 %2166, label %2205, label %2167

2167:
  %2168 = load ptr, ptr %1460, align 8
  %2169 = lshr i64 %1933, 5
  %2170 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2168, i64 %2169
  %2171 = getelementptr inbounds nuw i8, ptr %2170, i64 8
  %2172 = and i64 %1933, 31
  %2173 = getelementptr inbounds nuw i64, ptr %2171, i64 %2172
  %2174 = load atomic i64, ptr %2173 monotonic, align 8
  %2175 = icmp eq i64 %2174, -1
  br i1 %2175, label %2205, label %2176

2176:
  %2177 = load ptr, ptr %0, align 8
  %2178 = getelementptr inbounds nuw i8, ptr %2177, i64 37688
  %2179 = load i32, ptr %2178, align 8
  %2180 = icmp eq i32 %2179, 0
  br i1 %2180, label %2182, label %2181

2181:
  store i64 -1, ptr %2173, align 8
  br label %2184

2182:
  %2183 = atomicrmw xchg ptr %2173, i64 -1 monotonic, align 8
  br label %2184

2184:
  %2185 = phi i64 [ %2174, %2181 ], [ %2183, %2182 ]
  %2186 = load i64, ptr %1462, align 8
  store i64 %2186, ptr %1940, align 8
  %2187 = and i64 %2185, 5
  %2188 = icmp ne i64 %2187, 0
  %2189 = sext i1 %2188 to i32
  %2190 = getelementptr inbounds nuw i8, ptr %1940, i64 48
  store i32 %2189, ptr %2190, align 8
  %2191 = shl i64 %2185, 62
  %2192 = ashr i64 %2191, 63
  %2193 = trunc nsw i64 %2192 to i32
  %2194 = getelementptr inbounds nuw i8, ptr %1940, i64 56
  store i32 %2193, ptr %2194, align 8
  %2195 = getelementptr inbounds nuw i8, ptr %1940, i64 60
  store i32 0, ptr %2195, align 4
  %2196 = getelementptr inbounds nuw i8, ptr %1940, i64 52
  store i32 0, ptr %2196, align 4
  %2197 = and i64 %2185, -8
  %2198 = getelementptr inbounds nuw i8, ptr %1940, i64 16
  %2199 = getelementptr inbounds nuw i8, ptr %1940, i64 32
  store i64 %2197, ptr %2199, align 8
  store i64 %2197, ptr %2198, align 8
  %2200 = and i64 %2185, 1
  %2201 = icmp eq i64 %2200, 0
  br i1 %2201, label %2202, label %2205

2202:
  %2203 = and i64 %2185, -16777216
  %2204 = add i64 %2203, -16777096
  store i64 %2204, ptr %2198, align 8
  br label %2205

2205:
  %2206 = phi i1 [ true, %2164 ], [ %2157, %2202 ], [ %2157, %2184 ], [ %2157, %2167 ], [ false, %2150 ]
  %2207 = load i64, ptr %1940, align 8
  %2208 = load i64, ptr %1462, align 8
  %2209 = icmp eq i64 %2207, %2208
  br i1 %2209, label %2251, label %2210

2210:
  %2211 = load ptr, ptr %9, align 8
  %2212 = getelementptr inbounds nuw i8, ptr %2211, i64 4
  %2213 = load i32, ptr %2212, align 4
  %2214 = and i32 %2213, -5
  %2215 = icmp eq i32 %2214, 0
  %2216 = select i1 %2215, i32 2, i32 0
  store i64 %2208, ptr %1940, align 8
  %2217 = getelementptr inbounds nuw i8, ptr %1940, i64 48
  %2218 = getelementptr inbounds nuw i8, ptr %1940, i64 60
  store i32 0, ptr %2218, align 4
  %2219 = getelementptr inbounds nuw i8, ptr %1940, i64 56
  store i32 0, ptr %2219, align 8
  %2220 = getelementptr inbounds nuw i8, ptr %1940, i64 52
  store i32 0, ptr %2220, align 4
  store i32 0, ptr %2217, align 8
  %2221 = getelementptr inbounds nuw i8, ptr %1940, i64 8
  store i64 0, ptr %2221, align 8
  br i1 %1470, label %2222, label %2223

2222:
  call preserve_allcc void @remember(ptr %0, ptr %1940, i32 %2216, i64 %1456, i32 %1934)
  br label %2304

2223:
  %2224 = zext nneg i32 %2216 to i64
  %2225 = getelementptr inbounds nuw i32, ptr %2217, i64 %2224
  store i32 %1934, ptr %2225, align 4
  %2226 = getelementptr inbounds nuw i8, ptr %1940, i64 16
  %2227 = getelementptr inbounds nuw i64, ptr %2226, i64 %2224
  store i64 %1456, ptr %2227, align 8
  switch i32 %2213, label %2304 [
    i32 4, label %2228
    i32 0, label %2228
  ]

2228:
  %2229 = load ptr, ptr %0, align 8
  %2230 = getelementptr inbounds nuw i8, ptr %2229, i64 37692
  %2231 = load i32, ptr %2230, align 4
  %2232 = icmp eq i32 %2231, 0
  br i1 %2232, label %2233, label %2304

2233:
  %2234 = load i32, ptr %2217, align 8
  %2235 = load i32, ptr %2220, align 4
  %2236 = or i32 %2235, %2234
  %2237 = icmp eq i32 %2236, 0
  br i1 %2237, label %2238, label %2304

2238:
  %2239 = getelementptr inbounds nuw i8, ptr %1940, i64 32
  %2240 = load i64, ptr %2239, align 8
  %2241 = and i64 %2240, 71
  %2242 = icmp eq i64 %2241, 64
  br i1 %2242, label %2243, label %2304

2243:
  store i32 -1, ptr %2219, align 8
  store i32 0, ptr %2218, align 4
  %2244 = and i64 %2240, 120
  %2245 = icmp eq i64 %2244, 120
  %2246 = shl i64 %2208, 10
  %2247 = lshr i64 %2240, 15
  %2248 = and i64 %2247, 1023
  %2249 = select i1 %2245, i64 1023, i64 %2248
  %2250 = or disjoint i64 %2249, %2246
  store i64 %2250, ptr %2221, align 8
  br label %2304

2251:
  %2252 = load i8, ptr %1368, align 4
  %2253 = trunc nuw i8 %2252 to i1
  br i1 %2253, label %2302, label %2254

2254:
  %2255 = load ptr, ptr %9, align 8
  %2256 = getelementptr inbounds nuw i8, ptr %2255, i64 4
  %2257 = load i32, ptr %2256, align 4
  %2258 = and i32 %2257, -5
  %2259 = icmp eq i32 %2258, 0
  %2260 = select i1 %2259, i32 2, i32 0
  br i1 %1470, label %2302, label %2261

2261:
  %2262 = getelementptr inbounds nuw i8, ptr %1940, i64 48
  %2263 = load i32, ptr %2262, align 8
  %2264 = getelementptr inbounds nuw i8, ptr %1940, i64 52
  %2265 = load i32, ptr %2264, align 4
  %2266 = or i32 %2265, %2263
  %2267 = getelementptr inbounds nuw i8, ptr %1940, i64 56
  %2268 = load i32, ptr %2267, align 8
  %2269 = or i32 %2266, %2268
  %2270 = getelementptr inbounds nuw i8, ptr %1940, i64 60
  %2271 = load i32, ptr %2270, align 4
  %2272 = or i32 %2269, %2271
  %2273 = and i32 %2272, %1934
  %2274 = icmp eq i32 %2273, 0
  br i1 %2274, label %2275, label %2302

2275:
  %2276 = zext nneg i32 %2260 to i64
  %2277 = getelementptr inbounds nuw i32, ptr %2262, i64 %2276
  %2278 = load i32, ptr %2277, align 4
  %2279 = icmp eq i32 %2278, 0
  br i1 %2279, label %2295, label %2280

2280:
  %2281 = getelementptr inbounds nuw i8, ptr %1940, i64 16
  %2282 = getelementptr inbounds nuw i64, ptr %2281, i64 %2276
  %2283 = load i64, ptr %2282, align 8
  %2284 = icmp ne i64 %2283, %1456
  %2285 = zext i1 %2284 to i32
  %2286 = or disjoint i32 %2260, %2285
  %2287 = zext nneg i32 %2286 to i64
  %2288 = getelementptr inbounds nuw i32, ptr %2262, i64 %2287
  %2289 = load i32, ptr %2288, align 4
  %2290 = icmp eq i32 %2289, 0
  br i1 %2290, label %2295, label %2291

2291:
  %2292 = getelementptr inbounds nuw i64, ptr %2281, i64 %2287
  %2293 = load i64, ptr %2292, align 8
  %2294 = icmp eq i64 %2293, %1456
  br i1 %2294, label %2295, label %2302

2295:
  %2296 = phi ptr [ %2288, %2291 ], [ %2288, %2280 ], [ %2277, %2275 ]
  %2297 = phi i64 [ %2287, %2291 ], [ %2287, %2280 ], [ %2276, %2275 ]
  %2298 = getelementptr inbounds nuw i8, ptr %1940, i64 16
  %2299 = getelementptr inbounds nuw i64, ptr %2298, i64 %2297
  store i64 %1456, ptr %2299, align 8
  %2300 = load i32, ptr %2296, align 4
  %2301 = or i32 %2300, %1934
  store i32 %2301, ptr %2296, align 4
  br label %2304

2302:
  %2303 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1940, i64 %1456, i32 %1934)
  br i1 %2303, label %2304, label %2319

2304:
  br i1 %1467, label %2305, label %2318

2305:
  %2306 = load ptr, ptr %0, align 8
  %2307 = getelementptr inbounds nuw i8, ptr %2306, i64 41808
  %2308 = load i64, ptr %2307, align 8
  %2309 = load ptr, ptr %9, align 8
  %2310 = getelementptr inbounds nuw i8, ptr %2309, i64 8
  %2311 = load i32, ptr %2310, align 8
  %2312 = icmp eq i32 %2311, 1
  %2313 = load ptr, ptr %1471, align 8
  br i1 %2312, label %2314, label %2316

2314:
  %2315 = trunc i64 %2308 to i8
  store i8 %2315, ptr %2313, align 1
  br label %2318

2316:
  %2317 = trunc i64 %2308 to i32
  store i32 %2317, ptr %2313, align 1
  br label %2318

2318:
  br i1 %2206, label %2323, label %2326

2319:
  br i1 %2206, label %2320, label %2359

2320:
  %2321 = getelementptr inbounds nuw i8, ptr %1940, i64 8
  %2322 = atomicrmw and ptr %2321, i64 -2 release, align 8
  br label %2359

2323:
  %2324 = getelementptr inbounds nuw i8, ptr %1940, i64 8
  %2325 = atomicrmw and ptr %2324, i64 -2 release, align 8
  br label %2326

2326:
  %2327 = load ptr, ptr %0, align 8
  %2328 = getelementptr inbounds nuw i8, ptr %2327, i64 42336
  %2329 = load ptr, ptr %2328, align 8
  %2330 = icmp eq ptr %2329, null
  br i1 %2330, label %2358, label %2331

2331:
  %2332 = load i8, ptr %1368, align 4
  %2333 = trunc nuw i8 %2332 to i1
  br i1 %2333, label %2358, label %2334

2334:
  %2335 = load i64, ptr %1371, align 8
  %2336 = shl nuw i64 %1933, 7
  %2337 = add i64 %2335, %2336
  %2338 = load ptr, ptr %9, align 8
  %2339 = getelementptr inbounds nuw i8, ptr %2338, i64 4
  %2340 = load i32, ptr %2339, align 4
  switch i32 %2340, label %2341 [
    i32 4, label %2358
    i32 0, label %2358
  ]

2341:
  %2342 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2343 = load i8, ptr %2342, align 1
  %2344 = trunc nuw i8 %2343 to i1
  br i1 %2344, label %2358, label %2345

2345:
  %2346 = getelementptr inbounds nuw i8, ptr %2327, i64 42352
  %2347 = load i64, ptr %2346, align 8
  %2348 = lshr i64 %2337, 7
  %2349 = lshr i64 %2337, 13
  %2350 = lshr i64 %2337, 19
  %2351 = xor i64 %2349, %2350
  %2352 = xor i64 %2351, %2348
  %2353 = and i64 %2352, 63
  %2354 = shl nuw i64 1, %2353
  %2355 = and i64 %2347, %2354
  %2356 = icmp eq i64 %2355, 0
  br i1 %2356, label %2358, label %2357

2357:
  call preserve_allcc void @cut_words(ptr %2327, i64 %2337, i32 %1934)
  br label %2358

2358:
  br label %2987

2359:
  call preserve_allcc void @suspect(ptr %0)
  br label %2987

2360:
  %2361 = phi i1 [ false, %1142 ], [ true, %1450 ], [ true, %1423 ], [ true, %1428 ], [ true, %1433 ], [ false, %1242 ],
      [ false, %1089 ], [ false, %1138 ], [ false, %1134 ], [ false, %1379 ], [ false, %1394 ], [ false, %1385 ]
  %2362 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %2363 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %2364 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %2365 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %2366 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %2367 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %2368 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %2369 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %2370 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %2371 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2372 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %2373 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %2374

2374:
  %2375 = phi i32 [ %3, %2360 ], [ %2985, %2983 ]
  %2376 = tail call i32 @llvm.cttz.i32(i32 %2375, i1 true)
  br i1 %2361, label %2377, label %2977

2377:
  %2378 = load i8, ptr %2362, align 4
  %2379 = trunc nuw i8 %2378 to i1
  %2380 = zext nneg i32 %2376 to i64
  %2381 = getelementptr inbounds nuw i64, ptr %7, i64 %2380
  %2382 = load i64, ptr %2381, align 8
  br i1 %2379, label %2389, label %2383

2383:
  %2384 = load i64, ptr %2363, align 8
  %2385 = sub i64 %2382, %2384
  %2386 = load i64, ptr %2364, align 8
  %2387 = inttoptr i64 %2386 to ptr
  %2388 = getelementptr inbounds nuw i8, ptr %2387, i64 %2385
  store ptr %2388, ptr %2365, align 8
  br label %2407

2389:
  %2390 = and i64 %2382, 4294967295
  %2391 = load i64, ptr %2363, align 8
  %2392 = sub i64 %2390, %2391
  %2393 = load i64, ptr %2364, align 8
  %2394 = inttoptr i64 %2393 to ptr
  %2395 = getelementptr inbounds nuw i8, ptr %2394, i64 %2392
  store ptr %2395, ptr %2365, align 8
  %2396 = load ptr, ptr %0, align 8
  %2397 = getelementptr inbounds nuw i8, ptr %2396, i64 37696
  %2398 = load i32, ptr %2397, align 8
  %2399 = icmp eq i32 %2398, 0
  br i1 %2399, label %2407, label %2400

2400:
  %2401 = load ptr, ptr %9, align 8
  %2402 = getelementptr inbounds nuw i8, ptr %2401, i64 8
  %2403 = load i32, ptr %2402, align 8
  %2404 = icmp ult i32 %2403, 4
  br i1 %2404, label %2405, label %2407

2405:
  %2406 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %2392)
  br i1 %2406, label %2407, label %2962

2407:
  %2408 = phi i64 [ %2392, %2400 ], [ %2392, %2405 ], [ %2385, %2383 ], [ %2392, %2389 ]
  %2409 = and i64 %2408, 127
  %2410 = load i64, ptr %2366, align 8
  %2411 = shl nuw nsw i32 %2376, 7
  %2412 = or disjoint i32 %2411, 16440
  %2413 = zext nneg i32 %2412 to i64
  %2414 = or i64 %2410, %2413
  %2415 = lshr i64 %2408, 7
  %2416 = load ptr, ptr %9, align 8
  %2417 = getelementptr inbounds nuw i8, ptr %2416, i64 8
  %2418 = load i32, ptr %2417, align 8
  %2419 = zext i32 %2418 to i64
  %2420 = add nsw i64 %2409, -1
  %2421 = add nsw i64 %2420, %2419
  %2422 = lshr i64 %2409, 2
  %2423 = trunc nuw nsw i64 %2422 to i32
  %2424 = shl nsw i32 -1, %2423
  %2425 = tail call i64 @llvm.umin.i64(i64 %2421, i64 127)
  %2426 = lshr i64 %2425, 2
  %2427 = trunc nuw nsw i64 %2426 to i32
  %2428 = xor i32 %2427, 31
  %2429 = lshr i32 -1, %2428
  %2430 = and i32 %2429, %2424
  %2431 = load ptr, ptr %2367, align 8
  %2432 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2431, i64 %2415
  %2433 = icmp eq i32 %2430, 0
  br i1 %2433, label %2931, label %2434

2434:
  %2435 = and i64 %2408, -128
  %2436 = load i64, ptr %2368, align 8
  %2437 = icmp ult i64 %2435, %2436
  br i1 %2437, label %2438, label %2931

2438:
  %2439 = load i8, ptr %2362, align 4
  %2440 = trunc nuw i8 %2439 to i1
  %2441 = load ptr, ptr %0, align 8
  br i1 %2440, label %2442, label %2464

2442:
  %2443 = getelementptr inbounds nuw i8, ptr %2441, i64 37696
  %2444 = load i32, ptr %2443, align 8
  %2445 = icmp eq i32 %2444, 0
  %2446 = icmp ult i32 %2418, 4
  %2447 = or i1 %2446, %2445
  br i1 %2447, label %2464, label %2448

2448:
  %2449 = getelementptr inbounds nuw i8, ptr %2416, i64 4
  %2450 = load i32, ptr %2449, align 4
  %2451 = add i32 %2450, -1
  %2452 = and i32 %2451, -6
  %2453 = icmp eq i32 %2452, 0
  %2454 = load ptr, ptr %2369, align 8
  %2455 = getelementptr inbounds nuw i32, ptr %2454, i64 %2415
  %2456 = load i32, ptr %2455, align 4
  br i1 %2453, label %2457, label %2460

2457:
  %2458 = or i32 %2456, %2430
  store i32 %2458, ptr %2455, align 4
  %2459 = load ptr, ptr %0, align 8
  br label %2464

2460:
  %2461 = xor i32 %2456, -1
  %2462 = and i32 %2430, %2461
  %2463 = icmp eq i32 %2462, 0
  br i1 %2463, label %2464, label %2962

2464:
  %2465 = phi ptr [ %2459, %2457 ], [ %2441, %2460 ], [ %2441, %2442 ], [ %2441, %2438 ]
  %2466 = getelementptr inbounds nuw i8, ptr %2465, i64 37704
  %2467 = load i32, ptr %2466, align 8
  %2468 = icmp eq i32 %2467, 0
  %2469 = load i8, ptr %2362, align 4
  %2470 = trunc nuw i8 %2469 to i1
  br i1 %2468, label %2471, label %2494

2471:
  br i1 %2470, label %2931, label %2472

2472:
  %2473 = load ptr, ptr %9, align 8
  %2474 = getelementptr inbounds nuw i8, ptr %2473, i64 4
  %2475 = load i32, ptr %2474, align 4
  switch i32 %2475, label %2476 [
    i32 4, label %2931
    i32 0, label %2931
  ]

2476:
  %2477 = lshr i64 %2408, 12
  %2478 = load ptr, ptr %2370, align 8
  %2479 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2478, i64 %2477
  %2480 = load atomic i64, ptr %2479 acquire, align 8
  %2481 = load ptr, ptr %0, align 8
  %2482 = getelementptr inbounds nuw i8, ptr %2481, i64 37656
  %2483 = load i64, ptr %2482, align 8
  %2484 = icmp eq i64 %2480, %2483
  br i1 %2484, label %2931, label %2485

2485:
  %2486 = add i64 %2483, -1
  %2487 = icmp eq i64 %2480, %2486
  br i1 %2487, label %2488, label %2492

2488:
  %2489 = load ptr, ptr %9, align 8
  %2490 = getelementptr inbounds nuw i8, ptr %2489, i64 4
  %2491 = load i32, ptr %2490, align 4
  switch i32 %2491, label %2492 [
    i32 4, label %2931
    i32 0, label %2931
  ]

2492:
  %2493 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2477)
  br i1 %2493, label %2931, label %2962

2494:
  br i1 %2470, label %2513, label %2495

2495:
  %2496 = lshr i64 %2408, 12
  %2497 = load ptr, ptr %2370, align 8
  %2498 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2497, i64 %2496
  %2499 = load atomic i64, ptr %2498 acquire, align 8
  %2500 = load ptr, ptr %0, align 8
  %2501 = getelementptr inbounds nuw i8, ptr %2500, i64 37656
  %2502 = load i64, ptr %2501, align 8
  %2503 = icmp eq i64 %2499, %2502
  br i1 %2503, label %2513, label %2504

2504:
  %2505 = add i64 %2502, -1
  %2506 = icmp eq i64 %2499, %2505
  br i1 %2506, label %2507, label %2511

2507:
  %2508 = load ptr, ptr %9, align 8
  %2509 = getelementptr inbounds nuw i8, ptr %2508, i64 4
  %2510 = load i32, ptr %2509, align 4
  switch i32 %2510, label %2511 [
    i32 4, label %2513
    i32 0, label %2513
  ]

2511:
  %2512 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2496)
  br i1 %2512, label %2513, label %2962

2513:
  %2514 = load i8, ptr %2362, align 4
  %2515 = trunc nuw i8 %2514 to i1
  br i1 %2515, label %2575, label %2516

2516:
  %2517 = icmp eq i32 %2430, -1
  %2518 = and i64 %2410, 7
  %2519 = icmp eq i64 %2518, 0
  %2520 = and i1 %2519, %2517
  %2521 = and i64 %2410, 64
  %2522 = icmp eq i64 %2521, 0
  %2523 = select i1 %2520, i1 %2522, i1 false
  br i1 %2523, label %2524, label %2575

2524:
  %2525 = load ptr, ptr %9, align 8
  %2526 = getelementptr inbounds nuw i8, ptr %2525, i64 4
  %2527 = load i32, ptr %2526, align 4
  %2528 = icmp eq i32 %2527, 4
  br i1 %2528, label %2575, label %2529

2529:
  %2530 = load ptr, ptr %0, align 8
  %2531 = load ptr, ptr %2370, align 8
  %2532 = lshr i64 %2408, 12
  %2533 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2531, i64 %2532
  %2534 = getelementptr inbounds nuw i8, ptr %2533, i64 8
  %2535 = and i64 %2415, 31
  %2536 = getelementptr inbounds nuw i64, ptr %2534, i64 %2535
  %2537 = icmp eq i32 %2527, 0
  %2538 = load atomic i64, ptr %2536 monotonic, align 8
  %2539 = select i1 %2537, i64 2, i64 1
  %2540 = icmp eq i64 %2538, 0
  br i1 %2540, label %2541, label %2543

2541:
  %2542 = or disjoint i64 %2539, %2414
  br label %2564

2543:
  %2544 = and i64 %2538, -8
  %2545 = icmp eq i64 %2544, %2414
  br i1 %2545, label %2546, label %2548

2546:
  %2547 = or i64 %2538, %2539
  br label %2564

2548:
  %2549 = xor i64 %2538, %2410
  %2550 = icmp ult i64 %2549, 1099511627776
  br i1 %2550, label %2551, label %2575

2551:
  %2552 = lshr i64 %2538, 24
  %2553 = and i64 %2552, 65535
  %2554 = lshr i64 %2410, 24
  %2555 = and i64 %2554, 65535
  %2556 = icmp samesign ult i64 %2553, %2555
  br i1 %2556, label %2557, label %2575

2557:
  %2558 = and i64 %2538, 5
  %2559 = icmp ne i64 %2558, 0
  %2560 = and i1 %2537, %2559
  %2561 = select i1 %2560, i64 4, i64 0
  %2562 = or disjoint i64 %2414, %2561
  %2563 = or disjoint i64 %2562, %2539
  br label %2564

2564:
  %2565 = phi i64 [ %2563, %2557 ], [ %2547, %2546 ], [ %2542, %2541 ]
  %2566 = getelementptr inbounds nuw i8, ptr %2530, i64 37688
  %2567 = load i32, ptr %2566, align 8
  %2568 = icmp eq i32 %2567, 0
  br i1 %2568, label %2570, label %2569

2569:
  store i64 %2565, ptr %2536, align 8
  br label %2931

2570:
  %2571 = icmp eq i64 %2538, %2565
  br i1 %2571, label %2931, label %2572

2572:
  %2573 = cmpxchg ptr %2536, i64 %2538, i64 %2565 monotonic monotonic, align 8
  %2574 = extractvalue { i64, i1 } %2573, 1
  br i1 %2574, label %2931, label %2575

2575:
  %2576 = load i8, ptr %2371, align 1
  %2577 = trunc nuw i8 %2576 to i1
  br i1 %2577, label %2578, label %2636

2578:
  %2579 = load i8, ptr %2362, align 4
  %2580 = trunc nuw i8 %2579 to i1
  br i1 %2580, label %2636, label %2581

2581:
  %2582 = load ptr, ptr %2370, align 8
  %2583 = lshr i64 %2408, 12
  %2584 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2582, i64 %2583
  %2585 = getelementptr inbounds nuw i8, ptr %2584, i64 8
  %2586 = and i64 %2415, 31
  %2587 = getelementptr inbounds nuw i64, ptr %2585, i64 %2586
  %2588 = load atomic i64, ptr %2587 monotonic, align 8
  %2589 = icmp eq i64 %2588, -1
  br i1 %2589, label %2590, label %2592

2590:
  %2591 = load i64, ptr %2432, align 8
  br label %2621

2592:
  %2593 = load ptr, ptr %0, align 8
  %2594 = getelementptr inbounds nuw i8, ptr %2593, i64 37688
  %2595 = load i32, ptr %2594, align 8
  %2596 = icmp eq i32 %2595, 0
  br i1 %2596, label %2598, label %2597

2597:
  store i64 -1, ptr %2587, align 8
  br label %2600

2598:
  %2599 = atomicrmw xchg ptr %2587, i64 -1 monotonic, align 8
  br label %2600

2600:
  %2601 = phi i64 [ %2588, %2597 ], [ %2599, %2598 ]
  %2602 = load i64, ptr %2372, align 8
  store i64 %2602, ptr %2432, align 8
  %2603 = and i64 %2601, 5
  %2604 = icmp ne i64 %2603, 0
  %2605 = sext i1 %2604 to i32
  %2606 = getelementptr inbounds nuw i8, ptr %2432, i64 48
  store i32 %2605, ptr %2606, align 8
  %2607 = shl i64 %2601, 62
  %2608 = ashr i64 %2607, 63
  %2609 = trunc nsw i64 %2608 to i32
  %2610 = getelementptr inbounds nuw i8, ptr %2432, i64 56
  store i32 %2609, ptr %2610, align 8
  %2611 = getelementptr inbounds nuw i8, ptr %2432, i64 60
  store i32 0, ptr %2611, align 4
  %2612 = getelementptr inbounds nuw i8, ptr %2432, i64 52
  store i32 0, ptr %2612, align 4
  %2613 = and i64 %2601, -8
  %2614 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  %2615 = getelementptr inbounds nuw i8, ptr %2432, i64 32
  store i64 %2613, ptr %2615, align 8
  store i64 %2613, ptr %2614, align 8
  %2616 = and i64 %2601, 1
  %2617 = icmp eq i64 %2616, 0
  br i1 %2617, label %2618, label %2621

2618:
  %2619 = and i64 %2601, -16777216
  %2620 = add i64 %2619, -16777096
  store i64 %2620, ptr %2614, align 8
  br label %2621

2621:
  %2622 = phi i64 [ %2591, %2590 ], [ %2602, %2600 ], [ %2602, %2618 ]
  %2623 = load i64, ptr %2372, align 8
  %2624 = icmp eq i64 %2622, %2623
  br i1 %2624, label %2625, label %2634

2625:
  %2626 = getelementptr inbounds nuw i8, ptr %2432, i64 48
  %2627 = load i32, ptr %2626, align 8
  %2628 = getelementptr inbounds nuw i8, ptr %2432, i64 52
  %2629 = load i32, ptr %2628, align 4
  %2630 = or i32 %2629, %2627
  %2631 = and i32 %2630, %2430
  %2632 = icmp eq i32 %2631, 0
  %2633 = zext i1 %2632 to i8
  br label %2634

2634:
  %2635 = phi i8 [ 1, %2621 ], [ %2633, %2625 ]
  store i8 %2635, ptr %2373, align 8
  br label %2636

2636:
  %2637 = load i64, ptr %2432, align 8
  %2638 = load i64, ptr %2372, align 8
  %2639 = icmp eq i64 %2637, %2638
  br i1 %2639, label %2640, label %2701

2640:
  %2641 = load ptr, ptr %9, align 8
  %2642 = getelementptr inbounds nuw i8, ptr %2641, i64 4
  %2643 = load i32, ptr %2642, align 4
  switch i32 %2643, label %2662 [
    i32 4, label %2644
    i32 0, label %2644
  ]

2644:
  %2645 = getelementptr inbounds nuw i8, ptr %2432, i64 32
  %2646 = load i64, ptr %2645, align 8
  %2647 = icmp eq i64 %2646, %2414
  br i1 %2647, label %2648, label %2701

2648:
  %2649 = getelementptr inbounds nuw i8, ptr %2432, i64 56
  %2650 = load i32, ptr %2649, align 8
  %2651 = xor i32 %2650, -1
  %2652 = and i32 %2430, %2651
  %2653 = icmp eq i32 %2652, 0
  br i1 %2653, label %2654, label %2701

2654:
  %2655 = getelementptr inbounds nuw i8, ptr %2432, i64 48
  %2656 = load i32, ptr %2655, align 8
  %2657 = getelementptr inbounds nuw i8, ptr %2432, i64 52
  %2658 = load i32, ptr %2657, align 4
  %2659 = or i32 %2658, %2656
  %2660 = and i32 %2659, %2430
  %2661 = icmp eq i32 %2660, 0
  br i1 %2661, label %2931, label %2701

2662:
  %2663 = and i64 %2410, 7
  %2664 = icmp eq i64 %2663, 0
  %2665 = and i64 %2410, 6
  %2666 = icmp eq i64 %2665, 6
  %2667 = or i1 %2664, %2666
  br i1 %2667, label %2701, label %2668

2668:
  %2669 = getelementptr inbounds nuw i8, ptr %2432, i64 48
  %2670 = load i32, ptr %2669, align 8
  %2671 = xor i32 %2670, -1
  %2672 = and i32 %2430, %2671
  %2673 = icmp eq i32 %2672, 0
  br i1 %2673, label %2674, label %2701

2674:
  %2675 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  %2676 = load i64, ptr %2675, align 8
  %2677 = and i64 %2676, 120
  %2678 = icmp eq i64 %2677, 120
  br i1 %2678, label %2679, label %2701

2679:
  %2680 = icmp ugt i64 %2676, -1099511627777
  %2681 = xor i64 %2676, %2410
  %2682 = icmp ult i64 %2681, 16777216
  %2683 = select i1 %2680, i1 true, i1 %2682
  br i1 %2683, label %2684, label %2701

2684:
  %2685 = and i64 %2676, 7
  %2686 = icmp ne i64 %2685, 0
  %2687 = and i64 %2681, 7
  %2688 = icmp eq i64 %2687, 0
  %2689 = select i1 %2686, i1 %2688, i1 false
  br i1 %2689, label %2690, label %2701

2690:
  %2691 = getelementptr inbounds nuw i8, ptr %2432, i64 52
  %2692 = load i32, ptr %2691, align 4
  %2693 = getelementptr inbounds nuw i8, ptr %2432, i64 56
  %2694 = load i32, ptr %2693, align 8
  %2695 = or i32 %2694, %2692
  %2696 = getelementptr inbounds nuw i8, ptr %2432, i64 60
  %2697 = load i32, ptr %2696, align 4
  %2698 = or i32 %2695, %2697
  %2699 = and i32 %2698, %2430
  %2700 = icmp eq i32 %2699, 0
  br i1 %2700, label %2931, label %2701

2701:
  %2702 = load i8, ptr %2362, align 4
  %2703 = trunc nuw i8 %2702 to i1
  br i1 %2703, label %2756, label %2704

2704:
  %2705 = load ptr, ptr %0, align 8
  %2706 = getelementptr inbounds nuw i8, ptr %2705, i64 37688
  %2707 = load i32, ptr %2706, align 8
  %2708 = icmp eq i32 %2707, 0
  br i1 %2708, label %2709, label %2718

2709:
  %2710 = getelementptr inbounds nuw i8, ptr %2432, i64 8
  br label %2711

2711:
  %2712 = atomicrmw or ptr %2710, i64 1 acquire, align 8
  %2713 = and i64 %2712, 1
  %2714 = icmp eq i64 %2713, 0
  br i1 %2714, label %2715, label %2711

2715:
  %2716 = load i8, ptr %2362, align 4
  %2717 = trunc nuw i8 %2716 to i1
  br i1 %2717, label %2756, label %2718

2718:
  %2719 = load ptr, ptr %2370, align 8
  %2720 = lshr i64 %2408, 12
  %2721 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2719, i64 %2720
  %2722 = getelementptr inbounds nuw i8, ptr %2721, i64 8
  %2723 = and i64 %2415, 31
  %2724 = getelementptr inbounds nuw i64, ptr %2722, i64 %2723
  %2725 = load atomic i64, ptr %2724 monotonic, align 8
  %2726 = icmp eq i64 %2725, -1
  br i1 %2726, label %2756, label %2727

2727:
  %2728 = load ptr, ptr %0, align 8
  %2729 = getelementptr inbounds nuw i8, ptr %2728, i64 37688
  %2730 = load i32, ptr %2729, align 8
  %2731 = icmp eq i32 %2730, 0
  br i1 %2731, label %2733, label %2732

2732:
  store i64 -1, ptr %2724, align 8
  br label %2735

2733:
  %2734 = atomicrmw xchg ptr %2724, i64 -1 monotonic, align 8
  br label %2735

2735:
  %2736 = phi i64 [ %2725, %2732 ], [ %2734, %2733 ]
  %2737 = load i64, ptr %2372, align 8
  store i64 %2737, ptr %2432, align 8
  %2738 = and i64 %2736, 5
  %2739 = icmp ne i64 %2738, 0
  %2740 = sext i1 %2739 to i32
  %2741 = getelementptr inbounds nuw i8, ptr %2432, i64 48
  store i32 %2740, ptr %2741, align 8
  %2742 = shl i64 %2736, 62
  %2743 = ashr i64 %2742, 63
  %2744 = trunc nsw i64 %2743 to i32
  %2745 = getelementptr inbounds nuw i8, ptr %2432, i64 56
  store i32 %2744, ptr %2745, align 8
  %2746 = getelementptr inbounds nuw i8, ptr %2432, i64 60
  store i32 0, ptr %2746, align 4
  %2747 = getelementptr inbounds nuw i8, ptr %2432, i64 52
  store i32 0, ptr %2747, align 4
  %2748 = and i64 %2736, -8
  %2749 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  %2750 = getelementptr inbounds nuw i8, ptr %2432, i64 32
  store i64 %2748, ptr %2750, align 8
  store i64 %2748, ptr %2749, align 8
  %2751 = and i64 %2736, 1
  %2752 = icmp eq i64 %2751, 0
  br i1 %2752, label %2753, label %2756

2753:
  %2754 = and i64 %2736, -16777216
  %2755 = add i64 %2754, -16777096
  store i64 %2755, ptr %2749, align 8
  br label %2756

2756:
  %2757 = phi i1 [ true, %2715 ], [ %2708, %2753 ], [ %2708, %2735 ], [ %2708, %2718 ], [ false, %2701 ]
  %2758 = load i64, ptr %2432, align 8
  %2759 = load i64, ptr %2372, align 8
  %2760 = icmp eq i64 %2758, %2759
  br i1 %2760, label %2799, label %2761

2761:
  %2762 = load ptr, ptr %9, align 8
  %2763 = getelementptr inbounds nuw i8, ptr %2762, i64 4
  %2764 = load i32, ptr %2763, align 4
  %2765 = and i32 %2764, -5
  %2766 = icmp eq i32 %2765, 0
  %2767 = select i1 %2766, i64 2, i64 0
  store i64 %2759, ptr %2432, align 8
  %2768 = getelementptr inbounds nuw i8, ptr %2432, i64 48
  %2769 = getelementptr inbounds nuw i8, ptr %2432, i64 60
  store i32 0, ptr %2769, align 4
  %2770 = getelementptr inbounds nuw i8, ptr %2432, i64 56
  store i32 0, ptr %2770, align 8
  %2771 = getelementptr inbounds nuw i8, ptr %2432, i64 52
  store i32 0, ptr %2771, align 4
  store i32 0, ptr %2768, align 8
  %2772 = getelementptr inbounds nuw i8, ptr %2432, i64 8
  store i64 0, ptr %2772, align 8
  %2773 = getelementptr inbounds nuw i32, ptr %2768, i64 %2767
  store i32 %2430, ptr %2773, align 4
  %2774 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  %2775 = getelementptr inbounds nuw i64, ptr %2774, i64 %2767
  store i64 %2414, ptr %2775, align 8
  switch i32 %2764, label %2907 [
    i32 4, label %2776
    i32 0, label %2776
  ]

2776:
  %2777 = load ptr, ptr %0, align 8
  %2778 = getelementptr inbounds nuw i8, ptr %2777, i64 37692
  %2779 = load i32, ptr %2778, align 4
  %2780 = icmp eq i32 %2779, 0
  br i1 %2780, label %2781, label %2907

2781:
  %2782 = load i32, ptr %2768, align 8
  %2783 = load i32, ptr %2771, align 4
  %2784 = or i32 %2783, %2782
  %2785 = icmp eq i32 %2784, 0
  br i1 %2785, label %2786, label %2907

2786:
  %2787 = getelementptr inbounds nuw i8, ptr %2432, i64 32
  %2788 = load i64, ptr %2787, align 8
  %2789 = and i64 %2788, 71
  %2790 = icmp eq i64 %2789, 64
  br i1 %2790, label %2791, label %2907

2791:
  store i32 -1, ptr %2770, align 8
  store i32 0, ptr %2769, align 4
  %2792 = and i64 %2788, 120
  %2793 = icmp eq i64 %2792, 120
  %2794 = shl i64 %2759, 10
  %2795 = lshr i64 %2788, 15
  %2796 = and i64 %2795, 1023
  %2797 = select i1 %2793, i64 1023, i64 %2796
  %2798 = or disjoint i64 %2797, %2794
  store i64 %2798, ptr %2772, align 8
  br label %2907

2799:
  %2800 = load i8, ptr %2362, align 4
  %2801 = trunc nuw i8 %2800 to i1
  br i1 %2801, label %2853, label %2802

2802:
  %2803 = load ptr, ptr %9, align 8
  %2804 = getelementptr inbounds nuw i8, ptr %2803, i64 4
  %2805 = load i32, ptr %2804, align 4
  %2806 = and i32 %2805, -5
  %2807 = icmp eq i32 %2806, 0
  %2808 = select i1 %2807, i32 2, i32 0
  %2809 = getelementptr inbounds nuw i8, ptr %2432, i64 48
  %2810 = load i32, ptr %2809, align 8
  %2811 = getelementptr inbounds nuw i8, ptr %2432, i64 52
  %2812 = load i32, ptr %2811, align 4
  %2813 = or i32 %2812, %2810
  %2814 = getelementptr inbounds nuw i8, ptr %2432, i64 56
  %2815 = load i32, ptr %2814, align 8
  %2816 = or i32 %2813, %2815
  %2817 = getelementptr inbounds nuw i8, ptr %2432, i64 60
  %2818 = load i32, ptr %2817, align 4
  %2819 = or i32 %2816, %2818
  %2820 = and i32 %2819, %2430
  %2821 = icmp eq i32 %2820, 0
  br i1 %2821, label %2822, label %2853

2822:
  %2823 = zext nneg i32 %2808 to i64
  %2824 = getelementptr inbounds nuw i32, ptr %2809, i64 %2823
  %2825 = load i32, ptr %2824, align 4
  %2826 = icmp eq i32 %2825, 0
  br i1 %2826, label %2827, label %2829

2827:
  %2828 = getelementptr inbounds nuw i32, ptr %2809, i64 %2823
  br label %2846

2829:
  %2830 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  %2831 = getelementptr inbounds nuw i64, ptr %2830, i64 %2823
  %2832 = load i64, ptr %2831, align 8
  %2833 = icmp ne i64 %2832, %2414
  %2834 = zext i1 %2833 to i32
  %2835 = or disjoint i32 %2808, %2834
  %2836 = zext nneg i32 %2835 to i64
  %2837 = getelementptr inbounds nuw i32, ptr %2809, i64 %2836
  %2838 = load i32, ptr %2837, align 4
  %2839 = icmp eq i32 %2838, 0
  %2840 = getelementptr inbounds nuw i32, ptr %2809, i64 %2836
  br i1 %2839, label %2846, label %2841

2841:
  %2842 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  %2843 = getelementptr inbounds nuw i64, ptr %2842, i64 %2836
  %2844 = load i64, ptr %2843, align 8
  %2845 = icmp eq i64 %2844, %2414
  br i1 %2845, label %2846, label %2853

2846:
  %2847 = phi ptr [ %2828, %2827 ], [ %2840, %2829 ], [ %2840, %2841 ]
  %2848 = phi i64 [ %2823, %2827 ], [ %2836, %2829 ], [ %2836, %2841 ]
  %2849 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  %2850 = getelementptr inbounds nuw i64, ptr %2849, i64 %2848
  store i64 %2414, ptr %2850, align 8
  %2851 = load i32, ptr %2847, align 4
  %2852 = or i32 %2851, %2430
  store i32 %2852, ptr %2847, align 4
  br label %2907

2853:
  %2854 = and i64 %2410, 64
  %2855 = icmp eq i64 %2854, 0
  br i1 %2855, label %2856, label %2905

2856:
  %2857 = getelementptr inbounds nuw i8, ptr %2432, i64 48
  %2858 = getelementptr inbounds nuw i8, ptr %2432, i64 56
  %2859 = load i32, ptr %2858, align 8
  %2860 = icmp eq i32 %2859, 0
  %2861 = getelementptr inbounds nuw i8, ptr %2432, i64 52
  %2862 = load i32, ptr %2861, align 4
  %2863 = getelementptr inbounds nuw i8, ptr %2432, i64 60
  %2864 = load i32, ptr %2863, align 4
  %2865 = or i32 %2864, %2862
  %2866 = icmp eq i32 %2865, 0
  br i1 %2866, label %2867, label %2905

2867:
  %2868 = load i32, ptr %2857, align 8
  %2869 = icmp eq i32 %2868, 0
  br i1 %2869, label %2874, label %2870

2870:
  %2871 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  %2872 = load i64, ptr %2871, align 8
  %2873 = icmp eq i64 %2872, %2414
  br i1 %2873, label %2874, label %2905

2874:
  br i1 %2860, label %2879, label %2875

2875:
  %2876 = getelementptr inbounds nuw i8, ptr %2432, i64 32
  %2877 = load i64, ptr %2876, align 8
  %2878 = icmp eq i64 %2877, %2414
  br i1 %2878, label %2879, label %2905

2879:
  %2880 = load ptr, ptr %9, align 8
  %2881 = getelementptr inbounds nuw i8, ptr %2880, i64 4
  %2882 = load i32, ptr %2881, align 4
  switch i32 %2882, label %2886 [
    i32 4, label %2905
    i32 0, label %2883
  ]

2883:
  %2884 = getelementptr inbounds nuw i8, ptr %2432, i64 32
  store i64 %2414, ptr %2884, align 8
  %2885 = or i32 %2859, %2430
  store i32 %2885, ptr %2858, align 8
  br label %2907

2886:
  br i1 %2801, label %2887, label %2898

2887:
  %2888 = getelementptr inbounds nuw i8, ptr %2432, i64 8
  %2889 = load i64, ptr %2888, align 8
  %2890 = icmp eq i64 %2889, 0
  br i1 %2890, label %2898, label %2891

2891:
  %2892 = load ptr, ptr %0, align 8
  store i64 0, ptr %2888, align 8
  %2893 = getelementptr inbounds nuw i8, ptr %2892, i64 41816
  %2894 = load i64, ptr %2893, align 8
  %2895 = add i64 %2894, 1
  store i64 %2895, ptr %2893, align 8
  %2896 = load i32, ptr %2857, align 8
  %2897 = load i32, ptr %2858, align 8
  br label %2898

2898:
  %2899 = phi i32 [ %2897, %2891 ], [ %2859, %2887 ], [ %2859, %2886 ]
  %2900 = phi i32 [ %2896, %2891 ], [ %2868, %2887 ], [ %2868, %2886 ]
  %2901 = getelementptr inbounds nuw i8, ptr %2432, i64 16
  store i64 %2414, ptr %2901, align 8
  %2902 = or i32 %2900, %2430
  store i32 %2902, ptr %2857, align 8
  %2903 = xor i32 %2430, -1
  %2904 = and i32 %2899, %2903
  store i32 %2904, ptr %2858, align 8
  br label %2907

2905:
  %2906 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2432, i64 %2414, i32 %2430)
  br i1 %2906, label %2907, label %2924

2907:
  %2908 = and i64 %2410, 6
  %2909 = icmp eq i64 %2908, 6
  br i1 %2909, label %2910, label %2923

2910:
  %2911 = load ptr, ptr %0, align 8
  %2912 = getelementptr inbounds nuw i8, ptr %2911, i64 41808
  %2913 = load i64, ptr %2912, align 8
  %2914 = load ptr, ptr %9, align 8
  %2915 = getelementptr inbounds nuw i8, ptr %2914, i64 8
  %2916 = load i32, ptr %2915, align 8
  %2917 = icmp eq i32 %2916, 1
  %2918 = load ptr, ptr %2365, align 8
  br i1 %2917, label %2919, label %2921

2919:
  %2920 = trunc i64 %2913 to i8
  store i8 %2920, ptr %2918, align 1
  br label %2923

2921:
  %2922 = trunc i64 %2913 to i32
  store i32 %2922, ptr %2918, align 1
  br label %2923

2923:
  br i1 %2757, label %2928, label %2931

2924:
  br i1 %2757, label %2925, label %2962

2925:
  %2926 = getelementptr inbounds nuw i8, ptr %2432, i64 8
  %2927 = atomicrmw and ptr %2926, i64 -2 release, align 8
  br label %2962

2928:
  %2929 = getelementptr inbounds nuw i8, ptr %2432, i64 8
  %2930 = atomicrmw and ptr %2929, i64 -2 release, align 8
  br label %2931

2931:
  %2932 = load ptr, ptr %0, align 8
  %2933 = getelementptr inbounds nuw i8, ptr %2932, i64 42336
  %2934 = load ptr, ptr %2933, align 8
  %2935 = icmp eq ptr %2934, null
  br i1 %2935, label %2983, label %2936

2936:
  %2937 = load i8, ptr %2362, align 4
  %2938 = trunc nuw i8 %2937 to i1
  br i1 %2938, label %2983, label %2939

2939:
  %2940 = load i64, ptr %2363, align 8
  %2941 = and i64 %2408, -128
  %2942 = add i64 %2940, %2941
  %2943 = load ptr, ptr %9, align 8
  %2944 = getelementptr inbounds nuw i8, ptr %2943, i64 4
  %2945 = load i32, ptr %2944, align 4
  switch i32 %2945, label %2946 [
    i32 4, label %2983
    i32 0, label %2983
  ]

2946:
  %2947 = load i8, ptr %2371, align 1
  %2948 = trunc nuw i8 %2947 to i1
  br i1 %2948, label %2983, label %2949

2949:
  %2950 = getelementptr inbounds nuw i8, ptr %2932, i64 42352
  %2951 = load i64, ptr %2950, align 8
  %2952 = lshr i64 %2942, 7
  %2953 = lshr i64 %2942, 13
  %2954 = lshr i64 %2942, 19
  %2955 = xor i64 %2953, %2954
  %2956 = xor i64 %2955, %2952
  %2957 = and i64 %2956, 63
  %2958 = shl nuw i64 1, %2957
  %2959 = and i64 %2951, %2958
  %2960 = icmp eq i64 %2959, 0
  br i1 %2960, label %2983, label %2961

2961:
  tail call preserve_allcc void @cut_words(ptr %2932, i64 %2942, i32 %2430)
  br label %2983

2962:
  %2963 = load ptr, ptr %0, align 8
  %2964 = load ptr, ptr %9, align 8
  %2965 = getelementptr inbounds nuw i8, ptr %2964, i64 20
  %2966 = load i32, ptr %2965, align 4
  %2967 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %2968 = load i32, ptr %2967, align 8
  %2969 = tail call i32 @llvm.cttz.i32(i32 %2968, i1 false)
  %2970 = getelementptr inbounds nuw i8, ptr %2963, i64 328
  store i32 22, ptr %2970, align 8
  %2971 = getelementptr inbounds nuw i8, ptr %2963, i64 332
  store i32 %2966, ptr %2971, align 4
  %2972 = getelementptr inbounds nuw i8, ptr %2963, i64 336
  store i32 %2969, ptr %2972, align 8
  %2973 = getelementptr inbounds nuw i8, ptr %2963, i64 352
  store i64 0, ptr %2973, align 8
  %2974 = getelementptr inbounds nuw i8, ptr %2963, i64 368
  store i32 0, ptr %2974, align 8
  %2975 = getelementptr inbounds nuw i8, ptr %2963, i64 360
  store i32 0, ptr %2975, align 8
  %2976 = getelementptr inbounds nuw i8, ptr %2963, i64 364
  store i32 0, ptr %2976, align 4
  br label %2987

2977:
  %2978 = zext nneg i32 %2376 to i64
  %2979 = getelementptr inbounds nuw i64, ptr %7, i64 %2978
  %2980 = load i64, ptr %2979, align 8
  %2981 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %2980, i32 %2376)
  %2982 = icmp eq i32 %2981, 0
  br i1 %2982, label %2983, label %2987

2983:
  %2984 = add i32 %2375, -1
  %2985 = and i32 %2984, %2375
  %2986 = icmp eq i32 %2985, 0
  br i1 %2986, label %2987, label %2374

2987:
  %2988 = phi i32 [ 1, %1046 ], [ 1, %70 ], [ 1, %39 ], [ %89, %87 ], [ 0, %86 ], [ 0, %82 ], [ 0, %2983 ], [ 0, %1405
      ], [ 0, %1329 ], [ 1, %440 ], [ 0, %1405 ], [ 0, %2358 ], [ 1, %1409 ], [ 1, %2359 ], [ 1, %2962 ], [ 0, %443 ], [
      1, %2977 ], [ 0, %1362 ]
  ret i32 %2988
}

define preserve_allcc i32 @ptxvm_screen_lines(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 37712
  %8 = ptrtoint ptr %4 to i64
  %9 = udiv i64 %8, 48
  %10 = and i64 %9, 63
  %11 = getelementptr inbounds nuw %struct.ScreenCache, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %13 = load i32, ptr %12, align 8
  %14 = zext i32 %13 to i64
  %15 = shl nuw nsw i64 %14, 20
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = shl nuw nsw i64 %18, 15
  %20 = or i64 %19, %15
  %21 = load i64, ptr %1, align 8
  %22 = shl i64 %21, 40
  %23 = or i64 %20, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 42336
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %61, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %29 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %28, i64 %18
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %31 = load ptr, ptr %30, align 8
  %32 = mul i64 %21, 96
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 112
  store i32 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 116
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %61, label %38

38:
  store i32 0, ptr %35, align 4
  br label %39

39:
  %40 = phi i64 [ 0, %38 ], [ %59, %58 ]
  %41 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %33, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = trunc i64 %43 to i32
  %45 = lshr i32 %44, 15
  %46 = and i32 %45, 31
  %47 = load i32, ptr %16, align 4
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %58

49:
  %50 = lshr i64 %43, 24
  %51 = and i64 %50, 65535
  %52 = load i32, ptr %12, align 8
  %53 = lshr i32 %52, 4
  %54 = zext nneg i32 %53 to i64
  %55 = icmp eq i64 %51, %54
  br i1 %55, label %56, label %58

56:
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 20
  store i32 0, ptr %57, align 4
  br label %58

58:
  %59 = add nuw nsw i64 %40, 1
  %60 = icmp eq i64 %59, 4
  br i1 %60, label %61, label %39

61:
  %62 = icmp eq i32 %3, 0
  br i1 %62, label %205, label %63

63:
  %64 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %65 = lshr exact i32 %3, %64
  %66 = add i32 %65, 1
  %67 = and i32 %66, %65
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %205

69:
  %70 = load i64, ptr %11, align 8
  %71 = icmp eq i64 %70, %8
  br i1 %71, label %72, label %205

72:
  %73 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %205, label %76

76:
  %77 = load i32, ptr %12, align 8
  %78 = icmp ult i32 %77, 1048576
  br i1 %78, label %79, label %205

79:
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %81 = load i64, ptr %80, align 8
  %82 = add i64 %81, %5
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %84 = load i32, ptr %83, align 8
  %85 = mul i32 %84, %64
  %86 = zext i32 %85 to i64
  %87 = add i64 %82, %86
  %88 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %89 = load i64, ptr %88, align 8
  %90 = sub i64 %87, %89
  %91 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %92 = mul i32 %84, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = icmp ule i64 %90, %95
  %97 = sub nuw i64 %95, %90
  %98 = icmp uge i64 %97, %93
  %99 = select i1 %96, i1 %98, i1 false
  br i1 %99, label %100, label %205

100:
  %101 = icmp eq i32 %3, -1
  %102 = and i64 %90, 127
  %103 = icmp eq i64 %102, 0
  %104 = and i1 %101, %103
  br i1 %104, label %105, label %184

105:
  %106 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %107 = load i32, ptr %106, align 4
  %108 = icmp eq i32 %107, 0
  %109 = icmp ult i32 %84, 4
  br i1 %109, label %207, label %110

110:
  %111 = tail call i32 @llvm.cttz.i32(i32 %84, i1 true)
  %112 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %113 = lshr i32 128, %111
  %114 = shl nuw nsw i32 %111, 3
  %115 = zext nneg i32 %114 to i64
  %116 = shl nuw nsw i32 %113, 7
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 37656
  %119 = zext i1 %108 to i64
  %120 = select i1 %108, i64 2, i64 1
  %121 = lshr i64 %20, 24
  %122 = and i64 %121, 65535
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %124 = or i64 %115, %23
  br label %125

125:
  %126 = phi i64 [ 0, %110 ], [ %178, %177 ]
  %127 = phi i64 [ %90, %110 ], [ %179, %177 ]
  %128 = load ptr, ptr %112, align 8
  %129 = lshr i64 %127, 12
  %130 = getelementptr inbounds nuw %struct.ScreenPage, ptr %128, i64 %129
  %131 = mul nuw nsw i64 %126, %117
  %132 = and i64 %131, 32640
  %133 = or i64 %132, %124
  %134 = xor i64 %133, 16384
  %135 = load i64, ptr %118, align 8
  %136 = load atomic i64, ptr %130 acquire, align 8
  %137 = sub i64 %135, %136
  %138 = icmp ugt i64 %137, %119
  br i1 %138, label %205, label %139

139:
  %140 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %141 = lshr exact i64 %127, 7
  %142 = and i64 %141, 31
  %143 = getelementptr inbounds nuw i64, ptr %140, i64 %142
  %144 = load atomic i64, ptr %143 monotonic, align 8
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %148

146:
  %147 = or disjoint i64 %134, %120
  br label %167

148:
  %149 = and i64 %144, -8
  %150 = icmp eq i64 %149, %134
  br i1 %150, label %151, label %153

151:
  %152 = or i64 %144, %120
  br label %167

153:
  %154 = xor i64 %144, %23
  %155 = icmp ult i64 %154, 1099511627776
  br i1 %155, label %156, label %205

156:
  %157 = lshr i64 %144, 24
  %158 = and i64 %157, 65535
  %159 = icmp samesign ult i64 %158, %122
  br i1 %159, label %160, label %205

160:
  %161 = and i64 %144, 5
  %162 = icmp ne i64 %161, 0
  %163 = and i1 %108, %162
  %164 = select i1 %163, i64 4, i64 0
  %165 = or disjoint i64 %120, %164
  %166 = or disjoint i64 %165, %134
  br label %167

167:
  %168 = phi i64 [ %166, %160 ], [ %152, %151 ], [ %147, %146 ]
  %169 = load i32, ptr %123, align 8
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %172, label %171

171:
  store i64 %168, ptr %143, align 8
  br label %177

172:
  %173 = icmp eq i64 %144, %168
  br i1 %173, label %177, label %174

174:
  %175 = cmpxchg ptr %143, i64 %144, i64 %168 monotonic monotonic, align 8
  %176 = extractvalue { i64, i1 } %175, 1
  br i1 %176, label %177, label %205

177:
  %178 = add nuw nsw i64 %126, 1
  %179 = add i64 %127, 128
  %180 = load i32, ptr %83, align 8
  %181 = lshr i32 %180, 2
  %182 = zext nneg i32 %181 to i64
  %183 = icmp samesign ult i64 %178, %182
  br i1 %183, label %125, label %207

184:
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %186 = load i32, ptr %185, align 8
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %205, label %188

188:
  %189 = add i32 %84, -1
  %190 = zext i32 %189 to i64
  %191 = and i64 %90, %190
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %193, label %205

193:
  %194 = shl i64 %87, 1
  %195 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %196 = load i64, ptr %195, align 8
  %197 = add i64 %196, %89
  %198 = sub i64 %194, %197
  store i64 %87, ptr %195, align 8
  %199 = icmp ult i64 %198, %95
  br i1 %199, label %200, label %203

200:
  %201 = lshr i64 %198, 7
  %202 = getelementptr inbounds nuw %struct.ScreenLine, ptr %74, i64 %201
  tail call void @llvm.prefetch.p0(ptr %202, i32 1, i32 3, i32 1)
  br label %203

203:
  %204 = tail call preserve_allcc i1 @own_words(ptr %0, i64 %23, ptr %4, ptr %11, i64 %90, i64 %93, i32 %64)
  br i1 %204, label %207, label %205

205:
  %206 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %207

207:
  %208 = phi i32 [ %206, %205 ], [ 0, %203 ], [ 0, %105 ], [ 0, %177 ]
  ret i32 %208
}

define internal preserve_allcc i1 @own_words(ptr %0, i64 %1, ptr %2, ptr %3, i64 %4, i64 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = add i64 %4, -1
  %9 = add i64 %8, %5
  %10 = lshr i64 %4, 7
  %11 = lshr i64 %9, 7
  %12 = icmp samesign ugt i64 %10, %11
  br i1 %12, label %124, label %13

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
  %24 = zext nneg i32 %6 to i64
  %25 = zext nneg i32 %16 to i64
  %26 = shl nuw nsw i64 %25, 3
  %27 = or i64 %26, %1
  %28 = select i1 %19, i32 2, i32 0
  %29 = and i64 %27, 120
  %30 = icmp eq i64 %29, 72
  %31 = zext nneg i32 %28 to i64
  br label %32

32:
  %33 = phi i64 [ %10, %13 ], [ %122, %115 ]
  %34 = shl nuw i64 %33, 7
  %35 = load ptr, ptr %20, align 8
  %36 = lshr i64 %33, 5
  %37 = getelementptr inbounds nuw %struct.ScreenPage, ptr %35, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = and i64 %33, 31
  %40 = getelementptr inbounds nuw i64, ptr %38, i64 %39
  %41 = load ptr, ptr %21, align 8
  %42 = getelementptr inbounds nuw %struct.ScreenLine, ptr %41, i64 %33
  %43 = load i64, ptr %22, align 8
  %44 = load atomic i64, ptr %37 acquire, align 8
  %45 = sub i64 %43, %44
  %46 = icmp ugt i64 %45, %23
  br i1 %46, label %124, label %47

47:
  %48 = load i64, ptr %40, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, -2
  br i1 %50, label %124, label %51

51:
  %52 = icmp eq i64 %48, 0
  br i1 %52, label %53, label %59

53:
  store i64 -1, ptr %40, align 8
  %54 = load i64, ptr %22, align 8
  store i64 %54, ptr %42, align 8
  %55 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %56 = getelementptr inbounds nuw i8, ptr %42, i64 60
  store i32 0, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %42, i64 56
  store i32 0, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %42, i64 52
  store i32 0, ptr %58, align 4
  store i32 0, ptr %55, align 8
  br label %59

59:
  %60 = sub i64 %34, %4
  %61 = ashr i64 %60, %25
  %62 = add nsw i64 %61, %24
  %63 = shl i64 %62, 7
  %64 = and i64 %63, 32640
  %65 = xor i64 %64, 16384
  %66 = or i64 %65, %27
  %67 = tail call i64 @llvm.usub.sat.i64(i64 %4, i64 %34)
  %68 = sub i64 %9, %34
  %69 = lshr i64 %67, 2
  %70 = trunc i64 %69 to i32
  %71 = shl nsw i32 -1, %70
  %72 = tail call i64 @llvm.umin.i64(i64 %68, i64 127)
  %73 = lshr i64 %72, 2
  %74 = trunc nuw nsw i64 %73 to i32
  %75 = xor i32 %74, 31
  %76 = lshr i32 -1, %75
  %77 = and i32 %76, %71
  br i1 %30, label %124, label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %80 = load i32, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %42, i64 52
  %82 = load i32, ptr %81, align 4
  %83 = or i32 %82, %80
  %84 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %85 = load i32, ptr %84, align 8
  %86 = or i32 %83, %85
  %87 = getelementptr inbounds nuw i8, ptr %42, i64 60
  %88 = load i32, ptr %87, align 4
  %89 = or i32 %86, %88
  %90 = and i32 %89, %77
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %124

92:
  %93 = getelementptr inbounds nuw i32, ptr %79, i64 %31
  %94 = load i32, ptr %93, align 4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %98

96:
  %97 = getelementptr inbounds nuw i32, ptr %79, i64 %31
  br label %115

98:
  %99 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %100 = getelementptr inbounds nuw i64, ptr %99, i64 %31
  %101 = load i64, ptr %100, align 8
  %102 = icmp ne i64 %101, %66
  %103 = zext i1 %102 to i32
  %104 = or disjoint i32 %28, %103
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %79, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = icmp eq i32 %107, 0
  %109 = getelementptr inbounds nuw i32, ptr %79, i64 %105
  br i1 %108, label %115, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %112 = getelementptr inbounds nuw i64, ptr %111, i64 %105
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, %66
  br i1 %114, label %115, label %124

115:
  %116 = phi ptr [ %97, %96 ], [ %109, %110 ], [ %109, %98 ]
  %117 = phi i64 [ %31, %96 ], [ %105, %110 ], [ %105, %98 ]
  %118 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %119 = getelementptr inbounds nuw i64, ptr %118, i64 %117
  store i64 %66, ptr %119, align 8
  %120 = load i32, ptr %116, align 4
  %121 = or i32 %120, %77
  store i32 %121, ptr %116, align 4
  %122 = add nuw nsw i64 %33, 1
  %123 = icmp eq i64 %33, %11
  br i1 %123, label %124, label %32

124:
  %125 = phi i1 [ true, %7 ], [ false, %110 ], [ false, %78 ], [ false, %59 ], [ true, %115 ], [ false, %32 ], [ false,
      %47 ]
  ret i1 %125
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
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 14432
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
  br i1 %9, label %10, label %245

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %245, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %245

18:
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %20 = load i32, ptr %19, align 8
  %21 = icmp ult i32 %20, 1048576
  br i1 %21, label %22, label %245

22:
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = load i32, ptr %23, align 8
  %25 = add i32 %24, -1
  %26 = zext i32 %25 to i64
  %27 = and i64 %6, %26
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %245

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %6
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = icmp ugt i64 %32, %35
  br i1 %36, label %245, label %37

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
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 14432
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
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store ptr %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %68, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr %71, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %74 = load i32, ptr %73, align 8
  %75 = icmp ne i32 %74, 0
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 134
  %77 = zext i1 %75 to i8
  store i8 %77, ptr %76, align 2
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 132
  store i8 1, ptr %78, align 4
  %79 = or disjoint i64 %47, 112
  %80 = lshr i64 %6, 2
  %81 = and i64 %80, 31
  %82 = icmp samesign ugt i64 %48, %50
  br i1 %82, label %244, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %89 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %90 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %91 = shl i64 %57, 10
  br label %92

92:
  %93 = phi i64 [ %48, %83 ], [ %241, %240 ]
  %94 = getelementptr inbounds nuw %struct.ScreenLine, ptr %62, i64 %93
  %95 = sub nuw nsw i64 %93, %48
  %96 = load i32, ptr %84, align 8
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw %struct.ScreenMember, ptr %38, i64 %97
  %99 = icmp eq i64 %93, %48
  br i1 %99, label %105, label %100

100:
  %101 = getelementptr i32, ptr %98, i64 %95
  %102 = getelementptr i8, ptr %101, i64 -4
  %103 = load i32, ptr %102, align 4
  %104 = zext i32 %103 to i64
  br label %105

105:
  %106 = phi i64 [ %104, %100 ], [ 0, %92 ]
  %107 = getelementptr inbounds nuw i32, ptr %98, i64 %95
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = shl nuw i64 %109, 32
  %111 = or disjoint i64 %110, %106
  %112 = shl i64 %111, %81
  %113 = lshr i64 %112, 32
  %114 = trunc nuw i64 %113 to i32
  %115 = load i32, ptr %85, align 8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %123, label %117

117:
  %118 = getelementptr inbounds nuw i32, ptr %68, i64 %93
  %119 = load i32, ptr %118, align 4
  %120 = xor i32 %119, -1
  %121 = and i32 %120, %114
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %243

123:
  %124 = icmp eq i64 %113, 0
  br i1 %124, label %240, label %125

125:
  %126 = load i32, ptr %86, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %240, label %128

128:
  %129 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %130 = load i64, ptr %129, align 8
  %131 = load i64, ptr %87, align 8
  %132 = icmp eq i64 %130, %131
  br i1 %132, label %240, label %133

133:
  %134 = load i64, ptr %88, align 8
  %135 = icmp eq i64 %130, %134
  br i1 %135, label %240, label %136

136:
  %137 = load i64, ptr %94, align 8
  %138 = icmp eq i64 %137, %57
  br i1 %138, label %146, label %139

139:
  store i64 %57, ptr %94, align 8
  %140 = getelementptr inbounds nuw i8, ptr %94, i64 48
  %141 = getelementptr inbounds nuw i8, ptr %94, i64 60
  store i32 0, ptr %141, align 4
  %142 = getelementptr inbounds nuw i8, ptr %94, i64 52
  store i32 0, ptr %142, align 4
  store i32 0, ptr %140, align 8
  %143 = getelementptr inbounds nuw i8, ptr %94, i64 56
  store i32 -1, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %94, i64 32
  store i64 %79, ptr %144, align 8
  %145 = load i64, ptr %87, align 8
  br label %238

146:
  %147 = and i64 %130, 512
  %148 = lshr i64 %130, 10
  %149 = icmp ne i64 %148, %57
  %150 = icmp ne i64 %147, 0
  %151 = or i1 %149, %150
  br i1 %151, label %160, label %152

152:
  %153 = and i64 %130, 31
  %154 = load i32, ptr %42, align 4
  %155 = zext i32 %154 to i64
  %156 = icmp eq i64 %153, %155
  br i1 %156, label %160, label %157

157:
  %158 = getelementptr inbounds nuw i8, ptr %94, i64 32
  store i64 120, ptr %158, align 8
  %159 = load i64, ptr %88, align 8
  br label %238

160:
  %161 = shl nuw i64 %93, 7
  %162 = icmp ult i64 %161, %35
  br i1 %162, label %163, label %240

163:
  br i1 %116, label %182, label %164

164:
  %165 = load i32, ptr %89, align 8
  %166 = icmp ult i32 %165, 4
  br i1 %166, label %182, label %167

167:
  %168 = load i32, ptr %90, align 4
  %169 = add i32 %168, -1
  %170 = and i32 %169, -6
  %171 = icmp eq i32 %170, 0
  %172 = getelementptr inbounds nuw i32, ptr %68, i64 %93
  %173 = load i32, ptr %172, align 4
  br i1 %171, label %178, label %174

174:
  %175 = xor i32 %173, -1
  %176 = and i32 %175, %114
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %182, label %243

178:
  %179 = or i32 %173, %114
  store i32 %179, ptr %172, align 4
  %180 = load i32, ptr %86, align 8
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %240, label %182

182:
  %183 = load i64, ptr %94, align 8
  %184 = icmp eq i64 %183, %57
  %185 = load i32, ptr %90, align 4
  br i1 %184, label %186, label %205

186:
  switch i32 %185, label %236 [
    i32 4, label %187
    i32 0, label %187
  ]

187:
  %188 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %189 = load i64, ptr %188, align 8
  %190 = icmp eq i64 %189, %79
  br i1 %190, label %191, label %236

191:
  %192 = getelementptr inbounds nuw i8, ptr %94, i64 56
  %193 = load i32, ptr %192, align 8
  %194 = xor i32 %193, -1
  %195 = and i32 %194, %114
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %236

197:
  %198 = getelementptr inbounds nuw i8, ptr %94, i64 48
  %199 = load i32, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %94, i64 52
  %201 = load i32, ptr %200, align 4
  %202 = or i32 %201, %199
  %203 = and i32 %202, %114
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %240, label %236

205:
  %206 = and i32 %185, -5
  %207 = icmp eq i32 %206, 0
  %208 = select i1 %207, i64 2, i64 0
  store i64 %57, ptr %94, align 8
  %209 = getelementptr inbounds nuw i8, ptr %94, i64 48
  %210 = getelementptr inbounds nuw i8, ptr %94, i64 60
  store i32 0, ptr %210, align 4
  %211 = getelementptr inbounds nuw i8, ptr %94, i64 56
  store i32 0, ptr %211, align 8
  %212 = getelementptr inbounds nuw i8, ptr %94, i64 52
  store i32 0, ptr %212, align 4
  store i32 0, ptr %209, align 8
  store i64 0, ptr %129, align 8
  %213 = getelementptr inbounds nuw i32, ptr %209, i64 %208
  store i32 %114, ptr %213, align 4
  %214 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %215 = getelementptr inbounds nuw i64, ptr %214, i64 %208
  store i64 %79, ptr %215, align 8
  switch i32 %185, label %240 [
    i32 4, label %216
    i32 0, label %216
  ]

216:
  %217 = load i32, ptr %15, align 4
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %240

219:
  %220 = load i32, ptr %209, align 8
  %221 = load i32, ptr %212, align 4
  %222 = or i32 %221, %220
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %240

224:
  %225 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %226 = load i64, ptr %225, align 8
  %227 = and i64 %226, 71
  %228 = icmp eq i64 %227, 64
  br i1 %228, label %229, label %240

229:
  store i32 -1, ptr %211, align 8
  store i32 0, ptr %210, align 4
  %230 = and i64 %226, 120
  %231 = icmp eq i64 %230, 120
  %232 = lshr i64 %226, 15
  %233 = and i64 %232, 1023
  %234 = select i1 %231, i64 1023, i64 %233
  %235 = or disjoint i64 %234, %91
  br label %238

236:
  %237 = call preserve_allcc i1 @judge_again(ptr %8, ptr %94, i64 %79, i32 %114)
  br i1 %237, label %240, label %243

238:
  %239 = phi i64 [ %235, %229 ], [ %159, %157 ], [ %145, %139 ]
  store i64 %239, ptr %129, align 8
  br label %240

240:
  %241 = add nuw nsw i64 %93, 1
  %242 = icmp eq i64 %93, %50
  br i1 %242, label %244, label %92

243:
  br label %245

244:
  br label %264

245:
  %246 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %247 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %248 = load i32, ptr %247, align 8
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %264, label %255

250:
  %251 = add nuw nsw i64 %256, 1
  %252 = load i32, ptr %247, align 8
  %253 = zext i32 %252 to i64
  %254 = icmp samesign ult i64 %251, %253
  br i1 %254, label %255, label %264

255:
  %256 = phi i64 [ %251, %250 ], [ 0, %245 ]
  %257 = getelementptr inbounds nuw %struct.ScreenMember, ptr %246, i64 %256
  %258 = load ptr, ptr %257, align 8
  %259 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %260 = load i64, ptr %259, align 8
  %261 = add i64 %260, %5
  %262 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %258, i64 %261)
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %250, label %264

264:
  %265 = phi i32 [ 0, %244 ], [ 0, %245 ], [ 0, %250 ], [ 1, %255 ]
  ret i32 %265
}

define preserve_allcc i32 @ptxvm_screen_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %9, 1048576
  br i1 %10, label %13, label %11

11:
  %12 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %350

13:
  %14 = icmp eq i32 %3, -1
  br i1 %14, label %15, label %128

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 56
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
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 14432
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
  br i1 %123, label %350, label %124

124:
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i32, ptr %126, i64 %22
  store i32 -1, ptr %127, align 4
  br label %350

128:
  %129 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %130 = load i32, ptr %129, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %350, label %132

132:
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  br label %143

143:
  %144 = phi i64 [ 0, %132 ], [ %346, %345 ]
  %145 = getelementptr inbounds nuw %struct.ScreenRun, ptr %7, i64 %144
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 4
  %147 = load i32, ptr %146, align 4
  %148 = sub i32 32, %147
  %149 = lshr i32 -1, %148
  %150 = load i32, ptr %145, align 8
  %151 = shl i32 %149, %150
  %152 = and i32 %151, %3
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %345, label %154

154:
  %155 = tail call i32 @llvm.cttz.i32(i32 %152, i1 true)
  %156 = getelementptr inbounds nuw i8, ptr %145, i64 16
  %157 = load i32, ptr %156, align 8
  %158 = load i32, ptr %133, align 8
  %159 = lshr exact i32 %152, %155
  %160 = icmp eq i32 %159, 1
  %161 = add i32 %159, 1
  %162 = and i32 %161, %159
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %342

164:
  %165 = shl nuw i32 1, %157
  %166 = icmp eq i32 %158, %165
  %167 = select i1 %160, i1 true, i1 %166
  br i1 %167, label %168, label %342

168:
  %169 = icmp eq i32 %157, 8
  %170 = sub i32 %155, %150
  %171 = zext i32 %170 to i64
  %172 = zext i32 %157 to i64
  %173 = shl i64 %171, %172
  %174 = select i1 %169, i64 0, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %145, i64 8
  %176 = load i64, ptr %175, align 8
  %177 = add i64 %174, %5
  %178 = add i64 %177, %176
  %179 = and i64 %178, 4294967295
  %180 = tail call i32 @llvm.ctpop.i32(i32 %152)
  %181 = mul i32 %158, %180
  %182 = zext i32 %181 to i64
  %183 = add nuw nsw i64 %179, %182
  %184 = load i32, ptr %134, align 8
  %185 = zext i32 %184 to i64
  %186 = icmp samesign ugt i64 %183, %185
  br i1 %186, label %342, label %187

187:
  %188 = add i32 %158, -1
  %189 = zext i32 %188 to i64
  %190 = and i64 %178, %189
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %192, label %342

192:
  %193 = icmp ult i32 %158, 4
  br i1 %193, label %194, label %197

194:
  %195 = load i32, ptr %135, align 8
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %342

197:
  %198 = load i32, ptr %8, align 8
  %199 = load i64, ptr %137, align 8
  %200 = shl i64 %199, 16
  %201 = lshr i32 %198, 4
  %202 = zext nneg i32 %201 to i64
  %203 = or i64 %200, %202
  %204 = lshr i64 %179, 7
  %205 = add nsw i64 %183, -1
  %206 = lshr i64 %205, 7
  %207 = icmp samesign ugt i64 %204, %206
  br i1 %207, label %345, label %208

208:
  %209 = load i32, ptr %136, align 4
  %210 = zext i32 %209 to i64
  %211 = shl nuw nsw i64 %210, 15
  %212 = zext i32 %198 to i64
  %213 = shl nuw nsw i64 %212, 20
  %214 = or i64 %211, %213
  %215 = and i64 %214, 16744448
  %216 = or disjoint i64 %215, 16440
  %217 = zext nneg i32 %155 to i64
  %218 = and i32 %157, 7
  %219 = zext nneg i32 %218 to i64
  %220 = shl nuw nsw i64 %172, 3
  %221 = shl nuw nsw i64 %217, 7
  %222 = or disjoint i64 %221, %216
  %223 = or i64 %220, %215
  br label %224

224:
  %225 = phi i64 [ %204, %208 ], [ %330, %329 ]
  %226 = shl nuw i64 %225, 7
  %227 = tail call i64 @llvm.usub.sat.i64(i64 %179, i64 %226)
  %228 = xor i64 %226, -1
  %229 = add i64 %183, %228
  %230 = lshr i64 %227, 2
  %231 = trunc nuw nsw i64 %230 to i32
  %232 = shl nsw i32 -1, %231
  %233 = tail call i64 @llvm.umin.i64(i64 %229, i64 127)
  %234 = lshr i64 %233, 2
  %235 = trunc nuw nsw i64 %234 to i32
  %236 = xor i32 %235, 31
  %237 = lshr i32 -1, %236
  %238 = and i32 %237, %232
  %239 = load i32, ptr %135, align 8
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %246, label %241

241:
  %242 = load ptr, ptr %138, align 8
  %243 = getelementptr inbounds nuw i32, ptr %242, i64 %225
  %244 = load i32, ptr %243, align 4
  %245 = or i32 %244, %238
  store i32 %245, ptr %243, align 4
  br label %246

246:
  %247 = load i32, ptr %139, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %329, label %249

249:
  br i1 %160, label %258, label %250

250:
  %251 = sub i64 %226, %179
  %252 = ashr i64 %251, %219
  %253 = add nsw i64 %252, %217
  %254 = shl i64 %253, 7
  %255 = and i64 %254, 32640
  %256 = xor i64 %255, 16384
  %257 = or i64 %256, %223
  br label %258

258:
  %259 = phi i64 [ %257, %250 ], [ %222, %249 ]
  %260 = load ptr, ptr %140, align 8
  %261 = getelementptr inbounds nuw %struct.ScreenLine, ptr %260, i64 %225
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %263 = load i64, ptr %261, align 8
  %264 = icmp eq i64 %263, %203
  br i1 %264, label %271, label %265

265:
  store i64 %203, ptr %261, align 8
  %266 = getelementptr inbounds nuw i8, ptr %261, i64 8
  store i64 0, ptr %266, align 8
  store i32 %238, ptr %262, align 8
  %267 = getelementptr inbounds nuw i8, ptr %261, i64 60
  store i32 0, ptr %267, align 4
  %268 = getelementptr inbounds nuw i8, ptr %261, i64 56
  store i32 0, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %261, i64 52
  store i32 0, ptr %269, align 4
  %270 = getelementptr inbounds nuw i8, ptr %261, i64 16
  store i64 %259, ptr %270, align 8
  br label %329

271:
  %272 = load i32, ptr %262, align 4
  %273 = getelementptr inbounds nuw i8, ptr %261, i64 52
  %274 = load i32, ptr %273, align 4
  %275 = getelementptr inbounds nuw i8, ptr %261, i64 56
  %276 = load i32, ptr %275, align 4
  %277 = getelementptr inbounds nuw i8, ptr %261, i64 60
  %278 = load i32, ptr %277, align 4
  %279 = or i32 %276, %278
  %280 = or i32 %279, %272
  %281 = or i32 %280, %274
  %282 = and i32 %281, %238
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %327

284:
  %285 = getelementptr inbounds nuw i8, ptr %261, i64 16
  %286 = load i64, ptr %285, align 8
  %287 = icmp ne i64 %286, %259
  %288 = icmp eq i32 %272, 0
  %289 = or i1 %288, %287
  br i1 %289, label %292, label %290

290:
  %291 = or i32 %272, %238
  store i32 %291, ptr %262, align 4
  br label %320

292:
  %293 = load i32, ptr %141, align 4
  %294 = icmp eq i32 %293, 0
  %295 = icmp eq i32 %274, 0
  br i1 %294, label %297, label %296

296:
  br i1 %295, label %316, label %327

297:
  br i1 %295, label %316, label %298

298:
  %299 = getelementptr inbounds nuw i8, ptr %261, i64 24
  %300 = load i64, ptr %299, align 8
  %301 = and i64 %300, 120
  %302 = icmp eq i64 %301, 120
  br i1 %302, label %307, label %303

303:
  %304 = xor i64 %300, %259
  %305 = and i64 %304, 1015808
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %310, label %307

307:
  %308 = and i64 %259, -16777216
  %309 = or disjoint i64 %308, 120
  br label %316

310:
  %311 = and i64 %304, 32760
  %312 = icmp eq i64 %311, 0
  %313 = and i64 %259, -32768
  %314 = or disjoint i64 %313, 112
  %315 = select i1 %312, i64 %259, i64 %314
  br label %316

316:
  %317 = phi i64 [ %315, %310 ], [ %259, %297 ], [ %309, %307 ], [ %259, %296 ]
  %318 = getelementptr inbounds nuw i8, ptr %261, i64 24
  store i64 %317, ptr %318, align 8
  %319 = or i32 %274, %238
  store i32 %319, ptr %273, align 4
  br label %320

320:
  %321 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %322 = load i64, ptr %321, align 8
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %329, label %324

324:
  store i64 0, ptr %321, align 8
  %325 = load i64, ptr %142, align 8
  %326 = add i64 %325, 1
  store i64 %326, ptr %142, align 8
  br label %329

327:
  %328 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %4, i64 %225, i64 %259, i32 %238)
  br i1 %328, label %329, label %332

329:
  %330 = add nuw nsw i64 %225, 1
  %331 = icmp eq i64 %225, %206
  br i1 %331, label %345, label %224

332:
  %333 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %334 = load i32, ptr %333, align 4
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %335, align 8
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %334, ptr %336, align 4
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %155, ptr %337, align 8
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %338, align 8
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %339, align 8
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %340, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %341, align 4
  br label %350

342:
  %343 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %152, ptr %4, i64 %5)
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %350

345:
  %346 = add nuw nsw i64 %144, 1
  %347 = load i32, ptr %129, align 8
  %348 = zext i32 %347 to i64
  %349 = icmp samesign ult i64 %346, %348
  br i1 %349, label %143, label %350

350:
  %351 = phi i32 [ %12, %11 ], [ 0, %124 ], [ 0, %120 ], [ 1, %332 ], [ 0, %128 ], [ 0, %345 ], [ 1, %342 ]
  ret i32 %351
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
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14432
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
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 14432
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
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store ptr %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %37 = load i32, ptr %36, align 8
  %38 = icmp ne i32 %37, 0
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 134
  %40 = zext i1 %38 to i8
  store i8 %40, ptr %39, align 2
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 132
  store i8 1, ptr %41, align 4
  %42 = getelementptr inbounds nuw %struct.ScreenLine, ptr %25, i64 %4
  %43 = icmp ne i32 %6, 0
  %44 = shl nuw i64 %4, 7
  %45 = icmp ult i64 %44, %22
  %46 = select i1 %43, i1 %45, i1 false
  br i1 %46, label %47, label %229

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %69, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %53 = load i32, ptr %52, align 8
  %54 = icmp ult i32 %53, 4
  br i1 %54, label %69, label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %57 = load i32, ptr %56, align 4
  %58 = add i32 %57, -1
  %59 = and i32 %58, -6
  %60 = icmp eq i32 %59, 0
  %61 = getelementptr inbounds nuw i32, ptr %31, i64 %4
  %62 = load i32, ptr %61, align 4
  br i1 %60, label %63, label %65

63:
  %64 = or i32 %62, %6
  store i32 %64, ptr %61, align 4
  br label %69

65:
  %66 = xor i32 %62, -1
  %67 = and i32 %6, %66
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %229

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %229, label %73

73:
  %74 = load i64, ptr %42, align 8
  %75 = icmp eq i64 %74, %17
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %77 = load i32, ptr %76, align 4
  br i1 %75, label %78, label %136

78:
  switch i32 %77, label %97 [
    i32 4, label %79
    i32 0, label %79
  ]

79:
  %80 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, %5
  br i1 %82, label %83, label %175

83:
  %84 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %85 = load i32, ptr %84, align 8
  %86 = xor i32 %85, -1
  %87 = and i32 %6, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %175

89:
  %90 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %91 = load i32, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %42, i64 52
  %93 = load i32, ptr %92, align 4
  %94 = or i32 %93, %91
  %95 = and i32 %94, %6
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %229, label %175

97:
  %98 = and i64 %5, 7
  %99 = icmp eq i64 %98, 0
  %100 = and i64 %5, 6
  %101 = icmp eq i64 %100, 6
  %102 = or i1 %99, %101
  br i1 %102, label %175, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %105 = load i32, ptr %104, align 8
  %106 = xor i32 %105, -1
  %107 = and i32 %6, %106
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %175

109:
  %110 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %111 = load i64, ptr %110, align 8
  %112 = and i64 %111, 120
  %113 = icmp eq i64 %112, 120
  br i1 %113, label %114, label %175

114:
  %115 = icmp ugt i64 %111, -1099511627777
  %116 = xor i64 %111, %5
  %117 = icmp ult i64 %116, 16777216
  %118 = or i1 %115, %117
  br i1 %118, label %119, label %175

119:
  %120 = and i64 %111, 7
  %121 = icmp ne i64 %120, 0
  %122 = and i64 %116, 7
  %123 = icmp eq i64 %122, 0
  %124 = and i1 %121, %123
  br i1 %124, label %125, label %175

125:
  %126 = getelementptr inbounds nuw i8, ptr %42, i64 52
  %127 = load i32, ptr %126, align 4
  %128 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %129 = load i32, ptr %128, align 8
  %130 = or i32 %129, %127
  %131 = getelementptr inbounds nuw i8, ptr %42, i64 60
  %132 = load i32, ptr %131, align 4
  %133 = or i32 %130, %132
  %134 = and i32 %133, %6
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %229, label %175

136:
  %137 = and i32 %77, -5
  %138 = icmp eq i32 %137, 0
  %139 = select i1 %138, i32 2, i32 0
  store i64 %17, ptr %42, align 8
  %140 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %141 = getelementptr inbounds nuw i8, ptr %42, i64 60
  store i32 0, ptr %141, align 4
  %142 = getelementptr inbounds nuw i8, ptr %42, i64 56
  store i32 0, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %42, i64 52
  store i32 0, ptr %143, align 4
  store i32 0, ptr %140, align 8
  %144 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store i64 0, ptr %144, align 8
  %145 = and i64 %5, 120
  %146 = icmp eq i64 %145, 72
  br i1 %146, label %147, label %148

147:
  call preserve_allcc void @remember(ptr %8, ptr %42, i32 %139, i64 %5, i32 %6)
  br label %226

148:
  %149 = zext nneg i32 %139 to i64
  %150 = getelementptr inbounds nuw i32, ptr %140, i64 %149
  store i32 %6, ptr %150, align 4
  %151 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %152 = getelementptr inbounds nuw i64, ptr %151, i64 %149
  store i64 %5, ptr %152, align 8
  switch i32 %77, label %226 [
    i32 4, label %153
    i32 0, label %153
  ]

153:
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %155 = load i32, ptr %154, align 4
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %226

157:
  %158 = load i32, ptr %140, align 8
  %159 = load i32, ptr %143, align 4
  %160 = or i32 %159, %158
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %226

162:
  %163 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %164 = load i64, ptr %163, align 8
  %165 = and i64 %164, 71
  %166 = icmp eq i64 %165, 64
  br i1 %166, label %167, label %226

167:
  store i32 -1, ptr %142, align 8
  store i32 0, ptr %141, align 4
  %168 = and i64 %164, 120
  %169 = icmp eq i64 %168, 120
  %170 = shl i64 %17, 10
  %171 = lshr i64 %164, 15
  %172 = and i64 %171, 1023
  %173 = select i1 %169, i64 1023, i64 %172
  %174 = or disjoint i64 %173, %170
  store i64 %174, ptr %144, align 8
  br label %226

175:
  %176 = and i64 %5, 64
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %224

178:
  %179 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %180 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %181 = load i32, ptr %180, align 8
  %182 = icmp eq i32 %181, 0
  %183 = getelementptr inbounds nuw i8, ptr %42, i64 52
  %184 = load i32, ptr %183, align 4
  %185 = getelementptr inbounds nuw i8, ptr %42, i64 60
  %186 = load i32, ptr %185, align 4
  %187 = or i32 %186, %184
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %224

189:
  %190 = load i32, ptr %179, align 8
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %196, label %192

192:
  %193 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %194 = load i64, ptr %193, align 8
  %195 = icmp eq i64 %194, %5
  br i1 %195, label %196, label %224

196:
  br i1 %182, label %201, label %197

197:
  %198 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, %5
  br i1 %200, label %201, label %224

201:
  %202 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %203 = load i32, ptr %202, align 4
  switch i32 %203, label %207 [
    i32 4, label %224
    i32 0, label %204
  ]

204:
  %205 = getelementptr inbounds nuw i8, ptr %42, i64 32
  store i64 %5, ptr %205, align 8
  %206 = or i32 %181, %6
  store i32 %206, ptr %180, align 8
  br label %226

207:
  %208 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %217, label %211

211:
  store i64 0, ptr %208, align 8
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %213 = load i64, ptr %212, align 8
  %214 = add i64 %213, 1
  store i64 %214, ptr %212, align 8
  %215 = load i32, ptr %179, align 8
  %216 = load i32, ptr %180, align 8
  br label %217

217:
  %218 = phi i32 [ %216, %211 ], [ %181, %207 ]
  %219 = phi i32 [ %215, %211 ], [ %190, %207 ]
  %220 = getelementptr inbounds nuw i8, ptr %42, i64 16
  store i64 %5, ptr %220, align 8
  %221 = or i32 %219, %6
  store i32 %221, ptr %179, align 8
  %222 = xor i32 %6, -1
  %223 = and i32 %218, %222
  store i32 %223, ptr %180, align 8
  br label %226

224:
  %225 = call preserve_allcc i1 @judge_again(ptr %8, ptr %42, i64 %5, i32 %6)
  br i1 %225, label %226, label %229

226:
  %227 = and i64 %5, 6
  %228 = icmp ne i64 %227, 6
  br label %229

229:
  %230 = phi i1 [ false, %65 ], [ false, %224 ], [ true, %226 ], [ true, %89 ], [ true, %125 ], [ true, %69 ], [ true,
      %7 ]
  ret i1 %230
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18624
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 42384
  %61 = load i32, ptr %60, align 8
  %62 = icmp ult i32 %3, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 42376
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
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 18624
  %6 = load ptr, ptr %5, align 8
  %7 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 42384
  %22 = load i32, ptr %21, align 8
  %23 = icmp ult i32 %2, %22
  br i1 %23, label %24, label %64

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 42376
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
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 3072
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18624
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 18620
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %61

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 18632
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %61

22:
  %23 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18624
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
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 18624
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
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 18620
  %27 = load i32, ptr %26, align 4
  %28 = icmp ult i32 %27, 128
  br i1 %28, label %29, label %56

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 42384
  %31 = load i32, ptr %30, align 8
  %32 = icmp ult i32 %3, %31
  br i1 %32, label %33, label %56

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 42376
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 42384
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 42376
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18624
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 42384
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %37

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 42376
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %3 to i64
  %15 = getelementptr inbounds ptr, ptr %13, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 3072
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 18632
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 42384
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 42376
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %3 to i64
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %25 ], [ null, %21 ]
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18624
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 14680
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18624
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 18632
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  %7 = icmp ne i32 %2, -1
  %8 = and i1 %7, %6
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %5, 0
  br label %37

13:
  store i32 0, ptr %4, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %20

20:
  %21 = phi i64 [ 0, %13 ], [ %35, %20 ]
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = lshr i64 %21, 3
  %24 = and i32 %22, 7
  %25 = mul i32 %24, %15
  %26 = and i64 %23, 536870911
  %27 = getelementptr inbounds nuw i32, ptr %16, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %25, %28
  %30 = getelementptr inbounds nuw i32, ptr %17, i64 %21
  store i32 %29, ptr %30, align 4
  %31 = getelementptr inbounds nuw i32, ptr %18, i64 %26
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, %25
  %34 = getelementptr inbounds nuw i32, ptr %19, i64 %21
  store i32 %33, ptr %34, align 4
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, 32
  br i1 %36, label %37, label %20

37:
  %38 = phi i1 [ %12, %9 ], [ true, %20 ]
  %39 = phi i32 [ %11, %9 ], [ %15, %20 ]
  %40 = xor i32 %2, -1
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %42 = load i32, ptr %41, align 4
  %43 = and i32 %42, %40
  store i32 %43, ptr %41, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %45 = load ptr, ptr %44, align 8
  switch i32 %39, label %388 [
    i32 4, label %46
    i32 8, label %217
  ]

46:
  br i1 %38, label %68, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %52

52:
  %53 = phi i64 [ 0, %47 ], [ %66, %52 ]
  %54 = getelementptr inbounds nuw i32, ptr %48, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %45, i64 %56
  %58 = load i64, ptr %49, align 8
  %59 = load i64, ptr %50, align 8
  %60 = add i64 %59, %58
  %61 = inttoptr i64 %60 to ptr
  %62 = getelementptr inbounds nuw i32, ptr %51, i64 %53
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %57, ptr align 1 %65, i64 32, i1 false)
  %66 = add nuw nsw i64 %53, 1
  %67 = icmp eq i64 %66, 4
  br i1 %67, label %550, label %52

68:
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %70 = load i32, ptr %69, align 4
  %71 = and i32 %70, %2
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, %73
  %77 = inttoptr i64 %76 to ptr
  switch i32 %71, label %78 [
    i32 -1, label %81
    i32 0, label %183
  ]

78:
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %84

81:
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %100

84:
  %85 = phi i32 [ %71, %78 ], [ %98, %84 ]
  %86 = tail call i32 @llvm.cttz.i32(i32 %85, i1 true)
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %79, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %45, i64 %90
  %92 = getelementptr inbounds nuw i32, ptr %80, i64 %87
  %93 = load i32, ptr %92, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr %77, i64 %94
  %96 = load i32, ptr %95, align 1
  store i32 %96, ptr %91, align 1
  %97 = add i32 %85, -1
  %98 = and i32 %97, %85
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %183, label %84

100:
  %101 = phi i64 [ 0, %81 ], [ %181, %100 ]
  %102 = getelementptr inbounds nuw i32, ptr %82, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i8, ptr %45, i64 %104
  %106 = getelementptr inbounds nuw i32, ptr %83, i64 %101
  %107 = load i32, ptr %106, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr %77, i64 %108
  %110 = load i32, ptr %109, align 1
  store i32 %110, ptr %105, align 1
  %111 = or disjoint i64 %101, 1
  %112 = getelementptr inbounds nuw i32, ptr %82, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %45, i64 %114
  %116 = getelementptr inbounds nuw i32, ptr %83, i64 %111
  %117 = load i32, ptr %116, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i8, ptr %77, i64 %118
  %120 = load i32, ptr %119, align 1
  store i32 %120, ptr %115, align 1
  %121 = or disjoint i64 %101, 2
  %122 = getelementptr inbounds nuw i32, ptr %82, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %45, i64 %124
  %126 = getelementptr inbounds nuw i32, ptr %83, i64 %121
  %127 = load i32, ptr %126, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, ptr %77, i64 %128
  %130 = load i32, ptr %129, align 1
  store i32 %130, ptr %125, align 1
  %131 = or disjoint i64 %101, 3
  %132 = getelementptr inbounds nuw i32, ptr %82, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i8, ptr %45, i64 %134
  %136 = getelementptr inbounds nuw i32, ptr %83, i64 %131
  %137 = load i32, ptr %136, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr %77, i64 %138
  %140 = load i32, ptr %139, align 1
  store i32 %140, ptr %135, align 1
  %141 = or disjoint i64 %101, 4
  %142 = getelementptr inbounds nuw i32, ptr %82, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %45, i64 %144
  %146 = getelementptr inbounds nuw i32, ptr %83, i64 %141
  %147 = load i32, ptr %146, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds i8, ptr %77, i64 %148
  %150 = load i32, ptr %149, align 1
  store i32 %150, ptr %145, align 1
  %151 = or disjoint i64 %101, 5
  %152 = getelementptr inbounds nuw i32, ptr %82, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw i8, ptr %45, i64 %154
  %156 = getelementptr inbounds nuw i32, ptr %83, i64 %151
  %157 = load i32, ptr %156, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr %77, i64 %158
  %160 = load i32, ptr %159, align 1
  store i32 %160, ptr %155, align 1
  %161 = or disjoint i64 %101, 6
  %162 = getelementptr inbounds nuw i32, ptr %82, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds nuw i8, ptr %45, i64 %164
  %166 = getelementptr inbounds nuw i32, ptr %83, i64 %161
  %167 = load i32, ptr %166, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr %77, i64 %168
  %170 = load i32, ptr %169, align 1
  store i32 %170, ptr %165, align 1
  %171 = or disjoint i64 %101, 7
  %172 = getelementptr inbounds nuw i32, ptr %82, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %45, i64 %174
  %176 = getelementptr inbounds nuw i32, ptr %83, i64 %171
  %177 = load i32, ptr %176, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr %77, i64 %178
  %180 = load i32, ptr %179, align 1
  store i32 %180, ptr %175, align 1
  %181 = add nuw nsw i64 %101, 8
  %182 = icmp eq i64 %181, 32
  br i1 %182, label %183, label %100

183:
  %184 = load i32, ptr %69, align 4
  %185 = xor i32 %184, -1
  %186 = and i32 %2, %185
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %550, label %188

188:
  %189 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %192

192:
  %193 = phi i32 [ %186, %188 ], [ %215, %213 ]
  %194 = tail call i32 @llvm.cttz.i32(i32 %193, i1 true)
  %195 = zext nneg i32 %194 to i64
  %196 = getelementptr inbounds nuw i32, ptr %189, i64 %195
  %197 = load i32, ptr %196, align 4
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw i8, ptr %45, i64 %198
  store i32 0, ptr %199, align 1
  %200 = getelementptr inbounds nuw i8, ptr %190, i64 %195
  %201 = load i8, ptr %200, align 1
  %202 = icmp eq i8 %201, 0
  br i1 %202, label %213, label %203

203:
  %204 = load i64, ptr %72, align 8
  %205 = load i64, ptr %74, align 8
  %206 = add i64 %205, %204
  %207 = inttoptr i64 %206 to ptr
  %208 = getelementptr inbounds nuw i32, ptr %191, i64 %195
  %209 = load i32, ptr %208, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds i8, ptr %207, i64 %210
  %212 = zext i8 %201 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %199, ptr align 1 %211, i64 %212, i1 false)
  br label %213

213:
  %214 = add i32 %193, -1
  %215 = and i32 %214, %193
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %550, label %192

217:
  br i1 %38, label %239, label %218

218:
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %220 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %221 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %223

223:
  %224 = phi i64 [ 0, %218 ], [ %237, %223 ]
  %225 = getelementptr inbounds nuw i32, ptr %219, i64 %224
  %226 = load i32, ptr %225, align 4
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds nuw i8, ptr %45, i64 %227
  %229 = load i64, ptr %220, align 8
  %230 = load i64, ptr %221, align 8
  %231 = add i64 %230, %229
  %232 = inttoptr i64 %231 to ptr
  %233 = getelementptr inbounds nuw i32, ptr %222, i64 %224
  %234 = load i32, ptr %233, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds i8, ptr %232, i64 %235
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %228, ptr align 1 %236, i64 64, i1 false)
  %237 = add nuw nsw i64 %224, 1
  %238 = icmp eq i64 %237, 4
  br i1 %238, label %550, label %223

239:
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %241 = load i32, ptr %240, align 4
  %242 = and i32 %241, %2
  %243 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %246 = load i64, ptr %245, align 8
  %247 = add i64 %246, %244
  %248 = inttoptr i64 %247 to ptr
  switch i32 %242, label %249 [
    i32 -1, label %252
    i32 0, label %354
  ]

249:
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %251 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %255

252:
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %254 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %271

255:
  %256 = phi i32 [ %242, %249 ], [ %269, %255 ]
  %257 = tail call i32 @llvm.cttz.i32(i32 %256, i1 true)
  %258 = zext nneg i32 %257 to i64
  %259 = getelementptr inbounds nuw i32, ptr %250, i64 %258
  %260 = load i32, ptr %259, align 4
  %261 = zext i32 %260 to i64
  %262 = getelementptr inbounds nuw i8, ptr %45, i64 %261
  %263 = getelementptr inbounds nuw i32, ptr %251, i64 %258
  %264 = load i32, ptr %263, align 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds i8, ptr %248, i64 %265
  %267 = load i64, ptr %266, align 1
  store i64 %267, ptr %262, align 1
  %268 = add i32 %256, -1
  %269 = and i32 %268, %256
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %354, label %255

271:
  %272 = phi i64 [ 0, %252 ], [ %352, %271 ]
  %273 = getelementptr inbounds nuw i32, ptr %253, i64 %272
  %274 = load i32, ptr %273, align 4
  %275 = zext i32 %274 to i64
  %276 = getelementptr inbounds nuw i8, ptr %45, i64 %275
  %277 = getelementptr inbounds nuw i32, ptr %254, i64 %272
  %278 = load i32, ptr %277, align 4
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds i8, ptr %248, i64 %279
  %281 = load i64, ptr %280, align 1
  store i64 %281, ptr %276, align 1
  %282 = or disjoint i64 %272, 1
  %283 = getelementptr inbounds nuw i32, ptr %253, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds nuw i8, ptr %45, i64 %285
  %287 = getelementptr inbounds nuw i32, ptr %254, i64 %282
  %288 = load i32, ptr %287, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds i8, ptr %248, i64 %289
  %291 = load i64, ptr %290, align 1
  store i64 %291, ptr %286, align 1
  %292 = or disjoint i64 %272, 2
  %293 = getelementptr inbounds nuw i32, ptr %253, i64 %292
  %294 = load i32, ptr %293, align 4
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds nuw i8, ptr %45, i64 %295
  %297 = getelementptr inbounds nuw i32, ptr %254, i64 %292
  %298 = load i32, ptr %297, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds i8, ptr %248, i64 %299
  %301 = load i64, ptr %300, align 1
  store i64 %301, ptr %296, align 1
  %302 = or disjoint i64 %272, 3
  %303 = getelementptr inbounds nuw i32, ptr %253, i64 %302
  %304 = load i32, ptr %303, align 4
  %305 = zext i32 %304 to i64
  %306 = getelementptr inbounds nuw i8, ptr %45, i64 %305
  %307 = getelementptr inbounds nuw i32, ptr %254, i64 %302
  %308 = load i32, ptr %307, align 4
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds i8, ptr %248, i64 %309
  %311 = load i64, ptr %310, align 1
  store i64 %311, ptr %306, align 1
  %312 = or disjoint i64 %272, 4
  %313 = getelementptr inbounds nuw i32, ptr %253, i64 %312
  %314 = load i32, ptr %313, align 4
  %315 = zext i32 %314 to i64
  %316 = getelementptr inbounds nuw i8, ptr %45, i64 %315
  %317 = getelementptr inbounds nuw i32, ptr %254, i64 %312
  %318 = load i32, ptr %317, align 4
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds i8, ptr %248, i64 %319
  %321 = load i64, ptr %320, align 1
  store i64 %321, ptr %316, align 1
  %322 = or disjoint i64 %272, 5
  %323 = getelementptr inbounds nuw i32, ptr %253, i64 %322
  %324 = load i32, ptr %323, align 4
  %325 = zext i32 %324 to i64
  %326 = getelementptr inbounds nuw i8, ptr %45, i64 %325
  %327 = getelementptr inbounds nuw i32, ptr %254, i64 %322
  %328 = load i32, ptr %327, align 4
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds i8, ptr %248, i64 %329
  %331 = load i64, ptr %330, align 1
  store i64 %331, ptr %326, align 1
  %332 = or disjoint i64 %272, 6
  %333 = getelementptr inbounds nuw i32, ptr %253, i64 %332
  %334 = load i32, ptr %333, align 4
  %335 = zext i32 %334 to i64
  %336 = getelementptr inbounds nuw i8, ptr %45, i64 %335
  %337 = getelementptr inbounds nuw i32, ptr %254, i64 %332
  %338 = load i32, ptr %337, align 4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %248, i64 %339
  %341 = load i64, ptr %340, align 1
  store i64 %341, ptr %336, align 1
  %342 = or disjoint i64 %272, 7
  %343 = getelementptr inbounds nuw i32, ptr %253, i64 %342
  %344 = load i32, ptr %343, align 4
  %345 = zext i32 %344 to i64
  %346 = getelementptr inbounds nuw i8, ptr %45, i64 %345
  %347 = getelementptr inbounds nuw i32, ptr %254, i64 %342
  %348 = load i32, ptr %347, align 4
  %349 = sext i32 %348 to i64
  %350 = getelementptr inbounds i8, ptr %248, i64 %349
  %351 = load i64, ptr %350, align 1
  store i64 %351, ptr %346, align 1
  %352 = add nuw nsw i64 %272, 8
  %353 = icmp eq i64 %352, 32
  br i1 %353, label %354, label %271

354:
  %355 = load i32, ptr %240, align 4
  %356 = xor i32 %355, -1
  %357 = and i32 %2, %356
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %550, label %359

359:
  %360 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %361 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %362 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %363

363:
  %364 = phi i32 [ %357, %359 ], [ %386, %384 ]
  %365 = tail call i32 @llvm.cttz.i32(i32 %364, i1 true)
  %366 = zext nneg i32 %365 to i64
  %367 = getelementptr inbounds nuw i32, ptr %360, i64 %366
  %368 = load i32, ptr %367, align 4
  %369 = zext i32 %368 to i64
  %370 = getelementptr inbounds nuw i8, ptr %45, i64 %369
  store i64 0, ptr %370, align 1
  %371 = getelementptr inbounds nuw i8, ptr %361, i64 %366
  %372 = load i8, ptr %371, align 1
  %373 = icmp eq i8 %372, 0
  br i1 %373, label %384, label %374

374:
  %375 = load i64, ptr %243, align 8
  %376 = load i64, ptr %245, align 8
  %377 = add i64 %376, %375
  %378 = inttoptr i64 %377 to ptr
  %379 = getelementptr inbounds nuw i32, ptr %362, i64 %366
  %380 = load i32, ptr %379, align 4
  %381 = sext i32 %380 to i64
  %382 = getelementptr inbounds i8, ptr %378, i64 %381
  %383 = zext i8 %372 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %370, ptr align 1 %382, i64 %383, i1 false)
  br label %384

384:
  %385 = add i32 %364, -1
  %386 = and i32 %385, %364
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %550, label %363

388:
  br i1 %38, label %410, label %389

389:
  %390 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %391 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %392 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %393 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %394

394:
  %395 = phi i64 [ 0, %389 ], [ %408, %394 ]
  %396 = getelementptr inbounds nuw i32, ptr %390, i64 %395
  %397 = load i32, ptr %396, align 4
  %398 = zext i32 %397 to i64
  %399 = getelementptr inbounds nuw i8, ptr %45, i64 %398
  %400 = load i64, ptr %391, align 8
  %401 = load i64, ptr %392, align 8
  %402 = add i64 %401, %400
  %403 = inttoptr i64 %402 to ptr
  %404 = getelementptr inbounds nuw i32, ptr %393, i64 %395
  %405 = load i32, ptr %404, align 4
  %406 = sext i32 %405 to i64
  %407 = getelementptr inbounds i8, ptr %403, i64 %406
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %399, ptr align 1 %407, i64 128, i1 false)
  %408 = add nuw nsw i64 %395, 1
  %409 = icmp eq i64 %408, 4
  br i1 %409, label %550, label %394

410:
  %411 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %412 = load i32, ptr %411, align 4
  %413 = and i32 %412, %2
  %414 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %415 = load i64, ptr %414, align 8
  %416 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %417 = load i64, ptr %416, align 8
  %418 = add i64 %417, %415
  %419 = inttoptr i64 %418 to ptr
  switch i32 %413, label %420 [
    i32 -1, label %423
    i32 0, label %516
  ]

420:
  %421 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %422 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %426

423:
  %424 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %425 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %441

426:
  %427 = phi i32 [ %413, %420 ], [ %439, %426 ]
  %428 = tail call i32 @llvm.cttz.i32(i32 %427, i1 true)
  %429 = zext nneg i32 %428 to i64
  %430 = getelementptr inbounds nuw i32, ptr %421, i64 %429
  %431 = load i32, ptr %430, align 4
  %432 = zext i32 %431 to i64
  %433 = getelementptr inbounds nuw i8, ptr %45, i64 %432
  %434 = getelementptr inbounds nuw i32, ptr %422, i64 %429
  %435 = load i32, ptr %434, align 4
  %436 = sext i32 %435 to i64
  %437 = getelementptr inbounds i8, ptr %419, i64 %436
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %433, ptr align 1 %437, i64 16, i1 false)
  %438 = add i32 %427, -1
  %439 = and i32 %438, %427
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %516, label %426

441:
  %442 = phi i64 [ 0, %423 ], [ %514, %441 ]
  %443 = getelementptr inbounds nuw i32, ptr %424, i64 %442
  %444 = load i32, ptr %443, align 4
  %445 = zext i32 %444 to i64
  %446 = getelementptr inbounds nuw i8, ptr %45, i64 %445
  %447 = getelementptr inbounds nuw i32, ptr %425, i64 %442
  %448 = load i32, ptr %447, align 4
  %449 = sext i32 %448 to i64
  %450 = getelementptr inbounds i8, ptr %419, i64 %449
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %446, ptr align 1 %450, i64 16, i1 false)
  %451 = or disjoint i64 %442, 1
  %452 = getelementptr inbounds nuw i32, ptr %424, i64 %451
  %453 = load i32, ptr %452, align 4
  %454 = zext i32 %453 to i64
  %455 = getelementptr inbounds nuw i8, ptr %45, i64 %454
  %456 = getelementptr inbounds nuw i32, ptr %425, i64 %451
  %457 = load i32, ptr %456, align 4
  %458 = sext i32 %457 to i64
  %459 = getelementptr inbounds i8, ptr %419, i64 %458
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %455, ptr align 1 %459, i64 16, i1 false)
  %460 = or disjoint i64 %442, 2
  %461 = getelementptr inbounds nuw i32, ptr %424, i64 %460
  %462 = load i32, ptr %461, align 4
  %463 = zext i32 %462 to i64
  %464 = getelementptr inbounds nuw i8, ptr %45, i64 %463
  %465 = getelementptr inbounds nuw i32, ptr %425, i64 %460
  %466 = load i32, ptr %465, align 4
  %467 = sext i32 %466 to i64
  %468 = getelementptr inbounds i8, ptr %419, i64 %467
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %464, ptr align 1 %468, i64 16, i1 false)
  %469 = or disjoint i64 %442, 3
  %470 = getelementptr inbounds nuw i32, ptr %424, i64 %469
  %471 = load i32, ptr %470, align 4
  %472 = zext i32 %471 to i64
  %473 = getelementptr inbounds nuw i8, ptr %45, i64 %472
  %474 = getelementptr inbounds nuw i32, ptr %425, i64 %469
  %475 = load i32, ptr %474, align 4
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds i8, ptr %419, i64 %476
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %473, ptr align 1 %477, i64 16, i1 false)
  %478 = or disjoint i64 %442, 4
  %479 = getelementptr inbounds nuw i32, ptr %424, i64 %478
  %480 = load i32, ptr %479, align 4
  %481 = zext i32 %480 to i64
  %482 = getelementptr inbounds nuw i8, ptr %45, i64 %481
  %483 = getelementptr inbounds nuw i32, ptr %425, i64 %478
  %484 = load i32, ptr %483, align 4
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds i8, ptr %419, i64 %485
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %482, ptr align 1 %486, i64 16, i1 false)
  %487 = or disjoint i64 %442, 5
  %488 = getelementptr inbounds nuw i32, ptr %424, i64 %487
  %489 = load i32, ptr %488, align 4
  %490 = zext i32 %489 to i64
  %491 = getelementptr inbounds nuw i8, ptr %45, i64 %490
  %492 = getelementptr inbounds nuw i32, ptr %425, i64 %487
  %493 = load i32, ptr %492, align 4
  %494 = sext i32 %493 to i64
  %495 = getelementptr inbounds i8, ptr %419, i64 %494
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %491, ptr align 1 %495, i64 16, i1 false)
  %496 = or disjoint i64 %442, 6
  %497 = getelementptr inbounds nuw i32, ptr %424, i64 %496
  %498 = load i32, ptr %497, align 4
  %499 = zext i32 %498 to i64
  %500 = getelementptr inbounds nuw i8, ptr %45, i64 %499
  %501 = getelementptr inbounds nuw i32, ptr %425, i64 %496
  %502 = load i32, ptr %501, align 4
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds i8, ptr %419, i64 %503
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %500, ptr align 1 %504, i64 16, i1 false)
  %505 = or disjoint i64 %442, 7
  %506 = getelementptr inbounds nuw i32, ptr %424, i64 %505
  %507 = load i32, ptr %506, align 4
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds nuw i8, ptr %45, i64 %508
  %510 = getelementptr inbounds nuw i32, ptr %425, i64 %505
  %511 = load i32, ptr %510, align 4
  %512 = sext i32 %511 to i64
  %513 = getelementptr inbounds i8, ptr %419, i64 %512
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %509, ptr align 1 %513, i64 16, i1 false)
  %514 = add nuw nsw i64 %442, 8
  %515 = icmp eq i64 %514, 32
  br i1 %515, label %516, label %441

516:
  %517 = load i32, ptr %411, align 4
  %518 = xor i32 %517, -1
  %519 = and i32 %2, %518
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %550, label %521

521:
  %522 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %523 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %524 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %525

525:
  %526 = phi i32 [ %519, %521 ], [ %548, %546 ]
  %527 = tail call i32 @llvm.cttz.i32(i32 %526, i1 true)
  %528 = zext nneg i32 %527 to i64
  %529 = getelementptr inbounds nuw i32, ptr %522, i64 %528
  %530 = load i32, ptr %529, align 4
  %531 = zext i32 %530 to i64
  %532 = getelementptr inbounds nuw i8, ptr %45, i64 %531
  tail call void @llvm.memset.p0.i64(ptr align 1 %532, i8 0, i64 16, i1 false)
  %533 = getelementptr inbounds nuw i8, ptr %523, i64 %528
  %534 = load i8, ptr %533, align 1
  %535 = icmp eq i8 %534, 0
  br i1 %535, label %546, label %536

536:
  %537 = load i64, ptr %414, align 8
  %538 = load i64, ptr %416, align 8
  %539 = add i64 %538, %537
  %540 = inttoptr i64 %539 to ptr
  %541 = getelementptr inbounds nuw i32, ptr %524, i64 %528
  %542 = load i32, ptr %541, align 4
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds i8, ptr %540, i64 %543
  %545 = zext i8 %534 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %532, ptr align 1 %544, i64 %545, i1 false)
  br label %546

546:
  %547 = add i32 %526, -1
  %548 = and i32 %547, %526
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %550, label %525

550:
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
  br i1 %14, label %15, label %81

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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 133
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
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %52, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %55, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %61 = load i64, ptr %60, align 8
  %62 = shl i64 %61, 16
  %63 = load i32, ptr %17, align 8
  %64 = lshr i32 %63, 4
  %65 = zext nneg i32 %64 to i64
  %66 = or i64 %62, %65
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %66, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %69 = load i32, ptr %68, align 8
  %70 = icmp ne i32 %69, 0
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %72 = zext i1 %70 to i8
  store i8 %72, ptr %71, align 2
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %73, align 4
  %74 = icmp samesign ult i64 %16, %42
  br i1 %74, label %75, label %884

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = and i64 %3, 127
  %78 = getelementptr inbounds nuw i8, ptr %45, i64 %16
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %78, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %251

81:
  switch i32 %8, label %87 [
    i32 1, label %104
    i32 0, label %82
  ]

82:
  %83 = lshr i64 %3, 32
  %84 = trunc nuw i64 %83 to i32
  %85 = add i32 %84, -1
  %86 = icmp ult i32 %85, 4
  br i1 %86, label %87, label %104

87:
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %89 = load i32, ptr %88, align 4
  %90 = add i32 %89, -1
  %91 = and i32 %90, -6
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %884, label %93

93:
  %94 = load ptr, ptr %0, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 37696
  %96 = load i32, ptr %95, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %884, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %94, i64 37700
  %100 = load i32, ptr %99, align 4
  %101 = icmp eq i32 %100, 0
  %102 = icmp eq i64 %12, 8589934592
  %103 = and i1 %102, %101
  br i1 %103, label %869, label %884

104:
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %106 = load i32, ptr %105, align 8
  %107 = zext i32 %106 to i64
  %108 = shl nuw nsw i64 %107, 20
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %110 = load i32, ptr %109, align 4
  %111 = zext i32 %110 to i64
  %112 = shl nuw nsw i64 %111, 15
  %113 = or i64 %112, %108
  %114 = load i64, ptr %1, align 8
  %115 = shl i64 %114, 40
  %116 = or i64 %113, %115
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %118 = load i8, ptr %117, align 1
  %119 = trunc nuw i8 %118 to i1
  br i1 %119, label %124, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %122 = load i32, ptr %121, align 4
  %123 = zext i32 %122 to i64
  br label %124

124:
  %125 = phi i64 [ %123, %120 ], [ 0, %104 ]
  %126 = or i64 %116, %125
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %126, ptr %127, align 8
  %128 = load ptr, ptr %0, align 8
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 37656
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %132, align 4
  %133 = getelementptr inbounds nuw i8, ptr %128, i64 42336
  %134 = load ptr, ptr %133, align 8
  %135 = icmp eq ptr %134, null
  br i1 %135, label %182, label %136

136:
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %138 = load i32, ptr %137, align 4
  %139 = zext i32 %138 to i64
  %140 = and i64 %139, 7
  %141 = icmp eq i64 %140, 0
  %142 = and i64 %139, 6
  %143 = icmp eq i64 %142, 6
  %144 = or i1 %141, %143
  br i1 %144, label %145, label %182

145:
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %147 = load i32, ptr %109, align 4
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %146, i64 %148
  %150 = getelementptr inbounds nuw i8, ptr %128, i64 42344
  %151 = load ptr, ptr %150, align 8
  %152 = load i64, ptr %1, align 8
  %153 = mul i64 %152, 96
  %154 = getelementptr inbounds nuw i8, ptr %151, i64 %153
  %155 = getelementptr inbounds nuw i8, ptr %149, i64 112
  store i32 0, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %149, i64 116
  %157 = load i32, ptr %156, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %182, label %159

159:
  store i32 0, ptr %156, align 4
  br label %160

160:
  %161 = phi i64 [ 0, %159 ], [ %180, %179 ]
  %162 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %154, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %164 = load i64, ptr %163, align 8
  %165 = trunc i64 %164 to i32
  %166 = lshr i32 %165, 15
  %167 = and i32 %166, 31
  %168 = load i32, ptr %109, align 4
  %169 = icmp eq i32 %167, %168
  br i1 %169, label %170, label %179

170:
  %171 = lshr i64 %164, 24
  %172 = and i64 %171, 65535
  %173 = load i32, ptr %105, align 8
  %174 = lshr i32 %173, 4
  %175 = zext nneg i32 %174 to i64
  %176 = icmp eq i64 %172, %175
  br i1 %176, label %177, label %179

177:
  %178 = getelementptr inbounds nuw i8, ptr %162, i64 20
  store i32 0, ptr %178, align 4
  br label %179

179:
  %180 = add nuw nsw i64 %161, 1
  %181 = icmp eq i64 %180, 4
  br i1 %181, label %182, label %160

182:
  %183 = load ptr, ptr %6, align 8
  %184 = ptrtoint ptr %183 to i64
  %185 = load ptr, ptr %0, align 8
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 37712
  %187 = udiv i64 %184, 48
  %188 = and i64 %187, 63
  %189 = getelementptr inbounds nuw %struct.ScreenCache, ptr %186, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = icmp eq i64 %190, %184
  br i1 %191, label %192, label %199

192:
  %193 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %194 = load i64, ptr %193, align 8
  %195 = sub i64 %3, %194
  %196 = getelementptr inbounds nuw i8, ptr %189, i64 16
  %197 = load i64, ptr %196, align 8
  %198 = icmp ult i64 %195, %197
  br i1 %198, label %205, label %199

199:
  %200 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %3, ptr %189)
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %884, label %202

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
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %219, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %189, i64 56
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %222, ptr %223, align 8
  %224 = shl i64 %3, 1
  %225 = getelementptr inbounds nuw i8, ptr %189, i64 32
  %226 = load i64, ptr %225, align 8
  %227 = load i64, ptr %207, align 8
  %228 = add i64 %226, %227
  %229 = sub i64 %224, %228
  store i64 %3, ptr %225, align 8
  %230 = load i64, ptr %209, align 8
  %231 = icmp ult i64 %229, %230
  %232 = load ptr, ptr %215, align 8
  %233 = icmp eq ptr %232, null
  br i1 %231, label %234, label %238

234:
  br i1 %233, label %863, label %235

235:
  %236 = lshr i64 %229, 7
  %237 = getelementptr inbounds nuw %struct.ScreenLine, ptr %232, i64 %236
  tail call void @llvm.prefetch.p0(ptr %237, i32 1, i32 3, i32 1)
  br label %239

238:
  br i1 %233, label %863, label %239

239:
  %240 = load i64, ptr %208, align 8
  %241 = load i64, ptr %214, align 8
  %242 = inttoptr i64 %241 to ptr
  %243 = load i8, ptr %132, align 4
  %244 = trunc nuw i8 %243 to i1
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %246 = sub i64 %3, %240
  %247 = and i64 %246, 127
  %248 = getelementptr inbounds nuw i8, ptr %242, i64 %246
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %248, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br i1 %244, label %251, label %268

251:
  %252 = phi ptr [ %80, %75 ], [ %250, %239 ]
  %253 = phi ptr [ %79, %75 ], [ %249, %239 ]
  %254 = phi i64 [ %77, %75 ], [ %247, %239 ]
  %255 = phi i64 [ %16, %75 ], [ %246, %239 ]
  %256 = phi ptr [ %76, %75 ], [ %245, %239 ]
  %257 = load ptr, ptr %0, align 8
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 37696
  %259 = load i32, ptr %258, align 8
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %268, label %261

261:
  %262 = load ptr, ptr %6, align 8
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 8
  %264 = load i32, ptr %263, align 8
  %265 = icmp ult i32 %264, 4
  br i1 %265, label %266, label %268

266:
  %267 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %255)
  br i1 %267, label %268, label %848

268:
  %269 = phi ptr [ %250, %239 ], [ %252, %251 ], [ %252, %266 ], [ %252, %261 ]
  %270 = phi ptr [ %249, %239 ], [ %253, %251 ], [ %253, %266 ], [ %253, %261 ]
  %271 = phi i64 [ %247, %239 ], [ %254, %251 ], [ %254, %266 ], [ %254, %261 ]
  %272 = phi i64 [ %246, %239 ], [ %255, %251 ], [ %255, %266 ], [ %255, %261 ]
  %273 = phi ptr [ %245, %239 ], [ %256, %251 ], [ %256, %266 ], [ %256, %261 ]
  %274 = icmp slt i32 %4, 0
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %276 = load i64, ptr %275, align 8
  br i1 %274, label %277, label %279

277:
  %278 = or i64 %276, 112
  br label %285

279:
  %280 = zext nneg i32 %4 to i64
  %281 = shl nuw nsw i64 %280, 7
  %282 = and i64 %281, 32640
  %283 = xor i64 %282, 16440
  %284 = or i64 %283, %276
  br label %285

285:
  %286 = phi i64 [ %278, %277 ], [ %284, %279 ]
  %287 = lshr i64 %272, 7
  %288 = load ptr, ptr %6, align 8
  %289 = getelementptr inbounds nuw i8, ptr %288, i64 8
  %290 = load i32, ptr %289, align 8
  %291 = zext i32 %290 to i64
  %292 = add nsw i64 %271, -1
  %293 = add nsw i64 %292, %291
  %294 = lshr i64 %271, 2
  %295 = trunc nuw nsw i64 %294 to i32
  %296 = shl nsw i32 -1, %295
  %297 = tail call i64 @llvm.umin.i64(i64 %293, i64 127)
  %298 = lshr i64 %297, 2
  %299 = trunc nuw nsw i64 %298 to i32
  %300 = xor i32 %299, 31
  %301 = lshr i32 -1, %300
  %302 = and i32 %301, %296
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %304 = load ptr, ptr %303, align 8
  %305 = getelementptr inbounds nuw %struct.ScreenLine, ptr %304, i64 %287
  %306 = icmp eq i32 %302, 0
  br i1 %306, label %816, label %307

307:
  %308 = and i64 %272, -128
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %310 = load i64, ptr %309, align 8
  %311 = icmp ult i64 %308, %310
  br i1 %311, label %312, label %816

312:
  %313 = load i8, ptr %269, align 4
  %314 = trunc nuw i8 %313 to i1
  %315 = load ptr, ptr %0, align 8
  br i1 %314, label %316, label %339

316:
  %317 = getelementptr inbounds nuw i8, ptr %315, i64 37696
  %318 = load i32, ptr %317, align 8
  %319 = icmp eq i32 %318, 0
  %320 = icmp ult i32 %290, 4
  %321 = or i1 %320, %319
  br i1 %321, label %339, label %322

322:
  %323 = getelementptr inbounds nuw i8, ptr %288, i64 4
  %324 = load i32, ptr %323, align 4
  %325 = add i32 %324, -1
  %326 = and i32 %325, -6
  %327 = icmp eq i32 %326, 0
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %329 = load ptr, ptr %328, align 8
  %330 = getelementptr inbounds nuw i32, ptr %329, i64 %287
  %331 = load i32, ptr %330, align 4
  br i1 %327, label %332, label %335

332:
  %333 = or i32 %331, %302
  store i32 %333, ptr %330, align 4
  %334 = load ptr, ptr %0, align 8
  br label %339

335:
  %336 = xor i32 %331, -1
  %337 = and i32 %302, %336
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %339, label %848

339:
  %340 = phi ptr [ %334, %332 ], [ %315, %335 ], [ %315, %316 ], [ %315, %312 ]
  %341 = getelementptr inbounds nuw i8, ptr %340, i64 37704
  %342 = load i32, ptr %341, align 8
  %343 = icmp eq i32 %342, 0
  %344 = load i8, ptr %269, align 4
  %345 = trunc nuw i8 %344 to i1
  br i1 %343, label %346, label %370

346:
  br i1 %345, label %816, label %347

347:
  %348 = load ptr, ptr %6, align 8
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 4
  %350 = load i32, ptr %349, align 4
  switch i32 %350, label %351 [
    i32 4, label %816
    i32 0, label %816
  ]

351:
  %352 = lshr i64 %272, 12
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %354 = load ptr, ptr %353, align 8
  %355 = getelementptr inbounds nuw %struct.ScreenPage, ptr %354, i64 %352
  %356 = load atomic i64, ptr %355 acquire, align 8
  %357 = load ptr, ptr %0, align 8
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 37656
  %359 = load i64, ptr %358, align 8
  %360 = icmp eq i64 %356, %359
  br i1 %360, label %816, label %361

361:
  %362 = add i64 %359, -1
  %363 = icmp eq i64 %356, %362
  br i1 %363, label %364, label %368

364:
  %365 = load ptr, ptr %6, align 8
  %366 = getelementptr inbounds nuw i8, ptr %365, i64 4
  %367 = load i32, ptr %366, align 4
  switch i32 %367, label %368 [
    i32 4, label %816
    i32 0, label %816
  ]

368:
  %369 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %352)
  br i1 %369, label %816, label %848

370:
  br i1 %345, label %390, label %371

371:
  %372 = lshr i64 %272, 12
  %373 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %374 = load ptr, ptr %373, align 8
  %375 = getelementptr inbounds nuw %struct.ScreenPage, ptr %374, i64 %372
  %376 = load atomic i64, ptr %375 acquire, align 8
  %377 = load ptr, ptr %0, align 8
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 37656
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %376, %379
  br i1 %380, label %390, label %381

381:
  %382 = add i64 %379, -1
  %383 = icmp eq i64 %376, %382
  br i1 %383, label %384, label %388

384:
  %385 = load ptr, ptr %6, align 8
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 4
  %387 = load i32, ptr %386, align 4
  switch i32 %387, label %388 [
    i32 4, label %390
    i32 0, label %390
  ]

388:
  %389 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %372)
  br i1 %389, label %390, label %848

390:
  %391 = load i8, ptr %269, align 4
  %392 = trunc nuw i8 %391 to i1
  br i1 %392, label %453, label %393

393:
  %394 = icmp eq i32 %302, -1
  %395 = and i64 %286, 7
  %396 = icmp eq i64 %395, 0
  %397 = and i1 %396, %394
  %398 = and i64 %286, 64
  %399 = icmp eq i64 %398, 0
  %400 = select i1 %397, i1 %399, i1 false
  br i1 %400, label %401, label %453

401:
  %402 = load ptr, ptr %6, align 8
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 4
  %404 = load i32, ptr %403, align 4
  %405 = icmp eq i32 %404, 4
  br i1 %405, label %453, label %406

406:
  %407 = load ptr, ptr %0, align 8
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %409 = load ptr, ptr %408, align 8
  %410 = lshr i64 %272, 12
  %411 = getelementptr inbounds nuw %struct.ScreenPage, ptr %409, i64 %410
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 8
  %413 = and i64 %287, 31
  %414 = getelementptr inbounds nuw i64, ptr %412, i64 %413
  %415 = icmp eq i32 %404, 0
  %416 = load atomic i64, ptr %414 monotonic, align 8
  %417 = select i1 %415, i64 2, i64 1
  %418 = icmp eq i64 %416, 0
  br i1 %418, label %419, label %421

419:
  %420 = or disjoint i64 %417, %286
  br label %442

421:
  %422 = and i64 %416, -8
  %423 = icmp eq i64 %422, %286
  br i1 %423, label %424, label %426

424:
  %425 = or i64 %416, %417
  br label %442

426:
  %427 = xor i64 %416, %286
  %428 = icmp ult i64 %427, 1099511627776
  br i1 %428, label %429, label %453

429:
  %430 = lshr i64 %416, 24
  %431 = and i64 %430, 65535
  %432 = lshr i64 %286, 24
  %433 = and i64 %432, 65535
  %434 = icmp samesign ult i64 %431, %433
  br i1 %434, label %435, label %453

435:
  %436 = and i64 %416, 5
  %437 = icmp ne i64 %436, 0
  %438 = and i1 %415, %437
  %439 = select i1 %438, i64 4, i64 0
  %440 = or disjoint i64 %286, %439
  %441 = or disjoint i64 %440, %417
  br label %442

442:
  %443 = phi i64 [ %441, %435 ], [ %425, %424 ], [ %420, %419 ]
  %444 = getelementptr inbounds nuw i8, ptr %407, i64 37688
  %445 = load i32, ptr %444, align 8
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %448, label %447

447:
  store i64 %443, ptr %414, align 8
  br label %816

448:
  %449 = icmp eq i64 %416, %443
  br i1 %449, label %816, label %450

450:
  %451 = cmpxchg ptr %414, i64 %416, i64 %443 monotonic monotonic, align 8
  %452 = extractvalue { i64, i1 } %451, 1
  br i1 %452, label %816, label %453

453:
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %455 = load i8, ptr %454, align 1
  %456 = trunc nuw i8 %455 to i1
  br i1 %456, label %457, label %519

457:
  %458 = load i8, ptr %269, align 4
  %459 = trunc nuw i8 %458 to i1
  br i1 %459, label %519, label %460

460:
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %462 = load ptr, ptr %461, align 8
  %463 = lshr i64 %272, 12
  %464 = getelementptr inbounds nuw %struct.ScreenPage, ptr %462, i64 %463
  %465 = getelementptr inbounds nuw i8, ptr %464, i64 8
  %466 = and i64 %287, 31
  %467 = getelementptr inbounds nuw i64, ptr %465, i64 %466
  %468 = load atomic i64, ptr %467 monotonic, align 8
  %469 = icmp eq i64 %468, -1
  br i1 %469, label %470, label %472

470:
  %471 = load i64, ptr %305, align 8
  br label %502

472:
  %473 = load ptr, ptr %0, align 8
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 37688
  %475 = load i32, ptr %474, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %478, label %477

477:
  store i64 -1, ptr %467, align 8
  br label %480

478:
  %479 = atomicrmw xchg ptr %467, i64 -1 monotonic, align 8
  br label %480

480:
  %481 = phi i64 [ %468, %477 ], [ %479, %478 ]
  %482 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %483 = load i64, ptr %482, align 8
  store i64 %483, ptr %305, align 8
  %484 = and i64 %481, 5
  %485 = icmp ne i64 %484, 0
  %486 = sext i1 %485 to i32
  %487 = getelementptr inbounds nuw i8, ptr %305, i64 48
  store i32 %486, ptr %487, align 8
  %488 = shl i64 %481, 62
  %489 = ashr i64 %488, 63
  %490 = trunc nsw i64 %489 to i32
  %491 = getelementptr inbounds nuw i8, ptr %305, i64 56
  store i32 %490, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %305, i64 60
  store i32 0, ptr %492, align 4
  %493 = getelementptr inbounds nuw i8, ptr %305, i64 52
  store i32 0, ptr %493, align 4
  %494 = and i64 %481, -8
  %495 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %496 = getelementptr inbounds nuw i8, ptr %305, i64 32
  store i64 %494, ptr %496, align 8
  store i64 %494, ptr %495, align 8
  %497 = and i64 %481, 1
  %498 = icmp eq i64 %497, 0
  br i1 %498, label %499, label %502

499:
  %500 = and i64 %481, -16777216
  %501 = add i64 %500, -16777096
  store i64 %501, ptr %495, align 8
  br label %502

502:
  %503 = phi i64 [ %471, %470 ], [ %483, %480 ], [ %483, %499 ]
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %505 = load i64, ptr %504, align 8
  %506 = icmp eq i64 %503, %505
  br i1 %506, label %507, label %516

507:
  %508 = getelementptr inbounds nuw i8, ptr %305, i64 48
  %509 = load i32, ptr %508, align 8
  %510 = getelementptr inbounds nuw i8, ptr %305, i64 52
  %511 = load i32, ptr %510, align 4
  %512 = or i32 %511, %509
  %513 = and i32 %512, %302
  %514 = icmp eq i32 %513, 0
  %515 = zext i1 %514 to i8
  br label %516

516:
  %517 = phi i8 [ 1, %502 ], [ %515, %507 ]
  %518 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i8 %517, ptr %518, align 8
  br label %519

519:
  %520 = load i64, ptr %305, align 8
  %521 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %522 = load i64, ptr %521, align 8
  %523 = icmp eq i64 %520, %522
  br i1 %523, label %524, label %585

524:
  %525 = load ptr, ptr %6, align 8
  %526 = getelementptr inbounds nuw i8, ptr %525, i64 4
  %527 = load i32, ptr %526, align 4
  switch i32 %527, label %546 [
    i32 4, label %528
    i32 0, label %528
  ]

528:
  %529 = getelementptr inbounds nuw i8, ptr %305, i64 32
  %530 = load i64, ptr %529, align 8
  %531 = icmp eq i64 %530, %286
  br i1 %531, label %532, label %585

532:
  %533 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %534 = load i32, ptr %533, align 8
  %535 = xor i32 %534, -1
  %536 = and i32 %302, %535
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %538, label %585

538:
  %539 = getelementptr inbounds nuw i8, ptr %305, i64 48
  %540 = load i32, ptr %539, align 8
  %541 = getelementptr inbounds nuw i8, ptr %305, i64 52
  %542 = load i32, ptr %541, align 4
  %543 = or i32 %542, %540
  %544 = and i32 %543, %302
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %816, label %585

546:
  %547 = and i64 %286, 7
  %548 = icmp eq i64 %547, 0
  %549 = and i64 %286, 6
  %550 = icmp eq i64 %549, 6
  %551 = or i1 %548, %550
  br i1 %551, label %585, label %552

552:
  %553 = getelementptr inbounds nuw i8, ptr %305, i64 48
  %554 = load i32, ptr %553, align 8
  %555 = xor i32 %554, -1
  %556 = and i32 %302, %555
  %557 = icmp eq i32 %556, 0
  br i1 %557, label %558, label %585

558:
  %559 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %560 = load i64, ptr %559, align 8
  %561 = and i64 %560, 120
  %562 = icmp eq i64 %561, 120
  br i1 %562, label %563, label %585

563:
  %564 = icmp ugt i64 %560, -1099511627777
  %565 = xor i64 %560, %286
  %566 = icmp ult i64 %565, 16777216
  %567 = select i1 %564, i1 true, i1 %566
  br i1 %567, label %568, label %585

568:
  %569 = and i64 %560, 7
  %570 = icmp ne i64 %569, 0
  %571 = and i64 %565, 7
  %572 = icmp eq i64 %571, 0
  %573 = select i1 %570, i1 %572, i1 false
  br i1 %573, label %574, label %585

574:
  %575 = getelementptr inbounds nuw i8, ptr %305, i64 52
  %576 = load i32, ptr %575, align 4
  %577 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %578 = load i32, ptr %577, align 8
  %579 = or i32 %578, %576
  %580 = getelementptr inbounds nuw i8, ptr %305, i64 60
  %581 = load i32, ptr %580, align 4
  %582 = or i32 %579, %581
  %583 = and i32 %582, %302
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %816, label %585

585:
  %586 = load i8, ptr %269, align 4
  %587 = trunc nuw i8 %586 to i1
  br i1 %587, label %641, label %588

588:
  %589 = load ptr, ptr %0, align 8
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 37688
  %591 = load i32, ptr %590, align 8
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %593, label %602

593:
  %594 = getelementptr inbounds nuw i8, ptr %305, i64 8
  br label %595

595:
  %596 = atomicrmw or ptr %594, i64 1 acquire, align 8
  %597 = and i64 %596, 1
  %598 = icmp eq i64 %597, 0
  br i1 %598, label %599, label %595

599:
  %600 = load i8, ptr %269, align 4
  %601 = trunc nuw i8 %600 to i1
  br i1 %601, label %641, label %602

602:
  %603 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %604 = load ptr, ptr %603, align 8
  %605 = lshr i64 %272, 12
  %606 = getelementptr inbounds nuw %struct.ScreenPage, ptr %604, i64 %605
  %607 = getelementptr inbounds nuw i8, ptr %606, i64 8
  %608 = and i64 %287, 31
  %609 = getelementptr inbounds nuw i64, ptr %607, i64 %608
  %610 = load atomic i64, ptr %609 monotonic, align 8
  %611 = icmp eq i64 %610, -1
  br i1 %611, label %641, label %612

612:
  %613 = load ptr, ptr %0, align 8
  %614 = getelementptr inbounds nuw i8, ptr %613, i64 37688
  %615 = load i32, ptr %614, align 8
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %618, label %617

617:
  store i64 -1, ptr %609, align 8
  br label %620

618:
  %619 = atomicrmw xchg ptr %609, i64 -1 monotonic, align 8
  br label %620

620:
  %621 = phi i64 [ %610, %617 ], [ %619, %618 ]
  %622 = load i64, ptr %521, align 8
  store i64 %622, ptr %305, align 8
  %623 = and i64 %621, 5
  %624 = icmp ne i64 %623, 0
  %625 = sext i1 %624 to i32
  %626 = getelementptr inbounds nuw i8, ptr %305, i64 48
  store i32 %625, ptr %626, align 8
  %627 = shl i64 %621, 62
  %628 = ashr i64 %627, 63
  %629 = trunc nsw i64 %628 to i32
  %630 = getelementptr inbounds nuw i8, ptr %305, i64 56
  store i32 %629, ptr %630, align 8
  %631 = getelementptr inbounds nuw i8, ptr %305, i64 60
  store i32 0, ptr %631, align 4
  %632 = getelementptr inbounds nuw i8, ptr %305, i64 52
  store i32 0, ptr %632, align 4
  %633 = and i64 %621, -8
  %634 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %635 = getelementptr inbounds nuw i8, ptr %305, i64 32
  store i64 %633, ptr %635, align 8
  store i64 %633, ptr %634, align 8
  %636 = and i64 %621, 1
  %637 = icmp eq i64 %636, 0
  br i1 %637, label %638, label %641

638:
  %639 = and i64 %621, -16777216
  %640 = add i64 %639, -16777096
  store i64 %640, ptr %634, align 8
  br label %641

641:
  %642 = phi i1 [ true, %599 ], [ %592, %638 ], [ %592, %620 ], [ %592, %602 ], [ false, %585 ]
  %643 = load i64, ptr %305, align 8
  %644 = load i64, ptr %521, align 8
  %645 = icmp eq i64 %643, %644
  br i1 %645, label %684, label %646

646:
  %647 = load ptr, ptr %6, align 8
  %648 = getelementptr inbounds nuw i8, ptr %647, i64 4
  %649 = load i32, ptr %648, align 4
  store i64 %644, ptr %305, align 8
  %650 = getelementptr inbounds nuw i8, ptr %305, i64 48
  %651 = getelementptr inbounds nuw i8, ptr %305, i64 60
  store i32 0, ptr %651, align 4
  %652 = getelementptr inbounds nuw i8, ptr %305, i64 56
  store i32 0, ptr %652, align 8
  %653 = getelementptr inbounds nuw i8, ptr %305, i64 52
  store i32 0, ptr %653, align 4
  store i32 0, ptr %650, align 8
  %654 = getelementptr inbounds nuw i8, ptr %305, i64 8
  store i64 0, ptr %654, align 8
  %655 = and i32 %649, -5
  %656 = icmp eq i32 %655, 0
  %657 = select i1 %656, i64 2, i64 0
  %658 = getelementptr inbounds nuw i32, ptr %650, i64 %657
  store i32 %302, ptr %658, align 4
  %659 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %660 = getelementptr inbounds nuw i64, ptr %659, i64 %657
  store i64 %286, ptr %660, align 8
  switch i32 %649, label %792 [
    i32 4, label %661
    i32 0, label %661
  ]

661:
  %662 = load ptr, ptr %0, align 8
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 37692
  %664 = load i32, ptr %663, align 4
  %665 = icmp eq i32 %664, 0
  br i1 %665, label %666, label %792

666:
  %667 = load i32, ptr %650, align 8
  %668 = load i32, ptr %653, align 4
  %669 = or i32 %668, %667
  %670 = icmp eq i32 %669, 0
  br i1 %670, label %671, label %792

671:
  %672 = getelementptr inbounds nuw i8, ptr %305, i64 32
  %673 = load i64, ptr %672, align 8
  %674 = and i64 %673, 71
  %675 = icmp eq i64 %674, 64
  br i1 %675, label %676, label %792

676:
  store i32 -1, ptr %652, align 8
  store i32 0, ptr %651, align 4
  %677 = and i64 %673, 120
  %678 = icmp eq i64 %677, 120
  %679 = shl i64 %644, 10
  %680 = lshr i64 %673, 15
  %681 = and i64 %680, 1023
  %682 = select i1 %678, i64 1023, i64 %681
  %683 = or disjoint i64 %682, %679
  store i64 %683, ptr %654, align 8
  br label %792

684:
  %685 = load i8, ptr %269, align 4
  %686 = trunc nuw i8 %685 to i1
  br i1 %686, label %738, label %687

687:
  %688 = load ptr, ptr %6, align 8
  %689 = getelementptr inbounds nuw i8, ptr %688, i64 4
  %690 = load i32, ptr %689, align 4
  %691 = and i32 %690, -5
  %692 = icmp eq i32 %691, 0
  %693 = select i1 %692, i32 2, i32 0
  %694 = getelementptr inbounds nuw i8, ptr %305, i64 48
  %695 = load i32, ptr %694, align 8
  %696 = getelementptr inbounds nuw i8, ptr %305, i64 52
  %697 = load i32, ptr %696, align 4
  %698 = or i32 %697, %695
  %699 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %700 = load i32, ptr %699, align 8
  %701 = or i32 %698, %700
  %702 = getelementptr inbounds nuw i8, ptr %305, i64 60
  %703 = load i32, ptr %702, align 4
  %704 = or i32 %701, %703
  %705 = and i32 %704, %302
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %707, label %738

707:
  %708 = zext nneg i32 %693 to i64
  %709 = getelementptr inbounds nuw i32, ptr %694, i64 %708
  %710 = load i32, ptr %709, align 4
  %711 = icmp eq i32 %710, 0
  br i1 %711, label %712, label %714

712:
  %713 = getelementptr inbounds nuw i32, ptr %694, i64 %708
  br label %731

714:
  %715 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %716 = getelementptr inbounds nuw i64, ptr %715, i64 %708
  %717 = load i64, ptr %716, align 8
  %718 = icmp ne i64 %717, %286
  %719 = zext i1 %718 to i32
  %720 = or disjoint i32 %693, %719
  %721 = zext nneg i32 %720 to i64
  %722 = getelementptr inbounds nuw i32, ptr %694, i64 %721
  %723 = load i32, ptr %722, align 4
  %724 = icmp eq i32 %723, 0
  %725 = getelementptr inbounds nuw i32, ptr %694, i64 %721
  br i1 %724, label %731, label %726

726:
  %727 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %728 = getelementptr inbounds nuw i64, ptr %727, i64 %721
  %729 = load i64, ptr %728, align 8
  %730 = icmp eq i64 %729, %286
  br i1 %730, label %731, label %738

731:
  %732 = phi ptr [ %713, %712 ], [ %725, %714 ], [ %725, %726 ]
  %733 = phi i64 [ %708, %712 ], [ %721, %714 ], [ %721, %726 ]
  %734 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %735 = getelementptr inbounds nuw i64, ptr %734, i64 %733
  store i64 %286, ptr %735, align 8
  %736 = load i32, ptr %732, align 4
  %737 = or i32 %736, %302
  store i32 %737, ptr %732, align 4
  br label %792

738:
  %739 = and i64 %286, 64
  %740 = icmp eq i64 %739, 0
  br i1 %740, label %741, label %790

741:
  %742 = getelementptr inbounds nuw i8, ptr %305, i64 48
  %743 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %744 = load i32, ptr %743, align 8
  %745 = icmp eq i32 %744, 0
  %746 = getelementptr inbounds nuw i8, ptr %305, i64 52
  %747 = load i32, ptr %746, align 4
  %748 = getelementptr inbounds nuw i8, ptr %305, i64 60
  %749 = load i32, ptr %748, align 4
  %750 = or i32 %749, %747
  %751 = icmp eq i32 %750, 0
  br i1 %751, label %752, label %790

752:
  %753 = load i32, ptr %742, align 8
  %754 = icmp eq i32 %753, 0
  br i1 %754, label %759, label %755

755:
  %756 = getelementptr inbounds nuw i8, ptr %305, i64 16
  %757 = load i64, ptr %756, align 8
  %758 = icmp eq i64 %757, %286
  br i1 %758, label %759, label %790

759:
  br i1 %745, label %764, label %760

760:
  %761 = getelementptr inbounds nuw i8, ptr %305, i64 32
  %762 = load i64, ptr %761, align 8
  %763 = icmp eq i64 %762, %286
  br i1 %763, label %764, label %790

764:
  %765 = load ptr, ptr %6, align 8
  %766 = getelementptr inbounds nuw i8, ptr %765, i64 4
  %767 = load i32, ptr %766, align 4
  switch i32 %767, label %771 [
    i32 4, label %790
    i32 0, label %768
  ]

768:
  %769 = getelementptr inbounds nuw i8, ptr %305, i64 32
  store i64 %286, ptr %769, align 8
  %770 = or i32 %744, %302
  store i32 %770, ptr %743, align 8
  br label %792

771:
  br i1 %686, label %772, label %783

772:
  %773 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %774 = load i64, ptr %773, align 8
  %775 = icmp eq i64 %774, 0
  br i1 %775, label %783, label %776

776:
  %777 = load ptr, ptr %0, align 8
  store i64 0, ptr %773, align 8
  %778 = getelementptr inbounds nuw i8, ptr %777, i64 41816
  %779 = load i64, ptr %778, align 8
  %780 = add i64 %779, 1
  store i64 %780, ptr %778, align 8
  %781 = load i32, ptr %742, align 8
  %782 = load i32, ptr %743, align 8
  br label %783

783:
  %784 = phi i32 [ %782, %776 ], [ %744, %772 ], [ %744, %771 ]
  %785 = phi i32 [ %781, %776 ], [ %753, %772 ], [ %753, %771 ]
  %786 = getelementptr inbounds nuw i8, ptr %305, i64 16
  store i64 %286, ptr %786, align 8
  %787 = or i32 %785, %302
  store i32 %787, ptr %742, align 8
  %788 = xor i32 %302, -1
  %789 = and i32 %784, %788
  store i32 %789, ptr %743, align 8
  br label %792

790:
  %791 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %305, i64 %286, i32 %302)
  br i1 %791, label %792, label %809

792:
  %793 = and i64 %286, 6
  %794 = icmp eq i64 %793, 6
  br i1 %794, label %795, label %808

795:
  %796 = load ptr, ptr %0, align 8
  %797 = getelementptr inbounds nuw i8, ptr %796, i64 41808
  %798 = load i64, ptr %797, align 8
  %799 = load ptr, ptr %6, align 8
  %800 = getelementptr inbounds nuw i8, ptr %799, i64 8
  %801 = load i32, ptr %800, align 8
  %802 = icmp eq i32 %801, 1
  %803 = load ptr, ptr %270, align 8
  br i1 %802, label %804, label %806

804:
  %805 = trunc i64 %798 to i8
  store i8 %805, ptr %803, align 1
  br label %808

806:
  %807 = trunc i64 %798 to i32
  store i32 %807, ptr %803, align 1
  br label %808

808:
  br i1 %642, label %813, label %816

809:
  br i1 %642, label %810, label %848

810:
  %811 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %812 = atomicrmw and ptr %811, i64 -2 release, align 8
  br label %848

813:
  %814 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %815 = atomicrmw and ptr %814, i64 -2 release, align 8
  br label %816

816:
  %817 = load ptr, ptr %0, align 8
  %818 = getelementptr inbounds nuw i8, ptr %817, i64 42336
  %819 = load ptr, ptr %818, align 8
  %820 = icmp eq ptr %819, null
  br i1 %820, label %884, label %821

821:
  %822 = load i8, ptr %269, align 4
  %823 = trunc nuw i8 %822 to i1
  br i1 %823, label %884, label %824

824:
  %825 = load i64, ptr %273, align 8
  %826 = and i64 %272, -128
  %827 = add i64 %825, %826
  %828 = load ptr, ptr %6, align 8
  %829 = getelementptr inbounds nuw i8, ptr %828, i64 4
  %830 = load i32, ptr %829, align 4
  switch i32 %830, label %831 [
    i32 4, label %884
    i32 0, label %884
  ]

831:
  %832 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %833 = load i8, ptr %832, align 1
  %834 = trunc nuw i8 %833 to i1
  br i1 %834, label %884, label %835

835:
  %836 = getelementptr inbounds nuw i8, ptr %817, i64 42352
  %837 = load i64, ptr %836, align 8
  %838 = lshr i64 %827, 7
  %839 = lshr i64 %827, 13
  %840 = lshr i64 %827, 19
  %841 = xor i64 %839, %840
  %842 = xor i64 %841, %838
  %843 = and i64 %842, 63
  %844 = shl nuw i64 1, %843
  %845 = and i64 %837, %844
  %846 = icmp eq i64 %845, 0
  br i1 %846, label %884, label %847

847:
  tail call preserve_allcc void @cut_words(ptr %817, i64 %827, i32 %302)
  br label %884

848:
  %849 = load ptr, ptr %0, align 8
  %850 = load ptr, ptr %6, align 8
  %851 = getelementptr inbounds nuw i8, ptr %850, i64 20
  %852 = load i32, ptr %851, align 4
  %853 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %854 = load i32, ptr %853, align 8
  %855 = tail call i32 @llvm.cttz.i32(i32 %854, i1 false)
  %856 = getelementptr inbounds nuw i8, ptr %849, i64 328
  store i32 22, ptr %856, align 8
  %857 = getelementptr inbounds nuw i8, ptr %849, i64 332
  store i32 %852, ptr %857, align 4
  %858 = getelementptr inbounds nuw i8, ptr %849, i64 336
  store i32 %855, ptr %858, align 8
  %859 = getelementptr inbounds nuw i8, ptr %849, i64 352
  store i64 0, ptr %859, align 8
  %860 = getelementptr inbounds nuw i8, ptr %849, i64 368
  store i32 0, ptr %860, align 8
  %861 = getelementptr inbounds nuw i8, ptr %849, i64 360
  store i32 0, ptr %861, align 8
  %862 = getelementptr inbounds nuw i8, ptr %849, i64 364
  store i32 0, ptr %862, align 4
  br label %884

863:
  %864 = load ptr, ptr %6, align 8
  %865 = getelementptr inbounds nuw i8, ptr %864, i64 4
  %866 = load i32, ptr %865, align 4
  switch i32 %866, label %867 [
    i32 4, label %884
    i32 0, label %884
  ]

867:
  %868 = load ptr, ptr %0, align 8
  br label %869

869:
  %870 = phi ptr [ %864, %867 ], [ %7, %98 ]
  %871 = phi ptr [ %868, %867 ], [ %94, %98 ]
  %872 = getelementptr inbounds nuw i8, ptr %870, i64 20
  %873 = load i32, ptr %872, align 4
  %874 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %875 = load i32, ptr %874, align 8
  %876 = tail call i32 @llvm.cttz.i32(i32 %875, i1 false)
  %877 = getelementptr inbounds nuw i8, ptr %871, i64 328
  store i32 22, ptr %877, align 8
  %878 = getelementptr inbounds nuw i8, ptr %871, i64 332
  store i32 %873, ptr %878, align 4
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
  br label %884

884:
  %885 = phi i32 [ 0, %816 ], [ 1, %848 ], [ 1, %869 ], [ 0, %863 ], [ 0, %35 ], [ 0, %199 ], [ 0, %98 ], [ 0, %87 ], [
      0, %93 ], [ 0, %847 ], [ 0, %835 ], [ 0, %831 ], [ 0, %821 ], [ 0, %824 ], [ 0, %824 ], [ 0, %863 ]
  ret i32 %885
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
  br i1 %17, label %18, label %473

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %23 = ptrtoint ptr %1 to i64
  %24 = trunc i64 %2 to i32
  %25 = and i32 %24, 120
  %26 = icmp eq i32 %25, 72
  %27 = lshr i64 %2, 24
  %28 = and i64 %27, 65535
  %29 = lshr i32 %24, 20
  %30 = and i32 %29, 15
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %32 = and i64 %2, 7
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %35

35:
  %36 = phi i1 [ true, %18 ], [ false, %130 ]
  %37 = phi i64 [ 0, %18 ], [ 1, %130 ]
  %38 = getelementptr inbounds nuw i32, ptr %19, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = and i32 %39, %3
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %130, label %42

42:
  %43 = getelementptr inbounds nuw i64, ptr %20, i64 %37
  %44 = load i64, ptr %43, align 8
  %45 = trunc i64 %44 to i32
  %46 = lshr i32 %45, 3
  %47 = and i32 %46, 15
  switch i32 %47, label %55 [
    i32 10, label %48
    i32 8, label %73
  ]

48:
  %49 = load ptr, ptr %21, align 8
  %50 = load ptr, ptr %22, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = sub i64 %23, %51
  %53 = getelementptr inbounds nuw i64, ptr %49, i64 %52
  %54 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %53, i64 %2, i32 %40)
  br i1 %54, label %130, label %128

55:
  br i1 %26, label %73, label %56

56:
  %57 = xor i64 %44, %2
  %58 = icmp ult i64 %57, 1099511627776
  br i1 %58, label %59, label %82

59:
  %60 = lshr i64 %44, 24
  %61 = and i64 %60, 65535
  %62 = icmp samesign ult i64 %61, %28
  br i1 %62, label %130, label %63

63:
  %64 = icmp eq i32 %47, 15
  br i1 %64, label %82, label %65

65:
  %66 = xor i32 %45, %24
  %67 = and i32 %66, 1015808
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %82

69:
  %70 = lshr i32 %45, 20
  %71 = and i32 %70, 15
  %72 = icmp samesign ult i32 %71, %30
  br i1 %72, label %130, label %80

73:
  %74 = load ptr, ptr %21, align 8
  %75 = load ptr, ptr %22, align 8
  %76 = ptrtoint ptr %75 to i64
  %77 = sub i64 %23, %76
  %78 = getelementptr inbounds nuw i16, ptr %74, i64 %77
  %79 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %78, i64 %44, i64 %2, i32 %40)
  br i1 %79, label %130, label %82

80:
  %81 = tail call preserve_allcc i1 @same_lanes(i64 %44, i64 %2, i32 %40)
  br i1 %81, label %130, label %82

82:
  %83 = load ptr, ptr %0, align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 42336
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %92, label %87

87:
  %88 = load i8, ptr %31, align 4
  %89 = trunc nuw i8 %88 to i1
  br i1 %89, label %92, label %90

90:
  %91 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %44, i32 %40)
  br i1 %91, label %130, label %92

92:
  %93 = and i64 %44, 7
  %94 = icmp eq i64 %93, 0
  %95 = xor i64 %44, %2
  %96 = and i64 %95, 7
  %97 = icmp ne i64 %96, 0
  %98 = or i1 %94, %97
  br i1 %98, label %112, label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %83, i64 41808
  %101 = load i64, ptr %100, align 8
  switch i64 %32, label %130 [
    i64 7, label %102
    i64 6, label %107
  ]

102:
  %103 = load ptr, ptr %33, align 8
  %104 = load i8, ptr %103, align 1
  %105 = trunc i64 %101 to i8
  %106 = icmp eq i8 %104, %105
  br i1 %106, label %130, label %112

107:
  %108 = load ptr, ptr %33, align 8
  %109 = load i32, ptr %108, align 1
  %110 = trunc i64 %101 to i32
  %111 = icmp eq i32 %109, %110
  br i1 %111, label %130, label %112

112:
  %113 = load i64, ptr %34, align 8
  %114 = load ptr, ptr %22, align 8
  %115 = ptrtoint ptr %114 to i64
  %116 = sub i64 %23, %115
  %117 = shl i64 %116, 1
  %118 = add i64 %117, %113
  br i1 %86, label %473, label %119

119:
  %120 = load i8, ptr %31, align 4
  %121 = trunc nuw i8 %120 to i1
  %122 = and i64 %44, 6
  %123 = icmp eq i64 %122, 6
  %124 = or i1 %123, %121
  %125 = or i1 %124, %94
  br i1 %125, label %473, label %126

126:
  %127 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %118, i32 %40)
  br i1 %127, label %130, label %473

128:
  %129 = tail call preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 0, i64 %2, i32 %40)
  br i1 %129, label %130, label %473

130:
  br i1 %36, label %35, label %131

131:
  %132 = icmp eq i32 %8, 0
  %133 = or i1 %132, %9
  %134 = select i1 %133, i64 2, i64 0
  br label %135

135:
  %136 = phi i64 [ %134, %131 ], [ %209, %208 ]
  %137 = getelementptr inbounds nuw i32, ptr %19, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = and i32 %138, %3
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %208, label %141

141:
  %142 = getelementptr inbounds nuw i64, ptr %20, i64 %136
  %143 = load i64, ptr %142, align 8
  %144 = and i64 %143, 120
  %145 = icmp eq i64 %144, 80
  br i1 %145, label %146, label %155

146:
  %147 = load ptr, ptr %21, align 8
  %148 = load ptr, ptr %22, align 8
  %149 = ptrtoint ptr %148 to i64
  %150 = sub i64 %23, %149
  %151 = getelementptr inbounds nuw i64, ptr %147, i64 %150
  %152 = icmp samesign ult i64 %136, 2
  %153 = select i1 %152, i64 0, i64 32
  %154 = getelementptr inbounds nuw i64, ptr %151, i64 %153
  br label %177

155:
  %156 = and i64 %143, 7
  %157 = icmp ne i64 %156, 0
  %158 = xor i64 %143, %2
  %159 = and i64 %158, 7
  %160 = icmp eq i64 %159, 0
  %161 = and i1 %157, %160
  br i1 %161, label %208, label %162

162:
  %163 = icmp eq i64 %32, 0
  br i1 %163, label %172, label %164

164:
  %165 = load ptr, ptr %0, align 8
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 42336
  %167 = load ptr, ptr %166, align 8
  %168 = icmp eq ptr %167, null
  br i1 %168, label %172, label %169

169:
  %170 = load i8, ptr %31, align 4
  %171 = trunc nuw i8 %170 to i1
  br i1 %171, label %172, label %174

172:
  %173 = and i64 %2, -8
  br label %211

174:
  %175 = and i64 %2, -32768
  %176 = or disjoint i64 %175, 112
  br label %211

177:
  %178 = phi i32 [ %139, %146 ], [ %206, %204 ]
  %179 = tail call i32 @llvm.cttz.i32(i32 %178, i1 true)
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw i64, ptr %154, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = and i64 %182, 7
  %184 = icmp ne i64 %183, 0
  %185 = xor i64 %182, %2
  %186 = and i64 %185, 7
  %187 = icmp eq i64 %186, 0
  %188 = and i1 %184, %187
  br i1 %188, label %204, label %189

189:
  %190 = icmp eq i64 %32, 0
  br i1 %190, label %199, label %191

191:
  %192 = load ptr, ptr %0, align 8
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 42336
  %194 = load ptr, ptr %193, align 8
  %195 = icmp eq ptr %194, null
  br i1 %195, label %199, label %196

196:
  %197 = load i8, ptr %31, align 4
  %198 = trunc nuw i8 %197 to i1
  br i1 %198, label %199, label %201

199:
  %200 = and i64 %2, -8
  br label %211

201:
  %202 = and i64 %2, -32768
  %203 = or disjoint i64 %202, 112
  br label %211

204:
  %205 = add i32 %178, -1
  %206 = and i32 %205, %178
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %177

208:
  %209 = add nuw nsw i64 %136, 1
  %210 = icmp eq i64 %209, 4
  br i1 %210, label %211, label %135

211:
  %212 = phi i64 [ %200, %199 ], [ %173, %172 ], [ %176, %174 ], [ %203, %201 ], [ %2, %208 ]
  switch i32 %8, label %257 [
    i32 4, label %213
    i32 0, label %213
  ]

213:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 2, i64 %212, i32 %3)
  %214 = load i8, ptr %31, align 4
  %215 = trunc nuw i8 %214 to i1
  br i1 %215, label %216, label %473

216:
  %217 = load ptr, ptr %0, align 8
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 37692
  %219 = load i32, ptr %218, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %473

221:
  %222 = load i32, ptr %19, align 8
  %223 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %224 = load i32, ptr %223, align 4
  %225 = or i32 %224, %222
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %473

227:
  %228 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %229 = load i64, ptr %228, align 8
  %230 = and i64 %229, 64
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %473, label %232

232:
  %233 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %234 = load i32, ptr %233, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %240, label %236

236:
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %238 = load i64, ptr %237, align 8
  %239 = tail call preserve_allcc i64 @joined(i64 %238, i64 %229)
  br label %240

240:
  %241 = phi i64 [ %239, %236 ], [ %229, %232 ]
  %242 = and i64 %241, 7
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %244, label %473

244:
  store i64 %241, ptr %228, align 8
  %245 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %245, align 8
  store i32 0, ptr %233, align 4
  %246 = and i64 %241, 120
  %247 = icmp eq i64 %246, 120
  %248 = load i64, ptr %1, align 8
  %249 = shl i64 %248, 10
  %250 = lshr i64 %241, 15
  %251 = and i64 %250, 1023
  %252 = select i1 %247, i64 1023, i64 %251
  %253 = or disjoint i64 %249, %252
  %254 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %253, ptr %254, align 8
  br label %473

255:
  %256 = xor i32 %3, -1
  br label %358

257:
  %258 = phi i1 [ true, %354 ], [ false, %211 ]
  %259 = phi i64 [ 3, %354 ], [ 2, %211 ]
  %260 = getelementptr inbounds nuw i32, ptr %19, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = and i32 %261, %3
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %354, label %264

264:
  %265 = getelementptr inbounds nuw i64, ptr %20, i64 %259
  %266 = load i64, ptr %265, align 8
  %267 = trunc i64 %266 to i32
  %268 = lshr i32 %267, 3
  %269 = and i32 %268, 15
  switch i32 %269, label %278 [
    i32 10, label %270
    i32 8, label %296
  ]

270:
  %271 = load ptr, ptr %21, align 8
  %272 = load ptr, ptr %22, align 8
  %273 = ptrtoint ptr %272 to i64
  %274 = sub i64 %23, %273
  %275 = getelementptr inbounds nuw i64, ptr %271, i64 %274
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 256
  %277 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %276, i64 %2, i32 %262)
  br i1 %277, label %354, label %352

278:
  br i1 %26, label %296, label %279

279:
  %280 = xor i64 %266, %2
  %281 = icmp ult i64 %280, 1099511627776
  br i1 %281, label %282, label %306

282:
  %283 = lshr i64 %266, 24
  %284 = and i64 %283, 65535
  %285 = icmp samesign ult i64 %284, %28
  br i1 %285, label %354, label %286

286:
  %287 = icmp eq i32 %269, 15
  br i1 %287, label %306, label %288

288:
  %289 = xor i32 %267, %24
  %290 = and i32 %289, 1015808
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %306

292:
  %293 = lshr i32 %267, 20
  %294 = and i32 %293, 15
  %295 = icmp samesign ult i32 %294, %30
  br i1 %295, label %354, label %304

296:
  %297 = load ptr, ptr %21, align 8
  %298 = load ptr, ptr %22, align 8
  %299 = ptrtoint ptr %298 to i64
  %300 = sub i64 %23, %299
  %301 = getelementptr inbounds nuw i16, ptr %297, i64 %300
  %302 = getelementptr inbounds nuw i8, ptr %301, i64 64
  %303 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %302, i64 %266, i64 %2, i32 %262)
  br i1 %303, label %354, label %306

304:
  %305 = tail call preserve_allcc i1 @same_lanes(i64 %266, i64 %2, i32 %262)
  br i1 %305, label %354, label %306

306:
  %307 = load ptr, ptr %0, align 8
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 42336
  %309 = load ptr, ptr %308, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %316, label %311

311:
  %312 = load i8, ptr %31, align 4
  %313 = trunc nuw i8 %312 to i1
  br i1 %313, label %316, label %314

314:
  %315 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %266, i32 %262)
  br i1 %315, label %354, label %316

316:
  %317 = and i64 %266, 7
  %318 = icmp eq i64 %317, 0
  %319 = xor i64 %266, %2
  %320 = and i64 %319, 7
  %321 = icmp ne i64 %320, 0
  %322 = or i1 %318, %321
  br i1 %322, label %336, label %323

323:
  %324 = getelementptr inbounds nuw i8, ptr %307, i64 41808
  %325 = load i64, ptr %324, align 8
  switch i64 %32, label %354 [
    i64 7, label %326
    i64 6, label %331
  ]

326:
  %327 = load ptr, ptr %33, align 8
  %328 = load i8, ptr %327, align 1
  %329 = trunc i64 %325 to i8
  %330 = icmp eq i8 %328, %329
  br i1 %330, label %354, label %336

331:
  %332 = load ptr, ptr %33, align 8
  %333 = load i32, ptr %332, align 1
  %334 = trunc i64 %325 to i32
  %335 = icmp eq i32 %333, %334
  br i1 %335, label %354, label %336

336:
  %337 = load i64, ptr %34, align 8
  %338 = load ptr, ptr %22, align 8
  %339 = ptrtoint ptr %338 to i64
  %340 = sub i64 %23, %339
  %341 = shl i64 %340, 1
  %342 = add i64 %341, %337
  br i1 %310, label %473, label %343

343:
  %344 = load i8, ptr %31, align 4
  %345 = trunc nuw i8 %344 to i1
  %346 = and i64 %266, 6
  %347 = icmp eq i64 %346, 6
  %348 = or i1 %347, %345
  %349 = or i1 %348, %318
  br i1 %349, label %473, label %350

350:
  %351 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %342, i32 %262)
  br i1 %351, label %354, label %473

352:
  %353 = tail call preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 2, i64 %2, i32 %262)
  br i1 %353, label %354, label %473

354:
  br i1 %258, label %255, label %257

355:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 0, i64 %212, i32 %3)
  %356 = load i8, ptr %31, align 4
  %357 = trunc nuw i8 %356 to i1
  br i1 %357, label %420, label %473

358:
  %359 = phi i1 [ false, %255 ], [ true, %419 ]
  %360 = phi i64 [ 2, %255 ], [ 3, %419 ]
  %361 = getelementptr inbounds nuw i32, ptr %19, i64 %360
  %362 = load i32, ptr %361, align 4
  %363 = and i32 %362, %3
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %419, label %365

365:
  %366 = getelementptr inbounds nuw i64, ptr %20, i64 %360
  %367 = load i64, ptr %366, align 8
  %368 = trunc i64 %367 to i32
  %369 = lshr i32 %368, 3
  %370 = and i32 %369, 15
  switch i32 %370, label %379 [
    i32 10, label %371
    i32 8, label %397
  ]

371:
  %372 = load ptr, ptr %21, align 8
  %373 = load ptr, ptr %22, align 8
  %374 = ptrtoint ptr %373 to i64
  %375 = sub i64 %23, %374
  %376 = getelementptr inbounds nuw i64, ptr %372, i64 %375
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 256
  %378 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %377, i64 %2, i32 %363)
  br i1 %378, label %417, label %419

379:
  br i1 %26, label %397, label %380

380:
  %381 = xor i64 %367, %2
  %382 = icmp ult i64 %381, 1099511627776
  br i1 %382, label %383, label %407

383:
  %384 = lshr i64 %367, 24
  %385 = and i64 %384, 65535
  %386 = icmp samesign ult i64 %385, %28
  br i1 %386, label %417, label %387

387:
  %388 = icmp eq i32 %370, 15
  br i1 %388, label %407, label %389

389:
  %390 = xor i32 %368, %24
  %391 = and i32 %390, 1015808
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %393, label %407

393:
  %394 = lshr i32 %368, 20
  %395 = and i32 %394, 15
  %396 = icmp samesign ult i32 %395, %30
  br i1 %396, label %417, label %405

397:
  %398 = load ptr, ptr %21, align 8
  %399 = load ptr, ptr %22, align 8
  %400 = ptrtoint ptr %399 to i64
  %401 = sub i64 %23, %400
  %402 = getelementptr inbounds nuw i16, ptr %398, i64 %401
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 64
  %404 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %403, i64 %367, i64 %2, i32 %363)
  br i1 %404, label %417, label %407

405:
  %406 = tail call preserve_allcc i1 @same_lanes(i64 %367, i64 %2, i32 %363)
  br i1 %406, label %417, label %407

407:
  %408 = load ptr, ptr %0, align 8
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 42336
  %410 = load ptr, ptr %409, align 8
  %411 = icmp eq ptr %410, null
  br i1 %411, label %419, label %412

412:
  %413 = load i8, ptr %31, align 4
  %414 = trunc nuw i8 %413 to i1
  br i1 %414, label %419, label %415

415:
  %416 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %367, i32 %363)
  br i1 %416, label %417, label %419

417:
  %418 = and i32 %362, %256
  store i32 %418, ptr %361, align 4
  br label %419

419:
  br i1 %359, label %355, label %358

420:
  %421 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %422 = load i64, ptr %421, align 8
  %423 = icmp eq i64 %422, 0
  br i1 %423, label %429, label %424

424:
  %425 = load ptr, ptr %0, align 8
  store i64 0, ptr %421, align 8
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 41816
  %427 = load i64, ptr %426, align 8
  %428 = add i64 %427, 1
  store i64 %428, ptr %426, align 8
  br label %429

429:
  %430 = load ptr, ptr %0, align 8
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 37692
  %432 = load i32, ptr %431, align 4
  %433 = icmp eq i32 %432, 0
  br i1 %433, label %434, label %473

434:
  %435 = load i64, ptr %20, align 8
  %436 = and i64 %435, 7
  %437 = icmp ne i64 %436, 0
  %438 = and i64 %435, 6
  %439 = icmp ne i64 %438, 6
  %440 = and i1 %437, %439
  %441 = and i64 %435, 120
  %442 = icmp eq i64 %441, 120
  %443 = and i1 %440, %442
  br i1 %443, label %444, label %473

444:
  %445 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %446 = load i32, ptr %445, align 4
  %447 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %448 = load i32, ptr %447, align 8
  %449 = or i32 %448, %446
  %450 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %451 = load i32, ptr %450, align 4
  %452 = or i32 %449, %451
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %454, label %473

454:
  %455 = getelementptr inbounds nuw i8, ptr %430, i64 37696
  %456 = load i32, ptr %455, align 8
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %468, label %458

458:
  %459 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %460 = load ptr, ptr %459, align 8
  %461 = load ptr, ptr %22, align 8
  %462 = ptrtoint ptr %461 to i64
  %463 = sub i64 %23, %462
  %464 = ashr exact i64 %463, 4
  %465 = getelementptr inbounds i8, ptr %460, i64 %464
  %466 = load i32, ptr %465, align 4
  %467 = icmp eq i32 %466, -1
  br i1 %467, label %468, label %473

468:
  store i32 -1, ptr %19, align 8
  %469 = load i64, ptr %1, align 8
  %470 = shl i64 %469, 10
  %471 = or disjoint i64 %436, 512
  %472 = or disjoint i64 %470, %471
  store i64 %472, ptr %421, align 8
  br label %473

473:
  %474 = phi i1 [ false, %10 ], [ true, %468 ], [ true, %213 ], [ true, %444 ], [ true, %355 ], [ true, %244 ], [ true,
      %216 ], [ true, %221 ], [ true, %227 ], [ true, %240 ], [ true, %429 ], [ true, %434 ], [ true, %458 ], [ false,
      %343 ], [ false, %352 ], [ false, %350 ], [ false, %336 ], [ false, %128 ], [ false, %126 ], [ false, %112 ], [
      false, %119 ]
  ret i1 %474
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
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 42336
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %181, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %21 = load i8, ptr %20, align 4
  %22 = trunc nuw i8 %21 to i1
  br i1 %22, label %181, label %23

23:
  %24 = and i32 %11, 120
  %25 = icmp eq i32 %24, 72
  br i1 %25, label %117, label %26

26:
  %27 = load i32, ptr %10, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %33, label %29

29:
  %30 = load i64, ptr %8, align 8
  %31 = and i64 %30, 120
  %32 = icmp eq i64 %31, 80
  br i1 %32, label %117, label %33

33:
  %34 = xor i32 %4, -1
  %35 = and i32 %27, %34
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %49, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = and i32 %39, %34
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %49, label %42

42:
  %43 = load i64, ptr %8, align 8
  %44 = icmp eq i64 %43, %3
  br i1 %44, label %49, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, %3
  br i1 %48, label %49, label %117

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %52 = ptrtoint ptr %1 to i64
  %53 = lshr i64 %3, 24
  %54 = and i64 %53, 65535
  %55 = lshr i32 %11, 20
  %56 = and i32 %55, 15
  br label %57

57:
  %58 = phi i1 [ true, %49 ], [ false, %116 ]
  %59 = phi i64 [ 0, %49 ], [ 1, %116 ]
  %60 = getelementptr inbounds nuw i32, ptr %10, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = and i32 %61, %4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %116, label %64

64:
  %65 = getelementptr inbounds nuw i64, ptr %8, i64 %59
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, %3
  br i1 %67, label %116, label %68

68:
  %69 = add nuw nsw i64 %59, %7
  %70 = getelementptr inbounds nuw i64, ptr %6, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = trunc i64 %71 to i32
  %73 = lshr i32 %72, 3
  %74 = and i32 %73, 15
  switch i32 %74, label %85 [
    i32 10, label %75
    i32 8, label %102
  ]

75:
  %76 = load ptr, ptr %50, align 8
  %77 = load ptr, ptr %51, align 8
  %78 = ptrtoint ptr %77 to i64
  %79 = sub i64 %52, %78
  %80 = getelementptr inbounds nuw i64, ptr %76, i64 %79
  %81 = shl nuw nsw i64 %69, 4
  %82 = and i64 %81, 32
  %83 = getelementptr inbounds nuw i64, ptr %80, i64 %82
  %84 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %83, i64 %3, i32 %62)
  br i1 %84, label %116, label %117

85:
  %86 = xor i64 %71, %3
  %87 = icmp ult i64 %86, 1099511627776
  br i1 %87, label %88, label %114

88:
  %89 = lshr i64 %71, 24
  %90 = and i64 %89, 65535
  %91 = icmp samesign ult i64 %90, %54
  br i1 %91, label %116, label %92

92:
  %93 = icmp eq i32 %74, 15
  br i1 %93, label %114, label %94

94:
  %95 = xor i32 %72, %11
  %96 = and i32 %95, 1015808
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %114

98:
  %99 = lshr i32 %72, 20
  %100 = and i32 %99, 15
  %101 = icmp samesign ult i32 %100, %56
  br i1 %101, label %116, label %112

102:
  %103 = load ptr, ptr %50, align 8
  %104 = load ptr, ptr %51, align 8
  %105 = ptrtoint ptr %104 to i64
  %106 = sub i64 %52, %105
  %107 = getelementptr inbounds nuw i16, ptr %103, i64 %106
  %108 = shl nuw nsw i64 %69, 4
  %109 = and i64 %108, 32
  %110 = getelementptr inbounds nuw i16, ptr %107, i64 %109
  %111 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %110, i64 %71, i64 %3, i32 %62)
  br i1 %111, label %116, label %114

112:
  %113 = tail call preserve_allcc i1 @same_lanes(i64 %71, i64 %3, i32 %62)
  br i1 %113, label %116, label %114

114:
  %115 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %71, i32 %62)
  br i1 %115, label %116, label %117

116:
  br i1 %58, label %57, label %440

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %121 = load ptr, ptr %120, align 8
  %122 = ptrtoint ptr %1 to i64
  %123 = ptrtoint ptr %121 to i64
  %124 = sub i64 %122, %123
  %125 = getelementptr inbounds nuw i64, ptr %119, i64 %124
  %126 = icmp eq i32 %2, 0
  %127 = select i1 %126, i64 0, i64 32
  %128 = getelementptr inbounds nuw i64, ptr %125, i64 %127
  br label %131

129:
  %130 = getelementptr inbounds nuw i8, ptr %10, i64 4
  br label %153

131:
  %132 = phi i1 [ true, %117 ], [ false, %152 ]
  %133 = phi i64 [ 0, %117 ], [ 1, %152 ]
  %134 = getelementptr inbounds nuw i32, ptr %10, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %152, label %137

137:
  %138 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %139 = load i64, ptr %138, align 8
  %140 = and i64 %139, 120
  %141 = icmp eq i64 %140, 80
  br i1 %141, label %152, label %142

142:
  %143 = phi i32 [ %150, %142 ], [ %135, %137 ]
  %144 = tail call i32 @llvm.cttz.i32(i32 %143, i1 true)
  %145 = load i64, ptr %138, align 8
  %146 = tail call preserve_allcc i64 @stamp_of_word(ptr %0, i64 %145, i32 %144)
  %147 = zext nneg i32 %144 to i64
  %148 = getelementptr inbounds nuw i64, ptr %128, i64 %147
  store i64 %146, ptr %148, align 8
  %149 = add i32 %143, -1
  %150 = and i32 %149, %143
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %142

152:
  br i1 %132, label %131, label %129

153:
  %154 = phi i32 [ %4, %129 ], [ %174, %170 ]
  %155 = tail call i32 @llvm.cttz.i32(i32 %154, i1 true)
  %156 = tail call preserve_allcc i64 @stamp_of_word(ptr %0, i64 %3, i32 %155)
  %157 = load i32, ptr %10, align 4
  %158 = load i32, ptr %130, align 4
  %159 = or i32 %158, %157
  %160 = shl nuw i32 1, %155
  %161 = and i32 %159, %160
  %162 = icmp eq i32 %161, 0
  %163 = zext nneg i32 %155 to i64
  br i1 %162, label %170, label %164

164:
  %165 = getelementptr inbounds nuw i64, ptr %128, i64 %163
  %166 = load i64, ptr %165, align 8
  %167 = tail call preserve_allcc i1 @word_precedes(ptr %0, i64 %166, i64 %156, i32 %155)
  br i1 %167, label %170, label %168

168:
  %169 = tail call preserve_allcc i64 @joined(i64 %166, i64 %156)
  br label %170

170:
  %171 = phi i64 [ %169, %168 ], [ %156, %164 ], [ %156, %153 ]
  %172 = getelementptr inbounds nuw i64, ptr %128, i64 %163
  store i64 %171, ptr %172, align 8
  %173 = add i32 %154, -1
  %174 = and i32 %173, %154
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %153

176:
  %177 = load i32, ptr %130, align 4
  %178 = load i32, ptr %10, align 4
  %179 = or i32 %177, %178
  %180 = or i32 %179, %4
  store i32 %180, ptr %10, align 4
  store i32 0, ptr %130, align 4
  store i64 -1099511627696, ptr %8, align 8
  br label %559

181:
  %182 = getelementptr inbounds nuw i8, ptr %15, i64 37692
  %183 = load i32, ptr %182, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %187

185:
  %186 = xor i32 %4, -1
  br label %440

187:
  br i1 %14, label %205, label %188

188:
  %189 = load i32, ptr %10, align 4
  %190 = xor i32 %4, -1
  %191 = and i32 %189, %190
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %440, label %193

193:
  %194 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %195 = load i32, ptr %194, align 4
  %196 = and i32 %195, %190
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %440, label %198

198:
  %199 = load i64, ptr %8, align 8
  %200 = icmp eq i64 %199, %3
  br i1 %200, label %440, label %201

201:
  %202 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %203 = load i64, ptr %202, align 8
  %204 = icmp eq i64 %203, %3
  br i1 %204, label %440, label %205

205:
  %206 = and i64 %3, 7
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %210 = load ptr, ptr %209, align 8
  %211 = ptrtoint ptr %1 to i64
  %212 = ptrtoint ptr %210 to i64
  %213 = sub i64 %211, %212
  %214 = getelementptr inbounds nuw i16, ptr %208, i64 %213
  %215 = getelementptr inbounds nuw i64, ptr %208, i64 %213
  %216 = and i32 %11, 120
  %217 = icmp eq i32 %216, 72
  %218 = lshr i64 %3, 24
  %219 = and i64 %218, 65535
  %220 = lshr i32 %11, 20
  %221 = and i32 %220, 15
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %227

223:
  %224 = or i64 %291, %3
  %225 = xor i32 %4, -1
  %226 = lshr i64 %224, 40
  br label %298

227:
  %228 = phi i1 [ true, %205 ], [ false, %290 ]
  %229 = phi i64 [ 0, %205 ], [ 1, %290 ]
  %230 = phi i32 [ 0, %205 ], [ %292, %290 ]
  %231 = phi i64 [ %206, %205 ], [ %291, %290 ]
  %232 = getelementptr inbounds nuw i32, ptr %10, i64 %229
  %233 = load i32, ptr %232, align 4
  %234 = and i32 %233, %4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %290, label %236

236:
  %237 = add nuw nsw i64 %229, %7
  %238 = getelementptr inbounds nuw i64, ptr %6, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = trunc i64 %239 to i32
  %241 = lshr i32 %240, 3
  %242 = and i32 %241, 15
  switch i32 %242, label %248 [
    i32 10, label %243
    i32 8, label %266
  ]

243:
  %244 = shl nuw nsw i64 %237, 4
  %245 = and i64 %244, 32
  %246 = getelementptr inbounds nuw i64, ptr %215, i64 %245
  %247 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %246, i64 %3, i32 %234)
  br i1 %247, label %290, label %279

248:
  br i1 %217, label %266, label %249

249:
  %250 = xor i64 %239, %3
  %251 = icmp ult i64 %250, 1099511627776
  br i1 %251, label %252, label %273

252:
  %253 = lshr i64 %239, 24
  %254 = and i64 %253, 65535
  %255 = icmp samesign ult i64 %254, %219
  br i1 %255, label %290, label %256

256:
  %257 = icmp eq i32 %242, 15
  br i1 %257, label %273, label %258

258:
  %259 = xor i32 %240, %11
  %260 = and i32 %259, 1015808
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %273

262:
  %263 = lshr i32 %240, 20
  %264 = and i32 %263, 15
  %265 = icmp samesign ult i32 %264, %221
  br i1 %265, label %290, label %271

266:
  %267 = shl nuw nsw i64 %237, 4
  %268 = and i64 %267, 32
  %269 = getelementptr inbounds nuw i16, ptr %214, i64 %268
  %270 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %269, i64 %239, i64 %3, i32 %234)
  br i1 %270, label %290, label %273

271:
  %272 = tail call preserve_allcc i1 @same_lanes(i64 %239, i64 %3, i32 %234)
  br i1 %272, label %290, label %273

273:
  br i1 %18, label %279, label %274

274:
  %275 = load i8, ptr %222, align 4
  %276 = trunc nuw i8 %275 to i1
  br i1 %276, label %279, label %277

277:
  %278 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %239, i32 %234)
  br i1 %278, label %290, label %279

279:
  %280 = or i32 %234, %230
  %281 = getelementptr inbounds nuw i64, ptr %8, i64 %229
  %282 = load i64, ptr %281, align 8
  %283 = and i64 %282, 7
  %284 = icmp ne i64 %283, 0
  %285 = xor i64 %282, %3
  %286 = and i64 %285, 7
  %287 = icmp eq i64 %286, 0
  %288 = select i1 %284, i1 %287, i1 false
  %289 = select i1 %288, i64 %231, i64 0
  br label %290

290:
  %291 = phi i64 [ %231, %277 ], [ %289, %279 ], [ %231, %227 ], [ %231, %243 ], [ %231, %271 ], [ %231, %266 ], [ %231,
      %262 ], [ %231, %252 ]
  %292 = phi i32 [ %230, %277 ], [ %280, %279 ], [ %230, %227 ], [ %230, %243 ], [ %230, %271 ], [ %230, %266 ], [ %230,
      %262 ], [ %230, %252 ]
  br i1 %228, label %227, label %223

293:
  %294 = icmp eq i32 %2, 0
  %295 = select i1 %294, i64 0, i64 32
  %296 = getelementptr inbounds nuw i16, ptr %214, i64 %295
  %297 = icmp eq i32 %327, 2
  br i1 %297, label %440, label %328

298:
  %299 = phi i1 [ true, %223 ], [ false, %326 ]
  %300 = phi i64 [ 0, %223 ], [ 1, %326 ]
  %301 = phi i32 [ 2, %223 ], [ %327, %326 ]
  %302 = getelementptr inbounds nuw i32, ptr %10, i64 %300
  %303 = load i32, ptr %302, align 4
  %304 = and i32 %303, %225
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %317, label %306

306:
  %307 = getelementptr inbounds nuw i64, ptr %8, i64 %300
  %308 = load i64, ptr %307, align 8
  %309 = lshr i64 %308, 40
  %310 = icmp ne i64 %309, %226
  %311 = icmp eq i64 %309, 16777215
  %312 = or i1 %310, %311
  br i1 %312, label %326, label %313

313:
  %314 = xor i64 %308, %291
  %315 = and i64 %314, 7
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %317, label %326

317:
  %318 = icmp eq i32 %301, 2
  %319 = trunc nuw nsw i64 %300 to i32
  br i1 %318, label %326, label %320

320:
  %321 = getelementptr inbounds nuw i64, ptr %8, i64 %300
  %322 = load i64, ptr %321, align 8
  %323 = and i64 %322, 120
  %324 = icmp eq i64 %323, 64
  %325 = select i1 %324, i32 %319, i32 %301
  br label %326

326:
  %327 = phi i32 [ %301, %313 ], [ %319, %317 ], [ %325, %320 ], [ %301, %306 ]
  br i1 %299, label %298, label %293

328:
  %329 = zext nneg i32 %327 to i64
  %330 = getelementptr inbounds nuw i64, ptr %8, i64 %329
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds nuw i32, ptr %10, i64 %329
  %333 = load i32, ptr %332, align 4
  %334 = and i32 %333, %225
  %335 = trunc i64 %331 to i32
  %336 = lshr i32 %335, 3
  %337 = and i32 %336, 15
  %338 = icmp eq i32 %337, 8
  br i1 %338, label %339, label %345

339:
  %340 = xor i64 %331, %3
  %341 = and i64 %340, 1099494850560
  %342 = icmp eq i64 %341, 0
  %343 = icmp eq i32 %334, 0
  %344 = or i1 %342, %343
  br i1 %344, label %390, label %347

345:
  %346 = icmp eq i32 %334, 0
  br i1 %346, label %390, label %347

347:
  %348 = icmp eq i32 %337, 9
  %349 = add nsw i32 %337, -8
  %350 = icmp ult i32 %349, -6
  %351 = lshr i32 %335, 7
  %352 = and i32 %351, 255
  %353 = add nsw i32 %352, -128
  %354 = lshr i64 %331, 24
  %355 = and i64 %354, 65535
  %356 = icmp samesign ult i64 %355, %219
  %357 = select i1 %356, i16 -32768, i16 -1
  %358 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %359 = lshr i32 %335, 10
  %360 = and i32 %359, 16352
  br label %361

361:
  %362 = phi i32 [ %334, %347 ], [ %388, %383 ]
  %363 = tail call i32 @llvm.cttz.i32(i32 %362, i1 true)
  br i1 %338, label %383, label %364

364:
  br i1 %348, label %365, label %371

365:
  %366 = load ptr, ptr %358, align 8
  %367 = zext nneg i32 %363 to i64
  %368 = getelementptr inbounds nuw i8, ptr %366, i64 %367
  %369 = load i8, ptr %368, align 1
  %370 = zext i8 %369 to i32
  br label %376

371:
  br i1 %350, label %383, label %372

372:
  %373 = shl nuw nsw i32 %363, 2
  %374 = lshr i32 %373, %337
  %375 = add nsw i32 %353, %374
  br label %376

376:
  %377 = phi i32 [ %370, %365 ], [ %375, %372 ]
  br i1 %356, label %383, label %378

378:
  %379 = icmp slt i32 %377, 0
  br i1 %379, label %383, label %380

380:
  %381 = or i32 %377, %360
  %382 = trunc nuw nsw i32 %381 to i16
  br label %383

383:
  %384 = phi i16 [ -32768, %361 ], [ %382, %380 ], [ -32768, %376 ], [ -1, %378 ], [ %357, %371 ]
  %385 = zext nneg i32 %363 to i64
  %386 = getelementptr inbounds nuw i16, ptr %296, i64 %385
  store i16 %384, ptr %386, align 2
  %387 = add i32 %362, -1
  %388 = and i32 %387, %362
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %361

390:
  %391 = sub nuw nsw i32 1, %327
  %392 = zext nneg i32 %391 to i64
  %393 = getelementptr inbounds nuw i32, ptr %10, i64 %392
  %394 = load i32, ptr %393, align 4
  %395 = and i32 %394, %225
  store i32 %395, ptr %393, align 4
  %396 = load i32, ptr %332, align 4
  %397 = or i32 %396, %4
  store i32 %397, ptr %332, align 4
  %398 = add nsw i32 %13, -8
  %399 = icmp ult i32 %398, -6
  %400 = lshr i32 %11, 7
  %401 = and i32 %400, 255
  %402 = add nsw i32 %401, -128
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %404 = lshr i32 %11, 10
  %405 = and i32 %404, 16352
  br label %406

406:
  %407 = phi i32 [ %4, %390 ], [ %434, %429 ]
  %408 = tail call i32 @llvm.cttz.i32(i32 %407, i1 true)
  %409 = shl nuw i32 1, %408
  %410 = and i32 %409, %292
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %412, label %429

412:
  br i1 %14, label %413, label %419

413:
  %414 = load ptr, ptr %403, align 8
  %415 = zext nneg i32 %408 to i64
  %416 = getelementptr inbounds nuw i8, ptr %414, i64 %415
  %417 = load i8, ptr %416, align 1
  %418 = zext i8 %417 to i32
  br label %425

419:
  br i1 %399, label %429, label %420

420:
  %421 = shl nuw nsw i32 %408, 2
  %422 = lshr i32 %421, %13
  %423 = add nsw i32 %402, %422
  %424 = icmp slt i32 %423, 0
  br i1 %424, label %429, label %425

425:
  %426 = phi i32 [ %418, %413 ], [ %423, %420 ]
  %427 = or i32 %426, %405
  %428 = trunc nuw nsw i32 %427 to i16
  br label %429

429:
  %430 = phi i16 [ -1, %406 ], [ %428, %425 ], [ -1, %420 ], [ -1, %419 ]
  %431 = zext nneg i32 %408 to i64
  %432 = getelementptr inbounds nuw i16, ptr %296, i64 %431
  store i16 %430, ptr %432, align 2
  %433 = add i32 %407, -1
  %434 = and i32 %433, %407
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %406

436:
  %437 = and i64 %3, -16777216
  %438 = or i64 %437, %291
  %439 = or i64 %438, 64
  store i64 %439, ptr %330, align 8
  br label %559

440:
  %441 = phi i32 [ %186, %185 ], [ %190, %201 ], [ %225, %293 ], [ %190, %188 ], [ %190, %193 ], [ %190, %198 ], [ %34,
      %116 ]
  %442 = and i64 %3, -121
  %443 = or disjoint i64 %442, 112
  %444 = select i1 %14, i64 %443, i64 %3
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %447 = ptrtoint ptr %1 to i64
  %448 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %449

449:
  %450 = phi i1 [ true, %440 ], [ false, %530 ]
  %451 = phi i64 [ 0, %440 ], [ 1, %530 ]
  %452 = phi i64 [ %444, %440 ], [ %531, %530 ]
  %453 = getelementptr inbounds nuw i32, ptr %10, i64 %451
  %454 = load i32, ptr %453, align 4
  %455 = and i32 %454, %4
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %530, label %457

457:
  %458 = getelementptr inbounds nuw i64, ptr %8, i64 %451
  %459 = load i64, ptr %458, align 8
  %460 = icmp eq i64 %459, %452
  br i1 %460, label %530, label %461

461:
  %462 = add nuw nsw i64 %451, %7
  %463 = getelementptr inbounds nuw i64, ptr %6, i64 %462
  %464 = load i64, ptr %463, align 8
  %465 = trunc i64 %464 to i32
  %466 = lshr i32 %465, 3
  %467 = and i32 %466, 15
  switch i32 %467, label %478 [
    i32 10, label %468
    i32 8, label %503
  ]

468:
  %469 = load ptr, ptr %445, align 8
  %470 = load ptr, ptr %446, align 8
  %471 = ptrtoint ptr %470 to i64
  %472 = sub i64 %447, %471
  %473 = getelementptr inbounds nuw i64, ptr %469, i64 %472
  %474 = shl nuw nsw i64 %462, 4
  %475 = and i64 %474, 32
  %476 = getelementptr inbounds nuw i64, ptr %473, i64 %475
  %477 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %476, i64 %452, i32 %455)
  br i1 %477, label %527, label %525

478:
  %479 = trunc i64 %452 to i32
  %480 = and i32 %479, 120
  %481 = icmp eq i32 %480, 72
  br i1 %481, label %503, label %482

482:
  %483 = xor i64 %464, %452
  %484 = icmp ult i64 %483, 1099511627776
  br i1 %484, label %485, label %515

485:
  %486 = lshr i64 %464, 24
  %487 = and i64 %486, 65535
  %488 = lshr i64 %452, 24
  %489 = and i64 %488, 65535
  %490 = icmp samesign ult i64 %487, %489
  br i1 %490, label %527, label %491

491:
  %492 = icmp eq i32 %467, 15
  br i1 %492, label %515, label %493

493:
  %494 = xor i32 %465, %479
  %495 = and i32 %494, 1015808
  %496 = icmp eq i32 %495, 0
  br i1 %496, label %497, label %515

497:
  %498 = lshr i32 %465, 20
  %499 = and i32 %498, 15
  %500 = lshr i32 %479, 20
  %501 = and i32 %500, 15
  %502 = icmp samesign ult i32 %499, %501
  br i1 %502, label %527, label %513

503:
  %504 = load ptr, ptr %445, align 8
  %505 = load ptr, ptr %446, align 8
  %506 = ptrtoint ptr %505 to i64
  %507 = sub i64 %447, %506
  %508 = getelementptr inbounds nuw i16, ptr %504, i64 %507
  %509 = shl nuw nsw i64 %462, 4
  %510 = and i64 %509, 32
  %511 = getelementptr inbounds nuw i16, ptr %508, i64 %510
  %512 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %511, i64 %464, i64 %452, i32 %455)
  br i1 %512, label %527, label %515

513:
  %514 = tail call preserve_allcc i1 @same_lanes(i64 %464, i64 %452, i32 %455)
  br i1 %514, label %527, label %515

515:
  %516 = load ptr, ptr %0, align 8
  %517 = getelementptr inbounds nuw i8, ptr %516, i64 42336
  %518 = load ptr, ptr %517, align 8
  %519 = icmp eq ptr %518, null
  br i1 %519, label %525, label %520

520:
  %521 = load i8, ptr %448, align 4
  %522 = trunc nuw i8 %521 to i1
  br i1 %522, label %525, label %523

523:
  %524 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %464, i32 %455)
  br i1 %524, label %527, label %525

525:
  %526 = tail call preserve_allcc i64 @joined(i64 %459, i64 %452)
  br label %527

527:
  %528 = phi i64 [ %452, %523 ], [ %526, %525 ], [ %452, %468 ], [ %452, %513 ], [ %452, %503 ], [ %452, %497 ], [ %452,
      %485 ]
  %529 = and i32 %454, %441
  store i32 %529, ptr %453, align 4
  br label %530

530:
  %531 = phi i64 [ %528, %527 ], [ %452, %457 ], [ %452, %449 ]
  br i1 %450, label %449, label %533

532:
  br i1 %534, label %533, label %548

533:
  %534 = phi i1 [ false, %532 ], [ true, %530 ]
  %535 = phi i64 [ 1, %532 ], [ 0, %530 ]
  %536 = getelementptr inbounds nuw i32, ptr %10, i64 %535
  %537 = load i32, ptr %536, align 4
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %543, label %539

539:
  %540 = getelementptr inbounds nuw i64, ptr %8, i64 %535
  %541 = load i64, ptr %540, align 8
  %542 = icmp eq i64 %541, %531
  br i1 %542, label %543, label %532

543:
  %544 = getelementptr inbounds nuw i32, ptr %10, i64 %535
  %545 = getelementptr inbounds nuw i64, ptr %8, i64 %535
  store i64 %531, ptr %545, align 8
  %546 = load i32, ptr %544, align 4
  %547 = or i32 %546, %4
  store i32 %547, ptr %544, align 4
  br label %559

548:
  %549 = load i64, ptr %8, align 8
  %550 = tail call preserve_allcc i64 @joined(i64 %549, i64 %531)
  %551 = icmp ne i64 %550, %549
  %552 = zext i1 %551 to i64
  %553 = getelementptr inbounds nuw i64, ptr %8, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = tail call preserve_allcc i64 @joined(i64 %554, i64 %531)
  store i64 %555, ptr %553, align 8
  %556 = getelementptr inbounds nuw i32, ptr %10, i64 %552
  %557 = load i32, ptr %556, align 4
  %558 = or i32 %557, %4
  store i32 %558, ptr %556, align 4
  br label %559

559:
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

define internal preserve_allcc i64 @stamp_of_word(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = trunc i64 %1 to i32
  %5 = lshr i32 %4, 3
  %6 = and i32 %5, 15
  %7 = icmp samesign ugt i32 %6, 13
  br i1 %7, label %43, label %8

8:
  %9 = icmp eq i32 %6, 9
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = load ptr, ptr %11, align 8
  %13 = zext nneg i32 %2 to i64
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = and i64 %1, -32761
  br label %35

18:
  %19 = add nsw i32 %6, -8
  %20 = icmp ult i32 %19, -6
  br i1 %20, label %21, label %23

21:
  %22 = and i64 %1, -32761
  br label %32

23:
  %24 = lshr i32 %4, 7
  %25 = and i32 %24, 255
  %26 = add nsw i32 %25, -128
  %27 = shl nuw nsw i32 %2, 2
  %28 = lshr i32 %27, %6
  %29 = add nsw i32 %26, %28
  %30 = and i64 %1, -32761
  %31 = icmp slt i32 %29, 0
  br i1 %31, label %32, label %35

32:
  %33 = phi i64 [ %22, %21 ], [ %30, %23 ]
  %34 = or disjoint i64 %33, 112
  br label %43

35:
  %36 = phi i64 [ %17, %10 ], [ %30, %23 ]
  %37 = phi i32 [ %16, %10 ], [ %29, %23 ]
  %38 = zext nneg i32 %37 to i64
  %39 = shl nuw nsw i64 %38, 7
  %40 = and i64 %39, 32640
  %41 = or disjoint i64 %36, %40
  %42 = xor i64 %41, 16440
  br label %43

43:
  %44 = phi i64 [ %1, %3 ], [ %34, %32 ], [ %42, %35 ]
  ret i64 %44
}

define internal preserve_allcc i1 @word_precedes(ptr %0, i64 %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = tail call preserve_allcc i64 @stamp_of_word(ptr %0, i64 %2, i32 %3)
  %6 = shl nuw i32 1, %3
  %7 = xor i64 %5, %1
  %8 = icmp ult i64 %7, 1099511627776
  br i1 %8, label %9, label %32

9:
  %10 = lshr i64 %1, 24
  %11 = and i64 %10, 65535
  %12 = lshr i64 %5, 24
  %13 = and i64 %12, 65535
  %14 = icmp samesign ult i64 %11, %13
  br i1 %14, label %34, label %15

15:
  %16 = trunc i64 %1 to i32
  %17 = and i32 %16, 120
  %18 = icmp eq i32 %17, 120
  br i1 %18, label %32, label %19

19:
  %20 = trunc i64 %5 to i32
  %21 = xor i32 %20, %16
  %22 = and i32 %21, 1015808
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %32

24:
  %25 = lshr i32 %16, 20
  %26 = and i32 %25, 15
  %27 = lshr i32 %20, 20
  %28 = and i32 %27, 15
  %29 = icmp samesign ult i32 %26, %28
  br i1 %29, label %34, label %30

30:
  %31 = tail call preserve_allcc i1 @same_lanes(i64 %1, i64 %5, i32 %6)
  br i1 %31, label %34, label %32

32:
  %33 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %1, i32 %6)
  br label %34

34:
  %35 = phi i1 [ true, %30 ], [ %33, %32 ], [ true, %24 ], [ true, %9 ]
  ret i1 %35
}

define internal preserve_allcc i1 @is_handed_on(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = lshr i64 %1, 40
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %7 = load i64, ptr %6, align 8
  %8 = icmp ult i64 %4, %7
  br i1 %8, label %9, label %128

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 42344
  %11 = load ptr, ptr %10, align 8
  %12 = mul nuw nsw i64 %4, 96
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 14440
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %19 = lshr i64 %1, 24
  %20 = and i64 %19, 65535
  %21 = trunc i64 %1 to i32
  %22 = lshr i32 %21, 3
  %23 = and i32 %22, 15
  %24 = icmp eq i32 %23, 15
  %25 = lshr i32 %21, 20
  %26 = and i32 %25, 15
  %27 = add nsw i32 %23, -8
  %28 = icmp ult i32 %27, -6
  %29 = and i64 %1, 7
  %30 = icmp ne i64 %29, 0
  %31 = and i64 %1, 6
  %32 = icmp ne i64 %31, 6
  %33 = and i1 %30, %32
  %34 = icmp eq i32 %2, 0
  %35 = lshr i32 %21, 7
  %36 = and i32 %35, 255
  %37 = add nsw i32 %36, -128
  %38 = or i1 %28, %33
  br label %39

39:
  %40 = phi i64 [ 0, %9 ], [ %126, %125 ]
  %41 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %16, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %125, label %45

45:
  %46 = load ptr, ptr %17, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 200
  %48 = load i32, ptr %47, align 8
  %49 = lshr i32 %48, 4
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = icmp ult i64 %52, %50
  br i1 %53, label %67, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %46, i64 12
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %56, %58
  br i1 %59, label %60, label %125

60:
  %61 = load i32, ptr %18, align 8
  %62 = getelementptr inbounds nuw i8, ptr %41, i64 28
  %63 = load i32, ptr %62, align 4
  %64 = xor i32 %63, -1
  %65 = and i32 %61, %64
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %125

67:
  %68 = getelementptr inbounds nuw i8, ptr %41, i64 8
  br label %69

69:
  %70 = phi i64 [ 0, %67 ], [ %123, %122 ]
  %71 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %13, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load i32, ptr %72, align 8
  %74 = zext i32 %73 to i64
  %75 = icmp eq i64 %43, %74
  br i1 %75, label %76, label %122

76:
  %77 = load i64, ptr %71, align 8
  %78 = load i64, ptr %41, align 8
  %79 = icmp ult i64 %77, %78
  br i1 %79, label %122, label %80

80:
  %81 = load i64, ptr %68, align 8
  %82 = icmp ugt i64 %77, %81
  br i1 %82, label %122, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %85 = load i64, ptr %84, align 8
  %86 = lshr i64 %85, 24
  %87 = and i64 %86, 65535
  %88 = icmp eq i64 %20, %87
  br i1 %88, label %91, label %89

89:
  %90 = icmp samesign ult i64 %20, %87
  br i1 %90, label %128, label %122

91:
  br i1 %24, label %122, label %92

92:
  %93 = trunc i64 %85 to i32
  %94 = xor i32 %93, %21
  %95 = and i32 %94, 1015808
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %122

97:
  %98 = lshr i32 %93, 20
  %99 = and i32 %98, 15
  %100 = icmp eq i32 %26, %99
  br i1 %100, label %101, label %120

101:
  br i1 %38, label %122, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %71, i64 20
  br i1 %34, label %128, label %104

104:
  %105 = phi i32 [ %118, %116 ], [ %2, %102 ]
  %106 = tail call i32 @llvm.cttz.i32(i32 %105, i1 true)
  %107 = shl nuw nsw i32 %106, 2
  %108 = lshr i32 %107, %23
  %109 = add nsw i32 %37, %108
  %110 = icmp ugt i32 %109, 31
  br i1 %110, label %122, label %111

111:
  %112 = load i32, ptr %103, align 4
  %113 = shl nuw i32 1, %109
  %114 = and i32 %112, %113
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %122, label %116

116:
  %117 = add i32 %105, -1
  %118 = and i32 %117, %105
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %128, label %104

120:
  %121 = icmp samesign ult i32 %26, %99
  br i1 %121, label %128, label %122

122:
  %123 = add nuw nsw i64 %70, 1
  %124 = icmp eq i64 %123, 4
  br i1 %124, label %125, label %69

125:
  %126 = add nuw nsw i64 %40, 1
  %127 = icmp eq i64 %126, 8
  br i1 %127, label %128, label %39

128:
  %129 = phi i1 [ false, %3 ], [ true, %116 ], [ true, %102 ], [ true, %120 ], [ true, %89 ], [ false, %125 ]
  ret i1 %129
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
  br i1 %12, label %13, label %43

13:
  %14 = xor i64 %1, %0
  %15 = and i64 %14, 32760
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %43, label %17

17:
  %18 = icmp samesign ult i32 %6, 2
  %19 = icmp samesign ult i32 %9, 2
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %43, label %21

21:
  %22 = icmp eq i32 %2, 0
  br i1 %22, label %43, label %23

23:
  %24 = lshr i32 %4, 7
  %25 = and i32 %24, 255
  %26 = add nsw i32 %25, -128
  %27 = lshr i32 %7, 7
  %28 = and i32 %27, 255
  %29 = add nsw i32 %28, -128
  br label %30

30:
  %31 = phi i32 [ %2, %23 ], [ %41, %39 ]
  %32 = tail call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = shl nuw nsw i32 %32, 2
  %34 = lshr i32 %33, %6
  %35 = add nsw i32 %26, %34
  %36 = lshr i32 %33, %9
  %37 = add nsw i32 %29, %36
  %38 = icmp eq i32 %35, %37
  br i1 %38, label %39, label %43

39:
  %40 = add i32 %31, -1
  %41 = and i32 %40, %31
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %30

43:
  %44 = phi i1 [ false, %17 ], [ false, %3 ], [ true, %13 ], [ true, %21 ], [ %38, %39 ], [ %38, %30 ]
  ret i1 %44
}

define internal preserve_allcc i1 @stamps_precede(ptr %0, ptr %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  br label %5

5:
  %6 = phi i32 [ %3, %4 ], [ %14, %12 ]
  %7 = tail call i32 @llvm.cttz.i32(i32 %6, i1 true)
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i64, ptr %1, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = tail call preserve_allcc i1 @word_precedes(ptr %0, i64 %10, i64 %2, i32 %7)
  br i1 %11, label %12, label %16

12:
  %13 = add i32 %6, -1
  %14 = and i32 %13, %6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %5

16:
  ret i1 %11
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
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 104
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

define internal preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat
      {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %1 to i64
  %11 = ptrtoint ptr %9 to i64
  %12 = sub i64 %10, %11
  %13 = getelementptr inbounds nuw i64, ptr %7, i64 %12
  %14 = icmp eq i32 %2, 0
  %15 = select i1 %14, i64 0, i64 32
  %16 = getelementptr inbounds nuw i64, ptr %13, i64 %15
  %17 = and i64 %3, 7
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = shl i64 %12, 1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %22

22:
  %23 = phi i32 [ %4, %5 ], [ %68, %66 ]
  %24 = tail call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %16, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = tail call preserve_allcc i1 @word_precedes(ptr %0, i64 %27, i64 %3, i32 %24)
  br i1 %28, label %66, label %29

29:
  %30 = shl nuw i32 1, %24
  %31 = and i64 %27, 7
  %32 = icmp eq i64 %31, 0
  %33 = xor i64 %27, %3
  %34 = and i64 %33, 7
  %35 = icmp ne i64 %34, 0
  %36 = or i1 %32, %35
  %37 = load ptr, ptr %0, align 8
  br i1 %36, label %51, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 41808
  %40 = load i64, ptr %39, align 8
  switch i64 %17, label %66 [
    i64 7, label %41
    i64 6, label %46
  ]

41:
  %42 = load ptr, ptr %18, align 8
  %43 = load i8, ptr %42, align 1
  %44 = trunc i64 %40 to i8
  %45 = icmp eq i8 %43, %44
  br i1 %45, label %66, label %51

46:
  %47 = load ptr, ptr %18, align 8
  %48 = load i32, ptr %47, align 1
  %49 = trunc i64 %40 to i32
  %50 = icmp eq i32 %48, %49
  br i1 %50, label %66, label %51

51:
  %52 = load i64, ptr %19, align 8
  %53 = add i64 %52, %20
  %54 = getelementptr inbounds nuw i8, ptr %37, i64 42336
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %70, label %57

57:
  %58 = load i8, ptr %21, align 4
  %59 = trunc nuw i8 %58 to i1
  %60 = and i64 %27, 6
  %61 = icmp eq i64 %60, 6
  %62 = or i1 %61, %59
  %63 = or i1 %62, %32
  br i1 %63, label %70, label %64

64:
  %65 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %53, i32 %30)
  br i1 %65, label %66, label %70

66:
  %67 = add i32 %23, -1
  %68 = and i32 %67, %23
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %22

70:
  %71 = phi i1 [ false, %57 ], [ false, %51 ], [ true, %66 ], [ false, %64 ]
  ret i1 %71
}

define internal preserve_allcc i1 @are_observed(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 14768
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %8, i64 %11
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %109, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 42336
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 14440
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 200
  br label %22

22:
  %23 = phi i32 [ %2, %14 ], [ %107, %105 ]
  %24 = tail call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = shl nuw nsw i32 %24, 2
  %26 = zext nneg i32 %25 to i64
  %27 = add i64 %1, %26
  %28 = tail call preserve_allcc ptr @place_of_word(ptr %15, i64 %27)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %109, label %30

30:
  %31 = load i64, ptr %28, align 8
  %32 = icmp eq i64 %31, %27
  br i1 %32, label %33, label %109

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 28
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %109, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 4
  br i1 %40, label %41, label %109

41:
  %42 = load ptr, ptr %16, align 8
  %43 = ptrtoint ptr %28 to i64
  %44 = ptrtoint ptr %42 to i64
  %45 = sub i64 %43, %44
  %46 = ashr exact i64 %45, 7
  %47 = add nsw i64 %46, 1
  %48 = load i64, ptr %17, align 8
  %49 = icmp eq i64 %48, %47
  br i1 %49, label %50, label %61

50:
  %51 = load i64, ptr %18, align 8
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %51, %53
  br i1 %54, label %55, label %61

55:
  %56 = load i32, ptr %19, align 8
  %57 = load i32, ptr %12, align 8
  %58 = xor i32 %57, -1
  %59 = and i32 %56, %58
  %60 = icmp eq i32 %59, 0
  br label %61

61:
  %62 = phi i1 [ false, %50 ], [ false, %41 ], [ %60, %55 ]
  %63 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %64 = icmp eq i64 %47, 0
  br label %65

65:
  %66 = phi i64 [ 0, %61 ], [ %102, %97 ]
  %67 = phi i1 [ %62, %61 ], [ %101, %97 ]
  %68 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %20, i64 %66
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, %47
  br i1 %71, label %72, label %97

72:
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %74 = load i64, ptr %73, align 8
  %75 = load i64, ptr %63, align 8
  %76 = icmp ne i64 %74, %75
  %77 = or i1 %64, %76
  br i1 %77, label %97, label %78

78:
  %79 = load i32, ptr %21, align 8
  %80 = lshr i32 %79, 4
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %68, i64 32
  %83 = load i64, ptr %82, align 8
  %84 = icmp ult i64 %83, %81
  br i1 %84, label %97, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, %10
  br i1 %88, label %89, label %97

89:
  %90 = load i32, ptr %19, align 8
  %91 = getelementptr inbounds nuw i8, ptr %68, i64 28
  %92 = load i32, ptr %91, align 4
  %93 = xor i32 %92, -1
  %94 = and i32 %90, %93
  %95 = icmp eq i32 %94, 0
  %96 = zext i1 %95 to i32
  br label %97

97:
  %98 = phi i32 [ 0, %72 ], [ 0, %65 ], [ 1, %78 ], [ %96, %89 ], [ 0, %85 ]
  %99 = zext i1 %67 to i32
  %100 = or i32 %98, %99
  %101 = icmp ne i32 %100, 0
  %102 = add nuw nsw i64 %66, 1
  %103 = icmp eq i64 %102, 8
  br i1 %103, label %104, label %65

104:
  br i1 %101, label %105, label %109

105:
  %106 = add i32 %23, -1
  %107 = and i32 %106, %23
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %22

109:
  %110 = phi i1 [ true, %3 ], [ false, %30 ], [ false, %22 ], [ true, %105 ], [ false, %104 ], [ false, %33 ], [ false,
      %37 ]
  ret i1 %110
}

define internal preserve_allcc ptr @place_of_word(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = trunc i64 %1 to i32
  %4 = lshr i32 %3, 2
  %5 = mul i32 %4, 227761
  %6 = lshr i32 %5, 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 42336
  %8 = load ptr, ptr %7, align 8
  br label %12

9:
  %10 = add nuw nsw i32 %13, 1
  %11 = icmp eq i32 %10, 256
  br i1 %11, label %22, label %12

12:
  %13 = phi i32 [ 0, %2 ], [ %10, %9 ]
  %14 = add nuw nsw i32 %13, %6
  %15 = and i32 %14, 1023
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.FollowedWord, ptr %8, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %18, %1
  %20 = icmp ne i64 %18, 0
  %21 = and i1 %19, %20
  br i1 %21, label %9, label %22

22:
  %23 = phi ptr [ %17, %12 ], [ null, %9 ]
  ret ptr %23
}

define internal preserve_allcc void @cut_words(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %31, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 42360
  br label %7

7:
  %8 = phi i32 [ %2, %5 ], [ %70, %68 ]
  %9 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = shl nuw nsw i32 %9, 2
  %11 = zext nneg i32 %10 to i64
  %12 = add i64 %1, %11
  %13 = tail call preserve_allcc ptr @place_of_word(ptr %0, i64 %12)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %19, label %15

15:
  %16 = load i64, ptr %13, align 8
  %17 = icmp eq i64 %16, %12
  %18 = select i1 %17, ptr %13, ptr null
  br label %19

19:
  %20 = phi ptr [ null, %7 ], [ %18, %15 ]
  %21 = add i64 %12, -4
  %22 = tail call preserve_allcc ptr @place_of_word(ptr %0, i64 %21)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:
  %25 = load i64, ptr %22, align 8
  %26 = icmp eq i64 %25, %21
  %27 = select i1 %26, ptr %22, ptr null
  br label %28

28:
  %29 = phi ptr [ null, %19 ], [ %27, %24 ]
  %30 = icmp eq ptr %20, null
  br i1 %30, label %47, label %32

31:
  ret void

32:
  %33 = load i64, ptr %6, align 8
  %34 = add i64 %33, 1
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i64 %34, ptr %35, align 8
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %40, %36 ]
  %38 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %20, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 48
  store i64 0, ptr %39, align 8
  %40 = add nuw nsw i64 %37, 1
  %41 = icmp eq i64 %40, 4
  br i1 %41, label %42, label %36

42:
  %43 = load i64, ptr %6, align 8
  %44 = add i64 %43, 1
  store i64 %44, ptr %6, align 8
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %20, i64 28
  store i32 0, ptr %46, align 4
  br label %47

47:
  %48 = icmp eq ptr %29, null
  br i1 %48, label %68, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 8
  br i1 %52, label %53, label %68

53:
  %54 = load i64, ptr %6, align 8
  %55 = add i64 %54, 1
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 %55, ptr %56, align 8
  br label %57

57:
  %58 = phi i64 [ 0, %53 ], [ %61, %57 ]
  %59 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %29, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 48
  store i64 0, ptr %60, align 8
  %61 = add nuw nsw i64 %58, 1
  %62 = icmp eq i64 %61, 4
  br i1 %62, label %63, label %57

63:
  %64 = load i64, ptr %6, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %6, align 8
  %66 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store i64 %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %29, i64 28
  store i32 0, ptr %67, align 4
  br label %68

68:
  %69 = add i32 %8, -1
  %70 = and i32 %69, %8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %31, label %7
}

define internal preserve_allcc i1 @check_part(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load ptr, ptr %3, align 8
  %5 = lshr i64 %1, 7
  %6 = getelementptr inbounds nuw i32, ptr %4, i64 %5
  %7 = trunc i64 %1 to i32
  %8 = lshr i32 %7, 2
  %9 = and i32 %8, 31
  %10 = shl nuw i32 1, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = load ptr, ptr %11, align 8
  %13 = lshr i64 %1, 3
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = shl nsw i32 -1, %18
  %20 = xor i32 %19, -1
  %21 = and i32 %7, 7
  %22 = shl i32 %20, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %1, %24
  br i1 %25, label %26, label %58

26:
  %27 = load i32, ptr %6, align 4
  %28 = and i32 %27, %10
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %58

30:
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, -1
  %34 = and i32 %33, -6
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %42, label %36

36:
  %37 = load i8, ptr %14, align 1
  %38 = zext i8 %37 to i32
  %39 = xor i32 %38, -1
  %40 = and i32 %22, %39
  %41 = icmp eq i32 %40, 0
  br label %58

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %44 = load i8, ptr %43, align 2
  %45 = trunc nuw i8 %44 to i1
  br i1 %45, label %58, label %46

46:
  %47 = load i8, ptr %14, align 1
  %48 = trunc i32 %22 to i8
  %49 = or i8 %47, %48
  store i8 %49, ptr %14, align 1
  %50 = zext i8 %49 to i32
  %51 = and i32 %7, 4
  %52 = lshr i32 %50, %51
  %53 = and i32 %52, 15
  %54 = icmp eq i32 %53, 15
  br i1 %54, label %55, label %58

55:
  %56 = load i32, ptr %6, align 4
  %57 = or i32 %56, %10
  store i32 %57, ptr %6, align 4
  br label %58

58:
  %59 = phi i1 [ %41, %36 ], [ true, %2 ], [ false, %42 ], [ true, %26 ], [ true, %55 ], [ true, %46 ]
  ret i1 %59
}

define internal preserve_allcc void @follow_access(ptr %0, i64 %1, i32 %2, i1 %3) unnamed_addr #0 noimplicitfloat {
  %5 = alloca %struct.FollowedSpan, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %9 = load ptr, ptr %0, align 8
  %10 = tail call preserve_allcc ptr @place_of_word(ptr %9, i64 %1)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %351, label %12

12:
  %13 = load i32, ptr %8, align 4
  %14 = load i64, ptr %10, align 8
  %15 = freeze i64 %14
  %16 = icmp ne i64 %15, 0
  %17 = and i32 %13, -2
  %18 = icmp eq i32 %17, 2
  %19 = select i1 %16, i1 true, i1 %18
  br i1 %19, label %20, label %351

20:
  %21 = icmp eq i64 %15, 0
  br i1 %21, label %22, label %52

22:
  store i64 %1, ptr %10, align 8
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 42360
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, 1
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %32 = load i8, ptr %31, align 8
  %33 = trunc nuw i8 %32 to i1
  br i1 %33, label %34, label %38

34:
  %35 = load i32, ptr %8, align 4
  %36 = icmp eq i32 %35, 3
  %37 = zext i1 %36 to i32
  br label %38

38:
  %39 = phi i32 [ 0, %22 ], [ %37, %34 ]
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 28
  store i32 %39, ptr %40, align 4
  %41 = lshr i64 %1, 7
  %42 = lshr i64 %1, 13
  %43 = lshr i64 %1, 19
  %44 = xor i64 %42, %43
  %45 = xor i64 %44, %41
  %46 = and i64 %45, 63
  %47 = shl nuw i64 1, %46
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 42352
  %50 = load i64, ptr %49, align 8
  %51 = or i64 %50, %47
  store i64 %51, ptr %49, align 8
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %54, %56
  br i1 %57, label %76, label %58

58:
  br i1 %18, label %59, label %351

59:
  %60 = load ptr, ptr %0, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 42360
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %62, 1
  %64 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %63, ptr %64, align 8
  br label %65

65:
  %66 = phi i64 [ 0, %59 ], [ %69, %65 ]
  %67 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %10, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 48
  store i64 0, ptr %68, align 8
  %69 = add nuw nsw i64 %66, 1
  %70 = icmp eq i64 %69, 4
  br i1 %70, label %71, label %65

71:
  %72 = load i64, ptr %61, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %61, align 8
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %73, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %10, i64 28
  store i32 0, ptr %75, align 4
  br label %351

76:
  br i1 %18, label %77, label %289

77:
  %78 = load ptr, ptr %6, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 14768
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 12
  %85 = load i32, ptr %84, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %78, i64 40
  %89 = load i32, ptr %88, align 8
  %90 = and i32 %89, 2
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:
  %93 = and i32 %89, 8
  %94 = icmp eq i32 %93, 0
  %95 = select i1 %94, i32 %2, i32 0
  br label %113

96:
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %98 = load i32, ptr %97, align 4
  %99 = and i32 %98, %2
  %100 = and i32 %89, 8
  %101 = icmp eq i32 %100, 0
  %102 = select i1 %101, i32 %99, i32 0
  br i1 %3, label %103, label %113

103:
  %104 = getelementptr inbounds nuw i8, ptr %87, i64 104
  %105 = load i64, ptr %104, align 8
  %106 = lshr i64 %105, 24
  %107 = and i64 %106, 65535
  %108 = getelementptr inbounds nuw i8, ptr %82, i64 200
  %109 = load i32, ptr %108, align 8
  %110 = lshr i32 %109, 4
  %111 = zext nneg i32 %110 to i64
  %112 = icmp eq i64 %107, %111
  br label %113

113:
  %114 = phi i32 [ %102, %96 ], [ %102, %103 ], [ %95, %92 ]
  %115 = phi i1 [ false, %96 ], [ %112, %103 ], [ true, %92 ]
  %116 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %117 = load i32, ptr %116, align 4
  %118 = icmp eq i32 %117, 3
  br i1 %118, label %193, label %119

119:
  %120 = icmp ne i32 %114, 0
  %121 = select i1 %120, i1 %115, i1 false
  br i1 %121, label %122, label %174

122:
  %123 = getelementptr inbounds nuw i8, ptr %80, i64 14440
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %125 = ptrtoint ptr %10 to i64
  %126 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %127 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %128 = getelementptr inbounds nuw i8, ptr %82, i64 200
  br label %129

129:
  %130 = phi i64 [ 0, %122 ], [ %172, %171 ]
  %131 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %123, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %171, label %135

135:
  %136 = load i32, ptr %128, align 8
  %137 = lshr i32 %136, 4
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %140 = load i64, ptr %139, align 8
  %141 = icmp ult i64 %140, %138
  br i1 %141, label %153, label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %144, %85
  br i1 %145, label %146, label %171

146:
  %147 = load i32, ptr %124, align 8
  %148 = getelementptr inbounds nuw i8, ptr %131, i64 28
  %149 = load i32, ptr %148, align 4
  %150 = xor i32 %149, -1
  %151 = and i32 %147, %150
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %171

153:
  %154 = load ptr, ptr %0, align 8
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 42336
  %156 = load ptr, ptr %155, align 8
  %157 = ptrtoint ptr %156 to i64
  %158 = sub i64 %125, %157
  %159 = ashr exact i64 %158, 7
  %160 = add nsw i64 %159, 1
  %161 = icmp eq i64 %133, %160
  br i1 %161, label %162, label %171

162:
  %163 = load i64, ptr %131, align 8
  %164 = load i64, ptr %126, align 8
  %165 = icmp ugt i64 %163, %164
  br i1 %165, label %171, label %166

166:
  %167 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %168 = load i64, ptr %167, align 8
  %169 = load i64, ptr %127, align 8
  %170 = icmp ult i64 %168, %169
  br i1 %170, label %171, label %186

171:
  %172 = add nuw nsw i64 %130, 1
  %173 = icmp eq i64 %172, 8
  br i1 %173, label %174, label %129

174:
  %175 = load ptr, ptr %0, align 8
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 42360
  %177 = load i64, ptr %176, align 8
  br label %178

178:
  %179 = phi i64 [ 0, %174 ], [ %182, %178 ]
  %180 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %10, i64 %179
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 48
  store i64 0, ptr %181, align 8
  %182 = add nuw nsw i64 %179, 1
  %183 = icmp eq i64 %182, 4
  br i1 %183, label %184, label %178

184:
  %185 = add i64 %177, 1
  br label %186

186:
  %187 = phi i64 [ %185, %184 ], [ %164, %166 ]
  %188 = icmp eq i32 %114, 0
  %189 = zext i1 %188 to i64
  %190 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %191 = add i64 %187, %189
  store i64 %191, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %10, i64 28
  store i32 0, ptr %192, align 4
  br label %193

193:
  %194 = load ptr, ptr %0, align 8
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 42360
  %196 = load i64, ptr %195, align 8
  %197 = add i64 %196, 1
  store i64 %197, ptr %195, align 8
  %198 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %197, ptr %198, align 8
  %199 = icmp eq i32 %114, 0
  br i1 %199, label %289, label %200

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %202 = getelementptr inbounds nuw i8, ptr %87, i64 104
  %203 = select i1 %91, ptr %202, ptr %201
  %204 = load i64, ptr %203, align 8
  %205 = load ptr, ptr %0, align 8
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 42344
  %207 = load ptr, ptr %206, align 8
  %208 = load ptr, ptr %79, align 8
  %209 = load i64, ptr %208, align 8
  %210 = mul i64 %209, 96
  %211 = getelementptr inbounds nuw i8, ptr %207, i64 %210
  %212 = load i64, ptr %211, align 8
  br label %240

213:
  %214 = getelementptr inbounds nuw i8, ptr %205, i64 42336
  %215 = load ptr, ptr %214, align 8
  %216 = ptrtoint ptr %10 to i64
  %217 = ptrtoint ptr %215 to i64
  %218 = sub i64 %216, %217
  %219 = ashr exact i64 %218, 7
  %220 = add nsw i64 %219, 1
  %221 = trunc i64 %220 to i32
  %222 = select i1 %115, i32 %114, i32 0
  store i64 %197, ptr %248, align 8
  %223 = getelementptr inbounds nuw i8, ptr %248, i64 8
  store i64 %204, ptr %223, align 8
  %224 = getelementptr inbounds nuw i8, ptr %248, i64 16
  store i32 %221, ptr %224, align 8
  %225 = getelementptr inbounds nuw i8, ptr %248, i64 20
  store i32 %222, ptr %225, align 4
  %226 = zext i1 %115 to i32
  %227 = load ptr, ptr %79, align 8
  %228 = load ptr, ptr %81, align 8
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 12
  %230 = load i32, ptr %229, align 4
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %227, i64 %231
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 14884
  %234 = load i32, ptr %233, align 4
  %235 = or i32 %234, %226
  store i32 %235, ptr %233, align 4
  br i1 %115, label %236, label %289

236:
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %238 = and i64 %220, 4294967295
  %239 = getelementptr inbounds nuw i8, ptr %10, i64 32
  br label %251

240:
  %241 = phi i64 [ %212, %200 ], [ %247, %240 ]
  %242 = phi i64 [ 1, %200 ], [ %249, %240 ]
  %243 = phi ptr [ %211, %200 ], [ %248, %240 ]
  %244 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %211, i64 %242
  %245 = load i64, ptr %244, align 8
  %246 = icmp ult i64 %245, %241
  %247 = tail call i64 @llvm.umin.i64(i64 %245, i64 %241)
  %248 = select i1 %246, ptr %244, ptr %243
  %249 = add nuw nsw i64 %242, 1
  %250 = icmp eq i64 %249, 4
  br i1 %250, label %213, label %240

251:
  %252 = phi i64 [ 0, %236 ], [ %287, %286 ]
  %253 = load ptr, ptr %79, align 8
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 14440
  %255 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %254, i64 %252
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 16
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %286, label %259

259:
  %260 = load ptr, ptr %81, align 8
  %261 = getelementptr inbounds nuw i8, ptr %260, i64 200
  %262 = load i32, ptr %261, align 8
  %263 = lshr i32 %262, 4
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr inbounds nuw i8, ptr %255, i64 32
  %266 = load i64, ptr %265, align 8
  %267 = icmp ult i64 %266, %264
  br i1 %267, label %283, label %268

268:
  %269 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %270 = load i32, ptr %269, align 8
  %271 = getelementptr inbounds nuw i8, ptr %260, i64 12
  %272 = load i32, ptr %271, align 4
  %273 = icmp eq i32 %270, %272
  br i1 %273, label %274, label %286

274:
  %275 = load i32, ptr %237, align 8
  %276 = getelementptr inbounds nuw i8, ptr %255, i64 28
  %277 = load i32, ptr %276, align 4
  %278 = xor i32 %277, -1
  %279 = and i32 %275, %278
  %280 = icmp ne i32 %279, 0
  %281 = icmp eq i64 %257, %238
  %282 = select i1 %280, i1 true, i1 %281
  br i1 %282, label %286, label %285

283:
  %284 = icmp eq i64 %257, %238
  br i1 %284, label %286, label %285

285:
  tail call preserve_allcc void @add_span(ptr %239, ptr %255)
  br label %286

286:
  %287 = add nuw nsw i64 %252, 1
  %288 = icmp eq i64 %287, 8
  br i1 %288, label %289, label %251

289:
  %290 = load i32, ptr %8, align 4
  %291 = icmp eq i32 %290, 2
  br i1 %291, label %351, label %292

292:
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %296 = load ptr, ptr %295, align 8
  %297 = getelementptr inbounds nuw i8, ptr %294, i64 14768
  %298 = getelementptr inbounds nuw i8, ptr %296, i64 12
  %299 = load i32, ptr %298, align 4
  %300 = zext i32 %299 to i64
  %301 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %297, i64 %300
  %302 = load ptr, ptr %6, align 8
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 40
  %304 = load i32, ptr %303, align 8
  %305 = and i32 %304, 4
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %351, label %307

307:
  store i32 %2, ptr %301, align 8
  br label %325

308:
  %309 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %310 = load i64, ptr %309, align 8
  store i64 %310, ptr %5, align 8
  %311 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %312 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %313 = load i64, ptr %312, align 8
  store i64 %313, ptr %311, align 8
  %314 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %315 = load ptr, ptr %0, align 8
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 42336
  %317 = load ptr, ptr %316, align 8
  %318 = ptrtoint ptr %10 to i64
  %319 = ptrtoint ptr %317 to i64
  %320 = sub i64 %318, %319
  %321 = ashr exact i64 %320, 7
  %322 = add nsw i64 %321, 1
  store i64 %322, ptr %314, align 8
  %323 = getelementptr inbounds nuw i8, ptr %301, i64 8
  call preserve_allcc void @add_span(ptr %323, ptr %5)
  %324 = getelementptr inbounds nuw i8, ptr %10, i64 32
  br label %337

325:
  %326 = phi i64 [ 0, %307 ], [ %329, %325 ]
  %327 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %301, i64 %326
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 24
  store i64 0, ptr %328, align 8
  %329 = add nuw nsw i64 %326, 1
  %330 = icmp eq i64 %329, 4
  br i1 %330, label %308, label %325

331:
  %332 = load ptr, ptr %6, align 8
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 40
  %334 = load i32, ptr %333, align 8
  %335 = and i32 %334, 1
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %350, label %347

337:
  %338 = phi i64 [ 0, %308 ], [ %345, %344 ]
  %339 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %324, i64 %338
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 16
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %344, label %343

343:
  tail call preserve_allcc void @add_span(ptr %323, ptr %339)
  br label %344

344:
  %345 = add nuw nsw i64 %338, 1
  %346 = icmp eq i64 %345, 4
  br i1 %346, label %331, label %337

347:
  %348 = load ptr, ptr %293, align 8
  %349 = load ptr, ptr %295, align 8
  tail call preserve_allcc void @learn(ptr %348, ptr %349, i32 %2, ptr %323)
  br label %350

350:
  br label %351

351:
  ret void
}

define internal preserve_allcc void @add_span(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i64, ptr %3, align 8
  br label %5

5:
  %6 = phi i64 [ 0, %2 ], [ %39, %33 ]
  %7 = phi i32 [ 4, %2 ], [ %38, %33 ]
  %8 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %0, i64 %6
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, %4
  br i1 %11, label %12, label %33

12:
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %14 = load i64, ptr %1, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, 1
  %18 = icmp ugt i64 %14, %17
  br i1 %18, label %29, label %19

19:
  %20 = load i64, ptr %8, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, 1
  %24 = icmp ule i64 %20, %23
  %25 = icmp ult i64 %20, %14
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %29

27:
  %28 = tail call i64 @llvm.umax.i64(i64 %16, i64 %22)
  store i64 %28, ptr %15, align 8
  br label %52

29:
  store i64 %14, ptr %8, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %15, align 8
  %32 = load i64, ptr %3, align 8
  store i64 %32, ptr %13, align 8
  br label %52

33:
  %34 = icmp eq i64 %10, 0
  %35 = icmp eq i32 %7, 4
  %36 = select i1 %34, i1 %35, i1 false
  %37 = trunc nuw nsw i64 %6 to i32
  %38 = select i1 %36, i32 %37, i32 %7
  %39 = add nuw nsw i64 %6, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %41, label %5

41:
  %42 = icmp eq i32 %38, 4
  br i1 %42, label %52, label %43

43:
  %44 = zext nneg i32 %38 to i64
  %45 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %0, i64 %44
  %46 = load i64, ptr %1, align 8
  store i64 %46, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store i64 %48, ptr %49, align 8
  %50 = load i64, ptr %3, align 8
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 %50, ptr %51, align 8
  br label %52

52:
  ret void
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

define internal preserve_allcc i1 @check_parts(ptr %0, i64 %1, i32 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %19, label %6

6:
  %7 = zext nneg i32 %2 to i64
  br label %8

8:
  %9 = phi i32 [ %3, %6 ], [ %17, %15 ]
  %10 = tail call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %11 = zext nneg i32 %10 to i64
  %12 = shl i64 %11, %7
  %13 = add i64 %12, %1
  %14 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %13)
  br i1 %14, label %15, label %19

15:
  %16 = add i32 %9, -1
  %17 = and i32 %16, %9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %8

19:
  %20 = phi i1 [ true, %4 ], [ %14, %8 ], [ %14, %15 ]
  ret i1 %20
}

define internal preserve_allcc i32 @words_of(i32 %0, i64 %1, i32 %2, i32 %3, i32 %4) unnamed_addr #0 noimplicitfloat {
  %6 = lshr i32 128, %2
  %7 = zext nneg i32 %6 to i64
  %8 = add nsw i64 %1, %7
  %9 = icmp sgt i64 %1, 31
  %10 = icmp slt i64 %8, 1
  %11 = or i1 %9, %10
  br i1 %11, label %105, label %12

12:
  %13 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = shl nsw i32 -1, %14
  %16 = and i32 %15, %0
  %17 = icmp samesign ugt i64 %8, 31
  %18 = trunc nuw nsw i64 %8 to i32
  %19 = shl nsw i32 -1, %18
  %20 = xor i32 %19, -1
  %21 = select i1 %17, i32 -1, i32 %20
  %22 = and i32 %16, %21
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %105, label %24

24:
  %25 = tail call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = sub nsw i64 %26, %1
  %28 = zext i32 %2 to i64
  %29 = shl i64 %27, %28
  %30 = zext i32 %3 to i64
  %31 = add i64 %29, %30
  %32 = lshr exact i32 %22, %25
  %33 = add i32 %32, 1
  %34 = and i32 %33, %32
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %80

36:
  %37 = icmp ult i32 %2, 3
  br i1 %37, label %59, label %38

38:
  %39 = or i32 %4, %3
  %40 = and i32 %39, 3
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %80

42:
  %43 = add i32 %4, -1
  %44 = tail call i32 @llvm.umin.i32(i32 %43, i32 127)
  %45 = lshr i32 %44, 2
  %46 = xor i32 %45, 31
  %47 = lshr i32 -1, %46
  %48 = add i32 %2, -3
  %49 = icmp ult i32 %48, 4
  br i1 %49, label %50, label %55

50:
  %51 = zext nneg i32 %48 to i64
  %52 = getelementptr inbounds nuw i32, ptr @switch.table.words_of, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = mul i32 %53, %47
  br label %55

55:
  %56 = phi i32 [ %54, %50 ], [ %47, %42 ]
  %57 = lshr i32 %3, 2
  %58 = shl i32 %56, %57
  br label %59

59:
  %60 = phi i32 [ %58, %55 ], [ -1, %36 ]
  %61 = tail call i32 @llvm.ctpop.i32(i32 %22)
  %62 = add nsw i32 %61, -1
  %63 = zext nneg i32 %62 to i64
  %64 = add i64 %27, %63
  %65 = shl i64 %64, %28
  %66 = zext i32 %4 to i64
  %67 = add nsw i64 %30, -1
  %68 = add nsw i64 %67, %66
  %69 = add i64 %68, %65
  %70 = lshr i64 %31, 2
  %71 = trunc i64 %70 to i32
  %72 = shl nsw i32 -1, %71
  %73 = tail call i64 @llvm.umin.i64(i64 %69, i64 127)
  %74 = lshr i64 %73, 2
  %75 = trunc nuw nsw i64 %74 to i32
  %76 = xor i32 %75, 31
  %77 = lshr i32 -1, %76
  %78 = and i32 %77, %72
  %79 = and i32 %78, %60
  br label %105

80:
  %81 = zext i32 %4 to i64
  %82 = add nsw i64 %81, -1
  br label %83

83:
  %84 = phi i32 [ %22, %80 ], [ %103, %83 ]
  %85 = phi i32 [ 0, %80 ], [ %101, %83 ]
  %86 = tail call i32 @llvm.cttz.i32(i32 %84, i1 true)
  %87 = zext nneg i32 %86 to i64
  %88 = sub nsw i64 %87, %1
  %89 = shl i64 %88, %28
  %90 = add i64 %89, %30
  %91 = add i64 %82, %90
  %92 = lshr i64 %90, 2
  %93 = trunc i64 %92 to i32
  %94 = shl nsw i32 -1, %93
  %95 = tail call i64 @llvm.umin.i64(i64 %91, i64 127)
  %96 = lshr i64 %95, 2
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = xor i32 %97, 31
  %99 = lshr i32 -1, %98
  %100 = and i32 %99, %94
  %101 = or i32 %100, %85
  %102 = add i32 %84, -1
  %103 = and i32 %102, %84
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %83

105:
  %106 = phi i32 [ 0, %12 ], [ %79, %59 ], [ 0, %5 ], [ %101, %83 ]
  ret i32 %106
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

declare i64 @llvm.usub.sat.i64(i64, i64) #0

declare i64 @llvm.ctpop.i64(i64) #0

declare i64 @llvm.umax.i64(i64, i64) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0
