import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { creerCompte } from "#lib/comptes/commands";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { garderBrouillon, jeterBrouillon } from "./commands.ts";
import { lireBrouillon } from "./queries.ts";
import {
	BROUILLON_MAX_OCTETS,
	BROUILLON_SECONDES,
	BROUILLONS_MAX,
	BROUILLONS_PAR_HEURE,
	estSecretPlausible,
} from "./rules.ts";
import type { ContenuBrouillon } from "./schema.ts";

useTestDatabase();

async function garder(
	contenu: ContenuBrouillon,
	secret?: string,
	compte_id: number | null = null,
): Promise<string> {
	const garde = await garderBrouillon({
		nature: "projet",
		contenu,
		secret,
		compte_id,
		reseau: randomUUID(),
	});
	if (!garde.ok) throw new Error(garde.refus);
	return garde.valeur;
}

async function vieillir(secret: string, secondes: number) {
	await rows(
		sql`UPDATE brouillons SET expire_le = expire_le - make_interval(secs => ${secondes})
		    WHERE empreinte = ${secretHash(secret)}`,
	);
}

const TYPED = {
	nom: ["  Carte des «  fontaines » 💧 <script>"],
	description: ["Ligne 1\r\nLigne 2\t"],
	themes: ["eau", "villes"],
	usage_ia: [],
};

describe("a form being written", () => {
	test("comes back verbatim, only to the browser that holds the secret", async () => {
		const secret = await garder(TYPED);
		expect(estSecretPlausible(secret)).toBe(true);
		expect(await lireBrouillon(secret, "projet")).toEqual(TYPED);
		expect(await lireBrouillon(secret, "besoin")).toBeNull();
		expect(await lireBrouillon(`${secret.slice(1)}A`, "projet")).toBeNull();
	});

	test("is replaced by what the same browser writes next, and each kind has its own", async () => {
		const secret = await garder(TYPED);
		expect(await garder({ nom: ["Deux"] }, secret)).toBe(secret);
		await garderBrouillon({
			nature: "besoin",
			contenu: { titre: ["Un besoin"] },
			secret,
			compte_id: null,
			reseau: randomUUID(),
		});
		expect(await lireBrouillon(secret, "projet")).toEqual({ nom: ["Deux"] });
		expect(await lireBrouillon(secret, "besoin")).toEqual({
			titre: ["Un besoin"],
		});
	});

	test("is one draft, however many concurrent writes", async () => {
		const secret = await garder(TYPED);
		await Promise.all(
			Array.from({ length: 20 }, (_, rang) =>
				garder({ nom: [`${rang}`] }, secret),
			),
		);
		const { count } = await prisma().brouillon.deleteMany({
			where: { empreinte: new Uint8Array(secretHash(secret)) },
		});
		expect(count).toBe(1);
	});

	test("is kept 24 hours after the last write, by the clock of the database", async () => {
		const secret = await garder(TYPED);
		await vieillir(secret, BROUILLON_SECONDES - 60);
		expect(await lireBrouillon(secret, "projet")).toEqual(TYPED);
		await vieillir(secret, 60);
		expect(await lireBrouillon(secret, "projet")).toBeNull();
	});

	test("leaves the database once expired, with the next one that is kept", async () => {
		const secret = await garder(TYPED);
		await vieillir(secret, BROUILLON_SECONDES + 120);
		await garder({ nom: ["Autre"] });
		const restes = await rows(
			sql`SELECT 1 FROM brouillons WHERE empreinte = ${secretHash(secret)}`,
		);
		expect(restes).toEqual([]);
	});

	test("is deleted once sent", async () => {
		const secret = await garder(TYPED);
		await jeterBrouillon(secret, "projet");
		expect(await lireBrouillon(secret, "projet")).toBeNull();
	});

	test("a malformed secret is never accepted", async () => {
		for (const faux of ["", "x", "a".repeat(33), "é".repeat(32)])
			expect(await garder(TYPED, faux)).not.toBe(faux);
	});

	test("what the database can't hold is left out, and nothing else", async () => {
		const secret = await garder({ nom: ["a\u0000b\ud800c\u0001\u202e"] });
		expect(await lireBrouillon(secret, "projet")).toEqual({
			nom: ["ab\ufffdc\u0001\u202e"],
		});
	});

	test("is rejected beyond what a contribution may weigh, and kept just below", async () => {
		const texte = (octets: number) => ({ nom: ["a".repeat(octets)] });
		const cadre = JSON.stringify(texte(0)).length;
		const juste = BROUILLON_MAX_OCTETS - cadre;
		await garder(texte(juste));
		expect(
			await garderBrouillon({
				nature: "projet",
				contenu: texte(juste + 1),
				secret: undefined,
				compte_id: null,
				reseau: randomUUID(),
			}),
		).toEqual({ ok: false, refus: "trop_long" });
	});

	test("is erased with the account that wrote it, also when the account came later", async () => {
		const cree = await creerCompte(
			{ nature: "operateur" },
			{ courriel: "brouillon@example.org" },
		);
		if (!cree.ok) throw new Error(cree.refus);
		const secret = await garder(TYPED);
		await garder(TYPED, secret, cree.valeur.id);
		await garder(TYPED, secret, null);
		await prisma().compte.delete({ where: { id: cree.valeur.id } });
		expect(await lireBrouillon(secret, "projet")).toBeNull();
	});
});

