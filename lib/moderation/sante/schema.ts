/** What an administrator is told of the instance; the rules of Prometheus have the same bounds (`deploiement/alertes.yml`). */
export const DISQUE_MIN_OCTETS = 2 * 1024 ** 3;

/** A backup or a round of the daily tasks that is older is told as missing. */
export const AGE_MAX_SECONDES = 26 * 3_600;

/** One fact: `va` when nothing needs to be done about it. Null: it could not be read. */
export type Fait = { va: boolean } & (
	| { nom: "base" }
	| { nom: "disque"; octets: number | null }
	| { nom: "sauvegarde" | "taches"; age_secondes: number | null }
	| {
			nom: "courriels";
			attente: number | null;
			abandonnes: number | null;
			retard_secondes: number | null;
	  }
	| { nom: "version"; version: string; plus_recente: string | null }
);
