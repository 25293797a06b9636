/** Requests designed to block the process, while others are served. */
import { expect, test } from "#e2e/fixtures/api";
import { juger, pendant } from "#e2e/fixtures/attaque";
import { enParallele } from "#e2e/fixtures/charge";
import type { Reponse } from "#e2e/fixtures/client";
import { lireFormulaire } from "#e2e/fixtures/navigateur";
import { FORMULAIRE_MAX_OCTETS } from "#lib/platform/validation/forms";

test.describe.configure({ mode: "default" });

const MARQUES = "\u0315\u0300\u05ae\u0305";

function rempli(piece: string, octets: number): string {
	const fois = Math.floor((octets - 2) / Buffer.byteLength(piece));
	return `x${piece.repeat(fois)}x`;
}

test("texts designed to be costly delay no other reader, in a form, in the API or in a query", async ({
	front,
	monde: { membre },
}) => {
	test.setTimeout(600_000);
	const fois = 20;
	const { port } = front.server;
	const page = "/compte/connexion";
	const { octets } = await front.appelerSansContrat("GET", page);
	const formulaire = lireFormulaire(page, octets.toString(), 'name="courriel"');
	const poster = (valeur: string) => {
		const parties = [...formulaire.caches, ["courriel", valeur]].map(
			([nom, une]) =>
				`--limite-des-essais\r\nContent-Disposition: form-data; name="${nom}"\r\n\r\n${une}\r\n`,
		);
		return front.appelerSansContrat("POST", page, {
			brut: `${parties.join("")}--limite-des-essais--\r\n`,
			entetes: {
				Origin: `http://localhost:${port}`,
				"Content-Type": "multipart/form-data; boundary=limite-des-essais",
			},
		});
	};
	const proposer = (description: string) =>
		front.appeler("POST", "/api/projets", {
			jeton: membre.jeton,
			corps: { nom: description, accroche: "a", description, themes: ["a"] },
		});
	const chercher = (q: string) =>
		front.appelerSansContrat("GET", `/projets?q=${q}`);
	const presque = FORMULAIRE_MAX_OCTETS - 4_000;
	const envois: [string, number, () => Promise<Reponse>][] = [
		["100 kB of spaces in a form", 200, () => poster(rempli(" ", 100_000))],
		["a form full of spaces", 200, () => poster(rempli(" ", presque))],
		["a form full of marks", 200, () => poster(rempli(MARQUES, presque))],
		["500 kB of spaces in a form", 413, () => poster(rempli(" ", 500_000))],
		["80 kB of spaces to the API", 422, () => proposer(rempli(" ", 40_000))],
		["a body full of marks", 422, () => proposer(rempli(MARQUES, 120_000))],
		["a query full of spaces", 200, () => chercher(`a${"+".repeat(15_000)}`)],
	];
	for (const [quoi, statut, envoi] of envois) {
		const { attente } = await pendant(front.server, () =>
			enParallele(fois, 2, async () =>
				expect([quoi, (await envoi()).statut]).toEqual([quoi, statut]),
			),
		);
		juger(`${quoi}: others are served`, attente, { sent: fois });
	}
});

test("addresses that two parsers would read differently, at full speed, reach nothing", async ({
	front,
}) => {
	test.setTimeout(300_000);
	const chemins = [
		...["/./dev/courriels", "/x/../dev/courriels", "/_next/../dev/courriels"],
		...["/EN/dev/courriels", "/API/dev/courriels", "//dev/courriels"],
		...["/desinscription/../moderation/comptes/4", "/x/%2e%2e/dev/courriels"],
	];
	const fois = 5_000;
	const { attente } = await pendant(front.server, () =>
		enParallele(fois, 8, async (rang) => {
			const chemin = chemins[rang % chemins.length] ?? "";
			const { statut } = await front.appelerSansContrat("GET", chemin);
			expect([chemin, [400, 404].includes(statut)]).toEqual([chemin, true]);
		}),
	);
	juger("ambiguous addresses are refused", attente, { sent: fois });
});
