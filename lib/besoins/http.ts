import { z } from "zod";
import { endpoint } from "#lib/platform/endpoint";
import { CheminSlug } from "#lib/platform/wire";
import { BesoinSortie, BesoinsQuery } from "./schema.ts";

export const LISTER_BESOINS = endpoint({
	method: "GET",
	path: "/api/besoins",
	tag: "lecture",
	operationId: "listerBesoins",
	summary: "Les besoins publics",
	description:
		"`tri=soutiens` : les plus soutenus ; `recents` : les derniers exprimés.",
	role: "membre",
	query: BesoinsQuery,
	status: 200,
	answer: z.array(BesoinSortie),
	paged: true,
	publicData: (query) => !query.q,
});

export const LIRE_BESOIN = endpoint({
	method: "GET",
	path: "/api/besoins/{slug}",
	tag: "lecture",
	operationId: "lireBesoin",
	summary: "Un besoin public, avec son espace de travail",
	role: "membre",
	params: CheminSlug,
	status: 200,
	answer: BesoinSortie,
	refusals: [404],
	publicData: true,
});
