; Generated from the C files beside this one by `make runtime`.
; 9774df456a56461e44da111f98722a7347b70c13f1f4da2c074d23e3445abf04
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
%struct.Run = type { i32, i32 }
%struct.ScreenRange = type { i64, i64, i64, i64, i64 }
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 43696
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
  br i1 %8, label %160, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %160

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %15 = shl i32 %2, 5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load <32 x i64>, ptr %17, align 8
  %19 = trunc <32 x i64> %18 to <32 x i32>
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %160, label %21

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
  %32 = phi i32 [ %3, %21 ], [ %156, %155 ]
  %33 = phi ptr [ null, %21 ], [ %158, %155 ]
  %34 = phi ptr [ %24, %21 ], [ %157, %155 ]
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %160, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %155, label %41

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
  br i1 %63, label %155, label %64

64:
  %65 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %35, i32 %60, i1 true)
  br i1 %65, label %66, label %160

66:
  %67 = load ptr, ptr %35, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %144, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %144, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 52
  %75 = load i32, ptr %74, align 4
  switch i32 %75, label %88 [
    i32 8, label %82
    i32 4, label %76
  ]

76:
  %77 = shl i32 %71, 3
  %78 = icmp eq i32 %77, 0
  %79 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %80 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %81 = getelementptr inbounds nuw i8, ptr %67, i64 64
  br label %116

82:
  %83 = shl i32 %71, 2
  %84 = icmp eq i32 %83, 0
  %85 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %86 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %87 = getelementptr inbounds nuw i8, ptr %67, i64 64
  br label %96

88:
  %89 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %92 = load i64, ptr %91, align 8
  %93 = add i64 %92, %90
  %94 = inttoptr i64 %93 to ptr
  %95 = getelementptr inbounds nuw i8, ptr %67, i64 128
  br label %136

96:
  %97 = phi i64 [ 0, %82 ], [ %108, %107 ]
  br i1 %84, label %107, label %98

98:
  %99 = load i64, ptr %85, align 8
  %100 = load i64, ptr %86, align 8
  %101 = add i64 %100, %99
  %102 = inttoptr i64 %101 to ptr
  %103 = getelementptr inbounds nuw i32, ptr %87, i64 %97
  %104 = load i32, ptr %103, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %102, i64 %105
  br label %110

107:
  %108 = add nuw nsw i64 %97, 1
  %109 = icmp eq i64 %108, 8
  br i1 %109, label %144, label %96

110:
  %111 = phi i32 [ 0, %98 ], [ %114, %110 ]
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr %106, i64 %112
  tail call void @llvm.prefetch.p0(ptr %113, i32 0, i32 3, i32 1)
  %114 = add i32 %111, 64
  %115 = icmp ult i32 %114, %83
  br i1 %115, label %110, label %107

116:
  %117 = phi i64 [ 0, %76 ], [ %128, %127 ]
  br i1 %78, label %127, label %118

118:
  %119 = load i64, ptr %79, align 8
  %120 = load i64, ptr %80, align 8
  %121 = add i64 %120, %119
  %122 = inttoptr i64 %121 to ptr
  %123 = getelementptr inbounds nuw i32, ptr %81, i64 %117
  %124 = load i32, ptr %123, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i8, ptr %122, i64 %125
  br label %130

127:
  %128 = add nuw nsw i64 %117, 1
  %129 = icmp eq i64 %128, 4
  br i1 %129, label %144, label %116

130:
  %131 = phi i32 [ 0, %118 ], [ %134, %130 ]
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr %126, i64 %132
  tail call void @llvm.prefetch.p0(ptr %133, i32 0, i32 3, i32 1)
  %134 = add i32 %131, 64
  %135 = icmp ult i32 %134, %77
  br i1 %135, label %130, label %127

136:
  %137 = phi i64 [ 0, %88 ], [ %142, %136 ]
  %138 = getelementptr inbounds nuw i32, ptr %95, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %94, i64 %140
  tail call void @llvm.prefetch.p0(ptr %141, i32 0, i32 3, i32 1)
  %142 = add nuw nsw i64 %137, 4
  %143 = icmp samesign ult i64 %137, 28
  br i1 %143, label %136, label %144

144:
  tail call fastcc void @move_lanes(ptr %1, ptr %35, i32 %60)
  %145 = load i32, ptr %42, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %155

147:
  %148 = load ptr, ptr %35, align 8
  store ptr %148, ptr %34, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %150, label %151

150:
  store ptr %33, ptr %28, align 8
  br label %151

151:
  %152 = load ptr, ptr %29, align 8
  store ptr %152, ptr %35, align 8
  store ptr %35, ptr %29, align 8
  %153 = load i32, ptr %30, align 8
  %154 = add i32 %153, -1
  store i32 %154, ptr %30, align 8
  br label %155

155:
  %156 = phi i32 [ %62, %144 ], [ %62, %151 ], [ %62, %55 ], [ %32, %37 ]
  %157 = phi ptr [ %35, %144 ], [ %34, %151 ], [ %35, %55 ], [ %35, %37 ]
  %158 = phi ptr [ %35, %144 ], [ %33, %151 ], [ %35, %55 ], [ %35, %37 ]
  %159 = icmp eq i32 %156, 0
  br i1 %159, label %160, label %31

160:
  %161 = phi i32 [ 0, %5 ], [ 0, %9 ], [ 1, %13 ], [ 1, %31 ], [ 0, %64 ], [ 1, %155 ]
  ret i32 %161
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
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 43648
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
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 43616
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 43616
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
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 43616
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
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 43616
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
  %304 = getelementptr inbounds nuw i8, ptr %105, i64 43624
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
  %1015 = getelementptr inbounds nuw i8, ptr %1014, i64 43616
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
  %1031 = getelementptr inbounds nuw i8, ptr %1014, i64 43632
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
  br label %3143

51:
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 43616
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
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 14880
  %77 = load i32, ptr %76, align 8
  %78 = icmp ne i32 %77, 0
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 135
  store i8 1, ptr %79, align 1
  %80 = select i1 %27, i32 %9, i32 -1
  %81 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %80)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %3143

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %85 = load i8, ptr %84, align 4
  %86 = trunc nuw i8 %85 to i1
  br i1 %86, label %3143, label %87

87:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %12, i32 %3, i1 %78)
  br label %3143

88:
  %89 = select i1 %27, i32 %9, i32 -1
  %90 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %89)
  br label %3143

91:
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %93 = load ptr, ptr %92, align 8
  %94 = load i32, ptr %93, align 8
  %95 = icmp eq i32 %94, 2
  br i1 %95, label %96, label %356

96:
  %97 = and i64 %12, 4294967295
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %99 = load i32, ptr %98, align 8
  %100 = zext i32 %99 to i64
  %101 = shl nuw nsw i64 %100, 20
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %103 = load i32, ptr %102, align 4
  %104 = zext i32 %103 to i64
  %105 = shl nuw nsw i64 %104, 15
  %106 = or i64 %105, %101
  %107 = and i64 %106, 16744448
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %109 = load i8, ptr %108, align 1
  %110 = trunc nuw i8 %109 to i1
  br i1 %110, label %116, label %111

111:
  %112 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %113 = load i32, ptr %112, align 8
  %114 = zext i32 %113 to i64
  %115 = or i64 %107, %114
  br label %116

116:
  %117 = phi i64 [ %115, %111 ], [ %107, %96 ]
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %117, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %121 = load i32, ptr %120, align 8
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %122, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %125 = load ptr, ptr %124, align 8
  %126 = ptrtoint ptr %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %126, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %129, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %132, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %135, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %138, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %141 = load i64, ptr %140, align 8
  %142 = shl i64 %141, 16
  %143 = load i32, ptr %98, align 8
  %144 = lshr i32 %143, 4
  %145 = zext nneg i32 %144 to i64
  %146 = or i64 %142, %145
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %146, ptr %147, align 8
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %149 = load i32, ptr %148, align 8
  %150 = icmp ne i32 %149, 0
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %152 = zext i1 %150 to i8
  store i8 %152, ptr %151, align 2
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %153, align 4
  %154 = icmp samesign uge i64 %97, %122
  %155 = select i1 %154, i1 true, i1 %150
  br i1 %155, label %356, label %156

156:
  %157 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %158 = load i32, ptr %157, align 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %356

160:
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %166, 0
  %168 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %169 = load i32, ptr %168, align 8
  %170 = icmp eq i32 %169, 0
  br i1 %167, label %171, label %175

171:
  br i1 %170, label %172, label %189

172:
  %173 = getelementptr inbounds nuw i8, ptr %164, i64 208
  %174 = load i64, ptr %173, align 8
  br label %189

175:
  br i1 %170, label %189, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %162, i64 14432
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds nuw i8, ptr %164, i64 200
  %180 = load i32, ptr %179, align 8
  %181 = lshr i32 %180, 4
  %182 = zext nneg i32 %181 to i64
  %183 = shl i64 %178, 26
  %184 = shl nuw nsw i64 %182, 10
  %185 = add i32 %169, 512
  %186 = zext i32 %185 to i64
  %187 = or i64 %183, %186
  %188 = or i64 %187, %184
  br label %189

189:
  %190 = phi i64 [ %174, %172 ], [ %188, %176 ], [ 0, %175 ], [ 0, %171 ]
  %191 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %192 = load i32, ptr %191, align 8
  %193 = zext i32 %192 to i64
  %194 = add nsw i64 %193, -1
  %195 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %196 = getelementptr inbounds nuw i8, ptr %162, i64 14408
  %197 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %198 = icmp eq i64 %190, 0
  %199 = getelementptr inbounds nuw i8, ptr %162, i64 14392
  br label %200

200:
  %201 = phi i32 [ %3, %189 ], [ %263, %261 ]
  %202 = tail call i32 @llvm.cttz.i32(i32 %201, i1 true)
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw i64, ptr %8, i64 %203
  %205 = load i64, ptr %204, align 8
  %206 = and i64 %205, 4294967295
  %207 = add nsw i64 %206, %194
  %208 = icmp ult i64 %207, %122
  br i1 %208, label %209, label %231

209:
  %210 = lshr i64 %206, 7
  %211 = lshr i64 %207, 7
  %212 = icmp eq i64 %210, %211
  br i1 %212, label %213, label %231

213:
  %214 = load i32, ptr %195, align 8
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %221, label %216

216:
  %217 = load ptr, ptr %196, align 8
  %218 = getelementptr inbounds nuw i32, ptr %217, i64 %210
  %219 = load i32, ptr %218, align 4
  %220 = icmp eq i32 %219, -1
  br i1 %220, label %221, label %231

221:
  %222 = load i32, ptr %197, align 8
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %261, label %224

224:
  br i1 %198, label %231, label %225

225:
  %226 = load ptr, ptr %199, align 8
  %227 = getelementptr inbounds nuw %struct.ScreenLine, ptr %226, i64 %210
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %229 = load i64, ptr %228, align 8
  %230 = icmp eq i64 %229, %190
  br i1 %230, label %261, label %231

231:
  %232 = load i32, ptr %197, align 8
  %233 = icmp eq i32 %232, 0
  %234 = icmp ult i32 %192, 5
  %235 = and i1 %234, %233
  br i1 %235, label %236, label %356

236:
  %237 = load i32, ptr %195, align 8
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %356, label %239

239:
  %240 = phi i32 [ %259, %257 ], [ %3, %236 ]
  %241 = tail call i32 @llvm.cttz.i32(i32 %240, i1 true)
  %242 = zext nneg i32 %241 to i64
  %243 = getelementptr inbounds nuw i64, ptr %8, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = and i64 %244, 4294967295
  %246 = icmp samesign ult i64 %245, %122
  br i1 %246, label %247, label %356

247:
  %248 = lshr i64 %245, 7
  %249 = getelementptr inbounds nuw i32, ptr %135, i64 %248
  %250 = load i32, ptr %249, align 4
  %251 = trunc i64 %244 to i32
  %252 = lshr i32 %251, 2
  %253 = and i32 %252, 31
  %254 = shl nuw i32 1, %253
  %255 = and i32 %250, %254
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %356, label %257

257:
  %258 = add i32 %240, -1
  %259 = and i32 %258, %240
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %3143, label %239

261:
  %262 = add i32 %201, -1
  %263 = and i32 %262, %201
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %200

265:
  %266 = phi i64 [ %275, %265 ], [ -1, %261 ]
  %267 = phi i64 [ %276, %265 ], [ 0, %261 ]
  %268 = phi i32 [ %278, %265 ], [ %3, %261 ]
  %269 = tail call i32 @llvm.cttz.i32(i32 %268, i1 true)
  %270 = zext nneg i32 %269 to i64
  %271 = getelementptr inbounds nuw i64, ptr %8, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = lshr i64 %272, 7
  %274 = and i64 %273, 33554431
  %275 = tail call i64 @llvm.umin.i64(i64 %274, i64 %266)
  %276 = tail call i64 @llvm.umax.i64(i64 %274, i64 %267)
  %277 = add i32 %268, -1
  %278 = and i32 %277, %268
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %280, label %265

280:
  %281 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %282 = getelementptr inbounds nuw i8, ptr %93, i64 28
  %283 = load i32, ptr %282, align 4
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds nuw %struct.ScreenRange, ptr %281, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = ptrtoint ptr %93 to i64
  %288 = icmp eq i64 %286, %287
  br i1 %288, label %289, label %311

289:
  %290 = getelementptr inbounds nuw i8, ptr %285, i64 24
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds nuw i8, ptr %164, i64 208
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %291, %293
  br i1 %294, label %295, label %311

295:
  %296 = getelementptr inbounds nuw i8, ptr %285, i64 32
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %299 = load i64, ptr %298, align 8
  %300 = icmp eq i64 %297, %299
  br i1 %300, label %301, label %311

301:
  %302 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %303 = load i64, ptr %302, align 8
  %304 = lshr i64 %303, 7
  %305 = tail call i64 @llvm.umin.i64(i64 %304, i64 %275)
  %306 = getelementptr inbounds nuw i8, ptr %285, i64 16
  %307 = load i64, ptr %306, align 8
  %308 = add i64 %307, %303
  %309 = lshr i64 %308, 7
  %310 = tail call i64 @llvm.umax.i64(i64 %309, i64 %276)
  br label %311

311:
  %312 = phi i64 [ %305, %301 ], [ %275, %295 ], [ %275, %289 ], [ %275, %280 ]
  %313 = phi i64 [ %310, %301 ], [ %276, %295 ], [ %276, %289 ], [ %276, %280 ]
  %314 = shl nuw i64 %313, 7
  %315 = add i64 %314, 128
  %316 = icmp ugt i64 %315, %122
  br i1 %316, label %3143, label %317

317:
  %318 = icmp ugt i64 %312, %313
  br i1 %318, label %337, label %319

319:
  %320 = phi i64 [ %335, %334 ], [ %312, %317 ]
  br i1 %215, label %326, label %321

321:
  %322 = load ptr, ptr %196, align 8
  %323 = getelementptr inbounds nuw i32, ptr %322, i64 %320
  %324 = load i32, ptr %323, align 4
  %325 = icmp eq i32 %324, -1
  br i1 %325, label %326, label %3143

326:
  br i1 %223, label %334, label %327

327:
  br i1 %198, label %3143, label %328

328:
  %329 = load ptr, ptr %199, align 8
  %330 = getelementptr inbounds nuw %struct.ScreenLine, ptr %329, i64 %320
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 8
  %332 = load i64, ptr %331, align 8
  %333 = icmp eq i64 %332, %190
  br i1 %333, label %334, label %3143

334:
  %335 = add nuw i64 %320, 1
  %336 = icmp eq i64 %320, %313
  br i1 %336, label %337, label %319

337:
  store i64 %287, ptr %285, align 8
  %338 = shl nuw nsw i64 %312, 7
  %339 = getelementptr inbounds nuw i8, ptr %285, i64 8
  store i64 %338, ptr %339, align 8
  %340 = sub nsw i64 %313, %312
  %341 = shl i64 %340, 7
  %342 = load ptr, ptr %92, align 8
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 8
  %344 = load i32, ptr %343, align 8
  %345 = zext i32 %344 to i64
  %346 = add i64 %341, 129
  %347 = sub i64 %346, %345
  %348 = getelementptr inbounds nuw i8, ptr %285, i64 16
  store i64 %347, ptr %348, align 8
  %349 = load ptr, ptr %163, align 8
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 208
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds nuw i8, ptr %285, i64 24
  store i64 %351, ptr %352, align 8
  %353 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %354 = load i64, ptr %353, align 8
  %355 = getelementptr inbounds nuw i8, ptr %285, i64 32
  store i64 %354, ptr %355, align 8
  br label %3143

356:
  %357 = phi i64 [ %97, %156 ], [ %97, %231 ], [ %12, %91 ], [ %97, %116 ], [ %97, %236 ], [ %97, %239 ], [ %97, %247 ]
  %358 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %359 = load i32, ptr %358, align 8
  %360 = tail call i32 @llvm.ctpop.i32(i32 %359)
  %361 = icmp samesign ugt i32 %360, 1
  br i1 %361, label %420, label %362

362:
  %363 = zext i32 %359 to i64
  %364 = tail call i32 @llvm.cttz.i32(i32 %359, i1 false)
  br label %365

365:
  %366 = phi i64 [ 0, %362 ], [ %416, %411 ]
  %367 = phi i32 [ %3, %362 ], [ %418, %411 ]
  %368 = icmp eq i64 %366, 8
  br i1 %368, label %420, label %369

369:
  %370 = tail call i32 @llvm.cttz.i32(i32 %367, i1 true)
  %371 = icmp eq i32 %370, 31
  br i1 %371, label %379, label %372

372:
  %373 = zext nneg i32 %370 to i64
  %374 = getelementptr inbounds nuw i64, ptr %8, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 8
  %376 = load i64, ptr %375, align 8
  %377 = load i64, ptr %374, align 8
  %378 = sub i64 %376, %377
  br label %379

379:
  %380 = phi i64 [ %378, %372 ], [ 0, %369 ]
  %381 = icmp uge i64 %380, %363
  %382 = icmp ult i64 %380, 129
  %383 = and i1 %381, %382
  %384 = tail call i64 @llvm.ctpop.i64(i64 %380)
  %385 = icmp samesign ult i64 %384, 2
  %386 = select i1 %383, i1 %385, i1 false
  br i1 %386, label %387, label %389

387:
  %388 = zext nneg i32 %370 to i64
  br label %391

389:
  %390 = shl nuw i32 1, %370
  br label %411

391:
  %392 = phi i64 [ %388, %387 ], [ %395, %394 ]
  %393 = icmp eq i64 %392, 31
  br i1 %393, label %405, label %394

394:
  %395 = add nuw nsw i64 %392, 1
  %396 = getelementptr inbounds nuw i64, ptr %8, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = getelementptr inbounds nuw i64, ptr %8, i64 %392
  %399 = load i64, ptr %398, align 8
  %400 = sub i64 %397, %399
  %401 = icmp eq i64 %400, %380
  br i1 %401, label %391, label %402

402:
  %403 = trunc nuw nsw i64 %392 to i32
  %404 = sub nuw nsw i32 31, %403
  br label %405

405:
  %406 = phi i32 [ %404, %402 ], [ 0, %391 ]
  %407 = lshr i32 -1, %406
  %408 = and i32 %407, %367
  %409 = trunc nuw nsw i64 %380 to i32
  %410 = tail call i32 @llvm.cttz.i32(i32 %409, i1 false)
  br label %411

411:
  %412 = phi i32 [ %390, %389 ], [ %408, %405 ]
  %413 = phi i32 [ %364, %389 ], [ %410, %405 ]
  %414 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %366
  store i32 %412, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 4
  store i32 %413, ptr %415, align 4
  %416 = add nuw nsw i64 %366, 1
  %417 = xor i32 %412, -1
  %418 = and i32 %367, %417
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %423, label %365

420:
  %421 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %422, align 1
  br label %1308

423:
  %424 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %425 = load i32, ptr %424, align 4
  %426 = icmp eq i32 %425, 6
  %427 = icmp eq i64 %366, 0
  %428 = and i1 %427, %426
  %429 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %430 = load i32, ptr %429, align 4
  %431 = shl nuw i32 1, %430
  %432 = icmp eq i32 %359, %431
  %433 = select i1 %428, i1 %432, i1 false
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %435 = zext i1 %433 to i8
  store i8 %435, ptr %434, align 1
  %436 = xor i1 %426, true
  %437 = select i1 %436, i1 true, i1 %433
  br i1 %437, label %438, label %1308

438:
  %439 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %440 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %441 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %442 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %443 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %444 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %448 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %451 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %452 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %453 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %454 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %456 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %457 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %458 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %459 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %460 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %464 = and i64 %416, 4294967295
  br label %465

465:
  %466 = phi i64 [ 0, %438 ], [ %1289, %1288 ]
  %467 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %466
  %468 = load i32, ptr %467, align 8
  %469 = tail call i32 @llvm.cttz.i32(i32 %468, i1 false)
  %470 = zext nneg i32 %469 to i64
  %471 = getelementptr inbounds nuw i64, ptr %8, i64 %470
  %472 = load i64, ptr %471, align 8
  %473 = getelementptr inbounds nuw i8, ptr %467, i64 4
  %474 = load i32, ptr %473, align 4
  %475 = tail call i32 @llvm.ctlz.i32(i32 %468, i1 true)
  %476 = xor i32 %475, 31
  %477 = load ptr, ptr %92, align 8
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %479 = load i32, ptr %478, align 8
  %480 = zext i32 %474 to i64
  %481 = sub nsw i32 %476, %469
  %482 = zext i32 %481 to i64
  %483 = shl i64 %482, %480
  %484 = zext i32 %479 to i64
  %485 = add i64 %483, %484
  %486 = load i32, ptr %477, align 8
  %487 = icmp eq i32 %486, 2
  br i1 %487, label %493, label %488

488:
  %489 = icmp eq i32 %486, 0
  %490 = and i64 %472, -4294967296
  %491 = icmp eq i64 %490, 4294967296
  %492 = and i1 %491, %489
  br i1 %492, label %493, label %532

493:
  %494 = and i64 %472, 4294967295
  %495 = load i32, ptr %439, align 8
  %496 = zext i32 %495 to i64
  %497 = shl nuw nsw i64 %496, 20
  %498 = load i32, ptr %440, align 4
  %499 = zext i32 %498 to i64
  %500 = shl nuw nsw i64 %499, 15
  %501 = or i64 %500, %497
  %502 = and i64 %501, 16744448
  %503 = load i8, ptr %434, align 1
  %504 = trunc nuw i8 %503 to i1
  br i1 %504, label %510, label %505

505:
  %506 = getelementptr inbounds nuw i8, ptr %477, i64 16
  %507 = load i32, ptr %506, align 8
  %508 = zext i32 %507 to i64
  %509 = or i64 %502, %508
  br label %510

