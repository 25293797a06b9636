import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import {
	BORNES_TERME,
	LANGUES_EQUIVALENCE,
	type LangueEquivalence,
	TERMES_MAX,
	TERMES_MIN,
} from "#lib/vocabulaire/schema";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { nomLangue } from "./nom-langue.ts";

/** A group being written: a new one, or one that exists; it is checked before it is saved. */
export function PageGroupe(props: {
	langue: Langue;
	/** The group that is edited and the version that was seen; null for a new one. */
	vise: { readonly id: number; readonly vu: string } | null;
	valeurs: {
		readonly langue: LangueEquivalence;
		readonly termes: readonly string[];
	};
	verifier: ActionFormulaire;
	/** The address of the check page of its removal. */
	retrait: string | null;
}) {
	const { langue, vise, valeurs } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="vocabulaire"
			titre={t(vise ? "vocabulaire.modifier" : "vocabulaire.nouveau")}
		>
			<Form
				action={props.verifier}
				textes={formTexts(t)}
				className="mt-6"
				valeurs={{
					termes: [valeurs.termes.join("\n")],
					langue: [valeurs.langue],
				}}
			>
				{vise ? (
					<>
						<input type="hidden" name="id" value={vise.id} />
						<input type="hidden" name="vu" value={vise.vu} />
					</>
				) : null}
				<LongTextField
					name="termes"
					label={t("vocabulaire.mots")}
					help={t("vocabulaire.mots_aide", {
						min: String(TERMES_MIN),
						max: String(TERMES_MAX),
						lettres: String(BORNES_TERME.max),
					})}
					rows={TERMES_MAX}
					required
				/>
				<OptionsField
					name="langue"
					label={t("vocabulaire.langue")}
					help={t("vocabulaire.langue_aide")}
					options={LANGUES_EQUIVALENCE.map((value) => ({
						value,
						label: nomLangue(langue, value),
					}))}
				/>
				<p className="mt-6">
					<SubmitButton>{t("vocabulaire.verifier")}</SubmitButton>
				</p>
			</Form>
			{props.retrait === null ? null : (
				<p className="mt-8">
					<a href={props.retrait}>{t("vocabulaire.retirer")}</a>
				</p>
			)}
		</Cadre>
	);
}
