import { Fait } from "#components/comptes/fait";
import { CreationDeJeton, ListeDeJetons } from "#components/comptes/jetons";
import { Section } from "#components/ui/section";
import { SAMPLE_TOKEN } from "#lib/adapters/openapi/calls";
import { firstCall } from "#lib/adapters/openapi/samples";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { listerJetons } from "#lib/comptes/jetons/queries";
import {
	JETONS_MAX_PAR_COMPTE,
	porteesDuRole,
} from "#lib/comptes/jetons/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { doitMontrerCle } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import { randomId } from "#lib/platform/runtime/clock";
import { creerUnJeton, revoquerUnJeton } from "../actions.ts";

export const generateMetadata = titled((t) => t("jetons.titre"));

export default pageDeCompte(async ({ langue, t, visiteur }) => {
	const jetons = await listerJetons(visiteur.compte_id);
	const combien = jetons.length;
	const { siteUrl } = reglages();
	const jeton = SAMPLE_TOKEN[langue];
	return (
		<>
			<h1>{t("jetons.titre")}</h1>
			<Fait />
			<p className="mt-4 max-w-measure text-lead">{t("jetons.chapeau")}</p>
			<p className="mt-3">
				<a href={pageAddress(langue, "/developpeurs")}>{t("jetons.guide")}</a>
			</p>
			<Section id="creer" title={t("jetons.creer")}>
				<CreationDeJeton
					combien={combien}
					portees={porteesDuRole(visiteur.role)}
					cle={randomId()}
					modele={{ appel: firstCall(siteUrl, jeton), jeton }}
					creer={creerUnJeton}
				/>
			</Section>
			<Section id="liste" title={t("jetons.liste")}>
				<p className="mb-4 font-bold tabular-nums">
					{t("jetons.compte", { n: combien, max: JETONS_MAX_PAR_COMPTE })}
				</p>
				<ListeDeJetons
					jetons={jetons}
					aProuver={doitMontrerCle(visiteur)}
					revoquer={revoquerUnJeton}
				/>
			</Section>
		</>
	);
});
