### Planning ahead: the own next turn tried on a copy of the table, kept, and played by itself.

web-planner-plan = Planen
web-planner-about = Während andere spielen, kannst du deinen nächsten Zug auf einer Kopie des Tisches ausprobieren. Ein gemerkter Plan wird von selbst gespielt, einige Sekunden nach Beginn deines Zuges, wenn jeder Schritt noch möglich ist, nicht mehr kostet und nicht weniger bringt. Nur du siehst ihn, und was immer du selbst am Tisch tust, hebt ihn auf.
web-planner-try = Meinen nächsten Zug ausprobieren
web-planner-not-now = Mit diesen Würfeln hast du keinen Zug mehr vor dir, oder du bist gerade am Zug.
web-planner-key-no = Gerade gibt es keinen Zug zu planen.
web-planner-mark = Ein Plan: nichts wird gespielt
# $count: how many guests have come of whom nothing is known.
web-planner-guests = { $count ->
    [one] Der Gast, der nachrückt, bleibt verdeckt.
   *[other] { $count } Gäste, die nachrücken, bleiben verdeckt.
}
# $count: how many cards have been drawn of which nothing is known.
web-planner-staff = { $count ->
    [one] Die gezogene Karte bleibt verdeckt.
   *[other] Die { $count } gezogenen Karten bleiben verdeckt.
}
web-planner-open = Das hängt von Karten ab, die niemand gesehen hat, und lässt sich nicht merken.
web-planner-whole = Der Zug ist vollständig: Du kannst ihn als Plan merken.
# $why: the sentence of the rules.
web-planner-changed = Der Tisch hat sich verändert, der Rest ist nicht mehr möglich. { $why }
web-planner-back = Zurück zum Tisch
web-planner-anew = Von vorn
web-planner-keep = Als Plan merken
web-planner-second = Als zweiten Plan
web-planner-kept = Der Plan ist gemerkt.
web-planner-steps = Schritte des Plans
web-planner-none = Noch kein Schritt.
web-planner-first = Wenn ich am Zug bin
web-planner-then = Wenn das nicht möglich ist
web-planner-unread = Dieser Plan stammt aus einer anderen Version und ist nicht lesbar.
web-planner-nothing = Nichts ist geplant.
web-planner-forget = Alles Geplante vergessen
web-planner-pass = Passen
web-planner-until = Automatisch passen, bis
web-planner-pass-on = Bis dahin passen
web-planner-pass-off = Nicht mehr passen
# $what: what is waited for, such as "a new round begins".
web-planner-passing = Wenn kein Plan möglich ist, passt du, bis { $what }.
web-planner-until-round = eine neue Runde beginnt
# $face: the number on the dice.
web-planner-until-die = ein Würfel mit { $face } daliegt
# $colour: blue, red, yellow or green.
web-planner-until-guest = { $colour ->
    [blue] ein Gast vom Adel kommt
    [red] ein Bürger kommt
    [yellow] ein Künstler kommt
   *[green] ein Tourist kommt
}
web-planner-until-check-in = jemand anders einen Gast einquartiert
web-planner-until-claim = jemand ein Ziel beansprucht
web-planner-became-first = Dein Plan wurde gespielt.
web-planner-became-second = Dein zweiter Plan wurde gespielt.
web-planner-became-pass = Du hast gepasst, wie geplant.
web-planner-became-impossible = Was du geplant hattest, ist nicht mehr möglich. Du bist am Zug.
web-planner-became-changed = Worauf du gewartet hast, ist eingetreten. Du bist am Zug.
web-refusal-no-plans = Wo du allein oder an einem Bildschirm spielst, wird nichts geplant.
web-refusal-no-turn = Mit diesen Würfeln hast du keinen Zug mehr vor dir, oder du bist gerade am Zug.
web-refusal-unfinished = Ein Plan endet mit dem Zug und lässt unterwegs nichts offen.
web-refusal-met = Worauf du warten willst, ist schon so.
