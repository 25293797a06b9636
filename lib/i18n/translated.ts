import type { Langue, TexteMarque } from "../platform/langues.ts";

/** An entry, or a part of one, with the text `K` in its own language and maybe in English. */
export type Translatable<K extends string> = {
	/** What the original was written in; French where nothing says so (themes, steps, articles). */
	readonly langue?: Langue | undefined;
	readonly traductions: {
		readonly en?: { readonly [key in K]?: string | undefined };
	};
} & { readonly [key in K]: string | null };

/** One text of an entry in the reader's language when it has that version, else the original, marked with its language. */
export function translated<K extends string>(
	entry: Translatable<NoInfer<K>>,
	key: K,
	langue: Langue,
): TexteMarque {
	const english = langue === "en" ? entry.traductions.en?.[key] : undefined;
	return english === undefined
		? { texte: entry[key] ?? "", langue: entry.langue ?? "fr" }
		: { texte: english, langue: "en" };
}
