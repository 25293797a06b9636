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
import { peutDevenir } from "./actes.tsx";

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
		<section
			aria-labelledby="corriger"
			data-confirme={GARDER}
			className="mt-10 border-t-2 border-ink pt-5"
		>
			<h2 id="corriger" className="text-h3">
				{t("moderation.corriger.titre")}
			</h2>
			<p className="mt-1 max-w-measure text-small text-soft">
				{t("moderation.corriger.aide")}
			</p>
			<div className="mt-5">
				<div data-touche="l" data-vers="langue">
					<ChampLangue langue={langue} />
				</div>
				<div
					data-touche={estProjet ? "i" : undefined}
					data-vers="label_ia"
					className="mt-6"
				>
					{estProjet ? (
						<FaitsDuProjet langue={langue} themes={themes} />
					) : (
						<FaitsDuBesoin langue={langue} themes={themes} />
					)}
				</div>
			</div>
			<div data-touche="e" data-vers="description">
				<ChampsTraduits
					langue={langue}
					textes={estProjet ? textesDuProjet(t) : textesDuBesoin(t)}
				/>
			</div>
			{estProjet ? (
				<div className="mt-6">
					<LignesDuProjet langue={langue} />
				</div>
			) : null}
			<p className="mt-8 flex flex-wrap gap-4">
				{peutDevenir(fiche, "publie") ? (
					<SubmitButton name="geste" value="publie">
						{t("moderation.corriger.garder_et_publier")}
					</SubmitButton>
				) : null}
				<span id={GARDER} data-touche="s" className="grid">
					<SubmitButton name="geste" value="garder" look="other">
						{t("edition.garder")}
					</SubmitButton>
				</span>
			</p>
		</section>
	);
}
