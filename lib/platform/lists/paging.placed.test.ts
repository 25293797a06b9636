import { beforeAll, expect, test } from "vitest";
import { listerBesoins } from "#lib/besoins/queries";
import { classerProjets, listerProjets } from "#lib/projets/queries";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import type { Page, Resultat } from "../contract/result.ts";

useTestDatabase();

const ENTRIES = 11;
const LIMITE = 3;

type Asked = { limite?: number; apres?: string | undefined; placed?: true };
type Slugs = Page<string>;

async function slugsOf<T>(
	read: Promise<Resultat<Page<T>>>,
	slug: (element: T) => string,
): Promise<Slugs> {
	const page = await read;
	if (!page.ok) throw new Error("the list was refused");
	return { ...page.valeur, elements: page.valeur.elements.map(slug) };
}

const LISTS: Readonly<Record<string, (asked: Asked) => Promise<Slugs>>> = {
	"a list of projects": (asked) =>
		slugsOf(listerProjets({ tri: "votes", ...asked }), ({ slug }) => slug),
	"a list of needs": (asked) =>
		slugsOf(listerBesoins({ tri: "recents", ...asked }), ({ slug }) => slug),
	"a search": (asked) =>
		slugsOf(
			listerProjets({ tri: "recents", q: "fontaine", ...asked }),
			({ slug }) => slug,
		),
	"a search by relevance": (asked) =>
		slugsOf(
			classerProjets({ tri: "votes", q: "fontaine", ...asked }),
			({ element }) => element.slug,
		),
};

beforeAll(async () => {
	for (let at = 0; at < ENTRIES; at += 1) {
		const text = `Une fontaine de plus, la ${at}e, pour les jours de chaleur.`;
		await creerProjet({
			slug: `place-${at}`,
			nom: at % 3 === 0 ? `Fontaine ${at}` : `Projet ${at}`,
			description: text,
		});
		await creerBesoin({ slug: `place-${at}`, description: text });
	}
});

test.for(Object.entries(LISTS))(
	"%s read forth, then back, shows the same pages, each with the number of its first element",
	async ([, list]) => {
		const whole = (await list({})).elements;
		expect(whole).toHaveLength(ENTRIES);
		const first = await list({ limite: LIMITE, placed: true });
		const seen = [first];
		for (let page = first; page.suivant !== null; ) {
			page = await list({ limite: LIMITE, placed: true, apres: page.suivant });
			seen.push(page);
		}
		expect(seen.map(({ place }) => place?.premier)).toEqual([1, 4, 7, 10]);
		expect(seen.flatMap(({ elements }) => elements)).toEqual(whole);
		let page = seen.at(-1);
		for (const before of seen.toReversed().slice(1)) {
			const apres = page?.place?.precedent ?? undefined;
			expect(apres).toBeDefined();
			page = await list({ limite: LIMITE, placed: true, apres });
			expect(page.elements).toEqual(before.elements);
			expect(page.place?.premier).toBe(before.place?.premier);
			expect(page.suivant).not.toBeNull();
		}
		expect(page?.place?.precedent).toBeNull();
	},
);

test("a page that is not asked for its place does not say it: the API answers as before", async () => {
	const page = await listerProjets({ tri: "votes", limite: 1 });
	expect(page.ok && "place" in page.valeur).toBe(false);
});
