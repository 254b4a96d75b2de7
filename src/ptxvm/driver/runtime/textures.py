"""Texture and surface objects of the runtime."""

from __future__ import annotations

from ptxvm.driver.errors import fail
from ptxvm.driver.runtime.calls import api
from ptxvm.driver.tables.constants import CUresult


@api(
    "cudaCreateTextureObject",
    "cudaDestroyTextureObject",
    "cudaGetTextureObjectResourceDesc",
    "cudaGetTextureObjectTextureDesc",
    "cudaGetTextureObjectResourceViewDesc",
    "cudaCreateSurfaceObject",
    "cudaDestroySurfaceObject",
    "cudaGetSurfaceObjectResourceDesc",
)
def refused(*_: int) -> None:
    """The machine has no textures yet."""
    fail(CUresult.ERROR_NOT_SUPPORTED)
