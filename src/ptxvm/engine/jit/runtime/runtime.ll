; Generated from the C files beside this one by `make runtime`.
; 310b60bb0d7064a287949ee8d7841d499025d9b2c8050f8c277752116d4ce14e
%union.SignalAction = type { ptr, [248 x i8] }
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Allocation = type { i64, i64, i64, i64 }
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
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }
%struct.FollowedWord = type { i64, i64, i64, i32, i32, [4 x %struct.FollowedSpan] }

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
  %291 = getelementptr inbounds nuw i8, ptr %286, i64 32
  %292 = load i32, ptr %291, align 8
  %293 = icmp eq i32 %292, %32
  br i1 %293, label %297, label %294

294:
  %295 = load ptr, ptr %286, align 8
  %296 = icmp eq ptr %295, null
  br i1 %296, label %367, label %285

297:
  %298 = getelementptr inbounds nuw i8, ptr %286, i64 32
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
  br i1 %13, label %176, label %14

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
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 320
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
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 320
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
  br i1 %35, label %37, label %969

36:
  br i1 %34, label %41, label %106

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
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 128
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
  br label %2905

68:
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 42336
  %70 = load ptr, ptr %69, align 8
  %71 = icmp eq ptr %70, null
  br i1 %71, label %103, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = and i64 %75, 7
  %77 = icmp eq i64 %76, 0
  %78 = and i64 %75, 6
  %79 = icmp eq i64 %78, 6
  %80 = or i1 %77, %79
  br i1 %80, label %103, label %81

81:
  switch i32 %12, label %103 [
    i32 4, label %82
    i32 8, label %82
  ]

82:
  %83 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %84 = load i32, ptr %83, align 4
  %85 = icmp ult i32 %84, 4
  br i1 %85, label %86, label %103

86:
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %88 = load i32, ptr %87, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 14880
  %92 = load i32, ptr %91, align 8
  %93 = icmp ne i32 %92, 0
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 135
  store i8 1, ptr %94, align 1
  %95 = select i1 %46, i32 %8, i32 -1
  %96 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %44, i32 %95)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %2905

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %100 = load i8, ptr %99, align 4
  %101 = trunc nuw i8 %100 to i1
  br i1 %101, label %2905, label %102

102:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %44, i32 %3, i1 %93)
  br label %2905

103:
  %104 = select i1 %46, i32 %8, i32 -1
  %105 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %44, i32 %104)
  br label %2905

106:
  br i1 %32, label %107, label %969

107:
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %109 = load i32, ptr %108, align 4
  %110 = icmp eq i32 %109, 6
  %111 = zext i1 %110 to i8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 %111, ptr %112, align 1
  %113 = tail call i32 @llvm.ctpop.i32(i32 %12)
  %114 = icmp samesign ult i32 %113, 2
  br i1 %114, label %115, label %971

115:
  %116 = zext nneg i32 %8 to i64
  %117 = getelementptr inbounds nuw i64, ptr %7, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = tail call i32 @llvm.cttz.i32(i32 %12, i1 false)
  %120 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %121 = xor i32 %120, 31
  %122 = load i32, ptr %11, align 8
  %123 = zext nneg i32 %119 to i64
  %124 = sub nsw i32 %121, %8
  %125 = zext i32 %124 to i64
  %126 = shl nuw i64 %125, %123
  %127 = zext i32 %122 to i64
  %128 = add nuw i64 %126, %127
  %129 = load i32, ptr %10, align 8
  %130 = icmp eq i32 %129, 2
  br i1 %130, label %136, label %131

131:
  %132 = icmp eq i32 %129, 0
  %133 = and i64 %118, -4294967296
  %134 = icmp eq i64 %133, 4294967296
  %135 = and i1 %134, %132
  br i1 %135, label %136, label %192

136:
  %137 = and i64 %118, 4294967295
  %138 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %139 = load i32, ptr %138, align 8
  %140 = zext i32 %139 to i64
  %141 = shl nuw nsw i64 %140, 20
  %142 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %143 = load i32, ptr %142, align 4
  %144 = zext i32 %143 to i64
  %145 = shl nuw nsw i64 %144, 15
  %146 = or i64 %145, %141
  %147 = and i64 %146, 16744448
  br i1 %110, label %153, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %150 = load i32, ptr %149, align 8
  %151 = zext i32 %150 to i64
  %152 = or i64 %147, %151
  br label %153

153:
  %154 = phi i64 [ %152, %148 ], [ %147, %136 ]
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %154, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %158 = load i32, ptr %157, align 8
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %159, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %162 = load ptr, ptr %161, align 8
  %163 = ptrtoint ptr %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %163, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %166, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %169, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %172, ptr %173, align 8
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %175 = load ptr, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %175, ptr %176, align 8
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %178 = load i64, ptr %177, align 8
  %179 = shl i64 %178, 16
  %180 = load i32, ptr %138, align 8
  %181 = lshr i32 %180, 4
  %182 = zext nneg i32 %181 to i64
  %183 = or i64 %179, %182
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %183, ptr %184, align 8
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %186 = load i32, ptr %185, align 8
  %187 = icmp ne i32 %186, 0
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %189 = zext i1 %187 to i8
  store i8 %189, ptr %188, align 2
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %190, align 4
  %191 = icmp samesign ult i64 %137, %159
  br i1 %191, label %343, label %359

192:
  switch i32 %129, label %359 [
    i32 1, label %198
    i32 0, label %193
  ]

193:
  %194 = lshr i64 %118, 32
  %195 = trunc nuw i64 %194 to i32
  %196 = add i32 %195, -1
  %197 = icmp ult i32 %196, 4
  br i1 %197, label %359, label %198

198:
  %199 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %200 = load i32, ptr %199, align 8
  %201 = zext i32 %200 to i64
  %202 = shl nuw nsw i64 %201, 20
  %203 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %204 = load i32, ptr %203, align 4
  %205 = zext i32 %204 to i64
  %206 = shl nuw nsw i64 %205, 15
  %207 = or i64 %206, %202
  %208 = load i64, ptr %1, align 8
  %209 = shl i64 %208, 40
  %210 = or i64 %207, %209
  br i1 %110, label %215, label %211

211:
  %212 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %213 = load i32, ptr %212, align 4
  %214 = zext i32 %213 to i64
  br label %215

215:
  %216 = phi i64 [ %214, %211 ], [ 0, %198 ]
  %217 = or i64 %210, %216
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %217, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %220, ptr %221, align 8
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %222, align 4
  %223 = getelementptr inbounds nuw i8, ptr %6, i64 42336
  %224 = load ptr, ptr %223, align 8
  %225 = icmp eq ptr %224, null
  br i1 %225, label %272, label %226

226:
  %227 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %228 = load i32, ptr %227, align 4
  %229 = zext i32 %228 to i64
  %230 = and i64 %229, 7
  %231 = icmp eq i64 %230, 0
  %232 = and i64 %229, 6
  %233 = icmp eq i64 %232, 6
  %234 = or i1 %231, %233
  br i1 %234, label %235, label %272

235:
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %237 = load i32, ptr %203, align 4
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %236, i64 %238
  %240 = getelementptr inbounds nuw i8, ptr %6, i64 42344
  %241 = load ptr, ptr %240, align 8
  %242 = load i64, ptr %1, align 8
  %243 = mul i64 %242, 96
  %244 = getelementptr inbounds nuw i8, ptr %241, i64 %243
  %245 = getelementptr inbounds nuw i8, ptr %239, i64 112
  store i32 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %239, i64 116
  %247 = load i32, ptr %246, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %272, label %249

249:
  store i32 0, ptr %246, align 4
  br label %250

250:
  %251 = phi i64 [ 0, %249 ], [ %270, %269 ]
  %252 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %244, i64 %251
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 8
  %254 = load i64, ptr %253, align 8
  %255 = trunc i64 %254 to i32
  %256 = lshr i32 %255, 15
  %257 = and i32 %256, 31
  %258 = load i32, ptr %203, align 4
  %259 = icmp eq i32 %257, %258
  br i1 %259, label %260, label %269

260:
  %261 = lshr i64 %254, 24
  %262 = and i64 %261, 65535
  %263 = load i32, ptr %199, align 8
  %264 = lshr i32 %263, 4
  %265 = zext nneg i32 %264 to i64
  %266 = icmp eq i64 %262, %265
  br i1 %266, label %267, label %269

267:
  %268 = getelementptr inbounds nuw i8, ptr %252, i64 20
  store i32 0, ptr %268, align 4
  br label %269

269:
  %270 = add nuw nsw i64 %251, 1
  %271 = icmp eq i64 %270, 4
  br i1 %271, label %272, label %250

272:
  %273 = load ptr, ptr %9, align 8
  %274 = ptrtoint ptr %273 to i64
  %275 = load ptr, ptr %0, align 8
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 37712
  %277 = udiv i64 %274, 48
  %278 = and i64 %277, 63
  %279 = getelementptr inbounds nuw %struct.ScreenCache, ptr %276, i64 %278
  %280 = load i64, ptr %279, align 8
  %281 = icmp eq i64 %280, %274
  br i1 %281, label %282, label %289

282:
  %283 = getelementptr inbounds nuw i8, ptr %279, i64 8
  %284 = load i64, ptr %283, align 8
  %285 = sub i64 %118, %284
  %286 = getelementptr inbounds nuw i8, ptr %279, i64 16
  %287 = load i64, ptr %286, align 8
  %288 = icmp ult i64 %285, %287
  br i1 %288, label %295, label %289

289:
  %290 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %118, ptr %279)
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %359, label %292

292:
  %293 = getelementptr inbounds nuw i8, ptr %279, i64 8
  %294 = load i64, ptr %293, align 8
  br label %295

295:
  %296 = phi i64 [ %294, %292 ], [ %284, %282 ]
  %297 = getelementptr inbounds nuw i8, ptr %279, i64 8
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %296, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %279, i64 16
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %300, ptr %301, align 8
  %302 = getelementptr inbounds nuw i8, ptr %279, i64 24
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %303, ptr %304, align 8
  %305 = getelementptr inbounds nuw i8, ptr %279, i64 40
  %306 = load ptr, ptr %305, align 8
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %306, ptr %307, align 8
  %308 = getelementptr inbounds nuw i8, ptr %279, i64 48
  %309 = load ptr, ptr %308, align 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %309, ptr %310, align 8
  %311 = getelementptr inbounds nuw i8, ptr %279, i64 56
  %312 = load ptr, ptr %311, align 8
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %312, ptr %313, align 8
  %314 = shl i64 %118, 1
  %315 = getelementptr inbounds nuw i8, ptr %279, i64 32
  %316 = load i64, ptr %315, align 8
  %317 = load i64, ptr %297, align 8
  %318 = add i64 %316, %317
  %319 = sub i64 %314, %318
  store i64 %118, ptr %315, align 8
  %320 = load i64, ptr %299, align 8
  %321 = icmp ult i64 %319, %320
  %322 = load ptr, ptr %305, align 8
  %323 = icmp eq ptr %322, null
  br i1 %321, label %324, label %328

324:
  br i1 %323, label %332, label %325

325:
  %326 = lshr i64 %319, 7
  %327 = getelementptr inbounds nuw %struct.ScreenLine, ptr %322, i64 %326
  tail call void @llvm.prefetch.p0(ptr %327, i32 1, i32 3, i32 1)
  br label %329

328:
  br i1 %323, label %332, label %329

329:
  %330 = load i64, ptr %298, align 8
  %331 = load i64, ptr %301, align 8
  br label %343

332:
  %333 = load i64, ptr %298, align 8
  %334 = add i64 %128, %118
  %335 = sub i64 %334, %333
  %336 = load i64, ptr %301, align 8
  %337 = icmp ugt i64 %335, %336
  br i1 %337, label %359, label %338

338:
  %339 = load ptr, ptr %9, align 8
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 4
  %341 = load i32, ptr %340, align 4
  switch i32 %341, label %342 [
    i32 4, label %2905
    i32 0, label %2905
  ]

342:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2905

343:
  %344 = phi i64 [ %331, %329 ], [ %159, %153 ]
  %345 = phi i64 [ %330, %329 ], [ 0, %153 ]
  %346 = phi i64 [ %118, %329 ], [ %137, %153 ]
  %347 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %348 = sub i64 %346, %345
  %349 = trunc i64 %348 to i32
  %350 = shl nuw i32 1, %119
  %351 = add i32 %350, -1
  %352 = and i32 %351, %349
  %353 = add i64 %348, %128
  %354 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %355 = icmp ugt i64 %353, %344
  %356 = add i32 %352, %122
  %357 = icmp ugt i32 %356, %350
  %358 = select i1 %355, i1 true, i1 %357
  br i1 %358, label %359, label %361

359:
  %360 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %118, i32 %8, i32 %119, i32 %3)
  br label %2905

361:
  %362 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %363 = load i8, ptr %362, align 4
  %364 = trunc nuw i8 %363 to i1
  br i1 %364, label %365, label %379

365:
  %366 = load ptr, ptr %0, align 8
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 37696
  %368 = load i32, ptr %367, align 8
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %379, label %370

370:
  %371 = load ptr, ptr %9, align 8
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 8
  %373 = load i32, ptr %372, align 8
  %374 = icmp ult i32 %373, 4
  br i1 %374, label %375, label %379

375:
  %376 = lshr exact i32 %3, %8
  %377 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %348, i32 %119, i32 %376)
  br i1 %377, label %379, label %378

378:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2905

379:
  %380 = add i64 %353, -1
  %381 = lshr i64 %380, 7
  %382 = lshr i64 %348, 7
  %383 = icmp samesign ugt i64 %382, %381
  br i1 %383, label %2905, label %384

384:
  %385 = zext nneg i32 %352 to i64
  %386 = sub i64 %385, %348
  %387 = icmp eq i32 %119, 2
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %389 = shl nuw nsw i64 %123, 3
  %390 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %391 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %392 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %395 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %396 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %397

397:
  %398 = phi i64 [ %382, %384 ], [ %967, %966 ]
  %399 = shl nuw i64 %398, 7
  %400 = add i64 %386, %399
  %401 = ashr i64 %400, %123
  %402 = add nsw i64 %401, %116
  br i1 %387, label %403, label %414

403:
  %404 = add i64 %402, -32
  %405 = icmp ult i64 %404, -63
  br i1 %405, label %416, label %406

406:
  %407 = icmp sgt i64 %402, -1
  %408 = trunc nsw i64 %402 to i32
  br i1 %407, label %409, label %411

409:
  %410 = lshr i32 %3, %408
  br label %416

411:
  %412 = sub nsw i32 0, %408
  %413 = shl i32 %3, %412
  br label %416

414:
  %415 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %402, i32 %119, i32 %352, i32 %122)
  br label %416

416:
  %417 = phi i32 [ %415, %414 ], [ 0, %403 ], [ %410, %409 ], [ %413, %411 ]
  %418 = load i64, ptr %388, align 8
  %419 = shl i64 %402, 7
  %420 = and i64 %419, 32640
  %421 = or i64 %420, %389
  %422 = xor i64 %421, 16384
  %423 = or i64 %418, %422
  %424 = load ptr, ptr %390, align 8
  %425 = getelementptr inbounds nuw %struct.ScreenLine, ptr %424, i64 %398
  %426 = icmp eq i32 %417, 0
  br i1 %426, label %935, label %427

427:
  %428 = load i64, ptr %354, align 8
  %429 = icmp ult i64 %399, %428
  br i1 %429, label %430, label %935

430:
  %431 = load i8, ptr %362, align 4
  %432 = trunc nuw i8 %431 to i1
  %433 = load ptr, ptr %0, align 8
  br i1 %432, label %434, label %459

434:
  %435 = getelementptr inbounds nuw i8, ptr %433, i64 37696
  %436 = load i32, ptr %435, align 8
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %459, label %438

438:
  %439 = load ptr, ptr %9, align 8
  %440 = getelementptr inbounds nuw i8, ptr %439, i64 8
  %441 = load i32, ptr %440, align 8
  %442 = icmp ult i32 %441, 4
  br i1 %442, label %459, label %443

443:
  %444 = getelementptr inbounds nuw i8, ptr %439, i64 4
  %445 = load i32, ptr %444, align 4
  %446 = add i32 %445, -1
  %447 = and i32 %446, -6
  %448 = icmp eq i32 %447, 0
  %449 = load ptr, ptr %391, align 8
  %450 = getelementptr inbounds nuw i32, ptr %449, i64 %398
  %451 = load i32, ptr %450, align 4
  br i1 %448, label %452, label %455

452:
  %453 = or i32 %451, %417
  store i32 %453, ptr %450, align 4
  %454 = load ptr, ptr %0, align 8
  br label %459

455:
  %456 = xor i32 %451, -1
  %457 = and i32 %417, %456
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %459, label %965

459:
  %460 = phi ptr [ %454, %452 ], [ %433, %455 ], [ %433, %438 ], [ %433, %434 ], [ %433, %430 ]
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 37704
  %462 = load i32, ptr %461, align 8
  %463 = icmp eq i32 %462, 0
  %464 = load i8, ptr %362, align 4
  %465 = trunc nuw i8 %464 to i1
  br i1 %463, label %466, label %489

466:
  br i1 %465, label %935, label %467

467:
  %468 = load ptr, ptr %9, align 8
  %469 = getelementptr inbounds nuw i8, ptr %468, i64 4
  %470 = load i32, ptr %469, align 4
  switch i32 %470, label %471 [
    i32 4, label %935
    i32 0, label %935
  ]

471:
  %472 = lshr i64 %398, 5
  %473 = load ptr, ptr %392, align 8
  %474 = getelementptr inbounds nuw %struct.ScreenPage, ptr %473, i64 %472
  %475 = load atomic i64, ptr %474 acquire, align 8
  %476 = load ptr, ptr %0, align 8
  %477 = getelementptr inbounds nuw i8, ptr %476, i64 37656
  %478 = load i64, ptr %477, align 8
  %479 = icmp eq i64 %475, %478
  br i1 %479, label %935, label %480

480:
  %481 = add i64 %478, -1
  %482 = icmp eq i64 %475, %481
  br i1 %482, label %483, label %487

483:
  %484 = load ptr, ptr %9, align 8
  %485 = getelementptr inbounds nuw i8, ptr %484, i64 4
  %486 = load i32, ptr %485, align 4
  switch i32 %486, label %487 [
    i32 4, label %935
    i32 0, label %935
  ]

487:
  %488 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %472)
  br i1 %488, label %935, label %965

489:
  br i1 %465, label %508, label %490

490:
  %491 = lshr i64 %398, 5
  %492 = load ptr, ptr %392, align 8
  %493 = getelementptr inbounds nuw %struct.ScreenPage, ptr %492, i64 %491
  %494 = load atomic i64, ptr %493 acquire, align 8
  %495 = load ptr, ptr %0, align 8
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 37656
  %497 = load i64, ptr %496, align 8
  %498 = icmp eq i64 %494, %497
  br i1 %498, label %508, label %499

499:
  %500 = add i64 %497, -1
  %501 = icmp eq i64 %494, %500
  br i1 %501, label %502, label %506

502:
  %503 = load ptr, ptr %9, align 8
  %504 = getelementptr inbounds nuw i8, ptr %503, i64 4
  %505 = load i32, ptr %504, align 4
  switch i32 %505, label %506 [
    i32 4, label %508
    i32 0, label %508
  ]

506:
  %507 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %491)
  br i1 %507, label %508, label %965

508:
  %509 = load i8, ptr %362, align 4
  %510 = trunc nuw i8 %509 to i1
  br i1 %510, label %570, label %511

511:
  %512 = icmp eq i32 %417, -1
  %513 = and i64 %418, 7
  %514 = icmp eq i64 %513, 0
  %515 = and i1 %512, %514
  %516 = and i64 %423, 64
  %517 = icmp eq i64 %516, 0
  %518 = select i1 %515, i1 %517, i1 false
  br i1 %518, label %519, label %570

519:
  %520 = load ptr, ptr %9, align 8
  %521 = getelementptr inbounds nuw i8, ptr %520, i64 4
  %522 = load i32, ptr %521, align 4
  %523 = icmp eq i32 %522, 4
  br i1 %523, label %570, label %524

524:
  %525 = load ptr, ptr %0, align 8
  %526 = load ptr, ptr %392, align 8
  %527 = lshr i64 %398, 5
  %528 = getelementptr inbounds nuw %struct.ScreenPage, ptr %526, i64 %527
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 8
  %530 = and i64 %398, 31
  %531 = getelementptr inbounds nuw i64, ptr %529, i64 %530
  %532 = icmp eq i32 %522, 0
  %533 = load atomic i64, ptr %531 monotonic, align 8
  %534 = select i1 %532, i64 2, i64 1
  %535 = icmp eq i64 %533, 0
  br i1 %535, label %536, label %538

536:
  %537 = or disjoint i64 %534, %423
  br label %559

