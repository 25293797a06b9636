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
			ote: t("formulaires.ecart.ote"),
			mis: t("formulaires.ecart.mis"),
			prendre: t("formulaires.ecart.prendre", { champ: "{champ}" }),
			remettre: t("formulaires.ecart.remettre", { champ: "{champ}" }),
		},
	};
}

/** The text about the remaining characters of a bounded field. */
export function countWords(t: Texts): CountWords {
	const n = "{n}";
	return {
		un: t("formulaires.restants.un", { n }),
		plusieurs: t("formulaires.restants.plusieurs", { n }),
		un_de_trop: t("formulaires.restants.un_de_trop", { n }),
		trop: t("formulaires.restants.trop", { n }),
	};
}

/** The text about the phrases that a list may still hold. */
export function phraseCountWords(t: Texts): CountWords {
	const n = "{n}";
	return {
		un: t("formulaires.phrases_restantes.un", { n }),
		plusieurs: t("formulaires.phrases_restantes.plusieurs", { n }),
		un_de_trop: t("formulaires.phrases_restantes.un_de_trop", { n }),
		trop: t("formulaires.phrases_restantes.trop", { n }),
	};
}

/** The same about the lines of any other list. */
export function lineCountWords(t: Texts): CountWords {
	const n = "{n}";
	return {
		un: t("formulaires.lignes_restantes.un", { n }),
		plusieurs: t("formulaires.lignes_restantes.plusieurs", { n }),
		un_de_trop: t("formulaires.lignes_restantes.un_de_trop", { n }),
		trop: t("formulaires.lignes_restantes.trop", { n }),
	};
}
