import { Folded } from "#components/ui/forms/folded";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Controls } from "#components/ui/kit/fields";
import { Acte, PageForm } from "#components/ui/kit/page-form";
import { Foreign } from "#components/ui/translated";
import { t } from "#lib/i18n/page-texts";
import { type MaSituation, SITUATION_MAX } from "#lib/participation/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

/** What the account wrote, whether it is shown, and the button that takes it back. */
export function SituationEcrite(props: {
	situation: MaSituation;
	titre: string;
	retirer: ActionFormulaire;
}) {
	const { situation } = props;
	return (
		<div className="mt-3">
			<p className="border-l-4 border-line pl-4 wrap-anywhere">
				<Foreign of={situation.langue}>{situation.texte}</Foreign>
			</p>
			<p className="my-2 text-small text-soft">
				{t(`situations.etat.${situation.etat}`)}
			</p>
			<Acte
				action={props.retirer}
				champs={{ slug: situation.slug }}
				nom={t("situations.retirer_quoi", { nom: props.titre })}
			>
				{t("situations.retirer")}
			</Acte>
		</div>
	);
}

/** What a supporter is offered besides: an optional box, for what the need is in their life. */
export function SituationDuSoutien(props: {
	slug: string;
	titre: string;
	/** What the reader wrote already. */
	situation: MaSituation | null;
	departements: readonly { readonly code: string; readonly nom: string }[];
	raconter: ActionFormulaire;
	retirer: ActionFormulaire;
}) {
	const { slug, situation, departements } = props;
	return (
		<div className="no-print mt-3 text-left" data-keeps-focus>
			<div aria-live="polite">
				{situation ? (
					<SituationEcrite {...props} situation={situation} />
				) : null}
			</div>
			<PageForm
				action={props.raconter}
				hidden={{ slug }}
				valeurs={{
					situation: situation ? [situation.texte] : [],
					departement: [situation?.departement ?? ""],
				}}
			>
				<Folded label={t(`situations.${situation ? "changer" : "raconter"}`)}>
					<Controls
						fields={[
							{
								name: "situation",
								label: t("situations.texte"),
								help: t("situations.texte_aide"),
								kind: "text",
								rows: 4,
								max: SITUATION_MAX,
							},
							{
								name: "departement",
								label: t("situations.departement"),
								help: t("situations.departement_aide"),
								options: departements.map(({ code, nom }) => ({
									value: code,
									label: nom,
								})),
								none: t("situations.sans_departement"),
							},
						]}
					/>
					<p className="mt-4">
						<SubmitButton>{t("situations.envoyer")}</SubmitButton>
					</p>
				</Folded>
			</PageForm>
		</div>
	);
}
