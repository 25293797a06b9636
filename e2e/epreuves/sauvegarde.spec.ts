/** A backup taken while people write, restored elsewhere, is a working site. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { enContinu, enParallele } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerJalon, creerProjet } from "#e2e/fixtures/contenu";
import { contribue, corpsBesoin } from "#e2e/fixtures/corps";
import { nouvelleBase, ouvrirBase } from "#e2e/fixtures/database";
import { relever } from "#e2e/fixtures/epreuve";
import { ecartsDe, surLaBase } from "#e2e/fixtures/invariants";
import { ouvrirPaire } from "#e2e/fixtures/paire";
import { eventually } from "#e2e/fixtures/processes";
import { startServer } from "#e2e/fixtures/servers";
import { restaurer } from "#lib/platform/backup/restore";
import { sauvegarder } from "#lib/platform/backup/write";
import { schemaVersion } from "#server/migrations/rebuild";

const COMPTES = 30;

test("a backup taken under load and restored into another database: everything acknowledged before it is there, verifier is clean, a server works on it", async () => {
	test.setTimeout(600_000 + 300_000);
	const dossier = mkdtempSync(join(tmpdir(), "bien-commun-sauvegarde-"));
	const fichier = join(dossier, "base.jsonl.gz");
	const paire = await ouvrirPaire();
	const autre = await nouvelleBase();
	try {
		const { base } = paire;
		const projets: { readonly slug: string }[] = [];
		for (let rang = 0; rang < 5; rang++) projets.push(await creerProjet(base));
		const besoin = await creerBesoin(base);
		await creerJalon(base, besoin.id, "publie", "2026-01-01");
		const admin = await creerCompteAvecJeton(base, "admin");
		const comptes = await enParallele(COMPTES, 5, () =>
			creerCompteAvecJeton(base),
		);
		const avant: string[] = [];
		let commencee = false;
		let rang = 0;
		const charge = enContinu(COMPTES, async () => {
			const numero = rang++;
			const jeton = comptes[numero % COMPTES]?.jeton;
			const api = paire.instance(numero);
			const cible = projets[numero % projets.length]?.slug;
			const methode = numero % 3 === 0 ? "DELETE" : "PUT";
			const utile = !commencee;
			if (numero % 50 === 0)
				await api.appeler("PATCH", `/api/admin/besoins/${besoin.slug}`, {
					jeton: admin.jeton,
					corps: { statut: numero % 100 === 0 ? "etude" : "livre" },
				});
			else if (numero % 4 === 0) {
				const reponse = await api.appeler("POST", "/api/besoins", {
					jeton,
					corps: corpsBesoin(`Pendant la sauvegarde ${numero}`),
				});
				if (utile && !commencee) avant.push(contribue(reponse).slug);
			} else
				await api.appeler(
					methode,
					numero % 4 === 1
						? `/api/besoins/${besoin.slug}/soutien`
						: `/api/projets/${cible}/vote`,
					{ jeton },
				);
		});
		await eventually(() => charge.reponses.length > 5_000, 240_000);
		commencee = true;
		const debut = charge.reponses.length;
		const sauvegarde = await surLaBase(base, () => sauvegarder(fichier));
		const pendant = charge.reponses.length - debut;
		await charge.arreter();
		expect(pendant).toBeGreaterThan(0);

		// As after an abandoned upgrade: a later version changed this schema. From
		// connections that are closed again: a restoration needs the database to
		// itself.
		const plusTard = ouvrirBase(autre.url);
		await plusTard.lignes(
			`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '99999999999999_plus_tard', now())`,
		);
		await plusTard.lignes("ALTER TABLE besoins DROP COLUMN titre CASCADE");
		await plusTard.fermer();
		const restauree = await surLaBase(autre, () =>
			restaurer(fichier, schemaVersion()),
		);
		expect(restauree.lignes).toBe(sauvegarde.lignes);
		expect(await ecartsDe(autre)).toEqual([]);
		const trouves = await autre.lignes(
			"SELECT slug FROM besoins WHERE slug = ANY($1)",
			[avant],
		);
		expect(avant.length).toBeGreaterThan(10);
		expect(trouves).toHaveLength(avant.length);

		const api = await startServer("front", {
			DATABASE_URL: autre.url,
			NEXTAUTH_SECRET: `secret-des-essais-${base.url.slice(-40)}`,
		}).then(ouvrirApi);
		try {
			const { jeton } = comptes[0] ?? {};
			const vote = await api.appeler(
				"PUT",
				`/api/projets/${projets[0]?.slug}/vote`,
				{ jeton },
			);
			expect(vote.statut).toBe(200);
			const besoinNeuf = await api.appeler("POST", "/api/besoins", {
				jeton,
				corps: corpsBesoin("Après la restauration"),
			});
			expect(besoinNeuf.statut).toBe(201);
		} finally {
			await api.fermer();
		}
		expect(await ecartsDe(autre)).toEqual([]);
		relever(
			"sauvegarde sous charge, restaurée ailleurs : vérifiée sans écart",
			{
				lignes: sauvegarde.lignes,
				ecrituresPendant: pendant,
				acquitteesAvant: avant.length,
			},
		);
	} finally {
		await paire.fermer();
		await autre.fermer();
		rmSync(dossier, { recursive: true, force: true });
	}
});
