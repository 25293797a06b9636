import { SubmitButton } from "#components/ui/forms/submit-button";
import { texts } from "#lib/i18n/texts";
import type { FicheModeree } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import {
	FaitsDuBesoin,
	textesDuBesoin,
} from "../edition/formulaire-besoin.tsx";
import {
	ChampLangue,
	ChampsTraduits,
	type EditionProps,
} from "../edition/formulaire-edition.tsx";
import {
	FaitsDuProjet,
	LignesDuProjet,
	textesDuProjet,
} from "../edition/formulaire-projet.tsx";
import { Depliant } from "./depliant.tsx";

/** The button that the Enter key presses in these fields. */
const GARDER = "garder-la-fiche";

/** Everything of an entry that is judged, to be changed where it is read. */
export function Corriger(props: {
	langue: Langue;
	fiche: FicheModeree;
	themes: EditionProps["themes"];
}) {
	const { langue, fiche, themes } = props;
	const t = texts(langue);
	const estProjet = fiche.nature === "projet";
	return (
		<Depliant
			id="correction"
			titre={t("moderation.corriger.titre")}
			possible
			touches={
				<>
					<span data-touche="e" data-vers={estProjet ? "nom" : "titre"} />
					<span data-touche="l" data-vers="langue" />
					{estProjet ? <span data-touche="i" data-vers="label_ia" /> : null}
				</>
			}
		>
			<div data-confirme={GARDER}>
				<p className="mt-1 max-w-measure text-small text-soft">
					{t("moderation.corriger.aide")}
				</p>
				<ChampsTraduits
					langue={langue}
					textes={estProjet ? textesDuProjet(t) : textesDuBesoin(t)}
				/>
				<div className="mt-5">
					<ChampLangue langue={langue} />
					<div className="mt-6">
						{estProjet ? (
							<FaitsDuProjet langue={langue} themes={themes} />
						) : (
							<FaitsDuBesoin langue={langue} themes={themes} />
						)}
					</div>
				</div>
				{estProjet ? (
					<div className="mt-6">
						<LignesDuProjet langue={langue} />
					</div>
				) : null}
				<p className="mt-8">
					<span id={GARDER} data-touche="s" className="grid">
						<SubmitButton name="geste" value="garder" look="other">
							{t("edition.garder")}
						</SubmitButton>
					</span>
				</p>
			</div>
		</Depliant>
	);
}
