import type { ReactNode } from "react";

/**
 * Reached by the keyboard, whose arrows then scroll it: Safari does so for no box
 * of itself. A group, since a landmark for each sample would drown those of the page.
 */
function reached(label: string) {
	return { role: "group", tabIndex: 0, "aria-label": label } as const;
}

/** Content wider than its place, scrolled sideways alone: the page itself never is, and no word is broken to fit. */
export function ScrollBox(props: {
	/** What it holds, for screen readers. */
	label: string;
	className?: string;
	children: ReactNode;
}) {
	return (
		<div
			{...reached(props.label)}
			className={`relative overflow-x-auto print:overflow-visible ${props.className ?? ""}`}
		>
			{props.children}
		</div>
	);
}
