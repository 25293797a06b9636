/** Accounts of the team with a passkey made of software, for tests. */
import { ajouterCle } from "#lib/comptes/cles/commands";
import { demanderAjout } from "#lib/comptes/cles/queries";
import { PREUVE_RECENTE_SECONDES } from "#lib/comptes/cles/rules";
import { lireSession } from "#lib/comptes/sessions/queries";
import type { Role } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import { prisma, sql } from "#lib/platform/db/pool";
import { newPasskey } from "#lib/platform/passkeys/passkey.fixture";
import { secretBytes } from "#lib/platform/runtime/clock";
import { secretHash } from "#lib/platform/runtime/derive-key";

const HEURE_MS = 3_600_000;

let comptes = 0;
/** A new account of that role. */
export async function nouveau(role: Role = "moderateur") {
	comptes += 1;
	const courriel = `cle${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, role },
	});
	return id;
}

/** Opens a session of the account, and reads its visitor as each request does. */
export async function ouvrir(compte_id: number) {
	const nom = secretBytes(32).toString("base64url");
	await prisma().session.create({
		data: {
			compte_id,
			empreinte: new Uint8Array(secretHash(nom)),
			expire_le: new Date(Date.now() + HEURE_MS),
		},
	});
	return async () => {
		const session = await lireSession(nom);
		if (!session) throw new Error("no session");
		return session.visiteur;
	};
}

/** An account of the team with a passkey, shown in this session. */
export async function avecCle(role: Role = "moderateur") {
	const id = await nouveau(role);
	const lire = await ouvrir(id);
	const cle = newPasskey(reglages().siteUrl);
	const visiteur = await lire();
	const options = await demanderAjout(visiteur, "moi");
	const fait = await ajouterCle(visiteur, {
		nom: "Téléphone",
		reponse: cle.create(options),
	});
	if (!fait.ok || fait.valeur === null) throw new Error("no passkey");
	return { id, lire, cle, codes: fait.valeur };
}

/** The passkey was last shown too long ago, in every session of the account. */
export async function vieillir(compte_id: number) {
	await prisma().$executeRaw(
		sql`UPDATE sessions SET prouvee_le = now() - make_interval(secs => ${PREUVE_RECENTE_SECONDES + 1}) WHERE compte_id = ${compte_id}`,
	);
}
