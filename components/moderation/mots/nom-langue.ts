import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The name of a language that was searched, for a reader. */
export function nomLangue(langue: Langue, dite: Langue): string {
	return texts(langue)(`vocabulaire.langues.${dite}`);
}
