import { notFound } from "next/navigation";
import { PageSignalement } from "#components/signalements/page-signalement";
import { metadata, page } from "#lib/adapters/page";
import { lireBesoin } from "#lib/besoins/queries";
import { envoyerSignalement } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("participation.signalement.titre"),
}));

export default page(async ({ langue, params }) => {
	const besoin = await lireBesoin(String(params.slug));
	if (!besoin.ok) return notFound();
	const { slug, titre, langue: sienne, traductions } = besoin.valeur;
	const traduit = langue === "en" ? traductions.en?.titre : undefined;
	return (
		<PageSignalement
			langue={langue}
			dossier="besoins"
			slug={slug}
			titre={traduit ?? titre}
			ecritEn={traduit === undefined ? sienne : langue}
			action={envoyerSignalement}
		/>
	);
});
