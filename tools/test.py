"""Run everything that `make test` runs, part by part, and say at the end how long each took."""

import subprocess
import sys
import time

BIN = sys.prefix + "/bin"
PARTS = {
    "linters and types": ["make", "--no-print-directory", "lint"],
    "building the page": ["make", "--no-print-directory", "page"],
    "the browser": ["tools/get-browser"],
    "tests of the page": [f"{BIN}/python", "tools/build_page.py", "test"],
    "compiling": [f"{BIN}/python", "-m", "tests.prepare"],
    "tests": [f"{BIN}/pytest", "-n", "2"],
}


def spelled(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def main() -> int:
    begun, took = time.monotonic(), {}
    for part, command in PARTS.items():
        at = time.monotonic()
        code = subprocess.run(command, check=False).returncode
        took[part] = time.monotonic() - at
        if code:
            print(f"make test stops at “{part}” (see above).", file=sys.stderr)
            return code
    for part, seconds in sorted(took.items(), key=lambda each: -each[1]):
        print(f"{spelled(seconds):>7}  {part}")
    print(f"{spelled(time.monotonic() - begun):>7}  make test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
