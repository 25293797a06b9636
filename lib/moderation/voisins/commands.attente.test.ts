import { beforeAll, describe, expect, test } from "vitest";
import { listerProjetsDuBesoin } from "#lib/besoins/liens/queries";
import { lireBesoin } from "#lib/besoins/queries";
import { retirerContribution } from "#lib/espace/contributions/commands";
import { lireFluxDesEtapes } from "#lib/flux/queries";
import { donnerBilan } from "#lib/participation/bilans/commands";
import { retirerSoutien, soutenirBesoin } from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { creerBesoin } from "#prisma/entries.fixture";
import { checkInvariants } from "#prisma/invariants.fixture";
import { acteurDeRole, courrielsA, slugNeuf } from "#prisma/moderation.fixture";
import {
	besoin,
	CLEAN,
	creerExprime,
	lu,
	membre,
	RAISON,
	soutenus,
} from "#prisma/reunions.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin } from "../commands.ts";
import { annulerActe } from "../jugement/commands.ts";
import { lireDernierActe } from "../relecture/queries.ts";
import { traiterSignalements } from "../signalements/commands.ts";
import { reunirBesoins, separerBesoins } from "./commands.ts";
import { choisirGarde } from "./queries.ts";
import { lireReunisAvant } from "./writes.ts";

useTestDatabase();

let moi: ActeurCompte;
beforeAll(async () => {
	moi = await acteurDeRole("moderateur");
});

function reunir(absorbe: string, garde: string) {
	return reunirBesoins(moi, { absorbe, garde, ...RAISON });
}

