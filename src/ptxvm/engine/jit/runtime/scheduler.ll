; The CTA scheduler. A worker starts CTAs, visits them in turn, and sets a CTA aside when all its warps only spin.

declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.umin.i64(i64, i64)

; Runs CTAs until none is left or Python is needed. Returns a WorkerState.
define i32 @ptxvm_run(ptr %worker) #0 {
entry:
  br label %pick

pick:
  %action = get i32 Worker.action, %worker
  switch i32 %action, label %resume [
    i32 $Action.START, label %start
    i32 $Action.REVISIT, label %visit
  ]

start:
  %next = get i64 Worker.chunk_next, %worker
  %end = get i64 Worker.chunk_end, %worker
  %has_next = icmp ult i64 %next, %end
  br i1 %has_next, label %place, label %grab

grab:
  %launch = get ptr Worker.launch, %worker
  %chunk = get i64 Worker.chunk, %worker
  %count = get i64 Worker.cta_count, %worker
  %counter = at Launch.next_cta, %launch
  %first = atomicrmw add ptr %counter, i64 %chunk monotonic
  %first_exists = icmp ult i64 %first, %count
  br i1 %first_exists, label %grabbed, label %exhausted

grabbed:
  %after = add i64 %first, %chunk
  %last = call i64 @llvm.umin.i64(i64 %after, i64 %count)
  set i64 %first, Worker.chunk_next, %worker
  set i64 %last, Worker.chunk_end, %worker
  br label %start

place:
  %slot = call i32 @free_slot(ptr %worker)
  %no_slot = icmp slt i32 %slot, 0
  br i1 %no_slot, label %needs_slot, label %begin

needs_slot:
  set i32 $Action.START, Worker.action, %worker
  ret i32 $WorkerState.NEEDS_SLOT

begin:
  %group32 = get i32 Worker.cluster_size, %worker
  %group = zext i32 %group32 to i64
  %taken = add i64 %next, %group
  set i64 %taken, Worker.chunk_next, %worker
  set i32 %slot, Worker.current, %worker
  call void @begin_cluster(ptr %worker, i32 %slot, i64 %next)
  set i32 $Action.START, Worker.action, %worker
  br label %visit

exhausted:
  %waiting_ctas = get i32 Worker.live_slots, %worker
  %all_finished = icmp eq i32 %waiting_ctas, 0
  br i1 %all_finished, label %finished, label %still_waiting

finished:
  ret i32 $WorkerState.FINISHED

still_waiting:
  %in_flight_now = get i32 Worker.live_slots, %worker
  %fruitless_visits = get i32 Worker.fruitless, %worker
  %patience = mul i32 %in_flight_now, 64
  %patience_lost = icmp ugt i32 %fruitless_visits, %patience
  br i1 %patience_lost, label %idle, label %next_slot

idle:
  %spun = get i32 Worker.spun, %worker
  %nobody_spins = icmp eq i32 %spun, 0
  %idle_state = select i1 %nobody_spins, i32 $WorkerState.BLOCKED, i32 $WorkerState.IDLE
  set i32 0, Worker.spun, %worker
  set i32 0, Worker.fruitless, %worker
  set i32 $Action.RESUME, Worker.action, %worker
  ret i32 %idle_state

resume:
  %live_slots = get i32 Worker.live_slots, %worker
  %none_live = icmp eq i32 %live_slots, 0
  br i1 %none_live, label %start, label %next_slot

next_slot:
  call void @next_running_slot(ptr %worker)
  set i32 $Action.RESUME, Worker.action, %worker
  br label %visit

visit:
  %current = get i32 Worker.current, %worker
  %slots = get ptr Worker.slots, %worker
  %slot_entry = getelementptr ptr, ptr %slots, i32 %current
  %cta = load ptr, ptr %slot_entry
  %own_cluster = get ptr Cta.cluster, %cta
  call void @drop_stale_caches(ptr %worker, ptr %own_cluster)
  %outcome = call i32 @visit(ptr %worker, ptr %cta)
  switch i32 %outcome, label %leave [
    i32 0, label %done
    i32 1, label %spinning
  ]

done:
  call void @land_at_end(ptr %cta)
  %host_state = get i32 Cta.host_state, %cta
  %left = get i32 Cta.deferred_count, %cta
  %python = or i32 %host_state, %left
  %no_python = icmp eq i32 %python, 0
  br i1 %no_python, label %gone, label %tell_host

tell_host:
  %host = get ptr Worker.host_function, %worker
  %host_fault = call i32 %host(ptr %cta, i32 0, i32 $CTA_ENDS, i32 0)
  %host_agrees = icmp eq i32 %host_fault, 0
  br i1 %host_agrees, label %gone, label %host_faults

host_faults:
  %ended = get i64 Cta.index, %cta
  %host_record = at Worker.fault, %worker
  set i64 %ended, FaultRecord.cta, %host_record
  ret i32 $WorkerState.FAULTED

gone:
  %notes = get i32 Cta.note_count, %cta
  %no_notes = icmp eq i32 %notes, 0
  br i1 %no_notes, label %over, label %forget_notes

