; Generated from the C files beside this one by `make runtime`.
; ef28f75a71ea78534878f2ee4adbff600626468da4f2e4a8929a7c4015149a4f
%union.SignalAction = type { ptr, [248 x i8] }
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.ScreenAccess = type { i32, i32, i32, i32, i32, i32, i32, i32, i64 }
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i8, i8, i8 }
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 14452
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14456
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
  br i1 %13, label %178, label %14

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
  br i1 %45, label %46, label %178

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
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 112
  store i32 %4, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 117
  store i8 0, ptr %91, align 1
  %92 = getelementptr inbounds nuw i8, ptr %8, i64 116
  store i8 0, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %61, i64 200
  %94 = load i32, ptr %93, align 8
  %95 = icmp ult i32 %94, 1048576
  br i1 %95, label %97, label %96

96:
  br label %178

97:
  %98 = call preserve_allcc i32 @screen_varying(ptr %8, ptr %1, ptr %61, i32 %4)
  %99 = icmp ne i32 %98, 0
  %100 = or i1 %99, %15
  %101 = xor i1 %99, true
  br i1 %100, label %178, label %103

102:
  br i1 %15, label %178, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %105 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  br label %107

107:
  %108 = phi i32 [ %4, %103 ], [ %176, %173 ]
  %109 = call i32 @llvm.cttz.i32(i32 %108, i1 true)
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw i32, ptr %104, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = lshr i32 %112, 7
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw i32, ptr %10, i64 %114
  br i1 %5, label %156, label %116

116:
  %117 = zext i32 %112 to i64
  %118 = load i32, ptr %105, align 8
  %119 = load ptr, ptr %106, align 8
  %120 = zext i32 %118 to i64
  %121 = add nuw nsw i64 %120, %117
  %122 = icmp eq i32 %118, 0
  br i1 %122, label %139, label %123

123:
  %124 = phi i64 [ %132, %123 ], [ %117, %116 ]
  %125 = and i64 %124, 4
  %126 = icmp eq i64 %125, 0
  %127 = select i1 %126, i8 -16, i8 15
  %128 = lshr i64 %124, 3
  %129 = getelementptr inbounds nuw i8, ptr %119, i64 %128
  %130 = load i8, ptr %129, align 1
  %131 = and i8 %127, %130
  store i8 %131, ptr %129, align 1
  %132 = add nuw nsw i64 %124, 4
  %133 = icmp samesign ult i64 %132, %121
  br i1 %133, label %123, label %134

134:
  %135 = load i32, ptr %111, align 4
  %136 = load i32, ptr %105, align 8
  %137 = zext i32 %136 to i64
  %138 = add nsw i64 %137, -1
  br label %139

139:
  %140 = phi i64 [ %138, %134 ], [ -1, %116 ]
  %141 = phi i32 [ %135, %134 ], [ %112, %116 ]
  %142 = load i32, ptr %115, align 4
  %143 = and i32 %141, 127
  %144 = zext nneg i32 %143 to i64
  %145 = add nsw i64 %140, %144
  %146 = lshr i32 %143, 2
  %147 = shl nsw i32 -1, %146
  %148 = call i64 @llvm.umin.i64(i64 %145, i64 127)
  %149 = lshr i64 %148, 2
  %150 = trunc nuw nsw i64 %149 to i32
  %151 = xor i32 %150, 31
  %152 = lshr i32 -1, %151
  %153 = and i32 %152, %147
  %154 = xor i32 %153, -1
  %155 = and i32 %142, %154
  br label %173

156:
  %157 = load i32, ptr %115, align 4
  %158 = and i32 %112, 127
  %159 = zext nneg i32 %158 to i64
  %160 = load i32, ptr %105, align 8
  %161 = zext i32 %160 to i64
  %162 = add nsw i64 %159, -1
  %163 = add nsw i64 %162, %161
  %164 = lshr i32 %158, 2
  %165 = shl nsw i32 -1, %164
  %166 = call i64 @llvm.umin.i64(i64 %163, i64 127)
  %167 = lshr i64 %166, 2
  %168 = trunc nuw nsw i64 %167 to i32
  %169 = xor i32 %168, 31
  %170 = lshr i32 -1, %169
  %171 = and i32 %170, %165
  %172 = or i32 %171, %157
  br label %173

173:
  %174 = phi i32 [ %172, %156 ], [ %155, %139 ]
  store i32 %174, ptr %115, align 4
  %175 = add i32 %108, -1
  %176 = and i32 %175, %108
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %107

178:
  %179 = phi i1 [ false, %96 ], [ %101, %97 ], [ true, %6 ], [ true, %102 ], [ true, %173 ], [ false, %21 ]
  ret i1 %179
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
    i32 2, label %419
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %418

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
  br i1 %29, label %419, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %419

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %419

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
  br i1 %57, label %58, label %419

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
  br i1 %109, label %416, label %110

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
  %127 = icmp eq i32 %413, 1
  br i1 %127, label %419, label %416

128:
  %129 = phi i64 [ 0, %110 ], [ %412, %409 ]
  %130 = phi i32 [ %108, %110 ], [ %413, %409 ]
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
  br i1 %140, label %227, label %292

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
  %242 = getelementptr inbounds nuw i8, ptr %136, i64 14440
  %243 = load ptr, ptr %242, align 8
  %244 = getelementptr inbounds nuw i8, ptr %136, i64 14448
  %245 = load i32, ptr %244, align 8
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %254, label %247

247:
  %248 = phi i64 [ %250, %247 ], [ 0, %227 ]
  %249 = getelementptr inbounds nuw %struct.Warpgroup, ptr %243, i64 %248
  tail call void @llvm.memset.p0.i64(ptr align 8 %249, i8 0, i64 48, i1 false)
  %250 = add nuw nsw i64 %248, 1
  %251 = load i32, ptr %244, align 8
  %252 = zext i32 %251 to i64
  %253 = icmp samesign ult i64 %250, %252
  br i1 %253, label %247, label %254

254:
  %255 = getelementptr inbounds nuw i8, ptr %136, i64 14464
  store i32 0, ptr %255, align 8
  %256 = getelementptr inbounds nuw i8, ptr %136, i64 14452
  store i32 0, ptr %256, align 4
  %257 = getelementptr inbounds nuw i8, ptr %136, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %257, i8 0, i64 256, i1 false)
  %258 = getelementptr inbounds nuw i8, ptr %136, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %258, i8 0, i64 512, i1 false)
  %259 = getelementptr inbounds nuw i8, ptr %136, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %259, i8 0, i64 576, i1 false)
  %260 = load i32, ptr %116, align 8
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %292, label %262

262:
  %263 = getelementptr inbounds nuw i8, ptr %136, i64 72
  %264 = getelementptr inbounds nuw i8, ptr %136, i64 48
  br label %265

265:
  %266 = phi i64 [ 0, %262 ], [ %268, %278 ]
  %267 = phi i32 [ %260, %262 ], [ %289, %278 ]
  %268 = add nuw nsw i64 %266, 1
  %269 = zext i32 %267 to i64
  %270 = icmp eq i64 %268, %269
  %271 = load ptr, ptr %263, align 8
  %272 = load i64, ptr %264, align 8
  %273 = mul i64 %272, %266
  %274 = getelementptr inbounds nuw i8, ptr %271, i64 %273
  %275 = load i32, ptr %117, align 8
  br i1 %270, label %276, label %278

276:
  %277 = load i32, ptr %118, align 4
  br label %278

278:
  %279 = phi i32 [ %277, %276 ], [ -1, %265 ]
  store i32 0, ptr %274, align 8
  %280 = getelementptr inbounds nuw i8, ptr %274, i64 4
  store i32 %275, ptr %280, align 4
  %281 = getelementptr inbounds nuw i8, ptr %274, i64 8
  store i32 %279, ptr %281, align 8
  %282 = getelementptr inbounds nuw i8, ptr %274, i64 48
  store i32 0, ptr %282, align 8
  %283 = getelementptr inbounds nuw i8, ptr %274, i64 52
  store i32 0, ptr %283, align 4
  %284 = getelementptr inbounds nuw i8, ptr %274, i64 60
  store i32 0, ptr %284, align 4
  %285 = getelementptr inbounds nuw i8, ptr %274, i64 56
  store i32 0, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %274, i64 184
  store i32 -1, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %274, i64 192
  store i32 -1, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %274, i64 224
  store ptr null, ptr %288, align 8
  %289 = load i32, ptr %116, align 8
  %290 = zext i32 %289 to i64
  %291 = icmp samesign ult i64 %268, %290
  br i1 %291, label %265, label %292

292:
  store i32 0, ptr %138, align 8
  %293 = getelementptr inbounds nuw i8, ptr %136, i64 40
  store i32 0, ptr %293, align 8
  %294 = load ptr, ptr %119, align 8
  %295 = icmp eq ptr %294, null
  br i1 %295, label %365, label %296

296:
  %297 = load i64, ptr %120, align 8
  %298 = add i64 %297, 1
  store i64 %298, ptr %120, align 8
  %299 = getelementptr inbounds nuw i8, ptr %136, i64 14432
  store i64 %298, ptr %299, align 8
  %300 = load i32, ptr %121, align 8
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %339, label %302

302:
  %303 = getelementptr inbounds nuw i8, ptr %136, i64 14408
  %304 = load ptr, ptr %303, align 8
  %305 = load i32, ptr %122, align 4
  %306 = trunc i32 %305 to i8
  %307 = load i32, ptr %123, align 8
  %308 = add i32 %307, 127
  %309 = lshr i32 %308, 5
  %310 = and i32 %309, 134217724
  %311 = zext nneg i32 %310 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %304, i8 %306, i64 %311, i1 false)
  %312 = load i32, ptr %121, align 8
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %339, label %314

314:
  %315 = getelementptr inbounds nuw i8, ptr %136, i64 14416
  %316 = load ptr, ptr %315, align 8
  %317 = load i32, ptr %123, align 8
  %318 = add i32 %317, 127
  %319 = lshr i32 %318, 3
  %320 = and i32 %319, 536870896
  %321 = zext nneg i32 %320 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %316, i8 0, i64 %321, i1 false)
  %322 = load i32, ptr %121, align 8
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %339, label %324

324:
  %325 = load i32, ptr %122, align 4
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %327, label %339

327:
  %328 = load i32, ptr %124, align 4
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %339, label %330

330:
  %331 = getelementptr inbounds nuw i8, ptr %136, i64 14424
  %332 = load ptr, ptr %331, align 8
  %333 = load i32, ptr %116, align 8
  %334 = add i32 %328, 3
  %335 = lshr i32 %334, 2
  %336 = mul i32 %333, %335
  %337 = zext i32 %336 to i64
  %338 = shl nuw nsw i64 %337, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %332, i8 0, i64 %338, i1 false)
  br label %339

339:
  %340 = load i32, ptr %116, align 8
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %365, label %342

342:
  %343 = getelementptr inbounds nuw i8, ptr %136, i64 72
  %344 = getelementptr inbounds nuw i8, ptr %136, i64 48
  br label %345

345:
  %346 = phi i64 [ 0, %342 ], [ %361, %345 ]
  %347 = load ptr, ptr %343, align 8
  %348 = load i64, ptr %344, align 8
  %349 = mul i64 %348, %346
  %350 = getelementptr inbounds nuw i8, ptr %347, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 200
  store i32 0, ptr %351, align 8
  %352 = load i64, ptr %299, align 8
  %353 = shl i64 %352, 26
  %354 = getelementptr inbounds nuw i8, ptr %350, i64 12
  %355 = load i32, ptr %354, align 4
  %356 = zext i32 %355 to i64
  %357 = or disjoint i64 %353, 1023
  %358 = getelementptr inbounds nuw i8, ptr %350, i64 208
  store i64 %357, ptr %358, align 8
  %359 = or i64 %353, %356
  %360 = getelementptr inbounds nuw i8, ptr %350, i64 216
  store i64 %359, ptr %360, align 8
  %361 = add nuw nsw i64 %346, 1
  %362 = load i32, ptr %116, align 8
  %363 = zext i32 %362 to i64
  %364 = icmp samesign ult i64 %361, %363
  br i1 %364, label %345, label %365

365:
  %366 = getelementptr inbounds nuw i8, ptr %136, i64 56
  %367 = load ptr, ptr %366, align 8
  %368 = load i32, ptr %123, align 8
  %369 = zext i32 %368 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %367, i8 0, i64 %369, i1 false)
  %370 = load i32, ptr %125, align 4
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %376, label %372

372:
  %373 = load ptr, ptr %366, align 8
  %374 = getelementptr inbounds nuw i8, ptr %373, i64 262144
  %375 = zext i32 %370 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %374, i8 0, i64 %375, i1 false)
  br label %376

376:
  %377 = getelementptr inbounds nuw i8, ptr %136, i64 14456
  %378 = load ptr, ptr %377, align 8
  %379 = icmp eq ptr %378, null
  br i1 %379, label %409, label %380

380:
  %381 = getelementptr inbounds nuw i8, ptr %378, i64 539992
  %382 = getelementptr inbounds nuw i8, ptr %378, i64 8
  %383 = load i32, ptr %382, align 8
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %403, label %385

385:
  %386 = getelementptr inbounds nuw i8, ptr %378, i64 24
  %387 = getelementptr inbounds nuw i8, ptr %378, i64 6936
  br label %388

388:
  %389 = phi i64 [ 0, %385 ], [ %401, %400 ]
  %390 = getelementptr inbounds nuw i64, ptr %386, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = icmp sgt i64 %391, -1
  br i1 %392, label %397, label %393

393:
  %394 = getelementptr inbounds nuw i8, ptr %387, i64 %389
  %395 = load i8, ptr %394, align 1
  %396 = icmp eq i8 %395, 0
  br i1 %396, label %400, label %397

397:
  %398 = shl nuw nsw i64 %389, 9
  %399 = getelementptr inbounds nuw i8, ptr %381, i64 %398
  tail call void @llvm.memset.p0.i64(ptr align 4 %399, i8 0, i64 512, i1 false)
  br label %400

400:
  %401 = add nuw nsw i64 %389, 1
  %402 = icmp eq i64 %401, 576
  br i1 %402, label %403, label %388

403:
  store i32 1, ptr %382, align 8
  %404 = getelementptr inbounds nuw i8, ptr %378, i64 20
  store i32 0, ptr %404, align 4
  %405 = getelementptr inbounds nuw i8, ptr %378, i64 16
  store i32 0, ptr %405, align 8
  %406 = getelementptr inbounds nuw i8, ptr %378, i64 12
  store i32 0, ptr %406, align 4
  %407 = getelementptr inbounds nuw i8, ptr %378, i64 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %407, i8 -1, i64 4608, i1 false)
  %408 = getelementptr inbounds nuw i8, ptr %378, i64 6936
  tail call void @llvm.memset.p0.i64(ptr align 8 %408, i8 0, i64 576, i1 false)
  br label %409

409:
  %410 = load i32, ptr %34, align 4
  %411 = add i32 %410, 1
  store i32 %411, ptr %34, align 4
  %412 = add nuw nsw i64 %129, 1
  %413 = load i32, ptr %42, align 8
  %414 = zext i32 %413 to i64
  %415 = icmp samesign ult i64 %412, %414
  br i1 %415, label %128, label %126

416:
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %417, align 4
  br label %419

418:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %419

419:
  %420 = phi i32 [ -1, %418 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %416 ], [ 1, %55 ], [ -1, %126 ], [ 1, %32 ]
  ret i32 %420
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
  br i1 %8, label %853, label %9

9:
  store ptr %0, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store i32 %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 117
  store i8 0, ptr %14, align 1
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 116
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
  br label %851

30:
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:
  %35 = call preserve_allcc i32 @screen_varying(ptr %7, ptr %1, ptr %2, i32 %3)
  br label %851

36:
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 118
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 96
  br label %57

57:
  %58 = phi i64 [ 0, %36 ], [ %847, %846 ]
  %59 = getelementptr inbounds nuw %struct.ScreenRun, ptr %37, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %61 = load i32, ptr %60, align 4
  %62 = sub i32 32, %61
  %63 = lshr i32 -1, %62
  %64 = load i32, ptr %59, align 8
  %65 = shl i32 %63, %64
  %66 = and i32 %65, %3
  %67 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %68 = load i64, ptr %67, align 8
  %69 = add i64 %68, %5
  %70 = icmp eq i32 %66, 0
  br i1 %70, label %846, label %71

71:
  %72 = load i32, ptr %38, align 4
  %73 = icmp eq i32 %72, 5
  %74 = getelementptr inbounds nuw i8, ptr %59, i64 16
  br i1 %73, label %75, label %95

75:
  %76 = phi i32 [ %93, %91 ], [ %66, %71 ]
  %77 = load i32, ptr %74, align 8
  %78 = icmp eq i32 %77, 8
  br i1 %78, label %86, label %79

79:
  %80 = call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %81 = load i32, ptr %59, align 8
  %82 = sub i32 %80, %81
  %83 = zext i32 %82 to i64
  %84 = zext nneg i32 %77 to i64
  %85 = shl i64 %83, %84
  br label %86

86:
  %87 = phi i64 [ %85, %79 ], [ 0, %75 ]
  %88 = add i64 %87, %69
  %89 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %88, i32 -1)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %851

91:
  %92 = add i32 %76, -1
  %93 = and i32 %92, %76
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %846, label %75

95:
  %96 = load i32, ptr %74, align 8
  %97 = icmp eq i32 %96, 8
  br i1 %97, label %98, label %129

98:
  %99 = call i32 @llvm.ctpop.i32(i32 %66)
  %100 = icmp samesign ult i32 %99, 2
  br i1 %100, label %123, label %101

101:
  %102 = load ptr, ptr %10, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %104, 1
  br i1 %105, label %106, label %125

106:
  %107 = load ptr, ptr %7, align 8
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 37704
  %109 = load i32, ptr %108, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %125, label %111

111:
  %112 = getelementptr inbounds nuw i8, ptr %102, i64 20
  %113 = load i32, ptr %112, align 4
  %114 = load i32, ptr %11, align 8
  %115 = call i32 @llvm.cttz.i32(i32 %114, i1 false)
  %116 = getelementptr inbounds nuw i8, ptr %107, i64 328
  store i32 22, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %107, i64 332
  store i32 %113, ptr %117, align 4
  %118 = getelementptr inbounds nuw i8, ptr %107, i64 336
  store i32 %115, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 352
  store i64 0, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %107, i64 368
  store i32 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %107, i64 360
  store i32 0, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %107, i64 364
  store i32 0, ptr %122, align 4
  br label %851

123:
  %124 = call i32 @llvm.cttz.i32(i32 %66, i1 true)
  br label %125

125:
  %126 = phi i32 [ %124, %123 ], [ -1, %106 ], [ -1, %101 ]
  %127 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %69, i32 %126)
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %846, label %851

129:
  %130 = call i32 @llvm.cttz.i32(i32 %66, i1 true)
  %131 = call i32 @llvm.ctlz.i32(i32 %66, i1 true)
  %132 = xor i32 %131, 31
  %133 = load ptr, ptr %10, align 8
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %135 = load i32, ptr %134, align 8
  %136 = sub i32 %130, %64
  %137 = zext i32 %136 to i64
  %138 = zext i32 %96 to i64
  %139 = shl i64 %137, %138
  %140 = add i64 %139, %69
  %141 = sub nsw i32 %132, %130
  %142 = zext i32 %141 to i64
  %143 = shl i64 %142, %138
  %144 = zext i32 %135 to i64
  %145 = add i64 %143, %144
  %146 = load i32, ptr %133, align 8
  %147 = icmp eq i32 %146, 2
  br i1 %147, label %153, label %148

148:
  %149 = icmp eq i32 %146, 0
  %150 = and i64 %140, -4294967296
  %151 = icmp eq i64 %150, 4294967296
  %152 = and i1 %151, %149
  br i1 %152, label %153, label %191

153:
  %154 = and i64 %140, 4294967295
  %155 = load i32, ptr %16, align 8
  %156 = zext i32 %155 to i64
  %157 = shl nuw nsw i64 %156, 20
  %158 = load i32, ptr %39, align 4
  %159 = zext i32 %158 to i64
  %160 = shl nuw nsw i64 %159, 15
  %161 = or i64 %160, %157
  %162 = and i64 %161, 16744448
  %163 = load i8, ptr %14, align 1
  %164 = trunc nuw i8 %163 to i1
  br i1 %164, label %170, label %165

165:
  %166 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %167 = load i32, ptr %166, align 8
  %168 = zext i32 %167 to i64
  %169 = or i64 %162, %168
  br label %170

170:
  %171 = phi i64 [ %169, %165 ], [ %162, %153 ]
  store i64 %171, ptr %40, align 8
  store i64 0, ptr %13, align 8
  %172 = load ptr, ptr %7, align 8
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 80
  %174 = load i32, ptr %173, align 8
  %175 = zext i32 %174 to i64
  store i64 %175, ptr %12, align 8
  %176 = load ptr, ptr %46, align 8
  %177 = ptrtoint ptr %176 to i64
  store i64 %177, ptr %42, align 8
  %178 = load ptr, ptr %47, align 8
  store ptr %178, ptr %43, align 8
  %179 = load ptr, ptr %48, align 8
  store ptr %179, ptr %44, align 8
  %180 = load ptr, ptr %49, align 8
  store ptr %180, ptr %50, align 8
  %181 = load ptr, ptr %51, align 8
  store ptr %181, ptr %52, align 8
  %182 = load i64, ptr %53, align 8
  %183 = shl i64 %182, 16
  %184 = lshr i32 %155, 4
  %185 = zext nneg i32 %184 to i64
  %186 = or i64 %183, %185
  store i64 %186, ptr %41, align 8
  %187 = load i32, ptr %54, align 8
  %188 = icmp ne i32 %187, 0
  %189 = zext i1 %188 to i8
  store i8 %189, ptr %55, align 2
  store i8 1, ptr %15, align 4
  %190 = icmp samesign ult i64 %154, %175
  br i1 %190, label %294, label %843

191:
  switch i32 %146, label %843 [
    i32 1, label %197
    i32 0, label %192
  ]

192:
  %193 = lshr i64 %140, 32
  %194 = trunc nuw i64 %193 to i32
  %195 = add i32 %194, -1
  %196 = icmp ult i32 %195, 4
  br i1 %196, label %843, label %197

197:
  %198 = load i32, ptr %16, align 8
  %199 = zext i32 %198 to i64
  %200 = shl nuw nsw i64 %199, 20
  %201 = load i32, ptr %39, align 4
  %202 = zext i32 %201 to i64
  %203 = shl nuw nsw i64 %202, 15
  %204 = or i64 %203, %200
  %205 = load i64, ptr %1, align 8
  %206 = shl i64 %205, 40
  %207 = or i64 %204, %206
  %208 = load i8, ptr %14, align 1
  %209 = trunc nuw i8 %208 to i1
  br i1 %209, label %214, label %210

210:
  %211 = getelementptr inbounds nuw i8, ptr %133, i64 12
  %212 = load i32, ptr %211, align 4
  %213 = zext i32 %212 to i64
  br label %214

214:
  %215 = phi i64 [ %213, %210 ], [ 0, %197 ]
  %216 = or i64 %207, %215
  store i64 %216, ptr %40, align 8
  %217 = load ptr, ptr %7, align 8
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 37656
  %219 = load i64, ptr %218, align 8
  store i64 %219, ptr %41, align 8
  store i8 0, ptr %15, align 4
  %220 = ptrtoint ptr %133 to i64
  %221 = getelementptr inbounds nuw i8, ptr %217, i64 37712
  %222 = udiv i64 %220, 40
  %223 = and i64 %222, 63
  %224 = getelementptr inbounds nuw %struct.ScreenCache, ptr %221, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = icmp eq i64 %225, %220
  br i1 %226, label %227, label %234

227:
  %228 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %229 = load i64, ptr %228, align 8
  %230 = sub i64 %140, %229
  %231 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %232 = load i64, ptr %231, align 8
  %233 = icmp ult i64 %230, %232
  br i1 %233, label %240, label %234

234:
  %235 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %140, ptr %224)
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %843, label %237

237:
  %238 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %239 = load i64, ptr %238, align 8
  br label %240

240:
  %241 = phi i64 [ %239, %237 ], [ %229, %227 ]
  %242 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store i64 %241, ptr %13, align 8
  %243 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %244 = load i64, ptr %243, align 8
  store i64 %244, ptr %12, align 8
  %245 = getelementptr inbounds nuw i8, ptr %224, i64 24
  %246 = load i64, ptr %245, align 8
  store i64 %246, ptr %42, align 8
  %247 = getelementptr inbounds nuw i8, ptr %224, i64 40
  %248 = load ptr, ptr %247, align 8
  store ptr %248, ptr %43, align 8
  %249 = getelementptr inbounds nuw i8, ptr %224, i64 48
  %250 = load ptr, ptr %249, align 8
  store ptr %250, ptr %44, align 8
  %251 = getelementptr inbounds nuw i8, ptr %224, i64 56
  %252 = load ptr, ptr %251, align 8
  store ptr %252, ptr %45, align 8
  %253 = shl i64 %140, 1
  %254 = getelementptr inbounds nuw i8, ptr %224, i64 32
  %255 = load i64, ptr %254, align 8
  %256 = load i64, ptr %242, align 8
  %257 = add i64 %255, %256
  %258 = sub i64 %253, %257
  store i64 %140, ptr %254, align 8
  %259 = load i64, ptr %243, align 8
  %260 = icmp ult i64 %258, %259
  %261 = load ptr, ptr %247, align 8
  %262 = icmp eq ptr %261, null
  br i1 %260, label %263, label %267

263:
  br i1 %262, label %271, label %264

264:
  %265 = lshr i64 %258, 7
  %266 = getelementptr inbounds nuw %struct.ScreenLine, ptr %261, i64 %265
  call void @llvm.prefetch.p0(ptr %266, i32 1, i32 3, i32 1)
  br label %268

267:
  br i1 %262, label %271, label %268

268:
  %269 = load i64, ptr %13, align 8
  %270 = load i64, ptr %12, align 8
  br label %294

271:
  %272 = load i64, ptr %13, align 8
  %273 = add i64 %145, %140
  %274 = sub i64 %273, %272
  %275 = load i64, ptr %12, align 8
  %276 = icmp ugt i64 %274, %275
  br i1 %276, label %843, label %277

277:
  %278 = load ptr, ptr %10, align 8
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 4
  %280 = load i32, ptr %279, align 4
  switch i32 %280, label %281 [
    i32 4, label %846
    i32 0, label %846
  ]

281:
  %282 = load ptr, ptr %7, align 8
  %283 = getelementptr inbounds nuw i8, ptr %278, i64 20
  %284 = load i32, ptr %283, align 4
  %285 = load i32, ptr %11, align 8
  %286 = call i32 @llvm.cttz.i32(i32 %285, i1 false)
  %287 = getelementptr inbounds nuw i8, ptr %282, i64 328
  store i32 22, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %282, i64 332
  store i32 %284, ptr %288, align 4
  %289 = getelementptr inbounds nuw i8, ptr %282, i64 336
  store i32 %286, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %282, i64 352
  store i64 0, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %282, i64 368
  store i32 0, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %282, i64 360
  store i32 0, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %282, i64 364
  store i32 0, ptr %293, align 4
  br label %851

