; The sixteen barriers of a CTA. Only the worker that runs the CTA touches them, so nothing here is atomic.

; A warp returned BARRIER: it arrives, and waits unless that completed the barrier. Returns 1 on a fault.
define internal i32 @barrier_wait(ptr %worker, ptr %cta, ptr %context, i32 %bit) alwaysinline #0 {
entry:
  %ready_before = get i32 Cta.ready, %cta
  %others = xor i32 %bit, -1
  %ready = and i32 %ready_before, %others
  set i32 %ready, Cta.ready, %cta
  call void @forget_waits(ptr %cta, ptr %context, i32 %others)
  %id = get i32 Warp.barrier, %context
  %has_arrived = icmp slt i32 %id, 0
  br i1 %has_arrived, label %wait_for_any, label %arrive

arrive:
  %threads = get i32 Warp.barrier_threads, %context
  %arriving = get i32 Warp.barrier_arriving, %context
  %true = get i32 Warp.barrier_true, %context
  %false = get i32 Warp.barrier_false, %context
  %site = get i32 Warp.barrier_site, %context
  %reduces = get i32 Warp.barrier_reduces, %context
  %no_predicate = icmp eq i32 %reduces, 0
  %true_in = select i1 %no_predicate, i32 0, i32 %true
  %false_in = select i1 %no_predicate, i32 0, i32 %false
  %result = call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %context, i32 %id, i32 %threads, i32 %arriving,
      i32 %true_in, i32 %false_in, i32 %site)
  switch i32 %result, label %fault [
    i32 0, label %wait
    i32 1, label %pass
  ]

wait:
  %waiting_at = call ptr @barrier_at(ptr %cta, i32 %id)
  %waiting_before = get i32 Barrier.waiting, %waiting_at
  %waiting = or i32 %waiting_before, %bit
  set i32 %waiting, Barrier.waiting, %waiting_at
  ret i32 0

pass:
  %completed = call ptr @barrier_at(ptr %cta, i32 %id)
  %all_true = get i32 Barrier.last_true, %completed
  %all_false = get i32 Barrier.last_false, %completed
  set i32 %all_true, Warp.barrier_true, %context
  set i32 %all_false, Warp.barrier_false, %context
  %ready_others = get i32 Cta.ready, %cta
  %ready_again = or i32 %ready_others, %bit
  set i32 %ready_again, Cta.ready, %cta
  ret i32 0

wait_for_any:
  %set = get i32 Warp.barrier_set, %context
  set i32 %set, Warp.waits_at, %context
  %nothing = icmp eq i32 %set, 0
  br i1 %nothing, label %out, label %each

each:
  %left = phi i32 [ %set, %wait_for_any ], [ %left_next, %each ]
  %one = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %one_at = call ptr @barrier_at(ptr %cta, i32 %one)
  %one_before = get i32 Barrier.waiting, %one_at
  %one_waiting = or i32 %one_before, %bit
  set i32 %one_waiting, Barrier.waiting, %one_at
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %out, label %each

out:
  ret i32 0

fault:
  ret i32 1
}

; A warp that waited for any of several barriers no longer waits at those that did not complete.
define internal void @forget_waits(ptr %cta, ptr %context, i32 %others) alwaysinline #0 {
entry:
  %set = get i32 Warp.waits_at, %context
  set i32 0, Warp.waits_at, %context
  %nothing = icmp eq i32 %set, 0
  br i1 %nothing, label %out, label %each

each:
  %left = phi i32 [ %set, %entry ], [ %left_next, %each ]
  %id = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %barrier = call ptr @barrier_at(ptr %cta, i32 %id)
  %before = get i32 Barrier.waiting, %barrier
  %waiting = and i32 %before, %others
  set i32 %waiting, Barrier.waiting, %barrier
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %out, label %each

out:
  ret void
}

define internal ptr @barrier_at(ptr %cta, i32 %id) alwaysinline #0 {
  %barriers = at Cta.barriers, %cta
  %id64 = zext i32 %id to i64
  %offset = mul i64 %id64, $sizeof.Barrier
  %barrier = getelementptr i8, ptr %barriers, i64 %offset
  ret ptr %barrier
}

