import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import {
	type TemporaryTree,
	temporaryTree,
} from "../check-structure/tree.fixture.ts";
import { installedBrowser } from "./browser.ts";

const open: TemporaryTree[] = [];

afterEach(() => {
	for (const tree of open.splice(0)) tree.remove();
});

/** Folders with one program each; `programs` gives its name, or nothing. */
function folders(...programs: string[]): string[] {
	const tree = temporaryTree(
		Object.fromEntries(
			programs.map((name, index) => [`${index}/${name}`, "#!/bin/sh\n"]),
		),
	);
	open.push(tree);
	return programs.map((name, index) => {
		chmodSync(join(tree.directory, `${index}/${name}`), 0o755);
		return join(tree.directory, String(index));
	});
}

describe("the browser for the tests", () => {
	it("is the one the operator names, before those on the PATH", () => {
		const [one = "", two = ""] = folders("chromium", "brave");
		expect(
			installedBrowser({
				NODE_ENV: "test",
				PATH: one,
				CHROMIUM_PATH: join(two, "brave"),
			}),
		).toBe(join(two, "brave"));
	});

	it("is found on the PATH under any of its names, in any folder", () => {
		const [one = "", two = ""] = folders("node", "google-chrome");
		expect(
			installedBrowser({ NODE_ENV: "test", PATH: [one, two].join(delimiter) }),
		).toBe(join(two, "google-chrome"));
	});

	it("is never a file that is not executable", () => {
		const [one = "", two = ""] = folders("chromium", "google-chrome");
		chmodSync(join(one, "chromium"), 0o644);
		expect(
			installedBrowser({ NODE_ENV: "test", PATH: [one, two].join(delimiter) }),
		).toBe(join(two, "google-chrome"));
	});
});
