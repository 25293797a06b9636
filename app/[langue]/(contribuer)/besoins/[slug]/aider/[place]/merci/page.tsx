import { redirect } from "next/navigation";
import { MerciOffre } from "#components/participation/formulaire-offre";
import { metadata, page } from "#lib/adapters/pages/page";
import { pageHref } from "#lib/i18n/page-texts";
import { placeVisee } from "../data.ts";

export const generateMetadata = metadata(async (call) => {
	await placeVisee(call);
	return { title: call.t("aider.merci.titre") };
});

export default page(async (call) => {
	const { etat } = await placeVisee(call);
	const { slug, place } = call.params;
	return etat === "envoyee" ? (
		<MerciOffre place={String(place)} />
	) : (
		redirect(pageHref(`/besoins/${slug}/aider/${place}`))
	);
});
