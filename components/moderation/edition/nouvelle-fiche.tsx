import type { ComponentProps } from "react";
import { TickField } from "#components/ui/forms/choice-field";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { PageForm } from "#components/ui/kit/page-form";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Cadre } from "../file/cadre.tsx";
import { ChampsDeFiche } from "./champs-de-fiche.tsx";

/** The page that creates an entry of the team. */
export function NouvelleFiche(
	props: ComponentProps<typeof ChampsDeFiche> & { action: ActionFormulaire },
) {
	const { action, ...champs } = props;
	const { nature } = champs;
	const t = pageTexts();
	return (
		<Cadre partie="fiches" titre={t(`edition.${nature}.nouveau`)}>
			<PageForm action={action} className="mt-6">
				<ChampsDeFiche {...champs} />
				<TickField
					name="publier"
					label={t("edition.publier")}
					help={t("edition.publier_aide")}
				/>
				<p className="mt-8">
					<SubmitButton>{t("edition.creer")}</SubmitButton>
				</p>
			</PageForm>
		</Cadre>
	);
}
