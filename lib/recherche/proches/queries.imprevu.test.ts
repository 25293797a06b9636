import { beforeAll, expect, test } from "vitest";
import { BESOINS_DEJA_DITS_IMPREVUS } from "#prisma/imprevu-besoins.fixture";
import {
	BESOINS_SATISFAITS_IMPREVUS,
	BESOINS_VOISINS_IMPREVUS,
} from "#prisma/imprevu-satisfaits.fixture";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProches } from "./queries.ts";

/** Of 118 needs about the subject of an entry that does not meet them, of 46 that a project meets, and of 91 that a need already says. */
const RAPPROCHES_A_TORT_MAX = 29;
const MENES_AU_PROJET_MIN = 45;
const MENES_AU_BESOIN_MIN = 74;
const TOURNURES_MS = 120_000;

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

test(
	"a need about the subject of an entry, and another matter, mostly brings nothing",
	async () => {
		const aTort: string[] = [];
		for (const texte of BESOINS_VOISINS_IMPREVUS) {
			const { projets, besoins } = await listerProches(texte);
			if (projets.length + besoins.length > 0) aTort.push(texte);
		}
		expect(BESOINS_VOISINS_IMPREVUS).toHaveLength(118);
		expect(aTort.length).toBeLessThanOrEqual(RAPPROCHES_A_TORT_MAX);
	},
	TOURNURES_MS,
);

test(
	"a need in words that nobody prepared is led to the project that meets it, or to the need that already says it",
	async () => {
		const menesAuProjet: string[] = [];
		for (const [texte, attendu] of BESOINS_SATISFAITS_IMPREVUS) {
			const { projets } = await listerProches(texte);
			if (projets.some(({ slug }) => slug === attendu))
				menesAuProjet.push(texte);
		}
		expect(menesAuProjet.length).toBeGreaterThanOrEqual(MENES_AU_PROJET_MIN);
		const menesAuBesoin: string[] = [];
		for (const [texte, attendu] of BESOINS_DEJA_DITS_IMPREVUS) {
			const { besoins } = await listerProches(texte);
			if (besoins.some(({ slug }) => slug === attendu))
				menesAuBesoin.push(texte);
		}
		expect(menesAuBesoin.length).toBeGreaterThanOrEqual(MENES_AU_BESOIN_MIN);
	},
	TOURNURES_MS,
);
