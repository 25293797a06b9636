import { endpoint } from "#lib/platform/contract/endpoint";
import { Proches, ProchesQuery } from "./schema.ts";

export const LISTER_PROCHES = endpoint({
	path: "/api/proches",
	tag: "lecture",
	operationId: "listerProches",
	summary: { fr: "Ce dont un texte est proche", en: "What a text is close to" },
	description: {
		fr: "Les projets publiés et les besoins publics qui disent déjà ce que dit un texte, quatre de chaque au plus, le plus proche d’abord. `certitude` dit si cela existe déjà (`sur`) ou pourrait répondre (`peut_etre`).",
		en: "Published projects and public needs that already say what a text says, four of each at most, closest first. `certitude` says whether it exists already (`sur`) or could be an answer (`peut_etre`).",
	},
	query: ProchesQuery,
	answer: Proches,
});
