import type { BesoinDemonstration } from "./types.ts";

/** Needs that are public and wait for supporters: no work space yet. */
export const BESOINS_EXPRIMES: readonly BesoinDemonstration[] = [
	{
		slug: "se-preter-des-outils-entre-voisins",
		titre: "Se prêter des outils entre voisins, sans plateforme",
		description: `Dans notre rue, il y a sans doute huit perceuses et pas une seule échelle assez haute. Chacun achète de quoi bricoler deux fois par an, parce qu’on ne sait pas ce que le voisin possède ni s’il veut bien le prêter.

J’aimerais une liste tenue par les habitants eux-mêmes : ce que l’on prête, à qui demander, quand rendre. Rien à payer, pas de note à donner aux gens, pas de publicité, et la possibilité de s’en servir en l’imprimant dans le hall pour ceux qui n’ont pas d’ordinateur.

Il faudrait aussi une règle simple pour la casse, écrite une fois pour toutes, afin que personne ne se fâche.`,
		territoire: null,
		theme: null,
		statut: "publie",
		projet: null,
		cree_le: "2025-06-22T16:08:41Z",
		jalons: [{ statut: "publie", le: "2025-06-24T07:52:19Z" }],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Lend tools between neighbours, without a platform",
			description: `There must be eight drills in our street, and not one ladder that is tall enough. Each of us buys equipment that is used twice a year, because nobody knows what the neighbours own or whether they would lend it.

I would like a list kept by the residents themselves: what can be borrowed, whom to ask, when to bring it back. Nothing to pay, no marks to give to people, no advertising, and a version that can be printed and pinned up in the hallway for those who have no computer.

We would also need one simple rule about breakages, written once and for all, so that nobody falls out over it.`,
		},
	},
	{
		slug: "une-carte-des-aires-de-jeux-accessibles",
		titre: "Une carte des aires de jeux accessibles à tous les enfants",
		description: `Ma fille se déplace en fauteuil. Avant chaque sortie, je passe du temps à regarder des photos pour deviner si le portillon est assez large, si le sol est souple ou en gravier, et s’il y a au moins un jeu où elle peut monter avec les autres.

Ce qui aiderait : une carte où l’on voit, pour chaque aire de jeux, l’accès depuis la rue, la nature du sol, les jeux praticables, l’ombre, les toilettes adaptées, et la date à laquelle quelqu’un est passé vérifier.

Les parents peuvent faire les relevés si la liste des questions tient sur une page. Je préfère « on ne sait pas » à une information fausse.`,
		territoire: "Nantes (Loire-Atlantique)",
		theme: "donnees-ouvertes",
		statut: "publie",
		projet: null,
		cree_le: "2025-12-06T20:31:03Z",
		jalons: [{ statut: "publie", le: "2025-12-08T09:40:26Z" }],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "A map of playgrounds that every child can use",
			description: `My daughter uses a wheelchair. Before every outing I spend time looking at photographs, trying to guess whether the gate is wide enough, whether the ground is soft or gravel, and whether there is at least one piece of equipment she can share with the others.

What would help is a map showing, for each playground, the way in from the street, the kind of ground, the equipment she can use, shade, an adapted toilet, and the date when somebody last went to check.

Parents can do the survey if the questions fit on one page. I would rather read “not known” than something wrong.`,
		},
	},
	{
		slug: "ne-plus-jeter-les-repas-non-servis-de-la-cantine",
		titre: "Ne plus jeter les repas non servis de la cantine",
		description: `Je travaille dans une cantine scolaire. Les jours de grève, de sortie ou de gastro, nous préparons jusqu’à trente repas de trop. Ils sont bons, encore froids, jamais sortis du réfrigérateur, et ils partent à la poubelle le soir parce que personne n’a le temps de chercher à qui les donner.

Il faudrait un moyen très court, moins de deux minutes, de dire « il reste vingt parts, à prendre avant 17 h » aux associations d’à côté, avec la température relevée et la date limite, pour que les règles d’hygiène soient respectées et que chacun en garde la trace.

Savoir aussi, à la fin du mois, combien on a donné et combien on a jeté.`,
		territoire: "Lot-et-Garonne",
		theme: "alimentation",
		statut: "publie",
		projet: null,
		cree_le: "2026-02-03T17:25:50Z",
		jalons: [{ statut: "publie", le: "2026-02-05T08:11:34Z" }],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Stop throwing away school canteen meals nobody was served",
			description: `I work in a school canteen. On days when there is a strike, a trip or a stomach bug, we prepare up to thirty meals too many. They are good, still cold, have never left the refrigerator, and they go in the bin in the evening because nobody has time to look for someone to give them to.

We need a very short way, under two minutes, to tell nearby charities “twenty portions left, to be collected before 5 p.m.”, with the temperature taken and the use-by date, so that hygiene rules are kept and everyone has a record.

And to know, at the end of the month, how much was given and how much was thrown away.`,
		},
	},
	{
		slug: "savoir-quel-air-respirent-les-enfants",
		titre: "Savoir quel air respirent les enfants devant l’école",
		description: `L’école est au bord d’une rue où les voitures attendent, moteur allumé, matin et soir. Les indices publiés chaque jour valent pour toute l’agglomération ; ils ne disent rien de ces vingt minutes-là, à la hauteur d’un enfant.

Avec d’autres parents, nous voudrions poser un ou deux capteurs simples, savoir comment les étalonner, publier les mesures avec leur incertitude, et les comparer honnêtement aux stations officielles. Pas pour accuser quelqu’un : pour décider ensemble s’il vaut la peine de fermer la rue à la sortie des classes.

Nous avons besoin d’une méthode écrite pour des gens qui ne sont pas chimistes.`,
		territoire: "Grenoble (Isère)",
		theme: "sante",
		statut: "publie",
		projet: null,
		cree_le: "2026-04-11T11:02:15Z",
		jalons: [{ statut: "publie", le: "2026-04-13T13:37:48Z" }],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Know what air children breathe outside the school",
			description: `The school stands on a street where cars wait with their engines running, morning and evening. The indices published each day are for the whole urban area; they say nothing about those twenty minutes, at a child’s height.

With other parents, we would like to install one or two simple sensors, learn how to calibrate them, publish the measurements with their uncertainty, and compare them honestly with the official stations. Not to accuse anyone: to decide together whether closing the street at the end of the school day is worth it.

We need a method written for people who are not chemists.`,
		},
	},
	{
		slug: "lire-les-cahiers-de-doleances-de-ma-commune",
		titre: "Lire les cahiers de doléances de ma commune",
		description: `Au début de l’année 2019, les habitants ont écrit dans un cahier ouvert à la mairie. J’y ai laissé une demi-page, ma mère aussi. Depuis, je n’ai jamais pu relire l’ensemble de chez moi : il faut aller aux archives, aux heures d’ouverture, et déchiffrer des écritures très diverses.

Je voudrais pouvoir lire ces pages à l’écran, en texte clair, commune par commune, y chercher un mot, et citer un passage avec sa référence. Les noms, adresses et signatures doivent être masqués avant toute mise en ligne.

Si une machine aide à transcrire, que cela soit écrit sur chaque page, avec l’image à côté et un bouton pour corriger.`,
		territoire: null,
		theme: "democratie",
		statut: "publie",
		projet: null,
		cree_le: "2026-05-27T19:46:22Z",
		jalons: [{ statut: "publie", le: "2026-05-29T08:20:07Z" }],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Read the grievance books of my municipality",
			description: `At the beginning of 2019, residents wrote in a book left open at the town hall. I left half a page in it, and so did my mother. Since then I have never been able to read the whole of it from home: one has to visit the archives, during opening hours, and make out many kinds of handwriting.

I would like to read those pages on a screen, as plain text, municipality by municipality, search them for a word, and quote a passage with its reference. Names, addresses and signatures must be masked before anything goes online.

If a machine helps with the transcription, every page should say so, with the image beside it and a button to correct the text.`,
		},
	},
	{
		slug: "partager-les-trajets-vers-un-rendez-vous-medical",
		titre: "Partager les trajets vers un rendez-vous médical",
		description: `Le premier spécialiste est à cinquante kilomètres. Mon père ne conduit plus, et deux voisins font le même trajet dans le mois, chacun de son côté. Quand on l’apprend, c’est trop tard.

Il faudrait pouvoir dire « je vais à l’hôpital mardi matin, j’ai une place » ou « je cherche une place », sans avoir à dire pour quel rendez-vous : c’est une affaire de santé, cela ne regarde que nous. Le lieu, le créneau et un numéro à appeler suffisent.

Beaucoup de ceux qui en ont besoin ne se servent que du téléphone fixe ; il faut que quelqu’un puisse noter la demande à leur place.`,
		territoire: "Nièvre",
		theme: "mobilite",
		statut: "publie",
		projet: null,
		cree_le: "2026-07-08T06:57:39Z",
		jalons: [{ statut: "publie", le: "2026-07-09T10:04:52Z" }],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Share lifts to medical appointments",
			description: `The nearest specialist is fifty kilometres away. My father no longer drives, and two neighbours make the same journey in the same month, each alone. By the time we hear about it, it is too late.

People should be able to say “I am going to the hospital on Tuesday morning, I have a free seat” or “I am looking for a seat”, without saying what the appointment is for: that is a health matter and nobody else’s business. The place, the time of day and a number to ring are enough.

Many of those who need it only use a landline; somebody must be able to note the request on their behalf.`,
		},
	},
	{
		slug: "rendre-visite-aux-residents-isoles",
		titre: "Rendre visite aux résidents isolés d’une maison de retraite",
		description: `Ma tante vit en maison de retraite. J’y vais le samedi et je vois bien que, dans le couloir, quatre ou cinq personnes ne reçoivent jamais personne. Le personnel fait ce qu’il peut ; il n’a pas le temps de jouer aux dames.

J’aimerais qu’un habitant qui a une heure par mois sache quelles maisons accueillent des visiteurs, ce qu’on attend de lui, et qui le présente la première fois. Du côté des résidents, c’est à eux de dire oui, et de pouvoir dire non ensuite sans explication.

Pas de profil, pas de photo des personnes âgées : un planning partagé, et un petit guide pour les premières visites.`,
		territoire: "Limoges (Haute-Vienne)",
		theme: "solidarite",
		statut: "publie",
		projet: null,
		cree_le: "2026-09-21T15:13:28Z",
		jalons: [{ statut: "publie", le: "2026-09-23T07:29:45Z" }],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Visit isolated residents of a care home",
			description: `My aunt lives in a care home. I go on Saturdays, and I can see that four or five people along the corridor never have a visitor. The staff do what they can; they have no time for a game of draughts.

I would like anyone with an hour a month to know which homes welcome visitors, what is expected of them, and who will introduce them the first time. As for the residents, it is for them to say yes, and to be able to say no later without giving a reason.

No profiles, no photographs of elderly people: a shared calendar, and a small guide for the first visits.`,
		},
	},
];
