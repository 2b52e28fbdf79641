# The text screen.

## Who

terminal-player-you = { common-player } (you)
terminal-player-bot = { common-player } ({ $bot })

## Asking

terminal-your-move = Your move:
terminal-players-move = { $player }, your move:
terminal-next-move = Enter for the next move:
terminal-welcome = Type a move, for example "{ $example }"; ? for help.
terminal-forfeited = { $player } loses by forfeit: { $reason }.
terminal-thinking = { $player } is thinking …

## Refusals: what came, and what was expected

terminal-not-understood = Not understood: "{ $typed }". Expected a move, for example "{ $example }", or a command (? lists them).
terminal-unfinished-move = The move is not finished: after "{ $typed }" comes { $expected }.
terminal-not-possible = Not possible now: "{ $typed }". After "{ $begun }" can come { $expected }.
terminal-too-much = Not possible now: "{ $typed }". The move is complete after "{ $begun }".
terminal-not-possible-at-all = Not possible now: "{ $typed }". A move can begin with { $expected }.
terminal-no-undo = There is no move of yours to take back.
terminal-undo-revealed = Between people this can not be taken back any more: something hidden has come to light.
terminal-position-secret = Between people the position is not told before the end: it contains all that is hidden.
terminal-no-redo = There is no move to make again.
terminal-save-where = Where to? Expected a file name: { $command } game.txt
terminal-save-exists = { $path } exists already; expected the name of a new file.
terminal-save-homeless = There is no home folder as in { $path }; expected the name of a new file.
terminal-save-failed = The game could not be saved in { $path }: { $reason }.
terminal-too-long = { $path } is too long to be a saved game

## Saving and leaving

terminal-saved = Saved in { $path }, from now on after every move.
terminal-resumed = The game goes on from { $path }.
terminal-goodbye-saved = Goodbye. The game is saved; go on with: { $again }
terminal-goodbye-unsaved = Goodbye. This game was not saved; next time "{ $command } FILE" keeps it.
terminal-goodbye-over = The game is saved in { $path }.
terminal-undone = Taken back: "{ $move }".

## Commands: the first word is the one that is shown, the others are understood too

terminal-command-help = help h ?
terminal-command-moves = moves hint
terminal-command-board = board
terminal-command-undo = undo
terminal-command-redo = redo
terminal-command-save = save
terminal-command-log = log
terminal-command-position = position
terminal-command-quit = quit q exit

## Help

terminal-help-move = a move, for example: { $example }
terminal-help-short = Words can be shortened: one letter is enough where it is clear. The Tab key completes them.
terminal-help-help = this help
terminal-help-moves = what is possible now
terminal-help-board = show the whole table again (so does Enter)
terminal-help-undo = take back to your last decision
terminal-help-redo = make again what was taken back
terminal-help-save = save to a file, from then on after every move
terminal-help-log = what has happened since the last scoring
terminal-help-position = the position as one line of text, with all that is hidden
terminal-help-quit = leave (so do Ctrl-C and Ctrl-D)
terminal-moves-heading = A move is one word of each group:
terminal-nothing-yet = Nothing has happened yet.

## The story

terminal-story-heading = { $game }, { $players } players
terminal-story-move = { $number }. Player { $player }: { $move }
terminal-round-over = The round is over. Scoring:
terminal-totals = Points now: { $scores }.
terminal-score-of = player { $player }: { $score }
terminal-unfinished = The game is not finished.

## The result

terminal-winner = { $player } wins with { common-points }.
terminal-shared = The victory is shared by { $players }, each with { common-points }.
terminal-parts-of = { $player }: { $parts }; together { $score }.
terminal-part = { $part } { $points }
terminal-breakdown = Where the points come from
terminal-together = together

## Replay

terminal-replay-play = play
terminal-replay-prompt = Move { $now } of { $all }:
terminal-replay-help = Enter or n: next move, b: back, a number: that move, r: next round, e: end, { terminal-replay-play }: play on from here, q: quit.
terminal-replay-expected = Not understood: "{ $typed }". Expected Enter, n, b, r, e, { terminal-replay-play }, q or a number from 0 to { $all }.
terminal-replay-first = This is the beginning.
terminal-replay-last = This is the last move of the record.
terminal-replay-over = The game is over here; go back to a move from which it can go on.

## Every board

terminal-round-and-turn = { $game } · round { $round } · { $player } to move
terminal-game-over = { $game } · round { $round } · the game is over
terminal-last-move = last move
terminal-say-turn = Round { $round }. { $player } to move.
terminal-say-over = Round { $round }. The game is over.
terminal-say-board = { $player }, { common-points }.
terminal-say-line = Line { $line }: { terminal-filled } { $colour }.
terminal-say-your-line = Your line { $line }: { terminal-filled } { $colour }.
terminal-filled = { $tiles } of { $spaces }
terminal-say-empty-lines = Empty lines: { $lines }.
terminal-say-column = { $colour } in column { $column }
