import {
	estStatutBesoin,
	estStatutPublic,
	LIBELLES_STATUT_BESOIN,
} from "#lib/besoins/rules";
import type { StatutBesoin } from "#lib/besoins/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import { sql } from "#lib/platform/db";
import {
	annulerPourObjet,
	enfilerPourCompte,
	enfilerSelection,
} from "#lib/platform/mail/queue";
import type { Transaction } from "#lib/platform/transaction";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";

/** An entry and its author, as the row that a decision locked holds them. */
export type EntreeJugee = {
	readonly id: number;
	readonly titre: string;
	readonly slug: string;
	readonly statut: string;
	readonly publie_le: Date | null;
	readonly auteur_id: number | null;
};

export type Decision = {
	readonly statut: string;
	readonly motif: string | null;
	/** The journal's entry of the decision. */
	readonly acte_id: number;
	/** Of a refusal: the entry of the same kind that was there already. */
	readonly doublon?: string | null;
};

const DOSSIERS = { projet: "projets", besoin: "besoins" } as const;

/**
 * Whether the author still has to hear of the publication: the entry was never
 * public, or a decision of the same minute withdrew the mail that said it.
 */
async function resteAAnnoncer(
	tx: Transaction,
	nature: NatureContribution,
	{ id, publie_le }: EntreeJugee,
): Promise<boolean> {
	if (publie_le === null) return true;
	const [annonces] = await tx.$queryRaw<{ reste: boolean | null }[]>(
		sql`SELECT bool_and(c.statut = 'annule') AS reste FROM courriels c
		    JOIN journal j ON j.id = c.acte_id
		    WHERE j.objet = ${nature} AND j.objet_id = ${id} AND c.gabarit = 'contribution_publiee'`,
	);
	return annonces?.reste === true;
}

/**
 * Tells the author of a publication not told yet, or of a refusal, once the
 * moderator can no longer undo it (D3). What an earlier decision on the same entry was
 * about to say is withdrawn, unless it stays true: a need that moves on from
 * its publication is still published.
 */
export async function prevenirAuteur(
	tx: Transaction,
	nature: NatureContribution,
	entree: EntreeJugee,
	{ statut, motif, acte_id, doublon = null }: Decision,
): Promise<void> {
	const { id, titre, slug, auteur_id } = entree;
	await annulerPourObjet(
		tx,
		nature,
		id,
		estStatutBesoin(statut) && estStatutPublic(statut)
			? "contribution_publiee"
			: null,
	);
	if (auteur_id === null) return;
	const envoi = {
		cle: `decision:${acte_id}`,
		delaiSecondes: DELAI_ANNULATION_SECONDES,
		acte_id,
	};
	const dossier = DOSSIERS[nature];
	if (statut === "publie" && (await resteAAnnoncer(tx, nature, entree)))
		await enfilerPourCompte(tx, auteur_id, {
			...envoi,
			gabarit: "contribution_publiee",
			donnees: { nature, titre, page: `/${dossier}/${slug}` },
		});
	if (statut === "refuse")
		await enfilerPourCompte(tx, auteur_id, {
			...envoi,
			gabarit: "contribution_refusee",
			donnees: {
				nature,
				titre,
				motif,
				...(doublon === null ? {} : { page: `/${dossier}/${doublon}` }),
			},
		});
}

/** A need, with its title in the languages it has. */
export type BesoinJuge = EntreeJugee & {
	readonly langue: string;
	readonly titre_en: string | null;
};

/**
 * Tells those who support a need that it moved, once the moderator can no
 * longer undo it, except those who said no to its mails.
 */
export async function prevenirSoutiens(
	tx: Transaction,
	{ id, slug, titre, titre_en, langue }: BesoinJuge,
	statut: StatutBesoin,
	acte_id: number,
): Promise<void> {
	const titres =
		langue === "en"
			? { en: titre }
			: { fr: titre, ...(titre_en === null ? {} : { en: titre_en }) };
	await enfilerSelection(
		tx,
		sql`SELECT s.compte_id FROM soutiens s WHERE s.besoin_id = ${id}
		    AND NOT EXISTS (SELECT 1 FROM refus_etapes r
		                    WHERE r.compte_id = s.compte_id AND r.besoin_id = s.besoin_id)`,
		{
			gabarit: "besoin_change_etat",
			cle: `etat:${acte_id}`,
			delaiSecondes: DELAI_ANNULATION_SECONDES,
			besoin_id: id,
			acte_id,
			donnees: {
				titre: titres,
				etat: LIBELLES_STATUT_BESOIN[statut],
				page: `/besoins/${slug}`,
			},
		},
	);
}
