### Was ein Würfel bringen könnte, was die sechs Aktionsfelder tun und was auf einmal getan werden kann.

## Was folgen könnte: ganze Sätze

ahead-served = { $guest } bekommt { $items }.
ahead-full = { $guest } bekommt { $items } und hat dann alles.
ahead-kitchen = { $items } in die Küche.
ahead-rooms-all = { $amount ->
    [one] Du könntest { $amount } dieser Zimmer vorbereiten: { $list }.
   *[other] Du könntest bis zu { $amount } dieser Zimmer vorbereiten: { $list }.
}
ahead-no-room-all = Du könntest kein Zimmer vorbereiten: Keines in Reichweite ist bezahlbar.
ahead-divide-all = { $amount ->
    [one] { $amount } Krone oder { $amount } Schritt auf der Kaiserleiste.
   *[other] { $amount } Kronen und Schritte auf der Kaiserleiste, verteilt, wie du willst.
}
ahead-staff-all = Du könntest eine dieser Karten einstellen: { $list }.
ahead-nobody-all = Du könntest niemanden einstellen: Keine Karte aus deiner Hand ist bezahlbar.
ahead-copies-all = Sie ließe sich als { $list } mit Stärke { $strength } nutzen.

## Dasselbe im Streifen unter den Würfeln: so kurz wie möglich

ahead-rooms = { $amount ->
    [one] { $amount } Zimmer
   *[other] bis zu { $amount } Zimmer
}
ahead-at = { $what } { $price ->
    [0] gratis
    [one] für { $price } Krone
   *[other] für { $price } Kronen
}
ahead-no-room = kein Zimmer möglich
ahead-divide = { $amount ->
    [one] { $amount } Krone oder Schritt
   *[other] { $amount } Kronen und Schritte
}
ahead-staff = { $count ->
    [one] { $count } Karte einstellbar
   *[other] { $count } Karten einstellbar
}
ahead-nobody = niemand einstellbar
ahead-copies = als { $list }
ahead-boost = verstärkt: { $strength }

## Was die sechs Felder tun

space-1 = Nimm Strudel und Torten, zusammen so viele wie die Stärke, aber nie mehr Torten als Strudel. Gib sie gleich deinen Gästen; der Rest kommt in deine Küche.
space-2 = Nimm Wein und Kaffee, zusammen so viele Portionen wie die Stärke, aber nie mehr Kaffee als Wein. Gib sie gleich deinen Gästen; der Rest kommt in deine Küche.
space-3 = Bereite Zimmer vor, höchstens so viele wie die Stärke, jedes neben einem, das du schon hast, und zum Preis seiner Etage.
space-4 = Nimm Kronen und Schritte auf der Kaiserleiste, zusammen so viele wie die Stärke, verteilt, wie du willst.
space-5 = Stelle eine Personalkarte aus deiner Hand ein; die Stärke geht von ihrem Preis ab.
space-6 = { $price ->
    [one] Zahle { $price } Krone und führe eine beliebige andere Aktion mit der Stärke dieses Feldes aus.
   *[other] Zahle { $price } Kronen und führe eine beliebige andere Aktion mit der Stärke dieses Feldes aus.
}
space-strength = Die Stärke ist die Zahl der Würfel, die hier liegen, plus das, was dein Personal hinzufügt.

## Was auf einmal getan werden kann: Knöpfe

proposal-all = Alles an die Gäste
proposal-all-marked = Wie markiert
proposal-serve = Alles Passende servieren
proposal-serve-marked = Vorschlag servieren
