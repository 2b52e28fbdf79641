# Boti.

# Co se pro bota píše a jak se mu říká uvnitř věty.
bot-word = { $name ->
    [novice] nováček
    [apprentice] učeň
    [journeyman] tovaryš
    [artisan] řemeslník
    [master] mistr
    [grandmaster] velmistr
   *[other] { $name }
}

## Úrovně

bot-level-novice = Nováček
bot-level-novice-meaning = Zahraje kterýkoli z lepších tahů. Na první hry.
bot-level-apprentice = Učeň
bot-level-apprentice-meaning = Vidí, co tah přinese, a ten nejlepší tu a tam přehlédne.
bot-level-journeyman = Tovaryš
bot-level-journeyman-meaning = Hraje s rozmyslem a dobrý tah přehlédne zřídka.
bot-level-artisan = Řemeslník
bot-level-artisan-meaning = Ví, co pozice slibuje, a hraje podle toho.
bot-level-master = Mistr
bot-level-master-meaning = Vidí, co přijde, a chybuje málokdy.
bot-level-grandmaster = Velmistr
bot-level-grandmaster-meaning = Nejsilnější: využije každou vteřinu, kterou dostane.
bot-level-timed = { $level }, { $seconds } s

## Odmítnutí: co přišlo a co se čekalo

bot-refusal-unknown = bota { $given } neznám (možnosti: { $expected })
bot-refusal-argument = bot { bot-word } za jménem nic neočekává: { $given }
bot-refusal-time = { bot-word } nemůže přemýšlet { $given } (možnosti: { $expected })
bot-refusal-budget = hledání nerozumí { $given } (očekává se čas, počet simulací, vlákna: { $expected })
bot-refusal-command = to není příkaz: „{ $given }“ (očekává se například exec:python3 bot.py nebo exec:5s:./bot)
bot-refusal-program = program „{ $given }“ tu není nebo se nedá spustit

## Proč program prohrává: v pár slovech a ve větě

bot-forfeit-missing = nespuštěn
bot-forfeit-slow = příliš pomalý
bot-forfeit-ended = předčasně skončil
bot-forfeit-garbled = nesrozumitelná odpověď
bot-forfeit-illegal = nemožný tah
bot-not-started = program se nespustil: { $reason }
bot-no-answer = neodpověděl do { $limit } s
bot-ended-early = skončil dřív než hra, se stavem { $status }
bot-last-words = { $ending } a napsal „{ $said }“
bot-too-long = odpověděl víc než { $most } bajty na jednom řádku
bot-not-an-answer = odpověděl „{ $said }“ (očekává se například { $example })
