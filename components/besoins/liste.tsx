import type { Demande } from "#components/lieux/pres";
import { type Liste, PageDeListe } from "#components/recherche/liste";
import { FilterSelect } from "#components/ui/lists/filter-select";
import { Tabs } from "#components/ui/lists/tabs";
import {
	type BesoinSortie,
	type BesoinsQuery,
	ROLES_CHANTIER,
	STATUTS_BESOIN_PUBLICS,
	TRIS_BESOINS,
} from "#lib/besoins/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { FacettesBesoins } from "#lib/recherche/schema";
import { cheminPourDecrire } from "../recherche/rien.tsx";
import { adresseDeListe, choixDits, filtresActifs } from "./filtres.tsx";
import { LigneBesoin } from "./ligne.tsx";
import { COULEURS_STATUT } from "./statut.tsx";

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
				href: cheminPourDecrire(query.q),
				label: t("contributions.decrire.titre"),
			}}
			champs={<ChampsDeListe {...{ query, facettes, comptees }} />}
			onglets={
				<Tabs
					label={t("lecture.filtres.statut")}
					values={STATUTS_BESOIN_PUBLICS.map((value) => ({
						value,
						label: t(`besoins.statut.${value}`),
						color: COULEURS_STATUT[value],
					}))}
					chosen={query.statut}
					counts={comptees ? facettes.statut : null}
					hrefOf={(statut) => adresseDeListe(query, { statut })}
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
