import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import { BORNES_PHRASE, type MotForme } from "#lib/moderation/mots/schema";
import { LANGUES, type Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { nomLangue } from "./nom-langue.ts";

/** A phrase of citizens to add to a project, from a word that was heard. */
export function PagePhrase(props: {
	langue: Langue;
	mot: MotForme;
	phrase: string;
	action: ActionFormulaire;
}) {
	const { langue, mot } = props;
	const t = texts(langue);
	const { min, max } = BORNES_PHRASE;
	return (
		<Cadre langue={langue} partie="mots" titre={t("vocabulaire.phrase.titre")}>
			<p className="mt-3 max-w-measure text-soft">
				{t("vocabulaire.phrase.chapeau")}
			</p>
			<Form
				action={props.action}
				textes={formTexts(t)}
				className="mt-6"
				valeurs={{
					projet: [mot.a ?? ""],
					phrase: [props.phrase],
					langue: [mot.dite],
				}}
			>
				<input type="hidden" name="nature" value={mot.nature} />
				<input type="hidden" name="de" value={mot.de} />
				<input type="hidden" name="a" value={mot.a ?? ""} />
				<input type="hidden" name="dite" value={mot.dite} />
				<TextField
					name="projet"
					label={t("vocabulaire.phrase.projet")}
					help={t("vocabulaire.phrase.projet_aide")}
					required
				/>
				<TextField
					name="phrase"
					label={t("vocabulaire.phrase.phrase")}
					help={t("vocabulaire.phrase.phrase_aide", {
						min: String(min),
						max: String(max),
					})}
					bound={{ max, words: countWords(t), langue }}
					required
				/>
				<OptionsField
					name="langue"
					label={t("vocabulaire.phrase.langue")}
					options={LANGUES.map((value) => ({
						value,
						label: nomLangue(langue, value),
					}))}
				/>
				<p className="mt-6">
					<SubmitButton>{t("vocabulaire.phrase.enregistrer")}</SubmitButton>
				</p>
			</Form>
		</Cadre>
	);
}
