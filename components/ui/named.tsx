import type { ReactNode } from "react";

/** What a button or a link says, and for who can't see what it stands beside, the same with what it acts on. */
export function Named(props: { name?: ReactNode; children: ReactNode }) {
	return props.name === undefined ? (
		props.children
	) : (
		<>
			<span aria-hidden="true">{props.children}</span>
			<span className="sr-only">{props.name}</span>
		</>
	);
}
