import { Section } from "#components/ui/section";
import { pageTexts } from "#lib/i18n/page-texts";

/** The day of each change, newest first. */
const CHANGEMENTS = [
	["situations", "2026-11-27"],
	["lieux", "2026-11-25"],
	["envois", "2026-11-25"],
	["poids", "2026-11-24"],
	["reprise", "2026-11-23"],
	["ouvert", "2026-11-23"],
	["places", "2026-11-23"],
	["mots_habitants", "2026-11-23"],
	["recherche", "2026-11-22"],
	["premiere", "2026-11-21"],
] as const;

/** What changed in the contract, newest first. */
export function Changements() {
	const t = pageTexts();
	return (
		<Section id="changements" title={t("developpeurs.changements.titre")}>
			{CHANGEMENTS.map(([changement, jour]) => (
				<p key={changement} className="max-w-measure not-first:mt-4">
					<strong>{jour}</strong> {t(`developpeurs.changements.${changement}`)}
				</p>
			))}
		</Section>
	);
}
