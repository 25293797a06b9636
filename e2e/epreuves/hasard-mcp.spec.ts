/** Generated bodies for /mcp: whatever is sent, no 5xx, no logged error. */
import { expect, test } from "#e2e/fixtures/api";
import { enParallele } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { GRAINE, relever } from "#e2e/fixtures/epreuve";
import { type Hasard, hasardDe } from "#e2e/fixtures/hasard";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";

const CORPS = 50_000;
const ENSEMBLE = 6;

const ETRANGES: readonly unknown[] = [
	...[
		null,
		true,
		-1,
		1e308,
		2 ** 53,
		"",
		" ",
		"\0",
		"\ud800",
		"é".repeat(5_000),
	],
	...[
		[],
		{},
		[[[[]]]],
		{ toString: 1 },
		"__proto__",
		"2026-02-30",
		"<b>",
		"a-a-a-a",
	],
];

const OUTILS = [
	...["sommaire", "chercher", "lire", "projets_pour_un_besoin"],
	...["places_ouvertes", "proposer_besoin", "soutenir", "voter", "aucun"],
];
const METHODES = [
	...["initialize", "tools/list", "tools/call", "tools/call", "tools/call"],
	...["ping", "resources/list", "notifications/initialized", "server/discover"],
];

/** Arguments that some tool takes, with a strange value here and there. */
function argumentsAuHasard(hasard: Hasard, slugs: readonly string[]): object {
	const valeurs: Record<string, unknown> = {
		q: "eau",
		limite: 3,
		nature: hasard.parmi(["projet", "besoin", "article"]),
		slug: hasard.parmi(slugs),
		texte: "je n'ai pas de car",
		role: "terrain",
		titre: "Un banc au soleil",
		description: "On attend debout, parfois une heure entière.",
	};
	for (const nom of Object.keys(valeurs)) {
		if (hasard.entier(4) === 0) delete valeurs[nom];
		else if (hasard.entier(5) === 0) valeurs[nom] = hasard.parmi(ETRANGES);
	}
	return valeurs;
}

function corpsAuHasard(hasard: Hasard, slugs: readonly string[]): string {
	const message: Record<string, unknown> = {
		jsonrpc: "2.0",
		id: hasard.entier(9),
		method: hasard.parmi(METHODES),
		params: {
			name: hasard.parmi(OUTILS),
			arguments: argumentsAuHasard(hasard, slugs),
			...(hasard.pileOuFace()
				? {
						protocolVersion: hasard.parmi(["2026-07-28", "2025-06-18", "x"]),
						capabilities: {},
						clientInfo: { name: "x", version: "1" },
					}
				: {}),
		},
	};
	if (hasard.entier(6) === 0)
		message[hasard.parmi(Object.keys(message))] = hasard.parmi(ETRANGES);
	const text = JSON.stringify(message);
	const at = hasard.entier(text.length);
	switch (hasard.entier(12)) {
		case 0:
			return text.slice(0, at);
		case 1:
			return (
				text.slice(0, at) + hasard.parmi([...'{}[],:"\\0']) + text.slice(at)
			);
		case 2:
			return `[${text},${text}]`;
		case 3:
			return text.replace("{", `{"x":${"[".repeat(at)}${"]".repeat(at)},`);
		default:
			return text;
	}
}

test("50,000 generated bodies for /mcp, with and without a token: no 5xx, no line of error", async ({
	base,
	front,
}) => {
	test.setTimeout(3_600_000);
	const hasard = hasardDe(GRAINE);
	const slugs = [
		(await creerProjet(base)).slug,
		(await creerBesoin(base)).slug,
		"aucun",
	];
	const { jeton } = await creerCompteAvecJeton(base);
	const fautes = lignesEnFaute(front.server.log()).length;
	const statuts = new Map<number, number>();
	const envois = Array.from({ length: CORPS }, () => ({
		brut: corpsAuHasard(hasard, slugs),
		entetes: {
			"Content-Type": hasard.entier(20) ? "application/json" : "text/plain",
			Accept: hasard.entier(20) ? "application/json, text/event-stream" : "*/*",
			...(hasard.entier(3) === 0
				? {
						"MCP-Protocol-Version": hasard.parmi([
							"2026-07-28",
							"2025-06-18",
							"x",
						]),
					}
				: {}),
			...(hasard.pileOuFace() ? { Authorization: `Bearer ${jeton}` } : {}),
		},
	}));
	await enParallele(CORPS, ENSEMBLE, async (rang) => {
		const envoi = envois[rang];
		if (!envoi) throw new Error(`no body ${rang}`);
		const { octets, statut } = await front.appelerSansContrat(
			"POST",
			"/mcp",
			envoi,
		);
		statuts.set(statut, (statuts.get(statut) ?? 0) + 1);
		expect(statut, `${envoi.brut.slice(0, 500)}\n${octets}`).toBeLessThan(500);
	});
	expect(lignesEnFaute(front.server.log()).slice(fautes)).toEqual([]);
	// Most bodies are read, or nothing was tried.
	expect(statuts.get(200) ?? 0).toBeGreaterThan(CORPS / 3);
	relever("generated bodies for /mcp: no 5xx, no line of error", {
		corps: CORPS,
		graine: GRAINE,
		...Object.fromEntries(statuts),
	});
});
