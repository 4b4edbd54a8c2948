### Choosing at the same time, talk beside the table, private notes.

web-together-choose = Du kannst schon wählen. Niemand sieht es, bevor du an der Reihe bist.
# $choice: sentences that say what was chosen.
web-together-ready = Du hast gewählt. { $choice }
web-together-change = Ändern
# $names: a list of players.
web-together-others = Bereit: { $names }.
web-together-rooms = Was zu sehen ist
web-together-room-players = Tisch
web-together-room-spectators = Publikum
web-together-room-notes = Meine Notizen
web-together-say = Schreib den anderen im Publikum
web-together-apart = Wer mitspielt, liest das erst, wenn das Spiel zu Ende ist.
web-together-over = Das hat das Publikum gesagt.
web-together-notes = Notizen zu diesem Spiel
web-together-notes-about = Nur du kannst sie lesen. Sie bleiben nach dem Spiel erhalten.
web-together-keep = Speichern
web-together-kept = Gespeichert.
web-refusal-not-together = Bevor du an der Reihe bist, gibt es nichts zu wählen.
web-refusal-too-many-notes = Du hast zu viele Spiele mit Notizen. Leere eine, die du nicht brauchst.
