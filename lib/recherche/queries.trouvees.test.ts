import { beforeAll, describe, expect, test } from "vitest";
import { listerBesoins } from "#lib/besoins/queries";
import { BesoinsQuery } from "#lib/besoins/schema";
import { TooBusy } from "#lib/platform/db/costly-reads";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import { listerProjets } from "#lib/projets/queries";
import { ProjetsQuery } from "#lib/projets/schema";
import { creerBesoin, creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	compterFacettesBesoins,
	compterFacettesProjets,
	filtresDe,
} from "./queries.ts";

useTestDatabase();

const DIT = "Quarante caractères au moins, et une fontaine parmi eux.";

beforeAll(async () => {
	for (const slug of ["eau", "air"]) await creerTheme({ slug });
	const theme = (slug: string) => ({ connect: { slug } });
	for (const [slug, plus] of Object.entries({
		"p-un": {
			...{ themes: ["eau"], territoire: "Creuse", description: DIT },
			...{ licence_code: "(MIT OR ISC) AND EUPL-1.2", stade: "stable" },
		},
		"p-deux": {
			...{ themes: ["eau", "air"], nom: "Fontaine", licence_code: "MIT" },
		},
		"p-trois": { themes: ["air"], description: DIT, label_ia: "sans_ia" },
		"p-autre": { themes: ["air"], territoire: "Ain", label_ia: "sans_ia" },
		"p-archive": { themes: ["eau"], nom: "Fontaine", statut: "archive" },
	}))
		await creerProjet({ slug, ...plus });
	for (const [slug, plus] of Object.entries({
		"b-un": { theme: theme("eau"), description: DIT, territoire: "Creuse" },
		"b-deux": { theme: theme("eau"), titre: "Fontaine", statut: "etude" },
		"b-trois": { description: DIT, statut: "livre", roles: ["code"] },
		"b-autre": { theme: theme("air"), statut: "etude", territoire: "Ain" },
	}))
		await creerBesoin({ slug, ...plus });
});

const PROJETS = ProjetsQuery.parse({});
const BESOINS = BesoinsQuery.parse({});

async function totalDesProjets(plus: Partial<ProjetsQuery>): Promise<number> {
	const page = await listerProjets({ ...PROJETS, limite: 5, ...plus });
	return page.ok ? page.valeur.total : -1;
}

async function totalDesBesoins(plus: Partial<BesoinsQuery>): Promise<number> {
	const page = await listerBesoins({ ...BESOINS, limite: 5, ...plus });
	return page.ok ? page.valeur.total : -1;
}

function valeurs(facette: readonly FacetValue[] | undefined) {
	return facette?.map(({ valeur, nombre }) => `${valeur} ${nombre}`);
}

describe.each([undefined, "recents"] as const)("in the order %s", (tri) => {
	const demande = { q: "fontaine", tri };

	test("each filter of a search counts what choosing it finds, with the others chosen, and no other value is offered", async () => {
		for (const choix of [
			{},
			{ theme: "eau" },
			{ label_ia: "sans_ia" },
		] as const) {
			const lue = await compterFacettesProjets({
				...PROJETS,
				...demande,
				...choix,
			});
			const filtres = Object.entries(lue);
			expect(filtres).toHaveLength(4);
			for (const [filtre, trouvees] of filtres)
				for (const { valeur, nombre } of trouvees)
					expect(
						await totalDesProjets({ ...demande, ...choix, [filtre]: valeur }),
					).toBe(nombre);
		}
		const toutes = await compterFacettesProjets({
			...PROJETS,
			...demande,
		});
		expect(valeurs(toutes.theme)).toEqual(["air 2", "eau 2"]);
		expect(valeurs(toutes.stade)).toEqual(["stable 1"]);
		expect(valeurs(toutes.licence_code)?.toSorted()).toEqual([
			...["EUPL-1.2 1", "ISC 1", "MIT 2"],
		]);
	});

	test("so do states, themes, roles and places of needs", async () => {
		for (const choix of [{}, { statut: "etude" }, { theme: "eau" }] as const) {
			const lue = await compterFacettesBesoins({
				...BESOINS,
				...demande,
				...choix,
			});
			for (const [filtre, trouvees] of Object.entries(lue))
				for (const { valeur, nombre } of trouvees)
					expect(
						await totalDesBesoins({ ...demande, ...choix, [filtre]: valeur }),
					).toBe(nombre);
		}
		const etude = await compterFacettesBesoins({
			...BESOINS,
			...demande,
			statut: "etude",
		});
		expect(valeurs(etude.theme)).toEqual(["eau 1"]);
		expect(valeurs(etude.statut)).toEqual(["etude 1", "livre 1", "publie 1"]);
	});

	test("a search that finds nothing offers nothing", async () => {
		const rien = await compterFacettesProjets({
			...PROJETS,
			...demande,
			q: "xylophage",
		});
		expect(rien).toEqual({
			...{ theme: [], label_ia: [] },
			...{ licence_code: [], stade: [] },
		});
	});
});

test("counts are not shown while searches are too many", async () => {
	const choix = { ...PROJETS, q: "fontaine" };
	const lues = await filtresDe(choix, compterFacettesProjets);
	expect(lues.comptees).toBe(true);
	expect(valeurs(lues.facettes.stade)).toEqual(["stable 1"]);
	const occupe = async ({ q }: { q?: string | undefined }) => {
		if (q) throw new TooBusy("too many");
		return "those of the whole list";
	};
	expect(await filtresDe(choix, occupe)).toEqual({
		facettes: "those of the whole list",
		comptees: false,
	});
	const casse = async () => {
		throw new Error("broken");
	};
	await expect(filtresDe(choix, casse)).rejects.toThrow("broken");
	const vide = async () => {
		throw new TooBusy("too many");
	};
	await expect(filtresDe(PROJETS, vide)).rejects.toThrow(TooBusy);
});
