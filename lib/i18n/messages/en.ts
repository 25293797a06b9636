import { A_PROPOS } from "./en/a_propos.ts";
import { ACCESSIBILITE } from "./en/accessibilite.ts";
import { ACCUEIL } from "./en/accueil.ts";
import { AIDER } from "./en/aider.ts";
import { BESOINS } from "./en/besoins.ts";
import { BILANS } from "./en/bilans.ts";
import { BOITE } from "./en/boite.ts";
import { CHAMPS } from "./en/champs.ts";
import { CHIFFRES } from "./en/chiffres.ts";
import { CLES } from "./en/cles.ts";
import { COMPTE } from "./en/compte.ts";
import { CONFIDENTIALITE } from "./en/confidentialite.ts";
import { CONNEXION } from "./en/connexion.ts";
import { CONTRIBUTIONS } from "./en/contributions.ts";
import { COPIE } from "./en/copie.ts";
import { COQUILLE } from "./en/coquille.ts";
import { DEMANDES } from "./en/demandes.ts";
import { DEVELOPPEURS } from "./en/developpeurs.ts";
import { DONNEES } from "./en/donnees.ts";
import { EDITION } from "./en/edition.ts";
import { ERREURS } from "./en/erreurs.ts";
import { FICHE } from "./en/fiche.ts";
import { FLUX } from "./en/flux.ts";
import { FORMULAIRES } from "./en/formulaires.ts";
import { IMAGES } from "./en/images.ts";
import { INTEGRER } from "./en/integrer.ts";
import { JETONS } from "./en/jetons.ts";
import { JOURNAL } from "./en/journal.ts";
import { LECTURE } from "./en/lecture.ts";
import { LIENS } from "./en/liens.ts";
import { LIEUX } from "./en/lieux.ts";
import { MENTIONS_LEGALES } from "./en/mentions_legales.ts";
import { MODERATION } from "./en/moderation.ts";
import { PARTICIPATION } from "./en/participation.ts";
import { RECHERCHE } from "./en/recherche.ts";
import { REPRISE_PROJET } from "./en/reprise_projet.ts";
import { REUNIONS } from "./en/reunions.ts";
import { SANTE } from "./en/sante.ts";
import { SITUATIONS } from "./en/situations.ts";
import { SUIVI } from "./en/suivi.ts";
import { SURVEILLANCE } from "./en/surveillance.ts";
import { VERSIONS } from "./en/versions.ts";
import { VOCABULAIRE } from "./en/vocabulaire.ts";
import type { FR } from "./fr.ts";

/** The same keys as the French texts, each with a text of another language. */
type Translated<Texts> = {
	readonly [Key in keyof Texts]: Texts[Key] extends string
		? string
		: Translated<Texts[Key]>;
};

export const EN: Translated<typeof FR> = {
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
};
