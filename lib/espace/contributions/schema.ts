import { z } from "zod";
import { BesoinContribution } from "#lib/besoins/schema";
import {
	BORNES_CONTESTATION,
	type DecisionContestation,
} from "#lib/contributions/retraits/schema";
import { versionVue } from "#lib/contributions/revisions/schema";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";
import {
	blockText,
	closedList,
	rawText,
	rowId,
} from "#lib/platform/validation/fields";
import { FacesEcrites, ProjetContribution } from "#lib/projets/schema";

const VERSION = { vu: versionVue() };

/** A correction has the bounds of the contribution itself, without the honeypot, which was passed already, and without the language, which can't be changed. */
export const CorrectionProjet = z.object({
	...ProjetContribution.omit({ piege: true, langue: true, lieux: true }).shape,
	...FacesEcrites.shape,
	...VERSION,
});
export type CorrectionProjet = z.output<typeof CorrectionProjet>;

export const CorrectionBesoin = z.object({
	...BesoinContribution.omit({ piege: true, langue: true, lieux: true }).shape,
	...VERSION,
});
export type CorrectionBesoin = z.output<typeof CorrectionBesoin>;

const SLUG = { slug: z.string() };

const ENVOI = {
	...SLUG,
	/** The request that the form showed, which the text answers. */
	demande: rowId().optional(),
	/** A correction, or a refused entry sent again: which one is what the button said. */
	geste: closedList(["corriger", "renvoyer"]).default("corriger"),
	piege: rawText().default(""),
};

export const CorrectionProjetForme = z.object({
	...CorrectionProjet.shape,
	...ENVOI,
});
export const CorrectionBesoinForme = z.object({
	...CorrectionBesoin.shape,
	...ENVOI,
});
export const RetraitContributionForme = z.object({
	nature: closedList(NATURES_CONTRIBUTION),
	...SLUG,
});

/** States in which an author can still correct or withdraw: the author sees both as awaiting review (D15). */
export const STATUTS_CORRIGEABLES = ["propose", "quarantaine"] as const;

/** States in which an author reads the text in the account area: a refused one can be sent again. */
export const STATUTS_RELUS_PAR_AUTEUR = [
	...STATUTS_CORRIGEABLES,
	"refuse",
] as const;

type Nommee = { readonly nature: NatureContribution; readonly slug: string };

/** A refused contribution, or one merged into another. */
export type Refusee = Nommee & {
	/** Whether its text is still there. */
	readonly renvoyable: boolean;
	/** The public entry that existed already. */
	readonly existante:
		| (Nommee & { readonly titre: string; readonly langue: Langue })
		| null;
};

export const ContestationForme = z.object({
	nature: closedList(NATURES_CONTRIBUTION),
	slug: z.string(),
	texte: blockText(BORNES_CONTESTATION.texte),
});

export type MonRetrait = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly le: Date;
	/** The reason given, in words; null when there is none. */
	readonly motif: string | null;
	/** Until when it may be contested. */
	readonly jusquau: Date;
	/** Whether it may be contested now. */
	readonly contestable: boolean;
	readonly conteste_le: Date | null;
	readonly texte: string | null;
	readonly decision: DecisionContestation | null;
	readonly reponse: string | null;
};
