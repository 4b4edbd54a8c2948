### What rewards, bonuses and penalties do. $amount and $discount are numbers, $items is a list such as
### "1 strudel and 2 wines", $floor is a floor.

effect-food = Du erhältst { $items }.
effect-any = { $amount ->
    [one] Du erhältst { $amount } Portion deiner Wahl.
   *[other] Du erhältst { $amount } Portionen deiner Wahl.
}
effect-krones = { $amount ->
    [one] Du erhältst { $amount } Krone.
   *[other] Du erhältst { $amount } Kronen.
}
effect-emperor = { $amount ->
    [one] Rücke { $amount } Feld auf der Kaiserleiste vor.
   *[other] Rücke { $amount } Felder auf der Kaiserleiste vor.
}
effect-draw = { $amount ->
    [one] Ziehe { $amount } Personalkarte.
   *[other] Ziehe { $amount } Personalkarten.
}
effect-points = { $amount ->
    [one] Du erhältst { $amount } Punkt.
   *[other] Du erhältst { $amount } Punkte.
}
effect-points_per_staff = { $amount ->
    [one] Du erhältst { $amount } Punkt für jede deiner ausgespielten Personalkarten.
   *[other] Du erhältst { $amount } Punkte für jede deiner ausgespielten Personalkarten.
}
effect-occupy = { $amount ->
    [one] Du darfst ein vorbereitetes Zimmer beliebiger Farbe auf belegt drehen.
   *[other] Du darfst bis zu { $amount } vorbereitete Zimmer beliebiger Farbe auf belegt drehen.
}
effect-guest = { $amount ->
    [one] Du darfst { $amount } Gast gratis aus der Warteschlange nehmen, wenn du einen freien Tisch hast.
   *[other] Du darfst nacheinander { $amount } Gäste gratis aus der Warteschlange nehmen, wenn du freie Tische hast.
}
effect-complete = Erfülle die Bestellung eines Gastes in deinem Kaffeehaus aus dem Vorrat.
effect-action =
    Danach darfst du die Aktion eines Feldes mit Würfeln mit dessen Stärke ausführen, ohne einen Würfel zu nehmen.
effect-action-turn =
    Nach diesem Zug hast du noch einen ganzen Zug; seine Aktion nutzt die Würfel eines Feldes, ohne einen zu nehmen.

effect-prepare-full = Du darfst ein Zimmer zum üblichen Preis vorbereiten.
effect-prepare-discount = { $discount ->
    [one] Du darfst ein Zimmer für { $discount } Krone weniger vorbereiten.
   *[other] Du darfst ein Zimmer für { $discount } Kronen weniger vorbereiten.
}
effect-prepare-free = Du darfst ein Zimmer gratis vorbereiten.
effect-prepare-full-floor = Du darfst ein Zimmer bis Etage { $floor } zum üblichen Preis vorbereiten.
effect-prepare-discount-floor = { $discount ->
    [one] Du darfst ein Zimmer bis Etage { $floor } für { $discount } Krone weniger vorbereiten.
   *[other] Du darfst ein Zimmer bis Etage { $floor } für { $discount } Kronen weniger vorbereiten.
}
effect-prepare-free-floor = Du darfst ein Zimmer bis Etage { $floor } gratis vorbereiten.
effect-occupy_new = Du darfst ein Zimmer gratis vorbereiten; es ist sofort belegt.
effect-occupy_new-floor = Du darfst ein Zimmer bis Etage { $floor } gratis vorbereiten; es ist sofort belegt.

effect-hire-full = Du darfst eine Personalkarte aus der Hand zum üblichen Preis einstellen.
effect-hire-discount = { $discount ->
    [one] Du darfst eine Personalkarte aus der Hand für { $discount } Krone weniger einstellen.
   *[other] Du darfst eine Personalkarte aus der Hand für { $discount } Kronen weniger einstellen.
}
effect-hire-free = Du darfst eine Personalkarte aus der Hand gratis einstellen.
# $cards: how many cards are drawn for the offer
effect-offer-full = { $cards ->
    [one] Sieh dir { $cards } Personalkarte an; stelle sie zum üblichen Preis ein oder lege sie unter den Stapel.
   *[other] Sieh dir { $cards } Personalkarten an; du darfst eine zum üblichen Preis einstellen, der Rest kommt unter den Stapel.
}
effect-offer-discount = { $cards ->
    [one] Sieh dir { $cards } Personalkarte an; stelle sie für { $discount ->
        [one] { $discount } Krone
       *[other] { $discount } Kronen
    } weniger ein oder lege sie unter den Stapel.
   *[other] Sieh dir { $cards } Personalkarten an; du darfst eine für { $discount ->
        [one] { $discount } Krone
       *[other] { $discount } Kronen
    } weniger einstellen, der Rest kommt unter den Stapel.
}
effect-offer-free = { $cards ->
    [one] Sieh dir { $cards } Personalkarte an; stelle sie gratis ein oder lege sie unter den Stapel.
   *[other] Sieh dir { $cards } Personalkarten an; du darfst eine gratis einstellen, der Rest kommt unter den Stapel.
}

