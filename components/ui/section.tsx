import type { ReactNode } from "react";
import { Link } from "#components/ui/link";

/** A section of a page under its title and one heavy rule, with a link to the rest when there is more. */
export function Section(props: {
	id: string;
	title: ReactNode;
	more?: { href: string; label: ReactNode };
	className?: string;
	/** Rows, which have their own margins. */
	rows?: boolean;
	children: ReactNode;
}) {
	return (
		<section
			aria-labelledby={props.id}
			className={props.className ?? "mt-14 sm:mt-16"}
		>
			<div className="flex items-baseline justify-between gap-x-6 border-b-2 border-ink pb-2.5">
				<h2 id={props.id} className="min-w-0 wrap-anywhere">
					{props.title}
				</h2>
				{props.more ? (
					<Link href={props.more.href} className="shrink-0 py-0.5">
						{props.more.label}
					</Link>
				) : null}
			</div>
			<div className={props.rows ? undefined : "pt-6"}>{props.children}</div>
		</section>
	);
}