538:
  %539 = and i64 %533, -8
  %540 = icmp eq i64 %539, %423
  br i1 %540, label %541, label %543

541:
  %542 = or i64 %533, %534
  br label %559

543:
  %544 = xor i64 %533, %418
  %545 = icmp ult i64 %544, 1099511627776
  br i1 %545, label %546, label %570

546:
  %547 = lshr i64 %533, 24
  %548 = and i64 %547, 65535
  %549 = lshr i64 %423, 24
  %550 = and i64 %549, 65535
  %551 = icmp samesign ult i64 %548, %550
  br i1 %551, label %552, label %570

552:
  %553 = and i64 %533, 5
  %554 = icmp ne i64 %553, 0
  %555 = and i1 %532, %554
  %556 = select i1 %555, i64 4, i64 0
  %557 = or disjoint i64 %423, %556
  %558 = or disjoint i64 %557, %534
  br label %559

559:
  %560 = phi i64 [ %558, %552 ], [ %542, %541 ], [ %537, %536 ]
  %561 = getelementptr inbounds nuw i8, ptr %525, i64 37688
  %562 = load i32, ptr %561, align 8
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %565, label %564

564:
  store i64 %560, ptr %531, align 8
  br label %935

565:
  %566 = icmp eq i64 %533, %560
  br i1 %566, label %935, label %567

567:
  %568 = cmpxchg ptr %531, i64 %533, i64 %560 monotonic monotonic, align 8
  %569 = extractvalue { i64, i1 } %568, 1
  br i1 %569, label %935, label %570

570:
  %571 = load i8, ptr %393, align 1
  %572 = trunc nuw i8 %571 to i1
  br i1 %572, label %573, label %631

573:
  %574 = load i8, ptr %362, align 4
  %575 = trunc nuw i8 %574 to i1
  br i1 %575, label %631, label %576

576:
  %577 = load ptr, ptr %392, align 8
  %578 = lshr i64 %398, 5
  %579 = getelementptr inbounds nuw %struct.ScreenPage, ptr %577, i64 %578
  %580 = getelementptr inbounds nuw i8, ptr %579, i64 8
  %581 = and i64 %398, 31
  %582 = getelementptr inbounds nuw i64, ptr %580, i64 %581
  %583 = load atomic i64, ptr %582 monotonic, align 8
  %584 = icmp eq i64 %583, -1
  br i1 %584, label %585, label %587

585:
  %586 = load i64, ptr %425, align 8
  br label %616

587:
  %588 = load ptr, ptr %0, align 8
  %589 = getelementptr inbounds nuw i8, ptr %588, i64 37688
  %590 = load i32, ptr %589, align 8
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %593, label %592

592:
  store i64 -1, ptr %582, align 8
  br label %595

593:
  %594 = atomicrmw xchg ptr %582, i64 -1 monotonic, align 8
  br label %595

595:
  %596 = phi i64 [ %583, %592 ], [ %594, %593 ]
  %597 = load i64, ptr %394, align 8
  store i64 %597, ptr %425, align 8
  %598 = and i64 %596, 5
  %599 = icmp ne i64 %598, 0
  %600 = sext i1 %599 to i32
  %601 = getelementptr inbounds nuw i8, ptr %425, i64 48
  store i32 %600, ptr %601, align 8
  %602 = shl i64 %596, 62
  %603 = ashr i64 %602, 63
  %604 = trunc nsw i64 %603 to i32
  %605 = getelementptr inbounds nuw i8, ptr %425, i64 56
  store i32 %604, ptr %605, align 8
  %606 = getelementptr inbounds nuw i8, ptr %425, i64 60
  store i32 0, ptr %606, align 4
  %607 = getelementptr inbounds nuw i8, ptr %425, i64 52
  store i32 0, ptr %607, align 4
  %608 = and i64 %596, -8
  %609 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %610 = getelementptr inbounds nuw i8, ptr %425, i64 32
  store i64 %608, ptr %610, align 8
  store i64 %608, ptr %609, align 8
  %611 = and i64 %596, 1
  %612 = icmp eq i64 %611, 0
  br i1 %612, label %613, label %616

613:
  %614 = and i64 %596, -16777216
  %615 = add i64 %614, -16777096
  store i64 %615, ptr %609, align 8
  br label %616

616:
  %617 = phi i64 [ %586, %585 ], [ %597, %595 ], [ %597, %613 ]
  %618 = load i64, ptr %394, align 8
  %619 = icmp eq i64 %617, %618
  br i1 %619, label %620, label %629

620:
  %621 = getelementptr inbounds nuw i8, ptr %425, i64 48
  %622 = load i32, ptr %621, align 8
  %623 = getelementptr inbounds nuw i8, ptr %425, i64 52
  %624 = load i32, ptr %623, align 4
  %625 = or i32 %624, %622
  %626 = and i32 %625, %417
  %627 = icmp eq i32 %626, 0
  %628 = zext i1 %627 to i8
  br label %629

629:
  %630 = phi i8 [ 1, %616 ], [ %628, %620 ]
  store i8 %630, ptr %395, align 8
  br label %631

631:
  %632 = load i64, ptr %425, align 8
  %633 = load i64, ptr %394, align 8
  %634 = icmp eq i64 %632, %633
  br i1 %634, label %635, label %697

635:
  %636 = load ptr, ptr %9, align 8
  %637 = getelementptr inbounds nuw i8, ptr %636, i64 4
  %638 = load i32, ptr %637, align 4
  switch i32 %638, label %657 [
    i32 4, label %639
    i32 0, label %639
  ]

639:
  %640 = getelementptr inbounds nuw i8, ptr %425, i64 32
  %641 = load i64, ptr %640, align 8
  %642 = icmp eq i64 %641, %423
  br i1 %642, label %643, label %697

643:
  %644 = getelementptr inbounds nuw i8, ptr %425, i64 56
  %645 = load i32, ptr %644, align 8
  %646 = xor i32 %645, -1
  %647 = and i32 %417, %646
  %648 = icmp eq i32 %647, 0
  br i1 %648, label %649, label %697

649:
  %650 = getelementptr inbounds nuw i8, ptr %425, i64 48
  %651 = load i32, ptr %650, align 8
  %652 = getelementptr inbounds nuw i8, ptr %425, i64 52
  %653 = load i32, ptr %652, align 4
  %654 = or i32 %653, %651
  %655 = and i32 %654, %417
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %935, label %697

657:
  %658 = and i64 %418, 7
  %659 = icmp eq i64 %658, 0
  %660 = and i64 %418, 6
  %661 = icmp eq i64 %660, 6
  %662 = or i1 %659, %661
  br i1 %662, label %697, label %663

663:
  %664 = getelementptr inbounds nuw i8, ptr %425, i64 48
  %665 = load i32, ptr %664, align 8
  %666 = xor i32 %665, -1
  %667 = and i32 %417, %666
  %668 = icmp eq i32 %667, 0
  br i1 %668, label %669, label %697

669:
  %670 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %671 = load i64, ptr %670, align 8
  %672 = and i64 %671, 120
  %673 = icmp eq i64 %672, 120
  br i1 %673, label %674, label %697

674:
  %675 = icmp ugt i64 %671, -1099511627777
  %676 = xor i64 %671, %423
  %677 = icmp ult i64 %676, 16777216
  %678 = select i1 %675, i1 true, i1 %677
  br i1 %678, label %679, label %697

679:
  %680 = and i64 %671, 7
  %681 = icmp ne i64 %680, 0
  %682 = xor i64 %671, %418
  %683 = and i64 %682, 7
  %684 = icmp eq i64 %683, 0
  %685 = select i1 %681, i1 %684, i1 false
  br i1 %685, label %686, label %697

686:
  %687 = getelementptr inbounds nuw i8, ptr %425, i64 52
  %688 = load i32, ptr %687, align 4
  %689 = getelementptr inbounds nuw i8, ptr %425, i64 56
  %690 = load i32, ptr %689, align 8
  %691 = or i32 %690, %688
  %692 = getelementptr inbounds nuw i8, ptr %425, i64 60
  %693 = load i32, ptr %692, align 4
  %694 = or i32 %691, %693
  %695 = and i32 %694, %417
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %935, label %697

697:
  %698 = load i8, ptr %362, align 4
  %699 = trunc nuw i8 %698 to i1
  br i1 %699, label %752, label %700

700:
  %701 = load ptr, ptr %0, align 8
  %702 = getelementptr inbounds nuw i8, ptr %701, i64 37688
  %703 = load i32, ptr %702, align 8
  %704 = icmp eq i32 %703, 0
  br i1 %704, label %705, label %714

705:
  %706 = getelementptr inbounds nuw i8, ptr %425, i64 8
  br label %707

707:
  %708 = atomicrmw or ptr %706, i64 1 acquire, align 8
  %709 = and i64 %708, 1
  %710 = icmp eq i64 %709, 0
  br i1 %710, label %711, label %707

711:
  %712 = load i8, ptr %362, align 4
  %713 = trunc nuw i8 %712 to i1
  br i1 %713, label %752, label %714

714:
  %715 = load ptr, ptr %392, align 8
  %716 = lshr i64 %398, 5
  %717 = getelementptr inbounds nuw %struct.ScreenPage, ptr %715, i64 %716
  %718 = getelementptr inbounds nuw i8, ptr %717, i64 8
  %719 = and i64 %398, 31
  %720 = getelementptr inbounds nuw i64, ptr %718, i64 %719
  %721 = load atomic i64, ptr %720 monotonic, align 8
  %722 = icmp eq i64 %721, -1
  br i1 %722, label %752, label %723

723:
  %724 = load ptr, ptr %0, align 8
  %725 = getelementptr inbounds nuw i8, ptr %724, i64 37688
  %726 = load i32, ptr %725, align 8
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %729, label %728

728:
  store i64 -1, ptr %720, align 8
  br label %731

729:
  %730 = atomicrmw xchg ptr %720, i64 -1 monotonic, align 8
  br label %731

731:
  %732 = phi i64 [ %721, %728 ], [ %730, %729 ]
  %733 = load i64, ptr %394, align 8
  store i64 %733, ptr %425, align 8
  %734 = and i64 %732, 5
  %735 = icmp ne i64 %734, 0
  %736 = sext i1 %735 to i32
  %737 = getelementptr inbounds nuw i8, ptr %425, i64 48
  store i32 %736, ptr %737, align 8
  %738 = shl i64 %732, 62
  %739 = ashr i64 %738, 63
  %740 = trunc nsw i64 %739 to i32
  %741 = getelementptr inbounds nuw i8, ptr %425, i64 56
  store i32 %740, ptr %741, align 8
  %742 = getelementptr inbounds nuw i8, ptr %425, i64 60
  store i32 0, ptr %742, align 4
  %743 = getelementptr inbounds nuw i8, ptr %425, i64 52
  store i32 0, ptr %743, align 4
  %744 = and i64 %732, -8
  %745 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %746 = getelementptr inbounds nuw i8, ptr %425, i64 32
  store i64 %744, ptr %746, align 8
  store i64 %744, ptr %745, align 8
  %747 = and i64 %732, 1
  %748 = icmp eq i64 %747, 0
  br i1 %748, label %749, label %752

749:
  %750 = and i64 %732, -16777216
  %751 = add i64 %750, -16777096
  store i64 %751, ptr %745, align 8
  br label %752

752:
  %753 = phi i1 [ true, %711 ], [ %704, %749 ], [ %704, %731 ], [ %704, %714 ], [ false, %697 ]
  %754 = load i64, ptr %425, align 8
  %755 = load i64, ptr %394, align 8
  %756 = icmp eq i64 %754, %755
  br i1 %756, label %800, label %757

757:
  %758 = load ptr, ptr %9, align 8
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 4
  %760 = load i32, ptr %759, align 4
  %761 = and i32 %760, -5
  %762 = icmp eq i32 %761, 0
  %763 = select i1 %762, i32 2, i32 0
  store i64 %755, ptr %425, align 8
  %764 = getelementptr inbounds nuw i8, ptr %425, i64 48
  %765 = getelementptr inbounds nuw i8, ptr %425, i64 60
  store i32 0, ptr %765, align 4
  %766 = getelementptr inbounds nuw i8, ptr %425, i64 56
  store i32 0, ptr %766, align 8
  %767 = getelementptr inbounds nuw i8, ptr %425, i64 52
  store i32 0, ptr %767, align 4
  store i32 0, ptr %764, align 8
  %768 = getelementptr inbounds nuw i8, ptr %425, i64 8
  store i64 0, ptr %768, align 8
  %769 = and i64 %423, 120
  %770 = icmp eq i64 %769, 72
  br i1 %770, label %771, label %772

771:
  tail call preserve_allcc void @remember(ptr %0, ptr %425, i32 %763, i64 %423, i32 %417)
  br label %911

772:
  %773 = zext nneg i32 %763 to i64
  %774 = getelementptr inbounds nuw i32, ptr %764, i64 %773
  store i32 %417, ptr %774, align 4
  %775 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %776 = getelementptr inbounds nuw i64, ptr %775, i64 %773
  store i64 %423, ptr %776, align 8
  switch i32 %760, label %911 [
    i32 4, label %777
    i32 0, label %777
  ]

777:
  %778 = load ptr, ptr %0, align 8
  %779 = getelementptr inbounds nuw i8, ptr %778, i64 37692
  %780 = load i32, ptr %779, align 4
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %782, label %911

782:
  %783 = load i32, ptr %764, align 8
  %784 = load i32, ptr %767, align 4
  %785 = or i32 %784, %783
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %787, label %911

787:
  %788 = getelementptr inbounds nuw i8, ptr %425, i64 32
  %789 = load i64, ptr %788, align 8
  %790 = and i64 %789, 71
  %791 = icmp eq i64 %790, 64
  br i1 %791, label %792, label %911

792:
  store i32 -1, ptr %766, align 8
  store i32 0, ptr %765, align 4
  %793 = and i64 %789, 120
  %794 = icmp eq i64 %793, 120
  %795 = shl i64 %755, 10
  %796 = lshr i64 %789, 15
  %797 = and i64 %796, 1023
  %798 = select i1 %794, i64 1023, i64 %797
  %799 = or disjoint i64 %798, %795
  store i64 %799, ptr %768, align 8
  br label %911

800:
  %801 = load i8, ptr %362, align 4
  %802 = trunc nuw i8 %801 to i1
  br i1 %802, label %857, label %803

803:
  %804 = load ptr, ptr %9, align 8
  %805 = getelementptr inbounds nuw i8, ptr %804, i64 4
  %806 = load i32, ptr %805, align 4
  %807 = and i32 %806, -5
  %808 = icmp eq i32 %807, 0
  %809 = select i1 %808, i32 2, i32 0
  %810 = and i64 %423, 120
  %811 = icmp eq i64 %810, 72
  br i1 %811, label %857, label %812

812:
  %813 = getelementptr inbounds nuw i8, ptr %425, i64 48
  %814 = load i32, ptr %813, align 8
  %815 = getelementptr inbounds nuw i8, ptr %425, i64 52
  %816 = load i32, ptr %815, align 4
  %817 = or i32 %816, %814
  %818 = getelementptr inbounds nuw i8, ptr %425, i64 56
  %819 = load i32, ptr %818, align 8
  %820 = or i32 %817, %819
  %821 = getelementptr inbounds nuw i8, ptr %425, i64 60
  %822 = load i32, ptr %821, align 4
  %823 = or i32 %820, %822
  %824 = and i32 %823, %417
  %825 = icmp eq i32 %824, 0
  br i1 %825, label %826, label %857

826:
  %827 = zext nneg i32 %809 to i64
  %828 = getelementptr inbounds nuw i32, ptr %813, i64 %827
  %829 = load i32, ptr %828, align 4
  %830 = icmp eq i32 %829, 0
  br i1 %830, label %831, label %833

831:
  %832 = getelementptr inbounds nuw i32, ptr %813, i64 %827
  br label %850

833:
  %834 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %835 = getelementptr inbounds nuw i64, ptr %834, i64 %827
  %836 = load i64, ptr %835, align 8
  %837 = icmp ne i64 %836, %423
  %838 = zext i1 %837 to i32
  %839 = or disjoint i32 %809, %838
  %840 = zext nneg i32 %839 to i64
  %841 = getelementptr inbounds nuw i32, ptr %813, i64 %840
  %842 = load i32, ptr %841, align 4
  %843 = icmp eq i32 %842, 0
  %844 = getelementptr inbounds nuw i32, ptr %813, i64 %840
  br i1 %843, label %850, label %845

845:
  %846 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %847 = getelementptr inbounds nuw i64, ptr %846, i64 %840
  %848 = load i64, ptr %847, align 8
  %849 = icmp eq i64 %848, %423
  br i1 %849, label %850, label %857

850:
  %851 = phi ptr [ %832, %831 ], [ %844, %833 ], [ %844, %845 ]
  %852 = phi i64 [ %827, %831 ], [ %840, %833 ], [ %840, %845 ]
  %853 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %854 = getelementptr inbounds nuw i64, ptr %853, i64 %852
  store i64 %423, ptr %854, align 8
  %855 = load i32, ptr %851, align 4
  %856 = or i32 %855, %417
  store i32 %856, ptr %851, align 4
  br label %911

857:
  %858 = and i64 %423, 64
  %859 = icmp eq i64 %858, 0
  br i1 %859, label %860, label %909

860:
  %861 = getelementptr inbounds nuw i8, ptr %425, i64 48
  %862 = getelementptr inbounds nuw i8, ptr %425, i64 56
  %863 = load i32, ptr %862, align 8
  %864 = icmp eq i32 %863, 0
  %865 = getelementptr inbounds nuw i8, ptr %425, i64 52
  %866 = load i32, ptr %865, align 4
  %867 = getelementptr inbounds nuw i8, ptr %425, i64 60
  %868 = load i32, ptr %867, align 4
  %869 = or i32 %868, %866
  %870 = icmp eq i32 %869, 0
  br i1 %870, label %871, label %909

871:
  %872 = load i32, ptr %861, align 8
  %873 = icmp eq i32 %872, 0
  br i1 %873, label %878, label %874

874:
  %875 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %876 = load i64, ptr %875, align 8
  %877 = icmp eq i64 %876, %423
  br i1 %877, label %878, label %909

878:
  br i1 %864, label %883, label %879

879:
  %880 = getelementptr inbounds nuw i8, ptr %425, i64 32
  %881 = load i64, ptr %880, align 8
  %882 = icmp eq i64 %881, %423
  br i1 %882, label %883, label %909

883:
  %884 = load ptr, ptr %9, align 8
  %885 = getelementptr inbounds nuw i8, ptr %884, i64 4
  %886 = load i32, ptr %885, align 4
  switch i32 %886, label %890 [
    i32 4, label %909
    i32 0, label %887
  ]

887:
  %888 = getelementptr inbounds nuw i8, ptr %425, i64 32
  store i64 %423, ptr %888, align 8
  %889 = or i32 %863, %417
  store i32 %889, ptr %862, align 8
  br label %911

890:
  br i1 %802, label %891, label %902

891:
  %892 = getelementptr inbounds nuw i8, ptr %425, i64 8
  %893 = load i64, ptr %892, align 8
  %894 = icmp eq i64 %893, 0
  br i1 %894, label %902, label %895

895:
  %896 = load ptr, ptr %0, align 8
  store i64 0, ptr %892, align 8
  %897 = getelementptr inbounds nuw i8, ptr %896, i64 41816
  %898 = load i64, ptr %897, align 8
  %899 = add i64 %898, 1
  store i64 %899, ptr %897, align 8
  %900 = load i32, ptr %861, align 8
  %901 = load i32, ptr %862, align 8
  br label %902

902:
  %903 = phi i32 [ %901, %895 ], [ %863, %891 ], [ %863, %890 ]
  %904 = phi i32 [ %900, %895 ], [ %872, %891 ], [ %872, %890 ]
  %905 = getelementptr inbounds nuw i8, ptr %425, i64 16
  store i64 %423, ptr %905, align 8
  %906 = or i32 %904, %417
  store i32 %906, ptr %861, align 8
  %907 = xor i32 %417, -1
  %908 = and i32 %903, %907
  store i32 %908, ptr %862, align 8
  br label %911

909:
  %910 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %425, i64 %423, i32 %417)
  br i1 %910, label %911, label %928

911:
  %912 = and i64 %418, 6
  %913 = icmp eq i64 %912, 6
  br i1 %913, label %914, label %927

914:
  %915 = load ptr, ptr %0, align 8
  %916 = getelementptr inbounds nuw i8, ptr %915, i64 41808
  %917 = load i64, ptr %916, align 8
  %918 = load ptr, ptr %9, align 8
  %919 = getelementptr inbounds nuw i8, ptr %918, i64 8
  %920 = load i32, ptr %919, align 8
  %921 = icmp eq i32 %920, 1
  %922 = load ptr, ptr %396, align 8
  br i1 %921, label %923, label %925

