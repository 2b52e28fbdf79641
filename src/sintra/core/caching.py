"""Where machine code is kept: a folder for each version of each function, under the digest of all that is inside it."""

import contextlib
import hashlib
import os
import re
import shutil
import stat
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.caching import IndexDataCacheFile, NullCache
from numba.core.compiler import CompileResult
from numba.core.sigutils import normalize_signature

from sintra.core.fingerprint import digest_of, type_name

DIGITS = 16  # of the name of a folder
FORGET_AFTER = 30 * 24 * 60 * 60  # seconds

# What compiles, and how. Bounds checks change the machine code.
BUILD = repr((sys.version, numba.__version__, np.__version__, numba.config.OPT, numba.config.BOUNDSCHECK))


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
    folder = user_cache()
    return folder if is_writable(folder) else temporary_cache()


CACHE = cache_folder()


def folder_of(function: Any, arguments: str) -> Path:
    """Where the machine code of a function is kept that is called with arguments of these types."""
    digest = hashlib.sha256(f"{BUILD} {digest_of(function, arguments)}".encode()).hexdigest()
    return CACHE / digest[:DIGITS]


def is_kept(function: Any, *records: "np.dtype[Any]") -> bool:
    """Whether a function has been compiled for such records on this machine, in this or an earlier run."""
    return bool(numba.config.DISABLE_JIT) or folder_of(function, " ".join(map(type_name, records))).exists()


@cache
def forget_old_versions(folder: Path) -> None:
    """Remove once what other versions have left in a folder and nobody has used for long; never what is not ours."""
    with contextlib.suppress(OSError):
        for other in folder.iterdir():
            is_version = re.fullmatch(rf"[0-9a-f]{{{DIGITS}}}(-checked)?", other.name)
            if is_version and time.time() - other.stat().st_mtime > FORGET_AFTER:
                shutil.rmtree(other, ignore_errors=True)


class MachineCode(NullCache):  # type: ignore[misc]  # Numba has no types.
    """The cache that Numba asks for the machine code of a function; its own looks at one file to see what is stale."""

    def __init__(self, function: Any) -> None:
        self.function = function

    def folder(self, signature: Any) -> Path:
        return folder_of(self.function, " ".join(map(str, normalize_signature(signature)[0])))

    def file(self, folder: Path) -> Any:
        """The file in a folder, with an entry for every signature and processor."""
        return IndexDataCacheFile(str(folder), self.function.__name__.strip("<>"), source_stamp="")

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The machine code for a signature, None if it has to be compiled."""
        target.refresh()
        folder, kept = self.folder(signature), None
        with contextlib.suppress(OSError):
            kept = self.file(folder).load((signature, target.codegen().magic_tuple()))
            os.utime(folder)
        return kept and CompileResult._rebuild(target, *kept)

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what was compiled, unless it names places in memory; a full disk must not end a game."""
        if result.library.has_dynamic_globals:
            return
        folder = self.folder(signature)
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            forget_old_versions(CACHE)
            self.file(folder).save((signature, result.codegen.magic_tuple()), result._reduce())
