import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { creerJeton } from "#lib/comptes/jetons/commands";
import { ouvrirAppel } from "#lib/comptes/jetons/queries";
import { COMPTES_PAR_PAGE } from "#lib/comptes/queries";
import { MOTIF_MAX } from "#lib/moderation/schema";
import { OperatorError } from "#lib/platform/config/operator-error";
import { prisma } from "#lib/platform/db/pool";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ErreurUsage, lireSaisie, OPERATEUR } from "./commande.ts";
import { aide, commandesProches, trouverCommande } from "./commandes.ts";
import { faire } from "./faire.fixture.ts";
import { gerer } from "./gerer.fixture.ts";

const PATIENCE_MS = 120_000;

const base = useTestDatabase();
beforeEach(() => prisma().compte.deleteMany());

async function jetonDe(compte_id: number): Promise<string> {
	const cree = await creerJeton(OPERATEUR, { compte_id, nom: "essai" });
	if (!cree.ok) throw new Error(cree.refus);
	return cree.valeur.jeton;
}

test.each([
	["no account named", "compte suspendre", [], "--compte ID"],
	[
		"an account named twice",
		"jeton lister",
		["--courriel", "a@b.fr", "--compte", "1"],
		"Dites quel compte",
	],
	["an id that is none", "compte lever", ["--compte", "x"], "nombre entier"],
	["a page that is none", "compte lister", ["--page", "0"], "--page attend"],
	["no token named", "jeton revoquer", [], "--tous et un compte"],
	[
		"one token and all of them",
		"jeton revoquer",
		["--jeton", "1", "--tous", "--compte", "1"],
		"Dites lequel",
	],
	[
		"one token and an account",
		"jeton revoquer",
		["--jeton", "1", "--compte", "1"],
		"ne va pas",
	],
	[
		"every session, and those of an account",
		"session fermer",
		["--toutes", "--compte", "1"],
		"--toutes",
	],
])(
	"%s is mistyped, before the database is opened",
	async (_, nom, args, words) => {
		const trouvee = await trouverCommande([...nom.split(" "), ...args]);
		const lire = () => trouvee && lireSaisie(trouvee.commande, trouvee.suite);
		expect(lire).toThrow(ErreurUsage);
		expect(lire).toThrow(words);
	},
);

test(
	"a mistyped command prints its own usage with an example, exit code 2; its help does so, exit code 0; both say what the codes mean",
	async () => {
		const nulle = { DATABASE_URL: "postgresql://x:x@127.0.0.1:1/x" };
		const faux = await gerer(nulle, "compte", "suspendre");
		expect([faux.code, faux.stdout]).toEqual([2, ""]);
		expect(faux.stderr).toContain("Dites quel compte");
		expect(faux.stderr).toContain("par exemple : npm run gerer -- compte");
		expect(faux.stderr).not.toContain("compte creer");
		expect(faux.stderr).toContain("Code de retour : 0 fait, 1 refusé");
		const aidee = await gerer(nulle, "jeton", "--aide");
		expect([aidee.code, aidee.stderr]).toEqual([0, ""]);
		expect(aidee.stdout).toBe(aide(await commandesProches("jeton")));
	},
	PATIENCE_MS,
);

describe("compte lister", () => {
	test("tells ids, roles, days and counts, and writes no address or name unless asked", async () => {
		const { compte_id } = await acteurDeRole("admin");
		await prisma().compte.update({
			where: { id: compte_id },
			data: { nom: "Odile", courriel: "odile@exemple.fr" },
		});
		await jetonDe(compte_id);
		const seul = {
			id: compte_id,
			role: "admin",
			suspendu_le: null,
			cree_le: expect.stringMatching(/Z$/),
			actif_le: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			jetons: 1,
			contributions: 0,
		};
		const liste = await faire("compte", "lister");
		expect(liste).toEqual({ comptes: [seul], total: 1, page: 1, pages: 1 });
		expect(await faire("compte", "lister", "--adresses")).toMatchObject({
			comptes: [{ ...seul, nom: "Odile", courriel: "odile@exemple.fr" }],
		});
	});

	test("filters by role, suspension and words, and leads through the pages", async () => {
		const admin = await acteurDeRole("admin");
		const { compte_id } = await acteurDeRole("membre");
		await faire("compte", "suspendre", "--compte", String(compte_id));
		await prisma().compte.createMany({
			data: Array.from({ length: COMPTES_PAR_PAGE }, () => {
				const courriel = `${randomUUID()}@foule.fr`;
				return { courriel, courriel_saisi: courriel };
			}),
		});
		const ids = async (...args: string[]) => {
			const { comptes } = Object(await faire("compte", "lister", ...args));
			return comptes.map(({ id }: { id: number }) => id);
		};
		expect(await ids("--role", "admin")).toEqual([admin.compte_id]);
		expect(await ids("--suspendus")).toEqual([compte_id]);
		expect(await ids("--mot", "foule.fr")).toHaveLength(COMPTES_PAR_PAGE);
		expect(await ids("--page", "2")).toHaveLength(2);
		expect(await faire("compte", "lister", "--page", "2")).toMatchObject({
			...{ total: COMPTES_PAR_PAGE + 2, page: 2, pages: 2 },
		});
	});
});

