import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taille } from "#e2e/fixtures/epreuve";
import { listerArticles } from "#lib/articles/queries";
import { listerBesoins } from "#lib/besoins/queries";
import { TRIS_BESOINS } from "#lib/besoins/schema";
import { listerProjets } from "#lib/projets/queries";
import { TRIS_PROJETS } from "#lib/projets/schema";
import { emptyDirectory, run } from "#prisma/directory.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import type { Page, Resultat } from "../contract/result.ts";
import { LIMITE_PAR_DEFAUT } from "../contract/wire.ts";
import { pageOrStart } from "./paging.ts";

useTestDatabase();

type Paging = { limite?: number; apres?: string };
type Liste = {
	name: string;
	table: "projets" | "besoins" | "articles";
	list(paging: Paging): Promise<Resultat<Page<{ slug: string }>>>;
};

const LISTS: readonly Liste[] = [
	...TRIS_PROJETS.map((tri) => ({
		name: `projets by ${tri}`,
		table: "projets" as const,
		list: (paging: Paging) => listerProjets({ tri, ...paging }),
	})),
	...TRIS_BESOINS.map((tri) => ({
		name: `besoins by ${tri}`,
		table: "besoins" as const,
		list: (paging: Paging) => listerBesoins({ tri, ...paging }),
	})),
	{ name: "articles", table: "articles", list: listerArticles },
	...TRIS_PROJETS.flatMap((tri) =>
		[false, true].map((pertinence) => ({
			name: `projets searched by ${tri}${pertinence ? ", the best first" : ""}`,
			table: "projets" as const,
			list: (paging: Paging) =>
				listerProjets({ tri, q: "accroche", pertinence, ...paging }),
		})),
	),
];

/** Few different values, so that sort keys are often equal. */
const entry = fc.record({
	count: fc.integer({ min: 0, max: 2 }),
	day: fc.integer({ min: 1, max: 3 }),
	featured: fc.boolean(),
});
type Entry = typeof entry extends fc.Arbitrary<infer T> ? T : never;

const TEXT = "repeat('a', 40)";

function insertion(table: Liste["table"], slug: string, e: Entry): string {
	const day = `'2026-01-0${e.day}'`;
	switch (table) {
		case "projets":
			return `INSERT INTO projets (slug, nom, accroche, description, statut, publie_le, mis_en_avant, nb_votes)
				VALUES ('${slug}', 'nom', 'Une accroche.', ${TEXT}, 'publie', ${day}, ${e.featured}, ${e.count})`;
		case "besoins":
			return `INSERT INTO besoins (slug, titre, description, statut, publie_le, cree_le, nb_soutiens)
				VALUES ('${slug}', 'Un besoin', ${TEXT}, 'publie', ${day}, ${day}, ${e.count})`;
		case "articles":
			return `INSERT INTO articles (slug, titre, resume, date, auteur, texte, html, statut)
				VALUES ('${slug}', 't', 'r', ${day}, 'a', 't', 'h', 'publie')`;
	}
}

/** Every way to move an entry elsewhere in the list. */
function move(table: Liste["table"], slug: string): string {
	const where = `WHERE slug = '${slug}'`;
	switch (table) {
		case "projets":
			return `UPDATE projets SET nb_votes = 3 - nb_votes, mis_en_avant = NOT mis_en_avant, publie_le = publie_le + interval '36 h' ${where}`;
		case "besoins":
			return `UPDATE besoins SET nb_soutiens = 3 - nb_soutiens, cree_le = cree_le + interval '36 h' ${where}`;
		case "articles":
			return `UPDATE articles SET date = date + 1 ${where}`;
	}
}

const hidden = { projets: "refuse", besoins: "refuse", articles: "brouillon" };

function hide(table: Liste["table"], slug: string): string {
	const also = table === "articles" ? "" : ", publie_le = NULL";
	return `UPDATE ${table} SET statut = '${hidden[table]}'${also} WHERE slug = '${slug}'`;
}

