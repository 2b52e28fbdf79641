# Co lze dělat se stolem jako celkem: vzdát se, zvolit pomoc, otevřít záznam, přenést si partie jinam.

## Vzdát se

table-resign = Vzdát partii
table-resign-two = Partie skončí a vyhraje { $name }.
table-resign-more = Na vaše místo natrvalo usedne bot a vy se budete dívat. Ostatní hrají dál.
table-resign-bot = Kdo bude hrát za vás?
table-resign-seat = Kdo se vzdává?
table-resign-sure = Ano, vzdát
table-resign-not = Hrát dál
table-resigned = po vzdání hraje bot
table-resigned-by = { $name }: partie vzdána.

## Pomoc

table-help-title = Pomoc u tohoto stolu
table-help-lead = Hrajete mezi lidmi: zvolte, s čím stůl pomáhá. Uvidí to všichni.
table-help-hints = Nápověda
table-help-hints-more = Jen dokud jsou pro ni všichni u stolu.
table-help-previews = Náhled bodů
table-help-previews-more = Co by tah přinesl nebo stál, ještě než ho zahrajete.
table-help-bag = Sáček podle druhů
table-help-bag-more = Kolik destiček kterého druhu zbývá.
table-help-on = { $what }: ano
table-help-off = { $what }: ne
table-help-for = Jsem pro nápovědu
table-help-for-count = Pro nápovědu: { $count } z { $people }
table-help-no-hints = U tohoto stolu je nápověda jen tehdy, když jsou pro ni všichni

## Záznamy

table-record-title = Otevřít záznam
table-record-lead = Záznam je partie zapsaná jako text: uloží ho tlačítko „Stáhnout záznam“ na konci hry i příkazová řádka.
table-record-file = Vybrat soubor
table-record-text = Nebo vložte jeho text
table-record-open = Otevřít a přehrát
table-record-opening = Otevíráme…

## Partie na jiném zařízení

table-games-title = Vzít si partie s sebou
table-games-lead = Soubor s vašimi partiemi pro jiný prohlížeč nebo jiný server.
table-games-finished = { $count ->
    [0] Žádné dohrané partie.
    [one] { $count } dohraná partie i se záznamem. Nikdo s ní hrát nemůže.
    [few] { $count } dohrané partie i se záznamy. Nikdo s nimi hrát nemůže.
   *[other] { $count } dohraných partií i se záznamy. Nikdo s nimi hrát nemůže.
}
table-games-running = { $count ->
    [0] Žádné rozehrané partie.
    [one] Také { $count } rozehraná partie s klíčem k mému místu
    [few] Také { $count } rozehrané partie s klíči k mým místům
   *[other] Také { $count } rozehraných partií s klíči k mým místům
}
table-games-warning = Kdo má tento soubor, hraje na vašem místě. Nikomu ho nedávejte.
table-games-save = Uložit do souboru
table-games-load = Načíst ze souboru
table-games-looking = Procházíme vaše partie…
table-games-loaded = { $count ->
    [0] V souboru není partie, kterou by šlo otevřít zde.
    [one] Do vašeho seznamu přibyla { $count } partie.
    [few] Do vašeho seznamu přibyly { $count } partie.
   *[other] Do vašeho seznamu přibylo { $count } partií.
}
table-games-not-loaded = { $count ->
    [one] { $count } partie na tomto serveru není.
    [few] { $count } partie na tomto serveru nejsou.
   *[other] { $count } partií na tomto serveru není.
}
table-games-wrong = Tohle není soubor s partiemi ze Sintry.

## Jak partie skončila, jedním slovem

table-ended-won = Výhra { $scores }
table-ended-by = { $name } vyhrává { $scores }
table-ended-shared = { $names }: společná výhra { $scores }
table-ended-resigned = { $ended }, vzdává { $name }

## Když není spojení

table-waiting-move = Váš tah čeká na spojení, neztratí se.
table-slow-move = Váš tah je na cestě…

## První příprava hry

table-preparing = Sintra hru pro tento počítač poprvé připravuje.
table-preparing-begin = Začít můžete hned.
table-preparing-rules = Pravidla
table-preparing-bots = Boti
table-preparing-left = zbývá asi { $seconds } s
table-preparing-stand-in = Než budou boti připraveni, hraje za nováčka jednodušší bot; ostatní úrovně počkají.
table-preparing-bot = { $name } se na tomto počítači poprvé připravuje…
table-preparing-bot-left = { $name } se na tomto počítači poprvé připravuje: zbývá asi { $seconds } s.
table-preparing-level = { $level } (za { $seconds } s)
table-preparing-level-soon = { $level } (brzy)