294:
  %295 = phi i64 [ %270, %268 ], [ %175, %170 ]
  %296 = phi i64 [ %269, %268 ], [ 0, %170 ]
  %297 = phi i64 [ %140, %268 ], [ %154, %170 ]
  %298 = sub i64 %297, %296
  %299 = trunc i64 %298 to i32
  %300 = shl nuw i32 1, %96
  %301 = add i32 %300, -1
  %302 = and i32 %301, %299
  %303 = add i64 %298, %145
  %304 = icmp ugt i64 %303, %295
  %305 = add i32 %302, %135
  %306 = icmp ugt i32 %305, %300
  %307 = select i1 %304, i1 true, i1 %306
  br i1 %307, label %843, label %308

308:
  %309 = load i8, ptr %15, align 4
  %310 = trunc nuw i8 %309 to i1
  br i1 %310, label %311, label %338

311:
  %312 = load ptr, ptr %7, align 8
  %313 = getelementptr inbounds nuw i8, ptr %312, i64 37696
  %314 = load i32, ptr %313, align 8
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %338, label %316

316:
  %317 = load ptr, ptr %10, align 8
  %318 = getelementptr inbounds nuw i8, ptr %317, i64 8
  %319 = load i32, ptr %318, align 8
  %320 = icmp ult i32 %319, 4
  br i1 %320, label %321, label %338

321:
  %322 = lshr exact i32 %66, %130
  %323 = call preserve_allcc i1 @check_parts(ptr %7, i64 %298, i32 %96, i32 %322)
  br i1 %323, label %338, label %324

324:
  %325 = load ptr, ptr %7, align 8
  %326 = load ptr, ptr %10, align 8
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 20
  %328 = load i32, ptr %327, align 4
  %329 = load i32, ptr %11, align 8
  %330 = call i32 @llvm.cttz.i32(i32 %329, i1 false)
  %331 = getelementptr inbounds nuw i8, ptr %325, i64 328
  store i32 22, ptr %331, align 8
  %332 = getelementptr inbounds nuw i8, ptr %325, i64 332
  store i32 %328, ptr %332, align 4
  %333 = getelementptr inbounds nuw i8, ptr %325, i64 336
  store i32 %330, ptr %333, align 8
  %334 = getelementptr inbounds nuw i8, ptr %325, i64 352
  store i64 0, ptr %334, align 8
  %335 = getelementptr inbounds nuw i8, ptr %325, i64 368
  store i32 0, ptr %335, align 8
  %336 = getelementptr inbounds nuw i8, ptr %325, i64 360
  store i32 0, ptr %336, align 8
  %337 = getelementptr inbounds nuw i8, ptr %325, i64 364
  store i32 0, ptr %337, align 4
  br label %851

338:
  %339 = add i64 %303, -1
  %340 = lshr i64 %339, 7
  %341 = lshr i64 %298, 7
  %342 = icmp samesign ugt i64 %341, %340
  br i1 %342, label %846, label %343

343:
  %344 = zext nneg i32 %130 to i64
  %345 = zext nneg i32 %302 to i64
  %346 = sub i64 %345, %298
  %347 = icmp eq i32 %96, 2
  %348 = shl nuw nsw i64 %138, 3
  br label %349

349:
  %350 = phi i64 [ %341, %343 ], [ %827, %826 ]
  %351 = shl nuw i64 %350, 7
  %352 = add i64 %346, %351
  %353 = ashr i64 %352, %138
  %354 = add nsw i64 %353, %344
  br i1 %347, label %355, label %366

355:
  %356 = add i64 %354, -32
  %357 = icmp ult i64 %356, -63
  br i1 %357, label %368, label %358

358:
  %359 = icmp sgt i64 %354, -1
  %360 = trunc nsw i64 %354 to i32
  br i1 %359, label %361, label %363

361:
  %362 = lshr i32 %66, %360
  br label %368

363:
  %364 = sub nsw i32 0, %360
  %365 = shl i32 %66, %364
  br label %368

366:
  %367 = call preserve_allcc i32 @words_of(i32 %66, i64 %354, i32 %96, i32 %302, i32 %135)
  br label %368

368:
  %369 = phi i32 [ %367, %366 ], [ 0, %355 ], [ %362, %361 ], [ %365, %363 ]
  %370 = load i64, ptr %40, align 8
  %371 = shl i64 %354, 7
  %372 = and i64 %371, 32640
  %373 = xor i64 %372, 16384
  %374 = or i64 %373, %348
  %375 = or i64 %374, %370
  %376 = load ptr, ptr %43, align 8
  %377 = getelementptr inbounds nuw %struct.ScreenLine, ptr %376, i64 %350
  %378 = icmp ne i32 %369, 0
  %379 = load i64, ptr %12, align 8
  %380 = icmp ult i64 %351, %379
  %381 = select i1 %378, i1 %380, i1 false
  br i1 %381, label %382, label %826

382:
  %383 = load i8, ptr %15, align 4
  %384 = trunc nuw i8 %383 to i1
  %385 = load ptr, ptr %7, align 8
  br i1 %384, label %386, label %411

386:
  %387 = getelementptr inbounds nuw i8, ptr %385, i64 37696
  %388 = load i32, ptr %387, align 8
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %411, label %390

390:
  %391 = load ptr, ptr %10, align 8
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %393 = load i32, ptr %392, align 8
  %394 = icmp ult i32 %393, 4
  br i1 %394, label %411, label %395

395:
  %396 = getelementptr inbounds nuw i8, ptr %391, i64 4
  %397 = load i32, ptr %396, align 4
  %398 = add i32 %397, -1
  %399 = and i32 %398, -6
  %400 = icmp eq i32 %399, 0
  %401 = load ptr, ptr %50, align 8
  %402 = getelementptr inbounds nuw i32, ptr %401, i64 %350
  %403 = load i32, ptr %402, align 4
  br i1 %400, label %404, label %407

404:
  %405 = or i32 %403, %369
  store i32 %405, ptr %402, align 4
  %406 = load ptr, ptr %7, align 8
  br label %411

407:
  %408 = xor i32 %403, -1
  %409 = and i32 %369, %408
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %411, label %829

411:
  %412 = phi ptr [ %406, %404 ], [ %385, %407 ], [ %385, %390 ], [ %385, %386 ], [ %385, %382 ]
  %413 = getelementptr inbounds nuw i8, ptr %412, i64 37704
  %414 = load i32, ptr %413, align 8
  %415 = icmp eq i32 %414, 0
  %416 = load i8, ptr %15, align 4
  %417 = trunc nuw i8 %416 to i1
  br i1 %415, label %418, label %441

418:
  br i1 %417, label %826, label %419

419:
  %420 = load ptr, ptr %10, align 8
  %421 = getelementptr inbounds nuw i8, ptr %420, i64 4
  %422 = load i32, ptr %421, align 4
  switch i32 %422, label %423 [
    i32 4, label %826
    i32 0, label %826
  ]

423:
  %424 = lshr i64 %350, 5
  %425 = load ptr, ptr %45, align 8
  %426 = getelementptr inbounds nuw %struct.ScreenPage, ptr %425, i64 %424
  %427 = load atomic i64, ptr %426 acquire, align 8
  %428 = load ptr, ptr %7, align 8
  %429 = getelementptr inbounds nuw i8, ptr %428, i64 37656
  %430 = load i64, ptr %429, align 8
  %431 = icmp eq i64 %427, %430
  br i1 %431, label %826, label %432

432:
  %433 = add i64 %430, -1
  %434 = icmp eq i64 %427, %433
  br i1 %434, label %435, label %439

435:
  %436 = load ptr, ptr %10, align 8
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 4
  %438 = load i32, ptr %437, align 4
  switch i32 %438, label %439 [
    i32 4, label %826
    i32 0, label %826
  ]

439:
  %440 = call preserve_allcc i1 @open_page(ptr %7, i64 %424)
  br i1 %440, label %826, label %829

441:
  br i1 %417, label %460, label %442

442:
  %443 = lshr i64 %350, 5
  %444 = load ptr, ptr %45, align 8
  %445 = getelementptr inbounds nuw %struct.ScreenPage, ptr %444, i64 %443
  %446 = load atomic i64, ptr %445 acquire, align 8
  %447 = load ptr, ptr %7, align 8
  %448 = getelementptr inbounds nuw i8, ptr %447, i64 37656
  %449 = load i64, ptr %448, align 8
  %450 = icmp eq i64 %446, %449
  br i1 %450, label %460, label %451

451:
  %452 = add i64 %449, -1
  %453 = icmp eq i64 %446, %452
  br i1 %453, label %454, label %458

454:
  %455 = load ptr, ptr %10, align 8
  %456 = getelementptr inbounds nuw i8, ptr %455, i64 4
  %457 = load i32, ptr %456, align 4
  switch i32 %457, label %458 [
    i32 4, label %460
    i32 0, label %460
  ]

458:
  %459 = call preserve_allcc i1 @open_page(ptr %7, i64 %443)
  br i1 %459, label %460, label %829

460:
  %461 = load i8, ptr %15, align 4
  %462 = trunc nuw i8 %461 to i1
  br i1 %462, label %522, label %463

463:
  %464 = icmp eq i32 %369, -1
  %465 = and i64 %370, 7
  %466 = icmp eq i64 %465, 0
  %467 = and i1 %464, %466
  %468 = and i64 %375, 64
  %469 = icmp eq i64 %468, 0
  %470 = select i1 %467, i1 %469, i1 false
  br i1 %470, label %471, label %522

471:
  %472 = load ptr, ptr %10, align 8
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 4
  %474 = load i32, ptr %473, align 4
  %475 = icmp eq i32 %474, 4
  br i1 %475, label %522, label %476

476:
  %477 = load ptr, ptr %7, align 8
  %478 = load ptr, ptr %45, align 8
  %479 = lshr i64 %350, 5
  %480 = getelementptr inbounds nuw %struct.ScreenPage, ptr %478, i64 %479
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 8
  %482 = and i64 %350, 31
  %483 = getelementptr inbounds nuw i64, ptr %481, i64 %482
  %484 = icmp eq i32 %474, 0
  %485 = load atomic i64, ptr %483 monotonic, align 8
  %486 = select i1 %484, i64 2, i64 1
  %487 = icmp eq i64 %485, 0
  br i1 %487, label %488, label %490

488:
  %489 = or disjoint i64 %486, %375
  br label %511

490:
  %491 = and i64 %485, -8
  %492 = icmp eq i64 %491, %375
  br i1 %492, label %493, label %495

493:
  %494 = or i64 %485, %486
  br label %511

495:
  %496 = xor i64 %485, %370
  %497 = icmp ult i64 %496, 1099511627776
  br i1 %497, label %498, label %522

498:
  %499 = lshr i64 %485, 24
  %500 = and i64 %499, 65535
  %501 = lshr i64 %375, 24
  %502 = and i64 %501, 65535
  %503 = icmp samesign ult i64 %500, %502
  br i1 %503, label %504, label %522

504:
  %505 = and i64 %485, 5
  %506 = icmp ne i64 %505, 0
  %507 = and i1 %484, %506
  %508 = select i1 %507, i64 4, i64 0
  %509 = or disjoint i64 %375, %508
  %510 = or disjoint i64 %509, %486
  br label %511

511:
  %512 = phi i64 [ %510, %504 ], [ %494, %493 ], [ %489, %488 ]
  %513 = getelementptr inbounds nuw i8, ptr %477, i64 37688
  %514 = load i32, ptr %513, align 8
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %517, label %516

516:
  store i64 %512, ptr %483, align 8
  br label %826

517:
  %518 = icmp eq i64 %485, %512
  br i1 %518, label %826, label %519

519:
  %520 = cmpxchg ptr %483, i64 %485, i64 %512 monotonic monotonic, align 8
  %521 = extractvalue { i64, i1 } %520, 1
  br i1 %521, label %826, label %522

522:
  %523 = load i64, ptr %377, align 8
  %524 = load i64, ptr %41, align 8
  %525 = icmp eq i64 %523, %524
  br i1 %525, label %526, label %588

526:
  %527 = load ptr, ptr %10, align 8
  %528 = getelementptr inbounds nuw i8, ptr %527, i64 4
  %529 = load i32, ptr %528, align 4
  switch i32 %529, label %548 [
    i32 4, label %530
    i32 0, label %530
  ]

530:
  %531 = getelementptr inbounds nuw i8, ptr %377, i64 32
  %532 = load i64, ptr %531, align 8
  %533 = icmp eq i64 %532, %375
  br i1 %533, label %534, label %588

534:
  %535 = getelementptr inbounds nuw i8, ptr %377, i64 56
  %536 = load i32, ptr %535, align 8
  %537 = xor i32 %536, -1
  %538 = and i32 %369, %537
  %539 = icmp eq i32 %538, 0
  br i1 %539, label %540, label %588

540:
  %541 = getelementptr inbounds nuw i8, ptr %377, i64 48
  %542 = load i32, ptr %541, align 8
  %543 = getelementptr inbounds nuw i8, ptr %377, i64 52
  %544 = load i32, ptr %543, align 4
  %545 = or i32 %544, %542
  %546 = and i32 %545, %369
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %826, label %588

548:
  %549 = and i64 %370, 7
  %550 = icmp eq i64 %549, 0
  %551 = and i64 %370, 6
  %552 = icmp eq i64 %551, 6
  %553 = or i1 %550, %552
  br i1 %553, label %588, label %554

554:
  %555 = getelementptr inbounds nuw i8, ptr %377, i64 48
  %556 = load i32, ptr %555, align 8
  %557 = xor i32 %556, -1
  %558 = and i32 %369, %557
  %559 = icmp eq i32 %558, 0
  br i1 %559, label %560, label %588

560:
  %561 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %562 = load i64, ptr %561, align 8
  %563 = and i64 %562, 120
  %564 = icmp eq i64 %563, 120
  br i1 %564, label %565, label %588

565:
  %566 = icmp ugt i64 %562, -1099511627777
  %567 = xor i64 %562, %375
  %568 = icmp ult i64 %567, 16777216
  %569 = select i1 %566, i1 true, i1 %568
  br i1 %569, label %570, label %588

570:
  %571 = and i64 %562, 7
  %572 = icmp ne i64 %571, 0
  %573 = xor i64 %562, %370
  %574 = and i64 %573, 7
  %575 = icmp eq i64 %574, 0
  %576 = select i1 %572, i1 %575, i1 false
  br i1 %576, label %577, label %588

577:
  %578 = getelementptr inbounds nuw i8, ptr %377, i64 52
  %579 = load i32, ptr %578, align 4
  %580 = getelementptr inbounds nuw i8, ptr %377, i64 56
  %581 = load i32, ptr %580, align 8
  %582 = or i32 %581, %579
  %583 = getelementptr inbounds nuw i8, ptr %377, i64 60
  %584 = load i32, ptr %583, align 4
  %585 = or i32 %582, %584
  %586 = and i32 %585, %369
  %587 = icmp eq i32 %586, 0
  br i1 %587, label %826, label %588

588:
  %589 = load i8, ptr %15, align 4
  %590 = trunc nuw i8 %589 to i1
  br i1 %590, label %643, label %591

591:
  %592 = load ptr, ptr %7, align 8
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 37688
  %594 = load i32, ptr %593, align 8
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %596, label %605

596:
  %597 = getelementptr inbounds nuw i8, ptr %377, i64 8
  br label %598

598:
  %599 = atomicrmw or ptr %597, i64 1 acquire, align 8
  %600 = and i64 %599, 1
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %602, label %598

602:
  %603 = load i8, ptr %15, align 4
  %604 = trunc nuw i8 %603 to i1
  br i1 %604, label %643, label %605

605:
  %606 = load ptr, ptr %45, align 8
  %607 = lshr i64 %350, 5
  %608 = getelementptr inbounds nuw %struct.ScreenPage, ptr %606, i64 %607
  %609 = getelementptr inbounds nuw i8, ptr %608, i64 8
  %610 = and i64 %350, 31
  %611 = getelementptr inbounds nuw i64, ptr %609, i64 %610
  %612 = load atomic i64, ptr %611 monotonic, align 8
  %613 = icmp eq i64 %612, -1
  br i1 %613, label %643, label %614

614:
  %615 = load ptr, ptr %7, align 8
  %616 = getelementptr inbounds nuw i8, ptr %615, i64 37688
  %617 = load i32, ptr %616, align 8
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %620, label %619

619:
  store i64 -1, ptr %611, align 8
  br label %622

620:
  %621 = atomicrmw xchg ptr %611, i64 -1 monotonic, align 8
  br label %622

622:
  %623 = phi i64 [ %612, %619 ], [ %621, %620 ]
  %624 = load i64, ptr %41, align 8
  store i64 %624, ptr %377, align 8
  %625 = and i64 %623, 5
  %626 = icmp ne i64 %625, 0
  %627 = sext i1 %626 to i32
  %628 = getelementptr inbounds nuw i8, ptr %377, i64 48
  store i32 %627, ptr %628, align 8
  %629 = shl i64 %623, 62
  %630 = ashr i64 %629, 63
  %631 = trunc nsw i64 %630 to i32
  %632 = getelementptr inbounds nuw i8, ptr %377, i64 56
  store i32 %631, ptr %632, align 8
  %633 = getelementptr inbounds nuw i8, ptr %377, i64 60
  store i32 0, ptr %633, align 4
  %634 = getelementptr inbounds nuw i8, ptr %377, i64 52
  store i32 0, ptr %634, align 4
  %635 = and i64 %623, -8
  %636 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %637 = getelementptr inbounds nuw i8, ptr %377, i64 32
  store i64 %635, ptr %637, align 8
  store i64 %635, ptr %636, align 8
  %638 = and i64 %623, 1
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %640, label %643

640:
  %641 = and i64 %623, -16777216
  %642 = add i64 %641, -16777096
  store i64 %642, ptr %636, align 8
  br label %643

643:
  %644 = phi i1 [ true, %602 ], [ %595, %640 ], [ %595, %622 ], [ %595, %605 ], [ false, %588 ]
  %645 = load i64, ptr %377, align 8
  %646 = load i64, ptr %41, align 8
  %647 = icmp eq i64 %645, %646
  br i1 %647, label %691, label %648

648:
  %649 = load ptr, ptr %10, align 8
  %650 = getelementptr inbounds nuw i8, ptr %649, i64 4
  %651 = load i32, ptr %650, align 4
  %652 = and i32 %651, -5
  %653 = icmp eq i32 %652, 0
  %654 = select i1 %653, i32 2, i32 0
  store i64 %646, ptr %377, align 8
  %655 = getelementptr inbounds nuw i8, ptr %377, i64 48
  %656 = getelementptr inbounds nuw i8, ptr %377, i64 60
  store i32 0, ptr %656, align 4
  %657 = getelementptr inbounds nuw i8, ptr %377, i64 56
  store i32 0, ptr %657, align 8
  %658 = getelementptr inbounds nuw i8, ptr %377, i64 52
  store i32 0, ptr %658, align 4
  store i32 0, ptr %655, align 8
  %659 = getelementptr inbounds nuw i8, ptr %377, i64 8
  store i64 0, ptr %659, align 8
  %660 = and i64 %375, 120
  %661 = icmp eq i64 %660, 72
  br i1 %661, label %662, label %663

662:
  call preserve_allcc void @remember(ptr %7, ptr %377, i32 %654, i64 %375, i32 %369)
  br label %802

663:
  %664 = zext nneg i32 %654 to i64
  %665 = getelementptr inbounds nuw i32, ptr %655, i64 %664
  store i32 %369, ptr %665, align 4
  %666 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %667 = getelementptr inbounds nuw i64, ptr %666, i64 %664
  store i64 %375, ptr %667, align 8
  switch i32 %651, label %802 [
    i32 4, label %668
    i32 0, label %668
  ]

668:
  %669 = load ptr, ptr %7, align 8
  %670 = getelementptr inbounds nuw i8, ptr %669, i64 37692
  %671 = load i32, ptr %670, align 4
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %673, label %802

673:
  %674 = load i32, ptr %655, align 8
  %675 = load i32, ptr %658, align 4
  %676 = or i32 %675, %674
  %677 = icmp eq i32 %676, 0
  br i1 %677, label %678, label %802

678:
  %679 = getelementptr inbounds nuw i8, ptr %377, i64 32
  %680 = load i64, ptr %679, align 8
  %681 = and i64 %680, 71
  %682 = icmp eq i64 %681, 64
  br i1 %682, label %683, label %802

683:
  store i32 -1, ptr %657, align 8
  store i32 0, ptr %656, align 4
  %684 = and i64 %680, 120
  %685 = icmp eq i64 %684, 120
  %686 = shl i64 %646, 10
  %687 = lshr i64 %680, 15
  %688 = and i64 %687, 1023
  %689 = select i1 %685, i64 1023, i64 %688
  %690 = or disjoint i64 %689, %686
  store i64 %690, ptr %659, align 8
  br label %802

691:
  %692 = load i8, ptr %15, align 4
  %693 = trunc nuw i8 %692 to i1
  br i1 %693, label %748, label %694

694:
  %695 = load ptr, ptr %10, align 8
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 4
  %697 = load i32, ptr %696, align 4
  %698 = and i32 %697, -5
  %699 = icmp eq i32 %698, 0
  %700 = select i1 %699, i32 2, i32 0
  %701 = and i64 %375, 120
  %702 = icmp eq i64 %701, 72
  br i1 %702, label %748, label %703

703:
  %704 = getelementptr inbounds nuw i8, ptr %377, i64 48
  %705 = load i32, ptr %704, align 8
  %706 = getelementptr inbounds nuw i8, ptr %377, i64 52
  %707 = load i32, ptr %706, align 4
  %708 = or i32 %707, %705
  %709 = getelementptr inbounds nuw i8, ptr %377, i64 56
  %710 = load i32, ptr %709, align 8
  %711 = or i32 %708, %710
  %712 = getelementptr inbounds nuw i8, ptr %377, i64 60
  %713 = load i32, ptr %712, align 4
  %714 = or i32 %711, %713
  %715 = and i32 %714, %369
  %716 = icmp eq i32 %715, 0
  br i1 %716, label %717, label %748

717:
  %718 = zext nneg i32 %700 to i64
  %719 = getelementptr inbounds nuw i32, ptr %704, i64 %718
  %720 = load i32, ptr %719, align 4
  %721 = icmp eq i32 %720, 0
  br i1 %721, label %722, label %724

722:
  %723 = getelementptr inbounds nuw i32, ptr %704, i64 %718
  br label %741

724:
  %725 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %726 = getelementptr inbounds nuw i64, ptr %725, i64 %718
  %727 = load i64, ptr %726, align 8
  %728 = icmp ne i64 %727, %375
  %729 = zext i1 %728 to i32
  %730 = or disjoint i32 %700, %729
  %731 = zext nneg i32 %730 to i64
  %732 = getelementptr inbounds nuw i32, ptr %704, i64 %731
  %733 = load i32, ptr %732, align 4
  %734 = icmp eq i32 %733, 0
  %735 = getelementptr inbounds nuw i32, ptr %704, i64 %731
  br i1 %734, label %741, label %736

736:
  %737 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %738 = getelementptr inbounds nuw i64, ptr %737, i64 %731
  %739 = load i64, ptr %738, align 8
  %740 = icmp eq i64 %739, %375
  br i1 %740, label %741, label %748

741:
  %742 = phi ptr [ %723, %722 ], [ %735, %724 ], [ %735, %736 ]
  %743 = phi i64 [ %718, %722 ], [ %731, %724 ], [ %731, %736 ]
  %744 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %745 = getelementptr inbounds nuw i64, ptr %744, i64 %743
  store i64 %375, ptr %745, align 8
  %746 = load i32, ptr %742, align 4
  %747 = or i32 %746, %369
  store i32 %747, ptr %742, align 4
  br label %802

748:
  %749 = and i64 %375, 64
  %750 = icmp eq i64 %749, 0
  br i1 %750, label %751, label %800

751:
  %752 = getelementptr inbounds nuw i8, ptr %377, i64 48
  %753 = getelementptr inbounds nuw i8, ptr %377, i64 56
  %754 = load i32, ptr %753, align 8
  %755 = icmp eq i32 %754, 0
  %756 = getelementptr inbounds nuw i8, ptr %377, i64 52
  %757 = load i32, ptr %756, align 4
  %758 = getelementptr inbounds nuw i8, ptr %377, i64 60
  %759 = load i32, ptr %758, align 4
  %760 = or i32 %759, %757
  %761 = icmp eq i32 %760, 0
  br i1 %761, label %762, label %800

762:
  %763 = load i32, ptr %752, align 8
  %764 = icmp eq i32 %763, 0
  br i1 %764, label %769, label %765

765:
  %766 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %767 = load i64, ptr %766, align 8
  %768 = icmp eq i64 %767, %375
  br i1 %768, label %769, label %800

769:
  br i1 %755, label %774, label %770

770:
  %771 = getelementptr inbounds nuw i8, ptr %377, i64 32
  %772 = load i64, ptr %771, align 8
  %773 = icmp eq i64 %772, %375
  br i1 %773, label %774, label %800

774:
  %775 = load ptr, ptr %10, align 8
  %776 = getelementptr inbounds nuw i8, ptr %775, i64 4
  %777 = load i32, ptr %776, align 4
  switch i32 %777, label %781 [
    i32 4, label %800
    i32 0, label %778
  ]

778:
  %779 = getelementptr inbounds nuw i8, ptr %377, i64 32
  store i64 %375, ptr %779, align 8
  %780 = or i32 %754, %369
  store i32 %780, ptr %753, align 8
  br label %802

781:
  br i1 %693, label %782, label %793

782:
  %783 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %784 = load i64, ptr %783, align 8
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %793, label %786

786:
  %787 = load ptr, ptr %7, align 8
  store i64 0, ptr %783, align 8
  %788 = getelementptr inbounds nuw i8, ptr %787, i64 41816
  %789 = load i64, ptr %788, align 8
  %790 = add i64 %789, 1
  store i64 %790, ptr %788, align 8
  %791 = load i32, ptr %752, align 8
  %792 = load i32, ptr %753, align 8
  br label %793

793:
  %794 = phi i32 [ %792, %786 ], [ %754, %782 ], [ %754, %781 ]
  %795 = phi i32 [ %791, %786 ], [ %763, %782 ], [ %763, %781 ]
  %796 = getelementptr inbounds nuw i8, ptr %377, i64 16
  store i64 %375, ptr %796, align 8
  %797 = or i32 %795, %369
  store i32 %797, ptr %752, align 8
  %798 = xor i32 %369, -1
  %799 = and i32 %794, %798
  store i32 %799, ptr %753, align 8
  br label %802

800:
  %801 = call preserve_allcc i1 @judge_again(ptr %7, ptr %377, i64 %375, i32 %369)
  br i1 %801, label %802, label %819

802:
  %803 = and i64 %370, 6
  %804 = icmp eq i64 %803, 6
  br i1 %804, label %805, label %818

805:
  %806 = load ptr, ptr %7, align 8
  %807 = getelementptr inbounds nuw i8, ptr %806, i64 41808
  %808 = load i64, ptr %807, align 8
  %809 = load ptr, ptr %10, align 8
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 8
  %811 = load i32, ptr %810, align 8
  %812 = icmp eq i32 %811, 1
  %813 = load ptr, ptr %56, align 8
  br i1 %812, label %814, label %816

814:
  %815 = trunc i64 %808 to i8
  store i8 %815, ptr %813, align 1
  br label %818

816:
  %817 = trunc i64 %808 to i32
  store i32 %817, ptr %813, align 1
  br label %818

