import { estStatutBesoin, estStatutPublic } from "#lib/besoins/rules";
import type { StatutBesoin } from "#lib/besoins/schema";
import { pageDeContestation } from "#lib/contributions/retraits/rules";
import { CONTESTATION_MOIS } from "#lib/contributions/retraits/schema";
import { lireCorrections } from "#lib/contributions/revisions/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { titresDe } from "#lib/platform/langues";
import {
	annulerPourObjet,
	enfilerPourCompte,
	enfilerSelection,
	rendre,
	storable,
} from "#lib/platform/mail/queue";
import type { DonneesDe, NomGabarit } from "#lib/platform/mail/template-list";
import { ABONNES } from "../chantier/queries.ts";
import { pageDe } from "../refus/rules.ts";
import { DELAI_ANNULATION_SECONDES } from "../rules.ts";
import { lireReunisAvant, type ReuniAvant } from "../voisins/writes.ts";
import { donneesEtat, lireLivraison, lireReponses } from "./queries.ts";
import type { Decision, EntreeJugee } from "./schema.ts";

/**
 * Whether the author must still be mailed about the publication: the entry was
 * never public, or a decision of the same minute cancelled that mail. The mail
 * that the entry is public again replaces it.
 */
async function resteAAnnoncer(
	tx: Transaction,
	nature: NatureContribution,
	{ id, publie_le }: EntreeJugee,
): Promise<boolean> {
	if (publie_le === null) return true;
	const [annonces] = await tx.$queryRaw<{ reste: boolean | null }[]>(
		sql`SELECT bool_and(c.statut = 'annule') AND bool_or(c.gabarit = 'contribution_publiee') AS reste
		    FROM courriels c JOIN journal j ON j.id = c.acte_id
		    WHERE j.objet = ${nature} AND j.objet_id = ${id}
		      AND c.gabarit IN ('contribution_publiee', 'contribution_retablie')`,
	);
	return annonces?.reste === true;
}

/**
 * Cancels the pending mails of earlier decisions on this entry, unless they are
 * still true: a need that changes state after its publication is still
 * published. Mails of steps are independent, and are kept.
 */
async function retirerAvis(
	tx: Transaction,
	nature: NatureContribution,
	{ id }: EntreeJugee,
	{ statut, acte_id }: Decision,
): Promise<void> {
	const restePublic = estStatutBesoin(statut) && estStatutPublic(statut);
	await annulerPourObjet(
		tx,
		{ objet: nature, objet_id: id },
		[
			"contribution_refusee",
			"contribution_retiree",
			"complement_demande",
			"besoin_change_etat",
			"besoin_bilan",
			"besoin_reuni_auteur",
			...(restePublic
				? []
				: (["contribution_publiee", "contribution_retablie"] as const)),
		],
		acte_id,
	);
}

/** What only an author who can sign in may answer. */
const A_QUI_PEUT_OUVRIR = [
	"contribution_retiree",
	"contribution_retablie",
	"retrait_maintenu",
	"complement_demande",
] as const satisfies readonly NomGabarit[];

/** Queues a mail to the author of an entry for when no undo is possible any more. What only an author who can sign in may answer goes to no other one. */
export async function direAuteur<G extends NomGabarit>(
	tx: Transaction,
	auteur_id: number | null,
	acte_id: number,
	gabarit: G,
	donnees: DonneesDe<G>,
): Promise<void> {
	if (auteur_id === null) return;
	const estReserve = A_QUI_PEUT_OUVRIR.some((un) => un === gabarit);
	if (estReserve && !(await peutOuvrir(tx, auteur_id))) return;
	await enfilerPourCompte(tx, auteur_id, {
		cle: `decision:${acte_id}`,
		delaiSecondes: DELAI_ANNULATION_SECONDES,
		...{ acte_id, gabarit, donnees },
	});
}

/** Tells those who wrote the same before it was public that their need stands in this one, which is. */
export async function direReunis(
	tx: Transaction,
	garde: Pick<ReuniAvant, "slug" | "titre" | "titre_en" | "langue">,
	reunis: readonly ReuniAvant[],
	acte_id: number,
): Promise<void> {
	for (const reuni of reunis)
		await direAuteur(tx, reuni.auteur_id, acte_id, "besoin_reuni_auteur", {
			...{ absorbe: titresDe(reuni), raison: reuni.raison, attendait: true },
			garde: titresDe(garde),
			page: pageDe({ nature: "besoin", slug: garde.slug }),
		});
}

async function direPublication(
	tx: Transaction,
	nature: NatureContribution,
	{ id, titre, slug, auteur_id }: EntreeJugee,
	acte_id: number,
): Promise<void> {
	if (auteur_id === null) return;
	const corrections = await lireCorrections(tx, nature, id, auteur_id);
	const reponses = nature === "besoin" ? await lireReponses(tx, id) : [];
	await direAuteur(tx, auteur_id, acte_id, "contribution_publiee", {
		...{ nature, titre, page: pageDe({ nature, slug }) },
		...(corrections.length === 0 ? {} : { corrections }),
		...(reponses.length === 0 ? {} : { reponses }),
	});
}

