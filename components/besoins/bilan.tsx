import { LongDate } from "#components/ui/date";
import { Section } from "#components/ui/section";
import { Foreign } from "#components/ui/translated";
import { phraseDuBilan } from "#lib/besoins/bilans/rules";
import type { Bilan, PhraseBilan } from "#lib/besoins/bilans/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";

/** What those who supported a delivered need say of it: the figure, then reviewed sentences. Nothing while too few answered. */
export function BilanDuBesoin(props: {
	bilan: Bilan | null;
	phrases: readonly PhraseBilan[];
}) {
	const { bilan, phrases } = props;
	const t = pageTexts();
	if (bilan === null) return null;
	return (
		<Section id="bilan" title={t("bilans.fiche.titre")}>
			<p className="max-w-measure text-h3">
				{phraseDuBilan(bilan, pageLangue())}
			</p>
			<p className="mt-2 max-w-measure text-small text-soft">
				{t.rich("bilans.fiche.aide", {
					date: () => <LongDate value={bilan.jour} />,
				})}
			</p>
			{phrases.length === 0 ? null : (
				<>
					<h3 className="mt-6">{t("bilans.fiche.phrases")}</h3>
					<ul className="mt-2 grid max-w-measure gap-3">
						{phrases.map(({ texte, langue: de }) => (
							<li key={texte} className="border-l-4 border-line pl-4">
								<Foreign of={de}>{texte}</Foreign>
							</li>
						))}
					</ul>
				</>
			)}
		</Section>
	);
}
