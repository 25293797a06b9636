import type { ReactNode } from "react";
import { Control, Controls } from "#components/ui/kit/fields";
import { CHAMPS_BESOIN, type ChampBesoin } from "#lib/contributions/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ThemeSortie } from "#lib/themes/schema";
import { champ } from "./champ.tsx";
import { optionsThemes } from "./champs.tsx";

/** The fields of a need, asked in the same words by who describes it and by who corrects it. */
export function ChampsDuBesoin(props: {
	themes: readonly ThemeSortie[];
	/** What stands after its title. */
	apresLeTitre?: ReactNode;
}) {
	const t = pageTexts();
	const asked = (name: ChampBesoin) =>
		champ(
			{
				name,
				label: t(`champs.besoin.${name}.question`),
				help: t(`champs.besoin.${name}.aide`),
			},
			CHAMPS_BESOIN[name],
		);
	return (
		<>
			<Control field={asked("titre")} />
			{props.apresLeTitre}
			<Controls
				fields={[
					asked("description"),
					asked("territoire"),
					{
						name: "theme",
						label: t("contributions.champs.theme.nom"),
						help: t("contributions.champs.theme.aide"),
						optional: true,
						options: optionsThemes(props.themes),
						none: t("contributions.champs.sans_theme"),
					},
				]}
			/>
		</>
	);
}
