### Playing in a terminal (gah play --terminal). There is little room: a screen has 80 columns and 24 lines.

terminal-round = Round { $round } of { $rounds }
terminal-setup = Set-up
# What stands beside the emperor: when he scores next.
terminal-emperor = after round { $round }
# The letters of strudel, cake, wine and coffee, in this order, all different.
terminal-foods = scwk
# Labels before a list of cards, in hand, hired, to choose from: at most 12 letters
terminal-hand = In hand
# The same: at most 12 letters
terminal-work = At work
# The same: at most 12 letters
terminal-offer = On offer
terminal-passed = passed
# Under choices that do not fit on one page
terminal-more = Page { $page } of { $pages }: Enter turns the page.
# Above a log that does not fit on one page; $word is that for the log
terminal-earlier = … earlier: { $word } { $page }
# In the prompt, while something else than the table is shown
terminal-to-table = Enter: the table
# After the sentence that asks the others to look away
terminal-enter = Press Enter when you are here:

## What cannot be done

# $text is what was written, $word that for help
terminal-not-understood = { $text } is neither a choice nor a word known here; { $word } lists them.
terminal-no-choice = There is no choice { $number }: they are numbered 1 to { $most }.
terminal-no-card = There is no card or tile { $number }.
terminal-no-seat = There is no seat { $number }: they are numbered 1 to { $most }.
# $word is that for saving
terminal-save-where = Say where: { $word } game.json.
terminal-exists = { $file } is there already; choose another name.
terminal-not-saved = { $file } could not be written: { $reason }.

## Leaving

terminal-saved = The game is saved in { $file }.
terminal-left-saved = Goodbye. The game is saved in { $file }; --record { $file } goes on with it.
terminal-left = Goodbye. The game was not saved: --record FILE saves it.

## The words that may be written: short, one word, in small letters

terminal-word-help = help
terminal-word-table = table
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-redo = redo
terminal-word-log = log
terminal-word-card = card
terminal-word-seat = seat
terminal-word-scores = scores
terminal-word-save = save
terminal-word-quit = quit

## What they are for; $word is the word itself

terminal-help = Answer with the number of a choice, or in notation: die 4+, hire 22. Enter shows the table, or more choices. These words are understood, the English ones as well:
terminal-help-help = this page
terminal-help-table = the table again; Enter alone does the same
terminal-help-hint = what the house would do
terminal-help-undo = take back the last choice
terminal-help-redo = do again what was taken back
terminal-help-log = what has happened; { $word } 2 goes further back
terminal-help-card = what a card or tile does: { $word } 22, { $word } A1
terminal-help-seat = what lies before the others, or before one: { $word } 2
terminal-help-scores = points by source, as if the game ended now
terminal-help-save = save the game to a file: { $word } game.json
terminal-help-quit = leave; Ctrl-D does the same
# $foods: each letter with its food
terminal-legend = Queue: price, number, name, colour, order, points. Food: { $foods }. Rooms: the letter of their colour, then . for not prepared, o for prepared, # for occupied.
