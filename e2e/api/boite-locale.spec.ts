/** The local mailbox page: it shows sign-in codes. */
import { Agent } from "node:http";
import { envoyer } from "#e2e/fixtures/client";
import { demander, expect, test } from "#e2e/fixtures/connexion";
import { courrielPour } from "#e2e/fixtures/courriels";

const BOITE = "/dev/courriels";

test("the mailbox shows to this machine the mails of the site, newest first, and each mail as text and in a document where nothing runs", async ({
	site,
}) => {
	const navigateur = site.navigateur("127.0.0.1");
	for (const courriel of ["une@boite.test", "deux@boite.test"]) {
		await demander(navigateur, courriel);
		await courrielPour(site.server, courriel);
	}
	const { cle, sujet, texte } = await courrielPour(
		site.server,
		"deux@boite.test",
	);
	const liste = await navigateur.lire(BOITE);
	const page = liste.octets.toString();
	expect(liste.statut).toBe(200);
	expect(page.indexOf("deux@boite.test")).toBeGreaterThan(0);
	expect(page.indexOf("une@boite.test")).toBeGreaterThan(
		page.indexOf("deux@boite.test"),
	);
	// A mail opens as it is read, and its text is a link away.
	expect(page).toContain(`href="${BOITE}/${cle}/html"`);
	expect(page).toContain(`href="${BOITE}/${cle}"`);
	const mail = await navigateur.lire(`${BOITE}/${cle}`);
	expect(mail.octets.toString()).toContain(sujet);
	expect(mail.octets.toString()).toContain(texte.split("\n")[0] ?? "");
	const html = await navigateur.lire(`${BOITE}/${cle}/html`);
	expect(html.entetes).toMatchObject({
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
	});
	const policy = String(html.entetes["content-security-policy"]);
	expect(policy).toContain("default-src 'none'");
	expect(policy).toMatch(/; sandbox$/);
	expect(policy).not.toMatch(/script|allow/);
});

test("to any other peer, or under another host name than this machine's, the mailbox does not exist", async ({
	site,
}) => {
	await demander(site.navigateur(), "cachee@boite.test");
	const { cle } = await courrielPour(site.server, "cachee@boite.test");
	const chemins = [BOITE, `${BOITE}/${cle}`, `${BOITE}/${cle}/html`, "/dev"];
	const partout = chemins.flatMap((un) => [un, `/en${un}`, `${un}/`]);
	for (const chemin of [...partout, `/%64ev/courriels`, `/fr${BOITE}`]) {
		const { statut, octets } = await site.navigateur().lire(chemin);
		expect([404, 308, 307], chemin).toContain(statut);
		expect(octets.toString()).not.toContain("cachee@boite.test");
	}
	const agent = new Agent();
	for (const host of ["ailleurs.test", "localhost.ailleurs.test", ""]) {
		const { statut, octets } = await envoyer(
			agent,
			site.server.port,
			"GET",
			BOITE,
			{ entetes: { Host: host } },
		);
		expect(statut, host).toBeGreaterThanOrEqual(400);
		expect(octets.toString()).not.toContain("cachee@boite.test");
	}
	agent.destroy();
});
