import { notFound } from "next/navigation";
import { PageChantier } from "#components/moderation/chantier/page-chantier";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import * as actions from "./actions.ts";
import { lireEspace, lireOuvert } from "./data.ts";

export const generateMetadata = titled((t) => t("moderation.fiche.chantier"));

export default pageDeModeration(async ({ params, query, visiteur }) => {
	const slug = String(params.slug);
	const espace = await lireEspace(slug, visiteur);
	const ouvert = espace && (await lireOuvert(slug, query, espace, visiteur));
	if (!ouvert) return notFound();
	return <PageChantier {...{ slug, ouvert, actions, ...espace }} />;
});
