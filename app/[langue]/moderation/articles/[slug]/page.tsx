import { notFound } from "next/navigation";
import { PageArticle } from "#components/moderation/edition/page-articles";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { lireEditee } from "#lib/moderation/edition/queries";
import { siteDay } from "#lib/platform/runtime/clock";
import { enregistrerArticle, supprimerArticle } from "../../actions.ts";

export const generateMetadata = titled((t) => t("moderation.parties.articles"));

export default pageDeModeration(async ({ params }) => {
	const actes = { action: enregistrerArticle, supprimer: supprimerArticle };
	const slug = String(params.slug);
	if (slug === "nouveau") {
		const valeurs = { date: [siteDay()], statut: ["brouillon"] };
		return <PageArticle {...actes} {...{ valeurs }} slug={null} />;
	}
	const editee = await lireEditee("article", slug);
	if (!editee) return notFound();
	const valeurs = { ...editee.valeurs, vu: [String(editee.vu)] };
	return <PageArticle {...actes} {...{ slug, valeurs }} />;
});
