import { textHandlers } from "#lib/adapters/files/public-file";
import { lirePubliccode } from "#lib/projets/queries";

export const { GET } = textHandlers(async ({ params }) => {
	const texte = await lirePubliccode(String(params.slug));
	return texte === null
		? null
		: { type: "application/yaml; charset=utf-8", texte };
});
