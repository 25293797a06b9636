import { telechargement } from "#lib/adapters/files/download";
import { exporterMesDonnees } from "#lib/espace/queries";

export const GET = telechargement("mes-donnees.json", ({ compte_id }) =>
	exporterMesDonnees(compte_id),
);
