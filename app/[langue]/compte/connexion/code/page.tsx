import { redirect } from "next/navigation";
import { CodeAilleurs, FormulaireCode } from "#components/comptes/connexion";
import { metadata, page } from "#lib/adapters/pages/page";
import { lireCode } from "#lib/comptes/connexion/codes/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { entrerParCode, redemanderSonCode } from "../actions.ts";
import { lireDefiGarde } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("connexion.code.titre"),
}));

export default page(async ({ langue, t, query, visiteur }) => {
	const garde = await lireDefiGarde();
	if (visiteur)
		return redirect(pageAddress(langue, garde?.retour ?? "/compte"));
	if (!garde) return <CodeAilleurs langue={langue} />;
	return (
		<>
			<h1>{t("connexion.code.titre")}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">
				{t.rich("connexion.code.envoye", {
					adresse: () => (
						<strong className="wrap-anywhere text-ink">{garde.saisi}</strong>
					),
				})}
			</p>
			<FormulaireCode
				langue={langue}
				entrer={entrerParCode}
				redemander={redemanderSonCode}
				code={lireCode(String(query.code ?? ""))}
			/>
		</>
	);
});
