import { endpoint } from "#lib/platform/contract/endpoint";
import { CheminSlug } from "#lib/platform/contract/wire";
import { BilanDonne, MonBilan } from "./schema.ts";

export const DONNER_BILAN = endpoint({
	method: "PUT",
	path: "/api/besoins/{slug}/bilan",
	tag: "participation",
	operationId: "donnerBilan",
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
	params: CheminSlug,
	answer: MonBilan,
	refusals: [403, 404, 409],
});
