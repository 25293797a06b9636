import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { LIMITE_PAR_DEFAUT } from "#lib/platform/contract/wire";
import { rows, sql } from "#lib/platform/db/pool";
import type { Evenement, EvenementsQuery } from "./schema.ts";

/**
 * The events that follow a number, in order. The cursor of what comes next is given on
 * an empty page too; a number of which what follows is no longer all kept is refused.
 */
export async function listerEvenements({
	apres,
	limite = LIMITE_PAR_DEFAUT,
}: EvenementsQuery): Promise<Resultat<Page<Evenement>>> {
	const [gardes] = await rows<{ premier: number; total: number }>(
		sql`SELECT COALESCE(min(numero), 1)::float8 AS premier, count(numero)::int AS total FROM evenements`,
	);
	if (!gardes) throw new Error("an aggregate has one row");
	if (apres !== undefined && apres + 1 < gardes.premier)
		return { ...INTROUVABLE, depasse: true };
	const elements = await rows<Omit<Evenement, "le"> & { le: Date }>(
		sql`SELECT numero::float8 AS numero, le, type, nature, slug, partie FROM evenements
		    WHERE numero > ${apres ?? 0}::bigint ORDER BY numero LIMIT ${limite}`,
	);
	return reussite({
		elements: elements.map((un) => ({ ...un, le: un.le.toISOString() })),
		total: gardes.total,
		suivant: String(elements.at(-1)?.numero ?? apres ?? 0),
	});
}
