import type { Field } from "#components/ui/kit/fields";
import { RecordForm } from "#components/ui/kit/record";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import type { ChantierLu } from "#lib/moderation/chantier/schema";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { EnDeuxLangues } from "../edition/en-deux-langues.tsx";
import { ChampsVersion } from "../edition/version.tsx";

/** Brief, skills and repository. */
export function FormulaireChantier(props: {
	langue: Langue;
	slug: string;
	chantier: ChantierLu;
	action: ActionFormulaire;
}) {
	const { langue } = props;
	const { vu, cahier, cahier_en, roles, depot } = props.chantier;
	const t = texts(langue);
	const texte: Field = {
		name: "cahier",
		label: t("edition.chantier.cahier"),
		help: t("edition.chantier.cahier_aide"),
		...{ kind: "text", rows: 10 },
	};
	return (
		<RecordForm
			langue={langue}
			action={props.action}
			values={valeursDe({ vu, cahier, cahier_en, roles, depot })}
			hidden={<ChampsVersion slug={props.slug} />}
			fields={[
				{
					name: "roles",
					label: t("edition.chantier.roles"),
					several: true,
					options: ROLES_CHANTIER.map((value) => ({
						value,
						label: t(`edition.chantier.role.${value}`),
					})),
				},
				{
					name: "depot",
					label: t("edition.chantier.depot"),
					...{ kind: "url", optional: true },
				},
			]}
			submit={t("edition.garder")}
		>
			<EnDeuxLangues langue={langue} champs={[texte]} />
		</RecordForm>
	);
}
