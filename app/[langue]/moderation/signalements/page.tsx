import { Cadre } from "#components/moderation/file/cadre";
import { Signalements } from "#components/moderation/suivi/signalements";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerSignalements } from "#lib/moderation/signalements/queries";
import { now } from "#lib/platform/runtime/clock";
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
			<Signalements
				langue={langue}
				file={await listerSignalements(traites)}
				traites={traites}
				now={now()}
				traiter={traiter}
				rouvrir={rouvrir}
			/>
		</Cadre>
	);
});
