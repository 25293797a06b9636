import { redirect } from "next/navigation";
import {
	CodeAilleurs,
	FormulaireCode,
	SansConnexion,
	TeteDeConnexion,
} from "#components/comptes/connexion";
import { page, titled } from "#lib/adapters/pages/page";
import { lireCode } from "#lib/comptes/connexion/codes/rules";
import { lireIdentiteDite } from "#lib/comptes/connexion/emetteur/queries";
import { apresConnexion, sansConnexion } from "#lib/comptes/connexion/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { reglages } from "#lib/platform/config/env";
import { entrerParCode, redemanderSonCode } from "../actions.ts";
import { lireBut, lireDefiGarde, secondesAvant } from "../data.ts";

export const generateMetadata = titled((t) => t("connexion.code.titre"));

export default page(async ({ langue, t, query, visiteur }) => {
	const garde = await lireDefiGarde();
	const retour = garde?.retour ?? null;
	if (visiteur) return redirect(pageAddress(langue, apresConnexion(retour)));
	if (!garde) return <CodeAilleurs />;
	const { emetteur } = reglages();
	const connexionDite =
		emetteur && (await lireIdentiteDite())?.courriel === garde.saisi;
	const but = await lireBut(retour, langue);
	return (
		<>
			<TeteDeConnexion but={but} etape={2} titre={t("connexion.code.titre")} />
			<p className="mt-4 max-w-measure text-soft">
				{t.rich(
					connexionDite ? "connexion.emetteur.code" : "connexion.code.envoye",
					{
						nom: emetteur?.nom ?? "",
						adresse: () => (
							<strong className="wrap-anywhere text-ink">{garde.saisi}</strong>
						),
					},
				)}
			</p>
			<FormulaireCode
				entrer={entrerParCode}
				redemander={redemanderSonCode}
				code={lireCode(String(query.code ?? ""))}
				attenteSecondes={secondesAvant(garde.renvoi_le)}
				demande={garde.renvoi_le}
			/>
			<SansConnexion but={but} vers={sansConnexion(retour)} />
		</>
	);
});
