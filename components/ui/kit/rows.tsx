import Link from "next/link";
import type { ReactNode } from "react";

/** One row of a list: its title, what qualifies it, what it holds, and what one can do with it. */
export type Row = {
	readonly key: string;
	readonly title: ReactNode;
	readonly href?: string;
	/** The place of the row in the page, for links to it. */
	readonly id?: string;
	/** Beside the title: badges, a count. */
	readonly beside?: ReactNode;
	/** One soft line under it: who, when. */
	readonly note?: ReactNode;
	readonly body?: ReactNode;
	readonly acts?: ReactNode;
};

/** A list of what there is of one kind; a sentence when there is nothing. */
export function Rows(props: {
	rows: readonly Row[];
	empty: ReactNode;
	label?: string;
}) {
	if (props.rows.length === 0)
		return <p className="mt-6 text-soft [section_&]:mt-0">{props.empty}</p>;
	return (
		<ul
			// A section has a heavy rule of its own above.
			className="mt-6 border-t-2 border-ink [section_&]:-mt-3 [section_&]:border-t-0"
			aria-label={props.label}
		>
			{props.rows.map(({ key, title, href, id, beside, note, body, acts }) => (
				<li
					key={key}
					id={id}
					className="border-b border-line py-3 wrap-anywhere"
				>
					<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
						{href === undefined ? (
							<p className="min-w-0 font-bold">{title}</p>
						) : (
							<Link
								href={href}
								prefetch={false}
								data-entree=""
								className="min-w-0 py-1 font-bold"
							>
								{title}
							</Link>
						)}
						{beside}
					</div>
					{note === undefined ? null : (
						<p className="text-small text-soft">{note}</p>
					)}
					{body}
					{acts === undefined ? null : (
						<div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
							{acts}
						</div>
					)}
				</li>
			))}
		</ul>
	);
}
