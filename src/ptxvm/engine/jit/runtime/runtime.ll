; Generated from the C files beside this one by `make runtime`.
; 849234e6d42f01634c05c0a84b0d4051cfb5a5edd0973020f384960344ff729b
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
  %91 = call preserve_allcc i32 @screen_varying(ptr %8, ptr %1, ptr %61, i32 %4, i1 false)
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
  br i1 %8, label %1258, label %9

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
  br i1 %22, label %23, label %26

23:
  %24 = icmp ne i64 %5, 0
  %25 = call preserve_allcc i32 @screen_varying(ptr %7, ptr %1, ptr %2, i32 %3, i1 %24)
  br label %1256

26:
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 134
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 96
  br label %51

51:
  %52 = phi i64 [ 0, %26 ], [ %1252, %1251 ]
  %53 = getelementptr inbounds nuw %struct.ScreenRun, ptr %27, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  %55 = load i32, ptr %54, align 4
  %56 = sub i32 32, %55
  %57 = lshr i32 -1, %56
  %58 = load i32, ptr %53, align 8
  %59 = shl i32 %57, %58
  %60 = and i32 %59, %3
  %61 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %62, %5
  %64 = icmp eq i32 %60, 0
  br i1 %64, label %1251, label %65

65:
  %66 = load i32, ptr %28, align 4
  %67 = icmp eq i32 %66, 5
  %68 = getelementptr inbounds nuw i8, ptr %53, i64 16
  br i1 %67, label %69, label %89

69:
  %70 = phi i32 [ %87, %85 ], [ %60, %65 ]
  %71 = load i32, ptr %68, align 8
  %72 = icmp eq i32 %71, 8
  br i1 %72, label %80, label %73

73:
  %74 = call i32 @llvm.cttz.i32(i32 %70, i1 true)
  %75 = load i32, ptr %53, align 8
  %76 = sub i32 %74, %75
  %77 = zext i32 %76 to i64
  %78 = zext nneg i32 %71 to i64
  %79 = shl i64 %77, %78
  br label %80

80:
  %81 = phi i64 [ %79, %73 ], [ 0, %69 ]
  %82 = add i64 %81, %63
  %83 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %82, i32 -1)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %1256

85:
  %86 = add i32 %70, -1
  %87 = and i32 %86, %70
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %1251, label %69

89:
  %90 = load i32, ptr %68, align 8
  %91 = icmp eq i32 %90, 8
  %92 = load ptr, ptr %10, align 8
  br i1 %91, label %124, label %93

93:
  %94 = load ptr, ptr %7, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 43704
  %96 = load ptr, ptr %95, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %194, label %98

98:
  %99 = getelementptr inbounds nuw i8, ptr %92, i64 12
  %100 = load i32, ptr %99, align 4
  %101 = zext i32 %100 to i64
  %102 = and i64 %101, 7
  %103 = icmp eq i64 %102, 0
  %104 = and i64 %101, 6
  %105 = icmp eq i64 %104, 6
  %106 = or i1 %103, %105
  br i1 %106, label %194, label %107

107:
  %108 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %109 = load i32, ptr %108, align 8
  switch i32 %109, label %194 [
    i32 4, label %110
    i32 8, label %110
  ]

110:
  %111 = getelementptr inbounds nuw i8, ptr %92, i64 4
  %112 = load i32, ptr %111, align 4
  %113 = icmp ult i32 %112, 4
  %114 = call i32 @llvm.ctpop.i32(i32 %60)
  %115 = icmp samesign ult i32 %114, 2
  %116 = select i1 %113, i1 %115, i1 false
  br i1 %116, label %117, label %194

117:
  %118 = call i32 @llvm.cttz.i32(i32 %60, i1 true)
  %119 = sub i32 %118, %58
  %120 = zext i32 %119 to i64
  %121 = zext nneg i32 %90 to i64
  %122 = shl i64 %120, %121
  %123 = add i64 %122, %63
  br label %127

124:
  %125 = call i32 @llvm.ctpop.i32(i32 %60)
  %126 = icmp samesign ult i32 %125, 2
  br i1 %126, label %127, label %130

127:
  %128 = phi i64 [ %123, %117 ], [ %63, %124 ]
  %129 = load ptr, ptr %7, align 8
  br label %151

130:
  %131 = getelementptr inbounds nuw i8, ptr %92, i64 4
  %132 = load i32, ptr %131, align 4
  %133 = icmp eq i32 %132, 1
  %134 = load ptr, ptr %7, align 8
  br i1 %133, label %135, label %151

135:
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 37704
  %137 = load i32, ptr %136, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %151, label %139

139:
  %140 = getelementptr inbounds nuw i8, ptr %92, i64 20
  %141 = load i32, ptr %140, align 4
  %142 = load i32, ptr %13, align 8
  %143 = call i32 @llvm.cttz.i32(i32 %142, i1 false)
  %144 = getelementptr inbounds nuw i8, ptr %134, i64 328
  store i32 22, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %134, i64 332
  store i32 %141, ptr %145, align 4
  %146 = getelementptr inbounds nuw i8, ptr %134, i64 336
  store i32 %143, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %134, i64 352
  store i64 0, ptr %147, align 8
  %148 = getelementptr inbounds nuw i8, ptr %134, i64 368
  store i32 0, ptr %148, align 8
  %149 = getelementptr inbounds nuw i8, ptr %134, i64 360
  store i32 0, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %134, i64 364
  store i32 0, ptr %150, align 4
  br label %1256

151:
  %152 = phi i64 [ %128, %127 ], [ %63, %135 ], [ %63, %130 ]
  %153 = phi i1 [ true, %127 ], [ false, %135 ], [ false, %130 ]
  %154 = phi ptr [ %129, %127 ], [ %134, %135 ], [ %134, %130 ]
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 43704
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %189, label %158

158:
  %159 = getelementptr inbounds nuw i8, ptr %92, i64 12
  %160 = load i32, ptr %159, align 4
  %161 = zext i32 %160 to i64
  %162 = and i64 %161, 7
  %163 = icmp eq i64 %162, 0
  %164 = and i64 %161, 6
  %165 = icmp eq i64 %164, 6
  %166 = or i1 %163, %165
  br i1 %166, label %189, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %169 = load i32, ptr %168, align 8
  switch i32 %169, label %189 [
    i32 4, label %170
    i32 8, label %170
  ]

170:
  %171 = getelementptr inbounds nuw i8, ptr %92, i64 4
  %172 = load i32, ptr %171, align 4
  %173 = icmp ult i32 %172, 4
  br i1 %173, label %174, label %189

174:
  %175 = load i32, ptr %33, align 4
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %176
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 14896
  %179 = load i32, ptr %178, align 8
  %180 = icmp ne i32 %179, 0
  store i8 1, ptr %17, align 1
  %181 = call i32 @llvm.cttz.i32(i32 %60, i1 true)
  %182 = select i1 %153, i32 %181, i32 -1
  %183 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %152, i32 %182)
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %1256

185:
  %186 = load i8, ptr %19, align 4
  %187 = trunc nuw i8 %186 to i1
  br i1 %187, label %1251, label %188

188:
  call preserve_allcc void @follow_access(ptr %7, i64 %152, i32 %60, i1 %180)
  br label %1251

189:
  %190 = call i32 @llvm.cttz.i32(i32 %60, i1 true)
  %191 = select i1 %153, i32 %190, i32 -1
  %192 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %152, i32 %191)
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %1251, label %1256

194:
  %195 = call i32 @llvm.cttz.i32(i32 %60, i1 true)
  %196 = call i32 @llvm.ctlz.i32(i32 %60, i1 true)
  %197 = xor i32 %196, 31
  %198 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %199 = load i32, ptr %198, align 8
  %200 = sub i32 %195, %58
  %201 = zext i32 %200 to i64
  %202 = zext i32 %90 to i64
  %203 = shl i64 %201, %202
  %204 = add i64 %203, %63
  %205 = sub nsw i32 %197, %195
  %206 = zext i32 %205 to i64
  %207 = shl i64 %206, %202
  %208 = zext i32 %199 to i64
  %209 = add i64 %207, %208
  %210 = load i32, ptr %92, align 8
  %211 = icmp eq i32 %210, 2
  br i1 %211, label %217, label %212

212:
  %213 = icmp eq i32 %210, 0
  %214 = and i64 %204, -4294967296
  %215 = icmp eq i64 %214, 4294967296
  %216 = and i1 %215, %213
  br i1 %216, label %217, label %249

217:
  %218 = and i64 %204, 4294967295
  %219 = load i64, ptr %29, align 8
  %220 = and i64 %219, 16777215
  %221 = load i8, ptr %18, align 1
  %222 = trunc nuw i8 %221 to i1
  br i1 %222, label %228, label %223

223:
  %224 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %225 = load i32, ptr %224, align 8
  %226 = zext i32 %225 to i64
  %227 = or i64 %220, %226
  br label %228

228:
  %229 = phi i64 [ %227, %223 ], [ %220, %217 ]
  store i64 %229, ptr %30, align 8
  store i64 0, ptr %15, align 8
  %230 = getelementptr inbounds nuw i8, ptr %94, i64 80
  %231 = load i32, ptr %230, align 8
  %232 = zext i32 %231 to i64
  store i64 %232, ptr %14, align 8
  %233 = load ptr, ptr %39, align 8
  %234 = ptrtoint ptr %233 to i64
  store i64 %234, ptr %35, align 8
  %235 = load ptr, ptr %40, align 8
  store ptr %235, ptr %36, align 8
  %236 = load ptr, ptr %41, align 8
  store ptr %236, ptr %37, align 8
  %237 = load ptr, ptr %42, align 8
  store ptr %237, ptr %43, align 8
  %238 = load ptr, ptr %44, align 8
  store ptr %238, ptr %45, align 8
  %239 = load i64, ptr %46, align 8
  %240 = shl i64 %239, 16
  %241 = load i32, ptr %34, align 8
  %242 = lshr i32 %241, 4
  %243 = zext nneg i32 %242 to i64
  %244 = or i64 %240, %243
  store i64 %244, ptr %31, align 8
  %245 = load i32, ptr %47, align 8
  %246 = icmp ne i32 %245, 0
  %247 = zext i1 %246 to i8
  store i8 %247, ptr %48, align 2
  store i8 1, ptr %19, align 4
  %248 = icmp samesign ult i64 %218, %232
  br i1 %248, label %393, label %1248

249:
  switch i32 %210, label %1248 [
    i32 1, label %255
    i32 0, label %250
  ]

250:
  %251 = lshr i64 %204, 32
  %252 = trunc nuw i64 %251 to i32
  %253 = add i32 %252, -1
  %254 = icmp ult i32 %253, 4
  br i1 %254, label %1248, label %255

255:
  %256 = load i64, ptr %29, align 8
  %257 = load i8, ptr %18, align 1
  %258 = trunc nuw i8 %257 to i1
  br i1 %258, label %264, label %259

259:
  %260 = getelementptr inbounds nuw i8, ptr %92, i64 12
  %261 = load i32, ptr %260, align 4
  %262 = zext i32 %261 to i64
  %263 = or i64 %256, %262
  br label %264

264:
  %265 = phi i64 [ %263, %259 ], [ %256, %255 ]
  store i64 %265, ptr %30, align 8
  %266 = getelementptr inbounds nuw i8, ptr %94, i64 37656
  %267 = load i64, ptr %266, align 8
  store i64 %267, ptr %31, align 8
  store i8 0, ptr %19, align 4
  br i1 %97, label %316, label %268

268:
  %269 = getelementptr inbounds nuw i8, ptr %92, i64 12
  %270 = load i32, ptr %269, align 4
  %271 = zext i32 %270 to i64
  %272 = and i64 %271, 7
  %273 = icmp eq i64 %272, 0
  %274 = and i64 %271, 6
  %275 = icmp eq i64 %274, 6
  %276 = or i1 %273, %275
  br i1 %276, label %277, label %316

277:
  %278 = load i32, ptr %33, align 4
  %279 = zext i32 %278 to i64
  %280 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %32, i64 %279
  %281 = getelementptr inbounds nuw i8, ptr %94, i64 43712
  %282 = load ptr, ptr %281, align 8
  %283 = load i64, ptr %1, align 8
  %284 = mul i64 %283, 96
  %285 = getelementptr inbounds nuw i8, ptr %282, i64 %284
  %286 = getelementptr inbounds nuw i8, ptr %280, i64 112
  store i32 0, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %280, i64 116
  %288 = load i32, ptr %287, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %316, label %290

290:
  store i32 0, ptr %287, align 4
  br label %291

291:
  %292 = phi i64 [ 0, %290 ], [ %311, %310 ]
  %293 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %285, i64 %292
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 8
  %295 = load i64, ptr %294, align 8
  %296 = trunc i64 %295 to i32
  %297 = lshr i32 %296, 15
  %298 = and i32 %297, 31
  %299 = load i32, ptr %33, align 4
  %300 = icmp eq i32 %298, %299
  br i1 %300, label %301, label %310

301:
  %302 = lshr i64 %295, 24
  %303 = and i64 %302, 65535
  %304 = load i32, ptr %34, align 8
  %305 = lshr i32 %304, 4
  %306 = zext nneg i32 %305 to i64
  %307 = icmp eq i64 %303, %306
  br i1 %307, label %308, label %310

308:
  %309 = getelementptr inbounds nuw i8, ptr %293, i64 20
  store i32 0, ptr %309, align 4
  br label %310

310:
  %311 = add nuw nsw i64 %292, 1
  %312 = icmp eq i64 %311, 4
  br i1 %312, label %313, label %291

313:
  %314 = load ptr, ptr %10, align 8
  %315 = load ptr, ptr %7, align 8
  br label %316

316:
  %317 = phi ptr [ %315, %313 ], [ %94, %268 ], [ %94, %277 ], [ %94, %264 ]
  %318 = phi ptr [ %314, %313 ], [ %92, %268 ], [ %92, %277 ], [ %92, %264 ]
  %319 = ptrtoint ptr %318 to i64
  %320 = getelementptr inbounds nuw i8, ptr %317, i64 37712
  %321 = udiv i64 %319, 48
  %322 = and i64 %321, 63
  %323 = getelementptr inbounds nuw %struct.ScreenCache, ptr %320, i64 %322
  %324 = load i64, ptr %323, align 8
  %325 = icmp eq i64 %324, %319
  br i1 %325, label %326, label %333

326:
  %327 = getelementptr inbounds nuw i8, ptr %323, i64 8
  %328 = load i64, ptr %327, align 8
  %329 = sub i64 %204, %328
  %330 = getelementptr inbounds nuw i8, ptr %323, i64 16
  %331 = load i64, ptr %330, align 8
  %332 = icmp ult i64 %329, %331
  br i1 %332, label %339, label %333

333:
  %334 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %204, ptr %323)
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %1248, label %336

336:
  %337 = getelementptr inbounds nuw i8, ptr %323, i64 8
  %338 = load i64, ptr %337, align 8
  br label %339

339:
  %340 = phi i64 [ %338, %336 ], [ %328, %326 ]
  %341 = getelementptr inbounds nuw i8, ptr %323, i64 8
  store i64 %340, ptr %15, align 8
  %342 = getelementptr inbounds nuw i8, ptr %323, i64 16
  %343 = load i64, ptr %342, align 8
  store i64 %343, ptr %14, align 8
  %344 = getelementptr inbounds nuw i8, ptr %323, i64 24
  %345 = load i64, ptr %344, align 8
  store i64 %345, ptr %35, align 8
  %346 = getelementptr inbounds nuw i8, ptr %323, i64 40
  %347 = load ptr, ptr %346, align 8
  store ptr %347, ptr %36, align 8
  %348 = getelementptr inbounds nuw i8, ptr %323, i64 48
  %349 = load ptr, ptr %348, align 8
  store ptr %349, ptr %37, align 8
  %350 = getelementptr inbounds nuw i8, ptr %323, i64 56
  %351 = load ptr, ptr %350, align 8
  store ptr %351, ptr %38, align 8
  %352 = shl i64 %204, 1
  %353 = getelementptr inbounds nuw i8, ptr %323, i64 32
  %354 = load i64, ptr %353, align 8
  %355 = load i64, ptr %341, align 8
  %356 = add i64 %354, %355
  %357 = sub i64 %352, %356
  store i64 %204, ptr %353, align 8
  %358 = load i64, ptr %342, align 8
  %359 = icmp ult i64 %357, %358
  %360 = load ptr, ptr %346, align 8
  %361 = icmp eq ptr %360, null
  br i1 %359, label %362, label %366

362:
  br i1 %361, label %370, label %363

363:
  %364 = lshr i64 %357, 7
  %365 = getelementptr inbounds nuw %struct.ScreenLine, ptr %360, i64 %364
  call void @llvm.prefetch.p0(ptr %365, i32 1, i32 3, i32 1)
  br label %367

366:
  br i1 %361, label %370, label %367

367:
  %368 = load i64, ptr %15, align 8
  %369 = load i64, ptr %14, align 8
  br label %393

370:
  %371 = load i64, ptr %15, align 8
  %372 = add i64 %209, %204
  %373 = sub i64 %372, %371
  %374 = load i64, ptr %14, align 8
  %375 = icmp ugt i64 %373, %374
  br i1 %375, label %1248, label %376

376:
  %377 = load ptr, ptr %10, align 8
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 4
  %379 = load i32, ptr %378, align 4
  switch i32 %379, label %380 [
    i32 4, label %1251
    i32 0, label %1251
  ]

380:
  %381 = load ptr, ptr %7, align 8
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 20
  %383 = load i32, ptr %382, align 4
  %384 = load i32, ptr %13, align 8
  %385 = call i32 @llvm.cttz.i32(i32 %384, i1 false)
  %386 = getelementptr inbounds nuw i8, ptr %381, i64 328
  store i32 22, ptr %386, align 8
  %387 = getelementptr inbounds nuw i8, ptr %381, i64 332
  store i32 %383, ptr %387, align 4
  %388 = getelementptr inbounds nuw i8, ptr %381, i64 336
  store i32 %385, ptr %388, align 8
  %389 = getelementptr inbounds nuw i8, ptr %381, i64 352
  store i64 0, ptr %389, align 8
  %390 = getelementptr inbounds nuw i8, ptr %381, i64 368
  store i32 0, ptr %390, align 8
  %391 = getelementptr inbounds nuw i8, ptr %381, i64 360
  store i32 0, ptr %391, align 8
  %392 = getelementptr inbounds nuw i8, ptr %381, i64 364
  store i32 0, ptr %392, align 4
  br label %1256

393:
  %394 = phi i64 [ %369, %367 ], [ %232, %228 ]
  %395 = phi i64 [ %368, %367 ], [ 0, %228 ]
  %396 = phi i64 [ %204, %367 ], [ %218, %228 ]
  %397 = sub i64 %396, %395
  %398 = trunc i64 %397 to i32
  %399 = shl nuw i32 1, %90
  %400 = add i32 %399, -1
  %401 = and i32 %400, %398
  %402 = add i64 %397, %209
  %403 = icmp ugt i64 %402, %394
  %404 = add i32 %401, %199
  %405 = icmp ugt i32 %404, %399
  %406 = select i1 %403, i1 true, i1 %405
  br i1 %406, label %1248, label %407

407:
  %408 = load i8, ptr %19, align 4
  %409 = trunc nuw i8 %408 to i1
  br i1 %409, label %410, label %437

410:
  %411 = load ptr, ptr %7, align 8
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 37696
  %413 = load i32, ptr %412, align 8
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %437, label %415

415:
  %416 = load ptr, ptr %10, align 8
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 8
  %418 = load i32, ptr %417, align 8
  %419 = icmp ult i32 %418, 4
  br i1 %419, label %420, label %437

420:
  %421 = lshr exact i32 %60, %195
  %422 = call preserve_allcc i1 @check_parts(ptr %7, i64 %397, i32 %90, i32 %421)
  br i1 %422, label %437, label %423

423:
  %424 = load ptr, ptr %7, align 8
  %425 = load ptr, ptr %10, align 8
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 20
  %427 = load i32, ptr %426, align 4
  %428 = load i32, ptr %13, align 8
  %429 = call i32 @llvm.cttz.i32(i32 %428, i1 false)
  %430 = getelementptr inbounds nuw i8, ptr %424, i64 328
  store i32 22, ptr %430, align 8
  %431 = getelementptr inbounds nuw i8, ptr %424, i64 332
  store i32 %427, ptr %431, align 4
  %432 = getelementptr inbounds nuw i8, ptr %424, i64 336
  store i32 %429, ptr %432, align 8
  %433 = getelementptr inbounds nuw i8, ptr %424, i64 352
  store i64 0, ptr %433, align 8
  %434 = getelementptr inbounds nuw i8, ptr %424, i64 368
  store i32 0, ptr %434, align 8
  %435 = getelementptr inbounds nuw i8, ptr %424, i64 360
  store i32 0, ptr %435, align 8
  %436 = getelementptr inbounds nuw i8, ptr %424, i64 364
  store i32 0, ptr %436, align 4
  br label %1256

437:
  %438 = add i64 %402, -1
  %439 = lshr i64 %438, 7
  %440 = lshr i64 %397, 7
  %441 = icmp samesign ugt i64 %440, %439
  br i1 %441, label %1251, label %442

442:
  %443 = zext nneg i32 %195 to i64
  %444 = zext nneg i32 %401 to i64
  %445 = sub i64 %444, %397
  %446 = icmp eq i32 %90, 2
  %447 = shl nuw nsw i64 %202, 3
  br label %448

448:
  %449 = phi i64 [ %440, %442 ], [ %1232, %1231 ]
  %450 = shl nuw i64 %449, 7
  %451 = add i64 %445, %450
  %452 = ashr i64 %451, %202
  %453 = add nsw i64 %452, %443
  br i1 %446, label %454, label %465

454:
  %455 = add i64 %453, -32
  %456 = icmp ult i64 %455, -63
  br i1 %456, label %467, label %457

457:
  %458 = icmp sgt i64 %453, -1
  %459 = trunc nsw i64 %453 to i32
  br i1 %458, label %460, label %462

460:
  %461 = lshr i32 %60, %459
  br label %467

462:
  %463 = sub nsw i32 0, %459
  %464 = shl i32 %60, %463
  br label %467

465:
  %466 = call preserve_allcc i32 @words_of(i32 %60, i64 %453, i32 %90, i32 %401, i32 %199)
  br label %467

467:
  %468 = phi i32 [ %466, %465 ], [ 0, %454 ], [ %461, %460 ], [ %464, %462 ]
  %469 = load i64, ptr %30, align 8
  %470 = shl i64 %453, 7
  %471 = and i64 %470, 32640
  %472 = xor i64 %471, 16384
  %473 = or i64 %472, %447
  %474 = or i64 %473, %469
  %475 = load ptr, ptr %36, align 8
  %476 = getelementptr inbounds nuw %struct.ScreenLine, ptr %475, i64 %449
  %477 = icmp ne i32 %468, 0
  %478 = load i64, ptr %14, align 8
  %479 = icmp ult i64 %450, %478
  %480 = select i1 %477, i1 %479, i1 false
  br i1 %480, label %481, label %1201

481:
  %482 = load i8, ptr %19, align 4
  %483 = trunc nuw i8 %482 to i1
  %484 = load ptr, ptr %7, align 8
  br i1 %483, label %485, label %510

485:
  %486 = getelementptr inbounds nuw i8, ptr %484, i64 37696
  %487 = load i32, ptr %486, align 8
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %510, label %489

489:
  %490 = load ptr, ptr %10, align 8
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 8
  %492 = load i32, ptr %491, align 8
  %493 = icmp ult i32 %492, 4
  br i1 %493, label %510, label %494

494:
  %495 = getelementptr inbounds nuw i8, ptr %490, i64 4
  %496 = load i32, ptr %495, align 4
  %497 = add i32 %496, -1
  %498 = and i32 %497, -6
  %499 = icmp eq i32 %498, 0
  %500 = load ptr, ptr %43, align 8
  %501 = getelementptr inbounds nuw i32, ptr %500, i64 %449
  %502 = load i32, ptr %501, align 4
  br i1 %499, label %503, label %506

503:
  %504 = or i32 %502, %468
  store i32 %504, ptr %501, align 4
  %505 = load ptr, ptr %7, align 8
  br label %510

506:
  %507 = xor i32 %502, -1
  %508 = and i32 %468, %507
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %510, label %1234

510:
  %511 = phi ptr [ %505, %503 ], [ %484, %506 ], [ %484, %489 ], [ %484, %485 ], [ %484, %481 ]
  %512 = getelementptr inbounds nuw i8, ptr %511, i64 37704
  %513 = load i32, ptr %512, align 8
  %514 = icmp eq i32 %513, 0
  %515 = load i8, ptr %19, align 4
  %516 = trunc nuw i8 %515 to i1
  br i1 %514, label %517, label %540

517:
  br i1 %516, label %1201, label %518

518:
  %519 = load ptr, ptr %10, align 8
  %520 = getelementptr inbounds nuw i8, ptr %519, i64 4
  %521 = load i32, ptr %520, align 4
  switch i32 %521, label %522 [
    i32 4, label %1201
    i32 0, label %1201
  ]

522:
  %523 = lshr i64 %449, 5
  %524 = load ptr, ptr %38, align 8
  %525 = getelementptr inbounds nuw %struct.ScreenPage, ptr %524, i64 %523
  %526 = load atomic i64, ptr %525 acquire, align 8
  %527 = load ptr, ptr %7, align 8
  %528 = getelementptr inbounds nuw i8, ptr %527, i64 37656
  %529 = load i64, ptr %528, align 8
  %530 = icmp eq i64 %526, %529
  br i1 %530, label %1201, label %531

531:
  %532 = add i64 %529, -1
  %533 = icmp eq i64 %526, %532
  br i1 %533, label %534, label %538

534:
  %535 = load ptr, ptr %10, align 8
  %536 = getelementptr inbounds nuw i8, ptr %535, i64 4
  %537 = load i32, ptr %536, align 4
  switch i32 %537, label %538 [
    i32 4, label %1201
    i32 0, label %1201
  ]

538:
  %539 = call preserve_allcc i1 @open_page(ptr %7, i64 %523)
  br i1 %539, label %1201, label %1234

540:
  br i1 %516, label %559, label %541

541:
  %542 = lshr i64 %449, 5
  %543 = load ptr, ptr %38, align 8
  %544 = getelementptr inbounds nuw %struct.ScreenPage, ptr %543, i64 %542
  %545 = load atomic i64, ptr %544 acquire, align 8
  %546 = load ptr, ptr %7, align 8
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 37656
  %548 = load i64, ptr %547, align 8
  %549 = icmp eq i64 %545, %548
  br i1 %549, label %559, label %550

550:
  %551 = add i64 %548, -1
  %552 = icmp eq i64 %545, %551
  br i1 %552, label %553, label %557

553:
  %554 = load ptr, ptr %10, align 8
  %555 = getelementptr inbounds nuw i8, ptr %554, i64 4
  %556 = load i32, ptr %555, align 4
  switch i32 %556, label %557 [
    i32 4, label %559
    i32 0, label %559
  ]

557:
  %558 = call preserve_allcc i1 @open_page(ptr %7, i64 %542)
  br i1 %558, label %559, label %1234

559:
  %560 = load i8, ptr %19, align 4
  %561 = trunc nuw i8 %560 to i1
  br i1 %561, label %630, label %562

562:
  %563 = icmp eq i32 %468, -1
  %564 = and i64 %469, 7
  %565 = icmp eq i64 %564, 0
  %566 = and i1 %563, %565
  %567 = and i64 %474, 64
  %568 = icmp eq i64 %567, 0
  %569 = select i1 %566, i1 %568, i1 false
  br i1 %569, label %570, label %624

570:
  %571 = load ptr, ptr %10, align 8
  %572 = getelementptr inbounds nuw i8, ptr %571, i64 4
  %573 = load i32, ptr %572, align 4
  %574 = icmp eq i32 %573, 4
  br i1 %574, label %624, label %575

575:
  %576 = load ptr, ptr %7, align 8
  %577 = load ptr, ptr %38, align 8
  %578 = lshr i64 %449, 5
  %579 = getelementptr inbounds nuw %struct.ScreenPage, ptr %577, i64 %578
  %580 = getelementptr inbounds nuw i8, ptr %579, i64 8
  %581 = and i64 %449, 31
  %582 = getelementptr inbounds nuw i64, ptr %580, i64 %581
  %583 = icmp eq i32 %573, 0
  %584 = load atomic i64, ptr %582 monotonic, align 8
  %585 = select i1 %583, i64 2, i64 1
  %586 = icmp eq i64 %584, 0
  br i1 %586, label %587, label %589

587:
  %588 = or disjoint i64 %585, %474
  br label %610

589:
  %590 = and i64 %584, -8
  %591 = icmp eq i64 %590, %474
  br i1 %591, label %592, label %594

592:
  %593 = or i64 %584, %585
  br label %610

594:
  %595 = xor i64 %584, %469
  %596 = icmp ult i64 %595, 1099511627776
  br i1 %596, label %597, label %624

597:
  %598 = lshr i64 %584, 24
  %599 = and i64 %598, 65535
  %600 = lshr i64 %474, 24
  %601 = and i64 %600, 65535
  %602 = icmp samesign ult i64 %599, %601
  br i1 %602, label %603, label %624

603:
  %604 = and i64 %584, 5
  %605 = icmp ne i64 %604, 0
  %606 = and i1 %583, %605
  %607 = select i1 %606, i64 4, i64 0
  %608 = or disjoint i64 %474, %607
  %609 = or disjoint i64 %608, %585
  br label %610

610:
  %611 = phi i64 [ %609, %603 ], [ %593, %592 ], [ %588, %587 ]
  %612 = getelementptr inbounds nuw i8, ptr %576, i64 37688
  %613 = load i32, ptr %612, align 8
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %616, label %615

615:
  store i64 %611, ptr %582, align 8
  br label %1201

616:
  %617 = icmp eq i64 %584, %611
  br i1 %617, label %1201, label %618

618:
  %619 = cmpxchg ptr %582, i64 %584, i64 %611 monotonic monotonic, align 8
  %620 = extractvalue { i64, i1 } %619, 1
  br i1 %620, label %1201, label %621

621:
  %622 = load i8, ptr %19, align 4
  %623 = trunc nuw i8 %622 to i1
  br label %624

624:
  %625 = phi i1 [ %623, %621 ], [ false, %594 ], [ false, %597 ], [ false, %570 ], [ false, %562 ]
  %626 = load i8, ptr %17, align 1
  %627 = trunc nuw i8 %626 to i1
  %628 = xor i1 %627, true
  %629 = select i1 %628, i1 true, i1 %625
  br i1 %629, label %630, label %632

630:
  %631 = load i64, ptr %31, align 8
  br label %687

632:
  %633 = load ptr, ptr %38, align 8
  %634 = lshr i64 %449, 5
  %635 = getelementptr inbounds nuw %struct.ScreenPage, ptr %633, i64 %634
  %636 = getelementptr inbounds nuw i8, ptr %635, i64 8
  %637 = and i64 %449, 31
  %638 = getelementptr inbounds nuw i64, ptr %636, i64 %637
  %639 = load atomic i64, ptr %638 monotonic, align 8
  %640 = icmp eq i64 %639, -1
  br i1 %640, label %641, label %643

641:
  %642 = load i64, ptr %476, align 8
  br label %672

643:
  %644 = load ptr, ptr %7, align 8
  %645 = getelementptr inbounds nuw i8, ptr %644, i64 37688
  %646 = load i32, ptr %645, align 8
  %647 = icmp eq i32 %646, 0
  br i1 %647, label %649, label %648

648:
  store i64 -1, ptr %638, align 8
  br label %651

649:
  %650 = atomicrmw xchg ptr %638, i64 -1 monotonic, align 8
  br label %651

651:
  %652 = phi i64 [ %639, %648 ], [ %650, %649 ]
  %653 = load i64, ptr %31, align 8
  store i64 %653, ptr %476, align 8
  %654 = and i64 %652, 5
  %655 = icmp ne i64 %654, 0
  %656 = sext i1 %655 to i32
  %657 = getelementptr inbounds nuw i8, ptr %476, i64 48
  store i32 %656, ptr %657, align 8
  %658 = shl i64 %652, 62
  %659 = ashr i64 %658, 63
  %660 = trunc nsw i64 %659 to i32
  %661 = getelementptr inbounds nuw i8, ptr %476, i64 56
  store i32 %660, ptr %661, align 8
  %662 = getelementptr inbounds nuw i8, ptr %476, i64 60
  store i32 0, ptr %662, align 4
  %663 = getelementptr inbounds nuw i8, ptr %476, i64 52
  store i32 0, ptr %663, align 4
  %664 = and i64 %652, -8
  %665 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %666 = getelementptr inbounds nuw i8, ptr %476, i64 32
  store i64 %664, ptr %666, align 8
  store i64 %664, ptr %665, align 8
  %667 = and i64 %652, 1
  %668 = icmp eq i64 %667, 0
  br i1 %668, label %669, label %672

669:
  %670 = and i64 %652, -16777216
  %671 = add i64 %670, -16777096
  store i64 %671, ptr %665, align 8
  br label %672

672:
  %673 = phi i64 [ %642, %641 ], [ %653, %651 ], [ %653, %669 ]
  %674 = load i64, ptr %31, align 8
  %675 = icmp eq i64 %673, %674
  br i1 %675, label %676, label %685

676:
  %677 = getelementptr inbounds nuw i8, ptr %476, i64 48
  %678 = load i32, ptr %677, align 8
  %679 = getelementptr inbounds nuw i8, ptr %476, i64 52
  %680 = load i32, ptr %679, align 4
  %681 = or i32 %680, %678
  %682 = and i32 %681, %468
  %683 = icmp eq i32 %682, 0
  %684 = zext i1 %683 to i8
  br label %685

685:
  %686 = phi i8 [ 1, %672 ], [ %684, %676 ]
  store i8 %686, ptr %16, align 8
  br label %687

687:
  %688 = phi i64 [ %631, %630 ], [ %674, %685 ]
  %689 = load i64, ptr %476, align 8
  %690 = icmp eq i64 %689, %688
  br i1 %690, label %691, label %753

691:
  %692 = load ptr, ptr %10, align 8
  %693 = getelementptr inbounds nuw i8, ptr %692, i64 4
  %694 = load i32, ptr %693, align 4
  switch i32 %694, label %713 [
    i32 4, label %695
    i32 0, label %695
  ]

695:
  %696 = getelementptr inbounds nuw i8, ptr %476, i64 32
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, %474
  br i1 %698, label %699, label %753

699:
  %700 = getelementptr inbounds nuw i8, ptr %476, i64 56
  %701 = load i32, ptr %700, align 8
  %702 = xor i32 %701, -1
  %703 = and i32 %468, %702
  %704 = icmp eq i32 %703, 0
  br i1 %704, label %705, label %753

705:
  %706 = getelementptr inbounds nuw i8, ptr %476, i64 48
  %707 = load i32, ptr %706, align 8
  %708 = getelementptr inbounds nuw i8, ptr %476, i64 52
  %709 = load i32, ptr %708, align 4
  %710 = or i32 %709, %707
  %711 = and i32 %710, %468
  %712 = icmp eq i32 %711, 0
  br i1 %712, label %1201, label %753

713:
  %714 = and i64 %469, 7
  %715 = icmp eq i64 %714, 0
  %716 = and i64 %469, 6
  %717 = icmp eq i64 %716, 6
  %718 = or i1 %715, %717
  br i1 %718, label %753, label %719

719:
  %720 = getelementptr inbounds nuw i8, ptr %476, i64 48
  %721 = load i32, ptr %720, align 8
  %722 = xor i32 %721, -1
  %723 = and i32 %468, %722
  %724 = icmp eq i32 %723, 0
  br i1 %724, label %725, label %753

725:
  %726 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %727 = load i64, ptr %726, align 8
  %728 = and i64 %727, 120
  %729 = icmp eq i64 %728, 120
  br i1 %729, label %730, label %753

730:
  %731 = icmp ugt i64 %727, -1099511627777
  %732 = xor i64 %727, %474
  %733 = icmp ult i64 %732, 16777216
  %734 = select i1 %731, i1 true, i1 %733
  br i1 %734, label %735, label %753

735:
  %736 = and i64 %727, 7
  %737 = icmp ne i64 %736, 0
  %738 = xor i64 %727, %469
  %739 = and i64 %738, 7
  %740 = icmp eq i64 %739, 0
  %741 = select i1 %737, i1 %740, i1 false
  br i1 %741, label %742, label %753

742:
  %743 = getelementptr inbounds nuw i8, ptr %476, i64 52
  %744 = load i32, ptr %743, align 4
  %745 = getelementptr inbounds nuw i8, ptr %476, i64 56
  %746 = load i32, ptr %745, align 8
  %747 = or i32 %746, %744
  %748 = getelementptr inbounds nuw i8, ptr %476, i64 60
  %749 = load i32, ptr %748, align 4
  %750 = or i32 %747, %749
  %751 = and i32 %750, %468
  %752 = icmp eq i32 %751, 0
  br i1 %752, label %1201, label %753

753:
  %754 = load i8, ptr %19, align 4
  %755 = trunc nuw i8 %754 to i1
  br i1 %755, label %808, label %756

756:
  %757 = load ptr, ptr %7, align 8
  %758 = getelementptr inbounds nuw i8, ptr %757, i64 37688
  %759 = load i32, ptr %758, align 8
  %760 = icmp eq i32 %759, 0
  br i1 %760, label %761, label %770

761:
  %762 = getelementptr inbounds nuw i8, ptr %476, i64 8
  br label %763

763:
  %764 = atomicrmw or ptr %762, i64 1 acquire, align 8
  %765 = and i64 %764, 1
  %766 = icmp eq i64 %765, 0
  br i1 %766, label %767, label %763

767:
  %768 = load i8, ptr %19, align 4
  %769 = trunc nuw i8 %768 to i1
  br i1 %769, label %808, label %770

770:
  %771 = load ptr, ptr %38, align 8
  %772 = lshr i64 %449, 5
  %773 = getelementptr inbounds nuw %struct.ScreenPage, ptr %771, i64 %772
  %774 = getelementptr inbounds nuw i8, ptr %773, i64 8
  %775 = and i64 %449, 31
  %776 = getelementptr inbounds nuw i64, ptr %774, i64 %775
  %777 = load atomic i64, ptr %776 monotonic, align 8
  %778 = icmp eq i64 %777, -1
  br i1 %778, label %808, label %779

779:
  %780 = load ptr, ptr %7, align 8
  %781 = getelementptr inbounds nuw i8, ptr %780, i64 37688
  %782 = load i32, ptr %781, align 8
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %785, label %784

784:
  store i64 -1, ptr %776, align 8
  br label %787

785:
  %786 = atomicrmw xchg ptr %776, i64 -1 monotonic, align 8
  br label %787

787:
  %788 = phi i64 [ %777, %784 ], [ %786, %785 ]
  %789 = load i64, ptr %31, align 8
  store i64 %789, ptr %476, align 8
  %790 = and i64 %788, 5
  %791 = icmp ne i64 %790, 0
  %792 = sext i1 %791 to i32
  %793 = getelementptr inbounds nuw i8, ptr %476, i64 48
  store i32 %792, ptr %793, align 8
  %794 = shl i64 %788, 62
  %795 = ashr i64 %794, 63
  %796 = trunc nsw i64 %795 to i32
  %797 = getelementptr inbounds nuw i8, ptr %476, i64 56
  store i32 %796, ptr %797, align 8
  %798 = getelementptr inbounds nuw i8, ptr %476, i64 60
  store i32 0, ptr %798, align 4
  %799 = getelementptr inbounds nuw i8, ptr %476, i64 52
  store i32 0, ptr %799, align 4
  %800 = and i64 %788, -8
  %801 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %802 = getelementptr inbounds nuw i8, ptr %476, i64 32
  store i64 %800, ptr %802, align 8
  store i64 %800, ptr %801, align 8
  %803 = and i64 %788, 1
  %804 = icmp eq i64 %803, 0
  br i1 %804, label %805, label %808

805:
  %806 = and i64 %788, -16777216
  %807 = add i64 %806, -16777096
  store i64 %807, ptr %801, align 8
  br label %808

808:
  %809 = phi i1 [ true, %767 ], [ %760, %805 ], [ %760, %787 ], [ %760, %770 ], [ false, %753 ]
  %810 = load i64, ptr %476, align 8
  %811 = load i64, ptr %31, align 8
  %812 = icmp eq i64 %810, %811
  br i1 %812, label %915, label %813

813:
  %814 = load ptr, ptr %10, align 8
  %815 = getelementptr inbounds nuw i8, ptr %814, i64 4
  %816 = load i32, ptr %815, align 4
  %817 = and i32 %816, -5
  %818 = icmp eq i32 %817, 0
  %819 = select i1 %818, i32 2, i32 0
  store i64 %811, ptr %476, align 8
  %820 = getelementptr inbounds nuw i8, ptr %476, i64 48
  %821 = getelementptr inbounds nuw i8, ptr %476, i64 60
  store i32 0, ptr %821, align 4
  %822 = getelementptr inbounds nuw i8, ptr %476, i64 56
  store i32 0, ptr %822, align 8
  %823 = getelementptr inbounds nuw i8, ptr %476, i64 52
  store i32 0, ptr %823, align 4
  store i32 0, ptr %820, align 8
  %824 = getelementptr inbounds nuw i8, ptr %476, i64 8
  store i64 0, ptr %824, align 8
  %825 = trunc i64 %474 to i32
  %826 = and i32 %825, 120
  %827 = icmp eq i32 %826, 72
  br i1 %827, label %828, label %887

828:
  %829 = load i8, ptr %19, align 4
  %830 = trunc nuw i8 %829 to i1
  %831 = and i64 %469, 7
  %832 = icmp eq i64 %831, 0
  %833 = and i1 %832, %830
  br i1 %833, label %834, label %886

834:
  %835 = and i64 %474, -16777216
  %836 = or disjoint i64 %835, 64
  %837 = load ptr, ptr %37, align 8
  %838 = load ptr, ptr %36, align 8
  %839 = ptrtoint ptr %476 to i64
  %840 = ptrtoint ptr %838 to i64
  %841 = sub i64 %839, %840
  %842 = getelementptr inbounds nuw i16, ptr %837, i64 %841
  %843 = load ptr, ptr %10, align 8
  %844 = getelementptr inbounds nuw i8, ptr %843, i64 4
  %845 = load i32, ptr %844, align 4
  %846 = and i32 %845, -5
  %847 = icmp eq i32 %846, 0
  %848 = select i1 %847, i64 2, i64 0
  %849 = lshr i32 %825, 10
  %850 = and i32 %849, 16352
  %851 = select i1 %847, i64 32, i64 0
  %852 = getelementptr inbounds nuw i16, ptr %842, i64 %851
  br label %853

853:
  %854 = phi i32 [ %865, %853 ], [ %468, %834 ]
  %855 = call i32 @llvm.cttz.i32(i32 %854, i1 true)
  %856 = load ptr, ptr %49, align 8
  %857 = zext nneg i32 %855 to i64
  %858 = getelementptr inbounds nuw i8, ptr %856, i64 %857
  %859 = load i8, ptr %858, align 1
  %860 = zext i8 %859 to i32
  %861 = or i32 %850, %860
  %862 = trunc nuw nsw i32 %861 to i16
  %863 = getelementptr inbounds nuw i16, ptr %852, i64 %857
  store i16 %862, ptr %863, align 2
  %864 = add i32 %854, -1
  %865 = and i32 %864, %854
  %866 = icmp eq i32 %865, 0
  br i1 %866, label %867, label %853

867:
  switch i32 %845, label %868 [
    i32 4, label %880
    i32 0, label %880
  ]

868:
  %869 = load i64, ptr %824, align 8
  %870 = icmp eq i64 %869, 0
  br i1 %870, label %876, label %871

871:
  %872 = load ptr, ptr %7, align 8
  store i64 0, ptr %824, align 8
  %873 = getelementptr inbounds nuw i8, ptr %872, i64 41816
  %874 = load i64, ptr %873, align 8
  %875 = add i64 %874, 1
  store i64 %875, ptr %873, align 8
  br label %876

876:
  %877 = xor i32 %468, -1
  %878 = load i32, ptr %822, align 8
  %879 = and i32 %878, %877
  store i32 %879, ptr %822, align 8
  br label %880

880:
  %881 = getelementptr inbounds nuw i32, ptr %820, i64 %848
  %882 = load i32, ptr %881, align 4
  %883 = or i32 %882, %468
  store i32 %883, ptr %881, align 4
  %884 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %885 = getelementptr inbounds nuw i64, ptr %884, i64 %848
  store i64 %836, ptr %885, align 8
  br label %1177

886:
  call preserve_allcc void @remember(ptr %7, ptr %476, i32 %819, i64 %474, i32 %468)
  br label %1177

887:
  %888 = zext nneg i32 %819 to i64
  %889 = getelementptr inbounds nuw i32, ptr %820, i64 %888
  store i32 %468, ptr %889, align 4
  %890 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %891 = getelementptr inbounds nuw i64, ptr %890, i64 %888
  store i64 %474, ptr %891, align 8
  switch i32 %816, label %1177 [
    i32 4, label %892
    i32 0, label %892
  ]

892:
  %893 = load ptr, ptr %7, align 8
  %894 = getelementptr inbounds nuw i8, ptr %893, i64 37692
  %895 = load i32, ptr %894, align 4
  %896 = icmp eq i32 %895, 0
  br i1 %896, label %897, label %1177

897:
  %898 = load i32, ptr %820, align 8
  %899 = load i32, ptr %823, align 4
  %900 = or i32 %899, %898
  %901 = icmp eq i32 %900, 0
  br i1 %901, label %902, label %1177

902:
  %903 = getelementptr inbounds nuw i8, ptr %476, i64 32
  %904 = load i64, ptr %903, align 8
  %905 = and i64 %904, 71
  %906 = icmp eq i64 %905, 64
  br i1 %906, label %907, label %1177

907:
  store i32 -1, ptr %822, align 8
  store i32 0, ptr %821, align 4
  %908 = and i64 %904, 120
  %909 = icmp eq i64 %908, 120
  %910 = shl i64 %811, 10
  %911 = lshr i64 %904, 15
  %912 = and i64 %911, 1023
  %913 = select i1 %909, i64 1023, i64 %912
  %914 = or disjoint i64 %913, %910
  store i64 %914, ptr %824, align 8
  br label %1177

915:
  %916 = load i8, ptr %19, align 4
  %917 = trunc nuw i8 %916 to i1
  br i1 %917, label %972, label %918

918:
  %919 = load ptr, ptr %10, align 8
  %920 = getelementptr inbounds nuw i8, ptr %919, i64 4
  %921 = load i32, ptr %920, align 4
  %922 = and i32 %921, -5
  %923 = icmp eq i32 %922, 0
  %924 = select i1 %923, i32 2, i32 0
  %925 = and i64 %474, 120
  %926 = icmp eq i64 %925, 72
  br i1 %926, label %972, label %927

927:
  %928 = getelementptr inbounds nuw i8, ptr %476, i64 48
  %929 = load i32, ptr %928, align 8
  %930 = getelementptr inbounds nuw i8, ptr %476, i64 52
  %931 = load i32, ptr %930, align 4
  %932 = or i32 %931, %929
  %933 = getelementptr inbounds nuw i8, ptr %476, i64 56
  %934 = load i32, ptr %933, align 8
  %935 = or i32 %932, %934
  %936 = getelementptr inbounds nuw i8, ptr %476, i64 60
  %937 = load i32, ptr %936, align 4
  %938 = or i32 %935, %937
  %939 = and i32 %938, %468
  %940 = icmp eq i32 %939, 0
  br i1 %940, label %941, label %972

941:
  %942 = zext nneg i32 %924 to i64
  %943 = getelementptr inbounds nuw i32, ptr %928, i64 %942
  %944 = load i32, ptr %943, align 4
  %945 = icmp eq i32 %944, 0
  br i1 %945, label %946, label %948

946:
  %947 = getelementptr inbounds nuw i32, ptr %928, i64 %942
  br label %965

948:
  %949 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %950 = getelementptr inbounds nuw i64, ptr %949, i64 %942
  %951 = load i64, ptr %950, align 8
  %952 = icmp ne i64 %951, %474
  %953 = zext i1 %952 to i32
  %954 = or disjoint i32 %924, %953
  %955 = zext nneg i32 %954 to i64
  %956 = getelementptr inbounds nuw i32, ptr %928, i64 %955
  %957 = load i32, ptr %956, align 4
  %958 = icmp eq i32 %957, 0
  %959 = getelementptr inbounds nuw i32, ptr %928, i64 %955
  br i1 %958, label %965, label %960

960:
  %961 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %962 = getelementptr inbounds nuw i64, ptr %961, i64 %955
  %963 = load i64, ptr %962, align 8
  %964 = icmp eq i64 %963, %474
  br i1 %964, label %965, label %972

965:
  %966 = phi ptr [ %947, %946 ], [ %959, %948 ], [ %959, %960 ]
  %967 = phi i64 [ %942, %946 ], [ %955, %948 ], [ %955, %960 ]
  %968 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %969 = getelementptr inbounds nuw i64, ptr %968, i64 %967
  store i64 %474, ptr %969, align 8
  %970 = load i32, ptr %966, align 4
  %971 = or i32 %970, %468
  store i32 %971, ptr %966, align 4
  br label %1177

972:
  %973 = trunc i64 %474 to i32
  %974 = lshr i32 %973, 3
  %975 = and i32 %974, 15
  %976 = icmp eq i32 %975, 9
  br i1 %976, label %977, label %1124

977:
  %978 = and i64 %469, 7
  %979 = icmp eq i64 %978, 0
  %980 = and i1 %979, %917
  br i1 %980, label %981, label %1175

981:
  %982 = and i64 %474, -16777216
  %983 = or disjoint i64 %982, 64
  %984 = getelementptr inbounds nuw i8, ptr %476, i64 48
  %985 = getelementptr inbounds nuw i8, ptr %476, i64 52
  %986 = load i32, ptr %985, align 4
  %987 = icmp eq i32 %986, 0
  br i1 %987, label %988, label %1175

988:
  %989 = load i32, ptr %984, align 4
  %990 = icmp eq i32 %989, 0
  br i1 %990, label %995, label %991

991:
  %992 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %993 = load i64, ptr %992, align 8
  %994 = icmp eq i64 %993, %983
  br i1 %994, label %995, label %1175

995:
  %996 = getelementptr inbounds nuw i8, ptr %476, i64 60
  %997 = load i32, ptr %996, align 4
  %998 = icmp eq i32 %997, 0
  br i1 %998, label %999, label %1175

999:
  %1000 = getelementptr inbounds nuw i8, ptr %476, i64 56
  %1001 = load i32, ptr %1000, align 4
  %1002 = icmp eq i32 %1001, 0
  br i1 %1002, label %1007, label %1003

1003:
  %1004 = getelementptr inbounds nuw i8, ptr %476, i64 32
  %1005 = load i64, ptr %1004, align 8
  %1006 = icmp eq i64 %1005, %983
  br i1 %1006, label %1007, label %1175

1007:
  %1008 = load ptr, ptr %37, align 8
  %1009 = load ptr, ptr %36, align 8
  %1010 = ptrtoint ptr %476 to i64
  %1011 = ptrtoint ptr %1009 to i64
  %1012 = sub i64 %1010, %1011
  %1013 = getelementptr inbounds nuw i16, ptr %1008, i64 %1012
  %1014 = and i32 %989, %468
  %1015 = lshr i32 %973, 15
  %1016 = and i32 %1015, 31
  %1017 = lshr i32 %973, 20
  %1018 = and i32 %1017, 15
  %1019 = icmp eq i32 %1014, 0
  br i1 %1019, label %1047, label %1020

1020:
  %1021 = load ptr, ptr %49, align 8
  br label %1022

1022:
  %1023 = phi i32 [ %1014, %1020 ], [ %1045, %1043 ]
  %1024 = call i32 @llvm.cttz.i32(i32 %1023, i1 true)
  %1025 = zext nneg i32 %1024 to i64
  %1026 = getelementptr inbounds nuw i16, ptr %1013, i64 %1025
  %1027 = load i16, ptr %1026, align 2
  %1028 = zext i16 %1027 to i32
  %1029 = icmp slt i16 %1027, 0
  br i1 %1029, label %1175, label %1030

1030:
  %1031 = lshr i32 %1028, 5
  %1032 = and i32 %1031, 31
  %1033 = icmp eq i32 %1032, %1016
  br i1 %1033, label %1034, label %1175

1034:
  %1035 = lshr i32 %1028, 10
  %1036 = icmp samesign ult i32 %1035, %1018
  br i1 %1036, label %1043, label %1037

1037:
  %1038 = and i32 %1028, 31
  %1039 = getelementptr inbounds nuw i8, ptr %1021, i64 %1025
  %1040 = load i8, ptr %1039, align 1
  %1041 = zext i8 %1040 to i32
  %1042 = icmp eq i32 %1038, %1041
  br i1 %1042, label %1043, label %1175

1043:
  %1044 = add i32 %1023, -1
  %1045 = and i32 %1044, %1023
  %1046 = icmp eq i32 %1045, 0
  br i1 %1046, label %1047, label %1022

1047:
  %1048 = getelementptr inbounds nuw i8, ptr %1013, i64 64
  %1049 = and i32 %1001, %468
  %1050 = icmp eq i32 %1049, 0
  br i1 %1050, label %1078, label %1051

1051:
  %1052 = load ptr, ptr %49, align 8
  br label %1053

1053:
  %1054 = phi i32 [ %1049, %1051 ], [ %1076, %1074 ]
  %1055 = call i32 @llvm.cttz.i32(i32 %1054, i1 true)
  %1056 = zext nneg i32 %1055 to i64
  %1057 = getelementptr inbounds nuw i16, ptr %1048, i64 %1056
  %1058 = load i16, ptr %1057, align 2
  %1059 = zext i16 %1058 to i32
  %1060 = icmp slt i16 %1058, 0
  br i1 %1060, label %1175, label %1061

1061:
  %1062 = lshr i32 %1059, 5
  %1063 = and i32 %1062, 31
  %1064 = icmp eq i32 %1063, %1016
  br i1 %1064, label %1065, label %1175

1065:
  %1066 = lshr i32 %1059, 10
  %1067 = icmp samesign ult i32 %1066, %1018
  br i1 %1067, label %1074, label %1068

1068:
  %1069 = and i32 %1059, 31
  %1070 = getelementptr inbounds nuw i8, ptr %1052, i64 %1056
  %1071 = load i8, ptr %1070, align 1
  %1072 = zext i8 %1071 to i32
  %1073 = icmp eq i32 %1069, %1072
  br i1 %1073, label %1074, label %1175

1074:
  %1075 = add i32 %1054, -1
  %1076 = and i32 %1075, %1054
  %1077 = icmp eq i32 %1076, 0
  br i1 %1077, label %1078, label %1053

1078:
  %1079 = load ptr, ptr %10, align 8
  %1080 = getelementptr inbounds nuw i8, ptr %1079, i64 4
  %1081 = load i32, ptr %1080, align 4
  %1082 = and i32 %1081, -5
  %1083 = icmp eq i32 %1082, 0
  %1084 = select i1 %1083, i64 2, i64 0
  %1085 = shl nuw nsw i32 %1018, 10
  %1086 = shl nuw nsw i32 %1016, 5
  %1087 = or disjoint i32 %1085, %1086
  %1088 = select i1 %1083, i64 32, i64 0
  %1089 = getelementptr inbounds nuw i16, ptr %1013, i64 %1088
  br label %1090

1090:
  %1091 = phi i32 [ %1102, %1090 ], [ %468, %1078 ]
  %1092 = call i32 @llvm.cttz.i32(i32 %1091, i1 true)
  %1093 = load ptr, ptr %49, align 8
  %1094 = zext nneg i32 %1092 to i64
  %1095 = getelementptr inbounds nuw i8, ptr %1093, i64 %1094
  %1096 = load i8, ptr %1095, align 1
  %1097 = zext i8 %1096 to i32
  %1098 = or i32 %1087, %1097
  %1099 = trunc nuw nsw i32 %1098 to i16
  %1100 = getelementptr inbounds nuw i16, ptr %1089, i64 %1094
  store i16 %1099, ptr %1100, align 2
  %1101 = add i32 %1091, -1
  %1102 = and i32 %1101, %1091
  %1103 = icmp eq i32 %1102, 0
  br i1 %1103, label %1104, label %1090

1104:
  switch i32 %1081, label %1105 [
    i32 4, label %1118
    i32 0, label %1118
  ]

1105:
  %1106 = getelementptr inbounds nuw i8, ptr %476, i64 8
  %1107 = load i64, ptr %1106, align 8
  %1108 = icmp eq i64 %1107, 0
  br i1 %1108, label %1114, label %1109

1109:
  %1110 = load ptr, ptr %7, align 8
  store i64 0, ptr %1106, align 8
  %1111 = getelementptr inbounds nuw i8, ptr %1110, i64 41816
  %1112 = load i64, ptr %1111, align 8
  %1113 = add i64 %1112, 1
  store i64 %1113, ptr %1111, align 8
  br label %1114

1114:
  %1115 = xor i32 %468, -1
  %1116 = load i32, ptr %1000, align 8
  %1117 = and i32 %1116, %1115
  store i32 %1117, ptr %1000, align 8
  br label %1118

1118:
  %1119 = getelementptr inbounds nuw i32, ptr %984, i64 %1084
  %1120 = load i32, ptr %1119, align 4
  %1121 = or i32 %1120, %468
  store i32 %1121, ptr %1119, align 4
  %1122 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %1123 = getelementptr inbounds nuw i64, ptr %1122, i64 %1084
  store i64 %983, ptr %1123, align 8
  br label %1177

1124:
  %1125 = icmp samesign ult i32 %975, 8
  br i1 %1125, label %1126, label %1175

1126:
  %1127 = getelementptr inbounds nuw i8, ptr %476, i64 48
  %1128 = getelementptr inbounds nuw i8, ptr %476, i64 56
  %1129 = load i32, ptr %1128, align 8
  %1130 = icmp eq i32 %1129, 0
  %1131 = getelementptr inbounds nuw i8, ptr %476, i64 52
  %1132 = load i32, ptr %1131, align 4
  %1133 = getelementptr inbounds nuw i8, ptr %476, i64 60
  %1134 = load i32, ptr %1133, align 4
  %1135 = or i32 %1134, %1132
  %1136 = icmp eq i32 %1135, 0
  br i1 %1136, label %1137, label %1175

1137:
  %1138 = load i32, ptr %1127, align 8
  %1139 = icmp eq i32 %1138, 0
  br i1 %1139, label %1144, label %1140

1140:
  %1141 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %1142 = load i64, ptr %1141, align 8
  %1143 = icmp eq i64 %1142, %474
  br i1 %1143, label %1144, label %1175

1144:
  br i1 %1130, label %1149, label %1145

1145:
  %1146 = getelementptr inbounds nuw i8, ptr %476, i64 32
  %1147 = load i64, ptr %1146, align 8
  %1148 = icmp eq i64 %1147, %474
  br i1 %1148, label %1149, label %1175

1149:
  %1150 = load ptr, ptr %10, align 8
  %1151 = getelementptr inbounds nuw i8, ptr %1150, i64 4
  %1152 = load i32, ptr %1151, align 4
  switch i32 %1152, label %1156 [
    i32 4, label %1175
    i32 0, label %1153
  ]

1153:
  %1154 = getelementptr inbounds nuw i8, ptr %476, i64 32
  store i64 %474, ptr %1154, align 8
  %1155 = or i32 %1129, %468
  store i32 %1155, ptr %1128, align 8
  br label %1177

1156:
  br i1 %917, label %1157, label %1168

1157:
  %1158 = getelementptr inbounds nuw i8, ptr %476, i64 8
  %1159 = load i64, ptr %1158, align 8
  %1160 = icmp eq i64 %1159, 0
  br i1 %1160, label %1168, label %1161

1161:
  %1162 = load ptr, ptr %7, align 8
  store i64 0, ptr %1158, align 8
  %1163 = getelementptr inbounds nuw i8, ptr %1162, i64 41816
  %1164 = load i64, ptr %1163, align 8
  %1165 = add i64 %1164, 1
  store i64 %1165, ptr %1163, align 8
  %1166 = load i32, ptr %1127, align 8
  %1167 = load i32, ptr %1128, align 8
  br label %1168

1168:
  %1169 = phi i32 [ %1167, %1161 ], [ %1129, %1157 ], [ %1129, %1156 ]
  %1170 = phi i32 [ %1166, %1161 ], [ %1138, %1157 ], [ %1138, %1156 ]
  %1171 = getelementptr inbounds nuw i8, ptr %476, i64 16
  store i64 %474, ptr %1171, align 8
  %1172 = or i32 %1170, %468
  store i32 %1172, ptr %1127, align 8
  %1173 = xor i32 %468, -1
  %1174 = and i32 %1169, %1173
  store i32 %1174, ptr %1128, align 8
  br label %1177

1175:
  %1176 = call preserve_allcc i1 @judge_again(ptr %7, ptr %476, i64 %474, i32 %468)
  br i1 %1176, label %1177, label %1194

1177:
  %1178 = and i64 %469, 6
  %1179 = icmp eq i64 %1178, 6
  br i1 %1179, label %1180, label %1193

1180:
  %1181 = load ptr, ptr %7, align 8
  %1182 = getelementptr inbounds nuw i8, ptr %1181, i64 41808
  %1183 = load i64, ptr %1182, align 8
  %1184 = load ptr, ptr %10, align 8
  %1185 = getelementptr inbounds nuw i8, ptr %1184, i64 8
  %1186 = load i32, ptr %1185, align 8
  %1187 = icmp eq i32 %1186, 1
  %1188 = load ptr, ptr %50, align 8
  br i1 %1187, label %1189, label %1191

1189:
  %1190 = trunc i64 %1183 to i8
  store i8 %1190, ptr %1188, align 1
  br label %1193

1191:
  %1192 = trunc i64 %1183 to i32
  store i32 %1192, ptr %1188, align 1
  br label %1193

1193:
  br i1 %809, label %1198, label %1201

1194:
  br i1 %809, label %1195, label %1234

1195:
  %1196 = getelementptr inbounds nuw i8, ptr %476, i64 8
  %1197 = atomicrmw and ptr %1196, i64 -2 release, align 8
  br label %1234

1198:
  %1199 = getelementptr inbounds nuw i8, ptr %476, i64 8
  %1200 = atomicrmw and ptr %1199, i64 -2 release, align 8
  br label %1201

1201:
  %1202 = load ptr, ptr %7, align 8
  %1203 = getelementptr inbounds nuw i8, ptr %1202, i64 43704
  %1204 = load ptr, ptr %1203, align 8
  %1205 = icmp eq ptr %1204, null
  %1206 = load i8, ptr %19, align 4
  %1207 = trunc nuw i8 %1206 to i1
  %1208 = select i1 %1205, i1 true, i1 %1207
  br i1 %1208, label %1231, label %1209

1209:
  %1210 = load i64, ptr %15, align 8
  %1211 = add i64 %1210, %450
  %1212 = load ptr, ptr %10, align 8
  %1213 = getelementptr inbounds nuw i8, ptr %1212, i64 4
  %1214 = load i32, ptr %1213, align 4
  switch i32 %1214, label %1215 [
    i32 4, label %1231
    i32 0, label %1231
  ]

1215:
  %1216 = load i8, ptr %17, align 1
  %1217 = trunc nuw i8 %1216 to i1
  br i1 %1217, label %1231, label %1218

1218:
  %1219 = getelementptr inbounds nuw i8, ptr %1202, i64 43720
  %1220 = load i64, ptr %1219, align 8
  %1221 = lshr i64 %1211, 7
  %1222 = lshr i64 %1211, 13
  %1223 = lshr i64 %1211, 19
  %1224 = xor i64 %1222, %1223
  %1225 = xor i64 %1224, %1221
  %1226 = and i64 %1225, 63
  %1227 = shl nuw i64 1, %1226
  %1228 = and i64 %1220, %1227
  %1229 = icmp eq i64 %1228, 0
  br i1 %1229, label %1231, label %1230

1230:
  call preserve_allcc void @cut_words(ptr %1202, i64 %1211, i32 %468)
  br label %1231

1231:
  %1232 = add nuw nsw i64 %449, 1
  %1233 = icmp eq i64 %449, %439
  br i1 %1233, label %1251, label %448

1234:
  %1235 = load ptr, ptr %7, align 8
  %1236 = load ptr, ptr %10, align 8
  %1237 = getelementptr inbounds nuw i8, ptr %1236, i64 20
  %1238 = load i32, ptr %1237, align 4
  %1239 = load i32, ptr %13, align 8
  %1240 = call i32 @llvm.cttz.i32(i32 %1239, i1 false)
  %1241 = getelementptr inbounds nuw i8, ptr %1235, i64 328
  store i32 22, ptr %1241, align 8
  %1242 = getelementptr inbounds nuw i8, ptr %1235, i64 332
  store i32 %1238, ptr %1242, align 4
  %1243 = getelementptr inbounds nuw i8, ptr %1235, i64 336
  store i32 %1240, ptr %1243, align 8
  %1244 = getelementptr inbounds nuw i8, ptr %1235, i64 352
  store i64 0, ptr %1244, align 8
  %1245 = getelementptr inbounds nuw i8, ptr %1235, i64 368
  store i32 0, ptr %1245, align 8
  %1246 = getelementptr inbounds nuw i8, ptr %1235, i64 360
  store i32 0, ptr %1246, align 8
  %1247 = getelementptr inbounds nuw i8, ptr %1235, i64 364
  store i32 0, ptr %1247, align 4
  br label %1256

1248:
  %1249 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %63, i32 %58, i32 %90, i32 %60)
  %1250 = icmp eq i32 %1249, 0
  br i1 %1250, label %1251, label %1256

1251:
  %1252 = add nuw nsw i64 %52, 1
  %1253 = load i32, ptr %20, align 8
  %1254 = zext i32 %1253 to i64
  %1255 = icmp samesign ult i64 %1252, %1254
  br i1 %1255, label %51, label %1256

1256:
  %1257 = phi i32 [ %25, %23 ], [ 1, %80 ], [ 1, %139 ], [ 1, %1234 ], [ 1, %380 ], [ 1, %423 ], [ 0, %1251 ], [ 1, %189
      ], [ 1, %1248 ], [ 1, %174 ]
  br label %1258

1258:
  %1259 = phi i32 [ %1257, %1256 ], [ 0, %6 ]
  ret i32 %1259
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

define internal preserve_allcc i32 @screen_varying(ptr %0, ptr %1, ptr %2, i32 %3, i1 %4) unnamed_addr #0
      noimplicitfloat {
  %6 = alloca [8 x %struct.Run], align 16
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 512
  %9 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %14 = icmp samesign ugt i32 %13, 1
  %15 = select i1 %4, i1 %14, i1 false
  br i1 %15, label %18, label %16

16:
  %17 = icmp eq i32 %3, 0
  br i1 %17, label %1355, label %1344

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = load i32, ptr %20, align 8
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %25, label %250

25:
  %26 = and i64 %12, 4294967295
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %28, 16777215
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %31 = load i8, ptr %30, align 1
  %32 = trunc nuw i8 %31 to i1
  br i1 %32, label %38, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %35 = load i32, ptr %34, align 8
  %36 = zext i32 %35 to i64
  %37 = or i64 %29, %36
  br label %38

38:
  %39 = phi i64 [ %37, %33 ], [ %29, %25 ]
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %43 = load i32, ptr %42, align 8
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %51, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %54, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %57, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %60, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %63 = load i64, ptr %62, align 8
  %64 = shl i64 %63, 16
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %66 = load i32, ptr %65, align 8
  %67 = lshr i32 %66, 4
  %68 = zext nneg i32 %67 to i64
  %69 = or i64 %64, %68
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %69, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %72 = load i32, ptr %71, align 8
  %73 = icmp ne i32 %72, 0
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %75 = zext i1 %73 to i8
  store i8 %75, ptr %74, align 2
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %76, align 4
  %77 = icmp samesign ult i64 %26, %44
  br i1 %77, label %78, label %250

78:
  %79 = load i32, ptr %21, align 8
  %80 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %81 = add nuw nsw i32 %80, %9
  %82 = sub nsw i32 32, %81
  %83 = mul i32 %79, %82
  %84 = zext i32 %83 to i64
  %85 = add nsw i64 %26, -1
  %86 = add nsw i64 %85, %84
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %92 = load i32, ptr %91, align 4
  %93 = icmp eq i32 %92, 0
  %94 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %93, label %97, label %101

97:
  br i1 %96, label %98, label %115

98:
  %99 = getelementptr inbounds nuw i8, ptr %90, i64 216
  %100 = load i64, ptr %99, align 8
  br label %115

101:
  br i1 %96, label %115, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %88, i64 14432
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %90, i64 200
  %106 = load i32, ptr %105, align 8
  %107 = lshr i32 %106, 4
  %108 = zext nneg i32 %107 to i64
  %109 = shl i64 %104, 26
  %110 = shl nuw nsw i64 %108, 10
  %111 = add i32 %95, 512
  %112 = zext i32 %111 to i64
  %113 = or i64 %109, %112
  %114 = or i64 %113, %110
  br label %115

115:
  %116 = phi i64 [ %100, %98 ], [ %114, %102 ], [ 0, %101 ], [ 0, %97 ]
  br i1 %73, label %250, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %119 = load i32, ptr %118, align 4
  %120 = icmp eq i32 %119, 0
  %121 = icmp ult i64 %86, %44
  %122 = select i1 %120, i1 %121, i1 false
  br i1 %122, label %123, label %250

123:
  %124 = add i32 %79, -1
  %125 = zext i32 %124 to i64
  %126 = and i64 %12, %125
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %128, label %250

128:
  %129 = lshr i64 %26, 7
  %130 = lshr i64 %86, 7
  %131 = icmp samesign ugt i64 %129, %130
  br i1 %131, label %160, label %132

132:
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %134 = load i32, ptr %133, align 8
  %135 = icmp eq i32 %134, 0
  %136 = getelementptr inbounds nuw i8, ptr %88, i64 14408
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %138 = icmp eq i64 %116, 0
  %139 = getelementptr inbounds nuw i8, ptr %88, i64 14392
  br label %140

140:
  %141 = phi i64 [ %129, %132 ], [ %158, %157 ]
  br i1 %135, label %147, label %142

142:
  %143 = load ptr, ptr %136, align 8
  %144 = getelementptr inbounds nuw i32, ptr %143, i64 %141
  %145 = load i32, ptr %144, align 4
  %146 = icmp eq i32 %145, -1
  br i1 %146, label %147, label %250

147:
  %148 = load i32, ptr %137, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %157, label %150

150:
  br i1 %138, label %250, label %151

151:
  %152 = load ptr, ptr %139, align 8
  %153 = getelementptr inbounds nuw %struct.ScreenLine, ptr %152, i64 %141
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, %116
  br i1 %156, label %157, label %250

157:
  %158 = add nuw nsw i64 %141, 1
  %159 = icmp eq i64 %141, %130
  br i1 %159, label %160, label %140

160:
  %161 = getelementptr inbounds nuw i8, ptr %88, i64 14448
  %162 = load i32, ptr %161, align 8
  %163 = icmp eq i32 %162, 2
  br i1 %163, label %3750, label %164

164:
  %165 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %166 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %167 = load i32, ptr %166, align 4
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw %struct.ScreenRange, ptr %165, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = ptrtoint ptr %20 to i64
  %172 = icmp eq i64 %170, %171
  br i1 %172, label %173, label %195

173:
  %174 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %90, i64 216
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %175, %177
  br i1 %178, label %179, label %195

179:
  %180 = getelementptr inbounds nuw i8, ptr %169, i64 32
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %183 = load i64, ptr %182, align 8
  %184 = icmp eq i64 %181, %183
  br i1 %184, label %185, label %195

185:
  %186 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %187 = load i64, ptr %186, align 8
  %188 = lshr i64 %187, 7
  %189 = tail call i64 @llvm.umin.i64(i64 %188, i64 %129)
  %190 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %191 = load i64, ptr %190, align 8
  %192 = add i64 %191, %187
  %193 = lshr i64 %192, 7
  %194 = tail call i64 @llvm.umax.i64(i64 %193, i64 %130)
  br label %195

195:
  %196 = phi i64 [ %189, %185 ], [ %129, %179 ], [ %129, %173 ], [ %129, %164 ]
  %197 = phi i64 [ %194, %185 ], [ %130, %179 ], [ %130, %173 ], [ %130, %164 ]
  %198 = shl nuw i64 %197, 7
  %199 = add i64 %198, 128
  %200 = icmp ugt i64 %199, %44
  br i1 %200, label %3750, label %201

201:
  %202 = icmp ugt i64 %196, %197
  br i1 %202, label %231, label %203

203:
  %204 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %205 = load i32, ptr %204, align 8
  %206 = icmp eq i32 %205, 0
  %207 = getelementptr inbounds nuw i8, ptr %88, i64 14408
  %208 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %209 = icmp eq i64 %116, 0
  %210 = getelementptr inbounds nuw i8, ptr %88, i64 14392
  br label %211

211:
  %212 = phi i64 [ %196, %203 ], [ %229, %228 ]
  br i1 %206, label %218, label %213

213:
  %214 = load ptr, ptr %207, align 8
  %215 = getelementptr inbounds nuw i32, ptr %214, i64 %212
  %216 = load i32, ptr %215, align 4
  %217 = icmp eq i32 %216, -1
  br i1 %217, label %218, label %3750

218:
  %219 = load i32, ptr %208, align 8
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %228, label %221

221:
  br i1 %209, label %3750, label %222

222:
  %223 = load ptr, ptr %210, align 8
  %224 = getelementptr inbounds nuw %struct.ScreenLine, ptr %223, i64 %212
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %226 = load i64, ptr %225, align 8
  %227 = icmp eq i64 %226, %116
  br i1 %227, label %228, label %3750

228:
  %229 = add nuw nsw i64 %212, 1
  %230 = icmp eq i64 %212, %197
  br i1 %230, label %231, label %211

231:
  store i64 %171, ptr %169, align 8
  %232 = shl nuw nsw i64 %196, 7
  %233 = getelementptr inbounds nuw i8, ptr %169, i64 8
  store i64 %232, ptr %233, align 8
  %234 = sub nsw i64 %197, %196
  %235 = shl i64 %234, 7
  %236 = load ptr, ptr %19, align 8
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %238 = load i32, ptr %237, align 8
  %239 = zext i32 %238 to i64
  %240 = add i64 %235, 129
  %241 = sub i64 %240, %239
  %242 = getelementptr inbounds nuw i8, ptr %169, i64 16
  store i64 %241, ptr %242, align 8
  %243 = load ptr, ptr %89, align 8
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 216
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds nuw i8, ptr %169, i64 24
  store i64 %245, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds nuw i8, ptr %169, i64 32
  store i64 %248, ptr %249, align 8
  br label %3750

250:
  %251 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %252 = load i32, ptr %251, align 4
  %253 = icmp eq i32 %252, 6
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %255 = zext i1 %253 to i8
  store i8 %255, ptr %254, align 1
  %256 = tail call i32 @llvm.cttz.i32(i32 %22, i1 false)
  %257 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %258 = xor i32 %257, 31
  %259 = load i32, ptr %21, align 8
  %260 = zext nneg i32 %256 to i64
  %261 = sub nsw i32 %258, %9
  %262 = zext i32 %261 to i64
  %263 = shl nuw i64 %262, %260
  %264 = zext i32 %259 to i64
  %265 = add nuw i64 %263, %264
  %266 = load i32, ptr %20, align 8
  %267 = icmp eq i32 %266, 2
  br i1 %267, label %273, label %268

268:
  %269 = icmp eq i32 %266, 0
  %270 = and i64 %12, -4294967296
  %271 = icmp eq i64 %270, 4294967296
  %272 = and i1 %271, %269
  br i1 %272, label %273, label %323

273:
  %274 = and i64 %12, 4294967295
  %275 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %276 = load i64, ptr %275, align 8
  %277 = and i64 %276, 16777215
  br i1 %253, label %283, label %278

278:
  %279 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %280 = load i32, ptr %279, align 8
  %281 = zext i32 %280 to i64
  %282 = or i64 %277, %281
  br label %283

283:
  %284 = phi i64 [ %282, %278 ], [ %277, %273 ]
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %284, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %288 = load i32, ptr %287, align 8
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %289, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %292 = load ptr, ptr %291, align 8
  %293 = ptrtoint ptr %292 to i64
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %293, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %296 = load ptr, ptr %295, align 8
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %296, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %299 = load ptr, ptr %298, align 8
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %299, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %302 = load ptr, ptr %301, align 8
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %302, ptr %303, align 8
  %304 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %305, ptr %306, align 8
  %307 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %308 = load i64, ptr %307, align 8
  %309 = shl i64 %308, 16
  %310 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %311 = load i32, ptr %310, align 8
  %312 = lshr i32 %311, 4
  %313 = zext nneg i32 %312 to i64
  %314 = or i64 %309, %313
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %314, ptr %315, align 8
  %316 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %317 = load i32, ptr %316, align 8
  %318 = icmp ne i32 %317, 0
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %320 = zext i1 %318 to i8
  store i8 %320, ptr %319, align 2
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %321, align 4
  %322 = icmp samesign ult i64 %274, %289
  br i1 %322, label %479, label %495

323:
  switch i32 %266, label %495 [
    i32 1, label %329
    i32 0, label %324
  ]

324:
  %325 = lshr i64 %12, 32
  %326 = trunc nuw i64 %325 to i32
  %327 = add i32 %326, -1
  %328 = icmp ult i32 %327, 4
  br i1 %328, label %495, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %331 = load i64, ptr %330, align 8
  br i1 %253, label %337, label %332

332:
  %333 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %334 = load i32, ptr %333, align 4
  %335 = zext i32 %334 to i64
  %336 = or i64 %331, %335
  br label %337

337:
  %338 = phi i64 [ %336, %332 ], [ %331, %329 ]
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %338, ptr %339, align 8
  %340 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %341 = load i64, ptr %340, align 8
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %341, ptr %342, align 8
  %343 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %343, align 4
  %344 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %345 = load ptr, ptr %344, align 8
  %346 = icmp eq ptr %345, null
  br i1 %346, label %395, label %347

347:
  %348 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %349 = load i32, ptr %348, align 4
  %350 = zext i32 %349 to i64
  %351 = and i64 %350, 7
  %352 = icmp eq i64 %351, 0
  %353 = and i64 %350, 6
  %354 = icmp eq i64 %353, 6
  %355 = or i1 %352, %354
  br i1 %355, label %356, label %395

356:
  %357 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %358 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %359 = load i32, ptr %358, align 4
  %360 = zext i32 %359 to i64
  %361 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %357, i64 %360
  %362 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %363 = load ptr, ptr %362, align 8
  %364 = load i64, ptr %1, align 8
  %365 = mul i64 %364, 96
  %366 = getelementptr inbounds nuw i8, ptr %363, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr %361, i64 112
  store i32 0, ptr %367, align 8
  %368 = getelementptr inbounds nuw i8, ptr %361, i64 116
  %369 = load i32, ptr %368, align 4
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %395, label %371

371:
  store i32 0, ptr %368, align 4
  %372 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %373

373:
  %374 = phi i64 [ 0, %371 ], [ %393, %392 ]
  %375 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %366, i64 %374
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 8
  %377 = load i64, ptr %376, align 8
  %378 = trunc i64 %377 to i32
  %379 = lshr i32 %378, 15
  %380 = and i32 %379, 31
  %381 = load i32, ptr %358, align 4
  %382 = icmp eq i32 %380, %381
  br i1 %382, label %383, label %392

383:
  %384 = lshr i64 %377, 24
  %385 = and i64 %384, 65535
  %386 = load i32, ptr %372, align 8
  %387 = lshr i32 %386, 4
  %388 = zext nneg i32 %387 to i64
  %389 = icmp eq i64 %385, %388
  br i1 %389, label %390, label %392

390:
  %391 = getelementptr inbounds nuw i8, ptr %375, i64 20
  store i32 0, ptr %391, align 4
  br label %392

392:
  %393 = add nuw nsw i64 %374, 1
  %394 = icmp eq i64 %393, 4
  br i1 %394, label %395, label %373

395:
  %396 = load ptr, ptr %19, align 8
  %397 = ptrtoint ptr %396 to i64
  %398 = load ptr, ptr %0, align 8
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 37712
  %400 = udiv i64 %397, 48
  %401 = and i64 %400, 63
  %402 = getelementptr inbounds nuw %struct.ScreenCache, ptr %399, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = icmp eq i64 %403, %397
  br i1 %404, label %405, label %412

405:
  %406 = getelementptr inbounds nuw i8, ptr %402, i64 8
  %407 = load i64, ptr %406, align 8
  %408 = sub i64 %12, %407
  %409 = getelementptr inbounds nuw i8, ptr %402, i64 16
  %410 = load i64, ptr %409, align 8
  %411 = icmp ult i64 %408, %410
  br i1 %411, label %418, label %412

412:
  %413 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %12, ptr %402)
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %495, label %415

415:
  %416 = getelementptr inbounds nuw i8, ptr %402, i64 8
  %417 = load i64, ptr %416, align 8
  br label %418

418:
  %419 = phi i64 [ %417, %415 ], [ %407, %405 ]
  %420 = getelementptr inbounds nuw i8, ptr %402, i64 8
  %421 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %419, ptr %421, align 8
  %422 = getelementptr inbounds nuw i8, ptr %402, i64 16
  %423 = load i64, ptr %422, align 8
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %423, ptr %424, align 8
  %425 = getelementptr inbounds nuw i8, ptr %402, i64 24
  %426 = load i64, ptr %425, align 8
  %427 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %426, ptr %427, align 8
  %428 = getelementptr inbounds nuw i8, ptr %402, i64 40
  %429 = load ptr, ptr %428, align 8
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %429, ptr %430, align 8
  %431 = getelementptr inbounds nuw i8, ptr %402, i64 48
  %432 = load ptr, ptr %431, align 8
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %432, ptr %433, align 8
  %434 = getelementptr inbounds nuw i8, ptr %402, i64 56
  %435 = load ptr, ptr %434, align 8
  %436 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %435, ptr %436, align 8
  %437 = shl i64 %12, 1
  %438 = getelementptr inbounds nuw i8, ptr %402, i64 32
  %439 = load i64, ptr %438, align 8
  %440 = load i64, ptr %420, align 8
  %441 = add i64 %439, %440
  %442 = sub i64 %437, %441
  store i64 %12, ptr %438, align 8
  %443 = load i64, ptr %422, align 8
  %444 = icmp ult i64 %442, %443
  %445 = load ptr, ptr %428, align 8
  %446 = icmp eq ptr %445, null
  br i1 %444, label %447, label %451

447:
  br i1 %446, label %455, label %448

448:
  %449 = lshr i64 %442, 7
  %450 = getelementptr inbounds nuw %struct.ScreenLine, ptr %445, i64 %449
  tail call void @llvm.prefetch.p0(ptr %450, i32 1, i32 3, i32 1)
  br label %452

451:
  br i1 %446, label %455, label %452

452:
  %453 = load i64, ptr %421, align 8
  %454 = load i64, ptr %424, align 8
  br label %479

455:
  %456 = load i64, ptr %421, align 8
  %457 = add i64 %265, %12
  %458 = sub i64 %457, %456
  %459 = load i64, ptr %424, align 8
  %460 = icmp ugt i64 %458, %459
  br i1 %460, label %495, label %461

461:
  %462 = load ptr, ptr %19, align 8
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 4
  %464 = load i32, ptr %463, align 4
  switch i32 %464, label %465 [
    i32 4, label %3750
    i32 0, label %3750
  ]

465:
  %466 = load ptr, ptr %0, align 8
  %467 = getelementptr inbounds nuw i8, ptr %462, i64 20
  %468 = load i32, ptr %467, align 4
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %470 = load i32, ptr %469, align 8
  %471 = tail call i32 @llvm.cttz.i32(i32 %470, i1 false)
  %472 = getelementptr inbounds nuw i8, ptr %466, i64 328
  store i32 22, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %466, i64 332
  store i32 %468, ptr %473, align 4
  %474 = getelementptr inbounds nuw i8, ptr %466, i64 336
  store i32 %471, ptr %474, align 8
  %475 = getelementptr inbounds nuw i8, ptr %466, i64 352
  store i64 0, ptr %475, align 8
  %476 = getelementptr inbounds nuw i8, ptr %466, i64 368
  store i32 0, ptr %476, align 8
  %477 = getelementptr inbounds nuw i8, ptr %466, i64 360
  store i32 0, ptr %477, align 8
  %478 = getelementptr inbounds nuw i8, ptr %466, i64 364
  store i32 0, ptr %478, align 4
  br label %3750

479:
  %480 = phi i64 [ %454, %452 ], [ %289, %283 ]
  %481 = phi i64 [ %453, %452 ], [ 0, %283 ]
  %482 = phi i64 [ %12, %452 ], [ %274, %283 ]
  %483 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %484 = sub i64 %482, %481
  %485 = trunc i64 %484 to i32
  %486 = shl nuw i32 1, %256
  %487 = add i32 %486, -1
  %488 = and i32 %487, %485
  %489 = add i64 %484, %265
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %491 = icmp ugt i64 %489, %480
  %492 = add i32 %488, %259
  %493 = icmp ugt i32 %492, %486
  %494 = select i1 %491, i1 true, i1 %493
  br i1 %494, label %495, label %497

495:
  %496 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %12, i32 %9, i32 %256, i32 %3)
  br label %3750

497:
  %498 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %499 = load i8, ptr %498, align 4
  %500 = trunc nuw i8 %499 to i1
  br i1 %500, label %501, label %529

501:
  %502 = load ptr, ptr %0, align 8
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 37696
  %504 = load i32, ptr %503, align 8
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %529, label %506

506:
  %507 = load ptr, ptr %19, align 8
  %508 = getelementptr inbounds nuw i8, ptr %507, i64 8
  %509 = load i32, ptr %508, align 8
  %510 = icmp ult i32 %509, 4
  br i1 %510, label %511, label %529

511:
  %512 = lshr exact i32 %3, %9
  %513 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %484, i32 %256, i32 %512)
  br i1 %513, label %529, label %514

514:
  %515 = load ptr, ptr %0, align 8
  %516 = load ptr, ptr %19, align 8
  %517 = getelementptr inbounds nuw i8, ptr %516, i64 20
  %518 = load i32, ptr %517, align 4
  %519 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %520 = load i32, ptr %519, align 8
  %521 = tail call i32 @llvm.cttz.i32(i32 %520, i1 false)
  %522 = getelementptr inbounds nuw i8, ptr %515, i64 328
  store i32 22, ptr %522, align 8
  %523 = getelementptr inbounds nuw i8, ptr %515, i64 332
  store i32 %518, ptr %523, align 4
  %524 = getelementptr inbounds nuw i8, ptr %515, i64 336
  store i32 %521, ptr %524, align 8
  %525 = getelementptr inbounds nuw i8, ptr %515, i64 352
  store i64 0, ptr %525, align 8
  %526 = getelementptr inbounds nuw i8, ptr %515, i64 368
  store i32 0, ptr %526, align 8
  %527 = getelementptr inbounds nuw i8, ptr %515, i64 360
  store i32 0, ptr %527, align 8
  %528 = getelementptr inbounds nuw i8, ptr %515, i64 364
  store i32 0, ptr %528, align 4
  br label %3750

529:
  %530 = add i64 %489, -1
  %531 = lshr i64 %530, 7
  %532 = lshr i64 %484, 7
  %533 = icmp samesign ugt i64 %532, %531
  br i1 %533, label %3750, label %534

534:
  %535 = zext nneg i32 %488 to i64
  %536 = sub i64 %535, %484
  %537 = icmp eq i32 %256, 2
  %538 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %539 = shl nuw nsw i64 %260, 3
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %543 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %544 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %545 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %546 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %548 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %549

549:
  %550 = phi i64 [ %532, %534 ], [ %1342, %1341 ]
  %551 = shl nuw i64 %550, 7
  %552 = add i64 %536, %551
  %553 = ashr i64 %552, %260
  %554 = add nsw i64 %553, %10
  br i1 %537, label %555, label %566

555:
  %556 = add i64 %554, -32
  %557 = icmp ult i64 %556, -63
  br i1 %557, label %568, label %558

558:
  %559 = icmp sgt i64 %554, -1
  %560 = trunc nsw i64 %554 to i32
  br i1 %559, label %561, label %563

561:
  %562 = lshr i32 %3, %560
  br label %568

563:
  %564 = sub nsw i32 0, %560
  %565 = shl i32 %3, %564
  br label %568

566:
  %567 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %554, i32 %256, i32 %488, i32 %259)
  br label %568

568:
  %569 = phi i32 [ %567, %566 ], [ 0, %555 ], [ %562, %561 ], [ %565, %563 ]
  %570 = load i64, ptr %538, align 8
  %571 = shl i64 %554, 7
  %572 = and i64 %571, 32640
  %573 = or i64 %572, %539
  %574 = xor i64 %573, 16384
  %575 = or i64 %570, %574
  %576 = load ptr, ptr %540, align 8
  %577 = getelementptr inbounds nuw %struct.ScreenLine, ptr %576, i64 %550
  %578 = icmp eq i32 %569, 0
  br i1 %578, label %1296, label %579

579:
  %580 = load i64, ptr %490, align 8
  %581 = icmp ult i64 %551, %580
  br i1 %581, label %582, label %1296

582:
  %583 = load i8, ptr %498, align 4
  %584 = trunc nuw i8 %583 to i1
  %585 = load ptr, ptr %0, align 8
  br i1 %584, label %586, label %619

586:
  %587 = getelementptr inbounds nuw i8, ptr %585, i64 37696
  %588 = load i32, ptr %587, align 8
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %613, label %590

590:
  %591 = load ptr, ptr %19, align 8
  %592 = getelementptr inbounds nuw i8, ptr %591, i64 8
  %593 = load i32, ptr %592, align 8
  %594 = icmp ult i32 %593, 4
  br i1 %594, label %613, label %595

595:
  %596 = getelementptr inbounds nuw i8, ptr %591, i64 4
  %597 = load i32, ptr %596, align 4
  %598 = add i32 %597, -1
  %599 = and i32 %598, -6
  %600 = icmp eq i32 %599, 0
  %601 = load ptr, ptr %541, align 8
  %602 = getelementptr inbounds nuw i32, ptr %601, i64 %550
  %603 = load i32, ptr %602, align 4
  br i1 %600, label %604, label %609

604:
  %605 = or i32 %603, %569
  store i32 %605, ptr %602, align 4
  %606 = load ptr, ptr %0, align 8
  %607 = load i8, ptr %498, align 4
  %608 = trunc nuw i8 %607 to i1
  br label %613

609:
  %610 = xor i32 %603, -1
  %611 = and i32 %569, %610
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %613, label %1326

613:
  %614 = phi i1 [ %608, %604 ], [ true, %609 ], [ true, %590 ], [ true, %586 ]
  %615 = phi ptr [ %606, %604 ], [ %585, %609 ], [ %585, %590 ], [ %585, %586 ]
  %616 = getelementptr inbounds nuw i8, ptr %615, i64 37704
  %617 = load i32, ptr %616, align 8
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %623, label %646

619:
  %620 = getelementptr inbounds nuw i8, ptr %585, i64 37704
  %621 = load i32, ptr %620, align 8
  %622 = icmp eq i32 %621, 0
  br i1 %622, label %624, label %647

623:
  br i1 %614, label %1296, label %624

624:
  %625 = load ptr, ptr %19, align 8
  %626 = getelementptr inbounds nuw i8, ptr %625, i64 4
  %627 = load i32, ptr %626, align 4
  switch i32 %627, label %628 [
    i32 4, label %1296
    i32 0, label %1296
  ]

628:
  %629 = lshr i64 %550, 5
  %630 = load ptr, ptr %542, align 8
  %631 = getelementptr inbounds nuw %struct.ScreenPage, ptr %630, i64 %629
  %632 = load atomic i64, ptr %631 acquire, align 8
  %633 = load ptr, ptr %0, align 8
  %634 = getelementptr inbounds nuw i8, ptr %633, i64 37656
  %635 = load i64, ptr %634, align 8
  %636 = icmp eq i64 %632, %635
  br i1 %636, label %1296, label %637

637:
  %638 = add i64 %635, -1
  %639 = icmp eq i64 %632, %638
  br i1 %639, label %640, label %644

640:
  %641 = load ptr, ptr %19, align 8
  %642 = getelementptr inbounds nuw i8, ptr %641, i64 4
  %643 = load i32, ptr %642, align 4
  switch i32 %643, label %644 [
    i32 4, label %1296
    i32 0, label %1296
  ]

644:
  %645 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %629)
  br i1 %645, label %1296, label %1326

646:
  br i1 %614, label %665, label %647

647:
  %648 = lshr i64 %550, 5
  %649 = load ptr, ptr %542, align 8
  %650 = getelementptr inbounds nuw %struct.ScreenPage, ptr %649, i64 %648
  %651 = load atomic i64, ptr %650 acquire, align 8
  %652 = load ptr, ptr %0, align 8
  %653 = getelementptr inbounds nuw i8, ptr %652, i64 37656
  %654 = load i64, ptr %653, align 8
  %655 = icmp eq i64 %651, %654
  br i1 %655, label %665, label %656

656:
  %657 = add i64 %654, -1
  %658 = icmp eq i64 %651, %657
  br i1 %658, label %659, label %663

659:
  %660 = load ptr, ptr %19, align 8
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 4
  %662 = load i32, ptr %661, align 4
  switch i32 %662, label %663 [
    i32 4, label %665
    i32 0, label %665
  ]

663:
  %664 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %648)
  br i1 %664, label %665, label %1326

665:
  %666 = load i8, ptr %498, align 4
  %667 = trunc nuw i8 %666 to i1
  br i1 %667, label %727, label %668

668:
  %669 = icmp eq i32 %569, -1
  %670 = and i64 %570, 7
  %671 = icmp eq i64 %670, 0
  %672 = and i1 %669, %671
  %673 = and i64 %575, 64
  %674 = icmp eq i64 %673, 0
  %675 = select i1 %672, i1 %674, i1 false
  br i1 %675, label %676, label %727

676:
  %677 = load ptr, ptr %19, align 8
  %678 = getelementptr inbounds nuw i8, ptr %677, i64 4
  %679 = load i32, ptr %678, align 4
  %680 = icmp eq i32 %679, 4
  br i1 %680, label %727, label %681

681:
  %682 = load ptr, ptr %0, align 8
  %683 = load ptr, ptr %542, align 8
  %684 = lshr i64 %550, 5
  %685 = getelementptr inbounds nuw %struct.ScreenPage, ptr %683, i64 %684
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 8
  %687 = and i64 %550, 31
  %688 = getelementptr inbounds nuw i64, ptr %686, i64 %687
  %689 = icmp eq i32 %679, 0
  %690 = load atomic i64, ptr %688 monotonic, align 8
  %691 = select i1 %689, i64 2, i64 1
  %692 = icmp eq i64 %690, 0
  br i1 %692, label %693, label %695

693:
  %694 = or disjoint i64 %691, %575
  br label %716

695:
  %696 = and i64 %690, -8
  %697 = icmp eq i64 %696, %575
  br i1 %697, label %698, label %700

698:
  %699 = or i64 %690, %691
  br label %716

700:
  %701 = xor i64 %690, %570
  %702 = icmp ult i64 %701, 1099511627776
  br i1 %702, label %703, label %727

703:
  %704 = lshr i64 %690, 24
  %705 = and i64 %704, 65535
  %706 = lshr i64 %575, 24
  %707 = and i64 %706, 65535
  %708 = icmp samesign ult i64 %705, %707
  br i1 %708, label %709, label %727

709:
  %710 = and i64 %690, 5
  %711 = icmp ne i64 %710, 0
  %712 = and i1 %689, %711
  %713 = select i1 %712, i64 4, i64 0
  %714 = or disjoint i64 %575, %713
  %715 = or disjoint i64 %714, %691
  br label %716

716:
  %717 = phi i64 [ %715, %709 ], [ %699, %698 ], [ %694, %693 ]
  %718 = getelementptr inbounds nuw i8, ptr %682, i64 37688
  %719 = load i32, ptr %718, align 8
  %720 = icmp eq i32 %719, 0
  br i1 %720, label %722, label %721

721:
  store i64 %717, ptr %688, align 8
  br label %1296

722:
  %723 = icmp eq i64 %690, %717
  br i1 %723, label %1296, label %724

724:
  %725 = cmpxchg ptr %688, i64 %690, i64 %717 monotonic monotonic, align 8
  %726 = extractvalue { i64, i1 } %725, 1
  br i1 %726, label %1296, label %727

727:
  %728 = load i8, ptr %543, align 1
  %729 = trunc nuw i8 %728 to i1
  br i1 %729, label %730, label %788

730:
  %731 = load i8, ptr %498, align 4
  %732 = trunc nuw i8 %731 to i1
  br i1 %732, label %788, label %733

733:
  %734 = load ptr, ptr %542, align 8
  %735 = lshr i64 %550, 5
  %736 = getelementptr inbounds nuw %struct.ScreenPage, ptr %734, i64 %735
  %737 = getelementptr inbounds nuw i8, ptr %736, i64 8
  %738 = and i64 %550, 31
  %739 = getelementptr inbounds nuw i64, ptr %737, i64 %738
  %740 = load atomic i64, ptr %739 monotonic, align 8
  %741 = icmp eq i64 %740, -1
  br i1 %741, label %742, label %744

742:
  %743 = load i64, ptr %577, align 8
  br label %773

744:
  %745 = load ptr, ptr %0, align 8
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 37688
  %747 = load i32, ptr %746, align 8
  %748 = icmp eq i32 %747, 0
  br i1 %748, label %750, label %749

749:
  store i64 -1, ptr %739, align 8
  br label %752

750:
  %751 = atomicrmw xchg ptr %739, i64 -1 monotonic, align 8
  br label %752

752:
  %753 = phi i64 [ %740, %749 ], [ %751, %750 ]
  %754 = load i64, ptr %544, align 8
  store i64 %754, ptr %577, align 8
  %755 = and i64 %753, 5
  %756 = icmp ne i64 %755, 0
  %757 = sext i1 %756 to i32
  %758 = getelementptr inbounds nuw i8, ptr %577, i64 48
  store i32 %757, ptr %758, align 8
  %759 = shl i64 %753, 62
  %760 = ashr i64 %759, 63
  %761 = trunc nsw i64 %760 to i32
  %762 = getelementptr inbounds nuw i8, ptr %577, i64 56
  store i32 %761, ptr %762, align 8
  %763 = getelementptr inbounds nuw i8, ptr %577, i64 60
  store i32 0, ptr %763, align 4
  %764 = getelementptr inbounds nuw i8, ptr %577, i64 52
  store i32 0, ptr %764, align 4
  %765 = and i64 %753, -8
  %766 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %767 = getelementptr inbounds nuw i8, ptr %577, i64 32
  store i64 %765, ptr %767, align 8
  store i64 %765, ptr %766, align 8
  %768 = and i64 %753, 1
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %770, label %773

770:
  %771 = and i64 %753, -16777216
  %772 = add i64 %771, -16777096
  store i64 %772, ptr %766, align 8
  br label %773

773:
  %774 = phi i64 [ %743, %742 ], [ %754, %752 ], [ %754, %770 ]
  %775 = load i64, ptr %544, align 8
  %776 = icmp eq i64 %774, %775
  br i1 %776, label %777, label %786

777:
  %778 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %779 = load i32, ptr %778, align 8
  %780 = getelementptr inbounds nuw i8, ptr %577, i64 52
  %781 = load i32, ptr %780, align 4
  %782 = or i32 %781, %779
  %783 = and i32 %782, %569
  %784 = icmp eq i32 %783, 0
  %785 = zext i1 %784 to i8
  br label %786

786:
  %787 = phi i8 [ 1, %773 ], [ %785, %777 ]
  store i8 %787, ptr %545, align 8
  br label %788

788:
  %789 = load i64, ptr %577, align 8
  %790 = load i64, ptr %544, align 8
  %791 = icmp eq i64 %789, %790
  br i1 %791, label %792, label %854

792:
  %793 = load ptr, ptr %19, align 8
  %794 = getelementptr inbounds nuw i8, ptr %793, i64 4
  %795 = load i32, ptr %794, align 4
  switch i32 %795, label %814 [
    i32 4, label %796
    i32 0, label %796
  ]

796:
  %797 = getelementptr inbounds nuw i8, ptr %577, i64 32
  %798 = load i64, ptr %797, align 8
  %799 = icmp eq i64 %798, %575
  br i1 %799, label %800, label %854

800:
  %801 = getelementptr inbounds nuw i8, ptr %577, i64 56
  %802 = load i32, ptr %801, align 8
  %803 = xor i32 %802, -1
  %804 = and i32 %569, %803
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %806, label %854

806:
  %807 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %808 = load i32, ptr %807, align 8
  %809 = getelementptr inbounds nuw i8, ptr %577, i64 52
  %810 = load i32, ptr %809, align 4
  %811 = or i32 %810, %808
  %812 = and i32 %811, %569
  %813 = icmp eq i32 %812, 0
  br i1 %813, label %1296, label %854

814:
  %815 = and i64 %570, 7
  %816 = icmp eq i64 %815, 0
  %817 = and i64 %570, 6
  %818 = icmp eq i64 %817, 6
  %819 = or i1 %816, %818
  br i1 %819, label %854, label %820

820:
  %821 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %822 = load i32, ptr %821, align 8
  %823 = xor i32 %822, -1
  %824 = and i32 %569, %823
  %825 = icmp eq i32 %824, 0
  br i1 %825, label %826, label %854

826:
  %827 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %828 = load i64, ptr %827, align 8
  %829 = and i64 %828, 120
  %830 = icmp eq i64 %829, 120
  br i1 %830, label %831, label %854

831:
  %832 = icmp ugt i64 %828, -1099511627777
  %833 = xor i64 %828, %575
  %834 = icmp ult i64 %833, 16777216
  %835 = select i1 %832, i1 true, i1 %834
  br i1 %835, label %836, label %854

836:
  %837 = and i64 %828, 7
  %838 = icmp ne i64 %837, 0
  %839 = xor i64 %828, %570
  %840 = and i64 %839, 7
  %841 = icmp eq i64 %840, 0
  %842 = select i1 %838, i1 %841, i1 false
  br i1 %842, label %843, label %854

843:
  %844 = getelementptr inbounds nuw i8, ptr %577, i64 52
  %845 = load i32, ptr %844, align 4
  %846 = getelementptr inbounds nuw i8, ptr %577, i64 56
  %847 = load i32, ptr %846, align 8
  %848 = or i32 %847, %845
  %849 = getelementptr inbounds nuw i8, ptr %577, i64 60
  %850 = load i32, ptr %849, align 4
  %851 = or i32 %848, %850
  %852 = and i32 %851, %569
  %853 = icmp eq i32 %852, 0
  br i1 %853, label %1296, label %854

854:
  %855 = load i8, ptr %498, align 4
  %856 = trunc nuw i8 %855 to i1
  br i1 %856, label %909, label %857

857:
  %858 = load ptr, ptr %0, align 8
  %859 = getelementptr inbounds nuw i8, ptr %858, i64 37688
  %860 = load i32, ptr %859, align 8
  %861 = icmp eq i32 %860, 0
  br i1 %861, label %862, label %871

862:
  %863 = getelementptr inbounds nuw i8, ptr %577, i64 8
  br label %864

864:
  %865 = atomicrmw or ptr %863, i64 1 acquire, align 8
  %866 = and i64 %865, 1
  %867 = icmp eq i64 %866, 0
  br i1 %867, label %868, label %864

868:
  %869 = load i8, ptr %498, align 4
  %870 = trunc nuw i8 %869 to i1
  br i1 %870, label %909, label %871

871:
  %872 = load ptr, ptr %542, align 8
  %873 = lshr i64 %550, 5
  %874 = getelementptr inbounds nuw %struct.ScreenPage, ptr %872, i64 %873
  %875 = getelementptr inbounds nuw i8, ptr %874, i64 8
  %876 = and i64 %550, 31
  %877 = getelementptr inbounds nuw i64, ptr %875, i64 %876
  %878 = load atomic i64, ptr %877 monotonic, align 8
  %879 = icmp eq i64 %878, -1
  br i1 %879, label %909, label %880

880:
  %881 = load ptr, ptr %0, align 8
  %882 = getelementptr inbounds nuw i8, ptr %881, i64 37688
  %883 = load i32, ptr %882, align 8
  %884 = icmp eq i32 %883, 0
  br i1 %884, label %886, label %885

885:
  store i64 -1, ptr %877, align 8
  br label %888

886:
  %887 = atomicrmw xchg ptr %877, i64 -1 monotonic, align 8
  br label %888

888:
  %889 = phi i64 [ %878, %885 ], [ %887, %886 ]
  %890 = load i64, ptr %544, align 8
  store i64 %890, ptr %577, align 8
  %891 = and i64 %889, 5
  %892 = icmp ne i64 %891, 0
  %893 = sext i1 %892 to i32
  %894 = getelementptr inbounds nuw i8, ptr %577, i64 48
  store i32 %893, ptr %894, align 8
  %895 = shl i64 %889, 62
  %896 = ashr i64 %895, 63
  %897 = trunc nsw i64 %896 to i32
  %898 = getelementptr inbounds nuw i8, ptr %577, i64 56
  store i32 %897, ptr %898, align 8
  %899 = getelementptr inbounds nuw i8, ptr %577, i64 60
  store i32 0, ptr %899, align 4
  %900 = getelementptr inbounds nuw i8, ptr %577, i64 52
  store i32 0, ptr %900, align 4
  %901 = and i64 %889, -8
  %902 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %903 = getelementptr inbounds nuw i8, ptr %577, i64 32
  store i64 %901, ptr %903, align 8
  store i64 %901, ptr %902, align 8
  %904 = and i64 %889, 1
  %905 = icmp eq i64 %904, 0
  br i1 %905, label %906, label %909

906:
  %907 = and i64 %889, -16777216
  %908 = add i64 %907, -16777096
  store i64 %908, ptr %902, align 8
  br label %909

909:
  %910 = phi i1 [ true, %868 ], [ %861, %906 ], [ %861, %888 ], [ %861, %871 ], [ false, %854 ]
  %911 = load i64, ptr %577, align 8
  %912 = load i64, ptr %544, align 8
  %913 = icmp eq i64 %911, %912
  br i1 %913, label %1016, label %914

914:
  %915 = load ptr, ptr %19, align 8
  %916 = getelementptr inbounds nuw i8, ptr %915, i64 4
  %917 = load i32, ptr %916, align 4
  %918 = and i32 %917, -5
  %919 = icmp eq i32 %918, 0
  %920 = select i1 %919, i32 2, i32 0
  store i64 %912, ptr %577, align 8
  %921 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %922 = getelementptr inbounds nuw i8, ptr %577, i64 60
  store i32 0, ptr %922, align 4
  %923 = getelementptr inbounds nuw i8, ptr %577, i64 56
  store i32 0, ptr %923, align 8
  %924 = getelementptr inbounds nuw i8, ptr %577, i64 52
  store i32 0, ptr %924, align 4
  store i32 0, ptr %921, align 8
  %925 = getelementptr inbounds nuw i8, ptr %577, i64 8
  store i64 0, ptr %925, align 8
  %926 = trunc i64 %575 to i32
  %927 = and i32 %926, 120
  %928 = icmp eq i32 %927, 72
  br i1 %928, label %929, label %988

929:
  %930 = load i8, ptr %498, align 4
  %931 = trunc nuw i8 %930 to i1
  %932 = and i64 %570, 7
  %933 = icmp eq i64 %932, 0
  %934 = and i1 %933, %931
  br i1 %934, label %935, label %987

935:
  %936 = load ptr, ptr %546, align 8
  %937 = load ptr, ptr %540, align 8
  %938 = ptrtoint ptr %577 to i64
  %939 = ptrtoint ptr %937 to i64
  %940 = sub i64 %938, %939
  %941 = getelementptr inbounds nuw i16, ptr %936, i64 %940
  %942 = load ptr, ptr %19, align 8
  %943 = getelementptr inbounds nuw i8, ptr %942, i64 4
  %944 = load i32, ptr %943, align 4
  %945 = and i32 %944, -5
  %946 = icmp eq i32 %945, 0
  %947 = lshr i32 %926, 10
  %948 = and i32 %947, 16352
  %949 = select i1 %946, i64 32, i64 0
  %950 = getelementptr inbounds nuw i16, ptr %941, i64 %949
  br label %951

951:
  %952 = phi i32 [ %963, %951 ], [ %569, %935 ]
  %953 = tail call i32 @llvm.cttz.i32(i32 %952, i1 true)
  %954 = load ptr, ptr %547, align 8
  %955 = zext nneg i32 %953 to i64
  %956 = getelementptr inbounds nuw i8, ptr %954, i64 %955
  %957 = load i8, ptr %956, align 1
  %958 = zext i8 %957 to i32
  %959 = or i32 %948, %958
  %960 = trunc nuw nsw i32 %959 to i16
  %961 = getelementptr inbounds nuw i16, ptr %950, i64 %955
  store i16 %960, ptr %961, align 2
  %962 = add i32 %952, -1
  %963 = and i32 %962, %952
  %964 = icmp eq i32 %963, 0
  br i1 %964, label %965, label %951

965:
  %966 = and i64 %575, -16777216
  %967 = or disjoint i64 %966, 64
  %968 = select i1 %946, i64 2, i64 0
  switch i32 %944, label %969 [
    i32 4, label %981
    i32 0, label %981
  ]

969:
  %970 = load i64, ptr %925, align 8
  %971 = icmp eq i64 %970, 0
  br i1 %971, label %977, label %972

972:
  %973 = load ptr, ptr %0, align 8
  store i64 0, ptr %925, align 8
  %974 = getelementptr inbounds nuw i8, ptr %973, i64 41816
  %975 = load i64, ptr %974, align 8
  %976 = add i64 %975, 1
  store i64 %976, ptr %974, align 8
  br label %977

977:
  %978 = xor i32 %569, -1
  %979 = load i32, ptr %923, align 8
  %980 = and i32 %979, %978
  store i32 %980, ptr %923, align 8
  br label %981

981:
  %982 = getelementptr inbounds nuw i32, ptr %921, i64 %968
  %983 = load i32, ptr %982, align 4
  %984 = or i32 %983, %569
  store i32 %984, ptr %982, align 4
  %985 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %986 = getelementptr inbounds nuw i64, ptr %985, i64 %968
  store i64 %967, ptr %986, align 8
  br label %1272

987:
  tail call preserve_allcc void @remember(ptr %0, ptr %577, i32 %920, i64 %575, i32 %569)
  br label %1272

988:
  %989 = zext nneg i32 %920 to i64
  %990 = getelementptr inbounds nuw i32, ptr %921, i64 %989
  store i32 %569, ptr %990, align 4
  %991 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %992 = getelementptr inbounds nuw i64, ptr %991, i64 %989
  store i64 %575, ptr %992, align 8
  switch i32 %917, label %1272 [
    i32 4, label %993
    i32 0, label %993
  ]

993:
  %994 = load ptr, ptr %0, align 8
  %995 = getelementptr inbounds nuw i8, ptr %994, i64 37692
  %996 = load i32, ptr %995, align 4
  %997 = icmp eq i32 %996, 0
  br i1 %997, label %998, label %1272

998:
  %999 = load i32, ptr %921, align 8
  %1000 = load i32, ptr %924, align 4
  %1001 = or i32 %1000, %999
  %1002 = icmp eq i32 %1001, 0
  br i1 %1002, label %1003, label %1272

1003:
  %1004 = getelementptr inbounds nuw i8, ptr %577, i64 32
  %1005 = load i64, ptr %1004, align 8
  %1006 = and i64 %1005, 71
  %1007 = icmp eq i64 %1006, 64
  br i1 %1007, label %1008, label %1272

1008:
  store i32 -1, ptr %923, align 8
  store i32 0, ptr %922, align 4
  %1009 = and i64 %1005, 120
  %1010 = icmp eq i64 %1009, 120
  %1011 = shl i64 %912, 10
  %1012 = lshr i64 %1005, 15
  %1013 = and i64 %1012, 1023
  %1014 = select i1 %1010, i64 1023, i64 %1013
  %1015 = or disjoint i64 %1014, %1011
  store i64 %1015, ptr %925, align 8
  br label %1272

1016:
  %1017 = load i8, ptr %498, align 4
  %1018 = trunc nuw i8 %1017 to i1
  br i1 %1018, label %1069, label %1019

1019:
  %1020 = load ptr, ptr %19, align 8
  %1021 = getelementptr inbounds nuw i8, ptr %1020, i64 4
  %1022 = load i32, ptr %1021, align 4
  %1023 = and i32 %1022, -5
  %1024 = icmp eq i32 %1023, 0
  %1025 = select i1 %1024, i32 2, i32 0
  %1026 = and i64 %575, 120
  %1027 = icmp eq i64 %1026, 72
  br i1 %1027, label %1069, label %1028

1028:
  %1029 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %1030 = load i32, ptr %1029, align 8
  %1031 = getelementptr inbounds nuw i8, ptr %577, i64 52
  %1032 = load i32, ptr %1031, align 4
  %1033 = or i32 %1032, %1030
  %1034 = getelementptr inbounds nuw i8, ptr %577, i64 56
  %1035 = load i32, ptr %1034, align 8
  %1036 = or i32 %1033, %1035
  %1037 = getelementptr inbounds nuw i8, ptr %577, i64 60
  %1038 = load i32, ptr %1037, align 4
  %1039 = or i32 %1036, %1038
  %1040 = and i32 %1039, %569
  %1041 = icmp eq i32 %1040, 0
  br i1 %1041, label %1042, label %1069

1042:
  %1043 = zext nneg i32 %1025 to i64
  %1044 = getelementptr inbounds nuw i32, ptr %1029, i64 %1043
  %1045 = load i32, ptr %1044, align 4
  %1046 = icmp eq i32 %1045, 0
  br i1 %1046, label %1062, label %1047

1047:
  %1048 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %1049 = getelementptr inbounds nuw i64, ptr %1048, i64 %1043
  %1050 = load i64, ptr %1049, align 8
  %1051 = icmp ne i64 %1050, %575
  %1052 = zext i1 %1051 to i32
  %1053 = or disjoint i32 %1025, %1052
  %1054 = zext nneg i32 %1053 to i64
  %1055 = getelementptr inbounds nuw i32, ptr %1029, i64 %1054
  %1056 = load i32, ptr %1055, align 4
  %1057 = icmp eq i32 %1056, 0
  br i1 %1057, label %1062, label %1058

1058:
  %1059 = getelementptr inbounds nuw i64, ptr %1048, i64 %1054
  %1060 = load i64, ptr %1059, align 8
  %1061 = icmp eq i64 %1060, %575
  br i1 %1061, label %1062, label %1069

1062:
  %1063 = phi ptr [ %1055, %1058 ], [ %1055, %1047 ], [ %1044, %1042 ]
  %1064 = phi i64 [ %1054, %1058 ], [ %1054, %1047 ], [ %1043, %1042 ]
  %1065 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %1066 = getelementptr inbounds nuw i64, ptr %1065, i64 %1064
  store i64 %575, ptr %1066, align 8
  %1067 = load i32, ptr %1063, align 4
  %1068 = or i32 %1067, %569
  store i32 %1068, ptr %1063, align 4
  br label %1272

1069:
  %1070 = trunc i64 %575 to i32
  %1071 = lshr i32 %1070, 3
  %1072 = and i32 %1071, 15
  %1073 = icmp eq i32 %1072, 9
  br i1 %1073, label %1074, label %1219

1074:
  %1075 = and i64 %570, 7
  %1076 = icmp eq i64 %1075, 0
  %1077 = and i1 %1076, %1018
  br i1 %1077, label %1078, label %1270

1078:
  %1079 = and i64 %575, -16777216
  %1080 = or disjoint i64 %1079, 64
  %1081 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %1082 = getelementptr inbounds nuw i8, ptr %577, i64 52
  %1083 = load i32, ptr %1082, align 4
  %1084 = icmp eq i32 %1083, 0
  br i1 %1084, label %1085, label %1270

1085:
  %1086 = load i32, ptr %1081, align 4
  %1087 = icmp eq i32 %1086, 0
  br i1 %1087, label %1092, label %1088

1088:
  %1089 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %1090 = load i64, ptr %1089, align 8
  %1091 = icmp eq i64 %1090, %1080
  br i1 %1091, label %1092, label %1270

1092:
  %1093 = getelementptr inbounds nuw i8, ptr %577, i64 60
  %1094 = load i32, ptr %1093, align 4
  %1095 = icmp eq i32 %1094, 0
  br i1 %1095, label %1096, label %1270

1096:
  %1097 = getelementptr inbounds nuw i8, ptr %577, i64 56
  %1098 = load i32, ptr %1097, align 4
  %1099 = icmp eq i32 %1098, 0
  br i1 %1099, label %1104, label %1100

1100:
  %1101 = getelementptr inbounds nuw i8, ptr %577, i64 32
  %1102 = load i64, ptr %1101, align 8
  %1103 = icmp eq i64 %1102, %1080
  br i1 %1103, label %1104, label %1270

1104:
  %1105 = load ptr, ptr %546, align 8
  %1106 = load ptr, ptr %540, align 8
  %1107 = ptrtoint ptr %577 to i64
  %1108 = ptrtoint ptr %1106 to i64
  %1109 = sub i64 %1107, %1108
  %1110 = getelementptr inbounds nuw i16, ptr %1105, i64 %1109
  %1111 = and i32 %1086, %569
  %1112 = lshr i32 %1070, 15
  %1113 = and i32 %1112, 31
  %1114 = lshr i32 %1070, 20
  %1115 = and i32 %1114, 15
  %1116 = icmp eq i32 %1111, 0
  br i1 %1116, label %1143, label %1117

1117:
  %1118 = phi i32 [ %1141, %1139 ], [ %1111, %1104 ]
  %1119 = tail call i32 @llvm.cttz.i32(i32 %1118, i1 true)
  %1120 = zext nneg i32 %1119 to i64
  %1121 = getelementptr inbounds nuw i16, ptr %1110, i64 %1120
  %1122 = load i16, ptr %1121, align 2
  %1123 = zext i16 %1122 to i32
  %1124 = icmp slt i16 %1122, 0
  br i1 %1124, label %1270, label %1125

1125:
  %1126 = lshr i32 %1123, 5
  %1127 = and i32 %1126, 31
  %1128 = icmp eq i32 %1127, %1113
  br i1 %1128, label %1129, label %1270

1129:
  %1130 = lshr i32 %1123, 10
  %1131 = icmp samesign ult i32 %1130, %1115
  br i1 %1131, label %1139, label %1132

1132:
  %1133 = and i32 %1123, 31
  %1134 = load ptr, ptr %547, align 8
  %1135 = getelementptr inbounds nuw i8, ptr %1134, i64 %1120
  %1136 = load i8, ptr %1135, align 1
  %1137 = zext i8 %1136 to i32
  %1138 = icmp eq i32 %1133, %1137
  br i1 %1138, label %1139, label %1270

1139:
  %1140 = add i32 %1118, -1
  %1141 = and i32 %1140, %1118
  %1142 = icmp eq i32 %1141, 0
  br i1 %1142, label %1143, label %1117

1143:
  %1144 = getelementptr inbounds nuw i8, ptr %1110, i64 64
  %1145 = and i32 %1098, %569
  %1146 = icmp eq i32 %1145, 0
  br i1 %1146, label %1173, label %1147

1147:
  %1148 = phi i32 [ %1171, %1169 ], [ %1145, %1143 ]
  %1149 = tail call i32 @llvm.cttz.i32(i32 %1148, i1 true)
  %1150 = zext nneg i32 %1149 to i64
  %1151 = getelementptr inbounds nuw i16, ptr %1144, i64 %1150
  %1152 = load i16, ptr %1151, align 2
  %1153 = zext i16 %1152 to i32
  %1154 = icmp slt i16 %1152, 0
  br i1 %1154, label %1270, label %1155

1155:
  %1156 = lshr i32 %1153, 5
  %1157 = and i32 %1156, 31
  %1158 = icmp eq i32 %1157, %1113
  br i1 %1158, label %1159, label %1270

1159:
  %1160 = lshr i32 %1153, 10
  %1161 = icmp samesign ult i32 %1160, %1115
  br i1 %1161, label %1169, label %1162

1162:
  %1163 = and i32 %1153, 31
  %1164 = load ptr, ptr %547, align 8
  %1165 = getelementptr inbounds nuw i8, ptr %1164, i64 %1150
  %1166 = load i8, ptr %1165, align 1
  %1167 = zext i8 %1166 to i32
  %1168 = icmp eq i32 %1163, %1167
  br i1 %1168, label %1169, label %1270

1169:
  %1170 = add i32 %1148, -1
  %1171 = and i32 %1170, %1148
  %1172 = icmp eq i32 %1171, 0
  br i1 %1172, label %1173, label %1147

1173:
  %1174 = load ptr, ptr %19, align 8
  %1175 = getelementptr inbounds nuw i8, ptr %1174, i64 4
  %1176 = load i32, ptr %1175, align 4
  %1177 = and i32 %1176, -5
  %1178 = icmp eq i32 %1177, 0
  %1179 = shl nuw nsw i32 %1115, 10
  %1180 = shl nuw nsw i32 %1113, 5
  %1181 = or disjoint i32 %1179, %1180
  %1182 = select i1 %1178, i64 32, i64 0
  %1183 = getelementptr inbounds nuw i16, ptr %1110, i64 %1182
  br label %1184

1184:
  %1185 = phi i32 [ %1196, %1184 ], [ %569, %1173 ]
  %1186 = tail call i32 @llvm.cttz.i32(i32 %1185, i1 true)
  %1187 = load ptr, ptr %547, align 8
  %1188 = zext nneg i32 %1186 to i64
  %1189 = getelementptr inbounds nuw i8, ptr %1187, i64 %1188
  %1190 = load i8, ptr %1189, align 1
  %1191 = zext i8 %1190 to i32
  %1192 = or i32 %1181, %1191
  %1193 = trunc nuw nsw i32 %1192 to i16
  %1194 = getelementptr inbounds nuw i16, ptr %1183, i64 %1188
  store i16 %1193, ptr %1194, align 2
  %1195 = add i32 %1185, -1
  %1196 = and i32 %1195, %1185
  %1197 = icmp eq i32 %1196, 0
  br i1 %1197, label %1198, label %1184

1198:
  %1199 = select i1 %1178, i64 2, i64 0
  switch i32 %1176, label %1200 [
    i32 4, label %1213
    i32 0, label %1213
  ]

1200:
  %1201 = getelementptr inbounds nuw i8, ptr %577, i64 8
  %1202 = load i64, ptr %1201, align 8
  %1203 = icmp eq i64 %1202, 0
  br i1 %1203, label %1209, label %1204

1204:
  %1205 = load ptr, ptr %0, align 8
  store i64 0, ptr %1201, align 8
  %1206 = getelementptr inbounds nuw i8, ptr %1205, i64 41816
  %1207 = load i64, ptr %1206, align 8
  %1208 = add i64 %1207, 1
  store i64 %1208, ptr %1206, align 8
  br label %1209

1209:
  %1210 = xor i32 %569, -1
  %1211 = load i32, ptr %1097, align 8
  %1212 = and i32 %1211, %1210
  store i32 %1212, ptr %1097, align 8
  br label %1213

1213:
  %1214 = getelementptr inbounds nuw i32, ptr %1081, i64 %1199
  %1215 = load i32, ptr %1214, align 4
  %1216 = or i32 %1215, %569
  store i32 %1216, ptr %1214, align 4
  %1217 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %1218 = getelementptr inbounds nuw i64, ptr %1217, i64 %1199
  store i64 %1080, ptr %1218, align 8
  br label %1272

1219:
  %1220 = icmp samesign ult i32 %1072, 8
  br i1 %1220, label %1221, label %1270

1221:
  %1222 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %1223 = getelementptr inbounds nuw i8, ptr %577, i64 56
  %1224 = load i32, ptr %1223, align 8
  %1225 = icmp eq i32 %1224, 0
  %1226 = getelementptr inbounds nuw i8, ptr %577, i64 52
  %1227 = load i32, ptr %1226, align 4
  %1228 = getelementptr inbounds nuw i8, ptr %577, i64 60
  %1229 = load i32, ptr %1228, align 4
  %1230 = or i32 %1229, %1227
  %1231 = icmp eq i32 %1230, 0
  br i1 %1231, label %1232, label %1270

1232:
  %1233 = load i32, ptr %1222, align 8
  %1234 = icmp eq i32 %1233, 0
  br i1 %1234, label %1239, label %1235

1235:
  %1236 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %1237 = load i64, ptr %1236, align 8
  %1238 = icmp eq i64 %1237, %575
  br i1 %1238, label %1239, label %1270

1239:
  br i1 %1225, label %1244, label %1240

1240:
  %1241 = getelementptr inbounds nuw i8, ptr %577, i64 32
  %1242 = load i64, ptr %1241, align 8
  %1243 = icmp eq i64 %1242, %575
  br i1 %1243, label %1244, label %1270

1244:
  %1245 = load ptr, ptr %19, align 8
  %1246 = getelementptr inbounds nuw i8, ptr %1245, i64 4
  %1247 = load i32, ptr %1246, align 4
  switch i32 %1247, label %1251 [
    i32 4, label %1270
    i32 0, label %1248
  ]

1248:
  %1249 = getelementptr inbounds nuw i8, ptr %577, i64 32
  store i64 %575, ptr %1249, align 8
  %1250 = or i32 %1224, %569
  store i32 %1250, ptr %1223, align 8
  br label %1272

1251:
  br i1 %1018, label %1252, label %1263

1252:
  %1253 = getelementptr inbounds nuw i8, ptr %577, i64 8
  %1254 = load i64, ptr %1253, align 8
  %1255 = icmp eq i64 %1254, 0
  br i1 %1255, label %1263, label %1256

1256:
  %1257 = load ptr, ptr %0, align 8
  store i64 0, ptr %1253, align 8
  %1258 = getelementptr inbounds nuw i8, ptr %1257, i64 41816
  %1259 = load i64, ptr %1258, align 8
  %1260 = add i64 %1259, 1
  store i64 %1260, ptr %1258, align 8
  %1261 = load i32, ptr %1222, align 8
  %1262 = load i32, ptr %1223, align 8
  br label %1263

1263:
  %1264 = phi i32 [ %1262, %1256 ], [ %1224, %1252 ], [ %1224, %1251 ]
  %1265 = phi i32 [ %1261, %1256 ], [ %1233, %1252 ], [ %1233, %1251 ]
  %1266 = getelementptr inbounds nuw i8, ptr %577, i64 16
  store i64 %575, ptr %1266, align 8
  %1267 = or i32 %1265, %569
  store i32 %1267, ptr %1222, align 8
  %1268 = xor i32 %569, -1
  %1269 = and i32 %1264, %1268
  store i32 %1269, ptr %1223, align 8
  br label %1272

1270:
  %1271 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %577, i64 %575, i32 %569)
  br i1 %1271, label %1272, label %1289

1272:
  %1273 = and i64 %570, 6
  %1274 = icmp eq i64 %1273, 6
  br i1 %1274, label %1275, label %1288

1275:
  %1276 = load ptr, ptr %0, align 8
  %1277 = getelementptr inbounds nuw i8, ptr %1276, i64 41808
  %1278 = load i64, ptr %1277, align 8
  %1279 = load ptr, ptr %19, align 8
  %1280 = getelementptr inbounds nuw i8, ptr %1279, i64 8
  %1281 = load i32, ptr %1280, align 8
  %1282 = icmp eq i32 %1281, 1
  %1283 = load ptr, ptr %548, align 8
  br i1 %1282, label %1284, label %1286

1284:
  %1285 = trunc i64 %1278 to i8
  store i8 %1285, ptr %1283, align 1
  br label %1288

1286:
  %1287 = trunc i64 %1278 to i32
  store i32 %1287, ptr %1283, align 1
  br label %1288

1288:
  br i1 %910, label %1293, label %1296

1289:
  br i1 %910, label %1290, label %1326

1290:
  %1291 = getelementptr inbounds nuw i8, ptr %577, i64 8
  %1292 = atomicrmw and ptr %1291, i64 -2 release, align 8
  br label %1326

1293:
  %1294 = getelementptr inbounds nuw i8, ptr %577, i64 8
  %1295 = atomicrmw and ptr %1294, i64 -2 release, align 8
  br label %1296

1296:
  %1297 = load ptr, ptr %0, align 8
  %1298 = getelementptr inbounds nuw i8, ptr %1297, i64 43704
  %1299 = load ptr, ptr %1298, align 8
  %1300 = icmp eq ptr %1299, null
  br i1 %1300, label %1341, label %1301

1301:
  %1302 = load i8, ptr %498, align 4
  %1303 = trunc nuw i8 %1302 to i1
  br i1 %1303, label %1341, label %1304

1304:
  %1305 = load i64, ptr %483, align 8
  %1306 = add i64 %1305, %551
  %1307 = load ptr, ptr %19, align 8
  %1308 = getelementptr inbounds nuw i8, ptr %1307, i64 4
  %1309 = load i32, ptr %1308, align 4
  switch i32 %1309, label %1310 [
    i32 4, label %1341
    i32 0, label %1341
  ]

1310:
  %1311 = load i8, ptr %543, align 1
  %1312 = trunc nuw i8 %1311 to i1
  br i1 %1312, label %1341, label %1313

1313:
  %1314 = getelementptr inbounds nuw i8, ptr %1297, i64 43720
  %1315 = load i64, ptr %1314, align 8
  %1316 = lshr i64 %1306, 7
  %1317 = lshr i64 %1306, 13
  %1318 = lshr i64 %1306, 19
  %1319 = xor i64 %1317, %1318
  %1320 = xor i64 %1319, %1316
  %1321 = and i64 %1320, 63
  %1322 = shl nuw i64 1, %1321
  %1323 = and i64 %1315, %1322
  %1324 = icmp eq i64 %1323, 0
  br i1 %1324, label %1341, label %1325

1325:
  tail call preserve_allcc void @cut_words(ptr %1297, i64 %1306, i32 %569)
  br label %1341

1326:
  %1327 = load ptr, ptr %0, align 8
  %1328 = load ptr, ptr %19, align 8
  %1329 = getelementptr inbounds nuw i8, ptr %1328, i64 20
  %1330 = load i32, ptr %1329, align 4
  %1331 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1332 = load i32, ptr %1331, align 8
  %1333 = tail call i32 @llvm.cttz.i32(i32 %1332, i1 false)
  %1334 = getelementptr inbounds nuw i8, ptr %1327, i64 328
  store i32 22, ptr %1334, align 8
  %1335 = getelementptr inbounds nuw i8, ptr %1327, i64 332
  store i32 %1330, ptr %1335, align 4
  %1336 = getelementptr inbounds nuw i8, ptr %1327, i64 336
  store i32 %1333, ptr %1336, align 8
  %1337 = getelementptr inbounds nuw i8, ptr %1327, i64 352
  store i64 0, ptr %1337, align 8
  %1338 = getelementptr inbounds nuw i8, ptr %1327, i64 368
  store i32 0, ptr %1338, align 8
  %1339 = getelementptr inbounds nuw i8, ptr %1327, i64 360
  store i32 0, ptr %1339, align 8
  %1340 = getelementptr inbounds nuw i8, ptr %1327, i64 364
  store i32 0, ptr %1340, align 4
  br label %3750

1341:
  %1342 = add nuw nsw i64 %550, 1
  %1343 = icmp eq i64 %550, %531
  br i1 %1343, label %3750, label %549

1344:
  %1345 = phi i32 [ %1353, %1351 ], [ %3, %16 ]
  %1346 = tail call i32 @llvm.cttz.i32(i32 %1345, i1 true)
  %1347 = zext nneg i32 %1346 to i64
  %1348 = getelementptr inbounds nuw i64, ptr %8, i64 %1347
  %1349 = load i64, ptr %1348, align 8
  %1350 = icmp eq i64 %1349, %12
  br i1 %1350, label %1351, label %1420

1351:
  %1352 = add i32 %1345, -1
  %1353 = and i32 %1352, %1345
  %1354 = icmp eq i32 %1353, 0
  br i1 %1354, label %1355, label %1344

1355:
  %1356 = icmp samesign ult i32 %13, 2
  %1357 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1358 = load ptr, ptr %1357, align 8
  br i1 %1356, label %1380, label %1359

1359:
  %1360 = getelementptr inbounds nuw i8, ptr %1358, i64 4
  %1361 = load i32, ptr %1360, align 4
  %1362 = icmp eq i32 %1361, 1
  br i1 %1362, label %1363, label %1380

1363:
  %1364 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1365 = load i32, ptr %1364, align 8
  %1366 = icmp eq i32 %1365, 0
  br i1 %1366, label %1380, label %1367

1367:
  %1368 = getelementptr inbounds nuw i8, ptr %1358, i64 20
  %1369 = load i32, ptr %1368, align 4
  %1370 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1371 = load i32, ptr %1370, align 8
  %1372 = tail call i32 @llvm.cttz.i32(i32 %1371, i1 false)
  %1373 = getelementptr inbounds nuw i8, ptr %7, i64 328
  store i32 22, ptr %1373, align 8
  %1374 = getelementptr inbounds nuw i8, ptr %7, i64 332
  store i32 %1369, ptr %1374, align 4
  %1375 = getelementptr inbounds nuw i8, ptr %7, i64 336
  store i32 %1372, ptr %1375, align 8
  %1376 = getelementptr inbounds nuw i8, ptr %7, i64 352
  store i64 0, ptr %1376, align 8
  %1377 = getelementptr inbounds nuw i8, ptr %7, i64 368
  store i32 0, ptr %1377, align 8
  %1378 = getelementptr inbounds nuw i8, ptr %7, i64 360
  store i32 0, ptr %1378, align 8
  %1379 = getelementptr inbounds nuw i8, ptr %7, i64 364
  store i32 0, ptr %1379, align 4
  br label %3750

1380:
  %1381 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %1382 = load ptr, ptr %1381, align 8
  %1383 = icmp eq ptr %1382, null
  br i1 %1383, label %1417, label %1384

1384:
  %1385 = getelementptr inbounds nuw i8, ptr %1358, i64 12
  %1386 = load i32, ptr %1385, align 4
  %1387 = zext i32 %1386 to i64
  %1388 = and i64 %1387, 7
  %1389 = icmp eq i64 %1388, 0
  %1390 = and i64 %1387, 6
  %1391 = icmp eq i64 %1390, 6
  %1392 = or i1 %1389, %1391
  br i1 %1392, label %1417, label %1393

1393:
  %1394 = getelementptr inbounds nuw i8, ptr %1358, i64 8
  %1395 = load i32, ptr %1394, align 8
  switch i32 %1395, label %1417 [
    i32 4, label %1396
    i32 8, label %1396
  ]

1396:
  %1397 = getelementptr inbounds nuw i8, ptr %1358, i64 4
  %1398 = load i32, ptr %1397, align 4
  %1399 = icmp ult i32 %1398, 4
  br i1 %1399, label %1400, label %1417

1400:
  %1401 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1402 = load i32, ptr %1401, align 4
  %1403 = zext i32 %1402 to i64
  %1404 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %1403
  %1405 = getelementptr inbounds nuw i8, ptr %1404, i64 14896
  %1406 = load i32, ptr %1405, align 8
  %1407 = icmp ne i32 %1406, 0
  %1408 = getelementptr inbounds nuw i8, ptr %0, i64 135
  store i8 1, ptr %1408, align 1
  %1409 = select i1 %1356, i32 %9, i32 -1
  %1410 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1409)
  %1411 = icmp eq i32 %1410, 0
  br i1 %1411, label %1412, label %3750

1412:
  %1413 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1414 = load i8, ptr %1413, align 4
  %1415 = trunc nuw i8 %1414 to i1
  br i1 %1415, label %3750, label %1416

1416:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %12, i32 %3, i1 %1407)
  br label %3750

1417:
  %1418 = select i1 %1356, i32 %9, i32 -1
  %1419 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1418)
  br label %3750

1420:
  %1421 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1422 = load ptr, ptr %1421, align 8
  %1423 = load i32, ptr %1422, align 8
  %1424 = icmp eq i32 %1423, 2
  br i1 %1424, label %1425, label %1672

1425:
  %1426 = and i64 %12, 4294967295
  %1427 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1428 = load i64, ptr %1427, align 8
  %1429 = and i64 %1428, 16777215
  %1430 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1431 = load i8, ptr %1430, align 1
  %1432 = trunc nuw i8 %1431 to i1
  br i1 %1432, label %1438, label %1433

1433:
  %1434 = getelementptr inbounds nuw i8, ptr %1422, i64 16
  %1435 = load i32, ptr %1434, align 8
  %1436 = zext i32 %1435 to i64
  %1437 = or i64 %1429, %1436
  br label %1438

1438:
  %1439 = phi i64 [ %1437, %1433 ], [ %1429, %1425 ]
  %1440 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1439, ptr %1440, align 8
  %1441 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1441, align 8
  %1442 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %1443 = load i32, ptr %1442, align 8
  %1444 = zext i32 %1443 to i64
  %1445 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1444, ptr %1445, align 8
  %1446 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1447 = load ptr, ptr %1446, align 8
  %1448 = ptrtoint ptr %1447 to i64
  %1449 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1448, ptr %1449, align 8
  %1450 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1451 = load ptr, ptr %1450, align 8
  %1452 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1451, ptr %1452, align 8
  %1453 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1454 = load ptr, ptr %1453, align 8
  %1455 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1454, ptr %1455, align 8
  %1456 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1457 = load ptr, ptr %1456, align 8
  %1458 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1457, ptr %1458, align 8
  %1459 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1460 = load ptr, ptr %1459, align 8
  %1461 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1460, ptr %1461, align 8
  %1462 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %1463 = load i64, ptr %1462, align 8
  %1464 = shl i64 %1463, 16
  %1465 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1466 = load i32, ptr %1465, align 8
  %1467 = lshr i32 %1466, 4
  %1468 = zext nneg i32 %1467 to i64
  %1469 = or i64 %1464, %1468
  %1470 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1469, ptr %1470, align 8
  %1471 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1472 = load i32, ptr %1471, align 8
  %1473 = icmp ne i32 %1472, 0
  %1474 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1475 = zext i1 %1473 to i8
  store i8 %1475, ptr %1474, align 2
  %1476 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1476, align 4
  %1477 = icmp samesign uge i64 %1426, %1444
  %1478 = select i1 %1477, i1 true, i1 %1473
  br i1 %1478, label %1672, label %1479

1479:
  %1480 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %1481 = load i32, ptr %1480, align 4
  %1482 = icmp eq i32 %1481, 0
  br i1 %1482, label %1483, label %1672

1483:
  %1484 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1485 = load ptr, ptr %1484, align 8
  %1486 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1487 = load ptr, ptr %1486, align 8
  %1488 = getelementptr inbounds nuw i8, ptr %1422, i64 4
  %1489 = load i32, ptr %1488, align 4
  %1490 = icmp eq i32 %1489, 0
  %1491 = getelementptr inbounds nuw i8, ptr %1422, i64 16
  %1492 = load i32, ptr %1491, align 8
  %1493 = icmp eq i32 %1492, 0
  br i1 %1490, label %1494, label %1498

1494:
  br i1 %1493, label %1495, label %1512

1495:
  %1496 = getelementptr inbounds nuw i8, ptr %1487, i64 216
  %1497 = load i64, ptr %1496, align 8
  br label %1512

1498:
  br i1 %1493, label %1512, label %1499

1499:
  %1500 = getelementptr inbounds nuw i8, ptr %1485, i64 14432
  %1501 = load i64, ptr %1500, align 8
  %1502 = getelementptr inbounds nuw i8, ptr %1487, i64 200
  %1503 = load i32, ptr %1502, align 8
  %1504 = lshr i32 %1503, 4
  %1505 = zext nneg i32 %1504 to i64
  %1506 = shl i64 %1501, 26
  %1507 = shl nuw nsw i64 %1505, 10
  %1508 = add i32 %1492, 512
  %1509 = zext i32 %1508 to i64
  %1510 = or i64 %1506, %1509
  %1511 = or i64 %1510, %1507
  br label %1512

1512:
  %1513 = phi i64 [ %1497, %1495 ], [ %1511, %1499 ], [ 0, %1498 ], [ 0, %1494 ]
  %1514 = getelementptr inbounds nuw i8, ptr %1422, i64 8
  %1515 = load i32, ptr %1514, align 8
  %1516 = zext i32 %1515 to i64
  %1517 = add nsw i64 %1516, -1
  %1518 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %1519 = getelementptr inbounds nuw i8, ptr %1485, i64 14408
  %1520 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1521 = icmp eq i64 %1513, 0
  %1522 = getelementptr inbounds nuw i8, ptr %1485, i64 14392
  br label %1523

1523:
  %1524 = phi i64 [ -1, %1512 ], [ %1587, %1586 ]
  %1525 = phi i32 [ %3, %1512 ], [ %1590, %1586 ]
  %1526 = phi i64 [ 0, %1512 ], [ %1588, %1586 ]
  %1527 = tail call i32 @llvm.cttz.i32(i32 %1525, i1 true)
  %1528 = zext nneg i32 %1527 to i64
  %1529 = getelementptr inbounds nuw i64, ptr %8, i64 %1528
  %1530 = load i64, ptr %1529, align 8
  %1531 = and i64 %1530, 4294967295
  %1532 = add nsw i64 %1531, %1517
  %1533 = lshr i64 %1531, 7
  %1534 = icmp ult i64 %1532, %1444
  %1535 = lshr i64 %1532, 7
  %1536 = icmp eq i64 %1533, %1535
  %1537 = and i1 %1534, %1536
  br i1 %1537, label %1538, label %1556

1538:
  %1539 = load i32, ptr %1518, align 8
  %1540 = icmp eq i32 %1539, 0
  br i1 %1540, label %1546, label %1541

1541:
  %1542 = load ptr, ptr %1519, align 8
  %1543 = getelementptr inbounds nuw i32, ptr %1542, i64 %1533
  %1544 = load i32, ptr %1543, align 4
  %1545 = icmp eq i32 %1544, -1
  br i1 %1545, label %1546, label %1556

1546:
  %1547 = load i32, ptr %1520, align 8
  %1548 = icmp eq i32 %1547, 0
  br i1 %1548, label %1586, label %1549

1549:
  br i1 %1521, label %1556, label %1550

1550:
  %1551 = load ptr, ptr %1522, align 8
  %1552 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1551, i64 %1533
  %1553 = getelementptr inbounds nuw i8, ptr %1552, i64 8
  %1554 = load i64, ptr %1553, align 8
  %1555 = icmp eq i64 %1554, %1513
  br i1 %1555, label %1586, label %1556

1556:
  %1557 = load i32, ptr %1520, align 8
  %1558 = icmp eq i32 %1557, 0
  %1559 = icmp ult i32 %1515, 5
  %1560 = and i1 %1559, %1558
  br i1 %1560, label %1561, label %1672

1561:
  %1562 = load i32, ptr %1518, align 8
  %1563 = icmp eq i32 %1562, 0
  br i1 %1563, label %1672, label %1564

1564:
  %1565 = phi i32 [ %1584, %1582 ], [ %3, %1561 ]
  %1566 = tail call i32 @llvm.cttz.i32(i32 %1565, i1 true)
  %1567 = zext nneg i32 %1566 to i64
  %1568 = getelementptr inbounds nuw i64, ptr %8, i64 %1567
  %1569 = load i64, ptr %1568, align 8
  %1570 = and i64 %1569, 4294967295
  %1571 = icmp samesign ult i64 %1570, %1444
  br i1 %1571, label %1572, label %1672

1572:
  %1573 = lshr i64 %1570, 7
  %1574 = getelementptr inbounds nuw i32, ptr %1457, i64 %1573
  %1575 = load i32, ptr %1574, align 4
  %1576 = trunc i64 %1569 to i32
  %1577 = lshr i32 %1576, 2
  %1578 = and i32 %1577, 31
  %1579 = shl nuw i32 1, %1578
  %1580 = and i32 %1575, %1579
  %1581 = icmp eq i32 %1580, 0
  br i1 %1581, label %1672, label %1582

1582:
  %1583 = add i32 %1565, -1
  %1584 = and i32 %1583, %1565
  %1585 = icmp eq i32 %1584, 0
  br i1 %1585, label %3750, label %1564

1586:
  %1587 = tail call i64 @llvm.umin.i64(i64 %1533, i64 %1524)
  %1588 = tail call i64 @llvm.umax.i64(i64 %1533, i64 %1526)
  %1589 = add i32 %1525, -1
  %1590 = and i32 %1589, %1525
  %1591 = icmp eq i32 %1590, 0
  br i1 %1591, label %1592, label %1523

1592:
  %1593 = getelementptr inbounds nuw i8, ptr %1485, i64 14448
  %1594 = load i32, ptr %1593, align 8
  %1595 = icmp eq i32 %1594, 2
  br i1 %1595, label %3750, label %1596

1596:
  %1597 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %1598 = getelementptr inbounds nuw i8, ptr %1422, i64 28
  %1599 = load i32, ptr %1598, align 4
  %1600 = zext i32 %1599 to i64
  %1601 = getelementptr inbounds nuw %struct.ScreenRange, ptr %1597, i64 %1600
  %1602 = load i64, ptr %1601, align 8
  %1603 = ptrtoint ptr %1422 to i64
  %1604 = icmp eq i64 %1602, %1603
  br i1 %1604, label %1605, label %1627

1605:
  %1606 = getelementptr inbounds nuw i8, ptr %1601, i64 24
  %1607 = load i64, ptr %1606, align 8
  %1608 = getelementptr inbounds nuw i8, ptr %1487, i64 216
  %1609 = load i64, ptr %1608, align 8
  %1610 = icmp eq i64 %1607, %1609
  br i1 %1610, label %1611, label %1627

1611:
  %1612 = getelementptr inbounds nuw i8, ptr %1601, i64 32
  %1613 = load i64, ptr %1612, align 8
  %1614 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1615 = load i64, ptr %1614, align 8
  %1616 = icmp eq i64 %1613, %1615
  br i1 %1616, label %1617, label %1627

1617:
  %1618 = getelementptr inbounds nuw i8, ptr %1601, i64 8
  %1619 = load i64, ptr %1618, align 8
  %1620 = lshr i64 %1619, 7
  %1621 = tail call i64 @llvm.umin.i64(i64 %1620, i64 %1587)
  %1622 = getelementptr inbounds nuw i8, ptr %1601, i64 16
  %1623 = load i64, ptr %1622, align 8
  %1624 = add i64 %1623, %1619
  %1625 = lshr i64 %1624, 7
  %1626 = tail call i64 @llvm.umax.i64(i64 %1625, i64 %1588)
  br label %1627

1627:
  %1628 = phi i64 [ %1621, %1617 ], [ %1587, %1611 ], [ %1587, %1605 ], [ %1587, %1596 ]
  %1629 = phi i64 [ %1626, %1617 ], [ %1588, %1611 ], [ %1588, %1605 ], [ %1588, %1596 ]
  %1630 = shl nuw i64 %1629, 7
  %1631 = add i64 %1630, 128
  %1632 = icmp ugt i64 %1631, %1444
  br i1 %1632, label %3750, label %1633

1633:
  %1634 = icmp ugt i64 %1628, %1629
  br i1 %1634, label %1653, label %1635

1635:
  %1636 = phi i64 [ %1651, %1650 ], [ %1628, %1633 ]
  br i1 %1540, label %1642, label %1637

1637:
  %1638 = load ptr, ptr %1519, align 8
  %1639 = getelementptr inbounds nuw i32, ptr %1638, i64 %1636
  %1640 = load i32, ptr %1639, align 4
  %1641 = icmp eq i32 %1640, -1
  br i1 %1641, label %1642, label %3750

1642:
  br i1 %1548, label %1650, label %1643

1643:
  br i1 %1521, label %3750, label %1644

1644:
  %1645 = load ptr, ptr %1522, align 8
  %1646 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1645, i64 %1636
  %1647 = getelementptr inbounds nuw i8, ptr %1646, i64 8
  %1648 = load i64, ptr %1647, align 8
  %1649 = icmp eq i64 %1648, %1513
  br i1 %1649, label %1650, label %3750

1650:
  %1651 = add nuw i64 %1636, 1
  %1652 = icmp eq i64 %1636, %1629
  br i1 %1652, label %1653, label %1635

1653:
  store i64 %1603, ptr %1601, align 8
  %1654 = shl nuw nsw i64 %1628, 7
  %1655 = getelementptr inbounds nuw i8, ptr %1601, i64 8
  store i64 %1654, ptr %1655, align 8
  %1656 = sub nsw i64 %1629, %1628
  %1657 = shl i64 %1656, 7
  %1658 = load ptr, ptr %1421, align 8
  %1659 = getelementptr inbounds nuw i8, ptr %1658, i64 8
  %1660 = load i32, ptr %1659, align 8
  %1661 = zext i32 %1660 to i64
  %1662 = add i64 %1657, 129
  %1663 = sub i64 %1662, %1661
  %1664 = getelementptr inbounds nuw i8, ptr %1601, i64 16
  store i64 %1663, ptr %1664, align 8
  %1665 = load ptr, ptr %1486, align 8
  %1666 = getelementptr inbounds nuw i8, ptr %1665, i64 216
  %1667 = load i64, ptr %1666, align 8
  %1668 = getelementptr inbounds nuw i8, ptr %1601, i64 24
  store i64 %1667, ptr %1668, align 8
  %1669 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1670 = load i64, ptr %1669, align 8
  %1671 = getelementptr inbounds nuw i8, ptr %1601, i64 32
  store i64 %1670, ptr %1671, align 8
  br label %3750

1672:
  %1673 = phi i64 [ %1426, %1556 ], [ %1426, %1561 ], [ %12, %1420 ], [ %1426, %1438 ], [ %1426, %1479 ], [ %1426, %1564
      ], [ %1426, %1572 ]
  %1674 = getelementptr inbounds nuw i8, ptr %1422, i64 8
  %1675 = load i32, ptr %1674, align 8
  %1676 = freeze i32 %1675
  %1677 = getelementptr inbounds nuw i8, ptr %7, i64 37692
  %1678 = load i32, ptr %1677, align 4
  %1679 = icmp eq i32 %1678, 0
  br i1 %1679, label %1688, label %1680

1680:
  %1681 = getelementptr inbounds nuw i8, ptr %1422, i64 4
  %1682 = load i32, ptr %1681, align 4
  %1683 = icmp eq i32 %1682, 6
  br i1 %1683, label %1688, label %1684

1684:
  %1685 = and i32 %1676, 3
  %1686 = icmp eq i32 %1685, 0
  %1687 = select i1 %1686, i64 2, i64 8
  br label %1688

1688:
  %1689 = phi i64 [ 8, %1672 ], [ %1687, %1684 ], [ 8, %1680 ]
  %1690 = tail call i32 @llvm.ctpop.i32(i32 %1676)
  %1691 = icmp samesign ugt i32 %1690, 1
  br i1 %1691, label %1750, label %1692

1692:
  %1693 = zext i32 %1676 to i64
  %1694 = tail call i32 @llvm.cttz.i32(i32 %1676, i1 false)
  br label %1695

1695:
  %1696 = phi i64 [ 0, %1692 ], [ %1746, %1741 ]
  %1697 = phi i32 [ %3, %1692 ], [ %1748, %1741 ]
  %1698 = icmp eq i64 %1696, %1689
  br i1 %1698, label %1750, label %1699

1699:
  %1700 = tail call i32 @llvm.cttz.i32(i32 %1697, i1 true)
  %1701 = icmp eq i32 %1700, 31
  br i1 %1701, label %1709, label %1702

1702:
  %1703 = zext nneg i32 %1700 to i64
  %1704 = getelementptr inbounds nuw i64, ptr %8, i64 %1703
  %1705 = getelementptr inbounds nuw i8, ptr %1704, i64 8
  %1706 = load i64, ptr %1705, align 8
  %1707 = load i64, ptr %1704, align 8
  %1708 = sub i64 %1706, %1707
  br label %1709

1709:
  %1710 = phi i64 [ %1708, %1702 ], [ 0, %1699 ]
  %1711 = icmp uge i64 %1710, %1693
  %1712 = icmp ult i64 %1710, 129
  %1713 = and i1 %1711, %1712
  %1714 = tail call i64 @llvm.ctpop.i64(i64 %1710)
  %1715 = icmp samesign ult i64 %1714, 2
  %1716 = select i1 %1713, i1 %1715, i1 false
  br i1 %1716, label %1717, label %1719

1717:
  %1718 = zext nneg i32 %1700 to i64
  br label %1721

1719:
  %1720 = shl nuw i32 1, %1700
  br label %1741

1721:
  %1722 = phi i64 [ %1718, %1717 ], [ %1725, %1724 ]
  %1723 = icmp eq i64 %1722, 31
  br i1 %1723, label %1735, label %1724

1724:
  %1725 = add nuw nsw i64 %1722, 1
  %1726 = getelementptr inbounds nuw i64, ptr %8, i64 %1725
  %1727 = load i64, ptr %1726, align 8
  %1728 = getelementptr inbounds nuw i64, ptr %8, i64 %1722
  %1729 = load i64, ptr %1728, align 8
  %1730 = sub i64 %1727, %1729
  %1731 = icmp eq i64 %1730, %1710
  br i1 %1731, label %1721, label %1732

1732:
  %1733 = trunc nuw nsw i64 %1722 to i32
  %1734 = sub nuw nsw i32 31, %1733
  br label %1735

1735:
  %1736 = phi i32 [ %1734, %1732 ], [ 0, %1721 ]
  %1737 = lshr i32 -1, %1736
  %1738 = and i32 %1737, %1697
  %1739 = trunc nuw nsw i64 %1710 to i32
  %1740 = tail call i32 @llvm.cttz.i32(i32 %1739, i1 false)
  br label %1741

1741:
  %1742 = phi i32 [ %1720, %1719 ], [ %1738, %1735 ]
  %1743 = phi i32 [ %1694, %1719 ], [ %1740, %1735 ]
  %1744 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %1696
  store i32 %1742, ptr %1744, align 8
  %1745 = getelementptr inbounds nuw i8, ptr %1744, i64 4
  store i32 %1743, ptr %1745, align 4
  %1746 = add nuw nsw i64 %1696, 1
  %1747 = xor i32 %1742, -1
  %1748 = and i32 %1697, %1747
  %1749 = icmp eq i32 %1748, 0
  br i1 %1749, label %1753, label %1695

1750:
  %1751 = getelementptr inbounds nuw i8, ptr %1422, i64 4
  %1752 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %1752, align 1
  br label %2833

1753:
  %1754 = getelementptr inbounds nuw i8, ptr %1422, i64 4
  %1755 = load i32, ptr %1754, align 4
  %1756 = icmp eq i32 %1755, 6
  %1757 = icmp eq i64 %1696, 0
  %1758 = and i1 %1757, %1756
  %1759 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %1760 = load i32, ptr %1759, align 4
  %1761 = shl nuw i32 1, %1760
  %1762 = icmp eq i32 %1676, %1761
  %1763 = select i1 %1758, i1 %1762, i1 false
  %1764 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1765 = zext i1 %1763 to i8
  store i8 %1765, ptr %1764, align 1
  %1766 = xor i1 %1756, true
  %1767 = select i1 %1766, i1 true, i1 %1763
  br i1 %1767, label %1768, label %2833

1768:
  %1769 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1770 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1771 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1772 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1773 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %1774 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1775 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1776 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1777 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1778 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1779 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1780 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1781 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1782 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1783 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1784 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1785 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1786 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1787 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1788 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1789 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %1790 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1791 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1792 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1793 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1794 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1795 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1796 = and i64 %1746, 4294967295
  br label %1797

1797:
  %1798 = phi i64 [ 0, %1768 ], [ %2814, %2813 ]
  %1799 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %1798
  %1800 = load i32, ptr %1799, align 8
  %1801 = tail call i32 @llvm.cttz.i32(i32 %1800, i1 false)
  %1802 = zext nneg i32 %1801 to i64
  %1803 = getelementptr inbounds nuw i64, ptr %8, i64 %1802
  %1804 = load i64, ptr %1803, align 8
  %1805 = getelementptr inbounds nuw i8, ptr %1799, i64 4
  %1806 = load i32, ptr %1805, align 4
  %1807 = tail call i32 @llvm.ctlz.i32(i32 %1800, i1 true)
  %1808 = xor i32 %1807, 31
  %1809 = load ptr, ptr %1421, align 8
  %1810 = getelementptr inbounds nuw i8, ptr %1809, i64 8
  %1811 = load i32, ptr %1810, align 8
  %1812 = zext i32 %1806 to i64
  %1813 = sub nsw i32 %1808, %1801
  %1814 = zext i32 %1813 to i64
  %1815 = shl i64 %1814, %1812
  %1816 = zext i32 %1811 to i64
  %1817 = add i64 %1815, %1816
  %1818 = load i32, ptr %1809, align 8
  %1819 = icmp eq i32 %1818, 2
  br i1 %1819, label %1825, label %1820

1820:
  %1821 = icmp eq i32 %1818, 0
  %1822 = and i64 %1804, -4294967296
  %1823 = icmp eq i64 %1822, 4294967296
  %1824 = and i1 %1823, %1821
  br i1 %1824, label %1825, label %1858

1825:
  %1826 = and i64 %1804, 4294967295
  %1827 = load i64, ptr %1769, align 8
  %1828 = and i64 %1827, 16777215
  %1829 = load i8, ptr %1764, align 1
  %1830 = trunc nuw i8 %1829 to i1
  br i1 %1830, label %1836, label %1831

1831:
  %1832 = getelementptr inbounds nuw i8, ptr %1809, i64 16
  %1833 = load i32, ptr %1832, align 8
  %1834 = zext i32 %1833 to i64
  %1835 = or i64 %1828, %1834
  br label %1836

1836:
  %1837 = phi i64 [ %1835, %1831 ], [ %1828, %1825 ]
  store i64 %1837, ptr %1770, align 8
  store i64 0, ptr %1776, align 8
  %1838 = load ptr, ptr %0, align 8
  %1839 = getelementptr inbounds nuw i8, ptr %1838, i64 80
  %1840 = load i32, ptr %1839, align 8
  %1841 = zext i32 %1840 to i64
  store i64 %1841, ptr %1777, align 8
  %1842 = load ptr, ptr %1782, align 8
  %1843 = ptrtoint ptr %1842 to i64
  store i64 %1843, ptr %1778, align 8
  %1844 = load ptr, ptr %1783, align 8
  store ptr %1844, ptr %1779, align 8
  %1845 = load ptr, ptr %1784, align 8
  store ptr %1845, ptr %1780, align 8
  %1846 = load ptr, ptr %1785, align 8
  store ptr %1846, ptr %1786, align 8
  %1847 = load ptr, ptr %1787, align 8
  store ptr %1847, ptr %1788, align 8
  %1848 = load i64, ptr %1789, align 8
  %1849 = shl i64 %1848, 16
  %1850 = load i32, ptr %1775, align 8
  %1851 = lshr i32 %1850, 4
  %1852 = zext nneg i32 %1851 to i64
  %1853 = or i64 %1849, %1852
  store i64 %1853, ptr %1771, align 8
  %1854 = load i32, ptr %1790, align 8
  %1855 = icmp ne i32 %1854, 0
  %1856 = zext i1 %1855 to i8
  store i8 %1856, ptr %1791, align 2
  store i8 1, ptr %1772, align 4
  %1857 = icmp samesign ult i64 %1826, %1841
  br i1 %1857, label %1990, label %2810

1858:
  switch i32 %1818, label %2810 [
    i32 1, label %1864
    i32 0, label %1859
  ]

1859:
  %1860 = lshr i64 %1804, 32
  %1861 = trunc nuw i64 %1860 to i32
  %1862 = add i32 %1861, -1
  %1863 = icmp ult i32 %1862, 4
  br i1 %1863, label %2810, label %1864

1864:
  %1865 = load i64, ptr %1769, align 8
  %1866 = load i8, ptr %1764, align 1
  %1867 = trunc nuw i8 %1866 to i1
  br i1 %1867, label %1873, label %1868

1868:
  %1869 = getelementptr inbounds nuw i8, ptr %1809, i64 12
  %1870 = load i32, ptr %1869, align 4
  %1871 = zext i32 %1870 to i64
  %1872 = or i64 %1865, %1871
  br label %1873

1873:
  %1874 = phi i64 [ %1872, %1868 ], [ %1865, %1864 ]
  store i64 %1874, ptr %1770, align 8
  %1875 = load ptr, ptr %0, align 8
  %1876 = getelementptr inbounds nuw i8, ptr %1875, i64 37656
  %1877 = load i64, ptr %1876, align 8
  store i64 %1877, ptr %1771, align 8
  store i8 0, ptr %1772, align 4
  %1878 = getelementptr inbounds nuw i8, ptr %1875, i64 43704
  %1879 = load ptr, ptr %1878, align 8
  %1880 = icmp eq ptr %1879, null
  br i1 %1880, label %1926, label %1881

1881:
  %1882 = getelementptr inbounds nuw i8, ptr %1809, i64 12
  %1883 = load i32, ptr %1882, align 4
  %1884 = zext i32 %1883 to i64
  %1885 = and i64 %1884, 7
  %1886 = icmp eq i64 %1885, 0
  %1887 = and i64 %1884, 6
  %1888 = icmp eq i64 %1887, 6
  %1889 = or i1 %1886, %1888
  br i1 %1889, label %1890, label %1926

1890:
  %1891 = load i32, ptr %1774, align 4
  %1892 = zext i32 %1891 to i64
  %1893 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1773, i64 %1892
  %1894 = getelementptr inbounds nuw i8, ptr %1875, i64 43712
  %1895 = load ptr, ptr %1894, align 8
  %1896 = load i64, ptr %1, align 8
  %1897 = mul i64 %1896, 96
  %1898 = getelementptr inbounds nuw i8, ptr %1895, i64 %1897
  %1899 = getelementptr inbounds nuw i8, ptr %1893, i64 112
  store i32 0, ptr %1899, align 8
  %1900 = getelementptr inbounds nuw i8, ptr %1893, i64 116
  %1901 = load i32, ptr %1900, align 4
  %1902 = icmp eq i32 %1901, 0
  br i1 %1902, label %1926, label %1903

1903:
  store i32 0, ptr %1900, align 4
  br label %1904

1904:
  %1905 = phi i64 [ 0, %1903 ], [ %1924, %1923 ]
  %1906 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %1898, i64 %1905
  %1907 = getelementptr inbounds nuw i8, ptr %1906, i64 8
  %1908 = load i64, ptr %1907, align 8
  %1909 = trunc i64 %1908 to i32
  %1910 = lshr i32 %1909, 15
  %1911 = and i32 %1910, 31
  %1912 = load i32, ptr %1774, align 4
  %1913 = icmp eq i32 %1911, %1912
  br i1 %1913, label %1914, label %1923

1914:
  %1915 = lshr i64 %1908, 24
  %1916 = and i64 %1915, 65535
  %1917 = load i32, ptr %1775, align 8
  %1918 = lshr i32 %1917, 4
  %1919 = zext nneg i32 %1918 to i64
  %1920 = icmp eq i64 %1916, %1919
  br i1 %1920, label %1921, label %1923

1921:
  %1922 = getelementptr inbounds nuw i8, ptr %1906, i64 20
  store i32 0, ptr %1922, align 4
  br label %1923

1923:
  %1924 = add nuw nsw i64 %1905, 1
  %1925 = icmp eq i64 %1924, 4
  br i1 %1925, label %1926, label %1904

1926:
  %1927 = load ptr, ptr %1421, align 8
  %1928 = ptrtoint ptr %1927 to i64
  %1929 = load ptr, ptr %0, align 8
  %1930 = getelementptr inbounds nuw i8, ptr %1929, i64 37712
  %1931 = udiv i64 %1928, 48
  %1932 = and i64 %1931, 63
  %1933 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1930, i64 %1932
  %1934 = load i64, ptr %1933, align 8
  %1935 = icmp eq i64 %1934, %1928
  br i1 %1935, label %1936, label %1943

1936:
  %1937 = getelementptr inbounds nuw i8, ptr %1933, i64 8
  %1938 = load i64, ptr %1937, align 8
  %1939 = sub i64 %1804, %1938
  %1940 = getelementptr inbounds nuw i8, ptr %1933, i64 16
  %1941 = load i64, ptr %1940, align 8
  %1942 = icmp ult i64 %1939, %1941
  br i1 %1942, label %1949, label %1943

1943:
  %1944 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %1804, ptr %1933)
  %1945 = icmp eq i32 %1944, 0
  br i1 %1945, label %2810, label %1946

1946:
  %1947 = getelementptr inbounds nuw i8, ptr %1933, i64 8
  %1948 = load i64, ptr %1947, align 8
  br label %1949

1949:
  %1950 = phi i64 [ %1948, %1946 ], [ %1938, %1936 ]
  %1951 = getelementptr inbounds nuw i8, ptr %1933, i64 8
  store i64 %1950, ptr %1776, align 8
  %1952 = getelementptr inbounds nuw i8, ptr %1933, i64 16
  %1953 = load i64, ptr %1952, align 8
  store i64 %1953, ptr %1777, align 8
  %1954 = getelementptr inbounds nuw i8, ptr %1933, i64 24
  %1955 = load i64, ptr %1954, align 8
  store i64 %1955, ptr %1778, align 8
  %1956 = getelementptr inbounds nuw i8, ptr %1933, i64 40
  %1957 = load ptr, ptr %1956, align 8
  store ptr %1957, ptr %1779, align 8
  %1958 = getelementptr inbounds nuw i8, ptr %1933, i64 48
  %1959 = load ptr, ptr %1958, align 8
  store ptr %1959, ptr %1780, align 8
  %1960 = getelementptr inbounds nuw i8, ptr %1933, i64 56
  %1961 = load ptr, ptr %1960, align 8
  store ptr %1961, ptr %1781, align 8
  %1962 = shl i64 %1804, 1
  %1963 = getelementptr inbounds nuw i8, ptr %1933, i64 32
  %1964 = load i64, ptr %1963, align 8
  %1965 = load i64, ptr %1951, align 8
  %1966 = add i64 %1964, %1965
  %1967 = sub i64 %1962, %1966
  store i64 %1804, ptr %1963, align 8
  %1968 = load i64, ptr %1952, align 8
  %1969 = icmp ult i64 %1967, %1968
  %1970 = load ptr, ptr %1956, align 8
  %1971 = icmp eq ptr %1970, null
  br i1 %1969, label %1972, label %1976

1972:
  br i1 %1971, label %1980, label %1973

1973:
  %1974 = lshr i64 %1967, 7
  %1975 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1970, i64 %1974
  tail call void @llvm.prefetch.p0(ptr %1975, i32 1, i32 3, i32 1)
  br label %1977

1976:
  br i1 %1971, label %1980, label %1977

1977:
  %1978 = load i64, ptr %1776, align 8
  %1979 = load i64, ptr %1777, align 8
  br label %1990

1980:
  %1981 = load i64, ptr %1776, align 8
  %1982 = add i64 %1817, %1804
  %1983 = sub i64 %1982, %1981
  %1984 = load i64, ptr %1777, align 8
  %1985 = icmp ugt i64 %1983, %1984
  br i1 %1985, label %2810, label %1986

1986:
  %1987 = load ptr, ptr %1421, align 8
  %1988 = getelementptr inbounds nuw i8, ptr %1987, i64 4
  %1989 = load i32, ptr %1988, align 4
  switch i32 %1989, label %2818 [
    i32 4, label %2813
    i32 0, label %2813
  ]

1990:
  %1991 = phi i64 [ %1979, %1977 ], [ %1841, %1836 ]
  %1992 = phi i64 [ %1978, %1977 ], [ 0, %1836 ]
  %1993 = phi i64 [ %1804, %1977 ], [ %1826, %1836 ]
  %1994 = sub i64 %1993, %1992
  %1995 = trunc i64 %1994 to i32
  %1996 = shl nuw i32 1, %1806
  %1997 = add i32 %1996, -1
  %1998 = and i32 %1997, %1995
  %1999 = add i64 %1994, %1817
  %2000 = icmp ugt i64 %1999, %1991
  %2001 = add i32 %1998, %1811
  %2002 = icmp ugt i32 %2001, %1996
  %2003 = select i1 %2000, i1 true, i1 %2002
  br i1 %2003, label %2810, label %2004

2004:
  %2005 = load i8, ptr %1772, align 4
  %2006 = trunc nuw i8 %2005 to i1
  br i1 %2006, label %2007, label %2020

2007:
  %2008 = load ptr, ptr %0, align 8
  %2009 = getelementptr inbounds nuw i8, ptr %2008, i64 37696
  %2010 = load i32, ptr %2009, align 8
  %2011 = icmp eq i32 %2010, 0
  br i1 %2011, label %2020, label %2012

2012:
  %2013 = load ptr, ptr %1421, align 8
  %2014 = getelementptr inbounds nuw i8, ptr %2013, i64 8
  %2015 = load i32, ptr %2014, align 8
  %2016 = icmp ult i32 %2015, 4
  br i1 %2016, label %2017, label %2020

2017:
  %2018 = lshr exact i32 %1800, %1801
  %2019 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %1994, i32 %1806, i32 %2018)
  br i1 %2019, label %2020, label %2816

2020:
  %2021 = add i64 %1999, -1
  %2022 = lshr i64 %2021, 7
  %2023 = lshr i64 %1994, 7
  %2024 = icmp samesign ugt i64 %2023, %2022
  br i1 %2024, label %2813, label %2025

2025:
  %2026 = zext nneg i32 %1998 to i64
  %2027 = sub i64 %2026, %1994
  %2028 = icmp eq i32 %1806, 2
  %2029 = shl nuw nsw i64 %1812, 3
  br label %2030

2030:
  %2031 = phi i64 [ %2023, %2025 ], [ %2808, %2807 ]
  %2032 = shl nuw i64 %2031, 7
  %2033 = add i64 %2027, %2032
  %2034 = ashr i64 %2033, %1812
  %2035 = add nsw i64 %2034, %1802
  br i1 %2028, label %2036, label %2047

2036:
  %2037 = add i64 %2035, -32
  %2038 = icmp ult i64 %2037, -63
  br i1 %2038, label %2049, label %2039

2039:
  %2040 = icmp sgt i64 %2035, -1
  %2041 = trunc nsw i64 %2035 to i32
  br i1 %2040, label %2042, label %2044

2042:
  %2043 = lshr i32 %1800, %2041
  br label %2049

2044:
  %2045 = sub nsw i32 0, %2041
  %2046 = shl i32 %1800, %2045
  br label %2049

2047:
  %2048 = tail call preserve_allcc i32 @words_of(i32 %1800, i64 %2035, i32 %1806, i32 %1998, i32 %1811)
  br label %2049

2049:
  %2050 = phi i32 [ %2048, %2047 ], [ 0, %2036 ], [ %2043, %2042 ], [ %2046, %2044 ]
  %2051 = load i64, ptr %1770, align 8
  %2052 = shl i64 %2035, 7
  %2053 = and i64 %2052, 32640
  %2054 = xor i64 %2053, 16384
  %2055 = or i64 %2054, %2029
  %2056 = or i64 %2055, %2051
  %2057 = load ptr, ptr %1779, align 8
  %2058 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2057, i64 %2031
  %2059 = icmp eq i32 %2050, 0
  br i1 %2059, label %2777, label %2060

2060:
  %2061 = load i64, ptr %1777, align 8
  %2062 = icmp ult i64 %2032, %2061
  br i1 %2062, label %2063, label %2777

2063:
  %2064 = load i8, ptr %1772, align 4
  %2065 = trunc nuw i8 %2064 to i1
  %2066 = load ptr, ptr %0, align 8
  br i1 %2065, label %2067, label %2100

2067:
  %2068 = getelementptr inbounds nuw i8, ptr %2066, i64 37696
  %2069 = load i32, ptr %2068, align 8
  %2070 = icmp eq i32 %2069, 0
  br i1 %2070, label %2094, label %2071

2071:
  %2072 = load ptr, ptr %1421, align 8
  %2073 = getelementptr inbounds nuw i8, ptr %2072, i64 8
  %2074 = load i32, ptr %2073, align 8
  %2075 = icmp ult i32 %2074, 4
  br i1 %2075, label %2094, label %2076

2076:
  %2077 = getelementptr inbounds nuw i8, ptr %2072, i64 4
  %2078 = load i32, ptr %2077, align 4
  %2079 = add i32 %2078, -1
  %2080 = and i32 %2079, -6
  %2081 = icmp eq i32 %2080, 0
  %2082 = load ptr, ptr %1786, align 8
  %2083 = getelementptr inbounds nuw i32, ptr %2082, i64 %2031
  %2084 = load i32, ptr %2083, align 4
  br i1 %2081, label %2085, label %2090

2085:
  %2086 = or i32 %2084, %2050
  store i32 %2086, ptr %2083, align 4
  %2087 = load ptr, ptr %0, align 8
  %2088 = load i8, ptr %1772, align 4
  %2089 = trunc nuw i8 %2088 to i1
  br label %2094

2090:
  %2091 = xor i32 %2084, -1
  %2092 = and i32 %2050, %2091
  %2093 = icmp eq i32 %2092, 0
  br i1 %2093, label %2094, label %2816

2094:
  %2095 = phi i1 [ %2089, %2085 ], [ true, %2090 ], [ true, %2071 ], [ true, %2067 ]
  %2096 = phi ptr [ %2087, %2085 ], [ %2066, %2090 ], [ %2066, %2071 ], [ %2066, %2067 ]
  %2097 = getelementptr inbounds nuw i8, ptr %2096, i64 37704
  %2098 = load i32, ptr %2097, align 8
  %2099 = icmp eq i32 %2098, 0
  br i1 %2099, label %2104, label %2127

2100:
  %2101 = getelementptr inbounds nuw i8, ptr %2066, i64 37704
  %2102 = load i32, ptr %2101, align 8
  %2103 = icmp eq i32 %2102, 0
  br i1 %2103, label %2105, label %2128

2104:
  br i1 %2095, label %2777, label %2105

2105:
  %2106 = load ptr, ptr %1421, align 8
  %2107 = getelementptr inbounds nuw i8, ptr %2106, i64 4
  %2108 = load i32, ptr %2107, align 4
  switch i32 %2108, label %2109 [
    i32 4, label %2777
    i32 0, label %2777
  ]

2109:
  %2110 = lshr i64 %2031, 5
  %2111 = load ptr, ptr %1781, align 8
  %2112 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2111, i64 %2110
  %2113 = load atomic i64, ptr %2112 acquire, align 8
  %2114 = load ptr, ptr %0, align 8
  %2115 = getelementptr inbounds nuw i8, ptr %2114, i64 37656
  %2116 = load i64, ptr %2115, align 8
  %2117 = icmp eq i64 %2113, %2116
  br i1 %2117, label %2777, label %2118

2118:
  %2119 = add i64 %2116, -1
  %2120 = icmp eq i64 %2113, %2119
  br i1 %2120, label %2121, label %2125

2121:
  %2122 = load ptr, ptr %1421, align 8
  %2123 = getelementptr inbounds nuw i8, ptr %2122, i64 4
  %2124 = load i32, ptr %2123, align 4
  switch i32 %2124, label %2125 [
    i32 4, label %2777
    i32 0, label %2777
  ]

2125:
  %2126 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2110)
  br i1 %2126, label %2777, label %2816

2127:
  br i1 %2095, label %2146, label %2128

2128:
  %2129 = lshr i64 %2031, 5
  %2130 = load ptr, ptr %1781, align 8
  %2131 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2130, i64 %2129
  %2132 = load atomic i64, ptr %2131 acquire, align 8
  %2133 = load ptr, ptr %0, align 8
  %2134 = getelementptr inbounds nuw i8, ptr %2133, i64 37656
  %2135 = load i64, ptr %2134, align 8
  %2136 = icmp eq i64 %2132, %2135
  br i1 %2136, label %2146, label %2137

2137:
  %2138 = add i64 %2135, -1
  %2139 = icmp eq i64 %2132, %2138
  br i1 %2139, label %2140, label %2144

2140:
  %2141 = load ptr, ptr %1421, align 8
  %2142 = getelementptr inbounds nuw i8, ptr %2141, i64 4
  %2143 = load i32, ptr %2142, align 4
  switch i32 %2143, label %2144 [
    i32 4, label %2146
    i32 0, label %2146
  ]

2144:
  %2145 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2129)
  br i1 %2145, label %2146, label %2816

2146:
  %2147 = load i8, ptr %1772, align 4
  %2148 = trunc nuw i8 %2147 to i1
  br i1 %2148, label %2208, label %2149

2149:
  %2150 = icmp eq i32 %2050, -1
  %2151 = and i64 %2051, 7
  %2152 = icmp eq i64 %2151, 0
  %2153 = and i1 %2150, %2152
  %2154 = and i64 %2056, 64
  %2155 = icmp eq i64 %2154, 0
  %2156 = select i1 %2153, i1 %2155, i1 false
  br i1 %2156, label %2157, label %2208

2157:
  %2158 = load ptr, ptr %1421, align 8
  %2159 = getelementptr inbounds nuw i8, ptr %2158, i64 4
  %2160 = load i32, ptr %2159, align 4
  %2161 = icmp eq i32 %2160, 4
  br i1 %2161, label %2208, label %2162

2162:
  %2163 = load ptr, ptr %0, align 8
  %2164 = load ptr, ptr %1781, align 8
  %2165 = lshr i64 %2031, 5
  %2166 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2164, i64 %2165
  %2167 = getelementptr inbounds nuw i8, ptr %2166, i64 8
  %2168 = and i64 %2031, 31
  %2169 = getelementptr inbounds nuw i64, ptr %2167, i64 %2168
  %2170 = icmp eq i32 %2160, 0
  %2171 = load atomic i64, ptr %2169 monotonic, align 8
  %2172 = select i1 %2170, i64 2, i64 1
  %2173 = icmp eq i64 %2171, 0
  br i1 %2173, label %2174, label %2176

2174:
  %2175 = or disjoint i64 %2172, %2056
  br label %2197

2176:
  %2177 = and i64 %2171, -8
  %2178 = icmp eq i64 %2177, %2056
  br i1 %2178, label %2179, label %2181

2179:
  %2180 = or i64 %2171, %2172
  br label %2197

2181:
  %2182 = xor i64 %2171, %2051
  %2183 = icmp ult i64 %2182, 1099511627776
  br i1 %2183, label %2184, label %2208

2184:
  %2185 = lshr i64 %2171, 24
  %2186 = and i64 %2185, 65535
  %2187 = lshr i64 %2056, 24
  %2188 = and i64 %2187, 65535
  %2189 = icmp samesign ult i64 %2186, %2188
  br i1 %2189, label %2190, label %2208

2190:
  %2191 = and i64 %2171, 5
  %2192 = icmp ne i64 %2191, 0
  %2193 = and i1 %2170, %2192
  %2194 = select i1 %2193, i64 4, i64 0
  %2195 = or disjoint i64 %2056, %2194
  %2196 = or disjoint i64 %2195, %2172
  br label %2197

2197:
  %2198 = phi i64 [ %2196, %2190 ], [ %2180, %2179 ], [ %2175, %2174 ]
  %2199 = getelementptr inbounds nuw i8, ptr %2163, i64 37688
  %2200 = load i32, ptr %2199, align 8
  %2201 = icmp eq i32 %2200, 0
  br i1 %2201, label %2203, label %2202

2202:
  store i64 %2198, ptr %2169, align 8
  br label %2777

2203:
  %2204 = icmp eq i64 %2171, %2198
  br i1 %2204, label %2777, label %2205

2205:
  %2206 = cmpxchg ptr %2169, i64 %2171, i64 %2198 monotonic monotonic, align 8
  %2207 = extractvalue { i64, i1 } %2206, 1
  br i1 %2207, label %2777, label %2208

2208:
  %2209 = load i8, ptr %1792, align 1
  %2210 = trunc nuw i8 %2209 to i1
  br i1 %2210, label %2211, label %2269

2211:
  %2212 = load i8, ptr %1772, align 4
  %2213 = trunc nuw i8 %2212 to i1
  br i1 %2213, label %2269, label %2214

2214:
  %2215 = load ptr, ptr %1781, align 8
  %2216 = lshr i64 %2031, 5
  %2217 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2215, i64 %2216
  %2218 = getelementptr inbounds nuw i8, ptr %2217, i64 8
  %2219 = and i64 %2031, 31
  %2220 = getelementptr inbounds nuw i64, ptr %2218, i64 %2219
  %2221 = load atomic i64, ptr %2220 monotonic, align 8
  %2222 = icmp eq i64 %2221, -1
  br i1 %2222, label %2223, label %2225

2223:
  %2224 = load i64, ptr %2058, align 8
  br label %2254

2225:
  %2226 = load ptr, ptr %0, align 8
  %2227 = getelementptr inbounds nuw i8, ptr %2226, i64 37688
  %2228 = load i32, ptr %2227, align 8
  %2229 = icmp eq i32 %2228, 0
  br i1 %2229, label %2231, label %2230

2230:
  store i64 -1, ptr %2220, align 8
  br label %2233

2231:
  %2232 = atomicrmw xchg ptr %2220, i64 -1 monotonic, align 8
  br label %2233

2233:
  %2234 = phi i64 [ %2221, %2230 ], [ %2232, %2231 ]
  %2235 = load i64, ptr %1771, align 8
  store i64 %2235, ptr %2058, align 8
  %2236 = and i64 %2234, 5
  %2237 = icmp ne i64 %2236, 0
  %2238 = sext i1 %2237 to i32
  %2239 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  store i32 %2238, ptr %2239, align 8
  %2240 = shl i64 %2234, 62
  %2241 = ashr i64 %2240, 63
  %2242 = trunc nsw i64 %2241 to i32
  %2243 = getelementptr inbounds nuw i8, ptr %2058, i64 56
  store i32 %2242, ptr %2243, align 8
  %2244 = getelementptr inbounds nuw i8, ptr %2058, i64 60
  store i32 0, ptr %2244, align 4
  %2245 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  store i32 0, ptr %2245, align 4
  %2246 = and i64 %2234, -8
  %2247 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2248 = getelementptr inbounds nuw i8, ptr %2058, i64 32
  store i64 %2246, ptr %2248, align 8
  store i64 %2246, ptr %2247, align 8
  %2249 = and i64 %2234, 1
  %2250 = icmp eq i64 %2249, 0
  br i1 %2250, label %2251, label %2254

2251:
  %2252 = and i64 %2234, -16777216
  %2253 = add i64 %2252, -16777096
  store i64 %2253, ptr %2247, align 8
  br label %2254

2254:
  %2255 = phi i64 [ %2224, %2223 ], [ %2235, %2233 ], [ %2235, %2251 ]
  %2256 = load i64, ptr %1771, align 8
  %2257 = icmp eq i64 %2255, %2256
  br i1 %2257, label %2258, label %2267

2258:
  %2259 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  %2260 = load i32, ptr %2259, align 8
  %2261 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  %2262 = load i32, ptr %2261, align 4
  %2263 = or i32 %2262, %2260
  %2264 = and i32 %2263, %2050
  %2265 = icmp eq i32 %2264, 0
  %2266 = zext i1 %2265 to i8
  br label %2267

2267:
  %2268 = phi i8 [ 1, %2254 ], [ %2266, %2258 ]
  store i8 %2268, ptr %1793, align 8
  br label %2269

2269:
  %2270 = load i64, ptr %2058, align 8
  %2271 = load i64, ptr %1771, align 8
  %2272 = icmp eq i64 %2270, %2271
  br i1 %2272, label %2273, label %2335

2273:
  %2274 = load ptr, ptr %1421, align 8
  %2275 = getelementptr inbounds nuw i8, ptr %2274, i64 4
  %2276 = load i32, ptr %2275, align 4
  switch i32 %2276, label %2295 [
    i32 4, label %2277
    i32 0, label %2277
  ]

2277:
  %2278 = getelementptr inbounds nuw i8, ptr %2058, i64 32
  %2279 = load i64, ptr %2278, align 8
  %2280 = icmp eq i64 %2279, %2056
  br i1 %2280, label %2281, label %2335

2281:
  %2282 = getelementptr inbounds nuw i8, ptr %2058, i64 56
  %2283 = load i32, ptr %2282, align 8
  %2284 = xor i32 %2283, -1
  %2285 = and i32 %2050, %2284
  %2286 = icmp eq i32 %2285, 0
  br i1 %2286, label %2287, label %2335

2287:
  %2288 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  %2289 = load i32, ptr %2288, align 8
  %2290 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  %2291 = load i32, ptr %2290, align 4
  %2292 = or i32 %2291, %2289
  %2293 = and i32 %2292, %2050
  %2294 = icmp eq i32 %2293, 0
  br i1 %2294, label %2777, label %2335

2295:
  %2296 = and i64 %2051, 7
  %2297 = icmp eq i64 %2296, 0
  %2298 = and i64 %2051, 6
  %2299 = icmp eq i64 %2298, 6
  %2300 = or i1 %2297, %2299
  br i1 %2300, label %2335, label %2301

2301:
  %2302 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  %2303 = load i32, ptr %2302, align 8
  %2304 = xor i32 %2303, -1
  %2305 = and i32 %2050, %2304
  %2306 = icmp eq i32 %2305, 0
  br i1 %2306, label %2307, label %2335

2307:
  %2308 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2309 = load i64, ptr %2308, align 8
  %2310 = and i64 %2309, 120
  %2311 = icmp eq i64 %2310, 120
  br i1 %2311, label %2312, label %2335

2312:
  %2313 = icmp ugt i64 %2309, -1099511627777
  %2314 = xor i64 %2309, %2056
  %2315 = icmp ult i64 %2314, 16777216
  %2316 = select i1 %2313, i1 true, i1 %2315
  br i1 %2316, label %2317, label %2335

2317:
  %2318 = and i64 %2309, 7
  %2319 = icmp ne i64 %2318, 0
  %2320 = xor i64 %2309, %2051
  %2321 = and i64 %2320, 7
  %2322 = icmp eq i64 %2321, 0
  %2323 = select i1 %2319, i1 %2322, i1 false
  br i1 %2323, label %2324, label %2335

2324:
  %2325 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  %2326 = load i32, ptr %2325, align 4
  %2327 = getelementptr inbounds nuw i8, ptr %2058, i64 56
  %2328 = load i32, ptr %2327, align 8
  %2329 = or i32 %2328, %2326
  %2330 = getelementptr inbounds nuw i8, ptr %2058, i64 60
  %2331 = load i32, ptr %2330, align 4
  %2332 = or i32 %2329, %2331
  %2333 = and i32 %2332, %2050
  %2334 = icmp eq i32 %2333, 0
  br i1 %2334, label %2777, label %2335

2335:
  %2336 = load i8, ptr %1772, align 4
  %2337 = trunc nuw i8 %2336 to i1
  br i1 %2337, label %2390, label %2338

2338:
  %2339 = load ptr, ptr %0, align 8
  %2340 = getelementptr inbounds nuw i8, ptr %2339, i64 37688
  %2341 = load i32, ptr %2340, align 8
  %2342 = icmp eq i32 %2341, 0
  br i1 %2342, label %2343, label %2352

2343:
  %2344 = getelementptr inbounds nuw i8, ptr %2058, i64 8
  br label %2345

2345:
  %2346 = atomicrmw or ptr %2344, i64 1 acquire, align 8
  %2347 = and i64 %2346, 1
  %2348 = icmp eq i64 %2347, 0
  br i1 %2348, label %2349, label %2345

2349:
  %2350 = load i8, ptr %1772, align 4
  %2351 = trunc nuw i8 %2350 to i1
  br i1 %2351, label %2390, label %2352

2352:
  %2353 = load ptr, ptr %1781, align 8
  %2354 = lshr i64 %2031, 5
  %2355 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2353, i64 %2354
  %2356 = getelementptr inbounds nuw i8, ptr %2355, i64 8
  %2357 = and i64 %2031, 31
  %2358 = getelementptr inbounds nuw i64, ptr %2356, i64 %2357
  %2359 = load atomic i64, ptr %2358 monotonic, align 8
  %2360 = icmp eq i64 %2359, -1
  br i1 %2360, label %2390, label %2361

2361:
  %2362 = load ptr, ptr %0, align 8
  %2363 = getelementptr inbounds nuw i8, ptr %2362, i64 37688
  %2364 = load i32, ptr %2363, align 8
  %2365 = icmp eq i32 %2364, 0
  br i1 %2365, label %2367, label %2366

2366:
  store i64 -1, ptr %2358, align 8
  br label %2369

2367:
  %2368 = atomicrmw xchg ptr %2358, i64 -1 monotonic, align 8
  br label %2369

2369:
  %2370 = phi i64 [ %2359, %2366 ], [ %2368, %2367 ]
  %2371 = load i64, ptr %1771, align 8
  store i64 %2371, ptr %2058, align 8
  %2372 = and i64 %2370, 5
  %2373 = icmp ne i64 %2372, 0
  %2374 = sext i1 %2373 to i32
  %2375 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  store i32 %2374, ptr %2375, align 8
  %2376 = shl i64 %2370, 62
  %2377 = ashr i64 %2376, 63
  %2378 = trunc nsw i64 %2377 to i32
  %2379 = getelementptr inbounds nuw i8, ptr %2058, i64 56
  store i32 %2378, ptr %2379, align 8
  %2380 = getelementptr inbounds nuw i8, ptr %2058, i64 60
  store i32 0, ptr %2380, align 4
  %2381 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  store i32 0, ptr %2381, align 4
  %2382 = and i64 %2370, -8
  %2383 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2384 = getelementptr inbounds nuw i8, ptr %2058, i64 32
  store i64 %2382, ptr %2384, align 8
  store i64 %2382, ptr %2383, align 8
  %2385 = and i64 %2370, 1
  %2386 = icmp eq i64 %2385, 0
  br i1 %2386, label %2387, label %2390

2387:
  %2388 = and i64 %2370, -16777216
  %2389 = add i64 %2388, -16777096
  store i64 %2389, ptr %2383, align 8
  br label %2390

2390:
  %2391 = phi i1 [ true, %2349 ], [ %2342, %2387 ], [ %2342, %2369 ], [ %2342, %2352 ], [ false, %2335 ]
  %2392 = load i64, ptr %2058, align 8
  %2393 = load i64, ptr %1771, align 8
  %2394 = icmp eq i64 %2392, %2393
  br i1 %2394, label %2497, label %2395

2395:
  %2396 = load ptr, ptr %1421, align 8
  %2397 = getelementptr inbounds nuw i8, ptr %2396, i64 4
  %2398 = load i32, ptr %2397, align 4
  %2399 = and i32 %2398, -5
  %2400 = icmp eq i32 %2399, 0
  %2401 = select i1 %2400, i32 2, i32 0
  store i64 %2393, ptr %2058, align 8
  %2402 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  %2403 = getelementptr inbounds nuw i8, ptr %2058, i64 60
  store i32 0, ptr %2403, align 4
  %2404 = getelementptr inbounds nuw i8, ptr %2058, i64 56
  store i32 0, ptr %2404, align 8
  %2405 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  store i32 0, ptr %2405, align 4
  store i32 0, ptr %2402, align 8
  %2406 = getelementptr inbounds nuw i8, ptr %2058, i64 8
  store i64 0, ptr %2406, align 8
  %2407 = trunc i64 %2056 to i32
  %2408 = and i32 %2407, 120
  %2409 = icmp eq i32 %2408, 72
  br i1 %2409, label %2410, label %2469

2410:
  %2411 = load i8, ptr %1772, align 4
  %2412 = trunc nuw i8 %2411 to i1
  %2413 = and i64 %2051, 7
  %2414 = icmp eq i64 %2413, 0
  %2415 = and i1 %2414, %2412
  br i1 %2415, label %2416, label %2468

2416:
  %2417 = load ptr, ptr %1780, align 8
  %2418 = load ptr, ptr %1779, align 8
  %2419 = ptrtoint ptr %2058 to i64
  %2420 = ptrtoint ptr %2418 to i64
  %2421 = sub i64 %2419, %2420
  %2422 = getelementptr inbounds nuw i16, ptr %2417, i64 %2421
  %2423 = load ptr, ptr %1421, align 8
  %2424 = getelementptr inbounds nuw i8, ptr %2423, i64 4
  %2425 = load i32, ptr %2424, align 4
  %2426 = and i32 %2425, -5
  %2427 = icmp eq i32 %2426, 0
  %2428 = lshr i32 %2407, 10
  %2429 = and i32 %2428, 16352
  %2430 = select i1 %2427, i64 32, i64 0
  %2431 = getelementptr inbounds nuw i16, ptr %2422, i64 %2430
  br label %2432

2432:
  %2433 = phi i32 [ %2444, %2432 ], [ %2050, %2416 ]
  %2434 = tail call i32 @llvm.cttz.i32(i32 %2433, i1 true)
  %2435 = load ptr, ptr %1794, align 8
  %2436 = zext nneg i32 %2434 to i64
  %2437 = getelementptr inbounds nuw i8, ptr %2435, i64 %2436
  %2438 = load i8, ptr %2437, align 1
  %2439 = zext i8 %2438 to i32
  %2440 = or i32 %2429, %2439
  %2441 = trunc nuw nsw i32 %2440 to i16
  %2442 = getelementptr inbounds nuw i16, ptr %2431, i64 %2436
  store i16 %2441, ptr %2442, align 2
  %2443 = add i32 %2433, -1
  %2444 = and i32 %2443, %2433
  %2445 = icmp eq i32 %2444, 0
  br i1 %2445, label %2446, label %2432

2446:
  %2447 = and i64 %2056, -16777216
  %2448 = or disjoint i64 %2447, 64
  %2449 = select i1 %2427, i64 2, i64 0
  switch i32 %2425, label %2450 [
    i32 4, label %2462
    i32 0, label %2462
  ]

2450:
  %2451 = load i64, ptr %2406, align 8
  %2452 = icmp eq i64 %2451, 0
  br i1 %2452, label %2458, label %2453

2453:
  %2454 = load ptr, ptr %0, align 8
  store i64 0, ptr %2406, align 8
  %2455 = getelementptr inbounds nuw i8, ptr %2454, i64 41816
  %2456 = load i64, ptr %2455, align 8
  %2457 = add i64 %2456, 1
  store i64 %2457, ptr %2455, align 8
  br label %2458

2458:
  %2459 = xor i32 %2050, -1
  %2460 = load i32, ptr %2404, align 8
  %2461 = and i32 %2460, %2459
  store i32 %2461, ptr %2404, align 8
  br label %2462

2462:
  %2463 = getelementptr inbounds nuw i32, ptr %2402, i64 %2449
  %2464 = load i32, ptr %2463, align 4
  %2465 = or i32 %2464, %2050
  store i32 %2465, ptr %2463, align 4
  %2466 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2467 = getelementptr inbounds nuw i64, ptr %2466, i64 %2449
  store i64 %2448, ptr %2467, align 8
  br label %2753

2468:
  tail call preserve_allcc void @remember(ptr %0, ptr %2058, i32 %2401, i64 %2056, i32 %2050)
  br label %2753

2469:
  %2470 = zext nneg i32 %2401 to i64
  %2471 = getelementptr inbounds nuw i32, ptr %2402, i64 %2470
  store i32 %2050, ptr %2471, align 4
  %2472 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2473 = getelementptr inbounds nuw i64, ptr %2472, i64 %2470
  store i64 %2056, ptr %2473, align 8
  switch i32 %2398, label %2753 [
    i32 4, label %2474
    i32 0, label %2474
  ]

2474:
  %2475 = load ptr, ptr %0, align 8
  %2476 = getelementptr inbounds nuw i8, ptr %2475, i64 37692
  %2477 = load i32, ptr %2476, align 4
  %2478 = icmp eq i32 %2477, 0
  br i1 %2478, label %2479, label %2753

2479:
  %2480 = load i32, ptr %2402, align 8
  %2481 = load i32, ptr %2405, align 4
  %2482 = or i32 %2481, %2480
  %2483 = icmp eq i32 %2482, 0
  br i1 %2483, label %2484, label %2753

2484:
  %2485 = getelementptr inbounds nuw i8, ptr %2058, i64 32
  %2486 = load i64, ptr %2485, align 8
  %2487 = and i64 %2486, 71
  %2488 = icmp eq i64 %2487, 64
  br i1 %2488, label %2489, label %2753

2489:
  store i32 -1, ptr %2404, align 8
  store i32 0, ptr %2403, align 4
  %2490 = and i64 %2486, 120
  %2491 = icmp eq i64 %2490, 120
  %2492 = shl i64 %2393, 10
  %2493 = lshr i64 %2486, 15
  %2494 = and i64 %2493, 1023
  %2495 = select i1 %2491, i64 1023, i64 %2494
  %2496 = or disjoint i64 %2495, %2492
  store i64 %2496, ptr %2406, align 8
  br label %2753

2497:
  %2498 = load i8, ptr %1772, align 4
  %2499 = trunc nuw i8 %2498 to i1
  br i1 %2499, label %2550, label %2500

2500:
  %2501 = load ptr, ptr %1421, align 8
  %2502 = getelementptr inbounds nuw i8, ptr %2501, i64 4
  %2503 = load i32, ptr %2502, align 4
  %2504 = and i32 %2503, -5
  %2505 = icmp eq i32 %2504, 0
  %2506 = select i1 %2505, i32 2, i32 0
  %2507 = and i64 %2056, 120
  %2508 = icmp eq i64 %2507, 72
  br i1 %2508, label %2550, label %2509

2509:
  %2510 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  %2511 = load i32, ptr %2510, align 8
  %2512 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  %2513 = load i32, ptr %2512, align 4
  %2514 = or i32 %2513, %2511
  %2515 = getelementptr inbounds nuw i8, ptr %2058, i64 56
  %2516 = load i32, ptr %2515, align 8
  %2517 = or i32 %2514, %2516
  %2518 = getelementptr inbounds nuw i8, ptr %2058, i64 60
  %2519 = load i32, ptr %2518, align 4
  %2520 = or i32 %2517, %2519
  %2521 = and i32 %2520, %2050
  %2522 = icmp eq i32 %2521, 0
  br i1 %2522, label %2523, label %2550

2523:
  %2524 = zext nneg i32 %2506 to i64
  %2525 = getelementptr inbounds nuw i32, ptr %2510, i64 %2524
  %2526 = load i32, ptr %2525, align 4
  %2527 = icmp eq i32 %2526, 0
  br i1 %2527, label %2543, label %2528

2528:
  %2529 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2530 = getelementptr inbounds nuw i64, ptr %2529, i64 %2524
  %2531 = load i64, ptr %2530, align 8
  %2532 = icmp ne i64 %2531, %2056
  %2533 = zext i1 %2532 to i32
  %2534 = or disjoint i32 %2506, %2533
  %2535 = zext nneg i32 %2534 to i64
  %2536 = getelementptr inbounds nuw i32, ptr %2510, i64 %2535
  %2537 = load i32, ptr %2536, align 4
  %2538 = icmp eq i32 %2537, 0
  br i1 %2538, label %2543, label %2539

2539:
  %2540 = getelementptr inbounds nuw i64, ptr %2529, i64 %2535
  %2541 = load i64, ptr %2540, align 8
  %2542 = icmp eq i64 %2541, %2056
  br i1 %2542, label %2543, label %2550

2543:
  %2544 = phi ptr [ %2536, %2539 ], [ %2536, %2528 ], [ %2525, %2523 ]
  %2545 = phi i64 [ %2535, %2539 ], [ %2535, %2528 ], [ %2524, %2523 ]
  %2546 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2547 = getelementptr inbounds nuw i64, ptr %2546, i64 %2545
  store i64 %2056, ptr %2547, align 8
  %2548 = load i32, ptr %2544, align 4
  %2549 = or i32 %2548, %2050
  store i32 %2549, ptr %2544, align 4
  br label %2753

2550:
  %2551 = trunc i64 %2056 to i32
  %2552 = lshr i32 %2551, 3
  %2553 = and i32 %2552, 15
  %2554 = icmp eq i32 %2553, 9
  br i1 %2554, label %2555, label %2700

2555:
  %2556 = and i64 %2051, 7
  %2557 = icmp eq i64 %2556, 0
  %2558 = and i1 %2557, %2499
  br i1 %2558, label %2559, label %2751

2559:
  %2560 = and i64 %2056, -16777216
  %2561 = or disjoint i64 %2560, 64
  %2562 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  %2563 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  %2564 = load i32, ptr %2563, align 4
  %2565 = icmp eq i32 %2564, 0
  br i1 %2565, label %2566, label %2751

2566:
  %2567 = load i32, ptr %2562, align 4
  %2568 = icmp eq i32 %2567, 0
  br i1 %2568, label %2573, label %2569

2569:
  %2570 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2571 = load i64, ptr %2570, align 8
  %2572 = icmp eq i64 %2571, %2561
  br i1 %2572, label %2573, label %2751

2573:
  %2574 = getelementptr inbounds nuw i8, ptr %2058, i64 60
  %2575 = load i32, ptr %2574, align 4
  %2576 = icmp eq i32 %2575, 0
  br i1 %2576, label %2577, label %2751

2577:
  %2578 = getelementptr inbounds nuw i8, ptr %2058, i64 56
  %2579 = load i32, ptr %2578, align 4
  %2580 = icmp eq i32 %2579, 0
  br i1 %2580, label %2585, label %2581

2581:
  %2582 = getelementptr inbounds nuw i8, ptr %2058, i64 32
  %2583 = load i64, ptr %2582, align 8
  %2584 = icmp eq i64 %2583, %2561
  br i1 %2584, label %2585, label %2751

2585:
  %2586 = load ptr, ptr %1780, align 8
  %2587 = load ptr, ptr %1779, align 8
  %2588 = ptrtoint ptr %2058 to i64
  %2589 = ptrtoint ptr %2587 to i64
  %2590 = sub i64 %2588, %2589
  %2591 = getelementptr inbounds nuw i16, ptr %2586, i64 %2590
  %2592 = and i32 %2567, %2050
  %2593 = lshr i32 %2551, 15
  %2594 = and i32 %2593, 31
  %2595 = lshr i32 %2551, 20
  %2596 = and i32 %2595, 15
  %2597 = icmp eq i32 %2592, 0
  br i1 %2597, label %2624, label %2598

2598:
  %2599 = phi i32 [ %2622, %2620 ], [ %2592, %2585 ]
  %2600 = tail call i32 @llvm.cttz.i32(i32 %2599, i1 true)
  %2601 = zext nneg i32 %2600 to i64
  %2602 = getelementptr inbounds nuw i16, ptr %2591, i64 %2601
  %2603 = load i16, ptr %2602, align 2
  %2604 = zext i16 %2603 to i32
  %2605 = icmp slt i16 %2603, 0
  br i1 %2605, label %2751, label %2606

2606:
  %2607 = lshr i32 %2604, 5
  %2608 = and i32 %2607, 31
  %2609 = icmp eq i32 %2608, %2594
  br i1 %2609, label %2610, label %2751

2610:
  %2611 = lshr i32 %2604, 10
  %2612 = icmp samesign ult i32 %2611, %2596
  br i1 %2612, label %2620, label %2613

2613:
  %2614 = and i32 %2604, 31
  %2615 = load ptr, ptr %1794, align 8
  %2616 = getelementptr inbounds nuw i8, ptr %2615, i64 %2601
  %2617 = load i8, ptr %2616, align 1
  %2618 = zext i8 %2617 to i32
  %2619 = icmp eq i32 %2614, %2618
  br i1 %2619, label %2620, label %2751

2620:
  %2621 = add i32 %2599, -1
  %2622 = and i32 %2621, %2599
  %2623 = icmp eq i32 %2622, 0
  br i1 %2623, label %2624, label %2598

2624:
  %2625 = getelementptr inbounds nuw i8, ptr %2591, i64 64
  %2626 = and i32 %2579, %2050
  %2627 = icmp eq i32 %2626, 0
  br i1 %2627, label %2654, label %2628

2628:
  %2629 = phi i32 [ %2652, %2650 ], [ %2626, %2624 ]
  %2630 = tail call i32 @llvm.cttz.i32(i32 %2629, i1 true)
  %2631 = zext nneg i32 %2630 to i64
  %2632 = getelementptr inbounds nuw i16, ptr %2625, i64 %2631
  %2633 = load i16, ptr %2632, align 2
  %2634 = zext i16 %2633 to i32
  %2635 = icmp slt i16 %2633, 0
  br i1 %2635, label %2751, label %2636

2636:
  %2637 = lshr i32 %2634, 5
  %2638 = and i32 %2637, 31
  %2639 = icmp eq i32 %2638, %2594
  br i1 %2639, label %2640, label %2751

2640:
  %2641 = lshr i32 %2634, 10
  %2642 = icmp samesign ult i32 %2641, %2596
  br i1 %2642, label %2650, label %2643

2643:
  %2644 = and i32 %2634, 31
  %2645 = load ptr, ptr %1794, align 8
  %2646 = getelementptr inbounds nuw i8, ptr %2645, i64 %2631
  %2647 = load i8, ptr %2646, align 1
  %2648 = zext i8 %2647 to i32
  %2649 = icmp eq i32 %2644, %2648
  br i1 %2649, label %2650, label %2751

2650:
  %2651 = add i32 %2629, -1
  %2652 = and i32 %2651, %2629
  %2653 = icmp eq i32 %2652, 0
  br i1 %2653, label %2654, label %2628

2654:
  %2655 = load ptr, ptr %1421, align 8
  %2656 = getelementptr inbounds nuw i8, ptr %2655, i64 4
  %2657 = load i32, ptr %2656, align 4
  %2658 = and i32 %2657, -5
  %2659 = icmp eq i32 %2658, 0
  %2660 = shl nuw nsw i32 %2596, 10
  %2661 = shl nuw nsw i32 %2594, 5
  %2662 = or disjoint i32 %2660, %2661
  %2663 = select i1 %2659, i64 32, i64 0
  %2664 = getelementptr inbounds nuw i16, ptr %2591, i64 %2663
  br label %2665

2665:
  %2666 = phi i32 [ %2677, %2665 ], [ %2050, %2654 ]
  %2667 = tail call i32 @llvm.cttz.i32(i32 %2666, i1 true)
  %2668 = load ptr, ptr %1794, align 8
  %2669 = zext nneg i32 %2667 to i64
  %2670 = getelementptr inbounds nuw i8, ptr %2668, i64 %2669
  %2671 = load i8, ptr %2670, align 1
  %2672 = zext i8 %2671 to i32
  %2673 = or i32 %2662, %2672
  %2674 = trunc nuw nsw i32 %2673 to i16
  %2675 = getelementptr inbounds nuw i16, ptr %2664, i64 %2669
  store i16 %2674, ptr %2675, align 2
  %2676 = add i32 %2666, -1
  %2677 = and i32 %2676, %2666
  %2678 = icmp eq i32 %2677, 0
  br i1 %2678, label %2679, label %2665

2679:
  %2680 = select i1 %2659, i64 2, i64 0
  switch i32 %2657, label %2681 [
    i32 4, label %2694
    i32 0, label %2694
  ]

2681:
  %2682 = getelementptr inbounds nuw i8, ptr %2058, i64 8
  %2683 = load i64, ptr %2682, align 8
  %2684 = icmp eq i64 %2683, 0
  br i1 %2684, label %2690, label %2685

2685:
  %2686 = load ptr, ptr %0, align 8
  store i64 0, ptr %2682, align 8
  %2687 = getelementptr inbounds nuw i8, ptr %2686, i64 41816
  %2688 = load i64, ptr %2687, align 8
  %2689 = add i64 %2688, 1
  store i64 %2689, ptr %2687, align 8
  br label %2690

2690:
  %2691 = xor i32 %2050, -1
  %2692 = load i32, ptr %2578, align 8
  %2693 = and i32 %2692, %2691
  store i32 %2693, ptr %2578, align 8
  br label %2694

2694:
  %2695 = getelementptr inbounds nuw i32, ptr %2562, i64 %2680
  %2696 = load i32, ptr %2695, align 4
  %2697 = or i32 %2696, %2050
  store i32 %2697, ptr %2695, align 4
  %2698 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2699 = getelementptr inbounds nuw i64, ptr %2698, i64 %2680
  store i64 %2561, ptr %2699, align 8
  br label %2753

2700:
  %2701 = icmp samesign ult i32 %2553, 8
  br i1 %2701, label %2702, label %2751

2702:
  %2703 = getelementptr inbounds nuw i8, ptr %2058, i64 48
  %2704 = getelementptr inbounds nuw i8, ptr %2058, i64 56
  %2705 = load i32, ptr %2704, align 8
  %2706 = icmp eq i32 %2705, 0
  %2707 = getelementptr inbounds nuw i8, ptr %2058, i64 52
  %2708 = load i32, ptr %2707, align 4
  %2709 = getelementptr inbounds nuw i8, ptr %2058, i64 60
  %2710 = load i32, ptr %2709, align 4
  %2711 = or i32 %2710, %2708
  %2712 = icmp eq i32 %2711, 0
  br i1 %2712, label %2713, label %2751

2713:
  %2714 = load i32, ptr %2703, align 8
  %2715 = icmp eq i32 %2714, 0
  br i1 %2715, label %2720, label %2716

2716:
  %2717 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  %2718 = load i64, ptr %2717, align 8
  %2719 = icmp eq i64 %2718, %2056
  br i1 %2719, label %2720, label %2751

2720:
  br i1 %2706, label %2725, label %2721

2721:
  %2722 = getelementptr inbounds nuw i8, ptr %2058, i64 32
  %2723 = load i64, ptr %2722, align 8
  %2724 = icmp eq i64 %2723, %2056
  br i1 %2724, label %2725, label %2751

2725:
  %2726 = load ptr, ptr %1421, align 8
  %2727 = getelementptr inbounds nuw i8, ptr %2726, i64 4
  %2728 = load i32, ptr %2727, align 4
  switch i32 %2728, label %2732 [
    i32 4, label %2751
    i32 0, label %2729
  ]

2729:
  %2730 = getelementptr inbounds nuw i8, ptr %2058, i64 32
  store i64 %2056, ptr %2730, align 8
  %2731 = or i32 %2705, %2050
  store i32 %2731, ptr %2704, align 8
  br label %2753

2732:
  br i1 %2499, label %2733, label %2744

2733:
  %2734 = getelementptr inbounds nuw i8, ptr %2058, i64 8
  %2735 = load i64, ptr %2734, align 8
  %2736 = icmp eq i64 %2735, 0
  br i1 %2736, label %2744, label %2737

2737:
  %2738 = load ptr, ptr %0, align 8
  store i64 0, ptr %2734, align 8
  %2739 = getelementptr inbounds nuw i8, ptr %2738, i64 41816
  %2740 = load i64, ptr %2739, align 8
  %2741 = add i64 %2740, 1
  store i64 %2741, ptr %2739, align 8
  %2742 = load i32, ptr %2703, align 8
  %2743 = load i32, ptr %2704, align 8
  br label %2744

2744:
  %2745 = phi i32 [ %2743, %2737 ], [ %2705, %2733 ], [ %2705, %2732 ]
  %2746 = phi i32 [ %2742, %2737 ], [ %2714, %2733 ], [ %2714, %2732 ]
  %2747 = getelementptr inbounds nuw i8, ptr %2058, i64 16
  store i64 %2056, ptr %2747, align 8
  %2748 = or i32 %2746, %2050
  store i32 %2748, ptr %2703, align 8
  %2749 = xor i32 %2050, -1
  %2750 = and i32 %2745, %2749
  store i32 %2750, ptr %2704, align 8
  br label %2753

2751:
  %2752 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2058, i64 %2056, i32 %2050)
  br i1 %2752, label %2753, label %2770

2753:
  %2754 = and i64 %2051, 6
  %2755 = icmp eq i64 %2754, 6
  br i1 %2755, label %2756, label %2769

2756:
  %2757 = load ptr, ptr %0, align 8
  %2758 = getelementptr inbounds nuw i8, ptr %2757, i64 41808
  %2759 = load i64, ptr %2758, align 8
  %2760 = load ptr, ptr %1421, align 8
  %2761 = getelementptr inbounds nuw i8, ptr %2760, i64 8
  %2762 = load i32, ptr %2761, align 8
  %2763 = icmp eq i32 %2762, 1
  %2764 = load ptr, ptr %1795, align 8
  br i1 %2763, label %2765, label %2767

2765:
  %2766 = trunc i64 %2759 to i8
  store i8 %2766, ptr %2764, align 1
  br label %2769

2767:
  %2768 = trunc i64 %2759 to i32
  store i32 %2768, ptr %2764, align 1
  br label %2769

2769:
  br i1 %2391, label %2774, label %2777

2770:
  br i1 %2391, label %2771, label %2816

2771:
  %2772 = getelementptr inbounds nuw i8, ptr %2058, i64 8
  %2773 = atomicrmw and ptr %2772, i64 -2 release, align 8
  br label %2816

2774:
  %2775 = getelementptr inbounds nuw i8, ptr %2058, i64 8
  %2776 = atomicrmw and ptr %2775, i64 -2 release, align 8
  br label %2777

2777:
  %2778 = load ptr, ptr %0, align 8
  %2779 = getelementptr inbounds nuw i8, ptr %2778, i64 43704
  %2780 = load ptr, ptr %2779, align 8
  %2781 = icmp eq ptr %2780, null
  br i1 %2781, label %2807, label %2782

2782:
  %2783 = load i8, ptr %1772, align 4
  %2784 = trunc nuw i8 %2783 to i1
  br i1 %2784, label %2807, label %2785

2785:
  %2786 = load i64, ptr %1776, align 8
  %2787 = add i64 %2786, %2032
  %2788 = load ptr, ptr %1421, align 8
  %2789 = getelementptr inbounds nuw i8, ptr %2788, i64 4
  %2790 = load i32, ptr %2789, align 4
  switch i32 %2790, label %2791 [
    i32 4, label %2807
    i32 0, label %2807
  ]

2791:
  %2792 = load i8, ptr %1792, align 1
  %2793 = trunc nuw i8 %2792 to i1
  br i1 %2793, label %2807, label %2794

2794:
  %2795 = getelementptr inbounds nuw i8, ptr %2778, i64 43720
  %2796 = load i64, ptr %2795, align 8
  %2797 = lshr i64 %2787, 7
  %2798 = lshr i64 %2787, 13
  %2799 = lshr i64 %2787, 19
  %2800 = xor i64 %2798, %2799
  %2801 = xor i64 %2800, %2797
  %2802 = and i64 %2801, 63
  %2803 = shl nuw i64 1, %2802
  %2804 = and i64 %2796, %2803
  %2805 = icmp eq i64 %2804, 0
  br i1 %2805, label %2807, label %2806

2806:
  tail call preserve_allcc void @cut_words(ptr %2778, i64 %2787, i32 %2050)
  br label %2807

2807:
  %2808 = add nuw nsw i64 %2031, 1
  %2809 = icmp eq i64 %2031, %2022
  br i1 %2809, label %2813, label %2030

2810:
  %2811 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %1804, i32 %1801, i32 %1806, i32 %1800)
  %2812 = icmp eq i32 %2811, 0
  br i1 %2812, label %2813, label %3748

2813:
  %2814 = add nuw nsw i64 %1798, 1
  %2815 = icmp eq i64 %2814, %1796
  br i1 %2815, label %3748, label %1797

2816:
  %2817 = load ptr, ptr %1421, align 8
  br label %2818

2818:
  %2819 = phi ptr [ %2817, %2816 ], [ %1987, %1986 ]
  %2820 = load ptr, ptr %0, align 8
  %2821 = getelementptr inbounds nuw i8, ptr %2819, i64 20
  %2822 = load i32, ptr %2821, align 4
  %2823 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %2824 = load i32, ptr %2823, align 8
  %2825 = tail call i32 @llvm.cttz.i32(i32 %2824, i1 false)
  %2826 = getelementptr inbounds nuw i8, ptr %2820, i64 328
  store i32 22, ptr %2826, align 8
  %2827 = getelementptr inbounds nuw i8, ptr %2820, i64 332
  store i32 %2822, ptr %2827, align 4
  %2828 = getelementptr inbounds nuw i8, ptr %2820, i64 336
  store i32 %2825, ptr %2828, align 8
  %2829 = getelementptr inbounds nuw i8, ptr %2820, i64 352
  store i64 0, ptr %2829, align 8
  %2830 = getelementptr inbounds nuw i8, ptr %2820, i64 368
  store i32 0, ptr %2830, align 8
  %2831 = getelementptr inbounds nuw i8, ptr %2820, i64 360
  store i32 0, ptr %2831, align 8
  %2832 = getelementptr inbounds nuw i8, ptr %2820, i64 364
  store i32 0, ptr %2832, align 4
  br label %3748

2833:
  %2834 = phi ptr [ %1751, %1750 ], [ %1754, %1753 ]
  %2835 = load i32, ptr %1422, align 8
  %2836 = icmp eq i32 %2835, 2
  br i1 %2836, label %2842, label %2837

2837:
  %2838 = icmp eq i32 %2835, 0
  %2839 = and i64 %1673, -4294967296
  %2840 = icmp eq i64 %2839, 4294967296
  %2841 = and i1 %2840, %2838
  br i1 %2841, label %2842, label %2889

2842:
  %2843 = and i64 %1673, 4294967295
  %2844 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %2845 = load i64, ptr %2844, align 8
  %2846 = and i64 %2845, 16777215
  %2847 = getelementptr inbounds nuw i8, ptr %1422, i64 16
  %2848 = load i32, ptr %2847, align 8
  %2849 = zext i32 %2848 to i64
  %2850 = or i64 %2846, %2849
  %2851 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %2850, ptr %2851, align 8
  %2852 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %2852, align 8
  %2853 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %2854 = load i32, ptr %2853, align 8
  %2855 = zext i32 %2854 to i64
  %2856 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %2855, ptr %2856, align 8
  %2857 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %2858 = load ptr, ptr %2857, align 8
  %2859 = ptrtoint ptr %2858 to i64
  %2860 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %2859, ptr %2860, align 8
  %2861 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %2862 = load ptr, ptr %2861, align 8
  %2863 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %2862, ptr %2863, align 8
  %2864 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %2865 = load ptr, ptr %2864, align 8
  %2866 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %2865, ptr %2866, align 8
  %2867 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %2868 = load ptr, ptr %2867, align 8
  %2869 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %2868, ptr %2869, align 8
  %2870 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %2871 = load ptr, ptr %2870, align 8
  %2872 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %2871, ptr %2872, align 8
  %2873 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %2874 = load i64, ptr %2873, align 8
  %2875 = shl i64 %2874, 16
  %2876 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %2877 = load i32, ptr %2876, align 8
  %2878 = lshr i32 %2877, 4
  %2879 = zext nneg i32 %2878 to i64
  %2880 = or i64 %2875, %2879
  %2881 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %2880, ptr %2881, align 8
  %2882 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %2883 = load i32, ptr %2882, align 8
  %2884 = icmp ne i32 %2883, 0
  %2885 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %2886 = zext i1 %2884 to i8
  store i8 %2886, ptr %2885, align 2
  %2887 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %2887, align 4
  %2888 = icmp samesign ult i64 %2843, %2855
  br i1 %2888, label %3031, label %3121

2889:
  switch i32 %2835, label %2895 [
    i32 1, label %2910
    i32 0, label %2890
  ]

2890:
  %2891 = lshr i64 %1673, 32
  %2892 = trunc nuw i64 %2891 to i32
  %2893 = add i32 %2892, -1
  %2894 = icmp ult i32 %2893, 4
  br i1 %2894, label %2895, label %2910

2895:
  %2896 = load i32, ptr %2834, align 4
  %2897 = add i32 %2896, -1
  %2898 = and i32 %2897, -6
  %2899 = icmp eq i32 %2898, 0
  br i1 %2899, label %3121, label %2900

2900:
  %2901 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %2902 = load i32, ptr %2901, align 8
  %2903 = icmp eq i32 %2902, 0
  br i1 %2903, label %3121, label %2904

2904:
  %2905 = getelementptr inbounds nuw i8, ptr %7, i64 37700
  %2906 = load i32, ptr %2905, align 4
  %2907 = icmp eq i32 %2906, 0
  %2908 = icmp eq i64 %2839, 8589934592
  %2909 = and i1 %2907, %2908
  br i1 %2909, label %3031, label %3121

2910:
  %2911 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %2912 = load i64, ptr %2911, align 8
  %2913 = getelementptr inbounds nuw i8, ptr %1422, i64 12
  %2914 = load i32, ptr %2913, align 4
  %2915 = zext i32 %2914 to i64
  %2916 = or i64 %2912, %2915
  %2917 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %2916, ptr %2917, align 8
  %2918 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %2919 = load i64, ptr %2918, align 8
  %2920 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %2919, ptr %2920, align 8
  %2921 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %2921, align 4
  %2922 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %2923 = load ptr, ptr %2922, align 8
  %2924 = icmp eq ptr %2923, null
  br i1 %2924, label %2973, label %2925

2925:
  %2926 = getelementptr inbounds nuw i8, ptr %1422, i64 12
  %2927 = load i32, ptr %2926, align 4
  %2928 = zext i32 %2927 to i64
  %2929 = and i64 %2928, 7
  %2930 = icmp eq i64 %2929, 0
  %2931 = and i64 %2928, 6
  %2932 = icmp eq i64 %2931, 6
  %2933 = or i1 %2930, %2932
  br i1 %2933, label %2934, label %2973

2934:
  %2935 = getelementptr inbounds nuw i8, ptr %1, i64 14784
  %2936 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %2937 = load i32, ptr %2936, align 4
  %2938 = zext i32 %2937 to i64
  %2939 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %2935, i64 %2938
  %2940 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %2941 = load ptr, ptr %2940, align 8
  %2942 = load i64, ptr %1, align 8
  %2943 = mul i64 %2942, 96
  %2944 = getelementptr inbounds nuw i8, ptr %2941, i64 %2943
  %2945 = getelementptr inbounds nuw i8, ptr %2939, i64 112
  store i32 0, ptr %2945, align 8
  %2946 = getelementptr inbounds nuw i8, ptr %2939, i64 116
  %2947 = load i32, ptr %2946, align 4
  %2948 = icmp eq i32 %2947, 0
  br i1 %2948, label %2973, label %2949

2949:
  store i32 0, ptr %2946, align 4
  %2950 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %2951

2951:
  %2952 = phi i64 [ 0, %2949 ], [ %2971, %2970 ]
  %2953 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %2944, i64 %2952
  %2954 = getelementptr inbounds nuw i8, ptr %2953, i64 8
  %2955 = load i64, ptr %2954, align 8
  %2956 = trunc i64 %2955 to i32
  %2957 = lshr i32 %2956, 15
  %2958 = and i32 %2957, 31
  %2959 = load i32, ptr %2936, align 4
  %2960 = icmp eq i32 %2958, %2959
  br i1 %2960, label %2961, label %2970

2961:
  %2962 = lshr i64 %2955, 24
  %2963 = and i64 %2962, 65535
  %2964 = load i32, ptr %2950, align 8
  %2965 = lshr i32 %2964, 4
  %2966 = zext nneg i32 %2965 to i64
  %2967 = icmp eq i64 %2963, %2966
  br i1 %2967, label %2968, label %2970

2968:
  %2969 = getelementptr inbounds nuw i8, ptr %2953, i64 20
  store i32 0, ptr %2969, align 4
  br label %2970

2970:
  %2971 = add nuw nsw i64 %2952, 1
  %2972 = icmp eq i64 %2971, 4
  br i1 %2972, label %2973, label %2951

2973:
  %2974 = load ptr, ptr %1421, align 8
  %2975 = ptrtoint ptr %2974 to i64
  %2976 = load ptr, ptr %0, align 8
  %2977 = getelementptr inbounds nuw i8, ptr %2976, i64 37712
  %2978 = udiv i64 %2975, 48
  %2979 = and i64 %2978, 63
  %2980 = getelementptr inbounds nuw %struct.ScreenCache, ptr %2977, i64 %2979
  %2981 = load i64, ptr %2980, align 8
  %2982 = icmp eq i64 %2981, %2975
  br i1 %2982, label %2983, label %2990

2983:
  %2984 = getelementptr inbounds nuw i8, ptr %2980, i64 8
  %2985 = load i64, ptr %2984, align 8
  %2986 = sub i64 %1673, %2985
  %2987 = getelementptr inbounds nuw i8, ptr %2980, i64 16
  %2988 = load i64, ptr %2987, align 8
  %2989 = icmp ult i64 %2986, %2988
  br i1 %2989, label %2996, label %2990

2990:
  %2991 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %1673, ptr %2980)
  %2992 = icmp eq i32 %2991, 0
  br i1 %2992, label %3121, label %2993

2993:
  %2994 = getelementptr inbounds nuw i8, ptr %2980, i64 8
  %2995 = load i64, ptr %2994, align 8
  br label %2996

2996:
  %2997 = phi i64 [ %2995, %2993 ], [ %2985, %2983 ]
  %2998 = getelementptr inbounds nuw i8, ptr %2980, i64 8
  %2999 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %2997, ptr %2999, align 8
  %3000 = getelementptr inbounds nuw i8, ptr %2980, i64 16
  %3001 = load i64, ptr %3000, align 8
  %3002 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %3001, ptr %3002, align 8
  %3003 = getelementptr inbounds nuw i8, ptr %2980, i64 24
  %3004 = load i64, ptr %3003, align 8
  %3005 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %3004, ptr %3005, align 8
  %3006 = getelementptr inbounds nuw i8, ptr %2980, i64 40
  %3007 = load ptr, ptr %3006, align 8
  %3008 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %3007, ptr %3008, align 8
  %3009 = getelementptr inbounds nuw i8, ptr %2980, i64 48
  %3010 = load ptr, ptr %3009, align 8
  %3011 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %3010, ptr %3011, align 8
  %3012 = getelementptr inbounds nuw i8, ptr %2980, i64 56
  %3013 = load ptr, ptr %3012, align 8
  %3014 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %3013, ptr %3014, align 8
  %3015 = shl i64 %1673, 1
  %3016 = getelementptr inbounds nuw i8, ptr %2980, i64 32
  %3017 = load i64, ptr %3016, align 8
  %3018 = load i64, ptr %2998, align 8
  %3019 = add i64 %3017, %3018
  %3020 = sub i64 %3015, %3019
  store i64 %1673, ptr %3016, align 8
  %3021 = load i64, ptr %3000, align 8
  %3022 = icmp uge i64 %3020, %3021
  %3023 = load ptr, ptr %3006, align 8
  %3024 = icmp eq ptr %3023, null
  %3025 = select i1 %3022, i1 true, i1 %3024
  br i1 %3025, label %3029, label %3026

3026:
  %3027 = lshr i64 %3020, 7
  %3028 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3023, i64 %3027
  tail call void @llvm.prefetch.p0(ptr %3028, i32 1, i32 3, i32 1)
  br label %3029

3029:
  %3030 = icmp eq ptr %3023, null
  br label %3031

3031:
  %3032 = phi i1 [ %3030, %3029 ], [ false, %2904 ], [ false, %2842 ]
  %3033 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3034 = load i8, ptr %3033, align 4
  %3035 = trunc nuw i8 %3034 to i1
  %3036 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3037 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %3038

3038:
  %3039 = phi i32 [ %3, %3031 ], [ %3067, %3064 ]
  %3040 = tail call i32 @llvm.cttz.i32(i32 %3039, i1 true)
  %3041 = zext nneg i32 %3040 to i64
  %3042 = getelementptr inbounds nuw i64, ptr %8, i64 %3041
  %3043 = load i64, ptr %3042, align 8
  br i1 %3035, label %3044, label %3050

3044:
  %3045 = and i64 %3043, 4294967295
  %3046 = load i64, ptr %3036, align 8
  %3047 = sub i64 %3045, %3046
  %3048 = load i64, ptr %3037, align 8
  %3049 = icmp ult i64 %3047, %3048
  br i1 %3049, label %3055, label %3121

3050:
  %3051 = load i64, ptr %3036, align 8
  %3052 = sub i64 %3043, %3051
  %3053 = load i64, ptr %3037, align 8
  %3054 = icmp ult i64 %3052, %3053
  br i1 %3054, label %3064, label %3121

3055:
  %3056 = load ptr, ptr %1421, align 8
  %3057 = load i32, ptr %3056, align 8
  %3058 = icmp eq i32 %3057, 2
  br i1 %3058, label %3064, label %3059

3059:
  %3060 = icmp eq i32 %3057, 0
  %3061 = and i64 %3043, -4294967296
  %3062 = icmp eq i64 %3061, 4294967296
  %3063 = and i1 %3060, %3062
  br i1 %3063, label %3064, label %3121

3064:
  %3065 = phi i64 [ %3046, %3055 ], [ %3051, %3050 ], [ %3046, %3059 ]
  %3066 = add i32 %3039, -1
  %3067 = and i32 %3066, %3039
  %3068 = icmp eq i32 %3067, 0
  br i1 %3068, label %3069, label %3038

3069:
  br i1 %3032, label %3070, label %3088

3070:
  %3071 = load ptr, ptr %1421, align 8
  %3072 = getelementptr inbounds nuw i8, ptr %3071, i64 4
  %3073 = load i32, ptr %3072, align 4
  switch i32 %3073, label %3074 [
    i32 4, label %3748
    i32 0, label %3748
  ]

3074:
  %3075 = load ptr, ptr %0, align 8
  %3076 = getelementptr inbounds nuw i8, ptr %3071, i64 20
  %3077 = load i32, ptr %3076, align 4
  %3078 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3079 = load i32, ptr %3078, align 8
  %3080 = tail call i32 @llvm.cttz.i32(i32 %3079, i1 false)
  %3081 = getelementptr inbounds nuw i8, ptr %3075, i64 328
  store i32 22, ptr %3081, align 8
  %3082 = getelementptr inbounds nuw i8, ptr %3075, i64 332
  store i32 %3077, ptr %3082, align 4
  %3083 = getelementptr inbounds nuw i8, ptr %3075, i64 336
  store i32 %3080, ptr %3083, align 8
  %3084 = getelementptr inbounds nuw i8, ptr %3075, i64 352
  store i64 0, ptr %3084, align 8
  %3085 = getelementptr inbounds nuw i8, ptr %3075, i64 368
  store i32 0, ptr %3085, align 8
  %3086 = getelementptr inbounds nuw i8, ptr %3075, i64 360
  store i32 0, ptr %3086, align 8
  %3087 = getelementptr inbounds nuw i8, ptr %3075, i64 364
  store i32 0, ptr %3087, align 4
  br label %3748

3088:
  %3089 = load ptr, ptr %0, align 8
  %3090 = getelementptr inbounds nuw i8, ptr %3089, i64 37692
  %3091 = load i32, ptr %3090, align 4
  %3092 = icmp eq i32 %3091, 0
  br i1 %3092, label %3121, label %3093

3093:
  %3094 = load ptr, ptr %1421, align 8
  %3095 = getelementptr inbounds nuw i8, ptr %3094, i64 4
  %3096 = load i32, ptr %3095, align 4
  %3097 = icmp eq i32 %3096, 6
  br i1 %3097, label %3121, label %3098

3098:
  %3099 = getelementptr inbounds nuw i8, ptr %3094, i64 8
  %3100 = load i32, ptr %3099, align 8
  %3101 = and i32 %3100, 3
  %3102 = icmp eq i32 %3101, 0
  br i1 %3102, label %3103, label %3121

3103:
  %3104 = phi i32 [ %3113, %3103 ], [ %3, %3098 ]
  %3105 = phi i64 [ %3111, %3103 ], [ 0, %3098 ]
  %3106 = tail call i32 @llvm.cttz.i32(i32 %3104, i1 true)
  %3107 = zext nneg i32 %3106 to i64
  %3108 = getelementptr inbounds nuw i64, ptr %8, i64 %3107
  %3109 = load i64, ptr %3108, align 8
  %3110 = sub i64 %3109, %3065
  %3111 = or i64 %3110, %3105
  %3112 = add i32 %3104, -1
  %3113 = and i32 %3112, %3104
  %3114 = icmp eq i32 %3113, 0
  br i1 %3114, label %3115, label %3103

3115:
  %3116 = and i64 %3111, 3
  %3117 = icmp eq i64 %3116, 0
  br i1 %3117, label %3118, label %3121

3118:
  %3119 = tail call preserve_allcc i1 @judge_mapped(ptr %0, ptr %8, i32 %3)
  br i1 %3119, label %3748, label %3120

3120:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %3748

3121:
  %3122 = phi i1 [ false, %2895 ], [ true, %3115 ], [ true, %3098 ], [ true, %3088 ], [ true, %3093 ], [ false, %2904 ],
      [ false, %2990 ], [ false, %2842 ], [ false, %2900 ], [ false, %3044 ], [ false, %3059 ], [ false, %3050 ]
  %3123 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3124 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3125 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3126 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3127 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3128 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3129 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3130 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3131 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3132 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %3133 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3134 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %3135

3135:
  %3136 = phi i32 [ %3, %3121 ], [ %3746, %3744 ]
  %3137 = tail call i32 @llvm.cttz.i32(i32 %3136, i1 true)
  br i1 %3122, label %3138, label %3738

3138:
  %3139 = load i8, ptr %3123, align 4
  %3140 = trunc nuw i8 %3139 to i1
  %3141 = zext nneg i32 %3137 to i64
  %3142 = getelementptr inbounds nuw i64, ptr %8, i64 %3141
  %3143 = load i64, ptr %3142, align 8
  br i1 %3140, label %3150, label %3144

3144:
  %3145 = load i64, ptr %3124, align 8
  %3146 = sub i64 %3143, %3145
  %3147 = load i64, ptr %3125, align 8
  %3148 = inttoptr i64 %3147 to ptr
  %3149 = getelementptr inbounds nuw i8, ptr %3148, i64 %3146
  store ptr %3149, ptr %3126, align 8
  br label %3168

3150:
  %3151 = and i64 %3143, 4294967295
  %3152 = load i64, ptr %3124, align 8
  %3153 = sub i64 %3151, %3152
  %3154 = load i64, ptr %3125, align 8
  %3155 = inttoptr i64 %3154 to ptr
  %3156 = getelementptr inbounds nuw i8, ptr %3155, i64 %3153
  store ptr %3156, ptr %3126, align 8
  %3157 = load ptr, ptr %0, align 8
  %3158 = getelementptr inbounds nuw i8, ptr %3157, i64 37696
  %3159 = load i32, ptr %3158, align 8
  %3160 = icmp eq i32 %3159, 0
  br i1 %3160, label %3168, label %3161

3161:
  %3162 = load ptr, ptr %1421, align 8
  %3163 = getelementptr inbounds nuw i8, ptr %3162, i64 8
  %3164 = load i32, ptr %3163, align 8
  %3165 = icmp ult i32 %3164, 4
  br i1 %3165, label %3166, label %3168

3166:
  %3167 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %3153)
  br i1 %3167, label %3168, label %3723

3168:
  %3169 = phi i64 [ %3153, %3161 ], [ %3153, %3166 ], [ %3146, %3144 ], [ %3153, %3150 ]
  %3170 = and i64 %3169, 127
  %3171 = load i64, ptr %3127, align 8
  %3172 = shl nuw nsw i32 %3137, 7
  %3173 = or disjoint i32 %3172, 16440
  %3174 = zext nneg i32 %3173 to i64
  %3175 = or i64 %3171, %3174
  %3176 = lshr i64 %3169, 7
  %3177 = load ptr, ptr %1421, align 8
  %3178 = getelementptr inbounds nuw i8, ptr %3177, i64 8
  %3179 = load i32, ptr %3178, align 8
  %3180 = zext i32 %3179 to i64
  %3181 = add nsw i64 %3170, -1
  %3182 = add nsw i64 %3181, %3180
  %3183 = lshr i64 %3170, 2
  %3184 = trunc nuw nsw i64 %3183 to i32
  %3185 = shl nsw i32 -1, %3184
  %3186 = tail call i64 @llvm.umin.i64(i64 %3182, i64 127)
  %3187 = lshr i64 %3186, 2
  %3188 = trunc nuw nsw i64 %3187 to i32
  %3189 = xor i32 %3188, 31
  %3190 = lshr i32 -1, %3189
  %3191 = and i32 %3190, %3185
  %3192 = load ptr, ptr %3128, align 8
  %3193 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3192, i64 %3176
  %3194 = icmp eq i32 %3191, 0
  br i1 %3194, label %3692, label %3195

3195:
  %3196 = and i64 %3169, -128
  %3197 = load i64, ptr %3129, align 8
  %3198 = icmp ult i64 %3196, %3197
  br i1 %3198, label %3199, label %3692

3199:
  %3200 = load i8, ptr %3123, align 4
  %3201 = trunc nuw i8 %3200 to i1
  %3202 = load ptr, ptr %0, align 8
  br i1 %3201, label %3203, label %3225

3203:
  %3204 = getelementptr inbounds nuw i8, ptr %3202, i64 37696
  %3205 = load i32, ptr %3204, align 8
  %3206 = icmp eq i32 %3205, 0
  %3207 = icmp ult i32 %3179, 4
  %3208 = or i1 %3207, %3206
  br i1 %3208, label %3225, label %3209

3209:
  %3210 = getelementptr inbounds nuw i8, ptr %3177, i64 4
  %3211 = load i32, ptr %3210, align 4
  %3212 = add i32 %3211, -1
  %3213 = and i32 %3212, -6
  %3214 = icmp eq i32 %3213, 0
  %3215 = load ptr, ptr %3130, align 8
  %3216 = getelementptr inbounds nuw i32, ptr %3215, i64 %3176
  %3217 = load i32, ptr %3216, align 4
  br i1 %3214, label %3218, label %3221

3218:
  %3219 = or i32 %3217, %3191
  store i32 %3219, ptr %3216, align 4
  %3220 = load ptr, ptr %0, align 8
  br label %3225

3221:
  %3222 = xor i32 %3217, -1
  %3223 = and i32 %3191, %3222
  %3224 = icmp eq i32 %3223, 0
  br i1 %3224, label %3225, label %3723

3225:
  %3226 = phi ptr [ %3220, %3218 ], [ %3202, %3221 ], [ %3202, %3203 ], [ %3202, %3199 ]
  %3227 = getelementptr inbounds nuw i8, ptr %3226, i64 37704
  %3228 = load i32, ptr %3227, align 8
  %3229 = icmp eq i32 %3228, 0
  %3230 = load i8, ptr %3123, align 4
  %3231 = trunc nuw i8 %3230 to i1
  br i1 %3229, label %3232, label %3255

3232:
  br i1 %3231, label %3692, label %3233

3233:
  %3234 = load ptr, ptr %1421, align 8
  %3235 = getelementptr inbounds nuw i8, ptr %3234, i64 4
  %3236 = load i32, ptr %3235, align 4
  switch i32 %3236, label %3237 [
    i32 4, label %3692
    i32 0, label %3692
  ]

3237:
  %3238 = lshr i64 %3169, 12
  %3239 = load ptr, ptr %3131, align 8
  %3240 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3239, i64 %3238
  %3241 = load atomic i64, ptr %3240 acquire, align 8
  %3242 = load ptr, ptr %0, align 8
  %3243 = getelementptr inbounds nuw i8, ptr %3242, i64 37656
  %3244 = load i64, ptr %3243, align 8
  %3245 = icmp eq i64 %3241, %3244
  br i1 %3245, label %3692, label %3246

3246:
  %3247 = add i64 %3244, -1
  %3248 = icmp eq i64 %3241, %3247
  br i1 %3248, label %3249, label %3253

3249:
  %3250 = load ptr, ptr %1421, align 8
  %3251 = getelementptr inbounds nuw i8, ptr %3250, i64 4
  %3252 = load i32, ptr %3251, align 4
  switch i32 %3252, label %3253 [
    i32 4, label %3692
    i32 0, label %3692
  ]

3253:
  %3254 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3238)
  br i1 %3254, label %3692, label %3723

3255:
  br i1 %3231, label %3274, label %3256

3256:
  %3257 = lshr i64 %3169, 12
  %3258 = load ptr, ptr %3131, align 8
  %3259 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3258, i64 %3257
  %3260 = load atomic i64, ptr %3259 acquire, align 8
  %3261 = load ptr, ptr %0, align 8
  %3262 = getelementptr inbounds nuw i8, ptr %3261, i64 37656
  %3263 = load i64, ptr %3262, align 8
  %3264 = icmp eq i64 %3260, %3263
  br i1 %3264, label %3274, label %3265

3265:
  %3266 = add i64 %3263, -1
  %3267 = icmp eq i64 %3260, %3266
  br i1 %3267, label %3268, label %3272

3268:
  %3269 = load ptr, ptr %1421, align 8
  %3270 = getelementptr inbounds nuw i8, ptr %3269, i64 4
  %3271 = load i32, ptr %3270, align 4
  switch i32 %3271, label %3272 [
    i32 4, label %3274
    i32 0, label %3274
  ]

3272:
  %3273 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3257)
  br i1 %3273, label %3274, label %3723

3274:
  %3275 = load i8, ptr %3123, align 4
  %3276 = trunc nuw i8 %3275 to i1
  br i1 %3276, label %3336, label %3277

3277:
  %3278 = icmp eq i32 %3191, -1
  %3279 = and i64 %3171, 7
  %3280 = icmp eq i64 %3279, 0
  %3281 = and i1 %3280, %3278
  %3282 = and i64 %3171, 64
  %3283 = icmp eq i64 %3282, 0
  %3284 = select i1 %3281, i1 %3283, i1 false
  br i1 %3284, label %3285, label %3336

3285:
  %3286 = load ptr, ptr %1421, align 8
  %3287 = getelementptr inbounds nuw i8, ptr %3286, i64 4
  %3288 = load i32, ptr %3287, align 4
  %3289 = icmp eq i32 %3288, 4
  br i1 %3289, label %3336, label %3290

3290:
  %3291 = load ptr, ptr %0, align 8
  %3292 = load ptr, ptr %3131, align 8
  %3293 = lshr i64 %3169, 12
  %3294 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3292, i64 %3293
  %3295 = getelementptr inbounds nuw i8, ptr %3294, i64 8
  %3296 = and i64 %3176, 31
  %3297 = getelementptr inbounds nuw i64, ptr %3295, i64 %3296
  %3298 = icmp eq i32 %3288, 0
  %3299 = load atomic i64, ptr %3297 monotonic, align 8
  %3300 = select i1 %3298, i64 2, i64 1
  %3301 = icmp eq i64 %3299, 0
  br i1 %3301, label %3302, label %3304

3302:
  %3303 = or disjoint i64 %3300, %3175
  br label %3325

3304:
  %3305 = and i64 %3299, -8
  %3306 = icmp eq i64 %3305, %3175
  br i1 %3306, label %3307, label %3309

3307:
  %3308 = or i64 %3299, %3300
  br label %3325

3309:
  %3310 = xor i64 %3299, %3171
  %3311 = icmp ult i64 %3310, 1099511627776
  br i1 %3311, label %3312, label %3336

3312:
  %3313 = lshr i64 %3299, 24
  %3314 = and i64 %3313, 65535
  %3315 = lshr i64 %3171, 24
  %3316 = and i64 %3315, 65535
  %3317 = icmp samesign ult i64 %3314, %3316
  br i1 %3317, label %3318, label %3336

3318:
  %3319 = and i64 %3299, 5
  %3320 = icmp ne i64 %3319, 0
  %3321 = and i1 %3298, %3320
  %3322 = select i1 %3321, i64 4, i64 0
  %3323 = or disjoint i64 %3175, %3322
  %3324 = or disjoint i64 %3323, %3300
  br label %3325

3325:
  %3326 = phi i64 [ %3324, %3318 ], [ %3308, %3307 ], [ %3303, %3302 ]
  %3327 = getelementptr inbounds nuw i8, ptr %3291, i64 37688
  %3328 = load i32, ptr %3327, align 8
  %3329 = icmp eq i32 %3328, 0
  br i1 %3329, label %3331, label %3330

3330:
  store i64 %3326, ptr %3297, align 8
  br label %3692

3331:
  %3332 = icmp eq i64 %3299, %3326
  br i1 %3332, label %3692, label %3333

3333:
  %3334 = cmpxchg ptr %3297, i64 %3299, i64 %3326 monotonic monotonic, align 8
  %3335 = extractvalue { i64, i1 } %3334, 1
  br i1 %3335, label %3692, label %3336

3336:
  %3337 = load i8, ptr %3132, align 1
  %3338 = trunc nuw i8 %3337 to i1
  br i1 %3338, label %3339, label %3397

3339:
  %3340 = load i8, ptr %3123, align 4
  %3341 = trunc nuw i8 %3340 to i1
  br i1 %3341, label %3397, label %3342

3342:
  %3343 = load ptr, ptr %3131, align 8
  %3344 = lshr i64 %3169, 12
  %3345 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3343, i64 %3344
  %3346 = getelementptr inbounds nuw i8, ptr %3345, i64 8
  %3347 = and i64 %3176, 31
  %3348 = getelementptr inbounds nuw i64, ptr %3346, i64 %3347
  %3349 = load atomic i64, ptr %3348 monotonic, align 8
  %3350 = icmp eq i64 %3349, -1
  br i1 %3350, label %3351, label %3353

3351:
  %3352 = load i64, ptr %3193, align 8
  br label %3382

3353:
  %3354 = load ptr, ptr %0, align 8
  %3355 = getelementptr inbounds nuw i8, ptr %3354, i64 37688
  %3356 = load i32, ptr %3355, align 8
  %3357 = icmp eq i32 %3356, 0
  br i1 %3357, label %3359, label %3358

3358:
  store i64 -1, ptr %3348, align 8
  br label %3361

3359:
  %3360 = atomicrmw xchg ptr %3348, i64 -1 monotonic, align 8
  br label %3361

3361:
  %3362 = phi i64 [ %3349, %3358 ], [ %3360, %3359 ]
  %3363 = load i64, ptr %3133, align 8
  store i64 %3363, ptr %3193, align 8
  %3364 = and i64 %3362, 5
  %3365 = icmp ne i64 %3364, 0
  %3366 = sext i1 %3365 to i32
  %3367 = getelementptr inbounds nuw i8, ptr %3193, i64 48
  store i32 %3366, ptr %3367, align 8
  %3368 = shl i64 %3362, 62
  %3369 = ashr i64 %3368, 63
  %3370 = trunc nsw i64 %3369 to i32
  %3371 = getelementptr inbounds nuw i8, ptr %3193, i64 56
  store i32 %3370, ptr %3371, align 8
  %3372 = getelementptr inbounds nuw i8, ptr %3193, i64 60
  store i32 0, ptr %3372, align 4
  %3373 = getelementptr inbounds nuw i8, ptr %3193, i64 52
  store i32 0, ptr %3373, align 4
  %3374 = and i64 %3362, -8
  %3375 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  %3376 = getelementptr inbounds nuw i8, ptr %3193, i64 32
  store i64 %3374, ptr %3376, align 8
  store i64 %3374, ptr %3375, align 8
  %3377 = and i64 %3362, 1
  %3378 = icmp eq i64 %3377, 0
  br i1 %3378, label %3379, label %3382

3379:
  %3380 = and i64 %3362, -16777216
  %3381 = add i64 %3380, -16777096
  store i64 %3381, ptr %3375, align 8
  br label %3382

3382:
  %3383 = phi i64 [ %3352, %3351 ], [ %3363, %3361 ], [ %3363, %3379 ]
  %3384 = load i64, ptr %3133, align 8
  %3385 = icmp eq i64 %3383, %3384
  br i1 %3385, label %3386, label %3395

3386:
  %3387 = getelementptr inbounds nuw i8, ptr %3193, i64 48
  %3388 = load i32, ptr %3387, align 8
  %3389 = getelementptr inbounds nuw i8, ptr %3193, i64 52
  %3390 = load i32, ptr %3389, align 4
  %3391 = or i32 %3390, %3388
  %3392 = and i32 %3391, %3191
  %3393 = icmp eq i32 %3392, 0
  %3394 = zext i1 %3393 to i8
  br label %3395

3395:
  %3396 = phi i8 [ 1, %3382 ], [ %3394, %3386 ]
  store i8 %3396, ptr %3134, align 8
  br label %3397

3397:
  %3398 = load i64, ptr %3193, align 8
  %3399 = load i64, ptr %3133, align 8
  %3400 = icmp eq i64 %3398, %3399
  br i1 %3400, label %3401, label %3462

3401:
  %3402 = load ptr, ptr %1421, align 8
  %3403 = getelementptr inbounds nuw i8, ptr %3402, i64 4
  %3404 = load i32, ptr %3403, align 4
  switch i32 %3404, label %3423 [
    i32 4, label %3405
    i32 0, label %3405
  ]

3405:
  %3406 = getelementptr inbounds nuw i8, ptr %3193, i64 32
  %3407 = load i64, ptr %3406, align 8
  %3408 = icmp eq i64 %3407, %3175
  br i1 %3408, label %3409, label %3462

3409:
  %3410 = getelementptr inbounds nuw i8, ptr %3193, i64 56
  %3411 = load i32, ptr %3410, align 8
  %3412 = xor i32 %3411, -1
  %3413 = and i32 %3191, %3412
  %3414 = icmp eq i32 %3413, 0
  br i1 %3414, label %3415, label %3462

3415:
  %3416 = getelementptr inbounds nuw i8, ptr %3193, i64 48
  %3417 = load i32, ptr %3416, align 8
  %3418 = getelementptr inbounds nuw i8, ptr %3193, i64 52
  %3419 = load i32, ptr %3418, align 4
  %3420 = or i32 %3419, %3417
  %3421 = and i32 %3420, %3191
  %3422 = icmp eq i32 %3421, 0
  br i1 %3422, label %3692, label %3462

3423:
  %3424 = and i64 %3171, 7
  %3425 = icmp eq i64 %3424, 0
  %3426 = and i64 %3171, 6
  %3427 = icmp eq i64 %3426, 6
  %3428 = or i1 %3425, %3427
  br i1 %3428, label %3462, label %3429

3429:
  %3430 = getelementptr inbounds nuw i8, ptr %3193, i64 48
  %3431 = load i32, ptr %3430, align 8
  %3432 = xor i32 %3431, -1
  %3433 = and i32 %3191, %3432
  %3434 = icmp eq i32 %3433, 0
  br i1 %3434, label %3435, label %3462

3435:
  %3436 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  %3437 = load i64, ptr %3436, align 8
  %3438 = and i64 %3437, 120
  %3439 = icmp eq i64 %3438, 120
  br i1 %3439, label %3440, label %3462

3440:
  %3441 = icmp ugt i64 %3437, -1099511627777
  %3442 = xor i64 %3437, %3171
  %3443 = icmp ult i64 %3442, 16777216
  %3444 = select i1 %3441, i1 true, i1 %3443
  br i1 %3444, label %3445, label %3462

3445:
  %3446 = and i64 %3437, 7
  %3447 = icmp ne i64 %3446, 0
  %3448 = and i64 %3442, 7
  %3449 = icmp eq i64 %3448, 0
  %3450 = select i1 %3447, i1 %3449, i1 false
  br i1 %3450, label %3451, label %3462

3451:
  %3452 = getelementptr inbounds nuw i8, ptr %3193, i64 52
  %3453 = load i32, ptr %3452, align 4
  %3454 = getelementptr inbounds nuw i8, ptr %3193, i64 56
  %3455 = load i32, ptr %3454, align 8
  %3456 = or i32 %3455, %3453
  %3457 = getelementptr inbounds nuw i8, ptr %3193, i64 60
  %3458 = load i32, ptr %3457, align 4
  %3459 = or i32 %3456, %3458
  %3460 = and i32 %3459, %3191
  %3461 = icmp eq i32 %3460, 0
  br i1 %3461, label %3692, label %3462

3462:
  %3463 = load i8, ptr %3123, align 4
  %3464 = trunc nuw i8 %3463 to i1
  br i1 %3464, label %3517, label %3465

3465:
  %3466 = load ptr, ptr %0, align 8
  %3467 = getelementptr inbounds nuw i8, ptr %3466, i64 37688
  %3468 = load i32, ptr %3467, align 8
  %3469 = icmp eq i32 %3468, 0
  br i1 %3469, label %3470, label %3479

3470:
  %3471 = getelementptr inbounds nuw i8, ptr %3193, i64 8
  br label %3472

3472:
  %3473 = atomicrmw or ptr %3471, i64 1 acquire, align 8
  %3474 = and i64 %3473, 1
  %3475 = icmp eq i64 %3474, 0
  br i1 %3475, label %3476, label %3472

3476:
  %3477 = load i8, ptr %3123, align 4
  %3478 = trunc nuw i8 %3477 to i1
  br i1 %3478, label %3517, label %3479

3479:
  %3480 = load ptr, ptr %3131, align 8
  %3481 = lshr i64 %3169, 12
  %3482 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3480, i64 %3481
  %3483 = getelementptr inbounds nuw i8, ptr %3482, i64 8
  %3484 = and i64 %3176, 31
  %3485 = getelementptr inbounds nuw i64, ptr %3483, i64 %3484
  %3486 = load atomic i64, ptr %3485 monotonic, align 8
  %3487 = icmp eq i64 %3486, -1
  br i1 %3487, label %3517, label %3488

3488:
  %3489 = load ptr, ptr %0, align 8
  %3490 = getelementptr inbounds nuw i8, ptr %3489, i64 37688
  %3491 = load i32, ptr %3490, align 8
  %3492 = icmp eq i32 %3491, 0
  br i1 %3492, label %3494, label %3493

3493:
  store i64 -1, ptr %3485, align 8
  br label %3496

3494:
  %3495 = atomicrmw xchg ptr %3485, i64 -1 monotonic, align 8
  br label %3496

3496:
  %3497 = phi i64 [ %3486, %3493 ], [ %3495, %3494 ]
  %3498 = load i64, ptr %3133, align 8
  store i64 %3498, ptr %3193, align 8
  %3499 = and i64 %3497, 5
  %3500 = icmp ne i64 %3499, 0
  %3501 = sext i1 %3500 to i32
  %3502 = getelementptr inbounds nuw i8, ptr %3193, i64 48
  store i32 %3501, ptr %3502, align 8
  %3503 = shl i64 %3497, 62
  %3504 = ashr i64 %3503, 63
  %3505 = trunc nsw i64 %3504 to i32
  %3506 = getelementptr inbounds nuw i8, ptr %3193, i64 56
  store i32 %3505, ptr %3506, align 8
  %3507 = getelementptr inbounds nuw i8, ptr %3193, i64 60
  store i32 0, ptr %3507, align 4
  %3508 = getelementptr inbounds nuw i8, ptr %3193, i64 52
  store i32 0, ptr %3508, align 4
  %3509 = and i64 %3497, -8
  %3510 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  %3511 = getelementptr inbounds nuw i8, ptr %3193, i64 32
  store i64 %3509, ptr %3511, align 8
  store i64 %3509, ptr %3510, align 8
  %3512 = and i64 %3497, 1
  %3513 = icmp eq i64 %3512, 0
  br i1 %3513, label %3514, label %3517

3514:
  %3515 = and i64 %3497, -16777216
  %3516 = add i64 %3515, -16777096
  store i64 %3516, ptr %3510, align 8
  br label %3517

3517:
  %3518 = phi i1 [ true, %3476 ], [ %3469, %3514 ], [ %3469, %3496 ], [ %3469, %3479 ], [ false, %3462 ]
  %3519 = load i64, ptr %3193, align 8
  %3520 = load i64, ptr %3133, align 8
  %3521 = icmp eq i64 %3519, %3520
  br i1 %3521, label %3560, label %3522

3522:
  %3523 = load ptr, ptr %1421, align 8
  %3524 = getelementptr inbounds nuw i8, ptr %3523, i64 4
  %3525 = load i32, ptr %3524, align 4
  %3526 = and i32 %3525, -5
  %3527 = icmp eq i32 %3526, 0
  %3528 = select i1 %3527, i64 2, i64 0
  store i64 %3520, ptr %3193, align 8
  %3529 = getelementptr inbounds nuw i8, ptr %3193, i64 48
  %3530 = getelementptr inbounds nuw i8, ptr %3193, i64 60
  store i32 0, ptr %3530, align 4
  %3531 = getelementptr inbounds nuw i8, ptr %3193, i64 56
  store i32 0, ptr %3531, align 8
  %3532 = getelementptr inbounds nuw i8, ptr %3193, i64 52
  store i32 0, ptr %3532, align 4
  store i32 0, ptr %3529, align 8
  %3533 = getelementptr inbounds nuw i8, ptr %3193, i64 8
  store i64 0, ptr %3533, align 8
  %3534 = getelementptr inbounds nuw i32, ptr %3529, i64 %3528
  store i32 %3191, ptr %3534, align 4
  %3535 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  %3536 = getelementptr inbounds nuw i64, ptr %3535, i64 %3528
  store i64 %3175, ptr %3536, align 8
  switch i32 %3525, label %3668 [
    i32 4, label %3537
    i32 0, label %3537
  ]

3537:
  %3538 = load ptr, ptr %0, align 8
  %3539 = getelementptr inbounds nuw i8, ptr %3538, i64 37692
  %3540 = load i32, ptr %3539, align 4
  %3541 = icmp eq i32 %3540, 0
  br i1 %3541, label %3542, label %3668

3542:
  %3543 = load i32, ptr %3529, align 8
  %3544 = load i32, ptr %3532, align 4
  %3545 = or i32 %3544, %3543
  %3546 = icmp eq i32 %3545, 0
  br i1 %3546, label %3547, label %3668

3547:
  %3548 = getelementptr inbounds nuw i8, ptr %3193, i64 32
  %3549 = load i64, ptr %3548, align 8
  %3550 = and i64 %3549, 71
  %3551 = icmp eq i64 %3550, 64
  br i1 %3551, label %3552, label %3668

3552:
  store i32 -1, ptr %3531, align 8
  store i32 0, ptr %3530, align 4
  %3553 = and i64 %3549, 120
  %3554 = icmp eq i64 %3553, 120
  %3555 = shl i64 %3520, 10
  %3556 = lshr i64 %3549, 15
  %3557 = and i64 %3556, 1023
  %3558 = select i1 %3554, i64 1023, i64 %3557
  %3559 = or disjoint i64 %3558, %3555
  store i64 %3559, ptr %3533, align 8
  br label %3668

3560:
  %3561 = load i8, ptr %3123, align 4
  %3562 = trunc nuw i8 %3561 to i1
  br i1 %3562, label %3614, label %3563

3563:
  %3564 = load ptr, ptr %1421, align 8
  %3565 = getelementptr inbounds nuw i8, ptr %3564, i64 4
  %3566 = load i32, ptr %3565, align 4
  %3567 = and i32 %3566, -5
  %3568 = icmp eq i32 %3567, 0
  %3569 = select i1 %3568, i32 2, i32 0
  %3570 = getelementptr inbounds nuw i8, ptr %3193, i64 48
  %3571 = load i32, ptr %3570, align 8
  %3572 = getelementptr inbounds nuw i8, ptr %3193, i64 52
  %3573 = load i32, ptr %3572, align 4
  %3574 = or i32 %3573, %3571
  %3575 = getelementptr inbounds nuw i8, ptr %3193, i64 56
  %3576 = load i32, ptr %3575, align 8
  %3577 = or i32 %3574, %3576
  %3578 = getelementptr inbounds nuw i8, ptr %3193, i64 60
  %3579 = load i32, ptr %3578, align 4
  %3580 = or i32 %3577, %3579
  %3581 = and i32 %3580, %3191
  %3582 = icmp eq i32 %3581, 0
  br i1 %3582, label %3583, label %3614

3583:
  %3584 = zext nneg i32 %3569 to i64
  %3585 = getelementptr inbounds nuw i32, ptr %3570, i64 %3584
  %3586 = load i32, ptr %3585, align 4
  %3587 = icmp eq i32 %3586, 0
  br i1 %3587, label %3588, label %3590

3588:
  %3589 = getelementptr inbounds nuw i32, ptr %3570, i64 %3584
  br label %3607

3590:
  %3591 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  %3592 = getelementptr inbounds nuw i64, ptr %3591, i64 %3584
  %3593 = load i64, ptr %3592, align 8
  %3594 = icmp ne i64 %3593, %3175
  %3595 = zext i1 %3594 to i32
  %3596 = or disjoint i32 %3569, %3595
  %3597 = zext nneg i32 %3596 to i64
  %3598 = getelementptr inbounds nuw i32, ptr %3570, i64 %3597
  %3599 = load i32, ptr %3598, align 4
  %3600 = icmp eq i32 %3599, 0
  %3601 = getelementptr inbounds nuw i32, ptr %3570, i64 %3597
  br i1 %3600, label %3607, label %3602

3602:
  %3603 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  %3604 = getelementptr inbounds nuw i64, ptr %3603, i64 %3597
  %3605 = load i64, ptr %3604, align 8
  %3606 = icmp eq i64 %3605, %3175
  br i1 %3606, label %3607, label %3614

3607:
  %3608 = phi ptr [ %3589, %3588 ], [ %3601, %3590 ], [ %3601, %3602 ]
  %3609 = phi i64 [ %3584, %3588 ], [ %3597, %3590 ], [ %3597, %3602 ]
  %3610 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  %3611 = getelementptr inbounds nuw i64, ptr %3610, i64 %3609
  store i64 %3175, ptr %3611, align 8
  %3612 = load i32, ptr %3608, align 4
  %3613 = or i32 %3612, %3191
  store i32 %3613, ptr %3608, align 4
  br label %3668

3614:
  %3615 = and i64 %3171, 64
  %3616 = icmp eq i64 %3615, 0
  br i1 %3616, label %3617, label %3666

3617:
  %3618 = getelementptr inbounds nuw i8, ptr %3193, i64 48
  %3619 = getelementptr inbounds nuw i8, ptr %3193, i64 56
  %3620 = load i32, ptr %3619, align 8
  %3621 = icmp eq i32 %3620, 0
  %3622 = getelementptr inbounds nuw i8, ptr %3193, i64 52
  %3623 = load i32, ptr %3622, align 4
  %3624 = getelementptr inbounds nuw i8, ptr %3193, i64 60
  %3625 = load i32, ptr %3624, align 4
  %3626 = or i32 %3625, %3623
  %3627 = icmp eq i32 %3626, 0
  br i1 %3627, label %3628, label %3666

3628:
  %3629 = load i32, ptr %3618, align 8
  %3630 = icmp eq i32 %3629, 0
  br i1 %3630, label %3635, label %3631

3631:
  %3632 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  %3633 = load i64, ptr %3632, align 8
  %3634 = icmp eq i64 %3633, %3175
  br i1 %3634, label %3635, label %3666

3635:
  br i1 %3621, label %3640, label %3636

3636:
  %3637 = getelementptr inbounds nuw i8, ptr %3193, i64 32
  %3638 = load i64, ptr %3637, align 8
  %3639 = icmp eq i64 %3638, %3175
  br i1 %3639, label %3640, label %3666

3640:
  %3641 = load ptr, ptr %1421, align 8
  %3642 = getelementptr inbounds nuw i8, ptr %3641, i64 4
  %3643 = load i32, ptr %3642, align 4
  switch i32 %3643, label %3647 [
    i32 4, label %3666
    i32 0, label %3644
  ]

3644:
  %3645 = getelementptr inbounds nuw i8, ptr %3193, i64 32
  store i64 %3175, ptr %3645, align 8
  %3646 = or i32 %3620, %3191
  store i32 %3646, ptr %3619, align 8
  br label %3668

3647:
  br i1 %3562, label %3648, label %3659

3648:
  %3649 = getelementptr inbounds nuw i8, ptr %3193, i64 8
  %3650 = load i64, ptr %3649, align 8
  %3651 = icmp eq i64 %3650, 0
  br i1 %3651, label %3659, label %3652

3652:
  %3653 = load ptr, ptr %0, align 8
  store i64 0, ptr %3649, align 8
  %3654 = getelementptr inbounds nuw i8, ptr %3653, i64 41816
  %3655 = load i64, ptr %3654, align 8
  %3656 = add i64 %3655, 1
  store i64 %3656, ptr %3654, align 8
  %3657 = load i32, ptr %3618, align 8
  %3658 = load i32, ptr %3619, align 8
  br label %3659

3659:
  %3660 = phi i32 [ %3658, %3652 ], [ %3620, %3648 ], [ %3620, %3647 ]
  %3661 = phi i32 [ %3657, %3652 ], [ %3629, %3648 ], [ %3629, %3647 ]
  %3662 = getelementptr inbounds nuw i8, ptr %3193, i64 16
  store i64 %3175, ptr %3662, align 8
  %3663 = or i32 %3661, %3191
  store i32 %3663, ptr %3618, align 8
  %3664 = xor i32 %3191, -1
  %3665 = and i32 %3660, %3664
  store i32 %3665, ptr %3619, align 8
  br label %3668

3666:
  %3667 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %3193, i64 %3175, i32 %3191)
  br i1 %3667, label %3668, label %3685

3668:
  %3669 = and i64 %3171, 6
  %3670 = icmp eq i64 %3669, 6
  br i1 %3670, label %3671, label %3684

3671:
  %3672 = load ptr, ptr %0, align 8
  %3673 = getelementptr inbounds nuw i8, ptr %3672, i64 41808
  %3674 = load i64, ptr %3673, align 8
  %3675 = load ptr, ptr %1421, align 8
  %3676 = getelementptr inbounds nuw i8, ptr %3675, i64 8
  %3677 = load i32, ptr %3676, align 8
  %3678 = icmp eq i32 %3677, 1
  %3679 = load ptr, ptr %3126, align 8
  br i1 %3678, label %3680, label %3682

3680:
  %3681 = trunc i64 %3674 to i8
  store i8 %3681, ptr %3679, align 1
  br label %3684

3682:
  %3683 = trunc i64 %3674 to i32
  store i32 %3683, ptr %3679, align 1
  br label %3684

3684:
  br i1 %3518, label %3689, label %3692

3685:
  br i1 %3518, label %3686, label %3723

3686:
  %3687 = getelementptr inbounds nuw i8, ptr %3193, i64 8
  %3688 = atomicrmw and ptr %3687, i64 -2 release, align 8
  br label %3723

3689:
  %3690 = getelementptr inbounds nuw i8, ptr %3193, i64 8
  %3691 = atomicrmw and ptr %3690, i64 -2 release, align 8
  br label %3692

3692:
  %3693 = load ptr, ptr %0, align 8
  %3694 = getelementptr inbounds nuw i8, ptr %3693, i64 43704
  %3695 = load ptr, ptr %3694, align 8
  %3696 = icmp eq ptr %3695, null
  br i1 %3696, label %3744, label %3697

3697:
  %3698 = load i8, ptr %3123, align 4
  %3699 = trunc nuw i8 %3698 to i1
  br i1 %3699, label %3744, label %3700

3700:
  %3701 = load i64, ptr %3124, align 8
  %3702 = and i64 %3169, -128
  %3703 = add i64 %3701, %3702
  %3704 = load ptr, ptr %1421, align 8
  %3705 = getelementptr inbounds nuw i8, ptr %3704, i64 4
  %3706 = load i32, ptr %3705, align 4
  switch i32 %3706, label %3707 [
    i32 4, label %3744
    i32 0, label %3744
  ]

3707:
  %3708 = load i8, ptr %3132, align 1
  %3709 = trunc nuw i8 %3708 to i1
  br i1 %3709, label %3744, label %3710

3710:
  %3711 = getelementptr inbounds nuw i8, ptr %3693, i64 43720
  %3712 = load i64, ptr %3711, align 8
  %3713 = lshr i64 %3703, 7
  %3714 = lshr i64 %3703, 13
  %3715 = lshr i64 %3703, 19
  %3716 = xor i64 %3714, %3715
  %3717 = xor i64 %3716, %3713
  %3718 = and i64 %3717, 63
  %3719 = shl nuw i64 1, %3718
  %3720 = and i64 %3712, %3719
  %3721 = icmp eq i64 %3720, 0
  br i1 %3721, label %3744, label %3722

3722:
  tail call preserve_allcc void @cut_words(ptr %3693, i64 %3703, i32 %3191)
  br label %3744

3723:
  %3724 = load ptr, ptr %0, align 8
  %3725 = load ptr, ptr %1421, align 8
  %3726 = getelementptr inbounds nuw i8, ptr %3725, i64 20
  %3727 = load i32, ptr %3726, align 4
  %3728 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3729 = load i32, ptr %3728, align 8
  %3730 = tail call i32 @llvm.cttz.i32(i32 %3729, i1 false)
  %3731 = getelementptr inbounds nuw i8, ptr %3724, i64 328
  store i32 22, ptr %3731, align 8
  %3732 = getelementptr inbounds nuw i8, ptr %3724, i64 332
  store i32 %3727, ptr %3732, align 4
  %3733 = getelementptr inbounds nuw i8, ptr %3724, i64 336
  store i32 %3730, ptr %3733, align 8
  %3734 = getelementptr inbounds nuw i8, ptr %3724, i64 352
  store i64 0, ptr %3734, align 8
  %3735 = getelementptr inbounds nuw i8, ptr %3724, i64 368
  store i32 0, ptr %3735, align 8
  %3736 = getelementptr inbounds nuw i8, ptr %3724, i64 360
  store i32 0, ptr %3736, align 8
  %3737 = getelementptr inbounds nuw i8, ptr %3724, i64 364
  store i32 0, ptr %3737, align 4
  br label %3748

3738:
  %3739 = zext nneg i32 %3137 to i64
  %3740 = getelementptr inbounds nuw i64, ptr %8, i64 %3739
  %3741 = load i64, ptr %3740, align 8
  %3742 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %3741, i32 %3137)
  %3743 = icmp eq i32 %3742, 0
  br i1 %3743, label %3744, label %3748

3744:
  %3745 = add i32 %3136, -1
  %3746 = and i32 %3745, %3136
  %3747 = icmp eq i32 %3746, 0
  br i1 %3747, label %3748, label %3135

3748:
  %3749 = phi i32 [ 1, %3120 ], [ 0, %3744 ], [ 0, %3070 ], [ 0, %3118 ], [ 1, %3074 ], [ 1, %2818 ], [ 0, %3070 ], [ 1,
      %3723 ], [ 1, %3738 ], [ 1, %2810 ], [ 0, %2813 ]
  br label %3750

3750:
  %3751 = phi i32 [ 0, %1341 ], [ 0, %1627 ], [ %3749, %3748 ], [ 0, %461 ], [ 0, %231 ], [ 0, %195 ], [ 0, %160 ], [ 0,
      %461 ], [ 1, %514 ], [ %496, %495 ], [ 0, %222 ], [ 1, %465 ], [ 1, %1326 ], [ 0, %529 ], [ 0, %1653 ], [ 0, %1643
      ], [ 1, %1367 ], [ %1419, %1417 ], [ 0, %1416 ], [ 0, %1412 ], [ 1, %1400 ], [ 0, %1592 ], [ 0, %213 ], [ 0, %221
      ], [ 0, %1644 ], [ 0, %1637 ], [ 0, %1582 ]
  ret i32 %3751
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

define internal preserve_allcc i1 @judge_mapped(ptr %0, ptr %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = alloca [32 x i8], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = or i64 %6, 72
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %4, ptr %8, align 8
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %1326, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %21 = and i64 %6, 7
  %22 = icmp eq i64 %21, 0
  %23 = and i64 %6, 6
  %24 = icmp eq i64 %23, 6
  %25 = or i1 %22, %24
  %26 = trunc i64 %7 to i32
  %27 = and i32 %26, 120
  %28 = icmp eq i32 %27, 72
  %29 = and i64 %6, -16777216
  %30 = or disjoint i64 %29, 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %32 = lshr i32 %26, 10
  %33 = and i32 %32, 16352
  %34 = and i64 %7, 120
  %35 = icmp eq i64 %34, 72
  %36 = lshr i32 %26, 15
  %37 = and i32 %36, 31
  %38 = lshr i32 %26, 20
  %39 = and i32 %38, 15
  %40 = shl nuw nsw i32 %39, 10
  %41 = shl nuw nsw i32 %37, 5
  %42 = or disjoint i32 %40, %41
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %44

44:
  %45 = phi i32 [ 0, %10 ], [ %692, %690 ]
  %46 = phi i32 [ %2, %10 ], [ %694, %690 ]
  %47 = phi i64 [ 0, %10 ], [ %691, %690 ]
  %48 = call i32 @llvm.cttz.i32(i32 %46, i1 true)
  %49 = load i8, ptr %11, align 4
  %50 = trunc nuw i8 %49 to i1
  %51 = zext nneg i32 %48 to i64
  %52 = getelementptr inbounds nuw i64, ptr %1, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %53, 4294967295
  %55 = select i1 %50, i64 %54, i64 %53
  %56 = load i64, ptr %12, align 8
  %57 = sub i64 %55, %56
  %58 = load ptr, ptr %13, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %60 = load i32, ptr %59, align 8
  %61 = zext i32 %60 to i64
  %62 = add i64 %57, %61
  %63 = icmp ult i64 %57, %62
  br i1 %63, label %64, label %690

64:
  %65 = trunc nuw nsw i32 %48 to i8
  br label %66

66:
  %67 = phi i32 [ %45, %64 ], [ %685, %682 ]
  %68 = phi i64 [ %57, %64 ], [ %688, %682 ]
  %69 = phi i64 [ %47, %64 ], [ %74, %682 ]
  %70 = trunc i64 %68 to i32
  %71 = lshr i32 %70, 2
  %72 = and i32 %71, 31
  %73 = icmp eq i32 %67, 0
  %74 = lshr i64 %68, 7
  br i1 %73, label %682, label %75

75:
  %76 = icmp eq i64 %74, %69
  br i1 %76, label %77, label %81

77:
  %78 = shl nuw i32 1, %72
  %79 = and i32 %78, %67
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %682, label %81

81:
  %82 = load ptr, ptr %14, align 8
  %83 = getelementptr inbounds nuw %struct.ScreenLine, ptr %82, i64 %69
  %84 = shl nuw i64 %69, 7
  %85 = load i64, ptr %15, align 8
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %87, label %652

87:
  %88 = load i8, ptr %11, align 4
  %89 = trunc nuw i8 %88 to i1
  %90 = load ptr, ptr %0, align 8
  br i1 %89, label %91, label %116

91:
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 37696
  %93 = load i32, ptr %92, align 8
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %116, label %95

95:
  %96 = load ptr, ptr %13, align 8
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %98 = load i32, ptr %97, align 8
  %99 = icmp ult i32 %98, 4
  br i1 %99, label %116, label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %102, -1
  %104 = and i32 %103, -6
  %105 = icmp eq i32 %104, 0
  %106 = load ptr, ptr %16, align 8
  %107 = getelementptr inbounds nuw i32, ptr %106, i64 %69
  %108 = load i32, ptr %107, align 4
  br i1 %105, label %109, label %112

109:
  %110 = or i32 %108, %67
  store i32 %110, ptr %107, align 4
  %111 = load ptr, ptr %0, align 8
  br label %116

112:
  %113 = xor i32 %108, -1
  %114 = and i32 %67, %113
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %1363

116:
  %117 = phi ptr [ %111, %109 ], [ %90, %112 ], [ %90, %95 ], [ %90, %91 ], [ %90, %87 ]
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 37704
  %119 = load i32, ptr %118, align 8
  %120 = icmp eq i32 %119, 0
  %121 = load i8, ptr %11, align 4
  %122 = trunc nuw i8 %121 to i1
  br i1 %120, label %123, label %146

123:
  br i1 %122, label %652, label %124

124:
  %125 = load ptr, ptr %13, align 8
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 4
  %127 = load i32, ptr %126, align 4
  switch i32 %127, label %128 [
    i32 4, label %652
    i32 0, label %652
  ]

128:
  %129 = lshr i64 %69, 5
  %130 = load ptr, ptr %17, align 8
  %131 = getelementptr inbounds nuw %struct.ScreenPage, ptr %130, i64 %129
  %132 = load atomic i64, ptr %131 acquire, align 8
  %133 = load ptr, ptr %0, align 8
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 37656
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %132, %135
  br i1 %136, label %652, label %137

137:
  %138 = add i64 %135, -1
  %139 = icmp eq i64 %132, %138
  br i1 %139, label %140, label %144

140:
  %141 = load ptr, ptr %13, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 4
  %143 = load i32, ptr %142, align 4
  switch i32 %143, label %144 [
    i32 4, label %652
    i32 0, label %652
  ]

144:
  %145 = call preserve_allcc i1 @open_page(ptr %0, i64 %129)
  br i1 %145, label %652, label %1363

146:
  br i1 %122, label %165, label %147

147:
  %148 = lshr i64 %69, 5
  %149 = load ptr, ptr %17, align 8
  %150 = getelementptr inbounds nuw %struct.ScreenPage, ptr %149, i64 %148
  %151 = load atomic i64, ptr %150 acquire, align 8
  %152 = load ptr, ptr %0, align 8
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 37656
  %154 = load i64, ptr %153, align 8
  %155 = icmp eq i64 %151, %154
  br i1 %155, label %165, label %156

156:
  %157 = add i64 %154, -1
  %158 = icmp eq i64 %151, %157
  br i1 %158, label %159, label %163

159:
  %160 = load ptr, ptr %13, align 8
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 4
  %162 = load i32, ptr %161, align 4
  switch i32 %162, label %163 [
    i32 4, label %165
    i32 0, label %165
  ]

163:
  %164 = call preserve_allcc i1 @open_page(ptr %0, i64 %148)
  br i1 %164, label %165, label %1363

165:
  %166 = load i8, ptr %18, align 1
  %167 = trunc nuw i8 %166 to i1
  br i1 %167, label %168, label %226

168:
  %169 = load i8, ptr %11, align 4
  %170 = trunc nuw i8 %169 to i1
  br i1 %170, label %226, label %171

171:
  %172 = load ptr, ptr %17, align 8
  %173 = lshr i64 %69, 5
  %174 = getelementptr inbounds nuw %struct.ScreenPage, ptr %172, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %176 = and i64 %69, 31
  %177 = getelementptr inbounds nuw i64, ptr %175, i64 %176
  %178 = load atomic i64, ptr %177 monotonic, align 8
  %179 = icmp eq i64 %178, -1
  br i1 %179, label %180, label %182

180:
  %181 = load i64, ptr %83, align 8
  br label %211

182:
  %183 = load ptr, ptr %0, align 8
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 37688
  %185 = load i32, ptr %184, align 8
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %188, label %187

187:
  store i64 -1, ptr %177, align 8
  br label %190

188:
  %189 = atomicrmw xchg ptr %177, i64 -1 monotonic, align 8
  br label %190

190:
  %191 = phi i64 [ %178, %187 ], [ %189, %188 ]
  %192 = load i64, ptr %19, align 8
  store i64 %192, ptr %83, align 8
  %193 = and i64 %191, 5
  %194 = icmp ne i64 %193, 0
  %195 = sext i1 %194 to i32
  %196 = getelementptr inbounds nuw i8, ptr %83, i64 48
  store i32 %195, ptr %196, align 8
  %197 = shl i64 %191, 62
  %198 = ashr i64 %197, 63
  %199 = trunc nsw i64 %198 to i32
  %200 = getelementptr inbounds nuw i8, ptr %83, i64 56
  store i32 %199, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %83, i64 60
  store i32 0, ptr %201, align 4
  %202 = getelementptr inbounds nuw i8, ptr %83, i64 52
  store i32 0, ptr %202, align 4
  %203 = and i64 %191, -8
  %204 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %205 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store i64 %203, ptr %205, align 8
  store i64 %203, ptr %204, align 8
  %206 = and i64 %191, 1
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %208, label %211

208:
  %209 = and i64 %191, -16777216
  %210 = add i64 %209, -16777096
  store i64 %210, ptr %204, align 8
  br label %211

211:
  %212 = phi i64 [ %181, %180 ], [ %192, %190 ], [ %192, %208 ]
  %213 = load i64, ptr %19, align 8
  %214 = icmp eq i64 %212, %213
  br i1 %214, label %215, label %224

215:
  %216 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %217 = load i32, ptr %216, align 8
  %218 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %219 = load i32, ptr %218, align 4
  %220 = or i32 %219, %217
  %221 = and i32 %220, %67
  %222 = icmp eq i32 %221, 0
  %223 = zext i1 %222 to i8
  br label %224

224:
  %225 = phi i8 [ 1, %211 ], [ %223, %215 ]
  store i8 %225, ptr %20, align 8
  br label %226

226:
  %227 = load i64, ptr %83, align 8
  %228 = load i64, ptr %19, align 8
  %229 = icmp eq i64 %227, %228
  br i1 %229, label %230, label %286

230:
  %231 = load ptr, ptr %13, align 8
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 4
  %233 = load i32, ptr %232, align 4
  switch i32 %233, label %252 [
    i32 4, label %234
    i32 0, label %234
  ]

234:
  %235 = getelementptr inbounds nuw i8, ptr %83, i64 32
  %236 = load i64, ptr %235, align 8
  %237 = icmp eq i64 %236, %7
  br i1 %237, label %238, label %286

238:
  %239 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %240 = load i32, ptr %239, align 8
  %241 = xor i32 %240, -1
  %242 = and i32 %67, %241
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %286

244:
  %245 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %246 = load i32, ptr %245, align 8
  %247 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %248 = load i32, ptr %247, align 4
  %249 = or i32 %248, %246
  %250 = and i32 %249, %67
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %652, label %286

252:
  br i1 %25, label %286, label %253

253:
  %254 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %255 = load i32, ptr %254, align 8
  %256 = xor i32 %255, -1
  %257 = and i32 %67, %256
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %286

259:
  %260 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %261 = load i64, ptr %260, align 8
  %262 = and i64 %261, 120
  %263 = icmp eq i64 %262, 120
  br i1 %263, label %264, label %286

264:
  %265 = icmp ugt i64 %261, -1099511627777
  %266 = xor i64 %261, %6
  %267 = icmp ult i64 %266, 16777216
  %268 = select i1 %265, i1 true, i1 %267
  br i1 %268, label %269, label %286

269:
  %270 = and i64 %261, 7
  %271 = icmp ne i64 %270, 0
  %272 = and i64 %266, 7
  %273 = icmp eq i64 %272, 0
  %274 = select i1 %271, i1 %273, i1 false
  br i1 %274, label %275, label %286

275:
  %276 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %277 = load i32, ptr %276, align 4
  %278 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %279 = load i32, ptr %278, align 8
  %280 = or i32 %279, %277
  %281 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %282 = load i32, ptr %281, align 4
  %283 = or i32 %280, %282
  %284 = and i32 %283, %67
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %652, label %286

286:
  %287 = load i8, ptr %11, align 4
  %288 = trunc nuw i8 %287 to i1
  br i1 %288, label %341, label %289

289:
  %290 = load ptr, ptr %0, align 8
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 37688
  %292 = load i32, ptr %291, align 8
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %303

294:
  %295 = getelementptr inbounds nuw i8, ptr %83, i64 8
  br label %296

296:
  %297 = atomicrmw or ptr %295, i64 1 acquire, align 8
  %298 = and i64 %297, 1
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %300, label %296

300:
  %301 = load i8, ptr %11, align 4
  %302 = trunc nuw i8 %301 to i1
  br i1 %302, label %341, label %303

303:
  %304 = load ptr, ptr %17, align 8
  %305 = lshr i64 %69, 5
  %306 = getelementptr inbounds nuw %struct.ScreenPage, ptr %304, i64 %305
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 8
  %308 = and i64 %69, 31
  %309 = getelementptr inbounds nuw i64, ptr %307, i64 %308
  %310 = load atomic i64, ptr %309 monotonic, align 8
  %311 = icmp eq i64 %310, -1
  br i1 %311, label %341, label %312

312:
  %313 = load ptr, ptr %0, align 8
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 37688
  %315 = load i32, ptr %314, align 8
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %318, label %317

317:
  store i64 -1, ptr %309, align 8
  br label %320

318:
  %319 = atomicrmw xchg ptr %309, i64 -1 monotonic, align 8
  br label %320

320:
  %321 = phi i64 [ %310, %317 ], [ %319, %318 ]
  %322 = load i64, ptr %19, align 8
  store i64 %322, ptr %83, align 8
  %323 = and i64 %321, 5
  %324 = icmp ne i64 %323, 0
  %325 = sext i1 %324 to i32
  %326 = getelementptr inbounds nuw i8, ptr %83, i64 48
  store i32 %325, ptr %326, align 8
  %327 = shl i64 %321, 62
  %328 = ashr i64 %327, 63
  %329 = trunc nsw i64 %328 to i32
  %330 = getelementptr inbounds nuw i8, ptr %83, i64 56
  store i32 %329, ptr %330, align 8
  %331 = getelementptr inbounds nuw i8, ptr %83, i64 60
  store i32 0, ptr %331, align 4
  %332 = getelementptr inbounds nuw i8, ptr %83, i64 52
  store i32 0, ptr %332, align 4
  %333 = and i64 %321, -8
  %334 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %335 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store i64 %333, ptr %335, align 8
  store i64 %333, ptr %334, align 8
  %336 = and i64 %321, 1
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %338, label %341

338:
  %339 = and i64 %321, -16777216
  %340 = add i64 %339, -16777096
  store i64 %340, ptr %334, align 8
  br label %341

341:
  %342 = phi i1 [ true, %300 ], [ %293, %338 ], [ %293, %320 ], [ %293, %303 ], [ false, %286 ]
  %343 = load i64, ptr %83, align 8
  %344 = load i64, ptr %19, align 8
  %345 = icmp eq i64 %343, %344
  br i1 %345, label %439, label %346

346:
  %347 = load ptr, ptr %13, align 8
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 4
  %349 = load i32, ptr %348, align 4
  %350 = and i32 %349, -5
  %351 = icmp eq i32 %350, 0
  %352 = select i1 %351, i32 2, i32 0
  store i64 %344, ptr %83, align 8
  %353 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %354 = getelementptr inbounds nuw i8, ptr %83, i64 60
  store i32 0, ptr %354, align 4
  %355 = getelementptr inbounds nuw i8, ptr %83, i64 56
  store i32 0, ptr %355, align 8
  %356 = getelementptr inbounds nuw i8, ptr %83, i64 52
  store i32 0, ptr %356, align 4
  store i32 0, ptr %353, align 8
  %357 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i64 0, ptr %357, align 8
  br i1 %28, label %358, label %411

358:
  %359 = load i8, ptr %11, align 4
  %360 = trunc nuw i8 %359 to i1
  %361 = and i1 %22, %360
  br i1 %361, label %362, label %410

362:
  %363 = load ptr, ptr %31, align 8
  %364 = load ptr, ptr %14, align 8
  %365 = ptrtoint ptr %83 to i64
  %366 = ptrtoint ptr %364 to i64
  %367 = sub i64 %365, %366
  %368 = getelementptr inbounds nuw i16, ptr %363, i64 %367
  %369 = load ptr, ptr %13, align 8
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 4
  %371 = load i32, ptr %370, align 4
  %372 = and i32 %371, -5
  %373 = icmp eq i32 %372, 0
  %374 = select i1 %373, i64 32, i64 0
  %375 = getelementptr inbounds nuw i16, ptr %368, i64 %374
  br label %376

376:
  %377 = phi i32 [ %67, %362 ], [ %388, %376 ]
  %378 = call i32 @llvm.cttz.i32(i32 %377, i1 true)
  %379 = load ptr, ptr %8, align 8
  %380 = zext nneg i32 %378 to i64
  %381 = getelementptr inbounds nuw i8, ptr %379, i64 %380
  %382 = load i8, ptr %381, align 1
  %383 = zext i8 %382 to i32
  %384 = or i32 %33, %383
  %385 = trunc nuw nsw i32 %384 to i16
  %386 = getelementptr inbounds nuw i16, ptr %375, i64 %380
  store i16 %385, ptr %386, align 2
  %387 = add i32 %377, -1
  %388 = and i32 %387, %377
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %376

390:
  %391 = select i1 %373, i64 2, i64 0
  switch i32 %371, label %392 [
    i32 4, label %404
    i32 0, label %404
  ]

392:
  %393 = load i64, ptr %357, align 8
  %394 = icmp eq i64 %393, 0
  br i1 %394, label %400, label %395

395:
  %396 = load ptr, ptr %0, align 8
  store i64 0, ptr %357, align 8
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 41816
  %398 = load i64, ptr %397, align 8
  %399 = add i64 %398, 1
  store i64 %399, ptr %397, align 8
  br label %400

400:
  %401 = xor i32 %67, -1
  %402 = load i32, ptr %355, align 8
  %403 = and i32 %402, %401
  store i32 %403, ptr %355, align 8
  br label %404

404:
  %405 = getelementptr inbounds nuw i32, ptr %353, i64 %391
  %406 = load i32, ptr %405, align 4
  %407 = or i32 %406, %67
  store i32 %407, ptr %405, align 4
  %408 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %409 = getelementptr inbounds nuw i64, ptr %408, i64 %391
  store i64 %30, ptr %409, align 8
  br label %632

410:
  call preserve_allcc void @remember(ptr %0, ptr %83, i32 %352, i64 %7, i32 %67)
  br label %632

411:
  %412 = zext nneg i32 %352 to i64
  %413 = getelementptr inbounds nuw i32, ptr %353, i64 %412
  store i32 %67, ptr %413, align 4
  %414 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %415 = getelementptr inbounds nuw i64, ptr %414, i64 %412
  store i64 %7, ptr %415, align 8
  switch i32 %349, label %632 [
    i32 4, label %416
    i32 0, label %416
  ]

416:
  %417 = load ptr, ptr %0, align 8
  %418 = getelementptr inbounds nuw i8, ptr %417, i64 37692
  %419 = load i32, ptr %418, align 4
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %421, label %632

421:
  %422 = load i32, ptr %353, align 8
  %423 = load i32, ptr %356, align 4
  %424 = or i32 %423, %422
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %426, label %632

426:
  %427 = getelementptr inbounds nuw i8, ptr %83, i64 32
  %428 = load i64, ptr %427, align 8
  %429 = and i64 %428, 71
  %430 = icmp eq i64 %429, 64
  br i1 %430, label %431, label %632

431:
  store i32 -1, ptr %355, align 8
  store i32 0, ptr %354, align 4
  %432 = and i64 %428, 120
  %433 = icmp eq i64 %432, 120
  %434 = shl i64 %344, 10
  %435 = lshr i64 %428, 15
  %436 = and i64 %435, 1023
  %437 = select i1 %433, i64 1023, i64 %436
  %438 = or disjoint i64 %437, %434
  store i64 %438, ptr %357, align 8
  br label %632

439:
  %440 = load i8, ptr %11, align 4
  %441 = trunc nuw i8 %440 to i1
  br i1 %441, label %494, label %442

442:
  %443 = load ptr, ptr %13, align 8
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 4
  %445 = load i32, ptr %444, align 4
  %446 = and i32 %445, -5
  %447 = icmp eq i32 %446, 0
  %448 = select i1 %447, i32 2, i32 0
  br i1 %35, label %494, label %449

449:
  %450 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %451 = load i32, ptr %450, align 8
  %452 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %453 = load i32, ptr %452, align 4
  %454 = or i32 %453, %451
  %455 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %456 = load i32, ptr %455, align 8
  %457 = or i32 %454, %456
  %458 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %459 = load i32, ptr %458, align 4
  %460 = or i32 %457, %459
  %461 = and i32 %460, %67
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %463, label %494

463:
  %464 = zext nneg i32 %448 to i64
  %465 = getelementptr inbounds nuw i32, ptr %450, i64 %464
  %466 = load i32, ptr %465, align 4
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %470

468:
  %469 = getelementptr inbounds nuw i32, ptr %450, i64 %464
  br label %487

470:
  %471 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %472 = getelementptr inbounds nuw i64, ptr %471, i64 %464
  %473 = load i64, ptr %472, align 8
  %474 = icmp ne i64 %473, %7
  %475 = zext i1 %474 to i32
  %476 = or disjoint i32 %448, %475
  %477 = zext nneg i32 %476 to i64
  %478 = getelementptr inbounds nuw i32, ptr %450, i64 %477
  %479 = load i32, ptr %478, align 4
  %480 = icmp eq i32 %479, 0
  %481 = getelementptr inbounds nuw i32, ptr %450, i64 %477
  br i1 %480, label %487, label %482

482:
  %483 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %484 = getelementptr inbounds nuw i64, ptr %483, i64 %477
  %485 = load i64, ptr %484, align 8
  %486 = icmp eq i64 %485, %7
  br i1 %486, label %487, label %494

487:
  %488 = phi ptr [ %469, %468 ], [ %481, %470 ], [ %481, %482 ]
  %489 = phi i64 [ %464, %468 ], [ %477, %470 ], [ %477, %482 ]
  %490 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %491 = getelementptr inbounds nuw i64, ptr %490, i64 %489
  store i64 %7, ptr %491, align 8
  %492 = load i32, ptr %488, align 4
  %493 = or i32 %492, %67
  store i32 %493, ptr %488, align 4
  br label %632

494:
  %495 = and i1 %22, %441
  %496 = select i1 %28, i1 %495, i1 false
  br i1 %496, label %497, label %629

497:
  %498 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %499 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %500 = load i32, ptr %499, align 4
  %501 = icmp eq i32 %500, 0
  br i1 %501, label %502, label %629

502:
  %503 = load i32, ptr %498, align 4
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %509, label %505

505:
  %506 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %507 = load i64, ptr %506, align 8
  %508 = icmp eq i64 %507, %30
  br i1 %508, label %509, label %629

509:
  %510 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %511 = load i32, ptr %510, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %629

513:
  %514 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %515 = load i32, ptr %514, align 4
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %521, label %517

517:
  %518 = getelementptr inbounds nuw i8, ptr %83, i64 32
  %519 = load i64, ptr %518, align 8
  %520 = icmp eq i64 %519, %30
  br i1 %520, label %521, label %629

521:
  %522 = load ptr, ptr %31, align 8
  %523 = load ptr, ptr %14, align 8
  %524 = ptrtoint ptr %83 to i64
  %525 = ptrtoint ptr %523 to i64
  %526 = sub i64 %524, %525
  %527 = getelementptr inbounds nuw i16, ptr %522, i64 %526
  %528 = and i32 %503, %67
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %556, label %530

530:
  %531 = phi i32 [ %554, %552 ], [ %528, %521 ]
  %532 = call i32 @llvm.cttz.i32(i32 %531, i1 true)
  %533 = zext nneg i32 %532 to i64
  %534 = getelementptr inbounds nuw i16, ptr %527, i64 %533
  %535 = load i16, ptr %534, align 2
  %536 = zext i16 %535 to i32
  %537 = icmp slt i16 %535, 0
  br i1 %537, label %629, label %538

538:
  %539 = lshr i32 %536, 5
  %540 = and i32 %539, 31
  %541 = icmp eq i32 %540, %37
  br i1 %541, label %542, label %629

542:
  %543 = lshr i32 %536, 10
  %544 = icmp samesign ult i32 %543, %39
  br i1 %544, label %552, label %545

545:
  %546 = and i32 %536, 31
  %547 = load ptr, ptr %8, align 8
  %548 = getelementptr inbounds nuw i8, ptr %547, i64 %533
  %549 = load i8, ptr %548, align 1
  %550 = zext i8 %549 to i32
  %551 = icmp eq i32 %546, %550
  br i1 %551, label %552, label %629

552:
  %553 = add i32 %531, -1
  %554 = and i32 %553, %531
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %556, label %530

556:
  %557 = getelementptr inbounds nuw i8, ptr %527, i64 64
  %558 = and i32 %515, %67
  %559 = icmp eq i32 %558, 0
  br i1 %559, label %586, label %560

560:
  %561 = phi i32 [ %584, %582 ], [ %558, %556 ]
  %562 = call i32 @llvm.cttz.i32(i32 %561, i1 true)
  %563 = zext nneg i32 %562 to i64
  %564 = getelementptr inbounds nuw i16, ptr %557, i64 %563
  %565 = load i16, ptr %564, align 2
  %566 = zext i16 %565 to i32
  %567 = icmp slt i16 %565, 0
  br i1 %567, label %629, label %568

568:
  %569 = lshr i32 %566, 5
  %570 = and i32 %569, 31
  %571 = icmp eq i32 %570, %37
  br i1 %571, label %572, label %629

572:
  %573 = lshr i32 %566, 10
  %574 = icmp samesign ult i32 %573, %39
  br i1 %574, label %582, label %575

575:
  %576 = and i32 %566, 31
  %577 = load ptr, ptr %8, align 8
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 %563
  %579 = load i8, ptr %578, align 1
  %580 = zext i8 %579 to i32
  %581 = icmp eq i32 %576, %580
  br i1 %581, label %582, label %629

582:
  %583 = add i32 %561, -1
  %584 = and i32 %583, %561
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %586, label %560

586:
  %587 = load ptr, ptr %13, align 8
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 4
  %589 = load i32, ptr %588, align 4
  %590 = and i32 %589, -5
  %591 = icmp eq i32 %590, 0
  %592 = select i1 %591, i64 32, i64 0
  %593 = getelementptr inbounds nuw i16, ptr %527, i64 %592
  br label %594

594:
  %595 = phi i32 [ %67, %586 ], [ %606, %594 ]
  %596 = call i32 @llvm.cttz.i32(i32 %595, i1 true)
  %597 = load ptr, ptr %8, align 8
  %598 = zext nneg i32 %596 to i64
  %599 = getelementptr inbounds nuw i8, ptr %597, i64 %598
  %600 = load i8, ptr %599, align 1
  %601 = zext i8 %600 to i32
  %602 = or i32 %42, %601
  %603 = trunc nuw nsw i32 %602 to i16
  %604 = getelementptr inbounds nuw i16, ptr %593, i64 %598
  store i16 %603, ptr %604, align 2
  %605 = add i32 %595, -1
  %606 = and i32 %605, %595
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %608, label %594

608:
  %609 = select i1 %591, i64 2, i64 0
  switch i32 %589, label %610 [
    i32 4, label %623
    i32 0, label %623
  ]

610:
  %611 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %612 = load i64, ptr %611, align 8
  %613 = icmp eq i64 %612, 0
  br i1 %613, label %619, label %614

614:
  %615 = load ptr, ptr %0, align 8
  store i64 0, ptr %611, align 8
  %616 = getelementptr inbounds nuw i8, ptr %615, i64 41816
  %617 = load i64, ptr %616, align 8
  %618 = add i64 %617, 1
  store i64 %618, ptr %616, align 8
  br label %619

619:
  %620 = xor i32 %67, -1
  %621 = load i32, ptr %514, align 8
  %622 = and i32 %621, %620
  store i32 %622, ptr %514, align 8
  br label %623

623:
  %624 = getelementptr inbounds nuw i32, ptr %498, i64 %609
  %625 = load i32, ptr %624, align 4
  %626 = or i32 %625, %67
  store i32 %626, ptr %624, align 4
  %627 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %628 = getelementptr inbounds nuw i64, ptr %627, i64 %609
  store i64 %30, ptr %628, align 8
  br label %632

629:
  %630 = call preserve_allcc i1 @judge_again(ptr %0, ptr %83, i64 %7, i32 %67)
  %631 = select i1 %630, i1 %24, i1 false
  br i1 %631, label %633, label %646

632:
  br i1 %24, label %633, label %646

633:
  %634 = load ptr, ptr %0, align 8
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 41808
  %636 = load i64, ptr %635, align 8
  %637 = load ptr, ptr %13, align 8
  %638 = getelementptr inbounds nuw i8, ptr %637, i64 8
  %639 = load i32, ptr %638, align 8
  %640 = icmp eq i32 %639, 1
  %641 = load ptr, ptr %43, align 8
  br i1 %640, label %642, label %644

642:
  %643 = trunc i64 %636 to i8
  store i8 %643, ptr %641, align 1
  br label %646

644:
  %645 = trunc i64 %636 to i32
  store i32 %645, ptr %641, align 1
  br label %646

646:
  %647 = phi i1 [ %630, %629 ], [ true, %632 ], [ true, %642 ], [ true, %644 ]
  br i1 %342, label %648, label %651

648:
  %649 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %650 = atomicrmw and ptr %649, i64 -2 release, align 8
  br i1 %647, label %652, label %1363

651:
  br i1 %647, label %652, label %1363

652:
  %653 = load ptr, ptr %0, align 8
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 43704
  %655 = load ptr, ptr %654, align 8
  %656 = icmp eq ptr %655, null
  br i1 %656, label %682, label %657

657:
  %658 = load i8, ptr %11, align 4
  %659 = trunc nuw i8 %658 to i1
  br i1 %659, label %682, label %660

660:
  %661 = load i64, ptr %12, align 8
  %662 = add i64 %661, %84
  %663 = load ptr, ptr %13, align 8
  %664 = getelementptr inbounds nuw i8, ptr %663, i64 4
  %665 = load i32, ptr %664, align 4
  switch i32 %665, label %666 [
    i32 4, label %682
    i32 0, label %682
  ]

666:
  %667 = load i8, ptr %18, align 1
  %668 = trunc nuw i8 %667 to i1
  br i1 %668, label %682, label %669

669:
  %670 = getelementptr inbounds nuw i8, ptr %653, i64 43720
  %671 = load i64, ptr %670, align 8
  %672 = lshr i64 %662, 7
  %673 = lshr i64 %662, 13
  %674 = lshr i64 %662, 19
  %675 = xor i64 %673, %674
  %676 = xor i64 %675, %672
  %677 = and i64 %676, 63
  %678 = shl nuw i64 1, %677
  %679 = and i64 %671, %678
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %682, label %681

681:
  call preserve_allcc void @cut_words(ptr %653, i64 %662, i32 %67)
  br label %682

682:
  %683 = phi i32 [ %67, %77 ], [ 0, %660 ], [ 0, %660 ], [ 0, %652 ], [ 0, %681 ], [ 0, %669 ], [ 0, %666 ], [ 0, %657
      ], [ 0, %66 ]
  %684 = shl nuw i32 1, %72
  %685 = or i32 %683, %684
  %686 = zext nneg i32 %72 to i64
  %687 = getelementptr inbounds nuw i8, ptr %4, i64 %686
  store i8 %65, ptr %687, align 1
  %688 = add i64 %68, 4
  %689 = icmp ult i64 %688, %62
  br i1 %689, label %66, label %690

690:
  %691 = phi i64 [ %47, %44 ], [ %74, %682 ]
  %692 = phi i32 [ %45, %44 ], [ %685, %682 ]
  %693 = add i32 %46, -1
  %694 = and i32 %693, %46
  %695 = icmp eq i32 %694, 0
  br i1 %695, label %696, label %44

696:
  %697 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %698 = load ptr, ptr %697, align 8
  %699 = getelementptr inbounds nuw %struct.ScreenLine, ptr %698, i64 %691
  %700 = icmp eq i32 %692, 0
  br i1 %700, label %1326, label %701

701:
  %702 = shl nuw i64 %691, 7
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %704 = load i64, ptr %703, align 8
  %705 = icmp ult i64 %702, %704
  br i1 %705, label %706, label %1326

706:
  %707 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %708 = load i8, ptr %707, align 4
  %709 = trunc nuw i8 %708 to i1
  %710 = load ptr, ptr %0, align 8
  br i1 %709, label %711, label %738

711:
  %712 = getelementptr inbounds nuw i8, ptr %710, i64 37696
  %713 = load i32, ptr %712, align 8
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %738, label %715

715:
  %716 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %717 = load ptr, ptr %716, align 8
  %718 = getelementptr inbounds nuw i8, ptr %717, i64 8
  %719 = load i32, ptr %718, align 8
  %720 = icmp ult i32 %719, 4
  br i1 %720, label %738, label %721

721:
  %722 = getelementptr inbounds nuw i8, ptr %717, i64 4
  %723 = load i32, ptr %722, align 4
  %724 = add i32 %723, -1
  %725 = and i32 %724, -6
  %726 = icmp eq i32 %725, 0
  %727 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %728 = load ptr, ptr %727, align 8
  %729 = getelementptr inbounds nuw i32, ptr %728, i64 %691
  %730 = load i32, ptr %729, align 4
  br i1 %726, label %731, label %734

731:
  %732 = or i32 %730, %692
  store i32 %732, ptr %729, align 4
  %733 = load ptr, ptr %0, align 8
  br label %738

734:
  %735 = xor i32 %730, -1
  %736 = and i32 %692, %735
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %738, label %1363

738:
  %739 = phi ptr [ %733, %731 ], [ %710, %734 ], [ %710, %715 ], [ %710, %711 ], [ %710, %706 ]
  %740 = getelementptr inbounds nuw i8, ptr %739, i64 37704
  %741 = load i32, ptr %740, align 8
  %742 = icmp eq i32 %741, 0
  %743 = load i8, ptr %707, align 4
  %744 = trunc nuw i8 %743 to i1
  br i1 %742, label %745, label %770

745:
  br i1 %744, label %1326, label %746

746:
  %747 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %748 = load ptr, ptr %747, align 8
  %749 = getelementptr inbounds nuw i8, ptr %748, i64 4
  %750 = load i32, ptr %749, align 4
  switch i32 %750, label %751 [
    i32 4, label %1326
    i32 0, label %1326
  ]

751:
  %752 = lshr i64 %691, 5
  %753 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %754 = load ptr, ptr %753, align 8
  %755 = getelementptr inbounds nuw %struct.ScreenPage, ptr %754, i64 %752
  %756 = load atomic i64, ptr %755 acquire, align 8
  %757 = load ptr, ptr %0, align 8
  %758 = getelementptr inbounds nuw i8, ptr %757, i64 37656
  %759 = load i64, ptr %758, align 8
  %760 = icmp eq i64 %756, %759
  br i1 %760, label %1326, label %761

761:
  %762 = add i64 %759, -1
  %763 = icmp eq i64 %756, %762
  br i1 %763, label %764, label %768

764:
  %765 = load ptr, ptr %747, align 8
  %766 = getelementptr inbounds nuw i8, ptr %765, i64 4
  %767 = load i32, ptr %766, align 4
  switch i32 %767, label %768 [
    i32 4, label %1326
    i32 0, label %1326
  ]

768:
  %769 = call preserve_allcc i1 @open_page(ptr %0, i64 %752)
  br i1 %769, label %1326, label %1363

770:
  br i1 %744, label %791, label %771

771:
  %772 = lshr i64 %691, 5
  %773 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %774 = load ptr, ptr %773, align 8
  %775 = getelementptr inbounds nuw %struct.ScreenPage, ptr %774, i64 %772
  %776 = load atomic i64, ptr %775 acquire, align 8
  %777 = load ptr, ptr %0, align 8
  %778 = getelementptr inbounds nuw i8, ptr %777, i64 37656
  %779 = load i64, ptr %778, align 8
  %780 = icmp eq i64 %776, %779
  br i1 %780, label %791, label %781

781:
  %782 = add i64 %779, -1
  %783 = icmp eq i64 %776, %782
  br i1 %783, label %784, label %789

784:
  %785 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %786 = load ptr, ptr %785, align 8
  %787 = getelementptr inbounds nuw i8, ptr %786, i64 4
  %788 = load i32, ptr %787, align 4
  switch i32 %788, label %789 [
    i32 4, label %791
    i32 0, label %791
  ]

789:
  %790 = call preserve_allcc i1 @open_page(ptr %0, i64 %772)
  br i1 %790, label %791, label %1363

791:
  %792 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %793 = load i8, ptr %792, align 1
  %794 = trunc nuw i8 %793 to i1
  br i1 %794, label %795, label %857

795:
  %796 = load i8, ptr %707, align 4
  %797 = trunc nuw i8 %796 to i1
  br i1 %797, label %857, label %798

798:
  %799 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %800 = load ptr, ptr %799, align 8
  %801 = lshr i64 %691, 5
  %802 = getelementptr inbounds nuw %struct.ScreenPage, ptr %800, i64 %801
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  %804 = and i64 %691, 31
  %805 = getelementptr inbounds nuw i64, ptr %803, i64 %804
  %806 = load atomic i64, ptr %805 monotonic, align 8
  %807 = icmp eq i64 %806, -1
  br i1 %807, label %808, label %810

808:
  %809 = load i64, ptr %699, align 8
  br label %840

810:
  %811 = load ptr, ptr %0, align 8
  %812 = getelementptr inbounds nuw i8, ptr %811, i64 37688
  %813 = load i32, ptr %812, align 8
  %814 = icmp eq i32 %813, 0
  br i1 %814, label %816, label %815

815:
  store i64 -1, ptr %805, align 8
  br label %818

816:
  %817 = atomicrmw xchg ptr %805, i64 -1 monotonic, align 8
  br label %818

818:
  %819 = phi i64 [ %806, %815 ], [ %817, %816 ]
  %820 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %821 = load i64, ptr %820, align 8
  store i64 %821, ptr %699, align 8
  %822 = and i64 %819, 5
  %823 = icmp ne i64 %822, 0
  %824 = sext i1 %823 to i32
  %825 = getelementptr inbounds nuw i8, ptr %699, i64 48
  store i32 %824, ptr %825, align 8
  %826 = shl i64 %819, 62
  %827 = ashr i64 %826, 63
  %828 = trunc nsw i64 %827 to i32
  %829 = getelementptr inbounds nuw i8, ptr %699, i64 56
  store i32 %828, ptr %829, align 8
  %830 = getelementptr inbounds nuw i8, ptr %699, i64 60
  store i32 0, ptr %830, align 4
  %831 = getelementptr inbounds nuw i8, ptr %699, i64 52
  store i32 0, ptr %831, align 4
  %832 = and i64 %819, -8
  %833 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %834 = getelementptr inbounds nuw i8, ptr %699, i64 32
  store i64 %832, ptr %834, align 8
  store i64 %832, ptr %833, align 8
  %835 = and i64 %819, 1
  %836 = icmp eq i64 %835, 0
  br i1 %836, label %837, label %840

837:
  %838 = and i64 %819, -16777216
  %839 = add i64 %838, -16777096
  store i64 %839, ptr %833, align 8
  br label %840

840:
  %841 = phi i64 [ %809, %808 ], [ %821, %818 ], [ %821, %837 ]
  %842 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %843 = load i64, ptr %842, align 8
  %844 = icmp eq i64 %841, %843
  br i1 %844, label %845, label %854

845:
  %846 = getelementptr inbounds nuw i8, ptr %699, i64 48
  %847 = load i32, ptr %846, align 8
  %848 = getelementptr inbounds nuw i8, ptr %699, i64 52
  %849 = load i32, ptr %848, align 4
  %850 = or i32 %849, %847
  %851 = and i32 %850, %692
  %852 = icmp eq i32 %851, 0
  %853 = zext i1 %852 to i8
  br label %854

854:
  %855 = phi i8 [ 1, %840 ], [ %853, %845 ]
  %856 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i8 %855, ptr %856, align 8
  br label %857

857:
  %858 = load i64, ptr %699, align 8
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %860 = load i64, ptr %859, align 8
  %861 = icmp eq i64 %858, %860
  br i1 %861, label %862, label %924

862:
  %863 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %864 = load ptr, ptr %863, align 8
  %865 = getelementptr inbounds nuw i8, ptr %864, i64 4
  %866 = load i32, ptr %865, align 4
  switch i32 %866, label %885 [
    i32 4, label %867
    i32 0, label %867
  ]

867:
  %868 = getelementptr inbounds nuw i8, ptr %699, i64 32
  %869 = load i64, ptr %868, align 8
  %870 = icmp eq i64 %869, %7
  br i1 %870, label %871, label %924

871:
  %872 = getelementptr inbounds nuw i8, ptr %699, i64 56
  %873 = load i32, ptr %872, align 8
  %874 = xor i32 %873, -1
  %875 = and i32 %692, %874
  %876 = icmp eq i32 %875, 0
  br i1 %876, label %877, label %924

877:
  %878 = getelementptr inbounds nuw i8, ptr %699, i64 48
  %879 = load i32, ptr %878, align 8
  %880 = getelementptr inbounds nuw i8, ptr %699, i64 52
  %881 = load i32, ptr %880, align 4
  %882 = or i32 %881, %879
  %883 = and i32 %882, %692
  %884 = icmp eq i32 %883, 0
  br i1 %884, label %1326, label %924

885:
  %886 = and i64 %6, 7
  %887 = icmp eq i64 %886, 0
  %888 = and i64 %6, 6
  %889 = icmp eq i64 %888, 6
  %890 = or i1 %887, %889
  br i1 %890, label %924, label %891

891:
  %892 = getelementptr inbounds nuw i8, ptr %699, i64 48
  %893 = load i32, ptr %892, align 8
  %894 = xor i32 %893, -1
  %895 = and i32 %692, %894
  %896 = icmp eq i32 %895, 0
  br i1 %896, label %897, label %924

897:
  %898 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %899 = load i64, ptr %898, align 8
  %900 = and i64 %899, 120
  %901 = icmp eq i64 %900, 120
  br i1 %901, label %902, label %924

902:
  %903 = icmp ugt i64 %899, -1099511627777
  %904 = xor i64 %899, %6
  %905 = icmp ult i64 %904, 16777216
  %906 = select i1 %903, i1 true, i1 %905
  br i1 %906, label %907, label %924

907:
  %908 = and i64 %899, 7
  %909 = icmp ne i64 %908, 0
  %910 = and i64 %904, 7
  %911 = icmp eq i64 %910, 0
  %912 = select i1 %909, i1 %911, i1 false
  br i1 %912, label %913, label %924

913:
  %914 = getelementptr inbounds nuw i8, ptr %699, i64 52
  %915 = load i32, ptr %914, align 4
  %916 = getelementptr inbounds nuw i8, ptr %699, i64 56
  %917 = load i32, ptr %916, align 8
  %918 = or i32 %917, %915
  %919 = getelementptr inbounds nuw i8, ptr %699, i64 60
  %920 = load i32, ptr %919, align 4
  %921 = or i32 %918, %920
  %922 = and i32 %921, %692
  %923 = icmp eq i32 %922, 0
  br i1 %923, label %1326, label %924

924:
  %925 = load i8, ptr %707, align 4
  %926 = trunc nuw i8 %925 to i1
  br i1 %926, label %980, label %927

927:
  %928 = load ptr, ptr %0, align 8
  %929 = getelementptr inbounds nuw i8, ptr %928, i64 37688
  %930 = load i32, ptr %929, align 8
  %931 = icmp eq i32 %930, 0
  br i1 %931, label %932, label %941

932:
  %933 = getelementptr inbounds nuw i8, ptr %699, i64 8
  br label %934

934:
  %935 = atomicrmw or ptr %933, i64 1 acquire, align 8
  %936 = and i64 %935, 1
  %937 = icmp eq i64 %936, 0
  br i1 %937, label %938, label %934

938:
  %939 = load i8, ptr %707, align 4
  %940 = trunc nuw i8 %939 to i1
  br i1 %940, label %980, label %941

941:
  %942 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %943 = load ptr, ptr %942, align 8
  %944 = lshr i64 %691, 5
  %945 = getelementptr inbounds nuw %struct.ScreenPage, ptr %943, i64 %944
  %946 = getelementptr inbounds nuw i8, ptr %945, i64 8
  %947 = and i64 %691, 31
  %948 = getelementptr inbounds nuw i64, ptr %946, i64 %947
  %949 = load atomic i64, ptr %948 monotonic, align 8
  %950 = icmp eq i64 %949, -1
  br i1 %950, label %980, label %951

951:
  %952 = load ptr, ptr %0, align 8
  %953 = getelementptr inbounds nuw i8, ptr %952, i64 37688
  %954 = load i32, ptr %953, align 8
  %955 = icmp eq i32 %954, 0
  br i1 %955, label %957, label %956

956:
  store i64 -1, ptr %948, align 8
  br label %959

957:
  %958 = atomicrmw xchg ptr %948, i64 -1 monotonic, align 8
  br label %959

959:
  %960 = phi i64 [ %949, %956 ], [ %958, %957 ]
  %961 = load i64, ptr %859, align 8
  store i64 %961, ptr %699, align 8
  %962 = and i64 %960, 5
  %963 = icmp ne i64 %962, 0
  %964 = sext i1 %963 to i32
  %965 = getelementptr inbounds nuw i8, ptr %699, i64 48
  store i32 %964, ptr %965, align 8
  %966 = shl i64 %960, 62
  %967 = ashr i64 %966, 63
  %968 = trunc nsw i64 %967 to i32
  %969 = getelementptr inbounds nuw i8, ptr %699, i64 56
  store i32 %968, ptr %969, align 8
  %970 = getelementptr inbounds nuw i8, ptr %699, i64 60
  store i32 0, ptr %970, align 4
  %971 = getelementptr inbounds nuw i8, ptr %699, i64 52
  store i32 0, ptr %971, align 4
  %972 = and i64 %960, -8
  %973 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %974 = getelementptr inbounds nuw i8, ptr %699, i64 32
  store i64 %972, ptr %974, align 8
  store i64 %972, ptr %973, align 8
  %975 = and i64 %960, 1
  %976 = icmp eq i64 %975, 0
  br i1 %976, label %977, label %980

977:
  %978 = and i64 %960, -16777216
  %979 = add i64 %978, -16777096
  store i64 %979, ptr %973, align 8
  br label %980

980:
  %981 = phi i1 [ true, %938 ], [ %931, %977 ], [ %931, %959 ], [ %931, %941 ], [ false, %924 ]
  %982 = load i64, ptr %699, align 8
  %983 = load i64, ptr %859, align 8
  %984 = icmp eq i64 %982, %983
  br i1 %984, label %1089, label %985

985:
  %986 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %987 = load ptr, ptr %986, align 8
  %988 = getelementptr inbounds nuw i8, ptr %987, i64 4
  %989 = load i32, ptr %988, align 4
  %990 = and i32 %989, -5
  %991 = icmp eq i32 %990, 0
  %992 = select i1 %991, i32 2, i32 0
  store i64 %983, ptr %699, align 8
  %993 = getelementptr inbounds nuw i8, ptr %699, i64 48
  %994 = getelementptr inbounds nuw i8, ptr %699, i64 60
  store i32 0, ptr %994, align 4
  %995 = getelementptr inbounds nuw i8, ptr %699, i64 56
  store i32 0, ptr %995, align 8
  %996 = getelementptr inbounds nuw i8, ptr %699, i64 52
  store i32 0, ptr %996, align 4
  store i32 0, ptr %993, align 8
  %997 = getelementptr inbounds nuw i8, ptr %699, i64 8
  store i64 0, ptr %997, align 8
  %998 = trunc i64 %7 to i32
  %999 = and i32 %998, 120
  %1000 = icmp eq i32 %999, 72
  br i1 %1000, label %1001, label %1061

1001:
  %1002 = load i8, ptr %707, align 4
  %1003 = trunc nuw i8 %1002 to i1
  %1004 = and i64 %6, 7
  %1005 = icmp eq i64 %1004, 0
  %1006 = and i1 %1005, %1003
  br i1 %1006, label %1007, label %1060

1007:
  %1008 = and i64 %6, -16777216
  %1009 = or disjoint i64 %1008, 64
  %1010 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1011 = load ptr, ptr %1010, align 8
  %1012 = load ptr, ptr %697, align 8
  %1013 = ptrtoint ptr %699 to i64
  %1014 = ptrtoint ptr %1012 to i64
  %1015 = sub i64 %1013, %1014
  %1016 = getelementptr inbounds nuw i16, ptr %1011, i64 %1015
  %1017 = load ptr, ptr %986, align 8
  %1018 = getelementptr inbounds nuw i8, ptr %1017, i64 4
  %1019 = load i32, ptr %1018, align 4
  %1020 = and i32 %1019, -5
  %1021 = icmp eq i32 %1020, 0
  %1022 = select i1 %1021, i64 2, i64 0
  %1023 = lshr i32 %998, 10
  %1024 = and i32 %1023, 16352
  %1025 = select i1 %1021, i64 32, i64 0
  %1026 = getelementptr inbounds nuw i16, ptr %1016, i64 %1025
  br label %1027

1027:
  %1028 = phi i32 [ %1039, %1027 ], [ %692, %1007 ]
  %1029 = call i32 @llvm.cttz.i32(i32 %1028, i1 true)
  %1030 = load ptr, ptr %8, align 8
  %1031 = zext nneg i32 %1029 to i64
  %1032 = getelementptr inbounds nuw i8, ptr %1030, i64 %1031
  %1033 = load i8, ptr %1032, align 1
  %1034 = zext i8 %1033 to i32
  %1035 = or i32 %1024, %1034
  %1036 = trunc nuw nsw i32 %1035 to i16
  %1037 = getelementptr inbounds nuw i16, ptr %1026, i64 %1031
  store i16 %1036, ptr %1037, align 2
  %1038 = add i32 %1028, -1
  %1039 = and i32 %1038, %1028
  %1040 = icmp eq i32 %1039, 0
  br i1 %1040, label %1041, label %1027

1041:
  switch i32 %1019, label %1042 [
    i32 4, label %1054
    i32 0, label %1054
  ]

1042:
  %1043 = load i64, ptr %997, align 8
  %1044 = icmp eq i64 %1043, 0
  br i1 %1044, label %1050, label %1045

1045:
  %1046 = load ptr, ptr %0, align 8
  store i64 0, ptr %997, align 8
  %1047 = getelementptr inbounds nuw i8, ptr %1046, i64 41816
  %1048 = load i64, ptr %1047, align 8
  %1049 = add i64 %1048, 1
  store i64 %1049, ptr %1047, align 8
  br label %1050

1050:
  %1051 = xor i32 %692, -1
  %1052 = load i32, ptr %995, align 8
  %1053 = and i32 %1052, %1051
  store i32 %1053, ptr %995, align 8
  br label %1054

1054:
  %1055 = getelementptr inbounds nuw i32, ptr %993, i64 %1022
  %1056 = load i32, ptr %1055, align 4
  %1057 = or i32 %1056, %692
  store i32 %1057, ptr %1055, align 4
  %1058 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %1059 = getelementptr inbounds nuw i64, ptr %1058, i64 %1022
  store i64 %1009, ptr %1059, align 8
  br label %1300

1060:
  call preserve_allcc void @remember(ptr %0, ptr %699, i32 %992, i64 %7, i32 %692)
  br label %1300

1061:
  %1062 = zext nneg i32 %992 to i64
  %1063 = getelementptr inbounds nuw i32, ptr %993, i64 %1062
  store i32 %692, ptr %1063, align 4
  %1064 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %1065 = getelementptr inbounds nuw i64, ptr %1064, i64 %1062
  store i64 %7, ptr %1065, align 8
  switch i32 %989, label %1300 [
    i32 4, label %1066
    i32 0, label %1066
  ]

1066:
  %1067 = load ptr, ptr %0, align 8
  %1068 = getelementptr inbounds nuw i8, ptr %1067, i64 37692
  %1069 = load i32, ptr %1068, align 4
  %1070 = icmp eq i32 %1069, 0
  br i1 %1070, label %1071, label %1300

1071:
  %1072 = load i32, ptr %993, align 8
  %1073 = load i32, ptr %996, align 4
  %1074 = or i32 %1073, %1072
  %1075 = icmp eq i32 %1074, 0
  br i1 %1075, label %1076, label %1300

1076:
  %1077 = getelementptr inbounds nuw i8, ptr %699, i64 32
  %1078 = load i64, ptr %1077, align 8
  %1079 = and i64 %1078, 71
  %1080 = icmp eq i64 %1079, 64
  br i1 %1080, label %1081, label %1300

1081:
  store i32 -1, ptr %995, align 8
  store i32 0, ptr %994, align 4
  %1082 = and i64 %1078, 120
  %1083 = icmp eq i64 %1082, 120
  %1084 = shl i64 %983, 10
  %1085 = lshr i64 %1078, 15
  %1086 = and i64 %1085, 1023
  %1087 = select i1 %1083, i64 1023, i64 %1086
  %1088 = or disjoint i64 %1087, %1084
  store i64 %1088, ptr %997, align 8
  br label %1300

1089:
  %1090 = load i8, ptr %707, align 4
  %1091 = trunc nuw i8 %1090 to i1
  br i1 %1091, label %1147, label %1092

1092:
  %1093 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1094 = load ptr, ptr %1093, align 8
  %1095 = getelementptr inbounds nuw i8, ptr %1094, i64 4
  %1096 = load i32, ptr %1095, align 4
  %1097 = and i32 %1096, -5
  %1098 = icmp eq i32 %1097, 0
  %1099 = select i1 %1098, i32 2, i32 0
  %1100 = and i64 %7, 120
  %1101 = icmp eq i64 %1100, 72
  br i1 %1101, label %1147, label %1102

1102:
  %1103 = getelementptr inbounds nuw i8, ptr %699, i64 48
  %1104 = load i32, ptr %1103, align 8
  %1105 = getelementptr inbounds nuw i8, ptr %699, i64 52
  %1106 = load i32, ptr %1105, align 4
  %1107 = or i32 %1106, %1104
  %1108 = getelementptr inbounds nuw i8, ptr %699, i64 56
  %1109 = load i32, ptr %1108, align 8
  %1110 = or i32 %1107, %1109
  %1111 = getelementptr inbounds nuw i8, ptr %699, i64 60
  %1112 = load i32, ptr %1111, align 4
  %1113 = or i32 %1110, %1112
  %1114 = and i32 %1113, %692
  %1115 = icmp eq i32 %1114, 0
  br i1 %1115, label %1116, label %1147

1116:
  %1117 = zext nneg i32 %1099 to i64
  %1118 = getelementptr inbounds nuw i32, ptr %1103, i64 %1117
  %1119 = load i32, ptr %1118, align 4
  %1120 = icmp eq i32 %1119, 0
  br i1 %1120, label %1121, label %1123

1121:
  %1122 = getelementptr inbounds nuw i32, ptr %1103, i64 %1117
  br label %1140

1123:
  %1124 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %1125 = getelementptr inbounds nuw i64, ptr %1124, i64 %1117
  %1126 = load i64, ptr %1125, align 8
  %1127 = icmp ne i64 %1126, %7
  %1128 = zext i1 %1127 to i32
  %1129 = or disjoint i32 %1099, %1128
  %1130 = zext nneg i32 %1129 to i64
  %1131 = getelementptr inbounds nuw i32, ptr %1103, i64 %1130
  %1132 = load i32, ptr %1131, align 4
  %1133 = icmp eq i32 %1132, 0
  %1134 = getelementptr inbounds nuw i32, ptr %1103, i64 %1130
  br i1 %1133, label %1140, label %1135

1135:
  %1136 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %1137 = getelementptr inbounds nuw i64, ptr %1136, i64 %1130
  %1138 = load i64, ptr %1137, align 8
  %1139 = icmp eq i64 %1138, %7
  br i1 %1139, label %1140, label %1147

1140:
  %1141 = phi ptr [ %1122, %1121 ], [ %1134, %1123 ], [ %1134, %1135 ]
  %1142 = phi i64 [ %1117, %1121 ], [ %1130, %1123 ], [ %1130, %1135 ]
  %1143 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %1144 = getelementptr inbounds nuw i64, ptr %1143, i64 %1142
  store i64 %7, ptr %1144, align 8
  %1145 = load i32, ptr %1141, align 4
  %1146 = or i32 %1145, %692
  store i32 %1146, ptr %1141, align 4
  br label %1300

1147:
  %1148 = trunc i64 %7 to i32
  %1149 = and i32 %1148, 120
  %1150 = icmp eq i32 %1149, 72
  br i1 %1150, label %1151, label %1298

1151:
  %1152 = and i64 %6, 7
  %1153 = icmp eq i64 %1152, 0
  %1154 = and i1 %1153, %1091
  br i1 %1154, label %1155, label %1298

1155:
  %1156 = and i64 %6, -16777216
  %1157 = or disjoint i64 %1156, 64
  %1158 = getelementptr inbounds nuw i8, ptr %699, i64 48
  %1159 = getelementptr inbounds nuw i8, ptr %699, i64 52
  %1160 = load i32, ptr %1159, align 4
  %1161 = icmp eq i32 %1160, 0
  br i1 %1161, label %1162, label %1298

1162:
  %1163 = load i32, ptr %1158, align 4
  %1164 = icmp eq i32 %1163, 0
  br i1 %1164, label %1169, label %1165

1165:
  %1166 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %1167 = load i64, ptr %1166, align 8
  %1168 = icmp eq i64 %1167, %1157
  br i1 %1168, label %1169, label %1298

1169:
  %1170 = getelementptr inbounds nuw i8, ptr %699, i64 60
  %1171 = load i32, ptr %1170, align 4
  %1172 = icmp eq i32 %1171, 0
  br i1 %1172, label %1173, label %1298

1173:
  %1174 = getelementptr inbounds nuw i8, ptr %699, i64 56
  %1175 = load i32, ptr %1174, align 4
  %1176 = icmp eq i32 %1175, 0
  br i1 %1176, label %1181, label %1177

1177:
  %1178 = getelementptr inbounds nuw i8, ptr %699, i64 32
  %1179 = load i64, ptr %1178, align 8
  %1180 = icmp eq i64 %1179, %1157
  br i1 %1180, label %1181, label %1298

1181:
  %1182 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1183 = load ptr, ptr %1182, align 8
  %1184 = load ptr, ptr %697, align 8
  %1185 = ptrtoint ptr %699 to i64
  %1186 = ptrtoint ptr %1184 to i64
  %1187 = sub i64 %1185, %1186
  %1188 = getelementptr inbounds nuw i16, ptr %1183, i64 %1187
  %1189 = and i32 %1163, %692
  %1190 = lshr i32 %1148, 15
  %1191 = and i32 %1190, 31
  %1192 = lshr i32 %1148, 20
  %1193 = and i32 %1192, 15
  %1194 = icmp eq i32 %1189, 0
  br i1 %1194, label %1221, label %1195

1195:
  %1196 = phi i32 [ %1219, %1217 ], [ %1189, %1181 ]
  %1197 = call i32 @llvm.cttz.i32(i32 %1196, i1 true)
  %1198 = zext nneg i32 %1197 to i64
  %1199 = getelementptr inbounds nuw i16, ptr %1188, i64 %1198
  %1200 = load i16, ptr %1199, align 2
  %1201 = zext i16 %1200 to i32
  %1202 = icmp slt i16 %1200, 0
  br i1 %1202, label %1298, label %1203

1203:
  %1204 = lshr i32 %1201, 5
  %1205 = and i32 %1204, 31
  %1206 = icmp eq i32 %1205, %1191
  br i1 %1206, label %1207, label %1298

1207:
  %1208 = lshr i32 %1201, 10
  %1209 = icmp samesign ult i32 %1208, %1193
  br i1 %1209, label %1217, label %1210

1210:
  %1211 = and i32 %1201, 31
  %1212 = load ptr, ptr %8, align 8
  %1213 = getelementptr inbounds nuw i8, ptr %1212, i64 %1198
  %1214 = load i8, ptr %1213, align 1
  %1215 = zext i8 %1214 to i32
  %1216 = icmp eq i32 %1211, %1215
  br i1 %1216, label %1217, label %1298

1217:
  %1218 = add i32 %1196, -1
  %1219 = and i32 %1218, %1196
  %1220 = icmp eq i32 %1219, 0
  br i1 %1220, label %1221, label %1195

1221:
  %1222 = getelementptr inbounds nuw i8, ptr %1188, i64 64
  %1223 = and i32 %1175, %692
  %1224 = icmp eq i32 %1223, 0
  br i1 %1224, label %1251, label %1225

1225:
  %1226 = phi i32 [ %1249, %1247 ], [ %1223, %1221 ]
  %1227 = call i32 @llvm.cttz.i32(i32 %1226, i1 true)
  %1228 = zext nneg i32 %1227 to i64
  %1229 = getelementptr inbounds nuw i16, ptr %1222, i64 %1228
  %1230 = load i16, ptr %1229, align 2
  %1231 = zext i16 %1230 to i32
  %1232 = icmp slt i16 %1230, 0
  br i1 %1232, label %1298, label %1233

1233:
  %1234 = lshr i32 %1231, 5
  %1235 = and i32 %1234, 31
  %1236 = icmp eq i32 %1235, %1191
  br i1 %1236, label %1237, label %1298

1237:
  %1238 = lshr i32 %1231, 10
  %1239 = icmp samesign ult i32 %1238, %1193
  br i1 %1239, label %1247, label %1240

1240:
  %1241 = and i32 %1231, 31
  %1242 = load ptr, ptr %8, align 8
  %1243 = getelementptr inbounds nuw i8, ptr %1242, i64 %1228
  %1244 = load i8, ptr %1243, align 1
  %1245 = zext i8 %1244 to i32
  %1246 = icmp eq i32 %1241, %1245
  br i1 %1246, label %1247, label %1298

1247:
  %1248 = add i32 %1226, -1
  %1249 = and i32 %1248, %1226
  %1250 = icmp eq i32 %1249, 0
  br i1 %1250, label %1251, label %1225

1251:
  %1252 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1253 = load ptr, ptr %1252, align 8
  %1254 = getelementptr inbounds nuw i8, ptr %1253, i64 4
  %1255 = load i32, ptr %1254, align 4
  %1256 = and i32 %1255, -5
  %1257 = icmp eq i32 %1256, 0
  %1258 = select i1 %1257, i64 2, i64 0
  %1259 = shl nuw nsw i32 %1193, 10
  %1260 = shl nuw nsw i32 %1191, 5
  %1261 = or disjoint i32 %1259, %1260
  %1262 = select i1 %1257, i64 32, i64 0
  %1263 = getelementptr inbounds nuw i16, ptr %1188, i64 %1262
  br label %1264

1264:
  %1265 = phi i32 [ %1276, %1264 ], [ %692, %1251 ]
  %1266 = call i32 @llvm.cttz.i32(i32 %1265, i1 true)
  %1267 = load ptr, ptr %8, align 8
  %1268 = zext nneg i32 %1266 to i64
  %1269 = getelementptr inbounds nuw i8, ptr %1267, i64 %1268
  %1270 = load i8, ptr %1269, align 1
  %1271 = zext i8 %1270 to i32
  %1272 = or i32 %1261, %1271
  %1273 = trunc nuw nsw i32 %1272 to i16
  %1274 = getelementptr inbounds nuw i16, ptr %1263, i64 %1268
  store i16 %1273, ptr %1274, align 2
  %1275 = add i32 %1265, -1
  %1276 = and i32 %1275, %1265
  %1277 = icmp eq i32 %1276, 0
  br i1 %1277, label %1278, label %1264

1278:
  switch i32 %1255, label %1279 [
    i32 4, label %1292
    i32 0, label %1292
  ]

1279:
  %1280 = getelementptr inbounds nuw i8, ptr %699, i64 8
  %1281 = load i64, ptr %1280, align 8
  %1282 = icmp eq i64 %1281, 0
  br i1 %1282, label %1288, label %1283

1283:
  %1284 = load ptr, ptr %0, align 8
  store i64 0, ptr %1280, align 8
  %1285 = getelementptr inbounds nuw i8, ptr %1284, i64 41816
  %1286 = load i64, ptr %1285, align 8
  %1287 = add i64 %1286, 1
  store i64 %1287, ptr %1285, align 8
  br label %1288

1288:
  %1289 = xor i32 %692, -1
  %1290 = load i32, ptr %1174, align 8
  %1291 = and i32 %1290, %1289
  store i32 %1291, ptr %1174, align 8
  br label %1292

1292:
  %1293 = getelementptr inbounds nuw i32, ptr %1158, i64 %1258
  %1294 = load i32, ptr %1293, align 4
  %1295 = or i32 %1294, %692
  store i32 %1295, ptr %1293, align 4
  %1296 = getelementptr inbounds nuw i8, ptr %699, i64 16
  %1297 = getelementptr inbounds nuw i64, ptr %1296, i64 %1258
  store i64 %1157, ptr %1297, align 8
  br label %1300

1298:
  %1299 = call preserve_allcc i1 @judge_again(ptr %0, ptr %699, i64 %7, i32 %692)
  br i1 %1299, label %1300, label %1319

1300:
  %1301 = and i64 %6, 6
  %1302 = icmp eq i64 %1301, 6
  br i1 %1302, label %1303, label %1318

1303:
  %1304 = load ptr, ptr %0, align 8
  %1305 = getelementptr inbounds nuw i8, ptr %1304, i64 41808
  %1306 = load i64, ptr %1305, align 8
  %1307 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1308 = load ptr, ptr %1307, align 8
  %1309 = getelementptr inbounds nuw i8, ptr %1308, i64 8
  %1310 = load i32, ptr %1309, align 8
  %1311 = icmp eq i32 %1310, 1
  %1312 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1313 = load ptr, ptr %1312, align 8
  br i1 %1311, label %1314, label %1316

1314:
  %1315 = trunc i64 %1306 to i8
  store i8 %1315, ptr %1313, align 1
  br label %1318

1316:
  %1317 = trunc i64 %1306 to i32
  store i32 %1317, ptr %1313, align 1
  br label %1318

1318:
  br i1 %981, label %1323, label %1326

1319:
  br i1 %981, label %1320, label %1363

1320:
  %1321 = getelementptr inbounds nuw i8, ptr %699, i64 8
  %1322 = atomicrmw and ptr %1321, i64 -2 release, align 8
  br label %1363

1323:
  %1324 = getelementptr inbounds nuw i8, ptr %699, i64 8
  %1325 = atomicrmw and ptr %1324, i64 -2 release, align 8
  br label %1326

1326:
  %1327 = phi i64 [ %691, %1323 ], [ 0, %3 ], [ %691, %768 ], [ %691, %696 ], [ %691, %746 ], [ %691, %913 ], [ %691,
      %701 ], [ %691, %746 ], [ %691, %745 ], [ %691, %764 ], [ %691, %751 ], [ %691, %877 ], [ %691, %764 ], [ %691,
      %1318 ]
  %1328 = phi i32 [ %692, %1323 ], [ 0, %3 ], [ %692, %768 ], [ 0, %696 ], [ %692, %746 ], [ %692, %913 ], [ %692, %701
      ], [ %692, %746 ], [ %692, %745 ], [ %692, %764 ], [ %692, %751 ], [ %692, %877 ], [ %692, %764 ], [ %692, %1318 ]
  %1329 = load ptr, ptr %0, align 8
  %1330 = getelementptr inbounds nuw i8, ptr %1329, i64 43704
  %1331 = load ptr, ptr %1330, align 8
  %1332 = icmp eq ptr %1331, null
  br i1 %1332, label %1363, label %1333

1333:
  %1334 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1335 = load i8, ptr %1334, align 4
  %1336 = trunc nuw i8 %1335 to i1
  br i1 %1336, label %1363, label %1337

1337:
  %1338 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1339 = load i64, ptr %1338, align 8
  %1340 = shl nuw i64 %1327, 7
  %1341 = add i64 %1339, %1340
  %1342 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1343 = load ptr, ptr %1342, align 8
  %1344 = getelementptr inbounds nuw i8, ptr %1343, i64 4
  %1345 = load i32, ptr %1344, align 4
  switch i32 %1345, label %1346 [
    i32 4, label %1363
    i32 0, label %1363
  ]

1346:
  %1347 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1348 = load i8, ptr %1347, align 1
  %1349 = trunc nuw i8 %1348 to i1
  br i1 %1349, label %1363, label %1350

1350:
  %1351 = getelementptr inbounds nuw i8, ptr %1329, i64 43720
  %1352 = load i64, ptr %1351, align 8
  %1353 = lshr i64 %1341, 7
  %1354 = lshr i64 %1341, 13
  %1355 = lshr i64 %1341, 19
  %1356 = xor i64 %1354, %1355
  %1357 = xor i64 %1356, %1353
  %1358 = and i64 %1357, 63
  %1359 = shl nuw i64 1, %1358
  %1360 = and i64 %1352, %1359
  %1361 = icmp eq i64 %1360, 0
  br i1 %1361, label %1363, label %1362

1362:
  call preserve_allcc void @cut_words(ptr %1329, i64 %1341, i32 %1328)
  br label %1363

1363:
  %1364 = phi i1 [ true, %1337 ], [ false, %1319 ], [ true, %1333 ], [ false, %789 ], [ true, %1362 ], [ false, %768 ],
      [ false, %1320 ], [ true, %1337 ], [ true, %1346 ], [ true, %1350 ], [ false, %734 ], [ true, %1326 ], [ false,
      %651 ], [ false, %648 ], [ false, %163 ], [ false, %112 ], [ false, %144 ]
  ret i1 %1364
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
  br i1 %49, label %50, label %292

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
  br i1 %71, label %72, label %292

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %292, label %76

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
  br i1 %85, label %86, label %180

86:
  %87 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %88 = load i32, ptr %87, align 8
  %89 = xor i32 %88, -1
  %90 = and i32 %6, %89
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %180

92:
  %93 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %94 = load i32, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %45, i64 52
  %96 = load i32, ptr %95, align 4
  %97 = or i32 %96, %94
  %98 = and i32 %97, %6
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %292, label %180

100:
  %101 = and i64 %5, 7
  %102 = icmp eq i64 %101, 0
  %103 = and i64 %5, 6
  %104 = icmp eq i64 %103, 6
  %105 = or i1 %102, %104
  br i1 %105, label %180, label %106

106:
  %107 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %108 = load i32, ptr %107, align 8
  %109 = xor i32 %108, -1
  %110 = and i32 %6, %109
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %180

112:
  %113 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %114 = load i64, ptr %113, align 8
  %115 = and i64 %114, 120
  %116 = icmp eq i64 %115, 120
  br i1 %116, label %117, label %180

117:
  %118 = icmp ugt i64 %114, -1099511627777
  %119 = xor i64 %114, %5
  %120 = icmp ult i64 %119, 16777216
  %121 = or i1 %118, %120
  br i1 %121, label %122, label %180

122:
  %123 = and i64 %114, 7
  %124 = icmp ne i64 %123, 0
  %125 = and i64 %119, 7
  %126 = icmp eq i64 %125, 0
  %127 = and i1 %124, %126
  br i1 %127, label %128, label %180

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
  br i1 %138, label %292, label %180

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
  br i1 %149, label %150, label %153

150:
  %151 = and i64 %5, 7
  %152 = icmp ne i64 %151, 0
  call preserve_allcc void @remember(ptr %8, ptr %45, i32 %142, i64 %5, i32 %6)
  br label %289

153:
  %154 = zext nneg i32 %142 to i64
  %155 = getelementptr inbounds nuw i32, ptr %143, i64 %154
  store i32 %6, ptr %155, align 4
  %156 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %157 = getelementptr inbounds nuw i64, ptr %156, i64 %154
  store i64 %5, ptr %157, align 8
  switch i32 %80, label %289 [
    i32 4, label %158
    i32 0, label %158
  ]

158:
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %160 = load i32, ptr %159, align 4
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %289

162:
  %163 = load i32, ptr %143, align 8
  %164 = load i32, ptr %146, align 4
  %165 = or i32 %164, %163
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %289

167:
  %168 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %169 = load i64, ptr %168, align 8
  %170 = and i64 %169, 71
  %171 = icmp eq i64 %170, 64
  br i1 %171, label %172, label %289

172:
  store i32 -1, ptr %145, align 8
  store i32 0, ptr %144, align 4
  %173 = and i64 %169, 120
  %174 = icmp eq i64 %173, 120
  %175 = shl i64 %17, 10
  %176 = lshr i64 %169, 15
  %177 = and i64 %176, 1023
  %178 = select i1 %174, i64 1023, i64 %177
  %179 = or disjoint i64 %178, %175
  store i64 %179, ptr %147, align 8
  br label %289

180:
  %181 = trunc i64 %5 to i32
  %182 = lshr i32 %181, 3
  %183 = and i32 %182, 15
  %184 = icmp eq i32 %183, 9
  br i1 %184, label %185, label %239

185:
  %186 = and i64 %5, 7
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %188, label %287

188:
  %189 = and i64 %5, -16777216
  %190 = or disjoint i64 %189, 64
  %191 = getelementptr inbounds nuw i8, ptr %45, i64 52
  %192 = load i32, ptr %191, align 4
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %287

194:
  %195 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %196 = load i32, ptr %195, align 4
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %202, label %198

198:
  %199 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, %190
  br i1 %201, label %202, label %287

202:
  %203 = getelementptr inbounds nuw i8, ptr %45, i64 60
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %287

206:
  %207 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %214, label %210

210:
  %211 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %212 = load i64, ptr %211, align 8
  %213 = icmp eq i64 %212, %190
  br i1 %213, label %214, label %287

214:
  %215 = getelementptr inbounds nuw i8, ptr %28, i64 %47
  %216 = and i32 %196, %6
  %217 = lshr i32 %181, 15
  %218 = icmp eq i32 %216, 0
  br i1 %218, label %236, label %219

219:
  %220 = phi i32 [ %234, %232 ], [ %216, %214 ]
  %221 = tail call i32 @llvm.cttz.i32(i32 %220, i1 true)
  %222 = zext nneg i32 %221 to i64
  %223 = getelementptr inbounds nuw i16, ptr %215, i64 %222
  %224 = load i16, ptr %223, align 2
  %225 = icmp slt i16 %224, 0
  br i1 %225, label %287, label %226

226:
  %227 = lshr i16 %224, 5
  %228 = zext nneg i16 %227 to i32
  %229 = xor i32 %217, %228
  %230 = and i32 %229, 31
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %287

232:
  %233 = add i32 %220, -1
  %234 = and i32 %233, %220
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %219

236:
  %237 = and i32 %208, %6
  %238 = icmp ne i32 %237, 0
  br label %287

239:
  %240 = icmp samesign ult i32 %183, 8
  br i1 %240, label %241, label %287

241:
  %242 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %243 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %244 = load i32, ptr %243, align 8
  %245 = icmp eq i32 %244, 0
  %246 = getelementptr inbounds nuw i8, ptr %45, i64 52
  %247 = load i32, ptr %246, align 4
  %248 = getelementptr inbounds nuw i8, ptr %45, i64 60
  %249 = load i32, ptr %248, align 4
  %250 = or i32 %249, %247
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %287

252:
  %253 = load i32, ptr %242, align 8
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %259, label %255

255:
  %256 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, %5
  br i1 %258, label %259, label %287

259:
  br i1 %245, label %264, label %260

260:
  %261 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %262 = load i64, ptr %261, align 8
  %263 = icmp eq i64 %262, %5
  br i1 %263, label %264, label %287

264:
  %265 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %266 = load i32, ptr %265, align 4
  switch i32 %266, label %270 [
    i32 4, label %287
    i32 0, label %267
  ]

267:
  %268 = getelementptr inbounds nuw i8, ptr %45, i64 32
  store i64 %5, ptr %268, align 8
  %269 = or i32 %244, %6
  store i32 %269, ptr %243, align 8
  br label %289

270:
  %271 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %272 = load i64, ptr %271, align 8
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %280, label %274

274:
  store i64 0, ptr %271, align 8
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %276 = load i64, ptr %275, align 8
  %277 = add i64 %276, 1
  store i64 %277, ptr %275, align 8
  %278 = load i32, ptr %242, align 8
  %279 = load i32, ptr %243, align 8
  br label %280

280:
  %281 = phi i32 [ %279, %274 ], [ %244, %270 ]
  %282 = phi i32 [ %278, %274 ], [ %253, %270 ]
  %283 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 %5, ptr %283, align 8
  %284 = or i32 %282, %6
  store i32 %284, ptr %242, align 8
  %285 = xor i32 %6, -1
  %286 = and i32 %281, %285
  store i32 %286, ptr %243, align 8
  br label %289

287:
  %288 = call preserve_allcc i1 @judge_again(ptr %8, ptr %45, i64 %5, i32 %6)
  br i1 %288, label %289, label %292

289:
  %290 = and i64 %5, 6
  %291 = icmp ne i64 %290, 6
  br label %292

292:
  %293 = phi i1 [ false, %68 ], [ false, %287 ], [ true, %289 ], [ true, %92 ], [ true, %128 ], [ true, %72 ], [ true,
      %7 ]
  ret i1 %293
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
