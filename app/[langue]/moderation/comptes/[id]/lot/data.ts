/** What the previous page did to an account's suggestions. */
import { LOT_MAX } from "#lib/moderation/lots/schema";
import { lireActeRecent } from "#lib/moderation/relecture/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { entierDe, type Query, valeursDe } from "../../../data.ts";

/** The acts of the previous form, which one button undoes as long as the first of them can be undone. */
export async function lireFait(query: Query, { compte_id }: ActeurCompte) {
	const { faits, changees, annules } = valeursDe(query);
	const numeros = (faits ?? "").split(".").slice(0, LOT_MAX);
	const actes = numeros.flatMap((dit) => entierDe(dit) ?? []);
	const [premier] = actes;
	const recent =
		premier === undefined ? null : await lireActeRecent(compte_id, premier);
	return {
		faits: faits === undefined ? null : actes.length,
		changees: entierDe(changees) ?? 0,
		annules: entierDe(annules),
		actes: recent ? actes : [],
	};
}
