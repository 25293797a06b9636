import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { BilanDonne, MonBilan } from "./schema.ts";

export const DONNER_BILAN = endpoint({
	method: "PUT",
	path: "/api/besoins/{slug}/bilan",
	tag: "participation",
	operationId: "donnerBilan",
	summary: "Dire si un besoin résolu est réglé",
	description:
		"Une réponse par compte, pour qui soutient le besoin ; elle peut changer pendant 60 jours. Elle remplace la précédente, sa phrase comprise.",
	role: "membre",
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
	summary: "Reprendre sa réponse",
	description:
		"Sans réponse, l’appel ne change rien. Une réponse se reprend pendant 60 jours ; elle part aussi avec le soutien, et avec le compte.",
	role: "membre",
	params: CheminSlug,
	answer: MonBilan,
	refusals: [403, 404, 409],
});
