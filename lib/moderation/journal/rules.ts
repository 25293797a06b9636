import { ACTES, type Acte } from "#lib/platform/db/journal-acts";
import type { Langue, Phrase } from "#lib/platform/langues";
import type { LigneJournal } from "./schema.ts";

const LIBELLES_ACTE = {
	changerStatutProjet: { fr: "Changement d’état", en: "Change of state" },
	changerStatutBesoin: { fr: "Changement d’état", en: "Change of state" },
	annulerActe: { fr: "Décision annulée", en: "Decision undone" },
	contesterRetrait: {
		fr: "Archivage contesté",
		en: "Appeal against archiving",
	},
	maintenirRetrait: { fr: "Archivage maintenu", en: "Archiving upheld" },
	demanderComplement: {
		fr: "Complément demandé à l’auteur",
		en: "Author asked to complete",
	},
	retirerDemande: {
		fr: "Demande de complément retirée",
		en: "Request to complete withdrawn",
	},
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
	reunirBesoins: { fr: "Besoin réuni à un autre", en: "Need merged" },
	separerBesoins: {
		fr: "Besoins séparés de nouveau",
		en: "Needs taken apart again",
	},
	demanderBilan: {
		fr: "Soutiens interrogés après la livraison",
		en: "Supporters asked after the delivery",
	},
	publierPhrase: { fr: "Phrase publiée", en: "Sentence published" },
	ecarterPhrase: { fr: "Phrase non publiée", en: "Sentence not published" },
	ouvrirPlace: { fr: "Place ouverte", en: "Place opened" },
	modifierPlace: { fr: "Place modifiée", en: "Place edited" },
	fermerPlace: { fr: "Place fermée", en: "Place closed" },
	renouvelerPlace: { fr: "Place renouvelée", en: "Place renewed" },
	nommerReferent: { fr: "Référent nommé", en: "Referent named" },
	retirerReferent: { fr: "Référent retiré", en: "Referent removed" },
	accepterOffre: { fr: "Offre d’aide acceptée", en: "Offer of help accepted" },
	declinerOffre: { fr: "Offre d’aide déclinée", en: "Offer of help declined" },
	creerProjet: { fr: "Projet créé", en: "Project created" },
	modifierProjet: { fr: "Projet modifié", en: "Project edited" },
	creerBesoin: { fr: "Besoin créé", en: "Need created" },
	modifierBesoin: { fr: "Besoin modifié", en: "Need edited" },
	definirChantier: { fr: "Espace de travail écrit", en: "Work space written" },
	ajouterEtape: { fr: "Étape ajoutée", en: "Step added" },
	modifierEtape: { fr: "Étape modifiée", en: "Step edited" },
	retirerEtape: { fr: "Étape retirée", en: "Step removed" },
	rendreEtape: { fr: "Étape rendue", en: "Step restored" },
	creerArticle: { fr: "Article créé", en: "Article created" },
	modifierArticle: { fr: "Article modifié", en: "Article edited" },
	publierArticle: {
		fr: "Article publié à l’heure prévue",
		en: "Article published as scheduled",
	},
	supprimerArticle: { fr: "Brouillon supprimé", en: "Draft deleted" },
	creerTheme: { fr: "Thème créé", en: "Theme created" },
	modifierTheme: { fr: "Thème modifié", en: "Theme edited" },
	deplacerTheme: { fr: "Thème déplacé", en: "Theme moved" },
	supprimerTheme: { fr: "Thème supprimé", en: "Theme deleted" },
	rendreTheme: { fr: "Thème rendu", en: "Theme restored" },
	ajouterEquivalence: {
		fr: "Mots de même sens ajoutés",
		en: "Words with the same meaning added",
	},
	modifierEquivalence: {
		fr: "Mots de même sens modifiés",
		en: "Words with the same meaning edited",
	},
	retirerEquivalence: {
		fr: "Mots de même sens retirés",
		en: "Words with the same meaning removed",
	},
	ecarterMot: { fr: "Mot entendu traité", en: "Word heard dealt with" },
	corrigerContribution: {
		fr: "Texte corrigé par son auteur",
		en: "Text corrected by its author",
	},
	renvoyerContribution: {
		fr: "Renvoyée par son auteur après un refus",
		en: "Sent again by its author after a refusal",
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
		en: "Emails about new sign-ins turned on or off",
	},
	changerRole: { fr: "Rôle changé", en: "Role changed" },
	ajouterCle: { fr: "Clé d’accès ajoutée", en: "Passkey added" },
	retirerCle: { fr: "Clé d’accès retirée", en: "Passkey removed" },
	retirerClesDe: {
		fr: "Clés d’accès perdues retirées",
		en: "Lost passkeys removed",
	},
	utiliserCodeSecours: {
		fr: "Code de secours utilisé",
		en: "Recovery code used",
	},
	renouvelerCodesSecours: {
		fr: "Codes de secours renouvelés",
		en: "Recovery codes renewed",
	},
	exigerCles: {
		fr: "Clé d’accès exigée de l’équipe, ou non",
		en: "Passkey required of the team, or not",
	},
	traiterSignalement: { fr: "Signalement traité", en: "Report dealt with" },
	rouvrirSignalement: { fr: "Signalement rouvert", en: "Report reopened" },
	ajouterNote: { fr: "Note de la modération", en: "Note of the moderators" },
	retirerNote: { fr: "Note retirée", en: "Note removed" },
	creerModele: { fr: "Modèle de réponse créé", en: "Answer template created" },
	modifierModele: {
		fr: "Modèle de réponse modifié",
		en: "Answer template edited",
	},
	retirerModele: {
		fr: "Modèle de réponse retiré",
		en: "Answer template removed",
	},
	surveillerMot: { fr: "Mot surveillé", en: "Word watched" },
	oublierMot: {
		fr: "Mot qui n’est plus surveillé",
		en: "Word no longer watched",
	},
	marquerVue: {
		fr: "Publication sans relecture vue",
		en: "Unreviewed publication seen",
	},
	annulerEnvoi: { fr: "Envoi annulé", en: "Mailing cancelled" },
	relancerCourriel: { fr: "Courriel relancé", en: "Email sent again" },
	purger: { fr: "Durées de conservation appliquées", en: "Retention applied" },
	creerCompte: {
		fr: "Compte créé ou changé",
		en: "Account created or changed",
	},
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
		en: "Address admitted again",
	},
	importerProjets: { fr: "Projets importés", en: "Projects imported" },
	importerBesoins: { fr: "Besoins importés", en: "Needs imported" },
	retirerDemonstration: {
		fr: "Démonstration retirée",
		en: "Demonstration removed",
	},
	passerEnLectureSeule: {
		fr: "Site passé en lecture seule",
		en: "Site made read-only",
	},
	rouvrirEcritures: {
		fr: "Fin de la lecture seule",
		en: "End of read-only mode",
	},
} satisfies Readonly<Record<Acte, Phrase>>;