const change = fc.record({
	act: fc.constantFrom("add", "delete", "hide", "move"),
	whom: fc.nat(),
	entry,
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const scenario = fc.record({
	entries: fc.array(entry, { maxLength: 14 }),
	limite: fc.integer({ min: 1, max: 5 }),
	changes: fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 6 }),
});

/** The entries of the list, and those unchanged since the beginning. */
function directory({ table }: Liste) {
	const listed = new Set<string>();
	const untouched = new Set<string>();
	let added = 0;
	const add = async (e: Entry) => {
		added += 1;
		const slug = `e-${added}`;
		await run(insertion(table, slug, e));
		listed.add(slug);
		return slug;
	};
	return {
		listed,
		untouched,
		async begin(entries: readonly Entry[]) {
			for (const e of entries) untouched.add(await add(e));
		},
		async apply({ act, whom, entry: e }: Change) {
			const slug = [...listed][whom % Math.max(1, listed.size)];
			if (act === "add" || slug === undefined) return void (await add(e));
			untouched.delete(slug);
			if (act === "move") return void (await run(move(table, slug)));
			listed.delete(slug);
			await run(
				act === "hide"
					? hide(table, slug)
					: `DELETE FROM ${table} WHERE slug = '${slug}'`,
			);
		},
	};
}

async function pageOf(
	liste: Liste,
	paging: Paging,
): Promise<Page<{ slug: string }>> {
	const page = await liste.list(paging);
	if (!page.ok) throw new Error(`refused: ${page.refus}`);
	return page.valeur;
}

describe.each(LISTS)("D21: $name", (liste) => {
	test("an entry whose key is unchanged appears exactly once over the pages, despite concurrent additions, removals and moves", async () => {
		await fc.assert(
			fc.asyncProperty(scenario, async ({ entries, limite, changes }) => {
				await emptyDirectory();
				const { listed, untouched, begin, apply } = directory(liste);
				await begin(entries);
				const order = (await pageOf(liste, {})).elements.map(
					({ slug }) => slug,
				);
				const seen: string[] = [];
				let apres: string | undefined;
				for (let at = 0; ; at++) {
					const { elements, total, suivant } = await pageOf(liste, {
						limite,
						...(apres === undefined ? {} : { apres }),
					});
					expect(total).toBe(listed.size);
					expect(elements.length).toBeLessThanOrEqual(limite);
					seen.push(...elements.map(({ slug }) => slug));
					if (suivant === null) break;
					// Each page advances: the list can't have more.
					expect(at).toBeLessThan(entries.length + 3 * changes.length);
					expect(elements).toHaveLength(limite);
					apres = suivant;
					for (const one of changes[at] ?? []) await apply(one);
				}
				const stayed = (slugs: readonly string[]) =>
					slugs.filter((slug) => untouched.has(slug));
				expect(stayed(seen)).toEqual(stayed(order));
			}),
			{ numRuns: taille(4, 12) },
		);
	});

	test("the last page is marked as such, also when it is full", async () => {
		await emptyDirectory();
		const { begin } = directory(liste);
		const same = { count: 0, day: 1, featured: false };
		await begin([same, same, same, same]);
		const first = await pageOf(liste, { limite: 2 });
		expect(first.suivant).not.toBeNull();
		const last = await pageOf(liste, {
			limite: 2,
			apres: first.suivant ?? "",
		});
		expect(last).toMatchObject({ total: 4, suivant: null });
		expect(last.elements).toHaveLength(2);
		expect(await pageOf(liste, { limite: 4 })).toMatchObject({ suivant: null });
	});

	test("a cursor alone gives pages of the default size, and no parameter the whole list", async () => {
		await emptyDirectory();
		const { begin } = directory(liste);
		await begin(
			Array.from({ length: LIMITE_PAR_DEFAUT + 2 }, (_, at) => ({
				count: at % 3,
				day: 1 + (at % 3),
				featured: at % 2 === 0,
			})),
		);
		const whole = await pageOf(liste, {});
		expect(whole.elements).toHaveLength(LIMITE_PAR_DEFAUT + 2);
		expect(whole.suivant).toBeNull();
		const { suivant } = await pageOf(liste, { limite: 1 });
		const second = await pageOf(liste, { apres: suivant ?? "" });
		expect(second.elements).toEqual(
			whole.elements.slice(1, LIMITE_PAR_DEFAUT + 1),
		);
	});

	test("any other cursor is rejected at its place", async () => {
		await emptyDirectory();
		const same = { count: 0, day: 1, featured: false };
		for (const { table } of LISTS)
			await run(
				`${insertion(table, "a", same)} ON CONFLICT DO NOTHING; ${insertion(table, "b", same)} ON CONFLICT DO NOTHING`,
			);
		const foreign = await Promise.all(
			LISTS.filter((other) => other !== liste).map(async (other) => {
				const { suivant } = await pageOf(other, { limite: 1 });
				return suivant ?? "";
			}),
		);
		for (const apres of [...foreign, "", "x", "W10.AAAA"])
			expect(await liste.list({ apres })).toMatchObject({
				ok: false,
				refus: "invalide",
				detail: [
					{ loc: ["query", "apres"], type: "value_error", input: apres },
				],
			});
	});
});

