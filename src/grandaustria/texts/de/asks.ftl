### What is expected of whom, one sentence: -own speaks to the player who decides, -other tells everybody else.
### $player: the one who decides, as everybody else sees the name. $amount: a number. $guest: a name.

## A turn

# Nothing has been done in this turn; a guest can be taken.
ask-turn-own = Auf Wunsch ein Gast, dann ein Würfel – oder passe.
# Nothing has been done in this turn; no guest can be taken.
ask-turn-no-guest-own = Dein Zug: Nimm einen Würfel oder passe.
ask-turn-other = { $player } ist am Zug.
# Something small has been done; a guest can still be taken.
ask-turn-begun-own = Nimm auf Wunsch einen Gast, dann einen Würfel.
ask-turn-seated-own = { $guest } sitzt am Tisch. Nimm jetzt einen Würfel.
ask-turn-die-own = Nimm jetzt einen Würfel.
ask-turn-die-other = { $player } muss noch einen Würfel nehmen.
# The die has been used; there are still other things that can be done.
ask-turn-rest-own = Tu, was du noch möchtest, und beende deinen Zug.
ask-turn-end-own = Du bist fertig. Beende deinen Zug.
ask-turn-end-other = { $player } kann den Zug beenden.
# An extra turn: an action is done with the dice of a space, but none is taken.
ask-extra-own = Das ist ein Zusatzzug. Nimm auf Wunsch einen Gast, dann führe die Aktion eines Feldes aus; die Würfel bleiben.
ask-extra-no-guest-own = Das ist ein Zusatzzug. Führe die Aktion eines Feldes aus; die Würfel bleiben.
ask-extra-other = { $player } hat einen Zusatzzug.

## Set-up

ask-draft-own = Behalte eine dieser Personalkarten; die anderen wandern nach links.
ask-draft-other = { $player } wählt eine Personalkarte zum Behalten.
ask-guests-own = Nimm deinen ersten Gast aus der Warteschlange. Das kostet nichts.
ask-guests-other = { $player } wählt einen ersten Gast.
# $amount: rooms still to be prepared
ask-first_rooms-own = { $amount ->
    [one] Bereite noch { $amount } Startzimmer vor, neben einem, das du schon hast.
   *[other] Bereite { $amount } Startzimmer vor, von unten links an, jedes neben einem anderen.
}
ask-first_rooms-other = { $player } bereitet die ersten Zimmer vor.

## Dice

# $amount: the strength to be divided
ask-die-1-own = { $amount ->
    [one] Nimm { $amount } Strudel.
   *[other] Verteile { $amount } Portionen auf Strudel und Torte, nie mehr Torte als Strudel.
}
ask-die-1-other = { $player } wählt Strudel und Torte.
ask-die-2-own = { $amount ->
    [one] Nimm { $amount } Wein.
   *[other] Verteile { $amount } Portionen auf Wein und Kaffee, nie mehr Kaffee als Wein.
}
ask-die-2-other = { $player } wählt Wein und Kaffee.
# $amount: rooms that may still be prepared
ask-die-3-own = { $amount ->
    [one] Du darfst { $amount } Zimmer vorbereiten.
   *[other] Du darfst bis zu { $amount } Zimmer vorbereiten.
}
ask-die-3-other = { $player } bereitet Zimmer vor.
ask-die-4-own = { $amount ->
    [one] Nimm { $amount } Krone oder { $amount } Schritt auf der Kaiserleiste.
   *[other] Teile { $amount } auf Kronen und Kaiserschritte auf.
}
ask-die-4-other = { $player } wählt zwischen Kronen und Kaiser.
# $amount: krones that the card costs less
ask-die-5-own = { $amount ->
    [one] Du darfst eine Karte aus deiner Hand für { $amount } Krone weniger einstellen.
   *[other] Du darfst eine Karte aus deiner Hand für { $amount } Kronen weniger einstellen.
}
ask-die-5-other = { $player } wählt, wer eingestellt wird.
# $amount: the strength of the 6
ask-six-own = Wähle die Aktion für deine 6 (Stärke { $amount }).
ask-six-other = { $player } wählt die Aktion für die 6.
ask-gizia-own = Du darfst die Aktion eines Feldes mit Würfeln ausführen; die Würfel bleiben.
ask-gizia-other = { $player } darf die Aktion eines Feldes ausführen, ohne einen Würfel zu nehmen.

