import type { BesoinDemonstration } from "./types.ts";

/** Needs that the public lists leave out: awaiting review, refused, archived. */
export const BESOINS_NON_PUBLICS: readonly BesoinDemonstration[] = [
	{
		slug: "cartographier-les-composteurs-partages",
		titre: "Cartographier les composteurs partagés du quartier",
		description: `Nous sommes plusieurs immeubles à garder nos épluchures sans savoir où les porter. Il y a des bacs partagés dans le quartier, mais les horaires changent, certains sont pleins, et la seule liste que je connaisse est une feuille collée sur une porte.

Je voudrais une carte simple qui dise où est le bac le plus proche, quand il ouvre, qui le tient, et ce que l’on peut y mettre. Le référent du bac doit pouvoir écrire « complet jusqu’à jeudi » depuis son téléphone.`,
		territoire: "Rennes (Ille-et-Vilaine)",
		theme: "energie-climat",
		statut: "archive",
		projet: null,
		cree_le: "2025-03-09T14:28:36Z",
		jalons: [
			{ statut: "publie", le: "2025-03-11T09:55:02Z" },
			{ statut: "etude", le: "2025-06-17T10:40:50Z" },
		],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Map the shared compost bins of the neighbourhood",
			description: `Several of our buildings keep their peelings without knowing where to take them. There are shared bins in the neighbourhood, but opening hours change, some are full, and the only list I know of is a sheet stuck to a door.

I would like a simple map that says where the nearest bin is, when it opens, who looks after it, and what may go in it. The person in charge should be able to write “full until Thursday” from a telephone.`,
		},
	},
	{
		slug: "payer-moins-cher-mon-plombier",
		titre: "Payer moins cher mon plombier",
		description: `Je voudrais un site qui compare les prix des plombiers de mon quartier et qui me trouve le moins cher tout de suite, avec une réduction si je passe par lui. Il pourrait se payer en prenant une commission aux artisans.`,
		territoire: "Lyon (Rhône)",
		theme: null,
		statut: "refuse",
		projet: null,
		cree_le: "2026-08-19T17:54:08Z",
		jalons: [],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Pay my plumber less",
			description: `I would like a site that compares the prices of the plumbers in my neighbourhood and finds me the cheapest at once, with a discount if I book through it. It could pay its way by taking a commission from the tradespeople.`,
		},
	},
	{
		slug: "ecrire-une-demande-d-aide-avec-des-mots-simples",
		titre: "Écrire une demande d’aide avec des mots simples",
		description: `Pour demander une aide sociale, il faut souvent joindre une lettre qui explique sa situation. Je ne sais jamais par quoi commencer ; j’en dis trop, ou j’oublie la pièce qui compte, et le dossier revient.

J’aimerais une lettre à trous, en français simple, qui pose les questions dans l’ordre : qui je suis, ce qui a changé, ce que je demande, ce que je joins. Elle rappellerait les pièces à fournir et resterait chez moi : je l’imprime ou je la recopie.

Avec un exemple pour chaque aide courante, relu par des gens qui l’ont déjà demandée.`,
		territoire: null,
		theme: "solidarite",
		statut: "propose",
		projet: null,
		cree_le: "2026-10-12T20:05:27Z",
		jalons: [],
		cahier: null,
		roles: [],
		depot: null,
		etapes: [],
		en: {
			titre: "Write an application for support in simple words",
			description: `To apply for a social benefit, one often has to enclose a letter explaining one’s situation. I never know where to start; I say too much, or forget the document that matters, and the file comes back.

I would like a letter with blanks, in plain language, that asks the questions in order: who I am, what has changed, what I am asking for, what I enclose. It would remind me of the documents to provide and would stay with me: I print it or copy it out.

With one example for each common benefit, read over by people who have already applied for it.`,
		},
	},
];
