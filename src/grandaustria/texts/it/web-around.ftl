### What lies around the table: log, talk, people, settings, keys, banners, the curtain between two people's turns.

## Tools and dialogs

web-around-tools = Strumenti
web-around-tool-help = Aiuto e tasti
web-around-tool-log = Che cosa è successo
web-around-tool-chat = Chiacchiere al tavolo
web-around-tool-people = Chi è al tavolo
web-around-tool-settings = Impostazioni
web-around-tool-light = Colori chiari
web-around-tool-dark = Colori scuri
web-around-cancel = Annulla
web-around-title-help = Aiuto e tasti
web-around-title-chat = Chiacchiere al tavolo
web-around-title-people = Al tavolo
web-around-title-log = Tutti gli eventi
web-around-title-settings = Impostazioni
web-around-title-notation = Gioca scrivendo
web-around-title-plan = Preparare il turno

## What happened

# A heading over a narrow list, in capitals.
web-around-since = Dal tuo ultimo turno
web-around-latest = Ultimi eventi
web-around-since-none = Non è ancora successo nulla.
# Above what concerns the reader, where the name of another would stand
web-around-since-you = Tu
# Opens the rest of the lines about one player
web-around-since-more = altri { $count }
web-around-replay = Replay
web-around-all = Tutti gli eventi
web-around-search = Cerca tra gli eventi
web-around-found = { $count ->
    [one] { $count } evento trovato.
   *[other] { $count } eventi trovati.
}
web-around-found-none = Nessun evento contiene queste parole.
web-around-round = Round { $round }
web-around-setup = Preparazione
web-around-record = Salva la partita in un file
# Of a link on an event: it leads to the replay.
web-around-moment = Guarda questo momento nel replay

## The voice of the table, for those who do not see it

web-around-live = Che cosa succede al tavolo
web-around-undone = L’ultimo passo è annullato.
web-around-much = { $count ->
    [one] Intanto è successa { $count } cosa; è nella cronaca.
   *[other] Intanto sono successe { $count } cose; sono tutte nella cronaca.
}

## Whose turn it is, in the title of the browser's tab. $table: the name of the table.

web-around-turn-title = ● Tocca a te – { $table }
web-around-turn-title-plain = ● Tocca a te – Grand Austria

## The connection

web-around-away = La connessione è caduta. Si ristabilisce da sola; nulla di ciò che hai fatto va perso.
web-around-back = Di nuovo in linea.
web-around-held = La connessione è persa. Il tuo ultimo passo viene inviato appena torna; fino ad allora non se ne accettano altri.

## Hot seat: several people at one screen

web-around-curtain = È il turno di { $name }
web-around-curtain-text = Tutti gli altri, per favore, guardino altrove. Il tavolo resta coperto finché non arrivi.
web-around-curtain-here = Eccomi

## Talk

web-around-chat-unread = { $count ->
    [one] Chiacchiere al tavolo, { $count } nuovo messaggio
   *[other] Chiacchiere al tavolo, { $count } nuovi messaggi
}
web-around-chat-none = Nessuno ha ancora scritto nulla.
web-around-chat-closed = Solo chi siede a questo tavolo può leggere qui.
web-around-chat-watching = Qui può scrivere solo chi siede al tavolo.
web-around-chat-say = Scrivi agli altri al tavolo
web-around-chat-send = Invia
web-around-chat-left = { $count ->
    [one] Ancora { $count } carattere
   *[other] Ancora { $count } caratteri
}
# Opens two buttons below a message: mute and report.
web-around-chat-more = Opzioni del messaggio di { $name }
web-around-chat-mute = Silenzia { $name }
web-around-chat-muted = I messaggi di { $name } sono nascosti.
web-around-chat-unmute = Non silenziare più { $name }
web-around-chat-unmuted = I messaggi di { $name } sono di nuovo visibili.
web-around-chat-muted-people = { $count ->
    [one] { $count } persona silenziata
   *[other] { $count } persone silenziate
}
web-around-chat-report = Segnala questo messaggio
web-around-chat-reason = Che cosa non va?
web-around-chat-report-send = Invia la segnalazione
web-around-chat-reported = La segnalazione è andata a chi gestisce questo server.

## Who sits where

web-around-you = tu
web-around-seat-thinking = Sta pensando
web-around-seat-asked = Deve giocare
web-around-seat-here = È al tavolo
web-around-seat-away = Non ha il tavolo aperto
web-around-seat-bot = Gioca il computer
# $bot: the name of the computer player that plays in a person's stead.
web-around-seat-stead = Ha lasciato il posto a { $bot }
web-around-seat-leopold = Gioca secondo le sue carte
web-around-seat-free = Qui non siede nessuno
web-around-watching = { $count ->
    [one] { $count } persona guarda.
   *[other] { $count } persone guardano.
}
web-around-give-bot = Fai giocare il computer
web-around-take-back = Riprendi il posto
web-around-given-up = Il computer gioca al tuo posto.
web-around-leave = Lascia il tavolo
web-around-leave-sure = Il computer giocherà al tuo posto. Finché la partita dura puoi tornare e riprendere il tuo posto.
web-around-leave-yes = Lascia
web-around-rematch = Gioca ancora
web-around-rematch-go = Alla prossima partita
web-around-copy = Copia il link
web-around-copied = Il link è copiato.

