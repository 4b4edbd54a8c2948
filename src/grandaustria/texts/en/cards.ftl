### Objectives, emperor tiles and the cards of the solo opponent.

## Objectives: $amount is the figure of the card; $blue, $red, $yellow are numbers of rooms

objective-105-name = Full Purse
objective-105-condition = { $amount ->
    [one] Have { $amount } krone.
   *[other] Have { $amount } krones.
}
objective-106-name = House Well Appointed
objective-106-condition = { $amount ->
    [one] Have { $amount } room, prepared or occupied.
   *[other] Have { $amount } rooms, prepared or occupied.
}
objective-107-name = Busy Household
objective-107-condition = { $amount ->
    [one] Have { $amount } staff card at work.
   *[other] Have { $amount } staff cards at work.
}
objective-108-name = Favour at Court
objective-108-condition = Stand on space { $amount } of the emperor track or higher.
objective-109-name = Floor by Floor
objective-109-condition = { $amount ->
    [one] Have { $amount } floor fully occupied.
   *[other] Have { $amount } floors fully occupied.
}
objective-110-name = Full Suites
objective-110-condition = { $amount ->
    [one] Have { $amount } room group fully occupied.
   *[other] Have { $amount } room groups fully occupied.
}
objective-111-name = True Colours
objective-111-condition = { $amount ->
    [one] Have all rooms of { $amount } colour occupied.
   *[other] Have all rooms of { $amount } colours occupied.
}
objective-112-name = From Cellar to Roof
objective-112-condition = { $amount ->
    [one] Have { $amount } column fully occupied.
   *[other] Have { $amount } columns fully occupied.
}
objective-113-name = Mixed Company
objective-113-condition = Have { $blue } blue, { $red } red and { $yellow } yellow rooms occupied.
objective-114-name = Officials and Artists
objective-114-condition = Have { $red } red and { $yellow } yellow rooms occupied.
objective-115-name = Artists and Nobles
objective-115-condition = Have { $yellow } yellow and { $blue } blue rooms occupied.
objective-116-name = Nobles and Officials
objective-116-condition = Have { $blue } blue and { $red } red rooms occupied.

## Emperor tiles; what they give and take stands in effects.ftl

tile-A1-name = The Privy Purse
tile-A2-name = The Larder Key
tile-A3-name = Letters of Reference
tile-A4-name = The New Wing
tile-B1-name = The Court Banquet
tile-B2-name = The Treasury
tile-B3-name = The Court Servants
tile-B4-name = The Travelling Archduke
tile-C1-name = The Emperor's Praise
tile-C2-name = The Imperial Suite
tile-C3-name = The Livery Parade
tile-C4-name = Purveyor to the Court

## Leopold: $level is the lowest level that plays this part

leopold-name = Leopold, card { $number }
leopold-guest = { $colour ->
    [any] takes the best guest
   *[other] takes a { $colour } guest
}
leopold-die-any = takes a die where most of them lie
leopold-die-face = takes a { $faces }
leopold-emperor = { $amount ->
    [one] goes { $amount } step up the emperor track
   *[other] goes { $amount } steps up the emperor track
}
leopold-staff = turns up a staff card
leopold-objective = { $group ->
    [any] works on the objective least advanced
   *[other] works on objective { $group }
}
leopold-from-medium = { $part } (medium and hard)
leopold-from-hard = { $part } (hard)
leopold-hand-left = ties: left, lowest, A first
leopold-hand-right = ties: right, highest, C first