923:
  %924 = trunc i64 %917 to i8
  store i8 %924, ptr %922, align 1
  br label %927

925:
  %926 = trunc i64 %917 to i32
  store i32 %926, ptr %922, align 1
  br label %927

927:
  br i1 %753, label %932, label %935

928:
  br i1 %753, label %929, label %965

929:
  %930 = getelementptr inbounds nuw i8, ptr %425, i64 8
  %931 = atomicrmw and ptr %930, i64 -2 release, align 8
  br label %965

932:
  %933 = getelementptr inbounds nuw i8, ptr %425, i64 8
  %934 = atomicrmw and ptr %933, i64 -2 release, align 8
  br label %935

935:
  %936 = load ptr, ptr %0, align 8
  %937 = getelementptr inbounds nuw i8, ptr %936, i64 42336
  %938 = load ptr, ptr %937, align 8
  %939 = icmp eq ptr %938, null
  br i1 %939, label %966, label %940

940:
  %941 = load i8, ptr %362, align 4
  %942 = trunc nuw i8 %941 to i1
  br i1 %942, label %966, label %943

943:
  %944 = load i64, ptr %347, align 8
  %945 = add i64 %944, %399
  %946 = load ptr, ptr %9, align 8
  %947 = getelementptr inbounds nuw i8, ptr %946, i64 4
  %948 = load i32, ptr %947, align 4
  switch i32 %948, label %949 [
    i32 4, label %966
    i32 0, label %966
  ]

949:
  %950 = load i8, ptr %393, align 1
  %951 = trunc nuw i8 %950 to i1
  br i1 %951, label %966, label %952

952:
  %953 = getelementptr inbounds nuw i8, ptr %936, i64 42352
  %954 = load i64, ptr %953, align 8
  %955 = lshr i64 %945, 7
  %956 = lshr i64 %945, 13
  %957 = lshr i64 %945, 19
  %958 = xor i64 %956, %957
  %959 = xor i64 %958, %955
  %960 = and i64 %959, 63
  %961 = shl nuw i64 1, %960
  %962 = and i64 %954, %961
  %963 = icmp eq i64 %962, 0
  br i1 %963, label %966, label %964

964:
  tail call preserve_allcc void @cut_words(ptr %936, i64 %945, i32 %417)
  br label %966

965:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2905

966:
  %967 = add nuw nsw i64 %398, 1
  %968 = icmp eq i64 %398, %381
  br i1 %968, label %2905, label %397

969:
  %970 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %970, align 1
  br label %971

971:
  %972 = phi i1 [ false, %969 ], [ %110, %107 ]
  %973 = zext nneg i32 %8 to i64
  %974 = getelementptr inbounds nuw i64, ptr %7, i64 %973
  %975 = load i64, ptr %974, align 8
  %976 = load i32, ptr %10, align 8
  %977 = icmp eq i32 %976, 2
  br i1 %977, label %983, label %978

978:
  %979 = icmp eq i32 %976, 0
  %980 = and i64 %975, -4294967296
  %981 = icmp eq i64 %980, 4294967296
  %982 = and i1 %979, %981
  br i1 %982, label %983, label %1039

983:
  %984 = and i64 %975, 4294967295
  %985 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %986 = load i32, ptr %985, align 8
  %987 = zext i32 %986 to i64
  %988 = shl nuw nsw i64 %987, 20
  %989 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %990 = load i32, ptr %989, align 4
  %991 = zext i32 %990 to i64
  %992 = shl nuw nsw i64 %991, 15
  %993 = or i64 %992, %988
  %994 = and i64 %993, 16744448
  br i1 %972, label %1000, label %995

995:
  %996 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %997 = load i32, ptr %996, align 8
  %998 = zext i32 %997 to i64
  %999 = or i64 %994, %998
  br label %1000

1000:
  %1001 = phi i64 [ %999, %995 ], [ %994, %983 ]
  %1002 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1001, ptr %1002, align 8
  %1003 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1003, align 8
  %1004 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %1005 = load i32, ptr %1004, align 8
  %1006 = zext i32 %1005 to i64
  %1007 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1006, ptr %1007, align 8
  %1008 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1009 = load ptr, ptr %1008, align 8
  %1010 = ptrtoint ptr %1009 to i64
  %1011 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1010, ptr %1011, align 8
  %1012 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1013 = load ptr, ptr %1012, align 8
  %1014 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1013, ptr %1014, align 8
  %1015 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1016 = load ptr, ptr %1015, align 8
  %1017 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1016, ptr %1017, align 8
  %1018 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1019 = load ptr, ptr %1018, align 8
  %1020 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1019, ptr %1020, align 8
  %1021 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1022 = load ptr, ptr %1021, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1022, ptr %1023, align 8
  %1024 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %1025 = load i64, ptr %1024, align 8
  %1026 = shl i64 %1025, 16
  %1027 = load i32, ptr %985, align 8
  %1028 = lshr i32 %1027, 4
  %1029 = zext nneg i32 %1028 to i64
  %1030 = or i64 %1026, %1029
  %1031 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1030, ptr %1031, align 8
  %1032 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1033 = load i32, ptr %1032, align 8
  %1034 = icmp ne i32 %1033, 0
  %1035 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1036 = zext i1 %1034 to i8
  store i8 %1036, ptr %1035, align 2
  %1037 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1037, align 4
  %1038 = icmp samesign ult i64 %984, %1006
  br i1 %1038, label %1196, label %2278

1039:
  switch i32 %976, label %1045 [
    i32 1, label %1061
    i32 0, label %1040
  ]

1040:
  %1041 = lshr i64 %975, 32
  %1042 = trunc nuw i64 %1041 to i32
  %1043 = add i32 %1042, -1
  %1044 = icmp ult i32 %1043, 4
  br i1 %1044, label %1045, label %1061

1045:
  %1046 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %1047 = load i32, ptr %1046, align 4
  %1048 = add i32 %1047, -1
  %1049 = and i32 %1048, -6
  %1050 = icmp eq i32 %1049, 0
  br i1 %1050, label %2278, label %1051

1051:
  %1052 = getelementptr inbounds nuw i8, ptr %6, i64 37696
  %1053 = load i32, ptr %1052, align 8
  %1054 = icmp eq i32 %1053, 0
  br i1 %1054, label %2278, label %1055

1055:
  %1056 = getelementptr inbounds nuw i8, ptr %6, i64 37700
  %1057 = load i32, ptr %1056, align 4
  %1058 = icmp eq i32 %1057, 0
  %1059 = icmp eq i64 %980, 8589934592
  %1060 = and i1 %1058, %1059
  br i1 %1060, label %1276, label %2278

1061:
  %1062 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1063 = load i32, ptr %1062, align 8
  %1064 = zext i32 %1063 to i64
  %1065 = shl nuw nsw i64 %1064, 20
  %1066 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1067 = load i32, ptr %1066, align 4
  %1068 = zext i32 %1067 to i64
  %1069 = shl nuw nsw i64 %1068, 15
  %1070 = or i64 %1069, %1065
  %1071 = load i64, ptr %1, align 8
  %1072 = shl i64 %1071, 40
  %1073 = or i64 %1070, %1072
  br i1 %972, label %1078, label %1074

1074:
  %1075 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %1076 = load i32, ptr %1075, align 4
  %1077 = zext i32 %1076 to i64
  br label %1078

1078:
  %1079 = phi i64 [ %1077, %1074 ], [ 0, %1061 ]
  %1080 = or i64 %1073, %1079
  %1081 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1080, ptr %1081, align 8
  %1082 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %1083 = load i64, ptr %1082, align 8
  %1084 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1083, ptr %1084, align 8
  %1085 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %1085, align 4
  %1086 = getelementptr inbounds nuw i8, ptr %6, i64 42336
  %1087 = load ptr, ptr %1086, align 8
  %1088 = icmp eq ptr %1087, null
  br i1 %1088, label %1135, label %1089

1089:
  %1090 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %1091 = load i32, ptr %1090, align 4
  %1092 = zext i32 %1091 to i64
  %1093 = and i64 %1092, 7
  %1094 = icmp eq i64 %1093, 0
  %1095 = and i64 %1092, 6
  %1096 = icmp eq i64 %1095, 6
  %1097 = or i1 %1094, %1096
  br i1 %1097, label %1098, label %1135

1098:
  %1099 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %1100 = load i32, ptr %1066, align 4
  %1101 = zext i32 %1100 to i64
  %1102 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1099, i64 %1101
  %1103 = getelementptr inbounds nuw i8, ptr %6, i64 42344
  %1104 = load ptr, ptr %1103, align 8
  %1105 = load i64, ptr %1, align 8
  %1106 = mul i64 %1105, 96
  %1107 = getelementptr inbounds nuw i8, ptr %1104, i64 %1106
  %1108 = getelementptr inbounds nuw i8, ptr %1102, i64 112
  store i32 0, ptr %1108, align 8
  %1109 = getelementptr inbounds nuw i8, ptr %1102, i64 116
  %1110 = load i32, ptr %1109, align 4
  %1111 = icmp eq i32 %1110, 0
  br i1 %1111, label %1135, label %1112

1112:
  store i32 0, ptr %1109, align 4
  br label %1113

1113:
  %1114 = phi i64 [ 0, %1112 ], [ %1133, %1132 ]
  %1115 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %1107, i64 %1114
  %1116 = getelementptr inbounds nuw i8, ptr %1115, i64 8
  %1117 = load i64, ptr %1116, align 8
  %1118 = trunc i64 %1117 to i32
  %1119 = lshr i32 %1118, 15
  %1120 = and i32 %1119, 31
  %1121 = load i32, ptr %1066, align 4
  %1122 = icmp eq i32 %1120, %1121
  br i1 %1122, label %1123, label %1132

1123:
  %1124 = lshr i64 %1117, 24
  %1125 = and i64 %1124, 65535
  %1126 = load i32, ptr %1062, align 8
  %1127 = lshr i32 %1126, 4
  %1128 = zext nneg i32 %1127 to i64
  %1129 = icmp eq i64 %1125, %1128
  br i1 %1129, label %1130, label %1132

1130:
  %1131 = getelementptr inbounds nuw i8, ptr %1115, i64 20
  store i32 0, ptr %1131, align 4
  br label %1132

1132:
  %1133 = add nuw nsw i64 %1114, 1
  %1134 = icmp eq i64 %1133, 4
  br i1 %1134, label %1135, label %1113

1135:
  %1136 = load ptr, ptr %9, align 8
  %1137 = ptrtoint ptr %1136 to i64
  %1138 = load ptr, ptr %0, align 8
  %1139 = getelementptr inbounds nuw i8, ptr %1138, i64 37712
  %1140 = udiv i64 %1137, 48
  %1141 = and i64 %1140, 63
  %1142 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1139, i64 %1141
  %1143 = load i64, ptr %1142, align 8
  %1144 = icmp eq i64 %1143, %1137
  br i1 %1144, label %1145, label %1152

1145:
  %1146 = getelementptr inbounds nuw i8, ptr %1142, i64 8
  %1147 = load i64, ptr %1146, align 8
  %1148 = sub i64 %975, %1147
  %1149 = getelementptr inbounds nuw i8, ptr %1142, i64 16
  %1150 = load i64, ptr %1149, align 8
  %1151 = icmp ult i64 %1148, %1150
  br i1 %1151, label %1158, label %1152

1152:
  %1153 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %975, ptr %1142)
  %1154 = icmp eq i32 %1153, 0
  br i1 %1154, label %2278, label %1155

1155:
  %1156 = getelementptr inbounds nuw i8, ptr %1142, i64 8
  %1157 = load i64, ptr %1156, align 8
  br label %1158

1158:
  %1159 = phi i64 [ %1157, %1155 ], [ %1147, %1145 ]
  %1160 = getelementptr inbounds nuw i8, ptr %1142, i64 8
  %1161 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %1159, ptr %1161, align 8
  %1162 = getelementptr inbounds nuw i8, ptr %1142, i64 16
  %1163 = load i64, ptr %1162, align 8
  %1164 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1163, ptr %1164, align 8
  %1165 = getelementptr inbounds nuw i8, ptr %1142, i64 24
  %1166 = load i64, ptr %1165, align 8
  %1167 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1166, ptr %1167, align 8
  %1168 = getelementptr inbounds nuw i8, ptr %1142, i64 40
  %1169 = load ptr, ptr %1168, align 8
  %1170 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1169, ptr %1170, align 8
  %1171 = getelementptr inbounds nuw i8, ptr %1142, i64 48
  %1172 = load ptr, ptr %1171, align 8
  %1173 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1172, ptr %1173, align 8
  %1174 = getelementptr inbounds nuw i8, ptr %1142, i64 56
  %1175 = load ptr, ptr %1174, align 8
  %1176 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %1175, ptr %1176, align 8
  %1177 = shl i64 %975, 1
  %1178 = getelementptr inbounds nuw i8, ptr %1142, i64 32
  %1179 = load i64, ptr %1178, align 8
  %1180 = load i64, ptr %1160, align 8
  %1181 = add i64 %1179, %1180
  %1182 = sub i64 %1177, %1181
  store i64 %975, ptr %1178, align 8
  %1183 = load i64, ptr %1162, align 8
  %1184 = icmp ult i64 %1182, %1183
  %1185 = load ptr, ptr %1168, align 8
  %1186 = icmp eq ptr %1185, null
  br i1 %1184, label %1187, label %1191

1187:
  br i1 %1186, label %1276, label %1188

1188:
  %1189 = lshr i64 %1182, 7
  %1190 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1185, i64 %1189
  tail call void @llvm.prefetch.p0(ptr %1190, i32 1, i32 3, i32 1)
  br label %1192

1191:
  br i1 %1186, label %1276, label %1192

1192:
  %1193 = load ptr, ptr %9, align 8
  %1194 = load i8, ptr %1085, align 4
  %1195 = trunc nuw i8 %1194 to i1
  br i1 %1195, label %1196, label %1276

1196:
  %1197 = phi ptr [ %1193, %1192 ], [ %10, %1000 ]
  %1198 = getelementptr inbounds nuw i8, ptr %1197, i64 16
  %1199 = load i32, ptr %1198, align 8
  %1200 = zext i32 %1199 to i64
  %1201 = load i32, ptr %1197, align 8
  %1202 = icmp eq i32 %1201, 2
  br i1 %1202, label %1203, label %1276

1203:
  %1204 = load ptr, ptr %0, align 8
  %1205 = getelementptr inbounds nuw i8, ptr %1204, i64 37704
  %1206 = load i32, ptr %1205, align 8
  %1207 = icmp eq i32 %1206, 0
  br i1 %1207, label %1208, label %1243

1208:
  %1209 = getelementptr inbounds nuw i8, ptr %1197, i64 8
  %1210 = load i32, ptr %1209, align 8
  %1211 = icmp ult i32 %1210, 5
  br i1 %1211, label %1212, label %1276

1212:
  %1213 = getelementptr inbounds nuw i8, ptr %1204, i64 37696
  %1214 = load i32, ptr %1213, align 8
  %1215 = icmp eq i32 %1214, 0
  br i1 %1215, label %1276, label %1216

1216:
  %1217 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1218 = load i64, ptr %1217, align 8
  %1219 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %1220

1220:
  %1221 = phi i32 [ %3, %1216 ], [ %1241, %1239 ]
  %1222 = tail call i32 @llvm.cttz.i32(i32 %1221, i1 true)
  %1223 = zext nneg i32 %1222 to i64
  %1224 = getelementptr inbounds nuw i64, ptr %7, i64 %1223
  %1225 = load i64, ptr %1224, align 8
  %1226 = and i64 %1225, 4294967295
  %1227 = icmp ult i64 %1226, %1218
  br i1 %1227, label %1228, label %1276

1228:
  %1229 = load ptr, ptr %1219, align 8
  %1230 = lshr i64 %1226, 7
  %1231 = getelementptr inbounds nuw i32, ptr %1229, i64 %1230
  %1232 = load i32, ptr %1231, align 4
  %1233 = trunc i64 %1225 to i32
  %1234 = lshr i32 %1233, 2
  %1235 = and i32 %1234, 31
  %1236 = shl nuw i32 1, %1235
  %1237 = and i32 %1232, %1236
  %1238 = icmp eq i32 %1237, 0
  br i1 %1238, label %1276, label %1239

1239:
  %1240 = add i32 %1221, -1
  %1241 = and i32 %1240, %1221
  %1242 = icmp eq i32 %1241, 0
  br i1 %1242, label %2905, label %1220

1243:
  %1244 = icmp eq i32 %1199, 0
  br i1 %1244, label %1276, label %1245

1245:
  %1246 = getelementptr inbounds nuw i8, ptr %1197, i64 4
  %1247 = load i32, ptr %1246, align 4
  switch i32 %1247, label %1248 [
    i32 4, label %1276
    i32 0, label %1276
  ]

1248:
  %1249 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1250 = load i64, ptr %1249, align 8
  %1251 = shl i64 %1250, 10
  %1252 = add nuw nsw i64 %1200, 512
  %1253 = or i64 %1251, %1252
  %1254 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1255 = load i64, ptr %1254, align 8
  %1256 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1257

1257:
  %1258 = phi i32 [ %3, %1248 ], [ %1274, %1272 ]
  %1259 = tail call i32 @llvm.cttz.i32(i32 %1258, i1 true)
  %1260 = zext nneg i32 %1259 to i64
  %1261 = getelementptr inbounds nuw i64, ptr %7, i64 %1260
  %1262 = load i64, ptr %1261, align 8
  %1263 = and i64 %1262, 4294967295
  %1264 = icmp ult i64 %1263, %1255
  br i1 %1264, label %1265, label %1276

1265:
  %1266 = load ptr, ptr %1256, align 8
  %1267 = lshr i64 %1263, 7
  %1268 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1266, i64 %1267
  %1269 = getelementptr inbounds nuw i8, ptr %1268, i64 8
  %1270 = load i64, ptr %1269, align 8
  %1271 = icmp eq i64 %1270, %1253
  br i1 %1271, label %1272, label %1276

1272:
  %1273 = add i32 %1258, -1
  %1274 = and i32 %1273, %1258
  %1275 = icmp eq i32 %1274, 0
  br i1 %1275, label %2905, label %1257

1276:
  %1277 = phi i1 [ true, %1191 ], [ false, %1245 ], [ false, %1055 ], [ true, %1187 ], [ false, %1192 ], [ false, %1243
      ], [ false, %1196 ], [ false, %1212 ], [ false, %1208 ], [ false, %1245 ], [ false, %1220 ], [ false, %1228 ], [
      false, %1265 ], [ false, %1257 ]
  %1278 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1279 = load i8, ptr %1278, align 4
  %1280 = trunc nuw i8 %1279 to i1
  %1281 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1282 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %1283

1283:
  %1284 = phi i32 [ %3, %1276 ], [ %1311, %1309 ]
  %1285 = tail call i32 @llvm.cttz.i32(i32 %1284, i1 true)
  %1286 = zext nneg i32 %1285 to i64
  %1287 = getelementptr inbounds nuw i64, ptr %7, i64 %1286
  %1288 = load i64, ptr %1287, align 8
  br i1 %1280, label %1289, label %1295

1289:
  %1290 = and i64 %1288, 4294967295
  %1291 = load i64, ptr %1281, align 8
  %1292 = sub i64 %1290, %1291
  %1293 = load i64, ptr %1282, align 8
  %1294 = icmp ult i64 %1292, %1293
  br i1 %1294, label %1300, label %2278

1295:
  %1296 = load i64, ptr %1281, align 8
  %1297 = sub i64 %1288, %1296
  %1298 = load i64, ptr %1282, align 8
  %1299 = icmp ult i64 %1297, %1298
  br i1 %1299, label %1309, label %2278

1300:
  %1301 = load ptr, ptr %9, align 8
  %1302 = load i32, ptr %1301, align 8
  %1303 = icmp eq i32 %1302, 2
  br i1 %1303, label %1309, label %1304

1304:
  %1305 = icmp eq i32 %1302, 0
  %1306 = and i64 %1288, -4294967296
  %1307 = icmp eq i64 %1306, 4294967296
  %1308 = and i1 %1305, %1307
  br i1 %1308, label %1309, label %2278

1309:
  %1310 = add i32 %1284, -1
  %1311 = and i32 %1310, %1284
  %1312 = icmp eq i32 %1311, 0
  br i1 %1312, label %1313, label %1283

1313:
  br i1 %1277, label %1314, label %1332

1314:
  %1315 = load ptr, ptr %9, align 8
  %1316 = getelementptr inbounds nuw i8, ptr %1315, i64 4
  %1317 = load i32, ptr %1316, align 4
  switch i32 %1317, label %1318 [
    i32 4, label %2905
    i32 0, label %2905
  ]

