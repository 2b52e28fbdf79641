"""A summary as people read it."""

from collections.abc import Callable, Sequence

from sintra.arena import messages
from sintra.arena.match import Match
from sintra.arena.ratings import Interval
from sintra.arena.sequential import STRONGER, Verdict
from sintra.arena.summary import Standing, Summary
from sintra.core.text import Text, plural
from sintra.games import GAMES

MINUS = "\N{MINUS SIGN}"
NOTHING = "–"
VERDICTS = {
    Verdict.STRONGER: messages.STRONGER,
    Verdict.NOT_STRONGER: messages.NOT_STRONGER,
    Verdict.OPEN: messages.OPEN,
}


def format_summary(match: Match, summary: Summary, language: str) -> list[str]:
    """Lines: what was played, the table, who forfeited, and what the sequential test says."""
    heading = messages.HEADING.filled(
        game=GAMES[match.game].title,
        players=match.players,
        games=count_of_games(summary.games),
        seed=match.seed,
    )
    lines = [heading.in_(language)]
    if not summary.games:
        return [*lines, messages.NOTHING_YET.in_(language)]
    lines += ["", *format_table(match, summary, language)]
    lines += [format_forfeits(standing, language) for standing in summary.standings if standing.forfeits]
    if summary.verdict is not None:
        name, other = match.names
        lines.append(VERDICTS[summary.verdict].filled(name=name, other=other, elo=round(STRONGER)).in_(language))
    return lines


def format_table(match: Match, summary: Summary, language: str) -> list[str]:
    """A line for every bot, the strongest first."""
    columns: dict[Text, Callable[[Standing], str]] = {
        messages.BOT: lambda standing: standing.name,
        messages.GAMES: lambda standing: str(standing.games),
        messages.WINS: lambda standing: str(standing.wins),
        messages.DRAWS: lambda standing: str(standing.draws),
        messages.SHARE: lambda standing: decimal(100 * standing.share, language),
        messages.MARGIN: lambda standing: NOTHING if standing.margin is None else signed(standing.margin, language, 1),
        messages.DIFFERENCE if match.is_duel else messages.RATING: lambda standing: between(standing.rating, language),
        messages.LEAD: lambda standing: NOTHING if standing.lead is None else between(standing.lead, language),
        messages.PACE: lambda standing: duration(standing.pace, language),
        messages.LONGEST: lambda standing: duration(standing.longest, language),
    }
    if match.is_duel:
        del columns[messages.LEAD]
    ranked = sorted(summary.standings, key=lambda standing: -standing.rating.estimate)
    rows = [[title.in_(language) for title in columns]]
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
    """How often and why a bot lost without finishing."""
    kinds = ", ".join(f"{kind.in_(language)} {count}×" for kind, count in standing.forfeits.most_common())
    return messages.FORFEITS.filled(name=standing.name, kinds=kinds, reason=standing.reasons[0]).in_(language)


def count_of_games(count: int) -> Text:
    """A number of games, in words."""
    return Text(
        f"{count} {plural(count, 'en', ('game', 'games'))}",
        f"{count} {plural(count, 'cs', ('partie', 'partie', 'partií'))}",
    )


def decimal(value: float, language: str, digits: int = 1) -> str:
    """A number with a decimal point, or the comma that Czech has."""
    rounded = round(value, digits) + 0.0  # A zero has no sign.
    text = f"{rounded:.{digits}f}".replace("-", MINUS)
    return text.replace(".", ",") if language == "cs" else text


def signed(value: float, language: str, digits: int = 0) -> str:
    """A number with its sign, none for a zero."""
    text = decimal(value, language, digits)
    return text if round(value, digits) <= 0 else f"+{text}"


def between(interval: Interval, language: str) -> str:
    """An estimate and its interval."""
    estimate, low, high = (signed(value, language) for value in interval)
    return messages.BETWEEN.filled(estimate=estimate, low=low, high=high).in_(language)


def duration(seconds: float, language: str) -> str:
    """A time for a move."""
    return f"{decimal(seconds, language, 2)} s" if seconds >= 1 else f"{decimal(1000 * seconds, language)} ms"
