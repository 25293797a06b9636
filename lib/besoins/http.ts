import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { ProjetResume } from "#lib/projets/schema";
import {
	BesoinContribue,
	BesoinContribution,
	BesoinSortie,
	BesoinsQuery,
	Situation,
	SoutienResultat,
} from "./schema.ts";

export const LISTER_BESOINS = endpoint({
	path: "/api/besoins",
	tag: "lecture",
	operationId: "listerBesoins",
	query: BesoinsQuery,
	answer: z.array(BesoinSortie),
	paged: true,
	publicData: (query) => !query.q && !query.slugs,
});

export const LIRE_BESOIN = endpoint({
	path: "/api/besoins/{slug}",
	tag: "lecture",
	operationId: "lireBesoin",
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
	params: CheminSlug,
	answer: z.array(ProjetResume),
	refusals: [404],
	publicData: true,
});

export const LISTER_BESOINS_DU_PROJET = endpoint({
	path: "/api/projets/{slug}/besoins",
	tag: "lecture",
	operationId: "listerBesoinsDuProjet",
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
	params: CheminSlug,
	answer: SoutienResultat,
	refusals: [404],
});

export const RETIRER_SOUTIEN = endpoint({
	method: "DELETE",
	path: "/api/besoins/{slug}/soutien",
	tag: "participation",
	operationId: "retirerSoutien",
	params: CheminSlug,
	answer: SoutienResultat,
	refusals: [404],
});

export const LISTER_SITUATIONS = endpoint({
	path: "/api/besoins/{slug}/situations",
	tag: "lecture",
	operationId: "listerSituations",
	params: CheminSlug,
	answer: z.array(Situation),
	refusals: [404],
	publicData: true,
});
