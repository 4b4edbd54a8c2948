### Rat am Tisch. Es spricht Oberkellner Leopold.

web-advice-ask = Tipp
# The whole name of the button, for those who listen. It begins with the word above.
web-advice-about = Tipp: Leopold fragen, was er täte
web-advice-thinking = Denkt nach …
web-advice-title = Leopold würde spielen
# In the solo game Leopold is the opponent.
web-advice-title-solo = Das Haus würde spielen
web-advice-turn-1 = Seine Wahl
web-advice-turn-2 = Zweite Wahl
web-advice-turn-3 = Dritte Wahl
web-advice-score = { $points } SP erwartet
web-advice-ahead = { $by } SP vorn
web-advice-behind = { $by } SP zurück
web-advice-level = gleichauf
web-advice-chance = Gewinnchance { $percent }
web-advice-show = Zeig mir, wo
web-advice-marked = Empfohlener erster Schritt.
# Read aloud. $title is web-advice-title, $steps are whole sentences.
web-advice-told = { $title }: { $steps } Gewinnchance { $percent }.
web-advice-none = Nichts der Rede wert. Tu, was dir gefällt.
