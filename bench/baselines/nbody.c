/* Steps of an n-body simulation: bodies in columns for the inner loop, which is vectorised over the others. */
#include <math.h>
#include <stdlib.h>

static void step(int n, float time, float softening, const float *bodies, float *speeds, float *moved, float *columns)
{
    float *x = columns, *y = x + n, *z = y + n, *mass = z + n;
    for (int i = 0; i < n; ++i) {
        x[i] = bodies[4 * i];
        y[i] = bodies[4 * i + 1];
        z[i] = bodies[4 * i + 2];
        mass[i] = bodies[4 * i + 3];
    }
    for (int i = 0; i < n; ++i) {
        float fx = 0, fy = 0, fz = 0;
        for (int j = 0; j < n; ++j) {
            float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
            float inverse = 1 / sqrtf(dx * dx + dy * dy + dz * dz + softening);
            float strength = mass[j] * inverse * inverse * inverse;
            fx += dx * strength;
            fy += dy * strength;
            fz += dz * strength;
        }
        float *speed = speeds + 4 * i, *to = moved + 4 * i;
        speed[0] += fx * time;
        speed[1] += fy * time;
        speed[2] += fz * time;
        to[0] = x[i] + speed[0] * time;
        to[1] = y[i] + speed[1] * time;
        to[2] = z[i] + speed[2] * time;
        to[3] = mass[i];
    }
}

void nbody(int n, float time, float softening, float *bodies, float *speeds, float *moved)
{
    float *columns = malloc(16 * (size_t)n);
    step(n, time, softening, bodies, speeds, moved, columns);
    step(n, time, softening, moved, speeds, bodies, columns);
    free(columns);
}
