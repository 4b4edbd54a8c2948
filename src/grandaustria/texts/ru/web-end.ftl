### Итоговый лист законченной игры и статистика всех игр.

## Верх листа: кто победил. $name — игрок, $by — число очков, $names — перечень игроков.

web-end-wins = { $by ->
    [one] { $name } побеждает с отрывом в { $by } очко.
    [few] { $name } побеждает с отрывом в { $by } очка.
    [many] { $name } побеждает с отрывом в { $by } очков.
   *[other] { $name } побеждает с отрывом в { $by } очка.
}
# Очков поровну, но больше от крон и кухни.
web-end-tiebreak = Очков поровну: { $name } побеждает по кронам и кухне.
web-end-shared = Общая победа: { $names }.
web-end-beats-leopold = { $by ->
    [one] { $name } побеждает Леопольда с отрывом в { $by } очко.
    [few] { $name } побеждает Леопольда с отрывом в { $by } очка.
    [many] { $name } побеждает Леопольда с отрывом в { $by } очков.
   *[other] { $name } побеждает Леопольда с отрывом в { $by } очка.
}
web-end-leopold-wins = { $by ->
    [one] Леопольд побеждает с отрывом в { $by } очко.
    [few] Леопольд побеждает с отрывом в { $by } очка.
    [many] Леопольд побеждает с отрывом в { $by } очков.
   *[other] Леопольд побеждает с отрывом в { $by } очка.
}
web-end-leopold-tie = Очков поровну, а ничья — в пользу Леопольда.
web-end-counting = Подводим счёт…
web-end-dice = { $n ->
    [one] взято { $n } кубик
    [few] взято { $n } кубика
    [many] взято { $n } кубиков
   *[other] взято { $n } кубика
}
web-end-lasted-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
# $n часов и $minutes минут
web-end-lasted-hours = { $n } ч { $minutes } мин
web-end-lasted-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
web-end-replay = Повтор
web-end-share = Поделиться
web-end-copied = Ссылка скопирована
web-end-copied-told = Ссылка на этот итоговый лист — в буфере обмена.
web-end-save = Сохранить файл
web-end-again = Сыграть ещё
web-end-closer = Игра поровнее: { $level }

## Лист

web-end-sheet = Очки по источникам
web-end-best = лучшее в строке
web-end-source-guests = Заселённые гости
web-end-source-rooms = Очки на номерах
web-end-source-groups = Полные синие группы
web-end-source-objectives = Цели
web-end-source-emperor = Шкала императора
web-end-source-tiles = Жетоны императора
web-end-source-staff = Персонал по ходу игры
web-end-source-staff_end = Персонал в конце игры
web-end-source-floors = Заселённые номера по этажам
web-end-source-krones = Кроны
web-end-source-kitchen = Осталось на кухне
web-end-source-cafe = Гости без номера
web-end-before-final = До подсчёта в конце игры
web-end-total = Итого
web-end-so-far = Пока
web-end-not-told = ещё не посчитано

## Последний подсчёт шаг за шагом

web-end-tell = Подсчёт по шагам
web-end-tell-begin = Последний кубик взят. Осталось сосчитать персонал, номера, кроны, кухню и кафе.
web-end-tell-part = Часть { $n } из { $of }
web-end-tell-nobody = Здесь никто ничего не получает и не теряет.
web-end-tell-next = Дальше
web-end-tell-skip = Сразу к итогу
web-end-tell-done = Вот и весь счёт.
web-end-tell-close = Закрыть

## Очки по ходу игры

web-end-curve = Очки по ходу игры
web-end-curve-label = Кривые очков всех игроков по раундам; те же числа — в таблице ниже.
web-end-curve-source = Какие очки показывают кривые
web-end-curve-all = Все очки
# Стоит перед числами от 1 до 7 под кривыми; коротко.
web-end-curve-round = раунд
# Стоит в конце ряда раундов; коротко.
web-end-curve-final = финал
web-end-curve-emperor = Здесь судит император.
web-end-curve-table = Кривые таблицей
web-end-curve-table-caption = Очки в конце каждого раунда
web-end-curve-player = Игрок
web-end-curve-after = Раунд { $round }
web-end-moments = Самые большие удачи

