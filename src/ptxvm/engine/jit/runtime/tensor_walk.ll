; Tensor copies that are not, or may not be, wholly inside their tensor: row by row, clipped when they are stored,
; filled when they are loaded. Also of four rows, and of the pixels under a moving window (im2col).

; Coordinate %d of a tensor copy, from the values of its operands.
define internal i64 @coordinate(ptr %values, i32 %d) alwaysinline #0 {
  %place = getelementptr i64, ptr %values, i32 %d
  %raw = load i64, ptr %place
  %bits = trunc i64 %raw to i32
  %value = sext i32 %bits to i64
  ret i64 %value
}

; The host address of the tensor, for a copy whose coordinates are in the rows from %row on. Null if Python must see to
; it.
define internal ptr @walk_host(ptr %worker, ptr %plan, i32 %lane, i32 %row, i1 %for_store) #0 {
entry:
  %kind = get i32 TensorPlan.walk, %plan
  %is_four = icmp eq i32 %kind, $WalkKind.FOUR_ROWS
  %is_window = icmp eq i32 %kind, $WalkKind.WINDOW
  %rank = get i32 TensorPlan.rank, %plan
  %count = select i1 %is_four, i32 5, i32 %rank
  %images = sub i32 %rank, 1
  %lows = at TensorPlan.lows, %plan
  %highs = at TensorPlan.highs, %plan
  br label %dimension

dimension:
  %d = phi i32 [ 0, %entry ], [ %d_next, %fine ]
  %its_row = add i32 %d, %row
  %raw = call i64 @host_value(ptr %worker, i32 %its_row, i32 %lane)
  %bits = trunc i64 %raw to i32
  %value = sext i32 %bits to i64
  %negative = icmp slt i64 %value, 0
  %below = and i1 %negative, %for_store
  ; A window begins inside its bounding box.
  %low_place = getelementptr i64, ptr %lows, i32 %d
  %low = load i64, ptr %low_place
  %high_place = getelementptr i64, ptr %highs, i32 %d
  %high = load i64, ptr %high_place
  %too_low = icmp slt i64 %value, %low
  %too_high = icmp sge i64 %value, %high
  %beside = or i1 %too_low, %too_high
  %not_first = icmp ne i32 %d, 0
  %not_last = icmp ne i32 %d, %images
  %is_axis_0 = and i1 %not_first, %not_last
  %is_axis = and i1 %is_axis_0, %is_window
  %astray = and i1 %is_axis, %beside
  %wrong = or i1 %below, %astray
  br i1 %wrong, label %no, label %fine

fine:
  %d_next = add i32 %d, 1
  %last = icmp eq i32 %d_next, %count
  br i1 %last, label %shifts, label %dimension

shifts:
  %offsets = get i32 TensorPlan.offsets, %plan
  %limit = get i32 TensorPlan.offset_limit, %plan
  %limit64 = zext i32 %limit to i64
  br label %shift

shift:
  %s = phi i32 [ 0, %shifts ], [ %s_next, %check ]
  %more = icmp ult i32 %s, %offsets
  br i1 %more, label %check, label %locate

check:
  %behind = add i32 %row, %rank
  %shift_row = add i32 %behind, %s
  %offset = call i64 @host_value(ptr %worker, i32 %shift_row, i32 %lane)
  %allowed = icmp ult i64 %offset, %limit64
  %s_next = add i32 %s, 1
  br i1 %allowed, label %shift, label %no

locate:
  %base = get i64 TensorPlan.base, %plan
  %bytes = get i64 TensorPlan.bytes, %plan
  %host = call ptr @global_host(ptr %worker, i64 %base, i64 %bytes, i1 %for_store)
  ret ptr %host

no:
  ret ptr null
}

; Moves what of a copy is inside the tensor at %tensor, or combines it; what is loaded from outside of it is filled.
define internal void @walk_box(ptr %copy, ptr %tensor, ptr %box, i1 %stores, ptr %combine) #0 {
entry:
  %positions = alloca [$MAX_RANK x i64]
  %lows = alloca [$MAX_RANK x i64]
  %highs = alloca [$MAX_RANK x i64]
  %shifts = alloca [$MAX_RANK x i64]
  %plan = get ptr Deferred.plan, %copy
  %kind = get i32 TensorPlan.walk, %plan
  %is_tile = icmp eq i32 %kind, $WalkKind.TILE
  %is_four = icmp eq i32 %kind, $WalkKind.FOUR_ROWS
  %all = at Deferred.values, %copy
  %skipped = select i1 %stores, i32 2, i32 3
  %values = getelementptr i64, ptr %all, i32 %skipped
  %plan_lows = at TensorPlan.lows, %plan
  %plan_highs = at TensorPlan.highs, %plan
  %rank = get i32 TensorPlan.rank, %plan
  %offsets = get i32 TensorPlan.offsets, %plan
  br label %begin

