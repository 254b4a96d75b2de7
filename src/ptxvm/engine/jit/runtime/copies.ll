; Asynchronous copies that need no Python: native code takes note of them when they are issued, and lands them at the
; wait for them (landing.ll). Only where that is the policy (Worker.defers), for one lane at a time, and for nothing
; that could be wrong: all else is Python's business, which also adopts what has not landed when it must know of it (see
; host/service.py).

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

; The offset of %size bytes at a generic address in the CTA's own shared memory, or -1.
define internal i64 @own_offset(ptr %worker, ptr %cta, i64 %address, i64 %size) alwaysinline #0 {
  %window = shl i64 $SHARED_NUMBER, $WINDOW_BITS
  %first32 = get i32 Cta.shared_base, %cta
  %first = zext i32 %first32 to i64
  %base = add i64 %window, %first
  %offset = sub i64 %address, %base
  %shared32 = get i32 Worker.shared_size, %worker
  %shared = zext i32 %shared32 to i64
  %inside = call i1 @is_inside(i64 %offset, i64 %size, i64 %shared)
  %result = select i1 %inside, i64 %offset, i64 -1
  ret i64 %result
}

; What an address in the CTA's own shared memory is there.
define internal i32 @shared_offset(i64 %address) alwaysinline #0 {
  %low = trunc i64 %address to i32
  %mask = sub i32 $SHARED_STRIDE, 1
  %offset = and i32 %low, %mask
  ret i32 %offset
}

; The host address of %size bytes of global memory, or null. %for_store: they must be writable.
define internal ptr @global_host(ptr %worker, i64 %address, i64 %size, i1 %for_store) #0 {
entry:
  %row = call preserve_allcc ptr @row_below(ptr %worker, i64 %address)
  %none = icmp eq ptr %row, null
  br i1 %none, label %outside, label %found

found:
  %base = get i64 Allocation.base, %row
  %bytes = get i64 Allocation.size, %row
  %host = get i64 Allocation.host, %row
  %offset = sub i64 %address, %base
  %inside = call i1 @is_inside(i64 %offset, i64 %size, i64 %bytes)
  %writable = get i64 Allocation.writable, %row
  %locked = icmp eq i64 %writable, 0
  %forbidden = and i1 %for_store, %locked
  %allowed = xor i1 %forbidden, true
  %fine = and i1 %inside, %allowed
  br i1 %fine, label %good, label %outside

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
  %offset = call i64 @own_word(ptr %worker, ptr %cta, i64 %address)
  %nowhere = icmp eq i64 %offset, -1
  br i1 %nowhere, label %none, label %look

look:
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

; A new entry of the CTA's deferred copies. The operands' values are copied from the rows.
define internal void @note_copy(ptr %worker, ptr %cta, i32 %kind, i32 %warp, i32 %number, i32 %mask, i64 %shared,
    i64 %barrier, i32 %size, ptr %outside, ptr %plan, i1 %walks) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  %copy = call ptr @deferred(ptr %cta, i32 %count)
  %more = add i32 %count, 1
  set i32 %more, Cta.deferred_count, %cta
  %shared32 = call i32 @shared_offset(i64 %shared)
  %barrier32 = call i32 @shared_offset(i64 %barrier)
  set i32 %kind, Deferred.kind, %copy
  set i32 %number, Deferred.number, %copy
  set i32 %warp, Deferred.warp, %copy
  set i32 %mask, Deferred.lanes, %copy
  set i32 %size, Deferred.size, %copy
  set i32 %shared32, Deferred.shared, %copy
  set i32 %barrier32, Deferred.barrier, %copy
  set i32 0, Deferred.age, %copy
  set i32 0, Deferred.stage, %copy
  set ptr %outside, Deferred.outside, %copy
  set ptr %plan, Deferred.plan, %copy
  set ptr null, Deferred.combine, %copy
  %walks32 = zext i1 %walks to i32
  set i32 %walks32, Deferred.walks, %copy
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
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

; Entry number %i.
define internal ptr @deferred(ptr %cta, i32 %i) alwaysinline #0 {
  %all = at Cta.deferred, %cta
  %i64 = zext i32 %i to i64
  %offset = mul i64 %i64, $sizeof.Deferred
  %copy = getelementptr i8, ptr %all, i64 %offset
  ret ptr %copy
}

; Takes the entries out that have landed.
define internal void @forget_landed(ptr %cta) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i_next, %next ]
  %kept = phi i32 [ 0, %entry ], [ %kept_next, %next ]
  %more = icmp ult i32 %i, %count
  br i1 %more, label %look, label %out

look:
  %copy = call ptr @deferred(ptr %cta, i32 %i)
  %kind = get i32 Deferred.kind, %copy
  %landed = icmp eq i32 %kind, $DeferredKind.LANDED
  br i1 %landed, label %next, label %keep

keep:
  %place = call ptr @deferred(ptr %cta, i32 %kept)
  %kept_more = add i32 %kept, 1
  %moves = icmp ne i32 %i, %kept
  br i1 %moves, label %shift, label %next

shift:
  call void @llvm.memcpy.p0.p0.i64(ptr %place, ptr %copy, i64 $sizeof.Deferred, i1 false)
  br label %next

