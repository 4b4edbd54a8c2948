### Why an action is refused. $text: what was given. $price, $krones: numbers of krones.
### $guest, $staff, $objective: names as the reader sees them. $missing: a list of items. $seat: counted from 1.

## Turn

error-game-over = Das Spiel ist aus.
error-chance-pending = Die Würfel oder Karten sind noch nicht bekannt.
error-not-chance = Es wird jetzt kein Würfel und keine Karte erwartet.
error-not-legal = { $action } ist jetzt nicht möglich.
error-unknown-action = Es gibt keine Aktion mit der Nummer { $text }.
error-other-seat = Jetzt entscheidet Platz { $seat }, nicht dieser.
error-pass-begun = Passen kannst du nur anstelle eines Zuges, nicht mittendrin.
error-pass-extra = Bei einem Zusatzzug kannst du nicht passen.
error-end-without-die = Du musst einen Würfel nehmen, bevor der Zug enden kann.
error-end-without-action = Du musst die Aktion eines Feldes ausführen, bevor der Zusatzzug enden kann.
error-cannot-decline = Darauf kannst du nicht verzichten.

## Dice

error-no-die = Es liegt keine { $die } aus.
error-die-taken = Du hast in diesem Zug schon einen Würfel genommen.
error-action-done = Der Zusatzzug hat nur eine Aktion.
error-boost-price = { $price ->
    [one] Verstärken kostet { $price } Krone; du hast { $krones }.
   *[other] Verstärken kostet { $price } Kronen; du hast { $krones }.
}
error-boosted-six = { $price ->
    [one] Eine verstärkte 6 kostet { $price } Krone; du hast { $krones }.
   *[other] Eine verstärkte 6 kostet { $price } Kronen; du hast { $krones }.
}
error-six-price = { $price ->
    [one] Eine 6 kostet { $price } Krone; du hast { $krones }.
   *[other] Eine 6 kostet { $price } Kronen; du hast { $krones }.
}
error-six-copied = Eine 6 führt eine der Aktionen 1 bis 5 aus.
error-split-range = { $second ->
    [cake] Davon dürfen höchstens { $highest } Torte sein: nie mehr Torte als Strudel.
    [coffee] Davon dürfen höchstens { $highest } Kaffee sein: nie mehr Kaffee als Wein.
   *[emperor] Davon dürfen höchstens { $highest } Schritte auf der Kaiserleiste sein.
}

## Guests and food

error-guest-after-die = Einen Gast kannst du nur vor dem Würfel nehmen.
error-guest-taken = Du hast in diesem Zug schon einen Gast genommen.
error-no-guest = Auf Platz { $place } der Warteschlange steht kein Gast.
error-no-free-table = Alle deine Tische sind besetzt.
error-guest-price = { $price ->
    [one] Dieser Gast kostet { $price } Krone; du hast { $krones }.
   *[other] Dieser Gast kostet { $price } Kronen; du hast { $krones }.
}
error-table-empty = An Tisch { $table } sitzt niemand.
error-order-incomplete = { $guest } wartet noch auf { $missing }.
error-order-complete = Die Bestellung von { $guest } ist schon erfüllt.
error-not-ordered = { $guest } möchte { $food ->
    [strudel] keinen Strudel
    [cake] keine Torte
    [wine] keinen Wein
   *[coffee] keinen Kaffee
} mehr.
error-no-food = Du hast { $food ->
    [strudel] keinen Strudel
    [cake] keine Torte
    [wine] keinen Wein
   *[coffee] keinen Kaffee
} in der Küche.
error-food-not-gained = Du hast gerade { $food ->
    [strudel] keinen Strudel
    [cake] keine Torte
    [wine] keinen Wein
   *[coffee] keinen Kaffee
} erhalten.
error-serve-price = { $price ->
    [one] Servieren kostet { $price } Krone; du hast { $krones }.
   *[other] Servieren kostet { $price } Kronen; du hast { $krones }.
}

## Rooms

