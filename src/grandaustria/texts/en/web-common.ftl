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
# Where players have no names of their own, such as several people at one screen.
web-player-number = Player { $number }
# Levels of the computer players; each name stands for one player, as a person's name does.
web-bot-pageboy = Page boy
web-bot-waiter = Waiter
web-bot-concierge = Concierge
web-bot-director = Director

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
web-title-cards = Cards
web-title-rules = Rules
web-title-learn = Learn
web-title-style = Style
web-title-table = Table
web-title-missing = Not found
# $page is one of the titles above.
web-title = { $page } · Grand Austria

## Why the server refuses something; the ids end with its reasons (docs/server.md)

web-refusal-banned = You have been shut out of this house by whoever runs it.
web-refusal-budget = So much thinking of a computer player needs an identity that is kept by a password.
web-refusal-busy = Many people are asking at once. Try again in a moment.
web-refusal-forbidden = This is not for you to do here.
web-refusal-foreign = It is another player's turn, or a bot plays your seat.
web-refusal-frozen = This game no longer fits the rules of this version. It can be read and exported, but not played.
web-refusal-full = All seats are taken.
web-refusal-has-account = This identity is kept by a password already.
web-refusal-illegal = The rules do not allow this now.
web-refusal-internal = Something went wrong in the server. Please try again.
web-refusal-invalid = Something about this is not as it should be.
web-refusal-length = This message is too long.
web-refusal-look-alike = Somebody at the same table has a name that looks like this one. Choose another.
web-refusal-mail = The letter could not be sent to this address.
web-refusal-maintenance = The house is being looked after. Turns can be finished, but nothing new begins. Come back soon.
web-refusal-method = The server does not understand this.
web-refusal-name-taken = Somebody else has this name.
web-refusal-no-account = This needs an identity that is kept by a password.
web-refusal-no-hints = Hints are given only where no other person plays.
web-refusal-no-mail = This server sends no mail.
web-refusal-no-newcomers = Nobody new is let in from where you are at the moment. With an account you can sign in.
web-refusal-no-people = Nobody sits at this table yet.
web-refusal-no-session = You are not known here any more. Load the page again.
web-refusal-not-asked = There is nothing for you to decide now.
web-refusal-not-found = There is no such thing here, or you may not see it.
web-refusal-not-late = Nobody's time is up.
web-refusal-not-over = This is possible only after a game that was played here to its end.
web-refusal-not-started = The game has not begun.
web-refusal-offline = The server cannot be reached. Check the connection and try again.
web-refusal-origin = This page may not ask that of this server. Open it at its own address.
web-refusal-outdated = This table was set up for rules this version does not know.
web-refusal-over = The game is over.
web-refusal-record = This is no file of a finished game, or it does not replay.
web-refusal-refused = This is not possible.
web-refusal-removed = The host has taken you off this table. You need a new link to come back.
web-refusal-running = The game is still being played. It can be analysed when it is over.
web-refusal-seat-taken = Somebody sits there already.
web-refusal-seated = You sit at this table already.
web-refusal-seats = These seats do not fit the game.
web-refusal-seats-free = There are free seats. Wait, or let bots take them.
web-refusal-setup = There is no such game.
web-refusal-stale = The table has changed in the meantime. Look again.
web-refusal-started = The game has begun already.
web-refusal-too-large = This is more than can be sent at once.
web-refusal-too-many = That was too often. Wait a little.
web-refusal-too-many-bots = Too many of your games with computer players are running. Finish one first; an identity kept by a password may have more.
web-refusal-too-many-mutes = You have muted as many people as possible.
web-refusal-too-many-public = As a guest you can have only a few public tables at a time. Leave one, or keep your identity with a password.
web-refusal-too-many-tables = You have too many tables waiting. Start, finish or leave one first.
web-refusal-unavailable = The database does not answer. Please try again.
web-refusal-wrong = The name or the secret is wrong.
