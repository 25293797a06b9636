/** A title in the languages that it has. */
export function titresDe({
	titre,
	titre_en,
	langue,
}: {
	readonly titre: string;
	readonly titre_en: string | null;
	readonly langue: string;
}): { fr?: string; en?: string } {
	return langue === "en"
		? { en: titre }
		: { fr: titre, ...(titre_en === null ? {} : { en: titre_en }) };
}
