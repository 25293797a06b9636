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
	summary: "Les projets publiés",
	description:
		"`tri=une` : les projets mis en avant, puis les plus récents ; `votes` : les plus votés ; `recents` : les derniers publiés.",
	role: "membre",
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
	summary: "Un projet publié",
	description:
		"Tout ce que la page du projet montre. Un projet qui n’est pas publié répond 404.",
	role: "membre",
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
	summary: "Proposer un projet",
	description: "Le projet est publié après relecture.",
	role: "membre",
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
	summary: "Voter pour un projet",
	description: "Un vote par compte et par projet ; recommencer ne change rien.",
	role: "membre",
	params: CheminSlug,
	answer: VoteResultat,
	refusals: [404],
});

export const RETIRER_VOTE = endpoint({
	method: "DELETE",
	path: "/api/projets/{slug}/vote",
	tag: "participation",
	operationId: "retirerVote",
	summary: "Retirer son vote",
	description: "Retirer un vote qui n’existe pas ne change rien.",
	role: "membre",
	params: CheminSlug,
	answer: VoteResultat,
	refusals: [404],
});
