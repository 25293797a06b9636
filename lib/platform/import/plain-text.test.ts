import { describe, expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "../validation/cpu-time.fixture.ts";
import { cleanText, toPlainText } from "./plain-text.ts";

describe("Markdown as plain text", () => {
	test.each([
		["headings stand alone", "# Un\nDeux", "Un\n\nDeux"],
		["lines of a paragraph join", "un\ndeux", "un deux"],
		["emphasis goes, its words stay", "**un** _deux_ `trois`", "un deux trois"],
		[
			"a link keeps its address",
			"[là](https://a.fr/x?a=1&b=2)",
			"là (https://a.fr/x?a=1&b=2)",
		],
		[
			"a bare address is written once",
			"Voir https://a.fr/x et www.b.fr",
			"Voir https://a.fr/x et www.b.fr",
		],
		[
			"an address of mail is kept",
			"[écrire](mailto:a@b.fr)",
			"écrire (a@b.fr)",
		],
		[
			"an address inside the source's site leads nowhere here",
			"[page](/page)",
			"page",
		],
		["an image goes, with its text", "un ![image](x.png) deux", "un deux"],
		[
			"a list keeps its dashes",
			"* un\n* deux\n  * trois",
			"- un\n- deux\n  - trois",
		],
		["a numbered list keeps its numbers", "1. un\n2. deux", "1. un\n2. deux"],
		["a table keeps its cells", "|a|b|\n|-|-|\n|1|**2**|", "a | b\n1 | 2"],
		[
			"shortcodes go",
			'un {{< tile "x" >}}deux{{</ tile >}} {{% note %}}',
			"un deux",
		],
		["comments go", "un<!--StartFragment-->deux", "undeux"],
		[
			"a comment cut open loses nothing of what follows",
			"un <!-- deux",
			"un  deux".replace("  ", " "),
		],
		[
			"raw HTML goes, its words stay",
			"<b>un</b> <iframe src='x'>y</iframe>deux",
			"un deux",
		],
		["entities are decoded", "Rêve &amp; &eacute;t&eacute;", "Rêve & été"],
		["a comparison is no tag", "a < b & c > d", "a < b & c > d"],
		["code keeps its text", "```\nlet a = 1;\n```", "let a = 1;"],
	])("%s", (_, source, text) => {
		expect(toPlainText(source, "markdown")).toBe(text);
	});
});

describe("HTML as plain text", () => {
	test.each([
		[
			"entities are decoded",
			"<p>L&#39;&Eacute;tat&nbsp;!</p>",
			"L'État\u00a0!",
		],
		["paragraphs stand apart", "<p>un</p><p>deux</p>", "un\n\ndeux"],
		["line breaks stay", "un<br/>deux", "un\ndeux"],
		[
			"a link keeps its address",
			'<a href="https://a.fr/">là</a>',
			"là (https://a.fr/)",
		],
		[
			"a link without address keeps its text",
			'<a _src="https://a.fr/">là</a>',
			"là",
		],
		["a script is no address", '<a href="javascript:alert(1)">là</a>', "là"],
		[
			"a list keeps its dashes",
			"<ul><li>un</li><li>deux</li></ul>",
			"- un\n- deux",
		],
		[
			"scripts, styles and images go",
			"un<script>x</script><style>y</style><img src=z>",
			"un",
		],
		["what was cut open is kept", "<div>un <b>deux", "un deux"],
		["U+2028 breaks lines", "<p>un\u2028deux</p>", "un\ndeux"],
	])("%s", (_, source, text) => {
		expect(toPlainText(source, "html")).toBe(text);
	});

	test("endless nesting is harmless", () => {
		const bomb = `${"<div>".repeat(20_000)}fond${"</div>".repeat(20_000)}`;
		expect(() => toPlainText(bomb, "html")).not.toThrow();
	});
});

describe("text that was already plain", () => {
	test.each([
		[
			"entities are decoded once",
			"Rêve &amp;amp; Réalité&nbsp;!",
			"Rêve &amp; Réalité\u00a0!",
		],
		[
			"what only looks like an entity stays",
			"R&D &copy=1 AT&T",
			"R&D &copy=1 AT&T",
		],
		["markup is text", "# un <b>deux</b> [x](y)", "# un <b>deux</b> [x](y)"],
		["it comes out in NFC", "Sante\u0301", "Sant\u00e9"],
		["invisible characters go", "\ufeffun\u200bd\u00adeux\u2060", "undeux"],
		[
			"an emoji made of several stays whole",
			"👩\u200d🔬 a\u200db",
			"👩\u200d🔬 ab",
		],
		[
			"lines end by LF, blanks at their ends go",
			"un \r\ndeux\t\r\r\r\rtrois",
			"un\ndeux\n\ntrois",
		],
		["no-break spaces stay", "10\u202f000\u00a0€", "10\u202f000\u00a0€"],
	])("%s", (_, source, text) => {
		expect(cleanText(source)).toBe(text);
	});
});

test.each(hostileTexts(200_000))(
	"a text of %s costs less than 100 ms",
	(_, text) => {
		expect(cpuMs(() => cleanText(text))).toBeLessThan(COUT_MAX_MS);
	},
);

test.each(["> ", "- ", "1. "])(
	"a text of %j in each other is read, and stops no import",
	(mark) => {
		const text = `${mark.repeat(10_000)}fin`;
		expect(toPlainText(text, "markdown")).toContain("fin");
	},
);

test.each(["`a``", "a@b.", "<b>"])(
	"a whole line of %j costs nothing: it is refused for its length",
	(piece) => {
		const text = piece.repeat(250_000);
		for (const format of ["markdown", "html"] as const)
			expect(cpuMs(() => toPlainText(text, format))).toBeLessThan(COUT_MAX_MS);
	},
);