forget_notes:
  call void @drop_notes(ptr %worker, ptr %cta)
  br label %over

over:
  call void @end_cta(ptr %worker, ptr %cta)
  %slots_before = get i32 Worker.live_slots, %worker
  %slots_now = sub i32 %slots_before, 1
  set i32 %slots_now, Worker.live_slots, %worker
  set i32 0, Worker.fruitless, %worker
  set i32 0, Worker.spun, %worker
  call void @note_progress(ptr %worker)
  %finished_before = get i64 Worker.finished_ctas, %worker
  %finished_now = add i64 %finished_before, 1
  set i64 %finished_now, Worker.finished_ctas, %worker
  ; What this CTA did may be what others wait for.
  set i32 $Action.RESUME, Worker.action, %worker
  br label %pick

spinning:
  %moved = get i32 Cta.moved, %cta
  %has_moved = icmp ne i32 %moved, 0
  br i1 %has_moved, label %forget_spins, label %count_fruitless

forget_spins:
  set i32 0, Worker.spun, %worker
  call void @note_progress(ptr %worker)
  br label %count_fruitless

count_fruitless:
  %fruitless = get i32 Worker.fruitless, %worker
  %fruitless_more = add i32 %fruitless, 1
  %fruitless_now = select i1 %has_moved, i32 0, i32 %fruitless_more
  set i32 %fruitless_now, Worker.fruitless, %worker
  ; A new CTA and an old one by turns: both may be what this one waits for.
  %did = get i32 Worker.action, %worker
  %started = icmp eq i32 %did, $Action.START
  ; Clusters take a lot of memory: a new one starts only when those in flight lead nowhere by themselves.
  %cluster_size = get i32 Worker.cluster_size, %worker
  %in_flight = get i32 Worker.live_slots, %worker
  %clustered = icmp ugt i32 %cluster_size, 1
  %hopeful = icmp ule i32 %fruitless_now, %in_flight
  %continue = and i1 %clustered, %hopeful
  %others_first = or i1 %continue, %started
  %then = select i1 %others_first, i32 $Action.RESUME, i32 $Action.START
  set i32 %then, Worker.action, %worker
  ; CTAs that only wait for what is their own gain nothing by more of them.
  %spun_lately = get i32 Worker.spun, %worker
  %all_wait = icmp eq i32 %spun_lately, 0
  %crowd = get i32 Worker.crowd, %worker
  %many = icmp uge i32 %in_flight, %crowd
  %own_crowd = and i1 %all_wait, %many
  %resident = get i32 Worker.resident, %worker
  %full = icmp uge i32 %in_flight, %resident
  %crowded = or i1 %own_crowd, %full
  br i1 %crowded, label %still_waiting, label %pick

leave:
  set i32 $Action.REVISIT, Worker.action, %worker
  %state = sub i32 %outcome, 16
  ret i32 %state
}

; Index of the first of a cluster's slots without CTAs, or -1.
define internal i32 @free_slot(ptr %worker) alwaysinline #0 {
entry:
  %count = get i32 Worker.slot_count, %worker
  %live = get i32 Worker.live_slots, %worker
  %slots = get ptr Worker.slots, %worker
  %group = get i32 Worker.cluster_size, %worker
  %full = icmp uge i32 %live, %count
  br i1 %full, label %none, label %look

look:
  %i = phi i32 [ 0, %entry ], [ %i_next, %taken ]
  %entry_pointer = getelementptr ptr, ptr %slots, i32 %i
  %cta = load ptr, ptr %entry_pointer
  %running = get i32 Cta.running, %cta
  %free = icmp eq i32 %running, 0
  br i1 %free, label %found, label %taken

taken:
  %i_next = add i32 %i, %group
  %past = icmp uge i32 %i_next, %count
  br i1 %past, label %none, label %look

found:
  ret i32 %i

none:
  ret i32 -1
}

; Makes `current` the next slot in turn that holds a CTA; there is one.
define internal void @next_running_slot(ptr %worker) alwaysinline #0 {
entry:
  %count = get i32 Worker.slot_count, %worker
  %current = get i32 Worker.current, %worker
  %slots = get ptr Worker.slots, %worker
  br label %look

look:
  %i = phi i32 [ %current, %entry ], [ %wrapped, %look ]
  %after = add i32 %i, 1
  %past = icmp uge i32 %after, %count
  %wrapped = select i1 %past, i32 0, i32 %after
  %entry_pointer = getelementptr ptr, ptr %slots, i32 %wrapped
  %cta = load ptr, ptr %entry_pointer
  %running = get i32 Cta.running, %cta
  %runs = icmp eq i32 %running, 1
  br i1 %runs, label %found, label %look

found:
  set i32 %wrapped, Worker.current, %worker
  ret void
}

; Something happened that others may wait for.
define internal void @note_progress(ptr %worker) alwaysinline #0 {
  %before = get i32 Worker.progress, %worker
  %now = add i32 %before, 1
  set i32 %now, Worker.progress, %worker
  ret void
}
