import { notFound } from "next/navigation";
import { PageGroupe } from "#components/moderation/vocabulaire/formulaire";
import {
	isFormRefused,
	metadata,
	pageDeModeration,
} from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { lireGroupe } from "#lib/vocabulaire/queries";
import { termesEcrits } from "#lib/vocabulaire/rules";
import { entierDe } from "../../data.ts";
import { verifier } from "../actions.ts";
import { CHEMIN, cheminAvec, lireCommence } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("vocabulaire.modifier"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const id = entierDe(params.id);
	const groupe = id && (await lireGroupe(id));
	if (!id || (!groupe && !isFormRefused())) return notFound();
	const repris = lireCommence(query);
	const vu = repris.vu ?? (groupe ? groupe.modifie_le.toISOString() : "");
	const dits = groupe ? groupe.termes : [];
	const retirer = { id, vu, retirer: "oui" };
	return (
		<PageGroupe
			langue={langue}
			vise={{ id, vu }}
			valeurs={{
				langue: repris.langue ?? (groupe ? groupe.langue : langue),
				termes:
					repris.termes === undefined ? dits : termesEcrits(repris.termes),
			}}
			verifier={verifier}
			retrait={pageAddress(langue, cheminAvec(`${CHEMIN}/apercu`, retirer))}
		/>
	);
});