describe("a need that awaits review", () => {
	const ATTEND = { statut: "propose", publie_le: null } as const;

	async function propose(auteur: ActeurCompte): Promise<string> {
		const slug = slugNeuf();
		await creerBesoin({
			...{ slug, ...ATTEND },
			auteur: { connect: { id: auteur.compte_id } },
		});
		return slug;
	}

	const etatDe = async (slug: string) =>
		prisma().besoin.findUniqueOrThrow({
			where: { slug },
			select: { statut: true, nb_soutiens: true, publie_le: true },
		});

	const decider = (slug: string, statut: "publie" | "refuse") =>
		modererBesoin(moi, slug, { statut, projet: undefined, motif: "Non." });

	test("gives its author’s support to a public one, says nothing of its text, and tells the author", async () => {
		const [auteur, autre] = [await membre(), await membre()];
		const absorbe = await propose(auteur);
		const garde = await besoin(autre);
		expect(await choisirGarde(absorbe, garde)).toEqual({ absorbe, garde });
		expect(await reunir(absorbe, garde)).toMatchObject({ ok: true });
		expect(await soutenus(auteur)).toEqual([garde]);
		expect(await lu(garde)).toMatchObject({ nb_soutiens: 2 });
		expect(JSON.stringify(await lu(garde))).not.toContain(absorbe);
		expect(await courrielsA(auteur)).toEqual(["besoin_reuni_auteur attente"]);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("and another one become one that awaits review: both authors count once it is public, and the second learns of it", async () => {
		const [premier, second] = [await membre(), await membre()];
		const garde = await propose(premier);
		const absorbe = await propose(second);
		expect(await choisirGarde(absorbe, garde)).toEqual({ absorbe, garde });
		await reunir(absorbe, garde);
		expect(await etatDe(garde)).toMatchObject({
			...{ statut: "propose", nb_soutiens: 1 },
		});
		const { donnees } = await prisma().courriel.findFirstOrThrow({
			where: { compte_id: second.compte_id },
		});
		// The text of somebody else, that nobody has reviewed.
		expect(donnees).not.toHaveProperty("garde");
		await decider(garde, "publie");
		expect(await lu(garde)).toMatchObject({ nb_soutiens: 1 });
		expect(await courrielsA(premier)).toEqual(["contribution_publiee attente"]);
		expect(await courrielsA(second)).toEqual([
			"besoin_reuni_auteur attente",
			"besoin_reuni_auteur attente",
		]);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("published, then merged within the minute, is told as merged alone; the news of its publication comes back with the undoing", async () => {
		const [auteur, autre] = [await membre(), await membre()];
		const absorbe = await propose(auteur);
		const garde = await besoin(autre);
		await decider(absorbe, "publie");
		expect((await reunir(absorbe, garde)).ok).toBe(true);
		expect((await courrielsA(auteur)).toSorted()).toEqual([
			"besoin_reuni_auteur attente",
			"contribution_publiee annule",
		]);
		const acte = await lireDernierActe(moi.compte_id);
		expect((await annulerActe(moi, acte?.acte_id ?? 0)).ok).toBe(true);
		expect((await courrielsA(auteur)).toSorted()).toEqual([
			"besoin_reuni_auteur annule",
			"contribution_publiee attente",
		]);
	});

	test("gives the one that it stands in no support of an author who is suspended", async () => {
		const auteur = await membre();
		const [absorbe, garde] = [await propose(auteur), await besoin()];
		await rows(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${auteur.compte_id}`,
		);
		await reunir(absorbe, garde);
		expect(await soutenus(auteur)).toEqual([]);
	});

	test("tells, once the one that it stands in is public, why it does by the merge in force, and nobody of another merge", async () => {
		const [second, ailleurs] = [await membre(), await membre()];
		const [garde, absorbe] = [
			await propose(await membre()),
			await propose(second),
		];
		const autrement = { raison_fr: "Pour une autre raison.", raison_en: null };
		const reunirAilleurs = async () =>
			reunirBesoins(moi, {
				...{ absorbe: await propose(ailleurs), garde: await besoin() },
				...autrement,
			});
		await reunirAilleurs();
		await reunirBesoins(moi, { absorbe, garde, ...autrement });
		await separerBesoins(moi, absorbe);
		await reunir(absorbe, garde);
		await reunirAilleurs();
		const { id } = await prisma().besoin.findUniqueOrThrow({
			where: { slug: garde },
		});
		expect(await inTransaction((tx) => lireReunisAvant(tx, id))).toMatchObject([
			{ slug: absorbe, raison: { fr: RAISON.raison_fr } },
		]);
		await decider(garde, "publie");
		const { donnees } = await prisma().courriel.findFirstOrThrow({
			where: { compte_id: second.compte_id },
			orderBy: { id: "desc" },
		});
		expect(donnees).toMatchObject({ raison: { fr: RAISON.raison_fr } });
		expect(await courrielsA(ailleurs)).toHaveLength(2);
	});

	test("tells of a second merge whose need was hidden in it, but not its own author again, nor the author of a public one", async () => {
		const [auteur, autre, public_] = [
			await membre(),
			await membre(),
			await membre(),
		];
		const milieu = await propose(auteur);
		for (const qui of [auteur, autre]) await reunir(await propose(qui), milieu);
		await decider(milieu, "publie");
		const vue = await besoin();
		await prisma().besoin.update({
			where: { slug: vue },
			data: { auteur_id: public_.compte_id },
		});
		await reunir(vue, milieu);
		const dits = () =>
			Promise.all([auteur, autre, public_].map((qui) => courrielsA(qui)));
		const avant = await dits();
		await reunir(milieu, await besoin());
		const apres = await dits();
		expect(apres.map(({ length }, rang) => length - (avant[rang]?.length ?? 0)))
			// The author, who supports it, and who wrote the same.
			.toEqual([1, 1, 0]);
	});

	test("is refused with the one that it stands in: its author reads why too", async () => {
		const [premier, second] = [await membre(), await membre()];
		const [garde, absorbe] = [await propose(premier), await propose(second)];
		await reunir(absorbe, garde);
		await decider(garde, "refuse");
		for (const qui of [premier, second])
			expect(await courrielsA(qui)).toContain("contribution_refusee attente");
	});

	test("is in the queue again, without a supporter, once its merge is undone within the minute", async () => {
		const auteur = await membre();
		const absorbe = await propose(auteur);
		const garde = await besoin();
		await reunir(absorbe, garde);
		const acte = await lireDernierActe(moi.compte_id);
		const { id: garde_id } = await prisma().besoin.findUniqueOrThrow({
			where: { slug: garde },
		});
		expect(acte).toMatchObject({ statut: "fusionne", garde_id });
		expect(await annulerActe(await membre(), acte?.acte_id ?? 0)).toMatchObject(
			{ refus: "interdit" },
		);
		const autre = await acteurDeRole("moderateur");
		expect(await annulerActe(autre, acte?.acte_id ?? 0)).toMatchObject({
			refus: "introuvable",
		});
		expect(await annulerActe(moi, acte?.acte_id ?? 0)).toMatchObject({
			ok: true,
			valeur: { slug: absorbe },
		});
		expect(await etatDe(absorbe)).toEqual({
			...{ statut: "propose", nb_soutiens: 0, publie_le: null },
		});
		expect(await soutenus(auteur)).toEqual([]);
		expect(await courrielsA(auteur)).toEqual(["besoin_reuni_auteur annule"]);
		expect((await lireDernierActe(moi.compte_id))?.acte_id).not.toBe(
			acte?.acte_id,
		);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("is no longer undone as an act after the minute", async () => {
		const [absorbe, garde] = [await propose(await membre()), await besoin()];
		await reunir(absorbe, garde);
		const acte = await lireDernierActe(moi.compte_id);
		await rows(
			sql`UPDATE journal SET le = le - interval '61 seconds' WHERE id = ${acte?.acte_id ?? 0}`,
		);
		expect(await annulerActe(moi, acte?.acte_id ?? 0)).toMatchObject({
			refus: "conflit",
		});
		expect(await etatDe(absorbe)).toMatchObject({ statut: "fusionne" });
	});

	test("D14: is as unknown by its slug once merged as before, to read, to support and to answer, also for its author", async () => {
		const auteur = await membre();
		const [absorbe, garde] = [await propose(auteur), await besoin()];
		await reunir(absorbe, garde);
		for (const essai of [
			lireBesoin(absorbe),
			listerProjetsDuBesoin(absorbe),
			lireFluxDesEtapes(absorbe, "fr"),
			soutenirBesoin(await membre(), absorbe),
			retirerSoutien(auteur, absorbe),
			donnerBilan(auteur, absorbe, null),
		])
			expect(await essai).toMatchObject({ refus: "introuvable" });
		expect(await soutenus(auteur)).toEqual([garde]);
	});

	test("takes no public one in", async () => {
		const [attend, visible] = [await propose(await membre()), await besoin()];
		expect(await reunir(visible, attend)).toMatchObject({ refus: "conflit" });
	});

	test("is in the queue again, when its publication is undone, with one in it that was never public", async () => {
		const [garde, cachee] = [await propose(await membre()), slugNeuf()];
		await creerBesoin({ slug: cachee, ...ATTEND });
		await reunir(cachee, garde);
		await decider(garde, "publie");
		const acte = await lireDernierActe(moi.compte_id);
		expect(await annulerActe(moi, acte?.acte_id ?? 0)).toMatchObject({
			ok: true,
		});
		expect(await etatDe(garde)).toMatchObject({ statut: "propose" });
	});

	test("is not in the queue again while a public one stands in it: its publication is undone once they are apart", async () => {
		const [garde, visible] = [await propose(await membre()), await besoin()];
		await decider(garde, "publie");
		const acte = await lireDernierActe(moi.compte_id);
		const annuler = () => annulerActe(moi, acte?.acte_id ?? 0);
		await reunir(visible, garde);
		expect(await annuler()).toMatchObject({ refus: "conflit" });
		expect(await lu(visible)).toMatchObject({ slug: garde });
		await separerBesoins(moi, visible);
		expect(await annuler()).toMatchObject({ ok: true });
		expect(await etatDe(garde)).toMatchObject({ statut: "propose" });
		expect(await lu(visible)).toMatchObject({ slug: visible });
	});

	test("awaits review again when the author of the other takes it back", async () => {
		const [premier, second] = [await membre(), await membre()];
		const [garde, absorbe] = [await propose(premier), await propose(second)];
		await reunir(absorbe, garde);
		expect(await retirerContribution(premier, "besoin", garde)).toMatchObject({
			ok: true,
		});
		expect(await etatDe(absorbe)).toMatchObject({ statut: "propose" });
		expect(await checkInvariants()).toEqual(CLEAN);
	});
});

test("what was apart again before a need is merged stays so when that merge is undone", async () => {
	const [dedans, a, b, c] = [
		await besoin(),
		await besoin(),
		await besoin(),
		await besoin(),
	];
	for (const [absorbe, garde] of [
		[a, b],
		[dedans, a],
	] as const) {
		await reunir(absorbe, garde);
		await separerBesoins(moi, absorbe);
	}
	await reunir(a, b);
	await reunir(b, c);
	const ligne = () =>
		prisma().besoin.findUniqueOrThrow({ where: { slug: dedans } });
	const avant = await ligne();
	await separerBesoins(moi, b);
	expect(await ligne()).toEqual(avant);
	expect(await lu(dedans)).toMatchObject({ slug: dedans });
	await separerBesoins(moi, a);
	await reunir(b, c);
	expect(await separerBesoins(moi, b)).toMatchObject({ ok: true });
	expect(await lu(a)).toMatchObject({ slug: a });
});

test("a need that is archived while it is about to be merged is not", async () => {
	const [absorbe, garde] = [await besoin(), await besoin()];
	const { enCours } = await inTransaction(async (tx) => {
		await tx.$executeRaw(
			sql`UPDATE besoins SET statut = 'archive' WHERE slug = ${absorbe}`,
		);
		return untilBlocked(() => reunir(absorbe, garde));
	});
	expect(await enCours).toMatchObject({ refus: "conflit" });
});

test("of two needs the one with a work space is kept, then the public one, the one that more support, the older one", async () => {
	const chantier = slugNeuf();
	await creerExprime({ slug: chantier, statut: "etude" });
	const [ancien, soutenu] = [await besoin(), await besoin(await membre())];
	const recent = await besoin();
	for (const [garde, absorbe] of [
		[chantier, soutenu],
		[soutenu, ancien],
		[ancien, recent],
	] as const)
		for (const [un, autre] of [
			[garde, absorbe],
			[absorbe, garde],
		] as const)
			expect(await choisirGarde(un, autre)).toEqual({ garde, absorbe });
	expect(await choisirGarde(ancien, ancien)).toBeNull();
	expect(await choisirGarde(ancien, slugNeuf())).toBeNull();
});

test("a report that was closed as a take-down by a merge waits again once the merge is undone, and its answer does not leave", async () => {
	const [absorbe, garde] = [await besoin(await membre()), await besoin()];
	const { id } = await prisma().signalement.create({
		data: {
			motif: "doublon",
			...{ courriel: "lectrice@exemple.org", langue: "fr" },
			besoin: { connect: { slug: absorbe } },
		},
	});
	await reunir(absorbe, garde);
	const acte = await lireDernierActe(moi.compte_id);
	const clos = await traiterSignalements(moi, {
		...{ objet: "besoin", slug: absorbe, illicite: false, ids: [id] },
		...{ decision: "retiree", note: null, reponse: null },
	});
	expect(clos.ok).toBe(true);
	expect(await annulerActe(moi, acte?.acte_id ?? 0)).toMatchObject({
		ok: true,
	});
	expect(
		await prisma().signalement.findUniqueOrThrow({ where: { id } }),
	).toMatchObject({ traite_le: null, decision: null });
	expect(
		await prisma().courriel.findFirst({
			where: { gabarit: "signalement_traite" },
		}),
	).toMatchObject({ statut: "annule" });
});
