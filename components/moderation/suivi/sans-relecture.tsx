import { Confirm } from "#components/ui/forms/folded";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Acte, PageForm } from "#components/ui/kit/page-form";
import { Notice } from "#components/ui/notice";
import { t } from "#lib/i18n/page-texts";
import type { SansRelecture } from "#lib/moderation/sans_relecture/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

export const FORMULAIRE_VUES = "vues";

/** Marks the rows that are ticked as seen; in the list of these alone, all that was there when it was read. */
export function MarquerVues(props: {
	now: Date;
	toutes: boolean;
	marquer: ActionFormulaire;
}) {
	const { marquer } = props;
	return (
		<>
			<PageForm id={FORMULAIRE_VUES} action={marquer} className="mt-4">
				<SubmitButton look="other" name="geste" value="cochees">
					{t("surveillance.regle.voir")}
				</SubmitButton>
			</PageForm>
			{props.toutes ? (
				<div className="mt-8">
					<p className="mb-3 max-w-measure text-soft">
						{t("surveillance.regle.chapeau")}
					</p>
					<Confirm label={t("surveillance.regle.tout")}>
						<p className="mb-3">{t("surveillance.regle.tout_confirmer")}</p>
						<Acte
							action={marquer}
							champs={{ geste: "toutes", jusqua: props.now.toISOString() }}
						>
							{t("surveillance.regle.tout_oui")}
						</Acte>
					</Confirm>
				</div>
			) : null}
		</>
	);
}

/** Told on the page of an entry: a rule made it public, and nobody has seen it. */
export function PublieeParRegle(props: {
	parRegle: SansRelecture | null;
	marquerVue: ActionFormulaire;
}) {
	const { parRegle } = props;
	if (parRegle === null) return null;
	const { source, regle, cle } = parRegle;
	return (
		<Notice kind="warning">
			<p className="mb-3">{t(`surveillance.regle.ici_${regle}`, { source })}</p>
			<Acte action={props.marquerVue} champs={{ geste: "cochees", vues: cle }}>
				{t("surveillance.regle.vue")}
			</Acte>
		</Notice>
	);
}
