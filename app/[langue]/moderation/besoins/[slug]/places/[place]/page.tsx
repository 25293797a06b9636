import { notFound } from "next/navigation";
import { PageModifierPlace } from "#components/moderation/places/page-modifier-place";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lirePlaceTenue } from "#lib/moderation/places/queries";
import { modifier } from "../actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("aider.moderation.titre"),
}));

export default pageDeModeration(async ({ langue, params }) => {
	const numero = /^[1-9]\d{0,8}$/.exec(String(params.place))?.[0];
	const place =
		numero === undefined ? null : await lirePlaceTenue(Number(numero));
	if (place?.slug !== params.slug || place === null) return notFound();
	return <PageModifierPlace {...{ langue, place, modifier }} />;
});
