### Wertungszahlen: gewertete Tische, Ranglisten, die Seite einer Person, und alle eigenen Daten als Datei.

web-title-leaderboards = Ranglisten
web-title-person = Wer hier spielt

## Gewertete Tische eröffnen und finden

web-ratings-choice = Rangliste
web-ratings-choice-no = Zum Spaß
web-ratings-choice-no-text = Niemandes Wertungszahl ändert sich.
web-ratings-choice-yes = Gewertet
web-ratings-choice-yes-text = Das Ergebnis ändert die Wertungszahlen derer, die spielen.
web-ratings-about = Ein gewertetes Spiel hat eine Uhr und die Regeln eines Regelhefts; es gibt keine Tipps, und kein Zug wird zurückgenommen. Es zählt ab dem ersten Würfel: Wer danach geht, hat verloren, auch gegen Computer, und der Lehrling spielt weiter. Alle am Tisch sehen die Wertungszahlen aller.
web-ratings-account = Für gewertete Spiele braucht es ein Konto: einen Namen und ein Passwort.
web-ratings-account-do = Konto anlegen
web-ratings-join = Ein Platz ist für dich frei. Um ihn zu nehmen, brauchst du ein Konto.
web-ratings-rules = Ein gewertetes Spiel folgt einem Regelheft, und hier sind einzelne Regeln geändert.
web-ratings-sum = Das Spiel wird gewertet.
web-ratings-mark = gewertet
web-ratings-filter-true = Nur gewertete
web-ratings-filter-false = Nur zum Spaß

## Warum nicht

web-refusal-rated = Das geht in einem gewerteten Spiel nicht.
web-refusal-rated-solo = Im Solospiel ist niemand da, an dem man sich messen könnte.
web-refusal-rated-hot-seat = Spiele an einem Bildschirm werden nicht gewertet.
web-refusal-rated-rules = Ein gewertetes Spiel folgt einem Regelheft. Nimm die Änderungen einzelner Regeln zurück.
web-refusal-rated-clock = Ein gewertetes Spiel hat eine Uhr. Wähle eine.
web-refusal-rated-then = In einem gewerteten Spiel spielt der Computer, wenn die Zeit um ist. Wähle, wie.
web-refusal-rated-stand-in = In einem gewerteten Spiel spielt nur der Lehrling für jemanden.
web-refusal-rated-bot = Dieser Computer spielt nicht in gewerteten Spielen.
web-refusal-rated-back = In einem gewerteten Spiel wird kein Zug zurückgenommen.
web-refusal-rated-end = Dieses Spiel zählt schon. Wer nicht weiterspielen will, gibt auf.

## Am Tisch, und nach dem Spiel

web-ratings-told = Wertungszahl: { $rating }
web-ratings-told-provisional = Wertungszahl: { $rating }? (vorläufig)
web-ratings-provisional = vorläufig
web-ratings-provisional-text = Vorläufig: Nach so wenigen Spielen kann sie noch weit danebenliegen.
web-ratings-news-unrated = Nicht mehr gewertet: Jemand ging oder kam zu spät.
web-ratings-ratings = Wertungszahlen
web-ratings-before = Vorher
web-ratings-change = Änderung
web-ratings-after = Nachher
web-ratings-fixed = bleibt gleich

## Ranglisten

web-ratings-ways = Statistik und Wertungszahlen
web-ratings-way-statistics = Meine Statistik
web-ratings-way-leaderboards = Ranglisten
web-ratings-way-person = Meine Seite
web-ratings-board-lead = Die Besten derer, die ihre Wertungszahl zeigen, und dazwischen die Computer.
web-ratings-board-empty = Auf dieser Liste steht noch niemand.
web-ratings-board-empty-text = Eröffne einen gewerteten Tisch oder setz dich an einen. Wer genug gespielt hat und die eigene Wertungszahl zeigt, kommt auf die Liste.
web-ratings-players = Personen
web-ratings-pace = Tempo
web-ratings-pace-live = Live gespielt
web-ratings-pace-days = Über Tage
web-ratings-column-place = Platz
web-ratings-column-name = Name
web-ratings-column-rating = Wertungszahl
web-ratings-column-last = Letztes Spiel
web-ratings-column-day = Tag
web-ratings-deviation = ±{ $deviation }
web-ratings-computer = { $name } (Computer)
web-ratings-you = du
web-ratings-own-none = Du hast noch kein gewertetes Spiel dieser Art gespielt.
web-ratings-own-provisional = Deine Zeile siehst nur du: Deine Wertungszahl ist noch vorläufig.
web-ratings-own-hidden = Deine Zeile siehst nur du: Du zeigst deine Wertungszahl nicht.
web-ratings-to-account = Ändern, was andere sehen

## Die Seite einer Person

web-ratings-since = In diesem Haus seit { $day }
web-ratings-seen-all = Alle können diese Seite sehen, mit deinen Wertungszahlen.
web-ratings-seen-page = Alle können diese Seite sehen. Die Wertungszahlen darauf siehst nur du.
web-ratings-seen-none = Nur du kannst diese Seite sehen.
web-ratings-unseen = Hier ist keine Seite zu sehen
web-ratings-unseen-text = Unter diesem Namen spielt hier niemand, oder die Seite wird nicht gezeigt.
web-ratings-person-empty = Noch nichts zu erzählen
web-ratings-person-empty-text = Nach dem ersten Spiel, das zu Ende gespielt ist, steht es hier.
web-ratings-kind-live = { $count ->
    [one] { $count } Person, live
   *[other] { $count } Personen, live
}
web-ratings-kind-days = { $count ->
    [one] { $count } Person, über Tage
   *[other] { $count } Personen, über Tage
}
web-ratings-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
web-ratings-course = Wertungszahl im Lauf der Zeit
web-ratings-which = Welche Wertungszahl
web-ratings-course-mark = nach einem Spiel
web-ratings-course-band = wie unsicher sie war
web-ratings-against = Gegen Computer
web-ratings-won = Vor ihnen
web-ratings-drawn = Gleich
web-ratings-lost = Hinter ihnen
web-ratings-guests = Lieblingsgäste
web-ratings-staff = Liebstes Personal

## Im Konto

web-ratings-shown = Was andere sehen
web-ratings-shown-text = An einem gewerteten Tisch sehen alle, die den Tisch sehen, auf jeden Fall deine Wertungszahl.
web-ratings-show-ratings = Meine Wertungszahlen zeigen
web-ratings-show-ratings-text = In den Ranglisten, an Tischen ohne Wertung und auf meiner Seite, wenn sie gezeigt wird.
web-ratings-show-page = Meine Seite zeigen
web-ratings-show-page-text = Alle sehen meine Ergebnisse, Lieblingskarten und öffentlichen Spiele.
web-ratings-export = Meine Daten
web-ratings-export-text = Alles, was dieses Haus von dir weiß, in einer Datei.
web-ratings-export-do = Alle meine Spiele und Daten
