### The names of guests and staff; objectives, emperor tiles and the cards of the solo opponent. No two guests and no two
### staff cards have the same name.
### A dot within a word says where a narrow card may break it.

## Guests: the names in print

guest-49-name = Sculptor
guest-50-name = Musician
guest-51-name = Composer
guest-52-name = Tailor
guest-53-name = Flamenco Dancer
guest-54-name = Portrait Painter
guest-55-name = Photo·grapher
guest-56-name = Vocalist
guest-57-name = Architect
guest-58-name = Actress
guest-59-name = Poet
guest-60-name = Jewelry Designer
guest-61-name = Painter
guest-62-name = Opera Singer
guest-63-name = Dame
guest-64-name = Duchess
guest-65-name = Knight of the Empire
guest-66-name = Land·gravine
guest-67-name = Sovereign
guest-68-name = Princess
guest-69-name = Countess
guest-70-name = Elector
guest-71-name = Baron
guest-72-name = Prince
guest-73-name = Count
guest-74-name = Earl
guest-75-name = Baroness
guest-76-name = Duke
guest-77-name = Apothecary
guest-78-name = Post Councillor
guest-79-name = Privy Councillor
guest-80-name = Professor Emeritus
guest-81-name = General
guest-82-name = Senior Councillor
guest-83-name = Councillor of Commerce
guest-84-name = Court Councillor
guest-85-name = Major
guest-86-name = Veterinary Councillor
guest-87-name = Medicinal Councillor
guest-88-name = Procurator
guest-89-name = Lord High Commis·sioner
guest-90-name = Senior Legal Secretary
guest-91-name = Tezcat·lipoca
guest-92-name = Captain Goldhaken
guest-93-name = Mr. Horsa
guest-94-name = M. Ingalls
guest-95-name = Mr. Boydell
guest-96-name = Mr. Oundo
guest-97-name = E. Gizia
guest-98-name = M. Polo
guest-99-name = Cramer·sopholus
guest-100-name = Farmer Franz
guest-101-name = Brother Uwe
guest-102-name = Conductor
guest-103-name = Durgoing
guest-104-name = MacLeod

## Staff

staff-1-name = Breakfast Server
staff-2-name = Waitress
staff-3-name = Barkeeper
staff-4-name = Sous-Chef
staff-5-name = Groom
staff-6-name = Stableman
staff-7-name = Masseuse
staff-8-name = Tour Guide
staff-9-name = Butler
staff-10-name = Chauffeur
staff-11-name = Florist
staff-12-name = Executive House·keeper
staff-13-name = Restaurant Manager
staff-14-name = Decorator
staff-15-name = Bootblack
staff-16-name = Laundress
staff-17-name = Kitchen Hand
staff-18-name = Checker
staff-19-name = Interior Architect
staff-20-name = Detective
staff-21-name = Chef
staff-22-name = Staff Manager
staff-23-name = Custodian
staff-24-name = Chief Waiter
staff-25-name = Delivery Boy
staff-26-name = Conference Manager
staff-27-name = Booking Manager
staff-28-name = Concierge
staff-29-name = Secretary
staff-30-name = Reception Clerk
staff-31-name = Chamber·maid
staff-32-name = Assistant Manager
staff-33-name = Male Floor House·keeper
staff-34-name = Recep·tionist
staff-35-name = Page Boy
staff-36-name = Sommelier
staff-37-name = Room Service
staff-38-name = Porter
staff-39-name = Confec·tioner
staff-40-name = Marketing Director
staff-41-name = Operator
staff-42-name = Gardener
staff-43-name = Barista
staff-44-name = Larder Cook
staff-45-name = Pool Attendant
staff-46-name = Female Floor House·keeper
staff-47-name = Liftboy
staff-48-name = Hotel Manager

## Objectives: $amount is the figure of the card; $blue, $red, $yellow are numbers of rooms

objective-105-name = Full Purse
objective-105-condition = { $amount ->
    [one] Have { $amount } krone.
   *[other] Have { $amount } krones.
}
objective-106-name = A Well-Appointed House
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
objective-114-name = Citizens and Artists
objective-114-condition = Have { $red } red and { $yellow } yellow rooms occupied.
objective-115-name = Artists and Nobles
objective-115-condition = Have { $yellow } yellow and { $blue } blue rooms occupied.
objective-116-name = Nobles and Citizens
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
    [any] works on the least advanced objective
   *[other] works on objective { $group }
}
leopold-from-medium = { $part } (medium and hard)
leopold-from-hard = { $part } (hard)
leopold-hand-left = ties: left, lowest, A first
leopold-hand-right = ties: right, highest, C first
