### Mitspieler finden: schnelle Suche, Leute, mit denen man gespielt hat, Einladungen, Sperren.

web-title-people = Leute

## Schnelle Suche: der eigene Wunsch

web-pairing = Mit anderen spielen
web-pairing-text = Sag, was du spielen willst: Wer dasselbe will, setzt sich zu dir.
web-pairing-find = Mitspieler finden
web-pairing-people = Leute, mit denen du gespielt hast
web-pairing-how-fast = Wie schnell?
web-pairing-pace-quick = Zügig
web-pairing-pace-steady = Gemessen
web-pairing-pace-calm = Gemächlich
web-pairing-pace-daily = Täglich
web-pairing-pace-slow = Alle paar Tage
web-pairing-live = Live, in einer Sitzung.
web-pairing-over-days = Über Tage.
web-pairing-counts = Zählt die Partie?
web-pairing-counts-no = Zum Spaß
web-pairing-counts-no-text = Niemandes Wertungszahl ändert sich.
web-pairing-counts-yes = Gewertet
web-pairing-counts-yes-text = Sie zählt für deine Wertungszahl: keine Tipps, kein Zug wird zurückgenommen, und wer geht, verliert.
web-pairing-account = Gewertete Partien sind für Leute mit Konto.
web-pairing-rated = gewertet
web-pairing-kind = { $players ->
    [2] Eine Partie zu zweit
    [3] Eine Partie zu dritt
   *[other] Eine Partie zu viert
}

## Worauf andere warten

web-pairing-others-title = Worauf andere warten
web-pairing-others = { $people ->
    [one] Jemand möchte
   *[other] { $people } Leute möchten
} { $players ->
    [2] zu zweit spielen.
    [3] zu dritt spielen.
   *[other] zu viert spielen.
}
web-pairing-join = Mitspielen

## Während man wartet

web-pairing-looking = Mitspieler werden gesucht
web-pairing-missing = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
web-pairing-since = Du wartest seit { $time }
web-pairing-stay-live = Sieh dich inzwischen im Haus um, aber lass eine Seite davon offen: Sie geht an den Tisch, sobald deine Partie beginnt.
web-pairing-stay-days = Du kannst die Seite schließen. Dein Wunsch endet, wenn du lange weg warst: { $time }.
web-pairing-stop = Nicht mehr suchen
web-pairing-show = Zeigen
web-pairing-stopped = Du suchst keine Mitspieler mehr.
web-pairing-lost = Du suchst keine Mitspieler mehr: Diese Seite hat sich zu lange nicht gemeldet.
web-pairing-again = Weiter suchen
web-pairing-begun = Deine Partie beginnt

## Was das Haus nach einer Weile anbietet

web-pairing-offer = Ein Angebot des Hauses
web-pairing-offer-alone = { $seats ->
    [one] Ein Computer ({ $bot }) kann den freien Platz nehmen, und deine Partie beginnt sofort.
   *[other] Computer ({ $bot }) können die { $seats } freien Plätze nehmen, und deine Partie beginnt sofort.
}
web-pairing-offer-some = { $seats ->
    [one] Ein Computer ({ $bot }) kann den freien Platz nehmen. Wer mit dir wartet, wird ebenfalls gefragt.
   *[other] Computer ({ $bot }) können die { $seats } freien Plätze nehmen. Wer mit dir wartet, wird ebenfalls gefragt.
}
web-pairing-offer-asked = { $agreed ->
    [one] Jemand möchte anfangen, mit dem Computer ({ $bot }) auf dem, was frei ist. Stimmst du nicht rechtzeitig zu, beginnt die Partie ohne dich, und du wartest weiter.
   *[other] { $agreed } Leute möchten anfangen, mit dem Computer ({ $bot }) auf dem, was frei ist. Stimmst du nicht rechtzeitig zu, beginnt die Partie ohne dich, und du wartest weiter.
}
web-pairing-offer-accepted = Du stimmst zu: Was frei bleibt, übernimmt der Computer ({ $bot }).
web-pairing-begins = Es beginnt spätestens in { $time }.
web-pairing-offer-fill = Mit Computern anfangen
web-pairing-wait-on = Weiter warten

## Leute, mit denen man gespielt hat

web-people-lead = Die letzten zuerst. Lade sie an einen Tisch ein, oder sorge dafür, dass ihr euch nicht mehr begegnet.
web-people-games = { $count ->
    [one] Eine gemeinsame Partie.
   *[other] { $count } gemeinsame Partien.
}
web-people-last = Zuletzt gespielt { $when }.
web-people-none = Du hast noch mit niemandem gespielt
web-people-none-text = Wer mit dir an einem Tisch sitzt, erscheint hier, sobald die Partie beginnt.
web-people-invite = Einladen
web-people-invite-whom = { $name } einladen
web-people-tables = An einen deiner offenen Tische
web-people-open = Gemeinsam einen Tisch eröffnen
web-people-invited = Eingeladen
web-people-declined = Hat abgesagt

## Einladungen an einen selbst

web-people-invitations = Einladungen
web-people-invites = { $name } lädt dich ein.
web-people-decline = Absagen
web-people-declined-said = Du hast { $name } abgesagt.

## Sperren

web-people-blocked = Gesperrte Leute
web-people-block = Sperren
web-people-block-whom = { $name } sperren
web-people-block-sure = { $name } sperren?
web-people-block-what = Du liest nicht mehr, was { $name } schreibt, ihr werdet nicht zusammengesetzt, und Einladungen von dort erreichen dich nicht; an deine Tische darf { $name } sich nicht setzen. Gesagt wird davon nichts. Unter „{ web-title-people }“ kannst du es zurücknehmen.
web-people-blocked-said = { $name } ist gesperrt.
web-people-unblock = Freigeben
web-people-unblock-whom = { $name } freigeben
web-people-unblocked-said = { $name } ist nicht mehr gesperrt.
