import { PlainText } from "#components/ui/plain-text";
import { pageLangue } from "#lib/i18n/page-texts";
import type { Langue } from "#lib/platform/langues";
import {
	renderMarkdown,
	renderMarkdownPage,
} from "#lib/platform/text/markdown";
import { PageHead } from "./page-head.tsx";
import { CONTENT_ID } from "./skip-link.tsx";

export type TextPart = {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	/** Whether the text is Markdown of ours, for its links; plain text otherwise. */
	readonly markdown?: boolean;
};

/** Markdown of ours or of the operator's, as HTML; never of a reader. */
function Ours({ html }: { html: string }) {
	const markup = { dangerouslySetInnerHTML: { __html: html } };
	return <div className="prose mt-4 max-w-measure" {...markup} />;
}

function Part(props: TextPart) {
	const { id, markdown, text, title } = props;
	return (
		<section aria-labelledby={id} className="mt-10">
			<h2 id={id} className="max-w-measure border-b border-line pb-2">
				{title}
			</h2>
			{markdown ? (
				<Ours html={renderMarkdown(text)} />
			) : (
				<PlainText
					of={{ texte: text, langue: pageLangue() }}
					className="mt-4"
				/>
			)}
		</section>
	);
}

/** A page of the operator's: its title, its text, and what the site must add to it. */
export function OwnPage(props: {
	title: string;
	/** Markdown. */
	text: string;
	/** Its language, when it is not that of the page. */
	lang: Langue | undefined;
	parts?: readonly TextPart[];
}) {
	const { parts = [] } = props;
	const taken = [CONTENT_ID, ...parts.map(({ id }) => id)];
	return (
		<article>
			<div lang={props.lang}>
				<h1>{props.title}</h1>
				<Ours html={renderMarkdownPage(props.text, taken)} />
			</div>
			{parts.map((part) => (
				<Part key={part.id} {...part} />
			))}
		</article>
	);
}

/** A page of the site's own text: a title, a summary, and its sections. */
export function TextPage(props: {
	title: string;
	lead: string;
	parts: readonly TextPart[];
}) {
	return (
		<article>
			<PageHead title={props.title} lead={props.lead} />
			{props.parts.map((part) => (
				<Part key={part.id} {...part} />
			))}
		</article>
	);
}