async function direRefus(
	tx: Transaction,
	nature: NatureContribution,
	entree: EntreeJugee,
	{ motif, doublon = null, acte_id }: Decision,
): Promise<void> {
	const reunis =
		nature === "besoin" ? await lireReunisAvant(tx, entree.id) : [];
	for (const { auteur_id, titre } of [entree, ...reunis])
		await direAuteur(tx, auteur_id, acte_id, "contribution_refusee", {
			nature,
			titre,
			motif,
			...(doublon ? { page: pageDe(doublon) } : {}),
		});
}

/**
 * Queues the mail to the author about a publication not announced yet, a
 * refusal, a take-down or its end, to be sent once the moderator can no longer
 * undo it (D3). Replaces the pending mails of an earlier decision. Returns whether
 * it announces a publication.
 */
export async function prevenirAuteur(
	tx: Transaction,
	nature: NatureContribution,
	entree: EntreeJugee,
	decision: Decision,
): Promise<boolean> {
	const { statut, motif, acte_id, doublon = null, leve = null } = decision;
	const { auteur_id, slug, titre } = entree;
	await retirerAvis(tx, nature, entree, decision);
	if (statut === "archive")
		await direAuteur(tx, auteur_id, acte_id, "contribution_retiree", {
			...{ nature, titre, motif, mois: CONTESTATION_MOIS },
			contestation: pageDeContestation(nature, slug),
			...(doublon ? { page: pageDe(doublon) } : {}),
		});
	if (leve !== null && (await estRetraitDit(tx, nature, entree, leve)))
		await direAuteur(tx, auteur_id, acte_id, "contribution_retablie", {
			...{ nature, titre, motif: null, page: pageDe({ nature, slug }) },
		});
	const annonce =
		statut === "publie" && (await resteAAnnoncer(tx, nature, entree));
	if (annonce) await direPublication(tx, nature, entree, acte_id);
	if (statut === "refuse") await direRefus(tx, nature, entree, decision);
	return annonce;
}

/** Whose mail about the change before is withdrawn by this act, which leads back to where they know the need to be. */
const QUI_NE_VOIT_RIEN = (statut: StatutBesoin, acte_id: number) =>
	sql`SELECT m.compte_id FROM courriels m JOIN journal j ON j.id = m.acte_id
	    WHERE m.annule_par = ${acte_id} AND m.gabarit = 'besoin_change_etat' AND m.essais = 0
	      AND j.acte = 'changerStatutBesoin' AND j.avant ->> 'statut' = ${statut}`;

/**
 * Queues the mail to a need's supporters about its new state, to be sent once
 * the moderator can no longer undo it, except to those who refused its mails, and to
 * those for whom nothing changed: a slip put right by hand is told to nobody.
 */
export async function direEtat(
	tx: Transaction,
	besoin: EntreeJugee,
	statut: StatutBesoin,
	acte_id: number,
): Promise<void> {
	const { id } = besoin;
	const livraison = await lireLivraison(tx, id);
	await enfilerSelection(
		tx,
		sql`${ABONNES(sql`${id}`)} EXCEPT ${QUI_NE_VOIT_RIEN(statut, acte_id)}`,
		{
			gabarit: "besoin_change_etat",
			cle: `etat:${acte_id}`,
			delaiSecondes: DELAI_ANNULATION_SECONDES,
			besoin_id: id,
			acte_id,
			donnees: donneesEtat(besoin, statut, livraison),
		},
	);
}

/**
 * Another project now answers a delivered need: the mails about the delivery of which
 * no try was made name it. Changes nothing for a need in another state.
 */
export async function redireLivraison(
	tx: Transaction,
	besoin_id: number,
): Promise<void> {
	const livraison = await lireLivraison(tx, besoin_id);
	if (livraison === null) return;
	await tx.$executeRaw(
		sql`UPDATE courriels SET donnees = donnees || ${storable({ livraison })}::jsonb
		    WHERE besoin_id = ${besoin_id} AND gabarit = 'besoin_change_etat'
		      AND statut = 'attente' AND essais = 0 AND donnees ? 'livraison'`,
	);
}

/** Whom a withdrawn mail may still reach: who supports the need and did not refuse its mails, and, for what only an author who can sign in may answer, that one. */
const ENTEND = sql`CASE WHEN m.gabarit IN ('besoin_change_etat', 'besoin_bilan') THEN compte.id IN (${ABONNES(sql`m.besoin_id`)})
	WHEN m.gabarit = ANY(${[...A_QUI_PEUT_OUVRIR]}::text[]) THEN NOT compte.suspendu
	ELSE true END`;

/** Gives back the mails that the undone act `annule` had withdrawn, to who may still get them: those whom the first mail had reached are not told twice. */
export function redonner(
	tx: Transaction,
	annule: number,
	acte_id: number,
): Promise<number> {
	return rendre(tx, annule, acte_id, DELAI_ANNULATION_SECONDES, ENTEND);
}

/** Whether the author can sign in: otherwise a take-down can't be contested, nor a question answered. */
export async function peutOuvrir(
	tx: Transaction,
	auteur_id: number,
): Promise<boolean> {
	const ouverts = await tx.$queryRaw<unknown[]>(
		sql`SELECT 1 FROM comptes WHERE id = ${auteur_id} AND NOT suspendu`,
	);
	return ouverts.length > 0;
}

/**
 * Whether the author was mailed about the take-down made by this act: that mail
 * was cancelled when the entry came back within the minute. A mail purged since
 * counts as sent.
 */
async function estRetraitDit(
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
