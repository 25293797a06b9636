import { redirect } from "next/navigation";
import { FormulaireAdresse } from "#components/comptes/connexion";
import { metadata, page } from "#lib/adapters/pages/page";
import { NomDeNavigateur } from "#lib/comptes/connexion/codes/schema";
import { retourSur } from "#lib/comptes/connexion/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { demanderSonCode } from "./actions.ts";
import { lireDefiGarde } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("connexion.titre"),
	description: t("connexion.chapeau"),
	path: "/compte/connexion",
}));

export default page(async ({ langue, t, query, visiteur }) => {
	const garde = await lireDefiGarde();
	const retour = query.retour
		? retourSur(String(query.retour))
		: (garde?.retour ?? null);
	if (visiteur) return redirect(pageAddress(langue, retour ?? "/compte"));
	return (
		<>
			<h1>{t("connexion.titre")}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">
				{t("connexion.chapeau")}
			</p>
			<FormulaireAdresse
				langue={langue}
				action={demanderSonCode}
				retour={retour}
				passage={NomDeNavigateur.safeParse(query.passage).data ?? null}
				valeurs={garde ? { courriel: [garde.saisi] } : {}}
			/>
		</>
	);
});