## Отели в конце

web-end-hotels = Отели в конце
web-end-hotel = Номеров заселено: { $occupied }, готово: { $prepared }
web-end-place-1 = 1-е место
web-end-place-2 = 2-е место
web-end-place-3 = 3-е место
web-end-place-4 = 4-е место
web-end-best-guest = Лучший гость
# $guest — имя гостя, $points — сколько он принёс.
web-end-best-guest-is = { $guest }, { $points }
web-end-groups = Полные группы
web-end-groups-of = { $full } из { $groups }

## Нет итога

web-end-no-result = Итога ещё нет
web-end-running = Эта игра ещё идёт
web-end-ended = Эта игра закончена без итога
web-end-no-result-text = Итоговый лист пишется, когда игра доиграна до конца.
web-end-to-table = К столу

## Статистика всех своих игр

web-end-statistics = Твоя домовая книга
web-end-statistics-lead = Что говорят вместе все твои законченные игры. Игры за общим экраном и отданные места не считаются.
web-end-statistics-none = В книге пока ничего нет
web-end-statistics-none-text = Доиграй игру до конца, и она появится здесь.
web-end-statistics-play = Новая игра
web-end-statistics-learn = Учиться с Густавом
# Над этими словами стоит большое число.
web-end-figure-games = { $n ->
    [one] сыгранная игра
    [few] сыгранные игры
    [many] сыгранных игр
   *[other] сыгранной игры
}
web-end-figure-won = { $n ->
    [one] выиграно: { $n } игра
    [few] выиграно: { $n } игры
    [many] выиграно: { $n } игр
   *[other] выиграно: { $n } игры
}
web-end-figure-mean = очков в среднем
web-end-figure-best = лучшая игра
web-end-figure-streak = { $now ->
    [0] побед подряд, рекорд
   *[other] побед подряд, рекорд; сейчас { $now }
}
web-end-form = Форма
web-end-form-one = Ещё одна игра — и начнётся кривая.
# $won — won или lost; $place — от 1 до 4.
web-end-form-game = { $won ->
    [won] { $day }, { $title }: победа, очков: { $score }, у следующего { $other }.
   *[lost] { $day }, { $title }: очков { $score }, место { $place } из { $players }; у лучшего соперника { $other }.
}
web-end-form-untitled = стол без названия
web-end-form-won = победа
web-end-form-lost = без победы
web-end-form-other = лучший соперник
web-end-form-mean = среднее пяти игр
web-end-form-list = { $n ->
    [1] Последняя игра списком
    [one] Последняя { $n } игра списком
    [few] Последние { $n } игры списком
    [many] Последние { $n } игр списком
   *[other] Последние { $n } игры списком
}
web-end-sources = Откуда твои очки
# $source — источник очков, как в итоговом листе, $by — число очков.
web-end-sources-best = Ты впереди победителей в строке «{ $source }»: на { $by } за игру.
web-end-sources-worst = Больше всего можно добавить в строке «{ $source }»: у победителей на { $by } за игру больше.
web-end-column-source = Источник
web-end-column-own = Ты
web-end-column-winner = Победители
web-end-by-players = По столам
web-end-column-players = Стол
web-end-column-games = Игры
web-end-column-won = Победы
web-end-column-mean = Среднее
web-end-column-best = Лучшее
web-end-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
web-end-level-easy = Леопольд, лёгкий
web-end-level-medium = Леопольд, средний
web-end-level-hard = Леопольд, сложный
web-end-regulars = Твои завсегдатаи
web-end-household = Твой штат
web-end-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
