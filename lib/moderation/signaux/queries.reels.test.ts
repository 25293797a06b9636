/** The signals on whole entries: everything that is planted is marked, and ordinary real entries are left alone. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { PLEINE_TAILLE } from "#e2e/fixtures/epreuve";
import type { EntreeVisee } from "#lib/contributions/retraits/schema";
import type { NatureContribution } from "#lib/contributions/schema";

import { prisma } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { comparerFile } from "./commands.ts";
import { lireReperes, lireSemblables } from "./queries.ts";
import type { GenreSignal } from "./schema.ts";

useTestDatabase();

const ATTEND = { statut: "propose", publie_le: null } as const;
const RESTE =
	"Nous voulons savoir quand la salle des fêtes est libre, sans appeler la mairie, et la réserver pour nos réunions.";
const REFUSE =
	"Gagnez de l’argent depuis chez vous en regardant des vidéos, sans rien payer, dès ce soir et toute l’année.";

type Plante = {
	readonly genre: GenreSignal;
	readonly titre?: string;
	readonly texte?: string;
};

const PLANTES: Readonly<Record<string, Plante>> = {
	"a French IBAN": {
		genre: "iban",
		texte: "Versez sur FR76 3000 6000 0112 3456 7890 189.",
	},
	"a German IBAN": { genre: "iban", texte: "Compte DE89370400440532013000." },
	"a social-security number": {
		genre: "nir",
		texte: "Mon numéro est le 2 55 08 14 168 025 38.",
	},
	"a date of birth": {
		genre: "naissance",
		texte: "Ma mère, née le 12 mars 1941, vit seule.",
	},
	"a date of birth in English": {
		genre: "naissance",
		texte: "She was born on March 12, 1941.",
	},
	"a postal address": {
		genre: "adresse",
		texte: "Venez au 12 bis rue des Lilas à Tours.",
	},
	"a postal address in English": {
		genre: "adresse",
		texte: "Come to 12 Baker Street any time.",
	},
	"a telephone number": {
		genre: "telephone",
		texte: "Appelez-moi au 06 12 34 56 78.",
	},
	"a telephone number of another country": {
		genre: "telephone",
		texte: "Appelez le +44 20 7946 0958.",
	},
	"an e-mail address": {
		genre: "courriel",
		texte: "Écrivez à lise.martin@exemple.org.",
	},
	"a disguised e-mail address": {
		genre: "courriel",
		texte: "Écrivez à lise (at) exemple (point) org.",
	},
	"an insult in the title": {
		genre: "insulte",
		titre: "Le maire est un gros connard",
	},
	"an everyday insult": {
		genre: "insulte",
		texte: "Le maire et ses adjoints sont des crétins.",
	},
	"a threat": {
		genre: "insulte",
		texte: "Monsieur le maire, je sais où vous habitez.",
	},
	"an insult in English": {
		genre: "insulte",
		texte: "The mayor is an asshole.",
	},
	"an insult with a digit, a sign or a star in it": {
		genre: "insulte",
		texte: "Ce maire, un c0nnard, un conn@rd, un c*nnard !",
	},
	"an insult letter by letter": {
		genre: "insulte",
		texte: "Ce maire est un c.o.n.n.a.r.d, dit-on.",
	},
	"a drawn-out insult": { genre: "insulte", texte: "Fuuuuck this mayor." },
	"hate against people": {
		genre: "haine",
		texte: "Ici les étrangers sont des parasites, dehors.",
	},
	"hate in English": {
		genre: "haine",
		texte: "These immigrants are vermin.",
	},
	"capitals only": {
		genre: "capitales",
		titre: "URGENT RENDEZ NOUS LA SALLE MAINTENANT",
	},
	Spanish: {
		genre: "langue",
		titre: "Una sala para los vecinos",
		texte:
			"Nosotros queremos saber cuando la sala está libre para las fiestas del pueblo, sin llamar al ayuntamiento, con más tiempo y por una aplicación muy sencilla para los vecinos.",
	},
	German: {
		genre: "langue",
		titre: "Ein Saal für das Dorf",
		texte:
			"Wir möchten wissen, wann der Saal frei ist, und wir wollen ihn auch für die Feste buchen, ohne dass wir mit dem Rathaus telefonieren, denn das ist nicht einfach und dauert zu lange.",
	},
	"a repeated word": { genre: "repetition", texte: "essai essai essai" },
	"an advertisement": {
		genre: "publicite",
		texte: "Seulement 49 € par mois, au 06 12 34 56 78.",
	},
	"the text of an earlier refusal": { genre: "refusee", texte: REFUSE },
	"links to elsewhere": {
		genre: "liens",
		texte: "Tout est sur https://argent.example et www.casino.example.",
	},
};

test.each([
	[
		"once its accents are taken off",
		"Les gros cônes de chantier gênent le bus.",
	],
	["once its ending is", "We weigh the pros and cons, y con los vecinos."],
	[
		"once its ending is another one",
		"Ces aides restent peu connues des petits, et le bruit est abrutissant.",
	],
])("a word that is an insult only %s is none", async (_, texte) => {
	const id = await creerBesoin({
		...{ slug: slugNeuf(), ...ATTEND },
		titre: "Un gros cône au carrefour",
		description: `${texte} ${RESTE}`,
	});
	const lus = await lireReperes([{ nature: "besoin", id }]);
	expect(lus.get(`besoin ${id}`)?.signaux).toEqual([]);
});

describe("each of the planted things is marked for what it is:", () => {
	const signaux = new Map<string, readonly GenreSignal[]>();
	beforeAll(async () => {
		await creerBesoin({
			slug: "refuse",
			...{ statut: "refuse", publie_le: null, description: REFUSE },
		});
		const cles = new Map<string, string>();
		const fiches: EntreeVisee[] = [];
		for (const [quoi, { genre, titre, texte }] of Object.entries(PLANTES)) {
			const seul = genre === "langue" || genre === "refusee";
			const id = await creerBesoin({
				slug: `plante-${fiches.length}`,
				...ATTEND,
				titre: titre ?? "Savoir quand la salle est libre",
				description: seul
					? (texte ?? "")
					: [texte, RESTE].filter((un) => un !== undefined).join(" "),
			});
			fiches.push({ nature: "besoin", id });
			cles.set(quoi, `besoin ${id}`);
		}
		const lus = await lireReperes(fiches);
		for (const [quoi, cle] of cles)
			signaux.set(
				quoi,
				(lus.get(cle)?.signaux ?? []).map(({ genre }) => genre),
			);
	});

	test.each(Object.entries(PLANTES))("%s", (quoi, { genre }) => {
		expect(signaux.get(quoi)).toContain(genre);
	});
});

type Ordinaire = {
	readonly nature: NatureContribution;
	readonly titre: string;
	readonly accroche: string;
	readonly texte: string;
	readonly site: string | null;
};

const ICI = import.meta.dirname;
const CONTENU = join(ICI, "../../../prisma/content");
const REELLES = join(ICI, "../../../../shared/data/projets-reels.ndjson");

function lireJson(chemin: string): Record<string, string | null>[] {
	return JSON.parse(readFileSync(chemin, "utf8"));
}

/** The entries that come with the product, then, at full size, real projects as far as they are there. */
function ordinaires(): Ordinaire[] {
	const projet = (un: Record<string, string | null>): Ordinaire => ({
		nature: "projet",
		titre: un.nom ?? "",
		accroche: un.accroche ?? "",
		texte: un.description ?? "",
		site: un.site_web ?? null,
	});
	const besoins = lireJson(join(CONTENU, "besoins.json")).map(
		({ titre, description }): Ordinaire => ({
			...{ nature: "besoin", titre: titre ?? "", accroche: "" },
			...{ texte: description ?? "", site: null },
		}),
	);
	const projets = lireJson(join(CONTENU, "projets.json")).map(projet);
	const reels =
		PLEINE_TAILLE && existsSync(REELLES)
			? readFileSync(REELLES, "utf8")
					.split("\n")
					.filter((ligne) => ligne !== "")
					.map((ligne) => projet(JSON.parse(ligne)))
					.filter(({ texte }) => texte.length >= 200)
			: [];
	return [...besoins, ...projets, ...reels].slice(0, 100);
}

