; Compare and swap for host functions, which combine with memory that threads may be changing.

; Whether the %bytes at %cell were %expected, and are %new now.
define i32 @ptxvm_swap(ptr %cell, i32 %bytes, i64 %expected, i64 %new) #0 {
entry:
  switch i32 %bytes, label %eight [
    i32 1, label %one
    i32 2, label %two
    i32 4, label %four
  ]

one:
  %expected8 = trunc i64 %expected to i8
  %new8 = trunc i64 %new to i8
  %pair8 = cmpxchg ptr %cell, i8 %expected8, i8 %new8 seq_cst seq_cst
  %done8 = extractvalue { i8, i1 } %pair8, 1
  br label %out

two:
  %expected16 = trunc i64 %expected to i16
  %new16 = trunc i64 %new to i16
  %pair16 = cmpxchg ptr %cell, i16 %expected16, i16 %new16 seq_cst seq_cst
  %done16 = extractvalue { i16, i1 } %pair16, 1
  br label %out

four:
  %expected32 = trunc i64 %expected to i32
  %new32 = trunc i64 %new to i32
  %pair32 = cmpxchg ptr %cell, i32 %expected32, i32 %new32 seq_cst seq_cst
  %done32 = extractvalue { i32, i1 } %pair32, 1
  br label %out

eight:
  %pair64 = cmpxchg ptr %cell, i64 %expected, i64 %new seq_cst seq_cst
  %done64 = extractvalue { i64, i1 } %pair64, 1
  br label %out

out:
  %done = phi i1 [ %done8, %one ], [ %done16, %two ], [ %done32, %four ], [ %done64, %eight ]
  %result = zext i1 %done to i32
  ret i32 %result
}
