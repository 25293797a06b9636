import { SelectField, TickField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { BORNES_BESOIN } from "#lib/contributions/schema";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { CoteACote } from "../decision/cote-a-cote.tsx";
import { ChampsVersion } from "./version.tsx";

/** Every field of a need, with its English version beside it. */
export function FormulaireBesoin(props: {
	langue: Langue;
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	themes: readonly { value: string; label: string }[];
	/** The edited need; none for a new one. */
	edite?: { slug: string };
}) {
	const { langue, edite } = props;
	const t = texts(langue);
	const borne = (max: number) => ({ max, words: countWords(t), langue });
	const lang = langue === "en" ? undefined : "en";
	const en = t("edition.anglais");
	return (
		<Form
			action={props.action}
			textes={formTexts(t)}
			valeurs={props.valeurs}
			className="mt-6"
		>
			{edite ? <ChampsVersion slug={edite.slug} /> : null}
			<CoteACote
				langue={langue}
				original={
					<>
						<TextField
							name="titre"
							label={t("edition.besoin.titre")}
							bound={borne(BORNES_BESOIN.titre.max)}
							required
						/>
						<LongTextField
							name="description"
							label={t("edition.description")}
							rows={12}
							bound={borne(BORNES_BESOIN.description.max)}
							required
						/>
					</>
				}
				anglais={
					<>
						<TextField
							name="titre_en"
							label={`${t("edition.besoin.titre")} (${en})`}
							lang={lang}
						/>
						<LongTextField
							name="description_en"
							label={`${t("edition.description")} (${en})`}
							rows={12}
							lang={lang}
						/>
					</>
				}
			/>
			<div className="mt-8 border-t border-line pt-6">
				<SelectField
					name="langue"
					label={t("edition.langue")}
					options={(["fr", "en"] as const).map((value) => ({
						value,
						label: t(`moderation.filtre.langues.${value}`),
					}))}
				/>
				<TextField
					name="territoire"
					label={t("edition.territoire")}
					optional={t("formulaires.facultatif")}
				/>
				<SelectField
					name="theme"
					label={t("edition.besoin.theme")}
					options={[
						{ value: "", label: t("edition.besoin.sans_theme") },
						...props.themes,
					]}
				/>
				{edite ? null : (
					<TickField
						name="publier"
						label={t("edition.publier")}
						help={t("edition.publier_aide")}
					/>
				)}
			</div>
			<p className="mt-8">
				<SubmitButton>
					{t(edite ? "edition.garder" : "edition.creer")}
				</SubmitButton>
			</p>
		</Form>
	);
}
