import type { ReactNode } from "react";
import { SelectField } from "#components/ui/forms/choice-field";
import { CHAMPS_BESOIN, type ChampBesoin } from "#lib/contributions/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampDeTexte } from "./champ-de-texte.tsx";
import { optionsThemes } from "./champs.tsx";

/** The fields of a need, asked in the same words by who describes it and by who corrects it. */
export function ChampsDuBesoin(props: {
	themes: readonly ThemeSortie[];
	/** What stands after its title. */
	apresLeTitre?: ReactNode;
}) {
	const t = pageTexts();
	const mots = (nom: ChampBesoin) => ({
		name: nom,
		champ: CHAMPS_BESOIN[nom],
		label: t(`champs.besoin.${nom}.question`),
		help: t(`champs.besoin.${nom}.aide`),
	});
	return (
		<>
			<ChampDeTexte {...mots("titre")} />
			{props.apresLeTitre}
			<ChampDeTexte {...mots("description")} rows={10} />
			<ChampDeTexte {...mots("territoire")} />
			<SelectField
				name="theme"
				label={t("contributions.champs.theme.nom")}
				help={t("contributions.champs.theme.aide")}
				optional={t("formulaires.facultatif")}
				options={[
					{ value: "", label: t("contributions.champs.sans_theme") },
					...optionsThemes(props.themes),
				]}
			/>
		</>
	);
}
