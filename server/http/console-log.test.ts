import { expect, test, vi } from "vitest";
import { log } from "#lib/platform/runtime/log";
import { withRequestNote } from "#lib/platform/runtime/request-context";
import { redirectConsoleToLog } from "./console-log.ts";

/** What the log receives of what `work` writes to the console: levels, and texts. */
function logged(work: () => void): [string, unknown][] {
	const before = { ...console };
	const listeners = process.listeners("warning");
	const lines: [string, unknown][] = [];
	const spies = (["debug", "info", "warn", "error"] as const).map((level) =>
		vi.spyOn(log(), level).mockImplementation((_, text) => {
			lines.push([level, text]);
		}),
	);
	try {
		redirectConsoleToLog();
		work();
	} finally {
		Object.assign(console, before);
		process.removeAllListeners("warning");
		for (const listener of listeners) process.on("warning", listener);
		for (const spy of spies) spy.mockRestore();
	}
	return lines;
}

test("an error that a package writes to the console is an error of the log, with its text; a reader who left is none", () => {
	expect(
		logged(() => {
			console.error("\u001b[31m ⨯ %s\u001b[0m", new Error("no page").message);
			console.warn("old option");
			console.log(" ready ");
			console.error(new Error("aborted"));
			console.warn("read ECONNRESET");
		}).map(([level, text]) => [level, String(text).split("\n")[0]]),
	).toEqual([
		["error", "⨯ no page"],
		["warn", "old option"],
		["info", "ready"],
		["info", "Error: aborted"],
		["warn", "read ECONNRESET"],
	]);
});

test("neither an empty line nor what is written of a form that nobody can read fills the log", () => {
	const form = {
		address: "/decrire",
		storeDown: false,
		form: "unread",
	} as const;
	expect(
		logged(() => {
			console.log("\u001b[0m  ");
			withRequestNote(form, () => console.error("Unexpected end of form"));
		}),
	).toEqual([]);
});
