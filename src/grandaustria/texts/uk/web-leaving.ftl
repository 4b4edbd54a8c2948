### Going away from a game: who is away, giving up, ending it together, taking back a turn that ended.

web-leaving-question = Питання до всіх за столом
# $name: who asks.
web-leaving-asks-end = { $name } пропонує закінчити гру. Її не буде зараховано.
web-leaving-asks-back = { $name } просить скасувати останній хід.
web-leaving-asked-end = Ти пропонуєш закінчити гру.
web-leaving-asked-back = Ти просиш скасувати свій хід.
# $count: how many have not answered.
web-leaving-awaited = Чекаємо відповідей: { $count }.
web-leaving-withdraw = Зняти питання
web-leaving-agree = Погодитися
web-leaving-decline = Відмовити
web-leaving-away-name = Когось немає за столом
# $name: for whom the game waits. $when: such as "3 minutes ago".
web-leaving-away = { $name } не за столом, востаннє { $when }.
# $when: such as "in 7 minutes".
web-leaving-away-until = Комп’ютер зможе грати { $when }.
web-leaving-news-ended = Гру припинено без підсумку.
web-leaving-news-resigned = { $name } здається.
# $name: who is away.
web-leaving-news-away = За гравця { $name } грає комп’ютер, поки місце не повернуть.
web-leaving-news-declined = { $name } не погоджується.
web-leaving-news-withdrawn = { $name } знімає питання.
web-leaving-news-back = Хід скасовано.
web-leaving-end = Запропонувати закінчити гру
web-leaving-end-sure = Запитаємо всіх інших гравців. Якщо згодні всі, гра закінчиться і її не буде зараховано.
web-leaving-end-alone = Гра закінчиться, і її не буде зараховано.
web-leaving-end-ask = Запитати інших
web-leaving-give-up = Здатися
web-leaving-give-up-two = Гра закінчиться твоєю поразкою.
web-leaving-give-up-more = Це поразка. Далі за тебе до кінця грає комп’ютер, повернути місце не можна.
web-leaving-give-up-yes = Здатися остаточно
web-leaving-seat-resigned = Гравець здався, далі грає комп’ютер
# $when: such as "3 minutes ago".
web-leaving-seat-away = Востаннє { $when }.
# On the button that takes steps back, when the turn has ended.
web-leaving-back = Попросити скасувати хід
# Under a name in a result: this player gave up.
web-leaving-note = здача
# $name: who wins. $other: who gave up.
web-leaving-headline = { $name } перемагає: { $other } здається.
# $n: how many games were given up.
web-leaving-figure = здано: { $n }
web-leaving-patience = Якщо хтось довго відсутній
web-leaving-patience-hint = Після цього часу інші можуть передати гру комп’ютерові.
web-leaving-patience-live = 10 хвилин: граємо наживо
web-leaving-patience-days = 3 дні: граємо кілька днів
