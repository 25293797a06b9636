import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import type { Acteur } from "#lib/platform/actor";
import {
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { lireTerritoire } from "./queries.ts";
import { lieuxSurs } from "./rules.ts";

const TABLES = { projet: sql`projets`, besoin: sql`besoins` } as const;

export type Rapprochement = {
	/** Entries that have areas now, by what their smallest one is. */
	readonly rapproches: Readonly<Record<string, number>>;
	/** The texts that name no area, and those that may name several, each with its entries. */
	readonly inconnus: Readonly<Record<string, number>>;
	readonly douteux: Readonly<Record<string, number>>;
};

/**
 * Gives every entry that has a text, and no area that anybody chose, the areas that the
 * text says without a doubt; with `essai`, only tells. For the operator only.
 */
export async function rapprocherLieux(
	acteur: Acteur,
	{ essai }: { readonly essai: boolean },
): Promise<Resultat<Rapprochement>> {
	if (acteur.nature !== "operateur") return interdit("role");
	const bilan = {
		rapproches: new Map<string, number>(),
		inconnus: new Map<string, number>(),
		douteux: new Map<string, number>(),
	};
	for (const [nature, table] of Object.entries(TABLES)) {
		const ecrits = await rows<{ territoire: string; nombre: number }>(
			sql`SELECT territoire, count(*)::int AS nombre FROM ${table}
			    WHERE territoire IS NOT NULL AND lieux IS NULL GROUP BY territoire ORDER BY territoire`,
		);
		for (const { territoire, nombre } of ecrits) {
			const lectures = await lireTerritoire(territoire);
			const [code, ...autres] = lieuxSurs(lectures);
			const compter = (dans: Map<string, number>, cle: string) =>
				dans.set(cle, (dans.get(cle) ?? 0) + nombre);
			if (code === undefined) {
				const isKnown = lectures.every(({ choix }) => choix.length > 0);
				compter(isKnown ? bilan.douteux : bilan.inconnus, territoire);
				continue;
			}
			compter(bilan.rapproches, niveauDe(code));
			if (essai) continue;
			await inTransaction((tx) =>
				tx.$executeRaw(
					sql`WITH lus AS (UPDATE ${table} SET lieux = ${[code, ...autres]}::text[]
					      WHERE territoire = ${territoire} AND lieux IS NULL RETURNING id, slug, statut)
					    SELECT noter_evenement(${nature}, id, slug, NULL, statut, statut, 'retire') FROM lus
					    WHERE statut = ANY(${[...STATUTS_BESOIN_PUBLICS]}::text[])`,
				),
			);
		}
	}
	return reussite({
		rapproches: Object.fromEntries(bilan.rapproches),
		inconnus: Object.fromEntries(bilan.inconnus),
		douteux: Object.fromEntries(bilan.douteux),
	});
}

/** What an area is, by its code. */
function niveauDe(code: string): string {
	return /^[a-z]+(?=-)/.exec(code)?.[0] ?? "pays";
}
