import { afterEach, expect, test } from "vitest";
import {
	type Conduite,
	type Fournisseur,
	ouvrirFournisseur,
} from "#bench/epreuves/courriels/provider";
import { eventually } from "#server/postgres/test-process";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { prisma, rows, sql } from "../db/pool.ts";
import { BAIL_SECONDES, ESSAIS_MAX } from "./leases.ts";
import { annuler, type Courriel, enfiler, relancer } from "./queue.ts";
import { transportResend } from "./transports/resend.ts";
import type { Transport } from "./transports/transport.ts";
import { type MailWorker, startMailWorker } from "./worker.ts";

useTestDatabase();

const ouverts: (() => Promise<void>)[] = [];
afterEach(async () => {
	// The provider is closed first: requests that hang there then end at once.
	for (const fermer of ouverts.splice(0)) await fermer();
	await rows(sql`DELETE FROM courriels`);
});

async function fournisseur(
	conduite?: (numero: number, to: string) => Conduite,
	delaiMs?: number,
): Promise<Fournisseur> {
	const ouvert = await ouvrirFournisseur(conduite, delaiMs);
	ouverts.push(() => ouvert.fermer());
	return ouvert;
}

function travailleur(
	{ url }: Fournisseur,
	transport = transportResend("re_x", url),
): MailWorker {
	const worker = startMailWorker({ transport });
	ouverts.push(() => worker.stop());
	return worker;
}

/** A provider that keeps the mails of whom `holds` names until `release` is called. */
function heldProvider(holds: (to: string) => boolean) {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const taken: string[] = [];
	const transport: Transport = {
		delaiMaxSecondes: 30,
		async envoyer({ destinataire }) {
			taken.push(destinataire);
			if (holds(destinataire)) await released;
			return { issue: "envoye" };
		},
		fermer: async () => {},
	};
	return { transport, taken, release };
}

let numero = 0;

/** Queues one mail and returns its key, which is also its recipient's name. */
async function poster(valeurs: Partial<Courriel> = {}): Promise<string> {
	numero += 1;
	const cle = `n${numero}`;
	await enfiler(prisma(), {
		gabarit: "compte_suspendu",
		donnees: { motif: null },
		langue: "fr",
		compte_id: null,
		destinataire: `${cle}@exemple.test`,
		cle,
		...valeurs,
	});
	return cle;
}

type Rangee = {
	id: number;
	statut: string;
	essais: number;
	erreur: string | null;
	destinataire: string;
	donnees: unknown;
	attend: number;
};

async function rangee(cle: string): Promise<Rangee | undefined> {
	const [trouvee] = await rows<Rangee>(sql`
		SELECT *, extract(epoch FROM disponible_le - now())::float8 AS attend
		FROM courriels WHERE cle = ${cle}`);
	return trouvee;
}

async function devient(cle: string, statut: string): Promise<void> {
	await eventually(async () => (await rangee(cle))?.statut === statut);
}

/** Queues that many mails of a mailing, less urgent than any other. */
async function foule(nombre: number): Promise<void> {
	await rows(sql`
		INSERT INTO courriels (cle, gabarit, langue, destinataire, donnees, priorite)
		SELECT 'foule' || n, 'compte_suspendu', 'fr', 'foule' || n || '@exemple.test', '{"motif":null}', 8
		FROM generate_series(1, ${nombre}::int) AS n`);
}

test("a mail is sent, and its address and text are erased once it has been", async () => {
	const ouvert = await fournisseur();
	travailleur(ouvert);
	const cle = await poster({ donnees: { motif: "Spam" } });
	await devient(cle, "envoye");
	expect(ouvert.recus).toMatchObject([
		{ to: `${cle}@exemple.test`, subject: "Votre compte est suspendu" },
	]);
	expect(ouvert.recus[0]?.text).toContain("> Spam");
	expect(await rangee(cle)).toMatchObject({ destinataire: "", donnees: {} });
});

test("a code mail is sent although a mailing of 10,000 hangs at the provider", async () => {
	const { release, taken, transport } = heldProvider((to) =>
		to.startsWith("foule"),
	);
	await foule(10_000);
	const worker = startMailWorker({ transport });
	ouverts.push(async () => {
		release();
		await worker.stop();
	});
	await eventually(() => taken.length === 8);
	for (let n = 0; n < 5; n += 1)
		await devient(await poster({ priorite: 0 }), "envoye");
	expect(taken.filter((to) => to.startsWith("foule"))).toHaveLength(8);
});

