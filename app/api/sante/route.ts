import { answerHealth } from "#lib/adapters/health";
import { plainDoor } from "#lib/adapters/next-door";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
	plainDoor(answerHealth);
