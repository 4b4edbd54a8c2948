### Planning ahead: the own next turn tried on a copy of the table, kept, and played by itself.

web-planner-plan = Préparer
web-planner-about = Pendant que les autres jouent, tu peux essayer ton prochain tour sur une copie de la table. Un plan que tu gardes se joue tout seul, quelques secondes après le début de ton tour, si chaque étape est encore possible, ne coûte pas plus et ne rapporte pas moins. Toi seul le vois, et tout ce que tu fais toi-même à la table l’annule.
web-planner-try = Essayer mon prochain tour
web-planner-not-now = Tu n’as plus de tour à venir avec ces dés, ou c’est ton tour maintenant.
web-planner-key-no = Il n’y a pas de tour à préparer maintenant.
web-planner-mark = Un plan : rien n’est joué
# $count: how many guests have come of whom nothing is known.
web-planner-guests = { $count ->
    [one] Le client qui arrive reste face cachée.
   *[other] { $count } clients qui arrivent restent face cachée.
}
# $count: how many cards have been drawn of which nothing is known.
web-planner-staff = { $count ->
    [one] La carte piochée reste face cachée.
   *[other] Les { $count } cartes piochées restent face cachée.
}
web-planner-open = Cela dépend de cartes que personne n’a vues : impossible à garder.
web-planner-whole = Le tour est complet : tu peux le garder comme plan.
# $why: the sentence of the rules.
web-planner-changed = La table a changé, et la suite n’est plus possible. { $why }
web-planner-back = Retour à la table
web-planner-anew = Recommencer
web-planner-keep = Garder ce plan
web-planner-second = Comme second plan
web-planner-kept = Le plan est gardé.
web-planner-steps = Étapes du plan
web-planner-none = Pas encore d’étape.
web-planner-first = Quand vient mon tour
web-planner-then = Si ce n’est pas possible
web-planner-unread = Ce plan vient d’une autre version et ne peut pas être lu.
web-planner-nothing = Rien n’est prévu.
web-planner-forget = Oublier tout ce qui est prévu
web-planner-pass = Passer
web-planner-until = Passer automatiquement jusqu’au moment où
web-planner-pass-on = Passer jusque-là
web-planner-pass-off = Ne plus passer
# $what: what is waited for, such as "a new round begins".
web-planner-passing = Si aucun plan n’est possible, tu passes jusqu’au moment où { $what }.
web-planner-until-round = une nouvelle manche commence
# $face: the number on the dice.
web-planner-until-die = il y a un dé de { $face }
# $colour: blue, red, yellow or green.
web-planner-until-guest = { $colour ->
    [blue] un client de la noblesse arrive
    [red] un citoyen arrive
    [yellow] un artiste arrive
   *[green] un touriste arrive
}
web-planner-until-check-in = quelqu’un d’autre loge un client
web-planner-until-claim = quelqu’un valide un objectif
web-planner-became-first = Ton plan a été joué.
web-planner-became-second = Ton second plan a été joué.
web-planner-became-pass = Tu as passé, comme prévu.
web-planner-became-impossible = Ce que tu avais prévu n’est plus possible. C’est ton tour.
web-planner-became-changed = Ce que tu attendais est arrivé. C’est ton tour.
web-refusal-no-plans = Là où tu joues en solo, ou sur un seul écran, on ne prépare rien.
web-refusal-no-turn = Tu n’as plus de tour à venir avec ces dés, ou c’est ton tour maintenant.
web-refusal-unfinished = Un plan finit avec le tour et ne laisse rien à choisir en chemin.
web-refusal-met = Ce que tu veux attendre est déjà le cas.
