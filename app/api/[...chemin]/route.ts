import { unknownHandlers } from "#lib/adapters/api/next-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } =
	unknownHandlers();
