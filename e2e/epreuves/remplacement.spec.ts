/** A version replaces another behind nginx, as docs/operations.md says, while readers and accounts go on asking. */
import { request } from "node:https";
import { expect, test } from "playwright/test";
import { compter, enContinu } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { relever } from "#e2e/fixtures/epreuve";
import { nginxIsAbsent, startNginx } from "#e2e/fixtures/nginx";
import { ouvrirPaire } from "#e2e/fixtures/paire";

const DEMANDES = 3_000;

type Geste = {
	readonly method: string;
	readonly path: string;
	readonly corps?: string;
	readonly statut: number;
};

/** What became of one request, on a connection of its own: its status, or why it has none. */
function demander(
	port: number,
	{ method, path, corps = "" }: Geste,
	jeton: string,
	client: string,
): Promise<string> {
	return new Promise((resolve) => {
		const sent = request(
			{
				...{ host: "127.0.0.1", port, method, path, agent: false },
				rejectUnauthorized: false,
				headers: {
					Host: "localhost",
					"X-Client": client,
					Authorization: `Bearer ${jeton}`,
					"Content-Type": "application/json",
					"Content-Length": Buffer.byteLength(corps),
				},
			},
			(answer) => {
				answer.resume();
				answer.on("end", () => resolve(String(answer.statusCode)));
				answer.on("error", ({ message }) => resolve(`cut: ${message}`));
			},
		);
		sent.on("error", ({ message }) => resolve(message));
		sent.end(corps);
	});
}

test("versions replace one another behind nginx: of 3,000 requests, which nginx sends again or not, none is lost", async () => {
	const absent = nginxIsAbsent();
	test.skip(absent !== undefined, absent);
	test.setTimeout(900_000);
	const paire = await ouvrirPaire({
		TRUSTED_PROXIES: "1",
		// nginx passes the host without a port.
		SITE_URL: "http://localhost",
	});
	const { slug } = await creerProjet(paire.base);
	const { jeton } = await creerCompteAvecJeton(paire.base);
	const gestes: readonly Geste[] = [
		{ method: "GET", path: "/projets", statut: 200 },
		{ method: "GET", path: "/chiffres", statut: 200 },
		{ method: "GET", path: "/api/projets", statut: 200 },
		{ method: "PUT", path: `/api/projets/${slug}/vote`, statut: 200 },
		{ method: "POST", path: "/api/projets", corps: "{}", statut: 422 },
	];
	const port = (rang: 0 | 1) => paire.instances[rang].server.port;
	const nginx = await startNginx(port(0));
	let envoyees = 0;
	let remplacements = 0;
	try {
		const { reponses, arreter } = enContinu(8, async () => {
			const rang = envoyees++;
			const geste = gestes[rang % gestes.length];
			if (!geste) throw new Error("no request");
			// One client each: nginx limits what one may ask.
			const client = `10.0.${rang >> 8}.${rang & 255}`;
			const obtenu = await demander(nginx.port, geste, jeton, client);
			return obtenu === String(geste.statut)
				? "answered"
				: `${geste.method} ${geste.path}: ${obtenu}`;
		});
		while (reponses.length < DEMANDES) {
			const ancien = remplacements % 2 === 0 ? 0 : 1;
			nginx.ask(port(ancien === 0 ? 1 : 0));
			await paire.instances[ancien].server.stop();
			await paire.relancer(ancien);
			remplacements += 1;
		}
		expect(compter(await arreter())).toEqual({ answered: envoyees });
	} finally {
		await nginx.stop();
		await paire.fermer();
	}
	relever("versions replace one another behind nginx: no request lost", {
		requests: envoyees,
		replacements: remplacements,
		lost: 0,
	});
});
