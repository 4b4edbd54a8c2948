### What lies around the table: log, talk, people, settings, keys, banners, the curtain between two people's turns.

## Tools and dialogs

web-around-tools = Tools
web-around-tool-help = Help and keys
web-around-tool-log = What happened
web-around-tool-chat = Table talk
web-around-tool-people = Who is at the table
web-around-tool-settings = Settings
web-around-tool-light = Light colours
web-around-tool-dark = Dark colours
web-around-cancel = Cancel
web-around-title-help = Help and keys
web-around-title-chat = Table talk
web-around-title-people = At the table
web-around-title-log = All events
web-around-title-settings = Settings
web-around-title-notation = Play by typing
web-around-title-plan = Planning ahead

## What happened

# A heading over a narrow list, in capitals.
web-around-since = Since your last turn
web-around-latest = Latest events
web-around-since-none = Nothing has happened yet.
# Above what concerns the reader, where the name of another would stand
web-around-since-you = You
# Opens the rest of the lines about one player
web-around-since-more = { $count } more
web-around-replay = Replay
web-around-all = All events
web-around-search = Search the events
web-around-found = { $count ->
    [one] { $count } event found.
   *[other] { $count } events found.
}
web-around-found-none = No event has these words.
web-around-round = Round { $round }
web-around-setup = Set-up
web-around-record = Save the game as a file
# Of a link on an event: it leads to the replay.
web-around-moment = See this moment in the replay

## The voice of the table, for those who do not see it

web-around-live = What happens at the table
web-around-undone = The last step is taken back.
web-around-much = { $count ->
    [one] { $count } thing has happened in the meantime; it is in the log.
   *[other] { $count } things have happened in the meantime; they are all in the log.
}

## Whose turn it is, in the title of the browser's tab. $table: the name of the table.

web-around-turn-title = ● Your turn – { $table }
web-around-turn-title-plain = ● Your turn – Grand Austria

## The connection

web-around-away = The connection is lost. It comes back by itself; nothing you have done is lost.
web-around-back = Connected again.
web-around-held = The connection is lost. Your last step is sent as soon as it is back; until then no other is taken.

## Hot seat: several people at one screen

web-around-curtain = { $name }'s turn
web-around-curtain-text = Everyone else, please look away. The table stays covered until you are here.
web-around-curtain-here = I am here

## Talk

web-around-chat-unread = { $count ->
    [one] Table talk, { $count } new message
   *[other] Table talk, { $count } new messages
}
web-around-chat-none = Nobody has said anything yet.
web-around-chat-closed = Only those who sit at this table can read this.
web-around-chat-watching = Only those who sit at the table can talk here.
web-around-chat-say = Write to the others at the table
web-around-chat-send = Send
web-around-chat-left = { $count ->
    [one] { $count } more character
   *[other] { $count } more characters
}
# Opens two buttons below a message: mute and report.
web-around-chat-more = About this message by { $name }
web-around-chat-mute = Mute { $name }
web-around-chat-muted = Messages from { $name } are hidden.
web-around-chat-unmute = Unmute { $name }
web-around-chat-unmuted = Messages from { $name } are shown again.
web-around-chat-muted-people = { $count ->
    [one] { $count } person is muted
   *[other] { $count } people are muted
}
web-around-chat-report = Report this message
web-around-chat-reason = What is wrong with it?
web-around-chat-report-send = Send the report
web-around-chat-reported = The report has been sent to those who run this server.

## Who sits where

web-around-you = you
web-around-seat-thinking = Is thinking
web-around-seat-asked = Is to move
web-around-seat-here = Is at the table
web-around-seat-away = Does not have the table open
web-around-seat-bot = A computer player
# $bot: the name of the computer player that plays in a person's stead.
web-around-seat-stead = Has given the seat to { $bot }
web-around-seat-leopold = Plays by his cards
web-around-seat-free = Nobody sits here
web-around-watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
web-around-give-bot = Let the computer play
web-around-take-back = Take the seat back
web-around-given-up = The computer plays your seat.
web-around-leave = Leave the table
web-around-leave-sure = The computer will play on for you. You can come back and take your seat again while the game lasts.
web-around-leave-yes = Leave
web-around-rematch = Play again
web-around-rematch-go = Go to the next game
web-around-copy = Copy the link
web-around-copied = The link is copied.

