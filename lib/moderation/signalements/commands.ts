import { LIEUX } from "#lib/contributions/queries";
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
import { annuler, enfiler } from "#lib/platform/mail/queue";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";
import { DESTINATAIRES, donneesReponse, ENTREE_SIGNALEE } from "./queries.ts";
import type { Destinataire, EntreeSignalee, Traitement } from "./schema.ts";

/** The answer to who reported would not be true: an entry is taken down or it stays. */
function contredite(
	{ public: estPublic }: EntreeSignalee,
	{ decision }: Traitement,
) {
	if (decision !== (estPublic ? "retiree" : "gardee")) return null;
	const pourquoi = estPublic ? "encore_publique" : "plus_publique";
	return champInvalide(
		"decision",
		decision,
		phrase(`refus.signalements.${pourquoi}`),
	);
}

const CLOS_ENTRETEMPS = conflit(phrase("refus.signalements.deja_clos"));

/** Whether some of the reports were closed, but not by this very act, sent twice. */
async function closAutrement(
	tx: Transaction,
	{ compte_id }: ActeurCompte,
	{ ids, decision }: Traitement,
): Promise<boolean> {
	const vus = await tx.$queryRaw<{ autrement: boolean }[]>(
		sql`SELECT traite_le IS NOT NULL AND (traitant_id, decision) IS DISTINCT FROM (${compte_id}::int, ${decision}::text) AS autrement
		    FROM signalements WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`,
	);
	return vus.some(({ autrement }) => autrement);
}

/** The key of an answer holds no address: it outlives the mail. */
function cleReponse(acte_id: number, id: number): string {
	return `signalement:${acte_id}:${id}`;
}

async function repondre(
	tx: Transaction,
	destinataires: readonly Destinataire[],
	acte_id: number,
	entree: EntreeSignalee,
	traitement: Traitement,
): Promise<void> {
	const donnees = donneesReponse(traitement.objet, entree, traitement);
	for (const { id, destinataire, langue } of destinataires)
		await enfiler(tx, {
			gabarit: "signalement_traite",
			cle: cleReponse(acte_id, id),
			delaiSecondes: DELAI_ANNULATION_SECONDES,
			...{ acte_id, langue, destinataire, donnees },
			compte_id: null,
		});
}

/**
 * Closes the given reports that are pending, about this entry and in this
 * group, with a decision and a note for moderators, and queues its mail for
 * whoever left an address, once for each. Others stay open, so that a report
 * received since, or about illegal content, is never closed with the rest.
 * Rejected for members, for an unknown entry, when a public one is said to be taken down or
 * one that is not to have stayed, and when somebody closed one of them, or this account otherwise.
 */
export async function traiterSignalements(
	acteur: ActeurCompte,
	traitement: Traitement,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const { objet, slug, illicite, ids, decision, note, reponse } = traitement;
		const [entree] = await tx.$queryRaw<EntreeSignalee[]>(
			// As it stays until the end: a merge, which leaves its key alone, waits too.
			sql`${ENTREE_SIGNALEE(objet, slug)} FOR SHARE`,
		);
		if (!entree) return INTROUVABLE;
		const refus = contredite(entree, traitement);
		if (refus) return refus;
		if (await closAutrement(tx, acteur, traitement)) return CLOS_ENTRETEMPS;
		const destinataires = await tx.$queryRaw<Destinataire[]>(
			DESTINATAIRES(traitement),
		);
		const clos = await tx.$queryRaw<{ id: number }[]>(
			sql`UPDATE signalements SET traite_le = now(), traitant_id = ${acteur.compte_id}, decision = ${decision},
			      note = COALESCE(${note}, note), reponse = CASE WHEN courriel IS NOT NULL THEN ${reponse}::text END
			    WHERE id = ANY(${[...ids]}::int[]) AND ${LIEUX[objet].renvoi} = ${entree.id}
			      AND (motif = 'illicite') = ${illicite} AND traite_le IS NULL RETURNING id`,
		);
		if (clos.length === 0) return reussite(null);
		const signalements = clos.map(({ id }) => id).sort((a, b) => a - b);
		const acte_id = await journaliser(tx, acteur, "traiterSignalement", {
			...sur(objet, entree),
			apres: {
				...{ signalements, illicite, decision },
				reponses: destinataires.length,
			},
		});
		await tx.$executeRaw(
			sql`UPDATE signalements SET acte_id = ${acte_id} WHERE id = ANY(${signalements}::int[])`,
		);
		await repondre(tx, destinataires, acte_id, entree, traitement);
		return reussite(null);
	});
}

type Rouvert = {
	projet_id: number | null;
	besoin_id: number | null;
	acte_id: number | null;
	courriel: string | null;
	slug: string;
};

/** Cancels the mail that answers this report, if its sending has not begun and it answers no other report that stays closed. Before the report is reopened. */
async function retirerReponse(
	tx: Transaction,
	{ acte_id, courriel }: Rouvert,
): Promise<void> {
	if (acte_id === null || courriel === null) return;
	const siens = await tx.$queryRaw<{ id: number; clos: boolean }[]>(
		sql`SELECT id, COALESCE(acte_id = ${acte_id}, false) AS clos FROM signalements WHERE courriel = ${courriel} AND id IN (
		      SELECT jsonb_array_elements_text(apres -> 'signalements')::int FROM journal WHERE id = ${acte_id}) ORDER BY id FOR UPDATE`,
	);
	const [premier] = siens;
	if (premier && siens.filter(({ clos }) => clos).length === 1)
		await annuler(tx, { cle: cleReponse(acte_id, premier.id) });
}

const CLOS_DE_NOUVEAU = conflit(phrase("refus.signalements.clos_de_nouveau"));

/**
 * Reopens a report: its decision is taken back, the note is kept, and the mail
 * that answers it and no other closed one is cancelled if it did not leave. One that is pending already
 * is unchanged. Rejected for members, for an unknown report and, when the act that closed it
 * is named, for one that another act closed since.
 */
export async function rouvrirSignalement(
	acteur: ActeurCompte,
	id: number,
	vu?: number,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const [signalement] = await tx.$queryRaw<Rouvert[]>(
			sql`SELECT s.projet_id, s.besoin_id, s.acte_id, s.courriel, COALESCE(p.slug, b.slug) AS slug
			    FROM signalements s LEFT JOIN projets p ON p.id = s.projet_id LEFT JOIN besoins b ON b.id = s.besoin_id
			    WHERE s.id = ${id} FOR UPDATE OF s`,
		);
		if (!signalement) return INTROUVABLE;
		const { acte_id } = signalement;
		if (vu && acte_id !== null && acte_id !== vu) return CLOS_DE_NOUVEAU;
		await retirerReponse(tx, signalement);
		const rouverts = await tx.$executeRaw(
			sql`UPDATE signalements SET traite_le = NULL, traitant_id = NULL, decision = NULL, reponse = NULL, acte_id = NULL
			    WHERE id = ${id} AND traite_le IS NOT NULL`,
		);
		if (rouverts === 0) return reussite(null);
		const { projet_id, besoin_id, slug } = signalement;
		await journaliser(tx, acteur, "rouvrirSignalement", {
			objet: projet_id === null ? "besoin" : "projet",
			objet_id: projet_id ?? besoin_id ?? id,
			objet_slug: slug,
			apres: { signalements: [id] },
		});
		return reussite(null);
	});
}
