### Planning ahead: the own next turn tried on a copy of the table, kept, and played by itself.

web-planner-plan = План
web-planner-about = Пока ходят другие, можно попробовать свой следующий ход на копии стола. Сохранённый план разыгрывается сам через несколько секунд после начала твоего хода, если каждый шаг всё ещё возможен, стоит не больше и приносит не меньше. Его видишь только ты, а любое твоё действие за столом его отменяет.
web-planner-try = Попробовать следующий ход
web-planner-not-now = С этими кубиками у тебя больше нет хода, или сейчас твой ход.
web-planner-key-no = Сейчас нечего планировать.
web-planner-mark = Это план: ничего не разыгрывается
# $count: how many guests have come of whom nothing is known.
web-planner-guests = { $count ->
    [one] { $count } новый гость остаётся закрытым.
    [few] { $count } новых гостя остаются закрытыми.
    [many] { $count } новых гостей остаются закрытыми.
   *[other] { $count } новых гостя остаются закрытыми.
}
# $count: how many cards have been drawn of which nothing is known.
web-planner-staff = { $count ->
    [one] { $count } взятая карта остаётся закрытой.
    [few] { $count } взятые карты остаются закрытыми.
    [many] { $count } взятых карт остаются закрытыми.
   *[other] { $count } взятой карты остаются закрытыми.
}
web-planner-open = Это зависит от карт, которых никто не видел, поэтому сохранить нельзя.
web-planner-whole = Ход закончен: его можно сохранить как план.
# $why: the sentence of the rules.
web-planner-changed = За столом всё изменилось, и дальше так нельзя. { $why }
web-planner-back = Назад к столу
web-planner-anew = Начать заново
web-planner-keep = Сохранить план
web-planner-second = Как запасной план
web-planner-kept = План сохранён.
web-planner-steps = Шаги плана
web-planner-none = Пока ни одного шага.
web-planner-first = Когда наступит мой ход
web-planner-then = Если это невозможно
web-planner-unread = Этот план из другой версии, его нельзя прочитать.
web-planner-nothing = Ничего не запланировано.
web-planner-forget = Забыть всё запланированное
web-planner-pass = Пас
web-planner-until = Пасовать автоматически, пока не случится
web-planner-pass-on = До тех пор пасовать
web-planner-pass-off = Больше не пасовать
# $what: what is waited for, such as "a new round begins".
web-planner-passing = Если ни один план невозможен, ты пасуешь, пока не случится: { $what }.
web-planner-until-round = начнётся новый раунд
# $face: the number on the dice.
web-planner-until-die = появится кубик { $face }
# $colour: blue, red, yellow or green.
web-planner-until-guest = { $colour ->
    [blue] придёт аристократ
    [red] придёт горожанин
    [yellow] придёт человек искусства
   *[green] придёт турист
}
web-planner-until-check-in = кто-то другой заселит гостя
web-planner-until-claim = кто-то достигнет цели
web-planner-became-first = Твой план разыгран.
web-planner-became-second = Разыгран твой запасной план.
web-planner-became-pass = Ты пасуешь, как и было задумано.
web-planner-became-impossible = То, что ты планируешь, больше невозможно. Твой ход.
web-planner-became-changed = Случилось то, чего ты ждёшь. Твой ход.
web-refusal-no-plans = В одиночной игре и за одним экраном планов нет.
web-refusal-no-turn = С этими кубиками у тебя больше нет хода, или сейчас твой ход.
web-refusal-unfinished = План заканчивается вместе с ходом, и по пути ничего не остаётся открытым.
web-refusal-met = То, чего ты хочешь ждать, уже случилось.
