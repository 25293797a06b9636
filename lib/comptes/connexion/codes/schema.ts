import { z } from "zod";
import type { Langue } from "#lib/platform/langues";
import { lineText, optionalText } from "#lib/platform/validation/fields";

/** What a code is asked for. */
export const NATURES_DEFI = [
	"connexion",
	"ancienne_adresse",
	"nouvelle_adresse",
	"effacement",
] as const;
export type NatureDefi = (typeof NATURES_DEFI)[number];

/** Random bytes by which a browser is told from another. */
export const NAVIGATEUR_OCTETS = 16;

/** Their written form. */
export const NomDeNavigateur = z.string().regex(/^[\w-]{22}$/);

/** What the browser that asked for a code keeps of it: never the code. */
export const DefiGarde = z.object({
	/** Names the browser; every challenge of it is bound to this. */
	navigateur: NomDeNavigateur,
	/** The address as it was typed. */
	saisi: z.string().max(320),
	/** Where to go once signed in: a path of ours. */
	retour: z.string().max(600).nullable(),
	/** What the mail about a pause lets this browser be known by meanwhile. */
	passage: NomDeNavigateur.nullable().default(null),
	/** Instant before which the same code stands, in seconds of the epoch. */
	renvoi_le: z.int(),
});
export type DefiGarde = Readonly<z.output<typeof DefiGarde>>;

/** The form that asks for a code to sign in. */
export const AdresseForme = z.object({
	courriel: lineText(),
	/** Where to go once signed in. */
	retour: optionalText(lineText()),
	/** From the link of the mail about a pause. */
	passage: optionalText(lineText()),
});

/** The form of a code. */
export const CodeForme = z.object({ code: lineText() });

/** Why a code does not pass. */
export type RefusCode =
	/** Not six digits; no try was counted. */
	| "mal_ecrit"
	| "faux"
	/** Five tries were made. */
	| "epuise"
	/** Ten minutes passed, or it was used. */
	| "perime";

/** Who asks for a code, from where, and where it is to go. */
export type DemandeCode = {
	readonly nature: NatureDefi;
	/** As it was typed. */
	readonly courriel: string;
	readonly langue: Langue;
	/** What the browser keeps from an earlier challenge. */
	readonly navigateur: string | null;
	/** By what the account knows this browser. */
	readonly connu: string | null;
	/** The network that it is asked from. */
	readonly reseau: string;
	/** Where an account is about to move, as its present address is told. */
	readonly nouvelle?: string;
};

/** What the browser is to keep, and when it may ask again. */
export type CodeDemande = {
	readonly navigateur: string;
	readonly courriel: string;
	/** Before that, asking again changes nothing. */
	readonly renvoiSecondes: number;
};
