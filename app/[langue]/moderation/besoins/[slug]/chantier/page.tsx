import { notFound } from "next/navigation";
import { PageChantier } from "#components/moderation/chantier/page-chantier";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireChantier, suivreEnvois } from "#lib/moderation/chantier/queries";
import { estGarde } from "../../../data.ts";
import { ajouterEtape, definirChantier } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.chantier"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const slug = String(params.slug);
	const [chantier, envois] = await Promise.all([
		lireChantier(slug),
		suivreEnvois(slug),
	]);
	if (!chantier) return notFound();
	return (
		<PageChantier
			{...{ langue, slug, chantier, ...envois }}
			garde={estGarde(query)}
			actions={{
				ajouterEtape,
				definirChantier,
			}}
		/>
	);
});
