### The guided first game. Gustav the head waiter speaks: courteous, dry, fond of his house. One thought per tip.
### Figures of the boards come as arguments, those of `web/src/cards/figures.ts`.

web-learn-lead = Ein ganzes Spiel gegen das Haus, am echten Tisch. Nichts ist einstudiert; nur der Rat ist gratis.
web-learn-hello = Gustav, Oberkellner. Zu Diensten.
web-learn-hello-text = Du hast ein Kaffeehaus mit einer Handvoll Tischen geerbt und ein Hotel voller leerer Zimmer. Ich habe schon Schlimmeres anfangen sehen. Spiel, wie du magst; kommt etwas Neues, sage ich ein Wort oder zwei, und dann schweige ich.
web-learn-promise-guests = Gäste kommen ins Kaffeehaus, bestellen und ziehen nach oben, sobald sie bedient sind.
web-learn-promise-dice = Würfel entscheiden, was du tun darfst und wie gut.
web-learn-promise-rooms = Zimmer müssen vorbereitet sein, in der richtigen Farbe.
web-learn-promise-court = Und der Kaiser sieht zu. Das tut er meistens.
web-learn-begin = Platz nehmen
web-learn-continue = Mein erstes Spiel fortsetzen
web-learn-rules = Die Regeln in Kürze
web-learn-cards = Das Kartenbuch
# The title of the table of a guided game
web-learn-table = Erster Abend mit Gustav

## His panel at the table

web-learn-advice = Gustavs Rat
web-learn-open = Gustav fragen
web-learn-close = Gustav kurz wegschicken
web-learn-name = Gustav
web-learn-progress = { $n } von { $of }
web-learn-next = Weiter
web-learn-understood = Verstanden
web-learn-all = Alle seine Tipps
web-learn-watch = Sieh dem anderen Haus einen Moment zu. Ich melde mich, wenn du am Zug bist.
web-learn-score = Zum Wertungsblatt

## His tips: a title and what he says

