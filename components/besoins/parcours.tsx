import { LongDate } from "#components/ui/date";
import {
	type BesoinSortie,
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoin,
	type StatutBesoinPublic,
} from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { COULEURS_STATUT } from "./statut.tsx";

const ORDRE: readonly StatutBesoin[] = STATUTS_BESOIN_PUBLICS;

type Place = "passe" | "present" | "avenir";

const POINTS: Readonly<Record<Place, string>> = {
	passe: "size-4 bg-action",
	present: "-m-1 size-6 border-[5px] border-current bg-paper",
	avenir: "size-4 border-2 border-edge bg-paper",
};

function Etat(props: {
	langue: Langue;
	statut: StatutBesoinPublic;
	place: Place;
	le: string | undefined;
	last: boolean;
}) {
	const { langue, statut, place, le } = props;
	const t = texts(langue);
	return (
		<li
			aria-current={place === "present" ? "step" : undefined}
			className={`relative border-l-[3px] pb-6 pl-6 md:border-t-[3px] md:border-l-0 md:pt-4 md:pr-4 md:pb-0 md:pl-0 ${
				place === "passe" ? "border-action" : "border-line"
			} ${props.last ? "max-md:border-transparent max-md:pb-0" : ""}`}
		>
			<span
				aria-hidden="true"
				className={`absolute top-1 -left-[calc(0.5rem+1.5px)] rounded-full md:-top-[calc(0.5rem+1.5px)] md:left-0 ${POINTS[place]} ${
					place === "present" ? COULEURS_STATUT[statut] : ""
				}`}
			/>
			<span
				className={`block font-display font-bold ${
					place === "present"
						? COULEURS_STATUT[statut]
						: place === "avenir"
							? "text-soft"
							: ""
				}`}
			>
				{t(`besoins.statut.${statut}`)}
			</span>
			<span className="block text-small text-soft">
				{le === undefined ? (
					place === "avenir" ? (
						t("lecture.besoins.avenir")
					) : null
				) : place === "present" ? (
					t.rich("lecture.besoins.depuis", {
						date: () => <LongDate langue={langue} value={le} />,
					})
				) : (
					<LongDate langue={langue} value={le} />
				)}
			</span>
		</li>
	);
}

/** The life of one need along a line: the states it reached, when, and the possible next ones. */
export function ParcoursDuBesoin(props: {
	langue: Langue;
	besoin: Pick<BesoinSortie, "statut" | "jalons">;
}) {
	const { statut, jalons } = props.besoin;
	const present = ORDRE.indexOf(statut);
	return (
		<ol
			aria-label={texts(props.langue)("lecture.besoins.parcours")}
			className="mt-8 ml-2 md:ml-0 md:grid md:grid-cols-4"
		>
			{STATUTS_BESOIN_PUBLICS.map((etat, rang) => (
				<Etat
					key={etat}
					langue={props.langue}
					statut={etat}
					place={
						rang < present ? "passe" : rang === present ? "present" : "avenir"
					}
					le={
						rang > present
							? undefined
							: jalons.findLast((jalon) => jalon.statut === etat)?.le
					}
					last={rang === STATUTS_BESOIN_PUBLICS.length - 1}
				/>
			))}
		</ol>
	);
}
