import { scaleLinear } from "d3-scale";
import { COULEURS_STATUT } from "#components/besoins/statut";
import { Table } from "#components/ui/table";
import { pageLangue } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import type { LigneDeSerie } from "#lib/statistiques/rules";

/** Bars drawn inside the table of their own figures: the chart and the text read aloud are the same. */
export function Barres(props: {
	legende: string;
	tetes: readonly [nom: string, nombre: string];
	lignes: readonly LigneDeSerie[];
	/** A funnel: each bar in the middle, under the one that it is a part of. */
	centrees?: boolean;
}) {
	const { legende, lignes, tetes } = props;
	const max = Math.max(1, ...lignes.map(({ nombre }) => nombre));
	const largeur = scaleLinear([0, max], [0, 100]);
	return (
		<Table caption={legende} captionHidden stacked head={tetes}>
			{lignes.map(({ langue: de, libelle, nombre, statut }) => (
				<tr key={libelle}>
					<th scope="row" className="font-normal min-[40rem]:w-1/3" lang={de}>
						{libelle}
					</th>
					<td className="min-[40rem]:w-2/3">
						<span className="flex items-center gap-4">
							<span className="w-14 shrink-0 text-right tabular-nums">
								{formats(pageLangue()).number(nombre)}
							</span>
							<svg
								className={`h-4 w-0 flex-1 ${statut ? COULEURS_STATUT[statut] : "text-action"}`}
								aria-hidden="true"
								focusable="false"
							>
								<rect
									x={`${props.centrees ? (100 - largeur(nombre)) / 2 : 0}%`}
									width={`${largeur(nombre)}%`}
									height="100%"
									rx="2"
									fill="currentColor"
								/>
							</svg>
						</span>
					</td>
				</tr>
			))}
		</Table>
	);
}
