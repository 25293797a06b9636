import type { ComponentProps } from "react";
import { TickField } from "#components/ui/forms/choice-field";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { texts } from "#lib/i18n/texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { Cadre } from "../file/cadre.tsx";
import { ChampsDeFiche } from "./champs-de-fiche.tsx";

/** The page that creates an entry of the team. */
export function NouvelleFiche(
	props: ComponentProps<typeof ChampsDeFiche> & { action: ActionFormulaire },
) {
	const { action, ...champs } = props;
	const { langue, nature } = champs;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="fiches"
			titre={t(`edition.${nature}.nouveau`)}
		>
			<Form action={action} textes={formTexts(t)} className="mt-6">
				<ChampsDeFiche {...champs} />
				<TickField
					name="publier"
					label={t("edition.publier")}
					help={t("edition.publier_aide")}
				/>
				<p className="mt-8">
					<SubmitButton>{t("edition.creer")}</SubmitButton>
				</p>
			</Form>
		</Cadre>
	);
}
