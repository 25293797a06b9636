import type { ReactNode } from "react";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import type { DialogueAuteur } from "#lib/contributions/demandes/schema";
import type {
	CorrectionBesoin,
	CorrectionProjet,
} from "#lib/espace/contributions/schema";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDuBesoin } from "../contributions/champs-besoin.tsx";
import { ChampsDuProjet } from "../contributions/champs-projet.tsx";
import { Piege } from "../contributions/piege.tsx";
import { ChampVu } from "../moderation/edition/version.tsx";
import { formTexts } from "../ui/forms/form-texts.ts";

type Commun<T> = {
	readonly langue: Langue;
	readonly slug: string;
	readonly lue: T;
	readonly themes: readonly ThemeSortie[];
	readonly dialogue: DialogueAuteur;
	readonly corriger: ActionFormulaire;
};

function Correction(
	props: Commun<CorrectionProjet | CorrectionBesoin> & { children: ReactNode },
) {
	const t = texts(props.langue);
	const { demande, refus } = props.dialogue;
	return (
		<Form
			action={props.corriger}
			textes={formTexts(t)}
			valeurs={valeursDe({ ...props.lue })}
			className="relative"
		>
			{props.children}
			<input type="hidden" name="slug" value={props.slug} />
			<ChampVu />
			{demande === null ? null : (
				<input type="hidden" name="demande" value={demande.id} />
			)}
			<Piege label={t("contributions.piege")} />
			<p className="mt-8">
				{refus === null ? (
					<SubmitButton name="geste" value="corriger">
						{t(
							demande === null
								? "compte.correction.enregistrer"
								: "demandes.compte.repondre",
						)}
					</SubmitButton>
				) : (
					<SubmitButton name="geste" value="renvoyer">
						{t("demandes.compte.renvoyer")}
					</SubmitButton>
				)}
			</p>
		</Form>
	);
}

/** The form by which the author corrects a project that awaits review, or sends a refused one again. */
export function CorrectionDeProjet(props: Commun<CorrectionProjet>) {
	const { langue, themes } = props;
	return (
		<Correction {...props}>
			<ChampsDuProjet langue={langue} themes={themes} />
		</Correction>
	);
}

/** The same for a need. */
export function CorrectionDeBesoin(props: Commun<CorrectionBesoin>) {
	const { langue, themes } = props;
	return (
		<Correction {...props}>
			<ChampsDuBesoin langue={langue} themes={themes} />
		</Correction>
	);
}
