import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";

const PLUS_PUBLIQUE = conflit({
	fr: "Son auteur ne veut plus la montrer, ou l’a reprise.",
	en: "Its author no longer wants it shown, or took it back.",
});

/** Whether a text is the name of a sentence. */
function estNom(id: string): boolean {
	return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

async function relire(
	acteur: ActeurCompte,
	id: string,
	relue: "publiee" | "ecartee",
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		if (!estNom(id)) return INTROUVABLE;
		const [lue] = await tx.$queryRaw<
			{
				besoin_id: number;
				slug: string;
				publique: boolean;
				avant: string | null;
			}[]
		>(
			sql`SELECT r.besoin_id, b.slug, r.publique, r.relue AS avant FROM reponses_bilan r JOIN besoins b ON b.id = r.besoin_id
			    WHERE r.id = ${id}::uuid FOR UPDATE OF r`,
		);
		if (!lue?.publique) return PLUS_PUBLIQUE;
		if (lue.avant === relue) return reussite(null);
		await tx.$executeRaw(
			sql`UPDATE reponses_bilan SET relue = ${relue} WHERE id = ${id}::uuid`,
		);
		// Neither who wrote it nor what was answered: the journal is read by moderators.
		await journaliser(tx, {
			acteur,
			acte: relue === "publiee" ? "publierPhrase" : "ecarterPhrase",
			...sur("besoin", { id: lue.besoin_id, slug: lue.slug }),
		});
		return reussite(null);
	});
}

/** Shows a sentence on the page of its need, without who wrote it. Rejected for members, and once its author no longer wants it shown. */
export function publierPhrase(acteur: ActeurCompte, id: string) {
	return relire(acteur, id, "publiee");
}

/** Keeps a sentence from being shown, or takes it off the page. Rejected in the same cases as `publierPhrase`. */
export function ecarterPhrase(acteur: ActeurCompte, id: string) {
	return relire(acteur, id, "ecartee");
}
