import { textDoor } from "#lib/adapters/files/public-file";
import { lireFichier } from "#lib/statistiques/queries";

export const { GET } = textDoor(({ langue, params }) =>
	lireFichier(String(params.fichier), langue),
);
