import Link from "next/link";
import type { ReactNode } from "react";

/** An entry of a list: at the left the act that it asks for, then a title that links to it, a line of text and a line of facts. */
export function Row(props: {
	href: string;
	title: ReactNode;
	/** The level of its title: 3 under a section, 2 under the page's own title. */
	level?: 2 | 3;
	/** A form of one button, laid out in the first column; what it answers stands under the entry. */
	act?: ReactNode;
	/** What is shown above the title: a date. */
	above?: ReactNode;
	/** One line of text on a desk, two on a phone. */
	line?: ReactNode;
	facts?: readonly ReactNode[];
}) {
	const Title = props.level === 2 ? "h2" : "h3";
	const facts = (props.facts ?? []).map((word, at) => ({ key: `${at}`, word }));
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 border-b border-line py-3 break-inside-avoid">
			{props.act}
			<div
				className={`min-w-0 wrap-anywhere ${props.act ? "col-start-2 row-start-1" : "col-span-2"}`}
			>
				{props.above}
				<Title className="text-h3 leading-[1.3] max-sm:text-[1.0625rem] max-sm:leading-[1.25]">
					<Link
						href={props.href}
						prefetch={false}
						className="text-ink no-underline decoration-action/60 hover:underline"
					>
						{props.title}
					</Link>
				</Title>
				{props.line ? (
					<p className="line-clamp-2 leading-[1.45] sm:line-clamp-1 print:line-clamp-none">
						{props.line}
					</p>
				) : null}
				{facts.length > 0 ? (
					<ul className="mt-0.5 flex flex-wrap gap-x-4 text-small text-soft">
						{facts.map(({ key, word }) => (
							<li key={key} className="min-w-0">
								{word}
							</li>
						))}
					</ul>
				) : null}
			</div>
		</li>
	);
}
