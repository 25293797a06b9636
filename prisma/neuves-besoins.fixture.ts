/** Needs written from the demonstration content by somebody who had seen neither the code, nor the vocabulary, nor what citizens say of projects. */
type Attendu = readonly [texte: string, slugs: readonly string[]];

/** That a project meets: those that do. */
export const BESOINS_SATISFAITS_NEUFS: readonly Attendu[] = [
	[
		"Quand je me promène, je voudrais savoir quelle fleur j'ai devant moi en la prenant en photo.",
		["plantnet", "inaturalist"],
	],
	[
		"Mon mari est en fauteuil, nous aimerions savoir à l'avance dans quels restaurants il pourra entrer.",
		["wheelmap"],
	],
	[
		"Notre village veut montrer sur un plan en ligne les stands et les parkings de sa fête.",
		["umap"],
	],
	[
		"Le livreur ne trouve jamais notre maison, les numéros du hameau ne figurent dans aucun fichier officiel.",
		["base-adresse-nationale"],
	],
	[
		"Mon fils de neuf ans cherche des explications faciles à lire pour son exposé sur les volcans.",
		["vikidia"],
	],
	[
		"Un site que j'aimais beaucoup a fermé, je voudrais revoir ses anciennes pages.",
		["internet-archive"],
	],
	[
		"Ma grand-mère ne voit plus assez pour lire, elle aimerait écouter des romans classiques sans payer.",
		["librivox", "project-gutenberg"],
	],
	[
		"Mon téléphone ne comprend rien quand je lui parle avec mon accent, j'aimerais aider à améliorer ça.",
		["common-voice"],
	],
	[
		"Au supermarché, je voudrais savoir d'un coup d'œil s'il y a trop de sucre dans un paquet de biscuits.",
		["open-food-facts"],
	],
	[
		"Je fais pousser des légumes et je cherche à les vendre en direct aux gens du coin.",
		["open-food-network"],
	],
	[
		"La boulangerie de ma rue jette son pain le soir, on pourrait aller le chercher et le donner.",
		["foodsharing"],
	],
	[
		"J'aimerais mettre mes photos et mon calendrier ailleurs que chez Google, dans un endroit que je maîtrise.",
		["nextcloud", "chatons"],
	],
	[
		"Il me faut de quoi taper mon CV et tenir un tableau de mes dépenses sans acheter Word.",
		["libreoffice"],
	],
	[
		"J'ai reçu un film dans un format bizarre et rien ne veut l'ouvrir sur mon ordinateur.",
		["vlc"],
	],
	[
		"Le PC portable de mon père a douze ans et rame, on aimerait le garder au lieu d'en racheter un.",
		["emmabuntus"],
	],
	[
		"Je voudrais savoir si l'appli de lampe torche de mon téléphone m'espionne.",
		["exodus-privacy"],
	],
	[
		"J'ai fait un petit site pour mon club et le navigateur affiche qu'il n'est pas sécurisé.",
		["lets-encrypt"],
	],
	[
		"Nous sommes dix amis et impossible de trouver un week-end commun, il faudrait voir qui est libre quand.",
		["framadate"],
	],
	[
		"Avec mes collègues, on voudrait rédiger le compte rendu en même temps, chacun depuis son ordinateur.",
		["framapad", "nextcloud"],
	],
	[
		"Notre chorale veut annoncer ses concerts et prendre les inscriptions sans passer par Facebook.",
		["mobilizon"],
	],
	[
		"La mairie aimerait que les habitants proposent et choisissent à quoi dépenser une partie de l'argent public.",
		["decidim", "consul-democracy"],
	],
	[
		"Je dors dehors depuis une semaine, où est-ce que je peux prendre une douche et un repas chaud ?",
		["soliguide"],
	],
	[
		"Un monsieur vit dans la rue en bas de chez moi, j'aimerais faire sa connaissance sans être maladroit.",
		["entourage"],
	],
	[
		"Ma voisine n'a ni ordinateur ni internet et ne sait pas faire ses démarches en ligne.",
		["emmaus-connect"],
	],
	[
		"Avec deux enfants et un petit salaire, nous ne trouvons aucun appartement au loyer raisonnable en ville.",
		["habitat-et-humanisme"],
	],
	[
		"Je fais la route seul tous les matins et je voudrais emmener des gens sans que le site se serve au passage.",
		["mobicoop"],
	],
	[
		"Ma chaîne de vélo saute et je voudrais apprendre à la changer avec quelqu'un qui s'y connaît.",
		["l-heureux-cyclage"],
	],
	[
		"Mes téléphones tombent en panne au bout de deux ans, j'en voudrais un qui dure et qu'on me dépanne.",
		["commown"],
	],
	[
		"My daughter is nine and wants to make her own video game, something easy to start with.",
		["scratch"],
	],
	[
		"Our school in the mountains has no internet but we would like the pupils to have videos and exercises.",
		["kolibri"],
	],
	[
		"I teach evening classes and need somewhere to put my lessons and quizzes and to collect homework.",
		["moodle"],
	],
	[
		"Our clinic still writes everything about patients in notebooks and we lose track from one visit to the next.",
		["openmrs"],
	],
	[
		"Our health district must gather vaccination numbers from every village, even where there is no signal.",
		["dhis2"],
	],
	[
		"I am looking for quiet learning games for my four year old on a tablet, with no ads.",
		["gcompris"],
	],
	[
		"I want to see my sister's face when we talk, from my computer and without installing a program.",
		["jitsi-meet"],
	],
	[
		"I am tired of social media deciding what I see, I just want posts from people I follow.",
		["mastodon"],
	],
	[
		"The path behind my house is missing from the map and I would like to add it.",
		["openstreetmap"],
	],
	[
		"I want to take pictures of the streets in my town so that anyone can use them.",
		["panoramax"],
	],
	[
		"I would like to surf the internet without companies following me from one page to the next.",
		["firefox"],
	],
	[
		"We have just moved to this town and would like to see which local groups exist and what they do.",
		["communecter"],
	],
];

