import { Section } from "#components/ui/section";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** What changed in the contract, newest first. */
export function Changements({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<Section id="changements" title={t("developpeurs.changements.titre")}>
			<p className="max-w-measure">
				<strong>{t("developpeurs.changements.premiere.date")}</strong>{" "}
				{t("developpeurs.changements.premiere.texte")}
			</p>
		</Section>
	);
}
