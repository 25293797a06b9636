import { z } from "zod";
import { REPONSES_BILAN, type ReponseBilan } from "#lib/besoins/bilans/schema";
import type { Translatable } from "#lib/i18n/translated";
import { instant, LangueEcrite } from "#lib/platform/contract/wire";
import {
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
} from "#lib/platform/validation/fields";
import { component } from "#lib/platform/validation/json-schema";

/** Maximum length of the sentence that may come with an answer. */
export const PHRASE_BILAN_MAX = 300;

/** Where a sentence stands: for the team only, awaiting review, public, or set aside. */
export const ETATS_PHRASE = [
	"equipe",
	"attente",
	"publiee",
	"ecartee",
] as const;

export type EtatPhrase = (typeof ETATS_PHRASE)[number];

const PHRASE = optionalText(lineText({ max: PHRASE_BILAN_MAX }));

export const BilanDonne = component(
	"BilanDonne",
	z.object({
		reponse: closedList(REPONSES_BILAN),
		phrase: PHRASE,
		publique: looseBoolean().default(false),
		langue: LangueEcrite,
	}),
	"input",
);
export type BilanDonne = z.output<typeof BilanDonne>;

export const MonBilan = component(
	"MonBilan",
	z.object({
		reponse: z.enum(REPONSES_BILAN).nullable(),
		phrase: z.string().nullable(),
		phrase_etat: z.enum(ETATS_PHRASE).nullable(),
		modifiable_jusqu_au: instant().nullable(),
	}),
);
export type MonBilan = z.output<typeof MonBilan>;

export type QuestionBilan = {
	/** `public`: whether it has a page. */
	readonly besoin: Translatable<"titre"> & {
		readonly slug: string;
		readonly public: boolean;
	};
	/** What an answer needs: a delivered need, a support; null when both are there. */
	readonly obstacle: "pas_livre" | "sans_soutien" | null;
	/** Whether the answer may be given, or changed, now. */
	readonly modifiable: boolean;
	readonly mien: MonBilan;
};

/** A delivered need that the account supports, and its answer if it gave one. */
export type BilanAttendu = {
	readonly slug: string;
	readonly reponse: ReponseBilan | null;
};

const FORME = {
	reponse: closedList(REPONSES_BILAN),
	phrase: PHRASE,
	publique: orNull(closedList(["on"])),
};

export const BilanParLienForme = z.object({
	jeton: z.string(),
	...FORME,
});
export const BilanForme = z.object({
	slug: z.string(),
	...FORME,
});
