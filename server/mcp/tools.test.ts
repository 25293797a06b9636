import { expect, test } from "vitest";
import { creerJeton } from "#lib/comptes/jetons/commands";
import { rows, sql } from "#lib/platform/db/pool";
import { ACTES_MAX_PAR_MINUTE } from "#lib/platform/limits/site";
import { withRequestNote } from "#lib/platform/runtime/request-context";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "../postgres/test-store.fixture.ts";
import { answerMcp } from "./serve.ts";

useTestDatabase({ LIMITE_CONTRIBUTIONS: "7" });

/** What is answered to a message, from this network or with this token. */
async function answerTo(
	method: string,
	params: object,
	from: { network?: string; jeton?: string; coding?: BufferEncoding } = {},
) {
	const { network = "192.0.2.9", jeton, coding = "utf8" } = from;
	const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
	const headers: Record<string, string | undefined> = {
		accept: "application/json, text/event-stream",
		"content-type": "application/json",
		authorization: jeton && `Bearer ${jeton}`,
	};
	const { body, status } = await withRequestNote(
		{ address: "/mcp", network, storeDown: false },
		() =>
			answerMcp(
				{
					...{ method: "POST", path: "/mcp", query: "", requestId: "essai" },
					header: (one) => headers[one],
					readBody: async () => Buffer.from(message, coding),
				},
				() => null,
			),
	);
	return { status, text: String(body) };
}

/** Whether the tool is refused to somebody of this network who has no account. */
async function isRefused(network: string, name: string, args: object) {
	const params = { name, arguments: args };
	const { text } = await answerTo("tools/call", params, { network });
	return text.includes('"isError":true');
}

async function jetonNeuf(): Promise<string> {
	const { compte_id } = await acteurDeRole("membre");
	const cree = await creerJeton(
		{ nature: "operateur" },
		{ compte_id, nom: "essai" },
	);
	return cree.ok ? cree.valeur.jeton : cree.refus;
}

const BESOIN = {
	titre: "Un café à vélo",
	description: "Depuis que le café a fermé, rien ne reste ouvert au village.",
};

test("a need that is sent in another encoding than UTF-8 is refused, not kept with its letters lost", async () => {
	const jeton = await jetonNeuf();
	const params = { name: "proposer_besoin", arguments: BESOIN };
	const lost = await answerTo("tools/call", params, {
		...{ jeton, coding: "latin1" },
	});
	expect(lost.status).toBe(400);
	expect(await rows(sql`SELECT titre FROM besoins`)).toEqual([]);
	await answerTo("tools/call", params, { jeton });
	expect(await rows(sql`SELECT titre FROM besoins`)).toEqual([
		{ titre: BESOIN.titre },
	]);
});

test("a rule of the site is told in English, as all that tools say", async () => {
	const { text } = await answerTo(
		"tools/call",
		{
			name: "proposer_besoin",
			arguments: { ...BESOIN, theme: "inconnu" },
		},
		{ jeton: await jetonNeuf() },
	);
	expect(text).toContain("this theme does not exist.");
});

test("a text that holds what none may is refused with the reason", async () => {
	const params = { name: "chercher", arguments: { q: "eau\0" } };
	expect((await answerTo("tools/call", params)).text).toContain(
		"control character",
	);
});

test.each(["eau\0", "eau\ud800", "a".repeat(10_000)])(
	"a slug that none can be is refused with the reason, to read and to act",
	async (slug) => {
		const read = { name: "lire", arguments: { nature: "article", slug } };
		expect((await answerTo("tools/call", read)).text).toContain("isError");
		const jeton = await jetonNeuf();
		for (const name of ["soutenir", "voter"]) {
			const params = { name, arguments: { slug } };
			const { text } = await answerTo("tools/call", params, { jeton });
			expect(text).toContain("isError");
			expect(text).not.toContain("internal");
		}
	},
);

test("the limit that a tool names is this site's", async () => {
	const listed = await answerTo("tools/list", {}, { jeton: await jetonNeuf() });
	expect(listed.text).toContain("Contributions an hour: 7.");
});

test("a text that is read is cut, and the tool says so", async () => {
	const description = "mot ".repeat(1_200);
	await creerBesoin({ slug: "long", description });
	const { text } = await answerTo("tools/call", {
		name: "lire",
		arguments: { nature: "besoin", slug: "long" },
	});
	expect(text).not.toContain(description.trim());
	const listed = await answerTo("tools/list", {});
	expect(listed.text).toMatch(/"lire","description":"[^"]*2000 letters/);
});

test("a long description cuts off nothing of the facts beside it: where it is, its site, its code", async () => {
	const description = "mot ".repeat(1_200);
	const faits = { territoire: "Pays de Redon" };
	await creerBesoin({ slug: "cite", description, ...faits });
	const site_web = "https://site.example/";
	const porteur = "Coopérative Untel";
	const depot = "https://git.example/x";
	const sien = { ...faits, site_web, porteur, depot };
	await creerProjet({ slug: "cite", description, ...sien });
	for (const [nature, dits] of [
		["besoin", faits],
		["projet", sien],
	] as const) {
		const { text } = await answerTo("tools/call", {
			...{ name: "lire", arguments: { nature, slug: "cite" } },
		});
		for (const fait of Object.values(dits)) expect(text).toContain(fait);
	}
});

test("a search tells which entries only come near its words, as the page of results does", async () => {
	await creerBesoin({ slug: "girafes", titre: "Nourrir les girafes" });
	const found = async (q: string) => {
		const params = { name: "chercher", arguments: { q } };
		const { text } = await answerTo("tools/call", params);
		const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? "");
		const { besoins, ...said } = JSON.parse(result.content[0].text);
		return [besoins[0], said];
	};
	expect(await found("girafes")).toMatchObject([
		{ slug: "girafes", approchant: false },
		{ mots_inconnus: [], cherche_aussi_comme: [] },
	]);
	expect(await found("girafes zebras")).toMatchObject([
		{ slug: "girafes", approchant: true },
		{ mots_inconnus: ["zebras"] },
	]);
});

test("tools that search leave a network the searches that it has on the site, and no more", async () => {
	const search = (network: string) =>
		isRefused(network, "chercher", { q: "girafes" });
	for (let time = 0; time < ACTES_MAX_PAR_MINUTE; time += 1)
		expect(await search("192.0.2.1")).toBe(false);
	expect(await search("192.0.2.1")).toBe(true);
	const { text } = await answerTo(
		"tools/call",
		{ name: "chercher", arguments: { q: "girafes" } },
		{ network: "192.0.2.1" },
	);
	expect(text).toMatch(/Your network .* try again in \d+ s\./);
	const near = { texte: "une fontaine" };
	expect(await isRefused("192.0.2.1", "projets_pour_un_besoin", near)).toBe(
		true,
	);
	expect(await isRefused("192.0.2.1", "sommaire", {})).toBe(false);
	expect(await search("192.0.2.2")).toBe(false);
});
