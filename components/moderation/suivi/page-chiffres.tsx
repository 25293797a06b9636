import { Barres } from "#components/statistiques/barres";
import { Section } from "#components/ui/section";
import { Table } from "#components/ui/table";
import { pageAddress } from "#lib/i18n/addresses";
import { formats, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import {
	type LigneDeSerie,
	lignesDeDelais,
	lignesDeRefus,
} from "#lib/statistiques/rules";
import type { ChiffresEquipe, Decideur } from "#lib/statistiques/schema";
import { Cadre } from "../file/cadre.tsx";

/** Bars of what is counted; a sentence where there is nothing. */
function Serie(props: {
	langue: Langue;
	titre: string;
	colonne: string;
	lignes: readonly LigneDeSerie[];
}) {
	const t = texts(props.langue);
	const lignes = props.lignes.filter(({ nombre }) => nombre > 0);
	return (
		<>
			<h3 className="mt-6 text-h3">{props.titre}</h3>
			{lignes.length === 0 ? (
				<p className="text-soft">{t("suivi.chiffres.rien")}</p>
			) : (
				<Barres
					langue={props.langue}
					legende={props.titre}
					tetes={[props.colonne, t("chiffres.nombre")]}
					lignes={lignes}
				/>
			)}
		</>
	);
}

function Decideurs(props: { langue: Langue; decideurs: readonly Decideur[] }) {
	const { langue } = props;
	const t = texts(langue);
	const nombre = (valeur: number) =>
		formats(langue).number(valeur, { maximumFractionDigits: 1 });
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
						<a
							href={pageAddress(langue, `/moderation/comptes/${un.compte_id}`)}
						>
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
	langue: Langue;
	chiffres: ChiffresEquipe;
	/** Null for who may not see them. */
	decideurs: readonly Decideur[] | null;
}) {
	const { langue, chiffres, decideurs } = props;
	const t = texts(langue);
	const delai = t("chiffres.series.delais_de_relecture.colonne");
	const motif = t("chiffres.series.refus_par_motif.colonne");
	const qui = ["miens", "tous"] as const;
	return (
		<Cadre
			langue={langue}
			partie="chiffres"
			racine
			titre={t("suivi.chiffres.titre")}
		>
			<p className="mt-3 max-w-measure text-soft">
				{t("suivi.chiffres.chapeau")}
			</p>
			<Section id="attente" title={t("suivi.chiffres.attente")}>
				<Serie
					langue={langue}
					titre={t("suivi.chiffres.attente_de")}
					colonne={t("suivi.chiffres.age")}
					lignes={lignesDeDelais(chiffres.attente, langue)}
				/>
			</Section>
			<Section id="delais" title={t("suivi.chiffres.delais")}>
				{qui.map((un) => (
					<Serie
						key={un}
						langue={langue}
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
						langue={langue}
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
						<Decideurs langue={langue} decideurs={decideurs} />
					)}
				</Section>
			)}
		</Cadre>
	);
}
