/**
 * The files that we write beside a cluster, which another account may own when
 * we run as root. What that account can change must never redirect our writes:
 * with a link in place of the log, root would write wherever it points.
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

/** PostgreSQL's account can traverse it; only our own account can change it. */
export const HOME_MODE = 0o711;

/** Windows has no such flag, and no root. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

const REPLACEABLE = ["port", "server.log", "server.log.1"];

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

function isPlainFile(path: string): boolean {
	const entry = lstatSync(path, { throwIfNoEntry: false });
	return entry === undefined || (entry.isFile() && entry.nlink === 1);
}

/**
 * Under root, makes root the owner of the folder around the cluster: earlier
 * versions gave it to PostgreSQL's account. Whatever that account may have put
 * there meanwhile is removed, or rejected. Call it under the lock.
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