## Somebody's time is up

web-around-late-name = A turn that takes too long
web-around-late = { $name }'s time is up.
# To the player whose time it is.
web-around-late-own = Your time is up. Move, or the others may let the computer play.
web-around-late-wait = Wait longer
web-around-late-bot = Let the computer play
web-around-late-end = End the game
web-around-late-sure = This ends the game for everybody, without a result, and cannot be undone.
web-around-late-end-yes = End it for good
web-around-late-wishes = { $count ->
    [one] { $count } player wants to end the game; all who wait have to agree.
   *[other] { $count } players want to end the game; all who wait have to agree.
}

# $time: minutes and seconds, such as 1:15.
web-around-time = { $name } has { $time } left.
web-around-time-own = You have { $time } left.

## Settings

web-around-theme = Colours
web-around-theme-system = Same as device
web-around-theme-light = Light
web-around-theme-dark = Dark
web-around-speed = Movement
web-around-speed-normal = Normal
web-around-speed-fast = Fast
web-around-speed-off = Off
web-around-language = Language
web-around-sounds = Sounds
web-around-sounds-text = A soft bell when it is your turn, a die, a coin.
web-around-notifications = Tell me when it is my turn
web-around-notifications-text = The browser notifies you when it becomes your turn and you are on another page. It asks for permission first.
web-around-notifications-denied = The browser does not allow notifications from this page. You can change that in the browser's settings for this site.
web-around-keys = Single-letter shortcuts
web-around-keys-text = Letters and digits act on the table. Switch this off if you control your computer by voice, or often press keys by mistake.

## Help

web-around-help-table = At the table
web-around-help-alive = Everything with a gold frame can be used now: click it, or press Enter when it has the focus.
web-around-help-look = Point at anything or move the focus to it, and the line below the dice says what it would do, or why you cannot use it. On a touch screen the first tap shows, the second one acts.
web-around-help-undo = Until you end your turn you can take back each step and do it again.
web-around-help-final = A small lock marks steps that show something new, such as the next guest; they cannot be taken back.
web-around-help-since = The list at the side tells you what has happened since your last turn.
web-around-help-keys = Keys
web-around-help-keys-off = Letters and digits are switched off in the settings.
web-around-help-moving = Moving about

## What keys do, in the list of keys

web-around-key-dice = Look at this die; press again to take it
web-around-key-boost = Raise the strength by one for { $price ->
    [1] a krone
   *[other] { $price } krones
}
web-around-key-undo = Take back a step
web-around-key-redo = Do it again
web-around-key-end = End the turn, or confirm
web-around-key-pass = Look at passing; press again to pass
web-around-key-hint = Ask for a hint
web-around-key-guests = To the guest queue
web-around-key-cafe = To the café and the kitchen
web-around-key-hotel = To the hotel
web-around-key-staff = To the staff
web-around-key-objectives = To the objectives
web-around-key-notation = Play by typing
web-around-key-plan = Plan the next turn
web-around-key-log = All events
web-around-key-talk = Table talk
web-around-key-help = This list
web-around-key-arrows = From item to item in an area
web-around-key-enter = Use what has the focus
web-around-key-tab = To the next item or button
web-around-key-escape = Back, or close

## Why a key does nothing now

web-around-key-boost-no = The strength cannot be raised now.
web-around-key-undo-no = There is nothing to take back.
web-around-key-redo-no = There is nothing to do again.
web-around-key-end-no = There is nothing to end now.
web-around-key-pass-no = You cannot pass now.
web-around-key-hint-no = There is no hint right now.
web-around-boost-on = The next die is taken with its strength raised by one, for { $price ->
    [1] a krone
   *[other] { $price } krones
}.
web-around-boost-off = The next die is taken as it lies.

## Play by typing

web-around-notation-label = What do you do? For example: die 4+
web-around-notation-do = Do it
web-around-notation-list = What is possible
web-around-notation-none = No possible action matches this.
web-around-notation-wait = You have nothing to decide now.
# $typed: what somebody has written.
web-around-notation-unknown = “{ $typed }” is not possible now.
