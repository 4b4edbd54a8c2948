### The rules in short, in our own words. Figures of the boards come as arguments, those of `web/src/cards/figures.ts`.

web-rules-title = Die Regeln in Kürze
web-rules-lead = Zwei Seiten zum Lesen vor dem ersten Abend. Am Tisch geht nichts, was nicht erlaubt ist, und jede Absage wird begründet.
web-rules-contents = Inhalt
web-rules-learn = Beim Spielen lernen
web-rules-cards = Das Kartenbuch
web-rules-die = Würfel { $face }

web-rules-aim = Worum es geht
web-rules-aim-text = Wien um die Jahrhundertwende. Du führst ein Kaffeehaus und das Hotel darüber. Gäste setzen sich in dein Kaffeehaus und bestellen Strudel, Torte, Wein und Kaffee; ist alles serviert, nehmen sie oben ein Zimmer und lassen Punkte und Geschenke da. Alles, was du tust, tust du mit Würfeln, die allen gemeinsam gehören.
web-rules-aim-points = Nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} gewinnt das Haus mit den meisten Punkten. Punkte bringen Gäste, volle blaue Bereiche, Ziele, die Gunst des Kaisers, Personal, belegte Zimmer sowie Kronen und Speisen, die übrig sind.

web-rules-setup = Der Anfang
web-rules-setup-text = Alle haben { $start_krones ->
    [one] { $start_krones } Krone
   *[other] { $start_krones } Kronen
}, { $start_hand ->
    [one] { $start_hand } Personalkarte
   *[other] { $start_hand } Personalkarten
} auf der Hand und in der Küche { $start_kitchen }. Drei Kaiserplättchen und drei Ziele werden für alle gezogen. Fünf Gäste bilden die Warteschlange; gegen die Spielreihenfolge nehmen alle gratis einen davon.
web-rules-setup-rooms = Alle bereiten dann { $start_rooms } Zimmer vor, das erste unten links, jedes weitere neben einem, das schon da ist, zum Preis seiner Etage.
web-rules-setup-variants = Bei Nacht sind alle Hotels gleich, bei Tag ist jedes anders. Das Personal wird ausgeteilt, gedraftet oder kommt in Einstiegssets, die für das erste Spiel am besten sind.
web-rules-hotel-label = Ein Hotel mit zwanzig Zimmern auf vier Etagen: vier Zimmer belegt, vier vorbereitet, die anderen leer.
web-rules-hotel-caption = Eine offene Tür ist ein vorbereitetes Zimmer, eine kräftige Farbe mit Zeichen ein belegtes. Dicke Wände umgeben einen Bereich.

web-rules-round = Eine Runde
web-rules-round-text = Das Spiel hat { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}. Zu Beginn jeder Runde werden alle Würfel geworfen ({ $dice_two } zu zweit, { $dice_three } zu dritt, { $dice_four } zu viert) und nach Zahlen ausgelegt. Alle haben zwei Züge pro Runde. Die Reihenfolge läuft hin und wieder zurück: Wer zuletzt an der Reihe ist, hat zwei Züge nacheinander, wer beginnt, hat den ersten und den letzten Zug.
web-rules-round-pass = Statt eines Zuges darfst du passen. Wenn alle anderen gepasst haben oder fertig sind, scheidet ein Würfel aus, der Rest wird neu geworfen, und wer gepasst hat, ist wieder dabei.

web-rules-turn = Ein Zug
web-rules-turn-guest = Zuerst darfst du einen Gast aus der Warteschlange in dein Kaffeehaus nehmen, wenn einer deiner { $tables } Tische frei ist. Je weiter rechts, desto länger wartet er schon und desto weniger kostet er.
web-rules-turn-prices = Was ein Gast kostet, von links nach rechts in der Warteschlange.
web-rules-turn-die = Dann nimmst du einen Würfel und tust, was seine Zahl sagt. Die Stärke ist die Zahl der Würfel auf diesem Feld, gezählt, bevor du deinen nimmst.
web-rules-die-1-name = Strudel und Torte.
web-rules-die-1 = Nimm so viele Portionen, wie die Stärke angibt, aber nie mehr Torte als Strudel.
web-rules-die-2-name = Wein und Kaffee.
web-rules-die-2 = Nimm so viele Portionen, wie die Stärke angibt, aber nie mehr Kaffee als Wein.
web-rules-die-3-name = Zimmer.
web-rules-die-3 = Bereite höchstens so viele Zimmer vor, wie die Stärke angibt, jedes neben einem Zimmer deines Hotels, jedes zum Preis seiner Etage: von unten nach oben { $floor_prices } Kronen.
web-rules-die-4-name = Kronen und Hof.
web-rules-die-4 = So viele Schritte, wie die Stärke angibt, nach Belieben auf Börse und Kaiserleiste verteilt.
web-rules-die-5-name = Personal.
web-rules-die-5 = Stelle eine Karte aus deiner Hand ein; sie ist um die Stärke billiger.
web-rules-die-6-name = Was du willst.
web-rules-die-6 = Zahle { $six_price ->
    [1] eine Krone
   *[other] { $six_price } Kronen
} und führe eine der Aktionen 1 bis 5 mit der Stärke der Sechsen aus.
web-rules-turn-boost = Einmal pro Zug { $boost_price ->
    [1] erhöht eine Krone
   *[other] erhöhen { $boost_price } Kronen
} die Stärke deines Würfels um eins. Das entscheidest du, bevor du ihn nimmst. Niemand hat je mehr als { $most_krones ->
    [one] { $most_krones } Krone
   *[other] { $most_krones } Kronen
}; was darüber ginge, verfällt.

