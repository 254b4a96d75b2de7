; The waits for the copies that native code has taken note of (copies.ll), and their landing.

; Lands one load and counts its bytes at its mbarrier. 0: done, 1: the count would leave its range (nothing was done).
define internal i32 @land_load(ptr %cta, ptr %copy) #0 {
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
  %offset = get i32 Deferred.shared, %copy
  %target = getelementptr i8, ptr %shared, i32 %offset
  %outside = get ptr Deferred.outside, %copy
  %plan = get ptr Deferred.plan, %copy
  %is_plain = icmp eq ptr %plan, null
  br i1 %is_plain, label %plain, label %box

plain:
  %source = call ptr @source_of(ptr %cta, ptr %copy, ptr %outside)
  call void @llvm.memcpy.p0.p0.i64(ptr %target, ptr %source, i64 %size64, i1 false)
  br label %count

box:
  call void @move_tensor(ptr %copy, ptr %outside, ptr %target, i1 false)
  br label %count

count:
  %arrived = shl i64 %size64, $TX_SHIFT
  %less = sub i64 %word, %arrived
  %new = call i64 @next_phase(i64 %less)
  store i64 %new, ptr %word_place
  %parity = lshr i64 %word, $PHASE_SHIFT
  %parity32 = trunc i64 %parity to i32
  call void @log_landing(ptr %cta, ptr %copy, i32 %parity32)
  call void @has_landed(ptr %cta, ptr %copy)
  ret i32 0
}

; Lands one store or reduction.
define internal void @land_store(ptr %cta, ptr %copy) #0 {
entry:
  %shared = get ptr Cta.shared, %cta
  %offset = get i32 Deferred.shared, %copy
  %place = getelementptr i8, ptr %shared, i32 %offset
  %source = call ptr @source_of(ptr %cta, ptr %copy, ptr %place)
  %outside = get ptr Deferred.outside, %copy
  %plan = get ptr Deferred.plan, %copy
  %is_plain = icmp eq ptr %plan, null
  br i1 %is_plain, label %plain, label %box

plain:
  %size = get i32 Deferred.size, %copy
  %size64 = zext i32 %size to i64
  %combine = get ptr Deferred.combine, %copy
  %stores = icmp eq ptr %combine, null
  br i1 %stores, label %store, label %reduce

store:
  call void @llvm.memcpy.p0.p0.i64(ptr %outside, ptr %source, i64 %size64, i1 false)
  br label %landed

reduce:
  call void @combine_bytes(ptr %combine, ptr %outside, ptr %source, i64 %size64)
  br label %landed

box:
  call void @move_tensor(ptr %copy, ptr %outside, ptr %source, i1 true)
  br label %landed

landed:
  call void @has_landed(ptr %cta, ptr %copy)
  ret void
}

; Its entry is over, and its stage free.
define internal void @has_landed(ptr %cta, ptr %copy) #0 {
  set i32 $DeferredKind.LANDED, Deferred.kind, %copy
  %stage = get i32 Deferred.stage, %copy
  %bit = shl i32 1, %stage
  %used = get i32 Cta.stages_used, %cta
  %others = xor i32 %bit, -1
  %left = and i32 %used, %others
  set i32 %left, Cta.stages_used, %cta
  ret void
}

; The place of a stage, which are numbered from 1.
define internal ptr @stage_place(ptr %cta, i32 %stage) alwaysinline #0 {
  %stages = get ptr Cta.stages, %cta
  %size = get i64 Cta.stage_size, %cta
  %before = sub i32 %stage, 1
  %before64 = zext i32 %before to i64
  %offset = mul i64 %before64, %size
  %place = getelementptr i8, ptr %stages, i64 %offset
  ret ptr %place
}

; Where the bytes of a copy are: in its stage if they have been read, else where they were.
define internal ptr @source_of(ptr %cta, ptr %copy, ptr %where) alwaysinline #0 {
  %stage = get i32 Deferred.stage, %copy
  %place = call ptr @stage_place(ptr %cta, i32 %stage)
  %unread = icmp eq i32 %stage, 0
  %source = select i1 %unread, ptr %where, ptr %place
  ret ptr %source
}

; Reads the source of a copy into a stage. 0: done, 1: there is no stage free.
define internal i32 @read_source(ptr %cta, ptr %copy) #0 {
entry:
  %used = get i32 Cta.stages_used, %cta
  %taken = or i32 %used, 1
  %free = xor i32 %taken, -1
  %stage = call i32 @llvm.cttz.i32(i32 %free, i1 false)
  %count = get i32 Cta.stage_count, %cta
  %exists = icmp ule i32 %stage, %count
  br i1 %exists, label %read, label %no

