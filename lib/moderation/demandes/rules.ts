import type { FicheModeree } from "../relecture/schema.ts";
import type { DemandeVue } from "./schema.ts";

/** Whether the author of an entry can be asked to complete it: it awaits review, somebody can answer, and nobody waits for an answer. */
export function peutDemander(
	{ statut, auteur }: Pick<FicheModeree, "statut" | "auteur">,
	demande: DemandeVue | null,
): boolean {
	return (
		statut === "propose" &&
		auteur?.suspendu === false &&
		(demande === null || demande.repondu_le !== null)
	);
}
