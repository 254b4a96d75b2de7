; cp.async without Python: native code takes note of copies when they are issued, and lands them at the wait for their
; group. Each warp has a list of notes, in the order of issue, of up to 32 lanes each; a thread's groups are counted as
; it closes them, and a note keeps the number of the group of each of its lanes. Notes come from the worker's own
; memory: it has none where copies must not be deferred, and Python sees to what finds no room, as to all that could be
; wrong.

; A mask as a vector.
define internal <32 x i1> @lanes_in(i32 %mask) alwaysinline #0 {
  %lanes = bitcast i32 %mask to <32 x i1>
  ret <32 x i1> %lanes
}

define internal <32 x i64> @host_row(ptr %worker, i32 %row) alwaysinline #0 {
  %rows = at Worker.host_values, %worker
  %before = mul i32 %row, 32
  %place = getelementptr i64, ptr %rows, i32 %before
  %values = load <32 x i64>, ptr %place, align 64
  ret <32 x i64> %values
}

define internal <32 x i64> @everywhere(i64 %value) alwaysinline #0 {
  %first = insertelement <32 x i64> poison, i64 %value, i32 0
  %all = shufflevector <32 x i64> %first, <32 x i64> poison, <32 x i32> zeroinitializer
  ret <32 x i64> %all
}

; The numbers of the open groups of a warp's lanes.
define internal ptr @open_groups(ptr %cta, i32 %warp) alwaysinline #0 {
  %all = at Cta.lane_groups, %cta
  %before = mul i32 %warp, 32
  %place = getelementptr i64, ptr %all, i32 %before
  ret ptr %place
}

; Where the first and the last note of a warp are named.
define internal ptr @first_note(ptr %cta, i32 %warp) alwaysinline #0 {
  %all = at Cta.first_notes, %cta
  %place = getelementptr ptr, ptr %all, i32 %warp
  ret ptr %place
}

define internal ptr @last_note(ptr %cta, i32 %warp) alwaysinline #0 {
  %all = at Cta.last_notes, %cta
  %place = getelementptr ptr, ptr %all, i32 %warp
  ret ptr %place
}

; A new last note of a warp, or null: there is no room.
define internal ptr @new_note(ptr %worker, ptr %cta, i32 %warp) #0 {
entry:
  %used = get ptr Worker.free_notes, %worker
  %none_used = icmp eq ptr %used, null
  br i1 %none_used, label %fresh, label %again

again:
  %next_used = get ptr LaneNote.next, %used
  set ptr %next_used, Worker.free_notes, %worker
  br label %append

fresh:
  %unused = get ptr Worker.notes, %worker
  %end = get ptr Worker.notes_end, %worker
  %full = icmp eq ptr %unused, %end
  br i1 %full, label %no_room, label %take

take:
  %behind = getelementptr i8, ptr %unused, i64 $sizeof.LaneNote
  set ptr %behind, Worker.notes, %worker
  br label %append

append:
  %note = phi ptr [ %used, %again ], [ %unused, %take ]
  %first_place = call ptr @first_note(ptr %cta, i32 %warp)
  %last_place = call ptr @last_note(ptr %cta, i32 %warp)
  %first = load ptr, ptr %first_place
  %is_first = icmp eq ptr %first, null
  %last = load ptr, ptr %last_place
  %next_of_last = at LaneNote.next, %last
  %link = select i1 %is_first, ptr %first_place, ptr %next_of_last
  store ptr %note, ptr %link
  store ptr %note, ptr %last_place
  set ptr null, LaneNote.next, %note
  %count = get i32 Cta.note_count, %cta
  %more = add i32 %count, 1
  set i32 %more, Cta.note_count, %cta
  ret ptr %note

no_room:
  ret ptr null
}

; Takes a note out of its warp's list: %link points to it, %before is the note there or null.
define internal void @drop_note(ptr %worker, ptr %cta, i32 %warp, ptr %note, ptr %link, ptr %before) #0 {
entry:
  %next = get ptr LaneNote.next, %note
  store ptr %next, ptr %link
  %is_last = icmp eq ptr %next, null
  br i1 %is_last, label %shorten, label %free

shorten:
  %last_place = call ptr @last_note(ptr %cta, i32 %warp)
  store ptr %before, ptr %last_place
  br label %free

free:
  %used = get ptr Worker.free_notes, %worker
  set ptr %used, LaneNote.next, %note
  set ptr %note, Worker.free_notes, %worker
  %count = get i32 Cta.note_count, %cta
  %less = sub i32 %count, 1
  set i32 %less, Cta.note_count, %cta
  ret void
}

; A CTA has ended: what nobody waited for is forgotten.
define internal void @drop_notes(ptr %worker, ptr %cta) #0 {
entry:
  %warps = get i32 Worker.warps, %worker
  br label %each

