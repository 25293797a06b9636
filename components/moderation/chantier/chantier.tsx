import { OptionsField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import type { ChantierLu } from "#lib/moderation/chantier/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { CoteACote } from "../decision/cote-a-cote.tsx";
import { ChampsVersion } from "../edition/version.tsx";

/** Brief, skills and repository. */
export function FormulaireChantier(props: {
	langue: Langue;
	slug: string;
	chantier: ChantierLu;
	action: ActionFormulaire;
}) {
	const { langue, chantier } = props;
	const t = texts(langue);
	return (
		<Form
			action={props.action}
			textes={formTexts(t)}
			valeurs={{
				vu: [String(chantier.vu)],
				cahier: [chantier.cahier ?? ""],
				cahier_en: [chantier.cahier_en ?? ""],
				roles: chantier.roles,
				depot: [chantier.depot ?? ""],
			}}
		>
			<ChampsVersion slug={props.slug} />
			<CoteACote
				langue={langue}
				original={
					<LongTextField
						name="cahier"
						label={t("edition.chantier.cahier")}
						help={t("edition.chantier.cahier_aide")}
						rows={10}
					/>
				}
				anglais={
					<LongTextField
						name="cahier_en"
						label={`${t("edition.chantier.cahier")} (${t("edition.anglais")})`}
						rows={10}
						lang={langue === "en" ? undefined : "en"}
					/>
				}
			/>
			<OptionsField
				name="roles"
				label={t("edition.chantier.roles")}
				several
				options={ROLES_CHANTIER.map((value) => ({
					value,
					label: t(`edition.chantier.role.${value}`),
				}))}
			/>
			<TextField
				name="depot"
				type="url"
				label={t("edition.chantier.depot")}
				optional={t("formulaires.facultatif")}
			/>
			<p className="mt-6">
				<SubmitButton>{t("edition.garder")}</SubmitButton>
			</p>
		</Form>
	);
}
