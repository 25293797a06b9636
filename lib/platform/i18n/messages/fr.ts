import { ACCUEIL } from "./fr/accueil.ts";
import { BESOINS } from "./fr/besoins.ts";
import { CONNEXION } from "./fr/connexion.ts";
import { CONTRIBUTIONS } from "./fr/contributions.ts";
import { COPIE } from "./fr/copie.ts";
import { COQUILLE } from "./fr/coquille.ts";
import { DONNEES } from "./fr/donnees.ts";
import { ERREURS } from "./fr/erreurs.ts";
import { FLUX } from "./fr/flux.ts";
import { FORMULAIRES } from "./fr/formulaires.ts";
import { LECTURE } from "./fr/lecture.ts";
import { PARTICIPATION } from "./fr/participation.ts";

export const FR = {
	coquille: COQUILLE,
	accueil: ACCUEIL,
	contributions: CONTRIBUTIONS,
	connexion: CONNEXION,
	copie: COPIE,
	besoins: BESOINS,
	donnees: DONNEES,
	erreurs: ERREURS,
	formulaires: FORMULAIRES,
	flux: FLUX,
	participation: PARTICIPATION,
	lecture: LECTURE,
} as const;
