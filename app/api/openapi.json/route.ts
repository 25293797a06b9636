import { plainDoor } from "#lib/adapters/next-door";
import { answerOpenApi } from "#lib/adapters/openapi";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
	plainDoor(answerOpenApi);
