### Che cosa si dice di una cosa accanto a essa, quando la si indica.

web-about-order = Ordinazione: { $order }.
web-about-waits = Aspetta ancora { $missing }.
web-about-served = Ha tutto ciò che ha ordinato.
web-about-check-in = Quando alloggia: { $reward }
web-about-cost = { $cost ->
    [0] gratis, { $timing }
    [one] { $cost } corona, { $timing }
   *[other] { $cost } corone, { $timing }
}
web-about-space = Spazio { $face }: { $action }
web-about-boosted = ({ $boost }) { $text }
web-about-objective = { $claimed ->
    [yes] Lo hai rivendicato.
   *[no] Hai { $have } su { $need }.
}
web-about-objective-points = Punti in ordine di arrivo: { $points }.
web-about-bonus = Sulla casella { $space } o oltre: { $text }
web-about-penalty = Sulla casella 0: { $text }

## Keys

web-around-key-about = Tutto su ciò che indichi
web-around-key-all = Distribuisci come proposto
web-around-key-all-no = Adesso non c’è niente da distribuire.
