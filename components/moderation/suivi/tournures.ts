/** The words in which the journal tells each act. */
import type { LigneJournal } from "#lib/moderation/journal/schema";
import type { Acte } from "#lib/platform/db/journal-acts";
import type { Phrase } from "#lib/platform/langues";
import { rolesDe, valeurDe } from "./valeurs-acte.ts";

type Sentence = Pick<LigneJournal, "objet" | "avant" | "apres">;

/** `{qui}` acts; `{le}`, `{du}` and `{au}` are the object with its article; `{projet}` is the project of a link. */
type Tournure = Phrase | ((acte: Sentence) => Phrase);

/** What somebody did, in both languages. */
function fait(fr: string, en: string): Phrase {
	return { fr: `{qui} a ${fr}`, en: `{qui} ${en}` };
}

const PAR_ETAT: Readonly<Record<string, Phrase>> = {
	publie: { fr: "{qui} a publié {le}", en: "{qui} published {le}" },
	refuse: { fr: "{qui} a refusé {le}", en: "{qui} refused {le}" },
	archive: { fr: "{qui} a archivé {le}", en: "{qui} archived {le}" },
	quarantaine: {
		fr: "{qui} a mis {le} en quarantaine",
		en: "{qui} quarantined {le}",
	},
	propose: {
		fr: "{qui} a remis {le} parmi les fiches à relire",
		en: "{qui} put {le} back among the entries to review",
	},
	etude: {
		fr: "{qui} a passé {le} à l’étude",
		en: "{qui} moved {le} to study",
	},
	developpement: {
		fr: "{qui} a passé {le} en développement",
		en: "{qui} moved {le} to development",
	},
	livre: {
		fr: "{qui} a marqué {le} comme livré",
		en: "{qui} marked {le} as delivered",
	},
};

function changement(acte: Sentence): Phrase {
	const etat = String(valeurDe(acte, "statut"));
	const connu = Object.entries(PAR_ETAT).find(([nom]) => nom === etat);
	return (
		connu?.[1] ?? {
			fr: "{qui} a changé l’état {du}",
			en: "{qui} changed the state of {le}",
		}
	);
}

const CREE: Phrase = { fr: "{qui} a créé {le}", en: "{qui} created {le}" };
const MODIFIE: Phrase = { fr: "{qui} a modifié {le}", en: "{qui} edited {le}" };

/** A sentence about a step of a need, whose number takes the place of `#`. */
function etape(fr: string, en: string): (acte: Sentence) => Phrase {
	return (acte) => {
		const numero = String(valeurDe(acte, "numero"));
		return { fr: fr.replace("#", numero), en: en.replace("#", numero) };
	};
}

function nombreDe(acte: Sentence, cle: string): number {
	const valeur = valeurDe(acte, cle);
	return Array.isArray(valeur) ? valeur.length : Number(valeur ?? 0);
}