each:
  %warp = phi i32 [ 0, %entry ], [ %warp_next, %done ]
  %link = call ptr @first_note(ptr %cta, i32 %warp)
  br label %head

head:
  %note = load ptr, ptr %link
  %none = icmp eq ptr %note, null
  br i1 %none, label %done, label %drop

drop:
  call void @drop_note(ptr %worker, ptr %cta, i32 %warp, ptr %note, ptr %link, ptr null)
  br label %head

done:
  %warp_next = add i32 %warp, 1
  %all = icmp eq i32 %warp_next, %warps
  br i1 %all, label %out, label %each

out:
  set i32 0, Cta.arrival_count, %cta
  ret void
}

; cp.async: destinations, sources, bytes to write, bytes to read. 1: taken note of, 0: Python must see to it.
define i32 @ptxvm_copy_lanes(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %first_lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %size = call i64 @host_value(ptr %worker, i32 2, i32 %first_lane)
  %targets = call <32 x i64> @host_row(ptr %worker, i32 0)
  %sources = call <32 x i64> @host_row(ptr %worker, i32 1)
  %reads = call <32 x i64> @host_row(ptr %worker, i32 3)
  %sizes = call <32 x i64> @everywhere(i64 %size)
  %low = sub i64 %size, 1
  %odd_bits = call <32 x i64> @everywhere(i64 %low)
  ; Destinations: own shared memory, aligned.
  %window = shl i64 $SHARED_NUMBER, $WINDOW_BITS
  %windows = call <32 x i64> @everywhere(i64 %window)
  %offsets = sub <32 x i64> %targets, %windows
  %shared32 = get i32 Worker.shared_size, %worker
  %shared = zext i32 %shared32 to i64
  %fits = icmp uge i64 %shared, %size
  %last_offset = sub i64 %shared, %size
  %last_offsets = call <32 x i64> @everywhere(i64 %last_offset)
  %outside = icmp ugt <32 x i64> %offsets, %last_offsets
  %target_odd = and <32 x i64> %offsets, %odd_bits
  %target_misaligned = icmp ne <32 x i64> %target_odd, zeroinitializer
  %target_bad = or <32 x i1> %outside, %target_misaligned
  %too_many = icmp ugt <32 x i64> %reads, %sizes
  %bad = or <32 x i1> %target_bad, %too_many
  %bad_bits = bitcast <32 x i1> %bad to i32
  %bad_here = and i32 %bad_bits, %mask
  %none_bad = icmp eq i32 %bad_here, 0
  %good = and i1 %fits, %none_bad
  br i1 %good, label %which, label %no

which:
  ; Sources: aligned, and all in one allocation.
  %reading = icmp ne <32 x i64> %reads, zeroinitializer
  %reading_bits = bitcast <32 x i1> %reading to i32
  %readers = and i32 %reading_bits, %mask
  %nobody = icmp eq i32 %readers, 0
  br i1 %nobody, label %note, label %locate

locate:
  %reader = call i32 @llvm.cttz.i32(i32 %readers, i1 true)
  %address = call i64 @host_value(ptr %worker, i32 1, i32 %reader)
  %row = call preserve_allcc ptr @row_below(ptr %worker, i64 %address)
  %nothing = icmp eq ptr %row, null
  br i1 %nothing, label %no, label %check

check:
  %base = get i64 Allocation.base, %row
  %bytes = get i64 Allocation.size, %row
  %host = get i64 Allocation.host, %row
  %bases = call <32 x i64> @everywhere(i64 %base)
  %all_bytes = call <32 x i64> @everywhere(i64 %bytes)
  %inner = sub <32 x i64> %sources, %bases
  %behind = icmp ugt <32 x i64> %inner, %all_bytes
  %room = sub <32 x i64> %all_bytes, %inner
  %short = icmp ult <32 x i64> %room, %reads
  %source_odd = and <32 x i64> %sources, %odd_bits
  %source_misaligned = icmp ne <32 x i64> %source_odd, zeroinitializer
  %source_outside = or <32 x i1> %behind, %short
  %source_bad = or <32 x i1> %source_outside, %source_misaligned
  %source_bad_bits = bitcast <32 x i1> %source_bad to i32
  %source_bad_here = and i32 %source_bad_bits, %readers
  %to_host = sub i64 %host, %base
  %sources_good = icmp eq i32 %source_bad_here, 0
  br i1 %sources_good, label %note, label %no

note:
  %delta = phi i64 [ 0, %which ], [ %to_host, %check ]
  %new = call ptr @new_note(ptr %worker, ptr %cta, i32 %warp)
  %no_room = icmp eq ptr %new, null
  br i1 %no_room, label %no, label %fill

fill:
  %size32 = trunc i64 %size to i32
  %complete = icmp eq <32 x i64> %reads, %sizes
  %whole = bitcast <32 x i1> %complete to i32
  set i32 %number, LaneNote.number, %new
  set i32 %mask, LaneNote.lanes, %new
  set i32 %size32, LaneNote.size, %new
  set i32 %whole, LaneNote.whole, %new
  set i64 %delta, LaneNote.delta, %new
  %source_place = at LaneNote.sources, %new
  store <32 x i64> %sources, ptr %source_place, align 64
  %offsets32 = trunc <32 x i64> %offsets to <32 x i32>
  %target_place = at LaneNote.targets, %new
  store <32 x i32> %offsets32, ptr %target_place, align 64
  %groups_place = call ptr @open_groups(ptr %cta, i32 %warp)
  %groups = load <32 x i64>, ptr %groups_place, align 8
  %groups32 = trunc <32 x i64> %groups to <32 x i32>
  %group_place = at LaneNote.groups, %new
  store <32 x i32> %groups32, ptr %group_place, align 64
  %reads8 = trunc <32 x i64> %reads to <32 x i8>
  %reads_place = at LaneNote.reads, %new
  store <32 x i8> %reads8, ptr %reads_place, align 32
  ret i32 1

no:
  ret i32 0
}

