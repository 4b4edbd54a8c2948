### Чому відхилено дію. $text: що було подано. $price, $krones: кількості крон.
### $guest, $staff, $objective: імена, як їх бачить читач. $missing: перелік частувань. $seat: рахуючи з 1.

## Хід

error-game-over = Гру завершено.
error-chance-pending = Кубики чи карти ще не відомі.
error-not-chance = Зараз не очікується ні кубик, ні карта.
error-not-legal = Зараз це неможливо: { $action }.
error-unknown-action = Немає дії з номером { $text }.
error-other-seat = Зараз вирішує місце { $seat }, а не це.
error-pass-begun = Пасувати можна лише замість ходу, а не посеред нього.
error-pass-extra = Додатковий хід не можна пропустити.
error-end-without-die = Перш ніж завершити хід, треба взяти кубик.
error-end-without-action = Перш ніж завершити додатковий хід, треба виконати дію якоїсь комірки.
error-cannot-decline = Від цього не можна відмовитися.

## Кубики

error-no-die = На полі немає кубика { $die }.
error-die-taken = Кубик у цьому ході вже взято.
error-action-done = У додатковому ході лише одна дія.
error-boost-price = { $price ->
    [one] Посилення коштує { $price } крону, а в тебе { $krones }.
    [few] Посилення коштує { $price } крони, а в тебе { $krones }.
    [many] Посилення коштує { $price } крон, а в тебе { $krones }.
   *[other] Посилення коштує { $price } крони, а в тебе { $krones }.
}
error-boosted-six = { $price ->
    [one] Посилений кубик 6 коштує { $price } крону, а в тебе { $krones }.
    [few] Посилений кубик 6 коштує { $price } крони, а в тебе { $krones }.
    [many] Посилений кубик 6 коштує { $price } крон, а в тебе { $krones }.
   *[other] Посилений кубик 6 коштує { $price } крони, а в тебе { $krones }.
}
error-six-price = { $price ->
    [one] Кубик 6 коштує { $price } крону, а в тебе { $krones }.
    [few] Кубик 6 коштує { $price } крони, а в тебе { $krones }.
    [many] Кубик 6 коштує { $price } крон, а в тебе { $krones }.
   *[other] Кубик 6 коштує { $price } крони, а в тебе { $krones }.
}
error-six-copied = Кубик 6 виконує одну з дій від 1 до 5.
error-split-range = { $second ->
    [cake] Тортиків тут — не більше ніж { $highest }: їх не може бути більше, ніж струдлів.
    [coffee] Кави тут — не більше ніж { $highest }: її не може бути більше, ніж вина.
   *[emperor] Кроків треком імператора тут — не більше ніж { $highest }.
}

## Гості й частування

error-guest-after-die = Гостя можна взяти лише перед кубиком.
error-guest-taken = Гостя в цьому ході вже взято.
error-no-guest = На місці { $place } у черзі нікого немає.
error-no-free-table = Усі твої столики зайняті.
error-guest-price = { $price ->
    [one] Цей гість коштує { $price } крону, а в тебе { $krones }.
    [few] Цей гість коштує { $price } крони, а в тебе { $krones }.
    [many] Цей гість коштує { $price } крон, а в тебе { $krones }.
   *[other] Цей гість коштує { $price } крони, а в тебе { $krones }.
}
error-table-empty = За столиком { $table } нікого немає.
error-order-incomplete = { $guest } ще чекає на { $missing }.
error-order-complete = Замовлення вже виконано: { $guest }.
error-not-ordered = { $guest } більше не хоче { $food ->
    [strudel] струдлів
    [cake] тортиків
    [wine] вина
   *[coffee] кави
}.
error-no-food = На твоїй кухні немає { $food ->
    [strudel] струдлів
    [cake] тортиків
    [wine] вина
   *[coffee] кави
}.
error-food-not-gained = Серед щойно отриманого немає { $food ->
    [strudel] струдлів
    [cake] тортиків
    [wine] вина
   *[coffee] кави
}.
error-serve-price = { $price ->
    [one] Подати коштує { $price } крону, а в тебе { $krones }.
    [few] Подати коштує { $price } крони, а в тебе { $krones }.
    [many] Подати коштує { $price } крон, а в тебе { $krones }.
   *[other] Подати коштує { $price } крони, а в тебе { $krones }.
}

