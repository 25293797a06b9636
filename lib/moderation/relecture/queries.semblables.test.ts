import { beforeEach, expect, test } from "vitest";
import { countFrequencies } from "#lib/platform/search/frequencies";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { comparerFile } from "../signaux/commands.ts";
import { lireSemblables } from "../signaux/queries.ts";
import {
	lireFiche,
	listerSemblables,
	RESUME_MAX,
	SEMBLABLES_MAX,
} from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

const attend = { statut: "propose", publie_le: null };
const refuse = { statut: "refuse", publie_le: null };

const TITRE = "Réserver une salle municipale sans téléphoner";
const GUICHET = "Il faut aujourd’hui passer au guichet, qui ferme à midi.";
const PRESQUE = "Réserver une salle de la mairie sans appeler";

async function semblablesDe(nature: "projet" | "besoin", slug: string) {
	const fiche = await lireFiche(nature, slug);
	if (!fiche) throw new Error("no entry");
	await countFrequencies();
	const lus = await listerSemblables(fiche);
	return lus.map(({ nature, slug, statut }) => [nature, slug, statut]);
}

/** Needs and projects with an unrelated text, so that words of the others are rare. */
async function bruit() {
	for (const [n, titre] of [
		"Partager les trajets vers un rendez-vous médical",
		"Cartographier les fontaines du quartier",
		"Prêter des outils de jardin entre voisins",
		"Signaler les trottoirs abîmés aux services",
		"Compter les oiseaux de la forêt",
		"Apprendre le solfège aux adultes",
		"Réparer les vélos du lycée",
		"Distribuer les repas invendus",
		"Mesurer le bruit des avions",
		"Garder les enfants le mercredi",
	].entries()) {
		await creerBesoin({
			slug: `bruit-${n}`,
			titre,
			description: `${titre}, chaque semaine.`,
		});
		await creerProjet({ slug: `bruit-${n}`, nom: titre });
	}
}

test("pending and refused entries are found beside public ones, with their state, and never those in quarantine", async () => {
	await bruit();
	await creerBesoin({
		slug: "neuf",
		titre: TITRE,
		description: GUICHET,
		...attend,
	});
	await creerBesoin({
		slug: "attend",
		titre: PRESQUE,
		description: "On n’y répond qu’aux heures où tout le monde travaille.",
		...attend,
	});
	await creerProjet({
		slug: "refuse",
		nom: "Réserver une salle municipale en ligne",
		...refuse,
	});
	await creerProjet({ slug: "public", nom: "Salles municipales à réserver" });
	await creerBesoin({
		slug: "quarantaine",
		titre: TITRE,
		statut: "quarantaine",
		publie_le: null,
	});
	const trouves = await semblablesDe("besoin", "neuf");
	expect(trouves).toHaveLength(3);
	expect(trouves[0]).toEqual(["projet", "public", "publie"]);
	expect(trouves).toContainEqual(["besoin", "attend", "propose"]);
	expect(trouves).toContainEqual(["projet", "refuse", "refuse"]);
});

/** More than are scored. */
const REFUSES = 101;

test("the same text refused many times does not hide the public entry with that text", async () => {
	await bruit();
	await creerBesoin({ slug: "public", titre: PRESQUE });
	for (let n = 0; n < REFUSES; n += 1)
		await creerBesoin({ slug: `refuse-${n}`, titre: TITRE, ...refuse });
	await creerBesoin({
		slug: "neuf",
		titre: TITRE,
		description: GUICHET,
		...attend,
	});
	const trouves = await semblablesDe("besoin", "neuf");
	expect(trouves[0]).toEqual(["besoin", "public", "publie"]);
	expect(trouves).toHaveLength(SEMBLABLES_MAX + 1);
});

test("what a similar need says is cut after a whole word, with an ellipsis", async () => {
	await bruit();
	const fin = "guichet";
	const mots = "eau ".repeat(RESUME_MAX / 4 - 1);
	await creerBesoin({
		slug: "public",
		titre: PRESQUE,
		description: `${mots}${fin}`,
	});
	await creerBesoin({
		slug: "neuf",
		titre: TITRE,
		description: GUICHET,
		...attend,
	});
	await countFrequencies();
	const fiche = await lireFiche("besoin", "neuf");
	if (!fiche) throw new Error("no entry");
	const [semblable] = await listerSemblables(fiche);
	expect(semblable?.resume).toBe(`${mots.trimEnd()}…`);
});

test("the queue names a similar entry exactly where the page of the entry has one that surely resembles it, and at most one of ten unrelated entries has", async () => {
	await bruit();
	const paires = [
		[TITRE, PRESQUE],
		[
			"Des bancs le long du chemin de halage",
			"Des bancs le long du chemin de halage",
		],
	];
	for (const [n, [ancien = "", neuf = ""]] of paires.entries()) {
		await creerBesoin({ slug: `ancien-${n}`, titre: ancien });
		await creerBesoin({ slug: `neuf-${n}`, titre: neuf, ...attend });
	}
	const sansRapport = [
		"Payer la cantine en plusieurs fois",
		"Retrouver un chat perdu dans le village",
		"Trouver un médecin traitant qui prend encore des patients",
		"Apprendre à lire une facture d’électricité",
		"Garer son vélo devant la gare sans risque",
		"Ouvrir la bibliothèque le dimanche",
		"Recevoir les alertes de crue par courrier",
		"Comprendre le compostage collectif",
		"Louer une sono pour une fête d’école",
		"Déclarer une ruche à la préfecture",
	];
	for (const [n, titre] of sansRapport.entries())
		await creerBesoin({
			slug: `autre-${n}`,
			titre,
			description: `${titre}, et rien d’autre.`,
			...attend,
		});
	await countFrequencies();
	await comparerFile({ nature: "systeme" });
	const marques = new Map<string, boolean>();
	for (const slug of [
		...paires.map((_, n) => `neuf-${n}`),
		...sansRapport.map((_, n) => `autre-${n}`),
	]) {
		const fiche = await lireFiche("besoin", slug);
		if (!fiche) throw new Error("no entry");
		const surs = (await listerSemblables(fiche)).filter(
			({ certitude }) => certitude === "sur",
		);
		const dit = (await lireSemblables([fiche])).get(`besoin ${fiche.id}`);
		expect(dit, slug).toBe(
			surs.find(({ nature }) => nature === "besoin")?.titre ?? surs[0]?.titre,
		);
		marques.set(slug, dit !== undefined);
	}
	expect(marques.get("neuf-1")).toBe(true);
	const aTort = [...marques].filter(
		([slug, estMarque]) => estMarque && slug.startsWith("autre-"),
	);
	expect(aTort.length).toBeLessThanOrEqual(sansRapport.length / 10);
});

test("a merge is offered only where it is not refused, with the title that it keeps", async () => {
	await bruit();
	await creerBesoin({ slug: "neuf", titre: TITRE, ...attend });
	await creerBesoin({ slug: "public", titre: PRESQUE });
	await creerBesoin({ slug: "essai", titre: TITRE, demonstration: true });
	await creerProjet({ slug: "projet", nom: TITRE });
	const fiche = await lireFiche("besoin", "neuf");
	if (!fiche) throw new Error("no entry");
	await countFrequencies();
	const lus = await listerSemblables(fiche);
	const gardes = new Map(lus.map(({ slug, garde }) => [slug, garde]));
	expect(gardes.get("public")).toBe(PRESQUE);
	expect(gardes.get("essai")).toBeNull();
	expect(gardes.get("projet")).toBeNull();
});
