; Faults are recorded in Worker.fault; whoever finds one returns so at once.

; Records a fault of the running warp. Returns $Status.FAULT, which is what the warp function returns next.
define i32 @ptxvm_fault(ptr %worker, i32 %code, i32 %site, i32 %lane, i64 %address) #0 {
  %status = call preserve_allcc i32 @record_fault(ptr %worker, i32 %code, i32 %site, i32 %lane, i64 %address)
  ret i32 %status
}

define internal preserve_allcc i32 @record_fault(ptr %worker, i32 %code, i32 %site, i32 %lane, i64 %address) #0 {
  %fault = at Worker.fault, %worker
  set i32 %code, FaultRecord.code, %fault
  set i32 %site, FaultRecord.site, %fault
  set i32 %lane, FaultRecord.lane, %fault
  set i64 %address, FaultRecord.address, %fault
  set i32 $AccessSpace.GENERIC, FaultRecord.space, %fault
  set i32 0, FaultRecord.size, %fault
  set i32 0, FaultRecord.store, %fault
  ret i32 $Status.FAULT
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
