/**
 * Votes and supports toggled at random by many accounts on two instances, one
 * of which crashes: counts, rows and the answers that the driver received must
 * agree.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Api, expect, test } from "#e2e/fixtures/api";
import { enParallele } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton, type Titulaire } from "#e2e/fixtures/comptes";
import { creerBesoin, creerJalon, creerProjet } from "#e2e/fixtures/contenu";
import { GRAINE, relever } from "#e2e/fixtures/epreuve";
import { hasardDe } from "#e2e/fixtures/hasard";
import { ecartsDe } from "#e2e/fixtures/invariants";
import { ouvrirPaire, type Paire } from "#e2e/fixtures/paire";

const COMPTES = 200;
const FICHES = 8;
const DUREE_MS = 60_000;

test.describe.configure({ mode: "default" });

let paire: Paire;

test.beforeAll(async () => {
	test.setTimeout(600_000);
	paire = await ouvrirPaire();
});

test.afterAll(async () => {
	await paire?.fermer();
});

type Cible = {
	readonly chemin: string;
	readonly cle: "vote" | "soutenu";
	readonly lignes: string;
	readonly id: number;
};

async function creerCibles(): Promise<Cible[]> {
	const cibles: Cible[] = [];
	for (let rang = 0; rang < FICHES; rang++) {
		const projet = await creerProjet(paire.base);
		const besoin = await creerBesoin(paire.base, { statut: "etude" });
		await creerJalon(paire.base, besoin.id, "etude", "2026-01-01");
		cibles.push(
			{
				chemin: `/api/projets/${projet.slug}/vote`,
				cle: "vote",
				lignes: "votes WHERE projet_id",
				id: projet.id,
			},
			{
				chemin: `/api/besoins/${besoin.slug}/soutien`,
				cle: "soutenu",
				lignes: "soutiens WHERE besoin_id",
				id: besoin.id,
			},
		);
	}
	return cibles;
}

/** The known state of an account's vote; unknown after a lost answer. */
type Etat = "present" | "absent" | "inconnu";

type Bilan = { faits: number; perdus: number; continuer: boolean };

/** A missing answer is as uncertain as a 503: the act may be done. */
async function basculer(
	api: Api,
	{ chemin }: Cible,
	jeton: string,
	vote: boolean,
) {
	try {
		return await api.appeler(vote ? "PUT" : "DELETE", chemin, { jeton });
	} catch (error) {
		if (error instanceof Error && "code" in error) return undefined;
		throw error;
	}
}

async function conduire(
	rang: number,
	{ jeton }: Titulaire,
	cibles: readonly Cible[],
	bilan: Bilan,
): Promise<Map<Cible, Etat>> {
	const hasard = hasardDe(GRAINE + rang);
	const modele = new Map<Cible, Etat>();
	while (bilan.continuer) {
		const cible = hasard.parmi(cibles);
		const vote = hasard.pileOuFace();
		const api = paire.instance(hasard.entier(2));
		const reponse = await basculer(api, cible, jeton, vote);
		if (reponse === undefined || reponse.statut === 503) {
			modele.set(cible, "inconnu");
			bilan.perdus += 1;
			await sleep(50);
			continue;
		}
		expect(reponse.statut).toBe(200);
		expect(reponse.json).toMatchObject({ [cible.cle]: vote });
		modele.set(cible, vote ? "present" : "absent");
		bilan.faits += 1;
	}
	return modele;
}

/** The accounts with a row. */
async function presents({ lignes, id }: Cible): Promise<Set<number>> {
	const rangees = await paire.base.lignes<{ compte_id: number }>(
		`SELECT compte_id FROM ${lignes} = $1`,
		[id],
	);
	return new Set(rangees.map(({ compte_id }) => compte_id));
}

test("200 accounts toggle votes and supports on two instances, one killed midway: counts, rows and model agree", async () => {
	test.setTimeout(400_000);
	const cibles = await creerCibles();
	const comptes = await enParallele(COMPTES, 5, () =>
		creerCompteAvecJeton(paire.base),
	);
	const bilan: Bilan = { faits: 0, perdus: 0, continuer: true };
	const charge = enParallele(COMPTES, COMPTES, async (rang) => {
		const compte = comptes[rang];
		if (!compte) throw new Error("no account");
		return conduire(rang, compte, cibles, bilan);
	});
	await sleep(DUREE_MS / 2);
	await paire.tuer(1);
	await paire.relancer(1);
	const faitsAvant = bilan.faits;
	await sleep(DUREE_MS / 2);
	bilan.continuer = false;
	const modeles = await charge;
	// The crash happened while requests were in flight, and the load continued
	// after it.
	expect(bilan.perdus).toBeGreaterThan(0);
	expect(faitsAvant).toBeGreaterThan(COMPTES);
	expect(bilan.faits).toBeGreaterThan(faitsAvant);

	let certains = 0;
	for (const cible of cibles) {
		const trouves = await presents(cible);
		for (const [rang, modele] of modeles.entries()) {
			const etat = modele.get(cible) ?? "absent";
			if (etat === "inconnu") continue;
			certains += 1;
			expect([cible.chemin, rang, trouves.has(comptes[rang]?.id ?? 0)]).toEqual(
				[cible.chemin, rang, etat === "present"],
			);
		}
	}
	const { votes, soutiens } = await paire.base.ligne<{
		votes: number;
		soutiens: number;
	}>(
		`SELECT (SELECT sum(nb_votes)::int FROM projets) - (SELECT count(*)::int FROM votes) AS votes,
		   (SELECT sum(nb_soutiens)::int FROM besoins) - (SELECT count(*)::int FROM soutiens) AS soutiens`,
	);
	expect([votes, soutiens]).toEqual([0, 0]);
	expect(await ecartsDe(paire.base)).toEqual([]);
	relever(
		"200 comptes basculent votes et soutiens sur 2 instances, une tuée : décomptes = lignes = modèle",
		{
			faits: bilan.faits,
			perdus: bilan.perdus,
			certains,
			secondes: DUREE_MS / 1000,
			graine: GRAINE,
		},
	);
});
