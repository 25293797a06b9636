import { OwnPage } from "#components/ui/shell/text-page";
import { siteWords } from "#lib/adapters/pages/identity";
import { publicHead } from "#lib/adapters/pages/metadata";
import { ownPage, REPLACED } from "#lib/adapters/pages/own-pages";
import { metadata, noPage, page } from "#lib/adapters/pages/page";

export const generateMetadata = metadata(({ langue, params }) => {
	const slug = String(params.slug);
	return publicHead(langue, {
		title: ownPage(langue, slug)?.title ?? "",
		description: siteWords(langue).presentation,
		path: `/pages/${slug}`,
	});
});

export default page(({ langue, params }) => {
	const own = ownPage(langue, String(params.slug));
	if (!own) return noPage(langue, { gone: false });
	const { slug } = own;
	if (REPLACED.includes(slug))
		return noPage(langue, { gone: false, moved: `/${slug}` });
	return <OwnPage {...own} />;
});
