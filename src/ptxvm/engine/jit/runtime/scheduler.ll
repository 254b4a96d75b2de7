; The CTA scheduler. A worker starts CTAs, runs their warps in turn, and sets a CTA aside when all its warps only spin.

declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; What a visit to a CTA ended with: 0 it is done, 1 it only spins, otherwise a WorkerState + 16.

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
  %many = icmp uge i32 %in_flight, $CROWD
  %crowded = and i1 %all_wait, %many
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

; Puts the CTAs of a cluster, of which the first has number %index, into the slots from %slot on.
define internal void @begin_cluster(ptr %worker, i32 %slot, i64 %index) alwaysinline #0 {
entry:
  %size = get i32 Worker.cluster_size, %worker
  %warps = get i32 Worker.warps, %worker
  %slots = get ptr Worker.slots, %worker
  %slot_entry = getelementptr ptr, ptr %slots, i32 %slot
  %first = load ptr, ptr %slot_entry
  %cluster = get ptr Cta.cluster, %first
  set i32 %size, Cluster.running, %cluster
  %used = get i32 Cluster.used, %cluster
  %is_unused = icmp eq i32 %used, 0
  br i1 %is_unused, label %cta, label %reset

reset:
  call void @reset_barrier(ptr %cluster, i32 %warps)
  br label %cta

cta:
  %rank = phi i32 [ 0, %entry ], [ 0, %reset ], [ %rank_next, %cta ]
  %own_slot = add i32 %slot, %rank
  %rank64 = zext i32 %rank to i64
  %own_index = add i64 %index, %rank64
  call void @begin_cta(ptr %worker, i32 %own_slot, i64 %own_index)
  %rank_next = add i32 %rank, 1
  %more = icmp ult i32 %rank_next, %size
  br i1 %more, label %cta, label %out

out:
  %alone = icmp eq i32 %size, 1
  br i1 %alone, label %done, label %renew

renew:
  set i32 0, Worker.fruitless, %worker
  br label %done

done:
  ret void
}

; As far as this CTA goes, grids that depend on its grid may start. Whether the CTA may go on: while Launch.hold is set the
; last one waits, so that what it does afterwards is not there by luck when dependents look.
define i32 @ptxvm_launch_dependents(ptr %worker, ptr %cta) #0 {
entry:
  %launch = get ptr Worker.launch, %worker
  %hold_place = at Launch.hold, %launch
  %hold = load atomic volatile i32, ptr %hold_place monotonic, align 4
  %holds = icmp ne i32 %hold, 0
  %released = get i32 Cta.released, %cta
  switch i32 %released, label %free [
    i32 0, label %first
    i32 2, label %held
  ]

first:
  set i32 1, Cta.released, %cta
  %before = get i64 Worker.released_ctas, %worker
  %now = add i64 %before, 1
  set i64 %now, Worker.released_ctas, %worker
  br i1 %holds, label %count, label %free

count:
  %total_place = at Launch.released_ctas, %launch
  %others = atomicrmw add ptr %total_place, i64 1 monotonic
  %total = add i64 %others, 1
  %ctas = get i64 Worker.cta_count, %worker
  %is_last = icmp eq i64 %total, %ctas
  br i1 %is_last, label %hold_on, label %free

hold_on:
  set i32 2, Cta.released, %cta
  br label %held

held:
  %waits = zext i1 %holds to i32
  %goes = xor i32 %waits, 1
  ret i32 %goes

free:
  ret i32 1
}

; The slot of a CTA that has ended is free, in a cluster when all have ended: others may want its shared memory until then.
define internal void @end_cta(ptr %worker, ptr %cta) alwaysinline #0 {
entry:
  %goes_on = call i32 @ptxvm_launch_dependents(ptr %worker, ptr %cta)
  %cluster = get ptr Cta.cluster, %cta
  %before = get i32 Cluster.running, %cluster
  %now = sub i32 %before, 1
  set i32 %now, Cluster.running, %cluster
  set i32 2, Cta.running, %cta
  ; Whoever accesses its memory now has to be told so.
  %size = get i32 Cluster.size, %cluster
  %alone = icmp eq i32 %size, 1
  br i1 %alone, label %last, label %in_company

in_company:
  call void @drop_stale_caches(ptr %worker, ptr null)
  %others = icmp ne i32 %now, 0
  br i1 %others, label %out, label %last

last:
  %rank = phi i32 [ 0, %entry ], [ 0, %in_company ], [ %rank_next, %last ]
  %ctas = at Cluster.ctas, %cluster
  %place = getelementptr ptr, ptr %ctas, i32 %rank
  %peer = load ptr, ptr %place
  set i32 0, Cta.running, %peer
  %rank_next = add i32 %rank, 1
  %more = icmp ult i32 %rank_next, %size
  br i1 %more, label %last, label %out

