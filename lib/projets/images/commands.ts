import { hash } from "node:crypto";
import {
	champInvalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import {
	type ImageRefusal,
	isPicture,
	recoded,
} from "#lib/platform/images/recode";
import type { Phrase } from "#lib/platform/langues";
import { type Compte, secondesAvantActe } from "#lib/platform/limits/site";
import { lireOctets } from "#lib/platform/network/way-out";
import { CADRES, type NatureImage } from "./schema.ts";

/** Pictures of an account, or of a signed-out visitor's network, in an hour. */
export const IMAGES_PAR_HEURE = { max: 20, secondes: 3_600 };
/** Pictures of everybody in a day, of which the last quarter is for accounts: what nobody keeps is gone a day later. */
export const IMAGES_PAR_JOUR = 2_000;

/** Who sends it: an account, or the network of a signed-out visitor. */
export type Expediteur = { readonly visiteur: Compte; readonly reseau: string };

const OCCUPE = {
	fr: "trop d’images arrivent en ce moment : réessayez plus tard, ou continuez sans elle.",
	en: "too many pictures are arriving right now: try again later, or go on without it.",
};

const RAISONS: Readonly<Record<ImageRefusal, Phrase>> = {
	illisible: {
		fr: "ce fichier n’est pas une image PNG, JPEG ou WebP que nous pouvons lire.",
		en: "this file is not a PNG, JPEG or WebP picture that we can read.",
	},
	lourde: {
		fr: "cette image pèse plus de 2 Mo : réduisez-la.",
		en: "this picture is over 2 MB: make it smaller.",
	},
	etendue: {
		fr: "cette image a plus de 16 millions de pixels : réduisez-la.",
		en: "this picture has more than 16 million pixels: make it smaller.",
	},
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
