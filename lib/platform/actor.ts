/** Roles of an account (D8), in increasing order of rights. */
export const ROLES = ["membre", "moderateur", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** An account that acts, through a session or one of its tokens. */
export type ActeurCompte = {
	readonly nature: "compte";
	readonly compte_id: number;
	readonly role: Role;
};

/** The actor of a command: an account, the operator at the command line, or the worker. */
export type Acteur =
	| ActeurCompte
	| { readonly nature: "operateur" }
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
