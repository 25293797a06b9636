import { Countdown } from "#components/ui/countdown";
import { Form } from "#components/ui/forms/form";
import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import type { ActeRecent } from "#lib/moderation/relecture/schema";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";
import { formTexts } from "../../ui/forms/form-texts.ts";
import { libelleEtat } from "./etat.tsx";

/** The form that undoes a decision: its button may stand elsewhere on the page. */
const FORMULAIRE = "annulation";
/** The id of what tells of a decision, which goes once it can no longer be undone: it says nothing of the entry that is read then. */
export const DITE = "decision-annulable";

/** The form that undoes a decision, without its button. */
export function FormulaireAnnulation(props: {
	langue: Langue;
	acte: ActeRecent | null;
	annuler: ActionFormulaire;
}) {
	const { langue, acte } = props;
	if (!acte) return null;
	return (
		<Form
			id={FORMULAIRE}
			action={props.annuler}
			textes={formTexts(texts(langue))}
		>
			<input type="hidden" name="acte_id" value={acte.acte_id} />
		</Form>
	);
}

/** A decision that can still be undone, for how long, and the button. */
export function DecisionAnnulable(props: { langue: Langue; acte: ActeRecent }) {
	const { langue, acte } = props;
	const t = texts(langue);
	const etat = libelleEtat(acte.nature, acte.statut, langue);
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

/** Says that a decision was undone. */
export function Annulee(props: { langue: Langue; annule: boolean }) {
	if (!props.annule) return null;
	return (
		<Notice kind="done" announced>
			<p>{texts(props.langue)("moderation.annulation.faite")}</p>
		</Notice>
	);
}

/** The last decision, and the button to undo it while that is allowed. */
export function Annulation(props: {
	langue: Langue;
	acte: ActeRecent | null;
	annuler: ActionFormulaire;
	/** Whether the previous page undid one. */
	annule: boolean;
}) {
	const { langue, acte } = props;
	if (props.annule) return <Annulee langue={langue} annule />;
	if (!acte) return null;
	return (
		<>
			<FormulaireAnnulation
				langue={langue}
				acte={acte}
				annuler={props.annuler}
			/>
			<div key={acte.acte_id} id={DITE}>
				<Notice kind="done">
					<DecisionAnnulable langue={langue} acte={acte} />
				</Notice>
			</div>
		</>
	);
}