out:
  ret void
}

; Puts CTA number %index into a slot: all warps ready, barriers idle.
define internal void @begin_cta(ptr %worker, i32 %slot, i64 %index) alwaysinline #0 {
entry:
  %slots = get ptr Worker.slots, %worker
  %slot_entry = getelementptr ptr, ptr %slots, i32 %slot
  %cta = load ptr, ptr %slot_entry
  %grid = at Worker.grid, %worker
  %grid_y = getelementptr i32, ptr %grid, i32 1
  %gx32 = load i32, ptr %grid
  %gy32 = load i32, ptr %grid_y
  %cluster_size = get i32 Worker.cluster_size, %worker
  %alone = icmp eq i32 %cluster_size, 1
  br i1 %alone, label %by_grid, label %by_cluster

by_grid:
  %gx = zext i32 %gx32 to i64
  %gy = zext i32 %gy32 to i64
  %x = urem i64 %index, %gx
  %row = udiv i64 %index, %gx
  %y = urem i64 %row, %gy
  %z = udiv i64 %row, %gy
  %x_alone = trunc i64 %x to i32
  %y_alone = trunc i64 %y to i32
  %z_alone = trunc i64 %z to i32
  br label %placed

by_cluster:
  ; The cluster's place among the clusters, times its extents, plus the CTA's place in it.
  %extents = at Worker.cluster, %worker
  %extent_y = getelementptr i32, ptr %extents, i32 1
  %cx = load i32, ptr %extents
  %cy = load i32, ptr %extent_y
  %extent_z = getelementptr i32, ptr %extents, i32 2
  %cz = load i32, ptr %extent_z
  %size64 = zext i32 %cluster_size to i64
  %rank64 = urem i64 %index, %size64
  %number = udiv i64 %index, %size64
  %rank = trunc i64 %rank64 to i32
  %across32 = udiv i32 %gx32, %cx
  %down32 = udiv i32 %gy32, %cy
  %across = zext i32 %across32 to i64
  %down = zext i32 %down32 to i64
  %ox64 = urem i64 %number, %across
  %o_row = udiv i64 %number, %across
  %oy64 = urem i64 %o_row, %down
  %oz64 = udiv i64 %o_row, %down
  %ox = trunc i64 %ox64 to i32
  %oy = trunc i64 %oy64 to i32
  %oz = trunc i64 %oz64 to i32
  %px = urem i32 %rank, %cx
  %p_row = udiv i32 %rank, %cx
  %py = urem i32 %p_row, %cy
  %pz = udiv i32 %p_row, %cy
  %first_x = mul i32 %ox, %cx
  %first_y = mul i32 %oy, %cy
  %first_z = mul i32 %oz, %cz
  %x_in_cluster = add i32 %first_x, %px
  %y_in_cluster = add i32 %first_y, %py
  %z_in_cluster = add i32 %first_z, %pz
  br label %placed

placed:
  %x32 = phi i32 [ %x_alone, %by_grid ], [ %x_in_cluster, %by_cluster ]
  %y32 = phi i32 [ %y_alone, %by_grid ], [ %y_in_cluster, %by_cluster ]
  %z32 = phi i32 [ %z_alone, %by_grid ], [ %z_in_cluster, %by_cluster ]
  %id = at Cta.ctaid, %cta
  %id_y = getelementptr i32, ptr %id, i32 1
  %id_z = getelementptr i32, ptr %id, i32 2
  store i32 %x32, ptr %id
  store i32 %y32, ptr %id_y
  store i32 %z32, ptr %id_z
  set i64 %index, Cta.index, %cta
  set i32 1, Cta.running, %cta
  %warps = get i32 Worker.warps, %worker
  %unused = sub i32 32, %warps
  %all = lshr i32 -1, %unused
  set i32 %all, Cta.ready, %cta
  set i32 %all, Cta.live, %cta
  set i32 0, Cta.position, %cta
  set i32 0, Cta.pending, %cta
  set i32 0, Cta.host_state, %cta
  set i32 0, Cta.released, %cta
  set i32 0, Cta.asynchronous, %cta
  set i32 0, Cta.passed, %cta
  set i32 0, Cta.deferred_count, %cta
  set i32 0, Cta.stages_used, %cta
  set i32 0, Cta.landings, %cta
  %barriers = at Cta.barriers, %cta
  %barriers_size = mul i64 $sizeof.Barrier, $BARRIER_COUNT
  call void @llvm.memset.p0.i64(ptr %barriers, i8 0, i64 %barriers_size, i1 false)
  ; What an earlier CTA left must not be seen: results would depend on which worker ran what.
  %shared = get ptr Cta.shared, %cta
  %shared_size = get i32 Worker.shared_size, %worker
  %shared_bytes = zext i32 %shared_size to i64
  call void @llvm.memset.p0.i64(ptr align 64 %shared, i8 0, i64 %shared_bytes, i1 false)
  %live_slots = get i32 Worker.live_slots, %worker
  %one_more = add i32 %live_slots, 1
  set i32 %one_more, Worker.live_slots, %worker
  %contexts = get ptr Cta.contexts, %cta
  %size = get i64 Worker.context_size, %worker
  %version = get i32 Worker.initial_version, %worker
  %begins_fast = icmp eq i32 %version, $Version.FAST
  %all_fast = zext i1 %begins_fast to i32
  set i32 %all_fast, Cta.all_fast, %cta
  set i32 0, Cta.swept, %cta
  %last_live = get i32 Worker.last_live, %worker
  br label %warp

