import { A_PROPOS } from "./fr/a_propos.ts";
import { ACCESSIBILITE } from "./fr/accessibilite.ts";
import { ACCUEIL } from "./fr/accueil.ts";
import { AIDER } from "./fr/aider.ts";
import { BESOINS } from "./fr/besoins.ts";
import { BILANS } from "./fr/bilans.ts";
import { BOITE } from "./fr/boite.ts";
import { CHAMPS } from "./fr/champs.ts";
import { CHIFFRES } from "./fr/chiffres.ts";
import { CLES } from "./fr/cles.ts";
import { COMPTE } from "./fr/compte.ts";
import { CONFIDENTIALITE } from "./fr/confidentialite.ts";
import { CONNEXION } from "./fr/connexion.ts";
import { CONTRIBUTIONS } from "./fr/contributions.ts";
import { COPIE } from "./fr/copie.ts";
import { COQUILLE } from "./fr/coquille.ts";
import { DEMANDES } from "./fr/demandes.ts";
import { DEVELOPPEURS } from "./fr/developpeurs.ts";
import { DONNEES } from "./fr/donnees.ts";
import { EDITION } from "./fr/edition.ts";
import { ERREURS } from "./fr/erreurs.ts";
import { FICHE } from "./fr/fiche.ts";
import { FLUX } from "./fr/flux.ts";
import { FORMULAIRES } from "./fr/formulaires.ts";
import { IMAGES } from "./fr/images.ts";
import { INTEGRER } from "./fr/integrer.ts";
import { JETONS } from "./fr/jetons.ts";
import { JOURNAL } from "./fr/journal.ts";
import { LECTURE } from "./fr/lecture.ts";
import { LIENS } from "./fr/liens.ts";
import { LIEUX } from "./fr/lieux.ts";
import { MENTIONS_LEGALES } from "./fr/mentions_legales.ts";
import { MODERATION } from "./fr/moderation.ts";
import { PARTICIPATION } from "./fr/participation.ts";
import { RECHERCHE } from "./fr/recherche.ts";
import { REPRISE_PROJET } from "./fr/reprise_projet.ts";
import { REUNIONS } from "./fr/reunions.ts";
import { SANTE } from "./fr/sante.ts";
import { SITUATIONS } from "./fr/situations.ts";
import { SUIVI } from "./fr/suivi.ts";
import { SURVEILLANCE } from "./fr/surveillance.ts";
import { VERSIONS } from "./fr/versions.ts";
import { VOCABULAIRE } from "./fr/vocabulaire.ts";

export const FR = {
	coquille: COQUILLE,
	edition: EDITION,
	sante: SANTE,
	suivi: SUIVI,
	demandes: DEMANDES,
	journal: JOURNAL,
	surveillance: SURVEILLANCE,
	versions: VERSIONS,
	vocabulaire: VOCABULAIRE,
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
	fiche: FICHE,
	flux: FLUX,
	images: IMAGES,
	integrer: INTEGRER,
	participation: PARTICIPATION,
	lecture: LECTURE,
	lieux: LIEUX,
	recherche: RECHERCHE,
	liens: LIENS,
	reprise_projet: REPRISE_PROJET,
	reunions: REUNIONS,
	bilans: BILANS,
	situations: SITUATIONS,
	aider: AIDER,
	a_propos: A_PROPOS,
	accessibilite: ACCESSIBILITE,
	confidentialite: CONFIDENTIALITE,
	mentions_legales: MENTIONS_LEGALES,
	cles: CLES,
	compte: COMPTE,
	jetons: JETONS,
	boite: BOITE,
	moderation: MODERATION,
} as const;
