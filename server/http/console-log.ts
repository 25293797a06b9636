/** Redirects what Next and other packages write to the console into the log: one JSON object per line. */
import { format, stripVTControlCharacters } from "node:util";
import { log } from "#lib/platform/runtime/log";

/** Messages for a client that disconnects in the middle of a request; not a failure of the server. */
const SENDER_GONE = /\b(?:aborted|ECONNRESET)\b/;

function tell(level: "debug" | "info" | "warn" | "error") {
	return (...said: unknown[]) => {
		const text = stripVTControlCharacters(format(...said)).trim();
		if (text === "") return;
		const kept = SENDER_GONE.test(text) && level === "error" ? "info" : level;
		log()[kept]({ source: "console" }, text);
	};
}

/** From now on, everything that this process writes to the console goes through the log. */
export function tellConsoleInLog(): void {
	Object.assign(console, {
		debug: tell("debug"),
		error: tell("error"),
		info: tell("info"),
		log: tell("info"),
		trace: tell("debug"),
		warn: tell("warn"),
	});
	process.removeAllListeners("warning");
	process.on("warning", (warning) =>
		log().warn({ err: warning, source: "node" }, "warning"),
	);
}
