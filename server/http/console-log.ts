/**
 * Redirects what Next and other packages write to the console into the log: one JSON object
 * per line. Next writes there every form that it can't parse (16.4.6), so that anybody could
 * fill the log: the front rejects it, and the log line of the request reports it.
 */
import { format, stripVTControlCharacters } from "node:util";
import { log } from "#lib/platform/runtime/log";
import { requestNote } from "#lib/platform/runtime/request-context";

/** Messages for a client that disconnects in the middle of a request; not a failure of the server. */
const SENDER_GONE = /\b(?:aborted|ECONNRESET)\b/;

function toLog(level: "debug" | "info" | "warn" | "error") {
	return (...args: unknown[]) => {
		const text = stripVTControlCharacters(format(...args)).trim();
		if (text === "" || requestNote()?.form === "unread") return;
		const kept = SENDER_GONE.test(text) && level === "error" ? "info" : level;
		log()[kept]({ source: "console" }, text);
	};
}

/** From now on, everything that this process writes to the console goes through the log. */
export function redirectConsoleToLog(): void {
	Object.assign(console, {
		debug: toLog("debug"),
		error: toLog("error"),
		info: toLog("info"),
		log: toLog("info"),
		trace: toLog("debug"),
		warn: toLog("warn"),
	});
	process.removeAllListeners("warning");
	process.on("warning", (warning) =>
		log().warn({ err: warning, source: "node" }, "warning"),
	);
}
