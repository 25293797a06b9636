import { Barres } from "#components/statistiques/barres";
import { Section } from "#components/ui/section";
import { Table } from "#components/ui/table";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import { keysOf } from "#lib/platform/contract/records";
import { lignesDeDelais, lignesDeRefus } from "#lib/statistiques/rules";
import type { ChiffresEquipe, Decideur } from "#lib/statistiques/schema";
import { Cadre } from "../file/cadre.tsx";

function Decideurs(props: { decideurs: readonly Decideur[] }) {
	const t = pageTexts();
	const nombre = (valeur: number) =>
		formats(pageLangue()).number(valeur, { maximumFractionDigits: 1 });
	return (
		<Table
			caption={t("suivi.chiffres.decideurs")}
			captionHidden
			head={[
				t("suivi.chiffres.qui"),
				t("suivi.chiffres.publiees"),
				t("suivi.chiffres.refusees"),
				t("suivi.chiffres.moitie"),
			]}
		>
			{props.decideurs.map((un) => (
				<tr key={un.compte_id}>
					<th scope="row">
						<a href={pageHref(`/moderation/comptes/${un.compte_id}`)}>
							<bdi>{un.nom}</bdi>
						</a>
					</th>
					<td>{nombre(un.publiees)}</td>
					<td>{nombre(un.refusees)}</td>
					<td>{t("suivi.chiffres.jours", { n: nombre(un.moitie_jours) })}</td>
				</tr>
			))}
		</Table>
	);
}

/** What waits by age, the delays and the refusals of the reader, and who decided how much for administrators. */
export function PageChiffres(props: {
	chiffres: ChiffresEquipe;
	/** Null for who may not see them. */
	decideurs: readonly Decideur[] | null;
}) {
	const langue = pageLangue();
	const { chiffres, decideurs } = props;
	const t = pageTexts();
	const rien = <p className="text-soft">{t("suivi.chiffres.rien")}</p>;
	const series = {
		attente: {
			colonne: t("suivi.chiffres.age"),
			lignes: lignesDeDelais(chiffres.attente, langue),
		},
		delais: {
			colonne: t("chiffres.series.delais_de_relecture.colonne"),
			lignes: lignesDeDelais(chiffres.delais, langue),
		},
		refus: {
			colonne: t("chiffres.series.refus_par_motif.colonne"),
			lignes: lignesDeRefus(chiffres.refus, langue),
		},
	};
	return (
		<Cadre
			partie="chiffres"
			racine
			titre={t("suivi.chiffres.titre")}
			chapeau={t.rich("suivi.chiffres.chapeau", {
				lien: (children) => <a href={pageHref("/chiffres")}>{children}</a>,
			})}
		>
			{keysOf(series).map((nom) => {
				const titre = t(`suivi.chiffres.${nom}`);
				const { colonne, lignes } = series[nom];
				const dites = lignes.filter(({ nombre }) => nombre > 0);
				return (
					<Section key={nom} id={nom} title={titre}>
						{dites.length === 0 ? (
							rien
						) : (
							<Barres
								legende={titre}
								tetes={[colonne, t("chiffres.nombre")]}
								lignes={dites}
							/>
						)}
					</Section>
				);
			})}
			{decideurs === null ? null : (
				<Section id="decideurs" title={t("suivi.chiffres.decideurs")}>
					{decideurs.length === 0 ? rien : <Decideurs decideurs={decideurs} />}
				</Section>
			)}
		</Cadre>
	);
}