1318:
  %1319 = load ptr, ptr %0, align 8
  %1320 = getelementptr inbounds nuw i8, ptr %1315, i64 20
  %1321 = load i32, ptr %1320, align 4
  %1322 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1323 = load i32, ptr %1322, align 8
  %1324 = tail call i32 @llvm.cttz.i32(i32 %1323, i1 false)
  %1325 = getelementptr inbounds nuw i8, ptr %1319, i64 328
  store i32 22, ptr %1325, align 8
  %1326 = getelementptr inbounds nuw i8, ptr %1319, i64 332
  store i32 %1321, ptr %1326, align 4
  %1327 = getelementptr inbounds nuw i8, ptr %1319, i64 336
  store i32 %1324, ptr %1327, align 8
  %1328 = getelementptr inbounds nuw i8, ptr %1319, i64 352
  store i64 0, ptr %1328, align 8
  %1329 = getelementptr inbounds nuw i8, ptr %1319, i64 368
  store i32 0, ptr %1329, align 8
  %1330 = getelementptr inbounds nuw i8, ptr %1319, i64 360
  store i32 0, ptr %1330, align 8
  %1331 = getelementptr inbounds nuw i8, ptr %1319, i64 364
  store i32 0, ptr %1331, align 4
  br label %2905

1332:
  %1333 = load ptr, ptr %0, align 8
  %1334 = getelementptr inbounds nuw i8, ptr %1333, i64 37692
  %1335 = load i32, ptr %1334, align 4
  %1336 = icmp eq i32 %1335, 0
  br i1 %1336, label %2278, label %1337

1337:
  %1338 = load ptr, ptr %9, align 8
  %1339 = getelementptr inbounds nuw i8, ptr %1338, i64 4
  %1340 = load i32, ptr %1339, align 4
  %1341 = icmp eq i32 %1340, 6
  br i1 %1341, label %2278, label %1342

1342:
  %1343 = getelementptr inbounds nuw i8, ptr %1338, i64 8
  %1344 = load i32, ptr %1343, align 8
  %1345 = and i32 %1344, 3
  %1346 = icmp eq i32 %1345, 0
  br i1 %1346, label %1347, label %2278

1347:
  %1348 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1349 = load i64, ptr %1348, align 8
  br label %1350

1350:
  %1351 = phi i32 [ %3, %1347 ], [ %1360, %1350 ]
  %1352 = phi i64 [ 0, %1347 ], [ %1358, %1350 ]
  %1353 = tail call i32 @llvm.cttz.i32(i32 %1351, i1 true)
  %1354 = zext nneg i32 %1353 to i64
  %1355 = getelementptr inbounds nuw i64, ptr %7, i64 %1354
  %1356 = load i64, ptr %1355, align 8
  %1357 = sub i64 %1356, %1349
  %1358 = or i64 %1357, %1352
  %1359 = add i32 %1351, -1
  %1360 = and i32 %1359, %1351
  %1361 = icmp eq i32 %1360, 0
  br i1 %1361, label %1362, label %1350

1362:
  %1363 = and i64 %1358, 3
  %1364 = icmp eq i64 %1363, 0
  br i1 %1364, label %1365, label %2278

1365:
  %1366 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1367 = load i64, ptr %1366, align 8
  %1368 = or i64 %1367, 72
  %1369 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %5, ptr %1369, align 8
  %1370 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1371 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1372 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1373 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1374 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1375 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1376 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1377 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1378 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1379 = and i64 %1367, 7
  %1380 = icmp eq i64 %1379, 0
  %1381 = and i64 %1367, 6
  %1382 = icmp eq i64 %1381, 6
  %1383 = or i1 %1380, %1382
  %1384 = and i64 %1368, 120
  %1385 = icmp eq i64 %1384, 72
  %1386 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %1387

1387:
  %1388 = phi i32 [ 0, %1365 ], [ %1849, %1847 ]
  %1389 = phi i32 [ %3, %1365 ], [ %1851, %1847 ]
  %1390 = phi i64 [ 0, %1365 ], [ %1848, %1847 ]
  %1391 = call i32 @llvm.cttz.i32(i32 %1389, i1 true)
  %1392 = load i8, ptr %1370, align 4
  %1393 = trunc nuw i8 %1392 to i1
  %1394 = zext nneg i32 %1391 to i64
  %1395 = getelementptr inbounds nuw i64, ptr %7, i64 %1394
  %1396 = load i64, ptr %1395, align 8
  %1397 = and i64 %1396, 4294967295
  %1398 = select i1 %1393, i64 %1397, i64 %1396
  %1399 = load i64, ptr %1371, align 8
  %1400 = sub i64 %1398, %1399
  %1401 = load ptr, ptr %9, align 8
  %1402 = getelementptr inbounds nuw i8, ptr %1401, i64 8
  %1403 = load i32, ptr %1402, align 8
  %1404 = zext i32 %1403 to i64
  %1405 = add i64 %1400, %1404
  %1406 = icmp ult i64 %1400, %1405
  br i1 %1406, label %1407, label %1847

1407:
  %1408 = trunc nuw nsw i32 %1391 to i8
  br label %1409

1409:
  %1410 = phi i32 [ %1388, %1407 ], [ %1842, %1839 ]
  %1411 = phi i64 [ %1400, %1407 ], [ %1845, %1839 ]
  %1412 = phi i64 [ %1390, %1407 ], [ %1417, %1839 ]
  %1413 = trunc i64 %1411 to i32
  %1414 = lshr i32 %1413, 2
  %1415 = and i32 %1414, 31
  %1416 = icmp eq i32 %1410, 0
  %1417 = lshr i64 %1411, 7
  br i1 %1416, label %1839, label %1418

1418:
  %1419 = icmp eq i64 %1417, %1412
  br i1 %1419, label %1420, label %1424

1420:
  %1421 = shl nuw i32 1, %1415
  %1422 = and i32 %1421, %1410
  %1423 = icmp eq i32 %1422, 0
  br i1 %1423, label %1839, label %1424

1424:
  %1425 = load ptr, ptr %1372, align 8
  %1426 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1425, i64 %1412
  %1427 = shl nuw i64 %1412, 7
  %1428 = load i64, ptr %1373, align 8
  %1429 = icmp ult i64 %1427, %1428
  br i1 %1429, label %1430, label %1809

1430:
  %1431 = load i8, ptr %1370, align 4
  %1432 = trunc nuw i8 %1431 to i1
  %1433 = load ptr, ptr %0, align 8
  br i1 %1432, label %1434, label %1467

1434:
  %1435 = getelementptr inbounds nuw i8, ptr %1433, i64 37696
  %1436 = load i32, ptr %1435, align 8
  %1437 = icmp eq i32 %1436, 0
  br i1 %1437, label %1461, label %1438

1438:
  %1439 = load ptr, ptr %9, align 8
  %1440 = getelementptr inbounds nuw i8, ptr %1439, i64 8
  %1441 = load i32, ptr %1440, align 8
  %1442 = icmp ult i32 %1441, 4
  br i1 %1442, label %1461, label %1443

1443:
  %1444 = getelementptr inbounds nuw i8, ptr %1439, i64 4
  %1445 = load i32, ptr %1444, align 4
  %1446 = add i32 %1445, -1
  %1447 = and i32 %1446, -6
  %1448 = icmp eq i32 %1447, 0
  %1449 = load ptr, ptr %1374, align 8
  %1450 = getelementptr inbounds nuw i32, ptr %1449, i64 %1412
  %1451 = load i32, ptr %1450, align 4
  br i1 %1448, label %1452, label %1457

1452:
  %1453 = or i32 %1451, %1410
  store i32 %1453, ptr %1450, align 4
  %1454 = load ptr, ptr %0, align 8
  %1455 = load i8, ptr %1370, align 4
  %1456 = trunc nuw i8 %1455 to i1
  br label %1461

1457:
  %1458 = xor i32 %1451, -1
  %1459 = and i32 %1410, %1458
  %1460 = icmp eq i32 %1459, 0
  br i1 %1460, label %1461, label %2277

1461:
  %1462 = phi i1 [ %1456, %1452 ], [ true, %1457 ], [ true, %1438 ], [ true, %1434 ]
  %1463 = phi ptr [ %1454, %1452 ], [ %1433, %1457 ], [ %1433, %1438 ], [ %1433, %1434 ]
  %1464 = getelementptr inbounds nuw i8, ptr %1463, i64 37704
  %1465 = load i32, ptr %1464, align 8
  %1466 = icmp eq i32 %1465, 0
  br i1 %1466, label %1471, label %1494

1467:
  %1468 = getelementptr inbounds nuw i8, ptr %1433, i64 37704
  %1469 = load i32, ptr %1468, align 8
  %1470 = icmp eq i32 %1469, 0
  br i1 %1470, label %1472, label %1495

1471:
  br i1 %1462, label %1809, label %1472

1472:
  %1473 = load ptr, ptr %9, align 8
  %1474 = getelementptr inbounds nuw i8, ptr %1473, i64 4
  %1475 = load i32, ptr %1474, align 4
  switch i32 %1475, label %1476 [
    i32 4, label %1809
    i32 0, label %1809
  ]

1476:
  %1477 = lshr i64 %1412, 5
  %1478 = load ptr, ptr %1375, align 8
  %1479 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1478, i64 %1477
  %1480 = load atomic i64, ptr %1479 acquire, align 8
  %1481 = load ptr, ptr %0, align 8
  %1482 = getelementptr inbounds nuw i8, ptr %1481, i64 37656
  %1483 = load i64, ptr %1482, align 8
  %1484 = icmp eq i64 %1480, %1483
  br i1 %1484, label %1809, label %1485

1485:
  %1486 = add i64 %1483, -1
  %1487 = icmp eq i64 %1480, %1486
  br i1 %1487, label %1488, label %1492

1488:
  %1489 = load ptr, ptr %9, align 8
  %1490 = getelementptr inbounds nuw i8, ptr %1489, i64 4
  %1491 = load i32, ptr %1490, align 4
  switch i32 %1491, label %1492 [
    i32 4, label %1809
    i32 0, label %1809
  ]

1492:
  %1493 = call preserve_allcc i1 @open_page(ptr %0, i64 %1477)
  br i1 %1493, label %1809, label %2277

1494:
  br i1 %1462, label %1513, label %1495

1495:
  %1496 = lshr i64 %1412, 5
  %1497 = load ptr, ptr %1375, align 8
  %1498 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1497, i64 %1496
  %1499 = load atomic i64, ptr %1498 acquire, align 8
  %1500 = load ptr, ptr %0, align 8
  %1501 = getelementptr inbounds nuw i8, ptr %1500, i64 37656
  %1502 = load i64, ptr %1501, align 8
  %1503 = icmp eq i64 %1499, %1502
  br i1 %1503, label %1513, label %1504

1504:
  %1505 = add i64 %1502, -1
  %1506 = icmp eq i64 %1499, %1505
  br i1 %1506, label %1507, label %1511

1507:
  %1508 = load ptr, ptr %9, align 8
  %1509 = getelementptr inbounds nuw i8, ptr %1508, i64 4
  %1510 = load i32, ptr %1509, align 4
  switch i32 %1510, label %1511 [
    i32 4, label %1513
    i32 0, label %1513
  ]

1511:
  %1512 = call preserve_allcc i1 @open_page(ptr %0, i64 %1496)
  br i1 %1512, label %1513, label %2277

1513:
  %1514 = load i8, ptr %1376, align 1
  %1515 = trunc nuw i8 %1514 to i1
  br i1 %1515, label %1516, label %1574

1516:
  %1517 = load i8, ptr %1370, align 4
  %1518 = trunc nuw i8 %1517 to i1
  br i1 %1518, label %1574, label %1519

1519:
  %1520 = load ptr, ptr %1375, align 8
  %1521 = lshr i64 %1412, 5
  %1522 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1520, i64 %1521
  %1523 = getelementptr inbounds nuw i8, ptr %1522, i64 8
  %1524 = and i64 %1412, 31
  %1525 = getelementptr inbounds nuw i64, ptr %1523, i64 %1524
  %1526 = load atomic i64, ptr %1525 monotonic, align 8
  %1527 = icmp eq i64 %1526, -1
  br i1 %1527, label %1528, label %1530

1528:
  %1529 = load i64, ptr %1426, align 8
  br label %1559

1530:
  %1531 = load ptr, ptr %0, align 8
  %1532 = getelementptr inbounds nuw i8, ptr %1531, i64 37688
  %1533 = load i32, ptr %1532, align 8
  %1534 = icmp eq i32 %1533, 0
  br i1 %1534, label %1536, label %1535

1535:
  store i64 -1, ptr %1525, align 8
  br label %1538

1536:
  %1537 = atomicrmw xchg ptr %1525, i64 -1 monotonic, align 8
  br label %1538

1538:
  %1539 = phi i64 [ %1526, %1535 ], [ %1537, %1536 ]
  %1540 = load i64, ptr %1377, align 8
  store i64 %1540, ptr %1426, align 8
  %1541 = and i64 %1539, 5
  %1542 = icmp ne i64 %1541, 0
  %1543 = sext i1 %1542 to i32
  %1544 = getelementptr inbounds nuw i8, ptr %1426, i64 48
  store i32 %1543, ptr %1544, align 8
  %1545 = shl i64 %1539, 62
  %1546 = ashr i64 %1545, 63
  %1547 = trunc nsw i64 %1546 to i32
  %1548 = getelementptr inbounds nuw i8, ptr %1426, i64 56
  store i32 %1547, ptr %1548, align 8
  %1549 = getelementptr inbounds nuw i8, ptr %1426, i64 60
  store i32 0, ptr %1549, align 4
  %1550 = getelementptr inbounds nuw i8, ptr %1426, i64 52
  store i32 0, ptr %1550, align 4
  %1551 = and i64 %1539, -8
  %1552 = getelementptr inbounds nuw i8, ptr %1426, i64 16
  %1553 = getelementptr inbounds nuw i8, ptr %1426, i64 32
  store i64 %1551, ptr %1553, align 8
  store i64 %1551, ptr %1552, align 8
  %1554 = and i64 %1539, 1
  %1555 = icmp eq i64 %1554, 0
  br i1 %1555, label %1556, label %1559

1556:
  %1557 = and i64 %1539, -16777216
  %1558 = add i64 %1557, -16777096
  store i64 %1558, ptr %1552, align 8
  br label %1559

1559:
  %1560 = phi i64 [ %1529, %1528 ], [ %1540, %1538 ], [ %1540, %1556 ]
  %1561 = load i64, ptr %1377, align 8
  %1562 = icmp eq i64 %1560, %1561
  br i1 %1562, label %1563, label %1572

1563:
  %1564 = getelementptr inbounds nuw i8, ptr %1426, i64 48
  %1565 = load i32, ptr %1564, align 8
  %1566 = getelementptr inbounds nuw i8, ptr %1426, i64 52
  %1567 = load i32, ptr %1566, align 4
  %1568 = or i32 %1567, %1565
  %1569 = and i32 %1568, %1410
  %1570 = icmp eq i32 %1569, 0
  %1571 = zext i1 %1570 to i8
  br label %1572

1572:
  %1573 = phi i8 [ 1, %1559 ], [ %1571, %1563 ]
  store i8 %1573, ptr %1378, align 8
  br label %1574

1574:
  %1575 = load i64, ptr %1426, align 8
  %1576 = load i64, ptr %1377, align 8
  %1577 = icmp eq i64 %1575, %1576
  br i1 %1577, label %1578, label %1634

1578:
  %1579 = load ptr, ptr %9, align 8
  %1580 = getelementptr inbounds nuw i8, ptr %1579, i64 4
  %1581 = load i32, ptr %1580, align 4
  switch i32 %1581, label %1600 [
    i32 4, label %1582
    i32 0, label %1582
  ]

1582:
  %1583 = getelementptr inbounds nuw i8, ptr %1426, i64 32
  %1584 = load i64, ptr %1583, align 8
  %1585 = icmp eq i64 %1584, %1368
  br i1 %1585, label %1586, label %1634

1586:
  %1587 = getelementptr inbounds nuw i8, ptr %1426, i64 56
  %1588 = load i32, ptr %1587, align 8
  %1589 = xor i32 %1588, -1
  %1590 = and i32 %1410, %1589
  %1591 = icmp eq i32 %1590, 0
  br i1 %1591, label %1592, label %1634

1592:
  %1593 = getelementptr inbounds nuw i8, ptr %1426, i64 48
  %1594 = load i32, ptr %1593, align 8
  %1595 = getelementptr inbounds nuw i8, ptr %1426, i64 52
  %1596 = load i32, ptr %1595, align 4
  %1597 = or i32 %1596, %1594
  %1598 = and i32 %1597, %1410
  %1599 = icmp eq i32 %1598, 0
  br i1 %1599, label %1809, label %1634

1600:
  br i1 %1383, label %1634, label %1601

1601:
  %1602 = getelementptr inbounds nuw i8, ptr %1426, i64 48
  %1603 = load i32, ptr %1602, align 8
  %1604 = xor i32 %1603, -1
  %1605 = and i32 %1410, %1604
  %1606 = icmp eq i32 %1605, 0
  br i1 %1606, label %1607, label %1634

1607:
  %1608 = getelementptr inbounds nuw i8, ptr %1426, i64 16
  %1609 = load i64, ptr %1608, align 8
  %1610 = and i64 %1609, 120
  %1611 = icmp eq i64 %1610, 120
  br i1 %1611, label %1612, label %1634

1612:
  %1613 = icmp ugt i64 %1609, -1099511627777
  %1614 = xor i64 %1609, %1367
  %1615 = icmp ult i64 %1614, 16777216
  %1616 = select i1 %1613, i1 true, i1 %1615
  br i1 %1616, label %1617, label %1634

1617:
  %1618 = and i64 %1609, 7
  %1619 = icmp ne i64 %1618, 0
  %1620 = and i64 %1614, 7
  %1621 = icmp eq i64 %1620, 0
  %1622 = select i1 %1619, i1 %1621, i1 false
  br i1 %1622, label %1623, label %1634

1623:
  %1624 = getelementptr inbounds nuw i8, ptr %1426, i64 52
  %1625 = load i32, ptr %1624, align 4
  %1626 = getelementptr inbounds nuw i8, ptr %1426, i64 56
  %1627 = load i32, ptr %1626, align 8
  %1628 = or i32 %1627, %1625
  %1629 = getelementptr inbounds nuw i8, ptr %1426, i64 60
  %1630 = load i32, ptr %1629, align 4
  %1631 = or i32 %1628, %1630
  %1632 = and i32 %1631, %1410
  %1633 = icmp eq i32 %1632, 0
  br i1 %1633, label %1809, label %1634

1634:
  %1635 = load i8, ptr %1370, align 4
  %1636 = trunc nuw i8 %1635 to i1
  br i1 %1636, label %1689, label %1637

1637:
  %1638 = load ptr, ptr %0, align 8
  %1639 = getelementptr inbounds nuw i8, ptr %1638, i64 37688
  %1640 = load i32, ptr %1639, align 8
  %1641 = icmp eq i32 %1640, 0
  br i1 %1641, label %1642, label %1651

1642:
  %1643 = getelementptr inbounds nuw i8, ptr %1426, i64 8
  br label %1644

1644:
  %1645 = atomicrmw or ptr %1643, i64 1 acquire, align 8
  %1646 = and i64 %1645, 1
  %1647 = icmp eq i64 %1646, 0
  br i1 %1647, label %1648, label %1644

1648:
  %1649 = load i8, ptr %1370, align 4
  %1650 = trunc nuw i8 %1649 to i1
  br i1 %1650, label %1689, label %1651

1651:
  %1652 = load ptr, ptr %1375, align 8
  %1653 = lshr i64 %1412, 5
  %1654 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1652, i64 %1653
  %1655 = getelementptr inbounds nuw i8, ptr %1654, i64 8
  %1656 = and i64 %1412, 31
  %1657 = getelementptr inbounds nuw i64, ptr %1655, i64 %1656
  %1658 = load atomic i64, ptr %1657 monotonic, align 8
  %1659 = icmp eq i64 %1658, -1
  br i1 %1659, label %1689, label %1660

1660:
  %1661 = load ptr, ptr %0, align 8
  %1662 = getelementptr inbounds nuw i8, ptr %1661, i64 37688
  %1663 = load i32, ptr %1662, align 8
  %1664 = icmp eq i32 %1663, 0
  br i1 %1664, label %1666, label %1665

1665:
  store i64 -1, ptr %1657, align 8
  br label %1668

1666:
  %1667 = atomicrmw xchg ptr %1657, i64 -1 monotonic, align 8
  br label %1668

