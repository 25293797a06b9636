import { redirect } from "next/navigation";
import {
	alerteDe,
	ConnexionFermee,
	FormulaireAdresse,
	FormulaireEmetteur,
	SansConnexion,
	TeteDeConnexion,
} from "#components/comptes/connexion";
import { metadata, page } from "#lib/adapters/pages/page";
import { NomDeNavigateur } from "#lib/comptes/connexion/codes/schema";
import {
	apresConnexion,
	retourSur,
	sansConnexion,
} from "#lib/comptes/connexion/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { reglages } from "#lib/platform/config/env";
import { demanderSonCode, entrerParEmetteur } from "./actions.ts";
import { lireBut, lireDefiGarde } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("connexion.titre"),
	description: t("connexion.chapeau"),
	path: "/compte/connexion",
}));

export default page(async ({ langue, t, query, visiteur }) => {
	const { vitrine, emetteur } = reglages();
	if (vitrine) return <ConnexionFermee />;
	const garde = await lireDefiGarde();
	const retour = query.retour
		? retourSur(String(query.retour))
		: (garde?.retour ?? null);
	if (visiteur) return redirect(pageAddress(langue, apresConnexion(retour)));
	const but = await lireBut(retour, langue);
	return (
		<>
			<TeteDeConnexion but={but} etape={1} titre={t("connexion.titre")} />
			<p className="mt-4 max-w-measure text-soft">{t("connexion.chapeau")}</p>
			{emetteur ? (
				<FormulaireEmetteur
					retour={retour}
					nom={emetteur.nom}
					action={entrerParEmetteur}
					alerte={alerteDe(query.emetteur)}
				/>
			) : null}
			<FormulaireAdresse
				action={demanderSonCode}
				retour={retour}
				passage={NomDeNavigateur.safeParse(query.passage).data ?? null}
				valeurs={garde ? { courriel: [garde.saisi] } : {}}
			/>
			<SansConnexion but={but} vers={sansConnexion(retour)} />
		</>
	);
});
