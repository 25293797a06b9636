import { Section } from "#components/ui/section";
import { pageTexts } from "#lib/i18n/page-texts";

/** The changes, newest first. */
const CHANGEMENTS = [
	"situations",
	"lieux",
	"envois",
	"poids",
	"reprise",
	"ouvert",
	"places",
	"mots_habitants",
	"recherche",
	"premiere",
] as const;

/** What changed in the contract, newest first. */
export function Changements() {
	const t = pageTexts();
	return (
		<Section id="changements" title={t("developpeurs.changements.titre")}>
			{CHANGEMENTS.map((changement) => (
				<p key={changement} className="max-w-measure not-first:mt-4">
					<strong>{t(`developpeurs.changements.${changement}.date`)}</strong>{" "}
					{t(`developpeurs.changements.${changement}.texte`)}
				</p>
			))}
		</Section>
	);
}
