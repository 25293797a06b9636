import { listerArticles } from "#lib/articles/queries";
import {
	listerPlaces,
	listerRolesSansPlace,
} from "#lib/besoins/places/queries";
import {
	lireDernierLivre,
	listerBesoins,
	listerEtapesRecentes,
} from "#lib/besoins/queries";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { aDesLieux } from "#lib/lieux/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { together } from "#lib/platform/contract/records";
import {
	type Echec,
	invalide,
	type Page,
	type Resultat,
} from "#lib/platform/contract/result";
import { type Expediteur, garderImage } from "#lib/projets/commands";
import { listerProjets } from "#lib/projets/queries";
import { NATURES_IMAGE } from "#lib/projets/schema";
import { compterFacettesProjets } from "#lib/recherche/queries";
import { lireChiffres, lireTraits } from "#lib/statistiques/queries";
import { listerThemes } from "#lib/themes/queries";
import { lireActe as acteDesBesoins } from "./besoins/data.ts";
import { lireActe as acteDesProjets } from "./projets/data.ts";

const PROJETS_MAX = 4;
const BESOINS_MAX = 6;
const ETAPES_MAX = 4;
const ARTICLES_MAX = 3;
const CHERCHENT_MAX = 4;

function elements<T>(page: Resultat<Page<T>>): readonly T[] {
	if (!page.ok) throw new Error("a list without a cursor is never refused");
	return page.valeur.elements;
}

export const lireAccueil = whileUnchanged(async () => {
	const { chiffres, mois, facettes, cherches, ...lus } = await together({
		chiffres: lireChiffres(),
		mois: lireTraits(),
		placee: aDesLieux(),
		themes: listerThemes(),
		facettes: compterFacettesProjets({}),
		livre: lireDernierLivre(),
		cherches: listerRolesSansPlace({ limite: CHERCHENT_MAX }),
		projets: listerProjets({ tri: "une", limite: PROJETS_MAX }),
		besoins: listerBesoins({ tri: "soutiens", limite: BESOINS_MAX }),
		etapes: listerEtapesRecentes(ETAPES_MAX),
		articles: listerArticles({ limite: ARTICLES_MAX }),
		places: listerPlaces({ limite: CHERCHENT_MAX }),
	});
	const places = elements(lus.places);
	return {
		...lus,
		chiffres: { chiffres, mois },
		nombres: facettes.theme,
		places,
		roles: cherches.roles.slice(0, CHERCHENT_MAX - places.length),
		projets: elements(lus.projets),
		besoins: elements(lus.besoins),
		articles: elements(lus.articles),
	};
});

/** The pictures of a form, kept, and why those are not that can't be: each is a value from then on, and what one takes away is none. */
export async function imagesEnvoyees(form: FormData, de: Expediteur) {
	const valeurs: Record<string, string[]> = {};
	const refus: Echec[] = [];
	for (const nature of NATURES_IMAGE) {
		const fichier = form.get(`${nature}_fichier`);
		if (form.has(`${nature}_retire`)) valeurs[nature] = [];
		else if (fichier instanceof File && fichier.size > 0) {
			const octets = Buffer.from(await fichier.arrayBuffer());
			const garde = await garderImage(de, nature, octets);
			if (garde.ok) valeurs[nature] = [garde.valeur];
			else refus.push(garde);
		}
	}
	const fautes = refus.flatMap((un) =>
		un.refus === "invalide" ? un.detail : [],
	);
	const seul = fautes.length === 0 ? null : invalide(...fautes);
	return {
		valeurs,
		refus: refus.find((un) => un.refus !== "invalide") ?? seul,
	};
}

type Lignes = readonly { readonly slug: string }[];

/** How the reader votes and supports from rows of both kinds, with one's own marked. */
export async function lireActes(
	visiteur: Visiteur | null,
	lignes: { readonly projets: Lignes; readonly besoins: Lignes },
) {
	const [projets, besoins] = await Promise.all([
		acteDesProjets(visiteur, lignes.projets),
		acteDesBesoins(visiteur, lignes.besoins),
	]);
	return { projets, besoins };
}
