/** What the page of an entry under review asks, read from what its form sent. */
import { keysOf } from "#lib/platform/contract/records";
import { LANGUES } from "#lib/platform/langues";
import {
	estPareil,
	type ValeursEditees,
} from "#lib/platform/text/three-way-merge";
import { shapeOf } from "#lib/platform/validation/form-shape";
import { phrasesOf } from "#lib/platform/validation/forms";
import { BesoinEdition, ProjetEdition } from "../edition/schema.ts";
import { ficheVisee } from "../refus/rules.ts";
import type { FicheVisee } from "../refus/schema.ts";
import {
	type FicheSaisie,
	GESTES_VOISIN,
	type GesteVoisin,
	type JugementForme,
} from "./schema.ts";

const { byLine: PAR_LIGNE } = shapeOf(ProjetEdition);

/** Browsers send line ends of their own. */
function propre(valeur: string): string {
	return valeur.replace(/\r\n?/g, "\n").normalize("NFC").trim();
}

/** The fields of the entry, as the stored text is read: so that both compare. */
export function saisieDe(forme: FicheSaisie): ValeursEditees {
	const { shape } = forme.nature === "projet" ? ProjetEdition : BesoinEdition;
	return Object.fromEntries(
		keysOf(shape).map((cle) => {
			const valeurs = forme[cle].map(propre);
			return [cle, PAR_LIGNE.has(cle) ? phrasesOf(valeurs) : valeurs];
		}),
	);
}

/** Whether the fields hold another text than the stored one, blanks around it aside: a form loses them. */
export function estChangee(
	gardee: ValeursEditees,
	saisie: ValeursEditees,
): boolean {
	return Object.entries(saisie).some(
		([cle, valeurs]) => !estPareil(gardee[cle]?.map(propre), valeurs),
	);
}

const ACTES = [
	...(["garder", "chercher", "apercevoir", "refuser"] as const),
	...(["demander", "apercevoir_demande", "retabli", "maintenu"] as const),
] as const;

/** What is asked: one of these acts, or the state to give the entry. */
export type Demande =
	| { readonly acte: (typeof ACTES)[number] }
	| {
			readonly acte: "inserer";
			readonly modele: number;
			readonly dans: "texte" | "questions";
	  }
	| {
			readonly acte: "voisin";
			readonly voisin: GesteVoisin;
			readonly visee: FicheVisee;
			/** The state of their link, or the version of the other need, that the page showed; null for none. */
			readonly vu: string | null;
	  }
	| { readonly acte: "decider"; readonly statut: string };

/** What a button beside another entry asks; what cannot be read only saves. */
function demandeDuVoisin(dit: string): Demande {
	const [geste, cle = "", vu = null] = dit.split(" ");
	const voisin = GESTES_VOISIN.find((un) => un === geste);
	const visee = ficheVisee(cle);
	return voisin && visee
		? { acte: "voisin", voisin, visee, vu }
		: { acte: "garder" };
}

/**
 * What the form asks. The Enter key, which presses the form's first button,
 * decides nothing: it searches when an existing entry is missing, shows the
 * mail once a reason is chosen, and saves otherwise.
 */
export function demandeDe({
	geste,
	voisin,
	choix,
	doublon,
	cherche,
	modele,
	modele_questions,
}: Pick<
	JugementForme,
	| ("geste" | "voisin" | "choix" | "doublon")
	| ("cherche" | "modele" | "modele_questions")
>): Demande {
	if (modele !== undefined) return { acte: "inserer", modele, dans: "texte" };
	if (modele_questions !== undefined)
		return { acte: "inserer", modele: modele_questions, dans: "questions" };
	if (voisin !== null) return demandeDuVoisin(voisin);
	const acte = ACTES.find((un) => un === geste);
	if (acte) return { acte };
	// A take-down has a reason: without one it is asked for.
	if (geste === "archive") return { acte: "refuser" };
	if (LANGUES.some((langue) => langue === geste)) return { acte: "garder" };
	if (geste !== "entree") return { acte: "decider", statut: geste };
	if (cherche !== "" && doublon.length === 0) return { acte: "chercher" };
	return { acte: choix.length > 0 ? "apercevoir" : "garder" };
}

/** The form with the language that a button set, if one did. */
export function avecLangue<F extends FicheSaisie & { readonly geste: string }>(
	forme: F,
): F {
	const langue = LANGUES.find((une) => une === forme.geste);
	return langue ? { ...forme, langue: [langue] } : forme;
}

/** The reason that was ticked: an entry ticked as the existing one is a reason by itself. */
export function choixDe({
	choix,
	doublon,
}: Pick<JugementForme, "choix" | "doublon">): readonly string[] {
	return choix.length === 0 && doublon.length > 0 ? ["doublon"] : choix;
}
