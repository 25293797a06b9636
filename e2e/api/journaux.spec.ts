/** What the server writes on its outputs: one JSON object per line, and what an attack leaves in it. */
import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { expect, test } from "#e2e/fixtures/api";
import { envoyer } from "#e2e/fixtures/client";
import { creerCompte, creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerTheme } from "#e2e/fixtures/contenu";
import { nouvelleBase } from "#e2e/fixtures/database";
import { eventually } from "#e2e/fixtures/processes";
import { startServer } from "#e2e/fixtures/servers";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import { completeEnvironment } from "#lib/platform/config/env";
import { signerDesinscription } from "#lib/platform/mail/need-links";

const SECRET = "un-secret-des-essais-long-de-plus-de-trente-deux-signes";
const ADRESSE = "203.0.113.77";

/** A form whose client disconnects in the middle. */
async function envoiCoupe(port: number): Promise<void> {
	const socket = connect(port, "127.0.0.1");
	await once(socket, "connect");
	const Host = `localhost:${port}`;
	socket.write(
		`POST /proposer HTTP/1.1\r\nHost: ${Host}\r\nOrigin: http://${Host}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n--b\r\nContent-Disposition: form-data; name="x"\r\n\r\nx`,
	);
	await new Promise((done) => socket.write("y", done));
	socket.destroy();
}

test("every line of output is one JSON object, errors and sign-outs are logged, and no secret is", async () => {
	test.setTimeout(600_000);
	const base = await nouvelleBase();
	await creerTheme(base);
	const server = await startServer("front", {
		DATABASE_URL: base.url,
		NEXTAUTH_SECRET: SECRET,
		LIMITE_APPELS: "3",
		TRUSTED_PROXIES: "1",
	});
	try {
		await eventually(() => server.log().includes("Ctrl-C arrête le site"));
		const { port } = server;
		const agent = new Agent();
		const Host = `localhost:${port}`;
		const entetes = { Host, "X-Forwarded-For": ADRESSE };
		const membre = await creerCompteAvecJeton(base);
		const autre = await creerCompte(base);
		const session = await ouvrirSession(base, autre.id);
		for (let rang = 0; rang < 4; rang += 1)
			await envoyer(agent, port, "GET", "/api/admin/propositions", {
				jeton: membre.jeton,
				entetes,
			});
		const page = await envoyer(agent, port, "GET", "/moderation", {
			entetes: { ...entetes, Cookie: `${session.name}=${session.value}` },
		});
		expect(page.statut).toBe(404);
		completeEnvironment({ NEXTAUTH_SECRET: SECRET });
		const lien = signerDesinscription({ compte_id: autre.id, besoin_id: 1 });
		await envoyer(agent, port, "GET", `/desinscription/${lien}`, { entetes });
		for (let rang = 0; rang < 5; rang += 1) await envoiCoupe(port);
		for (const suite of ["00", "7f".padEnd(42, "0")])
			await envoyer(agent, port, "POST", "/proposer", {
				entetes: {
					...entetes,
					Origin: `http://${Host}`,
					"Next-Action": suite,
				},
				brut: "[]",
			});
		const figures = await envoyer(agent, port, "GET", "/api/metriques", {
			entetes: { Host },
		});
		agent.destroy();
		await server.stop();
		const [, servi = ""] = server.log().split("Ctrl-C arrête le site");
		const lignes = servi
			.split("\n")
			.slice(1)
			.filter((ligne) => ligne !== "");
		expect(lignes.length).toBeGreaterThan(10);
		const lues = lignes.map((ligne): Record<string, unknown> => {
			try {
				return JSON.parse(ligne);
			} catch {
				return { illisible: ligne };
			}
		});
		expect(lues.filter((ligne) => "illisible" in ligne)).toEqual([]);
		const evenements = lues.flatMap(({ securite, quoi, compte, reseau }) =>
			securite === undefined ? [] : [{ securite, quoi, compte, reseau }],
		);
		const [premier] = evenements;
		expect(evenements).toMatchObject([
			...Array.from({ length: 3 }, () => ({
				securite: "role_refuse",
				quoi: "api",
			})),
			{ securite: "limite_atteinte", quoi: "appels", compte: premier?.compte },
			{ securite: "role_refuse", quoi: "page", reseau: premier?.reseau },
		]);
		expect(premier?.compte).toMatch(/^[\w-]{16}$/);
		expect(premier?.reseau).toMatch(/^[\w-]{16}$/);
		for (const secret of [lien, ADRESSE, membre.jeton, membre.courriel])
			expect(servi).not.toContain(secret);
		expect(servi).toContain("/desinscription/…");
		expect(figures.statut).toBe(200);
		expect(figures.octets.toString()).toContain(
			'bien_commun_securite_total{evenement="role_refuse"} 4',
		);
	} finally {
		await server.kill();
		await base.fermer();
	}
});
