import Link from "next/link";
import { LongDate } from "#components/ui/date";
import { PlainText } from "#components/ui/plain-text";
import { Version } from "#components/ui/translated";
import type { EtapeRecente } from "#lib/besoins/chantier/schema";
import type { Etape } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";

/** The permanent anchor of a step in its page: its number is never reused. */
export function ancre(numero: number): string {
	return `etape-${numero}`;
}

/** The steps of one need, newest first, each with its own address. */
export function EtapesDuBesoin(props: {
	langue: Langue;
	etapes: readonly Etape[];
	/** The permanent numbers, in the order of the steps. */
	numeros: readonly number[];
}) {
	const { langue } = props;
	const t = texts(langue);
	const etapes = props.etapes
		.map((etape, rang) => ({ etape, numero: props.numeros[rang] ?? rang + 1 }))
		.reverse();
	return (
		<ol>
			{etapes.map(({ etape, numero }) => (
				<li
					key={numero}
					id={ancre(numero)}
					className="border-b border-line py-5 target:border-l-4 target:border-l-support target:pl-4 first:pt-0 md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-6"
				>
					<p className="text-small text-soft md:pt-0.5">
						<a href={`#${ancre(numero)}`} className="text-soft">
							<LongDate langue={langue} value={etape.jour} />
							<span className="sr-only">
								{t("lecture.besoins.lien_etape", { n: String(numero) })}
							</span>
						</a>
					</p>
					<div>
						<h4 className="font-display text-h3 leading-[1.35] font-bold wrap-anywhere">
							<Version
								langue={langue}
								of={translated(etape, "titre", langue)}
							/>
						</h4>
						<PlainText
							langue={langue}
							of={translated(etape, "texte", langue)}
							className="mt-1.5"
						/>
					</div>
				</li>
			))}
		</ol>
	);
}

/** The newest steps of all needs: what happened, when, and for which need. */
export function EtapesRecentes(props: {
	langue: Langue;
	etapes: readonly EtapeRecente[];
}) {
	const { langue } = props;
	return (
		<ol>
			{props.etapes.map(({ numero, etape, besoin }) => (
				<li
					key={`${besoin.slug}-${numero}`}
					className="border-b border-line py-5 first:pt-0 md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-6"
				>
					<p className="text-small text-soft md:pt-0.5">
						<LongDate langue={langue} value={etape.jour} />
					</p>
					<div className="min-w-0 wrap-anywhere">
						<h3 className="leading-[1.35]">
							<Link
								href={pageAddress(
									langue,
									`/besoins/${besoin.slug}#${ancre(numero)}`,
								)}
								prefetch={false}
								className="text-ink decoration-support/60"
							>
								<Version
									langue={langue}
									of={translated(etape, "titre", langue)}
								/>
							</Link>
						</h3>
						<p className="mt-1 text-small text-soft">
							<Version
								langue={langue}
								of={translated(besoin, "titre", langue)}
							/>
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}
