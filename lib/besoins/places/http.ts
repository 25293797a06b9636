import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { PlaceSortie, PlacesQuery } from "./schema.ts";

export const LISTER_PLACES = endpoint({
	path: "/api/places",
	tag: "lecture",
	operationId: "listerPlaces",
	summary: {
		fr: "Les missions ouvertes : l’aide que des besoins cherchent",
		en: "Open roles: the help that needs look for",
	},
	description: {
		fr: "Les dernières ouvertes d’abord. Une mission est ouverte tant que son besoin est à l’étude ou en développement, jusqu’à son dernier jour, et tant qu’elle est libre. Qui propose son aide, et combien le font, n’est pas dit.",
		en: "Latest first. A role is open while its need is under study or in development, until its last day, and while it is free. Who offers help, and how many do, is not told.",
	},
	query: PlacesQuery,
	answer: z.array(PlaceSortie),
	paged: true,
	publicData: true,
});
