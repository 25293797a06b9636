import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TEXTES_PLONGES } from "#lib/recherche/queries";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { eventually } from "#server/postgres/test-process";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { completeEnvironment } from "../config/env.ts";
import { rows, sql } from "../db/pool.ts";
import { type StandIn, startStandIn } from "./embedding-server.fixture.ts";
import {
	BATCH,
	embedPublicTexts,
	startVectorWorker,
	TEXT_MAX,
	type Turn,
} from "./worker.ts";

useTestDatabase();

let server: StandIn;

function configure(modele = "essai", url = server.url) {
	completeEnvironment({ PLONGEMENTS_URL: url, PLONGEMENTS_MODELE: modele });
}

function turn(): Promise<Turn> {
	return embedPublicTexts(TEXTES_PLONGES, new AbortController().signal);
}

async function kept(): Promise<string[]> {
	const found = await rows<{ cle: string }>(
		sql`SELECT p.slug || ' ' || v.langue AS cle FROM plongements_projets v JOIN projets p ON p.id = v.projet_id WHERE v.vecteur IS NOT NULL
		    UNION ALL SELECT b.slug || ' ' || v.langue FROM plongements_besoins v JOIN besoins b ON b.id = v.besoin_id WHERE v.vecteur IS NOT NULL
		    ORDER BY 1`,
	);
	return found.map(({ cle }) => cle);
}

async function dimensions(): Promise<number[]> {
	const found = await rows<{ dimension: number }>(
		sql`SELECT dimension FROM plongements_projets ORDER BY projet_id`,
	);
	return found.map(({ dimension }) => dimension);
}

async function create(number: number): Promise<void> {
	await rows(
		sql`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
		    SELECT 'p' || n, 'Projet ' || n, 'Une accroche.', repeat('mot ', 10), 'publie', now() FROM generate_series(1, ${number}) AS n`,
	);
}

beforeEach(async () => {
	server = await startStandIn();
	configure();
});
afterEach(async () => {
	completeEnvironment({ PLONGEMENTS_URL: "", PLONGEMENTS_MODELE: "" });
	await server.close();
	await rows(sql`DELETE FROM besoins`);
	await rows(sql`DELETE FROM projets`);
});

describe("what is sent", () => {
	test("name, tagline, phrases of citizens and beginning of the description of what is public, in both languages, each once", async () => {
		await creerProjet({
			slug: "fontaines",
			nom: "Fontaines",
			accroche: "De l’eau fraîche en ville.",
			description: "Une carte des points d’eau potable de la ville.",
			traductions: { en: { nom: "Fountains", accroche: "Fresh water." } },
		});
		await rows(
			sql`UPDATE projets SET mots_habitants = '{où boire}', mots_habitants_en = '{where to drink}'`,
		);
		await creerBesoin({ slug: "bancs", titre: "Des bancs à l’ombre" });
		expect(await turn()).toMatchObject({ plonges: 3, issue: "fait" });
		expect(server.texts[0]).toBe("Fountains\nFresh water.\nwhere to drink");
		expect(server.texts[1]).toBe(
			"Fontaines\nDe l’eau fraîche en ville.\noù boire\nUne carte des points d’eau potable de la ville.",
		);
		expect(server.texts[2]).toMatch(/^Des bancs à l’ombre\n/);
		expect(await kept()).toEqual(["bancs fr", "fontaines en", "fontaines fr"]);
		expect(await turn()).toMatchObject({ plonges: 0, issue: "fait" });
		expect(server.texts).toHaveLength(3);
	});

	test.each(["propose", "refuse", "archive", "quarantaine"])(
		"nothing of an entry that is %s, nor of a draft",
		async (statut) => {
			const secret = "Une phrase que personne ne doit lire";
			const publie_le = statut === "archive" ? new Date() : null;
			const cachee = { slug: "cachee", statut, publie_le };
			await creerProjet({ ...cachee, nom: secret });
			await creerBesoin({ ...cachee, titre: secret });
			await rows(
				sql`INSERT INTO brouillons (empreinte, nature, contenu, expire_le)
				    VALUES (sha256(${statut}::bytea), 'besoin', ${JSON.stringify({ titre: [secret] })}, now() + interval '1 day')`,
			);
			expect(await turn()).toMatchObject({ plonges: 0, issue: "fait" });
			expect(server.requests).toBe(0);
		},
	);

	test("nothing at all without a server, and no worker runs", async () => {
		await creerProjet({ slug: "public", nom: "Public" });
		completeEnvironment({ PLONGEMENTS_URL: "", PLONGEMENTS_MODELE: "" });
		expect(await turn()).toMatchObject({ plonges: 0 });
		expect(startVectorWorker(TEXTES_PLONGES)).toBeNull();
		expect(server.requests).toBe(0);
	});

	test("a long text is cut, and many texts go in batches", async () => {
		await create(BATCH + 1);
		await rows(
			sql`UPDATE projets SET mots_habitants = array_fill(repeat('é', 80), ARRAY[12]), accroche = repeat('a', 160), description = repeat('d', 5000)`,
		);
		expect(await turn()).toMatchObject({ plonges: BATCH + 1 });
		expect(server.requests).toBe(2);
		for (const text of server.texts)
			expect([...text].length).toBeLessThanOrEqual(TEXT_MAX);
	});
});

