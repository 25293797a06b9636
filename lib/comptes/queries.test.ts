import { expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import { BesoinContribution } from "#lib/besoins/schema";
import { prisma } from "#lib/platform/db/pool";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerJeton } from "./jetons/commands.ts";
import { COMPTES_PAR_PAGE, listerComptes } from "./queries.ts";

useTestDatabase();

const TEXTE = "Forty characters at the very least, and not a single one more.";

test("the operator's list counts the contributions of an account and its live tokens, neither revoked nor over", async () => {
	const autre = await acteurDeRole("membre");
	const acteur = await acteurDeRole("membre");
	const { compte_id } = acteur;
	for (const nom of ["vivant", "fini", "révoqué"])
		expect(await creerJeton(acteur, { compte_id, nom })).toMatchObject({
			ok: true,
		});
	const titre = "Des bancs le long du canal";
	const envoye = BesoinContribution.parse({ titre, description: TEXTE });
	expect(await decrireBesoin(acteur, envoye)).toMatchObject({ ok: true });
	const passe = new Date(Date.now() - 1_000);
	await prisma().jeton.updateMany({
		where: { compte_id, nom: "fini" },
		data: { expire_le: passe },
	});
	await prisma().jeton.updateMany({
		where: { compte_id, nom: "révoqué" },
		data: { revoque_le: passe },
	});
	const filtre = { role: null, suspendus: false, mot: null };
	const { comptes } = await listerComptes(filtre, 1);
	expect(comptes.find(({ id }) => id === compte_id)).toMatchObject({
		...{ jetons: 1, contributions: 1 },
	});
	expect(comptes.find(({ id }) => id === autre.compte_id)).toMatchObject({
		...{ jetons: 0, contributions: 0 },
	});
});

test("the list tells since when an account is suspended, is narrowed by each filter, and has every account on one page of it", async () => {
	const compte = (courriel: string, autres = {}) =>
		prisma().compte.create({
			data: { courriel, courriel_saisi: courriel, ...autres },
		});
	const suspendu_le = new Date("2026-01-02T03:04:05.000Z");
	const puni = { suspendu: true, suspendu_le, nom: "Zoé Élan" };
	await compte("puni@ici.test", puni);
	await compte("chef@ici.test", { role: "admin" });
	for (let n = 0; n < COMPTES_PAR_PAGE; n += 1) await compte(`${n}@foule.test`);
	const tous = { role: null, suspendus: false, mot: null };
	const lire = async (filtre: object) => {
		const { comptes, total } = await listerComptes({ ...tous, ...filtre }, 1);
		expect(total).toBe(comptes.length);
		return comptes.map((un) => [un.courriel, un.suspendu_le]);
	};
	const lePuni = ["puni@ici.test", suspendu_le.toISOString()];
	const leChef = ["chef@ici.test", null];
	expect(await lire({ suspendus: true })).toEqual([lePuni]);
	expect(await lire({ role: "admin" })).toEqual([leChef]);
	expect(await lire({ mot: "ici.test" })).toEqual([lePuni, leChef]);
	expect(await lire({ mot: "elan" })).toEqual([lePuni]);
	expect(await lire({ mot: "PUNI@ici.test" })).toEqual([lePuni]);
	expect(await lire({ mot: "elan", role: "admin" })).toEqual([]);
	const pages = await Promise.all([1, 2, 3].map((n) => listerComptes(tous, n)));
	const ids = pages.flatMap(({ comptes }) => comptes.map(({ id }) => id));
	expect(pages[0]?.comptes).toHaveLength(COMPTES_PAR_PAGE);
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids).toHaveLength(pages[0]?.total ?? 0);
});
