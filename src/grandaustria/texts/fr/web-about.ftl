### Ce qui est dit d’une chose à côté d’elle, quand on la pointe.

web-about-order = Commande : { $order }.
web-about-waits = Attend encore { $missing }.
web-about-served = A toute sa commande.
web-about-check-in = Une fois logé : { $reward }
web-about-cost = { $cost ->
    [0] gratuit, { $timing }
    [one] { $cost } couronne, { $timing }
   *[other] { $cost } couronnes, { $timing }
}
web-about-space = Case { $face } : { $action }
web-about-boosted = ({ $boost }) { $text }
web-about-objective = { $claimed ->
    [yes] Tu l’as validé.
   *[no] Tu as { $have } sur { $need }.
}
web-about-objective-points = Points dans l’ordre d’arrivée : { $points }.
web-about-bonus = Sur la case { $space } ou au-delà : { $text }
web-about-penalty = Sur la case 0 : { $text }

## Keys

web-around-key-about = Tout sur ce qui est pointé
web-around-key-all = Distribuer comme proposé
web-around-key-all-no = Il n’y a rien à distribuer maintenant.
