import type { Field } from "#components/ui/kit/fields";
import { type NatureChamp, STADES } from "#lib/contributions/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { Langue } from "#lib/platform/langues";

/** A field as `lib/contributions/schema.ts` describes it. */
type Decrit = {
	readonly nature: NatureChamp;
	readonly facultatif: boolean;
	readonly lieux?: true;
	readonly bornes: { readonly max: number } | null;
	readonly nombre?: number;
	readonly langue?: Langue;
};

/** The same as the kit shows it, with the bounds of the API. */
export function champ(
	mots: Pick<Field, "name" | "label" | "help">,
	decrit: Decrit,
): Field {
	const { nature, facultatif, bornes, lieux, nombre, langue } = decrit;
	const t = pageTexts();
	const commun = {
		...mots,
		...(facultatif ? { optional: true } : { required: true }),
		...(bornes ? { max: bornes.max } : {}),
	};
	switch (nature) {
		case "ligne":
			return lieux ? { ...commun, kind: "area" } : commun;
		case "bloc":
			return { ...commun, kind: "text", ...(facultatif ? {} : { rows: 10 }) };
		case "licence":
		case "contact":
			return { ...commun, autoComplete: "off" };
		case "adresse":
		case "depot":
			return { ...commun, kind: "url", autoComplete: "off" };
		case "oui_non":
			return {
				...commun,
				options: [
					{ value: "true", label: t("edition.projet.code.oui") },
					{ value: "false", label: t("contributions.champs.code_ouvert.non") },
					{ value: "", label: t("contributions.champs.code_ouvert.inconnu") },
				],
			};
		case "choix":
			return {
				...commun,
				none: t("reprise_projet.stades.inconnu"),
				options: STADES.filter((stade) => stade !== "inconnu").map((stade) => ({
					value: stade,
					label: t(`reprise_projet.stades.${stade}`),
				})),
			};
		case "phrases":
		case "liens":
		case "noms":
			return {
				...commun,
				kind: "phrases",
				counts: nature === "phrases" ? "phrases_restantes" : "lignes_restantes",
				...(nombre ? { max: nombre } : {}),
				...(langue ? { lang: langue } : {}),
			};
	}
}
