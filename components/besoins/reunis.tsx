import { LongDate } from "#components/ui/date";
import { Section } from "#components/ui/section";
import { Foreign } from "#components/ui/translated";
import type { Reuni } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** Why two needs were merged; without an English reason the French one, marked as French. */
export function Raison(props: { langue: Langue; raison: Reuni["raison"] }) {
	const { langue, raison } = props;
	return (
		<Foreign of={raison.en === raison.fr ? "fr" : langue}>
			{raison[langue]}
		</Foreign>
	);
}

/** The milestones of a need at which others were merged into it: which, when, and why. Nothing when there is none. */
export function BesoinsReunis(props: {
	langue: Langue;
	reunis: readonly Reuni[];
}) {
	const { langue, reunis } = props;
	const t = texts(langue);
	if (reunis.length === 0) return null;
	return (
		<Section id="reunis" title={t("reunions.fiche.titre")}>
			<p className="max-w-measure text-small text-soft">
				{t("reunions.fiche.aide")}
			</p>
			<ul className="mt-4 grid max-w-measure gap-4">
				{reunis.map((reuni) => (
					<li key={reuni.slug} id={`reuni-${reuni.slug}`}>
						<p className="font-bold wrap-anywhere">
							<Foreign of={reuni.langue}>{reuni.titre}</Foreign>
						</p>
						<p className="wrap-anywhere">
							<Raison langue={langue} raison={reuni.raison} />
						</p>
						<p className="text-small text-soft">
							{t.rich("reunions.fiche.le", {
								date: () => <LongDate value={reuni.le} />,
							})}
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
