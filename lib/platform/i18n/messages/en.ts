import { ACCUEIL } from "./en/accueil.ts";
import { BESOINS } from "./en/besoins.ts";
import { COQUILLE } from "./en/coquille.ts";
import { ERREURS } from "./en/erreurs.ts";
import { FORMULAIRES } from "./en/formulaires.ts";

export const EN = {
	coquille: COQUILLE,
	accueil: ACCUEIL,
	besoins: BESOINS,
	erreurs: ERREURS,
	formulaires: FORMULAIRES,
} as const;
