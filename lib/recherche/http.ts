import { endpoint } from "#lib/platform/contract/endpoint";
import { Proches, ProchesQuery } from "./schema.ts";

export const LISTER_PROCHES = endpoint({
	path: "/api/proches",
	tag: "lecture",
	operationId: "listerProches",
	query: ProchesQuery,
	answer: Proches,
});
