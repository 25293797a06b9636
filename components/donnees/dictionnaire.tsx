import { WITH_CODE } from "#components/developpeurs/code-block";
import { Table } from "#components/ui/table";
import { descriptionDeColonne } from "#lib/donnees/rules";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The content of each column of one set. */
export function Dictionnaire(props: {
	langue: Langue;
	/** The name of the set. */
	jeu: string;
	colonnes: readonly string[];
}) {
	const t = texts(props.langue);
	return (
		<>
			<p className="max-w-measure text-small">
				{t.rich("donnees.dictionnaire.langues", WITH_CODE)}
			</p>
			<Table
				caption={t("donnees.dictionnaire.titre", { jeu: props.jeu })}
				captionHidden
				stacked
				head={[
					t("donnees.dictionnaire.colonne"),
					t("donnees.dictionnaire.sens"),
				]}
			>
				{props.colonnes.map((colonne) => (
					<tr key={colonne}>
						<th
							scope="row"
							className="font-mono font-normal whitespace-nowrap max-[40rem]:font-bold"
						>
							{colonne}
						</th>
						<td>{descriptionDeColonne(t, colonne)}</td>
					</tr>
				))}
			</Table>
		</>
	);
}
