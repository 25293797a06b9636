import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { PlaceSortie, PlacesQuery } from "./schema.ts";

export const LISTER_PLACES = endpoint({
	path: "/api/places",
	tag: "lecture",
	operationId: "listerPlaces",
	query: PlacesQuery,
	answer: z.array(PlaceSortie),
	paged: true,
	publicData: true,
});
