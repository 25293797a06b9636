import { existsSync, mkdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { reglages } from "./env.ts";
import {
	explainedWriteError,
	OperatorError,
	systemErrorCode,
} from "./operator-error.ts";

/**
 * Creates a folder and those above it; one that exists keeps its permissions. Node's
 * `recursive` never returns where the parent exists and takes nothing, as under /proc.
 */
export function makeFolder(path: string, mode?: number): void {
	try {
		mkdirSync(path, { mode });
	} catch (error) {
		if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
		if (systemErrorCode(error) !== "ENOENT") throw error;
		const parent = dirname(path);
		if (existsSync(parent))
			throw new OperatorError(
				`Rien ne peut être créé dans ${parent} : donnez un autre chemin.`,
			);
		makeFolder(parent, mode);
		makeFolder(path, mode);
	}
}

/**
 * Creates the folder of the embedded database and of generated secrets. Only its owner
 * may list it; under root other accounts may traverse it, since PostgreSQL then runs as
 * another account. An existing folder keeps its permissions; root rejects one that
 * another account owns, which could redirect its writes through a link.
 */
export function prepareDataDir(dataDir: string): void {
	const isRoot = process.getuid?.() === 0;
	try {
		makeFolder(dataDir, isRoot ? 0o711 : 0o700);
	} catch (error) {
		throw explainedWriteError(error, dataDir);
	}
	if (isRoot && statSync(dataDir).uid !== 0) {
		throw new OperatorError(
			`${dataDir} appartient à un autre compte, et root n'y écrit pas : lancez la commande sous ce compte (par exemple sudo -H -u bien-commun …), ou choisissez un autre dossier par DATA_DIR.`,
		);
	}
}

/** The bytes left on the disk of the data folder. */
export async function freeDisk(): Promise<number> {
	const { bavail, bsize } = await statfs(reglages().dataDir);
	return bavail * bsize;
}
