### Uhren an Tischen: eine wählen, wie viel Zeit bleibt, und was geschieht, wenn sie abgelaufen ist.

## Choosing one

web-clock = Uhr
web-clock-kind-none = Keine Uhr
web-clock-kind-none-text = Alle nehmen sich so viel Zeit, wie sie brauchen.
web-clock-kind-turn = Zeit für jeden Zug
web-clock-kind-turn-text = Für ein Spiel ohne Unterbrechung.
web-clock-kind-budget = Zeit für das ganze Spiel
web-clock-kind-budget-text = Jeder Zug gibt ein wenig dazu.
web-clock-kind-days = Über Tage
web-clock-kind-days-text = Ein halber Tag bis eine Woche für jeden Zug, mit freien Tagen.
web-clock-each = Für jeden Zug
web-clock-whole = Für das ganze Spiel
web-clock-addition = Dazu für jeden Zug
web-clock-days-off = Freie Tage für alle
web-clock-then = Wenn die Zeit um ist
web-clock-then-turn = Der Computer spielt diesen Zug
web-clock-then-seat = Der Computer spielt weiter bis zur Rückkehr
web-clock-then-wait = Alle warten

## What was agreed

web-clock-sum-turn = Zeit für einen Zug: { $time }.
web-clock-sum-budget = Zeit für das ganze Spiel: { $time }; dazu für jeden Zug: { $more }.
web-clock-sum-days = Zeit für einen Zug: { $time }; freie Tage: { $count }.
web-clock-then-turn-sum = Ist sie um, spielt der Computer ({ $bot }) diesen Zug.
web-clock-then-seat-sum = Ist sie um, spielt der Computer ({ $bot }) weiter, bis der Platz zurückgenommen wird.
web-clock-then-wait-sum = Ist sie um, warten alle.

## At the table

web-clock-hours = { $hours } h { $minutes } min
web-clock-days-hours = { $days } T { $hours } h
web-clock-yours = Deine Zeit
web-clock-up = Zeit um
web-clock-title = Noch { $time }: Du bist am Zug
web-clock-up-turn = Deine Zeit ist um. In ein paar Sekunden spielt der Computer diesen Zug.
web-clock-up-seat = Deine Zeit ist um. In ein paar Sekunden spielt der Computer weiter, bis du deinen Platz zurücknimmst.
web-clock-up-wait = Deine Zeit ist um. Die anderen warten auf dich.
web-clock-grace = Noch { $seconds } s, falls die Verbindung weg war
web-clock-stood-in = Deine Zeit war um: Diesen Zug spielt der Computer.
web-clock-stood-in-for = Die Zeit von { $name } war um: Der Computer spielt.
web-clock-off = Freie Tage: { $count }
web-clock-off-take = Einen freien Tag nehmen
