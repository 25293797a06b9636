import type { Demande } from "#components/lieux/pres";
import { type Liste, PageDeListe } from "#components/recherche/liste";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import {
	type ProjetResume,
	type ProjetsQuery,
	TRIS_PROJETS,
} from "#lib/projets/schema";
import type { FacettesProjets } from "#lib/recherche/schema";
import { ChampsDeListe } from "./champs.tsx";
import { adresseDeListe, choixDits, filtresActifs } from "./filtres.tsx";
import { LigneProjet } from "./ligne.tsx";

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
