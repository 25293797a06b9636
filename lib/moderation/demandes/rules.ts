import { invalide } from "#lib/platform/contract/result";
import { valueError } from "#lib/platform/validation/errors";
import type { FicheModeree } from "../relecture/schema.ts";
import type { DemandeVue } from "./schema.ts";

/** The refusal of a request without questions. */
export const SANS_QUESTIONS = invalide(
	valueError(
		["body", "texte"],
		{
			fr: "écrivez ce que l’auteur doit préciser.",
			en: "write what the author should explain.",
		},
		null,
	),
);

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