describe("compte suspendre and compte lever", () => {
	test("cut sessions and tokens, write to the account and keep the journal as the moderation area does, without an actor", async () => {
		const acteur = await acteurDeRole("moderateur");
		const { compte_id } = acteur;
		const jeton = await jetonDe(compte_id);
		const designe = ["--compte", String(compte_id)];
		expect(
			await faire("compte", "suspendre", ...designe, "--motif", "Publicité."),
		).toEqual({ id: compte_id, suspendu: true });
		await faire("compte", "suspendre", ...designe);
		// Another reason would reach nobody: it is not said to be done.
		await expect(
			faire("compte", "suspendre", ...designe, "--motif", "Insultes."),
		).rejects.toThrow("n’est pas partie");
		expect(await ouvrirAppel(jeton)).toBeNull();
		await faire("compte", "lever", ...designe);
		expect(await ouvrirAppel(jeton)).toBeNull();
		expect(await courrielsA(acteur)).toEqual([
			...["jeton_cree attente", "compte_suspendu annule"],
		]);
		const actes = await prisma().journalEntree.findMany({
			where: { objet: "compte", objet_id: compte_id },
			orderBy: { id: "asc" },
		});
		expect(
			actes.map(({ acte, acteur: qui, motif }) => [qui, acte, motif]),
		).toEqual([
			["operateur", "suspendreCompte", "Publicité."],
			["operateur", "leverSuspension", null],
		]);
	});

	test("refuse the last administrator, an unknown account, and a reason out of bounds", async () => {
		const { compte_id } = await acteurDeRole("admin");
		const designe = ["--compte", String(compte_id)];
		const refus = (...args: string[]) =>
			expect(faire("compte", "suspendre", ...args)).rejects;
		await refus(...designe).toThrow("dernier compte d’administration");
		await refus("--compte", "999999").toThrow("Aucun compte");
		await refus("--courriel", "personne@exemple.fr").toThrow(OperatorError);
		await refus(...designe, "--motif", "x".repeat(MOTIF_MAX + 1)).toThrow(
			OperatorError,
		);
		expect(await prisma().compte.count({ where: { suspendu: true } })).toBe(0);
	});

	test(
		"in production too, standard output is the result alone: what is logged goes to standard error",
		async () => {
			const { compte_id } = await acteurDeRole("membre");
			const { code, stdout, stderr } = await gerer(
				{ DATABASE_URL: base.url, NODE_ENV: "production" },
				...["compte", "suspendre", "--compte", String(compte_id)],
			);
			expect(code).toBe(0);
			expect(JSON.parse(stdout)).toEqual({ id: compte_id, suspendu: true });
			expect(stderr).toContain('"securite":"suspension"');
		},
		PATIENCE_MS,
	);
});

describe("jeton lister and jeton revoquer", () => {
	test("one token, or all of an account, is accepted no more; others stay; the journal says it; nothing shows a token", async () => {
		const { compte_id } = await acteurDeRole("membre");
		const autre = await acteurDeRole("membre");
		const sien = await jetonDe(autre.compte_id);
		const jetons: string[] = [];
		for (let n = 0; n < 3; n += 1) jetons.push(await jetonDe(compte_id));
		const designe = ["--compte", String(compte_id)];
		const liste = await faire("jeton", "lister", ...designe);
		expect(liste).toMatchObject({
			jetons: [{ nom: "essai", utilise_le: null }, {}, {}],
		});
		for (const jeton of jetons)
			expect(JSON.stringify(liste)).not.toContain(jeton);
		const premier = Object(liste).jetons[0].id;
		const un = ["--jeton", String(premier)];
		expect(await faire("jeton", "revoquer", ...un)).toEqual({ revoques: 1 });
		expect(await faire("jeton", "revoquer", ...un)).toEqual({ revoques: 0 });
		const vivants = async () =>
			(await Promise.all(jetons.map(ouvrirAppel))).map((un) => un !== null);
		expect(await vivants()).toEqual([false, true, true]);
		expect(await faire("jeton", "revoquer", "--tous", ...designe)).toEqual({
			revoques: 2,
		});
		expect(await vivants()).toEqual([false, false, false]);
		expect(await ouvrirAppel(sien)).not.toBeNull();
		expect(
			await prisma().journalEntree.count({
				where: { acte: "revoquerJeton", acteur: "operateur" },
			}),
		).toBe(3);
	});

	test("an unknown token and an unknown account are refused in a sentence", async () => {
		const faux = (...args: string[]) =>
			expect(faire("jeton", "revoquer", ...args)).rejects;
		await faux("--jeton", "999999").toThrow("Aucun jeton");
		await faux("--tous", "--compte", "999999").toThrow("Aucun compte");
	});
});
