/** Two moderators on the reports of one entry, and an entry whose state changes while they are closed. */
import { beforeEach, expect, test } from "vitest";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererProjet } from "../commands.ts";
import { annulerActe } from "../jugement/commands.ts";
import { reunirBesoins } from "../voisins/commands.ts";
import { rouvrirSignalement, traiterSignalements } from "./commands.ts";
import { lireSignales } from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

/** A report whose reader wants an answer, and how to close it. */
async function signale(
	objet: "projet" | "besoin",
	cle: { projet_id: number } | { besoin_id: number },
	slug: string,
) {
	const courriel = "lise@exemple.org";
	const { id } = await prisma().signalement.create({
		data: { ...cle, motif: "inexact", courriel, langue: "fr" },
	});
	const note = null;
	return { ...{ objet, slug, note, ids: [id] }, illicite: false };
}

const dits = () =>
	rows<{ statut: string; dite: string; decision: string }>(
		sql`SELECT statut, donnees ->> 'reponse' AS dite, donnees ->> 'decision' AS decision
		    FROM courriels WHERE gabarit = 'signalement_traite' ORDER BY id`,
	);

test("of two moderators who close the same reports, the second is told that nothing of theirs is saved nor mailed, at the same instant too; the same act sent twice is one", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const clos = await signale("projet", { projet_id }, slug);
	const mien = { ...clos, decision: "infonde", reponse: "Vérifié." } as const;
	const sien = { ...clos, decision: "corrigee", reponse: "Corrigé." } as const;
	const faits = await Promise.all([
		traiterSignalements(moi, mien),
		traiterSignalements(autre, sien),
	]);
	expect(faits.map(({ ok }) => ok).sort()).toEqual([false, true]);
	const [premier, second] = faits[0]?.ok
		? [
				{ qui: moi, quoi: mien },
				{ qui: autre, quoi: sien },
			]
		: [
				{ qui: autre, quoi: sien },
				{ qui: moi, quoi: mien },
			];
	const { decision, reponse: dite } = premier.quoi;
	for (const quoi of [second.quoi, premier.quoi])
		expect(await traiterSignalements(second.qui, quoi)).toMatchObject({
			refus: "conflit",
		});
	expect((await traiterSignalements(premier.qui, premier.quoi)).ok).toBe(true);
	expect(await dits()).toEqual([{ statut: "attente", dite, decision }]);
	expect((await lireSignales("projet", slug)).clos).toMatchObject([
		{ decision, reponse: dite },
	]);
});

test("a report is not closed as kept when its entry is no longer public", async () => {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug, statut: "archive" });
	const clos = await signale("projet", { projet_id }, slug);
	const gardee = { ...clos, decision: "gardee", reponse: null } as const;
	expect(await traiterSignalements(moi, gardee)).toMatchObject({
		refus: "invalide",
		detail: [{ loc: ["body", "decision"] }],
	});
	await prisma().projet.update({ where: { slug }, data: { statut: "publie" } });
	expect((await traiterSignalements(moi, gardee)).ok).toBe(true);
});

