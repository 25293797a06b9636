import { z } from "zod";
import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { SITUATIONS_MAX, Situation } from "./schema.ts";

export const LISTER_SITUATIONS = endpoint({
	method: "GET",
	path: "/api/besoins/{slug}/situations",
	tag: "lecture",
	operationId: "listerSituations",
	summary: {
		fr: "Ce que vivent les personnes qui soutiennent un besoin",
		en: "What those who support a need are going through",
	},
	description: {
		fr: `En quelques mots, relus avant d’être montrés ; ni qui les a écrits, ni quand. ${SITUATIONS_MAX} au plus ; les fichiers du jour les ont tous.`,
		en: `In a few words, reviewed before they are shown; neither who wrote them nor when. ${SITUATIONS_MAX} at most; the files of the day have them all.`,
	},
	role: "membre",
	params: CheminSlug,
	status: 200,
	answer: z.array(Situation),
	refusals: [404],
	publicData: true,
});