1668:
  %1669 = phi i64 [ %1658, %1665 ], [ %1667, %1666 ]
  %1670 = load i64, ptr %1377, align 8
  store i64 %1670, ptr %1426, align 8
  %1671 = and i64 %1669, 5
  %1672 = icmp ne i64 %1671, 0
  %1673 = sext i1 %1672 to i32
  %1674 = getelementptr inbounds nuw i8, ptr %1426, i64 48
  store i32 %1673, ptr %1674, align 8
  %1675 = shl i64 %1669, 62
  %1676 = ashr i64 %1675, 63
  %1677 = trunc nsw i64 %1676 to i32
  %1678 = getelementptr inbounds nuw i8, ptr %1426, i64 56
  store i32 %1677, ptr %1678, align 8
  %1679 = getelementptr inbounds nuw i8, ptr %1426, i64 60
  store i32 0, ptr %1679, align 4
  %1680 = getelementptr inbounds nuw i8, ptr %1426, i64 52
  store i32 0, ptr %1680, align 4
  %1681 = and i64 %1669, -8
  %1682 = getelementptr inbounds nuw i8, ptr %1426, i64 16
  %1683 = getelementptr inbounds nuw i8, ptr %1426, i64 32
  store i64 %1681, ptr %1683, align 8
  store i64 %1681, ptr %1682, align 8
  %1684 = and i64 %1669, 1
  %1685 = icmp eq i64 %1684, 0
  br i1 %1685, label %1686, label %1689

1686:
  %1687 = and i64 %1669, -16777216
  %1688 = add i64 %1687, -16777096
  store i64 %1688, ptr %1682, align 8
  br label %1689

1689:
  %1690 = phi i1 [ true, %1648 ], [ %1641, %1686 ], [ %1641, %1668 ], [ %1641, %1651 ], [ false, %1634 ]
  %1691 = load i64, ptr %1426, align 8
  %1692 = load i64, ptr %1377, align 8
  %1693 = icmp eq i64 %1691, %1692
  br i1 %1693, label %1735, label %1694

1694:
  %1695 = load ptr, ptr %9, align 8
  %1696 = getelementptr inbounds nuw i8, ptr %1695, i64 4
  %1697 = load i32, ptr %1696, align 4
  %1698 = and i32 %1697, -5
  %1699 = icmp eq i32 %1698, 0
  %1700 = select i1 %1699, i32 2, i32 0
  store i64 %1692, ptr %1426, align 8
  %1701 = getelementptr inbounds nuw i8, ptr %1426, i64 48
  %1702 = getelementptr inbounds nuw i8, ptr %1426, i64 60
  store i32 0, ptr %1702, align 4
  %1703 = getelementptr inbounds nuw i8, ptr %1426, i64 56
  store i32 0, ptr %1703, align 8
  %1704 = getelementptr inbounds nuw i8, ptr %1426, i64 52
  store i32 0, ptr %1704, align 4
  store i32 0, ptr %1701, align 8
  %1705 = getelementptr inbounds nuw i8, ptr %1426, i64 8
  store i64 0, ptr %1705, align 8
  br i1 %1385, label %1706, label %1707

1706:
  call preserve_allcc void @remember(ptr %0, ptr %1426, i32 %1700, i64 %1368, i32 %1410)
  br label %1789

1707:
  %1708 = zext nneg i32 %1700 to i64
  %1709 = getelementptr inbounds nuw i32, ptr %1701, i64 %1708
  store i32 %1410, ptr %1709, align 4
  %1710 = getelementptr inbounds nuw i8, ptr %1426, i64 16
  %1711 = getelementptr inbounds nuw i64, ptr %1710, i64 %1708
  store i64 %1368, ptr %1711, align 8
  switch i32 %1697, label %1789 [
    i32 4, label %1712
    i32 0, label %1712
  ]

1712:
  %1713 = load ptr, ptr %0, align 8
  %1714 = getelementptr inbounds nuw i8, ptr %1713, i64 37692
  %1715 = load i32, ptr %1714, align 4
  %1716 = icmp eq i32 %1715, 0
  br i1 %1716, label %1717, label %1789

1717:
  %1718 = load i32, ptr %1701, align 8
  %1719 = load i32, ptr %1704, align 4
  %1720 = or i32 %1719, %1718
  %1721 = icmp eq i32 %1720, 0
  br i1 %1721, label %1722, label %1789

1722:
  %1723 = getelementptr inbounds nuw i8, ptr %1426, i64 32
  %1724 = load i64, ptr %1723, align 8
  %1725 = and i64 %1724, 71
  %1726 = icmp eq i64 %1725, 64
  br i1 %1726, label %1727, label %1789

1727:
  store i32 -1, ptr %1703, align 8
  store i32 0, ptr %1702, align 4
  %1728 = and i64 %1724, 120
  %1729 = icmp eq i64 %1728, 120
  %1730 = shl i64 %1692, 10
  %1731 = lshr i64 %1724, 15
  %1732 = and i64 %1731, 1023
  %1733 = select i1 %1729, i64 1023, i64 %1732
  %1734 = or disjoint i64 %1733, %1730
  store i64 %1734, ptr %1705, align 8
  br label %1789

1735:
  %1736 = load i8, ptr %1370, align 4
  %1737 = trunc nuw i8 %1736 to i1
  br i1 %1737, label %1786, label %1738

1738:
  %1739 = load ptr, ptr %9, align 8
  %1740 = getelementptr inbounds nuw i8, ptr %1739, i64 4
  %1741 = load i32, ptr %1740, align 4
  %1742 = and i32 %1741, -5
  %1743 = icmp eq i32 %1742, 0
  %1744 = select i1 %1743, i32 2, i32 0
  br i1 %1385, label %1786, label %1745

1745:
  %1746 = getelementptr inbounds nuw i8, ptr %1426, i64 48
  %1747 = load i32, ptr %1746, align 8
  %1748 = getelementptr inbounds nuw i8, ptr %1426, i64 52
  %1749 = load i32, ptr %1748, align 4
  %1750 = or i32 %1749, %1747
  %1751 = getelementptr inbounds nuw i8, ptr %1426, i64 56
  %1752 = load i32, ptr %1751, align 8
  %1753 = or i32 %1750, %1752
  %1754 = getelementptr inbounds nuw i8, ptr %1426, i64 60
  %1755 = load i32, ptr %1754, align 4
  %1756 = or i32 %1753, %1755
  %1757 = and i32 %1756, %1410
  %1758 = icmp eq i32 %1757, 0
  br i1 %1758, label %1759, label %1786

1759:
  %1760 = zext nneg i32 %1744 to i64
  %1761 = getelementptr inbounds nuw i32, ptr %1746, i64 %1760
  %1762 = load i32, ptr %1761, align 4
  %1763 = icmp eq i32 %1762, 0
  br i1 %1763, label %1779, label %1764

1764:
  %1765 = getelementptr inbounds nuw i8, ptr %1426, i64 16
  %1766 = getelementptr inbounds nuw i64, ptr %1765, i64 %1760
  %1767 = load i64, ptr %1766, align 8
  %1768 = icmp ne i64 %1767, %1368
  %1769 = zext i1 %1768 to i32
  %1770 = or disjoint i32 %1744, %1769
  %1771 = zext nneg i32 %1770 to i64
  %1772 = getelementptr inbounds nuw i32, ptr %1746, i64 %1771
  %1773 = load i32, ptr %1772, align 4
  %1774 = icmp eq i32 %1773, 0
  br i1 %1774, label %1779, label %1775

1775:
  %1776 = getelementptr inbounds nuw i64, ptr %1765, i64 %1771
  %1777 = load i64, ptr %1776, align 8
  %1778 = icmp eq i64 %1777, %1368
  br i1 %1778, label %1779, label %1786

1779:
  %1780 = phi ptr [ %1772, %1775 ], [ %1772, %1764 ], [ %1761, %1759 ]
  %1781 = phi i64 [ %1771, %1775 ], [ %1771, %1764 ], [ %1760, %1759 ]
  %1782 = getelementptr inbounds nuw i8, ptr %1426, i64 16
  %1783 = getelementptr inbounds nuw i64, ptr %1782, i64 %1781
  store i64 %1368, ptr %1783, align 8
  %1784 = load i32, ptr %1780, align 4
  %1785 = or i32 %1784, %1410
  store i32 %1785, ptr %1780, align 4
  br label %1789

1786:
  %1787 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1426, i64 %1368, i32 %1410)
  %1788 = select i1 %1787, i1 %1382, i1 false
  br i1 %1788, label %1790, label %1803

1789:
  br i1 %1382, label %1790, label %1803

1790:
  %1791 = load ptr, ptr %0, align 8
  %1792 = getelementptr inbounds nuw i8, ptr %1791, i64 41808
  %1793 = load i64, ptr %1792, align 8
  %1794 = load ptr, ptr %9, align 8
  %1795 = getelementptr inbounds nuw i8, ptr %1794, i64 8
  %1796 = load i32, ptr %1795, align 8
  %1797 = icmp eq i32 %1796, 1
  %1798 = load ptr, ptr %1386, align 8
  br i1 %1797, label %1799, label %1801

1799:
  %1800 = trunc i64 %1793 to i8
  store i8 %1800, ptr %1798, align 1
  br label %1803

1801:
  %1802 = trunc i64 %1793 to i32
  store i32 %1802, ptr %1798, align 1
  br label %1803

1803:
  %1804 = phi i1 [ %1787, %1786 ], [ true, %1789 ], [ true, %1799 ], [ true, %1801 ]
  br i1 %1690, label %1805, label %1808

1805:
  %1806 = getelementptr inbounds nuw i8, ptr %1426, i64 8
  %1807 = atomicrmw and ptr %1806, i64 -2 release, align 8
  br i1 %1804, label %1809, label %2277

1808:
  br i1 %1804, label %1809, label %2277

1809:
  %1810 = load ptr, ptr %0, align 8
  %1811 = getelementptr inbounds nuw i8, ptr %1810, i64 42336
  %1812 = load ptr, ptr %1811, align 8
  %1813 = icmp eq ptr %1812, null
  br i1 %1813, label %1839, label %1814

1814:
  %1815 = load i8, ptr %1370, align 4
  %1816 = trunc nuw i8 %1815 to i1
  br i1 %1816, label %1839, label %1817

1817:
  %1818 = load i64, ptr %1371, align 8
  %1819 = add i64 %1818, %1427
  %1820 = load ptr, ptr %9, align 8
  %1821 = getelementptr inbounds nuw i8, ptr %1820, i64 4
  %1822 = load i32, ptr %1821, align 4
  switch i32 %1822, label %1823 [
    i32 4, label %1839
    i32 0, label %1839
  ]

1823:
  %1824 = load i8, ptr %1376, align 1
  %1825 = trunc nuw i8 %1824 to i1
  br i1 %1825, label %1839, label %1826

1826:
  %1827 = getelementptr inbounds nuw i8, ptr %1810, i64 42352
  %1828 = load i64, ptr %1827, align 8
  %1829 = lshr i64 %1819, 7
  %1830 = lshr i64 %1819, 13
  %1831 = lshr i64 %1819, 19
  %1832 = xor i64 %1830, %1831
  %1833 = xor i64 %1832, %1829
  %1834 = and i64 %1833, 63
  %1835 = shl nuw i64 1, %1834
  %1836 = and i64 %1828, %1835
  %1837 = icmp eq i64 %1836, 0
  br i1 %1837, label %1839, label %1838

1838:
  call preserve_allcc void @cut_words(ptr %1810, i64 %1819, i32 %1410)
  br label %1839

1839:
  %1840 = phi i32 [ %1410, %1420 ], [ 0, %1817 ], [ 0, %1817 ], [ 0, %1809 ], [ 0, %1838 ], [ 0, %1826 ], [ 0, %1823 ],
      [ 0, %1814 ], [ 0, %1409 ]
  %1841 = shl nuw i32 1, %1415
  %1842 = or i32 %1840, %1841
  %1843 = zext nneg i32 %1415 to i64
  %1844 = getelementptr inbounds nuw i8, ptr %5, i64 %1843
  store i8 %1408, ptr %1844, align 1
  %1845 = add i64 %1411, 4
  %1846 = icmp ult i64 %1845, %1405
  br i1 %1846, label %1409, label %1847

1847:
  %1848 = phi i64 [ %1390, %1387 ], [ %1417, %1839 ]
  %1849 = phi i32 [ %1388, %1387 ], [ %1842, %1839 ]
  %1850 = add i32 %1389, -1
  %1851 = and i32 %1850, %1389
  %1852 = icmp eq i32 %1851, 0
  br i1 %1852, label %1853, label %1387

1853:
  %1854 = load ptr, ptr %1372, align 8
  %1855 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1854, i64 %1848
  %1856 = icmp eq i32 %1849, 0
  br i1 %1856, label %2241, label %1857

1857:
  %1858 = shl nuw i64 %1848, 7
  %1859 = load i64, ptr %1373, align 8
  %1860 = icmp ult i64 %1858, %1859
  br i1 %1860, label %1861, label %2241

1861:
  %1862 = load i8, ptr %1370, align 4
  %1863 = trunc nuw i8 %1862 to i1
  %1864 = load ptr, ptr %0, align 8
  br i1 %1863, label %1865, label %1898

1865:
  %1866 = getelementptr inbounds nuw i8, ptr %1864, i64 37696
  %1867 = load i32, ptr %1866, align 8
  %1868 = icmp eq i32 %1867, 0
  br i1 %1868, label %1892, label %1869

1869:
  %1870 = load ptr, ptr %9, align 8
  %1871 = getelementptr inbounds nuw i8, ptr %1870, i64 8
  %1872 = load i32, ptr %1871, align 8
  %1873 = icmp ult i32 %1872, 4
  br i1 %1873, label %1892, label %1874

1874:
  %1875 = getelementptr inbounds nuw i8, ptr %1870, i64 4
  %1876 = load i32, ptr %1875, align 4
  %1877 = add i32 %1876, -1
  %1878 = and i32 %1877, -6
  %1879 = icmp eq i32 %1878, 0
  %1880 = load ptr, ptr %1374, align 8
  %1881 = getelementptr inbounds nuw i32, ptr %1880, i64 %1848
  %1882 = load i32, ptr %1881, align 4
  br i1 %1879, label %1883, label %1888

1883:
  %1884 = or i32 %1882, %1849
  store i32 %1884, ptr %1881, align 4
  %1885 = load ptr, ptr %0, align 8
  %1886 = load i8, ptr %1370, align 4
  %1887 = trunc nuw i8 %1886 to i1
  br label %1892

1888:
  %1889 = xor i32 %1882, -1
  %1890 = and i32 %1849, %1889
  %1891 = icmp eq i32 %1890, 0
  br i1 %1891, label %1892, label %2277

1892:
  %1893 = phi i1 [ %1887, %1883 ], [ true, %1888 ], [ true, %1869 ], [ true, %1865 ]
  %1894 = phi ptr [ %1885, %1883 ], [ %1864, %1888 ], [ %1864, %1869 ], [ %1864, %1865 ]
  %1895 = getelementptr inbounds nuw i8, ptr %1894, i64 37704
  %1896 = load i32, ptr %1895, align 8
  %1897 = icmp eq i32 %1896, 0
  br i1 %1897, label %1902, label %1925

1898:
  %1899 = getelementptr inbounds nuw i8, ptr %1864, i64 37704
  %1900 = load i32, ptr %1899, align 8
  %1901 = icmp eq i32 %1900, 0
  br i1 %1901, label %1903, label %1926

1902:
  br i1 %1893, label %2241, label %1903

1903:
  %1904 = load ptr, ptr %9, align 8
  %1905 = getelementptr inbounds nuw i8, ptr %1904, i64 4
  %1906 = load i32, ptr %1905, align 4
  switch i32 %1906, label %1907 [
    i32 4, label %2241
    i32 0, label %2241
  ]

1907:
  %1908 = lshr i64 %1848, 5
  %1909 = load ptr, ptr %1375, align 8
  %1910 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1909, i64 %1908
  %1911 = load atomic i64, ptr %1910 acquire, align 8
  %1912 = load ptr, ptr %0, align 8
  %1913 = getelementptr inbounds nuw i8, ptr %1912, i64 37656
  %1914 = load i64, ptr %1913, align 8
  %1915 = icmp eq i64 %1911, %1914
  br i1 %1915, label %2241, label %1916

1916:
  %1917 = add i64 %1914, -1
  %1918 = icmp eq i64 %1911, %1917
  br i1 %1918, label %1919, label %1923

1919:
  %1920 = load ptr, ptr %9, align 8
  %1921 = getelementptr inbounds nuw i8, ptr %1920, i64 4
  %1922 = load i32, ptr %1921, align 4
  switch i32 %1922, label %1923 [
    i32 4, label %2241
    i32 0, label %2241
  ]

1923:
  %1924 = call preserve_allcc i1 @open_page(ptr %0, i64 %1908)
  br i1 %1924, label %2241, label %2277

1925:
  br i1 %1893, label %1944, label %1926

1926:
  %1927 = lshr i64 %1848, 5
  %1928 = load ptr, ptr %1375, align 8
  %1929 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1928, i64 %1927
  %1930 = load atomic i64, ptr %1929 acquire, align 8
  %1931 = load ptr, ptr %0, align 8
  %1932 = getelementptr inbounds nuw i8, ptr %1931, i64 37656
  %1933 = load i64, ptr %1932, align 8
  %1934 = icmp eq i64 %1930, %1933
  br i1 %1934, label %1944, label %1935

1935:
  %1936 = add i64 %1933, -1
  %1937 = icmp eq i64 %1930, %1936
  br i1 %1937, label %1938, label %1942

1938:
  %1939 = load ptr, ptr %9, align 8
  %1940 = getelementptr inbounds nuw i8, ptr %1939, i64 4
  %1941 = load i32, ptr %1940, align 4
  switch i32 %1941, label %1942 [
    i32 4, label %1944
    i32 0, label %1944
  ]

1942:
  %1943 = call preserve_allcc i1 @open_page(ptr %0, i64 %1927)
  br i1 %1943, label %1944, label %2277

1944:
  %1945 = load i8, ptr %1376, align 1
  %1946 = trunc nuw i8 %1945 to i1
  br i1 %1946, label %1947, label %2005

1947:
  %1948 = load i8, ptr %1370, align 4
  %1949 = trunc nuw i8 %1948 to i1
  br i1 %1949, label %2005, label %1950

1950:
  %1951 = load ptr, ptr %1375, align 8
  %1952 = lshr i64 %1848, 5
  %1953 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1951, i64 %1952
  %1954 = getelementptr inbounds nuw i8, ptr %1953, i64 8
  %1955 = and i64 %1848, 31
  %1956 = getelementptr inbounds nuw i64, ptr %1954, i64 %1955
  %1957 = load atomic i64, ptr %1956 monotonic, align 8
  %1958 = icmp eq i64 %1957, -1
  br i1 %1958, label %1959, label %1961

1959:
  %1960 = load i64, ptr %1855, align 8
  br label %1990

1961:
  %1962 = load ptr, ptr %0, align 8
  %1963 = getelementptr inbounds nuw i8, ptr %1962, i64 37688
  %1964 = load i32, ptr %1963, align 8
  %1965 = icmp eq i32 %1964, 0
  br i1 %1965, label %1967, label %1966

1966:
  store i64 -1, ptr %1956, align 8
  br label %1969

1967:
  %1968 = atomicrmw xchg ptr %1956, i64 -1 monotonic, align 8
  br label %1969

1969:
  %1970 = phi i64 [ %1957, %1966 ], [ %1968, %1967 ]
  %1971 = load i64, ptr %1377, align 8
  store i64 %1971, ptr %1855, align 8
  %1972 = and i64 %1970, 5
  %1973 = icmp ne i64 %1972, 0
  %1974 = sext i1 %1973 to i32
  %1975 = getelementptr inbounds nuw i8, ptr %1855, i64 48
  store i32 %1974, ptr %1975, align 8
  %1976 = shl i64 %1970, 62
  %1977 = ashr i64 %1976, 63
  %1978 = trunc nsw i64 %1977 to i32
  %1979 = getelementptr inbounds nuw i8, ptr %1855, i64 56
  store i32 %1978, ptr %1979, align 8
  %1980 = getelementptr inbounds nuw i8, ptr %1855, i64 60
  store i32 0, ptr %1980, align 4
  %1981 = getelementptr inbounds nuw i8, ptr %1855, i64 52
  store i32 0, ptr %1981, align 4
  %1982 = and i64 %1970, -8
  %1983 = getelementptr inbounds nuw i8, ptr %1855, i64 16
  %1984 = getelementptr inbounds nuw i8, ptr %1855, i64 32
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
  %1991 = phi i64 [ %1960, %1959 ], [ %1971, %1969 ], [ %1971, %1987 ]
  %1992 = load i64, ptr %1377, align 8
  %1993 = icmp eq i64 %1991, %1992
  br i1 %1993, label %1994, label %2003

