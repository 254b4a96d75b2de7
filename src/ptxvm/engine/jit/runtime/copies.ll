; Asynchronous copies to shared memory that need no Python: native code takes note of them when they are issued, and lands
; them at the wait for their mbarrier. Only where that is the policy (Worker.defers), for one lane at a time, for boxes
; inside their tensor, and for nothing that could be wrong: all else is Python's business, which also adopts what has not
; landed when it must know of it (see host_service.py).

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; The value of operand %row for a lane.
define internal i64 @host_value(ptr %worker, i32 %row, i32 %lane) alwaysinline #0 {
  %rows = at Worker.host_values, %worker
  %before = mul i32 %row, 32
  %index = add i32 %before, %lane
  %place = getelementptr i64, ptr %rows, i32 %index
  %value = load i64, ptr %place
  ret i64 %value
}

; Whether %size bytes at a generic address are shared memory of the CTA.
define internal i1 @is_own_shared(ptr %worker, i64 %address, i64 %size) alwaysinline #0 {
  %base = shl i64 $SHARED_NUMBER, $WINDOW_BITS
  %offset = sub i64 %address, %base
  %shared32 = get i32 Worker.shared_size, %worker
  %shared = zext i32 %shared32 to i64
  %begins = icmp ule i64 %offset, %shared
  %room = sub i64 %shared, %offset
  %ends = icmp uge i64 %room, %size
  %inside = and i1 %begins, %ends
  ret i1 %inside
}

; The host address of %size bytes of global memory, or null.
define internal ptr @global_host(ptr %worker, i64 %address, i64 %size) #0 {
entry:
  %row = call preserve_allcc ptr @row_below(ptr %worker, i64 %address)
  %none = icmp eq ptr %row, null
  br i1 %none, label %outside, label %found

found:
  %base = get i64 Allocation.base, %row
  %bytes = get i64 Allocation.size, %row
  %host = get i64 Allocation.host, %row
  %offset = sub i64 %address, %base
  %begins = icmp ule i64 %offset, %bytes
  %room = sub i64 %bytes, %offset
  %ends = icmp uge i64 %room, %size
  %inside = and i1 %begins, %ends
  br i1 %inside, label %good, label %outside

good:
  %place = add i64 %host, %offset
  %pointer = inttoptr i64 %place to ptr
  ret ptr %pointer

outside:
  ret ptr null
}

; Whether one lane asks, copies may be deferred, and there is room for one more.
define internal i1 @may_defer(ptr %worker, ptr %cta, i32 %mask) alwaysinline #0 {
  %defers = get i32 Worker.defers, %worker
  %allowed = icmp ne i32 %defers, 0
  %lanes = call i32 @llvm.ctpop.i32(i32 %mask)
  %single = icmp eq i32 %lanes, 1
  %count = get i32 Cta.deferred_count, %cta
  %room = icmp ult i32 %count, $DEFERRED_LIMIT
  %one = and i1 %allowed, %single
  %may = and i1 %one, %room
  ret i1 %may
}

; The word of an initialised mbarrier at a generic address, or 0.
define internal i64 @mbarrier_word(ptr %worker, ptr %cta, i64 %address) alwaysinline #0 {
entry:
  %odd = and i64 %address, 7
  %aligned = icmp eq i64 %odd, 0
  %own = call i1 @is_own_shared(ptr %worker, i64 %address, i64 8)
  %good = and i1 %aligned, %own
  br i1 %good, label %look, label %none

look:
  %base = shl i64 $SHARED_NUMBER, $WINDOW_BITS
  %offset = sub i64 %address, %base
  %shared = get ptr Cta.shared, %cta
  %place = getelementptr i8, ptr %shared, i64 %offset
  %word = load i64, ptr %place
  %mark = and i64 %word, $MARK_MASK
  %valid = icmp eq i64 %mark, $MARK
  %result = select i1 %valid, i64 %word, i64 0
  ret i64 %result

none:
  ret i64 0
}