error-no-room = Du hast kein vorbereitetes Zimmer.
error-no-room-of-colour = Du hast kein vorbereitetes { $colour ->
    [blue] blaues
    [red] rotes
   *[yellow] gelbes
} Zimmer.
error-room-colour = Zimmer { $room } ist nicht { $colour ->
    [blue] blau
    [red] rot
   *[yellow] gelb
}.
error-room-not-prepared = Zimmer { $room } ist nicht vorbereitet.
error-room-occupied = Zimmer { $room } ist schon belegt.
error-room-not-occupied = Zimmer { $room } ist nicht belegt.
error-room-taken = Zimmer { $room } ist schon vorbereitet oder belegt.
error-not-adjacent = Zimmer { $room } grenzt an kein Zimmer deines Hotels.
error-first-room = Das erste Zimmer ist das unten links.
error-room-price = { $price ->
    [one] Zimmer { $room } kostet { $price } Krone; du hast { $krones }.
   *[other] Zimmer { $room } kostet { $price } Kronen; du hast { $krones }.
}
error-floor-limit = Hier sind nur Zimmer bis Etage { $floor } möglich.
error-room-not-removable = Zimmer { $room } ist jetzt nicht an der Reihe: Die Strafe nimmt das höchste, das möglich ist.

## Staff

error-staff-not-in-hand = Du hast { $staff } nicht auf der Hand.
error-staff-not-offered = { $staff } gehört nicht zu den angebotenen Karten.
error-staff-price = { $price ->
    [one] { $staff } kostet { $price } Krone; du hast { $krones }.
   *[other] { $staff } kostet { $price } Kronen; du hast { $krones }.
}
error-staff-not-played = { $staff } ist nicht bei dir im Dienst.
error-staff-used = { $staff } wurde in dieser Runde schon genutzt.
error-staff-not-end = { $staff } ist keine Karte für das Spielende.
error-staff-not-in-pack = { $staff } gehört nicht zu den Karten, die vor dir liegen.
error-hire-between = Eingestellt wird vor oder nach den Zimmern, nicht dazwischen.
error-staff-not-round = { $staff } ist keine Karte, die man einmal pro Runde nutzt.

## Objectives

error-objective-unmet = Die Bedingung des Ziels „{ $objective }“ ist nicht erfüllt.
error-objective-claimed = Das Ziel „{ $objective }“ hast du schon beansprucht.
error-objective-full = Auf dem Ziel „{ $objective }“ ist kein Platz mehr frei.

## Rewards and penalties

error-no-bonus = Es ist gerade kein Bereich voll geworden.
error-bonus-after-reward = Der Bonus für den vollen Bereich kommt jetzt nach der Belohnung.
error-reward-done = Teil { $part } dieser Belohnung ist nicht mehr offen.
error-reward-order = Zuerst kommt der andere Teil; andersherum käme dasselbe heraus.
error-penalty-unprotected = Niemand von deinem Personal kann dir eine Strafe ersparen.
error-penalty-price = { $price ->
    [one] Verschont zu bleiben kostet { $price } Krone; du hast { $krones }.
   *[other] Verschont zu bleiben kostet { $price } Kronen; du hast { $krones }.
}
error-penalty-too-much = Diese Strafe kannst du nicht ganz bezahlen.
error-penalty-first = Die erste Strafe kannst du ganz bezahlen, also gilt sie.
error-one-penalty = Dieses Plättchen hat nur eine Strafe.

## Something else is asked first

