### Was ein Würfel bringen könnte, was die sechs Aktionsfelder tun und was auf einmal getan werden kann.

## Was folgen könnte: ganze Sätze

ahead-served = { $guest } bekommt { $items }.
ahead-full = { $guest } bekommt { $items } und hat dann alles.
ahead-kitchen = { $items } in die Küche.
ahead-rooms-all = { $amount ->
    [one] Du könntest { $amount } dieser Zimmer vorbereiten: { $list }.
   *[other] Du könntest bis zu { $amount } dieser Zimmer vorbereiten: { $list }.
}
ahead-no-room-all = Du könntest kein Zimmer vorbereiten: Keines ist erreichbar und bezahlbar.
ahead-divide-all = { $amount ->
    [one] { $amount } Krone oder { $amount } Schritt auf der Kaiserleiste.
   *[other] { $amount } Kronen und Schritte auf der Kaiserleiste, verteilt, wie du willst.
}
ahead-staff-all = Du könntest eine dieser Karten einstellen: { $list }.
ahead-nobody-all = Du könntest niemanden einstellen: Keine Karte aus deiner Hand ist bezahlbar.
ahead-copies-all = Sie stünde für { $list } mit Stärke { $strength }.

## Dasselbe im Streifen unter den Würfeln: so kurz wie möglich

ahead-rooms = { $amount ->
    [one] { $amount } Zimmer
   *[other] bis zu { $amount } Zimmer
}
ahead-at = { $what } { $price ->
    [0] kostenlos
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
ahead-copies = steht für { $list }
ahead-boost = verstärkt: { $strength }

## Was die sechs Felder tun

space-1 = Strudel und Torten, zusammen so viele wie die Stärke, aber nie mehr Torten als Strudel. Gäste bekommen sie sofort; der Rest kommt in deine Küche.
space-2 = Wein und Kaffee, zusammen so viele wie die Stärke, aber nie mehr Kaffee als Wein. Gäste bekommen sie sofort; der Rest kommt in deine Küche.
space-3 = Bereite Zimmer vor, höchstens so viele wie die Stärke, jedes neben einem, das du schon hast, und zum Preis seiner Etage.
space-4 = Kronen und Schritte auf der Kaiserleiste, zusammen so viele wie die Stärke, verteilt, wie du willst.
space-5 = Stelle eine Personalkarte aus deiner Hand ein; sie kostet so viele Kronen weniger wie die Stärke.
space-6 = { $price ->
    [one] Zahle { $price } Krone und führe eine beliebige andere Aktion mit der Stärke dieses Feldes aus.
   *[other] Zahle { $price } Kronen und führe eine beliebige andere Aktion mit der Stärke dieses Feldes aus.
}
space-strength = Die Stärke ist die Zahl der Würfel, die hier liegen, und was dein Personal hinzufügt.

## Was auf einmal getan werden kann: Knöpfe

proposal-all = Alles an die Gäste
proposal-all-marked = Wie markiert
proposal-serve = Alles Passende servieren
proposal-serve-marked = Vorschlag servieren
