/**
 * What people type in everyday words, written without a look at the vocabulary nor at the
 * words of citizens: searches with the entry expected, needs that a project meets or that
 * a need already says, and needs that nothing meets.
 */

type Attendue = readonly [q: string, attendu: string];

/** With the slug of the project that meets it. */
export const BESOINS_SATISFAITS_AU_QUOTIDIEN: readonly Attendue[] = [
	["Manger chaud ce soir sans argent", "soliguide"],
	["Jouer aux échecs sur mon téléphone sans payer", "lichess"],
	[
		"Comparer la composition de deux céréales du petit déjeuner",
		"open-food-facts",
	],
	["Mettre un nom sur une herbe de mon jardin", "plantnet"],
	["Partager ma voiture avec des collègues pour aller au travail", "mobicoop"],
	["Mon vieil ordinateur est trop lent pour Windows", "emmabuntus"],
	["Discuter en vidéo avec ma famille sans créer de compte", "jitsi-meet"],
	["Quitter Twitter pour un réseau plus calme", "mastodon"],
	["Annoncer la fête du quartier sans passer par Facebook", "mobilizon"],
	["Rédiger le compte rendu ensemble en direct", "framapad"],
	["Lire un roman classique gratuitement sur ma liseuse", "project-gutenberg"],
	["Savoir comment mon député a voté", "nosdeputes"],
	["Une carte pour randonner sans réseau", "organic-maps"],
	["Dessiner sur un plan les étapes de notre balade", "umap"],
	["Des jeux éducatifs pour ma fille de quatre ans", "gcompris"],
	["Récupérer la nourriture que les magasins allaient jeter", "foodsharing"],
	["Calculer combien de CO2 je rejette par an", "nos-gestes-climat"],
	["Rencontrer les personnes sans-abri de mon quartier", "entourage"],
	["Louer mon appartement à une famille modeste", "habitat-et-humanisme"],
	["Savoir si cette appli espionne mon téléphone", "exodus-privacy"],
	["Une encyclopédie que ma fille de dix ans comprend", "vikidia"],
	["Lire une vidéo que mon ordinateur refuse d'ouvrir", "vlc"],
	["Somewhere to sleep tonight with no money", "soliguide"],
	["What is this flower growing by the path", "plantnet"],
	["Share the drive to work with colleagues", "mobicoop"],
	["My old laptop is too slow to use", "emmabuntus"],
	["Video call my grandchildren without an account", "jitsi-meet"],
	["Leave Twitter for something kinder", "mastodon"],
	["Find an evening that suits everyone", "framadate"],
	["Keep my photos away from big companies", "nextcloud"],
	["Old novels to read for nothing", "project-gutenberg"],
	["Let citizens propose and vote on city projects", "consul-democracy"],
	["Can I get into this cafe with my wheelchair", "wheelmap"],
	["Learning games for a four year old", "gcompris"],
	["Buy vegetables straight from local farmers", "open-food-network"],
	["Green electricity from a co-op", "enercoop"],
	["Does this app spy on me", "exodus-privacy"],
	["Put the padlock on my club's website", "lets-encrypt"],
	["Give a course online to my students", "moodle"],
	["Teach computers to understand my language", "common-voice"],
	["Savoir où prendre une douche quand on vit à la rue", "soliguide"],
	["Savoir si ce biscuit contient trop de sucre", "open-food-facts"],
	["Quelle est cette fleur au bord du chemin", "plantnet"],
	[
		"Compter les papillons et les oiseaux de mon jardin pour les chercheurs",
		"vigie-nature",
	],
	["Réparer mon vélo moi-même avec de bons outils", "l-heureux-cyclage"],
	["Un remplaçant gratuit à Word et Excel", "libreoffice"],
	["Envoyer des messages que personne d'autre ne peut lire", "signal"],
	["Mettre nos films de famille en ligne sans YouTube", "peertube"],
	["Trouver un soir où tout le monde est disponible", "framadate"],
	["Garder mes photos et mes dossiers ailleurs que chez Google", "nextcloud"],
	["Écouter des livres audio pour ma grand-mère qui ne voit plus", "librivox"],
	["Que les habitants décident du budget de la commune", "decidim"],
	["Savoir si le restaurant est accessible avec mon fauteuil", "wheelmap"],
	["Apprendre à mon fils de neuf ans à faire un petit jeu vidéo", "scratch"],
	["Acheter des légumes directement aux fermes du coin", "open-food-network"],
	["Acheter une électricité verte sans enrichir des actionnaires", "enercoop"],
	["Louer un téléphone que l'on peut réparer", "commown"],
	[
		"Un ordinateur et internet pour une famille qui n'a pas les moyens",
		"emmaus-connect",
	],
	[
		"Acheter un logement sans payer le terrain",
		"community-land-trust-bruxelles",
	],
	["Retrouver une page web qui a disparu", "internet-archive"],
	["Chiffrer le site de notre club gratuitement", "lets-encrypt"],
	["Naviguer sur internet sans être suivi par la publicité", "firefox"],
	["Is there too much salt in this soup", "open-food-facts"],
	["Which bird or insect did I just photograph", "inaturalist"],
	["Learn to fix my own bike", "l-heureux-cyclage"],
	[
		"Write letters and make spreadsheets without paying Microsoft",
		"libreoffice",
	],
	["Text my friends without anybody reading it", "signal"],
	["Publish our choir's films without YouTube", "peertube"],
	["Several people typing the same minutes at once", "framapad"],
	["Listen to novels while I drive", "librivox"],
	["How did my MP vote last week", "nosdeputes"],
	["Hiking maps that work with no signal", "organic-maps"],
	["Teach my nine year old to make a video game", "scratch"],
	["Lessons for a school with no internet", "kolibri"],
	["Collect the bread that shops throw away", "foodsharing"],
	["How much carbon does my life emit", "nos-gestes-climat"],
	["See what a website looked like ten years ago", "internet-archive"],
	["A film that will not play on my computer", "vlc"],
	["Patient files for a small hospital in Africa", "openmrs"],
	["Meet the homeless people on my street", "entourage"],
];

