import { beforeEach, describe, expect, test } from "vitest";
import {
	CODES_FAUX_JOURS,
	PAUSE_SECONDES,
} from "#lib/comptes/connexion/codes/rules";
import { effacerCompte } from "#lib/espace/effacement/commands";
import { prisma, rows } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererProjet } from "../projets/commands.ts";
import { purger, purgerChaqueJour } from "./commands.ts";
import {
	COURRIELS_JOURS,
	QUARANTAINE_JOURS,
	SESSIONS_INACTIVES_JOURS,
	SESSIONS_JOURS,
	TEXTES_REFUSES_JOURS,
} from "./rules.ts";

useTestDatabase();
beforeEach(async () => {
	await emptyDirectory();
	await run("DELETE FROM instance");
});

const SYSTEME = { nature: "systeme" } as const;
const effacer = (id: number) => effacerCompte(SYSTEME, id);
const appliquer = () => purger(SYSTEME, effacer);

function run(text: string) {
	return rows<{ n: number }>({ text, values: [] });
}

async function compter(table: string, condition = "true"): Promise<number> {
	const [lu] = await run(
		`SELECT count(*)::int AS n FROM ${table} WHERE ${condition}`,
	);
	return lu?.n ?? -1;
}

const HEX = "sha256(random()::text::bytea)";

test("codes, drafts, pending acts and sessions go at their bound, and not before", async () => {
	const { compte_id } = await acteurDeRole("membre");
	const defi = (heures: number) =>
		run(
			`INSERT INTO defis (empreinte, nature, courriel, code, cree_le, expire_le) VALUES (${HEX}, 'connexion', 'a@b.fr', ${HEX}, now() - interval '${heures} hours', now())`,
		);
	for (const heures of [23.9, 24.1]) await defi(heures);
	const compte = CODES_FAUX_JOURS * 24 + PAUSE_SECONDES / 3_600;
	for (const heures of [compte - 1, compte + 1])
		await run(
			`INSERT INTO codes_faux (boite, le) VALUES (${HEX}, now() - interval '${heures} hours')`,
		);
	for (const minutes of [-1, 1]) {
		await run(
			`INSERT INTO brouillons (empreinte, nature, contenu, expire_le) VALUES (${HEX}, 'projet', '{}', now() + interval '${minutes} minutes')`,
		);
		await run(
			`INSERT INTO actes_en_attente (empreinte, nature, slug, expire_le) VALUES (${HEX}, 'vote', 'x', now() + interval '${minutes} minutes')`,
		);
	}
	for (const [cree, vue] of [
		[0, 0],
		[SESSIONS_JOURS - 1, SESSIONS_INACTIVES_JOURS - 1],
		[SESSIONS_JOURS + 1, 0],
		[SESSIONS_JOURS - 1, SESSIONS_INACTIVES_JOURS + 1],
	])
		await run(
			`INSERT INTO sessions (compte_id, empreinte, cree_le, vue_le, expire_le) VALUES (${compte_id}, ${HEX}, now() - interval '${cree} days', now() - interval '${vue} days', now() + interval '1 day')`,
		);
	expect(await appliquer()).toMatchObject({
		codes: 2,
		brouillons: 2,
		sessions: 2,
	});
	expect(await compter("defis")).toBe(1);
	expect(await compter("codes_faux")).toBe(1);
	expect(await compter("brouillons")).toBe(1);
	expect(await compter("sessions")).toBe(2);
	expect(await compter("journal", "acte = 'purger'")).toBe(1);
	expect(Object.values(await appliquer()).every((n) => n === 0)).toBe(true);
	expect(await compter("journal", "acte = 'purger'")).toBe(1);
});

describe("D15: the quarantine", () => {
	test("is emptied after 30 days, of projects and of needs", async () => {
		for (const jours of [QUARANTAINE_JOURS - 1, QUARANTAINE_JOURS + 1]) {
			const modifie_le = new Date(Date.now() - jours * 86_400_000);
			const entree = { statut: "quarantaine", publie_le: null, modifie_le };
			await creerProjet({ slug: slugNeuf(), ...entree });
			await creerBesoin({ slug: slugNeuf(), ...entree });
		}
		expect(await appliquer()).toMatchObject({ quarantaine: 2 });
		expect(await compter("projets")).toBe(1);
		expect(await compter("besoins")).toBe(1);
	});
});

