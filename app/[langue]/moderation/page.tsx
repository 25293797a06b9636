import { File } from "#components/moderation/file/file";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { listerFile } from "#lib/moderation/file/queries";
import { FiltreFile } from "#lib/moderation/file/schema";
import { lireDernierActe } from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { annuler, marquerVue, relirePhrase } from "./actions.ts";
import { lireFiltre } from "./data.ts";

export const generateMetadata = titled((t) => t("moderation.file.titre"));

export default pageDeModeration(async ({ query, visiteur }) => {
	const filtre = lireFiltre(FiltreFile, query);
	// Before the list is read: what comes meanwhile is not marked unseen.
	const ici = now();
	const [liste, acte] = await Promise.all([
		listerFile(filtre),
		lireDernierActe(visiteur.compte_id),
	]);
	return (
		<File
			{...liste}
			filtre={filtre}
			now={ici}
			{...{ acte, annuler }}
			actes={{ relire: relirePhrase, marquer: marquerVue }}
		/>
	);
});
