"""How the engine is compiled: one decorator, one cache, one body per game."""

import functools
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import event
from numba.extending import overload

from sintra.core import caching
from sintra.core.progress import Progress
from sintra.core.words import FIRST, Text

F = TypeVar("F", bound=Callable[..., Any])

IS_COMPILED = not numba.config.DISABLE_JIT

if not IS_COMPILED:
    # The generator of `chance` wraps around by design; NumPy's scalars would warn about it.
    np.seterr(over="ignore")


FLAGS = {"nogil": True, "error_model": "numpy"}


def compile_with(function: Callable[..., Any], **flags: bool) -> Any:
    """Compile a function; its machine code is kept in our own cache and runs without the GIL."""
    result = numba.njit(no_cfunc_wrapper=True, **FLAGS, **flags)(function)
    if IS_COMPILED:
        result._cache = caching.MachineCode(result)
        widen_arguments(result)
    return result


def widen_arguments(dispatcher: Any) -> None:
    """Have compiled callers pass signed integers as int64.

    Left alone, Numba compiles a function anew for every width and every literal number that it is called with.
    """
    typed_call = dispatcher.get_call_template

    def widened_call(args: Any, kws: Any) -> Any:
        _, folded = dispatcher._compiler.fold_argument_types(args, kws)
        return typed_call([widened(each) for each in folded], {})

    dispatcher.get_call_template = widened_call


def widened(argument: Any) -> Any:
    argument = numba.types.unliteral(argument)
    if isinstance(argument, numba.types.Omitted):  # left to its default
        argument = numba.typeof(argument.value)
    return numba.types.int64 if argument in numba.types.signed_domain else argument


def compiled(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls."""
    return compile_with(function)


def inner(function: Callable[..., Any]) -> Any:
    """Compile a function for compiled callers only, into them; the wrapper for Python is a third of the work.

    Python must not call it: there is nothing to call, and the process would die. `as_python` gives what it can call.
    """
    result = compile_with(function, no_cpython_wrapper=True, forceinline=True)
    result.is_inner = True
    return result


def as_python(function: Callable[..., Any]) -> Callable[..., Any]:
    """An inner function for Python to call, un-compiled: for a record that was read as plain Python."""
    return getattr(function, "py_func", function)


def per_game(stub: Callable[..., Any]) -> Any:
    """Make a function with one body per game, chosen by the type of the state it is called with.

    Compiled callers get the body at compile time, so the choice costs nothing; un-compiled ones look it up. The body is
    compiled for the very types it is called with: pass numbers as int64, or it is compiled again.
    A game adds its own with `@stub.register(STATE)`.
    """
    bodies: dict[np.dtype[Any], Any] = {}

    @functools.wraps(stub)
    def choose(state: Any, *args: Any) -> Any:
        body = bodies[state.dtype]
        if IS_COMPILED and hasattr(body, "is_inner"):
            raise TypeError(f"{stub.__name__} is for compiled code (from Python, call {stub.__name__}_at)")
        return body(state, *args)

    def typed(state, *args):  # type: ignore[no-untyped-def]  # Numba wants to know the names.
        body = next((body for dtype, body in bodies.items() if numba.from_dtype(dtype) == state), None)
        return None if body is None else body.py_func

    def register(state_type: "np.dtype[Any]") -> Callable[[F], F]:
        def keep(body: F) -> F:
            bodies[state_type] = body
            return body

        return keep

    overload(choose, jit_options=FLAGS, strict=False)(typed)
    choose.register, choose.bodies = register, bodies  # type: ignore[attr-defined]
    return choose


PREPARED = Text("common-prepared")
screen = {"language": FIRST}  # one that speaks another language says so


class Preparation(event.Listener):  # type: ignore[misc]  # Numba has no types.
    """Tells the user which part is being prepared, as soon as something in it has to be compiled."""

    def __init__(self, parts: int) -> None:
        self.parts, self.part = parts, 0
        self.progress: Progress | None = None

    def words(self, done: int) -> str:
        return Text("common-preparing", number=done + 1, parts=self.parts).in_(screen["language"])

    def on_start(self, event: Any) -> None:
        self.progress = self.progress or Progress(self.parts, self.words, pause=0.0)
        self.progress.show(self.part - 1)

    def on_end(self, event: Any) -> None:
        """A function has been compiled."""

    def end(self) -> None:
        """Say that all is ready, if it was not before."""
        if self.progress:
            self.progress.end()
            print(PREPARED.in_(screen["language"]), file=sys.stderr, flush=True)


def prepare(steps: Sequence[Callable[[], Any]]) -> None:
    """Run every step once, so that nothing compiles later; tell the user when that takes long (the first time)."""
    preparation = Preparation(len(steps))
    with event.install_listener("numba:compile", preparation):
        for run in steps:
            preparation.part += 1
            run()
    preparation.end()
