import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { ProjetResume } from "#lib/projets/schema";
import {
	BesoinContribue,
	BesoinContribution,
	BesoinSortie,
	BesoinsQuery,
	SoutienResultat,
} from "./schema.ts";

export const LISTER_BESOINS = endpoint({
	path: "/api/besoins",
	tag: "lecture",
	operationId: "listerBesoins",
	summary: "Les besoins publics",
	description:
		"`tri=soutiens` : les plus soutenus ; `recents` : les derniers exprimés.",
	role: "membre",
	query: BesoinsQuery,
	answer: z.array(BesoinSortie),
	paged: true,
	publicData: (query) => !query.q && !query.slugs,
});

export const LIRE_BESOIN = endpoint({
	path: "/api/besoins/{slug}",
	tag: "lecture",
	operationId: "lireBesoin",
	summary: "Un besoin public, avec son espace de travail",
	description:
		"Pour un besoin réuni à un autre : celui auquel il est réuni, dont `Content-Location` donne l’adresse.",
	role: "membre",
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
	summary: "Les projets qui répondent à un besoin",
	description:
		"Ceux que la modération a confirmés, et qui sont publiés ; les plus votés d’abord.",
	role: "membre",
	params: CheminSlug,
	answer: z.array(ProjetResume),
	refusals: [404],
	publicData: true,
});

export const LISTER_BESOINS_DU_PROJET = endpoint({
	path: "/api/projets/{slug}/besoins",
	tag: "lecture",
	operationId: "listerBesoinsDuProjet",
	summary: "Les besoins auxquels un projet répond",
	description:
		"Ceux que la modération a confirmés, et qui sont publics ; les plus soutenus d’abord.",
	role: "membre",
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
	summary: "Décrire un besoin",
	description: "Le besoin est publié après relecture.",
	role: "membre",
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
	summary: "Soutenir un besoin",
	description:
		"Un soutien par compte et par besoin. Ses étapes arrivent par courriel, sauf refus déjà donné.",
	role: "membre",
	params: CheminSlug,
	answer: SoutienResultat,
	refusals: [404],
});

export const RETIRER_SOUTIEN = endpoint({
	method: "DELETE",
	path: "/api/besoins/{slug}/soutien",
	tag: "participation",
	operationId: "retirerSoutien",
	summary: "Retirer son soutien",
	description: "Retirer un soutien qui n’existe pas ne change rien.",
	role: "membre",
	params: CheminSlug,
	answer: SoutienResultat,
	refusals: [404],
});
