// Hopper's asynchronous matrix instructions by inline assembly, with tensor maps and register reallocation.
#include <cstdint>
#include <cuda.h>

extern "C" __global__ void __launch_bounds__(128, 1) wgmma(float *out, uint64_t a, uint64_t b, const uint32_t *words) {
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
    float d[8] = {};
    uint32_t h[4] = {};
    int s[4] = {};
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %6, 0;\nwgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0,%1,%2,%3}, %4, %5, p, 1, 1, 0, 1;\n}\n"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(a), "l"(b), "r"(threadIdx.x));
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %9, 0;\nwgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0,%1,%2,%3}, {%4,%5,%6,%7}, %8, p, 1, -1, 1;\n}\n"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(words[0]), "r"(words[1]), "r"(words[2]), "r"(words[3]), "l"(b), "r"(0));
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %4, 0;\nwgmma.mma_async.sync.aligned.m64n8k32.f16.e4m3.e5m2 {%0,%1}, %2, %3, p, 1, 1;\n}\n"
                 : "+r"(h[0]), "+r"(h[1]) : "l"(a), "l"(b), "n"(1));
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %6, 0;\nwgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {%0,%1,%2,%3}, %4, %5, p, -1, -1;\n}\n"
                 : "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]) : "l"(a), "l"(b), "n"(0));
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %6, 0;\nwgmma.mma_async.sync.aligned.m64n8k32.s32.u8.s8.satfinite {%0,%1,%2,%3}, %4, %5, p;\n}\n"
                 : "+r"(s[0]), "+r"(s[1]), "+r"(s[2]), "+r"(s[3]) : "l"(a), "l"(b), "n"(1));
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(0) : "memory");
    for (int i = 0; i < 8; ++i) out[i] = d[i] + s[i % 4] + h[i % 2];
    if (threadIdx.x >= 64)
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    else
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
#endif
}

extern "C" __global__ void loads(const __grid_constant__ CUtensorMap map, float *out) {
#if __CUDA_ARCH__ >= 900
    __shared__ alignas(128) float tile[64][32];
    __shared__ uint64_t barrier;
    uint32_t bar = (uint32_t)__cvta_generic_to_shared(&barrier), to = (uint32_t)__cvta_generic_to_shared(tile);
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(1));
        asm volatile("prefetch.tensormap [%0];" ::"l"(&map) : "memory");
        asm volatile("fence.proxy.async.shared::cta;");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2];"
                     ::"r"(to), "l"(&map), "r"(bar), "r"(0), "r"(blockIdx.x) : "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(8192));
    }
    asm volatile("{\n.reg .pred P1;\nLAB_WAIT:\nmbarrier.try_wait.parity.shared::cta.b64 P1, [%0], %1;\n@P1 bra DONE;\nbra LAB_WAIT;\nDONE:\n}" ::"r"(bar), "r"(0));
    out[threadIdx.x] = tile[threadIdx.x][0];
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%2, %3}], [%1];" ::"l"(&map), "r"(to), "r"(0), "r"(1) : "memory");
    asm volatile("cp.async.bulk.commit_group;");
    asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(0) : "memory");
    asm volatile("cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [%0, {%2, %3}], [%1];" ::"l"(&map), "r"(to), "r"(0), "r"(1) : "memory");
    asm volatile("griddepcontrol.wait;");
    asm volatile("griddepcontrol.launch_dependents;");
    asm volatile("{\n.reg .pred P;\nelect.sync _|P, 0xffffffff;\n@P mbarrier.inval.shared.b64 [%0];\n}" ::"r"(bar));
#endif
}
