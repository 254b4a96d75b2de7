; A visit to a CTA: its warps run in turn. It ends with 0 when the CTA is done, with 1 when it only spins, otherwise
; with a WorkerState + 16.

declare i32 @llvm.fshr.i32(i32, i32, i32)

; Runs the warps of a CTA in turn until it is done, only spins, or Python is needed.
;
; As long as all warps go from barrier to barrier together, a sweep over them is all there is to do: arrivals are bits
; of a register (and of Cta.swept, for whoever has to know), and the barrier is complete at the end of the sweep.
; Anything else ends the sweep: the arrivals are entered into the barrier, and the general way goes on.
define internal i32 @visit(ptr %worker, ptr %cta) alwaysinline #0 {
entry:
  %launch = get ptr Worker.launch, %worker
  %stop = at Launch.stop, %launch
  %contexts = get ptr Cta.contexts, %cta
  %size = get i64 Worker.context_size, %worker
  %fast = get ptr Worker.warp_fast, %worker
  %safe = get ptr Worker.warp_safe, %worker
  set i32 0, Cta.moved, %cta
  br label %moved

moved:
  %sweep_ready = get i32 Cta.ready, %cta
  %sweep_live = get i32 Cta.live, %cta
  %sweep_pending = get i32 Cta.pending, %cta
  %all_fast = get i32 Cta.all_fast, %cta
  %all_ready = icmp eq i32 %sweep_ready, %sweep_live
  %none_pending = icmp eq i32 %sweep_pending, 0
  %is_fast = icmp ne i32 %all_fast, 0
  %some = icmp ne i32 %sweep_live, 0
  %may_0 = and i1 %all_ready, %none_pending
  %may_1 = and i1 %is_fast, %some
  %may_sweep = and i1 %may_0, %may_1
  br i1 %may_sweep, label %sweep, label %next

sweep:
  %live_at_start = phi i32 [ %sweep_live, %moved ], [ %live_after, %sweep_complete ]
  set i32 0, Cta.swept, %cta
  %sweep_stop = load atomic i32, ptr %stop monotonic, align 4
  %sweep_stopping = icmp ne i32 %sweep_stop, 0
  br i1 %sweep_stopping, label %stopped, label %sweep_warp

sweep_warp:
  %sweep_left = phi i32 [ %live_at_start, %sweep ], [ %left_after, %sweep_next ]
  %swept_live = phi i32 [ %live_at_start, %sweep ], [ %live_after, %sweep_next ]
  %arrived = phi i32 [ 0, %sweep ], [ %arrived_after, %sweep_next ]
  %place = phi i64 [ 0, %sweep ], [ %place_after, %sweep_next ]
  %sweep_w = call i32 @llvm.cttz.i32(i32 %sweep_left, i1 true)
  %sweep_bit = shl i32 1, %sweep_w
  %sweep_w64 = zext i32 %sweep_w to i64
  %sweep_offset = mul i64 %sweep_w64, %size
  %sweep_context = getelementptr i8, ptr %contexts, i64 %sweep_offset
  %sweep_less = sub i32 %sweep_left, 1
  %left_after = and i32 %sweep_left, %sweep_less
  set i32 0, Warp.waits, %sweep_context
  %sweep_status = call i32 %fast(ptr %sweep_context, ptr %cta, ptr %worker)
  switch i32 %sweep_status, label %sweep_ends [
    i32 $Status.BARRIER, label %sweep_barrier
    i32 $Status.DONE, label %sweep_done
  ]

sweep_barrier:
  ; Barrier and thread count lie side by side and are read as one word: all warps must name the same, and the count
  ; must be that of all threads.
  %sweep_place_at = at Warp.barrier, %sweep_context
  %sweep_place = load i64, ptr %sweep_place_at
  %sweep_reduces = get i32 Warp.barrier_reduces, %sweep_context
  %swept_now = get i32 Cta.swept, %cta
  %is_first = icmp eq i32 %arrived, 0
  %first_place = select i1 %is_first, i64 %sweep_place, i64 %place
  %sweep_threads = ashr i64 %first_place, 32
  %sweep_id = trunc i64 %first_place to i32
  %same_place = icmp eq i64 %sweep_place, %first_place
  %for_all = icmp eq i64 %sweep_threads, $ALL_THREADS
  %exists = icmp ult i32 %sweep_id, $BARRIER_COUNT
  %no_predicate = icmp eq i32 %sweep_reduces, 0
  %sweep_pending_now = get i32 Cta.pending, %cta
  %sweep_difference = xor i32 %swept_now, %arrived
  %sweep_disturbed = or i32 %sweep_pending_now, %sweep_difference
  %undisturbed = icmp eq i32 %sweep_disturbed, 0
  %plain_0 = and i1 %same_place, %for_all
  %plain_1 = and i1 %exists, %no_predicate
  %plain_2 = and i1 %plain_0, %plain_1
  %plain = and i1 %plain_2, %undisturbed
  %arrived_now = or i32 %arrived, %sweep_bit
  br i1 %plain, label %sweep_arrives, label %sweep_ends