510:
  %511 = phi i64 [ %509, %505 ], [ %502, %493 ]
  store i64 %511, ptr %441, align 8
  store i64 0, ptr %445, align 8
  %512 = load ptr, ptr %0, align 8
  %513 = getelementptr inbounds nuw i8, ptr %512, i64 80
  %514 = load i32, ptr %513, align 8
  %515 = zext i32 %514 to i64
  store i64 %515, ptr %446, align 8
  %516 = load ptr, ptr %451, align 8
  %517 = ptrtoint ptr %516 to i64
  store i64 %517, ptr %447, align 8
  %518 = load ptr, ptr %452, align 8
  store ptr %518, ptr %448, align 8
  %519 = load ptr, ptr %453, align 8
  store ptr %519, ptr %449, align 8
  %520 = load ptr, ptr %454, align 8
  store ptr %520, ptr %455, align 8
  %521 = load ptr, ptr %456, align 8
  store ptr %521, ptr %457, align 8
  %522 = load i64, ptr %458, align 8
  %523 = shl i64 %522, 16
  %524 = load i32, ptr %439, align 8
  %525 = lshr i32 %524, 4
  %526 = zext nneg i32 %525 to i64
  %527 = or i64 %523, %526
  store i64 %527, ptr %442, align 8
  %528 = load i32, ptr %459, align 8
  %529 = icmp ne i32 %528, 0
  %530 = zext i1 %529 to i8
  store i8 %530, ptr %460, align 2
  store i8 1, ptr %443, align 4
  %531 = icmp samesign ult i64 %494, %515
  br i1 %531, label %673, label %1285

532:
  switch i32 %486, label %1285 [
    i32 1, label %538
    i32 0, label %533
  ]

533:
  %534 = lshr i64 %472, 32
  %535 = trunc nuw i64 %534 to i32
  %536 = add i32 %535, -1
  %537 = icmp ult i32 %536, 4
  br i1 %537, label %1285, label %538

538:
  %539 = load i32, ptr %439, align 8
  %540 = zext i32 %539 to i64
  %541 = shl nuw nsw i64 %540, 20
  %542 = load i32, ptr %440, align 4
  %543 = zext i32 %542 to i64
  %544 = shl nuw nsw i64 %543, 15
  %545 = or i64 %544, %541
  %546 = load i64, ptr %1, align 8
  %547 = shl i64 %546, 40
  %548 = or i64 %545, %547
  %549 = load i8, ptr %434, align 1
  %550 = trunc nuw i8 %549 to i1
  br i1 %550, label %555, label %551

551:
  %552 = getelementptr inbounds nuw i8, ptr %477, i64 12
  %553 = load i32, ptr %552, align 4
  %554 = zext i32 %553 to i64
  br label %555

555:
  %556 = phi i64 [ %554, %551 ], [ 0, %538 ]
  %557 = or i64 %548, %556
  store i64 %557, ptr %441, align 8
  %558 = load ptr, ptr %0, align 8
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 37656
  %560 = load i64, ptr %559, align 8
  store i64 %560, ptr %442, align 8
  store i8 0, ptr %443, align 4
  %561 = getelementptr inbounds nuw i8, ptr %558, i64 43616
  %562 = load ptr, ptr %561, align 8
  %563 = icmp eq ptr %562, null
  br i1 %563, label %609, label %564

564:
  %565 = getelementptr inbounds nuw i8, ptr %477, i64 12
  %566 = load i32, ptr %565, align 4
  %567 = zext i32 %566 to i64
  %568 = and i64 %567, 7
  %569 = icmp eq i64 %568, 0
  %570 = and i64 %567, 6
  %571 = icmp eq i64 %570, 6
  %572 = or i1 %569, %571
  br i1 %572, label %573, label %609

573:
  %574 = load i32, ptr %440, align 4
  %575 = zext i32 %574 to i64
  %576 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %444, i64 %575
  %577 = getelementptr inbounds nuw i8, ptr %558, i64 43624
  %578 = load ptr, ptr %577, align 8
  %579 = load i64, ptr %1, align 8
  %580 = mul i64 %579, 96
  %581 = getelementptr inbounds nuw i8, ptr %578, i64 %580
  %582 = getelementptr inbounds nuw i8, ptr %576, i64 112
  store i32 0, ptr %582, align 8
  %583 = getelementptr inbounds nuw i8, ptr %576, i64 116
  %584 = load i32, ptr %583, align 4
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %609, label %586

586:
  store i32 0, ptr %583, align 4
  br label %587

587:
  %588 = phi i64 [ 0, %586 ], [ %607, %606 ]
  %589 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %581, i64 %588
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 8
  %591 = load i64, ptr %590, align 8
  %592 = trunc i64 %591 to i32
  %593 = lshr i32 %592, 15
  %594 = and i32 %593, 31
  %595 = load i32, ptr %440, align 4
  %596 = icmp eq i32 %594, %595
  br i1 %596, label %597, label %606

597:
  %598 = lshr i64 %591, 24
  %599 = and i64 %598, 65535
  %600 = load i32, ptr %439, align 8
  %601 = lshr i32 %600, 4
  %602 = zext nneg i32 %601 to i64
  %603 = icmp eq i64 %599, %602
  br i1 %603, label %604, label %606

604:
  %605 = getelementptr inbounds nuw i8, ptr %589, i64 20
  store i32 0, ptr %605, align 4
  br label %606

606:
  %607 = add nuw nsw i64 %588, 1
  %608 = icmp eq i64 %607, 4
  br i1 %608, label %609, label %587

609:
  %610 = load ptr, ptr %92, align 8
  %611 = ptrtoint ptr %610 to i64
  %612 = load ptr, ptr %0, align 8
  %613 = getelementptr inbounds nuw i8, ptr %612, i64 37712
  %614 = udiv i64 %611, 48
  %615 = and i64 %614, 63
  %616 = getelementptr inbounds nuw %struct.ScreenCache, ptr %613, i64 %615
  %617 = load i64, ptr %616, align 8
  %618 = icmp eq i64 %617, %611
  br i1 %618, label %619, label %626

619:
  %620 = getelementptr inbounds nuw i8, ptr %616, i64 8
  %621 = load i64, ptr %620, align 8
  %622 = sub i64 %472, %621
  %623 = getelementptr inbounds nuw i8, ptr %616, i64 16
  %624 = load i64, ptr %623, align 8
  %625 = icmp ult i64 %622, %624
  br i1 %625, label %632, label %626

626:
  %627 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %472, ptr %616)
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %1285, label %629

629:
  %630 = getelementptr inbounds nuw i8, ptr %616, i64 8
  %631 = load i64, ptr %630, align 8
  br label %632

632:
  %633 = phi i64 [ %631, %629 ], [ %621, %619 ]
  %634 = getelementptr inbounds nuw i8, ptr %616, i64 8
  store i64 %633, ptr %445, align 8
  %635 = getelementptr inbounds nuw i8, ptr %616, i64 16
  %636 = load i64, ptr %635, align 8
  store i64 %636, ptr %446, align 8
  %637 = getelementptr inbounds nuw i8, ptr %616, i64 24
  %638 = load i64, ptr %637, align 8
  store i64 %638, ptr %447, align 8
  %639 = getelementptr inbounds nuw i8, ptr %616, i64 40
  %640 = load ptr, ptr %639, align 8
  store ptr %640, ptr %448, align 8
  %641 = getelementptr inbounds nuw i8, ptr %616, i64 48
  %642 = load ptr, ptr %641, align 8
  store ptr %642, ptr %449, align 8
  %643 = getelementptr inbounds nuw i8, ptr %616, i64 56
  %644 = load ptr, ptr %643, align 8
  store ptr %644, ptr %450, align 8
  %645 = shl i64 %472, 1
  %646 = getelementptr inbounds nuw i8, ptr %616, i64 32
  %647 = load i64, ptr %646, align 8
  %648 = load i64, ptr %634, align 8
  %649 = add i64 %647, %648
  %650 = sub i64 %645, %649
  store i64 %472, ptr %646, align 8
  %651 = load i64, ptr %635, align 8
  %652 = icmp ult i64 %650, %651
  %653 = load ptr, ptr %639, align 8
  %654 = icmp eq ptr %653, null
  br i1 %652, label %655, label %659

655:
  br i1 %654, label %663, label %656

656:
  %657 = lshr i64 %650, 7
  %658 = getelementptr inbounds nuw %struct.ScreenLine, ptr %653, i64 %657
  tail call void @llvm.prefetch.p0(ptr %658, i32 1, i32 3, i32 1)
  br label %660

659:
  br i1 %654, label %663, label %660

660:
  %661 = load i64, ptr %445, align 8
  %662 = load i64, ptr %446, align 8
  br label %673

663:
  %664 = load i64, ptr %445, align 8
  %665 = add i64 %485, %472
  %666 = sub i64 %665, %664
  %667 = load i64, ptr %446, align 8
  %668 = icmp ugt i64 %666, %667
  br i1 %668, label %1285, label %669

669:
  %670 = load ptr, ptr %92, align 8
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 4
  %672 = load i32, ptr %671, align 4
  switch i32 %672, label %1293 [
    i32 4, label %1288
    i32 0, label %1288
  ]

673:
  %674 = phi i64 [ %662, %660 ], [ %515, %510 ]
  %675 = phi i64 [ %661, %660 ], [ 0, %510 ]
  %676 = phi i64 [ %472, %660 ], [ %494, %510 ]
  %677 = sub i64 %676, %675
  %678 = trunc i64 %677 to i32
  %679 = shl nuw i32 1, %474
  %680 = add i32 %679, -1
  %681 = and i32 %680, %678
  %682 = add i64 %677, %485
  %683 = icmp ugt i64 %682, %674
  %684 = add i32 %681, %479
  %685 = icmp ugt i32 %684, %679
  %686 = select i1 %683, i1 true, i1 %685
  br i1 %686, label %1285, label %687

687:
  %688 = load i8, ptr %443, align 4
  %689 = trunc nuw i8 %688 to i1
  br i1 %689, label %690, label %703

690:
  %691 = load ptr, ptr %0, align 8
  %692 = getelementptr inbounds nuw i8, ptr %691, i64 37696
  %693 = load i32, ptr %692, align 8
  %694 = icmp eq i32 %693, 0
  br i1 %694, label %703, label %695

695:
  %696 = load ptr, ptr %92, align 8
  %697 = getelementptr inbounds nuw i8, ptr %696, i64 8
  %698 = load i32, ptr %697, align 8
  %699 = icmp ult i32 %698, 4
  br i1 %699, label %700, label %703

700:
  %701 = lshr exact i32 %468, %469
  %702 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %677, i32 %474, i32 %701)
  br i1 %702, label %703, label %1291

703:
  %704 = add i64 %682, -1
  %705 = lshr i64 %704, 7
  %706 = lshr i64 %677, 7
  %707 = icmp samesign ugt i64 %706, %705
  br i1 %707, label %1288, label %708

708:
  %709 = zext nneg i32 %681 to i64
  %710 = sub i64 %709, %677
  %711 = icmp eq i32 %474, 2
  %712 = shl nuw nsw i64 %480, 3
  br label %713

713:
  %714 = phi i64 [ %706, %708 ], [ %1283, %1282 ]
  %715 = shl nuw i64 %714, 7
  %716 = add i64 %710, %715
  %717 = ashr i64 %716, %480
  %718 = add nsw i64 %717, %470
  br i1 %711, label %719, label %730

719:
  %720 = add i64 %718, -32
  %721 = icmp ult i64 %720, -63
  br i1 %721, label %732, label %722

722:
  %723 = icmp sgt i64 %718, -1
  %724 = trunc nsw i64 %718 to i32
  br i1 %723, label %725, label %727

725:
  %726 = lshr i32 %468, %724
  br label %732

727:
  %728 = sub nsw i32 0, %724
  %729 = shl i32 %468, %728
  br label %732

730:
  %731 = tail call preserve_allcc i32 @words_of(i32 %468, i64 %718, i32 %474, i32 %681, i32 %479)
  br label %732

732:
  %733 = phi i32 [ %731, %730 ], [ 0, %719 ], [ %726, %725 ], [ %729, %727 ]
  %734 = load i64, ptr %441, align 8
  %735 = shl i64 %718, 7
  %736 = and i64 %735, 32640
  %737 = xor i64 %736, 16384
  %738 = or i64 %737, %712
  %739 = or i64 %738, %734
  %740 = load ptr, ptr %448, align 8
  %741 = getelementptr inbounds nuw %struct.ScreenLine, ptr %740, i64 %714
  %742 = icmp eq i32 %733, 0
  br i1 %742, label %1252, label %743

743:
  %744 = load i64, ptr %446, align 8
  %745 = icmp ult i64 %715, %744
  br i1 %745, label %746, label %1252

746:
  %747 = load i8, ptr %443, align 4
  %748 = trunc nuw i8 %747 to i1
  %749 = load ptr, ptr %0, align 8
  br i1 %748, label %750, label %783

750:
  %751 = getelementptr inbounds nuw i8, ptr %749, i64 37696
  %752 = load i32, ptr %751, align 8
  %753 = icmp eq i32 %752, 0
  br i1 %753, label %777, label %754

754:
  %755 = load ptr, ptr %92, align 8
  %756 = getelementptr inbounds nuw i8, ptr %755, i64 8
  %757 = load i32, ptr %756, align 8
  %758 = icmp ult i32 %757, 4
  br i1 %758, label %777, label %759

759:
  %760 = getelementptr inbounds nuw i8, ptr %755, i64 4
  %761 = load i32, ptr %760, align 4
  %762 = add i32 %761, -1
  %763 = and i32 %762, -6
  %764 = icmp eq i32 %763, 0
  %765 = load ptr, ptr %455, align 8
  %766 = getelementptr inbounds nuw i32, ptr %765, i64 %714
  %767 = load i32, ptr %766, align 4
  br i1 %764, label %768, label %773

768:
  %769 = or i32 %767, %733
  store i32 %769, ptr %766, align 4
  %770 = load ptr, ptr %0, align 8
  %771 = load i8, ptr %443, align 4
  %772 = trunc nuw i8 %771 to i1
  br label %777

773:
  %774 = xor i32 %767, -1
  %775 = and i32 %733, %774
  %776 = icmp eq i32 %775, 0
  br i1 %776, label %777, label %1291

777:
  %778 = phi i1 [ %772, %768 ], [ true, %773 ], [ true, %754 ], [ true, %750 ]
  %779 = phi ptr [ %770, %768 ], [ %749, %773 ], [ %749, %754 ], [ %749, %750 ]
  %780 = getelementptr inbounds nuw i8, ptr %779, i64 37704
  %781 = load i32, ptr %780, align 8
  %782 = icmp eq i32 %781, 0
  br i1 %782, label %787, label %810

783:
  %784 = getelementptr inbounds nuw i8, ptr %749, i64 37704
  %785 = load i32, ptr %784, align 8
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %788, label %811

787:
  br i1 %778, label %1252, label %788

788:
  %789 = load ptr, ptr %92, align 8
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 4
  %791 = load i32, ptr %790, align 4
  switch i32 %791, label %792 [
    i32 4, label %1252
    i32 0, label %1252
  ]

792:
  %793 = lshr i64 %714, 5
  %794 = load ptr, ptr %450, align 8
  %795 = getelementptr inbounds nuw %struct.ScreenPage, ptr %794, i64 %793
  %796 = load atomic i64, ptr %795 acquire, align 8
  %797 = load ptr, ptr %0, align 8
  %798 = getelementptr inbounds nuw i8, ptr %797, i64 37656
  %799 = load i64, ptr %798, align 8
  %800 = icmp eq i64 %796, %799
  br i1 %800, label %1252, label %801

801:
  %802 = add i64 %799, -1
  %803 = icmp eq i64 %796, %802
  br i1 %803, label %804, label %808

804:
  %805 = load ptr, ptr %92, align 8
  %806 = getelementptr inbounds nuw i8, ptr %805, i64 4
  %807 = load i32, ptr %806, align 4
  switch i32 %807, label %808 [
    i32 4, label %1252
    i32 0, label %1252
  ]

808:
  %809 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %793)
  br i1 %809, label %1252, label %1291

810:
  br i1 %778, label %829, label %811

811:
  %812 = lshr i64 %714, 5
  %813 = load ptr, ptr %450, align 8
  %814 = getelementptr inbounds nuw %struct.ScreenPage, ptr %813, i64 %812
  %815 = load atomic i64, ptr %814 acquire, align 8
  %816 = load ptr, ptr %0, align 8
  %817 = getelementptr inbounds nuw i8, ptr %816, i64 37656
  %818 = load i64, ptr %817, align 8
  %819 = icmp eq i64 %815, %818
  br i1 %819, label %829, label %820

820:
  %821 = add i64 %818, -1
  %822 = icmp eq i64 %815, %821
  br i1 %822, label %823, label %827

823:
  %824 = load ptr, ptr %92, align 8
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 4
  %826 = load i32, ptr %825, align 4
  switch i32 %826, label %827 [
    i32 4, label %829
    i32 0, label %829
  ]

827:
  %828 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %812)
  br i1 %828, label %829, label %1291

829:
  %830 = load i8, ptr %443, align 4
  %831 = trunc nuw i8 %830 to i1
  br i1 %831, label %891, label %832

832:
  %833 = icmp eq i32 %733, -1
  %834 = and i64 %734, 7
  %835 = icmp eq i64 %834, 0
  %836 = and i1 %833, %835
  %837 = and i64 %739, 64
  %838 = icmp eq i64 %837, 0
  %839 = select i1 %836, i1 %838, i1 false
  br i1 %839, label %840, label %891

840:
  %841 = load ptr, ptr %92, align 8
  %842 = getelementptr inbounds nuw i8, ptr %841, i64 4
  %843 = load i32, ptr %842, align 4
  %844 = icmp eq i32 %843, 4
  br i1 %844, label %891, label %845

845:
  %846 = load ptr, ptr %0, align 8
  %847 = load ptr, ptr %450, align 8
  %848 = lshr i64 %714, 5
  %849 = getelementptr inbounds nuw %struct.ScreenPage, ptr %847, i64 %848
  %850 = getelementptr inbounds nuw i8, ptr %849, i64 8
  %851 = and i64 %714, 31
  %852 = getelementptr inbounds nuw i64, ptr %850, i64 %851
  %853 = icmp eq i32 %843, 0
  %854 = load atomic i64, ptr %852 monotonic, align 8
  %855 = select i1 %853, i64 2, i64 1
  %856 = icmp eq i64 %854, 0
  br i1 %856, label %857, label %859

857:
  %858 = or disjoint i64 %855, %739
  br label %880

859:
  %860 = and i64 %854, -8
  %861 = icmp eq i64 %860, %739
  br i1 %861, label %862, label %864

862:
  %863 = or i64 %854, %855
  br label %880

864:
  %865 = xor i64 %854, %734
  %866 = icmp ult i64 %865, 1099511627776
  br i1 %866, label %867, label %891

867:
  %868 = lshr i64 %854, 24
  %869 = and i64 %868, 65535
  %870 = lshr i64 %739, 24
  %871 = and i64 %870, 65535
  %872 = icmp samesign ult i64 %869, %871
  br i1 %872, label %873, label %891

873:
  %874 = and i64 %854, 5
  %875 = icmp ne i64 %874, 0
  %876 = and i1 %853, %875
  %877 = select i1 %876, i64 4, i64 0
  %878 = or disjoint i64 %739, %877
  %879 = or disjoint i64 %878, %855
  br label %880

880:
  %881 = phi i64 [ %879, %873 ], [ %863, %862 ], [ %858, %857 ]
  %882 = getelementptr inbounds nuw i8, ptr %846, i64 37688
  %883 = load i32, ptr %882, align 8
  %884 = icmp eq i32 %883, 0
  br i1 %884, label %886, label %885

885:
  store i64 %881, ptr %852, align 8
  br label %1252

886:
  %887 = icmp eq i64 %854, %881
  br i1 %887, label %1252, label %888

888:
  %889 = cmpxchg ptr %852, i64 %854, i64 %881 monotonic monotonic, align 8
  %890 = extractvalue { i64, i1 } %889, 1
  br i1 %890, label %1252, label %891

891:
  %892 = load i8, ptr %461, align 1
  %893 = trunc nuw i8 %892 to i1
  br i1 %893, label %894, label %952

894:
  %895 = load i8, ptr %443, align 4
  %896 = trunc nuw i8 %895 to i1
  br i1 %896, label %952, label %897

897:
  %898 = load ptr, ptr %450, align 8
  %899 = lshr i64 %714, 5
  %900 = getelementptr inbounds nuw %struct.ScreenPage, ptr %898, i64 %899
  %901 = getelementptr inbounds nuw i8, ptr %900, i64 8
  %902 = and i64 %714, 31
  %903 = getelementptr inbounds nuw i64, ptr %901, i64 %902
  %904 = load atomic i64, ptr %903 monotonic, align 8
  %905 = icmp eq i64 %904, -1
  br i1 %905, label %906, label %908

906:
  %907 = load i64, ptr %741, align 8
  br label %937

908:
  %909 = load ptr, ptr %0, align 8
  %910 = getelementptr inbounds nuw i8, ptr %909, i64 37688
  %911 = load i32, ptr %910, align 8
  %912 = icmp eq i32 %911, 0
  br i1 %912, label %914, label %913

913:
  store i64 -1, ptr %903, align 8
  br label %916

914:
  %915 = atomicrmw xchg ptr %903, i64 -1 monotonic, align 8
  br label %916

916:
  %917 = phi i64 [ %904, %913 ], [ %915, %914 ]
  %918 = load i64, ptr %442, align 8
  store i64 %918, ptr %741, align 8
  %919 = and i64 %917, 5
  %920 = icmp ne i64 %919, 0
  %921 = sext i1 %920 to i32
  %922 = getelementptr inbounds nuw i8, ptr %741, i64 48
  store i32 %921, ptr %922, align 8
  %923 = shl i64 %917, 62
  %924 = ashr i64 %923, 63
  %925 = trunc nsw i64 %924 to i32
  %926 = getelementptr inbounds nuw i8, ptr %741, i64 56
  store i32 %925, ptr %926, align 8
  %927 = getelementptr inbounds nuw i8, ptr %741, i64 60
  store i32 0, ptr %927, align 4
  %928 = getelementptr inbounds nuw i8, ptr %741, i64 52
  store i32 0, ptr %928, align 4
  %929 = and i64 %917, -8
  %930 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %931 = getelementptr inbounds nuw i8, ptr %741, i64 32
  store i64 %929, ptr %931, align 8
  store i64 %929, ptr %930, align 8
  %932 = and i64 %917, 1
  %933 = icmp eq i64 %932, 0
  br i1 %933, label %934, label %937

934:
  %935 = and i64 %917, -16777216
  %936 = add i64 %935, -16777096
  store i64 %936, ptr %930, align 8
  br label %937

937:
  %938 = phi i64 [ %907, %906 ], [ %918, %916 ], [ %918, %934 ]
  %939 = load i64, ptr %442, align 8
  %940 = icmp eq i64 %938, %939
  br i1 %940, label %941, label %950

941:
  %942 = getelementptr inbounds nuw i8, ptr %741, i64 48
  %943 = load i32, ptr %942, align 8
  %944 = getelementptr inbounds nuw i8, ptr %741, i64 52
  %945 = load i32, ptr %944, align 4
  %946 = or i32 %945, %943
  %947 = and i32 %946, %733
  %948 = icmp eq i32 %947, 0
  %949 = zext i1 %948 to i8
  br label %950

950:
  %951 = phi i8 [ 1, %937 ], [ %949, %941 ]
  store i8 %951, ptr %462, align 8
  br label %952

952:
  %953 = load i64, ptr %741, align 8
  %954 = load i64, ptr %442, align 8
  %955 = icmp eq i64 %953, %954
  br i1 %955, label %956, label %1018

956:
  %957 = load ptr, ptr %92, align 8
  %958 = getelementptr inbounds nuw i8, ptr %957, i64 4
  %959 = load i32, ptr %958, align 4
  switch i32 %959, label %978 [
    i32 4, label %960
    i32 0, label %960
  ]

