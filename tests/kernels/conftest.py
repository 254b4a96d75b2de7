"""The kernels are compiled anew in every test session: no object of an earlier one may hide a fault."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def _fresh_object_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PTXVM_CACHE_DIR", str(tmp_path_factory.mktemp("objects")))
        yield
