page-title = Sintra
page-you = vy
page-close = Zavřít
page-copy = Kopírovat
page-copied = Zkopírováno
page-retry = Zkusit znovu
page-home = Všechny hry
page-loading = Okamžik…

## pages

page-pages-new = Nová hra: { $game }
page-pages-rules = Pravidla
page-pages-nowhere = Na této adrese nic není
page-pages-nowhere-more = V odkazu je možná překlep, nebo z něj kus chybí. Všechny hry začínají na úvodní stránce.

## trouble

page-trouble-no-server = Server neodpovídá
page-trouble-no-server-more = Zkontrolujte připojení a za chvíli to zkuste znovu. Partie jsou uložené na serveru, o nic nepřijdete.
page-trouble-no-table = Tento stůl nelze otevřít
page-trouble-no-table-more = Možná už neexistuje, nebo z odkazu kus chybí.

## homePage

page-home-page-lead = Čtyři hry o krásných dlaždicích. Zahrajte si proti botovi, který vám sedne, společně u jedné obrazovky, nebo s přáteli přes odkaz.
page-home-page-games = Vyberte si hru
page-home-page-play = Hrát
page-home-page-play-game = Hrát { $game }
page-home-page-rules = Pravidla
page-home-page-rules-of = Pravidla hry { $game }
page-home-page-players = { $range } hráči
page-home-page-continue = Vaše partie
page-home-page-none = Nemáte nic rozehráno. Vyberte si hru nahoře: od prvního tahu vás dělí dvě kliknutí.
page-home-page-your-turn = Jste na tahu
page-home-page-turn-of = Na tahu je { $name }
page-home-page-over = Dohráno
page-home-page-forget = Odebrat ze seznamu: { $game }, { $names }
page-home-page-unknown-state = Teď není dostupná

## settings

page-settings-title = Nastavení
page-settings-language = Jazyk
page-settings-theme = Vzhled
page-settings-themes-auto = Auto
page-settings-themes-light = Světlý
page-settings-themes-dark = Tmavý
page-settings-animation = Rychlost
page-settings-animations-slow = Pomalá
page-settings-animations-normal = Běžná
page-settings-animations-fast = Rychlá
page-settings-animations-off = Bez animace
page-settings-look = Vzhled
page-settings-play = Hra
page-settings-text = Písmo
page-settings-texts-normal = Běžné
page-settings-texts-large = Větší
page-settings-texts-largest = Největší
page-settings-contrast = Kontrast
page-settings-contrasts-normal = Běžný
page-settings-contrasts-more = Vyšší
page-settings-sound = Zvuk
page-settings-sound-about = Hře porozumíte i bez něj.
page-settings-sound-on = Zapnout zvuk
page-settings-sound-off = Vypnout zvuk
page-settings-volume = Hlasitost
page-settings-percent = { $percent } %
page-settings-confirm = Potvrzovat tahy
page-settings-confirm-about = Tah platí, teprve když ho ještě jednou potvrdíte.
page-settings-notation = Ukazovat zápis
page-settings-notation-about = Písmena a čísla polí a tahy tak, jak se zapisují.
page-settings-hand = Telefon držíte
page-settings-hands-right = v pravé ruce
page-settings-hands-left = v levé ruce
page-settings-reduced = Vaše zařízení si přeje méně pohybu, proto se nic neanimuje.

## newPage

page-new-page-players = Kolik vás bude hrát?
page-new-page-seats = Kdo hraje?
page-new-page-kind = Kdo sedí na místě { $number }
page-new-page-kinds-me = Já
page-new-page-kinds-here = Někdo u této obrazovky
page-new-page-kinds-bot = Bot
page-new-page-kinds-link = Někdo přes odkaz
page-new-page-level = Úroveň bota na místě { $number }
page-new-page-name = Jméno
page-new-page-name-at = Jméno na místě { $number }
page-new-page-name-placeholder = Vaše jméno
page-new-page-colour = Barva
page-new-page-colour-number = Barva { $number }
page-new-page-link-note = Dostanete odkaz, který pošlete dál.
page-new-page-options = Jak se bude hrát
page-new-page-let-me = Vyberu si
page-new-page-choose = Vyberte { $sizes }, z každé dvojice nejvýš jeden.
page-new-page-chosen = Vybráno: { $count }
page-new-page-or = nebo
page-new-page-neither = Žádný z nich
page-new-page-more = Další možnosti
page-new-page-seed = Číslo zamíchání
page-new-page-seed-more = Stejné číslo rozdá stejnou partii. Chcete-li se nechat překvapit, nic nevyplňujte.
page-new-page-seed-wrong = Zadejte celé číslo, nula a výš.
page-new-page-start = Začít hru
page-new-page-starting = Chystáme stůl…
page-new-page-no-game = Žádná hra se takto nejmenuje
page-new-page-from = { $count ->
    [one] Hrajete dál z pozice jiné partie, po { $count } tahu. Její pravidla a volby zůstávají.
    [few] Hrajete dál z pozice jiné partie, po { $count } tazích. Její pravidla a volby zůstávají.
   *[other] Hrajete dál z pozice jiné partie, po { $count } tazích. Její pravidla a volby zůstávají.
}

