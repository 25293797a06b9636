import { expect, test } from "vitest";
import { run } from "#prisma/directory.fixture";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { whileContentsUnchanged, whileUnchanged } from "./memoised-read.ts";

useTestDatabase();

function counting(max?: number) {
	const asked: string[] = [];
	const read = whileUnchanged(async (of: string) => {
		asked.push(of);
		return { of };
	}, max);
	return { asked, read };
}

test("an answer is made once while the public data do not change, for each argument", async () => {
	const { asked, read } = counting();
	const first = await read("a");
	expect(await read("a")).toBe(first);
	expect(await read("b")).toEqual({ of: "b" });
	await Promise.all([read("a"), read("b"), read("a")]);
	expect(asked).toEqual(["a", "b"]);
});

test("any change of the public data is seen by the next call; a change outside them is not", async () => {
	const { asked, read } = counting();
	await read("a");
	await run("INSERT INTO instance (cle, valeur) VALUES ('essai', '1')");
	await read("a");
	expect(asked).toHaveLength(1);
	await creerProjet({ slug: "change" });
	await read("a");
	expect(asked).toHaveLength(2);
});

test("an answer without counts lasts through votes, and through nothing else that is public", async () => {
	let calls = 0;
	const read = whileContentsUnchanged(async () => {
		calls += 1;
		return calls;
	});
	await creerProjet({ slug: "compte" });
	expect(await read()).toBe(1);
	await run("UPDATE projets SET nb_votes = nb_votes + 1 WHERE slug = 'compte'");
	expect(await read()).toBe(1);
	await run("UPDATE projets SET nom = 'Autre nom' WHERE slug = 'compte'");
	expect(await read()).toBe(2);
});

test("beyond its bound, the least recently used answer is made again", async () => {
	const { asked, read } = counting(2);
	for (const of of ["a", "b", "a", "c", "a", "b"]) await read(of);
	expect(asked).toEqual(["a", "b", "c", "b"]);
});

test("a failure is not cached", async () => {
	let calls = 0;
	const read = whileUnchanged(async () => {
		calls += 1;
		if (calls === 1) throw new Error("first");
		return calls;
	});
	await expect(read()).rejects.toThrow("first");
	expect(await read()).toBe(2);
});
