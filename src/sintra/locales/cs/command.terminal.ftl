# Příkazová řádka.

command-about = Deskové hry s vybíráním dílků v terminálu.
command-usual = Bez příkazu: stůl v prohlížeči.
command-usage = použití:
command-commands = příkazy
command-options = volby

## Co stojí za slovo, které napíšete

command-name-command = PŘÍKAZ
command-name-game = HRA
command-name-file = SOUBOR
command-name-folder = SLOŽKA
command-name-address = ADRESA
command-name-option = NÁZEV=HODNOTA

## Příkazy

command-serve = stůl v prohlížeči, pro vás nebo i pro ostatní
command-play = hrát proti botům nebo s lidmi u této obrazovky
command-replay = projít uloženou partii tah po tahu
command-simulate = nechat boty odehrát mnoho partií; průměry v JSON
command-arena = nechat boty hrát proti sobě a změřit jejich sílu
command-train = nechat hledání učit se ze svých partií a ponechat, co vítězí

## Argumenty

command-help = vypsat tuto nápovědu a skončit
command-version = vypsat verzi a skončit
command-lang = jazyk: { $languages }
command-plain = věty místo kreslení, pro odečítače obrazovky
command-host = adresa, na které má stůl poslouchat (jinak jen tento počítač; 0.0.0.0 pro všechny, kdo se k němu dostanou)
command-public-url = adresa, na které stůl najdou ostatní, když před ním stojí proxy (například https://hry.example)
command-port = port (jinak { $port }, nebo jiný volný)
command-data = složka, kde se hry uchovávají (jinak vaše datová složka)
command-open = otevřít prohlížeč
command-game = která hra: { $games } (jinak { $default })
command-game-needed = která hra: { $games }
command-players = kolik hráčů: { $counts }
command-bots = boti na posledních místech, s čárkami: { $bots }; none: jen lidé (jinak { $opponent } všude kromě prvního místa); { command-exec }
command-exec = vlastní program: exec:PŘÍKAZ, jako poslední nebo s vlastním --bots
command-option = volba hry, například { $examples }; lze zadat vícekrát
command-seed = číslo, ze kterého plyne veškerá náhoda
command-save = ukládat partii do souboru; pokud tam už partie je, pokračuje
command-file = uložená partie
command-games = kolik partií odehrát
command-hours = jak dlouho, v hodinách; rozehrané kolo se dokončí
command-out = složka učení; v té, která už existuje, se pokračuje
command-train-games = kolik partií má jedno kolo učení
command-bot = kdo hraje: { $bots }
command-no-idle-pass = nikdo nepasuje, dokud může něco udělat
command-match-bots = kdo hraje, s čárkami: { $bots }; poslední obsadí zbylá místa; je-li botů víc než míst, hrají všechny jejich výběry; { command-exec }
command-match-games = kolik partií odehraje každá sestava; každé rozdání se hraje ve všech rozesazeních
command-jobs = kolik partií najednou
command-json = ukládat každou partii do souboru; pokud tam už zápas je, pokračuje
command-neighbours = je-li botů víc než míst, hrají spolu jen ti, kdo stojí vedle sebe
command-stop = dva boti: skončit, jakmile je jasné, zda je první silnější
command-ray = hrát na systému Ray: jeho adresa, nebo local pro spuštění zde s tolika CPU, kolik je --jobs

## Za běhu

command-serving = Sintra hraje na adrese { $url } (hry se ukládají do { $data }; ukončíte ji Ctrl-C)
command-no-page = stránka ještě není sestavená; spusťte `make page` (zatím odpovídá jen rozhraní pod /api)
command-simulated = odehráno { $done } z { $games } partií …
command-training =
    { $part ->
        [games] odehráno { $done } z { $total } partií …
        [epochs] lekce { $done } z { $total } …
       *[match] zápas: odehráno { $done } z { $total } rozdání …
    }
command-trained =
    { $verdict ->
        [champion] Kolo { $number }: nová síť je přebornicí, získala { $share } % z { $pairs } rozdání (ztráta { $loss }, pozic { $positions }).
       *[not] Kolo { $number }: dosavadní síť obstála; nová získala { $share } % z { $pairs } rozdání (ztráta { $loss }, pozic { $positions }).
    }

## Odmítnutí: co přišlo a co se čekalo

command-refusal-command = příkaz „{ $given }“ neznám (možnosti: { $expected })
command-refusal-language = jazyk „{ $given }“ neznám (možnosti: { $expected })
command-refusal-url = to není adresa: „{ $given }“ (očekává se například https://hry.example)
command-refusal-no-language = za --lang chybí hodnota: { $expected }
command-refusal-number = { $option } nemůže být „{ $given }“ (očekává se celé číslo, například 2)
command-refusal-range = { $option } nemůže být „{ $given }“ (očekává se celé číslo od { $least } do { $most })
command-refusal-no-value = za { $option } chybí hodnota
command-refusal-value = { $option } je bez hodnoty (přišla s ním „{ $given }“)
command-refusal-missing = chybí: { $arguments }
command-refusal-unknown = nerozumím: { $arguments } (viz sintra --help)
command-refusal-not-an-option = „{ $given }“ není volba hry (očekává se například { $example })
command-refusal-option-twice = volba { $option } je zadána dvakrát
command-refusal-too-many-bots = botů je { $bots } a hráčů { $players } (botů může být nejvýš { $players })
command-refusal-another-game = v souboru { $path } je { $what ->
    [game] hra
    [players] počet hráčů
    [seed] seed
   *[option] volba { $option }
} { $saved }, ne { $given } (chcete-li pokračovat, vynechte to; jinak zvolte jiný soubor)
command-refusal-file = { $path }: { $reason }
