# Zahrady pro královnu na textové obrazovce.

## Kresba

garden-out-of-sight = sáček { $bag } · věž { $tower } · zásoba { $supply }
garden-stack = vrch z { $count }
garden-expansions-short = destičky
garden-scores = { $round }. kolo boduje:
garden-jokers-short = žolíci
garden-owner-passed = pas
garden-turns = otočení: 1 vpravo, 2 vpravo dolů, 3 vlevo dolů, 4 vlevo, 5 vlevo nahoru, 6 vpravo nahoru
garden-feature-name = { $feature ->
    [fountain] fontána
    [statue] socha
    [bench] lavička
   *[pavilion] pavilón
}
garden-feature-letter = { $feature ->
    [fountain] F
    [statue] S
    [bench] L
   *[pavilion] P
}

## Otázky

garden-ask-copy = Odkud si vezmete { garden-hexagon.object }? Na výběr je několik míst. Například: { $example }
garden-ask-pay = Čím zaplatíte { garden-hexagon.object }? Například: { $example }
garden-ask-discard = Chcete něco odhodit ze skladiště a ztratit tolik bodů, jaká je hodnota? Například: { $example }. Konec: { $done }

## Ve větách

garden-say-top = Vrch sloupečku: { $hexagons }. Destiček ve sloupečku: { $count }.
garden-say-no-top = Sloupeček je prázdný.
garden-say-pile = Hromádka { $pile }: { $hexagons }.
garden-say-face-up = Destičky lícem nahoru: { $hexagons }.
garden-say-wheel = { $round }. kolo boduje: { $entries }.
garden-say-entry = { $line } { $points }
garden-say-out-of-sight = Sáček: { $bag }. Věž: { $tower }. Zásoba: { $supply }.
garden-say-storage = Žolíci: { $jokers }. Dílky: { $tiles }. Destičky: { $expansions }.
garden-say-turns = Otočení: 1 vpravo, 2 vpravo dolů, 3 vlevo dolů, 4 vlevo, 5 vlevo nahoru, 6 vpravo nahoru.
garden-say-garden = Zahrada: { $plots }.
garden-say-plot = { $hexagon } na { $cell }
garden-say-free-cells = Volná políčka: { $cells }.
garden-say-free-slots = Volná pole: { $slots }.
garden-say-slot = Pole { $slot }: { $hexagon }, otočení { $turn }.
garden-say-blank-slots = Pole s prázdnou destičkou: { $slots }.
garden-say-features = Obklopení: { $features }.
garden-say-feature = { garden-feature-name } { $cell } { $filled } z 6
garden-say-passed = Pasoval.
garden-nothing = nic
