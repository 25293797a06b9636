/** The demonstration content, read from `prisma/content/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Langue } from "#lib/platform/langues";
import type {
	ArticleDemonstration,
	BesoinDemonstration,
	ProjetDemonstration,
} from "./types.ts";

const FOLDER = join(import.meta.dirname, "..", "content");

function text(name: string): string {
	return readFileSync(join(FOLDER, name), "utf8");
}

/** Every project, by family. */
export const PROJETS: readonly ProjetDemonstration[] = JSON.parse(
	text("projets.json"),
);

/** Every need, oldest first, so that identifiers given in this order agree with `cree_le`. */
export const BESOINS: readonly BesoinDemonstration[] = JSON.parse(
	text("besoins.json"),
);

/** By project, the words in which citizens would put the need that it meets. */
export const MOTS_HABITANTS: Readonly<
	Record<string, Readonly<Record<Langue, readonly string[]>>>
> = JSON.parse(text("mots-habitants.json"));

type Heading = Omit<ArticleDemonstration, "texte" | "en"> & {
	en: Omit<ArticleDemonstration["en"], "texte">;
};

const HEADINGS: readonly Heading[] = JSON.parse(text("articles.json"));

/** Every article, oldest first; its texts are Markdown files of their own. */
export const ARTICLES: readonly ArticleDemonstration[] = HEADINGS.map(
	({ en, ...article }) => ({
		...article,
		texte: text(`articles/${article.slug}.fr.md`).trimEnd(),
		en: { ...en, texte: text(`articles/${article.slug}.en.md`).trimEnd() },
	}),
);
