import type { Demande } from "#components/lieux/pres";
import { type Liste, PageDeListe } from "#components/recherche/liste";
import {
	type BesoinSortie,
	type BesoinsQuery,
	TRIS_BESOINS,
} from "#lib/besoins/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { FacettesBesoins } from "#lib/recherche/schema";
import { ChampsDeListe } from "./champs.tsx";
import { adresseDeListe, choixDits, filtresActifs } from "./filtres.tsx";
import { LigneBesoin } from "./ligne.tsx";
import { OngletsDesEtats } from "./onglets.tsx";

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
