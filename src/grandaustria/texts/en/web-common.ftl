### What every screen of the web table says.

web-name = Grand Austria
web-close = Close
web-home = To the lobby
web-again = Try again
web-trouble = Something is in the way
web-missing = This page does not exist
web-missing-text = The address may have been cut off. From the lobby you reach everything.
web-offline = No connection
web-offline-text = The house cannot be reached from here. Your tables stay as you left them. Check the connection, then try again.

## Who sits where

web-leopold = Leopold
web-seat-free = Free seat
web-seat-closed = Closed seat
# Beside the name of somebody who had left before the end of the game
web-seat-finished-by-bot = finished by a computer
# Where players have no names of their own, such as several people at one screen.
web-player-number = Player { $number }
# Levels of the computer players; each name stands for one player, as a person's name does.
web-bot-apprentice = Apprentice
web-bot-steward = Steward
web-bot-innkeeper = Innkeeper
web-bot-hotelier = Hotelier
web-bot-master = Master
# Levels of former versions, in games that were begun with them.
web-bot-pageboy = Page boy
web-bot-waiter = Waiter
web-bot-concierge = Concierge
web-bot-director = Director
web-bot-learned = Network

## Screens, as the browser's title and in the head of the page

web-title-home = Tables
web-title-new = New game
web-title-open = Open tables
web-title-archive = Archive
web-title-me = You
web-title-join = Invitation
web-title-statistics = Statistics
web-title-score = Score sheet
web-title-replay = Replay
web-title-analysis = Analysis
web-title-tournaments = Tournaments
web-title-tournament = Tournament
web-title-cards = Cards
web-title-rules = Rules
web-title-learn = Learn
web-title-style = Style
web-title-table = Table
web-title-missing = Not found
# $page is one of the titles above.
web-title = { $page } · Grand Austria

## Why the server refuses something; the ids end with its reasons (docs/server.md)

web-refusal-banned = Whoever runs this server has shut you out.
web-refusal-budget = A computer player thinks this long only for those who have an account.
web-refusal-busy = Many people are asking at once. Try again in a moment.
web-refusal-forbidden = You are not allowed to do this here.
web-refusal-foreign = It is another player's turn, or the computer plays your seat.
web-refusal-frozen = This game no longer fits the rules of this version. It can be read and exported, but not played.
web-refusal-full = All seats are taken.
web-refusal-has-account = You have an account already.
web-refusal-illegal = The rules do not allow this now.
web-refusal-internal = Something went wrong in the server. Please try again.
web-refusal-invalid = Something you entered is missing, too long or of the wrong kind.
web-refusal-length = This message is too long.
web-refusal-look-alike = Somebody at the same table has a name that looks like this one. Choose another.
web-refusal-mail = The e-mail could not be sent to this address.
web-refusal-maintenance = The server is being looked after. Turns can be finished, but nothing new begins. Come back soon.
web-refusal-method = The server does not understand this request.
web-refusal-name-taken = Somebody else has this name.
web-refusal-no-account = You need an account for this.
web-refusal-no-days-off = You have no days off left.
web-refusal-no-hints = Hints are given only where no other person plays, and not in rated games.
web-refusal-no-mail = This server sends no e-mail.
web-refusal-no-newcomers = Nobody new is let in from your network at the moment. If you have an account, you can sign in.
web-refusal-no-people = Nobody sits at this table yet.
web-refusal-no-session = You are not known here any more. Load the page again.
web-refusal-not-asked = There is nothing for you to decide now.
web-refusal-not-away = This player is there, or has not been away for long enough.
web-refusal-not-back = This turn cannot be taken back any more.
web-refusal-not-found = This does not exist, or you may not see it.
web-refusal-not-late = Nobody's time is up.
web-refusal-not-over = This is possible only after a game that was played here to its end.
web-refusal-not-started = The game has not begun.
web-refusal-offline = The server cannot be reached. Check the connection and try again.
web-refusal-origin = This page may not ask that of this server. Open it at its own address.
web-refusal-outdated = This table was set up for rules this version does not know.
web-refusal-over = The game is over.
web-refusal-question = Something else is being asked at this table; answer it first.
web-refusal-record = This is not the file of a finished game, or it does not replay.
web-refusal-refused = This is not possible.
web-refusal-removed = The host has removed you from this table. You need a new link to come back.
web-refusal-resigned = You have given up this seat for good.
web-refusal-running = The game is still being played. It can be analysed when it is over.
web-refusal-sealed = Others still play with the same luck. This is possible when their games are over.
web-refusal-seat-taken = Somebody sits there already.
web-refusal-seated = You sit at this table already.
web-refusal-seats = These seats do not fit the game.
web-refusal-seats-free = There are free seats. Wait, or let computers take them.
web-refusal-setup = There is no such game.
web-refusal-stale = The table has changed in the meantime. Look again.
web-refusal-started = The game has begun already.
web-refusal-too-large = This is more than can be sent at once.
web-refusal-too-many = That was too often. Wait a little.
web-refusal-too-many-bots = Too many of your games with computer players, or at one screen, are running. Finish one first; with an account you may have more.
web-refusal-too-many-mutes = You cannot mute or block any more people.
web-refusal-too-many-public = As a guest you can have only a few public tables at a time. Leave one, or set a password to get an account.
web-refusal-too-many-tables = You have too many tables waiting. Start, finish or leave one first.
web-refusal-unavailable = The database does not answer. Please try again.
web-refusal-wrong = The name does not go with this password or code.
# At the table. $title: of the tournament. $n: the round.
web-cup-of-table = { $title }, round { $n }
