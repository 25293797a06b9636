import { endpoint } from "#lib/platform/contract/endpoint";
import { JetonCourant } from "./jetons/schema.ts";
import { Moi } from "./schema.ts";

export const LIRE_MOI = endpoint({
	path: "/api/moi",
	tag: "lecture",
	operationId: "lireMoi",
	summary: { fr: "Le compte du jeton", en: "The token’s account" },
	description: {
		fr: "Sert aussi à vérifier un jeton.",
		en: "Also a way to check a token.",
	},
	answer: Moi,
});

export const LIRE_JETON = endpoint({
	path: "/api/moi/jeton",
	tag: "lecture",
	operationId: "lireJeton",
	summary: { fr: "Le jeton de l’appel", en: "The token of the call" },
	description: {
		fr: "Ce qu’il permet, et jusqu’à quand.",
		en: "What it allows, and until when.",
	},
	answer: JetonCourant,
});
