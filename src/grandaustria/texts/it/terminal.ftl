### Playing in a terminal (gah play --terminal). There is little room: a screen has 80 columns and 24 lines.

terminal-round = Round { $round } di { $rounds }
terminal-setup = Preparazione
# What stands beside the emperor: when he scores next.
terminal-emperor = dopo il round { $round }
# The letters of strudel, cake, wine and coffee, in this order, all different.
terminal-foods = stvc
# Labels before a list of cards, in hand, hired, to choose from: at most 12 letters
terminal-hand = In mano
# The same: at most 12 letters
terminal-work = In servizio
# The same: at most 12 letters
terminal-offer = A scelta
terminal-passed = ha passato
# Under choices that do not fit on one page
terminal-more = Pagina { $page } di { $pages }: Invio la gira.
# Above a log that does not fit on one page; $word is that for the log
terminal-earlier = … prima: { $word } { $page }
# In the prompt, while something else than the table is shown
terminal-to-table = Invio: il tavolo
# After the sentence that asks the others to look away
terminal-enter = Premi Invio quando ci sei:

## What cannot be done

# $text is what was written, $word that for help
terminal-not-understood = { $text } non è né una scelta né una parola nota qui; { $word } le elenca.
terminal-no-choice = Non c’è la scelta { $number }: vanno da 1 a { $most }.
terminal-no-card = Non c’è nessuna carta o tessera { $number }.
terminal-no-seat = Non c’è il posto { $number }: vanno da 1 a { $most }.
# $word is that for saving
terminal-save-where = Di’ dove: { $word } partita.json.
terminal-exists = { $file } c’è già; scegli un altro nome.
terminal-not-saved = Impossibile scrivere { $file }: { $reason }.

## Leaving

terminal-saved = La partita è salvata in { $file }.
terminal-left-saved = Arrivederci. La partita è salvata in { $file }; --record { $file } la riprende.
terminal-left = Arrivederci. La partita non è stata salvata: --record FILE la salva.

## The words that may be written: short, one word, in small letters

terminal-word-help = aiuto
terminal-word-table = tavolo
terminal-word-hint = consiglio
terminal-word-undo = annulla
terminal-word-redo = ripristina
terminal-word-log = cronaca
terminal-word-card = carta
terminal-word-seat = posto
terminal-word-scores = punti
terminal-word-save = salva
terminal-word-quit = esci

## What they are for; $word is the word itself

terminal-help = Rispondi con il numero di una scelta, o in notazione: die 4+, hire 22. Invio mostra il tavolo, o altre scelte. Si capiscono queste parole, e anche quelle inglesi:
terminal-help-help = questa pagina
terminal-help-table = di nuovo il tavolo; Invio da solo fa lo stesso
terminal-help-hint = che cosa farebbe la casa
terminal-help-undo = annulla l’ultima scelta
terminal-help-redo = ripristina ciò che è stato annullato
terminal-help-log = che cosa è successo; { $word } 2 va più indietro
terminal-help-card = che cosa fa una carta o una tessera: { $word } 22, { $word } A1
terminal-help-seat = che cosa hanno davanti gli altri, o uno solo: { $word } 2
terminal-help-scores = i punti per fonte, come se la partita finisse ora
terminal-help-save = salva la partita in un file: { $word } partita.json
terminal-help-quit = lascia la partita; Ctrl-D fa lo stesso
# $foods: each letter with its food
terminal-legend = Fila: prezzo, numero, nome, colore, ordinazione, punti. Porzioni: { $foods }. Camere: la lettera del colore, poi . se non preparata, o se preparata, # se occupata.
