import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import type { DialogueAuteur } from "#lib/contributions/demandes/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import type {
	CorrectionBesoin,
	CorrectionProjet,
} from "#lib/espace/contributions/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampsDuBesoin } from "../contributions/champs-besoin.tsx";
import { ChampsDuProjet } from "../contributions/champs-projet.tsx";
import { Piege } from "../contributions/piege.tsx";
import { type Apercus, ChampsDImages } from "../projets/images.tsx";

/** The form by which the author corrects an entry that awaits review, or sends a refused one again. */
export function CorrectionDeFiche(props: {
	nature: NatureContribution;
	slug: string;
	lue: CorrectionProjet | CorrectionBesoin;
	themes: readonly ThemeSortie[];
	dialogue: DialogueAuteur;
	corriger: ActionFormulaire;
	apercus: Apercus;
}) {
	const { themes } = props;
	const Champs = props.nature === "projet" ? ChampsDuProjet : ChampsDuBesoin;
	const t = pageTexts();
	const { demande, refus } = props.dialogue;
	return (
		<PageForm
			action={props.corriger}
			valeurs={valeursDe({ ...props.lue })}
			className="relative"
		>
			<Champs themes={themes} />
			{props.nature === "projet" ? (
				<ChampsDImages apercus={props.apercus} />
			) : null}
			<input type="hidden" name="slug" value={props.slug} />
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
		</PageForm>
	);
}
