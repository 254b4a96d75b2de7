; How the cp.async of lane_copies.ll land: at the wait for their group, or before an arrival at an mbarrier.

; cp.async.wait_group: how many of the newest groups may be pending. 1: done, 0: Python must see to it.
define i32 @ptxvm_wait_lanes(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %newest = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %limited = call i64 @llvm.umin.i64(i64 %newest, i64 2147483647)
  %newest32 = trunc i64 %limited to i32
  %done = call i32 @land_lanes(ptr %worker, ptr %cta, i32 %warp, i32 %mask, i32 %newest32)
  ret i32 %done
}

; cp.async.wait_all: also what is in no group yet.
define i32 @ptxvm_wait_all_lanes(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
  %done = call i32 @land_lanes(ptr %worker, ptr %cta, i32 %warp, i32 %mask, i32 -1)
  ret i32 %done
}

; Lands what lanes of a warp have in groups that they closed more than %newest groups ago; -1: everything. 1: done.
define internal i32 @land_lanes(ptr %worker, ptr %cta, i32 %warp, i32 %mask, i32 %newest) #0 {
entry:
  %defers = get i32 Worker.defers, %worker
  %forbidden = icmp eq i32 %defers, 0
  ; Python's copies are older, and come first.
  %python = get i32 Cta.python_lanes, %cta
  %has_older = icmp ne i32 %python, 0
  %other_hands = or i1 %forbidden, %has_older
  br i1 %other_hands, label %no, label %begin

no:
  ret i32 0

begin:
  %groups_place = call ptr @open_groups(ptr %cta, i32 %warp)
  %groups = load <32 x i64>, ptr %groups_place, align 8
  %open_group = trunc <32 x i64> %groups to <32 x i32>
  %newest_first = insertelement <32 x i32> poison, i32 %newest, i32 0
  %newest_all = shufflevector <32 x i32> %newest_first, <32 x i32> poison, <32 x i32> zeroinitializer
  %first_link = call ptr @first_note(ptr %cta, i32 %warp)
  %shared = get ptr Cta.shared, %cta
  br label %head

head:
  ; %open: the lanes of which older notes than this one have landed.
  %link = phi ptr [ %first_link, %begin ], [ %link_next, %next ]
  %before = phi ptr [ null, %begin ], [ %before_next, %next ]
  %open = phi i32 [ %mask, %begin ], [ %open_next, %next ]
  %note = load ptr, ptr %link
  %none = icmp eq ptr %note, null
  %all_closed = icmp eq i32 %open, 0
  %end = or i1 %none, %all_closed
  br i1 %end, label %yes, label %look

yes:
  ret i32 1

look:
  %own_link = at LaneNote.next, %note
  %size = get i32 LaneNote.size, %note
  %is_arrival = icmp eq i32 %size, 0
  br i1 %is_arrival, label %next, label %compare

compare:
  %its_lanes = get i32 LaneNote.lanes, %note
  %its_groups_place = at LaneNote.groups, %note
  %its_groups = load <32 x i32>, ptr %its_groups_place, align 64
  %behind = sub <32 x i32> %open_group, %its_groups
  %due = icmp sgt <32 x i32> %behind, %newest_all
  %due_bits = bitcast <32 x i1> %due to i32
  %meant = and i32 %its_lanes, %open
  %lands = and i32 %meant, %due_bits
  %stays = xor i32 %meant, %lands
  %still = xor i32 %open, %stays
  %nothing = icmp eq i32 %lands, 0
  br i1 %nothing, label %next, label %land

land:
  call void @move_lanes(ptr %shared, ptr %note, i32 %lands)
  %left = get i32 LaneNote.lanes, %note
  %has_left = icmp ne i32 %left, 0
  br i1 %has_left, label %next, label %drop

drop:
  call void @drop_note(ptr %worker, ptr %cta, i32 %warp, ptr %note, ptr %link, ptr %before)
  br label %next

