import { COLONNES_PLACE, PLACE_OUVERTE } from "#lib/besoins/places/queries";
import {
	besoinPublic,
	besoinVise,
	COLONNES_BESOIN,
	PUBLIC_OU_REUNI,
} from "#lib/besoins/queries";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { lireLieu, voisinage } from "#lib/lieux/queries";
import { nomTraduit } from "#lib/lieux/schema";
import { reglages } from "#lib/platform/config/env";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { isDemonstration, keptFact } from "#lib/platform/db/site-facts";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import { now } from "#lib/platform/runtime/clock";
import type { EntreeAtom, FluxAtom } from "#lib/platform/text/atom";
import { COLONNES_PROJET } from "#lib/projets/queries";
import { lireNomDuTheme } from "#lib/themes/queries";
import {
	adresseDesEtapes,
	adresseDuFlux,
	autoriteDe,
	identifiant,
	LISTES_SUIVIES,
	slugDuFichier,
} from "./rules.ts";
import {
	ENTREES_MAX,
	FLUX_PAR_LIEU,
	FLUX_PAR_THEME,
	IdentiteFlux,
	NATURES_FLUX,
	type NatureFlux,
} from "./schema.ts";
import {
	type CadreFlux,
	dernier,
	type LigneArticleFlux,
	type LigneBesoinFlux,
	type LigneEtapeFlux,
	type LignePlaceFlux,
	type LigneProjetFlux,
	versEntreeArticle,
	versEntreeBesoin,
	versEntreeEtape,
	versEntreePlace,
	versEntreeProjet,
	versTeteDuBesoin,
} from "./serialize.ts";

const EST_PUBLIC = besoinPublic(sql`b.statut`);

/** The authority of the identifiers; the first read fixes it for ever (D28). */
export async function lireIdentite(): Promise<IdentiteFlux> {
	const premiere: IdentiteFlux = {
		autorite: autoriteDe(reglages().siteUrl),
		jour: now().toISOString().slice(0, 10),
	};
	const gardee = await keptFact("identite_flux", JSON.stringify(premiere));
	return IdentiteFlux.parse(JSON.parse(gardee));
}

async function cadreDe(langue: Langue): Promise<CadreFlux> {
	const [identite, demonstration] = await Promise.all([
		lireIdentite(),
		isDemonstration(),
	]);
	return { identite, langue, demonstration, siteUrl: reglages().siteUrl };
}

type Filtres = {
	readonly theme: string | undefined;
	readonly lieu: string | undefined;
};

/** The condition, after others, that an entry `e` is near this area. */
async function presDe(lieu: string | undefined, e: Sql): Promise<Sql> {
	const pres = await voisinage(lieu, e);
	return pres ? sql`AND ${pres.where}` : sql``;
}

async function entreesProjets(
	cadre: CadreFlux,
	{ theme, lieu }: Filtres,
): Promise<EntreeAtom[]> {
	const filtre: Sql =
		theme === undefined
			? sql``
			: sql`AND EXISTS (SELECT 1 FROM projet_themes l JOIN themes h ON h.id = l.theme_id
			      WHERE l.projet_id = p.id AND h.slug = ${theme})`;
	const lignes = await rows<LigneProjetFlux>(
		sql`SELECT ${COLONNES_PROJET}, p.modifie_le FROM projets p WHERE p.statut = 'publie' ${filtre} ${await presDe(lieu, sql`p`)}
		    ORDER BY p.publie_le DESC, p.id DESC LIMIT ${ENTREES_MAX}`,
	);
	return lignes.map((ligne) => versEntreeProjet(cadre, ligne));
}

function duTheme(theme: string | undefined): Sql {
	return theme === undefined
		? sql``
		: sql`AND b.theme_id = (SELECT h.id FROM themes h WHERE h.slug = ${theme})`;
}

