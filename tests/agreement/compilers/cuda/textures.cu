// Texture and surface objects in every dimension, with gathers, gradients, levels, layers and cubes.
extern "C" __global__ void fetches(cudaTextureObject_t t, float4 *out, int4 *ints) {
    float x = threadIdx.x * 0.1f, y = 0.2f, z = 0.3f, l = 1.0f;
    out[0] = tex1Dfetch<float4>(t, 3), out[1] = tex1D<float4>(t, x), out[2] = tex2D<float4>(t, x, y);
    out[3] = tex3D<float4>(t, x, y, z), out[4] = tex1DLayered<float4>(t, x, 2), out[5] = tex2DLayered<float4>(t, x, y, 3);
    out[6] = texCubemap<float4>(t, x, y, z), out[7] = texCubemapLayered<float4>(t, x, y, z, 1);
    out[8] = tex1DLod<float4>(t, x, l), out[9] = tex2DLod<float4>(t, x, y, l), out[10] = tex3DLod<float4>(t, x, y, z, l);
    out[11] = tex1DLayeredLod<float4>(t, x, 2, l), out[12] = tex2DLayeredLod<float4>(t, x, y, 2, l);
    out[13] = texCubemapLod<float4>(t, x, y, z, l), out[14] = texCubemapLayeredLod<float4>(t, x, y, z, 1, l);
    out[15] = tex1DGrad<float4>(t, x, y, z), out[16] = tex2DGrad<float4>(t, x, y, make_float2(x, y), make_float2(y, z));
    out[17] = tex3DGrad<float4>(t, x, y, z, make_float4(x, y, z, l), make_float4(l, z, y, x));
    out[18] = tex2DLayeredGrad<float4>(t, x, y, 1, make_float2(x, y), make_float2(y, z));
    out[19] = tex2Dgather<float4>(t, x, y, 0), out[20] = tex2Dgather<float4>(t, x, y, 3);
    ints[0] = tex2D<int4>(t, x, y), ints[1] = tex1Dfetch<int4>(t, 7);
    ints[2].x = tex2D<unsigned char>(t, x, y), ints[2].y = tex3D<short>(t, x, y, z);
    bool resident;
    out[21] = tex2D<float4>(t, x, y, &resident), out[22].x = resident;
}

extern "C" __global__ void surfaces(cudaSurfaceObject_t s, uint4 *out) {
    int x = threadIdx.x * 4, y = threadIdx.y;
    surf1Dwrite(surf1Dread<int>(s, x), s, x + 4);
    surf2Dwrite(surf2Dread<float>(s, x, y), s, x, y + 1, cudaBoundaryModeClamp);
    surf3Dwrite(surf3Dread<uint4>(s, x, y, 2), s, x, y, 3, cudaBoundaryModeZero);
    surf1DLayeredwrite(surf1DLayeredread<short2>(s, x, 1), s, x, 2);
    surf2DLayeredwrite(surf2DLayeredread<uchar4>(s, x, y, 1), s, x, y, 2);
    surfCubemapwrite(surfCubemapread<float2>(s, x, y, 3), s, x, y, 4);
    surfCubemapLayeredwrite(surfCubemapLayeredread<longlong2>(s, x, y, 3), s, x, y, 4);
    surf2Dread(out, s, x, y);
    surf2Dwrite((unsigned char)7, s, x, y);
}

extern "C" __global__ void queries(cudaTextureObject_t t, cudaSurfaceObject_t s, unsigned *out) {
    asm("txq.width.b32 %0, [%1];" : "=r"(out[0]) : "l"(t));
    asm("txq.channel_order.b32 %0, [%1];" : "=r"(out[1]) : "l"(t));
    asm("suq.height.b32 %0, [%1];" : "=r"(out[2]) : "l"(s));
    asm volatile("sured.b.add.2d.u32.clamp [%0, {%1, %2}], %3;" ::"l"(s), "r"(4), "r"(5), "r"(6));
    asm volatile("sust.p.2d.v4.b32.trap [%0, {%1, %2}], {%3, %3, %3, %3};" ::"l"(s), "r"(4), "r"(5), "r"(6));
}
