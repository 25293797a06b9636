/** What a `publiccode.yml` says of a project, as the form and the import take it. */
import { z } from "zod";
import {
	CHAMPS_PROJET,
	type ChampProjet,
	NOMS_PROJET,
	type STADES,
} from "#lib/contributions/schema";
import { LieuxEnvoyes } from "#lib/lieux/schema";
import { keysOf } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import type { ReadRefusal } from "#lib/platform/network/refusals";
import { FacesEcrites, ProjetContribution } from "../schema.ts";

/** The file of a repository that describes it, by its standard. */
export const NOM_DU_FICHIER = "publiccode.yml";

type Stade = (typeof STADES)[number];

export type TextesLus = {
	readonly nom: string;
	readonly accroche: string;
	readonly description: string;
};

/** Within the bounds of a contribution; an empty text where the file says nothing that holds. */
export type ProjetLu = TextesLus & {
	readonly langue: Langue;
	/** The English version beside French texts, when the file has both. */
	readonly anglais: TextesLus | null;
	readonly site_web: string;
	readonly depot: string;
	readonly licence: string;
	readonly stade: Stade;
	readonly porteur: string;
	/** Words for themes, in their order. */
	readonly mots: readonly string[];
	readonly documentation: string;
	readonly feuille_de_route: string;
	readonly finance_par: readonly string[];
	/** Whether the file describes itself in neither French nor English. */
	readonly autreLangue: boolean;
};

/** Why an address gave nothing for the form, or a file that was found says nothing of a project, with what the sentence names. */
export type EchecDeLecture =
	| {
			readonly ok: false;
			readonly refus:
				| ReadRefusal
				| "illisible"
				| "yaml"
				| "ancres"
				| "complexe"
				| "vide"
				| "etranger";
			readonly statut?: number;
			readonly ligne?: number;
	  }
	| {
			readonly ok: false;
			readonly refus: "limite";
			readonly delaiSecondes: number;
	  };

/** The English version that a form holds beside French texts. */
export const ANGLAIS = {
	nom_en: "nom",
	accroche_en: "accroche",
	description_en: "description",
} as const satisfies Record<string, ChampProjet>;

export type ChampAnglais = keyof typeof ANGLAIS;

export type ChampRempli = ChampProjet | ChampAnglais | "themes" | "langue";

/** The same, apart from the language of the texts. */
export const REMPLISSABLES: readonly Exclude<ChampRempli, "langue">[] = [
	...NOMS_PROJET,
	"themes",
	...keysOf(ANGLAIS),
];

/** Bounds of what only some files say: of texts in code points, and how many backers. */
export const BORNES_LUES = {
	licence: CHAMPS_PROJET.licence_code.bornes,
	financeur: CHAMPS_PROJET.finance_par.bornes,
	financeurs: CHAMPS_PROJET.finance_par.nombre,
};

/** A project as the check page sends it: with the English version that was read. */
export const ProjetEnvoye = z.object({
	...ProjetContribution.shape,
	lieux: LieuxEnvoyes,
	nom_en: CHAMPS_PROJET.nom.anglais,
	accroche_en: CHAMPS_PROJET.accroche.anglais,
	description_en: CHAMPS_PROJET.description.anglais,
	...FacesEcrites.shape,
});
export type ProjetEnvoye = z.output<typeof ProjetEnvoye>;

/** A project being written: with its step and the button that leads to the one before, the address to read, the button that asks for it, and what an earlier read filled. */
export const ProjetEcrit = z.object({
	...ProjetEnvoye.shape,
	etape: z.string().optional(),
	retour: z.string().optional(),
	lecture: z.string().optional(),
	lire: z.string().optional(),
	lus: z.array(z.string()).default([]),
});
