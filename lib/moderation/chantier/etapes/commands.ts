import { aUnChantier, estStatutBesoin } from "#lib/besoins/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import { sql } from "#lib/platform/db";
import { journaliser } from "#lib/platform/journal";
import type { TexteBilingue } from "#lib/platform/mail/gabarit";
import { annuler, enfilerSelection } from "#lib/platform/mail/queue";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/result";
import { inTransaction, type Transaction } from "#lib/platform/transaction";
import { traductionsEditees } from "../../edition/rules.ts";
import { DELAI_ETAPE_SECONDES, refusDeRole } from "../../rules.ts";
import { tenirBesoin } from "../commands.ts";
import { ABONNES } from "../queries.ts";
import type { BesoinTenu, EtapeEcrite } from "../schema.ts";

const CHANTIER_FERME = conflit({
	fr: "L’espace de travail de ce besoin n’est pas ouvert : passez-le d’abord à l’étude.",
	en: "The work space of this need is not open: move it to study first.",
});

const DEJA_PARTIE = conflit({
	fr: "Des courriels de cette étape sont déjà partis : corrigez-la plutôt que de la retirer.",
	en: "E-mails of this step have already left: correct it rather than taking it out.",
});

function estOuvert({ statut }: BesoinTenu): boolean {
	return estStatutBesoin(statut) && aUnChantier(statut);
}

/** A text and its English version, as mails tell them. */
function texteBilingue(
	langue: string,
	texte: string,
	texte_en: string | null,
): TexteBilingue {
	if (langue === "en") return { en: texte };
	return texte_en === null ? { fr: texte } : { fr: texte, en: texte_en };
}

async function inserer(
	tx: Transaction,
	besoin: BesoinTenu,
	{ jour, titre, texte, titre_en, texte_en }: EtapeEcrite,
): Promise<{ id: number; numero: number }> {
	// The counter, not the greatest number: a number taken out is never given again.
	const numero = besoin.derniere_etape + 1;
	await tx.$executeRaw(
		sql`UPDATE besoins SET derniere_etape = ${numero}, modifie_le = clock_timestamp() WHERE id = ${besoin.id}`,
	);
	const traductions = traductionsEditees({ titre: titre_en, texte: texte_en });
	const [etape] = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO etapes (besoin_id, numero, jour, titre, texte, traductions)
		    VALUES (${besoin.id}, ${numero}, ${jour}::date, ${titre}, ${texte}, ${JSON.stringify(traductions)}::jsonb)
		    RETURNING id`,
	);
	if (!etape) throw new Error("the step was not written");
	return { id: etape.id, numero };
}

/** One statement, however many they are: exactly one mail for each who supports the need and did not say no. */
function prevenirAbonnes(
	tx: Transaction,
	besoin: BesoinTenu & { slug: string },
	etape: EtapeEcrite & { id: number; numero: number },
	acte_id: number,
): Promise<number> {
	const { langue, slug } = besoin;
	return enfilerSelection(tx, ABONNES(sql`${besoin.id}`), {
		gabarit: "etape",
		cle: `etape:${etape.id}`,
		delaiSecondes: DELAI_ETAPE_SECONDES,
		besoin_id: besoin.id,
		etape_id: etape.id,
		acte_id,
		donnees: {
			besoin: texteBilingue(
				langue,
				besoin.titre,
				besoin.traductions.en?.titre ?? null,
			),
			titre: texteBilingue(langue, etape.titre, etape.titre_en),
			texte: texteBilingue(langue, etape.texte, etape.texte_en),
			page: `/besoins/${slug}#etape-${etape.numero}`,
		},
	});
}

/**
 * A step is on the need's page under a number of its own for ever, and its
 * mail waits for each account that supports the need and did not say no, to
 * leave once `DELAI_ETAPE_SECONDES` have passed: in one transaction, so that a
 * crash loses none and repeats none. Answers the number and how many will be
 * written to. Refused to members, for an unknown need, and while its work
 * space is not open.
 */
export async function ajouterEtape(
	acteur: ActeurCompte,
	slug: string,
	etape: EtapeEcrite,
): Promise<Resultat<{ numero: number; destinataires: number }>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<{ numero: number; destinataires: number }>>(
		async (tx) => {
			const besoin = await tenirBesoin(tx, slug);
			if (!besoin) return INTROUVABLE;
			if (!estOuvert(besoin)) return CHANTIER_FERME;
			const { id, numero } = await inserer(tx, besoin, etape);
			const acte_id = await journaliser(tx, {
				acteur,
				acte: "ajouterEtape",
				objet: "besoin",
				objet_id: besoin.id,
				objet_slug: slug,
				apres: { numero },
			});
			const destinataires = await prevenirAbonnes(
				tx,
				{ ...besoin, slug },
				{ ...etape, id, numero },
				acte_id,
			);
			return reussite({ numero, destinataires });
		},
	);
}

/**
 * The step says this from now on, under the same number; nobody is written to.
 * Refused to members, and for an unknown need or step.
 */
export async function modifierEtape(
	acteur: ActeurCompte,
	slug: string,
	numero: number,
	{ jour, titre, texte, titre_en, texte_en }: EtapeEcrite,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<null>>(async (tx) => {
		const besoin = await tenirBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		const traductions = traductionsEditees({
			titre: titre_en,
			texte: texte_en,
		});
		const ecrites = await tx.$executeRaw(
			sql`UPDATE etapes SET jour = ${jour}::date, titre = ${titre}, texte = ${texte},
			      traductions = ${JSON.stringify(traductions)}::jsonb
			    WHERE besoin_id = ${besoin.id} AND numero = ${numero}`,
		);
		if (ecrites === 0) return INTROUVABLE;
		await journaliser(tx, {
			acteur,
			acte: "modifierEtape",
			objet: "besoin",
			objet_id: besoin.id,
			objet_slug: slug,
			apres: { numero },
		});
		return reussite(null);
	});
}

/**
 * The step is gone and its mails with it, while none of them has begun to
 * leave; its number is not given again. Refused to members, for an unknown
 * need or step, and once a mail left.
 */
export async function retirerEtape(
	acteur: ActeurCompte,
	slug: string,
	numero: number,
): Promise<Resultat<null>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<null>>(async (tx) => {
		const besoin = await tenirBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		const [etape] = await tx.$queryRaw<{ id: number; titre: string }[]>(
			sql`SELECT id, titre FROM etapes WHERE besoin_id = ${besoin.id} AND numero = ${numero} FOR UPDATE`,
		);
		if (!etape) return INTROUVABLE;
		await annuler(tx, { etape_id: etape.id });
		const [partis] = await tx.$queryRaw<{ nombre: number }[]>(
			sql`SELECT count(*)::int AS nombre FROM courriels WHERE etape_id = ${etape.id} AND statut <> 'annule'`,
		);
		// Answered by a throw: what was cancelled must leave all the same.
		if (partis && partis.nombre > 0) throw new DejaPartie();
		await tx.etape.delete({ where: { id: etape.id } });
		await journaliser(tx, {
			acteur,
			acte: "retirerEtape",
			objet: "besoin",
			objet_id: besoin.id,
			objet_slug: slug,
			avant: { numero, titre: etape.titre },
		});
		return reussite(null);
	}).catch((error: unknown) => {
		if (error instanceof DejaPartie) return DEJA_PARTIE;
		throw error;
	});
}

/** Takes the transaction back without being an error. */
class DejaPartie extends Error {}
