import { Link } from "#components/ui/link";
import { SteadyLabel } from "#components/ui/steady-label";
import {
	type BesoinsQuery,
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoinPublic,
} from "#lib/besoins/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import { adresseDeListe } from "./filtres.tsx";
import { COULEURS_STATUT } from "./statut.tsx";

/** The states of needs as tabs over their list, each with its count where it is known. */
export function OngletsDesEtats(props: {
	query: BesoinsQuery;
	nombres: readonly FacetValue[] | null;
}) {
	const { query, nombres } = props;
	const t = pageTexts();
	const tous = nombres?.reduce((somme, { nombre }) => somme + nombre, 0);
	const nombreDe = (statut: StatutBesoinPublic) =>
		nombres && (nombres.find(({ valeur }) => valeur === statut)?.nombre ?? 0);
	const onglets = [
		{ statut: undefined, label: t("lecture.filtres.tous"), n: tous, color: "" },
		...STATUTS_BESOIN_PUBLICS.map((statut) => ({
			statut,
			label: t(`besoins.statut.${statut}`),
			n: nombreDe(statut),
			color: COULEURS_STATUT[statut],
		})),
	];
	return (
		<nav aria-label={t("lecture.filtres.statut")} className="no-print">
			<ul className="flex gap-x-5 overflow-x-auto max-md:-mx-5 max-md:px-5">
				{onglets.map(({ statut, label, n, color }) => (
					<li key={label} className="shrink-0">
						<Link
							href={adresseDeListe(query, { statut })}
							aria-current={statut === query.statut ? "true" : undefined}
							className={`flex min-h-11 items-center gap-1.5 border-b-3 border-transparent text-small whitespace-nowrap no-underline hover:underline aria-[current]:border-current aria-[current]:font-bold ${color || "text-ink"}`}
						>
							<SteadyLabel>{label}</SteadyLabel>
							{typeof n === "number" ? (
								<span className="tabular-nums">
									<SteadyLabel>{formats(pageLangue()).number(n)}</SteadyLabel>
								</span>
							) : null}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
