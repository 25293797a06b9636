import { textHandlers } from "#lib/adapters/files/public-file";
import { lireFichier } from "#lib/statistiques/queries";

export const { GET } = textHandlers(({ langue, params }) =>
	lireFichier(String(params.fichier), langue),
);
