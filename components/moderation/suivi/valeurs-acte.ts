/** What the journal holds of an act, read for its sentence. */
import { LIBELLES_ROLE } from "#lib/comptes/rules";
import type { LigneJournal } from "#lib/moderation/journal/schema";
import { ROLES } from "#lib/platform/actor";
import type { Phrase } from "#lib/platform/langues";

function dans(objet: object | null, cle: string): unknown {
	return Object.entries(objet ?? {}).find(([nom]) => nom === cle)?.[1];
}

/** One value of an act, after it or else before it; undefined when the act has none. */
export function valeurDe(
	{ avant, apres }: Pick<LigneJournal, "avant" | "apres">,
	cle: string,
): unknown {
	return dans(apres, cle) ?? dans(avant, cle);
}

/** From which role to which, in words after a sentence or a label; null for an act that does not say both. */
export function rolesDe({
	avant,
	apres,
}: Pick<LigneJournal, "avant" | "apres">): Phrase | null {
	const [de, a] = [avant, apres].map((objet) =>
		ROLES.find((role) => role === dans(objet, "role")),
	);
	if (de === undefined || a === undefined) return null;
	const [ancien, nouveau] = [LIBELLES_ROLE[de], LIBELLES_ROLE[a]];
	return {
		fr: `de «\u00a0${ancien.fr}\u00a0» à «\u00a0${nouveau.fr}\u00a0»`,
		en: `from “${ancien.en}” to “${nouveau.en}”`,
	};
}
