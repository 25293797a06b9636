import { Acte } from "#components/ui/kit/page-form";
import { RecordForm } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { dayInWords } from "#components/ui/kit/when";
import { Section } from "#components/ui/section";
import { pageSaid, t } from "#lib/i18n/page-texts";
import { FILE_MAX } from "#lib/moderation/file/schema";
import {
	BORNES_SURVEILLE,
	type MotSurveille,
} from "#lib/moderation/surveillance/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { RESEAUX_MIN } from "#lib/recherche/rules";
import type { RechercheManquee } from "#lib/recherche/schema";
import { Cadre } from "../file/cadre.tsx";

/** The words to watch, which administrators keep and every moderator may read; each with how many entries of the queue hold it. */
function MotsSurveilles(props: {
	mots: readonly MotSurveille[];
	attendent: number;
	estAdmin: boolean;
	surveiller: ActionFormulaire;
	oublier: ActionFormulaire;
}) {
	const { estAdmin } = props;
	return (
		<Section id="surveilles" title={t("surveillance.titre")}>
			<p className="mb-6 max-w-measure text-soft">
				{t("surveillance.chapeau")}
				{estAdmin ? "" : ` ${t("surveillance.lecture")}`}
			</p>
			{estAdmin ? (
				<RecordForm
					action={props.surveiller}
					fields={[
						{
							name: "mot",
							label: t("surveillance.mot"),
							help: t("surveillance.mot_aide"),
							max: BORNES_SURVEILLE.max,
							required: true,
						},
					]}
					submit={t("surveillance.ajouter")}
					look="other"
				/>
			) : null}
			{/* Folded, but when it has just changed: some seventy words come with the product. */}
			<details className="mt-8" open={pageSaid("garde") === "oui"}>
				<summary className="cursor-pointer py-1.5 font-bold">
					{t("surveillance.combien", { n: props.mots.length })}
				</summary>
				{props.attendent > FILE_MAX ? (
					<p className="max-w-measure text-soft">
						{t("surveillance.compte", { n: FILE_MAX, total: props.attendent })}
					</p>
				) : null}
				<Rows
					empty={t("surveillance.vide")}
					rows={props.mots.map(({ id, texte, fiches }) => ({
						key: String(id),
						title: <bdi>{texte}</bdi>,
						note: t("surveillance.fiches", { n: fiches }),
						acts: estAdmin ? (
							<Acte
								action={props.oublier}
								champs={{ id: String(id) }}
								nom={t("surveillance.retirer_quoi", { mot: texte })}
							>
								{t("surveillance.retirer")}
							</Acte>
						) : null,
					}))}
				/>
			</details>
		</Section>
	);
}

export function PageMots(
	props: Parameters<typeof MotsSurveilles>[0] & {
		manquees: readonly RechercheManquee[];
	},
) {
	const { manquees, ...surveilles } = props;
	return (
		<Cadre partie="mots" racine titre={t("moderation.parties.mots")}>
			<Section id="manquees" title={t("vocabulaire.manquees.titre")}>
				<p className="max-w-measure text-soft">
					{t("vocabulaire.manquees.aide", { n: String(RESEAUX_MIN) })}
				</p>
				<Rows
					empty={t("vocabulaire.manquees.rien")}
					rows={manquees.map(({ langue: dite, mots, reseaux, dernier }) => ({
						key: `${dite} ${mots}`,
						title: mots,
						note: `${t(`moderation.filtre.langues.${dite}`)}, ${t(
							"vocabulaire.manquees.reseaux",
							{
								n: reseaux,
								dernier: dayInWords(dernier),
							},
						)}`,
					}))}
				/>
			</Section>
			<MotsSurveilles {...surveilles} />
		</Cadre>
	);
}
