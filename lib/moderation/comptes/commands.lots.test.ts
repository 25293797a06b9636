import { beforeEach, expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { traiterLot } from "./commands.ts";
import { listerLot } from "./queries.ts";
import { cleDuLot, type LotForme } from "./schema.ts";

useTestDatabase();

let moi: ActeurCompte;
let auteur: ActeurCompte;

beforeEach(async () => {
	await emptyDirectory();
	[moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre", "en")];
	const mien = {
		statut: "propose",
		publie_le: null,
		auteur: { connect: { id: auteur.compte_id } },
	};
	await creerProjet({ slug: "un", ...mien });
	await creerBesoin({ slug: "deux", ...mien });
	await creerProjet({ slug: "trois", ...mien });
	await creerProjet({ slug: "publie", auteur: mien.auteur });
	await creerProjet({ slug: "a-un-autre", statut: "propose", publie_le: null });
});

async function lot(geste: LotForme["geste"]): Promise<LotForme> {
	const { compte_id } = auteur;
	const fiches = (await listerLot(compte_id)).map(cleDuLot);
	return { compte_id, geste, motif: "Spam.", fiches };
}

async function statuts(): Promise<Record<string, string>> {
	const lus = await rows<{ slug: string; statut: string }>(
		sql`SELECT slug, statut FROM projets UNION ALL SELECT slug, statut FROM besoins`,
	);
	return Object.fromEntries(lus.map(({ slug, statut }) => [slug, statut]));
}

const INTACT = { publie: "publie", "a-un-autre": "propose" };

test("an account's waiting suggestions are quarantined at once, nobody else's, without a mail", async () => {
	const fait = await traiterLot(moi, await lot("quarantaine"));
	expect(fait).toEqual({ ok: true, valeur: { faites: 3, changees: 0 } });
	expect(await statuts()).toEqual({
		...INTACT,
		...{ un: "quarantaine", deux: "quarantaine", trois: "quarantaine" },
	});
	expect(await courrielsA(auteur)).toEqual([]);
});

test("spam leaves the queue and its account is suspended in one act, which a moderator may not do to one of the team", async () => {
	const forme = { ...(await lot("suspension")), motif: "Des annonces." };
	expect(await traiterLot(auteur, forme)).toMatchObject({ refus: "interdit" });
	const fait = await traiterLot(moi, forme);
	expect(fait).toMatchObject({ ok: true, valeur: { changees: 0 } });
	expect(await statuts()).toEqual({
		...INTACT,
		...{ un: "quarantaine", deux: "quarantaine", trois: "quarantaine" },
	});
	const suspensions = () =>
		rows(
			sql`SELECT acteur_id, motif FROM journal WHERE acte = 'suspendreCompte' AND objet_id = ${auteur.compte_id}`,
		);
	const sienne = [{ acteur_id: moi.compte_id, motif: "Des annonces." }];
	expect(await suspensions()).toEqual(sienne);
	expect(await courrielsA(auteur)).toEqual(["compte_suspendu attente"]);
	const { compte_id } = auteur;
	await rows(sql`UPDATE projets SET statut = 'propose' WHERE slug = 'un'`);
	await rows(
		sql`UPDATE comptes SET role = 'moderateur' WHERE id = ${compte_id}`,
	);
	expect(await traiterLot(moi, await lot("suspension"))).toMatchObject({
		refus: "interdit",
	});
	expect(await statuts()).toMatchObject({ un: "propose" });
});

test("what came or changed since the page was shown is left alone, and counted", async () => {
	const forme = await lot("quarantaine");
	await rows(
		sql`UPDATE projets SET modifie_le = modifie_le + interval '1 second' WHERE slug = 'un'`,
	);
	await creerProjet({
		slug: "arrive",
		statut: "propose",
		publie_le: null,
		auteur: { connect: { id: auteur.compte_id } },
	});
	expect(await traiterLot(moi, forme)).toMatchObject({
		valeur: { faites: 2, changees: 1 },
	});
	expect(await statuts()).toMatchObject({
		...{ un: "propose", deux: "quarantaine" },
		...{ trois: "quarantaine", arrive: "propose" },
	});
});

test("two moderators who do it at once decide each entry once, and each is told of the rest", async () => {
	const autre = await acteurDeRole("admin");
	const forme = await lot("quarantaine");
	const faits = await Promise.all([
		traiterLot(moi, forme),
		traiterLot(autre, forme),
	]);
	const faites = faits.flatMap((fait) => (fait.ok ? [fait.valeur] : []));
	const nombre = faites.reduce((n, { faites }) => n + faites, 0);
	const laissees = faites.reduce((n, { changees }) => n + changees, 0);
	expect([nombre, laissees]).toEqual([3, 3]);
	const actes = await rows(
		sql`SELECT 1 FROM journal WHERE acte LIKE 'changerStatut%'`,
	);
	expect(actes).toHaveLength(3);
});
