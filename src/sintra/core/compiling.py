"""How the engine is compiled: one decorator, one cache per version of the sources, one body per game."""

import contextlib
import functools
import hashlib
import os
import re
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.extending import overload

from sintra.core.text import Text

F = TypeVar("F", bound=Callable[..., Any])

SOURCES = Path(__file__).parent.parent
COMPILED_FOLDERS = ("core", "games", "bots")
IS_COMPILED = not numba.config.DISABLE_JIT
DIGITS = 16  # of the name of a version
FORGET_AFTER = 30 * 24 * 60 * 60  # seconds

if not IS_COMPILED:
    # The generator of `chance` wraps around by design; NumPy's scalars would warn about it.
    np.seterr(over="ignore")


def sources_digest() -> str:
    """Name the version of all rules and bots, which is everything that can end up inside compiled code."""
    digest = hashlib.sha256()
    for folder in COMPILED_FOLDERS:
        for path in sorted((SOURCES / folder).rglob("*.py")):
            digest.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:DIGITS]


def build_digest() -> str:
    """Name the version of compiled code: of the sources, where they are, and what compiles them."""
    build = f"{sources_digest()} {SOURCES} {sys.version} {numba.__version__} {np.__version__}"
    return hashlib.sha256(build.encode()).hexdigest()[:DIGITS]


def user_cache() -> Path:
    """The folder for caches that this user has chosen, or the customary one."""
    chosen = os.environ.get("SINTRA_CACHE")
    if chosen:
        return Path(chosen).absolute()
    return Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")) / "sintra"


def is_writable(folder: Path) -> bool:
    """Try it: permission bits say nothing to root and on some file systems."""
    if not folder.is_absolute():  # a home that nobody knows stays "~"
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def temporary_cache() -> Path:
    """A folder of this user alone: whoever could write there could have his code run by us."""
    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"sintra-{user}"
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    is_private = stat.S_ISDIR(found.st_mode) and found.st_uid == user and not found.st_mode & 0o022
    return folder if is_private else Path(tempfile.mkdtemp(prefix="sintra-"))


def cache_folder() -> Path:
    """Where compiled code is kept: Numba's own key misses changes in other files and bounds checks."""
    version = build_digest() + ("-checked" if numba.config.BOUNDSCHECK else "")
    folder = user_cache() / version
    if not is_writable(folder):
        folder = temporary_cache() / version
        folder.mkdir(parents=True, exist_ok=True)
    forget_old_versions(folder)
    return folder


def forget_old_versions(folder: Path) -> None:
    """Remove what other versions have left beside a folder and nobody has used for long; never what is not ours."""
    with contextlib.suppress(OSError):
        os.utime(folder)
        for other in folder.parent.iterdir():
            is_version = re.fullmatch(rf"[0-9a-f]{{{DIGITS}}}(-checked)?", other.name)
            if is_version and time.time() - other.stat().st_mtime > FORGET_AFTER:
                shutil.rmtree(other, ignore_errors=True)


CACHE = cache_folder()
FLAGS = {"nogil": True, "error_model": "numpy"}


def compile_with(function: Callable[..., Any], **flags: bool) -> Any:
    """Compile a function; its machine code is cached in our own folder and it runs without the GIL."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE)
    try:
        jit = numba.njit(cache=True, no_cfunc_wrapper=True, **FLAGS, **flags)
        result = jit(function)
        if IS_COMPILED:
            widen_arguments(result)
        return result
    finally:
        numba.config.CACHE_DIR = before


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
    """The type that an argument is passed as."""
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
    choose.register = register  # type: ignore[attr-defined]
    return choose


PREPARING = Text(
    "Preparing Sintra for this machine, once: part {number} of {parts} …",
    "Sintra se na tomto počítači poprvé připravuje: část {number} z {parts} …",
)
PREPARED = Text("Preparing Sintra for this machine, once: done.", "Sintra se na tomto počítači poprvé připravila.")
progress = {"language": "en"}  # a screen that speaks another one says so


def is_ready(name: str) -> bool:
    """Whether what is named has been prepared on this machine, in this or an earlier run."""
    return not IS_COMPILED or (CACHE / f"{name}.ready").exists()


def prepare(names: Sequence[str], steps: Sequence[Callable[[], Any]]) -> None:
    """Run every step once, so that nothing named compiles later; tell the user when it takes long (the first time)."""
    language = progress["language"]
    is_first = not all(is_ready(name) for name in names)
    for number, run in enumerate(steps, 1):
        if is_first:
            show_progress(PREPARING.in_(language).format(number=number, parts=len(steps)))
        run()
    if is_first:
        show_progress(PREPARED.in_(language), is_last=True)
        for name in names:
            (CACHE / f"{name}.ready").touch()


def show_progress(line: str, is_last: bool = False) -> None:
    """One line on standard error, rewritten in place on a terminal; otherwise only its end."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="\n" if is_last else "", file=sys.stderr, flush=True)
    elif is_last:
        print(line, file=sys.stderr, flush=True)
