### The card book: all components, with search and filters. Names and sentences of cards come from the server.

web-cards-title = Il libro delle carte
web-cards-lead = Tutto ciò che c’è nella scatola: ogni ospite, tutto il personale, i desideri della corte. Cerca per nome, numero o effetto.
web-cards-search = Nome, numero o effetto
web-cards-rules = Edizione
web-cards-kinds = Tipo di carta
web-cards-parts = Quali
web-cards-kind-all = Tutte
web-cards-kind-guest = Ospiti
web-cards-kind-staff = Personale
web-cards-kind-objective = Obiettivi
web-cards-kind-tile = Tessere Imperatore
web-cards-kind-hotel = Hotel
web-cards-kind-leopold = Le carte di Leopold
web-cards-part-all = Tutte
# Colours of guests, as the name of a filter and in a heading
web-cards-part-blue = Blu
web-cards-part-red = Rosso
web-cards-part-yellow = Giallo
web-cards-part-green = Verde
# When staff acts, as the name of a filter and in a heading
web-cards-part-once = Subito
web-cards-part-round = Ogni round
web-cards-part-always = Sempre
web-cards-part-end = Alla fine
# A heading: $kind is one of the kinds, $part one of the parts above
web-cards-heading = { $kind } · { $part }
web-cards-found = { $n ->
    [one] { $n } carta su { $all }
   *[other] { $n } carte su { $all }
}
web-cards-none = Nulla del genere nella scatola
web-cards-none-text = Prova con meno parole, o cerca in tutti i tipi.
web-cards-clear = Mostra tutto
web-cards-shown = La carta scelta
web-cards-choose = Scegli una carta per vederla in grande.
web-cards-number = Carta { $number }
web-cards-before = Precedente
web-cards-after = Successiva

## One card in large

web-cards-colour-blue = Nobiltà: dorme solo in camere blu.
web-cards-colour-red = Cittadino: dorme solo in camere rosse.
web-cards-colour-yellow = Artista: dorme solo in camere gialle.
web-cards-colour-green = Turista: va bene ogni camera.
web-cards-order = L’ordinazione
web-cards-brings = Quando alloggia
web-cards-points = { $points ->
    [0] Nessun punto.
    [one] { $points } punto.
   *[other] { $points } punti.
}
web-cards-cost = { $cost ->
    [0] Non costa nulla.
    [one] Costa { $cost } corona.
   *[other] Costa { $cost } corone.
}
web-cards-timing-once = Agisce una volta, quando si assume.
web-cards-timing-round = Si può usare una volta per round, nel proprio turno.
web-cards-timing-always = Agisce da sé dal momento in cui si assume.
web-cards-timing-end = Conta quando la partita è finita.
web-cards-objective = Chi lo rivendica per primo prende il valore più alto, chi segue il secondo, poi il terzo. Una sola volta a testa.
web-cards-tile = L’Imperatore guarda questa tessera dopo il round { $round }.
web-cards-bonus = Sulla casella { $space } o più in alto
web-cards-penalty = Sulla casella 0
web-cards-hotel-night = Hotel notturno
web-cards-hotel-day_a = Hotel diurno A
web-cards-hotel-day_b = Hotel diurno B
web-cards-hotel-day_c = Hotel diurno C
web-cards-hotel-day_d = Hotel diurno D
web-cards-hotel-text-night = Di notte tutti gli hotel sono uguali. Le pareti mostrano dove finisce un gruppo di camere.
web-cards-hotel-text-day = Di giorno ognuno gestisce un hotel diverso. Le pareti mostrano dove finisce un gruppo di camere.
web-cards-leopold = Leopold, carta { $number }
web-cards-leopold-text = In solitario Leopold scopre una di queste carte a ogni suo turno e fa ciò che dice, dall’alto in basso.
web-cards-editions = Che cosa dicono le edizioni

## Good to know about single cards, in our own words

web-cards-note = Buono a sapersi
web-cards-note-12 = I punti arrivano subito, quando si prende il dado. Un 6 usato come un altro numero resta un 6.
web-cards-note-14 = Prima o dopo tutta l’azione del dado, mai nel mezzo.
web-cards-note-15 = Anche la forza aggiunta potenziando vale doppio. Serve un dado proprio di quel numero, non un 6 usato come tale.
web-cards-note-22 = Prima o dopo tutta l’azione del dado, mai nel mezzo.
web-cards-note-23 = Non solo chi prende alloggio: contano anche le camere riempite da altre carte o dall’Imperatore.
web-cards-note-24 = Il resto del servizio non cambia: al massimo { $items ->
    [one] { $items } porzione
   *[other] { $items } porzioni
}, quante volte vuoi.
web-cards-note-26 = Decidi ogni volta, prima che arrivi la penalità.
web-cards-note-29 = Conti ciò che conta la carta copiata, ma nel tuo hotel. Se ce n’è più d’una, si prende per te la migliore. Se non ce n’è, non vale nulla.
web-cards-note-32 = Conta anche sé stessa.
web-cards-note-35 = Quante ne vuoi, o nessuna. Se completano un gruppo, il bonus aspetta che siano tutte girate.
web-cards-note-38 = L’ospite va ancora alloggiato; è un passo a parte.
web-cards-note-41 = Conta le caselle, non i punti stampati sotto.
web-cards-note-42 = Basta essere abbastanza in alto, anche se il bonus stesso non ti serve.
web-cards-note-49 = La camera deve toccare il tuo hotel, come sempre.
web-cards-note-75 = Solo tu vedi queste carte. Quelle che non assumi vanno in fondo al mazzo nell’ordine che scegli.
web-cards-note-76 = Solo tu vedi queste carte. Quelle che non assumi vanno in fondo al mazzo nell’ordine che scegli.
web-cards-note-87 = La fila si riempie prima che tu scelga l’ospite seguente. A ognuno serve un tavolo.
web-cards-note-97 = Dopo tutti gli altri suoi doni. Non si prende un dado: nulla di ciò che agisce prendendo un dado agisce, e non si può potenziare; un 6 ha comunque il suo prezzo.
web-cards-note-A3 = Solo tu vedi queste carte. Per la penalità scegli quali carte dare via.
web-cards-note-B3 = Solo tu vedi queste carte. Per la penalità scegli quali carte dare via.
web-cards-note-B4 = La camera deve toccare il tuo hotel, come sempre. Camere dello stesso piano: scegli tu quale perdere.
web-cards-note-C2 = La camera deve toccare il tuo hotel, come sempre. Camere dello stesso piano: scegli tu quale perdere.
web-cards-note-C4 = Scegli tu la carta; lascia il gioco per sempre.
