page-title = Sintra
page-you = you
page-close = Close
page-copy = Copy
page-copied = Copied
page-retry = Try again
page-home = All games
page-loading = Just a moment…

## pages

page-pages-new = New game: { $game }
page-pages-rules = Rules
page-pages-nowhere = There is nothing at this address
page-pages-nowhere-more = The link may be mistyped or cut short. All games start from the home page.

## trouble

page-trouble-no-server = The server is not answering
page-trouble-no-server-more = Check your connection and try again in a moment. Games are kept on the server; nothing is lost.
page-trouble-no-table = This table cannot be opened
page-trouble-no-table-more = It may have been cleared away, or the link was cut short.

## homePage

page-home-page-lead = Four games about beautiful tiles. Play against a bot that suits you, together on one screen, or with friends over a link.
page-home-page-games = Choose a game
page-home-page-play = Play
page-home-page-play-game = Play { $game }
page-home-page-rules = Rules
page-home-page-rules-of = Rules of { $game }
page-home-page-players = { $range } players
page-home-page-continue = Your games
page-home-page-none = You have no games in progress. Choose one above and your first move is two clicks away.
page-home-page-your-turn = Your turn
page-home-page-turn-of = { $name } is on turn
page-home-page-over = Finished
page-home-page-forget = Remove from the list: { $game }, { $names }
page-home-page-unknown-state = Not reachable just now

## settings

page-settings-title = Settings
page-settings-language = Language
page-settings-theme = Appearance
page-settings-themes-auto = Auto
page-settings-themes-light = Light
page-settings-themes-dark = Dark
page-settings-animation = Speed
page-settings-animations-slow = Slow
page-settings-animations-normal = Normal
page-settings-animations-fast = Fast
page-settings-animations-off = No animation
page-settings-look = Look
page-settings-play = Playing
page-settings-text = Text
page-settings-texts-normal = Normal
page-settings-texts-large = Large
page-settings-texts-largest = Largest
page-settings-contrast = Contrast
page-settings-contrasts-normal = Normal
page-settings-contrasts-more = More
page-settings-sound = Sound
page-settings-sound-about = You never need it to follow the game.
page-settings-sound-on = Turn sound on
page-settings-sound-off = Turn sound off
page-settings-volume = Volume
page-settings-percent = { $percent }%
page-settings-confirm = Confirm each move
page-settings-confirm-about = A move counts only after you say so once more.
page-settings-notation = Show notation
page-settings-notation-about = Letters and numbers of spaces, and moves as they are written.
page-settings-hand = The phone lies in
page-settings-hands-right = the right hand
page-settings-hands-left = the left hand
page-settings-reduced = Your device asks for less motion, so nothing is animated.

## newPage

page-new-page-players = How many players?
page-new-page-seats = Who plays?
page-new-page-kind = Who sits at seat { $number }
page-new-page-kinds-me = Me
page-new-page-kinds-here = Somebody on this screen
page-new-page-kinds-bot = Bot
page-new-page-kinds-link = Somebody with a link
page-new-page-level = Level of the bot at seat { $number }
page-new-page-name = Name
page-new-page-name-at = Name at seat { $number }
page-new-page-name-placeholder = Your name
page-new-page-colour = Colour
page-new-page-colour-number = Colour { $number }
page-new-page-link-note = You will get a link to send.
page-new-page-options = How to play
page-new-page-let-me = Let me choose
page-new-page-choose = Choose { $sizes }, no more than one of each pair.
page-new-page-chosen = Chosen: { $count }
page-new-page-or = or
page-new-page-neither = Neither
page-new-page-more = More
page-new-page-seed = Seed
page-new-page-seed-more = The same number deals the same game. Leave it empty to be surprised.
page-new-page-seed-wrong = A seed is a whole number, not negative.
page-new-page-start = Start the game
page-new-page-starting = Setting up the table…
page-new-page-no-game = No game has this name
page-new-page-from = { $count ->
    [one] You play on from a position of another game, after { $count } move. Its rules and options stay.
   *[other] You play on from a position of another game, after { $count } moves. Its rules and options stay.
}

## table

page-table-round = Round { $number }
page-table-your-turn = Your turn
page-table-turn-of = { $name } is on turn
page-table-thinking = { $name } is thinking…
page-table-over = The game is over
page-table-opening = Opening the table…
page-table-lost = Connection lost, trying again…
page-table-watching = You are watching
page-table-now = Now: { $name }
page-table-skip = Skip
page-table-skip-story = Skip the animation
page-table-step = Step by step
page-table-next = Next step
page-table-board = Board
page-table-side = Players and course of the game
page-table-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

## actions

page-actions-menu = Menu
page-actions-undo = Undo
page-actions-ask-undo = Undo: ask the others to agree
page-actions-no-undo = There is nothing of yours to take back now
page-actions-hint = Hint
page-actions-no-hint = Hints are given when it is your turn
page-actions-rules = Rules
page-actions-bag = Bag
page-actions-log = Log
page-actions-players = Players
page-actions-share = Invite
page-actions-phone = Continue on my phone
page-actions-replay = Replay
page-actions-keys = Keys
page-actions-settings = Settings
page-actions-result = Result

