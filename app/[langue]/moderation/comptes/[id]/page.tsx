import { notFound } from "next/navigation";
import { PageCompte } from "#components/moderation/comptes/compte";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { lireCompteVu } from "#lib/moderation/comptes/queries";
import { entierDe } from "../../data.ts";
import {
	changerRole,
	fermerSessions,
	lever,
	retirerSesCles,
	traiterLot,
} from "../actions.ts";
import { lireAutourDuCompte } from "./data.ts";

export const generateMetadata = titled((t) => t("moderation.parties.comptes"));

export default pageDeModeration(async ({ params, visiteur }) => {
	const id = entierDe(params.id);
	const compte = id && (await lireCompteVu(id));
	if (!compte) return notFound();
	const { nombre, ...autour } = await lireAutourDuCompte(compte.id);
	return (
		<PageCompte
			{...{ compte, ...autour }}
			moi={visiteur}
			lever={lever}
			traiter={traiterLot}
			changerRole={changerRole}
			fermerSessions={fermerSessions}
			cles={{ nombre, retirer: retirerSesCles }}
		/>
	);
});
