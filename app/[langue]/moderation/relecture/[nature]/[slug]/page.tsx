import { notFound } from "next/navigation";
import { PhrasesDuBesoin } from "#components/moderation/bilans/phrases";
import { Contestee } from "#components/moderation/decision/contestation";
import { Relecture } from "#components/moderation/decision/relecture";
import { Dialogue } from "#components/moderation/demande/dialogue";
import { Notes } from "#components/moderation/notes/notes";
import { PublieeParRegle } from "#components/moderation/suivi/sans-relecture";
import {
	SignalementsClos,
	SignalementsQuiAttendent,
} from "#components/moderation/suivi/signalements-fiche";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireFicheNommee } from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { annuler, marquerVue, relirePhrase } from "../../../actions.ts";
import { natureDe } from "../../../data.ts";
import { ajouterNote, retirerNote } from "../../../notes/actions.ts";
import {
	chercher,
	deciderContestation,
	juger,
	retirerDemande,
	rouvrir,
	traiter,
} from "./actions.ts";
import { lireAutour, lireEchanges, lireSignales } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.de_la_file"),
}));

export default pageDeModeration(async (call) => {
	const { langue, params, query, visiteur } = call;
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFicheNommee(nature, String(params.slug)));
	if (!fiche) return notFound();
	const lus = await lireEchanges(fiche, call);
	const { notes, parRegle, contestation, phrases, ...echanges } = lus;
	const { clos, ...signales } = await lireSignales(fiche);
	const ici = { langue, fiche, now: now() };
	const sujet = { objet: nature, cle: fiche.slug };
	const actesNotes = { ajouter: ajouterNote, retirer: retirerNote };
	const carnet = <Notes {...ici} {...{ sujet, notes }} {...actesNotes} />;
	return (
		<Relecture
			{...ici}
			{...(await lireAutour(fiche, query, visiteur))}
			demande={echanges.dialogue.demande}
			actions={{ annuler, chercher, juger }}
			avant={
				<>
					<Contestee
						{...{ ...ici, contestation, decider: deciderContestation }}
						compte_id={visiteur.compte_id}
					/>
					{/* One form at a time: both would have fields of the same name. */}
					{contestation ? null : (
						<SignalementsQuiAttendent {...{ ...ici, ...signales, traiter }} />
					)}
					<PublieeParRegle {...{ langue, parRegle, marquerVue }} />
					<Dialogue {...ici} {...echanges} retirer={retirerDemande} />
					{notes.length > 0 ? carnet : null}
				</>
			}
			apres={
				<>
					<SignalementsClos {...{ langue, clos, rouvrir }} />
					<PhrasesDuBesoin {...{ langue, phrases, relire: relirePhrase }} />
					{notes.length > 0 ? null : carnet}
				</>
			}
		/>
	);
});
