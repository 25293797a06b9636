import type { ReactNode } from "react";
import type { Langue, TexteMarque } from "#lib/platform/langues";

/** A text of an entry, marked with its language where that is not the page's, and kept from turning the line around. */
export function Version(props: { langue: Langue; of: TexteMarque }) {
	const { texte, langue } = props.of;
	return <bdi lang={langue === props.langue ? undefined : langue}>{texte}</bdi>;
}

/** A passage in its original language, marked when that differs from the page's. */
export function Foreign(props: {
	langue: Langue;
	of: Langue;
	as?: "span" | "div" | "p";
	className?: string;
	children: ReactNode;
}) {
	const { as: Tag = "span" } = props;
	return (
		<Tag
			lang={props.of === props.langue ? undefined : props.of}
			className={props.className}
		>
			{props.children}
		</Tag>
	);
}
