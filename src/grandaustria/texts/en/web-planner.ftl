### Planning ahead: the own next turn tried on a copy of the table, kept, and played by itself.

web-planner-plan = Plan
web-planner-about = While others play you can try your next turn on a copy of the table. A plan that you keep is played by itself, some seconds after your turn begins, if every step is still possible, costs no more and brings no less. Only you see it, and whatever you do at the table yourself cancels it.
web-planner-try = Try my next turn
web-planner-not-now = You have no turn ahead with these dice, or it is your turn now.
web-planner-key-no = There is no turn to be planned now.
web-planner-mark = A plan: nothing is played
# $count: how many guests have come of whom nothing is known.
web-planner-guests = { $count ->
    [one] The guest who comes stays face down.
   *[other] { $count } guests who come stay face down.
}
# $count: how many cards have been drawn of which nothing is known.
web-planner-staff = { $count ->
    [one] The card drawn stays face down.
   *[other] The { $count } cards drawn stay face down.
}
web-planner-open = This depends on cards that nobody has seen: it cannot be kept.
web-planner-whole = The turn is whole: it can be kept as a plan.
# $why: the sentence of the rules.
web-planner-changed = The table has changed, and the rest is not possible any more. { $why }
web-planner-back = Back to the table
web-planner-anew = Begin anew
web-planner-keep = Keep as plan
web-planner-second = As second plan
web-planner-kept = The plan is kept.
web-planner-steps = Steps of the plan
web-planner-none = No step yet.
web-planner-first = When my turn comes
web-planner-then = If that is not possible
web-planner-unread = This plan comes from another version and cannot be read.
web-planner-nothing = Nothing is planned.
web-planner-forget = Forget everything planned
web-planner-pass = Passing
web-planner-until = Pass automatically until
web-planner-pass-on = Pass until then
web-planner-pass-off = Do not pass any more
# $what: what is waited for, such as "a new round begins".
web-planner-passing = Where no plan is possible you pass until { $what }.
web-planner-until-round = a new round begins
# $face: the number on the dice.
web-planner-until-die = a die with { $face } lies there
# $colour: blue, red, yellow or green.
web-planner-until-guest = { $colour ->
    [blue] a guest of the nobility comes
    [red] a citizen comes
    [yellow] an artist comes
   *[green] a tourist comes
}
web-planner-until-check-in = somebody else checks in a guest
web-planner-until-claim = somebody claims an objective
web-planner-became-first = Your plan has been played.
web-planner-became-second = Your second plan has been played.
web-planner-became-pass = You have passed, as planned.
web-planner-became-impossible = What you had planned is not possible any more. It is your turn.
web-planner-became-changed = What you were waiting for has happened. It is your turn.
web-refusal-no-plans = Where you play alone, or at one screen, nothing is planned.
web-refusal-no-turn = You have no turn ahead with these dice, or it is your turn now.
web-refusal-unfinished = A plan ends with the turn and leaves nothing open on the way.
web-refusal-met = What you want to wait for is so already.