/** The label of an act on the screen; an act journaled by an older version keeps its raw name. */
export function libelleActe(acte: string, langue: Langue): string {
	const connu = ACTES.find((un) => un === acte);
	return connu ? LIBELLES_ACTE[connu][langue] : acte;
}

/** Acts that have the label of another one, where the list of all acts tells them apart. */
const NOMS_PRECIS: Readonly<Record<string, Phrase>> = {
	changerStatutProjet: {
		fr: "Changement d’état d’un projet",
		en: "Change of state of a project",
	},
	changerStatutBesoin: {
		fr: "Changement d’état d’un besoin",
		en: "Change of state of a need",
	},
};

/** The name of an act in a list of acts, different for each. */
export function nomActe(acte: string, langue: Langue): string {
	const precis = Object.entries(NOMS_PRECIS).find(([nom]) => nom === acte);
	return precis ? precis[1][langue] : libelleActe(acte, langue);
}

function isNothing(valeur: unknown): boolean {
	return (
		valeur === undefined ||
		valeur === null ||
		valeur === "" ||
		(Array.isArray(valeur) && valeur.length === 0)
	);
}

/** A value that an act changed; `avant` and `apres` are undefined where the act holds none. */
export type Changement = {
	readonly cle: string;
	readonly avant: unknown;
	readonly apres: unknown;
};

/** The values that an act changed or told: none that is the same before and after, none that is nothing, no count of zero. */
export function changements({
	avant,
	apres,
}: Pick<LigneJournal, "avant" | "apres">): Changement[] {
	const de = new Map<string, unknown>(Object.entries(avant ?? {}));
	const a = new Map<string, unknown>(Object.entries(apres ?? {}));
	const dit = (valeur: unknown) =>
		isNothing(valeur) ? "" : JSON.stringify(valeur);
	return [...new Set([...de.keys(), ...a.keys()])]
		.map((cle) => ({ cle, avant: de.get(cle), apres: a.get(cle) }))
		.filter(
			({ cle, avant, apres }) =>
				dit(avant) !== dit(apres) && (de.has(cle) || apres !== 0),
		);
}
