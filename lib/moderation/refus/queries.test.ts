import { beforeEach, describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin, modererProjet } from "../commands.ts";
import { lireFiche } from "../relecture/queries.ts";
import {
	apercevoirDecision,
	chercherFiches,
	modeleDeRefus,
	PHRASES,
} from "./queries.ts";
import {
	cleDe,
	composerMotif,
	courrielEcrit,
	fichesNommees,
	ficheVisee,
} from "./rules.ts";
import { CHERCHE_MAX, type FicheVisee, TROUVEES_MAX } from "./schema.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const REFUSE = { statut: "refuse", motif: "Déjà là." } as const;
const attend = { statut: "propose", publie_le: null };

/** The pages linked in the mails of refusals. */
async function pagesEcrites(): Promise<(string | null)[]> {
	const lus = await rows<{ page: string | null }>(
		sql`SELECT donnees ->> 'page' AS page FROM courriels WHERE gabarit = 'contribution_refusee' AND statut = 'attente' ORDER BY id`,
	);
	return lus.map(({ page }) => page);
}

async function refuserProjet(doublon: FicheVisee | null) {
	const auteur = await acteurDeRole("membre");
	await creerProjet({
		slug: "neuf",
		...attend,
		auteur: { connect: { id: auteur.compte_id } },
	});
	const moi = await acteurDeRole();
	const demande = { ...REFUSE, mis_en_avant: undefined };
	const choisi = { choix: "doublon", doublon } as const;
	const fait = await modererProjet(moi, "neuf", demande, { choisi });
	return { moi, fait };
}

describe("a refusal as listed already", () => {
	test.each([
		["a project", "projet", "/projets/la"],
		["a need", "besoin", "/besoins/la"],
	] as const)(
		"links the author to %s, and stores its kind",
		async (_, nature, page) => {
			await creerProjet({ slug: "la", nom: "Là" });
			await creerBesoin({ slug: "la", statut: "etude" });
			const { fait } = await refuserProjet({ nature, slug: "la" });
			expect(fait).toMatchObject({ ok: true });
			expect(await pagesEcrites()).toEqual([page]);
			expect(
				await prisma().projet.findUnique({ where: { slug: "neuf" } }),
			).toMatchObject({
				statut: "refuse",
				motif_choisi: "doublon",
				doublon_slug: "la",
				doublon_nature: nature,
			});
		},
	);

	test.each([
		["no entry", null],
		["an unknown one", { nature: "projet", slug: "inconnu" }],
		["one that awaits review", { nature: "projet", slug: "attend" }],
		["one of the other kind only", { nature: "besoin", slug: "public" }],
		["an archived one", { nature: "projet", slug: "archive" }],
	] as const)(
		"is rejected with %s, and no mail is sent",
		async (_, doublon) => {
			await creerProjet({ slug: "public" });
			await creerProjet({ slug: "attend", ...attend });
			await creerProjet({ slug: "archive", statut: "archive" });
			const { fait } = await refuserProjet(doublon);
			expect(fait).toMatchObject({
				ok: false,
				refus: "invalide",
				detail: [{ loc: ["body", "doublon"] }],
			});
			expect(await pagesEcrites()).toEqual([]);
			expect(
				await prisma().projet.findUnique({ where: { slug: "neuf" } }),
			).toMatchObject({ statut: "propose", doublon_slug: null });
		},
	);

	test("works for a need too, which may duplicate a project", async () => {
		await creerProjet({ slug: "public" });
		const auteur = await acteurDeRole("membre");
		await creerBesoin({
			slug: "neuf",
			...attend,
			auteur: { connect: { id: auteur.compte_id } },
		});
		const refuser = async (doublon: FicheVisee | null) =>
			modererBesoin(
				await acteurDeRole(),
				"neuf",
				{ ...REFUSE, projet: undefined },
				{ choisi: { choix: "doublon", doublon } },
			);
		expect(await refuser(null)).toMatchObject({ refus: "invalide" });
		const doublon = { nature: "projet", slug: "public" } as const;
		expect(await refuser(doublon)).toMatchObject({ ok: true });
		expect(await pagesEcrites()).toEqual(["/projets/public"]);
	});
});

