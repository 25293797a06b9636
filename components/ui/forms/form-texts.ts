import type { Texts } from "#lib/i18n/texts";
import type { TextesFormulaire } from "./form.tsx";
import type { CountWords } from "./remaining.tsx";

/** The texts of a form's script, in the reader's language: plurals are chosen in the browser. */
export function formTexts(t: Texts): TextesFormulaire {
	return {
		resume: [
			t("formulaires.resume", { n: 1 }),
			t("formulaires.resume", { n: 2 }).replace("2", "#"),
		],
		erreur_titre: t("formulaires.erreur_titre", { titre: "{titre}" }),
		erreur_champ: t("formulaires.erreur_champ", {
			champ: "{champ}",
			message: "{message}",
		}),
		ecart: {
			titre: t("formulaires.ecart.titre"),
			repris: t("formulaires.ecart.repris"),
			oppose: t("formulaires.ecart.oppose"),
			mien: t("formulaires.ecart.mien"),
			leur: t("formulaires.ecart.leur"),
			vide: t("versions.vide"),
			prendre: t("formulaires.ecart.prendre", { champ: "{champ}" }),
			remettre: t("formulaires.ecart.remettre", { champ: "{champ}" }),
		},
	};
}

/** The text about what is left of a bounded field: characters, phrases or lines. */
export function countWords(
	t: Texts,
	of: "restants" | "phrases_restantes" | "lignes_restantes" = "restants",
): CountWords {
	const n = "{n}";
	return {
		un: t(`formulaires.${of}.un`, { n }),
		plusieurs: t(`formulaires.${of}.plusieurs`, { n }),
		un_de_trop: t(`formulaires.${of}.un_de_trop`, { n }),
		trop: t(`formulaires.${of}.trop`, { n }),
	};
}
