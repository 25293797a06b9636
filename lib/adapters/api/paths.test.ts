import { describe, expect, test } from "vitest";
import { apiMatcher, type PathHandler, UNKNOWN_PATH } from "./paths.ts";

function pathHandler(path: string): PathHandler {
	return { ...UNKNOWN_PATH, path };
}

const LISTE = pathHandler("/api/projets");
const UN = pathHandler("/api/projets/{slug}");
const MOI = pathHandler("/api/projets/moi");

const match = apiMatcher([UN, LISTE, MOI]);

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
