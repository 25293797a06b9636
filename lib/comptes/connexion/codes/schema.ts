import { z } from "zod";
import type { Langue } from "#lib/platform/langues";
import { lineText, optionalText } from "#lib/platform/validation/fields";

export const NATURES_DEFI = [
	"connexion",
	"ancienne_adresse",
	"nouvelle_adresse",
	"effacement",
] as const;
export type NatureDefi = (typeof NATURES_DEFI)[number];

export const NAVIGATEUR_OCTETS = 16;

/** Their text form. */
export const NomDeNavigateur = z.string().regex(/^[\w-]{22}$/);

/** What the browser keeps of its challenge: never the code. */
export const DefiGarde = z.object({
	/** Identifies the browser; each of its challenges is bound to it. */
	navigateur: NomDeNavigateur,
	/** The address as typed. */
	saisi: z.string().max(320),
	/** Where to go once signed in: a path of this site. */
	retour: z.string().max(600).nullable(),
	/** The pass from the mail about a pause: this browser counts as known during the pause. */
	passage: NomDeNavigateur.nullable().default(null),
	/** Instant before which the same code is kept, in seconds of the epoch. */
	renvoi_le: z.int(),
});
export type DefiGarde = Readonly<z.output<typeof DefiGarde>>;

export const AdresseForme = z.object({
	courriel: lineText(),
	/** Where to go once signed in. */
	retour: optionalText(lineText()),
	/** From the link of the mail about a pause. */
	passage: optionalText(lineText()),
});

export const CodeForme = z.object({ code: lineText() });

export type RefusCode =
	/** Not six digits; no try was counted. */
	| "mal_ecrit"
	| "faux"
	/** Five tries were made. */
	| "epuise"
	/** Ten minutes passed, or it was used. */
	| "perime";

export type DemandeCode = {
	readonly nature: NatureDefi;
	/** As typed. */
	readonly courriel: string;
	readonly langue: Langue;
	/** What the browser keeps from an earlier challenge. */
	readonly navigateur: string | null;
	/** The cookie by which the account recognises this browser. */
	readonly connu: string | null;
	readonly reseau: string;
	/** The account's new address, shown in the mail to its present one. */
	readonly nouvelle?: string;
};

/** What the browser has to keep, and when it may request another code. */
export type CodeDemande = {
	readonly navigateur: string;
	readonly courriel: string;
	/** Before that, another request changes nothing. */
	readonly renvoiSecondes: number;
};
