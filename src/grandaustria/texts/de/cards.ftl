### The names of guests and staff; objectives, emperor tiles and the cards of the solo opponent. No two guests and no two
### staff cards have the same name.
### A dot within a word says where a narrow card may break it.

## Guests: our translations, in the titles of the Austrian court and administration; 49, 65, 75 and 97 stand so in the
## rulebook

guest-49-name = Bildhauer
guest-50-name = Musiker
guest-51-name = Komponist
guest-52-name = Schneider·meister
guest-53-name = Flamenco·tänzerin
guest-54-name = Porträt·maler
guest-55-name = Photo·graph
guest-56-name = Kammer·sängerin
guest-57-name = Architekt
guest-58-name = Hof·schau·spielerin
guest-59-name = Dichter
guest-60-name = Hof·juwelier
guest-61-name = Kunst·maler
guest-62-name = Hof·opern·sängerin
guest-63-name = Palast·dame
guest-64-name = Herzogin
guest-65-name = Reichs·ritter
guest-66-name = Land·gräfin
guest-67-name = Fürst
guest-68-name = Prin·zessin
guest-69-name = Gräfin
guest-70-name = Kurfürst
guest-71-name = Baron
guest-72-name = Prinz
guest-73-name = Graf
guest-74-name = Reichs·graf
guest-75-name = Baronin
guest-76-name = Herzog
guest-77-name = Magister der Pharmazie
guest-78-name = Postrat
guest-79-name = Geheimer Rat
guest-80-name = Professor emeritus
guest-81-name = General
guest-82-name = Oberrat
guest-83-name = Kommer·zial·rat
guest-84-name = Hofrat
guest-85-name = Major
guest-86-name = Veteri·när·rat
guest-87-name = Medizi·nal·rat
guest-88-name = General·prokurator
guest-89-name = Ober·kommissär
guest-90-name = Minis·terial·sekretär
guest-91-name = Tezcat·lipoca
guest-92-name = Käpt’n Goldhaken
guest-93-name = Herr Horsa
guest-94-name = M. Ingalls
guest-95-name = Mister Boydell
guest-96-name = Herr Oundo
guest-97-name = E. Gizia
guest-98-name = M. Polo
guest-99-name = Cramer·sopholus
guest-100-name = Bauer Franz
guest-101-name = Bruder Uwe
guest-102-name = Konduk·teur
guest-103-name = Durgoing
guest-104-name = MacLeod

## Staff

staff-1-name = Frühstücks·kellner
staff-2-name = Kellnerin
staff-3-name = Barmann
staff-4-name = Sous Chef
staff-5-name = Pferde·knecht
staff-6-name = Stall·meister
staff-7-name = Masseurin
staff-8-name = Fremden·führer
staff-9-name = Butler
staff-10-name = Chauffeur
staff-11-name = Floristin
staff-12-name = Hausdame
staff-13-name = Restaurant·chef
staff-14-name = Dekorateur
staff-15-name = Schuh·putzer
staff-16-name = Wäscherin
staff-17-name = Küchen·hilfe
staff-18-name = Garde·roben·frau
staff-19-name = Innen·architekt
staff-20-name = Haus·detektiv
staff-21-name = Chefkoch
staff-22-name = Personal·chef
staff-23-name = Haus·verwalter
staff-24-name = Ober·kellner
staff-25-name = Bote
staff-26-name = Veran·staltungs·leiter
staff-27-name = Reser·vierungs·leiter
staff-28-name = Concierge
staff-29-name = Sekretärin
staff-30-name = Empfangs·chef
staff-31-name = Zimmer·mädchen
staff-32-name = Direktions·assistent
staff-33-name = Etagen·diener
staff-34-name = Rezep·tionist
staff-35-name = Page
staff-36-name = Sommelier
staff-37-name = Zimmer·diener
staff-38-name = Portier
staff-39-name = Konditor
staff-40-name = Marketing·leiter
staff-41-name = Telefo·nistin
staff-42-name = Gärtner
staff-43-name = Barista
staff-44-name = Kalt·mamsell
staff-45-name = Bade·meister
staff-46-name = Etagendame
staff-47-name = Liftboy
staff-48-name = Direktor

