import { createHmac } from "node:crypto";
import type { ActeurCompte } from "#lib/platform/actor";

/** Who reports: an account, or somebody signed out, known by a network only. */
export type Lecteur =
	| ActeurCompte
	| { readonly nature: "anonyme"; readonly reseau: string };

/** What tells one reader from another without saying who it is: 32 bytes that only `cle` can make. */
export function empreinteLecteur(cle: Buffer, lecteur: Lecteur): Buffer {
	const qui =
		lecteur.nature === "compte"
			? `compte:${lecteur.compte_id}`
			: `reseau:${lecteur.reseau}`;
	return createHmac("sha256", cle).update(qui).digest();
}
