### The card book: all components, with search and filters. Names and sentences of cards come from the server.

web-cards-title = Das Kartenbuch
web-cards-lead = Alles aus der Schachtel: jeder Gast, das ganze Personal, die Wünsche des Hofes. Suche nach Name, Nummer oder Wirkung einer Karte.
web-cards-search = Name, Nummer oder Wirkung
web-cards-rules = Ausgabe
web-cards-kinds = Art der Karte
web-cards-parts = Welche davon
web-cards-kind-all = Alle
web-cards-kind-guest = Gäste
web-cards-kind-staff = Personal
web-cards-kind-objective = Ziele
web-cards-kind-tile = Kaiserplättchen
web-cards-kind-hotel = Hotels
web-cards-kind-leopold = Leopolds Karten
web-cards-part-all = Alle
# Colours of guests, as the name of a filter and in a heading
web-cards-part-blue = Blau
web-cards-part-red = Rot
web-cards-part-yellow = Gelb
web-cards-part-green = Grün
# When staff acts, as the name of a filter and in a heading
web-cards-part-once = Sofort
web-cards-part-round = Jede Runde
web-cards-part-always = Immer
web-cards-part-end = Am Ende
# A heading: $kind is one of the kinds, $part one of the parts above
web-cards-heading = { $kind } · { $part }
web-cards-found = { $n ->
    [one] { $n } von { $all } Karten
   *[other] { $n } von { $all } Karten
}
web-cards-none = Nichts dergleichen in der Schachtel
web-cards-none-text = Versuche es mit weniger Wörtern oder suche in allen Arten.
web-cards-clear = Alles zeigen
web-cards-shown = Die gewählte Karte
web-cards-choose = Wähle eine Karte, um sie groß zu sehen.
web-cards-number = Karte { $number }
web-cards-before = Vorige
web-cards-after = Nächste

## One card in large

web-cards-colour-blue = Adel: schläft nur in blauen Zimmern.
web-cards-colour-red = Bürgertum: schläft nur in roten Zimmern.
web-cards-colour-yellow = Aus der Kunst: schläft nur in gelben Zimmern.
web-cards-colour-green = Auf Reisen: mit jedem Zimmer zufrieden.
web-cards-order = Die Bestellung
web-cards-brings = Beim Einzug
web-cards-points = { $points ->
    [0] Keine Punkte.
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
web-cards-cost = { $cost ->
    [0] Kostet nichts.
    [one] Kostet { $cost } Krone.
   *[other] Kostet { $cost } Kronen.
}
web-cards-timing-once = Wirkt einmal, beim Einstellen.
web-cards-timing-round = Darf in jeder Runde einmal genutzt werden, im eigenen Zug.
web-cards-timing-always = Wirkt von selbst, sobald die Karte eingestellt ist.
web-cards-timing-end = Zählt, wenn das Spiel aus ist.
web-cards-objective = Wer es zuerst beansprucht, bekommt den höchsten Betrag, wer folgt, den zweiten, dann den dritten. Jeder darf es einmal beanspruchen.
web-cards-tile = Dieses Plättchen zählt bei der Kaiserwertung nach Runde { $round }.
web-cards-bonus = Auf Feld { $space } oder höher
web-cards-penalty = Auf Feld 0
web-cards-hotel-night = Nachthotel
web-cards-hotel-day_a = Taghotel A
web-cards-hotel-day_b = Taghotel B
web-cards-hotel-day_c = Taghotel C
web-cards-hotel-day_d = Taghotel D
web-cards-hotel-text-night = Bei Nacht sind alle Hotels gleich. Die Wände zeigen, wo ein Bereich endet.
web-cards-hotel-text-day = Bei Tag führt jeder ein anderes Hotel. Die Wände zeigen, wo ein Bereich endet.
web-cards-leopold = Leopold, Karte { $number }
web-cards-leopold-text = Im Solospiel deckt Leopold in jedem seiner Züge eine solche Karte auf und tut von oben nach unten, was sie sagt.
web-cards-editions = Was die Ausgaben sagen

## Good to know about single cards, in our own words

web-cards-note = Gut zu wissen
web-cards-note-12 = Die Punkte kommen sofort, wenn der Würfel genommen wird. Eine 6, die als andere Zahl dient, bleibt eine 6.
web-cards-note-14 = Vor oder nach der ganzen Aktion des Würfels, nie mittendrin.
web-cards-note-15 = Auch die Stärke aus dem Verstärken zählt doppelt. Es gilt nur ein Würfel mit genau dieser Zahl, keine 6, die so genutzt wird.
web-cards-note-22 = Vor oder nach der ganzen Aktion des Würfels, nie mittendrin.
web-cards-note-23 = Nicht nur beim Einzug: Auch Zimmer, die andere Karten oder der Kaiser belegen, zählen.
web-cards-note-24 = Alles andere am Servieren bleibt: höchstens { $items ->
    [one] { $items } Portion
   *[other] { $items } Portionen
}, so oft du willst.
web-cards-note-26 = Du entscheidest jedes Mal, bevor die Strafe kommt.
web-cards-note-29 = Du zählst, was die kopierte Karte zählt, aber in deinem eigenen Hotel. Gibt es mehrere, wird für dich die beste genommen. Gibt es keine, bringt diese Karte nichts.
web-cards-note-32 = Die Karte zählt sich selbst mit.
web-cards-note-35 = So viele du willst, oder keines. Füllen sie einen Bereich, wartet der Bonus, bis alle belegt sind.
web-cards-note-38 = Der Gast muss noch einquartiert werden; das ist ein eigener Schritt.
web-cards-note-41 = Gezählt werden Felder, nicht die Punkte darunter.
web-cards-note-42 = Es genügt, hoch genug zu stehen, auch wenn dir der Bonus selbst nichts nützt.
web-cards-note-49 = Das Zimmer muss wie immer an dein Hotel grenzen.
web-cards-note-75 = Nur du siehst diese Karten. Was du nicht einstellst, kommt in der Reihenfolge deiner Wahl unter den Stapel.
web-cards-note-76 = Nur du siehst diese Karten. Was du nicht einstellst, kommt in der Reihenfolge deiner Wahl unter den Stapel.
web-cards-note-87 = Die Warteschlange wird aufgefüllt, bevor du den nächsten Gast wählst. Jeder von ihnen braucht einen Tisch.
web-cards-note-97 = Nach allen anderen Gaben dieses Gastes. Es wird kein Würfel genommen: Nichts wirkt, was beim Nehmen eines Würfels wirkt, und Verstärken geht nicht; eine 6 hat trotzdem ihren Preis.
web-cards-note-A3 = Nur du siehst diese Karten. Bei der Strafe wählst du, welche Karten du abgibst.
web-cards-note-B3 = Nur du siehst diese Karten. Bei der Strafe wählst du, welche Karten du abgibst.
web-cards-note-B4 = Das Zimmer muss wie immer an dein Hotel grenzen. Bei Zimmern derselben Etage wählst du, welches verloren geht.
web-cards-note-C2 = Das Zimmer muss wie immer an dein Hotel grenzen. Bei Zimmern derselben Etage wählst du, welches verloren geht.
web-cards-note-C4 = Du wählst die Karte; sie verlässt das Spiel für immer.
