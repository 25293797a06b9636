import { restrictedFile } from "#lib/adapters/files/restricted";
import { ecrireJournalCsv } from "#lib/moderation/journal/queries";
import { FiltreJournal } from "#lib/moderation/journal/schema";
import { lireFiltre } from "../../data.ts";

export const GET = restrictedFile(
	{ name: "journal.csv", type: "text/csv" },
	"moderateur",
	(query) => ecrireJournalCsv(lireFiltre(FiltreJournal, query)),
);
