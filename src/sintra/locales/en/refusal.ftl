# Refusals: what came, and what was expected. They begin with a small letter: something may stand before them.

refusal-in-line = line { $line }: { $reason }
refusal-in-file = { $path }, { $reason }
refusal-seed = not a seed: { $given } (expected a whole number from 0 to 2**{ $bits } - 1)
refusal-no-game = no game { $given } (expected one of: { $expected })
refusal-no-text = not a text: { $given } (expected a str)
refusal-players = { $game } can not be played by { $given } (expected players: { $expected })

## Options

refusal-option = option { $option } can not be { $given } (expected { $expected })
refusal-expected-one = one of: { $names }
refusal-expected-selection = one of: { $names }; or { $sizes } names, at most one of each pair: { $pairs }
refusal-no-options = not options: { $given } (expected names with values, for example { $example })
refusal-no-option = no option { $given } in this game (expected one of: { $expected })

## At the table

refusal-undo-rule = undo can not be { $given } (expected one of: { $expected })
refusal-no-seat = no seat { $given } at this table (expected 0 to { $last })
refusal-over = the game is over
refusal-turn = seat { $given } can not move now (seat { $turn } is to decide)
refusal-not-now = not possible now: "{ $given }" (possible for example "{ $example }")
refusal-move-kind = not a move: { $given } (expected an object whose "do" is one of: { $expected })
refusal-move-fields = not a move: { $given } ("{ $kind }" has the fields { $expected })
refusal-move-field = not a move: "{ $field }" can not be { $given } (expected one of: { $expected })
refusal-move-list = not a move: "{ $field }" can not be { $given } (expected a list of: { $expected })
refusal-no-undo = no move to take back
refusal-undo-closed = this move can not be taken back
refusal-no-redo = no move to make again

## Records

refusal-record = not a record: "{ $given }" (expected "{ $expected }")
refusal-record-end = the record says "{ $given }" where its moves give "{ $expected }"
refusal-record-position-open = the position leaves something open (expected all of it, with its chance)
refusal-record-position-and-more = the position says everything (expected no players, options or seed beside it)
refusal-record-late-heading = "{ $given }" comes after the moves (expected before them)
refusal-record-cut = the record ends too early (expected a move, "{ $unfinished }" or "result …")
refusal-record-empty-heading = "{ $given }" says nothing (expected for example "players 2")
refusal-record-twice = "{ $given }" is given twice
refusal-record-after-end = "{ $given }" comes after the end of the record
refusal-record-move = not a move: "{ $given }" (expected for example "1. player 1: …")
refusal-record-number = move { $given } comes where move { $expected } was expected
refusal-record-whole-number = { $name } is "{ $given }" (expected a whole number before the moves)

## Positions

refusal-position = not a position of { $game }: "{ $given }" (expected "{ $game } …")
refusal-position-turn = turn is "{ $turn }" in phase { $phase } (expected - when the game is over, else a seat)
refusal-fields = { $wrong } (expected the fields { $expected })
refusal-field = can not read "{ $given }" (expected every field once, as name=value)
refusal-field-missing = { $name } is missing
refusal-field-unknown = { $name } is unknown
refusal-field-number = { $name } is "{ $given }" (expected { $least } to { $most })
refusal-field-choice = { $name } is "{ $given }" (expected one of: { $expected })
refusal-field-letters = { $name } has "{ $given }" (expected at most { $most } of the characters { $letters }, or - for none)
refusal-field-spaces = { $name } is "{ $given }" (expected { $most } of the characters { $letters }, . for none)
refusal-field-repeated = { $name } is "{ $given }" (expected at most { $most } tiles of one colour, of { $letters }, or - for none)
refusal-field-counts = { $name } is "{ $given }" (expected for example { $example }, no number above { $most }, or - for none)
refusal-field-twice = { $name } is "{ $given }" (expected each at most once)
refusal-field-parts = { $name } has { $count } parts (expected { $expected }, separated by "{ $separator }")
refusal-field-range = { $least } to { $most }
refusal-field-phase = { $name } is "{ $given }" (only { $longer } go on after a colon)
refusal-field-chance = { $name } is "{ $given }" (expected 16 hexadecimal digits, a point and a number)

# What they call a part of a field.
refusal-part-score = the score of { $field }
refusal-part-lines = lines of { $field }
refusal-part-line = line { $number } of { $field }
