### What each staff card does. $amount is the card's own figure. A message with a suffix holds under that value of the
### rule option that concerns the card.

staff-1-effect = Einmal pro Runde erhältst du { $amount } Strudel.
staff-2-effect = { $amount ->
    [one] Einmal pro Runde erhältst du { $amount } Torte.
   *[other] Einmal pro Runde erhältst du { $amount } Torten.
}
staff-3-effect = Einmal pro Runde erhältst du { $amount } Wein.
staff-4-effect = Einmal pro Runde erhältst du { $amount } Kaffee.
staff-5-effect = { $amount ->
    [one] Für jeden roten Gast, den du einquartierst, erhältst du { $amount } Krone.
   *[other] Für jeden roten Gast, den du einquartierst, erhältst du { $amount } Kronen.
}
staff-5-effect-completed = { $amount ->
    [one] Für jeden roten Gast, dessen Bestellung du erfüllst, erhältst du { $amount } Krone.
   *[other] Für jeden roten Gast, dessen Bestellung du erfüllst, erhältst du { $amount } Kronen.
}
staff-6-effect = { $amount ->
    [one] Für jeden blauen Gast, den du einquartierst, rückst du { $amount } Feld auf der Kaiserleiste vor.
   *[other] Für jeden blauen Gast, den du einquartierst, rückst du { $amount } Felder auf der Kaiserleiste vor.
}
staff-6-effect-completed = { $amount ->
    [one] Für jeden blauen Gast, dessen Bestellung du erfüllst, rückst du { $amount } Feld auf der Kaiserleiste vor.
   *[other] Für jeden blauen Gast, dessen Bestellung du erfüllst, rückst du { $amount } Felder auf der Kaiserleiste vor.
}
staff-7-effect = { $amount ->
    [one] Für jeden gelben Gast, den du einquartierst, erhältst du { $amount } Krone.
   *[other] Für jeden gelben Gast, den du einquartierst, erhältst du { $amount } Kronen.
}
staff-8-effect = { $amount ->
    [one] Für jeden grünen Gast, den du einquartierst, erhältst du { $amount } Punkt.
   *[other] Für jeden grünen Gast, den du einquartierst, erhältst du { $amount } Punkte.
}
staff-9-effect = Blaue Zimmer bereitest du gratis vor.
staff-10-effect = Rote Zimmer bereitest du gratis vor.
staff-11-effect = Gelbe Zimmer bereitest du gratis vor.
staff-12-effect = { $amount ->
    [one] Nimmst du eine 3 oder 4, erhältst du { $amount } Punkt.
   *[other] Nimmst du eine 3 oder 4, erhältst du { $amount } Punkte.
}
staff-13-effect = Nimmst du eine 1 oder 2, ist ihre Stärke um { $amount } höher.
staff-14-effect =
    Nimmst du eine 1 oder 2, darfst du vor oder nach der Aktion auch ein Zimmer zum üblichen Preis vorbereiten.
staff-15-effect = Nimmst du eine 4, bringt jeder Punkt Stärke eine Krone und einen Kaiserschritt.
staff-16-effect = { $amount ->
    [one] Nimmst du eine 4, erhältst du { $amount } Punkt.
   *[other] Nimmst du eine 4, erhältst du { $amount } Punkte.
}
staff-17-effect = Nimmst du eine 6, kostet sie keine Krone und ihre Stärke ist um { $amount } höher.
staff-18-effect = Nimmst du eine 5, ist ihre Stärke um { $amount } höher.
staff-19-effect = { $amount ->
    [one] Nimmst du eine 3, erhältst du { $amount } Punkt.
   *[other] Nimmst du eine 3, erhältst du { $amount } Punkte.
}
staff-20-effect = { $amount ->
    [one] Nimmst du eine 5, rückst du { $amount } Feld auf der Kaiserleiste vor.
   *[other] Nimmst du eine 5, rückst du { $amount } Felder auf der Kaiserleiste vor.
}
staff-21-effect = Du erhältst je eine Portion Strudel, Torte, Wein und Kaffee.
staff-22-effect =
    Nimmst du eine 3, darfst du vor oder nach der Aktion auch eine Personalkarte aus der Hand zum üblichen Preis einstellen.
