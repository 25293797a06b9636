import type { Langue, TexteMarque } from "#lib/platform/langues";

/** The body of an article: HTML that `renderMarkdown` made and cleaned when the article was saved. */
export function CorpsDArticle(props: { langue: Langue; html: TexteMarque }) {
	const { texte, langue } = props.html;
	const markup = { dangerouslySetInnerHTML: { __html: texte } };
	return (
		<div
			lang={langue === props.langue ? undefined : langue}
			className="prose max-w-measure"
			{...markup}
		/>
	);
}
