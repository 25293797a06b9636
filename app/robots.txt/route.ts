import { plainFile, robots } from "#lib/adapters/files/well-known";

export const GET = plainFile(robots);
