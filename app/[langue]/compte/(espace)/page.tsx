import { ApercuDuCompte } from "#components/comptes/menu";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { listerEtapesRecentes } from "#lib/besoins/queries";
import { compterDuCompte } from "#lib/espace/queries";

const ETAPES_MAX = 4;

export const generateMetadata = titled((t) => t("compte.titre"));

export default pageDeCompte(async ({ t, visiteur }) => {
	const [nombres, etapes] = await Promise.all([
		compterDuCompte(visiteur.compte_id),
		listerEtapesRecentes(ETAPES_MAX, visiteur.compte_id),
	]);
	const { nom, courriel } = visiteur;
	return (
		<>
			<h1 className="wrap-anywhere">
				{nom === null ? t("compte.titre") : t("compte.apercu.bonjour", { nom })}
			</h1>
			<p className="mt-4 max-w-measure text-lead wrap-anywhere">
				{t.rich("compte.apercu.adresse", {
					courriel,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<ApercuDuCompte {...{ nombres, etapes }} />
		</>
	);
});