test("mails are sent in order of urgency, whatever the order they were queued in", async () => {
	const ouvert = await fournisseur();
	const dernieres = [9, 8, 5, 3].map((priorite) => poster({ priorite }));
	const cles = await Promise.all(dernieres);
	await rows(
		sql`UPDATE courriels SET disponible_le = now() - interval '1 minute' * priorite`,
	);
	// One place: mails then arrive in the order in which they are sent.
	const worker = startMailWorker({
		transport: transportResend("re_x", ouvert.url),
		places: 1,
	});
	ouverts.push(() => worker.stop());
	for (const cle of cles) await devient(cle, "envoye");
	expect(ouvert.recus.map(({ to }) => to)).toEqual(
		cles.reverse().map((cle) => `${cle}@exemple.test`),
	);
});

test("two workers share a queue of 300: each mail is sent once", async () => {
	const ouvert = await fournisseur(undefined, 5);
	await foule(300);
	travailleur(ouvert);
	travailleur(ouvert);
	await eventually(
		async () =>
			(await prisma().courriel.count({ where: { statut: "envoye" } })) === 300,
	);
	expect(ouvert.requetes).toBe(300);
});

test("what a dead worker held is taken over once its lease has expired, not before", async () => {
	const ouvert = await fournisseur();
	const tenu = await poster();
	const laisse = await poster();
	await rows(sql`
		UPDATE courriels SET statut = 'envoi', essais = 1,
			bail_le = now() - CASE WHEN cle = ${tenu} THEN interval '50 s' ELSE interval '61 s' END`);
	travailleur(ouvert);
	await devient(laisse, "envoye");
	// The worker has looked at the queue once more.
	await devient(await poster(), "envoye");
	expect(await rangee(tenu)).toMatchObject({ statut: "envoi", essais: 1 });
});

test("a failed try waits twice as long each time, under the same key, and its error quotes no address", async () => {
	const ouvert = await fournisseur((n) =>
		n < 2 ? "accepte_puis_500" : "accepte",
	);
	travailleur(ouvert);
	const cle = await poster();
	for (const [essais, min, max] of [
		[1, 4, 10],
		[2, 9, 20],
	] as const) {
		await eventually(async () => {
			const lue = await rangee(cle);
			return lue?.essais === essais && lue.statut === "attente";
		});
		const lue = await rangee(cle);
		expect(lue?.erreur).toBe("resend 500 internal_server_error");
		expect(lue?.attend).toBeGreaterThan(min);
		expect(lue?.attend).toBeLessThanOrEqual(max);
		await rows(
			sql`UPDATE courriels SET disponible_le = now() - interval '1 s'`,
		);
	}
	await devient(cle, "envoye");
	expect(ouvert.recus).toHaveLength(1);
	expect(ouvert).toMatchObject({ requetes: 3, conflits: 0 });
});

test("a provider that never answers is given up, as a failed try, after 10 s or what is asked for", async () => {
	expect(transportResend("re_x", "http://127.0.0.1:1").delaiMaxSecondes).toBe(
		10,
	);
	const ouvert = await fournisseur(() => "pend");
	travailleur(ouvert, transportResend("re_x", ouvert.url, 1));
	const cle = await poster();
	await eventually(() => ouvert.requetes === 1);
	expect(await rangee(cle)).toMatchObject({ statut: "envoi" });
	await devient(cle, "attente");
	expect(await rangee(cle)).toMatchObject({
		essais: 1,
		erreur: expect.stringMatching(/^resend /),
	});
});

test("a mail that its provider postpones goes back to the queue without a try being counted", async () => {
	const ouvert = await fournisseur((n) => (n < 2 ? "trop" : "accepte"));
	travailleur(ouvert);
	const cle = await poster();
	await devient(cle, "envoye");
	expect(ouvert.requetes).toBe(3);
	expect(await rangee(cle)).toMatchObject({ essais: 1 });
});

test("a mail that no retry could send is a dead letter at once; retried by hand, it is sent", async () => {
	const ouvert = await fournisseur((n) => (n === 0 ? "invalide" : "accepte"));
	travailleur(ouvert);
	const cle = await poster();
	await devient(cle, "abandonne");
	const abandonne = await rangee(cle);
	expect(abandonne).toMatchObject({
		destinataire: `${cle}@exemple.test`,
		erreur: "resend 422 validation_error",
		essais: 1,
	});
	expect(await relancer(prisma(), abandonne?.id ?? 0)).toBe(true);
	await devient(cle, "envoye");
	expect(await relancer(prisma(), abandonne?.id ?? 0)).toBe(false);
});

test("a code that is abandoned keeps neither its address nor its digits, and is not retried", async () => {
	const ouvert = await fournisseur(() => "invalide");
	travailleur(ouvert);
	const cle = await poster({ priorite: 0, expireDansSecondes: 600 });
	await devient(cle, "abandonne");
	expect(await rangee(cle)).toMatchObject({ destinataire: "", donnees: {} });
	const abandonne = await rangee(cle);
	expect(await relancer(prisma(), abandonne?.id ?? 0)).toBe(false);
});

