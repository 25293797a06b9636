import { endpoint } from "#lib/platform/contract/endpoint";
import { Moi } from "./schema.ts";

export const LIRE_MOI = endpoint({
	method: "GET",
	path: "/api/moi",
	tag: "lecture",
	operationId: "lireMoi",
	summary: "Le compte du jeton",
	description: "Sert aussi à vérifier un jeton.",
	role: "membre",
	status: 200,
	answer: Moi,
});
