; The life of mbarriers without Python, which learns of it when it must (host/service.py): a CTA keeps a list of the
; mbarriers that native code has made, each with the place in the code. What could be wrong is Python's business.

; The offset of 8 aligned bytes in the CTA's own shared memory, or -1.
define internal i64 @own_word(ptr %worker, ptr %cta, i64 %address) #0 {
  %offset = call i64 @own_offset(ptr %worker, ptr %cta, i64 %address, i64 8)
  %odd = and i64 %address, 7
  %aligned = icmp eq i64 %odd, 0
  %result = select i1 %aligned, i64 %offset, i64 -1
  ret i64 %result
}

; Where the word of an mbarrier is for a lane, if it is marked as an object (%marked) or not. Or null.
define internal ptr @word_for(ptr %worker, ptr %cta, i32 %lane, i1 %marked) #0 {
entry:
  %address = call i64 @host_value(ptr %worker, i32 0, i32 %lane)
  %offset = call i64 @own_word(ptr %worker, ptr %cta, i64 %address)
  %outside = icmp eq i64 %offset, -1
  br i1 %outside, label %no, label %look

look:
  %shared = get ptr Cta.shared, %cta
  %place = getelementptr i8, ptr %shared, i64 %offset
  %word = load i64, ptr %place
  %mark = and i64 %word, $MARK_MASK
  %valid = icmp eq i64 %mark, $MARK
  %same = icmp eq i1 %valid, %marked
  %result = select i1 %same, ptr %place, ptr null
  ret ptr %result

no:
  ret ptr null
}

; The entry of the mbarrier whose word is at %place, or null.
define internal ptr @life_of(ptr %cta, ptr %place) #0 {
entry:
  %shared = get ptr Cta.shared, %cta
  %place64 = ptrtoint ptr %place to i64
  %shared64 = ptrtoint ptr %shared to i64
  %offset64 = sub i64 %place64, %shared64
  %offset = trunc i64 %offset64 to i32
  %count = get i32 Cta.life_count, %cta
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i_next, %next ]
  %more = icmp ult i32 %i, %count
  br i1 %more, label %look, label %none

look:
  %life = call ptr @life(ptr %cta, i32 %i)
  %its = get i32 Life.offset, %life
  %same = icmp eq i32 %its, %offset
  br i1 %same, label %found, label %next

next:
  %i_next = add i32 %i, 1
  br label %head

found:
  ret ptr %life

none:
  ret ptr null
}

; Entry number %i.
define internal ptr @life(ptr %cta, i32 %i) alwaysinline #0 {
  %all = at Cta.lives, %cta
  %i64 = zext i32 %i to i64
  %before = mul i64 %i64, $sizeof.Life
  %life = getelementptr i8, ptr %all, i64 %before
  ret ptr %life
}

; mbarrier.init: addresses, counts. 1: done, 0: Python must see to it, to all lanes: for none of them anything was done.
define i32 @ptxvm_init_mbarriers(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  %known = get i32 Cta.life_count, %cta
  %wanted = call i32 @llvm.ctpop.i32(i32 %mask)
  %total = add i32 %known, %wanted
  %room = icmp ule i32 %total, $LIFE_LIMIT
  br i1 %room, label %check, label %no

check:
  %unchecked = phi i32 [ %mask, %entry ], [ %unchecked_next, %fine ]
  %lane = call i32 @llvm.cttz.i32(i32 %unchecked, i1 true)
  %place = call ptr @word_for(ptr %worker, ptr %cta, i32 %lane, i1 false)
  %wrong_place = icmp eq ptr %place, null
  %count = call i64 @host_value(ptr %worker, i32 1, i32 %lane)
  %before = sub i64 %count, 1
  %wrong_count = icmp uge i64 %before, $COUNT_LIMIT
  %wrong = or i1 %wrong_place, %wrong_count
  br i1 %wrong, label %no, label %fine

fine:
  %unchecked_less = sub i32 %unchecked, 1
  %unchecked_next = and i32 %unchecked, %unchecked_less
  %checked = icmp eq i32 %unchecked_next, 0
  br i1 %checked, label %make, label %check

make:
  %open = phi i32 [ %mask, %fine ], [ %open_next, %made ]
  %its_lane = call i32 @llvm.cttz.i32(i32 %open, i1 true)
  ; Two lanes may name the same object.
  %its_place = call ptr @word_for(ptr %worker, ptr %cta, i32 %its_lane, i1 false)
  %twice = icmp eq ptr %its_place, null
  br i1 %twice, label %no, label %write

write:
  %arrivals = call i64 @host_value(ptr %worker, i32 1, i32 %its_lane)
  %expected = shl i64 %arrivals, $EXPECTED_SHIFT
  %counts = or i64 %arrivals, %expected
  %fresh = or i64 $MARK, $COMPLETE
  %word = or i64 %counts, %fresh
  store i64 %word, ptr %its_place
  %old = call ptr @life_of(ptr %cta, ptr %its_place)
  %is_new = icmp eq ptr %old, null
  br i1 %is_new, label %append, label %made

append:
  %index = get i32 Cta.life_count, %cta
  %more = add i32 %index, 1
  set i32 %more, Cta.life_count, %cta
  %next = call ptr @life(ptr %cta, i32 %index)
  br label %made

made:
  %life = phi ptr [ %old, %write ], [ %next, %append ]
  %shared = get ptr Cta.shared, %cta
  %word64 = ptrtoint ptr %its_place to i64
  %shared64 = ptrtoint ptr %shared to i64
  %offset64 = sub i64 %word64, %shared64
  %offset = trunc i64 %offset64 to i32
  set i32 %offset, Life.offset, %life
  set i32 %number, Life.number, %life
  %open_less = sub i32 %open, 1
  %open_next = and i32 %open, %open_less
  %all_made = icmp eq i32 %open_next, 0
  br i1 %all_made, label %done, label %make

done:
  ret i32 1

no:
  ret i32 0
}

