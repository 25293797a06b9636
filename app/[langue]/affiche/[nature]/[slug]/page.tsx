import { PosterSheet } from "#components/ui/share/poster";
import { publicHead } from "#lib/adapters/pages/metadata";
import {
	metadata,
	noPage,
	type PageCall,
	page,
} from "#lib/adapters/pages/page";
import { lireAffiche } from "../../../integrer/data.ts";

async function lire({ langue, params }: PageCall) {
	const nature = String(params.nature);
	const lue = await lireAffiche(langue, nature, String(params.slug));
	if (lue.ok) return lue.content;
	const { gone, moved } = lue;
	return noPage(langue, {
		gone,
		...(moved ? { moved: `/affiche/${nature}/${moved}` } : {}),
	});
}

export const generateMetadata = metadata(async (call) => {
	const { title, text } = await lire(call);
	const { nature, slug } = call.params;
	return publicHead(call.langue, {
		title: call.t("participation.affiche.titre", { titre: title.texte }),
		description: text.texte,
		path: `/affiche/${nature}/${slug}`,
		indexed: false,
	});
});

export default page(async (call) => <PosterSheet poster={await lire(call)} />);