web-learn-title-first-guest = Der erste Gast
web-learn-tip-first-guest = Irgendwer muss der Erste sein. Kleine Bestellungen sind schnell serviert, große bringen mehr. Sieh unten auf die Karte: Das lässt der Gast uns da, links Punkte, rechts Geschenke. Und vergleiche die Bestellung mit dem, was schon in deiner Küche steht.
web-learn-title-first-rooms = Die ersten Zimmer
web-learn-tip-first-rooms = Lass { $start_rooms ->
    [1] ein Zimmer
    [2] zwei Zimmer
    [3] drei Zimmer
   *[other] { $start_rooms } Zimmer
} vorbereiten, von unten links an; jedes muss an ein voriges grenzen. Von unten nach oben kosten die Etagen { $floor_prices } Kronen je Zimmer; die Aussicht ist inbegriffen. Wähle die Farbe, in der dein Gast schläft: Blau für den Adel, Rot für Bürger, Gelb für Künstler. Touristen in Grün nehmen jedes Bett.
web-learn-title-dice = Was die Würfel sagen
web-learn-tip-dice = In jedem Zug nimmst du einen Würfel. Seine Zahl sagt, was du tust: 1 Strudel und Torte, 2 Wein und Kaffee, 3 Zimmer, 4 Kronen oder Kaiser, 5 Personal, 6 was du willst. Wie viele Würfel dort liegen, sagt, wie viel davon. Gedränge auf einem Feld ist mehr wert als ein einsamer Liebling.
web-learn-title-queue = Die Schlange vor der Tür
web-learn-tip-queue = Vor dem Würfel darfst du einen der Gäste hereinbitten, wenn ein Tisch frei ist. Rechts kommen sie für wenig oder gar nichts; weiter links zahlst du für deine Ungeduld. Wer wartet, rückt nach rechts und wird billiger, oder das andere Haus nimmt ihn.
web-learn-title-place = Gleich an den Tisch
web-learn-tip-place = Frisch aus dem Ofen kostet das Servieren nichts: Leg sofort auf die Bestellungen, was du gerade erhalten hast. Was niemand bestellt hat, kommt in die Küche. Und bitte nicht mehr Torte als Strudel, nicht mehr Kaffee als Wein; die Küche besteht darauf.
web-learn-title-serve = Aus der Küche
web-learn-tip-serve = Für { $serve_price ->
    [1] eine Krone
   *[other] { $serve_price } Kronen
} trage ich bis zu { $serve_items ->
    [1] eine Portion
    [2] zwei Portionen
    [3] drei Portionen
    [4] vier Portionen
   *[other] { $serve_items } Portionen
} aus der Küche zu deinen Gästen. Ein volles Tablett ist gut gewirtschaftet. Einzeln kostet es bis zum Monatsende ein Vermögen.
web-learn-title-prepare = Zimmer und ihre Preise
web-learn-tip-prepare = So viele Zimmer, wie die Stärke erlaubt, jedes neben einem, das du hast. Höhere Etagen kosten mehr und zählen am Ende mehr. Manche Türen bringen Punkte, wenn man sie zum ersten Mal öffnet, und das kannst nur du sein.
web-learn-title-check-in = Nach oben, bitte
web-learn-tip-check-in = Eine volle Bestellung, ein vorbereitetes Zimmer in der Farbe des Gastes: einquartieren! Es kostet nichts, braucht keinen Würfel und geht jederzeit in deinem Zug. Der Gast lässt Punkte und Geschenke da, und der Tisch ist wieder frei. Tu es, bevor das andere Haus den Gast braucht, den du als nächsten willst.
web-learn-title-groups = Ganze Bereiche
web-learn-tip-groups = Zimmer einer Farbe zwischen dicken Wänden gehören zusammen. Sind alle belegt, feiert das Haus: Blau bringt Punkte, Rot bringt Kronen, Gelb bringt Schritte bei Hofe. Je größer der Bereich, desto lauter das Fest; die Tafel auf dem Dach kennt die Zahlen.
web-learn-title-cafe = Kein Tisch frei
web-learn-tip-cafe = Alle Tische sind besetzt: Niemand kommt mehr herein, bis jemand hinaufgeht. Und ein Gast, der am letzten Abend noch hier sitzt, kostet { $final_cafe_guest ->
    [one] { $final_cafe_guest } Punkt
   *[other] { $final_cafe_guest } Punkte
}. Solche Gäste schreiben Briefe, weißt du.
web-learn-title-boost = { $boost_price ->
    [1] Eine Krone für mehr
   *[other] { $boost_price } Kronen für mehr
}
web-learn-tip-boost = Einmal pro Zug { $boost_price ->
    [1] macht eine Krone
   *[other] machen { $boost_price } Kronen
} deinen Würfel um eins stärker. Wenig Geld, gut angelegt, wenn es eine Bestellung füllt. Schalte das Verstärken ein, bevor du den Würfel nimmst.
web-learn-title-krones = Die Börse
web-learn-tip-krones = Die Kasse ist fast leer. Eine 4 füllt sie, auch rote Bereiche und viele Gäste. Mehr als { $most_krones } kannst du nicht haben, und jede Krone ist am Ende { $final_krone ->
    [1] einen Punkt
   *[other] { $final_krone } Punkte
} wert: Gib sie aus, aber ein paar dürfen bleiben.
web-learn-title-six = Die gefällige Sechs
web-learn-tip-six = Eine 6 kostet { $six_price ->
    [1] eine Krone
   *[other] { $six_price } Kronen
} und steht für jede Aktion von 1 bis 5. Die Stärke ist die der Sechsen; wie viele Würfel auf dem anderen Feld liegen, spielt keine Rolle.
web-learn-title-emperor = Seine Majestät
# $outlook is a sentence of the server: what the next scoring would bring if it came now.
web-learn-tip-emperor = Nach den Runden { $emperor_rounds } blickt der Kaiser auf seine Leiste. Zuerst bekommst du die Punkte deines Feldes, dann rutschen alle zurück, und dann ist er erfreut oder nicht. So wie es steht: { $outlook } Mit der 4 kommst du hinauf.
web-learn-title-judged = Der Kaiser hat gesprochen
web-learn-tip-judged = Du hast gesehen, wie es geht: Punkte für das Feld, zurück, dann Bonus, nichts oder Strafe. Jeder Besuch hat seinen eigenen Rückweg: { $back_first ->
    [one] { $back_first } Feld
   *[other] { $back_first } Felder
}, dann { $back_second }, dann { $back_third }. Zwei oder drei Schritte zu wenig sind immer teurer, als sie aussehen.
web-learn-title-staff = Gutes Personal
web-learn-tip-staff = Die Karten auf deiner Hand sind Leute, die gern für dich arbeiten möchten. Eine 5 stellt jemanden ein, um ihre Stärke billiger. Stelle früh ein, wer jede Runde oder immer arbeitet; wer nur am Ende zählt, kann warten, bis du weißt, dass es sich lohnt.
web-learn-title-use = Einmal pro Runde
web-learn-tip-use = Jemand im Dienst kann in jeder Runde einmal etwas für dich tun. Es ist gratis. Ich erwähne es, weil man es gern vergisst.
web-learn-title-objectives = Drei Wünsche
web-learn-tip-objectives = Drei Ziele liegen offen, und beide Häuser laufen darauf zu. Wer zuerst da ist, nimmt den Lorbeer mit { $first_claim }, danach gibt es { $second_claim }. Du siehst, wie weit du bist; das andere Haus sieht es auch.
web-learn-title-claim = Hol es dir
web-learn-tip-claim = Du erfüllst ein Ziel: Beanspruche es jetzt. Es kostet nichts, es bleibt dein, auch wenn du die Mittel später verlierst, und durch Warten hat noch niemand mehr bekommen.
web-learn-title-pass = Passen
web-learn-tip-pass = Gefällt dir kein Würfel, dann passe, aber nur, bevor du etwas getan hast. Sind die anderen fertig, wird ein Würfel weggeworfen und der Rest neu gewürfelt. Nach einem schlechten Wurf ist das keine Schande. Nach einem guten schon.
web-learn-title-end = Der Zug gehört dir, bis du ihn beendest
web-learn-tip-end = Der Würfel ist genommen, aber du darfst noch servieren, einquartieren, beanspruchen, Personal nutzen. Sieh dich einmal um. Du kannst deine Schritte auch zurücknehmen, solange nichts Neues ans Licht gekommen ist. Dann beende den Zug.
web-learn-title-round = Eine Runde ist vorbei
web-learn-tip-round = Das war eine von { $rounds } Runden. Die Reihenfolge wechselt, alle Würfel kommen zurück und werden geworfen, und Personal, das einmal pro Runde arbeitet, ist ausgeruht. Zwei Würfel pro Runde für jeden, und keiner mehr. Es ist schneller aus, als man denkt.
web-learn-title-late = Die letzten Runden
web-learn-tip-late = Nimm von jetzt an nur Gäste, die du noch bedienen und zu Bett bringen kannst. Belegte Zimmer zählen von unten nach oben { $floor_points } Punkte; jede Krone { $final_krone }, jede Portion in der Küche { $final_kitchen_item }, ein leerer Stuhl nichts, ein vergessener Gast minus { $final_cafe_guest }. Und vielleicht schaut der Hof noch einmal vorbei.
web-learn-title-over = Die Bücher sind geschlossen
web-learn-tip-over = Ein schöner Abend, wenn ich das sagen darf. Komm und sieh, was zusammenkommt: das Personal, das am Ende zählt, die Zimmer, die Börse, die Speisekammer und jene, die wir sitzen ließen.
