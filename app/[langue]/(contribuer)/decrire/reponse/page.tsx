import { ReponseProjet } from "#components/contributions/reponse";
import { noPage, page, titled } from "#lib/adapters/pages/page";
import { projetVise } from "../../data.ts";
import { repondre } from "../actions.ts";

export const generateMetadata = titled((t) => t("liens.reponse.titre"));

export default page(async ({ langue, query }) => {
	const projet = await projetVise(query);
	if (!projet) return noPage(langue, { gone: false });
	return <ReponseProjet projet={projet} action={repondre} />;
});
