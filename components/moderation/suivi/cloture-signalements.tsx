import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { type Texts, texts } from "#lib/i18n/texts";
import {
	DECISIONS_SIGNALEMENT,
	type GroupeSignale,
} from "#lib/moderation/signalements/schema";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import {
	BORNES_SIGNALEMENT,
	type ObjetSignalement,
} from "#lib/signalements/schema";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { ApercuCourriels } from "./apercu-courriels.tsx";

/** Which languages those who left an address read; null when nobody did. */
function languesDites(groupe: GroupeSignale, t: Texts): string | null {
	const lues = LANGUES.filter((langue) =>
		groupe.signalements.some(({ repondre }) => repondre === langue),
	);
	const [une] = lues;
	if (une === undefined) return null;
	return t("suivi.signalements.reponse_aide", {
		langue: lues.length > 1 ? "deux" : une,
	});
}

/** The form that closes a group of an entry's reports: the decision, a note, the answer and the mails that it makes. */
export function ClotureSignalements(props: {
	langue: Langue;
	fiche: { readonly nature: ObjetSignalement; readonly slug: string };
	groupe: GroupeSignale;
	traiter: ActionFormulaire;
}) {
	const { langue, fiche, groupe } = props;
	const t = texts(langue);
	const aide = languesDites(groupe, t);
	const borne = (max: number) => ({ max, words: countWords(t), langue });
	return (
		<Form
			action={props.traiter}
			textes={formTexts(t)}
			className="mt-6"
			label={t("suivi.signalements.decision")}
		>
			<input type="hidden" name="objet" value={fiche.nature} />
			<input type="hidden" name="slug" value={fiche.slug} />
			<input type="hidden" name="illicite" value={String(groupe.illicite)} />
			{groupe.signalements.map(({ id }) => (
				<input key={id} type="hidden" name="ids" value={id} />
			))}
			<OptionsField
				name="decision"
				label={t("suivi.signalements.decision")}
				options={DECISIONS_SIGNALEMENT.map((value) => ({
					value,
					label: t(`suivi.signalements.decisions.${value}`),
				}))}
			/>
			<LongTextField
				name="note"
				label={t("suivi.signalements.note")}
				help={t("suivi.signalements.note_aide")}
				optional={t("formulaires.facultatif")}
				rows={3}
				bound={borne(BORNES_SIGNALEMENT.note.max)}
			/>
			{aide === null ? (
				<p className="mt-6 max-w-measure text-soft">
					{t("suivi.signalements.personne")}
				</p>
			) : (
				<LongTextField
					name="reponse"
					label={t("suivi.signalements.reponse")}
					help={aide}
					optional={t("formulaires.facultatif")}
					rows={4}
					bound={borne(BORNES_SIGNALEMENT.reponse.max)}
				/>
			)}
			<ApercuCourriels
				langue={langue}
				textes={{
					titre: t("suivi.apercu.titre"),
					aide: t("suivi.apercu.aide"),
					perime: t("suivi.apercu.perime"),
				}}
			/>
			<p className="mt-6 flex flex-wrap gap-4">
				{aide === null ? null : (
					<SubmitButton name="geste" value="apercevoir" look="other">
						{t("suivi.apercu.voir")}
					</SubmitButton>
				)}
				<SubmitButton name="geste" value="clore">
					{t("suivi.signalements.clore", { n: groupe.signalements.length })}
				</SubmitButton>
			</p>
		</Form>
	);
}
