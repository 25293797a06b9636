import pino, { type Logger } from "pino";
import { reglages } from "../config/env.ts";

/**
 * Names under which something that must never be logged could travel. The
 * first fence is not to pass such values; this is the second one.
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
	// Under its own name: `code` is masked, since sign-in codes travel so.
	const origin = "code" in error ? { origine: error.code } : {};
	return {
		type: error.name,
		message: error.message,
		...origin,
		stack: error.stack,
	};
}

/** A destination for log lines, as a stream that receives whole lines. */
export type LogDestination = { write(line: string): void };

/** At most this waits for a standard output that takes nothing; later lines are lost. */
const WAITING_MAX_OCTETS = 1024 * 1024;

/** Standard output; whoever reads it may go away, and the program goes on. */
function standardOutput(
	options: Readonly<{
		sync: boolean;
		minLength?: number;
		periodicFlush?: number;
	}>,
) {
	const output = pino.destination({
		dest: 1,
		maxLength: WAITING_MAX_OCTETS,
		...options,
	});
	output.on("error", () => {
		// Nobody is left to tell.
	});
	return output;
}

/** A JSON logger that masks codes, tokens, cookies and addresses wherever they are named. */
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

/** The logger of this process: JSON lines on standard output. */
export function log(): Logger {
	memo ??= createLog(reglages().mode);
	return memo;
}

/** A logger whose every line carries the id of the request it serves. */
export function requestLog(requestId: string): Logger {
	return log().child({ requete: requestId });
}

/** Bytes of request lines gathered before one write; a second's lines at most wait. */
const ACCESS_BUFFER_OCTETS = 8 * 1024;
const ACCESS_FLUSH_MS = 1_000;

let accessMemo: Logger | undefined;

/**
 * The logger of request lines: one for every request, so they are gathered
 * and written together. It masks nothing, since masking costs more than the
 * request itself: give it only what can be shown.
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

/** Writes the request lines that still wait; at the end of the process. */
export function flushAccessLog(): Promise<void> {
	return new Promise((resolve) => {
		if (accessMemo) accessMemo.flush(() => resolve());
		else resolve();
	});
}