begin:
  %b = phi i32 [ 0, %entry ], [ %b_next, %begin ]
  %value = call i64 @coordinate(ptr %values, i32 %b)
  %position_place = getelementptr i64, ptr %positions, i32 %b
  store i64 %value, ptr %position_place
  %origin = select i1 %is_tile, i64 %value, i64 0
  %plan_low_place = getelementptr i64, ptr %plan_lows, i32 %b
  %plan_low = load i64, ptr %plan_low_place
  %low = add i64 %plan_low, %origin
  %low_place = getelementptr i64, ptr %lows, i32 %b
  store i64 %low, ptr %low_place
  %plan_high_place = getelementptr i64, ptr %plan_highs, i32 %b
  %plan_high = load i64, ptr %plan_high_place
  %high = add i64 %plan_high, %origin
  %high_place = getelementptr i64, ptr %highs, i32 %b
  store i64 %high, ptr %high_place
  ; Offset k of im2colInfo is along dimension k + 1.
  %b_before = sub i32 %b, 1
  %has_shift = icmp ult i32 %b_before, %offsets
  %shift_row = add i32 %rank, %b_before
  %some_row = select i1 %has_shift, i32 %shift_row, i32 0
  %given = call i64 @coordinate(ptr %values, i32 %some_row)
  %shift = select i1 %has_shift, i64 %given, i64 0
  %shift_place = getelementptr i64, ptr %shifts, i32 %b
  store i64 %shift, ptr %shift_place
  %b_next = add i32 %b, 1
  %begun = icmp eq i32 %b_next, $MAX_RANK
  br i1 %begun, label %columns, label %begin

columns:
  ; The bytes of a row that are inside.
  %column = load i64, ptr %positions
  %sizes = at TensorPlan.sizes, %plan
  %strides = at TensorPlan.strides, %plan
  %steps = at TensorPlan.steps, %plan
  %unit32 = get i32 TensorPlan.unit, %plan
  %unit = zext i32 %unit32 to i64
  %chunks32 = get i32 TensorPlan.chunks, %plan
  %chunks = zext i32 %chunks32 to i64
  %row_bytes = shl i64 %chunks, 4
  %start = mul i64 %column, %unit
  %before = sub i64 0, %start
  %first = call i64 @llvm.smax.i64(i64 %before, i64 0)
  %width = load i64, ptr %sizes
  %width_bytes = mul i64 %width, %unit
  %room = sub i64 %width_bytes, %start
  %end = call i64 @llvm.smin.i64(i64 %row_bytes, i64 %room)
  %tensor64 = ptrtoint ptr %tensor to i64
  %anchor = add i64 %tensor64, %start
  %rows = get i32 TensorPlan.rows, %plan
  %places = get ptr TensorPlan.places, %plan
  br label %row

row:
  %r = phi i32 [ 0, %columns ], [ %r_next, %row_done ]
  %places_of_row = phi ptr [ %places, %columns ], [ %places_next, %row_done ]
  %skip = select i1 %is_four, i32 %r, i32 0
  br label %dimension

dimension:
  %d = phi i32 [ 1, %row ], [ %d_next, %add ]
  %address = phi i64 [ %anchor, %row ], [ %address_next, %add ]
  %inside = phi i1 [ true, %row ], [ %inside_next, %add ]
  %has = icmp ult i32 %d, %rank
  br i1 %has, label %add, label %move

add:
  %which = add i32 %d, %skip
  %p_place = getelementptr i64, ptr %positions, i32 %which
  %p = load i64, ptr %p_place
  %s_place = getelementptr i64, ptr %shifts, i32 %d
  %s = load i64, ptr %s_place
  %at = add i64 %p, %s
  %size_place = getelementptr i64, ptr %sizes, i32 %d
  %size = load i64, ptr %size_place
  %is_in = icmp ult i64 %at, %size
  %inside_next = and i1 %inside, %is_in
  %stride_place = getelementptr i64, ptr %strides, i32 %d
  %stride = load i64, ptr %stride_place
  %distance = mul i64 %at, %stride
  %address_next = add i64 %address, %distance
  %d_next = add i32 %d, 1
  br label %dimension

