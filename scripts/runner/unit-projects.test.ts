import { expect, test } from "vitest";
import { pageProjectOf, projectOf } from "./unit-projects.ts";

test.each([
	["pure", 'import { now } from "#lib/platform/runtime/clock";'],
	["database", "useTestDatabase();"],
	["database", "const database = await testDatabase();"],
	["process", "useTestDatabase(); vi.useFakeTimers();"],
	["process", 'process.env.PORT = "1";'],
	["process", "globalThis.fetch = () => {};"],
	["pure", "completeEnvironment({});"],
	["database", "useTestDatabase(); completeEnvironment({});"],
	["process", 'import { spawn } from "node:child_process";'],
	["process", 'process.on("SIGTERM", () => {});'],
])("a file that needs it is one of the project %s: %s", (project, text) => {
	expect(projectOf(text)).toBe(project);
});

test.each([
	["pages", "components/a.test.tsx", "rendered(<A />);"],
	["browser", "components/a.test.tsx", 'vi.stubGlobal("fetch", () => {});'],
	["browser", "browser/a.test.ts", "document.body.append();"],
])(
	"a file with a document is one of the project %s: %s, %s",
	(project, file, text) => {
		expect(pageProjectOf(file, text)).toBe(project);
	},
);
