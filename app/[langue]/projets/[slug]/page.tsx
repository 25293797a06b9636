import { FicheDuProjet } from "#components/projets/fiche";
import { metadata, page } from "#lib/adapters/page";
import { pageUrl, publicHead } from "#lib/adapters/page-head";
import { projectData } from "#lib/adapters/structured-data";
import { lu } from "#lib/platform/i18n/version";
import { noPage } from "../../no-page.ts";
import { PageData } from "../../page-data.tsx";
import { lireFiche } from "./fiche.ts";

export const generateMetadata = metadata(async ({ langue, params }) => {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(fiche);
	return publicHead(langue, {
		title: lu(fiche.projet, "nom", langue).texte,
		description: lu(fiche.projet, "accroche", langue).texte,
		path: `/projets/${slug}`,
		picture: `/projets/${slug}/image.png`,
	});
});

export default page(async ({ langue, params }) => {
	const fiche = await lireFiche(String(params.slug));
	if (!fiche.ok) return noPage(fiche);
	const url = pageUrl(langue, `/projets/${fiche.projet.slug}`);
	return (
		<>
			<FicheDuProjet langue={langue} url={url} {...fiche} />
			<PageData data={projectData(langue, fiche.projet)} />
		</>
	);
});
