import type { Compte } from "#prisma/client/client";
import type { Moi } from "./schema.ts";

export function versMoi({
	nom,
	valide_le,
}: Pick<Compte, "nom" | "valide_le">): Moi {
	return {
		nom,
		valide: valide_le !== null,
		valide_le: valide_le?.toISOString() ?? null,
	};
}
