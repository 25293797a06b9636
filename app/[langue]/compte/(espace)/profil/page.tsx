import { ComptesRelies } from "#components/comptes/connexion";
import { Fait } from "#components/comptes/fait";
import { FormulaireDeProfil } from "#components/comptes/profil";
import { LinkButton } from "#components/ui/link";
import { Section } from "#components/ui/section";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { listerIdentites } from "#lib/comptes/connexion/emetteur/queries";
import { pageAddress } from "#lib/i18n/addresses";
import { delier, enregistrerProfil } from "../actions.ts";

export const generateMetadata = titled((t) => t("compte.profil.titre"));

export default pageDeCompte(async ({ langue, t, visiteur }) => (
	<>
		<h1>{t("compte.profil.titre")}</h1>
		<Fait />
		<div className="mt-8">
			<FormulaireDeProfil
				nom={visiteur.nom}
				langueDesCourriels={visiteur.langue}
				enregistrer={enregistrerProfil}
			/>
		</div>
		<Section id="adresse" title={t("connexion.adresse")}>
			<p className="mb-4 wrap-anywhere">
				{t.rich("compte.profil.adresse_texte", {
					courriel: visiteur.courriel,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<LinkButton href={pageAddress(langue, "/compte/adresse")} look="other">
				{t("compte.adresse.titre")}
			</LinkButton>
		</Section>
		<ComptesRelies
			identites={await listerIdentites(visiteur.compte_id)}
			delier={delier}
		/>
	</>
));
