import { z } from "zod";
import { endpoint } from "#lib/platform/endpoint";
import { CheminSlug } from "#lib/platform/wire";
import { ProjetResume, ProjetSortie, ProjetsQuery } from "./schema.ts";

export const LISTER_PROJETS = endpoint({
	method: "GET",
	path: "/api/projets",
	tag: "lecture",
	operationId: "listerProjets",
	summary: "Les projets publiés",
	description:
		"`tri=une` : les projets mis en avant, puis les plus récents ; `votes` : les plus votés ; `recents` : les derniers publiés.",
	role: "membre",
	query: ProjetsQuery,
	status: 200,
	answer: z.array(ProjetResume),
	paged: true,
	// A search is never kept: there are too many, and few come twice.
	publicData: (query) => !query.q,
});

export const LIRE_PROJET = endpoint({
	method: "GET",
	path: "/api/projets/{slug}",
	tag: "lecture",
	operationId: "lireProjet",
	summary: "Un projet publié",
	role: "membre",
	params: CheminSlug,
	status: 200,
	answer: ProjetSortie,
	refusals: [404],
	publicData: true,
});
