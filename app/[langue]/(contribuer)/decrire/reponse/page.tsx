import { ReponseProjet } from "#components/contributions/reponse";
import { page, titled } from "#lib/adapters/pages/page";
import { projetVise } from "../../data.ts";
import { repondre } from "../actions.ts";

export const generateMetadata = titled((t) => t("liens.reponse.titre"));

export default page(async (call) => (
	<ReponseProjet projet={await projetVise(call)} action={repondre} />
));
