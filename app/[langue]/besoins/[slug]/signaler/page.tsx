import { notFound } from "next/navigation";
import { PageSignalement } from "#components/signalements/page-signalement";
import { page, titled } from "#lib/adapters/pages/page";
import { lireBesoin } from "#lib/besoins/queries";
import { translated } from "#lib/i18n/translated";
import { signalerBesoin } from "./actions.ts";

export const generateMetadata = titled((t) =>
	t("participation.signalement.titre"),
);

export default page(async ({ langue, params }) => {
	const besoin = await lireBesoin(String(params.slug));
	if (!besoin.ok) return notFound();
	return (
		<PageSignalement
			dossier="besoins"
			slug={besoin.valeur.slug}
			titre={translated(besoin.valeur, "titre", langue)}
			action={signalerBesoin}
		/>
	);
});