next:
  %link_next = phi ptr [ %own_link, %look ], [ %own_link, %compare ], [ %own_link, %land ], [ %link, %drop ]
  %before_next = phi ptr [ %note, %look ], [ %note, %compare ], [ %note, %land ], [ %before, %drop ]
  %open_next = phi i32 [ %open, %look ], [ %still, %compare ], [ %still, %land ], [ %still, %drop ]
  br label %head
}

; Lands the copies of some lanes of a note, which are then no longer its own.
define internal void @move_lanes(ptr %shared, ptr %note, i32 %lanes) #0 {
entry:
  %all = get i32 LaneNote.lanes, %note
  %others = xor i32 %all, %lanes
  set i32 %others, LaneNote.lanes, %note
  %whole = get i32 LaneNote.whole, %note
  %full = and i32 %lanes, %whole
  %not_whole = xor i32 %whole, -1
  %partial = and i32 %lanes, %not_whole
  %size = get i32 LaneNote.size, %note
  %delta = get i64 LaneNote.delta, %note
  %sources = at LaneNote.sources, %note
  %targets = at LaneNote.targets, %note
  %no_full = icmp eq i32 %full, 0
  br i1 %no_full, label %rest, label %which

which:
  switch i32 %size, label %sixteen [
    i32 4, label %four
    i32 8, label %eight
  ]

four:
  %m4 = phi i32 [ %full, %which ], [ %m4_next, %four ]
  %l4 = call i32 @llvm.cttz.i32(i32 %m4, i1 true)
  %from4 = call ptr @lane_source(ptr %sources, i64 %delta, i32 %l4)
  %to4 = call ptr @lane_target(ptr %targets, ptr %shared, i32 %l4)
  %v4 = load i32, ptr %from4, align 1
  store i32 %v4, ptr %to4, align 4
  %m4_less = sub i32 %m4, 1
  %m4_next = and i32 %m4, %m4_less
  %end4 = icmp eq i32 %m4_next, 0
  br i1 %end4, label %rest, label %four

eight:
  %m8 = phi i32 [ %full, %which ], [ %m8_next, %eight ]
  %l8 = call i32 @llvm.cttz.i32(i32 %m8, i1 true)
  %from8 = call ptr @lane_source(ptr %sources, i64 %delta, i32 %l8)
  %to8 = call ptr @lane_target(ptr %targets, ptr %shared, i32 %l8)
  %v8 = load i64, ptr %from8, align 1
  store i64 %v8, ptr %to8, align 8
  %m8_less = sub i32 %m8, 1
  %m8_next = and i32 %m8, %m8_less
  %end8 = icmp eq i32 %m8_next, 0
  br i1 %end8, label %rest, label %eight

sixteen:
  %m16 = phi i32 [ %full, %which ], [ %m16_next, %sixteen ]
  %l16 = call i32 @llvm.cttz.i32(i32 %m16, i1 true)
  %from16 = call ptr @lane_source(ptr %sources, i64 %delta, i32 %l16)
  %to16 = call ptr @lane_target(ptr %targets, ptr %shared, i32 %l16)
  %v16 = load <4 x i32>, ptr %from16, align 1
  store <4 x i32> %v16, ptr %to16, align 16
  %m16_less = sub i32 %m16, 1
  %m16_next = and i32 %m16, %m16_less
  %end16 = icmp eq i32 %m16_next, 0
  br i1 %end16, label %rest, label %sixteen

rest:
  %no_partial = icmp eq i32 %partial, 0
  br i1 %no_partial, label %out, label %begin

begin:
  %size64 = zext i32 %size to i64
  %reads = at LaneNote.reads, %note
  br label %some

some:
  ; What is not read is zero.
  %m = phi i32 [ %partial, %begin ], [ %m_next, %some ]
  %l = call i32 @llvm.cttz.i32(i32 %m, i1 true)
  %from = call ptr @lane_source(ptr %sources, i64 %delta, i32 %l)
  %to = call ptr @lane_target(ptr %targets, ptr %shared, i32 %l)
  %read_place = getelementptr i8, ptr %reads, i32 %l
  %read = load i8, ptr %read_place
  %read64 = zext i8 %read to i64
  call void @llvm.memset.p0.i64(ptr %to, i8 0, i64 %size64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %read64, i1 false)
  %m_less = sub i32 %m, 1
  %m_next = and i32 %m, %m_less
  %end = icmp eq i32 %m_next, 0
  br i1 %end, label %out, label %some

