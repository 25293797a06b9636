import { answerMetrics } from "#lib/adapters/metrics";
import { plainDoor } from "#lib/adapters/next-door";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
	plainDoor(answerMetrics);
