import { plainHandlers } from "#lib/adapters/api/next-handlers";
import { answerHealth } from "#lib/adapters/health";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
	plainHandlers(answerHealth);
