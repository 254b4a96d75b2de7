// SHA-256 of many messages, one per thread. Message i is text[offsets[i] .. offsets[i + 1]).
__constant__ unsigned ROUNDS[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

__device__ __forceinline__ unsigned rotate(unsigned value, int by) { return __funnelshift_r(value, value, by); }

__device__ unsigned padded_byte(const unsigned char *text, unsigned length, unsigned blocks, unsigned i)
{
    if (i < length)
        return text[i];
    if (i == length)
        return 0x80;
    unsigned from_end = 64 * blocks - 1 - i;
    return from_end < 4 ? (length * 8) >> (8 * from_end) & 0xff : 0;
}

__device__ void compress(unsigned state[8], unsigned words[16])
{
    unsigned v[8];
    for (int k = 0; k < 8; ++k)
        v[k] = state[k];
#pragma unroll 1
    for (int round = 0; round < 64; round += 16) {
#pragma unroll
        for (int k = 0; k < 16; ++k) {
            unsigned e = v[4], a = v[0];
            unsigned one = v[7] + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & v[5]) ^ (~e & v[6])) + ROUNDS[round + k] + words[k];
            unsigned two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
            for (int j = 7; j > 0; --j)
                v[j] = v[j - 1];
            v[4] += one;
            v[0] = one + two;
            unsigned near = words[(k + 1) % 16], far = words[(k + 14) % 16];
            words[k] += (rotate(near, 7) ^ rotate(near, 18) ^ near >> 3) + words[(k + 9) % 16] + (rotate(far, 17) ^ rotate(far, 19) ^ far >> 10);
        }
    }
    for (int k = 0; k < 8; ++k)
        state[k] += v[k];
}

extern "C" __global__ void sha256(unsigned count, const unsigned *offsets, const unsigned char *text, unsigned char *digests)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    unsigned state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const unsigned char *message = text + offsets[i];
    unsigned length = offsets[i + 1] - offsets[i];
    unsigned blocks = (length + 9 + 63) / 64;
    for (unsigned block = 0; block < blocks; ++block) {
        unsigned words[16];
#pragma unroll
        for (int k = 0; k < 16; ++k) {
            words[k] = 0;
            for (int j = 0; j < 4; ++j)
                words[k] = words[k] << 8 | padded_byte(message, length, blocks, 64 * block + 4 * k + j);
        }
        compress(state, words);
    }
    for (int k = 0; k < 32; ++k)
        digests[32 * i + k] = state[k / 4] >> (24 - 8 * (k % 4));
}
