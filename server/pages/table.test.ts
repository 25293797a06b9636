import { readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import nextConfig from "../../next.config.ts";
import { FEED_NAME, pageAt, readQuery } from "./table.ts";

const PAGES = join(import.meta.dirname, "../../app/[langue]");

/** Pages where one writes, or signs in, or that belong to somebody: they keep the framework. */
const WRITTEN =
	/^\/(?:decrire|proposer|compte|moderation|desinscription|reprise|bilan)(?:\/|$)|\/signaler$|\/aider\/x(?:\/|$)/;
/** No page that is asked for by this path: what stands for one that failed, feeds as a page, local mails. */
const ELSEWHERE = /^\/(?:(?:erreur|flux\/lecture|dev)(?:\/|$)|x$)/;

const isReadingPage = (path: string) => pageAt(path)?.light === true;

/** Every page of the site, by a path in French. */
const PATHS = readdirSync(PAGES, { recursive: true, encoding: "utf8" })
	.filter((file) => /(?:^|\/)page\.tsx$/.test(file))
	.map((file) => dirname(`/${file}`))
	.map((path) =>
		path.replace(/\/\([^)]+\)/g, "").replace("[nature]", "projets"),
	)
	.map((path) => path.replace(/\[[^\]]+\]/g, "x"))
	.map((path) => (path === "" ? "/" : path));

test("every page is either only read or one where one writes, and a new one must be told apart", () => {
	expect(PATHS.length).toBeGreaterThan(60);
	const neither = PATHS.filter(
		(path) =>
			Number(isReadingPage(path)) +
				Number(WRITTEN.test(path)) +
				Number(ELSEWHERE.test(path)) !==
			1,
	);
	expect(neither).toEqual([]);
});

test("a page that is only read is so in both languages, and no file beside it is", () => {
	for (const path of PATHS.filter(isReadingPage))
		expect(isReadingPage(path === "/" ? "/en" : `/en${path}`)).toBe(true);
	for (const path of [
		...["/projets/x/image.png", "/recherche/titres", "/chiffres/x.csv"],
		...["/flux/projets.xml", "/donnees/projets.csv", "/api/projets"],
		...["/projets/x/signaler", "/en/en/projets", "/fr/projets"],
	])
		expect([path, isReadingPage(path)]).toEqual([path, false]);
});

test("kept are the start page, lists and entries, in both languages; each reads its own parameters, once and in order", () => {
	const kept = [...PATHS, "/flux/projets.xml", "/projets/"].filter(
		(path) => pageAt(path)?.kept,
	);
	expect(kept.sort()).toEqual([
		...["/", "/articles", "/articles/x"],
		...["/besoins", "/besoins/x", "/lieux", "/projets", "/projets/x"],
	]);
	for (const path of [...kept, "/en/"])
		expect(pageAt(`/en${path}`)?.kept ?? false).toBe(path !== "/en/");
	const query = "theme=b&limite=9&x=1&fait=oui&theme=a&apres=z";
	expect(readQuery("/en/projets", query)).toBe("theme=a&apres=z");
	expect(readQuery("/projets/x", query)).toBe("");
	expect(readQuery("/en/articles", query)).toBe("apres=z");
	expect(readQuery("/articles/x", query)).toBe("");
	expect(readQuery("/chiffres", query)).toBe("");
});

test("a browser gets a page of the same feeds that are in the table", async () => {
	const rewrites = await nextConfig.rewrites?.();
	const sources = JSON.stringify(rewrites).match(/"source":"[^"]*flux[^"]*"/g);
	expect(sources).toEqual(
		["/en", ""].map((prefix) =>
			JSON.stringify({ source: `${prefix}/flux/:fichier(${FEED_NAME})` }).slice(
				...[1, -1],
			),
		),
	);
});
