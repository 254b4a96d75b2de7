/* Four tables, so that equal bytes in a row do not wait for each other. */
void histogram(unsigned n, const unsigned char *input, unsigned *counts)
{
    unsigned tables[4][256] = {0};
    unsigned i = 0;
    for (; i + 4 <= n; i += 4)
        for (int k = 0; k < 4; ++k)
            ++tables[k][input[i + k]];
    for (; i < n; ++i)
        ++tables[0][input[i]];
    for (int value = 0; value < 256; ++value)
        counts[value] += tables[0][value] + tables[1][value] + tables[2][value] + tables[3][value];
}
