### What each staff card does. $amount is the card's own figure. A message with a suffix holds under that value of the
### rule option that concerns the card.

staff-1-effect = { $amount ->
    [one] Once per round, gain { $amount } strudel.
   *[other] Once per round, gain { $amount } strudels.
}
staff-2-effect = { $amount ->
    [one] Once per round, gain { $amount } cake.
   *[other] Once per round, gain { $amount } cakes.
}
staff-3-effect = { $amount ->
    [one] Once per round, gain { $amount } wine.
   *[other] Once per round, gain { $amount } wines.
}
staff-4-effect = { $amount ->
    [one] Once per round, gain { $amount } coffee.
   *[other] Once per round, gain { $amount } coffees.
}
staff-5-effect = { $amount ->
    [one] For each red guest you check in, gain { $amount } krone.
   *[other] For each red guest you check in, gain { $amount } krones.
}
staff-5-effect-completed = { $amount ->
    [one] For each red guest whose order you complete, gain { $amount } krone.
   *[other] For each red guest whose order you complete, gain { $amount } krones.
}
staff-6-effect = { $amount ->
    [one] For each blue guest you check in, go { $amount } step up the emperor track.
   *[other] For each blue guest you check in, go { $amount } steps up the emperor track.
}
staff-6-effect-completed = { $amount ->
    [one] For each blue guest whose order you complete, go { $amount } step up the emperor track.
   *[other] For each blue guest whose order you complete, go { $amount } steps up the emperor track.
}
staff-7-effect = { $amount ->
    [one] For each yellow guest you check in, gain { $amount } krone.
   *[other] For each yellow guest you check in, gain { $amount } krones.
}
staff-8-effect = { $amount ->
    [one] For each green guest you check in, score { $amount } point.
   *[other] For each green guest you check in, score { $amount } points.
}
staff-9-effect = Blue rooms cost you nothing to prepare.
staff-10-effect = Red rooms cost you nothing to prepare.
staff-11-effect = Yellow rooms cost you nothing to prepare.
staff-12-effect = { $amount ->
    [one] When you take a 3 or a 4, score { $amount } point.
   *[other] When you take a 3 or a 4, score { $amount } points.
}
staff-13-effect = When you take a 1 or a 2, its strength is { $amount } higher.
staff-14-effect = When you take a 1 or a 2, you may also prepare a room at its usual price, before or after its action.
staff-15-effect = When you take a 4, each point of strength gives both a krone and an emperor step.
staff-16-effect = { $amount ->
    [one] When you take a 4, score { $amount } point.
   *[other] When you take a 4, score { $amount } points.
}
staff-17-effect = When you take a 6, it costs no krone and its strength is { $amount } higher.
staff-18-effect = When you take a 5, its strength is { $amount } higher.
staff-19-effect = { $amount ->
    [one] When you take a 3, score { $amount } point.
   *[other] When you take a 3, score { $amount } points.
}
staff-20-effect = { $amount ->
    [one] When you take a 5, go { $amount } step up the emperor track.
   *[other] When you take a 5, go { $amount } steps up the emperor track.
}
staff-21-effect = Gain one of each: strudel, cake, wine and coffee.
staff-22-effect =
    When you take a 3, you may also hire a staff card from your hand at its usual price, before or after its action.
