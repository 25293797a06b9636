import { FicheDeLArticle } from "#components/articles/fiche";
import { JsonLd } from "#components/ui/share/json-ld";
import { feedOf } from "#lib/adapters/pages/feed-links";
import { pageUrl, publicHead } from "#lib/adapters/pages/metadata";
import { metadata, noPage, page, pageNonce } from "#lib/adapters/pages/page";
import { articleData } from "#lib/adapters/pages/structured-data";
import { translated } from "#lib/i18n/translated";
import { lireActe } from "../../projets/data.ts";
import { lireFiche } from "../data.ts";

export const generateMetadata = metadata(async ({ langue, params }) => {
	const slug = String(params.slug);
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return noPage(langue, fiche);
	return publicHead(langue, {
		title: translated(fiche.article, "titre", langue).texte,
		description: translated(fiche.article, "resume", langue).texte,
		path: `/articles/${slug}`,
		picture: `/articles/${slug}/image.png`,
		article: true,
		feeds: [feedOf(langue, "articles")],
	});
});

export default page(async ({ langue, params, visiteur }) => {
	const fiche = await lireFiche(String(params.slug));
	if (!fiche.ok) return noPage(langue, fiche);
	const url = pageUrl(langue, `/articles/${fiche.article.slug}`);
	const acte = await lireActe(visiteur, fiche.projets);
	const nonce = await pageNonce();
	return (
		<>
			<FicheDeLArticle url={url} acte={acte} {...fiche} />
			<JsonLd nonce={nonce} data={articleData(langue, fiche.article)} />
		</>
	);
});
