classic-board-board = Plán hráče { $name }
classic-board-enlarge = Zvětšit plán hráče { $name }
classic-board-close = Zavřít
classic-board-turn = na tahu
classic-board-starts = Začíná příští kolo
classic-board-bag = Sáček: { $count }
classic-board-lid = Víko: { $count }
classic-board-centre = Střed
classic-board-centre-pick = Střed: { $tiles }
classic-board-centre-marker = Žeton začínajícího hráče: dostane ho, kdo první bere ze středu
classic-board-to-line = Do přípravné řady { $number }
classic-board-to-floor = Na podlahu
classic-board-to-column = Řada { $row }, sloupec { $column }
classic-board-line = Přípravná řada { $number }, { $tiles }, počet polí: { $spaces }
classic-board-line-empty = Přípravná řada { $number }, prázdná, počet polí: { $spaces }
classic-board-floor = Podlaha, počet dílků: { $count }
classic-board-shield-held = Štít: dílek, který spadne příště, zůstane ležet zde a nic nestojí
classic-board-shield-full = Štít zachytil dílek, který tak nic nestojí

## mini

classic-board-mini-display = Výloha { $number }
classic-board-mini-display-pick = Výloha { $number }: { $tiles }
classic-board-mini-to-display = Na výlohu { $number }
classic-board-mini-wall = Stěna
classic-board-mini-draft = Vyberte dlaždice z výlohy nebo ze středu
classic-board-mini-tile = Vyberte na stěně místo pro dlaždici z řady { $line }

## chocolatier

classic-board-chocolatier-display = Nabídka { $number }
classic-board-chocolatier-display-pick = Nabídka { $number }: { $tiles }
classic-board-chocolatier-to-display = Na nabídku { $number }
classic-board-chocolatier-wall = Bonboniéra
classic-board-chocolatier-draft = Vyberte pralinky z nabídky nebo ze středu
classic-board-chocolatier-tile = Vyberte v bonboniéře místo pro pralinku z řady { $line }

## special

classic-board-special-extra = Sem se vykládá o pralinku víc
classic-board-special-keep = Co nevezmete, zůstane ležet zde
classic-board-special-spread = Co nevezmete, rozdáte na obě sousední nabídky
classic-board-special-shield = Kdo bere odtud, získá štít: příští dílek, který mu spadne, nic nestojí
classic-board-special-gone = Štít už si někdo vzal
classic-board-special-pull = Při vyložení kola si z každé sousední nabídky přitáhne jednu { $colour } pralinku

## colour

classic-board-colour-blue = modrá
classic-board-colour-yellow = žlutá
classic-board-colour-red = červená
classic-board-colour-black = černá
classic-board-colour-white = bílá
classic-board-colour-brown = hnědá

## one

classic-board-one-blue = modrou
classic-board-one-yellow = žlutou
classic-board-one-red = červenou
classic-board-one-black = černou
classic-board-one-white = bílou
classic-board-one-brown = hnědou

## ones

classic-board-ones-blue = modrými
classic-board-ones-yellow = žlutými
classic-board-ones-red = červenými
classic-board-ones-black = černými
classic-board-ones-white = bílými
classic-board-ones-brown = hnědými

## tiles

classic-board-tiles-blue = { $count ->
    [one] { $count } modrá
    [few] { $count } modré
   *[other] { $count } modrých
}
classic-board-tiles-yellow = { $count ->
    [one] { $count } žlutá
    [few] { $count } žluté
   *[other] { $count } žlutých
}
classic-board-tiles-red = { $count ->
    [one] { $count } červená
    [few] { $count } červené
   *[other] { $count } červených
}
classic-board-tiles-black = { $count ->
    [one] { $count } černá
    [few] { $count } černé
   *[other] { $count } černých
}
classic-board-tiles-white = { $count ->
    [one] { $count } bílá
    [few] { $count } bílé
   *[other] { $count } bílých
}
classic-board-tiles-brown = { $count ->
    [one] { $count } hnědá
    [few] { $count } hnědé
   *[other] { $count } hnědých
}
classic-board-score = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
classic-board-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
classic-board-stake = { $count ->
    [one] { $count } bod na konci kola
    [few] { $count } body na konci kola
   *[other] { $count } bodů na konci kola
}
classic-board-falls = { $count ->
    [one] { $count } spadne
    [few] { $count } spadnou
   *[other] { $count } spadne
}

# The home page and the pictures of the rules
classic-about-mini = Sbírejte barevné dlaždice a řadu po řadě jimi obkládejte stěnu.
classic-about-chocolatier = Totéž umění s pralinkami, a k tomu nabídky, které umějí kouzlit.
classic-figure-take = Zvolte jednu výlohu a jednu barvu. Vezmete všechny dlaždice té barvy, ostatní se přesunou do středu.
classic-figure-line = Všechny patří do jedné přípravné řady. Co se nevejde, spadne na podlahu a stojí vás body.
classic-figure-wall = Na konci kola se z každé dokončené řady přesune jedna dlaždice na stěnu.
classic-figure-score = Dlaždice boduje za pásy, ke kterým se připojí: zde 3 vodorovně a 2 svisle, celkem 5 bodů.

## What is in the hand, and what a hint says

classic-board-hold = V ruce máte { classic-tiles.object }: vyberte pro { $count ->
    [one] ni
   *[other] ně
} zvýrazněnou řadu, nebo podlahu.
classic-board-hold-marker = A žeton začínajícího hráče.
classic-board-spread = Kam { $count ->
    [one] půjde
    [few] půjdou
   *[other] půjde
} { classic-tiles }: { $edition ->
    [mini] na výlohu { $left }, nebo na výlohu { $right }
   *[chocolatier] na nabídku { $left }, nebo na nabídku { $right }
}?
classic-hint-draft = Vzít { classic-tiles.object } { classic-from } { $to ->
    [floor] na podlahu
   *[other] do přípravné řady { $to }
}.
classic-hint-spread = { $edition ->
    [mini] Na výlohu
   *[chocolatier] Na nabídku
} { $to }: { classic-tiles }.
classic-hint-tile = { $edition ->
    [mini] Dlaždice
   *[chocolatier] Pralinka
} z řady { $line } { classic-to-wall }, sloupec { $column }.

## The story, beside pictures of the tiles

classic-story-line = Do přípravné řady { $line }.
