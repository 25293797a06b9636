import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { prisma, rows, sql } from "../db/pool.ts";
import { inTransaction } from "../db/transaction.ts";
import {
	annuler,
	annulerPourObjet,
	enfiler,
	enfilerPourCompte,
	enfilerSelection,
	rendre,
} from "./queue.ts";

useTestDatabase();

let compteurs = 0;

async function ouvrirCompte(
	valeurs: {
		langue?: string;
		suspendu?: boolean;
		hors?: boolean;
		demonstration?: boolean;
	} = {},
): Promise<number> {
	compteurs += 1;
	const { hors = false, ...autres } = valeurs;
	const suspendu_le = valeurs.suspendu ? new Date() : null;
	const { id } = await prisma().compte.create({
		data: {
			courriel: `p${compteurs}@exemple.test`,
			courriel_saisi: `P${compteurs}@exemple.test`,
			...autres,
			suspendu_le,
			hors_decomptes_le: hors ? new Date() : null,
		},
	});
	return id;
}

function unCourriel(cle: string) {
	return {
		gabarit: "compte_suspendu",
		donnees: { motif: null },
		langue: "fr",
		compte_id: null,
		destinataire: "quelqu-un@exemple.test",
		cle,
	} as const;
}

type Rangee = {
	cle: string;
	statut: string;
	langue: string;
	destinataire: string;
	donnees: unknown;
	priorite: number;
	compte_id: number | null;
	attend: number;
	vit: number | null;
};

function enFile(prefixe: string): Promise<Rangee[]> {
	return rows<Rangee>(sql`
		SELECT *, round(extract(epoch FROM disponible_le - cree_le))::int AS attend,
			round(extract(epoch FROM expire_le - cree_le))::int AS vit
		FROM courriels WHERE cle LIKE ${`${prefixe}%`} ORDER BY id`);
}

test("a mail queued in a transaction exists once it commits, and not if it rolls back", async () => {
	await inTransaction((tx) => enfiler(tx, unCourriel("valide")));
	const failed = inTransaction(async (tx) => {
		await enfiler(tx, unCourriel("defait"));
		throw new Error("the act failed");
	});
	await expect(failed).rejects.toThrow("the act failed");
	expect(await enFile("valide")).toMatchObject([
		{ statut: "attente", priorite: 3, attend: 0, vit: null },
	]);
	expect(await enFile("defait")).toEqual([]);
});

test("the same key queued again, even by twenty at once, is one mail", async () => {
	const outcomes = await Promise.all(
		Array.from({ length: 20 }, () =>
			inTransaction((tx) => enfiler(tx, unCourriel("une-fois"))),
		),
	);
	expect(outcomes.filter((isNew) => isNew)).toHaveLength(1);
	expect(await enFile("une-fois")).toHaveLength(1);
});

test("a mail is queued with its delay and expiry counted by the database, and the urgency asked for", async () => {
	await enfiler(prisma(), {
		...unCourriel("delai"),
		priorite: 0,
		delaiSecondes: 60,
		expireDansSecondes: 600,
	});
	expect(await enFile("delai")).toMatchObject([
		{ priorite: 0, attend: 60, vit: 600 },
	]);
});

test("data holding what JSON columns refuse is queued without it, and the transaction goes on", async () => {
	const motif = "avant\0après \ud800 fin";
	await enfiler(prisma(), { ...unCourriel("abime"), donnees: { motif } });
	expect(await enFile("abime")).toMatchObject([
		{ donnees: { motif: "avantaprès \ufffd fin" } },
	]);
});

