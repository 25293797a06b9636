/** Requests that once made the server fail, and fill its log. */
import { expect, test } from "#e2e/fixtures/api";
import type { Demande } from "#e2e/fixtures/client";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";

test("requests that once failed at will cause neither a 5xx nor a logged error", async ({
	front,
}) => {
	const page = await front.appelerSansContrat("GET", "/compte/connexion");
	const html = page.octets.toString();
	const [fichier = ""] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
	const [action = ""] = /[0-9a-f]{42}/.exec(html) ?? [];
	expect([fichier, action]).not.toContain("");
	const Origin = `http://localhost:${front.server.port}`;
	const script = { Origin, "Next-Action": action };
	const cas: [string, string, Demande][] = [
		["GET", fichier, { entetes: { Range: "bytes=5-2" } }],
		["GET", fichier, { entetes: { Range: "bytes=0-99999999999999999999" } }],
		["GET", "/flux/projets.xml?theme=%00", {}],
		["GET", "/en/flux/besoins.xml?theme=%00", {}],
		["GET", "/_next/static/chunks/partie.js", {}],
		["POST", "/compte/connexion", { brut: "[", entetes: script }],
		["POST", "/compte/connexion", { brut: '["$F0"]', entetes: script }],
		["POST", "/desinscription/x", { brut: "x" }],
		["POST", "/desinscription/x/confirmation", { brut: "x" }],
	];
	const avant = lignesEnFaute(front.server.log());
	for (const [methode, chemin, demande] of cas) {
		const { statut } = await front.appelerSansContrat(
			...([methode, chemin, demande] as const),
		);
		expect([chemin, statut < 500]).toEqual([chemin, true]);
	}
	expect(lignesEnFaute(front.server.log())).toEqual(avant);
});
