import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { Evenement, EvenementsQuery } from "./schema.ts";

export const LISTER_EVENEMENTS = endpoint({
	path: "/api/evenements",
	tag: "lecture",
	operationId: "listerEvenements",
	query: EvenementsQuery,
	answer: z.array(Evenement),
	refusals: [410],
	paged: true,
});
