import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMiswritten, lineOf, readTarget } from "./request-target.ts";

const HOST = "site.exemple:6800";

function pathOf(url: string): string | null {
	const { target, isClear, isForeign } = readTarget(url, HOST);
	return isClear && !isForeign ? target.path : null;
}

describe("the path that is checked is the path that is served", () => {
	test.each([
		["/", "/"],
		["/projets", "/projets"],
		["/projets/", "/projets/"],
		["/%61pi/projets", "/api/projets"],
		["/%64ev/courriels", "/dev/courriels"],
		["/projets/%C3%A9t%c3%a9", "/projets/%C3%A9t%c3%a9"],
		["/a%20b%25c", "/a%20b%25c"],
		["/%7Etilde%2D%5f", "/~tilde-_"],
		["/projets/...", "/projets/..."],
		["/projets/.a", "/projets/.a"],
		["/%", "/%"],
		["/%zz/%e0%a4", "/%zz/%e0%a4"],
		["/%252e%252e/a", "/%252e%252e/a"],
		[`http://${HOST}/projets?q=a`, "/projets"],
		[`HTTP://${HOST.toUpperCase()}`, "/"],
		[`http://${HOST}?q=a`, "/"],
	])("%s is %s", (url, path) => {
		expect(pathOf(url)).toBe(path);
	});

	test.each([
		...["//", "//a", "/a//b", "/a//", "///", "/./a", "/a/.", "/a/..", "/.."],
		...["/x/../dev/courriels", "/x/%2e%2e/dev", "/x/%2E./dev", "/%2e/dev"],
		...["/x/.%2e", "/a\\b", "/a%5cb", "/a%5Cb", "/a%2fb", "/a%2Fb", "/a%00"],
		...["/a/. ", "/a/.%2E ", "/a/.\t./b", "/a\nb"],
		...["/a#b", "/a?b#c", "", "*", "a", "?a", "http:", "http:/a"],
		...["http://ailleurs.exemple/projets", `http://moi@${HOST}/`],
		...[`http://${HOST}.ailleurs.exemple/`, "ftp://site.exemple:6800/"],
		...[`http://${HOST}/x/../dev`, `http://${HOST}//dev`],
	])("%j is rejected", (url) => {
		expect(pathOf(url)).toBeNull();
	});

	test("any accepted target parses again to itself, and leads to the path it names", () => {
		const piece = fc.constantFrom(
			...["/", ".", "%2e", "%2E", "%2f", "%5c", "\\", "a", "%61", "?", "#"],
			...["%", "%25", "dev", "api", "é", ":", "@", ";", " "],
		);
		fc.assert(
			fc.property(fc.array(piece), (pieces) => {
				const reading = readTarget(`/${pieces.join("")}`, HOST);
				if (!reading.isClear) return;
				const line = lineOf(reading.target);
				expect(readTarget(line, HOST)).toEqual(reading);
				const { pathname } = new URL(line, "http://site.exemple");
				// The URL parser only escapes: it adds and removes no segment.
				expect(pathname.split("/")).toHaveLength(
					reading.target.path.split("/").length,
				);
			}),
			{ numRuns: 2_000 },
		);
	});
});

test("a prefix of the site in other letter case is rejected", () => {
	const miswritten = ["/EN/dev", "/En", "/API/projets", "/_NEXT/a", "/FR"];
	expect(miswritten.filter(isMiswritten)).toEqual(miswritten);
	const ofNext = ["/_global-error", "/_not-found", "/projets.rsc", "/en/x.rsc"];
	expect(ofNext.filter(isMiswritten)).toEqual(ofNext);
	const ours = ["/en/dev", "/fr", "/api", "/_next/a", "/", "/ENVOIS", "/a/EN"];
	expect(ours.filter(isMiswritten)).toEqual([]);
});
