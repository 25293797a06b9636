import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { Lieu, LieuxQuery } from "./schema.ts";

export const CHERCHER_LIEUX = endpoint({
	path: "/api/lieux",
	tag: "lecture",
	operationId: "chercherLieux",
	summary: {
		fr: "Les lieux qu’un texte nomme",
		en: "The areas that a text names",
	},
	description: {
		fr: "Ceux qu’il nomme, puis ceux dont le nom commence par lui : dix au plus, les plus peuplés d’abord. Leur `code` sert de filtre, `lieu`, et de valeur pour les contributions.",
		en: "Those that it names, then those whose name begins with it: ten at most, the most inhabitants first. Their `code` is a filter, `lieu`, and a value of contributions.",
	},
	query: LieuxQuery,
	answer: z.array(Lieu),
	publicData: true,
});
