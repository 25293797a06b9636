import { File } from "#components/moderation/file/file";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { FILE_PAR_PAGE, listerFile } from "#lib/moderation/file/queries";
import { FiltreFile } from "#lib/moderation/file/schema";
import { now } from "#lib/platform/runtime/clock";
import { annuler, marquerVue, relirePhrase } from "./actions.ts";
import { acteAnnonce, lireFiltre, valeursDe } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.file.titre"),
}));

export default pageDeModeration(async ({ query, visiteur }) => {
	const filtre = lireFiltre(FiltreFile, query);
	// Before the list is read: what comes meanwhile is not marked unseen.
	const ici = now();
	const [liste, annonce] = await Promise.all([
		listerFile(filtre),
		acteAnnonce(query, visiteur),
	]);
	return (
		<File
			{...liste}
			filtre={filtre}
			parPage={FILE_PAR_PAGE}
			now={ici}
			annonce={{ ...annonce, annuler }}
			faits={valeursDe(query)}
			actes={{ relire: relirePhrase, marquer: marquerVue }}
		/>
	);
});