describe("the bounds on drafts", () => {
	const essayer = (reseau: string, secret?: string, compte_id?: number) =>
		garderBrouillon({
			nature: "projet",
			contenu: TYPED,
			secret,
			compte_id: compte_id ?? null,
			reseau,
		});

	async function remplir(reseau: string): Promise<(string | undefined)[]> {
		const gardes: (string | undefined)[] = [];
		for (let fois = 0; fois < BROUILLONS_PAR_HEURE.max; fois += 1) {
			const garde = await essayer(reseau);
			gardes.push(garde.ok ? garde.valeur : undefined);
		}
		return gardes;
	}

	test("a network has ten new drafts an hour, whatever secret it sends; existing ones may still be written", async () => {
		const reseau = randomUUID();
		const [premier, ...autres] = await remplir(reseau);
		expect(autres).not.toContain(undefined);
		const refus = {
			ok: false,
			refus: "limite",
			delaiSecondes: expect.any(Number),
		};
		expect(await essayer(reseau)).toEqual(refus);
		expect(await essayer(reseau, "A".repeat(32))).toEqual(refus);
		expect(await essayer(reseau, premier)).toMatchObject({ ok: true });
		expect(await essayer(randomUUID())).toMatchObject({ ok: true });
	});

	test("a signed-in account is counted apart from the network", async () => {
		const reseau = randomUUID();
		await remplir(reseau);
		const cree = await creerCompte(
			{ nature: "operateur" },
			{ courriel: "atelier@example.org" },
		);
		if (!cree.ok) throw new Error(cree.refus);
		const { id } = cree.valeur;
		expect(await essayer(reseau, undefined, id)).toMatchObject({ ok: true });
	});

	test("beyond the bound on all drafts, the least recently written is deleted", async () => {
		const ancien = await garder(TYPED);
		await vieillir(ancien, 3_600);
		await rows(
			sql`INSERT INTO brouillons (empreinte, nature, contenu, expire_le)
			    SELECT sha256(i::text::bytea), 'projet', '{}', now() + interval '23 hours 30 minutes'
			    FROM generate_series(1, ${BROUILLONS_MAX}) AS i`,
		);
		const recent = await garder(TYPED);
		expect(await lireBrouillon(recent, "projet")).toEqual(TYPED);
		expect(await lireBrouillon(ancien, "projet")).toBeNull();
		const [garde] = await rows<{ n: number }>(
			sql`SELECT count(*)::int AS n FROM brouillons`,
		);
		expect(garde?.n).toBeLessThanOrEqual(BROUILLONS_MAX);
	});
});
