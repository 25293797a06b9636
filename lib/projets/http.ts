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
	summary: { fr: "Les projets publiés", en: "Published projects" },
	description: {
		fr: "`tri=une` : les projets mis en avant, puis les plus récents ; `votes` : les plus votés ; `recents` : les derniers publiés.",
		en: "`tri=une`: featured projects, then the newest; `votes`: most votes first; `recents`: newest first.",
	},
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
	summary: { fr: "Un projet publié", en: "A published project" },
	description: {
		fr: "Tout ce que la page du projet montre. Un projet qui n’est pas publié répond 404.",
		en: "Everything that the project’s page shows. A project that is not published answers 404.",
	},
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
	summary: { fr: "Proposer un projet", en: "Suggest a project" },
	description: {
		fr: "Le projet est publié après relecture.",
		en: "The project is published after review.",
	},
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
	summary: { fr: "Voter pour un projet", en: "Vote for a project" },
	description: {
		fr: "Un vote par compte et par projet ; recommencer ne change rien.",
		en: "One vote per account per project; voting again changes nothing.",
	},
	params: CheminSlug,
	answer: VoteResultat,
	refusals: [404],
});

export const RETIRER_VOTE = endpoint({
	method: "DELETE",
	path: "/api/projets/{slug}/vote",
	tag: "participation",
	operationId: "retirerVote",
	summary: { fr: "Retirer son vote", en: "Withdraw a vote" },
	description: {
		fr: "Retirer un vote qui n’existe pas ne change rien.",
		en: "Withdrawing a vote that does not exist changes nothing.",
	},
	params: CheminSlug,
	answer: VoteResultat,
	refusals: [404],
});
