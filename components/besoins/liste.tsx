import type { Demande } from "#components/lieux/pres";
import { type Liste, PageDeListe } from "#components/recherche/liste";
import {
	type BesoinSortie,
	type BesoinsQuery,
	TRIS_BESOINS,
} from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { FacettesBesoins } from "#lib/recherche/schema";
import { ChampsDeListe } from "./champs.tsx";
import { adresseDeListe, choixDits, filtresActifs } from "./filtres.tsx";
import { LigneBesoin } from "./ligne.tsx";
import { OngletsDesEtats } from "./onglets.tsx";

/** The list of needs, with search, filters and orders. */
export function PageDesBesoins({
	langue,
	liste,
	demande,
}: {
	langue: Langue;
	demande: Demande | null;
	liste: Liste<BesoinsQuery, BesoinSortie, FacettesBesoins>;
}) {
	const { query, themes, facettes, comptees } = liste;
	const t = texts(langue);
	return (
		<PageDeListe
			sorte="besoins"
			liste={liste}
			demande={demande}
			choix={choixDits(langue, query, themes)}
			active={filtresActifs(langue, query, themes, liste.lieu)}
			adresse={(changes) => adresseDeListe(langue, query, changes)}
			tris={TRIS_BESOINS}
			nomDuTri={(t, tri) => t(`lecture.besoins.tris.${tri}`)}
			gardes={{ statut: query.statut }}
			contribuer={{
				href: pageAddress(langue, "/decrire"),
				label: t("contributions.decrire.titre"),
			}}
			champs={<ChampsDeListe {...{ langue, query, facettes, comptees }} />}
			onglets={
				<OngletsDesEtats
					langue={langue}
					query={query}
					nombres={comptees ? facettes.statut : null}
				/>
			}
			aussi={{
				href: pageAddress(langue, "/aider"),
				label: t("aider.toutes"),
			}}
			ligne={(besoin, level = 2) => (
				<LigneBesoin
					key={besoin.slug}
					langue={langue}
					besoin={besoin}
					level={level}
					mots={liste.mots}
					acte={liste.acte}
				/>
			)}
		/>
	);
}
