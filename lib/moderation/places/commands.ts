import { AUJOURDHUI } from "#lib/besoins/places/queries";
import {
	offreDesPlaces,
	PLACE_JOURS,
	PLACE_JOURS_MAX,
	REFERENTS_MAX,
} from "#lib/besoins/places/rules";
import { normaliserCourriel } from "#lib/comptes/rules";
import { phrase, phraseOf } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import { pick } from "#lib/platform/contract/records";
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
import { titresDe } from "#lib/platform/langues";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { traductionsEditees } from "../edition/rules.ts";
import { tenirBesoin } from "../writes.ts";
import type { PlaceEcrite } from "./schema.ts";
import { fermerTenue, tenirPlace } from "./writes.ts";

const ETAT_SANS_PLACES = conflit(phrase("refus.places.etat_sans_places"));
const CHANGEE = conflit(phrase("refus.places.changee"));
const DEJA_FERMEE = conflit(phrase("refus.places.deja_fermee"));

/** The last day of a place: the one that is asked for, or the usual one; refused when it is past or too far. */
async function dernierJour(
	tx: Transaction,
	voulu: string | null,
): Promise<Resultat<string>> {
	const [lu] = await tx.$queryRaw<{ jour: string; va: boolean }[]>(
		sql`SELECT j.jour::text AS jour, j.jour BETWEEN ${AUJOURDHUI} AND ${AUJOURDHUI} + ${PLACE_JOURS_MAX}::int AS va
		    FROM (SELECT COALESCE(${voulu}::date, ${AUJOURDHUI} + ${PLACE_JOURS}::int) AS jour) AS j`,
	);
	if (lu?.va) return reussite(lu.jour);
	return champInvalide("jusqu_au", voulu, phrase("refus.places.jour"));
}

/** The columns of a place whose last day is this. */
function colonnes(ecrite: PlaceEcrite, jour: string) {
	return {
		...pick(ecrite, ["role", "titre", "texte", "nombre", "heures", "lieu"]),
		traductions: traductionsEditees(["titre", "texte"], ecrite),
		jusqu_au: new Date(jour),
	};
}

/** What the journal tells of a place. */
const DITES = ["role", "titre", "nombre", "jusqu_au"] as const;

/**
 * Opens a place on a need, and journals it; returns its number. Rejected for members,
 * for an unknown need, for one that is neither under study nor in development, and for
 * a last day that is past or more than a year away.
 */
export async function ouvrirPlace(
	acteur: ActeurCompte,
	slug: string,
	ecrite: PlaceEcrite,
): Promise<Resultat<{ place: number }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const besoin = await tenirBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		if (!offreDesPlaces(besoin.statut)) return ETAT_SANS_PLACES;
		const jour = await dernierJour(tx, ecrite.jusqu_au);
		if (!jour.ok) return jour;
		const jusqu_au = jour.valeur;
		const { id: place } = await tx.place.create({
			data: { ...colonnes(ecrite, jusqu_au), besoin_id: besoin.id },
			select: { id: true },
		});
		await journaliser(tx, acteur, "ouvrirPlace", {
			...sur("besoin", besoin),
			apres: { place, ...pick({ ...ecrite, jusqu_au }, DITES) },
		});
		return reussite({ place });
	});
}

function tropPeu(nombre: number, prises: number) {
	return champInvalide(
		"nombre",
		nombre,
		phraseOf((t) => t("refus.places.trop_peu", { n: String(prises) })),
	);
}

/**
 * Changes a place, and journals it; offers stay. Rejected for members, for an unknown
 * place, for fewer people than were taken, for a last day that is past or more than a
 * year away, and, when the version read is given, when it changed since.
 */
export async function modifierPlace(
	acteur: ActeurCompte,
	place_id: number,
	ecrite: PlaceEcrite,
	vu_le: string | null = null,
): Promise<Resultat<{ slug: string }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const place = await tenirPlace(tx, place_id);
		if (!place) return INTROUVABLE;
		if (vu_le !== null && vu_le !== place.modifie_le.toISOString())
			return CHANGEE;
		const { nombre } = ecrite;
		if (nombre < place.prises) return tropPeu(nombre, place.prises);
		// A place that is closed keeps its day, which may be past.
		const garde = place.fermee && ecrite.jusqu_au === place.jusqu_au;
		const jour = garde
			? reussite(place.jusqu_au)
			: await dernierJour(tx, ecrite.jusqu_au);
		if (!jour.ok) return jour;
		const jusqu_au = jour.valeur;
		await tx.place.update({
			where: { id: place_id },
			data: colonnes(ecrite, jusqu_au),
		});
		await tx.$executeRaw(
			sql`UPDATE places SET modifie_le = clock_timestamp() WHERE id = ${place_id}`,
		);
		await journaliser(tx, acteur, "modifierPlace", {
			...sur("besoin", { id: place.besoin_id, slug: place.slug }),
			avant: pick(place, DITES),
			apres: { place: place_id, ...pick({ ...ecrite, jusqu_au }, DITES) },
		});
		return reussite({ slug: place.slug });
	});
}

