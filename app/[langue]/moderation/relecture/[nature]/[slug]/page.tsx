import { notFound } from "next/navigation";
import { Relecture } from "#components/moderation/relecture";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { lireHistorique } from "#lib/moderation/journal/queries";
import {
	lireFiche,
	lireVoisines,
	listerSemblables,
} from "#lib/moderation/relecture/queries";
import { liensDe } from "#lib/moderation/relecture/rules";
import { now } from "#lib/platform/clock";
import * as actes from "../../../actions.ts";
import { acteAnnonce, natureDe, touches, valeursDe } from "../../../lecture.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.de_la_file"),
}));

export default pageDeModeration(async (call) => {
	const { langue, t, params, query, visiteur } = call;
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche) return notFound();
	const [voisines, semblables, historique, annonce] = await Promise.all([
		lireVoisines(fiche),
		listerSemblables(fiche),
		lireHistorique(fiche.nature, fiche.id),
		acteAnnonce(query, visiteur),
	]);
	return (
		<Relecture
			{...{ langue, fiche, voisines, semblables, historique, annonce }}
			liens={liensDe(fiche)}
			conflit={valeursDe(query).conflit === "oui"}
			now={now()}
			touches={touches(t)}
			actions={actes}
		/>
	);
});
