import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import {
	ProjetContribue,
	ProjetContribution,
	ProjetResume,
	ProjetSortie,
	ProjetsQuery,
	VoteResultat,
} from "./schema.ts";

export const LISTER_PROJETS = endpoint({
	path: "/api/projets",
	tag: "lecture",
	operationId: "listerProjets",
	query: ProjetsQuery,
	answer: z.array(ProjetResume),
	paged: true,
	// Searches are not cached: there are too many, and few are repeated.
	publicData: (query) => !query.q && !query.slugs,
});

export const LIRE_PROJET = endpoint({
	path: "/api/projets/{slug}",
	tag: "lecture",
	operationId: "lireProjet",
	params: CheminSlug,
	answer: ProjetSortie,
	refusals: [404],
	publicData: true,
});

export const PROPOSER_PROJET = endpoint({
	method: "POST",
	path: "/api/projets",
	tag: "participation",
	operationId: "proposerProjet",
	body: ProjetContribution,
	status: 201,
	answer: ProjetContribue,
	contribution: true,
});

export const VOTER_POUR_PROJET = endpoint({
	method: "PUT",
	path: "/api/projets/{slug}/vote",
	tag: "participation",
	operationId: "voterPourProjet",
	params: CheminSlug,
	answer: VoteResultat,
	refusals: [404],
});

export const RETIRER_VOTE = endpoint({
	method: "DELETE",
	path: "/api/projets/{slug}/vote",
	tag: "participation",
	operationId: "retirerVote",
	params: CheminSlug,
	answer: VoteResultat,
	refusals: [404],
});
