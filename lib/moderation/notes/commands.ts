import { type ActeurCompte, aLeRole } from "#lib/platform/actor";
import {
	INTROUVABLE,
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { sujetDe } from "./queries.ts";
import type { NoteForme } from "./schema.ts";

/**
 * Leaves a note to the other moderators about an entry or an account; the journal says
 * that there is one, not what it says. Rejected for members, for what does not exist,
 * and for a note about oneself.
 */
export async function ajouterNote(
	acteur: ActeurCompte,
	{ objet, cle, note }: NoteForme,
): Promise<Resultat<{ id: number }>> {
	return actAs("moderateur", acteur, async (tx) => {
		if (objet === "compte" && cle === String(acteur.compte_id))
			return interdit("soi_meme");
		const { colonne, id } = sujetDe({ objet, cle });
		const [ecrite] = await tx.$queryRaw<{ id: number; objet_id: number }[]>(
			sql`INSERT INTO notes (${colonne}, redacteur_id, texte)
			    SELECT s.id, ${acteur.compte_id}, ${note} FROM (${id}) AS s RETURNING id, ${colonne} AS objet_id`,
		);
		if (!ecrite) return INTROUVABLE;
		const { objet_id } = ecrite;
		const slug = objet === "compte" ? {} : { objet_slug: cle };
		const acte = "ajouterNote";
		await journaliser(tx, { acteur, acte, objet, objet_id, ...slug });
		return reussite({ id: ecrite.id });
	});
}

type Retiree = {
	readonly redacteur_id: number | null;
	readonly projet_id: number | null;
	readonly besoin_id: number | null;
	readonly compte_id: number | null;
};

/** Takes a note away: one's own, or any for an administrator. Rejected for others, and for a note that is gone. */
export async function retirerNote(
	acteur: ActeurCompte,
	note_id: number,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const [note] = await tx.$queryRaw<Retiree[]>(
			sql`SELECT redacteur_id, projet_id, besoin_id, compte_id FROM notes WHERE id = ${note_id} FOR UPDATE`,
		);
		if (!note) return INTROUVABLE;
		const estSienne = note.redacteur_id === acteur.compte_id;
		if (!estSienne && !aLeRole(acteur.role, "admin")) return interdit("role");
		await tx.$executeRaw(sql`DELETE FROM notes WHERE id = ${note_id}`);
		const { projet_id, besoin_id, compte_id } = note;
		await journaliser(tx, {
			acteur,
			acte: "retirerNote",
			objet:
				projet_id === null
					? besoin_id === null
						? "compte"
						: "besoin"
					: "projet",
			objet_id: projet_id ?? besoin_id ?? compte_id ?? 0,
		});
		return reussite(null);
	});
}
