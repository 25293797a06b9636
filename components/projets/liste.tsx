import type { Demande } from "#components/lieux/pres";
import { choixDeListe, nomDuTheme } from "#components/recherche/choix";
import { type Liste, PageDeListe } from "#components/recherche/liste";
import { FilterSelect } from "#components/ui/lists/list-page";
import { STADES } from "#lib/contributions/schema";
import { pageHref, t } from "#lib/i18n/page-texts";
import {
	FILTRES_PROJETS,
	type FiltreProjets,
	LABELS_IA,
	type ProjetResume,
	type ProjetsQuery,
	TRIS_PROJETS,
} from "#lib/projets/schema";
import type { FacettesProjets } from "#lib/recherche/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { LigneProjet } from "./ligne.tsx";

function valeurDe(
	filtre: FiltreProjets,
	query: ProjetsQuery,
	themes: readonly ThemeSortie[],
): string {
	if (filtre === "theme") return nomDuTheme(themes, query.theme);
	if (filtre === "label_ia")
		return query.label_ia
			? t(`lecture.projets.label_ia.${query.label_ia}`)
			: "";
	if (filtre === "mis_en_avant")
		return t(`lecture.${query.mis_en_avant ? "oui" : "non"}`);
	if (filtre === "depot")
		return t(`lecture.filtres.${query.depot ? "avec_depot" : "sans_depot"}`);
	if (filtre === "stade")
		return query.stade ? t(`reprise_projet.stades.${query.stade}`) : "";
	return query[filtre] ?? "";
}

export const { cheminDeListe, adresseDeListe, choixDits, filtresActifs } =
	choixDeListe({
		chemin: "/projets",
		premier: "une",
		filtres: FILTRES_PROJETS,
		dits: ["theme", "label_ia", "licence_code", "stade"],
		valeurDe,
	});

type LaListe = Liste<ProjetsQuery, ProjetResume, FacettesProjets>;

function ChampsDeListe({ query, facettes, comptees }: LaListe) {
	const avec = (label: string, nombre: number) =>
		comptees ? t("lecture.filtres.avec", { label, n: nombre }) : label;
	const champ = <V extends string>(
		name: "label_ia" | "licence_code" | "stade",
		none: "tous" | "toutes",
		valeurs: readonly V[],
		nom: (valeur: V) => string,
	) =>
		facettes[name].length === 0 && !query[name] ? null : (
			<FilterSelect
				name={name}
				label={t(`lecture.filtres.${name}`)}
				none={t(`lecture.filtres.${none}`)}
				value={query[name]}
				choices={valeurs.flatMap((une) =>
					facettes[name]
						.filter(({ valeur }) => valeur === une)
						.map(({ nombre }) => ({
							value: une,
							label: avec(nom(une), nombre),
						})),
				)}
			/>
		);
	const licences = facettes.licence_code.map(({ valeur }) => valeur);
	return (
		<>
			{champ("label_ia", "toutes", LABELS_IA, (label) =>
				t(`lecture.projets.label_ia.${label}`),
			)}
			{champ("licence_code", "toutes", licences, (licence) => licence)}
			{champ("stade", "tous", STADES, (stade) =>
				t(`reprise_projet.stades.${stade}`),
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

export function PageDesProjets({
	liste,
	demande,
}: {
	demande: Demande | null;
	liste: LaListe;
}) {
	const { query, themes } = liste;
	return (
		<PageDeListe
			sorte="projets"
			liste={liste}
			demande={demande}
			choix={choixDits(query, themes)}
			active={filtresActifs(query, themes, liste.lieu)}
			adresse={(changes) => adresseDeListe(query, changes)}
			tris={TRIS_PROJETS}
			nomDuTri={(tri) => t(`lecture.projets.tris.${tri}`)}
			gardes={{ mis_en_avant: query.mis_en_avant }}
			contribuer={{
				href: pageHref("/proposer"),
				label: t("contributions.proposer.titre"),
			}}
			champs={<ChampsDeListe {...liste} />}
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