/** That neither a project nor a need is about. */
export const BESOINS_SANS_REPONSE_NEUFS: readonly string[] = [
	"Je travaille de nuit et je ne trouve personne pour garder ma fille de trois ans.",
	"Impossible de se garer le soir dans mon quartier, je tourne une demi-heure avant de trouver une place.",
	"Je voudrais savoir où et quand je peux donner mon sang près de mon travail.",
	"Mon chien aboie dès que je m'absente et je voudrais lui apprendre à rester seul.",
	"Les voisins du dessus font la fête jusqu'à trois heures du matin et je ne dors plus.",
	"Les feuilles de mon pommier jaunissent et tombent, je voudrais savoir comment le soigner.",
	"Mon lave-linge est en panne et le réparateur demande plus cher que le prix d'un neuf.",
	"On m'a volé mon vélo devant la gare et je voudrais avoir une chance de le retrouver.",
	"Le trottoir devant chez moi est défoncé et je ne sais pas à quel service de la mairie le dire.",
	"Mon propriétaire ne veut pas me rendre la caution de mon ancien appartement.",
	"Je cherche un cours de natation pour adultes qui ont peur de l'eau.",
	"Ma mère perd la mémoire et sort la nuit, j'aimerais être prévenue quand elle ouvre la porte.",
	"Je ne sais jamais ce que la mutuelle m'a remboursé sur mes lunettes et mes visites chez le médecin.",
	"Je n'ai pas de voiture pour porter mon vieux canapé à la déchetterie.",
	"Je voudrais apprendre la guitare le soir sans payer un professeur.",
	"Mon train est arrivé deux heures en retard et je voudrais être remboursé sans y passer ma journée.",
	"Mon fils se fait embêter par d'autres élèves dans la cour de son collège et personne ne nous écoute.",
	"Il y a un nid de frelons sous notre toit et nous voudrions le faire enlever sans danger.",
	"Je voudrais calculer ma retraite, j'ai travaillé en France et à l'étranger et je m'y perds.",
	"Nous manquons d'eau pour arroser le potager en été et voudrions récupérer la pluie du toit.",
	"I would like to compare funeral prices before having to choose in a hurry.",
	"I cannot afford hearing aids and I would like help to pay for them.",
	"My teenager spends all night on his phone and I don't know how to set limits.",
	"The lift in our building has been broken for a month and the landlord does nothing.",
	"I need an official translation of my birth certificate so that I can get married here.",
	"I want to learn first aid so that I can help if someone collapses in the street.",
	"My bank closed its branch and there is nowhere left to withdraw cash in the village.",
	"Mice have got into our kitchen and we want to get rid of them without poison.",
	"I want to sell my car myself and be sure that the buyer's payment is real.",
	"The lights keep going out at home and I need an electrician who comes at weekends.",
];

