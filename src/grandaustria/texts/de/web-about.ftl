### Was neben einem Ding über es gesagt wird, wenn jemand darauf zeigt.

web-about-order = Bestellung: { $order }.
web-about-waits = Wartet noch auf { $missing }.
web-about-served = Hat alles bekommen.
web-about-check-in = Beim Einquartieren: { $reward }
web-about-cost = { $cost ->
    [0] kostet nichts, { $timing }
    [one] { $cost } Krone, { $timing }
   *[other] { $cost } Kronen, { $timing }
}
web-about-space = Feld { $face }: { $action }
web-about-boosted = ({ $boost }) { $text }
web-about-objective = { $claimed ->
    [yes] Du hast es beansprucht.
   *[no] Du hast { $have } von { $need }.
}
web-about-objective-points = Punkte je nach Reihenfolge: { $points }.
web-about-bonus = Auf Feld { $space } oder weiter: { $text }
web-about-penalty = Auf Feld 0: { $text }

## Keys

web-around-key-about = Alles über das, worauf du zeigst
web-around-key-all = Speisen wie vorgeschlagen verteilen
web-around-key-all-no = Jetzt gibt es nichts zu verteilen.
