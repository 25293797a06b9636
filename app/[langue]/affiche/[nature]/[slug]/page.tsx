import { PosterSheet } from "#components/ui/share/poster";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, noPage, page } from "#lib/adapters/pages/page";
import { texts } from "#lib/i18n/texts";
import { lireAffiche } from "../../../integrer/data.ts";

const lire: typeof lireAffiche = async (langue, nature, slug) => {
	const lue = await lireAffiche(langue, nature, slug);
	if (lue.ok) return lue;
	const { gone, moved } = lue;
	return noPage(langue, {
		gone,
		...(moved ? { moved: `/affiche/${nature}/${moved}` } : {}),
	});
};

export const generateMetadata = metadata(async ({ langue, params }) => {
	const { nature, slug } = params;
	const lue = await lire(langue, String(nature), String(slug));
	if (!lue.ok) return noPage(langue, lue);
	const { content } = lue;
	return publicHead(langue, {
		title: texts(langue)("participation.affiche.titre", {
			titre: content.title.texte,
		}),
		description: content.text.texte,
		path: `/affiche/${nature}/${slug}`,
		indexed: false,
	});
});

export default page(async ({ langue, params }) => {
	const { nature, slug } = params;
	const lue = await lire(langue, String(nature), String(slug));
	return lue.ok ? <PosterSheet poster={lue.content} /> : noPage(langue, lue);
});