test("D21: a cursor is bound to the filters", async () => {
	await emptyDirectory();
	const same = { count: 0, day: 1, featured: false };
	await run(
		`${insertion("projets", "a", same)}; ${insertion("projets", "b", same)}`,
	);
	const first = await listerProjets({ tri: "une", limite: 1 });
	if (!first.ok) throw new Error("refused");
	const apres = first.valeur.suivant ?? "";
	for (const filter of [
		{ q: "nom" },
		{ theme: "mer" },
		{ mis_en_avant: false },
		{ label_ia: "sans_ia" as const },
		{ territoire: "Creuse" },
	])
		expect(
			await listerProjets({ tri: "une", limite: 1, apres, ...filter }),
		).toMatchObject({ ok: false, refus: "invalide" });
});

test("D21: a cursor holds for the same list written otherwise: an empty filter, the order of a list that names none", async () => {
	await emptyDirectory();
	const same = { count: 0, day: 1, featured: false };
	await run(
		`${insertion("projets", "a", same)}; ${insertion("projets", "b", same)}`,
	);
	const first = await listerProjets({ limite: 1 });
	if (!first.ok) throw new Error("refused");
	const apres = first.valeur.suivant ?? "";
	for (const written of [
		{ tri: "une" as const },
		{ q: "" },
		{ theme: "", territoire: "" },
	])
		expect(await listerProjets({ limite: 1, apres, ...written })).toMatchObject(
			{ ok: true, valeur: { elements: [{ slug: "a" }] } },
		);
});

test("a page requested with a cursor of another list is the start of this one, and the query says so", async () => {
	await emptyDirectory();
	const same = { count: 0, day: 1, featured: false };
	await run(
		`${insertion("projets", "a", same)}; ${insertion("projets", "b", same)}`,
	);
	const list = (apres?: string) =>
		pageOrStart({ tri: "une" as const, limite: 1, apres }, listerProjets);
	const start = await list();
	const next = await list(start.page.suivant ?? "");
	expect(next.query.apres).toBe(start.page.suivant);
	expect(next.page.elements).not.toEqual(start.page.elements);
	expect(await list("x")).toEqual(start);
	const shown = new Set(start.page.elements.map(({ slug }) => slug));
	await run(`DELETE FROM projets WHERE slug <> ALL('{${[...shown].join()}}')`);
	const left = await list(start.page.suivant ?? "");
	expect([left.query.apres, left.page.elements]).toEqual([
		undefined,
		start.page.elements,
	]);
});
