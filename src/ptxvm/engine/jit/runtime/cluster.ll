; The barrier of a cluster, which most kernels never use. Lanes arrive by bits in their warp; a warp whose live lanes
; have all arrived counts, and when none is missing the phase is complete: the bits are cleared, and who finds its bit
; cleared may go on.

; The lanes of a warp arrive. None of them has arrived before without waiting since.
define void @ptxvm_cluster_arrive(ptr %cta, ptr %warp, i32 %lanes, i32 %live) #0 {
entry:
  %cluster = get ptr Cta.cluster, %cta
  %used = get i32 Cluster.used, %cluster
  %is_first = icmp eq i32 %used, 0
  br i1 %is_first, label %begin, label %arrive

begin:
  set i32 1, Cluster.used, %cluster
  call void @begin_phase(ptr %cluster)
  br label %arrive

arrive:
  %unwaited = get i32 Warp.cluster_unwaited, %warp
  %unwaited_more = or i32 %unwaited, %lanes
  set i32 %unwaited_more, Warp.cluster_unwaited, %warp
  %arrived = get i32 Warp.cluster_arrived, %warp
  %arrived_more = or i32 %arrived, %lanes
  set i32 %arrived_more, Warp.cluster_arrived, %warp
  call void @count_warp(ptr %cta, ptr %warp, i32 %live)
  ret void
}

; Those of the lanes whose phase is not complete.
define i32 @ptxvm_cluster_waiting(ptr %cta, ptr %warp, i32 %lanes, i32 %live) #0 {
  ; Lanes that have exited meanwhile may have been the last ones of the warp to be missing.
  call void @count_warp(ptr %cta, ptr %warp, i32 %live)
  %arrived = get i32 Warp.cluster_arrived, %warp
  %waiting = and i32 %arrived, %lanes
  ret i32 %waiting
}

; Counts a warp once all its live lanes have arrived, and completes the phase with the last warp.
define internal void @count_warp(ptr %cta, ptr %warp, i32 %live) #0 {
entry:
  %arrived = get i32 Warp.cluster_arrived, %warp
  %counted = get i32 Warp.cluster_counted, %warp
  %not_arrived = xor i32 %arrived, -1
  %late = and i32 %live, %not_arrived
  %busy = or i32 %late, %counted
  %nobody = icmp eq i32 %arrived, 0
  %not_done = icmp ne i32 %busy, 0
  %not_now = or i1 %nobody, %not_done
  br i1 %not_now, label %out, label %count

count:
  set i32 1, Warp.cluster_counted, %warp
  call void @one_less_missing(ptr %cta)
  br label %out

out:
  ret void
}

define internal void @one_less_missing(ptr %cta) #0 {
entry:
  %cluster = get ptr Cta.cluster, %cta
  %missing = get i32 Cluster.missing, %cluster
  %left = sub i32 %missing, 1
  set i32 %left, Cluster.missing, %cluster
  %complete = icmp eq i32 %left, 0
  br i1 %complete, label %next_phase, label %out

next_phase:
  call void @begin_phase(ptr %cluster)
  br label %out

out:
  ret void
}

; A warp that has exited, and is no more among the live ones of its CTA, counts as arrived.
define internal void @cluster_warp_ends(ptr %cta, ptr %warp) alwaysinline #0 {
entry:
  %cluster = get ptr Cta.cluster, %cta
  %used = get i32 Cluster.used, %cluster
  %is_unused = icmp eq i32 %used, 0
  br i1 %is_unused, label %out, label %look

look:
  %counted = get i32 Warp.cluster_counted, %warp
  %not_counted = icmp eq i32 %counted, 0
  br i1 %not_counted, label %count, label %out

count:
  call void @one_less_missing(ptr %cta)
  br label %out

out:
  ret void
}

; Nobody has arrived: all live warps of the cluster are missing.
define internal void @begin_phase(ptr %cluster) #0 {
entry:
  %ctas = at Cluster.ctas, %cluster
  %size = get i32 Cluster.size, %cluster
  set i32 0, Cluster.missing, %cluster
  br label %cta

cta:
  %rank = phi i32 [ 0, %entry ], [ %rank_next, %cta_done ]
  %place = getelementptr ptr, ptr %ctas, i32 %rank
  %peer = load ptr, ptr %place
  %running = get i32 Cta.running, %peer
  %live = get i32 Cta.live, %peer
  %stride = get i64 Cta.context_size, %peer
  %contexts = get ptr Cta.contexts, %peer
  %is_running = icmp eq i32 %running, 1
  %warps = select i1 %is_running, i32 %live, i32 0
  %before = get i32 Cluster.missing, %cluster
  %count = call i32 @llvm.ctpop.i32(i32 %warps)
  %now = add i32 %before, %count
  set i32 %now, Cluster.missing, %cluster
  %none = icmp eq i32 %warps, 0
  br i1 %none, label %cta_done, label %warp

warp:
  %left = phi i32 [ %warps, %cta ], [ %left_next, %warp ]
  %w = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %w64 = zext i32 %w to i64
  %offset = mul i64 %w64, %stride
  %context = getelementptr i8, ptr %contexts, i64 %offset
  set i32 0, Warp.cluster_arrived, %context
  set i32 0, Warp.cluster_counted, %context
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %cta_done, label %warp

cta_done:
  %rank_next = add i32 %rank, 1
  %all = icmp eq i32 %rank_next, %size
  br i1 %all, label %out, label %cta

out:
  ret void
}

; Before a cluster begins in slots whose last one has used its barrier: no lane of its warps has arrived.
define internal void @reset_barrier(ptr %cluster, i32 %warps) #0 {
entry:
  %ctas = at Cluster.ctas, %cluster
  %size = get i32 Cluster.size, %cluster
  set i32 0, Cluster.used, %cluster
  br label %cta

cta:
  %rank = phi i32 [ 0, %entry ], [ %rank_next, %cta_done ]
  %place = getelementptr ptr, ptr %ctas, i32 %rank
  %peer = load ptr, ptr %place
  %stride = get i64 Cta.context_size, %peer
  %contexts = get ptr Cta.contexts, %peer
  br label %warp

warp:
  %w = phi i32 [ 0, %cta ], [ %w_next, %warp ]
  %context = phi ptr [ %contexts, %cta ], [ %context_next, %warp ]
  set i32 0, Warp.cluster_arrived, %context
  set i32 0, Warp.cluster_unwaited, %context
  set i32 0, Warp.cluster_counted, %context
  %w_next = add i32 %w, 1
  %context_next = getelementptr i8, ptr %context, i64 %stride
  %last = icmp eq i32 %w_next, %warps
  br i1 %last, label %cta_done, label %warp

cta_done:
  %rank_next = add i32 %rank, 1
  %all = icmp eq i32 %rank_next, %size
  br i1 %all, label %out, label %cta

out:
  ret void
}
