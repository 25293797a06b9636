/** Pictures as they are served, and the sizes of the forms that bring them. */
import { expect, test } from "#e2e/fixtures/api";
import { creerProjet, slugUnique } from "#e2e/fixtures/contenu";
import {
	FORMULAIRE_A_IMAGES_MAX_OCTETS,
	FORMULAIRE_MAX_OCTETS,
} from "#lib/platform/validation/forms";

const MULTIPART = { "Content-Type": "multipart/form-data; boundary=x" };

test("a picture is served at its hash once a published project shows it, with a type of its own and nothing that runs; and to nobody before or after", async ({
	base,
	front,
}) => {
	const slug = slugUnique("face");
	await creerProjet(base, { slug, statut: "propose" });
	const { empreinte } = await base.ligne<{ empreinte: string }>(
		`INSERT INTO images (empreinte, octets, largeur, hauteur)
		 SELECT rtrim(translate(encode(sha256(o), 'base64'), '+/', '-_'), '='), o, 9, 9 FROM convert_to($1, 'UTF8') AS o RETURNING empreinte`,
		[`<svg>${slug}</svg>`],
	);
	await base.lignes("UPDATE projets SET logo = $1 WHERE slug = $2", [
		empreinte,
		slug,
	]);
	const chemin = `/images/${empreinte}.webp`;
	const lire = (entetes: Record<string, string> = {}, methode = "GET") =>
		front.appelerSansContrat(methode, chemin, { entetes });
	const etat = (statut: string) =>
		base.lignes(
			"UPDATE projets SET statut = $1, publie_le = now() WHERE slug = $2",
			[statut, slug],
		);
	expect((await lire()).statut).toBe(404);
	await etat("publie");
	const { statut, entetes, octets } = await lire();
	expect(statut).toBe(200);
	expect(octets.toString()).toBe(`<svg>${slug}</svg>`);
	expect(entetes).toMatchObject({
		"content-type": "image/webp",
		"content-disposition": "inline",
		"content-length": `${octets.length}`,
		"cache-control": "public, max-age=31536000, immutable",
		"content-security-policy": "default-src 'none'; sandbox",
		"x-content-type-options": "nosniff",
	});
	expect(entetes).not.toHaveProperty("set-cookie");
	const revu = await lire({ "If-None-Match": `${entetes.etag}` });
	expect([revu.statut, revu.octets.length]).toEqual([304, 0]);
	const tete = await lire({}, "HEAD");
	expect([tete.statut, tete.octets.length]).toEqual([200, 0]);
	const fiche = await front.appelerSansContrat("GET", `/projets/${slug}`, {
		entetes: { "Accept-Encoding": "identity" },
	});
	expect(fiche.octets.toString()).toMatch(
		new RegExp(
			`<img src="${chemin}" alt="" width="88" height="88" loading="lazy" decoding="async"`,
		),
	);
	await etat("archive");
	expect((await lire()).statut).toBe(404);
	const autre = `/images/${"x".repeat(43)}.webp`;
	expect((await front.appelerSansContrat("GET", autre)).statut).toBe(404);
});

test("only the forms of a project are read beyond 300 KiB, to the size of two pictures, and only when they announce it", async ({
	front,
}) => {
	const poster = async (chemin: string, octets: number, parMorceaux = false) =>
		(
			await front.appelerSansContrat("POST", chemin, {
				brut: Buffer.alloc(octets),
				entetes: {
					...MULTIPART,
					Origin: `http://localhost:${front.server.port}`,
				},
				parMorceaux,
			})
		).statut;
	const plus = FORMULAIRE_MAX_OCTETS + 1;
	const max = FORMULAIRE_A_IMAGES_MAX_OCTETS;
	for (const chemin of [
		"/proposer",
		"/en/proposer",
		"/compte/contributions/projet/x",
		"/moderation/relecture/projet/x",
	]) {
		expect([chemin, await poster(chemin, plus)]).not.toEqual([chemin, 413]);
		expect([chemin, await poster(chemin, plus, true)]).toEqual([chemin, 413]);
		expect([chemin, await poster(chemin, max + 1)]).toEqual([chemin, 413]);
	}
	for (const chemin of ["/decrire", "/proposer/verification", "/compte/profil"])
		expect([chemin, await poster(chemin, plus)]).toEqual([chemin, 413]);
});
