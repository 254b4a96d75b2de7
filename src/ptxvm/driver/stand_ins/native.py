"""C functions that call Python and pass its exceptions on, which ctypes cannot."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

import llvmlite.binding as llvm

_KINDS: dict[str, tuple[Any, str]] = {
    "int": (ctypes.c_int, "i32"),
    "cudaMemcpyKind": (ctypes.c_int, "i32"),
    "unsigned int": (ctypes.c_uint, "i32"),
    "intptr_t": (ctypes.c_ssize_t, "i64"),
    "size_t": (ctypes.c_size_t, "i64"),
    "uintmax_t": (ctypes.c_uint64, "i64"),
    "float": (ctypes.c_float, "float"),
}
_OBJECT, _POINTER = (ctypes.py_object, "i64"), (ctypes.c_void_p, "i64")
_keep: list[Any] = []


def _kind(declared: str) -> tuple[Any, str]:
    for name in (declared, declared.rpartition(" ")[0]):
        if name in _KINDS:
            return _KINDS[name]
    return _OBJECT if declared == "PyObject *" else _POINTER


def _optional(pointer: int | None) -> Sequence[int]:
    """The optional arguments that a caller gives: how many, then each of them."""
    if not pointer:
        return ()
    count = ctypes.c_int.from_address(pointer).value
    return tuple((ctypes.c_int * count).from_address(pointer + 4))


def native_function(result: str, parameters: Sequence[str], function: Callable[..., Any]) -> int:
    """The address of a C function of such a declaration that calls a Python function, with the GIL held.

    Of Cython's own parameters, `__pyx_skip_dispatch` is not passed on, and `__pyx_optional_args` is: as the arguments
    that it holds, which are of 32 bits in all functions of CuPy's runtime. An exception is set as C code expects; the
    result is then -1 for an int and 0 for all others, as CuPy's declarations have it.
    """
    wanted = [place for place, declared in enumerate(parameters) if "__pyx_skip" not in declared]
    optional = [place for place in wanted if "__pyx_optional_args" in parameters[place]]
    wanted = [place for place in wanted if place not in optional]
    is_object = "*" in result
    kind, letter = _OBJECT if is_object else _kind(result)
    pending = ctypes.c_uint64()

    def call(*arguments: Any) -> Any:
        try:
            more = _optional(arguments[optional[0]]) if optional else ()
            found = function(*(arguments[place] for place in wanted), *more)
        except BaseException as error:
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(error))
            pending.value = id(error)
            return 0
        if not is_object:
            return found
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(found))
        return id(found)

    kinds = [_kind(declared) for declared in parameters]
    callback = ctypes.PYFUNCTYPE(ctypes.c_uint64 if is_object else kind, *(each for each, _ in kinds))(call)
    _keep.append((callback, pending))
    address = ctypes.cast(callback, ctypes.c_void_p).value or 0
    letters = [each for _, each in kinds]
    failed = "-1" if result == "int" else "0.0" if letter == "float" else "0"
    return _compiled(address, ctypes.addressof(pending), letter, letters, failed)


def _compiled(callback: int, pending: int, result: str, letters: Sequence[str], failed: str) -> int:
    raise_address = ctypes.cast(ctypes.pythonapi.PyErr_SetObject, ctypes.c_void_p).value
    drop_address = ctypes.cast(ctypes.pythonapi.Py_DecRef, ctypes.c_void_p).value
    arguments = ", ".join(f"{letter} %a{place}" for place, letter in enumerate(letters))
    text = f"""
define {result} @f({arguments}) {{
  %callback = inttoptr i64 {callback} to ptr
  %result = call {result} %callback({arguments})
  %cell = inttoptr i64 {pending} to ptr
  %error = load i64, ptr %cell
  %fine = icmp eq i64 %error, 0
  br i1 %fine, label %done, label %failed
done:
  ret {result} %result
failed:
  store i64 0, ptr %cell
  %object = inttoptr i64 %error to ptr
  %place = getelementptr i8, ptr %object, i64 8
  %kind = load ptr, ptr %place
  %set = inttoptr i64 {raise_address} to ptr
  call void %set(ptr %kind, ptr %object)
  %drop = inttoptr i64 {drop_address} to ptr
  call void %drop(ptr %object)
  ret {result} {failed}
}}
"""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text)
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine())
    engine.finalize_object()
    _keep.append(engine)
    return int(engine.get_function_address("f"))
