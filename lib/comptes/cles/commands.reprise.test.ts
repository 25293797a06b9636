/** What the mailbox of a team account does not do alone, once the account has a passkey. */
import { expect, test } from "vitest";
import {
	changerMonAdresse,
	demanderNouvelleAdresse,
} from "#lib/comptes/commands";
import { demanderCode } from "#lib/comptes/connexion/codes/commands";
import { creerJeton, revoquerJeton } from "#lib/comptes/jetons/commands";
import {
	fermerSession,
	fermerSessionsDe,
	fermerToutesLesSessions,
} from "#lib/comptes/sessions/commands";
import { effacerMonCompte } from "#lib/espace/effacement/commands";
import { suspendreCompte } from "#lib/moderation/comptes/commands";
import { prisma, sql } from "#lib/platform/db/pool";
import { avecCle, ouvrir, vieillir } from "#prisma/passkeys.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";

useTestDatabase();

const PREUVE = { ok: false, refus: "interdit", raison: "preuve" };
const RIEN = { navigateur: null, connu: null, reseau: "192.0.2.7" };

type Visiteur = Awaited<ReturnType<Awaited<ReturnType<typeof ouvrir>>>>;

async function codePour(gabarit: string, compte_id: number): Promise<string> {
	const [envoi] = await prisma().$queryRaw<{ code: string }[]>(
		sql`SELECT donnees ->> 'code' AS code FROM courriels
		    WHERE gabarit = ${gabarit} AND compte_id = ${compte_id} ORDER BY id DESC LIMIT 1`,
	);
	return envoi?.code ?? "aucun";
}

/** The right code of both mailboxes, or the first of them for a new address. */
async function preuveDAdresse(visiteur: Visiteur, nouvelle: string) {
	const { compte_id, courriel, session_id } = visiteur;
	const demande = await demanderNouvelleAdresse(visiteur, {
		courriel,
		nouvelle,
		langue: "fr",
		...RIEN,
	});
	if (!demande.ok) throw new Error(demande.refus);
	return {
		courriel,
		nouvelle,
		session_id,
		navigateur: demande.valeur.navigateur,
		code_ancien: await codePour("code_ancienne_adresse", compte_id),
		code_nouveau: await codePour("code_nouvelle_adresse", compte_id),
	};
}

async function preuveDEffacement(visiteur: Visiteur) {
	const { courriel, compte_id } = visiteur;
	// A mailbox gets one code a minute, and had that of the change of address.
	await prisma().$executeRaw(sql`DELETE FROM envois_codes`);
	const demande = await demanderCode(visiteur, {
		nature: "effacement",
		courriel,
		langue: "fr",
		...RIEN,
	});
	if (!demande.ok) throw new Error(demande.refus);
	const { navigateur } = demande.valeur;
	const saisi = await codePour("code_effacement", compte_id);
	return { courriel, navigateur, saisi };
}

/** An administrator's account, with its right codes, another session and a token. */
async function compteDEquipe() {
	const { id, lire } = await avecCle("admin");
	const visiteur = await lire();
	const jeton = await creerJeton(visiteur, {
		compte_id: id,
		nom: "essai",
		portees: ["lecture"],
	});
	if (!jeton.ok) throw new Error("no token");
	const { id: jeton_id } = await prisma().jeton.findFirstOrThrow({
		where: { compte_id: id },
	});
	const autre = await (await ouvrir(id))();
	return {
		id,
		lire,
		autre,
		jeton_id,
		adresse: await preuveDAdresse(visiteur, `nouvelle${id}@exemple.fr`),
		effacement: await preuveDEffacement(visiteur),
	};
}

type Equipier = Awaited<ReturnType<typeof compteDEquipe>>;

/** Every act that takes an account away from its owner, by the right codes where there are any; the last erases it. */
const ACTES: readonly [
	nom: string,
	agir: (qui: Visiteur, compte: Equipier) => Promise<unknown>,
][] = [
	["revoking a token", (qui, { jeton_id }) => revoquerJeton(qui, jeton_id)],
	[
		"closing one session",
		(qui, { autre }) => fermerSession(qui, autre.session_id),
	],
	[
		"closing somebody's sessions",
		async (qui) => fermerSessionsDe(qui, (await avecCle()).id),
	],
	[
		"suspending somebody of the team",
		async (qui) =>
			suspendreCompte(qui, (await avecCle()).id, {
				suspendu: true,
				motif: "Essai.",
			}),
	],
	[
		"asking for a change of address",
		(qui, { id }) =>
			demanderNouvelleAdresse(qui, {
				courriel: qui.courriel,
				nouvelle: `encore${id}@exemple.fr`,
				langue: "fr",
				...RIEN,
			}),
	],
	[
		"changing the address",
		(qui, { adresse }) => changerMonAdresse(qui, adresse),
	],
	["closing all sessions", (qui) => fermerToutesLesSessions(qui)],
	[
		"erasing the account",
		(qui, { effacement }) => effacerMonCompte(qui, effacement),
	],
];

test("signing out ends the session on the server too, of who has a passkey to show and does not", async () => {
	const { id, lire } = await avecCle();
	const parCourriel = await (await ouvrir(id))();
	expect(parCourriel.preuve).toBe("a_montrer");
	await vieillir(id);
	const ancienne = await lire();
	expect(ancienne.preuve).toBe("ancienne");
	for (const qui of [parCourriel, ancienne])
		expect(await fermerSession(qui, qui.session_id)).toMatchObject({
			ok: true,
		});
	expect(await prisma().session.count({ where: { compte_id: id } })).toBe(0);
});

test.each(ACTES)(
	"%s asks for the passkey of who has one, shown in this session lately: the right codes are not enough",
	async (_, agir) => {
		// Another administrator, so that this one may be erased.
		await avecCle("admin");
		const compte = await compteDEquipe();
		const { id, lire, autre } = compte;
		const avant = await prisma().compte.findUniqueOrThrow({ where: { id } });
		// Signed in by the mailbox alone.
		const parCourriel = await (await ouvrir(id))();
		expect(parCourriel.preuve).toBe("a_montrer");
		expect(await agir({ ...parCourriel, role: "admin" }, compte)).toMatchObject(
			PREUVE,
		);
		await vieillir(id);
		expect(await agir(await lire(), compte)).toMatchObject(PREUVE);
		expect(await prisma().compte.findUnique({ where: { id } })).toEqual(avant);
		expect(
			await prisma().session.count({ where: { id: autre.session_id } }),
		).toBe(1);
		expect(
			await prisma().jeton.count({
				where: { compte_id: id, revoque_le: null },
			}),
		).toBe(1);
		await prisma().session.updateMany({
			where: { compte_id: id, NOT: { prouvee_le: null } },
			data: { prouvee_le: new Date() },
		});
		expect(await agir(await lire(), compte)).toMatchObject({ ok: true });
	},
);
