import { redirect } from "next/navigation";
import { reponsesBesoin } from "#components/contributions/champs";
import { Verification } from "#components/contributions/verification";
import { page, titled } from "#lib/adapters/pages/page";
import { BesoinContribution } from "#lib/besoins/schema";
import { estComplet } from "#lib/contributions/brouillons/rules";
import { pageHref } from "#lib/i18n/page-texts";
import { questionDuLieu } from "#lib/lieux/queries";
import { listerThemes } from "#lib/themes/queries";
import {
	brouillonDuNavigateur,
	mesNuances,
	prochesDuTexte,
} from "../../data.ts";
import { envoyer } from "../actions.ts";

export const generateMetadata = titled((t) =>
	t("contributions.decrire.verification"),
);

export default page(async ({ query, visiteur }) => {
	const contenu = await brouillonDuNavigateur("besoin");
	if (!estComplet(BesoinContribution, contenu))
		return redirect(pageHref("/decrire"));
	const [themes, nuances, proches, lieu] = await Promise.all([
		listerThemes(),
		mesNuances(),
		prochesDuTexte([contenu.titre].flat().join("\n")),
		questionDuLieu(contenu.territoire?.at(-1), true),
	]);
	return (
		<Verification
			dossier="decrire"
			contenu={contenu}
			reponses={reponsesBesoin(contenu, themes)}
			proches={proches}
			connecte={visiteur !== null}
			revenu={query.fait === "connexion"}
			envoyer={envoyer}
			lieu={lieu}
			nuances={nuances}
		/>
	);
});
