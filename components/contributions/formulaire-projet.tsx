import { texts } from "#lib/i18n/texts";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDuProjet } from "./champs-projet.tsx";
import {
	AvisDeSaisie,
	FormulaireContribution,
	type FormulaireProps,
	textesProches,
} from "./formulaire.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

/** The fields of a suggested project, with the bounds of the API. */
export function FormulaireProjet(
	props: FormulaireProps & { themes: readonly ThemeSortie[] },
) {
	const { langue, themes } = props;
	return (
		<FormulaireContribution {...props} nature="projet">
			<ChampsDuProjet
				langue={langue}
				themes={themes}
				apresLeTitre={
					<>
						<AvisDeSaisie avis={props.avisDeSaisie} />
						<ProchesEnEcrivant
							langue={langue}
							champs={["nom", "accroche"]}
							textes={textesProches(texts(langue))}
						/>
					</>
				}
			/>
		</FormulaireContribution>
	);
}