/**
 * Closes a place: offers that await an answer end, and their authors are told; accepted
 * ones stay. Rejected for members, for an unknown place, and for one that is closed.
 */
export async function fermerPlace(
	acteur: ActeurCompte,
	place_id: number,
): Promise<Resultat<{ slug: string }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const place = await tenirPlace(tx, place_id);
		if (!place) return INTROUVABLE;
		if (place.fermee) return DEJA_FERMEE;
		await fermerTenue(tx, acteur, place, "equipe");
		return reussite({ slug: place.slug });
	});
}

/**
 * Opens a closed place again, or gives an open one a new last day: `PLACE_JOURS` from
 * today, or the one that it has, if that is later. Rejected for members, for an unknown place, and while its need is neither under
 * study nor in development.
 */
export async function renouvelerPlace(
	acteur: ActeurCompte,
	place_id: number,
): Promise<Resultat<{ slug: string; jusqu_au: string }>> {
	return actAs("moderateur", acteur, async (tx) => {
		const place = await tenirPlace(tx, place_id);
		if (!place) return INTROUVABLE;
		if (!offreDesPlaces(place.statut)) return ETAT_SANS_PLACES;
		const jour = await dernierJour(tx, null);
		if (!jour.ok) return jour;
		// As YYYY-MM-DD: a place that is renewed never ends earlier.
		const [, jusqu_au = jour.valeur] = [jour.valeur, place.jusqu_au].sort();
		await tx.$executeRaw(
			sql`UPDATE places SET fermee_le = NULL, fermeture = NULL, jusqu_au = ${jusqu_au}::date,
				      modifie_le = clock_timestamp() WHERE id = ${place_id}`,
		);
		await journaliser(tx, acteur, "renouvelerPlace", {
			...sur("besoin", { id: place.besoin_id, slug: place.slug }),
			avant: { jusqu_au: place.jusqu_au, fermee: place.fermee },
			apres: { place: place_id, jusqu_au },
		});
		return reussite({ slug: place.slug, jusqu_au });
	});
}

const COMPTE_INCONNU = (saisi: string) =>
	champInvalide("courriel", saisi, phrase("refus.places.compte_inconnu"));

const TROP_DE_REFERENTS = conflit(
	phraseOf((t) =>
		t("refus.places.trop_de_referents", { max: String(REFERENTS_MAX) }),
	),
);

/** The first number of a referent that is free on a need that the transaction holds; null when none is. */
async function rangLibre(tx: Transaction, besoin_id: number) {
	const [libre] = await tx.$queryRaw<{ rang: number }[]>(
		sql`SELECT n AS rang FROM generate_series(1, ${REFERENTS_MAX}::int) AS n
		    WHERE n NOT IN (SELECT rang FROM referents WHERE besoin_id = ${besoin_id}) ORDER BY n LIMIT 1`,
	);
	return libre?.rang ?? null;
}

/**
 * Lets an account, by its address, read and answer the offers of a need; it is told by
 * mail. Repeating it changes nothing. Rejected for members, for an unknown need, for an
 * address that no account in use has, and beyond five.
 */
export async function nommerReferent(
	acteur: ActeurCompte,
	slug: string,
	saisi: string,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const courriel = normaliserCourriel(saisi);
		if (courriel === null) return COMPTE_INCONNU(saisi);
		// The account before the need, as every support locks.
		const [compte] = await tx.$queryRaw<{ id: number }[]>(
			sql`SELECT id FROM comptes WHERE courriel = ${courriel} AND NOT suspendu FOR SHARE`,
		);
		if (!compte) return COMPTE_INCONNU(saisi);
		const besoin = await tenirBesoin(tx, slug);
		if (!besoin) return INTROUVABLE;
		const { id: besoin_id } = besoin;
		const deja = await tx.referent.count({
			where: { besoin_id, compte_id: compte.id },
		});
		if (deja > 0) return reussite(null);
		const rang = await rangLibre(tx, besoin_id);
		if (rang === null) return TROP_DE_REFERENTS;
		await tx.referent.create({
			data: { besoin_id, compte_id: compte.id, rang },
		});
		const acte_id = await journaliser(tx, acteur, "nommerReferent", {
			...sur("besoin", besoin),
			apres: { compte_id: compte.id },
		});
		const titre_en = besoin.traductions.en?.titre ?? null;
		await enfilerPourCompte(tx, compte.id, {
			gabarit: "referent_nomme",
			cle: `referent:${acte_id}`,
			acte_id,
			donnees: {
				besoin: titresDe({ ...besoin, titre_en }),
				page: `/compte/offres/recues/${besoin.slug}`,
			},
		});
		return reussite(null);
	});
}
