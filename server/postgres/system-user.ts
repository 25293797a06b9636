import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { OperatorError } from "#lib/platform/config/operator-error";

/** The account that PostgreSQL runs under, when it cannot be our own. */
export type SystemUser = { uid: number; gid: number };

function nobody(): SystemUser {
	const line = readFileSync("/etc/passwd", "utf8")
		.split("\n")
		.find((entry) => entry.startsWith("nobody:"));
	const [, , uid, gid] = (line ?? "").split(":").map(Number);
	if (uid === undefined || gid === undefined || !(uid > 0) || !(gid >= 0)) {
		throw new OperatorError(
			"PostgreSQL refuse de tourner sous root, et cette machine n'a pas de compte « nobody » : lancez l'application sous un compte ordinaire.",
		);
	}
	return { uid, gid };
}

function ownerOf(path: string): SystemUser | undefined {
	const stat = statSync(path, { throwIfNoEntry: false });
	return stat === undefined ? undefined : { uid: stat.uid, gid: stat.gid };
}

/**
 * PostgreSQL refuses to run as root: under root, returns the owner of the
 * cluster in this folder when there is one, else `nobody`. Returns `undefined`
 * for a plain account.
 */
export function systemUserFor(home: string): SystemUser | undefined {
	const ownUid = process.getuid?.();
	if (ownUid === 0) {
		const owner = ownerOf(join(home, "cluster"));
		return owner !== undefined && owner.uid !== 0 ? owner : nobody();
	}
	const owner = ownerOf(home);
	if (owner !== undefined && ownUid !== undefined && owner.uid !== ownUid) {
		throw new OperatorError(
			`La base de données de ${home} appartient à un autre compte : lancez l'application sous ce compte (ou root), ou choisissez un autre dossier par DATA_DIR.`,
		);
	}
	return undefined;
}

/** Whether the account can traverse the path down to a folder, judged by the file modes alone. */
export function canWalkTo(user: SystemUser, folder: string): boolean {
	const stat = statSync(folder);
	const walk =
		stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001;
	if ((stat.mode & walk) === 0) return false;
	const parent = dirname(folder);
	return parent === folder || canWalkTo(user, parent);
}
