import { FilterBar } from "#components/ui/kit/filter-bar";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import {
	ACTEURS_JOURNAL,
	type ActeConnu,
	type FiltreJournal,
	type LigneJournal,
} from "#lib/moderation/journal/schema";
import { OBJETS_JOURNAL } from "#lib/platform/db/journal-acts";
import type { Langue } from "#lib/platform/langues";
import { Cadre } from "../file/cadre.tsx";
import { Journal } from "./journal.tsx";
import { direActe } from "./phrases-acte.ts";

/** The journal, its filters, the file of the matching entries, and the link to older ones. */
export function PageJournal(props: {
	langue: Langue;
	filtre: FiltreJournal;
	lignes: readonly LigneJournal[];
	actes: readonly ActeConnu[];
	/** Paths, in French, of the file and of the older entries. */
	fichier: string;
	suite: string | null;
}) {
	const { langue, filtre, actes, suite } = props;
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="journal"
			racine
			titre={t("suivi.journal.titre")}
		>
			<FilterBar
				langue={langue}
				path="/moderation/journal"
				values={filtre}
				fields={[
					{
						name: "objet",
						label: t("suivi.journal.objet"),
						options: OBJETS_JOURNAL.map((value) => ({
							value,
							label: t(`suivi.journal.objets.${value}`),
						})),
					},
					{
						name: "acte",
						label: t("suivi.journal.acte"),
						options: actes.map((un) => ({
							value: un.acte,
							label: direActe(un, langue, "…"),
						})),
					},
					{
						name: "acteur",
						label: t("suivi.journal.acteur"),
						options: ACTEURS_JOURNAL.map((value) => ({
							value,
							label: t(`suivi.journal.natures_acteur.${value}`),
						})),
					},
					{ name: "qui", label: t("suivi.journal.qui") },
					{ name: "slug", label: t("suivi.journal.slug") },
					{ name: "du", label: t("suivi.journal.du"), kind: "date" },
					{ name: "au", label: t("suivi.journal.au"), kind: "date" },
				]}
			/>
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
