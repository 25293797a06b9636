import { rows, type Sql, sql } from "#lib/platform/db";
import { deriveKey } from "#lib/platform/keys";
import { INTROUVABLE, type Resultat, reussite } from "#lib/platform/result";
import { estSlug } from "#lib/platform/wire";
import { empreinteLecteur, type Lecteur } from "./rules.ts";
import type { ObjetSignalement, SignalementForme } from "./schema.ts";

type Entrees = { table: Sql; cle: Sql; estPublic: Sql };

const ENTREES: Readonly<Record<ObjetSignalement, Entrees>> = {
	projet: {
		table: sql`projets`,
		cle: sql`projet_id`,
		estPublic: sql`statut = 'publie'`,
	},
	besoin: {
		table: sql`besoins`,
		cle: sql`besoin_id`,
		estPublic: sql`statut IN ('publie', 'etude', 'developpement', 'livre')`,
	},
};

/**
 * A reader's report waits for the moderators: one for each reader and entry
 * until it is dealt with, and sending another meanwhile rewrites it. Refused
 * when there is nothing public of that name.
 */
export async function signaler(
	lecteur: Lecteur,
	objet: ObjetSignalement,
	{ slug, motif, texte }: SignalementForme,
): Promise<Resultat<{ id: number }>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const { table, cle, estPublic } = ENTREES[objet];
	const empreinte = empreinteLecteur(deriveKey("signalements"), lecteur);
	const compte_id = lecteur.nature === "compte" ? lecteur.compte_id : null;
	const [garde] = await rows<{ id: number }>(
		sql`INSERT INTO signalements (${cle}, compte_id, lecteur, motif, texte)
		    SELECT id, ${compte_id}::int, ${empreinte}, ${motif}, ${texte} FROM ${table}
		    WHERE slug = ${slug} AND ${estPublic}
		    ON CONFLICT (lecteur, ${cle}) WHERE traite_le IS NULL
		    DO UPDATE SET motif = EXCLUDED.motif, texte = EXCLUDED.texte
		    RETURNING id`,
	);
	return garde ? reussite(garde) : INTROUVABLE;
}
