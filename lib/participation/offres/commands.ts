import {
	AUJOURDHUI,
	COLONNES_NOMS,
	PLACE_VOULUE,
} from "#lib/besoins/places/queries";
import {
	type NomsDePlace,
	nomsDePlace,
	offreDesPlaces,
	PLACE_JOURS_MAX,
	PLACES_LIBRES,
} from "#lib/besoins/places/rules";
import type { RoleCherche } from "#lib/besoins/places/schema";
import { besoinPublic } from "#lib/besoins/queries";
import { tenirCompte } from "#lib/comptes/writes";
import { phrase, phraseOf, texts } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import { pick } from "#lib/platform/contract/records";
import {
	conflit,
	INTROUVABLE,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { enfilerSelection } from "#lib/platform/mail/queue";
import { EN_ATTENTE, EXPIRATION } from "./queries.ts";
import {
	estEnCours,
	OFFRE_JOURS,
	OFFRES_EN_ATTENTE_MAX,
	OFFRES_PAR_JOUR,
	SANS_AUTRE_OFFRE,
} from "./rules.ts";
import type { EtatOffre, OffreEntree, OffreResultat } from "./schema.ts";
import { retirerOffresDuCompte } from "./writes.ts";

type PlaceVue = NomsDePlace & {
	readonly id: number;
	readonly besoin_id: number;
	readonly slug: string;
	readonly public: boolean;
	readonly fermee: boolean;
	readonly pleine: boolean;
};

type OffreLue = OffreEntree &
	OffreResultat & { readonly id: number; readonly etat: EtatOffre };

const FERMEE = conflit(phrase("refus.offres.fermee"));
const PLEINE = conflit(phrase("refus.offres.pleine"));

const TROP_DU_JOUR = conflit(
	phraseOf((t) =>
		t("refus.offres.trop_du_jour", { max: String(OFFRES_PAR_JOUR) }),
	),
);

const TROP_EN_ATTENTE = conflit(
	phraseOf((t) =>
		t("refus.offres.trop_en_attente", { max: String(OFFRES_EN_ATTENTE_MAX) }),
	),
);

/** The place, held so that it is neither filled nor closed meanwhile. */
async function tenirPlace(
	tx: Transaction,
	id: number,
): Promise<PlaceVue | undefined> {
	const [place] = await tx.$queryRaw<PlaceVue[]>(
		sql`SELECT p.id, p.besoin_id, b.slug, ${besoinPublic(sql`b.statut`)} AS public,
		      (NOT ${PLACE_VOULUE} OR p.jusqu_au < ${AUJOURDHUI}) AS fermee, p.prises >= p.nombre AS pleine, ${COLONNES_NOMS}
		    FROM places p JOIN besoins b ON b.id = p.besoin_id WHERE p.id = ${id} FOR SHARE OF p`,
	);
	return place;
}

/** The account's last offer for the place: the only one that may be under way. */
async function lireDerniere(
	tx: Transaction,
	compte_id: number,
	place_id: number,
): Promise<OffreLue | null> {
	const [offre] = await tx.$queryRaw<OffreLue[]>(
		sql`SELECT id, place_id AS place, etat, message, contact, ${EXPIRATION} FROM offres
		    WHERE compte_id = ${compte_id} AND place_id = ${place_id}
		    ORDER BY id DESC LIMIT 1 FOR UPDATE`,
	);
	return offre ?? null;
}

function resultat(place: number, offre: OffreLue | null): OffreResultat {
	return offre
		? pick(offre, ["place", "etat", "expire_le"])
		: { place, etat: null, expire_le: null };
}

function obstacle({ fermee, pleine }: PlaceVue) {
	if (fermee) return FERMEE;
	return pleine ? PLEINE : null;
}

async function limiteAtteinte(tx: Transaction, compte_id: number) {
	const [lu] = await tx.$queryRaw<{ jour: number; attente: number }[]>(
		sql`SELECT count(*) FILTER (WHERE cree_le > now() - interval '24 hours')::int AS jour,
		      count(*) FILTER (WHERE ${EN_ATTENTE})::int AS attente
		    FROM offres WHERE compte_id = ${compte_id}`,
	);
	if (lu && lu.attente >= OFFRES_EN_ATTENTE_MAX) return TROP_EN_ATTENTE;
	return lu && lu.jour >= OFFRES_PAR_JOUR ? TROP_DU_JOUR : null;
}

async function envoyer(
	tx: Transaction,
	compte_id: number,
	{ id: place_id, besoin_id, slug, ...noms }: PlaceVue,
	{ message, contact }: OffreEntree,
): Promise<OffreLue> {
	const [offre] = await tx.$queryRaw<OffreLue[]>(
		sql`INSERT INTO offres (place_id, compte_id, message, contact, expire_le)
		    VALUES (${place_id}, ${compte_id}, ${message}, ${contact}, clock_timestamp() + make_interval(days => ${OFFRE_JOURS}))
		    RETURNING id, place_id AS place, etat, message, contact, ${EXPIRATION}`,
	);
	if (!offre) throw new Error("the offer was not written");
	await enfilerSelection(
		tx,
		sql`SELECT r.compte_id FROM referents r JOIN comptes c ON c.id = r.compte_id
		    WHERE r.besoin_id = ${besoin_id} AND r.compte_id <> ${compte_id} AND NOT c.suspendu`,
		{
			gabarit: "offre_recue",
			cle: `offre:${offre.id}`,
			donnees: { ...nomsDePlace(noms), page: `/compte/offres/recues/${slug}` },
		},
	);
	return offre;
}

/** The words of a role, in the language of its need, with the English beside the French. */
function motsDuRole(langue: string, role: RoleCherche["role"]) {
	const [fr, en] = (["fr", "en"] as const).map((une) => ({
		titre: texts(une)(`lecture.besoins.roles.${role}.nom`),
		texte: texts(une)(`lecture.besoins.roles.${role}.texte`),
	}));
	return langue === "en"
		? { ...en, traductions: "{}" }
		: { ...fr, traductions: JSON.stringify({ en }) };
}

/**
 * The number of the place by which one offers help in a role that a need looks for
 * before the team has opened one: no list shows it, and it is made when it is first
 * asked for. Rejected for an unknown need, one that is neither under study nor in
 * development, and a role that it does not look for.
 */
export async function placeDuRole(
	slug: string,
	role: RoleCherche["role"],
): Promise<Resultat<number>> {
	return inTransaction<Resultat<number>>(async (tx) => {
		const [besoin] = await tx.$queryRaw<
			{ id: number; langue: string; statut: string }[]
		>(
			sql`SELECT id, langue, statut FROM besoins WHERE slug = ${slug} AND ${role} = ANY(roles) FOR SHARE`,
		);
		if (!besoin || !offreDesPlaces(besoin.statut)) return INTROUVABLE;
		const { titre, texte, traductions } = motsDuRole(besoin.langue, role);
		await tx.$executeRaw(
			sql`INSERT INTO places (besoin_id, role, titre, texte, traductions, nombre, heures, jusqu_au, libre)
			    VALUES (${besoin.id}, ${role}, ${titre}, ${texte}, ${traductions}::jsonb, ${PLACES_LIBRES}, 1,
			      ${AUJOURDHUI} + ${PLACE_JOURS_MAX}::int, true)
			    ON CONFLICT (besoin_id, role) WHERE libre AND fermee_le IS NULL DO NOTHING`,
		);
		const [place] = await tx.$queryRaw<{ id: number }[]>(
			sql`SELECT id FROM places WHERE besoin_id = ${besoin.id} AND role = ${role} AND libre AND fermee_le IS NULL`,
		);
		if (!place) throw new Error("the place was not written");
		return reussite(place.id);
	});
}

/**
 * Offers help for a place, and mails the referents of its need. The same offer again
 * changes nothing; while nobody of the team has read it, another text takes its place.
 * Rejected when the account is suspended, for an unknown place or one whose need is not
 * public, when the place is closed or taken, when the team has read or declined an offer
 * of the account for it, after five offers in 24 hours, and while ten await an answer.
 */
export async function offrirAide(
	{ compte_id }: ActeurCompte,
	place_id: number | null,
	entree: OffreEntree,
): Promise<Resultat<OffreResultat>> {
	if (place_id === null) return INTROUVABLE;
	return inTransaction<Resultat<OffreResultat>>(async (tx) => {
		if ((await tenirCompte(tx, compte_id))?.suspendu !== false)
			return NON_AUTORISE;
		const place = await tenirPlace(tx, place_id);
		if (!place?.public) return INTROUVABLE;
		const derniere = await lireDerniere(tx, compte_id, place_id);
		const enCours = derniere !== null && estEnCours(derniere.etat);
		if (
			enCours &&
			derniere.message === entree.message &&
			derniere.contact === entree.contact
		)
			return reussite(resultat(place_id, derniere));
		const dite = derniere && SANS_AUTRE_OFFRE[derniere.etat];
		const refus = dite ? conflit(dite) : obstacle(place);
		if (refus) return refus;
		if (enCours) {
			const { message, contact } = entree;
			await tx.$executeRaw(
				sql`UPDATE offres SET message = ${message}, contact = ${contact} WHERE id = ${derniere.id}`,
			);
			return reussite(resultat(place_id, derniere));
		}
		const limite = await limiteAtteinte(tx, compte_id);
		if (limite) return limite;
		return reussite(
			resultat(place_id, await envoyer(tx, compte_id, place, entree)),
		);
	});
}

/**
 * Withdraws the account's offer for a place, an accepted one too: the place is free
 * again, and who had accepted it is told. Without one under way nothing changes.
 * Rejected when the account is suspended, and for a place that is unknown, or whose need
 * is not public while the account never offered to take it.
 */
export async function retirerOffre(
	{ compte_id }: ActeurCompte,
	place_id: number | null,
): Promise<Resultat<OffreResultat>> {
	if (place_id === null) return INTROUVABLE;
	return inTransaction<Resultat<OffreResultat>>(async (tx) => {
		if ((await tenirCompte(tx, compte_id))?.suspendu !== false)
			return NON_AUTORISE;
		await retirerOffresDuCompte(tx, compte_id, place_id);
		const place = await tenirPlace(tx, place_id);
		const derniere = await lireDerniere(tx, compte_id, place_id);
		if (!place || (!place.public && !derniere)) return INTROUVABLE;
		return reussite(resultat(place_id, derniere));
	});
}
