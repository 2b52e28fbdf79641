"""A summary as people read it."""

from collections import Counter
from collections.abc import Callable, Sequence

from babel.numbers import format_decimal

from sintra.arena.match import Match
from sintra.arena.playing import in_language
from sintra.arena.ratings import Interval
from sintra.arena.sequential import STRONGER, Verdict
from sintra.arena.summary import Standing, Summary
from sintra.core.words import Listed, Text
from sintra.games import GAMES

MINUS = "\N{MINUS SIGN}"
NOTHING = "–"
VERDICTS = {
    Verdict.STRONGER: "arena-stronger",
    Verdict.NOT_STRONGER: "arena-not-stronger",
    Verdict.OPEN: "arena-open",
}


def format_summary(match: Match, summary: Summary, language: str) -> list[str]:
    """Lines: what was played, the table, who forfeited, and what the sequential test says."""
    title, games = GAMES[match.game].title, summary.games
    heading = Text("arena-heading", game=title, players=match.players, games=games, seed=str(match.seed))
    lines = [heading.in_(language)]
    if not games:
        return [*lines, Text("arena-nothing-yet").in_(language)]
    lines += ["", *format_table(match, summary, language)]
    lines += [format_forfeits(standing, language) for standing in summary.standings if standing.forfeits]
    if summary.verdict is not None:
        name, other = match.names
        verdict = Text(VERDICTS[summary.verdict], name=name, other=other, elo=round(STRONGER))
        lines.append(verdict.in_(language))
    return lines


def format_table(match: Match, summary: Summary, language: str) -> list[str]:
    rating = "arena-column-difference" if match.is_duel else "arena-column-rating"
    columns: dict[str, Callable[[Standing], str]] = {
        "arena-column-bot": lambda standing: standing.name,
        "arena-column-games": lambda standing: str(standing.games),
        "arena-column-wins": lambda standing: str(standing.wins),
        "arena-column-draws": lambda standing: str(standing.draws),
        "arena-column-share": lambda standing: decimal(100 * standing.share, language),
        "arena-column-margin": lambda standing: (
            NOTHING if standing.margin is None else signed(standing.margin, language, 1)
        ),
        rating: lambda standing: between(standing.rating, language),
        "arena-column-lead": lambda standing: NOTHING if standing.lead is None else between(standing.lead, language),
        "arena-column-pace": lambda standing: duration(standing.pace, language),
        "arena-column-longest": lambda standing: duration(standing.longest, language),
    }
    if match.is_duel:
        del columns["arena-column-lead"]
    ranked = sorted(summary.standings, key=lambda standing: -standing.rating.estimate)
    rows = [[Text(key).in_(language) for key in columns]]
    rows += [[cell(standing) for cell in columns.values()] for standing in ranked]
    return aligned(rows)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with the first column to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]


def format_forfeits(standing: Standing, language: str) -> str:
    counts = Counter(in_language(loss.kind, language) for loss in standing.forfeits).most_common()
    kinds = tuple(Text("arena-forfeits-of-kind", kind=kind, count=count) for kind, count in counts)
    reason = in_language(standing.forfeits[0].reason, language)
    return Text("arena-forfeits", name=standing.name, kinds=Listed(kinds), reason=reason).in_(language)


def decimal(value: float, language: str, digits: int = 1) -> str:
    """A number with a decimal point, or what the language has in its place."""
    rounded = round(value, digits) + 0.0  # A zero has no sign.
    return format_decimal(rounded, f"0.{'0' * digits}".rstrip("."), language).replace("-", MINUS)


def signed(value: float, language: str, digits: int = 0) -> str:
    """A number with its sign, none for a zero."""
    text = decimal(value, language, digits)
    return text if round(value, digits) <= 0 else f"+{text}"


def between(interval: Interval, language: str) -> str:
    estimate, low, high = (signed(value, language) for value in interval)
    return Text("arena-between", estimate=estimate, low=low, high=high).in_(language)


def duration(seconds: float, language: str) -> str:
    return f"{decimal(seconds, language, 2)} s" if seconds >= 1 else f"{decimal(1000 * seconds, language)} ms"