/** With the slug of the need that says the same. */
export const BESOINS_DEJA_DITS_AU_QUOTIDIEN: readonly Attendue[] = [
	[
		"Emprunter une perceuse à quelqu'un de l'immeuble",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Borrow a ladder from someone next door",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Avoir les horaires de bus par SMS",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Bus times for people without a smartphone",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Une page claire sur ce que le maire et les élus ont décidé",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"What did the town council decide last night",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"Trouver un médecin traitant qui accepte encore du monde",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"Find a GP who takes new patients",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"Aider les gens à comprendre les lettres de la CAF",
		"comprendre-un-courrier-administratif",
	],
	[
		"Explain official letters in plain language",
		"comprendre-un-courrier-administratif",
	],
	[
		"Échanger des semences avec les jardiniers du quartier",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"A seed library with proper labels",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"Combien coûtera le chauffage avant de signer le bail",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	[
		"Know the heating bill before renting a flat",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	[
		"Un square où ma fille en fauteuil peut jouer",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Playgrounds my disabled son can use",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Donner les plats en trop du restaurant scolaire",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Leftover school dinners end up in the bin",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Mesurer la pollution devant l'école de mon fils",
		"savoir-quel-air-respirent-les-enfants",
	],
	["Air pollution at the school gate", "savoir-quel-air-respirent-les-enfants"],
	[
		"Relire ce que les gens ont écrit en mairie en 2019",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Read the 2019 grievance books on screen",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Emmener mon père à l'hôpital avec un voisin",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"A lift to hospital appointments",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Tenir compagnie à des personnes âgées seules à l'EHPAD",
		"rendre-visite-aux-residents-isoles",
	],
	["Visit lonely people in a care home", "rendre-visite-aux-residents-isoles"],
	["Où remplir ma gourde en ville", "trouver-une-fontaine-d-eau-potable"],
	[
		"Where can I drink water for free in town",
		"trouver-une-fontaine-d-eau-potable",
	],
	[
		"Une boîte à outils commune pour toute la rue",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Share drills and mowers on our street",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Connaître l'heure du prochain autocar avec un vieux téléphone",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Call a number to hear when the next coach comes",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Compte rendu court des séances de la mairie",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"Short minutes of local council meetings",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"Quel généraliste a de la place pour nous",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"My doctor retired and no surgery will have me",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"Je ne comprends pas ce papier des impôts",
		"comprendre-un-courrier-administratif",
	],
	[
		"Someone to tell me what this form from the government means",
		"comprendre-un-courrier-administratif",
	],
	[
		"Savoir de quelle année sont les graines de la boîte",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"Swap tomato seeds with neighbours",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"Estimer la facture d'énergie d'un appartement à louer",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	[
		"Real monthly cost of a flat before moving in",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	[
		"Quels toboggans et balançoires pour un enfant handicapé",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Wheelchair friendly swings and parks",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Que faire des repas que les élèves n'ont pas mangés",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Give unserved canteen meals to a charity",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Les pots d'échappement à la sortie des classes",
		"savoir-quel-air-respirent-les-enfants",
	],
	[
		"Cheap sensors to check what our kids breathe",
		"savoir-quel-air-respirent-les-enfants",
	],
	[
		"Consulter en ligne les doléances des gilets jaunes",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Transcribe the handwritten complaints of our village",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Covoiturage pour aller chez le spécialiste",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Nobody can drive me to my specialist",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Passer une heure avec un vieux monsieur de la maison de retraite",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Play cards with old people who get no visitors",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Des points d'eau gratuits pendant la canicule",
		"trouver-une-fontaine-d-eau-potable",
	],
	["Refill my bottle when it is hot", "trouver-une-fontaine-d-eau-potable"],
];