out:
  ret void
}

define internal ptr @lane_source(ptr %sources, i64 %delta, i32 %lane) alwaysinline #0 {
  %place = getelementptr i64, ptr %sources, i32 %lane
  %address = load i64, ptr %place
  %host = add i64 %address, %delta
  %pointer = inttoptr i64 %host to ptr
  ret ptr %pointer
}

define internal ptr @lane_target(ptr %targets, ptr %shared, i32 %lane) alwaysinline #0 {
  %place = getelementptr i32, ptr %targets, i32 %lane
  %offset = load i32, ptr %place
  %offset64 = zext i32 %offset to i64
  %pointer = getelementptr i8, ptr %shared, i64 %offset64
  ret ptr %pointer
}

; For reports: which mbarrier was touched from where in the code. Arrivals of many warps count as one.
define internal void @log_arrival(ptr %cta, ptr %note, i64 %word) #0 {
entry:
  %number = get i32 LaneNote.number, %note
  %barrier = get i32 LaneNote.barrier, %note
  %parity64 = lshr i64 %word, $PHASE_SHIFT
  %parity_bits = trunc i64 %parity64 to i32
  %parity = and i32 %parity_bits, 1
  %count = get i32 Cta.landings, %cta
  %all = at Cta.landed, %cta
  %none = icmp eq i32 %count, 0
  br i1 %none, label %add, label %compare

compare:
  %before = sub i32 %count, 1
  %last_slot = urem i32 %before, $LANDED_LIMIT
  %last_slot64 = zext i32 %last_slot to i64
  %last_offset = mul i64 %last_slot64, $sizeof.Landed
  %last = getelementptr i8, ptr %all, i64 %last_offset
  %last_number = get i32 Landed.number, %last
  %last_barrier = get i32 Landed.barrier, %last
  %last_parity = get i32 Landed.parity, %last
  %same_number = icmp eq i32 %last_number, %number
  %same_barrier = icmp eq i32 %last_barrier, %barrier
  %same_parity = icmp eq i32 %last_parity, %parity
  %same_0 = and i1 %same_number, %same_barrier
  %same = and i1 %same_0, %same_parity
  br i1 %same, label %out, label %add

add:
  %more = add i32 %count, 1
  set i32 %more, Cta.landings, %cta
  %slot = urem i32 %count, $LANDED_LIMIT
  %slot64 = zext i32 %slot to i64
  %offset = mul i64 %slot64, $sizeof.Landed
  %entry_place = getelementptr i8, ptr %all, i64 %offset
  set i32 %number, Landed.number, %entry_place
  set i32 %barrier, Landed.barrier, %entry_place
  set i32 0, Landed.size, %entry_place
  set i32 %parity, Landed.parity, %entry_place
  br label %out

out:
  ret void
}

; Lets arrive what waits to arrive at the mbarrier at %barrier in shared memory. How many notes that were, or -1 if
; Python must see to it.
define internal i32 @land_arrivals(ptr %worker, ptr %cta, i32 %barrier) #0 {
entry:
  %waiting = get i32 Cta.arrival_count, %cta
  %nothing = icmp eq i32 %waiting, 0
  br i1 %nothing, label %none, label %begin

none:
  ret i32 0

begin:
  %warps = get i32 Worker.warps, %worker
  br label %each

each:
  %warp = phi i32 [ 0, %begin ], [ %warp_next, %no_more ]
  %landed = phi i32 [ 0, %begin ], [ %landed_here, %no_more ]
  %first_link = call ptr @first_note(ptr %cta, i32 %warp)
  br label %head

head:
  ; Notes before are gone when one has arrived: from the first again.
  %link = phi ptr [ %first_link, %each ], [ %own_link, %next ], [ %first_link, %arrived ]
  %landed_here = phi i32 [ %landed, %each ], [ %landed_here, %next ], [ %landed_more, %arrived ]
  %note = load ptr, ptr %link
  %end = icmp eq ptr %note, null
  br i1 %end, label %no_more, label %look

