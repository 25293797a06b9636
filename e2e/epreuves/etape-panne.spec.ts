/** A step mailed to many supporters: the page answers at once, shows the progress, and a crash repeats nothing. */
import { expect, test } from "playwright/test";
import { jugerDuree } from "#e2e/fixtures/charge";
import { creerBesoin } from "#e2e/fixtures/contenu";
import { nouvelleBase } from "#e2e/fixtures/database";
import { relever } from "#e2e/fixtures/epreuve";
import { ouvrirFournisseur } from "#e2e/fixtures/fournisseur";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { eventually } from "#e2e/fixtures/processes";
import { startServer } from "#e2e/fixtures/servers";
import { BAIL_SECONDES } from "#lib/platform/mail/leases";
import { monotonicMs } from "#lib/platform/runtime/clock";

const FOULE = 5_000;
const REPONSE_MAX_MS = 2_000;

test("a step reaches each of its supporters exactly once although the server is killed while it is being sent", async ({
	browser,
}) => {
	test.setTimeout(900_000);
	const base = await nouvelleBase();
	// The provider takes a tenth of the mails, and the rest once the server was killed.
	let recus = 0;
	let reprendre = () => {};
	const suite = new Promise<void>((fin) => {
		reprendre = fin;
	});
	const fournisseur = await ouvrirFournisseur(async () => {
		recus += 1;
		if (recus > FOULE / 10) await suite;
		return 200;
	});
	const secret = "un-secret-pour-les-essais-et-pour-eux-seuls";
	const demarrer = () =>
		startServer("front", {
			DATABASE_URL: base.url,
			NEXTAUTH_SECRET: secret,
			RESEND_API_KEY: "re_essai",
			RESEND_BASE_URL: fournisseur.url,
			MAIL_FROM: "Essai <essai@exemple.org>",
		});
	let server = await demarrer();
	try {
		const besoin = await creerBesoin(base, {
			statut: "etude",
			nb_soutiens: FOULE,
		});
		await base.lignes(
			`WITH c AS (INSERT INTO comptes (courriel, courriel_saisi)
			   SELECT 'f' || n || '@foule.fr', 'f' || n || '@foule.fr' FROM generate_series(1, $1::int) AS n RETURNING id)
			 INSERT INTO soutiens (compte_id, besoin_id) SELECT id, $2 FROM c`,
			[FOULE, besoin.id],
		);
		const url = `http://localhost:${server.port}`;
		const { contexte } = await navigateurDe(
			browser,
			{ url, base },
			"moderateur",
		);
		const page = await contexte.newPage();
		await page.goto(`/moderation/besoins/${besoin.slug}/chantier`);
		await page.getByLabel("Titre", { exact: true }).fill("À tous");
		await page.getByLabel("Texte", { exact: true }).fill("C’est fait.");
		const publier = page.getByRole("button", { name: "Publier et prévenir" });
		await publier.click();
		await expect(
			page.getByRole("region", { name: "Ce qui partira par courriel" }),
		).toBeVisible();
		const debut = monotonicMs();
		await publier.click();
		await expect(page.getByText("Étape 1 · À tous")).toBeVisible();
		const reponse = monotonicMs() - debut;
		await expect(page.getByText("attendent leur tour")).toBeVisible();
		await base.lignes("UPDATE courriels SET disponible_le = now()");
		await eventually(() => recus > FOULE / 10, 120_000);
		await server.kill();
		const avant = fournisseur.acceptes.size;
		reprendre();
		// Mails in flight wait for the end of their lease: it is over when the next
		// server starts.
		await base.lignes(
			"UPDATE courriels SET bail_le = bail_le - make_interval(secs => $1) WHERE statut = 'envoi'",
			[BAIL_SECONDES],
		);
		server = await demarrer();
		await eventually(() => fournisseur.acceptes.size === FOULE, 800_000);
		await contexte.close();
		relever("a step to a crowd, the server killed meanwhile", {
			destinataires: FOULE,
			partis_avant: avant,
			reponse_ms: Math.round(reponse),
		});
		expect(avant).toBeLessThan(FOULE);
		jugerDuree(reponse, REPONSE_MAX_MS);
		expect(
			[...fournisseur.acceptes.values()].filter(({ size }) => size !== 1),
		).toEqual([]);
	} finally {
		reprendre();
		await server.stop();
		await fournisseur.fermer();
		await base.fermer();
	}
});
