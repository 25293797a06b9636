import { mkdirSync } from "node:fs";
import { explainedWriteError } from "./operator-error.ts";

/**
 * Makes the folder of the embedded database and of generated secrets. Only its
 * owner may list it; under root others may walk through, since PostgreSQL then
 * runs as another account. An existing folder keeps its rights.
 */
export function prepareDataDir(dataDir: string): void {
	try {
		mkdirSync(dataDir, {
			recursive: true,
			mode: process.getuid?.() === 0 ? 0o711 : 0o700,
		});
	} catch (error) {
		throw explainedWriteError(error, dataDir);
	}
}