test("an entry taken down, or merged into another, within the minute reopens the reports that were closed as kept: nobody is told that it stays", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const clos = await signale("projet", { projet_id }, slug);
	const gardee = { ...clos, decision: "gardee", reponse: null } as const;
	await traiterSignalements(moi, gardee);
	const retrait = { statut: "archive", motif: "Fermé." } as const;
	await modererProjet(autre, slug, { ...retrait, mis_en_avant: undefined });
	expect(await dits()).toMatchObject([{ statut: "annule" }]);
	expect((await lireSignales("projet", slug)).groupe).toHaveLength(1);
	// The take-down is undone: whoever decides sees the report again, and answers it once.
	const retire = await prisma().journalEntree.findFirstOrThrow({
		where: { acte: "changerStatutProjet", objet_slug: slug },
	});
	expect((await annulerActe(autre, retire.id)).ok).toBe(true);
	expect((await lireSignales("projet", slug)).groupe).toHaveLength(1);
	await traiterSignalements(moi, gardee);
	expect((await dits()).map(({ statut }) => statut)).toEqual([
		...["annule", "attente"],
	]);

	const [absorbe, garde] = [slugNeuf(), slugNeuf()];
	const besoin_id = await creerBesoin({ slug: absorbe });
	await creerBesoin({ slug: garde });
	const double = await signale("besoin", { besoin_id }, absorbe);
	await traiterSignalements(moi, {
		...double,
		...{ decision: "gardee", reponse: null },
	});
	const raison = { raison_fr: "Le même.", raison_en: null };
	const reuni = await reunirBesoins(autre, { absorbe, garde, ...raison });
	expect(reuni.ok).toBe(true);
	expect((await lireSignales("besoin", absorbe)).groupe).toHaveLength(1);
	expect((await dits()).at(-1)).toMatchObject({ statut: "annule" });
});

test("an entry that is being merged is closed about once it is merged: nothing is said of what it was", async () => {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const besoin_id = await creerBesoin({ slug });
	const clos = await signale("besoin", { besoin_id }, slug);
	const gardee = { ...clos, decision: "gardee", reponse: null } as const;
	const { enCours } = await inTransaction(async (tx) => {
		// As a merge holds it.
		await tx.$queryRaw(
			sql`SELECT 1 FROM besoins WHERE id = ${besoin_id} FOR NO KEY UPDATE`,
		);
		const attente = await untilBlocked(() => traiterSignalements(moi, gardee));
		await tx.besoin.update({
			where: { id: besoin_id },
			data: { statut: "archive" },
		});
		return attente;
	});
	expect(await enCours).toMatchObject({ refus: "invalide" });
	expect(await dits()).toEqual([]);
});

test("a reopened report keeps its own answer from leaving, and that of whoever reported the same entry waits", async () => {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const autre = await prisma().signalement.create({
		data: {
			...{ projet_id, motif: "inexact", langue: "fr" },
			courriel: "luc@exemple.org",
		},
	});
	const clos = await signale("projet", { projet_id }, slug);
	const [id = 0] = clos.ids;
	const ids = [autre.id, id];
	const ferme = { ...clos, ids, decision: "infonde", reponse: "Vu." } as const;
	expect((await traiterSignalements(moi, ferme)).ok).toBe(true);
	expect((await rouvrirSignalement(moi, id)).ok).toBe(true);
	expect(
		await rows(
			sql`SELECT destinataire, statut FROM courriels ORDER BY destinataire`,
		),
	).toEqual([
		{ destinataire: "", statut: "annule" },
		{ destinataire: "luc@exemple.org", statut: "attente" },
	]);
	const { groupe, clos: fermes } = await lireSignales("projet", slug);
	expect([groupe, fermes].map((lus) => lus.map((un) => un.id))).toEqual([
		[id],
		[autre.id],
	]);
});

test("a report is reopened as the page showed it: closed anew since, it stays closed and its mail waits", async () => {
	const moi = await acteurDeRole();
	const slug = slugNeuf();
	const projet_id = await creerProjet({ slug });
	const clos = await signale("projet", { projet_id }, slug);
	const [id = 0] = clos.ids;
	const clore = () =>
		traiterSignalements(moi, { ...clos, decision: "infonde", reponse: "Vu." });
	const montre = async () =>
		(await lireSignales("projet", slug)).clos.at(0)?.acte_id ?? 0;
	await clore();
	const ancien = await montre();
	expect((await rouvrirSignalement(moi, id, ancien)).ok).toBe(true);
	await clore();
	expect(await rouvrirSignalement(moi, id, ancien)).toMatchObject({
		refus: "conflit",
	});
	expect((await lireSignales("projet", slug)).clos).toHaveLength(1);
	expect((await dits()).map(({ statut }) => statut)).toContain("attente");
	expect((await rouvrirSignalement(moi, id, await montre())).ok).toBe(true);
});