next:
  %kept_next = phi i32 [ %kept, %look ], [ %kept_more, %keep ], [ %kept_more, %shift ]
  %i_next = add i32 %i, 1
  br label %head

out:
  set i32 %kept, Cta.deferred_count, %cta
  ret void
}

; cp.async.bulk from global memory: destination, source, size, mbarrier. 1: taken note of, 0: Python must see to it.
define i32 @ptxvm_defer_bulk_load(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %may = call i1 @may_defer(ptr %worker, ptr %cta, i32 %mask)
  br i1 %may, label %look, label %no

look:
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %shared = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %source = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %size = call i64 @host_value(ptr %worker, i32 2, i32 %lane)
  %barrier = call i64 @host_value(ptr %worker, i32 3, i32 %lane)
  %outside = call ptr @bulk_host(ptr %worker, ptr %cta, i64 %shared, i64 %source, i64 %size, i1 false)
  %nowhere = icmp eq ptr %outside, null
  br i1 %nowhere, label %no, label %ask

ask:
  %word = call i64 @mbarrier_word(ptr %worker, ptr %cta, i64 %barrier)
  %valid = icmp ne i64 %word, 0
  br i1 %valid, label %note, label %no

note:
  %size32 = trunc i64 %size to i32
  call void @note_copy(ptr %worker, ptr %cta, i32 $DeferredKind.LOAD, i32 %warp, i32 %number, i32 %mask, i64 %shared,
      i64 %barrier, i32 %size32, ptr %outside, ptr null, i1 false)
  ret i32 1

no:
  ret i32 0
}

; cp.async.bulk to global memory: destination, source, size. As above.
define i32 @ptxvm_defer_bulk_store(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %may = call i1 @may_defer(ptr %worker, ptr %cta, i32 %mask)
  br i1 %may, label %look, label %no

look:
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %target = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %shared = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %size = call i64 @host_value(ptr %worker, i32 2, i32 %lane)
  %outside = call ptr @bulk_host(ptr %worker, ptr %cta, i64 %shared, i64 %target, i64 %size, i1 true)
  %nowhere = icmp eq ptr %outside, null
  br i1 %nowhere, label %no, label %note

note:
  %size32 = trunc i64 %size to i32
  call void @note_copy(ptr %worker, ptr %cta, i32 $DeferredKind.STORE, i32 %warp, i32 %number, i32 %mask, i64 %shared,
      i64 0, i32 %size32, ptr %outside, ptr null, i1 false)
  ret i32 1

no:
  ret i32 0
}

; cp.reduce.async.bulk to global memory: as above; a function of the unit combines the elements
; (emission/combining_code.py).
define i32 @ptxvm_defer_bulk_reduction(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask, ptr %combine) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  %stored = call i32 @ptxvm_defer_bulk_store(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask)
  %did = icmp ne i32 %stored, 0
  br i1 %did, label %note, label %no

note:
  %noted = call i32 @note_reduction(ptr %cta, i32 %count, ptr %combine, i32 8)
  ret i32 %noted

no:
  ret i32 0
}

@no_offset = internal constant i64 0

; Combines the elements in %size bytes with those in global memory.
define internal void @combine_bytes(ptr %combine, ptr %outside, ptr %source, i64 %size) alwaysinline #0 {
  call void %combine(ptr %outside, ptr @no_offset, i64 1, ptr %source, i64 %size)
  ret void
}

; Entry number %i, the last one, is not a store but a reduction of elements of at most %unit bytes. 0: they are not
; aligned, Python must see to it, and the entry is gone.
define internal i32 @note_reduction(ptr %cta, i32 %i, ptr %combine, i32 %unit) #0 {
entry:
  %copy = call ptr @deferred(ptr %cta, i32 %i)
  %outside = get i64 Deferred.outside, %copy
  %below = sub i32 %unit, 1
  %bits = zext i32 %below to i64
  %odd = and i64 %outside, %bits
  %aligned = icmp eq i64 %odd, 0
  br i1 %aligned, label %note, label %forget

note:
  set ptr %combine, Deferred.combine, %copy
  ret i32 1

forget:
  set i32 %i, Cta.deferred_count, %cta
  ret i32 0
}

; The host address of the global side of a bulk copy, or null if anything is wrong with the copy.
define internal ptr @bulk_host(ptr %worker, ptr %cta, i64 %shared, i64 %global, i64 %size, i1 %for_store) #0 {
entry:
  %either = or i64 %shared, %global
  %any = or i64 %either, %size
  %odd = and i64 %any, 15
  %aligned = icmp eq i64 %odd, 0
  ; A copy of nothing is complete at once: Python sees to it.
  %size_less_1 = sub i64 %size, 1
  %small = icmp ult i64 %size_less_1, $COUNT_LIMIT
  %offset = call i64 @own_offset(ptr %worker, ptr %cta, i64 %shared, i64 %size)
  %own = icmp ne i64 %offset, -1
  %good_0 = and i1 %aligned, %small
  %good = and i1 %good_0, %own
  br i1 %good, label %locate, label %no

locate:
  %host = call ptr @global_host(ptr %worker, i64 %global, i64 %size, i1 %for_store)
  ret ptr %host

no:
  ret ptr null
}
