; From addresses of the program to addresses of the host: any address of any lane, checked one by one.

; Slow paths keep all registers (preserve_allcc), so that the code around a call need not.

; The row of the allocation table with the highest base at or below %address, or null.
define internal preserve_allcc ptr @row_below(ptr %worker, i64 %address) #0 {
entry:
  %snapshot = get ptr Worker.table, %worker
  %table = get ptr Table.rows, %snapshot
  %size = get i64 Table.size, %snapshot
  %empty = icmp eq i64 %size, 0
  br i1 %empty, label %none, label %step

step:
  ; Rows before %low have a base at or below the address, rows from %high on do not.
  %low = phi i64 [ 0, %entry ], [ %low_next, %step ]
  %high = phi i64 [ %size, %entry ], [ %high_next, %step ]
  %sum = add i64 %low, %high
  %middle = lshr i64 %sum, 1
  %offset = mul i64 %middle, $sizeof.Allocation
  %row = getelementptr i8, ptr %table, i64 %offset
  %base = get i64 Allocation.base, %row
  %below = icmp ule i64 %base, %address
  %above_middle = add i64 %middle, 1
  %low_next = select i1 %below, i64 %above_middle, i64 %low
  %high_next = select i1 %below, i64 %high, i64 %middle
  %more = icmp ult i64 %low_next, %high_next
  br i1 %more, label %step, label %end

end:
  %nothing_below = icmp eq i64 %low_next, 0
  br i1 %nothing_below, label %none, label %found

found:
  %index = sub i64 %low_next, 1
  %found_offset = mul i64 %index, $sizeof.Allocation
  %found_row = getelementptr i8, ptr %table, i64 %found_offset
  ret ptr %found_row

none:
  ret ptr null
}

; Makes Worker.found what holds %address in %space. Returns 0 or the FaultCode for an access that is not inside.
define internal preserve_allcc i32 @resolve(ptr %worker, ptr %cta, ptr %warp, i32 %space, i64 %address) #0 {
entry:
  %found = at Worker.found, %worker
  %generic = icmp eq i32 %space, $AccessSpace.GENERIC
  br i1 %generic, label %by_window, label %by_space

by_window:
  %window = lshr i64 %address, $WINDOW_BITS
  %window_base = shl i64 %window, $WINDOW_BITS
  switch i64 %window, label %global [
    i64 $SHARED_NUMBER, label %shared
    i64 $LOCAL_NUMBER, label %local
    i64 $CONST_NUMBER, label %const
    i64 $PARAM_NUMBER, label %param
  ]

by_space:
  switch i32 %space, label %global [
    i32 $AccessSpace.SHARED, label %own_shared
    i32 $AccessSpace.SHARED_CLUSTER, label %shared
    i32 $AccessSpace.LOCAL, label %local
    i32 $AccessSpace.CONST, label %const
    i32 $AccessSpace.PARAM, label %param
  ]

own_shared:
  ; What lies far off is the shared memory of another CTA, if of any.
  %own_base32 = get i32 Cta.shared_base, %cta
  %own_base = zext i32 %own_base32 to i64
  %from_own = sub i64 %address, %own_base
  %is_near = icmp ult i64 %from_own, $SHARED_STRIDE
  br i1 %is_near, label %shared, label %no_such_peer

shared:
  %shared_window = phi i64 [ %window_base, %by_window ], [ 0, %by_space ], [ 0, %own_shared ]
  %in_window = sub i64 %address, %shared_window
  %rank64 = lshr i64 %in_window, $SHARED_RANK_SHIFT
  %cluster = get ptr Cta.cluster, %cta
  %cluster_size = get i32 Cluster.size, %cluster
  %cluster_size64 = zext i32 %cluster_size to i64
  %is_peer = icmp ult i64 %rank64, %cluster_size64
  br i1 %is_peer, label %peer, label %no_such_peer

no_such_peer:
  set i64 0, Allocation.size, %found
  ret i32 $FaultCode.PEER_RANK

peer:
  %peers = at Cluster.ctas, %cluster
  %peer_place = getelementptr ptr, ptr %peers, i64 %rank64
  %peer_cta = load ptr, ptr %peer_place
  %peer_running = get i32 Cta.running, %peer_cta
  %is_running = icmp eq i32 %peer_running, 1
  br i1 %is_running, label %peer_found, label %peer_exited

peer_exited:
  set i64 0, Allocation.size, %found
  ret i32 $FaultCode.PEER_EXITED