; cp.async.commit_group: 1: done, 0: Python must see to it.
define i32 @ptxvm_commit_lanes(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %defers = get i32 Worker.defers, %worker
  %allowed = icmp ne i32 %defers, 0
  br i1 %allowed, label %count, label %no

count:
  %place = call ptr @open_groups(ptr %cta, i32 %warp)
  %groups = load <32 x i64>, ptr %place, align 8
  %lanes = call <32 x i1> @lanes_in(i32 %mask)
  %one = zext <32 x i1> %lanes to <32 x i64>
  %next = add <32 x i64> %groups, %one
  store <32 x i64> %next, ptr %place, align 8
  ret i32 1

no:
  ret i32 0
}

; cp.async.mbarrier.arrive: mbarriers, whether the arrival comes on top of the expected ones. 1: taken note of, 0:
; Python must see to it. All lanes mean the same mbarrier.
define i32 @ptxvm_arrive_lanes(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  ; Python's copies would have to be complete before.
  %python = get i32 Cta.python_lanes, %cta
  %no_older = icmp eq i32 %python, 0
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %barrier = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %extra = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %addresses = call <32 x i64> @host_row(ptr %worker, i32 0)
  %barriers = call <32 x i64> @everywhere(i64 %barrier)
  %other = icmp ne <32 x i64> %addresses, %barriers
  %other_bits = bitcast <32 x i1> %other to i32
  %others = and i32 %other_bits, %mask
  %same = icmp eq i32 %others, 0
  %word = call i64 @mbarrier_word(ptr %worker, ptr %cta, i64 %barrier)
  %valid = icmp ne i64 %word, 0
  ; The pending count may grow.
  %lanes = call i32 @llvm.ctpop.i32(i32 %mask)
  %lanes64 = zext i32 %lanes to i64
  %adds = icmp ne i64 %extra, 0
  %more = select i1 %adds, i64 %lanes64, i64 0
  %pending_before = and i64 %word, $PENDING
  %pending = add i64 %pending_before, %more
  %countable = icmp ule i64 %pending, $COUNT_LIMIT
  %good_0 = and i1 %no_older, %same
  %good_1 = and i1 %valid, %countable
  %good = and i1 %good_0, %good_1
  br i1 %good, label %note, label %no

note:
  %new = call ptr @new_note(ptr %worker, ptr %cta, i32 %warp)
  %no_room = icmp eq ptr %new, null
  br i1 %no_room, label %no, label %fill

fill:
  %offset = call i32 @shared_offset(i64 %barrier)
  set i32 %number, LaneNote.number, %new
  set i32 %mask, LaneNote.lanes, %new
  set i32 0, LaneNote.size, %new
  set i32 %offset, LaneNote.barrier, %new
  %arrivals = get i32 Cta.arrival_count, %cta
  %arrivals_more = add i32 %arrivals, 1
  set i32 %arrivals_more, Cta.arrival_count, %cta
  br i1 %adds, label %grow, label %done

grow:
  %shared = get ptr Cta.shared, %cta
  %place = getelementptr i8, ptr %shared, i32 %offset
  %grown = add i64 %word, %more
  store i64 %grown, ptr %place
  call void @log_arrival(ptr %cta, ptr %new, i64 %word)
  br label %done

done:
  ret i32 1

no:
  ret i32 0
}
