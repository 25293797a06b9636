import { fileHandlers } from "#lib/adapters/files/public-file";
import { ouvrirFichier } from "#lib/donnees/queries";
import { fichierDuChemin } from "#lib/donnees/rules";

export const { GET } = fileHandlers(async (chemin) => {
	const demande = fichierDuChemin(chemin);
	return demande && ouvrirFichier(demande.nom, demande.jour);
});
