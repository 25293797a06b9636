import { notFound } from "next/navigation";
import { PageCompte } from "#components/moderation/comptes/compte";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import {
	lireAutourDuCompte,
	lireCompteVu,
} from "#lib/moderation/comptes/queries";
import { rowNumber } from "#lib/platform/validation/fields";
import { changerRole, fermerSessions, lever, traiterLot } from "../actions.ts";

export const generateMetadata = titled((t) => t("moderation.parties.comptes"));

export default pageDeModeration(async ({ params, visiteur }) => {
	const id = rowNumber(params.id);
	const compte = id && (await lireCompteVu(id));
	if (!compte) return notFound();
	const autour = await lireAutourDuCompte(compte);
	return (
		<PageCompte
			{...{ compte, ...autour }}
			moi={visiteur}
			actions={{ traiterLot, lever, changerRole, fermerSessions }}
		/>
	);
});
