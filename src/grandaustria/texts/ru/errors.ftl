### Почему отклонено действие. $text: что было дано. $price, $krones: количества крон.
### $guest, $staff, $objective: имена, как их видит читатель. $missing: перечень угощений. $seat: считая с 1.

## Ход

error-game-over = Игра окончена.
error-chance-pending = Кубики или карты ещё не известны.
error-not-chance = Сейчас не ожидается ни кубик, ни карта.
error-not-legal = Сейчас это невозможно: { $action }.
error-unknown-action = Нет действия с номером { $text }.
error-other-seat = Сейчас решает место { $seat }, а не это.
error-pass-begun = Пасовать можно только вместо хода, а не посреди него.
error-pass-extra = Дополнительный ход нельзя пропустить.
error-end-without-die = Прежде чем закончить ход, нужно взять кубик.
error-end-without-action = Прежде чем закончить дополнительный ход, нужно выполнить действие какой-нибудь клетки.
error-cannot-decline = От этого нельзя отказаться.

## Кубики

error-no-die = На поле нет кубика { $die }.
error-die-taken = Кубик в этом ходу уже взят.
error-action-done = В дополнительном ходу только одно действие.
error-boost-price = { $price ->
    [one] Усиление стоит { $price } крону, а у тебя { $krones }.
    [few] Усиление стоит { $price } кроны, а у тебя { $krones }.
    [many] Усиление стоит { $price } крон, а у тебя { $krones }.
   *[other] Усиление стоит { $price } кроны, а у тебя { $krones }.
}
error-boosted-six = { $price ->
    [one] Усиленный кубик 6 стоит { $price } крону, а у тебя { $krones }.
    [few] Усиленный кубик 6 стоит { $price } кроны, а у тебя { $krones }.
    [many] Усиленный кубик 6 стоит { $price } крон, а у тебя { $krones }.
   *[other] Усиленный кубик 6 стоит { $price } кроны, а у тебя { $krones }.
}
error-six-price = { $price ->
    [one] Кубик 6 стоит { $price } крону, а у тебя { $krones }.
    [few] Кубик 6 стоит { $price } кроны, а у тебя { $krones }.
    [many] Кубик 6 стоит { $price } крон, а у тебя { $krones }.
   *[other] Кубик 6 стоит { $price } кроны, а у тебя { $krones }.
}
error-six-copied = Кубик 6 выполняет одно из действий от 1 до 5.
error-split-range = { $second ->
    [cake] Пирожных здесь — не больше { $highest }: их не может быть больше, чем штруделей.
    [coffee] Кофе здесь — не больше { $highest }: его не может быть больше, чем вина.
   *[emperor] Шагов по шкале императора здесь — не больше { $highest }.
}

## Гости и угощения

error-guest-after-die = Гостя можно взять только до кубика.
error-guest-taken = Гость в этом ходу уже взят.
error-no-guest = На месте { $place } в очереди никого нет.
error-no-free-table = Все твои столики заняты.
error-guest-price = { $price ->
    [one] Этот гость стоит { $price } крону, а у тебя { $krones }.
    [few] Этот гость стоит { $price } кроны, а у тебя { $krones }.
    [many] Этот гость стоит { $price } крон, а у тебя { $krones }.
   *[other] Этот гость стоит { $price } кроны, а у тебя { $krones }.
}
error-table-empty = За столиком { $table } никого нет.
error-order-incomplete = { $guest } ещё ждёт { $missing }.
error-order-complete = Заказ уже выполнен: { $guest }.
error-not-ordered = { $guest } больше не хочет { $food ->
    [strudel] штруделей
    [cake] пирожных
    [wine] вина
   *[coffee] кофе
}.
error-no-food = На твоей кухне нет { $food ->
    [strudel] штруделей
    [cake] пирожных
    [wine] вина
   *[coffee] кофе
}.
error-food-not-gained = Среди полученного сейчас нет { $food ->
    [strudel] штруделей
    [cake] пирожных
    [wine] вина
   *[coffee] кофе
}.
error-serve-price = { $price ->
    [one] Подать стоит { $price } крону, а у тебя { $krones }.
    [few] Подать стоит { $price } кроны, а у тебя { $krones }.
    [many] Подать стоит { $price } крон, а у тебя { $krones }.
   *[other] Подать стоит { $price } кроны, а у тебя { $krones }.
}

