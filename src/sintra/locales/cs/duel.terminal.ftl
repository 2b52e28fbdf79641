# Duel na textové obrazovce.

## Dílky

duel-piece = { $colour ->
    [ornament] ozdoba
    [mosaic] mozaika
    [first] dlaždice začínajícího hráče
   *[other] { duel-colour }
}
duel-chip-in-words = { $chip } ({ $colours })
duel-plate-in-words = nahoře { $first } a { $second }, dole { $third } a { $fourth }
duel-back-of-plate = { duel-type } destička

## Kresba

duel-bag-and-tower = pytlík { $bag } · věž { $tower }
duel-large = velká
duel-plates = destičky
duel-stack = hromádka { $count }
duel-top = navrchu
duel-bottom = vespod
duel-drawn = dobrané destičky
duel-kept = vybraná
duel-held = destička k umístění, otočená o
duel-goals = cíle
duel-broken = rozbité
duel-chips = bonusy
duel-spent = utraceno { $count }
duel-left = ještě
duel-left-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
duel-left-chips = { $count ->
    [one] { $count } bonus
    [few] { $count } bonusy
   *[other] { $count } bonusů
}
duel-owner-passed = { $player } · pasuje
duel-sign-sun = slunce
duel-sign-moon = měsíc
duel-sign-top = vrchní
duel-sign-chip = bonus
duel-sign-field = pole
duel-sign-first = začínající
duel-goal-short = { $goal ->
    [rows] řady po 3
    [colours] barvy 4 za řadu s pěti
    [columns] sloupce po 7
    [border] okraj 1 za dlaždici
    [diagonals] úhlopříčky po 10
    [corners] rohy nahoře 3, dole 8
    [mosaics] mozaiky po 2, jsou-li plné všechny
   *[ornaments] ozdoby −3 za každou chybějící
}

## Otázky

duel-ask-opening = Před prvním tahem si vezměte jednu z vyložených destiček, například „{ $example }“; žeton to nestojí.
duel-ask-draw = Dobrat další destičku za 1 bod, nebo si prohlédnout dobrané: „{ $draw }“ nebo „{ $stop }“.
duel-ask-keep = Kterou z dobraných destiček si vyberete? Ostatní se vrátí pod hromádku. Například „{ $example }“.
duel-ask-under = Která destička se teď vrátí pod hromádku? Poslední bude úplně vespod. Například „{ $example }“.
duel-ask-place = Umístěte destičku na volné pole klenby, libovolně otočenou po směru hodinových ručiček, například „{ $example }“.
duel-ask-stack = Zbytek z dílny { $number } jde na její měsíc. Kterou barvu položíte teď? Vrství se odspodu. Například „{ $example }“.
duel-ask-tile = Zvolte sloupec klenby pro dlaždici z přípravné řady { $number }, například „{ $example }“.
duel-ask-complete = Přípravná řada { $number } není dokončená, chybějící dlaždice: { $missing }. Dokončit ji bonusy, nebo nechat: „{ $complete }“ nebo „{ $leave }“.
duel-ask-pay = Zaplaťte za chybějící dlaždici přípravné řady { $number }: dva bonusy, na kterých je { $colour }, nebo libovolné tři. Chybějící dlaždice: { $missing }. Například „{ $example }“.

## Dílny ve větách

duel-say-factory = Dílna { $number }: { $parts }.
duel-say-large = Velká dílna: { $parts }.
duel-say-empty-factories = Prázdné dílny: { $numbers }.
duel-on-sun = na slunci { $tiles }
duel-on-moon = na měsíci { $tiles }
duel-from-bottom = na měsíci odspodu { $below }, navrchu { $top }
duel-chip-down = bonus lícem dolů
duel-chip-up = bez dlaždic, bonus { $chip } lícem nahoru
duel-nothing = nic

## Destičky ve větách

duel-say-plate = Destička { $number }: { $plate }.
duel-say-no-plates = Místa bez destičky: { $numbers }.
duel-say-stack = Hromádka: { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
}. Navrchu: { $top }.
duel-say-no-stack = Hromádka je prázdná.
duel-say-bottom = Vespod hromádky, směrem dolů: { $plates }.
duel-say-backs = Dobrané destičky, zatím jen zezadu: { $backs }.
duel-say-drawn = Dobraná destička { $number }: { $plate }.
duel-say-kept = Vybraná destička: { $plate }.
duel-say-held = Destička k umístění, otočená o { $degrees } stupňů: { $plate }.

## Desky hráčů ve větách

duel-say-goal = Cíl { $goal }: { $meaning }
duel-say-bag = Pytlík: { $bag }. Věž: { $tower }.
duel-say-board = { $player }: { $parts }.
duel-tokens-left = zbývající žetony: { $count }
duel-chips-left = bonusy, které lze ještě vzít: { $count }
duel-has-passed = pasuje
duel-say-moved = Přípravná řada { $line }: dlaždice už je na klenbě.
duel-say-paid = Přípravná řada { $line }: nahrazeno bonusy: { $count }.
duel-say-dome-row = Klenba, řada { $row }: { $parts }.
duel-free-spaces = volné: { $spaces }
duel-say-free-fields = Pole bez destičky: { $fields }.
duel-say-broken = Rozbité dlaždice: { $tiles }, ztráta { $loss }.
duel-say-nothing-broken = Rozbité dlaždice: žádné.
duel-say-first = Dlaždice začínajícího hráče: ztráta { $loss }.
duel-say-chips = Bonusy: { $chips }.
duel-say-spent = Utracené bonusy: { $count }.
