import { notFound } from "next/navigation";
import { PageLot } from "#components/moderation/lots/page-lot";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { compterCoupures, lireCompteVu } from "#lib/moderation/comptes/queries";
import { listerLot } from "#lib/moderation/lots/queries";
import { now } from "#lib/platform/runtime/clock";
import { entierDe } from "../../../data.ts";
import { annulerLot, traiterLot } from "./actions.ts";
import { lireFait } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("demandes.lots.lien"),
}));

export default pageDeModeration(async ({ langue, params, query, visiteur }) => {
	const id = entierDe(params.id);
	const compte = id && (await lireCompteVu(id));
	if (!compte) return notFound();
	const [lot, coupures, fait] = await Promise.all([
		listerLot(compte.id),
		compterCoupures(compte.id),
		lireFait(query, visiteur),
	]);
	return (
		<PageLot
			{...{ langue, compte, lot, coupures, fait }}
			now={now()}
			traiter={traiterLot}
			annuler={annulerLot}
		/>
	);
});
