; Whether %bytes at %offset lie in %size bytes.
define internal i1 @is_inside(i64 %offset, i64 %bytes, i64 %size) alwaysinline #0 {
  %begins = icmp ule i64 %offset, %size
  %room = sub i64 %size, %offset
  %ends = icmp uge i64 %room, %bytes
  %inside = and i1 %begins, %ends
  ret i1 %inside
}

declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.umin.i64(i64, i64)
