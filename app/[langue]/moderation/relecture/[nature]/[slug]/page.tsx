import { notFound } from "next/navigation";
import { Relecture } from "#components/moderation/decision/relecture";
import { Dialogue } from "#components/moderation/demande/dialogue";
import { Notes } from "#components/moderation/notes/notes";
import { PublieeParRegle } from "#components/moderation/suivi/sans-relecture";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireFicheNommee } from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { annuler } from "../../../actions.ts";
import { ajouterNote, retirerNote } from "../../../notes/actions.ts";
import { marquerVue } from "../../../sans-relecture/actions.ts";
import { chercher, juger } from "./actions.ts";
import { lireAutour, lireEchanges, natureDe } from "./data.ts";
import { retirerDemande } from "./demande/actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.de_la_file"),
}));

export default pageDeModeration(async (call) => {
	const { langue, params, query, visiteur } = call;
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFicheNommee(nature, String(params.slug)));
	if (!fiche) return notFound();
	const lus = await lireEchanges(fiche, call);
	const { notes, parRegle, ...echanges } = lus;
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
					<PublieeParRegle {...{ langue, parRegle, marquerVue }} />
					<Dialogue {...ici} {...echanges} retirer={retirerDemande} />
					{notes.length > 0 ? carnet : null}
				</>
			}
			apres={notes.length > 0 ? null : carnet}
		/>
	);
});
