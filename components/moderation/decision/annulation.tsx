import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import type { ActeRecent } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { libelleEtat } from "./etat.tsx";

/** The last decision, and the button to undo it while that is allowed. */
export function Annulation(props: {
	langue: Langue;
	acte: ActeRecent | null;
	annuler: ActionFormulaire;
	/** Whether a decision was just undone. */
	annule: boolean;
}) {
	const { langue, acte } = props;
	const t = texts(langue);
	if (props.annule)
		return (
			<Notice kind="done" announced>
				<p>{t("moderation.annulation.faite")}</p>
			</Notice>
		);
	if (!acte) return null;
	return (
		<Notice kind="done" announced>
			<p className="font-bold wrap-anywhere">
				{t("moderation.annulation.fait", {
					titre: acte.titre,
					etat: libelleEtat(acte.nature, acte.statut, langue),
				})}
			</p>
			<p>{t("moderation.annulation.reste", { n: acte.reste })}</p>
			<Form action={props.annuler} textes={formTexts(t)} className="mt-3">
				<input type="hidden" name="acte_id" value={acte.acte_id} />
				<SubmitButton look="other">
					{t("moderation.annulation.annuler")}
				</SubmitButton>
			</Form>
		</Notice>
	);
}
