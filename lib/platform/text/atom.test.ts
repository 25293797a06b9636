import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { children, only, readAtom } from "./atom.fixture.ts";
import { atomDocument, type EntreeAtom, type FluxAtom } from "./atom.ts";
import { parseXml } from "./xml-strict.fixture.ts";

const REEL = join(import.meta.dirname, "../../../../shared/data");
const REEL_PRESENT = existsSync(join(REEL, "projets-reels.ndjson"));
if (!REEL_PRESENT)
	process.stderr.write(
		`No real open data in ${REEL}: no feed is made of it.\n`,
	);

/** The three texts of every record of a file. */
function textesReels(fichier: string): string[][] {
	return readFileSync(join(REEL, fichier), "utf8")
		.trimEnd()
		.split("\n")
		.map((ligne) => JSON.parse(ligne))
		.map((objet) => [
			objet.nom ?? objet.titre,
			objet.accroche ?? objet.theme ?? "",
			objet.description,
		]);
}

const INSTANT = new Date("2026-03-01T12:00:00Z");

function entree(texte: string): EntreeAtom {
	return {
		id: "tag:example.org,2026-03-01:fr/x",
		adresse: "https://example.org/x?a=1&b=2",
		titre: { texte: `t${texte}`, langue: "fr" },
		resume: { texte, langue: "en" },
		html: { texte: `<p>${texte.replace(/[&<]/g, "")}</p>`, langue: "fr" },
		publie_le: INSTANT,
		modifie_le: INSTANT,
		auteur: texte,
		themes: [
			{
				schema: "https://example.org/themes",
				terme: "t",
				libelle: texte,
			},
		],
	};
}

function flux(texte: string): FluxAtom {
	return {
		id: "tag:example.org,2026-03-01:fr/flux",
		langue: "en",
		titre: `t${texte}`,
		description: `d${texte}`,
		adresse: "https://example.org/flux/x.xml?theme=a&x=%22",
		page: "https://example.org/x",
		modifie_le: INSTANT,
		editeur: { nom: `n${texte}`, adresse: "https://example.org" },
		droits: `r${texte}`,
		entrees: [entree(texte)],
	};
}

const CONTROLS = [
	...Array.from({ length: 0xa0 }, (_, code) => code),
	...[0xd800, 0xdfff, 0xfdd0, 0xfdd1, 0xfffe, 0xffff, 0x2028, 0xfeff, 0x202e],
];

describe("the strict reader refuses what a conforming parser must refuse", () => {
	test.each([
		"<a/>",
		'<?xml version="1.0"?><a>\u0001</a>',
		'<?xml version="1.0"?><a>&nbsp;</a>',
		'<?xml version="1.0"?><a>a & b</a>',
		'<?xml version="1.0"?><a>]]></a>',
		'<?xml version="1.0"?><a>&#1;</a>',
		'<?xml version="1.0"?><a x="1" x="2"/>',
		'<?xml version="1.0"?><a x="<"/>',
		'<?xml version="1.0"?><a><b></a></b>',
		'<?xml version="1.0"?><a/><b/>',
		'<?xml version="1.0"?><a>',
	])("%j", (xml) => {
		expect(() => parseXml(xml)).toThrow();
	});
});

describe("D28: a feed is valid Atom whatever its texts hold", () => {
	test("every control character, surrogate and noncharacter, in every place", () => {
		for (const code of CONTROLS) {
			const char = String.fromCharCode(code);
			const feed = atomDocument(flux(`a${char}b`));
			expect(() => readAtom(feed), String(code)).not.toThrow();
		}
	});

	test("any text", () => {
		const texts = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.string({
				unit: fc.constantFrom("<", "&", "]", ">", '"', "\u0000", "a"),
			}),
			fc.constantFrom(
				"]]>]]>",
				"<entry>",
				'<title type="html">',
				"&amp;lt;",
				"</entry></feed>",
			),
		);
		fc.assert(
			fc.property(texts, (texte) => {
				const feed = atomDocument(flux(texte));
				expect(() => readAtom(feed)).not.toThrow();
			}),
			{ numRuns: 500 },
		);
	});

	test("somebody else's markup inside a content cannot pass for an entry", () => {
		const base = flux("x");
		const [premiere] = base.entrees;
		if (!premiere) throw new Error("no entry");
		const html = '<entry><title type="html">]]>]]></title></entry>';
		const feed = readAtom(
			atomDocument({
				...base,
				entrees: [
					{ ...premiere, html: { texte: html, langue: "fr" as const } },
					premiere,
				].map((une, at) => ({ ...une, id: `${une.id}/${at}` })),
			}),
		);
		expect(children(feed, "entry")).toHaveLength(2);
	});

	test("texts come back unchanged, with their own language", () => {
		const texte = "a &amp; <b> \"c\" 'd' é 🏡";
		const feed = readAtom(atomDocument(flux(texte)));
		expect(feed.attributes.get("xml:lang")).toBe("en");
		expect(only(feed, "title").text).toBe(`t${texte}`);
		expect(only(feed, "rights").text).toBe(`r${texte}`);
		const entry = only(feed, "entry");
		const titre = only(entry, "title");
		expect(titre.attributes.get("xml:lang")).toBe("fr");
		expect(titre.text).toBe("ta &amp;amp; &lt;b&gt; \"c\" 'd' é 🏡");
		expect(only(entry, "summary").attributes.get("xml:lang")).toBe("en");
		expect(only(only(entry, "author"), "name").text).toBe(texte);
		expect(only(entry, "category").attributes.get("label")).toBe(texte);
		const self = children(feed, "link").find(
			({ attributes }) => attributes.get("rel") === "self",
		);
		expect(self?.attributes.get("href")).toBe(
			"https://example.org/flux/x.xml?theme=a&x=%22",
		);
	});

	test.skipIf(!REEL_PRESENT)(
		"every text of the real open data, as plain text and as markup",
		() => {
			const textes = ["projets-reels.ndjson", "besoins-reels.ndjson"].flatMap(
				textesReels,
			);
			expect(textes).toHaveLength(1921 + 3027);
			const entrees = textes.map(
				([titre = "", resume = "", html = ""], at) => ({
					...entree(titre),
					id: `tag:example.org,2026-03-01:fr/${at}`,
					resume: { texte: resume, langue: "fr" as const },
					html: { texte: html, langue: "fr" as const },
				}),
			);
			const feed = readAtom(atomDocument({ ...flux("x"), entrees }));
			expect(children(feed, "entry")).toHaveLength(textes.length);
		},
	);
});