test("a selection of accounts gets one mail each, in its language, at its address, except accounts excluded from the counts, and a second run adds none", async () => {
	const fr = await ouvrirCompte();
	const en = await ouvrirCompte({ langue: "en" });
	const hors = await ouvrirCompte({ suspendu: true, hors: true });
	const leve = await ouvrirCompte({ hors: true });
	const juste = await ouvrirCompte({ suspendu: true });
	const selection = sql`SELECT id AS compte_id FROM comptes WHERE id IN (${fr}, ${en}, ${hors}, ${leve}, ${juste})`;
	const courriel = {
		gabarit: "besoin_change_etat",
		donnees: {
			titre: { fr: "Un bac" },
			etat: { fr: "Résolu", en: "Solved" },
		},
		cle: "etat:1",
	} as const;
	expect(await enfilerSelection(prisma(), selection, courriel)).toBe(3);
	expect(await enfilerSelection(prisma(), selection, courriel)).toBe(0);
	expect(await enFile("etat:1")).toMatchObject([
		{ cle: `etat:1:${fr}`, langue: "fr", compte_id: fr, priorite: 5 },
		{ cle: `etat:1:${en}`, langue: "en", compte_id: en },
		{ cle: `etat:1:${juste}`, compte_id: juste },
	]);
});

test("a selection of 5,000 accounts is queued within one short transaction", async () => {
	await rows(sql`
		INSERT INTO comptes (courriel, courriel_saisi)
		SELECT 'foule' || n || '@exemple.test', '' FROM generate_series(1, 5000) AS n`);
	const selection = sql`SELECT id AS compte_id FROM comptes WHERE courriel LIKE 'foule%'`;
	const courriel = {
		gabarit: "besoin_change_etat",
		donnees: {
			titre: { fr: "Un bac" },
			etat: { fr: "Résolu", en: "Solved" },
		},
		cle: "foule",
	} as const;
	const written = await inTransaction((tx) =>
		enfilerSelection(tx, selection, courriel),
	);
	expect(written).toBe(5000);
});

test("a suspended account can still be written to individually", async () => {
	const compte_id = await ouvrirCompte({ suspendu: true, langue: "en" });
	const courriel = {
		gabarit: "compte_suspendu",
		donnees: { motif: "Abus" },
		cle: "suspension:9",
	} as const;
	expect(await enfilerPourCompte(prisma(), compte_id, courriel)).toBe(true);
	expect(await enfilerPourCompte(prisma(), compte_id, courriel)).toBe(false);
	expect(await enFile("suspension:9")).toMatchObject([
		{ langue: "en", compte_id },
	]);
});

test("D10: erasing an account deletes its mails, waiting or abandoned", async () => {
	const compte_id = await ouvrirCompte();
	await enfiler(prisma(), { ...unCourriel("efface:1"), compte_id });
	await enfiler(prisma(), { ...unCourriel("efface:2"), compte_id });
	await rows(
		sql`UPDATE courriels SET statut = 'abandonne' WHERE cle = 'efface:2'`,
	);
	await prisma().compte.delete({ where: { id: compte_id } });
	expect(await enFile("efface")).toEqual([]);
});

test("D3: an act's mails can be cancelled until they are sent, and their address and text are erased; other mails stay", async () => {
	for (const cle of ["acte:a", "acte:b"]) {
		await enfiler(prisma(), { ...unCourriel(cle), acte_id: 71 });
	}
	await enfiler(prisma(), { ...unCourriel("acte:c"), acte_id: 72 });
	await rows(sql`UPDATE courriels SET statut = 'envoi' WHERE cle = 'acte:b'`);
	expect(await annuler(prisma(), { acte_id: 71 })).toBe(1);
	expect(await annuler(prisma(), { acte_id: 71 })).toBe(0);
	expect(await enFile("acte")).toMatchObject([
		{ cle: "acte:a", statut: "annule", destinataire: "", donnees: {} },
		{ cle: "acte:b", statut: "envoi" },
		{ cle: "acte:c", statut: "attente" },
	]);
});

