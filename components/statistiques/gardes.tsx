import { Notice } from "#components/ui/notice";
import { formats, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** Says that the figures are the last ones that could be computed, and of when. */
export function ChiffresGardes({ langue, le }: { langue: Langue; le: Date }) {
	const quand = formats(langue).dateTime(le, {
		dateStyle: "long",
		timeStyle: "short",
	});
	return <Notice>{texts(langue)("chiffres.gardes", { quand })}</Notice>;
}
