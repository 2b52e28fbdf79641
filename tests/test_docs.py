"""The examples in the pages run, and what the pages link to exists."""

import re
from pathlib import Path

import pytest

import sintra
from sintra.cli import main

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = [line for page in PAGES for line in re.findall(r"^\.venv/bin/(sintra [^#\n]*)", page.read_text(), re.M)]


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_python_examples_run(page: Path) -> None:
    names: dict[str, object] = {}
    for example in re.findall(r"^```python\n(.*?)^```", page.read_text(), re.M | re.S):
        exec(compile(example, page_name(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)#]+)", prose):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_exist(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = command.split()
    with pytest.raises(SystemExit) as leaving:
        main([words[1], "--help"])
    assert leaving.value.code == 0
    said = capsys.readouterr().out
    assert [option for option in words if option.startswith("--") and option not in said] == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "rules").glob("*.md")), ids=page_name)
def test_what_a_rule_page_says_to_type_is_a_move(page: Path) -> None:
    *_, game = (game for game in sintra.GAMES.values() if game.rules == page.name.split(".")[0])
    section = re.search(r"^## (How a move is typed|Jak se píše tah)\n\n(.*?)\n\n", page.read_text(), re.M | re.S)
    assert section
    rows = section[2].splitlines()[2:]
    typed = [text for row in rows for text in re.findall(r"`([^`]+)`", row.split(" | ")[0])]
    language = "cs" if page.stem.endswith(".cs") else "en"
    moves = [game.parse_move(text) for text in typed]
    assert {move["do"] for move in moves} == set(game.vocabulary.kinds)
    assert [game.format_move(move, language).replace("-", " ") for move in moves] == typed


def test_the_readme_has_its_five_lines() -> None:
    example = re.search(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    assert example
    assert len(example[1].splitlines()) == 5