; The arrivals of a sweep (see @visit) become arrivals at their barrier like any others.
define internal void @enter_arrivals(ptr %cta) #0 {
entry:
  %live = get i32 Cta.live, %cta
  %arrived = get i32 Cta.swept, %cta
  %others = xor i32 %arrived, -1
  %nobody = icmp eq i32 %arrived, 0
  br i1 %nobody, label %out, label %enter

enter:
  %ready_others = and i32 %live, %others
  set i32 %ready_others, Cta.ready, %cta
  set i32 0, Cta.swept, %cta
  %id = get i32 Cta.swept_barrier, %cta
  %barrier = call ptr @barrier_at(ptr %cta, i32 %id)
  %warps = call i32 @llvm.ctpop.i32(i32 %arrived)
  %threads = mul i32 %warps, 32
  set i32 %threads, Barrier.arrived, %barrier
  set i32 $ALL_THREADS, Barrier.expected, %barrier
  set i32 %arrived, Barrier.arrived_warps, %barrier
  set i32 %arrived, Barrier.waiting, %barrier
  %id_bit = shl i32 1, %id
  %pending_before = get i32 Cta.pending, %cta
  %pending = or i32 %pending_before, %id_bit
  set i32 %pending, Cta.pending, %cta
  ret void

out:
  ; Warps that left during the sweep are not ready any more.
  %ready_before = get i32 Cta.ready, %cta
  %ready = and i32 %ready_before, %live
  set i32 %ready, Cta.ready, %cta
  ret void
}

; %arriving threads of a warp arrive at barrier %id; %true and %false count their predicates (bar.red), else 0.
; Returns 0: not complete yet, 1: this completed it, 2: fault (recorded).
define i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %context, i32 %id, i32 %threads, i32 %arriving, i32 %true,
    i32 %false, i32 %site) alwaysinline #0 {
entry:
  call void @enter_arrivals(ptr %cta)
  %exists = icmp ult i32 %id, $BARRIER_COUNT
  br i1 %exists, label %check_count, label %no_barrier

no_barrier:
  %id64 = zext i32 %id to i64
  %range_fault = call i32 @ptxvm_fault(ptr %worker, i32 $FaultCode.BARRIER_RANGE, i32 %site, i32 -1, i64 %id64)
  ret i32 2

check_count:
  %none_given = icmp eq i32 %threads, $ALL_THREADS
  %part = and i32 %threads, 31
  %whole = icmp eq i32 %part, 0
  %some = icmp ne i32 %threads, 0
  %good = and i1 %whole, %some
  %allowed = or i1 %none_given, %good
  br i1 %allowed, label %count, label %bad_count

count:
  %warps = get i32 Worker.warps, %worker
  %total = mul i32 %warps, 32
  %is_total = icmp eq i32 %threads, %total
  %expected = select i1 %is_total, i32 $ALL_THREADS, i32 %threads
  %barrier = call ptr @barrier_at(ptr %cta, i32 %id)
  %arrived_before = get i32 Barrier.arrived, %barrier
  %expected_before = get i32 Barrier.expected, %barrier
  %is_first = icmp eq i32 %arrived_before, 0
  %agrees = icmp eq i32 %expected, %expected_before
  %fine = or i1 %is_first, %agrees
  br i1 %fine, label %enter, label %bad_count

bad_count:
  %threads64 = zext i32 %threads to i64
  %count_fault = call i32 @ptxvm_fault(ptr %worker, i32 $FaultCode.BARRIER_COUNT_MISMATCH, i32 %site, i32 -1,
      i64 %threads64)
  ret i32 2