## Objectives: $amount is the figure of the card; $blue, $red, $yellow are numbers of rooms

objective-105-name = Volle Börse
objective-105-condition = { $amount ->
    [one] { $amount } Krone haben.
   *[other] { $amount } Kronen haben.
}
objective-106-name = Gut eingerichtetes Haus
objective-106-condition = { $amount } Zimmer haben, vorbereitet oder belegt.
objective-107-name = Fleißiges Haus
objective-107-condition = { $amount ->
    [one] { $amount } Personalkarte im Dienst haben.
   *[other] { $amount } Personalkarten im Dienst haben.
}
objective-108-name = Gunst bei Hofe
objective-108-condition = Auf Feld { $amount } der Kaiserleiste oder höher stehen.
objective-109-name = Etage für Etage
objective-109-condition = { $amount ->
    [one] { $amount } Etage voll belegt haben.
   *[other] { $amount } Etagen voll belegt haben.
}
objective-110-name = Volle Suiten
objective-110-condition = { $amount ->
    [one] { $amount } Bereich voll belegt haben.
   *[other] { $amount } Bereiche voll belegt haben.
}
objective-111-name = Farbe bekennen
objective-111-condition = { $amount ->
    [one] Alle Zimmer einer Farbe belegt haben.
   *[other] Alle Zimmer von { $amount } Farben belegt haben.
}
objective-112-name = Vom Keller bis zum Dach
objective-112-condition = { $amount ->
    [one] { $amount } Spalte voll belegt haben.
   *[other] { $amount } Spalten voll belegt haben.
}
objective-113-name = Gemischte Gesellschaft
objective-113-condition = { $blue } blaue, { $red } rote und { $yellow } gelbe Zimmer belegt haben.
objective-114-name = Bürger und Künstler
objective-114-condition = { $red } rote und { $yellow } gelbe Zimmer belegt haben.
objective-115-name = Künstler und Adel
objective-115-condition = { $yellow } gelbe und { $blue } blaue Zimmer belegt haben.
objective-116-name = Adel und Bürger
objective-116-condition = { $blue } blaue und { $red } rote Zimmer belegt haben.

## Emperor tiles; what they give and take stands in effects.ftl

tile-A1-name = Die Privatschatulle
tile-A2-name = Der Speisekammerschlüssel
tile-A3-name = Empfehlungsschreiben
tile-A4-name = Der Neubau
tile-B1-name = Das Hofbankett
tile-B2-name = Die Schatzkammer
tile-B3-name = Die Hofbediensteten
tile-B4-name = Der Erzherzog auf Reisen
tile-C1-name = Das Lob des Kaisers
tile-C2-name = Die Kaisersuite
tile-C3-name = Die Livreeparade
tile-C4-name = Der Hoflieferant

## Leopold: $level is the lowest level that plays this part

leopold-name = Leopold, Karte { $number }
leopold-guest = { $colour ->
    [any] nimmt den besten Gast
    [blue] nimmt einen blauen Gast
    [red] nimmt einen roten Gast
    [yellow] nimmt einen gelben Gast
   *[green] nimmt einen grünen Gast
}
leopold-die-any = nimmt einen Würfel, wo die meisten liegen
leopold-die-face = nimmt eine { $faces }
leopold-emperor = { $amount ->
    [one] rückt { $amount } Feld auf der Kaiserleiste vor
   *[other] rückt { $amount } Felder auf der Kaiserleiste vor
}
leopold-staff = deckt eine Personalkarte auf
leopold-objective = { $group ->
    [any] arbeitet am Ziel mit dem wenigsten Fortschritt
   *[other] arbeitet an Ziel { $group }
}
leopold-from-medium = { $part } (mittel und schwer)
leopold-from-hard = { $part } (schwer)
leopold-hand-left = Gleichstand: links, niedrigste, A zuerst
leopold-hand-right = Gleichstand: rechts, höchste, C zuerst
