import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { effacerCompte } from "#lib/espace/effacement/commands";
import { relirePhrase } from "#lib/moderation/bilans/commands";
import { listerPhrasesLues } from "#lib/moderation/bilans/queries";
import {
	reunirBesoins,
	separerBesoins,
} from "#lib/moderation/voisins/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { soutienDe } from "#prisma/outcomes.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	raconterSituation,
	retirerMonSoutien,
	retirerSituation,
	retirerSoutien,
	soutenirBesoin,
} from "./commands.ts";
import { listerMesSituations } from "./queries.ts";
import { SITUATION_MAX, SituationForme } from "./schema.ts";

useTestDatabase();

const NIEVRE = "dep-58";
beforeAll(async () => {
	await rows(
		sql`INSERT INTO lieux (code, nature, nom, dans, cles) VALUES (${NIEVRE}, 'departement', 'Nièvre', '{FR}', '{dep-58}'),
		      ('commune-58194', 'commune', 'Nevers', '{dep-58,FR}', '{commune-58194}') ON CONFLICT DO NOTHING`,
	);
});

async function besoin(statut = "publie"): Promise<string> {
	const slug = slugNeuf();
	await creerBesoin({ slug, statut });
	return slug;
}

function raconter(
	acteur: ActeurCompte,
	slug: string,
	situation: string,
	departement: string | null = null,
) {
	return raconterSituation(acteur, slug, {
		...{ situation, departement, langue: "fr" },
	});
}

const siennes = ({ compte_id }: ActeurCompte) => listerMesSituations(compte_id);

async function publier(texte: string) {
	const attend = await listerPhrasesLues();
	const id = attend.find((une) => une.texte === texte)?.id ?? "";
	return relirePhrase(await acteurDeRole("moderateur"), id, "publiee");
}

