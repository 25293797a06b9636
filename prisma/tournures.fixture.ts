/**
 * Titles of needs in the words of citizens. The first list goes with a project
 * of the demonstration content that already meets the need; the second must
 * bring nothing, although many of its titles share a word with an entry.
 */

/** `projet` is the slug of the project that meets the need. */
export type TournureSatisfaite = {
	readonly texte: string;
	readonly langue: "fr" | "en";
	readonly projet: string;
};

/** A need that no demonstration project and no demonstration need meets. */
export type TournureSansReponse = {
	readonly texte: string;
	readonly langue: "fr" | "en";
};

export const TOURNURES_SATISFAITES: readonly TournureSatisfaite[] = [
	{
		texte: "Ajouter la nouvelle rue du lotissement sur le plan en ligne",
		langue: "fr",
		projet: "openstreetmap",
	},
	{
		texte: "Dessiner le plan de la fête du village et l'envoyer",
		langue: "fr",
		projet: "umap",
	},
	{
		texte: "Voir à quoi ressemble une rue sans passer par Google",
		langue: "fr",
		projet: "panoramax",
	},
	{
		texte: "Un GPS pour marcher en montagne sans réseau",
		langue: "fr",
		projet: "organic-maps",
	},
	{
		texte: "Que les pompiers trouvent ma maison du premier coup",
		langue: "fr",
		projet: "base-adresse-nationale",
	},
	{
		texte: "Savoir s'il y a des marches avant d'aller au restaurant",
		langue: "fr",
		projet: "wheelmap",
	},
	{
		texte: "Lire gratuitement les classiques sur ma liseuse",
		langue: "fr",
		projet: "project-gutenberg",
	},
	{
		texte: "Écouter des romans quand on ne voit plus assez pour lire",
		langue: "fr",
		projet: "librivox",
	},
	{
		texte: "Que mon téléphone comprenne enfin mon accent quand je lui parle",
		langue: "fr",
		projet: "common-voice",
	},
	{
		texte: "Lancer une pétition et une concertation avec les habitants",
		langue: "fr",
		projet: "decidim",
	},
	{
		texte: "Savoir si mon député travaille vraiment à l'Assemblée",
		langue: "fr",
		projet: "nosdeputes",
	},
	{
		texte: "Découvrir les associations actives autour de chez moi",
		langue: "fr",
		projet: "communecter",
	},
	{
		texte: "Rédiger le compte rendu ensemble, chacun sur son écran",
		langue: "fr",
		projet: "framapad",
	},
	{
		texte: "Mettre en ligne les films de l'école sans YouTube",
		langue: "fr",
		projet: "peertube",
	},
	{
		texte: "Annoncer la brocante du quartier ailleurs que sur Facebook",
		langue: "fr",
		projet: "mobilizon",
	},
	{
		texte: "Tenir le bureau du club à distance, avec la caméra",
		langue: "fr",
		projet: "jitsi-meet",
	},
	{
		texte: "Ramasser et noter les devoirs de mes élèves en ligne",
		langue: "fr",
		projet: "moodle",
	},
	{
		texte: "De quoi apprendre en jouant, sans pub, à quatre ans",
		langue: "fr",
		projet: "gcompris",
	},
	{
		texte: "Faire classe avec des vidéos dans un village non connecté",
		langue: "fr",
		projet: "kolibri",
	},
	{
		texte: "Que mon fils crée ses propres jeux vidéo",
		langue: "fr",
		projet: "scratch",
	},
	{
		texte: "Ranger nos documents et notre planning ailleurs que chez Google",
		langue: "fr",
		projet: "nextcloud",
	},
	{
		texte: "Ouvrir un fichier Word sans acheter Office",
		langue: "fr",
		projet: "libreoffice",
	},
	{
		texte: "Regarder un film que mon ordinateur refuse de lire",
		langue: "fr",
		projet: "vlc",
	},
	{
		texte: "Aller sur internet sans être suivi partout par la pub",
		langue: "fr",
		projet: "firefox",
	},
	{
		texte: "Faire resservir un PC de dix ans devenu trop lent",
		langue: "fr",
		projet: "emmabuntus",
	},
	{
		texte: "Des textes faciles pour l'exposé de ma fille de neuf ans",
		langue: "fr",
		projet: "vikidia",
	},
	{
		texte: "Retrouver une page internet qui a été supprimée",
		langue: "fr",
		projet: "internet-archive",
	},
	{
		texte: "Où prendre une douche quand on vit dehors",
		langue: "fr",
		projet: "soliguide",
	},
	{
		texte: "Trouver un repas chaud quand on n'a plus d'argent",
		langue: "fr",
		projet: "soliguide",
	},
	{
		texte: "Faire connaissance avec le monsieur sans logis du quartier",
		langue: "fr",
		projet: "entourage",
	},
	{
		texte: "Un forfait de téléphone abordable quand on est au RSA",
		langue: "fr",
		projet: "emmaus-connect",
	},
	{
		texte: "Confier mon appartement vide pour y loger une famille modeste",
		langue: "fr",
		projet: "habitat-et-humanisme",
	},
	{
		texte: "Remplacer les fiches en carton des malades du dispensaire",
		langue: "fr",
		projet: "openmrs",
	},
	{
		texte:
			"Prendre du courant vert chez un fournisseur qui appartient aux clients",
		langue: "fr",
		projet: "enercoop",
	},
	{
		texte: "Partager ma voiture chaque matin pour aller au travail",
		langue: "fr",
		projet: "mobicoop",
	},
	{
		texte: "Changer ma chaîne de bicyclette avec quelqu'un qui montre",
		langue: "fr",
		projet: "l-heureux-cyclage",
	},
	{
		texte: "Mesurer combien ma façon de vivre réchauffe la planète",
		langue: "fr",
		projet: "nos-gestes-climat",
	},
	{
		texte: "Savoir si une appli m'espionne avant de l'installer",
		langue: "fr",
		projet: "exodus-privacy",
	},
	{
		texte: "Discuter en famille sans que personne d'autre ne puisse nous lire",
		langue: "fr",
		projet: "signal",
	},
	{
		texte: "Trouver près d'ici une petite structure qui gère nos mails",
		langue: "fr",
		projet: "chatons",
	},
	{
		texte: "Connaître le nom d'une fleur vue en promenade",
		langue: "fr",
		projet: "plantnet",
	},
	{
		texte: "Suivre un cours gratuit sur les herbes sauvages",
		langue: "fr",
		projet: "tela-botanica",
	},
	{
		texte: "Compter les papillons de chez moi pour aider les chercheurs",
		langue: "fr",
		projet: "vigie-nature",
	},
	{
		texte: "Comparer deux paquets de biscuits en scannant l'étiquette",
		langue: "fr",
		projet: "open-food-facts",
	},
	{
		texte: "Commander à plusieurs les légumes du maraîcher d'à côté",
		langue: "fr",
		projet: "open-food-network",
	},
	{
		texte: "Get all the bus schedules to build a trip app",
		langue: "en",
		projet: "transport-data-gouv-fr",
	},
	{
		texte: "A ChatGPT whose training data is not secret",
		langue: "en",
		projet: "bloom",
	},
	{
		texte: "Comment on the new city by-law line by line",
		langue: "en",
		projet: "consul-democracy",
	},
	{
		texte: "Run a quick poll among parents about the school trip",
		langue: "en",
		projet: "framadate",
	},
	{
		texte: "Leave Twitter for something without ads",
		langue: "en",
		projet: "mastodon",
	},
	{
		texte: "Find someone online to practise chess with",
		langue: "en",
		projet: "lichess",
	},
	{
		texte: "Run our club's server without paying for Windows",
		langue: "en",
		projet: "debian",
	},
	{
		texte: "Read about any subject for free and fix the mistakes",
		langue: "en",
		projet: "wikipedia",
	},
	{
		texte: "Query dates and places of birth of thousands of writers",
		langue: "en",
		projet: "wikidata",
	},
	{
		texte: "Buy a house without having to pay for the plot",
		langue: "en",
		projet: "community-land-trust-bruxelles",
	},
	{
		texte: "Count vaccine doses given in every health centre",
		langue: "en",
		projet: "dhis2",
	},
	{
		texte: "A mobile that gets fixed when it breaks, not replaced",
		langue: "en",
		projet: "commown",
	},
	{
		texte: "Make our club's website stop saying not secure",
		langue: "en",
		projet: "lets-encrypt",
	},
	{
		texte: "Put a name on the beetle I found in my garden",
		langue: "en",
		projet: "inaturalist",
	},
	{
		texte: "Pick up bread that the baker would bin tonight",
		langue: "en",
		projet: "foodsharing",
	},
];

