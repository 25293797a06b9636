import { PreuveDAbord } from "#components/comptes/cles";
import { Removal } from "#components/ui/kit/record";
import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

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
				<Removal
					langue={langue}
					action={props.action}
					fields={compte_id === null ? {} : { compte_id: String(compte_id) }}
					label={t(`suivi.sessions.${qui}.fermer`)}
					effect={t(`suivi.sessions.${qui}.consequence`)}
					confirm={t(`suivi.sessions.${qui}.confirmer`)}
				/>
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
