import { z } from "zod";
import type { Langue } from "#lib/platform/langues";
import { closedList } from "#lib/platform/validation/fields";

export type BesoinDit = {
	readonly slug: string;
	readonly titre: string;
	readonly langue: Langue;
};

/** A sentence of somebody who supports a need, about its delivery or about what they live, by a name that says neither who wrote it nor what was answered. */
export type PhraseLue = {
	readonly id: string;
	readonly genre: "bilan" | "situation";
	readonly texte: string;
	readonly langue: Langue;
	readonly departement: string | null;
	readonly besoin: BesoinDit;
};

export type PhrasesDuBesoin = Readonly<
	Record<"attendent" | "publiees" | "ecartees" | "equipe", readonly PhraseLue[]>
>;

export const RelecturePhraseForme = z.object({
	id: z.string(),
	voulu: closedList(["publiee", "ecartee"]),
});