async function entreesBesoins(
	cadre: CadreFlux,
	{ theme, lieu }: Filtres,
): Promise<EntreeAtom[]> {
	const lignes = await rows<LigneBesoinFlux>(
		sql`SELECT ${COLONNES_BESOIN}, b.publie_le, b.modifie_le FROM besoins b WHERE ${PUBLIC_OU_REUNI} ${duTheme(theme)} ${await presDe(lieu, sql`b`)}
		    ORDER BY b.publie_le DESC NULLS LAST, b.id DESC LIMIT ${ENTREES_MAX}`,
	);
	return lignes.map((ligne) => versEntreeBesoin(cadre, ligne));
}

async function entreesPlaces(
	cadre: CadreFlux,
	{ theme }: Filtres,
): Promise<EntreeAtom[]> {
	const lignes = await rows<LignePlaceFlux>(
		sql`SELECT ${COLONNES_PLACE}, p.modifie_le FROM places p JOIN besoins b ON b.id = p.besoin_id
		    WHERE ${PLACE_OUVERTE} ${duTheme(theme)} ORDER BY p.cree_le DESC, p.id DESC LIMIT ${ENTREES_MAX}`,
	);
	return lignes.map((ligne) => versEntreePlace(cadre, ligne));
}

async function entreesArticles(cadre: CadreFlux): Promise<EntreeAtom[]> {
	const lignes = await rows<LigneArticleFlux>(
		sql`SELECT a.slug, a.titre, a.resume, a.date::text AS date, a.auteur, a.traductions, a.html,
		      a.modifie_le, '{}'::text[] AS projets
		    FROM articles a WHERE a.statut = 'publie' ORDER BY a.date DESC, a.id DESC`,
	);
	return lignes.map((ligne) => versEntreeArticle(cadre, ligne));
}

const ENTREES: Readonly<
	Record<
		NatureFlux,
		(cadre: CadreFlux, filtres: Filtres) => Promise<EntreeAtom[]>
	>
> = {
	articles: entreesArticles,
	projets: entreesProjets,
	besoins: entreesBesoins,
	places: entreesPlaces,
};

type Tete = Pick<FluxAtom, "id" | "titre" | "description"> & {
	/** Paths on the site. */
	readonly adresse: string;
	readonly page: string;
	/** When what it says of itself changed last; null where its entries alone tell. */
	readonly depuis: Date | null;
};

function assembler(
	{ demonstration, langue, siteUrl }: CadreFlux,
	{ adresse, depuis, page, ...tete }: Tete,
	entrees: readonly EntreeAtom[],
): FluxAtom {
	const { identite, siteNom } = reglages();
	const t = texts(langue);
	const description = [
		...(identite.presentation ? [identite.presentation[langue]] : []),
		tete.description,
		...(demonstration ? [t("flux.demonstration")] : []),
	].join(" ");
	return {
		...tete,
		description,
		langue,
		adresse: `${siteUrl}${adresse}`,
		page: `${siteUrl}${page}`,
		modifie_le: dernier(depuis, ...entrees.map((une) => une.modifie_le)),
		editeur: { nom: siteNom, adresse: siteUrl },
		droits: t("flux.droits", { site: siteNom }),
		entrees,
	};
}

