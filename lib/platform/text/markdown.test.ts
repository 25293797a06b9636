import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "../validation/cpu-time.fixture.ts";
import {
	picturesWithoutText,
	renderMarkdown,
	renderMarkdownPage,
} from "./markdown.ts";
import { refusedParts } from "./markdown-checker.fixture.ts";
import { HOSTILE_MARKDOWN } from "./markdown-hostile.fixture.ts";

describe("hostile Markdown", () => {
	test("the corpus holds 200 payloads at least, all different", () => {
		expect(new Set(HOSTILE_MARKDOWN).size).toBe(HOSTILE_MARKDOWN.length);
		expect(HOSTILE_MARKDOWN.length).toBeGreaterThanOrEqual(200);
	});

	test("no payload leaves a script, an active attribute or a foreign scheme", () => {
		const broken = HOSTILE_MARKDOWN.flatMap((payload) => {
			const refused = refusedParts(renderMarkdown(payload));
			return refused.length > 0 ? [{ payload, refused }] : [];
		});
		expect(broken).toEqual([]);
	});

	test("the checker of the corpus detects what it must refuse", () => {
		for (const html of [
			"<script>",
			'<p onclick="x">',
			'<a href="javascript:x">y</a>',
			'<a href="//evil.example">y</a>',
			"<p",
			'<a href="/" style="x">',
		])
			expect(refusedParts(html)).not.toEqual([]);
	});
});

describe("what an article may contain", () => {
	test.each([
		["## Titre", "<h2>Titre</h2>"],
		["# Titre", "<h2>Titre</h2>"],
		["##### Petit", "<h4>Petit</h4>"],
		["*a* **b** `c`", "<p><em>a</em> <strong>b</strong> <code>c</code></p>"],
		["> dit", "<blockquote>\n<p>dit</p>\n</blockquote>"],
		["- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
		["3. a", '<ol start="3">\n<li>a</li>\n</ol>'],
		["---", "<hr />"],
		["a  \nb", "<p>a<br />b</p>"],
		["a<br>b<BR/>c<b>d</b>", "<p>a<br />b<br />cd</p>"],
		[
			"[02 99](tel:+33299000000)",
			'<p><a href="tel:+33299000000">02 99</a></p>',
		],
		["```sh\na < b\n```", "<pre><code>a &lt; b\n</code></pre>"],
		["l’été d’Œuvre", "<p>l’été d’Œuvre</p>"],
	])("%j becomes %j", (text, html) => {
		expect(renderMarkdown(text)).toBe(html);
	});

	test("a table keeps its rows and cells", () => {
		expect(renderMarkdown("|a|b|\n|-|-|\n|1|2|").replace(/\n/g, "")).toBe(
			"<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
		);
	});

	test("a link to another site exposes neither the window nor the page, an internal link has no rel", () => {
		expect(renderMarkdown("[a](https://example.org/?a=1&b=2)")).toBe(
			'<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">a</a></p>',
		);
		expect(renderMarkdown("[a](/projets/umap)")).toBe(
			'<p><a href="/projets/umap">a</a></p>',
		);
		expect(renderMarkdown("[a](mailto:a@example.org)")).toBe(
			'<p><a href="mailto:a@example.org">a</a></p>',
		);
	});

	test("an image loads nothing from any server: its text replaces it", () => {
		expect(renderMarkdown("![une <carte>](https://example.org/a.png)")).toBe(
			"<p>une &lt;carte&gt;</p>",
		);
	});

	test("raw HTML is dropped, and what is escaped stays text", () => {
		expect(renderMarkdown("<div>x</div>\n\n&lt;div&gt; <b>y</b>")).toBe(
			"<p>&lt;div&gt; y</p>",
		);
	});

	test("the same text always gives the same HTML, since the HTML is stored between saves", () => {
		const text = readFileSync(import.meta.filename, "utf8");
		expect(renderMarkdown(text)).toBe(renderMarkdown(text));
	});
});

describe("a text designed to be costly", () => {
	const pieces = ["*a ", "**a", "_a_", "~~a", "`a", "[a](", "> ", "1. ", "- "];
	const texts = [
		...hostileTexts(20_000),
		...[...pieces, `${"> ".repeat(19)}x\n`].map((piece): [string, string] => [
			JSON.stringify(piece),
			piece.repeat(20_000 / piece.length),
		]),
	];

	test.each(texts)("%s costs less than 100 ms", (_, text) => {
		expect(cpuMs(() => renderMarkdown(text))).toBeLessThan(COUT_MAX_MS);
	});

	test("keeps its words, and an ordinary text keeps its marks", () => {
		expect(renderMarkdown("**a**b ".repeat(1_000))).toContain("**a**b");
		expect(renderMarkdown("**a** b ".repeat(50))).toContain(
			"<strong>a</strong>",
		);
		const nested = renderMarkdown(`${"> ".repeat(15)}fond`);
		expect(nested.match(/<blockquote>/g)).toHaveLength(15);
	});
});

test("a picture without alternative text is found wherever it stands, and no other", () => {
	const text = [
		"![ ](/seule.png) et ![dite](/dite.png)",
		"- une liste\n  - ![](/liste.png)",
		"> **![](/citee.png)**",
		"| a |\n| - |\n| ![](/case.png) |",
		"`![](/code.png)`",
		"![][ref]\n\n[ref]: /reference.png",
	].join("\n\n");
	expect(picturesWithoutText(text)).toEqual([
		...["/seule.png", "/liste.png", "/citee.png", "/case.png"],
		"/reference.png",
	]);
	expect(picturesWithoutText("Rien que du texte.")).toEqual([]);
});

test("the headings of a page of its own have the ids that its table of contents names, each once, and those of other texts have none", () => {
	const text =
		'[Vos droits](#vos-droits-données-et-le-reste)\n\n## Vos droits : *données* & le reste\n\n## Contenu\n\n### Contenu\n\n## ***\n\n## “<"”';
	const html = renderMarkdownPage(text.replace(" : ", " "), ["contenu"]);
	const ids = [...html.matchAll(/<h\d(?: id="([^"]*)")?>/g)].map(
		([, id]) => id,
	);
	expect(ids.slice(0, 3)).toEqual([
		"vos-droits-données--le-reste",
		"contenu-1",
		"contenu-2",
	]);
	expect(renderMarkdown(text)).not.toContain("id=");
});
