import type { ReactNode } from "react";
import { Link } from "#components/ui/link";

/** An entry of a list: its face, a title that links to it, two lines of text and a line of facts, and at the right the act that it asks for. */
export function Row(props: {
	href: string;
	title: ReactNode;
	/** The level of its title: 3 under a section, 2 under the page's own title. */
	level?: 2 | 3;
	/** A tile, in the first column. */
	face?: ReactNode;
	/** A form of one button, laid out in the last column; what it answers stands under the entry. */
	act?: ReactNode;
	/** What is shown above the title: a date. */
	above?: ReactNode;
	/** Two lines of text. */
	line?: ReactNode;
	/** Those that are there: the others are left out. */
	facts?: readonly ReactNode[];
}) {
	const Title = props.level === 2 ? "h2" : "h3";
	const facts = (props.facts ?? [])
		.filter(Boolean)
		.map((word, at) => ({ key: `${at}`, word }));
	const start = props.face ? "col-start-2" : "col-start-1";
	return (
		<li className="later grid [contain-intrinsic-block-size:auto_6.5rem] grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-2.5 break-inside-avoid sm:gap-x-4 sm:[contain-intrinsic-block-size:auto_5rem]">
			{props.face}
			<div
				className={`row-start-1 min-w-0 wrap-anywhere ${start} ${props.act ? "col-end-3" : "col-end-4"}`}
			>
				{props.above}
				<Title className="text-h3 leading-[1.25] max-sm:text-[1.0625rem] max-sm:leading-[1.25]">
					<Link
						href={props.href}
						className="text-ink no-underline decoration-action/60 hover:underline"
					>
						{props.title}
					</Link>
				</Title>
				{props.line ? (
					<p className="line-clamp-2 max-w-measure text-[0.9rem] leading-[1.35] print:line-clamp-none">
						{props.line}
					</p>
				) : null}
			</div>
			{facts.length > 0 ? (
				<ul
					className={`col-end-4 row-start-2 mt-0.5 flex min-w-0 flex-wrap gap-x-4 text-small leading-[1.4] wrap-anywhere text-soft ${start}`}
				>
					{facts.map(({ key, word }) => (
						<li key={key} className="min-w-0">
							{word}
						</li>
					))}
				</ul>
			) : null}
			{props.act}
		</li>
	);
}
