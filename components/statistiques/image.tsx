import { type Dessin, PAPIER } from "./dessin.tsx";

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