move:
  %row_end = select i1 %inside, i64 %end, i64 0
  call void @move_row(ptr %plan, ptr %places_of_row, i64 %address, ptr %box, i64 %first, i64 %row_end, i1 %stores,
      ptr %combine)
  br i1 %is_four, label %row_done, label %advance

advance:
  %a = phi i32 [ 1, %move ], [ %a_next, %again ]
  %exists = icmp ult i32 %a, %rank
  br i1 %exists, label %step, label %row_done

step:
  %now_place = getelementptr i64, ptr %positions, i32 %a
  %now = load i64, ptr %now_place
  %step_place = getelementptr i64, ptr %steps, i32 %a
  %step_size = load i64, ptr %step_place
  %then = add i64 %now, %step_size
  store i64 %then, ptr %now_place
  %its_high_place = getelementptr i64, ptr %highs, i32 %a
  %its_high = load i64, ptr %its_high_place
  %over = icmp sge i64 %then, %its_high
  br i1 %over, label %again, label %row_done

again:
  %its_low_place = getelementptr i64, ptr %lows, i32 %a
  %its_low = load i64, ptr %its_low_place
  store i64 %its_low, ptr %now_place
  %a_next = add i32 %a, 1
  br label %advance

row_done:
  %places_next = getelementptr i32, ptr %places_of_row, i32 %chunks32
  %r_next = add i32 %r, 1
  %all_rows = icmp eq i32 %r_next, %rows
  br i1 %all_rows, label %out, label %row

out:
  ret void
}

declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)

; Moves the bytes from %first to %last of a row that is at host address %address, and fills the others of what is
; loaded. With %combine they are combined.
define internal void @move_row(ptr %plan, ptr %places, i64 %address, ptr %box, i64 %first, i64 %last, i1 %stores,
    ptr %combine) #0 {
entry:
  %moves = icmp eq ptr %combine, null
  %fill_place = at TensorPlan.fill, %plan
  %fill = load i128, ptr %fill_place, align 8
  %chunks = get i32 TensorPlan.chunks, %plan
  br label %chunk

chunk:
  %c = phi i32 [ 0, %entry ], [ %c_next, %next ]
  %c64 = zext i32 %c to i64
  %begin = shl i64 %c64, 4
  %end = add i64 %begin, 16
  %place_pointer = getelementptr i32, ptr %places, i32 %c
  %place = load i32, ptr %place_pointer
  %inside = getelementptr i8, ptr %box, i32 %place
  %from_low = call i64 @llvm.smax.i64(i64 %first, i64 %begin)
  %to_high = call i64 @llvm.smin.i64(i64 %last, i64 %end)
  %size = sub i64 %to_high, %from_low
  %outside64 = add i64 %address, %from_low
  %outside = inttoptr i64 %outside64 to ptr
  br i1 %moves, label %move, label %reduce

reduce:
  %any = icmp sgt i64 %size, 0
  br i1 %any, label %elements, label %next

elements:
  %skipped_bytes = sub i64 %from_low, %begin
  %operands = getelementptr i8, ptr %inside, i64 %skipped_bytes
  call void @combine_bytes(ptr %combine, ptr %outside, ptr %operands, i64 %size)
  br label %next

move:
  %whole = icmp eq i64 %size, 16
  br i1 %whole, label %copy, label %part

copy:
  %from = select i1 %stores, ptr %inside, ptr %outside
  %to = select i1 %stores, ptr %outside, ptr %inside
  %bytes = load i128, ptr %from, align 1
  store i128 %bytes, ptr %to, align 1
  br label %next

part:
  %some = icmp sgt i64 %size, 0
  br i1 %stores, label %some_bytes, label %filled

filled:
  store i128 %fill, ptr %inside, align 1
  br label %some_bytes

some_bytes:
  br i1 %some, label %few, label %next

few:
  %skipped = sub i64 %from_low, %begin
  %inner = getelementptr i8, ptr %inside, i64 %skipped
  %few_from = select i1 %stores, ptr %inner, ptr %outside
  %few_to = select i1 %stores, ptr %outside, ptr %inner
  call void @llvm.memcpy.p0.p0.i64(ptr %few_to, ptr %few_from, i64 %size, i1 false)
  br label %next

next:
  %c_next = add i32 %c, 1
  %over = icmp eq i32 %c_next, %chunks
  br i1 %over, label %out, label %chunk

out:
  ret void
}