test("the last try that fails makes a dead letter, and so does a dead worker's last try", async () => {
	const ouvert = await fournisseur(() => "refuse_500");
	const cle = await poster();
	const muet = await poster();
	await rows(sql`
		UPDATE courriels SET essais = ${ESSAIS_MAX - 1} WHERE cle = ${cle}`);
	await rows(sql`
		UPDATE courriels SET essais = ${ESSAIS_MAX}, statut = 'envoi', bail_le = now() - interval '61 s'
		WHERE cle = ${muet}`);
	travailleur(ouvert);
	await devient(cle, "abandonne");
	await devient(muet, "abandonne");
	expect(await rangee(muet)).toMatchObject({ erreur: "sans réponse" });
	expect(ouvert.requetes).toBe(1);
});

test("a mail that may have been accepted is not retried once the provider may have forgotten its key", async () => {
	const ouvert = await fournisseur();
	const ancien = await poster();
	const neuf = await poster();
	await rows(sql`UPDATE courriels SET cree_le = now() - interval '24 hours'`);
	await rows(sql`UPDATE courriels SET essais = 1 WHERE cle = ${ancien}`);
	travailleur(ouvert);
	await devient(neuf, "envoye");
	await devient(ancien, "abandonne");
	expect(ouvert.requetes).toBe(1);
});

test("an expired mail is dropped with its address and text, also when the provider was failing", async () => {
	const ouvert = await fournisseur(() => "refuse_500");
	const perime = await poster();
	const encore = await poster({ priorite: 0, expireDansSecondes: 600 });
	await rows(sql`
		UPDATE courriels SET expire_le = now() - interval '1 s' WHERE cle = ${perime}`);
	travailleur(ouvert);
	await devient(perime, "expire");
	await devient(encore, "attente");
	expect(ouvert.requetes).toBe(1);
	expect(await rangee(perime)).toMatchObject({ destinataire: "", donnees: {} });
});

test("a mail that waits for its delay stays, and one cancelled meanwhile is never sent", async () => {
	const ouvert = await fournisseur();
	const cle = await poster({ delaiSecondes: 60, acte_id: 5 });
	travailleur(ouvert);
	await devient(await poster(), "envoye");
	expect(await rangee(cle)).toMatchObject({ statut: "attente", essais: 0 });
	expect(await annuler(prisma(), { acte_id: 5 })).toBe(1);
	await rows(
		sql`UPDATE courriels SET disponible_le = now() - interval '1 s' WHERE cle = ${cle}`,
	);
	await devient(await poster(), "envoye");
	expect(await rangee(cle)).toMatchObject({ statut: "annule", essais: 0 });
	expect(ouvert.requetes).toBe(2);
});

test("a recipient that is not exactly one mailbox is never passed to a provider", async () => {
	const ouvert = await fournisseur();
	const cles: string[] = [];
	for (const destinataire of [
		"a@exemple.test,b@exemple.test",
		"a@exemple.test\r\nBcc: b@exemple.test",
		"Nom <a@exemple.test>",
		'"a@b"@exemple.test',
		"a\uff20mal.test@exemple.test",
		"a@exemple.test ",
		"sans-arobase",
	])
		cles.push(await poster({ destinataire }));
	travailleur(ouvert);
	for (const cle of cles) {
		await devient(cle, "abandonne");
		expect(await rangee(cle)).toMatchObject({ erreur: "adresse" });
	}
	expect(ouvert.requetes).toBe(0);
});

test("a mail of a template unknown to this version waits for a version that knows it", async () => {
	const ouvert = await fournisseur();
	const cle = await poster();
	await rows(
		sql`UPDATE courriels SET gabarit = 'de_demain' WHERE cle = ${cle}`,
	);
	travailleur(ouvert);
	await eventually(async () => (await rangee(cle))?.erreur === "gabarit");
	expect(await rangee(cle)).toMatchObject({ statut: "attente" });
	expect(ouvert.requetes).toBe(0);
});

test("a transport whose tries may outlast the lease is refused at the start", () => {
	const transport = transportResend("re_x", "http://127.0.0.1:1");
	const lent = { ...transport, delaiMaxSecondes: BAIL_SECONDES };
	expect(() => startMailWorker({ transport: lent })).toThrow("lease");
});

test("a worker that is stopped finishes what it is sending and takes nothing more", async () => {
	const { release, taken, transport } = heldProvider(() => true);
	await foule(100);
	const worker = startMailWorker({ transport });
	await eventually(() => taken.length === 8);
	const stopped = worker.stop();
	release();
	await stopped;
	expect(taken).toHaveLength(8);
	const compte = await rows(sql`
		SELECT statut, count(*)::int AS nombre FROM courriels GROUP BY statut ORDER BY statut`);
	expect(compte).toEqual([
		{ statut: "attente", nombre: 92 },
		{ statut: "envoye", nombre: 8 },
	]);
});
