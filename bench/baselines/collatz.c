void collatz(unsigned n, unsigned *steps)
{
    for (unsigned i = 0; i < n; ++i) {
        unsigned long long value = i + 1ull;
        unsigned count = 0;
        while (value != 1) {
            value = value % 2 ? 3 * value + 1 : value / 2;
            ++count;
        }
        steps[i] = count;
    }
}
