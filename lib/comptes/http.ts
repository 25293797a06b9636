import { endpoint } from "#lib/platform/contract/endpoint";
import { JetonCourant } from "./jetons/schema.ts";
import { Moi } from "./schema.ts";

export const LIRE_MOI = endpoint({
	path: "/api/moi",
	tag: "lecture",
	operationId: "lireMoi",
	summary: "Le compte du jeton",
	description: "Sert aussi à vérifier un jeton.",
	role: "membre",
	answer: Moi,
});

export const LIRE_JETON = endpoint({
	path: "/api/moi/jeton",
	tag: "lecture",
	operationId: "lireJeton",
	summary: "Le jeton de l’appel",
	description: "Ce qu’il permet, et jusqu’à quand.",
	role: "membre",
	answer: JetonCourant,
});
