import { rouvrirDemande } from "#lib/contributions/demandes/writes";
import { LIEUX } from "#lib/contributions/queries";
import { defaireRetrait } from "#lib/contributions/retraits/writes";
import type { NatureContribution } from "#lib/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";
import { redireApres } from "../avis/writes.ts";
import { separerBesoins } from "../reunions/commands.ts";
import { lireReuniParLActe } from "../reunions/queries.ts";
import { DELAI_ANNULATION_SECONDES, refusDeRole, TROP_TARD } from "../rules.ts";
import { tenirEntree } from "../writes.ts";
import type {
	ActeAnnulable,
	DecisionAnnulable,
	EntreeAnnulee,
} from "./schema.ts";

const DECISIONS = ["changerStatutProjet", "changerStatutBesoin"];

/** Whether an act is a change of state: nothing else can be undone. */
function estDecision(acte: ActeAnnulable): acte is DecisionAnnulable {
	return (
		DECISIONS.includes(acte.acte) &&
		(acte.objet === "projet" || acte.objet === "besoin") &&
		acte.objet_id !== null &&
		acte.ancien !== null &&
		acte.statut !== null
	);
}

const PAS_LE_DERNIER = conflit({
	fr: "Quelqu’un a agi depuis sur cette fiche : l’acte ne s’annule plus.",
	en: "Somebody has acted on this entry since: the act can no longer be undone.",
});

async function lireActe(
	tx: Transaction,
	acteur: ActeurCompte,
	acte_id: number,
): Promise<ActeAnnulable | undefined> {
	// clock_timestamp(): the transaction may have waited since it began.
	const [acte] = await tx.$queryRaw<ActeAnnulable[]>(
		sql`SELECT id, acte, objet, objet_id, avant ->> 'statut' AS ancien, (avant ->> 'publie_le')::timestamptz AS ancien_publie_le,
		      apres ->> 'statut' AS statut, apres ->> 'contestation' IS NULL AS avec_jalon,
		      le > clock_timestamp() - make_interval(secs => ${DELAI_ANNULATION_SECONDES}) AS a_temps
		    FROM journal WHERE id = ${acte_id} AND acteur_id = ${acteur.compte_id}`,
	);
	return acte;
}

/** The last decisions on an entry, newest first: the one to undo, then the one to restore. */
async function lireDecisions(
	tx: Transaction,
	nature: NatureContribution,
	id: number,
): Promise<EntreeAnnulee[]> {
	return tx.$queryRaw<EntreeAnnulee[]>(
		sql`SELECT id, acte, motif, apres ->> 'statut' AS statut, apres ->> 'choix' AS choix,
		      CASE WHEN apres ->> 'doublon' IS NOT NULL THEN json_build_object('slug', apres ->> 'doublon',
		        'nature', COALESCE(apres ->> 'doublon_nature', objet)) END AS doublon
		    FROM journal WHERE objet = ${nature} AND objet_id = ${id}
		      AND acte IN ('changerStatutProjet', 'changerStatutBesoin', 'annulerActe')
		    ORDER BY id DESC LIMIT 20`,
	);
}

/** The decision that gave the entry the state to restore. */
function decisionDe(
	decisions: readonly EntreeAnnulee[],
	statut: string,
): EntreeAnnulee | undefined {
	return decisions.slice(1).find((decision) => decision.statut === statut);
}

/** A restored refusal is journaled with its original choice. */
function precedenteDite(precedente: EntreeAnnulee | undefined) {
	if (!precedente?.choix) return {};
	const { choix, doublon } = precedente;
	return doublon === null
		? { choix }
		: { choix, doublon: doublon.slug, doublon_nature: doublon.nature };
}

async function restaurer(
	tx: Transaction,
	nature: NatureContribution,
	acte: DecisionAnnulable,
	precedente: EntreeAnnulee | undefined,
) {
	const refus = acte.ancien === "refuse" ? precedente : undefined;
	await tx.$executeRaw(
		sql`UPDATE ${LIEUX[nature].table} SET statut = ${acte.ancien}, publie_le = ${acte.ancien_publie_le}::timestamptz,
		      motif = ${refus?.motif ?? null}, motif_choisi = ${refus?.choix ?? null},
		      doublon_slug = ${refus?.doublon?.slug ?? null}, doublon_nature = ${refus?.doublon?.nature ?? null},
		      modifie_le = clock_timestamp()
		    WHERE id = ${acte.objet_id}`,
	);
	if (nature === "besoin" && acte.avec_jalon)
		await tx.$executeRaw(
			// Only the last decision can be undone: its milestone is the last one.
			sql`DELETE FROM jalons WHERE statut = ${acte.statut}
			      AND id = (SELECT max(id) FROM jalons WHERE besoin_id = ${acte.objet_id})`,
		);
}

/**
 * Undoes a decision, a merge included: restores the entry's state and `publie_le`, and cancels
 * the mails of the act (D3). The only way back to `propose`. Allowed to the
 * actor of the decision, within `DELAI_ANNULATION_SECONDES` by the database's
 * clock; rejected when somebody acted on the entry since.
 */
export async function annulerActe(
	acteur: ActeurCompte,
	acte_id: number,
): Promise<Resultat<{ nature: NatureContribution; slug: string }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	const reuni = await lireReuniParLActe(acteur, acte_id);
	if (reuni !== null) {
		const fait = await separerBesoins(acteur, reuni);
		return fait.ok ? reussite({ nature: "besoin", slug: reuni }) : fait;
	}
	return inTransaction<Resultat<{ nature: NatureContribution; slug: string }>>(
		async (tx) => {
			const visee = await lireActe(tx, acteur, acte_id);
			if (!visee || !estDecision(visee)) return INTROUVABLE;
			const nature = visee.objet;
			const entree = await tenirEntree(tx, nature, { id: visee.objet_id });
			// Read again: the minute may have passed while waiting for the entry's
			// lock.
			const acte = await lireActe(tx, acteur, acte_id);
			if (!entree || !acte || !estDecision(acte)) return INTROUVABLE;
			if (!acte.a_temps) return TROP_TARD;
			const decisions = await lireDecisions(tx, nature, entree.id);
			if (decisions[0]?.id !== acte.id || entree.statut !== acte.statut)
				return PAS_LE_DERNIER;
			const precedente = decisionDe(decisions, acte.ancien);
			await restaurer(tx, nature, acte, precedente);
			await defaireRetrait(tx, acte_id);
			await rouvrirDemande(tx, acte_id);
			const id = await journaliser(tx, {
				acteur,
				acte: "annulerActe",
				...sur(nature, entree),
				avant: { statut: acte.statut },
				apres: { ...precedenteDite(precedente), statut: acte.ancien, acte_id },
				...(precedente?.motif ? { motif: precedente.motif } : {}),
			});
			await annuler(tx, { acte_id }, id);
			await redireApres(tx, nature, entree, {
				annule: acte_id,
				acte_id: id,
				statut: acte.ancien,
				motif: precedente?.motif ?? null,
				doublon: precedente?.doublon ?? null,
			});
			return reussite({ nature, slug: entree.slug });
		},
	);
}
