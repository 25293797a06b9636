import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { ProjetResume } from "#lib/projets/schema";
import {
	BesoinContribue,
	BesoinContribution,
	BesoinSortie,
	BesoinsQuery,
	SITUATIONS_MAX,
	Situation,
	SoutienResultat,
} from "./schema.ts";

export const LISTER_BESOINS = endpoint({
	path: "/api/besoins",
	tag: "lecture",
	operationId: "listerBesoins",
	summary: { fr: "Les besoins publics", en: "Public needs" },
	description: {
		fr: "`tri=soutiens` : les plus soutenus ; `recents` : les derniers exprimés.",
		en: "`tri=soutiens`: most supported first; `recents`: newest first.",
	},
	query: BesoinsQuery,
	answer: z.array(BesoinSortie),
	paged: true,
	publicData: (query) => !query.q && !query.slugs,
});

export const LIRE_BESOIN = endpoint({
	path: "/api/besoins/{slug}",
	tag: "lecture",
	operationId: "lireBesoin",
	summary: {
		fr: "Un besoin public, avec son espace de travail",
		en: "A public need, with its work space",
	},
	description: {
		fr: "Pour un besoin réuni à un autre : celui auquel il est réuni, dont `Content-Location` donne l’adresse.",
		en: "For a need merged into another: the one that it was merged into, whose address `Content-Location` gives.",
	},
	params: CheminSlug,
	answer: BesoinSortie,
	refusals: [404],
	publicData: true,
	movable: true,
});

export const LISTER_PROJETS_DU_BESOIN = endpoint({
	path: "/api/besoins/{slug}/projets",
	tag: "lecture",
	operationId: "listerProjetsDuBesoin",
	summary: {
		fr: "Les projets qui répondent à un besoin",
		en: "The projects that answer a need",
	},
	description: {
		fr: "Ceux que la modération a confirmés, et qui sont publiés ; les plus votés d’abord.",
		en: "Those the moderators have confirmed and that are published; most votes first.",
	},
	params: CheminSlug,
	answer: z.array(ProjetResume),
	refusals: [404],
	publicData: true,
});

export const LISTER_BESOINS_DU_PROJET = endpoint({
	path: "/api/projets/{slug}/besoins",
	tag: "lecture",
	operationId: "listerBesoinsDuProjet",
	summary: {
		fr: "Les besoins auxquels un projet répond",
		en: "The needs that a project answers",
	},
	description: {
		fr: "Ceux que la modération a confirmés, et qui sont publics ; les plus soutenus d’abord.",
		en: "Those the moderators have confirmed and that are public; most supported first.",
	},
	params: CheminSlug,
	answer: z.array(BesoinSortie),
	refusals: [404],
	publicData: true,
});

export const DECRIRE_BESOIN = endpoint({
	method: "POST",
	path: "/api/besoins",
	tag: "participation",
	operationId: "decrireBesoin",
	summary: { fr: "Décrire un besoin", en: "Describe a need" },
	description: {
		fr: "Le besoin est publié après relecture.",
		en: "The need is published after review.",
	},
	body: BesoinContribution,
	status: 201,
	answer: BesoinContribue,
	contribution: true,
});

export const SOUTENIR_BESOIN = endpoint({
	method: "PUT",
	path: "/api/besoins/{slug}/soutien",
	tag: "participation",
	operationId: "soutenirBesoin",
	summary: { fr: "Soutenir un besoin", en: "Support a need" },
	description: {
		fr: "Un soutien par compte et par besoin. Ses étapes arrivent par courriel, sauf refus déjà donné.",
		en: "An account supports a need once. The need’s steps are sent by email, unless the account has said no to them.",
	},
	params: CheminSlug,
	answer: SoutienResultat,
	refusals: [404],
});

export const RETIRER_SOUTIEN = endpoint({
	method: "DELETE",
	path: "/api/besoins/{slug}/soutien",
	tag: "participation",
	operationId: "retirerSoutien",
	summary: { fr: "Retirer son soutien", en: "Withdraw support" },
	description: {
		fr: "Retirer un soutien qui n’existe pas ne change rien.",
		en: "Withdrawing a support that does not exist changes nothing.",
	},
	params: CheminSlug,
	answer: SoutienResultat,
	refusals: [404],
});

export const LISTER_SITUATIONS = endpoint({
	path: "/api/besoins/{slug}/situations",
	tag: "lecture",
	operationId: "listerSituations",
	summary: {
		fr: "Ce que vivent les personnes qui soutiennent un besoin",
		en: "What those who support a need are going through",
	},
	description: {
		fr: `En quelques mots, relus avant d’être montrés ; ni qui les a écrits, ni quand. ${SITUATIONS_MAX} au plus ; les fichiers du jour les ont tous.`,
		en: `In a few words, reviewed before they are shown; neither who wrote them nor when. ${SITUATIONS_MAX} at most; the files of the day have them all.`,
	},
	params: CheminSlug,
	answer: z.array(Situation),
	refusals: [404],
	publicData: true,
});
