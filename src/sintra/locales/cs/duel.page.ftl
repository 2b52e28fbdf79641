duel-board-board = Deska hráče { $name }

## kind

duel-board-kind-blue = modrá
duel-board-kind-yellow = žlutá
duel-board-kind-red = červená
duel-board-kind-black = černá
duel-board-kind-turquoise = tyrkysová
duel-board-kind-ornament = ozdoba
duel-board-kind-mosaic = mozaika
duel-board-kind-first = dlaždice začínajícího hráče

## goal

duel-board-goal-rows = řady
duel-board-goal-colours = barvy
duel-board-goal-columns = sloupce
duel-board-goal-border = okraj
duel-board-goal-diagonals = úhlopříčky
duel-board-goal-corners = rohy
duel-board-goal-mosaics = mozaiky
duel-board-goal-ornaments = ozdoby

## worth

duel-board-worth-rows = po 3
duel-board-worth-colours = 4 za řadu
duel-board-worth-columns = po 7
duel-board-worth-border = 1 za dlaždici
duel-board-worth-diagonals = po 10
duel-board-worth-corners = 3 a 8
duel-board-worth-mosaics = po 2
duel-board-worth-ornaments = −3 za každou

## meaning

duel-board-meaning-rows = 3 body za každou úplnou řadu klenby.
duel-board-meaning-colours = 4 body za každou řadu klenby, v níž leží aspoň pět dlaždic různých barev; jednou z nich smí být ozdoba.
duel-board-meaning-columns = 7 bodů za každý úplný sloupec klenby.
duel-board-meaning-border = 1 bod za každou dlaždici na dvaceti políčkách po obvodu.
duel-board-meaning-diagonals = 10 bodů za každou úplnou hlavní úhlopříčku.
duel-board-meaning-corners = Za každou úplnou destičku v rohu: nahoře 3 body, dole 8 bodů.
duel-board-meaning-mosaics = 2 body za každé vaše mozaikové políčko, jsou-li zaplněna všechna, jinak nic.
duel-board-meaning-ornaments = Minus 3 body za každé prázdné ozdobné políčko.
duel-board-goals = Cíle
duel-board-close = Zavřít
duel-board-enlarge = Zvětšit
duel-board-round = { $round }. kolo z { $rounds }
duel-board-market = Dílny
duel-board-plates = Destičky
duel-board-none = nic
duel-board-bag = Pytlík
duel-board-tower = Věž
duel-board-hidden = Bonusy lícem dolů
duel-board-supply = { $what }: { $count }
duel-board-factory = Dílna { $number }
duel-board-large = Velká dílna
duel-board-on-sun = { $place }, slunce: { $tiles }
duel-board-on-moon = { $place }, měsíc odspodu: { $tiles }
duel-board-on-large-moon = { $place }, měsíc: { $tiles }
duel-board-take-sun = { $colour } ze slunce, { $place }, počet: { $count }
duel-board-take-moon = { $colour } ze všech měsíců, počet: { $count }
duel-board-lay = Na měsíc se teď položí { $colour }
duel-board-take-chip = Vzít { $chip } z dílny { $number }
duel-board-chip = bonus { $colours }
duel-board-take-plate = Vzít destičku { $number }: { $spaces }
duel-board-spaces = nahoře { $n0 } a { $n1 }, dole { $n2 } a { $n3 }
duel-board-on-field = Destička na poli { $number }: { $plate }
duel-board-empty-place = místo { $number } bez destičky
duel-board-stack = Hromádka: { $count }
duel-board-stack-top = Hromádka destiček: { $count }, navrchu { $type }
duel-board-draw = Dobrat destičku z hromádky. { $stack }
duel-board-known = Už viděné, hlouběji v hromádce: { $plates }

## type

duel-board-type-ornament = ozdobná destička
duel-board-type-mosaic = mozaiková destička
duel-board-line = Přípravná řada { $number }: { $content }
duel-board-filled = { $colour } { $tiles } z { $spaces }
duel-board-empty = prázdná, políček: { $spaces }
duel-board-moved = dlaždice už je na klenbě
duel-board-paid = nahrazeno bonusy: { $count }
duel-board-put-line = Do přípravné řady { $number }: { $content }
duel-board-put-broken = Všechny rozbít
duel-board-broken = Rozbité dlaždice: { $tiles }
duel-board-first-place = Místo dlaždice začínajícího hráče, minus { $loss }
duel-board-dome = Klenba
duel-board-dome-row = Klenba, řada { $row }: { $parts }
duel-board-free = volné: { $spaces }
duel-board-place-here = Umístit destičku na pole { $number }: { $spaces }
duel-board-tile-here = Řada { $row }, sloupec { $column }: { $kind }
duel-board-store = Bonusy: { $chips }. Utracené: { $spent }.
duel-board-tokens = Zbývající žetony na destičky: { $count }
duel-board-taken = Bonusy získané v tomto kole: { $count } ze { $most }
duel-board-passed = pasuje
duel-board-starter = začíná kolo
duel-board-on-turn = na tahu
duel-board-held = Destička ve vaší ruce, { $spaces }. Stisknutím ji otočíte.
duel-board-turned = Natočená takto: { $spaces }
duel-board-rotate = Otočit
duel-board-rotate-key = R
duel-board-drawn = Dobraná destička { $number }: { $plate }
duel-board-keep = Nechat si dobranou destičku { $number }: { $plate }
duel-board-under = Dát pod hromádku dobranou destičku { $number }: { $plate }
duel-board-draw-more = Dobrat další (−1)
duel-board-stop = Skončit a prohlédnout
duel-board-complete = Dokončit pomocí bonusů
duel-board-leave = Nechat být
duel-board-pay = Zaplatit
duel-board-pay-with = Použít { $chip }
duel-board-where = { $count ->
    [one] Kam s ní?
   *[other] Kam s nimi?
}
duel-board-picked = { $colour }, { $count }×
duel-board-then = Potom ji umístíte na svou klenbu.
duel-board-to-dome = přesune se na klenbu
duel-board-ways = Co můžete udělat

