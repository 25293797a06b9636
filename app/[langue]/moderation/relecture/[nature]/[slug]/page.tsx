import { notFound } from "next/navigation";
import { PhrasesDuBesoin } from "#components/moderation/bilans/phrases";
import { Relecture } from "#components/moderation/decision/relecture";
import { SignalementsClos } from "#components/moderation/suivi/signalements-fiche";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { lireFiche } from "#lib/moderation/relecture/queries";
import { lireSignales } from "#lib/moderation/signalements/queries";
import { annuler, marquerVue, relirePhrase } from "../../../actions.ts";
import { natureDe } from "../../../data.ts";
import { chercher, juger, rouvrir, traiter } from "./actions.ts";
import { lireAutour, lireEchanges } from "./data.ts";

export const generateMetadata = titled((t) => t("moderation.fiche.de_la_file"));

export default pageDeModeration(async ({ params, query, visiteur }) => {
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche) return notFound();
	const { phrases, ...dits } = await lireEchanges(fiche);
	const { clos, ...signales } = await lireSignales(fiche.nature, fiche.slug);
	return (
		<Relecture
			{...{ fiche, ...dits, marquerVue }}
			{...(await lireAutour(fiche, query, visiteur))}
			signales={{ ...signales, traiter }}
			compte_id={visiteur.compte_id}
			actions={{ annuler, chercher, juger }}
			apres={
				<>
					<SignalementsClos {...{ clos, rouvrir }} />
					<PhrasesDuBesoin {...{ phrases }} relire={relirePhrase} />
				</>
			}
		/>
	);
});
