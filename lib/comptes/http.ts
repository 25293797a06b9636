import { endpoint } from "#lib/platform/contract/endpoint";
import { JetonCourant } from "./jetons/schema.ts";
import { Moi } from "./schema.ts";

export const LIRE_MOI = endpoint({
	path: "/api/moi",
	tag: "lecture",
	operationId: "lireMoi",
	answer: Moi,
});

export const LIRE_JETON = endpoint({
	path: "/api/moi/jeton",
	tag: "lecture",
	operationId: "lireJeton",
	answer: JetonCourant,
});
