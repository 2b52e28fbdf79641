# The arena.

arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## While it runs

arena-count = { $done } of { $total } games
arena-estimate = { $name } { $share } % ± { $half }
arena-interrupted-kept = Interrupted. Kept in { $path }: { arena-games }; the same command goes on.
arena-interrupted-lost = Interrupted. With --json FILE, every finished game is kept and the same command goes on.
arena-resumed = { $path }: { arena-games } played already.

## The table

arena-heading = { $game }, { $players } players: { arena-games }, each deal in every seating, seed { $seed }
arena-nothing-yet = No deal has been played in every seating yet.
arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-draws = draws
arena-column-share = won %
arena-column-margin = margin
arena-column-difference = Elo above the other (95 %)
arena-column-rating = Elo, mean 0 (95 %)
arena-column-lead = above the next (95 %)
arena-column-pace = per move
arena-column-longest = longest
arena-between = { $estimate } ({ $low } to { $high })
arena-forfeits = { $name } lost by forfeit: { $kinds }. For example: { $reason }.
arena-forfeits-of-kind = { $kind } { $count }×
arena-stronger = Sequential test: { $name } is stronger than { $other }.
arena-not-stronger = Sequential test: { $name } is not stronger than { $other }, or only by less than { $elo } Elo.
arena-open = Sequential test: not decided; more games are needed.

## Refusals: what came, and what was expected

arena-refusal-too-few-bots = too few bots for a match: { $bots } (expected at least { $least })
arena-refusal-stop = --stop is for two bots and two players (here: { $bots } bots, { $players } players)
arena-refusal-not-a-match = { $path } is not the file of a match (expected a new file, or one that --json has made)
arena-refusal-another-match = { $path } is the file of another match: { $name } is { $saved } there, not { $given }
arena-refusal-damaged = { $path }, line { $line }: not a game (the file is damaged; expected one game in each line)
arena-refusal-workers-died = game { $number } ({ $bots }) has ended { $deaths } processes, one after another; the match was stopped
arena-refusal-no-ray = Ray is not installed (expected after: pip install 'sintra[ray]')
arena-refusal-no-cluster = no Ray at "{ $address }" (expected an address such as 10.0.0.1:6379, auto or local)
