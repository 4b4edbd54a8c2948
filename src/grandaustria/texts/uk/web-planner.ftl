### Planning ahead: the own next turn tried on a copy of the table, kept, and played by itself.

web-planner-plan = План
web-planner-about = Поки ходять інші, можна спробувати свій наступний хід на копії столу. Збережений план розігрується сам через кілька секунд після початку твого ходу, якщо кожен крок досі можливий, коштує не більше і дає не менше. Його бачиш лише ти, а будь-яка твоя дія за столом його скасовує.
web-planner-try = Спробувати наступний хід
web-planner-not-now = З цими кубиками в тебе більше немає ходу, або зараз твій хід.
web-planner-key-no = Зараз нема чого планувати.
web-planner-mark = Це план: нічого не розігрується
# $count: how many guests have come of whom nothing is known.
web-planner-guests = { $count ->
    [one] { $count } новий гість лишається закритим.
    [few] { $count } нові гості лишаються закритими.
    [many] { $count } нових гостей лишаються закритими.
   *[other] { $count } нового гостя лишаються закритими.
}
# $count: how many cards have been drawn of which nothing is known.
web-planner-staff = { $count ->
    [one] { $count } взята карта лишається закритою.
    [few] { $count } взяті карти лишаються закритими.
    [many] { $count } взятих карт лишаються закритими.
   *[other] { $count } взятої карти лишаються закритими.
}
web-planner-open = Це залежить від карт, яких ніхто не бачив, тож зберегти не можна.
web-planner-whole = Хід завершено: його можна зберегти як план.
# $why: the sentence of the rules.
web-planner-changed = За столом усе змінилося, і далі так не можна. { $why }
web-planner-back = Назад до столу
web-planner-anew = Почати заново
web-planner-keep = Зберегти план
web-planner-second = Як запасний план
web-planner-kept = План збережено.
web-planner-steps = Кроки плану
web-planner-none = Поки жодного кроку.
web-planner-first = Коли настане мій хід
web-planner-then = Якщо це неможливо
web-planner-unread = Цей план з іншої версії, його не можна прочитати.
web-planner-nothing = Нічого не заплановано.
web-planner-forget = Забути все заплановане
web-planner-pass = Пас
web-planner-until = Пасувати автоматично, доки не станеться
web-planner-pass-on = До того часу пасувати
web-planner-pass-off = Більше не пасувати
# $what: what is waited for, such as "a new round begins".
web-planner-passing = Якщо жоден план неможливий, ти пасуєш, доки не станеться: { $what }.
web-planner-until-round = почнеться новий раунд
# $face: the number on the dice.
web-planner-until-die = з’явиться кубик { $face }
# $colour: blue, red, yellow or green.
web-planner-until-guest = { $colour ->
    [blue] прийде дворянин
    [red] прийде міщанин
    [yellow] прийде митець
   *[green] прийде турист
}
web-planner-until-check-in = хтось інший заселить гостя
web-planner-until-claim = хтось виконає завдання
web-planner-became-first = Твій план розіграно.
web-planner-became-second = Розіграно твій запасний план.
web-planner-became-pass = Ти пасуєш, як і задумано.
web-planner-became-impossible = Те, що ти плануєш, більше неможливе. Твій хід.
web-planner-became-changed = Сталося те, чого ти чекаєш. Твій хід.
web-refusal-no-plans = У грі наодинці та за одним екраном планів немає.
web-refusal-no-turn = З цими кубиками в тебе більше немає ходу, або зараз твій хід.
web-refusal-unfinished = План закінчується разом із ходом, і дорогою нічого не лишається відкритим.
web-refusal-met = Те, чого ти хочеш чекати, вже сталося.
