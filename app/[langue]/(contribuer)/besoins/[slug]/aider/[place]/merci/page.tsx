import { MerciOffre } from "#components/participation/formulaire-offre";
import { metadata, noPage, page } from "#lib/adapters/pages/page";
import { placeVisee } from "../data.ts";

export const generateMetadata = metadata(async ({ langue, t, params }) => {
	if (!(await placeVisee(params))) return noPage(langue, { gone: false });
	return { title: t("aider.merci.titre") };
});

export default page(async ({ langue, params }) => {
	if (!(await placeVisee(params))) return noPage(langue, { gone: false });
	return <MerciOffre place={String(params.place)} />;
});
