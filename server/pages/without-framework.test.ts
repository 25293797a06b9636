import { expect, test } from "vitest";
import {
	withoutFramework,
	withoutScriptPreloads,
} from "./without-framework.ts";

const NONCE = 'nonce="bm9uY2U="';

/** What Next and React put into a page. */
const FRAMEWORK = [
	`<link rel="preload" as="script" fetchPriority="low" ${NONCE} href="/_next/static/chunks/a.js"/>`,
	'<link rel="modulepreload" href="/_next/static/chunks/m.js"/>',
	`<script src="/_next/static/chunks/b.js" async="" ${NONCE}></script>`,
	`<script src="/_next/static/chunks/p.js" ${NONCE} noModule=""></script>`,
	`<script ${NONCE} id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});</script>`,
	`<script ${NONCE}>requestAnimationFrame(function(){$RT=performance.now()});</script>`,
	`<script ${NONCE}>(self.__next_f=self.__next_f||[]).push([0])</script>`,
	`<script ${NONCE}>self.__next_f.push([1,"0:[\\"$\\",\\"p\\",null,{\\"children\\":\\"<p>é\\"}]"])</script>`,
	"<!--$-->",
	"<!-- -->",
	"<!--/$-->",
];

/** What a page keeps. */
const KEPT = [
	'<link rel="stylesheet" href="/_next/static/chunks/c.css" data-precedence="next"/>',
	'<link rel="preload" as="font" href="/_next/static/media/f.woff2"/>',
	`<script src="/_next/static/browser/enhance-Ab1.js" ${NONCE} defer=""></script>`,
	`<script type="application/ld+json" ${NONCE}>{"name":"é \\u003cb>"}</script>`,
	'<p data-x="&lt;script>">é &amp; <b>self.__next_f.push(</b></p>',
	'<form><input value="<script>"/><svg viewBox="0 0 2 2"><path d="M0 0"/></svg></form>',
];

test("a page loses every script of the framework, their preloads, their data and the comments, and keeps all else to the byte", () => {
	const html = (parts: readonly string[]) =>
		`<!DOCTYPE html><html><head></head><body>${parts.join("")}</body></html>`;
	const mixed = FRAMEWORK.flatMap((part, at) => [part, KEPT[at] ?? ""]);
	expect(withoutFramework(html(mixed))).toEqual({ ok: true, html: html(KEPT) });
	expect(withoutFramework(html(KEPT))).toEqual({ ok: true, html: html(KEPT) });
});

test.each([
	["an inline script", "<script>alert(1)</script>"],
	["a script of another place", '<script src="/ailleurs.js"></script>'],
	["a module", '<script type="module">import "/x.js"</script>'],
	["a script without an end", "<script>self.__next_f.push([1])"],
	[
		"a script that only holds the mark",
		"<script>x();self.__next_f.push([1])</script>",
	],
	["the place of a part to come", '<template id="B:0"></template>'],
	["a part to put in its place", '<div hidden id="S:0">é</div>'],
	["a part that waits", "<!--$?-->"],
	["a part that failed", "<!--$!-->"],
	["a part that is outlined", "<!--$~-->"],
])("a page with %s is refused, and its first words are told", (_, part) => {
	const page = withoutFramework(`<p>é</p>${part}<p>fin</p>`);
	expect(page).toEqual({ ok: false, unknown: expect.any(String) });
	expect(page.ok ? "" : part.startsWith(page.unknown.slice(0, 8))).toBe(true);
});

test("of a Link header, only the preloads of scripts go", () => {
	const font =
		'</_next/static/media/f.woff2>; rel=preload; as="font"; crossorigin=""';
	const script = '</_next/static/chunks/a.js>; rel=preload; as="script"';
	const module = "</_next/static/chunks/m.js>; rel=modulepreload";
	expect(withoutScriptPreloads([script, font, module].join(", "))).toBe(font);
	expect(withoutScriptPreloads(`${script}, ${module}`)).toBeUndefined();
});