818:
  br i1 %644, label %823, label %826

819:
  br i1 %644, label %820, label %829

820:
  %821 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %822 = atomicrmw and ptr %821, i64 -2 release, align 8
  br label %829

823:
  %824 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %825 = atomicrmw and ptr %824, i64 -2 release, align 8
  br label %826

826:
  %827 = add nuw nsw i64 %350, 1
  %828 = icmp eq i64 %350, %340
  br i1 %828, label %846, label %349

829:
  %830 = load ptr, ptr %7, align 8
  %831 = load ptr, ptr %10, align 8
  %832 = getelementptr inbounds nuw i8, ptr %831, i64 20
  %833 = load i32, ptr %832, align 4
  %834 = load i32, ptr %11, align 8
  %835 = call i32 @llvm.cttz.i32(i32 %834, i1 false)
  %836 = getelementptr inbounds nuw i8, ptr %830, i64 328
  store i32 22, ptr %836, align 8
  %837 = getelementptr inbounds nuw i8, ptr %830, i64 332
  store i32 %833, ptr %837, align 4
  %838 = getelementptr inbounds nuw i8, ptr %830, i64 336
  store i32 %835, ptr %838, align 8
  %839 = getelementptr inbounds nuw i8, ptr %830, i64 352
  store i64 0, ptr %839, align 8
  %840 = getelementptr inbounds nuw i8, ptr %830, i64 368
  store i32 0, ptr %840, align 8
  %841 = getelementptr inbounds nuw i8, ptr %830, i64 360
  store i32 0, ptr %841, align 8
  %842 = getelementptr inbounds nuw i8, ptr %830, i64 364
  store i32 0, ptr %842, align 4
  br label %851

843:
  %844 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %69, i32 %64, i32 %96, i32 %66)
  %845 = icmp eq i32 %844, 0
  br i1 %845, label %846, label %851

846:
  %847 = add nuw nsw i64 %58, 1
  %848 = load i32, ptr %31, align 8
  %849 = zext i32 %848 to i64
  %850 = icmp samesign ult i64 %847, %849
  br i1 %850, label %57, label %851

851:
  %852 = phi i32 [ 1, %19 ], [ %35, %34 ], [ 1, %86 ], [ 1, %111 ], [ 1, %829 ], [ 1, %281 ], [ 1, %324 ], [ 0, %846 ],
      [ 1, %125 ], [ 1, %843 ]
  br label %853

853:
  %854 = phi i32 [ %852, %851 ], [ 0, %6 ]
  ret i32 %854
}

define internal preserve_allcc void @suspect(ptr %0) unnamed_addr #0 noimplicitfloat {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 112
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
  br i1 %35, label %37, label %788

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
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 112
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
  br label %2391

68:
  %69 = phi i32 [ -1, %47 ], [ -1, %51 ], [ %8, %41 ]
  %70 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %44, i32 %69)
  br label %2391

71:
  br i1 %32, label %72, label %788

72:
  %73 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %74 = load i32, ptr %73, align 4
  %75 = icmp eq i32 %74, 6
  %76 = zext i1 %75 to i8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 117
  store i8 %76, ptr %77, align 1
  %78 = tail call i32 @llvm.ctpop.i32(i32 %12)
  %79 = icmp samesign ult i32 %78, 2
  br i1 %79, label %80, label %790

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
  br i1 %100, label %101, label %157

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
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %134, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %137, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %140, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %143 = load i64, ptr %142, align 8
  %144 = shl i64 %143, 16
  %145 = load i32, ptr %103, align 8
  %146 = lshr i32 %145, 4
  %147 = zext nneg i32 %146 to i64
  %148 = or i64 %144, %147
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %148, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %151 = load i32, ptr %150, align 8
  %152 = icmp ne i32 %151, 0
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 118
  %154 = zext i1 %152 to i8
  store i8 %154, ptr %153, align 2
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i8 1, ptr %155, align 4
  %156 = icmp samesign ult i64 %102, %124
  br i1 %156, label %256, label %271

157:
  switch i32 %94, label %271 [
    i32 1, label %163
    i32 0, label %158
  ]

158:
  %159 = lshr i64 %83, 32
  %160 = trunc nuw i64 %159 to i32
  %161 = add i32 %160, -1
  %162 = icmp ult i32 %161, 4
  br i1 %162, label %271, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %165 = load i32, ptr %164, align 8
  %166 = zext i32 %165 to i64
  %167 = shl nuw nsw i64 %166, 20
  %168 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %169 = load i32, ptr %168, align 4
  %170 = zext i32 %169 to i64
  %171 = shl nuw nsw i64 %170, 15
  %172 = or i64 %171, %167
  %173 = load i64, ptr %1, align 8
  %174 = shl i64 %173, 40
  %175 = or i64 %172, %174
  br i1 %75, label %180, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %178 = load i32, ptr %177, align 4
  %179 = zext i32 %178 to i64
  br label %180

180:
  %181 = phi i64 [ %179, %176 ], [ 0, %163 ]
  %182 = or i64 %175, %181
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %182, ptr %183, align 8
  %184 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %185, ptr %186, align 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i8 0, ptr %187, align 4
  %188 = ptrtoint ptr %10 to i64
  %189 = getelementptr inbounds nuw i8, ptr %6, i64 37712
  %190 = udiv i64 %188, 40
  %191 = and i64 %190, 63
  %192 = getelementptr inbounds nuw %struct.ScreenCache, ptr %189, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = icmp eq i64 %193, %188
  br i1 %194, label %195, label %202

195:
  %196 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %197 = load i64, ptr %196, align 8
  %198 = sub i64 %83, %197
  %199 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %200 = load i64, ptr %199, align 8
  %201 = icmp ult i64 %198, %200
  br i1 %201, label %208, label %202

202:
  %203 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %83, ptr %192)
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %271, label %205

205:
  %206 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %207 = load i64, ptr %206, align 8
  br label %208

208:
  %209 = phi i64 [ %207, %205 ], [ %197, %195 ]
  %210 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %209, ptr %211, align 8
  %212 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %213, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %216 = load i64, ptr %215, align 8
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %216, ptr %217, align 8
  %218 = getelementptr inbounds nuw i8, ptr %192, i64 40
  %219 = load ptr, ptr %218, align 8
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %219, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %192, i64 48
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %222, ptr %223, align 8
  %224 = getelementptr inbounds nuw i8, ptr %192, i64 56
  %225 = load ptr, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %225, ptr %226, align 8
  %227 = shl i64 %83, 1
  %228 = getelementptr inbounds nuw i8, ptr %192, i64 32
  %229 = load i64, ptr %228, align 8
  %230 = load i64, ptr %210, align 8
  %231 = add i64 %229, %230
  %232 = sub i64 %227, %231
  store i64 %83, ptr %228, align 8
  %233 = load i64, ptr %212, align 8
  %234 = icmp ult i64 %232, %233
  %235 = load ptr, ptr %218, align 8
  %236 = icmp eq ptr %235, null
  br i1 %234, label %237, label %241

237:
  br i1 %236, label %245, label %238

238:
  %239 = lshr i64 %232, 7
  %240 = getelementptr inbounds nuw %struct.ScreenLine, ptr %235, i64 %239
  tail call void @llvm.prefetch.p0(ptr %240, i32 1, i32 3, i32 1)
  br label %242

241:
  br i1 %236, label %245, label %242

242:
  %243 = load i64, ptr %211, align 8
  %244 = load i64, ptr %214, align 8
  br label %256

245:
  %246 = load i64, ptr %211, align 8
  %247 = add i64 %93, %83
  %248 = sub i64 %247, %246
  %249 = load i64, ptr %214, align 8
  %250 = icmp ugt i64 %248, %249
  br i1 %250, label %271, label %251

251:
  %252 = load ptr, ptr %9, align 8
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 4
  %254 = load i32, ptr %253, align 4
  switch i32 %254, label %255 [
    i32 4, label %2391
    i32 0, label %2391
  ]

255:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2391

256:
  %257 = phi i64 [ %244, %242 ], [ %124, %118 ]
  %258 = phi i64 [ %243, %242 ], [ 0, %118 ]
  %259 = phi i64 [ %83, %242 ], [ %102, %118 ]
  %260 = sub i64 %259, %258
  %261 = trunc i64 %260 to i32
  %262 = shl nuw i32 1, %84
  %263 = add i32 %262, -1
  %264 = and i32 %263, %261
  %265 = add i64 %260, %93
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %267 = icmp ugt i64 %265, %257
  %268 = add i32 %264, %87
  %269 = icmp ugt i32 %268, %262
  %270 = select i1 %267, i1 true, i1 %269
  br i1 %270, label %271, label %273

271:
  %272 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %83, i32 %8, i32 %84, i32 %3)
  br label %2391

273:
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %275 = load i8, ptr %274, align 4
  %276 = trunc nuw i8 %275 to i1
  br i1 %276, label %277, label %291

277:
  %278 = load ptr, ptr %0, align 8
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 37696
  %280 = load i32, ptr %279, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %291, label %282

282:
  %283 = load ptr, ptr %9, align 8
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 8
  %285 = load i32, ptr %284, align 8
  %286 = icmp ult i32 %285, 4
  br i1 %286, label %287, label %291

287:
  %288 = lshr exact i32 %3, %8
  %289 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %260, i32 %84, i32 %288)
  br i1 %289, label %291, label %290

290:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2391

291:
  %292 = add i64 %265, -1
  %293 = lshr i64 %292, 7
  %294 = lshr i64 %260, 7
  %295 = icmp samesign ugt i64 %294, %293
  br i1 %295, label %2391, label %296

296:
  %297 = zext nneg i32 %264 to i64
  %298 = sub i64 %297, %260
  %299 = icmp eq i32 %84, 2
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %301 = shl nuw nsw i64 %88, 3
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %307

307:
  %308 = phi i64 [ %294, %296 ], [ %786, %785 ]
  %309 = shl nuw i64 %308, 7
  %310 = add i64 %298, %309
  %311 = ashr i64 %310, %88
  %312 = add nsw i64 %311, %81
  br i1 %299, label %313, label %324

313:
  %314 = add i64 %312, -32
  %315 = icmp ult i64 %314, -63
  br i1 %315, label %326, label %316

316:
  %317 = icmp sgt i64 %312, -1
  %318 = trunc nsw i64 %312 to i32
  br i1 %317, label %319, label %321

319:
  %320 = lshr i32 %3, %318
  br label %326

321:
  %322 = sub nsw i32 0, %318
  %323 = shl i32 %3, %322
  br label %326

324:
  %325 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %312, i32 %84, i32 %264, i32 %87)
  br label %326

326:
  %327 = phi i32 [ %325, %324 ], [ 0, %313 ], [ %320, %319 ], [ %323, %321 ]
  %328 = load i64, ptr %300, align 8
  %329 = shl i64 %312, 7
  %330 = and i64 %329, 32640
  %331 = or i64 %330, %301
  %332 = xor i64 %331, 16384
  %333 = or i64 %328, %332
  %334 = load ptr, ptr %302, align 8
  %335 = getelementptr inbounds nuw %struct.ScreenLine, ptr %334, i64 %308
  %336 = icmp eq i32 %327, 0
  br i1 %336, label %785, label %337

337:
  %338 = load i64, ptr %266, align 8
  %339 = icmp ult i64 %309, %338
  br i1 %339, label %340, label %785

340:
  %341 = load i8, ptr %274, align 4
  %342 = trunc nuw i8 %341 to i1
  %343 = load ptr, ptr %0, align 8
  br i1 %342, label %344, label %369

344:
  %345 = getelementptr inbounds nuw i8, ptr %343, i64 37696
  %346 = load i32, ptr %345, align 8
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %369, label %348

348:
  %349 = load ptr, ptr %9, align 8
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 8
  %351 = load i32, ptr %350, align 8
  %352 = icmp ult i32 %351, 4
  br i1 %352, label %369, label %353

353:
  %354 = getelementptr inbounds nuw i8, ptr %349, i64 4
  %355 = load i32, ptr %354, align 4
  %356 = add i32 %355, -1
  %357 = and i32 %356, -6
  %358 = icmp eq i32 %357, 0
  %359 = load ptr, ptr %303, align 8
  %360 = getelementptr inbounds nuw i32, ptr %359, i64 %308
  %361 = load i32, ptr %360, align 4
  br i1 %358, label %362, label %365

362:
  %363 = or i32 %361, %327
  store i32 %363, ptr %360, align 4
  %364 = load ptr, ptr %0, align 8
  br label %369

365:
  %366 = xor i32 %361, -1
  %367 = and i32 %327, %366
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %784

369:
  %370 = phi ptr [ %364, %362 ], [ %343, %365 ], [ %343, %348 ], [ %343, %344 ], [ %343, %340 ]
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 37704
  %372 = load i32, ptr %371, align 8
  %373 = icmp eq i32 %372, 0
  %374 = load i8, ptr %274, align 4
  %375 = trunc nuw i8 %374 to i1
  br i1 %373, label %376, label %399

376:
  br i1 %375, label %785, label %377

377:
  %378 = load ptr, ptr %9, align 8
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 4
  %380 = load i32, ptr %379, align 4
  switch i32 %380, label %381 [
    i32 4, label %785
    i32 0, label %785
  ]

381:
  %382 = lshr i64 %308, 5
  %383 = load ptr, ptr %304, align 8
  %384 = getelementptr inbounds nuw %struct.ScreenPage, ptr %383, i64 %382
  %385 = load atomic i64, ptr %384 acquire, align 8
  %386 = load ptr, ptr %0, align 8
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 37656
  %388 = load i64, ptr %387, align 8
  %389 = icmp eq i64 %385, %388
  br i1 %389, label %785, label %390

390:
  %391 = add i64 %388, -1
  %392 = icmp eq i64 %385, %391
  br i1 %392, label %393, label %397

393:
  %394 = load ptr, ptr %9, align 8
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 4
  %396 = load i32, ptr %395, align 4
  switch i32 %396, label %397 [
    i32 4, label %785
    i32 0, label %785
  ]

397:
  %398 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %382)
  br i1 %398, label %785, label %784

399:
  br i1 %375, label %418, label %400

400:
  %401 = lshr i64 %308, 5
  %402 = load ptr, ptr %304, align 8
  %403 = getelementptr inbounds nuw %struct.ScreenPage, ptr %402, i64 %401
  %404 = load atomic i64, ptr %403 acquire, align 8
  %405 = load ptr, ptr %0, align 8
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 37656
  %407 = load i64, ptr %406, align 8
  %408 = icmp eq i64 %404, %407
  br i1 %408, label %418, label %409

409:
  %410 = add i64 %407, -1
  %411 = icmp eq i64 %404, %410
  br i1 %411, label %412, label %416

412:
  %413 = load ptr, ptr %9, align 8
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  %415 = load i32, ptr %414, align 4
  switch i32 %415, label %416 [
    i32 4, label %418
    i32 0, label %418
  ]

416:
  %417 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %401)
  br i1 %417, label %418, label %784

418:
  %419 = load i8, ptr %274, align 4
  %420 = trunc nuw i8 %419 to i1
  br i1 %420, label %480, label %421

421:
  %422 = icmp eq i32 %327, -1
  %423 = and i64 %328, 7
  %424 = icmp eq i64 %423, 0
  %425 = and i1 %422, %424
  %426 = and i64 %333, 64
  %427 = icmp eq i64 %426, 0
  %428 = select i1 %425, i1 %427, i1 false
  br i1 %428, label %429, label %480

429:
  %430 = load ptr, ptr %9, align 8
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 4
  %432 = load i32, ptr %431, align 4
  %433 = icmp eq i32 %432, 4
  br i1 %433, label %480, label %434

434:
  %435 = load ptr, ptr %0, align 8
  %436 = load ptr, ptr %304, align 8
  %437 = lshr i64 %308, 5
  %438 = getelementptr inbounds nuw %struct.ScreenPage, ptr %436, i64 %437
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 8
  %440 = and i64 %308, 31
  %441 = getelementptr inbounds nuw i64, ptr %439, i64 %440
  %442 = icmp eq i32 %432, 0
  %443 = load atomic i64, ptr %441 monotonic, align 8
  %444 = select i1 %442, i64 2, i64 1
  %445 = icmp eq i64 %443, 0
  br i1 %445, label %446, label %448

446:
  %447 = or disjoint i64 %444, %333
  br label %469

448:
  %449 = and i64 %443, -8
  %450 = icmp eq i64 %449, %333
  br i1 %450, label %451, label %453

451:
  %452 = or i64 %443, %444
  br label %469

453:
  %454 = xor i64 %443, %328
  %455 = icmp ult i64 %454, 1099511627776
  br i1 %455, label %456, label %480

456:
  %457 = lshr i64 %443, 24
  %458 = and i64 %457, 65535
  %459 = lshr i64 %333, 24
  %460 = and i64 %459, 65535
  %461 = icmp samesign ult i64 %458, %460
  br i1 %461, label %462, label %480

462:
  %463 = and i64 %443, 5
  %464 = icmp ne i64 %463, 0
  %465 = and i1 %442, %464
  %466 = select i1 %465, i64 4, i64 0
  %467 = or disjoint i64 %333, %466
  %468 = or disjoint i64 %467, %444
  br label %469

469:
  %470 = phi i64 [ %468, %462 ], [ %452, %451 ], [ %447, %446 ]
  %471 = getelementptr inbounds nuw i8, ptr %435, i64 37688
  %472 = load i32, ptr %471, align 8
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %475, label %474

474:
  store i64 %470, ptr %441, align 8
  br label %785

475:
  %476 = icmp eq i64 %443, %470
  br i1 %476, label %785, label %477

477:
  %478 = cmpxchg ptr %441, i64 %443, i64 %470 monotonic monotonic, align 8
  %479 = extractvalue { i64, i1 } %478, 1
  br i1 %479, label %785, label %480

480:
  %481 = load i64, ptr %335, align 8
  %482 = load i64, ptr %305, align 8
  %483 = icmp eq i64 %481, %482
  br i1 %483, label %484, label %546

484:
  %485 = load ptr, ptr %9, align 8
  %486 = getelementptr inbounds nuw i8, ptr %485, i64 4
  %487 = load i32, ptr %486, align 4
  switch i32 %487, label %506 [
    i32 4, label %488
    i32 0, label %488
  ]

488:
  %489 = getelementptr inbounds nuw i8, ptr %335, i64 32
  %490 = load i64, ptr %489, align 8
  %491 = icmp eq i64 %490, %333
  br i1 %491, label %492, label %546

492:
  %493 = getelementptr inbounds nuw i8, ptr %335, i64 56
  %494 = load i32, ptr %493, align 8
  %495 = xor i32 %494, -1
  %496 = and i32 %327, %495
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %498, label %546

498:
  %499 = getelementptr inbounds nuw i8, ptr %335, i64 48
  %500 = load i32, ptr %499, align 8
  %501 = getelementptr inbounds nuw i8, ptr %335, i64 52
  %502 = load i32, ptr %501, align 4
  %503 = or i32 %502, %500
  %504 = and i32 %503, %327
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %785, label %546

506:
  %507 = and i64 %328, 7
  %508 = icmp eq i64 %507, 0
  %509 = and i64 %328, 6
  %510 = icmp eq i64 %509, 6
  %511 = or i1 %508, %510
  br i1 %511, label %546, label %512

512:
  %513 = getelementptr inbounds nuw i8, ptr %335, i64 48
  %514 = load i32, ptr %513, align 8
  %515 = xor i32 %514, -1
  %516 = and i32 %327, %515
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %518, label %546

518:
  %519 = getelementptr inbounds nuw i8, ptr %335, i64 16
  %520 = load i64, ptr %519, align 8
  %521 = and i64 %520, 120
  %522 = icmp eq i64 %521, 120
  br i1 %522, label %523, label %546

523:
  %524 = icmp ugt i64 %520, -1099511627777
  %525 = xor i64 %520, %333
  %526 = icmp ult i64 %525, 16777216
  %527 = select i1 %524, i1 true, i1 %526
  br i1 %527, label %528, label %546

528:
  %529 = and i64 %520, 7
  %530 = icmp ne i64 %529, 0
  %531 = xor i64 %520, %328
  %532 = and i64 %531, 7
  %533 = icmp eq i64 %532, 0
  %534 = select i1 %530, i1 %533, i1 false
  br i1 %534, label %535, label %546

535:
  %536 = getelementptr inbounds nuw i8, ptr %335, i64 52
  %537 = load i32, ptr %536, align 4
  %538 = getelementptr inbounds nuw i8, ptr %335, i64 56
  %539 = load i32, ptr %538, align 8
  %540 = or i32 %539, %537
  %541 = getelementptr inbounds nuw i8, ptr %335, i64 60
  %542 = load i32, ptr %541, align 4
  %543 = or i32 %540, %542
  %544 = and i32 %543, %327
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %785, label %546

546:
  %547 = load i8, ptr %274, align 4
  %548 = trunc nuw i8 %547 to i1
  br i1 %548, label %601, label %549

549:
  %550 = load ptr, ptr %0, align 8
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 37688
  %552 = load i32, ptr %551, align 8
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %554, label %563

554:
  %555 = getelementptr inbounds nuw i8, ptr %335, i64 8
  br label %556

556:
  %557 = atomicrmw or ptr %555, i64 1 acquire, align 8
  %558 = and i64 %557, 1
  %559 = icmp eq i64 %558, 0
  br i1 %559, label %560, label %556

560:
  %561 = load i8, ptr %274, align 4
  %562 = trunc nuw i8 %561 to i1
  br i1 %562, label %601, label %563

563:
  %564 = load ptr, ptr %304, align 8
  %565 = lshr i64 %308, 5
  %566 = getelementptr inbounds nuw %struct.ScreenPage, ptr %564, i64 %565
  %567 = getelementptr inbounds nuw i8, ptr %566, i64 8
  %568 = and i64 %308, 31
  %569 = getelementptr inbounds nuw i64, ptr %567, i64 %568
  %570 = load atomic i64, ptr %569 monotonic, align 8
  %571 = icmp eq i64 %570, -1
  br i1 %571, label %601, label %572

572:
  %573 = load ptr, ptr %0, align 8
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 37688
  %575 = load i32, ptr %574, align 8
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %578, label %577

577:
  store i64 -1, ptr %569, align 8
  br label %580

578:
  %579 = atomicrmw xchg ptr %569, i64 -1 monotonic, align 8
  br label %580

580:
  %581 = phi i64 [ %570, %577 ], [ %579, %578 ]
  %582 = load i64, ptr %305, align 8
  store i64 %582, ptr %335, align 8
  %583 = and i64 %581, 5
  %584 = icmp ne i64 %583, 0
  %585 = sext i1 %584 to i32
  %586 = getelementptr inbounds nuw i8, ptr %335, i64 48
  store i32 %585, ptr %586, align 8
  %587 = shl i64 %581, 62
  %588 = ashr i64 %587, 63
  %589 = trunc nsw i64 %588 to i32
  %590 = getelementptr inbounds nuw i8, ptr %335, i64 56
  store i32 %589, ptr %590, align 8
  %591 = getelementptr inbounds nuw i8, ptr %335, i64 60
  store i32 0, ptr %591, align 4
  %592 = getelementptr inbounds nuw i8, ptr %335, i64 52
  store i32 0, ptr %592, align 4
  %593 = and i64 %581, -8
  %594 = getelementptr inbounds nuw i8, ptr %335, i64 16
  %595 = getelementptr inbounds nuw i8, ptr %335, i64 32
  store i64 %593, ptr %595, align 8
  store i64 %593, ptr %594, align 8
  %596 = and i64 %581, 1
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %598, label %601

598:
  %599 = and i64 %581, -16777216
  %600 = add i64 %599, -16777096
  store i64 %600, ptr %594, align 8
  br label %601

601:
  %602 = phi i1 [ true, %560 ], [ %553, %598 ], [ %553, %580 ], [ %553, %563 ], [ false, %546 ]
  %603 = load i64, ptr %335, align 8
  %604 = load i64, ptr %305, align 8
  %605 = icmp eq i64 %603, %604
  br i1 %605, label %649, label %606

606:
  %607 = load ptr, ptr %9, align 8
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 4
  %609 = load i32, ptr %608, align 4
  %610 = and i32 %609, -5
  %611 = icmp eq i32 %610, 0
  %612 = select i1 %611, i32 2, i32 0
  store i64 %604, ptr %335, align 8
  %613 = getelementptr inbounds nuw i8, ptr %335, i64 48
  %614 = getelementptr inbounds nuw i8, ptr %335, i64 60
  store i32 0, ptr %614, align 4
  %615 = getelementptr inbounds nuw i8, ptr %335, i64 56
  store i32 0, ptr %615, align 8
  %616 = getelementptr inbounds nuw i8, ptr %335, i64 52
  store i32 0, ptr %616, align 4
  store i32 0, ptr %613, align 8
  %617 = getelementptr inbounds nuw i8, ptr %335, i64 8
  store i64 0, ptr %617, align 8
  %618 = and i64 %333, 120
  %619 = icmp eq i64 %618, 72
  br i1 %619, label %620, label %621

620:
  tail call preserve_allcc void @remember(ptr %0, ptr %335, i32 %612, i64 %333, i32 %327)
  br label %760

621:
  %622 = zext nneg i32 %612 to i64
  %623 = getelementptr inbounds nuw i32, ptr %613, i64 %622
  store i32 %327, ptr %623, align 4
  %624 = getelementptr inbounds nuw i8, ptr %335, i64 16
  %625 = getelementptr inbounds nuw i64, ptr %624, i64 %622
  store i64 %333, ptr %625, align 8
  switch i32 %609, label %760 [
    i32 4, label %626
    i32 0, label %626
  ]

626:
  %627 = load ptr, ptr %0, align 8
  %628 = getelementptr inbounds nuw i8, ptr %627, i64 37692
  %629 = load i32, ptr %628, align 4
  %630 = icmp eq i32 %629, 0
  br i1 %630, label %631, label %760

631:
  %632 = load i32, ptr %613, align 8
  %633 = load i32, ptr %616, align 4
  %634 = or i32 %633, %632
  %635 = icmp eq i32 %634, 0
  br i1 %635, label %636, label %760

636:
  %637 = getelementptr inbounds nuw i8, ptr %335, i64 32
  %638 = load i64, ptr %637, align 8
  %639 = and i64 %638, 71
  %640 = icmp eq i64 %639, 64
  br i1 %640, label %641, label %760

641:
  store i32 -1, ptr %615, align 8
  store i32 0, ptr %614, align 4
  %642 = and i64 %638, 120
  %643 = icmp eq i64 %642, 120
  %644 = shl i64 %604, 10
  %645 = lshr i64 %638, 15
  %646 = and i64 %645, 1023
  %647 = select i1 %643, i64 1023, i64 %646
  %648 = or disjoint i64 %647, %644
  store i64 %648, ptr %617, align 8
  br label %760

649:
  %650 = load i8, ptr %274, align 4
  %651 = trunc nuw i8 %650 to i1
  br i1 %651, label %706, label %652

652:
  %653 = load ptr, ptr %9, align 8
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 4
  %655 = load i32, ptr %654, align 4
  %656 = and i32 %655, -5
  %657 = icmp eq i32 %656, 0
  %658 = select i1 %657, i32 2, i32 0
  %659 = and i64 %333, 120
  %660 = icmp eq i64 %659, 72
  br i1 %660, label %706, label %661