web-rules-free = Jederzeit in deinem Zug
web-rules-free-text = So oft du willst, vor und nach Gast und Würfel, aber nie mitten in einer anderen Aktion:
web-rules-free-serve-name = Servieren.
web-rules-free-serve = Zahle { $serve_price ->
    [1] eine Krone
   *[other] { $serve_price } Kronen
} und bringe bis zu { $serve_items ->
    [one] { $serve_items } Portion
   *[other] { $serve_items } Portionen
} aus der Küche zu deinen Gästen.
web-rules-free-checkin-name = Einquartieren.
web-rules-free-checkin = Ein Gast, dessen Bestellung erfüllt ist, zieht in ein vorbereitetes Zimmer seiner Farbe.
web-rules-free-claim-name = Beanspruchen.
web-rules-free-claim = Nimm den höchsten freien Betrag eines Ziels, das du in diesem Moment erfüllst.
web-rules-free-use-name = Personal nutzen.
web-rules-free-use = Jede Karte, die einmal pro Runde arbeitet, einmal pro Runde.
web-rules-food = Speisen, die du erhältst, dürfen sofort und gratis auf Bestellungen, die sie verlangen. Der Rest kommt in die Küche. Was auf einer Bestellung liegt, bleibt dort.

web-rules-checkin = Einzug und volle Bereiche
web-rules-checkin-text = Blaue Gäste schlafen in blauen Zimmern, rote in roten, gelbe in gelben; grüne Gäste schlafen überall. Das Zimmer wird auf belegt gedreht, der Gast verlässt das Kaffeehaus, und sein Tisch ist wieder frei.
web-rules-checkin-reward = Du bekommst seine Punkte und seine Geschenke, jedes, wenn du es willst, in beliebiger Reihenfolge.
web-rules-groups = Wird das letzte Zimmer eines Bereichs belegt, wodurch auch immer, zahlt der Bereich einmal:
web-rules-groups-caption = Was ein voller Bereich bringt, nach Farbe und Größe
web-rules-groups-size = Zimmer im Bereich
web-rules-group-blue = Punkte
web-rules-group-red = Kronen
web-rules-group-yellow = Kaiserschritte

web-rules-emperor = Der Kaiser
web-rules-emperor-text = Nach den Runden { $emperor_rounds } zieht der Kaiser Bilanz. Alle bekommen die Punkte ihres Feldes auf seiner Leiste und gehen dann zurück.
web-rules-emperor-back = Zurück geht es beim ersten Mal { $back_first ->
    [one] { $back_first } Feld
   *[other] { $back_first } Felder
}, dann { $back_second }, dann { $back_third }, aber nie unter 0. Wer dann auf Feld { $bonus_from } oder höher steht, erhält den Bonus des Plättchens; wer auf 0 steht, die Strafe; dazwischen geschieht nichts.
web-rules-emperor-steps = Jeder Schritt über das Ende der Leiste hinaus bringt sofort { $emperor_beyond ->
    [1] einen Punkt
   *[other] { $emperor_beyond } Punkte
}.

web-rules-end = Das Ende
web-rules-end-text = Nach der letzten Runde und dem letzten Besuch des Kaisers kommt hinzu:
web-rules-final-staff = was Personal für das Spielende bringt;
web-rules-final-rooms = { $floor_points } Punkte für ein belegtes Zimmer, von der untersten Etage aufwärts;
web-rules-final-krones = { $final_krone ->
    [one] { $final_krone } Punkt
   *[other] { $final_krone } Punkte
} für jede Krone;
web-rules-final-kitchen = { $final_kitchen_item ->
    [one] { $final_kitchen_item } Punkt
   *[other] { $final_kitchen_item } Punkte
} für jede Portion, die in der Küche übrig ist;
web-rules-final-cafe = minus { $final_cafe_guest ->
    [one] { $final_cafe_guest } Punkt
   *[other] { $final_cafe_guest } Punkte
} für jeden Gast, der noch im Kaffeehaus sitzt.
web-rules-end-tie = Bei Gleichstand gewinnt, wer mehr aus Kronen und Küche hat. Ist auch das gleich, wird der Sieg geteilt.
web-rules-objectives = Was ein Ziel bringt, wenn man es als Erster, Zweiter oder Dritter beansprucht.

web-rules-solo = Allein gegen Leopold
web-rules-solo-text = Leopold, der das Konkurrenzhaus führt, spielt nach zwanzig eigenen Karten. In jedem seiner Züge deckt er eine auf: Er holt Gäste direkt in seine Zimmer, nimmt einen Würfel weg, steigt bei Hofe, deckt Personal auf und arbeitet an den Zielen. Er braucht weder Geld noch Speisen und passt nie. Mit mehr Punkten schlägst du ihn; bei Gleichstand gewinnt er.

web-rules-editions = Was die Ausgaben anders machen
web-rules-editions-text = Das Spiel wurde mehrmals gedruckt, und die Regelhefte sind sich nicht in allem einig. Hier wählst du für jeden Tisch eines davon oder mischst sie Punkt für Punkt.