sweep_arrives:
  set i32 %arrived_now, Cta.swept, %cta
  set i32 %sweep_id, Cta.swept_barrier, %cta
  br label %sweep_next

sweep_done:
  %swept_by_others = get i32 Cta.swept, %cta
  %done_pending = get i32 Cta.pending, %cta
  %done_difference = xor i32 %swept_by_others, %arrived
  %done_disturbed = or i32 %done_pending, %done_difference
  %still_sweeping = icmp eq i32 %done_disturbed, 0
  %sweep_others = xor i32 %sweep_bit, -1
  %live_left = and i32 %swept_live, %sweep_others
  br i1 %still_sweeping, label %sweep_leaves, label %sweep_ends

sweep_leaves:
  set i32 %live_left, Cta.live, %cta
  call void @cluster_warp_ends(ptr %cta, ptr %sweep_context)
  br label %sweep_next

sweep_next:
  %live_after = phi i32 [ %swept_live, %sweep_arrives ], [ %live_left, %sweep_leaves ]
  %arrived_after = phi i32 [ %arrived_now, %sweep_arrives ], [ %arrived, %sweep_leaves ]
  %place_after = phi i64 [ %first_place, %sweep_arrives ], [ %place, %sweep_leaves ]
  %sweep_is_over = icmp eq i32 %left_after, 0
  br i1 %sweep_is_over, label %sweep_over, label %sweep_warp

sweep_over:
  set i32 1, Cta.moved, %cta
  set i32 0, Cta.swept, %cta
  %nobody_left = icmp eq i32 %live_after, 0
  br i1 %nobody_left, label %finished, label %sweep_complete

sweep_complete:
  ; Every warp that is left has arrived.
  set i32 %live_after, Cta.ready, %cta
  %complete_id = trunc i64 %place_after to i32
  %complete_barrier = call ptr @barrier_at(ptr %cta, i32 %complete_id)
  %sweep_phase = get i32 Barrier.phase, %complete_barrier
  %next_sweep_phase = add i32 %sweep_phase, 1
  set i32 %next_sweep_phase, Barrier.phase, %complete_barrier
  br label %sweep

sweep_ends:
  call void @enter_arrivals(ptr %cta)
  %sweep_after = add i32 %sweep_w, 1
  set i32 %sweep_after, Cta.position, %cta
  br label %returned

next:
  %yields = phi i32 [ 0, %moved ], [ 0, %passed ], [ %yields_more, %still_spins ]
  %ready = get i32 Cta.ready, %cta
  %stuck = icmp eq i32 %ready, 0
  br i1 %stuck, label %deadlock, label %poll

poll:
  %stop_flag = load atomic i32, ptr %stop monotonic, align 4
  %stopping = icmp ne i32 %stop_flag, 0
  br i1 %stopping, label %stopped, label %choose

choose:
  %position = get i32 Cta.position, %cta
  %turned = call i32 @llvm.fshr.i32(i32 %ready, i32 %ready, i32 %position)
  %distance = call i32 @llvm.cttz.i32(i32 %turned, i1 true)
  %unwrapped = add i32 %position, %distance
  %turn = and i32 %unwrapped, 31
  %turn64 = zext i32 %turn to i64
  %offset = mul i64 %turn64, %size
  %turn_context = getelementptr i8, ptr %contexts, i64 %offset
  %version = get i32 Warp.version, %turn_context
  %runs_fast = icmp eq i32 %version, $Version.FAST
  %function = select i1 %runs_fast, ptr %fast, ptr %safe
  %missing = icmp eq ptr %function, null
  br i1 %missing, label %needs_safe, label %run

