import { resolve } from "node:path";
import { expect, test } from "vitest";
import { analyserReglages } from "./env.ts";

const SITE = { SITE_URL: "https://bien.example.org" };
const PUBLISHER = {
	EDITEUR: "Association",
	EDITEUR_ADRESSE: "1 rue du Lac",
	HEBERGEUR: "Une machine à nous",
	CONTACT: "bonjour@example.org",
};
const VITRINE = "oui";

function missing(source: Record<string, string>): string[] {
	const analyse = analyserReglages(source);
	return analyse.ok
		? []
		: analyse.erreurs.map((one) => one.split(" ")[0] ?? "");
}

test("off loopback the public trial asks for its address and the four settings of the publisher, and for no secret and no mail, which a site needs", () => {
	expect(analyserReglages({ ...SITE, ...PUBLISHER, VITRINE })).toMatchObject({
		ok: true,
		reglages: { vitrine: true, dataDir: resolve(".data/vitrine") },
	});
	expect(missing({ ...SITE, VITRINE })).toEqual(Object.keys(PUBLISHER));
	expect(missing({ ...SITE, ...PUBLISHER })).toEqual([
		"RESEND_API_KEY",
		"NEXTAUTH_SECRET",
	]);
});
