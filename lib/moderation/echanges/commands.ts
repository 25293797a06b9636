import { LIEUX } from "#lib/contributions/queries";
import {
	lireRetraitTenu,
	type RetraitTenu,
} from "#lib/contributions/retraits/queries";
import { pageDeContestation } from "#lib/contributions/retraits/rules";
import type { EntreeVisee } from "#lib/contributions/retraits/schema";
import { leverRetrait } from "#lib/contributions/retraits/writes";
import { pageDeCorrection } from "#lib/contributions/rules";
import type { NatureContribution } from "#lib/contributions/schema";
import { cloreDemande, inscrireDemande } from "#lib/contributions/writes";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { annulerPourObjet } from "#lib/platform/mail/queue";
import { direAuteur, peutOuvrir } from "../avis/writes.ts";
import { pageDe } from "../refus/rules.ts";
import { obstacleA, peutDecider } from "../rules.ts";
import { rouvrirContredits } from "../signalements/writes.ts";
import { type EntreeTenue, tenirEntree } from "../writes.ts";
import type { ContestationDecidee, DemandeVoulue } from "./schema.ts";

const PAS_EN_ATTENTE = conflit(phrase("refus.echanges.pas_en_attente"));
const SANS_AUTEUR = conflit(phrase("refus.echanges.sans_auteur"));

/**
 * Asks the author of an entry that awaits review to complete it; the questions are
 * mailed once the minute of undo is over (D3). Another request is replaced, and its mail
 * with it if it has not left. Rejected for members, for an unknown entry, for one
 * that no longer awaits review, that changed since `vu_le`, or whose author can't sign in.
 */
export async function demanderComplement(
	acteur: ActeurCompte,
	{ nature, slug, vu_le, texte }: DemandeVoulue,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const entree = await tenirEntree(tx, nature, { slug });
		if (!entree) return INTROUVABLE;
		const obstacle = obstacleA(entree, { vu_le, statut: null });
		if (obstacle) return obstacle;
		if (entree.statut !== "propose") return PAS_EN_ATTENTE;
		const { auteur_id } = entree;
		if (auteur_id === null || !(await peutOuvrir(tx, auteur_id)))
			return SANS_AUTEUR;
		const visee = { nature, id: entree.id };
		const acte_id = await journaliser(tx, acteur, "demanderComplement", {
			...sur(nature, entree),
			motif: texte,
		});
		await cloreDemande(tx, visee, acte_id);
		const demandeur_id = acteur.compte_id;
		await inscrireDemande(tx, visee, { acte_id, demandeur_id });
		// It changes for whoever has it open: a decision on the version read before is refused.
		await tx.$executeRaw(
			sql`UPDATE ${LIEUX[nature].table} SET modifie_le = greatest(clock_timestamp(), modifie_le + interval '1 ms') WHERE id = ${entree.id}`,
		);
		const objet = { objet: nature, objet_id: entree.id };
		await annulerPourObjet(tx, objet, ["complement_demande"]);
		await direAuteur(tx, auteur_id, acte_id, "complement_demande", {
			...{ nature, titre: entree.titre, questions: texte },
			page: pageDeCorrection(nature, slug),
		});
		return reussite(null);
	});
}

const DEJA_DECIDEE = conflit(phrase("refus.echanges.deja_decidee"));
const AUTRE_PERSONNE = conflit(phrase("refus.echanges.autre_personne"));

const SANS_REPONSE = champInvalide(
	"reponse",
	null,
	phrase("refus.echanges.sans_reponse"),
);

type Contestee = EntreeTenue & { readonly nature: NatureContribution };

/** Restores the entry's state; its votes and supports were never removed. */
async function retablir(
	tx: Transaction,
	acteur: ActeurCompte,
	entree: Contestee,
	{ statut_avant }: RetraitTenu,
	reponse: string | null,
): Promise<number> {
	const { nature, id, slug, titre, auteur_id } = entree;
	await tx.$executeRaw(
		sql`UPDATE ${LIEUX[nature].table} SET statut = ${statut_avant}, modifie_le = clock_timestamp() WHERE id = ${id}`,
	);
	const acte =
		nature === "projet" ? "changerStatutProjet" : "changerStatutBesoin";
	const acte_id = await journaliser(tx, acteur, acte, {
		...sur(nature, entree),
		avant: {
			statut: entree.statut,
			publie_le: entree.publie_le?.toISOString() ?? null,
		},
		apres: { statut: statut_avant, contestation: "retabli" },
		...(reponse === null ? {} : { motif: reponse }),
	});
	const decideur_id = acteur.compte_id;
	await leverRetrait(tx, { nature, id }, { acte_id, decideur_id, reponse });
	const gabarits = ["contribution_retiree"] as const;
	await annulerPourObjet(
		tx,
		{ objet: nature, objet_id: id },
		gabarits,
		acte_id,
	);
	await direAuteur(tx, auteur_id, acte_id, "contribution_retablie", {
		...{ nature, titre, motif: reponse, page: pageDe({ nature, slug }) },
	});
	await rouvrirContredits(tx, acteur, nature, entree, true);
	return acte_id;
}

async function maintenir(
	tx: Transaction,
	acteur: ActeurCompte,
	entree: Contestee,
	retrait_id: number,
	reponse: string,
): Promise<number> {
	const { nature, slug, titre, auteur_id } = entree;
	await tx.$executeRaw(
		sql`UPDATE retraits SET decision = 'maintenu', decide_le = clock_timestamp(),
		      decideur_id = ${acteur.compte_id}, reponse = ${reponse} WHERE id = ${retrait_id}`,
	);
	const acte_id = await journaliser(tx, acteur, "maintenirRetrait", {
		...sur(nature, entree),
		motif: reponse,
	});
	await direAuteur(tx, auteur_id, acte_id, "retrait_maintenu", {
		...{ nature, titre, motif: reponse },
		page: pageDeContestation(nature, slug),
	});
	return acte_id;
}

/**
 * Decides the contest `id` of an entry: it becomes public again in its former state, or
 * stays down with words that are mailed to its author. Returns the act in the
 * journal. Rejected for members, for the moderator who took the entry down and
 * for its author, for a contest that is unknown or decided already, and when
 * the entry stays down and no words are given.
 */
export async function deciderContestation(
	acteur: ActeurCompte,
	visee: EntreeVisee,
	{ id, decision, reponse }: ContestationDecidee,
): Promise<Resultat<number>> {
	return actAs("moderateur", acteur, async (tx) => {
		const tenue = await tenirEntree(tx, visee.nature, { id: visee.id });
		if (!tenue) return INTROUVABLE;
		const entree = { ...tenue, nature: visee.nature };
		const retrait = await lireRetraitTenu(tx, visee);
		if (retrait?.id !== id || !retrait.conteste || retrait.decide)
			return DEJA_DECIDEE;
		const qui = { ...retrait, auteur_id: entree.auteur_id };
		if (!peutDecider(acteur.compte_id, qui)) return AUTRE_PERSONNE;
		if (decision === "retabli")
			return reussite(await retablir(tx, acteur, entree, retrait, reponse));
		return reponse === null
			? SANS_REPONSE
			: reussite(await maintenir(tx, acteur, entree, id, reponse));
	});
}
