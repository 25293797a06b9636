import { choixDits } from "#components/besoins/liste";
import {
	aiderRechercheBesoins,
	classerBesoins,
	compterNiveauxBesoins,
	listerBesoins,
} from "#lib/besoins/queries";
import type { BesoinsQuery } from "#lib/besoins/schema";
import { soutiensParmi } from "#lib/participation/queries";
import { compterFacettesBesoins } from "#lib/recherche/queries";
import { searchedList } from "../(listes)/data.ts";
import { soutenir } from "./[slug]/actions.ts";

function choixDe({ q, theme, statut, role, lieu }: BesoinsQuery) {
	return { q, theme, statut, role, lieu };
}

export const { lireActe, lireListe, titreDe } = searchedList({
	lister: listerBesoins,
	classer: (page, q) => classerBesoins({ ...page, q }),
	niveaux: compterNiveauxBesoins,
	choixDe,
	facettes: compterFacettesBesoins,
	textesDe: ({ titre, description }) => [titre, description],
	aider: aiderRechercheBesoins,
	miensParmi: soutiensParmi,
	action: soutenir,
	nomDe: (t) => t("coquille.parties.besoins"),
	choixDits,
});
