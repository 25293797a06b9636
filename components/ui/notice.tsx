import type { ReactNode } from "react";

const LOOKS = {
	info: "border-edge",
	done: "border-action",
	warning: "border-rust",
} as const;

/** A message separate from the page's content: information, confirmation or warning. */
export function Notice(props: {
	kind?: keyof typeof LOOKS;
	/** Announced as soon as the page shows: the result of an action. */
	announced?: boolean;
	title?: string;
	children: ReactNode;
}) {
	return (
		<div
			role={props.announced ? "status" : undefined}
			className={`my-6 max-w-measure first:mt-0 rounded-control border-2 bg-sheet px-5 py-4 ${LOOKS[props.kind ?? "info"]}`}
		>
			{props.title === undefined ? null : (
				<p className="mb-1 font-bold">{props.title}</p>
			)}
			{props.children}
		</div>
	);
}
