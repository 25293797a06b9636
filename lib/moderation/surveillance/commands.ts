import { phrase, phraseOf } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	conflit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Phrase } from "#lib/platform/langues";
import {
	BORNES_SURVEILLE,
	MOTS_SURVEILLES_MAX,
	SURVEILLES_MAX,
} from "./schema.ts";

const OBSTACLES = {
	deja: phrase("refus.surveillance.deja"),
	vide: phrase("refus.surveillance.vide"),
	long: phraseOf((t) =>
		t("refus.surveillance.long", { max: String(MOTS_SURVEILLES_MAX) }),
	),
	plein: phraseOf((t) =>
		t("refus.surveillance.plein", { max: String(SURVEILLES_MAX) }),
	),
} satisfies Readonly<Record<string, Phrase>>;

type Lue = {
	/** How the word is compared: an address, or its words without accents. */
	readonly forme: string;
	readonly adresse: boolean;
	/** How many words are watched. */
	readonly nombre: number;
};

/** Why a word can't be added to the list; null when it can. */
function obstacleA({ forme, adresse, nombre }: Lue): Phrase | null {
	if ([...forme].length < BORNES_SURVEILLE.min) return OBSTACLES.vide;
	if (!adresse && forme.split(" ").length > MOTS_SURVEILLES_MAX)
		return OBSTACLES.long;
	return nombre >= SURVEILLES_MAX ? OBSTACLES.plein : null;
}

const PARTI = conflit(phrase("refus.surveillance.parti"));

/**
 * Adds a word, a phrase or an address to the list: from then on, what awaits review and
 * holds it is marked. Nothing else changes. Rejected for all but administrators, for a
 * word that is watched already, that says nothing or is too long, and when the list is full.
 */
export async function surveillerMot(
	acteur: ActeurCompte,
	mot: string,
): Promise<Resultat<{ id: number }>> {
	return actAs("admin", acteur, async (tx) => {
		const [lu] = await tx.$queryRaw<Lue[]>(
			sql`SELECT f.forme, f.adresse, (SELECT count(*)::int FROM mots_surveilles) AS nombre
			    FROM (SELECT COALESCE(adresse_surveillee(${mot}), texte_termes(${mot})) AS forme,
			            adresse_surveillee(${mot}) IS NOT NULL AS adresse) AS f`,
		);
		if (!lu) throw new Error("a word without a form");
		const obstacle = obstacleA(lu);
		if (obstacle !== null) return champInvalide("mot", mot, obstacle);
		const [cree] = await tx.$queryRaw<{ id: number }[]>(
			sql`INSERT INTO mots_surveilles (texte, forme, adresse) VALUES (${mot}, ${lu.forme}, ${lu.adresse}) ON CONFLICT DO NOTHING RETURNING id`,
		);
		if (!cree) return champInvalide("mot", mot, OBSTACLES.deja);
		await journaliser(tx, acteur, "surveillerMot", {
			objet: "surveille",
			objet_id: cree.id,
			apres: { texte: mot },
		});
		return reussite(cree);
	});
}

/** Takes a word off the list; the journal keeps it. Rejected for all but administrators, and when it is gone already. */
export async function oublierMot(
	acteur: ActeurCompte,
	id: number,
): Promise<Resultat<null>> {
	return actAs("admin", acteur, async (tx) => {
		const [retire] = await tx.$queryRaw<{ texte: string }[]>(
			sql`DELETE FROM mots_surveilles WHERE id = ${id} RETURNING texte`,
		);
		if (!retire) return PARTI;
		await journaliser(tx, acteur, "oublierMot", {
			objet: "surveille",
			objet_id: id,
			avant: { texte: retire.texte },
		});
		return reussite(null);
	});
}
