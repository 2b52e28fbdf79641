"""Who may know whom, and that nothing is left out."""

import ast
import re
from pathlib import Path

import pytest

import sintra

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "sintra"
MODULES = sorted(SOURCES.rglob("*.py"))
RULES = sorted({game.rules for game in sintra.GAMES.values()})

# What a folder may import besides itself.
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "bots/values": {"core", "games", "bots"},
    "workers": set(),  # run whatever they are asked
    "terminal": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "workers"},
    "learning": {"core", "games", "bots", "workers", "arena"},
    "server": {"core", "games", "bots", "workers"},
}


def folder_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).parts[:-1]
    return "/".join(parts[:2]) if "/".join(parts[:2]) in MAY_IMPORT else parts[0] if parts else ""


def imported(tree: ast.AST) -> set[str]:
    """The dotted names of our own that a file imports."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.split(".")[0] == "sintra"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_folder_imports_only_what_it_may_know(path: Path) -> None:
    folder = folder_of(path)
    if not folder:  # the package itself and the command line put everything together
        return
    names = imported(ast.parse(path.read_text()))
    known = {name.split(".")[1] for name in names}
    assert known <= MAY_IMPORT[folder] | {folder.split("/")[0]}, f"{path} imports {sorted(known)}"


@pytest.mark.parametrize("folder", [*RULES, "family"])
def test_a_game_knows_itself_and_what_all_share(folder: str) -> None:
    for path in (SOURCES / "games" / folder).rglob("*.py"):
        games = {
            name.split(".")[2] for name in imported(ast.parse(path.read_text())) if name.startswith("sintra.games.")
        }
        assert games <= {folder, "family"}, path


def test_nobody_asks_which_game_it_is() -> None:
    names = "|".join([*sintra.GAMES, *RULES])
    for path in MODULES:
        found = re.search(rf"(==|!=|\bin\b \().*[\"']({names})[\"']", path.read_text())
        assert not found, f"{path}: {found}"


@pytest.mark.parametrize("rules", RULES)
def test_every_rule_system_has_all_its_parts(rules: str) -> None:
    parts = [
        f"src/sintra/games/{rules}/rules/play.py",
        f"src/sintra/bots/values/{rules}.py",
        f"src/sintra/terminal/boards/{rules}/board.py",
        f"web/src/boards/{rules}/index.ts",
        f"tests/reference/{rules}.py",
        f"tests/data/{rules}",
        f"docs/rules/{rules}.md",
        f"docs/rules/{rules}.cs.md",
    ]
    assert [part for part in parts if not (ROOT / part).exists()] == []


GAME_FILES = {
    *("__init__.py", "cardboard.py", "state.py", "kinds.py", "options.py", "game.py", "types.py"),
    *("moves.py", "view.py", "position.py", "validity.py"),
    *("rules/__init__.py", "rules/actions.py", "rules/play.py", "rules/rounds.py", "rules/scoring.py"),
}


@pytest.mark.parametrize("rules", RULES)
def test_every_game_has_the_same_files(rules: str) -> None:
    folder = SOURCES / "games" / rules
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}
    assert sorted(GAME_FILES - found) == []
    assert [path for path in sorted(found - GAME_FILES) if not path.startswith("rules/")] in ([], ["names.py"])


def rule_ids(*paths: Path) -> set[str]:
    return {found for path in paths for found in re.findall(r"\b[CDQ]-\d\d\b", path.read_text())}


@pytest.mark.parametrize("rules", RULES)
def test_every_rule_is_named_by_a_test(rules: str) -> None:
    told = rule_ids(ROOT / "docs" / "rules" / f"{rules}.md")
    tested = rule_ids(*(ROOT / "tests" / "games" / rules).glob("test_*.py"))
    assert len(told) > 20
    assert sorted(told - tested) == []


@pytest.mark.parametrize("rules", RULES)
def test_both_languages_tell_the_same_rules(rules: str) -> None:
    english, czech = (rule_ids(ROOT / "docs" / "rules" / f"{rules}{language}.md") for language in ("", ".cs"))
    assert english == czech


# Compiled code


def functions(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def decorators(function: ast.FunctionDef) -> set[str]:
    return {node.id for node in function.decorator_list if isinstance(node, ast.Name)}


def compiles(path: Path) -> bool:
    """Whether a file asks for a function to be compiled."""
    asked = {f"sintra.core.compiling.{name}" for name in ("compiled", "inner")}
    return bool(asked & imported(ast.parse(path.read_text())))


def test_only_core_rules_and_bots_are_compiled() -> None:
    folders = {path.relative_to(SOURCES).parent.as_posix() for path in MODULES if compiles(path)}
    outside = {folder for folder in folders if folder.split("/")[0] not in ("core", "bots")}
    assert outside == {"games/family", *(f"games/{each}/rules" for each in RULES)}


# Python must never call a function that is compiled without a wrapper: the process would die.


def called(function: ast.FunctionDef) -> set[str]:
    """The names that a function calls, with the module in front where there is one."""
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return {ast.unparse(call) for call in calls if isinstance(call, ast.Name | ast.Attribute)}


def module_of(path: Path) -> str:
    return ".".join(("sintra", *path.relative_to(SOURCES).with_suffix("").parts))


def inner_functions(path: Path) -> set[str]:
    """The dotted names of what a file compiles for compiled callers only."""
    found = [each for each in functions(ast.parse(path.read_text())) if "inner" in decorators(each)]
    return {f"{module_of(path)}.{each.name}" for each in found}


def inner_names(path: Path, tree: ast.AST, everywhere: set[str]) -> set[str]:
    """What those functions are called in a file: its own, those it imports, and those of modules that it imports."""
    known = imported(tree) | {module_of(path)}
    names = set()
    for module, _, name in (each.rpartition(".") for each in everywhere):
        if module in known:
            names.add(f"{module.rpartition('.')[2]}.{name}")
        if module == module_of(path) or f"{module}.{name}" in known:
            names.add(name)
    return names


def test_inner_functions_are_called_by_compiled_code_only() -> None:
    everywhere = set().union(*map(inner_functions, MODULES))
    assert len(everywhere) > 20
    for path in MODULES:
        tree = ast.parse(path.read_text())
        forbidden = inner_names(path, tree, everywhere)
        for function in functions(tree):
            if not decorators(function) & {"inner", "compiled"}:
                assert not called(function) & forbidden, f"{path}: {function.name}"
