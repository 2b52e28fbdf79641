"""Compiled, un-compiled and bounds-checked are one game; the cache is ours and survives anything."""

import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import sintra
from sintra.core import caching, compiling, engine
from sintra.core.compiling import prepare
from sintra.core.contract import is_prepared
from tests.digest import digest_of, digest_of_thoughts

ROOT = Path(__file__).parents[2]
OPEN_A_TABLE = "import sintra; sintra.new_table('mini', seed=1)"


def doubled(number: int) -> int:
    return 2 * number


def run_python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture(scope="module")
def compiled_digest() -> str:
    return digest_of(1)


@pytest.mark.parametrize("flag", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_all_ways_to_run_play_the_same_games(flag: str, compiled_digest: str) -> None:
    assert run_python("-m", "tests.digest", "1", **{flag: "1"}).stdout.strip() == compiled_digest


def test_un_compiled_thoughts_are_the_same() -> None:
    assert run_python("-m", "tests.digest", "thoughts", NUMBA_DISABLE_JIT="1").stdout.strip() == digest_of_thoughts()


def test_the_first_run_shows_progress_and_the_second_says_nothing(tmp_path: Path) -> None:
    first = run_python("-c", OPEN_A_TABLE, SINTRA_CACHE=str(tmp_path))
    assert first.stderr == compiling.PREPARED.en + "\n"
    second = run_python("-c", OPEN_A_TABLE, SINTRA_CACHE=str(tmp_path))
    assert second.stderr == ""


def test_it_is_known_what_has_been_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = sintra.new_table("mini", seed=1).game
    assert is_prepared(game)
    monkeypatch.setattr(caching, "CACHE", tmp_path)
    assert not is_prepared(game)


def test_importing_compiles_nothing_and_leaves_other_settings_alone(tmp_path: Path) -> None:
    look = "import numba, sintra; print(repr(numba.config.CACHE_DIR))"
    run = run_python("-c", look, SINTRA_CACHE=str(tmp_path))
    assert (run.stdout, run.stderr) == ("''\n", "")
    assert list(tmp_path.rglob("*.nbi")) == []


def test_the_cache_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINTRA_CACHE", str(tmp_path / "mine"))
    assert caching.cache_folder() == tmp_path / "mine"
    monkeypatch.delenv("SINTRA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert caching.cache_folder() == tmp_path / "xdg" / "sintra"


def test_without_a_writable_folder_the_cache_is_temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("SINTRA_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = caching.cache_folder()
    assert folder.parent == tmp_path
    assert caching.is_writable(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_temporary_cache_that_others_can_write_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = caching.temporary_cache()
    assert caching.temporary_cache() == folder
    folder.chmod(0o777)
    assert caching.temporary_cache() != folder


def test_a_home_that_nobody_knows_is_not_used() -> None:
    assert not caching.is_writable(Path("~/.cache/sintra"))


def test_what_other_versions_left_long_ago_is_forgotten(tmp_path: Path) -> None:
    old, recent, foreign = tmp_path / ("0" * 16), tmp_path / ("1" * 16 + "-checked"), tmp_path / "letters"
    for folder in (old, recent, foreign):
        folder.mkdir()
        (folder / "file").touch()
    for folder in (old, foreign):
        os.utime(folder, (0, 0))
    caching.forget_old_versions(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([recent, foreign])


def test_what_is_used_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caching, "CACHE", tmp_path)
    compiling.compiled(doubled)(1)
    (folder,) = tmp_path.iterdir()
    os.utime(folder, (0, 0))
    compiling.compiled(doubled)(1)
    caching.forget_old_versions.__wrapped__(tmp_path)
    assert list(tmp_path.iterdir()) == [folder]


def test_a_cache_that_can_not_be_written_ends_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setattr(caching, "CACHE", tmp_path / "file")
    assert compiling.compiled(doubled)(2) == 4


def test_a_game_and_its_bot_are_prepared_in_one_go(tmp_path: Path) -> None:
    first = run_python(
        "-c", "import sys; from sintra.cli import main; main(sys.argv[1:])", "play", SINTRA_CACHE=str(tmp_path)
    )
    assert first.stderr == compiling.PREPARED.en + "\n"


def test_progress_speaks_the_language_of_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(caching, "CACHE", tmp_path)
    monkeypatch.setitem(compiling.screen, "language", "cs")
    for _ in range(2):  # the second time all is there
        prepare([lambda: None, lambda: compiling.compiled(doubled)(1)])
    assert capsys.readouterr().err == compiling.PREPARED.cs + "\n"


def test_python_can_not_call_what_is_for_compiled_code() -> None:
    table = sintra.new_table("mini", seed=1)
    with pytest.raises(TypeError, match="from Python, call legal_at"):
        engine.legal(table.state()[0], table.game.new_actions())
