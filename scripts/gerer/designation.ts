/** How a command names an account: by its address, or by the number that `compte lister` gives. */
import { trouverCompte } from "#lib/comptes/queries";
import { ErreurUsage, type Saisie } from "./commande.ts";
import { valeurOuRefus } from "./refus.ts";

export const COMPTE_INCONNU =
	"Aucun compte ne répond à cette adresse ou à ce numéro : « compte lister » les donne, « compte creer » en crée un.";

export const DESIGNATION = "--courriel A | --compte ID";

const NOMBRE_MAX = 2 ** 31 - 1;

/** The whole number, from 1, of an option; undefined when it is absent. Throws an `ErreurUsage` for anything else. */
export function nombreDe(saisie: Saisie, option: string): number | undefined {
	const saisi = saisie.texte(option);
	return saisi === undefined ? undefined : nombreSaisi(saisi, `--${option}`);
}

/** The same of what was typed in the place that `quoi` names. */
export function nombreSaisi(saisi: string | undefined, quoi: string): number {
	const nombre = /^\d+$/.test(saisi ?? "") ? Number(saisi) : 0;
	if (nombre < 1 || nombre > NOMBRE_MAX)
		throw new ErreurUsage(`${quoi} attend un nombre entier, à partir de 1`);
	return nombre;
}

/** Throws an `ErreurUsage` unless the command names one account, in one way. */
export function controlerDesignation(saisie: Saisie): void {
	const compte = nombreDe(saisie, "compte");
	if ((compte === undefined) === (saisie.texte("courriel") === undefined))
		throw new ErreurUsage("Dites quel compte : --courriel A, ou --compte ID");
}

/** The id of the account that the command names; a refusal when no account has that address. */
export async function compteDesigne(saisie: Saisie): Promise<number> {
	return (
		nombreDe(saisie, "compte") ??
		valeurOuRefus(
			await trouverCompte(saisie.texte("courriel") ?? ""),
			COMPTE_INCONNU,
		)
	);
}
