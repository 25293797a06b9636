import { hash } from "node:crypto";
import { contribuer } from "#lib/contributions/commands";
import { phrase } from "#lib/i18n/texts";
import { situer } from "#lib/lieux/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { avecSlugLibre } from "#lib/platform/db/slug";
import type { Transaction } from "#lib/platform/db/transaction";
import {
	type ImageRefusal,
	isPicture,
	recoded,
} from "#lib/platform/images/recode";
import type { Phrase } from "#lib/platform/langues";
import { type Compte, secondesAvantActe } from "#lib/platform/limits/site";
import { lireOctets } from "#lib/platform/network/way-out";
import { unknownValues } from "#lib/platform/validation/errors";
import { identifierThemes } from "#lib/themes/queries";
import { lireFaces } from "./queries.ts";
import { avecCodeOuvert } from "./rules.ts";
import {
	CADRES,
	type Faces,
	type NatureImage,
	type ProjetContribue,
	type ProjetContribution,
} from "./schema.ts";
import { classerProjet } from "./writes.ts";

/** The ids of the themes in their order, without duplicates, or an error at the place of each unknown one. */
export async function themesChoisis(
	choix: readonly string[],
): Promise<Resultat<number[]>> {
	const connus = await identifierThemes(choix);
	const inconnus = unknownValues(
		"themes",
		choix,
		connus,
		phrase("refus.themes.inconnu"),
	);
	if (inconnus.length > 0) return invalide(...inconnus);
	const ids = [...new Set(choix)].flatMap((slug) => connus.get(slug) ?? []);
	return reussite(ids);
}

/** `{}`, or the English version of a text in French. */
type Traductions = { readonly en?: Readonly<Record<string, string>> };

async function ecrireProjet(
	tx: Transaction,
	{
		piege,
		themes,
		...champs
	}: Omit<ProjetContribution, "lieux"> & Faces & { lieux?: string[] },
	traductions: Traductions,
	theme_ids: readonly number[],
	entree: { statut: string; auteur_id: number },
) {
	const projet = await avecSlugLibre(tx, "projets", champs.nom, (slug) =>
		tx.projet.create({
			data: { ...avecCodeOuvert(champs), ...entree, slug, traductions },
			select: { id: true, slug: true },
		}),
	);
	await classerProjet(tx, projet.id, theme_ids);
	return projet;
}

/**
 * Creates a suggested project, pending review (D15, D16), with its English version and its pictures if it has any. Fails
 * when a theme is unknown, a picture not kept, the pool of contributions empty, or the account suspended.
 */
export async function proposerProjet(
	acteur: ActeurCompte,
	{
		logo = null,
		image = null,
		image_dite = null,
		...contribution
	}: ProjetContribution & Partial<Faces>,
	traductions: Traductions = {},
	cleClient: string | null = null,
): Promise<Resultat<ProjetContribue>> {
	const themes = await themesChoisis(contribution.themes);
	if (!themes.ok) return themes;
	const situe = await situer(contribution, false);
	if (!situe.ok) return situe;
	const faces = await lireFaces({ logo, image, image_dite });
	if (!faces.ok) return faces;
	const { piege, lieux, ...corps } = contribution;
	return contribuer(acteur, {
		nature: "projet",
		corps: {
			...corps,
			...{ lieux, themes: themes.valeur, ...traductions },
			...((logo ?? image) ? faces.valeur : {}),
		},
		piege,
		cleClient,
		titre: contribution.nom,
		creer: (tx, entree) =>
			ecrireProjet(
				tx,
				{ piege, ...corps, ...situe.valeur, ...faces.valeur },
				traductions,
				themes.valeur,
				entree,
			),
	});
}

/** Pictures of an account, or of a signed-out visitor's network, in an hour. */
export const IMAGES_PAR_HEURE = { max: 20, secondes: 3_600 };
/** Pictures of everybody in a day, of which the last quarter is for accounts: what nobody keeps is gone a day later. */
export const IMAGES_PAR_JOUR = 2_000;

/** Who sends it: an account, or the network of a signed-out visitor. */
export type Expediteur = { readonly visiteur: Compte; readonly reseau: string };

const OCCUPE = phrase("refus.images.trop");

const RAISONS: Readonly<Record<ImageRefusal, Phrase>> = {
	illisible: phrase("refus.images.illisible"),
	lourde: phrase("refus.images.lourde"),
	etendue: phrase("refus.images.etendue"),
	occupe: OCCUPE,
};

/**
 * Makes a picture anew and keeps it, and answers the hash that names it. Refused for what
 * is no picture of ours, beyond the hour's count of who sends it, and when too many come
 * at once. What no entry, version or draft names is forgotten after a day.
 */
export async function garderImage(
	{ visiteur, reseau }: Expediteur,
	nature: NatureImage,
	octets: Buffer,
): Promise<Resultat<string>> {
	const delaiSecondes = await secondesAvantActe(
		visiteur,
		reseau,
		"image",
		IMAGES_PAR_HEURE,
	);
	if (delaiSecondes !== null)
		return { ok: false, refus: "limite", delaiSecondes };
	const faite = await recoded(octets, CADRES[nature]);
	if (!faite.ok) return champInvalide(nature, null, RAISONS[faite.refus]);
	const { bytes, width, height } = faite;
	const empreinte = hash("sha256", bytes, "base64url");
	const max = visiteur ? IMAGES_PAR_JOUR : (IMAGES_PAR_JOUR * 3) / 4;
	const gardees = await rows(
		sql`INSERT INTO images (empreinte, octets, largeur, hauteur)
		    SELECT ${empreinte}, ${bytes}, ${width}, ${height}
		    WHERE (SELECT count(*) FROM images WHERE cree_le > now() - interval '1 day') < ${max}
		    ON CONFLICT (empreinte) DO UPDATE SET cree_le = clock_timestamp() RETURNING 1`,
	);
	return gardees.length > 0
		? reussite(empreinte)
		: champInvalide(nature, null, OCCUPE);
}

/** Reads the logo at an address, as a reader of foreign addresses may, and keeps it; null when there is none that we can show. */
export async function prendreLogo(
	lecteur: Expediteur,
	adresse: string,
): Promise<string | null> {
	const lu = await lireOctets(lecteur, [adresse], isPicture);
	if (!lu.ok) return null;
	const garde = await garderImage(lecteur, "logo", lu.bytes);
	return garde.ok ? garde.valeur : null;
}
