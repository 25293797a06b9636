import { llms, plainFile } from "#lib/adapters/files/well-known";

export const GET = plainFile(llms);
