### What each staff card does. $amount is the card's own figure. A message with a suffix holds under that value of the
### rule option that concerns the card.

staff-1-effect = Una volta per round, ricevi { $amount } strudel.
staff-2-effect = { $amount ->
    [one] Una volta per round, ricevi { $amount } torta.
   *[other] Una volta per round, ricevi { $amount } torte.
}
staff-3-effect = { $amount ->
    [one] Una volta per round, ricevi { $amount } vino.
   *[other] Una volta per round, ricevi { $amount } vini.
}
staff-4-effect = Una volta per round, ricevi { $amount } caffè.
staff-5-effect = { $amount ->
    [one] Per ogni ospite rosso che alloggi, ricevi { $amount } corona.
   *[other] Per ogni ospite rosso che alloggi, ricevi { $amount } corone.
}
staff-5-effect-completed = { $amount ->
    [one] Per ogni ospite rosso di cui completi l’ordinazione, ricevi { $amount } corona.
   *[other] Per ogni ospite rosso di cui completi l’ordinazione, ricevi { $amount } corone.
}
staff-6-effect = { $amount ->
    [one] Per ogni ospite blu che alloggi, avanza di { $amount } casella sul tracciato dell’Imperatore.
   *[other] Per ogni ospite blu che alloggi, avanza di { $amount } caselle sul tracciato dell’Imperatore.
}
staff-6-effect-completed = { $amount ->
    [one] Per ogni ospite blu di cui completi l’ordinazione, avanza di { $amount } casella sul tracciato dell’Imperatore.
   *[other] Per ogni ospite blu di cui completi l’ordinazione, avanza di { $amount } caselle sul tracciato dell’Imperatore.
}
staff-7-effect = { $amount ->
    [one] Per ogni ospite giallo che alloggi, ricevi { $amount } corona.
   *[other] Per ogni ospite giallo che alloggi, ricevi { $amount } corone.
}
staff-8-effect = { $amount ->
    [one] Per ogni ospite verde che alloggi, ottieni { $amount } punto.
   *[other] Per ogni ospite verde che alloggi, ottieni { $amount } punti.
}
staff-9-effect = Prepari gratis le camere blu.
staff-10-effect = Prepari gratis le camere rosse.
staff-11-effect = Prepari gratis le camere gialle.
staff-12-effect = { $amount ->
    [one] Quando prendi un 3 o un 4, ottieni { $amount } punto.
   *[other] Quando prendi un 3 o un 4, ottieni { $amount } punti.
}
staff-13-effect = Quando prendi un 1 o un 2, la sua forza aumenta di { $amount }.
staff-14-effect =
    Quando prendi un 1 o un 2, puoi anche preparare una camera al prezzo normale, prima o dopo l’azione.
staff-15-effect = Quando prendi un 4, ogni punto di forza dà sia una corona sia un passo Imperatore.
staff-16-effect = { $amount ->
    [one] Quando prendi un 4, ottieni { $amount } punto.
   *[other] Quando prendi un 4, ottieni { $amount } punti.
}
staff-17-effect = Quando prendi un 6, non costa corone e la sua forza aumenta di { $amount }.
staff-18-effect = Quando prendi un 5, la sua forza aumenta di { $amount }.
staff-19-effect = { $amount ->
    [one] Quando prendi un 3, ottieni { $amount } punto.
   *[other] Quando prendi un 3, ottieni { $amount } punti.
}
staff-20-effect = { $amount ->
    [one] Quando prendi un 5, avanza di { $amount } casella sul tracciato dell’Imperatore.
   *[other] Quando prendi un 5, avanza di { $amount } caselle sul tracciato dell’Imperatore.
}
staff-21-effect = Ricevi uno strudel, una torta, un vino e un caffè.
staff-22-effect =
    Quando prendi un 3, puoi anche assumere una carta Personale dalla mano al prezzo normale, prima o dopo l’azione.