; A new entry of the CTA's deferred copies, filled but for the operands' values, which are copied from the rows.
define internal void @note_copy(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %lane, i64 %target, i64 %barrier, i32 %size, ptr %source, ptr %plan) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  %all = at Cta.deferred, %cta
  %count64 = zext i32 %count to i64
  %offset = mul i64 %count64, $sizeof.Deferred
  %copy = getelementptr i8, ptr %all, i64 %offset
  %more = add i32 %count, 1
  set i32 %more, Cta.deferred_count, %cta
  %target32 = trunc i64 %target to i32
  %barrier32 = trunc i64 %barrier to i32
  set i32 %number, Deferred.number, %copy
  set i32 %warp, Deferred.warp, %copy
  set i32 %lane, Deferred.lane, %copy
  set i32 %size, Deferred.size, %copy
  set i32 %target32, Deferred.target, %copy
  set i32 %barrier32, Deferred.barrier, %copy
  set ptr %source, Deferred.source, %copy
  set ptr %plan, Deferred.plan, %copy
  %values = at Deferred.values, %copy
  br label %each

each:
  %row = phi i32 [ 0, %entry ], [ %row_next, %each ]
  %value = call i64 @host_value(ptr %worker, i32 %row, i32 %lane)
  %place = getelementptr i64, ptr %values, i32 %row
  store i64 %value, ptr %place
  %row_next = add i32 %row, 1
  %last = icmp eq i32 %row_next, $DEFERRED_VALUES
  br i1 %last, label %out, label %each

out:
  ret void
}

; cp.async.bulk of consecutive bytes: destination, source, size, mbarrier. 1: taken note of, 0: Python must see to it.
define i32 @ptxvm_defer_bulk(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %may = call i1 @may_defer(ptr %worker, ptr %cta, i32 %mask)
  br i1 %may, label %look, label %no

look:
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %target = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %source = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %size = call i64 @host_value(ptr %worker, i32 2, i32 %lane)
  %barrier = call i64 @host_value(ptr %worker, i32 3, i32 %lane)
  %either = or i64 %target, %source
  %any = or i64 %either, %size
  %odd = and i64 %any, 15
  %aligned = icmp eq i64 %odd, 0
  %small = icmp ule i64 %size, $COUNT_LIMIT
  %own = call i1 @is_own_shared(ptr %worker, i64 %target, i64 %size)
  %word = call i64 @mbarrier_word(ptr %worker, ptr %cta, i64 %barrier)
  %valid = icmp ne i64 %word, 0
  %good_0 = and i1 %aligned, %small
  %good_1 = and i1 %own, %valid
  %good = and i1 %good_0, %good_1
  br i1 %good, label %locate, label %no

locate:
  %host = call ptr @global_host(ptr %worker, i64 %source, i64 %size)
  %nowhere = icmp eq ptr %host, null
  br i1 %nowhere, label %no, label %note

note:
  %size32 = trunc i64 %size to i32
  call void @note_copy(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %lane, i64 %target, i64 %barrier, i32 %size32, ptr %host, ptr null)
  ret i32 1

no:
  ret i32 0
}

; The host address of a tensor map at a generic address: a parameter or in global memory. Null if it is elsewhere.
define internal ptr @map_host(ptr %worker, i64 %address) #0 {
entry:
  %window = lshr i64 %address, $WINDOW_BITS
  %is_param = icmp eq i64 %window, $PARAM_NUMBER
  br i1 %is_param, label %parameter, label %global

parameter:
  %base = shl i64 $PARAM_NUMBER, $WINDOW_BITS
  %offset = sub i64 %address, %base
  %size = get i64 Worker.params_size, %worker
  %behind = add i64 %offset, 128
  %inside = icmp ule i64 %behind, %size
  %params = get ptr Worker.params, %worker
  %place = getelementptr i8, ptr %params, i64 %offset
  %found = select i1 %inside, ptr %place, ptr null
  ret ptr %found

global:
  %host = call ptr @global_host(ptr %worker, i64 %address, i64 128)
  ret ptr %host
}

; The plan of a tensor copy: the same place in the code, the same map, the same phase of the swizzling pattern. Or null.
define internal ptr @find_plan(ptr %worker, i32 %number, ptr %map, i32 %phase) #0 {
entry:
  %count = get i32 Worker.plan_count, %worker
  %plans = get ptr Worker.plans, %worker
  %content = load <16 x i64>, ptr %map, align 1
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i_next, %next ]
  %exists = icmp ult i32 %i, %count
  br i1 %exists, label %compare, label %none

