import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { Lieu, LieuxQuery } from "./schema.ts";

export const CHERCHER_LIEUX = endpoint({
	path: "/api/lieux",
	tag: "lecture",
	operationId: "chercherLieux",
	summary: "Les lieux qu’un texte nomme",
	description:
		"Ceux qu’il nomme, puis ceux dont le nom commence par lui : dix au plus, les plus peuplés d’abord. Leur `code` sert de filtre, `lieu`, et de valeur pour les contributions.",
	role: "membre",
	query: LieuxQuery,
	answer: z.array(Lieu),
	publicData: true,
});