## table

page-table-round = { $number }. kolo
page-table-your-turn = Jste na tahu
page-table-turn-of = Na tahu je { $name }
page-table-thinking = { $name } přemýšlí…
page-table-over = Konec hry
page-table-opening = Otevíráme stůl…
page-table-lost = Spojení se přerušilo, zkoušíme to znovu…
page-table-watching = Sledujete hru
page-table-now = Teď hraje: { $name }
page-table-skip = Přeskočit
page-table-skip-story = Přeskočit animaci
page-table-step = Krok za krokem
page-table-next = Další krok
page-table-board = Herní plocha
page-table-side = Hráči a průběh hry
page-table-watchers = { $count ->
    [one] { $count } přihlíží
    [few] { $count } přihlížejí
   *[other] { $count } přihlíží
}

## actions

page-actions-menu = Nabídka
page-actions-undo = Zpět
page-actions-ask-undo = Zpět: požádat ostatní o souhlas
page-actions-no-undo = Teď nemáte co vzít zpět
page-actions-hint = Nápověda
page-actions-no-hint = Nápovědu dostanete, až budete na tahu
page-actions-rules = Pravidla
page-actions-bag = Sáček
page-actions-log = Průběh
page-actions-players = Hráči
page-actions-share = Pozvat
page-actions-phone = Pokračovat na telefonu
page-actions-replay = Přehrát partii
page-actions-keys = Klávesy
page-actions-settings = Nastavení
page-actions-result = Výsledek

## confirm

page-confirm-asks = Zahrát to takhle?
page-confirm-play = Zahrát
page-confirm-back = Zpět

## undo

page-undo-asks = { $name } žádá o vrácení tahu.
page-undo-agreed = Souhlasíte?
page-undo-agree = Ano
page-undo-refuse = Ne
page-undo-waiting = Požádali jste o vrácení tahu. Čekáme na odpověď…
page-undo-others = Souhlasili jste. Čekáme na ostatní…
page-undo-refused = Tah platí: s jeho vrácením nesouhlasili všichni.

## people

page-people-title = Hráči
page-people-here = u stolu
page-people-screen = u této obrazovky
page-people-away = není u stolu
page-people-not-come = zatím tu není
page-people-bot = Bot · { $level }
page-people-bot-names = Inês, Tomé, Beatriz, Duarte, Leonor, Vasco, Clara, Simão, Alma, Rui, Marta, Gil, Flora, Nuno, Íris, Telmo
page-people-replaced = teď hraje bot
page-people-bot-for-you = Hraje za vás bot.
page-people-reclaim = Vrátit se na své místo
page-people-turn-away = Na tahu je { $name }, ale není u stolu.
page-people-replace = Ať hraje bot (místo hráče { $name })
page-people-replace-short = Ať hraje bot
page-people-sign-of = { $name }: { $sign }
page-people-react = Poslat znamení
page-people-reactions-hello = Ahoj!
page-people-reactions-nice = Pěkné!
page-people-reactions-wow = Páni!
page-people-reactions-oops = Jejda!
page-people-reactions-thinking = Přemýšlím…
page-people-reactions-thanks = Díky!

## hints

page-hints-title = Nápověda
page-hints-thinking = Hledáme dobré tahy…
page-hints-lead = Dobré tahy jsou vyznačené na stole. Procenta říkají, jakou šanci na výhru dávají.
page-hints-worth = šance na výhru { $percent } %
page-hints-percent = { $percent } %
page-hints-none = V této pozici nemáme co poradit.
page-hints-clear = Schovat nápovědu

## log

