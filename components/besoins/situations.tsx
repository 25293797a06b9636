import { LienSignaler } from "#components/signalements/lien-signaler";
import { Day } from "#components/ui/kit/when";
import { Section } from "#components/ui/section";
import { Foreign } from "#components/ui/translated";
import type { Reuni, Situation } from "#lib/besoins/schema";
import { pageLangue, t } from "#lib/i18n/page-texts";

/** Those that are seen without a press. */
const MONTREES = 3;

function Situations(props: { situations: readonly Situation[] }) {
	return (
		<ul className="grid max-w-measure gap-5">
			{props.situations.map(({ texte, langue: de, departement }) => (
				<li key={texte}>
					<figure className="border-l-4 border-action pl-4">
						<blockquote className="wrap-anywhere">
							<Foreign of={de}>{texte}</Foreign>
						</blockquote>
						<figcaption className="mt-1 text-small text-soft">
							{departement
								? t("situations.de", { departement: departement.nom })
								: t("situations.une")}
						</figcaption>
					</figure>
				</li>
			))}
		</ul>
	);
}

/** What people who support a need live: some, then the rest behind one press. Nothing while nobody told it. */
export function SituationsDuBesoin(props: {
	slug: string;
	situations: readonly Situation[];
}) {
	const { slug, situations } = props;
	if (situations.length === 0) return null;
	const reste = situations.slice(MONTREES);
	return (
		<Section id="situations" title={t("situations.titre")}>
			<Situations situations={situations.slice(0, MONTREES)} />
			{reste.length === 0 ? null : (
				<details className="mt-4">
					<summary className="cursor-pointer py-2.5 font-bold">
						{t("situations.autres", { n: reste.length })}
					</summary>
					<div className="mt-3">
						<Situations situations={reste} />
					</div>
				</details>
			)}
			<LienSignaler dossier="besoins" slug={slug} />
		</Section>
	);
}

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
