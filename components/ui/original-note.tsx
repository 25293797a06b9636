import { texts } from "#lib/i18n/texts";
import type { Langue, TexteMarque } from "#lib/platform/langues";

/** Says that what stands beside it is the original, where it has no version in the page's language. */
export function OriginalNote(props: { langue: Langue; of: TexteMarque }) {
	if (props.of.langue === props.langue) return null;
	return (
		<p className="my-3 max-w-measure border-l-4 border-edge pl-4 text-small text-soft">
			{texts(props.langue)("lecture.original")}
		</p>
	);
}