look:
  %own_link = at LaneNote.next, %note
  %size = get i32 LaneNote.size, %note
  %its_barrier = get i32 LaneNote.barrier, %note
  %is_arrival = icmp eq i32 %size, 0
  %same = icmp eq i32 %its_barrier, %barrier
  %meant = and i1 %is_arrival, %same
  br i1 %meant, label %arrive, label %next

next:
  br label %head

arrive:
  %good = call i32 @arrive(ptr %worker, ptr %cta, i32 %warp, ptr %note)
  %did = icmp ne i32 %good, 0
  br i1 %did, label %arrived, label %refuse

arrived:
  %landed_more = add i32 %landed_here, 1
  br label %head

refuse:
  ret i32 -1

no_more:
  %warp_next = add i32 %warp, 1
  %all = icmp eq i32 %warp_next, %warps
  br i1 %all, label %out, label %each

out:
  ret i32 %landed_here
}

; Lands the copies before an arrival, and lets its lanes arrive. 0: the mbarrier does not expect them.
define internal i32 @arrive(ptr %worker, ptr %cta, i32 %warp, ptr %arrival) #0 {
entry:
  %lanes = get i32 LaneNote.lanes, %arrival
  %first_link = call ptr @first_note(ptr %cta, i32 %warp)
  %shared = get ptr Cta.shared, %cta
  br label %head

head:
  %link = phi ptr [ %first_link, %entry ], [ %link_next, %next ]
  %before = phi ptr [ null, %entry ], [ %before_next, %next ]
  %note = load ptr, ptr %link
  %all = icmp eq ptr %note, %arrival
  br i1 %all, label %count, label %look

look:
  %own_link = at LaneNote.next, %note
  %size = get i32 LaneNote.size, %note
  %is_copy = icmp ne i32 %size, 0
  %its_lanes = get i32 LaneNote.lanes, %note
  %both = and i32 %its_lanes, %lanes
  %common = icmp ne i32 %both, 0
  %meant = and i1 %is_copy, %common
  br i1 %meant, label %land, label %next

land:
  call void @move_lanes(ptr %shared, ptr %note, i32 %both)
  %left = get i32 LaneNote.lanes, %note
  %has_left = icmp ne i32 %left, 0
  br i1 %has_left, label %next, label %drop

drop:
  call void @drop_note(ptr %worker, ptr %cta, i32 %warp, ptr %note, ptr %link, ptr %before)
  br label %next

next:
  %link_next = phi ptr [ %own_link, %look ], [ %own_link, %land ], [ %link, %drop ]
  %before_next = phi ptr [ %note, %look ], [ %note, %land ], [ %before, %drop ]
  br label %head

count:
  %barrier = get i32 LaneNote.barrier, %arrival
  %place = getelementptr i8, ptr %shared, i32 %barrier
  %word = load i64, ptr %place
  %mark = and i64 %word, $MARK_MASK
  %valid = icmp eq i64 %mark, $MARK
  %arriving = call i32 @llvm.ctpop.i32(i32 %lanes)
  %arriving64 = zext i32 %arriving to i64
  %pending = and i64 %word, $PENDING
  %expected = icmp uge i64 %pending, %arriving64
  %good = and i1 %valid, %expected
  br i1 %good, label %signal, label %refuse

refuse:
  ret i32 0

signal:
  %less = sub i64 %word, %arriving64
  %new = call i64 @next_phase(i64 %less)
  store i64 %new, ptr %place
  call void @log_arrival(ptr %cta, ptr %arrival, i64 %word)
  call void @drop_note(ptr %worker, ptr %cta, i32 %warp, ptr %arrival, ptr %link, ptr %before)
  %waiting = get i32 Cta.arrival_count, %cta
  %fewer = sub i32 %waiting, 1
  set i32 %fewer, Cta.arrival_count, %cta
  ret i32 1
}
