import { texts } from "#lib/i18n/texts";
import type { Lu } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";

/** Says that what follows is the original, where it has no version in the page's language. */
export function OriginalNote(props: { langue: Langue; of: Lu }) {
	if (props.of.langue === props.langue) return null;
	return (
		<p className="my-6 max-w-measure border-l-4 border-edge pl-4 text-small text-soft">
			{texts(props.langue)("lecture.original")}
		</p>
	);
}
