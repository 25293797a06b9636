import { existsSync, lstatSync, readlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { loadEnvironmentFile } from "#lib/platform/config/env";
import { OperatorError } from "#lib/platform/config/operator-error";

/**
 * Reads a `.env` file if it exists. Throws an `OperatorError` when it exists
 * and can't be read: without its settings, a public site would start as a
 * demonstration on this machine, and look healthy.
 */
export function readEnvironmentFile(path: string): void {
	const entry = lstatSync(path, { throwIfNoEntry: false });
	if (entry?.isSymbolicLink() && !existsSync(path)) {
		const target = resolve(dirname(path), readlinkSync(path));
		throw new OperatorError(
			`${path} est un lien vers ${target}, qui n'existe pas ou que ce compte ne peut atteindre : mettez-y les réglages, ou retirez le lien pour démarrer sans.`,
		);
	}
	try {
		loadEnvironmentFile(path);
	} catch {
		// For a file that it may not read, Node reports that it does not exist.
		throw new OperatorError(
			`${path} ne peut être lu : ce doit être un fichier, que le compte qui lance l'application a le droit de lire (par exemple chgrp et chmod 640).`,
		);
	}
}
