/** Read-only mode under load: two instances, writes without end. */
import { expect, test } from "#e2e/fixtures/api";
import { compter, enContinu, enParallele } from "#e2e/fixtures/charge";
import type { Reponse } from "#e2e/fixtures/client";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { corpsBesoin, corpsProjet } from "#e2e/fixtures/corps";
import { empreinteDeTout } from "#e2e/fixtures/empreinte";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";
import {
	attendreRefus,
	COMPTEURS,
	tournerLectureSeule,
} from "#e2e/fixtures/lecture-seule";
import { ouvrirPaire } from "#e2e/fixtures/paire";
import { eventually } from "#e2e/fixtures/processes";

const STARTS_MS = 600_000;
const COMPTES = 8;
/** Time for some tens of calls, on a machine that may be busy. */
const CALLS_MS = 120_000;

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
		await tournerLectureSeule(base, "oui");
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
		await tournerLectureSeule(base, "non");
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
