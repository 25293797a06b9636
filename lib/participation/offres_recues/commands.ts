import { COLONNES_NOMS } from "#lib/besoins/places/queries";
import {
	type NomsDePlace,
	nomsDePlace,
	offreDesPlaces,
} from "#lib/besoins/places/rules";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { rows, sql } from "#lib/platform/db/pool";
import { unlessReadOnly } from "#lib/platform/db/read-only";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { MOUVEMENTS_OFFRE, SA_PROPRE_OFFRE } from "../offres/rules.ts";
import type { EtatOffre } from "../offres/schema.ts";
import { peutRepondre } from "./queries.ts";
import type { OffreOuverte } from "./schema.ts";

/**
 * Reads an offer, which the account that made it then sees as seen; in read-only mode it
 * is only read. For moderators and the referents of its need; unknown to anybody else.
 */
export async function ouvrirOffre(
	acteur: ActeurCompte,
	offre_id: number,
): Promise<Resultat<OffreOuverte>> {
	const sienne = sql`o.id = ${offre_id} AND ${peutRepondre(acteur)}`;
	await unlessReadOnly(
		() =>
			rows(
				sql`UPDATE offres SET etat = 'vue', vue_le = clock_timestamp() WHERE etat = 'envoyee' AND id IN (
				      SELECT o.id FROM offres o JOIN places p ON p.id = o.place_id JOIN besoins b ON b.id = p.besoin_id
				      WHERE ${sienne} AND o.compte_id <> ${acteur.compte_id})`,
			),
		[],
	);
	const [offre] = await rows<OffreOuverte>(
		sql`SELECT o.id, o.etat, o.cree_le, o.expire_le, o.message, o.contact, o.compte_id = ${acteur.compte_id} AS sienne, c.nom, b.slug, p.id AS place,
		      p.titre, p.traductions #>> '{en,titre}' AS titre_en, b.langue, p.nombre - p.prises AS libres
		    FROM offres o JOIN comptes c ON c.id = o.compte_id JOIN places p ON p.id = o.place_id
		    JOIN besoins b ON b.id = p.besoin_id WHERE ${sienne}`,
	);
	return offre ? reussite(offre) : INTROUVABLE;
}

type OffreTenue = NomsDePlace & {
	readonly id: number;
	readonly compte_id: number;
	readonly place_id: number;
	readonly besoin_id: number;
	readonly slug: string;
	readonly statut: string;
	readonly etat: EtatOffre;
	readonly contact: boolean;
	readonly libres: number;
	readonly courriel: string;
	readonly courriel_equipe: string;
};

const DEJA_REPONDU = conflit(phrase("refus.offres_recues.deja_repondu"));
const PLUS_DE_PLACE = conflit(phrase("refus.offres_recues.plus_de_place"));
const PLUS_TRAVAILLE = conflit(phrase("refus.offres_recues.plus_travaille"));

/**
 * An offer to which this answer may be given by this account. Holds the accounts, then the
 * place, then the offer: in this order as every act on offers, so that as many are
 * accepted as there are places.
 */
async function tenirOffre(
	tx: Transaction,
	acteur: ActeurCompte,
	offre_id: number,
	reponse: "acceptee" | "declinee",
): Promise<Resultat<OffreTenue>> {
	const [visee] = await tx.$queryRaw<{ compte_id: number; place_id: number }[]>(
		sql`SELECT o.compte_id, o.place_id FROM offres o JOIN places p ON p.id = o.place_id
		    JOIN besoins b ON b.id = p.besoin_id WHERE o.id = ${offre_id} AND ${peutRepondre(acteur)}`,
	);
	if (!visee) return INTROUVABLE;
	const comptes = await tx.$queryRaw<{ id: number; suspendu: boolean }[]>(
		sql`SELECT id, suspendu FROM comptes WHERE id IN (${visee.compte_id}, ${acteur.compte_id}) ORDER BY id FOR SHARE`,
	);
	if (comptes.some(({ id, suspendu }) => id === acteur.compte_id && suspendu))
		return NON_AUTORISE;
	await tx.$queryRaw(
		sql`SELECT 1 FROM places WHERE id = ${visee.place_id} FOR NO KEY UPDATE`,
	);
	const [offre] = await tx.$queryRaw<OffreTenue[]>(
		sql`SELECT o.id, o.compte_id, o.place_id, p.besoin_id, b.slug, b.statut, o.etat, o.contact,
		      p.nombre - p.prises AS libres, c.courriel,
		      (SELECT e.courriel FROM comptes e WHERE e.id = ${acteur.compte_id}) AS courriel_equipe, ${COLONNES_NOMS}
		    FROM offres o JOIN comptes c ON c.id = o.compte_id JOIN places p ON p.id = o.place_id
		    JOIN besoins b ON b.id = p.besoin_id WHERE o.id = ${offre_id} AND ${peutRepondre(acteur)} FOR UPDATE OF o`,
	);
	if (!offre) return INTROUVABLE;
	if (offre.compte_id === acteur.compte_id) return conflit(SA_PROPRE_OFFRE);
	return MOUVEMENTS_OFFRE[offre.etat].includes(reponse)
		? reussite(offre)
		: DEJA_REPONDU;
}

