import type { ReactNode } from "react";

/** A table of few columns: its words wrap rather than scroll, on a phone and at 400 %. */
export function Table(props: {
	caption: string;
	head: readonly string[];
	/** Whether the caption only names the table for screen readers. */
	captionHidden?: boolean;
	children: ReactNode;
}) {
	return (
		<table className="my-6 w-full border-collapse text-left wrap-anywhere max-sm:text-small">
			<caption
				className={props.captionHidden ? "sr-only" : "pb-2 text-left font-bold"}
			>
				{props.caption}
			</caption>
			<thead>
				<tr className="border-b-2 border-ink">
					{props.head.map((title) => (
						<th key={title} scope="col" className="py-2 pr-4 align-bottom">
							{title}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="[&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2.5 [&_th]:pr-4 [&_th]:align-top [&_tr]:border-b [&_tr]:border-line">
				{props.children}
			</tbody>
		</table>
	);
}
