/**
 * The demonstration content, read from `prisma/content/`: as recent on the day that this
 * process began as it was when it was written.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Langue } from "#lib/platform/langues";
import { now } from "#lib/platform/runtime/clock";
import type {
	ArticleDemonstration,
	BesoinDemonstration,
	ProjetDemonstration,
} from "./types.ts";

const FOLDER = join(import.meta.dirname, "..", "content");

function text(name: string): string {
	return readFileSync(join(FOLDER, name), "utf8");
}

const WEEK_MS = 7 * 24 * 3600 * 1000;
/** When its dates were written, two weeks after the newest of them. Whole weeks keep their weekdays. */
const AGE_MS =
	Math.floor((now().getTime() - Date.parse("2026-11-01")) / WEEK_MS) * WEEK_MS;

const WRITTEN = /^\d{4}-\d\d-\d\d(?:T[\d:]{8}Z)?$/;

/** A day, or an instant to the second, as long ago as it was for who wrote it. */
function recent(written: string): string {
	const moved = new Date(Date.parse(written) + AGE_MS).toISOString();
	return written.includes("T") ? `${moved.slice(0, 19)}Z` : moved.slice(0, 10);
}

const dated = (_key: string, value: unknown): unknown =>
	typeof value === "string" && WRITTEN.test(value) ? recent(value) : value;

/** The day on which the accounts of the demonstration were made, before any entry. */
export const DEBUT = recent("2025-01-10");

/** Every project, by family. */
export const PROJETS: readonly ProjetDemonstration[] = JSON.parse(
	text("projets.json"),
	dated,
);

/** Every need, oldest first, so that identifiers given in this order agree with `cree_le`. */
export const BESOINS: readonly BesoinDemonstration[] = JSON.parse(
	text("besoins.json"),
	dated,
);

/** By project, the words in which citizens would put the need that it meets. */
export const MOTS_HABITANTS: Readonly<
	Record<string, Readonly<Record<Langue, readonly string[]>>>
> = JSON.parse(text("mots-habitants.json"));

type Heading = Omit<ArticleDemonstration, "texte" | "en"> & {
	en: Omit<ArticleDemonstration["en"], "texte">;
};

const HEADINGS: readonly Heading[] = JSON.parse(text("articles.json"), dated);

/** Every article, oldest first; its texts are Markdown files of their own. */
export const ARTICLES: readonly ArticleDemonstration[] = HEADINGS.map(
	({ en, ...article }) => ({
		...article,
		texte: text(`articles/${article.slug}.fr.md`).trimEnd(),
		en: { ...en, texte: text(`articles/${article.slug}.en.md`).trimEnd() },
	}),
);
