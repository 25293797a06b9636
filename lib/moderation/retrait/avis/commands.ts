import { pageDeContestation } from "#lib/contributions/retraits/rules";
import { CONTESTATION_MOIS } from "#lib/contributions/retraits/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { enfilerOuRedire, type Reprise } from "#lib/platform/mail/withdrawn";
import { envoiDe } from "../../avis/rules.ts";
import type { Decision, EntreeJugee } from "../../avis/schema.ts";
import { lirePageDuDoublon } from "../../refus/queries.ts";
import { pageDe } from "../../refus/rules.ts";

/** Whether the author can open the account: a take-down that can't be contested is not mailed. */
async function peutOuvrir(tx: Transaction, auteur_id: number) {
	const ouverts = await tx.$queryRaw<unknown[]>(
		sql`SELECT 1 FROM comptes WHERE id = ${auteur_id} AND NOT suspendu`,
	);
	return ouverts.length > 0;
}

/** To the author: the entry is no longer public, and why. */
export async function direRetrait(
	tx: Transaction,
	nature: NatureContribution,
	{ slug, titre, auteur_id }: EntreeJugee,
	{
		motif,
		acte_id,
		annule,
		doublon = null,
	}: Omit<Decision, "statut"> & Reprise,
): Promise<void> {
	if (auteur_id === null || !(await peutOuvrir(tx, auteur_id))) return;
	await enfilerOuRedire(tx, auteur_id, annule, {
		...envoiDe(acte_id),
		gabarit: "contribution_retiree",
		donnees: {
			nature,
			titre,
			motif,
			contestation: pageDeContestation(nature, slug),
			mois: CONTESTATION_MOIS,
			...(await lirePageDuDoublon(doublon)),
		},
	});
}

/**
 * Whether the author was told of the take-down that this act made: its mail was
 * withdrawn when the entry came back within the minute. Of a mail purged since,
 * it was.
 */
export async function estRetraitDit(
	tx: Transaction,
	nature: NatureContribution,
	{ id }: EntreeJugee,
	retrait_acte_id: number,
): Promise<boolean> {
	const [dit] = await tx.$queryRaw<{ part: boolean }[]>(
		sql`SELECT COALESCE(bool_or(c.statut <> 'annule'), true) AS part FROM courriels c
		    JOIN journal j ON j.id = c.acte_id
		    WHERE j.objet = ${nature} AND j.objet_id = ${id} AND j.id >= ${retrait_acte_id}
		      AND c.gabarit = 'contribution_retiree'`,
	);
	return dit?.part === true;
}

/** To the author: the entry is public again, with the words of who decided. */
export async function direRetablissement(
	tx: Transaction,
	nature: NatureContribution,
	{ slug, titre, auteur_id }: EntreeJugee,
	{ acte_id, annule, motif }: Reprise & { readonly motif: string | null },
): Promise<void> {
	if (auteur_id === null || !(await peutOuvrir(tx, auteur_id))) return;
	await enfilerOuRedire(tx, auteur_id, annule, {
		...envoiDe(acte_id),
		gabarit: "contribution_retablie",
		donnees: { nature, titre, motif, page: pageDe({ nature, slug }) },
	});
}

/** To the author: the contest was read by somebody else, and the entry stays down. */
export async function direMaintien(
	tx: Transaction,
	nature: NatureContribution,
	{ slug, titre, auteur_id }: EntreeJugee,
	acte_id: number,
	motif: string,
): Promise<void> {
	if (auteur_id === null || !(await peutOuvrir(tx, auteur_id))) return;
	await enfilerPourCompte(tx, auteur_id, {
		...envoiDe(acte_id),
		gabarit: "retrait_maintenu",
		donnees: { nature, titre, motif, page: pageDeContestation(nature, slug) },
	});
}
