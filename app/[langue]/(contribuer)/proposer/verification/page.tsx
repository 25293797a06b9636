import { redirect } from "next/navigation";
import { reponsesProjet } from "#components/contributions/champs";
import { Verification } from "#components/contributions/verification";
import { page, titled } from "#lib/adapters/pages/page";
import { estComplet } from "#lib/contributions/brouillons/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { questionDuLieu } from "#lib/lieux/queries";
import { ProjetEnvoye } from "#lib/projets/lecture/schema";
import { lireApercus } from "#lib/projets/queries";
import { listerThemes } from "#lib/themes/queries";
import { brouillonDuNavigateur, prochesDuTexte } from "../../data.ts";
import { envoyer } from "../actions.ts";

export const generateMetadata = titled((t) =>
	t("contributions.proposer.verification"),
);

export default page(async ({ langue, query, visiteur }) => {
	const contenu = await brouillonDuNavigateur("projet");
	if (!estComplet(ProjetEnvoye, contenu))
		return redirect(pageAddress(langue, "/proposer"));
	const [themes, apercus, proches, lieu] = await Promise.all([
		listerThemes(),
		lireApercus(contenu),
		prochesDuTexte([contenu.nom, contenu.accroche].flat().join("\n")),
		questionDuLieu(contenu.territoire?.at(-1), false),
	]);
	return (
		<Verification
			dossier="proposer"
			contenu={contenu}
			reponses={reponsesProjet(contenu, themes, apercus)}
			proches={proches}
			connecte={visiteur !== null}
			revenu={query.fait === "connexion"}
			envoyer={envoyer}
			lieu={lieu}
		/>
	);
});
