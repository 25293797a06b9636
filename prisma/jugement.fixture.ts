import type { NatureContribution } from "#lib/contributions/schema";
import { lireEditee } from "#lib/moderation/edition/queries";
import { JugementForme } from "#lib/moderation/jugement/schema";
import { lireFiche, lireFicheParId } from "#lib/moderation/relecture/queries";

const PHRASES = "mots_habitants";

/** Publishes, as the button does. */
export const PUBLIER = {
	statut: "publie",
	motif: null,
	choisi: null,
} as const;

/** A project that is there. */
export async function ficheDe(slug: string) {
	const fiche = await lireFiche("projet", slug);
	if (!fiche) throw new Error("no entry");
	return fiche;
}

/** What a browser sends from the page of an entry, with some fields changed there. */
export async function envoyee(
	{ nature, id }: { nature: NatureContribution; id: number },
	change: Record<string, readonly string[]> = {},
): Promise<JugementForme> {
	const fiche = await lireFicheParId(nature, id);
	const editee = fiche && (await lireEditee(nature, fiche.slug));
	if (!editee) throw new Error("no entry");
	const champs = Object.entries({ ...editee.valeurs, ...change }).map(
		([cle, valeurs]) => [
			cle,
			cle.startsWith(PHRASES)
				? [valeurs.join("\r\n")]
				: valeurs.map((valeur) => valeur.replaceAll("\n", "\r\n")),
		],
	);
	return JugementForme.parse({
		...Object.fromEntries(champs),
		nature,
		id: String(id),
		vu: String(editee.vu),
		statut_vu: fiche.statut,
	});
}
