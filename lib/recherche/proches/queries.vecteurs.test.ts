import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { listerProjetsPossibles } from "#lib/besoins/liens/queries";
import { completeEnvironment } from "#lib/platform/config/env";
import { rows, sql } from "#lib/platform/db/pool";
import { monotonicMs } from "#lib/platform/runtime/clock";
import {
	type Conduct,
	type StandIn,
	startStandIn,
} from "#lib/platform/vectors/embedding-server.fixture";
import { embedPublicTexts } from "#lib/platform/vectors/worker";
import { chargerDemonstration } from "#prisma/seed";
import { SENS } from "#prisma/sens.fixture";
import {
	TOURNURES_SANS_REPONSE,
	TOURNURES_SATISFAITES,
} from "#prisma/tournures.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProches, TEXTES_PLONGES } from "./queries.ts";

/** Of 60 needs that a project meets (42 by words alone), and of 60 that nothing meets. */
const MENES_AU_PROJET_MIN = 48;
const RAPPROCHES_A_TORT_MAX = 7;
const TOURNURES_MS = 120_000;

/** What is promised for the whole answer, and a margin for a loaded machine. */
const DELAI_MS = 300;
const MARGE_MS = 300;

const TEXTES = [
	TOURNURES_SATISFAITES[0],
	TOURNURES_SATISFAITES[27],
	TOURNURES_SANS_REPONSE[0],
].flatMap((tournure) => tournure?.texte ?? []);
/** Meets no word of the project that it means. */
const SANS_MOT_COMMUN =
	"Dénombrer les coléoptères croisés en chemin avec des savants";

useTestDatabase();

let serveur: StandIn;

function reglerSaisie(saisie: "oui" | "non" | "") {
	completeEnvironment({
		PLONGEMENTS_URL: saisie === "" ? "" : serveur.url,
		PLONGEMENTS_MODELE: saisie === "" ? "" : "essai",
		PLONGEMENTS_CLE: saisie === "" ? "" : "cle-essai",
		PLONGEMENTS_SAISIE: saisie,
	});
}

async function proches(texte: string) {
	const { projets, besoins } = await listerProches(texte);
	return {
		projets: projets.map(({ slug }) => slug),
		besoins: besoins.map(({ slug }) => slug),
	};
}

async function chronometrer<T>(lire: () => Promise<T>) {
	const debut = monotonicMs();
	const valeur = await lire();
	return { valeur, ms: monotonicMs() - debut };
}

beforeAll(async () => {
	await chargerDemonstration();
	serveur = await startStandIn(SENS);
	reglerSaisie("oui");
	await embedPublicTexts(TEXTES_PLONGES, new AbortController().signal);
	// The vectors are read once, before somebody waits for them.
	await proches("bonjour");
});
afterAll(async () => {
	reglerSaisie("");
	await serveur.close();
});
beforeEach(() => {
	serveur.conduct = "answers";
	globalThis.bienCommunVectorsBreaker = undefined;
	reglerSaisie("oui");
});

describe("with a server of vectors", () => {
	test(
		"more needs are led to the project that meets them than by words alone",
		async () => {
			let menees = 0;
			for (const { texte, projet } of TOURNURES_SATISFAITES) {
				globalThis.bienCommunVectorsBreaker = undefined;
				if ((await proches(texte)).projets.includes(projet)) menees += 1;
			}
			expect(menees).toBeGreaterThanOrEqual(MENES_AU_PROJET_MIN);
		},
		TOURNURES_MS,
	);

	test(
		"a need that nothing meets still brings nothing, but for a few coincidences",
		async () => {
			let rapproches = 0;
			for (const { texte } of TOURNURES_SANS_REPONSE) {
				const { projets, besoins } = await proches(texte);
				if (projets.length + besoins.length > 0) rapproches += 1;
			}
			expect(rapproches).toBeLessThanOrEqual(RAPPROCHES_A_TORT_MAX);
		},
		TOURNURES_MS,
	);

	test.each([
		["OpenStreetMap", "openstreetmap"],
		["plantnet", "plantnet"],
		["https://www.openstreetmap.org/#map=5/46/2", "openstreetmap"],
		["Pl@ntNet\nCompter les papillons pour les chercheurs", "plantnet"],
	])(
		"the name or the address in %j still brings its project first",
		async (texte, slug) => {
			expect((await proches(texte)).projets[0]).toBe(slug);
		},
	);

	test("an entry that is no longer public is not shown, even while its vector is still there", async () => {
		expect((await proches(SANS_MOT_COMMUN)).projets).toContain("vigie-nature");
		await rows(sql`ALTER TABLE projets DISABLE TRIGGER projets_plongements`);
		await rows(
			sql`UPDATE projets SET statut = 'archive' WHERE slug = 'vigie-nature'`,
		);
		expect((await proches(SANS_MOT_COMMUN)).projets).not.toContain(
			"vigie-nature",
		);
		await rows(
			sql`UPDATE projets SET statut = 'publie' WHERE slug = 'vigie-nature'`,
		);
		await rows(sql`ALTER TABLE projets ENABLE TRIGGER projets_plongements`);
	});
});