describe("the search for a double", () => {
	beforeEach(async () => {
		await creerProjet({ slug: "fontaines", nom: "Carte des fontaines" });
		await creerBesoin({
			slug: "fontaines",
			titre: "Des fontaines près des écoles",
			statut: "livre",
		});
		await creerProjet({
			slug: "cachee",
			nom: "Fontaines cachées",
			...attend,
		});
	});

	test.each([
		["words", "fontaînes", ["projet/fontaines", "besoin/fontaines"]],
		[
			"words, those with every one first",
			"fontaines écoles",
			["besoin/fontaines", "projet/fontaines"],
		],
		[
			"the end of an address",
			"fontaines",
			["projet/fontaines", "besoin/fontaines"],
		],
		[
			"an address",
			"https://exemple.fr/en/besoins/fontaines?fait=vote",
			["besoin/fontaines"],
		],
		["the address of what is not public", "/projets/cachee", []],
		["words of what is not public", "cachées", []],
		["nothing", " ", []],
		["a text as long as may be", "a/".repeat(CHERCHE_MAX / 2), []],
	])("by %s finds public entries only", async (_, cherche, trouvees) => {
		expect((await chercherFiches(cherche)).map(cleDe)).toEqual(trouvees);
	});

	test("returns a bounded number", async () => {
		for (let n = 0; n < TROUVEES_MAX; n += 1)
			await creerProjet({ slug: `autre-${n}`, nom: `Fontaines ${n}` });
		const trouvees = await chercherFiches("fontaines");
		expect(trouvees.length).toBeLessThanOrEqual(TROUVEES_MAX);
		expect(trouvees.map(cleDe)).toContain("besoin/fontaines");
	});
});

test("a value of the form designates an entry, or none", () => {
	expect(ficheVisee("projet/une-fiche")).toEqual({
		nature: "projet",
		slug: "une-fiche",
	});
	for (const autre of [null, "", "projet", "projet/", "theme/x", "projet/x/y"])
		expect(ficheVisee(autre)).toBeNull();
	expect(fichesNommees("une phrase entière")).toEqual([]);
});

test.each([
	["refuse", "fr"],
	["refuse", "en"],
	["archive", "fr"],
	["archive", "en"],
] as const)(
	"the mail that is shown while it is written is to the letter the one that is sent: %s, in %s",
	async (sorte, langue) => {
		const auteur = await acteurDeRole("membre", langue);
		await creerProjet({
			slug: "neuf",
			...attend,
			nom: "Un titre \u{10fffd} : quoi ?",
			auteur: { connect: { id: auteur.compte_id } },
		});
		const fiche = await lireFiche("projet", "neuf");
		const modele = fiche && modeleDeRefus(fiche, sorte);
		if (!modele) throw new Error("no mail");
		const textes = [
			null,
			"Une ligne.",
			"Deux $& lignes :\n\n> dont une  \r\nvide, et a-la-place-du-slug.",
			"Un\u202e tour\tet une tabulation",
		];
		for (const phrase of Object.values(PHRASES[sorte]))
			for (const texte of textes)
				for (const doublon of [
					null,
					{ nature: "projet", slug: "deja" } as const,
					{ nature: "besoin", slug: "deja-2" } as const,
				]) {
					const motif = composerMotif(phrase, langue, texte);
					// An existing entry is given with its reason only.
					if (doublon && motif === null) continue;
					expect({
						langue: modele.langue,
						sujet: modele.sujet,
						texte: courrielEcrit(modele, motif, doublon),
					}).toEqual(apercevoirDecision(sorte, fiche, motif, doublon));
				}
	},
);

test("nobody is shown a mail of an entry without an author", async () => {
	await creerProjet({ slug: "neuf", ...attend });
	const fiche = await lireFiche("projet", "neuf");
	expect(fiche && modeleDeRefus(fiche, "refuse")).toBeNull();
});
