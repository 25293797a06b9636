import { choices } from "#components/ui/kit/fields";
import { RecordForm } from "#components/ui/kit/record";
import { Breadcrumb, PageHead } from "#components/ui/shell/page-head";
import { Version } from "#components/ui/translated";
import { t } from "#lib/i18n/page-texts";
import type { TexteMarque } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { ADRESSE_JOURS } from "#lib/signalements/rules";
import {
	BORNES_SIGNALEMENT,
	MOTIFS_SIGNALEMENT,
} from "#lib/signalements/schema";

function FormulaireSignalement(props: {
	action: ActionFormulaire;
	slug: string;
	/** Asks for the address of the need that this one repeats. */
	autre: boolean;
}) {
	const autre = {
		name: "autre",
		label: t("participation.signalement.autre_fiche"),
		help: t("participation.signalement.autre_fiche_aide"),
		optional: true,
	};
	return (
		<RecordForm
			action={props.action}
			hidden={{ slug: props.slug }}
			className="mt-8"
			fields={[
				{
					name: "motif",
					label: t("participation.signalement.motif"),
					options: choices(MOTIFS_SIGNALEMENT, (motif) =>
						t(`participation.signalement.motifs.${motif}`),
					),
				},
				{
					name: "texte",
					label: t("participation.signalement.texte"),
					help: t("participation.signalement.texte_aide"),
					kind: "text",
					optional: true,
					max: BORNES_SIGNALEMENT.texte.max,
				},
				...(props.autre ? [autre] : []),
				{
					name: "courriel",
					label: t("participation.signalement.courriel"),
					help: t("participation.signalement.courriel_aide", {
						jours: ADRESSE_JOURS,
					}),
					kind: "email",
					autoComplete: "email",
					optional: true,
				},
			]}
			submit={t("participation.signalement.envoyer")}
		/>
	);
}

export function PageSignalement(props: {
	dossier: "projets" | "besoins";
	slug: string;
	titre: TexteMarque;
	action: ActionFormulaire;
}) {
	const { dossier, slug, titre } = props;
	return (
		<>
			<Breadcrumb
				steps={[
					{ label: t(`coquille.parties.${dossier}`), path: `/${dossier}` },
					{ label: <Version of={titre} />, path: `/${dossier}/${slug}` },
				]}
				here={t("participation.signalement.titre")}
			/>
			<PageHead
				title={t("participation.signalement.titre")}
				lead={t("participation.signalement.chapeau")}
			/>
			<p className="mt-4 max-w-measure">
				{t.rich("participation.signalement.sur", {
					titre: () => <Version of={titre} />,
				})}
			</p>
			<FormulaireSignalement
				action={props.action}
				slug={slug}
				autre={dossier === "besoins"}
			/>
		</>
	);
}