describe("a text being typed", () => {
	test.each(["non", ""] as const)(
		"is not sent with PLONGEMENTS_SAISIE=%j, and is answered by its words",
		async (saisie) => {
			reglerSaisie(saisie);
			const demandes = serveur.requests;
			const { projets } = await proches(SANS_MOT_COMMUN);
			expect(projets).not.toContain("vigie-nature");
			expect(serveur.requests).toBe(demandes);
		},
	);

	test("is sent once, as it is typed, with the key, when the operator said so", async () => {
		const demandes = serveur.requests;
		expect((await proches(SANS_MOT_COMMUN)).projets).toContain("vigie-nature");
		expect(serveur.requests).toBe(demandes + 1);
		expect(serveur.texts.at(-1)).toBe(SANS_MOT_COMMUN);
		expect(serveur.keys.at(-1)).toBe("Bearer cle-essai");
	});
});

describe("a server of vectors that", () => {
	const CONDUITES: readonly Conduct[] = [
		"hangs",
		"fails",
		"drips",
		"redirects",
		"not JSON",
		"another shape",
		"another dimension",
		"no numbers",
		"overflow",
		"zeros",
		"too few",
		"too many",
		"endless",
		"all alike",
	];

	test.each(CONDUITES)(
		"answers wrong (%s) gives the answer of words alone, within 300 ms",
		async (conduite) => {
			for (const texte of [...TEXTES, SANS_MOT_COMMUN]) {
				reglerSaisie("");
				const seuls = await proches(texte);
				reglerSaisie("oui");
				serveur.conduct = conduite;
				globalThis.bienCommunVectorsBreaker = undefined;
				const demandes = serveur.requests;
				const { valeur, ms } = await chronometrer(() => proches(texte));
				expect(serveur.requests).toBe(demandes + 1);
				expect(valeur).toEqual(seuls);
				expect(ms).toBeLessThan(DELAI_MS + MARGE_MS);
			}
		},
		30_000,
	);

	test("is not there gives the answer of words alone, within 300 ms", async () => {
		reglerSaisie("");
		const seuls = await proches(SANS_MOT_COMMUN);
		reglerSaisie("oui");
		completeEnvironment({ PLONGEMENTS_URL: "http://127.0.0.1:9" });
		const { valeur, ms } = await chronometrer(() => proches(SANS_MOT_COMMUN));
		expect(valeur).toEqual(seuls);
		expect(ms).toBeLessThan(DELAI_MS + MARGE_MS);
	});

	test("hangs is asked once, then left alone: what is typed next does not wait for it", async () => {
		serveur.conduct = "hangs";
		const demandes = serveur.requests;
		await proches(SANS_MOT_COMMUN);
		reglerSaisie("");
		const seul = await chronometrer(() => proches(SANS_MOT_COMMUN));
		reglerSaisie("oui");
		for (let touche = 0; touche < 5; touche += 1) {
			const { ms } = await chronometrer(() => proches(SANS_MOT_COMMUN));
			expect(ms).toBeLessThan(seul.ms + MARGE_MS);
		}
		expect(serveur.requests).toBe(demandes + 1);
	});

	test("answers at random brings hardly anything: chance alone does not stand out", async () => {
		serveur.conduct = "random";
		let ajouts = 0;
		for (const { texte } of TOURNURES_SANS_REPONSE.slice(0, 20)) {
			reglerSaisie("");
			const seuls = await proches(texte);
			reglerSaisie("oui");
			if (JSON.stringify(await proches(texte)) !== JSON.stringify(seuls))
				ajouts += 1;
		}
		expect(ajouts).toBeLessThanOrEqual(1);
	});
});

describe("a need and the projects that may answer it", () => {
	const SLUG = "recenser-les-insectes";

	test("are brought together by their stored vectors: nothing is sent while the page is read", async () => {
		const titre = "Noter chaque scarabée croisé en chemin";
		await rows(
			sql`INSERT INTO besoins (slug, titre, description, statut, publie_le)
			    VALUES (${SLUG}, ${titre}, 'Que chaque papillon et chaque insecte soit noté, pour les chercheurs et les scientifiques.', 'publie', now())`,
		);
		reglerSaisie("");
		const seuls = await listerProjetsPossibles(SLUG, titre);
		expect(seuls.map(({ slug }) => slug)).not.toContain("vigie-nature");
		reglerSaisie("non");
		await embedPublicTexts(TEXTES_PLONGES, new AbortController().signal);
		const demandes = serveur.requests;
		// Compared once in ten minutes for a title: another one is compared now.
		const avec = await listerProjetsPossibles(SLUG, `${titre} !`);
		expect(avec.map(({ slug }) => slug)).toContain("vigie-nature");
		expect(serveur.requests).toBe(demandes);
	});
});