test("a mail that an act withdraws is given back whole by its undoing, at the present address; one cancelled by hand stays cancelled", async () => {
	const compte_id = await ouvrirCompte();
	for (const cle of ["rendu:a", "rendu:b"])
		await enfiler(prisma(), { ...unCourriel(cle), compte_id });
	await annuler(prisma(), { cle: "rendu:a" });
	await annuler(prisma(), { comptes: [compte_id] }, 81);
	const rendus = () => rendre(prisma(), 81, 82, 60, sql`true`);
	expect(await rendus()).toBe(1);
	expect(await rendus()).toBe(0);
	const { courriel } = await prisma().compte.findUniqueOrThrow({
		where: { id: compte_id },
	});
	expect(await enFile("rendu")).toMatchObject([
		{ statut: "annule", destinataire: "", donnees: {} },
		{ statut: "attente", destinataire: courriel, donnees: { motif: null } },
	]);
});

test("an undoing gives back no mail that its act did not withdraw, whose text is erased since, or that its reader may not get any more", async () => {
	const compte_id = await ouvrirCompte();
	const cles = ["autre", "efface", "tu", "rendue"].map((un) => `de:${un}`);
	for (const cle of cles)
		await enfiler(prisma(), { ...unCourriel(cle), compte_id });
	await annuler(prisma(), { cle: "de:autre" }, 90);
	await annuler(prisma(), { comptes: [compte_id] }, 91);
	await rows(sql`UPDATE courriels SET donnees = '{}' WHERE cle = 'de:efface'`);
	const entend = sql`m.cle <> 'de:tu'`;
	expect(await rendre(prisma(), 91, 92, 60, entend)).toBe(1);
	expect((await enFile("de:")).map(({ statut }) => statut)).toEqual([
		...["annule", "annule", "annule"],
		"attente",
	]);
});

test("an act cancels the mails of the templates that it judges, of its own object alone", async () => {
	const cas = [
		["projet", 7, "compte_suspendu"],
		["projet", 8, "compte_suspendu"],
		["besoin", 7, "compte_suspendu"],
		["projet", 7, "suspension_levee"],
	] as const;
	for (const [objet, objet_id, gabarit] of cas) {
		const { id: acte_id } = await prisma().journalEntree.create({
			data: { acteur: "systeme", acte: "essai", objet, objet_id },
		});
		const cle = `vise:${objet}:${objet_id}:${gabarit}`;
		await enfiler(prisma(), { ...unCourriel(cle), gabarit, acte_id });
	}
	const vise = { objet: "projet", objet_id: 7 };
	expect(await annulerPourObjet(prisma(), vise, ["compte_suspendu"])).toBe(1);
	expect((await enFile("vise:")).map(({ statut }) => statut)).toEqual([
		"annule",
		...["attente", "attente", "attente"],
	]);
});

test("a cancellation without criteria cancels nothing", async () => {
	await enfiler(prisma(), unCourriel("rien"));
	expect(await annuler(prisma(), {})).toBe(0);
	expect(await annuler(prisma(), { cle: "rien", besoin_id: 1 })).toBe(0);
	expect(await enFile("rien")).toMatchObject([{ statut: "attente" }]);
});

test("a cancellation is rolled back with its transaction", async () => {
	await enfiler(prisma(), unCourriel("reprise"));
	const failed = inTransaction(async (tx) => {
		await annuler(tx, { cle: "reprise" });
		throw new Error("the undo failed");
	});
	await expect(failed).rejects.toThrow("the undo failed");
	expect(await enFile("reprise")).toMatchObject([{ statut: "attente" }]);
});

test("an account of the demonstration gets no mail, by selection, by account or at its address, and others do", async () => {
	const id = await ouvrirCompte({ demonstration: true });
	const { courriel } = await prisma().compte.findUniqueOrThrow({
		where: { id },
	});
	const { cle, donnees, gabarit } = unCourriel("demo");
	const sien = { cle, donnees, gabarit };
	await inTransaction(async (tx) => {
		expect(
			await enfiler(tx, { ...unCourriel(cle), destinataire: courriel }),
		).toBe(false);
		expect(await enfilerPourCompte(tx, id, sien)).toBe(false);
		const lui = sql`SELECT ${id}::integer AS compte_id`;
		expect(await enfilerSelection(tx, lui, sien)).toBe(0);
		expect(await enfiler(tx, unCourriel("vrai"))).toBe(true);
	});
	expect(await enFile("demo")).toEqual([]);
});