960:
  %961 = getelementptr inbounds nuw i8, ptr %741, i64 32
  %962 = load i64, ptr %961, align 8
  %963 = icmp eq i64 %962, %739
  br i1 %963, label %964, label %1018

964:
  %965 = getelementptr inbounds nuw i8, ptr %741, i64 56
  %966 = load i32, ptr %965, align 8
  %967 = xor i32 %966, -1
  %968 = and i32 %733, %967
  %969 = icmp eq i32 %968, 0
  br i1 %969, label %970, label %1018

970:
  %971 = getelementptr inbounds nuw i8, ptr %741, i64 48
  %972 = load i32, ptr %971, align 8
  %973 = getelementptr inbounds nuw i8, ptr %741, i64 52
  %974 = load i32, ptr %973, align 4
  %975 = or i32 %974, %972
  %976 = and i32 %975, %733
  %977 = icmp eq i32 %976, 0
  br i1 %977, label %1252, label %1018

978:
  %979 = and i64 %734, 7
  %980 = icmp eq i64 %979, 0
  %981 = and i64 %734, 6
  %982 = icmp eq i64 %981, 6
  %983 = or i1 %980, %982
  br i1 %983, label %1018, label %984

984:
  %985 = getelementptr inbounds nuw i8, ptr %741, i64 48
  %986 = load i32, ptr %985, align 8
  %987 = xor i32 %986, -1
  %988 = and i32 %733, %987
  %989 = icmp eq i32 %988, 0
  br i1 %989, label %990, label %1018

990:
  %991 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %992 = load i64, ptr %991, align 8
  %993 = and i64 %992, 120
  %994 = icmp eq i64 %993, 120
  br i1 %994, label %995, label %1018

995:
  %996 = icmp ugt i64 %992, -1099511627777
  %997 = xor i64 %992, %739
  %998 = icmp ult i64 %997, 16777216
  %999 = select i1 %996, i1 true, i1 %998
  br i1 %999, label %1000, label %1018

1000:
  %1001 = and i64 %992, 7
  %1002 = icmp ne i64 %1001, 0
  %1003 = xor i64 %992, %734
  %1004 = and i64 %1003, 7
  %1005 = icmp eq i64 %1004, 0
  %1006 = select i1 %1002, i1 %1005, i1 false
  br i1 %1006, label %1007, label %1018

1007:
  %1008 = getelementptr inbounds nuw i8, ptr %741, i64 52
  %1009 = load i32, ptr %1008, align 4
  %1010 = getelementptr inbounds nuw i8, ptr %741, i64 56
  %1011 = load i32, ptr %1010, align 8
  %1012 = or i32 %1011, %1009
  %1013 = getelementptr inbounds nuw i8, ptr %741, i64 60
  %1014 = load i32, ptr %1013, align 4
  %1015 = or i32 %1012, %1014
  %1016 = and i32 %1015, %733
  %1017 = icmp eq i32 %1016, 0
  br i1 %1017, label %1252, label %1018

1018:
  %1019 = load i8, ptr %443, align 4
  %1020 = trunc nuw i8 %1019 to i1
  br i1 %1020, label %1073, label %1021

1021:
  %1022 = load ptr, ptr %0, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %1022, i64 37688
  %1024 = load i32, ptr %1023, align 8
  %1025 = icmp eq i32 %1024, 0
  br i1 %1025, label %1026, label %1035

1026:
  %1027 = getelementptr inbounds nuw i8, ptr %741, i64 8
  br label %1028

1028:
  %1029 = atomicrmw or ptr %1027, i64 1 acquire, align 8
  %1030 = and i64 %1029, 1
  %1031 = icmp eq i64 %1030, 0
  br i1 %1031, label %1032, label %1028

1032:
  %1033 = load i8, ptr %443, align 4
  %1034 = trunc nuw i8 %1033 to i1
  br i1 %1034, label %1073, label %1035

1035:
  %1036 = load ptr, ptr %450, align 8
  %1037 = lshr i64 %714, 5
  %1038 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1036, i64 %1037
  %1039 = getelementptr inbounds nuw i8, ptr %1038, i64 8
  %1040 = and i64 %714, 31
  %1041 = getelementptr inbounds nuw i64, ptr %1039, i64 %1040
  %1042 = load atomic i64, ptr %1041 monotonic, align 8
  %1043 = icmp eq i64 %1042, -1
  br i1 %1043, label %1073, label %1044

1044:
  %1045 = load ptr, ptr %0, align 8
  %1046 = getelementptr inbounds nuw i8, ptr %1045, i64 37688
  %1047 = load i32, ptr %1046, align 8
  %1048 = icmp eq i32 %1047, 0
  br i1 %1048, label %1050, label %1049

1049:
  store i64 -1, ptr %1041, align 8
  br label %1052

1050:
  %1051 = atomicrmw xchg ptr %1041, i64 -1 monotonic, align 8
  br label %1052

1052:
  %1053 = phi i64 [ %1042, %1049 ], [ %1051, %1050 ]
  %1054 = load i64, ptr %442, align 8
  store i64 %1054, ptr %741, align 8
  %1055 = and i64 %1053, 5
  %1056 = icmp ne i64 %1055, 0
  %1057 = sext i1 %1056 to i32
  %1058 = getelementptr inbounds nuw i8, ptr %741, i64 48
  store i32 %1057, ptr %1058, align 8
  %1059 = shl i64 %1053, 62
  %1060 = ashr i64 %1059, 63
  %1061 = trunc nsw i64 %1060 to i32
  %1062 = getelementptr inbounds nuw i8, ptr %741, i64 56
  store i32 %1061, ptr %1062, align 8
  %1063 = getelementptr inbounds nuw i8, ptr %741, i64 60
  store i32 0, ptr %1063, align 4
  %1064 = getelementptr inbounds nuw i8, ptr %741, i64 52
  store i32 0, ptr %1064, align 4
  %1065 = and i64 %1053, -8
  %1066 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %1067 = getelementptr inbounds nuw i8, ptr %741, i64 32
  store i64 %1065, ptr %1067, align 8
  store i64 %1065, ptr %1066, align 8
  %1068 = and i64 %1053, 1
  %1069 = icmp eq i64 %1068, 0
  br i1 %1069, label %1070, label %1073

1070:
  %1071 = and i64 %1053, -16777216
  %1072 = add i64 %1071, -16777096
  store i64 %1072, ptr %1066, align 8
  br label %1073

1073:
  %1074 = phi i1 [ true, %1032 ], [ %1025, %1070 ], [ %1025, %1052 ], [ %1025, %1035 ], [ false, %1018 ]
  %1075 = load i64, ptr %741, align 8
  %1076 = load i64, ptr %442, align 8
  %1077 = icmp eq i64 %1075, %1076
  br i1 %1077, label %1121, label %1078

1078:
  %1079 = load ptr, ptr %92, align 8
  %1080 = getelementptr inbounds nuw i8, ptr %1079, i64 4
  %1081 = load i32, ptr %1080, align 4
  %1082 = and i32 %1081, -5
  %1083 = icmp eq i32 %1082, 0
  %1084 = select i1 %1083, i32 2, i32 0
  store i64 %1076, ptr %741, align 8
  %1085 = getelementptr inbounds nuw i8, ptr %741, i64 48
  %1086 = getelementptr inbounds nuw i8, ptr %741, i64 60
  store i32 0, ptr %1086, align 4
  %1087 = getelementptr inbounds nuw i8, ptr %741, i64 56
  store i32 0, ptr %1087, align 8
  %1088 = getelementptr inbounds nuw i8, ptr %741, i64 52
  store i32 0, ptr %1088, align 4
  store i32 0, ptr %1085, align 8
  %1089 = getelementptr inbounds nuw i8, ptr %741, i64 8
  store i64 0, ptr %1089, align 8
  %1090 = and i64 %739, 120
  %1091 = icmp eq i64 %1090, 72
  br i1 %1091, label %1092, label %1093

1092:
  tail call preserve_allcc void @remember(ptr %0, ptr %741, i32 %1084, i64 %739, i32 %733)
  br label %1228

1093:
  %1094 = zext nneg i32 %1084 to i64
  %1095 = getelementptr inbounds nuw i32, ptr %1085, i64 %1094
  store i32 %733, ptr %1095, align 4
  %1096 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %1097 = getelementptr inbounds nuw i64, ptr %1096, i64 %1094
  store i64 %739, ptr %1097, align 8
  switch i32 %1081, label %1228 [
    i32 4, label %1098
    i32 0, label %1098
  ]

1098:
  %1099 = load ptr, ptr %0, align 8
  %1100 = getelementptr inbounds nuw i8, ptr %1099, i64 37692
  %1101 = load i32, ptr %1100, align 4
  %1102 = icmp eq i32 %1101, 0
  br i1 %1102, label %1103, label %1228

1103:
  %1104 = load i32, ptr %1085, align 8
  %1105 = load i32, ptr %1088, align 4
  %1106 = or i32 %1105, %1104
  %1107 = icmp eq i32 %1106, 0
  br i1 %1107, label %1108, label %1228

1108:
  %1109 = getelementptr inbounds nuw i8, ptr %741, i64 32
  %1110 = load i64, ptr %1109, align 8
  %1111 = and i64 %1110, 71
  %1112 = icmp eq i64 %1111, 64
  br i1 %1112, label %1113, label %1228

1113:
  store i32 -1, ptr %1087, align 8
  store i32 0, ptr %1086, align 4
  %1114 = and i64 %1110, 120
  %1115 = icmp eq i64 %1114, 120
  %1116 = shl i64 %1076, 10
  %1117 = lshr i64 %1110, 15
  %1118 = and i64 %1117, 1023
  %1119 = select i1 %1115, i64 1023, i64 %1118
  %1120 = or disjoint i64 %1119, %1116
  store i64 %1120, ptr %1089, align 8
  br label %1228

1121:
  %1122 = load i8, ptr %443, align 4
  %1123 = trunc nuw i8 %1122 to i1
  br i1 %1123, label %1174, label %1124

1124:
  %1125 = load ptr, ptr %92, align 8
  %1126 = getelementptr inbounds nuw i8, ptr %1125, i64 4
  %1127 = load i32, ptr %1126, align 4
  %1128 = and i32 %1127, -5
  %1129 = icmp eq i32 %1128, 0
  %1130 = select i1 %1129, i32 2, i32 0
  %1131 = and i64 %739, 120
  %1132 = icmp eq i64 %1131, 72
  br i1 %1132, label %1174, label %1133

1133:
  %1134 = getelementptr inbounds nuw i8, ptr %741, i64 48
  %1135 = load i32, ptr %1134, align 8
  %1136 = getelementptr inbounds nuw i8, ptr %741, i64 52
  %1137 = load i32, ptr %1136, align 4
  %1138 = or i32 %1137, %1135
  %1139 = getelementptr inbounds nuw i8, ptr %741, i64 56
  %1140 = load i32, ptr %1139, align 8
  %1141 = or i32 %1138, %1140
  %1142 = getelementptr inbounds nuw i8, ptr %741, i64 60
  %1143 = load i32, ptr %1142, align 4
  %1144 = or i32 %1141, %1143
  %1145 = and i32 %1144, %733
  %1146 = icmp eq i32 %1145, 0
  br i1 %1146, label %1147, label %1174

1147:
  %1148 = zext nneg i32 %1130 to i64
  %1149 = getelementptr inbounds nuw i32, ptr %1134, i64 %1148
  %1150 = load i32, ptr %1149, align 4
  %1151 = icmp eq i32 %1150, 0
  br i1 %1151, label %1167, label %1152

1152:
  %1153 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %1154 = getelementptr inbounds nuw i64, ptr %1153, i64 %1148
  %1155 = load i64, ptr %1154, align 8
  %1156 = icmp ne i64 %1155, %739
  %1157 = zext i1 %1156 to i32
  %1158 = or disjoint i32 %1130, %1157
  %1159 = zext nneg i32 %1158 to i64
  %1160 = getelementptr inbounds nuw i32, ptr %1134, i64 %1159
  %1161 = load i32, ptr %1160, align 4
  %1162 = icmp eq i32 %1161, 0
  br i1 %1162, label %1167, label %1163

1163:
  %1164 = getelementptr inbounds nuw i64, ptr %1153, i64 %1159
  %1165 = load i64, ptr %1164, align 8
  %1166 = icmp eq i64 %1165, %739
  br i1 %1166, label %1167, label %1174

1167:
  %1168 = phi ptr [ %1160, %1163 ], [ %1160, %1152 ], [ %1149, %1147 ]
  %1169 = phi i64 [ %1159, %1163 ], [ %1159, %1152 ], [ %1148, %1147 ]
  %1170 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %1171 = getelementptr inbounds nuw i64, ptr %1170, i64 %1169
  store i64 %739, ptr %1171, align 8
  %1172 = load i32, ptr %1168, align 4
  %1173 = or i32 %1172, %733
  store i32 %1173, ptr %1168, align 4
  br label %1228

1174:
  %1175 = and i64 %739, 64
  %1176 = icmp eq i64 %1175, 0
  br i1 %1176, label %1177, label %1226

1177:
  %1178 = getelementptr inbounds nuw i8, ptr %741, i64 48
  %1179 = getelementptr inbounds nuw i8, ptr %741, i64 56
  %1180 = load i32, ptr %1179, align 8
  %1181 = icmp eq i32 %1180, 0
  %1182 = getelementptr inbounds nuw i8, ptr %741, i64 52
  %1183 = load i32, ptr %1182, align 4
  %1184 = getelementptr inbounds nuw i8, ptr %741, i64 60
  %1185 = load i32, ptr %1184, align 4
  %1186 = or i32 %1185, %1183
  %1187 = icmp eq i32 %1186, 0
  br i1 %1187, label %1188, label %1226

1188:
  %1189 = load i32, ptr %1178, align 8
  %1190 = icmp eq i32 %1189, 0
  br i1 %1190, label %1195, label %1191

1191:
  %1192 = getelementptr inbounds nuw i8, ptr %741, i64 16
  %1193 = load i64, ptr %1192, align 8
  %1194 = icmp eq i64 %1193, %739
  br i1 %1194, label %1195, label %1226

1195:
  br i1 %1181, label %1200, label %1196

1196:
  %1197 = getelementptr inbounds nuw i8, ptr %741, i64 32
  %1198 = load i64, ptr %1197, align 8
  %1199 = icmp eq i64 %1198, %739
  br i1 %1199, label %1200, label %1226

1200:
  %1201 = load ptr, ptr %92, align 8
  %1202 = getelementptr inbounds nuw i8, ptr %1201, i64 4
  %1203 = load i32, ptr %1202, align 4
  switch i32 %1203, label %1207 [
    i32 4, label %1226
    i32 0, label %1204
  ]

1204:
  %1205 = getelementptr inbounds nuw i8, ptr %741, i64 32
  store i64 %739, ptr %1205, align 8
  %1206 = or i32 %1180, %733
  store i32 %1206, ptr %1179, align 8
  br label %1228

1207:
  br i1 %1123, label %1208, label %1219

1208:
  %1209 = getelementptr inbounds nuw i8, ptr %741, i64 8
  %1210 = load i64, ptr %1209, align 8
  %1211 = icmp eq i64 %1210, 0
  br i1 %1211, label %1219, label %1212

1212:
  %1213 = load ptr, ptr %0, align 8
  store i64 0, ptr %1209, align 8
  %1214 = getelementptr inbounds nuw i8, ptr %1213, i64 41816
  %1215 = load i64, ptr %1214, align 8
  %1216 = add i64 %1215, 1
  store i64 %1216, ptr %1214, align 8
  %1217 = load i32, ptr %1178, align 8
  %1218 = load i32, ptr %1179, align 8
  br label %1219

1219:
  %1220 = phi i32 [ %1218, %1212 ], [ %1180, %1208 ], [ %1180, %1207 ]
  %1221 = phi i32 [ %1217, %1212 ], [ %1189, %1208 ], [ %1189, %1207 ]
  %1222 = getelementptr inbounds nuw i8, ptr %741, i64 16
  store i64 %739, ptr %1222, align 8
  %1223 = or i32 %1221, %733
  store i32 %1223, ptr %1178, align 8
  %1224 = xor i32 %733, -1
  %1225 = and i32 %1220, %1224
  store i32 %1225, ptr %1179, align 8
  br label %1228

1226:
  %1227 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %741, i64 %739, i32 %733)
  br i1 %1227, label %1228, label %1245

1228:
  %1229 = and i64 %734, 6
  %1230 = icmp eq i64 %1229, 6
  br i1 %1230, label %1231, label %1244

1231:
  %1232 = load ptr, ptr %0, align 8
  %1233 = getelementptr inbounds nuw i8, ptr %1232, i64 41808
  %1234 = load i64, ptr %1233, align 8
  %1235 = load ptr, ptr %92, align 8
  %1236 = getelementptr inbounds nuw i8, ptr %1235, i64 8
  %1237 = load i32, ptr %1236, align 8
  %1238 = icmp eq i32 %1237, 1
  %1239 = load ptr, ptr %463, align 8
  br i1 %1238, label %1240, label %1242

1240:
  %1241 = trunc i64 %1234 to i8
  store i8 %1241, ptr %1239, align 1
  br label %1244

1242:
  %1243 = trunc i64 %1234 to i32
  store i32 %1243, ptr %1239, align 1
  br label %1244

1244:
  br i1 %1074, label %1249, label %1252

1245:
  br i1 %1074, label %1246, label %1291

1246:
  %1247 = getelementptr inbounds nuw i8, ptr %741, i64 8
  %1248 = atomicrmw and ptr %1247, i64 -2 release, align 8
  br label %1291

1249:
  %1250 = getelementptr inbounds nuw i8, ptr %741, i64 8
  %1251 = atomicrmw and ptr %1250, i64 -2 release, align 8
  br label %1252

1252:
  %1253 = load ptr, ptr %0, align 8
  %1254 = getelementptr inbounds nuw i8, ptr %1253, i64 43616
  %1255 = load ptr, ptr %1254, align 8
  %1256 = icmp eq ptr %1255, null
  br i1 %1256, label %1282, label %1257

1257:
  %1258 = load i8, ptr %443, align 4
  %1259 = trunc nuw i8 %1258 to i1
  br i1 %1259, label %1282, label %1260

1260:
  %1261 = load i64, ptr %445, align 8
  %1262 = add i64 %1261, %715
  %1263 = load ptr, ptr %92, align 8
  %1264 = getelementptr inbounds nuw i8, ptr %1263, i64 4
  %1265 = load i32, ptr %1264, align 4
  switch i32 %1265, label %1266 [
    i32 4, label %1282
    i32 0, label %1282
  ]

1266:
  %1267 = load i8, ptr %461, align 1
  %1268 = trunc nuw i8 %1267 to i1
  br i1 %1268, label %1282, label %1269

1269:
  %1270 = getelementptr inbounds nuw i8, ptr %1253, i64 43632
  %1271 = load i64, ptr %1270, align 8
  %1272 = lshr i64 %1262, 7
  %1273 = lshr i64 %1262, 13
  %1274 = lshr i64 %1262, 19
  %1275 = xor i64 %1273, %1274
  %1276 = xor i64 %1275, %1272
  %1277 = and i64 %1276, 63
  %1278 = shl nuw i64 1, %1277
  %1279 = and i64 %1271, %1278
  %1280 = icmp eq i64 %1279, 0
  br i1 %1280, label %1282, label %1281

1281:
  tail call preserve_allcc void @cut_words(ptr %1253, i64 %1262, i32 %733)
  br label %1282

1282:
  %1283 = add nuw nsw i64 %714, 1
  %1284 = icmp eq i64 %714, %705
  br i1 %1284, label %1288, label %713

1285:
  %1286 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %472, i32 %469, i32 %474, i32 %468)
  %1287 = icmp eq i32 %1286, 0
  br i1 %1287, label %1288, label %3141

1288:
  %1289 = add nuw nsw i64 %466, 1
  %1290 = icmp eq i64 %1289, %464
  br i1 %1290, label %3141, label %465

1291:
  %1292 = load ptr, ptr %92, align 8
  br label %1293

1293:
  %1294 = phi ptr [ %1292, %1291 ], [ %670, %669 ]
  %1295 = load ptr, ptr %0, align 8
  %1296 = getelementptr inbounds nuw i8, ptr %1294, i64 20
  %1297 = load i32, ptr %1296, align 4
  %1298 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1299 = load i32, ptr %1298, align 8
  %1300 = tail call i32 @llvm.cttz.i32(i32 %1299, i1 false)
  %1301 = getelementptr inbounds nuw i8, ptr %1295, i64 328
  store i32 22, ptr %1301, align 8
  %1302 = getelementptr inbounds nuw i8, ptr %1295, i64 332
  store i32 %1297, ptr %1302, align 4
  %1303 = getelementptr inbounds nuw i8, ptr %1295, i64 336
  store i32 %1300, ptr %1303, align 8
  %1304 = getelementptr inbounds nuw i8, ptr %1295, i64 352
  store i64 0, ptr %1304, align 8
  %1305 = getelementptr inbounds nuw i8, ptr %1295, i64 368
  store i32 0, ptr %1305, align 8
  %1306 = getelementptr inbounds nuw i8, ptr %1295, i64 360
  store i32 0, ptr %1306, align 8
  %1307 = getelementptr inbounds nuw i8, ptr %1295, i64 364
  store i32 0, ptr %1307, align 4
  br label %3141

1308:
  %1309 = phi ptr [ %421, %420 ], [ %424, %423 ]
  %1310 = load i32, ptr %93, align 8
  %1311 = icmp eq i32 %1310, 2
  br i1 %1311, label %1317, label %1312

1312:
  %1313 = icmp eq i32 %1310, 0
  %1314 = and i64 %357, -4294967296
  %1315 = icmp eq i64 %1314, 4294967296
  %1316 = and i1 %1315, %1313
  br i1 %1316, label %1317, label %1370

1317:
  %1318 = and i64 %357, 4294967295
  %1319 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1320 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1321 = load i32, ptr %1320, align 4
  %1322 = zext i32 %1321 to i64
  %1323 = shl nuw nsw i64 %1322, 15
  %1324 = load i32, ptr %1319, align 8
  %1325 = zext i32 %1324 to i64
  %1326 = shl nuw nsw i64 %1325, 20
  %1327 = or i64 %1323, %1326
  %1328 = and i64 %1327, 16744448
  %1329 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %1330 = load i32, ptr %1329, align 8
  %1331 = zext i32 %1330 to i64
  %1332 = or i64 %1328, %1331
  %1333 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1332, ptr %1333, align 8
  %1334 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1334, align 8
  %1335 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %1336 = load i32, ptr %1335, align 8
  %1337 = zext i32 %1336 to i64
  %1338 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1337, ptr %1338, align 8
  %1339 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1340 = load ptr, ptr %1339, align 8
  %1341 = ptrtoint ptr %1340 to i64
  %1342 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1341, ptr %1342, align 8
  %1343 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1344 = load ptr, ptr %1343, align 8
  %1345 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1344, ptr %1345, align 8
  %1346 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1347 = load ptr, ptr %1346, align 8
  %1348 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1347, ptr %1348, align 8
  %1349 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1350 = load ptr, ptr %1349, align 8
  %1351 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1350, ptr %1351, align 8
  %1352 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1353 = load ptr, ptr %1352, align 8
  %1354 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1353, ptr %1354, align 8
  %1355 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %1356 = load i64, ptr %1355, align 8
  %1357 = shl i64 %1356, 16
  %1358 = load i32, ptr %1319, align 8
  %1359 = lshr i32 %1358, 4
  %1360 = zext nneg i32 %1359 to i64
  %1361 = or i64 %1357, %1360
  %1362 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1361, ptr %1362, align 8
  %1363 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1364 = load i32, ptr %1363, align 8
  %1365 = icmp ne i32 %1364, 0
  %1366 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1367 = zext i1 %1365 to i8
  store i8 %1367, ptr %1366, align 2
  %1368 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1368, align 4
  %1369 = icmp samesign ult i64 %1318, %1337
  br i1 %1369, label %1520, label %2514

