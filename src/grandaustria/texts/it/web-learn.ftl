### The guided first game. Gustav the head waiter speaks: courteous, dry, fond of his house. One thought per tip.
### Figures of the boards come as arguments, those of `web/src/cards/figures.ts`.

web-learn-lead = Una partita intera contro la casa, al tavolo vero. Niente è preparato ad arte; solo i consigli sono gratis.
web-learn-hello = Gustav, maître. Al tuo servizio.
web-learn-hello-text = Hai ereditato un caffè con qualche tavolo e un hotel pieno di camere vuote. Ho visto inizi peggiori. Gioca come vuoi; quando arriva qualcosa di nuovo dirò una parola o due, e poi starò zitto.
web-learn-promise-guests = Gli ospiti vengono al caffè, ordinano e salgono quando sono serviti.
web-learn-promise-dice = I dadi decidono che cosa puoi fare, e con quanta forza.
web-learn-promise-rooms = Le camere devono essere pronte, nel colore giusto.
web-learn-promise-court = E l’Imperatore guarda. È una sua abitudine.
web-learn-begin = Siediti
web-learn-continue = Continua la mia prima partita
web-learn-rules = Le regole in breve
web-learn-cards = Il libro delle carte
# The title of the table of a guided game
web-learn-table = Prima sera con Gustav

## His panel at the table

web-learn-advice = Il consiglio di Gustav
web-learn-open = Chiedi a Gustav
web-learn-close = Allontana Gustav un momento
web-learn-name = Gustav
web-learn-progress = { $n } di { $of }
web-learn-next = Continua
web-learn-understood = Capito
web-learn-all = Tutti i suoi consigli
web-learn-watch = Guarda un momento l’altra casa. Parlerò quando tocca a te.
web-learn-score = Al foglio dei punti

## His tips: a title and what he says

