import { z } from "zod";
import { lineText, optionalText } from "#lib/platform/validation/fields";

export const NATURES_IMAGE = ["logo", "image"] as const;
export type NatureImage = (typeof NATURES_IMAGE)[number];

/** What each is kept within: sides in pixels, a face twice those of its tile; bytes. */
export const CADRES = {
	logo: { width: 176, height: 176, maxOctets: 6 * 1024 },
	image: { width: 720, height: 540, maxOctets: 60 * 1024 },
} as const satisfies Readonly<Record<NatureImage, object>>;

/** Of what a picture says to who does not see it, in code points. */
export const IMAGE_DITE_MAX = 200;

/** The hash that names a picture: SHA-256 of its bytes, base64url. */
const EMPREINTE_MAX = 43;
const empreinte = () => optionalText(lineText({ max: EMPREINTE_MAX }));

/** What shows a project, as the forms of the site send it: the API takes none of it. */
export const FacesEcrites = z.object({
	logo: empreinte(),
	image: empreinte(),
	image_dite: optionalText(lineText({ max: IMAGE_DITE_MAX })),
});
export type Faces = z.output<typeof FacesEcrites>;

/** Where a picture that is public is served. */
export function adresseImage(empreinte: string): string {
	return `/images/${empreinte}.webp`;
}

/** The hash in such an address; undefined in any other. */
export function empreinteDe(chemin: string): string | undefined {
	return /^\/images\/([A-Za-z0-9_-]{43})\.webp$/.exec(chemin)?.[1];
}
