### Going away from a game: who is away, giving up, ending it together, taking back a turn that ended.

web-leaving-question = Eine Frage an den Tisch
# $name: who asks.
web-leaving-asks-end = { $name } möchte das Spiel beenden. Es würde nicht zählen.
web-leaving-asks-back = { $name } möchte den letzten Zug zurücknehmen.
web-leaving-asked-end = Du möchtest das Spiel beenden.
web-leaving-asked-back = Du möchtest deinen Zug zurücknehmen.
# $count: how many have not answered.
web-leaving-awaited = Offene Antworten: { $count }.
web-leaving-withdraw = Zurückziehen
web-leaving-agree = Zustimmen
web-leaving-decline = Ablehnen
web-leaving-away-name = Jemand ist nicht da
# $name: for whom the game waits. $when: such as "3 minutes ago".
web-leaving-away = { $name } ist nicht da, zuletzt gesehen { $when }.
# $when: such as "in 7 minutes".
web-leaving-away-until = Der Computer darf { $when } übernehmen.
web-leaving-news-ended = Das Spiel wurde ohne Ergebnis beendet.
web-leaving-news-resigned = { $name } hat aufgegeben.
# $name: who is away.
web-leaving-news-away = Der Computer spielt für { $name }, bis der Platz zurückgenommen wird.
web-leaving-news-declined = { $name } stimmt nicht zu.
web-leaving-news-withdrawn = { $name } zieht die Frage zurück.
web-leaving-news-back = Der Zug ist zurückgenommen.
web-leaving-end = Um das Ende des Spiels bitten
web-leaving-end-sure = Alle anderen, die spielen, werden gefragt. Stimmen alle zu, endet das Spiel und zählt nicht.
web-leaving-end-alone = Das Spiel endet und zählt nicht.
web-leaving-end-ask = Die anderen fragen
web-leaving-give-up = Aufgeben
web-leaving-give-up-two = Das Spiel endet, und du hast es verloren.
web-leaving-give-up-more = Du hast verloren. Der Computer spielt auf deinem Platz zu Ende, und du kannst ihn nicht zurücknehmen.
web-leaving-give-up-yes = Endgültig aufgeben
web-leaving-seat-resigned = Hat aufgegeben; der Computer spielt weiter
# $when: such as "3 minutes ago".
web-leaving-seat-away = Zuletzt gesehen { $when }.
# On the button that takes steps back, when the turn has ended.
web-leaving-back = Um Rücknahme des Zuges bitten
# Under a name in a result: this player gave up.
web-leaving-note = hat aufgegeben
# $name: who wins. $other: who gave up.
web-leaving-headline = { $name } gewinnt: { $other } hat aufgegeben.
# $n: how many games were given up.
web-leaving-figure = aufgegeben: { $n }
web-leaving-patience = Wenn jemand wegbleibt
web-leaving-patience-hint = Nach dieser Zeit dürfen die anderen den Computer spielen lassen.
web-leaving-patience-live = 10 Minuten: wir spielen live
web-leaving-patience-days = 3 Tage: wir spielen über Tage
