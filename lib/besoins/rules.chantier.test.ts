import { describe, expect, test } from "vitest";
import { refusedParts } from "#lib/platform/text/markdown-checker.fixture";
import { HOSTILE_MARKDOWN } from "#lib/platform/text/markdown-hostile.fixture";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import { BESOINS } from "#prisma/demonstration/contenu";
import { cahierEnHtml } from "./rules.ts";

describe("a brief in Markdown", () => {
	test("its headings stand under the section's, its lists and links are made, its line breaks kept", () => {
		expect(
			cahierEnHtml(
				"# Pour qui\n\nTout le monde,\net **vous**.\n\n### Détail\n\n1. un\n2. [deux](https://example.org)",
			),
		).toBe(
			[
				"<h3>Pour qui</h3>",
				"<p>Tout le monde,<br />et <strong>vous</strong>.</p>",
				"<h4>Détail</h4>",
				'<ol>\n<li>un</li>\n<li><a href="https://example.org" rel="noopener noreferrer">deux</a></li>\n</ol>',
			].join("\n"),
		);
	});

	test("with a heading or code of its own, no line is taken for a title", () => {
		expect(cahierEnHtml("## A\n\nBanc\nOmbre")).toBe(
			"<h3>A</h3>\n<p>Banc<br />Ombre</p>",
		);
		expect(cahierEnHtml("```\nx\n\nBanc\nOmbre\n```")).toBe(
			"<pre><code>x\n\nBanc\nOmbre\n</code></pre>",
		);
	});
});

describe("a brief of before, in plain text", () => {
	test("a short line over a paragraph or a list is its title, numbers and dashes are lists", () => {
		expect(
			cahierEnHtml(
				"Un exemple.\n\nPour qui\nLes familles.\n\nCe que l’on voudrait\n1. Une méthode.\n2. Une carte.\n\nLimites :\n– pas d’IA ;\n• rien d’autre.",
			),
		).toBe(
			[
				"<p>Un exemple.</p>",
				"<h3>Pour qui</h3>\n<p>Les familles.</p>",
				"<h3>Ce que l’on voudrait</h3>\n<ol>\n<li>Une méthode.</li>\n<li>Une carte.</li>\n</ol>",
				"<h3>Limites :</h3>\n<ul>\n<li>pas d’IA ;</li>\n<li>rien d’autre.</li>\n</ul>",
			].join("\n"),
		);
	});

	test.each([
		["a sentence", "Poser un banc.\nPuis un autre."],
		["a line that goes on", "Il faudrait poser\nun banc."],
		["a long line", `B${"a".repeat(60)}\nOmbre`],
		["a line alone", "Poser dix bancs"],
		["a small letter", "banc\nOmbre"],
	])("%s is no title", (_, cahier) => {
		expect(cahierEnHtml(cahier)).not.toContain("<h");
	});

	test("a line of 60 characters is still a title", () => {
		expect(cahierEnHtml(`B${"a".repeat(59)}\nOmbre`)).toContain("<h3>");
	});

	test("each brief of the demonstration has its titles and its list, in both languages", () => {
		const cahiers = BESOINS.flatMap(({ cahier, en }) => [cahier, en.cahier]);
		const entiers = cahiers.flatMap((cahier) =>
			cahier !== null && cahier !== undefined && cahier.length > 1000
				? [cahier]
				: [],
		);
		expect(entiers).toHaveLength(6);
		for (const cahier of entiers) {
			const html = cahierEnHtml(cahier);
			expect(html.match(/<h3>/g)).toHaveLength(5);
			expect(html.match(/<ol>/g)).toHaveLength(1);
		}
	});
});

describe("a hostile brief", () => {
	test("no payload leaves a script, an active attribute or a foreign scheme, alone or under a guessed title", () => {
		const broken = HOSTILE_MARKDOWN.flatMap((payload) =>
			[payload, `Pour qui\nA ${payload}`, `Titre ${payload}\nA`].flatMap(
				(cahier) => {
					const refused = refusedParts(cahierEnHtml(cahier));
					return refused.length > 0 ? [{ cahier, refused }] : [];
				},
			),
		);
		expect(broken).toEqual([]);
	});

	test.each(hostileTexts(20_000))("%s costs less than 100 ms", (_, text) => {
		expect(cpuMs(() => cahierEnHtml(text))).toBeLessThan(COUT_MAX_MS);
	});
});
