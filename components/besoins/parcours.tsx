import { Ago, Day } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { PlainText } from "#components/ui/plain-text";
import { Translated } from "#components/ui/translated";
import { cheminDe, estStatutPublic } from "#lib/besoins/rules";
import {
	type BesoinSortie,
	type Etape,
	type EtapeRecente,
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoinPublic,
} from "#lib/besoins/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import { now, siteDay } from "#lib/platform/runtime/clock";

export const COULEURS_STATUT: Readonly<Record<StatutBesoinPublic, string>> = {
	publie: "text-publie",
	etude: "text-etude",
	developpement: "text-developpement",
	livre: "text-livre",
};

function Points({ statut }: { statut: StatutBesoinPublic }) {
	const present = STATUTS_BESOIN_PUBLICS.indexOf(statut);
	return (
		<span aria-hidden="true" className="inline-flex shrink-0 gap-1">
			{STATUTS_BESOIN_PUBLICS.map((etat, rang) => (
				<span
					key={etat}
					className={`dot size-2.5 rounded-full border-2 border-current ${rang <= present ? "bg-current" : ""}`}
				/>
			))}
		</span>
	);
}

export function StatutDuBesoin(props: { statut: StatutBesoinPublic }) {
	return (
		<span
			className={`inline-flex items-center gap-2 text-small font-bold ${COULEURS_STATUT[props.statut]}`}
		>
			<Points statut={props.statut} />
			{t(`besoins.statut.${props.statut}`)}
		</span>
	);
}

/** The permanent anchor of a step in its page: its number is never reused. */
export function ancre(numero: number): string {
	return `etape-${numero}`;
}

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

/** The life of a need in general: its four public states along a line, and what happens in each. */
export function VieDunBesoin() {
	return (
		<ol className="pt-3 md:grid md:grid-cols-4">
			{STATUTS_BESOIN_PUBLICS.map((statut) => (
				<li
					key={statut}
					className="relative border-l-2 border-line pb-7 pl-6 last:border-transparent last:pb-0 md:border-t-2 md:border-l-0 md:pt-5 md:pr-8 md:pb-0 md:pl-0 md:last:pr-0"
				>
					<span
						className={`absolute top-1 -left-[0.5625rem] size-4 rounded-full border-4 border-current md:-top-[0.5625rem] md:left-0 ${statut === "livre" ? "bg-current" : "bg-paper"} ${COULEURS_STATUT[statut]}`}
					/>
					<h3 className={COULEURS_STATUT[statut]}>
						{t(`besoins.statut.${statut}`)}
					</h3>
					<p className="mt-1.5 max-w-measure text-small text-soft">
						{t(`accueil.vie.${statut}`)}
					</p>
				</li>
			))}
		</ol>
	);
}

type Place = "passe" | "present" | "arrive" | "avenir";

const POINTS: Readonly<Record<Place, string>> = {
	passe: "size-3 bg-current",
	present: "-m-1 size-5 border-[5px] border-current bg-paper",
	arrive: "-m-1 size-5 bg-current",
	avenir: "size-3 border-2 border-edge bg-paper",
};

function Etat(props: {
	statut: StatutBesoinPublic;
	place: Place;
	/** The line towards the next state: behind those reached in the colour of the present one. */
	trait: string;
	le: string | undefined;
}) {
	const { statut, place, le } = props;
	const couleur = place === "avenir" ? "text-soft" : COULEURS_STATUT[statut];
	const estLa = place === "present" || place === "arrive";
	return (
		<li
			aria-current={estLa ? "step" : undefined}
			className={`relative grow basis-0 border-t-[3px] pt-3 pr-1 leading-tight last:grow-0 last:border-transparent last:pr-0 md:min-w-0 md:pr-4 md:last:shrink-0 md:last:basis-auto ${props.trait}`}
		>
			<span
				aria-hidden="true"
				className={`dot absolute -top-[calc(0.375rem+1.5px)] left-0 rounded-full ${POINTS[place]} ${couleur}`}
			/>
			<span
				className={`block font-display text-tiny font-bold md:text-body ${couleur}`}
			>
				{t(`besoins.statut.${statut}`)}
			</span>
			<span
				className={`block text-tiny text-soft md:text-small ${place === "avenir" ? "max-md:sr-only" : ""}`}
			>
				{place === "avenir" ? (
					t("lecture.besoins.avenir")
				) : le === undefined ? null : place === "present" ? (
					t.rich("lecture.besoins.depuis", {
						date: () => <Day at={le} />,
					})
				) : (
					<Day at={le} />
				)}
			</span>
		</li>
	);
}

/** The life of one need along a line: the states it reached, when, and the possible next ones. A state it went without is not on it. */
export function ParcoursDuBesoin(props: {
	besoin: Pick<BesoinSortie, "statut" | "jalons">;
}) {
	const { statut, jalons } = props.besoin;
	if (!estStatutPublic(statut)) return null;
	const chemin = cheminDe(jalons);
	const present = STATUTS_BESOIN_PUBLICS.indexOf(statut);
	const etats = STATUTS_BESOIN_PUBLICS.map((etat, rang) => ({
		etat,
		rang,
		le: chemin.find(({ statut: parcouru }) => parcouru === etat)?.jour,
	})).filter(({ rang, le }) => rang >= present || le !== undefined);
	return (
		<ol
			aria-label={t("lecture.besoins.parcours")}
			className="mt-8 flex flex-wrap gap-y-5"
		>
			{etats.map(({ etat, rang, le }) => (
				<Etat
					key={etat}
					statut={etat}
					place={
						rang < present
							? "passe"
							: rang > present
								? "avenir"
								: statut === "livre"
									? "arrive"
									: "present"
					}
					trait={
						rang < present
							? `border-current ${COULEURS_STATUT[statut]}`
							: "border-line"
					}
					le={rang > present ? undefined : le}
				/>
			))}
		</ol>
	);
}
