# Textová obrazovka.

## Kdo

terminal-player-you = { common-player } (vy)
terminal-player-bot = { common-player } ({ $bot })

## Otázky

terminal-your-move = Váš tah:
terminal-players-move = { $player }, váš tah:
terminal-next-move = Enter pro další tah:
terminal-welcome = Napište tah, například „{ $example }“; nápověda: ?
terminal-forfeited = { $player } prohrává kontumačně: { $reason }.
terminal-thinking = { $player } přemýšlí …

## Odmítnutí: co přišlo a co se čekalo

terminal-not-understood = Nerozumím: „{ $typed }“. Očekávám tah, například „{ $example }“, nebo příkaz (vypíše je ?).
terminal-unfinished-move = Tah není celý: po „{ $typed }“ ještě chybí { $expected }.
terminal-not-possible = Teď nelze: „{ $typed }“. Po „{ $begun }“ může následovat { $expected }.
terminal-too-much = Teď nelze: „{ $typed }“. Tah je celý už po „{ $begun }“.
terminal-not-possible-at-all = Teď nelze: „{ $typed }“. Tah může začínat takto: { $expected }.
terminal-no-undo = Není žádný váš tah, který by šlo vzít zpět.
terminal-undo-revealed = Mezi lidmi to už vzít zpět nejde: ukázalo se něco, co bylo skryté.
terminal-position-secret = Mezi lidmi se pozice před koncem hry nevypisuje: obsahuje i všechno, co je skryté.
terminal-no-redo = Není žádný vrácený tah, který by šlo zopakovat.
terminal-save-where = Kam? Očekávám jméno souboru: { $command } partie.txt
terminal-save-exists = { $path } už existuje; očekávám jméno nového souboru.
terminal-save-homeless = Domovská složka jako v { $path } neexistuje; očekávám jméno nového souboru.
terminal-save-failed = Partii se nepodařilo uložit do { $path }: { $reason }.
terminal-too-long = { $path } je na uloženou partii příliš dlouhý soubor

## Ukládání a odchod

terminal-saved = Uloženo do { $path }, odteď po každém tahu.
terminal-resumed = Pokračuje partie ze souboru { $path }.
terminal-goodbye-saved = Na shledanou. Partie je uložena; pokračovat lze příkazem: { $again }
terminal-goodbye-unsaved = Na shledanou. Tato partie uložena nebyla; příště ji zachová „{ $command } SOUBOR“.
terminal-goodbye-over = Partie je uložena v souboru { $path }.
terminal-undone = Vráceno zpět: „{ $move }“.

## Příkazy: první slovo se ukazuje, dalším se také rozumí

terminal-command-help = nápověda pomoc h ?
terminal-command-moves = tahy
terminal-command-board = stůl
terminal-command-undo = zpět
terminal-command-redo = znovu
terminal-command-save = uložit
terminal-command-log = zápis
terminal-command-position = pozice
terminal-command-quit = konec q

## Nápověda

terminal-help-move = tah, například: { $example }
terminal-help-short = Slova lze zkracovat; kde je to jednoznačné, stačí písmeno. Doplňuje je klávesa Tab.
terminal-help-help = tato nápověda
terminal-help-moves = co je teď možné
terminal-help-board = znovu ukázat celý stůl (stačí i Enter)
terminal-help-undo = vrátit vaše poslední rozhodnutí
terminal-help-redo = zopakovat, co bylo vráceno
terminal-help-save = uložit do souboru, pak už po každém tahu
terminal-help-log = co se dělo od posledního bodování
terminal-help-position = pozice jako řádek textu, i se vším skrytým
terminal-help-quit = odejít (také Ctrl-C a Ctrl-D)
terminal-moves-heading = Tah tvoří jedno slovo z každé skupiny:
terminal-nothing-yet = Zatím se nic nestalo.

## Příběh partie

terminal-story-heading = { $game }, { $players } { $players ->
    [few] hráči
   *[other] hráčů
}
terminal-story-move = Tah { $number }, hráč { $player }: { $move }
terminal-round-over = Kolo skončilo. Bodování:
terminal-totals = Stav bodů: { $scores }.
terminal-score-of = hráč { $player }: { $score }
terminal-unfinished = Partie není dohraná.

## Výsledek

terminal-winner = { $player } vítězí: { common-points }.
terminal-shared = Dělené vítězství: { $players }, každý má { common-points }.
terminal-parts-of = { $player }: { $parts }; celkem { $score }.
terminal-part = { $part } { $points }
terminal-breakdown = Za co jsou body
terminal-together = celkem

## Přehrávání

terminal-replay-play = hrát
terminal-replay-prompt = Tah { $now } z { $all }:
terminal-replay-help = Enter nebo n: další tah, b: zpět, číslo: ten tah, r: další kolo, e: konec, { terminal-replay-play }: hrát odtud, q: odejít.
terminal-replay-expected = Nerozumím: „{ $typed }“. Očekávám Enter, n, b, r, e, { terminal-replay-play }, q nebo číslo od 0 do { $all }.
terminal-replay-first = Tohle je začátek.
terminal-replay-last = Tohle je poslední tah záznamu.
terminal-replay-over = Tady je konec partie; vraťte se k tahu, od kterého se dá hrát dál.

## Každý stůl

terminal-round-and-turn = { $game } · { $round }. kolo · { $player } je na tahu
terminal-game-over = { $game } · { $round }. kolo · konec hry
terminal-last-move = poslední tah
terminal-say-turn = { $round }. kolo. { $player } je na tahu.
terminal-say-over = { $round }. kolo. Konec hry.
terminal-say-board = { $player }, { common-points }.
terminal-say-line = Přípravná řada { $line }: { $colour }, { terminal-filled }.
terminal-say-your-line = Vaše přípravná řada { $line }: { $colour }, { terminal-filled }.
terminal-filled = { $tiles } { $spaces ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
   *[other] z
} { $spaces }
terminal-say-empty-lines = Prázdné přípravné řady: { $lines }.
terminal-say-column = { $colour } ve sloupci { $column }
