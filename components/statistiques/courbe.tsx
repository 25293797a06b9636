import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { Table } from "#components/ui/table";
import { pageLangue } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import type { LigneDeSerie } from "#lib/statistiques/rules";

const LARGEUR = 100;
const HAUTEUR = 40;

function traces(lignes: readonly LigneDeSerie[]) {
	const points = [0, ...lignes.map(({ cumul }) => cumul ?? 0)];
	const max = Math.max(1, ...points);
	const x = scaleLinear([0, Math.max(1, points.length - 1)], [0, LARGEUR]);
	const y = scaleLinear([0, max], [HAUTEUR, 0]);
	const surface = area<number>()
		.x((_, rang) => x(rang))
		.y0(HAUTEUR)
		.y1((cumul) => y(cumul));
	const trait = line<number>()
		.x((_, rang) => x(rang))
		.y((cumul) => y(cumul));
	return { surface: surface(points) ?? "", trait: trait(points) ?? "" };
}

/** A growth over time: its curve, a summary in one sentence, and the table behind it. */
export function Courbe(props: {
	legende: string;
	tetes: readonly [periode: string, nombre: string, cumul: string];
	phrase: string;
	lignes: readonly LigneDeSerie[];
}) {
	const { legende, lignes, phrase, tetes } = props;
	const { number } = formats(pageLangue());
	const { surface, trait } = traces(lignes);
	const [premiere] = lignes;
	const derniere = lignes.at(-1);
	return (
		<figure>
			<svg
				viewBox={`0 0 ${LARGEUR} ${HAUTEUR}`}
				preserveAspectRatio="none"
				className="h-44 w-full overflow-visible border-b border-l border-edge text-action"
				role="img"
				aria-label={phrase}
			>
				<path d={surface} fill="currentColor" fillOpacity="0.18" />
				<path
					d={trait}
					fill="none"
					stroke="currentColor"
					strokeWidth="3"
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
			<p
				aria-hidden="true"
				className="mt-2 flex flex-wrap justify-between gap-x-4 text-small text-soft"
			>
				<span>{premiere?.libelle}</span>
				<span>
					{derniere?.libelle} :{" "}
					<strong className="tabular-nums">
						{number(derniere?.cumul ?? 0)}
					</strong>
				</span>
			</p>
			<Table caption={legende} captionHidden head={tetes}>
				{lignes.map(({ libelle, nombre, cumul }) => (
					<tr key={libelle}>
						<th scope="row" className="font-normal">
							{libelle}
						</th>
						<td className="tabular-nums">{number(nombre)}</td>
						<td className="tabular-nums">{number(cumul ?? 0)}</td>
					</tr>
				))}
			</Table>
		</figure>
	);
}