/** The words of each act. */
export const TOURNURES: Readonly<Record<Acte, Tournure>> = {
	changerStatutProjet: changement,
	changerStatutBesoin: changement,
	annulerActe: {
		fr: "{qui} a annulé une décision au sujet {du}",
		en: "{qui} undid a decision about {le}",
	},
	contesterRetrait: {
		fr: "{qui} a contesté l’archivage {du}",
		en: "{qui} appealed against the archiving of {le}",
	},
	maintenirRetrait: {
		fr: "{qui} a maintenu l’archivage {du}",
		en: "{qui} upheld the archiving of {le}",
	},
	demanderComplement: {
		fr: "{qui} a demandé à l’auteur de compléter {le}",
		en: "{qui} asked the author to complete {le}",
	},
	retirerDemande: {
		fr: "{qui} a retiré la demande de complément au sujet {du}",
		en: "{qui} withdrew the request to complete {le}",
	},
	mettreEnAvant: (acte) =>
		valeurDe(acte, "mis_en_avant") === false
			? {
					fr: "{qui} ne met plus {le} en avant",
					en: "{qui} stopped featuring {le}",
				}
			: { fr: "{qui} a mis {le} en avant", en: "{qui} featured {le}" },
	lierProjet: {
		fr: "{qui} a lié {projet} {au}",
		en: "{qui} linked {projet} to {le}",
	},
	delierProjet: {
		fr: "{qui} a délié {projet} {du}",
		en: "{qui} unlinked {projet} from {le}",
	},
	confirmerLien: {
		fr: "{qui} a confirmé que {projet} répond {au}",
		en: "{qui} confirmed that {projet} answers {le}",
	},
	ecarterLien: {
		fr: "{qui} a écarté {projet} comme réponse {au}",
		en: "{qui} set aside {projet} as an answer to {le}",
	},
	reunirBesoins: {
		fr: "{qui} a réuni {le} à un autre",
		en: "{qui} merged {le} into another",
	},
	separerBesoins: fait(
		"séparé {le} de celui auquel il était réuni",
		"took {le} apart from the one it was merged into",
	),
	demanderBilan: fait(
		"demandé si {le} est réglé",
		"asked whether {le} is solved",
	),
	publierPhrase: fait(
		"publié une phrase sur la livraison {du}",
		"published a sentence about the delivery of {le}",
	),
	ecarterPhrase: {
		fr: "{qui} n’a pas publié une phrase sur la livraison {du}",
		en: "{qui} did not publish a sentence about the delivery of {le}",
	},
	ouvrirPlace: fait("ouvert une place {au}", "opened a place on {le}"),
	modifierPlace: fait("modifié une place {du}", "edited a place of {le}"),
	fermerPlace: fait("fermé une place {du}", "closed a place of {le}"),
	renouvelerPlace: fait("renouvelé une place {du}", "renewed a place of {le}"),
	nommerReferent: fait("nommé un référent {du}", "named a referent of {le}"),
	retirerReferent: fait(
		"retiré un référent {du}",
		"removed a referent of {le}",
	),
	accepterOffre: fait(
		"accepté une offre d’aide {au}",
		"accepted an offer of help for {le}",
	),
	declinerOffre: fait(
		"décliné une offre d’aide {au}",
		"declined an offer of help for {le}",
	),
	creerProjet: CREE,
	modifierProjet: MODIFIE,
	creerBesoin: CREE,
	modifierBesoin: MODIFIE,
	definirChantier: {
		fr: "{qui} a écrit l’espace de travail {du}",
		en: "{qui} wrote the work space of {le}",
	},
	ajouterEtape: etape(
		"{qui} a ajouté l’étape # {au}",
		"{qui} added step # to {le}",
	),
	modifierEtape: etape(
		"{qui} a modifié l’étape # {du}",
		"{qui} edited step # of {le}",
	),
	retirerEtape: etape(
		"{qui} a retiré l’étape # {du}",
		"{qui} removed step # of {le}",
	),
	rendreEtape: etape(
		"{qui} a rendu l’étape # {au}",
		"{qui} restored step # of {le}",
	),
	creerArticle: CREE,
	modifierArticle: MODIFIE,
	publierArticle: {
		fr: "{qui} a publié {le}, à l’heure prévue",
		en: "{qui} published {le}, as scheduled",
	},
	supprimerArticle: {
		fr: "{qui} a supprimé {le}",
		en: "{qui} deleted {le}",
	},
	creerTheme: CREE,
	modifierTheme: MODIFIE,
	deplacerTheme: {
		fr: "{qui} a déplacé {le}",
		en: "{qui} moved {le}",
	},
	supprimerTheme: {
		fr: "{qui} a supprimé {le}",
		en: "{qui} deleted {le}",
	},
	rendreTheme: { fr: "{qui} a rendu {le}", en: "{qui} restored {le}" },
	ajouterEquivalence: {
		fr: "{qui} a ajouté {le}",
		en: "{qui} added {le}",
	},
	modifierEquivalence: MODIFIE,
	retirerEquivalence: {
		fr: "{qui} a retiré {le}",
		en: "{qui} removed {le}",
	},
	ecarterMot: {
		fr: "{qui} a traité un mot entendu",
		en: "{qui} dealt with a word heard",
	},
	corrigerContribution: {
		fr: "{qui} a corrigé sa contribution, {le}",
		en: "{qui} corrected their contribution, {le}",
	},
	renvoyerContribution: {
		fr: "{qui} a corrigé et renvoyé sa contribution refusée, {le}",
		en: "{qui} corrected and sent again their refused contribution, {le}",
	},
	retirerContribution: {
		fr: "{qui} a retiré sa contribution, {le}",
		en: "{qui} withdrew their contribution, {le}",
	},
	suspendreCompte: {
		fr: "{qui} a suspendu {le}",
		en: "{qui} suspended {le}",
	},
	leverSuspension: {
		fr: "{qui} a levé la suspension {du}",
		en: "{qui} lifted the suspension of {le}",
	},
	changerRole: (acte) => {
		const roles = rolesDe(acte);
		return {
			fr: `{qui} a changé le rôle {du}${roles ? `, ${roles.fr}` : ""}`,
			en: `{qui} changed the role of {le}${roles ? `, ${roles.en}` : ""}`,
		};
	},
	fermerSession: {
		fr: "{qui} a fermé une de ses sessions",
		en: "{qui} closed one of their sessions",
	},
	fermerSessionsDe: {
		fr: "{qui} a fermé les sessions {du}",
		en: "{qui} closed the sessions of {le}",
	},
	fermerToutesLesSessions: {
		fr: "{qui} a fermé toutes ses sessions",
		en: "{qui} closed all their sessions",
	},
	ajusterDecomptes: {
		fr: "{qui} a accordé les décomptes aux suspensions",
		en: "{qui} brought the counts in line with suspensions",
	},
	ajouterCle: {
		fr: "{qui} a ajouté une clé d’accès à son compte",
		en: "{qui} added a passkey to their account",
	},
	retirerCle: {
		fr: "{qui} a retiré une clé d’accès de son compte",
		en: "{qui} removed a passkey from their account",
	},
	retirerClesDe: {
		fr: "{qui} a retiré les clés d’accès {du}",
		en: "{qui} removed the passkeys of {le}",
	},
	utiliserCodeSecours: {
		fr: "{qui} s’est servi d’un code de secours",
		en: "{qui} used a recovery code",
	},
	renouvelerCodesSecours: {
		fr: "{qui} a renouvelé ses codes de secours",
		en: "{qui} renewed their recovery codes",
	},
	exigerCles: {
		fr: "{qui} a changé ce qui est exigé de l’équipe en clés d’accès",
		en: "{qui} changed what is required of the team as passkeys",
	},
	passerEnLectureSeule: {
		fr: "{qui} a mis le site en lecture seule",
		en: "{qui} put the site in read-only mode",
	},
	rouvrirEcritures: {
		fr: "{qui} a rouvert le site aux écritures",
		en: "{qui} opened the site to writes again",
	},
	choisirAlerteConnexion: {
		fr: "{qui} a choisi de recevoir ou non un courriel à chaque nouvelle connexion",
		en: "{qui} chose whether to get an email about each new sign-in",
	},
	traiterSignalement: (acte) => {
		const n = nombreDe(acte, "signalements");
		return n > 1
			? {
					fr: `{qui} a clos ${n} signalements au sujet {du}`,
					en: `{qui} closed ${n} reports about {le}`,
				}
			: {
					fr: "{qui} a clos un signalement au sujet {du}",
					en: "{qui} closed a report about {le}",
				};
	},
	rouvrirSignalement: {
		fr: "{qui} a rouvert un signalement au sujet {du}",
		en: "{qui} reopened a report about {le}",
	},
	ajouterNote: {
		fr: "{qui} a laissé une note au sujet {du}",
		en: "{qui} left a note about {le}",
	},
	retirerNote: {
		fr: "{qui} a retiré une note au sujet {du}",
		en: "{qui} removed a note about {le}",
	},
	creerModele: CREE,
	modifierModele: MODIFIE,
	retirerModele: {
		fr: "{qui} a retiré {le}",
		en: "{qui} removed {le}",
	},
	surveillerMot: {
		fr: "{qui} surveille {le}",
		en: "{qui} now watches {le}",
	},
	oublierMot: {
		fr: "{qui} ne surveille plus {le}",
		en: "{qui} no longer watches {le}",
	},
	marquerVue: {
		fr: "{qui} a vu {le}, en ligne sans relecture",
		en: "{qui} has seen {le}, public without a review",
	},
	annulerEnvoi: {
		fr: "{qui} a annulé un envoi de courriels au sujet {du}",
		en: "{qui} cancelled a mailing about {le}",
	},
	relancerCourriel: {
		fr: "{qui} a relancé {le}",
		en: "{qui} sent {le} again",
	},
	purger: {
		fr: "{qui} a appliqué les durées de conservation",
		en: "{qui} applied the retention periods",
	},
	creerCompte: {
		fr: "{qui} a créé ou changé {le}",
		en: "{qui} created or changed {le}",
	},
	changerAdresse: {
		fr: "{qui} a changé l’adresse {du}",
		en: "{qui} changed the address of {le}",
	},
	effacerCompte: {
		fr: "{qui} a effacé {le}",
		en: "{qui} erased {le}",
	},
	creerJeton: { fr: "{qui} a créé {le}", en: "{qui} created {le}" },
	revoquerJeton: {
		fr: "{qui} a révoqué {le}",
		en: "{qui} revoked {le}",
	},
	leverBarrage: {
		fr: "{qui} a admis de nouveau une adresse",
		en: "{qui} admitted an address again",
	},
	importerProjets: {
		fr: "{qui} a importé {le}",
		en: "{qui} imported {le}",
	},
	importerBesoins: {
		fr: "{qui} a importé {le}",
		en: "{qui} imported {le}",
	},
	retirerDemonstration: {
		fr: "{qui} a retiré les contenus de démonstration",
		en: "{qui} removed the demonstration content",
	},
};
