import type { ReactNode } from "react";
import { pageLangue } from "#lib/i18n/page-texts";
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
	/** The words of a search, shown marked. */
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
	/** The words of a search, shown marked. */
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