peer_found:
  %rank_offset = shl i64 %rank64, $SHARED_RANK_SHIFT
  %variables_base = add i64 %shared_window, %rank_offset
  %variables_host = get i64 Cta.shared, %peer_cta
  %variables_size = get i32 Worker.shared_size, %worker
  ; Of a kernel that has them, the system's own bytes are a memory of their own, far behind the variables.
  %reserved_size = get i32 Worker.reserved_size, %worker
  %has_reserved = icmp ne i32 %reserved_size, 0
  %in_rank = sub i64 %address, %variables_base
  %is_far = icmp uge i64 %in_rank, $RESERVED_SHARED
  %is_reserved = and i1 %has_reserved, %is_far
  %part = select i1 %is_reserved, i64 $RESERVED_SHARED, i64 0
  %shared_base = add i64 %variables_base, %part
  %shared_host = add i64 %variables_host, %part
  %shared_size32 = select i1 %is_reserved, i32 %reserved_size, i32 %variables_size
  %shared_size = zext i32 %shared_size32 to i64
  br label %fill

local:
  %local_base = phi i64 [ %window_base, %by_window ], [ 0, %by_space ]
  %local_host = get i64 Warp.local, %warp
  %local_size32 = get i32 Worker.local_size, %worker
  %local_size = zext i32 %local_size32 to i64
  br label %fill

const:
  %const_base = phi i64 [ %window_base, %by_window ], [ 0, %by_space ]
  %const_host = get i64 Worker.constants, %worker
  %const_size = get i64 Worker.constants_size, %worker
  br label %fill

param:
  %param_base = phi i64 [ %window_base, %by_window ], [ 0, %by_space ]
  %param_host = get i64 Worker.params, %worker
  %param_size = get i64 Worker.params_size, %worker
  br label %fill

global:
  %row = call preserve_allcc ptr @row_below(ptr %worker, i64 %address)
  %no_row = icmp eq ptr %row, null
  br i1 %no_row, label %nothing, label %row_found

row_found:
  %row_base = get i64 Allocation.base, %row
  %row_host = get i64 Allocation.host, %row
  %row_size = get i64 Allocation.size, %row
  %row_writable = get i64 Allocation.writable, %row
  br label %fill

fill:
  %base = phi i64 [ %shared_base, %peer_found ], [ %local_base, %local ], [ %const_base, %const ], [ %param_base,
      %param ], [ %row_base, %row_found ]
  %host = phi i64 [ %shared_host, %peer_found ], [ %local_host, %local ], [ %const_host, %const ], [ %param_host,
      %param ], [ %row_host, %row_found ]
  %size = phi i64 [ %shared_size, %peer_found ], [ %local_size, %local ], [ %const_size, %const ], [ %param_size,
      %param ], [ %row_size, %row_found ]
  %writable = phi i64 [ 1, %peer_found ], [ 1, %local ], [ 0, %const ], [ 0, %param ], [ %row_writable, %row_found ]
  %kind = phi i32 [ $AccessSpace.SHARED, %peer_found ], [ $AccessSpace.LOCAL, %local ], [ $AccessSpace.CONST, %const ],
      [ $AccessSpace.PARAM, %param ], [ $AccessSpace.GLOBAL, %row_found ]
  set i64 %base, Allocation.base, %found
  set i64 %host, Allocation.host, %found
  set i64 %size, Allocation.size, %found
  set i64 %writable, Allocation.writable, %found
  set i32 %kind, Worker.found_space, %worker
  ret i32 0

nothing:
  set i64 0, Allocation.size, %found
  ret i32 $FaultCode.OUT_OF_BOUNDS
}

; Whether %bytes at %offset lie in %size bytes.
define internal i1 @is_inside(i64 %offset, i64 %bytes, i64 %size) alwaysinline #0 {
  %begins = icmp ule i64 %offset, %size
  %room = sub i64 %size, %offset
  %ends = icmp uge i64 %room, %bytes
  %inside = and i1 %begins, %ends
  ret i1 %inside
}

; 0 if %bytes at %address lie in what Worker.found describes and may be accessed so, else a FaultCode.
define internal preserve_allcc i32 @inside_found(ptr %worker, i64 %address, i64 %bytes, i32 %store) #0 {
entry:
  %found = at Worker.found, %worker
  %base = get i64 Allocation.base, %found
  %size = get i64 Allocation.size, %found
  %writable = get i64 Allocation.writable, %found
  %kind = get i32 Worker.found_space, %worker
  %offset = sub i64 %address, %base
  %inside = call i1 @is_inside(i64 %offset, i64 %bytes, i64 %size)
  br i1 %inside, label %held, label %outside

