import { notFound } from "next/navigation";
import { AjoutDeCle, ListeDeCles, Secours } from "#components/comptes/cles";
import { Fait } from "#components/comptes/fait";
import { Section } from "#components/ui/section";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import {
	demanderAjout,
	lireExigence,
	lireMesCles,
} from "#lib/comptes/cles/queries";
import { estEquipier } from "#lib/platform/actor";
import { ajouterMaCle, renouvelerMesCodes, retirerMaCle } from "../actions.ts";

export const generateMetadata = titled((t) => t("cles.titre"));

/** Passkeys of moderators and administrators; for a member there is no such page. */
export default pageDeCompte(async ({ t, visiteur }) => {
	if (!estEquipier(visiteur)) return notFound();
	const { compte_id, courriel, preuve } = visiteur;
	const [{ cles, secours }, { des_le }, options] = await Promise.all([
		lireMesCles(compte_id),
		lireExigence(),
		demanderAjout(visiteur, courriel),
	]);
	const aProuver = cles.length > 0 && preuve !== "recente";
	return (
		<>
			<h1>{t("cles.titre")}</h1>
			<Fait />
			<p className="mt-4 max-w-measure">{t("cles.chapeau")}</p>
			<Section id="liste" title={t("cles.liste")}>
				<ListeDeCles
					{...{ cles, aProuver }}
					exigence={cles.length === 0 ? des_le : null}
					maintenant={preuve === "a_ajouter"}
					retirer={retirerMaCle}
				/>
			</Section>
			<Section id="ajouter" title={t("cles.ajouter")}>
				<AjoutDeCle {...{ options, aProuver }} ajouter={ajouterMaCle} />
			</Section>
			{cles.length === 0 ? null : (
				<Section id="secours" title={t("cles.secours")}>
					<Secours {...{ secours, aProuver }} renouveler={renouvelerMesCodes} />
				</Section>
			)}
		</>
	);
});
