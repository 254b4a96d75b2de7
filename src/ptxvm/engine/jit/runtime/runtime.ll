; Generated from the C files beside this one by `make runtime`.
; 9e380a442d18a61443a0eb09079f070a394f3dea3ea07c8e4f5fe54e9ade06ce
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
%struct.ScreenCache = type { i64, i64, i64, i64, i64, ptr, ptr, ptr }
%struct.FollowedRelease = type { i64, i64, i32, i32 }
%struct.ScreenPage = type { i64, [32 x i64] }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenRun = type { i32, i32, i64, i32, i32 }
%struct.ScreenStep = type { i64, i64, i64, i32, i32, i32, i32 }
%struct.ScreenQuiet = type { i64, i64, i64, i64 }
%struct.ScreenMember = type { ptr, i64 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }
%struct.Run = type { i32, i32 }
%struct.ScreenRange = type { i64, i64, i64, i64, i64 }
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 43784
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 18636
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18640
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
  br i1 %19, label %20, label %169

20:
  %21 = icmp ne i64 %11, 16
  %22 = icmp ne i32 %4, -1
  %23 = or i1 %22, %21
  br i1 %23, label %130, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %130

28:
  %29 = load <32 x i64>, ptr %7, align 64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %31 = load <32 x i64>, ptr %30, align 64
  %32 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4,
      i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20,
      i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  %33 = xor <32 x i64> %29, %32
  %34 = xor <32 x i64> %33, <i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64
      48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16,
      i64 32, i64 48, i64 0, i64 16, i64 32, i64 48>
  %35 = shufflevector <32 x i64> %31, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4,
      i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20,
      i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  %36 = add <32 x i64> %35, <i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64
      48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16,
      i64 32, i64 48, i64 0, i64 16, i64 32, i64 48>
  %37 = xor <32 x i64> %36, %31
  %38 = or <32 x i64> %37, %34
  %39 = tail call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %38)
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %130

41:
  %42 = shufflevector <32 x i64> %29, <32 x i64> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28>
  %43 = shufflevector <32 x i64> %31, <32 x i64> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28>
  %44 = extractelement <32 x i64> %31, i64 0
  %45 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %44)
  %46 = icmp eq ptr %45, null
  br i1 %46, label %130, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load i32, ptr %48, align 8
  %50 = icmp ult i32 %49, 64
  br i1 %50, label %130, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = add i64 %53, -2147483648
  %55 = icmp ult i64 %54, -2147483584
  br i1 %55, label %130, label %56

56:
  %57 = and <8 x i64> %42, splat (i64 -64)
  %58 = add <8 x i64> %57, splat (i64 -4294967296)
  %59 = or <8 x i64> %43, %42
  %60 = and <8 x i64> %59, splat (i64 15)
  %61 = add i32 %49, -64
  %62 = zext i32 %61 to i64
  %63 = insertelement <8 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <8 x i64> %63, <8 x i64> poison, <8 x i32> zeroinitializer
  %65 = icmp ugt <8 x i64> %58, %64
  %66 = load i64, ptr %45, align 8
  %67 = insertelement <8 x i64> poison, i64 %66, i64 0
  %68 = shufflevector <8 x i64> %67, <8 x i64> poison, <8 x i32> zeroinitializer
  %69 = sub <8 x i64> %43, %68
  %70 = add nsw i64 %53, -64
  %71 = insertelement <8 x i64> poison, i64 %70, i64 0
  %72 = shufflevector <8 x i64> %71, <8 x i64> poison, <8 x i32> zeroinitializer
  %73 = icmp ugt <8 x i64> %69, %72
  %74 = or <8 x i1> %65, %73
  %75 = select <8 x i1> %74, <8 x i64> splat (i64 -1), <8 x i64> %60
  %76 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %75)
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %130

78:
  %79 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %130, label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %83 = shl i32 %2, 5
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i64, ptr %82, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store i32 %3, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 12
  store i32 -1, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %79, i64 16
  store i32 16, ptr %89, align 8
  %90 = trunc i64 %86 to i32
  %91 = getelementptr inbounds nuw i8, ptr %79, i64 44
  store i32 %90, ptr %91, align 4
  %92 = load <32 x i64>, ptr %85, align 8
  %93 = insertelement <32 x i64> poison, i64 %86, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = icmp ne <32 x i64> %92, %94
  %96 = bitcast <32 x i1> %95 to i32
  %97 = icmp ne i32 %96, 0
  %98 = zext i1 %97 to i32
  %99 = getelementptr inbounds nuw i8, ptr %79, i64 48
  store i32 %98, ptr %99, align 8
  br i1 %97, label %100, label %104

100:
  %101 = load <32 x i64>, ptr %85, align 8
  %102 = trunc <32 x i64> %101 to <32 x i32>
  %103 = getelementptr inbounds nuw i8, ptr %79, i64 384
  store <32 x i32> %102, ptr %103, align 8
  br label %104

104:
  %105 = load i64, ptr %45, align 8
  %106 = getelementptr inbounds nuw i8, ptr %79, i64 24
  store i64 %105, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = sub i64 %108, %105
  %110 = getelementptr inbounds nuw i8, ptr %79, i64 32
  store i64 %109, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %79, i64 20
  store i32 -1, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %79, i64 52
  store i32 8, ptr %112, align 4
  %113 = load i64, ptr %45, align 8
  %114 = insertelement <8 x i64> poison, i64 %113, i64 0
  %115 = shufflevector <8 x i64> %114, <8 x i64> poison, <8 x i32> zeroinitializer
  %116 = sub <8 x i64> %43, %115
  %117 = trunc <8 x i64> %116 to <8 x i32>
  %118 = getelementptr inbounds nuw i8, ptr %79, i64 64
  store <8 x i32> %117, ptr %118, align 8
  %119 = trunc <8 x i64> %42 to <8 x i32>
  %120 = getelementptr inbounds nuw i8, ptr %79, i64 96
  store <8 x i32> %119, ptr %120, align 8
  %121 = inttoptr i64 %108 to ptr
  br label %122

122:
  %123 = phi i64 [ 0, %104 ], [ %128, %122 ]
  %124 = getelementptr inbounds nuw i32, ptr %118, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr %121, i64 %126
  tail call void @llvm.prefetch.p0(ptr %127, i32 0, i32 2, i32 1)
  %128 = add nuw nsw i64 %123, 1
  %129 = icmp eq i64 %128, 8
  br i1 %129, label %470, label %122

130:
  %131 = mul i64 %11, 7
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 2872
  %133 = load i64, ptr %132, align 8
  %134 = load i64, ptr %7, align 8
  %135 = sub i64 %133, %134
  %136 = icmp eq i64 %135, %131
  br i1 %136, label %137, label %169

137:
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 3128
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %141 = load i64, ptr %140, align 8
  %142 = sub i64 %139, %141
  %143 = icmp ne i64 %142, %131
  %144 = or i1 %22, %143
  br i1 %144, label %169, label %145

145:
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %147 = load ptr, ptr %146, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %169

149:
  %150 = load <32 x i64>, ptr %7, align 64
  %151 = load <32 x i64>, ptr %140, align 64
  %152 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %153 = add <32 x i64> %152, %15
  %154 = icmp ne <32 x i64> %150, %153
  %155 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %156 = add <32 x i64> %155, %15
  %157 = icmp ne <32 x i64> %151, %156
  %158 = or <32 x i1> %154, %157
  %159 = freeze <32 x i1> %158
  %160 = bitcast <32 x i1> %159 to i32
  %161 = and i32 %160, -16843010
  %162 = icmp eq i32 %161, 0
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %164 = load i32, ptr %163, align 16
  %165 = zext i32 %164 to i64
  %166 = shl i64 %11, 3
  %167 = select i1 %162, i64 %166, i64 %11
  %168 = icmp ugt i64 %167, %165
  br i1 %168, label %470, label %177

169:
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %171 = load i32, ptr %170, align 8
  %172 = zext i32 %171 to i64
  %173 = icmp ugt i64 %11, %172
  br i1 %173, label %470, label %174

174:
  %175 = shl nuw nsw i64 %11, 3
  %176 = load <32 x i64>, ptr %7, align 64
  br label %197

177:
  br i1 %162, label %178, label %197

178:
  %179 = sub nsw i64 %165, %166
  %180 = add i64 %11, -1
  br label %181

181:
  %182 = phi i32 [ 16843009, %178 ], [ %195, %181 ]
  %183 = phi i1 [ false, %178 ], [ %193, %181 ]
  %184 = tail call i32 @llvm.cttz.i32(i32 %182, i1 true)
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw i64, ptr %7, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %187, -4294967296
  %189 = icmp ugt i64 %188, %179
  %190 = and i64 %188, %180
  %191 = icmp ne i64 %190, 0
  %192 = or i1 %189, %191
  %193 = or i1 %183, %192
  %194 = add i32 %182, -1
  %195 = and i32 %194, %182
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %215, label %181

197:
  %198 = phi <32 x i64> [ %150, %177 ], [ %176, %174 ]
  %199 = phi i64 [ %166, %177 ], [ %175, %174 ]
  %200 = phi i64 [ %165, %177 ], [ %172, %174 ]
  %201 = add <32 x i64> %198, splat (i64 -4294967296)
  %202 = sub nsw i64 %200, %11
  %203 = insertelement <32 x i64> poison, i64 %202, i64 0
  %204 = shufflevector <32 x i64> %203, <32 x i64> poison, <32 x i32> zeroinitializer
  %205 = icmp ugt <32 x i64> %201, %204
  %206 = add i64 %11, -1
  %207 = insertelement <32 x i64> poison, i64 %206, i64 0
  %208 = shufflevector <32 x i64> %207, <32 x i64> poison, <32 x i32> zeroinitializer
  %209 = and <32 x i64> %201, %208
  %210 = icmp ne <32 x i64> %209, zeroinitializer
  %211 = or <32 x i1> %205, %210
  %212 = bitcast <32 x i1> %211 to i32
  %213 = and i32 %4, %212
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %216, label %470

215:
  br i1 %193, label %470, label %230

216:
  br i1 %19, label %227, label %217

217:
  %218 = load <32 x i64>, ptr %12, align 64
  %219 = icmp ugt <32 x i64> %218, %15
  %220 = bitcast <32 x i1> %219 to i32
  %221 = and i32 %4, %220
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %470

223:
  %224 = icmp ne <32 x i64> %218, zeroinitializer
  %225 = bitcast <32 x i1> %224 to i32
  %226 = and i32 %4, %225
  br label %227

227:
  %228 = phi i32 [ %226, %223 ], [ %4, %216 ]
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %349, label %230

230:
  %231 = phi i32 [ %228, %227 ], [ -1, %215 ]
  %232 = phi i64 [ %199, %227 ], [ %166, %215 ]
  %233 = phi i1 [ false, %227 ], [ true, %215 ]
  %234 = phi i64 [ %11, %227 ], [ %166, %215 ]
  %235 = tail call i32 @llvm.cttz.i32(i32 %231, i1 true)
  %236 = zext nneg i32 %235 to i64
  %237 = getelementptr inbounds nuw i64, ptr %7, i64 %236
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 256
  %239 = load i64, ptr %238, align 8
  %240 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %239)
  %241 = icmp eq ptr %240, null
  br i1 %241, label %470, label %242

242:
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %244 = load ptr, ptr %243, align 8
  %245 = icmp eq ptr %244, null
  br i1 %245, label %257, label %246

246:
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %248 = load ptr, ptr %247, align 8
  %249 = load ptr, ptr %248, align 8
  %250 = ptrtoint ptr %240 to i64
  %251 = ptrtoint ptr %249 to i64
  %252 = sub i64 %250, %251
  %253 = ashr exact i64 %252, 2
  %254 = getelementptr inbounds nuw i8, ptr %244, i64 %253
  %255 = load ptr, ptr %254, align 8
  %256 = icmp eq ptr %255, null
  br i1 %256, label %257, label %470

257:
  %258 = getelementptr inbounds nuw i8, ptr %240, i64 8
  %259 = load i64, ptr %258, align 8
  %260 = icmp ult i64 %259, 2147483648
  br i1 %260, label %272, label %261

261:
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %263 = load <32 x i64>, ptr %262, align 64
  %264 = sub i64 -2147483648, %239
  %265 = insertelement <32 x i64> poison, i64 %264, i64 0
  %266 = shufflevector <32 x i64> %265, <32 x i64> poison, <32 x i32> zeroinitializer
  %267 = add <32 x i64> %263, %266
  %268 = icmp ult <32 x i64> %267, splat (i64 -4294967296)
  %269 = bitcast <32 x i1> %268 to i32
  %270 = and i32 %231, %269
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %470

272:
  br i1 %19, label %273, label %299

273:
  %274 = icmp ult i64 %259, %234
  br i1 %274, label %470, label %275

275:
  br i1 %233, label %276, label %323

276:
  %277 = load i64, ptr %240, align 8
  %278 = sub i64 %259, %232
  %279 = add i64 %11, -1
  br label %280

280:
  %281 = phi i1 [ false, %276 ], [ %294, %280 ]
  %282 = phi i32 [ 16843009, %276 ], [ %296, %280 ]
  %283 = tail call i32 @llvm.cttz.i32(i32 %282, i1 true)
  %284 = zext nneg i32 %283 to i64
  %285 = getelementptr inbounds nuw i64, ptr %0, i64 %284
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 3072
  %287 = load i64, ptr %286, align 8
  %288 = sub i64 %287, %277
  %289 = icmp ugt i64 %288, %278
  %290 = and i64 %287, %279
  %291 = icmp ne i64 %290, 0
  %292 = or i1 %291, %289
  %293 = freeze i1 %292
  %294 = or i1 %281, %293
  %295 = add i32 %282, -1
  %296 = and i32 %295, %282
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %298, label %280

298:
  br i1 %294, label %470, label %344

299:
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %301 = load <32 x i64>, ptr %300, align 64
  %302 = load i64, ptr %240, align 8
  %303 = insertelement <32 x i64> poison, i64 %302, i64 0
  %304 = shufflevector <32 x i64> %303, <32 x i64> poison, <32 x i32> zeroinitializer
  %305 = sub <32 x i64> %301, %304
  %306 = insertelement <32 x i64> poison, i64 %259, i64 0
  %307 = shufflevector <32 x i64> %306, <32 x i64> poison, <32 x i32> zeroinitializer
  %308 = icmp ugt <32 x i64> %305, %307
  %309 = sub <32 x i64> %307, %305
  %310 = load <32 x i64>, ptr %12, align 64
  %311 = icmp ult <32 x i64> %309, %310
  %312 = or <32 x i1> %308, %311
  %313 = add i64 %11, -1
  %314 = insertelement <32 x i64> poison, i64 %313, i64 0
  %315 = shufflevector <32 x i64> %314, <32 x i64> poison, <32 x i32> zeroinitializer
  %316 = and <32 x i64> %301, %315
  %317 = icmp ne <32 x i64> %316, zeroinitializer
  %318 = or <32 x i1> %317, %312
  %319 = freeze <32 x i1> %318
  %320 = bitcast <32 x i1> %319 to i32
  %321 = and i32 %231, %320
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %344, label %470

323:
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %325 = load <32 x i64>, ptr %324, align 64
  %326 = load i64, ptr %240, align 8
  %327 = insertelement <32 x i64> poison, i64 %326, i64 0
  %328 = shufflevector <32 x i64> %327, <32 x i64> poison, <32 x i32> zeroinitializer
  %329 = sub <32 x i64> %325, %328
  %330 = sub i64 %259, %11
  %331 = insertelement <32 x i64> poison, i64 %330, i64 0
  %332 = shufflevector <32 x i64> %331, <32 x i64> poison, <32 x i32> zeroinitializer
  %333 = icmp ugt <32 x i64> %329, %332
  %334 = add i64 %11, -1
  %335 = insertelement <32 x i64> poison, i64 %334, i64 0
  %336 = shufflevector <32 x i64> %335, <32 x i64> poison, <32 x i32> zeroinitializer
  %337 = and <32 x i64> %325, %336
  %338 = icmp ne <32 x i64> %337, zeroinitializer
  %339 = or <32 x i1> %338, %333
  %340 = freeze <32 x i1> %339
  %341 = bitcast <32 x i1> %340 to i32
  %342 = and i32 %231, %341
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %344, label %470

344:
  %345 = phi i64 [ %326, %323 ], [ %302, %299 ], [ %277, %298 ]
  %346 = getelementptr inbounds nuw i8, ptr %240, i64 16
  %347 = load i64, ptr %346, align 8
  %348 = sub i64 %347, %345
  br label %349

349:
  %350 = phi i32 [ %231, %344 ], [ 0, %227 ]
  %351 = phi i1 [ %233, %344 ], [ false, %227 ]
  %352 = phi i64 [ %239, %344 ], [ 0, %227 ]
  %353 = phi i64 [ %348, %344 ], [ 0, %227 ]
  %354 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %355 = icmp eq ptr %354, null
  br i1 %355, label %470, label %356

356:
  %357 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %358 = shl i32 %2, 5
  %359 = zext i32 %358 to i64
  %360 = getelementptr inbounds nuw i64, ptr %357, i64 %359
  %361 = load i64, ptr %360, align 8
  %362 = getelementptr inbounds nuw i8, ptr %354, i64 8
  store i32 %3, ptr %362, align 8
  %363 = getelementptr inbounds nuw i8, ptr %354, i64 12
  store i32 %4, ptr %363, align 4
  %364 = trunc i64 %11 to i32
  %365 = getelementptr inbounds nuw i8, ptr %354, i64 16
  store i32 %364, ptr %365, align 8
  %366 = trunc i64 %361 to i32
  %367 = getelementptr inbounds nuw i8, ptr %354, i64 44
  store i32 %366, ptr %367, align 4
  %368 = load <32 x i64>, ptr %360, align 8
  %369 = insertelement <32 x i64> poison, i64 %361, i64 0
  %370 = shufflevector <32 x i64> %369, <32 x i64> poison, <32 x i32> zeroinitializer
  %371 = icmp ne <32 x i64> %368, %370
  %372 = bitcast <32 x i1> %371 to i32
  %373 = icmp ne i32 %372, 0
  %374 = zext i1 %373 to i32
  %375 = getelementptr inbounds nuw i8, ptr %354, i64 48
  store i32 %374, ptr %375, align 8
  br i1 %373, label %376, label %380

376:
  %377 = load <32 x i64>, ptr %360, align 8
  %378 = trunc <32 x i64> %377 to <32 x i32>
  %379 = getelementptr inbounds nuw i8, ptr %354, i64 384
  store <32 x i32> %378, ptr %379, align 8
  br label %380

380:
  %381 = getelementptr inbounds nuw i8, ptr %354, i64 24
  store i64 %352, ptr %381, align 8
  %382 = getelementptr inbounds nuw i8, ptr %354, i64 32
  store i64 %353, ptr %382, align 8
  br i1 %19, label %387, label %383

383:
  %384 = load <32 x i64>, ptr %12, align 64
  %385 = icmp eq <32 x i64> %384, %15
  %386 = bitcast <32 x i1> %385 to i32
  br label %387

387:
  %388 = phi i32 [ %386, %383 ], [ -1, %380 ]
  %389 = getelementptr inbounds nuw i8, ptr %354, i64 20
  store i32 %388, ptr %389, align 4
  %390 = getelementptr inbounds nuw i8, ptr %354, i64 52
  br i1 %351, label %391, label %429

391:
  store i32 4, ptr %390, align 4
  %392 = getelementptr inbounds nuw i8, ptr %354, i64 64
  %393 = getelementptr inbounds nuw i8, ptr %354, i64 96
  br label %399

394:
  %395 = shl i32 %364, 3
  %396 = icmp eq i32 %395, 0
  %397 = add i64 %353, %352
  %398 = inttoptr i64 %397 to ptr
  br label %413

399:
  %400 = phi i64 [ 0, %391 ], [ %411, %399 ]
  %401 = shl nuw nsw i64 %400, 6
  %402 = getelementptr inbounds nuw i8, ptr %7, i64 %401
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 256
  %404 = load i64, ptr %403, align 8
  %405 = sub i64 %404, %352
  %406 = trunc i64 %405 to i32
  %407 = getelementptr inbounds nuw i32, ptr %392, i64 %400
  store i32 %406, ptr %407, align 4
  %408 = load i64, ptr %402, align 8
  %409 = trunc i64 %408 to i32
  %410 = getelementptr inbounds nuw i32, ptr %393, i64 %400
  store i32 %409, ptr %410, align 4
  %411 = add nuw nsw i64 %400, 1
  %412 = icmp eq i64 %411, 4
  br i1 %412, label %394, label %399

413:
  %414 = phi i64 [ 0, %394 ], [ %421, %420 ]
  br i1 %396, label %420, label %415

415:
  %416 = getelementptr inbounds nuw i32, ptr %392, i64 %414
  %417 = load i32, ptr %416, align 4
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds i8, ptr %398, i64 %418
  br label %423

420:
  %421 = add nuw nsw i64 %414, 1
  %422 = icmp eq i64 %421, 4
  br i1 %422, label %470, label %413

423:
  %424 = phi i32 [ 0, %415 ], [ %427, %423 ]
  %425 = zext i32 %424 to i64
  %426 = getelementptr inbounds nuw i8, ptr %419, i64 %425
  tail call void @llvm.prefetch.p0(ptr %426, i32 0, i32 2, i32 1)
  %427 = add i32 %424, 64
  %428 = icmp ult i32 %427, %395
  br i1 %428, label %423, label %420

429:
  store i32 0, ptr %390, align 4
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %431 = load <32 x i64>, ptr %430, align 64
  %432 = insertelement <32 x i64> poison, i64 %352, i64 0
  %433 = shufflevector <32 x i64> %432, <32 x i64> poison, <32 x i32> zeroinitializer
  %434 = sub <32 x i64> %431, %433
  %435 = trunc <32 x i64> %434 to <32 x i32>
  %436 = getelementptr inbounds nuw i8, ptr %354, i64 128
  store <32 x i32> %435, ptr %436, align 8
  %437 = load <32 x i64>, ptr %7, align 64
  %438 = trunc <32 x i64> %437 to <32 x i32>
  %439 = getelementptr inbounds nuw i8, ptr %354, i64 256
  store <32 x i32> %438, ptr %439, align 8
  %440 = icmp eq i32 %388, -1
  br i1 %440, label %445, label %441

441:
  %442 = load <32 x i64>, ptr %12, align 64
  %443 = trunc <32 x i64> %442 to <32 x i8>
  %444 = getelementptr inbounds nuw i8, ptr %354, i64 512
  store <32 x i8> %443, ptr %444, align 8
  br label %445

445:
  %446 = load <32 x i64>, ptr %430, align 64
  %447 = lshr <32 x i64> %446, splat (i64 6)
  %448 = add i64 %353, %352
  %449 = inttoptr i64 %448 to ptr
  %450 = shufflevector <32 x i64> %447, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %451 = icmp ne <32 x i64> %447, %450
  %452 = bitcast <32 x i1> %451 to i32
  %453 = or i32 %452, 1
  %454 = and i32 %453, %350
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %467, label %456

456:
  %457 = phi i32 [ %465, %456 ], [ %454, %445 ]
  %458 = tail call i32 @llvm.cttz.i32(i32 %457, i1 true)
  %459 = zext nneg i32 %458 to i64
  %460 = getelementptr inbounds nuw i32, ptr %436, i64 %459
  %461 = load i32, ptr %460, align 4
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds i8, ptr %449, i64 %462
  tail call void @llvm.prefetch.p0(ptr %463, i32 0, i32 2, i32 1)
  %464 = add i32 %457, -1
  %465 = and i32 %464, %457
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %456

467:
  %468 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %354, i32 %4, i1 false)
  %469 = zext i1 %468 to i32
  br label %470

470:
  %471 = phi i32 [ 0, %197 ], [ 0, %215 ], [ 0, %217 ], [ 0, %349 ], [ 0, %169 ], [ %469, %467 ], [ 1, %420 ], [ 0, %273
      ], [ 0, %149 ], [ 0, %230 ], [ 0, %261 ], [ 0, %246 ], [ 0, %323 ], [ 0, %298 ], [ 0, %299 ], [ 1, %122 ]
  ret i32 %471
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
  br i1 %13, label %171, label %14

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
  br i1 %45, label %46, label %171

46:
  %47 = add i32 %20, -1
  %48 = and i32 %47, %20
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %19

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %95, label %54

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
  %91 = call preserve_allcc i32 @screen_varying(ptr %8, ptr %1, ptr %61, i32 %4)
  %92 = icmp ne i32 %91, 0
  %93 = or i1 %92, %15
  %94 = xor i1 %92, true
  br i1 %93, label %171, label %96

95:
  br i1 %15, label %171, label %96

96:
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %98 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  br label %100

100:
  %101 = phi i32 [ %4, %96 ], [ %169, %166 ]
  %102 = call i32 @llvm.cttz.i32(i32 %101, i1 true)
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %97, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = lshr i32 %105, 7
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %10, i64 %107
  br i1 %5, label %149, label %109

109:
  %110 = zext i32 %105 to i64
  %111 = load i32, ptr %98, align 8
  %112 = load ptr, ptr %99, align 8
  %113 = zext i32 %111 to i64
  %114 = add nuw nsw i64 %113, %110
  %115 = icmp eq i32 %111, 0
  br i1 %115, label %132, label %116

116:
  %117 = phi i64 [ %125, %116 ], [ %110, %109 ]
  %118 = and i64 %117, 4
  %119 = icmp eq i64 %118, 0
  %120 = select i1 %119, i8 -16, i8 15
  %121 = lshr i64 %117, 3
  %122 = getelementptr inbounds nuw i8, ptr %112, i64 %121
  %123 = load i8, ptr %122, align 1
  %124 = and i8 %120, %123
  store i8 %124, ptr %122, align 1
  %125 = add nuw nsw i64 %117, 4
  %126 = icmp samesign ult i64 %125, %114
  br i1 %126, label %116, label %127

127:
  %128 = load i32, ptr %104, align 4
  %129 = load i32, ptr %98, align 8
  %130 = zext i32 %129 to i64
  %131 = add nsw i64 %130, -1
  br label %132

132:
  %133 = phi i64 [ %131, %127 ], [ -1, %109 ]
  %134 = phi i32 [ %128, %127 ], [ %105, %109 ]
  %135 = load i32, ptr %108, align 4
  %136 = and i32 %134, 127
  %137 = zext nneg i32 %136 to i64
  %138 = add nsw i64 %133, %137
  %139 = lshr i32 %136, 2
  %140 = shl nsw i32 -1, %139
  %141 = call i64 @llvm.umin.i64(i64 %138, i64 127)
  %142 = lshr i64 %141, 2
  %143 = trunc nuw nsw i64 %142 to i32
  %144 = xor i32 %143, 31
  %145 = lshr i32 -1, %144
  %146 = and i32 %145, %140
  %147 = xor i32 %146, -1
  %148 = and i32 %135, %147
  br label %166

149:
  %150 = load i32, ptr %108, align 4
  %151 = and i32 %105, 127
  %152 = zext nneg i32 %151 to i64
  %153 = load i32, ptr %98, align 8
  %154 = zext i32 %153 to i64
  %155 = add nsw i64 %152, -1
  %156 = add nsw i64 %155, %154
  %157 = lshr i32 %151, 2
  %158 = shl nsw i32 -1, %157
  %159 = call i64 @llvm.umin.i64(i64 %156, i64 127)
  %160 = lshr i64 %159, 2
  %161 = trunc nuw nsw i64 %160 to i32
  %162 = xor i32 %161, 31
  %163 = lshr i32 -1, %162
  %164 = and i32 %163, %158
  %165 = or i32 %164, %150
  br label %166

166:
  %167 = phi i32 [ %165, %149 ], [ %148, %132 ]
  store i32 %167, ptr %108, align 4
  %168 = add i32 %101, -1
  %169 = and i32 %168, %101
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %100

171:
  %172 = phi i1 [ true, %95 ], [ %94, %80 ], [ true, %6 ], [ true, %166 ], [ false, %21 ]
  ret i1 %172
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
  br i1 %8, label %150, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %150

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %15 = shl i32 %2, 5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load <32 x i64>, ptr %17, align 8
  %19 = trunc <32 x i64> %18 to <32 x i32>
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %150, label %21

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
  %32 = phi i32 [ %3, %21 ], [ %146, %145 ]
  %33 = phi ptr [ null, %21 ], [ %148, %145 ]
  %34 = phi ptr [ %24, %21 ], [ %147, %145 ]
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %150, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %145, label %41

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
  br i1 %63, label %145, label %64

64:
  %65 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %35, i32 %60, i1 true)
  br i1 %65, label %66, label %150

66:
  %67 = load ptr, ptr %35, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %134, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %134, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %77 = load i64, ptr %76, align 8
  %78 = add i64 %77, %75
  %79 = inttoptr i64 %78 to ptr
  %80 = icmp eq i64 %78, 0
  br i1 %80, label %134, label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %67, i64 52
  %83 = load i32, ptr %82, align 4
  switch i32 %83, label %92 [
    i32 8, label %88
    i32 4, label %84
  ]

84:
  %85 = shl i32 %71, 3
  %86 = icmp eq i32 %85, 0
  %87 = getelementptr inbounds nuw i8, ptr %67, i64 64
  br label %110

88:
  %89 = shl i32 %71, 2
  %90 = icmp eq i32 %89, 0
  %91 = getelementptr inbounds nuw i8, ptr %67, i64 64
  br label %94

92:
  %93 = getelementptr inbounds nuw i8, ptr %67, i64 128
  br label %126

94:
  %95 = phi i64 [ 0, %88 ], [ %102, %101 ]
  br i1 %90, label %101, label %96

96:
  %97 = getelementptr inbounds nuw i32, ptr %91, i64 %95
  %98 = load i32, ptr %97, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %79, i64 %99
  br label %104

101:
  %102 = add nuw nsw i64 %95, 1
  %103 = icmp eq i64 %102, 8
  br i1 %103, label %134, label %94

104:
  %105 = phi i32 [ 0, %96 ], [ %108, %104 ]
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %100, i64 %106
  tail call void @llvm.prefetch.p0(ptr %107, i32 0, i32 3, i32 1)
  %108 = add i32 %105, 64
  %109 = icmp ult i32 %108, %89
  br i1 %109, label %104, label %101

110:
  %111 = phi i64 [ 0, %84 ], [ %118, %117 ]
  br i1 %86, label %117, label %112

112:
  %113 = getelementptr inbounds nuw i32, ptr %87, i64 %111
  %114 = load i32, ptr %113, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i8, ptr %79, i64 %115
  br label %120

117:
  %118 = add nuw nsw i64 %111, 1
  %119 = icmp eq i64 %118, 4
  br i1 %119, label %134, label %110

120:
  %121 = phi i32 [ 0, %112 ], [ %124, %120 ]
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr %116, i64 %122
  tail call void @llvm.prefetch.p0(ptr %123, i32 0, i32 3, i32 1)
  %124 = add i32 %121, 64
  %125 = icmp ult i32 %124, %85
  br i1 %125, label %120, label %117

126:
  %127 = phi i64 [ 0, %92 ], [ %132, %126 ]
  %128 = getelementptr inbounds nuw i32, ptr %93, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %79, i64 %130
  tail call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  %132 = add nuw nsw i64 %127, 4
  %133 = icmp samesign ult i64 %127, 28
  br i1 %133, label %126, label %134

134:
  tail call fastcc void @move_lanes(ptr %1, ptr %35, i32 %60)
  %135 = load i32, ptr %42, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %145

137:
  %138 = load ptr, ptr %35, align 8
  store ptr %138, ptr %34, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %140, label %141

140:
  store ptr %33, ptr %28, align 8
  br label %141

141:
  %142 = load ptr, ptr %29, align 8
  store ptr %142, ptr %35, align 8
  store ptr %35, ptr %29, align 8
  %143 = load i32, ptr %30, align 8
  %144 = add i32 %143, -1
  store i32 %144, ptr %30, align 8
  br label %145

145:
  %146 = phi i32 [ %62, %134 ], [ %62, %141 ], [ %62, %55 ], [ %32, %37 ]
  %147 = phi ptr [ %35, %134 ], [ %34, %141 ], [ %35, %55 ], [ %35, %37 ]
  %148 = phi ptr [ %35, %134 ], [ %33, %141 ], [ %35, %55 ], [ %35, %37 ]
  %149 = icmp eq i32 %146, 0
  br i1 %149, label %150, label %31

150:
  %151 = phi i32 [ 0, %5 ], [ 0, %9 ], [ 1, %13 ], [ 1, %31 ], [ 0, %64 ], [ 1, %145 ]
  ret i32 %151
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
    i32 2, label %448
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %447

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
  br i1 %29, label %448, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %448

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %448

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
  br i1 %57, label %58, label %448

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 43736
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
  br i1 %119, label %445, label %120

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
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 37700
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 43704
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 43632
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 43644
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 43640
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %145

143:
  %144 = icmp eq i32 %442, 1
  br i1 %144, label %448, label %445

145:
  %146 = phi i64 [ 0, %120 ], [ %441, %438 ]
  %147 = phi i32 [ %118, %120 ], [ %442, %438 ]
  %148 = trunc nuw i64 %146 to i32
  %149 = add i32 %56, %148
  %150 = load ptr, ptr %40, align 8
  %151 = zext i32 %149 to i64
  %152 = getelementptr inbounds nuw ptr, ptr %150, i64 %151
  %153 = load ptr, ptr %152, align 8
  %154 = add i64 %146, %68
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 5680
  %156 = load i32, ptr %155, align 8
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %180, label %158

158:
  %159 = load i64, ptr %153, align 8
  %160 = add i64 %159, 1
  %161 = icmp eq i64 %154, %160
  br i1 %161, label %162, label %180

162:
  %163 = icmp eq i32 %147, 1
  br i1 %163, label %164, label %197

164:
  %165 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %166 = load i32, ptr %165, align 4
  %167 = add i32 %166, 1
  store i32 %167, ptr %165, align 4
  %168 = load i32, ptr %121, align 8
  %169 = icmp ult i32 %167, %168
  br i1 %169, label %233, label %170

170:
  store i32 0, ptr %165, align 4
  %171 = getelementptr inbounds nuw i8, ptr %153, i64 12
  %172 = load i32, ptr %171, align 4
  %173 = add i32 %172, 1
  store i32 %173, ptr %171, align 4
  %174 = load i32, ptr %122, align 4
  %175 = icmp ult i32 %173, %174
  br i1 %175, label %233, label %176

176:
  store i32 0, ptr %171, align 4
  %177 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %178 = load i32, ptr %177, align 4
  %179 = add i32 %178, 1
  store i32 %179, ptr %177, align 4
  br label %233

180:
  %181 = icmp eq i32 %147, 1
  br i1 %181, label %182, label %197

182:
  %183 = load i32, ptr %121, align 8
  %184 = zext i32 %183 to i64
  %185 = load i32, ptr %122, align 4
  %186 = zext i32 %185 to i64
  %187 = udiv i64 %154, %184
  %188 = urem i64 %154, %184
  %189 = trunc nuw i64 %188 to i32
  %190 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store i32 %189, ptr %190, align 8
  %191 = urem i64 %187, %186
  %192 = trunc nuw i64 %191 to i32
  %193 = getelementptr inbounds nuw i8, ptr %153, i64 12
  store i32 %192, ptr %193, align 4
  %194 = udiv i64 %187, %186
  %195 = trunc i64 %194 to i32
  %196 = getelementptr inbounds nuw i8, ptr %153, i64 16
  store i32 %195, ptr %196, align 8
  br label %233

197:
  %198 = zext i32 %147 to i64
  %199 = urem i64 %154, %198
  %200 = trunc nuw i64 %199 to i32
  %201 = udiv i64 %154, %198
  %202 = load i32, ptr %121, align 8
  %203 = load i32, ptr %123, align 4
  %204 = udiv i32 %202, %203
  %205 = zext i32 %204 to i64
  %206 = load i32, ptr %122, align 4
  %207 = load i32, ptr %124, align 8
  %208 = udiv i32 %206, %207
  %209 = zext i32 %208 to i64
  %210 = udiv i32 %200, %203
  %211 = urem i64 %201, %205
  %212 = trunc nuw i64 %211 to i32
  %213 = mul i32 %203, %212
  %214 = urem i32 %200, %203
  %215 = add i32 %213, %214
  %216 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store i32 %215, ptr %216, align 8
  %217 = udiv i64 %201, %205
  %218 = urem i64 %217, %209
  %219 = trunc nuw i64 %218 to i32
  %220 = load i32, ptr %124, align 8
  %221 = mul i32 %220, %219
  %222 = urem i32 %210, %220
  %223 = add i32 %221, %222
  %224 = getelementptr inbounds nuw i8, ptr %153, i64 12
  store i32 %223, ptr %224, align 4
  %225 = udiv i64 %217, %209
  %226 = trunc i64 %225 to i32
  %227 = load i32, ptr %125, align 4
  %228 = mul i32 %227, %226
  %229 = load i32, ptr %124, align 8
  %230 = udiv i32 %210, %229
  %231 = add i32 %230, %228
  %232 = getelementptr inbounds nuw i8, ptr %153, i64 16
  store i32 %231, ptr %232, align 8
  br label %233

233:
  store i64 %154, ptr %153, align 8
  %234 = getelementptr inbounds nuw i8, ptr %153, i64 20
  store i32 1, ptr %234, align 4
  %235 = load i32, ptr %126, align 8
  %236 = sub i32 32, %235
  %237 = lshr i32 -1, %236
  %238 = getelementptr inbounds nuw i8, ptr %153, i64 80
  store i32 %237, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %153, i64 84
  store i32 %237, ptr %239, align 4
  %240 = load i32, ptr %127, align 8
  %241 = icmp eq i32 %240, 0
  %242 = zext i1 %241 to i32
  %243 = getelementptr inbounds nuw i8, ptr %153, i64 100
  store i32 %242, ptr %243, align 4
  br i1 %157, label %244, label %309

244:
  %245 = getelementptr inbounds nuw i8, ptr %153, i64 88
  store i32 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %153, i64 96
  store i32 0, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %153, i64 104
  store i32 0, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %153, i64 112
  store i32 0, ptr %248, align 8
  %249 = getelementptr inbounds nuw i8, ptr %153, i64 40
  store i32 0, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %153, i64 116
  store i32 0, ptr %250, align 4
  %251 = getelementptr inbounds nuw i8, ptr %153, i64 120
  store i32 0, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %153, i64 124
  store i32 0, ptr %252, align 4
  %253 = getelementptr inbounds nuw i8, ptr %153, i64 4312
  store i32 0, ptr %253, align 8
  %254 = getelementptr inbounds nuw i8, ptr %153, i64 3796
  store i32 0, ptr %254, align 4
  %255 = getelementptr inbounds nuw i8, ptr %153, i64 4828
  store i32 0, ptr %255, align 4
  %256 = getelementptr inbounds nuw i8, ptr %153, i64 5664
  store i32 0, ptr %256, align 8
  %257 = getelementptr inbounds nuw i8, ptr %153, i64 5668
  store i32 0, ptr %257, align 4
  %258 = getelementptr inbounds nuw i8, ptr %153, i64 5672
  store i32 0, ptr %258, align 8
  %259 = getelementptr inbounds nuw i8, ptr %153, i64 18624
  %260 = load ptr, ptr %259, align 8
  %261 = getelementptr inbounds nuw i8, ptr %153, i64 18632
  %262 = load i32, ptr %261, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %271, label %264

264:
  %265 = phi i64 [ %267, %264 ], [ 0, %244 ]
  %266 = getelementptr inbounds nuw %struct.Warpgroup, ptr %260, i64 %265
  tail call void @llvm.memset.p0.i64(ptr align 8 %266, i8 0, i64 48, i1 false)
  %267 = add nuw nsw i64 %265, 1
  %268 = load i32, ptr %261, align 8
  %269 = zext i32 %268 to i64
  %270 = icmp samesign ult i64 %267, %269
  br i1 %270, label %264, label %271

271:
  %272 = getelementptr inbounds nuw i8, ptr %153, i64 18648
  store i32 0, ptr %272, align 8
  %273 = getelementptr inbounds nuw i8, ptr %153, i64 18636
  store i32 0, ptr %273, align 4
  %274 = getelementptr inbounds nuw i8, ptr %153, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %274, i8 0, i64 256, i1 false)
  %275 = getelementptr inbounds nuw i8, ptr %153, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %275, i8 0, i64 512, i1 false)
  %276 = getelementptr inbounds nuw i8, ptr %153, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %276, i8 0, i64 576, i1 false)
  %277 = load i32, ptr %126, align 8
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %309, label %279

279:
  %280 = getelementptr inbounds nuw i8, ptr %153, i64 72
  %281 = getelementptr inbounds nuw i8, ptr %153, i64 48
  br label %282

282:
  %283 = phi i64 [ 0, %279 ], [ %285, %295 ]
  %284 = phi i32 [ %277, %279 ], [ %306, %295 ]
  %285 = add nuw nsw i64 %283, 1
  %286 = zext i32 %284 to i64
  %287 = icmp eq i64 %285, %286
  %288 = load ptr, ptr %280, align 8
  %289 = load i64, ptr %281, align 8
  %290 = mul i64 %289, %283
  %291 = getelementptr inbounds nuw i8, ptr %288, i64 %290
  %292 = load i32, ptr %127, align 8
  br i1 %287, label %293, label %295

293:
  %294 = load i32, ptr %128, align 4
  br label %295

295:
  %296 = phi i32 [ %294, %293 ], [ -1, %282 ]
  store i32 0, ptr %291, align 8
  %297 = getelementptr inbounds nuw i8, ptr %291, i64 4
  store i32 %292, ptr %297, align 4
  %298 = getelementptr inbounds nuw i8, ptr %291, i64 8
  store i32 %296, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %291, i64 48
  store i32 0, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %291, i64 52
  store i32 0, ptr %300, align 4
  %301 = getelementptr inbounds nuw i8, ptr %291, i64 60
  store i32 0, ptr %301, align 4
  %302 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store i32 0, ptr %302, align 8
  %303 = getelementptr inbounds nuw i8, ptr %291, i64 184
  store i32 -1, ptr %303, align 8
  %304 = getelementptr inbounds nuw i8, ptr %291, i64 192
  store i32 -1, ptr %304, align 8
  %305 = getelementptr inbounds nuw i8, ptr %291, i64 232
  store ptr null, ptr %305, align 8
  %306 = load i32, ptr %126, align 8
  %307 = zext i32 %306 to i64
  %308 = icmp samesign ult i64 %285, %307
  br i1 %308, label %282, label %309

309:
  store i32 0, ptr %155, align 8
  %310 = getelementptr inbounds nuw i8, ptr %153, i64 40
  store i32 0, ptr %310, align 8
  %311 = load ptr, ptr %129, align 8
  %312 = icmp eq ptr %311, null
  br i1 %312, label %394, label %313

313:
  %314 = load i32, ptr %130, align 8
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %331, label %316

316:
  %317 = load i32, ptr %131, align 4
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %319, label %331

319:
  %320 = load i32, ptr %132, align 4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %331, label %322

322:
  %323 = getelementptr inbounds nuw i8, ptr %153, i64 14424
  %324 = load ptr, ptr %323, align 8
  %325 = load i32, ptr %126, align 8
  %326 = add i32 %320, 3
  %327 = lshr i32 %326, 2
  %328 = mul i32 %325, %327
  %329 = zext i32 %328 to i64
  %330 = shl nuw nsw i64 %329, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %324, i8 0, i64 %330, i1 false)
  br label %331

331:
  %332 = load ptr, ptr %133, align 8
  %333 = icmp eq ptr %332, null
  br i1 %333, label %336, label %334

334:
  %335 = getelementptr inbounds nuw i8, ptr %153, i64 14456
  tail call void @llvm.memset.p0.i64(ptr align 8 %335, i8 0, i64 4168, i1 false)
  br label %336

336:
  %337 = load i32, ptr %126, align 8
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %342, label %339

339:
  %340 = getelementptr inbounds nuw i8, ptr %153, i64 72
  %341 = getelementptr inbounds nuw i8, ptr %153, i64 48
  br label %382

342:
  tail call preserve_allcc void @begin_lines(ptr %0, ptr %153)
  %343 = load ptr, ptr %134, align 8
  %344 = icmp eq ptr %343, %153
  br i1 %344, label %345, label %346

345:
  store ptr null, ptr %134, align 8
  br label %354

346:
  %347 = getelementptr inbounds nuw i8, ptr %153, i64 14448
  %348 = load i32, ptr %347, align 8
  %349 = icmp eq i32 %348, 1
  br i1 %349, label %350, label %358

350:
  %351 = load i32, ptr %135, align 8
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %358, label %353

353:
  store i32 4, ptr %135, align 8
  br label %354

354:
  %355 = phi i64 [ 43648, %345 ], [ 43656, %353 ]
  %356 = phi i32 [ 4, %345 ], [ 8, %353 ]
  %357 = getelementptr inbounds nuw i8, ptr %0, i64 %355
  store i32 %356, ptr %357, align 8
  br label %358

358:
  %359 = getelementptr inbounds nuw i8, ptr %153, i64 14448
  store i32 0, ptr %359, align 8
  %360 = getelementptr inbounds nuw i8, ptr %153, i64 14440
  store ptr %136, ptr %360, align 8
  %361 = load ptr, ptr %134, align 8
  %362 = icmp eq ptr %361, %153
  br i1 %362, label %363, label %364

363:
  store ptr null, ptr %134, align 8
  br label %364

364:
  %365 = load ptr, ptr %137, align 8
  %366 = icmp eq ptr %365, null
  br i1 %366, label %393, label %367

367:
  %368 = load i32, ptr %34, align 4
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %370, label %393

370:
  %371 = load i32, ptr %135, align 8
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %373, label %380

373:
  %374 = load i32, ptr %138, align 4
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %378, label %376

376:
  %377 = add i32 %374, -1
  store i32 %377, ptr %138, align 4
  br label %393

378:
  store i32 2, ptr %359, align 8
  store ptr %153, ptr %134, align 8
  store i32 0, ptr %139, align 4
  store i32 0, ptr %140, align 8
  %379 = load ptr, ptr %137, align 8
  store i64 0, ptr %379, align 8
  br label %393

380:
  store i32 1, ptr %359, align 8
  %381 = load ptr, ptr %137, align 8
  store ptr %381, ptr %360, align 8
  br label %394

382:
  %383 = phi i64 [ 0, %339 ], [ %389, %382 ]
  %384 = load ptr, ptr %340, align 8
  %385 = load i64, ptr %341, align 8
  %386 = mul i64 %385, %383
  %387 = getelementptr inbounds nuw i8, ptr %384, i64 %386
  %388 = getelementptr inbounds nuw i8, ptr %387, i64 200
  store i32 0, ptr %388, align 8
  %389 = add nuw nsw i64 %383, 1
  %390 = load i32, ptr %126, align 8
  %391 = zext i32 %390 to i64
  %392 = icmp samesign ult i64 %389, %391
  br i1 %392, label %382, label %342

393:
  tail call preserve_allcc void @forget_written(ptr %0, ptr %153)
  br label %394

394:
  %395 = getelementptr inbounds nuw i8, ptr %153, i64 56
  %396 = load ptr, ptr %395, align 8
  %397 = load i32, ptr %141, align 8
  %398 = zext i32 %397 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %396, i8 0, i64 %398, i1 false)
  %399 = load i32, ptr %142, align 4
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %405, label %401

401:
  %402 = load ptr, ptr %395, align 8
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 262144
  %404 = zext i32 %399 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %403, i8 0, i64 %404, i1 false)
  br label %405

405:
  %406 = getelementptr inbounds nuw i8, ptr %153, i64 18640
  %407 = load ptr, ptr %406, align 8
  %408 = icmp eq ptr %407, null
  br i1 %408, label %438, label %409

409:
  %410 = getelementptr inbounds nuw i8, ptr %407, i64 539992
  %411 = getelementptr inbounds nuw i8, ptr %407, i64 8
  %412 = load i32, ptr %411, align 8
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %432, label %414

414:
  %415 = getelementptr inbounds nuw i8, ptr %407, i64 24
  %416 = getelementptr inbounds nuw i8, ptr %407, i64 6936
  br label %417

417:
  %418 = phi i64 [ 0, %414 ], [ %430, %429 ]
  %419 = getelementptr inbounds nuw i64, ptr %415, i64 %418
  %420 = load i64, ptr %419, align 8
  %421 = icmp sgt i64 %420, -1
  br i1 %421, label %426, label %422

422:
  %423 = getelementptr inbounds nuw i8, ptr %416, i64 %418
  %424 = load i8, ptr %423, align 1
  %425 = icmp eq i8 %424, 0
  br i1 %425, label %429, label %426

426:
  %427 = shl nuw nsw i64 %418, 9
  %428 = getelementptr inbounds nuw i8, ptr %410, i64 %427
  tail call void @llvm.memset.p0.i64(ptr align 4 %428, i8 0, i64 512, i1 false)
  br label %429

429:
  %430 = add nuw nsw i64 %418, 1
  %431 = icmp eq i64 %430, 576
  br i1 %431, label %432, label %417

432:
  store i32 1, ptr %411, align 8
  %433 = getelementptr inbounds nuw i8, ptr %407, i64 20
  store i32 0, ptr %433, align 4
  %434 = getelementptr inbounds nuw i8, ptr %407, i64 16
  store i32 0, ptr %434, align 8
  %435 = getelementptr inbounds nuw i8, ptr %407, i64 12
  store i32 0, ptr %435, align 4
  %436 = getelementptr inbounds nuw i8, ptr %407, i64 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %436, i8 -1, i64 4608, i1 false)
  %437 = getelementptr inbounds nuw i8, ptr %407, i64 6936
  tail call void @llvm.memset.p0.i64(ptr align 8 %437, i8 0, i64 576, i1 false)
  br label %438

438:
  %439 = load i32, ptr %34, align 4
  %440 = add i32 %439, 1
  store i32 %440, ptr %34, align 4
  %441 = add nuw nsw i64 %146, 1
  %442 = load i32, ptr %42, align 8
  %443 = zext i32 %442 to i64
  %444 = icmp samesign ult i64 %441, %443
  br i1 %444, label %145, label %143

445:
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %446, align 4
  br label %448

447:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %448

448:
  %449 = phi i32 [ -1, %447 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %445 ], [ 1, %55 ], [ -1, %143 ], [ 1, %32 ]
  ret i32 %449
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 43704
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  %9 = icmp eq i32 %3, 0
  %10 = or i1 %9, %8
  br i1 %10, label %34, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %12, i64 %15
  %17 = and i32 %4, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %25, label %19

19:
  %20 = load i32, ptr %16, align 8
  %21 = and i32 %20, %3
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 8
  tail call preserve_allcc void @learn(ptr %1, ptr %2, i32 %21, ptr %24)
  br label %25

25:
  %26 = and i32 %4, 2
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store i32 %3, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 104
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 112
  store i32 1, ptr %33, align 8
  br label %34

34:
  ret void
}

define internal preserve_allcc void @learn(ptr %0, ptr %1, i32 %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 14456
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 14776
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 200
  br label %14

9:
  %10 = load i32, ptr %7, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 14896
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

define preserve_allcc i32 @ptxvm_screen_lines(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 37712
  %8 = ptrtoint ptr %4 to i64
  %9 = udiv i64 %8, 48
  %10 = and i64 %9, 63
  %11 = getelementptr inbounds nuw %struct.ScreenCache, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 43704
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %56, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %18, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 43712
  %24 = load ptr, ptr %23, align 8
  %25 = load i64, ptr %1, align 8
  %26 = mul i64 %25, 96
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 112
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 116
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %56, label %32

32:
  store i32 0, ptr %29, align 4
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %34

34:
  %35 = phi i64 [ 0, %32 ], [ %54, %53 ]
  %36 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %27, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = trunc i64 %38 to i32
  %40 = lshr i32 %39, 15
  %41 = and i32 %40, 31
  %42 = load i32, ptr %19, align 4
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %44, label %53

44:
  %45 = lshr i64 %38, 24
  %46 = and i64 %45, 65535
  %47 = load i32, ptr %33, align 8
  %48 = lshr i32 %47, 4
  %49 = zext nneg i32 %48 to i64
  %50 = icmp eq i64 %46, %49
  br i1 %50, label %51, label %53

51:
  %52 = getelementptr inbounds nuw i8, ptr %36, i64 20
  store i32 0, ptr %52, align 4
  br label %53

53:
  %54 = add nuw nsw i64 %35, 1
  %55 = icmp eq i64 %54, 4
  br i1 %55, label %56, label %34

56:
  %57 = icmp eq i32 %3, 0
  br i1 %57, label %197, label %58

58:
  %59 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %60 = lshr exact i32 %3, %59
  %61 = add i32 %60, 1
  %62 = and i32 %61, %60
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %197

64:
  %65 = load i64, ptr %11, align 8
  %66 = icmp eq i64 %65, %8
  br i1 %66, label %67, label %197

67:
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %197, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %73, %5
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %76 = load i32, ptr %75, align 8
  %77 = mul i32 %76, %59
  %78 = zext i32 %77 to i64
  %79 = add i64 %74, %78
  %80 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = sub i64 %79, %81
  %83 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %84 = mul i32 %76, %83
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %87 = load i64, ptr %86, align 8
  %88 = icmp ule i64 %82, %87
  %89 = sub nuw i64 %87, %82
  %90 = icmp uge i64 %89, %85
  %91 = select i1 %88, i1 %90, i1 false
  br i1 %91, label %92, label %197

92:
  %93 = icmp eq i32 %3, -1
  %94 = and i64 %82, 127
  %95 = icmp eq i64 %94, 0
  %96 = and i1 %93, %95
  br i1 %96, label %97, label %176

97:
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, 0
  %101 = icmp ult i32 %76, 4
  br i1 %101, label %199, label %102

102:
  %103 = tail call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %104 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %105 = lshr i32 128, %103
  %106 = shl nuw nsw i32 %103, 3
  %107 = zext nneg i32 %106 to i64
  %108 = shl nuw nsw i32 %105, 7
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 37656
  %111 = zext i1 %100 to i64
  %112 = select i1 %100, i64 2, i64 1
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  br label %114

114:
  %115 = phi i64 [ 0, %102 ], [ %170, %169 ]
  %116 = phi i64 [ %82, %102 ], [ %171, %169 ]
  %117 = load ptr, ptr %104, align 8
  %118 = lshr i64 %116, 12
  %119 = getelementptr inbounds nuw %struct.ScreenPage, ptr %117, i64 %118
  %120 = mul nuw nsw i64 %115, %109
  %121 = and i64 %120, 32640
  %122 = or i64 %121, %107
  %123 = xor i64 %122, 16384
  %124 = or i64 %123, %13
  %125 = load i64, ptr %110, align 8
  %126 = load atomic i64, ptr %119 acquire, align 8
  %127 = sub i64 %125, %126
  %128 = icmp ugt i64 %127, %111
  br i1 %128, label %197, label %129

129:
  %130 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %131 = lshr exact i64 %116, 7
  %132 = and i64 %131, 31
  %133 = getelementptr inbounds nuw i64, ptr %130, i64 %132
  %134 = load atomic i64, ptr %133 monotonic, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %136, label %138

136:
  %137 = or i64 %124, %112
  br label %159

138:
  %139 = and i64 %134, -8
  %140 = icmp eq i64 %139, %124
  br i1 %140, label %141, label %143

141:
  %142 = or i64 %134, %112
  br label %159

143:
  %144 = xor i64 %134, %13
  %145 = icmp ult i64 %144, 1099511627776
  br i1 %145, label %146, label %197

146:
  %147 = lshr i64 %134, 24
  %148 = and i64 %147, 65535
  %149 = lshr i64 %124, 24
  %150 = and i64 %149, 65535
  %151 = icmp samesign ult i64 %148, %150
  br i1 %151, label %152, label %197

152:
  %153 = and i64 %134, 5
  %154 = icmp ne i64 %153, 0
  %155 = and i1 %100, %154
  %156 = select i1 %155, i64 4, i64 0
  %157 = or disjoint i64 %112, %156
  %158 = or i64 %157, %124
  br label %159

159:
  %160 = phi i64 [ %158, %152 ], [ %142, %141 ], [ %137, %136 ]
  %161 = load i32, ptr %113, align 8
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %164, label %163

163:
  store i64 %160, ptr %133, align 8
  br label %169

164:
  %165 = icmp eq i64 %134, %160
  br i1 %165, label %169, label %166

166:
  %167 = cmpxchg ptr %133, i64 %134, i64 %160 monotonic monotonic, align 8
  %168 = extractvalue { i64, i1 } %167, 1
  br i1 %168, label %169, label %197

169:
  %170 = add nuw nsw i64 %115, 1
  %171 = add i64 %116, 128
  %172 = load i32, ptr %75, align 8
  %173 = lshr i32 %172, 2
  %174 = zext nneg i32 %173 to i64
  %175 = icmp samesign ult i64 %170, %174
  br i1 %175, label %114, label %199

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %178 = load i32, ptr %177, align 8
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %197, label %180

180:
  %181 = add i32 %76, -1
  %182 = zext i32 %181 to i64
  %183 = and i64 %82, %182
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %185, label %197

185:
  %186 = shl i64 %79, 1
  %187 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %188 = load i64, ptr %187, align 8
  %189 = add i64 %188, %81
  %190 = sub i64 %186, %189
  store i64 %79, ptr %187, align 8
  %191 = icmp ult i64 %190, %87
  br i1 %191, label %192, label %195

192:
  %193 = lshr i64 %190, 7
  %194 = getelementptr inbounds nuw %struct.ScreenLine, ptr %69, i64 %193
  tail call void @llvm.prefetch.p0(ptr %194, i32 1, i32 3, i32 1)
  br label %195

195:
  %196 = tail call preserve_allcc i1 @own_words(ptr %0, i64 %13, ptr %4, ptr %11, i64 %82, i64 %85, i32 %59)
  br i1 %196, label %199, label %197

197:
  %198 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %199

199:
  %200 = phi i32 [ %198, %197 ], [ 0, %195 ], [ 0, %97 ], [ 0, %169 ]
  ret i32 %200
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

define preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:
  %11 = load i32, ptr %4, align 8
  switch i32 %11, label %14 [
    i32 1, label %12
    i32 2, label %89
  ]

12:
  %13 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %91

14:
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %64, label %19

19:
  %20 = zext i32 %17 to i64
  %21 = icmp eq i32 %11, 0
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %62, %61 ]
  %24 = getelementptr inbounds nuw %struct.ScreenRun, ptr %15, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = sub i32 32, %26
  %28 = lshr i32 -1, %27
  %29 = load i32, ptr %24, align 8
  %30 = shl i32 %28, %29
  %31 = and i32 %30, %3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %61, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 8
  %39 = add i64 %35, %5
  %40 = tail call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %41 = sub i32 %40, %29
  %42 = zext i32 %41 to i64
  %43 = zext nneg i32 %37 to i64
  %44 = shl i64 %42, %43
  %45 = select i1 %38, i64 0, i64 %44
  %46 = add i64 %45, %39
  %47 = and i64 %46, -4294967296
  %48 = icmp eq i64 %47, 4294967296
  %49 = and i1 %21, %48
  br i1 %49, label %85, label %50

50:
  %51 = tail call i32 @llvm.ctlz.i32(i32 %31, i1 true)
  %52 = xor i32 %51, 31
  %53 = sub i32 %52, %29
  %54 = zext i32 %53 to i64
  %55 = shl i64 %54, %43
  %56 = select i1 %38, i64 0, i64 %55
  %57 = add i64 %56, %39
  %58 = and i64 %57, -4294967296
  %59 = icmp eq i64 %58, 4294967296
  %60 = and i1 %21, %59
  br i1 %60, label %85, label %61

61:
  %62 = add nuw nsw i64 %23, 1
  %63 = icmp eq i64 %62, %20
  br i1 %63, label %64, label %22

64:
  %65 = icmp ne i32 %17, 0
  %66 = icmp eq i32 %3, 0
  %67 = or i1 %66, %65
  br i1 %67, label %87, label %68

68:
  %69 = icmp eq i32 %11, 2
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %71 = icmp eq i32 %11, 0
  br i1 %69, label %85, label %72

72:
  %73 = phi i32 [ %83, %81 ], [ %3, %68 ]
  %74 = tail call i32 @llvm.cttz.i32(i32 %73, i1 true)
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr %70, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = and i64 %77, -4294967296
  %79 = icmp eq i64 %78, 4294967296
  %80 = and i1 %71, %79
  br i1 %80, label %85, label %81

81:
  %82 = add i32 %73, -1
  %83 = and i32 %82, %73
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %72

85:
  %86 = tail call preserve_allcc i1 @leave_steps(ptr %0, ptr %1)
  br i1 %86, label %87, label %91

87:
  %88 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %91

89:
  %90 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 0)
  br label %91

91:
  %92 = phi i32 [ %13, %12 ], [ %88, %87 ], [ %90, %89 ], [ 1, %85 ]
  ret i32 %92
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
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load i64, ptr %11, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %10, i64 %12, i1 false)
  %13 = add i64 %6, 4160
  %14 = icmp ult i64 %13, %1
  br i1 %14, label %5, label %4
}

define internal preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = alloca %struct.Screening, align 8
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %1046, label %9

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
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = call preserve_allcc i32 @screen_varying(ptr %7, ptr %1, ptr %2, i32 %3)
  br label %1044

25:
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 134
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 96
  br label %49

49:
  %50 = phi i64 [ 0, %25 ], [ %1040, %1039 ]
  %51 = getelementptr inbounds nuw %struct.ScreenRun, ptr %26, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %53 = load i32, ptr %52, align 4
  %54 = sub i32 32, %53
  %55 = lshr i32 -1, %54
  %56 = load i32, ptr %51, align 8
  %57 = shl i32 %55, %56
  %58 = and i32 %57, %3
  %59 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %60, %5
  %62 = icmp eq i32 %58, 0
  br i1 %62, label %1039, label %63

63:
  %64 = load i32, ptr %27, align 4
  %65 = icmp eq i32 %64, 5
  %66 = getelementptr inbounds nuw i8, ptr %51, i64 16
  br i1 %65, label %67, label %87

67:
  %68 = phi i32 [ %85, %83 ], [ %58, %63 ]
  %69 = load i32, ptr %66, align 8
  %70 = icmp eq i32 %69, 8
  br i1 %70, label %78, label %71

71:
  %72 = call i32 @llvm.cttz.i32(i32 %68, i1 true)
  %73 = load i32, ptr %51, align 8
  %74 = sub i32 %72, %73
  %75 = zext i32 %74 to i64
  %76 = zext nneg i32 %69 to i64
  %77 = shl i64 %75, %76
  br label %78

78:
  %79 = phi i64 [ %77, %71 ], [ 0, %67 ]
  %80 = add i64 %79, %61
  %81 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %80, i32 -1)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %1044

83:
  %84 = add i32 %68, -1
  %85 = and i32 %84, %68
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %1039, label %67

87:
  %88 = load i32, ptr %66, align 8
  %89 = icmp eq i32 %88, 8
  %90 = load ptr, ptr %10, align 8
  br i1 %89, label %122, label %91

91:
  %92 = load ptr, ptr %7, align 8
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 43704
  %94 = load ptr, ptr %93, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %192, label %96

96:
  %97 = getelementptr inbounds nuw i8, ptr %90, i64 12
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = and i64 %99, 7
  %101 = icmp eq i64 %100, 0
  %102 = and i64 %99, 6
  %103 = icmp eq i64 %102, 6
  %104 = or i1 %101, %103
  br i1 %104, label %192, label %105

105:
  %106 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %107 = load i32, ptr %106, align 8
  switch i32 %107, label %192 [
    i32 4, label %108
    i32 8, label %108
  ]

108:
  %109 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %110 = load i32, ptr %109, align 4
  %111 = icmp ult i32 %110, 4
  %112 = call i32 @llvm.ctpop.i32(i32 %58)
  %113 = icmp samesign ult i32 %112, 2
  %114 = select i1 %111, i1 %113, i1 false
  br i1 %114, label %115, label %192

115:
  %116 = call i32 @llvm.cttz.i32(i32 %58, i1 true)
  %117 = sub i32 %116, %56
  %118 = zext i32 %117 to i64
  %119 = zext nneg i32 %88 to i64
  %120 = shl i64 %118, %119
  %121 = add i64 %120, %61
  br label %125

122:
  %123 = call i32 @llvm.ctpop.i32(i32 %58)
  %124 = icmp samesign ult i32 %123, 2
  br i1 %124, label %125, label %128

125:
  %126 = phi i64 [ %121, %115 ], [ %61, %122 ]
  %127 = load ptr, ptr %7, align 8
  br label %149

128:
  %129 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %130 = load i32, ptr %129, align 4
  %131 = icmp eq i32 %130, 1
  %132 = load ptr, ptr %7, align 8
  br i1 %131, label %133, label %149

133:
  %134 = getelementptr inbounds nuw i8, ptr %132, i64 37704
  %135 = load i32, ptr %134, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %149, label %137

137:
  %138 = getelementptr inbounds nuw i8, ptr %90, i64 20
  %139 = load i32, ptr %138, align 4
  %140 = load i32, ptr %13, align 8
  %141 = call i32 @llvm.cttz.i32(i32 %140, i1 false)
  %142 = getelementptr inbounds nuw i8, ptr %132, i64 328
  store i32 22, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %132, i64 332
  store i32 %139, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %132, i64 336
  store i32 %141, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %132, i64 352
  store i64 0, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %132, i64 368
  store i32 0, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %132, i64 360
  store i32 0, ptr %147, align 8
  %148 = getelementptr inbounds nuw i8, ptr %132, i64 364
  store i32 0, ptr %148, align 4
  br label %1044

149:
  %150 = phi i64 [ %126, %125 ], [ %61, %133 ], [ %61, %128 ]
  %151 = phi i1 [ true, %125 ], [ false, %133 ], [ false, %128 ]
  %152 = phi ptr [ %127, %125 ], [ %132, %133 ], [ %132, %128 ]
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 43704
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %187, label %156

156:
  %157 = getelementptr inbounds nuw i8, ptr %90, i64 12
  %158 = load i32, ptr %157, align 4
  %159 = zext i32 %158 to i64
  %160 = and i64 %159, 7
  %161 = icmp eq i64 %160, 0
  %162 = and i64 %159, 6
  %163 = icmp eq i64 %162, 6
  %164 = or i1 %161, %163
  br i1 %164, label %187, label %165

165:
  %166 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %167 = load i32, ptr %166, align 8
  switch i32 %167, label %187 [
    i32 4, label %168
    i32 8, label %168
  ]

168:
  %169 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %170 = load i32, ptr %169, align 4
  %171 = icmp ult i32 %170, 4
  br i1 %171, label %172, label %187

172:
  %173 = load i32, ptr %32, align 4
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 14896
  %177 = load i32, ptr %176, align 8
  %178 = icmp ne i32 %177, 0
  store i8 1, ptr %17, align 1
  %179 = call i32 @llvm.cttz.i32(i32 %58, i1 true)
  %180 = select i1 %151, i32 %179, i32 -1
  %181 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %150, i32 %180)
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %1044

183:
  %184 = load i8, ptr %19, align 4
  %185 = trunc nuw i8 %184 to i1
  br i1 %185, label %1039, label %186

186:
  call preserve_allcc void @follow_access(ptr %7, i64 %150, i32 %58, i1 %178)
  br label %1039

187:
  %188 = call i32 @llvm.cttz.i32(i32 %58, i1 true)
  %189 = select i1 %151, i32 %188, i32 -1
  %190 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %150, i32 %189)
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %1039, label %1044

192:
  %193 = call i32 @llvm.cttz.i32(i32 %58, i1 true)
  %194 = call i32 @llvm.ctlz.i32(i32 %58, i1 true)
  %195 = xor i32 %194, 31
  %196 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %197 = load i32, ptr %196, align 8
  %198 = sub i32 %193, %56
  %199 = zext i32 %198 to i64
  %200 = zext i32 %88 to i64
  %201 = shl i64 %199, %200
  %202 = add i64 %201, %61
  %203 = sub nsw i32 %195, %193
  %204 = zext i32 %203 to i64
  %205 = shl i64 %204, %200
  %206 = zext i32 %197 to i64
  %207 = add i64 %205, %206
  %208 = load i32, ptr %90, align 8
  %209 = icmp eq i32 %208, 2
  br i1 %209, label %215, label %210

210:
  %211 = icmp eq i32 %208, 0
  %212 = and i64 %202, -4294967296
  %213 = icmp eq i64 %212, 4294967296
  %214 = and i1 %213, %211
  br i1 %214, label %215, label %247

215:
  %216 = and i64 %202, 4294967295
  %217 = load i64, ptr %28, align 8
  %218 = and i64 %217, 16777215
  %219 = load i8, ptr %18, align 1
  %220 = trunc nuw i8 %219 to i1
  br i1 %220, label %226, label %221

221:
  %222 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %223 = load i32, ptr %222, align 8
  %224 = zext i32 %223 to i64
  %225 = or i64 %218, %224
  br label %226

226:
  %227 = phi i64 [ %225, %221 ], [ %218, %215 ]
  store i64 %227, ptr %29, align 8
  store i64 0, ptr %15, align 8
  %228 = getelementptr inbounds nuw i8, ptr %92, i64 80
  %229 = load i32, ptr %228, align 8
  %230 = zext i32 %229 to i64
  store i64 %230, ptr %14, align 8
  %231 = load ptr, ptr %38, align 8
  %232 = ptrtoint ptr %231 to i64
  store i64 %232, ptr %34, align 8
  %233 = load ptr, ptr %39, align 8
  store ptr %233, ptr %35, align 8
  %234 = load ptr, ptr %40, align 8
  store ptr %234, ptr %36, align 8
  %235 = load ptr, ptr %41, align 8
  store ptr %235, ptr %42, align 8
  %236 = load ptr, ptr %43, align 8
  store ptr %236, ptr %44, align 8
  %237 = load i64, ptr %45, align 8
  %238 = shl i64 %237, 16
  %239 = load i32, ptr %33, align 8
  %240 = lshr i32 %239, 4
  %241 = zext nneg i32 %240 to i64
  %242 = or i64 %238, %241
  store i64 %242, ptr %30, align 8
  %243 = load i32, ptr %46, align 8
  %244 = icmp ne i32 %243, 0
  %245 = zext i1 %244 to i8
  store i8 %245, ptr %47, align 2
  store i8 1, ptr %19, align 4
  %246 = icmp samesign ult i64 %216, %230
  br i1 %246, label %391, label %1036

247:
  switch i32 %208, label %1036 [
    i32 1, label %253
    i32 0, label %248
  ]

248:
  %249 = lshr i64 %202, 32
  %250 = trunc nuw i64 %249 to i32
  %251 = add i32 %250, -1
  %252 = icmp ult i32 %251, 4
  br i1 %252, label %1036, label %253

253:
  %254 = load i64, ptr %28, align 8
  %255 = load i8, ptr %18, align 1
  %256 = trunc nuw i8 %255 to i1
  br i1 %256, label %262, label %257

257:
  %258 = getelementptr inbounds nuw i8, ptr %90, i64 12
  %259 = load i32, ptr %258, align 4
  %260 = zext i32 %259 to i64
  %261 = or i64 %254, %260
  br label %262

262:
  %263 = phi i64 [ %261, %257 ], [ %254, %253 ]
  store i64 %263, ptr %29, align 8
  %264 = getelementptr inbounds nuw i8, ptr %92, i64 37656
  %265 = load i64, ptr %264, align 8
  store i64 %265, ptr %30, align 8
  store i8 0, ptr %19, align 4
  br i1 %95, label %314, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %90, i64 12
  %268 = load i32, ptr %267, align 4
  %269 = zext i32 %268 to i64
  %270 = and i64 %269, 7
  %271 = icmp eq i64 %270, 0
  %272 = and i64 %269, 6
  %273 = icmp eq i64 %272, 6
  %274 = or i1 %271, %273
  br i1 %274, label %275, label %314

275:
  %276 = load i32, ptr %32, align 4
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %31, i64 %277
  %279 = getelementptr inbounds nuw i8, ptr %92, i64 43712
  %280 = load ptr, ptr %279, align 8
  %281 = load i64, ptr %1, align 8
  %282 = mul i64 %281, 96
  %283 = getelementptr inbounds nuw i8, ptr %280, i64 %282
  %284 = getelementptr inbounds nuw i8, ptr %278, i64 112
  store i32 0, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %278, i64 116
  %286 = load i32, ptr %285, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %314, label %288

288:
  store i32 0, ptr %285, align 4
  br label %289

289:
  %290 = phi i64 [ 0, %288 ], [ %309, %308 ]
  %291 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %283, i64 %290
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 8
  %293 = load i64, ptr %292, align 8
  %294 = trunc i64 %293 to i32
  %295 = lshr i32 %294, 15
  %296 = and i32 %295, 31
  %297 = load i32, ptr %32, align 4
  %298 = icmp eq i32 %296, %297
  br i1 %298, label %299, label %308

299:
  %300 = lshr i64 %293, 24
  %301 = and i64 %300, 65535
  %302 = load i32, ptr %33, align 8
  %303 = lshr i32 %302, 4
  %304 = zext nneg i32 %303 to i64
  %305 = icmp eq i64 %301, %304
  br i1 %305, label %306, label %308

306:
  %307 = getelementptr inbounds nuw i8, ptr %291, i64 20
  store i32 0, ptr %307, align 4
  br label %308

308:
  %309 = add nuw nsw i64 %290, 1
  %310 = icmp eq i64 %309, 4
  br i1 %310, label %311, label %289

311:
  %312 = load ptr, ptr %10, align 8
  %313 = load ptr, ptr %7, align 8
  br label %314

314:
  %315 = phi ptr [ %313, %311 ], [ %92, %266 ], [ %92, %275 ], [ %92, %262 ]
  %316 = phi ptr [ %312, %311 ], [ %90, %266 ], [ %90, %275 ], [ %90, %262 ]
  %317 = ptrtoint ptr %316 to i64
  %318 = getelementptr inbounds nuw i8, ptr %315, i64 37712
  %319 = udiv i64 %317, 48
  %320 = and i64 %319, 63
  %321 = getelementptr inbounds nuw %struct.ScreenCache, ptr %318, i64 %320
  %322 = load i64, ptr %321, align 8
  %323 = icmp eq i64 %322, %317
  br i1 %323, label %324, label %331

324:
  %325 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %326 = load i64, ptr %325, align 8
  %327 = sub i64 %202, %326
  %328 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %329 = load i64, ptr %328, align 8
  %330 = icmp ult i64 %327, %329
  br i1 %330, label %337, label %331

331:
  %332 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %202, ptr %321)
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %1036, label %334

334:
  %335 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %336 = load i64, ptr %335, align 8
  br label %337

337:
  %338 = phi i64 [ %336, %334 ], [ %326, %324 ]
  %339 = getelementptr inbounds nuw i8, ptr %321, i64 8
  store i64 %338, ptr %15, align 8
  %340 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %341 = load i64, ptr %340, align 8
  store i64 %341, ptr %14, align 8
  %342 = getelementptr inbounds nuw i8, ptr %321, i64 24
  %343 = load i64, ptr %342, align 8
  store i64 %343, ptr %34, align 8
  %344 = getelementptr inbounds nuw i8, ptr %321, i64 40
  %345 = load ptr, ptr %344, align 8
  store ptr %345, ptr %35, align 8
  %346 = getelementptr inbounds nuw i8, ptr %321, i64 48
  %347 = load ptr, ptr %346, align 8
  store ptr %347, ptr %36, align 8
  %348 = getelementptr inbounds nuw i8, ptr %321, i64 56
  %349 = load ptr, ptr %348, align 8
  store ptr %349, ptr %37, align 8
  %350 = shl i64 %202, 1
  %351 = getelementptr inbounds nuw i8, ptr %321, i64 32
  %352 = load i64, ptr %351, align 8
  %353 = load i64, ptr %339, align 8
  %354 = add i64 %352, %353
  %355 = sub i64 %350, %354
  store i64 %202, ptr %351, align 8
  %356 = load i64, ptr %340, align 8
  %357 = icmp ult i64 %355, %356
  %358 = load ptr, ptr %344, align 8
  %359 = icmp eq ptr %358, null
  br i1 %357, label %360, label %364

360:
  br i1 %359, label %368, label %361

361:
  %362 = lshr i64 %355, 7
  %363 = getelementptr inbounds nuw %struct.ScreenLine, ptr %358, i64 %362
  call void @llvm.prefetch.p0(ptr %363, i32 1, i32 3, i32 1)
  br label %365

364:
  br i1 %359, label %368, label %365

365:
  %366 = load i64, ptr %15, align 8
  %367 = load i64, ptr %14, align 8
  br label %391

368:
  %369 = load i64, ptr %15, align 8
  %370 = add i64 %207, %202
  %371 = sub i64 %370, %369
  %372 = load i64, ptr %14, align 8
  %373 = icmp ugt i64 %371, %372
  br i1 %373, label %1036, label %374

374:
  %375 = load ptr, ptr %10, align 8
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 4
  %377 = load i32, ptr %376, align 4
  switch i32 %377, label %378 [
    i32 4, label %1039
    i32 0, label %1039
  ]

378:
  %379 = load ptr, ptr %7, align 8
  %380 = getelementptr inbounds nuw i8, ptr %375, i64 20
  %381 = load i32, ptr %380, align 4
  %382 = load i32, ptr %13, align 8
  %383 = call i32 @llvm.cttz.i32(i32 %382, i1 false)
  %384 = getelementptr inbounds nuw i8, ptr %379, i64 328
  store i32 22, ptr %384, align 8
  %385 = getelementptr inbounds nuw i8, ptr %379, i64 332
  store i32 %381, ptr %385, align 4
  %386 = getelementptr inbounds nuw i8, ptr %379, i64 336
  store i32 %383, ptr %386, align 8
  %387 = getelementptr inbounds nuw i8, ptr %379, i64 352
  store i64 0, ptr %387, align 8
  %388 = getelementptr inbounds nuw i8, ptr %379, i64 368
  store i32 0, ptr %388, align 8
  %389 = getelementptr inbounds nuw i8, ptr %379, i64 360
  store i32 0, ptr %389, align 8
  %390 = getelementptr inbounds nuw i8, ptr %379, i64 364
  store i32 0, ptr %390, align 4
  br label %1044

391:
  %392 = phi i64 [ %367, %365 ], [ %230, %226 ]
  %393 = phi i64 [ %366, %365 ], [ 0, %226 ]
  %394 = phi i64 [ %202, %365 ], [ %216, %226 ]
  %395 = sub i64 %394, %393
  %396 = trunc i64 %395 to i32
  %397 = shl nuw i32 1, %88
  %398 = add i32 %397, -1
  %399 = and i32 %398, %396
  %400 = add i64 %395, %207
  %401 = icmp ugt i64 %400, %392
  %402 = add i32 %399, %197
  %403 = icmp ugt i32 %402, %397
  %404 = select i1 %401, i1 true, i1 %403
  br i1 %404, label %1036, label %405

405:
  %406 = load i8, ptr %19, align 4
  %407 = trunc nuw i8 %406 to i1
  br i1 %407, label %408, label %435

408:
  %409 = load ptr, ptr %7, align 8
  %410 = getelementptr inbounds nuw i8, ptr %409, i64 37696
  %411 = load i32, ptr %410, align 8
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %435, label %413

413:
  %414 = load ptr, ptr %10, align 8
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 8
  %416 = load i32, ptr %415, align 8
  %417 = icmp ult i32 %416, 4
  br i1 %417, label %418, label %435

418:
  %419 = lshr exact i32 %58, %193
  %420 = call preserve_allcc i1 @check_parts(ptr %7, i64 %395, i32 %88, i32 %419)
  br i1 %420, label %435, label %421

421:
  %422 = load ptr, ptr %7, align 8
  %423 = load ptr, ptr %10, align 8
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 20
  %425 = load i32, ptr %424, align 4
  %426 = load i32, ptr %13, align 8
  %427 = call i32 @llvm.cttz.i32(i32 %426, i1 false)
  %428 = getelementptr inbounds nuw i8, ptr %422, i64 328
  store i32 22, ptr %428, align 8
  %429 = getelementptr inbounds nuw i8, ptr %422, i64 332
  store i32 %425, ptr %429, align 4
  %430 = getelementptr inbounds nuw i8, ptr %422, i64 336
  store i32 %427, ptr %430, align 8
  %431 = getelementptr inbounds nuw i8, ptr %422, i64 352
  store i64 0, ptr %431, align 8
  %432 = getelementptr inbounds nuw i8, ptr %422, i64 368
  store i32 0, ptr %432, align 8
  %433 = getelementptr inbounds nuw i8, ptr %422, i64 360
  store i32 0, ptr %433, align 8
  %434 = getelementptr inbounds nuw i8, ptr %422, i64 364
  store i32 0, ptr %434, align 4
  br label %1044

435:
  %436 = add i64 %400, -1
  %437 = lshr i64 %436, 7
  %438 = lshr i64 %395, 7
  %439 = icmp samesign ugt i64 %438, %437
  br i1 %439, label %1039, label %440

440:
  %441 = zext nneg i32 %193 to i64
  %442 = zext nneg i32 %399 to i64
  %443 = sub i64 %442, %395
  %444 = icmp eq i32 %88, 2
  %445 = shl nuw nsw i64 %200, 3
  br label %446

446:
  %447 = phi i64 [ %438, %440 ], [ %1020, %1019 ]
  %448 = shl nuw i64 %447, 7
  %449 = add i64 %443, %448
  %450 = ashr i64 %449, %200
  %451 = add nsw i64 %450, %441
  br i1 %444, label %452, label %463

452:
  %453 = add i64 %451, -32
  %454 = icmp ult i64 %453, -63
  br i1 %454, label %465, label %455

455:
  %456 = icmp sgt i64 %451, -1
  %457 = trunc nsw i64 %451 to i32
  br i1 %456, label %458, label %460

458:
  %459 = lshr i32 %58, %457
  br label %465

460:
  %461 = sub nsw i32 0, %457
  %462 = shl i32 %58, %461
  br label %465

463:
  %464 = call preserve_allcc i32 @words_of(i32 %58, i64 %451, i32 %88, i32 %399, i32 %197)
  br label %465

465:
  %466 = phi i32 [ %464, %463 ], [ 0, %452 ], [ %459, %458 ], [ %462, %460 ]
  %467 = load i64, ptr %29, align 8
  %468 = shl i64 %451, 7
  %469 = and i64 %468, 32640
  %470 = xor i64 %469, 16384
  %471 = or i64 %470, %445
  %472 = or i64 %471, %467
  %473 = load ptr, ptr %35, align 8
  %474 = getelementptr inbounds nuw %struct.ScreenLine, ptr %473, i64 %447
  %475 = icmp ne i32 %466, 0
  %476 = load i64, ptr %14, align 8
  %477 = icmp ult i64 %448, %476
  %478 = select i1 %475, i1 %477, i1 false
  br i1 %478, label %479, label %989

479:
  %480 = load i8, ptr %19, align 4
  %481 = trunc nuw i8 %480 to i1
  %482 = load ptr, ptr %7, align 8
  br i1 %481, label %483, label %508

483:
  %484 = getelementptr inbounds nuw i8, ptr %482, i64 37696
  %485 = load i32, ptr %484, align 8
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %508, label %487

487:
  %488 = load ptr, ptr %10, align 8
  %489 = getelementptr inbounds nuw i8, ptr %488, i64 8
  %490 = load i32, ptr %489, align 8
  %491 = icmp ult i32 %490, 4
  br i1 %491, label %508, label %492

492:
  %493 = getelementptr inbounds nuw i8, ptr %488, i64 4
  %494 = load i32, ptr %493, align 4
  %495 = add i32 %494, -1
  %496 = and i32 %495, -6
  %497 = icmp eq i32 %496, 0
  %498 = load ptr, ptr %42, align 8
  %499 = getelementptr inbounds nuw i32, ptr %498, i64 %447
  %500 = load i32, ptr %499, align 4
  br i1 %497, label %501, label %504

501:
  %502 = or i32 %500, %466
  store i32 %502, ptr %499, align 4
  %503 = load ptr, ptr %7, align 8
  br label %508

504:
  %505 = xor i32 %500, -1
  %506 = and i32 %466, %505
  %507 = icmp eq i32 %506, 0
  br i1 %507, label %508, label %1022

508:
  %509 = phi ptr [ %503, %501 ], [ %482, %504 ], [ %482, %487 ], [ %482, %483 ], [ %482, %479 ]
  %510 = getelementptr inbounds nuw i8, ptr %509, i64 37704
  %511 = load i32, ptr %510, align 8
  %512 = icmp eq i32 %511, 0
  %513 = load i8, ptr %19, align 4
  %514 = trunc nuw i8 %513 to i1
  br i1 %512, label %515, label %538

515:
  br i1 %514, label %989, label %516

516:
  %517 = load ptr, ptr %10, align 8
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 4
  %519 = load i32, ptr %518, align 4
  switch i32 %519, label %520 [
    i32 4, label %989
    i32 0, label %989
  ]

520:
  %521 = lshr i64 %447, 5
  %522 = load ptr, ptr %37, align 8
  %523 = getelementptr inbounds nuw %struct.ScreenPage, ptr %522, i64 %521
  %524 = load atomic i64, ptr %523 acquire, align 8
  %525 = load ptr, ptr %7, align 8
  %526 = getelementptr inbounds nuw i8, ptr %525, i64 37656
  %527 = load i64, ptr %526, align 8
  %528 = icmp eq i64 %524, %527
  br i1 %528, label %989, label %529

529:
  %530 = add i64 %527, -1
  %531 = icmp eq i64 %524, %530
  br i1 %531, label %532, label %536

532:
  %533 = load ptr, ptr %10, align 8
  %534 = getelementptr inbounds nuw i8, ptr %533, i64 4
  %535 = load i32, ptr %534, align 4
  switch i32 %535, label %536 [
    i32 4, label %989
    i32 0, label %989
  ]

536:
  %537 = call preserve_allcc i1 @open_page(ptr %7, i64 %521)
  br i1 %537, label %989, label %1022

538:
  br i1 %514, label %557, label %539

539:
  %540 = lshr i64 %447, 5
  %541 = load ptr, ptr %37, align 8
  %542 = getelementptr inbounds nuw %struct.ScreenPage, ptr %541, i64 %540
  %543 = load atomic i64, ptr %542 acquire, align 8
  %544 = load ptr, ptr %7, align 8
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 37656
  %546 = load i64, ptr %545, align 8
  %547 = icmp eq i64 %543, %546
  br i1 %547, label %557, label %548

548:
  %549 = add i64 %546, -1
  %550 = icmp eq i64 %543, %549
  br i1 %550, label %551, label %555

551:
  %552 = load ptr, ptr %10, align 8
  %553 = getelementptr inbounds nuw i8, ptr %552, i64 4
  %554 = load i32, ptr %553, align 4
  switch i32 %554, label %555 [
    i32 4, label %557
    i32 0, label %557
  ]

555:
  %556 = call preserve_allcc i1 @open_page(ptr %7, i64 %540)
  br i1 %556, label %557, label %1022

557:
  %558 = load i8, ptr %19, align 4
  %559 = trunc nuw i8 %558 to i1
  br i1 %559, label %628, label %560

560:
  %561 = icmp eq i32 %466, -1
  %562 = and i64 %467, 7
  %563 = icmp eq i64 %562, 0
  %564 = and i1 %561, %563
  %565 = and i64 %472, 64
  %566 = icmp eq i64 %565, 0
  %567 = select i1 %564, i1 %566, i1 false
  br i1 %567, label %568, label %622

568:
  %569 = load ptr, ptr %10, align 8
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 4
  %571 = load i32, ptr %570, align 4
  %572 = icmp eq i32 %571, 4
  br i1 %572, label %622, label %573

573:
  %574 = load ptr, ptr %7, align 8
  %575 = load ptr, ptr %37, align 8
  %576 = lshr i64 %447, 5
  %577 = getelementptr inbounds nuw %struct.ScreenPage, ptr %575, i64 %576
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 8
  %579 = and i64 %447, 31
  %580 = getelementptr inbounds nuw i64, ptr %578, i64 %579
  %581 = icmp eq i32 %571, 0
  %582 = load atomic i64, ptr %580 monotonic, align 8
  %583 = select i1 %581, i64 2, i64 1
  %584 = icmp eq i64 %582, 0
  br i1 %584, label %585, label %587

585:
  %586 = or disjoint i64 %583, %472
  br label %608

587:
  %588 = and i64 %582, -8
  %589 = icmp eq i64 %588, %472
  br i1 %589, label %590, label %592

590:
  %591 = or i64 %582, %583
  br label %608

592:
  %593 = xor i64 %582, %467
  %594 = icmp ult i64 %593, 1099511627776
  br i1 %594, label %595, label %622

595:
  %596 = lshr i64 %582, 24
  %597 = and i64 %596, 65535
  %598 = lshr i64 %472, 24
  %599 = and i64 %598, 65535
  %600 = icmp samesign ult i64 %597, %599
  br i1 %600, label %601, label %622

601:
  %602 = and i64 %582, 5
  %603 = icmp ne i64 %602, 0
  %604 = and i1 %581, %603
  %605 = select i1 %604, i64 4, i64 0
  %606 = or disjoint i64 %472, %605
  %607 = or disjoint i64 %606, %583
  br label %608

608:
  %609 = phi i64 [ %607, %601 ], [ %591, %590 ], [ %586, %585 ]
  %610 = getelementptr inbounds nuw i8, ptr %574, i64 37688
  %611 = load i32, ptr %610, align 8
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %614, label %613

613:
  store i64 %609, ptr %580, align 8
  br label %989

614:
  %615 = icmp eq i64 %582, %609
  br i1 %615, label %989, label %616

616:
  %617 = cmpxchg ptr %580, i64 %582, i64 %609 monotonic monotonic, align 8
  %618 = extractvalue { i64, i1 } %617, 1
  br i1 %618, label %989, label %619

619:
  %620 = load i8, ptr %19, align 4
  %621 = trunc nuw i8 %620 to i1
  br label %622

622:
  %623 = phi i1 [ %621, %619 ], [ false, %592 ], [ false, %595 ], [ false, %568 ], [ false, %560 ]
  %624 = load i8, ptr %17, align 1
  %625 = trunc nuw i8 %624 to i1
  %626 = xor i1 %625, true
  %627 = select i1 %626, i1 true, i1 %623
  br i1 %627, label %628, label %630

628:
  %629 = load i64, ptr %30, align 8
  br label %685

630:
  %631 = load ptr, ptr %37, align 8
  %632 = lshr i64 %447, 5
  %633 = getelementptr inbounds nuw %struct.ScreenPage, ptr %631, i64 %632
  %634 = getelementptr inbounds nuw i8, ptr %633, i64 8
  %635 = and i64 %447, 31
  %636 = getelementptr inbounds nuw i64, ptr %634, i64 %635
  %637 = load atomic i64, ptr %636 monotonic, align 8
  %638 = icmp eq i64 %637, -1
  br i1 %638, label %639, label %641

639:
  %640 = load i64, ptr %474, align 8
  br label %670

641:
  %642 = load ptr, ptr %7, align 8
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 37688
  %644 = load i32, ptr %643, align 8
  %645 = icmp eq i32 %644, 0
  br i1 %645, label %647, label %646

646:
  store i64 -1, ptr %636, align 8
  br label %649

647:
  %648 = atomicrmw xchg ptr %636, i64 -1 monotonic, align 8
  br label %649

649:
  %650 = phi i64 [ %637, %646 ], [ %648, %647 ]
  %651 = load i64, ptr %30, align 8
  store i64 %651, ptr %474, align 8
  %652 = and i64 %650, 5
  %653 = icmp ne i64 %652, 0
  %654 = sext i1 %653 to i32
  %655 = getelementptr inbounds nuw i8, ptr %474, i64 48
  store i32 %654, ptr %655, align 8
  %656 = shl i64 %650, 62
  %657 = ashr i64 %656, 63
  %658 = trunc nsw i64 %657 to i32
  %659 = getelementptr inbounds nuw i8, ptr %474, i64 56
  store i32 %658, ptr %659, align 8
  %660 = getelementptr inbounds nuw i8, ptr %474, i64 60
  store i32 0, ptr %660, align 4
  %661 = getelementptr inbounds nuw i8, ptr %474, i64 52
  store i32 0, ptr %661, align 4
  %662 = and i64 %650, -8
  %663 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %664 = getelementptr inbounds nuw i8, ptr %474, i64 32
  store i64 %662, ptr %664, align 8
  store i64 %662, ptr %663, align 8
  %665 = and i64 %650, 1
  %666 = icmp eq i64 %665, 0
  br i1 %666, label %667, label %670

667:
  %668 = and i64 %650, -16777216
  %669 = add i64 %668, -16777096
  store i64 %669, ptr %663, align 8
  br label %670

670:
  %671 = phi i64 [ %640, %639 ], [ %651, %649 ], [ %651, %667 ]
  %672 = load i64, ptr %30, align 8
  %673 = icmp eq i64 %671, %672
  br i1 %673, label %674, label %683

674:
  %675 = getelementptr inbounds nuw i8, ptr %474, i64 48
  %676 = load i32, ptr %675, align 8
  %677 = getelementptr inbounds nuw i8, ptr %474, i64 52
  %678 = load i32, ptr %677, align 4
  %679 = or i32 %678, %676
  %680 = and i32 %679, %466
  %681 = icmp eq i32 %680, 0
  %682 = zext i1 %681 to i8
  br label %683

683:
  %684 = phi i8 [ 1, %670 ], [ %682, %674 ]
  store i8 %684, ptr %16, align 8
  br label %685

685:
  %686 = phi i64 [ %629, %628 ], [ %672, %683 ]
  %687 = load i64, ptr %474, align 8
  %688 = icmp eq i64 %687, %686
  br i1 %688, label %689, label %751

689:
  %690 = load ptr, ptr %10, align 8
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 4
  %692 = load i32, ptr %691, align 4
  switch i32 %692, label %711 [
    i32 4, label %693
    i32 0, label %693
  ]

693:
  %694 = getelementptr inbounds nuw i8, ptr %474, i64 32
  %695 = load i64, ptr %694, align 8
  %696 = icmp eq i64 %695, %472
  br i1 %696, label %697, label %751

697:
  %698 = getelementptr inbounds nuw i8, ptr %474, i64 56
  %699 = load i32, ptr %698, align 8
  %700 = xor i32 %699, -1
  %701 = and i32 %466, %700
  %702 = icmp eq i32 %701, 0
  br i1 %702, label %703, label %751

703:
  %704 = getelementptr inbounds nuw i8, ptr %474, i64 48
  %705 = load i32, ptr %704, align 8
  %706 = getelementptr inbounds nuw i8, ptr %474, i64 52
  %707 = load i32, ptr %706, align 4
  %708 = or i32 %707, %705
  %709 = and i32 %708, %466
  %710 = icmp eq i32 %709, 0
  br i1 %710, label %989, label %751

711:
  %712 = and i64 %467, 7
  %713 = icmp eq i64 %712, 0
  %714 = and i64 %467, 6
  %715 = icmp eq i64 %714, 6
  %716 = or i1 %713, %715
  br i1 %716, label %751, label %717

717:
  %718 = getelementptr inbounds nuw i8, ptr %474, i64 48
  %719 = load i32, ptr %718, align 8
  %720 = xor i32 %719, -1
  %721 = and i32 %466, %720
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %723, label %751

723:
  %724 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %725 = load i64, ptr %724, align 8
  %726 = and i64 %725, 120
  %727 = icmp eq i64 %726, 120
  br i1 %727, label %728, label %751

728:
  %729 = icmp ugt i64 %725, -1099511627777
  %730 = xor i64 %725, %472
  %731 = icmp ult i64 %730, 16777216
  %732 = select i1 %729, i1 true, i1 %731
  br i1 %732, label %733, label %751

733:
  %734 = and i64 %725, 7
  %735 = icmp ne i64 %734, 0
  %736 = xor i64 %725, %467
  %737 = and i64 %736, 7
  %738 = icmp eq i64 %737, 0
  %739 = select i1 %735, i1 %738, i1 false
  br i1 %739, label %740, label %751

740:
  %741 = getelementptr inbounds nuw i8, ptr %474, i64 52
  %742 = load i32, ptr %741, align 4
  %743 = getelementptr inbounds nuw i8, ptr %474, i64 56
  %744 = load i32, ptr %743, align 8
  %745 = or i32 %744, %742
  %746 = getelementptr inbounds nuw i8, ptr %474, i64 60
  %747 = load i32, ptr %746, align 4
  %748 = or i32 %745, %747
  %749 = and i32 %748, %466
  %750 = icmp eq i32 %749, 0
  br i1 %750, label %989, label %751

751:
  %752 = load i8, ptr %19, align 4
  %753 = trunc nuw i8 %752 to i1
  br i1 %753, label %806, label %754

754:
  %755 = load ptr, ptr %7, align 8
  %756 = getelementptr inbounds nuw i8, ptr %755, i64 37688
  %757 = load i32, ptr %756, align 8
  %758 = icmp eq i32 %757, 0
  br i1 %758, label %759, label %768

759:
  %760 = getelementptr inbounds nuw i8, ptr %474, i64 8
  br label %761

761:
  %762 = atomicrmw or ptr %760, i64 1 acquire, align 8
  %763 = and i64 %762, 1
  %764 = icmp eq i64 %763, 0
  br i1 %764, label %765, label %761

765:
  %766 = load i8, ptr %19, align 4
  %767 = trunc nuw i8 %766 to i1
  br i1 %767, label %806, label %768

768:
  %769 = load ptr, ptr %37, align 8
  %770 = lshr i64 %447, 5
  %771 = getelementptr inbounds nuw %struct.ScreenPage, ptr %769, i64 %770
  %772 = getelementptr inbounds nuw i8, ptr %771, i64 8
  %773 = and i64 %447, 31
  %774 = getelementptr inbounds nuw i64, ptr %772, i64 %773
  %775 = load atomic i64, ptr %774 monotonic, align 8
  %776 = icmp eq i64 %775, -1
  br i1 %776, label %806, label %777

777:
  %778 = load ptr, ptr %7, align 8
  %779 = getelementptr inbounds nuw i8, ptr %778, i64 37688
  %780 = load i32, ptr %779, align 8
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %783, label %782

782:
  store i64 -1, ptr %774, align 8
  br label %785

783:
  %784 = atomicrmw xchg ptr %774, i64 -1 monotonic, align 8
  br label %785

785:
  %786 = phi i64 [ %775, %782 ], [ %784, %783 ]
  %787 = load i64, ptr %30, align 8
  store i64 %787, ptr %474, align 8
  %788 = and i64 %786, 5
  %789 = icmp ne i64 %788, 0
  %790 = sext i1 %789 to i32
  %791 = getelementptr inbounds nuw i8, ptr %474, i64 48
  store i32 %790, ptr %791, align 8
  %792 = shl i64 %786, 62
  %793 = ashr i64 %792, 63
  %794 = trunc nsw i64 %793 to i32
  %795 = getelementptr inbounds nuw i8, ptr %474, i64 56
  store i32 %794, ptr %795, align 8
  %796 = getelementptr inbounds nuw i8, ptr %474, i64 60
  store i32 0, ptr %796, align 4
  %797 = getelementptr inbounds nuw i8, ptr %474, i64 52
  store i32 0, ptr %797, align 4
  %798 = and i64 %786, -8
  %799 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %800 = getelementptr inbounds nuw i8, ptr %474, i64 32
  store i64 %798, ptr %800, align 8
  store i64 %798, ptr %799, align 8
  %801 = and i64 %786, 1
  %802 = icmp eq i64 %801, 0
  br i1 %802, label %803, label %806

803:
  %804 = and i64 %786, -16777216
  %805 = add i64 %804, -16777096
  store i64 %805, ptr %799, align 8
  br label %806

806:
  %807 = phi i1 [ true, %765 ], [ %758, %803 ], [ %758, %785 ], [ %758, %768 ], [ false, %751 ]
  %808 = load i64, ptr %474, align 8
  %809 = load i64, ptr %30, align 8
  %810 = icmp eq i64 %808, %809
  br i1 %810, label %854, label %811

811:
  %812 = load ptr, ptr %10, align 8
  %813 = getelementptr inbounds nuw i8, ptr %812, i64 4
  %814 = load i32, ptr %813, align 4
  %815 = and i32 %814, -5
  %816 = icmp eq i32 %815, 0
  %817 = select i1 %816, i32 2, i32 0
  store i64 %809, ptr %474, align 8
  %818 = getelementptr inbounds nuw i8, ptr %474, i64 48
  %819 = getelementptr inbounds nuw i8, ptr %474, i64 60
  store i32 0, ptr %819, align 4
  %820 = getelementptr inbounds nuw i8, ptr %474, i64 56
  store i32 0, ptr %820, align 8
  %821 = getelementptr inbounds nuw i8, ptr %474, i64 52
  store i32 0, ptr %821, align 4
  store i32 0, ptr %818, align 8
  %822 = getelementptr inbounds nuw i8, ptr %474, i64 8
  store i64 0, ptr %822, align 8
  %823 = and i64 %472, 120
  %824 = icmp eq i64 %823, 72
  br i1 %824, label %825, label %826

825:
  call preserve_allcc void @remember(ptr %7, ptr %474, i32 %817, i64 %472, i32 %466)
  br label %965

826:
  %827 = zext nneg i32 %817 to i64
  %828 = getelementptr inbounds nuw i32, ptr %818, i64 %827
  store i32 %466, ptr %828, align 4
  %829 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %830 = getelementptr inbounds nuw i64, ptr %829, i64 %827
  store i64 %472, ptr %830, align 8
  switch i32 %814, label %965 [
    i32 4, label %831
    i32 0, label %831
  ]

831:
  %832 = load ptr, ptr %7, align 8
  %833 = getelementptr inbounds nuw i8, ptr %832, i64 37692
  %834 = load i32, ptr %833, align 4
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %836, label %965

836:
  %837 = load i32, ptr %818, align 8
  %838 = load i32, ptr %821, align 4
  %839 = or i32 %838, %837
  %840 = icmp eq i32 %839, 0
  br i1 %840, label %841, label %965

841:
  %842 = getelementptr inbounds nuw i8, ptr %474, i64 32
  %843 = load i64, ptr %842, align 8
  %844 = and i64 %843, 71
  %845 = icmp eq i64 %844, 64
  br i1 %845, label %846, label %965

846:
  store i32 -1, ptr %820, align 8
  store i32 0, ptr %819, align 4
  %847 = and i64 %843, 120
  %848 = icmp eq i64 %847, 120
  %849 = shl i64 %809, 10
  %850 = lshr i64 %843, 15
  %851 = and i64 %850, 1023
  %852 = select i1 %848, i64 1023, i64 %851
  %853 = or disjoint i64 %852, %849
  store i64 %853, ptr %822, align 8
  br label %965

854:
  %855 = load i8, ptr %19, align 4
  %856 = trunc nuw i8 %855 to i1
  br i1 %856, label %911, label %857

857:
  %858 = load ptr, ptr %10, align 8
  %859 = getelementptr inbounds nuw i8, ptr %858, i64 4
  %860 = load i32, ptr %859, align 4
  %861 = and i32 %860, -5
  %862 = icmp eq i32 %861, 0
  %863 = select i1 %862, i32 2, i32 0
  %864 = and i64 %472, 120
  %865 = icmp eq i64 %864, 72
  br i1 %865, label %911, label %866

866:
  %867 = getelementptr inbounds nuw i8, ptr %474, i64 48
  %868 = load i32, ptr %867, align 8
  %869 = getelementptr inbounds nuw i8, ptr %474, i64 52
  %870 = load i32, ptr %869, align 4
  %871 = or i32 %870, %868
  %872 = getelementptr inbounds nuw i8, ptr %474, i64 56
  %873 = load i32, ptr %872, align 8
  %874 = or i32 %871, %873
  %875 = getelementptr inbounds nuw i8, ptr %474, i64 60
  %876 = load i32, ptr %875, align 4
  %877 = or i32 %874, %876
  %878 = and i32 %877, %466
  %879 = icmp eq i32 %878, 0
  br i1 %879, label %880, label %911

880:
  %881 = zext nneg i32 %863 to i64
  %882 = getelementptr inbounds nuw i32, ptr %867, i64 %881
  %883 = load i32, ptr %882, align 4
  %884 = icmp eq i32 %883, 0
  br i1 %884, label %885, label %887

885:
  %886 = getelementptr inbounds nuw i32, ptr %867, i64 %881
  br label %904

887:
  %888 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %889 = getelementptr inbounds nuw i64, ptr %888, i64 %881
  %890 = load i64, ptr %889, align 8
  %891 = icmp ne i64 %890, %472
  %892 = zext i1 %891 to i32
  %893 = or disjoint i32 %863, %892
  %894 = zext nneg i32 %893 to i64
  %895 = getelementptr inbounds nuw i32, ptr %867, i64 %894
  %896 = load i32, ptr %895, align 4
  %897 = icmp eq i32 %896, 0
  %898 = getelementptr inbounds nuw i32, ptr %867, i64 %894
  br i1 %897, label %904, label %899

899:
  %900 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %901 = getelementptr inbounds nuw i64, ptr %900, i64 %894
  %902 = load i64, ptr %901, align 8
  %903 = icmp eq i64 %902, %472
  br i1 %903, label %904, label %911

904:
  %905 = phi ptr [ %886, %885 ], [ %898, %887 ], [ %898, %899 ]
  %906 = phi i64 [ %881, %885 ], [ %894, %887 ], [ %894, %899 ]
  %907 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %908 = getelementptr inbounds nuw i64, ptr %907, i64 %906
  store i64 %472, ptr %908, align 8
  %909 = load i32, ptr %905, align 4
  %910 = or i32 %909, %466
  store i32 %910, ptr %905, align 4
  br label %965

911:
  %912 = and i64 %472, 64
  %913 = icmp eq i64 %912, 0
  br i1 %913, label %914, label %963

914:
  %915 = getelementptr inbounds nuw i8, ptr %474, i64 48
  %916 = getelementptr inbounds nuw i8, ptr %474, i64 56
  %917 = load i32, ptr %916, align 8
  %918 = icmp eq i32 %917, 0
  %919 = getelementptr inbounds nuw i8, ptr %474, i64 52
  %920 = load i32, ptr %919, align 4
  %921 = getelementptr inbounds nuw i8, ptr %474, i64 60
  %922 = load i32, ptr %921, align 4
  %923 = or i32 %922, %920
  %924 = icmp eq i32 %923, 0
  br i1 %924, label %925, label %963

925:
  %926 = load i32, ptr %915, align 8
  %927 = icmp eq i32 %926, 0
  br i1 %927, label %932, label %928

928:
  %929 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %930 = load i64, ptr %929, align 8
  %931 = icmp eq i64 %930, %472
  br i1 %931, label %932, label %963

932:
  br i1 %918, label %937, label %933

933:
  %934 = getelementptr inbounds nuw i8, ptr %474, i64 32
  %935 = load i64, ptr %934, align 8
  %936 = icmp eq i64 %935, %472
  br i1 %936, label %937, label %963

937:
  %938 = load ptr, ptr %10, align 8
  %939 = getelementptr inbounds nuw i8, ptr %938, i64 4
  %940 = load i32, ptr %939, align 4
  switch i32 %940, label %944 [
    i32 4, label %963
    i32 0, label %941
  ]

941:
  %942 = getelementptr inbounds nuw i8, ptr %474, i64 32
  store i64 %472, ptr %942, align 8
  %943 = or i32 %917, %466
  store i32 %943, ptr %916, align 8
  br label %965

944:
  br i1 %856, label %945, label %956

945:
  %946 = getelementptr inbounds nuw i8, ptr %474, i64 8
  %947 = load i64, ptr %946, align 8
  %948 = icmp eq i64 %947, 0
  br i1 %948, label %956, label %949

949:
  %950 = load ptr, ptr %7, align 8
  store i64 0, ptr %946, align 8
  %951 = getelementptr inbounds nuw i8, ptr %950, i64 41816
  %952 = load i64, ptr %951, align 8
  %953 = add i64 %952, 1
  store i64 %953, ptr %951, align 8
  %954 = load i32, ptr %915, align 8
  %955 = load i32, ptr %916, align 8
  br label %956

956:
  %957 = phi i32 [ %955, %949 ], [ %917, %945 ], [ %917, %944 ]
  %958 = phi i32 [ %954, %949 ], [ %926, %945 ], [ %926, %944 ]
  %959 = getelementptr inbounds nuw i8, ptr %474, i64 16
  store i64 %472, ptr %959, align 8
  %960 = or i32 %958, %466
  store i32 %960, ptr %915, align 8
  %961 = xor i32 %466, -1
  %962 = and i32 %957, %961
  store i32 %962, ptr %916, align 8
  br label %965

963:
  %964 = call preserve_allcc i1 @judge_again(ptr %7, ptr %474, i64 %472, i32 %466)
  br i1 %964, label %965, label %982

965:
  %966 = and i64 %467, 6
  %967 = icmp eq i64 %966, 6
  br i1 %967, label %968, label %981

968:
  %969 = load ptr, ptr %7, align 8
  %970 = getelementptr inbounds nuw i8, ptr %969, i64 41808
  %971 = load i64, ptr %970, align 8
  %972 = load ptr, ptr %10, align 8
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 8
  %974 = load i32, ptr %973, align 8
  %975 = icmp eq i32 %974, 1
  %976 = load ptr, ptr %48, align 8
  br i1 %975, label %977, label %979

977:
  %978 = trunc i64 %971 to i8
  store i8 %978, ptr %976, align 1
  br label %981

979:
  %980 = trunc i64 %971 to i32
  store i32 %980, ptr %976, align 1
  br label %981

981:
  br i1 %807, label %986, label %989

982:
  br i1 %807, label %983, label %1022

983:
  %984 = getelementptr inbounds nuw i8, ptr %474, i64 8
  %985 = atomicrmw and ptr %984, i64 -2 release, align 8
  br label %1022

986:
  %987 = getelementptr inbounds nuw i8, ptr %474, i64 8
  %988 = atomicrmw and ptr %987, i64 -2 release, align 8
  br label %989

989:
  %990 = load ptr, ptr %7, align 8
  %991 = getelementptr inbounds nuw i8, ptr %990, i64 43704
  %992 = load ptr, ptr %991, align 8
  %993 = icmp eq ptr %992, null
  %994 = load i8, ptr %19, align 4
  %995 = trunc nuw i8 %994 to i1
  %996 = select i1 %993, i1 true, i1 %995
  br i1 %996, label %1019, label %997

997:
  %998 = load i64, ptr %15, align 8
  %999 = add i64 %998, %448
  %1000 = load ptr, ptr %10, align 8
  %1001 = getelementptr inbounds nuw i8, ptr %1000, i64 4
  %1002 = load i32, ptr %1001, align 4
  switch i32 %1002, label %1003 [
    i32 4, label %1019
    i32 0, label %1019
  ]

1003:
  %1004 = load i8, ptr %17, align 1
  %1005 = trunc nuw i8 %1004 to i1
  br i1 %1005, label %1019, label %1006

1006:
  %1007 = getelementptr inbounds nuw i8, ptr %990, i64 43720
  %1008 = load i64, ptr %1007, align 8
  %1009 = lshr i64 %999, 7
  %1010 = lshr i64 %999, 13
  %1011 = lshr i64 %999, 19
  %1012 = xor i64 %1010, %1011
  %1013 = xor i64 %1012, %1009
  %1014 = and i64 %1013, 63
  %1015 = shl nuw i64 1, %1014
  %1016 = and i64 %1008, %1015
  %1017 = icmp eq i64 %1016, 0
  br i1 %1017, label %1019, label %1018

1018:
  call preserve_allcc void @cut_words(ptr %990, i64 %999, i32 %466)
  br label %1019

1019:
  %1020 = add nuw nsw i64 %447, 1
  %1021 = icmp eq i64 %447, %437
  br i1 %1021, label %1039, label %446

1022:
  %1023 = load ptr, ptr %7, align 8
  %1024 = load ptr, ptr %10, align 8
  %1025 = getelementptr inbounds nuw i8, ptr %1024, i64 20
  %1026 = load i32, ptr %1025, align 4
  %1027 = load i32, ptr %13, align 8
  %1028 = call i32 @llvm.cttz.i32(i32 %1027, i1 false)
  %1029 = getelementptr inbounds nuw i8, ptr %1023, i64 328
  store i32 22, ptr %1029, align 8
  %1030 = getelementptr inbounds nuw i8, ptr %1023, i64 332
  store i32 %1026, ptr %1030, align 4
  %1031 = getelementptr inbounds nuw i8, ptr %1023, i64 336
  store i32 %1028, ptr %1031, align 8
  %1032 = getelementptr inbounds nuw i8, ptr %1023, i64 352
  store i64 0, ptr %1032, align 8
  %1033 = getelementptr inbounds nuw i8, ptr %1023, i64 368
  store i32 0, ptr %1033, align 8
  %1034 = getelementptr inbounds nuw i8, ptr %1023, i64 360
  store i32 0, ptr %1034, align 8
  %1035 = getelementptr inbounds nuw i8, ptr %1023, i64 364
  store i32 0, ptr %1035, align 4
  br label %1044

1036:
  %1037 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %61, i32 %56, i32 %88, i32 %58)
  %1038 = icmp eq i32 %1037, 0
  br i1 %1038, label %1039, label %1044

1039:
  %1040 = add nuw nsw i64 %50, 1
  %1041 = load i32, ptr %20, align 8
  %1042 = zext i32 %1041 to i64
  %1043 = icmp samesign ult i64 %1040, %1042
  br i1 %1043, label %49, label %1044

1044:
  %1045 = phi i32 [ %24, %23 ], [ 1, %78 ], [ 1, %137 ], [ 1, %1022 ], [ 1, %378 ], [ 1, %421 ], [ 0, %1039 ], [ 1, %187
      ], [ 1, %1036 ], [ 1, %172 ]
  br label %1046

1046:
  %1047 = phi i32 [ %1045, %1044 ], [ 0, %6 ]
  ret i32 %1047
}

define internal preserve_allcc i1 @leave_steps(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 2
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 43640
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.ScreenStep, ptr %8, i64 %11
  br label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %15 = load ptr, ptr %14, align 8
  br label %16

16:
  %17 = phi ptr [ %12, %6 ], [ %15, %13 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  store i32 1048576, ptr %20, align 4
  store i32 1048576, ptr %18, align 8
  %21 = tail call preserve_allcc i32 @look_again(ptr %0, ptr %1, ptr %17)
  %22 = icmp eq i32 %21, 0
  ret i1 %22
}

define internal preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = alloca %struct.ScreenStep, align 8
  %9 = and i32 %6, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  %15 = zext i1 %14 to i32
  br label %16

16:
  %17 = phi i32 [ 0, %7 ], [ %15, %11 ]
  %18 = ptrtoint ptr %4 to i64
  store i64 %18, ptr %8, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %5, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %22 = load i64, ptr %21, align 8
  %23 = and i64 %22, 1099511627775
  store i64 %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 %3, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 %6, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 %17, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 36
  store i32 0, ptr %27, align 4
  br i1 %10, label %28, label %36

28:
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 6
  br i1 %31, label %32, label %36

32:
  %33 = tail call preserve_allcc i1 @leave_steps(ptr %0, ptr %1)
  br i1 %33, label %34, label %168

34:
  %35 = call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %8)
  br label %168

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %100

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 43640
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 8191
  br i1 %43, label %84, label %44

44:
  %45 = icmp eq i32 %17, 0
  br i1 %45, label %50, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 43644
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 4096
  br i1 %49, label %84, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %52 = load ptr, ptr %51, align 8
  %53 = zext i32 %42 to i64
  %54 = getelementptr inbounds nuw %struct.ScreenStep, ptr %52, i64 %53
  store i64 %18, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i64 %5, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store i64 %23, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 24
  store i32 %3, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 28
  store i32 %6, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 32
  store i32 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 36
  store i32 0, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %54, i64 40
  store i64 0, ptr %61, align 8
  %62 = load i32, ptr %41, align 8
  %63 = add i32 %62, 1
  store i32 %63, ptr %41, align 8
  br i1 %45, label %98, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 43644
  %66 = load i32, ptr %65, align 4
  %67 = add i32 %66, 1
  store i32 %67, ptr %65, align 4
  store i32 %67, ptr %59, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 43624
  br label %70

70:
  %71 = phi i64 [ 0, %64 ], [ %82, %70 ]
  %72 = getelementptr inbounds nuw i64, ptr %68, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = trunc i64 %73 to i32
  %75 = load ptr, ptr %69, align 8
  %76 = load i32, ptr %59, align 8
  %77 = add i32 %76, -1
  %78 = zext i32 %77 to i64
  %79 = shl nuw nsw i64 %78, 7
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw i32, ptr %80, i64 %71
  store i32 %74, ptr %81, align 4
  %82 = add nuw nsw i64 %71, 1
  %83 = icmp eq i64 %82, 32
  br i1 %83, label %98, label %70

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  store i32 0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %87 = load i32, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  store i32 %87, ptr %88, align 4
  %89 = icmp ult i32 %87, 1048576
  %90 = shl nuw nsw i32 %87, 1
  %91 = select i1 %89, i32 %90, i32 1048576
  store i32 %91, ptr %86, align 8
  store i32 0, ptr %37, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  store ptr %92, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 43632
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:
  store ptr null, ptr %94, align 8
  br label %98

98:
  %99 = call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %8)
  br label %168

100:
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %102 = load ptr, ptr %101, align 8
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, %18
  br i1 %104, label %105, label %149

105:
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, %5
  br i1 %108, label %109, label %149

109:
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, %23
  br i1 %112, label %113, label %149

113:
  %114 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %115 = load i32, ptr %114, align 8
  %116 = icmp eq i32 %115, %3
  br i1 %116, label %117, label %149

117:
  %118 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %119 = load i32, ptr %118, align 8
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %147, label %121

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 43624
  %123 = load ptr, ptr %122, align 8
  %124 = add i32 %119, -1
  %125 = zext i32 %124 to i64
  %126 = shl nuw nsw i64 %125, 7
  %127 = getelementptr inbounds nuw i8, ptr %123, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %129

129:
  %130 = phi i64 [ 0, %121 ], [ %142, %129 ]
  %131 = phi i32 [ 0, %121 ], [ %141, %129 ]
  %132 = getelementptr inbounds nuw i32, ptr %127, i64 %130
  %133 = load i32, ptr %132, align 4
  %134 = getelementptr inbounds nuw i64, ptr %128, i64 %130
  %135 = load i64, ptr %134, align 8
  %136 = trunc i64 %135 to i32
  %137 = icmp ne i32 %133, %136
  %138 = zext i1 %137 to i32
  %139 = trunc nuw nsw i64 %130 to i32
  %140 = shl nuw i32 %138, %139
  %141 = or i32 %140, %131
  %142 = add nuw nsw i64 %130, 1
  %143 = icmp eq i64 %142, 32
  br i1 %143, label %144, label %129

144:
  %145 = and i32 %141, %3
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %149

147:
  %148 = getelementptr inbounds nuw i8, ptr %102, i64 40
  store ptr %148, ptr %101, align 8
  br label %168

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  %151 = load i32, ptr %150, align 8
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %163, label %153

153:
  %154 = add i32 %151, -1
  store i32 %154, ptr %150, align 8
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %163

156:
  store i32 0, ptr %150, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %158 = load i32, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  store i32 %158, ptr %159, align 4
  %160 = icmp ult i32 %158, 1048576
  %161 = shl nuw nsw i32 %158, 1
  %162 = select i1 %160, i32 %161, i32 1048576
  store i32 %162, ptr %157, align 8
  br label %163

163:
  %164 = tail call preserve_allcc i32 @look_again(ptr %0, ptr %1, ptr %102)
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %168

166:
  %167 = call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %8)
  br label %168

168:
  %169 = phi i32 [ %35, %34 ], [ %99, %98 ], [ 1, %32 ], [ 0, %147 ], [ 1, %163 ], [ %167, %166 ]
  ret i32 %169
}

define preserve_allcc i32 @ptxvm_screen_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %14

12:
  %13 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 1)
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ]
  ret i32 %15
}

define internal preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
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
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %26, %28
  br i1 %29, label %30, label %36

30:
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %32, %34
  br i1 %35, label %217, label %36

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
  %49 = tail call preserve_allcc i32 @look_at_each(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %217

50:
  %51 = lshr i64 %9, 7
  %52 = add nsw i64 %12, -1
  %53 = lshr i64 %52, 7
  %54 = icmp eq i32 %3, -1
  br i1 %54, label %55, label %63

55:
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %63, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 0
  br label %63

63:
  %64 = phi i1 [ false, %55 ], [ false, %50 ], [ %62, %59 ]
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %66 = load i64, ptr %65, align 8
  %67 = shl i64 %66, 16
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %69 = load i32, ptr %68, align 8
  %70 = lshr i32 %69, 4
  %71 = zext nneg i32 %70 to i64
  %72 = or i64 %67, %71
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %74 = load i64, ptr %73, align 8
  %75 = and i64 %74, 16777103
  %76 = or disjoint i64 %75, 112
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %78 = load i32, ptr %77, align 8
  %79 = icmp eq i32 %78, 0
  %80 = add nuw nsw i64 %53, 1
  %81 = select i1 %79, i64 %80, i64 %51
  %82 = icmp samesign ugt i64 %81, %53
  br i1 %82, label %160, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %87 = lshr i64 %8, 2
  %88 = and i64 %87, 31
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %92 = load i64, ptr %86, align 8
  br label %93

93:
  %94 = phi i64 [ %92, %83 ], [ %152, %151 ]
  %95 = phi i1 [ true, %83 ], [ %155, %151 ]
  %96 = phi i64 [ %81, %83 ], [ %156, %151 ]
  %97 = load ptr, ptr %84, align 8
  %98 = getelementptr inbounds nuw %struct.ScreenLine, ptr %97, i64 %96
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %100 = load i64, ptr %99, align 8
  %101 = load i64, ptr %85, align 8
  %102 = icmp eq i64 %100, %101
  br i1 %102, label %151, label %103

103:
  %104 = icmp eq i64 %100, %94
  br i1 %104, label %151, label %105

105:
  %106 = sub nsw i64 %96, %51
  %107 = load i32, ptr %90, align 8
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw %struct.ScreenMember, ptr %89, i64 %108
  %110 = icmp eq i64 %96, %51
  br i1 %110, label %116, label %111

111:
  %112 = getelementptr i32, ptr %109, i64 %106
  %113 = getelementptr i8, ptr %112, i64 -4
  %114 = load i32, ptr %113, align 4
  %115 = zext i32 %114 to i64
  br label %116

116:
  %117 = phi i64 [ %115, %111 ], [ 0, %105 ]
  %118 = getelementptr inbounds nuw i32, ptr %109, i64 %106
  %119 = load i32, ptr %118, align 4
  %120 = zext i32 %119 to i64
  %121 = shl nuw i64 %120, 32
  %122 = or disjoint i64 %121, %117
  %123 = shl i64 %122, %88
  %124 = icmp ult i64 %123, 4294967296
  br i1 %124, label %151, label %125

125:
  br i1 %64, label %126, label %158

126:
  %127 = load i64, ptr %98, align 8
  %128 = icmp eq i64 %127, %72
  br i1 %128, label %137, label %129

129:
  store i64 %72, ptr %98, align 8
  %130 = getelementptr inbounds nuw i8, ptr %98, i64 48
  %131 = getelementptr inbounds nuw i8, ptr %98, i64 60
  store i32 0, ptr %131, align 4
  %132 = getelementptr inbounds nuw i8, ptr %98, i64 52
  store i32 0, ptr %132, align 4
  store i32 0, ptr %130, align 8
  %133 = getelementptr inbounds nuw i8, ptr %98, i64 56
  store i32 -1, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %98, i64 32
  store i64 %76, ptr %134, align 8
  %135 = load i64, ptr %85, align 8
  store i64 %135, ptr %99, align 8
  %136 = load i64, ptr %86, align 8
  br label %151

137:
  %138 = and i64 %100, 512
  %139 = lshr i64 %100, 10
  %140 = icmp ne i64 %139, %72
  %141 = icmp ne i64 %138, 0
  %142 = or i1 %140, %141
  br i1 %142, label %158, label %143

143:
  %144 = and i64 %100, 31
  %145 = load i32, ptr %91, align 4
  %146 = zext i32 %145 to i64
  %147 = icmp eq i64 %144, %146
  br i1 %147, label %158, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %98, i64 32
  store i64 120, ptr %149, align 8
  %150 = load i64, ptr %86, align 8
  store i64 %150, ptr %99, align 8
  br label %151

151:
  %152 = phi i64 [ %150, %148 ], [ %136, %129 ], [ %94, %93 ], [ %94, %116 ], [ %94, %103 ]
  %153 = phi i64 [ %150, %148 ], [ %135, %129 ], [ %100, %93 ], [ %100, %116 ], [ %94, %103 ]
  %154 = icmp eq i64 %153, %152
  %155 = select i1 %154, i1 %95, i1 false
  %156 = add nuw nsw i64 %96, 1
  %157 = icmp eq i64 %96, %53
  br i1 %157, label %160, label %93

158:
  %159 = tail call preserve_allcc i32 @look_at_each(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %217

160:
  %161 = phi i1 [ true, %63 ], [ %155, %151 ]
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %163 = load i32, ptr %162, align 8
  %164 = icmp eq i32 %163, 0
  %165 = icmp samesign ugt i64 %51, %53
  %166 = select i1 %164, i1 true, i1 %165
  br i1 %166, label %208, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %169 = load ptr, ptr %168, align 8
  %170 = lshr i64 %8, 2
  %171 = and i64 %170, 31
  %172 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %173 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %174

174:
  %175 = phi i64 [ %51, %167 ], [ %204, %203 ]
  %176 = getelementptr inbounds nuw i32, ptr %169, i64 %175
  %177 = load i32, ptr %176, align 4
  %178 = icmp eq i32 %177, -1
  br i1 %178, label %203, label %179

179:
  %180 = xor i32 %177, -1
  %181 = sub nuw nsw i64 %175, %51
  %182 = load i32, ptr %173, align 8
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw %struct.ScreenMember, ptr %172, i64 %183
  %185 = icmp eq i64 %175, %51
  br i1 %185, label %191, label %186

186:
  %187 = getelementptr i32, ptr %184, i64 %181
  %188 = getelementptr i8, ptr %187, i64 -4
  %189 = load i32, ptr %188, align 4
  %190 = zext i32 %189 to i64
  br label %191

191:
  %192 = phi i64 [ %190, %186 ], [ 0, %179 ]
  %193 = getelementptr inbounds nuw i32, ptr %184, i64 %181
  %194 = load i32, ptr %193, align 4
  %195 = zext i32 %194 to i64
  %196 = shl nuw i64 %195, 32
  %197 = or disjoint i64 %196, %192
  %198 = shl i64 %197, %171
  %199 = lshr i64 %198, 32
  %200 = trunc nuw i64 %199 to i32
  %201 = and i32 %200, %180
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %206

203:
  %204 = add nuw nsw i64 %175, 1
  %205 = icmp eq i64 %175, %53
  br i1 %205, label %208, label %174

206:
  %207 = tail call preserve_allcc i32 @look_at_each(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %217

208:
  br i1 %161, label %209, label %217

209:
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %213 = load i64, ptr %212, align 8
  store i64 %14, ptr %17, align 8
  %214 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %9, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %211, ptr %215, align 8
  %216 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %213, ptr %216, align 8
  br label %217

217:
  %218 = phi i32 [ 0, %30 ], [ %49, %48 ], [ %159, %158 ], [ %207, %206 ], [ 0, %209 ], [ 0, %208 ]
  ret i32 %218
}

define preserve_allcc i32 @ptxvm_screen_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call preserve_allcc i32 @look_at_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %14

12:
  %13 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 2)
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ]
  ret i32 %15
}

define internal preserve_allcc i32 @look_at_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %8 = icmp eq i32 %3, -1
  br i1 %8, label %9, label %121

9:
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %5
  %13 = and i64 %12, 4294967295
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %15 = load ptr, ptr %14, align 8
  %16 = lshr i64 %13, 7
  %17 = getelementptr inbounds nuw %struct.ScreenLine, ptr %15, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 128
  br i1 %20, label %21, label %121

21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 1
  %25 = and i64 %12, 127
  %26 = icmp eq i64 %25, 0
  %27 = and i1 %26, %24
  br i1 %27, label %28, label %121

28:
  %29 = add nuw nsw i64 %13, 128
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  %33 = icmp samesign ugt i64 %29, %32
  br i1 %33, label %121, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %113, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %40 = load i64, ptr %39, align 8
  %41 = shl i64 %40, 16
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %43 = load i32, ptr %42, align 8
  %44 = lshr i32 %43, 4
  %45 = zext nneg i32 %44 to i64
  %46 = or i64 %41, %45
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %48, 16760815
  %50 = or disjoint i64 %49, 16400
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %52 = load i64, ptr %17, align 8
  %53 = icmp eq i64 %52, %46
  br i1 %53, label %60, label %54

54:
  store i64 %46, ptr %17, align 8
  %55 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 0, ptr %55, align 8
  store i32 -1, ptr %51, align 8
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 60
  store i32 0, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 56
  store i32 0, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %17, i64 52
  store i32 0, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %50, ptr %59, align 8
  br label %113

60:
  %61 = load i32, ptr %51, align 4
  %62 = getelementptr inbounds nuw i8, ptr %17, i64 52
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr inbounds nuw i8, ptr %17, i64 60
  %67 = load i32, ptr %66, align 4
  %68 = or i32 %65, %67
  %69 = or i32 %68, %61
  %70 = or i32 %69, %63
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %121

72:
  %73 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = icmp ne i64 %74, %50
  %76 = icmp eq i32 %61, 0
  %77 = or i1 %76, %75
  br i1 %77, label %79, label %78

78:
  store i32 -1, ptr %51, align 4
  br label %105

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, 0
  %83 = icmp eq i32 %63, 0
  br i1 %82, label %85, label %84

84:
  br i1 %83, label %102, label %121

85:
  br i1 %83, label %102, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %88 = load i64, ptr %87, align 8
  %89 = and i64 %88, 120
  %90 = icmp eq i64 %89, 120
  br i1 %90, label %102, label %91

91:
  %92 = xor i64 %88, %48
  %93 = and i64 %92, 1015808
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %102

95:
  %96 = xor i64 %88, %50
  %97 = and i64 %96, 32760
  %98 = icmp eq i64 %97, 0
  %99 = and i64 %48, 16744448
  %100 = or disjoint i64 %99, 112
  %101 = select i1 %98, i64 %50, i64 %100
  br label %102

102:
  %103 = phi i64 [ 120, %86 ], [ %50, %85 ], [ %101, %95 ], [ 120, %91 ], [ %50, %84 ]
  %104 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %103, ptr %104, align 8
  store i32 -1, ptr %62, align 4
  br label %105

105:
  %106 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %113, label %109

109:
  store i64 0, ptr %106, align 8
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %111 = load i64, ptr %110, align 8
  %112 = add i64 %111, 1
  store i64 %112, ptr %110, align 8
  br label %113

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %115 = load i32, ptr %114, align 8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %339, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds nuw i32, ptr %119, i64 %16
  store i32 -1, ptr %120, align 4
  br label %339

121:
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %123 = load i32, ptr %122, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %339, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %129 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %131 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  br label %137

137:
  %138 = phi i64 [ 0, %125 ], [ %335, %334 ]
  %139 = getelementptr inbounds nuw %struct.ScreenRun, ptr %7, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 4
  %141 = load i32, ptr %140, align 4
  %142 = sub i32 32, %141
  %143 = lshr i32 -1, %142
  %144 = load i32, ptr %139, align 8
  %145 = shl i32 %143, %144
  %146 = and i32 %145, %3
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %334, label %148

148:
  %149 = tail call i32 @llvm.cttz.i32(i32 %146, i1 true)
  %150 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %151 = load i32, ptr %150, align 8
  %152 = load i32, ptr %126, align 8
  %153 = lshr exact i32 %146, %149
  %154 = icmp eq i32 %153, 1
  %155 = add i32 %153, 1
  %156 = and i32 %155, %153
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %331

158:
  %159 = shl nuw i32 1, %151
  %160 = icmp eq i32 %152, %159
  %161 = select i1 %154, i1 true, i1 %160
  br i1 %161, label %162, label %331

162:
  %163 = icmp eq i32 %151, 8
  %164 = sub i32 %149, %144
  %165 = zext i32 %164 to i64
  %166 = zext i32 %151 to i64
  %167 = shl i64 %165, %166
  %168 = select i1 %163, i64 0, i64 %167
  %169 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %170 = load i64, ptr %169, align 8
  %171 = add i64 %168, %5
  %172 = add i64 %171, %170
  %173 = and i64 %172, 4294967295
  %174 = tail call i32 @llvm.ctpop.i32(i32 %146)
  %175 = mul i32 %152, %174
  %176 = zext i32 %175 to i64
  %177 = add nuw nsw i64 %173, %176
  %178 = load i32, ptr %127, align 8
  %179 = zext i32 %178 to i64
  %180 = icmp samesign ugt i64 %177, %179
  br i1 %180, label %331, label %181

181:
  %182 = add i32 %152, -1
  %183 = zext i32 %182 to i64
  %184 = and i64 %172, %183
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %186, label %331

186:
  %187 = icmp ult i32 %152, 4
  br i1 %187, label %188, label %191

188:
  %189 = load i32, ptr %128, align 8
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %191, label %331

191:
  %192 = load i64, ptr %130, align 8
  %193 = shl i64 %192, 16
  %194 = load i32, ptr %131, align 8
  %195 = lshr i32 %194, 4
  %196 = zext nneg i32 %195 to i64
  %197 = or i64 %193, %196
  %198 = lshr i64 %173, 7
  %199 = add nsw i64 %177, -1
  %200 = lshr i64 %199, 7
  %201 = icmp samesign ugt i64 %198, %200
  br i1 %201, label %334, label %202

202:
  %203 = load i64, ptr %129, align 8
  %204 = and i64 %203, 16777215
  %205 = or i64 %204, 16440
  %206 = zext nneg i32 %149 to i64
  %207 = and i32 %151, 7
  %208 = zext nneg i32 %207 to i64
  %209 = shl nuw nsw i64 %166, 3
  %210 = shl nuw nsw i64 %206, 7
  %211 = or i64 %210, %205
  %212 = or i64 %209, %204
  br label %213

213:
  %214 = phi i64 [ %198, %202 ], [ %319, %318 ]
  %215 = shl nuw i64 %214, 7
  %216 = tail call i64 @llvm.usub.sat.i64(i64 %173, i64 %215)
  %217 = xor i64 %215, -1
  %218 = add i64 %177, %217
  %219 = lshr i64 %216, 2
  %220 = trunc nuw nsw i64 %219 to i32
  %221 = shl nsw i32 -1, %220
  %222 = tail call i64 @llvm.umin.i64(i64 %218, i64 127)
  %223 = lshr i64 %222, 2
  %224 = trunc nuw nsw i64 %223 to i32
  %225 = xor i32 %224, 31
  %226 = lshr i32 -1, %225
  %227 = and i32 %226, %221
  %228 = load i32, ptr %128, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %235, label %230

230:
  %231 = load ptr, ptr %132, align 8
  %232 = getelementptr inbounds nuw i32, ptr %231, i64 %214
  %233 = load i32, ptr %232, align 4
  %234 = or i32 %233, %227
  store i32 %234, ptr %232, align 4
  br label %235

235:
  %236 = load i32, ptr %133, align 8
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %318, label %238

238:
  br i1 %154, label %247, label %239

239:
  %240 = sub i64 %215, %173
  %241 = ashr i64 %240, %208
  %242 = add nsw i64 %241, %206
  %243 = shl i64 %242, 7
  %244 = and i64 %243, 32640
  %245 = xor i64 %244, 16384
  %246 = or i64 %245, %212
  br label %247

247:
  %248 = phi i64 [ %246, %239 ], [ %211, %238 ]
  %249 = load ptr, ptr %134, align 8
  %250 = getelementptr inbounds nuw %struct.ScreenLine, ptr %249, i64 %214
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 48
  %252 = load i64, ptr %250, align 8
  %253 = icmp eq i64 %252, %197
  br i1 %253, label %260, label %254

254:
  store i64 %197, ptr %250, align 8
  %255 = getelementptr inbounds nuw i8, ptr %250, i64 8
  store i64 0, ptr %255, align 8
  store i32 %227, ptr %251, align 8
  %256 = getelementptr inbounds nuw i8, ptr %250, i64 60
  store i32 0, ptr %256, align 4
  %257 = getelementptr inbounds nuw i8, ptr %250, i64 56
  store i32 0, ptr %257, align 8
  %258 = getelementptr inbounds nuw i8, ptr %250, i64 52
  store i32 0, ptr %258, align 4
  %259 = getelementptr inbounds nuw i8, ptr %250, i64 16
  store i64 %248, ptr %259, align 8
  br label %318

260:
  %261 = load i32, ptr %251, align 4
  %262 = getelementptr inbounds nuw i8, ptr %250, i64 52
  %263 = load i32, ptr %262, align 4
  %264 = getelementptr inbounds nuw i8, ptr %250, i64 56
  %265 = load i32, ptr %264, align 4
  %266 = getelementptr inbounds nuw i8, ptr %250, i64 60
  %267 = load i32, ptr %266, align 4
  %268 = or i32 %265, %267
  %269 = or i32 %268, %261
  %270 = or i32 %269, %263
  %271 = and i32 %270, %227
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %316

273:
  %274 = getelementptr inbounds nuw i8, ptr %250, i64 16
  %275 = load i64, ptr %274, align 8
  %276 = icmp ne i64 %275, %248
  %277 = icmp eq i32 %261, 0
  %278 = or i1 %277, %276
  br i1 %278, label %281, label %279

279:
  %280 = or i32 %261, %227
  store i32 %280, ptr %251, align 4
  br label %309

281:
  %282 = load i32, ptr %135, align 4
  %283 = icmp eq i32 %282, 0
  %284 = icmp eq i32 %263, 0
  br i1 %283, label %286, label %285

285:
  br i1 %284, label %305, label %316

286:
  br i1 %284, label %305, label %287

287:
  %288 = getelementptr inbounds nuw i8, ptr %250, i64 24
  %289 = load i64, ptr %288, align 8
  %290 = and i64 %289, 120
  %291 = icmp eq i64 %290, 120
  br i1 %291, label %296, label %292

292:
  %293 = xor i64 %289, %248
  %294 = and i64 %293, 1015808
  %295 = icmp eq i64 %294, 0
  br i1 %295, label %299, label %296

296:
  %297 = and i64 %248, -16777216
  %298 = or disjoint i64 %297, 120
  br label %305

299:
  %300 = and i64 %293, 32760
  %301 = icmp eq i64 %300, 0
  %302 = and i64 %248, -32768
  %303 = or disjoint i64 %302, 112
  %304 = select i1 %301, i64 %248, i64 %303
  br label %305

305:
  %306 = phi i64 [ %304, %299 ], [ %248, %286 ], [ %298, %296 ], [ %248, %285 ]
  %307 = getelementptr inbounds nuw i8, ptr %250, i64 24
  store i64 %306, ptr %307, align 8
  %308 = or i32 %263, %227
  store i32 %308, ptr %262, align 4
  br label %309

309:
  %310 = getelementptr inbounds nuw i8, ptr %250, i64 8
  %311 = load i64, ptr %310, align 8
  %312 = icmp eq i64 %311, 0
  br i1 %312, label %318, label %313

313:
  store i64 0, ptr %310, align 8
  %314 = load i64, ptr %136, align 8
  %315 = add i64 %314, 1
  store i64 %315, ptr %136, align 8
  br label %318

316:
  %317 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %4, i64 %214, i64 %248, i32 %227)
  br i1 %317, label %318, label %321

318:
  %319 = add nuw nsw i64 %214, 1
  %320 = icmp eq i64 %214, %200
  br i1 %320, label %334, label %213

321:
  %322 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %323 = load i32, ptr %322, align 4
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %324, align 8
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %323, ptr %325, align 4
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %149, ptr %326, align 8
  %327 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %327, align 8
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %328, align 8
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %329, align 8
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %330, align 4
  br label %339

331:
  %332 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %146, ptr %4, i64 %5)
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %334, label %339

334:
  %335 = add nuw nsw i64 %138, 1
  %336 = load i32, ptr %122, align 8
  %337 = zext i32 %336 to i64
  %338 = icmp samesign ult i64 %335, %337
  br i1 %338, label %137, label %339

339:
  %340 = phi i32 [ 0, %117 ], [ 0, %113 ], [ 1, %321 ], [ 0, %121 ], [ 0, %334 ], [ 1, %331 ]
  ret i32 %340
}

define preserve_allcc i32 @ptxvm_screen_scatter(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call preserve_allcc i32 @look_at_scatter(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %14

12:
  %13 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 3)
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ]
  ret i32 %15
}

define internal preserve_allcc i32 @look_at_scatter(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %4, align 8
  %10 = add i64 %9, %5
  %11 = and i64 %10, 4294967295
  %12 = lshr i64 %11, 7
  %13 = icmp eq i32 %3, -1
  br i1 %13, label %14, label %29

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  %18 = and i64 %10, 3
  %19 = icmp eq i64 %18, 0
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %21, label %29

21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, %11
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = icmp ugt i64 %24, %27
  br i1 %28, label %29, label %34

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %5
  %33 = tail call preserve_allcc i32 @look_at_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %8, i64 %32)
  br label %178

34:
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, 16777103
  %38 = or disjoint i64 %37, 112
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %40 = load i64, ptr %39, align 8
  %41 = shl i64 %40, 16
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %43 = load i32, ptr %42, align 8
  %44 = lshr i32 %43, 4
  %45 = zext nneg i32 %44 to i64
  %46 = or i64 %41, %45
  %47 = add nsw i64 %11, -1
  %48 = add i64 %47, %23
  %49 = lshr i64 %48, 7
  %50 = icmp samesign ugt i64 %12, %49
  br i1 %50, label %178, label %51

51:
  %52 = lshr exact i64 %10, 2
  %53 = and i64 %52, 31
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %59 = and i64 %36, 16744448
  %60 = or disjoint i64 %59, 112
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  br label %62

62:
  %63 = phi i64 [ %12, %51 ], [ %173, %172 ]
  %64 = sub nuw nsw i64 %63, %12
  %65 = load i32, ptr %54, align 8
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw %struct.ScreenMember, ptr %7, i64 %66
  %68 = icmp eq i64 %63, %12
  br i1 %68, label %74, label %69

69:
  %70 = getelementptr i32, ptr %67, i64 %64
  %71 = getelementptr i8, ptr %70, i64 -4
  %72 = load i32, ptr %71, align 4
  %73 = zext i32 %72 to i64
  br label %74

74:
  %75 = phi i64 [ %73, %69 ], [ 0, %62 ]
  %76 = getelementptr inbounds nuw i32, ptr %67, i64 %64
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = shl nuw i64 %78, 32
  %80 = or disjoint i64 %79, %75
  %81 = shl i64 %80, %53
  %82 = lshr i64 %81, 32
  %83 = trunc nuw i64 %82 to i32
  %84 = icmp eq i64 %82, 0
  br i1 %84, label %172, label %85

85:
  %86 = load i32, ptr %55, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %93, label %88

88:
  %89 = load ptr, ptr %56, align 8
  %90 = getelementptr inbounds nuw i32, ptr %89, i64 %63
  %91 = load i32, ptr %90, align 4
  %92 = or i32 %91, %83
  store i32 %92, ptr %90, align 4
  br label %93

93:
  %94 = load i32, ptr %57, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %172, label %96

96:
  %97 = load ptr, ptr %58, align 8
  %98 = getelementptr inbounds nuw %struct.ScreenLine, ptr %97, i64 %63
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 48
  %100 = load i64, ptr %98, align 8
  %101 = icmp eq i64 %100, %46
  br i1 %101, label %108, label %102

102:
  store i64 %46, ptr %98, align 8
  %103 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store i64 0, ptr %103, align 8
  store i32 %83, ptr %99, align 8
  %104 = getelementptr inbounds nuw i8, ptr %98, i64 60
  store i32 0, ptr %104, align 4
  %105 = getelementptr inbounds nuw i8, ptr %98, i64 56
  store i32 0, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %98, i64 52
  store i32 0, ptr %106, align 4
  %107 = getelementptr inbounds nuw i8, ptr %98, i64 16
  store i64 %38, ptr %107, align 8
  br label %172

108:
  %109 = load i32, ptr %99, align 4
  %110 = getelementptr inbounds nuw i8, ptr %98, i64 52
  %111 = load i32, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %98, i64 56
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds nuw i8, ptr %98, i64 60
  %115 = load i32, ptr %114, align 4
  %116 = or i32 %113, %115
  %117 = or i32 %116, %109
  %118 = or i32 %117, %111
  %119 = and i32 %118, %83
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %160

121:
  %122 = getelementptr inbounds nuw i8, ptr %98, i64 16
  %123 = load i64, ptr %122, align 8
  %124 = icmp ne i64 %123, %38
  %125 = icmp eq i32 %109, 0
  %126 = or i1 %125, %124
  br i1 %126, label %129, label %127

127:
  %128 = or i32 %109, %83
  store i32 %128, ptr %99, align 4
  br label %153

129:
  %130 = load i32, ptr %15, align 4
  %131 = icmp eq i32 %130, 0
  %132 = icmp eq i32 %111, 0
  br i1 %131, label %134, label %133

133:
  br i1 %132, label %149, label %160

134:
  br i1 %132, label %149, label %135

135:
  %136 = getelementptr inbounds nuw i8, ptr %98, i64 24
  %137 = load i64, ptr %136, align 8
  %138 = and i64 %137, 120
  %139 = icmp eq i64 %138, 120
  br i1 %139, label %149, label %140

140:
  %141 = xor i64 %137, %36
  %142 = and i64 %141, 1015808
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %149

144:
  %145 = xor i64 %137, %38
  %146 = and i64 %145, 32760
  %147 = icmp eq i64 %146, 0
  %148 = select i1 %147, i64 %38, i64 %60
  br label %149

149:
  %150 = phi i64 [ 120, %135 ], [ %38, %134 ], [ %148, %144 ], [ 120, %140 ], [ %38, %133 ]
  %151 = getelementptr inbounds nuw i8, ptr %98, i64 24
  store i64 %150, ptr %151, align 8
  %152 = or i32 %111, %83
  store i32 %152, ptr %110, align 4
  br label %153

153:
  %154 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %172, label %157

157:
  store i64 0, ptr %154, align 8
  %158 = load i64, ptr %61, align 8
  %159 = add i64 %158, 1
  store i64 %159, ptr %61, align 8
  br label %172

160:
  %161 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %8, i64 %63, i64 %38, i32 %83)
  br i1 %161, label %172, label %162

162:
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %164, ptr %166, align 4
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %169, align 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %171, align 4
  br label %178

172:
  %173 = add nuw nsw i64 %63, 1
  %174 = load i64, ptr %22, align 8
  %175 = add i64 %47, %174
  %176 = lshr i64 %175, 7
  %177 = icmp samesign ult i64 %63, %176
  br i1 %177, label %62, label %178

178:
  %179 = phi i32 [ %33, %29 ], [ 1, %162 ], [ 0, %34 ], [ 0, %172 ]
  ret i32 %179
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18640
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %61 = load i32, ptr %60, align 8
  %62 = icmp ult i32 %3, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 43744
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
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 18640
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %22 = load i32, ptr %21, align 8
  %23 = icmp ult i32 %2, %22
  br i1 %23, label %24, label %64

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 43744
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18640
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 18636
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %61

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 18648
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18640
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 18640
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
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 18636
  %27 = load i32, ptr %26, align 4
  %28 = icmp ult i32 %27, 128
  br i1 %28, label %29, label %56

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %31 = load i32, ptr %30, align 8
  %32 = icmp ult i32 %3, %31
  br i1 %32, label %33, label %56

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 43744
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 43744
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18640
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %37

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 43744
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 18648
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 43744
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %3 to i64
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %25 ], [ null, %21 ]
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18640
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18640
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 18648
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

declare i64 @llvm.vector.reduce.or.v32i64(<32 x i64>) #0

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #0

define internal fastcc void @move_lanes(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  %7 = icmp ne i32 %2, -1
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %42

9:
  %10 = udiv i32 32, %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %16 = icmp eq i32 %5, 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %18

18:
  %19 = phi i64 [ 0, %9 ], [ %35, %18 ]
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = udiv i32 %20, %10
  %22 = urem i32 %20, %10
  %23 = mul i32 %22, %12
  %24 = zext nneg i32 %21 to i64
  %25 = getelementptr inbounds nuw i32, ptr %13, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i32, ptr %14, i64 %24
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %28, %23
  %30 = getelementptr inbounds nuw i32, ptr %15, i64 %19
  store i32 %29, ptr %30, align 4
  %31 = xor i32 %26, %23
  %32 = add i32 %26, %23
  %33 = select i1 %16, i32 %31, i32 %32
  %34 = getelementptr inbounds nuw i32, ptr %17, i64 %19
  store i32 %33, ptr %34, align 4
  %35 = add nuw nsw i64 %19, 1
  %36 = icmp eq i64 %35, 32
  br i1 %36, label %37, label %18

37:
  store i32 0, ptr %4, align 4
  %38 = xor i32 %2, -1
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %40 = load i32, ptr %39, align 4
  %41 = and i32 %40, %38
  store i32 %41, ptr %39, align 4
  br label %99

42:
  %43 = xor i32 %2, -1
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %45 = load i32, ptr %44, align 4
  %46 = and i32 %45, %43
  store i32 %46, ptr %44, align 4
  %47 = icmp eq i32 %5, 8
  br i1 %47, label %52, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %5, 4
  br label %99

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %56
  %60 = inttoptr i64 %59 to ptr
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %63

63:
  %64 = phi i64 [ 0, %52 ], [ %97, %63 ]
  %65 = getelementptr inbounds nuw i32, ptr %61, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = lshr i32 %66, 4
  %68 = getelementptr inbounds nuw i32, ptr %62, i64 %64
  %69 = load i32, ptr %68, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %60, i64 %70
  %72 = load <8 x i64>, ptr %71, align 1
  %73 = shufflevector <8 x i64> %72, <8 x i64> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32
      5>
  %74 = and i32 %67, 1
  %75 = zext nneg i32 %74 to i64
  %76 = sub nsw i64 0, %75
  %77 = insertelement <8 x i64> poison, i64 %76, i64 0
  %78 = shufflevector <8 x i64> %77, <8 x i64> poison, <8 x i32> zeroinitializer
  %79 = and <8 x i64> %78, %73
  %80 = xor <8 x i64> %78, splat (i64 -1)
  %81 = and <8 x i64> %72, %80
  %82 = or disjoint <8 x i64> %79, %81
  %83 = shufflevector <8 x i64> %82, <8 x i64> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32
      3>
  %84 = lshr i32 %66, 5
  %85 = and i32 %84, 1
  %86 = zext nneg i32 %85 to i64
  %87 = sub nsw i64 0, %86
  %88 = insertelement <8 x i64> poison, i64 %87, i64 0
  %89 = shufflevector <8 x i64> %88, <8 x i64> poison, <8 x i32> zeroinitializer
  %90 = and <8 x i64> %83, %89
  %91 = xor <8 x i64> %89, splat (i64 -1)
  %92 = and <8 x i64> %82, %91
  %93 = or disjoint <8 x i64> %90, %92
  %94 = and i32 %66, -64
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %54, i64 %95
  store <8 x i64> %93, ptr %96, align 1
  %97 = add nuw nsw i64 %64, 1
  %98 = icmp eq i64 %97, 8
  br i1 %98, label %608, label %63

99:
  %100 = phi i32 [ %12, %37 ], [ %50, %48 ]
  %101 = phi i1 [ false, %37 ], [ %51, %48 ]
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %103 = load ptr, ptr %102, align 8
  switch i32 %100, label %446 [
    i32 4, label %104
    i32 8, label %275
  ]

104:
  br i1 %101, label %105, label %126

105:
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %110

110:
  %111 = phi i64 [ 0, %105 ], [ %124, %110 ]
  %112 = getelementptr inbounds nuw i32, ptr %106, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %103, i64 %114
  %116 = load i64, ptr %107, align 8
  %117 = load i64, ptr %108, align 8
  %118 = add i64 %117, %116
  %119 = inttoptr i64 %118 to ptr
  %120 = getelementptr inbounds nuw i32, ptr %109, i64 %111
  %121 = load i32, ptr %120, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i8, ptr %119, i64 %122
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %115, ptr align 1 %123, i64 32, i1 false)
  %124 = add nuw nsw i64 %111, 1
  %125 = icmp eq i64 %124, 4
  br i1 %125, label %608, label %110

126:
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %128 = load i32, ptr %127, align 4
  %129 = and i32 %128, %2
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %133 = load i64, ptr %132, align 8
  %134 = add i64 %133, %131
  %135 = inttoptr i64 %134 to ptr
  switch i32 %129, label %136 [
    i32 -1, label %139
    i32 0, label %241
  ]

136:
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %142

139:
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %158

142:
  %143 = phi i32 [ %129, %136 ], [ %156, %142 ]
  %144 = tail call i32 @llvm.cttz.i32(i32 %143, i1 true)
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr %137, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr %103, i64 %148
  %150 = getelementptr inbounds nuw i32, ptr %138, i64 %145
  %151 = load i32, ptr %150, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i8, ptr %135, i64 %152
  %154 = load i32, ptr %153, align 1
  store i32 %154, ptr %149, align 1
  %155 = add i32 %143, -1
  %156 = and i32 %155, %143
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %241, label %142

158:
  %159 = phi i64 [ 0, %139 ], [ %239, %158 ]
  %160 = getelementptr inbounds nuw i32, ptr %140, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr %103, i64 %162
  %164 = getelementptr inbounds nuw i32, ptr %141, i64 %159
  %165 = load i32, ptr %164, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8, ptr %135, i64 %166
  %168 = load i32, ptr %167, align 1
  store i32 %168, ptr %163, align 1
  %169 = or disjoint i64 %159, 1
  %170 = getelementptr inbounds nuw i32, ptr %140, i64 %169
  %171 = load i32, ptr %170, align 4
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i8, ptr %103, i64 %172
  %174 = getelementptr inbounds nuw i32, ptr %141, i64 %169
  %175 = load i32, ptr %174, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i8, ptr %135, i64 %176
  %178 = load i32, ptr %177, align 1
  store i32 %178, ptr %173, align 1
  %179 = or disjoint i64 %159, 2
  %180 = getelementptr inbounds nuw i32, ptr %140, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr %103, i64 %182
  %184 = getelementptr inbounds nuw i32, ptr %141, i64 %179
  %185 = load i32, ptr %184, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds i8, ptr %135, i64 %186
  %188 = load i32, ptr %187, align 1
  store i32 %188, ptr %183, align 1
  %189 = or disjoint i64 %159, 3
  %190 = getelementptr inbounds nuw i32, ptr %140, i64 %189
  %191 = load i32, ptr %190, align 4
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds nuw i8, ptr %103, i64 %192
  %194 = getelementptr inbounds nuw i32, ptr %141, i64 %189
  %195 = load i32, ptr %194, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds i8, ptr %135, i64 %196
  %198 = load i32, ptr %197, align 1
  store i32 %198, ptr %193, align 1
  %199 = or disjoint i64 %159, 4
  %200 = getelementptr inbounds nuw i32, ptr %140, i64 %199
  %201 = load i32, ptr %200, align 4
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw i8, ptr %103, i64 %202
  %204 = getelementptr inbounds nuw i32, ptr %141, i64 %199
  %205 = load i32, ptr %204, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds i8, ptr %135, i64 %206
  %208 = load i32, ptr %207, align 1
  store i32 %208, ptr %203, align 1
  %209 = or disjoint i64 %159, 5
  %210 = getelementptr inbounds nuw i32, ptr %140, i64 %209
  %211 = load i32, ptr %210, align 4
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i8, ptr %103, i64 %212
  %214 = getelementptr inbounds nuw i32, ptr %141, i64 %209
  %215 = load i32, ptr %214, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr %135, i64 %216
  %218 = load i32, ptr %217, align 1
  store i32 %218, ptr %213, align 1
  %219 = or disjoint i64 %159, 6
  %220 = getelementptr inbounds nuw i32, ptr %140, i64 %219
  %221 = load i32, ptr %220, align 4
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds nuw i8, ptr %103, i64 %222
  %224 = getelementptr inbounds nuw i32, ptr %141, i64 %219
  %225 = load i32, ptr %224, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds i8, ptr %135, i64 %226
  %228 = load i32, ptr %227, align 1
  store i32 %228, ptr %223, align 1
  %229 = or disjoint i64 %159, 7
  %230 = getelementptr inbounds nuw i32, ptr %140, i64 %229
  %231 = load i32, ptr %230, align 4
  %232 = zext i32 %231 to i64
  %233 = getelementptr inbounds nuw i8, ptr %103, i64 %232
  %234 = getelementptr inbounds nuw i32, ptr %141, i64 %229
  %235 = load i32, ptr %234, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds i8, ptr %135, i64 %236
  %238 = load i32, ptr %237, align 1
  store i32 %238, ptr %233, align 1
  %239 = add nuw nsw i64 %159, 8
  %240 = icmp eq i64 %239, 32
  br i1 %240, label %241, label %158

241:
  %242 = load i32, ptr %127, align 4
  %243 = xor i32 %242, -1
  %244 = and i32 %2, %243
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %608, label %246

246:
  %247 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %249 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %250

250:
  %251 = phi i32 [ %244, %246 ], [ %273, %271 ]
  %252 = tail call i32 @llvm.cttz.i32(i32 %251, i1 true)
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw i32, ptr %247, i64 %253
  %255 = load i32, ptr %254, align 4
  %256 = zext i32 %255 to i64
  %257 = getelementptr inbounds nuw i8, ptr %103, i64 %256
  store i32 0, ptr %257, align 1
  %258 = getelementptr inbounds nuw i8, ptr %248, i64 %253
  %259 = load i8, ptr %258, align 1
  %260 = icmp eq i8 %259, 0
  br i1 %260, label %271, label %261

261:
  %262 = load i64, ptr %130, align 8
  %263 = load i64, ptr %132, align 8
  %264 = add i64 %263, %262
  %265 = inttoptr i64 %264 to ptr
  %266 = getelementptr inbounds nuw i32, ptr %249, i64 %253
  %267 = load i32, ptr %266, align 4
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds i8, ptr %265, i64 %268
  %270 = zext i8 %259 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %257, ptr align 1 %269, i64 %270, i1 false)
  br label %271

271:
  %272 = add i32 %251, -1
  %273 = and i32 %272, %251
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %608, label %250

275:
  br i1 %101, label %276, label %297

276:
  %277 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %278 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %280 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %281

281:
  %282 = phi i64 [ 0, %276 ], [ %295, %281 ]
  %283 = getelementptr inbounds nuw i32, ptr %277, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds nuw i8, ptr %103, i64 %285
  %287 = load i64, ptr %278, align 8
  %288 = load i64, ptr %279, align 8
  %289 = add i64 %288, %287
  %290 = inttoptr i64 %289 to ptr
  %291 = getelementptr inbounds nuw i32, ptr %280, i64 %282
  %292 = load i32, ptr %291, align 4
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds i8, ptr %290, i64 %293
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %286, ptr align 1 %294, i64 64, i1 false)
  %295 = add nuw nsw i64 %282, 1
  %296 = icmp eq i64 %295, 4
  br i1 %296, label %608, label %281

297:
  %298 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %299 = load i32, ptr %298, align 4
  %300 = and i32 %299, %2
  %301 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %304 = load i64, ptr %303, align 8
  %305 = add i64 %304, %302
  %306 = inttoptr i64 %305 to ptr
  switch i32 %300, label %307 [
    i32 -1, label %310
    i32 0, label %412
  ]

307:
  %308 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %309 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %313

310:
  %311 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %312 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %329

313:
  %314 = phi i32 [ %300, %307 ], [ %327, %313 ]
  %315 = tail call i32 @llvm.cttz.i32(i32 %314, i1 true)
  %316 = zext nneg i32 %315 to i64
  %317 = getelementptr inbounds nuw i32, ptr %308, i64 %316
  %318 = load i32, ptr %317, align 4
  %319 = zext i32 %318 to i64
  %320 = getelementptr inbounds nuw i8, ptr %103, i64 %319
  %321 = getelementptr inbounds nuw i32, ptr %309, i64 %316
  %322 = load i32, ptr %321, align 4
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds i8, ptr %306, i64 %323
  %325 = load i64, ptr %324, align 1
  store i64 %325, ptr %320, align 1
  %326 = add i32 %314, -1
  %327 = and i32 %326, %314
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %412, label %313

329:
  %330 = phi i64 [ 0, %310 ], [ %410, %329 ]
  %331 = getelementptr inbounds nuw i32, ptr %311, i64 %330
  %332 = load i32, ptr %331, align 4
  %333 = zext i32 %332 to i64
  %334 = getelementptr inbounds nuw i8, ptr %103, i64 %333
  %335 = getelementptr inbounds nuw i32, ptr %312, i64 %330
  %336 = load i32, ptr %335, align 4
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds i8, ptr %306, i64 %337
  %339 = load i64, ptr %338, align 1
  store i64 %339, ptr %334, align 1
  %340 = or disjoint i64 %330, 1
  %341 = getelementptr inbounds nuw i32, ptr %311, i64 %340
  %342 = load i32, ptr %341, align 4
  %343 = zext i32 %342 to i64
  %344 = getelementptr inbounds nuw i8, ptr %103, i64 %343
  %345 = getelementptr inbounds nuw i32, ptr %312, i64 %340
  %346 = load i32, ptr %345, align 4
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds i8, ptr %306, i64 %347
  %349 = load i64, ptr %348, align 1
  store i64 %349, ptr %344, align 1
  %350 = or disjoint i64 %330, 2
  %351 = getelementptr inbounds nuw i32, ptr %311, i64 %350
  %352 = load i32, ptr %351, align 4
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds nuw i8, ptr %103, i64 %353
  %355 = getelementptr inbounds nuw i32, ptr %312, i64 %350
  %356 = load i32, ptr %355, align 4
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds i8, ptr %306, i64 %357
  %359 = load i64, ptr %358, align 1
  store i64 %359, ptr %354, align 1
  %360 = or disjoint i64 %330, 3
  %361 = getelementptr inbounds nuw i32, ptr %311, i64 %360
  %362 = load i32, ptr %361, align 4
  %363 = zext i32 %362 to i64
  %364 = getelementptr inbounds nuw i8, ptr %103, i64 %363
  %365 = getelementptr inbounds nuw i32, ptr %312, i64 %360
  %366 = load i32, ptr %365, align 4
  %367 = sext i32 %366 to i64
  %368 = getelementptr inbounds i8, ptr %306, i64 %367
  %369 = load i64, ptr %368, align 1
  store i64 %369, ptr %364, align 1
  %370 = or disjoint i64 %330, 4
  %371 = getelementptr inbounds nuw i32, ptr %311, i64 %370
  %372 = load i32, ptr %371, align 4
  %373 = zext i32 %372 to i64
  %374 = getelementptr inbounds nuw i8, ptr %103, i64 %373
  %375 = getelementptr inbounds nuw i32, ptr %312, i64 %370
  %376 = load i32, ptr %375, align 4
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds i8, ptr %306, i64 %377
  %379 = load i64, ptr %378, align 1
  store i64 %379, ptr %374, align 1
  %380 = or disjoint i64 %330, 5
  %381 = getelementptr inbounds nuw i32, ptr %311, i64 %380
  %382 = load i32, ptr %381, align 4
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw i8, ptr %103, i64 %383
  %385 = getelementptr inbounds nuw i32, ptr %312, i64 %380
  %386 = load i32, ptr %385, align 4
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds i8, ptr %306, i64 %387
  %389 = load i64, ptr %388, align 1
  store i64 %389, ptr %384, align 1
  %390 = or disjoint i64 %330, 6
  %391 = getelementptr inbounds nuw i32, ptr %311, i64 %390
  %392 = load i32, ptr %391, align 4
  %393 = zext i32 %392 to i64
  %394 = getelementptr inbounds nuw i8, ptr %103, i64 %393
  %395 = getelementptr inbounds nuw i32, ptr %312, i64 %390
  %396 = load i32, ptr %395, align 4
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds i8, ptr %306, i64 %397
  %399 = load i64, ptr %398, align 1
  store i64 %399, ptr %394, align 1
  %400 = or disjoint i64 %330, 7
  %401 = getelementptr inbounds nuw i32, ptr %311, i64 %400
  %402 = load i32, ptr %401, align 4
  %403 = zext i32 %402 to i64
  %404 = getelementptr inbounds nuw i8, ptr %103, i64 %403
  %405 = getelementptr inbounds nuw i32, ptr %312, i64 %400
  %406 = load i32, ptr %405, align 4
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds i8, ptr %306, i64 %407
  %409 = load i64, ptr %408, align 1
  store i64 %409, ptr %404, align 1
  %410 = add nuw nsw i64 %330, 8
  %411 = icmp eq i64 %410, 32
  br i1 %411, label %412, label %329

412:
  %413 = load i32, ptr %298, align 4
  %414 = xor i32 %413, -1
  %415 = and i32 %2, %414
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %608, label %417

417:
  %418 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %419 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %420 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %421

421:
  %422 = phi i32 [ %415, %417 ], [ %444, %442 ]
  %423 = tail call i32 @llvm.cttz.i32(i32 %422, i1 true)
  %424 = zext nneg i32 %423 to i64
  %425 = getelementptr inbounds nuw i32, ptr %418, i64 %424
  %426 = load i32, ptr %425, align 4
  %427 = zext i32 %426 to i64
  %428 = getelementptr inbounds nuw i8, ptr %103, i64 %427
  store i64 0, ptr %428, align 1
  %429 = getelementptr inbounds nuw i8, ptr %419, i64 %424
  %430 = load i8, ptr %429, align 1
  %431 = icmp eq i8 %430, 0
  br i1 %431, label %442, label %432

432:
  %433 = load i64, ptr %301, align 8
  %434 = load i64, ptr %303, align 8
  %435 = add i64 %434, %433
  %436 = inttoptr i64 %435 to ptr
  %437 = getelementptr inbounds nuw i32, ptr %420, i64 %424
  %438 = load i32, ptr %437, align 4
  %439 = sext i32 %438 to i64
  %440 = getelementptr inbounds i8, ptr %436, i64 %439
  %441 = zext i8 %430 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %428, ptr align 1 %440, i64 %441, i1 false)
  br label %442

442:
  %443 = add i32 %422, -1
  %444 = and i32 %443, %422
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %608, label %421

446:
  br i1 %101, label %447, label %468

447:
  %448 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %449 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %450 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %451 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %452

452:
  %453 = phi i64 [ 0, %447 ], [ %466, %452 ]
  %454 = getelementptr inbounds nuw i32, ptr %448, i64 %453
  %455 = load i32, ptr %454, align 4
  %456 = zext i32 %455 to i64
  %457 = getelementptr inbounds nuw i8, ptr %103, i64 %456
  %458 = load i64, ptr %449, align 8
  %459 = load i64, ptr %450, align 8
  %460 = add i64 %459, %458
  %461 = inttoptr i64 %460 to ptr
  %462 = getelementptr inbounds nuw i32, ptr %451, i64 %453
  %463 = load i32, ptr %462, align 4
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds i8, ptr %461, i64 %464
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %457, ptr align 1 %465, i64 128, i1 false)
  %466 = add nuw nsw i64 %453, 1
  %467 = icmp eq i64 %466, 4
  br i1 %467, label %608, label %452

468:
  %469 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %470 = load i32, ptr %469, align 4
  %471 = and i32 %470, %2
  %472 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %475 = load i64, ptr %474, align 8
  %476 = add i64 %475, %473
  %477 = inttoptr i64 %476 to ptr
  switch i32 %471, label %478 [
    i32 -1, label %481
    i32 0, label %574
  ]

478:
  %479 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %480 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %484

481:
  %482 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %483 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %499

484:
  %485 = phi i32 [ %471, %478 ], [ %497, %484 ]
  %486 = tail call i32 @llvm.cttz.i32(i32 %485, i1 true)
  %487 = zext nneg i32 %486 to i64
  %488 = getelementptr inbounds nuw i32, ptr %479, i64 %487
  %489 = load i32, ptr %488, align 4
  %490 = zext i32 %489 to i64
  %491 = getelementptr inbounds nuw i8, ptr %103, i64 %490
  %492 = getelementptr inbounds nuw i32, ptr %480, i64 %487
  %493 = load i32, ptr %492, align 4
  %494 = sext i32 %493 to i64
  %495 = getelementptr inbounds i8, ptr %477, i64 %494
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %491, ptr align 1 %495, i64 16, i1 false)
  %496 = add i32 %485, -1
  %497 = and i32 %496, %485
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %574, label %484

499:
  %500 = phi i64 [ 0, %481 ], [ %572, %499 ]
  %501 = getelementptr inbounds nuw i32, ptr %482, i64 %500
  %502 = load i32, ptr %501, align 4
  %503 = zext i32 %502 to i64
  %504 = getelementptr inbounds nuw i8, ptr %103, i64 %503
  %505 = getelementptr inbounds nuw i32, ptr %483, i64 %500
  %506 = load i32, ptr %505, align 4
  %507 = sext i32 %506 to i64
  %508 = getelementptr inbounds i8, ptr %477, i64 %507
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %504, ptr align 1 %508, i64 16, i1 false)
  %509 = or disjoint i64 %500, 1
  %510 = getelementptr inbounds nuw i32, ptr %482, i64 %509
  %511 = load i32, ptr %510, align 4
  %512 = zext i32 %511 to i64
  %513 = getelementptr inbounds nuw i8, ptr %103, i64 %512
  %514 = getelementptr inbounds nuw i32, ptr %483, i64 %509
  %515 = load i32, ptr %514, align 4
  %516 = sext i32 %515 to i64
  %517 = getelementptr inbounds i8, ptr %477, i64 %516
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %513, ptr align 1 %517, i64 16, i1 false)
  %518 = or disjoint i64 %500, 2
  %519 = getelementptr inbounds nuw i32, ptr %482, i64 %518
  %520 = load i32, ptr %519, align 4
  %521 = zext i32 %520 to i64
  %522 = getelementptr inbounds nuw i8, ptr %103, i64 %521
  %523 = getelementptr inbounds nuw i32, ptr %483, i64 %518
  %524 = load i32, ptr %523, align 4
  %525 = sext i32 %524 to i64
  %526 = getelementptr inbounds i8, ptr %477, i64 %525
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %522, ptr align 1 %526, i64 16, i1 false)
  %527 = or disjoint i64 %500, 3
  %528 = getelementptr inbounds nuw i32, ptr %482, i64 %527
  %529 = load i32, ptr %528, align 4
  %530 = zext i32 %529 to i64
  %531 = getelementptr inbounds nuw i8, ptr %103, i64 %530
  %532 = getelementptr inbounds nuw i32, ptr %483, i64 %527
  %533 = load i32, ptr %532, align 4
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds i8, ptr %477, i64 %534
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %531, ptr align 1 %535, i64 16, i1 false)
  %536 = or disjoint i64 %500, 4
  %537 = getelementptr inbounds nuw i32, ptr %482, i64 %536
  %538 = load i32, ptr %537, align 4
  %539 = zext i32 %538 to i64
  %540 = getelementptr inbounds nuw i8, ptr %103, i64 %539
  %541 = getelementptr inbounds nuw i32, ptr %483, i64 %536
  %542 = load i32, ptr %541, align 4
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds i8, ptr %477, i64 %543
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %540, ptr align 1 %544, i64 16, i1 false)
  %545 = or disjoint i64 %500, 5
  %546 = getelementptr inbounds nuw i32, ptr %482, i64 %545
  %547 = load i32, ptr %546, align 4
  %548 = zext i32 %547 to i64
  %549 = getelementptr inbounds nuw i8, ptr %103, i64 %548
  %550 = getelementptr inbounds nuw i32, ptr %483, i64 %545
  %551 = load i32, ptr %550, align 4
  %552 = sext i32 %551 to i64
  %553 = getelementptr inbounds i8, ptr %477, i64 %552
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %549, ptr align 1 %553, i64 16, i1 false)
  %554 = or disjoint i64 %500, 6
  %555 = getelementptr inbounds nuw i32, ptr %482, i64 %554
  %556 = load i32, ptr %555, align 4
  %557 = zext i32 %556 to i64
  %558 = getelementptr inbounds nuw i8, ptr %103, i64 %557
  %559 = getelementptr inbounds nuw i32, ptr %483, i64 %554
  %560 = load i32, ptr %559, align 4
  %561 = sext i32 %560 to i64
  %562 = getelementptr inbounds i8, ptr %477, i64 %561
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %558, ptr align 1 %562, i64 16, i1 false)
  %563 = or disjoint i64 %500, 7
  %564 = getelementptr inbounds nuw i32, ptr %482, i64 %563
  %565 = load i32, ptr %564, align 4
  %566 = zext i32 %565 to i64
  %567 = getelementptr inbounds nuw i8, ptr %103, i64 %566
  %568 = getelementptr inbounds nuw i32, ptr %483, i64 %563
  %569 = load i32, ptr %568, align 4
  %570 = sext i32 %569 to i64
  %571 = getelementptr inbounds i8, ptr %477, i64 %570
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %567, ptr align 1 %571, i64 16, i1 false)
  %572 = add nuw nsw i64 %500, 8
  %573 = icmp eq i64 %572, 32
  br i1 %573, label %574, label %499

574:
  %575 = load i32, ptr %469, align 4
  %576 = xor i32 %575, -1
  %577 = and i32 %2, %576
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %608, label %579

579:
  %580 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %581 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %582 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %583

583:
  %584 = phi i32 [ %577, %579 ], [ %606, %604 ]
  %585 = tail call i32 @llvm.cttz.i32(i32 %584, i1 true)
  %586 = zext nneg i32 %585 to i64
  %587 = getelementptr inbounds nuw i32, ptr %580, i64 %586
  %588 = load i32, ptr %587, align 4
  %589 = zext i32 %588 to i64
  %590 = getelementptr inbounds nuw i8, ptr %103, i64 %589
  tail call void @llvm.memset.p0.i64(ptr align 1 %590, i8 0, i64 16, i1 false)
  %591 = getelementptr inbounds nuw i8, ptr %581, i64 %586
  %592 = load i8, ptr %591, align 1
  %593 = icmp eq i8 %592, 0
  br i1 %593, label %604, label %594

594:
  %595 = load i64, ptr %472, align 8
  %596 = load i64, ptr %474, align 8
  %597 = add i64 %596, %595
  %598 = inttoptr i64 %597 to ptr
  %599 = getelementptr inbounds nuw i32, ptr %582, i64 %586
  %600 = load i32, ptr %599, align 4
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds i8, ptr %598, i64 %601
  %603 = zext i8 %592 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %590, ptr align 1 %602, i64 %603, i1 false)
  br label %604

604:
  %605 = add i32 %584, -1
  %606 = and i32 %605, %584
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %608, label %583

608:
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

define internal preserve_allcc void @begin_lines(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 37664
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, 1
  store i64 %5, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 48
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %10 ], [ %47, %14 ]
  %16 = load ptr, ptr %11, align 8
  %17 = load i64, ptr %12, align 8
  %18 = mul i64 %17, %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 200
  %21 = load i32, ptr %20, align 8
  %22 = load i64, ptr %1, align 8
  %23 = shl i64 %22, 40
  %24 = zext i32 %21 to i64
  %25 = shl nuw nsw i64 %24, 20
  %26 = or i64 %23, %25
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = zext i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 15
  %31 = or i64 %26, %30
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 208
  store i64 %31, ptr %32, align 8
  %33 = load i64, ptr %6, align 8
  %34 = lshr i32 %21, 4
  %35 = zext nneg i32 %34 to i64
  %36 = shl i32 %21, 5
  %37 = and i32 %36, 480
  %38 = or i32 %28, %37
  %39 = zext i32 %38 to i64
  %40 = shl i64 %33, 26
  %41 = shl nuw nsw i64 %35, 10
  %42 = or i64 %40, %41
  %43 = or disjoint i64 %42, 1023
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 216
  store i64 %43, ptr %44, align 8
  %45 = or i64 %42, %39
  %46 = getelementptr inbounds nuw i8, ptr %19, i64 224
  store i64 %45, ptr %46, align 8
  %47 = add nuw nsw i64 %15, 1
  %48 = load i32, ptr %7, align 8
  %49 = zext i32 %48 to i64
  %50 = icmp samesign ult i64 %47, %49
  br i1 %50, label %14, label %13
}

define internal preserve_allcc void @forget_written(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %32, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 37700
  %10 = load i32, ptr %9, align 4
  %11 = mul i32 %10, 16843009
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i32, ptr %14, align 8
  %16 = add i32 %15, 127
  %17 = lshr i32 %16, 7
  %18 = zext nneg i32 %17 to i64
  %19 = icmp eq i32 %17, 0
  br i1 %19, label %32, label %22

20:
  %21 = shl nuw nsw i64 %18, 1
  br label %27

22:
  %23 = phi i64 [ %25, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds nuw i32, ptr %8, i64 %23
  store atomic i32 %11, ptr %24 monotonic, align 4
  %25 = add nuw nsw i64 %23, 1
  %26 = icmp eq i64 %25, %18
  br i1 %26, label %20, label %22

27:
  %28 = phi i64 [ %30, %27 ], [ 0, %20 ]
  %29 = getelementptr inbounds nuw i64, ptr %13, i64 %28
  store atomic i64 0, ptr %29 monotonic, align 8
  %30 = add nuw nsw i64 %28, 1
  %31 = icmp eq i64 %30, %21
  br i1 %31, label %32, label %27

32:
  ret void
}

define internal preserve_allcc i32 @screen_varying(ptr %0, ptr %1, ptr %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = alloca [32 x i8], align 16
  %6 = alloca [8 x %struct.Run], align 16
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 512
  %9 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %25, label %14

14:
  %15 = phi i32 [ %23, %21 ], [ %3, %4 ]
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %8, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, %12
  br i1 %20, label %21, label %91

21:
  %22 = add i32 %15, -1
  %23 = and i32 %22, %15
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %14

25:
  %26 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %27 = icmp samesign ult i32 %26, 2
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load ptr, ptr %28, align 8
  br i1 %27, label %51, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %51

34:
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %51, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %42 = load i32, ptr %41, align 8
  %43 = tail call i32 @llvm.cttz.i32(i32 %42, i1 false)
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 328
  store i32 22, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 332
  store i32 %40, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 336
  store i32 %43, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 352
  store i64 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 368
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 360
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 364
  store i32 0, ptr %50, align 4
  br label %3113

51:
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %88, label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 12
  %57 = load i32, ptr %56, align 4
  %58 = zext i32 %57 to i64
  %59 = and i64 %58, 7
  %60 = icmp eq i64 %59, 0
  %61 = and i64 %58, 6
  %62 = icmp eq i64 %61, 6
  %63 = or i1 %60, %62
  br i1 %63, label %88, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %66 = load i32, ptr %65, align 8
  switch i32 %66, label %88 [
    i32 4, label %67
    i32 8, label %67
  ]

67:
  %68 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %69 = load i32, ptr %68, align 4
  %70 = icmp ult i32 %69, 4
  br i1 %70, label %71, label %88

71:
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 14896
  %77 = load i32, ptr %76, align 8
  %78 = icmp ne i32 %77, 0
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 135
  store i8 1, ptr %79, align 1
  %80 = select i1 %27, i32 %9, i32 -1
  %81 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %80)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %3113

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %85 = load i8, ptr %84, align 4
  %86 = trunc nuw i8 %85 to i1
  br i1 %86, label %3113, label %87

87:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %12, i32 %3, i1 %78)
  br label %3113

88:
  %89 = select i1 %27, i32 %9, i32 -1
  %90 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %89)
  br label %3113

91:
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %93 = load ptr, ptr %92, align 8
  %94 = load i32, ptr %93, align 8
  %95 = icmp eq i32 %94, 2
  br i1 %95, label %96, label %354

96:
  %97 = and i64 %12, 4294967295
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %99 = load i64, ptr %98, align 8
  %100 = and i64 %99, 16777215
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %102 = load i8, ptr %101, align 1
  %103 = trunc nuw i8 %102 to i1
  br i1 %103, label %109, label %104

104:
  %105 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %106 = load i32, ptr %105, align 8
  %107 = zext i32 %106 to i64
  %108 = or i64 %100, %107
  br label %109

109:
  %110 = phi i64 [ %108, %104 ], [ %100, %96 ]
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %110, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %114 = load i32, ptr %113, align 8
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %115, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %118 = load ptr, ptr %117, align 8
  %119 = ptrtoint ptr %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %119, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %122, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %125, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %128, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %131, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %134 = load i64, ptr %133, align 8
  %135 = shl i64 %134, 16
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %137 = load i32, ptr %136, align 8
  %138 = lshr i32 %137, 4
  %139 = zext nneg i32 %138 to i64
  %140 = or i64 %135, %139
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %140, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %143 = load i32, ptr %142, align 8
  %144 = icmp ne i32 %143, 0
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %146 = zext i1 %144 to i8
  store i8 %146, ptr %145, align 2
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %147, align 4
  %148 = icmp samesign uge i64 %97, %115
  %149 = select i1 %148, i1 true, i1 %144
  br i1 %149, label %354, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %152 = load i32, ptr %151, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %354

154:
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %156 = load ptr, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %160 = load i32, ptr %159, align 4
  %161 = icmp eq i32 %160, 0
  %162 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %163 = load i32, ptr %162, align 8
  %164 = icmp eq i32 %163, 0
  br i1 %161, label %165, label %169

165:
  br i1 %164, label %166, label %183

166:
  %167 = getelementptr inbounds nuw i8, ptr %158, i64 216
  %168 = load i64, ptr %167, align 8
  br label %183

169:
  br i1 %164, label %183, label %170

170:
  %171 = getelementptr inbounds nuw i8, ptr %156, i64 14432
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %158, i64 200
  %174 = load i32, ptr %173, align 8
  %175 = lshr i32 %174, 4
  %176 = zext nneg i32 %175 to i64
  %177 = shl i64 %172, 26
  %178 = shl nuw nsw i64 %176, 10
  %179 = add i32 %163, 512
  %180 = zext i32 %179 to i64
  %181 = or i64 %177, %180
  %182 = or i64 %181, %178
  br label %183

183:
  %184 = phi i64 [ %168, %166 ], [ %182, %170 ], [ 0, %169 ], [ 0, %165 ]
  %185 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %186 = load i32, ptr %185, align 8
  %187 = zext i32 %186 to i64
  %188 = add nsw i64 %187, -1
  %189 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %190 = getelementptr inbounds nuw i8, ptr %156, i64 14408
  %191 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %192 = icmp eq i64 %184, 0
  %193 = getelementptr inbounds nuw i8, ptr %156, i64 14392
  br label %194

194:
  %195 = phi i32 [ %3, %183 ], [ %257, %255 ]
  %196 = tail call i32 @llvm.cttz.i32(i32 %195, i1 true)
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw i64, ptr %8, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = and i64 %199, 4294967295
  %201 = add nsw i64 %200, %188
  %202 = icmp ult i64 %201, %115
  br i1 %202, label %203, label %225

203:
  %204 = lshr i64 %200, 7
  %205 = lshr i64 %201, 7
  %206 = icmp eq i64 %204, %205
  br i1 %206, label %207, label %225

207:
  %208 = load i32, ptr %189, align 8
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %215, label %210

210:
  %211 = load ptr, ptr %190, align 8
  %212 = getelementptr inbounds nuw i32, ptr %211, i64 %204
  %213 = load i32, ptr %212, align 4
  %214 = icmp eq i32 %213, -1
  br i1 %214, label %215, label %225

215:
  %216 = load i32, ptr %191, align 8
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %255, label %218

218:
  br i1 %192, label %225, label %219

219:
  %220 = load ptr, ptr %193, align 8
  %221 = getelementptr inbounds nuw %struct.ScreenLine, ptr %220, i64 %204
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 8
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, %184
  br i1 %224, label %255, label %225

225:
  %226 = load i32, ptr %191, align 8
  %227 = icmp eq i32 %226, 0
  %228 = icmp ult i32 %186, 5
  %229 = and i1 %228, %227
  br i1 %229, label %230, label %354

230:
  %231 = load i32, ptr %189, align 8
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %354, label %233

233:
  %234 = phi i32 [ %253, %251 ], [ %3, %230 ]
  %235 = tail call i32 @llvm.cttz.i32(i32 %234, i1 true)
  %236 = zext nneg i32 %235 to i64
  %237 = getelementptr inbounds nuw i64, ptr %8, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = and i64 %238, 4294967295
  %240 = icmp samesign ult i64 %239, %115
  br i1 %240, label %241, label %354

241:
  %242 = lshr i64 %239, 7
  %243 = getelementptr inbounds nuw i32, ptr %128, i64 %242
  %244 = load i32, ptr %243, align 4
  %245 = trunc i64 %238 to i32
  %246 = lshr i32 %245, 2
  %247 = and i32 %246, 31
  %248 = shl nuw i32 1, %247
  %249 = and i32 %244, %248
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %354, label %251

251:
  %252 = add i32 %234, -1
  %253 = and i32 %252, %234
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %3113, label %233

255:
  %256 = add i32 %195, -1
  %257 = and i32 %256, %195
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %194

259:
  %260 = phi i64 [ %269, %259 ], [ -1, %255 ]
  %261 = phi i64 [ %270, %259 ], [ 0, %255 ]
  %262 = phi i32 [ %272, %259 ], [ %3, %255 ]
  %263 = tail call i32 @llvm.cttz.i32(i32 %262, i1 true)
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr inbounds nuw i64, ptr %8, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = lshr i64 %266, 7
  %268 = and i64 %267, 33554431
  %269 = tail call i64 @llvm.umin.i64(i64 %268, i64 %260)
  %270 = tail call i64 @llvm.umax.i64(i64 %268, i64 %261)
  %271 = add i32 %262, -1
  %272 = and i32 %271, %262
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %274, label %259

274:
  %275 = getelementptr inbounds nuw i8, ptr %156, i64 14448
  %276 = load i32, ptr %275, align 8
  %277 = icmp eq i32 %276, 2
  br i1 %277, label %3113, label %278

278:
  %279 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %280 = getelementptr inbounds nuw i8, ptr %93, i64 28
  %281 = load i32, ptr %280, align 4
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds nuw %struct.ScreenRange, ptr %279, i64 %282
  %284 = load i64, ptr %283, align 8
  %285 = ptrtoint ptr %93 to i64
  %286 = icmp eq i64 %284, %285
  br i1 %286, label %287, label %309

287:
  %288 = getelementptr inbounds nuw i8, ptr %283, i64 24
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds nuw i8, ptr %158, i64 216
  %291 = load i64, ptr %290, align 8
  %292 = icmp eq i64 %289, %291
  br i1 %292, label %293, label %309

293:
  %294 = getelementptr inbounds nuw i8, ptr %283, i64 32
  %295 = load i64, ptr %294, align 8
  %296 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %297 = load i64, ptr %296, align 8
  %298 = icmp eq i64 %295, %297
  br i1 %298, label %299, label %309

299:
  %300 = getelementptr inbounds nuw i8, ptr %283, i64 8
  %301 = load i64, ptr %300, align 8
  %302 = lshr i64 %301, 7
  %303 = tail call i64 @llvm.umin.i64(i64 %302, i64 %269)
  %304 = getelementptr inbounds nuw i8, ptr %283, i64 16
  %305 = load i64, ptr %304, align 8
  %306 = add i64 %305, %301
  %307 = lshr i64 %306, 7
  %308 = tail call i64 @llvm.umax.i64(i64 %307, i64 %270)
  br label %309

309:
  %310 = phi i64 [ %303, %299 ], [ %269, %293 ], [ %269, %287 ], [ %269, %278 ]
  %311 = phi i64 [ %308, %299 ], [ %270, %293 ], [ %270, %287 ], [ %270, %278 ]
  %312 = shl nuw i64 %311, 7
  %313 = add i64 %312, 128
  %314 = icmp ugt i64 %313, %115
  br i1 %314, label %3113, label %315

315:
  %316 = icmp ugt i64 %310, %311
  br i1 %316, label %335, label %317

317:
  %318 = phi i64 [ %333, %332 ], [ %310, %315 ]
  br i1 %209, label %324, label %319

319:
  %320 = load ptr, ptr %190, align 8
  %321 = getelementptr inbounds nuw i32, ptr %320, i64 %318
  %322 = load i32, ptr %321, align 4
  %323 = icmp eq i32 %322, -1
  br i1 %323, label %324, label %3113

324:
  br i1 %217, label %332, label %325

325:
  br i1 %192, label %3113, label %326

326:
  %327 = load ptr, ptr %193, align 8
  %328 = getelementptr inbounds nuw %struct.ScreenLine, ptr %327, i64 %318
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 8
  %330 = load i64, ptr %329, align 8
  %331 = icmp eq i64 %330, %184
  br i1 %331, label %332, label %3113

332:
  %333 = add nuw i64 %318, 1
  %334 = icmp eq i64 %318, %311
  br i1 %334, label %335, label %317

335:
  store i64 %285, ptr %283, align 8
  %336 = shl nuw nsw i64 %310, 7
  %337 = getelementptr inbounds nuw i8, ptr %283, i64 8
  store i64 %336, ptr %337, align 8
  %338 = sub nsw i64 %311, %310
  %339 = shl i64 %338, 7
  %340 = load ptr, ptr %92, align 8
  %341 = getelementptr inbounds nuw i8, ptr %340, i64 8
  %342 = load i32, ptr %341, align 8
  %343 = zext i32 %342 to i64
  %344 = add i64 %339, 129
  %345 = sub i64 %344, %343
  %346 = getelementptr inbounds nuw i8, ptr %283, i64 16
  store i64 %345, ptr %346, align 8
  %347 = load ptr, ptr %157, align 8
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 216
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds nuw i8, ptr %283, i64 24
  store i64 %349, ptr %350, align 8
  %351 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %352 = load i64, ptr %351, align 8
  %353 = getelementptr inbounds nuw i8, ptr %283, i64 32
  store i64 %352, ptr %353, align 8
  br label %3113

354:
  %355 = phi i64 [ %97, %150 ], [ %97, %225 ], [ %12, %91 ], [ %97, %109 ], [ %97, %230 ], [ %97, %233 ], [ %97, %241 ]
  %356 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %357 = load i32, ptr %356, align 8
  %358 = tail call i32 @llvm.ctpop.i32(i32 %357)
  %359 = icmp samesign ugt i32 %358, 1
  br i1 %359, label %418, label %360

360:
  %361 = zext i32 %357 to i64
  %362 = tail call i32 @llvm.cttz.i32(i32 %357, i1 false)
  br label %363

363:
  %364 = phi i64 [ 0, %360 ], [ %414, %409 ]
  %365 = phi i32 [ %3, %360 ], [ %416, %409 ]
  %366 = icmp eq i64 %364, 8
  br i1 %366, label %418, label %367

367:
  %368 = tail call i32 @llvm.cttz.i32(i32 %365, i1 true)
  %369 = icmp eq i32 %368, 31
  br i1 %369, label %377, label %370

370:
  %371 = zext nneg i32 %368 to i64
  %372 = getelementptr inbounds nuw i64, ptr %8, i64 %371
  %373 = getelementptr inbounds nuw i8, ptr %372, i64 8
  %374 = load i64, ptr %373, align 8
  %375 = load i64, ptr %372, align 8
  %376 = sub i64 %374, %375
  br label %377

377:
  %378 = phi i64 [ %376, %370 ], [ 0, %367 ]
  %379 = icmp uge i64 %378, %361
  %380 = icmp ult i64 %378, 129
  %381 = and i1 %379, %380
  %382 = tail call i64 @llvm.ctpop.i64(i64 %378)
  %383 = icmp samesign ult i64 %382, 2
  %384 = select i1 %381, i1 %383, i1 false
  br i1 %384, label %385, label %387

385:
  %386 = zext nneg i32 %368 to i64
  br label %389

387:
  %388 = shl nuw i32 1, %368
  br label %409

389:
  %390 = phi i64 [ %386, %385 ], [ %393, %392 ]
  %391 = icmp eq i64 %390, 31
  br i1 %391, label %403, label %392

392:
  %393 = add nuw nsw i64 %390, 1
  %394 = getelementptr inbounds nuw i64, ptr %8, i64 %393
  %395 = load i64, ptr %394, align 8
  %396 = getelementptr inbounds nuw i64, ptr %8, i64 %390
  %397 = load i64, ptr %396, align 8
  %398 = sub i64 %395, %397
  %399 = icmp eq i64 %398, %378
  br i1 %399, label %389, label %400

400:
  %401 = trunc nuw nsw i64 %390 to i32
  %402 = sub nuw nsw i32 31, %401
  br label %403

403:
  %404 = phi i32 [ %402, %400 ], [ 0, %389 ]
  %405 = lshr i32 -1, %404
  %406 = and i32 %405, %365
  %407 = trunc nuw nsw i64 %378 to i32
  %408 = tail call i32 @llvm.cttz.i32(i32 %407, i1 false)
  br label %409

409:
  %410 = phi i32 [ %388, %387 ], [ %406, %403 ]
  %411 = phi i32 [ %362, %387 ], [ %408, %403 ]
  %412 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %364
  store i32 %410, ptr %412, align 8
  %413 = getelementptr inbounds nuw i8, ptr %412, i64 4
  store i32 %411, ptr %413, align 4
  %414 = add nuw nsw i64 %364, 1
  %415 = xor i32 %410, -1
  %416 = and i32 %365, %415
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %421, label %363

418:
  %419 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %420 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %420, align 1
  br label %1292

421:
  %422 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %423 = load i32, ptr %422, align 4
  %424 = icmp eq i32 %423, 6
  %425 = icmp eq i64 %364, 0
  %426 = and i1 %425, %424
  %427 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %428 = load i32, ptr %427, align 4
  %429 = shl nuw i32 1, %428
  %430 = icmp eq i32 %357, %429
  %431 = select i1 %426, i1 %430, i1 false
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %433 = zext i1 %431 to i8
  store i8 %433, ptr %432, align 1
  %434 = xor i1 %424, true
  %435 = select i1 %434, i1 true, i1 %431
  br i1 %435, label %436, label %1292

436:
  %437 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %438 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %439 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %440 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %441 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %442 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %443 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %448 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %450 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %451 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %452 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %453 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %455 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %456 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %457 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %458 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %459 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %460 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %463 = and i64 %414, 4294967295
  br label %464

464:
  %465 = phi i64 [ 0, %436 ], [ %1273, %1272 ]
  %466 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %465
  %467 = load i32, ptr %466, align 8
  %468 = tail call i32 @llvm.cttz.i32(i32 %467, i1 false)
  %469 = zext nneg i32 %468 to i64
  %470 = getelementptr inbounds nuw i64, ptr %8, i64 %469
  %471 = load i64, ptr %470, align 8
  %472 = getelementptr inbounds nuw i8, ptr %466, i64 4
  %473 = load i32, ptr %472, align 4
  %474 = tail call i32 @llvm.ctlz.i32(i32 %467, i1 true)
  %475 = xor i32 %474, 31
  %476 = load ptr, ptr %92, align 8
  %477 = getelementptr inbounds nuw i8, ptr %476, i64 8
  %478 = load i32, ptr %477, align 8
  %479 = zext i32 %473 to i64
  %480 = sub nsw i32 %475, %468
  %481 = zext i32 %480 to i64
  %482 = shl i64 %481, %479
  %483 = zext i32 %478 to i64
  %484 = add i64 %482, %483
  %485 = load i32, ptr %476, align 8
  %486 = icmp eq i32 %485, 2
  br i1 %486, label %492, label %487

487:
  %488 = icmp eq i32 %485, 0
  %489 = and i64 %471, -4294967296
  %490 = icmp eq i64 %489, 4294967296
  %491 = and i1 %490, %488
  br i1 %491, label %492, label %525

492:
  %493 = and i64 %471, 4294967295
  %494 = load i64, ptr %437, align 8
  %495 = and i64 %494, 16777215
  %496 = load i8, ptr %432, align 1
  %497 = trunc nuw i8 %496 to i1
  br i1 %497, label %503, label %498

498:
  %499 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %500 = load i32, ptr %499, align 8
  %501 = zext i32 %500 to i64
  %502 = or i64 %495, %501
  br label %503

503:
  %504 = phi i64 [ %502, %498 ], [ %495, %492 ]
  store i64 %504, ptr %438, align 8
  store i64 0, ptr %444, align 8
  %505 = load ptr, ptr %0, align 8
  %506 = getelementptr inbounds nuw i8, ptr %505, i64 80
  %507 = load i32, ptr %506, align 8
  %508 = zext i32 %507 to i64
  store i64 %508, ptr %445, align 8
  %509 = load ptr, ptr %450, align 8
  %510 = ptrtoint ptr %509 to i64
  store i64 %510, ptr %446, align 8
  %511 = load ptr, ptr %451, align 8
  store ptr %511, ptr %447, align 8
  %512 = load ptr, ptr %452, align 8
  store ptr %512, ptr %448, align 8
  %513 = load ptr, ptr %453, align 8
  store ptr %513, ptr %454, align 8
  %514 = load ptr, ptr %455, align 8
  store ptr %514, ptr %456, align 8
  %515 = load i64, ptr %457, align 8
  %516 = shl i64 %515, 16
  %517 = load i32, ptr %443, align 8
  %518 = lshr i32 %517, 4
  %519 = zext nneg i32 %518 to i64
  %520 = or i64 %516, %519
  store i64 %520, ptr %439, align 8
  %521 = load i32, ptr %458, align 8
  %522 = icmp ne i32 %521, 0
  %523 = zext i1 %522 to i8
  store i8 %523, ptr %459, align 2
  store i8 1, ptr %440, align 4
  %524 = icmp samesign ult i64 %493, %508
  br i1 %524, label %657, label %1269

525:
  switch i32 %485, label %1269 [
    i32 1, label %531
    i32 0, label %526
  ]

526:
  %527 = lshr i64 %471, 32
  %528 = trunc nuw i64 %527 to i32
  %529 = add i32 %528, -1
  %530 = icmp ult i32 %529, 4
  br i1 %530, label %1269, label %531

531:
  %532 = load i64, ptr %437, align 8
  %533 = load i8, ptr %432, align 1
  %534 = trunc nuw i8 %533 to i1
  br i1 %534, label %540, label %535

535:
  %536 = getelementptr inbounds nuw i8, ptr %476, i64 12
  %537 = load i32, ptr %536, align 4
  %538 = zext i32 %537 to i64
  %539 = or i64 %532, %538
  br label %540

540:
  %541 = phi i64 [ %539, %535 ], [ %532, %531 ]
  store i64 %541, ptr %438, align 8
  %542 = load ptr, ptr %0, align 8
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 37656
  %544 = load i64, ptr %543, align 8
  store i64 %544, ptr %439, align 8
  store i8 0, ptr %440, align 4
  %545 = getelementptr inbounds nuw i8, ptr %542, i64 43704
  %546 = load ptr, ptr %545, align 8
  %547 = icmp eq ptr %546, null
  br i1 %547, label %593, label %548

548:
  %549 = getelementptr inbounds nuw i8, ptr %476, i64 12
  %550 = load i32, ptr %549, align 4
  %551 = zext i32 %550 to i64
  %552 = and i64 %551, 7
  %553 = icmp eq i64 %552, 0
  %554 = and i64 %551, 6
  %555 = icmp eq i64 %554, 6
  %556 = or i1 %553, %555
  br i1 %556, label %557, label %593

557:
  %558 = load i32, ptr %442, align 4
  %559 = zext i32 %558 to i64
  %560 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %441, i64 %559
  %561 = getelementptr inbounds nuw i8, ptr %542, i64 43712
  %562 = load ptr, ptr %561, align 8
  %563 = load i64, ptr %1, align 8
  %564 = mul i64 %563, 96
  %565 = getelementptr inbounds nuw i8, ptr %562, i64 %564
  %566 = getelementptr inbounds nuw i8, ptr %560, i64 112
  store i32 0, ptr %566, align 8
  %567 = getelementptr inbounds nuw i8, ptr %560, i64 116
  %568 = load i32, ptr %567, align 4
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %593, label %570

570:
  store i32 0, ptr %567, align 4
  br label %571

571:
  %572 = phi i64 [ 0, %570 ], [ %591, %590 ]
  %573 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %565, i64 %572
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 8
  %575 = load i64, ptr %574, align 8
  %576 = trunc i64 %575 to i32
  %577 = lshr i32 %576, 15
  %578 = and i32 %577, 31
  %579 = load i32, ptr %442, align 4
  %580 = icmp eq i32 %578, %579
  br i1 %580, label %581, label %590

581:
  %582 = lshr i64 %575, 24
  %583 = and i64 %582, 65535
  %584 = load i32, ptr %443, align 8
  %585 = lshr i32 %584, 4
  %586 = zext nneg i32 %585 to i64
  %587 = icmp eq i64 %583, %586
  br i1 %587, label %588, label %590

588:
  %589 = getelementptr inbounds nuw i8, ptr %573, i64 20
  store i32 0, ptr %589, align 4
  br label %590

590:
  %591 = add nuw nsw i64 %572, 1
  %592 = icmp eq i64 %591, 4
  br i1 %592, label %593, label %571

593:
  %594 = load ptr, ptr %92, align 8
  %595 = ptrtoint ptr %594 to i64
  %596 = load ptr, ptr %0, align 8
  %597 = getelementptr inbounds nuw i8, ptr %596, i64 37712
  %598 = udiv i64 %595, 48
  %599 = and i64 %598, 63
  %600 = getelementptr inbounds nuw %struct.ScreenCache, ptr %597, i64 %599
  %601 = load i64, ptr %600, align 8
  %602 = icmp eq i64 %601, %595
  br i1 %602, label %603, label %610

603:
  %604 = getelementptr inbounds nuw i8, ptr %600, i64 8
  %605 = load i64, ptr %604, align 8
  %606 = sub i64 %471, %605
  %607 = getelementptr inbounds nuw i8, ptr %600, i64 16
  %608 = load i64, ptr %607, align 8
  %609 = icmp ult i64 %606, %608
  br i1 %609, label %616, label %610

610:
  %611 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %471, ptr %600)
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %1269, label %613

613:
  %614 = getelementptr inbounds nuw i8, ptr %600, i64 8
  %615 = load i64, ptr %614, align 8
  br label %616

616:
  %617 = phi i64 [ %615, %613 ], [ %605, %603 ]
  %618 = getelementptr inbounds nuw i8, ptr %600, i64 8
  store i64 %617, ptr %444, align 8
  %619 = getelementptr inbounds nuw i8, ptr %600, i64 16
  %620 = load i64, ptr %619, align 8
  store i64 %620, ptr %445, align 8
  %621 = getelementptr inbounds nuw i8, ptr %600, i64 24
  %622 = load i64, ptr %621, align 8
  store i64 %622, ptr %446, align 8
  %623 = getelementptr inbounds nuw i8, ptr %600, i64 40
  %624 = load ptr, ptr %623, align 8
  store ptr %624, ptr %447, align 8
  %625 = getelementptr inbounds nuw i8, ptr %600, i64 48
  %626 = load ptr, ptr %625, align 8
  store ptr %626, ptr %448, align 8
  %627 = getelementptr inbounds nuw i8, ptr %600, i64 56
  %628 = load ptr, ptr %627, align 8
  store ptr %628, ptr %449, align 8
  %629 = shl i64 %471, 1
  %630 = getelementptr inbounds nuw i8, ptr %600, i64 32
  %631 = load i64, ptr %630, align 8
  %632 = load i64, ptr %618, align 8
  %633 = add i64 %631, %632
  %634 = sub i64 %629, %633
  store i64 %471, ptr %630, align 8
  %635 = load i64, ptr %619, align 8
  %636 = icmp ult i64 %634, %635
  %637 = load ptr, ptr %623, align 8
  %638 = icmp eq ptr %637, null
  br i1 %636, label %639, label %643

639:
  br i1 %638, label %647, label %640

640:
  %641 = lshr i64 %634, 7
  %642 = getelementptr inbounds nuw %struct.ScreenLine, ptr %637, i64 %641
  tail call void @llvm.prefetch.p0(ptr %642, i32 1, i32 3, i32 1)
  br label %644

643:
  br i1 %638, label %647, label %644

644:
  %645 = load i64, ptr %444, align 8
  %646 = load i64, ptr %445, align 8
  br label %657

647:
  %648 = load i64, ptr %444, align 8
  %649 = add i64 %484, %471
  %650 = sub i64 %649, %648
  %651 = load i64, ptr %445, align 8
  %652 = icmp ugt i64 %650, %651
  br i1 %652, label %1269, label %653

653:
  %654 = load ptr, ptr %92, align 8
  %655 = getelementptr inbounds nuw i8, ptr %654, i64 4
  %656 = load i32, ptr %655, align 4
  switch i32 %656, label %1277 [
    i32 4, label %1272
    i32 0, label %1272
  ]

657:
  %658 = phi i64 [ %646, %644 ], [ %508, %503 ]
  %659 = phi i64 [ %645, %644 ], [ 0, %503 ]
  %660 = phi i64 [ %471, %644 ], [ %493, %503 ]
  %661 = sub i64 %660, %659
  %662 = trunc i64 %661 to i32
  %663 = shl nuw i32 1, %473
  %664 = add i32 %663, -1
  %665 = and i32 %664, %662
  %666 = add i64 %661, %484
  %667 = icmp ugt i64 %666, %658
  %668 = add i32 %665, %478
  %669 = icmp ugt i32 %668, %663
  %670 = select i1 %667, i1 true, i1 %669
  br i1 %670, label %1269, label %671

671:
  %672 = load i8, ptr %440, align 4
  %673 = trunc nuw i8 %672 to i1
  br i1 %673, label %674, label %687

674:
  %675 = load ptr, ptr %0, align 8
  %676 = getelementptr inbounds nuw i8, ptr %675, i64 37696
  %677 = load i32, ptr %676, align 8
  %678 = icmp eq i32 %677, 0
  br i1 %678, label %687, label %679

679:
  %680 = load ptr, ptr %92, align 8
  %681 = getelementptr inbounds nuw i8, ptr %680, i64 8
  %682 = load i32, ptr %681, align 8
  %683 = icmp ult i32 %682, 4
  br i1 %683, label %684, label %687

684:
  %685 = lshr exact i32 %467, %468
  %686 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %661, i32 %473, i32 %685)
  br i1 %686, label %687, label %1275

687:
  %688 = add i64 %666, -1
  %689 = lshr i64 %688, 7
  %690 = lshr i64 %661, 7
  %691 = icmp samesign ugt i64 %690, %689
  br i1 %691, label %1272, label %692

692:
  %693 = zext nneg i32 %665 to i64
  %694 = sub i64 %693, %661
  %695 = icmp eq i32 %473, 2
  %696 = shl nuw nsw i64 %479, 3
  br label %697

697:
  %698 = phi i64 [ %690, %692 ], [ %1267, %1266 ]
  %699 = shl nuw i64 %698, 7
  %700 = add i64 %694, %699
  %701 = ashr i64 %700, %479
  %702 = add nsw i64 %701, %469
  br i1 %695, label %703, label %714

703:
  %704 = add i64 %702, -32
  %705 = icmp ult i64 %704, -63
  br i1 %705, label %716, label %706

706:
  %707 = icmp sgt i64 %702, -1
  %708 = trunc nsw i64 %702 to i32
  br i1 %707, label %709, label %711

709:
  %710 = lshr i32 %467, %708
  br label %716

711:
  %712 = sub nsw i32 0, %708
  %713 = shl i32 %467, %712
  br label %716

714:
  %715 = tail call preserve_allcc i32 @words_of(i32 %467, i64 %702, i32 %473, i32 %665, i32 %478)
  br label %716

716:
  %717 = phi i32 [ %715, %714 ], [ 0, %703 ], [ %710, %709 ], [ %713, %711 ]
  %718 = load i64, ptr %438, align 8
  %719 = shl i64 %702, 7
  %720 = and i64 %719, 32640
  %721 = xor i64 %720, 16384
  %722 = or i64 %721, %696
  %723 = or i64 %722, %718
  %724 = load ptr, ptr %447, align 8
  %725 = getelementptr inbounds nuw %struct.ScreenLine, ptr %724, i64 %698
  %726 = icmp eq i32 %717, 0
  br i1 %726, label %1236, label %727

727:
  %728 = load i64, ptr %445, align 8
  %729 = icmp ult i64 %699, %728
  br i1 %729, label %730, label %1236

730:
  %731 = load i8, ptr %440, align 4
  %732 = trunc nuw i8 %731 to i1
  %733 = load ptr, ptr %0, align 8
  br i1 %732, label %734, label %767

734:
  %735 = getelementptr inbounds nuw i8, ptr %733, i64 37696
  %736 = load i32, ptr %735, align 8
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %761, label %738

738:
  %739 = load ptr, ptr %92, align 8
  %740 = getelementptr inbounds nuw i8, ptr %739, i64 8
  %741 = load i32, ptr %740, align 8
  %742 = icmp ult i32 %741, 4
  br i1 %742, label %761, label %743

743:
  %744 = getelementptr inbounds nuw i8, ptr %739, i64 4
  %745 = load i32, ptr %744, align 4
  %746 = add i32 %745, -1
  %747 = and i32 %746, -6
  %748 = icmp eq i32 %747, 0
  %749 = load ptr, ptr %454, align 8
  %750 = getelementptr inbounds nuw i32, ptr %749, i64 %698
  %751 = load i32, ptr %750, align 4
  br i1 %748, label %752, label %757

752:
  %753 = or i32 %751, %717
  store i32 %753, ptr %750, align 4
  %754 = load ptr, ptr %0, align 8
  %755 = load i8, ptr %440, align 4
  %756 = trunc nuw i8 %755 to i1
  br label %761

757:
  %758 = xor i32 %751, -1
  %759 = and i32 %717, %758
  %760 = icmp eq i32 %759, 0
  br i1 %760, label %761, label %1275

761:
  %762 = phi i1 [ %756, %752 ], [ true, %757 ], [ true, %738 ], [ true, %734 ]
  %763 = phi ptr [ %754, %752 ], [ %733, %757 ], [ %733, %738 ], [ %733, %734 ]
  %764 = getelementptr inbounds nuw i8, ptr %763, i64 37704
  %765 = load i32, ptr %764, align 8
  %766 = icmp eq i32 %765, 0
  br i1 %766, label %771, label %794

767:
  %768 = getelementptr inbounds nuw i8, ptr %733, i64 37704
  %769 = load i32, ptr %768, align 8
  %770 = icmp eq i32 %769, 0
  br i1 %770, label %772, label %795

771:
  br i1 %762, label %1236, label %772

772:
  %773 = load ptr, ptr %92, align 8
  %774 = getelementptr inbounds nuw i8, ptr %773, i64 4
  %775 = load i32, ptr %774, align 4
  switch i32 %775, label %776 [
    i32 4, label %1236
    i32 0, label %1236
  ]

776:
  %777 = lshr i64 %698, 5
  %778 = load ptr, ptr %449, align 8
  %779 = getelementptr inbounds nuw %struct.ScreenPage, ptr %778, i64 %777
  %780 = load atomic i64, ptr %779 acquire, align 8
  %781 = load ptr, ptr %0, align 8
  %782 = getelementptr inbounds nuw i8, ptr %781, i64 37656
  %783 = load i64, ptr %782, align 8
  %784 = icmp eq i64 %780, %783
  br i1 %784, label %1236, label %785

785:
  %786 = add i64 %783, -1
  %787 = icmp eq i64 %780, %786
  br i1 %787, label %788, label %792

788:
  %789 = load ptr, ptr %92, align 8
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 4
  %791 = load i32, ptr %790, align 4
  switch i32 %791, label %792 [
    i32 4, label %1236
    i32 0, label %1236
  ]

792:
  %793 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %777)
  br i1 %793, label %1236, label %1275

794:
  br i1 %762, label %813, label %795

795:
  %796 = lshr i64 %698, 5
  %797 = load ptr, ptr %449, align 8
  %798 = getelementptr inbounds nuw %struct.ScreenPage, ptr %797, i64 %796
  %799 = load atomic i64, ptr %798 acquire, align 8
  %800 = load ptr, ptr %0, align 8
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 37656
  %802 = load i64, ptr %801, align 8
  %803 = icmp eq i64 %799, %802
  br i1 %803, label %813, label %804

804:
  %805 = add i64 %802, -1
  %806 = icmp eq i64 %799, %805
  br i1 %806, label %807, label %811

807:
  %808 = load ptr, ptr %92, align 8
  %809 = getelementptr inbounds nuw i8, ptr %808, i64 4
  %810 = load i32, ptr %809, align 4
  switch i32 %810, label %811 [
    i32 4, label %813
    i32 0, label %813
  ]

811:
  %812 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %796)
  br i1 %812, label %813, label %1275

813:
  %814 = load i8, ptr %440, align 4
  %815 = trunc nuw i8 %814 to i1
  br i1 %815, label %875, label %816

816:
  %817 = icmp eq i32 %717, -1
  %818 = and i64 %718, 7
  %819 = icmp eq i64 %818, 0
  %820 = and i1 %817, %819
  %821 = and i64 %723, 64
  %822 = icmp eq i64 %821, 0
  %823 = select i1 %820, i1 %822, i1 false
  br i1 %823, label %824, label %875

824:
  %825 = load ptr, ptr %92, align 8
  %826 = getelementptr inbounds nuw i8, ptr %825, i64 4
  %827 = load i32, ptr %826, align 4
  %828 = icmp eq i32 %827, 4
  br i1 %828, label %875, label %829

829:
  %830 = load ptr, ptr %0, align 8
  %831 = load ptr, ptr %449, align 8
  %832 = lshr i64 %698, 5
  %833 = getelementptr inbounds nuw %struct.ScreenPage, ptr %831, i64 %832
  %834 = getelementptr inbounds nuw i8, ptr %833, i64 8
  %835 = and i64 %698, 31
  %836 = getelementptr inbounds nuw i64, ptr %834, i64 %835
  %837 = icmp eq i32 %827, 0
  %838 = load atomic i64, ptr %836 monotonic, align 8
  %839 = select i1 %837, i64 2, i64 1
  %840 = icmp eq i64 %838, 0
  br i1 %840, label %841, label %843

841:
  %842 = or disjoint i64 %839, %723
  br label %864

843:
  %844 = and i64 %838, -8
  %845 = icmp eq i64 %844, %723
  br i1 %845, label %846, label %848

846:
  %847 = or i64 %838, %839
  br label %864

848:
  %849 = xor i64 %838, %718
  %850 = icmp ult i64 %849, 1099511627776
  br i1 %850, label %851, label %875

851:
  %852 = lshr i64 %838, 24
  %853 = and i64 %852, 65535
  %854 = lshr i64 %723, 24
  %855 = and i64 %854, 65535
  %856 = icmp samesign ult i64 %853, %855
  br i1 %856, label %857, label %875

857:
  %858 = and i64 %838, 5
  %859 = icmp ne i64 %858, 0
  %860 = and i1 %837, %859
  %861 = select i1 %860, i64 4, i64 0
  %862 = or disjoint i64 %723, %861
  %863 = or disjoint i64 %862, %839
  br label %864

864:
  %865 = phi i64 [ %863, %857 ], [ %847, %846 ], [ %842, %841 ]
  %866 = getelementptr inbounds nuw i8, ptr %830, i64 37688
  %867 = load i32, ptr %866, align 8
  %868 = icmp eq i32 %867, 0
  br i1 %868, label %870, label %869

869:
  store i64 %865, ptr %836, align 8
  br label %1236

870:
  %871 = icmp eq i64 %838, %865
  br i1 %871, label %1236, label %872

872:
  %873 = cmpxchg ptr %836, i64 %838, i64 %865 monotonic monotonic, align 8
  %874 = extractvalue { i64, i1 } %873, 1
  br i1 %874, label %1236, label %875

875:
  %876 = load i8, ptr %460, align 1
  %877 = trunc nuw i8 %876 to i1
  br i1 %877, label %878, label %936

878:
  %879 = load i8, ptr %440, align 4
  %880 = trunc nuw i8 %879 to i1
  br i1 %880, label %936, label %881

881:
  %882 = load ptr, ptr %449, align 8
  %883 = lshr i64 %698, 5
  %884 = getelementptr inbounds nuw %struct.ScreenPage, ptr %882, i64 %883
  %885 = getelementptr inbounds nuw i8, ptr %884, i64 8
  %886 = and i64 %698, 31
  %887 = getelementptr inbounds nuw i64, ptr %885, i64 %886
  %888 = load atomic i64, ptr %887 monotonic, align 8
  %889 = icmp eq i64 %888, -1
  br i1 %889, label %890, label %892

890:
  %891 = load i64, ptr %725, align 8
  br label %921

892:
  %893 = load ptr, ptr %0, align 8
  %894 = getelementptr inbounds nuw i8, ptr %893, i64 37688
  %895 = load i32, ptr %894, align 8
  %896 = icmp eq i32 %895, 0
  br i1 %896, label %898, label %897

897:
  store i64 -1, ptr %887, align 8
  br label %900

898:
  %899 = atomicrmw xchg ptr %887, i64 -1 monotonic, align 8
  br label %900

900:
  %901 = phi i64 [ %888, %897 ], [ %899, %898 ]
  %902 = load i64, ptr %439, align 8
  store i64 %902, ptr %725, align 8
  %903 = and i64 %901, 5
  %904 = icmp ne i64 %903, 0
  %905 = sext i1 %904 to i32
  %906 = getelementptr inbounds nuw i8, ptr %725, i64 48
  store i32 %905, ptr %906, align 8
  %907 = shl i64 %901, 62
  %908 = ashr i64 %907, 63
  %909 = trunc nsw i64 %908 to i32
  %910 = getelementptr inbounds nuw i8, ptr %725, i64 56
  store i32 %909, ptr %910, align 8
  %911 = getelementptr inbounds nuw i8, ptr %725, i64 60
  store i32 0, ptr %911, align 4
  %912 = getelementptr inbounds nuw i8, ptr %725, i64 52
  store i32 0, ptr %912, align 4
  %913 = and i64 %901, -8
  %914 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %915 = getelementptr inbounds nuw i8, ptr %725, i64 32
  store i64 %913, ptr %915, align 8
  store i64 %913, ptr %914, align 8
  %916 = and i64 %901, 1
  %917 = icmp eq i64 %916, 0
  br i1 %917, label %918, label %921

918:
  %919 = and i64 %901, -16777216
  %920 = add i64 %919, -16777096
  store i64 %920, ptr %914, align 8
  br label %921

921:
  %922 = phi i64 [ %891, %890 ], [ %902, %900 ], [ %902, %918 ]
  %923 = load i64, ptr %439, align 8
  %924 = icmp eq i64 %922, %923
  br i1 %924, label %925, label %934

925:
  %926 = getelementptr inbounds nuw i8, ptr %725, i64 48
  %927 = load i32, ptr %926, align 8
  %928 = getelementptr inbounds nuw i8, ptr %725, i64 52
  %929 = load i32, ptr %928, align 4
  %930 = or i32 %929, %927
  %931 = and i32 %930, %717
  %932 = icmp eq i32 %931, 0
  %933 = zext i1 %932 to i8
  br label %934

934:
  %935 = phi i8 [ 1, %921 ], [ %933, %925 ]
  store i8 %935, ptr %461, align 8
  br label %936

936:
  %937 = load i64, ptr %725, align 8
  %938 = load i64, ptr %439, align 8
  %939 = icmp eq i64 %937, %938
  br i1 %939, label %940, label %1002

940:
  %941 = load ptr, ptr %92, align 8
  %942 = getelementptr inbounds nuw i8, ptr %941, i64 4
  %943 = load i32, ptr %942, align 4
  switch i32 %943, label %962 [
    i32 4, label %944
    i32 0, label %944
  ]

944:
  %945 = getelementptr inbounds nuw i8, ptr %725, i64 32
  %946 = load i64, ptr %945, align 8
  %947 = icmp eq i64 %946, %723
  br i1 %947, label %948, label %1002

948:
  %949 = getelementptr inbounds nuw i8, ptr %725, i64 56
  %950 = load i32, ptr %949, align 8
  %951 = xor i32 %950, -1
  %952 = and i32 %717, %951
  %953 = icmp eq i32 %952, 0
  br i1 %953, label %954, label %1002

954:
  %955 = getelementptr inbounds nuw i8, ptr %725, i64 48
  %956 = load i32, ptr %955, align 8
  %957 = getelementptr inbounds nuw i8, ptr %725, i64 52
  %958 = load i32, ptr %957, align 4
  %959 = or i32 %958, %956
  %960 = and i32 %959, %717
  %961 = icmp eq i32 %960, 0
  br i1 %961, label %1236, label %1002

962:
  %963 = and i64 %718, 7
  %964 = icmp eq i64 %963, 0
  %965 = and i64 %718, 6
  %966 = icmp eq i64 %965, 6
  %967 = or i1 %964, %966
  br i1 %967, label %1002, label %968

968:
  %969 = getelementptr inbounds nuw i8, ptr %725, i64 48
  %970 = load i32, ptr %969, align 8
  %971 = xor i32 %970, -1
  %972 = and i32 %717, %971
  %973 = icmp eq i32 %972, 0
  br i1 %973, label %974, label %1002

974:
  %975 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %976 = load i64, ptr %975, align 8
  %977 = and i64 %976, 120
  %978 = icmp eq i64 %977, 120
  br i1 %978, label %979, label %1002

979:
  %980 = icmp ugt i64 %976, -1099511627777
  %981 = xor i64 %976, %723
  %982 = icmp ult i64 %981, 16777216
  %983 = select i1 %980, i1 true, i1 %982
  br i1 %983, label %984, label %1002

984:
  %985 = and i64 %976, 7
  %986 = icmp ne i64 %985, 0
  %987 = xor i64 %976, %718
  %988 = and i64 %987, 7
  %989 = icmp eq i64 %988, 0
  %990 = select i1 %986, i1 %989, i1 false
  br i1 %990, label %991, label %1002

991:
  %992 = getelementptr inbounds nuw i8, ptr %725, i64 52
  %993 = load i32, ptr %992, align 4
  %994 = getelementptr inbounds nuw i8, ptr %725, i64 56
  %995 = load i32, ptr %994, align 8
  %996 = or i32 %995, %993
  %997 = getelementptr inbounds nuw i8, ptr %725, i64 60
  %998 = load i32, ptr %997, align 4
  %999 = or i32 %996, %998
  %1000 = and i32 %999, %717
  %1001 = icmp eq i32 %1000, 0
  br i1 %1001, label %1236, label %1002

1002:
  %1003 = load i8, ptr %440, align 4
  %1004 = trunc nuw i8 %1003 to i1
  br i1 %1004, label %1057, label %1005

1005:
  %1006 = load ptr, ptr %0, align 8
  %1007 = getelementptr inbounds nuw i8, ptr %1006, i64 37688
  %1008 = load i32, ptr %1007, align 8
  %1009 = icmp eq i32 %1008, 0
  br i1 %1009, label %1010, label %1019

1010:
  %1011 = getelementptr inbounds nuw i8, ptr %725, i64 8
  br label %1012

1012:
  %1013 = atomicrmw or ptr %1011, i64 1 acquire, align 8
  %1014 = and i64 %1013, 1
  %1015 = icmp eq i64 %1014, 0
  br i1 %1015, label %1016, label %1012

1016:
  %1017 = load i8, ptr %440, align 4
  %1018 = trunc nuw i8 %1017 to i1
  br i1 %1018, label %1057, label %1019

1019:
  %1020 = load ptr, ptr %449, align 8
  %1021 = lshr i64 %698, 5
  %1022 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1020, i64 %1021
  %1023 = getelementptr inbounds nuw i8, ptr %1022, i64 8
  %1024 = and i64 %698, 31
  %1025 = getelementptr inbounds nuw i64, ptr %1023, i64 %1024
  %1026 = load atomic i64, ptr %1025 monotonic, align 8
  %1027 = icmp eq i64 %1026, -1
  br i1 %1027, label %1057, label %1028

1028:
  %1029 = load ptr, ptr %0, align 8
  %1030 = getelementptr inbounds nuw i8, ptr %1029, i64 37688
  %1031 = load i32, ptr %1030, align 8
  %1032 = icmp eq i32 %1031, 0
  br i1 %1032, label %1034, label %1033

1033:
  store i64 -1, ptr %1025, align 8
  br label %1036

1034:
  %1035 = atomicrmw xchg ptr %1025, i64 -1 monotonic, align 8
  br label %1036

1036:
  %1037 = phi i64 [ %1026, %1033 ], [ %1035, %1034 ]
  %1038 = load i64, ptr %439, align 8
  store i64 %1038, ptr %725, align 8
  %1039 = and i64 %1037, 5
  %1040 = icmp ne i64 %1039, 0
  %1041 = sext i1 %1040 to i32
  %1042 = getelementptr inbounds nuw i8, ptr %725, i64 48
  store i32 %1041, ptr %1042, align 8
  %1043 = shl i64 %1037, 62
  %1044 = ashr i64 %1043, 63
  %1045 = trunc nsw i64 %1044 to i32
  %1046 = getelementptr inbounds nuw i8, ptr %725, i64 56
  store i32 %1045, ptr %1046, align 8
  %1047 = getelementptr inbounds nuw i8, ptr %725, i64 60
  store i32 0, ptr %1047, align 4
  %1048 = getelementptr inbounds nuw i8, ptr %725, i64 52
  store i32 0, ptr %1048, align 4
  %1049 = and i64 %1037, -8
  %1050 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %1051 = getelementptr inbounds nuw i8, ptr %725, i64 32
  store i64 %1049, ptr %1051, align 8
  store i64 %1049, ptr %1050, align 8
  %1052 = and i64 %1037, 1
  %1053 = icmp eq i64 %1052, 0
  br i1 %1053, label %1054, label %1057

1054:
  %1055 = and i64 %1037, -16777216
  %1056 = add i64 %1055, -16777096
  store i64 %1056, ptr %1050, align 8
  br label %1057

1057:
  %1058 = phi i1 [ true, %1016 ], [ %1009, %1054 ], [ %1009, %1036 ], [ %1009, %1019 ], [ false, %1002 ]
  %1059 = load i64, ptr %725, align 8
  %1060 = load i64, ptr %439, align 8
  %1061 = icmp eq i64 %1059, %1060
  br i1 %1061, label %1105, label %1062

1062:
  %1063 = load ptr, ptr %92, align 8
  %1064 = getelementptr inbounds nuw i8, ptr %1063, i64 4
  %1065 = load i32, ptr %1064, align 4
  %1066 = and i32 %1065, -5
  %1067 = icmp eq i32 %1066, 0
  %1068 = select i1 %1067, i32 2, i32 0
  store i64 %1060, ptr %725, align 8
  %1069 = getelementptr inbounds nuw i8, ptr %725, i64 48
  %1070 = getelementptr inbounds nuw i8, ptr %725, i64 60
  store i32 0, ptr %1070, align 4
  %1071 = getelementptr inbounds nuw i8, ptr %725, i64 56
  store i32 0, ptr %1071, align 8
  %1072 = getelementptr inbounds nuw i8, ptr %725, i64 52
  store i32 0, ptr %1072, align 4
  store i32 0, ptr %1069, align 8
  %1073 = getelementptr inbounds nuw i8, ptr %725, i64 8
  store i64 0, ptr %1073, align 8
  %1074 = and i64 %723, 120
  %1075 = icmp eq i64 %1074, 72
  br i1 %1075, label %1076, label %1077

1076:
  tail call preserve_allcc void @remember(ptr %0, ptr %725, i32 %1068, i64 %723, i32 %717)
  br label %1212

1077:
  %1078 = zext nneg i32 %1068 to i64
  %1079 = getelementptr inbounds nuw i32, ptr %1069, i64 %1078
  store i32 %717, ptr %1079, align 4
  %1080 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %1081 = getelementptr inbounds nuw i64, ptr %1080, i64 %1078
  store i64 %723, ptr %1081, align 8
  switch i32 %1065, label %1212 [
    i32 4, label %1082
    i32 0, label %1082
  ]

1082:
  %1083 = load ptr, ptr %0, align 8
  %1084 = getelementptr inbounds nuw i8, ptr %1083, i64 37692
  %1085 = load i32, ptr %1084, align 4
  %1086 = icmp eq i32 %1085, 0
  br i1 %1086, label %1087, label %1212

1087:
  %1088 = load i32, ptr %1069, align 8
  %1089 = load i32, ptr %1072, align 4
  %1090 = or i32 %1089, %1088
  %1091 = icmp eq i32 %1090, 0
  br i1 %1091, label %1092, label %1212

1092:
  %1093 = getelementptr inbounds nuw i8, ptr %725, i64 32
  %1094 = load i64, ptr %1093, align 8
  %1095 = and i64 %1094, 71
  %1096 = icmp eq i64 %1095, 64
  br i1 %1096, label %1097, label %1212

1097:
  store i32 -1, ptr %1071, align 8
  store i32 0, ptr %1070, align 4
  %1098 = and i64 %1094, 120
  %1099 = icmp eq i64 %1098, 120
  %1100 = shl i64 %1060, 10
  %1101 = lshr i64 %1094, 15
  %1102 = and i64 %1101, 1023
  %1103 = select i1 %1099, i64 1023, i64 %1102
  %1104 = or disjoint i64 %1103, %1100
  store i64 %1104, ptr %1073, align 8
  br label %1212

1105:
  %1106 = load i8, ptr %440, align 4
  %1107 = trunc nuw i8 %1106 to i1
  br i1 %1107, label %1158, label %1108

1108:
  %1109 = load ptr, ptr %92, align 8
  %1110 = getelementptr inbounds nuw i8, ptr %1109, i64 4
  %1111 = load i32, ptr %1110, align 4
  %1112 = and i32 %1111, -5
  %1113 = icmp eq i32 %1112, 0
  %1114 = select i1 %1113, i32 2, i32 0
  %1115 = and i64 %723, 120
  %1116 = icmp eq i64 %1115, 72
  br i1 %1116, label %1158, label %1117

1117:
  %1118 = getelementptr inbounds nuw i8, ptr %725, i64 48
  %1119 = load i32, ptr %1118, align 8
  %1120 = getelementptr inbounds nuw i8, ptr %725, i64 52
  %1121 = load i32, ptr %1120, align 4
  %1122 = or i32 %1121, %1119
  %1123 = getelementptr inbounds nuw i8, ptr %725, i64 56
  %1124 = load i32, ptr %1123, align 8
  %1125 = or i32 %1122, %1124
  %1126 = getelementptr inbounds nuw i8, ptr %725, i64 60
  %1127 = load i32, ptr %1126, align 4
  %1128 = or i32 %1125, %1127
  %1129 = and i32 %1128, %717
  %1130 = icmp eq i32 %1129, 0
  br i1 %1130, label %1131, label %1158

1131:
  %1132 = zext nneg i32 %1114 to i64
  %1133 = getelementptr inbounds nuw i32, ptr %1118, i64 %1132
  %1134 = load i32, ptr %1133, align 4
  %1135 = icmp eq i32 %1134, 0
  br i1 %1135, label %1151, label %1136

1136:
  %1137 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %1138 = getelementptr inbounds nuw i64, ptr %1137, i64 %1132
  %1139 = load i64, ptr %1138, align 8
  %1140 = icmp ne i64 %1139, %723
  %1141 = zext i1 %1140 to i32
  %1142 = or disjoint i32 %1114, %1141
  %1143 = zext nneg i32 %1142 to i64
  %1144 = getelementptr inbounds nuw i32, ptr %1118, i64 %1143
  %1145 = load i32, ptr %1144, align 4
  %1146 = icmp eq i32 %1145, 0
  br i1 %1146, label %1151, label %1147

1147:
  %1148 = getelementptr inbounds nuw i64, ptr %1137, i64 %1143
  %1149 = load i64, ptr %1148, align 8
  %1150 = icmp eq i64 %1149, %723
  br i1 %1150, label %1151, label %1158

1151:
  %1152 = phi ptr [ %1144, %1147 ], [ %1144, %1136 ], [ %1133, %1131 ]
  %1153 = phi i64 [ %1143, %1147 ], [ %1143, %1136 ], [ %1132, %1131 ]
  %1154 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %1155 = getelementptr inbounds nuw i64, ptr %1154, i64 %1153
  store i64 %723, ptr %1155, align 8
  %1156 = load i32, ptr %1152, align 4
  %1157 = or i32 %1156, %717
  store i32 %1157, ptr %1152, align 4
  br label %1212

1158:
  %1159 = and i64 %723, 64
  %1160 = icmp eq i64 %1159, 0
  br i1 %1160, label %1161, label %1210

1161:
  %1162 = getelementptr inbounds nuw i8, ptr %725, i64 48
  %1163 = getelementptr inbounds nuw i8, ptr %725, i64 56
  %1164 = load i32, ptr %1163, align 8
  %1165 = icmp eq i32 %1164, 0
  %1166 = getelementptr inbounds nuw i8, ptr %725, i64 52
  %1167 = load i32, ptr %1166, align 4
  %1168 = getelementptr inbounds nuw i8, ptr %725, i64 60
  %1169 = load i32, ptr %1168, align 4
  %1170 = or i32 %1169, %1167
  %1171 = icmp eq i32 %1170, 0
  br i1 %1171, label %1172, label %1210

1172:
  %1173 = load i32, ptr %1162, align 8
  %1174 = icmp eq i32 %1173, 0
  br i1 %1174, label %1179, label %1175

1175:
  %1176 = getelementptr inbounds nuw i8, ptr %725, i64 16
  %1177 = load i64, ptr %1176, align 8
  %1178 = icmp eq i64 %1177, %723
  br i1 %1178, label %1179, label %1210

1179:
  br i1 %1165, label %1184, label %1180

1180:
  %1181 = getelementptr inbounds nuw i8, ptr %725, i64 32
  %1182 = load i64, ptr %1181, align 8
  %1183 = icmp eq i64 %1182, %723
  br i1 %1183, label %1184, label %1210

1184:
  %1185 = load ptr, ptr %92, align 8
  %1186 = getelementptr inbounds nuw i8, ptr %1185, i64 4
  %1187 = load i32, ptr %1186, align 4
  switch i32 %1187, label %1191 [
    i32 4, label %1210
    i32 0, label %1188
  ]

1188:
  %1189 = getelementptr inbounds nuw i8, ptr %725, i64 32
  store i64 %723, ptr %1189, align 8
  %1190 = or i32 %1164, %717
  store i32 %1190, ptr %1163, align 8
  br label %1212

1191:
  br i1 %1107, label %1192, label %1203

1192:
  %1193 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %1194 = load i64, ptr %1193, align 8
  %1195 = icmp eq i64 %1194, 0
  br i1 %1195, label %1203, label %1196

1196:
  %1197 = load ptr, ptr %0, align 8
  store i64 0, ptr %1193, align 8
  %1198 = getelementptr inbounds nuw i8, ptr %1197, i64 41816
  %1199 = load i64, ptr %1198, align 8
  %1200 = add i64 %1199, 1
  store i64 %1200, ptr %1198, align 8
  %1201 = load i32, ptr %1162, align 8
  %1202 = load i32, ptr %1163, align 8
  br label %1203

1203:
  %1204 = phi i32 [ %1202, %1196 ], [ %1164, %1192 ], [ %1164, %1191 ]
  %1205 = phi i32 [ %1201, %1196 ], [ %1173, %1192 ], [ %1173, %1191 ]
  %1206 = getelementptr inbounds nuw i8, ptr %725, i64 16
  store i64 %723, ptr %1206, align 8
  %1207 = or i32 %1205, %717
  store i32 %1207, ptr %1162, align 8
  %1208 = xor i32 %717, -1
  %1209 = and i32 %1204, %1208
  store i32 %1209, ptr %1163, align 8
  br label %1212

1210:
  %1211 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %725, i64 %723, i32 %717)
  br i1 %1211, label %1212, label %1229

1212:
  %1213 = and i64 %718, 6
  %1214 = icmp eq i64 %1213, 6
  br i1 %1214, label %1215, label %1228

1215:
  %1216 = load ptr, ptr %0, align 8
  %1217 = getelementptr inbounds nuw i8, ptr %1216, i64 41808
  %1218 = load i64, ptr %1217, align 8
  %1219 = load ptr, ptr %92, align 8
  %1220 = getelementptr inbounds nuw i8, ptr %1219, i64 8
  %1221 = load i32, ptr %1220, align 8
  %1222 = icmp eq i32 %1221, 1
  %1223 = load ptr, ptr %462, align 8
  br i1 %1222, label %1224, label %1226

1224:
  %1225 = trunc i64 %1218 to i8
  store i8 %1225, ptr %1223, align 1
  br label %1228

1226:
  %1227 = trunc i64 %1218 to i32
  store i32 %1227, ptr %1223, align 1
  br label %1228

1228:
  br i1 %1058, label %1233, label %1236

1229:
  br i1 %1058, label %1230, label %1275

1230:
  %1231 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %1232 = atomicrmw and ptr %1231, i64 -2 release, align 8
  br label %1275

1233:
  %1234 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %1235 = atomicrmw and ptr %1234, i64 -2 release, align 8
  br label %1236

1236:
  %1237 = load ptr, ptr %0, align 8
  %1238 = getelementptr inbounds nuw i8, ptr %1237, i64 43704
  %1239 = load ptr, ptr %1238, align 8
  %1240 = icmp eq ptr %1239, null
  br i1 %1240, label %1266, label %1241

1241:
  %1242 = load i8, ptr %440, align 4
  %1243 = trunc nuw i8 %1242 to i1
  br i1 %1243, label %1266, label %1244

1244:
  %1245 = load i64, ptr %444, align 8
  %1246 = add i64 %1245, %699
  %1247 = load ptr, ptr %92, align 8
  %1248 = getelementptr inbounds nuw i8, ptr %1247, i64 4
  %1249 = load i32, ptr %1248, align 4
  switch i32 %1249, label %1250 [
    i32 4, label %1266
    i32 0, label %1266
  ]

1250:
  %1251 = load i8, ptr %460, align 1
  %1252 = trunc nuw i8 %1251 to i1
  br i1 %1252, label %1266, label %1253

1253:
  %1254 = getelementptr inbounds nuw i8, ptr %1237, i64 43720
  %1255 = load i64, ptr %1254, align 8
  %1256 = lshr i64 %1246, 7
  %1257 = lshr i64 %1246, 13
  %1258 = lshr i64 %1246, 19
  %1259 = xor i64 %1257, %1258
  %1260 = xor i64 %1259, %1256
  %1261 = and i64 %1260, 63
  %1262 = shl nuw i64 1, %1261
  %1263 = and i64 %1255, %1262
  %1264 = icmp eq i64 %1263, 0
  br i1 %1264, label %1266, label %1265

1265:
  tail call preserve_allcc void @cut_words(ptr %1237, i64 %1246, i32 %717)
  br label %1266

1266:
  %1267 = add nuw nsw i64 %698, 1
  %1268 = icmp eq i64 %698, %689
  br i1 %1268, label %1272, label %697

1269:
  %1270 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %471, i32 %468, i32 %473, i32 %467)
  %1271 = icmp eq i32 %1270, 0
  br i1 %1271, label %1272, label %3111

1272:
  %1273 = add nuw nsw i64 %465, 1
  %1274 = icmp eq i64 %1273, %463
  br i1 %1274, label %3111, label %464

1275:
  %1276 = load ptr, ptr %92, align 8
  br label %1277

1277:
  %1278 = phi ptr [ %1276, %1275 ], [ %654, %653 ]
  %1279 = load ptr, ptr %0, align 8
  %1280 = getelementptr inbounds nuw i8, ptr %1278, i64 20
  %1281 = load i32, ptr %1280, align 4
  %1282 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1283 = load i32, ptr %1282, align 8
  %1284 = tail call i32 @llvm.cttz.i32(i32 %1283, i1 false)
  %1285 = getelementptr inbounds nuw i8, ptr %1279, i64 328
  store i32 22, ptr %1285, align 8
  %1286 = getelementptr inbounds nuw i8, ptr %1279, i64 332
  store i32 %1281, ptr %1286, align 4
  %1287 = getelementptr inbounds nuw i8, ptr %1279, i64 336
  store i32 %1284, ptr %1287, align 8
  %1288 = getelementptr inbounds nuw i8, ptr %1279, i64 352
  store i64 0, ptr %1288, align 8
  %1289 = getelementptr inbounds nuw i8, ptr %1279, i64 368
  store i32 0, ptr %1289, align 8
  %1290 = getelementptr inbounds nuw i8, ptr %1279, i64 360
  store i32 0, ptr %1290, align 8
  %1291 = getelementptr inbounds nuw i8, ptr %1279, i64 364
  store i32 0, ptr %1291, align 4
  br label %3111

1292:
  %1293 = phi ptr [ %419, %418 ], [ %422, %421 ]
  %1294 = load i32, ptr %93, align 8
  %1295 = icmp eq i32 %1294, 2
  br i1 %1295, label %1301, label %1296

1296:
  %1297 = icmp eq i32 %1294, 0
  %1298 = and i64 %355, -4294967296
  %1299 = icmp eq i64 %1298, 4294967296
  %1300 = and i1 %1299, %1297
  br i1 %1300, label %1301, label %1348

1301:
  %1302 = and i64 %355, 4294967295
  %1303 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1304 = load i64, ptr %1303, align 8
  %1305 = and i64 %1304, 16777215
  %1306 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %1307 = load i32, ptr %1306, align 8
  %1308 = zext i32 %1307 to i64
  %1309 = or i64 %1305, %1308
  %1310 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1309, ptr %1310, align 8
  %1311 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1311, align 8
  %1312 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %1313 = load i32, ptr %1312, align 8
  %1314 = zext i32 %1313 to i64
  %1315 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1314, ptr %1315, align 8
  %1316 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1317 = load ptr, ptr %1316, align 8
  %1318 = ptrtoint ptr %1317 to i64
  %1319 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1318, ptr %1319, align 8
  %1320 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1321 = load ptr, ptr %1320, align 8
  %1322 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1321, ptr %1322, align 8
  %1323 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1324 = load ptr, ptr %1323, align 8
  %1325 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1324, ptr %1325, align 8
  %1326 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1327 = load ptr, ptr %1326, align 8
  %1328 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1327, ptr %1328, align 8
  %1329 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1330 = load ptr, ptr %1329, align 8
  %1331 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1330, ptr %1331, align 8
  %1332 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %1333 = load i64, ptr %1332, align 8
  %1334 = shl i64 %1333, 16
  %1335 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1336 = load i32, ptr %1335, align 8
  %1337 = lshr i32 %1336, 4
  %1338 = zext nneg i32 %1337 to i64
  %1339 = or i64 %1334, %1338
  %1340 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1339, ptr %1340, align 8
  %1341 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1342 = load i32, ptr %1341, align 8
  %1343 = icmp ne i32 %1342, 0
  %1344 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1345 = zext i1 %1343 to i8
  store i8 %1345, ptr %1344, align 2
  %1346 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1346, align 4
  %1347 = icmp samesign ult i64 %1302, %1314
  br i1 %1347, label %1490, label %2484

1348:
  switch i32 %1294, label %1354 [
    i32 1, label %1369
    i32 0, label %1349
  ]

1349:
  %1350 = lshr i64 %355, 32
  %1351 = trunc nuw i64 %1350 to i32
  %1352 = add i32 %1351, -1
  %1353 = icmp ult i32 %1352, 4
  br i1 %1353, label %1354, label %1369

1354:
  %1355 = load i32, ptr %1293, align 4
  %1356 = add i32 %1355, -1
  %1357 = and i32 %1356, -6
  %1358 = icmp eq i32 %1357, 0
  br i1 %1358, label %2484, label %1359

1359:
  %1360 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %1361 = load i32, ptr %1360, align 8
  %1362 = icmp eq i32 %1361, 0
  br i1 %1362, label %2484, label %1363

1363:
  %1364 = getelementptr inbounds nuw i8, ptr %7, i64 37700
  %1365 = load i32, ptr %1364, align 4
  %1366 = icmp eq i32 %1365, 0
  %1367 = icmp eq i64 %1298, 8589934592
  %1368 = and i1 %1366, %1367
  br i1 %1368, label %1490, label %2484

1369:
  %1370 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1371 = load i64, ptr %1370, align 8
  %1372 = getelementptr inbounds nuw i8, ptr %93, i64 12
  %1373 = load i32, ptr %1372, align 4
  %1374 = zext i32 %1373 to i64
  %1375 = or i64 %1371, %1374
  %1376 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1375, ptr %1376, align 8
  %1377 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %1378 = load i64, ptr %1377, align 8
  %1379 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1378, ptr %1379, align 8
  %1380 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %1380, align 4
  %1381 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %1382 = load ptr, ptr %1381, align 8
  %1383 = icmp eq ptr %1382, null
  br i1 %1383, label %1432, label %1384

1384:
  %1385 = getelementptr inbounds nuw i8, ptr %93, i64 12
  %1386 = load i32, ptr %1385, align 4
  %1387 = zext i32 %1386 to i64
  %1388 = and i64 %1387, 7
  %1389 = icmp eq i64 %1388, 0
  %1390 = and i64 %1387, 6
  %1391 = icmp eq i64 %1390, 6
  %1392 = or i1 %1389, %1391
  br i1 %1392, label %1393, label %1432

1393:
  %1394 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %1395 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1396 = load i32, ptr %1395, align 4
  %1397 = zext i32 %1396 to i64
  %1398 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1394, i64 %1397
  %1399 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %1400 = load ptr, ptr %1399, align 8
  %1401 = load i64, ptr %1, align 8
  %1402 = mul i64 %1401, 96
  %1403 = getelementptr inbounds nuw i8, ptr %1400, i64 %1402
  %1404 = getelementptr inbounds nuw i8, ptr %1398, i64 112
  store i32 0, ptr %1404, align 8
  %1405 = getelementptr inbounds nuw i8, ptr %1398, i64 116
  %1406 = load i32, ptr %1405, align 4
  %1407 = icmp eq i32 %1406, 0
  br i1 %1407, label %1432, label %1408

1408:
  store i32 0, ptr %1405, align 4
  %1409 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %1410

1410:
  %1411 = phi i64 [ 0, %1408 ], [ %1430, %1429 ]
  %1412 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %1403, i64 %1411
  %1413 = getelementptr inbounds nuw i8, ptr %1412, i64 8
  %1414 = load i64, ptr %1413, align 8
  %1415 = trunc i64 %1414 to i32
  %1416 = lshr i32 %1415, 15
  %1417 = and i32 %1416, 31
  %1418 = load i32, ptr %1395, align 4
  %1419 = icmp eq i32 %1417, %1418
  br i1 %1419, label %1420, label %1429

1420:
  %1421 = lshr i64 %1414, 24
  %1422 = and i64 %1421, 65535
  %1423 = load i32, ptr %1409, align 8
  %1424 = lshr i32 %1423, 4
  %1425 = zext nneg i32 %1424 to i64
  %1426 = icmp eq i64 %1422, %1425
  br i1 %1426, label %1427, label %1429

1427:
  %1428 = getelementptr inbounds nuw i8, ptr %1412, i64 20
  store i32 0, ptr %1428, align 4
  br label %1429

1429:
  %1430 = add nuw nsw i64 %1411, 1
  %1431 = icmp eq i64 %1430, 4
  br i1 %1431, label %1432, label %1410

1432:
  %1433 = load ptr, ptr %92, align 8
  %1434 = ptrtoint ptr %1433 to i64
  %1435 = load ptr, ptr %0, align 8
  %1436 = getelementptr inbounds nuw i8, ptr %1435, i64 37712
  %1437 = udiv i64 %1434, 48
  %1438 = and i64 %1437, 63
  %1439 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1436, i64 %1438
  %1440 = load i64, ptr %1439, align 8
  %1441 = icmp eq i64 %1440, %1434
  br i1 %1441, label %1442, label %1449

1442:
  %1443 = getelementptr inbounds nuw i8, ptr %1439, i64 8
  %1444 = load i64, ptr %1443, align 8
  %1445 = sub i64 %355, %1444
  %1446 = getelementptr inbounds nuw i8, ptr %1439, i64 16
  %1447 = load i64, ptr %1446, align 8
  %1448 = icmp ult i64 %1445, %1447
  br i1 %1448, label %1455, label %1449

1449:
  %1450 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %355, ptr %1439)
  %1451 = icmp eq i32 %1450, 0
  br i1 %1451, label %2484, label %1452

1452:
  %1453 = getelementptr inbounds nuw i8, ptr %1439, i64 8
  %1454 = load i64, ptr %1453, align 8
  br label %1455

1455:
  %1456 = phi i64 [ %1454, %1452 ], [ %1444, %1442 ]
  %1457 = getelementptr inbounds nuw i8, ptr %1439, i64 8
  %1458 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %1456, ptr %1458, align 8
  %1459 = getelementptr inbounds nuw i8, ptr %1439, i64 16
  %1460 = load i64, ptr %1459, align 8
  %1461 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1460, ptr %1461, align 8
  %1462 = getelementptr inbounds nuw i8, ptr %1439, i64 24
  %1463 = load i64, ptr %1462, align 8
  %1464 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1463, ptr %1464, align 8
  %1465 = getelementptr inbounds nuw i8, ptr %1439, i64 40
  %1466 = load ptr, ptr %1465, align 8
  %1467 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1466, ptr %1467, align 8
  %1468 = getelementptr inbounds nuw i8, ptr %1439, i64 48
  %1469 = load ptr, ptr %1468, align 8
  %1470 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1469, ptr %1470, align 8
  %1471 = getelementptr inbounds nuw i8, ptr %1439, i64 56
  %1472 = load ptr, ptr %1471, align 8
  %1473 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %1472, ptr %1473, align 8
  %1474 = shl i64 %355, 1
  %1475 = getelementptr inbounds nuw i8, ptr %1439, i64 32
  %1476 = load i64, ptr %1475, align 8
  %1477 = load i64, ptr %1457, align 8
  %1478 = add i64 %1476, %1477
  %1479 = sub i64 %1474, %1478
  store i64 %355, ptr %1475, align 8
  %1480 = load i64, ptr %1459, align 8
  %1481 = icmp uge i64 %1479, %1480
  %1482 = load ptr, ptr %1465, align 8
  %1483 = icmp eq ptr %1482, null
  %1484 = select i1 %1481, i1 true, i1 %1483
  br i1 %1484, label %1488, label %1485

1485:
  %1486 = lshr i64 %1479, 7
  %1487 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1482, i64 %1486
  tail call void @llvm.prefetch.p0(ptr %1487, i32 1, i32 3, i32 1)
  br label %1488

1488:
  %1489 = icmp eq ptr %1482, null
  br label %1490

1490:
  %1491 = phi i1 [ %1489, %1488 ], [ false, %1363 ], [ false, %1301 ]
  %1492 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1493 = load i8, ptr %1492, align 4
  %1494 = trunc nuw i8 %1493 to i1
  %1495 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1496 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %1497

1497:
  %1498 = phi i32 [ %3, %1490 ], [ %1526, %1523 ]
  %1499 = tail call i32 @llvm.cttz.i32(i32 %1498, i1 true)
  %1500 = zext nneg i32 %1499 to i64
  %1501 = getelementptr inbounds nuw i64, ptr %8, i64 %1500
  %1502 = load i64, ptr %1501, align 8
  br i1 %1494, label %1503, label %1509

1503:
  %1504 = and i64 %1502, 4294967295
  %1505 = load i64, ptr %1495, align 8
  %1506 = sub i64 %1504, %1505
  %1507 = load i64, ptr %1496, align 8
  %1508 = icmp ult i64 %1506, %1507
  br i1 %1508, label %1514, label %2484

1509:
  %1510 = load i64, ptr %1495, align 8
  %1511 = sub i64 %1502, %1510
  %1512 = load i64, ptr %1496, align 8
  %1513 = icmp ult i64 %1511, %1512
  br i1 %1513, label %1523, label %2484

1514:
  %1515 = load ptr, ptr %92, align 8
  %1516 = load i32, ptr %1515, align 8
  %1517 = icmp eq i32 %1516, 2
  br i1 %1517, label %1523, label %1518

1518:
  %1519 = icmp eq i32 %1516, 0
  %1520 = and i64 %1502, -4294967296
  %1521 = icmp eq i64 %1520, 4294967296
  %1522 = and i1 %1519, %1521
  br i1 %1522, label %1523, label %2484

1523:
  %1524 = phi i64 [ %1505, %1514 ], [ %1510, %1509 ], [ %1505, %1518 ]
  %1525 = add i32 %1498, -1
  %1526 = and i32 %1525, %1498
  %1527 = icmp eq i32 %1526, 0
  br i1 %1527, label %1528, label %1497

1528:
  br i1 %1491, label %1529, label %1547

1529:
  %1530 = load ptr, ptr %92, align 8
  %1531 = getelementptr inbounds nuw i8, ptr %1530, i64 4
  %1532 = load i32, ptr %1531, align 4
  switch i32 %1532, label %1533 [
    i32 4, label %3111
    i32 0, label %3111
  ]

1533:
  %1534 = load ptr, ptr %0, align 8
  %1535 = getelementptr inbounds nuw i8, ptr %1530, i64 20
  %1536 = load i32, ptr %1535, align 4
  %1537 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1538 = load i32, ptr %1537, align 8
  %1539 = tail call i32 @llvm.cttz.i32(i32 %1538, i1 false)
  %1540 = getelementptr inbounds nuw i8, ptr %1534, i64 328
  store i32 22, ptr %1540, align 8
  %1541 = getelementptr inbounds nuw i8, ptr %1534, i64 332
  store i32 %1536, ptr %1541, align 4
  %1542 = getelementptr inbounds nuw i8, ptr %1534, i64 336
  store i32 %1539, ptr %1542, align 8
  %1543 = getelementptr inbounds nuw i8, ptr %1534, i64 352
  store i64 0, ptr %1543, align 8
  %1544 = getelementptr inbounds nuw i8, ptr %1534, i64 368
  store i32 0, ptr %1544, align 8
  %1545 = getelementptr inbounds nuw i8, ptr %1534, i64 360
  store i32 0, ptr %1545, align 8
  %1546 = getelementptr inbounds nuw i8, ptr %1534, i64 364
  store i32 0, ptr %1546, align 4
  br label %3111

1547:
  %1548 = load ptr, ptr %0, align 8
  %1549 = getelementptr inbounds nuw i8, ptr %1548, i64 37692
  %1550 = load i32, ptr %1549, align 4
  %1551 = icmp eq i32 %1550, 0
  br i1 %1551, label %2484, label %1552

1552:
  %1553 = load ptr, ptr %92, align 8
  %1554 = getelementptr inbounds nuw i8, ptr %1553, i64 4
  %1555 = load i32, ptr %1554, align 4
  %1556 = icmp eq i32 %1555, 6
  br i1 %1556, label %2484, label %1557

1557:
  %1558 = getelementptr inbounds nuw i8, ptr %1553, i64 8
  %1559 = load i32, ptr %1558, align 8
  %1560 = and i32 %1559, 3
  %1561 = icmp eq i32 %1560, 0
  br i1 %1561, label %1562, label %2484

1562:
  %1563 = phi i32 [ %1572, %1562 ], [ %3, %1557 ]
  %1564 = phi i64 [ %1570, %1562 ], [ 0, %1557 ]
  %1565 = tail call i32 @llvm.cttz.i32(i32 %1563, i1 true)
  %1566 = zext nneg i32 %1565 to i64
  %1567 = getelementptr inbounds nuw i64, ptr %8, i64 %1566
  %1568 = load i64, ptr %1567, align 8
  %1569 = sub i64 %1568, %1524
  %1570 = or i64 %1569, %1564
  %1571 = add i32 %1563, -1
  %1572 = and i32 %1571, %1563
  %1573 = icmp eq i32 %1572, 0
  br i1 %1573, label %1574, label %1562

1574:
  %1575 = and i64 %1570, 3
  %1576 = icmp eq i64 %1575, 0
  br i1 %1576, label %1577, label %2484

1577:
  %1578 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1579 = load i64, ptr %1578, align 8
  %1580 = or i64 %1579, 72
  %1581 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %5, ptr %1581, align 8
  %1582 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1583 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1584 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1585 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1586 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1587 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1588 = and i64 %1579, 7
  %1589 = icmp eq i64 %1588, 0
  %1590 = and i64 %1579, 6
  %1591 = icmp eq i64 %1590, 6
  %1592 = or i1 %1589, %1591
  %1593 = and i64 %1580, 120
  %1594 = icmp eq i64 %1593, 72
  %1595 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %1596

1596:
  %1597 = phi i32 [ 0, %1577 ], [ %2058, %2056 ]
  %1598 = phi i32 [ %3, %1577 ], [ %2060, %2056 ]
  %1599 = phi i64 [ 0, %1577 ], [ %2057, %2056 ]
  %1600 = call i32 @llvm.cttz.i32(i32 %1598, i1 true)
  %1601 = load i8, ptr %1492, align 4
  %1602 = trunc nuw i8 %1601 to i1
  %1603 = zext nneg i32 %1600 to i64
  %1604 = getelementptr inbounds nuw i64, ptr %8, i64 %1603
  %1605 = load i64, ptr %1604, align 8
  %1606 = and i64 %1605, 4294967295
  %1607 = select i1 %1602, i64 %1606, i64 %1605
  %1608 = load i64, ptr %1495, align 8
  %1609 = sub i64 %1607, %1608
  %1610 = load ptr, ptr %92, align 8
  %1611 = getelementptr inbounds nuw i8, ptr %1610, i64 8
  %1612 = load i32, ptr %1611, align 8
  %1613 = zext i32 %1612 to i64
  %1614 = add i64 %1609, %1613
  %1615 = icmp ult i64 %1609, %1614
  br i1 %1615, label %1616, label %2056

1616:
  %1617 = trunc nuw nsw i32 %1600 to i8
  br label %1618

1618:
  %1619 = phi i32 [ %1597, %1616 ], [ %2051, %2048 ]
  %1620 = phi i64 [ %1609, %1616 ], [ %2054, %2048 ]
  %1621 = phi i64 [ %1599, %1616 ], [ %1626, %2048 ]
  %1622 = trunc i64 %1620 to i32
  %1623 = lshr i32 %1622, 2
  %1624 = and i32 %1623, 31
  %1625 = icmp eq i32 %1619, 0
  %1626 = lshr i64 %1620, 7
  br i1 %1625, label %2048, label %1627

1627:
  %1628 = icmp eq i64 %1626, %1621
  br i1 %1628, label %1629, label %1633

1629:
  %1630 = shl nuw i32 1, %1624
  %1631 = and i32 %1630, %1619
  %1632 = icmp eq i32 %1631, 0
  br i1 %1632, label %2048, label %1633

1633:
  %1634 = load ptr, ptr %1582, align 8
  %1635 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1634, i64 %1621
  %1636 = shl nuw i64 %1621, 7
  %1637 = load i64, ptr %1496, align 8
  %1638 = icmp ult i64 %1636, %1637
  br i1 %1638, label %1639, label %2018

1639:
  %1640 = load i8, ptr %1492, align 4
  %1641 = trunc nuw i8 %1640 to i1
  %1642 = load ptr, ptr %0, align 8
  br i1 %1641, label %1643, label %1676

1643:
  %1644 = getelementptr inbounds nuw i8, ptr %1642, i64 37696
  %1645 = load i32, ptr %1644, align 8
  %1646 = icmp eq i32 %1645, 0
  br i1 %1646, label %1670, label %1647

1647:
  %1648 = load ptr, ptr %92, align 8
  %1649 = getelementptr inbounds nuw i8, ptr %1648, i64 8
  %1650 = load i32, ptr %1649, align 8
  %1651 = icmp ult i32 %1650, 4
  br i1 %1651, label %1670, label %1652

1652:
  %1653 = getelementptr inbounds nuw i8, ptr %1648, i64 4
  %1654 = load i32, ptr %1653, align 4
  %1655 = add i32 %1654, -1
  %1656 = and i32 %1655, -6
  %1657 = icmp eq i32 %1656, 0
  %1658 = load ptr, ptr %1583, align 8
  %1659 = getelementptr inbounds nuw i32, ptr %1658, i64 %1621
  %1660 = load i32, ptr %1659, align 4
  br i1 %1657, label %1661, label %1666

1661:
  %1662 = or i32 %1660, %1619
  store i32 %1662, ptr %1659, align 4
  %1663 = load ptr, ptr %0, align 8
  %1664 = load i8, ptr %1492, align 4
  %1665 = trunc nuw i8 %1664 to i1
  br label %1670

1666:
  %1667 = xor i32 %1660, -1
  %1668 = and i32 %1619, %1667
  %1669 = icmp eq i32 %1668, 0
  br i1 %1669, label %1670, label %2483

1670:
  %1671 = phi i1 [ %1665, %1661 ], [ true, %1666 ], [ true, %1647 ], [ true, %1643 ]
  %1672 = phi ptr [ %1663, %1661 ], [ %1642, %1666 ], [ %1642, %1647 ], [ %1642, %1643 ]
  %1673 = getelementptr inbounds nuw i8, ptr %1672, i64 37704
  %1674 = load i32, ptr %1673, align 8
  %1675 = icmp eq i32 %1674, 0
  br i1 %1675, label %1680, label %1703

1676:
  %1677 = getelementptr inbounds nuw i8, ptr %1642, i64 37704
  %1678 = load i32, ptr %1677, align 8
  %1679 = icmp eq i32 %1678, 0
  br i1 %1679, label %1681, label %1704

1680:
  br i1 %1671, label %2018, label %1681

1681:
  %1682 = load ptr, ptr %92, align 8
  %1683 = getelementptr inbounds nuw i8, ptr %1682, i64 4
  %1684 = load i32, ptr %1683, align 4
  switch i32 %1684, label %1685 [
    i32 4, label %2018
    i32 0, label %2018
  ]

1685:
  %1686 = lshr i64 %1621, 5
  %1687 = load ptr, ptr %1584, align 8
  %1688 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1687, i64 %1686
  %1689 = load atomic i64, ptr %1688 acquire, align 8
  %1690 = load ptr, ptr %0, align 8
  %1691 = getelementptr inbounds nuw i8, ptr %1690, i64 37656
  %1692 = load i64, ptr %1691, align 8
  %1693 = icmp eq i64 %1689, %1692
  br i1 %1693, label %2018, label %1694

1694:
  %1695 = add i64 %1692, -1
  %1696 = icmp eq i64 %1689, %1695
  br i1 %1696, label %1697, label %1701

1697:
  %1698 = load ptr, ptr %92, align 8
  %1699 = getelementptr inbounds nuw i8, ptr %1698, i64 4
  %1700 = load i32, ptr %1699, align 4
  switch i32 %1700, label %1701 [
    i32 4, label %2018
    i32 0, label %2018
  ]

1701:
  %1702 = call preserve_allcc i1 @open_page(ptr %0, i64 %1686)
  br i1 %1702, label %2018, label %2483

1703:
  br i1 %1671, label %1722, label %1704

1704:
  %1705 = lshr i64 %1621, 5
  %1706 = load ptr, ptr %1584, align 8
  %1707 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1706, i64 %1705
  %1708 = load atomic i64, ptr %1707 acquire, align 8
  %1709 = load ptr, ptr %0, align 8
  %1710 = getelementptr inbounds nuw i8, ptr %1709, i64 37656
  %1711 = load i64, ptr %1710, align 8
  %1712 = icmp eq i64 %1708, %1711
  br i1 %1712, label %1722, label %1713

1713:
  %1714 = add i64 %1711, -1
  %1715 = icmp eq i64 %1708, %1714
  br i1 %1715, label %1716, label %1720

1716:
  %1717 = load ptr, ptr %92, align 8
  %1718 = getelementptr inbounds nuw i8, ptr %1717, i64 4
  %1719 = load i32, ptr %1718, align 4
  switch i32 %1719, label %1720 [
    i32 4, label %1722
    i32 0, label %1722
  ]

1720:
  %1721 = call preserve_allcc i1 @open_page(ptr %0, i64 %1705)
  br i1 %1721, label %1722, label %2483

1722:
  %1723 = load i8, ptr %1585, align 1
  %1724 = trunc nuw i8 %1723 to i1
  br i1 %1724, label %1725, label %1783

1725:
  %1726 = load i8, ptr %1492, align 4
  %1727 = trunc nuw i8 %1726 to i1
  br i1 %1727, label %1783, label %1728

1728:
  %1729 = load ptr, ptr %1584, align 8
  %1730 = lshr i64 %1621, 5
  %1731 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1729, i64 %1730
  %1732 = getelementptr inbounds nuw i8, ptr %1731, i64 8
  %1733 = and i64 %1621, 31
  %1734 = getelementptr inbounds nuw i64, ptr %1732, i64 %1733
  %1735 = load atomic i64, ptr %1734 monotonic, align 8
  %1736 = icmp eq i64 %1735, -1
  br i1 %1736, label %1737, label %1739

1737:
  %1738 = load i64, ptr %1635, align 8
  br label %1768

1739:
  %1740 = load ptr, ptr %0, align 8
  %1741 = getelementptr inbounds nuw i8, ptr %1740, i64 37688
  %1742 = load i32, ptr %1741, align 8
  %1743 = icmp eq i32 %1742, 0
  br i1 %1743, label %1745, label %1744

1744:
  store i64 -1, ptr %1734, align 8
  br label %1747

1745:
  %1746 = atomicrmw xchg ptr %1734, i64 -1 monotonic, align 8
  br label %1747

1747:
  %1748 = phi i64 [ %1735, %1744 ], [ %1746, %1745 ]
  %1749 = load i64, ptr %1586, align 8
  store i64 %1749, ptr %1635, align 8
  %1750 = and i64 %1748, 5
  %1751 = icmp ne i64 %1750, 0
  %1752 = sext i1 %1751 to i32
  %1753 = getelementptr inbounds nuw i8, ptr %1635, i64 48
  store i32 %1752, ptr %1753, align 8
  %1754 = shl i64 %1748, 62
  %1755 = ashr i64 %1754, 63
  %1756 = trunc nsw i64 %1755 to i32
  %1757 = getelementptr inbounds nuw i8, ptr %1635, i64 56
  store i32 %1756, ptr %1757, align 8
  %1758 = getelementptr inbounds nuw i8, ptr %1635, i64 60
  store i32 0, ptr %1758, align 4
  %1759 = getelementptr inbounds nuw i8, ptr %1635, i64 52
  store i32 0, ptr %1759, align 4
  %1760 = and i64 %1748, -8
  %1761 = getelementptr inbounds nuw i8, ptr %1635, i64 16
  %1762 = getelementptr inbounds nuw i8, ptr %1635, i64 32
  store i64 %1760, ptr %1762, align 8
  store i64 %1760, ptr %1761, align 8
  %1763 = and i64 %1748, 1
  %1764 = icmp eq i64 %1763, 0
  br i1 %1764, label %1765, label %1768

1765:
  %1766 = and i64 %1748, -16777216
  %1767 = add i64 %1766, -16777096
  store i64 %1767, ptr %1761, align 8
  br label %1768

1768:
  %1769 = phi i64 [ %1738, %1737 ], [ %1749, %1747 ], [ %1749, %1765 ]
  %1770 = load i64, ptr %1586, align 8
  %1771 = icmp eq i64 %1769, %1770
  br i1 %1771, label %1772, label %1781

1772:
  %1773 = getelementptr inbounds nuw i8, ptr %1635, i64 48
  %1774 = load i32, ptr %1773, align 8
  %1775 = getelementptr inbounds nuw i8, ptr %1635, i64 52
  %1776 = load i32, ptr %1775, align 4
  %1777 = or i32 %1776, %1774
  %1778 = and i32 %1777, %1619
  %1779 = icmp eq i32 %1778, 0
  %1780 = zext i1 %1779 to i8
  br label %1781

1781:
  %1782 = phi i8 [ 1, %1768 ], [ %1780, %1772 ]
  store i8 %1782, ptr %1587, align 8
  br label %1783

1783:
  %1784 = load i64, ptr %1635, align 8
  %1785 = load i64, ptr %1586, align 8
  %1786 = icmp eq i64 %1784, %1785
  br i1 %1786, label %1787, label %1843

1787:
  %1788 = load ptr, ptr %92, align 8
  %1789 = getelementptr inbounds nuw i8, ptr %1788, i64 4
  %1790 = load i32, ptr %1789, align 4
  switch i32 %1790, label %1809 [
    i32 4, label %1791
    i32 0, label %1791
  ]

1791:
  %1792 = getelementptr inbounds nuw i8, ptr %1635, i64 32
  %1793 = load i64, ptr %1792, align 8
  %1794 = icmp eq i64 %1793, %1580
  br i1 %1794, label %1795, label %1843

1795:
  %1796 = getelementptr inbounds nuw i8, ptr %1635, i64 56
  %1797 = load i32, ptr %1796, align 8
  %1798 = xor i32 %1797, -1
  %1799 = and i32 %1619, %1798
  %1800 = icmp eq i32 %1799, 0
  br i1 %1800, label %1801, label %1843

1801:
  %1802 = getelementptr inbounds nuw i8, ptr %1635, i64 48
  %1803 = load i32, ptr %1802, align 8
  %1804 = getelementptr inbounds nuw i8, ptr %1635, i64 52
  %1805 = load i32, ptr %1804, align 4
  %1806 = or i32 %1805, %1803
  %1807 = and i32 %1806, %1619
  %1808 = icmp eq i32 %1807, 0
  br i1 %1808, label %2018, label %1843

1809:
  br i1 %1592, label %1843, label %1810

1810:
  %1811 = getelementptr inbounds nuw i8, ptr %1635, i64 48
  %1812 = load i32, ptr %1811, align 8
  %1813 = xor i32 %1812, -1
  %1814 = and i32 %1619, %1813
  %1815 = icmp eq i32 %1814, 0
  br i1 %1815, label %1816, label %1843

1816:
  %1817 = getelementptr inbounds nuw i8, ptr %1635, i64 16
  %1818 = load i64, ptr %1817, align 8
  %1819 = and i64 %1818, 120
  %1820 = icmp eq i64 %1819, 120
  br i1 %1820, label %1821, label %1843

1821:
  %1822 = icmp ugt i64 %1818, -1099511627777
  %1823 = xor i64 %1818, %1579
  %1824 = icmp ult i64 %1823, 16777216
  %1825 = select i1 %1822, i1 true, i1 %1824
  br i1 %1825, label %1826, label %1843

1826:
  %1827 = and i64 %1818, 7
  %1828 = icmp ne i64 %1827, 0
  %1829 = and i64 %1823, 7
  %1830 = icmp eq i64 %1829, 0
  %1831 = select i1 %1828, i1 %1830, i1 false
  br i1 %1831, label %1832, label %1843

1832:
  %1833 = getelementptr inbounds nuw i8, ptr %1635, i64 52
  %1834 = load i32, ptr %1833, align 4
  %1835 = getelementptr inbounds nuw i8, ptr %1635, i64 56
  %1836 = load i32, ptr %1835, align 8
  %1837 = or i32 %1836, %1834
  %1838 = getelementptr inbounds nuw i8, ptr %1635, i64 60
  %1839 = load i32, ptr %1838, align 4
  %1840 = or i32 %1837, %1839
  %1841 = and i32 %1840, %1619
  %1842 = icmp eq i32 %1841, 0
  br i1 %1842, label %2018, label %1843

1843:
  %1844 = load i8, ptr %1492, align 4
  %1845 = trunc nuw i8 %1844 to i1
  br i1 %1845, label %1898, label %1846

1846:
  %1847 = load ptr, ptr %0, align 8
  %1848 = getelementptr inbounds nuw i8, ptr %1847, i64 37688
  %1849 = load i32, ptr %1848, align 8
  %1850 = icmp eq i32 %1849, 0
  br i1 %1850, label %1851, label %1860

1851:
  %1852 = getelementptr inbounds nuw i8, ptr %1635, i64 8
  br label %1853

1853:
  %1854 = atomicrmw or ptr %1852, i64 1 acquire, align 8
  %1855 = and i64 %1854, 1
  %1856 = icmp eq i64 %1855, 0
  br i1 %1856, label %1857, label %1853

1857:
  %1858 = load i8, ptr %1492, align 4
  %1859 = trunc nuw i8 %1858 to i1
  br i1 %1859, label %1898, label %1860

1860:
  %1861 = load ptr, ptr %1584, align 8
  %1862 = lshr i64 %1621, 5
  %1863 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1861, i64 %1862
  %1864 = getelementptr inbounds nuw i8, ptr %1863, i64 8
  %1865 = and i64 %1621, 31
  %1866 = getelementptr inbounds nuw i64, ptr %1864, i64 %1865
  %1867 = load atomic i64, ptr %1866 monotonic, align 8
  %1868 = icmp eq i64 %1867, -1
  br i1 %1868, label %1898, label %1869

1869:
  %1870 = load ptr, ptr %0, align 8
  %1871 = getelementptr inbounds nuw i8, ptr %1870, i64 37688
  %1872 = load i32, ptr %1871, align 8
  %1873 = icmp eq i32 %1872, 0
  br i1 %1873, label %1875, label %1874

1874:
  store i64 -1, ptr %1866, align 8
  br label %1877

1875:
  %1876 = atomicrmw xchg ptr %1866, i64 -1 monotonic, align 8
  br label %1877

1877:
  %1878 = phi i64 [ %1867, %1874 ], [ %1876, %1875 ]
  %1879 = load i64, ptr %1586, align 8
  store i64 %1879, ptr %1635, align 8
  %1880 = and i64 %1878, 5
  %1881 = icmp ne i64 %1880, 0
  %1882 = sext i1 %1881 to i32
  %1883 = getelementptr inbounds nuw i8, ptr %1635, i64 48
  store i32 %1882, ptr %1883, align 8
  %1884 = shl i64 %1878, 62
  %1885 = ashr i64 %1884, 63
  %1886 = trunc nsw i64 %1885 to i32
  %1887 = getelementptr inbounds nuw i8, ptr %1635, i64 56
  store i32 %1886, ptr %1887, align 8
  %1888 = getelementptr inbounds nuw i8, ptr %1635, i64 60
  store i32 0, ptr %1888, align 4
  %1889 = getelementptr inbounds nuw i8, ptr %1635, i64 52
  store i32 0, ptr %1889, align 4
  %1890 = and i64 %1878, -8
  %1891 = getelementptr inbounds nuw i8, ptr %1635, i64 16
  %1892 = getelementptr inbounds nuw i8, ptr %1635, i64 32
  store i64 %1890, ptr %1892, align 8
  store i64 %1890, ptr %1891, align 8
  %1893 = and i64 %1878, 1
  %1894 = icmp eq i64 %1893, 0
  br i1 %1894, label %1895, label %1898

1895:
  %1896 = and i64 %1878, -16777216
  %1897 = add i64 %1896, -16777096
  store i64 %1897, ptr %1891, align 8
  br label %1898

1898:
  %1899 = phi i1 [ true, %1857 ], [ %1850, %1895 ], [ %1850, %1877 ], [ %1850, %1860 ], [ false, %1843 ]
  %1900 = load i64, ptr %1635, align 8
  %1901 = load i64, ptr %1586, align 8
  %1902 = icmp eq i64 %1900, %1901
  br i1 %1902, label %1944, label %1903

1903:
  %1904 = load ptr, ptr %92, align 8
  %1905 = getelementptr inbounds nuw i8, ptr %1904, i64 4
  %1906 = load i32, ptr %1905, align 4
  %1907 = and i32 %1906, -5
  %1908 = icmp eq i32 %1907, 0
  %1909 = select i1 %1908, i32 2, i32 0
  store i64 %1901, ptr %1635, align 8
  %1910 = getelementptr inbounds nuw i8, ptr %1635, i64 48
  %1911 = getelementptr inbounds nuw i8, ptr %1635, i64 60
  store i32 0, ptr %1911, align 4
  %1912 = getelementptr inbounds nuw i8, ptr %1635, i64 56
  store i32 0, ptr %1912, align 8
  %1913 = getelementptr inbounds nuw i8, ptr %1635, i64 52
  store i32 0, ptr %1913, align 4
  store i32 0, ptr %1910, align 8
  %1914 = getelementptr inbounds nuw i8, ptr %1635, i64 8
  store i64 0, ptr %1914, align 8
  br i1 %1594, label %1915, label %1916

1915:
  call preserve_allcc void @remember(ptr %0, ptr %1635, i32 %1909, i64 %1580, i32 %1619)
  br label %1998

1916:
  %1917 = zext nneg i32 %1909 to i64
  %1918 = getelementptr inbounds nuw i32, ptr %1910, i64 %1917
  store i32 %1619, ptr %1918, align 4
  %1919 = getelementptr inbounds nuw i8, ptr %1635, i64 16
  %1920 = getelementptr inbounds nuw i64, ptr %1919, i64 %1917
  store i64 %1580, ptr %1920, align 8
  switch i32 %1906, label %1998 [
    i32 4, label %1921
    i32 0, label %1921
  ]

1921:
  %1922 = load ptr, ptr %0, align 8
  %1923 = getelementptr inbounds nuw i8, ptr %1922, i64 37692
  %1924 = load i32, ptr %1923, align 4
  %1925 = icmp eq i32 %1924, 0
  br i1 %1925, label %1926, label %1998

1926:
  %1927 = load i32, ptr %1910, align 8
  %1928 = load i32, ptr %1913, align 4
  %1929 = or i32 %1928, %1927
  %1930 = icmp eq i32 %1929, 0
  br i1 %1930, label %1931, label %1998

1931:
  %1932 = getelementptr inbounds nuw i8, ptr %1635, i64 32
  %1933 = load i64, ptr %1932, align 8
  %1934 = and i64 %1933, 71
  %1935 = icmp eq i64 %1934, 64
  br i1 %1935, label %1936, label %1998

1936:
  store i32 -1, ptr %1912, align 8
  store i32 0, ptr %1911, align 4
  %1937 = and i64 %1933, 120
  %1938 = icmp eq i64 %1937, 120
  %1939 = shl i64 %1901, 10
  %1940 = lshr i64 %1933, 15
  %1941 = and i64 %1940, 1023
  %1942 = select i1 %1938, i64 1023, i64 %1941
  %1943 = or disjoint i64 %1942, %1939
  store i64 %1943, ptr %1914, align 8
  br label %1998

1944:
  %1945 = load i8, ptr %1492, align 4
  %1946 = trunc nuw i8 %1945 to i1
  br i1 %1946, label %1995, label %1947

1947:
  %1948 = load ptr, ptr %92, align 8
  %1949 = getelementptr inbounds nuw i8, ptr %1948, i64 4
  %1950 = load i32, ptr %1949, align 4
  %1951 = and i32 %1950, -5
  %1952 = icmp eq i32 %1951, 0
  %1953 = select i1 %1952, i32 2, i32 0
  br i1 %1594, label %1995, label %1954

1954:
  %1955 = getelementptr inbounds nuw i8, ptr %1635, i64 48
  %1956 = load i32, ptr %1955, align 8
  %1957 = getelementptr inbounds nuw i8, ptr %1635, i64 52
  %1958 = load i32, ptr %1957, align 4
  %1959 = or i32 %1958, %1956
  %1960 = getelementptr inbounds nuw i8, ptr %1635, i64 56
  %1961 = load i32, ptr %1960, align 8
  %1962 = or i32 %1959, %1961
  %1963 = getelementptr inbounds nuw i8, ptr %1635, i64 60
  %1964 = load i32, ptr %1963, align 4
  %1965 = or i32 %1962, %1964
  %1966 = and i32 %1965, %1619
  %1967 = icmp eq i32 %1966, 0
  br i1 %1967, label %1968, label %1995

1968:
  %1969 = zext nneg i32 %1953 to i64
  %1970 = getelementptr inbounds nuw i32, ptr %1955, i64 %1969
  %1971 = load i32, ptr %1970, align 4
  %1972 = icmp eq i32 %1971, 0
  br i1 %1972, label %1988, label %1973

1973:
  %1974 = getelementptr inbounds nuw i8, ptr %1635, i64 16
  %1975 = getelementptr inbounds nuw i64, ptr %1974, i64 %1969
  %1976 = load i64, ptr %1975, align 8
  %1977 = icmp ne i64 %1976, %1580
  %1978 = zext i1 %1977 to i32
  %1979 = or disjoint i32 %1953, %1978
  %1980 = zext nneg i32 %1979 to i64
  %1981 = getelementptr inbounds nuw i32, ptr %1955, i64 %1980
  %1982 = load i32, ptr %1981, align 4
  %1983 = icmp eq i32 %1982, 0
  br i1 %1983, label %1988, label %1984

1984:
  %1985 = getelementptr inbounds nuw i64, ptr %1974, i64 %1980
  %1986 = load i64, ptr %1985, align 8
  %1987 = icmp eq i64 %1986, %1580
  br i1 %1987, label %1988, label %1995

1988:
  %1989 = phi ptr [ %1981, %1984 ], [ %1981, %1973 ], [ %1970, %1968 ]
  %1990 = phi i64 [ %1980, %1984 ], [ %1980, %1973 ], [ %1969, %1968 ]
  %1991 = getelementptr inbounds nuw i8, ptr %1635, i64 16
  %1992 = getelementptr inbounds nuw i64, ptr %1991, i64 %1990
  store i64 %1580, ptr %1992, align 8
  %1993 = load i32, ptr %1989, align 4
  %1994 = or i32 %1993, %1619
  store i32 %1994, ptr %1989, align 4
  br label %1998

1995:
  %1996 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1635, i64 %1580, i32 %1619)
  %1997 = select i1 %1996, i1 %1591, i1 false
  br i1 %1997, label %1999, label %2012

1998:
  br i1 %1591, label %1999, label %2012

1999:
  %2000 = load ptr, ptr %0, align 8
  %2001 = getelementptr inbounds nuw i8, ptr %2000, i64 41808
  %2002 = load i64, ptr %2001, align 8
  %2003 = load ptr, ptr %92, align 8
  %2004 = getelementptr inbounds nuw i8, ptr %2003, i64 8
  %2005 = load i32, ptr %2004, align 8
  %2006 = icmp eq i32 %2005, 1
  %2007 = load ptr, ptr %1595, align 8
  br i1 %2006, label %2008, label %2010

2008:
  %2009 = trunc i64 %2002 to i8
  store i8 %2009, ptr %2007, align 1
  br label %2012

2010:
  %2011 = trunc i64 %2002 to i32
  store i32 %2011, ptr %2007, align 1
  br label %2012

2012:
  %2013 = phi i1 [ %1996, %1995 ], [ true, %1998 ], [ true, %2008 ], [ true, %2010 ]
  br i1 %1899, label %2014, label %2017

2014:
  %2015 = getelementptr inbounds nuw i8, ptr %1635, i64 8
  %2016 = atomicrmw and ptr %2015, i64 -2 release, align 8
  br i1 %2013, label %2018, label %2483

2017:
  br i1 %2013, label %2018, label %2483

2018:
  %2019 = load ptr, ptr %0, align 8
  %2020 = getelementptr inbounds nuw i8, ptr %2019, i64 43704
  %2021 = load ptr, ptr %2020, align 8
  %2022 = icmp eq ptr %2021, null
  br i1 %2022, label %2048, label %2023

2023:
  %2024 = load i8, ptr %1492, align 4
  %2025 = trunc nuw i8 %2024 to i1
  br i1 %2025, label %2048, label %2026

2026:
  %2027 = load i64, ptr %1495, align 8
  %2028 = add i64 %2027, %1636
  %2029 = load ptr, ptr %92, align 8
  %2030 = getelementptr inbounds nuw i8, ptr %2029, i64 4
  %2031 = load i32, ptr %2030, align 4
  switch i32 %2031, label %2032 [
    i32 4, label %2048
    i32 0, label %2048
  ]

2032:
  %2033 = load i8, ptr %1585, align 1
  %2034 = trunc nuw i8 %2033 to i1
  br i1 %2034, label %2048, label %2035

2035:
  %2036 = getelementptr inbounds nuw i8, ptr %2019, i64 43720
  %2037 = load i64, ptr %2036, align 8
  %2038 = lshr i64 %2028, 7
  %2039 = lshr i64 %2028, 13
  %2040 = lshr i64 %2028, 19
  %2041 = xor i64 %2039, %2040
  %2042 = xor i64 %2041, %2038
  %2043 = and i64 %2042, 63
  %2044 = shl nuw i64 1, %2043
  %2045 = and i64 %2037, %2044
  %2046 = icmp eq i64 %2045, 0
  br i1 %2046, label %2048, label %2047

2047:
  call preserve_allcc void @cut_words(ptr %2019, i64 %2028, i32 %1619)
  br label %2048

2048:
  %2049 = phi i32 [ %1619, %1629 ], [ 0, %2026 ], [ 0, %2026 ], [ 0, %2018 ], [ 0, %2047 ], [ 0, %2035 ], [ 0, %2032 ],
      [ 0, %2023 ], [ 0, %1618 ]
  %2050 = shl nuw i32 1, %1624
  %2051 = or i32 %2049, %2050
  %2052 = zext nneg i32 %1624 to i64
  %2053 = getelementptr inbounds nuw i8, ptr %5, i64 %2052
  store i8 %1617, ptr %2053, align 1
  %2054 = add i64 %1620, 4
  %2055 = icmp ult i64 %2054, %1614
  br i1 %2055, label %1618, label %2056

2056:
  %2057 = phi i64 [ %1599, %1596 ], [ %1626, %2048 ]
  %2058 = phi i32 [ %1597, %1596 ], [ %2051, %2048 ]
  %2059 = add i32 %1598, -1
  %2060 = and i32 %2059, %1598
  %2061 = icmp eq i32 %2060, 0
  br i1 %2061, label %2062, label %1596

2062:
  %2063 = load ptr, ptr %1582, align 8
  %2064 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2063, i64 %2057
  %2065 = icmp eq i32 %2058, 0
  br i1 %2065, label %2450, label %2066

2066:
  %2067 = shl nuw i64 %2057, 7
  %2068 = load i64, ptr %1496, align 8
  %2069 = icmp ult i64 %2067, %2068
  br i1 %2069, label %2070, label %2450

2070:
  %2071 = load i8, ptr %1492, align 4
  %2072 = trunc nuw i8 %2071 to i1
  %2073 = load ptr, ptr %0, align 8
  br i1 %2072, label %2074, label %2107

2074:
  %2075 = getelementptr inbounds nuw i8, ptr %2073, i64 37696
  %2076 = load i32, ptr %2075, align 8
  %2077 = icmp eq i32 %2076, 0
  br i1 %2077, label %2101, label %2078

2078:
  %2079 = load ptr, ptr %92, align 8
  %2080 = getelementptr inbounds nuw i8, ptr %2079, i64 8
  %2081 = load i32, ptr %2080, align 8
  %2082 = icmp ult i32 %2081, 4
  br i1 %2082, label %2101, label %2083

2083:
  %2084 = getelementptr inbounds nuw i8, ptr %2079, i64 4
  %2085 = load i32, ptr %2084, align 4
  %2086 = add i32 %2085, -1
  %2087 = and i32 %2086, -6
  %2088 = icmp eq i32 %2087, 0
  %2089 = load ptr, ptr %1583, align 8
  %2090 = getelementptr inbounds nuw i32, ptr %2089, i64 %2057
  %2091 = load i32, ptr %2090, align 4
  br i1 %2088, label %2092, label %2097

2092:
  %2093 = or i32 %2091, %2058
  store i32 %2093, ptr %2090, align 4
  %2094 = load ptr, ptr %0, align 8
  %2095 = load i8, ptr %1492, align 4
  %2096 = trunc nuw i8 %2095 to i1
  br label %2101

2097:
  %2098 = xor i32 %2091, -1
  %2099 = and i32 %2058, %2098
  %2100 = icmp eq i32 %2099, 0
  br i1 %2100, label %2101, label %2483

2101:
  %2102 = phi i1 [ %2096, %2092 ], [ true, %2097 ], [ true, %2078 ], [ true, %2074 ]
  %2103 = phi ptr [ %2094, %2092 ], [ %2073, %2097 ], [ %2073, %2078 ], [ %2073, %2074 ]
  %2104 = getelementptr inbounds nuw i8, ptr %2103, i64 37704
  %2105 = load i32, ptr %2104, align 8
  %2106 = icmp eq i32 %2105, 0
  br i1 %2106, label %2111, label %2134

2107:
  %2108 = getelementptr inbounds nuw i8, ptr %2073, i64 37704
  %2109 = load i32, ptr %2108, align 8
  %2110 = icmp eq i32 %2109, 0
  br i1 %2110, label %2112, label %2135

2111:
  br i1 %2102, label %2450, label %2112

2112:
  %2113 = load ptr, ptr %92, align 8
  %2114 = getelementptr inbounds nuw i8, ptr %2113, i64 4
  %2115 = load i32, ptr %2114, align 4
  switch i32 %2115, label %2116 [
    i32 4, label %2450
    i32 0, label %2450
  ]

2116:
  %2117 = lshr i64 %2057, 5
  %2118 = load ptr, ptr %1584, align 8
  %2119 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2118, i64 %2117
  %2120 = load atomic i64, ptr %2119 acquire, align 8
  %2121 = load ptr, ptr %0, align 8
  %2122 = getelementptr inbounds nuw i8, ptr %2121, i64 37656
  %2123 = load i64, ptr %2122, align 8
  %2124 = icmp eq i64 %2120, %2123
  br i1 %2124, label %2450, label %2125

2125:
  %2126 = add i64 %2123, -1
  %2127 = icmp eq i64 %2120, %2126
  br i1 %2127, label %2128, label %2132

2128:
  %2129 = load ptr, ptr %92, align 8
  %2130 = getelementptr inbounds nuw i8, ptr %2129, i64 4
  %2131 = load i32, ptr %2130, align 4
  switch i32 %2131, label %2132 [
    i32 4, label %2450
    i32 0, label %2450
  ]

2132:
  %2133 = call preserve_allcc i1 @open_page(ptr %0, i64 %2117)
  br i1 %2133, label %2450, label %2483

2134:
  br i1 %2102, label %2153, label %2135

2135:
  %2136 = lshr i64 %2057, 5
  %2137 = load ptr, ptr %1584, align 8
  %2138 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2137, i64 %2136
  %2139 = load atomic i64, ptr %2138 acquire, align 8
  %2140 = load ptr, ptr %0, align 8
  %2141 = getelementptr inbounds nuw i8, ptr %2140, i64 37656
  %2142 = load i64, ptr %2141, align 8
  %2143 = icmp eq i64 %2139, %2142
  br i1 %2143, label %2153, label %2144

2144:
  %2145 = add i64 %2142, -1
  %2146 = icmp eq i64 %2139, %2145
  br i1 %2146, label %2147, label %2151

2147:
  %2148 = load ptr, ptr %92, align 8
  %2149 = getelementptr inbounds nuw i8, ptr %2148, i64 4
  %2150 = load i32, ptr %2149, align 4
  switch i32 %2150, label %2151 [
    i32 4, label %2153
    i32 0, label %2153
  ]

2151:
  %2152 = call preserve_allcc i1 @open_page(ptr %0, i64 %2136)
  br i1 %2152, label %2153, label %2483

2153:
  %2154 = load i8, ptr %1585, align 1
  %2155 = trunc nuw i8 %2154 to i1
  br i1 %2155, label %2156, label %2214

2156:
  %2157 = load i8, ptr %1492, align 4
  %2158 = trunc nuw i8 %2157 to i1
  br i1 %2158, label %2214, label %2159

2159:
  %2160 = load ptr, ptr %1584, align 8
  %2161 = lshr i64 %2057, 5
  %2162 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2160, i64 %2161
  %2163 = getelementptr inbounds nuw i8, ptr %2162, i64 8
  %2164 = and i64 %2057, 31
  %2165 = getelementptr inbounds nuw i64, ptr %2163, i64 %2164
  %2166 = load atomic i64, ptr %2165 monotonic, align 8
  %2167 = icmp eq i64 %2166, -1
  br i1 %2167, label %2168, label %2170

2168:
  %2169 = load i64, ptr %2064, align 8
  br label %2199

2170:
  %2171 = load ptr, ptr %0, align 8
  %2172 = getelementptr inbounds nuw i8, ptr %2171, i64 37688
  %2173 = load i32, ptr %2172, align 8
  %2174 = icmp eq i32 %2173, 0
  br i1 %2174, label %2176, label %2175

2175:
  store i64 -1, ptr %2165, align 8
  br label %2178

2176:
  %2177 = atomicrmw xchg ptr %2165, i64 -1 monotonic, align 8
  br label %2178

2178:
  %2179 = phi i64 [ %2166, %2175 ], [ %2177, %2176 ]
  %2180 = load i64, ptr %1586, align 8
  store i64 %2180, ptr %2064, align 8
  %2181 = and i64 %2179, 5
  %2182 = icmp ne i64 %2181, 0
  %2183 = sext i1 %2182 to i32
  %2184 = getelementptr inbounds nuw i8, ptr %2064, i64 48
  store i32 %2183, ptr %2184, align 8
  %2185 = shl i64 %2179, 62
  %2186 = ashr i64 %2185, 63
  %2187 = trunc nsw i64 %2186 to i32
  %2188 = getelementptr inbounds nuw i8, ptr %2064, i64 56
  store i32 %2187, ptr %2188, align 8
  %2189 = getelementptr inbounds nuw i8, ptr %2064, i64 60
  store i32 0, ptr %2189, align 4
  %2190 = getelementptr inbounds nuw i8, ptr %2064, i64 52
  store i32 0, ptr %2190, align 4
  %2191 = and i64 %2179, -8
  %2192 = getelementptr inbounds nuw i8, ptr %2064, i64 16
  %2193 = getelementptr inbounds nuw i8, ptr %2064, i64 32
  store i64 %2191, ptr %2193, align 8
  store i64 %2191, ptr %2192, align 8
  %2194 = and i64 %2179, 1
  %2195 = icmp eq i64 %2194, 0
  br i1 %2195, label %2196, label %2199

2196:
  %2197 = and i64 %2179, -16777216
  %2198 = add i64 %2197, -16777096
  store i64 %2198, ptr %2192, align 8
  br label %2199

2199:
  %2200 = phi i64 [ %2169, %2168 ], [ %2180, %2178 ], [ %2180, %2196 ]
  %2201 = load i64, ptr %1586, align 8
  %2202 = icmp eq i64 %2200, %2201
  br i1 %2202, label %2203, label %2212

2203:
  %2204 = getelementptr inbounds nuw i8, ptr %2064, i64 48
  %2205 = load i32, ptr %2204, align 8
  %2206 = getelementptr inbounds nuw i8, ptr %2064, i64 52
  %2207 = load i32, ptr %2206, align 4
  %2208 = or i32 %2207, %2205
  %2209 = and i32 %2208, %2058
  %2210 = icmp eq i32 %2209, 0
  %2211 = zext i1 %2210 to i8
  br label %2212

2212:
  %2213 = phi i8 [ 1, %2199 ], [ %2211, %2203 ]
  store i8 %2213, ptr %1587, align 8
  br label %2214

2214:
  %2215 = load i64, ptr %2064, align 8
  %2216 = load i64, ptr %1586, align 8
  %2217 = icmp eq i64 %2215, %2216
  br i1 %2217, label %2218, label %2274

2218:
  %2219 = load ptr, ptr %92, align 8
  %2220 = getelementptr inbounds nuw i8, ptr %2219, i64 4
  %2221 = load i32, ptr %2220, align 4
  switch i32 %2221, label %2240 [
    i32 4, label %2222
    i32 0, label %2222
  ]

2222:
  %2223 = getelementptr inbounds nuw i8, ptr %2064, i64 32
  %2224 = load i64, ptr %2223, align 8
  %2225 = icmp eq i64 %2224, %1580
  br i1 %2225, label %2226, label %2274

2226:
  %2227 = getelementptr inbounds nuw i8, ptr %2064, i64 56
  %2228 = load i32, ptr %2227, align 8
  %2229 = xor i32 %2228, -1
  %2230 = and i32 %2058, %2229
  %2231 = icmp eq i32 %2230, 0
  br i1 %2231, label %2232, label %2274

2232:
  %2233 = getelementptr inbounds nuw i8, ptr %2064, i64 48
  %2234 = load i32, ptr %2233, align 8
  %2235 = getelementptr inbounds nuw i8, ptr %2064, i64 52
  %2236 = load i32, ptr %2235, align 4
  %2237 = or i32 %2236, %2234
  %2238 = and i32 %2237, %2058
  %2239 = icmp eq i32 %2238, 0
  br i1 %2239, label %2450, label %2274

2240:
  br i1 %1592, label %2274, label %2241

2241:
  %2242 = getelementptr inbounds nuw i8, ptr %2064, i64 48
  %2243 = load i32, ptr %2242, align 8
  %2244 = xor i32 %2243, -1
  %2245 = and i32 %2058, %2244
  %2246 = icmp eq i32 %2245, 0
  br i1 %2246, label %2247, label %2274

2247:
  %2248 = getelementptr inbounds nuw i8, ptr %2064, i64 16
  %2249 = load i64, ptr %2248, align 8
  %2250 = and i64 %2249, 120
  %2251 = icmp eq i64 %2250, 120
  br i1 %2251, label %2252, label %2274

2252:
  %2253 = icmp ugt i64 %2249, -1099511627777
  %2254 = xor i64 %2249, %1579
  %2255 = icmp ult i64 %2254, 16777216
  %2256 = select i1 %2253, i1 true, i1 %2255
  br i1 %2256, label %2257, label %2274

2257:
  %2258 = and i64 %2249, 7
  %2259 = icmp ne i64 %2258, 0
  %2260 = and i64 %2254, 7
  %2261 = icmp eq i64 %2260, 0
  %2262 = select i1 %2259, i1 %2261, i1 false
  br i1 %2262, label %2263, label %2274

2263:
  %2264 = getelementptr inbounds nuw i8, ptr %2064, i64 52
  %2265 = load i32, ptr %2264, align 4
  %2266 = getelementptr inbounds nuw i8, ptr %2064, i64 56
  %2267 = load i32, ptr %2266, align 8
  %2268 = or i32 %2267, %2265
  %2269 = getelementptr inbounds nuw i8, ptr %2064, i64 60
  %2270 = load i32, ptr %2269, align 4
  %2271 = or i32 %2268, %2270
  %2272 = and i32 %2271, %2058
  %2273 = icmp eq i32 %2272, 0
  br i1 %2273, label %2450, label %2274

2274:
  %2275 = load i8, ptr %1492, align 4
  %2276 = trunc nuw i8 %2275 to i1
  br i1 %2276, label %2329, label %2277

2277:
  %2278 = load ptr, ptr %0, align 8
  %2279 = getelementptr inbounds nuw i8, ptr %2278, i64 37688
  %2280 = load i32, ptr %2279, align 8
  %2281 = icmp eq i32 %2280, 0
  br i1 %2281, label %2282, label %2291

2282:
  %2283 = getelementptr inbounds nuw i8, ptr %2064, i64 8
  br label %2284

2284:
  %2285 = atomicrmw or ptr %2283, i64 1 acquire, align 8
  %2286 = and i64 %2285, 1
  %2287 = icmp eq i64 %2286, 0
  br i1 %2287, label %2288, label %2284

2288:
  %2289 = load i8, ptr %1492, align 4
  %2290 = trunc nuw i8 %2289 to i1
  br i1 %2290, label %2329, label %2291

2291:
  %2292 = load ptr, ptr %1584, align 8
  %2293 = lshr i64 %2057, 5
  %2294 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2292, i64 %2293
  %2295 = getelementptr inbounds nuw i8, ptr %2294, i64 8
  %2296 = and i64 %2057, 31
  %2297 = getelementptr inbounds nuw i64, ptr %2295, i64 %2296
  %2298 = load atomic i64, ptr %2297 monotonic, align 8
  %2299 = icmp eq i64 %2298, -1
  br i1 %2299, label %2329, label %2300

2300:
  %2301 = load ptr, ptr %0, align 8
  %2302 = getelementptr inbounds nuw i8, ptr %2301, i64 37688
  %2303 = load i32, ptr %2302, align 8
  %2304 = icmp eq i32 %2303, 0
  br i1 %2304, label %2306, label %2305

2305:
  store i64 -1, ptr %2297, align 8
  br label %2308

2306:
  %2307 = atomicrmw xchg ptr %2297, i64 -1 monotonic, align 8
  br label %2308

2308:
  %2309 = phi i64 [ %2298, %2305 ], [ %2307, %2306 ]
  %2310 = load i64, ptr %1586, align 8
  store i64 %2310, ptr %2064, align 8
  %2311 = and i64 %2309, 5
  %2312 = icmp ne i64 %2311, 0
  %2313 = sext i1 %2312 to i32
  %2314 = getelementptr inbounds nuw i8, ptr %2064, i64 48
  store i32 %2313, ptr %2314, align 8
  %2315 = shl i64 %2309, 62
  %2316 = ashr i64 %2315, 63
  %2317 = trunc nsw i64 %2316 to i32
  %2318 = getelementptr inbounds nuw i8, ptr %2064, i64 56
  store i32 %2317, ptr %2318, align 8
  %2319 = getelementptr inbounds nuw i8, ptr %2064, i64 60
  store i32 0, ptr %2319, align 4
  %2320 = getelementptr inbounds nuw i8, ptr %2064, i64 52
  store i32 0, ptr %2320, align 4
  %2321 = and i64 %2309, -8
  %2322 = getelementptr inbounds nuw i8, ptr %2064, i64 16
  %2323 = getelementptr inbounds nuw i8, ptr %2064, i64 32
  store i64 %2321, ptr %2323, align 8
  store i64 %2321, ptr %2322, align 8
  %2324 = and i64 %2309, 1
  %2325 = icmp eq i64 %2324, 0
  br i1 %2325, label %2326, label %2329

2326:
  %2327 = and i64 %2309, -16777216
  %2328 = add i64 %2327, -16777096
  store i64 %2328, ptr %2322, align 8
  br label %2329

2329:
  %2330 = phi i1 [ true, %2288 ], [ %2281, %2326 ], [ %2281, %2308 ], [ %2281, %2291 ], [ false, %2274 ]
  %2331 = load i64, ptr %2064, align 8
  %2332 = load i64, ptr %1586, align 8
  %2333 = icmp eq i64 %2331, %2332
  br i1 %2333, label %2375, label %2334

2334:
  %2335 = load ptr, ptr %92, align 8
  %2336 = getelementptr inbounds nuw i8, ptr %2335, i64 4
  %2337 = load i32, ptr %2336, align 4
  %2338 = and i32 %2337, -5
  %2339 = icmp eq i32 %2338, 0
  %2340 = select i1 %2339, i32 2, i32 0
  store i64 %2332, ptr %2064, align 8
  %2341 = getelementptr inbounds nuw i8, ptr %2064, i64 48
  %2342 = getelementptr inbounds nuw i8, ptr %2064, i64 60
  store i32 0, ptr %2342, align 4
  %2343 = getelementptr inbounds nuw i8, ptr %2064, i64 56
  store i32 0, ptr %2343, align 8
  %2344 = getelementptr inbounds nuw i8, ptr %2064, i64 52
  store i32 0, ptr %2344, align 4
  store i32 0, ptr %2341, align 8
  %2345 = getelementptr inbounds nuw i8, ptr %2064, i64 8
  store i64 0, ptr %2345, align 8
  br i1 %1594, label %2346, label %2347

2346:
  call preserve_allcc void @remember(ptr %0, ptr %2064, i32 %2340, i64 %1580, i32 %2058)
  br label %2428

2347:
  %2348 = zext nneg i32 %2340 to i64
  %2349 = getelementptr inbounds nuw i32, ptr %2341, i64 %2348
  store i32 %2058, ptr %2349, align 4
  %2350 = getelementptr inbounds nuw i8, ptr %2064, i64 16
  %2351 = getelementptr inbounds nuw i64, ptr %2350, i64 %2348
  store i64 %1580, ptr %2351, align 8
  switch i32 %2337, label %2428 [
    i32 4, label %2352
    i32 0, label %2352
  ]

2352:
  %2353 = load ptr, ptr %0, align 8
  %2354 = getelementptr inbounds nuw i8, ptr %2353, i64 37692
  %2355 = load i32, ptr %2354, align 4
  %2356 = icmp eq i32 %2355, 0
  br i1 %2356, label %2357, label %2428

2357:
  %2358 = load i32, ptr %2341, align 8
  %2359 = load i32, ptr %2344, align 4
  %2360 = or i32 %2359, %2358
  %2361 = icmp eq i32 %2360, 0
  br i1 %2361, label %2362, label %2428

2362:
  %2363 = getelementptr inbounds nuw i8, ptr %2064, i64 32
  %2364 = load i64, ptr %2363, align 8
  %2365 = and i64 %2364, 71
  %2366 = icmp eq i64 %2365, 64
  br i1 %2366, label %2367, label %2428

2367:
  store i32 -1, ptr %2343, align 8
  store i32 0, ptr %2342, align 4
  %2368 = and i64 %2364, 120
  %2369 = icmp eq i64 %2368, 120
  %2370 = shl i64 %2332, 10
  %2371 = lshr i64 %2364, 15
  %2372 = and i64 %2371, 1023
  %2373 = select i1 %2369, i64 1023, i64 %2372
  %2374 = or disjoint i64 %2373, %2370
  store i64 %2374, ptr %2345, align 8
  br label %2428

2375:
  %2376 = load i8, ptr %1492, align 4
  %2377 = trunc nuw i8 %2376 to i1
  br i1 %2377, label %2426, label %2378

2378:
  %2379 = load ptr, ptr %92, align 8
  %2380 = getelementptr inbounds nuw i8, ptr %2379, i64 4
  %2381 = load i32, ptr %2380, align 4
  %2382 = and i32 %2381, -5
  %2383 = icmp eq i32 %2382, 0
  %2384 = select i1 %2383, i32 2, i32 0
  br i1 %1594, label %2426, label %2385

2385:
  %2386 = getelementptr inbounds nuw i8, ptr %2064, i64 48
  %2387 = load i32, ptr %2386, align 8
  %2388 = getelementptr inbounds nuw i8, ptr %2064, i64 52
  %2389 = load i32, ptr %2388, align 4
  %2390 = or i32 %2389, %2387
  %2391 = getelementptr inbounds nuw i8, ptr %2064, i64 56
  %2392 = load i32, ptr %2391, align 8
  %2393 = or i32 %2390, %2392
  %2394 = getelementptr inbounds nuw i8, ptr %2064, i64 60
  %2395 = load i32, ptr %2394, align 4
  %2396 = or i32 %2393, %2395
  %2397 = and i32 %2396, %2058
  %2398 = icmp eq i32 %2397, 0
  br i1 %2398, label %2399, label %2426

2399:
  %2400 = zext nneg i32 %2384 to i64
  %2401 = getelementptr inbounds nuw i32, ptr %2386, i64 %2400
  %2402 = load i32, ptr %2401, align 4
  %2403 = icmp eq i32 %2402, 0
  br i1 %2403, label %2419, label %2404

2404:
  %2405 = getelementptr inbounds nuw i8, ptr %2064, i64 16
  %2406 = getelementptr inbounds nuw i64, ptr %2405, i64 %2400
  %2407 = load i64, ptr %2406, align 8
  %2408 = icmp ne i64 %2407, %1580
  %2409 = zext i1 %2408 to i32
  %2410 = or disjoint i32 %2384, %2409
  %2411 = zext nneg i32 %2410 to i64
  %2412 = getelementptr inbounds nuw i32, ptr %2386, i64 %2411
  %2413 = load i32, ptr %2412, align 4
  %2414 = icmp eq i32 %2413, 0
  br i1 %2414, label %2419, label %2415

2415:
  %2416 = getelementptr inbounds nuw i64, ptr %2405, i64 %2411
  %2417 = load i64, ptr %2416, align 8
  %2418 = icmp eq i64 %2417, %1580
  br i1 %2418, label %2419, label %2426

2419:
  %2420 = phi ptr [ %2412, %2415 ], [ %2412, %2404 ], [ %2401, %2399 ]
  %2421 = phi i64 [ %2411, %2415 ], [ %2411, %2404 ], [ %2400, %2399 ]
  %2422 = getelementptr inbounds nuw i8, ptr %2064, i64 16
  %2423 = getelementptr inbounds nuw i64, ptr %2422, i64 %2421
  store i64 %1580, ptr %2423, align 8
  %2424 = load i32, ptr %2420, align 4
  %2425 = or i32 %2424, %2058
  store i32 %2425, ptr %2420, align 4
  br label %2428

2426:
  %2427 = call preserve_allcc i1 @judge_again(ptr %0, ptr %2064, i64 %1580, i32 %2058)
  br i1 %2427, label %2428, label %2443

2428:
  br i1 %1591, label %2429, label %2442

2429:
  %2430 = load ptr, ptr %0, align 8
  %2431 = getelementptr inbounds nuw i8, ptr %2430, i64 41808
  %2432 = load i64, ptr %2431, align 8
  %2433 = load ptr, ptr %92, align 8
  %2434 = getelementptr inbounds nuw i8, ptr %2433, i64 8
  %2435 = load i32, ptr %2434, align 8
  %2436 = icmp eq i32 %2435, 1
  %2437 = load ptr, ptr %1595, align 8
  br i1 %2436, label %2438, label %2440

2438:
  %2439 = trunc i64 %2432 to i8
  store i8 %2439, ptr %2437, align 1
  br label %2442

2440:
  %2441 = trunc i64 %2432 to i32
  store i32 %2441, ptr %2437, align 1
  br label %2442

2442:
  br i1 %2330, label %2447, label %2450

2443:
  br i1 %2330, label %2444, label %2483

2444:
  %2445 = getelementptr inbounds nuw i8, ptr %2064, i64 8
  %2446 = atomicrmw and ptr %2445, i64 -2 release, align 8
  br label %2483

2447:
  %2448 = getelementptr inbounds nuw i8, ptr %2064, i64 8
  %2449 = atomicrmw and ptr %2448, i64 -2 release, align 8
  br label %2450

2450:
  %2451 = load ptr, ptr %0, align 8
  %2452 = getelementptr inbounds nuw i8, ptr %2451, i64 43704
  %2453 = load ptr, ptr %2452, align 8
  %2454 = icmp eq ptr %2453, null
  br i1 %2454, label %2482, label %2455

2455:
  %2456 = load i8, ptr %1492, align 4
  %2457 = trunc nuw i8 %2456 to i1
  br i1 %2457, label %2482, label %2458

2458:
  %2459 = load i64, ptr %1495, align 8
  %2460 = shl nuw i64 %2057, 7
  %2461 = add i64 %2459, %2460
  %2462 = load ptr, ptr %92, align 8
  %2463 = getelementptr inbounds nuw i8, ptr %2462, i64 4
  %2464 = load i32, ptr %2463, align 4
  switch i32 %2464, label %2465 [
    i32 4, label %2482
    i32 0, label %2482
  ]

2465:
  %2466 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2467 = load i8, ptr %2466, align 1
  %2468 = trunc nuw i8 %2467 to i1
  br i1 %2468, label %2482, label %2469

2469:
  %2470 = getelementptr inbounds nuw i8, ptr %2451, i64 43720
  %2471 = load i64, ptr %2470, align 8
  %2472 = lshr i64 %2461, 7
  %2473 = lshr i64 %2461, 13
  %2474 = lshr i64 %2461, 19
  %2475 = xor i64 %2473, %2474
  %2476 = xor i64 %2475, %2472
  %2477 = and i64 %2476, 63
  %2478 = shl nuw i64 1, %2477
  %2479 = and i64 %2471, %2478
  %2480 = icmp eq i64 %2479, 0
  br i1 %2480, label %2482, label %2481

2481:
  call preserve_allcc void @cut_words(ptr %2451, i64 %2461, i32 %2058)
  br label %2482

2482:
  br label %3111

2483:
  call preserve_allcc void @suspect(ptr %0)
  br label %3111

2484:
  %2485 = phi i1 [ false, %1363 ], [ true, %1574 ], [ true, %1547 ], [ true, %1552 ], [ true, %1557 ], [ false, %1449 ],
      [ false, %1301 ], [ false, %1359 ], [ false, %1354 ], [ false, %1503 ], [ false, %1518 ], [ false, %1509 ]
  %2486 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %2487 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %2488 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %2489 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %2490 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %2491 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %2492 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %2493 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %2494 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %2495 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2496 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %2497 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %2498

2498:
  %2499 = phi i32 [ %3, %2484 ], [ %3109, %3107 ]
  %2500 = tail call i32 @llvm.cttz.i32(i32 %2499, i1 true)
  br i1 %2485, label %2501, label %3101

2501:
  %2502 = load i8, ptr %2486, align 4
  %2503 = trunc nuw i8 %2502 to i1
  %2504 = zext nneg i32 %2500 to i64
  %2505 = getelementptr inbounds nuw i64, ptr %8, i64 %2504
  %2506 = load i64, ptr %2505, align 8
  br i1 %2503, label %2513, label %2507

2507:
  %2508 = load i64, ptr %2487, align 8
  %2509 = sub i64 %2506, %2508
  %2510 = load i64, ptr %2488, align 8
  %2511 = inttoptr i64 %2510 to ptr
  %2512 = getelementptr inbounds nuw i8, ptr %2511, i64 %2509
  store ptr %2512, ptr %2489, align 8
  br label %2531

2513:
  %2514 = and i64 %2506, 4294967295
  %2515 = load i64, ptr %2487, align 8
  %2516 = sub i64 %2514, %2515
  %2517 = load i64, ptr %2488, align 8
  %2518 = inttoptr i64 %2517 to ptr
  %2519 = getelementptr inbounds nuw i8, ptr %2518, i64 %2516
  store ptr %2519, ptr %2489, align 8
  %2520 = load ptr, ptr %0, align 8
  %2521 = getelementptr inbounds nuw i8, ptr %2520, i64 37696
  %2522 = load i32, ptr %2521, align 8
  %2523 = icmp eq i32 %2522, 0
  br i1 %2523, label %2531, label %2524

2524:
  %2525 = load ptr, ptr %92, align 8
  %2526 = getelementptr inbounds nuw i8, ptr %2525, i64 8
  %2527 = load i32, ptr %2526, align 8
  %2528 = icmp ult i32 %2527, 4
  br i1 %2528, label %2529, label %2531

2529:
  %2530 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %2516)
  br i1 %2530, label %2531, label %3086

2531:
  %2532 = phi i64 [ %2516, %2524 ], [ %2516, %2529 ], [ %2509, %2507 ], [ %2516, %2513 ]
  %2533 = and i64 %2532, 127
  %2534 = load i64, ptr %2490, align 8
  %2535 = shl nuw nsw i32 %2500, 7
  %2536 = or disjoint i32 %2535, 16440
  %2537 = zext nneg i32 %2536 to i64
  %2538 = or i64 %2534, %2537
  %2539 = lshr i64 %2532, 7
  %2540 = load ptr, ptr %92, align 8
  %2541 = getelementptr inbounds nuw i8, ptr %2540, i64 8
  %2542 = load i32, ptr %2541, align 8
  %2543 = zext i32 %2542 to i64
  %2544 = add nsw i64 %2533, -1
  %2545 = add nsw i64 %2544, %2543
  %2546 = lshr i64 %2533, 2
  %2547 = trunc nuw nsw i64 %2546 to i32
  %2548 = shl nsw i32 -1, %2547
  %2549 = tail call i64 @llvm.umin.i64(i64 %2545, i64 127)
  %2550 = lshr i64 %2549, 2
  %2551 = trunc nuw nsw i64 %2550 to i32
  %2552 = xor i32 %2551, 31
  %2553 = lshr i32 -1, %2552
  %2554 = and i32 %2553, %2548
  %2555 = load ptr, ptr %2491, align 8
  %2556 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2555, i64 %2539
  %2557 = icmp eq i32 %2554, 0
  br i1 %2557, label %3055, label %2558

2558:
  %2559 = and i64 %2532, -128
  %2560 = load i64, ptr %2492, align 8
  %2561 = icmp ult i64 %2559, %2560
  br i1 %2561, label %2562, label %3055

2562:
  %2563 = load i8, ptr %2486, align 4
  %2564 = trunc nuw i8 %2563 to i1
  %2565 = load ptr, ptr %0, align 8
  br i1 %2564, label %2566, label %2588

2566:
  %2567 = getelementptr inbounds nuw i8, ptr %2565, i64 37696
  %2568 = load i32, ptr %2567, align 8
  %2569 = icmp eq i32 %2568, 0
  %2570 = icmp ult i32 %2542, 4
  %2571 = or i1 %2570, %2569
  br i1 %2571, label %2588, label %2572

2572:
  %2573 = getelementptr inbounds nuw i8, ptr %2540, i64 4
  %2574 = load i32, ptr %2573, align 4
  %2575 = add i32 %2574, -1
  %2576 = and i32 %2575, -6
  %2577 = icmp eq i32 %2576, 0
  %2578 = load ptr, ptr %2493, align 8
  %2579 = getelementptr inbounds nuw i32, ptr %2578, i64 %2539
  %2580 = load i32, ptr %2579, align 4
  br i1 %2577, label %2581, label %2584

2581:
  %2582 = or i32 %2580, %2554
  store i32 %2582, ptr %2579, align 4
  %2583 = load ptr, ptr %0, align 8
  br label %2588

2584:
  %2585 = xor i32 %2580, -1
  %2586 = and i32 %2554, %2585
  %2587 = icmp eq i32 %2586, 0
  br i1 %2587, label %2588, label %3086

2588:
  %2589 = phi ptr [ %2583, %2581 ], [ %2565, %2584 ], [ %2565, %2566 ], [ %2565, %2562 ]
  %2590 = getelementptr inbounds nuw i8, ptr %2589, i64 37704
  %2591 = load i32, ptr %2590, align 8
  %2592 = icmp eq i32 %2591, 0
  %2593 = load i8, ptr %2486, align 4
  %2594 = trunc nuw i8 %2593 to i1
  br i1 %2592, label %2595, label %2618

2595:
  br i1 %2594, label %3055, label %2596

2596:
  %2597 = load ptr, ptr %92, align 8
  %2598 = getelementptr inbounds nuw i8, ptr %2597, i64 4
  %2599 = load i32, ptr %2598, align 4
  switch i32 %2599, label %2600 [
    i32 4, label %3055
    i32 0, label %3055
  ]

2600:
  %2601 = lshr i64 %2532, 12
  %2602 = load ptr, ptr %2494, align 8
  %2603 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2602, i64 %2601
  %2604 = load atomic i64, ptr %2603 acquire, align 8
  %2605 = load ptr, ptr %0, align 8
  %2606 = getelementptr inbounds nuw i8, ptr %2605, i64 37656
  %2607 = load i64, ptr %2606, align 8
  %2608 = icmp eq i64 %2604, %2607
  br i1 %2608, label %3055, label %2609

2609:
  %2610 = add i64 %2607, -1
  %2611 = icmp eq i64 %2604, %2610
  br i1 %2611, label %2612, label %2616

2612:
  %2613 = load ptr, ptr %92, align 8
  %2614 = getelementptr inbounds nuw i8, ptr %2613, i64 4
  %2615 = load i32, ptr %2614, align 4
  switch i32 %2615, label %2616 [
    i32 4, label %3055
    i32 0, label %3055
  ]

2616:
  %2617 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2601)
  br i1 %2617, label %3055, label %3086

2618:
  br i1 %2594, label %2637, label %2619

2619:
  %2620 = lshr i64 %2532, 12
  %2621 = load ptr, ptr %2494, align 8
  %2622 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2621, i64 %2620
  %2623 = load atomic i64, ptr %2622 acquire, align 8
  %2624 = load ptr, ptr %0, align 8
  %2625 = getelementptr inbounds nuw i8, ptr %2624, i64 37656
  %2626 = load i64, ptr %2625, align 8
  %2627 = icmp eq i64 %2623, %2626
  br i1 %2627, label %2637, label %2628

2628:
  %2629 = add i64 %2626, -1
  %2630 = icmp eq i64 %2623, %2629
  br i1 %2630, label %2631, label %2635

2631:
  %2632 = load ptr, ptr %92, align 8
  %2633 = getelementptr inbounds nuw i8, ptr %2632, i64 4
  %2634 = load i32, ptr %2633, align 4
  switch i32 %2634, label %2635 [
    i32 4, label %2637
    i32 0, label %2637
  ]

2635:
  %2636 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2620)
  br i1 %2636, label %2637, label %3086

2637:
  %2638 = load i8, ptr %2486, align 4
  %2639 = trunc nuw i8 %2638 to i1
  br i1 %2639, label %2699, label %2640

2640:
  %2641 = icmp eq i32 %2554, -1
  %2642 = and i64 %2534, 7
  %2643 = icmp eq i64 %2642, 0
  %2644 = and i1 %2643, %2641
  %2645 = and i64 %2534, 64
  %2646 = icmp eq i64 %2645, 0
  %2647 = select i1 %2644, i1 %2646, i1 false
  br i1 %2647, label %2648, label %2699

2648:
  %2649 = load ptr, ptr %92, align 8
  %2650 = getelementptr inbounds nuw i8, ptr %2649, i64 4
  %2651 = load i32, ptr %2650, align 4
  %2652 = icmp eq i32 %2651, 4
  br i1 %2652, label %2699, label %2653

2653:
  %2654 = load ptr, ptr %0, align 8
  %2655 = load ptr, ptr %2494, align 8
  %2656 = lshr i64 %2532, 12
  %2657 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2655, i64 %2656
  %2658 = getelementptr inbounds nuw i8, ptr %2657, i64 8
  %2659 = and i64 %2539, 31
  %2660 = getelementptr inbounds nuw i64, ptr %2658, i64 %2659
  %2661 = icmp eq i32 %2651, 0
  %2662 = load atomic i64, ptr %2660 monotonic, align 8
  %2663 = select i1 %2661, i64 2, i64 1
  %2664 = icmp eq i64 %2662, 0
  br i1 %2664, label %2665, label %2667

2665:
  %2666 = or disjoint i64 %2663, %2538
  br label %2688

2667:
  %2668 = and i64 %2662, -8
  %2669 = icmp eq i64 %2668, %2538
  br i1 %2669, label %2670, label %2672

2670:
  %2671 = or i64 %2662, %2663
  br label %2688

2672:
  %2673 = xor i64 %2662, %2534
  %2674 = icmp ult i64 %2673, 1099511627776
  br i1 %2674, label %2675, label %2699

2675:
  %2676 = lshr i64 %2662, 24
  %2677 = and i64 %2676, 65535
  %2678 = lshr i64 %2534, 24
  %2679 = and i64 %2678, 65535
  %2680 = icmp samesign ult i64 %2677, %2679
  br i1 %2680, label %2681, label %2699

2681:
  %2682 = and i64 %2662, 5
  %2683 = icmp ne i64 %2682, 0
  %2684 = and i1 %2661, %2683
  %2685 = select i1 %2684, i64 4, i64 0
  %2686 = or disjoint i64 %2538, %2685
  %2687 = or disjoint i64 %2686, %2663
  br label %2688

2688:
  %2689 = phi i64 [ %2687, %2681 ], [ %2671, %2670 ], [ %2666, %2665 ]
  %2690 = getelementptr inbounds nuw i8, ptr %2654, i64 37688
  %2691 = load i32, ptr %2690, align 8
  %2692 = icmp eq i32 %2691, 0
  br i1 %2692, label %2694, label %2693

2693:
  store i64 %2689, ptr %2660, align 8
  br label %3055

2694:
  %2695 = icmp eq i64 %2662, %2689
  br i1 %2695, label %3055, label %2696

2696:
  %2697 = cmpxchg ptr %2660, i64 %2662, i64 %2689 monotonic monotonic, align 8
  %2698 = extractvalue { i64, i1 } %2697, 1
  br i1 %2698, label %3055, label %2699

2699:
  %2700 = load i8, ptr %2495, align 1
  %2701 = trunc nuw i8 %2700 to i1
  br i1 %2701, label %2702, label %2760

2702:
  %2703 = load i8, ptr %2486, align 4
  %2704 = trunc nuw i8 %2703 to i1
  br i1 %2704, label %2760, label %2705

2705:
  %2706 = load ptr, ptr %2494, align 8
  %2707 = lshr i64 %2532, 12
  %2708 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2706, i64 %2707
  %2709 = getelementptr inbounds nuw i8, ptr %2708, i64 8
  %2710 = and i64 %2539, 31
  %2711 = getelementptr inbounds nuw i64, ptr %2709, i64 %2710
  %2712 = load atomic i64, ptr %2711 monotonic, align 8
  %2713 = icmp eq i64 %2712, -1
  br i1 %2713, label %2714, label %2716

2714:
  %2715 = load i64, ptr %2556, align 8
  br label %2745

2716:
  %2717 = load ptr, ptr %0, align 8
  %2718 = getelementptr inbounds nuw i8, ptr %2717, i64 37688
  %2719 = load i32, ptr %2718, align 8
  %2720 = icmp eq i32 %2719, 0
  br i1 %2720, label %2722, label %2721

2721:
  store i64 -1, ptr %2711, align 8
  br label %2724

2722:
  %2723 = atomicrmw xchg ptr %2711, i64 -1 monotonic, align 8
  br label %2724

2724:
  %2725 = phi i64 [ %2712, %2721 ], [ %2723, %2722 ]
  %2726 = load i64, ptr %2496, align 8
  store i64 %2726, ptr %2556, align 8
  %2727 = and i64 %2725, 5
  %2728 = icmp ne i64 %2727, 0
  %2729 = sext i1 %2728 to i32
  %2730 = getelementptr inbounds nuw i8, ptr %2556, i64 48
  store i32 %2729, ptr %2730, align 8
  %2731 = shl i64 %2725, 62
  %2732 = ashr i64 %2731, 63
  %2733 = trunc nsw i64 %2732 to i32
  %2734 = getelementptr inbounds nuw i8, ptr %2556, i64 56
  store i32 %2733, ptr %2734, align 8
  %2735 = getelementptr inbounds nuw i8, ptr %2556, i64 60
  store i32 0, ptr %2735, align 4
  %2736 = getelementptr inbounds nuw i8, ptr %2556, i64 52
  store i32 0, ptr %2736, align 4
  %2737 = and i64 %2725, -8
  %2738 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  %2739 = getelementptr inbounds nuw i8, ptr %2556, i64 32
  store i64 %2737, ptr %2739, align 8
  store i64 %2737, ptr %2738, align 8
  %2740 = and i64 %2725, 1
  %2741 = icmp eq i64 %2740, 0
  br i1 %2741, label %2742, label %2745

2742:
  %2743 = and i64 %2725, -16777216
  %2744 = add i64 %2743, -16777096
  store i64 %2744, ptr %2738, align 8
  br label %2745

2745:
  %2746 = phi i64 [ %2715, %2714 ], [ %2726, %2724 ], [ %2726, %2742 ]
  %2747 = load i64, ptr %2496, align 8
  %2748 = icmp eq i64 %2746, %2747
  br i1 %2748, label %2749, label %2758

2749:
  %2750 = getelementptr inbounds nuw i8, ptr %2556, i64 48
  %2751 = load i32, ptr %2750, align 8
  %2752 = getelementptr inbounds nuw i8, ptr %2556, i64 52
  %2753 = load i32, ptr %2752, align 4
  %2754 = or i32 %2753, %2751
  %2755 = and i32 %2754, %2554
  %2756 = icmp eq i32 %2755, 0
  %2757 = zext i1 %2756 to i8
  br label %2758

2758:
  %2759 = phi i8 [ 1, %2745 ], [ %2757, %2749 ]
  store i8 %2759, ptr %2497, align 8
  br label %2760

2760:
  %2761 = load i64, ptr %2556, align 8
  %2762 = load i64, ptr %2496, align 8
  %2763 = icmp eq i64 %2761, %2762
  br i1 %2763, label %2764, label %2825

2764:
  %2765 = load ptr, ptr %92, align 8
  %2766 = getelementptr inbounds nuw i8, ptr %2765, i64 4
  %2767 = load i32, ptr %2766, align 4
  switch i32 %2767, label %2786 [
    i32 4, label %2768
    i32 0, label %2768
  ]

2768:
  %2769 = getelementptr inbounds nuw i8, ptr %2556, i64 32
  %2770 = load i64, ptr %2769, align 8
  %2771 = icmp eq i64 %2770, %2538
  br i1 %2771, label %2772, label %2825

2772:
  %2773 = getelementptr inbounds nuw i8, ptr %2556, i64 56
  %2774 = load i32, ptr %2773, align 8
  %2775 = xor i32 %2774, -1
  %2776 = and i32 %2554, %2775
  %2777 = icmp eq i32 %2776, 0
  br i1 %2777, label %2778, label %2825

2778:
  %2779 = getelementptr inbounds nuw i8, ptr %2556, i64 48
  %2780 = load i32, ptr %2779, align 8
  %2781 = getelementptr inbounds nuw i8, ptr %2556, i64 52
  %2782 = load i32, ptr %2781, align 4
  %2783 = or i32 %2782, %2780
  %2784 = and i32 %2783, %2554
  %2785 = icmp eq i32 %2784, 0
  br i1 %2785, label %3055, label %2825

2786:
  %2787 = and i64 %2534, 7
  %2788 = icmp eq i64 %2787, 0
  %2789 = and i64 %2534, 6
  %2790 = icmp eq i64 %2789, 6
  %2791 = or i1 %2788, %2790
  br i1 %2791, label %2825, label %2792

2792:
  %2793 = getelementptr inbounds nuw i8, ptr %2556, i64 48
  %2794 = load i32, ptr %2793, align 8
  %2795 = xor i32 %2794, -1
  %2796 = and i32 %2554, %2795
  %2797 = icmp eq i32 %2796, 0
  br i1 %2797, label %2798, label %2825

2798:
  %2799 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  %2800 = load i64, ptr %2799, align 8
  %2801 = and i64 %2800, 120
  %2802 = icmp eq i64 %2801, 120
  br i1 %2802, label %2803, label %2825

2803:
  %2804 = icmp ugt i64 %2800, -1099511627777
  %2805 = xor i64 %2800, %2534
  %2806 = icmp ult i64 %2805, 16777216
  %2807 = select i1 %2804, i1 true, i1 %2806
  br i1 %2807, label %2808, label %2825

2808:
  %2809 = and i64 %2800, 7
  %2810 = icmp ne i64 %2809, 0
  %2811 = and i64 %2805, 7
  %2812 = icmp eq i64 %2811, 0
  %2813 = select i1 %2810, i1 %2812, i1 false
  br i1 %2813, label %2814, label %2825

2814:
  %2815 = getelementptr inbounds nuw i8, ptr %2556, i64 52
  %2816 = load i32, ptr %2815, align 4
  %2817 = getelementptr inbounds nuw i8, ptr %2556, i64 56
  %2818 = load i32, ptr %2817, align 8
  %2819 = or i32 %2818, %2816
  %2820 = getelementptr inbounds nuw i8, ptr %2556, i64 60
  %2821 = load i32, ptr %2820, align 4
  %2822 = or i32 %2819, %2821
  %2823 = and i32 %2822, %2554
  %2824 = icmp eq i32 %2823, 0
  br i1 %2824, label %3055, label %2825

2825:
  %2826 = load i8, ptr %2486, align 4
  %2827 = trunc nuw i8 %2826 to i1
  br i1 %2827, label %2880, label %2828

2828:
  %2829 = load ptr, ptr %0, align 8
  %2830 = getelementptr inbounds nuw i8, ptr %2829, i64 37688
  %2831 = load i32, ptr %2830, align 8
  %2832 = icmp eq i32 %2831, 0
  br i1 %2832, label %2833, label %2842

2833:
  %2834 = getelementptr inbounds nuw i8, ptr %2556, i64 8
  br label %2835

2835:
  %2836 = atomicrmw or ptr %2834, i64 1 acquire, align 8
  %2837 = and i64 %2836, 1
  %2838 = icmp eq i64 %2837, 0
  br i1 %2838, label %2839, label %2835

2839:
  %2840 = load i8, ptr %2486, align 4
  %2841 = trunc nuw i8 %2840 to i1
  br i1 %2841, label %2880, label %2842

2842:
  %2843 = load ptr, ptr %2494, align 8
  %2844 = lshr i64 %2532, 12
  %2845 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2843, i64 %2844
  %2846 = getelementptr inbounds nuw i8, ptr %2845, i64 8
  %2847 = and i64 %2539, 31
  %2848 = getelementptr inbounds nuw i64, ptr %2846, i64 %2847
  %2849 = load atomic i64, ptr %2848 monotonic, align 8
  %2850 = icmp eq i64 %2849, -1
  br i1 %2850, label %2880, label %2851

2851:
  %2852 = load ptr, ptr %0, align 8
  %2853 = getelementptr inbounds nuw i8, ptr %2852, i64 37688
  %2854 = load i32, ptr %2853, align 8
  %2855 = icmp eq i32 %2854, 0
  br i1 %2855, label %2857, label %2856

2856:
  store i64 -1, ptr %2848, align 8
  br label %2859

2857:
  %2858 = atomicrmw xchg ptr %2848, i64 -1 monotonic, align 8
  br label %2859

2859:
  %2860 = phi i64 [ %2849, %2856 ], [ %2858, %2857 ]
  %2861 = load i64, ptr %2496, align 8
  store i64 %2861, ptr %2556, align 8
  %2862 = and i64 %2860, 5
  %2863 = icmp ne i64 %2862, 0
  %2864 = sext i1 %2863 to i32
  %2865 = getelementptr inbounds nuw i8, ptr %2556, i64 48
  store i32 %2864, ptr %2865, align 8
  %2866 = shl i64 %2860, 62
  %2867 = ashr i64 %2866, 63
  %2868 = trunc nsw i64 %2867 to i32
  %2869 = getelementptr inbounds nuw i8, ptr %2556, i64 56
  store i32 %2868, ptr %2869, align 8
  %2870 = getelementptr inbounds nuw i8, ptr %2556, i64 60
  store i32 0, ptr %2870, align 4
  %2871 = getelementptr inbounds nuw i8, ptr %2556, i64 52
  store i32 0, ptr %2871, align 4
  %2872 = and i64 %2860, -8
  %2873 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  %2874 = getelementptr inbounds nuw i8, ptr %2556, i64 32
  store i64 %2872, ptr %2874, align 8
  store i64 %2872, ptr %2873, align 8
  %2875 = and i64 %2860, 1
  %2876 = icmp eq i64 %2875, 0
  br i1 %2876, label %2877, label %2880

2877:
  %2878 = and i64 %2860, -16777216
  %2879 = add i64 %2878, -16777096
  store i64 %2879, ptr %2873, align 8
  br label %2880

2880:
  %2881 = phi i1 [ true, %2839 ], [ %2832, %2877 ], [ %2832, %2859 ], [ %2832, %2842 ], [ false, %2825 ]
  %2882 = load i64, ptr %2556, align 8
  %2883 = load i64, ptr %2496, align 8
  %2884 = icmp eq i64 %2882, %2883
  br i1 %2884, label %2923, label %2885

2885:
  %2886 = load ptr, ptr %92, align 8
  %2887 = getelementptr inbounds nuw i8, ptr %2886, i64 4
  %2888 = load i32, ptr %2887, align 4
  %2889 = and i32 %2888, -5
  %2890 = icmp eq i32 %2889, 0
  %2891 = select i1 %2890, i64 2, i64 0
  store i64 %2883, ptr %2556, align 8
  %2892 = getelementptr inbounds nuw i8, ptr %2556, i64 48
  %2893 = getelementptr inbounds nuw i8, ptr %2556, i64 60
  store i32 0, ptr %2893, align 4
  %2894 = getelementptr inbounds nuw i8, ptr %2556, i64 56
  store i32 0, ptr %2894, align 8
  %2895 = getelementptr inbounds nuw i8, ptr %2556, i64 52
  store i32 0, ptr %2895, align 4
  store i32 0, ptr %2892, align 8
  %2896 = getelementptr inbounds nuw i8, ptr %2556, i64 8
  store i64 0, ptr %2896, align 8
  %2897 = getelementptr inbounds nuw i32, ptr %2892, i64 %2891
  store i32 %2554, ptr %2897, align 4
  %2898 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  %2899 = getelementptr inbounds nuw i64, ptr %2898, i64 %2891
  store i64 %2538, ptr %2899, align 8
  switch i32 %2888, label %3031 [
    i32 4, label %2900
    i32 0, label %2900
  ]

2900:
  %2901 = load ptr, ptr %0, align 8
  %2902 = getelementptr inbounds nuw i8, ptr %2901, i64 37692
  %2903 = load i32, ptr %2902, align 4
  %2904 = icmp eq i32 %2903, 0
  br i1 %2904, label %2905, label %3031

2905:
  %2906 = load i32, ptr %2892, align 8
  %2907 = load i32, ptr %2895, align 4
  %2908 = or i32 %2907, %2906
  %2909 = icmp eq i32 %2908, 0
  br i1 %2909, label %2910, label %3031

2910:
  %2911 = getelementptr inbounds nuw i8, ptr %2556, i64 32
  %2912 = load i64, ptr %2911, align 8
  %2913 = and i64 %2912, 71
  %2914 = icmp eq i64 %2913, 64
  br i1 %2914, label %2915, label %3031

2915:
  store i32 -1, ptr %2894, align 8
  store i32 0, ptr %2893, align 4
  %2916 = and i64 %2912, 120
  %2917 = icmp eq i64 %2916, 120
  %2918 = shl i64 %2883, 10
  %2919 = lshr i64 %2912, 15
  %2920 = and i64 %2919, 1023
  %2921 = select i1 %2917, i64 1023, i64 %2920
  %2922 = or disjoint i64 %2921, %2918
  store i64 %2922, ptr %2896, align 8
  br label %3031

2923:
  %2924 = load i8, ptr %2486, align 4
  %2925 = trunc nuw i8 %2924 to i1
  br i1 %2925, label %2977, label %2926

2926:
  %2927 = load ptr, ptr %92, align 8
  %2928 = getelementptr inbounds nuw i8, ptr %2927, i64 4
  %2929 = load i32, ptr %2928, align 4
  %2930 = and i32 %2929, -5
  %2931 = icmp eq i32 %2930, 0
  %2932 = select i1 %2931, i32 2, i32 0
  %2933 = getelementptr inbounds nuw i8, ptr %2556, i64 48
  %2934 = load i32, ptr %2933, align 8
  %2935 = getelementptr inbounds nuw i8, ptr %2556, i64 52
  %2936 = load i32, ptr %2935, align 4
  %2937 = or i32 %2936, %2934
  %2938 = getelementptr inbounds nuw i8, ptr %2556, i64 56
  %2939 = load i32, ptr %2938, align 8
  %2940 = or i32 %2937, %2939
  %2941 = getelementptr inbounds nuw i8, ptr %2556, i64 60
  %2942 = load i32, ptr %2941, align 4
  %2943 = or i32 %2940, %2942
  %2944 = and i32 %2943, %2554
  %2945 = icmp eq i32 %2944, 0
  br i1 %2945, label %2946, label %2977

2946:
  %2947 = zext nneg i32 %2932 to i64
  %2948 = getelementptr inbounds nuw i32, ptr %2933, i64 %2947
  %2949 = load i32, ptr %2948, align 4
  %2950 = icmp eq i32 %2949, 0
  br i1 %2950, label %2951, label %2953

2951:
  %2952 = getelementptr inbounds nuw i32, ptr %2933, i64 %2947
  br label %2970

2953:
  %2954 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  %2955 = getelementptr inbounds nuw i64, ptr %2954, i64 %2947
  %2956 = load i64, ptr %2955, align 8
  %2957 = icmp ne i64 %2956, %2538
  %2958 = zext i1 %2957 to i32
  %2959 = or disjoint i32 %2932, %2958
  %2960 = zext nneg i32 %2959 to i64
  %2961 = getelementptr inbounds nuw i32, ptr %2933, i64 %2960
  %2962 = load i32, ptr %2961, align 4
  %2963 = icmp eq i32 %2962, 0
  %2964 = getelementptr inbounds nuw i32, ptr %2933, i64 %2960
  br i1 %2963, label %2970, label %2965

2965:
  %2966 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  %2967 = getelementptr inbounds nuw i64, ptr %2966, i64 %2960
  %2968 = load i64, ptr %2967, align 8
  %2969 = icmp eq i64 %2968, %2538
  br i1 %2969, label %2970, label %2977

2970:
  %2971 = phi ptr [ %2952, %2951 ], [ %2964, %2953 ], [ %2964, %2965 ]
  %2972 = phi i64 [ %2947, %2951 ], [ %2960, %2953 ], [ %2960, %2965 ]
  %2973 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  %2974 = getelementptr inbounds nuw i64, ptr %2973, i64 %2972
  store i64 %2538, ptr %2974, align 8
  %2975 = load i32, ptr %2971, align 4
  %2976 = or i32 %2975, %2554
  store i32 %2976, ptr %2971, align 4
  br label %3031

2977:
  %2978 = and i64 %2534, 64
  %2979 = icmp eq i64 %2978, 0
  br i1 %2979, label %2980, label %3029

2980:
  %2981 = getelementptr inbounds nuw i8, ptr %2556, i64 48
  %2982 = getelementptr inbounds nuw i8, ptr %2556, i64 56
  %2983 = load i32, ptr %2982, align 8
  %2984 = icmp eq i32 %2983, 0
  %2985 = getelementptr inbounds nuw i8, ptr %2556, i64 52
  %2986 = load i32, ptr %2985, align 4
  %2987 = getelementptr inbounds nuw i8, ptr %2556, i64 60
  %2988 = load i32, ptr %2987, align 4
  %2989 = or i32 %2988, %2986
  %2990 = icmp eq i32 %2989, 0
  br i1 %2990, label %2991, label %3029

2991:
  %2992 = load i32, ptr %2981, align 8
  %2993 = icmp eq i32 %2992, 0
  br i1 %2993, label %2998, label %2994

2994:
  %2995 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  %2996 = load i64, ptr %2995, align 8
  %2997 = icmp eq i64 %2996, %2538
  br i1 %2997, label %2998, label %3029

2998:
  br i1 %2984, label %3003, label %2999

2999:
  %3000 = getelementptr inbounds nuw i8, ptr %2556, i64 32
  %3001 = load i64, ptr %3000, align 8
  %3002 = icmp eq i64 %3001, %2538
  br i1 %3002, label %3003, label %3029

3003:
  %3004 = load ptr, ptr %92, align 8
  %3005 = getelementptr inbounds nuw i8, ptr %3004, i64 4
  %3006 = load i32, ptr %3005, align 4
  switch i32 %3006, label %3010 [
    i32 4, label %3029
    i32 0, label %3007
  ]

3007:
  %3008 = getelementptr inbounds nuw i8, ptr %2556, i64 32
  store i64 %2538, ptr %3008, align 8
  %3009 = or i32 %2983, %2554
  store i32 %3009, ptr %2982, align 8
  br label %3031

3010:
  br i1 %2925, label %3011, label %3022

3011:
  %3012 = getelementptr inbounds nuw i8, ptr %2556, i64 8
  %3013 = load i64, ptr %3012, align 8
  %3014 = icmp eq i64 %3013, 0
  br i1 %3014, label %3022, label %3015

3015:
  %3016 = load ptr, ptr %0, align 8
  store i64 0, ptr %3012, align 8
  %3017 = getelementptr inbounds nuw i8, ptr %3016, i64 41816
  %3018 = load i64, ptr %3017, align 8
  %3019 = add i64 %3018, 1
  store i64 %3019, ptr %3017, align 8
  %3020 = load i32, ptr %2981, align 8
  %3021 = load i32, ptr %2982, align 8
  br label %3022

3022:
  %3023 = phi i32 [ %3021, %3015 ], [ %2983, %3011 ], [ %2983, %3010 ]
  %3024 = phi i32 [ %3020, %3015 ], [ %2992, %3011 ], [ %2992, %3010 ]
  %3025 = getelementptr inbounds nuw i8, ptr %2556, i64 16
  store i64 %2538, ptr %3025, align 8
  %3026 = or i32 %3024, %2554
  store i32 %3026, ptr %2981, align 8
  %3027 = xor i32 %2554, -1
  %3028 = and i32 %3023, %3027
  store i32 %3028, ptr %2982, align 8
  br label %3031

3029:
  %3030 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2556, i64 %2538, i32 %2554)
  br i1 %3030, label %3031, label %3048

3031:
  %3032 = and i64 %2534, 6
  %3033 = icmp eq i64 %3032, 6
  br i1 %3033, label %3034, label %3047

3034:
  %3035 = load ptr, ptr %0, align 8
  %3036 = getelementptr inbounds nuw i8, ptr %3035, i64 41808
  %3037 = load i64, ptr %3036, align 8
  %3038 = load ptr, ptr %92, align 8
  %3039 = getelementptr inbounds nuw i8, ptr %3038, i64 8
  %3040 = load i32, ptr %3039, align 8
  %3041 = icmp eq i32 %3040, 1
  %3042 = load ptr, ptr %2489, align 8
  br i1 %3041, label %3043, label %3045

3043:
  %3044 = trunc i64 %3037 to i8
  store i8 %3044, ptr %3042, align 1
  br label %3047

3045:
  %3046 = trunc i64 %3037 to i32
  store i32 %3046, ptr %3042, align 1
  br label %3047

3047:
  br i1 %2881, label %3052, label %3055

3048:
  br i1 %2881, label %3049, label %3086

3049:
  %3050 = getelementptr inbounds nuw i8, ptr %2556, i64 8
  %3051 = atomicrmw and ptr %3050, i64 -2 release, align 8
  br label %3086

3052:
  %3053 = getelementptr inbounds nuw i8, ptr %2556, i64 8
  %3054 = atomicrmw and ptr %3053, i64 -2 release, align 8
  br label %3055

3055:
  %3056 = load ptr, ptr %0, align 8
  %3057 = getelementptr inbounds nuw i8, ptr %3056, i64 43704
  %3058 = load ptr, ptr %3057, align 8
  %3059 = icmp eq ptr %3058, null
  br i1 %3059, label %3107, label %3060

3060:
  %3061 = load i8, ptr %2486, align 4
  %3062 = trunc nuw i8 %3061 to i1
  br i1 %3062, label %3107, label %3063

3063:
  %3064 = load i64, ptr %2487, align 8
  %3065 = and i64 %2532, -128
  %3066 = add i64 %3064, %3065
  %3067 = load ptr, ptr %92, align 8
  %3068 = getelementptr inbounds nuw i8, ptr %3067, i64 4
  %3069 = load i32, ptr %3068, align 4
  switch i32 %3069, label %3070 [
    i32 4, label %3107
    i32 0, label %3107
  ]

3070:
  %3071 = load i8, ptr %2495, align 1
  %3072 = trunc nuw i8 %3071 to i1
  br i1 %3072, label %3107, label %3073

3073:
  %3074 = getelementptr inbounds nuw i8, ptr %3056, i64 43720
  %3075 = load i64, ptr %3074, align 8
  %3076 = lshr i64 %3066, 7
  %3077 = lshr i64 %3066, 13
  %3078 = lshr i64 %3066, 19
  %3079 = xor i64 %3077, %3078
  %3080 = xor i64 %3079, %3076
  %3081 = and i64 %3080, 63
  %3082 = shl nuw i64 1, %3081
  %3083 = and i64 %3075, %3082
  %3084 = icmp eq i64 %3083, 0
  br i1 %3084, label %3107, label %3085

3085:
  tail call preserve_allcc void @cut_words(ptr %3056, i64 %3066, i32 %2554)
  br label %3107

3086:
  %3087 = load ptr, ptr %0, align 8
  %3088 = load ptr, ptr %92, align 8
  %3089 = getelementptr inbounds nuw i8, ptr %3088, i64 20
  %3090 = load i32, ptr %3089, align 4
  %3091 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3092 = load i32, ptr %3091, align 8
  %3093 = tail call i32 @llvm.cttz.i32(i32 %3092, i1 false)
  %3094 = getelementptr inbounds nuw i8, ptr %3087, i64 328
  store i32 22, ptr %3094, align 8
  %3095 = getelementptr inbounds nuw i8, ptr %3087, i64 332
  store i32 %3090, ptr %3095, align 4
  %3096 = getelementptr inbounds nuw i8, ptr %3087, i64 336
  store i32 %3093, ptr %3096, align 8
  %3097 = getelementptr inbounds nuw i8, ptr %3087, i64 352
  store i64 0, ptr %3097, align 8
  %3098 = getelementptr inbounds nuw i8, ptr %3087, i64 368
  store i32 0, ptr %3098, align 8
  %3099 = getelementptr inbounds nuw i8, ptr %3087, i64 360
  store i32 0, ptr %3099, align 8
  %3100 = getelementptr inbounds nuw i8, ptr %3087, i64 364
  store i32 0, ptr %3100, align 4
  br label %3111

3101:
  %3102 = zext nneg i32 %2500 to i64
  %3103 = getelementptr inbounds nuw i64, ptr %8, i64 %3102
  %3104 = load i64, ptr %3103, align 8
  %3105 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %3104, i32 %2500)
  %3106 = icmp eq i32 %3105, 0
  br i1 %3106, label %3107, label %3111

3107:
  %3108 = add i32 %2499, -1
  %3109 = and i32 %3108, %2499
  %3110 = icmp eq i32 %3109, 0
  br i1 %3110, label %3111, label %2498

3111:
  %3112 = phi i32 [ 1, %2483 ], [ 0, %3107 ], [ 0, %1529 ], [ 0, %2482 ], [ 1, %1533 ], [ 1, %1277 ], [ 0, %1529 ], [ 1,
      %3086 ], [ 1, %3101 ], [ 1, %1269 ], [ 0, %1272 ]
  br label %3113

3113:
  %3114 = phi i32 [ 0, %325 ], [ %3112, %3111 ], [ 1, %38 ], [ %90, %88 ], [ 0, %87 ], [ 0, %83 ], [ 1, %71 ], [ 0, %335
      ], [ 0, %274 ], [ 0, %309 ], [ 0, %326 ], [ 0, %319 ], [ 0, %251 ]
  ret i32 %3114
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
  br i1 %14, label %15, label %75

15:
  %16 = and i64 %3, 4294967295
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %18 = load i64, ptr %17, align 8
  %19 = and i64 %18, 16777215
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %21 = load i8, ptr %20, align 1
  %22 = trunc nuw i8 %21 to i1
  br i1 %22, label %28, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = zext i32 %25 to i64
  %27 = or i64 %19, %26
  br label %28

28:
  %29 = phi i64 [ %27, %23 ], [ %19, %15 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %31, align 8
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 80
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %38 = load ptr, ptr %37, align 8
  %39 = ptrtoint ptr %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %45, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %51, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %54 = load i64, ptr %53, align 8
  %55 = shl i64 %54, 16
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %57 = load i32, ptr %56, align 8
  %58 = lshr i32 %57, 4
  %59 = zext nneg i32 %58 to i64
  %60 = or i64 %55, %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %60, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %63 = load i32, ptr %62, align 8
  %64 = icmp ne i32 %63, 0
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %66 = zext i1 %64 to i8
  store i8 %66, ptr %65, align 2
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %67, align 4
  %68 = icmp samesign ult i64 %16, %35
  br i1 %68, label %69, label %870

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %71 = and i64 %3, 127
  %72 = getelementptr inbounds nuw i8, ptr %38, i64 %16
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %72, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %237

75:
  switch i32 %8, label %81 [
    i32 1, label %98
    i32 0, label %76
  ]

76:
  %77 = lshr i64 %3, 32
  %78 = trunc nuw i64 %77 to i32
  %79 = add i32 %78, -1
  %80 = icmp ult i32 %79, 4
  br i1 %80, label %81, label %98

81:
  %82 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %83 = load i32, ptr %82, align 4
  %84 = add i32 %83, -1
  %85 = and i32 %84, -6
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %870, label %87

87:
  %88 = load ptr, ptr %0, align 8
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 37696
  %90 = load i32, ptr %89, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %870, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 37700
  %94 = load i32, ptr %93, align 4
  %95 = icmp eq i32 %94, 0
  %96 = icmp eq i64 %12, 8589934592
  %97 = and i1 %96, %95
  br i1 %97, label %855, label %870

98:
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %102 = load i8, ptr %101, align 1
  %103 = trunc nuw i8 %102 to i1
  br i1 %103, label %109, label %104

104:
  %105 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %106 = load i32, ptr %105, align 4
  %107 = zext i32 %106 to i64
  %108 = or i64 %100, %107
  br label %109

109:
  %110 = phi i64 [ %108, %104 ], [ %100, %98 ]
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %110, ptr %111, align 8
  %112 = load ptr, ptr %0, align 8
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 37656
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %114, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 43704
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %118, null
  br i1 %119, label %168, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %122 = load i32, ptr %121, align 4
  %123 = zext i32 %122 to i64
  %124 = and i64 %123, 7
  %125 = icmp eq i64 %124, 0
  %126 = and i64 %123, 6
  %127 = icmp eq i64 %126, 6
  %128 = or i1 %125, %127
  br i1 %128, label %129, label %168

129:
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %131 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %132 = load i32, ptr %131, align 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %130, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %112, i64 43712
  %136 = load ptr, ptr %135, align 8
  %137 = load i64, ptr %1, align 8
  %138 = mul i64 %137, 96
  %139 = getelementptr inbounds nuw i8, ptr %136, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %134, i64 112
  store i32 0, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %134, i64 116
  %142 = load i32, ptr %141, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %168, label %144

144:
  store i32 0, ptr %141, align 4
  %145 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %146

146:
  %147 = phi i64 [ 0, %144 ], [ %166, %165 ]
  %148 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %139, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %150 = load i64, ptr %149, align 8
  %151 = trunc i64 %150 to i32
  %152 = lshr i32 %151, 15
  %153 = and i32 %152, 31
  %154 = load i32, ptr %131, align 4
  %155 = icmp eq i32 %153, %154
  br i1 %155, label %156, label %165

156:
  %157 = lshr i64 %150, 24
  %158 = and i64 %157, 65535
  %159 = load i32, ptr %145, align 8
  %160 = lshr i32 %159, 4
  %161 = zext nneg i32 %160 to i64
  %162 = icmp eq i64 %158, %161
  br i1 %162, label %163, label %165

163:
  %164 = getelementptr inbounds nuw i8, ptr %148, i64 20
  store i32 0, ptr %164, align 4
  br label %165

165:
  %166 = add nuw nsw i64 %147, 1
  %167 = icmp eq i64 %166, 4
  br i1 %167, label %168, label %146

168:
  %169 = load ptr, ptr %6, align 8
  %170 = ptrtoint ptr %169 to i64
  %171 = load ptr, ptr %0, align 8
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 37712
  %173 = udiv i64 %170, 48
  %174 = and i64 %173, 63
  %175 = getelementptr inbounds nuw %struct.ScreenCache, ptr %172, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = icmp eq i64 %176, %170
  br i1 %177, label %178, label %185

178:
  %179 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %180 = load i64, ptr %179, align 8
  %181 = sub i64 %3, %180
  %182 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %183 = load i64, ptr %182, align 8
  %184 = icmp ult i64 %181, %183
  br i1 %184, label %191, label %185

185:
  %186 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %3, ptr %175)
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %870, label %188

188:
  %189 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %190 = load i64, ptr %189, align 8
  br label %191

191:
  %192 = phi i64 [ %190, %188 ], [ %180, %178 ]
  %193 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %192, ptr %194, align 8
  %195 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %196, ptr %197, align 8
  %198 = getelementptr inbounds nuw i8, ptr %175, i64 24
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %199, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %202, ptr %203, align 8
  %204 = getelementptr inbounds nuw i8, ptr %175, i64 48
  %205 = load ptr, ptr %204, align 8
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %205, ptr %206, align 8
  %207 = getelementptr inbounds nuw i8, ptr %175, i64 56
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %208, ptr %209, align 8
  %210 = shl i64 %3, 1
  %211 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %212 = load i64, ptr %211, align 8
  %213 = load i64, ptr %193, align 8
  %214 = add i64 %212, %213
  %215 = sub i64 %210, %214
  store i64 %3, ptr %211, align 8
  %216 = load i64, ptr %195, align 8
  %217 = icmp ult i64 %215, %216
  %218 = load ptr, ptr %201, align 8
  %219 = icmp eq ptr %218, null
  br i1 %217, label %220, label %224

220:
  br i1 %219, label %849, label %221

221:
  %222 = lshr i64 %215, 7
  %223 = getelementptr inbounds nuw %struct.ScreenLine, ptr %218, i64 %222
  tail call void @llvm.prefetch.p0(ptr %223, i32 1, i32 3, i32 1)
  br label %225

224:
  br i1 %219, label %849, label %225

225:
  %226 = load i64, ptr %194, align 8
  %227 = load i64, ptr %200, align 8
  %228 = inttoptr i64 %227 to ptr
  %229 = load i8, ptr %116, align 4
  %230 = trunc nuw i8 %229 to i1
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %232 = sub i64 %3, %226
  %233 = and i64 %232, 127
  %234 = getelementptr inbounds nuw i8, ptr %228, i64 %232
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %234, ptr %235, align 8
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br i1 %230, label %237, label %254

237:
  %238 = phi ptr [ %74, %69 ], [ %236, %225 ]
  %239 = phi ptr [ %73, %69 ], [ %235, %225 ]
  %240 = phi i64 [ %71, %69 ], [ %233, %225 ]
  %241 = phi i64 [ %16, %69 ], [ %232, %225 ]
  %242 = phi ptr [ %70, %69 ], [ %231, %225 ]
  %243 = load ptr, ptr %0, align 8
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 37696
  %245 = load i32, ptr %244, align 8
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %254, label %247

247:
  %248 = load ptr, ptr %6, align 8
  %249 = getelementptr inbounds nuw i8, ptr %248, i64 8
  %250 = load i32, ptr %249, align 8
  %251 = icmp ult i32 %250, 4
  br i1 %251, label %252, label %254

252:
  %253 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %241)
  br i1 %253, label %254, label %834

254:
  %255 = phi ptr [ %236, %225 ], [ %238, %237 ], [ %238, %252 ], [ %238, %247 ]
  %256 = phi ptr [ %235, %225 ], [ %239, %237 ], [ %239, %252 ], [ %239, %247 ]
  %257 = phi i64 [ %233, %225 ], [ %240, %237 ], [ %240, %252 ], [ %240, %247 ]
  %258 = phi i64 [ %232, %225 ], [ %241, %237 ], [ %241, %252 ], [ %241, %247 ]
  %259 = phi ptr [ %231, %225 ], [ %242, %237 ], [ %242, %252 ], [ %242, %247 ]
  %260 = icmp slt i32 %4, 0
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %262 = load i64, ptr %261, align 8
  br i1 %260, label %263, label %265

263:
  %264 = or i64 %262, 112
  br label %271

265:
  %266 = zext nneg i32 %4 to i64
  %267 = shl nuw nsw i64 %266, 7
  %268 = and i64 %267, 32640
  %269 = xor i64 %268, 16440
  %270 = or i64 %269, %262
  br label %271

271:
  %272 = phi i64 [ %264, %263 ], [ %270, %265 ]
  %273 = lshr i64 %258, 7
  %274 = load ptr, ptr %6, align 8
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %276 = load i32, ptr %275, align 8
  %277 = zext i32 %276 to i64
  %278 = add nsw i64 %257, -1
  %279 = add nsw i64 %278, %277
  %280 = lshr i64 %257, 2
  %281 = trunc nuw nsw i64 %280 to i32
  %282 = shl nsw i32 -1, %281
  %283 = tail call i64 @llvm.umin.i64(i64 %279, i64 127)
  %284 = lshr i64 %283, 2
  %285 = trunc nuw nsw i64 %284 to i32
  %286 = xor i32 %285, 31
  %287 = lshr i32 -1, %286
  %288 = and i32 %287, %282
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds nuw %struct.ScreenLine, ptr %290, i64 %273
  %292 = icmp eq i32 %288, 0
  br i1 %292, label %802, label %293

293:
  %294 = and i64 %258, -128
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %296 = load i64, ptr %295, align 8
  %297 = icmp ult i64 %294, %296
  br i1 %297, label %298, label %802

298:
  %299 = load i8, ptr %255, align 4
  %300 = trunc nuw i8 %299 to i1
  %301 = load ptr, ptr %0, align 8
  br i1 %300, label %302, label %325

302:
  %303 = getelementptr inbounds nuw i8, ptr %301, i64 37696
  %304 = load i32, ptr %303, align 8
  %305 = icmp eq i32 %304, 0
  %306 = icmp ult i32 %276, 4
  %307 = or i1 %306, %305
  br i1 %307, label %325, label %308

308:
  %309 = getelementptr inbounds nuw i8, ptr %274, i64 4
  %310 = load i32, ptr %309, align 4
  %311 = add i32 %310, -1
  %312 = and i32 %311, -6
  %313 = icmp eq i32 %312, 0
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %315 = load ptr, ptr %314, align 8
  %316 = getelementptr inbounds nuw i32, ptr %315, i64 %273
  %317 = load i32, ptr %316, align 4
  br i1 %313, label %318, label %321

318:
  %319 = or i32 %317, %288
  store i32 %319, ptr %316, align 4
  %320 = load ptr, ptr %0, align 8
  br label %325

321:
  %322 = xor i32 %317, -1
  %323 = and i32 %288, %322
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %325, label %834

325:
  %326 = phi ptr [ %320, %318 ], [ %301, %321 ], [ %301, %302 ], [ %301, %298 ]
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 37704
  %328 = load i32, ptr %327, align 8
  %329 = icmp eq i32 %328, 0
  %330 = load i8, ptr %255, align 4
  %331 = trunc nuw i8 %330 to i1
  br i1 %329, label %332, label %356

332:
  br i1 %331, label %802, label %333

333:
  %334 = load ptr, ptr %6, align 8
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 4
  %336 = load i32, ptr %335, align 4
  switch i32 %336, label %337 [
    i32 4, label %802
    i32 0, label %802
  ]

337:
  %338 = lshr i64 %258, 12
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %340 = load ptr, ptr %339, align 8
  %341 = getelementptr inbounds nuw %struct.ScreenPage, ptr %340, i64 %338
  %342 = load atomic i64, ptr %341 acquire, align 8
  %343 = load ptr, ptr %0, align 8
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 37656
  %345 = load i64, ptr %344, align 8
  %346 = icmp eq i64 %342, %345
  br i1 %346, label %802, label %347

347:
  %348 = add i64 %345, -1
  %349 = icmp eq i64 %342, %348
  br i1 %349, label %350, label %354

350:
  %351 = load ptr, ptr %6, align 8
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 4
  %353 = load i32, ptr %352, align 4
  switch i32 %353, label %354 [
    i32 4, label %802
    i32 0, label %802
  ]

354:
  %355 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %338)
  br i1 %355, label %802, label %834

356:
  br i1 %331, label %376, label %357

357:
  %358 = lshr i64 %258, 12
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %360 = load ptr, ptr %359, align 8
  %361 = getelementptr inbounds nuw %struct.ScreenPage, ptr %360, i64 %358
  %362 = load atomic i64, ptr %361 acquire, align 8
  %363 = load ptr, ptr %0, align 8
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 37656
  %365 = load i64, ptr %364, align 8
  %366 = icmp eq i64 %362, %365
  br i1 %366, label %376, label %367

367:
  %368 = add i64 %365, -1
  %369 = icmp eq i64 %362, %368
  br i1 %369, label %370, label %374

370:
  %371 = load ptr, ptr %6, align 8
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 4
  %373 = load i32, ptr %372, align 4
  switch i32 %373, label %374 [
    i32 4, label %376
    i32 0, label %376
  ]

374:
  %375 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %358)
  br i1 %375, label %376, label %834

376:
  %377 = load i8, ptr %255, align 4
  %378 = trunc nuw i8 %377 to i1
  br i1 %378, label %439, label %379

379:
  %380 = icmp eq i32 %288, -1
  %381 = and i64 %272, 7
  %382 = icmp eq i64 %381, 0
  %383 = and i1 %382, %380
  %384 = and i64 %272, 64
  %385 = icmp eq i64 %384, 0
  %386 = select i1 %383, i1 %385, i1 false
  br i1 %386, label %387, label %439

387:
  %388 = load ptr, ptr %6, align 8
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 4
  %390 = load i32, ptr %389, align 4
  %391 = icmp eq i32 %390, 4
  br i1 %391, label %439, label %392

392:
  %393 = load ptr, ptr %0, align 8
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %395 = load ptr, ptr %394, align 8
  %396 = lshr i64 %258, 12
  %397 = getelementptr inbounds nuw %struct.ScreenPage, ptr %395, i64 %396
  %398 = getelementptr inbounds nuw i8, ptr %397, i64 8
  %399 = and i64 %273, 31
  %400 = getelementptr inbounds nuw i64, ptr %398, i64 %399
  %401 = icmp eq i32 %390, 0
  %402 = load atomic i64, ptr %400 monotonic, align 8
  %403 = select i1 %401, i64 2, i64 1
  %404 = icmp eq i64 %402, 0
  br i1 %404, label %405, label %407

405:
  %406 = or disjoint i64 %403, %272
  br label %428

407:
  %408 = and i64 %402, -8
  %409 = icmp eq i64 %408, %272
  br i1 %409, label %410, label %412

410:
  %411 = or i64 %402, %403
  br label %428

412:
  %413 = xor i64 %402, %272
  %414 = icmp ult i64 %413, 1099511627776
  br i1 %414, label %415, label %439

415:
  %416 = lshr i64 %402, 24
  %417 = and i64 %416, 65535
  %418 = lshr i64 %272, 24
  %419 = and i64 %418, 65535
  %420 = icmp samesign ult i64 %417, %419
  br i1 %420, label %421, label %439

421:
  %422 = and i64 %402, 5
  %423 = icmp ne i64 %422, 0
  %424 = and i1 %401, %423
  %425 = select i1 %424, i64 4, i64 0
  %426 = or disjoint i64 %272, %425
  %427 = or disjoint i64 %426, %403
  br label %428

428:
  %429 = phi i64 [ %427, %421 ], [ %411, %410 ], [ %406, %405 ]
  %430 = getelementptr inbounds nuw i8, ptr %393, i64 37688
  %431 = load i32, ptr %430, align 8
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %434, label %433

433:
  store i64 %429, ptr %400, align 8
  br label %802

434:
  %435 = icmp eq i64 %402, %429
  br i1 %435, label %802, label %436

436:
  %437 = cmpxchg ptr %400, i64 %402, i64 %429 monotonic monotonic, align 8
  %438 = extractvalue { i64, i1 } %437, 1
  br i1 %438, label %802, label %439

439:
  %440 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %441 = load i8, ptr %440, align 1
  %442 = trunc nuw i8 %441 to i1
  br i1 %442, label %443, label %505

443:
  %444 = load i8, ptr %255, align 4
  %445 = trunc nuw i8 %444 to i1
  br i1 %445, label %505, label %446

446:
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %448 = load ptr, ptr %447, align 8
  %449 = lshr i64 %258, 12
  %450 = getelementptr inbounds nuw %struct.ScreenPage, ptr %448, i64 %449
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 8
  %452 = and i64 %273, 31
  %453 = getelementptr inbounds nuw i64, ptr %451, i64 %452
  %454 = load atomic i64, ptr %453 monotonic, align 8
  %455 = icmp eq i64 %454, -1
  br i1 %455, label %456, label %458

456:
  %457 = load i64, ptr %291, align 8
  br label %488

458:
  %459 = load ptr, ptr %0, align 8
  %460 = getelementptr inbounds nuw i8, ptr %459, i64 37688
  %461 = load i32, ptr %460, align 8
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %464, label %463

463:
  store i64 -1, ptr %453, align 8
  br label %466

464:
  %465 = atomicrmw xchg ptr %453, i64 -1 monotonic, align 8
  br label %466

466:
  %467 = phi i64 [ %454, %463 ], [ %465, %464 ]
  %468 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %469 = load i64, ptr %468, align 8
  store i64 %469, ptr %291, align 8
  %470 = and i64 %467, 5
  %471 = icmp ne i64 %470, 0
  %472 = sext i1 %471 to i32
  %473 = getelementptr inbounds nuw i8, ptr %291, i64 48
  store i32 %472, ptr %473, align 8
  %474 = shl i64 %467, 62
  %475 = ashr i64 %474, 63
  %476 = trunc nsw i64 %475 to i32
  %477 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store i32 %476, ptr %477, align 8
  %478 = getelementptr inbounds nuw i8, ptr %291, i64 60
  store i32 0, ptr %478, align 4
  %479 = getelementptr inbounds nuw i8, ptr %291, i64 52
  store i32 0, ptr %479, align 4
  %480 = and i64 %467, -8
  %481 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %482 = getelementptr inbounds nuw i8, ptr %291, i64 32
  store i64 %480, ptr %482, align 8
  store i64 %480, ptr %481, align 8
  %483 = and i64 %467, 1
  %484 = icmp eq i64 %483, 0
  br i1 %484, label %485, label %488

485:
  %486 = and i64 %467, -16777216
  %487 = add i64 %486, -16777096
  store i64 %487, ptr %481, align 8
  br label %488

488:
  %489 = phi i64 [ %457, %456 ], [ %469, %466 ], [ %469, %485 ]
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %491 = load i64, ptr %490, align 8
  %492 = icmp eq i64 %489, %491
  br i1 %492, label %493, label %502

493:
  %494 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %495 = load i32, ptr %494, align 8
  %496 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %497 = load i32, ptr %496, align 4
  %498 = or i32 %497, %495
  %499 = and i32 %498, %288
  %500 = icmp eq i32 %499, 0
  %501 = zext i1 %500 to i8
  br label %502

502:
  %503 = phi i8 [ 1, %488 ], [ %501, %493 ]
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i8 %503, ptr %504, align 8
  br label %505

505:
  %506 = load i64, ptr %291, align 8
  %507 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %508 = load i64, ptr %507, align 8
  %509 = icmp eq i64 %506, %508
  br i1 %509, label %510, label %571

510:
  %511 = load ptr, ptr %6, align 8
  %512 = getelementptr inbounds nuw i8, ptr %511, i64 4
  %513 = load i32, ptr %512, align 4
  switch i32 %513, label %532 [
    i32 4, label %514
    i32 0, label %514
  ]

514:
  %515 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %516 = load i64, ptr %515, align 8
  %517 = icmp eq i64 %516, %272
  br i1 %517, label %518, label %571

518:
  %519 = getelementptr inbounds nuw i8, ptr %291, i64 56
  %520 = load i32, ptr %519, align 8
  %521 = xor i32 %520, -1
  %522 = and i32 %288, %521
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %524, label %571

524:
  %525 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %526 = load i32, ptr %525, align 8
  %527 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %528 = load i32, ptr %527, align 4
  %529 = or i32 %528, %526
  %530 = and i32 %529, %288
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %802, label %571

532:
  %533 = and i64 %272, 7
  %534 = icmp eq i64 %533, 0
  %535 = and i64 %272, 6
  %536 = icmp eq i64 %535, 6
  %537 = or i1 %534, %536
  br i1 %537, label %571, label %538

538:
  %539 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %540 = load i32, ptr %539, align 8
  %541 = xor i32 %540, -1
  %542 = and i32 %288, %541
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %544, label %571

544:
  %545 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %546 = load i64, ptr %545, align 8
  %547 = and i64 %546, 120
  %548 = icmp eq i64 %547, 120
  br i1 %548, label %549, label %571

549:
  %550 = icmp ugt i64 %546, -1099511627777
  %551 = xor i64 %546, %272
  %552 = icmp ult i64 %551, 16777216
  %553 = select i1 %550, i1 true, i1 %552
  br i1 %553, label %554, label %571

554:
  %555 = and i64 %546, 7
  %556 = icmp ne i64 %555, 0
  %557 = and i64 %551, 7
  %558 = icmp eq i64 %557, 0
  %559 = select i1 %556, i1 %558, i1 false
  br i1 %559, label %560, label %571

560:
  %561 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %562 = load i32, ptr %561, align 4
  %563 = getelementptr inbounds nuw i8, ptr %291, i64 56
  %564 = load i32, ptr %563, align 8
  %565 = or i32 %564, %562
  %566 = getelementptr inbounds nuw i8, ptr %291, i64 60
  %567 = load i32, ptr %566, align 4
  %568 = or i32 %565, %567
  %569 = and i32 %568, %288
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %802, label %571

571:
  %572 = load i8, ptr %255, align 4
  %573 = trunc nuw i8 %572 to i1
  br i1 %573, label %627, label %574

574:
  %575 = load ptr, ptr %0, align 8
  %576 = getelementptr inbounds nuw i8, ptr %575, i64 37688
  %577 = load i32, ptr %576, align 8
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %579, label %588

579:
  %580 = getelementptr inbounds nuw i8, ptr %291, i64 8
  br label %581

581:
  %582 = atomicrmw or ptr %580, i64 1 acquire, align 8
  %583 = and i64 %582, 1
  %584 = icmp eq i64 %583, 0
  br i1 %584, label %585, label %581

585:
  %586 = load i8, ptr %255, align 4
  %587 = trunc nuw i8 %586 to i1
  br i1 %587, label %627, label %588

588:
  %589 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %590 = load ptr, ptr %589, align 8
  %591 = lshr i64 %258, 12
  %592 = getelementptr inbounds nuw %struct.ScreenPage, ptr %590, i64 %591
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 8
  %594 = and i64 %273, 31
  %595 = getelementptr inbounds nuw i64, ptr %593, i64 %594
  %596 = load atomic i64, ptr %595 monotonic, align 8
  %597 = icmp eq i64 %596, -1
  br i1 %597, label %627, label %598

598:
  %599 = load ptr, ptr %0, align 8
  %600 = getelementptr inbounds nuw i8, ptr %599, i64 37688
  %601 = load i32, ptr %600, align 8
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %604, label %603

603:
  store i64 -1, ptr %595, align 8
  br label %606

604:
  %605 = atomicrmw xchg ptr %595, i64 -1 monotonic, align 8
  br label %606

606:
  %607 = phi i64 [ %596, %603 ], [ %605, %604 ]
  %608 = load i64, ptr %507, align 8
  store i64 %608, ptr %291, align 8
  %609 = and i64 %607, 5
  %610 = icmp ne i64 %609, 0
  %611 = sext i1 %610 to i32
  %612 = getelementptr inbounds nuw i8, ptr %291, i64 48
  store i32 %611, ptr %612, align 8
  %613 = shl i64 %607, 62
  %614 = ashr i64 %613, 63
  %615 = trunc nsw i64 %614 to i32
  %616 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store i32 %615, ptr %616, align 8
  %617 = getelementptr inbounds nuw i8, ptr %291, i64 60
  store i32 0, ptr %617, align 4
  %618 = getelementptr inbounds nuw i8, ptr %291, i64 52
  store i32 0, ptr %618, align 4
  %619 = and i64 %607, -8
  %620 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %621 = getelementptr inbounds nuw i8, ptr %291, i64 32
  store i64 %619, ptr %621, align 8
  store i64 %619, ptr %620, align 8
  %622 = and i64 %607, 1
  %623 = icmp eq i64 %622, 0
  br i1 %623, label %624, label %627

624:
  %625 = and i64 %607, -16777216
  %626 = add i64 %625, -16777096
  store i64 %626, ptr %620, align 8
  br label %627

627:
  %628 = phi i1 [ true, %585 ], [ %578, %624 ], [ %578, %606 ], [ %578, %588 ], [ false, %571 ]
  %629 = load i64, ptr %291, align 8
  %630 = load i64, ptr %507, align 8
  %631 = icmp eq i64 %629, %630
  br i1 %631, label %670, label %632

632:
  %633 = load ptr, ptr %6, align 8
  %634 = getelementptr inbounds nuw i8, ptr %633, i64 4
  %635 = load i32, ptr %634, align 4
  store i64 %630, ptr %291, align 8
  %636 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %637 = getelementptr inbounds nuw i8, ptr %291, i64 60
  store i32 0, ptr %637, align 4
  %638 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store i32 0, ptr %638, align 8
  %639 = getelementptr inbounds nuw i8, ptr %291, i64 52
  store i32 0, ptr %639, align 4
  store i32 0, ptr %636, align 8
  %640 = getelementptr inbounds nuw i8, ptr %291, i64 8
  store i64 0, ptr %640, align 8
  %641 = and i32 %635, -5
  %642 = icmp eq i32 %641, 0
  %643 = select i1 %642, i64 2, i64 0
  %644 = getelementptr inbounds nuw i32, ptr %636, i64 %643
  store i32 %288, ptr %644, align 4
  %645 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %646 = getelementptr inbounds nuw i64, ptr %645, i64 %643
  store i64 %272, ptr %646, align 8
  switch i32 %635, label %778 [
    i32 4, label %647
    i32 0, label %647
  ]

647:
  %648 = load ptr, ptr %0, align 8
  %649 = getelementptr inbounds nuw i8, ptr %648, i64 37692
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %652, label %778

652:
  %653 = load i32, ptr %636, align 8
  %654 = load i32, ptr %639, align 4
  %655 = or i32 %654, %653
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %778

657:
  %658 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %659 = load i64, ptr %658, align 8
  %660 = and i64 %659, 71
  %661 = icmp eq i64 %660, 64
  br i1 %661, label %662, label %778

662:
  store i32 -1, ptr %638, align 8
  store i32 0, ptr %637, align 4
  %663 = and i64 %659, 120
  %664 = icmp eq i64 %663, 120
  %665 = shl i64 %630, 10
  %666 = lshr i64 %659, 15
  %667 = and i64 %666, 1023
  %668 = select i1 %664, i64 1023, i64 %667
  %669 = or disjoint i64 %668, %665
  store i64 %669, ptr %640, align 8
  br label %778

670:
  %671 = load i8, ptr %255, align 4
  %672 = trunc nuw i8 %671 to i1
  br i1 %672, label %724, label %673

673:
  %674 = load ptr, ptr %6, align 8
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 4
  %676 = load i32, ptr %675, align 4
  %677 = and i32 %676, -5
  %678 = icmp eq i32 %677, 0
  %679 = select i1 %678, i32 2, i32 0
  %680 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %681 = load i32, ptr %680, align 8
  %682 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %683 = load i32, ptr %682, align 4
  %684 = or i32 %683, %681
  %685 = getelementptr inbounds nuw i8, ptr %291, i64 56
  %686 = load i32, ptr %685, align 8
  %687 = or i32 %684, %686
  %688 = getelementptr inbounds nuw i8, ptr %291, i64 60
  %689 = load i32, ptr %688, align 4
  %690 = or i32 %687, %689
  %691 = and i32 %690, %288
  %692 = icmp eq i32 %691, 0
  br i1 %692, label %693, label %724

693:
  %694 = zext nneg i32 %679 to i64
  %695 = getelementptr inbounds nuw i32, ptr %680, i64 %694
  %696 = load i32, ptr %695, align 4
  %697 = icmp eq i32 %696, 0
  br i1 %697, label %698, label %700

698:
  %699 = getelementptr inbounds nuw i32, ptr %680, i64 %694
  br label %717

700:
  %701 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %702 = getelementptr inbounds nuw i64, ptr %701, i64 %694
  %703 = load i64, ptr %702, align 8
  %704 = icmp ne i64 %703, %272
  %705 = zext i1 %704 to i32
  %706 = or disjoint i32 %679, %705
  %707 = zext nneg i32 %706 to i64
  %708 = getelementptr inbounds nuw i32, ptr %680, i64 %707
  %709 = load i32, ptr %708, align 4
  %710 = icmp eq i32 %709, 0
  %711 = getelementptr inbounds nuw i32, ptr %680, i64 %707
  br i1 %710, label %717, label %712

712:
  %713 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %714 = getelementptr inbounds nuw i64, ptr %713, i64 %707
  %715 = load i64, ptr %714, align 8
  %716 = icmp eq i64 %715, %272
  br i1 %716, label %717, label %724

717:
  %718 = phi ptr [ %699, %698 ], [ %711, %700 ], [ %711, %712 ]
  %719 = phi i64 [ %694, %698 ], [ %707, %700 ], [ %707, %712 ]
  %720 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %721 = getelementptr inbounds nuw i64, ptr %720, i64 %719
  store i64 %272, ptr %721, align 8
  %722 = load i32, ptr %718, align 4
  %723 = or i32 %722, %288
  store i32 %723, ptr %718, align 4
  br label %778

724:
  %725 = and i64 %272, 64
  %726 = icmp eq i64 %725, 0
  br i1 %726, label %727, label %776

727:
  %728 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %729 = getelementptr inbounds nuw i8, ptr %291, i64 56
  %730 = load i32, ptr %729, align 8
  %731 = icmp eq i32 %730, 0
  %732 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %733 = load i32, ptr %732, align 4
  %734 = getelementptr inbounds nuw i8, ptr %291, i64 60
  %735 = load i32, ptr %734, align 4
  %736 = or i32 %735, %733
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %738, label %776

738:
  %739 = load i32, ptr %728, align 8
  %740 = icmp eq i32 %739, 0
  br i1 %740, label %745, label %741

741:
  %742 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %743 = load i64, ptr %742, align 8
  %744 = icmp eq i64 %743, %272
  br i1 %744, label %745, label %776

745:
  br i1 %731, label %750, label %746

746:
  %747 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %748 = load i64, ptr %747, align 8
  %749 = icmp eq i64 %748, %272
  br i1 %749, label %750, label %776

750:
  %751 = load ptr, ptr %6, align 8
  %752 = getelementptr inbounds nuw i8, ptr %751, i64 4
  %753 = load i32, ptr %752, align 4
  switch i32 %753, label %757 [
    i32 4, label %776
    i32 0, label %754
  ]

754:
  %755 = getelementptr inbounds nuw i8, ptr %291, i64 32
  store i64 %272, ptr %755, align 8
  %756 = or i32 %730, %288
  store i32 %756, ptr %729, align 8
  br label %778

757:
  br i1 %672, label %758, label %769

758:
  %759 = getelementptr inbounds nuw i8, ptr %291, i64 8
  %760 = load i64, ptr %759, align 8
  %761 = icmp eq i64 %760, 0
  br i1 %761, label %769, label %762

762:
  %763 = load ptr, ptr %0, align 8
  store i64 0, ptr %759, align 8
  %764 = getelementptr inbounds nuw i8, ptr %763, i64 41816
  %765 = load i64, ptr %764, align 8
  %766 = add i64 %765, 1
  store i64 %766, ptr %764, align 8
  %767 = load i32, ptr %728, align 8
  %768 = load i32, ptr %729, align 8
  br label %769

769:
  %770 = phi i32 [ %768, %762 ], [ %730, %758 ], [ %730, %757 ]
  %771 = phi i32 [ %767, %762 ], [ %739, %758 ], [ %739, %757 ]
  %772 = getelementptr inbounds nuw i8, ptr %291, i64 16
  store i64 %272, ptr %772, align 8
  %773 = or i32 %771, %288
  store i32 %773, ptr %728, align 8
  %774 = xor i32 %288, -1
  %775 = and i32 %770, %774
  store i32 %775, ptr %729, align 8
  br label %778

776:
  %777 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %291, i64 %272, i32 %288)
  br i1 %777, label %778, label %795

778:
  %779 = and i64 %272, 6
  %780 = icmp eq i64 %779, 6
  br i1 %780, label %781, label %794

781:
  %782 = load ptr, ptr %0, align 8
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 41808
  %784 = load i64, ptr %783, align 8
  %785 = load ptr, ptr %6, align 8
  %786 = getelementptr inbounds nuw i8, ptr %785, i64 8
  %787 = load i32, ptr %786, align 8
  %788 = icmp eq i32 %787, 1
  %789 = load ptr, ptr %256, align 8
  br i1 %788, label %790, label %792

790:
  %791 = trunc i64 %784 to i8
  store i8 %791, ptr %789, align 1
  br label %794

792:
  %793 = trunc i64 %784 to i32
  store i32 %793, ptr %789, align 1
  br label %794

794:
  br i1 %628, label %799, label %802

795:
  br i1 %628, label %796, label %834

796:
  %797 = getelementptr inbounds nuw i8, ptr %291, i64 8
  %798 = atomicrmw and ptr %797, i64 -2 release, align 8
  br label %834

799:
  %800 = getelementptr inbounds nuw i8, ptr %291, i64 8
  %801 = atomicrmw and ptr %800, i64 -2 release, align 8
  br label %802

802:
  %803 = load ptr, ptr %0, align 8
  %804 = getelementptr inbounds nuw i8, ptr %803, i64 43704
  %805 = load ptr, ptr %804, align 8
  %806 = icmp eq ptr %805, null
  br i1 %806, label %870, label %807

807:
  %808 = load i8, ptr %255, align 4
  %809 = trunc nuw i8 %808 to i1
  br i1 %809, label %870, label %810

810:
  %811 = load i64, ptr %259, align 8
  %812 = and i64 %258, -128
  %813 = add i64 %811, %812
  %814 = load ptr, ptr %6, align 8
  %815 = getelementptr inbounds nuw i8, ptr %814, i64 4
  %816 = load i32, ptr %815, align 4
  switch i32 %816, label %817 [
    i32 4, label %870
    i32 0, label %870
  ]

817:
  %818 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %819 = load i8, ptr %818, align 1
  %820 = trunc nuw i8 %819 to i1
  br i1 %820, label %870, label %821

821:
  %822 = getelementptr inbounds nuw i8, ptr %803, i64 43720
  %823 = load i64, ptr %822, align 8
  %824 = lshr i64 %813, 7
  %825 = lshr i64 %813, 13
  %826 = lshr i64 %813, 19
  %827 = xor i64 %825, %826
  %828 = xor i64 %827, %824
  %829 = and i64 %828, 63
  %830 = shl nuw i64 1, %829
  %831 = and i64 %823, %830
  %832 = icmp eq i64 %831, 0
  br i1 %832, label %870, label %833

833:
  tail call preserve_allcc void @cut_words(ptr %803, i64 %813, i32 %288)
  br label %870

834:
  %835 = load ptr, ptr %0, align 8
  %836 = load ptr, ptr %6, align 8
  %837 = getelementptr inbounds nuw i8, ptr %836, i64 20
  %838 = load i32, ptr %837, align 4
  %839 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %840 = load i32, ptr %839, align 8
  %841 = tail call i32 @llvm.cttz.i32(i32 %840, i1 false)
  %842 = getelementptr inbounds nuw i8, ptr %835, i64 328
  store i32 22, ptr %842, align 8
  %843 = getelementptr inbounds nuw i8, ptr %835, i64 332
  store i32 %838, ptr %843, align 4
  %844 = getelementptr inbounds nuw i8, ptr %835, i64 336
  store i32 %841, ptr %844, align 8
  %845 = getelementptr inbounds nuw i8, ptr %835, i64 352
  store i64 0, ptr %845, align 8
  %846 = getelementptr inbounds nuw i8, ptr %835, i64 368
  store i32 0, ptr %846, align 8
  %847 = getelementptr inbounds nuw i8, ptr %835, i64 360
  store i32 0, ptr %847, align 8
  %848 = getelementptr inbounds nuw i8, ptr %835, i64 364
  store i32 0, ptr %848, align 4
  br label %870

849:
  %850 = load ptr, ptr %6, align 8
  %851 = getelementptr inbounds nuw i8, ptr %850, i64 4
  %852 = load i32, ptr %851, align 4
  switch i32 %852, label %853 [
    i32 4, label %870
    i32 0, label %870
  ]

853:
  %854 = load ptr, ptr %0, align 8
  br label %855

855:
  %856 = phi ptr [ %850, %853 ], [ %7, %92 ]
  %857 = phi ptr [ %854, %853 ], [ %88, %92 ]
  %858 = getelementptr inbounds nuw i8, ptr %856, i64 20
  %859 = load i32, ptr %858, align 4
  %860 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %861 = load i32, ptr %860, align 8
  %862 = tail call i32 @llvm.cttz.i32(i32 %861, i1 false)
  %863 = getelementptr inbounds nuw i8, ptr %857, i64 328
  store i32 22, ptr %863, align 8
  %864 = getelementptr inbounds nuw i8, ptr %857, i64 332
  store i32 %859, ptr %864, align 4
  %865 = getelementptr inbounds nuw i8, ptr %857, i64 336
  store i32 %862, ptr %865, align 8
  %866 = getelementptr inbounds nuw i8, ptr %857, i64 352
  store i64 0, ptr %866, align 8
  %867 = getelementptr inbounds nuw i8, ptr %857, i64 368
  store i32 0, ptr %867, align 8
  %868 = getelementptr inbounds nuw i8, ptr %857, i64 360
  store i32 0, ptr %868, align 8
  %869 = getelementptr inbounds nuw i8, ptr %857, i64 364
  store i32 0, ptr %869, align 4
  br label %870

870:
  %871 = phi i32 [ 0, %802 ], [ 1, %834 ], [ 1, %855 ], [ 0, %849 ], [ 0, %28 ], [ 0, %185 ], [ 0, %92 ], [ 0, %81 ], [
      0, %87 ], [ 0, %833 ], [ 0, %821 ], [ 0, %817 ], [ 0, %807 ], [ 0, %810 ], [ 0, %810 ], [ 0, %849 ]
  ret i32 %871
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
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 43728
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
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 43720
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
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 43728
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
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 14784
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
  %123 = getelementptr inbounds nuw i8, ptr %80, i64 14456
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
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 43704
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
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 43728
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
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 43728
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
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 43712
  %207 = load ptr, ptr %206, align 8
  %208 = load ptr, ptr %79, align 8
  %209 = load i64, ptr %208, align 8
  %210 = mul i64 %209, 96
  %211 = getelementptr inbounds nuw i8, ptr %207, i64 %210
  %212 = load i64, ptr %211, align 8
  br label %240

213:
  %214 = getelementptr inbounds nuw i8, ptr %205, i64 43704
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
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 14900
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
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 14456
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
  %297 = getelementptr inbounds nuw i8, ptr %294, i64 14784
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
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 43704
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

define internal preserve_allcc ptr @place_of_word(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = trunc i64 %1 to i32
  %4 = lshr i32 %3, 2
  %5 = mul i32 %4, 227761
  %6 = lshr i32 %5, 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 43704
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

define internal preserve_allcc i32 @search(ptr %0, ptr %1, i64 %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = tail call preserve_allcc ptr @row_below(ptr %5, i64 %2)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %115, label %10

10:
  %11 = load i64, ptr %8, align 8
  %12 = sub i64 %2, %11
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %115

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
  br i1 %49, label %56, label %79

51:
  br i1 %49, label %115, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 37704
  %54 = load i32, ptr %53, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %79

56:
  %57 = load i64, ptr %13, align 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = icmp ult i64 %57, %59
  br i1 %60, label %79, label %61

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
  %76 = sub i64 %75, %59
  %77 = add i64 %76, 1
  %78 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store i64 %77, ptr %78, align 8
  br label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %81 = load i32, ptr %80, align 4
  %82 = icmp ne i32 %81, 0
  %83 = icmp ne ptr %27, null
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %85, label %115

85:
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 37688
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %115, label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 43704
  %91 = load ptr, ptr %90, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %93, label %115

93:
  %94 = load i64, ptr %13, align 8
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %96 = load i64, ptr %95, align 8
  %97 = icmp ult i64 %94, %96
  br i1 %97, label %115, label %98

98:
  %99 = add i32 %81, -1
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i64 16, i64 24
  %104 = getelementptr inbounds nuw i8, ptr %5, i64 %103
  %105 = load ptr, ptr %104, align 8
  %106 = sext i32 %99 to i64
  %107 = getelementptr inbounds %struct.SiteCache, ptr %105, i64 %106
  %108 = ptrtoint ptr %31 to i64
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 16
  store i64 %108, ptr %109, align 8
  %110 = load i64, ptr %8, align 8
  store i64 %110, ptr %107, align 8
  %111 = load i64, ptr %13, align 8
  %112 = sub i64 %111, %96
  %113 = add i64 %112, 1
  %114 = getelementptr inbounds nuw i8, ptr %107, i64 8
  store i64 %113, ptr %114, align 8
  br label %115

115:
  %116 = phi i32 [ 0, %4 ], [ 0, %10 ], [ 2, %85 ], [ 2, %79 ], [ 2, %98 ], [ 2, %93 ], [ 2, %89 ], [ 2, %51 ]
  ret i32 %116
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
  br i1 %11, label %128, label %12

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
  br i1 %23, label %128, label %24

24:
  %25 = icmp ugt i32 %2, 2
  br i1 %25, label %26, label %70

26:
  %27 = or i32 %4, %3
  %28 = and i32 %27, 3
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %70

30:
  %31 = icmp slt i64 %1, -31
  br i1 %31, label %40, label %32

32:
  %33 = icmp sgt i64 %1, -1
  %34 = trunc nsw i64 %1 to i32
  br i1 %33, label %35, label %37

35:
  %36 = lshr i32 %22, %34
  br label %40

37:
  %38 = sub nsw i32 0, %34
  %39 = shl i32 %22, %38
  br label %40

40:
  %41 = phi i32 [ 0, %30 ], [ %36, %35 ], [ %39, %37 ]
  %42 = add i32 %2, 1
  %43 = tail call i32 @llvm.umax.i32(i32 %42, i32 4)
  br label %44

44:
  %45 = phi i32 [ %59, %44 ], [ 3, %40 ]
  %46 = phi i32 [ %58, %44 ], [ %41, %40 ]
  %47 = shl i32 %46, 8
  %48 = or i32 %47, %46
  %49 = and i32 %48, 16711935
  %50 = shl nuw nsw i32 %49, 4
  %51 = or i32 %50, %49
  %52 = and i32 %51, 252645135
  %53 = shl nuw nsw i32 %52, 2
  %54 = or i32 %53, %52
  %55 = and i32 %54, 858993459
  %56 = shl nuw nsw i32 %55, 1
  %57 = or i32 %56, %55
  %58 = and i32 %57, 1431655765
  %59 = add nuw i32 %45, 1
  %60 = icmp eq i32 %59, %43
  br i1 %60, label %61, label %44

61:
  %62 = add i32 %4, -1
  %63 = tail call i32 @llvm.umin.i32(i32 %62, i32 127)
  %64 = lshr i32 %63, 2
  %65 = xor i32 %64, 31
  %66 = lshr i32 -1, %65
  %67 = mul i32 %58, %66
  %68 = lshr i32 %3, 2
  %69 = shl i32 %67, %68
  br label %128

70:
  %71 = tail call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %72 = zext i32 %2 to i64
  %73 = zext i32 %3 to i64
  %74 = lshr exact i32 %22, %71
  %75 = add i32 %74, 1
  %76 = and i32 %75, %74
  %77 = icmp eq i32 %76, 0
  %78 = icmp ult i32 %2, 3
  %79 = and i1 %78, %77
  br i1 %79, label %83, label %80

80:
  %81 = zext i32 %4 to i64
  %82 = add nsw i64 %81, -1
  br label %106

83:
  %84 = zext nneg i32 %71 to i64
  %85 = sub nsw i64 %84, %1
  %86 = shl i64 %85, %72
  %87 = add i64 %86, %73
  %88 = tail call i32 @llvm.ctpop.i32(i32 %22)
  %89 = add nsw i32 %88, -1
  %90 = zext nneg i32 %89 to i64
  %91 = add i64 %85, %90
  %92 = shl i64 %91, %72
  %93 = zext i32 %4 to i64
  %94 = add nsw i64 %73, -1
  %95 = add nsw i64 %94, %93
  %96 = add i64 %95, %92
  %97 = lshr i64 %87, 2
  %98 = trunc i64 %97 to i32
  %99 = shl nsw i32 -1, %98
  %100 = tail call i64 @llvm.umin.i64(i64 %96, i64 127)
  %101 = lshr i64 %100, 2
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = xor i32 %102, 31
  %104 = lshr i32 -1, %103
  %105 = and i32 %104, %99
  br label %128

106:
  %107 = phi i32 [ %22, %80 ], [ %126, %106 ]
  %108 = phi i32 [ 0, %80 ], [ %124, %106 ]
  %109 = tail call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %110 = zext nneg i32 %109 to i64
  %111 = sub nsw i64 %110, %1
  %112 = shl i64 %111, %72
  %113 = add i64 %112, %73
  %114 = add i64 %82, %113
  %115 = lshr i64 %113, 2
  %116 = trunc i64 %115 to i32
  %117 = shl nsw i32 -1, %116
  %118 = tail call i64 @llvm.umin.i64(i64 %114, i64 127)
  %119 = lshr i64 %118, 2
  %120 = trunc nuw nsw i64 %119 to i32
  %121 = xor i32 %120, 31
  %122 = lshr i32 -1, %121
  %123 = and i32 %122, %117
  %124 = or i32 %123, %108
  %125 = add i32 %107, -1
  %126 = and i32 %125, %107
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %106

128:
  %129 = phi i32 [ 0, %12 ], [ %69, %61 ], [ %105, %83 ], [ 0, %5 ], [ %124, %106 ]
  ret i32 %129
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
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 43704
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
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 43704
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
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 43704
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
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 43704
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
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 43704
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %12, -5
  %14 = icmp eq i32 %13, 0
  %15 = load atomic i64, ptr %5 monotonic, align 8
  %16 = add i64 %8, -1
  br label %17

17:
  %18 = phi i64 [ %15, %2 ], [ %41, %40 ]
  %19 = icmp eq i64 %18, -1
  br i1 %19, label %20, label %23

20:
  %21 = load atomic i64, ptr %5 acquire, align 8
  %22 = icmp eq i64 %21, -1
  br i1 %22, label %20, label %23

23:
  %24 = phi i64 [ %18, %17 ], [ %21, %20 ]
  %25 = icmp eq i64 %24, %8
  br i1 %25, label %77, label %26

26:
  %27 = icmp eq i64 %24, %16
  br i1 %27, label %28, label %32

28:
  %29 = load ptr, ptr %9, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %31 = load i32, ptr %30, align 4
  switch i32 %31, label %32 [
    i32 4, label %77
    i32 0, label %77
  ]

32:
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 37688
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %42

37:
  %38 = cmpxchg ptr %5, i64 %24, i64 -1 acquire acquire, align 8
  %39 = extractvalue { i64, i1 } %38, 1
  br i1 %39, label %42, label %40

40:
  %41 = extractvalue { i64, i1 } %38, 0
  br label %17

42:
  br i1 %27, label %50, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %45

45:
  %46 = phi i64 [ 0, %43 ], [ %48, %45 ]
  %47 = getelementptr inbounds nuw i64, ptr %44, i64 %46
  store atomic i64 0, ptr %47 monotonic, align 8
  %48 = add nuw nsw i64 %46, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %50, label %45

50:
  switch i32 %12, label %51 [
    i32 4, label %74
    i32 0, label %74
  ]

51:
  %52 = load ptr, ptr %0, align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 37672
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %54, 4160
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 37680
  %57 = load i64, ptr %56, align 8
  %58 = icmp ugt i64 %55, %57
  br i1 %58, label %74, label %59

59:
  %60 = shl nuw i64 %1, 12
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %62 = load i64, ptr %61, align 8
  %63 = sub i64 %62, %60
  %64 = tail call i64 @llvm.umin.i64(i64 %63, i64 4096)
  %65 = inttoptr i64 %54 to ptr
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %67, %60
  store i64 %68, ptr %65, align 8
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i64 %64, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 64
  %71 = inttoptr i64 %68 to ptr
  tail call preserve_allcc void @keep_bytes(ptr %70, ptr %71, i64 %64)
  %72 = load i64, ptr %53, align 8
  %73 = add i64 %72, 4160
  store i64 %73, ptr %53, align 8
  br label %74

74:
  %75 = phi i1 [ true, %59 ], [ %14, %51 ], [ %14, %50 ], [ %14, %50 ]
  %76 = phi i64 [ %8, %59 ], [ %16, %51 ], [ %16, %50 ], [ %16, %50 ]
  store atomic i64 %76, ptr %5 release, align 8
  br label %77

77:
  %78 = phi i1 [ %75, %74 ], [ true, %23 ], [ true, %28 ], [ true, %28 ]
  ret i1 %78
}

define internal preserve_allcc void @keep_bytes(ptr %0, ptr %1, i64 %2) unnamed_addr #0 noimplicitfloat {
  %4 = icmp ult i64 %2, 8
  br i1 %4, label %5, label %8

5:
  %6 = phi i64 [ 0, %3 ], [ %9, %8 ]
  %7 = icmp ult i64 %6, %2
  br i1 %7, label %16, label %23

8:
  %9 = phi i64 [ %14, %8 ], [ 8, %3 ]
  %10 = phi i64 [ %9, %8 ], [ 0, %3 ]
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  store i64 %12, ptr %13, align 8
  %14 = add i64 %9, 8
  %15 = icmp ugt i64 %14, %2
  br i1 %15, label %5, label %8

16:
  %17 = phi i64 [ %21, %16 ], [ %6, %5 ]
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  store i8 %19, ptr %20, align 1
  %21 = add nuw i64 %17, 1
  %22 = icmp eq i64 %21, %2
  br i1 %22, label %23, label %16

23:
  ret void
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
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 43704
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
  %517 = getelementptr inbounds nuw i8, ptr %516, i64 43704
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
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 43712
  %11 = load ptr, ptr %10, align 8
  %12 = mul nuw nsw i64 %4, 96
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 14456
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
  %54 = getelementptr inbounds nuw i8, ptr %37, i64 43704
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
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 14784
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %8, i64 %11
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %109, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 43704
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 14456
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

define internal preserve_allcc void @cut_words(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %31, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 43728
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

define internal preserve_allcc i32 @look_again(ptr %0, ptr %1, ptr %2) unnamed_addr #0 noimplicitfloat {
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %6

6:
  %7 = phi i64 [ %12, %6 ], [ 8, %3 ]
  %8 = phi i64 [ %7, %6 ], [ 0, %3 ]
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 %8
  %10 = load i64, ptr %9, align 1
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 %8
  store i64 %10, ptr %11, align 8
  %12 = add nuw nsw i64 %7, 8
  %13 = icmp samesign ugt i64 %7, 255
  br i1 %13, label %14, label %6

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 43632
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %1
  br i1 %20, label %21, label %22

21:
  store ptr null, ptr %18, align 8
  br label %22

22:
  tail call preserve_allcc void @begin_lines(ptr %0, ptr %1)
  tail call preserve_allcc void @forget_written(ptr %0, ptr %1)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ult ptr %24, %2
  br i1 %25, label %26, label %31

26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 43624
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  br label %42

31:
  %32 = phi i32 [ 0, %22 ], [ %86, %59 ]
  br label %33

33:
  %34 = phi i64 [ %39, %33 ], [ 8, %31 ]
  %35 = phi i64 [ %34, %33 ], [ 0, %31 ]
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 %35
  store i64 %37, ptr %38, align 8
  %39 = add nuw nsw i64 %34, 8
  %40 = icmp samesign ugt i64 %34, 255
  br i1 %40, label %41, label %33

41:
  ret i32 %32

42:
  %43 = phi ptr [ %24, %26 ], [ %108, %59 ]
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = lshr i64 %45, 15
  %47 = and i64 %46, 31
  %48 = load ptr, ptr %27, align 8
  %49 = load i64, ptr %28, align 8
  %50 = mul i64 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 200
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %59, label %112

57:
  %58 = load i64, ptr %44, align 8
  br label %59

59:
  %60 = phi i64 [ %58, %57 ], [ %45, %42 ]
  %61 = lshr i64 %60, 20
  %62 = trunc i64 %61 to i32
  store i32 %62, ptr %52, align 8
  %63 = load i64, ptr %1, align 8
  %64 = shl i64 %63, 40
  %65 = and i64 %60, 4503599626321920
  %66 = or i64 %64, %65
  %67 = getelementptr inbounds nuw i8, ptr %51, i64 12
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 15
  %71 = or i64 %66, %70
  %72 = getelementptr inbounds nuw i8, ptr %51, i64 208
  store i64 %71, ptr %72, align 8
  %73 = load i64, ptr %30, align 8
  %74 = shl i32 %62, 5
  %75 = and i32 %74, 480
  %76 = or i32 %75, %68
  %77 = zext i32 %76 to i64
  %78 = shl i64 %73, 26
  %79 = lshr i64 %60, 14
  %80 = and i64 %79, 274877905920
  %81 = or i64 %78, %80
  %82 = or disjoint i64 %81, 1023
  %83 = getelementptr inbounds nuw i8, ptr %51, i64 216
  store i64 %82, ptr %83, align 8
  %84 = or i64 %81, %77
  %85 = getelementptr inbounds nuw i8, ptr %51, i64 224
  store i64 %84, ptr %85, align 8
  %86 = tail call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %51, ptr %43)
  store i32 %53, ptr %52, align 8
  %87 = load i64, ptr %1, align 8
  %88 = shl i64 %87, 40
  %89 = zext i32 %53 to i64
  %90 = shl nuw nsw i64 %89, 20
  %91 = or i64 %88, %90
  %92 = load i32, ptr %67, align 4
  %93 = zext i32 %92 to i64
  %94 = shl nuw nsw i64 %93, 15
  %95 = or i64 %91, %94
  store i64 %95, ptr %72, align 8
  %96 = load i64, ptr %30, align 8
  %97 = lshr i32 %53, 4
  %98 = zext nneg i32 %97 to i64
  %99 = shl i32 %53, 5
  %100 = and i32 %99, 480
  %101 = or i32 %92, %100
  %102 = zext i32 %101 to i64
  %103 = shl i64 %96, 26
  %104 = shl nuw nsw i64 %98, 10
  %105 = or i64 %103, %104
  %106 = or disjoint i64 %105, 1023
  store i64 %106, ptr %83, align 8
  %107 = or i64 %105, %102
  store i64 %107, ptr %85, align 8
  %108 = getelementptr inbounds nuw i8, ptr %43, i64 40
  %109 = icmp ult ptr %108, %2
  %110 = icmp eq i32 %86, 0
  %111 = select i1 %109, i1 %110, i1 false
  br i1 %111, label %42, label %31

112:
  %113 = phi i64 [ %124, %112 ], [ 0, %42 ]
  %114 = phi i32 [ %125, %112 ], [ %55, %42 ]
  %115 = load ptr, ptr %29, align 8
  %116 = add i32 %114, -1
  %117 = zext i32 %116 to i64
  %118 = shl nuw nsw i64 %117, 7
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 %118
  %120 = getelementptr inbounds nuw i32, ptr %119, i64 %113
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i64, ptr %5, i64 %113
  store i64 %122, ptr %123, align 8
  %124 = add nuw nsw i64 %113, 1
  %125 = load i32, ptr %54, align 8
  %126 = icmp ne i32 %125, 0
  %127 = icmp samesign ult i64 %113, 31
  %128 = select i1 %126, i1 %127, i1 false
  br i1 %128, label %112, label %57
}

define internal preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = load i64, ptr %3, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = load i64, ptr %11, align 8
  switch i32 %8, label %19 [
    i32 1, label %13
    i32 2, label %15
    i32 3, label %17
  ]

13:
  %14 = tail call preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %10, ptr %6, i64 %12)
  br label %21

15:
  %16 = tail call preserve_allcc i32 @look_at_store(ptr %0, ptr %1, ptr %2, i32 %10, ptr %6, i64 %12)
  br label %21

17:
  %18 = tail call preserve_allcc i32 @look_at_scatter(ptr %0, ptr %1, ptr %2, i32 %10, ptr %6, i64 %12)
  br label %21

19:
  %20 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %10, ptr %6, i64 %12)
  br label %21

21:
  %22 = phi i32 [ %14, %13 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ]
  ret i32 %22
}

define internal preserve_allcc i32 @look_at_each(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = alloca %struct.Screening, align 8
  %9 = icmp eq i32 %3, -1
  br i1 %9, label %10, label %284

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %280, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %280

18:
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %20 = load i32, ptr %19, align 8
  %21 = add i32 %20, -1
  %22 = zext i32 %21 to i64
  %23 = and i64 %6, %22
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %280

25:
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %27, %6
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %30 = load i32, ptr %29, align 8
  %31 = zext i32 %30 to i64
  %32 = icmp ugt i64 %28, %31
  br i1 %32, label %280, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %37, 16777103
  %39 = lshr i64 %6, 7
  %40 = add nsw i64 %28, -1
  %41 = lshr i64 %40, 7
  store ptr %0, ptr %8, align 8
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %35, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %44 = load i64, ptr %43, align 8
  %45 = shl i64 %44, 16
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %47 = load i32, ptr %46, align 8
  %48 = lshr i32 %47, 4
  %49 = zext nneg i32 %48 to i64
  %50 = or i64 %45, %49
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %31, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store ptr %55, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store ptr %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %61, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr %64, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %67 = load i32, ptr %66, align 8
  %68 = icmp ne i32 %67, 0
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 134
  %70 = zext i1 %68 to i8
  store i8 %70, ptr %69, align 2
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 132
  store i8 1, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 136
  store i8 0, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 135
  store i8 0, ptr %73, align 1
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 133
  store i8 0, ptr %74, align 1
  %75 = or disjoint i64 %38, 112
  %76 = lshr i64 %6, 2
  %77 = and i64 %76, 31
  %78 = icmp samesign ugt i64 %39, %41
  br i1 %78, label %278, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %86 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %87 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %88 = and i64 %37, 7
  %89 = icmp eq i64 %88, 0
  %90 = and i64 %37, 6
  %91 = icmp eq i64 %90, 6
  %92 = or i1 %89, %91
  %93 = shl i64 %50, 10
  %94 = icmp ne i64 %90, 6
  br label %95

95:
  %96 = phi i64 [ %39, %79 ], [ %276, %275 ]
  %97 = getelementptr inbounds nuw %struct.ScreenLine, ptr %55, i64 %96
  %98 = sub nuw nsw i64 %96, %39
  %99 = load i32, ptr %80, align 8
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw %struct.ScreenMember, ptr %34, i64 %100
  %102 = icmp eq i64 %96, %39
  br i1 %102, label %108, label %103

103:
  %104 = getelementptr i32, ptr %101, i64 %98
  %105 = getelementptr i8, ptr %104, i64 -4
  %106 = load i32, ptr %105, align 4
  %107 = zext i32 %106 to i64
  br label %108

108:
  %109 = phi i64 [ %107, %103 ], [ 0, %95 ]
  %110 = getelementptr inbounds nuw i32, ptr %101, i64 %98
  %111 = load i32, ptr %110, align 4
  %112 = zext i32 %111 to i64
  %113 = shl nuw i64 %112, 32
  %114 = or disjoint i64 %113, %109
  %115 = shl i64 %114, %77
  %116 = lshr i64 %115, 32
  %117 = trunc nuw i64 %116 to i32
  %118 = load i32, ptr %81, align 8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %126, label %120

120:
  %121 = getelementptr inbounds nuw i32, ptr %61, i64 %96
  %122 = load i32, ptr %121, align 4
  %123 = xor i32 %122, -1
  %124 = and i32 %123, %117
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %279

126:
  %127 = icmp eq i64 %116, 0
  br i1 %127, label %275, label %128

128:
  %129 = load i32, ptr %82, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %275, label %131

131:
  %132 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %133 = load i64, ptr %132, align 8
  %134 = load i64, ptr %83, align 8
  %135 = icmp eq i64 %133, %134
  br i1 %135, label %275, label %136

136:
  %137 = load i64, ptr %84, align 8
  %138 = icmp eq i64 %133, %137
  br i1 %138, label %275, label %139

139:
  %140 = load i64, ptr %97, align 8
  %141 = icmp eq i64 %140, %50
  br i1 %141, label %149, label %142

142:
  store i64 %50, ptr %97, align 8
  %143 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %144 = getelementptr inbounds nuw i8, ptr %97, i64 60
  store i32 0, ptr %144, align 4
  %145 = getelementptr inbounds nuw i8, ptr %97, i64 52
  store i32 0, ptr %145, align 4
  store i32 0, ptr %143, align 8
  %146 = getelementptr inbounds nuw i8, ptr %97, i64 56
  store i32 -1, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %97, i64 32
  store i64 %75, ptr %147, align 8
  %148 = load i64, ptr %83, align 8
  store i64 %148, ptr %132, align 8
  br label %275

149:
  %150 = and i64 %133, 512
  %151 = lshr i64 %133, 10
  %152 = icmp ne i64 %151, %50
  %153 = icmp ne i64 %150, 0
  %154 = or i1 %152, %153
  br i1 %154, label %163, label %155

155:
  %156 = and i64 %133, 31
  %157 = load i32, ptr %85, align 4
  %158 = zext i32 %157 to i64
  %159 = icmp eq i64 %156, %158
  br i1 %159, label %163, label %160

160:
  %161 = getelementptr inbounds nuw i8, ptr %97, i64 32
  store i64 120, ptr %161, align 8
  %162 = load i64, ptr %84, align 8
  store i64 %162, ptr %132, align 8
  br label %275

163:
  %164 = shl nuw i64 %96, 7
  %165 = icmp ult i64 %164, %31
  br i1 %165, label %166, label %275

166:
  br i1 %119, label %185, label %167

167:
  %168 = load i32, ptr %86, align 8
  %169 = icmp ult i32 %168, 4
  br i1 %169, label %185, label %170

170:
  %171 = load i32, ptr %87, align 4
  %172 = add i32 %171, -1
  %173 = and i32 %172, -6
  %174 = icmp eq i32 %173, 0
  %175 = getelementptr inbounds nuw i32, ptr %61, i64 %96
  %176 = load i32, ptr %175, align 4
  br i1 %174, label %181, label %177

177:
  %178 = xor i32 %176, -1
  %179 = and i32 %178, %117
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %185, label %279

181:
  %182 = or i32 %176, %117
  store i32 %182, ptr %175, align 4
  %183 = load i32, ptr %82, align 8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %275, label %185

185:
  %186 = load i64, ptr %97, align 8
  %187 = icmp eq i64 %186, %50
  %188 = load i32, ptr %87, align 4
  br i1 %187, label %189, label %241

189:
  switch i32 %188, label %208 [
    i32 4, label %190
    i32 0, label %190
  ]

190:
  %191 = getelementptr inbounds nuw i8, ptr %97, i64 32
  %192 = load i64, ptr %191, align 8
  %193 = icmp eq i64 %192, %75
  br i1 %193, label %194, label %272

194:
  %195 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %196 = load i32, ptr %195, align 8
  %197 = xor i32 %196, -1
  %198 = and i32 %197, %117
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %272

200:
  %201 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %202 = load i32, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %97, i64 52
  %204 = load i32, ptr %203, align 4
  %205 = or i32 %204, %202
  %206 = and i32 %205, %117
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %275, label %272

208:
  br i1 %92, label %272, label %209

209:
  %210 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %211 = load i32, ptr %210, align 8
  %212 = xor i32 %211, -1
  %213 = and i32 %212, %117
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %272

215:
  %216 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %217 = load i64, ptr %216, align 8
  %218 = and i64 %217, 120
  %219 = icmp eq i64 %218, 120
  %220 = add i64 %217, 1099511627776
  %221 = icmp ult i64 %220, 1099528404992
  %222 = and i1 %219, %221
  br i1 %222, label %223, label %272

223:
  %224 = and i64 %217, 7
  %225 = icmp ne i64 %224, 0
  %226 = xor i64 %217, %37
  %227 = and i64 %226, 7
  %228 = icmp eq i64 %227, 0
  %229 = select i1 %225, i1 %228, i1 false
  br i1 %229, label %230, label %272

230:
  %231 = getelementptr inbounds nuw i8, ptr %97, i64 52
  %232 = load i32, ptr %231, align 4
  %233 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %234 = load i32, ptr %233, align 8
  %235 = or i32 %234, %232
  %236 = getelementptr inbounds nuw i8, ptr %97, i64 60
  %237 = load i32, ptr %236, align 4
  %238 = or i32 %235, %237
  %239 = and i32 %238, %117
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %275, label %272

241:
  %242 = and i32 %188, -5
  %243 = icmp eq i32 %242, 0
  %244 = select i1 %243, i64 2, i64 0
  store i64 %50, ptr %97, align 8
  %245 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %246 = getelementptr inbounds nuw i8, ptr %97, i64 60
  store i32 0, ptr %246, align 4
  %247 = getelementptr inbounds nuw i8, ptr %97, i64 56
  store i32 0, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %97, i64 52
  store i32 0, ptr %248, align 4
  store i32 0, ptr %245, align 8
  store i64 0, ptr %132, align 8
  %249 = getelementptr inbounds nuw i32, ptr %245, i64 %244
  store i32 %117, ptr %249, align 4
  %250 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %251 = getelementptr inbounds nuw i64, ptr %250, i64 %244
  store i64 %75, ptr %251, align 8
  switch i32 %188, label %274 [
    i32 4, label %252
    i32 0, label %252
  ]

252:
  %253 = load i32, ptr %15, align 4
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %255, label %274

255:
  %256 = load i32, ptr %245, align 8
  %257 = load i32, ptr %248, align 4
  %258 = or i32 %257, %256
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %260, label %274

260:
  %261 = getelementptr inbounds nuw i8, ptr %97, i64 32
  %262 = load i64, ptr %261, align 8
  %263 = and i64 %262, 71
  %264 = icmp eq i64 %263, 64
  br i1 %264, label %265, label %274

265:
  store i32 -1, ptr %247, align 8
  store i32 0, ptr %246, align 4
  %266 = and i64 %262, 120
  %267 = icmp eq i64 %266, 120
  %268 = lshr i64 %262, 15
  %269 = and i64 %268, 1023
  %270 = select i1 %267, i64 1023, i64 %269
  %271 = or disjoint i64 %270, %93
  store i64 %271, ptr %132, align 8
  br label %274

272:
  %273 = call preserve_allcc i1 @judge_again(ptr %8, ptr %97, i64 %75, i32 %117)
  br i1 %273, label %274, label %279

274:
  br label %275

275:
  %276 = add nuw nsw i64 %96, 1
  %277 = icmp eq i64 %96, %41
  br i1 %277, label %278, label %95

278:
  br label %409

279:
  br label %280

280:
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %282 = load i32, ptr %281, align 4
  %283 = icmp eq i32 %282, 0
  br label %284

284:
  %285 = phi i1 [ false, %7 ], [ %283, %280 ]
  %286 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %287 = load i32, ptr %286, align 8
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %409, label %289

289:
  %290 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %291 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %294 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %295 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %296 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %297 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %299 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %300 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %301 = getelementptr inbounds nuw i8, ptr %2, i64 12
  br label %302

302:
  %303 = phi i64 [ 0, %289 ], [ %405, %404 ]
  %304 = getelementptr inbounds nuw %struct.ScreenMember, ptr %290, i64 %303
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds nuw i8, ptr %304, i64 8
  %307 = load i64, ptr %306, align 8
  %308 = add i64 %307, %5
  br i1 %285, label %309, label %401

309:
  %310 = getelementptr inbounds nuw i8, ptr %305, i64 56
  %311 = load i64, ptr %310, align 8
  %312 = add i64 %311, %308
  %313 = and i64 %312, 4294967295
  %314 = load ptr, ptr %291, align 8
  %315 = lshr i64 %313, 7
  %316 = getelementptr inbounds nuw %struct.ScreenLine, ptr %314, i64 %315
  %317 = getelementptr inbounds nuw i8, ptr %305, i64 32
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %318, 128
  br i1 %319, label %320, label %401

320:
  %321 = getelementptr inbounds nuw i8, ptr %305, i64 24
  %322 = load i32, ptr %321, align 8
  %323 = icmp eq i32 %322, 1
  %324 = and i64 %312, 127
  %325 = icmp eq i64 %324, 0
  %326 = and i1 %325, %323
  br i1 %326, label %327, label %401

327:
  %328 = add nuw nsw i64 %313, 128
  %329 = load i32, ptr %292, align 8
  %330 = zext i32 %329 to i64
  %331 = icmp samesign ugt i64 %328, %330
  br i1 %331, label %401, label %332

332:
  %333 = load i32, ptr %293, align 8
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %340, label %335

335:
  %336 = load ptr, ptr %294, align 8
  %337 = getelementptr inbounds nuw i32, ptr %336, i64 %315
  %338 = load i32, ptr %337, align 4
  %339 = icmp eq i32 %338, -1
  br i1 %339, label %340, label %401

340:
  %341 = load i64, ptr %295, align 8
  %342 = shl i64 %341, 16
  %343 = load i32, ptr %296, align 8
  %344 = lshr i32 %343, 4
  %345 = zext nneg i32 %344 to i64
  %346 = or i64 %342, %345
  %347 = load i64, ptr %297, align 8
  %348 = and i64 %347, 16760815
  %349 = or disjoint i64 %348, 16400
  %350 = getelementptr inbounds nuw i8, ptr %316, i64 32
  %351 = load i64, ptr %350, align 8
  %352 = load i32, ptr %298, align 8
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %404, label %354

354:
  %355 = load i64, ptr %316, align 8
  %356 = icmp eq i64 %355, %346
  br i1 %356, label %357, label %365

357:
  %358 = getelementptr inbounds nuw i8, ptr %316, i64 8
  %359 = load i64, ptr %358, align 8
  %360 = load i64, ptr %299, align 8
  %361 = icmp eq i64 %359, %360
  br i1 %361, label %404, label %362

362:
  %363 = load i64, ptr %300, align 8
  %364 = icmp eq i64 %359, %363
  br i1 %364, label %404, label %371

365:
  store i64 %346, ptr %316, align 8
  %366 = getelementptr inbounds nuw i8, ptr %316, i64 48
  %367 = getelementptr inbounds nuw i8, ptr %316, i64 60
  store i32 0, ptr %367, align 4
  %368 = getelementptr inbounds nuw i8, ptr %316, i64 52
  store i32 0, ptr %368, align 4
  store i32 0, ptr %366, align 8
  %369 = getelementptr inbounds nuw i8, ptr %316, i64 8
  store i64 0, ptr %369, align 8
  %370 = getelementptr inbounds nuw i8, ptr %316, i64 56
  store i32 -1, ptr %370, align 8
  store i64 %349, ptr %350, align 8
  br label %404

371:
  %372 = getelementptr inbounds nuw i8, ptr %316, i64 48
  %373 = load i32, ptr %372, align 8
  %374 = getelementptr inbounds nuw i8, ptr %316, i64 52
  %375 = load i32, ptr %374, align 4
  %376 = or i32 %375, %373
  %377 = getelementptr inbounds nuw i8, ptr %316, i64 60
  %378 = load i32, ptr %377, align 4
  %379 = or i32 %376, %378
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %401

381:
  %382 = getelementptr inbounds nuw i8, ptr %316, i64 56
  %383 = load i32, ptr %382, align 8
  %384 = icmp eq i32 %383, -1
  %385 = and i64 %351, 7
  %386 = icmp eq i64 %385, 0
  %387 = select i1 %384, i1 %386, i1 false
  br i1 %387, label %388, label %401

388:
  %389 = icmp eq i64 %351, %349
  br i1 %389, label %404, label %390

390:
  %391 = trunc i64 %351 to i32
  %392 = and i32 %391, 120
  %393 = icmp eq i32 %392, 120
  br i1 %393, label %399, label %394

394:
  %395 = lshr i32 %391, 15
  %396 = and i32 %395, 31
  %397 = load i32, ptr %301, align 4
  %398 = icmp eq i32 %396, %397
  br i1 %398, label %401, label %399

399:
  store i64 120, ptr %350, align 8
  %400 = load i64, ptr %300, align 8
  store i64 %400, ptr %358, align 8
  br label %404

401:
  %402 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %305, i64 %308)
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %404, label %409

404:
  %405 = add nuw nsw i64 %303, 1
  %406 = load i32, ptr %286, align 8
  %407 = zext i32 %406 to i64
  %408 = icmp samesign ult i64 %405, %407
  br i1 %408, label %302, label %409

409:
  %410 = phi i32 [ 0, %278 ], [ 0, %284 ], [ 1, %401 ], [ 0, %404 ]
  ret i32 %410
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
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 136
  store i8 0, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 135
  store i8 0, ptr %43, align 1
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 133
  store i8 0, ptr %44, align 1
  %45 = getelementptr inbounds nuw %struct.ScreenLine, ptr %25, i64 %4
  %46 = icmp ne i32 %6, 0
  %47 = shl nuw i64 %4, 7
  %48 = icmp ult i64 %47, %22
  %49 = select i1 %46, i1 %48, i1 false
  br i1 %49, label %50, label %232

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %72, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = icmp ult i32 %56, 4
  br i1 %57, label %72, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = add i32 %60, -1
  %62 = and i32 %61, -6
  %63 = icmp eq i32 %62, 0
  %64 = getelementptr inbounds nuw i32, ptr %31, i64 %4
  %65 = load i32, ptr %64, align 4
  br i1 %63, label %66, label %68

66:
  %67 = or i32 %65, %6
  store i32 %67, ptr %64, align 4
  br label %72

68:
  %69 = xor i32 %65, -1
  %70 = and i32 %6, %69
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %232

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %232, label %76

76:
  %77 = load i64, ptr %45, align 8
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
  %83 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, %5
  br i1 %85, label %86, label %178

86:
  %87 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %88 = load i32, ptr %87, align 8
  %89 = xor i32 %88, -1
  %90 = and i32 %6, %89
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %178

92:
  %93 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %94 = load i32, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %45, i64 52
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
  %107 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %108 = load i32, ptr %107, align 8
  %109 = xor i32 %108, -1
  %110 = and i32 %6, %109
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %178

112:
  %113 = getelementptr inbounds nuw i8, ptr %45, i64 16
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
  %129 = getelementptr inbounds nuw i8, ptr %45, i64 52
  %130 = load i32, ptr %129, align 4
  %131 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %132 = load i32, ptr %131, align 8
  %133 = or i32 %132, %130
  %134 = getelementptr inbounds nuw i8, ptr %45, i64 60
  %135 = load i32, ptr %134, align 4
  %136 = or i32 %133, %135
  %137 = and i32 %136, %6
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %232, label %178

139:
  %140 = and i32 %80, -5
  %141 = icmp eq i32 %140, 0
  %142 = select i1 %141, i32 2, i32 0
  store i64 %17, ptr %45, align 8
  %143 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %144 = getelementptr inbounds nuw i8, ptr %45, i64 60
  store i32 0, ptr %144, align 4
  %145 = getelementptr inbounds nuw i8, ptr %45, i64 56
  store i32 0, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %45, i64 52
  store i32 0, ptr %146, align 4
  store i32 0, ptr %143, align 8
  %147 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store i64 0, ptr %147, align 8
  %148 = and i64 %5, 120
  %149 = icmp eq i64 %148, 72
  br i1 %149, label %150, label %151

150:
  call preserve_allcc void @remember(ptr %8, ptr %45, i32 %142, i64 %5, i32 %6)
  br label %229

151:
  %152 = zext nneg i32 %142 to i64
  %153 = getelementptr inbounds nuw i32, ptr %143, i64 %152
  store i32 %6, ptr %153, align 4
  %154 = getelementptr inbounds nuw i8, ptr %45, i64 16
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
  %166 = getelementptr inbounds nuw i8, ptr %45, i64 32
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
  %182 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %183 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %184 = load i32, ptr %183, align 8
  %185 = icmp eq i32 %184, 0
  %186 = getelementptr inbounds nuw i8, ptr %45, i64 52
  %187 = load i32, ptr %186, align 4
  %188 = getelementptr inbounds nuw i8, ptr %45, i64 60
  %189 = load i32, ptr %188, align 4
  %190 = or i32 %189, %187
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %227

192:
  %193 = load i32, ptr %182, align 8
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %199, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, %5
  br i1 %198, label %199, label %227

199:
  br i1 %185, label %204, label %200

200:
  %201 = getelementptr inbounds nuw i8, ptr %45, i64 32
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
  %208 = getelementptr inbounds nuw i8, ptr %45, i64 32
  store i64 %5, ptr %208, align 8
  %209 = or i32 %184, %6
  store i32 %209, ptr %183, align 8
  br label %229

210:
  %211 = getelementptr inbounds nuw i8, ptr %45, i64 8
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
  %223 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 %5, ptr %223, align 8
  %224 = or i32 %222, %6
  store i32 %224, ptr %182, align 8
  %225 = xor i32 %6, -1
  %226 = and i32 %221, %225
  store i32 %226, ptr %183, align 8
  br label %229

227:
  %228 = call preserve_allcc i1 @judge_again(ptr %8, ptr %45, i64 %5, i32 %6)
  br i1 %228, label %229, label %232

229:
  %230 = and i64 %5, 6
  %231 = icmp ne i64 %230, 6
  br label %232

232:
  %233 = phi i1 [ false, %68 ], [ false, %227 ], [ true, %229 ], [ true, %92 ], [ true, %128 ], [ true, %72 ], [ true,
      %7 ]
  ret i1 %233
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
