### Gli orologi dei tavoli.

## Choosing one

web-clock = Orologio
web-clock-kind-none = Senza orologio
web-clock-kind-none-text = Ognuno si prende il tempo che gli serve.
web-clock-kind-turn = Un tempo per turno
web-clock-kind-turn-text = Per una partita tutta di seguito.
web-clock-kind-budget = Un tempo per la partita
web-clock-kind-budget-text = Ogni turno ne aggiunge un po’.
web-clock-kind-days = Su più giorni
web-clock-kind-days-text = Da mezza giornata a una settimana per turno, con giorni liberi.
web-clock-each = Per ogni turno
web-clock-whole = Per tutta la partita
web-clock-addition = In più a ogni turno
web-clock-days-off = Giorni liberi per ognuno
web-clock-then = Quando il tempo scade
web-clock-then-turn = Il computer gioca questo turno
web-clock-then-seat = Il computer gioca fino al ritorno
web-clock-then-wait = Tutti aspettano

## What was agreed

web-clock-sum-turn = Tempo per un turno: { $time }.
web-clock-sum-budget = Tempo per tutta la partita: { $time }; in più a ogni turno: { $more }.
web-clock-sum-days = Tempo per un turno: { $time }; giorni liberi: { $count }.
web-clock-then-turn-sum = Quando scade, il computer ({ $bot }) gioca quel turno.
web-clock-then-seat-sum = Quando scade, il computer ({ $bot }) gioca finché il posto non viene ripreso.
web-clock-then-wait-sum = Quando scade, tutti aspettano.

## At the table

web-clock-hours = { $hours } h { $minutes } min
web-clock-days-hours = { $days } g { $hours } h
web-clock-yours = Il tuo tempo
web-clock-up = Tempo scaduto
web-clock-title = Restano { $time }: tocca a te
web-clock-up-turn = Il tuo tempo è scaduto. Tra pochi secondi il computer gioca questo turno.
web-clock-up-seat = Il tuo tempo è scaduto. Tra pochi secondi gioca il computer, finché non riprendi il tuo posto.
web-clock-up-wait = Il tuo tempo è scaduto. Gli altri ti aspettano.
web-clock-grace = Ancora { $seconds } s, se la connessione era caduta
web-clock-stood-in = Il tuo tempo era scaduto: questo turno lo gioca il computer.
web-clock-stood-in-for = Il tempo di { $name } è scaduto: gioca il computer.
web-clock-off = Giorni liberi: { $count }
web-clock-off-take = Prendi un giorno libero
