/** Redirects what Next and other packages write to the console into the log: one JSON object per line. */
import { format, stripVTControlCharacters } from "node:util";
import { log } from "#lib/platform/runtime/log";

/** Messages for a client that disconnects in the middle of a request; not a failure of the server. */
const SENDER_GONE = /\b(?:aborted|ECONNRESET)\b/;

function toLog(level: "debug" | "info" | "warn" | "error") {
	return (...args: unknown[]) => {
		const text = stripVTControlCharacters(format(...args)).trim();
		if (text === "") return;
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
