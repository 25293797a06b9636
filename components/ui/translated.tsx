import type { ReactNode } from "react";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { type Translatable, translated } from "#lib/i18n/translated";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import { type Marks, markedParts } from "#lib/platform/search/marks";

/** A text whose names that are addresses turn after a dot rather than inside a word. */
function turning(text: string): ReactNode {
	const [first, ...parts] = text.split(/(?<=\p{L}\.)(?=\p{L})/u);
	return parts.length === 0
		? text
		: [first, ...parts.flatMap((part, at) => [<wbr key={`${at}`} />, part])];
}

/** A text of an entry, marked with its language where that is not the page's, and kept from turning the line around. */
export function Version(props: {
	of: TexteMarque;
	mots?: Marks | null | undefined;
}) {
	const { texte, langue } = props.of;
	return (
		<bdi lang={langue === pageLangue() ? undefined : langue}>
			{props.mots ? <Marked text={texte} mots={props.mots} /> : turning(texte)}
		</bdi>
	);
}

/** The text `text` of an entry, in the language of the page if it has that version. */
export function Translated<K extends string>(props: {
	of: Translatable<NoInfer<K>>;
	text: K;
	mots?: Marks | null | undefined;
}) {
	const { of, text } = props;
	return <Version of={translated(of, text, pageLangue())} mots={props.mots} />;
}

function Marked(props: { text: string; mots: Marks }) {
	let from = 0;
	return markedParts(props.text, props.mots).map(({ texte, marque }) => {
		const key = from;
		from += texte.length;
		return marque ? <mark key={key}>{texte}</mark> : turning(texte);
	});
}

/** A passage in its original language, marked when that differs from the page's. */
export function Foreign(props: {
	of: Langue;
	as?: "span" | "div" | "p";
	className?: string;
	children: ReactNode;
}) {
	const { as: Tag = "span" } = props;
	return (
		<Tag
			lang={props.of === pageLangue() ? undefined : props.of}
			className={props.className}
		>
			{props.children}
		</Tag>
	);
}

/** Says that what stands beside it is the original, where it has no version in the page's language. */
export function OriginalNote(props: { of: TexteMarque }) {
	if (props.of.langue === pageLangue()) return null;
	return (
		<p className="my-3 max-w-measure border-l-4 border-edge pl-4 text-small text-soft">
			{t("lecture.original")}
		</p>
	);
}

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
