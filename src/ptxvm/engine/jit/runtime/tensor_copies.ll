; Tensor copies that need no Python, by plans that Python has made (host/tensor_plans.py).

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
  %host = call ptr @global_host(ptr %worker, i64 %address, i64 128, i1 false)
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

; cp.async.bulk.tensor of a tile from global memory: map, destination, mbarrier, coordinates. 1: taken note of, 0:
; Python must see to it.
define i32 @ptxvm_defer_tensor_load(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %may = call i1 @may_defer(ptr %worker, ptr %cta, i32 %mask)
  br i1 %may, label %look, label %no

look:
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %plan = call ptr @plan_for(ptr %worker, ptr %cta, i32 %number, i32 %lane)
  %unknown = icmp eq ptr %plan, null
  br i1 %unknown, label %no, label %ask

ask:
  %barrier = call i64 @host_value(ptr %worker, i32 2, i32 %lane)
  %word = call i64 @mbarrier_word(ptr %worker, ptr %cta, i64 %barrier)
  %valid = icmp ne i64 %word, 0
  br i1 %valid, label %locate, label %no

locate:
  %place = call { ptr, i1 } @tensor_host(ptr %worker, ptr %plan, i32 %lane, i32 3, i1 false)
  %outside = extractvalue { ptr, i1 } %place, 0
  %walks = extractvalue { ptr, i1 } %place, 1
  %nowhere = icmp eq ptr %outside, null
  br i1 %nowhere, label %no, label %note

note:
  %shared = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %size = get i32 TensorPlan.size, %plan
  call void @note_copy(ptr %worker, ptr %cta, i32 $DeferredKind.LOAD, i32 %warp, i32 %number, i32 %mask, i64 %shared,
      i64 %barrier, i32 %size, ptr %outside, ptr %plan, i1 %walks)
  ret i32 1

no:
  ret i32 0
}

; cp.async.bulk.tensor of a tile to global memory: map, source, coordinates. As above.
define i32 @ptxvm_defer_tensor_store(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %may = call i1 @may_defer(ptr %worker, ptr %cta, i32 %mask)
  br i1 %may, label %look, label %no

look:
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %plan = call ptr @plan_for(ptr %worker, ptr %cta, i32 %number, i32 %lane)
  %unknown = icmp eq ptr %plan, null
  br i1 %unknown, label %no, label %locate

locate:
  %place = call { ptr, i1 } @tensor_host(ptr %worker, ptr %plan, i32 %lane, i32 2, i1 true)
  %outside = extractvalue { ptr, i1 } %place, 0
  %walks = extractvalue { ptr, i1 } %place, 1
  %nowhere = icmp eq ptr %outside, null
  br i1 %nowhere, label %no, label %note

note:
  %shared = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %extent = get i32 TensorPlan.extent, %plan
  call void @note_copy(ptr %worker, ptr %cta, i32 $DeferredKind.STORE, i32 %warp, i32 %number, i32 %mask, i64 %shared,
      i64 0, i32 %extent, ptr %outside, ptr %plan, i1 %walks)
  ret i32 1

no:
  ret i32 0
}

; cp.reduce.async.bulk.tensor to global memory: as above.
define i32 @ptxvm_defer_tensor_reduction(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  %stored = call i32 @ptxvm_defer_tensor_store(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask)
  %did = icmp ne i32 %stored, 0
  br i1 %did, label %note, label %no

note:
  %copy = call ptr @deferred(ptr %cta, i32 %count)
  %plan = get ptr Deferred.plan, %copy
  %combine = get ptr TensorPlan.combine, %plan
  %unit = get i32 TensorPlan.unit, %plan
  %noted = call i32 @note_reduction(ptr %cta, i32 %count, ptr %combine, i32 %unit)
  ret i32 %noted

no:
  ret i32 0
}

; The plan for the map in row 0 and the place in shared memory in row 1, if that is the CTA's own. Or null.
define internal ptr @plan_for(ptr %worker, ptr %cta, i32 %number, i32 %lane) #0 {
entry:
  %map_address = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %shared = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %map_odd = and i64 %map_address, 63
  %odd = and i64 %shared, 127
  %either = or i64 %map_odd, %odd
  %aligned = icmp eq i64 %either, 0
  br i1 %aligned, label %find_map, label %no

find_map:
  %map = call ptr @map_host(ptr %worker, i64 %map_address)
  %no_map = icmp eq ptr %map, null
  br i1 %no_map, label %no, label %find

find:
  %phase64 = and i64 %shared, 1023
  %phase = trunc i64 %phase64 to i32
  %plan = call ptr @find_plan(ptr %worker, i32 %number, ptr %map, i32 %phase)
  %unknown = icmp eq ptr %plan, null
  br i1 %unknown, label %no, label %fit

fit:
  %extent32 = get i32 TensorPlan.extent, %plan
  %extent = zext i32 %extent32 to i64
  %offset = call i64 @own_offset(ptr %worker, ptr %cta, i64 %shared, i64 %extent)
  %own = icmp ne i64 %offset, -1
  %found = select i1 %own, ptr %plan, ptr null
  ret ptr %found

no:
  ret ptr null
}

