import { COULEURS_STATUT } from "#components/besoins/statut";
import {
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoinPublic,
} from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";

/** A drawing of this height, in the units of its own width; the ground is its last line but two. */
const LARGEUR = 1040;
const HAUTEUR = 104;
const SOL = HAUTEUR - 2;

/** Where each state of a need is pointed at, and how high. */
const REPERES: Readonly<Record<StatutBesoinPublic, readonly [number, number]>> =
	{
		publie: [214, 44],
		etude: [462, 20],
		developpement: [642, 38],
		livre: [824, 30],
	};

function Maison({ x, haut, large }: Record<"x" | "haut" | "large", number>) {
	const toit = SOL - haut;
	return (
		<path
			className="fill-sheet"
			d={`M${x} ${SOL}v${-haut}h${large}v${haut}M${x - 5} ${toit}l${large / 2 + 5} -15l${large / 2 + 5} 15zM${x + large / 2 - 4} ${SOL}v-12h8v12`}
		/>
	);
}

function Arbre({ x, haut }: Record<"x" | "haut", number>) {
	return (
		<path
			className="fill-action-tint"
			d={`M${x} ${SOL}v${-haut}m-11 -4a11 14 0 1 1 22 0a11 14 0 1 1 -22 0z`}
		/>
	);
}

/** A pin in the colour of a state, with its word. */
function Repere({ statut }: { statut: StatutBesoinPublic }) {
	const [x, y] = REPERES[statut];
	return (
		<g className={`fill-current ${COULEURS_STATUT[statut]}`} stroke="none">
			<path d={`M${x} ${y + 9}c-9 -11 -8 -19 0 -19s9 8 0 19z`} />
			<circle className="fill-paper" cx={x} cy={y - 3} r="2.5" />
			<text x={x + 12} y={y + 2} fontSize="14" fontWeight="700">
				{pageTexts()(`besoins.statut.${statut}`)}
			</text>
		</g>
	);
}

/** The place where needs are met, drawn: a strip that says nothing which the page does not say in words. */
export function Bande() {
	return (
		<svg
			viewBox={`0 0 ${LARGEUR} ${HAUTEUR}`}
			className="no-print mt-6 w-full stroke-action text-action max-md:hidden"
			fill="none"
			strokeWidth="1.75"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path
				className="fill-action-tint"
				stroke="none"
				d={`M0 ${SOL}q150 -44 320 -14q160 -38 330 0q170 -40 390 14z`}
			/>
			<path
				d={`M38 ${SOL}v-54m0 0l-17 -12m17 12l-2 -20m2 20l18 -8`}
				strokeLinecap="round"
			/>
			{[82, 350, 568, 782, 968].map((x) => (
				<Arbre key={x} x={x} haut={12} />
			))}
			{[104, 590, 1000].map((x) => (
				<Arbre key={x} x={x} haut={20} />
			))}
			<Maison x={126} haut={28} large={48} />
			<path
				className="fill-sheet"
				d={`M196 ${SOL - 6}v-24q0 -5 5 -5h52q8 0 10 9l3 20zM202 ${SOL - 19}h58M216 ${SOL - 35}v16m20 -16v16`}
			/>
			<path
				className="fill-paper"
				d={`M206 ${SOL - 6}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM244 ${SOL - 6}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`}
			/>
			<Maison x={288} haut={36} large={38} />
			<Maison x={392} haut={24} large={40} />
			<Maison x={436} haut={46} large={52} />
			<Maison x={492} haut={30} large={46} />
			<path
				className="fill-sheet"
				d={`M612 ${SOL}v-40h66v40M606 ${SOL - 40}h78l-39 -18zM622 ${SOL}v-40m14 40v-40m18 40v-40m14 40v-40`}
			/>
			<path
				d={`M716 ${SOL}v-12m-16 12v-8h32v8m-16 -12q-12 -2 -12 -12m12 12q12 -2 12 -12`}
				strokeLinecap="round"
			/>
			<Maison x={802} haut={40} large={44} />
			<Maison x={852} haut={26} large={40} />
			<Maison x={908} haut={34} large={44} />
			<path d={`M0 ${SOL}h${LARGEUR}`} />
			{STATUTS_BESOIN_PUBLICS.map((statut) => (
				<Repere key={statut} statut={statut} />
			))}
		</svg>
	);
}
