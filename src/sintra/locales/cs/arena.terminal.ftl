# Aréna.

arena-games = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}

## Za běhu

arena-count = { $done } z { $total } partií
arena-estimate = { $name } { $share } % ± { $half }
arena-interrupted-kept = Přerušeno. V souboru { $path } { $games ->
    [few] zůstávají
   *[other] zůstává
} { arena-games }; stejný příkaz bude pokračovat.
arena-interrupted-lost = Přerušeno. S --json SOUBOR zůstane každá dohraná partie a stejný příkaz bude pokračovat.
arena-resumed = { $path }: { arena-games } už { $games ->
    [one] odehrána
    [few] odehrány
   *[other] odehráno
}.

## Tabulka

arena-heading = { $game }, { $players } { $players ->
    [few] hráči
   *[other] hráčů
}. Zápas: { arena-games }, každé rozdání ve všech rozesazeních, seed { $seed }
arena-nothing-yet = Zatím není žádné rozdání odehrané ve všech rozesazeních.
arena-column-bot = bot
arena-column-games = partie
arena-column-wins = výhry
arena-column-draws = remízy
arena-column-share = úspěšnost %
arena-column-margin = bodový rozdíl
arena-column-difference = rozdíl Elo (95 %)
arena-column-rating = Elo, průměr 0 (95 %)
arena-column-lead = nad dalším (95 %)
arena-column-pace = na tah
arena-column-longest = nejdelší
arena-between = { $estimate } ({ $low } až { $high })
arena-forfeits = { $name } prohrál kontumačně: { $kinds }. Například: { $reason }.
arena-forfeits-of-kind = { $kind } { $count }×
arena-stronger = Sekvenční test: { $name } je silnější než { $other }.
arena-not-stronger = Sekvenční test: { $name } není silnější než { $other }, nebo jen o méně než { $elo } Elo.
arena-open = Sekvenční test: nerozhodnuto; je potřeba víc partií.

## Odmítnutí: co přišlo a co se čekalo

arena-refusal-too-few-bots = na zápas je málo botů: { $bots } (očekávají se aspoň { $least })
arena-refusal-stop = --stop je jen pro dva boty a dva hráče (tady: botů { $bots }, hráčů { $players })
arena-refusal-not-a-match = { $path } není soubor se zápasem (očekává se nový soubor nebo takový, který vytvořilo --json)
arena-refusal-another-match = { $path } je soubor jiného zápasu: { $name } je v něm { $saved }, ne { $given }
arena-refusal-damaged = { $path }, řádek { $line }: to není partie (soubor je poškozený; očekává se jedna partie na řádku)
arena-refusal-workers-died = partie { $number } ({ $bots }) shodila postupně { $deaths } { $deaths ->
    [one] proces
    [few] procesy
   *[other] procesů
}; zápas byl zastaven
arena-refusal-no-ray = Ray není nainstalován (nainstaluje ho: pip install 'sintra[ray]')
arena-refusal-no-cluster = na adrese „{ $address }“ Ray není (očekává se adresa jako 10.0.0.1:6379, auto nebo local)