compare:
  %i64 = zext i32 %i to i64
  %offset = mul i64 %i64, $sizeof.TensorPlan
  %plan = getelementptr i8, ptr %plans, i64 %offset
  %its_number = get i32 TensorPlan.number, %plan
  %its_phase = get i32 TensorPlan.phase, %plan
  %same_number = icmp eq i32 %its_number, %number
  %same_phase = icmp eq i32 %its_phase, %phase
  %its_map = at TensorPlan.map, %plan
  %its_content = load <16 x i64>, ptr %its_map, align 8
  %differing = icmp ne <16 x i64> %content, %its_content
  %bits = bitcast <16 x i1> %differing to i16
  %same_map = icmp eq i16 %bits, 0
  %same_0 = and i1 %same_number, %same_phase
  %same = and i1 %same_0, %same_map
  br i1 %same, label %found, label %next

next:
  %i_next = add i32 %i, 1
  br label %head

found:
  ret ptr %plan

none:
  ret ptr null
}

; cp.async.bulk.tensor of a tile: map, destination, mbarrier, coordinates. 1: taken note of, 0: Python must see to it.
define i32 @ptxvm_defer_tensor(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %may = call i1 @may_defer(ptr %worker, ptr %cta, i32 %mask)
  br i1 %may, label %look, label %no

look:
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %map_address = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %target = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %barrier = call i64 @host_value(ptr %worker, i32 2, i32 %lane)
  %map_odd = and i64 %map_address, 63
  %map_aligned = icmp eq i64 %map_odd, 0
  %odd = and i64 %target, 127
  %aligned = icmp eq i64 %odd, 0
  %word = call i64 @mbarrier_word(ptr %worker, ptr %cta, i64 %barrier)
  %valid = icmp ne i64 %word, 0
  %good_0 = and i1 %map_aligned, %aligned
  %good = and i1 %good_0, %valid
  br i1 %good, label %find_map, label %no

find_map:
  %map = call ptr @map_host(ptr %worker, i64 %map_address)
  %no_map = icmp eq ptr %map, null
  br i1 %no_map, label %no, label %find

find:
  %phase64 = and i64 %target, 1023
  %phase = trunc i64 %phase64 to i32
  %plan = call ptr @find_plan(ptr %worker, i32 %number, ptr %map, i32 %phase)
  %unknown = icmp eq ptr %plan, null
  br i1 %unknown, label %no, label %fit

fit:
  %extent32 = get i32 TensorPlan.extent, %plan
  %extent = zext i32 %extent32 to i64
  %own = call i1 @is_own_shared(ptr %worker, i64 %target, i64 %extent)
  %rank = get i32 TensorPlan.rank, %plan
  %limits = at TensorPlan.limits, %plan
  %strides = at TensorPlan.strides, %plan
  br i1 %own, label %dimension, label %no

dimension:
  %d = phi i32 [ 0, %fit ], [ %d_next, %inside ]
  %start = phi i64 [ 0, %fit ], [ %start_next, %inside ]
  %row = add i32 %d, 3
  %raw = call i64 @host_value(ptr %worker, i32 %row, i32 %lane)
  %coordinate = and i64 %raw, 4294967295
  %limit_place = getelementptr i64, ptr %limits, i32 %d
  %limit = load i64, ptr %limit_place
  %fits = icmp ule i64 %coordinate, %limit
  br i1 %fits, label %inside, label %no

inside:
  %stride_place = getelementptr i64, ptr %strides, i32 %d
  %stride = load i64, ptr %stride_place
  %step = mul i64 %coordinate, %stride
  %start_next = add i64 %start, %step
  %d_next = add i32 %d, 1
  %last = icmp eq i32 %d_next, %rank
  br i1 %last, label %locate, label %dimension

locate:
  %base = get i64 TensorPlan.base, %plan
  %bytes = get i64 TensorPlan.bytes, %plan
  %host = call ptr @global_host(ptr %worker, i64 %base, i64 %bytes)
  %nowhere = icmp eq ptr %host, null
  br i1 %nowhere, label %no, label %note

note:
  %first = getelementptr i8, ptr %host, i64 %start_next
  %size = get i32 TensorPlan.size, %plan
  call void @note_copy(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %lane, i64 %target, i64 %barrier, i32 %size, ptr %first, ptr %plan)
  ret i32 1

no:
  ret i32 0
}

; Moves the chunks of 16 bytes of a box to their places.
define internal void @move_box(ptr %plan, ptr %source, ptr %target) #0 {
entry:
  %rows = get i32 TensorPlan.rows, %plan
  %chunks = get i32 TensorPlan.chunks, %plan
  %row_offsets = get ptr TensorPlan.row_offsets, %plan
  %places = get ptr TensorPlan.places, %plan
  br label %row

