# Mini a Mistři čokolády na textové obrazovce. $edition je mini nebo chocolatier.

## Dílky

classic-piece = { $colour ->
    [marker] žeton začínajícího hráče
    [none] volný
   *[other] { classic-colour }
}
classic-nothing = nic

## Kresba

classic-bag-and-lid = sáček { $bag } · víko { $lid }
classic-centre = střed
classic-floor = podlaha
classic-shield = štít
classic-marker-short = začínající hráč

## Otázky

classic-ask-spread = Zbytek z nabídky { $number } rozdejte sousedním nabídkám, každou barvu na jednu stranu, například „{ $example }“.
classic-ask-tile = Zvolte místo pro dílek z přípravné řady { $number }, například „{ $example }“.

## Ve větách

classic-say-display = { classic-display-number }: { $tiles }.
classic-say-gold-display = { classic-display-number }, zlatá, { $special }: { $tiles }.
classic-say-gone = { classic-display-number }: { $special }.
classic-say-empty-displays = Prázdné: { $numbers }.
classic-display-number = { $edition ->
    [mini] Výloha
   *[chocolatier] Nabídka
} { $number }
classic-say-centre = Střed: { $tiles }.
classic-say-bag = Sáček: { $bag }. Víko: { $lid }.
classic-say-row = { classic-say-wall }, řada { $row }: { $tiles }.
classic-say-empty-wall = { classic-say-wall }: nic.
classic-say-wall = { $edition ->
    [mini] Na stěně
   *[chocolatier] V bonboniéře
}
classic-say-floor = Podlaha: { $pieces }, ztráta { $loss }.
classic-say-empty-floor = Podlaha: prázdná.
classic-say-shield = Štít: { $piece }.