1370:
  switch i32 %1310, label %1376 [
    i32 1, label %1391
    i32 0, label %1371
  ]

1371:
  %1372 = lshr i64 %357, 32
  %1373 = trunc nuw i64 %1372 to i32
  %1374 = add i32 %1373, -1
  %1375 = icmp ult i32 %1374, 4
  br i1 %1375, label %1376, label %1391

1376:
  %1377 = load i32, ptr %1309, align 4
  %1378 = add i32 %1377, -1
  %1379 = and i32 %1378, -6
  %1380 = icmp eq i32 %1379, 0
  br i1 %1380, label %2514, label %1381

1381:
  %1382 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %1383 = load i32, ptr %1382, align 8
  %1384 = icmp eq i32 %1383, 0
  br i1 %1384, label %2514, label %1385

1385:
  %1386 = getelementptr inbounds nuw i8, ptr %7, i64 37700
  %1387 = load i32, ptr %1386, align 4
  %1388 = icmp eq i32 %1387, 0
  %1389 = icmp eq i64 %1314, 8589934592
  %1390 = and i1 %1388, %1389
  br i1 %1390, label %1520, label %2514

1391:
  %1392 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1393 = load i32, ptr %1392, align 8
  %1394 = zext i32 %1393 to i64
  %1395 = shl nuw nsw i64 %1394, 20
  %1396 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1397 = load i32, ptr %1396, align 4
  %1398 = zext i32 %1397 to i64
  %1399 = shl nuw nsw i64 %1398, 15
  %1400 = or i64 %1399, %1395
  %1401 = load i64, ptr %1, align 8
  %1402 = shl i64 %1401, 40
  %1403 = or i64 %1400, %1402
  %1404 = getelementptr inbounds nuw i8, ptr %93, i64 12
  %1405 = load i32, ptr %1404, align 4
  %1406 = zext i32 %1405 to i64
  %1407 = or i64 %1403, %1406
  %1408 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1407, ptr %1408, align 8
  %1409 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %1410 = load i64, ptr %1409, align 8
  %1411 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1410, ptr %1411, align 8
  %1412 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %1412, align 4
  %1413 = getelementptr inbounds nuw i8, ptr %7, i64 43616
  %1414 = load ptr, ptr %1413, align 8
  %1415 = icmp eq ptr %1414, null
  br i1 %1415, label %1462, label %1416

1416:
  %1417 = getelementptr inbounds nuw i8, ptr %93, i64 12
  %1418 = load i32, ptr %1417, align 4
  %1419 = zext i32 %1418 to i64
  %1420 = and i64 %1419, 7
  %1421 = icmp eq i64 %1420, 0
  %1422 = and i64 %1419, 6
  %1423 = icmp eq i64 %1422, 6
  %1424 = or i1 %1421, %1423
  br i1 %1424, label %1425, label %1462

1425:
  %1426 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %1427 = load i32, ptr %1396, align 4
  %1428 = zext i32 %1427 to i64
  %1429 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1426, i64 %1428
  %1430 = getelementptr inbounds nuw i8, ptr %7, i64 43624
  %1431 = load ptr, ptr %1430, align 8
  %1432 = load i64, ptr %1, align 8
  %1433 = mul i64 %1432, 96
  %1434 = getelementptr inbounds nuw i8, ptr %1431, i64 %1433
  %1435 = getelementptr inbounds nuw i8, ptr %1429, i64 112
  store i32 0, ptr %1435, align 8
  %1436 = getelementptr inbounds nuw i8, ptr %1429, i64 116
  %1437 = load i32, ptr %1436, align 4
  %1438 = icmp eq i32 %1437, 0
  br i1 %1438, label %1462, label %1439

1439:
  store i32 0, ptr %1436, align 4
  br label %1440

1440:
  %1441 = phi i64 [ 0, %1439 ], [ %1460, %1459 ]
  %1442 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %1434, i64 %1441
  %1443 = getelementptr inbounds nuw i8, ptr %1442, i64 8
  %1444 = load i64, ptr %1443, align 8
  %1445 = trunc i64 %1444 to i32
  %1446 = lshr i32 %1445, 15
  %1447 = and i32 %1446, 31
  %1448 = load i32, ptr %1396, align 4
  %1449 = icmp eq i32 %1447, %1448
  br i1 %1449, label %1450, label %1459

1450:
  %1451 = lshr i64 %1444, 24
  %1452 = and i64 %1451, 65535
  %1453 = load i32, ptr %1392, align 8
  %1454 = lshr i32 %1453, 4
  %1455 = zext nneg i32 %1454 to i64
  %1456 = icmp eq i64 %1452, %1455
  br i1 %1456, label %1457, label %1459

1457:
  %1458 = getelementptr inbounds nuw i8, ptr %1442, i64 20
  store i32 0, ptr %1458, align 4
  br label %1459

1459:
  %1460 = add nuw nsw i64 %1441, 1
  %1461 = icmp eq i64 %1460, 4
  br i1 %1461, label %1462, label %1440

1462:
  %1463 = load ptr, ptr %92, align 8
  %1464 = ptrtoint ptr %1463 to i64
  %1465 = load ptr, ptr %0, align 8
  %1466 = getelementptr inbounds nuw i8, ptr %1465, i64 37712
  %1467 = udiv i64 %1464, 48
  %1468 = and i64 %1467, 63
  %1469 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1466, i64 %1468
  %1470 = load i64, ptr %1469, align 8
  %1471 = icmp eq i64 %1470, %1464
  br i1 %1471, label %1472, label %1479

1472:
  %1473 = getelementptr inbounds nuw i8, ptr %1469, i64 8
  %1474 = load i64, ptr %1473, align 8
  %1475 = sub i64 %357, %1474
  %1476 = getelementptr inbounds nuw i8, ptr %1469, i64 16
  %1477 = load i64, ptr %1476, align 8
  %1478 = icmp ult i64 %1475, %1477
  br i1 %1478, label %1485, label %1479

1479:
  %1480 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %357, ptr %1469)
  %1481 = icmp eq i32 %1480, 0
  br i1 %1481, label %2514, label %1482

1482:
  %1483 = getelementptr inbounds nuw i8, ptr %1469, i64 8
  %1484 = load i64, ptr %1483, align 8
  br label %1485

1485:
  %1486 = phi i64 [ %1484, %1482 ], [ %1474, %1472 ]
  %1487 = getelementptr inbounds nuw i8, ptr %1469, i64 8
  %1488 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %1486, ptr %1488, align 8
  %1489 = getelementptr inbounds nuw i8, ptr %1469, i64 16
  %1490 = load i64, ptr %1489, align 8
  %1491 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1490, ptr %1491, align 8
  %1492 = getelementptr inbounds nuw i8, ptr %1469, i64 24
  %1493 = load i64, ptr %1492, align 8
  %1494 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1493, ptr %1494, align 8
  %1495 = getelementptr inbounds nuw i8, ptr %1469, i64 40
  %1496 = load ptr, ptr %1495, align 8
  %1497 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1496, ptr %1497, align 8
  %1498 = getelementptr inbounds nuw i8, ptr %1469, i64 48
  %1499 = load ptr, ptr %1498, align 8
  %1500 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1499, ptr %1500, align 8
  %1501 = getelementptr inbounds nuw i8, ptr %1469, i64 56
  %1502 = load ptr, ptr %1501, align 8
  %1503 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %1502, ptr %1503, align 8
  %1504 = shl i64 %357, 1
  %1505 = getelementptr inbounds nuw i8, ptr %1469, i64 32
  %1506 = load i64, ptr %1505, align 8
  %1507 = load i64, ptr %1487, align 8
  %1508 = add i64 %1506, %1507
  %1509 = sub i64 %1504, %1508
  store i64 %357, ptr %1505, align 8
  %1510 = load i64, ptr %1489, align 8
  %1511 = icmp uge i64 %1509, %1510
  %1512 = load ptr, ptr %1495, align 8
  %1513 = icmp eq ptr %1512, null
  %1514 = select i1 %1511, i1 true, i1 %1513
  br i1 %1514, label %1518, label %1515

1515:
  %1516 = lshr i64 %1509, 7
  %1517 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1512, i64 %1516
  tail call void @llvm.prefetch.p0(ptr %1517, i32 1, i32 3, i32 1)
  br label %1518

1518:
  %1519 = icmp eq ptr %1512, null
  br label %1520

1520:
  %1521 = phi i1 [ %1519, %1518 ], [ false, %1385 ], [ false, %1317 ]
  %1522 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1523 = load i8, ptr %1522, align 4
  %1524 = trunc nuw i8 %1523 to i1
  %1525 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1526 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %1527

1527:
  %1528 = phi i32 [ %3, %1520 ], [ %1556, %1553 ]
  %1529 = tail call i32 @llvm.cttz.i32(i32 %1528, i1 true)
  %1530 = zext nneg i32 %1529 to i64
  %1531 = getelementptr inbounds nuw i64, ptr %8, i64 %1530
  %1532 = load i64, ptr %1531, align 8
  br i1 %1524, label %1533, label %1539

1533:
  %1534 = and i64 %1532, 4294967295
  %1535 = load i64, ptr %1525, align 8
  %1536 = sub i64 %1534, %1535
  %1537 = load i64, ptr %1526, align 8
  %1538 = icmp ult i64 %1536, %1537
  br i1 %1538, label %1544, label %2514

1539:
  %1540 = load i64, ptr %1525, align 8
  %1541 = sub i64 %1532, %1540
  %1542 = load i64, ptr %1526, align 8
  %1543 = icmp ult i64 %1541, %1542
  br i1 %1543, label %1553, label %2514

1544:
  %1545 = load ptr, ptr %92, align 8
  %1546 = load i32, ptr %1545, align 8
  %1547 = icmp eq i32 %1546, 2
  br i1 %1547, label %1553, label %1548

1548:
  %1549 = icmp eq i32 %1546, 0
  %1550 = and i64 %1532, -4294967296
  %1551 = icmp eq i64 %1550, 4294967296
  %1552 = and i1 %1549, %1551
  br i1 %1552, label %1553, label %2514

1553:
  %1554 = phi i64 [ %1535, %1544 ], [ %1540, %1539 ], [ %1535, %1548 ]
  %1555 = add i32 %1528, -1
  %1556 = and i32 %1555, %1528
  %1557 = icmp eq i32 %1556, 0
  br i1 %1557, label %1558, label %1527

1558:
  br i1 %1521, label %1559, label %1577

1559:
  %1560 = load ptr, ptr %92, align 8
  %1561 = getelementptr inbounds nuw i8, ptr %1560, i64 4
  %1562 = load i32, ptr %1561, align 4
  switch i32 %1562, label %1563 [
    i32 4, label %3141
    i32 0, label %3141
  ]

1563:
  %1564 = load ptr, ptr %0, align 8
  %1565 = getelementptr inbounds nuw i8, ptr %1560, i64 20
  %1566 = load i32, ptr %1565, align 4
  %1567 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1568 = load i32, ptr %1567, align 8
  %1569 = tail call i32 @llvm.cttz.i32(i32 %1568, i1 false)
  %1570 = getelementptr inbounds nuw i8, ptr %1564, i64 328
  store i32 22, ptr %1570, align 8
  %1571 = getelementptr inbounds nuw i8, ptr %1564, i64 332
  store i32 %1566, ptr %1571, align 4
  %1572 = getelementptr inbounds nuw i8, ptr %1564, i64 336
  store i32 %1569, ptr %1572, align 8
  %1573 = getelementptr inbounds nuw i8, ptr %1564, i64 352
  store i64 0, ptr %1573, align 8
  %1574 = getelementptr inbounds nuw i8, ptr %1564, i64 368
  store i32 0, ptr %1574, align 8
  %1575 = getelementptr inbounds nuw i8, ptr %1564, i64 360
  store i32 0, ptr %1575, align 8
  %1576 = getelementptr inbounds nuw i8, ptr %1564, i64 364
  store i32 0, ptr %1576, align 4
  br label %3141

1577:
  %1578 = load ptr, ptr %0, align 8
  %1579 = getelementptr inbounds nuw i8, ptr %1578, i64 37692
  %1580 = load i32, ptr %1579, align 4
  %1581 = icmp eq i32 %1580, 0
  br i1 %1581, label %2514, label %1582

1582:
  %1583 = load ptr, ptr %92, align 8
  %1584 = getelementptr inbounds nuw i8, ptr %1583, i64 4
  %1585 = load i32, ptr %1584, align 4
  %1586 = icmp eq i32 %1585, 6
  br i1 %1586, label %2514, label %1587

1587:
  %1588 = getelementptr inbounds nuw i8, ptr %1583, i64 8
  %1589 = load i32, ptr %1588, align 8
  %1590 = and i32 %1589, 3
  %1591 = icmp eq i32 %1590, 0
  br i1 %1591, label %1592, label %2514

1592:
  %1593 = phi i32 [ %1602, %1592 ], [ %3, %1587 ]
  %1594 = phi i64 [ %1600, %1592 ], [ 0, %1587 ]
  %1595 = tail call i32 @llvm.cttz.i32(i32 %1593, i1 true)
  %1596 = zext nneg i32 %1595 to i64
  %1597 = getelementptr inbounds nuw i64, ptr %8, i64 %1596
  %1598 = load i64, ptr %1597, align 8
  %1599 = sub i64 %1598, %1554
  %1600 = or i64 %1599, %1594
  %1601 = add i32 %1593, -1
  %1602 = and i32 %1601, %1593
  %1603 = icmp eq i32 %1602, 0
  br i1 %1603, label %1604, label %1592

1604:
  %1605 = and i64 %1600, 3
  %1606 = icmp eq i64 %1605, 0
  br i1 %1606, label %1607, label %2514

1607:
  %1608 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1609 = load i64, ptr %1608, align 8
  %1610 = or i64 %1609, 72
  %1611 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %5, ptr %1611, align 8
  %1612 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1613 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1614 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1615 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1616 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1617 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1618 = and i64 %1609, 7
  %1619 = icmp eq i64 %1618, 0
  %1620 = and i64 %1609, 6
  %1621 = icmp eq i64 %1620, 6
  %1622 = or i1 %1619, %1621
  %1623 = and i64 %1610, 120
  %1624 = icmp eq i64 %1623, 72
  %1625 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %1626

1626:
  %1627 = phi i32 [ 0, %1607 ], [ %2088, %2086 ]
  %1628 = phi i32 [ %3, %1607 ], [ %2090, %2086 ]
  %1629 = phi i64 [ 0, %1607 ], [ %2087, %2086 ]
  %1630 = call i32 @llvm.cttz.i32(i32 %1628, i1 true)
  %1631 = load i8, ptr %1522, align 4
  %1632 = trunc nuw i8 %1631 to i1
  %1633 = zext nneg i32 %1630 to i64
  %1634 = getelementptr inbounds nuw i64, ptr %8, i64 %1633
  %1635 = load i64, ptr %1634, align 8
  %1636 = and i64 %1635, 4294967295
  %1637 = select i1 %1632, i64 %1636, i64 %1635
  %1638 = load i64, ptr %1525, align 8
  %1639 = sub i64 %1637, %1638
  %1640 = load ptr, ptr %92, align 8
  %1641 = getelementptr inbounds nuw i8, ptr %1640, i64 8
  %1642 = load i32, ptr %1641, align 8
  %1643 = zext i32 %1642 to i64
  %1644 = add i64 %1639, %1643
  %1645 = icmp ult i64 %1639, %1644
  br i1 %1645, label %1646, label %2086

1646:
  %1647 = trunc nuw nsw i32 %1630 to i8
  br label %1648

1648:
  %1649 = phi i32 [ %1627, %1646 ], [ %2081, %2078 ]
  %1650 = phi i64 [ %1639, %1646 ], [ %2084, %2078 ]
  %1651 = phi i64 [ %1629, %1646 ], [ %1656, %2078 ]
  %1652 = trunc i64 %1650 to i32
  %1653 = lshr i32 %1652, 2
  %1654 = and i32 %1653, 31
  %1655 = icmp eq i32 %1649, 0
  %1656 = lshr i64 %1650, 7
  br i1 %1655, label %2078, label %1657

1657:
  %1658 = icmp eq i64 %1656, %1651
  br i1 %1658, label %1659, label %1663

1659:
  %1660 = shl nuw i32 1, %1654
  %1661 = and i32 %1660, %1649
  %1662 = icmp eq i32 %1661, 0
  br i1 %1662, label %2078, label %1663

1663:
  %1664 = load ptr, ptr %1612, align 8
  %1665 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1664, i64 %1651
  %1666 = shl nuw i64 %1651, 7
  %1667 = load i64, ptr %1526, align 8
  %1668 = icmp ult i64 %1666, %1667
  br i1 %1668, label %1669, label %2048

1669:
  %1670 = load i8, ptr %1522, align 4
  %1671 = trunc nuw i8 %1670 to i1
  %1672 = load ptr, ptr %0, align 8
  br i1 %1671, label %1673, label %1706

1673:
  %1674 = getelementptr inbounds nuw i8, ptr %1672, i64 37696
  %1675 = load i32, ptr %1674, align 8
  %1676 = icmp eq i32 %1675, 0
  br i1 %1676, label %1700, label %1677

1677:
  %1678 = load ptr, ptr %92, align 8
  %1679 = getelementptr inbounds nuw i8, ptr %1678, i64 8
  %1680 = load i32, ptr %1679, align 8
  %1681 = icmp ult i32 %1680, 4
  br i1 %1681, label %1700, label %1682

1682:
  %1683 = getelementptr inbounds nuw i8, ptr %1678, i64 4
  %1684 = load i32, ptr %1683, align 4
  %1685 = add i32 %1684, -1
  %1686 = and i32 %1685, -6
  %1687 = icmp eq i32 %1686, 0
  %1688 = load ptr, ptr %1613, align 8
  %1689 = getelementptr inbounds nuw i32, ptr %1688, i64 %1651
  %1690 = load i32, ptr %1689, align 4
  br i1 %1687, label %1691, label %1696

1691:
  %1692 = or i32 %1690, %1649
  store i32 %1692, ptr %1689, align 4
  %1693 = load ptr, ptr %0, align 8
  %1694 = load i8, ptr %1522, align 4
  %1695 = trunc nuw i8 %1694 to i1
  br label %1700

1696:
  %1697 = xor i32 %1690, -1
  %1698 = and i32 %1649, %1697
  %1699 = icmp eq i32 %1698, 0
  br i1 %1699, label %1700, label %2513

1700:
  %1701 = phi i1 [ %1695, %1691 ], [ true, %1696 ], [ true, %1677 ], [ true, %1673 ]
  %1702 = phi ptr [ %1693, %1691 ], [ %1672, %1696 ], [ %1672, %1677 ], [ %1672, %1673 ]
  %1703 = getelementptr inbounds nuw i8, ptr %1702, i64 37704
  %1704 = load i32, ptr %1703, align 8
  %1705 = icmp eq i32 %1704, 0
  br i1 %1705, label %1710, label %1733

1706:
  %1707 = getelementptr inbounds nuw i8, ptr %1672, i64 37704
  %1708 = load i32, ptr %1707, align 8
  %1709 = icmp eq i32 %1708, 0
  br i1 %1709, label %1711, label %1734

1710:
  br i1 %1701, label %2048, label %1711

1711:
  %1712 = load ptr, ptr %92, align 8
  %1713 = getelementptr inbounds nuw i8, ptr %1712, i64 4
  %1714 = load i32, ptr %1713, align 4
  switch i32 %1714, label %1715 [
    i32 4, label %2048
    i32 0, label %2048
  ]

1715:
  %1716 = lshr i64 %1651, 5
  %1717 = load ptr, ptr %1614, align 8
  %1718 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1717, i64 %1716
  %1719 = load atomic i64, ptr %1718 acquire, align 8
  %1720 = load ptr, ptr %0, align 8
  %1721 = getelementptr inbounds nuw i8, ptr %1720, i64 37656
  %1722 = load i64, ptr %1721, align 8
  %1723 = icmp eq i64 %1719, %1722
  br i1 %1723, label %2048, label %1724

1724:
  %1725 = add i64 %1722, -1
  %1726 = icmp eq i64 %1719, %1725
  br i1 %1726, label %1727, label %1731

1727:
  %1728 = load ptr, ptr %92, align 8
  %1729 = getelementptr inbounds nuw i8, ptr %1728, i64 4
  %1730 = load i32, ptr %1729, align 4
  switch i32 %1730, label %1731 [
    i32 4, label %2048
    i32 0, label %2048
  ]

1731:
  %1732 = call preserve_allcc i1 @open_page(ptr %0, i64 %1716)
  br i1 %1732, label %2048, label %2513

1733:
  br i1 %1701, label %1752, label %1734

1734:
  %1735 = lshr i64 %1651, 5
  %1736 = load ptr, ptr %1614, align 8
  %1737 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1736, i64 %1735
  %1738 = load atomic i64, ptr %1737 acquire, align 8
  %1739 = load ptr, ptr %0, align 8
  %1740 = getelementptr inbounds nuw i8, ptr %1739, i64 37656
  %1741 = load i64, ptr %1740, align 8
  %1742 = icmp eq i64 %1738, %1741
  br i1 %1742, label %1752, label %1743

1743:
  %1744 = add i64 %1741, -1
  %1745 = icmp eq i64 %1738, %1744
  br i1 %1745, label %1746, label %1750

1746:
  %1747 = load ptr, ptr %92, align 8
  %1748 = getelementptr inbounds nuw i8, ptr %1747, i64 4
  %1749 = load i32, ptr %1748, align 4
  switch i32 %1749, label %1750 [
    i32 4, label %1752
    i32 0, label %1752
  ]

1750:
  %1751 = call preserve_allcc i1 @open_page(ptr %0, i64 %1735)
  br i1 %1751, label %1752, label %2513

1752:
  %1753 = load i8, ptr %1615, align 1
  %1754 = trunc nuw i8 %1753 to i1
  br i1 %1754, label %1755, label %1813

1755:
  %1756 = load i8, ptr %1522, align 4
  %1757 = trunc nuw i8 %1756 to i1
  br i1 %1757, label %1813, label %1758

1758:
  %1759 = load ptr, ptr %1614, align 8
  %1760 = lshr i64 %1651, 5
  %1761 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1759, i64 %1760
  %1762 = getelementptr inbounds nuw i8, ptr %1761, i64 8
  %1763 = and i64 %1651, 31
  %1764 = getelementptr inbounds nuw i64, ptr %1762, i64 %1763
  %1765 = load atomic i64, ptr %1764 monotonic, align 8
  %1766 = icmp eq i64 %1765, -1
  br i1 %1766, label %1767, label %1769

1767:
  %1768 = load i64, ptr %1665, align 8
  br label %1798

1769:
  %1770 = load ptr, ptr %0, align 8
  %1771 = getelementptr inbounds nuw i8, ptr %1770, i64 37688
  %1772 = load i32, ptr %1771, align 8
  %1773 = icmp eq i32 %1772, 0
  br i1 %1773, label %1775, label %1774

1774:
  store i64 -1, ptr %1764, align 8
  br label %1777

1775:
  %1776 = atomicrmw xchg ptr %1764, i64 -1 monotonic, align 8
  br label %1777

