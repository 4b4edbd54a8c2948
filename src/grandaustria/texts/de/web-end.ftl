### The score sheet of a finished game, and the statistics over all games.

## Head of the sheet: who has won. $name is a player, $by a number of points, $names a list of players.

web-end-wins = { $by ->
    [one] { $name } gewinnt mit { $by } Punkt Vorsprung.
   *[other] { $name } gewinnt mit { $by } Punkten Vorsprung.
}
# The same points, but more from krones and kitchen.
web-end-tiebreak = Gleich viele Punkte: { $name } gewinnt durch Kronen und Küche.
web-end-shared = Ein geteilter Sieg: { $names }.
web-end-beats-leopold = { $by ->
    [one] { $name } schlägt Leopold mit { $by } Punkt Vorsprung.
   *[other] { $name } schlägt Leopold mit { $by } Punkten Vorsprung.
}
web-end-leopold-wins = { $by ->
    [one] Leopold gewinnt mit { $by } Punkt Vorsprung.
   *[other] Leopold gewinnt mit { $by } Punkten Vorsprung.
}
web-end-leopold-tie = Gleich viele Punkte, und bei Gleichstand gewinnt Leopold.
web-end-counting = Die Bücher werden geschlossen …
web-end-dice = { $n ->
    [one] { $n } Würfel genommen
   *[other] { $n } Würfel genommen
}
web-end-lasted-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
# $n hours and $minutes minutes
web-end-lasted-hours = { $n } h { $minutes } min
web-end-lasted-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-end-replay = Wiedergabe
web-end-share = Teilen
web-end-copied = Link kopiert
web-end-copied-told = Der Link zu diesem Wertungsblatt ist in der Zwischenablage.
web-end-save = Datei speichern
web-end-again = Noch einmal spielen
web-end-closer = Ein knapperes Spiel: { $level }

## The sheet

web-end-sheet = Punkte nach Herkunft
web-end-best = bester Wert der Zeile
web-end-source-guests = Einquartierte Gäste
web-end-source-rooms = Punkte in Zimmern
web-end-source-groups = Volle blaue Bereiche
web-end-source-objectives = Ziele
web-end-source-emperor = Kaiserleiste
web-end-source-tiles = Kaiserplättchen
web-end-source-staff = Personal im Spiel
web-end-source-staff_end = Personal am Spielende
web-end-source-floors = Belegte Zimmer nach Etage
web-end-source-krones = Kronen
web-end-source-kitchen = Rest in der Küche
web-end-source-cafe = Noch wartende Gäste
web-end-before-final = Vor der Schlusswertung
web-end-total = Summe
web-end-so-far = Bisher
web-end-not-told = noch nicht gezählt

## The final scoring told step by step

web-end-tell = Wertung Schritt für Schritt
web-end-tell-begin = Der letzte Würfel ist genommen. Personal, Zimmer, Kronen, Küche und Kaffeehaus sind noch zu zählen.
web-end-tell-part = Teil { $n } von { $of }
web-end-tell-nobody = Hier gewinnt oder verliert niemand etwas.
web-end-tell-next = Weiter
web-end-tell-skip = Zum Ende
web-end-tell-done = Das ist die ganze Rechnung.
web-end-tell-close = Schließen

## Points over the game

web-end-curve = Punkte im Verlauf
web-end-curve-label = Kurven der Punkte aller Spieler über die Runden; dieselben Zahlen stehen in der Tabelle darunter.
web-end-curve-source = Welche Punkte die Kurven zeigen
web-end-curve-all = Alle Punkte
# Stands before the numbers 1 to 7 under the curves; short.
web-end-curve-round = Runde
# Stands at the end of the row of rounds; short.
web-end-curve-final = Ende
web-end-curve-emperor = Hier wertet der Kaiser.
web-end-curve-table = Die Kurven als Tabelle
web-end-curve-table-caption = Punkte am Ende jeder Runde
web-end-curve-player = Spieler
web-end-curve-after = Runde { $round }
web-end-moments = Die größten Einzelgewinne

