import { Ago, Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { PlainText } from "#components/ui/plain-text";
import { Translated } from "#components/ui/translated";
import type { BesoinSortie, Etape, EtapeRecente } from "#lib/besoins/schema";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import { now, siteDay } from "#lib/platform/runtime/clock";
import { COULEURS_STATUT } from "./statut.tsx";

/** The permanent anchor of a step in its page: its number is never reused. */
export function ancre(numero: number): string {
	return `etape-${numero}`;
}

/** The steps of one need, newest first, each with its own address. */
export function EtapesDuBesoin(props: {
	etapes: readonly Etape[];
	/** The permanent numbers, in the order of the steps. */
	numeros: readonly number[];
	/** When it reached its states: each step has the colour of the one it was in. */
	jalons: BesoinSortie["jalons"];
}) {
	const { jalons } = props;
	const couleur = (jour: string) => {
		const atteint = jalons.findLast(({ le }) => siteDay(new Date(le)) <= jour);
		return COULEURS_STATUT[atteint?.statut ?? "publie"];
	};
	const t = pageTexts();
	const etapes = props.etapes
		.map((etape, rang) => ({ etape, numero: props.numeros[rang] ?? rang + 1 }))
		.reverse();
	return (
		<ol className="ml-1.5 border-l-2 border-line">
			{etapes.map(({ etape, numero }) => (
				<li
					key={numero}
					id={ancre(numero)}
					className="relative pb-6 pl-6 break-inside-avoid target:bg-action-tint last:pb-0"
				>
					<span
						aria-hidden="true"
						className={`dot absolute top-1.5 -left-[calc(0.375rem+1px)] size-3 rounded-full bg-current ${couleur(etape.jour)}`}
					/>
					<p className="text-small text-soft">
						<a href={`#${ancre(numero)}`} className="text-soft">
							<Day at={etape.jour} />
							<span className="sr-only">
								{t("lecture.besoins.lien_etape", { n: String(numero) })}
							</span>
						</a>
					</p>
					<h3 className="wrap-anywhere">
						<Translated of={etape} text="titre" />
					</h3>
					<PlainText
						of={translated(etape, "texte", pageLangue())}
						className="mt-1"
					/>
				</li>
			))}
		</ol>
	);
}

/** From this age on, a step's day is told by its date. */
const RECENT_MS = 31 * 24 * 3600 * 1000;

/** The newest steps of all needs: what happened, when, and for which need, with the colour of its state. */
export function EtapesRecentes(props: { etapes: readonly EtapeRecente[] }) {
	return (
		<ol>
			{props.etapes.map(({ numero, etape, besoin }) => (
				<li
					key={`${besoin.slug}-${numero}`}
					className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-3 wrap-anywhere"
				>
					<span
						aria-hidden="true"
						className={`dot mt-1.5 size-3 rounded-full bg-current ${COULEURS_STATUT[besoin.statut]}`}
					/>
					<div>
						<p className="text-small text-soft">
							{now().getTime() - Date.parse(etape.jour) < RECENT_MS ? (
								<Ago at={etape.jour} />
							) : (
								<Day at={etape.jour} />
							)}
						</p>
						<h3 className="text-body leading-[1.3]">
							<Link
								href={pageHref(`/besoins/${besoin.slug}#${ancre(numero)}`)}
								className="text-ink no-underline hover:underline"
							>
								<Translated of={etape} text="titre" />
							</Link>
						</h3>
						<p className="text-small text-soft">
							<Translated of={besoin} text="titre" />
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}
