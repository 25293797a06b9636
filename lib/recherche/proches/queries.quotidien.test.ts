import { beforeAll, expect, test } from "vitest";
import { BESOINS_SANS_REPONSE_AU_QUOTIDIEN } from "#prisma/quotidien-sans-reponse.fixture";
import {
	BESOINS_DEJA_DITS_AU_QUOTIDIEN,
	BESOINS_SATISFAITS_AU_QUOTIDIEN,
} from "#prisma/quotidien-satisfait.fixture";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProches } from "./queries.ts";

/** Of 144 needs that nothing meets, of 80 that a project meets, and of 56 that a need already says. */
const RAPPROCHES_A_TORT_MAX = 6;
const MENES_AU_PROJET_MIN = 72;
const MENES_AU_BESOIN_MIN = 49;
const TOURNURES_MS = 120_000;

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

async function slugsProches(texte: string) {
	const { projets, besoins } = await listerProches(texte);
	return {
		projets: projets.map(({ slug }) => slug),
		besoins: besoins.map(({ slug }) => slug),
	};
}

test(
	"an everyday need that nothing meets brings nothing, though the directory has most of its words",
	async () => {
		const aTort: string[] = [];
		for (const texte of BESOINS_SANS_REPONSE_AU_QUOTIDIEN) {
			const { projets, besoins } = await slugsProches(texte);
			if (projets.length + besoins.length > 0) aTort.push(texte);
		}
		expect(BESOINS_SANS_REPONSE_AU_QUOTIDIEN).toHaveLength(144);
		expect(aTort.length).toBeLessThanOrEqual(RAPPROCHES_A_TORT_MAX);
	},
	TOURNURES_MS,
);

test(
	"an everyday need is led to the project that meets it, or to the need that already says it",
	async () => {
		const menesAuProjet: string[] = [];
		for (const [texte, slug] of BESOINS_SATISFAITS_AU_QUOTIDIEN)
			if ((await slugsProches(texte)).projets.includes(slug))
				menesAuProjet.push(texte);
		expect(menesAuProjet.length).toBeGreaterThanOrEqual(MENES_AU_PROJET_MIN);
		const menesAuBesoin: string[] = [];
		for (const [texte, slug] of BESOINS_DEJA_DITS_AU_QUOTIDIEN)
			if ((await slugsProches(texte)).besoins.includes(slug))
				menesAuBesoin.push(texte);
		expect(menesAuBesoin.length).toBeGreaterThanOrEqual(MENES_AU_BESOIN_MIN);
	},
	TOURNURES_MS,
);
