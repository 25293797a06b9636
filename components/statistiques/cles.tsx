import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { Barres } from "#components/statistiques/serie";
import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import { pageLangue, t } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { etatsAtteints } from "#lib/statistiques/rules";
import {
	type Chiffres,
	JOURS_RECENTS,
	type Statistiques,
} from "#lib/statistiques/schema";

export function LigneDeChiffres(props: {
	chiffres: Chiffres;
	mois: Readonly<Record<keyof Chiffres, readonly number[]>>;
}) {
	const lignes = (
		["projets", "besoins", "besoins_livres", "votes"] as const
	).map((nom) => ({ nom, n: props.chiffres[nom] ?? 0 }));
	return (
		<ul
			aria-label={t("accueil.chiffres.titre")}
			className="mt-9 flex flex-wrap gap-x-3 gap-y-6 sm:gap-x-8"
		>
			{lignes
				.filter(({ n }) => n > 0)
				.map(({ nom, n }) => (
					<li
						key={nom}
						className="flex basis-[calc(25%-1.5rem)] justify-between gap-x-3 max-sm:grow max-sm:basis-[min-content] max-[22rem]:basis-2/5"
					>
						<div>
							<span className="block font-display text-h2 font-bold tabular-nums">
								{formats(pageLangue()).number(n)}
							</span>{" "}
							<span className="text-small text-soft max-sm:text-tiny">
								{nom === "besoins"
									? t("accueil.chiffres.besoins", { n })
									: t(`chiffres.cles.${nom}`, { n })}
							</span>
						</div>
						<div className="w-0 max-w-24 grow max-md:hidden">
							<Trait mois={props.mois[nom]} />
						</div>
					</li>
				))}
		</ul>
	);
}

const LARGEUR = 120;
const HAUTEUR = 32;
/** So that the stroke is not cut. */
const BORD = 2;

/** How a figure grew over these months: a shape without a scale, beside the figure itself. */
function Trait({ mois }: { mois: readonly number[] }) {
	const min = Math.min(...mois);
	const max = Math.max(...mois);
	if (min === max) return null;
	const x = scaleLinear([0, mois.length - 1], [BORD, LARGEUR - BORD]);
	const y = scaleLinear([min, max], [HAUTEUR - BORD, BORD]);
	const trait = line<number>()
		.x((_, rang) => Math.round(x(rang)))
		.y((n) => Math.round(y(n)));
	return (
		<svg
			viewBox={`0 0 ${LARGEUR} ${HAUTEUR}`}
			width={LARGEUR}
			height={HAUTEUR}
			className="mt-2 max-w-full text-action"
			aria-hidden="true"
			focusable="false"
		>
			<path
				d={trait(mois) ?? ""}
				fill="none"
				stroke="currentColor"
				strokeWidth="2.5"
				strokeLinejoin="round"
			/>
		</svg>
	);
}

/** The main figures, each with its words and how many came lately, where that can be told. */
export function ChiffresCles(props: { cles: Statistiques["cles"] }) {
	const { cles } = props;
	return (
		<section aria-label={t("chiffres.cles.titre")} className="mt-8">
			<ul className="grid grid-cols-2 gap-x-8 gap-y-7 border-y-2 border-ink py-6 sm:grid-cols-3 md:grid-cols-5">
				{cles.map(({ nom, nombre, recents, mois }) => (
					<li key={nom}>
						<span className="block font-display text-h1 leading-[1.1] font-bold tabular-nums">
							{nombre === null
								? t("chiffres.cles.moins", { n: SEUIL_ANONYMAT })
								: formats(pageLangue()).number(nombre)}
						</span>{" "}
						<span className="block leading-[1.35]">
							{t(`chiffres.cles.${nom}`, { n: nombre ?? SEUIL_ANONYMAT })}
						</span>{" "}
						{recents === null ? null : (
							<span className="mt-1 block text-small text-soft">
								{t("chiffres.cles.recents", {
									n: recents,
									jours: JOURS_RECENTS,
								})}
							</span>
						)}
						<Trait mois={mois} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** Says that the figures are the last ones that could be computed, and of when. */
export function ChiffresGardes({ le }: { le: Date }) {
	const quand = formats(pageLangue()).dateTime(le, {
		dateStyle: "long",
		timeStyle: "short",
	});
	return <Notice>{t("chiffres.gardes", { quand })}</Notice>;
}

export function Inventes() {
	return (
		<p className="my-6 max-w-measure">
			<b>{t("chiffres.demonstration")}</b>
		</p>
	);
}

/** How far needs came, how long those that are solved took, and what those who supported them say of it. */
export function ApresLivraison(props: { statistiques: Statistiques }) {
	const { statistiques } = props;
	const { delai_median_jours, besoins, reponses, regle } = statistiques.bilans;
	return (
		<Section id="apres-livraison" title={t("bilans.chiffres.titre")}>
			<p className="max-w-measure">{t("bilans.chiffres.chemin")}</p>
			<Barres
				centrees
				legende={t("bilans.chiffres.titre")}
				tetes={[
					t("chiffres.series.besoins_par_statut.colonne"),
					t("chiffres.nombre"),
				]}
				lignes={etatsAtteints(statistiques, pageLangue())}
			/>
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
