import { ACCUEIL } from "./fr/accueil.ts";
import { BESOINS } from "./fr/besoins.ts";
import { COQUILLE } from "./fr/coquille.ts";
import { ERREURS } from "./fr/erreurs.ts";
import { FORMULAIRES } from "./fr/formulaires.ts";

export const FR = {
	coquille: COQUILLE,
	accueil: ACCUEIL,
	besoins: BESOINS,
	erreurs: ERREURS,
	formulaires: FORMULAIRES,
} as const;