/** That a need already says. */
export const BESOINS_DEJA_DITS_NEUFS: readonly Attendu[] = [
	[
		"Il n'y a que trois bus par jour au village, et avec mon vieux portable à touches je ne connais jamais l'heure.",
		["savoir-quand-passe-le-car-sans-smartphone"],
	],
	[
		"Le compte rendu de la mairie est interminable, je voudrais une page claire avec les décisions et les votes.",
		["lire-un-resume-du-conseil-municipal"],
	],
	[
		"Notre docteur est parti et tous ceux que j'appelle me répondent qu'ils sont complets.",
		["savoir-quel-cabinet-medical-prend-de-nouveaux-patients"],
	],
	[
		"Ma mère reçoit des lettres des impôts et de la CAF et ne sait pas ce qu'elle doit faire.",
		["comprendre-un-courrier-administratif"],
	],
	[
		"On échange des semences à la bibliothèque, mais personne ne sait ce qu'il y a dans les sachets.",
		["une-grainotheque-de-quartier-dont-on-connait-le-contenu"],
	],
	[
		"Avant de signer un bail, je voudrais savoir combien me coûteront vraiment le chauffage et l'eau chaque mois.",
		["connaitre-les-charges-d-un-logement-avant-d-y-emmenager"],
	],
	[
		"J'ai besoin d'une ponceuse deux heures par an, quelqu'un dans l'immeuble en a sûrement une à me passer.",
		["se-preter-des-outils-entre-voisins"],
	],
	[
		"Mon garçon handicapé voudrait jouer au parc, mais je ne sais jamais si le sol et les jeux lui conviennent.",
		["une-carte-des-aires-de-jeux-accessibles"],
	],
	[
		"Au restaurant scolaire, on met à la poubelle des dizaines de plateaux que des associations prendraient volontiers.",
		["ne-plus-jeter-les-repas-non-servis-de-la-cantine"],
	],
	[
		"Les pots d'échappement devant la maternelle m'inquiètent, nous voudrions mesurer la pollution nous-mêmes.",
		["savoir-quel-air-respirent-les-enfants"],
	],
	[
		"En 2019, les gens ont écrit leurs plaintes à la mairie et j'aimerais pouvoir consulter ce qu'ils ont dit.",
		["lire-les-cahiers-de-doleances-de-ma-commune"],
	],
	[
		"Mon père ne prend plus le volant et doit aller à l'hôpital, quelqu'un y va peut-être le même jour.",
		["partager-les-trajets-vers-un-rendez-vous-medical"],
	],
	[
		"J'ai un peu de temps libre et je voudrais tenir compagnie à des personnes âgées que personne ne vient voir à l'Ehpad.",
		["rendre-visite-aux-residents-isoles"],
	],
	[
		"En pleine canicule, je voudrais savoir où remplir ma gourde en ville.",
		["trouver-une-fontaine-d-eau-potable"],
	],
	[
		"We can never find an evening that suits every parent, and the site we use is full of ads.",
		["fixer-une-date-de-reunion-sans-compte-ni-publicite"],
	],
	[
		"People bring me government mail they can't make sense of and ask what to do and by when.",
		["comprendre-un-courrier-administratif"],
	],
	[
		"I moved here six months ago and still cannot find a GP who will register me.",
		["savoir-quel-cabinet-medical-prend-de-nouveaux-patients"],
	],
	[
		"Which play areas have soft ground and a swing that my child can use from a wheelchair?",
		["une-carte-des-aires-de-jeux-accessibles"],
	],
	[
		"We would like to put a sensor by the school gate to see how bad the traffic fumes are.",
		["savoir-quel-air-respirent-les-enfants"],
	],
	[
		"Everyone on our street buys the same drill; we could simply keep a list of what each can borrow.",
		["se-preter-des-outils-entre-voisins"],
	],
];
