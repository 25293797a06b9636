import { beforeAll, describe, expect, test } from "vitest";
import {
	accomplirActeEnAttente,
	choisirEtapes,
	mettreEnAttente,
	retirerSoutien,
	soutenirAvecChoix,
	soutenirBesoin,
} from "#lib/participation/commands";
import { lireMonSoutien } from "#lib/participation/queries";
import { reprendreSoutien } from "#lib/participation/reunions/commands";
import { lireSoutienDeplace } from "#lib/participation/reunions/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { signerReprise } from "#lib/platform/mail/need-links";
import { creerProjet } from "#prisma/entries.fixture";
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
import { annulerEnvoi } from "../sante/commands.ts";
import { reunirBesoins, separerBesoins } from "./commands.ts";

useTestDatabase();

let moi: ActeurCompte;
beforeAll(async () => {
	moi = await acteurDeRole("moderateur");
});

const membres = (nombre: number) =>
	Promise.all(Array.from({ length: nombre }, membre));

function reunir(absorbe: string, garde: string) {
	return reunirBesoins(moi, { absorbe, garde, ...RAISON });
}

async function idDe(slug: string): Promise<number> {
	const { id } = await prisma().besoin.findUniqueOrThrow({ where: { slug } });
	return id;
}

async function jetonDe({ compte_id }: ActeurCompte, slug: string) {
	return signerReprise({ compte_id, besoin_id: await idDe(slug) });
}

