"""Write every file that is made: `python -m tools.typescript`."""

from tools.typescript.files import files

if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