staff-23-effect = { $amount ->
    [one] Per ogni tua camera che diventa occupata, in qualunque modo, ricevi { $amount } corona.
   *[other] Per ogni tua camera che diventa occupata, in qualunque modo, ricevi { $amount } corone.
}
staff-23-effect-guests = { $amount ->
    [one] Per ogni ospite che prende alloggio da te, ricevi { $amount } corona.
   *[other] Per ogni ospite che prende alloggio da te, ricevi { $amount } corone.
}
staff-24-effect = Servire dalla cucina non ti costa nulla.
staff-25-effect = Gli ospiti della fila non ti costano nulla.
staff-26-effect = { $amount ->
    [one] Puoi pagare { $amount } corona per evitare una penalità dell’Imperatore.
   *[other] Puoi pagare { $amount } corone per evitare una penalità dell’Imperatore.
}
staff-26-effect-immune = Nessuna penalità dell’Imperatore ti tocca.
staff-27-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni camera rossa occupata.
   *[other] Ottieni { $amount } punti per ogni camera rossa occupata.
}
staff-28-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni camera blu occupata.
   *[other] Ottieni { $amount } punti per ogni camera blu occupata.
}
staff-29-effect = Segna i punti di una carta di fine partita giocata da un avversario, contata per il tuo hotel.
staff-29-effect-anyone = Segna i punti di una carta di fine partita giocata da te o da un avversario, contata per il tuo hotel.
staff-30-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni camera gialla occupata.
   *[other] Ottieni { $amount } punti per ogni camera gialla occupata.
}
staff-31-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni camera occupata.
   *[other] Ottieni { $amount } punti per ogni camera occupata.
}
staff-32-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni carta Personale che hai giocato, compresa questa.
   *[other] Ottieni { $amount } punti per ogni carta Personale che hai giocato, compresa questa.
}
staff-33-effect = { $amount ->
    [one] Per ogni ospite alloggiato con un’ordinazione di { $order } porzioni, ottieni { $amount } punto.
   *[other] Per ogni ospite alloggiato con un’ordinazione di { $order } porzioni, ottieni { $amount } punti.
}
staff-34-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni camera, preparata o occupata.
   *[other] Ottieni { $amount } punti per ogni camera, preparata o occupata.
}
staff-35-effect = { $amount ->
    [one] Gira sul lato occupato { $amount } camera preparata di qualsiasi colore.
   *[other] Gira sul lato occupato fino a { $amount } camere preparate di qualsiasi colore.
}
staff-36-effect = { $amount ->
    [one] Ricevi { $amount } vino.
   *[other] Ricevi { $amount } vini.
}
staff-37-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni gruppo di camere tutto occupato.
   *[other] Ottieni { $amount } punti per ogni gruppo di camere tutto occupato.
}
staff-38-effect = Completa dalla riserva l’ordinazione di un ospite del tuo caffè.
staff-39-effect = { $amount ->
    [one] Ricevi { $amount } torta.
   *[other] Ricevi { $amount } torte.
}
staff-40-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni obiettivo che hai rivendicato.
   *[other] Ottieni { $amount } punti per ogni obiettivo che hai rivendicato.
}
staff-41-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni casella che ti separa dallo 0 sul tracciato dell’Imperatore.
   *[other] Ottieni { $amount } punti per ogni casella che ti separa dallo 0 sul tracciato dell’Imperatore.
}
staff-41-effect-12 = { $amount ->
    [one] Ottieni { $amount } punto per ogni casella che ti separa dallo 0 sul tracciato dell’Imperatore, al massimo 12 punti.
   *[other] Ottieni { $amount } punti per ogni casella che ti separa dallo 0 sul tracciato dell’Imperatore, al massimo 12 punti.
}
staff-42-effect = { $amount ->
    [one] Ogni volta che ricevi un bonus dell’Imperatore, ottieni { $amount } punto.
   *[other] Ogni volta che ricevi un bonus dell’Imperatore, ottieni { $amount } punti.
}
staff-43-effect = Ricevi { $amount } caffè.
staff-44-effect = Ricevi { $amount } strudel.
staff-45-effect = { $amount ->
    [one] Avanza di { $amount } casella sul tracciato dell’Imperatore.
   *[other] Avanza di { $amount } caselle sul tracciato dell’Imperatore.
}
staff-46-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni piano tutto occupato.
   *[other] Ottieni { $amount } punti per ogni piano tutto occupato.
}
staff-47-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni colonna tutta occupata.
   *[other] Ottieni { $amount } punti per ogni colonna tutta occupata.
}
staff-48-effect = { $amount ->
    [one] Ottieni { $amount } punto per ogni terna di camere occupate: una blu, una rossa e una gialla.
   *[other] Ottieni { $amount } punti per ogni terna di camere occupate: una blu, una rossa e una gialla.
}