1994:
  %1995 = getelementptr inbounds nuw i8, ptr %1855, i64 48
  %1996 = load i32, ptr %1995, align 8
  %1997 = getelementptr inbounds nuw i8, ptr %1855, i64 52
  %1998 = load i32, ptr %1997, align 4
  %1999 = or i32 %1998, %1996
  %2000 = and i32 %1999, %1849
  %2001 = icmp eq i32 %2000, 0
  %2002 = zext i1 %2001 to i8
  br label %2003

2003:
  %2004 = phi i8 [ 1, %1990 ], [ %2002, %1994 ]
  store i8 %2004, ptr %1378, align 8
  br label %2005

2005:
  %2006 = load i64, ptr %1855, align 8
  %2007 = load i64, ptr %1377, align 8
  %2008 = icmp eq i64 %2006, %2007
  br i1 %2008, label %2009, label %2065

2009:
  %2010 = load ptr, ptr %9, align 8
  %2011 = getelementptr inbounds nuw i8, ptr %2010, i64 4
  %2012 = load i32, ptr %2011, align 4
  switch i32 %2012, label %2031 [
    i32 4, label %2013
    i32 0, label %2013
  ]

2013:
  %2014 = getelementptr inbounds nuw i8, ptr %1855, i64 32
  %2015 = load i64, ptr %2014, align 8
  %2016 = icmp eq i64 %2015, %1368
  br i1 %2016, label %2017, label %2065

2017:
  %2018 = getelementptr inbounds nuw i8, ptr %1855, i64 56
  %2019 = load i32, ptr %2018, align 8
  %2020 = xor i32 %2019, -1
  %2021 = and i32 %1849, %2020
  %2022 = icmp eq i32 %2021, 0
  br i1 %2022, label %2023, label %2065

2023:
  %2024 = getelementptr inbounds nuw i8, ptr %1855, i64 48
  %2025 = load i32, ptr %2024, align 8
  %2026 = getelementptr inbounds nuw i8, ptr %1855, i64 52
  %2027 = load i32, ptr %2026, align 4
  %2028 = or i32 %2027, %2025
  %2029 = and i32 %2028, %1849
  %2030 = icmp eq i32 %2029, 0
  br i1 %2030, label %2241, label %2065

2031:
  br i1 %1383, label %2065, label %2032

2032:
  %2033 = getelementptr inbounds nuw i8, ptr %1855, i64 48
  %2034 = load i32, ptr %2033, align 8
  %2035 = xor i32 %2034, -1
  %2036 = and i32 %1849, %2035
  %2037 = icmp eq i32 %2036, 0
  br i1 %2037, label %2038, label %2065

2038:
  %2039 = getelementptr inbounds nuw i8, ptr %1855, i64 16
  %2040 = load i64, ptr %2039, align 8
  %2041 = and i64 %2040, 120
  %2042 = icmp eq i64 %2041, 120
  br i1 %2042, label %2043, label %2065

2043:
  %2044 = icmp ugt i64 %2040, -1099511627777
  %2045 = xor i64 %2040, %1367
  %2046 = icmp ult i64 %2045, 16777216
  %2047 = select i1 %2044, i1 true, i1 %2046
  br i1 %2047, label %2048, label %2065

2048:
  %2049 = and i64 %2040, 7
  %2050 = icmp ne i64 %2049, 0
  %2051 = and i64 %2045, 7
  %2052 = icmp eq i64 %2051, 0
  %2053 = select i1 %2050, i1 %2052, i1 false
  br i1 %2053, label %2054, label %2065

2054:
  %2055 = getelementptr inbounds nuw i8, ptr %1855, i64 52
  %2056 = load i32, ptr %2055, align 4
  %2057 = getelementptr inbounds nuw i8, ptr %1855, i64 56
  %2058 = load i32, ptr %2057, align 8
  %2059 = or i32 %2058, %2056
  %2060 = getelementptr inbounds nuw i8, ptr %1855, i64 60
  %2061 = load i32, ptr %2060, align 4
  %2062 = or i32 %2059, %2061
  %2063 = and i32 %2062, %1849
  %2064 = icmp eq i32 %2063, 0
  br i1 %2064, label %2241, label %2065

2065:
  %2066 = load i8, ptr %1370, align 4
  %2067 = trunc nuw i8 %2066 to i1
  br i1 %2067, label %2120, label %2068

2068:
  %2069 = load ptr, ptr %0, align 8
  %2070 = getelementptr inbounds nuw i8, ptr %2069, i64 37688
  %2071 = load i32, ptr %2070, align 8
  %2072 = icmp eq i32 %2071, 0
  br i1 %2072, label %2073, label %2082

2073:
  %2074 = getelementptr inbounds nuw i8, ptr %1855, i64 8
  br label %2075

2075:
  %2076 = atomicrmw or ptr %2074, i64 1 acquire, align 8
  %2077 = and i64 %2076, 1
  %2078 = icmp eq i64 %2077, 0
  br i1 %2078, label %2079, label %2075

2079:
  %2080 = load i8, ptr %1370, align 4
  %2081 = trunc nuw i8 %2080 to i1
  br i1 %2081, label %2120, label %2082

2082:
  %2083 = load ptr, ptr %1375, align 8
  %2084 = lshr i64 %1848, 5
  %2085 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2083, i64 %2084
  %2086 = getelementptr inbounds nuw i8, ptr %2085, i64 8
  %2087 = and i64 %1848, 31
  %2088 = getelementptr inbounds nuw i64, ptr %2086, i64 %2087
  %2089 = load atomic i64, ptr %2088 monotonic, align 8
  %2090 = icmp eq i64 %2089, -1
  br i1 %2090, label %2120, label %2091

2091:
  %2092 = load ptr, ptr %0, align 8
  %2093 = getelementptr inbounds nuw i8, ptr %2092, i64 37688
  %2094 = load i32, ptr %2093, align 8
  %2095 = icmp eq i32 %2094, 0
  br i1 %2095, label %2097, label %2096

2096:
  store i64 -1, ptr %2088, align 8
  br label %2099

2097:
  %2098 = atomicrmw xchg ptr %2088, i64 -1 monotonic, align 8
  br label %2099

2099:
  %2100 = phi i64 [ %2089, %2096 ], [ %2098, %2097 ]
  %2101 = load i64, ptr %1377, align 8
  store i64 %2101, ptr %1855, align 8
  %2102 = and i64 %2100, 5
  %2103 = icmp ne i64 %2102, 0
  %2104 = sext i1 %2103 to i32
  %2105 = getelementptr inbounds nuw i8, ptr %1855, i64 48
  store i32 %2104, ptr %2105, align 8
  %2106 = shl i64 %2100, 62
  %2107 = ashr i64 %2106, 63
  %2108 = trunc nsw i64 %2107 to i32
  %2109 = getelementptr inbounds nuw i8, ptr %1855, i64 56
  store i32 %2108, ptr %2109, align 8
  %2110 = getelementptr inbounds nuw i8, ptr %1855, i64 60
  store i32 0, ptr %2110, align 4
  %2111 = getelementptr inbounds nuw i8, ptr %1855, i64 52
  store i32 0, ptr %2111, align 4
  %2112 = and i64 %2100, -8
  %2113 = getelementptr inbounds nuw i8, ptr %1855, i64 16
  %2114 = getelementptr inbounds nuw i8, ptr %1855, i64 32
  store i64 %2112, ptr %2114, align 8
  store i64 %2112, ptr %2113, align 8
  %2115 = and i64 %2100, 1
  %2116 = icmp eq i64 %2115, 0
  br i1 %2116, label %2117, label %2120

2117:
  %2118 = and i64 %2100, -16777216
  %2119 = add i64 %2118, -16777096
  store i64 %2119, ptr %2113, align 8
  br label %2120

2120:
  %2121 = phi i1 [ true, %2079 ], [ %2072, %2117 ], [ %2072, %2099 ], [ %2072, %2082 ], [ false, %2065 ]
  %2122 = load i64, ptr %1855, align 8
  %2123 = load i64, ptr %1377, align 8
  %2124 = icmp eq i64 %2122, %2123
  br i1 %2124, label %2166, label %2125

2125:
  %2126 = load ptr, ptr %9, align 8
  %2127 = getelementptr inbounds nuw i8, ptr %2126, i64 4
  %2128 = load i32, ptr %2127, align 4
  %2129 = and i32 %2128, -5
  %2130 = icmp eq i32 %2129, 0
  %2131 = select i1 %2130, i32 2, i32 0
  store i64 %2123, ptr %1855, align 8
  %2132 = getelementptr inbounds nuw i8, ptr %1855, i64 48
  %2133 = getelementptr inbounds nuw i8, ptr %1855, i64 60
  store i32 0, ptr %2133, align 4
  %2134 = getelementptr inbounds nuw i8, ptr %1855, i64 56
  store i32 0, ptr %2134, align 8
  %2135 = getelementptr inbounds nuw i8, ptr %1855, i64 52
  store i32 0, ptr %2135, align 4
  store i32 0, ptr %2132, align 8
  %2136 = getelementptr inbounds nuw i8, ptr %1855, i64 8
  store i64 0, ptr %2136, align 8
  br i1 %1385, label %2137, label %2138

2137:
  call preserve_allcc void @remember(ptr %0, ptr %1855, i32 %2131, i64 %1368, i32 %1849)
  br label %2219

2138:
  %2139 = zext nneg i32 %2131 to i64
  %2140 = getelementptr inbounds nuw i32, ptr %2132, i64 %2139
  store i32 %1849, ptr %2140, align 4
  %2141 = getelementptr inbounds nuw i8, ptr %1855, i64 16
  %2142 = getelementptr inbounds nuw i64, ptr %2141, i64 %2139
  store i64 %1368, ptr %2142, align 8
  switch i32 %2128, label %2219 [
    i32 4, label %2143
    i32 0, label %2143
  ]

2143:
  %2144 = load ptr, ptr %0, align 8
  %2145 = getelementptr inbounds nuw i8, ptr %2144, i64 37692
  %2146 = load i32, ptr %2145, align 4
  %2147 = icmp eq i32 %2146, 0
  br i1 %2147, label %2148, label %2219

2148:
  %2149 = load i32, ptr %2132, align 8
  %2150 = load i32, ptr %2135, align 4
  %2151 = or i32 %2150, %2149
  %2152 = icmp eq i32 %2151, 0
  br i1 %2152, label %2153, label %2219

2153:
  %2154 = getelementptr inbounds nuw i8, ptr %1855, i64 32
  %2155 = load i64, ptr %2154, align 8
  %2156 = and i64 %2155, 71
  %2157 = icmp eq i64 %2156, 64
  br i1 %2157, label %2158, label %2219

2158:
  store i32 -1, ptr %2134, align 8
  store i32 0, ptr %2133, align 4
  %2159 = and i64 %2155, 120
  %2160 = icmp eq i64 %2159, 120
  %2161 = shl i64 %2123, 10
  %2162 = lshr i64 %2155, 15
  %2163 = and i64 %2162, 1023
  %2164 = select i1 %2160, i64 1023, i64 %2163
  %2165 = or disjoint i64 %2164, %2161
  store i64 %2165, ptr %2136, align 8
  br label %2219

2166:
  %2167 = load i8, ptr %1370, align 4
  %2168 = trunc nuw i8 %2167 to i1
  br i1 %2168, label %2217, label %2169

2169:
  %2170 = load ptr, ptr %9, align 8
  %2171 = getelementptr inbounds nuw i8, ptr %2170, i64 4
  %2172 = load i32, ptr %2171, align 4
  %2173 = and i32 %2172, -5
  %2174 = icmp eq i32 %2173, 0
  %2175 = select i1 %2174, i32 2, i32 0
  br i1 %1385, label %2217, label %2176

2176:
  %2177 = getelementptr inbounds nuw i8, ptr %1855, i64 48
  %2178 = load i32, ptr %2177, align 8
  %2179 = getelementptr inbounds nuw i8, ptr %1855, i64 52
  %2180 = load i32, ptr %2179, align 4
  %2181 = or i32 %2180, %2178
  %2182 = getelementptr inbounds nuw i8, ptr %1855, i64 56
  %2183 = load i32, ptr %2182, align 8
  %2184 = or i32 %2181, %2183
  %2185 = getelementptr inbounds nuw i8, ptr %1855, i64 60
  %2186 = load i32, ptr %2185, align 4
  %2187 = or i32 %2184, %2186
  %2188 = and i32 %2187, %1849
  %2189 = icmp eq i32 %2188, 0
  br i1 %2189, label %2190, label %2217

2190:
  %2191 = zext nneg i32 %2175 to i64
  %2192 = getelementptr inbounds nuw i32, ptr %2177, i64 %2191
  %2193 = load i32, ptr %2192, align 4
  %2194 = icmp eq i32 %2193, 0
  br i1 %2194, label %2210, label %2195

2195:
  %2196 = getelementptr inbounds nuw i8, ptr %1855, i64 16
  %2197 = getelementptr inbounds nuw i64, ptr %2196, i64 %2191
  %2198 = load i64, ptr %2197, align 8
  %2199 = icmp ne i64 %2198, %1368
  %2200 = zext i1 %2199 to i32
  %2201 = or disjoint i32 %2175, %2200
  %2202 = zext nneg i32 %2201 to i64
  %2203 = getelementptr inbounds nuw i32, ptr %2177, i64 %2202
  %2204 = load i32, ptr %2203, align 4
  %2205 = icmp eq i32 %2204, 0
  br i1 %2205, label %2210, label %2206

2206:
  %2207 = getelementptr inbounds nuw i64, ptr %2196, i64 %2202
  %2208 = load i64, ptr %2207, align 8
  %2209 = icmp eq i64 %2208, %1368
  br i1 %2209, label %2210, label %2217

2210:
  %2211 = phi ptr [ %2203, %2206 ], [ %2203, %2195 ], [ %2192, %2190 ]
  %2212 = phi i64 [ %2202, %2206 ], [ %2202, %2195 ], [ %2191, %2190 ]
  %2213 = getelementptr inbounds nuw i8, ptr %1855, i64 16
  %2214 = getelementptr inbounds nuw i64, ptr %2213, i64 %2212
  store i64 %1368, ptr %2214, align 8
  %2215 = load i32, ptr %2211, align 4
  %2216 = or i32 %2215, %1849
  store i32 %2216, ptr %2211, align 4
  br label %2219

2217:
  %2218 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1855, i64 %1368, i32 %1849)
  br i1 %2218, label %2219, label %2234

2219:
  br i1 %1382, label %2220, label %2233

2220:
  %2221 = load ptr, ptr %0, align 8
  %2222 = getelementptr inbounds nuw i8, ptr %2221, i64 41808
  %2223 = load i64, ptr %2222, align 8
  %2224 = load ptr, ptr %9, align 8
  %2225 = getelementptr inbounds nuw i8, ptr %2224, i64 8
  %2226 = load i32, ptr %2225, align 8
  %2227 = icmp eq i32 %2226, 1
  %2228 = load ptr, ptr %1386, align 8
  br i1 %2227, label %2229, label %2231

2229:
  %2230 = trunc i64 %2223 to i8
  store i8 %2230, ptr %2228, align 1
  br label %2233

2231:
  %2232 = trunc i64 %2223 to i32
  store i32 %2232, ptr %2228, align 1
  br label %2233

2233:
  br i1 %2121, label %2238, label %2241

2234:
  br i1 %2121, label %2235, label %2277

2235:
  %2236 = getelementptr inbounds nuw i8, ptr %1855, i64 8
  %2237 = atomicrmw and ptr %2236, i64 -2 release, align 8
  br label %2277

2238:
  %2239 = getelementptr inbounds nuw i8, ptr %1855, i64 8
  %2240 = atomicrmw and ptr %2239, i64 -2 release, align 8
  br label %2241

2241:
  %2242 = phi i32 [ %1849, %2238 ], [ %1849, %2233 ], [ %1849, %1923 ], [ %1849, %2023 ], [ 0, %1853 ], [ %1849, %1919
      ], [ %1849, %1907 ], [ %1849, %1902 ], [ %1849, %1903 ], [ %1849, %1857 ], [ %1849, %2054 ], [ %1849, %1903 ], [
      %1849, %1919 ]
  %2243 = load ptr, ptr %0, align 8
  %2244 = getelementptr inbounds nuw i8, ptr %2243, i64 42336
  %2245 = load ptr, ptr %2244, align 8
  %2246 = icmp eq ptr %2245, null
  br i1 %2246, label %2276, label %2247

2247:
  %2248 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %2249 = load i8, ptr %2248, align 4
  %2250 = trunc nuw i8 %2249 to i1
  br i1 %2250, label %2276, label %2251

2251:
  %2252 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %2253 = load i64, ptr %2252, align 8
  %2254 = shl nuw i64 %1848, 7
  %2255 = add i64 %2253, %2254
  %2256 = load ptr, ptr %9, align 8
  %2257 = getelementptr inbounds nuw i8, ptr %2256, i64 4
  %2258 = load i32, ptr %2257, align 4
  switch i32 %2258, label %2259 [
    i32 4, label %2276
    i32 0, label %2276
  ]

2259:
  %2260 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2261 = load i8, ptr %2260, align 1
  %2262 = trunc nuw i8 %2261 to i1
  br i1 %2262, label %2276, label %2263

2263:
  %2264 = getelementptr inbounds nuw i8, ptr %2243, i64 42352
  %2265 = load i64, ptr %2264, align 8
  %2266 = lshr i64 %2255, 7
  %2267 = lshr i64 %2255, 13
  %2268 = lshr i64 %2255, 19
  %2269 = xor i64 %2267, %2268
  %2270 = xor i64 %2269, %2266
  %2271 = and i64 %2270, 63
  %2272 = shl nuw i64 1, %2271
  %2273 = and i64 %2265, %2272
  %2274 = icmp eq i64 %2273, 0
  br i1 %2274, label %2276, label %2275

2275:
  call preserve_allcc void @cut_words(ptr %2243, i64 %2255, i32 %2242)
  br label %2276

2276:
  br label %2905

2277:
  call preserve_allcc void @suspect(ptr %0)
  br label %2905

2278:
  %2279 = phi i1 [ true, %1362 ], [ false, %1055 ], [ false, %1045 ], [ true, %1332 ], [ true, %1337 ], [ true, %1342 ],
      [ false, %1152 ], [ false, %1000 ], [ false, %1051 ], [ false, %1295 ], [ false, %1304 ], [ false, %1289 ]
  %2280 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %2281 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %2282 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %2283 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %2284 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %2285 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %2286 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %2287 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %2288 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %2289 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2290 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %2291 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %2292

2292:
  %2293 = phi i32 [ %3, %2278 ], [ %2903, %2901 ]
  %2294 = tail call i32 @llvm.cttz.i32(i32 %2293, i1 true)
  br i1 %2279, label %2295, label %2895

2295:
  %2296 = load i8, ptr %2280, align 4
  %2297 = trunc nuw i8 %2296 to i1
  %2298 = zext nneg i32 %2294 to i64
  %2299 = getelementptr inbounds nuw i64, ptr %7, i64 %2298
  %2300 = load i64, ptr %2299, align 8
  br i1 %2297, label %2307, label %2301

2301:
  %2302 = load i64, ptr %2281, align 8
  %2303 = sub i64 %2300, %2302
  %2304 = load i64, ptr %2282, align 8
  %2305 = inttoptr i64 %2304 to ptr
  %2306 = getelementptr inbounds nuw i8, ptr %2305, i64 %2303
  store ptr %2306, ptr %2283, align 8
  br label %2325

2307:
  %2308 = and i64 %2300, 4294967295
  %2309 = load i64, ptr %2281, align 8
  %2310 = sub i64 %2308, %2309
  %2311 = load i64, ptr %2282, align 8
  %2312 = inttoptr i64 %2311 to ptr
  %2313 = getelementptr inbounds nuw i8, ptr %2312, i64 %2310
  store ptr %2313, ptr %2283, align 8
  %2314 = load ptr, ptr %0, align 8
  %2315 = getelementptr inbounds nuw i8, ptr %2314, i64 37696
  %2316 = load i32, ptr %2315, align 8
  %2317 = icmp eq i32 %2316, 0
  br i1 %2317, label %2325, label %2318

2318:
  %2319 = load ptr, ptr %9, align 8
  %2320 = getelementptr inbounds nuw i8, ptr %2319, i64 8
  %2321 = load i32, ptr %2320, align 8
  %2322 = icmp ult i32 %2321, 4
  br i1 %2322, label %2323, label %2325

2323:
  %2324 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %2310)
  br i1 %2324, label %2325, label %2880

