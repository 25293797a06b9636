import { Cadre } from "#components/moderation/file/cadre";
import { Clos, Signalements } from "#components/moderation/suivi/signalements";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerSignalements } from "#lib/moderation/signalements/queries";
import { valeursDe } from "../data.ts";
import { rouvrir, traiter } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.signalements.titre"),
}));

export default pageDeModeration(async ({ langue, t, query }) => {
	const traites = valeursDe(query).traites === "oui";
	return (
		<Cadre
			langue={langue}
			partie="signalements"
			racine
			titre={t("suivi.signalements.titre")}
		>
			<Clos langue={langue} vu={valeursDe(query).clos === "oui"} />
			<Signalements
				langue={langue}
				file={await listerSignalements(traites)}
				traites={traites}
				traiter={traiter}
				rouvrir={rouvrir}
			/>
		</Cadre>
	);
});
