/** Why an address is not read, before anything is sent. */
export type BarredDestination = "adresse" | "identifiants" | "port" | "interne";

export type ReadRefusal =
	| BarredDestination
	/** The name has no address. */
	| "inconnue"
	| "injoignable"
	| "redirections"
	| "delai"
	| "trop_gros"
	/** Compressed in a manner that was not asked for, or wrongly. */
	| "encodage"
	/** Another status than 200: `statut`. */
	| "statut"
	/** Found, and not what is looked for. */
	| "autre"
	/** Too many reads at once. */
	| "occupe";