## Somebody's time is up

web-around-late-name = Un turno che dura troppo
web-around-late = Il tempo di { $name } è scaduto.
# To the player whose time it is.
web-around-late-own = Il tuo tempo è scaduto. Gioca, o gli altri faranno giocare il computer.
web-around-late-wait = Aspetta ancora
web-around-late-bot = Fai giocare il computer
web-around-late-end = Chiudi la partita
web-around-late-sure = La partita finisce per tutti, senza risultato, e non si torna indietro.
web-around-late-end-yes = Chiudi per sempre
web-around-late-wishes = { $count ->
    [one] { $count } persona vuole chiudere la partita; devono essere d’accordo tutti quelli che aspettano.
   *[other] { $count } persone vogliono chiudere la partita; devono essere d’accordo tutti quelli che aspettano.
}

# $time: minutes and seconds, such as 1:15.
web-around-time = { $name } ha ancora { $time }.
web-around-time-own = Hai ancora { $time }.

## Settings

web-around-theme = Colori
web-around-theme-system = Come il dispositivo
web-around-theme-light = Chiari
web-around-theme-dark = Scuri
web-around-speed = Animazioni
web-around-speed-normal = Normali
web-around-speed-fast = Veloci
web-around-speed-off = Nessuna
web-around-language = Lingua
web-around-sounds = Suoni
web-around-sounds-text = Un campanello quando tocca a te, un dado, una moneta.
web-around-notifications = Avvisami quando tocca a me
web-around-notifications-text = Il browser mostra un avviso quando tocca a te e guardi un’altra pagina. Prima te lo chiede.
web-around-notifications-denied = Il browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni per questo sito.
web-around-keys = Scorciatoie di una lettera
web-around-keys-text = Lettere e cifre agiscono sul tavolo. Disattivale se comandi il computer con la voce o premi spesso tasti per sbaglio.

## Help

web-around-help-table = Al tavolo
web-around-help-alive = Tutto ciò che ha una cornice dorata si può usare ora: cliccaci sopra, o premi Invio quando ha il focus.
web-around-help-look = Indica un elemento o portaci il focus, e la riga sotto i dadi dice che cosa farebbe o perché non si può usare. Su uno schermo tattile il primo tocco mostra, il secondo agisce.
web-around-help-undo = Finché non termini il turno puoi annullare ogni passo e ripristinarlo.
web-around-help-final = Un piccolo lucchetto segna i passi che scoprono qualcosa di nuovo, come il prossimo ospite; non si possono annullare.
web-around-help-since = L’elenco a lato racconta che cosa è successo dal tuo ultimo turno.
web-around-help-keys = Tasti
web-around-help-keys-off = Lettere e cifre sono disattivate nelle impostazioni.
web-around-help-moving = Muoversi

## What keys do, in the list of keys

web-around-key-dice = Guarda questo dado; di nuovo: prendilo
web-around-key-boost = Aumenta la forza di uno per { $price ->
    [1] una corona
   *[other] { $price } corone
}
web-around-key-undo = Annulla un passo
web-around-key-redo = Ripristinalo
web-around-key-end = Termina il turno, o conferma
web-around-key-pass = Guarda che cosa comporta passare; di nuovo: passa
web-around-key-hint = Chiedi un consiglio
web-around-key-guests = Alla fila degli ospiti
web-around-key-cafe = Al caffè e alla cucina
web-around-key-hotel = All’hotel
web-around-key-staff = Al personale
web-around-key-objectives = Agli obiettivi
web-around-key-notation = Gioca scrivendo
web-around-key-plan = Preparare il prossimo turno
web-around-key-log = Tutti gli eventi
web-around-key-talk = Chiacchiere al tavolo
web-around-key-help = Questo elenco
web-around-key-arrows = Da un elemento all’altro in un’area
web-around-key-enter = Usa ciò che ha il focus
web-around-key-tab = All’elemento o al pulsante successivo
web-around-key-escape = Indietro, o chiudi

## Why a key does nothing now

web-around-key-boost-no = Ora la forza non si può aumentare.
web-around-key-undo-no = Non c’è nulla da annullare.
web-around-key-redo-no = Non c’è nulla da ripristinare.
web-around-key-end-no = Ora non c’è nulla da terminare.
web-around-key-pass-no = Ora non puoi passare.
web-around-key-hint-no = Adesso non c’è nessun consiglio.
web-around-boost-on = Il prossimo dado si prende con la forza aumentata di uno, per { $price ->
    [1] una corona
   *[other] { $price } corone
}.
web-around-boost-off = Il prossimo dado si prende così com’è.

## Play by typing

web-around-notation-label = Che cosa fai? Per esempio: die 4+
web-around-notation-do = Fallo
web-around-notation-list = Che cosa è possibile
web-around-notation-none = Nessuna azione possibile si scrive così.
web-around-notation-wait = Ora non hai nulla da decidere.
# $typed: what somebody has written.
web-around-notation-unknown = «{ $typed }» ora non è possibile.
