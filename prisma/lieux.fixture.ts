/** The areas of the project in the database of a test. */
import { reglages } from "#lib/platform/config/env";
import { withConnection } from "#lib/platform/db/own-connection";
import { AREAS_FILE, loadAreas } from "#server/migrations/areas";

export function chargerLieux(): Promise<void> {
	return withConnection(
		{ connectionString: reglages().databaseUrl },
		(client) => loadAreas(client, AREAS_FILE),
	);
}

/** A commune of 253 inhabitants, the group that it is in, and where that is. */
export const PETITE = {
	commune: "commune-01002",
	nom: "L'Abergement-de-Varey",
	autour: "epci-240100883",
	departement: "dep-01",
} as const;
