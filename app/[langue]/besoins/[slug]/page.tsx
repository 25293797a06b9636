import { FicheDuBesoin } from "#components/besoins/fiche";
import { metadata, page } from "#lib/adapters/page";
import { pageUrl, publicHead } from "#lib/adapters/page-head";
import { needData } from "#lib/adapters/structured-data";
import { lu } from "#lib/platform/i18n/version";
import { noPage } from "../../no-page.ts";
import { PageData } from "../../page-data.tsx";
import { lireFiche } from "./fiche.ts";

export const generateMetadata = metadata(async ({ langue, params }) => {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(fiche);
	return publicHead(langue, {
		title: lu(fiche.besoin, "titre", langue).texte,
		description: lu(fiche.besoin, "description", langue).texte,
		path: `/besoins/${slug}`,
		picture: `/besoins/${slug}/image.png`,
	});
});

export default page(async ({ langue, params }) => {
	const fiche = await lireFiche(String(params.slug));
	if (!fiche.ok) return noPage(fiche);
	const url = pageUrl(langue, `/besoins/${fiche.besoin.slug}`);
	return (
		<>
			<FicheDuBesoin langue={langue} url={url} {...fiche} />
			<PageData data={needData(langue, fiche.besoin)} />
		</>
	);
});