## way

duel-board-way-sun = Slunce
duel-board-way-moon = Měsíce
duel-board-way-plate = Destička
duel-board-way-chip = Bonus

## how

duel-board-how-sun = jedna barva z jedné dílny
duel-board-how-moon = jedna barva ze všech
duel-board-how-plate = vyložená nebo z hromádky
duel-board-how-chip = některý z odkrytých

## ask

duel-board-ask-opening = Vezměte si jednu z vyložených destiček; žeton to nestojí.
duel-board-ask-turn = Vezměte si dlaždice ze slunce nebo z měsíců, destičku, nebo bonus.
duel-board-ask-draw = Dobrat další za 1 bod, nebo si dobrané prohlédnout?
duel-board-ask-keep = Kterou si necháte? Ostatní se vrátí pod hromádku.
duel-board-ask-under = Kterou teď vrátíte pod hromádku? Poslední bude vespod.
duel-board-ask-place = Otočte destičku a umístěte ji na volné pole klenby.
duel-board-ask-stack = Dílna { $factory }: která dlaždice se položí na měsíc jako další? Vrství se odspodu.
duel-board-ask-tile = Vyberte políčko v { $line }. řadě klenby.
duel-board-ask-complete = Dokončíte přípravnou řadu { $line } pomocí bonusů? Chybí dlaždic: { $missing }.
duel-board-ask-pay = Řada { $line }: zaplaťte dvěma bonusy ({ $colour }), nebo libovolnými třemi.
duel-board-breaks = { $count ->
    [one] { $count } se rozbije
    [few] { $count } se rozbijí
   *[other] { $count } se rozbije
}
duel-board-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

# The home page and the pictures of the rules
duel-about-duel = Dva hráči zdobí klenbu, destičku po destičce.
duel-figure-take = Vezměte všechny dlaždice jedné barvy ze slunce některé dílny; ostatní se přesunou na její měsíc.
duel-figure-plate = Z destiček skládáte svou klenbu a ty určují, kam která barva smí.
duel-figure-line = Dlaždice čekají v přípravné řadě. Z dokončené řady se jedna přesune na klenbu; dokončit ji pomohou bonusy.
duel-figure-ornament = Jakmile jsou tři barevná políčka destičky zaplněná, dostanete ozdobu darem a hned boduje.

## What is in the hand

duel-board-hold = V ruce máte { duel-tiles.object }: vyberte pro { $count ->
    [one] ni zvýrazněnou řadu, nebo ji rozbijte
   *[other] ně zvýrazněnou řadu, nebo je rozbijte
}.

## What a hint says

duel-hint-sun = Vzít { duel-tiles.object } ze slunce ({ $place }) { duel-hint-to }.
duel-hint-moon = Vzít { duel-tiles.object } z měsíců { duel-hint-to }.
duel-hint-to = { $to ->
    [broken] a rozbít { $count ->
        [one] ji
       *[other] je
    }
   *[other] do přípravné řady { $to }
}
duel-hint-plate = Vzít si tuto destičku.
duel-hint-draw = Dobrat si destičku z hromádky.
duel-hint-stop = Dál nedobírat a prohlédnout si je.
duel-hint-keep = Nechat si tuto destičku.
duel-hint-under = Vrátit teď pod hromádku tuto destičku.
duel-hint-place = Umístit destičku na označené pole.
duel-hint-stack = Položit na měsíc nejdřív tuto dlaždici.
duel-hint-chip = Vzít si tento bonus.
duel-hint-tile = Dlaždice z přípravné řady { $line } do sloupce { $column } klenby.
duel-hint-complete = Doplnit přípravnou řadu { $line } bonusy.
duel-hint-leave = Nechat přípravnou řadu { $line } tak, jak je.
duel-hint-pay = Zaplatit těmito bonusy.

## The story without letters

duel-story-plate = { $player } si bere destičku.
duel-story-look = { $player } si prohlíží dobranou destičku.
duel-story-keep = { $player } si nechává destičku.
duel-story-under = Destička se vrací pod hromádku.
duel-story-place = { $player } umísťuje destičku na klenbu.
duel-story-reveal = Bonus { duel-of-factory } se otáčí lícem nahoru.
duel-story-chip = { $player } si bere bonus.
duel-story-pay = { $player } nahrazuje bonusy dlaždici v přípravné řadě { $line }.
duel-story-line = Do přípravné řady { $line }.
