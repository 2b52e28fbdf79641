## Words of moves
# Jak se tahy píšou. První slovo říká, co se dělá; ostatní vypsaná slova psát netřeba.

classic-move-draft = { $from } { $colour } { $to }
classic-move-spread = rozdat { $colour } { $side }
classic-move-tile = obložit { $line } sloupec { $column }
classic-word-centre = střed
classic-word-floor = podlaha
classic-word-left = vlevo
classic-word-right = vpravo
classic-colour-blue = modrá
classic-colour-yellow = žlutá
classic-colour-red = červená
classic-colour-black = černá
classic-colour-white = bílá
classic-colour-brown = hnědá
classic-refusal-move = neplatný tah: „{ $given }“ (očekává se například „3 modrá 2“, „střed modrá podlaha“, „rozdat modrá vlevo“ nebo „obložit 2 sloupec 4“)