2325:
  %2326 = phi i64 [ %2310, %2318 ], [ %2310, %2323 ], [ %2303, %2301 ], [ %2310, %2307 ]
  %2327 = and i64 %2326, 127
  %2328 = load i64, ptr %2284, align 8
  %2329 = shl nuw nsw i32 %2294, 7
  %2330 = or disjoint i32 %2329, 16440
  %2331 = zext nneg i32 %2330 to i64
  %2332 = or i64 %2328, %2331
  %2333 = lshr i64 %2326, 7
  %2334 = load ptr, ptr %9, align 8
  %2335 = getelementptr inbounds nuw i8, ptr %2334, i64 8
  %2336 = load i32, ptr %2335, align 8
  %2337 = zext i32 %2336 to i64
  %2338 = add nsw i64 %2327, -1
  %2339 = add nsw i64 %2338, %2337
  %2340 = lshr i64 %2327, 2
  %2341 = trunc nuw nsw i64 %2340 to i32
  %2342 = shl nsw i32 -1, %2341
  %2343 = tail call i64 @llvm.umin.i64(i64 %2339, i64 127)
  %2344 = lshr i64 %2343, 2
  %2345 = trunc nuw nsw i64 %2344 to i32
  %2346 = xor i32 %2345, 31
  %2347 = lshr i32 -1, %2346
  %2348 = and i32 %2347, %2342
  %2349 = load ptr, ptr %2285, align 8
  %2350 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2349, i64 %2333
  %2351 = icmp eq i32 %2348, 0
  br i1 %2351, label %2849, label %2352

2352:
  %2353 = and i64 %2326, -128
  %2354 = load i64, ptr %2286, align 8
  %2355 = icmp ult i64 %2353, %2354
  br i1 %2355, label %2356, label %2849

2356:
  %2357 = load i8, ptr %2280, align 4
  %2358 = trunc nuw i8 %2357 to i1
  %2359 = load ptr, ptr %0, align 8
  br i1 %2358, label %2360, label %2382

2360:
  %2361 = getelementptr inbounds nuw i8, ptr %2359, i64 37696
  %2362 = load i32, ptr %2361, align 8
  %2363 = icmp eq i32 %2362, 0
  %2364 = icmp ult i32 %2336, 4
  %2365 = or i1 %2364, %2363
  br i1 %2365, label %2382, label %2366

2366:
  %2367 = getelementptr inbounds nuw i8, ptr %2334, i64 4
  %2368 = load i32, ptr %2367, align 4
  %2369 = add i32 %2368, -1
  %2370 = and i32 %2369, -6
  %2371 = icmp eq i32 %2370, 0
  %2372 = load ptr, ptr %2287, align 8
  %2373 = getelementptr inbounds nuw i32, ptr %2372, i64 %2333
  %2374 = load i32, ptr %2373, align 4
  br i1 %2371, label %2375, label %2378

2375:
  %2376 = or i32 %2374, %2348
  store i32 %2376, ptr %2373, align 4
  %2377 = load ptr, ptr %0, align 8
  br label %2382

2378:
  %2379 = xor i32 %2374, -1
  %2380 = and i32 %2348, %2379
  %2381 = icmp eq i32 %2380, 0
  br i1 %2381, label %2382, label %2880

2382:
  %2383 = phi ptr [ %2377, %2375 ], [ %2359, %2378 ], [ %2359, %2360 ], [ %2359, %2356 ]
  %2384 = getelementptr inbounds nuw i8, ptr %2383, i64 37704
  %2385 = load i32, ptr %2384, align 8
  %2386 = icmp eq i32 %2385, 0
  %2387 = load i8, ptr %2280, align 4
  %2388 = trunc nuw i8 %2387 to i1
  br i1 %2386, label %2389, label %2412

2389:
  br i1 %2388, label %2849, label %2390

2390:
  %2391 = load ptr, ptr %9, align 8
  %2392 = getelementptr inbounds nuw i8, ptr %2391, i64 4
  %2393 = load i32, ptr %2392, align 4
  switch i32 %2393, label %2394 [
    i32 4, label %2849
    i32 0, label %2849
  ]

2394:
  %2395 = lshr i64 %2326, 12
  %2396 = load ptr, ptr %2288, align 8
  %2397 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2396, i64 %2395
  %2398 = load atomic i64, ptr %2397 acquire, align 8
  %2399 = load ptr, ptr %0, align 8
  %2400 = getelementptr inbounds nuw i8, ptr %2399, i64 37656
  %2401 = load i64, ptr %2400, align 8
  %2402 = icmp eq i64 %2398, %2401
  br i1 %2402, label %2849, label %2403

2403:
  %2404 = add i64 %2401, -1
  %2405 = icmp eq i64 %2398, %2404
  br i1 %2405, label %2406, label %2410

2406:
  %2407 = load ptr, ptr %9, align 8
  %2408 = getelementptr inbounds nuw i8, ptr %2407, i64 4
  %2409 = load i32, ptr %2408, align 4
  switch i32 %2409, label %2410 [
    i32 4, label %2849
    i32 0, label %2849
  ]

2410:
  %2411 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2395)
  br i1 %2411, label %2849, label %2880

2412:
  br i1 %2388, label %2431, label %2413

2413:
  %2414 = lshr i64 %2326, 12
  %2415 = load ptr, ptr %2288, align 8
  %2416 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2415, i64 %2414
  %2417 = load atomic i64, ptr %2416 acquire, align 8
  %2418 = load ptr, ptr %0, align 8
  %2419 = getelementptr inbounds nuw i8, ptr %2418, i64 37656
  %2420 = load i64, ptr %2419, align 8
  %2421 = icmp eq i64 %2417, %2420
  br i1 %2421, label %2431, label %2422

2422:
  %2423 = add i64 %2420, -1
  %2424 = icmp eq i64 %2417, %2423
  br i1 %2424, label %2425, label %2429

2425:
  %2426 = load ptr, ptr %9, align 8
  %2427 = getelementptr inbounds nuw i8, ptr %2426, i64 4
  %2428 = load i32, ptr %2427, align 4
  switch i32 %2428, label %2429 [
    i32 4, label %2431
    i32 0, label %2431
  ]

2429:
  %2430 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2414)
  br i1 %2430, label %2431, label %2880

2431:
  %2432 = load i8, ptr %2280, align 4
  %2433 = trunc nuw i8 %2432 to i1
  br i1 %2433, label %2493, label %2434

2434:
  %2435 = icmp eq i32 %2348, -1
  %2436 = and i64 %2328, 7
  %2437 = icmp eq i64 %2436, 0
  %2438 = and i1 %2437, %2435
  %2439 = and i64 %2328, 64
  %2440 = icmp eq i64 %2439, 0
  %2441 = select i1 %2438, i1 %2440, i1 false
  br i1 %2441, label %2442, label %2493

2442:
  %2443 = load ptr, ptr %9, align 8
  %2444 = getelementptr inbounds nuw i8, ptr %2443, i64 4
  %2445 = load i32, ptr %2444, align 4
  %2446 = icmp eq i32 %2445, 4
  br i1 %2446, label %2493, label %2447

2447:
  %2448 = load ptr, ptr %0, align 8
  %2449 = load ptr, ptr %2288, align 8
  %2450 = lshr i64 %2326, 12
  %2451 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2449, i64 %2450
  %2452 = getelementptr inbounds nuw i8, ptr %2451, i64 8
  %2453 = and i64 %2333, 31
  %2454 = getelementptr inbounds nuw i64, ptr %2452, i64 %2453
  %2455 = icmp eq i32 %2445, 0
  %2456 = load atomic i64, ptr %2454 monotonic, align 8
  %2457 = select i1 %2455, i64 2, i64 1
  %2458 = icmp eq i64 %2456, 0
  br i1 %2458, label %2459, label %2461

2459:
  %2460 = or disjoint i64 %2457, %2332
  br label %2482

2461:
  %2462 = and i64 %2456, -8
  %2463 = icmp eq i64 %2462, %2332
  br i1 %2463, label %2464, label %2466

2464:
  %2465 = or i64 %2456, %2457
  br label %2482

2466:
  %2467 = xor i64 %2456, %2328
  %2468 = icmp ult i64 %2467, 1099511627776
  br i1 %2468, label %2469, label %2493

2469:
  %2470 = lshr i64 %2456, 24
  %2471 = and i64 %2470, 65535
  %2472 = lshr i64 %2328, 24
  %2473 = and i64 %2472, 65535
  %2474 = icmp samesign ult i64 %2471, %2473
  br i1 %2474, label %2475, label %2493

2475:
  %2476 = and i64 %2456, 5
  %2477 = icmp ne i64 %2476, 0
  %2478 = and i1 %2455, %2477
  %2479 = select i1 %2478, i64 4, i64 0
  %2480 = or disjoint i64 %2332, %2479
  %2481 = or disjoint i64 %2480, %2457
  br label %2482

2482:
  %2483 = phi i64 [ %2481, %2475 ], [ %2465, %2464 ], [ %2460, %2459 ]
  %2484 = getelementptr inbounds nuw i8, ptr %2448, i64 37688
  %2485 = load i32, ptr %2484, align 8
  %2486 = icmp eq i32 %2485, 0
  br i1 %2486, label %2488, label %2487

2487:
  store i64 %2483, ptr %2454, align 8
  br label %2849

2488:
  %2489 = icmp eq i64 %2456, %2483
  br i1 %2489, label %2849, label %2490

2490:
  %2491 = cmpxchg ptr %2454, i64 %2456, i64 %2483 monotonic monotonic, align 8
  %2492 = extractvalue { i64, i1 } %2491, 1
  br i1 %2492, label %2849, label %2493

2493:
  %2494 = load i8, ptr %2289, align 1
  %2495 = trunc nuw i8 %2494 to i1
  br i1 %2495, label %2496, label %2554

2496:
  %2497 = load i8, ptr %2280, align 4
  %2498 = trunc nuw i8 %2497 to i1
  br i1 %2498, label %2554, label %2499

2499:
  %2500 = load ptr, ptr %2288, align 8
  %2501 = lshr i64 %2326, 12
  %2502 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2500, i64 %2501
  %2503 = getelementptr inbounds nuw i8, ptr %2502, i64 8
  %2504 = and i64 %2333, 31
  %2505 = getelementptr inbounds nuw i64, ptr %2503, i64 %2504
  %2506 = load atomic i64, ptr %2505 monotonic, align 8
  %2507 = icmp eq i64 %2506, -1
  br i1 %2507, label %2508, label %2510

2508:
  %2509 = load i64, ptr %2350, align 8
  br label %2539

2510:
  %2511 = load ptr, ptr %0, align 8
  %2512 = getelementptr inbounds nuw i8, ptr %2511, i64 37688
  %2513 = load i32, ptr %2512, align 8
  %2514 = icmp eq i32 %2513, 0
  br i1 %2514, label %2516, label %2515

2515:
  store i64 -1, ptr %2505, align 8
  br label %2518

2516:
  %2517 = atomicrmw xchg ptr %2505, i64 -1 monotonic, align 8
  br label %2518

2518:
  %2519 = phi i64 [ %2506, %2515 ], [ %2517, %2516 ]
  %2520 = load i64, ptr %2290, align 8
  store i64 %2520, ptr %2350, align 8
  %2521 = and i64 %2519, 5
  %2522 = icmp ne i64 %2521, 0
  %2523 = sext i1 %2522 to i32
  %2524 = getelementptr inbounds nuw i8, ptr %2350, i64 48
  store i32 %2523, ptr %2524, align 8
  %2525 = shl i64 %2519, 62
  %2526 = ashr i64 %2525, 63
  %2527 = trunc nsw i64 %2526 to i32
  %2528 = getelementptr inbounds nuw i8, ptr %2350, i64 56
  store i32 %2527, ptr %2528, align 8
  %2529 = getelementptr inbounds nuw i8, ptr %2350, i64 60
  store i32 0, ptr %2529, align 4
  %2530 = getelementptr inbounds nuw i8, ptr %2350, i64 52
  store i32 0, ptr %2530, align 4
  %2531 = and i64 %2519, -8
  %2532 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  %2533 = getelementptr inbounds nuw i8, ptr %2350, i64 32
  store i64 %2531, ptr %2533, align 8
  store i64 %2531, ptr %2532, align 8
  %2534 = and i64 %2519, 1
  %2535 = icmp eq i64 %2534, 0
  br i1 %2535, label %2536, label %2539

2536:
  %2537 = and i64 %2519, -16777216
  %2538 = add i64 %2537, -16777096
  store i64 %2538, ptr %2532, align 8
  br label %2539

2539:
  %2540 = phi i64 [ %2509, %2508 ], [ %2520, %2518 ], [ %2520, %2536 ]
  %2541 = load i64, ptr %2290, align 8
  %2542 = icmp eq i64 %2540, %2541
  br i1 %2542, label %2543, label %2552

2543:
  %2544 = getelementptr inbounds nuw i8, ptr %2350, i64 48
  %2545 = load i32, ptr %2544, align 8
  %2546 = getelementptr inbounds nuw i8, ptr %2350, i64 52
  %2547 = load i32, ptr %2546, align 4
  %2548 = or i32 %2547, %2545
  %2549 = and i32 %2548, %2348
  %2550 = icmp eq i32 %2549, 0
  %2551 = zext i1 %2550 to i8
  br label %2552

2552:
  %2553 = phi i8 [ 1, %2539 ], [ %2551, %2543 ]
  store i8 %2553, ptr %2291, align 8
  br label %2554

2554:
  %2555 = load i64, ptr %2350, align 8
  %2556 = load i64, ptr %2290, align 8
  %2557 = icmp eq i64 %2555, %2556
  br i1 %2557, label %2558, label %2619

2558:
  %2559 = load ptr, ptr %9, align 8
  %2560 = getelementptr inbounds nuw i8, ptr %2559, i64 4
  %2561 = load i32, ptr %2560, align 4
  switch i32 %2561, label %2580 [
    i32 4, label %2562
    i32 0, label %2562
  ]

2562:
  %2563 = getelementptr inbounds nuw i8, ptr %2350, i64 32
  %2564 = load i64, ptr %2563, align 8
  %2565 = icmp eq i64 %2564, %2332
  br i1 %2565, label %2566, label %2619

2566:
  %2567 = getelementptr inbounds nuw i8, ptr %2350, i64 56
  %2568 = load i32, ptr %2567, align 8
  %2569 = xor i32 %2568, -1
  %2570 = and i32 %2348, %2569
  %2571 = icmp eq i32 %2570, 0
  br i1 %2571, label %2572, label %2619

2572:
  %2573 = getelementptr inbounds nuw i8, ptr %2350, i64 48
  %2574 = load i32, ptr %2573, align 8
  %2575 = getelementptr inbounds nuw i8, ptr %2350, i64 52
  %2576 = load i32, ptr %2575, align 4
  %2577 = or i32 %2576, %2574
  %2578 = and i32 %2577, %2348
  %2579 = icmp eq i32 %2578, 0
  br i1 %2579, label %2849, label %2619

2580:
  %2581 = and i64 %2328, 7
  %2582 = icmp eq i64 %2581, 0
  %2583 = and i64 %2328, 6
  %2584 = icmp eq i64 %2583, 6
  %2585 = or i1 %2582, %2584
  br i1 %2585, label %2619, label %2586

2586:
  %2587 = getelementptr inbounds nuw i8, ptr %2350, i64 48
  %2588 = load i32, ptr %2587, align 8
  %2589 = xor i32 %2588, -1
  %2590 = and i32 %2348, %2589
  %2591 = icmp eq i32 %2590, 0
  br i1 %2591, label %2592, label %2619

2592:
  %2593 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  %2594 = load i64, ptr %2593, align 8
  %2595 = and i64 %2594, 120
  %2596 = icmp eq i64 %2595, 120
  br i1 %2596, label %2597, label %2619

2597:
  %2598 = icmp ugt i64 %2594, -1099511627777
  %2599 = xor i64 %2594, %2328
  %2600 = icmp ult i64 %2599, 16777216
  %2601 = select i1 %2598, i1 true, i1 %2600
  br i1 %2601, label %2602, label %2619

2602:
  %2603 = and i64 %2594, 7
  %2604 = icmp ne i64 %2603, 0
  %2605 = and i64 %2599, 7
  %2606 = icmp eq i64 %2605, 0
  %2607 = select i1 %2604, i1 %2606, i1 false
  br i1 %2607, label %2608, label %2619

2608:
  %2609 = getelementptr inbounds nuw i8, ptr %2350, i64 52
  %2610 = load i32, ptr %2609, align 4
  %2611 = getelementptr inbounds nuw i8, ptr %2350, i64 56
  %2612 = load i32, ptr %2611, align 8
  %2613 = or i32 %2612, %2610
  %2614 = getelementptr inbounds nuw i8, ptr %2350, i64 60
  %2615 = load i32, ptr %2614, align 4
  %2616 = or i32 %2613, %2615
  %2617 = and i32 %2616, %2348
  %2618 = icmp eq i32 %2617, 0
  br i1 %2618, label %2849, label %2619

2619:
  %2620 = load i8, ptr %2280, align 4
  %2621 = trunc nuw i8 %2620 to i1
  br i1 %2621, label %2674, label %2622

2622:
  %2623 = load ptr, ptr %0, align 8
  %2624 = getelementptr inbounds nuw i8, ptr %2623, i64 37688
  %2625 = load i32, ptr %2624, align 8
  %2626 = icmp eq i32 %2625, 0
  br i1 %2626, label %2627, label %2636

2627:
  %2628 = getelementptr inbounds nuw i8, ptr %2350, i64 8
  br label %2629

2629:
  %2630 = atomicrmw or ptr %2628, i64 1 acquire, align 8
  %2631 = and i64 %2630, 1
  %2632 = icmp eq i64 %2631, 0
  br i1 %2632, label %2633, label %2629

2633:
  %2634 = load i8, ptr %2280, align 4
  %2635 = trunc nuw i8 %2634 to i1
  br i1 %2635, label %2674, label %2636

2636:
  %2637 = load ptr, ptr %2288, align 8
  %2638 = lshr i64 %2326, 12
  %2639 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2637, i64 %2638
  %2640 = getelementptr inbounds nuw i8, ptr %2639, i64 8
  %2641 = and i64 %2333, 31
  %2642 = getelementptr inbounds nuw i64, ptr %2640, i64 %2641
  %2643 = load atomic i64, ptr %2642 monotonic, align 8
  %2644 = icmp eq i64 %2643, -1
  br i1 %2644, label %2674, label %2645

2645:
  %2646 = load ptr, ptr %0, align 8
  %2647 = getelementptr inbounds nuw i8, ptr %2646, i64 37688
  %2648 = load i32, ptr %2647, align 8
  %2649 = icmp eq i32 %2648, 0
  br i1 %2649, label %2651, label %2650

2650:
  store i64 -1, ptr %2642, align 8
  br label %2653

2651:
  %2652 = atomicrmw xchg ptr %2642, i64 -1 monotonic, align 8
  br label %2653

2653:
  %2654 = phi i64 [ %2643, %2650 ], [ %2652, %2651 ]
  %2655 = load i64, ptr %2290, align 8
  store i64 %2655, ptr %2350, align 8
  %2656 = and i64 %2654, 5
  %2657 = icmp ne i64 %2656, 0
  %2658 = sext i1 %2657 to i32
  %2659 = getelementptr inbounds nuw i8, ptr %2350, i64 48
  store i32 %2658, ptr %2659, align 8
  %2660 = shl i64 %2654, 62
  %2661 = ashr i64 %2660, 63
  %2662 = trunc nsw i64 %2661 to i32
  %2663 = getelementptr inbounds nuw i8, ptr %2350, i64 56
  store i32 %2662, ptr %2663, align 8
  %2664 = getelementptr inbounds nuw i8, ptr %2350, i64 60
  store i32 0, ptr %2664, align 4
  %2665 = getelementptr inbounds nuw i8, ptr %2350, i64 52
  store i32 0, ptr %2665, align 4
  %2666 = and i64 %2654, -8
  %2667 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  %2668 = getelementptr inbounds nuw i8, ptr %2350, i64 32
  store i64 %2666, ptr %2668, align 8
  store i64 %2666, ptr %2667, align 8
  %2669 = and i64 %2654, 1
  %2670 = icmp eq i64 %2669, 0
  br i1 %2670, label %2671, label %2674

2671:
  %2672 = and i64 %2654, -16777216
  %2673 = add i64 %2672, -16777096
  store i64 %2673, ptr %2667, align 8
  br label %2674

2674:
  %2675 = phi i1 [ true, %2633 ], [ %2626, %2671 ], [ %2626, %2653 ], [ %2626, %2636 ], [ false, %2619 ]
  %2676 = load i64, ptr %2350, align 8
  %2677 = load i64, ptr %2290, align 8
  %2678 = icmp eq i64 %2676, %2677
  br i1 %2678, label %2717, label %2679

