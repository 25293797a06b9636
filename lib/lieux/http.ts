import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { Lieu, LieuxQuery } from "./schema.ts";

export const CHERCHER_LIEUX = endpoint({
	path: "/api/lieux",
	tag: "lecture",
	operationId: "chercherLieux",
	query: LieuxQuery,
	answer: z.array(Lieu),
	publicData: true,
});
