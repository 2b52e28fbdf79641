# The command line.

command-about = Tile-drafting board games in the terminal.
command-usual = Without a command: the table in the browser.
command-usage = usage:
command-commands = commands
command-options = options

## What stands for a word of yours

command-name-command = COMMAND
command-name-game = GAME
command-name-file = FILE
command-name-folder = FOLDER
command-name-address = ADDRESS
command-name-option = NAME=VALUE

## Commands

command-serve = the table in the browser, for you or for others
command-play = play a game, against bots or people at this screen
command-replay = go through a saved game move by move
command-simulate = let bots play many games; prints means as JSON
command-arena = let bots play each other and measure their strength
command-train = let the search teach itself, and keep what wins

## Arguments

command-help = show this help and leave
command-version = show the version and leave
command-lang = language: { $languages }
command-plain = sentences instead of drawings, for screen readers
command-host = the address to listen on (default: only this computer; 0.0.0.0 for everybody who can reach it)
command-public-url = the address by which others reach it, where a proxy stands in front (for example https://games.example)
command-port = the port (default: { $port }, or another that is free)
command-data = the folder where games are kept (default: your own data folder)
command-open = open the browser
command-game = which game: { $games } (default { $default })
command-game-needed = which game: { $games }
command-players = how many play: { $counts }
command-bots = bots in the last seats, with commas: { $bots }; none: only people (default: { $opponent } in every seat but the first); { command-exec }
command-exec = a program of yours: exec:COMMAND, as the last one or with a --bots of its own
command-option = an option of the game, for example { $examples }; may be given more than once
command-seed = a number from which all chance follows
command-save = keep the game in a file; a game that is there already goes on
command-file = the saved game
command-games = how many games to play
command-hours = how long, in hours; the round that is under way then is finished
command-out = the folder of the course; one that is there goes on where it was stopped
command-train-games = games of a round
command-bot = who plays: { $bots }
command-no-idle-pass = nobody passes who can do something else
command-match-bots = who plays, with commas: { $bots }; the last one fills the seats that are left; of more bots than seats, every choice plays; { command-exec }
command-match-games = how many games each line-up plays; every deal is played in every seating
command-jobs = how many games at once
command-json = keep every game in a file; a match that is there already goes on
command-neighbours = of more bots than seats, only those that stand side by side play each other
command-stop = two bots: stop as soon as it is clear whether the first is stronger
command-ray = play on Ray: its address, or local to start one here with as many CPUs as --jobs

## While it runs

command-serving = Sintra plays at { $url } (games are kept in { $data }; Ctrl-C ends it)
command-no-page = the page has not been built yet; run `make page` (only the interface under /api answers)
command-simulated = { $done } of { $games } games played …
command-training =
    { $part ->
        [games] { $done } of { $total } games played …
        [epochs] lesson { $done } of { $total } …
       *[match] { $done } of { $total } deals of the match played …
    }
command-trained =
    { $verdict ->
        [champion] Round { $number }: the new net is the champion, with { $share } % of { $pairs } deals (loss { $loss }, { $positions } positions).
       *[not] Round { $number }: the champion stays; the new net won { $share } % of { $pairs } deals (loss { $loss }, { $positions } positions).
    }

## Refusals: what came, and what was expected

command-refusal-command = no command "{ $given }" (expected one of: { $expected })
command-refusal-language = no language "{ $given }" (expected one of: { $expected })
command-refusal-url = not an address: "{ $given }" (expected for example https://games.example)
command-refusal-no-language = --lang needs a value after it: { $expected }
command-refusal-number = { $option } can not be "{ $given }" (expected a whole number, for example 2)
command-refusal-range = { $option } can not be "{ $given }" (expected a whole number from { $least } to { $most })
command-refusal-no-value = { $option } needs a value after it
command-refusal-value = { $option } takes no value (it came with "{ $given }")
command-refusal-missing = missing: { $arguments }
command-refusal-unknown = not understood: { $arguments } (see sintra --help)
command-refusal-not-an-option = not an option: "{ $given }" (expected for example { $example })
command-refusal-option-twice = option { $option } is given twice
command-refusal-too-many-bots = { $bots } bots for { $players } players (expected at most { $players })
command-refusal-another-game = the game in { $path } has { $what ->
    [game] the name
    [players] a number of players of
    [seed] the seed
   *[option] the option { $option }
} { $saved }, not { $given } (leave that out to go on, or choose another file)
command-refusal-file = { $path }: { $reason }
