import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { lireJetonReprise } from "#lib/platform/mail/need-links";
import type { SoutienDeplace } from "./schema.ts";

type Ligne = {
	readonly titre: string;
	readonly langue: string;
	readonly slug_garde: string | null;
	readonly titre_garde: string | null;
	readonly langue_garde: string | null;
	readonly deplace: boolean;
};

function titreDe(titre: string, langue: string | null) {
	return { titre, langue: langue === "en" ? "en" : "fr" } as const;
}

/** The merge that a mail's link is about, as it stands for this account. Read-only; rejected in the same cases as `reprendreSoutien`. */
export async function lireSoutienDeplace(
	jeton: string,
): Promise<Resultat<SoutienDeplace>> {
	const lu = lireJetonReprise(jeton);
	if (lu === null) return INTROUVABLE;
	const { compte_id, besoin_id } = lu;
	const [ligne] = await rows<Ligne>(
		sql`SELECT a.titre, a.langue, g.slug AS slug_garde, g.titre AS titre_garde, g.langue AS langue_garde,
		      EXISTS (SELECT 1 FROM soutiens s WHERE s.compte_id = c.id AND s.besoin_id = g.id
		              AND s.reunion_id IS NOT NULL) AS deplace
		    FROM besoins a CROSS JOIN comptes c LEFT JOIN besoins g ON g.id = a.fusionne_dans_id
		    WHERE a.id = ${besoin_id} AND c.id = ${compte_id}`,
	);
	if (!ligne) return INTROUVABLE;
	const { slug_garde, titre_garde, langue_garde } = ligne;
	return reussite({
		absorbe: titreDe(ligne.titre, ligne.langue),
		garde:
			slug_garde === null || titre_garde === null
				? null
				: { slug: slug_garde, ...titreDe(titre_garde, langue_garde) },
		deplace: ligne.deplace,
	});
}
