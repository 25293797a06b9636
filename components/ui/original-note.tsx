import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { TexteMarque } from "#lib/platform/langues";

/** Says that what stands beside it is the original, where it has no version in the page's language. */
export function OriginalNote(props: { of: TexteMarque }) {
	if (props.of.langue === pageLangue()) return null;
	return (
		<p className="my-3 max-w-measure border-l-4 border-edge pl-4 text-small text-soft">
			{pageTexts()("lecture.original")}
		</p>
	);
}
