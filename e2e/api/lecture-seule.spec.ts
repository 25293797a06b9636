/** Read-only mode: turned on by the operator, from another process while the site serves, it refuses every write, and nothing else. */
import { type Api, expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { actionsDuBuild } from "#e2e/fixtures/arborescence";
import { enParallele } from "#e2e/fixtures/charge";
import { texteDe } from "#e2e/fixtures/client";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { corpsBesoin, corpsProjet } from "#e2e/fixtures/corps";
import { type Base, nouvelleBase } from "#e2e/fixtures/database";
import { empreinteDeTout } from "#e2e/fixtures/empreinte";
import { demandeDe, tousLesEnvois } from "#e2e/fixtures/envois";
import { PLEINE_TAILLE } from "#e2e/fixtures/epreuve";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";
import {
	attendreRefus,
	COMPTEURS,
	tournerLectureSeule,
} from "#e2e/fixtures/lecture-seule";
import { inviter, ouvrirTous, peupler } from "#e2e/fixtures/peuplement";
import { startServer } from "#e2e/fixtures/servers";
import { completeEnvironment } from "#lib/platform/config/env";
import { READ_ONLY_RETRY_SECONDS } from "#lib/platform/db/unavailable";

const STARTS_MS = 600_000;

// A site of its own: the mode holds for all who use its database.
test.describe.configure({ mode: "default", timeout: STARTS_MS });

let base: Base;
let api: Api;

test.beforeAll(async () => {
	test.setTimeout(STARTS_MS);
	base = await nouvelleBase();
	for (const slug of ["a", "b", "c"]) await creerTheme(base, { slug });
	const NEXTAUTH_SECRET = "un-secret-pour-les-essais-et-pour-eux-seuls";
	completeEnvironment({ NEXTAUTH_SECRET });
	api = await ouvrirApi(
		await startServer("front", { DATABASE_URL: base.url, NEXTAUTH_SECRET }),
	);
});

test.afterEach(async ({ playwright: _ }, { status, expectedStatus }) => {
	if (status !== expectedStatus) await tournerLectureSeule(base, "non");
});

test.afterAll(async () => {
	await api?.fermer();
	await base?.fermer();
});

test("a kept page shows the mode at the first request after the command, and no longer after its end, for signed-out readers and in both languages", async () => {
	const montre = async (page: string) =>
		/lecture seule|read-only/.test(
			texteDe(await api.appelerSansContrat("GET", page)),
		);
	const pages = ["/", "/projets", "/en/besoins"];
	for (const page of pages) expect(await montre(page)).toBe(false);
	for (const page of pages) expect(await montre(page)).toBe(false);
	await tournerLectureSeule(base, "oui");
	for (const page of pages) expect(await montre(page)).toBe(true);
	await tournerLectureSeule(base, "non");
	for (const page of pages) expect(await montre(page)).toBe(false);
});

test("once the command has returned each write of the API is 503 with Retry-After and the API's body, writes nothing and logs no fault, while reads go on; afterwards it is done", async () => {
	const projet = await creerProjet(base);
	const besoin = await creerBesoin(base);
	const { jeton } = await creerCompteAvecJeton(base);
	const admin = await creerCompteAvecJeton(base, "admin");
	const ecritures = [
		["POST", "/api/besoins", { jeton, corps: corpsBesoin("Un autre besoin") }],
		["POST", "/api/projets", { jeton, corps: corpsProjet("Un autre projet") }],
		["PUT", `/api/projets/${projet.slug}/vote`, { jeton }],
		["DELETE", `/api/projets/${projet.slug}/vote`, { jeton }],
		["PUT", `/api/besoins/${besoin.slug}/soutien`, { jeton }],
		["DELETE", `/api/besoins/${besoin.slug}/soutien`, { jeton }],
		[
			"PATCH",
			`/api/admin/besoins/${besoin.slug}`,
			{ jeton: admin.jeton, corps: { statut: "etude" } },
		],
	] as const;
	await tournerLectureSeule(base, "oui");
	const avant = await empreinteDeTout(base);
	const fautes = lignesEnFaute(api.server.log()).length;
	for (const [methode, chemin, demande] of ecritures)
		attendreRefus(await api.appeler(methode, chemin, demande));
	for (const chemin of ["/api/projets", `/api/besoins/${besoin.slug}`])
		expect((await api.appeler("GET", chemin, { jeton })).statut).toBe(200);
	expect((await api.appeler("GET", "/api/sante")).statut).toBe(200);
	expect(await empreinteDeTout(base)).toEqual({ ...avant, ...COMPTEURS });
	expect(lignesEnFaute(api.server.log()).slice(fautes)).toEqual([]);
	await tournerLectureSeule(base, "non");
	for (const [methode, chemin, demande] of ecritures)
		expect((await api.appeler(methode, chemin, demande)).statut).toBeLessThan(
			300,
		);
});

test("every form of the build, sent with and without script in read-only mode, changes no row that a backup keeps and logs no error; what would write is 503 with Retry-After", async () => {
	const lecteurs = await inviter(base);
	const { noms } = await peupler(base, lecteurs);
	await ouvrirTous(base, lecteurs);
	// Every reader at full size: who sends it decides nothing here.
	const qui = lecteurs.filter(
		(un) => PLEINE_TAILLE || un.qui === "membre" || un.qui === "admin",
	);
	const tous = await tousLesEnvois(api, qui, noms);
	// Nor does the page that it is sent from: each action once a way, and all at full size.
	const parAction = new Map(
		tous.map((un) => [`${un.formulaire.action} ${un.parScript}`, un]),
	);
	const envois = PLEINE_TAILLE ? tous : [...parAction.values()];
	expect(parAction.size).toBe(2 * actionsDuBuild().length);
	await tournerLectureSeule(base, "oui");
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
});