held:
  %reads = icmp eq i32 %store, 0
  %may_write = icmp ne i64 %writable, 0
  %allowed = or i1 %reads, %may_write
  %verdict = select i1 %allowed, i32 0, i32 $FaultCode.READ_ONLY
  ret i32 %verdict

outside:
  switch i32 %kind, label %global [
    i32 $AccessSpace.SHARED, label %shared
    i32 $AccessSpace.LOCAL, label %local
    i32 $AccessSpace.PARAM, label %param
  ]

shared:
  ret i32 $FaultCode.SHARED_BOUNDS

local:
  ret i32 $FaultCode.LOCAL_BOUNDS

param:
  ret i32 $FaultCode.PARAM_BOUNDS

global:
  ret i32 $FaultCode.OUT_OF_BOUNDS
}

; Replaces Worker.addresses of the lanes in %mask by host addresses; of local ones by offsets, and notes them in
; Worker.local_lanes. Fills the site cache. Returns 0, or 1 on a fault (recorded).
define internal preserve_allcc i32 @locate(ptr %worker, ptr %cta, ptr %warp, i32 %mask, ptr %access) #0 {
entry:
  %found = at Worker.found, %worker
  set i64 0, Allocation.size, %found
  set i32 0, Worker.local_lanes, %worker
  %addresses = at Worker.addresses, %worker
  %space = get i32 Access.space, %access
  %element = get i32 Access.size, %access
  %count = get i32 Access.count, %access
  %bytes32 = mul i32 %element, %count
  %bytes = zext i32 %bytes32 to i64
  %store = get i32 Access.store, %access
  %alignment = get i32 Access.alignment, %access
  %alignment64 = zext i32 %alignment to i64
  %unit = shl i64 1, %alignment64
  %low_bits = sub i64 %unit, 1
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %out, label %lane

lane:
  %left = phi i32 [ %mask, %entry ], [ %left_next, %store_host ]
  %l = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %pointer = getelementptr i64, ptr %addresses, i32 %l
  %address = load i64, ptr %pointer
  %odd = and i64 %address, %low_bits
  %aligned = icmp eq i64 %odd, 0
  br i1 %aligned, label %try_last, label %fault

try_last:
  %last_code = call preserve_allcc i32 @inside_found(ptr %worker, i64 %address, i64 %bytes, i32 %store)
  %hit = icmp eq i32 %last_code, 0
  br i1 %hit, label %hold, label %search

search:
  %search_code = call preserve_allcc i32 @resolve(ptr %worker, ptr %cta, ptr %warp, i32 %space, i64 %address)
  %exists = icmp eq i32 %search_code, 0
  br i1 %exists, label %check, label %fault

check:
  %check_code = call preserve_allcc i32 @inside_found(ptr %worker, i64 %address, i64 %bytes, i32 %store)
  %inside = icmp eq i32 %check_code, 0
  br i1 %inside, label %hold, label %fault

hold:
  %base = get i64 Allocation.base, %found
  %host = get i64 Allocation.host, %found
  %kind = get i32 Worker.found_space, %worker
  %offset = sub i64 %address, %base
  %is_local = icmp eq i32 %kind, $AccessSpace.LOCAL
  br i1 %is_local, label %note_local, label %to_host

note_local:
  %local_before = get i32 Worker.local_lanes, %worker
  %bit = shl i32 1, %l
  %local_lanes = or i32 %local_before, %bit
  set i32 %local_lanes, Worker.local_lanes, %worker
  br label %store_host

to_host:
  %linear = add i64 %host, %offset
  br label %store_host

store_host:
  %result = phi i64 [ %offset, %note_local ], [ %linear, %to_host ]
  store i64 %result, ptr %pointer
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %remember, label %lane

remember:
  call preserve_allcc void @fill_cache(ptr %worker, ptr %access)
  br label %out

out:
  ret i32 0

fault:
  %code = phi i32 [ $FaultCode.MISALIGNED, %lane ], [ %search_code, %search ], [ %check_code, %check ]
  %site = get i32 Access.site, %access
  %recorded = call preserve_allcc i32 @record_fault(ptr %worker, i32 %code, i32 %site, i32 %l, i64 %address)
  %record = at Worker.fault, %worker
  set i32 %space, FaultRecord.space, %record
  set i32 %bytes32, FaultRecord.size, %record
  set i32 %store, FaultRecord.store, %record
  ret i32 1
}

; Lets the fast path of a site use what was found last, if the site has a cache and what was found is one range of host
; memory.
define internal preserve_allcc void @fill_cache(ptr %worker, ptr %access) #0 {
entry:
  %index = get i32 Access.cache, %access
  %kind = get i32 Worker.found_space, %worker
  %has_cache = icmp sge i32 %index, 0
  %is_linear = icmp ne i32 %kind, $AccessSpace.LOCAL
  %usable = and i1 %has_cache, %is_linear
  br i1 %usable, label %measure, label %out

