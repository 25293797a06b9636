/** Rights of an account (D8), from the least to the most. */
export const ROLES = ["membre", "moderateur", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** An account that acts, through a session or one of its tokens. */
export type ActeurCompte = {
	readonly nature: "compte";
	readonly compte_id: number;
	readonly role: Role;
};

/** Who acts: an account, the operator at the command line, or the worker. */
export type Acteur =
	| ActeurCompte
	| { readonly nature: "operateur" }
	| { readonly nature: "systeme" };

/** Whether this role holds the rights of `asked`. */
export function aLeRole(role: Role, asked: Role): boolean {
	return ROLES.indexOf(role) >= ROLES.indexOf(asked);
}

/** The role a row of the database holds; throws when it is none of ours. */
export function roleDe(text: string): Role {
	const role = ROLES.find((candidate) => candidate === text);
	if (role === undefined)
		throw new Error(`unknown role in the database: ${text}`);
	return role;
}
