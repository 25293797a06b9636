import { plainHandlers } from "#lib/adapters/api/next-handlers";
import { answerMetrics } from "#lib/adapters/metrics";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
	plainHandlers(answerMetrics);