describe("a merge", () => {
	test("counts each account once, carries the choices about mails, keeps the texts, and says where the need stands", async () => {
		const [seul, deux, autre] = [
			await membre(),
			await membre(),
			await membre(),
		];
		const absorbe = await besoin(seul, deux);
		const garde = await besoin(deux, autre);
		const ailleurs = await besoin(seul);
		for (const sien of [absorbe, ailleurs])
			await choisirEtapes(seul, sien, false);
		await choisirEtapes(deux, absorbe, false);
		expect(await reunir(absorbe, garde)).toEqual({
			ok: true,
			valeur: { garde },
		});
		const kept = await lu(absorbe);
		expect(kept).toMatchObject({
			slug: garde,
			nb_soutiens: 3,
			reunis: [
				{
					slug: absorbe,
					titre: `Besoin ${absorbe}`,
					langue: "fr",
					raison: { fr: RAISON.raison_fr, en: RAISON.raison_en },
				},
			],
		});
		expect(kept).not.toHaveProperty("fusionne_dans");
		expect(await lireMonSoutien(seul.compte_id, garde)).toEqual({
			soutenu: true,
			etapes_par_courriel: false,
		});
		expect(await soutenus(deux)).toEqual([garde]);
		expect(await lireMonSoutien(deux.compte_id, garde)).toMatchObject({
			etapes_par_courriel: true,
		});
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("says nothing of itself on a need that none concerns", async () => {
		expect(JSON.stringify(await lu(await besoin()))).not.toMatch(/reuni|fusi/);
	});

	test("mails each moved supporter and the author once, after sixty seconds, and those who supported the kept one already not at all", async () => {
		const [auteur, seul, deux] = [
			await membre(),
			await membre(),
			await membre(),
		];
		const garde = await besoin(deux);
		const absorbe = await besoin(seul, deux);
		await prisma().besoin.update({
			where: { slug: absorbe },
			data: { auteur_id: auteur.compte_id },
		});
		await reunir(absorbe, garde);
		expect(await courrielsA(seul)).toEqual(["besoin_reuni attente"]);
		expect(await courrielsA(auteur)).toEqual(["besoin_reuni_auteur attente"]);
		expect(await courrielsA(deux)).toEqual([]);
		const [attente] = await rows<{ s: number }>(
			sql`SELECT extract(epoch FROM disponible_le - cree_le)::float8 AS s FROM courriels WHERE compte_id = ${seul.compte_id}`,
		);
		expect(Math.trunc((attente?.s ?? 0) / 60)).toBe(1);
		const { acte_id } = await prisma().reunion.findFirstOrThrow({
			where: { absorbe: { slug: absorbe } },
		});
		expect(await annulerEnvoi(moi, acte_id)).toMatchObject({
			refus: "conflit",
		});
	});

	test("mails an author who supports the need once", async () => {
		const auteur = await membre();
		const absorbe = await besoin(auteur);
		const data = { auteur_id: auteur.compte_id };
		await prisma().besoin.update({ where: { slug: absorbe }, data });
		await reunir(absorbe, await besoin());
		expect(await courrielsA(auteur)).toEqual(["besoin_reuni attente"]);
	});

	test("into a merged need lands on the one that it stands in, and what was merged into an absorbed one follows", async () => {
		const qui = await membres(3);
		const [a, b, c] = [
			await besoin(...qui.slice(0, 1)),
			await besoin(...qui.slice(1, 2)),
			await besoin(...qui.slice(2)),
		];
		await reunir(a, b);
		await reunir(b, c);
		const d = await besoin();
		expect(await reunir(d, a)).toEqual({ ok: true, valeur: { garde: c } });
		expect(await lu(a)).toMatchObject({ slug: c, nb_soutiens: 3 });
		expect((await lu(c))?.reunis?.map(({ slug }) => slug)).toEqual([a, b, d]);
		expect(await separerBesoins(moi, a)).toMatchObject({ refus: "conflit" });
		expect(await checkInvariants()).toEqual(CLEAN);
		expect(await separerBesoins(moi, b)).toMatchObject({ ok: true });
		expect(await lu(a)).toMatchObject({ slug: b, nb_soutiens: 2 });
		expect(await separerBesoins(moi, a)).toMatchObject({ ok: true });
		expect(await lu(a)).toMatchObject({ slug: a, nb_soutiens: 1 });
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test.each([
		["the same need", {}, {}, "LE_MEME"],
		["an open work space", { statut: "etude" }, {}, "CHANTIER"],
		["one that is not public", { statut: "archive" }, {}, "PUBLIC"],
		["demonstration and real", { demonstration: true }, {}, "DEMO"],
	])(
		"is refused for %s, and nothing changes",
		async (_, absorbe, garde, quoi) => {
			const [un, autre] = [slugNeuf(), slugNeuf()];
			await creerExprime({ slug: un, ...absorbe });
			await creerExprime({ slug: autre, ...garde });
			const fait = await reunir(un, quoi === "LE_MEME" ? un : autre);
			expect(fait).toMatchObject({ ok: false, refus: "conflit" });
			expect(
				await prisma().reunion.count({ where: { absorbe: { slug: un } } }),
			).toBe(0);
		},
	);

	test("of two needs delivered by different projects says so, and so does no other refusal", async () => {
		const [un, autre] = [slugNeuf(), slugNeuf()];
		for (const slug of [un, autre]) {
			await creerProjet({ slug: `p-${slug}` });
			await creerExprime({
				...{ slug, statut: "livre" },
				projet: { connect: { slug: `p-${slug}` } },
			});
		}
		const fait = await reunir(un, autre);
		expect(JSON.stringify(fait)).toContain("dans des projets différents");
	});

	test("a support given at the old address, at once or after a sign-in, counts where the need stands", async () => {
		const [un, deux, trois] = [await membre(), await membre(), await membre()];
		const [a, garde] = [await besoin(), await besoin()];
		const secret = await mettreEnAttente({
			...{ nature: "soutien", slug: a, avec_etapes: false },
		});
		await reunir(a, garde);
		await soutenirBesoin(un, a);
		await soutenirAvecChoix(deux, a, false);
		await accomplirActeEnAttente(trois, secret.ok ? secret.valeur : "");
		for (const qui of [un, deux, trois])
			expect(await soutenus(qui)).toEqual([garde]);
		expect(await lireMonSoutien(trois.compte_id, garde)).toMatchObject({
			etapes_par_courriel: false,
		});
		expect(await lu(garde)).toMatchObject({ nb_soutiens: 3 });
	});

	test("is refused to members, for an unknown need, and when one changed since it was read", async () => {
		const [un, autre] = [await besoin(), await besoin()];
		const voulue = { absorbe: un, garde: autre, ...RAISON };
		expect(await reunirBesoins(await membre(), voulue)).toMatchObject({
			refus: "interdit",
		});
		expect(await reunir(un, slugNeuf())).toMatchObject({
			refus: "introuvable",
		});
		expect(
			await reunirBesoins(moi, {
				...{ ...voulue, garde_vu_le: "2020-01-01T00:00:00.000Z" },
			}),
		).toMatchObject({ refus: "conflit" });
	});
});

describe("undoing a merge", () => {
	test("gives everyone back but those who left, leaves what was given since, and cancels the mails", async () => {
		const [reste, parti, neuf, deux] = await membres(4);
		if (!reste || !parti || !neuf || !deux) throw new Error("four accounts");
		const [absorbe, garde] = [
			await besoin(reste, parti, deux),
			await besoin(deux),
		];
		const avant = await lu(absorbe);
		await reunir(absorbe, garde);
		await retirerSoutien(parti, garde);
		await soutenirBesoin(neuf, garde);
		expect(await separerBesoins(moi, absorbe)).toMatchObject({ ok: true });
		expect(await soutenus(reste)).toEqual([absorbe]);
		expect(await soutenus(parti)).toEqual([]);
		expect(await soutenus(neuf)).toEqual([garde]);
		expect(await soutenus(deux)).toEqual([absorbe, garde]);
		expect(await lu(absorbe)).toEqual({ ...avant, nb_soutiens: 2 });
		expect(await courrielsA(reste)).toEqual(["besoin_reuni annule"]);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("restores the need as it was, byte for byte", async () => {
		const [absorbe, garde] = [
			await besoin(...(await membres(2))),
			await besoin(await membre()),
		];
		const avant = JSON.stringify([await lu(absorbe), await lu(garde)]);
		await reunir(absorbe, garde);
		await separerBesoins(moi, absorbe);
		expect(JSON.stringify([await lu(absorbe), await lu(garde)])).toBe(avant);
	});

	test("keeps on the kept need who came there from another one too", async () => {
		const qui = await membre();
		const [a, d, garde] = [
			await besoin(qui),
			await besoin(qui),
			await besoin(),
		];
		await reunir(a, garde);
		await reunir(d, garde);
		await separerBesoins(moi, a);
		expect(await soutenus(qui)).toEqual([a, garde]);
		await separerBesoins(moi, d);
		expect(await soutenus(qui)).toEqual([a, d]);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("who leaves and comes back has given a support of its own: it stays", async () => {
		const qui = await membre();
		const [a, garde] = [await besoin(qui), await besoin()];
		await reunir(a, garde);
		await retirerSoutien(qui, garde);
		await soutenirBesoin(qui, garde);
		await separerBesoins(moi, a);
		expect(await soutenus(qui)).toEqual([garde]);
	});

	test("is refused after the minute, to members, and twice", async () => {
		const [a, garde] = [await besoin(), await besoin()];
		expect(await separerBesoins(moi, a)).toMatchObject({ refus: "conflit" });
		await reunir(a, garde);
		expect(await separerBesoins(await membre(), a)).toMatchObject({
			refus: "interdit",
		});
		expect(await separerBesoins(moi, a)).toMatchObject({ ok: true });
		expect(await separerBesoins(moi, a)).toMatchObject({ refus: "conflit" });
		await reunir(a, garde);
		await rows(
			sql`UPDATE journal SET le = now() - interval '60 seconds' WHERE acte = 'reunirBesoins' AND objet_id = ${await idDe(a)}`,
		);
		expect(await separerBesoins(moi, a)).toMatchObject({ refus: "conflit" });
	});

	test("counts accounts out of the counts neither here nor there, and counts them once they are back", async () => {
		const [dehors, dedans] = [await membre(), await membre()];
		const [a, garde] = [await besoin(dehors, dedans), await besoin()];
		await rows(sql`UPDATE besoins SET nb_soutiens = 1 WHERE slug = ${a}`);
		await rows(
			sql`UPDATE comptes SET hors_decomptes_le = now() WHERE id = ${dehors.compte_id}`,
		);
		await reunir(a, garde);
		expect(await lu(garde)).toMatchObject({ nb_soutiens: 1 });
		expect(await courrielsA(dehors)).toEqual([]);
		expect(await checkInvariants()).toEqual(CLEAN);
	});
});

describe("the mail's way back", () => {
	test("fifty clicks at once take one support back, and count once", async () => {
		const [qui, autre] = [await membre(), await membre()];
		const [a, garde] = [await besoin(qui, autre), await besoin()];
		await reunir(a, garde);
		const jeton = await jetonDe(qui, a);
		expect(await lireSoutienDeplace(jeton)).toMatchObject({
			valeur: {
				absorbe: { traductions: {} },
				garde: { slug: garde, traductions: {} },
				deplace: true,
			},
		});
		const faits = await Promise.all(
			Array.from({ length: 50 }, () => reprendreSoutien(jeton)),
		);
		const repris = faits.filter((fait) => fait.ok && fait.valeur);
		expect(faits.every(({ ok }) => ok)).toBe(true);
		expect(repris).toHaveLength(1);
		expect(await lireSoutienDeplace(jeton)).toMatchObject({
			valeur: { deplace: false },
		});
		expect(await lu(garde)).toMatchObject({ nb_soutiens: 1 });
		expect(await soutenus(autre)).toEqual([garde]);
		await separerBesoins(moi, a);
		expect(await soutenus(qui)).toEqual([]);
		expect(await checkInvariants()).toEqual(CLEAN);
	});

	test("takes back no support that was given to the kept need", async () => {
		const qui = await membre();
		const [a, garde] = [await besoin(qui), await besoin(qui)];
		await reunir(a, garde);
		expect(await reprendreSoutien(await jetonDe(qui, a))).toEqual({
			ok: true,
			valeur: false,
		});
		expect(await soutenus(qui)).toEqual([garde]);
	});

	test("offers to take back the support that was moved there, not one that was moved elsewhere", async () => {
		const qui = await membre();
		const [a, deplacee] = [await besoin(qui), await besoin()];
		const [b, donnee] = [await besoin(qui), await besoin(qui)];
		await reunir(a, deplacee);
		await reunir(b, donnee);
		for (const [absorbe, deplace] of [
			[a, true],
			[b, false],
		] as const)
			expect(
				await lireSoutienDeplace(await jetonDe(qui, absorbe)),
			).toMatchObject({ valeur: { deplace } });
	});

	test("follows the need to where it stands, does nothing once the needs are apart, and knows no forged token", async () => {
		const qui = await membre();
		const [a, b, c] = [await besoin(qui), await besoin(), await besoin()];
		await reunir(a, b);
		await reunir(b, c);
		const jeton = await jetonDe(qui, a);
		expect(await reprendreSoutien(jeton)).toEqual({ ok: true, valeur: true });
		expect(await soutenus(qui)).toEqual([]);
		await separerBesoins(moi, b);
		await separerBesoins(moi, a);
		expect(await reprendreSoutien(jeton)).toEqual({ ok: true, valeur: false });
		expect(await lireSoutienDeplace(jeton)).toMatchObject({
			valeur: { garde: null, deplace: false },
		});
		expect(await reprendreSoutien(`${jeton}x`)).toMatchObject({
			refus: "introuvable",
		});
	});
});