661:
  %662 = getelementptr inbounds nuw i8, ptr %335, i64 48
  %663 = load i32, ptr %662, align 8
  %664 = getelementptr inbounds nuw i8, ptr %335, i64 52
  %665 = load i32, ptr %664, align 4
  %666 = or i32 %665, %663
  %667 = getelementptr inbounds nuw i8, ptr %335, i64 56
  %668 = load i32, ptr %667, align 8
  %669 = or i32 %666, %668
  %670 = getelementptr inbounds nuw i8, ptr %335, i64 60
  %671 = load i32, ptr %670, align 4
  %672 = or i32 %669, %671
  %673 = and i32 %672, %327
  %674 = icmp eq i32 %673, 0
  br i1 %674, label %675, label %706

675:
  %676 = zext nneg i32 %658 to i64
  %677 = getelementptr inbounds nuw i32, ptr %662, i64 %676
  %678 = load i32, ptr %677, align 4
  %679 = icmp eq i32 %678, 0
  br i1 %679, label %680, label %682

680:
  %681 = getelementptr inbounds nuw i32, ptr %662, i64 %676
  br label %699

682:
  %683 = getelementptr inbounds nuw i8, ptr %335, i64 16
  %684 = getelementptr inbounds nuw i64, ptr %683, i64 %676
  %685 = load i64, ptr %684, align 8
  %686 = icmp ne i64 %685, %333
  %687 = zext i1 %686 to i32
  %688 = or disjoint i32 %658, %687
  %689 = zext nneg i32 %688 to i64
  %690 = getelementptr inbounds nuw i32, ptr %662, i64 %689
  %691 = load i32, ptr %690, align 4
  %692 = icmp eq i32 %691, 0
  %693 = getelementptr inbounds nuw i32, ptr %662, i64 %689
  br i1 %692, label %699, label %694

694:
  %695 = getelementptr inbounds nuw i8, ptr %335, i64 16
  %696 = getelementptr inbounds nuw i64, ptr %695, i64 %689
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, %333
  br i1 %698, label %699, label %706

699:
  %700 = phi ptr [ %681, %680 ], [ %693, %682 ], [ %693, %694 ]
  %701 = phi i64 [ %676, %680 ], [ %689, %682 ], [ %689, %694 ]
  %702 = getelementptr inbounds nuw i8, ptr %335, i64 16
  %703 = getelementptr inbounds nuw i64, ptr %702, i64 %701
  store i64 %333, ptr %703, align 8
  %704 = load i32, ptr %700, align 4
  %705 = or i32 %704, %327
  store i32 %705, ptr %700, align 4
  br label %760

706:
  %707 = and i64 %333, 64
  %708 = icmp eq i64 %707, 0
  br i1 %708, label %709, label %758

709:
  %710 = getelementptr inbounds nuw i8, ptr %335, i64 48
  %711 = getelementptr inbounds nuw i8, ptr %335, i64 56
  %712 = load i32, ptr %711, align 8
  %713 = icmp eq i32 %712, 0
  %714 = getelementptr inbounds nuw i8, ptr %335, i64 52
  %715 = load i32, ptr %714, align 4
  %716 = getelementptr inbounds nuw i8, ptr %335, i64 60
  %717 = load i32, ptr %716, align 4
  %718 = or i32 %717, %715
  %719 = icmp eq i32 %718, 0
  br i1 %719, label %720, label %758

720:
  %721 = load i32, ptr %710, align 8
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %727, label %723

723:
  %724 = getelementptr inbounds nuw i8, ptr %335, i64 16
  %725 = load i64, ptr %724, align 8
  %726 = icmp eq i64 %725, %333
  br i1 %726, label %727, label %758

727:
  br i1 %713, label %732, label %728

728:
  %729 = getelementptr inbounds nuw i8, ptr %335, i64 32
  %730 = load i64, ptr %729, align 8
  %731 = icmp eq i64 %730, %333
  br i1 %731, label %732, label %758

732:
  %733 = load ptr, ptr %9, align 8
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 4
  %735 = load i32, ptr %734, align 4
  switch i32 %735, label %739 [
    i32 4, label %758
    i32 0, label %736
  ]

736:
  %737 = getelementptr inbounds nuw i8, ptr %335, i64 32
  store i64 %333, ptr %737, align 8
  %738 = or i32 %712, %327
  store i32 %738, ptr %711, align 8
  br label %760

739:
  br i1 %651, label %740, label %751

740:
  %741 = getelementptr inbounds nuw i8, ptr %335, i64 8
  %742 = load i64, ptr %741, align 8
  %743 = icmp eq i64 %742, 0
  br i1 %743, label %751, label %744

744:
  %745 = load ptr, ptr %0, align 8
  store i64 0, ptr %741, align 8
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 41816
  %747 = load i64, ptr %746, align 8
  %748 = add i64 %747, 1
  store i64 %748, ptr %746, align 8
  %749 = load i32, ptr %710, align 8
  %750 = load i32, ptr %711, align 8
  br label %751

751:
  %752 = phi i32 [ %750, %744 ], [ %712, %740 ], [ %712, %739 ]
  %753 = phi i32 [ %749, %744 ], [ %721, %740 ], [ %721, %739 ]
  %754 = getelementptr inbounds nuw i8, ptr %335, i64 16
  store i64 %333, ptr %754, align 8
  %755 = or i32 %753, %327
  store i32 %755, ptr %710, align 8
  %756 = xor i32 %327, -1
  %757 = and i32 %752, %756
  store i32 %757, ptr %711, align 8
  br label %760

758:
  %759 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %335, i64 %333, i32 %327)
  br i1 %759, label %760, label %777

760:
  %761 = and i64 %328, 6
  %762 = icmp eq i64 %761, 6
  br i1 %762, label %763, label %776

763:
  %764 = load ptr, ptr %0, align 8
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 41808
  %766 = load i64, ptr %765, align 8
  %767 = load ptr, ptr %9, align 8
  %768 = getelementptr inbounds nuw i8, ptr %767, i64 8
  %769 = load i32, ptr %768, align 8
  %770 = icmp eq i32 %769, 1
  %771 = load ptr, ptr %306, align 8
  br i1 %770, label %772, label %774

772:
  %773 = trunc i64 %766 to i8
  store i8 %773, ptr %771, align 1
  br label %776

774:
  %775 = trunc i64 %766 to i32
  store i32 %775, ptr %771, align 1
  br label %776

776:
  br i1 %602, label %781, label %785

777:
  br i1 %602, label %778, label %784

778:
  %779 = getelementptr inbounds nuw i8, ptr %335, i64 8
  %780 = atomicrmw and ptr %779, i64 -2 release, align 8
  br label %784

781:
  %782 = getelementptr inbounds nuw i8, ptr %335, i64 8
  %783 = atomicrmw and ptr %782, i64 -2 release, align 8
  br label %785

784:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2391

785:
  %786 = add nuw nsw i64 %308, 1
  %787 = icmp eq i64 %308, %293
  br i1 %787, label %2391, label %307

788:
  %789 = getelementptr inbounds nuw i8, ptr %0, i64 117
  store i8 0, ptr %789, align 1
  br label %790

790:
  %791 = phi i1 [ false, %788 ], [ %75, %72 ]
  %792 = zext nneg i32 %8 to i64
  %793 = getelementptr inbounds nuw i64, ptr %7, i64 %792
  %794 = load i64, ptr %793, align 8
  %795 = load i32, ptr %10, align 8
  %796 = icmp eq i32 %795, 2
  br i1 %796, label %802, label %797

797:
  %798 = icmp eq i32 %795, 0
  %799 = and i64 %794, -4294967296
  %800 = icmp eq i64 %799, 4294967296
  %801 = and i1 %798, %800
  br i1 %801, label %802, label %858

802:
  %803 = and i64 %794, 4294967295
  %804 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %805 = load i32, ptr %804, align 8
  %806 = zext i32 %805 to i64
  %807 = shl nuw nsw i64 %806, 20
  %808 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %809 = load i32, ptr %808, align 4
  %810 = zext i32 %809 to i64
  %811 = shl nuw nsw i64 %810, 15
  %812 = or i64 %811, %807
  %813 = and i64 %812, 16744448
  br i1 %791, label %819, label %814

814:
  %815 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %816 = load i32, ptr %815, align 8
  %817 = zext i32 %816 to i64
  %818 = or i64 %813, %817
  br label %819

819:
  %820 = phi i64 [ %818, %814 ], [ %813, %802 ]
  %821 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %820, ptr %821, align 8
  %822 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %822, align 8
  %823 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %824 = load i32, ptr %823, align 8
  %825 = zext i32 %824 to i64
  %826 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %825, ptr %826, align 8
  %827 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %828 = load ptr, ptr %827, align 8
  %829 = ptrtoint ptr %828 to i64
  %830 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %829, ptr %830, align 8
  %831 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %832 = load ptr, ptr %831, align 8
  %833 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %832, ptr %833, align 8
  %834 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %835 = load ptr, ptr %834, align 8
  %836 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %835, ptr %836, align 8
  %837 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %838 = load ptr, ptr %837, align 8
  %839 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %838, ptr %839, align 8
  %840 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %841 = load ptr, ptr %840, align 8
  %842 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %841, ptr %842, align 8
  %843 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %844 = load i64, ptr %843, align 8
  %845 = shl i64 %844, 16
  %846 = load i32, ptr %804, align 8
  %847 = lshr i32 %846, 4
  %848 = zext nneg i32 %847 to i64
  %849 = or i64 %845, %848
  %850 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %849, ptr %850, align 8
  %851 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %852 = load i32, ptr %851, align 8
  %853 = icmp ne i32 %852, 0
  %854 = getelementptr inbounds nuw i8, ptr %0, i64 118
  %855 = zext i1 %853 to i8
  store i8 %855, ptr %854, align 2
  %856 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i8 1, ptr %856, align 4
  %857 = icmp samesign ult i64 %803, %825
  br i1 %857, label %963, label %1858

858:
  switch i32 %795, label %864 [
    i32 1, label %880
    i32 0, label %859
  ]

859:
  %860 = lshr i64 %794, 32
  %861 = trunc nuw i64 %860 to i32
  %862 = add i32 %861, -1
  %863 = icmp ult i32 %862, 4
  br i1 %863, label %864, label %880

864:
  %865 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %866 = load i32, ptr %865, align 4
  %867 = add i32 %866, -1
  %868 = and i32 %867, -6
  %869 = icmp eq i32 %868, 0
  br i1 %869, label %1858, label %870

870:
  %871 = getelementptr inbounds nuw i8, ptr %6, i64 37696
  %872 = load i32, ptr %871, align 8
  %873 = icmp eq i32 %872, 0
  br i1 %873, label %1858, label %874

874:
  %875 = getelementptr inbounds nuw i8, ptr %6, i64 37700
  %876 = load i32, ptr %875, align 4
  %877 = icmp eq i32 %876, 0
  %878 = icmp eq i64 %799, 8589934592
  %879 = and i1 %877, %878
  br i1 %879, label %1043, label %1858

880:
  %881 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %882 = load i32, ptr %881, align 8
  %883 = zext i32 %882 to i64
  %884 = shl nuw nsw i64 %883, 20
  %885 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %886 = load i32, ptr %885, align 4
  %887 = zext i32 %886 to i64
  %888 = shl nuw nsw i64 %887, 15
  %889 = or i64 %888, %884
  %890 = load i64, ptr %1, align 8
  %891 = shl i64 %890, 40
  %892 = or i64 %889, %891
  br i1 %791, label %897, label %893

893:
  %894 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %895 = load i32, ptr %894, align 4
  %896 = zext i32 %895 to i64
  br label %897

897:
  %898 = phi i64 [ %896, %893 ], [ 0, %880 ]
  %899 = or i64 %892, %898
  %900 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %899, ptr %900, align 8
  %901 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %902 = load i64, ptr %901, align 8
  %903 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %902, ptr %903, align 8
  %904 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i8 0, ptr %904, align 4
  %905 = ptrtoint ptr %10 to i64
  %906 = getelementptr inbounds nuw i8, ptr %6, i64 37712
  %907 = udiv i64 %905, 40
  %908 = and i64 %907, 63
  %909 = getelementptr inbounds nuw %struct.ScreenCache, ptr %906, i64 %908
  %910 = load i64, ptr %909, align 8
  %911 = icmp eq i64 %910, %905
  br i1 %911, label %912, label %919

912:
  %913 = getelementptr inbounds nuw i8, ptr %909, i64 8
  %914 = load i64, ptr %913, align 8
  %915 = sub i64 %794, %914
  %916 = getelementptr inbounds nuw i8, ptr %909, i64 16
  %917 = load i64, ptr %916, align 8
  %918 = icmp ult i64 %915, %917
  br i1 %918, label %925, label %919

919:
  %920 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %794, ptr %909)
  %921 = icmp eq i32 %920, 0
  br i1 %921, label %1858, label %922

922:
  %923 = getelementptr inbounds nuw i8, ptr %909, i64 8
  %924 = load i64, ptr %923, align 8
  br label %925

925:
  %926 = phi i64 [ %924, %922 ], [ %914, %912 ]
  %927 = getelementptr inbounds nuw i8, ptr %909, i64 8
  %928 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %926, ptr %928, align 8
  %929 = getelementptr inbounds nuw i8, ptr %909, i64 16
  %930 = load i64, ptr %929, align 8
  %931 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %930, ptr %931, align 8
  %932 = getelementptr inbounds nuw i8, ptr %909, i64 24
  %933 = load i64, ptr %932, align 8
  %934 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %933, ptr %934, align 8
  %935 = getelementptr inbounds nuw i8, ptr %909, i64 40
  %936 = load ptr, ptr %935, align 8
  %937 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %936, ptr %937, align 8
  %938 = getelementptr inbounds nuw i8, ptr %909, i64 48
  %939 = load ptr, ptr %938, align 8
  %940 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %939, ptr %940, align 8
  %941 = getelementptr inbounds nuw i8, ptr %909, i64 56
  %942 = load ptr, ptr %941, align 8
  %943 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %942, ptr %943, align 8
  %944 = shl i64 %794, 1
  %945 = getelementptr inbounds nuw i8, ptr %909, i64 32
  %946 = load i64, ptr %945, align 8
  %947 = load i64, ptr %927, align 8
  %948 = add i64 %946, %947
  %949 = sub i64 %944, %948
  store i64 %794, ptr %945, align 8
  %950 = load i64, ptr %929, align 8
  %951 = icmp ult i64 %949, %950
  %952 = load ptr, ptr %935, align 8
  %953 = icmp eq ptr %952, null
  br i1 %951, label %954, label %958

954:
  br i1 %953, label %1043, label %955

955:
  %956 = lshr i64 %949, 7
  %957 = getelementptr inbounds nuw %struct.ScreenLine, ptr %952, i64 %956
  tail call void @llvm.prefetch.p0(ptr %957, i32 1, i32 3, i32 1)
  br label %959

958:
  br i1 %953, label %1043, label %959

959:
  %960 = load ptr, ptr %9, align 8
  %961 = load i8, ptr %904, align 4
  %962 = trunc nuw i8 %961 to i1
  br i1 %962, label %963, label %1043

963:
  %964 = phi ptr [ %960, %959 ], [ %10, %819 ]
  %965 = getelementptr inbounds nuw i8, ptr %964, i64 16
  %966 = load i32, ptr %965, align 8
  %967 = zext i32 %966 to i64
  %968 = load i32, ptr %964, align 8
  %969 = icmp eq i32 %968, 2
  br i1 %969, label %970, label %1043

970:
  %971 = load ptr, ptr %0, align 8
  %972 = getelementptr inbounds nuw i8, ptr %971, i64 37704
  %973 = load i32, ptr %972, align 8
  %974 = icmp eq i32 %973, 0
  br i1 %974, label %975, label %1010

975:
  %976 = getelementptr inbounds nuw i8, ptr %964, i64 8
  %977 = load i32, ptr %976, align 8
  %978 = icmp ult i32 %977, 5
  br i1 %978, label %979, label %1043

979:
  %980 = getelementptr inbounds nuw i8, ptr %971, i64 37696
  %981 = load i32, ptr %980, align 8
  %982 = icmp eq i32 %981, 0
  br i1 %982, label %1043, label %983

983:
  %984 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %985 = load i64, ptr %984, align 8
  %986 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %987

987:
  %988 = phi i32 [ %3, %983 ], [ %1008, %1006 ]
  %989 = tail call i32 @llvm.cttz.i32(i32 %988, i1 true)
  %990 = zext nneg i32 %989 to i64
  %991 = getelementptr inbounds nuw i64, ptr %7, i64 %990
  %992 = load i64, ptr %991, align 8
  %993 = and i64 %992, 4294967295
  %994 = icmp ult i64 %993, %985
  br i1 %994, label %995, label %1043

995:
  %996 = load ptr, ptr %986, align 8
  %997 = lshr i64 %993, 7
  %998 = getelementptr inbounds nuw i32, ptr %996, i64 %997
  %999 = load i32, ptr %998, align 4
  %1000 = trunc i64 %992 to i32
  %1001 = lshr i32 %1000, 2
  %1002 = and i32 %1001, 31
  %1003 = shl nuw i32 1, %1002
  %1004 = and i32 %999, %1003
  %1005 = icmp eq i32 %1004, 0
  br i1 %1005, label %1043, label %1006

1006:
  %1007 = add i32 %988, -1
  %1008 = and i32 %1007, %988
  %1009 = icmp eq i32 %1008, 0
  br i1 %1009, label %2391, label %987

1010:
  %1011 = icmp eq i32 %966, 0
  br i1 %1011, label %1043, label %1012

1012:
  %1013 = getelementptr inbounds nuw i8, ptr %964, i64 4
  %1014 = load i32, ptr %1013, align 4
  switch i32 %1014, label %1015 [
    i32 4, label %1043
    i32 0, label %1043
  ]

1015:
  %1016 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1017 = load i64, ptr %1016, align 8
  %1018 = shl i64 %1017, 10
  %1019 = add nuw nsw i64 %967, 512
  %1020 = or i64 %1018, %1019
  %1021 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1022 = load i64, ptr %1021, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1024

1024:
  %1025 = phi i32 [ %3, %1015 ], [ %1041, %1039 ]
  %1026 = tail call i32 @llvm.cttz.i32(i32 %1025, i1 true)
  %1027 = zext nneg i32 %1026 to i64
  %1028 = getelementptr inbounds nuw i64, ptr %7, i64 %1027
  %1029 = load i64, ptr %1028, align 8
  %1030 = and i64 %1029, 4294967295
  %1031 = icmp ult i64 %1030, %1022
  br i1 %1031, label %1032, label %1043

1032:
  %1033 = load ptr, ptr %1023, align 8
  %1034 = lshr i64 %1030, 7
  %1035 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1033, i64 %1034
  %1036 = getelementptr inbounds nuw i8, ptr %1035, i64 8
  %1037 = load i64, ptr %1036, align 8
  %1038 = icmp eq i64 %1037, %1020
  br i1 %1038, label %1039, label %1043

1039:
  %1040 = add i32 %1025, -1
  %1041 = and i32 %1040, %1025
  %1042 = icmp eq i32 %1041, 0
  br i1 %1042, label %2391, label %1024

1043:
  %1044 = phi i1 [ true, %958 ], [ false, %1012 ], [ false, %874 ], [ true, %954 ], [ false, %959 ], [ false, %1010 ], [
      false, %963 ], [ false, %979 ], [ false, %975 ], [ false, %1012 ], [ false, %987 ], [ false, %995 ], [ false,
      %1032 ], [ false, %1024 ]
  %1045 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %1046 = load i8, ptr %1045, align 4
  %1047 = trunc nuw i8 %1046 to i1
  %1048 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1049 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %1050

1050:
  %1051 = phi i32 [ %3, %1043 ], [ %1078, %1076 ]
  %1052 = tail call i32 @llvm.cttz.i32(i32 %1051, i1 true)
  %1053 = zext nneg i32 %1052 to i64
  %1054 = getelementptr inbounds nuw i64, ptr %7, i64 %1053
  %1055 = load i64, ptr %1054, align 8
  br i1 %1047, label %1056, label %1062

1056:
  %1057 = and i64 %1055, 4294967295
  %1058 = load i64, ptr %1048, align 8
  %1059 = sub i64 %1057, %1058
  %1060 = load i64, ptr %1049, align 8
  %1061 = icmp ult i64 %1059, %1060
  br i1 %1061, label %1067, label %1858

1062:
  %1063 = load i64, ptr %1048, align 8
  %1064 = sub i64 %1055, %1063
  %1065 = load i64, ptr %1049, align 8
  %1066 = icmp ult i64 %1064, %1065
  br i1 %1066, label %1076, label %1858

1067:
  %1068 = load ptr, ptr %9, align 8
  %1069 = load i32, ptr %1068, align 8
  %1070 = icmp eq i32 %1069, 2
  br i1 %1070, label %1076, label %1071

1071:
  %1072 = icmp eq i32 %1069, 0
  %1073 = and i64 %1055, -4294967296
  %1074 = icmp eq i64 %1073, 4294967296
  %1075 = and i1 %1072, %1074
  br i1 %1075, label %1076, label %1858

1076:
  %1077 = add i32 %1051, -1
  %1078 = and i32 %1077, %1051
  %1079 = icmp eq i32 %1078, 0
  br i1 %1079, label %1080, label %1050

1080:
  br i1 %1044, label %1081, label %1099

1081:
  %1082 = load ptr, ptr %9, align 8
  %1083 = getelementptr inbounds nuw i8, ptr %1082, i64 4
  %1084 = load i32, ptr %1083, align 4
  switch i32 %1084, label %1085 [
    i32 4, label %2391
    i32 0, label %2391
  ]

1085:
  %1086 = load ptr, ptr %0, align 8
  %1087 = getelementptr inbounds nuw i8, ptr %1082, i64 20
  %1088 = load i32, ptr %1087, align 4
  %1089 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1090 = load i32, ptr %1089, align 8
  %1091 = tail call i32 @llvm.cttz.i32(i32 %1090, i1 false)
  %1092 = getelementptr inbounds nuw i8, ptr %1086, i64 328
  store i32 22, ptr %1092, align 8
  %1093 = getelementptr inbounds nuw i8, ptr %1086, i64 332
  store i32 %1088, ptr %1093, align 4
  %1094 = getelementptr inbounds nuw i8, ptr %1086, i64 336
  store i32 %1091, ptr %1094, align 8
  %1095 = getelementptr inbounds nuw i8, ptr %1086, i64 352
  store i64 0, ptr %1095, align 8
  %1096 = getelementptr inbounds nuw i8, ptr %1086, i64 368
  store i32 0, ptr %1096, align 8
  %1097 = getelementptr inbounds nuw i8, ptr %1086, i64 360
  store i32 0, ptr %1097, align 8
  %1098 = getelementptr inbounds nuw i8, ptr %1086, i64 364
  store i32 0, ptr %1098, align 4
  br label %2391

1099:
  %1100 = load ptr, ptr %0, align 8
  %1101 = getelementptr inbounds nuw i8, ptr %1100, i64 37692
  %1102 = load i32, ptr %1101, align 4
  %1103 = icmp eq i32 %1102, 0
  br i1 %1103, label %1858, label %1104

1104:
  %1105 = load ptr, ptr %9, align 8
  %1106 = getelementptr inbounds nuw i8, ptr %1105, i64 4
  %1107 = load i32, ptr %1106, align 4
  %1108 = icmp eq i32 %1107, 6
  br i1 %1108, label %1858, label %1109

1109:
  %1110 = getelementptr inbounds nuw i8, ptr %1105, i64 8
  %1111 = load i32, ptr %1110, align 8
  %1112 = and i32 %1111, 3
  %1113 = icmp eq i32 %1112, 0
  br i1 %1113, label %1114, label %1858

1114:
  %1115 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1116 = load i64, ptr %1115, align 8
  br label %1117

1117:
  %1118 = phi i32 [ %3, %1114 ], [ %1127, %1117 ]
  %1119 = phi i64 [ 0, %1114 ], [ %1125, %1117 ]
  %1120 = tail call i32 @llvm.cttz.i32(i32 %1118, i1 true)
  %1121 = zext nneg i32 %1120 to i64
  %1122 = getelementptr inbounds nuw i64, ptr %7, i64 %1121
  %1123 = load i64, ptr %1122, align 8
  %1124 = sub i64 %1123, %1116
  %1125 = or i64 %1124, %1119
  %1126 = add i32 %1118, -1
  %1127 = and i32 %1126, %1118
  %1128 = icmp eq i32 %1127, 0
  br i1 %1128, label %1129, label %1117

1129:
  %1130 = and i64 %1125, 3
  %1131 = icmp eq i64 %1130, 0
  br i1 %1131, label %1132, label %1858

1132:
  %1133 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1134 = load i64, ptr %1133, align 8
  %1135 = or i64 %1134, 72
  %1136 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %5, ptr %1136, align 8
  %1137 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %1138 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1139 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1140 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1141 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1142 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1143 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1144 = and i64 %1134, 7
  %1145 = icmp eq i64 %1144, 0
  %1146 = and i64 %1134, 6
  %1147 = icmp eq i64 %1146, 6
  %1148 = or i1 %1145, %1147
  %1149 = and i64 %1135, 120
  %1150 = icmp eq i64 %1149, 72
  %1151 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %1152

1152:
  %1153 = phi i32 [ 0, %1132 ], [ %1523, %1521 ]
  %1154 = phi i32 [ %3, %1132 ], [ %1525, %1521 ]
  %1155 = phi i64 [ 0, %1132 ], [ %1522, %1521 ]
  %1156 = call i32 @llvm.cttz.i32(i32 %1154, i1 true)
  %1157 = load i8, ptr %1137, align 4
  %1158 = trunc nuw i8 %1157 to i1
  %1159 = zext nneg i32 %1156 to i64
  %1160 = getelementptr inbounds nuw i64, ptr %7, i64 %1159
  %1161 = load i64, ptr %1160, align 8
  %1162 = and i64 %1161, 4294967295
  %1163 = select i1 %1158, i64 %1162, i64 %1161
  %1164 = load i64, ptr %1138, align 8
  %1165 = sub i64 %1163, %1164
  %1166 = load ptr, ptr %9, align 8
  %1167 = getelementptr inbounds nuw i8, ptr %1166, i64 8
  %1168 = load i32, ptr %1167, align 8
  %1169 = zext i32 %1168 to i64
  %1170 = add i64 %1165, %1169
  %1171 = icmp ult i64 %1165, %1170
  br i1 %1171, label %1172, label %1521

1172:
  %1173 = trunc nuw nsw i32 %1156 to i8
  br label %1174

1174:
  %1175 = phi i32 [ %1153, %1172 ], [ %1516, %1513 ]
  %1176 = phi i64 [ %1165, %1172 ], [ %1519, %1513 ]
  %1177 = phi i64 [ %1155, %1172 ], [ %1182, %1513 ]
  %1178 = trunc i64 %1176 to i32
  %1179 = lshr i32 %1178, 2
  %1180 = and i32 %1179, 31
  %1181 = icmp eq i32 %1175, 0
  %1182 = lshr i64 %1176, 7
  br i1 %1181, label %1513, label %1183

1183:
  %1184 = icmp eq i64 %1182, %1177
  br i1 %1184, label %1185, label %1189

1185:
  %1186 = shl nuw i32 1, %1180
  %1187 = and i32 %1186, %1175
  %1188 = icmp eq i32 %1187, 0
  br i1 %1188, label %1513, label %1189

