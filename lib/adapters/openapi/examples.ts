/**
 * What the document shows being sent, and what was really answered: a test sends
 * each call as it is written to a server that holds the demonstration content, and
 * compares the answers with the recorded ones.
 */
import { CHAMPS_BESOIN, CHAMPS_PROJET } from "#lib/contributions/schema";
import { each } from "#lib/platform/contract/records";
import recorded from "./recorded-answers.json" with { type: "json" };

export type Value = string | number | boolean;

type Sent = {
	/** By name; a parameter without an example is not sent. */
	readonly parameters?: Readonly<Record<string, Value>>;
	readonly body?: unknown;
};

const A_PROJECT = { parameters: { slug: "openstreetmap" } };
/** The member who calls supports it already. */
const A_DELIVERED_NEED = {
	parameters: { slug: "trouver-une-fontaine-d-eau-potable" },
};
const A_NEED = { parameters: { slug: "se-preter-des-outils-entre-voisins" } };

const A_PLACE = { parameters: { id: 1 } };

/** By `operationId`; every slug is one of the demonstration content. */
const SENT: Readonly<Record<string, Sent>> = {
	listerProjets: { parameters: { tri: "votes", limite: 3 } },
	lireProjet: A_PROJECT,
	listerBesoins: { parameters: { statut: "publie", limite: 2 } },
	lireBesoin: {
		parameters: {
			slug: "savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
		},
	},
	listerProjetsDuBesoin: A_DELIVERED_NEED,
	listerSituations: A_DELIVERED_NEED,
	listerBesoinsDuProjet: { parameters: { slug: "framadate" } },
	listerArticles: { parameters: { limite: 1 } },
	lireArticle: {
		parameters: { slug: "un-vote-prive-une-seule-personne" },
	},
	listerProches: { parameters: { q: "savoir quand passe le car" } },
	chercherLieux: { parameters: { q: "44100" } },
	proposerProjet: {
		body: {
			...each(CHAMPS_PROJET, "exemple"),
			themes: ["donnees-ouvertes"],
			langue: "fr",
		},
	},
	voterPourProjet: A_PROJECT,
	retirerVote: A_PROJECT,
	decrireBesoin: {
		body: {
			...each(CHAMPS_BESOIN, "exemple"),
			theme: "donnees-ouvertes",
			langue: "fr",
		},
	},
	soutenirBesoin: A_NEED,
	retirerSoutien: A_NEED,
	lireMaContribution: { parameters: { id: 1 } },
	donnerBilan: {
		...A_DELIVERED_NEED,
		body: {
			reponse: "en_partie",
			phrase: "La carte oublie les hameaux.",
			publique: true,
		},
	},
	reprendreBilan: A_DELIVERED_NEED,
	listerEvenements: { parameters: { limite: 2 } },
	listerPlaces: { parameters: { role: "terrain", limite: 1 } },
	offrirAide: {
		...A_PLACE,
		body: {
			message:
				"Je tiens un guichet le mercredi : je peux y essayer les lettres.",
			contact: true,
		},
	},
	retirerOffre: A_PLACE,
	modererProjet: {
		...A_PROJECT,
		body: { statut: "publie", mis_en_avant: true },
	},
	modererBesoin: { ...A_NEED, body: { statut: "etude", projet: "commown" } },
	suspendreCompte: {
		parameters: { compte_id: 12 },
		body: { suspendu: true, motif: "Publicité répétée." },
	},
};

const ANSWERS: Readonly<Record<string, unknown>> = recorded;

/** What an operation's example sends; nothing for one that has neither parameters nor a body. */
export function sentBy(operationId: string): Sent {
	return SENT[operationId] ?? {};
}

/** The body that a real server answered to it; undefined where there is none. */
export function answerTo(operationId: string): unknown {
	return ANSWERS[operationId];
}
