import { notFound } from "next/navigation";
import { PageCompte } from "#components/moderation/comptes/compte";
import {
	metadata,
	pageDeModeration,
	proofAddress,
} from "#lib/adapters/pages/page";
import { lireCompteVu } from "#lib/moderation/comptes/queries";
import { annonceDeCompte, entierDe } from "../../data.ts";
import {
	changerRole,
	fermerSessions,
	lever,
	retirerSesCles,
	traiterLot,
} from "../actions.ts";
import { lireAutourDuCompte } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.comptes"),
}));

export default pageDeModeration(async ({ langue, params, query, visiteur }) => {
	const id = entierDe(params.id);
	const compte = id && (await lireCompteVu(id));
	if (!compte) return notFound();
	const { nombre, ...autour } = await lireAutourDuCompte(compte.id);
	return (
		<PageCompte
			{...{ compte, ...autour }}
			{...annonceDeCompte(query)}
			moi={visiteur}
			lever={lever}
			traiter={traiterLot}
			changerRole={changerRole}
			fermerSessions={fermerSessions}
			cles={{
				nombre,
				preuveAvant: proofAddress(langue),
				retirer: retirerSesCles,
			}}
		/>
	);
});