async function repondre(
	tx: Transaction,
	acteur: ActeurCompte,
	{ id, place_id, besoin_id, slug }: OffreTenue,
	reponse: "acceptee" | "declinee",
): Promise<number> {
	await tx.$executeRaw(
		sql`UPDATE offres SET etat = ${reponse}, repondu_le = clock_timestamp(), decideur_id = ${acteur.compte_id},
		      vue_le = COALESCE(vue_le, clock_timestamp()),
		      fin_le = CASE WHEN ${reponse === "declinee"} THEN clock_timestamp() END WHERE id = ${id}`,
	);
	const acte = reponse === "acceptee" ? "accepterOffre" : "declinerOffre";
	return journaliser(tx, acteur, acte, {
		...sur("besoin", { id: besoin_id, slug }),
		apres: { place: place_id, offre: id },
	});
}

/** Tells who offered; both get the other's address when that was ticked. */
async function annoncer(
	tx: Transaction,
	acteur: ActeurCompte,
	{ compte_id, slug, contact, courriel, courriel_equipe, ...noms }: OffreTenue,
	acte_id: number,
): Promise<void> {
	const titres = nomsDePlace(noms);
	await enfilerPourCompte(tx, compte_id, {
		gabarit: "offre_acceptee",
		cle: `offre_acceptee:${acte_id}`,
		acte_id,
		donnees: {
			...titres,
			adresse: contact ? courriel_equipe : null,
			page: `/besoins/${slug}`,
		},
	});
	if (contact)
		await enfilerPourCompte(tx, acteur.compte_id, {
			gabarit: "offre_contact",
			cle: `offre_contact:${acte_id}`,
			acte_id,
			donnees: {
				...titres,
				adresse: courriel,
				page: `/compte/offres/recues/${slug}`,
			},
		});
}

/**
 * Accepts an offer, which takes one of the places; both get the other's address by mail
 * if who offered ticked so. Rejected for anybody but moderators and the referents of the
 * need, as if it were unknown; for one's own offer; when it no longer awaits an answer;
 * when the place is closed, its need no longer worked on, and when all places are taken.
 */
export async function accepterOffre(
	acteur: ActeurCompte,
	offre_id: number,
): Promise<Resultat<{ slug: string }>> {
	return inTransaction<Resultat<{ slug: string }>>(async (tx) => {
		const tenue = await tenirOffre(tx, acteur, offre_id, "acceptee");
		if (!tenue.ok) return tenue;
		const offre = tenue.valeur;
		if (!offreDesPlaces(offre.statut)) return PLUS_TRAVAILLE;
		if (offre.libres < 1) return PLUS_DE_PLACE;
		await tx.$executeRaw(
			sql`UPDATE places SET prises = prises + 1 WHERE id = ${offre.place_id}`,
		);
		const acte_id = await repondre(tx, acteur, offre, "acceptee");
		await annoncer(tx, acteur, offre, acte_id);
		return reussite({ slug: offre.slug });
	});
}

/** Takes from an account the right to read and answer the offers of a need: its own, or for moderators anybody's. Rejected for members who name another, and for who is no referent of the need, as if it were unknown. */
export async function quitterReferents(
	acteur: ActeurCompte,
	slug: string,
	compte_id = acteur.compte_id,
): Promise<Resultat<null>> {
	const role = compte_id === acteur.compte_id ? "membre" : "moderateur";
	return actAs(role, acteur, async (tx) => {
		const [besoin] = await tx.$queryRaw<{ id: number; slug: string }[]>(
			sql`DELETE FROM referents r USING besoins b
			    WHERE b.id = r.besoin_id AND b.slug = ${slug} AND r.compte_id = ${compte_id} RETURNING b.id, b.slug`,
		);
		if (!besoin) return INTROUVABLE;
		await journaliser(tx, acteur, "retirerReferent", {
			...sur("besoin", besoin),
			avant: { compte_id },
		});
		return reussite(null);
	});
}

/** Declines an offer, and tells who made it. Rejected for the same people, for one's own offer, and when it no longer awaits an answer. */
export async function declinerOffre(
	acteur: ActeurCompte,
	offre_id: number,
): Promise<Resultat<{ slug: string }>> {
	return inTransaction<Resultat<{ slug: string }>>(async (tx) => {
		const tenue = await tenirOffre(tx, acteur, offre_id, "declinee");
		if (!tenue.ok) return tenue;
		const offre = tenue.valeur;
		const acte_id = await repondre(tx, acteur, offre, "declinee");
		const { compte_id, slug, ...noms } = offre;
		await enfilerPourCompte(tx, compte_id, {
			gabarit: "offre_declinee",
			cle: `offre_declinee:${acte_id}`,
			acte_id,
			donnees: { ...nomsDePlace(noms), page: "/aider" },
		});
		return reussite({ slug });
	});
}
