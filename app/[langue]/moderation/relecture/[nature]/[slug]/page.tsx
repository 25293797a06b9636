import { notFound } from "next/navigation";
import { PhrasesDuBesoin } from "#components/moderation/bilans/phrases";
import { Avant, Relecture } from "#components/moderation/decision/relecture";
import { SignalementsClos } from "#components/moderation/suivi/signalements-fiche";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { lireFiche } from "#lib/moderation/relecture/queries";
import { lireSignales } from "#lib/moderation/signalements/queries";
import { now } from "#lib/platform/runtime/clock";
import { annuler, marquerVue, relirePhrase } from "../../../actions.ts";
import { natureDe } from "../../../data.ts";
import { chercher, juger, rouvrir, traiter } from "./actions.ts";
import { lireAutour, lireEchanges } from "./data.ts";

export const generateMetadata = titled((t) => t("moderation.fiche.de_la_file"));

export default pageDeModeration(async ({ langue, params, query, visiteur }) => {
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche) return notFound();
	const { phrases, ...dits } = await lireEchanges(fiche);
	const { clos, ...signales } = await lireSignales(fiche.nature, fiche.slug);
	const ici = { langue, fiche, now: now() };
	return (
		<Relecture
			{...ici}
			{...(await lireAutour(fiche, query, visiteur))}
			demande={dits.dialogue.demande}
			contestation={dits.contestation}
			compte_id={visiteur.compte_id}
			actions={{ annuler, chercher, juger }}
			avant={
				<Avant
					{...{ ...ici, ...dits, marquerVue }}
					signales={{ ...signales, traiter }}
					compte_id={visiteur.compte_id}
				/>
			}
			apres={
				<>
					<SignalementsClos {...{ clos, rouvrir }} />
					<PhrasesDuBesoin {...{ phrases }} relire={relirePhrase} />
				</>
			}
		/>
	);
});
