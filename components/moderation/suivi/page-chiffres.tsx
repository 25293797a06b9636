import { Barres } from "#components/statistiques/barres";
import { Section } from "#components/ui/section";
import { Table } from "#components/ui/table";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats } from "#lib/i18n/texts";
import {
	type LigneDeSerie,
	lignesDeDelais,
	lignesDeRefus,
} from "#lib/statistiques/rules";
import type { ChiffresEquipe, Decideur } from "#lib/statistiques/schema";
import { Cadre } from "../file/cadre.tsx";

/** Bars of what is counted; a sentence where there is nothing. */
function Serie(props: {
	titre: string;
	colonne: string;
	lignes: readonly LigneDeSerie[];
}) {
	const t = pageTexts();
	const lignes = props.lignes.filter(({ nombre }) => nombre > 0);
	return (
		<>
			<h3 className="mt-6 text-h3">{props.titre}</h3>
			{lignes.length === 0 ? (
				<p className="text-soft">{t("suivi.chiffres.rien")}</p>
			) : (
				<Barres
					legende={props.titre}
					tetes={[props.colonne, t("chiffres.nombre")]}
					lignes={lignes}
				/>
			)}
		</>
	);
}

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

/** What waits by age, the delays and the refusals of the reader and of all, and who decided how much for administrators. */
export function PageChiffres(props: {
	chiffres: ChiffresEquipe;
	/** Null for who may not see them. */
	decideurs: readonly Decideur[] | null;
}) {
	const langue = pageLangue();
	const { chiffres, decideurs } = props;
	const t = pageTexts();
	const delai = t("chiffres.series.delais_de_relecture.colonne");
	const motif = t("chiffres.series.refus_par_motif.colonne");
	const qui = ["miens", "tous"] as const;
	return (
		<Cadre
			partie="chiffres"
			racine
			titre={t("suivi.chiffres.titre")}
			chapeau={t("suivi.chiffres.chapeau")}
		>
			<Section id="attente" title={t("moderation.file.titre")}>
				<Serie
					titre={t("suivi.chiffres.attente_de")}
					colonne={t("suivi.chiffres.age")}
					lignes={lignesDeDelais(chiffres.attente, langue)}
				/>
			</Section>
			<Section
				id="delais"
				title={t("chiffres.series.delais_de_relecture.titre")}
			>
				{qui.map((un) => (
					<Serie
						key={un}
						titre={t(`suivi.chiffres.de.${un}`)}
						colonne={delai}
						lignes={lignesDeDelais(chiffres.delais[un], langue)}
					/>
				))}
			</Section>
			<Section id="refus" title={t("suivi.chiffres.refus")}>
				{qui.map((un) => (
					<Serie
						key={un}
						titre={t(`suivi.chiffres.de.${un}`)}
						colonne={motif}
						lignes={lignesDeRefus(chiffres.refus[un], langue)}
					/>
				))}
			</Section>
			{decideurs === null ? null : (
				<Section id="decideurs" title={t("suivi.chiffres.decideurs")}>
					{decideurs.length === 0 ? (
						<p className="text-soft">{t("suivi.chiffres.rien")}</p>
					) : (
						<Decideurs decideurs={decideurs} />
					)}
				</Section>
			)}
		</Cadre>
	);
}
