import pino, { type Logger } from "pino";
import { reglages } from "../config/env.ts";

/**
 * Property names whose values must never be logged. First of all, such values must not
 * be passed to the logger; this mask is the second defence.
 */
const NEVER_LOGGED = [
	"code",
	"jeton",
	"token",
	"secret",
	"password",
	"courriel",
	"email",
	"adresse",
	"ip",
	"remoteAddress",
	"authorization",
	"cookie",
	"set-cookie",
	"x-forwarded-for",
	"databaseUrl",
	"connectionString",
] as const;

function redactedPaths(): string[] {
	const prefixes = ["", "*.", "*.*.", "*.*.*."];
	return NEVER_LOGGED.flatMap((name) =>
		prefixes.map((prefix) =>
			/^\w+$/.test(name)
				? `${prefix}${name}`
				: `${prefix.replace(/\.$/, "")}["${name}"]`,
		),
	);
}

function describedError(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { message: String(error) };
	// Under another name: `code` is masked, since sign-in codes have that name.
	const origin = "code" in error ? { origine: error.code } : {};
	const { cause } = error;
	return {
		type: error.name,
		message: error.message,
		...origin,
		stack: error.stack,
		// Of the cause, what it says: its own stack and what caused it in turn would be long.
		...(cause instanceof Error
			? { cause: `${cause.name}: ${cause.message}` }
			: {}),
	};
}

/** A destination for log lines, as a stream that receives whole lines. */
export type LogDestination = { write(line: string): void };

/** Bytes that wait while standard output is blocked, at most; later lines are lost. */
const WAITING_MAX_OCTETS = 1024 * 1024;

/** Standard output, or error; the program goes on even if its reader is gone. */
function standardOutput(
	options: Readonly<{
		sync: boolean;
		minLength?: number;
		periodicFlush?: number;
		dest?: 1 | 2;
	}>,
) {
	const output = pino.destination({
		dest: 1,
		maxLength: WAITING_MAX_OCTETS,
		...options,
	});
	output.on("error", () => {
		// There is nowhere left to report it.
	});
	return output;
}

/** A JSON logger that masks codes, tokens, cookies and addresses, by property name. */
export function createLog(
	mode: "production" | "development" | "test",
	destination: LogDestination = standardOutput({ sync: true }),
): Logger {
	const levels = { production: "info", development: "debug", test: "silent" };
	return pino(
		{
			level: levels[mode],
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			redact: { paths: redactedPaths(), censor: "[masqué]" },
			serializers: { err: describedError },
			formatters: { level: (level) => ({ level }) },
		},
		destination,
	);
}

let memo: Logger | undefined;

/** From here on the logger of this process writes on standard error: for a command, whose standard output is its result. */
export function logOnStandardError(): void {
	memo = createLog(reglages().mode, standardOutput({ sync: true, dest: 2 }));
}

/** The logger of this process: JSON lines on standard output. */
export function log(): Logger {
	memo ??= createLog(reglages().mode);
	return memo;
}

/** Bytes of request lines buffered before one write; they wait for a second at most. */
const ACCESS_BUFFER_OCTETS = 8 * 1024;
const ACCESS_FLUSH_MS = 1_000;

let accessMemo: Logger | undefined;

/**
 * The logger of request lines: there is one for every request, so they are buffered and
 * written together. It masks nothing, since masking costs more than the request itself:
 * pass it only what may be shown.
 */
export function accessLog(): Logger {
	accessMemo ??= pino(
		{
			level: reglages().mode === "test" ? "silent" : "info",
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (level) => ({ level }) },
		},
		standardOutput({
			sync: false,
			minLength: ACCESS_BUFFER_OCTETS,
			periodicFlush: ACCESS_FLUSH_MS,
		}),
	);
	return accessMemo;
}

/** Writes the buffered request lines; call it at the end of the process. */
export function flushAccessLog(): Promise<void> {
	return new Promise((resolve) => {
		if (accessMemo) accessMemo.flush(() => resolve());
		else resolve();
	});
}
