import { expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import type { MotifSignalement } from "#lib/signalements/schema";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { rouvrirSignalement, traiterSignalements } from "./commands.ts";
import { listerSignalements } from "./queries.ts";
import { SIGNALEMENTS_MAX_PAR_GROUPE, TraitementForme } from "./schema.ts";

useTestDatabase();

let heure = 0;

/** Reports on one entry, in this order, an hour apart. */
async function signales(
	objet: { projet_id: number } | { besoin_id: number },
	...motifs: MotifSignalement[]
): Promise<number[]> {
	const ids: number[] = [];
	for (const motif of motifs) {
		heure += 1;
		const { id } = await prisma().signalement.create({
			data: { ...objet, motif, cree_le: new Date(heure * 3_600_000) },
		});
		ids.push(id);
	}
	return ids;
}

/** The queue as a moderator reads it: entries, with the reports of each group. */
async function file(traites = false) {
	const { fiches } = await listerSignalements(traites);
	return fiches.map(({ slug, groupes }) => [
		slug,
		...groupes.map(({ illicite, signalements }) => [
			illicite ? "illicite" : "autres",
			...signalements.map(({ id }) => id),
		]),
	]);
}

const projet = (slug: string) => ({ objet: "projet", slug }) as const;

test("reports are grouped by entry, those of illegal content first and separate, and closed by group", async () => {
	await emptyDirectory();
	const moi = await acteurDeRole();
	const [calme, grave] = [slugNeuf(), slugNeuf()];
	const besoin_id = await creerBesoin({ slug: calme });
	const projet_id = await creerProjet({ slug: grave });
	const [a, b] = await signales({ besoin_id }, "inexact", "doublon");
	const [c, d, e] = await signales(
		{ projet_id },
		...(["illicite", "lien_mort", "illicite"] as const),
	);
	expect(await file()).toEqual([
		[grave, ["illicite", c, e], ["autres", d]],
		[calme, ["autres", a, b]],
	]);

	const ordinaires = { ...projet(grave), illicite: false, ids: [d ?? 0] };
	expect((await traiterSignalements(moi, ordinaires)).ok).toBe(true);
	expect(await file()).toEqual([
		[grave, ["illicite", c, e]],
		[calme, ["autres", a, b]],
	]);
	expect(await dernierActe("projet", grave)).toMatchObject({
		acte: "traiterSignalement",
		apres: { signalements: [d], illicite: false },
	});

	const illicites = {
		...projet(grave),
		illicite: true,
		ids: [c ?? 0, e ?? 0],
	};
	expect((await traiterSignalements(moi, illicites)).ok).toBe(true);
	expect(await file()).toEqual([[calme, ["autres", a, b]]]);
	expect(await file(true)).toEqual([
		[grave, ["illicite", c, e], ["autres", d]],
	]);

	expect((await rouvrirSignalement(moi, c ?? 0)).ok).toBe(true);
	expect(await file()).toEqual([
		[grave, ["illicite", c]],
		[calme, ["autres", a, b]],
	]);
});

test("reports received since the page was read stay in the queue, and so do those of another group or entry", async () => {
	await emptyDirectory();
	const moi = await acteurDeRole();
	const [un, deux] = [slugNeuf(), slugNeuf()];
	const premier = { projet_id: await creerProjet({ slug: un }) };
	const second = { projet_id: await creerProjet({ slug: deux }) };
	const [lu, illicite, ensuite] = await signales(
		premier,
		...(["autre", "illicite", "autre"] as const),
	);
	const [ailleurs] = await signales(second, "autre");
	const ids = [lu ?? 0, illicite ?? 0, ailleurs ?? 0];
	const demande = { ...projet(un), illicite: false, ids };
	expect((await traiterSignalements(moi, demande)).ok).toBe(true);
	expect(await file()).toEqual([
		[un, ["illicite", illicite], ["autres", ensuite]],
		[deux, ["autres", ailleurs]],
	]);
	expect((await traiterSignalements(moi, demande)).ok).toBe(true);
	expect(
		await prisma().journalEntree.count({ where: { objet_slug: un } }),
	).toBe(1);
});

test("a group longer than the page shows its oldest, and says how many there are", async () => {
	await emptyDirectory();
	const projet_id = await creerProjet({ slug: slugNeuf() });
	const nombre = SIGNALEMENTS_MAX_PAR_GROUPE + 1;
	await prisma().signalement.createMany({
		data: Array.from({ length: nombre }, () => ({
			projet_id,
			motif: "autre",
		})),
	});
	const { fiches } = await listerSignalements(false);
	const [groupe] = fiches[0]?.groupes ?? [];
	expect(groupe?.nombre).toBe(nombre);
	expect(groupe?.signalements).toHaveLength(SIGNALEMENTS_MAX_PAR_GROUPE);
});

test("members can close nothing, and an unknown entry or report is rejected", async () => {
	const membre: ActeurCompte = await acteurDeRole("membre");
	const moi = await acteurDeRole();
	const demande = { ...projet(slugNeuf()), illicite: true, ids: [1] };
	for (const refus of [
		await traiterSignalements(membre, demande),
		await rouvrirSignalement(membre, 1),
	])
		expect(refus).toMatchObject({ ok: false, refus: "interdit" });
	for (const refus of [
		await traiterSignalements(moi, demande),
		await rouvrirSignalement(moi, 2 ** 31 - 1),
	])
		expect(refus).toMatchObject({ ok: false, refus: "introuvable" });
});

test("the form contains the reports that it closes, as many as a group shows at most", () => {
	const lire = (ids: string[]) =>
		TraitementForme.safeParse({
			objet: "projet",
			slug: "x",
			illicite: "false",
			ids,
		}).success;
	expect(lire(["1"])).toBe(true);
	expect(lire(Array(SIGNALEMENTS_MAX_PAR_GROUPE).fill("1"))).toBe(true);
	expect(lire(Array(SIGNALEMENTS_MAX_PAR_GROUPE + 1).fill("1"))).toBe(false);
	expect(lire([])).toBe(false);
	expect(lire(["x"])).toBe(false);
});