## Номера

error-no-room = У тебя нет готового номера.
error-no-room-of-colour = У тебя нет готового { $colour ->
    [blue] синего
    [red] красного
   *[yellow] жёлтого
} номера.
error-room-colour = Номер { $room } не { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
}.
error-room-not-prepared = Номер { $room } не готов.
error-room-occupied = Номер { $room } уже заселён.
error-room-not-occupied = Номер { $room } не заселён.
error-room-taken = Номер { $room } уже готов или заселён.
error-not-adjacent = Номер { $room } не соседний ни с одним твоим номером.
error-first-room = Первый номер — внизу слева.
error-room-price = { $price ->
    [one] Номер { $room } стоит { $price } крону, а у тебя { $krones }.
    [few] Номер { $room } стоит { $price } кроны, а у тебя { $krones }.
    [many] Номер { $room } стоит { $price } крон, а у тебя { $krones }.
   *[other] Номер { $room } стоит { $price } кроны, а у тебя { $krones }.
}
error-floor-limit = Здесь можно только номера не выше { $floor }-го этажа.
error-room-not-removable = Этот штраф забирает не номер { $room }, а самый высокий из возможных.

## Персонал

error-staff-not-in-hand = Этой карты нет у тебя на руке: { $staff }.
error-staff-not-offered = Этой карты нет среди предложенных: { $staff }.
error-staff-price = { $price ->
    [one] { $staff } стоит { $price } крону, а у тебя { $krones }.
    [few] { $staff } стоит { $price } кроны, а у тебя { $krones }.
    [many] { $staff } стоит { $price } крон, а у тебя { $krones }.
   *[other] { $staff } стоит { $price } кроны, а у тебя { $krones }.
}
error-staff-not-played = { $staff } у тебя не работает.
error-staff-used = Карта уже использована в этом раунде: { $staff }.
error-staff-not-end = { $staff } — не карта, дающая очки в конце игры.
error-staff-not-in-pack = Этой карты нет в твоей стопке: { $staff }.
error-hire-between = Персонал нанимают до или после номеров, а не между ними.
error-staff-not-round = { $staff } — не карта, которую используют раз в раунд.

## Цели

error-objective-unmet = Условие цели не выполнено: { $objective }.
error-objective-claimed = Эта цель у тебя уже достигнута: { $objective }.
error-objective-full = На этой цели не осталось места: { $objective }.

## Награды и штрафы

error-no-bonus = Ни одна группа номеров сейчас не заполнилась.
error-bonus-after-reward = Бонус полной группы теперь приходит после награды.
error-reward-done = В этой награде не осталось части { $part }.
error-reward-order = Сначала другая часть: порядок здесь ничего не меняет.
error-penalty-unprotected = Никто из твоего персонала не спасёт от штрафа.
error-penalty-price = { $price ->
    [one] Избежать штрафа стоит { $price } крону, а у тебя { $krones }.
    [few] Избежать штрафа стоит { $price } кроны, а у тебя { $krones }.
    [many] Избежать штрафа стоит { $price } крон, а у тебя { $krones }.
   *[other] Избежать штрафа стоит { $price } кроны, а у тебя { $krones }.
}
error-penalty-too-much = Заплатить этот штраф целиком ты не можешь.
error-penalty-first = Первый штраф можно заплатить целиком, поэтому действует он.
error-one-penalty = На этом жетоне только один штраф.

## Сначала решается другое

