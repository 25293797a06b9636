import { boundedInteger } from "#lib/platform/validation/fields";

/** The version of a text when its form was opened. */
export const versionVue = () => boundedInteger({ min: 0, max: 2 ** 31 - 1 });

/** The objects whose texts are edited, and whose earlier texts are kept. */
export const OBJETS_REVISES = [
	"projet",
	"besoin",
	"chantier",
	"etape",
	"article",
	"theme",
] as const;

export type ObjetRevise = (typeof OBJETS_REVISES)[number];

/** One text, by its kind and its row: for a work space, the row of its need. */
export type TexteRevise = {
	readonly objet: ObjetRevise;
	readonly objet_id: number;
	/** The slug of the entry, article or theme whose page shows it. */
	readonly slug: string;
	/** Of a step: its number on that page. */
	readonly numero?: number;
};
