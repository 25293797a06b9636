import { Day } from "#components/ui/kit/when";
import { cheminDe, estStatutPublic } from "#lib/besoins/rules";
import {
	type BesoinSortie,
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoinPublic,
} from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import { COULEURS_STATUT } from "./statut.tsx";

/** The life of a need in general: its four public states along a line, and what happens in each. */
export function VieDunBesoin() {
	const t = pageTexts();
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
	const t = pageTexts();
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
			aria-label={pageTexts()("lecture.besoins.parcours")}
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
