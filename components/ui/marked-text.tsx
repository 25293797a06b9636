import { pageLangue } from "#lib/i18n/page-texts";
import type { TexteMarque } from "#lib/platform/langues";

/** A link whose text is its address, as the renderer writes it. */
const SAYS_ADDRESS = /<a href="([^"]+)"([^>]*)>\1<\/a>/g;

/** A text of the team: HTML that `lib/platform/text/markdown` made from its Markdown, and cleaned. */
export function MarkedText(props: { html: TexteMarque }) {
	const { texte, langue } = props.html;
	const html = texte.replace(
		SAYS_ADDRESS,
		'<a class="says-address" href="$1"$2>$1</a>',
	);
	const markup = { dangerouslySetInnerHTML: { __html: html } };
	return (
		<div
			lang={langue === pageLangue() ? undefined : langue}
			dir="auto"
			className="prose max-w-measure"
			{...markup}
		/>
	);
}
