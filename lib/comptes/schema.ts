import { z } from "zod";
import { ROLES, type Role } from "#lib/platform/actor";
import { instant } from "#lib/platform/contract/wire";
import { LANGUES } from "#lib/platform/langues";
import {
	closedList,
	lineText,
	optionalText,
	orUnchanged,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

export const Moi = component(
	"Moi",
	z.object({
		nom: z.string().nullable(),
		valide: z.boolean(),
		valide_le: instant().nullable(),
	}),
);
export type Moi = z.output<typeof Moi>;

/** Bounds of the texts of an account, in code points. */
export const BORNES_COMPTE = { nom: { max: 120 } } as const;

export const CompteSaisi = z.object({
	courriel: lineText(),
	nom: orUnchanged(lineText(BORNES_COMPTE.nom)),
	role: orUnchanged(closedList(ROLES)),
});
export type CompteSaisi = z.input<typeof CompteSaisi>;

/** A person's own profile: an empty name is none, the language is that of the mails. */
export const ProfilSaisi = z.object({
	nom: optionalText(lineText(BORNES_COMPTE.nom)),
	langue: closedList(LANGUES),
});
export type ProfilSaisi = z.output<typeof ProfilSaisi>;

/** Which accounts the operator lists; null does not filter. */
export type FiltreComptes = {
	readonly role: Role | null;
	readonly suspendus: boolean;
	readonly mot: string | null;
};

export type CompteListe = {
	readonly id: number;
	readonly courriel: string;
	readonly nom: string | null;
	readonly role: Role;
	readonly suspendu_le: string | null;
	readonly cree_le: string;
	readonly actif_le: string;
	readonly jetons: number;
	readonly contributions: number;
};

export const NouvelleAdresseForme = z.object({ courriel: lineText() });

export const DeuxCodesForme = z.object({
	code_ancien: lineText(),
	code_nouveau: lineText(),
});