1777:
  %1778 = phi i64 [ %1765, %1774 ], [ %1776, %1775 ]
  %1779 = load i64, ptr %1616, align 8
  store i64 %1779, ptr %1665, align 8
  %1780 = and i64 %1778, 5
  %1781 = icmp ne i64 %1780, 0
  %1782 = sext i1 %1781 to i32
  %1783 = getelementptr inbounds nuw i8, ptr %1665, i64 48
  store i32 %1782, ptr %1783, align 8
  %1784 = shl i64 %1778, 62
  %1785 = ashr i64 %1784, 63
  %1786 = trunc nsw i64 %1785 to i32
  %1787 = getelementptr inbounds nuw i8, ptr %1665, i64 56
  store i32 %1786, ptr %1787, align 8
  %1788 = getelementptr inbounds nuw i8, ptr %1665, i64 60
  store i32 0, ptr %1788, align 4
  %1789 = getelementptr inbounds nuw i8, ptr %1665, i64 52
  store i32 0, ptr %1789, align 4
  %1790 = and i64 %1778, -8
  %1791 = getelementptr inbounds nuw i8, ptr %1665, i64 16
  %1792 = getelementptr inbounds nuw i8, ptr %1665, i64 32
  store i64 %1790, ptr %1792, align 8
  store i64 %1790, ptr %1791, align 8
  %1793 = and i64 %1778, 1
  %1794 = icmp eq i64 %1793, 0
  br i1 %1794, label %1795, label %1798

1795:
  %1796 = and i64 %1778, -16777216
  %1797 = add i64 %1796, -16777096
  store i64 %1797, ptr %1791, align 8
  br label %1798

1798:
  %1799 = phi i64 [ %1768, %1767 ], [ %1779, %1777 ], [ %1779, %1795 ]
  %1800 = load i64, ptr %1616, align 8
  %1801 = icmp eq i64 %1799, %1800
  br i1 %1801, label %1802, label %1811

1802:
  %1803 = getelementptr inbounds nuw i8, ptr %1665, i64 48
  %1804 = load i32, ptr %1803, align 8
  %1805 = getelementptr inbounds nuw i8, ptr %1665, i64 52
  %1806 = load i32, ptr %1805, align 4
  %1807 = or i32 %1806, %1804
  %1808 = and i32 %1807, %1649
  %1809 = icmp eq i32 %1808, 0
  %1810 = zext i1 %1809 to i8
  br label %1811

1811:
  %1812 = phi i8 [ 1, %1798 ], [ %1810, %1802 ]
  store i8 %1812, ptr %1617, align 8
  br label %1813

1813:
  %1814 = load i64, ptr %1665, align 8
  %1815 = load i64, ptr %1616, align 8
  %1816 = icmp eq i64 %1814, %1815
  br i1 %1816, label %1817, label %1873

1817:
  %1818 = load ptr, ptr %92, align 8
  %1819 = getelementptr inbounds nuw i8, ptr %1818, i64 4
  %1820 = load i32, ptr %1819, align 4
  switch i32 %1820, label %1839 [
    i32 4, label %1821
    i32 0, label %1821
  ]

1821:
  %1822 = getelementptr inbounds nuw i8, ptr %1665, i64 32
  %1823 = load i64, ptr %1822, align 8
  %1824 = icmp eq i64 %1823, %1610
  br i1 %1824, label %1825, label %1873

1825:
  %1826 = getelementptr inbounds nuw i8, ptr %1665, i64 56
  %1827 = load i32, ptr %1826, align 8
  %1828 = xor i32 %1827, -1
  %1829 = and i32 %1649, %1828
  %1830 = icmp eq i32 %1829, 0
  br i1 %1830, label %1831, label %1873

1831:
  %1832 = getelementptr inbounds nuw i8, ptr %1665, i64 48
  %1833 = load i32, ptr %1832, align 8
  %1834 = getelementptr inbounds nuw i8, ptr %1665, i64 52
  %1835 = load i32, ptr %1834, align 4
  %1836 = or i32 %1835, %1833
  %1837 = and i32 %1836, %1649
  %1838 = icmp eq i32 %1837, 0
  br i1 %1838, label %2048, label %1873

1839:
  br i1 %1622, label %1873, label %1840

1840:
  %1841 = getelementptr inbounds nuw i8, ptr %1665, i64 48
  %1842 = load i32, ptr %1841, align 8
  %1843 = xor i32 %1842, -1
  %1844 = and i32 %1649, %1843
  %1845 = icmp eq i32 %1844, 0
  br i1 %1845, label %1846, label %1873

1846:
  %1847 = getelementptr inbounds nuw i8, ptr %1665, i64 16
  %1848 = load i64, ptr %1847, align 8
  %1849 = and i64 %1848, 120
  %1850 = icmp eq i64 %1849, 120
  br i1 %1850, label %1851, label %1873

1851:
  %1852 = icmp ugt i64 %1848, -1099511627777
  %1853 = xor i64 %1848, %1609
  %1854 = icmp ult i64 %1853, 16777216
  %1855 = select i1 %1852, i1 true, i1 %1854
  br i1 %1855, label %1856, label %1873

1856:
  %1857 = and i64 %1848, 7
  %1858 = icmp ne i64 %1857, 0
  %1859 = and i64 %1853, 7
  %1860 = icmp eq i64 %1859, 0
  %1861 = select i1 %1858, i1 %1860, i1 false
  br i1 %1861, label %1862, label %1873

1862:
  %1863 = getelementptr inbounds nuw i8, ptr %1665, i64 52
  %1864 = load i32, ptr %1863, align 4
  %1865 = getelementptr inbounds nuw i8, ptr %1665, i64 56
  %1866 = load i32, ptr %1865, align 8
  %1867 = or i32 %1866, %1864
  %1868 = getelementptr inbounds nuw i8, ptr %1665, i64 60
  %1869 = load i32, ptr %1868, align 4
  %1870 = or i32 %1867, %1869
  %1871 = and i32 %1870, %1649
  %1872 = icmp eq i32 %1871, 0
  br i1 %1872, label %2048, label %1873

1873:
  %1874 = load i8, ptr %1522, align 4
  %1875 = trunc nuw i8 %1874 to i1
  br i1 %1875, label %1928, label %1876

1876:
  %1877 = load ptr, ptr %0, align 8
  %1878 = getelementptr inbounds nuw i8, ptr %1877, i64 37688
  %1879 = load i32, ptr %1878, align 8
  %1880 = icmp eq i32 %1879, 0
  br i1 %1880, label %1881, label %1890

1881:
  %1882 = getelementptr inbounds nuw i8, ptr %1665, i64 8
  br label %1883

1883:
  %1884 = atomicrmw or ptr %1882, i64 1 acquire, align 8
  %1885 = and i64 %1884, 1
  %1886 = icmp eq i64 %1885, 0
  br i1 %1886, label %1887, label %1883

1887:
  %1888 = load i8, ptr %1522, align 4
  %1889 = trunc nuw i8 %1888 to i1
  br i1 %1889, label %1928, label %1890

1890:
  %1891 = load ptr, ptr %1614, align 8
  %1892 = lshr i64 %1651, 5
  %1893 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1891, i64 %1892
  %1894 = getelementptr inbounds nuw i8, ptr %1893, i64 8
  %1895 = and i64 %1651, 31
  %1896 = getelementptr inbounds nuw i64, ptr %1894, i64 %1895
  %1897 = load atomic i64, ptr %1896 monotonic, align 8
  %1898 = icmp eq i64 %1897, -1
  br i1 %1898, label %1928, label %1899

1899:
  %1900 = load ptr, ptr %0, align 8
  %1901 = getelementptr inbounds nuw i8, ptr %1900, i64 37688
  %1902 = load i32, ptr %1901, align 8
  %1903 = icmp eq i32 %1902, 0
  br i1 %1903, label %1905, label %1904

1904:
  store i64 -1, ptr %1896, align 8
  br label %1907

1905:
  %1906 = atomicrmw xchg ptr %1896, i64 -1 monotonic, align 8
  br label %1907

1907:
  %1908 = phi i64 [ %1897, %1904 ], [ %1906, %1905 ]
  %1909 = load i64, ptr %1616, align 8
  store i64 %1909, ptr %1665, align 8
  %1910 = and i64 %1908, 5
  %1911 = icmp ne i64 %1910, 0
  %1912 = sext i1 %1911 to i32
  %1913 = getelementptr inbounds nuw i8, ptr %1665, i64 48
  store i32 %1912, ptr %1913, align 8
  %1914 = shl i64 %1908, 62
  %1915 = ashr i64 %1914, 63
  %1916 = trunc nsw i64 %1915 to i32
  %1917 = getelementptr inbounds nuw i8, ptr %1665, i64 56
  store i32 %1916, ptr %1917, align 8
  %1918 = getelementptr inbounds nuw i8, ptr %1665, i64 60
  store i32 0, ptr %1918, align 4
  %1919 = getelementptr inbounds nuw i8, ptr %1665, i64 52
  store i32 0, ptr %1919, align 4
  %1920 = and i64 %1908, -8
  %1921 = getelementptr inbounds nuw i8, ptr %1665, i64 16
  %1922 = getelementptr inbounds nuw i8, ptr %1665, i64 32
  store i64 %1920, ptr %1922, align 8
  store i64 %1920, ptr %1921, align 8
  %1923 = and i64 %1908, 1
  %1924 = icmp eq i64 %1923, 0
  br i1 %1924, label %1925, label %1928

1925:
  %1926 = and i64 %1908, -16777216
  %1927 = add i64 %1926, -16777096
  store i64 %1927, ptr %1921, align 8
  br label %1928

1928:
  %1929 = phi i1 [ true, %1887 ], [ %1880, %1925 ], [ %1880, %1907 ], [ %1880, %1890 ], [ false, %1873 ]
  %1930 = load i64, ptr %1665, align 8
  %1931 = load i64, ptr %1616, align 8
  %1932 = icmp eq i64 %1930, %1931
  br i1 %1932, label %1974, label %1933

1933:
  %1934 = load ptr, ptr %92, align 8
  %1935 = getelementptr inbounds nuw i8, ptr %1934, i64 4
  %1936 = load i32, ptr %1935, align 4
  %1937 = and i32 %1936, -5
  %1938 = icmp eq i32 %1937, 0
  %1939 = select i1 %1938, i32 2, i32 0
  store i64 %1931, ptr %1665, align 8
  %1940 = getelementptr inbounds nuw i8, ptr %1665, i64 48
  %1941 = getelementptr inbounds nuw i8, ptr %1665, i64 60
  store i32 0, ptr %1941, align 4
  %1942 = getelementptr inbounds nuw i8, ptr %1665, i64 56
  store i32 0, ptr %1942, align 8
  %1943 = getelementptr inbounds nuw i8, ptr %1665, i64 52
  store i32 0, ptr %1943, align 4
  store i32 0, ptr %1940, align 8
  %1944 = getelementptr inbounds nuw i8, ptr %1665, i64 8
  store i64 0, ptr %1944, align 8
  br i1 %1624, label %1945, label %1946

1945:
  call preserve_allcc void @remember(ptr %0, ptr %1665, i32 %1939, i64 %1610, i32 %1649)
  br label %2028

1946:
  %1947 = zext nneg i32 %1939 to i64
  %1948 = getelementptr inbounds nuw i32, ptr %1940, i64 %1947
  store i32 %1649, ptr %1948, align 4
  %1949 = getelementptr inbounds nuw i8, ptr %1665, i64 16
  %1950 = getelementptr inbounds nuw i64, ptr %1949, i64 %1947
  store i64 %1610, ptr %1950, align 8
  switch i32 %1936, label %2028 [
    i32 4, label %1951
    i32 0, label %1951
  ]

1951:
  %1952 = load ptr, ptr %0, align 8
  %1953 = getelementptr inbounds nuw i8, ptr %1952, i64 37692
  %1954 = load i32, ptr %1953, align 4
  %1955 = icmp eq i32 %1954, 0
  br i1 %1955, label %1956, label %2028

1956:
  %1957 = load i32, ptr %1940, align 8
  %1958 = load i32, ptr %1943, align 4
  %1959 = or i32 %1958, %1957
  %1960 = icmp eq i32 %1959, 0
  br i1 %1960, label %1961, label %2028

1961:
  %1962 = getelementptr inbounds nuw i8, ptr %1665, i64 32
  %1963 = load i64, ptr %1962, align 8
  %1964 = and i64 %1963, 71
  %1965 = icmp eq i64 %1964, 64
  br i1 %1965, label %1966, label %2028

1966:
  store i32 -1, ptr %1942, align 8
  store i32 0, ptr %1941, align 4
  %1967 = and i64 %1963, 120
  %1968 = icmp eq i64 %1967, 120
  %1969 = shl i64 %1931, 10
  %1970 = lshr i64 %1963, 15
  %1971 = and i64 %1970, 1023
  %1972 = select i1 %1968, i64 1023, i64 %1971
  %1973 = or disjoint i64 %1972, %1969
  store i64 %1973, ptr %1944, align 8
  br label %2028

1974:
  %1975 = load i8, ptr %1522, align 4
  %1976 = trunc nuw i8 %1975 to i1
  br i1 %1976, label %2025, label %1977

1977:
  %1978 = load ptr, ptr %92, align 8
  %1979 = getelementptr inbounds nuw i8, ptr %1978, i64 4
  %1980 = load i32, ptr %1979, align 4
  %1981 = and i32 %1980, -5
  %1982 = icmp eq i32 %1981, 0
  %1983 = select i1 %1982, i32 2, i32 0
  br i1 %1624, label %2025, label %1984

1984:
  %1985 = getelementptr inbounds nuw i8, ptr %1665, i64 48
  %1986 = load i32, ptr %1985, align 8
  %1987 = getelementptr inbounds nuw i8, ptr %1665, i64 52
  %1988 = load i32, ptr %1987, align 4
  %1989 = or i32 %1988, %1986
  %1990 = getelementptr inbounds nuw i8, ptr %1665, i64 56
  %1991 = load i32, ptr %1990, align 8
  %1992 = or i32 %1989, %1991
  %1993 = getelementptr inbounds nuw i8, ptr %1665, i64 60
  %1994 = load i32, ptr %1993, align 4
  %1995 = or i32 %1992, %1994
  %1996 = and i32 %1995, %1649
  %1997 = icmp eq i32 %1996, 0
  br i1 %1997, label %1998, label %2025

1998:
  %1999 = zext nneg i32 %1983 to i64
  %2000 = getelementptr inbounds nuw i32, ptr %1985, i64 %1999
  %2001 = load i32, ptr %2000, align 4
  %2002 = icmp eq i32 %2001, 0
  br i1 %2002, label %2018, label %2003

2003:
  %2004 = getelementptr inbounds nuw i8, ptr %1665, i64 16
  %2005 = getelementptr inbounds nuw i64, ptr %2004, i64 %1999
  %2006 = load i64, ptr %2005, align 8
  %2007 = icmp ne i64 %2006, %1610
  %2008 = zext i1 %2007 to i32
  %2009 = or disjoint i32 %1983, %2008
  %2010 = zext nneg i32 %2009 to i64
  %2011 = getelementptr inbounds nuw i32, ptr %1985, i64 %2010
  %2012 = load i32, ptr %2011, align 4
  %2013 = icmp eq i32 %2012, 0
  br i1 %2013, label %2018, label %2014

2014:
  %2015 = getelementptr inbounds nuw i64, ptr %2004, i64 %2010
  %2016 = load i64, ptr %2015, align 8
  %2017 = icmp eq i64 %2016, %1610
  br i1 %2017, label %2018, label %2025

2018:
  %2019 = phi ptr [ %2011, %2014 ], [ %2011, %2003 ], [ %2000, %1998 ]
  %2020 = phi i64 [ %2010, %2014 ], [ %2010, %2003 ], [ %1999, %1998 ]
  %2021 = getelementptr inbounds nuw i8, ptr %1665, i64 16
  %2022 = getelementptr inbounds nuw i64, ptr %2021, i64 %2020
  store i64 %1610, ptr %2022, align 8
  %2023 = load i32, ptr %2019, align 4
  %2024 = or i32 %2023, %1649
  store i32 %2024, ptr %2019, align 4
  br label %2028

2025:
  %2026 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1665, i64 %1610, i32 %1649)
  %2027 = select i1 %2026, i1 %1621, i1 false
  br i1 %2027, label %2029, label %2042

2028:
  br i1 %1621, label %2029, label %2042

2029:
  %2030 = load ptr, ptr %0, align 8
  %2031 = getelementptr inbounds nuw i8, ptr %2030, i64 41808
  %2032 = load i64, ptr %2031, align 8
  %2033 = load ptr, ptr %92, align 8
  %2034 = getelementptr inbounds nuw i8, ptr %2033, i64 8
  %2035 = load i32, ptr %2034, align 8
  %2036 = icmp eq i32 %2035, 1
  %2037 = load ptr, ptr %1625, align 8
  br i1 %2036, label %2038, label %2040

2038:
  %2039 = trunc i64 %2032 to i8
  store i8 %2039, ptr %2037, align 1
  br label %2042

2040:
  %2041 = trunc i64 %2032 to i32
  store i32 %2041, ptr %2037, align 1
  br label %2042

2042:
  %2043 = phi i1 [ %2026, %2025 ], [ true, %2028 ], [ true, %2038 ], [ true, %2040 ]
  br i1 %1929, label %2044, label %2047

2044:
  %2045 = getelementptr inbounds nuw i8, ptr %1665, i64 8
  %2046 = atomicrmw and ptr %2045, i64 -2 release, align 8
  br i1 %2043, label %2048, label %2513

2047:
  br i1 %2043, label %2048, label %2513

2048:
  %2049 = load ptr, ptr %0, align 8
  %2050 = getelementptr inbounds nuw i8, ptr %2049, i64 43616
  %2051 = load ptr, ptr %2050, align 8
  %2052 = icmp eq ptr %2051, null
  br i1 %2052, label %2078, label %2053

2053:
  %2054 = load i8, ptr %1522, align 4
  %2055 = trunc nuw i8 %2054 to i1
  br i1 %2055, label %2078, label %2056

2056:
  %2057 = load i64, ptr %1525, align 8
  %2058 = add i64 %2057, %1666
  %2059 = load ptr, ptr %92, align 8
  %2060 = getelementptr inbounds nuw i8, ptr %2059, i64 4
  %2061 = load i32, ptr %2060, align 4
  switch i32 %2061, label %2062 [
    i32 4, label %2078
    i32 0, label %2078
  ]

2062:
  %2063 = load i8, ptr %1615, align 1
  %2064 = trunc nuw i8 %2063 to i1
  br i1 %2064, label %2078, label %2065

2065:
  %2066 = getelementptr inbounds nuw i8, ptr %2049, i64 43632
  %2067 = load i64, ptr %2066, align 8
  %2068 = lshr i64 %2058, 7
  %2069 = lshr i64 %2058, 13
  %2070 = lshr i64 %2058, 19
  %2071 = xor i64 %2069, %2070
  %2072 = xor i64 %2071, %2068
  %2073 = and i64 %2072, 63
  %2074 = shl nuw i64 1, %2073
  %2075 = and i64 %2067, %2074
  %2076 = icmp eq i64 %2075, 0
  br i1 %2076, label %2078, label %2077

2077:
  call preserve_allcc void @cut_words(ptr %2049, i64 %2058, i32 %1649)
  br label %2078

2078:
  %2079 = phi i32 [ %1649, %1659 ], [ 0, %2056 ], [ 0, %2056 ], [ 0, %2048 ], [ 0, %2077 ], [ 0, %2065 ], [ 0, %2062 ],
      [ 0, %2053 ], [ 0, %1648 ]
  %2080 = shl nuw i32 1, %1654
  %2081 = or i32 %2079, %2080
  %2082 = zext nneg i32 %1654 to i64
  %2083 = getelementptr inbounds nuw i8, ptr %5, i64 %2082
  store i8 %1647, ptr %2083, align 1
  %2084 = add i64 %1650, 4
  %2085 = icmp ult i64 %2084, %1644
  br i1 %2085, label %1648, label %2086

2086:
  %2087 = phi i64 [ %1629, %1626 ], [ %1656, %2078 ]
  %2088 = phi i32 [ %1627, %1626 ], [ %2081, %2078 ]
  %2089 = add i32 %1628, -1
  %2090 = and i32 %2089, %1628
  %2091 = icmp eq i32 %2090, 0
  br i1 %2091, label %2092, label %1626

2092:
  %2093 = load ptr, ptr %1612, align 8
  %2094 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2093, i64 %2087
  %2095 = icmp eq i32 %2088, 0
  br i1 %2095, label %2480, label %2096

2096:
  %2097 = shl nuw i64 %2087, 7
  %2098 = load i64, ptr %1526, align 8
  %2099 = icmp ult i64 %2097, %2098
  br i1 %2099, label %2100, label %2480

2100:
  %2101 = load i8, ptr %1522, align 4
  %2102 = trunc nuw i8 %2101 to i1
  %2103 = load ptr, ptr %0, align 8
  br i1 %2102, label %2104, label %2137

2104:
  %2105 = getelementptr inbounds nuw i8, ptr %2103, i64 37696
  %2106 = load i32, ptr %2105, align 8
  %2107 = icmp eq i32 %2106, 0
  br i1 %2107, label %2131, label %2108

2108:
  %2109 = load ptr, ptr %92, align 8
  %2110 = getelementptr inbounds nuw i8, ptr %2109, i64 8
  %2111 = load i32, ptr %2110, align 8
  %2112 = icmp ult i32 %2111, 4
  br i1 %2112, label %2131, label %2113

2113:
  %2114 = getelementptr inbounds nuw i8, ptr %2109, i64 4
  %2115 = load i32, ptr %2114, align 4
  %2116 = add i32 %2115, -1
  %2117 = and i32 %2116, -6
  %2118 = icmp eq i32 %2117, 0
  %2119 = load ptr, ptr %1613, align 8
  %2120 = getelementptr inbounds nuw i32, ptr %2119, i64 %2087
  %2121 = load i32, ptr %2120, align 4
  br i1 %2118, label %2122, label %2127

2122:
  %2123 = or i32 %2121, %2088
  store i32 %2123, ptr %2120, align 4
  %2124 = load ptr, ptr %0, align 8
  %2125 = load i8, ptr %1522, align 4
  %2126 = trunc nuw i8 %2125 to i1
  br label %2131

2127:
  %2128 = xor i32 %2121, -1
  %2129 = and i32 %2088, %2128
  %2130 = icmp eq i32 %2129, 0
  br i1 %2130, label %2131, label %2513

2131:
  %2132 = phi i1 [ %2126, %2122 ], [ true, %2127 ], [ true, %2108 ], [ true, %2104 ]
  %2133 = phi ptr [ %2124, %2122 ], [ %2103, %2127 ], [ %2103, %2108 ], [ %2103, %2104 ]
  %2134 = getelementptr inbounds nuw i8, ptr %2133, i64 37704
  %2135 = load i32, ptr %2134, align 8
  %2136 = icmp eq i32 %2135, 0
  br i1 %2136, label %2141, label %2164

2137:
  %2138 = getelementptr inbounds nuw i8, ptr %2103, i64 37704
  %2139 = load i32, ptr %2138, align 8
  %2140 = icmp eq i32 %2139, 0
  br i1 %2140, label %2142, label %2165

2141:
  br i1 %2132, label %2480, label %2142

