"""Textures and surfaces: formats, sampling, accesses, handles (ISA 5.3, 9.7.10, 9.7.11).

`fetch` and `gather` look up texels of a `Texture` with a `Sampler`; `Surface` loads, stores and updates bytes.
`HandleTable` is what the handles of one device stand for. All of it works on arrays with an element per lane, and
yields the bits that were measured on hardware; `docs/textures.md` says what these are.
"""
