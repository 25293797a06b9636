import { WITH_CODE } from "#components/developpeurs/code-block";
import { Table } from "#components/ui/table";
import { sensDuChamp } from "#lib/donnees/rules";
import { CHAMPS } from "#lib/donnees/schema";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The content of each column. */
export function Dictionnaire({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<>
			<p className="max-w-measure">
				{t.rich("donnees.dictionnaire.langues", WITH_CODE)}
			</p>
			<Table
				caption={t("donnees.dictionnaire.titre")}
				captionHidden
				head={[
					t("donnees.dictionnaire.colonne"),
					t("donnees.dictionnaire.sens"),
				]}
			>
				{CHAMPS.map((champ) => (
					<tr key={champ}>
						<th scope="row" className="font-mono font-normal">
							{champ}
						</th>
						<td>{sensDuChamp(t, champ)}</td>
					</tr>
				))}
			</Table>
		</>
	);
}