; Where a copy whose coordinates are in the rows from %row on is in the host's memory, null if Python must see to it;
; and whether its rows are found when it lands: it is the tensor's address then, else that of the box.
define internal { ptr, i1 } @tensor_host(ptr %worker, ptr %plan, i32 %lane, i32 %row, i1 %for_store) alwaysinline #0 {
entry:
  %inside = call ptr @box_host(ptr %worker, ptr %plan, i32 %lane, i32 %row, i1 %for_store)
  %walks = icmp eq ptr %inside, null
  br i1 %walks, label %walk, label %out

walk:
  %tensor = call ptr @walk_host(ptr %worker, ptr %plan, i32 %lane, i32 %row, i1 %for_store)
  br label %out

out:
  %place = phi ptr [ %inside, %entry ], [ %tensor, %walk ]
  %result_0 = insertvalue { ptr, i1 } poison, ptr %place, 0
  %result = insertvalue { ptr, i1 } %result_0, i1 %walks, 1
  ret { ptr, i1 } %result
}

; The host address of the first element of a box whose coordinates are in the rows from %row on. Null if the box is not
; inside its tensor, or the tensor not in memory.
define internal ptr @box_host(ptr %worker, ptr %plan, i32 %lane, i32 %row, i1 %for_store) #0 {
entry:
  %rank = get i32 TensorPlan.rank, %plan
  %limits = at TensorPlan.limits, %plan
  %strides = at TensorPlan.strides, %plan
  %fits = get i32 TensorPlan.fits, %plan
  %may = icmp ne i32 %fits, 0
  br i1 %may, label %dimension, label %no

dimension:
  %d = phi i32 [ 0, %entry ], [ %d_next, %inside ]
  %start = phi i64 [ 0, %entry ], [ %start_next, %inside ]
  %its_row = add i32 %d, %row
  %raw = call i64 @host_value(ptr %worker, i32 %its_row, i32 %lane)
  %coordinate = and i64 %raw, 4294967295
  %limit_place = getelementptr i64, ptr %limits, i32 %d
  %limit = load i64, ptr %limit_place
  %within = icmp ule i64 %coordinate, %limit
  br i1 %within, label %inside, label %no

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
  %host = call ptr @global_host(ptr %worker, i64 %base, i64 %bytes, i1 %for_store)
  %nowhere = icmp eq ptr %host, null
  br i1 %nowhere, label %no, label %good

good:
  %first = getelementptr i8, ptr %host, i64 %start_next
  ret ptr %first

no:
  ret ptr null
}

; Moves the chunks of 16 bytes of a box: from global memory to their places in shared memory, or %stores: back, or to be
; combined by %combine, if that is not null.
define internal void @move_box(ptr %plan, ptr %outside, ptr %box, i1 %stores, ptr %combine) alwaysinline #0 {
entry:
  %moves = icmp eq ptr %combine, null
  %rows = get i32 TensorPlan.rows, %plan
  %chunks = get i32 TensorPlan.chunks, %plan
  %row_offsets = get ptr TensorPlan.row_offsets, %plan
  %places = get ptr TensorPlan.places, %plan
  br label %row

row:
  %r = phi i32 [ 0, %entry ], [ %r_next, %row_done ]
  %places_of_row = phi ptr [ %places, %entry ], [ %places_next, %row_done ]
  %offset_place = getelementptr i64, ptr %row_offsets, i32 %r
  %offset = load i64, ptr %offset_place
  %row_outside = getelementptr i8, ptr %outside, i64 %offset
  br label %chunk

chunk:
  %c = phi i32 [ 0, %row ], [ %c_next, %chunk_done ]
  %chunk_outside = getelementptr i128, ptr %row_outside, i32 %c
  %place_pointer = getelementptr i32, ptr %places_of_row, i32 %c
  %place = load i32, ptr %place_pointer
  %chunk_inside = getelementptr i8, ptr %box, i32 %place
  %from = select i1 %stores, ptr %chunk_inside, ptr %chunk_outside
  %to = select i1 %stores, ptr %chunk_outside, ptr %chunk_inside
  br i1 %moves, label %move, label %reduce

move:
  %bytes = load i128, ptr %from, align 1
  store i128 %bytes, ptr %to, align 1
  br label %chunk_done

reduce:
  call void @combine_bytes(ptr %combine, ptr %to, ptr %from, i64 16)
  br label %chunk_done

chunk_done:
  %c_next = add i32 %c, 1
  %row_ends = icmp eq i32 %c_next, %chunks
  br i1 %row_ends, label %row_done, label %chunk

row_done:
  %places_next = getelementptr i32, ptr %places_of_row, i32 %chunks
  %r_next = add i32 %r, 1
  %all_rows = icmp eq i32 %r_next, %rows
  br i1 %all_rows, label %out, label %row

out:
  ret void
}

; Moves what a tensor copy moves, between global memory and its place in shared memory or its stage.
define internal void @move_tensor(ptr %copy, ptr %outside, ptr %box, i1 %stores) alwaysinline #0 {
entry:
  %its = get ptr Deferred.combine, %copy
  %combine = select i1 %stores, ptr %its, ptr null
  %walks = get i32 Deferred.walks, %copy
  %whole = icmp eq i32 %walks, 0
  br i1 %whole, label %move, label %walk

move:
  %plan = get ptr Deferred.plan, %copy
  call void @move_box(ptr %plan, ptr %outside, ptr %box, i1 %stores, ptr %combine)
  ret void

walk:
  call void @walk_box(ptr %copy, ptr %outside, ptr %box, i1 %stores, ptr %combine)
  ret void
}
