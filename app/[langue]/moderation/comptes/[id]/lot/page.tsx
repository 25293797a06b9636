import { notFound } from "next/navigation";
import { PageLot } from "#components/moderation/lots/page-lot";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { compterCoupures, lireCompteVu } from "#lib/moderation/comptes/queries";
import { listerLot } from "#lib/moderation/lots/queries";
import { now } from "#lib/platform/runtime/clock";
import { entierDe, valeursDe } from "../../../data.ts";
import { traiterLot } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("demandes.lots.lien"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const id = entierDe(params.id);
	const compte = id && (await lireCompteVu(id));
	if (!compte) return notFound();
	const { faits, changees } = valeursDe(query);
	const [lot, coupures] = await Promise.all([
		listerLot(compte.id),
		compterCoupures(compte.id),
	]);
	return (
		<PageLot
			{...{ langue, compte, lot, coupures }}
			fait={
				faits === undefined
					? null
					: { faites: entierDe(faits) ?? 0, changees: entierDe(changees) ?? 0 }
			}
			now={now()}
			traiter={traiterLot}
		/>
	);
});
