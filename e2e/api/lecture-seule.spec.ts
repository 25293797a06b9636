/** Read-only mode: turned on by the operator's command while the site serves, it refuses every write, and nothing else. */
import { type Api, expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { actionsDuBuild } from "#e2e/fixtures/arborescence";
import { compter, enContinu, enParallele } from "#e2e/fixtures/charge";
import { type Reponse, texteDe } from "#e2e/fixtures/client";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { corpsBesoin, corpsProjet } from "#e2e/fixtures/corps";
import { type Base, nouvelleBase } from "#e2e/fixtures/database";
import { empreinteDeTout } from "#e2e/fixtures/empreinte";
import { demandeDe, tousLesEnvois } from "#e2e/fixtures/envois";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";
import { ouvrirPaire } from "#e2e/fixtures/paire";
import { inviter, ouvrirTous, peupler } from "#e2e/fixtures/peuplement";
import { eventually } from "#e2e/fixtures/processes";
import { startServer } from "#e2e/fixtures/servers";
import { completeEnvironment } from "#lib/platform/config/env";
import { READ_ONLY_RETRY_SECONDS } from "#lib/platform/db/unavailable";
import { gerer } from "#scripts/gerer/gerer.fixture";

const STARTS_MS = 600_000;
const COMPTES = 8;
/** Time for some tens of calls, on a machine that may be busy. */
const CALLS_MS = 120_000;

/** Counters that a crash may forget: no backup has them. */
const COMPTEURS = {
	compteurs_appels: expect.any(String),
	limites: expect.any(String),
	manquees_reseaux: expect.any(String),
	manquees_vues: expect.any(String),
};

async function tourner({ url }: Base, sens: "oui" | "non"): Promise<void> {
	const { code, stderr } = await gerer(
		{ DATABASE_URL: url },
		...["lecture-seule", sens],
	);
	expect([code, stderr]).toEqual([0, ""]);
}

function attendreRefus({ statut, entetes, json }: Reponse): void {
	expect(statut).toBe(503);
	expect(entetes["retry-after"]).toBe(String(READ_ONLY_RETRY_SECONDS));
	expect(json).toEqual({
		detail: expect.stringContaining("en lecture seule"),
	});
}

test("two instances take writes without end: once the command has returned none is written on either, each is 503 with Retry-After and the API's body while reads go on, and both write again afterwards, not restarted", async () => {
	test.setTimeout(STARTS_MS);
	const paire = await ouvrirPaire();
	const { base } = paire;
	let arreter: () => Promise<unknown> = async () => {};
	try {
		const projet = await creerProjet(base);
		const besoin = await creerBesoin(base);
		const comptes = await enParallele(COMPTES, 4, () =>
			creerCompteAvecJeton(base),
		);
		const admin = await creerCompteAvecJeton(base, "admin");
		let rang = 0;
		const appeler = (): Promise<Reponse> => {
			const numero = rang++;
			const api = paire.instance(numero);
			const jeton = comptes[numero % COMPTES]?.jeton;
			switch (numero % 4) {
				case 0:
					return api.appeler("POST", "/api/besoins", {
						jeton,
						corps: corpsBesoin(`Un besoin parmi d’autres ${numero}`),
					});
				case 1:
					return api.appeler(
						numero % 8 === 1 ? "PUT" : "DELETE",
						`/api/projets/${projet.slug}/vote`,
						{ jeton },
					);
				case 2:
					return api.appeler(
						numero % 8 === 2 ? "PUT" : "DELETE",
						`/api/besoins/${besoin.slug}/soutien`,
						{ jeton },
					);
				default:
					return api.appeler("POST", "/api/projets", {
						jeton,
						corps: corpsProjet(`Un projet parmi d’autres ${numero}`),
					});
			}
		};
		const charge = enContinu(COMPTES, appeler);
		arreter = charge.arreter;
		const reponses = (plus: number) => {
			const but = charge.reponses.length + plus;
			return eventually(() => charge.reponses.length > but, CALLS_MS);
		};
		await reponses(60);
		await tourner(base, "oui");
		const avant = await empreinteDeTout(base);
		const ferme = charge.reponses.length;
		await reponses(100);
		expect(await empreinteDeTout(base)).toEqual({ ...avant, ...COMPTEURS });
		// Answers to calls that began before may still have been on their way.
		for (const refus of charge.reponses.slice(ferme + COMPTES, ferme + 100))
			attendreRefus(refus);
		for (const api of paire.instances) {
			const { jeton } = admin;
			for (const chemin of ["/api/projets", `/api/besoins/${besoin.slug}`])
				expect((await api.appeler("GET", chemin, { jeton })).statut).toBe(200);
			expect((await api.appeler("GET", "/api/sante")).statut).toBe(200);
			attendreRefus(
				await api.appeler("PATCH", `/api/admin/besoins/${besoin.slug}`, {
					jeton,
					corps: { statut: "livre" },
				}),
			);
			expect(
				lignesEnFaute(api.server.log()).filter((ligne) =>
					/\bReadOnly\b/.test(ligne),
				),
			).toEqual([]);
		}
		await tourner(base, "non");
		const rouvert = charge.reponses.length;
		await reponses(40);
		const apres = (await charge.arreter()).slice(rouvert + COMPTES);
		expect(compter(apres.map(({ statut }) => statut))).not.toHaveProperty(
			"503",
		);
		expect(await empreinteDeTout(base)).not.toEqual({ ...avant, ...COMPTEURS });
	} finally {
		await arreter().catch(() => {});
		await paire.fermer();
	}
});

/** A site of its own: the mode holds for all who use its database. */
async function ouvrirSite(): Promise<{ base: Base; api: Api }> {
	const base = await nouvelleBase();
	const NEXTAUTH_SECRET = "un-secret-pour-les-essais-et-pour-eux-seuls";
	completeEnvironment({ NEXTAUTH_SECRET });
	const api = await ouvrirApi(
		await startServer("front", { DATABASE_URL: base.url, NEXTAUTH_SECRET }),
	);
	return { base, api };
}

test("every form of the build, sent by every reader with and without script in read-only mode, changes no row that a backup keeps and logs no error; what would write is 503 with Retry-After", async () => {
	test.setTimeout(STARTS_MS);
	const { base, api } = await ouvrirSite();
	try {
		for (const slug of ["a", "b"]) await creerTheme(base, { slug });
		const lecteurs = await inviter(base);
		const { noms } = await peupler(base, lecteurs);
		await ouvrirTous(base, lecteurs);
		const envois = await tousLesEnvois(api, lecteurs, noms);
		expect(envois.length).toBeGreaterThan(2 * actionsDuBuild().length);
		await tourner(base, "oui");
		const fautes = lignesEnFaute(api.server.log()).length;
		const avant = await empreinteDeTout(base);
		const Origin = `http://localhost:${api.server.port}`;
		const refuses = new Set<string>();
		await enParallele(envois.length, 4, async (rang) => {
			const envoi = envois[rang];
			if (!envoi) throw new Error(`no form ${rang}`);
			const { chemin, action } = envoi.formulaire;
			const { statut, entetes } = await api.appelerSansContrat(
				"POST",
				chemin,
				demandeDe(envoi, { Origin }),
			);
			const quoi = `${envoi.qui} ${chemin} ${statut}`;
			if (statut === 503) {
				refuses.add(action);
				expect([quoi, entetes["retry-after"]]).toEqual([
					...[quoi, String(READ_ONLY_RETRY_SECONDS)],
				]);
			} else expect([quoi, statut < 500]).toEqual([quoi, true]);
			// So that the limit of acts a minute hides none of the others.
			if (rang % 40 === 0) await base.lignes("DELETE FROM limites");
		});
		expect(refuses.size).toBeGreaterThan(15);
		expect(await empreinteDeTout(base)).toEqual({ ...avant, ...COMPTEURS });
		expect(lignesEnFaute(api.server.log()).slice(fautes)).toEqual([]);
		const lien = `/desinscription/${noms.desinscription}`;
		const { statut, entetes, octets } = await api.appelerSansContrat(
			"POST",
			lien,
			{
				brut: "List-Unsubscribe=One-Click",
				entetes: { "Content-Type": "application/x-www-form-urlencoded" },
			},
		);
		expect(statut).toBe(503);
		expect(entetes["retry-after"]).toBe(String(READ_ONLY_RETRY_SECONDS));
		expect(octets.toString()).toContain("Le site est en lecture seule");
		expect(lignesEnFaute(api.server.log()).slice(fautes)).toEqual([]);
	} finally {
		await api.fermer();
		await base.fermer();
	}
});

test("a kept page shows the mode at the first request after the command, and no longer after its end, for signed-out readers and in both languages", async () => {
	test.setTimeout(STARTS_MS);
	const { base, api } = await ouvrirSite();
	const montre = async (page: string) =>
		/lecture seule|read-only/.test(
			texteDe(await api.appelerSansContrat("GET", page)),
		);
	const pages = ["/", "/projets", "/en/besoins"];
	try {
		for (const page of pages) expect(await montre(page)).toBe(false);
		for (const page of pages) expect(await montre(page)).toBe(false);
		await tourner(base, "oui");
		for (const page of pages) expect(await montre(page)).toBe(true);
		await tourner(base, "non");
		for (const page of pages) expect(await montre(page)).toBe(false);
	} finally {
		await api.fermer();
		await base.fermer();
	}
});