1189:
  %1190 = load ptr, ptr %1139, align 8
  %1191 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1190, i64 %1177
  %1192 = shl nuw i64 %1177, 7
  %1193 = load i64, ptr %1140, align 8
  %1194 = icmp ult i64 %1192, %1193
  br i1 %1194, label %1195, label %1513

1195:
  %1196 = load i8, ptr %1137, align 4
  %1197 = trunc nuw i8 %1196 to i1
  %1198 = load ptr, ptr %0, align 8
  br i1 %1197, label %1199, label %1232

1199:
  %1200 = getelementptr inbounds nuw i8, ptr %1198, i64 37696
  %1201 = load i32, ptr %1200, align 8
  %1202 = icmp eq i32 %1201, 0
  br i1 %1202, label %1226, label %1203

1203:
  %1204 = load ptr, ptr %9, align 8
  %1205 = getelementptr inbounds nuw i8, ptr %1204, i64 8
  %1206 = load i32, ptr %1205, align 8
  %1207 = icmp ult i32 %1206, 4
  br i1 %1207, label %1226, label %1208

1208:
  %1209 = getelementptr inbounds nuw i8, ptr %1204, i64 4
  %1210 = load i32, ptr %1209, align 4
  %1211 = add i32 %1210, -1
  %1212 = and i32 %1211, -6
  %1213 = icmp eq i32 %1212, 0
  %1214 = load ptr, ptr %1141, align 8
  %1215 = getelementptr inbounds nuw i32, ptr %1214, i64 %1177
  %1216 = load i32, ptr %1215, align 4
  br i1 %1213, label %1217, label %1222

1217:
  %1218 = or i32 %1216, %1175
  store i32 %1218, ptr %1215, align 4
  %1219 = load ptr, ptr %0, align 8
  %1220 = load i8, ptr %1137, align 4
  %1221 = trunc nuw i8 %1220 to i1
  br label %1226

1222:
  %1223 = xor i32 %1216, -1
  %1224 = and i32 %1175, %1223
  %1225 = icmp eq i32 %1224, 0
  br i1 %1225, label %1226, label %1856

1226:
  %1227 = phi i1 [ %1221, %1217 ], [ true, %1222 ], [ true, %1203 ], [ true, %1199 ]
  %1228 = phi ptr [ %1219, %1217 ], [ %1198, %1222 ], [ %1198, %1203 ], [ %1198, %1199 ]
  %1229 = getelementptr inbounds nuw i8, ptr %1228, i64 37704
  %1230 = load i32, ptr %1229, align 8
  %1231 = icmp eq i32 %1230, 0
  br i1 %1231, label %1236, label %1259

1232:
  %1233 = getelementptr inbounds nuw i8, ptr %1198, i64 37704
  %1234 = load i32, ptr %1233, align 8
  %1235 = icmp eq i32 %1234, 0
  br i1 %1235, label %1237, label %1260

1236:
  br i1 %1227, label %1513, label %1237

1237:
  %1238 = load ptr, ptr %9, align 8
  %1239 = getelementptr inbounds nuw i8, ptr %1238, i64 4
  %1240 = load i32, ptr %1239, align 4
  switch i32 %1240, label %1241 [
    i32 4, label %1513
    i32 0, label %1513
  ]

1241:
  %1242 = lshr i64 %1177, 5
  %1243 = load ptr, ptr %1142, align 8
  %1244 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1243, i64 %1242
  %1245 = load atomic i64, ptr %1244 acquire, align 8
  %1246 = load ptr, ptr %0, align 8
  %1247 = getelementptr inbounds nuw i8, ptr %1246, i64 37656
  %1248 = load i64, ptr %1247, align 8
  %1249 = icmp eq i64 %1245, %1248
  br i1 %1249, label %1513, label %1250

1250:
  %1251 = add i64 %1248, -1
  %1252 = icmp eq i64 %1245, %1251
  br i1 %1252, label %1253, label %1257

1253:
  %1254 = load ptr, ptr %9, align 8
  %1255 = getelementptr inbounds nuw i8, ptr %1254, i64 4
  %1256 = load i32, ptr %1255, align 4
  switch i32 %1256, label %1257 [
    i32 4, label %1513
    i32 0, label %1513
  ]

1257:
  %1258 = call preserve_allcc i1 @open_page(ptr %0, i64 %1242)
  br i1 %1258, label %1513, label %1856

1259:
  br i1 %1227, label %1278, label %1260

1260:
  %1261 = lshr i64 %1177, 5
  %1262 = load ptr, ptr %1142, align 8
  %1263 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1262, i64 %1261
  %1264 = load atomic i64, ptr %1263 acquire, align 8
  %1265 = load ptr, ptr %0, align 8
  %1266 = getelementptr inbounds nuw i8, ptr %1265, i64 37656
  %1267 = load i64, ptr %1266, align 8
  %1268 = icmp eq i64 %1264, %1267
  br i1 %1268, label %1278, label %1269

1269:
  %1270 = add i64 %1267, -1
  %1271 = icmp eq i64 %1264, %1270
  br i1 %1271, label %1272, label %1276

1272:
  %1273 = load ptr, ptr %9, align 8
  %1274 = getelementptr inbounds nuw i8, ptr %1273, i64 4
  %1275 = load i32, ptr %1274, align 4
  switch i32 %1275, label %1276 [
    i32 4, label %1278
    i32 0, label %1278
  ]

1276:
  %1277 = call preserve_allcc i1 @open_page(ptr %0, i64 %1261)
  br i1 %1277, label %1278, label %1856

1278:
  %1279 = load i64, ptr %1191, align 8
  %1280 = load i64, ptr %1143, align 8
  %1281 = icmp eq i64 %1279, %1280
  br i1 %1281, label %1282, label %1338

1282:
  %1283 = load ptr, ptr %9, align 8
  %1284 = getelementptr inbounds nuw i8, ptr %1283, i64 4
  %1285 = load i32, ptr %1284, align 4
  switch i32 %1285, label %1304 [
    i32 4, label %1286
    i32 0, label %1286
  ]

1286:
  %1287 = getelementptr inbounds nuw i8, ptr %1191, i64 32
  %1288 = load i64, ptr %1287, align 8
  %1289 = icmp eq i64 %1288, %1135
  br i1 %1289, label %1290, label %1338

1290:
  %1291 = getelementptr inbounds nuw i8, ptr %1191, i64 56
  %1292 = load i32, ptr %1291, align 8
  %1293 = xor i32 %1292, -1
  %1294 = and i32 %1175, %1293
  %1295 = icmp eq i32 %1294, 0
  br i1 %1295, label %1296, label %1338

1296:
  %1297 = getelementptr inbounds nuw i8, ptr %1191, i64 48
  %1298 = load i32, ptr %1297, align 8
  %1299 = getelementptr inbounds nuw i8, ptr %1191, i64 52
  %1300 = load i32, ptr %1299, align 4
  %1301 = or i32 %1300, %1298
  %1302 = and i32 %1301, %1175
  %1303 = icmp eq i32 %1302, 0
  br i1 %1303, label %1513, label %1338

1304:
  br i1 %1148, label %1338, label %1305

1305:
  %1306 = getelementptr inbounds nuw i8, ptr %1191, i64 48
  %1307 = load i32, ptr %1306, align 8
  %1308 = xor i32 %1307, -1
  %1309 = and i32 %1175, %1308
  %1310 = icmp eq i32 %1309, 0
  br i1 %1310, label %1311, label %1338

1311:
  %1312 = getelementptr inbounds nuw i8, ptr %1191, i64 16
  %1313 = load i64, ptr %1312, align 8
  %1314 = and i64 %1313, 120
  %1315 = icmp eq i64 %1314, 120
  br i1 %1315, label %1316, label %1338

1316:
  %1317 = icmp ugt i64 %1313, -1099511627777
  %1318 = xor i64 %1313, %1134
  %1319 = icmp ult i64 %1318, 16777216
  %1320 = select i1 %1317, i1 true, i1 %1319
  br i1 %1320, label %1321, label %1338

1321:
  %1322 = and i64 %1313, 7
  %1323 = icmp ne i64 %1322, 0
  %1324 = and i64 %1318, 7
  %1325 = icmp eq i64 %1324, 0
  %1326 = select i1 %1323, i1 %1325, i1 false
  br i1 %1326, label %1327, label %1338

1327:
  %1328 = getelementptr inbounds nuw i8, ptr %1191, i64 52
  %1329 = load i32, ptr %1328, align 4
  %1330 = getelementptr inbounds nuw i8, ptr %1191, i64 56
  %1331 = load i32, ptr %1330, align 8
  %1332 = or i32 %1331, %1329
  %1333 = getelementptr inbounds nuw i8, ptr %1191, i64 60
  %1334 = load i32, ptr %1333, align 4
  %1335 = or i32 %1332, %1334
  %1336 = and i32 %1335, %1175
  %1337 = icmp eq i32 %1336, 0
  br i1 %1337, label %1513, label %1338

1338:
  %1339 = load i8, ptr %1137, align 4
  %1340 = trunc nuw i8 %1339 to i1
  br i1 %1340, label %1393, label %1341

1341:
  %1342 = load ptr, ptr %0, align 8
  %1343 = getelementptr inbounds nuw i8, ptr %1342, i64 37688
  %1344 = load i32, ptr %1343, align 8
  %1345 = icmp eq i32 %1344, 0
  br i1 %1345, label %1346, label %1355

1346:
  %1347 = getelementptr inbounds nuw i8, ptr %1191, i64 8
  br label %1348

1348:
  %1349 = atomicrmw or ptr %1347, i64 1 acquire, align 8
  %1350 = and i64 %1349, 1
  %1351 = icmp eq i64 %1350, 0
  br i1 %1351, label %1352, label %1348

1352:
  %1353 = load i8, ptr %1137, align 4
  %1354 = trunc nuw i8 %1353 to i1
  br i1 %1354, label %1393, label %1355

1355:
  %1356 = load ptr, ptr %1142, align 8
  %1357 = lshr i64 %1177, 5
  %1358 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1356, i64 %1357
  %1359 = getelementptr inbounds nuw i8, ptr %1358, i64 8
  %1360 = and i64 %1177, 31
  %1361 = getelementptr inbounds nuw i64, ptr %1359, i64 %1360
  %1362 = load atomic i64, ptr %1361 monotonic, align 8
  %1363 = icmp eq i64 %1362, -1
  br i1 %1363, label %1393, label %1364

1364:
  %1365 = load ptr, ptr %0, align 8
  %1366 = getelementptr inbounds nuw i8, ptr %1365, i64 37688
  %1367 = load i32, ptr %1366, align 8
  %1368 = icmp eq i32 %1367, 0
  br i1 %1368, label %1370, label %1369

1369:
  store i64 -1, ptr %1361, align 8
  br label %1372

1370:
  %1371 = atomicrmw xchg ptr %1361, i64 -1 monotonic, align 8
  br label %1372

1372:
  %1373 = phi i64 [ %1362, %1369 ], [ %1371, %1370 ]
  %1374 = load i64, ptr %1143, align 8
  store i64 %1374, ptr %1191, align 8
  %1375 = and i64 %1373, 5
  %1376 = icmp ne i64 %1375, 0
  %1377 = sext i1 %1376 to i32
  %1378 = getelementptr inbounds nuw i8, ptr %1191, i64 48
  store i32 %1377, ptr %1378, align 8
  %1379 = shl i64 %1373, 62
  %1380 = ashr i64 %1379, 63
  %1381 = trunc nsw i64 %1380 to i32
  %1382 = getelementptr inbounds nuw i8, ptr %1191, i64 56
  store i32 %1381, ptr %1382, align 8
  %1383 = getelementptr inbounds nuw i8, ptr %1191, i64 60
  store i32 0, ptr %1383, align 4
  %1384 = getelementptr inbounds nuw i8, ptr %1191, i64 52
  store i32 0, ptr %1384, align 4
  %1385 = and i64 %1373, -8
  %1386 = getelementptr inbounds nuw i8, ptr %1191, i64 16
  %1387 = getelementptr inbounds nuw i8, ptr %1191, i64 32
  store i64 %1385, ptr %1387, align 8
  store i64 %1385, ptr %1386, align 8
  %1388 = and i64 %1373, 1
  %1389 = icmp eq i64 %1388, 0
  br i1 %1389, label %1390, label %1393

1390:
  %1391 = and i64 %1373, -16777216
  %1392 = add i64 %1391, -16777096
  store i64 %1392, ptr %1386, align 8
  br label %1393

1393:
  %1394 = phi i1 [ true, %1352 ], [ %1345, %1390 ], [ %1345, %1372 ], [ %1345, %1355 ], [ false, %1338 ]
  %1395 = load i64, ptr %1191, align 8
  %1396 = load i64, ptr %1143, align 8
  %1397 = icmp eq i64 %1395, %1396
  br i1 %1397, label %1439, label %1398

1398:
  %1399 = load ptr, ptr %9, align 8
  %1400 = getelementptr inbounds nuw i8, ptr %1399, i64 4
  %1401 = load i32, ptr %1400, align 4
  %1402 = and i32 %1401, -5
  %1403 = icmp eq i32 %1402, 0
  %1404 = select i1 %1403, i32 2, i32 0
  store i64 %1396, ptr %1191, align 8
  %1405 = getelementptr inbounds nuw i8, ptr %1191, i64 48
  %1406 = getelementptr inbounds nuw i8, ptr %1191, i64 60
  store i32 0, ptr %1406, align 4
  %1407 = getelementptr inbounds nuw i8, ptr %1191, i64 56
  store i32 0, ptr %1407, align 8
  %1408 = getelementptr inbounds nuw i8, ptr %1191, i64 52
  store i32 0, ptr %1408, align 4
  store i32 0, ptr %1405, align 8
  %1409 = getelementptr inbounds nuw i8, ptr %1191, i64 8
  store i64 0, ptr %1409, align 8
  br i1 %1150, label %1410, label %1411

1410:
  call preserve_allcc void @remember(ptr %0, ptr %1191, i32 %1404, i64 %1135, i32 %1175)
  br label %1493

1411:
  %1412 = zext nneg i32 %1404 to i64
  %1413 = getelementptr inbounds nuw i32, ptr %1405, i64 %1412
  store i32 %1175, ptr %1413, align 4
  %1414 = getelementptr inbounds nuw i8, ptr %1191, i64 16
  %1415 = getelementptr inbounds nuw i64, ptr %1414, i64 %1412
  store i64 %1135, ptr %1415, align 8
  switch i32 %1401, label %1493 [
    i32 4, label %1416
    i32 0, label %1416
  ]

1416:
  %1417 = load ptr, ptr %0, align 8
  %1418 = getelementptr inbounds nuw i8, ptr %1417, i64 37692
  %1419 = load i32, ptr %1418, align 4
  %1420 = icmp eq i32 %1419, 0
  br i1 %1420, label %1421, label %1493

1421:
  %1422 = load i32, ptr %1405, align 8
  %1423 = load i32, ptr %1408, align 4
  %1424 = or i32 %1423, %1422
  %1425 = icmp eq i32 %1424, 0
  br i1 %1425, label %1426, label %1493

1426:
  %1427 = getelementptr inbounds nuw i8, ptr %1191, i64 32
  %1428 = load i64, ptr %1427, align 8
  %1429 = and i64 %1428, 71
  %1430 = icmp eq i64 %1429, 64
  br i1 %1430, label %1431, label %1493

1431:
  store i32 -1, ptr %1407, align 8
  store i32 0, ptr %1406, align 4
  %1432 = and i64 %1428, 120
  %1433 = icmp eq i64 %1432, 120
  %1434 = shl i64 %1396, 10
  %1435 = lshr i64 %1428, 15
  %1436 = and i64 %1435, 1023
  %1437 = select i1 %1433, i64 1023, i64 %1436
  %1438 = or disjoint i64 %1437, %1434
  store i64 %1438, ptr %1409, align 8
  br label %1493

1439:
  %1440 = load i8, ptr %1137, align 4
  %1441 = trunc nuw i8 %1440 to i1
  br i1 %1441, label %1490, label %1442

1442:
  %1443 = load ptr, ptr %9, align 8
  %1444 = getelementptr inbounds nuw i8, ptr %1443, i64 4
  %1445 = load i32, ptr %1444, align 4
  %1446 = and i32 %1445, -5
  %1447 = icmp eq i32 %1446, 0
  %1448 = select i1 %1447, i32 2, i32 0
  br i1 %1150, label %1490, label %1449

1449:
  %1450 = getelementptr inbounds nuw i8, ptr %1191, i64 48
  %1451 = load i32, ptr %1450, align 8
  %1452 = getelementptr inbounds nuw i8, ptr %1191, i64 52
  %1453 = load i32, ptr %1452, align 4
  %1454 = or i32 %1453, %1451
  %1455 = getelementptr inbounds nuw i8, ptr %1191, i64 56
  %1456 = load i32, ptr %1455, align 8
  %1457 = or i32 %1454, %1456
  %1458 = getelementptr inbounds nuw i8, ptr %1191, i64 60
  %1459 = load i32, ptr %1458, align 4
  %1460 = or i32 %1457, %1459
  %1461 = and i32 %1460, %1175
  %1462 = icmp eq i32 %1461, 0
  br i1 %1462, label %1463, label %1490

1463:
  %1464 = zext nneg i32 %1448 to i64
  %1465 = getelementptr inbounds nuw i32, ptr %1450, i64 %1464
  %1466 = load i32, ptr %1465, align 4
  %1467 = icmp eq i32 %1466, 0
  br i1 %1467, label %1483, label %1468

1468:
  %1469 = getelementptr inbounds nuw i8, ptr %1191, i64 16
  %1470 = getelementptr inbounds nuw i64, ptr %1469, i64 %1464
  %1471 = load i64, ptr %1470, align 8
  %1472 = icmp ne i64 %1471, %1135
  %1473 = zext i1 %1472 to i32
  %1474 = or disjoint i32 %1448, %1473
  %1475 = zext nneg i32 %1474 to i64
  %1476 = getelementptr inbounds nuw i32, ptr %1450, i64 %1475
  %1477 = load i32, ptr %1476, align 4
  %1478 = icmp eq i32 %1477, 0
  br i1 %1478, label %1483, label %1479

1479:
  %1480 = getelementptr inbounds nuw i64, ptr %1469, i64 %1475
  %1481 = load i64, ptr %1480, align 8
  %1482 = icmp eq i64 %1481, %1135
  br i1 %1482, label %1483, label %1490

1483:
  %1484 = phi ptr [ %1476, %1479 ], [ %1476, %1468 ], [ %1465, %1463 ]
  %1485 = phi i64 [ %1475, %1479 ], [ %1475, %1468 ], [ %1464, %1463 ]
  %1486 = getelementptr inbounds nuw i8, ptr %1191, i64 16
  %1487 = getelementptr inbounds nuw i64, ptr %1486, i64 %1485
  store i64 %1135, ptr %1487, align 8
  %1488 = load i32, ptr %1484, align 4
  %1489 = or i32 %1488, %1175
  store i32 %1489, ptr %1484, align 4
  br label %1493

1490:
  %1491 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1191, i64 %1135, i32 %1175)
  %1492 = select i1 %1491, i1 %1147, i1 false
  br i1 %1492, label %1494, label %1507

1493:
  br i1 %1147, label %1494, label %1507

1494:
  %1495 = load ptr, ptr %0, align 8
  %1496 = getelementptr inbounds nuw i8, ptr %1495, i64 41808
  %1497 = load i64, ptr %1496, align 8
  %1498 = load ptr, ptr %9, align 8
  %1499 = getelementptr inbounds nuw i8, ptr %1498, i64 8
  %1500 = load i32, ptr %1499, align 8
  %1501 = icmp eq i32 %1500, 1
  %1502 = load ptr, ptr %1151, align 8
  br i1 %1501, label %1503, label %1505

1503:
  %1504 = trunc i64 %1497 to i8
  store i8 %1504, ptr %1502, align 1
  br label %1507

1505:
  %1506 = trunc i64 %1497 to i32
  store i32 %1506, ptr %1502, align 1
  br label %1507

1507:
  %1508 = phi i1 [ %1491, %1490 ], [ true, %1493 ], [ true, %1503 ], [ true, %1505 ]
  br i1 %1394, label %1509, label %1512

1509:
  %1510 = getelementptr inbounds nuw i8, ptr %1191, i64 8
  %1511 = atomicrmw and ptr %1510, i64 -2 release, align 8
  br i1 %1508, label %1513, label %1856

1512:
  br i1 %1508, label %1513, label %1856

1513:
  %1514 = phi i32 [ %1175, %1185 ], [ 0, %1253 ], [ 0, %1253 ], [ 0, %1237 ], [ 0, %1237 ], [ 0, %1296 ], [ 0, %1241 ],
      [ 0, %1236 ], [ 0, %1189 ], [ 0, %1327 ], [ 0, %1257 ], [ 0, %1509 ], [ 0, %1512 ], [ 0, %1174 ]
  %1515 = shl nuw i32 1, %1180
  %1516 = or i32 %1514, %1515
  %1517 = zext nneg i32 %1180 to i64
  %1518 = getelementptr inbounds nuw i8, ptr %5, i64 %1517
  store i8 %1173, ptr %1518, align 1
  %1519 = add i64 %1176, 4
  %1520 = icmp ult i64 %1519, %1170
  br i1 %1520, label %1174, label %1521

1521:
  %1522 = phi i64 [ %1155, %1152 ], [ %1182, %1513 ]
  %1523 = phi i32 [ %1153, %1152 ], [ %1516, %1513 ]
  %1524 = add i32 %1154, -1
  %1525 = and i32 %1524, %1154
  %1526 = icmp eq i32 %1525, 0
  br i1 %1526, label %1527, label %1152

1527:
  %1528 = load ptr, ptr %1139, align 8
  %1529 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1528, i64 %1522
  %1530 = icmp eq i32 %1523, 0
  br i1 %1530, label %1855, label %1531

1531:
  %1532 = shl nuw i64 %1522, 7
  %1533 = load i64, ptr %1140, align 8
  %1534 = icmp ult i64 %1532, %1533
  br i1 %1534, label %1535, label %1855

1535:
  %1536 = load i8, ptr %1137, align 4
  %1537 = trunc nuw i8 %1536 to i1
  %1538 = load ptr, ptr %0, align 8
  br i1 %1537, label %1539, label %1572

1539:
  %1540 = getelementptr inbounds nuw i8, ptr %1538, i64 37696
  %1541 = load i32, ptr %1540, align 8
  %1542 = icmp eq i32 %1541, 0
  br i1 %1542, label %1566, label %1543

1543:
  %1544 = load ptr, ptr %9, align 8
  %1545 = getelementptr inbounds nuw i8, ptr %1544, i64 8
  %1546 = load i32, ptr %1545, align 8
  %1547 = icmp ult i32 %1546, 4
  br i1 %1547, label %1566, label %1548

1548:
  %1549 = getelementptr inbounds nuw i8, ptr %1544, i64 4
  %1550 = load i32, ptr %1549, align 4
  %1551 = add i32 %1550, -1
  %1552 = and i32 %1551, -6
  %1553 = icmp eq i32 %1552, 0
  %1554 = load ptr, ptr %1141, align 8
  %1555 = getelementptr inbounds nuw i32, ptr %1554, i64 %1522
  %1556 = load i32, ptr %1555, align 4
  br i1 %1553, label %1557, label %1562

1557:
  %1558 = or i32 %1556, %1523
  store i32 %1558, ptr %1555, align 4
  %1559 = load ptr, ptr %0, align 8
  %1560 = load i8, ptr %1137, align 4
  %1561 = trunc nuw i8 %1560 to i1
  br label %1566

1562:
  %1563 = xor i32 %1556, -1
  %1564 = and i32 %1523, %1563
  %1565 = icmp eq i32 %1564, 0
  br i1 %1565, label %1566, label %1856

1566:
  %1567 = phi i1 [ %1561, %1557 ], [ true, %1562 ], [ true, %1543 ], [ true, %1539 ]
  %1568 = phi ptr [ %1559, %1557 ], [ %1538, %1562 ], [ %1538, %1543 ], [ %1538, %1539 ]
  %1569 = getelementptr inbounds nuw i8, ptr %1568, i64 37704
  %1570 = load i32, ptr %1569, align 8
  %1571 = icmp eq i32 %1570, 0
  br i1 %1571, label %1576, label %1599

1572:
  %1573 = getelementptr inbounds nuw i8, ptr %1538, i64 37704
  %1574 = load i32, ptr %1573, align 8
  %1575 = icmp eq i32 %1574, 0
  br i1 %1575, label %1577, label %1600

1576:
  br i1 %1567, label %1855, label %1577

1577:
  %1578 = load ptr, ptr %9, align 8
  %1579 = getelementptr inbounds nuw i8, ptr %1578, i64 4
  %1580 = load i32, ptr %1579, align 4
  switch i32 %1580, label %1581 [
    i32 4, label %1855
    i32 0, label %1855
  ]

1581:
  %1582 = lshr i64 %1522, 5
  %1583 = load ptr, ptr %1142, align 8
  %1584 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1583, i64 %1582
  %1585 = load atomic i64, ptr %1584 acquire, align 8
  %1586 = load ptr, ptr %0, align 8
  %1587 = getelementptr inbounds nuw i8, ptr %1586, i64 37656
  %1588 = load i64, ptr %1587, align 8
  %1589 = icmp eq i64 %1585, %1588
  br i1 %1589, label %1855, label %1590

1590:
  %1591 = add i64 %1588, -1
  %1592 = icmp eq i64 %1585, %1591
  br i1 %1592, label %1593, label %1597

1593:
  %1594 = load ptr, ptr %9, align 8
  %1595 = getelementptr inbounds nuw i8, ptr %1594, i64 4
  %1596 = load i32, ptr %1595, align 4
  switch i32 %1596, label %1597 [
    i32 4, label %1855
    i32 0, label %1855
  ]

1597:
  %1598 = call preserve_allcc i1 @open_page(ptr %0, i64 %1582)
  br i1 %1598, label %2391, label %1857

1599:
  br i1 %1567, label %1618, label %1600

1600:
  %1601 = lshr i64 %1522, 5
  %1602 = load ptr, ptr %1142, align 8
  %1603 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1602, i64 %1601
  %1604 = load atomic i64, ptr %1603 acquire, align 8
  %1605 = load ptr, ptr %0, align 8
  %1606 = getelementptr inbounds nuw i8, ptr %1605, i64 37656
  %1607 = load i64, ptr %1606, align 8
  %1608 = icmp eq i64 %1604, %1607
  br i1 %1608, label %1618, label %1609

1609:
  %1610 = add i64 %1607, -1
  %1611 = icmp eq i64 %1604, %1610
  br i1 %1611, label %1612, label %1616

1612:
  %1613 = load ptr, ptr %9, align 8
  %1614 = getelementptr inbounds nuw i8, ptr %1613, i64 4
  %1615 = load i32, ptr %1614, align 4
  switch i32 %1615, label %1616 [
    i32 4, label %1618
    i32 0, label %1618
  ]

1616:
  %1617 = call preserve_allcc i1 @open_page(ptr %0, i64 %1601)
  br i1 %1617, label %1618, label %1856

1618:
  %1619 = load i64, ptr %1529, align 8
  %1620 = load i64, ptr %1143, align 8
  %1621 = icmp eq i64 %1619, %1620
  br i1 %1621, label %1622, label %1678