measure:
  %found = at Worker.found, %worker
  %size = get i64 Allocation.size, %found
  %footprint = get i64 Access.footprint, %access
  %fits = icmp uge i64 %size, %footprint
  br i1 %fits, label %check_host, label %out

check_host:
  ; The caller's array may be less aligned than its device address; emitted code relies on aligned elements.
  %host = get i64 Allocation.host, %found
  %element = get i32 Access.size, %access
  %element64 = zext i32 %element to i64
  %element_mask = sub i64 %element64, 1
  %misfit = and i64 %host, %element_mask
  %host_fits = icmp eq i64 %misfit, 0
  br i1 %host_fits, label %fill, label %out

fill:
  %base = get i64 Allocation.base, %found
  %unit = get i32 Access.unit, %access
  %unit64 = zext i32 %unit to i64
  ; The room of the check in front of the access, see memory/bounds.py.
  %slack = sub i64 %size, %footprint
  %steps = lshr i64 %slack, %unit64
  %room = add i64 %steps, 1
  %delta = sub i64 %host, %base
  %sites = get ptr Worker.sites, %worker
  %index64 = zext i32 %index to i64
  %offset = mul i64 %index64, $sizeof.SiteCache
  %site = getelementptr i8, ptr %sites, i64 %offset
  set i64 %base, SiteCache.base, %site
  set i64 %room, SiteCache.room, %site
  set i64 %delta, SiteCache.delta, %site
  %is_shared = icmp eq i32 %kind, $AccessSpace.SHARED
  br i1 %is_shared, label %note_cluster, label %out

note_cluster:
  %slot = get i32 Worker.current, %worker
  %slots = get ptr Worker.slots, %worker
  %slot_entry = getelementptr ptr, ptr %slots, i32 %slot
  %running_cta = load ptr, ptr %slot_entry
  %cluster = get ptr Cta.cluster, %running_cta
  set ptr %cluster, Worker.cached_cluster, %worker
  br label %out

out:
  ret void
}

; Translates Worker.addresses of the lanes in %mask to host addresses. Local memory has none: a fault.
; Returns 0, or 1 on a fault (recorded).
define preserve_allcc i32 @ptxvm_translate(ptr %worker, ptr %cta, ptr %warp, i32 %mask, ptr %access) #0 {
entry:
  %fault = call preserve_allcc i32 @locate(ptr %worker, ptr %cta, ptr %warp, i32 %mask, ptr %access)
  %failed = icmp ne i32 %fault, 0
  br i1 %failed, label %bad, label %check

check:
  %site = get i32 Access.site, %access
  %addresses = at Worker.addresses, %worker
  %local = get i32 Worker.local_lanes, %worker
  %none = icmp eq i32 %local, 0
  br i1 %none, label %check_hosts, label %local_atomic

check_hosts:
  %alignment = get i32 Access.alignment, %access
  %alignment64 = zext i32 %alignment to i64
  %unit = shl i64 1, %alignment64
  %low_bits = sub i64 %unit, 1
  %nobody = icmp eq i32 %mask, 0
  br i1 %nobody, label %out, label %lane

lane:
  %left = phi i32 [ %mask, %check_hosts ], [ %left_next, %next ]
  %l = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %host_pointer = getelementptr i64, ptr %addresses, i32 %l
  %host = load i64, ptr %host_pointer
  %misfit = and i64 %host, %low_bits
  %aligned = icmp eq i64 %misfit, 0
  br i1 %aligned, label %next, label %host_misaligned

next:
  %less = sub i32 %left, 1
  %left_next = and i32 %left, %less
  %last = icmp eq i32 %left_next, 0
  br i1 %last, label %out, label %lane

host_misaligned:
  %host_code = call preserve_allcc i32 @record_fault(ptr %worker, i32 $FaultCode.HOST_ALIGNMENT, i32 %site, i32 %l,
      i64 %host)
  br label %bad

local_atomic:
  %local_lane = call i32 @llvm.cttz.i32(i32 %local, i1 true)
  %pointer = getelementptr i64, ptr %addresses, i32 %local_lane
  %offset = load i64, ptr %pointer
  %code = call preserve_allcc i32 @record_fault(ptr %worker, i32 $FaultCode.LOCAL_ATOMIC, i32 %site, i32 %local_lane,
      i64 %offset)
  br label %bad

out:
  ret i32 0

bad:
  ret i32 1
}