enter:
  %w = get i32 Warp.index, %context
  %bit = shl i32 1, %w
  %arrived = add i32 %arrived_before, %arriving
  %warps_before = get i32 Barrier.arrived_warps, %barrier
  %warps_now = or i32 %warps_before, %bit
  %true_before = get i32 Barrier.true_count, %barrier
  %true_now = add i32 %true_before, %true
  %false_before = get i32 Barrier.false_count, %barrier
  %false_now = add i32 %false_before, %false
  set i32 %arrived, Barrier.arrived, %barrier
  set i32 %expected, Barrier.expected, %barrier
  set i32 %warps_now, Barrier.arrived_warps, %barrier
  set i32 %true_now, Barrier.true_count, %barrier
  set i32 %false_now, Barrier.false_count, %barrier
  %id_bit = shl i32 1, %id
  %pending_before = get i32 Cta.pending, %cta
  %pending = or i32 %pending_before, %id_bit
  set i32 %pending, Cta.pending, %cta
  %everybody = icmp eq i32 %expected, $ALL_THREADS
  %needed = select i1 %everybody, i32 %total, i32 %threads
  %enough = icmp uge i32 %arrived, %needed
  %live = get i32 Cta.live, %cta
  %not_arrived = xor i32 %warps_now, -1
  %missing = and i32 %live, %not_arrived
  %none_missing = icmp eq i32 %missing, 0
  %all_here = and i1 %everybody, %none_missing
  %complete = or i1 %enough, %all_here
  br i1 %complete, label %release, label %pend

pend:
  ret i32 0

release:
  call void @complete_barrier(ptr %worker, ptr %cta, i32 %id)
  ret i32 1
}

; A barrier is complete: its waiting warps are ready, and learn the counts of a reduction.
define internal void @complete_barrier(ptr %worker, ptr %cta, i32 %id) #0 {
entry:
  %barrier = call ptr @barrier_at(ptr %cta, i32 %id)
  %waiting_ever = get i32 Barrier.waiting, %barrier
  %live = get i32 Cta.live, %cta
  %waiting = and i32 %waiting_ever, %live
  %ready_before = get i32 Cta.ready, %cta
  %ready = or i32 %ready_before, %waiting
  set i32 %ready, Cta.ready, %cta
  %true = get i32 Barrier.true_count, %barrier
  %false = get i32 Barrier.false_count, %barrier
  set i32 %true, Barrier.last_true, %barrier
  set i32 %false, Barrier.last_false, %barrier
  set i32 0, Barrier.true_count, %barrier
  set i32 0, Barrier.false_count, %barrier
  set i32 0, Barrier.arrived, %barrier
  set i32 0, Barrier.arrived_warps, %barrier
  set i32 0, Barrier.waiting, %barrier
  %phase = get i32 Barrier.phase, %barrier
  %next_phase = add i32 %phase, 1
  set i32 %next_phase, Barrier.phase, %barrier
  %id_bit = shl i32 1, %id
  %not_id = xor i32 %id_bit, -1
  %pending_before = get i32 Cta.pending, %cta
  %pending = and i32 %pending_before, %not_id
  set i32 %pending, Cta.pending, %cta
  %predicates = or i32 %true, %false
  %reduces = icmp ne i32 %predicates, 0
  %anybody = icmp ne i32 %waiting, 0
  %tell = and i1 %reduces, %anybody
  br i1 %tell, label %start, label %out

start:
  %contexts = get ptr Cta.contexts, %cta
  %size = get i64 Worker.context_size, %worker
  br label %each

each:
  %left = phi i32 [ %waiting, %start ], [ %left_next, %each ]
  %w = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %w64 = zext i32 %w to i64
  %offset = mul i64 %w64, %size
  %context = getelementptr i8, ptr %contexts, i64 %offset
  set i32 %true, Warp.barrier_true, %context
  set i32 %false, Warp.barrier_false, %context
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %out, label %each

out:
  ret void
}

; A warp has exited: barriers that wait for every live warp may be complete now.
define internal void @barriers_after_exit(ptr %worker, ptr %cta) #0 {
entry:
  %pending = get i32 Cta.pending, %cta
  %live = get i32 Cta.live, %cta
  br label %each

each:
  %left = phi i32 [ %pending, %entry ], [ %left_next, %following ]
  %id = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %barrier = call ptr @barrier_at(ptr %cta, i32 %id)
  %expected = get i32 Barrier.expected, %barrier
  %everybody = icmp eq i32 %expected, $ALL_THREADS
  %warps = get i32 Barrier.arrived_warps, %barrier
  %not_arrived = xor i32 %warps, -1
  %missing = and i32 %live, %not_arrived
  %none_missing = icmp eq i32 %missing, 0
  %complete = and i1 %everybody, %none_missing
  br i1 %complete, label %release, label %following

release:
  call void @complete_barrier(ptr %worker, ptr %cta, i32 %id)
  br label %following

following:
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %out, label %each

out:
  ret void
}