2142:
  %2143 = load ptr, ptr %92, align 8
  %2144 = getelementptr inbounds nuw i8, ptr %2143, i64 4
  %2145 = load i32, ptr %2144, align 4
  switch i32 %2145, label %2146 [
    i32 4, label %2480
    i32 0, label %2480
  ]

2146:
  %2147 = lshr i64 %2087, 5
  %2148 = load ptr, ptr %1614, align 8
  %2149 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2148, i64 %2147
  %2150 = load atomic i64, ptr %2149 acquire, align 8
  %2151 = load ptr, ptr %0, align 8
  %2152 = getelementptr inbounds nuw i8, ptr %2151, i64 37656
  %2153 = load i64, ptr %2152, align 8
  %2154 = icmp eq i64 %2150, %2153
  br i1 %2154, label %2480, label %2155

2155:
  %2156 = add i64 %2153, -1
  %2157 = icmp eq i64 %2150, %2156
  br i1 %2157, label %2158, label %2162

2158:
  %2159 = load ptr, ptr %92, align 8
  %2160 = getelementptr inbounds nuw i8, ptr %2159, i64 4
  %2161 = load i32, ptr %2160, align 4
  switch i32 %2161, label %2162 [
    i32 4, label %2480
    i32 0, label %2480
  ]

2162:
  %2163 = call preserve_allcc i1 @open_page(ptr %0, i64 %2147)
  br i1 %2163, label %2480, label %2513

2164:
  br i1 %2132, label %2183, label %2165

2165:
  %2166 = lshr i64 %2087, 5
  %2167 = load ptr, ptr %1614, align 8
  %2168 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2167, i64 %2166
  %2169 = load atomic i64, ptr %2168 acquire, align 8
  %2170 = load ptr, ptr %0, align 8
  %2171 = getelementptr inbounds nuw i8, ptr %2170, i64 37656
  %2172 = load i64, ptr %2171, align 8
  %2173 = icmp eq i64 %2169, %2172
  br i1 %2173, label %2183, label %2174

2174:
  %2175 = add i64 %2172, -1
  %2176 = icmp eq i64 %2169, %2175
  br i1 %2176, label %2177, label %2181

2177:
  %2178 = load ptr, ptr %92, align 8
  %2179 = getelementptr inbounds nuw i8, ptr %2178, i64 4
  %2180 = load i32, ptr %2179, align 4
  switch i32 %2180, label %2181 [
    i32 4, label %2183
    i32 0, label %2183
  ]

2181:
  %2182 = call preserve_allcc i1 @open_page(ptr %0, i64 %2166)
  br i1 %2182, label %2183, label %2513

2183:
  %2184 = load i8, ptr %1615, align 1
  %2185 = trunc nuw i8 %2184 to i1
  br i1 %2185, label %2186, label %2244

2186:
  %2187 = load i8, ptr %1522, align 4
  %2188 = trunc nuw i8 %2187 to i1
  br i1 %2188, label %2244, label %2189

2189:
  %2190 = load ptr, ptr %1614, align 8
  %2191 = lshr i64 %2087, 5
  %2192 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2190, i64 %2191
  %2193 = getelementptr inbounds nuw i8, ptr %2192, i64 8
  %2194 = and i64 %2087, 31
  %2195 = getelementptr inbounds nuw i64, ptr %2193, i64 %2194
  %2196 = load atomic i64, ptr %2195 monotonic, align 8
  %2197 = icmp eq i64 %2196, -1
  br i1 %2197, label %2198, label %2200

2198:
  %2199 = load i64, ptr %2094, align 8
  br label %2229

2200:
  %2201 = load ptr, ptr %0, align 8
  %2202 = getelementptr inbounds nuw i8, ptr %2201, i64 37688
  %2203 = load i32, ptr %2202, align 8
  %2204 = icmp eq i32 %2203, 0
  br i1 %2204, label %2206, label %2205

2205:
  store i64 -1, ptr %2195, align 8
  br label %2208

2206:
  %2207 = atomicrmw xchg ptr %2195, i64 -1 monotonic, align 8
  br label %2208

2208:
  %2209 = phi i64 [ %2196, %2205 ], [ %2207, %2206 ]
  %2210 = load i64, ptr %1616, align 8
  store i64 %2210, ptr %2094, align 8
  %2211 = and i64 %2209, 5
  %2212 = icmp ne i64 %2211, 0
  %2213 = sext i1 %2212 to i32
  %2214 = getelementptr inbounds nuw i8, ptr %2094, i64 48
  store i32 %2213, ptr %2214, align 8
  %2215 = shl i64 %2209, 62
  %2216 = ashr i64 %2215, 63
  %2217 = trunc nsw i64 %2216 to i32
  %2218 = getelementptr inbounds nuw i8, ptr %2094, i64 56
  store i32 %2217, ptr %2218, align 8
  %2219 = getelementptr inbounds nuw i8, ptr %2094, i64 60
  store i32 0, ptr %2219, align 4
  %2220 = getelementptr inbounds nuw i8, ptr %2094, i64 52
  store i32 0, ptr %2220, align 4
  %2221 = and i64 %2209, -8
  %2222 = getelementptr inbounds nuw i8, ptr %2094, i64 16
  %2223 = getelementptr inbounds nuw i8, ptr %2094, i64 32
  store i64 %2221, ptr %2223, align 8
  store i64 %2221, ptr %2222, align 8
  %2224 = and i64 %2209, 1
  %2225 = icmp eq i64 %2224, 0
  br i1 %2225, label %2226, label %2229

2226:
  %2227 = and i64 %2209, -16777216
  %2228 = add i64 %2227, -16777096
  store i64 %2228, ptr %2222, align 8
  br label %2229

2229:
  %2230 = phi i64 [ %2199, %2198 ], [ %2210, %2208 ], [ %2210, %2226 ]
  %2231 = load i64, ptr %1616, align 8
  %2232 = icmp eq i64 %2230, %2231
  br i1 %2232, label %2233, label %2242

2233:
  %2234 = getelementptr inbounds nuw i8, ptr %2094, i64 48
  %2235 = load i32, ptr %2234, align 8
  %2236 = getelementptr inbounds nuw i8, ptr %2094, i64 52
  %2237 = load i32, ptr %2236, align 4
  %2238 = or i32 %2237, %2235
  %2239 = and i32 %2238, %2088
  %2240 = icmp eq i32 %2239, 0
  %2241 = zext i1 %2240 to i8
  br label %2242

2242:
  %2243 = phi i8 [ 1, %2229 ], [ %2241, %2233 ]
  store i8 %2243, ptr %1617, align 8
  br label %2244

2244:
  %2245 = load i64, ptr %2094, align 8
  %2246 = load i64, ptr %1616, align 8
  %2247 = icmp eq i64 %2245, %2246
  br i1 %2247, label %2248, label %2304

2248:
  %2249 = load ptr, ptr %92, align 8
  %2250 = getelementptr inbounds nuw i8, ptr %2249, i64 4
  %2251 = load i32, ptr %2250, align 4
  switch i32 %2251, label %2270 [
    i32 4, label %2252
    i32 0, label %2252
  ]

2252:
  %2253 = getelementptr inbounds nuw i8, ptr %2094, i64 32
  %2254 = load i64, ptr %2253, align 8
  %2255 = icmp eq i64 %2254, %1610
  br i1 %2255, label %2256, label %2304

2256:
  %2257 = getelementptr inbounds nuw i8, ptr %2094, i64 56
  %2258 = load i32, ptr %2257, align 8
  %2259 = xor i32 %2258, -1
  %2260 = and i32 %2088, %2259
  %2261 = icmp eq i32 %2260, 0
  br i1 %2261, label %2262, label %2304

2262:
  %2263 = getelementptr inbounds nuw i8, ptr %2094, i64 48
  %2264 = load i32, ptr %2263, align 8
  %2265 = getelementptr inbounds nuw i8, ptr %2094, i64 52
  %2266 = load i32, ptr %2265, align 4
  %2267 = or i32 %2266, %2264
  %2268 = and i32 %2267, %2088
  %2269 = icmp eq i32 %2268, 0
  br i1 %2269, label %2480, label %2304

2270:
  br i1 %1622, label %2304, label %2271

2271:
  %2272 = getelementptr inbounds nuw i8, ptr %2094, i64 48
  %2273 = load i32, ptr %2272, align 8
  %2274 = xor i32 %2273, -1
  %2275 = and i32 %2088, %2274
  %2276 = icmp eq i32 %2275, 0
  br i1 %2276, label %2277, label %2304

2277:
  %2278 = getelementptr inbounds nuw i8, ptr %2094, i64 16
  %2279 = load i64, ptr %2278, align 8
  %2280 = and i64 %2279, 120
  %2281 = icmp eq i64 %2280, 120
  br i1 %2281, label %2282, label %2304

2282:
  %2283 = icmp ugt i64 %2279, -1099511627777
  %2284 = xor i64 %2279, %1609
  %2285 = icmp ult i64 %2284, 16777216
  %2286 = select i1 %2283, i1 true, i1 %2285
  br i1 %2286, label %2287, label %2304

2287:
  %2288 = and i64 %2279, 7
  %2289 = icmp ne i64 %2288, 0
  %2290 = and i64 %2284, 7
  %2291 = icmp eq i64 %2290, 0
  %2292 = select i1 %2289, i1 %2291, i1 false
  br i1 %2292, label %2293, label %2304

2293:
  %2294 = getelementptr inbounds nuw i8, ptr %2094, i64 52
  %2295 = load i32, ptr %2294, align 4
  %2296 = getelementptr inbounds nuw i8, ptr %2094, i64 56
  %2297 = load i32, ptr %2296, align 8
  %2298 = or i32 %2297, %2295
  %2299 = getelementptr inbounds nuw i8, ptr %2094, i64 60
  %2300 = load i32, ptr %2299, align 4
  %2301 = or i32 %2298, %2300
  %2302 = and i32 %2301, %2088
  %2303 = icmp eq i32 %2302, 0
  br i1 %2303, label %2480, label %2304

2304:
  %2305 = load i8, ptr %1522, align 4
  %2306 = trunc nuw i8 %2305 to i1
  br i1 %2306, label %2359, label %2307

2307:
  %2308 = load ptr, ptr %0, align 8
  %2309 = getelementptr inbounds nuw i8, ptr %2308, i64 37688
  %2310 = load i32, ptr %2309, align 8
  %2311 = icmp eq i32 %2310, 0
  br i1 %2311, label %2312, label %2321

2312:
  %2313 = getelementptr inbounds nuw i8, ptr %2094, i64 8
  br label %2314

2314:
  %2315 = atomicrmw or ptr %2313, i64 1 acquire, align 8
  %2316 = and i64 %2315, 1
  %2317 = icmp eq i64 %2316, 0
  br i1 %2317, label %2318, label %2314

2318:
  %2319 = load i8, ptr %1522, align 4
  %2320 = trunc nuw i8 %2319 to i1
  br i1 %2320, label %2359, label %2321

2321:
  %2322 = load ptr, ptr %1614, align 8
  %2323 = lshr i64 %2087, 5
  %2324 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2322, i64 %2323
  %2325 = getelementptr inbounds nuw i8, ptr %2324, i64 8
  %2326 = and i64 %2087, 31
  %2327 = getelementptr inbounds nuw i64, ptr %2325, i64 %2326
  %2328 = load atomic i64, ptr %2327 monotonic, align 8
  %2329 = icmp eq i64 %2328, -1
  br i1 %2329, label %2359, label %2330

2330:
  %2331 = load ptr, ptr %0, align 8
  %2332 = getelementptr inbounds nuw i8, ptr %2331, i64 37688
  %2333 = load i32, ptr %2332, align 8
  %2334 = icmp eq i32 %2333, 0
  br i1 %2334, label %2336, label %2335

2335:
  store i64 -1, ptr %2327, align 8
  br label %2338

2336:
  %2337 = atomicrmw xchg ptr %2327, i64 -1 monotonic, align 8
  br label %2338

2338:
  %2339 = phi i64 [ %2328, %2335 ], [ %2337, %2336 ]
  %2340 = load i64, ptr %1616, align 8
  store i64 %2340, ptr %2094, align 8
  %2341 = and i64 %2339, 5
  %2342 = icmp ne i64 %2341, 0
  %2343 = sext i1 %2342 to i32
  %2344 = getelementptr inbounds nuw i8, ptr %2094, i64 48
  store i32 %2343, ptr %2344, align 8
  %2345 = shl i64 %2339, 62
  %2346 = ashr i64 %2345, 63
  %2347 = trunc nsw i64 %2346 to i32
  %2348 = getelementptr inbounds nuw i8, ptr %2094, i64 56
  store i32 %2347, ptr %2348, align 8
  %2349 = getelementptr inbounds nuw i8, ptr %2094, i64 60
  store i32 0, ptr %2349, align 4
  %2350 = getelementptr inbounds nuw i8, ptr %2094, i64 52
  store i32 0, ptr %2350, align 4
  %2351 = and i64 %2339, -8
  %2352 = getelementptr inbounds nuw i8, ptr %2094, i64 16
  %2353 = getelementptr inbounds nuw i8, ptr %2094, i64 32
  store i64 %2351, ptr %2353, align 8
  store i64 %2351, ptr %2352, align 8
  %2354 = and i64 %2339, 1
  %2355 = icmp eq i64 %2354, 0
  br i1 %2355, label %2356, label %2359

2356:
  %2357 = and i64 %2339, -16777216
  %2358 = add i64 %2357, -16777096
  store i64 %2358, ptr %2352, align 8
  br label %2359

2359:
  %2360 = phi i1 [ true, %2318 ], [ %2311, %2356 ], [ %2311, %2338 ], [ %2311, %2321 ], [ false, %2304 ]
  %2361 = load i64, ptr %2094, align 8
  %2362 = load i64, ptr %1616, align 8
  %2363 = icmp eq i64 %2361, %2362
  br i1 %2363, label %2405, label %2364

2364:
  %2365 = load ptr, ptr %92, align 8
  %2366 = getelementptr inbounds nuw i8, ptr %2365, i64 4
  %2367 = load i32, ptr %2366, align 4
  %2368 = and i32 %2367, -5
  %2369 = icmp eq i32 %2368, 0
  %2370 = select i1 %2369, i32 2, i32 0
  store i64 %2362, ptr %2094, align 8
  %2371 = getelementptr inbounds nuw i8, ptr %2094, i64 48
  %2372 = getelementptr inbounds nuw i8, ptr %2094, i64 60
  store i32 0, ptr %2372, align 4
  %2373 = getelementptr inbounds nuw i8, ptr %2094, i64 56
  store i32 0, ptr %2373, align 8
  %2374 = getelementptr inbounds nuw i8, ptr %2094, i64 52
  store i32 0, ptr %2374, align 4
  store i32 0, ptr %2371, align 8
  %2375 = getelementptr inbounds nuw i8, ptr %2094, i64 8
  store i64 0, ptr %2375, align 8
  br i1 %1624, label %2376, label %2377

2376:
  call preserve_allcc void @remember(ptr %0, ptr %2094, i32 %2370, i64 %1610, i32 %2088)
  br label %2458

2377:
  %2378 = zext nneg i32 %2370 to i64
  %2379 = getelementptr inbounds nuw i32, ptr %2371, i64 %2378
  store i32 %2088, ptr %2379, align 4
  %2380 = getelementptr inbounds nuw i8, ptr %2094, i64 16
  %2381 = getelementptr inbounds nuw i64, ptr %2380, i64 %2378
  store i64 %1610, ptr %2381, align 8
  switch i32 %2367, label %2458 [
    i32 4, label %2382
    i32 0, label %2382
  ]

2382:
  %2383 = load ptr, ptr %0, align 8
  %2384 = getelementptr inbounds nuw i8, ptr %2383, i64 37692
  %2385 = load i32, ptr %2384, align 4
  %2386 = icmp eq i32 %2385, 0
  br i1 %2386, label %2387, label %2458

2387:
  %2388 = load i32, ptr %2371, align 8
  %2389 = load i32, ptr %2374, align 4
  %2390 = or i32 %2389, %2388
  %2391 = icmp eq i32 %2390, 0
  br i1 %2391, label %2392, label %2458

2392:
  %2393 = getelementptr inbounds nuw i8, ptr %2094, i64 32
  %2394 = load i64, ptr %2393, align 8
  %2395 = and i64 %2394, 71
  %2396 = icmp eq i64 %2395, 64
  br i1 %2396, label %2397, label %2458

2397:
  store i32 -1, ptr %2373, align 8
  store i32 0, ptr %2372, align 4
  %2398 = and i64 %2394, 120
  %2399 = icmp eq i64 %2398, 120
  %2400 = shl i64 %2362, 10
  %2401 = lshr i64 %2394, 15
  %2402 = and i64 %2401, 1023
  %2403 = select i1 %2399, i64 1023, i64 %2402
  %2404 = or disjoint i64 %2403, %2400
  store i64 %2404, ptr %2375, align 8
  br label %2458

2405:
  %2406 = load i8, ptr %1522, align 4
  %2407 = trunc nuw i8 %2406 to i1
  br i1 %2407, label %2456, label %2408

2408:
  %2409 = load ptr, ptr %92, align 8
  %2410 = getelementptr inbounds nuw i8, ptr %2409, i64 4
  %2411 = load i32, ptr %2410, align 4
  %2412 = and i32 %2411, -5
  %2413 = icmp eq i32 %2412, 0
  %2414 = select i1 %2413, i32 2, i32 0
  br i1 %1624, label %2456, label %2415

2415:
  %2416 = getelementptr inbounds nuw i8, ptr %2094, i64 48
  %2417 = load i32, ptr %2416, align 8
  %2418 = getelementptr inbounds nuw i8, ptr %2094, i64 52
  %2419 = load i32, ptr %2418, align 4
  %2420 = or i32 %2419, %2417
  %2421 = getelementptr inbounds nuw i8, ptr %2094, i64 56
  %2422 = load i32, ptr %2421, align 8
  %2423 = or i32 %2420, %2422
  %2424 = getelementptr inbounds nuw i8, ptr %2094, i64 60
  %2425 = load i32, ptr %2424, align 4
  %2426 = or i32 %2423, %2425
  %2427 = and i32 %2426, %2088
  %2428 = icmp eq i32 %2427, 0
  br i1 %2428, label %2429, label %2456

2429:
  %2430 = zext nneg i32 %2414 to i64
  %2431 = getelementptr inbounds nuw i32, ptr %2416, i64 %2430
  %2432 = load i32, ptr %2431, align 4
  %2433 = icmp eq i32 %2432, 0
  br i1 %2433, label %2449, label %2434

2434:
  %2435 = getelementptr inbounds nuw i8, ptr %2094, i64 16
  %2436 = getelementptr inbounds nuw i64, ptr %2435, i64 %2430
  %2437 = load i64, ptr %2436, align 8
  %2438 = icmp ne i64 %2437, %1610
  %2439 = zext i1 %2438 to i32
  %2440 = or disjoint i32 %2414, %2439
  %2441 = zext nneg i32 %2440 to i64
  %2442 = getelementptr inbounds nuw i32, ptr %2416, i64 %2441
  %2443 = load i32, ptr %2442, align 4
  %2444 = icmp eq i32 %2443, 0
  br i1 %2444, label %2449, label %2445

2445:
  %2446 = getelementptr inbounds nuw i64, ptr %2435, i64 %2441
  %2447 = load i64, ptr %2446, align 8
  %2448 = icmp eq i64 %2447, %1610
  br i1 %2448, label %2449, label %2456

2449:
  %2450 = phi ptr [ %2442, %2445 ], [ %2442, %2434 ], [ %2431, %2429 ]
  %2451 = phi i64 [ %2441, %2445 ], [ %2441, %2434 ], [ %2430, %2429 ]
  %2452 = getelementptr inbounds nuw i8, ptr %2094, i64 16
  %2453 = getelementptr inbounds nuw i64, ptr %2452, i64 %2451
  store i64 %1610, ptr %2453, align 8
  %2454 = load i32, ptr %2450, align 4
  %2455 = or i32 %2454, %2088
  store i32 %2455, ptr %2450, align 4
  br label %2458

2456:
  %2457 = call preserve_allcc i1 @judge_again(ptr %0, ptr %2094, i64 %1610, i32 %2088)
  br i1 %2457, label %2458, label %2473

2458:
  br i1 %1621, label %2459, label %2472

2459:
  %2460 = load ptr, ptr %0, align 8
  %2461 = getelementptr inbounds nuw i8, ptr %2460, i64 41808
  %2462 = load i64, ptr %2461, align 8
  %2463 = load ptr, ptr %92, align 8
  %2464 = getelementptr inbounds nuw i8, ptr %2463, i64 8
  %2465 = load i32, ptr %2464, align 8
  %2466 = icmp eq i32 %2465, 1
  %2467 = load ptr, ptr %1625, align 8
  br i1 %2466, label %2468, label %2470

2468:
  %2469 = trunc i64 %2462 to i8
  store i8 %2469, ptr %2467, align 1
  br label %2472

2470:
  %2471 = trunc i64 %2462 to i32
  store i32 %2471, ptr %2467, align 1
  br label %2472

2472:
  br i1 %2360, label %2477, label %2480

2473:
  br i1 %2360, label %2474, label %2513

2474:
  %2475 = getelementptr inbounds nuw i8, ptr %2094, i64 8
  %2476 = atomicrmw and ptr %2475, i64 -2 release, align 8
  br label %2513

2477:
  %2478 = getelementptr inbounds nuw i8, ptr %2094, i64 8
  %2479 = atomicrmw and ptr %2478, i64 -2 release, align 8
  br label %2480

2480:
  %2481 = load ptr, ptr %0, align 8
  %2482 = getelementptr inbounds nuw i8, ptr %2481, i64 43616
  %2483 = load ptr, ptr %2482, align 8
  %2484 = icmp eq ptr %2483, null
  br i1 %2484, label %2512, label %2485

2485:
  %2486 = load i8, ptr %1522, align 4
  %2487 = trunc nuw i8 %2486 to i1
  br i1 %2487, label %2512, label %2488

2488:
  %2489 = load i64, ptr %1525, align 8
  %2490 = shl nuw i64 %2087, 7
  %2491 = add i64 %2489, %2490
  %2492 = load ptr, ptr %92, align 8
  %2493 = getelementptr inbounds nuw i8, ptr %2492, i64 4
  %2494 = load i32, ptr %2493, align 4
  switch i32 %2494, label %2495 [
    i32 4, label %2512
    i32 0, label %2512
  ]

2495:
  %2496 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2497 = load i8, ptr %2496, align 1
  %2498 = trunc nuw i8 %2497 to i1
  br i1 %2498, label %2512, label %2499

2499:
  %2500 = getelementptr inbounds nuw i8, ptr %2481, i64 43632
  %2501 = load i64, ptr %2500, align 8
  %2502 = lshr i64 %2491, 7
  %2503 = lshr i64 %2491, 13
  %2504 = lshr i64 %2491, 19
  %2505 = xor i64 %2503, %2504
  %2506 = xor i64 %2505, %2502
  %2507 = and i64 %2506, 63
  %2508 = shl nuw i64 1, %2507
  %2509 = and i64 %2501, %2508
  %2510 = icmp eq i64 %2509, 0
  br i1 %2510, label %2512, label %2511

2511:
  call preserve_allcc void @cut_words(ptr %2481, i64 %2491, i32 %2088)
  br label %2512

2512:
  br label %3141

2513:
  call preserve_allcc void @suspect(ptr %0)
  br label %3141

