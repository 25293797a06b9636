import { Badge } from "#components/ui/badge";
import { Table } from "#components/ui/table";
import { texts } from "#lib/i18n/texts";
import { direFait } from "#lib/moderation/sante/rules";
import type { Fait } from "#lib/moderation/sante/schema";
import type { Langue } from "#lib/platform/langues";
import { Cadre } from "../file/cadre.tsx";

/** How the instance is: one row a fact. */
export function PageSante(props: { langue: Langue; faits: readonly Fait[] }) {
	const { langue } = props;
	const t = texts(langue);
	return (
		<Cadre langue={langue} partie="sante" racine titre={t("sante.titre")}>
			<p className="mt-3 max-w-measure text-soft">{t("sante.chapeau")}</p>
			<Table
				caption={t("sante.titre")}
				captionHidden
				stacked
				head={[t("sante.fait"), t("sante.etat"), t("sante.detail")]}
			>
				{props.faits.map((fait) => {
					const { nom, phrase } = direFait(langue, fait);
					return (
						<tr key={fait.nom}>
							<th scope="row">{nom}</th>
							<td>
								<Badge look={fait.va ? "plain" : "warm"}>
									{t(fait.va ? "sante.va" : "sante.a_voir")}
								</Badge>
							</td>
							<td>{phrase}</td>
						</tr>
					);
				})}
			</Table>
		</Cadre>
	);
}
