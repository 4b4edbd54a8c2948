### The rules in short, in our own words. Figures of the boards come as arguments, those of `web/src/cards/figures.ts`.

web-rules-title = Les règles en bref
web-rules-lead = Deux pages à lire avant la première soirée. À la table, rien d’interdit n’est possible, et chaque refus est expliqué.
web-rules-contents = Sommaire
web-rules-learn = Apprendre en jouant
web-rules-cards = Le livre des cartes
web-rules-die = Dé { $face }

web-rules-aim = De quoi il s’agit
web-rules-aim-text = Vienne au tournant du siècle. Tu tiens un café et l’hôtel au-dessus. Des clients s’assoient dans ton café et commandent strudel, gâteau, vin et café ; servis jusqu’au bout, ils prennent une chambre en haut et laissent points et cadeaux. Tout se fait avec des dés que tous partagent.
web-rules-aim-points = Après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, la maison qui a le plus de points gagne. Les points viennent des clients, des groupes bleus complets, des objectifs, de la faveur de l’Empereur, du personnel, des chambres occupées, et des couronnes et mets qui restent.

web-rules-setup = Le début
web-rules-setup-text = Chacun a { $start_krones ->
    [one] { $start_krones } couronne
   *[other] { $start_krones } couronnes
}, { $start_hand ->
    [one] { $start_hand } carte Personnel
   *[other] { $start_hand } cartes Personnel
} en main et, en cuisine, { $start_kitchen }. Trois tuiles Empereur et trois objectifs sont tirés pour tous. Cinq clients forment la file ; en partant de la dernière place, chacun en prend un gratuitement.
web-rules-setup-rooms = Puis chacun prépare { $start_rooms ->
    [one] { $start_rooms } chambre
   *[other] { $start_rooms } chambres
}, la première en bas à gauche, les autres à côté d’une déjà préparée, au prix de leur étage.
web-rules-setup-variants = De nuit, tous les hôtels se ressemblent ; de jour, chacun est différent. Le personnel est distribué, choisi au draft, ou vient en lots de découverte, parfaits pour une première partie.
web-rules-hotel-label = Un hôtel de vingt chambres sur quatre étages : quatre chambres occupées, quatre préparées, les autres vides.
web-rules-hotel-caption = Une porte ouverte est une chambre préparée, une couleur profonde avec un signe une chambre occupée. Des murs épais entourent un groupe.

web-rules-round = Une manche
web-rules-round-text = Il y a { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}. Au début de chacune, tous les dés sont lancés ({ $dice_two } à deux, { $dice_three } à trois, { $dice_four } à quatre) et rangés par chiffre. Chacun a deux tours par manche. L’ordre va et revient : qui joue en dernier a deux tours de suite, qui commence a le premier tour et le dernier.
web-rules-round-pass = Au lieu d’un tour, tu peux passer. Quand tous les autres ont passé ou fini, un dé sort de la manche, les autres sont relancés, et ceux qui ont passé reviennent dans le jeu.

web-rules-turn = Un tour
web-rules-turn-guest = D’abord, tu peux prendre un client de la file dans ton café, si une de tes { $tables } tables est libre. Plus il est à droite, plus il a attendu et moins il coûte.
web-rules-turn-prices = Ce que coûte un client, de la gauche de la file à la droite.
web-rules-turn-die = Ensuite, tu prends un dé et fais ce que dit son chiffre. La force est le nombre de dés sur cette case, compté avant que tu prennes le tien.
web-rules-die-1-name = Strudels et gâteaux.
web-rules-die-1 = Autant de desserts que l’indique la force, mais jamais plus de gâteaux que de strudels.
web-rules-die-2-name = Vins et cafés.
web-rules-die-2 = Autant de boissons que l’indique la force, mais jamais plus de cafés que de vins.
web-rules-die-3-name = Chambres.
web-rules-die-3 = Prépare au plus autant de chambres que l’indique la force, chacune à côté d’une chambre de ton hôtel, chacune au prix de son étage : de bas en haut { $floor_prices } couronnes.
web-rules-die-4-name = Couronnes et cour.
web-rules-die-4 = La force se répartit à ton gré entre ta bourse et la piste de l’Empereur.
web-rules-die-5-name = Personnel.
web-rules-die-5 = Engage une carte de ta main ; la force réduit son prix.
web-rules-die-6-name = Ce que tu veux.
web-rules-die-6 = Paie { $six_price ->
    [1] une couronne
   *[other] { $six_price } couronnes
} et fais une des actions 1 à 5 avec la force des six.
web-rules-turn-boost = Une fois par tour, { $boost_price ->
    [1] une couronne ajoute
   *[other] { $boost_price } couronnes ajoutent
} un point de force à ton dé. Tu le dis avant de le prendre. Personne n’a jamais plus de { $most_krones ->
    [one] { $most_krones } couronne
   *[other] { $most_krones } couronnes
} ; le surplus est perdu.

