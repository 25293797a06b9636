import { Link } from "#components/ui/link";
import { SteadyLabel } from "#components/ui/steady-label";

export type SortLink = {
	readonly value: string;
	readonly label: string;
	readonly href: string;
};

/** The orders of a list, as links; the current one is marked. */
export function SortLinks(props: {
	label: string;
	current: string;
	links: readonly SortLink[];
}) {
	return (
		<nav aria-label={props.label} className="no-print text-small">
			<ul className="flex flex-wrap gap-x-5">
				{props.links.map(({ value, label, href }) => (
					<li key={value}>
						<Link
							href={href}
							aria-current={value === props.current ? "true" : undefined}
							className="flex min-h-11 items-center border-b-3 border-transparent text-ink no-underline hover:underline aria-[current]:border-action aria-[current]:font-bold"
						>
							<SteadyLabel>{label}</SteadyLabel>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
