import { expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { enfilerPourCompte } from "#lib/platform/mail/queue";
import { secretBytes } from "#lib/platform/runtime/clock";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { changerMonAdresse, demanderNouvelleAdresse } from "./commands.ts";
import { barrerAdresse } from "./writes.ts";

useTestDatabase();

const FAUX = "000000";
const IMPOSSIBLE = { ok: false, refus: "conflit" };

let comptes = 0;
async function nouveauCompte(): Promise<ActeurCompte & { courriel: string }> {
	comptes += 1;
	const courriel = `ancienne${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel },
	});
	return { nature: "compte", compte_id: id, role: "membre", courriel };
}

async function codeEnvoye(gabarit: string, destinataire: string) {
	const [envoi] = await prisma().$queryRaw<{ code: string }[]>(
		sql`SELECT donnees ->> 'code' AS code FROM courriels
		    WHERE gabarit = ${gabarit} AND destinataire = ${destinataire} ORDER BY id DESC LIMIT 1`,
	);
	return envoi?.code ?? "aucun";
}

async function ouvrir({ compte_id }: ActeurCompte): Promise<number> {
	const { id } = await prisma().session.create({
		data: {
			compte_id,
			empreinte: new Uint8Array(secretBytes(32)),
			expire_le: new Date(Date.now() + 3_600_000),
		},
	});
	return id;
}

/** Requests both codes, and returns the proof that the change of address needs. */
async function demander(
	acteur: ActeurCompte & { courriel: string },
	nouvelle: string,
) {
	const { courriel } = acteur;
	const demande = await demanderNouvelleAdresse(acteur, {
		courriel,
		nouvelle,
		langue: "fr",
		navigateur: null,
		connu: null,
		reseau: `192.0.2.${comptes}`,
	});
	if (!demande.ok) throw new Error(demande.refus);
	return {
		courriel,
		nouvelle,
		session_id: await ouvrir(acteur),
		navigateur: demande.valeur.navigateur,
		code_ancien: await codeEnvoye("code_ancienne_adresse", courriel),
		code_nouveau: await codeEnvoye(
			"code_nouvelle_adresse",
			nouvelle.toLowerCase(),
		),
	};
}

function lire({ compte_id }: ActeurCompte) {
	return prisma().compte.findUniqueOrThrow({ where: { id: compte_id } });
}

test("the right code of both mailboxes moves the account; its queued mails follow, and no code works twice", async () => {
	const acteur = await nouveauCompte();
	const { compte_id } = acteur;
	const preuve = await demander(acteur, "Nouvelle1@Exemple.fr");
	await enfilerPourCompte(prisma(), compte_id, {
		gabarit: "suspension_levee",
		cle: "essai-adresse",
		donnees: { motif: null },
	});
	expect(await changerMonAdresse(acteur, preuve)).toMatchObject({ ok: true });
	expect(await lire(acteur)).toMatchObject({
		courriel: "nouvelle1@exemple.fr",
		courriel_saisi: "Nouvelle1@Exemple.fr",
	});
	expect(
		await prisma().courriel.findFirstOrThrow({
			where: { compte_id, gabarit: "suspension_levee" },
		}),
	).toMatchObject({ destinataire: "nouvelle1@exemple.fr" });
	expect(await changerMonAdresse(acteur, preuve)).toMatchObject({
		refus: "codes",
		ancien: "perime",
		nouveau: "perime",
	});
});

test("what waits for other accounts goes on to them, and a mail that left says where it went", async () => {
	const [moi, autre] = [await nouveauCompte(), await nouveauCompte()];
	const mettre = ({ compte_id }: ActeurCompte, cle: string) =>
		enfilerPourCompte(prisma(), compte_id, {
			...{ gabarit: "suspension_levee", cle, donnees: { motif: null } },
		});
	await mettre(moi, "parti");
	await prisma().courriel.updateMany({
		where: { compte_id: moi.compte_id },
		data: { statut: "envoye" },
	});
	await mettre(autre, "attendu");
	const preuve = await demander(moi, "ailleurs@exemple.fr");
	expect(await changerMonAdresse(moi, preuve)).toMatchObject({ ok: true });
	const a = async ({ compte_id }: ActeurCompte) =>
		(
			await prisma().courriel.findMany({
				where: { compte_id, gabarit: "suspension_levee" },
			})
		).map(({ destinataire }) => destinataire);
	expect(await a(moi)).toEqual([moi.courriel]);
	expect(await a(autre)).toEqual([autre.courriel]);
});

test.each([
	["the old mailbox's", "code_ancien", "ancien"],
	["the new mailbox's", "code_nouveau", "nouveau"],
] as const)(
	"without %s code nothing moves, and the other code is not used up",
	async (_, champ, lequel) => {
		const acteur = await nouveauCompte();
		const preuve = await demander(acteur, `${lequel}-faux@exemple.fr`);
		const faux = preuve[champ] === FAUX ? "000001" : FAUX;
		const refuse = await changerMonAdresse(acteur, {
			...preuve,
			[champ]: faux,
		});
		expect(refuse).toMatchObject({
			refus: "codes",
			ancien: null,
			nouveau: null,
			[lequel]: "faux",
		});
		expect(await lire(acteur)).toMatchObject({ courriel: acteur.courriel });
		expect(await changerMonAdresse(acteur, preuve)).toMatchObject({ ok: true });
	},
);

test("D9: an address that has an account gets its code like any other, and is rejected only once both codes are right", async () => {
	const autre = await nouveauCompte();
	const acteur = await nouveauCompte();
	const preuve = await demander(acteur, autre.courriel);
	expect(preuve.code_nouveau).toMatch(/^\d{6}$/);
	expect(await changerMonAdresse(acteur, preuve)).toMatchObject(IMPOSSIBLE);
	expect(await lire(acteur)).toMatchObject({ courriel: acteur.courriel });
	expect(await lire(autre)).toMatchObject({ courriel: autre.courriel });
});

test("D10: a barred address is rejected in the same words", async () => {
	const acteur = await nouveauCompte();
	await inTransaction((tx) => barrerAdresse(tx, "barree@exemple.fr"));
	const prise = await changerMonAdresse(
		acteur,
		await demander(acteur, (await nouveauCompte()).courriel),
	);
	const autre = await nouveauCompte();
	const barree = await changerMonAdresse(
		autre,
		await demander(autre, "barree@exemple.fr"),
	);
	expect(barree).toMatchObject(IMPOSSIBLE);
	expect(barree).toEqual(prise);
});

test("the change of address ends every other session of the account, and no other account's", async () => {
	const acteur = await nouveauCompte();
	const autre = await nouveauCompte();
	const sienne = await ouvrir(autre);
	const volee = await ouvrir(acteur);
	const preuve = await demander(acteur, "reprise@exemple.fr");
	const faux = preuve.code_ancien === FAUX ? "000001" : FAUX;
	const ouvertes = async () => {
		const sessions = await prisma().session.findMany({
			where: { id: { in: [sienne, volee, preuve.session_id] } },
			orderBy: { id: "asc" },
		});
		return sessions.map(({ id }) => id);
	};
	await changerMonAdresse(acteur, { ...preuve, code_ancien: faux });
	expect(await ouvertes()).toEqual([sienne, volee, preuve.session_id]);
	await changerMonAdresse(acteur, preuve);
	expect(await ouvertes()).toEqual([sienne, preuve.session_id]);
});

test("with the codes of two mailboxes, neither of which is the account's, nothing moves", async () => {
	const acteur = await nouveauCompte();
	const preuve = await demander(
		{ ...acteur, courriel: "intrus@exemple.fr" },
		"intrus2@exemple.fr",
	);
	expect(await changerMonAdresse(acteur, preuve)).toMatchObject({
		refus: "non_autorise",
	});
	expect(await lire(acteur)).toMatchObject({ courriel: acteur.courriel });
});

test("an account that was suspended meanwhile is not moved, with the right codes", async () => {
	const acteur = await nouveauCompte();
	const preuve = await demander(acteur, "suspendue@exemple.fr");
	await prisma().$executeRaw(
		sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${acteur.compte_id}`,
	);
	expect(await changerMonAdresse(acteur, preuve)).toMatchObject({
		refus: "non_autorise",
	});
	expect(await lire(acteur)).toMatchObject({ courriel: acteur.courriel });
});

test("the codes of one account move no other", async () => {
	const acteur = await nouveauCompte();
	const preuve = await demander(acteur, "volee@exemple.fr");
	const voleur = await nouveauCompte();
	expect(await changerMonAdresse(voleur, preuve)).toMatchObject({
		refus: "codes",
	});
	expect(await lire(voleur)).toMatchObject({ courriel: voleur.courriel });
});
