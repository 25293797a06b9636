import type { ReactNode } from "react";

const LOOKS = {
	info: "border-edge",
	done: "border-action",
	warning: "border-rust",
} as const;

/** Who can't see the page hears it first: what a new page begins with is not announced by itself. */
export const ANNOUNCED = {
	role: "status",
	tabIndex: -1,
	autoFocus: true,
} as const;

/** What was done before is not told beside what has just been refused. */
const UNTIL_REFUSED = "[main:has([role=alert])_&]:hidden";

export function Notice(props: {
	kind?: keyof typeof LOOKS;
	/** Announced as soon as the page shows: the result of an action. */
	announced?: boolean;
	title?: string;
	/** One sentence, or parts that bring their own elements. */
	children: ReactNode;
}) {
	const { children } = props;
	return (
		<div
			{...(props.announced ? ANNOUNCED : {})}
			className={`my-6 max-w-measure first:mt-0 rounded-control border-2 bg-sheet px-5 py-4 ${LOOKS[props.kind ?? "info"]} ${props.announced ? UNTIL_REFUSED : ""}`}
		>
			{props.title === undefined ? null : (
				<p className="mb-1 font-bold">{props.title}</p>
			)}
			{typeof children === "string" ? <p>{children}</p> : children}
		</div>
	);
}
