/** Words that most people read in a minute on a screen. */
const MOTS_PAR_MINUTE = 220;

/** The minutes that an article's HTML takes to read, one at least. */
export function minutesDeLecture(html: string): number {
	const mots = html
		.replace(/<[^<>]*>/g, " ")
		.split(/\s+/)
		.filter((mot) => /[\p{L}\p{N}]/u.test(mot));
	return Math.max(1, Math.round(mots.length / MOTS_PAR_MINUTE));
}