row:
  %r = phi i32 [ 0, %entry ], [ %r_next, %row_done ]
  %place_of_row = phi ptr [ %places, %entry ], [ %places_next, %row_done ]
  %offset_place = getelementptr i64, ptr %row_offsets, i32 %r
  %offset = load i64, ptr %offset_place
  %from = getelementptr i8, ptr %source, i64 %offset
  br label %chunk

chunk:
  %c = phi i32 [ 0, %row ], [ %c_next, %chunk ]
  %chunk_from = getelementptr i128, ptr %from, i32 %c
  %bytes = load i128, ptr %chunk_from, align 1
  %place_pointer = getelementptr i32, ptr %place_of_row, i32 %c
  %place = load i32, ptr %place_pointer
  %to = getelementptr i8, ptr %target, i32 %place
  store i128 %bytes, ptr %to, align 1
  %c_next = add i32 %c, 1
  %row_ends = icmp eq i32 %c_next, %chunks
  br i1 %row_ends, label %row_done, label %chunk

row_done:
  %places_next = getelementptr i32, ptr %place_of_row, i32 %chunks
  %r_next = add i32 %r, 1
  %all_rows = icmp eq i32 %r_next, %rows
  br i1 %all_rows, label %out, label %row

out:
  ret void
}

; Lands one copy and counts its bytes at its mbarrier. 0: done, 1: the count would leave its range (nothing was done).
define internal i32 @land(ptr %cta, ptr %copy) #0 {
entry:
  %shared = get ptr Cta.shared, %cta
  %barrier = get i32 Deferred.barrier, %copy
  %word_place = getelementptr i8, ptr %shared, i32 %barrier
  %word = load i64, ptr %word_place
  %size = get i32 Deferred.size, %copy
  %size64 = zext i32 %size to i64
  %tx_field = and i64 %word, $TX
  %tx = lshr i64 %tx_field, $TX_SHIFT
  %in_range = icmp ugt i64 %tx, %size64
  br i1 %in_range, label %move, label %refuse

refuse:
  ret i32 1

move:
  %target = get i32 Deferred.target, %copy
  %target_place = getelementptr i8, ptr %shared, i32 %target
  %source = get ptr Deferred.source, %copy
  %plan = get ptr Deferred.plan, %copy
  %is_plain = icmp eq ptr %plan, null
  br i1 %is_plain, label %plain, label %box

plain:
  call void @llvm.memcpy.p0.p0.i64(ptr %target_place, ptr %source, i64 %size64, i1 false)
  br label %count

box:
  call void @move_box(ptr %plan, ptr %source, ptr %target_place)
  br label %count

count:
  %arrived = shl i64 %size64, $TX_SHIFT
  %less = sub i64 %word, %arrived
  %arrivals = and i64 %less, $PENDING
  %bytes = and i64 %less, $TX
  %missing = or i64 %arrivals, %bytes
  %complete = icmp eq i64 %missing, $COMPLETE
  %flipped = xor i64 %less, $PHASE
  %expected_field = and i64 %less, $EXPECTED
  %expected = lshr i64 %expected_field, $EXPECTED_SHIFT
  %next_phase = or i64 %flipped, %expected
  %new = select i1 %complete, i64 %next_phase, i64 %less
  store i64 %new, ptr %word_place
  %parity = lshr i64 %word, $PHASE_SHIFT
  %parity32 = trunc i64 %parity to i32
  call void @log_landing(ptr %cta, ptr %copy, i32 %parity32)
  ret i32 0
}

; For reports: which mbarrier received how many bytes in which phase, and from where in the code.
define internal void @log_landing(ptr %cta, ptr %copy, i32 %parity) alwaysinline #0 {
  %before = get i32 Cta.landings, %cta
  %more = add i32 %before, 1
  set i32 %more, Cta.landings, %cta
  %slot = urem i32 %before, $LANDED_LIMIT
  %slot64 = zext i32 %slot to i64
  %offset = mul i64 %slot64, $sizeof.Landed
  %all = at Cta.landed, %cta
  %entry = getelementptr i8, ptr %all, i64 %offset
  %number = get i32 Deferred.number, %copy
  %barrier = get i32 Deferred.barrier, %copy
  %size = get i32 Deferred.size, %copy
  %bit = and i32 %parity, 1
  set i32 %number, Landed.number, %entry
  set i32 %barrier, Landed.barrier, %entry
  set i32 %size, Landed.size, %entry
  set i32 %bit, Landed.parity, %entry
  ret void
}

