import { noDoor } from "#lib/adapters/next-door";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = noDoor();