warp:
  %w = phi i32 [ 0, %placed ], [ %w_next, %warp ]
  %context = phi ptr [ %contexts, %placed ], [ %context_next, %warp ]
  %w_next = add i32 %w, 1
  %is_last = icmp eq i32 %w_next, %warps
  %live = select i1 %is_last, i32 %last_live, i32 -1
  set i32 0, Warp.resume, %context
  set i32 %version, Warp.version, %context
  set i32 %live, Warp.live, %context
  set i32 0, Warp.spins, %context
  set i32 0, Warp.waits, %context
  set i32 0, Warp.gives_up, %context
  set i32 0, Warp.waits_at, %context
  %context_next = getelementptr i8, ptr %context, i64 %size
  br i1 %is_last, label %out, label %warp

out:
  ret void
}

; Something happened that others may wait for.
define internal void @note_progress(ptr %worker) alwaysinline #0 {
  %before = get i32 Worker.progress, %worker
  %now = add i32 %before, 1
  set i32 %now, Worker.progress, %worker
  ret void
}

; Site caches that point into the shared memory of another cluster must not be used for this one; in a cluster the
; addresses of its CTAs differ.
define internal void @drop_stale_caches(ptr %worker, ptr %cluster) alwaysinline #0 {
entry:
  %cached = get ptr Worker.cached_cluster, %worker
  %none = icmp eq ptr %cached, null
  %same = icmp eq ptr %cached, %cluster
  %fresh = or i1 %none, %same
  br i1 %fresh, label %out, label %drop

drop:
  set ptr null, Worker.cached_cluster, %worker
  %sites = get ptr Worker.sites, %worker
  %count32 = get i32 Worker.site_count, %worker
  %count = zext i32 %count32 to i64
  %bytes = mul i64 %count, $sizeof.SiteCache
  call void @llvm.memset.p0.i64(ptr %sites, i8 0, i64 %bytes, i1 false)
  br label %out

out:
  ret void
}

; Runs the warps of a CTA in turn until it is done, only spins, or Python is needed.
;
; As long as all warps go from barrier to barrier together, a sweep over them is all there is to do: arrivals are bits of
; a register (and of Cta.swept, for whoever has to know), and the barrier is complete at the end of the sweep. Anything
; else ends the sweep: the arrivals are entered into the barrier, and the general way goes on.
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
  ; Barrier and thread count are one word: all warps must name the same, and the count must be that of all threads.
  %sweep_place = get i64 Warp.barrier, %sweep_context
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

; All warps that are left wait at barriers: blames the first of them.
define internal void @record_deadlock(ptr %worker, ptr %cta) #0 {
  %live = get i32 Cta.live, %cta
  %w = call i32 @llvm.cttz.i32(i32 %live, i1 true)
  %contexts = get ptr Cta.contexts, %cta
  %size = get i64 Worker.context_size, %worker
  %w64 = zext i32 %w to i64
  %offset = mul i64 %w64, %size
  %context = getelementptr i8, ptr %contexts, i64 %offset
  %site = get i32 Warp.barrier_site, %context
  %fault = at Worker.fault, %worker
  set i32 $FaultCode.DEADLOCK, FaultRecord.code, %fault
  set i32 %site, FaultRecord.site, %fault
  %version = get i32 Warp.version, %context
  set i32 %version, FaultRecord.version, %fault
  set i32 %w, FaultRecord.warp, %fault
  set i32 -1, FaultRecord.lane, %fault
  ret void
}
