/* SHA-256, one message after the other. */
#include <stdint.h>
#include <string.h>

static const uint32_t ROUNDS[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static const uint32_t START[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

static inline uint32_t rotate(uint32_t value, int by) { return value >> by | value << (32 - by); }

static void compress(uint32_t state[8], const uint8_t *block)
{
    uint32_t words[64], v[8];
    for (int k = 0; k < 16; ++k) {
        memcpy(&words[k], block + 4 * k, 4);
        words[k] = __builtin_bswap32(words[k]);
    }
    for (int k = 16; k < 64; ++k) {
        uint32_t near = words[k - 15], far = words[k - 2];
        words[k] = words[k - 16] + (rotate(near, 7) ^ rotate(near, 18) ^ near >> 3) + words[k - 7] +
                   (rotate(far, 17) ^ rotate(far, 19) ^ far >> 10);
    }
    memcpy(v, state, sizeof v);
#pragma GCC unroll 8
    for (int k = 0; k < 64; ++k) {
        uint32_t e = v[4], a = v[0];
        uint32_t chosen = (e & v[5]) ^ (~e & v[6]);
        uint32_t one = v[7] + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + chosen + ROUNDS[k] + words[k];
        uint32_t two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
        for (int j = 7; j > 0; --j)
            v[j] = v[j - 1];
        v[4] += one;
        v[0] = one + two;
    }
    for (int k = 0; k < 8; ++k)
        state[k] += v[k];
}

void sha256(unsigned count, const unsigned *offsets, const uint8_t *text, uint8_t *digests)
{
    for (unsigned i = 0; i < count; ++i) {
        uint32_t state[8];
        memcpy(state, START, sizeof state);
        const uint8_t *message = text + offsets[i];
        unsigned length = offsets[i + 1] - offsets[i], whole = length / 64 * 64, rest = length - whole;
        for (unsigned at = 0; at < whole; at += 64)
            compress(state, message + at);
        uint8_t last[128] = {0};
        memcpy(last, message + whole, rest);
        last[rest] = 0x80;
        unsigned size = rest < 56 ? 64 : 128;
        uint32_t bits = __builtin_bswap32(8 * length);
        memcpy(last + size - 4, &bits, 4);
        for (unsigned at = 0; at < size; at += 64)
            compress(state, last + at);
        for (int k = 0; k < 8; ++k) {
            uint32_t word = __builtin_bswap32(state[k]);
            memcpy(digests + 32 * (long)i + 4 * k, &word, 4);
        }
    }
}