describe("what is kept", () => {
	test("a changed text is sent again and replaces its vector; a vote sends nothing", async () => {
		await creerProjet({ slug: "eau", nom: "Fontaines" });
		await turn();
		await rows(sql`UPDATE projets SET nb_votes = 3`);
		expect(await turn()).toMatchObject({ plonges: 0 });
		await rows(sql`UPDATE projets SET accroche = 'Une autre accroche.'`);
		expect(await turn()).toMatchObject({ plonges: 1 });
		expect(server.texts.at(-1)).toContain("Une autre accroche.");
		expect(await kept()).toEqual(["eau fr"]);
	});

	test("another model, or another dimension under the same name, has every text sent again", async () => {
		await create(3);
		await turn();
		configure("autre");
		expect(await turn()).toMatchObject({ plonges: 3 });
		expect(await dimensions()).toEqual([384, 384, 384]);
		server.dimension = 64;
		await rows(
			sql`UPDATE projets SET accroche = 'Une accroche neuve.' WHERE slug = 'p2'`,
		);
		expect(await turn()).toMatchObject({ plonges: 3, issue: "fait" });
		expect(await dimensions()).toEqual([64, 64, 64]);
	});

	test("an entry that leaves the public loses its vectors at once, with or without a server", async () => {
		await creerProjet({ slug: "parti", nom: "Parti" });
		await creerBesoin({ slug: "parti", titre: "Parti aussi" });
		await turn();
		expect(await kept()).toHaveLength(2);
		completeEnvironment({ PLONGEMENTS_URL: "", PLONGEMENTS_MODELE: "" });
		await rows(sql`UPDATE projets SET statut = 'archive'`);
		await rows(sql`UPDATE besoins SET statut = 'archive'`);
		expect(await kept()).toEqual([]);
	});

	test("a translation that is withdrawn loses its vector at the next turn", async () => {
		await creerProjet({
			slug: "eau",
			nom: "Eau",
			traductions: { en: { accroche: "Fresh water." } },
		});
		await turn();
		expect(await kept()).toEqual(["eau en", "eau fr"]);
		await rows(sql`UPDATE projets SET traductions = '{}'`);
		expect(await turn()).toMatchObject({ retires: 1 });
		expect(await kept()).toEqual(["eau fr"]);
	});

	test("what is withdrawn while the server thinks is not kept", async () => {
		await creerProjet({ slug: "parti", nom: "Parti" });
		let open = () => {};
		server.gate = new Promise((done) => {
			open = done;
		});
		const going = turn();
		await eventually(async () => server.texts.length > 0);
		await rows(sql`ALTER TABLE projets DISABLE TRIGGER projets_plongements`);
		await rows(sql`UPDATE projets SET statut = 'archive'`);
		open();
		expect(await going).toMatchObject({ issue: "fait" });
		expect(await kept()).toEqual([]);
		await rows(sql`ALTER TABLE projets ENABLE TRIGGER projets_plongements`);
	});
});

describe("a server that fails", () => {
	test.each([
		["fails", "statut 500"],
		["redirects", "injoignable"],
		["not JSON", "réponse illisible"],
		["another shape", "réponse illisible"],
		["no numbers", "réponse illisible"],
		["overflow", "réponse illisible"],
		["zeros", "vecteur invalide"],
		["too few", "nombre de vecteurs"],
		["endless", "réponse trop longue"],
	] as const)(
		"(%s) stops the turn, keeps nothing, and the next turn does all of it",
		async (conduct, erreur) => {
			await create(2);
			server.conduct = conduct;
			expect(await turn()).toMatchObject({ issue: "echec", erreur });
			expect(await kept()).toEqual([]);
			server.conduct = "answers";
			expect(await turn()).toMatchObject({ plonges: 2, issue: "fait" });
		},
	);

	test("or refuses one text costs the others nothing, and that text is not sent again until it changes", async () => {
		await create(3);
		const [text = ""] = await textsOf("p2");
		server.refused = new Set([text]);
		expect(await turn()).toMatchObject({
			plonges: 2,
			refuses: 1,
			issue: "fait",
		});
		expect(await kept()).toEqual(["p1 fr", "p3 fr"]);
		const { requests } = server;
		expect(await turn()).toMatchObject({ plonges: 0, refuses: 0 });
		expect(server.requests).toBe(requests);
		await rows(
			sql`UPDATE projets SET accroche = 'Une accroche neuve.' WHERE slug = 'p2'`,
		);
		expect(await turn()).toMatchObject({ plonges: 1 });
	});

	test("or refuses everything, as it does for a model that it does not know, marks no text", async () => {
		await create(2);
		server.refused = new Set([...(await textsOf("p1")), "bonjour"]);
		expect(await turn()).toMatchObject({
			issue: "echec",
			erreur: "statut 400",
		});
		server.refused = new Set();
		expect(await turn()).toMatchObject({ plonges: 2, issue: "fait" });
	});

	async function textsOf(slug: string): Promise<string[]> {
		const found = await rows<{ texte: string }>(
			sql`SELECT concat_ws(E'\\n', nom, accroche, '', left(description, 300)) AS texte FROM projets WHERE slug = ${slug}`,
		);
		return found.map(({ texte }) => texte);
	}
});

test("two processes at once send each text once", async () => {
	await create(BATCH * 2);
	const turns = await Promise.all([turn(), turn()]);
	expect(turns.map(({ issue }) => issue)).toContain("fait");
	expect(new Set(server.texts).size).toBe(server.texts.length);
	expect(await kept()).toHaveLength(BATCH * 2);
});

function _never(): never {
	throw new Error("two sources");
}