web-learn-title-first-guest = Il primo ospite
web-learn-tip-first-guest = Qualcuno deve pur essere il primo. Le ordinazioni piccole si servono in fretta, le grandi rendono di più. Guarda in fondo alla carta: è ciò che l’ospite ci lascia, a sinistra i punti, a destra i doni. E confronta l’ordinazione con ciò che la tua cucina ha già.
web-learn-title-first-rooms = Le prime camere
web-learn-tip-first-rooms = Fai preparare { $start_rooms ->
    [1] una camera
    [2] due camere
    [3] tre camere
   *[other] { $start_rooms } camere
}, partendo in basso a sinistra; ognuna deve toccarne una già pronta. Dal basso in alto i piani costano { $floor_prices } corone a camera; la vista è compresa. Scegli il colore in cui può dormire il tuo ospite: blu per la nobiltà, rosso per i cittadini, giallo per gli artisti. I turisti in verde prendono qualsiasi letto.
web-learn-title-dice = Che cosa dicono i dadi
web-learn-tip-dice = A ogni turno prendi un dado. Il suo numero dice che cosa fai: 1 strudel e torta, 2 vino e caffè, 3 camere, 4 corone o Imperatore, 5 personale, 6 ciò che vuoi. Quanti dadi ci sono dice quanto. Una folla in uno spazio vale più di un favorito solitario.
web-learn-title-queue = La fila alla porta
web-learn-tip-queue = Prima del dado puoi far entrare un ospite, se un tavolo è libero. A destra si viene per poco o per nulla; più a sinistra paghi la tua impazienza. Chi aspetta scivola a destra e costa meno, o se lo prende l’altra casa.
web-learn-title-place = Dritto al tavolo
web-learn-tip-place = Appena sfornato, servire non costa nulla: metti subito sulle ordinazioni ciò che hai ricevuto. Ciò che nessuno ha ordinato va in cucina. E mai più torte che strudel, per favore, mai più caffè che vino; la cucina ci tiene.
web-learn-title-serve = Dalla cucina
web-learn-tip-serve = Per { $serve_price ->
    [1] una corona
   *[other] { $serve_price } corone
} porto fino a { $serve_items ->
    [1] una porzione
    [2] due porzioni
    [3] tre porzioni
    [4] quattro porzioni
   *[other] { $serve_items } porzioni
} dalla cucina ai tuoi ospiti. Un vassoio pieno è buona economia. Una alla volta è un patrimonio a fine mese.
web-learn-title-prepare = Le camere e i loro prezzi
web-learn-tip-prepare = Tante camere quante ne permette la forza, ognuna accanto a una che hai. I piani alti costano di più e contano di più alla fine. Alcune porte danno punti a chi le apre per primo, e puoi essere solo tu.
web-learn-title-check-in = Di sopra, prego
web-learn-tip-check-in = Un’ordinazione completa, una camera preparata del colore dell’ospite: alloggialo! Non costa nulla, non usa dadi, e puoi farlo in ogni momento del tuo turno. L’ospite lascia punti e doni, e il tavolo è di nuovo libero. Fallo prima che all’altra casa serva l’ospite che vuoi dopo.
web-learn-title-groups = Gruppi interi
web-learn-tip-groups = Le camere di un colore tra muri spessi vanno insieme. Quando sono tutte occupate, la casa festeggia: il blu porta punti, il rosso corone, il giallo passi a corte. Più grande il gruppo, più grande la festa; la tabella sul tetto conosce le cifre.
web-learn-title-cafe = Nessun tavolo libero
web-learn-tip-cafe = Tutti i tavoli sono occupati: non entra nessun altro finché qualcuno non sale. E un ospite ancora seduto qui l’ultima sera costa { $final_cafe_guest ->
    [one] { $final_cafe_guest } punto
   *[other] { $final_cafe_guest } punti
}. Scrivono lettere, sai.
web-learn-title-boost = { $boost_price ->
    [1] Una corona per avere di più
   *[other] { $boost_price } corone per avere di più
}
web-learn-tip-boost = Una volta per turno { $boost_price ->
    [1] una corona dà
   *[other] { $boost_price } corone danno
} al tuo dado un punto di forza in più. Pochi soldi, ben spesi, se completa un’ordinazione. Attiva il potenziamento prima di prendere il dado.
web-learn-title-krones = La borsa
web-learn-tip-krones = La cassa è quasi vuota. Un 4 la riempie, e così i gruppi rossi e molti ospiti. Puoi averne al massimo { $most_krones }, e ognuna rimasta alla fine vale { $final_krone ->
    [1] un punto
   *[other] { $final_krone } punti
}: spendile, ma qualcuna può restare.
web-learn-title-six = Il sei compiacente
web-learn-tip-six = Un 6 costa { $six_price ->
    [1] una corona
   *[other] { $six_price } corone
} e fa qualsiasi azione da 1 a 5. La forza è quella dei sei; quanti dadi ci siano nell’altro spazio non conta.
web-learn-title-emperor = Sua Maestà
# $outlook is a sentence of the server: what the next scoring would bring if it came now.
web-learn-tip-emperor = Dopo i round { $emperor_rounds } l’Imperatore guarda il suo tracciato. Prima segni i punti della tua casella, poi tutti arretrano, e allora è contento oppure no. Per ora: { $outlook } Il 4 ti fa salire.
web-learn-title-judged = L’Imperatore ha parlato
web-learn-tip-judged = Hai visto come va: punti per la casella, indietro, poi bonus, nulla o penalità. Ogni visita ha la sua misura: { $back_first ->
    [one] { $back_first } casella
   *[other] { $back_first } caselle
} indietro, poi { $back_second }, poi { $back_third }. Due o tre passi in meno costano sempre più di quanto sembri.
web-learn-title-staff = Buon personale
web-learn-tip-staff = Le carte nella tua mano sono persone che vorrebbero lavorare per te. Un 5 ne assume una, con uno sconto pari alla sua forza. Assumi presto chi lavora ogni round o sempre; chi conta solo alla fine può aspettare finché sai che renderà.
web-learn-title-use = Una volta per round
web-learn-tip-use = Qualcuno in servizio può fare una cosa per te una volta per round. È gratis. Lo dico perché tutti se ne dimenticano.
web-learn-title-objectives = Tre desideri
web-learn-tip-objectives = Tre obiettivi sono scoperti, e le due case corrono a prenderli. Chi arriva prima prende l’alloro da { $first_claim }, il secondo { $second_claim }. Tu vedi a che punto sei; lo vede anche l’altra casa.
web-learn-title-claim = Rivendicalo
web-learn-tip-claim = Soddisfi un obiettivo: rivendicalo ora. Non costa nulla, resta tuo anche se poi perdi i mezzi, e aspettare non ha mai reso nulla a nessuno.
web-learn-title-pass = Passare
web-learn-tip-pass = Se nessun dado ti piace, passa, ma solo prima di aver fatto qualcosa. Quando gli altri hanno finito, un dado si butta e gli altri si rilanciano. Dopo un brutto lancio non è una vergogna. Dopo uno buono sì.
web-learn-title-end = Il turno è tuo finché non lo termini
web-learn-tip-end = Il dado è preso, ma puoi ancora servire, alloggiare, rivendicare, usare il personale. Guardati intorno una volta. Puoi anche annullare i tuoi passi, finché non viene alla luce nulla di nuovo. Poi termina il turno.
web-learn-title-round = Un round è finito
web-learn-tip-round = Era uno di { $rounds } round. L’ordine di turno cambia, tutti i dadi tornano e si lanciano, e il personale che lavora una volta per round è riposato. Due dadi a testa per round, non uno di più. Finisce prima di quanto si pensi.
web-learn-title-late = Gli ultimi round
web-learn-tip-late = D’ora in poi prendi solo ospiti che puoi ancora servire e mettere a letto. Le camere occupate valgono dal basso in alto { $floor_points } punti; ogni corona { $final_krone }, ogni porzione in cucina { $final_kitchen_item }, una sedia vuota nulla, un ospite dimenticato meno { $final_cafe_guest }. E forse la corte passa ancora una volta.
web-learn-title-over = I conti sono chiusi
web-learn-tip-over = Una bella serata, se posso dirlo. Vieni a vedere il conto: il personale che conta alla fine, le camere, la borsa, la dispensa, e quelli che abbiamo lasciato seduti.
