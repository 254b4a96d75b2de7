"""One thing that pyproject.toml cannot say: a wheel holds what the sources are now.

setuptools keeps a copy of the package in build/ and would pack what was deleted or moved since. As modules of
`ptxvm.isa` are found by their names, instructions would be defined twice.
"""

import shutil

from setuptools import setup
from setuptools.command.build_py import build_py


class FreshBuild(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


setup(cmdclass={"build_py": FreshBuild})