web-rules-free = À tout moment de ton tour
web-rules-free-text = Aussi souvent que tu veux, avant et après client et dé, mais jamais au milieu d’une autre action :
web-rules-free-serve-name = Servir.
web-rules-free-serve = Paie { $serve_price ->
    [1] une couronne
   *[other] { $serve_price } couronnes
} et porte jusqu’à { $serve_items } mets de la cuisine à tes clients.
web-rules-free-checkin-name = Loger.
web-rules-free-checkin = Un client dont la commande est complète s’installe dans une chambre préparée de sa couleur.
web-rules-free-claim-name = Valider.
web-rules-free-claim = Prends le plus grand montant libre d’un objectif que tu remplis à ce moment.
web-rules-free-use-name = Utiliser le personnel.
web-rules-free-use = Chaque carte qui travaille une fois par manche, une fois par manche.
web-rules-food = Ce que tu reçois peut aller aussitôt, gratuitement, sur les commandes qui le demandent. Le reste va en cuisine. Ce qui est sur une commande y reste.

web-rules-checkin = Installation et groupes complets
web-rules-checkin-text = Les clients bleus dorment dans les chambres bleues, les rouges dans les rouges, les jaunes dans les jaunes ; les clients verts dorment partout. La chambre est retournée côté occupé, le client quitte le café, et sa table est de nouveau libre.
web-rules-checkin-reward = Tu marques ses points et reçois ses cadeaux, chacun si tu le veux, dans l’ordre que tu veux.
web-rules-groups = Quand la dernière chambre d’un groupe devient occupée, peu importe comment, le groupe paie une fois :
web-rules-groups-caption = Ce que rapporte un groupe complet, selon sa couleur et sa taille
web-rules-groups-size = Chambres du groupe
web-rules-group-blue = Points
web-rules-group-red = Couronnes
web-rules-group-yellow = Cases Empereur

web-rules-emperor = L’Empereur
web-rules-emperor-text = Après les manches { $emperor_rounds }, l’Empereur fait le bilan. Chacun marque les points de sa case sur la piste, puis recule.
web-rules-emperor-back = On recule de { $back_first ->
    [one] { $back_first } case
   *[other] { $back_first } cases
} la première fois, puis de { $back_second }, puis de { $back_third }, mais jamais sous 0. Qui se trouve alors sur la case { $bonus_from } ou plus haut reçoit le bonus de la tuile ; sur 0, la pénalité tombe ; entre les deux, rien ne se passe.
web-rules-emperor-steps = Chaque pas au-delà du bout de la piste vaut aussitôt { $emperor_beyond ->
    [1] un point
   *[other] { $emperor_beyond } points
}.

web-rules-end = La fin
web-rules-end-text = Après la dernière manche et la dernière visite de l’Empereur s’ajoutent :
web-rules-final-staff = ce que rapporte le personnel de fin de partie ;
web-rules-final-rooms = { $floor_points } points par chambre occupée, de l’étage du bas vers le haut ;
web-rules-final-krones = { $final_krone ->
    [one] { $final_krone } point
   *[other] { $final_krone } points
} par couronne ;
web-rules-final-kitchen = { $final_kitchen_item ->
    [one] { $final_kitchen_item } point
   *[other] { $final_kitchen_item } points
} par mets resté en cuisine ;
web-rules-final-cafe = moins { $final_cafe_guest ->
    [one] { $final_cafe_guest } point
   *[other] { $final_cafe_guest } points
} par client encore assis au café.
web-rules-end-tie = À égalité gagne qui a le plus de points pour les couronnes et la cuisine. Si c’est encore égal, la victoire est partagée.
web-rules-objectives = Ce que vaut un objectif selon qu’on le valide en premier, deuxième ou troisième.

web-rules-solo = En solo contre Léopold
web-rules-solo-text = Léopold, qui tient la maison rivale, joue selon vingt cartes à lui. À chacun de ses tours, il en révèle une : il prend des clients droit dans ses chambres, retire un dé, monte à la cour, révèle du personnel et progresse sur les objectifs. Il n’a besoin ni d’argent ni de mets, et ne passe jamais. Tu le bats avec plus de points ; à égalité, il gagne.

web-rules-editions = Ce que les éditions font autrement
web-rules-editions-text = Le jeu a été imprimé plusieurs fois, et les livrets ne s’accordent pas sur tout. Ici, tu en choisis un pour chaque table, ou tu les mêles point par point.
