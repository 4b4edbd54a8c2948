### The lobby and the pages around the table: home, new game, open tables, archive, invitation, account.

## Head and foot of every page

web-home-skip = To the content
web-home-nav = Rooms of the house
web-home-language = Language
web-home-light = By day
web-home-dark = By night
# $name is the visitor's name.
web-home-you = You: { $name }
web-home-learn = Learn in ten minutes
web-home-licences = Licences
web-home-interface = For programs
web-home-unofficial = Unofficial, not affiliated with the publisher. Free software, own drawings.
web-home-loading = One moment
web-home-copy = Copy
web-home-copied = Copied

## Home

# Second line of the poster, under the name of the house, in capitals with wide spaces.
web-home-poster = Hotel
web-home-greeting-morning = Good morning, { $name }.
web-home-greeting-day = Good day, { $name }.
web-home-greeting-evening = Good evening, { $name }.
web-home-greeting-night = Still awake, { $name }?
web-home-welcome = Welcome to the Grand Austria.
web-home-welcome-text = Run a hotel in Vienna around 1900: fill the café, prepare the rooms, please the emperor. One click, and you play.
web-home-waiting = { $count ->
    [0] No table is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
web-home-stay = Keep your name and games
# In the browser's tab while it is the visitor's turn. $title is the title of the page.
web-home-tab = ({ $count }) { $title }
web-home-mine = Your tables
web-home-new = New game
web-home-all-options = All options
web-home-see-all = See all
web-home-house = On this server
web-home-house-empty = No public table at the moment
web-home-house-empty-text = Open one and whoever comes by can sit down, or look at games that were played here.
web-home-house-do = Open a public table
web-home-house-archive = To the archive
web-home-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

## Rows of tables

web-home-players = Players
web-home-your-turn = Your turn
# What a table without a title of its own is called.
web-home-title-solo = Alone against Leopold
web-home-title-screen = On one screen
web-home-title-house = Against the house
web-home-title-friends = Table for friends
# $names is a list of people, such as "Milan and Sofia".
web-home-title-with = With { $names }
web-home-title-of = { $name }'s table
web-home-row-free = { $count ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-home-row-host = { $count ->
    [0] { $name } is the host; all seats are taken.
    [one] { $name } is the host; one seat is free.
   *[other] { $name } is the host; { $count } seats are free.
}
web-home-row-thinks = { $name } is thinking.
web-home-row-round = Round { $round }
web-home-row-setup = Setting up
# $when is a time from now, such as "in 2 days".
web-home-row-due = Until { $when }
web-home-row-late = Time was up { $when }
web-home-row-ready = Ready to begin
# a table whose game cannot begin yet, as seats are free
web-home-row-unbegun = Not begun
web-home-row-open = Open
web-home-row-play = Play
web-home-row-look = Look
web-home-row-join = Join
web-home-row-watch = Watch

## New game, in short

web-home-new-quick = Quick game
web-home-new-quick-text = Against two computer hotels, about 30 minutes.
web-home-new-starting = The doors are opening…
web-home-new-friends = With friends
web-home-new-friends-text = Send a link. Live, or over days.
web-home-new-screen = One screen
web-home-new-screen-text = Pass the device around the table.
web-home-new-leopold = Leopold
web-home-new-leopold-text = Alone against the court, three levels.
web-home-how-many = How many play?
web-home-count = { $count ->
    [one] One player
   *[other] { $count } players
}
web-home-start-friends = You get a link for your friends. Whoever opens it sits down; seats that stay free can be taken by the computer.
web-home-start-screen = All of you play on this device. Between two turns a curtain hides the cards.
web-home-start-leopold = You run your hotel alone, and Leopold, who runs the rival house, does all he can to be dearer to the emperor.
web-home-level = Level
web-home-level-easy = Easy
web-home-level-easy-text = To get to know him.
web-home-level-medium = Medium
web-home-level-medium-text = For those who know their cards.
web-home-level-hard = Hard
web-home-level-hard-text = He forgives nothing.
web-home-start-open = Open the table
web-home-start-begin = Begin
web-home-invite = Send this link to your friends, or let them read it off the screen.
web-home-link = Link to the table
web-home-link-local = This link works on this device only. Start the game with “./play --share” to play in your home network.
web-home-qr = QR code of the link to the table
web-home-send = Send
web-home-to-table = To the table
web-home-file = Open a game file
web-home-file-busy = Reading the file…
web-home-file-text = A game file is what “{ web-end-save }” gives you at the end of a game. It is replayed move by move before it is shown.

## New game, with all options

web-home-form-lead = Everything is set as most people play it. Change what you like.
web-home-form-who = Who plays
web-home-form-game = What is played
web-home-form-table = The table
web-home-kind = Kind of game
web-home-kind-table = At a table
web-home-kind-table-text = With friends by link, with whoever comes, or against computer hotels.
web-home-kind-screen = On one screen
web-home-kind-screen-text = All people play on this device, one after the other.
web-home-kind-solo = Against Leopold
web-home-kind-solo-text = The solo game of the rulebook.
web-home-seats = Seats
# $number counts the seats from 1.
web-home-seat = Seat { $number }
web-home-seat-you = { $name } (you)
web-home-seat-open = Somebody with the link
web-home-seat-here = Somebody at this screen
# $bot is the name of a computer player, $level says how well it plays.
web-home-seat-bot = Computer: { $bot } ({ $level })
web-home-bot-apprentice = still learning, and lets you win
web-home-bot-steward = plays with a will, and overlooks things
web-home-bot-innkeeper = knows the trade, and errs now and then
web-home-bot-hotelier = a strong opponent, sure and quick
web-home-bot-master = has learned the game by itself, the strongest of the house
web-home-all-bots = Computers on all other seats
web-home-hotels = Hotels
web-home-hotels-night = Night
web-home-hotels-night-text = The same hotel for everybody.
web-home-hotels-day = Day
web-home-hotels-day-text = Everybody gets a different one.
web-home-staff = First staff
web-home-staff-standard = Dealt
web-home-staff-standard-text = Six cards each from the whole deck.
web-home-staff-intro = For the first game
web-home-staff-intro-text = Hands put together so that they are easy to play.
web-home-staff-draft = Draft
web-home-staff-draft-text = Choose one card, pass the others on.
web-home-rules = Rulebook
web-home-single = Single rules
web-home-single-count = { $count ->
    [one] one changed
   *[other] { $count } changed
}
# $rules is the name of an edition, or "A mix of editions".
web-home-single-mixed = You play: { $rules }.
web-home-single-reset = Take the changes back
web-home-listed = Who may come
web-home-listed-no = By link only
web-home-listed-no-text = Nobody finds the table without its link.
web-home-listed-yes = Public
web-home-listed-yes-text = Listed on this server; everybody may watch.
web-home-table-title = Name of the table
web-home-table-title-hint = Optional, for your lists.
web-home-table-title-wrong = At most 80 letters, in one line.
web-home-stand-in = Stand-in
web-home-stand-in-hint = Plays on for whoever leaves or lets the others wait, until they are back.
web-home-time-seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
web-home-time-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
web-home-time-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
web-home-time-days = { $count ->
    [one] One day
   *[other] { $count } days
}
web-home-cancel = Back to the lobby

## The wished-for game in sentences

web-home-summary = Your game
web-home-sum-solo = You play alone against Leopold ({ $level }).
# $bots is a list of computer players.
web-home-sum-bots = You play against { $bots }.
# $people counts the others who come by link.
web-home-sum-table = { $people ->
    [one] You wait for one more person with the link.
   *[other] You wait for { $people } more people with the link.
}
web-home-sum-table-bots = { $people ->
    [one] You wait for one more person with the link, and play against { $bots } as well.
   *[other] You wait for { $people } more people with the link, and play against { $bots } as well.
}
# $all counts the people at the screen.
web-home-sum-screen = { $all ->
    [one] One person plays at this screen.
   *[other] { $all } people play at this screen.
}
web-home-sum-screen-bots = { $all ->
    [one] One person plays at this screen, against { $bots }.
   *[other] { $all } people play at this screen, against { $bots }.
}
web-home-sum-hotels-night = Everybody has the night hotel.
web-home-sum-hotels-day = Everybody has a different day hotel.
web-home-sum-staff-standard = Staff is dealt.
web-home-sum-staff-intro = Staff is that of a first game.
web-home-sum-staff-draft = Staff is drafted.
web-home-sum-rules = Rules: { $rules }.
web-home-sum-no-clock = There is no clock.
# $time is a length of time, such as "One day".
web-home-sum-clock = Time for a turn: { $time }.
web-home-sum-public = Everybody may find the table and watch.
web-home-sum-private = Only those with the link find the table.

## Lists: open tables and the archive

web-home-filter = What is shown
web-home-filter-any = Any
web-home-filter-solo = Solo
web-home-filter-players = Players
web-home-filter-mine = Only my games
web-home-list-more = Show more
web-home-open-lead = Public tables on this server. Sit down at an open one, or look over the players' shoulders.
web-home-open-open = To join
web-home-open-open-empty = No table waits for players
web-home-open-open-do = Open one yourself: it is listed here until all seats are taken.
web-home-open-running = To watch
web-home-open-running-empty = No public game is running
web-home-open-running-do = Finished games can be replayed from the archive at any time.
web-home-open-none-filtered = Nothing fits what you are looking for
web-home-archive-lead = Finished games, the latest first: your own and the public ones. Every one can be replayed and saved as a file.
web-home-archive-empty = Nothing has been played to its end yet
web-home-archive-none-filtered = Nothing fits what you are looking for
web-home-archive-empty-text = Games appear here when they are over. You can also open a game file.
web-home-archive-imported = from a file
web-home-archive-ended = Ended without a result.
web-home-archive-won = Winner
web-home-archive-score = Score
web-home-archive-replay = Replay
web-home-archive-record = File
web-home-points = { $count ->
    [one] One point
   *[other] { $count } points
}

## Invitation

# $name is the host of the table.
web-home-join-title = { $name } invites you
web-home-join-sit = A seat is kept for you. No account is needed.
web-home-join-full = All seats are taken by now. You can watch when the game begins.
web-home-join-watch = The game has begun. You can watch it.
web-home-join-over = The game is over. You can look at how it went.
web-home-join-do = Take a seat
web-home-join-name = The others see it at the table.
web-home-join-none = This invitation leads nowhere
web-home-join-none-text = The link may have been cut off, or the table is gone. Ask for it once more, or begin a game of your own.
web-home-name = Your name

## Oneself

web-home-me-guest = You are a guest: this browser knows you, and no other. Keep your identity with a password to come back from anywhere.
web-home-me-account = Your name and your games are protected by a password.
web-home-save = Save
web-home-saved = Saved
web-home-print = Print
web-home-name-text = As the others at the table see you.
# Why the server takes no such name.
web-home-name-empty = Write a name.
web-home-name-length = This name is too long.
web-home-name-letters = A name needs at least one letter or digit.
web-home-name-characters = There are invisible characters in this name. Write it without them.
web-home-keep = Keep this identity
web-home-keep-text = A name and a password are enough. Nobody asks for an e-mail address.
web-home-keep-do = Keep it
web-home-account-name = Name
web-home-password = Password
web-home-password-hint = At least 8 characters; a few words are better than one.
web-home-password-old = Current password
web-home-password-new = New password
web-home-password-wrong = This is not the password.
web-home-password-change = Change the password
web-home-password-change-text = All other devices are signed out.
web-home-sign-in = Sign in
web-home-sign-in-text = What you have played here as a guest comes along.
web-home-sign-in-back = Sign in with the password
web-home-sign-out = Sign out
web-home-forgotten = Forgot the password?
web-home-recover = New password
web-home-recover-text = With the code you printed or wrote down. It is replaced by a new one, and all devices are signed out.
web-home-recover-do = Set the new password
web-home-code = Code
web-home-code-hint = Five groups of five characters; small or capital letters.
web-home-code-title = Your code for a forgotten password
web-home-code-text = It is shown this once. Print it or write it down: without it nobody can give your account back to you.
web-home-code-where = Address
web-home-code-kept = I have it
web-home-sessions = Where you are signed in
web-home-sessions-text = Sign out devices you don't recognise or no longer use.
# $browser and $system are names of programs, such as Firefox and Linux.
web-home-session-name = { $browser } on { $system }
web-home-session-unknown = Another program
web-home-session-here = You are here now.
# $when is a time from now, such as "3 hours ago".
web-home-session-seen = Last used { $when }
web-home-session-end = Sign out
web-home-language-text = For the page, the cards and e-mails to you.
web-home-alerts = When it is your turn
web-home-alerts-text = You are told at most once per turn, and only while the table is closed.
web-home-alerts-browser = In this browser
web-home-alerts-browser-text = A notification appears while a page of this server is open somewhere in this browser.
web-home-alerts-browser-denied = This browser shows no notifications from this page. You can change that in its settings.
web-home-alerts-browser-on = Show notifications
web-home-alerts-browser-off = No more notifications
web-home-alerts-mail = By e-mail
web-home-alerts-mail-none = This server sends no e-mail.
web-home-alerts-mail-on = E-mails go to { $email }.
web-home-alerts-mail-off = No more e-mails
web-home-alerts-address = E-mail address
web-home-alerts-address-wrong = This is no e-mail address.
web-home-alerts-send = Send me a code
web-home-alerts-code = Code from the e-mail
web-home-alerts-code-hint = It was sent to { $email }.
web-home-alerts-code-wrong = This is not the code that was sent.
web-home-alerts-confirm = Confirm
web-home-alerts-other = Another address
web-home-alerts-hook = By webhook
web-home-alerts-hook-address = Address that is called
web-home-alerts-hook-hint = For programs and home automation: https only, called with JSON. Leave it empty to switch it off.
web-home-alerts-hook-wrong = Only public addresses with https can be called.
web-home-farewell = Leave for good
web-home-farewell-text = Your name, your password and your addresses are deleted. Finished games stay, with a former guest in your place.
web-home-farewell-do = Delete me
web-home-farewell-sure = Leave for good?
web-home-farewell-what = This cannot be taken back: your open seats become free, and computers play your running games to their end.
web-home-farewell-yes = Yes, forget me
web-home-farewell-no = No, I stay
