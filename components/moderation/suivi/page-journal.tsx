import { FilterBar } from "#components/ui/kit/filter-bar";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type {
	ActeConnu,
	FiltreJournal,
	LigneJournal,
} from "#lib/moderation/journal/schema";
import { Cadre } from "../file/cadre.tsx";
import { Journal } from "./journal.tsx";
import { direActe } from "./phrases-acte.ts";

/** The journal, its filters, the file of the matching entries, and the link to older ones. */
export function PageJournal(props: {
	filtre: FiltreJournal;
	lignes: readonly LigneJournal[];
	actes: readonly ActeConnu[];
	/** Paths, in French, of the file and of the older entries. */
	fichier: string;
	suite: string | null;
}) {
	const { filtre, actes, suite } = props;
	const t = pageTexts();
	return (
		<Cadre partie="journal" racine titre={t("moderation.parties.journal")}>
			<FilterBar
				path="/moderation/journal"
				values={filtre}
				fields={[
					{
						name: "acte",
						label: t("suivi.journal.acte"),
						options: actes.map((un) => ({
							value: un.acte,
							label: direActe(un, "…"),
						})),
					},
					{ name: "qui", label: t("suivi.journal.qui") },
					{ name: "slug", label: t("suivi.journal.slug") },
					{ name: "du", label: t("suivi.journal.du"), kind: "date" },
					{ name: "au", label: t("suivi.journal.au"), kind: "date" },
				]}
			/>
			<p className="mt-5">
				<a href={pageHref(props.fichier)} download>
					{t("suivi.journal.csv")}
				</a>
			</p>
			<Journal lignes={props.lignes} />
			{suite === null ? null : (
				<p>
					<a href={pageHref(suite)}>{t("suivi.journal.suite")}</a>
				</p>
			)}
		</Cadre>
	);
}
