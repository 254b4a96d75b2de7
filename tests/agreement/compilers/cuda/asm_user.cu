// Inline assembly as users write it: scopes with registers of their own, labels, several statements a line, predicates.
#include <cstdint>

__device__ __forceinline__ uint32_t add_carry(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t &high) {
    uint32_t low;
    asm("{add.cc.u32 %0, %2, %4;\n\taddc.u32 %1, %3, %5;}" : "=r"(low), "=r"(high) : "r"(a), "r"(b), "r"(c), "r"(d));
    return low;
}

extern "C" __global__ void assembly(uint32_t *out, uint64_t *wide, float *f, const void *p) {
    uint32_t x = out[0], y = out[1], z, high;
    asm volatile("{ .reg .u32 t1; .reg .pred p, q; mul.lo.u32 t1, %1, %2; setp.gt.u32 p|q, t1, 7; @p add.u32 t1, t1, 1; @!q bra DONE_%=; xor.b32 t1, t1, 0xFF; DONE_%=: mov.u32 %0, t1; }"
                 : "=r"(z) : "r"(x), "r"(y));
    out[2] = z + add_carry(x, y, z, x, high) + high;
    asm("lop3.b32 %0, %1, %2, %3, 0xE8;" : "=r"(z) : "r"(x), "r"(y), "r"(z));
    asm("prmt.b32.f4e %0, %1, %2, %3;" : "=r"(z) : "r"(x), "r"(y), "r"(z));
    asm("bfe.u32 %0, %1, 4, 8; bfi.b32 %0, %0, %2, 8, 4;" : "=&r"(z) : "r"(x), "r"(y));
    asm("vadd4.u32.u32.u32.sat %0, %1, %2, %3;" : "=r"(out[3]) : "r"(x), "r"(y), "r"(z));
    asm("vset2.s32.s32.ge %0, %1, %2, %3;" : "=r"(out[4]) : "r"(x), "r"(y), "r"(z));
    asm("vmad.s32.s32.s32 %0, %1.b0, %2.h1, %3;" : "=r"(out[5]) : "r"(x), "r"(y), "r"(z));
    asm volatile("ld.global.nc.L1::no_allocate.L2::128B.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(out[6]), "=r"(out[7]), "=r"(out[8]), "=r"(out[9]) : "l"(p));
    asm volatile("st.global.wt.u32 [%0+16], %1; st.global.cs.u32 [%0+-16], %1;" ::"l"(out), "r"(z) : "memory");
    asm volatile("prefetch.global.L2 [%0]; prefetchu.L1 [%0];" ::"l"(p));
    asm volatile("red.global.add.u32 [%0], %1;" ::"l"(out), "r"(1) : "memory");
    asm volatile("membar.gl; fence.acq_rel.gpu; fence.sc.sys;" ::: "memory");
    asm volatile("bar.sync 1, 64; bar.arrive 2, 128; barrier.cta.sync 3;" ::: "memory");
    asm("mov.b64 {%0, %1}, %2;" : "=r"(out[10]), "=r"(out[11]) : "l"(wide[0]));
    asm("mad.wide.u32 %0, %1, %2, %0;" : "+l"(wide[1]) : "r"(x), "r"(y));
    asm("ex2.approx.ftz.f32 %0, %1; lg2.approx.f32 %0, %0; tanh.approx.f32 %0, %0;" : "=f"(f[0]) : "f"(f[1]));
#if __CUDA_ARCH__ >= 800
    asm("{ .reg .f16x2 h; cvt.rn.f16x2.f32 h, %1, %2; mov.b32 %0, h; }" : "=r"(out[12]) : "f"(f[2]), "f"(f[3]));
#endif
    asm volatile("{ .reg .b64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }" : "=r"(out[13]) : "l"(p));
    asm("szext.wrap.s32 %0, %1, 5; bmsk.clamp.b32 %0, %0, 3;" : "=r"(out[14]) : "r"(x));
    asm("fns.b32 %0, %1, 2, 1;" : "=r"(out[15]) : "r"(x));
    asm("slct.f32.s32 %0, %1, %2, %3;" : "=f"(f[4]) : "f"(f[5]), "f"(f[6]), "r"((int)x));
    asm("{ .reg .b32 n; set.gt.f32.s32 %0, %1, %2; cnot.b32 n, %3; }" : "=f"(f[7]) : "r"((int)x), "r"((int)y), "r"(z), "r"(x));
    asm("{ .reg .pred p0; testp.subnormal.f32 p0, %1; selp.u32 %0, 1, 0, p0; }" : "=r"(out[17]) : "f"(f[8]));
}
