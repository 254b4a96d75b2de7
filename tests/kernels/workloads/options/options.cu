// targets: sm_80
// Prices of European options after Black and Scholes; the normal distribution by a polynomial (Abramowitz and Stegun).
__device__ __forceinline__ float normal(float d)
{
    float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    float upper = -0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f));
    float tail = 0.39894228f * expf(-0.5f * d * d) * (k * (0.31938153f + k * upper));
    return d > 0 ? 1.0f - tail : tail;
}

extern "C" __global__ void options(int n, float rate, float volatility, const float *prices, const float *strikes,
                                   const float *years, float *calls, float *puts)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float root = sqrtf(years[i]);
    float drift = (rate + 0.5f * volatility * volatility) * years[i];
    float first = (logf(prices[i] / strikes[i]) + drift) / (volatility * root);
    float second = first - volatility * root;
    float present = strikes[i] * expf(-rate * years[i]);
    calls[i] = prices[i] * normal(first) - present * normal(second);
    puts[i] = present * (1.0f - normal(second)) - prices[i] * (1.0f - normal(first));
}