error-open-draft = Behalte zuerst eine der Karten.
error-open-guests = Nimm zuerst einen Gast aus der Warteschlange.
error-open-first_rooms = Bereite zuerst deine ersten Zimmer vor.
error-open-pick = Stelle zuerst eine der angebotenen Karten ein oder keine.
error-open-under = Lege zuerst die angebotenen Karten unter den Stapel.
error-open-return = Lege zuerst Karten aus deiner Hand unter den Stapel.
error-open-food = Entscheide zuerst, wohin die neuen Speisen kommen.
error-open-any = Wähle zuerst, welche Speise du erhältst.
error-open-prepare = Bereite zuerst ein Zimmer vor oder verzichte.
error-open-hire = Stelle zuerst eine Karte aus deiner Hand ein oder verzichte.
error-open-occupy = Wähle zuerst die vorbereiteten Zimmer, die belegt werden, oder verzichte.
error-open-guest = Nimm zuerst gratis einen Gast oder verzichte.
error-open-gizia = Führe zuerst die Zusatzaktion aus oder verzichte.
error-open-six = Wähle zuerst die Aktion für die 6.
error-open-die-1 = Teile zuerst die Stärke auf Strudel und Torte auf.
error-open-die-2 = Teile zuerst die Stärke auf Wein und Kaffee auf.
error-open-die-3 = Bereite zuerst mit dem Würfel Zimmer vor oder höre auf.
error-open-die-4 = Teile zuerst die Stärke auf Kronen und Kaiser auf.
error-open-die-5 = Stelle zuerst mit dem Würfel eine Karte ein oder verzichte.
error-open-serve = Serviere zuerst weiter oder höre auf.
error-open-complete = Wähle zuerst den Gast, dessen Bestellung erfüllt wird.
error-open-reward = Wähle zuerst, welcher Teil der Belohnung jetzt kommt.
error-open-penalty = Entscheide zuerst über die Strafe des Kaisers.
error-open-remove = Wähle zuerst das Zimmer, das verloren geht.
error-open-dismiss = Wähle zuerst die Karte, die verloren geht.

## In a turn, when nothing is asked

error-when-done = Es gibt nichts, worauf du verzichten oder womit du aufhören könntest; ein Zug endet mit seiner eigenen Aktion.
error-when-pay = Nur wenn der Kaiser straft, kannst du dich loskaufen.
error-when-suffer = Nur die Kaiserwertung bringt eine Strafe.
error-when-bonus = Der Bonus eines vollen Bereichs kommt nur mit dessen letztem Gast.
error-when-reward = Es wird gerade keine Belohnung verteilt.
error-when-action = Eine Aktion wählst du nur mit einer 6 oder durch einen Gast, der es erlaubt.
error-when-food = Speisen wählst du nur, wenn eine Karte dir die Wahl lässt.
error-when-place = Nur neu erhaltene Speisen werden verteilt; aus der Küche müssen sie serviert werden.
error-when-complete = Eine Bestellung wird nur durch eine Karte, die das sagt, auf einmal erfüllt.
error-when-split = Die Stärke wird nur nach einer 1, 2 oder 4 aufgeteilt.
error-when-prepare = Zimmer werden mit einer 3 oder durch eine Karte, die es erlaubt, vorbereitet.
error-when-occupy = Zimmer werden durch einen Einzug oder eine Karte, die es erlaubt, belegt.
error-when-remove = Zimmer gehen nur durch Strafen des Kaisers verloren.
error-when-hire = Personal wird mit einer 5 oder durch eine Karte, die es erlaubt, eingestellt.
error-when-under = Es muss keine Karte unter den Stapel.
error-when-keep = Karten werden nur beim Draft behalten.
error-when-dismiss = Personal wird nur durch Strafen des Kaisers entlassen.

## Chance

error-other-chance = { $awaited ->
    [roll] Erwartet wird ein Würfelwurf.
    [first] Erwartet wird, wer beginnt.
    [hotel] Erwartet wird ein Hotel.
    [tile] Erwartet wird ein Kaiserplättchen.
    [objective] Erwartet wird ein Ziel.
    [draw-guest] Erwartet wird ein Gast.
    [leopold] Erwartet wird eine Karte von Leopold.
   *[draw-staff] Erwartet wird eine Personalkarte.
}
error-outcome-seat = Es gibt keinen Platz { $seat }.
error-outcome-hotel = { $hotel ->
    [night] Das Nachthotel wird nicht verteilt.
    [day_a] Taghotel A ist schon verteilt.
    [day_b] Taghotel B ist schon verteilt.
    [day_c] Taghotel C ist schon verteilt.
   *[day_d] Taghotel D ist schon verteilt.
}
error-outcome-group = Jetzt wird Gruppe { $group } gezogen.
error-outcome-guest = { $guest } ist nicht im Stapel.
error-outcome-staff = { $staff } kann jetzt nicht kommen.
error-outcome-leopold = Leopolds Karte { $card } ist schon aufgedeckt.

## Undo

error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-undo-revealed = Was aufgedeckt wurde, lässt sich nicht zurücknehmen.