error-open-draft = Сначала оставь себе карту из стопки.
error-open-guests = Сначала возьми первого гостя из очереди.
error-open-first_rooms = Сначала подготовь первые номера.
error-open-pick = Сначала найми одну из предложенных карт или ни одной.
error-open-under = Сначала положи предложенные карты под низ колоды.
error-open-return = Сначала положи карты с руки под низ колоды.
error-open-food = Сначала реши, куда идёт полученное угощение.
error-open-any = Сначала выбери угощение, которое получаешь.
error-open-prepare = Сначала подготовь номер или откажись.
error-open-hire = Сначала найми карту с руки или откажись.
error-open-occupy = Сначала выбери готовые номера, которые станут заселёнными, или откажись.
error-open-guest = Сначала возьми бесплатного гостя или откажись.
error-open-gizia = Сначала выполни дополнительное действие или откажись.
error-open-six = Сначала выбери действие для кубика 6.
error-open-die-1 = Сначала раздели силу между штруделями и пирожными.
error-open-die-2 = Сначала раздели силу между вином и кофе.
error-open-die-3 = Сначала подготовь номера этим кубиком или остановись.
error-open-die-4 = Сначала раздели силу между кронами и императором.
error-open-die-5 = Сначала найми карту этим кубиком или откажись.
error-open-serve = Сначала подай ещё что-нибудь или остановись.
error-open-complete = Сначала выбери гостя, чей заказ выполняется.
error-open-reward = Сначала выбери, какую часть награды взять.
error-open-penalty = Сначала реши, как быть со штрафом императора.
error-open-remove = Сначала выбери номер, который теряешь.
error-open-dismiss = Сначала выбери карту, которую теряешь.

## В ходе, когда ничего не спрашивают

error-when-done = Отказываться не от чего и заканчивать нечего; ход завершают отдельным действием.
error-when-pay = Откупиться можно, только когда император штрафует.
error-when-suffer = Штраф приносит только императорский подсчёт.
error-when-bonus = Бонус полной группы приходит только с её последним гостем.
error-when-reward = Сейчас награды не раздаются.
error-when-action = Действие выбирают только с кубиком 6 или с гостем, который это позволяет.
error-when-food = Угощение выбирают, только когда карта даёт выбор.
error-when-place = Так раскладывают лишь только что полученное; с кухни угощения подают.
error-when-complete = Заказ выполняется сразу только картой, на которой так сказано.
error-when-split = Силу делят только после кубика 1, 2 или 4.
error-when-prepare = Номера готовят кубиком 3 или картой, которая это позволяет.
error-when-occupy = Номера заселяют гостями или картой, которая это позволяет.
error-when-remove = Номера теряют только из-за штрафов императора.
error-when-hire = Персонал нанимают кубиком 5 или картой, которая это позволяет.
error-when-under = Сейчас ни одна карта не уходит под низ колоды.
error-when-keep = Карты оставляют себе только в драфте.
error-when-dismiss = Персонал увольняют только из-за штрафов императора.

## Случай

error-other-chance = { $awaited ->
    [roll] Ожидается бросок кубика.
    [first] Ожидается первый игрок.
    [hotel] Ожидается отель.
    [tile] Ожидается жетон императора.
    [objective] Ожидается цель.
    [draw-guest] Ожидается гость.
    [leopold] Ожидается карта Леопольда.
   *[draw-staff] Ожидается карта персонала.
}
error-outcome-seat = Места { $seat } нет.
error-outcome-hotel = { $hotel ->
    [night] Ночной отель не раздаётся.
    [day_a] Дневной отель A уже роздан.
    [day_b] Дневной отель B уже роздан.
    [day_c] Дневной отель C уже роздан.
   *[day_d] Дневной отель D уже роздан.
}
error-outcome-group = Сейчас выбирается группа { $group }.
error-outcome-guest = Этого гостя нет в колоде: { $guest }.
error-outcome-staff = Эта карта сейчас не может выйти: { $staff }.
error-outcome-leopold = Карта Леопольда { $card } уже открыта.

## Отмена

error-nothing-to-undo = Отменять нечего.
error-nothing-to-redo = Возвращать нечего.
error-undo-revealed = Открытое уже не скрыть: отменить нельзя.
