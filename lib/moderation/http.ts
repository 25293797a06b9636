import { BesoinAdmin } from "#lib/besoins/schema";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { ProjetAdmin } from "#lib/projets/schema";
import {
	BesoinModeration,
	CheminCompte,
	CompteModeration,
	ProjetModeration,
	Propositions,
} from "./schema.ts";

export const LISTER_PROPOSITIONS = endpoint({
	path: "/api/admin/propositions",
	tag: "administration",
	operationId: "listerPropositions",
	summary: {
		fr: "Les projets et besoins qui attendent une relecture",
		en: "Projects and needs awaiting review",
	},
	description: {
		fr: "Les plus anciens d’abord ; ce qui est en quarantaine n’y est pas.",
		en: "Oldest first; what is in quarantine is left out.",
	},
	role: "moderateur",
	answer: Propositions,
});

export const MODERER_PROJET = endpoint({
	method: "PATCH",
	path: "/api/admin/projets/{slug}",
	tag: "administration",
	operationId: "modererProjet",
	summary: {
		fr: "Changer l’état d’un projet, le mettre en avant",
		en: "Change a project’s state, feature it",
	},
	description: {
		fr: "Un champ absent ne change rien. Le même état à nouveau ne change rien non plus ; un passage qui n’est pas permis répond 409.",
		en: "An absent field changes nothing. Nor does the same state again; a move that is not allowed answers 409.",
	},
	role: "moderateur",
	params: CheminSlug,
	body: ProjetModeration,
	answer: ProjetAdmin,
	refusals: [404, 409],
	versioned: true,
});

export const MODERER_BESOIN = endpoint({
	method: "PATCH",
	path: "/api/admin/besoins/{slug}",
	tag: "administration",
	operationId: "modererBesoin",
	summary: {
		fr: "Changer l’état d’un besoin, lui lier un projet",
		en: "Change a need’s state, link a project to it",
	},
	description: {
		fr: "Un champ absent ne change rien ; `projet` à null retire le lien. Le même état à nouveau ne change rien non plus ; un passage qui n’est pas permis répond 409.",
		en: "An absent field changes nothing; `projet` set to null removes the link. Nor does the same state again change anything; a move that is not allowed answers 409.",
	},
	role: "moderateur",
	params: CheminSlug,
	body: BesoinModeration,
	answer: BesoinAdmin,
	refusals: [404, 409],
	versioned: true,
});

export const SUSPENDRE_COMPTE = endpoint({
	method: "PATCH",
	path: "/api/admin/comptes/{compte_id}",
	tag: "administration",
	operationId: "suspendreCompte",
	summary: {
		fr: "Suspendre un compte, ou lever sa suspension",
		en: "Suspend an account, or lift its suspension",
	},
	description: {
		fr: "La suspension coupe aussitôt les sessions et les jetons du compte, et ses votes et soutiens quittent les décomptes une nuit suivante, 24 h après au plus tôt.",
		en: "Suspension ends the account’s sessions and tokens at once; its votes and support leave the counts on a later night, after 24 h at the earliest.",
	},
	role: "moderateur",
	params: CheminCompte,
	body: CompteModeration,
	status: 204,
	answer: null,
	refusals: [404],
});
