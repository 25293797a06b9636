import type { ReactNode } from "react";
import type { Langue } from "#lib/platform/langues";

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