## The hotels in the end

web-end-hotels = Die Hotels am Ende
web-end-hotel = { $occupied } Zimmer belegt, { $prepared } vorbereitet
web-end-place-1 = Platz 1
web-end-place-2 = Platz 2
web-end-place-3 = Platz 3
web-end-place-4 = Platz 4
web-end-best-guest = Bester Gast
# $guest is the name of a guest, $points what he brought.
web-end-best-guest-is = { $guest }, { $points }
web-end-groups = Gefüllte Bereiche
web-end-groups-of = { $full } von { $groups }

## No result

web-end-no-result = Noch keine Wertung
web-end-running = Dieses Spiel läuft noch
web-end-ended = Dieses Spiel endete ohne Ergebnis
web-end-no-result-text = Ein Wertungsblatt entsteht, wenn ein Spiel zu Ende gespielt ist.
web-end-to-table = Zum Tisch

## Statistics over all one's games

web-end-statistics = Dein Hausbuch
web-end-statistics-lead = Was deine beendeten Spiele zusammen sagen. Spiele an einem gemeinsamen Bildschirm und aufgegebene Plätze zählen nicht.
web-end-statistics-none = Noch steht nichts im Buch
web-end-statistics-none-text = Spiele ein Spiel zu Ende, und es wird hier eingetragen.
web-end-statistics-play = Neues Spiel
web-end-statistics-learn = Mit Gustav lernen
# The large number stands above these words.
web-end-figure-games = { $n ->
    [one] Spiel gespielt
   *[other] Spiele gespielt
}
web-end-figure-won = { $n ->
    [one] gewonnen: { $n } Spiel
   *[other] gewonnen: { $n } Spiele
}
web-end-figure-mean = Punkte im Schnitt
web-end-figure-best = bestes Spiel
web-end-figure-streak = { $now ->
    [0] längste Siegesserie
   *[other] längste Siegesserie, jetzt { $now }
}
web-end-form = Form
web-end-form-one = Noch ein Spiel, und eine Kurve beginnt.
# $won is won or lost; $place is from 1 to 4.
web-end-form-game = { $won ->
    [won] { $day }, { $title }: gewonnen mit { $score } Punkten, das nächste Hotel hatte { $other }.
   *[lost] { $day }, { $title }: { $score } Punkte, Platz { $place } von { $players }; das beste andere Hotel hatte { $other }.
}
web-end-form-untitled = Tisch ohne Namen
web-end-form-won = gewonnen
web-end-form-lost = nicht gewonnen
web-end-form-other = bestes anderes Hotel
web-end-form-mean = Mittel aus fünf Spielen
web-end-form-list = { $n ->
    [one] Das letzte Spiel als Liste
   *[other] Die letzten { $n } Spiele als Liste
}
web-end-sources = Woher deine Punkte kommen
# $source is a source of points as in the score sheet, $by a number of points.
web-end-sources-best = Bei „{ $source }“ liegst du pro Spiel { $by } Punkte vor den Siegern.
web-end-sources-worst = Am meisten ist bei „{ $source }“ zu holen: Sieger machen dort { $by } Punkte mehr pro Spiel.
web-end-column-source = Herkunft
web-end-column-own = Du
web-end-column-winner = Sieger
web-end-by-players = Nach Tisch
web-end-column-players = Tisch
web-end-column-games = Spiele
web-end-column-won = Siege
web-end-column-mean = Schnitt
web-end-column-best = Bestes
web-end-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
web-end-level-easy = Leopold, leicht
web-end-level-medium = Leopold, mittel
web-end-level-hard = Leopold, schwer
web-end-regulars = Deine Stammgäste
web-end-household = Dein Stammpersonal
web-end-times = { $n ->
    [one] einmal
   *[other] { $n }-mal
}
