import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { PlaceSortie, PlacesQuery } from "./schema.ts";

export const LISTER_PLACES = endpoint({
	path: "/api/places",
	tag: "lecture",
	operationId: "listerPlaces",
	summary: "Les missions ouvertes : l’aide que des besoins cherchent",
	description:
		"Les dernières ouvertes d’abord. Une mission est ouverte tant que son besoin est à l’étude ou en développement, jusqu’à son dernier jour, et tant qu’elle est libre. Qui propose son aide, et combien le font, n’est pas dit.",
	role: "membre",
	query: PlacesQuery,
	answer: z.array(PlaceSortie),
	paged: true,
	publicData: true,
});
