import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { LangueEquivalence } from "#lib/vocabulaire/schema";

/** The name of the language of a group, or of both, for a reader. */
export function nomLangue(langue: Langue, dite: LangueEquivalence): string {
	return texts(langue)(
		`vocabulaire.langues.${dite === "fr-en" ? "deux" : dite}`,
	);
}
