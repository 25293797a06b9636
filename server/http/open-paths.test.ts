import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { openingOf } from "./page-headers.ts";

function opening(url: string, headers: Record<string, string> = {}) {
	const req = new IncomingMessage(new Socket());
	req.url = url;
	Object.assign(req.headers, headers);
	return openingOf(req);
}

test.each([
	["/integrer/projets/x", "embed"],
	["/en/integrer/besoins/x?apparence=claire", "embed"],
	["/flux/projets.xml?theme=a", "file"],
	["/en/donnees/2026-01-01/projets.csv", "file"],
	["/badge/projets/x.svg", "file"],
	["/besoins/x/image.png", "file"],
	["/.well-known/api-catalog", "file"],
	["/oembed?url=x", "file"],
	["/", "closed"],
	["/projets/x", "closed"],
	["/projets/integrer", "closed"],
	["/integrer/articles/x", "closed"],
	["/integrer/projets/x/y", "closed"],
	["/x?/integrer/projets/x", "closed"],
	["/donnees", "closed"],
	["/compte/donnees/export", "closed"],
	["/moderation/journal/export", "closed"],
])("what other sites may do with %s: %s", (url, expected) => {
	expect(opening(url)).toBe(expected);
});

test("a page that stands for a failure, and that of a feed, are the site's own", () => {
	const failed = { "x-page-erreur": "404" };
	expect(opening("/integrer/projets/x", failed)).toBe("closed");
	expect(opening("/flux/projets.xml", failed)).toBe("closed");
	const opened = { "sec-fetch-dest": "document" };
	expect(opening("/flux/projets.xml", opened)).toBe("closed");
	expect(opening("/donnees/projets.csv", opened)).toBe("file");
});
