/** Roles of an account (D8), in increasing order of rights. */
export const ROLES = ["membre", "moderateur", "admin"] as const;

export type Role = (typeof ROLES)[number];

/**
 * The second factor of a session: proved lately, proved some time ago, a passkey to show
 * first, or a passkey to add first.
 */
export const PREUVES = [
	"recente",
	"ancienne",
	"a_montrer",
	"a_ajouter",
] as const;

export type Preuve = (typeof PREUVES)[number];

/** An account that acts, through a session or one of its tokens. */
export type ActeurCompte = {
	readonly nature: "compte";
	readonly compte_id: number;
	readonly role: Role;
	/** How its session stands with the second factor; absent where the account needs none, and for tokens. */
	readonly preuve?: Preuve | undefined;
};

/** Whether the session still lacks what would give it its account's role: it acts as a member. */
export function attendPreuve({ preuve }: ActeurCompte): boolean {
	return preuve === "a_montrer" || preuve === "a_ajouter";
}

/** Whether the account has a passkey that this session did not show lately. */
export function doitMontrerCle({ preuve }: ActeurCompte): boolean {
	return preuve === "a_montrer" || preuve === "ancienne";
}

/** Whether the account belongs to the team, even while its session acts as a member. */
export function estEquipier(acteur: ActeurCompte): boolean {
	return aLeRole(acteur.role, "moderateur") || attendPreuve(acteur);
}

export type ActeurOperateur = { readonly nature: "operateur" };

/** The actor of a command: an account, the operator at the command line, or the worker. */
export type Acteur =
	| ActeurCompte
	| ActeurOperateur
	| { readonly nature: "systeme" };

/** Whether `role` includes the rights of `asked`. */
export function aLeRole(role: Role, asked: Role): boolean {
	return ROLES.indexOf(role) >= ROLES.indexOf(asked);
}

/** The role stored in a row; throws on an unknown role. */
export function roleDe(text: string): Role {
	const role = ROLES.find((candidate) => candidate === text);
	if (role === undefined)
		throw new Error(`unknown role in the database: ${text}`);
	return role;
}
