### Choosing at the same time, talk beside the table, private notes.

web-together-choose = You may choose already. Nobody sees it before it is your turn.
# $choice: sentences that say what was chosen.
web-together-ready = You have chosen. { $choice }
web-together-change = Change it
# $names: a list of players.
web-together-others = Ready: { $names }.
web-together-rooms = What is shown
web-together-room-players = Table
web-together-room-spectators = Spectators
web-together-room-notes = My notes
web-together-say = Write to the others who watch
web-together-apart = Those who play read this only when the game has ended.
web-together-over = This was said by those who watched.
web-together-notes = Notes on this game
web-together-notes-about = Only you can read them. They stay when the game is over.
web-together-keep = Keep
web-together-kept = Kept.
web-refusal-not-together = There is nothing to choose before it is your turn.
web-refusal-too-many-notes = You have notes on too many games. Empty one that you do not need.
