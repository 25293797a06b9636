import { PreuveDAbord } from "#components/comptes/cles";
import { Removal } from "#components/ui/kit/record";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

/** Signs one account out everywhere, or all of them: the effect is shown before it is done. */
export function FermetureDeSessions(props: {
	/** Null for every account of the site. */
	compte_id: number | null;
	/** Open sessions. */
	nombre: number;
	/** Where a passkey has to be shown first; null when it need not. */
	preuveAvant: string | null;
	action: ActionFormulaire;
}) {
	const { compte_id, nombre, preuveAvant } = props;
	const t = pageTexts();
	const qui = compte_id === null ? "site" : "compte";
	return (
		<>
			<p className="mb-4 max-w-measure">
				{t(`suivi.sessions.${qui}.combien`, { n: nombre })}
			</p>
			{preuveAvant === null ? (
				<Removal
					action={props.action}
					fields={compte_id === null ? {} : { compte_id: String(compte_id) }}
					label={t(`suivi.sessions.${qui}.fermer`)}
					effect={t(`suivi.sessions.${qui}.consequence`)}
					confirm={t(`suivi.sessions.${qui}.confirmer`)}
				/>
			) : (
				<PreuveDAbord
					langue={pageLangue()}
					vers={preuveAvant}
					message="cles.preuve.avant_fermeture"
				/>
			)}
		</>
	);
}
