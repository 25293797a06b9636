import { notFound, redirect } from "next/navigation";
import { PreuveDeCle } from "#components/comptes/cles";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { demanderPreuve } from "#lib/comptes/cles/queries";
import { retourSur } from "#lib/comptes/connexion/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { estEquipier } from "#lib/platform/actor";
import { montrerMaCle, utiliserMonCode } from "../../actions.ts";

export const generateMetadata = titled((t) => t("cles.preuve.titre"));

export default pageDeCompte(async ({ langue, visiteur, query }) => {
	if (!estEquipier(visiteur)) return notFound();
	const { preuve } = visiteur;
	const retour =
		typeof query.retour === "string" ? retourSur(query.retour) : null;
	if (preuve === "a_ajouter" || preuve === undefined)
		return redirect(pageAddress(langue, "/compte/cles"));
	if (preuve === "recente")
		return redirect(pageAddress(langue, retour ?? "/compte"));
	return (
		<PreuveDeCle
			entree={preuve === "a_montrer"}
			retour={retour ?? "/compte"}
			options={await demanderPreuve(visiteur)}
			montrer={montrerMaCle}
			utiliser={utiliserMonCode}
		/>
	);
});
