import { choices, type Field } from "#components/ui/kit/fields";
import { RecordForm } from "#components/ui/kit/record";
import { ROLES_CHANTIER } from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ChantierLu } from "#lib/moderation/chantier/schema";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { EnDeuxLangues } from "../edition/en-deux-langues.tsx";

export function FormulaireChantier(props: {
	slug: string;
	chantier: ChantierLu;
	action: ActionFormulaire;
}) {
	const { vu, langue, cahier, cahier_en, roles, depot } = props.chantier;
	const t = pageTexts();
	const texte: Field = {
		name: "cahier",
		label: t("versions.champs.cahier"),
		help: t("edition.chantier.cahier_aide"),
		...{ kind: "text", rows: 10 },
	};
	return (
		<RecordForm
			action={props.action}
			values={valeursDe({ vu, cahier, cahier_en, roles, depot })}
			hidden={{ slug: props.slug }}
			fields={[
				{
					name: "roles",
					label: t("versions.champs.roles"),
					several: true,
					options: choices(ROLES_CHANTIER, (value) =>
						t(`lecture.besoins.roles.${value}.nom`),
					),
				},
				{
					name: "depot",
					label: t("champs.projet.depot.nom"),
					...{ kind: "url", optional: true },
				},
			]}
			submit={t("edition.garder")}
		>
			<EnDeuxLangues champs={[texte]} langue={langue} />
		</RecordForm>
	);
}
