import { choixDits } from "#components/projets/liste";
import { votesParmi } from "#lib/participation/queries";
import {
	aiderRechercheProjets,
	classerProjets,
	compterNiveauxProjets,
	listerProjets,
} from "#lib/projets/queries";
import type { ProjetsQuery } from "#lib/projets/schema";
import { compterFacettesProjets } from "#lib/recherche/queries";
import { searchedList } from "../(listes)/data.ts";
import { voter } from "./[slug]/actions.ts";

function choixDe(query: ProjetsQuery) {
	const { q, theme, label_ia, lieu, mis_en_avant } = query;
	const { licence_code, stade, depot } = query;
	return {
		...{ q, theme, label_ia, lieu, mis_en_avant },
		...{ licence_code, stade, depot },
	};
}

export const { lireActe, lireListe, titreDe } = searchedList({
	lister: listerProjets,
	classer: (page, q) => classerProjets({ ...page, q }),
	niveaux: compterNiveauxProjets,
	choixDe,
	facettes: compterFacettesProjets,
	textesDe: ({ nom, accroche }) => [nom, accroche],
	aider: aiderRechercheProjets,
	miensParmi: votesParmi,
	action: voter,
	nomDe: (t) => t("coquille.parties.projets"),
	choixDits,
});
