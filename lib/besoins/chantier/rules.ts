/** The brief of a need as HTML. */
import { renderMarkdownSection } from "#lib/platform/text/markdown";

/** What only somebody who writes Markdown types: headings, fenced code. */
const MARKDOWN = /^(?:#{1,6} |```|~~~)/m;

const TITRE_MAX = 60;
const TITRE = /^\p{Lu}.*[\p{L}\p{N}?:)]$/u;
const SUITE = /^(?:[\p{Lu}\p{N}«“]|[-*] )/u;
const PUCE = /^[ \t]*[–•][ \t]+/gm;

/** The first line of a block that stands over others as a title does: short, without a full stop. */
function titreDevine(bloc: string): string {
	const fin = bloc.indexOf("\n");
	if (fin < 0) return bloc;
	const titre = bloc.slice(0, fin).trim();
	const suite = bloc.slice(fin + 1);
	return [...titre].length <= TITRE_MAX &&
		TITRE.test(titre) &&
		SUITE.test(suite)
		? `## ${titre}\n\n${suite}`
		: bloc;
}

/** A brief of the time when briefs were plain text, with its titles and its items marked. */
function commeMarkdown(texte: string): string {
	if (MARKDOWN.test(texte)) return texte;
	return texte
		.replace(PUCE, "- ")
		.split(/\n[ \t]*\n\s*/)
		.map(titreDevine)
		.join("\n\n");
}

/**
 * The HTML of a brief, written in the Markdown of articles, to stand under a heading of
 * the page (h2). A brief without any heading of its own keeps those that its short
 * lines were: plain texts of before look as they did, or better.
 */
export function cahierEnHtml(cahier: string): string {
	return renderMarkdownSection(commeMarkdown(cahier));
}
