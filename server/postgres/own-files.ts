/**
 * The files that we write beside a cluster, which another account may own when
 * we are root. What that account may change must never lead us elsewhere: a link
 * in place of the log would have root write wherever it points.
 */
import {
	closeSync,
	constants,
	existsSync,
	fchmodSync,
	fchownSync,
	lstatSync,
	openSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { OperatorError } from "#lib/platform/config/operator-error";
import type { Place } from "./place.ts";

/** Walked through by PostgreSQL's account, changed by ours alone. */
export const HOME_MODE = 0o711;

/** Windows has no such flag, nor root. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

/** What can be made anew. */
const REPLACEABLE = ["port", "server.log", "server.log.1"];

/** Opens a file of ours to write at its end; a link in its place is refused. */
export function openToAppend(path: string): number {
	return openSync(
		path,
		constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | NO_LINK,
		0o600,
	);
}

/** Writes a file of ours anew; a link in its place is refused. */
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

function isPlainFile(path: string): boolean {
	const entry = lstatSync(path, { throwIfNoEntry: false });
	return entry === undefined || (entry.isFile() && entry.nlink === 1);
}

/**
 * Under root, makes the folder around the cluster root's own: versions before
 * this one gave it to PostgreSQL's account. Whatever that account may have put
 * there meanwhile is removed, or refused. Call it under the lock.
 */
export function takeOverHome({ home, cluster, user }: Place): void {
	if (user === undefined || !existsSync(home)) return;
	const folder = openSync(
		home,
		constants.O_RDONLY | constants.O_DIRECTORY | NO_LINK,
	);
	try {
		fchownSync(folder, 0, 0);
		fchmodSync(folder, HOME_MODE);
	} finally {
		closeSync(folder);
	}
	for (const name of REPLACEABLE) {
		const path = join(home, name);
		if (lstatSync(path, { throwIfNoEntry: false })?.uid !== 0)
			rmSync(path, { force: true, recursive: true });
		else if (!isPlainFile(path)) rmSync(path, { force: true });
	}
	const isSound =
		isPlainFile(join(home, "password")) &&
		lstatSync(cluster, { throwIfNoEntry: false })?.isDirectory() !== false;
	if (!isSound) {
		throw new OperatorError(
			`${home} a été modifié par un autre compte (un lien y remplace un fichier de l'application) : restaurez une sauvegarde dans un DATA_DIR vide.`,
		);
	}
}