export const TOURNURES_SANS_REPONSE: readonly TournureSansReponse[] = [
	{ texte: "Réparer le lampadaire de ma rue", langue: "fr" },
	{ texte: "Faire réparer la balançoire cassée du parc", langue: "fr" },
	{ texte: "Moins de bruit de scooters la nuit", langue: "fr" },
	{ texte: "Connaître les horaires de la piscine", langue: "fr" },
	{ texte: "Refaire ma carte d'identité avant l'été", langue: "fr" },
	{ texte: "Changer l'adresse sur ma carte grise", langue: "fr" },
	{ texte: "J'ai perdu ma carte Vitale", langue: "fr" },
	{ texte: "Une carte cadeau pour les commerces du centre", langue: "fr" },
	{ texte: "Une table de pique-nique au bord du lac", langue: "fr" },
	{ texte: "Raccorder notre immeuble au réseau de chaleur", langue: "fr" },
	{ texte: "Une plante d'appartement pour décorer le salon", langue: "fr" },
	{ texte: "Savoir où en est ma lettre recommandée", langue: "fr" },
	{ texte: "Un jeu vidéo pour la console de mon neveu", langue: "fr" },
	{ texte: "Recherche d'emploi dans la restauration", langue: "fr" },
	{ texte: "Trouver une place en crèche", langue: "fr" },
	{ texte: "Boucher les nids-de-poule de la départementale", langue: "fr" },
	{ texte: "Réparer les trottoirs", langue: "fr" },
	{ texte: "Les crottes de chien devant l'école", langue: "fr" },
	{ texte: "Un passage piéton devant la boulangerie", langue: "fr" },
	{ texte: "Un distributeur de billets dans le village", langue: "fr" },
	{ texte: "Rouvrir le bureau de poste", langue: "fr" },
	{ texte: "Signaler une fuite d'eau sur la chaussée", langue: "fr" },
	{ texte: "De l'eau chaude dans les vestiaires du gymnase", langue: "fr" },
	{ texte: "Trouver un vétérinaire de garde le dimanche", langue: "fr" },
	{ texte: "Adopter un chaton au refuge", langue: "fr" },
	{ texte: "Faire garder mon chat pendant les vacances", langue: "fr" },
	{ texte: "Louer une salle pour un mariage", langue: "fr" },
	{ texte: "Être prévenu des coupures d'électricité", langue: "fr" },
	{ texte: "Un abri pour les vélos devant la gare", langue: "fr" },
	{ texte: "Porter plainte pour un vol de vélo", langue: "fr" },
	{ texte: "Un dernier train plus tard le soir", langue: "fr" },
	{ texte: "Passer le permis de conduire moins cher", langue: "fr" },
	{ texte: "Un certificat médical pour le judo", langue: "fr" },
	{ texte: "Le menu de la cantine affiché le lundi", langue: "fr" },
	{ texte: "Une aire pour les camping-cars à l'entrée du bourg", langue: "fr" },
	{ texte: "Apprendre à nager à quarante ans", langue: "fr" },
	{ texte: "Voter par procuration aux prochaines élections", langue: "fr" },
	{ texte: "Un signal sonore aux feux pour les aveugles", langue: "fr" },
	{ texte: "Récupérer la caution de mon ancien logement", langue: "fr" },
	{ texte: "Réparer l'ascenseur de mon immeuble", langue: "fr" },
	{ texte: "Faire développer de vieilles pellicules photo", langue: "fr" },
	{ texte: "Une antenne pour capter le réseau dans la vallée", langue: "fr" },
	{ texte: "Se faire livrer une machine à laver à l'étage", langue: "fr" },
	{ texte: "Contester une amende de stationnement", langue: "fr" },
	{ texte: "Un miroir au carrefour dangereux", langue: "fr" },
	{ texte: "Fix the street light outside my house", langue: "en" },
	{ texte: "Broken slide in the playground", langue: "en" },
	{ texte: "Swimming pool opening hours", langue: "en" },
	{ texte: "Second-hand school uniforms", langue: "en" },
	{ texte: "Renew my driving licence", langue: "en" },
	{ texte: "A parking space for my car near the station", langue: "en" },
	{ texte: "A football coach for the girls' team", langue: "en" },
	{ texte: "Train my puppy not to bark", langue: "en" },
	{ texte: "Track a parcel that never arrived", langue: "en" },
	{ texte: "Get a copy of my birth certificate", langue: "en" },
	{ texte: "Replace a lost library card", langue: "en" },
	{ texte: "Book a table for my parents' anniversary", langue: "en" },
	{ texte: "Find a locksmith on a Sunday", langue: "en" },
	{ texte: "Clear the blocked drain on our road", langue: "en" },
	{ texte: "Cheaper house insurance", langue: "en" },
];
