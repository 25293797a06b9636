import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import { BORNES_ARTICLE, SORTS_ARTICLE } from "#lib/moderation/articles/schema";
import type { Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { CoteACote } from "../decision/cote-a-cote.tsx";
import { ApercuArticle } from "./apercu-article.tsx";
import { ChampsVersion } from "./version.tsx";

/** An article in Markdown, its English version beside it, and its preview. */
export function FormulaireArticle(props: {
	langue: Langue;
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	slug?: string;
}) {
	const { langue, slug } = props;
	const t = texts(langue);
	const lang = langue === "en" ? undefined : "en";
	const en = t("edition.anglais");
	const resume = {
		max: BORNES_ARTICLE.resume.max,
		words: countWords(t),
		langue,
	};
	return (
		<Form
			action={props.action}
			textes={formTexts(t)}
			valeurs={props.valeurs}
			className="mt-6"
		>
			{slug === undefined ? null : <ChampsVersion slug={slug} />}
			<ApercuArticle
				titre={t("edition.article.apercu_titre")}
				titreAnglais={t("edition.article.apercu_anglais")}
				lang={lang}
				retour={t("edition.article.reprendre")}
				champ="texte"
			/>
			<CoteACote
				langue={langue}
				original={
					<>
						<TextField
							name="titre"
							label={t("edition.article.titre")}
							required
						/>
						<LongTextField
							name="resume"
							label={t("edition.article.resume")}
							rows={3}
							bound={resume}
							required
						/>
						<LongTextField
							name="texte"
							label={t("edition.article.texte")}
							help={t("edition.article.images")}
							rows={18}
							required
						/>
					</>
				}
				anglais={
					<>
						<TextField
							name="titre_en"
							label={`${t("edition.article.titre")} (${en})`}
							lang={lang}
						/>
						<LongTextField
							name="resume_en"
							label={`${t("edition.article.resume")} (${en})`}
							rows={3}
							lang={lang}
						/>
						<LongTextField
							name="texte_en"
							label={`${t("edition.article.texte")} (${en})`}
							rows={18}
							lang={lang}
						/>
					</>
				}
			/>
			<div className="mt-8 border-t border-line pt-6">
				<TextField
					name="date"
					type="date"
					short
					label={t("edition.article.date")}
					required
				/>
				<TextField name="auteur" label={t("edition.article.auteur")} required />
				<TextField
					name="projets"
					label={t("edition.article.projets")}
					help={t("edition.article.projets_aide")}
					optional={t("formulaires.facultatif")}
				/>
				<OptionsField
					name="statut"
					label={t("edition.article.statut")}
					options={SORTS_ARTICLE.map((value) => ({
						value,
						label: t(`edition.article.statuts.${value}`),
					}))}
				/>
				<TextField
					name="heure"
					type="time"
					short
					label={t("edition.article.heure")}
					help={t("edition.article.heure_aide")}
				/>
			</div>
			<p className="mt-8 flex flex-wrap gap-4">
				<SubmitButton name="geste" value="garder">
					{t("edition.garder")}
				</SubmitButton>
				<SubmitButton name="geste" value="apercu" look="other">
					{t("edition.article.apercu")}
				</SubmitButton>
			</p>
		</Form>
	);
}