staff-23-effect = { $amount ->
    [one] Für jedes deiner Zimmer, das belegt wird, egal wodurch, erhältst du { $amount } Krone.
   *[other] Für jedes deiner Zimmer, das belegt wird, egal wodurch, erhältst du { $amount } Kronen.
}
staff-23-effect-guests = { $amount ->
    [one] Für jeden Gast, der in dein Hotel einzieht, erhältst du { $amount } Krone.
   *[other] Für jeden Gast, der in dein Hotel einzieht, erhältst du { $amount } Kronen.
}
staff-24-effect = Aus der Küche servierst du gratis.
staff-25-effect = Gäste aus der Warteschlange kosten dich nichts.
staff-26-effect = { $amount ->
    [one] Du darfst { $amount } Krone zahlen, um von einer Strafe des Kaisers verschont zu bleiben.
   *[other] Du darfst { $amount } Kronen zahlen, um von einer Strafe des Kaisers verschont zu bleiben.
}
staff-26-effect-immune = Keine Strafe des Kaisers trifft dich.
staff-27-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes belegte rote Zimmer.
   *[other] Du erhältst { $amount } Punkte für jedes belegte rote Zimmer.
}
staff-28-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes belegte blaue Zimmer.
   *[other] Du erhältst { $amount } Punkte für jedes belegte blaue Zimmer.
}
staff-29-effect = Werte eine Karte für das Spielende, die ein Gegner ausgespielt hat, als wäre sie deine.
staff-29-effect-anyone = Werte eine ausgespielte Karte für das Spielende, deine oder die eines Gegners, für dein eigenes Hotel.
staff-30-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes belegte gelbe Zimmer.
   *[other] Du erhältst { $amount } Punkte für jedes belegte gelbe Zimmer.
}
staff-31-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes belegte Zimmer.
   *[other] Du erhältst { $amount } Punkte für jedes belegte Zimmer.
}
staff-32-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jede deiner ausgespielten Personalkarten, diese eingeschlossen.
   *[other] Du erhältst { $amount } Punkte für jede deiner ausgespielten Personalkarten, diese eingeschlossen.
}
staff-33-effect = { $amount ->
    [one] Für jeden einquartierten Gast mit einer Bestellung von { $order } Portionen erhältst du { $amount } Punkt.
   *[other] Für jeden einquartierten Gast mit einer Bestellung von { $order } Portionen erhältst du { $amount } Punkte.
}
staff-34-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes Zimmer, vorbereitet oder belegt.
   *[other] Du erhältst { $amount } Punkte für jedes Zimmer, vorbereitet oder belegt.
}
staff-35-effect = { $amount ->
    [one] Drehe { $amount } vorbereitetes Zimmer beliebiger Farbe auf belegt.
   *[other] Drehe bis zu { $amount } vorbereitete Zimmer beliebiger Farbe auf belegt.
}
staff-36-effect = Du erhältst { $amount } Wein.
staff-37-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jeden voll belegten Bereich.
   *[other] Du erhältst { $amount } Punkte für jeden voll belegten Bereich.
}
staff-38-effect = Erfülle die Bestellung eines Gastes in deinem Kaffeehaus aus dem Vorrat.
staff-39-effect = { $amount ->
    [one] Du erhältst { $amount } Torte.
   *[other] Du erhältst { $amount } Torten.
}
staff-40-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes Ziel, das du beansprucht hast.
   *[other] Du erhältst { $amount } Punkte für jedes Ziel, das du beansprucht hast.
}
staff-41-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes Feld, das du auf der Kaiserleiste über 0 stehst.
   *[other] Du erhältst { $amount } Punkte für jedes Feld, das du auf der Kaiserleiste über 0 stehst.
}
staff-41-effect-12 = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes Feld, das du auf der Kaiserleiste über 0 stehst, höchstens 12 Punkte.
   *[other] Du erhältst { $amount } Punkte für jedes Feld, das du auf der Kaiserleiste über 0 stehst, höchstens 12 Punkte.
}
staff-42-effect = { $amount ->
    [one] Immer wenn du einen Bonus des Kaisers erhältst, bekommst du { $amount } Punkt.
   *[other] Immer wenn du einen Bonus des Kaisers erhältst, bekommst du { $amount } Punkte.
}
staff-43-effect = Du erhältst { $amount } Kaffee.
staff-44-effect = Du erhältst { $amount } Strudel.
staff-45-effect = { $amount ->
    [one] Rücke { $amount } Feld auf der Kaiserleiste vor.
   *[other] Rücke { $amount } Felder auf der Kaiserleiste vor.
}
staff-46-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jede voll belegte Etage.
   *[other] Du erhältst { $amount } Punkte für jede voll belegte Etage.
}
staff-47-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jede voll belegte Spalte.
   *[other] Du erhältst { $amount } Punkte für jede voll belegte Spalte.
}
staff-48-effect = { $amount ->
    [one] Du erhältst { $amount } Punkt für jedes Trio aus einem blauen, einem roten und einem gelben belegten Zimmer.
   *[other] Du erhältst { $amount } Punkte für jedes Trio aus einem blauen, einem roten und einem gelben belegten Zimmer.
}