## Номери

error-no-room = У тебе немає готового номера.
error-no-room-of-colour = У тебе немає готового { $colour ->
    [blue] синього
    [red] червоного
   *[yellow] жовтого
} номера.
error-room-colour = Номер { $room } не { $colour ->
    [blue] синій
    [red] червоний
   *[yellow] жовтий
}.
error-room-not-prepared = Номер { $room } не готовий.
error-room-occupied = Номер { $room } уже зайнятий.
error-room-not-occupied = Номер { $room } не зайнятий.
error-room-taken = Номер { $room } уже готовий або зайнятий.
error-not-adjacent = Номер { $room } не сусідній із жодним твоїм номером.
error-first-room = Перший номер — унизу ліворуч.
error-room-price = { $price ->
    [one] Номер { $room } коштує { $price } крону, а в тебе { $krones }.
    [few] Номер { $room } коштує { $price } крони, а в тебе { $krones }.
    [many] Номер { $room } коштує { $price } крон, а в тебе { $krones }.
   *[other] Номер { $room } коштує { $price } крони, а в тебе { $krones }.
}
error-floor-limit = Тут можна лише номери не вище { $floor }-го поверху.
error-room-not-removable = Цей штраф забирає не номер { $room }, а найвищий із можливих.

## Персонал

error-staff-not-in-hand = Цієї карти немає в тебе на руці: { $staff }.
error-staff-not-offered = Цієї карти немає серед запропонованих: { $staff }.
error-staff-price = { $price ->
    [one] { $staff } коштує { $price } крону, а в тебе { $krones }.
    [few] { $staff } коштує { $price } крони, а в тебе { $krones }.
    [many] { $staff } коштує { $price } крон, а в тебе { $krones }.
   *[other] { $staff } коштує { $price } крони, а в тебе { $krones }.
}
error-staff-not-played = { $staff } у тебе не працює.
error-staff-used = Карту вже використано в цьому раунді: { $staff }.
error-staff-not-end = { $staff } — не карта, що дає очки наприкінці гри.
error-staff-not-in-pack = Цієї карти немає у твоєму стосі: { $staff }.
error-hire-between = Персонал наймають перед номерами або після них, а не між ними.
error-staff-not-round = { $staff } — не карта, яку використовують раз на раунд.

## Завдання

error-objective-unmet = Умову завдання не виконано: { $objective }.
error-objective-claimed = Це завдання в тебе вже виконано: { $objective }.
error-objective-full = На цьому завданні не лишилося місця: { $objective }.

## Винагороди й штрафи

error-no-bonus = Жодна група номерів щойно не заповнилася.
error-bonus-after-reward = Бонус повної групи тепер приходить після винагороди.
error-reward-done = У цій винагороді не лишилося частини { $part }.
error-reward-order = Спершу інша частина: порядок тут нічого не змінює.
error-penalty-unprotected = Ніхто з твого персоналу не врятує від штрафу.
error-penalty-price = { $price ->
    [one] Уникнути штрафу коштує { $price } крону, а в тебе { $krones }.
    [few] Уникнути штрафу коштує { $price } крони, а в тебе { $krones }.
    [many] Уникнути штрафу коштує { $price } крон, а в тебе { $krones }.
   *[other] Уникнути штрафу коштує { $price } крони, а в тебе { $krones }.
}
error-penalty-too-much = Сплатити цей штраф повністю ти не можеш.
error-penalty-first = Перший штраф можна сплатити повністю, тому діє він.
error-one-penalty = На цій плитці лише один штраф.

## Спершу треба вирішити інше

