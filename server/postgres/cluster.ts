import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import {
	explainedWriteError,
	OperatorError,
} from "#lib/platform/config/operator-error";
import { secretBytes } from "#lib/platform/runtime/clock";
import { HOME_MODE } from "./own-files.ts";
import { type Place, programsMajor } from "./place.ts";
import { runProgram } from "./run-program.ts";

/** Role and database of the application: not a superuser, so that no SQL can access files. */
export const APPLICATION_ROLE = "bien_commun";

const DRAFT_MARK = ".draft-";

function removeDrafts(home: string): void {
	const parent = dirname(home);
	for (const entry of readdirSync(parent)) {
		if (entry.startsWith(`${basename(home)}${DRAFT_MARK}`)) {
			rmSync(join(parent, entry), { recursive: true, force: true });
		}
	}
}

async function fillDraft(draft: Place): Promise<void> {
	mkdirSync(draft.cluster, { recursive: true, mode: 0o700 });
	if (draft.user !== undefined) {
		// Whatever the umask: PostgreSQL's account can traverse the folder, but not
		// change it.
		chmodSync(draft.home, HOME_MODE);
		chownSync(draft.cluster, draft.user.uid, draft.user.gid);
	}
	await runProgram(draft, "initdb", [
		`--pgdata=${draft.cluster}`,
		"--username=postgres",
		// The superuser has no password, and there is no socket: only single-user
		// mode, which needs the files, can use that name.
		"--auth-local=reject",
		"--auth-host=scram-sha-256",
		"--encoding=UTF8",
		"--locale=C",
		"--locale-provider=icu",
		"--icu-locale=fr-FR",
		"--no-instructions",
	]);
	const password = secretBytes(24).toString("base64url");
	await runProgram(
		draft,
		"postgres",
		["--single", "-D", draft.cluster, "postgres"],
		[
			`CREATE ROLE ${APPLICATION_ROLE} LOGIN CREATEDB PASSWORD '${password}'`,
			`CREATE DATABASE ${APPLICATION_ROLE} OWNER ${APPLICATION_ROLE}`,
			"",
		].join("\n"),
	);
	writeFileSync(join(draft.home, "password"), password, { mode: 0o600 });
}

/**
 * Creates the cluster of a place unless it exists: UTF-8 with the ICU order of
 * French, whatever the machine's locale. It is built aside and renamed, so that
 * a crash midway leaves nothing that looks complete. Call it under the lock.
 */
export async function ensureCluster(
	place: Place,
	dataDir: string,
): Promise<void> {
	if (existsSync(place.cluster)) {
		const version = readFileSync(join(place.cluster, "PG_VERSION"), "utf8");
		if (version.trim() !== programsMajor()) {
			throw new OperatorError(
				`La base de ${place.home} est au format de PostgreSQL ${version.trim()}, et cette version de l'application apporte PostgreSQL ${programsMajor()} : sauvegardez-la avec l'ancienne version (npm run gerer -- sauvegarder), puis restaurez-la dans un DATA_DIR vide.`,
			);
		}
		return;
	}
	try {
		removeDrafts(place.home);
		const home = `${place.home}${DRAFT_MARK}${secretBytes(4).toString("hex")}`;
		await fillDraft({ ...place, home, cluster: join(home, "cluster") });
		renameSync(home, place.home);
		const link = join(dataDir, "postgres");
		if (!existsSync(link)) symlinkSync(place.home, link);
	} catch (error) {
		throw explainedWriteError(error, place.home);
	}
}

/** Connection string of the application's database on a port of this machine. */
export function databaseUrl(place: Place, port: number): string {
	const password = readFileSync(join(place.home, "password"), "utf8").trim();
	return `postgresql://${APPLICATION_ROLE}:${password}@127.0.0.1:${port}/${APPLICATION_ROLE}`;
}