## Food

ask-food-own = Gib deinen Gästen, was du gerade erhalten hast, oder stelle es in die Küche.
ask-food-other = { $player } verteilt Speisen.
# $amount: items still to be chosen
ask-any-own = { $amount ->
    [one] Wähle { $amount } beliebige Portion.
   *[other] Wähle { $amount } beliebige Portionen.
}
ask-any-other = { $player } wählt Speisen.
# $amount: items that may still be served for the price already paid
ask-serve-own = { $amount ->
    [one] Du darfst noch { $amount } Portion servieren.
   *[other] Du darfst noch { $amount } Portionen servieren.
}
ask-serve-other = { $player } bedient Gäste.
ask-complete-own = Wähle den Gast, dessen Bestellung aus dem Vorrat erfüllt wird.
ask-complete-other = { $player } wählt einen Gast, dessen Bestellung erfüllt wird.

## Rewards

ask-reward-own = Wähle, welcher Teil der Belohnung jetzt kommt.
ask-reward-other = { $player } wählt, welcher Teil einer Belohnung jetzt kommt.
ask-guest-own = { $amount ->
    [one] Du darfst { $amount } Gast gratis aus der Warteschlange nehmen.
   *[other] Du darfst nacheinander { $amount } Gäste gratis aus der Warteschlange nehmen.
}
ask-guest-other = { $player } wählt einen Gast.
ask-prepare-own = Du darfst ein Zimmer vorbereiten.
ask-prepare-other = { $player } wählt ein Zimmer.
ask-prepare-occupy-own = Du darfst ein Zimmer vorbereiten; es ist sofort belegt.
ask-prepare-occupy-other = { $player } wählt ein Zimmer.
ask-occupy-own = { $amount ->
    [one] Du darfst { $amount } vorbereitetes Zimmer belegen.
   *[other] Du darfst bis zu { $amount } vorbereitete Zimmer belegen.
}
ask-occupy-other = { $player } wählt Zimmer aus, die belegt werden.

## Staff

ask-hire-own = Du darfst eine Karte aus deiner Hand einstellen.
ask-hire-other = { $player } wählt, wer eingestellt wird.
ask-pick-own = Du darfst eine der angebotenen Karten einstellen.
ask-pick-other = { $player } wählt aus angebotenem Personal.
ask-under-own = Wähle, welche der angebotenen Karten als nächste unter den Stapel kommt.
ask-under-other = { $player } legt Karten unter den Stapel.
# $amount: cards that still have to go
ask-return-own = { $amount ->
    [one] Lege { $amount } Karte aus deiner Hand unter den Stapel.
   *[other] Lege nacheinander { $amount } Karten aus deiner Hand unter den Stapel.
}
ask-return-other = { $player } legt Karten unter den Stapel.

## The emperor

ask-penalty-own = Der Kaiser ist nicht erfreut. Wähle die Strafe.
ask-penalty-other = Die Strafe des Kaisers trifft { $player }.
ask-remove-own = { $amount ->
    [one] Wähle das Zimmer, das du verlierst.
   *[other] Wähle nacheinander die Zimmer, die du verlierst: insgesamt { $amount }.
}
ask-remove-other = { $player } verliert ein Zimmer.
ask-dismiss-own = Wähle die Personalkarte, die du verlierst.
ask-dismiss-other = { $player } verliert eine Personalkarte.

## Nothing more to choose

ask-confirm-own = Du hast alles gewählt. Bestätige es oder nimm etwas zurück.
ask-confirm-other = { $player } hat gewählt und muss nur noch bestätigen.
ask-ended = Das Spiel wurde vorzeitig beendet.
ask-chance = Würfel werden geworfen oder Karten gezogen.

## Dice and the emperor at a glance

# How the strength of a die comes about. $dice: dice on the space. $staff: what staff adds.
strength-none = Hier liegt kein Würfel.
strength-dice = { $dice } Würfel
strength-dice-and-staff = { $dice } Würfel, +{ $staff }
outlook-nothing = Weder Bonus noch Strafe.
outlook-immune = Vor der Strafe sicher.
