; The beginning and the end of CTAs and of clusters, which are the CTAs of neighbouring slots.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

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
  set i32 0, Cta.life_count, %cta
  set i32 0, Cta.stages_used, %cta
  set i32 0, Cta.landings, %cta
  set i32 0, Cta.note_count, %cta
  set i32 0, Cta.arrival_count, %cta
  set i32 0, Cta.python_lanes, %cta
  %notes = at Cta.first_notes, %cta
  %notes_size = mul i64 8, $MAX_WARPS
  call void @llvm.memset.p0.i64(ptr %notes, i8 0, i64 %notes_size, i1 false)
  %touches = at Cta.touches, %cta
  %touches_size = mul i64 $sizeof.Touch, $TOUCH_LIMIT
  call void @llvm.memset.p0.i64(ptr %touches, i8 0, i64 %touches_size, i1 false)
  %barriers = at Cta.barriers, %cta
  %barriers_size = mul i64 $sizeof.Barrier, $BARRIER_COUNT
  call void @llvm.memset.p0.i64(ptr %barriers, i8 0, i64 %barriers_size, i1 false)
  ; What an earlier CTA left must not be seen: results would depend on which worker ran what.
  %shared = get ptr Cta.shared, %cta
  %shared_size = get i32 Worker.shared_size, %worker
  %shared_bytes = zext i32 %shared_size to i64
  call void @llvm.memset.p0.i64(ptr align 64 %shared, i8 0, i64 %shared_bytes, i1 false)
  %reserved = getelementptr i8, ptr %shared, i64 $RESERVED_SHARED
  %reserved_size = get i32 Worker.reserved_size, %worker
  %reserved_bytes = zext i32 %reserved_size to i64
  call void @llvm.memset.p0.i64(ptr align 64 %reserved, i8 0, i64 %reserved_bytes, i1 false)
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
  set i32 $NO_SITE, Warp.wait_site, %context
  set i32 $NO_SITE, Warp.at_site, %context
  %context_next = getelementptr i8, ptr %context, i64 %size
  br i1 %is_last, label %out, label %warp

out:
  ret void
}

; As far as this CTA goes, grids that depend on its grid may start. Whether the CTA may go on: while Launch.hold is set
; the last one waits, so that what it does afterwards is not there by luck when dependents look.
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

; The slot of a CTA that has ended is free, in a cluster when all have ended: others may want its shared memory until
; then.
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
