import { notFound } from "next/navigation";
import { Cadre } from "#components/moderation/cadre";
import { adresseFiche } from "#components/moderation/liste";
import { ChoixRefus, ConfirmerRefus } from "#components/moderation/refus";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { apercevoirRefus } from "#lib/moderation/refus/queries";
import { motifChoisi } from "#lib/moderation/refus/rules";
import { lireFiche, listerSemblables } from "#lib/moderation/relecture/queries";
import { refuserAction } from "../../../../actions.ts";
import { natureDe, valeursDe } from "../../../../lecture.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.actes.refuse"),
}));

export default pageDeModeration(async ({ langue, t, params, query }) => {
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche) return notFound();
	const { choix: demande, doublon = "", texte = "" } = valeursDe(query);
	const choix = motifChoisi(demande);
	const semblables = await listerSemblables(fiche);
	const saisi = { choix: choix ?? "doublon", doublon, texte };
	const courriel =
		choix &&
		apercevoirRefus(
			fiche,
			choix,
			texte.trim() || null,
			choix === "doublon" ? doublon : "",
		);
	const titre = t("moderation.refus.titre", { titre: fiche.titre });
	const memes = semblables.filter((autre) => autre.nature === nature);
	return (
		<Cadre langue={langue} partie="file" titre={titre}>
			<p className="mt-3 max-w-measure text-soft">
				{t("moderation.refus.chapeau")}
			</p>
			<ChoixRefus
				langue={langue}
				fiche={fiche}
				saisi={saisi}
				semblables={memes.map(({ slug }) => slug)}
			/>
			{choix ? (
				<ConfirmerRefus
					langue={langue}
					fiche={fiche}
					saisi={saisi}
					courriel={courriel}
					decider={refuserAction}
				/>
			) : null}
			<p className="mt-6">
				<a href={adresseFiche(langue, fiche)}>{t("moderation.refus.retour")}</a>
			</p>
		</Cadre>
	);
});
