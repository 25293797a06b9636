/** Refusals of commands, in French, for a reader at a terminal. */
import { OperatorError } from "#lib/platform/config/operator-error";
import type { Refus, Resultat } from "#lib/platform/contract/result";
import { frenchSentences } from "#lib/platform/validation/french";

function phrase(refus: Refus, introuvable: string): string {
	switch (refus.refus) {
		case "introuvable":
			return introuvable;
		case "conflit":
			return refus.raison.fr;
		case "invalide":
			return `${frenchSentences(refus.detail).join(" ; ")}.`.replace("..", ".");
		case "interdit":
			return refus.raison === "dernier_admin"
				? "C’est le dernier compte d’administration : donnez d’abord ce rôle à un autre."
				: "La ligne de commande n’a pas le droit de faire cela.";
		case "non_autorise":
			return "Ce compte est suspendu.";
		case "limite":
			return `La limite est atteinte : réessayez dans ${refus.delaiSecondes} s.`;
	}
}

/** The value of a result; throws a refusal as a sentence. */
export function valeurOuRefus<T>(
	resultat: Resultat<T>,
	introuvable = "Introuvable.",
): T {
	if (resultat.ok) return resultat.valeur;
	throw new OperatorError(phrase(resultat, introuvable));
}
