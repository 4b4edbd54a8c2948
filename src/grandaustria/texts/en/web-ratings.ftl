### Ratings: rated tables, leaderboards, the page of a person, and all of one's data as a file.

web-title-leaderboards = Leaderboards
web-title-person = Player

## Opening and finding rated tables

web-ratings-choice = Ratings
web-ratings-choice-no = For fun
web-ratings-choice-no-text = Nobody's rating changes.
web-ratings-choice-yes = Rated
web-ratings-choice-yes-text = The result changes the ratings of those who play.
web-ratings-about = A rated game has a clock and the rules of one rulebook; there are no hints, and no turn is taken back. It counts from the first die on: whoever leaves after that has lost, against computers too, and the apprentice plays on. Everybody at the table sees everybody's rating.
web-ratings-account = Rated games need an account: a name and a password.
web-ratings-account-do = Get an account
web-ratings-join = A seat is kept for you. You need an account to take it.
web-ratings-rules = A rated game follows one rulebook, and single rules are changed here.
web-ratings-sum = The game is rated.
web-ratings-mark = rated
web-ratings-filter-true = Rated only
web-ratings-filter-false = For fun only

## Why not

web-refusal-rated = This is not possible in a rated game.
web-refusal-rated-solo = There is nobody to be rated against in a solo game.
web-refusal-rated-hot-seat = Games on one screen are not rated.
web-refusal-rated-rules = A rated game follows one rulebook. Take the changes of single rules back.
web-refusal-rated-clock = A rated game has a clock. Choose one.
web-refusal-rated-then = In a rated game the computer plays when the time is up. Choose how.
web-refusal-rated-stand-in = In a rated game only the apprentice plays for somebody.
web-refusal-rated-bot = This computer does not play in rated games.
web-refusal-rated-back = In a rated game no turn is taken back.
web-refusal-rated-end = This game counts already. Whoever does not want to go on gives up.

## At the table, and after the game

# $rating: a number such as 1623.
web-ratings-told = Rating: { $rating }
web-ratings-told-provisional = Rating: { $rating }? (provisional)
web-ratings-provisional = provisional
web-ratings-provisional-text = Provisional: too few games so far, so it may still be far off.
web-ratings-news-unrated = Not rated any more: somebody left or was late.
web-ratings-ratings = Ratings
web-ratings-before = Before
web-ratings-change = Change
web-ratings-after = After
# Of computers: their rating never changes.
web-ratings-fixed = stays the same

## Leaderboards

web-ratings-ways = Statistics and ratings
web-ratings-way-statistics = My statistics
web-ratings-way-leaderboards = Leaderboards
web-ratings-way-person = My page
web-ratings-board-lead = The best among those who show their rating, and the computers between them.
web-ratings-board-empty = Nobody is on this list yet.
web-ratings-board-empty-text = Open a rated table, or join one. Whoever has played enough and shows their rating comes on the list.
web-ratings-players = Players
web-ratings-pace = Pace
web-ratings-pace-live = Live
web-ratings-pace-days = Over days
web-ratings-column-place = Place
web-ratings-column-name = Name
web-ratings-column-rating = Rating
web-ratings-column-last = Last game
web-ratings-column-day = Day
# $deviation: how uncertain a rating is.
web-ratings-deviation = ±{ $deviation }
# $name: a level, such as "Innkeeper".
web-ratings-computer = { $name } (computer)
web-ratings-you = you
web-ratings-own-none = You have not played a rated game of this kind yet.
web-ratings-own-provisional = Only you see your line: your rating is still provisional.
web-ratings-own-hidden = Only you see your line: you do not show your rating.
web-ratings-to-account = Change what others see

## The page of a person

# $day: a date.
web-ratings-since = In this house since { $day }
web-ratings-seen-all = Everybody can see this page, with your ratings.
web-ratings-seen-page = Everybody can see this page. Only you see the ratings on it.
web-ratings-seen-none = Only you can see this page.
web-ratings-unseen = No page to see here
web-ratings-unseen-text = Nobody of this name plays here, or they keep their page to themselves.
web-ratings-person-empty = Nothing to tell yet
web-ratings-person-empty-text = After the first game that is played to its end, it stands here.
# $count: how many play.
web-ratings-kind-live = { $count ->
    [one] { $count } player, live
   *[other] { $count } players, live
}
web-ratings-kind-days = { $count ->
    [one] { $count } player, over days
   *[other] { $count } players, over days
}
web-ratings-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-ratings-course = Rating over time
web-ratings-which = Which rating
web-ratings-course-mark = after a game
web-ratings-course-band = how uncertain it was
web-ratings-against = Against computers
web-ratings-won = Before them
web-ratings-drawn = Equal
web-ratings-lost = After them
web-ratings-guests = Favourite guests
web-ratings-staff = Favourite staff

## In the account

web-ratings-shown = What others see
web-ratings-shown-text = At a rated table whoever sees the table sees your rating in any case.
web-ratings-show-ratings = Show my ratings
web-ratings-show-ratings-text = On the leaderboards, at tables that are not rated, and on my page if it is shown.
web-ratings-show-page = Show my page
web-ratings-show-page-text = Everybody sees my results, favourite cards and public games.
web-ratings-export = My data
web-ratings-export-text = All that this house knows of you, in one file.
web-ratings-export-do = All my games and data
