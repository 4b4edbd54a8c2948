### Playing in a terminal (gah play --terminal). There is little room: a screen has 80 columns and 24 lines.

terminal-round = Runde { $round } von { $rounds }
terminal-setup = Aufbau
# What stands beside the emperor: when he scores next.
terminal-emperor = nach Runde { $round }
# The letters of strudel, cake, wine and coffee, in this order, all different.
terminal-foods = stwk
# Labels before a list of cards, in hand, hired, to choose from: at most 12 letters
terminal-hand = Auf der Hand
# The same: at most 12 letters
terminal-work = Im Dienst
# The same: at most 12 letters
terminal-offer = Zur Auswahl
terminal-passed = hat gepasst
# Under choices that do not fit on one page
terminal-more = Seite { $page } von { $pages }: Enter blättert um.
# Above a log that does not fit on one page; $word is that for the log
terminal-earlier = … davor: { $word } { $page }
# In the prompt, while something else than the table is shown
terminal-to-table = Enter: zum Tisch
# After the sentence that asks the others to look away
terminal-enter = Drück Enter, wenn du da bist:

## What cannot be done

# $text is what was written, $word that for help
terminal-not-understood = { $text } ist weder eine Wahl noch ein bekanntes Wort; { $word } zählt sie auf.
terminal-no-choice = Es gibt keine Wahl { $number }, nur 1 bis { $most }.
terminal-no-card = Es gibt keine Karte und kein Plättchen { $number }.
terminal-no-seat = Es gibt keinen Platz { $number }, nur 1 bis { $most }.
# $word is that for saving
terminal-save-where = Sag, wo: { $word } spiel.json.
terminal-exists = { $file } gibt es schon; nimm einen anderen Namen.
terminal-not-saved = { $file } lässt sich nicht schreiben: { $reason }.

## Leaving

terminal-saved = Das Spiel ist in { $file } gespeichert.
terminal-left-saved = Auf Wiedersehen. Das Spiel ist in { $file } gespeichert; --record { $file } setzt es fort.
terminal-left = Auf Wiedersehen. Das Spiel wurde nicht gespeichert: --record DATEI speichert es.

## The words that may be written: short, one word, in small letters

terminal-word-help = hilfe
terminal-word-table = tisch
terminal-word-hint = tipp
terminal-word-undo = zurück
terminal-word-redo = vor
terminal-word-log = verlauf
terminal-word-card = karte
terminal-word-seat = platz
terminal-word-scores = wertung
terminal-word-save = sichern
terminal-word-quit = schluss

## What they are for; $word is the word itself

terminal-help = Antworte mit der Nummer einer Wahl oder in Notation: die 4+, hire 22. Enter zeigt den Tisch oder weitere Möglichkeiten. Diese Wörter werden verstanden, die englischen ebenso:
terminal-help-help = diese Seite
terminal-help-table = wieder der Tisch; Enter allein tut dasselbe
terminal-help-hint = was das Haus täte
terminal-help-undo = die letzte Wahl zurücknehmen
terminal-help-redo = das Zurückgenommene wiederholen
terminal-help-log = was geschehen ist; { $word } 2 geht weiter zurück
terminal-help-card = was eine Karte oder ein Plättchen tut: { $word } 22, { $word } A1
terminal-help-seat = was vor den anderen liegt, oder vor einem: { $word } 2
terminal-help-scores = Punkte nach Herkunft, als wäre das Spiel jetzt aus
terminal-help-save = das Spiel in einer Datei speichern: { $word } spiel.json
terminal-help-quit = aufhören; Strg-D tut dasselbe
# $foods: each letter with its food
terminal-legend = Warteschlange: Preis, Nummer, Name, Farbe, Bestellung, Punkte. Essen: { $foods }. Zimmer: der Buchstabe ihrer Farbe, dann . für nicht vorbereitet, o für vorbereitet, # für belegt.
