import { escapeText } from "entities";
import { STATE_COLOURS } from "#lib/platform/config/colours";
import { drawable } from "#lib/platform/text/share-image-text";
import type { LigneDeSerie } from "#lib/statistiques/rules";

/** The colours of paper: a picture knows no style sheet. */
const PAPIER = "#fbf7ee";
const ENCRE = "#1d2420";
const DOUX = "#48524c";
const TRAIT = "#d9d2c0";
/** Under a curve of our green. */
const SURFACE = "#dde9e0";

const LARGEUR = 1200;
const MARGE = 60;
const HAUT = 150;
const PIED = 90;
const RANGEE = 50;
const BARRE = 26;
const DEBUT_DES_BARRES = 500;
const COURBE = 360;
/** Room for the number after the longest bar. */
const NOMBRE = 100;

const TITRE_MAX = 60;
const LIBELLE_MAX = 36;
const SOURCE_MAX = 110;

/** A shape: the colour inside it, and that of its line, if it has one. */
type Trace = {
	readonly d: string;
	readonly fond: string;
	readonly trait?: string;
};

type Texte = {
	readonly x: number;
	/** The line that the letters stand on. */
	readonly y: number;
	readonly texte: string;
	readonly taille: number;
	readonly couleur: string;
	readonly titre?: boolean;
	/** Whether it ends at `x` instead of beginning there. */
	readonly fin?: boolean;
};

/** A chart as shapes and words at their places: the same for every kind of picture. */
export type Dessin = {
	readonly largeur: number;
	readonly hauteur: number;
	readonly titre: string;
	readonly traces: readonly Trace[];
	readonly textes: readonly Texte[];
};

type Sujet = {
	readonly titre: string;
	readonly lignes: readonly LigneDeSerie[];
	/** Whose figures they are, of which day, and where they are read. */
	readonly source: string;
	readonly nombre: (n: number) => string;
	/** The site's own colour, of bars and curves, and the surface under a curve. */
	readonly couleurs: { readonly trait: string; readonly surface?: string };
};

/** A text of the size and colour of labels, unless said otherwise. */
function mot(
	x: number,
	y: number,
	texte: string,
	propre: Partial<Texte> = {},
): Texte {
	return { x, y, texte, taille: 24, couleur: ENCRE, ...propre };
}

function cadre({ source, titre }: Sujet, hauteur: number): Texte[] {
	const nom = drawable(titre, TITRE_MAX);
	const dite = drawable(source, SOURCE_MAX);
	return [
		mot(MARGE, 96, nom, { taille: 44, titre: true }),
		mot(MARGE, hauteur - 40, dite, { taille: 22, couleur: DOUX }),
	];
}

function barre(x: number, y: number, largeur: number, hauteur: number): string {
	return `M${x},${y}h${largeur}v${hauteur}h${-largeur}Z`;
}

function barres(sujet: Sujet): Dessin {
	const { lignes, nombre, titre } = sujet;
	const hauteur = HAUT + lignes.length * RANGEE + PIED;
	const max = Math.max(1, ...lignes.map((ligne) => ligne.nombre));
	const place = LARGEUR - MARGE - NOMBRE - DEBUT_DES_BARRES;
	const rangs = lignes.map((ligne, rang) => ({
		...ligne,
		y: HAUT + rang * RANGEE,
		longueur: Math.round((ligne.nombre / max) * place),
	}));
	return {
		largeur: LARGEUR,
		hauteur,
		titre,
		traces: rangs.map(({ longueur, statut, y }) => ({
			d: barre(DEBUT_DES_BARRES, y, longueur, BARRE),
			fond: statut ? STATE_COLOURS[statut] : sujet.couleurs.trait,
		})),
		textes: [
			...cadre(sujet, hauteur),
			...rangs.flatMap(({ libelle, longueur, nombre: n, y }) => [
				mot(DEBUT_DES_BARRES - 20, y + 21, drawable(libelle, LIBELLE_MAX), {
					fin: true,
				}),
				mot(
					DEBUT_DES_BARRES + longueur + 14,
					y + 21,
					drawable(nombre(n), LIBELLE_MAX),
				),
			]),
		],
	};
}