/** One of the feeds; a theme filters those that have themes, an area those of projects and needs, an unknown one gives no entry (D19, D28). */
export async function lireFlux(
	nature: NatureFlux,
	langue: Langue,
	demande?: string,
	pres?: string,
): Promise<FluxAtom> {
	const filtrable =
		FLUX_PAR_THEME.some((une) => une === nature) && Boolean(demande);
	const theme = filtrable ? demande : undefined;
	const isPlaced = FLUX_PAR_LIEU.some((une) => une === nature) && Boolean(pres);
	const lieu = isPlaced ? pres : undefined;
	const cadre = await cadreDe(langue);
	const isUnknown = theme !== undefined && !estSlug(theme);
	const [entrees, nom = theme, place] = await Promise.all([
		isUnknown ? [] : ENTREES[nature](cadre, { theme, lieu }),
		lireNomDuTheme(theme, langue),
		lireLieu(lieu),
	]);
	const t = texts(langue);
	const titre = t(`flux.${nature}.titre`, { site: reglages().siteNom });
	const parTheme = nom ? t("flux.par_theme", { titre, theme: nom }) : titre;
	const ou = place ? nomTraduit(place, langue).texte : lieu;
	const mots = [
		...(theme === undefined ? [] : ["theme", encodeURIComponent(theme)]),
		...(lieu === undefined ? [] : ["lieu", encodeURIComponent(lieu)]),
	];
	return assembler(
		cadre,
		{
			id: identifiant(cadre.identite, langue, "flux", nature, ...mots),
			titre: ou ? t("flux.par_lieu", { titre: parTheme, lieu: ou }) : parTheme,
			description: t(`flux.${nature}.description`, { n: ENTREES_MAX }),
			adresse: adresseDuFlux(langue, nature, theme, lieu),
			page: pageAddress(
				langue,
				listPath(LISTES_SUIVIES[nature], { theme, lieu }),
			),
			depuis:
				entrees.length === 0
					? new Date(`${cadre.identite.jour}T00:00:00Z`)
					: null,
		},
		entrees,
	);
}

/** The feed that a path under /flux names: `["projets.xml"]`, `["besoins", "fontaines.xml"]`. */
export async function lireFluxParChemin(
	[dossier = "", fichier, ...reste]: readonly string[],
	langue: Langue,
	theme: string | undefined,
	lieu?: string,
): Promise<Resultat<FluxAtom>> {
	const nature = NATURES_FLUX.find((connue) => dossier === `${connue}.xml`);
	if (nature && fichier === undefined)
		return reussite(await lireFlux(nature, langue, theme, lieu));
	const slug = fichier === undefined ? null : slugDuFichier(fichier);
	return dossier === "besoins" && slug !== null && reste.length === 0
		? lireFluxDesEtapes(slug, langue)
		: INTROUVABLE;
}

/**
 * The steps of a public need, newest first; no entry while it has no work space (D28).
 * For a merged need, those of the one that it stands in, under its identifiers.
 */
export async function lireFluxDesEtapes(
	demande: string,
	langue: Langue,
): Promise<Resultat<FluxAtom>> {
	if (!estSlug(demande)) return INTROUVABLE;
	const cadre = await cadreDe(langue);
	const [besoin] = await rows<LigneBesoinFlux>(
		sql`SELECT ${COLONNES_BESOIN}, b.publie_le, b.modifie_le FROM besoins b
		    WHERE b.id = ${besoinVise(demande)} AND ${EST_PUBLIC}`,
	);
	if (!besoin) return INTROUVABLE;
	const { slug } = besoin;
	const { titre, chantier } = versTeteDuBesoin(cadre, besoin);
	const lignes = chantier
		? await rows<LigneEtapeFlux>(
				sql`SELECT e.numero, e.jour::text AS jour, e.titre, e.texte, e.traductions, e.cree_le, e.modifie_le
				    FROM etapes e JOIN besoins b ON b.id = e.besoin_id WHERE b.slug = ${slug}
				    ORDER BY e.jour DESC, e.id DESC LIMIT ${ENTREES_MAX}`,
			)
		: [];
	const t = texts(langue);
	return reussite(
		assembler(
			cadre,
			{
				id: identifiant(cadre.identite, langue, "flux", "besoins", slug),
				titre: t("flux.etapes.titre", { besoin: titre }),
				description: t("flux.etapes.description", { n: ENTREES_MAX }),
				adresse: adresseDesEtapes(langue, slug),
				page: pageAddress(langue, `/besoins/${slug}`),
				depuis: besoin.modifie_le,
			},
			lignes.map((ligne) => versEntreeEtape(cadre, slug, ligne)),
		),
	);
}
