"""What a course tells while it goes on."""

from typing import Self

from sintra.core.progress import Progress
from sintra.core.words import Text
from sintra.learning.course import Round


class Teller:
    """A bar for the part that is under way, and a line for every round."""

    def __init__(self, language: str) -> None:
        self.language, self.part = language, ""
        self.progress: Progress | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.end()

    def end(self) -> None:
        if self.progress:
            self.progress.end()

    def tell(self, part: str, done: int, total: int) -> None:
        if part != self.part or self.progress is None:
            self.end()
            self.part = part
            self.progress = Progress(total, lambda done: self.words(part, done, total), has_lines=True)
        self.progress.show(done)

    def words(self, part: str, done: int, total: int) -> str:
        return Text("command-training", part=part, done=done, total=total).in_(self.language)

    def line(self, done: Round) -> str:
        self.end()
        self.progress = None
        return Text(
            "command-trained",
            number=done.number,
            positions=done.positions,
            loss=f"{done.loss:.4f}",
            share=f"{100 * done.share:.1f}",
            pairs=done.pairs,
            verdict="champion" if done.is_champion else "not",
        ).in_(self.language)