page-log-title = Průběh hry
page-log-empty = Zatím nikdo netáhl.
page-log-scoring = Bodování
page-log-final = Závěrečné bodování
page-log-round-points = { $name }: v tomto kole { $points }, celkem { $score }
page-log-round = { $number }. kolo
page-log-to-move = Ukázat pozici po { $number }. tahu

## bag

page-bag-title = Sáček
page-bag-kinds = Ukázat podle druhů
page-bag-total = { $count ->
    [one] V sáčku zbývá { $count } dlaždice
    [few] V sáčku zbývají { $count } dlaždice
   *[other] V sáčku zbývá { $count } dlaždic
}

## share

page-share-title = Pozvat
page-share-lead = Pošlete každému hráči odkaz na jeho místo. Kdo odkaz otevře, ten na něm hraje, proto ho dejte jen jednomu člověku.
page-share-seat = Místo { $number }
page-share-watch = Pro diváky
page-share-watch-more = S tímto odkazem se může dívat kdokoli.
page-share-came = Sedí tu { $name }
page-share-here = Tyto odkazy se otevřou jen na tomto počítači.
page-share-here-how = Chcete-li pustit ke stolu i ostatní, ukončete Sintru, spusťte ji tímto příkazem a pozvěte je znovu; hra pokračuje tam, kde byla.
page-share-code = QR kód
page-share-code-of = QR kód: { $what }
page-share-send = Sdílet…
page-share-waits = Zatím nikdo
page-share-waiting = { $count ->
    [one] Čekáme ještě na { $count } hráče.
    [few] Čekáme ještě na { $count } hráče.
   *[other] Čekáme ještě na { $count } hráčů.
}

## phone

page-phone-lead = Namiřte na kód fotoaparát telefonu a otevře se tam vaše místo. Tady zůstane otevřené také.
page-phone-seat = Odkaz na mé místo
page-phone-secret = Kdo má tento odkaz, hraje za vás, proto ho nikomu jinému neukazujte.

## sit

page-sit-title = Posaďte se
page-sit-lead = Jak vám mají ostatní říkat?
page-sit-go = Posadit se
page-sit-fallback = Host

## final

page-final-title = Konec hry
page-final-winner = Vyhrává { $name }
page-final-you-win = Vyhráli jste!
page-final-shared = O vítězství se dělí { $names }
page-final-parts = Odkud jsou body
page-final-curve = Body kolo po kole
page-final-best = { $points ->
    [one] Největší tah: { $points } bod najednou.
    [few] Největší tah: { $points } body najednou.
   *[other] Největší tah: { $points } bodů najednou.
}
page-final-best-see = Podívat se
page-final-picture = Obrázek na památku
page-final-save = Uložit obrázek
page-final-share = Sdílet obrázek
page-final-part = Body za
page-final-total = Celkem
page-final-rematch = Hrát znovu
page-final-again = Nová hra
page-final-record = Stáhnout zápis
page-final-replay = Přehrát partii
page-final-board = Podívat se na stůl
page-final-no-record = Zápis se nepodařilo získat.

## replay

page-replay-position = Po { $moves }. tahu z { $total }
page-replay-start = Začátek hry
page-replay-slider = Tahy
page-replay-first = Na začátek
page-replay-previous = O tah zpět
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-next = O tah dál
page-replay-last = Na konec
page-replay-copy = Kopírovat odkaz
page-replay-play-on = Hrát odtud dál
page-replay-back = Zpátky ke stolu

## keys

page-keys-title = Klávesy
page-keys-arrows = pohyb po herní ploše
page-keys-enter = vzít a položit
page-keys-escape = pustit z ruky, zavřít
page-keys-space = přeskočit animaci
page-keys-step = bodování krok za krokem
page-keys-tab = na další prvek
page-keys-hint = nápověda
page-keys-undo = zpět
page-keys-log = průběh hry
page-keys-rules = pravidla
page-keys-bag = sáček
page-keys-help = tento přehled
page-keys-space-name = Mezerník
page-keys-enter-name = Enter
page-keys-arrows-name = Šipky

## rules

page-rules-title = Pravidla
page-rules-contents = Obsah
page-rules-pictures = V obrázcích
page-rules-full = Otevřít na samostatné stránce
page-rules-none = Pod tímto názvem žádná pravidla nejsou

## Každá deska

page-board-hint = nápověda { $rank }
page-board-put-down = Položit zpět
page-board-put-down-key = Položit zpět (Esc)
