"""What a compiled function is made of: itself, all that it calls, and every constant, by its value.

Numba freezes all of this into machine code; machine code that is kept under the digest of it never becomes stale.
"""

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

PLAIN = (bool, int, float, complex, str, bytes, type(None), np.generic, np.dtype)
NAMES = ("co_varnames", "co_freevars", "co_cellvars", "co_names")
CODE = (*NAMES, "co_flags", "co_argcount", "co_kwonlyargcount", "co_code", "co_exceptiontable")


@cache
def digest_of(function: Any, arguments: str) -> str:
    """Name the version of everything that compiles into a function, called with arguments of these types."""
    parts = sorted(text_of_function(part) for part in parts_of(function, arguments))
    return hashlib.sha256("\n".join([name_of(function), *parts]).encode()).hexdigest()


def parts_of(function: Any, arguments: str) -> set[Any]:
    """A compiled function and all that compile into it."""
    found: set[Any] = set()
    waiting = [function]
    while waiting:
        part = waiting.pop()
        if part not in found:
            found.add(part)
            waiting += called_by(part, arguments)
    return found


def called_by(function: Any, arguments: str) -> Iterator[Any]:
    """The compiled functions that one calls; of those with a body per game, the bodies for the states among arguments.

    A function that is given no state may still make one: it counts as calling all bodies.
    """
    for value in looked_up(function.py_func).values():
        if hasattr(value, "py_func"):
            yield value
        bodies = getattr(value, "bodies", {})
        yield from [body for state, body in bodies.items() if type_name(state) in arguments] or bodies.values()


@cache
def type_name(state: "np.dtype[Any]") -> str:
    """What Numba calls a type of records; it is also a part of the names of arrays and tuples of them."""
    return str(numba.from_dtype(state))


@cache
def looked_up(function: FunctionType) -> dict[str, Any]:
    """What the names in a function mean, also those inside modules that it names; rather one too many."""
    names = set(names_in(function.__code__))
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    places = {"": function.__globals__, "(closure)": dict(zip(function.__code__.co_freevars, cells, strict=True))}
    found: dict[str, Any] = {"(defaults)": function.__defaults__, **(function.__kwdefaults__ or {})}
    waiting = [*places]
    while waiting:
        place = waiting.pop()
        for name in names & places[place].keys():
            value = found[f"{place}.{name}"] = places[place][name]
            if isinstance(value, ModuleType) and value.__name__ not in places:
                places[value.__name__] = vars(value)
                waiting.append(value.__name__)
    return found


def names_in(code: CodeType) -> Iterator[str]:
    """The names that a function looks up, or a function inside it."""
    yield from code.co_names
    yield from code.co_freevars
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)


# As text: the same text, the same machine code


@cache
def text_of_function(function: Any) -> str:
    """A compiled function by itself: how it is compiled, what it does, and what its names mean."""
    values = sorted((name, text_of(value)) for name, value in looked_up(function.py_func).items())
    options = sorted(function.targetoptions.items())
    return repr((name_of(function), options, text_of(function.py_func.__code__), values))


def text_of(value: Any) -> str:
    """A value that a function names; what is compiled by itself only by its name, what Python runs by its file."""
    if isinstance(value, PLAIN):
        return repr(value)
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape, value.tobytes()))
    if isinstance(value, tuple | list):
        return repr([text_of(each) for each in value])
    if isinstance(value, CodeType):
        return repr([getattr(value, name) for name in CODE] + [text_of(each) for each in value.co_consts])
    if isinstance(value, ModuleType) or hasattr(value, "py_func") or hasattr(value, "bodies"):
        return name_of(value)
    return name_of(value) + file_digest(getattr(value, "__module__", ""))


def name_of(value: Any) -> str:
    """The full name of what has one, or else of its kind."""
    name = getattr(value, "__qualname__", "") or getattr(value, "__name__", "") or type(value).__qualname__
    return f"{getattr(value, '__module__', '')}.{name}"


@cache
def file_digest(module: str) -> str:
    """The version of a module's file; nothing for what was never a file of Python."""
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    return hashlib.sha256(Path(file).read_bytes()).hexdigest() if file.endswith(".py") else ""