2514:
  %2515 = phi i1 [ false, %1385 ], [ true, %1604 ], [ true, %1577 ], [ true, %1582 ], [ true, %1587 ], [ false, %1479 ],
      [ false, %1317 ], [ false, %1381 ], [ false, %1376 ], [ false, %1533 ], [ false, %1548 ], [ false, %1539 ]
  %2516 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %2517 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %2518 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %2519 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %2520 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %2521 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %2522 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %2523 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %2524 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %2525 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2526 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %2527 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %2528

2528:
  %2529 = phi i32 [ %3, %2514 ], [ %3139, %3137 ]
  %2530 = tail call i32 @llvm.cttz.i32(i32 %2529, i1 true)
  br i1 %2515, label %2531, label %3131

2531:
  %2532 = load i8, ptr %2516, align 4
  %2533 = trunc nuw i8 %2532 to i1
  %2534 = zext nneg i32 %2530 to i64
  %2535 = getelementptr inbounds nuw i64, ptr %8, i64 %2534
  %2536 = load i64, ptr %2535, align 8
  br i1 %2533, label %2543, label %2537

2537:
  %2538 = load i64, ptr %2517, align 8
  %2539 = sub i64 %2536, %2538
  %2540 = load i64, ptr %2518, align 8
  %2541 = inttoptr i64 %2540 to ptr
  %2542 = getelementptr inbounds nuw i8, ptr %2541, i64 %2539
  store ptr %2542, ptr %2519, align 8
  br label %2561

2543:
  %2544 = and i64 %2536, 4294967295
  %2545 = load i64, ptr %2517, align 8
  %2546 = sub i64 %2544, %2545
  %2547 = load i64, ptr %2518, align 8
  %2548 = inttoptr i64 %2547 to ptr
  %2549 = getelementptr inbounds nuw i8, ptr %2548, i64 %2546
  store ptr %2549, ptr %2519, align 8
  %2550 = load ptr, ptr %0, align 8
  %2551 = getelementptr inbounds nuw i8, ptr %2550, i64 37696
  %2552 = load i32, ptr %2551, align 8
  %2553 = icmp eq i32 %2552, 0
  br i1 %2553, label %2561, label %2554

2554:
  %2555 = load ptr, ptr %92, align 8
  %2556 = getelementptr inbounds nuw i8, ptr %2555, i64 8
  %2557 = load i32, ptr %2556, align 8
  %2558 = icmp ult i32 %2557, 4
  br i1 %2558, label %2559, label %2561

2559:
  %2560 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %2546)
  br i1 %2560, label %2561, label %3116

2561:
  %2562 = phi i64 [ %2546, %2554 ], [ %2546, %2559 ], [ %2539, %2537 ], [ %2546, %2543 ]
  %2563 = and i64 %2562, 127
  %2564 = load i64, ptr %2520, align 8
  %2565 = shl nuw nsw i32 %2530, 7
  %2566 = or disjoint i32 %2565, 16440
  %2567 = zext nneg i32 %2566 to i64
  %2568 = or i64 %2564, %2567
  %2569 = lshr i64 %2562, 7
  %2570 = load ptr, ptr %92, align 8
  %2571 = getelementptr inbounds nuw i8, ptr %2570, i64 8
  %2572 = load i32, ptr %2571, align 8
  %2573 = zext i32 %2572 to i64
  %2574 = add nsw i64 %2563, -1
  %2575 = add nsw i64 %2574, %2573
  %2576 = lshr i64 %2563, 2
  %2577 = trunc nuw nsw i64 %2576 to i32
  %2578 = shl nsw i32 -1, %2577
  %2579 = tail call i64 @llvm.umin.i64(i64 %2575, i64 127)
  %2580 = lshr i64 %2579, 2
  %2581 = trunc nuw nsw i64 %2580 to i32
  %2582 = xor i32 %2581, 31
  %2583 = lshr i32 -1, %2582
  %2584 = and i32 %2583, %2578
  %2585 = load ptr, ptr %2521, align 8
  %2586 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2585, i64 %2569
  %2587 = icmp eq i32 %2584, 0
  br i1 %2587, label %3085, label %2588

2588:
  %2589 = and i64 %2562, -128
  %2590 = load i64, ptr %2522, align 8
  %2591 = icmp ult i64 %2589, %2590
  br i1 %2591, label %2592, label %3085

2592:
  %2593 = load i8, ptr %2516, align 4
  %2594 = trunc nuw i8 %2593 to i1
  %2595 = load ptr, ptr %0, align 8
  br i1 %2594, label %2596, label %2618

2596:
  %2597 = getelementptr inbounds nuw i8, ptr %2595, i64 37696
  %2598 = load i32, ptr %2597, align 8
  %2599 = icmp eq i32 %2598, 0
  %2600 = icmp ult i32 %2572, 4
  %2601 = or i1 %2600, %2599
  br i1 %2601, label %2618, label %2602

2602:
  %2603 = getelementptr inbounds nuw i8, ptr %2570, i64 4
  %2604 = load i32, ptr %2603, align 4
  %2605 = add i32 %2604, -1
  %2606 = and i32 %2605, -6
  %2607 = icmp eq i32 %2606, 0
  %2608 = load ptr, ptr %2523, align 8
  %2609 = getelementptr inbounds nuw i32, ptr %2608, i64 %2569
  %2610 = load i32, ptr %2609, align 4
  br i1 %2607, label %2611, label %2614

2611:
  %2612 = or i32 %2610, %2584
  store i32 %2612, ptr %2609, align 4
  %2613 = load ptr, ptr %0, align 8
  br label %2618

2614:
  %2615 = xor i32 %2610, -1
  %2616 = and i32 %2584, %2615
  %2617 = icmp eq i32 %2616, 0
  br i1 %2617, label %2618, label %3116

2618:
  %2619 = phi ptr [ %2613, %2611 ], [ %2595, %2614 ], [ %2595, %2596 ], [ %2595, %2592 ]
  %2620 = getelementptr inbounds nuw i8, ptr %2619, i64 37704
  %2621 = load i32, ptr %2620, align 8
  %2622 = icmp eq i32 %2621, 0
  %2623 = load i8, ptr %2516, align 4
  %2624 = trunc nuw i8 %2623 to i1
  br i1 %2622, label %2625, label %2648

2625:
  br i1 %2624, label %3085, label %2626

2626:
  %2627 = load ptr, ptr %92, align 8
  %2628 = getelementptr inbounds nuw i8, ptr %2627, i64 4
  %2629 = load i32, ptr %2628, align 4
  switch i32 %2629, label %2630 [
    i32 4, label %3085
    i32 0, label %3085
  ]

2630:
  %2631 = lshr i64 %2562, 12
  %2632 = load ptr, ptr %2524, align 8
  %2633 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2632, i64 %2631
  %2634 = load atomic i64, ptr %2633 acquire, align 8
  %2635 = load ptr, ptr %0, align 8
  %2636 = getelementptr inbounds nuw i8, ptr %2635, i64 37656
  %2637 = load i64, ptr %2636, align 8
  %2638 = icmp eq i64 %2634, %2637
  br i1 %2638, label %3085, label %2639

2639:
  %2640 = add i64 %2637, -1
  %2641 = icmp eq i64 %2634, %2640
  br i1 %2641, label %2642, label %2646

2642:
  %2643 = load ptr, ptr %92, align 8
  %2644 = getelementptr inbounds nuw i8, ptr %2643, i64 4
  %2645 = load i32, ptr %2644, align 4
  switch i32 %2645, label %2646 [
    i32 4, label %3085
    i32 0, label %3085
  ]

2646:
  %2647 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2631)
  br i1 %2647, label %3085, label %3116

2648:
  br i1 %2624, label %2667, label %2649

2649:
  %2650 = lshr i64 %2562, 12
  %2651 = load ptr, ptr %2524, align 8
  %2652 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2651, i64 %2650
  %2653 = load atomic i64, ptr %2652 acquire, align 8
  %2654 = load ptr, ptr %0, align 8
  %2655 = getelementptr inbounds nuw i8, ptr %2654, i64 37656
  %2656 = load i64, ptr %2655, align 8
  %2657 = icmp eq i64 %2653, %2656
  br i1 %2657, label %2667, label %2658

2658:
  %2659 = add i64 %2656, -1
  %2660 = icmp eq i64 %2653, %2659
  br i1 %2660, label %2661, label %2665

2661:
  %2662 = load ptr, ptr %92, align 8
  %2663 = getelementptr inbounds nuw i8, ptr %2662, i64 4
  %2664 = load i32, ptr %2663, align 4
  switch i32 %2664, label %2665 [
    i32 4, label %2667
    i32 0, label %2667
  ]

2665:
  %2666 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2650)
  br i1 %2666, label %2667, label %3116

2667:
  %2668 = load i8, ptr %2516, align 4
  %2669 = trunc nuw i8 %2668 to i1
  br i1 %2669, label %2729, label %2670

2670:
  %2671 = icmp eq i32 %2584, -1
  %2672 = and i64 %2564, 7
  %2673 = icmp eq i64 %2672, 0
  %2674 = and i1 %2673, %2671
  %2675 = and i64 %2564, 64
  %2676 = icmp eq i64 %2675, 0
  %2677 = select i1 %2674, i1 %2676, i1 false
  br i1 %2677, label %2678, label %2729

2678:
  %2679 = load ptr, ptr %92, align 8
  %2680 = getelementptr inbounds nuw i8, ptr %2679, i64 4
  %2681 = load i32, ptr %2680, align 4
  %2682 = icmp eq i32 %2681, 4
  br i1 %2682, label %2729, label %2683

2683:
  %2684 = load ptr, ptr %0, align 8
  %2685 = load ptr, ptr %2524, align 8
  %2686 = lshr i64 %2562, 12
  %2687 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2685, i64 %2686
  %2688 = getelementptr inbounds nuw i8, ptr %2687, i64 8
  %2689 = and i64 %2569, 31
  %2690 = getelementptr inbounds nuw i64, ptr %2688, i64 %2689
  %2691 = icmp eq i32 %2681, 0
  %2692 = load atomic i64, ptr %2690 monotonic, align 8
  %2693 = select i1 %2691, i64 2, i64 1
  %2694 = icmp eq i64 %2692, 0
  br i1 %2694, label %2695, label %2697

2695:
  %2696 = or disjoint i64 %2693, %2568
  br label %2718

2697:
  %2698 = and i64 %2692, -8
  %2699 = icmp eq i64 %2698, %2568
  br i1 %2699, label %2700, label %2702

2700:
  %2701 = or i64 %2692, %2693
  br label %2718

2702:
  %2703 = xor i64 %2692, %2564
  %2704 = icmp ult i64 %2703, 1099511627776
  br i1 %2704, label %2705, label %2729

2705:
  %2706 = lshr i64 %2692, 24
  %2707 = and i64 %2706, 65535
  %2708 = lshr i64 %2564, 24
  %2709 = and i64 %2708, 65535
  %2710 = icmp samesign ult i64 %2707, %2709
  br i1 %2710, label %2711, label %2729

2711:
  %2712 = and i64 %2692, 5
  %2713 = icmp ne i64 %2712, 0
  %2714 = and i1 %2691, %2713
  %2715 = select i1 %2714, i64 4, i64 0
  %2716 = or disjoint i64 %2568, %2715
  %2717 = or disjoint i64 %2716, %2693
  br label %2718

2718:
  %2719 = phi i64 [ %2717, %2711 ], [ %2701, %2700 ], [ %2696, %2695 ]
  %2720 = getelementptr inbounds nuw i8, ptr %2684, i64 37688
  %2721 = load i32, ptr %2720, align 8
  %2722 = icmp eq i32 %2721, 0
  br i1 %2722, label %2724, label %2723

2723:
  store i64 %2719, ptr %2690, align 8
  br label %3085

2724:
  %2725 = icmp eq i64 %2692, %2719
  br i1 %2725, label %3085, label %2726

2726:
  %2727 = cmpxchg ptr %2690, i64 %2692, i64 %2719 monotonic monotonic, align 8
  %2728 = extractvalue { i64, i1 } %2727, 1
  br i1 %2728, label %3085, label %2729

2729:
  %2730 = load i8, ptr %2525, align 1
  %2731 = trunc nuw i8 %2730 to i1
  br i1 %2731, label %2732, label %2790

2732:
  %2733 = load i8, ptr %2516, align 4
  %2734 = trunc nuw i8 %2733 to i1
  br i1 %2734, label %2790, label %2735

2735:
  %2736 = load ptr, ptr %2524, align 8
  %2737 = lshr i64 %2562, 12
  %2738 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2736, i64 %2737
  %2739 = getelementptr inbounds nuw i8, ptr %2738, i64 8
  %2740 = and i64 %2569, 31
  %2741 = getelementptr inbounds nuw i64, ptr %2739, i64 %2740
  %2742 = load atomic i64, ptr %2741 monotonic, align 8
  %2743 = icmp eq i64 %2742, -1
  br i1 %2743, label %2744, label %2746

2744:
  %2745 = load i64, ptr %2586, align 8
  br label %2775

2746:
  %2747 = load ptr, ptr %0, align 8
  %2748 = getelementptr inbounds nuw i8, ptr %2747, i64 37688
  %2749 = load i32, ptr %2748, align 8
  %2750 = icmp eq i32 %2749, 0
  br i1 %2750, label %2752, label %2751

2751:
  store i64 -1, ptr %2741, align 8
  br label %2754

2752:
  %2753 = atomicrmw xchg ptr %2741, i64 -1 monotonic, align 8
  br label %2754

2754:
  %2755 = phi i64 [ %2742, %2751 ], [ %2753, %2752 ]
  %2756 = load i64, ptr %2526, align 8
  store i64 %2756, ptr %2586, align 8
  %2757 = and i64 %2755, 5
  %2758 = icmp ne i64 %2757, 0
  %2759 = sext i1 %2758 to i32
  %2760 = getelementptr inbounds nuw i8, ptr %2586, i64 48
  store i32 %2759, ptr %2760, align 8
  %2761 = shl i64 %2755, 62
  %2762 = ashr i64 %2761, 63
  %2763 = trunc nsw i64 %2762 to i32
  %2764 = getelementptr inbounds nuw i8, ptr %2586, i64 56
  store i32 %2763, ptr %2764, align 8
  %2765 = getelementptr inbounds nuw i8, ptr %2586, i64 60
  store i32 0, ptr %2765, align 4
  %2766 = getelementptr inbounds nuw i8, ptr %2586, i64 52
  store i32 0, ptr %2766, align 4
  %2767 = and i64 %2755, -8
  %2768 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  %2769 = getelementptr inbounds nuw i8, ptr %2586, i64 32
  store i64 %2767, ptr %2769, align 8
  store i64 %2767, ptr %2768, align 8
  %2770 = and i64 %2755, 1
  %2771 = icmp eq i64 %2770, 0
  br i1 %2771, label %2772, label %2775

2772:
  %2773 = and i64 %2755, -16777216
  %2774 = add i64 %2773, -16777096
  store i64 %2774, ptr %2768, align 8
  br label %2775

2775:
  %2776 = phi i64 [ %2745, %2744 ], [ %2756, %2754 ], [ %2756, %2772 ]
  %2777 = load i64, ptr %2526, align 8
  %2778 = icmp eq i64 %2776, %2777
  br i1 %2778, label %2779, label %2788

2779:
  %2780 = getelementptr inbounds nuw i8, ptr %2586, i64 48
  %2781 = load i32, ptr %2780, align 8
  %2782 = getelementptr inbounds nuw i8, ptr %2586, i64 52
  %2783 = load i32, ptr %2782, align 4
  %2784 = or i32 %2783, %2781
  %2785 = and i32 %2784, %2584
  %2786 = icmp eq i32 %2785, 0
  %2787 = zext i1 %2786 to i8
  br label %2788

2788:
  %2789 = phi i8 [ 1, %2775 ], [ %2787, %2779 ]
  store i8 %2789, ptr %2527, align 8
  br label %2790

2790:
  %2791 = load i64, ptr %2586, align 8
  %2792 = load i64, ptr %2526, align 8
  %2793 = icmp eq i64 %2791, %2792
  br i1 %2793, label %2794, label %2855

2794:
  %2795 = load ptr, ptr %92, align 8
  %2796 = getelementptr inbounds nuw i8, ptr %2795, i64 4
  %2797 = load i32, ptr %2796, align 4
  switch i32 %2797, label %2816 [
    i32 4, label %2798
    i32 0, label %2798
  ]

2798:
  %2799 = getelementptr inbounds nuw i8, ptr %2586, i64 32
  %2800 = load i64, ptr %2799, align 8
  %2801 = icmp eq i64 %2800, %2568
  br i1 %2801, label %2802, label %2855

2802:
  %2803 = getelementptr inbounds nuw i8, ptr %2586, i64 56
  %2804 = load i32, ptr %2803, align 8
  %2805 = xor i32 %2804, -1
  %2806 = and i32 %2584, %2805
  %2807 = icmp eq i32 %2806, 0
  br i1 %2807, label %2808, label %2855

2808:
  %2809 = getelementptr inbounds nuw i8, ptr %2586, i64 48
  %2810 = load i32, ptr %2809, align 8
  %2811 = getelementptr inbounds nuw i8, ptr %2586, i64 52
  %2812 = load i32, ptr %2811, align 4
  %2813 = or i32 %2812, %2810
  %2814 = and i32 %2813, %2584
  %2815 = icmp eq i32 %2814, 0
  br i1 %2815, label %3085, label %2855

2816:
  %2817 = and i64 %2564, 7
  %2818 = icmp eq i64 %2817, 0
  %2819 = and i64 %2564, 6
  %2820 = icmp eq i64 %2819, 6
  %2821 = or i1 %2818, %2820
  br i1 %2821, label %2855, label %2822

2822:
  %2823 = getelementptr inbounds nuw i8, ptr %2586, i64 48
  %2824 = load i32, ptr %2823, align 8
  %2825 = xor i32 %2824, -1
  %2826 = and i32 %2584, %2825
  %2827 = icmp eq i32 %2826, 0
  br i1 %2827, label %2828, label %2855

2828:
  %2829 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  %2830 = load i64, ptr %2829, align 8
  %2831 = and i64 %2830, 120
  %2832 = icmp eq i64 %2831, 120
  br i1 %2832, label %2833, label %2855

2833:
  %2834 = icmp ugt i64 %2830, -1099511627777
  %2835 = xor i64 %2830, %2564
  %2836 = icmp ult i64 %2835, 16777216
  %2837 = select i1 %2834, i1 true, i1 %2836
  br i1 %2837, label %2838, label %2855

2838:
  %2839 = and i64 %2830, 7
  %2840 = icmp ne i64 %2839, 0
  %2841 = and i64 %2835, 7
  %2842 = icmp eq i64 %2841, 0
  %2843 = select i1 %2840, i1 %2842, i1 false
  br i1 %2843, label %2844, label %2855

2844:
  %2845 = getelementptr inbounds nuw i8, ptr %2586, i64 52
  %2846 = load i32, ptr %2845, align 4
  %2847 = getelementptr inbounds nuw i8, ptr %2586, i64 56
  %2848 = load i32, ptr %2847, align 8
  %2849 = or i32 %2848, %2846
  %2850 = getelementptr inbounds nuw i8, ptr %2586, i64 60
  %2851 = load i32, ptr %2850, align 4
  %2852 = or i32 %2849, %2851
  %2853 = and i32 %2852, %2584
  %2854 = icmp eq i32 %2853, 0
  br i1 %2854, label %3085, label %2855

2855:
  %2856 = load i8, ptr %2516, align 4
  %2857 = trunc nuw i8 %2856 to i1
  br i1 %2857, label %2910, label %2858

2858:
  %2859 = load ptr, ptr %0, align 8
  %2860 = getelementptr inbounds nuw i8, ptr %2859, i64 37688
  %2861 = load i32, ptr %2860, align 8
  %2862 = icmp eq i32 %2861, 0
  br i1 %2862, label %2863, label %2872

2863:
  %2864 = getelementptr inbounds nuw i8, ptr %2586, i64 8
  br label %2865

2865:
  %2866 = atomicrmw or ptr %2864, i64 1 acquire, align 8
  %2867 = and i64 %2866, 1
  %2868 = icmp eq i64 %2867, 0
  br i1 %2868, label %2869, label %2865

2869:
  %2870 = load i8, ptr %2516, align 4
  %2871 = trunc nuw i8 %2870 to i1
  br i1 %2871, label %2910, label %2872

2872:
  %2873 = load ptr, ptr %2524, align 8
  %2874 = lshr i64 %2562, 12
  %2875 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2873, i64 %2874
  %2876 = getelementptr inbounds nuw i8, ptr %2875, i64 8
  %2877 = and i64 %2569, 31
  %2878 = getelementptr inbounds nuw i64, ptr %2876, i64 %2877
  %2879 = load atomic i64, ptr %2878 monotonic, align 8
  %2880 = icmp eq i64 %2879, -1
  br i1 %2880, label %2910, label %2881

2881:
  %2882 = load ptr, ptr %0, align 8
  %2883 = getelementptr inbounds nuw i8, ptr %2882, i64 37688
  %2884 = load i32, ptr %2883, align 8
  %2885 = icmp eq i32 %2884, 0
  br i1 %2885, label %2887, label %2886

2886:
  store i64 -1, ptr %2878, align 8
  br label %2889

2887:
  %2888 = atomicrmw xchg ptr %2878, i64 -1 monotonic, align 8
  br label %2889

2889:
  %2890 = phi i64 [ %2879, %2886 ], [ %2888, %2887 ]
  %2891 = load i64, ptr %2526, align 8
  store i64 %2891, ptr %2586, align 8
  %2892 = and i64 %2890, 5
  %2893 = icmp ne i64 %2892, 0
  %2894 = sext i1 %2893 to i32
  %2895 = getelementptr inbounds nuw i8, ptr %2586, i64 48
  store i32 %2894, ptr %2895, align 8
  %2896 = shl i64 %2890, 62
  %2897 = ashr i64 %2896, 63
  %2898 = trunc nsw i64 %2897 to i32
  %2899 = getelementptr inbounds nuw i8, ptr %2586, i64 56
  store i32 %2898, ptr %2899, align 8
  %2900 = getelementptr inbounds nuw i8, ptr %2586, i64 60
  store i32 0, ptr %2900, align 4
  %2901 = getelementptr inbounds nuw i8, ptr %2586, i64 52
  store i32 0, ptr %2901, align 4
  %2902 = and i64 %2890, -8
  %2903 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  %2904 = getelementptr inbounds nuw i8, ptr %2586, i64 32
  store i64 %2902, ptr %2904, align 8
  store i64 %2902, ptr %2903, align 8
  %2905 = and i64 %2890, 1
  %2906 = icmp eq i64 %2905, 0
  br i1 %2906, label %2907, label %2910

2907:
  %2908 = and i64 %2890, -16777216
  %2909 = add i64 %2908, -16777096
  store i64 %2909, ptr %2903, align 8
  br label %2910

2910:
  %2911 = phi i1 [ true, %2869 ], [ %2862, %2907 ], [ %2862, %2889 ], [ %2862, %2872 ], [ false, %2855 ]
  %2912 = load i64, ptr %2586, align 8
  %2913 = load i64, ptr %2526, align 8
  %2914 = icmp eq i64 %2912, %2913
  br i1 %2914, label %2953, label %2915

