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
	const choix = geste === "refuse" ? ("publicite" as const) : undefined;
	return { compte_id, geste, choix, texte: "Twice.", motif: "Spam.", fiches };
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

test("refused for one reason, each with its mail in the author's language, and in the journal", async () => {
	const forme = await lot("refuse");
	expect(await traiterLot(moi, { ...forme, choix: undefined })).toMatchObject({
		refus: "invalide",
	});
	expect(await traiterLot(auteur, forme)).toMatchObject({ refus: "interdit" });
	expect(await traiterLot(moi, forme)).toMatchObject({ ok: true });
	expect(await statuts()).toEqual({
		...INTACT,
		...{ un: "refuse", deux: "refuse", trois: "refuse" },
	});
	const mails = await rows<{ motif: string }>(
		sql`SELECT donnees ->> 'motif' AS motif FROM courriels WHERE compte_id = ${auteur.compte_id}`,
	);
	expect(mails).toHaveLength(3);
	expect(mails[0]?.motif).toBe(
		"The text promotes a product or a service.\n\nTwice.",
	);
	const actes = await rows(
		sql`SELECT 1 FROM journal WHERE apres ->> 'choix' = 'publicite' AND acteur_id = ${moi.compte_id}`,
	);
	expect(actes).toHaveLength(3);
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
	const [mise, refus] = [await lot("quarantaine"), await lot("refuse")];
	const faits = await Promise.all([
		traiterLot(moi, mise),
		traiterLot(autre, refus),
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
