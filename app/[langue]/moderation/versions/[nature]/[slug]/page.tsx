import { notFound } from "next/navigation";
import { PageVersions } from "#components/moderation/edition/versions";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import {
	lireTitreRevise,
	listerRevisions,
} from "#lib/moderation/edition/queries";
import { NATURES_REVISEES } from "#lib/moderation/edition/schema";
import { rowNumber } from "#lib/platform/validation/fields";
import { lireApercus } from "#lib/projets/queries";

export const generateMetadata = titled((t) => t("versions.lien"));

export default pageDeModeration(async ({ params, query }) => {
	const nature = NATURES_REVISEES.find((connue) => connue === params.nature);
	if (!nature) return notFound();
	const slug = String(params.slug);
	const [titre, lues] = await Promise.all([
		lireTitreRevise(nature, slug),
		listerRevisions(nature, slug, rowNumber(query.avant)),
	]);
	if (titre === null) return notFound();
	const dites = (champ: string) =>
		lues.revisions
			.flatMap(({ champs }) => champs)
			.filter((change) => change.champ === champ)
			.flatMap(({ avant, apres }) => [avant, apres]);
	const apercus = await lireApercus({
		logo: dites("logo"),
		image: dites("image"),
	});
	return <PageVersions {...{ nature, slug, titre, apercus }} {...lues} />;
});
