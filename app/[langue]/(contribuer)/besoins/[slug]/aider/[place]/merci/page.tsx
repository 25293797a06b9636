import { redirect } from "next/navigation";
import { MerciOffre } from "#components/participation/formulaire-offre";
import { metadata, noPage, page } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";
import { etatDeMonOffre, placeVisee } from "../data.ts";

export const generateMetadata = metadata(async ({ langue, t, params }) => {
	if (!(await placeVisee(params))) return noPage(langue, { gone: false });
	return { title: t("aider.merci.titre") };
});

export default page(async ({ langue, params, visiteur }) => {
	if (!(await placeVisee(params))) return noPage(langue, { gone: false });
	const { slug, place } = params;
	return (await etatDeMonOffre(visiteur, Number(place))) === "envoyee" ? (
		<MerciOffre place={String(place)} />
	) : (
		redirect(pageAddress(langue, `/besoins/${slug}/aider/${place}`))
	);
});
