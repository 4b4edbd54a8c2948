### The guided first game. Gustav the head waiter speaks: courteous, dry, fond of his house. One thought per tip.
### Figures of the boards come as arguments, those of `web/src/cards/figures.ts`.

web-learn-lead = Une partie entière contre la maison, à la vraie table. Rien n’est mis en scène ; seuls les conseils sont gratuits.
web-learn-hello = Gustav, maître d’hôtel. À ton service.
web-learn-hello-text = Tu hérites d’un café avec quelques tables et d’un hôtel plein de chambres vides. J’ai vu pire comme début. Joue comme tu l’entends ; quand paraît du nouveau, je dirai un mot ou deux, puis je me tairai.
web-learn-promise-guests = Les clients viennent au café, commandent et montent une fois servis.
web-learn-promise-dice = Les dés décident de ce que tu peux faire, et avec quelle force.
web-learn-promise-rooms = Les chambres doivent être prêtes, dans la bonne couleur.
web-learn-promise-court = Et l’Empereur regarde. C’est son habitude.
web-learn-begin = Prendre place
web-learn-continue = Reprendre ma première partie
web-learn-rules = Les règles en bref
web-learn-cards = Le livre des cartes
# The title of the table of a guided game
web-learn-table = Première soirée avec Gustav

## His panel at the table

web-learn-advice = Le conseil de Gustav
web-learn-open = Demander à Gustav
web-learn-close = Éloigner Gustav un instant
web-learn-name = Gustav
web-learn-progress = { $n } sur { $of }
web-learn-next = Continuer
web-learn-understood = Compris
web-learn-all = Tous ses conseils
web-learn-watch = Regarde un instant l’autre maison. Je parlerai quand ce sera ton tour.
web-learn-score = À la feuille de score

## His tips: a title and what he says