; mbarrier.inval: addresses. 1: done, 0: Python must see to it: it knows these, or they are no objects.
define i32 @ptxvm_invalidate_mbarriers(ptr %worker, ptr %cta, i32 %warp, i32 %number, i32 %mask) #0 {
entry:
  br label %check

check:
  %unchecked = phi i32 [ %mask, %entry ], [ %unchecked_next, %fine ]
  %lane = call i32 @llvm.cttz.i32(i32 %unchecked, i1 true)
  %place = call ptr @word_for(ptr %worker, ptr %cta, i32 %lane, i1 true)
  %wrong = icmp eq ptr %place, null
  br i1 %wrong, label %no, label %find

find:
  %known = call ptr @life_of(ptr %cta, ptr %place)
  %unknown = icmp eq ptr %known, null
  br i1 %unknown, label %no, label %fine

fine:
  %unchecked_less = sub i32 %unchecked, 1
  %unchecked_next = and i32 %unchecked, %unchecked_less
  %checked = icmp eq i32 %unchecked_next, 0
  br i1 %checked, label %end, label %check

end:
  %open = phi i32 [ %mask, %fine ], [ %open_next, %ended ]
  %its_lane = call i32 @llvm.cttz.i32(i32 %open, i1 true)
  ; Two lanes may name the same object.
  %its_place = call ptr @word_for(ptr %worker, ptr %cta, i32 %its_lane, i1 true)
  %twice = icmp eq ptr %its_place, null
  br i1 %twice, label %no, label %ended

ended:
  store i64 0, ptr %its_place
  %life = call ptr @life_of(ptr %cta, ptr %its_place)
  %count = get i32 Cta.life_count, %cta
  %less = sub i32 %count, 1
  set i32 %less, Cta.life_count, %cta
  %last = call ptr @life(ptr %cta, i32 %less)
  %content = load i64, ptr %last
  store i64 %content, ptr %life
  %open_less = sub i32 %open, 1
  %open_next = and i32 %open, %open_less
  %all_ended = icmp eq i32 %open_next, 0
  br i1 %all_ended, label %done, label %end

done:
  ret i32 1

no:
  ret i32 0
}

; The word of an mbarrier, in its next phase if nothing is missing in the current one.
define internal i64 @next_phase(i64 %word) alwaysinline #0 {
  %arrivals = and i64 %word, $PENDING
  %bytes = and i64 %word, $TX
  %missing = or i64 %arrivals, %bytes
  %complete = icmp eq i64 %missing, $COMPLETE
  %flipped = xor i64 %word, $PHASE
  %expected_field = and i64 %word, $EXPECTED
  %expected = lshr i64 %expected_field, $EXPECTED_SHIFT
  %next = or i64 %flipped, %expected
  %new = select i1 %complete, i64 %next, i64 %word
  ret i64 %new
}