## Penalties of one kind

penalty-points = { $amount ->
    [one] Du verlierst { $amount } Punkt.
   *[other] Du verlierst { $amount } Punkte.
}
penalty-points_per_staff = { $amount ->
    [one] Du verlierst { $amount } Punkt für jede deiner ausgespielten Personalkarten.
   *[other] Du verlierst { $amount } Punkte für jede deiner ausgespielten Personalkarten.
}
penalty-kitchen = Alles in deiner Küche kommt zurück in den Vorrat.
penalty-food = Alles in deiner Küche und bei deinen Gästen kommt zurück in den Vorrat.
penalty-top_rooms =
    Du verlierst ein belegtes Zimmer der höchsten Etage, die eines hat, und ein weiteres der nächsttieferen Etage, die eines hat.
penalty-top_rooms-column =
    Du verlierst ein belegtes Zimmer der höchsten Etage, die eines hat, und das nächste belegte weiter unten in seiner Spalte.
penalty-top_rooms-below =
    Du verlierst ein belegtes Zimmer der höchsten Etage, die eines hat, und das direkt darunter, falls es belegt ist.
penalty-top_rooms-floor =
    Du verlierst ein belegtes Zimmer der höchsten Etage, die eines hat, und eines der Etage direkt darunter, falls sie eines hat.

## Penalties of two kinds: the first if it can be paid in full, else that many points

penalty-krones-else = { $amount ->
    [one] Du verlierst { $amount } Krone; hast du keine
   *[other] Du verlierst { $amount } Kronen; hast du weniger
}, verlierst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
penalty-staff-else = { $amount ->
    [one] Lege { $amount } Personalkarte aus der Hand unter den Stapel; hast du keine
   *[other] Lege { $amount } Personalkarten aus der Hand unter den Stapel; hast du weniger
}, verlierst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
penalty-empty_rooms-else = { $amount ->
    [one] Du verlierst { $amount } vorbereitetes Zimmer von möglichst weit oben; hast du keines
   *[other] Du verlierst { $amount } vorbereitete Zimmer von jeweils möglichst weit oben; hast du weniger
}, verlierst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
penalty-occupied_rooms-else = { $amount ->
    [one] Du verlierst { $amount } belegtes Zimmer von möglichst weit oben; hast du keines
   *[other] Du verlierst { $amount } belegte Zimmer von jeweils möglichst weit oben; hast du weniger
}, verlierst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
penalty-end_staff-else = { $points ->
    [one] Eine deiner ausgespielten Personalkarten für das Spielende kommt aus dem Spiel; hast du keine, verlierst du { $points } Punkt.
   *[other] Eine deiner ausgespielten Personalkarten für das Spielende kommt aus dem Spiel; hast du keine, verlierst du { $points } Punkte.
}

## Penalties of two kinds: either, as the player likes

penalty-krones-or = { $amount ->
    [one] Du verlierst nach Wahl { $amount } Krone
   *[other] Du verlierst nach Wahl { $amount } Kronen
} oder { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
penalty-staff-or = { $amount ->
    [one] Nach Wahl: Lege { $amount } Personalkarte
   *[other] Nach Wahl: Lege { $amount } Personalkarten
} aus der Hand unter den Stapel oder verliere { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
penalty-empty_rooms-or = { $amount ->
    [one] Du verlierst nach Wahl { $amount } vorbereitetes Zimmer von
   *[other] Du verlierst nach Wahl { $amount } vorbereitete Zimmer von jeweils
} möglichst weit oben oder { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
penalty-occupied_rooms-or = { $amount ->
    [one] Du verlierst nach Wahl { $amount } belegtes Zimmer von
   *[other] Du verlierst nach Wahl { $amount } belegte Zimmer von jeweils
} möglichst weit oben oder { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
penalty-end_staff-or = { $points ->
    [one] Du verlierst nach Wahl eine deiner ausgespielten Personalkarten für das Spielende oder { $points } Punkt.
   *[other] Du verlierst nach Wahl eine deiner ausgespielten Personalkarten für das Spielende oder { $points } Punkte.
}
