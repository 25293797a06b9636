import { textHandlers } from "#lib/adapters/files/public-file";
import { lireFichier } from "#lib/statistiques/queries";
import { lireImage } from "../data.ts";

export const { GET } = textHandlers(async ({ langue, params }) => {
	const fichier = String(params.fichier);
	const chiffres = await lireFichier(fichier, langue);
	return chiffres ?? lireImage(fichier, langue);
});