function courbe(sujet: Sujet): Dessin {
	const { couleurs, lignes, nombre, titre } = sujet;
	const hauteur = HAUT + COURBE + 60 + PIED;
	const bas = HAUT + COURBE;
	const cumuls = [0, ...lignes.map(({ cumul }) => cumul ?? 0)];
	const total = cumuls.at(-1) ?? 0;
	const pas = (LARGEUR - 2 * MARGE) / Math.max(1, cumuls.length - 1);
	const points = cumuls.map((cumul, rang) => {
		const x = Math.round(MARGE + rang * pas);
		return `${x},${Math.round(bas - (cumul / Math.max(1, total)) * COURBE)}`;
	});
	const trait = `M${points.join("L")}`;
	const debut = drawable(lignes[0]?.libelle ?? "", LIBELLE_MAX);
	const fin = drawable(
		`${lignes.at(-1)?.libelle ?? ""} · ${nombre(total)}`,
		LIBELLE_MAX + 12,
	);
	return {
		largeur: LARGEUR,
		hauteur,
		titre,
		traces: [
			{ d: barre(MARGE, bas, LARGEUR - 2 * MARGE, 2), fond: TRAIT },
			{
				d: `${trait}L${LARGEUR - MARGE},${bas}L${MARGE},${bas}Z`,
				fond: couleurs.surface ?? SURFACE,
			},
			{ d: trait, fond: "none", trait: couleurs.trait },
		],
		textes: [
			...cadre(sujet, hauteur),
			mot(MARGE, bas + 40, debut, { couleur: DOUX }),
			mot(LARGEUR - MARGE, bas + 40, fin, { fin: true }),
		],
	};
}

/** One series as a picture: bars, or the curve of what adds up over time. */
export function dessiner(sujet: Sujet): Dessin {
	return sujet.lignes[0]?.cumul === undefined ? barres(sujet) : courbe(sujet);
}

const POLICES = {
	texte: "'Atkinson Hyperlegible Next', Verdana, sans-serif",
	titre: "'Bricolage Grotesque', Georgia, sans-serif",
};

/** The picture as a document of its own, its words still words. */
export function svgDe({
	hauteur,
	largeur,
	textes,
	titre,
	traces,
}: Dessin): string {
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largeur} ${hauteur}" width="${largeur}" height="${hauteur}" role="img" aria-labelledby="titre">`,
		`<title id="titre">${escapeText(drawable(titre, TITRE_MAX))}</title>`,
		`<rect width="${largeur}" height="${hauteur}" fill="${PAPIER}"/>`,
		...traces.map(
			({ d, fond, trait = "none" }) =>
				`<path d="${d}" fill="${fond}" stroke="${trait}" stroke-width="5"/>`,
		),
		...textes.map(
			(un) =>
				`<text x="${un.x}" y="${un.y}" font-size="${un.taille}" fill="${un.couleur}" font-family="${un.titre ? POLICES.titre : POLICES.texte}"${un.titre ? ' font-weight="700"' : ""}${un.fin ? ' text-anchor="end"' : ""}>${escapeText(un.texte)}</text>`,
		),
		"</svg>\n",
	].join("\n");
}

/** How far above its line the letters of a text reach, in parts of their size. */
const MONTANTE = 0.85;

/** The same picture for the renderer of PNG, whose drawings hold no words of their own. */
export function ImageDeSerie({ dessin }: { dessin: Dessin }) {
	const { hauteur, largeur, textes, traces } = dessin;
	return (
		<div
			style={{
				width: "100%",
				height: "100%",
				display: "flex",
				position: "relative",
				background: PAPIER,
				fontFamily: "Atkinson",
			}}
		>
			<svg
				width={largeur}
				height={hauteur}
				viewBox={`0 0 ${largeur} ${hauteur}`}
				aria-hidden="true"
			>
				{traces.map(({ d, fond, trait = "none" }) => (
					<path key={d} d={d} fill={fond} stroke={trait} strokeWidth={5} />
				))}
			</svg>
			{textes.map((un) => (
				<div
					key={`${un.x} ${un.y}`}
					style={{
						position: "absolute",
						display: "flex",
						top: un.y - un.taille * MONTANTE,
						...(un.fin ? { right: largeur - un.x } : { left: un.x }),
						fontSize: un.taille,
						lineHeight: 1,
						color: un.couleur,
						whiteSpace: "nowrap",
						fontFamily: un.titre ? "Bricolage" : "Atkinson",
					}}
				>
					{un.texte}
				</div>
			))}
		</div>
	);
}
