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

/** Says that the figures are those of a demonstration. */
export function Inventes({ langue }: { langue: Langue }) {
	return (
		<p className="mb-6 max-w-measure">
			<b>{texts(langue)("chiffres.demonstration")}</b>
		</p>
	);
}
