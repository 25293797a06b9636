import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { BilanDonne, MonBilan } from "./schema.ts";

export const DONNER_BILAN = endpoint({
	method: "PUT",
	path: "/api/besoins/{slug}/bilan",
	tag: "participation",
	operationId: "donnerBilan",
	summary: {
		fr: "Dire si un besoin résolu est réglé",
		en: "Say whether a solved need is solved for you",
	},
	description: {
		fr: "Une réponse par compte, pour qui soutient le besoin ; elle peut changer pendant 60 jours. Elle remplace la précédente, sa phrase comprise.",
		en: "One answer an account, for those who support the need; it may change for 60 days. It replaces the previous one, its sentence included.",
	},
	params: CheminSlug,
	body: BilanDonne,
	answer: MonBilan,
	refusals: [403, 404, 409],
});

export const REPRENDRE_BILAN = endpoint({
	method: "DELETE",
	path: "/api/besoins/{slug}/bilan",
	tag: "participation",
	operationId: "reprendreBilan",
	summary: { fr: "Reprendre sa réponse", en: "Take one’s answer back" },
	description: {
		fr: "Sans réponse, l’appel ne change rien. Une réponse se reprend pendant 60 jours ; elle part aussi avec le soutien, et avec le compte.",
		en: "Without an answer, nothing changes. An answer can be taken back for 60 days; it also goes with the support, and with the account.",
	},
	params: CheminSlug,
	answer: MonBilan,
	refusals: [403, 404, 409],
});
