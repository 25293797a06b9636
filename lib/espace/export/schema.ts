/** Rows of one kind, keys as the tables have them. */
type Lignes = readonly Readonly<Record<string, unknown>>[];

/** Everything held about an account, as its holder downloads it. */
export type MesDonnees = {
	readonly exporte_le: string;
	readonly compte: Readonly<Record<string, unknown>>;
	readonly sessions: Lignes;
	readonly navigateurs_connus: Lignes;
	readonly codes_demandes: Lignes;
	/** When wrong codes were typed for the address. */
	readonly codes_faux: Lignes;
	readonly jetons: Lignes;
	readonly votes: Lignes;
	readonly soutiens: Lignes;
	readonly refus_etapes: Lignes;
	readonly projets: Lignes;
	readonly besoins: Lignes;
	/** Earlier versions of these texts, and of which others the account made. */
	readonly versions: Lignes;
	/** Take-downs of what the account published, with what it answered; those that a moderator made are in the journal. */
	readonly retraits: Lignes;
	/** When contributions were sent, as the hourly limit knows. */
	readonly envois: Lignes;
	readonly brouillons: Lignes;
	readonly signalements: Lignes;
	readonly journal: Lignes;
	readonly courriels: Lignes;
};
