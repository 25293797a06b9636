import { CHAMPS_PROJET } from "#lib/contributions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import { keysOf } from "#lib/platform/contract/records";
import type { Langue } from "#lib/platform/langues";
import { ANGLAIS } from "#lib/projets/lecture/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { countWords } from "../ui/forms/form-texts.ts";
import { ChampsDuProjet } from "./champs-projet.tsx";
import {
	AvisDeSaisie,
	FormulaireContribution,
	type FormulaireProps,
	textesProches,
} from "./formulaire.tsx";
import {
	LangueDesTextes,
	LectureDAdresse,
	VersionAnglaise,
} from "./lecture.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

function Debut({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<>
			<LectureDAdresse
				champ={{
					name: "lecture",
					label: t("contributions.lecture.champ"),
					help: t("contributions.lecture.aide"),
					optional: t("formulaires.facultatif"),
				}}
				lire={t("contributions.lecture.lire")}
				continuer={t("contributions.continuer")}
			/>
			<LangueDesTextes
				page={langue}
				label={t("contributions.lecture.langue")}
				langues={{
					fr: t("contributions.lecture.langues.fr"),
					en: t("contributions.lecture.langues.en"),
				}}
			/>
		</>
	);
}

function champsAnglais(t: Texts, langue: Langue) {
	return keysOf(ANGLAIS).map((name) => {
		const { nature, bornes } = CHAMPS_PROJET[ANGLAIS[name]];
		return {
			name,
			label: t(`contributions.lecture.anglais.${name}`),
			optional: t("formulaires.facultatif"),
			bound: { max: bornes.max, words: countWords(t), langue },
			long: nature === "bloc",
		};
	});
}

/** The fields of a suggested project, with the bounds of the API. */
export function FormulaireProjet(
	props: FormulaireProps & { themes: readonly ThemeSortie[] },
) {
	const { langue, themes } = props;
	const t = texts(langue);
	return (
		<FormulaireContribution
			{...props}
			nature="projet"
			debut={<Debut langue={langue} />}
		>
			<ChampsDuProjet
				langue={langue}
				themes={themes}
				apresLeTitre={
					<>
						<AvisDeSaisie avis={props.avisDeSaisie} />
						<ProchesEnEcrivant
							langue={langue}
							champs={["nom", "accroche"]}
							textes={textesProches(t)}
						/>
					</>
				}
			/>
			<VersionAnglaise
				titre={t("contributions.lecture.anglais.titre")}
				aide={t("contributions.lecture.anglais.aide")}
				champs={champsAnglais(t, langue)}
			/>
		</FormulaireContribution>
	);
}