staff-23-effect = { $amount ->
    [one] For each of your rooms that becomes occupied, by whatever means, gain { $amount } krone.
   *[other] For each of your rooms that becomes occupied, by whatever means, gain { $amount } krones.
}
staff-23-effect-guests = { $amount ->
    [one] For each guest who moves into your hotel, gain { $amount } krone.
   *[other] For each guest who moves into your hotel, gain { $amount } krones.
}
staff-24-effect = Serving guests from the kitchen costs you nothing.
staff-25-effect = Guests from the queue cost you nothing.
staff-26-effect = { $amount ->
    [one] You may pay { $amount } krone to be spared the emperor's penalty.
   *[other] You may pay { $amount } krones to be spared the emperor's penalty.
}
staff-26-effect-immune = The emperor's penalties do not touch you.
staff-27-effect = { $amount ->
    [one] Score { $amount } point for each occupied red room.
   *[other] Score { $amount } points for each occupied red room.
}
staff-28-effect = { $amount ->
    [one] Score { $amount } point for each occupied blue room.
   *[other] Score { $amount } points for each occupied blue room.
}
staff-29-effect = Score one end-of-game card an opponent has played, counted for your own hotel.
staff-29-effect-anyone = Score one end-of-game card that you or an opponent has played, counted for your own hotel.
staff-30-effect = { $amount ->
    [one] Score { $amount } point for each occupied yellow room.
   *[other] Score { $amount } points for each occupied yellow room.
}
staff-31-effect = { $amount ->
    [one] Score { $amount } point for each occupied room.
   *[other] Score { $amount } points for each occupied room.
}
staff-32-effect = { $amount ->
    [one] Score { $amount } point for each staff card you have played, this one included.
   *[other] Score { $amount } points for each staff card you have played, this one included.
}
staff-33-effect = { $amount ->
    [one] For each guest you check in whose order has { $order } items, score { $amount } point.
   *[other] For each guest you check in whose order has { $order } items, score { $amount } points.
}
staff-34-effect = { $amount ->
    [one] Score { $amount } point for each room, prepared or occupied.
   *[other] Score { $amount } points for each room, prepared or occupied.
}
staff-35-effect = { $amount ->
    [one] Turn up to { $amount } prepared room of any colour to occupied.
   *[other] Turn up to { $amount } prepared rooms of any colour to occupied.
}
staff-36-effect = { $amount ->
    [one] Gain { $amount } wine.
   *[other] Gain { $amount } wines.
}
staff-37-effect = { $amount ->
    [one] Score { $amount } point for each fully occupied room group.
   *[other] Score { $amount } points for each fully occupied room group.
}
staff-38-effect = Complete the order of a guest in your café from the supply.
staff-39-effect = { $amount ->
    [one] Gain { $amount } cake.
   *[other] Gain { $amount } cakes.
}
staff-40-effect = { $amount ->
    [one] Score { $amount } point for each objective you have claimed.
   *[other] Score { $amount } points for each objective you have claimed.
}
staff-41-effect = { $amount ->
    [one] Score { $amount } point for each space you stand above 0 on the emperor track.
   *[other] Score { $amount } points for each space you stand above 0 on the emperor track.
}
staff-41-effect-12 = { $amount ->
    [one] Score { $amount } point for each space you stand above 0 on the emperor track, 12 points at most.
   *[other] Score { $amount } points for each space you stand above 0 on the emperor track, 12 points at most.
}
staff-42-effect = { $amount ->
    [one] Whenever you earn the emperor's bonus, score { $amount } point.
   *[other] Whenever you earn the emperor's bonus, score { $amount } points.
}
staff-43-effect = { $amount ->
    [one] Gain { $amount } coffee.
   *[other] Gain { $amount } coffees.
}
staff-44-effect = { $amount ->
    [one] Gain { $amount } strudel.
   *[other] Gain { $amount } strudels.
}
staff-45-effect = { $amount ->
    [one] Go { $amount } step up the emperor track.
   *[other] Go { $amount } steps up the emperor track.
}
staff-46-effect = { $amount ->
    [one] Score { $amount } point for each fully occupied floor.
   *[other] Score { $amount } points for each fully occupied floor.
}
staff-47-effect = { $amount ->
    [one] Score { $amount } point for each fully occupied column.
   *[other] Score { $amount } points for each fully occupied column.
}
staff-48-effect = { $amount ->
    [one] Score { $amount } point for each set of a blue, a red and a yellow occupied room.
   *[other] Score { $amount } points for each set of a blue, a red and a yellow occupied room.
}
