/**
 * The limit of the site's own writes, searches and suggestions (D17): apart
 * from the API's, counted in PostgreSQL by its own clock.
 */
import { rows } from "./db.ts";
import { type Decompte, secondesEntieres } from "./rate-limit.ts";

/** Acts that a reader may do on the site in one window. */
export const ACTES_MAX_PAR_MINUTE = 60;
export const FENETRE_SITE_SECONDES = 60;

const COMPTER = `INSERT INTO limites AS l (cle, debut, nombre)
	VALUES ($1, clock_timestamp(), 1)
	ON CONFLICT (cle) DO UPDATE SET
		debut = CASE WHEN l.debut <= EXCLUDED.debut - make_interval(secs => $2) THEN EXCLUDED.debut ELSE l.debut END,
		nombre = CASE WHEN l.debut <= EXCLUDED.debut - make_interval(secs => $2) THEN 1 ELSE least(l.nombre, $3) + 1 END
	RETURNING nombre, extract(epoch FROM debut - clock_timestamp())::float8 + $2 AS secondes`;

/**
 * Counts one act of whoever `cle` names ("compte:12", "reseau:192.0.2.1") in
 * the window of a minute that its first act opened.
 */
export async function compterActe(cle: string): Promise<Decompte> {
	const [ligne] = await rows<{ nombre: number; secondes: number }>(
		{
			text: COMPTER,
			values: [cle, FENETRE_SITE_SECONDES, ACTES_MAX_PAR_MINUTE],
		},
		"compter_acte",
	);
	return {
		nombre: ligne?.nombre ?? 1,
		delaiSecondes: secondesEntieres(ligne?.secondes ?? FENETRE_SITE_SECONDES),
	};
}

/** What is counted apart, so that typing does not use up the acts. */
export type NatureActe = "acte" | "recherche" | "suggestions";

/**
 * Counts one act of the account, or of the network of who is signed out;
 * seconds to wait when there were too many, null otherwise.
 */
export async function secondesAvantActe(
	visiteur: { readonly compte_id: number } | null,
	reseau: string,
	nature: NatureActe,
): Promise<number | null> {
	const qui = visiteur ? `compte:${visiteur.compte_id}` : `reseau:${reseau}`;
	const { nombre, delaiSecondes } = await compterActe(
		nature === "acte" ? qui : `${nature}:${qui}`,
	);
	return nombre > ACTES_MAX_PAR_MINUTE ? delaiSecondes : null;
}
