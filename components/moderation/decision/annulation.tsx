import { Countdown } from "#components/ui/countdown";
import { PageForm } from "#components/ui/kit/page-form";
import { Notice } from "#components/ui/notice";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ActeRecent } from "#lib/moderation/relecture/schema";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";
import { libelleEtat } from "./etat.tsx";

/** The form that undoes a decision: its button may stand elsewhere on the page. */
const FORMULAIRE = "annulation";
/** The id of what tells of a decision, which goes once it can no longer be undone: it says nothing of the entry that is read then. */
export const DITE = "decision-annulable";

/** The form that undoes a decision, without its button. */
export function FormulaireAnnulation(props: {
	acte: ActeRecent | null;
	annuler: ActionFormulaire;
}) {
	const { acte } = props;
	if (!acte) return null;
	return (
		<PageForm
			id={FORMULAIRE}
			action={props.annuler}
			hidden={{ acte_id: acte.acte_id }}
		/>
	);
}

/** A decision that can still be undone, for how long, and the button. */
export function DecisionAnnulable(props: { acte: ActeRecent }) {
	const { acte } = props;
	const t = pageTexts();
	const etat = libelleEtat(acte.nature, acte.statut);
	const reste = (n: number) => t("moderation.annulation.reste", { n });
	return (
		<>
			{/* Announced alone: the seconds beside it would be spoken one by one. */}
			<p role="status" className="font-bold wrap-anywhere">
				{t("moderation.annulation.fait", { titre: acte.titre, etat })}
			</p>
			<Countdown
				seconds={acte.reste}
				ends={DITE}
				words={{
					one: reste(1),
					several: reste(2).replace("2", "{n}"),
					none: t("moderation.annulation.trop_tard"),
				}}
			/>
			<p data-touche="u" className="mt-2">
				<button type="submit" form={FORMULAIRE} className={BUTTON_LOOKS.other}>
					{t("moderation.annulation.annuler")}
				</button>
			</p>
		</>
	);
}

/** The last decision, and the button to undo it while that is allowed. */
export function Annulation(props: {
	acte: ActeRecent | null;
	annuler: ActionFormulaire;
	/** Whether the previous page undid one. */
	annule: boolean;
}) {
	const { acte } = props;
	if (props.annule || !acte) return null;
	return (
		<>
			<FormulaireAnnulation acte={acte} annuler={props.annuler} />
			<div key={acte.acte_id} id={DITE}>
				<Notice kind="done">
					<DecisionAnnulable acte={acte} />
				</Notice>
			</div>
		</>
	);
}
