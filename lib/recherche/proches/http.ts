import { endpoint } from "#lib/platform/contract/endpoint";
import { Proches, ProchesQuery } from "./schema.ts";

export const LISTER_PROCHES = endpoint({
	path: "/api/proches",
	tag: "lecture",
	operationId: "listerProches",
	summary: "Ce dont un texte est proche",
	description:
		"Les projets publiés et les besoins publics qui disent déjà ce que dit un texte, quatre de chaque au plus, le plus proche d’abord. `certitude` dit si cela existe déjà (`sur`) ou pourrait répondre (`peut_etre`).",
	role: "membre",
	query: ProchesQuery,
	answer: Proches,
});
