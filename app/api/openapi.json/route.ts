import { plainHandlers } from "#lib/adapters/api/next-handlers";
import { answerOpenApi } from "#lib/adapters/openapi/document";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
	plainHandlers(answerOpenApi);