2915:
  %2916 = load ptr, ptr %92, align 8
  %2917 = getelementptr inbounds nuw i8, ptr %2916, i64 4
  %2918 = load i32, ptr %2917, align 4
  %2919 = and i32 %2918, -5
  %2920 = icmp eq i32 %2919, 0
  %2921 = select i1 %2920, i64 2, i64 0
  store i64 %2913, ptr %2586, align 8
  %2922 = getelementptr inbounds nuw i8, ptr %2586, i64 48
  %2923 = getelementptr inbounds nuw i8, ptr %2586, i64 60
  store i32 0, ptr %2923, align 4
  %2924 = getelementptr inbounds nuw i8, ptr %2586, i64 56
  store i32 0, ptr %2924, align 8
  %2925 = getelementptr inbounds nuw i8, ptr %2586, i64 52
  store i32 0, ptr %2925, align 4
  store i32 0, ptr %2922, align 8
  %2926 = getelementptr inbounds nuw i8, ptr %2586, i64 8
  store i64 0, ptr %2926, align 8
  %2927 = getelementptr inbounds nuw i32, ptr %2922, i64 %2921
  store i32 %2584, ptr %2927, align 4
  %2928 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  %2929 = getelementptr inbounds nuw i64, ptr %2928, i64 %2921
  store i64 %2568, ptr %2929, align 8
  switch i32 %2918, label %3061 [
    i32 4, label %2930
    i32 0, label %2930
  ]

2930:
  %2931 = load ptr, ptr %0, align 8
  %2932 = getelementptr inbounds nuw i8, ptr %2931, i64 37692
  %2933 = load i32, ptr %2932, align 4
  %2934 = icmp eq i32 %2933, 0
  br i1 %2934, label %2935, label %3061

2935:
  %2936 = load i32, ptr %2922, align 8
  %2937 = load i32, ptr %2925, align 4
  %2938 = or i32 %2937, %2936
  %2939 = icmp eq i32 %2938, 0
  br i1 %2939, label %2940, label %3061

2940:
  %2941 = getelementptr inbounds nuw i8, ptr %2586, i64 32
  %2942 = load i64, ptr %2941, align 8
  %2943 = and i64 %2942, 71
  %2944 = icmp eq i64 %2943, 64
  br i1 %2944, label %2945, label %3061

2945:
  store i32 -1, ptr %2924, align 8
  store i32 0, ptr %2923, align 4
  %2946 = and i64 %2942, 120
  %2947 = icmp eq i64 %2946, 120
  %2948 = shl i64 %2913, 10
  %2949 = lshr i64 %2942, 15
  %2950 = and i64 %2949, 1023
  %2951 = select i1 %2947, i64 1023, i64 %2950
  %2952 = or disjoint i64 %2951, %2948
  store i64 %2952, ptr %2926, align 8
  br label %3061

2953:
  %2954 = load i8, ptr %2516, align 4
  %2955 = trunc nuw i8 %2954 to i1
  br i1 %2955, label %3007, label %2956

2956:
  %2957 = load ptr, ptr %92, align 8
  %2958 = getelementptr inbounds nuw i8, ptr %2957, i64 4
  %2959 = load i32, ptr %2958, align 4
  %2960 = and i32 %2959, -5
  %2961 = icmp eq i32 %2960, 0
  %2962 = select i1 %2961, i32 2, i32 0
  %2963 = getelementptr inbounds nuw i8, ptr %2586, i64 48
  %2964 = load i32, ptr %2963, align 8
  %2965 = getelementptr inbounds nuw i8, ptr %2586, i64 52
  %2966 = load i32, ptr %2965, align 4
  %2967 = or i32 %2966, %2964
  %2968 = getelementptr inbounds nuw i8, ptr %2586, i64 56
  %2969 = load i32, ptr %2968, align 8
  %2970 = or i32 %2967, %2969
  %2971 = getelementptr inbounds nuw i8, ptr %2586, i64 60
  %2972 = load i32, ptr %2971, align 4
  %2973 = or i32 %2970, %2972
  %2974 = and i32 %2973, %2584
  %2975 = icmp eq i32 %2974, 0
  br i1 %2975, label %2976, label %3007

2976:
  %2977 = zext nneg i32 %2962 to i64
  %2978 = getelementptr inbounds nuw i32, ptr %2963, i64 %2977
  %2979 = load i32, ptr %2978, align 4
  %2980 = icmp eq i32 %2979, 0
  br i1 %2980, label %2981, label %2983

2981:
  %2982 = getelementptr inbounds nuw i32, ptr %2963, i64 %2977
  br label %3000

2983:
  %2984 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  %2985 = getelementptr inbounds nuw i64, ptr %2984, i64 %2977
  %2986 = load i64, ptr %2985, align 8
  %2987 = icmp ne i64 %2986, %2568
  %2988 = zext i1 %2987 to i32
  %2989 = or disjoint i32 %2962, %2988
  %2990 = zext nneg i32 %2989 to i64
  %2991 = getelementptr inbounds nuw i32, ptr %2963, i64 %2990
  %2992 = load i32, ptr %2991, align 4
  %2993 = icmp eq i32 %2992, 0
  %2994 = getelementptr inbounds nuw i32, ptr %2963, i64 %2990
  br i1 %2993, label %3000, label %2995

2995:
  %2996 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  %2997 = getelementptr inbounds nuw i64, ptr %2996, i64 %2990
  %2998 = load i64, ptr %2997, align 8
  %2999 = icmp eq i64 %2998, %2568
  br i1 %2999, label %3000, label %3007

3000:
  %3001 = phi ptr [ %2982, %2981 ], [ %2994, %2983 ], [ %2994, %2995 ]
  %3002 = phi i64 [ %2977, %2981 ], [ %2990, %2983 ], [ %2990, %2995 ]
  %3003 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  %3004 = getelementptr inbounds nuw i64, ptr %3003, i64 %3002
  store i64 %2568, ptr %3004, align 8
  %3005 = load i32, ptr %3001, align 4
  %3006 = or i32 %3005, %2584
  store i32 %3006, ptr %3001, align 4
  br label %3061

3007:
  %3008 = and i64 %2564, 64
  %3009 = icmp eq i64 %3008, 0
  br i1 %3009, label %3010, label %3059

3010:
  %3011 = getelementptr inbounds nuw i8, ptr %2586, i64 48
  %3012 = getelementptr inbounds nuw i8, ptr %2586, i64 56
  %3013 = load i32, ptr %3012, align 8
  %3014 = icmp eq i32 %3013, 0
  %3015 = getelementptr inbounds nuw i8, ptr %2586, i64 52
  %3016 = load i32, ptr %3015, align 4
  %3017 = getelementptr inbounds nuw i8, ptr %2586, i64 60
  %3018 = load i32, ptr %3017, align 4
  %3019 = or i32 %3018, %3016
  %3020 = icmp eq i32 %3019, 0
  br i1 %3020, label %3021, label %3059

3021:
  %3022 = load i32, ptr %3011, align 8
  %3023 = icmp eq i32 %3022, 0
  br i1 %3023, label %3028, label %3024

3024:
  %3025 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  %3026 = load i64, ptr %3025, align 8
  %3027 = icmp eq i64 %3026, %2568
  br i1 %3027, label %3028, label %3059

3028:
  br i1 %3014, label %3033, label %3029

3029:
  %3030 = getelementptr inbounds nuw i8, ptr %2586, i64 32
  %3031 = load i64, ptr %3030, align 8
  %3032 = icmp eq i64 %3031, %2568
  br i1 %3032, label %3033, label %3059

3033:
  %3034 = load ptr, ptr %92, align 8
  %3035 = getelementptr inbounds nuw i8, ptr %3034, i64 4
  %3036 = load i32, ptr %3035, align 4
  switch i32 %3036, label %3040 [
    i32 4, label %3059
    i32 0, label %3037
  ]

3037:
  %3038 = getelementptr inbounds nuw i8, ptr %2586, i64 32
  store i64 %2568, ptr %3038, align 8
  %3039 = or i32 %3013, %2584
  store i32 %3039, ptr %3012, align 8
  br label %3061

3040:
  br i1 %2955, label %3041, label %3052

3041:
  %3042 = getelementptr inbounds nuw i8, ptr %2586, i64 8
  %3043 = load i64, ptr %3042, align 8
  %3044 = icmp eq i64 %3043, 0
  br i1 %3044, label %3052, label %3045

3045:
  %3046 = load ptr, ptr %0, align 8
  store i64 0, ptr %3042, align 8
  %3047 = getelementptr inbounds nuw i8, ptr %3046, i64 41816
  %3048 = load i64, ptr %3047, align 8
  %3049 = add i64 %3048, 1
  store i64 %3049, ptr %3047, align 8
  %3050 = load i32, ptr %3011, align 8
  %3051 = load i32, ptr %3012, align 8
  br label %3052

3052:
  %3053 = phi i32 [ %3051, %3045 ], [ %3013, %3041 ], [ %3013, %3040 ]
  %3054 = phi i32 [ %3050, %3045 ], [ %3022, %3041 ], [ %3022, %3040 ]
  %3055 = getelementptr inbounds nuw i8, ptr %2586, i64 16
  store i64 %2568, ptr %3055, align 8
  %3056 = or i32 %3054, %2584
  store i32 %3056, ptr %3011, align 8
  %3057 = xor i32 %2584, -1
  %3058 = and i32 %3053, %3057
  store i32 %3058, ptr %3012, align 8
  br label %3061

3059:
  %3060 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2586, i64 %2568, i32 %2584)
  br i1 %3060, label %3061, label %3078

3061:
  %3062 = and i64 %2564, 6
  %3063 = icmp eq i64 %3062, 6
  br i1 %3063, label %3064, label %3077

3064:
  %3065 = load ptr, ptr %0, align 8
  %3066 = getelementptr inbounds nuw i8, ptr %3065, i64 41808
  %3067 = load i64, ptr %3066, align 8
  %3068 = load ptr, ptr %92, align 8
  %3069 = getelementptr inbounds nuw i8, ptr %3068, i64 8
  %3070 = load i32, ptr %3069, align 8
  %3071 = icmp eq i32 %3070, 1
  %3072 = load ptr, ptr %2519, align 8
  br i1 %3071, label %3073, label %3075

3073:
  %3074 = trunc i64 %3067 to i8
  store i8 %3074, ptr %3072, align 1
  br label %3077

3075:
  %3076 = trunc i64 %3067 to i32
  store i32 %3076, ptr %3072, align 1
  br label %3077

3077:
  br i1 %2911, label %3082, label %3085

3078:
  br i1 %2911, label %3079, label %3116

3079:
  %3080 = getelementptr inbounds nuw i8, ptr %2586, i64 8
  %3081 = atomicrmw and ptr %3080, i64 -2 release, align 8
  br label %3116

3082:
  %3083 = getelementptr inbounds nuw i8, ptr %2586, i64 8
  %3084 = atomicrmw and ptr %3083, i64 -2 release, align 8
  br label %3085

3085:
  %3086 = load ptr, ptr %0, align 8
  %3087 = getelementptr inbounds nuw i8, ptr %3086, i64 43616
  %3088 = load ptr, ptr %3087, align 8
  %3089 = icmp eq ptr %3088, null
  br i1 %3089, label %3137, label %3090

3090:
  %3091 = load i8, ptr %2516, align 4
  %3092 = trunc nuw i8 %3091 to i1
  br i1 %3092, label %3137, label %3093

3093:
  %3094 = load i64, ptr %2517, align 8
  %3095 = and i64 %2562, -128
  %3096 = add i64 %3094, %3095
  %3097 = load ptr, ptr %92, align 8
  %3098 = getelementptr inbounds nuw i8, ptr %3097, i64 4
  %3099 = load i32, ptr %3098, align 4
  switch i32 %3099, label %3100 [
    i32 4, label %3137
    i32 0, label %3137
  ]

3100:
  %3101 = load i8, ptr %2525, align 1
  %3102 = trunc nuw i8 %3101 to i1
  br i1 %3102, label %3137, label %3103

3103:
  %3104 = getelementptr inbounds nuw i8, ptr %3086, i64 43632
  %3105 = load i64, ptr %3104, align 8
  %3106 = lshr i64 %3096, 7
  %3107 = lshr i64 %3096, 13
  %3108 = lshr i64 %3096, 19
  %3109 = xor i64 %3107, %3108
  %3110 = xor i64 %3109, %3106
  %3111 = and i64 %3110, 63
  %3112 = shl nuw i64 1, %3111
  %3113 = and i64 %3105, %3112
  %3114 = icmp eq i64 %3113, 0
  br i1 %3114, label %3137, label %3115

3115:
  tail call preserve_allcc void @cut_words(ptr %3086, i64 %3096, i32 %2584)
  br label %3137

3116:
  %3117 = load ptr, ptr %0, align 8
  %3118 = load ptr, ptr %92, align 8
  %3119 = getelementptr inbounds nuw i8, ptr %3118, i64 20
  %3120 = load i32, ptr %3119, align 4
  %3121 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3122 = load i32, ptr %3121, align 8
  %3123 = tail call i32 @llvm.cttz.i32(i32 %3122, i1 false)
  %3124 = getelementptr inbounds nuw i8, ptr %3117, i64 328
  store i32 22, ptr %3124, align 8
  %3125 = getelementptr inbounds nuw i8, ptr %3117, i64 332
  store i32 %3120, ptr %3125, align 4
  %3126 = getelementptr inbounds nuw i8, ptr %3117, i64 336
  store i32 %3123, ptr %3126, align 8
  %3127 = getelementptr inbounds nuw i8, ptr %3117, i64 352
  store i64 0, ptr %3127, align 8
  %3128 = getelementptr inbounds nuw i8, ptr %3117, i64 368
  store i32 0, ptr %3128, align 8
  %3129 = getelementptr inbounds nuw i8, ptr %3117, i64 360
  store i32 0, ptr %3129, align 8
  %3130 = getelementptr inbounds nuw i8, ptr %3117, i64 364
  store i32 0, ptr %3130, align 4
  br label %3141

3131:
  %3132 = zext nneg i32 %2530 to i64
  %3133 = getelementptr inbounds nuw i64, ptr %8, i64 %3132
  %3134 = load i64, ptr %3133, align 8
  %3135 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %3134, i32 %2530)
  %3136 = icmp eq i32 %3135, 0
  br i1 %3136, label %3137, label %3141

3137:
  %3138 = add i32 %2529, -1
  %3139 = and i32 %3138, %2529
  %3140 = icmp eq i32 %3139, 0
  br i1 %3140, label %3141, label %2528

3141:
  %3142 = phi i32 [ 1, %2513 ], [ 0, %3137 ], [ 0, %1559 ], [ 0, %2512 ], [ 1, %1563 ], [ 1, %1293 ], [ 0, %1559 ], [ 1,
      %3116 ], [ 1, %3131 ], [ 1, %1285 ], [ 0, %1288 ]
  br label %3143

3143:
  %3144 = phi i32 [ 0, %327 ], [ %3142, %3141 ], [ 1, %38 ], [ %90, %88 ], [ 0, %87 ], [ 0, %83 ], [ 1, %71 ], [ 0, %337
      ], [ 0, %311 ], [ 0, %328 ], [ 0, %321 ], [ 0, %257 ]
  ret i32 %3144
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
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %61, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 14768
  %29 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %28, i64 %18
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 43624
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
  br i1 %9, label %10, label %253

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
  br i1 %82, label %243, label %83

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
  br i1 %122, label %123, label %244

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
  br i1 %177, label %182, label %244

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
  br i1 %237, label %240, label %244

238:
  %239 = phi i64 [ %235, %229 ], [ %159, %157 ], [ %145, %139 ]
  store i64 %239, ptr %129, align 8
  br label %240

240:
  %241 = add nuw nsw i64 %93, 1
  %242 = icmp eq i64 %93, %50
  br i1 %242, label %243, label %92

243:
  br label %381

244:
  br label %245

245:
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %247 = load i32, ptr %246, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %253

249:
  %250 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %251 = load i32, ptr %250, align 8
  %252 = icmp ult i32 %251, 1048576
  br label %253

253:
  %254 = phi i1 [ false, %245 ], [ false, %7 ], [ %252, %249 ]
  %255 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %256 = load i32, ptr %255, align 8
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %381, label %258

258:
  %259 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %260 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %263 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %264 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %265 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %266 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %268 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %269 = getelementptr inbounds nuw i8, ptr %2, i64 208
  br label %270

270:
  %271 = phi i64 [ 0, %258 ], [ %377, %376 ]
  %272 = getelementptr inbounds nuw %struct.ScreenMember, ptr %259, i64 %271
  %273 = load ptr, ptr %272, align 8
  %274 = getelementptr inbounds nuw i8, ptr %272, i64 8
  %275 = load i64, ptr %274, align 8
  %276 = add i64 %275, %5
  br i1 %254, label %277, label %373

277:
  %278 = getelementptr inbounds nuw i8, ptr %273, i64 56
  %279 = load i64, ptr %278, align 8
  %280 = add i64 %279, %276
  %281 = and i64 %280, 4294967295
  %282 = load ptr, ptr %260, align 8
  %283 = lshr i64 %281, 7
  %284 = getelementptr inbounds nuw %struct.ScreenLine, ptr %282, i64 %283
  %285 = getelementptr inbounds nuw i8, ptr %273, i64 32
  %286 = load i64, ptr %285, align 8
  %287 = icmp eq i64 %286, 128
  br i1 %287, label %288, label %373

288:
  %289 = getelementptr inbounds nuw i8, ptr %273, i64 24
  %290 = load i32, ptr %289, align 8
  %291 = icmp eq i32 %290, 1
  %292 = and i64 %280, 127
  %293 = icmp eq i64 %292, 0
  %294 = and i1 %293, %291
  br i1 %294, label %295, label %373

295:
  %296 = add nuw nsw i64 %281, 128
  %297 = load i32, ptr %261, align 8
  %298 = zext i32 %297 to i64
  %299 = icmp samesign ugt i64 %296, %298
  br i1 %299, label %373, label %300

300:
  %301 = load i32, ptr %262, align 8
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %308, label %303

303:
  %304 = load ptr, ptr %263, align 8
  %305 = getelementptr inbounds nuw i32, ptr %304, i64 %283
  %306 = load i32, ptr %305, align 4
  %307 = icmp eq i32 %306, -1
  br i1 %307, label %308, label %373

308:
  %309 = load i64, ptr %264, align 8
  %310 = shl i64 %309, 16
  %311 = load i32, ptr %265, align 8
  %312 = lshr i32 %311, 4
  %313 = zext nneg i32 %312 to i64
  %314 = or i64 %310, %313
  %315 = zext i32 %311 to i64
  %316 = shl nuw nsw i64 %315, 20
  %317 = load i32, ptr %266, align 4
  %318 = zext i32 %317 to i64
  %319 = shl nuw nsw i64 %318, 15
  %320 = or i64 %319, %316
  %321 = and i64 %320, 16744448
  %322 = or disjoint i64 %321, 16400
  %323 = getelementptr inbounds nuw i8, ptr %284, i64 32
  %324 = load i64, ptr %323, align 8
  %325 = load i32, ptr %267, align 8
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %376, label %327

327:
  %328 = load i64, ptr %284, align 8
  %329 = icmp eq i64 %328, %314
  br i1 %329, label %330, label %338

330:
  %331 = getelementptr inbounds nuw i8, ptr %284, i64 8
  %332 = load i64, ptr %331, align 8
  %333 = load i64, ptr %268, align 8
  %334 = icmp eq i64 %332, %333
  br i1 %334, label %376, label %335

335:
  %336 = load i64, ptr %269, align 8
  %337 = icmp eq i64 %332, %336
  br i1 %337, label %376, label %344

338:
  store i64 %314, ptr %284, align 8
  %339 = getelementptr inbounds nuw i8, ptr %284, i64 48
  %340 = getelementptr inbounds nuw i8, ptr %284, i64 60
  store i32 0, ptr %340, align 4
  %341 = getelementptr inbounds nuw i8, ptr %284, i64 52
  store i32 0, ptr %341, align 4
  store i32 0, ptr %339, align 8
  %342 = getelementptr inbounds nuw i8, ptr %284, i64 8
  store i64 0, ptr %342, align 8
  %343 = getelementptr inbounds nuw i8, ptr %284, i64 56
  store i32 -1, ptr %343, align 8
  store i64 %322, ptr %323, align 8
  br label %376

344:
  %345 = getelementptr inbounds nuw i8, ptr %284, i64 48
  %346 = load i32, ptr %345, align 8
  %347 = getelementptr inbounds nuw i8, ptr %284, i64 52
  %348 = load i32, ptr %347, align 4
  %349 = or i32 %348, %346
  %350 = getelementptr inbounds nuw i8, ptr %284, i64 60
  %351 = load i32, ptr %350, align 4
  %352 = or i32 %349, %351
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %373

354:
  %355 = getelementptr inbounds nuw i8, ptr %284, i64 56
  %356 = load i32, ptr %355, align 8
  %357 = icmp eq i32 %356, -1
  %358 = and i64 %324, 7
  %359 = icmp eq i64 %358, 0
  %360 = select i1 %357, i1 %359, i1 false
  br i1 %360, label %361, label %373

361:
  %362 = icmp eq i64 %324, %322
  br i1 %362, label %376, label %363

363:
  %364 = trunc i64 %324 to i32
  %365 = and i32 %364, 120
  %366 = icmp eq i32 %365, 120
  br i1 %366, label %371, label %367

367:
  %368 = lshr i32 %364, 15
  %369 = and i32 %368, 31
  %370 = icmp eq i32 %369, %317
  br i1 %370, label %373, label %371

371:
  store i64 120, ptr %323, align 8
  %372 = load i64, ptr %269, align 8
  store i64 %372, ptr %331, align 8
  br label %376

373:
  %374 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %273, i64 %276)
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %381

376:
  %377 = add nuw nsw i64 %271, 1
  %378 = load i32, ptr %255, align 8
  %379 = zext i32 %378 to i64
  %380 = icmp samesign ult i64 %377, %379
  br i1 %380, label %270, label %381

381:
  %382 = phi i32 [ 0, %243 ], [ 0, %253 ], [ 1, %373 ], [ 0, %376 ]
  ret i32 %382
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %61 = load i32, ptr %60, align 8
  %62 = icmp ult i32 %3, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 43656
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %22 = load i32, ptr %21, align 8
  %23 = icmp ult i32 %2, %22
  br i1 %23, label %24, label %64

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 43656
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %31 = load i32, ptr %30, align 8
  %32 = icmp ult i32 %3, %31
  br i1 %32, label %33, label %56

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 43656
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 43656
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %37

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 43656
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 43656
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
  %133 = getelementptr inbounds nuw i8, ptr %128, i64 43616
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
  %150 = getelementptr inbounds nuw i8, ptr %128, i64 43624
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
  %818 = getelementptr inbounds nuw i8, ptr %817, i64 43616
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
  %836 = getelementptr inbounds nuw i8, ptr %817, i64 43632
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
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 43616
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
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 43616
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
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 43616
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
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 43616
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
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 43616
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
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 43616
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
  %517 = getelementptr inbounds nuw i8, ptr %516, i64 43616
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
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 43624
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
  %54 = getelementptr inbounds nuw i8, ptr %37, i64 43616
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
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 43616
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 43616
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 43640
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
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 43640
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
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 43632
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
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 43640
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
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 43616
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
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 43640
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
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 43640
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
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 43624
  %207 = load ptr, ptr %206, align 8
  %208 = load ptr, ptr %79, align 8
  %209 = load i64, ptr %208, align 8
  %210 = mul i64 %209, 96
  %211 = getelementptr inbounds nuw i8, ptr %207, i64 %210
  %212 = load i64, ptr %211, align 8
  br label %240

213:
  %214 = getelementptr inbounds nuw i8, ptr %205, i64 43616
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
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 43616
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
