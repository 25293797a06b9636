import { restrictedFile } from "#lib/adapters/files/restricted";
import { exporterMesDonnees } from "#lib/espace/queries";

export const GET = restrictedFile(
	{ name: "mes-donnees.json", type: "application/json" },
	"membre",
	async (_, { compte_id }) => {
		const lu = await exporterMesDonnees(compte_id);
		return lu.ok ? `${JSON.stringify(lu.valeur, null, "\t")}\n` : null;
	},
);
