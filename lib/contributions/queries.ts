import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Statements } from "#lib/platform/db/transaction";
import {
	FENETRE_SECONDES,
	secondesEntieres,
	secondsLeft,
} from "#lib/platform/limits/fixed-window";
import type { EntreeVisee } from "./retraits/schema.ts";
import { CLE_CLIENT_HEURES, REJEU_SECONDES } from "./rules.ts";
import type { NatureContribution } from "./schema.ts";

/** Where each kind of entry is kept. */
export const LIEUX = {
	projet: {
		nom: "projets",
		table: sql`projets`,
		cle: "nom",
		titre: sql`nom`,
		titre_en: sql`traductions #>> '{en,nom}'`,
		/** The column of other tables that names it. */
		renvoi: sql`projet_id`,
		/** Its words, as lists search them. */
		recherche: sql`SELECT projet_id FROM recherche_projets`,
	},
	besoin: {
		nom: "besoins",
		table: sql`besoins`,
		cle: "titre",
		titre: sql`titre`,
		titre_en: sql`traductions #>> '{en,titre}'`,
		renvoi: sql`besoin_id`,
		recherche: sql`SELECT besoin_id FROM recherche_besoins`,
	},
} as const satisfies Readonly<
	Record<NatureContribution, Readonly<Record<string, Sql | string>>>
>;

/** The rows of one entry in a table of its requests, or of its take-downs. */
export function lignesDe({ nature, id }: EntreeVisee): Sql {
	return sql`${LIEUX[nature].renvoi} = ${id}::int`;
}

/** The column that names the entry, and its id, as Prisma takes them. */
export function renvoiVers({ nature, id }: EntreeVisee) {
	return nature === "projet" ? { projet_id: id } : { besoin_id: id };
}

/** By what a contribution that was already accepted is recognised: its content, or alone the key that its caller gave. */
export type CleDeRejeu = {
	readonly cle: Buffer;
	readonly cleClient: Buffer | null;
};

export type Recue = {
	readonly id: number;
	readonly slug: string;
	/** The answer to an earlier call with the same key of the caller. */
	readonly rejouee?: true;
};

type Accepte = { id: number; slug: string; cle_rejeu: Buffer };

/** Of a key that came with another content. */
export type CleDejaPrise = "cle_deja_prise";

/**
 * The earlier contribution of the account that this one repeats (D16): the same content
 * within 10 minutes, or the caller's own key within a day.
 */
export async function lireRejeu(
	compte_id: number,
	nature: NatureContribution,
	{ cle, cleClient }: CleDeRejeu,
	lire: Statements["rows"] = rows,
): Promise<Recue | CleDejaPrise | null> {
	const depuis = (duree: Sql) =>
		// The transaction may have waited for the account since it began.
		sql`x.cree_le > clock_timestamp() - ${duree}`;
	const meme = cleClient
		? sql`x.nature = ${nature} AND x.cle_client = ${cleClient} AND ${depuis(sql`make_interval(hours => ${CLE_CLIENT_HEURES})`)}`
		: sql`x.cle_rejeu = ${cle} AND ${depuis(sql`make_interval(secs => ${REJEU_SECONDES})`)}`;
	const [premiere] = await lire<Accepte>(
		sql`SELECT x.id, COALESCE(x.slug_recu, p.slug, b.slug) AS slug, x.cle_rejeu FROM contributions x
		    LEFT JOIN projets p ON p.id = x.projet_id LEFT JOIN besoins b ON b.id = x.besoin_id
		    WHERE x.compte_id = ${compte_id} AND ${meme} ORDER BY x.id LIMIT 1`,
	);
	if (!premiere) return null;
	if (!cle.equals(premiere.cle_rejeu)) return "cle_deja_prise";
	const { id, slug } = premiere;
	return cleClient ? { id, slug, rejouee: true } : { id, slug };
}

/** The account's window of contributions: those counted in it, and seconds until it closes; a whole one when none is open. Null for a suspended account. */
export async function lireReserve(
	compte_id: number,
): Promise<{ readonly nombre: number; readonly delaiSecondes: number } | null> {
	const heure = { secondes: FENETRE_SECONDES };
	const [ligne] = await rows<{ nombre: number | null; secondes: number }>(
		sql`SELECT f.nombre, ${secondsLeft(heure)} AS secondes FROM comptes c
		    LEFT JOIN fenetres_contributions f ON f.compte_id = c.id
		      AND f.debut > clock_timestamp() - make_interval(secs => ${FENETRE_SECONDES}) AND f.debut <= clock_timestamp() + interval '1 minute'
		    WHERE c.id = ${compte_id} AND NOT c.suspendu`,
		"lire_reserve",
	);
	if (!ligne) return null;
	return ligne.nombre === null
		? { nombre: 0, delaiSecondes: FENETRE_SECONDES }
		: {
				nombre: ligne.nombre,
				delaiSecondes: secondesEntieres(ligne.secondes),
			};
}

/** A picture as an address that holds it whole, of a row of `images`: for pages that only its author or a moderator reads. */
export const IMAGE_ENTIERE = sql`'data:image/webp;base64,' || translate(encode(octets, 'base64'), E'\n', '')`;
