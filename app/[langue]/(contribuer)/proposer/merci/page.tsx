import { redirect } from "next/navigation";
import { Merci } from "#components/contributions/reponse";
import { pageDeCompte, titled } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { dernierEnvoi } from "../../data.ts";

export const generateMetadata = titled((t) =>
	t("contributions.proposer.merci"),
);

export default pageDeCompte(async ({ langue, visiteur }) => {
	const envoye = await dernierEnvoi(visiteur, "projet");
	return envoye === undefined ? (
		redirect(pageAddress(langue, "/compte/contributions"))
	) : (
		<Merci nature="projet" envoye={envoye} />
	);
});
