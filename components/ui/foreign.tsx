import type { ReactNode } from "react";
import type { Langue } from "#lib/platform/langues";

/** A passage in the language it was written in, marked where that is not the page's. */
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
