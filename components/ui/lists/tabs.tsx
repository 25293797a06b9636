import { Link, SteadyLabel } from "#components/ui/link";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import type { FacetValue } from "#lib/platform/lists/facet-value";

/** All entries, then the values of a filter, as tabs over their list, each with its count where it is known. */
export function Tabs<V extends string>(props: {
	label: string;
	values: readonly { value: V; label: string; color?: string }[];
	chosen: V | undefined;
	counts: readonly FacetValue[] | null;
	hrefOf: (value?: V) => string;
}) {
	const { counts, chosen, hrefOf } = props;
	const tabs: readonly { value?: V; label: string; color?: string }[] = [
		{ label: t("lecture.filtres.tous") },
		...props.values,
	];
	const countOf = (value?: V) =>
		(counts ?? [])
			.filter(({ valeur }) => value === undefined || valeur === value)
			.reduce((sum, { nombre }) => sum + nombre, 0);
	return (
		<nav aria-label={props.label} className="no-print">
			<ul className="flex flex-wrap gap-x-5">
				{tabs.map(({ value, label, color = "text-ink" }) => (
					<li key={label}>
						<Link
							href={hrefOf(value)}
							aria-current={value === chosen ? "true" : undefined}
							className={`flex min-h-11 items-center gap-1.5 border-b-3 border-transparent text-small whitespace-nowrap no-underline hover:underline aria-[current]:border-current aria-[current]:font-bold ${color}`}
						>
							<SteadyLabel>{label}</SteadyLabel>
							{counts && (
								<span className="tabular-nums">
									<SteadyLabel>
										{formats(pageLangue()).number(countOf(value))}
									</SteadyLabel>
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
