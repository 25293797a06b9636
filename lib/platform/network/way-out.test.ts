import { afterAll, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { metricsText } from "../runtime/metrics.ts";
import { hostile, startCounted } from "./hostile-server.fixture.ts";
import { LECTURES_PAR_HEURE, lireAdresses, lireOctets } from "./way-out.ts";

const pages = hostile("un texte");
const server = await startCounted((request, response) =>
	request.url === "/latin"
		? response.end(Buffer.from("été", "latin1"))
		: pages(request, response),
);
afterAll(() => server.close());
useTestDatabase({ LECTURES_ESSAI: `127.0.0.1:${server.port}` });

const SITE = `http://127.0.0.1:${server.port}`;
const lire = (adresse: string) =>
	lireAdresses("operateur", [adresse], () => true);

/** How many reads were noted as barred. */
async function barred(): Promise<number> {
	const { text } = await metricsText();
	return Number(/evenement="lecture_barree"\} (\d+)/.exec(text)?.[1] ?? 0);
}

test("a text is handed on with where it was found; what is no UTF-8 is refused, never guessed", async () => {
	expect(await lire(`${SITE}/file`)).toEqual({
		ok: true,
		texte: "un texte",
		adresse: `${SITE}/file`,
	});
	expect(await lire(`${SITE}/latin`)).toEqual({
		ok: false,
		refus: "illisible",
	});
	expect(await lire(`${SITE}/missing`)).toMatchObject({ refus: "statut" });
});

test("who sends an address that leads inside, or to another port, is noted; a missing file is no attack", async () => {
	const before = await barred();
	await lire(`${SITE}/file`);
	await lire(`${SITE}/missing`);
	expect(await barred()).toBe(before);
	await lire("http://169.254.169.254/latest/");
	await lire("http://example.org:6379/");
	expect(await barred()).toBe(before + 2);
});

test("reads are counted by the hour for each account: one more is refused, with the wait, and asks nothing of anybody", async () => {
	const lecteur = {
		visiteur: { compte_id: 1 },
		reseau: "192.0.2.7",
	};
	const ask = (visiteur = lecteur.visiteur) =>
		lireOctets({ ...lecteur, visiteur }, [`${SITE}/file`], () => true);
	for (let n = 0; n < LECTURES_PAR_HEURE.max; n += 1)
		expect(await ask()).toMatchObject({ ok: true });
	const asked = server.requests.length;
	const refused = await ask();
	expect(refused).toMatchObject({ ok: false, refus: "limite" });
	const wait = "delaiSecondes" in refused ? refused.delaiSecondes : 0;
	expect(wait).toBeGreaterThan(3_000);
	expect(wait).toBeLessThanOrEqual(3_600);
	expect(server.requests).toHaveLength(asked);
	expect(await ask({ compte_id: 2 })).toMatchObject({ ok: true });
	expect(await lire(`${SITE}/file`)).toMatchObject({ ok: true });
});
