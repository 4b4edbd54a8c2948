### The names of guests and staff; objectives, emperor tiles and the cards of the solo opponent. No two guests and no two
### staff cards have the same name.
### A dot within a word says where a narrow card may break it.

## Guests: our translations, in the titles of the Austrian court and administration; 49, 65, 75 and 97 stand so in the
## rulebook

guest-49-name = Scultore
guest-50-name = Musicista
guest-51-name = Composi·tore
guest-52-name = Sarto
guest-53-name = Ballerina di flamenco
guest-54-name = Ritrat·tista
guest-55-name = Fotografo
guest-56-name = Cantante da camera
guest-57-name = Architetto
guest-58-name = Attrice
guest-59-name = Poeta
guest-60-name = Gioiel·liere
guest-61-name = Pittore
guest-62-name = Cantante d’opera
guest-63-name = Dama di palazzo
guest-64-name = Duchessa
guest-65-name = Cavaliere dell’Im·pero
guest-66-name = Langravia
guest-67-name = Principe sovrano
guest-68-name = Princi·pessa
guest-69-name = Contessa
guest-70-name = Principe elettore
guest-71-name = Barone
guest-72-name = Principe
guest-73-name = Conte
guest-74-name = Conte dell’Im·pero
guest-75-name = Baronessa
guest-76-name = Duca
guest-77-name = Speziale
guest-78-name = Consi·gliere delle poste
guest-79-name = Consi·gliere intimo
guest-80-name = Professore emerito
guest-81-name = Generale
guest-82-name = Consi·gliere superiore
guest-83-name = Consi·gliere di commercio
guest-84-name = Consi·gliere aulico
guest-85-name = Maggiore
guest-86-name = Consi·gliere veteri·nario
guest-87-name = Consi·gliere medico
guest-88-name = Procu·ratore generale
guest-89-name = Alto commis·sario
guest-90-name = Segretario ministe·riale
guest-91-name = Tezcat·lipoca
guest-92-name = Capitan Uncino d’Oro
guest-93-name = Signor Horsa
guest-94-name = M. Ingalls
guest-95-name = Mister Boydell
guest-96-name = Signor Oundo
guest-97-name = E. Gizia
guest-98-name = M. Polo
guest-99-name = Cramer·sofolo
guest-100-name = Franz il contadino
guest-101-name = Fra Uwe
guest-102-name = Control·lore
guest-103-name = Durgoing
guest-104-name = MacLeod

## Staff

staff-1-name = Addetto alla Colazione
staff-2-name = Cameriera
staff-3-name = Addetto alla Cantina
staff-4-name = Aiuto Cuoco
staff-5-name = Stalliere
staff-6-name = Cocchiere
staff-7-name = Massag·giatrice
staff-8-name = Guida turistica
staff-9-name = Maggior·domo
staff-10-name = Autista
staff-11-name = Fioraia
staff-12-name = Governante
staff-13-name = Capo Sala
staff-14-name = Decoratore
staff-15-name = Lustra·scarpe
staff-16-name = Lavandaia
staff-17-name = Lavapiatti
staff-18-name = Guarda·robiera
staff-19-name = Arredatore
staff-20-name = Detective
staff-21-name = Cuoco
staff-22-name = Capo del personale
staff-23-name = Custode
staff-24-name = Capo Cameriere
staff-25-name = Fattorino
staff-26-name = Direttore Eventi
staff-27-name = Direttore delle prenota·zioni
staff-28-name = Portiere
staff-29-name = Segretaria
staff-30-name = Segretario di Ricevi·mento
staff-31-name = Cameriera di Piano
staff-32-name = Vice Direttore
staff-33-name = Uomo delle Pulizie
staff-34-name = Addetto alla Reception
staff-35-name = Portiere Notturno
staff-36-name = Sommelier
staff-37-name = Addetto al Servizio in Camera
staff-38-name = Facchino
staff-39-name = Pasticcere
staff-40-name = Direttore Marketing
staff-41-name = Centra·linista
staff-42-name = Giardi·niere
staff-43-name = Barista
staff-44-name = Addetta alla Dispensa
staff-45-name = Bagnino
staff-46-name = Donna delle Pulizie
staff-47-name = Addetto all’Ascen·sore
staff-48-name = Direttore

