import { notFound } from "next/navigation";
import { PageRefus } from "#components/moderation/page-refus";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { apercevoirRefus } from "#lib/moderation/refus/queries";
import { motifChoisi } from "#lib/moderation/refus/rules";
import { lireFiche, listerSemblables } from "#lib/moderation/relecture/queries";
import { refuserAction } from "../../../../actions.ts";
import { natureDe, valeursDe } from "../../../../lecture.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.actes.refuse"),
}));

export default pageDeModeration(async ({ langue, params, query }) => {
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche) return notFound();
	const { choix: demande, doublon = "", texte = "" } = valeursDe(query);
	const choix = motifChoisi(demande);
	const semblables = await listerSemblables(fiche);
	return (
		<PageRefus
			langue={langue}
			fiche={fiche}
			saisi={{ choix: choix ?? "doublon", doublon, texte }}
			semblables={semblables.flatMap((autre) =>
				autre.nature === nature ? [autre.slug] : [],
			)}
			choisi={choix !== null}
			courriel={
				choix &&
				apercevoirRefus(
					fiche,
					choix,
					texte.trim() || null,
					choix === "doublon" ? doublon : "",
				)
			}
			decider={refuserAction}
		/>
	);
});
