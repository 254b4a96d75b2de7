; Barriers of a warp whose lanes come and go one by one. Part of every safe version; see safe_dispatcher.py.
; Offsets in the warp's context are written {NAME}; everything else as in runtime/.

; Lanes whose barrier is complete may go on. If %arrives, the warp first arrives at those barriers where it has not yet:
; it does so once for all of its lanes, when none of them can do anything else. Returns the barriers still waited for,
; one bit each, or -1 on a fault.
define internal i32 @settle_barriers(ptr %warp, ptr %cta, ptr %worker, i1 %arrives) #0 {
entry:
  %waiting_word = getelementptr i8, ptr %warp, i64 {AT_BARRIER}
  %waiting = load i32, ptr %waiting_word
  %nobody = icmp eq i32 %waiting, 0
  br i1 %nobody, label %none, label %lane

lane:
  %left = phi i32 [ %waiting, %entry ], [ %others, %counted ]
  %set = phi i32 [ 0, %entry ], [ %set_next, %counted ]
  %l = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %id = call i32 @lane_barrier(ptr %warp, i32 %l)
  %group = call i32 @lanes_at(ptr %warp, i32 %left, i32 %id)
  %not_group = xor i32 %group, -1
  %others = and i32 %left, %not_group
  %outcome = call i32 @settle_barrier(ptr %warp, ptr %cta, ptr %worker, i32 %id, i32 %group, i1 %arrives)
  switch i32 %outcome, label %fault [
    i32 0, label %still
    i32 1, label %counted
  ]

still:
  %bit = shl i32 1, %id
  %set_more = or i32 %set, %bit
  br label %counted

counted:
  %set_next = phi i32 [ %set, %lane ], [ %set_more, %still ]
  %last = icmp eq i32 %others, 0
  br i1 %last, label %out, label %lane

out:
  ret i32 %set_next

none:
  ret i32 0

fault:
  ret i32 -1
}

; Lanes that converge and whose partners all do, be it at other instructions, have converged as far as they ever will.
; Whether there are any.
define internal i1 @let_converging_go(ptr %warp) #0 {
entry:
  %live = get i32 Warp.live, %warp
  %converging_word = getelementptr i8, ptr %warp, i64 {CONVERGING}
  %converging = load i32, ptr %converging_word
  %not_converging = xor i32 %converging, -1
  %busy = and i32 %live, %not_converging
  %members_place = getelementptr i8, ptr %warp, i64 {MEMBERS}
  %members = load <32 x i32>, ptr %members_place, align 64
  %first = insertelement <32 x i32> poison, i32 %busy, i32 0
  %busy_splat = shufflevector <32 x i32> %first, <32 x i32> poison, <32 x i32> zeroinitializer
  %missing = and <32 x i32> %members, %busy_splat
  %complete = icmp eq <32 x i32> %missing, zeroinitializer
  %complete_lanes = bitcast <32 x i1> %complete to i32
  %converged = and i32 %complete_lanes, %converging
  %going = and i32 %converged, %live
  %nobody = icmp eq i32 %going, 0
  br i1 %nobody, label %none, label %some

some:
  %not_going = xor i32 %going, -1
  %still = and i32 %converging, %not_going
  store i32 %still, ptr %converging_word
  %let_go_word = getelementptr i8, ptr %warp, i64 {LET_GO}
  %let_go = load i32, ptr %let_go_word
  %let_go_more = or i32 %let_go, %going
  store i32 %let_go_more, ptr %let_go_word
  ret i1 true

none:
  ret i1 false
}

define internal i32 @lane_barrier(ptr %warp, i32 %l) #0 {
  %numbers = getelementptr i8, ptr %warp, i64 {BARRIER}
  %number = getelementptr i32, ptr %numbers, i32 %l
  %id = load i32, ptr %number
  ret i32 %id
}

; Those of %lanes that wait at barrier %id.
define internal i32 @lanes_at(ptr %warp, i32 %lanes, i32 %id) #0 {
  %numbers = getelementptr i8, ptr %warp, i64 {BARRIER}
  %all = load <32 x i32>, ptr %numbers, align 64
  %first = insertelement <32 x i32> poison, i32 %id, i32 0
  %ids = shufflevector <32 x i32> %first, <32 x i32> poison, <32 x i32> zeroinitializer
  %same = icmp eq <32 x i32> %all, %ids
  %bits = bitcast <32 x i1> %same to i32
  %found = and i32 %bits, %lanes
  ret i32 %found
}

