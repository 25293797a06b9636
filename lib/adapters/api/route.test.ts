import { beforeAll, expect, test } from "vitest";
import { DECRIRE_BESOIN } from "#lib/besoins/http";
import { nouveauJeton } from "#lib/comptes/jetons/commands";
import { reussite } from "#lib/platform/contract/result";
import { COSTLY_RETRY_SECONDS, TooBusy } from "#lib/platform/db/costly-reads";
import { rows, sql } from "#lib/platform/db/pool";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { LISTER_PROJETS } from "#lib/projets/http";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import type { Answer } from "./call.ts";
import { route } from "./route.ts";

useTestDatabase();

const jeton = nouveauJeton();

beforeAll(async () => {
	await rows(sql`WITH c AS (INSERT INTO comptes (courriel, courriel_saisi, valide_le)
		VALUES ('a@exemple.org', 'a@exemple.org', now()) RETURNING id)
		INSERT INTO jetons (compte_id, rang, nom, prefixe, empreinte)
		SELECT id, 1, 'essai', 'bc_', ${secretHash(jeton)} FROM c`);
});

function calling(list: ReturnType<typeof route>) {
	return (query: string, headers: Record<string, string> = {}) =>
		list.answer(
			{
				method: "GET",
				path: "/api/projets",
				query,
				requestId: "essai",
				header: (name) =>
					name === "authorization" ? `Bearer ${jeton}` : headers[name],
				readBody: async () => new Uint8Array(),
			},
			{},
		);
}

function header({ headers }: Answer, name: string): string | undefined {
	return headers[name];
}

test("an unknown query parameter causes no second read, and stays in the link to the next page", async () => {
	const reads: unknown[] = [];
	const ask = calling(
		route(LISTER_PROJETS, async ({ query }) => {
			reads.push(query);
			return reussite({ elements: [], total: 3, suivant: "suite" });
		}),
	);
	const answers = await Promise.all(
		["z=1", "z=2&limite=2", "limite=2", "limite=2&z=3"].map((query) =>
			ask(query),
		),
	);
	expect(reads).toHaveLength(2);
	expect(answers.map((answer) => header(answer, "Link"))).toEqual(
		[
			"z=1&apres=suite",
			"z=2&limite=2&apres=suite",
			"limite=2&apres=suite",
			"limite=2&z=3&apres=suite",
		].map((query) => expect.stringContaining(`/api/projets?${query}>`)),
	);
	await ask("z=4");
	expect(reads).toHaveLength(2);
	await ask("tri=votes&z=4");
	expect(reads).toHaveLength(3);
});

test("a read that would wait too long for its turn is 429 with a time to wait, and counts as a call", async () => {
	const ask = calling(
		route(LISTER_PROJETS, async () => {
			throw new TooBusy("essai");
		}),
	);
	const answer = await ask("q=eau");
	expect(answer.status).toBe(429);
	expect(header(answer, "Retry-After")).toBe(String(COSTLY_RETRY_SECONDS));
	expect(header(answer, "RateLimit")).toBeDefined();
	expect(JSON.parse(String(answer.body))).toEqual({
		detail: expect.any(String),
	});
});

test("each coding of a kept answer is made once, and has its own tag; plain bytes stay as they were", async () => {
	let reads = 0;
	const ask = calling(
		route(LISTER_PROJETS, async () => {
			reads += 1;
			return reussite({ elements: [], total: 0, suivant: null });
		}),
	);
	const forced = (coding: string) =>
		ask("tri=recents", { "accept-encoding": `${coding}, *;q=0` });
	const plain = await ask("tri=recents");
	expect(String(plain.body)).toBe("[]");
	for (const coding of ["br", "zstd", "gzip"]) {
		const first = await forced(coding);
		expect(header(first, "Content-Encoding")).toBe(coding);
		expect(header(first, "ETag")).not.toBe(header(plain, "ETag"));
		// The very same bytes: kept, not encoded anew.
		expect((await forced(coding)).body).toBe(first.body);
	}
	// Shorter than what gains anything.
	const short = await ask("tri=recents", { "accept-encoding": "br" });
	expect(short.body).toBe(plain.body);
	expect(reads).toBe(1);
});

test("what was accepted is answered as accepted, though what is left of the contributions cannot be read", async () => {
	const accepted = { slug: "un-banc", statut: "propose", message: "Merci !" };
	const windows = sql`fenetres_contributions`;
	const away = sql`fenetres_ailleurs`;
	const corps = JSON.stringify({
		titre: "Un banc devant la mairie",
		description: "Un texte assez long pour être accepté par le formulaire.",
	});
	try {
		const answer = await route(DECRIRE_BESOIN, async () => {
			await rows(sql`ALTER TABLE ${windows} RENAME TO ${away}`);
			return reussite(accepted);
		}).answer(
			{
				method: "POST",
				path: "/api/besoins",
				query: "",
				requestId: "essai",
				header: (name) =>
					name === "authorization"
						? `Bearer ${jeton}`
						: { "content-type": "application/json" }[name],
				readBody: async () => Buffer.from(corps),
			},
			{},
		);
		expect(answer.status).toBe(201);
		expect(JSON.parse(String(answer.body))).toEqual(accepted);
		expect(header(answer, "RateLimit")).toMatch(/^"compte";r=\d+;t=\d+$/);
	} finally {
		await rows(sql`ALTER TABLE ${away} RENAME TO ${windows}`);
	}
});
