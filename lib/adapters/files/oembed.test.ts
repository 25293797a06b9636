import { expect, test } from "vitest";
import { parseXml } from "#lib/platform/text/xml-strict.fixture";
import { oembedHandlers } from "./oembed.ts";

test("the XML of an entry is well formed whatever its title holds", async () => {
	const texte = "Jardin\u{ffff} <partagé> & ]]>\u{fffe}\u{b}";
	const { GET } = oembedHandlers(async () => ({
		ok: true,
		content: {
			kind: "Projet",
			look: "projet",
			count: null,
			title: { texte, langue: "fr" },
			text: { texte, langue: "fr" },
			act: "Voter",
			url: "http://localhost:3000/projets/x",
		},
	}));
	const url = "http://localhost:3000/oembed?format=xml&url=";
	const page = encodeURIComponent("http://localhost:3000/projets/x");
	const xml = await (await GET(new Request(url + page))).text();
	expect(() => parseXml(xml.replace(' standalone="yes"', ""))).not.toThrow();
	expect(xml).toContain("Jardin &lt;partagé&gt; &amp; ]]&gt;");
});
