import { File } from "#components/moderation/file/file";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { RelecturePhraseForme } from "#lib/moderation/bilans/schema";
import { FILE_PAR_PAGE, listerFile } from "#lib/moderation/file/queries";
import { FiltreFile } from "#lib/moderation/file/schema";
import { now } from "#lib/platform/runtime/clock";
import { annuler, marquerVue, relirePhrase } from "./actions.ts";
import { acteAnnonce, entierDe, lireFiltre, valeursDe } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.file.titre"),
}));

export default pageDeModeration(async ({ query, visiteur }) => {
	const filtre = lireFiltre(FiltreFile, query);
	// Before the list is read: what comes meanwhile is not marked unseen.
	const ici = now();
	const [liste, annonce] = await Promise.all([
		listerFile(filtre, visiteur.compte_id),
		acteAnnonce(query, visiteur),
	]);
	const dits = valeursDe(query);
	return (
		<File
			{...liste}
			filtre={filtre}
			parPage={FILE_PAR_PAGE}
			now={ici}
			annonce={{ ...annonce, annuler }}
			faits={{
				maintenu: dits.maintenu === "oui",
				clos: dits.clos === "oui",
				demande: dits.demande === "envoyee",
				phrase: RelecturePhraseForme.shape.voulu.safeParse(dits.phrase).data,
				de: dits.de ?? "",
				vues: dits.faites === undefined ? null : (entierDe(dits.faites) ?? 0),
			}}
			actes={{ relire: relirePhrase, marquer: marquerVue }}
		/>
	);
});
