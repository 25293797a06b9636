/** The logo that a `publiccode.yml` names: read by the one way out, and kept only when it is a picture. */
import { afterAll, expect, test } from "vitest";
import {
	hostile,
	startCounted,
} from "#lib/platform/network/hostile-server.fixture";
import { imageEnvoyee } from "#prisma/images.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { prendreLogo } from "../commands.ts";
import { lireFaces } from "../queries.ts";
import { lireProjetDistant } from "./queries.ts";

const logo = await imageEnvoyee();
const autres = hostile("<svg xmlns='http://www.w3.org/2000/svg'/>");
let nomme = "../docs/logo.png";
const serveur = await startCounted((demande, reponse) => {
	if (demande.url === "/eau/docs/logo.png") return reponse.end(logo);
	if (demande.url?.endsWith(".yml"))
		return reponse.end(`publiccodeYmlVersion: 1\nname: Eau\nlogo: ${nomme}`);
	return autres(demande, reponse);
});
afterAll(() => serveur.close());
useTestDatabase({ LECTURES_ESSAI: `127.0.0.1:${serveur.port}` });

const lecteur = { visiteur: null, reseau: "192.0.2.7" };
const site = `http://127.0.0.1:${serveur.port}`;

async function lu(dit: string) {
	nomme = dit;
	const adresse = `${site}/eau/fontaines/publiccode.yml`;
	const projet = await lireProjetDistant(lecteur, adresse, "fr");
	if (!projet.ok) throw new Error(projet.refus);
	return projet.logo;
}

test("a path is read from where the file is, an address as it is, and no logo is none", async () => {
	expect(await lu("../docs/logo.png")).toBe(`${site}/eau/docs/logo.png`);
	expect(await lu("https://cdn.example.org/l.png")).toBe(
		"https://cdn.example.org/l.png",
	);
	expect(await lu('""')).toBeNull();
	expect(await lu("[a, b]")).toBeNull();
});

test("what is a picture is made anew and kept; anything else, and an address that is barred, gives none", async () => {
	const empreinte = await prendreLogo(lecteur, `${site}/eau/docs/logo.png`);
	const faces = { logo: empreinte, image: null, image_dite: null };
	expect(empreinte).toMatch(/^[\w-]{43}$/);
	expect(await lireFaces(faces)).toMatchObject({ ok: true });
	for (const adresse of [
		`${site}/logo.svg`,
		`${site}/redirect?to=${encodeURIComponent("http://127.0.0.2/l.png")}`,
		"http://169.254.169.254/logo.png",
		"file:///etc/passwd",
	])
		expect(await prendreLogo(lecteur, adresse)).toBeNull();
});
