// One step of n bodies under gravity: all pairs, positions staged through shared memory.
__device__ __forceinline__ float3 pull(float3 sum, float4 body, float4 other, float softening)
{
    float x = other.x - body.x, y = other.y - body.y, z = other.z - body.z;
    float inverse = rsqrtf(x * x + y * y + z * z + softening);
    float strength = other.w * inverse * inverse * inverse;
    return make_float3(sum.x + x * strength, sum.y + y * strength, sum.z + z * strength);
}

extern "C" __global__ void nbody(int n, float time, float softening, const float4 *bodies, float4 *speeds, float4 *moved)
{
    extern __shared__ float4 tile[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 body = i < n ? bodies[i] : make_float4(0, 0, 0, 0);
    float3 force = make_float3(0, 0, 0);
    for (int start = 0; start < n; start += blockDim.x) {
        int j = start + threadIdx.x;
        tile[threadIdx.x] = j < n ? bodies[j] : make_float4(0, 0, 0, 0);
        __syncthreads();
#pragma unroll 4
        for (int k = 0; k < blockDim.x; ++k)
            force = pull(force, body, tile[k], softening);
        __syncthreads();
    }
    if (i >= n)
        return;
    float4 speed = speeds[i];
    speed.x += force.x * time;
    speed.y += force.y * time;
    speed.z += force.z * time;
    speeds[i] = speed;
    moved[i] = make_float4(body.x + speed.x * time, body.y + speed.y * time, body.z + speed.z * time, body.w);
}
