; The slow path of loads and stores, and accesses of which vector code has no instruction.

; Performs an access for the lanes in %mask between Worker.values ([element][lane]) and the memory at Worker.addresses.
; Returns 0, or 1 on a fault (recorded; nothing was stored).
define preserve_allcc i32 @ptxvm_access(ptr %worker, ptr %cta, ptr %warp, i32 %mask, ptr %access) #0 {
entry:
  %fault = call preserve_allcc i32 @locate(ptr %worker, ptr %cta, ptr %warp, i32 %mask, ptr %access)
  %failed = icmp ne i32 %fault, 0
  br i1 %failed, label %bad, label %prepare

prepare:
  %addresses = at Worker.addresses, %worker
  %values = at Worker.values, %worker
  %local_lanes = get i32 Worker.local_lanes, %worker
  %local_memory = get ptr Warp.local, %warp
  %size = get i32 Access.size, %access
  %count = get i32 Access.count, %access
  %bytes = mul i32 %size, %count
  %size_log = call i32 @llvm.cttz.i32(i32 %size, i1 true)
  %size_mask = sub i32 %size, 1
  %store = get i32 Access.store, %access
  %is_store = icmp ne i32 %store, 0
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %out, label %lane

lane:
  %left = phi i32 [ %mask, %prepare ], [ %left_next, %lane_done ]
  %l = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %pointer = getelementptr i64, ptr %addresses, i32 %l
  %place = load i64, ptr %pointer
  %local_shifted = lshr i32 %local_lanes, %l
  %local_bit = trunc i32 %local_shifted to i1
  ; Local memory is interleaved in words, so wider elements come in pieces there.
  %piece_limit = select i1 %local_bit, i32 4, i32 8
  %is_small = icmp ult i32 %size, %piece_limit
  %piece = select i1 %is_small, i32 %size, i32 %piece_limit
  %column = mul i32 %l, %size
  %row_bytes = mul i32 %size, 32
  %lane_bytes = mul i32 %l, 4
  br label %copy

copy:
  %at = phi i32 [ 0, %lane ], [ %at_next, %copied ]
  %row = lshr i32 %at, %size_log
  %within = and i32 %at, %size_mask
  %row_offset = mul i32 %row, %row_bytes
  %row_column = add i32 %row_offset, %column
  %value_offset = add i32 %row_column, %within
  %value = getelementptr i8, ptr %values, i32 %value_offset
  %at64 = zext i32 %at to i64
  %target = add i64 %place, %at64
  br i1 %local_bit, label %interleaved, label %linear

interleaved:
  %word = lshr i64 %target, 2
  %word_offset = shl i64 %word, 7
  %byte = and i64 %target, 3
  %lane_bytes64 = zext i32 %lane_bytes to i64
  %word_lane = add i64 %word_offset, %lane_bytes64
  %local_offset = add i64 %word_lane, %byte
  %local_pointer = getelementptr i8, ptr %local_memory, i64 %local_offset
  br label %move

linear:
  %linear_pointer = inttoptr i64 %target to ptr
  br label %move

move:
  %memory = phi ptr [ %local_pointer, %interleaved ], [ %linear_pointer, %linear ]
  %from = select i1 %is_store, ptr %value, ptr %memory
  %to = select i1 %is_store, ptr %memory, ptr %value
  switch i32 %piece, label %move8 [
    i32 1, label %move1
    i32 2, label %move2
    i32 4, label %move4
  ]

move1:
  %byte_value = load i8, ptr %from
  store i8 %byte_value, ptr %to
  br label %copied

move2:
  %half_value = load i16, ptr %from
  store i16 %half_value, ptr %to
  br label %copied

move4:
  %word_value = load i32, ptr %from
  store i32 %word_value, ptr %to
  br label %copied

move8:
  %long_value = load i64, ptr %from
  store i64 %long_value, ptr %to
  br label %copied

copied:
  %at_next = add i32 %at, %piece
  %lane_finished = icmp uge i32 %at_next, %bytes
  br i1 %lane_finished, label %lane_done, label %copy

lane_done:
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %out, label %lane

out:
  ret i32 0

bad:
  ret i32 1
}

; Loads elements of %size (1 or 2) bytes from the host addresses in Worker.addresses: the words of Worker.values of the
; lanes in %mask.
define preserve_allcc void @ptxvm_gather(ptr %worker, i32 %mask, i32 %size) #0 {
entry:
  %addresses = at Worker.addresses, %worker
  %values = at Worker.values, %worker
  %bytes = icmp eq i32 %size, 1
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %out, label %lane

lane:
  %left = phi i32 [ %mask, %entry ], [ %left_next, %next ]
  %l = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %pointer = getelementptr i64, ptr %addresses, i32 %l
  %place = load ptr, ptr %pointer
  br i1 %bytes, label %byte, label %half

byte:
  %byte_value = load i8, ptr %place
  %wide_byte = zext i8 %byte_value to i32
  br label %next

half:
  %half_value = load i16, ptr %place, align 1
  %wide_half = zext i16 %half_value to i32
  br label %next

next:
  %value = phi i32 [ %wide_byte, %byte ], [ %wide_half, %half ]
  %value_pointer = getelementptr i32, ptr %values, i32 %l
  store i32 %value, ptr %value_pointer
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %out, label %lane

out:
  ret void
}

; Stores Worker.values, elements of %size (1 or 2) bytes, at the host addresses in Worker.addresses: vector code has no
; scatter of less than a word.
define preserve_allcc void @ptxvm_scatter(ptr %worker, i32 %mask, i32 %size) #0 {
entry:
  %addresses = at Worker.addresses, %worker
  %values = at Worker.values, %worker
  %bytes = icmp eq i32 %size, 1
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %out, label %lane

lane:
  %left = phi i32 [ %mask, %entry ], [ %left_next, %next ]
  %l = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %pointer = getelementptr i64, ptr %addresses, i32 %l
  %place = load ptr, ptr %pointer
  br i1 %bytes, label %byte, label %half

byte:
  %byte_pointer = getelementptr i8, ptr %values, i32 %l
  %byte_value = load i8, ptr %byte_pointer
  store i8 %byte_value, ptr %place
  br label %next

half:
  %half_pointer = getelementptr i16, ptr %values, i32 %l
  %half_value = load i16, ptr %half_pointer
  store i16 %half_value, ptr %place
  br label %next

next:
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %out, label %lane

out:
  ret void
}