; 0: the lanes of %group still wait at barrier %id, 1: they may go on, 2: fault.
define internal i32 @settle_barrier(ptr %warp, ptr %cta, ptr %worker, i32 %id, i32 %group, i1 %arrives) #0 {
entry:
  %arrived_word = getelementptr i8, ptr %warp, i64 {ARRIVED}
  %arrived = load i32, ptr %arrived_word
  %not_arrived = xor i32 %arrived, -1
  %new = and i32 %group, %not_arrived
  %old = and i32 %group, %arrived
  %nothing_new = icmp eq i32 %new, 0
  br i1 %nothing_new, label %look, label %join

join:
  ; Lanes that come later than others of their warp have been counted with these.
  %with_others = icmp ne i32 %old, 0
  br i1 %with_others, label %look_new, label %may_arrive

may_arrive:
  br i1 %arrives, label %arrive, label %wait

arrive:
  %l = call i32 @llvm.cttz.i32(i32 %new, i1 true)
  %all_threads = getelementptr i8, ptr %warp, i64 {THREADS}
  %threads_place = getelementptr i32, ptr %all_threads, i32 %l
  %threads = load i32, ptr %threads_place
  %sites = getelementptr i8, ptr %warp, i64 {SITE}
  %site_place = getelementptr i32, ptr %sites, i32 %l
  %site = load i32, ptr %site_place
  %predicates_word = getelementptr i8, ptr %warp, i64 {PREDICATES}
  %predicates = load i32, ptr %predicates_word
  %true_lanes = and i32 %predicates, %new
  %true = call i32 @llvm.ctpop.i32(i32 %true_lanes)
  %all = call i32 @llvm.ctpop.i32(i32 %new)
  %false = sub i32 %all, %true
  set i32 %site, Warp.barrier_site, %warp
  %result = call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %warp, i32 %id, i32 %threads, i32 32, i32 %true,
      i32 %false, i32 %site)
  switch i32 %result, label %fault [
    i32 0, label %look_new
    i32 1, label %release
  ]

look_new:
  %barrier_new = call ptr @barrier_of(ptr %cta, i32 %id)
  %phase_new = get i32 Barrier.phase, %barrier_new
  call void @set_lanes(ptr %warp, i64 {PHASE}, i32 %new, i32 %phase_new)
  %arrived_now = or i32 %arrived, %new
  store i32 %arrived_now, ptr %arrived_word
  br label %wait

look:
  %barrier_old = call ptr @barrier_of(ptr %cta, i32 %id)
  %phase_now = get i32 Barrier.phase, %barrier_old
  %first_old = call i32 @llvm.cttz.i32(i32 %old, i1 true)
  %phases = getelementptr i8, ptr %warp, i64 {PHASE}
  %phase_place = getelementptr i32, ptr %phases, i32 %first_old
  %phase_then = load i32, ptr %phase_place
  %incomplete = icmp eq i32 %phase_now, %phase_then
  br i1 %incomplete, label %wait, label %release

release:
  %barrier = call ptr @barrier_of(ptr %cta, i32 %id)
  %last_true = get i32 Barrier.last_true, %barrier
  %last_false = get i32 Barrier.last_false, %barrier
  call void @set_lanes(ptr %warp, i64 {TRUE}, i32 %group, i32 %last_true)
  call void @set_lanes(ptr %warp, i64 {FALSE}, i32 %group, i32 %last_false)
  %not_group = xor i32 %group, -1
  %arrived_left = and i32 %arrived, %not_group
  store i32 %arrived_left, ptr %arrived_word
  %waiting_word = getelementptr i8, ptr %warp, i64 {AT_BARRIER}
  %waiting = load i32, ptr %waiting_word
  %waiting_left = and i32 %waiting, %not_group
  store i32 %waiting_left, ptr %waiting_word
  ret i32 1

wait:
  ret i32 0

fault:
  ret i32 2
}

define internal ptr @barrier_of(ptr %cta, i32 %id) #0 {
  %barriers = at Cta.barriers, %cta
  %id64 = zext i32 %id to i64
  %offset = mul i64 %id64, $sizeof.Barrier
  %barrier = getelementptr i8, ptr %barriers, i64 %offset
  ret ptr %barrier
}

; %value for the lanes of %lanes in the word per lane at %offset.
define internal void @set_lanes(ptr %warp, i64 %offset, i32 %lanes, i32 %value) #0 {
  %word = getelementptr i8, ptr %warp, i64 %offset
  %mask = bitcast i32 %lanes to <32 x i1>
  %first = insertelement <32 x i32> poison, i32 %value, i32 0
  %new = shufflevector <32 x i32> %first, <32 x i32> poison, <32 x i32> zeroinitializer
  %old = load <32 x i32>, ptr %word, align 64
  %both = select <32 x i1> %mask, <32 x i32> %new, <32 x i32> %old
  store <32 x i32> %both, ptr %word, align 64
  ret void
}
