import type { Demande } from "#components/lieux/pres";
import { type Liste, PageDeListe } from "#components/recherche/liste";
import { FilterSelect } from "#components/ui/lists/filter-select";
import { STADES } from "#lib/contributions/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import {
	LABELS_IA,
	type ProjetResume,
	type ProjetsQuery,
	TRIS_PROJETS,
} from "#lib/projets/schema";
import type { FacettesProjets } from "#lib/recherche/schema";
import { adresseDeListe, choixDits, filtresActifs } from "./filtres.tsx";
import { LigneProjet } from "./ligne.tsx";

/** The filter fields of the list of projects, besides its themes. */
function ChampsDeListe(props: {
	query: ProjetsQuery;
	facettes: FacettesProjets;
	/** Whether they count the entries of this list. */
	comptees: boolean;
}) {
	const { query, facettes, comptees } = props;
	const t = pageTexts();
	const avec = (label: string, nombre: number) =>
		comptees ? t("lecture.filtres.avec", { label, n: nombre }) : label;
	return (
		<>
			<FilterSelect
				name="label_ia"
				label={t("lecture.filtres.label_ia")}
				none={t("lecture.filtres.toutes")}
				value={query.label_ia}
				choices={LABELS_IA.flatMap((label) =>
					facettes.label_ia
						.filter(({ valeur }) => valeur === label)
						.map(({ nombre }) => ({
							value: label,
							label: avec(t(`lecture.projets.label_ia.${label}`), nombre),
						})),
				)}
			/>
			{facettes.licence_code.length === 0 ? null : (
				<FilterSelect
					name="licence_code"
					label={t("lecture.filtres.licence_code")}
					none={t("lecture.filtres.toutes")}
					value={query.licence_code}
					choices={facettes.licence_code.map(({ valeur, nombre }) => ({
						value: valeur,
						label: avec(valeur, nombre),
					}))}
				/>
			)}
			{facettes.stade.length === 0 ? null : (
				<FilterSelect
					name="stade"
					label={t("lecture.filtres.stade")}
					none={t("lecture.filtres.tous")}
					value={query.stade}
					choices={STADES.flatMap((stade) =>
						facettes.stade
							.filter(({ valeur }) => valeur === stade)
							.map(({ nombre }) => ({
								value: stade,
								label: avec(t(`reprise_projet.stades.${stade}`), nombre),
							})),
					)}
				/>
			)}
			{facettes.licence_code.length + facettes.stade.length === 0 &&
			query.depot === undefined ? null : (
				<FilterSelect
					name="depot"
					label={t("lecture.filtres.depot")}
					none={t("lecture.filtres.tous")}
					value={query.depot === undefined ? undefined : String(query.depot)}
					choices={[
						{ value: "true", label: t("lecture.filtres.avec_depot") },
						{ value: "false", label: t("lecture.filtres.sans_depot") },
					]}
				/>
			)}
		</>
	);
}

/** The list of projects, with search, filters and orders. */
export function PageDesProjets({
	liste,
	demande,
}: {
	demande: Demande | null;
	liste: Liste<ProjetsQuery, ProjetResume, FacettesProjets>;
}) {
	const { query, themes, facettes, comptees } = liste;
	return (
		<PageDeListe
			sorte="projets"
			liste={liste}
			demande={demande}
			choix={choixDits(query, themes)}
			active={filtresActifs(query, themes, liste.lieu)}
			adresse={(changes) => adresseDeListe(query, changes)}
			tris={TRIS_PROJETS}
			nomDuTri={(t, tri) => t(`lecture.projets.tris.${tri}`)}
			gardes={{ mis_en_avant: query.mis_en_avant }}
			contribuer={{
				href: pageHref("/proposer"),
				label: pageTexts()("contributions.proposer.titre"),
			}}
			champs={<ChampsDeListe {...{ query, facettes, comptees }} />}
			aussi={null}
			ligne={(projet, level = 2) => (
				<LigneProjet
					key={projet.slug}
					projet={projet}
					level={level}
					mots={liste.mots}
					acte={liste.acte}
				/>
			)}
		/>
	);
}
