import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { reglages } from "#lib/platform/config/env";
import {
	messageOf,
	OperatorError,
	systemErrorCode,
} from "#lib/platform/config/operator-error";
import { monotonicMs } from "#lib/platform/runtime/clock";

const OLDEST_POSTGRES = 15;
const CONNECT_TIMEOUT_MS = 5_000;

const SUPERUSER =
	"Le compte de DATABASE_URL est superutilisateur de PostgreSQL : une faute du site atteindrait les fichiers de cette machine. Donnez-lui un compte qui possède sa base et rien d'autre.";
const WITHOUT_ICU =
	"La base de DATABASE_URL n'est pas triée par ICU : docs/operations.md dit comment la nôtre est créée.";

/** Node's codes of a certificate that it does not trust. */
const CERTIFICATE =
	/^(?:CERT|DEPTH_ZERO|ERR_TLS|HOSTNAME|SELF_SIGNED|UNABLE_TO)_/;
/** The driver's (pg 8.23), which has no code. */
const WITHOUT_TLS = "The server does not support SSL connections";

/** What tells the kind of an error: its code, or its message when it has none. */
function kindOf(error: unknown): string {
	return systemErrorCode(error) ?? messageOf(error);
}

function refusalReason(error: unknown): string {
	const message = messageOf(error);
	const code = kindOf(error);
	if (CERTIFICATE.test(code))
		return `son certificat n'est pas reconnu (${message}) : donnez celui qui l'a signé par sslrootcert=, et le nom qu'il porte`;
	switch (code) {
		case WITHOUT_TLS:
			return "ce serveur ne chiffre pas, et sslmode le demande : activez TLS (ssl = on), ou retirez sslmode sur cette machine";
		case "28P01":
			return "le compte ou le mot de passe est refusé";
		case "28000":
			return `le compte, ou cette machine, n'est pas admis : voyez pg_hba.conf (${message})`;
		case "42501":
			return "ce compte n'a pas le droit de s'y connecter (GRANT CONNECT)";
		case "53300":
			return "toutes ses connexions sont prises";
		case "57P03":
			return "elle démarre, ou se rétablit";
		case "ETIMEDOUT":
		case "EHOSTUNREACH":
		case "ENETUNREACH":
		case "timeout expired":
			return "cette machine ne répond pas";
		case "3D000":
			return "cette base n'existe pas : créez-la";
		case "ENOTFOUND":
		case "EAI_AGAIN":
			return "ce nom de machine est inconnu";
		case "ECONNREFUSED":
			return "rien n'écoute à cette adresse : lancez PostgreSQL, ou corrigez l'adresse";
		default:
			return message;
	}
}

async function checkServer(
	client: pg.Client,
	place: string,
): Promise<string[]> {
	// As JSON: an older server has no such column, and would be told by that.
	const { rows } = await client.query(
		`SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('server_encoding') AS encoding,
		   (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
		   (SELECT to_jsonb(known) ->> 'datlocprovider' FROM pg_database known WHERE datname = current_database()) AS locales`,
	);
	const [server] = rows;
	if (server?.major < OLDEST_POSTGRES) {
		throw new OperatorError(
			`PostgreSQL ${server?.major} (${place}) est trop ancien : il faut la version ${OLDEST_POSTGRES} ou une plus récente.`,
		);
	}
	if (server?.encoding !== "UTF8") {
		throw new OperatorError(
			`La base ${place} est en ${server?.encoding} : créez-la en UTF8 (CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0).`,
		);
	}
	return [
		...(server?.superuser === true ? [SUPERUSER] : []),
		...(server?.locales === "i" ? [] : [WITHOUT_ICU]),
	];
}

/** What an operator must correct, and no wait does: the account, the database, how it is reached. */
const FINAL = new Set(["28P01", "28000", "3D000", "42501", WITHOUT_TLS]);

/** The database does not answer yet: it may, later. */
export class NotYet extends OperatorError {}

/** Reads the files that the address names, as that of `sslrootcert`. */
function clientOf(databaseUrl: string): pg.Client {
	try {
		return new pg.Client({
			connectionString: databaseUrl,
			connectionTimeoutMillis: reglages().patienceEssaiMs ?? CONNECT_TIMEOUT_MS,
		});
	} catch (error) {
		if (systemErrorCode(error) === undefined) throw error;
		throw new OperatorError(
			`DATABASE_URL nomme un fichier illisible (${refusalReason(error)}) : sslrootcert, comme tout fichier que cette adresse nomme, doit en être un que le compte qui lance l'application a le droit de lire.`,
		);
	}
}

/**
 * Rejects with a sentence, which never holds the password, unless a server that
 * can serve the project answers at the address. Returns what its operator had
 * better change, one sentence each.
 */
export async function checkReachable(databaseUrl: string): Promise<string[]> {
	const { host, pathname } = new URL(databaseUrl);
	// Never the whole address: it contains the password.
	const place = `${host}${pathname}`;
	const client = clientOf(databaseUrl);
	client.on("error", () => {});
	try {
		await client.connect();
		return await checkServer(client, place);
	} catch (error) {
		if (error instanceof OperatorError) throw error;
		const code = kindOf(error);
		const Kind =
			FINAL.has(code) || CERTIFICATE.test(code) ? OperatorError : NotYet;
		throw new Kind(
			`La base de DATABASE_URL (${place}) est injoignable : ${refusalReason(error)}.`,
		);
	} finally {
		await client.end().catch(() => {});
	}
}

/** How long a start waits for a database that is away, and the longest pause between two tries. */
const AWAY_MAX_MS = 300_000;
const PAUSE_MIN_MS = 500;
const PAUSE_MAX_MS = 15_000;
const TOLD_EVERY_MS = 60_000;

export type Waiting = {
	readonly signal: AbortSignal;
	/** A sentence for the operator, one a minute. */
	readonly say: (sentence: string) => void;
	readonly clock?: () => number;
	readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** As `check`, tried again with growing pauses while the database is away, for five minutes. */
export async function onceReachable<T>(
	check: () => Promise<T>,
	{
		signal,
		say,
		clock = monotonicMs,
		pause = (ms, signal) => sleep(ms, undefined, { signal }),
	}: Waiting,
): Promise<T> {
	const start = clock();
	let told = Number.NEGATIVE_INFINITY;
	for (let wait = PAUSE_MIN_MS; ; wait = Math.min(2 * wait, PAUSE_MAX_MS)) {
		try {
			return await check();
		} catch (error) {
			const away = clock() - start;
			if (!(error instanceof NotYet) || away + wait > AWAY_MAX_MS) throw error;
			if (clock() - told >= TOLD_EVERY_MS) {
				told = clock();
				say(
					`${error.message} Nouvel essai, pendant ${Math.ceil((AWAY_MAX_MS - away) / 60_000)} min au plus.`,
				);
			}
			await pause(wait, signal);
		}
	}
}
