/** Badges: the site's name and the state of an entry, as a small picture for the page of a repository. */
import { escapeUTF8 } from "entities";
import { STATE_COLOURS } from "#lib/platform/config/colours";
import { reglages } from "#lib/platform/config/env";
import { shortenAtWord } from "#lib/platform/text/shorten";

/** Of what is no need in one of its states: the site's own colour for a project. */
const WITHDRAWN = "#48524c";

const INK = "#1d2420";
const HEIGHT = 22;
const PADDING = 8;
const SITE_MAX = 30;

/** How wide a letter is about, in pixels: what draws the picture stretches the text to the sum. */
function widthOf(letter: string): number {
	if (/[I1fi-jlrt.,:;'’!|·\s()]/.test(letter)) return 4.4;
	if (/[mwMW@—…]/.test(letter)) return 10.4;
	return /[A-Z0-9\u00c0-\u00de]/.test(letter) ? 7.9 : 6.9;
}

function lengthOf(text: string): number {
	return Math.round([...text].reduce((sum, one) => sum + widthOf(one), 0));
}

function word(text: string, x: number, length: number): string {
	return `<text x="${x}" y="15" textLength="${length}">${escapeUTF8(text)}</text>`;
}

/** The badge as SVG, 2 kB at most. */
export function badgeSvg(badge: {
	readonly site: string;
	readonly state: string;
	readonly look: "projet" | "retire" | keyof typeof STATE_COLOURS;
}): string {
	const colours = {
		...STATE_COLOURS,
		projet: reglages().identite.couleurs.action.clair,
		retire: WITHDRAWN,
	};
	const { look, state } = badge;
	const site = shortenAtWord(badge.site, SITE_MAX);
	const [left, right] = [lengthOf(site), lengthOf(state)];
	const middle = left + 2 * PADDING;
	const width = middle + right + 2 * PADDING;
	const label = escapeUTF8(`${site} : ${state}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${label}"><title>${label}</title><rect width="${width}" height="${HEIGHT}" rx="4" fill="${INK}"/><path d="M${middle} 0h${width - middle - 4}a4 4 0 0 1 4 4v${HEIGHT - 8}a4 4 0 0 1-4 4h-${width - middle - 4}z" fill="${colours[look]}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="12">${word(site, PADDING, left)}${word(state, middle + PADDING, right)}</g></svg>
`;
}
