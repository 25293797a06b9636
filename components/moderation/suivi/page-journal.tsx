import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { nomActe } from "#lib/moderation/journal/rules";
import {
	ACTEURS_JOURNAL,
	type FiltreJournal,
	type LigneJournal,
} from "#lib/moderation/journal/schema";
import { OBJETS_JOURNAL } from "#lib/platform/db/journal-acts";
import type { Langue } from "#lib/platform/langues";
import { Cadre } from "../file/cadre.tsx";
import { ChoixFiltre, Filtre, MotsFiltre } from "../file/filtre.tsx";
import { Journal } from "./journal.tsx";

/** The journal, its filters, the file of the matching entries, and the link to older ones. */
export function PageJournal(props: {
	langue: Langue;
	filtre: FiltreJournal;
	lignes: readonly LigneJournal[];
	actes: readonly string[];
	/** Paths, in French, of the file and of the older entries. */
	fichier: string;
	suite: string | null;
}) {
	const { langue, filtre, actes, suite } = props;
	const t = texts(langue);
	const tous = t("moderation.filtre.tous");
	return (
		<Cadre
			langue={langue}
			partie="journal"
			racine
			titre={t("suivi.journal.titre")}
		>
			<Filtre langue={langue} chemin="/moderation/journal">
				<ChoixFiltre
					nom="objet"
					label={t("suivi.journal.objet")}
					valeur={filtre.objet}
					tous={tous}
					options={OBJETS_JOURNAL.map((value) => ({
						value,
						label: t(`suivi.journal.objets.${value}`),
					}))}
				/>
				<ChoixFiltre
					nom="acte"
					label={t("suivi.journal.acte")}
					valeur={filtre.acte}
					tous={tous}
					options={actes.map((value) => ({
						value,
						label: nomActe(value, langue),
					}))}
				/>
				<ChoixFiltre
					nom="acteur"
					label={t("suivi.journal.acteur")}
					valeur={filtre.acteur}
					tous={tous}
					options={ACTEURS_JOURNAL.map((value) => ({
						value,
						label: t(`suivi.journal.natures_acteur.${value}`),
					}))}
				/>
				<MotsFiltre
					nom="qui"
					label={t("suivi.journal.qui")}
					valeur={filtre.qui}
				/>
				<MotsFiltre
					nom="slug"
					label={t("suivi.journal.slug")}
					valeur={filtre.slug}
				/>
				<MotsFiltre
					nom="du"
					type="date"
					label={t("suivi.journal.du")}
					valeur={filtre.du}
				/>
				<MotsFiltre
					nom="au"
					type="date"
					label={t("suivi.journal.au")}
					valeur={filtre.au}
				/>
			</Filtre>
			<p className="mt-5">
				<a href={pageAddress(langue, props.fichier)} download>
					{t("suivi.journal.csv")}
				</a>
			</p>
			<Journal langue={langue} lignes={props.lignes} />
			{suite === null ? null : (
				<p>
					<a href={pageAddress(langue, suite)}>{t("suivi.journal.suite")}</a>
				</p>
			)}
		</Cadre>
	);
}
