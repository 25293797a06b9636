/**
 * The files that we write beside a cluster, which another account may own when
 * we run as root. What that account can change must never redirect our writes:
 * with a link in place of the log, root would write wherever it points.
 */
import {
	closeSync,
	constants,
	existsSync,
	openSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { OperatorError } from "#lib/platform/config/operator-error";
import type { Place } from "./place.ts";

/** PostgreSQL's account can traverse it; only our own account can change it. */
export const HOME_MODE = 0o711;

/** Windows has no such flag, and no root. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

/** Opens one of our own files for appending; rejects a link in its place. */
export function openToAppend(path: string): number {
	return openSync(
		path,
		constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | NO_LINK,
		0o600,
	);
}

/** Rewrites one of our own files; rejects a link in its place. */
export function writeOwn(path: string, text: string): void {
	const file = openSync(
		path,
		constants.O_WRONLY | constants.O_TRUNC | constants.O_CREAT | NO_LINK,
		0o600,
	);
	try {
		writeFileSync(file, text);
	} finally {
		closeSync(file);
	}
}

/**
 * Under root, rejects a folder around the cluster that another account owns: it
 * could put a link in place of any of our files. Call it under the lock.
 */
export function refuseForeignHome({ home, user }: Place): void {
	if (user === undefined || !existsSync(home) || statSync(home).uid === 0)
		return;
	throw new OperatorError(
		`${home} n'appartient pas à root, et un autre compte y remplacerait un fichier de l'application par un lien : restaurez une sauvegarde dans un DATA_DIR vide.`,
	);
}