1622:
  %1623 = load ptr, ptr %9, align 8
  %1624 = getelementptr inbounds nuw i8, ptr %1623, i64 4
  %1625 = load i32, ptr %1624, align 4
  switch i32 %1625, label %1644 [
    i32 4, label %1626
    i32 0, label %1626
  ]

1626:
  %1627 = getelementptr inbounds nuw i8, ptr %1529, i64 32
  %1628 = load i64, ptr %1627, align 8
  %1629 = icmp eq i64 %1628, %1135
  br i1 %1629, label %1630, label %1678

1630:
  %1631 = getelementptr inbounds nuw i8, ptr %1529, i64 56
  %1632 = load i32, ptr %1631, align 8
  %1633 = xor i32 %1632, -1
  %1634 = and i32 %1523, %1633
  %1635 = icmp eq i32 %1634, 0
  br i1 %1635, label %1636, label %1678

1636:
  %1637 = getelementptr inbounds nuw i8, ptr %1529, i64 48
  %1638 = load i32, ptr %1637, align 8
  %1639 = getelementptr inbounds nuw i8, ptr %1529, i64 52
  %1640 = load i32, ptr %1639, align 4
  %1641 = or i32 %1640, %1638
  %1642 = and i32 %1641, %1523
  %1643 = icmp eq i32 %1642, 0
  br i1 %1643, label %1855, label %1678

1644:
  br i1 %1148, label %1678, label %1645

1645:
  %1646 = getelementptr inbounds nuw i8, ptr %1529, i64 48
  %1647 = load i32, ptr %1646, align 8
  %1648 = xor i32 %1647, -1
  %1649 = and i32 %1523, %1648
  %1650 = icmp eq i32 %1649, 0
  br i1 %1650, label %1651, label %1678

1651:
  %1652 = getelementptr inbounds nuw i8, ptr %1529, i64 16
  %1653 = load i64, ptr %1652, align 8
  %1654 = and i64 %1653, 120
  %1655 = icmp eq i64 %1654, 120
  br i1 %1655, label %1656, label %1678

1656:
  %1657 = icmp ugt i64 %1653, -1099511627777
  %1658 = xor i64 %1653, %1134
  %1659 = icmp ult i64 %1658, 16777216
  %1660 = select i1 %1657, i1 true, i1 %1659
  br i1 %1660, label %1661, label %1678

1661:
  %1662 = and i64 %1653, 7
  %1663 = icmp ne i64 %1662, 0
  %1664 = and i64 %1658, 7
  %1665 = icmp eq i64 %1664, 0
  %1666 = select i1 %1663, i1 %1665, i1 false
  br i1 %1666, label %1667, label %1678

1667:
  %1668 = getelementptr inbounds nuw i8, ptr %1529, i64 52
  %1669 = load i32, ptr %1668, align 4
  %1670 = getelementptr inbounds nuw i8, ptr %1529, i64 56
  %1671 = load i32, ptr %1670, align 8
  %1672 = or i32 %1671, %1669
  %1673 = getelementptr inbounds nuw i8, ptr %1529, i64 60
  %1674 = load i32, ptr %1673, align 4
  %1675 = or i32 %1672, %1674
  %1676 = and i32 %1675, %1523
  %1677 = icmp eq i32 %1676, 0
  br i1 %1677, label %1855, label %1678

1678:
  %1679 = load i8, ptr %1137, align 4
  %1680 = trunc nuw i8 %1679 to i1
  br i1 %1680, label %1733, label %1681

1681:
  %1682 = load ptr, ptr %0, align 8
  %1683 = getelementptr inbounds nuw i8, ptr %1682, i64 37688
  %1684 = load i32, ptr %1683, align 8
  %1685 = icmp eq i32 %1684, 0
  br i1 %1685, label %1686, label %1695

1686:
  %1687 = getelementptr inbounds nuw i8, ptr %1529, i64 8
  br label %1688

1688:
  %1689 = atomicrmw or ptr %1687, i64 1 acquire, align 8
  %1690 = and i64 %1689, 1
  %1691 = icmp eq i64 %1690, 0
  br i1 %1691, label %1692, label %1688

1692:
  %1693 = load i8, ptr %1137, align 4
  %1694 = trunc nuw i8 %1693 to i1
  br i1 %1694, label %1733, label %1695

1695:
  %1696 = load ptr, ptr %1142, align 8
  %1697 = lshr i64 %1522, 5
  %1698 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1696, i64 %1697
  %1699 = getelementptr inbounds nuw i8, ptr %1698, i64 8
  %1700 = and i64 %1522, 31
  %1701 = getelementptr inbounds nuw i64, ptr %1699, i64 %1700
  %1702 = load atomic i64, ptr %1701 monotonic, align 8
  %1703 = icmp eq i64 %1702, -1
  br i1 %1703, label %1733, label %1704

1704:
  %1705 = load ptr, ptr %0, align 8
  %1706 = getelementptr inbounds nuw i8, ptr %1705, i64 37688
  %1707 = load i32, ptr %1706, align 8
  %1708 = icmp eq i32 %1707, 0
  br i1 %1708, label %1710, label %1709

1709:
  store i64 -1, ptr %1701, align 8
  br label %1712

1710:
  %1711 = atomicrmw xchg ptr %1701, i64 -1 monotonic, align 8
  br label %1712

1712:
  %1713 = phi i64 [ %1702, %1709 ], [ %1711, %1710 ]
  %1714 = load i64, ptr %1143, align 8
  store i64 %1714, ptr %1529, align 8
  %1715 = and i64 %1713, 5
  %1716 = icmp ne i64 %1715, 0
  %1717 = sext i1 %1716 to i32
  %1718 = getelementptr inbounds nuw i8, ptr %1529, i64 48
  store i32 %1717, ptr %1718, align 8
  %1719 = shl i64 %1713, 62
  %1720 = ashr i64 %1719, 63
  %1721 = trunc nsw i64 %1720 to i32
  %1722 = getelementptr inbounds nuw i8, ptr %1529, i64 56
  store i32 %1721, ptr %1722, align 8
  %1723 = getelementptr inbounds nuw i8, ptr %1529, i64 60
  store i32 0, ptr %1723, align 4
  %1724 = getelementptr inbounds nuw i8, ptr %1529, i64 52
  store i32 0, ptr %1724, align 4
  %1725 = and i64 %1713, -8
  %1726 = getelementptr inbounds nuw i8, ptr %1529, i64 16
  %1727 = getelementptr inbounds nuw i8, ptr %1529, i64 32
  store i64 %1725, ptr %1727, align 8
  store i64 %1725, ptr %1726, align 8
  %1728 = and i64 %1713, 1
  %1729 = icmp eq i64 %1728, 0
  br i1 %1729, label %1730, label %1733

1730:
  %1731 = and i64 %1713, -16777216
  %1732 = add i64 %1731, -16777096
  store i64 %1732, ptr %1726, align 8
  br label %1733

1733:
  %1734 = phi i1 [ true, %1692 ], [ %1685, %1730 ], [ %1685, %1712 ], [ %1685, %1695 ], [ false, %1678 ]
  %1735 = load i64, ptr %1529, align 8
  %1736 = load i64, ptr %1143, align 8
  %1737 = icmp eq i64 %1735, %1736
  br i1 %1737, label %1779, label %1738

1738:
  %1739 = load ptr, ptr %9, align 8
  %1740 = getelementptr inbounds nuw i8, ptr %1739, i64 4
  %1741 = load i32, ptr %1740, align 4
  %1742 = and i32 %1741, -5
  %1743 = icmp eq i32 %1742, 0
  %1744 = select i1 %1743, i32 2, i32 0
  store i64 %1736, ptr %1529, align 8
  %1745 = getelementptr inbounds nuw i8, ptr %1529, i64 48
  %1746 = getelementptr inbounds nuw i8, ptr %1529, i64 60
  store i32 0, ptr %1746, align 4
  %1747 = getelementptr inbounds nuw i8, ptr %1529, i64 56
  store i32 0, ptr %1747, align 8
  %1748 = getelementptr inbounds nuw i8, ptr %1529, i64 52
  store i32 0, ptr %1748, align 4
  store i32 0, ptr %1745, align 8
  %1749 = getelementptr inbounds nuw i8, ptr %1529, i64 8
  store i64 0, ptr %1749, align 8
  br i1 %1150, label %1750, label %1751

1750:
  call preserve_allcc void @remember(ptr %0, ptr %1529, i32 %1744, i64 %1135, i32 %1523)
  br label %1832

1751:
  %1752 = zext nneg i32 %1744 to i64
  %1753 = getelementptr inbounds nuw i32, ptr %1745, i64 %1752
  store i32 %1523, ptr %1753, align 4
  %1754 = getelementptr inbounds nuw i8, ptr %1529, i64 16
  %1755 = getelementptr inbounds nuw i64, ptr %1754, i64 %1752
  store i64 %1135, ptr %1755, align 8
  switch i32 %1741, label %1832 [
    i32 4, label %1756
    i32 0, label %1756
  ]

1756:
  %1757 = load ptr, ptr %0, align 8
  %1758 = getelementptr inbounds nuw i8, ptr %1757, i64 37692
  %1759 = load i32, ptr %1758, align 4
  %1760 = icmp eq i32 %1759, 0
  br i1 %1760, label %1761, label %1832

1761:
  %1762 = load i32, ptr %1745, align 8
  %1763 = load i32, ptr %1748, align 4
  %1764 = or i32 %1763, %1762
  %1765 = icmp eq i32 %1764, 0
  br i1 %1765, label %1766, label %1832

1766:
  %1767 = getelementptr inbounds nuw i8, ptr %1529, i64 32
  %1768 = load i64, ptr %1767, align 8
  %1769 = and i64 %1768, 71
  %1770 = icmp eq i64 %1769, 64
  br i1 %1770, label %1771, label %1832

1771:
  store i32 -1, ptr %1747, align 8
  store i32 0, ptr %1746, align 4
  %1772 = and i64 %1768, 120
  %1773 = icmp eq i64 %1772, 120
  %1774 = shl i64 %1736, 10
  %1775 = lshr i64 %1768, 15
  %1776 = and i64 %1775, 1023
  %1777 = select i1 %1773, i64 1023, i64 %1776
  %1778 = or disjoint i64 %1777, %1774
  store i64 %1778, ptr %1749, align 8
  br label %1832

1779:
  %1780 = load i8, ptr %1137, align 4
  %1781 = trunc nuw i8 %1780 to i1
  br i1 %1781, label %1830, label %1782

1782:
  %1783 = load ptr, ptr %9, align 8
  %1784 = getelementptr inbounds nuw i8, ptr %1783, i64 4
  %1785 = load i32, ptr %1784, align 4
  %1786 = and i32 %1785, -5
  %1787 = icmp eq i32 %1786, 0
  %1788 = select i1 %1787, i32 2, i32 0
  br i1 %1150, label %1830, label %1789

1789:
  %1790 = getelementptr inbounds nuw i8, ptr %1529, i64 48
  %1791 = load i32, ptr %1790, align 8
  %1792 = getelementptr inbounds nuw i8, ptr %1529, i64 52
  %1793 = load i32, ptr %1792, align 4
  %1794 = or i32 %1793, %1791
  %1795 = getelementptr inbounds nuw i8, ptr %1529, i64 56
  %1796 = load i32, ptr %1795, align 8
  %1797 = or i32 %1794, %1796
  %1798 = getelementptr inbounds nuw i8, ptr %1529, i64 60
  %1799 = load i32, ptr %1798, align 4
  %1800 = or i32 %1797, %1799
  %1801 = and i32 %1800, %1523
  %1802 = icmp eq i32 %1801, 0
  br i1 %1802, label %1803, label %1830

1803:
  %1804 = zext nneg i32 %1788 to i64
  %1805 = getelementptr inbounds nuw i32, ptr %1790, i64 %1804
  %1806 = load i32, ptr %1805, align 4
  %1807 = icmp eq i32 %1806, 0
  br i1 %1807, label %1823, label %1808

1808:
  %1809 = getelementptr inbounds nuw i8, ptr %1529, i64 16
  %1810 = getelementptr inbounds nuw i64, ptr %1809, i64 %1804
  %1811 = load i64, ptr %1810, align 8
  %1812 = icmp ne i64 %1811, %1135
  %1813 = zext i1 %1812 to i32
  %1814 = or disjoint i32 %1788, %1813
  %1815 = zext nneg i32 %1814 to i64
  %1816 = getelementptr inbounds nuw i32, ptr %1790, i64 %1815
  %1817 = load i32, ptr %1816, align 4
  %1818 = icmp eq i32 %1817, 0
  br i1 %1818, label %1823, label %1819

1819:
  %1820 = getelementptr inbounds nuw i64, ptr %1809, i64 %1815
  %1821 = load i64, ptr %1820, align 8
  %1822 = icmp eq i64 %1821, %1135
  br i1 %1822, label %1823, label %1830

1823:
  %1824 = phi ptr [ %1816, %1819 ], [ %1816, %1808 ], [ %1805, %1803 ]
  %1825 = phi i64 [ %1815, %1819 ], [ %1815, %1808 ], [ %1804, %1803 ]
  %1826 = getelementptr inbounds nuw i8, ptr %1529, i64 16
  %1827 = getelementptr inbounds nuw i64, ptr %1826, i64 %1825
  store i64 %1135, ptr %1827, align 8
  %1828 = load i32, ptr %1824, align 4
  %1829 = or i32 %1828, %1523
  store i32 %1829, ptr %1824, align 4
  br label %1832

1830:
  %1831 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1529, i64 %1135, i32 %1523)
  br i1 %1831, label %1832, label %1848

1832:
  br i1 %1147, label %1833, label %1846

1833:
  %1834 = load ptr, ptr %0, align 8
  %1835 = getelementptr inbounds nuw i8, ptr %1834, i64 41808
  %1836 = load i64, ptr %1835, align 8
  %1837 = load ptr, ptr %9, align 8
  %1838 = getelementptr inbounds nuw i8, ptr %1837, i64 8
  %1839 = load i32, ptr %1838, align 8
  %1840 = icmp eq i32 %1839, 1
  %1841 = load ptr, ptr %1151, align 8
  br i1 %1840, label %1842, label %1844

1842:
  %1843 = trunc i64 %1836 to i8
  store i8 %1843, ptr %1841, align 1
  br label %1846

1844:
  %1845 = trunc i64 %1836 to i32
  store i32 %1845, ptr %1841, align 1
  br label %1846

1846:
  br i1 %1734, label %1852, label %1847

1847:
  br label %2391

1848:
  br i1 %1734, label %1849, label %1856

1849:
  %1850 = getelementptr inbounds nuw i8, ptr %1529, i64 8
  %1851 = atomicrmw and ptr %1850, i64 -2 release, align 8
  br label %1856

1852:
  %1853 = getelementptr inbounds nuw i8, ptr %1529, i64 8
  %1854 = atomicrmw and ptr %1853, i64 -2 release, align 8
  br label %2391

1855:
  br label %2391

1856:
  br label %1857

1857:
  call preserve_allcc void @suspect(ptr %0)
  br label %2391

1858:
  %1859 = phi i1 [ true, %1129 ], [ false, %874 ], [ false, %864 ], [ true, %1099 ], [ true, %1104 ], [ true, %1109 ], [
      false, %919 ], [ false, %819 ], [ false, %870 ], [ false, %1062 ], [ false, %1071 ], [ false, %1056 ]
  %1860 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %1861 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1862 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1863 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1864 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1865 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1866 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1867 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1868 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1869 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %1870

1870:
  %1871 = phi i32 [ %3, %1858 ], [ %2389, %2387 ]
  %1872 = tail call i32 @llvm.cttz.i32(i32 %1871, i1 true)
  br i1 %1859, label %1873, label %2381

1873:
  %1874 = load i8, ptr %1860, align 4
  %1875 = trunc nuw i8 %1874 to i1
  %1876 = zext nneg i32 %1872 to i64
  %1877 = getelementptr inbounds nuw i64, ptr %7, i64 %1876
  %1878 = load i64, ptr %1877, align 8
  br i1 %1875, label %1885, label %1879

1879:
  %1880 = load i64, ptr %1861, align 8
  %1881 = sub i64 %1878, %1880
  %1882 = load i64, ptr %1862, align 8
  %1883 = inttoptr i64 %1882 to ptr
  %1884 = getelementptr inbounds nuw i8, ptr %1883, i64 %1881
  store ptr %1884, ptr %1863, align 8
  br label %1903

1885:
  %1886 = and i64 %1878, 4294967295
  %1887 = load i64, ptr %1861, align 8
  %1888 = sub i64 %1886, %1887
  %1889 = load i64, ptr %1862, align 8
  %1890 = inttoptr i64 %1889 to ptr
  %1891 = getelementptr inbounds nuw i8, ptr %1890, i64 %1888
  store ptr %1891, ptr %1863, align 8
  %1892 = load ptr, ptr %0, align 8
  %1893 = getelementptr inbounds nuw i8, ptr %1892, i64 37696
  %1894 = load i32, ptr %1893, align 8
  %1895 = icmp eq i32 %1894, 0
  br i1 %1895, label %1903, label %1896

1896:
  %1897 = load ptr, ptr %9, align 8
  %1898 = getelementptr inbounds nuw i8, ptr %1897, i64 8
  %1899 = load i32, ptr %1898, align 8
  %1900 = icmp ult i32 %1899, 4
  br i1 %1900, label %1901, label %1903

1901:
  %1902 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %1888)
  br i1 %1902, label %1903, label %2366

1903:
  %1904 = phi i64 [ %1888, %1896 ], [ %1888, %1901 ], [ %1881, %1879 ], [ %1888, %1885 ]
  %1905 = and i64 %1904, 127
  %1906 = load i64, ptr %1864, align 8
  %1907 = shl nuw nsw i32 %1872, 7
  %1908 = or disjoint i32 %1907, 16440
  %1909 = zext nneg i32 %1908 to i64
  %1910 = or i64 %1906, %1909
  %1911 = lshr i64 %1904, 7
  %1912 = load ptr, ptr %9, align 8
  %1913 = getelementptr inbounds nuw i8, ptr %1912, i64 8
  %1914 = load i32, ptr %1913, align 8
  %1915 = zext i32 %1914 to i64
  %1916 = add nsw i64 %1905, -1
  %1917 = add nsw i64 %1916, %1915
  %1918 = lshr i64 %1905, 2
  %1919 = trunc nuw nsw i64 %1918 to i32
  %1920 = shl nsw i32 -1, %1919
  %1921 = tail call i64 @llvm.umin.i64(i64 %1917, i64 127)
  %1922 = lshr i64 %1921, 2
  %1923 = trunc nuw nsw i64 %1922 to i32
  %1924 = xor i32 %1923, 31
  %1925 = lshr i32 -1, %1924
  %1926 = and i32 %1925, %1920
  %1927 = load ptr, ptr %1865, align 8
  %1928 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1927, i64 %1911
  %1929 = icmp eq i32 %1926, 0
  br i1 %1929, label %2387, label %1930

1930:
  %1931 = and i64 %1904, -128
  %1932 = load i64, ptr %1866, align 8
  %1933 = icmp ult i64 %1931, %1932
  br i1 %1933, label %1934, label %2387

1934:
  %1935 = load i8, ptr %1860, align 4
  %1936 = trunc nuw i8 %1935 to i1
  %1937 = load ptr, ptr %0, align 8
  br i1 %1936, label %1938, label %1960

1938:
  %1939 = getelementptr inbounds nuw i8, ptr %1937, i64 37696
  %1940 = load i32, ptr %1939, align 8
  %1941 = icmp eq i32 %1940, 0
  %1942 = icmp ult i32 %1914, 4
  %1943 = or i1 %1942, %1941
  br i1 %1943, label %1960, label %1944

1944:
  %1945 = getelementptr inbounds nuw i8, ptr %1912, i64 4
  %1946 = load i32, ptr %1945, align 4
  %1947 = add i32 %1946, -1
  %1948 = and i32 %1947, -6
  %1949 = icmp eq i32 %1948, 0
  %1950 = load ptr, ptr %1867, align 8
  %1951 = getelementptr inbounds nuw i32, ptr %1950, i64 %1911
  %1952 = load i32, ptr %1951, align 4
  br i1 %1949, label %1953, label %1956

1953:
  %1954 = or i32 %1952, %1926
  store i32 %1954, ptr %1951, align 4
  %1955 = load ptr, ptr %0, align 8
  br label %1960

1956:
  %1957 = xor i32 %1952, -1
  %1958 = and i32 %1926, %1957
  %1959 = icmp eq i32 %1958, 0
  br i1 %1959, label %1960, label %2366

1960:
  %1961 = phi ptr [ %1955, %1953 ], [ %1937, %1956 ], [ %1937, %1938 ], [ %1937, %1934 ]
  %1962 = getelementptr inbounds nuw i8, ptr %1961, i64 37704
  %1963 = load i32, ptr %1962, align 8
  %1964 = icmp eq i32 %1963, 0
  %1965 = load i8, ptr %1860, align 4
  %1966 = trunc nuw i8 %1965 to i1
  br i1 %1964, label %1967, label %1990

1967:
  br i1 %1966, label %2387, label %1968

1968:
  %1969 = load ptr, ptr %9, align 8
  %1970 = getelementptr inbounds nuw i8, ptr %1969, i64 4
  %1971 = load i32, ptr %1970, align 4
  switch i32 %1971, label %1972 [
    i32 4, label %2387
    i32 0, label %2387
  ]

1972:
  %1973 = lshr i64 %1904, 12
  %1974 = load ptr, ptr %1868, align 8
  %1975 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1974, i64 %1973
  %1976 = load atomic i64, ptr %1975 acquire, align 8
  %1977 = load ptr, ptr %0, align 8
  %1978 = getelementptr inbounds nuw i8, ptr %1977, i64 37656
  %1979 = load i64, ptr %1978, align 8
  %1980 = icmp eq i64 %1976, %1979
  br i1 %1980, label %2387, label %1981

1981:
  %1982 = add i64 %1979, -1
  %1983 = icmp eq i64 %1976, %1982
  br i1 %1983, label %1984, label %1988

1984:
  %1985 = load ptr, ptr %9, align 8
  %1986 = getelementptr inbounds nuw i8, ptr %1985, i64 4
  %1987 = load i32, ptr %1986, align 4
  switch i32 %1987, label %1988 [
    i32 4, label %2387
    i32 0, label %2387
  ]

1988:
  %1989 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %1973)
  br i1 %1989, label %2387, label %2366

1990:
  br i1 %1966, label %2009, label %1991

1991:
  %1992 = lshr i64 %1904, 12
  %1993 = load ptr, ptr %1868, align 8
  %1994 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1993, i64 %1992
  %1995 = load atomic i64, ptr %1994 acquire, align 8
  %1996 = load ptr, ptr %0, align 8
  %1997 = getelementptr inbounds nuw i8, ptr %1996, i64 37656
  %1998 = load i64, ptr %1997, align 8
  %1999 = icmp eq i64 %1995, %1998
  br i1 %1999, label %2009, label %2000

2000:
  %2001 = add i64 %1998, -1
  %2002 = icmp eq i64 %1995, %2001
  br i1 %2002, label %2003, label %2007

2003:
  %2004 = load ptr, ptr %9, align 8
  %2005 = getelementptr inbounds nuw i8, ptr %2004, i64 4
  %2006 = load i32, ptr %2005, align 4
  switch i32 %2006, label %2007 [
    i32 4, label %2009
    i32 0, label %2009
  ]

2007:
  %2008 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %1992)
  br i1 %2008, label %2009, label %2366

2009:
  %2010 = load i8, ptr %1860, align 4
  %2011 = trunc nuw i8 %2010 to i1
  br i1 %2011, label %2071, label %2012

2012:
  %2013 = icmp eq i32 %1926, -1
  %2014 = and i64 %1906, 7
  %2015 = icmp eq i64 %2014, 0
  %2016 = and i1 %2015, %2013
  %2017 = and i64 %1906, 64
  %2018 = icmp eq i64 %2017, 0
  %2019 = select i1 %2016, i1 %2018, i1 false
  br i1 %2019, label %2020, label %2071

2020:
  %2021 = load ptr, ptr %9, align 8
  %2022 = getelementptr inbounds nuw i8, ptr %2021, i64 4
  %2023 = load i32, ptr %2022, align 4
  %2024 = icmp eq i32 %2023, 4
  br i1 %2024, label %2071, label %2025

2025:
  %2026 = load ptr, ptr %0, align 8
  %2027 = load ptr, ptr %1868, align 8
  %2028 = lshr i64 %1904, 12
  %2029 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2027, i64 %2028
  %2030 = getelementptr inbounds nuw i8, ptr %2029, i64 8
  %2031 = and i64 %1911, 31
  %2032 = getelementptr inbounds nuw i64, ptr %2030, i64 %2031
  %2033 = icmp eq i32 %2023, 0
  %2034 = load atomic i64, ptr %2032 monotonic, align 8
  %2035 = select i1 %2033, i64 2, i64 1
  %2036 = icmp eq i64 %2034, 0
  br i1 %2036, label %2037, label %2039

2037:
  %2038 = or disjoint i64 %2035, %1910
  br label %2060

2039:
  %2040 = and i64 %2034, -8
  %2041 = icmp eq i64 %2040, %1910
  br i1 %2041, label %2042, label %2044

2042:
  %2043 = or i64 %2034, %2035
  br label %2060

2044:
  %2045 = xor i64 %2034, %1906
  %2046 = icmp ult i64 %2045, 1099511627776
  br i1 %2046, label %2047, label %2071

2047:
  %2048 = lshr i64 %2034, 24
  %2049 = and i64 %2048, 65535
  %2050 = lshr i64 %1906, 24
  %2051 = and i64 %2050, 65535
  %2052 = icmp samesign ult i64 %2049, %2051
  br i1 %2052, label %2053, label %2071

2053:
  %2054 = and i64 %2034, 5
  %2055 = icmp ne i64 %2054, 0
  %2056 = and i1 %2033, %2055
  %2057 = select i1 %2056, i64 4, i64 0
  %2058 = or disjoint i64 %1910, %2057
  %2059 = or disjoint i64 %2058, %2035
  br label %2060

2060:
  %2061 = phi i64 [ %2059, %2053 ], [ %2043, %2042 ], [ %2038, %2037 ]
  %2062 = getelementptr inbounds nuw i8, ptr %2026, i64 37688
  %2063 = load i32, ptr %2062, align 8
  %2064 = icmp eq i32 %2063, 0
  br i1 %2064, label %2066, label %2065

2065:
  store i64 %2061, ptr %2032, align 8
  br label %2387

2066:
  %2067 = icmp eq i64 %2034, %2061
  br i1 %2067, label %2387, label %2068

2068:
  %2069 = cmpxchg ptr %2032, i64 %2034, i64 %2061 monotonic monotonic, align 8
  %2070 = extractvalue { i64, i1 } %2069, 1
  br i1 %2070, label %2387, label %2071

2071:
  %2072 = load i64, ptr %1928, align 8
  %2073 = load i64, ptr %1869, align 8
  %2074 = icmp eq i64 %2072, %2073
  br i1 %2074, label %2075, label %2136

2075:
  %2076 = load ptr, ptr %9, align 8
  %2077 = getelementptr inbounds nuw i8, ptr %2076, i64 4
  %2078 = load i32, ptr %2077, align 4
  switch i32 %2078, label %2097 [
    i32 4, label %2079
    i32 0, label %2079
  ]

