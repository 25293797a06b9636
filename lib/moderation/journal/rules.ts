import { ACTES, type Acte } from "#lib/platform/db/journal-acts";
import type { Langue, Phrase } from "#lib/platform/langues";

const LIBELLES_ACTE = {
	changerStatutProjet: { fr: "Changement d’état", en: "Change of state" },
	changerStatutBesoin: { fr: "Changement d’état", en: "Change of state" },
	annulerActe: { fr: "Décision annulée", en: "Decision undone" },
	contesterRetrait: { fr: "Archivage contesté", en: "Archiving contested" },
	maintenirRetrait: { fr: "Archivage maintenu", en: "Archiving upheld" },
	mettreEnAvant: { fr: "Mise en avant", en: "Featuring" },
	lierProjet: { fr: "Projet lié", en: "Project linked" },
	delierProjet: { fr: "Projet délié", en: "Project unlinked" },
	confirmerLien: {
		fr: "Lien avec un projet confirmé",
		en: "Link to a project confirmed",
	},
	ecarterLien: {
		fr: "Lien avec un projet écarté",
		en: "Link to a project set aside",
	},
	creerProjet: { fr: "Projet créé", en: "Project created" },
	modifierProjet: { fr: "Projet modifié", en: "Project edited" },
	creerBesoin: { fr: "Besoin créé", en: "Need created" },
	modifierBesoin: { fr: "Besoin modifié", en: "Need edited" },
	definirChantier: { fr: "Espace de travail écrit", en: "Work space written" },
	ajouterEtape: { fr: "Étape ajoutée", en: "Step added" },
	modifierEtape: { fr: "Étape modifiée", en: "Step edited" },
	retirerEtape: { fr: "Étape retirée", en: "Step taken out" },
	rendreEtape: { fr: "Étape rendue", en: "Step given back" },
	creerArticle: { fr: "Article créé", en: "Article created" },
	modifierArticle: { fr: "Article modifié", en: "Article edited" },
	creerTheme: { fr: "Thème créé", en: "Theme created" },
	modifierTheme: { fr: "Thème modifié", en: "Theme edited" },
	deplacerTheme: { fr: "Thème déplacé", en: "Theme moved" },
	supprimerTheme: { fr: "Thème supprimé", en: "Theme deleted" },
	rendreTheme: { fr: "Thème rendu", en: "Theme given back" },
	corrigerContribution: {
		fr: "Texte corrigé par son auteur",
		en: "Text corrected by its author",
	},
	suspendreCompte: { fr: "Compte suspendu", en: "Account suspended" },
	leverSuspension: { fr: "Suspension levée", en: "Suspension lifted" },
	fermerSessionsDe: {
		fr: "Sessions fermées par l’administration",
		en: "Sessions closed by the administrators",
	},
	ajusterDecomptes: {
		fr: "Décomptes accordés aux suspensions",
		en: "Counts brought in line with suspensions",
	},
	choisirAlerteConnexion: {
		fr: "Courriel de nouvelle connexion voulu ou non",
		en: "E-mail about new sign-ins wanted or not",
	},
	changerRole: { fr: "Rôle changé", en: "Role changed" },
	traiterSignalement: { fr: "Signalement traité", en: "Report dealt with" },
	rouvrirSignalement: { fr: "Signalement rouvert", en: "Report reopened" },
	annulerEnvoi: { fr: "Envoi annulé", en: "Mailing cancelled" },
	relancerCourriel: { fr: "Courriel relancé", en: "E-mail sent again" },
	purger: { fr: "Durées de conservation appliquées", en: "Retention applied" },
	creerCompte: { fr: "Compte créé ou changé", en: "Account made or changed" },
	changerAdresse: { fr: "Adresse changée", en: "Address changed" },
	effacerCompte: { fr: "Compte effacé", en: "Account erased" },
	creerJeton: { fr: "Jeton créé", en: "Token created" },
	revoquerJeton: { fr: "Jeton révoqué", en: "Token revoked" },
	retirerContribution: {
		fr: "Contribution retirée par son auteur",
		en: "Contribution withdrawn by its author",
	},
	fermerSession: {
		fr: "Session fermée par son titulaire",
		en: "Session closed by its holder",
	},
	fermerToutesLesSessions: {
		fr: "Toutes les sessions fermées",
		en: "All sessions closed",
	},
	leverBarrage: {
		fr: "Adresse admise de nouveau",
		en: "Address let in again",
	},
	importerProjets: { fr: "Projets importés", en: "Projects imported" },
	importerBesoins: { fr: "Besoins importés", en: "Needs imported" },
	retirerDemonstration: {
		fr: "Démonstration retirée",
		en: "Demonstration removed",
	},
} satisfies Readonly<Record<Acte, Phrase>>;

/** The label of an act on the screen; an act journaled by an older version keeps its raw name. */
export function libelleActe(acte: string, langue: Langue): string {
	const connu = ACTES.find((un) => un === acte);
	return connu ? LIBELLES_ACTE[connu][langue] : acte;
}