## confirm

page-confirm-asks = Play it like this?
page-confirm-play = Play
page-confirm-back = Back

## undo

page-undo-asks = { $name } would like to take a move back.
page-undo-agreed = Do you agree?
page-undo-agree = Yes
page-undo-refuse = No
page-undo-waiting = You asked to take a move back. Waiting for an answer…
page-undo-others = You agreed. Waiting for the others…
page-undo-refused = Your move stays: not everybody agreed to take it back.

## people

page-people-title = Players
page-people-here = at the table
page-people-screen = at this screen
page-people-away = away
page-people-not-come = has not come yet
page-people-bot = Bot · { $level }
page-people-bot-names = Inês, Tomé, Beatriz, Duarte, Leonor, Vasco, Clara, Simão, Alma, Rui, Marta, Gil, Flora, Nuno, Íris, Telmo
page-people-replaced = a bot plays now
page-people-bot-for-you = A bot is playing for you.
page-people-reclaim = Take my seat back
page-people-turn-away = { $name } is on turn, but away.
page-people-replace = Let a bot play for { $name }
page-people-replace-short = Let a bot play
page-people-sign-of = { $name }: { $sign }
page-people-react = Send a sign
page-people-reactions-hello = Hello!
page-people-reactions-nice = Nice!
page-people-reactions-wow = Wow!
page-people-reactions-oops = Oops!
page-people-reactions-thinking = Let me think…
page-people-reactions-thanks = Thank you!

## hints

page-hints-title = Hints
page-hints-thinking = Thinking about good moves…
page-hints-lead = Good moves are marked on the board. The figure is the chance to win with each.
page-hints-worth = chance to win { $percent }%
page-hints-percent = { $percent }%
page-hints-none = No hint for this position.
page-hints-clear = Put the hints away

## log

page-log-title = Course of the game
page-log-empty = No move has been made yet.
page-log-scoring = Scoring
page-log-final = Final scoring
page-log-round-points = { $name }: { $points } in this round, { $score } altogether
page-log-round = Round { $number }
page-log-to-move = Show the position after move { $number }

## bag

page-bag-title = Bag
page-bag-kinds = Show by kind
page-bag-total = { $count ->
    [one] { $count } tile left in the bag
   *[other] { $count } tiles left in the bag
}

## share

page-share-title = Invite
page-share-lead = Send each player the link of their seat. Whoever opens it plays there, so give it to one person only.
page-share-seat = Seat { $number }
page-share-watch = To watch
page-share-watch-more = Anybody with this link can look on.
page-share-came = { $name } has come
page-share-here = Only this computer can open these links.
page-share-here-how = To let others in, end Sintra and start it with this command, then invite again; the game goes on where it was.
page-share-code = QR code
page-share-code-of = QR code: { $what }
page-share-send = Share…
page-share-waits = Nobody yet
page-share-waiting = { $count ->
    [one] Waiting for { $count } player to come.
   *[other] Waiting for { $count } players to come.
}

## phone

page-phone-lead = Point the camera of your phone at the code: your seat opens there. It stays open here, too.
page-phone-seat = Link to my seat
page-phone-secret = Whoever has this link plays for you, so show it to nobody else.

## sit

page-sit-title = Sit down
page-sit-lead = What shall the others call you?
page-sit-go = Sit down
page-sit-fallback = Guest

## final

page-final-title = The game is over
page-final-winner = { $name } wins
page-final-you-win = You win!
page-final-shared = { $names } share the victory
page-final-parts = Where the points came from
page-final-curve = Scores round by round
page-final-best = { $points ->
    [one] The biggest move: { $points } point at once.
   *[other] The biggest move: { $points } points at once.
}
page-final-best-see = See it
page-final-picture = A picture to keep
page-final-save = Save the picture
page-final-share = Share the picture
page-final-part = Points for
page-final-total = Total
page-final-rematch = Play again
page-final-again = New game
page-final-record = Download record
page-final-replay = Replay
page-final-board = Look at the board
page-final-no-record = The record could not be fetched.

## replay

page-replay-position = After move { $moves } of { $total }
page-replay-start = Start of the game
page-replay-slider = Moves
page-replay-first = To the start
page-replay-previous = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One move on
page-replay-last = To the end
page-replay-copy = Copy link
page-replay-play-on = Play on from here
page-replay-back = Back to the table

## keys

page-keys-title = Keys
page-keys-arrows = move over the board
page-keys-enter = pick up and place
page-keys-escape = put down, close
page-keys-space = skip the animation
page-keys-step = the scoring step by step
page-keys-tab = the next thing
page-keys-hint = hint
page-keys-undo = undo
page-keys-log = course of the game
page-keys-rules = rules
page-keys-bag = bag
page-keys-help = this help
page-keys-space-name = Space
page-keys-enter-name = Enter
page-keys-arrows-name = Arrows

## rules

page-rules-title = Rules
page-rules-contents = Contents
page-rules-pictures = In pictures
page-rules-full = Open on a page of its own
page-rules-none = No rules under this name

## Every board

page-board-hint = hint { $rank }
page-board-put-down = Put down
page-board-put-down-key = Put down (Esc)
