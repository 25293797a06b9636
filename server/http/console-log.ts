/** What Next and other packages say on the console, as lines of the log: one JSON object each. */
import { format, stripVTControlCharacters } from "node:util";
import { log } from "#lib/platform/runtime/log";

/** How a sender who goes away in the middle of a request is told; nothing of ours failed. */
const SENDER_GONE = /\b(?:aborted|ECONNRESET)\b/;

function tell(level: "debug" | "info" | "warn" | "error") {
	return (...said: unknown[]) => {
		const text = stripVTControlCharacters(format(...said)).trim();
		if (text === "") return;
		const kept = SENDER_GONE.test(text) && level === "error" ? "info" : level;
		log()[kept]({ source: "console" }, text);
	};
}

/** From now on no line of this process is written past the log. */
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