2079:
  %2080 = getelementptr inbounds nuw i8, ptr %1928, i64 32
  %2081 = load i64, ptr %2080, align 8
  %2082 = icmp eq i64 %2081, %1910
  br i1 %2082, label %2083, label %2136

2083:
  %2084 = getelementptr inbounds nuw i8, ptr %1928, i64 56
  %2085 = load i32, ptr %2084, align 8
  %2086 = xor i32 %2085, -1
  %2087 = and i32 %1926, %2086
  %2088 = icmp eq i32 %2087, 0
  br i1 %2088, label %2089, label %2136

2089:
  %2090 = getelementptr inbounds nuw i8, ptr %1928, i64 48
  %2091 = load i32, ptr %2090, align 8
  %2092 = getelementptr inbounds nuw i8, ptr %1928, i64 52
  %2093 = load i32, ptr %2092, align 4
  %2094 = or i32 %2093, %2091
  %2095 = and i32 %2094, %1926
  %2096 = icmp eq i32 %2095, 0
  br i1 %2096, label %2387, label %2136

2097:
  %2098 = and i64 %1906, 7
  %2099 = icmp eq i64 %2098, 0
  %2100 = and i64 %1906, 6
  %2101 = icmp eq i64 %2100, 6
  %2102 = or i1 %2099, %2101
  br i1 %2102, label %2136, label %2103

2103:
  %2104 = getelementptr inbounds nuw i8, ptr %1928, i64 48
  %2105 = load i32, ptr %2104, align 8
  %2106 = xor i32 %2105, -1
  %2107 = and i32 %1926, %2106
  %2108 = icmp eq i32 %2107, 0
  br i1 %2108, label %2109, label %2136

2109:
  %2110 = getelementptr inbounds nuw i8, ptr %1928, i64 16
  %2111 = load i64, ptr %2110, align 8
  %2112 = and i64 %2111, 120
  %2113 = icmp eq i64 %2112, 120
  br i1 %2113, label %2114, label %2136

2114:
  %2115 = icmp ugt i64 %2111, -1099511627777
  %2116 = xor i64 %2111, %1906
  %2117 = icmp ult i64 %2116, 16777216
  %2118 = select i1 %2115, i1 true, i1 %2117
  br i1 %2118, label %2119, label %2136

2119:
  %2120 = and i64 %2111, 7
  %2121 = icmp ne i64 %2120, 0
  %2122 = and i64 %2116, 7
  %2123 = icmp eq i64 %2122, 0
  %2124 = select i1 %2121, i1 %2123, i1 false
  br i1 %2124, label %2125, label %2136

2125:
  %2126 = getelementptr inbounds nuw i8, ptr %1928, i64 52
  %2127 = load i32, ptr %2126, align 4
  %2128 = getelementptr inbounds nuw i8, ptr %1928, i64 56
  %2129 = load i32, ptr %2128, align 8
  %2130 = or i32 %2129, %2127
  %2131 = getelementptr inbounds nuw i8, ptr %1928, i64 60
  %2132 = load i32, ptr %2131, align 4
  %2133 = or i32 %2130, %2132
  %2134 = and i32 %2133, %1926
  %2135 = icmp eq i32 %2134, 0
  br i1 %2135, label %2387, label %2136

2136:
  %2137 = load i8, ptr %1860, align 4
  %2138 = trunc nuw i8 %2137 to i1
  br i1 %2138, label %2191, label %2139

2139:
  %2140 = load ptr, ptr %0, align 8
  %2141 = getelementptr inbounds nuw i8, ptr %2140, i64 37688
  %2142 = load i32, ptr %2141, align 8
  %2143 = icmp eq i32 %2142, 0
  br i1 %2143, label %2144, label %2153

2144:
  %2145 = getelementptr inbounds nuw i8, ptr %1928, i64 8
  br label %2146

2146:
  %2147 = atomicrmw or ptr %2145, i64 1 acquire, align 8
  %2148 = and i64 %2147, 1
  %2149 = icmp eq i64 %2148, 0
  br i1 %2149, label %2150, label %2146

2150:
  %2151 = load i8, ptr %1860, align 4
  %2152 = trunc nuw i8 %2151 to i1
  br i1 %2152, label %2191, label %2153

2153:
  %2154 = load ptr, ptr %1868, align 8
  %2155 = lshr i64 %1904, 12
  %2156 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2154, i64 %2155
  %2157 = getelementptr inbounds nuw i8, ptr %2156, i64 8
  %2158 = and i64 %1911, 31
  %2159 = getelementptr inbounds nuw i64, ptr %2157, i64 %2158
  %2160 = load atomic i64, ptr %2159 monotonic, align 8
  %2161 = icmp eq i64 %2160, -1
  br i1 %2161, label %2191, label %2162

2162:
  %2163 = load ptr, ptr %0, align 8
  %2164 = getelementptr inbounds nuw i8, ptr %2163, i64 37688
  %2165 = load i32, ptr %2164, align 8
  %2166 = icmp eq i32 %2165, 0
  br i1 %2166, label %2168, label %2167

2167:
  store i64 -1, ptr %2159, align 8
  br label %2170

2168:
  %2169 = atomicrmw xchg ptr %2159, i64 -1 monotonic, align 8
  br label %2170

2170:
  %2171 = phi i64 [ %2160, %2167 ], [ %2169, %2168 ]
  %2172 = load i64, ptr %1869, align 8
  store i64 %2172, ptr %1928, align 8
  %2173 = and i64 %2171, 5
  %2174 = icmp ne i64 %2173, 0
  %2175 = sext i1 %2174 to i32
  %2176 = getelementptr inbounds nuw i8, ptr %1928, i64 48
  store i32 %2175, ptr %2176, align 8
  %2177 = shl i64 %2171, 62
  %2178 = ashr i64 %2177, 63
  %2179 = trunc nsw i64 %2178 to i32
  %2180 = getelementptr inbounds nuw i8, ptr %1928, i64 56
  store i32 %2179, ptr %2180, align 8
  %2181 = getelementptr inbounds nuw i8, ptr %1928, i64 60
  store i32 0, ptr %2181, align 4
  %2182 = getelementptr inbounds nuw i8, ptr %1928, i64 52
  store i32 0, ptr %2182, align 4
  %2183 = and i64 %2171, -8
  %2184 = getelementptr inbounds nuw i8, ptr %1928, i64 16
  %2185 = getelementptr inbounds nuw i8, ptr %1928, i64 32
  store i64 %2183, ptr %2185, align 8
  store i64 %2183, ptr %2184, align 8
  %2186 = and i64 %2171, 1
  %2187 = icmp eq i64 %2186, 0
  br i1 %2187, label %2188, label %2191

2188:
  %2189 = and i64 %2171, -16777216
  %2190 = add i64 %2189, -16777096
  store i64 %2190, ptr %2184, align 8
  br label %2191

2191:
  %2192 = phi i1 [ true, %2150 ], [ %2143, %2188 ], [ %2143, %2170 ], [ %2143, %2153 ], [ false, %2136 ]
  %2193 = load i64, ptr %1928, align 8
  %2194 = load i64, ptr %1869, align 8
  %2195 = icmp eq i64 %2193, %2194
  br i1 %2195, label %2234, label %2196

2196:
  %2197 = load ptr, ptr %9, align 8
  %2198 = getelementptr inbounds nuw i8, ptr %2197, i64 4
  %2199 = load i32, ptr %2198, align 4
  %2200 = and i32 %2199, -5
  %2201 = icmp eq i32 %2200, 0
  %2202 = select i1 %2201, i64 2, i64 0
  store i64 %2194, ptr %1928, align 8
  %2203 = getelementptr inbounds nuw i8, ptr %1928, i64 48
  %2204 = getelementptr inbounds nuw i8, ptr %1928, i64 60
  store i32 0, ptr %2204, align 4
  %2205 = getelementptr inbounds nuw i8, ptr %1928, i64 56
  store i32 0, ptr %2205, align 8
  %2206 = getelementptr inbounds nuw i8, ptr %1928, i64 52
  store i32 0, ptr %2206, align 4
  store i32 0, ptr %2203, align 8
  %2207 = getelementptr inbounds nuw i8, ptr %1928, i64 8
  store i64 0, ptr %2207, align 8
  %2208 = getelementptr inbounds nuw i32, ptr %2203, i64 %2202
  store i32 %1926, ptr %2208, align 4
  %2209 = getelementptr inbounds nuw i8, ptr %1928, i64 16
  %2210 = getelementptr inbounds nuw i64, ptr %2209, i64 %2202
  store i64 %1910, ptr %2210, align 8
  switch i32 %2199, label %2342 [
    i32 4, label %2211
    i32 0, label %2211
  ]

2211:
  %2212 = load ptr, ptr %0, align 8
  %2213 = getelementptr inbounds nuw i8, ptr %2212, i64 37692
  %2214 = load i32, ptr %2213, align 4
  %2215 = icmp eq i32 %2214, 0
  br i1 %2215, label %2216, label %2342

2216:
  %2217 = load i32, ptr %2203, align 8
  %2218 = load i32, ptr %2206, align 4
  %2219 = or i32 %2218, %2217
  %2220 = icmp eq i32 %2219, 0
  br i1 %2220, label %2221, label %2342

2221:
  %2222 = getelementptr inbounds nuw i8, ptr %1928, i64 32
  %2223 = load i64, ptr %2222, align 8
  %2224 = and i64 %2223, 71
  %2225 = icmp eq i64 %2224, 64
  br i1 %2225, label %2226, label %2342

2226:
  store i32 -1, ptr %2205, align 8
  store i32 0, ptr %2204, align 4
  %2227 = and i64 %2223, 120
  %2228 = icmp eq i64 %2227, 120
  %2229 = shl i64 %2194, 10
  %2230 = lshr i64 %2223, 15
  %2231 = and i64 %2230, 1023
  %2232 = select i1 %2228, i64 1023, i64 %2231
  %2233 = or disjoint i64 %2232, %2229
  store i64 %2233, ptr %2207, align 8
  br label %2342

2234:
  %2235 = load i8, ptr %1860, align 4
  %2236 = trunc nuw i8 %2235 to i1
  br i1 %2236, label %2288, label %2237

2237:
  %2238 = load ptr, ptr %9, align 8
  %2239 = getelementptr inbounds nuw i8, ptr %2238, i64 4
  %2240 = load i32, ptr %2239, align 4
  %2241 = and i32 %2240, -5
  %2242 = icmp eq i32 %2241, 0
  %2243 = select i1 %2242, i32 2, i32 0
  %2244 = getelementptr inbounds nuw i8, ptr %1928, i64 48
  %2245 = load i32, ptr %2244, align 8
  %2246 = getelementptr inbounds nuw i8, ptr %1928, i64 52
  %2247 = load i32, ptr %2246, align 4
  %2248 = or i32 %2247, %2245
  %2249 = getelementptr inbounds nuw i8, ptr %1928, i64 56
  %2250 = load i32, ptr %2249, align 8
  %2251 = or i32 %2248, %2250
  %2252 = getelementptr inbounds nuw i8, ptr %1928, i64 60
  %2253 = load i32, ptr %2252, align 4
  %2254 = or i32 %2251, %2253
  %2255 = and i32 %2254, %1926
  %2256 = icmp eq i32 %2255, 0
  br i1 %2256, label %2257, label %2288

2257:
  %2258 = zext nneg i32 %2243 to i64
  %2259 = getelementptr inbounds nuw i32, ptr %2244, i64 %2258
  %2260 = load i32, ptr %2259, align 4
  %2261 = icmp eq i32 %2260, 0
  br i1 %2261, label %2262, label %2264

2262:
  %2263 = getelementptr inbounds nuw i32, ptr %2244, i64 %2258
  br label %2281

2264:
  %2265 = getelementptr inbounds nuw i8, ptr %1928, i64 16
  %2266 = getelementptr inbounds nuw i64, ptr %2265, i64 %2258
  %2267 = load i64, ptr %2266, align 8
  %2268 = icmp ne i64 %2267, %1910
  %2269 = zext i1 %2268 to i32
  %2270 = or disjoint i32 %2243, %2269
  %2271 = zext nneg i32 %2270 to i64
  %2272 = getelementptr inbounds nuw i32, ptr %2244, i64 %2271
  %2273 = load i32, ptr %2272, align 4
  %2274 = icmp eq i32 %2273, 0
  %2275 = getelementptr inbounds nuw i32, ptr %2244, i64 %2271
  br i1 %2274, label %2281, label %2276

2276:
  %2277 = getelementptr inbounds nuw i8, ptr %1928, i64 16
  %2278 = getelementptr inbounds nuw i64, ptr %2277, i64 %2271
  %2279 = load i64, ptr %2278, align 8
  %2280 = icmp eq i64 %2279, %1910
  br i1 %2280, label %2281, label %2288

2281:
  %2282 = phi ptr [ %2263, %2262 ], [ %2275, %2264 ], [ %2275, %2276 ]
  %2283 = phi i64 [ %2258, %2262 ], [ %2271, %2264 ], [ %2271, %2276 ]
  %2284 = getelementptr inbounds nuw i8, ptr %1928, i64 16
  %2285 = getelementptr inbounds nuw i64, ptr %2284, i64 %2283
  store i64 %1910, ptr %2285, align 8
  %2286 = load i32, ptr %2282, align 4
  %2287 = or i32 %2286, %1926
  store i32 %2287, ptr %2282, align 4
  br label %2342

2288:
  %2289 = and i64 %1906, 64
  %2290 = icmp eq i64 %2289, 0
  br i1 %2290, label %2291, label %2340

2291:
  %2292 = getelementptr inbounds nuw i8, ptr %1928, i64 48
  %2293 = getelementptr inbounds nuw i8, ptr %1928, i64 56
  %2294 = load i32, ptr %2293, align 8
  %2295 = icmp eq i32 %2294, 0
  %2296 = getelementptr inbounds nuw i8, ptr %1928, i64 52
  %2297 = load i32, ptr %2296, align 4
  %2298 = getelementptr inbounds nuw i8, ptr %1928, i64 60
  %2299 = load i32, ptr %2298, align 4
  %2300 = or i32 %2299, %2297
  %2301 = icmp eq i32 %2300, 0
  br i1 %2301, label %2302, label %2340

2302:
  %2303 = load i32, ptr %2292, align 8
  %2304 = icmp eq i32 %2303, 0
  br i1 %2304, label %2309, label %2305

2305:
  %2306 = getelementptr inbounds nuw i8, ptr %1928, i64 16
  %2307 = load i64, ptr %2306, align 8
  %2308 = icmp eq i64 %2307, %1910
  br i1 %2308, label %2309, label %2340

2309:
  br i1 %2295, label %2314, label %2310

2310:
  %2311 = getelementptr inbounds nuw i8, ptr %1928, i64 32
  %2312 = load i64, ptr %2311, align 8
  %2313 = icmp eq i64 %2312, %1910
  br i1 %2313, label %2314, label %2340

2314:
  %2315 = load ptr, ptr %9, align 8
  %2316 = getelementptr inbounds nuw i8, ptr %2315, i64 4
  %2317 = load i32, ptr %2316, align 4
  switch i32 %2317, label %2321 [
    i32 4, label %2340
    i32 0, label %2318
  ]

2318:
  %2319 = getelementptr inbounds nuw i8, ptr %1928, i64 32
  store i64 %1910, ptr %2319, align 8
  %2320 = or i32 %2294, %1926
  store i32 %2320, ptr %2293, align 8
  br label %2342

2321:
  br i1 %2236, label %2322, label %2333

2322:
  %2323 = getelementptr inbounds nuw i8, ptr %1928, i64 8
  %2324 = load i64, ptr %2323, align 8
  %2325 = icmp eq i64 %2324, 0
  br i1 %2325, label %2333, label %2326

2326:
  %2327 = load ptr, ptr %0, align 8
  store i64 0, ptr %2323, align 8
  %2328 = getelementptr inbounds nuw i8, ptr %2327, i64 41816
  %2329 = load i64, ptr %2328, align 8
  %2330 = add i64 %2329, 1
  store i64 %2330, ptr %2328, align 8
  %2331 = load i32, ptr %2292, align 8
  %2332 = load i32, ptr %2293, align 8
  br label %2333

2333:
  %2334 = phi i32 [ %2332, %2326 ], [ %2294, %2322 ], [ %2294, %2321 ]
  %2335 = phi i32 [ %2331, %2326 ], [ %2303, %2322 ], [ %2303, %2321 ]
  %2336 = getelementptr inbounds nuw i8, ptr %1928, i64 16
  store i64 %1910, ptr %2336, align 8
  %2337 = or i32 %2335, %1926
  store i32 %2337, ptr %2292, align 8
  %2338 = xor i32 %1926, -1
  %2339 = and i32 %2334, %2338
  store i32 %2339, ptr %2293, align 8
  br label %2342

2340:
  %2341 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %1928, i64 %1910, i32 %1926)
  br i1 %2341, label %2342, label %2359

2342:
  %2343 = and i64 %1906, 6
  %2344 = icmp eq i64 %2343, 6
  br i1 %2344, label %2345, label %2358

2345:
  %2346 = load ptr, ptr %0, align 8
  %2347 = getelementptr inbounds nuw i8, ptr %2346, i64 41808
  %2348 = load i64, ptr %2347, align 8
  %2349 = load ptr, ptr %9, align 8
  %2350 = getelementptr inbounds nuw i8, ptr %2349, i64 8
  %2351 = load i32, ptr %2350, align 8
  %2352 = icmp eq i32 %2351, 1
  %2353 = load ptr, ptr %1863, align 8
  br i1 %2352, label %2354, label %2356

2354:
  %2355 = trunc i64 %2348 to i8
  store i8 %2355, ptr %2353, align 1
  br label %2358

2356:
  %2357 = trunc i64 %2348 to i32
  store i32 %2357, ptr %2353, align 1
  br label %2358

2358:
  br i1 %2192, label %2363, label %2387

2359:
  br i1 %2192, label %2360, label %2366

2360:
  %2361 = getelementptr inbounds nuw i8, ptr %1928, i64 8
  %2362 = atomicrmw and ptr %2361, i64 -2 release, align 8
  br label %2366

2363:
  %2364 = getelementptr inbounds nuw i8, ptr %1928, i64 8
  %2365 = atomicrmw and ptr %2364, i64 -2 release, align 8
  br label %2387

2366:
  %2367 = load ptr, ptr %0, align 8
  %2368 = load ptr, ptr %9, align 8
  %2369 = getelementptr inbounds nuw i8, ptr %2368, i64 20
  %2370 = load i32, ptr %2369, align 4
  %2371 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %2372 = load i32, ptr %2371, align 8
  %2373 = tail call i32 @llvm.cttz.i32(i32 %2372, i1 false)
  %2374 = getelementptr inbounds nuw i8, ptr %2367, i64 328
  store i32 22, ptr %2374, align 8
  %2375 = getelementptr inbounds nuw i8, ptr %2367, i64 332
  store i32 %2370, ptr %2375, align 4
  %2376 = getelementptr inbounds nuw i8, ptr %2367, i64 336
  store i32 %2373, ptr %2376, align 8
  %2377 = getelementptr inbounds nuw i8, ptr %2367, i64 352
  store i64 0, ptr %2377, align 8
  %2378 = getelementptr inbounds nuw i8, ptr %2367, i64 368
  store i32 0, ptr %2378, align 8
  %2379 = getelementptr inbounds nuw i8, ptr %2367, i64 360
  store i32 0, ptr %2379, align 8
  %2380 = getelementptr inbounds nuw i8, ptr %2367, i64 364
  store i32 0, ptr %2380, align 4
  br label %2391

2381:
  %2382 = zext nneg i32 %1872 to i64
  %2383 = getelementptr inbounds nuw i64, ptr %7, i64 %2382
  %2384 = load i64, ptr %2383, align 8
  %2385 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %2384, i32 %1872)
  %2386 = icmp eq i32 %2385, 0
  br i1 %2386, label %2387, label %2391

2387:
  %2388 = add i32 %1871, -1
  %2389 = and i32 %2388, %1871
  %2390 = icmp eq i32 %2389, 0
  br i1 %2390, label %2391, label %1870

2391:
  %2392 = phi i32 [ 0, %251 ], [ 1, %55 ], [ %70, %68 ], [ 1, %290 ], [ %272, %271 ], [ 1, %2366 ], [ 1, %255 ], [ 0,
      %1597 ], [ 0, %291 ], [ 0, %1081 ], [ 0, %1847 ], [ 1, %1085 ], [ 1, %1857 ], [ 0, %1081 ], [ 0, %1855 ], [ 0,
      %1852 ], [ 0, %785 ], [ 0, %251 ], [ 0, %1006 ], [ 0, %2387 ], [ 1, %784 ], [ 1, %2381 ], [ 0, %1039 ]
  ret i32 %2392
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
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 118
  %77 = zext i1 %75 to i8
  store i8 %77, ptr %76, align 2
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 116
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
  %239 = phi i64 [ %145, %139 ], [ %159, %157 ], [ %235, %229 ]
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
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 40
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
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 118
  %40 = zext i1 %38 to i8
  store i8 %40, ptr %39, align 2
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 116
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
  %230 = phi i1 [ true, %7 ], [ true, %69 ], [ true, %125 ], [ true, %226 ], [ true, %89 ], [ false, %65 ], [ false,
      %224 ]
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14456
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %61 = load i32, ptr %60, align 8
  %62 = icmp ult i32 %3, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 42336
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
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 14456
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %22 = load i32, ptr %21, align 8
  %23 = icmp ult i32 %2, %22
  br i1 %23, label %24, label %64

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 42336
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14456
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 14452
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %61

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14456
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
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 14456
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
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 14452
  %27 = load i32, ptr %26, align 4
  %28 = icmp ult i32 %27, 128
  br i1 %28, label %29, label %56

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %31 = load i32, ptr %30, align 8
  %32 = icmp ult i32 %3, %31
  br i1 %32, label %33, label %56

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 42336
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %37

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 42336
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14456
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  br i1 %14, label %15, label %80

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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 117
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
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 118
  %72 = zext i1 %70 to i8
  store i8 %72, ptr %71, align 2
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i8 1, ptr %73, align 4
  %74 = icmp samesign ult i64 %16, %42
  br i1 %74, label %75, label %730

75:
  %76 = and i64 %3, 127
  %77 = getelementptr inbounds nuw i8, ptr %45, i64 %16
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %77, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 116
  br label %197

80:
  switch i32 %8, label %86 [
    i32 1, label %103
    i32 0, label %81
  ]

81:
  %82 = lshr i64 %3, 32
  %83 = trunc nuw i64 %82 to i32
  %84 = add i32 %83, -1
  %85 = icmp ult i32 %84, 4
  br i1 %85, label %86, label %103

86:
  %87 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %88 = load i32, ptr %87, align 4
  %89 = add i32 %88, -1
  %90 = and i32 %89, -6
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %730, label %92

92:
  %93 = load ptr, ptr %0, align 8
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 37696
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %730, label %97

97:
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 37700
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, 0
  %101 = icmp eq i64 %12, 8589934592
  %102 = and i1 %101, %100
  br i1 %102, label %715, label %730

103:
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %105 = load i32, ptr %104, align 8
  %106 = zext i32 %105 to i64
  %107 = shl nuw nsw i64 %106, 20
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %109 = load i32, ptr %108, align 4
  %110 = zext i32 %109 to i64
  %111 = shl nuw nsw i64 %110, 15
  %112 = or i64 %111, %107
  %113 = load i64, ptr %1, align 8
  %114 = shl i64 %113, 40
  %115 = or i64 %112, %114
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 117
  %117 = load i8, ptr %116, align 1
  %118 = trunc nuw i8 %117 to i1
  br i1 %118, label %123, label %119

119:
  %120 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  br label %123

123:
  %124 = phi i64 [ %122, %119 ], [ 0, %103 ]
  %125 = or i64 %115, %124
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %125, ptr %126, align 8
  %127 = load ptr, ptr %0, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 37656
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %129, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i8 0, ptr %131, align 4
  %132 = ptrtoint ptr %7 to i64
  %133 = getelementptr inbounds nuw i8, ptr %127, i64 37712
  %134 = udiv i64 %132, 40
  %135 = and i64 %134, 63
  %136 = getelementptr inbounds nuw %struct.ScreenCache, ptr %133, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, %132
  br i1 %138, label %139, label %146

139:
  %140 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %141 = load i64, ptr %140, align 8
  %142 = sub i64 %3, %141
  %143 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %144 = load i64, ptr %143, align 8
  %145 = icmp ult i64 %142, %144
  br i1 %145, label %152, label %146

146:
  %147 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %3, ptr %136)
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %730, label %149

149:
  %150 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %151 = load i64, ptr %150, align 8
  br label %152

152:
  %153 = phi i64 [ %151, %149 ], [ %141, %139 ]
  %154 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %153, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %157, ptr %158, align 8
  %159 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %160, ptr %161, align 8
  %162 = getelementptr inbounds nuw i8, ptr %136, i64 40
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %163, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %136, i64 48
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %166, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %136, i64 56
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %169, ptr %170, align 8
  %171 = shl i64 %3, 1
  %172 = getelementptr inbounds nuw i8, ptr %136, i64 32
  %173 = load i64, ptr %172, align 8
  %174 = load i64, ptr %154, align 8
  %175 = add i64 %173, %174
  %176 = sub i64 %171, %175
  store i64 %3, ptr %172, align 8
  %177 = load i64, ptr %156, align 8
  %178 = icmp ult i64 %176, %177
  %179 = load ptr, ptr %162, align 8
  %180 = icmp eq ptr %179, null
  br i1 %178, label %181, label %185

181:
  br i1 %180, label %709, label %182

182:
  %183 = lshr i64 %176, 7
  %184 = getelementptr inbounds nuw %struct.ScreenLine, ptr %179, i64 %183
  tail call void @llvm.prefetch.p0(ptr %184, i32 1, i32 3, i32 1)
  br label %186

185:
  br i1 %180, label %709, label %186

186:
  %187 = load i64, ptr %155, align 8
  %188 = load i64, ptr %161, align 8
  %189 = inttoptr i64 %188 to ptr
  %190 = load i8, ptr %131, align 4
  %191 = trunc nuw i8 %190 to i1
  %192 = sub i64 %3, %187
  %193 = and i64 %192, 127
  %194 = getelementptr inbounds nuw i8, ptr %189, i64 %192
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %194, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 116
  br i1 %191, label %197, label %213

197:
  %198 = phi ptr [ %79, %75 ], [ %196, %186 ]
  %199 = phi ptr [ %78, %75 ], [ %195, %186 ]
  %200 = phi i64 [ %76, %75 ], [ %193, %186 ]
  %201 = phi i64 [ %16, %75 ], [ %192, %186 ]
  %202 = load ptr, ptr %0, align 8
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 37696
  %204 = load i32, ptr %203, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %213, label %206

206:
  %207 = load ptr, ptr %6, align 8
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %209 = load i32, ptr %208, align 8
  %210 = icmp ult i32 %209, 4
  br i1 %210, label %211, label %213

211:
  %212 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %201)
  br i1 %212, label %213, label %694

213:
  %214 = phi ptr [ %196, %186 ], [ %198, %197 ], [ %198, %211 ], [ %198, %206 ]
  %215 = phi ptr [ %195, %186 ], [ %199, %197 ], [ %199, %211 ], [ %199, %206 ]
  %216 = phi i64 [ %193, %186 ], [ %200, %197 ], [ %200, %211 ], [ %200, %206 ]
  %217 = phi i64 [ %192, %186 ], [ %201, %197 ], [ %201, %211 ], [ %201, %206 ]
  %218 = icmp slt i32 %4, 0
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %220 = load i64, ptr %219, align 8
  br i1 %218, label %221, label %223

