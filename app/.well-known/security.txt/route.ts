import { plainFile, securityContact } from "#lib/adapters/files/well-known";

export const GET = plainFile(securityContact);
