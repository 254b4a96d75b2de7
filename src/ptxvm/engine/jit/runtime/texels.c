// Lookups of texels and accesses to surfaces, which most kernels have not: a translation unit, and an object file, of
// their own.

#include "surfaces.c"
#include "textures.c"