read:
  %bit = shl i32 1, %stage
  %now_used = or i32 %used, %bit
  set i32 %now_used, Cta.stages_used, %cta
  set i32 %stage, Deferred.stage, %copy
  %place = call ptr @stage_place(ptr %cta, i32 %stage)
  %kind = get i32 Deferred.kind, %copy
  %is_load = icmp eq i32 %kind, $DeferredKind.LOAD
  %shared = get ptr Cta.shared, %cta
  %offset = get i32 Deferred.shared, %copy
  %inside = getelementptr i8, ptr %shared, i32 %offset
  %outside = get ptr Deferred.outside, %copy
  %source = select i1 %is_load, ptr %outside, ptr %inside
  %size = get i32 Deferred.size, %copy
  %size64 = zext i32 %size to i64
  call void @llvm.memcpy.p0.p0.i64(ptr %place, ptr %source, i64 %size64, i1 false)
  ret i32 0

no:
  ret i32 1
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

; Lands what signals the mbarrier at %barrier in shared memory, in the order of issue. 0, or 1 if Python must see to
; one.
define internal i32 @land_for(ptr %cta, i32 %barrier) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i_next, %next ]
  %more = icmp ult i32 %i, %count
  br i1 %more, label %look, label %out

look:
  %copy = call ptr @deferred(ptr %cta, i32 %i)
  %kind = get i32 Deferred.kind, %copy
  %is_load = icmp eq i32 %kind, $DeferredKind.LOAD
  %its = get i32 Deferred.barrier, %copy
  %same = icmp eq i32 %its, %barrier
  %meant = and i1 %is_load, %same
  br i1 %meant, label %try, label %next

try:
  %failed = call i32 @land_load(ptr %cta, ptr %copy)
  %did = icmp eq i32 %failed, 0
  br i1 %did, label %next, label %out

next:
  %i_next = add i32 %i, 1
  br label %head

out:
  %refused = phi i32 [ 0, %head ], [ 1, %try ]
  call void @forget_landed(ptr %cta)
  ret i32 %refused
}

; Whether a copy is one of the lanes %mask of a warp.
define internal i1 @is_of(ptr %copy, i32 %warp, i32 %mask) alwaysinline #0 {
  %its_warp = get i32 Deferred.warp, %copy
  %same = icmp eq i32 %its_warp, %warp
  %lanes = get i32 Deferred.lanes, %copy
  %common = and i32 %lanes, %mask
  %some = icmp ne i32 %common, 0
  %is = and i1 %same, %some
  ret i1 %is
}

; cp.async.bulk.commit_group: the copies of the lanes are in a group that is one older. 0: Python has operations too.
define i32 @ptxvm_commit_group(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %alone = call i1 @has_all(ptr %worker, ptr %cta)
  br i1 %alone, label %begin, label %no

begin:
  %count = get i32 Cta.deferred_count, %cta
  br label %head

head:
  %i = phi i32 [ 0, %begin ], [ %i_next, %next ]
  %more = icmp ult i32 %i, %count
  br i1 %more, label %look, label %out

look:
  %copy = call ptr @deferred(ptr %cta, i32 %i)
  %meant = call i1 @is_of(ptr %copy, i32 %warp, i32 %mask)
  %age = get i32 Deferred.age, %copy
  %step = zext i1 %meant to i32
  %older = add i32 %age, %step
  set i32 %older, Deferred.age, %copy
  br label %next

next:
  %i_next = add i32 %i, 1
  br label %head

out:
  ret i32 1

no:
  ret i32 0
}

; Whether native code knows of all operations.
define internal i1 @has_all(ptr %worker, ptr %cta) alwaysinline #0 {
  %defers = get i32 Worker.defers, %worker
  %allowed = icmp ne i32 %defers, 0
  %python_too = get i32 Cta.asynchronous, %cta
  %alone = icmp eq i32 %python_too, 0
  %all = and i1 %allowed, %alone
  ret i1 %all
}

