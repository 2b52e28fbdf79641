# What can be done with a table as a whole: give up, choose its help, open a record, take games elsewhere.

## Giving up

table-resign = Resign
table-resign-two = The game ends, and { $name } wins.
table-resign-more = A bot takes your seat for good, and you look on. The others play on.
table-resign-bot = Who plays for you?
table-resign-seat = Who gives up?
table-resign-sure = Yes, resign
table-resign-not = Play on
table-resigned = resigned, a bot plays
table-resigned-by = { $name } resigned.

## Help

table-help-title = Help at this table
table-help-lead = You play among people: choose what the table helps with. Everybody sees it.
table-help-hints = Hints
table-help-hints-more = Only while everybody at the table is for them.
table-help-previews = Preview of points
table-help-previews-more = What a move would bring or cost, before it is made.
table-help-bag = Bag by kind
table-help-bag-more = How many tiles of each kind are left.
table-help-on = { $what }: on
table-help-off = { $what }: off
table-help-for = I am for hints
table-help-for-count = { $count } of { $people } are for hints
table-help-no-hints = There are no hints at this table unless everybody is for them

## Records

table-record-title = Open a record
table-record-lead = A record is a game as text: “Download record” at the end of a game makes one, and so does the command line.
table-record-file = Choose a file
table-record-text = Or paste its text
table-record-open = Open and replay
table-record-opening = Opening…

## Games on another device

table-games-title = Take my games with me
table-games-lead = A file with your games, for another browser or another server.
table-games-finished = { $count ->
    [0] No finished games.
    [one] { $count } finished game, with its record. Nobody can play with it.
   *[other] { $count } finished games, with their records. Nobody can play with them.
}
table-games-running = { $count ->
    [0] No running games.
    [one] Also { $count } running game, with the key of my seat
   *[other] Also { $count } running games, with the keys of my seats
}
table-games-warning = Whoever has this file plays at your seat. Keep it to yourself.
table-games-save = Save to a file
table-games-load = Load from a file
table-games-looking = Looking through your games…
table-games-loaded = { $count ->
    [0] No game in the file that could be opened here.
    [one] { $count } game is on your list now.
   *[other] { $count } games are on your list now.
}
table-games-not-loaded = { $count ->
    [one] { $count } game is not on this server.
   *[other] { $count } games are not on this server.
}
table-games-wrong = This is not a file with games of Sintra.

## How a game ended, in a word

table-ended-won = You won { $scores }
table-ended-by = { $name } won { $scores }
table-ended-shared = { $names } shared the victory { $scores }
table-ended-resigned = { $ended }, { $name } resigned

## While the connection is away

table-waiting-move = Your move is waiting for the connection; it is not lost.
table-slow-move = Your move is on its way…

## Preparing a game for the first time

table-preparing = Sintra prepares this game for this computer, once.
table-preparing-begin = You can begin at once.
table-preparing-rules = Rules
table-preparing-bots = Bots
table-preparing-left = about { $seconds } s left
table-preparing-stand-in = Until the bots are ready, a simple one plays for the novice; the other levels wait.
table-preparing-bot = { $name } is being prepared, for the first time on this computer…
table-preparing-bot-left = { $name } is being prepared, for the first time on this computer: about { $seconds } s left.
table-preparing-level = { $level } (in { $seconds } s)
table-preparing-level-soon = { $level } (soon)
