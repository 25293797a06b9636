import { notFound } from "next/navigation";
import { PageLiens } from "#components/moderation/decision/page-liens";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerLiens } from "#lib/moderation/liens/queries";
import { lireFiche } from "#lib/moderation/relecture/queries";
import { estGarde } from "../../../data.ts";
import { decider } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("liens.moderation.titre"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const slug = String(params.slug);
	const [fiche, liens] = await Promise.all([
		lireFiche("besoin", slug),
		listerLiens(slug),
	]);
	if (!fiche) return notFound();
	return (
		<PageLiens
			{...{ langue, slug, liens }}
			titre={fiche.titre}
			action={decider}
			garde={estGarde(query)}
		/>
	);
});
