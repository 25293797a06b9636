import type { ReactNode } from "react";

/** A part of a page under its title and one heavy rule. */
export function Section(props: {
	id: string;
	title: string;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={props.id} className="mt-14 sm:mt-16">
			<h2 id={props.id} className="border-b-2 border-ink pb-2.5">
				{props.title}
			</h2>
			<div className="pt-6">{props.children}</div>
		</section>
	);
}
