import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDuBesoin } from "./champs-besoin.tsx";
import {
	AvisDeSaisie,
	FormulaireContribution,
	type FormulaireProps,
	textesDesReponses,
	textesProches,
} from "./formulaire.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

/** The fields of a new need, with the bounds of the API. */
export function FormulaireBesoin(
	props: FormulaireProps & { themes: readonly ThemeSortie[] },
) {
	const { themes } = props;
	const t = pageTexts();
	return (
		<FormulaireContribution {...props} nature="besoin">
			{/* What the Enter key presses: the first button of the form, before those of the suggestions. */}
			<button type="submit" hidden={true} tabIndex={-1}>
				{t("contributions.continuer")}
			</button>
			<ChampsDuBesoin
				themes={themes}
				apresLeTitre={
					<>
						<AvisDeSaisie avis={props.avisDeSaisie} />
						<ProchesEnEcrivant
							langue={pageLangue()}
							champs={["titre"]}
							textes={{ ...textesProches(t), ...textesDesReponses(t) }}
						/>
					</>
				}
			/>
		</FormulaireContribution>
	);
}