; cp.async.bulk.wait_group: how many of the newest groups may be pending, and whether it is enough that sources have
; been read, both for all lanes the same. 1: done, 0: Python must see to it.
define i32 @ptxvm_wait_group(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %alone = call i1 @has_all(ptr %worker, ptr %cta)
  br i1 %alone, label %begin, label %no

begin:
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %newest64 = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %newest = trunc i64 %newest64 to i32
  %reads64 = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %reads = icmp ne i64 %reads64, 0
  %count = get i32 Cta.deferred_count, %cta
  br label %head

head:
  %i = phi i32 [ 0, %begin ], [ %i_next, %next ]
  %more = icmp ult i32 %i, %count
  br i1 %more, label %look, label %out

look:
  %copy = call ptr @deferred(ptr %cta, i32 %i)
  %own = call i1 @is_of(ptr %copy, i32 %warp, i32 %mask)
  %age = get i32 Deferred.age, %copy
  %old = icmp ugt i32 %age, %newest
  %meant = and i1 %own, %old
  br i1 %meant, label %act, label %next

act:
  %kind = get i32 Deferred.kind, %copy
  %is_store = icmp eq i32 %kind, $DeferredKind.STORE
  %full = xor i1 %reads, true
  %lands = and i1 %is_store, %full
  br i1 %lands, label %land, label %ask

land:
  call void @land_store(ptr %cta, ptr %copy)
  br label %next

ask:
  %still = call i1 @is_unread(ptr %copy)
  br i1 %still, label %read, label %next

read:
  %is_load = icmp eq i32 %kind, $DeferredKind.LOAD
  br i1 %is_load, label %stage, label %room

room:
  call void @make_room(ptr %cta)
  br label %stage

stage:
  %failed = call i32 @read_source(ptr %cta, ptr %copy)
  %did = icmp eq i32 %failed, 0
  br i1 %did, label %next, label %out

next:
  %i_next = add i32 %i, 1
  br label %head

out:
  %done = phi i32 [ 1, %head ], [ 0, %stage ]
  call void @forget_landed(ptr %cta)
  ret i32 %done

no:
  ret i32 0
}

; Whether a copy, if it has a source to read ahead, has not read it. Boxes of tensors are read when they land in shared
; memory.
define internal i1 @is_unread(ptr %copy) alwaysinline #0 {
  %kind = get i32 Deferred.kind, %copy
  %is_load = icmp eq i32 %kind, $DeferredKind.LOAD
  %plan = get ptr Deferred.plan, %copy
  %is_box = icmp ne ptr %plan, null
  %never = and i1 %is_load, %is_box
  %stage = get i32 Deferred.stage, %copy
  %unread = icmp eq i32 %stage, 0
  %still = xor i1 %never, true
  %result = and i1 %still, %unread
  ret i1 %result
}

; One more store will have been read that nothing waits for to land: beyond $READ_AHEAD the oldest lands.
define internal void @make_room(ptr %cta) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i_next, %look ]
  %ahead = phi i32 [ 0, %entry ], [ %ahead_next, %look ]
  %oldest = phi ptr [ null, %entry ], [ %oldest_next, %look ]
  %more = icmp ult i32 %i, %count
  br i1 %more, label %look, label %decide

look:
  %copy = call ptr @deferred(ptr %cta, i32 %i)
  %kind = get i32 Deferred.kind, %copy
  %is_store = icmp eq i32 %kind, $DeferredKind.STORE
  %stage = get i32 Deferred.stage, %copy
  %is_read = icmp ne i32 %stage, 0
  %counts = and i1 %is_store, %is_read
  %step = zext i1 %counts to i32
  %ahead_next = add i32 %ahead, %step
  %none_yet = icmp eq ptr %oldest, null
  %first = and i1 %counts, %none_yet
  %oldest_next = select i1 %first, ptr %copy, ptr %oldest
  %i_next = add i32 %i, 1
  br label %head

decide:
  %crowded = icmp uge i32 %ahead, $READ_AHEAD
  br i1 %crowded, label %land, label %out

land:
  call void @land_store(ptr %cta, ptr %oldest)
  br label %out

out:
  ret void
}

; The CTA has ended: lands what has read its source and awaits no mbarrier. What is left is Python's business.
define internal void @land_at_end(ptr %cta) #0 {
entry:
  %count = get i32 Cta.deferred_count, %cta
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i_next, %next ]
  %more = icmp ult i32 %i, %count
  br i1 %more, label %look, label %out

look:
  %copy = call ptr @deferred(ptr %cta, i32 %i)
  %kind = get i32 Deferred.kind, %copy
  %is_store = icmp eq i32 %kind, $DeferredKind.STORE
  %unread = call i1 @is_unread(ptr %copy)
  %read = xor i1 %unread, true
  %lands = and i1 %is_store, %read
  br i1 %lands, label %land, label %next

land:
  call void @land_store(ptr %cta, ptr %copy)
  br label %next

next:
  %i_next = add i32 %i, 1
  br label %head

out:
  call void @forget_landed(ptr %cta)
  ret void
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
  %offset = call i32 @shared_offset(i64 %barrier)
  %before = get i32 Cta.deferred_count, %cta
  %refused_copies = call i32 @land_for(ptr %cta, i32 %offset)
  %arrivals = call i32 @land_arrivals(ptr %worker, ptr %cta, i32 %offset)
  %after = get i32 Cta.deferred_count, %cta
  %landed_copies = icmp ne i32 %before, %after
  %some_arrived = icmp ne i32 %arrivals, 0
  %landed = or i1 %landed_copies, %some_arrived
  %refused_arrivals = icmp slt i32 %arrivals, 0
  %refused = select i1 %refused_arrivals, i32 1, i32 %refused_copies
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
