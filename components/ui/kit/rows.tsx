import type { ComponentProps, ReactNode } from "react";
import { Tick } from "#components/ui/forms/choice-field";
import { Link } from "#components/ui/link";

/** One row of a list: its title, what qualifies it, what it holds, and what one can do with it. */
export type Row = {
	readonly key: string;
	/** A box before the title: several rows are chosen for one act. */
	readonly tick?: ComponentProps<typeof Tick> | undefined;
	readonly title: ReactNode;
	readonly href?: string | undefined;
	/** Beside the title: badges, a count. */
	readonly beside?: ReactNode;
	readonly note?: ReactNode;
	readonly body?: ReactNode;
	readonly acts?: ReactNode;
};

/** A list of what there is of one kind; a sentence when there is nothing. */
export function Rows(props: {
	rows: readonly Row[];
	empty: ReactNode;
	label?: string;
	/** Titles by which one goes through the page, where rows are few and long. */
	heading?: "h2" | "h3";
}) {
	const { heading: Heading } = props;
	if (props.rows.length === 0)
		return (
			<div className="mt-6 text-soft [section_&]:mt-2 [section_&]:first:mt-0">
				{props.empty}
			</div>
		);
	return (
		<ul
			// A section has a heavy rule of its own above.
			className="mt-6 border-t-2 border-ink [section_&]:mt-1 [section_&]:border-t-0 [section_&]:first:-mt-3"
			aria-label={props.label}
		>
			{props.rows.map((row) => {
				const { key, tick, title, href, beside, note, body, acts } = row;
				const named =
					href === undefined ? (
						title
					) : (
						<Link href={href} data-entree="" className="inline-block py-0.5">
							{title}
						</Link>
					);
				return (
					<li
						key={key}
						className="grid items-start gap-x-6 gap-y-2 border-b border-line py-2 wrap-anywhere md:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_minmax(auto,17rem)]"
					>
						<div className="min-w-0">
							<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
								{tick === undefined ? null : <Tick {...tick} />}
								{Heading ? (
									<Heading className="min-w-0 text-h3">{named}</Heading>
								) : (
									<p className="min-w-0 font-bold">{named}</p>
								)}
								{beside}
							</div>
							{note === undefined ? null : (
								<p className="text-small text-soft">{note}</p>
							)}
							{body}
						</div>
						{acts ? (
							<div className="md:text-right md:[&_details>div]:text-left">
								{acts}
							</div>
						) : null}
					</li>
				);
			})}
		</ul>
	);
}
