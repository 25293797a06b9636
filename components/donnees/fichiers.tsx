import { Table } from "#components/ui/table";
import { adresseDuFichier } from "#lib/donnees/rules";
import { type Manifeste, NOM_DICTIONNAIRE } from "#lib/donnees/schema";
import { formats, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The newest files: content, size, checksum. */
export function FichiersDuJour(props: {
	langue: Langue;
	manifeste: Manifeste;
}) {
	const { langue, manifeste } = props;
	const t = texts(langue);
	const { number, dateTime } = formats(langue);
	const contenu = (nom: string, jeu: Manifeste["fichiers"][number]["jeu"]) => {
		if (jeu) return t(`donnees.jeux.${jeu}`);
		return t(
			nom === NOM_DICTIONNAIRE
				? "donnees.autres.dictionnaire"
				: "donnees.autres.sommes",
		);
	};
	return (
		<Table
			caption={t("donnees.fichiers.legende", {
				date: dateTime(new Date(manifeste.jour), { dateStyle: "long" }),
			})}
			head={[
				t("donnees.fichiers.nom"),
				t("donnees.fichiers.contenu"),
				t("donnees.fichiers.lignes"),
				t("donnees.fichiers.taille"),
			]}
		>
			{manifeste.fichiers.map(({ nom, jeu, lignes, octets, sha256 }) => (
				<tr key={nom}>
					<th scope="row" className="font-normal">
						<a href={adresseDuFichier(nom)} download>
							{nom}
						</a>
						<span className="mt-1 block text-small text-soft">
							<abbr title={t("donnees.fichiers.empreinte")}>SHA-256</abbr>{" "}
							<code className="font-mono">{sha256.slice(0, 16)}…</code>
						</span>
					</th>
					<td>{contenu(nom, jeu)}</td>
					<td className="tabular-nums">
						{lignes === null ? "" : number(lignes)}
					</td>
					<td className="tabular-nums">
						{t("donnees.fichiers.kilo", { n: Math.ceil(octets / 1000) })}
					</td>
				</tr>
			))}
		</Table>
	);
}
