import { PageSurveillance } from "#components/moderation/surveillance/page-surveillance";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import {
	lireEffet,
	listerMotsSurveilles,
} from "#lib/moderation/surveillance/queries";
import { SurveilleForme } from "#lib/moderation/surveillance/schema";
import { estGarde, valeursDe } from "../data.ts";
import { oublier, surveiller } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("surveillance.titre"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => {
	const saisi = SurveilleForme.safeParse(valeursDe(query));
	const [mots, effet] = await Promise.all([
		listerMotsSurveilles(),
		saisi.success ? lireEffet(saisi.data.mot) : null,
	]);
	return (
		<PageSurveillance
			{...{ langue, mots, effet }}
			estAdmin={visiteur.role === "admin"}
			garde={estGarde(query)}
			surveiller={surveiller}
			oublier={oublier}
		/>
	);
});