error-open-draft = Спершу лиши собі карту зі стосу.
error-open-guests = Спершу візьми першого гостя з черги.
error-open-first_rooms = Спершу підготуй перші номери.
error-open-pick = Спершу найми одну із запропонованих карт або жодної.
error-open-under = Спершу поклади запропоновані карти під низ колоди.
error-open-return = Спершу поклади карти з руки під низ колоди.
error-open-food = Спершу виріши, куди йде отримане частування.
error-open-any = Спершу обери частування, яке отримуєш.
error-open-prepare = Спершу підготуй номер або відмовся.
error-open-hire = Спершу найми карту з руки або відмовся.
error-open-occupy = Спершу обери готові номери, що стануть зайнятими, або відмовся.
error-open-guest = Спершу візьми безплатного гостя або відмовся.
error-open-gizia = Спершу виконай додаткову дію або відмовся.
error-open-six = Спершу обери дію, яку виконає кубик 6.
error-open-die-1 = Спершу розподіли силу між струдлями й тортиками.
error-open-die-2 = Спершу розподіли силу між вином і кавою.
error-open-die-3 = Спершу підготуй номери цим кубиком або зупинися.
error-open-die-4 = Спершу розподіли силу між кронами й імператором.
error-open-die-5 = Спершу найми карту цим кубиком або відмовся.
error-open-serve = Спершу подай ще щось або зупинися.
error-open-complete = Спершу обери гостя, чиє замовлення виконати.
error-open-reward = Спершу обери, яку частину винагороди взяти.
error-open-penalty = Спершу виріши, як бути зі штрафом імператора.
error-open-remove = Спершу обери номер, який втрачаєш.
error-open-dismiss = Спершу обери карту, яку втрачаєш.

## У ході, коли нічого не питають

error-when-done = Немає від чого відмовлятися чи що завершувати; хід завершують окремою дією.
error-when-pay = Відкупитися можна, лише коли імператор штрафує.
error-when-suffer = Штраф приносить лише імператорський підрахунок.
error-when-bonus = Бонус повної групи приходить лише з її останнім гостем.
error-when-reward = Зараз ніхто не дає винагороди.
error-when-action = Дію обирають лише з кубиком 6 або з гостем, який це дозволяє.
error-when-food = Частування обирають, лише коли карта дає вибір.
error-when-place = Так розкладають лише щойно отримане; з кухні частування подають.
error-when-complete = Замовлення виконують відразу лише картою, на якій так сказано.
error-when-split = Силу розподіляють лише після кубика 1, 2 або 4.
error-when-prepare = Номери готують кубиком 3 або картою, яка це дозволяє.
error-when-occupy = Номери заселяють гостями або картою, яка це дозволяє.
error-when-remove = Номери втрачають лише через штрафи імператора.
error-when-hire = Персонал наймають кубиком 5 або картою, яка це дозволяє.
error-when-under = Зараз жодна карта не йде під низ колоди.
error-when-keep = Карти лишають собі тільки в драфті.
error-when-dismiss = Персонал звільняють лише через штрафи імператора.

## Випадок

error-other-chance = { $awaited ->
    [roll] Чекаємо на кидок кубика.
    [first] Чекаємо на першого гравця.
    [hotel] Чекаємо на готель.
    [tile] Чекаємо на плитку імператора.
    [objective] Чекаємо на завдання.
    [draw-guest] Чекаємо на гостя.
    [leopold] Чекаємо на карту Леопольда.
   *[draw-staff] Чекаємо на карту персоналу.
}
error-outcome-seat = Місця { $seat } немає.
error-outcome-hotel = { $hotel ->
    [night] Нічного готелю не роздають.
    [day_a] Денний готель A вже роздано.
    [day_b] Денний готель B вже роздано.
    [day_c] Денний готель C вже роздано.
   *[day_d] Денний готель D вже роздано.
}
error-outcome-group = Зараз обирають групу { $group }.
error-outcome-guest = Цього гостя немає в колоді: { $guest }.
error-outcome-staff = Ця карта зараз не може вийти: { $staff }.
error-outcome-leopold = Карту Леопольда { $card } вже відкрито.

## Скасування

error-nothing-to-undo = Скасовувати нічого.
error-nothing-to-redo = Повертати нічого.
error-undo-revealed = Відкрите вже не сховати: скасувати не можна.