web-learn-title-first-guest = Le premier client
web-learn-tip-first-guest = Il en faut bien un premier. Les petites commandes se servent vite, les grandes rapportent plus. Regarde le bas de la carte : c’est ce que le client nous laisse, les points à gauche, les cadeaux à droite. Et compare la commande avec ce que ta cuisine contient déjà.
web-learn-title-first-rooms = Les premières chambres
web-learn-tip-first-rooms = Fais préparer { $start_rooms ->
    [1] une chambre
    [2] deux chambres
    [3] trois chambres
   *[other] { $start_rooms } chambres
}, en partant d’en bas à gauche ; chacune doit en toucher une déjà prête. De bas en haut, les étages coûtent { $floor_prices } couronnes la chambre ; la vue est comprise. Choisis la couleur où ton client peut dormir : bleu pour la noblesse, rouge pour les citoyens, jaune pour les artistes. Les touristes en vert prennent n’importe quel lit.
web-learn-title-dice = Ce que disent les dés
web-learn-tip-dice = À chaque tour, tu prends un dé. Son chiffre dit ce que tu fais : 1 strudel et gâteau, 2 vin et café, 3 chambres, 4 couronnes ou Empereur, 5 personnel, 6 ce que tu veux. Le nombre de dés présents dit combien. Une foule sur une case vaut mieux qu’un favori solitaire.
web-learn-title-queue = La file à la porte
web-learn-tip-queue = Avant le dé, tu peux faire entrer un client si une table est libre. À droite, on vient pour peu ou pour rien ; plus à gauche, tu paies ton impatience. Qui attend glisse à droite et devient moins cher, ou l’autre maison le prend.
web-learn-title-place = Droit à la table
web-learn-tip-place = Au sortir du four, servir ne coûte rien : mets aussitôt sur les commandes ce que tu viens de recevoir. Ce que personne n’a commandé va en cuisine. Et pas plus de gâteaux que de strudels, s’il te plaît, pas plus de cafés que de vins ; la cuisine y tient.
web-learn-title-serve = Depuis la cuisine
web-learn-tip-serve = Pour { $serve_price ->
    [1] une couronne
   *[other] { $serve_price } couronnes
}, je porte jusqu’à { $serve_items ->
    [1] un mets
    [2] deux mets
    [3] trois mets
    [4] quatre mets
   *[other] { $serve_items } mets
} de la cuisine à tes clients. Un plateau plein, c’est de la bonne gestion. Un par un, c’est une fortune à la fin du mois.
web-learn-title-prepare = Les chambres et leurs prix
web-learn-tip-prepare = Autant de chambres que la force le permet, chacune à côté d’une que tu as. Les étages hauts coûtent plus et comptent plus à la fin. Certaines portes donnent des points à qui les ouvre en premier, et ce sera forcément toi.
web-learn-title-check-in = Si vous voulez bien monter
web-learn-tip-check-in = Une commande complète, une chambre préparée de la couleur du client : loge-le ! C’est gratuit, sans dé, et possible à tout moment de ton tour. Le client laisse points et cadeaux, et la table est de nouveau libre. Fais-le avant que l’autre maison ne prenne le client que tu veux ensuite.
web-learn-title-groups = Des groupes entiers
web-learn-tip-groups = Les chambres d’une couleur entre des murs épais vont ensemble. Quand toutes sont occupées, la maison fait la fête : le bleu donne des points, le rouge des couronnes, le jaune des pas à la cour. Plus le groupe est grand, plus la fête est belle ; le tableau sur le toit connaît les chiffres.
web-learn-title-cafe = Plus de table libre
web-learn-tip-cafe = Toutes les tables sont prises : personne n’entre avant que quelqu’un ne monte. Et un client encore assis ici le dernier soir coûte { $final_cafe_guest ->
    [one] { $final_cafe_guest } point
   *[other] { $final_cafe_guest } points
}. Ces gens-là écrivent des lettres, vois-tu.
web-learn-title-boost = { $boost_price ->
    [1] Plus fort pour une couronne
   *[other] Plus fort pour { $boost_price } couronnes
}
web-learn-tip-boost = Une fois par tour, { $boost_price ->
    [1] une couronne donne
   *[other] { $boost_price } couronnes donnent
} à ton dé un point de force en plus. Petite dépense, bien placée, quand elle complète une commande. Choisis de renforcer avant de prendre le dé.
web-learn-title-krones = La bourse
web-learn-tip-krones = La caisse est presque vide. Un 4 la remplit, les groupes rouges et bien des clients aussi. Tu peux en avoir { $most_krones } au plus, et chacune à la fin vaut { $final_krone ->
    [1] un point
   *[other] { $final_krone } points
} : dépense-les, mais n’aie pas peur d’en garder quelques-unes.
web-learn-title-six = Le six complaisant
web-learn-tip-six = Un 6 coûte { $six_price ->
    [1] une couronne
   *[other] { $six_price } couronnes
} et fait n’importe quelle action de 1 à 5. La force est celle des six ; le nombre de dés sur l’autre case n’y change rien.
web-learn-title-emperor = Sa Majesté
# $outlook is a sentence of the server: what the next scoring would bring if it came now.
web-learn-tip-emperor = Après les manches { $emperor_rounds }, l’Empereur regarde sa piste. D’abord tu marques les points de ta case, puis tout le monde recule, et alors il est content, ou pas. En l’état : { $outlook } Le 4 te fait monter.
web-learn-title-judged = L’Empereur a parlé
web-learn-tip-judged = Tu as vu : les points de la case, le recul, puis bonus, rien, ou pénalité. Chaque visite a son propre recul : { $back_first ->
    [one] { $back_first } case
   *[other] { $back_first } cases
}, puis { $back_second }, puis { $back_third }. Deux ou trois cases de moins coûtent toujours plus qu’il n’y paraît.
web-learn-title-staff = Le bon personnel
web-learn-tip-staff = Les cartes de ta main sont des gens qui aimeraient travailler pour toi. Un 5 en engage un, moins cher selon sa force. Engage tôt qui travaille à chaque manche ou toujours ; qui ne compte qu’à la fin peut attendre que le profit soit certain.
web-learn-title-use = Une fois par manche
web-learn-tip-use = Quelqu’un en service peut faire quelque chose pour toi une fois par manche. C’est gratuit. Je le dis parce qu’on l’oublie.
web-learn-title-objectives = Trois souhaits
web-learn-tip-objectives = Trois objectifs sont ouverts, et les deux maisons y courent. Le premier prend le laurier de { $first_claim }, le suivant { $second_claim }. Tu vois où tu en es ; l’autre maison le voit aussi.
web-learn-title-claim = Valide-le
web-learn-tip-claim = Tu remplis un objectif : valide-le maintenant. C’est gratuit, il te reste même si tu perds ensuite les moyens, et attendre n’a jamais rien rapporté à personne.
web-learn-title-pass = Passer
web-learn-tip-pass = Si aucun dé ne te plaît, passe, mais seulement avant d’avoir fait quoi que ce soit. Quand les autres ont fini, un dé est jeté et les autres sont relancés. Après un mauvais lancer, aucune honte. Après un bon, si.
web-learn-title-end = Le tour est à toi jusqu’à ce que tu le termines
web-learn-tip-end = Le dé est pris, mais tu peux encore servir, loger, valider, faire travailler le personnel. Regarde une fois autour de toi. Tu peux aussi annuler tes étapes, tant que rien de nouveau n’est apparu. Puis termine le tour.
web-learn-title-round = Une manche est finie
web-learn-tip-round = C’était une manche sur { $rounds }. L’ordre du tour change, tous les dés reviennent et sont lancés, et le personnel qui travaille une fois par manche est reposé. Deux dés chacun par manche, pas un de plus. C’est fini plus vite qu’on ne croit.
web-learn-title-late = Les dernières manches
web-learn-tip-late = Désormais, ne prends que des clients que tu peux encore servir et mettre au lit. Les chambres occupées valent de bas en haut { $floor_points } points ; chaque couronne { $final_krone }, chaque mets en cuisine { $final_kitchen_item }, une chaise vide rien, un client oublié moins { $final_cafe_guest }. Et la cour passera peut-être encore une fois.
web-learn-title-over = Les comptes sont faits
web-learn-tip-over = Une belle soirée, si je puis dire. Viens voir le compte : le personnel qui compte à la fin, les chambres, la bourse, le garde-manger, et ceux que nous avons laissés assis.
