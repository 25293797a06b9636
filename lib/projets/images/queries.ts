import { IMAGE_ENTIERE } from "#lib/contributions/queries";
import { whileContentsUnchanged } from "#lib/platform/cache/memoised-read";
import {
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { valueError } from "#lib/platform/validation/errors";
import {
	CADRES,
	type Faces,
	NATURES_IMAGE,
	type NatureImage,
} from "./schema.ts";

/** The bytes of a picture that a published project shows; null for any other, whoever asks. */
export const lireImagePublique = whileContentsUnchanged(
	async (empreinte: string): Promise<Uint8Array | null> => {
		const [image] = await rows<{ octets: Uint8Array }>(
			sql`SELECT octets FROM images WHERE empreinte = ${empreinte} AND EXISTS (SELECT 1 FROM projets p
			    WHERE p.statut = 'publie' AND (p.logo = images.empreinte OR p.image = images.empreinte))`,
			"lire_image",
		);
		return image?.octets ?? null;
	},
);

type Nommees = string | null | readonly string[];

/** Pictures by their hash, each as an address that holds it whole: for pages that only their author or a moderator reads. */
export async function lireApercus(
	nommees: Readonly<Partial<Record<NatureImage, Nommees>>>,
): Promise<Readonly<Record<string, string>>> {
	const dites = NATURES_IMAGE.flatMap((nature) => nommees[nature]).filter(
		(une) => une,
	);
	if (dites.length === 0) return {};
	const images = await rows<{ empreinte: string; dite: string }>(
		sql`SELECT empreinte, ${IMAGE_ENTIERE} AS dite FROM images WHERE empreinte = ANY(${dites}::text[])`,
	);
	return Object.fromEntries(
		images.map(({ empreinte, dite }) => [empreinte, dite]),
	);
}

const PERDUE = {
	fr: "cette image n’est plus gardée : choisissez-la de nouveau.",
	en: "this picture is no longer kept: choose it again.",
};

const SANS_TEXTE = {
	fr: "décrivez l’image en quelques mots : qui ne la voit pas les lira.",
	en: "describe the picture in a few words, for those who can’t see it.",
};

/** These pictures, if each is kept and fits its place; a description goes with its picture. Refused otherwise, field by field. */
export async function lireFaces({
	logo,
	image,
	image_dite,
}: Faces): Promise<Resultat<Faces>> {
	const faces = { logo, image, image_dite: image && image_dite };
	const gardees = new Map(
		(logo ?? image) === null
			? []
			: await rows<{ empreinte: string; octets: number; cote: number }>(
					sql`SELECT empreinte, octet_length(octets) AS octets, greatest(largeur, hauteur) AS cote
					    FROM images WHERE empreinte IN (${logo}, ${image})`,
				).then((lues) => lues.map((une) => [une.empreinte, une])),
	);
	const fautes = NATURES_IMAGE.flatMap((nature) => {
		const dite = faces[nature];
		if (dite === null) return [];
		const { width, maxOctets } = CADRES[nature];
		const gardee = gardees.get(dite);
		return gardee && gardee.octets <= maxOctets && gardee.cote <= width
			? []
			: [valueError(["body", nature], PERDUE, null)];
	});
	if (image !== null && image_dite === null)
		fautes.push(valueError(["body", "image_dite"], SANS_TEXTE, null));
	return fautes.length > 0 ? invalide(...fautes) : reussite(faces);
}
