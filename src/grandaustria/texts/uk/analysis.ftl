### The analysis of a finished game, as `gah analyse` shows it: as a table, and as a curve.

analysis-title = Чого вартий був кожен хід
analysis-chance = Шанси на перемогу
analysis-margin = Очікуваний відрив
analysis-turn = Хід
analysis-round = Раунд
analysis-played = Зіграно
analysis-best = Найкраще зі знайденого
analysis-cost = Втрата
analysis-better = Краще
analysis-final = Кінець
analysis-known = Оцінка за тим, що кожен знав у ту мить.
analysis-open-cards = Оцінка за відкритих карт.
analysis-mistakes = Найбільші помилки, у втрачених очках відриву
analysis-mistake = { $cost }: хід { $turn } у раунді { $round }, { $player }
analysis-no-mistakes = На жодному ході нічого не втрачено.
analysis-described = { $player }: шанси на перемогу { $first } після першого ходу, { $last } після останнього.
