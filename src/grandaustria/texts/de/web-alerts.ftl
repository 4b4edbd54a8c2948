### Wenn jemand am Zug ist: auf einem Gerät bei geschlossener Seite, zu welchen Stunden, in wie vielen Nachrichten.

web-alerts-push = Auf diesem Gerät, bei geschlossener Seite
web-alerts-push-text = Dieser Browser sagt es dir auch, wenn keine Seite dieses Servers offen ist.
web-alerts-push-is-on = Dieses Gerät sagt es dir, auch wenn keine Seite dieses Servers offen ist.
web-alerts-push-on = Für dieses Gerät einschalten
web-alerts-push-off = Für dieses Gerät ausschalten
web-alerts-trial = Probehinweis senden
web-alerts-trial-sent = Er ist unterwegs.
web-alerts-when = Wann du es erfährst
web-alerts-many = Partien über Tage
web-alerts-many-text = Von Live-Partien erfährst du immer Zug für Zug.
web-alerts-each = Jeder Zug
web-alerts-hours = Alle paar Stunden
web-alerts-day = Einmal am Tag
web-alerts-every = Frühestens nach
# $n: wie viele Stunden.
web-alerts-every-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
web-alerts-at = Um diese Zeit
web-alerts-quiet = Ruhezeit
web-alerts-quiet-text = In ihr wird nichts verschickt. Was dann noch gilt, kommt danach in einer Nachricht.
web-alerts-quiet-from = Von
web-alerts-quiet-to = Bis
web-alerts-quiet-same = Wähle zwei verschiedene Zeiten.
# $zone: etwa Europe/Vienna.
web-alerts-zone = Nach der Uhr in { $zone }.
web-refusal-no-push = Dieser Server sagt Browsern nichts, solange seine Seite geschlossen ist.
web-refusal-no-device = Dieses Gerät erfährt nichts mehr; schalte es wieder ein.
web-refusal-push = Der Benachrichtigungsdienst dieses Browsers ist nicht erreichbar oder nimmt nichts an.
