import { Day } from "#components/ui/kit/when";
import { Section } from "#components/ui/section";
import { Foreign } from "#components/ui/translated";
import type { Reuni } from "#lib/besoins/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";

/** Why two needs were merged; without an English reason the French one, marked as French. */
export function Raison(props: { raison: Reuni["raison"] }) {
	const langue = pageLangue();
	const { raison } = props;
	return (
		<Foreign of={raison.en === raison.fr ? "fr" : langue}>
			{raison[langue]}
		</Foreign>
	);
}

/** The milestones of a need at which others were merged into it: which, when, and why. Nothing when there is none. */
export function BesoinsReunis(props: { reunis: readonly Reuni[] }) {
	const { reunis } = props;
	const t = pageTexts();
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
							<Raison raison={reuni.raison} />
						</p>
						<p className="text-small text-soft">
							{t.rich("reunions.fiche.le", {
								date: () => <Day at={reuni.le} />,
							})}
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
