### Турниры: за всеми столами тура удача одна и та же.

web-cup-lead = За всеми столами тура расклад один и тот же: у всех те же гости, тот же персонал и те же кубики. Разница только в том, как играешь.
web-cup-none = Турниров пока нет.
web-cup-none-text = Открыть турнир может каждый, у кого есть учётная запись. Последние столы дополняют компьютеры.
web-cup-account = Для турниров нужна учётная запись: имя и пароль.
web-cup-taking-part = с тобой
# $name: who has opened it.
web-cup-hosted = организатор: { $name }
web-cup-all = Все турниры
web-cup-entries = { $count ->
    [0] пока никто не участвует
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}

## Открыть

web-cup-open-do = Открыть турнир
web-cup-name = Название
web-cup-method = Кто с кем встречается
web-cup-method-swiss = Швейцарская система
web-cup-method-swiss-text = Встречаются те, у кого примерно поровну очков.
web-cup-method-round-robin = Круговой турнир
web-cup-method-round-robin-text = Каждый с каждым, не больше 16.
web-cup-rounds = Туры
web-cup-rounds-hint = Не больше половины числа участников, чтобы никто не встретился дважды.
web-cup-level = Компьютеры на пустых местах
web-cup-start-when = Начало
web-cup-start-host = Когда я скажу
web-cup-rounds-count = { $count ->
    [one] { $count } тур
    [few] { $count } тура
    [many] { $count } туров
   *[other] { $count } тура
}
# $players: how many sit at a table, from 2 to 4.
web-cup-kind = игроков за столом: { $players }

## Как идёт

web-cup-status-open = Открыт
# $round: the number of the round that is played.
web-cup-status-running = Тур { $round } из { $rounds }
web-cup-status-over = Окончен
# $when: such as "in 3 hours".
web-cup-starts = Начало { $when }
# $name: who has opened it.
web-cup-begins-host = Начнётся, когда скажет { $name }.
# $when: day and time.
web-cup-begins-at = Начнётся сам: { $when }.
# $bot: a level of the computers.
web-cup-fill = Места, которые останутся свободными, займут компьютеры ({ $bot }).
web-cup-nobody = Пока никто не участвует.
web-cup-who = Кто участвует
web-cup-standing = Турнирная таблица
web-cup-column-points = Очки
web-cup-column-compared = Сравнение
web-cup-column-score = Счёт
# Of one game.
web-cup-column-game = Счёт
web-cup-compared-what = Очки: по одному за каждого за столом, кто остался позади. Сравнение: доля тех на том же месте, чей счёт меньше.
web-cup-withdrawn = выбыл
web-cup-which = Какой тур
web-cup-round = Тур { $n }
web-cup-table = Стол { $n }
web-cup-closed = Что происходит за столом, видят только те, кто за ним сидит. Когда закончится последняя партия тура, можно посмотреть все.
web-cup-playing = идёт
web-cup-done = окончена
web-cup-look = Смотреть партию
web-cup-look-at = Смотреть партию стола { $n }

## Что можно сделать

web-cup-join = Участвовать
web-cup-leave = Больше не участвовать
web-cup-to-table = К моему столу
web-cup-start = Начать сейчас
web-cup-start-sure = Начать этот турнир сейчас?
web-cup-start-what = Первый тур начнётся сразу, и присоединиться уже никто не сможет.
web-cup-withdraw = Выйти из турнира
web-cup-withdraw-sure = Выйти из этого турнира?
web-cup-withdraw-what = Со следующего тура за тебя играет дом, а в таблице ты будешь позади всех, кто остался. Вернуться нельзя.
web-cup-remove = Удалить
web-cup-remove-sure = Удалить этот турнир?
web-cup-remove-what = Он не состоится, и никто в нём больше не участвует.
web-cup-computers = Участвующие компьютеры
web-cup-computers-number = Сколько
web-cup-computers-set = Допустить
web-refusal-too-many-tournaments = У тебя слишком много турниров. Подожди, пока один закончится, или удали один.
web-refusal-cup-full = В этом турнире мест больше нет.
web-refusal-cup-started = Этот турнир уже начался.
web-refusal-cup-over = Этот турнир уже окончен.
