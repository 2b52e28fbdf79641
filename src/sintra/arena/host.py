"""A match at the command line: kept in a file if there is one, watched while it runs, and told at its end."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sintra.arena.journal import Journal
from sintra.arena.match import Match
from sintra.arena.playing import Result
from sintra.arena.pools import Pool
from sintra.arena.progress import Watch
from sintra.arena.report import format_summary
from sintra.arena.run import play_match, prepare_match
from sintra.arena.summary import summarise
from sintra.core.words import Argument, Text

Say = Callable[[str], None]


class Host:
    """Leads through one match."""

    def __init__(
        self, match: Match, pool: Pool, language: str, path: Path | None = None, is_sequential: bool = False
    ) -> None:
        self.match = match
        self.pool = pool
        self.language = language
        self.is_sequential = is_sequential
        settings = {**match.settings(), "stop": is_sequential}
        self.journal = Journal(path, settings) if path else None
        self.results: list[Result] = list(self.journal.results) if self.journal else []

    def run(self, say: Say) -> bool:
        """Play, and say how it went; whether nobody interrupted."""
        if self.journal and self.results:
            say(self.words("arena-resumed", path=str(self.journal.path), games=len(self.results)))
        is_interrupted = False
        try:
            self.play()
        except KeyboardInterrupt:
            is_interrupted = True
        finally:
            summary = summarise(self.match, self.results, self.is_sequential)
            if self.journal:
                self.journal.close(summary.to_json())
        for line in format_summary(self.match, summary, self.language):
            say(line)
        if is_interrupted:
            say(self.goodbye())
        return not is_interrupted

    def play(self) -> None:
        """Play what is missing, and keep every game as soon as it is finished."""
        prepare_match(self.match)
        games = play_match(self.match, self.pool, self.results, self.is_sequential)
        with Watch(self.match, self.results, self.language) as watch, closing(games):
            for result in games:
                if self.journal:
                    self.journal.add(result)
                self.results.append(result)
                watch.see(result)

    def goodbye(self) -> str:
        """How to go on after an interruption, or how that would have been possible."""
        if self.journal is None:
            return self.words("arena-interrupted-lost")
        return self.words("arena-interrupted-kept", path=str(self.journal.path), games=len(self.results))

    def words(self, key: str, /, **args: Argument) -> str:
        return Text(key, **args).in_(self.language)
