import { Rows } from "#components/ui/kit/rows";
import { Section } from "#components/ui/section";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import { RESEAUX_MIN } from "#lib/recherche/manquees/rules";
import type { RechercheManquee } from "#lib/recherche/manquees/schema";
import { Cadre } from "../file/cadre.tsx";
import { MotsSurveilles } from "./surveilles.tsx";

/** The searches that found nothing, then the words to watch. */
export function PageMots(
	props: Omit<Parameters<typeof MotsSurveilles>[0], "ouverts"> & {
		manquees: readonly RechercheManquee[];
		garde: boolean;
	},
) {
	const { manquees, garde, ...surveilles } = props;
	const t = pageTexts();
	return (
		<Cadre
			partie="mots"
			racine
			titre={t("moderation.parties.mots")}
			garde={garde}
		>
			<Section id="manquees" title={t("vocabulaire.manquees.titre")}>
				<p className="max-w-measure text-soft">
					{t("vocabulaire.manquees.aide", { n: String(RESEAUX_MIN) })}
				</p>
				<Rows
					empty={t("vocabulaire.manquees.rien")}
					rows={manquees.map(({ langue: dite, mots, reseaux, dernier }) => ({
						key: `${dite} ${mots}`,
						title: mots,
						note: `${t(`moderation.filtre.langues.${dite}`)}, ${t(
							"vocabulaire.manquees.reseaux",
							{
								n: reseaux,
								dernier: formats(pageLangue()).dateTime(new Date(dernier), {
									dateStyle: "long",
								}),
							},
						)}`,
					}))}
				/>
			</Section>
			<MotsSurveilles ouverts={garde} {...surveilles} />
		</Cadre>
	);
}