run:
  %after = add i32 %turn, 1
  set i32 %after, Cta.position, %cta
  %turn_bit = shl i32 1, %turn
  set i32 0, Warp.waits, %turn_context
  %turn_status = call i32 %function(ptr %turn_context, ptr %cta, ptr %worker)
  br label %returned

returned:
  %status = phi i32 [ %turn_status, %run ], [ %sweep_status, %sweep_ends ]
  %w = phi i32 [ %turn, %run ], [ %sweep_w, %sweep_ends ]
  %bit = phi i32 [ %turn_bit, %run ], [ %sweep_bit, %sweep_ends ]
  %context = phi ptr [ %turn_context, %run ], [ %sweep_context, %sweep_ends ]
  %spent = phi i32 [ %yields, %run ], [ 0, %sweep_ends ]
  switch i32 %status, label %stopped [
    i32 $Status.DONE, label %done
    i32 $Status.BARRIER, label %barrier
    i32 $Status.YIELD, label %spin
    i32 $Status.DEOPT, label %deopt
    i32 $Status.SLICE, label %deopt
    i32 $Status.FAULT, label %fault
  ]

done:
  %others = xor i32 %bit, -1
  %live_before = get i32 Cta.live, %cta
  %live_now = and i32 %live_before, %others
  set i32 %live_now, Cta.live, %cta
  call void @cluster_warp_ends(ptr %cta, ptr %context)
  ; The warp may have completed barriers while it ran.
  %ready_after_run = get i32 Cta.ready, %cta
  %ready_left = and i32 %ready_after_run, %others
  set i32 %ready_left, Cta.ready, %cta
  set i32 1, Cta.moved, %cta
  %all_done = icmp eq i32 %live_now, 0
  br i1 %all_done, label %finished, label %warp_left

warp_left:
  %pending = get i32 Cta.pending, %cta
  %nobody_waits = icmp eq i32 %pending, 0
  br i1 %nobody_waits, label %moved, label %recheck

recheck:
  call void @barriers_after_exit(ptr %worker, ptr %cta)
  br label %moved

barrier:
  set i32 1, Cta.moved, %cta
  %barrier_fault = call i32 @barrier_wait(ptr %worker, ptr %cta, ptr %context, i32 %bit)
  %barrier_ok = icmp eq i32 %barrier_fault, 0
  br i1 %barrier_ok, label %moved, label %fault

spin:
  ; A warp that has come to the end of a wait has moved, even if it waits again.
  %passed_before = get i32 Cta.passed, %cta
  %has_passed = icmp ne i32 %passed_before, 0
  br i1 %has_passed, label %passed, label %still

passed:
  set i32 0, Cta.passed, %cta
  set i32 1, Cta.moved, %cta
  br label %next

still:
  %waits = get i32 Warp.waits, %context
  %is_wait = icmp ne i32 %waits, 0
  br i1 %is_wait, label %still_spins, label %note_spin

note_spin:
  set i32 1, Worker.spun, %worker
  br label %still_spins

still_spins:
  %yields_more = add i32 %spent, 1
  %ready_after_spin = get i32 Cta.ready, %cta
  %runnable = call i32 @llvm.ctpop.i32(i32 %ready_after_spin)
  %limit = mul i32 %runnable, 2
  %only_spins = icmp uge i32 %yields_more, %limit
  br i1 %only_spins, label %spinning, label %next

deopt:
  set i32 0, Cta.all_fast, %cta
  set i32 1, Cta.moved, %cta
  br label %moved

deadlock:
  call void @record_deadlock(ptr %worker, ptr %cta)
  br label %faulted

fault:
  %warp_record = at Worker.fault, %worker
  %fault_version = get i32 Warp.version, %context
  set i32 %w, FaultRecord.warp, %warp_record
  set i32 %fault_version, FaultRecord.version, %warp_record
  br label %faulted

faulted:
  %record = at Worker.fault, %worker
  %index = get i64 Cta.index, %cta
  set i64 %index, FaultRecord.cta, %record
  %faulted_state = add i32 $WorkerState.FAULTED, 16
  ret i32 %faulted_state

finished:
  ret i32 0

spinning:
  ret i32 1

needs_safe:
  %needs_safe_state = add i32 $WorkerState.NEEDS_SAFE, 16
  ret i32 %needs_safe_state

stopped:
  %stopped_state = add i32 $WorkerState.STOPPED, 16
  ret i32 %stopped_state
}
