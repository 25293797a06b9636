import { notFound } from "next/navigation";
import { Relecture } from "#components/moderation/relecture";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { lireHistorique } from "#lib/moderation/journal/queries";
import {
	lireFiche,
	lireVoisines,
	listerSemblables,
} from "#lib/moderation/relecture/queries";
import { liensDans } from "#lib/moderation/relecture/rules";
import { now } from "#lib/platform/clock";
import {
	annulerAction,
	deciderAction,
	mettreEnAvantAction,
} from "../../../actions.ts";
import { acteAnnonce, natureDe, touches, valeursDe } from "../../../lecture.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.de_la_file"),
}));

export default pageDeModeration(
	async ({ langue, t, params, query, visiteur }) => {
		const nature = natureDe(params.nature);
		const fiche = nature && (await lireFiche(nature, String(params.slug)));
		if (!fiche) return notFound();
		const [voisines, semblables, historique, annonce] = await Promise.all([
			lireVoisines(fiche),
			listerSemblables(fiche),
			lireHistorique(fiche.nature, fiche.id),
			acteAnnonce(query, visiteur),
		]);
		const { site_web, accroche, description, usage_ia } = fiche;
		return (
			<Relecture
				{...{ langue, fiche, voisines, semblables, historique, annonce }}
				liens={liensDans([site_web, accroche, description, usage_ia])}
				conflit={valeursDe(query).conflit === "oui"}
				now={now()}
				touches={touches(t)}
				actions={{ deciderAction, annulerAction, mettreEnAvantAction }}
			/>
		);
	},
);