describe("the text of a refused entry", () => {
	const refuse = (slug: string, jours: number) =>
		creerProjet({
			slug,
			statut: "refuse",
			publie_le: null,
			motif: "Déjà là.",
			porteur: "Camille",
			site_web: "https://exemple.fr/",
			traductions: { en: { nom: "A name" } },
			modifie_le: new Date(Date.now() - jours * 86_400_000),
		});

	test("is gone after 90 days; title, reason and dates stay, and no search finds it any more", async () => {
		await refuse("recent", TEXTES_REFUSES_JOURS - 1);
		await refuse("ancien", TEXTES_REFUSES_JOURS + 1);
		await run(
			"INSERT INTO revisions (objet, objet_id, slug, projet_id, publiee, acteur, acte, valeurs) SELECT 'projet', id, slug, id, false, 'systeme', 'essai', '{}' FROM projets",
		);
		expect(await appliquer()).toMatchObject({ textes_refuses: 1 });
		expect(await compter("revisions", "slug = 'ancien'")).toBe(0);
		expect(await compter("revisions", "slug = 'recent'")).toBe(1);
		expect(await appliquer()).toMatchObject({ textes_refuses: 0 });
		const projets = await prisma().projet.findMany({ orderBy: { id: "asc" } });
		expect(projets[0]).toMatchObject({ porteur: "Camille", efface_le: null });
		expect(projets[1]).toMatchObject({
			nom: "Projet ancien",
			motif: "Déjà là.",
			porteur: null,
			site_web: null,
			traductions: {},
		});
		expect(projets[1]?.description).not.toContain("rien d’autre ici");
		expect(
			await compter(
				"recherche_projets",
				`projet_id = ${projets[1]?.id} AND texte LIKE '%camille%'`,
			),
		).toBe(0);
	});

	test("is not published empty: it is to be written again first", async () => {
		await refuse("ancien", TEXTES_REFUSES_JOURS + 1);
		await appliquer();
		const publie = await modererProjet(await acteurDeRole(), "ancien", {
			statut: "publie",
			mis_en_avant: undefined,
			motif: null,
		});
		expect(publie).toMatchObject({ ok: false, refus: "conflit" });
	});
});

test("mails that left long ago are forgotten, those that wait are not", async () => {
	for (const [statut, jours] of [
		["envoye", COURRIELS_JOURS + 1],
		["annule", COURRIELS_JOURS + 1],
		["attente", COURRIELS_JOURS + 1],
		["envoye", COURRIELS_JOURS - 1],
	] as const)
		await run(
			`INSERT INTO courriels (cle, gabarit, langue, destinataire, statut, cree_le) VALUES (random()::text, 'g', 'fr', 'a@b.fr', '${statut}', now() - interval '${jours} days')`,
		);
	expect(await appliquer()).toMatchObject({ courriels: 2 });
});

describe("a member who left", () => {
	const inactif = async (mois: number, role: "membre" | "moderateur") => {
		const acteur = await acteurDeRole(role);
		await run(
			`UPDATE comptes SET cree_le = now() - interval '40 months', actif_le = (now() - interval '${mois} months')::date - 1 WHERE id = ${acteur.compte_id}`,
		);
		return acteur;
	};

	test("is warned once after 23 months, and erased after 24 once the warning is a month old; moderators are not", async () => {
		const parti = await inactif(23, "membre");
		const vivant = await inactif(22, "membre");
		const moderateur = await inactif(30, "moderateur");
		expect(await appliquer()).toMatchObject({
			comptes_avertis: 1,
			comptes_effaces: 0,
		});
		expect(await courrielsA(parti)).toEqual(["compte_inactif attente"]);
		for (const acteur of [vivant, moderateur])
			expect(await courrielsA(acteur)).toEqual([]);
		await run(
			`UPDATE comptes SET actif_le = actif_le - 31, inactivite_notee_le = now() - interval '20 days' WHERE id = ${parti.compte_id}`,
		);
		expect(await appliquer()).toMatchObject({
			comptes_avertis: 0,
			comptes_effaces: 0,
		});
		await run(
			`UPDATE comptes SET inactivite_notee_le = now() - interval '29 days' WHERE id = ${parti.compte_id}`,
		);
		expect(await appliquer()).toMatchObject({ comptes_effaces: 1 });
		expect(await compter("comptes", `id = ${parti.compte_id}`)).toBe(0);
	});

	test("who used a token since is no such member", async () => {
		const { compte_id } = await inactif(25, "membre");
		await run(
			`INSERT INTO jetons (compte_id, rang, nom, prefixe, empreinte, utilise_le) VALUES (${compte_id}, 1, 'x', 'bc_1', ${HEX}, current_date)`,
		);
		expect(await appliquer()).toMatchObject({ comptes_avertis: 0 });
	});
});

test("two instances at once take everything once, and one a day is enough", async () => {
	for (let n = 0; n < 30; n += 1)
		await run(
			`INSERT INTO brouillons (empreinte, nature, contenu, expire_le) VALUES (${HEX}, 'projet', '{}', now() - interval '1 hour')`,
		);
	const purges = await Promise.all([appliquer(), appliquer()]);
	expect(purges.reduce((n, { brouillons }) => n + brouillons, 0)).toBe(30);
	expect(await purgerChaqueJour(SYSTEME, effacer)).not.toBeNull();
	expect(await purgerChaqueJour(SYSTEME, effacer)).toBeNull();
});
