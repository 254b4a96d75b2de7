; The handler of Ctrl-C while a thread of Python runs native code: raises the launch's stop flag, then does what was
; done before.

@ptxvm_stop_flag = global ptr null
@ptxvm_next_handler = global ptr null

define void @ptxvm_on_interrupt(i32 %signal, ptr %information, ptr %context) #0 {
entry:
  %flag = load ptr, ptr @ptxvm_stop_flag
  store atomic i32 1, ptr %flag monotonic, align 4
  %next = load ptr, ptr @ptxvm_next_handler
  call void %next(i32 %signal, ptr %information, ptr %context)
  ret void
}
