import { Section } from "#components/ui/section";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { Statistiques } from "#lib/statistiques/schema";

/** How long delivered needs took, and what those who supported them say of it. Nothing while there is too little to tell. */
export function ApresLivraison(props: {
	langue: Langue;
	bilans: Statistiques["bilans"];
}) {
	const { delai_median_jours, besoins, reponses, regle } = props.bilans;
	const t = texts(props.langue);
	if (delai_median_jours === null && besoins === 0) return null;
	return (
		<Section id="apres-livraison" title={t("bilans.chiffres.titre")}>
			<div className="grid max-w-measure gap-2">
				{delai_median_jours === null ? null : (
					<p>{t("bilans.chiffres.delai", { n: delai_median_jours })}</p>
				)}
				<p>
					{besoins === 0
						? t("bilans.chiffres.aucun")
						: t("bilans.chiffres.reponses", { reponses, besoins })}
				</p>
				{regle === null ? null : (
					<p>
						{t("bilans.chiffres.part", {
							n: regle.pourcentage,
							reponses: regle.reponses,
						})}
					</p>
				)}
			</div>
		</Section>
	);
}
