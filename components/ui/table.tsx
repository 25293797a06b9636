import type { ReactNode } from "react";

const ROWS =
	"[&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2.5 [&_th]:pr-4 [&_th]:align-top [&_tr]:border-b [&_tr]:border-line";

/** On a phone, a row is a block and each of its cells a line of it. */
const BLOCKS =
	"max-[40rem]:block max-[40rem]:[&_td]:block max-[40rem]:[&_td]:py-0.5 max-[40rem]:[&_td]:pr-0 max-[40rem]:[&_th]:block max-[40rem]:[&_th]:py-0.5 max-[40rem]:[&_th]:pr-0 max-[40rem]:[&_tr]:block max-[40rem]:[&_tr]:py-2.5";

/**
 * A table whose words stay whole at any width: what does not fit scrolls inside
 * its own box. `stacked`: below 640 px each row is a block instead, for cells that
 * need no column title to be understood.
 */
export function Table(props: {
	caption: string;
	head: readonly string[];
	/** Whether the caption only names the table for screen readers. */
	captionHidden?: boolean;
	stacked?: boolean;
	children: ReactNode;
}) {
	const { stacked = false } = props;
	const table = (
		<table
			className={`w-full border-collapse text-left max-sm:text-small ${stacked ? "my-6 max-[40rem]:block" : ""}`}
		>
			<caption
				className={`${props.captionHidden ? "sr-only" : "pb-2 text-left font-bold"} ${stacked ? "max-[40rem]:block" : ""}`}
			>
				{props.caption}
			</caption>
			<thead className={stacked ? "max-[40rem]:sr-only" : ""}>
				<tr className="border-b-2 border-ink">
					{props.head.map((title) => (
						<th key={title} scope="col" className="py-2 pr-4 align-bottom">
							{title}
						</th>
					))}
				</tr>
			</thead>
			<tbody className={stacked ? `${ROWS} ${BLOCKS}` : ROWS}>
				{props.children}
			</tbody>
		</table>
	);
	return stacked ? (
		table
	) : (
		<ScrollBox label={props.caption} className="my-6">
			{table}
		</ScrollBox>
	);
}

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
