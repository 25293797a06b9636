import {
	OptionsField,
	SelectField,
	TickField,
} from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type {
	ActionFormulaire,
	EtatFormulaire,
} from "#lib/platform/validation/forms";
import { BORNES_PROJET, LABELS_IA } from "#lib/projets/schema";
import { countWords, formTexts } from "../../ui/forms/form-texts.ts";
import { CoteACote } from "../decision/cote-a-cote.tsx";
import { ChampsVersion } from "./version.tsx";

type Props = {
	langue: Langue;
	action: ActionFormulaire;
	valeurs: EtatFormulaire["valeurs"];
	themes: readonly { value: string; label: string }[];
	/** The edited project; none for a new one. */
	edite?: { slug: string };
};

function Original({ langue }: { langue: Langue }) {
	const t = texts(langue);
	const borne = (max: number) => ({ max, words: countWords(t), langue });
	return (
		<>
			<TextField
				name="nom"
				label={t("edition.projet.nom")}
				bound={borne(BORNES_PROJET.nom.max)}
				required
			/>
			<TextField
				name="accroche"
				label={t("edition.projet.accroche")}
				bound={borne(BORNES_PROJET.accroche.max)}
				required
			/>
			<LongTextField
				name="description"
				label={t("edition.description")}
				rows={12}
				bound={borne(BORNES_PROJET.description.max)}
				required
			/>
			<LongTextField
				name="usage_ia"
				label={t("edition.projet.usage_ia")}
				rows={4}
				optional={t("formulaires.facultatif")}
			/>
		</>
	);
}

function Anglais({ langue }: { langue: Langue }) {
	const t = texts(langue);
	const lang = langue === "en" ? undefined : "en";
	const en = t("edition.anglais");
	return (
		<>
			<TextField
				name="nom_en"
				label={`${t("edition.projet.nom")} (${en})`}
				lang={lang}
			/>
			<TextField
				name="accroche_en"
				label={`${t("edition.projet.accroche")} (${en})`}
				lang={lang}
			/>
			<LongTextField
				name="description_en"
				label={`${t("edition.description")} (${en})`}
				rows={12}
				lang={lang}
			/>
			<LongTextField
				name="usage_ia_en"
				label={`${t("edition.projet.usage_ia")} (${en})`}
				rows={4}
				lang={lang}
			/>
		</>
	);
}

/** Every field of a project, with its English version beside it. */
export function FormulaireProjet(props: Props) {
	const { langue, edite } = props;
	const t = texts(langue);
	const facultatif = t("formulaires.facultatif");
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
				original={<Original langue={langue} />}
				anglais={<Anglais langue={langue} />}
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
					name="site_web"
					type="url"
					label={t("edition.projet.site_web")}
					optional={facultatif}
				/>
				<TextField
					name="porteur"
					label={t("edition.projet.porteur")}
					optional={facultatif}
				/>
				<TextField
					name="territoire"
					label={t("edition.territoire")}
					optional={facultatif}
				/>
				<OptionsField
					name="themes"
					label={t("edition.projet.themes")}
					options={props.themes}
					several
				/>
				<SelectField
					name="label_ia"
					label={t("edition.projet.label_ia")}
					options={LABELS_IA.map((value) => ({
						value,
						label: t(`edition.projet.labels.${value}`),
					}))}
				/>
				<SelectField
					name="code_ouvert"
					label={t("edition.projet.code_ouvert")}
					options={[
						{ value: "", label: t("edition.projet.code.vide") },
						{ value: "true", label: t("edition.projet.code.oui") },
						{ value: "false", label: t("edition.projet.code.non") },
					]}
				/>
				<TickField
					name="mis_en_avant"
					label={t("edition.projet.mis_en_avant")}
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
