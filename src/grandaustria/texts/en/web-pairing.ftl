### Finding people to play with: quick pairing, people one has played with, invitations, blocking.

web-title-people = People

## Quick pairing: one's own wish

web-pairing = Play with others
web-pairing-text = Say what you want to play: whoever wants the same sits down with you.
web-pairing-find = Find players
web-pairing-people = People you have played with
web-pairing-how-fast = How fast?
# Paces of the house, the quickest first. The last two are over days.
web-pairing-pace-quick = Quick
web-pairing-pace-steady = Steady
web-pairing-pace-calm = Unhurried
web-pairing-pace-daily = Daily
web-pairing-pace-slow = Every few days
web-pairing-live = Live, in one sitting.
web-pairing-over-days = Over days.
web-pairing-counts = Does it count?
web-pairing-counts-no = For fun
web-pairing-counts-no-text = Nobody's rating changes.
web-pairing-counts-yes = Rated
web-pairing-counts-yes-text = It counts for your rating: no hints, nothing is taken back, and leaving is a loss.
web-pairing-account = Rated games are for people with an account.
# Beside the name of a pace
web-pairing-rated = rated
# $players: 2 to 4.
web-pairing-kind = { $players ->
    [2] A game for two
    [3] A game for three
   *[other] A game for four
}

## What others are waiting for

web-pairing-others-title = What others are waiting for
web-pairing-others = { $people ->
    [one] One person wants
   *[other] { $people } people want
} { $players ->
    [2] a game for two.
    [3] a game for three.
   *[other] a game for four.
}
web-pairing-join = Join in

## While one waits

# The name of the bar on every page.
web-pairing-looking = Looking for players
# $count: how many more have to come.
web-pairing-missing = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
# $time: such as 0:42.
web-pairing-since = Waiting for { $time }
web-pairing-stay-live = Look around the house meanwhile, but keep a page of it open: it goes to the table when your game begins.
# $time: such as "One hour".
web-pairing-stay-days = You may close the page. Your wish ends when you have been away for long: { $time }.
web-pairing-stop = Stop looking
web-pairing-show = Show
web-pairing-stopped = You are not looking for players any more.
web-pairing-lost = You are not looking for players any more: nothing was heard from this page for too long.
web-pairing-again = Look again
# Also the title of the page.
web-pairing-begun = Your game begins

## What the house offers after a while

web-pairing-offer = An offer of the house
# $seats: how many are free. $bot: the level of the computers.
web-pairing-offer-alone = { $seats ->
    [one] A computer ({ $bot }) can take the free seat, and your game begins at once.
   *[other] Computers ({ $bot }) can take the { $seats } free seats, and your game begins at once.
}
web-pairing-offer-some = { $seats ->
    [one] A computer ({ $bot }) can take the free seat. The others who wait with you are asked as well.
   *[other] Computers ({ $bot }) can take the { $seats } free seats. The others who wait with you are asked as well.
}
# $agreed: how many of the others agree.
web-pairing-offer-asked = { $agreed ->
    [one] One player wants to begin with the computer ({ $bot }) on what is free. If you do not agree in time, the game begins without you, and you go on waiting.
   *[other] { $agreed } players want to begin with the computer ({ $bot }) on what is free. If you do not agree in time, the game begins without you, and you go on waiting.
}
web-pairing-offer-accepted = You agree: what stays free is taken by the computer ({ $bot }).
web-pairing-begins = It begins in { $time } at the latest.
web-pairing-offer-fill = Begin with computers
web-pairing-wait-on = Wait on

## People one has played with

web-people-lead = The latest first. Invite them to a table, or see to it that you do not meet again.
web-people-games = { $count ->
    [one] One game together.
   *[other] { $count } games together.
}
# $when: such as "3 days ago".
web-people-last = Last played { $when }.
web-people-none = You have not played with anybody yet
web-people-none-text = Whoever sits at a table with you appears here when the game begins.
web-people-invite = Invite
web-people-invite-whom = Invite { $name }
web-people-tables = To one of your open tables
web-people-open = Open a table together
web-people-invited = Invited
web-people-declined = Has declined

## Invitations to oneself

web-people-invitations = Invitations
web-people-invites = { $name } invites you.
web-people-decline = Decline
web-people-declined-said = You have declined the invitation of { $name }.

## Blocking

web-people-blocked = Blocked people
web-people-block = Block
web-people-block-whom = Block { $name }
web-people-block-sure = Block { $name }?
web-people-block-what = You no longer read what { $name } writes, are not paired with them, and get no invitations from them; they cannot sit at your tables. Nobody tells them. Under “{ web-title-people }” you can take it back.
web-people-blocked-said = { $name } is blocked.
web-people-unblock = Unblock
web-people-unblock-whom = Unblock { $name }
web-people-unblocked-said = { $name } is not blocked any more.
