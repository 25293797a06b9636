import type { Demande } from "#components/lieux/pres";
import { type Liste, PageDeListe } from "#components/recherche/liste";
import { Link } from "#components/ui/link";
import { FilterSelect } from "#components/ui/lists/filter-select";
import { SteadyLabel } from "#components/ui/steady-label";
import {
	type BesoinSortie,
	type BesoinsQuery,
	ROLES_CHANTIER,
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoinPublic,
	TRIS_BESOINS,
} from "#lib/besoins/schema";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import type { FacettesBesoins } from "#lib/recherche/schema";
import { adresseDeListe, choixDits, filtresActifs } from "./filtres.tsx";
import { LigneBesoin } from "./ligne.tsx";
import { COULEURS_STATUT } from "./statut.tsx";

/** The states of needs as tabs over their list, each with its count where it is known. */
function OngletsDesEtats(props: {
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
			<ul className="flex flex-wrap gap-x-5">
				{onglets.map(({ statut, label, n, color }) => (
					<li key={label}>
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

/** The filter fields of the list of needs, besides its themes and states. */
function ChampsDeListe(props: {
	query: BesoinsQuery;
	facettes: FacettesBesoins;
	/** Whether they count the entries of this list. */
	comptees: boolean;
}) {
	const { query, facettes, comptees } = props;
	const t = pageTexts();
	const avec = (label: string, nombre: number) =>
		comptees ? t("lecture.filtres.avec", { label, n: nombre }) : label;
	return (
		<FilterSelect
			name="role"
			label={t("lecture.filtres.role")}
			none={t("lecture.filtres.toutes")}
			value={query.role}
			choices={ROLES_CHANTIER.map((role) => ({
				value: role,
				label: avec(
					t(`lecture.besoins.roles.${role}.nom`),
					facettes.role.find(({ valeur }) => valeur === role)?.nombre ?? 0,
				),
			}))}
		/>
	);
}

/** The list of needs, with search, filters and orders. */
export function PageDesBesoins({
	liste,
	demande,
}: {
	demande: Demande | null;
	liste: Liste<BesoinsQuery, BesoinSortie, FacettesBesoins>;
}) {
	const { query, themes, facettes, comptees } = liste;
	const t = pageTexts();
	return (
		<PageDeListe
			sorte="besoins"
			liste={liste}
			demande={demande}
			choix={choixDits(query, themes)}
			active={filtresActifs(query, themes, liste.lieu)}
			adresse={(changes) => adresseDeListe(query, changes)}
			tris={TRIS_BESOINS}
			nomDuTri={(t, tri) => t(`lecture.besoins.tris.${tri}`)}
			gardes={{ statut: query.statut }}
			contribuer={{
				href: pageHref("/decrire"),
				label: t("contributions.decrire.titre"),
			}}
			champs={<ChampsDeListe {...{ query, facettes, comptees }} />}
			onglets={
				<OngletsDesEtats
					query={query}
					nombres={comptees ? facettes.statut : null}
				/>
			}
			aussi={{
				href: pageHref("/aider"),
				label: t("aider.toutes"),
			}}
			ligne={(besoin, level = 2) => (
				<LigneBesoin
					key={besoin.slug}
					besoin={besoin}
					level={level}
					mots={liste.mots}
					acte={liste.acte}
				/>
			)}
		/>
	);
}
