import { describe, expect, test } from "vitest";
import { type Door, NO_DOOR } from "#lib/adapters/api/handlers";
import { type ApiEntry, apiMatcher, readApiFolder } from "./router.ts";

function door(): Door {
	return { routes: [], serve: NO_DOOR.serve };
}

const LISTE = door();
const UN = door();
const MOI = door();

const entries: ApiEntry[] = [
	{ segments: ["api", "projets", "[slug]"], door: UN },
	{ segments: ["api", "projets"], door: LISTE },
	{ segments: ["api", "projets", "moi"], door: MOI },
	{ segments: ["api", "courriel"], door: null },
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
			expect(match(path)).toEqual({ door: found, params });
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
		expect(match(path)).toEqual({ door: NO_DOOR, params: {} });
	});

	test("routes that only Next can serve are passed to Next", () => {
		expect(match("/api/courriel")).toBe("next");
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
