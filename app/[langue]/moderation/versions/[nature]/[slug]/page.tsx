import { notFound } from "next/navigation";
import { PageVersions } from "#components/moderation/edition/versions";
import {
	metadata,
	pageDeModeration,
	proofAddress,
} from "#lib/adapters/pages/page";
import {
	lireTitreRevise,
	listerRevisions,
} from "#lib/moderation/revisions/queries";
import { NATURES_REVISEES } from "#lib/moderation/revisions/schema";
import { entierDe, estGarde } from "../../../data.ts";
import { rendre, reprendre } from "../../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("versions.titre"),
}));

export default pageDeModeration(async ({ langue, params, query, visiteur }) => {
	const nature = NATURES_REVISEES.find((connue) => connue === params.nature);
	if (!nature) return notFound();
	const slug = String(params.slug);
	const [titre, lues] = await Promise.all([
		lireTitreRevise(nature, slug),
		listerRevisions(nature, slug, entierDe(query.avant)),
	]);
	if (titre === null) return notFound();
	return (
		<PageVersions
			{...{ nature, slug, titre }}
			{...lues}
			garde={estGarde(query)}
			preuveAvant={visiteur.preuve === "ancienne" ? proofAddress(langue) : null}
			actes={{ reprendre, rendre }}
		/>
	);
});
