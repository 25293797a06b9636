import { A_PROPOS } from "./fr/a_propos.ts";
import { ACCESSIBILITE } from "./fr/accessibilite.ts";
import { ACCUEIL } from "./fr/accueil.ts";
import { BESOINS } from "./fr/besoins.ts";
import { BOITE } from "./fr/boite.ts";
import { CHAMPS } from "./fr/champs.ts";
import { CHIFFRES } from "./fr/chiffres.ts";
import { COMPTE } from "./fr/compte.ts";
import { CONFIDENTIALITE } from "./fr/confidentialite.ts";
import { CONNEXION } from "./fr/connexion.ts";
import { CONTRIBUTIONS } from "./fr/contributions.ts";
import { COPIE } from "./fr/copie.ts";
import { COQUILLE } from "./fr/coquille.ts";
import { DEVELOPPEURS } from "./fr/developpeurs.ts";
import { DONNEES } from "./fr/donnees.ts";
import { EDITION } from "./fr/edition.ts";
import { ERREURS } from "./fr/erreurs.ts";
import { FLUX } from "./fr/flux.ts";
import { FORMULAIRES } from "./fr/formulaires.ts";
import { JETONS } from "./fr/jetons.ts";
import { LECTURE } from "./fr/lecture.ts";
import { LIENS } from "./fr/liens.ts";
import { MENTIONS_LEGALES } from "./fr/mentions_legales.ts";
import { MODERATION } from "./fr/moderation.ts";
import { PARTICIPATION } from "./fr/participation.ts";
import { RECHERCHE } from "./fr/recherche.ts";
import { SUIVI } from "./fr/suivi.ts";
import { VERSIONS } from "./fr/versions.ts";

export const FR = {
	coquille: COQUILLE,
	edition: EDITION,
	suivi: SUIVI,
	versions: VERSIONS,
	accueil: ACCUEIL,
	champs: CHAMPS,
	contributions: CONTRIBUTIONS,
	connexion: CONNEXION,
	copie: COPIE,
	besoins: BESOINS,
	developpeurs: DEVELOPPEURS,
	donnees: DONNEES,
	chiffres: CHIFFRES,
	erreurs: ERREURS,
	formulaires: FORMULAIRES,
	flux: FLUX,
	participation: PARTICIPATION,
	lecture: LECTURE,
	recherche: RECHERCHE,
	liens: LIENS,
	a_propos: A_PROPOS,
	accessibilite: ACCESSIBILITE,
	confidentialite: CONFIDENTIALITE,
	mentions_legales: MENTIONS_LEGALES,
	compte: COMPTE,
	jetons: JETONS,
	boite: BOITE,
	moderation: MODERATION,
} as const;