test("a situation is told by who supports the need alone: nobody else, on a public need, and not once suspended", async () => {
	const slug = await besoin();
	const passant = await acteurDeRole("membre");
	expect(await raconter(passant, slug, "Je passe.")).toMatchObject({
		...{ refus: "interdit", raison: "sans_soutien" },
	});
	const soutien = await soutienDe(slug);
	expect(await raconter(soutien, "É", "Faux.")).toMatchObject({
		refus: "introuvable",
	});
	expect(await raconter(soutien, slug, "Il faut 40 km.", NIEVRE)).toEqual({
		...{ ok: true, valeur: null },
	});
	expect(await siennes(soutien)).toEqual([
		{
			...{ slug, texte: "Il faut 40 km.", langue: "fr" },
			...{ departement: NIEVRE, etat: "attente" },
		},
	]);
	await rows(
		sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${soutien.compte_id}`,
	);
	expect(await raconter(soutien, slug, "Encore.")).toMatchObject({ ok: false });
	const archive = await soutienDe(await besoin());
	const [{ slug: ancien } = { slug: "" }] = await rows<{ slug: string }>(
		sql`UPDATE besoins b SET statut = 'archive' FROM soutiens s WHERE s.besoin_id = b.id AND s.compte_id = ${archive.compte_id} RETURNING b.slug`,
	);
	expect(await raconter(archive, ancien, "Trop tard.")).toMatchObject({
		ok: false,
	});
});

test("of a département that is none, nothing is kept", async () => {
	const slug = await besoin();
	const soutien = await soutienDe(slug);
	for (const faux of ["commune-58194", "dep-0", "Nièvre"]) {
		await raconter(soutien, slug, "Il faut 40 km.", faux);
		expect(await siennes(soutien)).toMatchObject([{ departement: null }]);
	}
});

test(`a situation has one to ${SITUATION_MAX} characters on one line`, () => {
	const lire = (situation: string) =>
		SituationForme.safeParse({ slug: "x", situation }).data?.situation;
	expect(lire("é".repeat(SITUATION_MAX))).toHaveLength(SITUATION_MAX);
	expect(lire("é".repeat(SITUATION_MAX + 1))).toBeUndefined();
	expect(lire("é")).toBe("é");
	expect(lire(" \n ")).toBeUndefined();
	expect(lire("Deux\nlignes")).toBe("Deux lignes");
});

test("told many times at once, a need has one situation of an account, the words of one of the calls", async () => {
	const slug = await besoin();
	const soutien = await soutienDe(slug);
	const dites = Array.from({ length: 10 }, (_, n) => `Cas ${n}.`);
	await Promise.all(dites.map((dite) => raconter(soutien, slug, dite)));
	const lues = await siennes(soutien);
	expect(lues).toHaveLength(1);
	expect(dites).toContain(lues[0]?.texte);
});

test("other words, or another département, are read again; the same ones stay shown", async () => {
	const slug = await besoin();
	const soutien = await soutienDe(slug);
	const texte = `Cas ${randomUUID()}.`;
	await raconter(soutien, slug, texte);
	expect(await publier(texte)).toMatchObject({ ok: true });
	await raconter(soutien, slug, texte);
	expect(await siennes(soutien)).toMatchObject([{ etat: "publiee" }]);
	await raconter(soutien, slug, texte, NIEVRE);
	expect(await siennes(soutien)).toMatchObject([{ etat: "attente" }]);
	await publier(texte);
	await raconter(soutien, slug, "Autre cas.", NIEVRE);
	expect(await siennes(soutien)).toMatchObject([
		{ texte: "Autre cas.", etat: "attente" },
	]);
});

test("the same words said again on the page of another language keep theirs", async () => {
	const slug = await besoin();
	const soutien = await soutienDe(slug);
	const dire = (situation: string, departement: string | null) =>
		raconterSituation(soutien, slug, {
			...{ situation, departement, langue: "en" },
		});
	await raconter(soutien, slug, "Il faut 40 km.");
	await dire("Il faut 40 km.", NIEVRE);
	expect(await siennes(soutien)).toMatchObject([
		{ langue: "fr", departement: NIEVRE },
	]);
	await dire("It is 40 km away.", NIEVRE);
	expect(await siennes(soutien)).toMatchObject([{ langue: "en" }]);
});

test("a situation is taken back alone, and goes with the support or the account, whether it waits or is shown", async () => {
	for (const montree of [false, true])
		for (const partir of [
			retirerSituation,
			retirerSoutien,
			retirerMonSoutien,
			({ compte_id }: ActeurCompte) =>
				effacerCompte({ nature: "operateur" }, compte_id),
		]) {
			const slug = await besoin();
			const soutien = await soutienDe(slug);
			const texte = `Cas ${randomUUID()}.`;
			await raconter(soutien, slug, texte);
			if (montree) await publier(texte);
			expect(await partir(soutien, slug)).toMatchObject({ ok: true });
			expect(await siennes(soutien)).toEqual([]);
			expect(await prisma().situation.count({ where: { phrase: texte } })).toBe(
				0,
			);
		}
});

test("told while the support is withdrawn, a situation never stays without its support", async () => {
	for (let fois = 0; fois < 10; fois += 1) {
		const slug = await besoin();
		const soutien = await soutienDe(slug);
		const [racontee, retire] = await Promise.all([
			raconter(soutien, slug, "Il faut 40 km."),
			retirerSoutien(soutien, slug),
		]);
		expect(retire).toMatchObject({ ok: true });
		if (!racontee.ok)
			expect(racontee).toMatchObject({ raison: "sans_soutien" });
		expect(await siennes(soutien)).toEqual([]);
	}
});

test("a merge takes a situation to the kept need, where one told there stays; undone, it comes back with its support", async () => {
	const [absorbe, garde] = [await besoin(), await besoin()];
	const seul = await soutienDe(absorbe);
	const deux = await soutienDe(absorbe);
	const trois = await soutienDe(absorbe);
	for (const double of [deux, trois]) await soutenirBesoin(double, garde);
	for (const un of [seul, deux, trois]) await raconter(un, absorbe, "Absorbé.");
	await raconter(trois, garde, "Gardé.");
	const moderateur = await acteurDeRole("moderateur");
	const raison = { raison_fr: "C’est pareil.", raison_en: "The same." };
	const reuni = await reunirBesoins(moderateur, { absorbe, garde, ...raison });
	expect(reuni).toMatchObject({ ok: true });
	const dites = async (acteur: ActeurCompte) =>
		(await siennes(acteur)).map(({ slug, texte }) => [slug, texte]);
	expect(await dites(seul)).toEqual([[garde, "Absorbé."]]);
	expect(await dites(deux)).toEqual([[garde, "Absorbé."]]);
	expect(await dites(trois)).toEqual([[garde, "Gardé."]]);
	// The address of the absorbed need still serves.
	expect(await raconter(seul, absorbe, "Encore.")).toMatchObject({ ok: true });
	expect(await retirerSituation(trois, absorbe)).toMatchObject({ ok: true });
	expect(await dites(trois)).toEqual([]);
	expect(await separerBesoins(moderateur, absorbe)).toMatchObject({ ok: true });
	expect(await dites(seul)).toEqual([[absorbe, "Encore."]]);
	expect(await dites(deux)).toEqual([[garde, "Absorbé."]]);
});