; Lands what signals the mbarrier at %barrier in shared memory, in the order of issue; the others stay. 0, or 1 if Python
; must see to it.
define internal i32 @land_for(ptr %cta, i32 %barrier) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  %all = at Cta.deferred, %cta
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i_next, %next ]
  %kept = phi i32 [ 0, %entry ], [ %kept_next, %next ]
  %refused = phi i32 [ 0, %entry ], [ %refused_next, %next ]
  %more = icmp ult i32 %i, %count
  br i1 %more, label %look, label %out

look:
  %i64 = zext i32 %i to i64
  %offset = mul i64 %i64, $sizeof.Deferred
  %copy = getelementptr i8, ptr %all, i64 %offset
  %its = get i32 Deferred.barrier, %copy
  %meant = icmp eq i32 %its, %barrier
  %fine = icmp eq i32 %refused, 0
  %lands = and i1 %meant, %fine
  br i1 %lands, label %try, label %keep

try:
  %failed = call i32 @land(ptr %cta, ptr %copy)
  %did = icmp eq i32 %failed, 0
  br i1 %did, label %next, label %keep

keep:
  %refused_now = phi i32 [ %refused, %look ], [ 1, %try ]
  %kept64 = zext i32 %kept to i64
  %kept_offset = mul i64 %kept64, $sizeof.Deferred
  %place = getelementptr i8, ptr %all, i64 %kept_offset
  %moves = icmp ne i32 %i, %kept
  br i1 %moves, label %shift, label %stay

shift:
  call void @llvm.memcpy.p0.p0.i64(ptr %place, ptr %copy, i64 $sizeof.Deferred, i1 false)
  br label %stay

stay:
  %kept_more = add i32 %kept, 1
  br label %next

next:
  %kept_next = phi i32 [ %kept, %try ], [ %kept_more, %stay ]
  %refused_next = phi i32 [ 0, %try ], [ %refused_now, %stay ]
  %i_next = add i32 %i, 1
  br label %head

out:
  set i32 %kept, Cta.deferred_count, %cta
  ret i32 %refused
}

; A wait that found its phase incomplete while operations are pending: its mbarrier in row 0, for all lanes the same.
; 1: the word as it is now is in row 0; 0: Python must see to it.
define i32 @ptxvm_land_copies(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %defers = get i32 Worker.defers, %worker
  %allowed = icmp ne i32 %defers, 0
  br i1 %allowed, label %look, label %no

look:
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %barrier = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %rows = at Worker.host_values, %worker
  %addresses = load <32 x i64>, ptr %rows, align 64
  %first = insertelement <32 x i64> poison, i64 %barrier, i32 0
  %splat = shufflevector <32 x i64> %first, <32 x i64> poison, <32 x i32> zeroinitializer
  %others = icmp ne <32 x i64> %addresses, %splat
  %other_lanes = bitcast <32 x i1> %others to i32
  %differing = and i32 %other_lanes, %mask
  %same = icmp eq i32 %differing, 0
  %word = call i64 @mbarrier_word(ptr %worker, ptr %cta, i64 %barrier)
  %valid = icmp ne i64 %word, 0
  %good = and i1 %same, %valid
  br i1 %good, label %land, label %no

land:
  %offset = trunc i64 %barrier to i32
  %before = get i32 Cta.deferred_count, %cta
  %refused = call i32 @land_for(ptr %cta, i32 %offset)
  %after = get i32 Cta.deferred_count, %cta
  %landed = icmp ne i32 %before, %after
  ; Python's operations are next, when this was not enough.
  %python_too = get i32 Cta.asynchronous, %cta
  %alone = icmp eq i32 %python_too, 0
  %fine = icmp eq i32 %refused, 0
  %enough = or i1 %landed, %alone
  %done = and i1 %fine, %enough
  br i1 %done, label %answer, label %no

answer:
  %now = call i64 @mbarrier_word(ptr %worker, ptr %cta, i64 %barrier)
  %now_first = insertelement <32 x i64> poison, i64 %now, i32 0
  %now_splat = shufflevector <32 x i64> %now_first, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %now_splat, ptr %rows, align 64
  ret i32 1

no:
  ret i32 0
}