221:
  %222 = or i64 %220, 112
  br label %229

223:
  %224 = zext nneg i32 %4 to i64
  %225 = shl nuw nsw i64 %224, 7
  %226 = and i64 %225, 32640
  %227 = xor i64 %226, 16440
  %228 = or i64 %227, %220
  br label %229

229:
  %230 = phi i64 [ %222, %221 ], [ %228, %223 ]
  %231 = lshr i64 %217, 7
  %232 = load ptr, ptr %6, align 8
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %234 = load i32, ptr %233, align 8
  %235 = zext i32 %234 to i64
  %236 = add nsw i64 %216, -1
  %237 = add nsw i64 %236, %235
  %238 = lshr i64 %216, 2
  %239 = trunc nuw nsw i64 %238 to i32
  %240 = shl nsw i32 -1, %239
  %241 = tail call i64 @llvm.umin.i64(i64 %237, i64 127)
  %242 = lshr i64 %241, 2
  %243 = trunc nuw nsw i64 %242 to i32
  %244 = xor i32 %243, 31
  %245 = lshr i32 -1, %244
  %246 = and i32 %245, %240
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %248 = load ptr, ptr %247, align 8
  %249 = getelementptr inbounds nuw %struct.ScreenLine, ptr %248, i64 %231
  %250 = icmp eq i32 %246, 0
  br i1 %250, label %730, label %251

251:
  %252 = and i64 %217, -128
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %254 = load i64, ptr %253, align 8
  %255 = icmp ult i64 %252, %254
  br i1 %255, label %256, label %730

256:
  %257 = load i8, ptr %214, align 4
  %258 = trunc nuw i8 %257 to i1
  %259 = load ptr, ptr %0, align 8
  br i1 %258, label %260, label %283

260:
  %261 = getelementptr inbounds nuw i8, ptr %259, i64 37696
  %262 = load i32, ptr %261, align 8
  %263 = icmp eq i32 %262, 0
  %264 = icmp ult i32 %234, 4
  %265 = or i1 %264, %263
  br i1 %265, label %283, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %232, i64 4
  %268 = load i32, ptr %267, align 4
  %269 = add i32 %268, -1
  %270 = and i32 %269, -6
  %271 = icmp eq i32 %270, 0
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %273 = load ptr, ptr %272, align 8
  %274 = getelementptr inbounds nuw i32, ptr %273, i64 %231
  %275 = load i32, ptr %274, align 4
  br i1 %271, label %276, label %279

276:
  %277 = or i32 %275, %246
  store i32 %277, ptr %274, align 4
  %278 = load ptr, ptr %0, align 8
  br label %283

279:
  %280 = xor i32 %275, -1
  %281 = and i32 %246, %280
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %694

283:
  %284 = phi ptr [ %278, %276 ], [ %259, %279 ], [ %259, %260 ], [ %259, %256 ]
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 37704
  %286 = load i32, ptr %285, align 8
  %287 = icmp eq i32 %286, 0
  %288 = load i8, ptr %214, align 4
  %289 = trunc nuw i8 %288 to i1
  br i1 %287, label %290, label %314

290:
  br i1 %289, label %730, label %291

291:
  %292 = load ptr, ptr %6, align 8
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 4
  %294 = load i32, ptr %293, align 4
  switch i32 %294, label %295 [
    i32 4, label %730
    i32 0, label %730
  ]

295:
  %296 = lshr i64 %217, 12
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %298 = load ptr, ptr %297, align 8
  %299 = getelementptr inbounds nuw %struct.ScreenPage, ptr %298, i64 %296
  %300 = load atomic i64, ptr %299 acquire, align 8
  %301 = load ptr, ptr %0, align 8
  %302 = getelementptr inbounds nuw i8, ptr %301, i64 37656
  %303 = load i64, ptr %302, align 8
  %304 = icmp eq i64 %300, %303
  br i1 %304, label %730, label %305

305:
  %306 = add i64 %303, -1
  %307 = icmp eq i64 %300, %306
  br i1 %307, label %308, label %312

308:
  %309 = load ptr, ptr %6, align 8
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 4
  %311 = load i32, ptr %310, align 4
  switch i32 %311, label %312 [
    i32 4, label %730
    i32 0, label %730
  ]

312:
  %313 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %296)
  br i1 %313, label %730, label %694

314:
  br i1 %289, label %334, label %315

315:
  %316 = lshr i64 %217, 12
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr inbounds nuw %struct.ScreenPage, ptr %318, i64 %316
  %320 = load atomic i64, ptr %319 acquire, align 8
  %321 = load ptr, ptr %0, align 8
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 37656
  %323 = load i64, ptr %322, align 8
  %324 = icmp eq i64 %320, %323
  br i1 %324, label %334, label %325

325:
  %326 = add i64 %323, -1
  %327 = icmp eq i64 %320, %326
  br i1 %327, label %328, label %332

328:
  %329 = load ptr, ptr %6, align 8
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 4
  %331 = load i32, ptr %330, align 4
  switch i32 %331, label %332 [
    i32 4, label %334
    i32 0, label %334
  ]

332:
  %333 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %316)
  br i1 %333, label %334, label %694

334:
  %335 = load i8, ptr %214, align 4
  %336 = trunc nuw i8 %335 to i1
  br i1 %336, label %397, label %337

337:
  %338 = icmp eq i32 %246, -1
  %339 = and i64 %230, 7
  %340 = icmp eq i64 %339, 0
  %341 = and i1 %340, %338
  %342 = and i64 %230, 64
  %343 = icmp eq i64 %342, 0
  %344 = select i1 %341, i1 %343, i1 false
  br i1 %344, label %345, label %397

345:
  %346 = load ptr, ptr %6, align 8
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 4
  %348 = load i32, ptr %347, align 4
  %349 = icmp eq i32 %348, 4
  br i1 %349, label %397, label %350

350:
  %351 = load ptr, ptr %0, align 8
  %352 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %353 = load ptr, ptr %352, align 8
  %354 = lshr i64 %217, 12
  %355 = getelementptr inbounds nuw %struct.ScreenPage, ptr %353, i64 %354
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 8
  %357 = and i64 %231, 31
  %358 = getelementptr inbounds nuw i64, ptr %356, i64 %357
  %359 = icmp eq i32 %348, 0
  %360 = load atomic i64, ptr %358 monotonic, align 8
  %361 = select i1 %359, i64 2, i64 1
  %362 = icmp eq i64 %360, 0
  br i1 %362, label %363, label %365

363:
  %364 = or disjoint i64 %361, %230
  br label %386

365:
  %366 = and i64 %360, -8
  %367 = icmp eq i64 %366, %230
  br i1 %367, label %368, label %370

368:
  %369 = or i64 %360, %361
  br label %386

370:
  %371 = xor i64 %360, %230
  %372 = icmp ult i64 %371, 1099511627776
  br i1 %372, label %373, label %397

373:
  %374 = lshr i64 %360, 24
  %375 = and i64 %374, 65535
  %376 = lshr i64 %230, 24
  %377 = and i64 %376, 65535
  %378 = icmp samesign ult i64 %375, %377
  br i1 %378, label %379, label %397

379:
  %380 = and i64 %360, 5
  %381 = icmp ne i64 %380, 0
  %382 = and i1 %359, %381
  %383 = select i1 %382, i64 4, i64 0
  %384 = or disjoint i64 %230, %383
  %385 = or disjoint i64 %384, %361
  br label %386

386:
  %387 = phi i64 [ %385, %379 ], [ %369, %368 ], [ %364, %363 ]
  %388 = getelementptr inbounds nuw i8, ptr %351, i64 37688
  %389 = load i32, ptr %388, align 8
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %392, label %391

391:
  store i64 %387, ptr %358, align 8
  br label %730

392:
  %393 = icmp eq i64 %360, %387
  br i1 %393, label %730, label %394

394:
  %395 = cmpxchg ptr %358, i64 %360, i64 %387 monotonic monotonic, align 8
  %396 = extractvalue { i64, i1 } %395, 1
  br i1 %396, label %730, label %397

397:
  %398 = load i64, ptr %249, align 8
  %399 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %400 = load i64, ptr %399, align 8
  %401 = icmp eq i64 %398, %400
  br i1 %401, label %402, label %463

402:
  %403 = load ptr, ptr %6, align 8
  %404 = getelementptr inbounds nuw i8, ptr %403, i64 4
  %405 = load i32, ptr %404, align 4
  switch i32 %405, label %424 [
    i32 4, label %406
    i32 0, label %406
  ]

406:
  %407 = getelementptr inbounds nuw i8, ptr %249, i64 32
  %408 = load i64, ptr %407, align 8
  %409 = icmp eq i64 %408, %230
  br i1 %409, label %410, label %463

410:
  %411 = getelementptr inbounds nuw i8, ptr %249, i64 56
  %412 = load i32, ptr %411, align 8
  %413 = xor i32 %412, -1
  %414 = and i32 %246, %413
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %463

416:
  %417 = getelementptr inbounds nuw i8, ptr %249, i64 48
  %418 = load i32, ptr %417, align 8
  %419 = getelementptr inbounds nuw i8, ptr %249, i64 52
  %420 = load i32, ptr %419, align 4
  %421 = or i32 %420, %418
  %422 = and i32 %421, %246
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %730, label %463

424:
  %425 = and i64 %230, 7
  %426 = icmp eq i64 %425, 0
  %427 = and i64 %230, 6
  %428 = icmp eq i64 %427, 6
  %429 = or i1 %426, %428
  br i1 %429, label %463, label %430

430:
  %431 = getelementptr inbounds nuw i8, ptr %249, i64 48
  %432 = load i32, ptr %431, align 8
  %433 = xor i32 %432, -1
  %434 = and i32 %246, %433
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %463

436:
  %437 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %438 = load i64, ptr %437, align 8
  %439 = and i64 %438, 120
  %440 = icmp eq i64 %439, 120
  br i1 %440, label %441, label %463

441:
  %442 = icmp ugt i64 %438, -1099511627777
  %443 = xor i64 %438, %230
  %444 = icmp ult i64 %443, 16777216
  %445 = select i1 %442, i1 true, i1 %444
  br i1 %445, label %446, label %463

446:
  %447 = and i64 %438, 7
  %448 = icmp ne i64 %447, 0
  %449 = and i64 %443, 7
  %450 = icmp eq i64 %449, 0
  %451 = select i1 %448, i1 %450, i1 false
  br i1 %451, label %452, label %463

452:
  %453 = getelementptr inbounds nuw i8, ptr %249, i64 52
  %454 = load i32, ptr %453, align 4
  %455 = getelementptr inbounds nuw i8, ptr %249, i64 56
  %456 = load i32, ptr %455, align 8
  %457 = or i32 %456, %454
  %458 = getelementptr inbounds nuw i8, ptr %249, i64 60
  %459 = load i32, ptr %458, align 4
  %460 = or i32 %457, %459
  %461 = and i32 %460, %246
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %730, label %463

463:
  %464 = load i8, ptr %214, align 4
  %465 = trunc nuw i8 %464 to i1
  br i1 %465, label %519, label %466

466:
  %467 = load ptr, ptr %0, align 8
  %468 = getelementptr inbounds nuw i8, ptr %467, i64 37688
  %469 = load i32, ptr %468, align 8
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %471, label %480

471:
  %472 = getelementptr inbounds nuw i8, ptr %249, i64 8
  br label %473

473:
  %474 = atomicrmw or ptr %472, i64 1 acquire, align 8
  %475 = and i64 %474, 1
  %476 = icmp eq i64 %475, 0
  br i1 %476, label %477, label %473

477:
  %478 = load i8, ptr %214, align 4
  %479 = trunc nuw i8 %478 to i1
  br i1 %479, label %519, label %480

480:
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %482 = load ptr, ptr %481, align 8
  %483 = lshr i64 %217, 12
  %484 = getelementptr inbounds nuw %struct.ScreenPage, ptr %482, i64 %483
  %485 = getelementptr inbounds nuw i8, ptr %484, i64 8
  %486 = and i64 %231, 31
  %487 = getelementptr inbounds nuw i64, ptr %485, i64 %486
  %488 = load atomic i64, ptr %487 monotonic, align 8
  %489 = icmp eq i64 %488, -1
  br i1 %489, label %519, label %490

490:
  %491 = load ptr, ptr %0, align 8
  %492 = getelementptr inbounds nuw i8, ptr %491, i64 37688
  %493 = load i32, ptr %492, align 8
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %496, label %495

495:
  store i64 -1, ptr %487, align 8
  br label %498

496:
  %497 = atomicrmw xchg ptr %487, i64 -1 monotonic, align 8
  br label %498

498:
  %499 = phi i64 [ %488, %495 ], [ %497, %496 ]
  %500 = load i64, ptr %399, align 8
  store i64 %500, ptr %249, align 8
  %501 = and i64 %499, 5
  %502 = icmp ne i64 %501, 0
  %503 = sext i1 %502 to i32
  %504 = getelementptr inbounds nuw i8, ptr %249, i64 48
  store i32 %503, ptr %504, align 8
  %505 = shl i64 %499, 62
  %506 = ashr i64 %505, 63
  %507 = trunc nsw i64 %506 to i32
  %508 = getelementptr inbounds nuw i8, ptr %249, i64 56
  store i32 %507, ptr %508, align 8
  %509 = getelementptr inbounds nuw i8, ptr %249, i64 60
  store i32 0, ptr %509, align 4
  %510 = getelementptr inbounds nuw i8, ptr %249, i64 52
  store i32 0, ptr %510, align 4
  %511 = and i64 %499, -8
  %512 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %513 = getelementptr inbounds nuw i8, ptr %249, i64 32
  store i64 %511, ptr %513, align 8
  store i64 %511, ptr %512, align 8
  %514 = and i64 %499, 1
  %515 = icmp eq i64 %514, 0
  br i1 %515, label %516, label %519

516:
  %517 = and i64 %499, -16777216
  %518 = add i64 %517, -16777096
  store i64 %518, ptr %512, align 8
  br label %519

519:
  %520 = phi i1 [ true, %477 ], [ %470, %516 ], [ %470, %498 ], [ %470, %480 ], [ false, %463 ]
  %521 = load i64, ptr %249, align 8
  %522 = load i64, ptr %399, align 8
  %523 = icmp eq i64 %521, %522
  br i1 %523, label %562, label %524

524:
  %525 = load ptr, ptr %6, align 8
  %526 = getelementptr inbounds nuw i8, ptr %525, i64 4
  %527 = load i32, ptr %526, align 4
  store i64 %522, ptr %249, align 8
  %528 = getelementptr inbounds nuw i8, ptr %249, i64 48
  %529 = getelementptr inbounds nuw i8, ptr %249, i64 60
  store i32 0, ptr %529, align 4
  %530 = getelementptr inbounds nuw i8, ptr %249, i64 56
  store i32 0, ptr %530, align 8
  %531 = getelementptr inbounds nuw i8, ptr %249, i64 52
  store i32 0, ptr %531, align 4
  store i32 0, ptr %528, align 8
  %532 = getelementptr inbounds nuw i8, ptr %249, i64 8
  store i64 0, ptr %532, align 8
  %533 = and i32 %527, -5
  %534 = icmp eq i32 %533, 0
  %535 = select i1 %534, i64 2, i64 0
  %536 = getelementptr inbounds nuw i32, ptr %528, i64 %535
  store i32 %246, ptr %536, align 4
  %537 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %538 = getelementptr inbounds nuw i64, ptr %537, i64 %535
  store i64 %230, ptr %538, align 8
  switch i32 %527, label %670 [
    i32 4, label %539
    i32 0, label %539
  ]

539:
  %540 = load ptr, ptr %0, align 8
  %541 = getelementptr inbounds nuw i8, ptr %540, i64 37692
  %542 = load i32, ptr %541, align 4
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %544, label %670

544:
  %545 = load i32, ptr %528, align 8
  %546 = load i32, ptr %531, align 4
  %547 = or i32 %546, %545
  %548 = icmp eq i32 %547, 0
  br i1 %548, label %549, label %670

549:
  %550 = getelementptr inbounds nuw i8, ptr %249, i64 32
  %551 = load i64, ptr %550, align 8
  %552 = and i64 %551, 71
  %553 = icmp eq i64 %552, 64
  br i1 %553, label %554, label %670

554:
  store i32 -1, ptr %530, align 8
  store i32 0, ptr %529, align 4
  %555 = and i64 %551, 120
  %556 = icmp eq i64 %555, 120
  %557 = shl i64 %522, 10
  %558 = lshr i64 %551, 15
  %559 = and i64 %558, 1023
  %560 = select i1 %556, i64 1023, i64 %559
  %561 = or disjoint i64 %560, %557
  store i64 %561, ptr %532, align 8
  br label %670

562:
  %563 = load i8, ptr %214, align 4
  %564 = trunc nuw i8 %563 to i1
  br i1 %564, label %616, label %565

565:
  %566 = load ptr, ptr %6, align 8
  %567 = getelementptr inbounds nuw i8, ptr %566, i64 4
  %568 = load i32, ptr %567, align 4
  %569 = and i32 %568, -5
  %570 = icmp eq i32 %569, 0
  %571 = select i1 %570, i32 2, i32 0
  %572 = getelementptr inbounds nuw i8, ptr %249, i64 48
  %573 = load i32, ptr %572, align 8
  %574 = getelementptr inbounds nuw i8, ptr %249, i64 52
  %575 = load i32, ptr %574, align 4
  %576 = or i32 %575, %573
  %577 = getelementptr inbounds nuw i8, ptr %249, i64 56
  %578 = load i32, ptr %577, align 8
  %579 = or i32 %576, %578
  %580 = getelementptr inbounds nuw i8, ptr %249, i64 60
  %581 = load i32, ptr %580, align 4
  %582 = or i32 %579, %581
  %583 = and i32 %582, %246
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %585, label %616

585:
  %586 = zext nneg i32 %571 to i64
  %587 = getelementptr inbounds nuw i32, ptr %572, i64 %586
  %588 = load i32, ptr %587, align 4
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %590, label %592

590:
  %591 = getelementptr inbounds nuw i32, ptr %572, i64 %586
  br label %609

592:
  %593 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %594 = getelementptr inbounds nuw i64, ptr %593, i64 %586
  %595 = load i64, ptr %594, align 8
  %596 = icmp ne i64 %595, %230
  %597 = zext i1 %596 to i32
  %598 = or disjoint i32 %571, %597
  %599 = zext nneg i32 %598 to i64
  %600 = getelementptr inbounds nuw i32, ptr %572, i64 %599
  %601 = load i32, ptr %600, align 4
  %602 = icmp eq i32 %601, 0
  %603 = getelementptr inbounds nuw i32, ptr %572, i64 %599
  br i1 %602, label %609, label %604

604:
  %605 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %606 = getelementptr inbounds nuw i64, ptr %605, i64 %599
  %607 = load i64, ptr %606, align 8
  %608 = icmp eq i64 %607, %230
  br i1 %608, label %609, label %616

609:
  %610 = phi ptr [ %591, %590 ], [ %603, %592 ], [ %603, %604 ]
  %611 = phi i64 [ %586, %590 ], [ %599, %592 ], [ %599, %604 ]
  %612 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %613 = getelementptr inbounds nuw i64, ptr %612, i64 %611
  store i64 %230, ptr %613, align 8
  %614 = load i32, ptr %610, align 4
  %615 = or i32 %614, %246
  store i32 %615, ptr %610, align 4
  br label %670

616:
  %617 = and i64 %230, 64
  %618 = icmp eq i64 %617, 0
  br i1 %618, label %619, label %668

619:
  %620 = getelementptr inbounds nuw i8, ptr %249, i64 48
  %621 = getelementptr inbounds nuw i8, ptr %249, i64 56
  %622 = load i32, ptr %621, align 8
  %623 = icmp eq i32 %622, 0
  %624 = getelementptr inbounds nuw i8, ptr %249, i64 52
  %625 = load i32, ptr %624, align 4
  %626 = getelementptr inbounds nuw i8, ptr %249, i64 60
  %627 = load i32, ptr %626, align 4
  %628 = or i32 %627, %625
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %630, label %668

630:
  %631 = load i32, ptr %620, align 8
  %632 = icmp eq i32 %631, 0
  br i1 %632, label %637, label %633

633:
  %634 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %635 = load i64, ptr %634, align 8
  %636 = icmp eq i64 %635, %230
  br i1 %636, label %637, label %668

637:
  br i1 %623, label %642, label %638

638:
  %639 = getelementptr inbounds nuw i8, ptr %249, i64 32
  %640 = load i64, ptr %639, align 8
  %641 = icmp eq i64 %640, %230
  br i1 %641, label %642, label %668

642:
  %643 = load ptr, ptr %6, align 8
  %644 = getelementptr inbounds nuw i8, ptr %643, i64 4
  %645 = load i32, ptr %644, align 4
  switch i32 %645, label %649 [
    i32 4, label %668
    i32 0, label %646
  ]

646:
  %647 = getelementptr inbounds nuw i8, ptr %249, i64 32
  store i64 %230, ptr %647, align 8
  %648 = or i32 %622, %246
  store i32 %648, ptr %621, align 8
  br label %670

649:
  br i1 %564, label %650, label %661

650:
  %651 = getelementptr inbounds nuw i8, ptr %249, i64 8
  %652 = load i64, ptr %651, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %661, label %654

654:
  %655 = load ptr, ptr %0, align 8
  store i64 0, ptr %651, align 8
  %656 = getelementptr inbounds nuw i8, ptr %655, i64 41816
  %657 = load i64, ptr %656, align 8
  %658 = add i64 %657, 1
  store i64 %658, ptr %656, align 8
  %659 = load i32, ptr %620, align 8
  %660 = load i32, ptr %621, align 8
  br label %661

661:
  %662 = phi i32 [ %660, %654 ], [ %622, %650 ], [ %622, %649 ]
  %663 = phi i32 [ %659, %654 ], [ %631, %650 ], [ %631, %649 ]
  %664 = getelementptr inbounds nuw i8, ptr %249, i64 16
  store i64 %230, ptr %664, align 8
  %665 = or i32 %663, %246
  store i32 %665, ptr %620, align 8
  %666 = xor i32 %246, -1
  %667 = and i32 %662, %666
  store i32 %667, ptr %621, align 8
  br label %670

668:
  %669 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %249, i64 %230, i32 %246)
  br i1 %669, label %670, label %687

670:
  %671 = and i64 %230, 6
  %672 = icmp eq i64 %671, 6
  br i1 %672, label %673, label %686

673:
  %674 = load ptr, ptr %0, align 8
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 41808
  %676 = load i64, ptr %675, align 8
  %677 = load ptr, ptr %6, align 8
  %678 = getelementptr inbounds nuw i8, ptr %677, i64 8
  %679 = load i32, ptr %678, align 8
  %680 = icmp eq i32 %679, 1
  %681 = load ptr, ptr %215, align 8
  br i1 %680, label %682, label %684

682:
  %683 = trunc i64 %676 to i8
  store i8 %683, ptr %681, align 1
  br label %686

684:
  %685 = trunc i64 %676 to i32
  store i32 %685, ptr %681, align 1
  br label %686

686:
  br i1 %520, label %691, label %730

687:
  br i1 %520, label %688, label %694

688:
  %689 = getelementptr inbounds nuw i8, ptr %249, i64 8
  %690 = atomicrmw and ptr %689, i64 -2 release, align 8
  br label %694

691:
  %692 = getelementptr inbounds nuw i8, ptr %249, i64 8
  %693 = atomicrmw and ptr %692, i64 -2 release, align 8
  br label %730

694:
  %695 = load ptr, ptr %0, align 8
  %696 = load ptr, ptr %6, align 8
  %697 = getelementptr inbounds nuw i8, ptr %696, i64 20
  %698 = load i32, ptr %697, align 4
  %699 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %700 = load i32, ptr %699, align 8
  %701 = tail call i32 @llvm.cttz.i32(i32 %700, i1 false)
  %702 = getelementptr inbounds nuw i8, ptr %695, i64 328
  store i32 22, ptr %702, align 8
  %703 = getelementptr inbounds nuw i8, ptr %695, i64 332
  store i32 %698, ptr %703, align 4
  %704 = getelementptr inbounds nuw i8, ptr %695, i64 336
  store i32 %701, ptr %704, align 8
  %705 = getelementptr inbounds nuw i8, ptr %695, i64 352
  store i64 0, ptr %705, align 8
  %706 = getelementptr inbounds nuw i8, ptr %695, i64 368
  store i32 0, ptr %706, align 8
  %707 = getelementptr inbounds nuw i8, ptr %695, i64 360
  store i32 0, ptr %707, align 8
  %708 = getelementptr inbounds nuw i8, ptr %695, i64 364
  store i32 0, ptr %708, align 4
  br label %730

709:
  %710 = load ptr, ptr %6, align 8
  %711 = getelementptr inbounds nuw i8, ptr %710, i64 4
  %712 = load i32, ptr %711, align 4
  switch i32 %712, label %713 [
    i32 4, label %730
    i32 0, label %730
  ]

713:
  %714 = load ptr, ptr %0, align 8
  br label %715

715:
  %716 = phi ptr [ %710, %713 ], [ %7, %97 ]
  %717 = phi ptr [ %714, %713 ], [ %93, %97 ]
  %718 = getelementptr inbounds nuw i8, ptr %716, i64 20
  %719 = load i32, ptr %718, align 4
  %720 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %721 = load i32, ptr %720, align 8
  %722 = tail call i32 @llvm.cttz.i32(i32 %721, i1 false)
  %723 = getelementptr inbounds nuw i8, ptr %717, i64 328
  store i32 22, ptr %723, align 8
  %724 = getelementptr inbounds nuw i8, ptr %717, i64 332
  store i32 %719, ptr %724, align 4
  %725 = getelementptr inbounds nuw i8, ptr %717, i64 336
  store i32 %722, ptr %725, align 8
  %726 = getelementptr inbounds nuw i8, ptr %717, i64 352
  store i64 0, ptr %726, align 8
  %727 = getelementptr inbounds nuw i8, ptr %717, i64 368
  store i32 0, ptr %727, align 8
  %728 = getelementptr inbounds nuw i8, ptr %717, i64 360
  store i32 0, ptr %728, align 8
  %729 = getelementptr inbounds nuw i8, ptr %717, i64 364
  store i32 0, ptr %729, align 4
  br label %730

730:
  %731 = phi i32 [ 0, %709 ], [ 1, %694 ], [ 1, %715 ], [ 0, %709 ], [ 0, %312 ], [ 0, %392 ], [ 0, %691 ], [ 0, %35 ],
      [ 0, %146 ], [ 0, %97 ], [ 0, %86 ], [ 0, %92 ], [ 0, %391 ], [ 0, %416 ], [ 0, %295 ], [ 0, %229 ], [ 0, %394 ],
      [ 0, %452 ], [ 0, %251 ], [ 0, %291 ], [ 0, %290 ], [ 0, %308 ], [ 0, %291 ], [ 0, %308 ], [ 0, %686 ]
  ret i32 %731
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %30 = ptrtoint ptr %1 to i64
  %31 = and i64 %2, 7
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 96
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
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 116
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
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 116
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
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 88
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
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 104
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
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 104
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
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 88
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
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 118
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
