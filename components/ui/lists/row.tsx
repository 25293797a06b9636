import Link from "next/link";
import type { ReactNode } from "react";

/** An entry of a list: its content, under a title that links to it, with its count beside. */
export function Row(props: {
	href: string;
	title: ReactNode;
	/** The level of its title: 3 under a section, 2 under the page's own title. */
	level?: 2 | 3;
	/** What is shown above the title: a state, a date. */
	above?: ReactNode;
	meta?: readonly ReactNode[];
	aside?: ReactNode;
	children?: ReactNode;
}) {
	const Title = props.level === 2 ? "h2" : "h3";
	const meta = (props.meta ?? []).map((word, at) => ({ key: `${at}`, word }));
	return (
		<li className="border-b border-line py-5 first:pt-0 sm:flex sm:items-start sm:justify-between sm:gap-x-8">
			<div className="min-w-0 wrap-anywhere">
				{props.above}
				<Title className="text-h3 leading-[1.35]">
					<Link
						href={props.href}
						prefetch={false}
						className="text-ink decoration-support/60"
					>
						{props.title}
					</Link>
				</Title>
				{props.children}
				{meta.length > 0 ? (
					<ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
						{meta.map(({ key, word }) => (
							<li key={key} className="min-w-0">
								{word}
							</li>
						))}
					</ul>
				) : null}
			</div>
			{props.aside ? <div className="mt-3 sm:mt-0">{props.aside}</div> : null}
		</li>
	);
}