describe("ordinary entries", () => {
	let fiches: EntreeVisee[];
	const titres = new Map<string, string>();
	beforeAll(async () => {
		// The first list of watched words stays.
		await prisma().besoin.deleteMany({});
		fiches = [];
		for (const [n, une] of ordinaires().entries()) {
			const { nature, titre, accroche, texte, site } = une;
			const slug = `ordinaire-${n}`;
			const id =
				nature === "besoin"
					? await creerBesoin({ slug, ...ATTEND, titre, description: texte })
					: await creerProjet({
							...{ slug, ...ATTEND, nom: titre, accroche },
							...{ description: texte, site_web: site },
						});
			fiches.push({ nature, id });
			titres.set(`${nature} ${id}`, titre);
		}
	});

	test("are not marked for what they do not hold, but for three in a hundred", async () => {
		const lus = await lireReperes(fiches);
		const marques = [...lus].flatMap(([cle, { signaux }]) =>
			signaux
				// The language of these is not declared.
				.filter(({ genre }) => genre !== "liens" && genre !== "autre_langue")
				.map(({ genre, extraits }) => [titres.get(cle), genre, extraits]),
		);
		expect(marques.slice(Math.floor((fiches.length * 3) / 100))).toEqual([]);
	});

	test("are said to resemble another one in one case of ten at most", async () => {
		await comparerFile({ nature: "systeme" });
		const lus = await lireSemblables(fiches);
		const dits = [...lus].map(([cle, autre]) => [titres.get(cle), autre]);
		expect(dits.slice(Math.floor(fiches.length / 10))).toEqual([]);
	});
});
