import { Link } from "#components/ui/link";
import { SteadyLabel } from "#components/ui/steady-label";
import { pageLangue } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";

/** The values of one filter as tabs over their list, each with its count where it is known. */
export function Tabs(props: {
	/** What the values are of. */
	label: string;
	tabs: readonly {
		label: string;
		href: string;
		isCurrent: boolean;
		count?: number | null;
		color?: string;
	}[];
}) {
	return (
		<nav aria-label={props.label} className="no-print">
			<ul className="flex flex-wrap gap-x-5">
				{props.tabs.map(({ label, href, isCurrent, count, color }) => (
					<li key={label}>
						<Link
							href={href}
							aria-current={isCurrent ? "true" : undefined}
							className={`flex min-h-11 items-center gap-1.5 border-b-3 border-transparent text-small whitespace-nowrap no-underline hover:underline aria-[current]:border-current aria-[current]:font-bold ${color ?? "text-ink"}`}
						>
							<SteadyLabel>{label}</SteadyLabel>
							{typeof count === "number" ? (
								<span className="tabular-nums">
									<SteadyLabel>
										{formats(pageLangue()).number(count)}
									</SteadyLabel>
								</span>
							) : null}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