2679:
  %2680 = load ptr, ptr %9, align 8
  %2681 = getelementptr inbounds nuw i8, ptr %2680, i64 4
  %2682 = load i32, ptr %2681, align 4
  %2683 = and i32 %2682, -5
  %2684 = icmp eq i32 %2683, 0
  %2685 = select i1 %2684, i64 2, i64 0
  store i64 %2677, ptr %2350, align 8
  %2686 = getelementptr inbounds nuw i8, ptr %2350, i64 48
  %2687 = getelementptr inbounds nuw i8, ptr %2350, i64 60
  store i32 0, ptr %2687, align 4
  %2688 = getelementptr inbounds nuw i8, ptr %2350, i64 56
  store i32 0, ptr %2688, align 8
  %2689 = getelementptr inbounds nuw i8, ptr %2350, i64 52
  store i32 0, ptr %2689, align 4
  store i32 0, ptr %2686, align 8
  %2690 = getelementptr inbounds nuw i8, ptr %2350, i64 8
  store i64 0, ptr %2690, align 8
  %2691 = getelementptr inbounds nuw i32, ptr %2686, i64 %2685
  store i32 %2348, ptr %2691, align 4
  %2692 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  %2693 = getelementptr inbounds nuw i64, ptr %2692, i64 %2685
  store i64 %2332, ptr %2693, align 8
  switch i32 %2682, label %2825 [
    i32 4, label %2694
    i32 0, label %2694
  ]

2694:
  %2695 = load ptr, ptr %0, align 8
  %2696 = getelementptr inbounds nuw i8, ptr %2695, i64 37692
  %2697 = load i32, ptr %2696, align 4
  %2698 = icmp eq i32 %2697, 0
  br i1 %2698, label %2699, label %2825

2699:
  %2700 = load i32, ptr %2686, align 8
  %2701 = load i32, ptr %2689, align 4
  %2702 = or i32 %2701, %2700
  %2703 = icmp eq i32 %2702, 0
  br i1 %2703, label %2704, label %2825

2704:
  %2705 = getelementptr inbounds nuw i8, ptr %2350, i64 32
  %2706 = load i64, ptr %2705, align 8
  %2707 = and i64 %2706, 71
  %2708 = icmp eq i64 %2707, 64
  br i1 %2708, label %2709, label %2825

2709:
  store i32 -1, ptr %2688, align 8
  store i32 0, ptr %2687, align 4
  %2710 = and i64 %2706, 120
  %2711 = icmp eq i64 %2710, 120
  %2712 = shl i64 %2677, 10
  %2713 = lshr i64 %2706, 15
  %2714 = and i64 %2713, 1023
  %2715 = select i1 %2711, i64 1023, i64 %2714
  %2716 = or disjoint i64 %2715, %2712
  store i64 %2716, ptr %2690, align 8
  br label %2825

2717:
  %2718 = load i8, ptr %2280, align 4
  %2719 = trunc nuw i8 %2718 to i1
  br i1 %2719, label %2771, label %2720

2720:
  %2721 = load ptr, ptr %9, align 8
  %2722 = getelementptr inbounds nuw i8, ptr %2721, i64 4
  %2723 = load i32, ptr %2722, align 4
  %2724 = and i32 %2723, -5
  %2725 = icmp eq i32 %2724, 0
  %2726 = select i1 %2725, i32 2, i32 0
  %2727 = getelementptr inbounds nuw i8, ptr %2350, i64 48
  %2728 = load i32, ptr %2727, align 8
  %2729 = getelementptr inbounds nuw i8, ptr %2350, i64 52
  %2730 = load i32, ptr %2729, align 4
  %2731 = or i32 %2730, %2728
  %2732 = getelementptr inbounds nuw i8, ptr %2350, i64 56
  %2733 = load i32, ptr %2732, align 8
  %2734 = or i32 %2731, %2733
  %2735 = getelementptr inbounds nuw i8, ptr %2350, i64 60
  %2736 = load i32, ptr %2735, align 4
  %2737 = or i32 %2734, %2736
  %2738 = and i32 %2737, %2348
  %2739 = icmp eq i32 %2738, 0
  br i1 %2739, label %2740, label %2771

2740:
  %2741 = zext nneg i32 %2726 to i64
  %2742 = getelementptr inbounds nuw i32, ptr %2727, i64 %2741
  %2743 = load i32, ptr %2742, align 4
  %2744 = icmp eq i32 %2743, 0
  br i1 %2744, label %2745, label %2747

2745:
  %2746 = getelementptr inbounds nuw i32, ptr %2727, i64 %2741
  br label %2764

2747:
  %2748 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  %2749 = getelementptr inbounds nuw i64, ptr %2748, i64 %2741
  %2750 = load i64, ptr %2749, align 8
  %2751 = icmp ne i64 %2750, %2332
  %2752 = zext i1 %2751 to i32
  %2753 = or disjoint i32 %2726, %2752
  %2754 = zext nneg i32 %2753 to i64
  %2755 = getelementptr inbounds nuw i32, ptr %2727, i64 %2754
  %2756 = load i32, ptr %2755, align 4
  %2757 = icmp eq i32 %2756, 0
  %2758 = getelementptr inbounds nuw i32, ptr %2727, i64 %2754
  br i1 %2757, label %2764, label %2759

2759:
  %2760 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  %2761 = getelementptr inbounds nuw i64, ptr %2760, i64 %2754
  %2762 = load i64, ptr %2761, align 8
  %2763 = icmp eq i64 %2762, %2332
  br i1 %2763, label %2764, label %2771

2764:
  %2765 = phi ptr [ %2746, %2745 ], [ %2758, %2747 ], [ %2758, %2759 ]
  %2766 = phi i64 [ %2741, %2745 ], [ %2754, %2747 ], [ %2754, %2759 ]
  %2767 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  %2768 = getelementptr inbounds nuw i64, ptr %2767, i64 %2766
  store i64 %2332, ptr %2768, align 8
  %2769 = load i32, ptr %2765, align 4
  %2770 = or i32 %2769, %2348
  store i32 %2770, ptr %2765, align 4
  br label %2825

2771:
  %2772 = and i64 %2328, 64
  %2773 = icmp eq i64 %2772, 0
  br i1 %2773, label %2774, label %2823

2774:
  %2775 = getelementptr inbounds nuw i8, ptr %2350, i64 48
  %2776 = getelementptr inbounds nuw i8, ptr %2350, i64 56
  %2777 = load i32, ptr %2776, align 8
  %2778 = icmp eq i32 %2777, 0
  %2779 = getelementptr inbounds nuw i8, ptr %2350, i64 52
  %2780 = load i32, ptr %2779, align 4
  %2781 = getelementptr inbounds nuw i8, ptr %2350, i64 60
  %2782 = load i32, ptr %2781, align 4
  %2783 = or i32 %2782, %2780
  %2784 = icmp eq i32 %2783, 0
  br i1 %2784, label %2785, label %2823

2785:
  %2786 = load i32, ptr %2775, align 8
  %2787 = icmp eq i32 %2786, 0
  br i1 %2787, label %2792, label %2788

2788:
  %2789 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  %2790 = load i64, ptr %2789, align 8
  %2791 = icmp eq i64 %2790, %2332
  br i1 %2791, label %2792, label %2823

2792:
  br i1 %2778, label %2797, label %2793

2793:
  %2794 = getelementptr inbounds nuw i8, ptr %2350, i64 32
  %2795 = load i64, ptr %2794, align 8
  %2796 = icmp eq i64 %2795, %2332
  br i1 %2796, label %2797, label %2823

2797:
  %2798 = load ptr, ptr %9, align 8
  %2799 = getelementptr inbounds nuw i8, ptr %2798, i64 4
  %2800 = load i32, ptr %2799, align 4
  switch i32 %2800, label %2804 [
    i32 4, label %2823
    i32 0, label %2801
  ]

2801:
  %2802 = getelementptr inbounds nuw i8, ptr %2350, i64 32
  store i64 %2332, ptr %2802, align 8
  %2803 = or i32 %2777, %2348
  store i32 %2803, ptr %2776, align 8
  br label %2825

2804:
  br i1 %2719, label %2805, label %2816

2805:
  %2806 = getelementptr inbounds nuw i8, ptr %2350, i64 8
  %2807 = load i64, ptr %2806, align 8
  %2808 = icmp eq i64 %2807, 0
  br i1 %2808, label %2816, label %2809

2809:
  %2810 = load ptr, ptr %0, align 8
  store i64 0, ptr %2806, align 8
  %2811 = getelementptr inbounds nuw i8, ptr %2810, i64 41816
  %2812 = load i64, ptr %2811, align 8
  %2813 = add i64 %2812, 1
  store i64 %2813, ptr %2811, align 8
  %2814 = load i32, ptr %2775, align 8
  %2815 = load i32, ptr %2776, align 8
  br label %2816

2816:
  %2817 = phi i32 [ %2815, %2809 ], [ %2777, %2805 ], [ %2777, %2804 ]
  %2818 = phi i32 [ %2814, %2809 ], [ %2786, %2805 ], [ %2786, %2804 ]
  %2819 = getelementptr inbounds nuw i8, ptr %2350, i64 16
  store i64 %2332, ptr %2819, align 8
  %2820 = or i32 %2818, %2348
  store i32 %2820, ptr %2775, align 8
  %2821 = xor i32 %2348, -1
  %2822 = and i32 %2817, %2821
  store i32 %2822, ptr %2776, align 8
  br label %2825

2823:
  %2824 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2350, i64 %2332, i32 %2348)
  br i1 %2824, label %2825, label %2842

2825:
  %2826 = and i64 %2328, 6
  %2827 = icmp eq i64 %2826, 6
  br i1 %2827, label %2828, label %2841

2828:
  %2829 = load ptr, ptr %0, align 8
  %2830 = getelementptr inbounds nuw i8, ptr %2829, i64 41808
  %2831 = load i64, ptr %2830, align 8
  %2832 = load ptr, ptr %9, align 8
  %2833 = getelementptr inbounds nuw i8, ptr %2832, i64 8
  %2834 = load i32, ptr %2833, align 8
  %2835 = icmp eq i32 %2834, 1
  %2836 = load ptr, ptr %2283, align 8
  br i1 %2835, label %2837, label %2839

2837:
  %2838 = trunc i64 %2831 to i8
  store i8 %2838, ptr %2836, align 1
  br label %2841

2839:
  %2840 = trunc i64 %2831 to i32
  store i32 %2840, ptr %2836, align 1
  br label %2841

2841:
  br i1 %2675, label %2846, label %2849

2842:
  br i1 %2675, label %2843, label %2880

2843:
  %2844 = getelementptr inbounds nuw i8, ptr %2350, i64 8
  %2845 = atomicrmw and ptr %2844, i64 -2 release, align 8
  br label %2880

2846:
  %2847 = getelementptr inbounds nuw i8, ptr %2350, i64 8
  %2848 = atomicrmw and ptr %2847, i64 -2 release, align 8
  br label %2849

2849:
  %2850 = load ptr, ptr %0, align 8
  %2851 = getelementptr inbounds nuw i8, ptr %2850, i64 42336
  %2852 = load ptr, ptr %2851, align 8
  %2853 = icmp eq ptr %2852, null
  br i1 %2853, label %2901, label %2854

2854:
  %2855 = load i8, ptr %2280, align 4
  %2856 = trunc nuw i8 %2855 to i1
  br i1 %2856, label %2901, label %2857

2857:
  %2858 = load i64, ptr %2281, align 8
  %2859 = and i64 %2326, -128
  %2860 = add i64 %2858, %2859
  %2861 = load ptr, ptr %9, align 8
  %2862 = getelementptr inbounds nuw i8, ptr %2861, i64 4
  %2863 = load i32, ptr %2862, align 4
  switch i32 %2863, label %2864 [
    i32 4, label %2901
    i32 0, label %2901
  ]

2864:
  %2865 = load i8, ptr %2289, align 1
  %2866 = trunc nuw i8 %2865 to i1
  br i1 %2866, label %2901, label %2867

2867:
  %2868 = getelementptr inbounds nuw i8, ptr %2850, i64 42352
  %2869 = load i64, ptr %2868, align 8
  %2870 = lshr i64 %2860, 7
  %2871 = lshr i64 %2860, 13
  %2872 = lshr i64 %2860, 19
  %2873 = xor i64 %2871, %2872
  %2874 = xor i64 %2873, %2870
  %2875 = and i64 %2874, 63
  %2876 = shl nuw i64 1, %2875
  %2877 = and i64 %2869, %2876
  %2878 = icmp eq i64 %2877, 0
  br i1 %2878, label %2901, label %2879

2879:
  tail call preserve_allcc void @cut_words(ptr %2850, i64 %2860, i32 %2348)
  br label %2901

2880:
  %2881 = load ptr, ptr %0, align 8
  %2882 = load ptr, ptr %9, align 8
  %2883 = getelementptr inbounds nuw i8, ptr %2882, i64 20
  %2884 = load i32, ptr %2883, align 4
  %2885 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %2886 = load i32, ptr %2885, align 8
  %2887 = tail call i32 @llvm.cttz.i32(i32 %2886, i1 false)
  %2888 = getelementptr inbounds nuw i8, ptr %2881, i64 328
  store i32 22, ptr %2888, align 8
  %2889 = getelementptr inbounds nuw i8, ptr %2881, i64 332
  store i32 %2884, ptr %2889, align 4
  %2890 = getelementptr inbounds nuw i8, ptr %2881, i64 336
  store i32 %2887, ptr %2890, align 8
  %2891 = getelementptr inbounds nuw i8, ptr %2881, i64 352
  store i64 0, ptr %2891, align 8
  %2892 = getelementptr inbounds nuw i8, ptr %2881, i64 368
  store i32 0, ptr %2892, align 8
  %2893 = getelementptr inbounds nuw i8, ptr %2881, i64 360
  store i32 0, ptr %2893, align 8
  %2894 = getelementptr inbounds nuw i8, ptr %2881, i64 364
  store i32 0, ptr %2894, align 4
  br label %2905

2895:
  %2896 = zext nneg i32 %2294 to i64
  %2897 = getelementptr inbounds nuw i64, ptr %7, i64 %2896
  %2898 = load i64, ptr %2897, align 8
  %2899 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %2898, i32 %2294)
  %2900 = icmp eq i32 %2899, 0
  br i1 %2900, label %2901, label %2905

2901:
  %2902 = add i32 %2293, -1
  %2903 = and i32 %2902, %2293
  %2904 = icmp eq i32 %2903, 0
  br i1 %2904, label %2905, label %2292

2905:
  %2906 = phi i32 [ 0, %338 ], [ 1, %86 ], [ 1, %55 ], [ %105, %103 ], [ 0, %102 ], [ 0, %98 ], [ 1, %378 ], [ %360,
      %359 ], [ 1, %2880 ], [ 1, %342 ], [ 0, %1314 ], [ 0, %379 ], [ 0, %1314 ], [ 0, %2276 ], [ 1, %1318 ], [ 1, %2277
      ], [ 0, %966 ], [ 0, %338 ], [ 0, %1239 ], [ 0, %2901 ], [ 1, %965 ], [ 1, %2895 ], [ 0, %1272 ]
  ret i32 %2906
}

define preserve_allcc i32 @ptxvm_screen_lines(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 37712
  %8 = ptrtoint ptr %4 to i64
  %9 = udiv i64 %8, 48
  %10 = and i64 %9, 63
  %11 = getelementptr inbounds nuw %struct.ScreenCache, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 56
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 42336
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %67, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %35 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %34, i64 %24
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %37 = load ptr, ptr %36, align 8
  %38 = mul i64 %27, 96
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store i32 0, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 116
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %67, label %44

44:
  store i32 0, ptr %41, align 4
  br label %45

45:
  %46 = phi i64 [ 0, %44 ], [ %65, %64 ]
  %47 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %39, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = trunc i64 %49 to i32
  %51 = lshr i32 %50, 15
  %52 = and i32 %51, 31
  %53 = load i32, ptr %22, align 4
  %54 = icmp eq i32 %52, %53
  br i1 %54, label %55, label %64

55:
  %56 = lshr i64 %49, 24
  %57 = and i64 %56, 65535
  %58 = load i32, ptr %18, align 8
  %59 = lshr i32 %58, 4
  %60 = zext nneg i32 %59 to i64
  %61 = icmp eq i64 %57, %60
  br i1 %61, label %62, label %64

62:
  %63 = getelementptr inbounds nuw i8, ptr %47, i64 20
  store i32 0, ptr %63, align 4
  br label %64

64:
  %65 = add nuw nsw i64 %46, 1
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %67, label %45

67:
  %68 = icmp eq i32 %3, -1
  br i1 %68, label %69, label %185

69:
  %70 = load i64, ptr %11, align 8
  %71 = icmp eq i64 %70, %8
  br i1 %71, label %72, label %185

72:
  %73 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %185, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %80 = load i64, ptr %79, align 8
  %81 = icmp ule i64 %17, %80
  %82 = sub nuw i64 %80, %17
  %83 = icmp uge i64 %82, %78
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %85, label %185

85:
  %86 = load i32, ptr %18, align 8
  %87 = icmp ult i32 %86, 1048576
  br i1 %87, label %88, label %185

88:
  %89 = and i64 %17, 127
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %172

91:
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %93 = load i32, ptr %92, align 4
  %94 = icmp eq i32 %93, 0
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %96 = load i32, ptr %95, align 8
  %97 = icmp ult i32 %96, 4
  br i1 %97, label %187, label %98

98:
  %99 = tail call i32 @llvm.cttz.i32(i32 %96, i1 true)
  %100 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %101 = lshr i32 128, %99
  %102 = shl nuw nsw i32 %99, 3
  %103 = zext nneg i32 %102 to i64
  %104 = shl nuw nsw i32 %101, 7
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 37656
  %107 = zext i1 %94 to i64
  %108 = select i1 %94, i64 2, i64 1
  %109 = lshr i64 %26, 24
  %110 = and i64 %109, 65535
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %112 = or i64 %103, %29
  br label %113

113:
  %114 = phi i64 [ 0, %98 ], [ %166, %165 ]
  %115 = phi i64 [ %17, %98 ], [ %167, %165 ]
  %116 = load ptr, ptr %100, align 8
  %117 = lshr i64 %115, 12
  %118 = getelementptr inbounds nuw %struct.ScreenPage, ptr %116, i64 %117
  %119 = mul nuw nsw i64 %114, %105
  %120 = and i64 %119, 32640
  %121 = or i64 %120, %112
  %122 = xor i64 %121, 16384
  %123 = load i64, ptr %106, align 8
  %124 = load atomic i64, ptr %118 acquire, align 8
  %125 = sub i64 %123, %124
  %126 = icmp ugt i64 %125, %107
  br i1 %126, label %185, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %129 = lshr exact i64 %115, 7
  %130 = and i64 %129, 31
  %131 = getelementptr inbounds nuw i64, ptr %128, i64 %130
  %132 = load atomic i64, ptr %131 monotonic, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %134, label %136

134:
  %135 = or disjoint i64 %122, %108
  br label %155

136:
  %137 = and i64 %132, -8
  %138 = icmp eq i64 %137, %122
  br i1 %138, label %139, label %141

139:
  %140 = or i64 %132, %108
  br label %155

141:
  %142 = xor i64 %132, %29
  %143 = icmp ult i64 %142, 1099511627776
  br i1 %143, label %144, label %185

144:
  %145 = lshr i64 %132, 24
  %146 = and i64 %145, 65535
  %147 = icmp samesign ult i64 %146, %110
  br i1 %147, label %148, label %185

148:
  %149 = and i64 %132, 5
  %150 = icmp ne i64 %149, 0
  %151 = and i1 %94, %150
  %152 = select i1 %151, i64 4, i64 0
  %153 = or disjoint i64 %108, %152
  %154 = or disjoint i64 %153, %122
  br label %155

155:
  %156 = phi i64 [ %154, %148 ], [ %140, %139 ], [ %135, %134 ]
  %157 = load i32, ptr %111, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %160, label %159

159:
  store i64 %156, ptr %131, align 8
  br label %165

160:
  %161 = icmp eq i64 %132, %156
  br i1 %161, label %165, label %162

162:
  %163 = cmpxchg ptr %131, i64 %132, i64 %156 monotonic monotonic, align 8
  %164 = extractvalue { i64, i1 } %163, 1
  br i1 %164, label %165, label %185

165:
  %166 = add nuw nsw i64 %114, 1
  %167 = add i64 %115, 128
  %168 = load i32, ptr %95, align 8
  %169 = lshr i32 %168, 2
  %170 = zext nneg i32 %169 to i64
  %171 = icmp samesign ult i64 %166, %170
  br i1 %171, label %113, label %187

172:
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %174 = load i32, ptr %173, align 8
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %185, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %178 = load i32, ptr %177, align 8
  %179 = add i32 %178, -1
  %180 = zext i32 %179 to i64
  %181 = and i64 %17, %180
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %183, label %185

183:
  %184 = tail call preserve_allcc i1 @own_words(ptr %0, i64 %29, ptr %4, ptr %11, i64 %17)
  br i1 %184, label %187, label %185

185:
  %186 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %187

187:
  %188 = phi i32 [ 0, %183 ], [ %186, %185 ], [ 0, %91 ], [ 0, %165 ]
  ret i32 %188
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
