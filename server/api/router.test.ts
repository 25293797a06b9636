import { describe, expect, test } from "vitest";
import {
	type PathHandler,
	UNKNOWN_PATH,
} from "#lib/adapters/api/next-handlers";
import { type ApiEntry, apiMatcher, readApiFolder } from "./router.ts";

function pathHandler(): PathHandler {
	return { routes: [], serve: UNKNOWN_PATH.serve };
}

const LISTE = pathHandler();
const UN = pathHandler();
const MOI = pathHandler();

const entries: ApiEntry[] = [
	{ segments: ["api", "projets", "[slug]"], pathHandler: UN },
	{ segments: ["api", "projets"], pathHandler: LISTE },
	{ segments: ["api", "projets", "moi"], pathHandler: MOI },
];

const match = apiMatcher(entries);

describe("the routing of an API path", () => {
	test.each([
		["/api/projets", LISTE, {}],
		["/api/projets/", LISTE, {}],
		["/api/%70rojets", LISTE, {}],
		["/api/projets/carte", UN, { slug: "carte" }],
		["/api/projets/carte/", UN, { slug: "carte" }],
		["/api/projets/%C3%A9%2Fa", UN, { slug: "é/a" }],
		["/api/projets/moi", MOI, {}],
		["/api/projets/%6Doi", MOI, {}],
	])(
		"%s is found, a literal segment before a variable one",
		(path, found, params) => {
			expect(match(path)).toEqual({ pathHandler: found, params });
		},
	);

	test.each([
		"/api",
		"/api/",
		"/api/projets//",
		"/api//projets",
		"/api/projets%2Fcarte",
		"/api/projets/%",
		"/api/projets/%ff",
		"/api/projets/a/b",
		"/api/__proto__",
	])("%s matches no route", (path) => {
		expect(match(path)).toEqual({ pathHandler: UNKNOWN_PATH, params: {} });
	});

	test("routes that only Next can serve are passed to Next", () => {
		expect(match("/api/auth/session")).toBe("next");
	});
});

test("every route file of the folder is found, except catch-alls", async () => {
	const paths = (await readApiFolder()).map(({ segments }) =>
		segments.join("/"),
	);
	expect(paths).toContain("api/projets/[slug]");
	expect(paths.filter((path) => path.includes("..."))).toEqual([]);
});
