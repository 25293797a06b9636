import { expect, test } from "#e2e/fixtures/api";
import { creerBesoin } from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";
import type { Server } from "#e2e/fixtures/servers";
import { creerSoutien } from "#e2e/fixtures/soutiens";
import { texts } from "#lib/i18n/texts";
import { completeEnvironment } from "#lib/platform/config/env";
import { signerDesinscription } from "#lib/platform/mail/need-links";

let base: Base;
let server: Server;

test.beforeEach(({ monde, front }) => {
	({ base } = monde);
	({ server } = front);
	completeEnvironment({ NEXTAUTH_SECRET: monde.secret });
});

async function abonne() {
	const besoin = await creerBesoin(base, { titre: "Une fontaine au marché" });
	const compte = await creerSoutien(base, besoin.id);
	const ids = { compte_id: compte.id, besoin_id: besoin.id };
	const refus = async () =>
		(
			await base.lignes(
				"SELECT 1 FROM refus_etapes WHERE compte_id = $1 AND besoin_id = $2",
				[compte.id, besoin.id],
			)
		).length;
	const soutiens = async () =>
		(
			await base.lignes("SELECT 1 FROM soutiens WHERE compte_id = $1", [
				compte.id,
			])
		).length;
	return { jeton: signerDesinscription(ids), refus, soutiens };
}

function demander(chemin: string, init: RequestInit = {}) {
	return fetch(`http://localhost:${server.port}${chemin}`, {
		redirect: "manual",
		...init,
	});
}

const UN_CLIC = {
	method: "POST",
	body: "List-Unsubscribe=One-Click",
	headers: { "Content-Type": "application/x-www-form-urlencoded" },
};

for (const prefixe of ["", "/en"]) {
	test(`a mail program's POST ${prefixe}/desinscription works without cookie, Origin or redirect, and can be repeated`, async () => {
		const { jeton, refus, soutiens } = await abonne();
		for (let fois = 0; fois < 2; fois++) {
			const reponse = await demander(
				`${prefixe}/desinscription/${jeton}`,
				UN_CLIC,
			);
			expect(reponse.status).toBe(200);
			expect(reponse.headers.get("location")).toBeNull();
			expect(reponse.headers.get("set-cookie")).toBeNull();
			expect(reponse.headers.get("cache-control")).toContain("no-store");
			expect(await refus()).toBe(1);
		}
		expect(await soutiens()).toBe(1);
	});

	test(`GET and HEAD ${prefixe}/desinscription, twenty times, lead to a page with a button and change nothing`, async () => {
		const { jeton, refus } = await abonne();
		const chemin = `${prefixe}/desinscription/${jeton}`;
		for (let fois = 0; fois < 10; fois++)
			for (const method of ["GET", "HEAD"])
				expect((await demander(chemin, { method })).status).toBe(303);
		const page = await demander(chemin, { redirect: "follow" });
		expect(page.status).toBe(200);
		const html = await page.text();
		expect(html).toContain("Une fontaine au marché");
		expect(html).toContain("<button");
		expect(await refus()).toBe(0);
	});

	test(`a link ${prefixe}/desinscription of an account that was erased since says that nothing is left to stop, and a mail program is answered OK`, async () => {
		const besoin = await creerBesoin(base);
		const jeton = signerDesinscription({
			...{ compte_id: 999_999, besoin_id: besoin.id },
		});
		const chemin = `${prefixe}/desinscription/${jeton}`;
		const page = await demander(chemin, { redirect: "follow" });
		expect(page.status).toBe(200);
		const t = texts(prefixe === "" ? "fr" : "en");
		expect(await page.text()).toContain(t("compte.desinscription.efface"));
		expect((await demander(chemin, UN_CLIC)).status).toBe(200);
	});

	test(`a link ${prefixe}/desinscription without our signature is a plain 404, whatever the request`, async () => {
		const { jeton, refus } = await abonne();
		const faux = `${jeton.slice(0, -1)}${jeton.endsWith("A") ? "B" : "A"}`;
		for (const chemin of [
			`${prefixe}/desinscription/${faux}`,
			`${prefixe}/desinscription/${faux}/confirmation`,
		])
			expect((await demander(chemin)).status).toBe(404);
		const envoi = await demander(`${prefixe}/desinscription/${faux}`, UN_CLIC);
		expect(envoi.status).toBe(404);
		expect(await refus()).toBe(0);
	});
}
