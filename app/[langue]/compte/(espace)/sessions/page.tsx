import { Fait } from "#components/comptes/fait";
import { ChoixDAlerte, ListeDeSessions } from "#components/comptes/sessions";
import { Section } from "#components/ui/section";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { lireAlerte, listerSessions } from "#lib/comptes/sessions/queries";
import { doitMontrerCle } from "#lib/platform/actor";
import {
	choisirMonAlerte,
	fermerLesSessions,
	fermerUneSession,
} from "../actions.ts";

export const generateMetadata = titled((t) => t("compte.sessions.titre"));

export default pageDeCompte(async ({ t, visiteur }) => (
	<>
		<h1>{t("compte.sessions.titre")}</h1>
		<Fait />
		<p className="mt-4 mb-8 max-w-measure">{t("compte.sessions.chapeau")}</p>
		<ListeDeSessions
			sessions={await listerSessions(visiteur.compte_id)}
			celle_ci={visiteur.session_id}
			aProuver={doitMontrerCle(visiteur)}
			fermer={fermerUneSession}
			fermerToutes={fermerLesSessions}
		/>
		<Section id="alertes" title={t("compte.sessions.alerte.titre")}>
			<ChoixDAlerte
				alerte={await lireAlerte(visiteur.compte_id)}
				choisir={choisirMonAlerte}
			/>
		</Section>
	</>
));
