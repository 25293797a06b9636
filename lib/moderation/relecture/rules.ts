import type { FicheModeree } from "./schema.ts";

/** Addresses in a text, as far as a moderator may want to open them. */
const ADRESSE = /https?:\/\/[^\s<>"'»”]+/giu;
const FIN = /[.,;:!?)\]]+$/;

/** The web addresses found in these texts, each once, in their order. */
function liensDans(textes: readonly (string | null)[]): string[] {
	const trouves = textes.flatMap((texte) => texte?.match(ADRESSE) ?? []);
	const propres = trouves
		.map((lien) => lien.replace(FIN, ""))
		.filter((lien) => URL.canParse(lien));
	return [...new Set(propres)];
}

/** The web addresses that an entry holds. */
export function liensDe({
	site_web,
	accroche,
	description,
	usage_ia,
}: FicheModeree): string[] {
	return liensDans([site_web, accroche, description, usage_ia]);
}
