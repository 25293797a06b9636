import type { ReactNode } from "react";
import { PlainText } from "#components/ui/plain-text";
import type { Langue } from "#lib/platform/langues";
import { renderMarkdown } from "#lib/platform/text/markdown";

/** One section of a text of the site. */
export type TextPart = {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	/** Whether the text is Markdown of ours, for its links; plain text otherwise. */
	readonly markdown?: boolean;
};

/** A text of ours; never one that a reader wrote. */
function Ours({ text }: { text: string }) {
	const markup = { dangerouslySetInnerHTML: { __html: renderMarkdown(text) } };
	return <div className="prose mt-4 max-w-measure" {...markup} />;
}

/** A page of the site's own text: a title, a summary, and its sections. */
export function TextPage(props: {
	langue: Langue;
	title: string;
	lead: string;
	parts: readonly TextPart[];
	children?: ReactNode;
}) {
	const { langue } = props;
	return (
		<article>
			<h1>{props.title}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">{props.lead}</p>
			{props.parts.map(({ id, title, text, markdown }) => (
				<section key={id} aria-labelledby={id} className="mt-10">
					<h2 id={id} className="max-w-measure border-b border-line pb-2">
						{title}
					</h2>
					{markdown ? (
						<Ours text={text} />
					) : (
						<PlainText
							langue={langue}
							of={{ texte: text, langue }}
							className="mt-4"
						/>
					)}
				</section>
			))}
			{props.children}
		</article>
	);
}
