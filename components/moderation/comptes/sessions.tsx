import { PreuveDAbord } from "#components/comptes/cles";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../../ui/forms/form-texts.ts";

/** Signs one account out everywhere, or all of them: the effect is shown before it is done. */
export function FermetureDeSessions(props: {
	langue: Langue;
	/** Null for every account of the site. */
	compte_id: number | null;
	/** Open sessions. */
	nombre: number;
	/** Where a passkey has to be shown first; null when it need not. */
	preuveAvant: string | null;
	action: ActionFormulaire;
}) {
	const { langue, compte_id, nombre, preuveAvant } = props;
	const t = texts(langue);
	const qui = compte_id === null ? "site" : "compte";
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t(`suivi.sessions.${qui}.combien`, { n: nombre })}
			</p>
			{preuveAvant === null ? (
				<Confirm label={t(`suivi.sessions.${qui}.fermer`)}>
					<p className="mb-3">{t(`suivi.sessions.${qui}.consequence`)}</p>
					<Form action={props.action} textes={formTexts(t)}>
						{compte_id === null ? null : (
							<input type="hidden" name="compte_id" value={compte_id} />
						)}
						<SubmitButton look="danger">
							{t(`suivi.sessions.${qui}.confirmer`)}
						</SubmitButton>
					</Form>
				</Confirm>
			) : (
				<PreuveDAbord
					langue={langue}
					vers={preuveAvant}
					message="cles.preuve.avant_fermeture"
				/>
			)}
		</>
	);
}

/** Says how many sessions the previous page closed. */
export function SessionsFermees(props: {
	langue: Langue;
	nombre: number | null;
}) {
	if (props.nombre === null) return null;
	return (
		<Notice kind="done" announced>
			<p>
				{texts(props.langue)("suivi.sessions.fermees", { n: props.nombre })}
			</p>
		</Notice>
	);
}
