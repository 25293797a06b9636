import { apiHandlers } from "#lib/adapters/api/next-handlers";
import { matchApi } from "../endpoints.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
	apiHandlers(matchApi);