## Objectives: $amount is the figure of the card; $blue, $red, $yellow are numbers of rooms

objective-105-name = Borsa piena
objective-105-condition = { $amount ->
    [one] Avere { $amount } corona.
   *[other] Avere { $amount } corone.
}
objective-106-name = Casa ben arredata
objective-106-condition = { $amount ->
    [one] Avere { $amount } camera, preparata o occupata.
   *[other] Avere { $amount } camere, preparate o occupate.
}
objective-107-name = Casa operosa
objective-107-condition = { $amount ->
    [one] Avere { $amount } carta Personale in servizio.
   *[other] Avere { $amount } carte Personale in servizio.
}
objective-108-name = Favore a corte
objective-108-condition = Essere almeno sulla casella { $amount } del tracciato dell’Imperatore.
objective-109-name = Piano per piano
objective-109-condition = { $amount ->
    [one] Avere { $amount } piano tutto occupato.
   *[other] Avere { $amount } piani tutti occupati.
}
objective-110-name = Suite al completo
objective-110-condition = { $amount ->
    [one] Avere { $amount } gruppo di camere tutto occupato.
   *[other] Avere { $amount } gruppi di camere tutti occupati.
}
objective-111-name = Questione di colore
objective-111-condition = { $amount ->
    [one] Avere occupate tutte le camere di un colore.
   *[other] Avere occupate tutte le camere di { $amount } colori.
}
objective-112-name = Dalla cantina al tetto
objective-112-condition = { $amount ->
    [one] Avere { $amount } colonna tutta occupata.
   *[other] Avere { $amount } colonne tutte occupate.
}
objective-113-name = Compagnia mista
objective-113-condition = Avere occupate { $blue } camere blu, { $red } rosse e { $yellow } gialle.
objective-114-name = Cittadini e artisti
objective-114-condition = Avere occupate { $red } camere rosse e { $yellow } gialle.
objective-115-name = Artisti e nobili
objective-115-condition = Avere occupate { $yellow } camere gialle e { $blue } blu.
objective-116-name = Nobili e cittadini
objective-116-condition = Avere occupate { $blue } camere blu e { $red } rosse.

## Emperor tiles; what they give and take stands in effects.ftl

tile-A1-name = La cassa privata
tile-A2-name = La chiave della dispensa
tile-A3-name = Lettere di referenze
tile-A4-name = La nuova ala
tile-B1-name = Il banchetto di corte
tile-B2-name = Il tesoro
tile-B3-name = La servitù di corte
tile-B4-name = L’arciduca in viaggio
tile-C1-name = L’elogio dell’Imperatore
tile-C2-name = La suite imperiale
tile-C3-name = La parata delle livree
tile-C4-name = Fornitore della corte

## Leopold: $level is the lowest level that plays this part

leopold-name = Leopold, carta { $number }
leopold-guest = { $colour ->
    [any] prende l’ospite migliore
    [blue] prende un ospite blu
    [red] prende un ospite rosso
    [yellow] prende un ospite giallo
   *[green] prende un ospite verde
}
leopold-die-any = prende un dado dove ce ne sono di più
leopold-die-face = prende un { $faces }
leopold-emperor = { $amount ->
    [one] avanza di { $amount } casella sul tracciato dell’Imperatore
   *[other] avanza di { $amount } caselle sul tracciato dell’Imperatore
}
leopold-staff = scopre una carta Personale
leopold-objective = { $group ->
    [any] lavora all’obiettivo meno avanzato
   *[other] lavora all’obiettivo { $group }
}
leopold-from-medium = { $part } (medio e difficile)
leopold-from-hard = { $part } (difficile)
leopold-hand-left = parità: a sinistra, il più basso, prima A
leopold-hand-right = parità: a destra, il più alto, prima C
