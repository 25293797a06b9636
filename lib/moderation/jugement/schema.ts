import { z } from "zod";
import { MOTIFS_RETRAIT } from "#lib/contributions/retraits/schema";
import { versionVue } from "#lib/contributions/revisions/schema";
import {
	NATURES_CONTRIBUTION,
	type NatureContribution,
} from "#lib/contributions/schema";
import { filled, keysOf } from "#lib/platform/contract/records";
import {
	blockText,
	closedList,
	lineText,
	optionalText,
	rowId,
} from "#lib/platform/validation/fields";
import { QUESTIONS_MAX, reponseContestation } from "../echanges/schema.ts";
import { BesoinEdition, ProjetEdition } from "../edition/schema.ts";
import {
	CHERCHE_MAX,
	CLE_MAX,
	type FicheVisee,
	MOTIFS_REFUS,
	TROUVEE_MAX,
	TROUVEES_MAX,
} from "../refus/schema.ts";
import { MOTS_REFUS_MAX } from "../relecture/schema.ts";
import { RAISON_MAX } from "../voisins/schema.ts";

/** What is done with another entry: say that it is the same need, that a project answers a need or does not, or that it is the need’s own project. */
export const GESTES_VOISIN = [
	"reunir",
	"confirme",
	"ecarte",
	"sien",
	"delier",
] as const;
export type GesteVoisin = (typeof GESTES_VOISIN)[number];

/** What was typed, as it was typed: it is read as a text or as a refusal when that is what is asked. */
const tape = () => z.array(z.string()).default([]);

const CLES = [
	...new Set([...keysOf(ProjetEdition.shape), ...keysOf(BesoinEdition.shape)]),
];

/** The page of an entry under review, whole: what its fields hold, and what is asked. */
export const JugementForme = z.object({
	...filled(CLES, tape),
	nature: closedList(NATURES_CONTRIBUTION),
	id: rowId(),
	vu: versionVue(),
	statut_vu: lineText({ max: 20 }),
	/** The open request to its author that the page showed; empty for none. */
	demande_vue: lineText({ max: 20 }).default(""),
	/** What the page is asked, as its buttons say: one of its acts, a language to set, or the state to give. */
	geste: lineText({ max: 20 }).default("entree"),
	/** What to do with another entry: one of `GESTES_VOISIN`, its key, as `cleDe` writes it, then how it was seen. */
	voisin: optionalText(lineText({ max: CLE_MAX + 40 })),
	raison: optionalText(lineText({ max: RAISON_MAX })),
	montre: z.string().max(64).default(""),
	choix: tape(),
	/** The key of an entry, as `cleDe` writes it. */
	doublon: tape(),
	texte: tape(),
	cherche: lineText({ max: CHERCHE_MAX }).default(""),
	/** The results of the last search, kept visible. */
	trouvees: z.array(z.string().max(TROUVEE_MAX)).max(TROUVEES_MAX).default([]),
	/** The contest that is decided, and the words to its author. */
	contestation: rowId().optional(),
	reponse: reponseContestation(),
	questions: tape(),
	/** The answer template whose button was pressed: it is added to the text, or to the questions. */
	modele: rowId().optional(),
	modele_questions: rowId().optional(),
});
export type JugementForme = z.output<typeof JugementForme>;

export const RechercheForme = JugementForme.pick({ cherche: true });

export type FicheSaisie = Pick<
	JugementForme,
	"nature" | "id" | "vu" | (typeof CLES)[number]
>;

const mots = () => optionalText(blockText({ max: MOTS_REFUS_MAX }));

/** The refusal, or the take-down, in it: its reason has to be chosen. */
export const SAISIES = {
	refuse: z.object({ choix: closedList(MOTIFS_REFUS), texte: mots() }),
	archive: z.object({ choix: closedList(MOTIFS_RETRAIT), texte: mots() }),
};

export const QuestionsSaisies = z.object({
	questions: blockText({ min: 1, max: QUESTIONS_MAX }),
});

/** A change of state, as undoing reads it in the journal. */
export type DecisionAnnulable = {
	readonly objet: NatureContribution;
	readonly objet_id: number;
	/** The state before, and the one that the act gave. */
	readonly ancien: string;
	readonly ancien_publie_le: Date | null;
	readonly statut: string;
	readonly a_temps: boolean;
	/** Whether nobody decided on the entry since. */
	readonly derniere: boolean;
	/** The decision that gave the entry the state before, for what it said; null for none. */
	readonly precedente: {
		readonly motif: string | null;
		readonly choix: string | null;
		readonly doublon: FicheVisee | null;
	} | null;
	/** Whether a public need was merged since into the one that it made public. */
	readonly garde_un_public: boolean;
	/** Whether it added a milestone to a need's timeline: a contest restores a state without one. */
	readonly avec_jalon: boolean;
};
