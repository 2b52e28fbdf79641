# Bots.

# What is typed for a bot, and what it is called in the middle of a sentence.
bot-word = { $name }

## Levels

bot-level-novice = Novice
bot-level-novice-meaning = Takes any of the better moves. For your first games.
bot-level-apprentice = Apprentice
bot-level-apprentice-meaning = Sees what a move brings, and misses the best one now and then.
bot-level-journeyman = Journeyman
bot-level-journeyman-meaning = Plays with care, and rarely misses a good move.
bot-level-artisan = Artisan
bot-level-artisan-meaning = Knows what a position promises, and plays for it.
bot-level-master = Master
bot-level-master-meaning = Sees what is coming, and makes few mistakes.
bot-level-grandmaster = Grandmaster
bot-level-grandmaster-meaning = The strongest: uses every second it is given.
bot-level-timed = { $level }, { $seconds } s

## Refusals: what came, and what was expected

bot-refusal-unknown = no bot { $given } (expected one of: { $expected })
bot-refusal-argument = the bot { bot-word } takes nothing after its name: { $given }
bot-refusal-time = { bot-word } can not think { $given } (expected one of: { $expected })
bot-refusal-budget = search can not think { $given } (expected a time, a number of simulations, threads: { $expected })
bot-refusal-command = not a command: "{ $given }" (expected for example exec:python3 bot.py or exec:5s:./bot)
bot-refusal-program = the program "{ $given }" is not there or can not be run

## Why a program loses a game: in a few words, and in a sentence

bot-forfeit-missing = not started
bot-forfeit-slow = too slow
bot-forfeit-ended = ended early
bot-forfeit-garbled = not an answer
bot-forfeit-illegal = illegal move
bot-not-started = the program did not start: { $reason }
bot-no-answer = no answer within { $limit } s
bot-ended-early = ended before the game did, with status { $status }
bot-last-words = { $ending }, saying "{ $said }"
bot-too-long = answered with over { $most } bytes in one line
bot-not-an-answer = answered "{ $said }" (expected for example { $example })
