/* Option pricing after Black and Scholes, vectorised with the functions that the C library has for that. */
#include <math.h>

static inline float normal(float d)
{
    float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    float upper = -0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f));
    float tail = 0.39894228f * expf(-0.5f * d * d) * (k * (0.31938153f + k * upper));
    return d > 0 ? 1.0f - tail : tail;
}

void options(int n, float rate, float volatility, const float *restrict prices, const float *restrict strikes,
             const float *restrict years, float *restrict calls, float *restrict puts)
{
    for (int i = 0; i < n; ++i) {
        float root = sqrtf(years[i]);
        float drift = (rate + 0.5f * volatility * volatility) * years[i];
        float first = (logf(prices[i] / strikes[i]) + drift) / (volatility * root);
        float second = first - volatility * root;
        float present = strikes[i] * expf(-rate * years[i]);
        float below_first = normal(first), below_second = normal(second);
        calls[i] = prices[i] * below_first - present * below_second;
        puts[i] = present * (1.0f - below_second) - prices[i] * (1.0f - below_first);
    }
}
