### Rat am Tisch. Es spricht das Haus: was es auf diesem Platz täte.

web-advice-ask = Tipp
# The whole name of the button, for those who listen. It begins with the word above.
web-advice-about = Tipp: das Haus fragen, was es täte
web-advice-thinking = Denkt nach …
web-advice-title = Das Haus würde spielen
web-advice-turn-2 = Zweite Wahl
web-advice-turn-3 = Dritte Wahl
web-advice-score = { $points ->
    [one] { $points } Punkt erwartet
   *[other] { $points } Punkte erwartet
}
web-advice-ahead = { $by ->
    [one] { $by } Punkt vorn
   *[other] { $by } Punkte vorn
}
web-advice-behind = { $by ->
    [one] { $by } Punkt zurück
   *[other] { $by } Punkte zurück
}
web-advice-level = gleichauf
web-advice-chance = Gewinnchance { $percent }
web-advice-show = Zeig mir, wo
web-advice-marked = Empfohlener erster Schritt.
# Read aloud. $title is web-advice-title, $steps are whole sentences.
web-advice-told = { $title }: { $steps } Gewinnchance { $percent }.
web-advice-none = Nichts der Rede wert. Tu, was dir gefällt.
